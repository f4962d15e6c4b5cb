// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/equation_sheet.h"

#include "core/formula/lexer.h"
#include "core/model/names.h"
#include "core/model/validate.h"

#include <QObject>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace saltus::ui {

namespace {

// Values that are checked carry this instead of their file, and the line's number + 1 as their line.
constexpr const char* kMark = "\x01line";
constexpr std::size_t kDrawnMatrix = 4; // rows that the whole equation writes out

// Characters (code points) before a place in the text, as columns of errors count.
qsizetype offsetOfColumn(const QString& text, int column) {
    qsizetype at = 0;
    for (int c = 0; at < text.size() && c < column; ++c) at += text[at].isHighSurrogate() ? 2 : 1;
    return at;
}
int columnOfOffset(const QString& text, qsizetype offset) {
    int column = 0;
    for (qsizetype at = 0; at < offset; ++column) at += text[at].isHighSurrogate() ? 2 : 1;
    return column;
}

// What is wrong there: a whole name or number, else one character; at the end, the last character.
std::pair<int, int> extentAt(const QString& text, int column) {
    qsizetype begin = offsetOfColumn(text, column);
    if (begin >= text.size()) {
        begin = text.size();
        while (begin > 0 && text[begin - 1].isSpace()) --begin;
        if (begin > 0) --begin;
    }
    qsizetype end = begin + 1;
    const auto part = [&](QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('_') || c == QLatin1Char('.'); };
    if (begin < text.size() && part(text[begin]))
        while (end < text.size() && part(text[end])) ++end;
    return {static_cast<int>(begin), static_cast<int>(std::max<qsizetype>(1, end - begin))};
}

bool isNumber(const QString& text) {
    const std::string utf8 = text.trimmed().toStdString();
    double value = 0.0;
    const auto [end, error] = std::from_chars(utf8.data(), utf8.data() + utf8.size(), value);
    return error == std::errc() && end == utf8.data() + utf8.size() && std::isfinite(value);
}

bool holdsSum(const MathNode& node) {
    if (node.kind == MathNode::Kind::text) return node.style == MathNode::Style::sum || node.text == QChar(0x2212);
    if (node.kind != MathNode::Kind::row) return false;
    return std::any_of(node.parts.begin(), node.parts.end(), holdsSum);
}

} // namespace

std::vector<std::pair<int, QString>> splitList(const QString& text) {
    std::vector<std::pair<int, QString>> parts;
    int depth = 0;
    qsizetype from = 0;
    const auto take = [&](qsizetype until) {
        qsizetype begin = from;
        while (begin < until && text[begin].isSpace()) ++begin;
        parts.emplace_back(columnOfOffset(text, begin), text.mid(begin, until - begin).trimmed());
        from = until + 1;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('(') || text[i] == QLatin1Char('[')) ++depth;
        if (text[i] == QLatin1Char(')') || text[i] == QLatin1Char(']')) --depth;
        if (text[i] == QLatin1Char(',') && depth <= 0) take(i);
    }
    take(text.size());
    return parts;
}

model::Value valueOf(const QString& text) {
    const std::string utf8 = text.trimmed().toStdString();
    double value = 0.0;
    const auto [end, error] = std::from_chars(utf8.data(), utf8.data() + utf8.size(), value);
    if (!utf8.empty() && error == std::errc() && end == utf8.data() + utf8.size() && std::isfinite(value)) return model::Value(value);
    return model::Value(utf8);
}

QString textOf(const std::string& s) { return QString::fromStdString(s); }

QString textOf(const model::Value& value) {
    if (const auto* number = std::get_if<double>(&value.source)) return textOf(model::number_text(*number));
    return textOf(std::get<std::string>(value.source));
}

model::Model EquationSheet::place(const model::Model& model, const std::vector<QString>& texts, bool marked) const {
    model::Model made = model;
    for (std::size_t i = 0; i < lines_.size() && i < texts.size(); ++i) {
        const EquationLine& line = lines_[i];
        model::ValueVector values;
        const Place stands = line.values.empty() ? Place{} : Place(line.values.front().place);
        if (texts[i] == line.text) {
            values = line.values;
        } else if (!texts[i].trimmed().isEmpty()) {
            if (line.list)
                for (const auto& [column, part] : splitList(texts[i])) values.push_back(valueOf(part));
            else
                values.push_back(valueOf(texts[i]));
            for (std::size_t k = 0; k < values.size(); ++k) values[k].place = k < line.values.size() ? Place(line.values[k].place) : stands;
        } else if (!line.mayBeEmpty) {
            values.push_back(model::Value(std::string()));
        }
        if (marked) {
            const auto parts = line.list ? splitList(texts[i]) : std::vector<std::pair<int, QString>>{{0, texts[i]}};
            for (std::size_t k = 0; k < values.size(); ++k) {
                Place mark;
                mark.file = kMark;
                mark.line = static_cast<int>(i) + 1;
                mark.column = 1 + (k < parts.size() ? parts[k].first : 0);
                values[k].place = mark;
            }
        }
        if (line.put) line.put(made, std::move(values));
    }
    for (const auto& finish : finish_) finish(made);
    return made;
}

model::Model EquationSheet::apply(const model::Model& model, const std::vector<QString>& texts) const { return place(model, texts, false); }

std::optional<EquationError> EquationSheet::parse(std::size_t index, const QString& text) const {
    const EquationLine& line = lines_[index];
    formula::OutlineNames names = notation_.names;
    names.constants = constants_;
    const auto parts = line.list ? splitList(text) : std::vector<std::pair<int, QString>>{{0, text}};
    if (text.trimmed().isEmpty()) {
        if (line.mayBeEmpty) return std::nullopt;
        return EquationError{index, 0, 1, QObject::tr("A value is missing"), QObject::tr("write a number or a formula")};
    }
    for (const auto& [column, part] : parts) {
        if (part.isEmpty()) {
            const auto [begin, length] = extentAt(text, column);
            return EquationError{index, begin, length, QObject::tr("A value is missing between commas"), QObject::tr("write 0 for none")};
        }
        const auto outline = formula::outline(part.toStdString(), names);
        if (outline) continue;
        const auto [begin, length] = extentAt(text, column + std::max(0, outline.error().place.column - 1));
        return EquationError{index, begin, length, textOf(outline.error().message), textOf(outline.error().remedy)};
    }
    return std::nullopt;
}

std::vector<EquationError> EquationSheet::check(const model::Model& model, const std::vector<QString>& texts) const {
    std::vector<EquationError> errors;
    for (std::size_t i = 0; i < lines_.size() && i < texts.size(); ++i)
        if (auto error = parse(i, texts[i])) errors.push_back(std::move(*error));
    if (!errors.empty()) return errors; // a model of broken formulas says nothing more
    const std::string prefixes[] = {"systems." + object_.toStdString() + ".", "interactions." + object_.toStdString() + ".",
                                    "expressions." + object_.toStdString()};
    for (const Error& error : model::validate(place(model, texts, true))) {
        EquationError e;
        e.message = textOf(error.message);
        e.remedy = textOf(error.remedy);
        if (error.place.file == kMark && error.place.line >= 1 && static_cast<std::size_t>(error.place.line) <= lines_.size()) {
            e.line = static_cast<std::size_t>(error.place.line) - 1;
            std::tie(e.column, e.length) = extentAt(texts[*e.line], std::max(0, error.place.column - 1));
        } else {
            // Sizes and the like are told of the object's key: "systems.circuit.A[1]".
            for (const std::string& prefix : prefixes) {
                if (!error.place.object.starts_with(prefix)) continue;
                std::string key = error.place.object.substr(prefix.size());
                for (const char* part : {"relation.", "law."})
                    if (key.starts_with(part)) key.erase(0, std::string_view(part).size());
                for (std::size_t i = 0; i < lines_.size() && !e.line; ++i) {
                    const std::string name = lines_[i].name.toStdString();
                    if (key == name || key.starts_with(name + "[") || name.starts_with(key + "[")) e.line = i;
                }
                if (e.line) e.length = static_cast<int>(std::max<qsizetype>(1, texts[*e.line].size()));
            }
        }
        if (std::find(errors.begin(), errors.end(), e) == errors.end()) errors.push_back(std::move(e));
    }
    return errors;
}

// --- as on paper ----------------------------------------------------------------------------------------------------

std::optional<MathNode> EquationSheet::drawn(std::size_t index, const QString& text) const {
    const EquationLine& line = lines_[index];
    if (text.trimmed().isEmpty()) return std::nullopt;
    Notation notation = notation_;
    notation.names.constants = constants_;
    const auto parts = line.list ? splitList(text) : std::vector<std::pair<int, QString>>{{0, text}};
    std::vector<MathNode> cells;
    bool plain = true;
    for (const auto& [column, part] : parts) {
        plain = plain && isNumber(part);
        auto node = notationOf(part, notation);
        if (!node) return std::nullopt;
        cells.push_back(std::move(*node));
    }
    if (plain) return std::nullopt;
    const int columns = static_cast<int>(cells.size());
    MathNode right = columns == 1 ? std::move(cells.front()) : math::matrix(std::move(cells), columns);
    std::vector<MathNode> all{line.left, math::relation(QStringLiteral("="))};
    if (right.kind == MathNode::Kind::row) // its signs are where a long one breaks
        all.insert(all.end(), right.parts.begin(), right.parts.end());
    else
        all.push_back(std::move(right));
    return math::row(std::move(all));
}

bool EquationSheet::writtenOut(std::size_t line) const {
    return std::any_of(terms_.begin(), terms_.end(), [&](const Term& term) {
        return line >= term.first && line < term.first + term.count && term.count <= kDrawnMatrix && lines_[line].values.size() <= kDrawnMatrix;
    });
}

MathNode EquationSheet::whole(const std::vector<QString>& texts) const {
    Notation notation = notation_;
    notation.names.constants = constants_;
    std::vector<MathNode> row;
    bool fresh = true; // nothing stands on this side of the equals sign yet
    const auto append = [&](MathNode node) {
        if (node.kind == MathNode::Kind::row)
            for (MathNode& part : node.parts) row.push_back(std::move(part));
        else
            row.push_back(std::move(node));
    };
    for (const Term& term : terms_) {
        if (term.count == 0 && term.after.isEmptyRow()) { // signs and letters that are always there
            const bool equals = term.before.style == MathNode::Style::relation || (!term.before.parts.empty() && term.before.parts.back().style == MathNode::Style::relation);
            MathNode node = term.before;
            if (fresh && !equals && node.kind == MathNode::Kind::row && !node.parts.empty() && node.parts.front().style == MathNode::Style::sum)
                node.parts.erase(node.parts.begin()); // nothing to add to
            append(std::move(node));
            fresh = equals;
            continue;
        }
        bool empty = true, broken = false;
        std::vector<std::vector<MathNode>> cells;
        for (std::size_t i = term.first; i < term.first + term.count && i < texts.size(); ++i) {
            std::vector<MathNode> line;
            if (!texts[i].trimmed().isEmpty()) {
                empty = false;
                const auto parts = lines_[i].list ? splitList(texts[i]) : std::vector<std::pair<int, QString>>{{0, texts[i]}};
                for (const auto& [column, part] : parts) {
                    auto node = notationOf(part, notation);
                    broken = broken || !node;
                    line.push_back(node ? std::move(*node) : math::text(QStringLiteral("…")));
                }
            }
            cells.push_back(std::move(line));
        }
        // A source of zeros is none.
        const bool zeros = term.after.isEmptyRow() && std::all_of(cells.begin(), cells.end(), [](const auto& line) {
            return std::all_of(line.begin(), line.end(), [](const MathNode& cell) { return cell == math::text(QStringLiteral("0")); });
        });
        empty = empty || zeros;
        const bool symbolOnly = term.count == 0;
        if (empty && !symbolOnly) {
            // An empty factor before ẋ or v̇ is the identity, an empty term is none.
            if (term.optional || term.after.isEmptyRow()) continue;
            append(term.after);
            fresh = false;
            continue;
        }
        if (!fresh && !term.sign.isEmptyRow()) row.push_back(term.sign);
        std::size_t columns = 1;
        for (const auto& line : cells) columns = std::max(columns, line.size());
        if (symbolOnly) {
            append(term.before);
        } else if (cells.size() > kDrawnMatrix || columns > kDrawnMatrix) {
            append(notationOfName(lines_[term.first].name.left(lines_[term.first].name.indexOf(QLatin1Char('[')))));
        } else if (cells.size() == 1 && columns == 1) {
            MathNode only = std::move(cells[0][0]);
            const bool brackets = holdsSum(only) && (!term.after.isEmptyRow() || !fresh);
            append(brackets ? math::fence(std::move(only)) : std::move(only));
        } else {
            std::vector<MathNode> flat;
            // A vector on one line (b, as typed) is a column on paper.
            const bool upright = cells.size() == 1 && term.after.isEmptyRow();
            for (auto& line : cells) {
                line.resize(columns, math::text(QStringLiteral("0")));
                for (auto& cell : line) flat.push_back(std::move(cell));
            }
            append(math::matrix(std::move(flat), upright ? 1 : static_cast<int>(columns)));
        }
        if (!term.after.isEmptyRow()) {
            row.push_back(math::product());
            append(term.after);
        }
        fresh = false;
    }
    return math::row(std::move(row));
}

} // namespace saltus::ui
