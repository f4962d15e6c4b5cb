// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence of the core in the language of the window: the pattern that it was made from is found again, and its values
// are put into the translation of the pattern.
#include "ui/language/core_patterns.h"
#include "ui/language/language.h"
#include "ui/language/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace saltus::ui {

namespace {

constexpr int kDeepest = 6; // values are texts of the core themselves ("the mass", "3 rows"), but not for ever

// Words that stand alone in the sources of the core and fill the places of its sentences.
constexpr const char* kWords[] = {
    QT_TRANSLATE_NOOP("core", "body"), QT_TRANSLATE_NOOP("core", "joint"), QT_TRANSLATE_NOOP("core", "system"),
    QT_TRANSLATE_NOOP("core", "interaction"), QT_TRANSLATE_NOOP("core", "parameter"), QT_TRANSLATE_NOOP("core", "function"),
    QT_TRANSLATE_NOOP("core", "expression"), QT_TRANSLATE_NOOP("core", "drive"), QT_TRANSLATE_NOOP("core", "signal"),
    QT_TRANSLATE_NOOP("core", "shape"), QT_TRANSLATE_NOOP("core", "section"), QT_TRANSLATE_NOOP("core", "material"),
    QT_TRANSLATE_NOOP("core", "link"), QT_TRANSLATE_NOOP("core", "number"), QT_TRANSLATE_NOOP("core", "list"),
    QT_TRANSLATE_NOOP("core", "coordinates"), QT_TRANSLATE_NOOP("core", "copies"), QT_TRANSLATE_NOOP("core", "rate"),
    QT_TRANSLATE_NOOP("core", "lift"), QT_TRANSLATE_NOOP("core", "element"), QT_TRANSLATE_NOOP("core", "vertex"),
    QT_TRANSLATE_NOOP("core", "face"), QT_TRANSLATE_NOOP("core", "sphere"), QT_TRANSLATE_NOOP("core", "cylinder"),
    QT_TRANSLATE_NOOP("core", "box"), QT_TRANSLATE_NOOP("core", "radius"), QT_TRANSLATE_NOOP("core", "length"),
    QT_TRANSLATE_NOOP("core", "resistance"), QT_TRANSLATE_NOOP("core", "capacitance"), QT_TRANSLATE_NOOP("core", "inductance"),
    QT_TRANSLATE_NOOP("core", "voltage"), QT_TRANSLATE_NOOP("core", "current"), QT_TRANSLATE_NOOP("core", "cut off"),
    QT_TRANSLATE_NOOP("core", "infeasible"), QT_TRANSLATE_NOOP("core", "stalled"), QT_TRANSLATE_NOOP("core", "singular"),
    QT_TRANSLATE_NOOP("core", "solved"), QT_TRANSLATE_NOOP("core", "not positive"),
    QT_TRANSLATE_NOOP("core", "%1 row"), QT_TRANSLATE_NOOP("core", "%1 rows"), QT_TRANSLATE_NOOP("core", "',' or ')'")};

constexpr std::size_t kLabel = 8; // "angle of %1", not "%1 of %2"
constexpr std::size_t kSure = 12; // known characters; "%1 is %2: %3" could be many things

struct Pattern {
    const char* source;
    std::vector<std::string> parts; // between the places of values: one more than places
    std::size_t known = 0;          // characters that are not values
};

std::vector<Pattern> split() {
    std::vector<Pattern> patterns;
    patterns.reserve(kCorePatternCount + std::size(kWords));
    const auto add = [&](const char* source) {
        Pattern p{source, {std::string()}, 0};
        for (const char* c = p.source; *c != '\0'; ++c)
            if (*c == '%' && c[1] >= '1' && c[1] <= '9') {
                p.parts.emplace_back();
                ++c;
            } else {
                p.parts.back() += *c;
                ++p.known;
            }
        patterns.push_back(std::move(p));
    };
    std::for_each_n(kCorePatterns, kCorePatternCount, add);
    std::for_each(std::begin(kWords), std::end(kWords), add);
    // The pattern that knows most of a sentence comes first.
    std::stable_sort(patterns.begin(), patterns.end(), [](const Pattern& a, const Pattern& b) { return a.known > b.known; });
    return patterns;
}

// What stands in quotes is a name or a word of the file.
bool in_quotes(const Pattern& pattern, std::size_t value) {
    const std::string& before = pattern.parts[value];
    return !before.empty() && (before.back() == '\'' || before.back() == '"');
}

// The values, when the pattern made the text.
bool made(const Pattern& pattern, std::string_view text, std::vector<std::string_view>& values) {
    values.clear();
    const std::vector<std::string>& parts = pattern.parts;
    if (text.size() < pattern.known || text.substr(0, parts.front().size()) != parts.front()) return false;
    if (parts.size() == 1) return text.size() == pattern.known;
    std::string_view rest = text.substr(parts.front().size());
    for (std::size_t i = 1; i + 1 < parts.size(); ++i) {
        const std::size_t at = rest.find(parts[i]);
        if (at == std::string_view::npos) return false;
        values.push_back(rest.substr(0, at));
        rest = rest.substr(at + parts[i].size());
    }
    const std::string& end = parts.back();
    if (rest.size() < end.size() || rest.substr(rest.size() - end.size()) != end) return false;
    values.push_back(rest.substr(0, rest.size() - end.size()));
    // A name in quotes ends at the next quote.
    for (std::size_t i = 0; i < values.size(); ++i)
        if (in_quotes(pattern, i) && !parts[i + 1].empty() && values[i].find(parts[i].back()) != std::string_view::npos) return false;
    return true;
}


QString translated(std::string_view english, int depth);

// The translation with its values; nothing when no pattern of that many known characters made the text.
std::optional<QString> sentence(std::string_view english, int depth, std::size_t least = 0, bool of_names = false) {
    static const std::vector<Pattern> patterns = split();
    std::vector<std::string_view> values;
    const auto pattern = std::find_if(patterns.begin(), patterns.end(), [&](const Pattern& p) {
        return made(p, english, values) && !(of_names && std::any_of(values.begin(), values.end(), [](std::string_view value) { return value.find(' ') != std::string_view::npos; }));
    });
    if (pattern == patterns.end() || pattern->known < least) return std::nullopt;
    const QString translation = QCoreApplication::translate("core", pattern->source);
    QString out;
    for (qsizetype i = 0; i < translation.size(); ++i) {
        const int place = translation[i] == QLatin1Char('%') && i + 1 < translation.size() ? translation[i + 1].digitValue() : -1;
        if (place < 1 || place > static_cast<int>(values.size())) {
            out += translation[i];
            continue;
        }
        ++i;
        const std::size_t value = static_cast<std::size_t>(place) - 1;
        out += in_quotes(*pattern, value) || depth == kDeepest ? text(values[value]) : translated(values[value], depth + 1);
    }
    return out;
}

QString translated(std::string_view english, int depth) {
    if (auto known = sentence(english, depth, kSure)) return *std::move(known);
    // Two sentences, or a sentence and its reason.
    const auto two = [&](std::string_view joint, const QString& form) -> std::optional<QString> {
        for (std::size_t at = english.find(joint); at != std::string_view::npos; at = english.find(joint, at + 1))
            if (const auto first = sentence(english.substr(0, at), depth)) return form.arg(*first, translated(english.substr(at + joint.size()), depth));
        return std::nullopt;
    };
    if (auto both = two("; ", QCoreApplication::translate("Errors", "%1; %2"))) return *std::move(both);
    if (auto both = two(": ", QCoreApplication::translate("Errors", "%1: %2"))) return *std::move(both);
    if (auto known = sentence(english, depth)) return *std::move(known);
    if (auto both = two(", ", QStringLiteral("%1, %2"))) return *std::move(both);
    // "at t = 3 s " before a text, " at the initial position" behind it.
    for (std::size_t at = english.find(' '); at != std::string_view::npos; at = english.find(' ', at + 1)) {
        if (const auto before = sentence(english.substr(0, at + 1), depth); before && before->endsWith(QLatin1Char(' ')))
            return *before + translated(english.substr(at + 1), depth);
        if (const auto behind = sentence(english.substr(at), depth); behind && behind->startsWith(QLatin1Char(' ')))
            return translated(english.substr(0, at), depth) + *behind;
    }
    // A field, by its label.
    return fieldText(english);
}

} // namespace

QString coreText(std::string_view english) { return plain(translated(english, 0)); }

QString coreLabel(std::string_view english) { return plain(sentence(english, kDeepest, kLabel, true).value_or(text(english))); }

} // namespace saltus::ui
