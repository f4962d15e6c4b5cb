// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/formula/notation.h"

#include "ui/look/format.h"

#include <QHash>
#include <QObject>

namespace saltus::ui {

namespace {

using formula::Op;
using formula::OutlineNode;
using Kind = OutlineNode::Kind;

constexpr std::size_t kMostNodes = 1500;

// Binding strength of what a node is written as; what binds less than its surroundings asks for gets brackets.
enum Level : int { kOr = 1, kAnd, kNot, kComparison, kSum, kProduct, kSign, kPower, kWhole };

QString greek(const QString& word) {
    static const QHash<QString, QString> letters{
        {"alpha", "α"}, {"beta", "β"},  {"gamma", "γ"},   {"delta", "δ"}, {"epsilon", "ε"}, {"zeta", "ζ"},  {"eta", "η"},
        {"theta", "θ"}, {"iota", "ι"},  {"kappa", "κ"},   {"lambda", "λ"}, {"mu", "μ"},     {"nu", "ν"},    {"xi", "ξ"},
        {"pi", "π"},    {"rho", "ρ"},   {"sigma", "σ"},   {"tau", "τ"},   {"upsilon", "υ"}, {"phi", "φ"},   {"chi", "χ"},
        {"psi", "ψ"},   {"omega", "ω"}, {"Gamma", "Γ"},   {"Delta", "Δ"}, {"Theta", "Θ"},   {"Lambda", "Λ"}, {"Xi", "Ξ"},
        {"Pi", "Π"},    {"Sigma", "Σ"}, {"Phi", "Φ"},     {"Psi", "Ψ"},   {"Omega", "Ω"}};
    return letters.value(word);
}

// One letter is a quantity, a longer word is a word.
MathNode letters(const QString& word) {
    if (const QString letter = greek(word); !letter.isEmpty()) return math::symbol(letter);
    return word.size() == 1 ? math::symbol(word) : math::text(word);
}

// "m1", "omega_n", "k_2": what comes first, with the rest below it.
MathNode word(const QString& name) {
    const qsizetype bar = name.indexOf(QLatin1Char('_'), 1);
    if (bar > 0 && bar + 1 < name.size())
        return math::below(letters(name.left(bar)), letters(name.mid(bar + 1).replace(QLatin1Char('_'), QLatin1Char(' '))));
    qsizetype digits = name.size();
    while (digits > 1 && name[digits - 1].isDigit()) --digits;
    if (digits == name.size()) return letters(name);
    const QString base = name.left(digits);
    if (base.size() > 1 && greek(base).isEmpty()) return letters(name); // "atan2", "run3" are words
    return math::below(letters(base), math::text(name.mid(digits)));
}

QString withoutSpaces(QString text) { return text.remove(QLatin1Char(' ')); }

// "2.5e-3" -> 2.5 · 10^-3
MathNode number(const QString& text) {
    const qsizetype e = text.indexOf(QLatin1Char('e'), 0, Qt::CaseInsensitive);
    if (e < 0) return math::text(text);
    QString exponent = text.mid(e + 1);
    if (exponent.startsWith(QLatin1Char('+'))) exponent.remove(0, 1);
    exponent.replace(QLatin1Char('-'), QChar(0x2212));
    const MathNode power = math::above(math::text(QStringLiteral("10")), math::text(exponent));
    const QString mantissa = text.left(e);
    if (mantissa == QLatin1String("1")) return power;
    return math::row({math::text(mantissa), math::product(QStringLiteral("·")), power});
}

QString functionName(const QString& name) {
    if (name == QLatin1String("log")) return QStringLiteral("ln");
    if (name == QLatin1String("sign")) return QStringLiteral("sgn");
    if (name.size() > 4 && name.startsWith(QLatin1Char('a')) && name.endsWith(QLatin1Char('h'))) return QStringLiteral("ar") + name.mid(1);
    if (name == QLatin1String("asin") || name == QLatin1String("acos") || name == QLatin1String("atan"))
        return QStringLiteral("arc") + name.mid(1);
    return name;
}

class Writer {
public:
    Writer(const formula::Outline& outline, const Notation& notation) : outline_(outline), notation_(notation) {}

    struct Written {
        MathNode node;
        int level = kWhole;
        bool beginsWithDigit = false;
        bool longWord = false; // begins or ends with a word that would run into its neighbour
        bool minus = false;    // begins with a minus that belongs to a factor: -m*g is (-m)*g to the grammar
    };

    // `script`: inside an exponent, where fractions are written with a slash.
    Written write(std::uint32_t index, bool script) const {
        const OutlineNode& node = outline_.nodes[index];
        switch (node.kind) {
        case Kind::number: return literal(node);
        case Kind::name: {
            const QString name = QString::fromStdString(node.text);
            if (name == QLatin1String("inf")) return {math::text(QStringLiteral("∞"))};
            const MathNode written = notationOfName(name, notation_);
            const MathNode* first = &written;
            while (!first->parts.empty()) first = &first->parts.front();
            return {written, kWhole, false, first->style != MathNode::Style::symbol};
        }
        case Kind::operation: return operation(node, script);
        case Kind::call: {
            MathNode name = word(QString::fromStdString(node.text));
            if (node.primes > 0) name = math::row({std::move(name), math::text(QString(node.primes, QChar(0x2032)))});
            return called(std::move(name), node, script);
        }
        case Kind::cases: return {cases(node)};
        case Kind::rate: {
            Written inside = write(node.operands[0], script);
            const OutlineNode& of = outline_.nodes[node.operands[0]];
            if (of.kind == Kind::name && inside.node.kind != MathNode::Kind::row) return {math::dotted(std::move(inside.node), 1)};
            if (of.kind == Kind::rate && inside.node.kind != MathNode::Kind::row) return {math::dotted(std::move(inside.node), 1)};
            return {math::row({math::fraction(math::text(QStringLiteral("d")), math::row({math::text(QStringLiteral("d")), math::symbol(QStringLiteral("t"))})),
                               math::fence(std::move(inside.node))}),
                    kProduct};
        }
        case Kind::slope: {
            const MathNode by = math::row({math::text(QStringLiteral("∂")), notationOfName(QString::fromStdString(node.text), notation_)});
            return {math::row({math::fraction(math::text(QStringLiteral("∂")), by), math::fence(write(node.operands[0], script).node)}), kProduct};
        }
        }
        return {};
    }

private:
    Written literal(const OutlineNode& node) const {
        const QString text = withoutSpaces(QString::fromStdString(node.text));
        Written made;
        made.beginsWithDigit = true;
        const qsizetype slash = text.indexOf(QLatin1Char('/'));
        made.node = slash > 0 ? math::fraction(math::text(text.left(slash)), math::text(text.mid(slash + 1))) : number(text);
        if (text.contains(QLatin1Char('e'), Qt::CaseInsensitive)) made.level = kProduct;
        if (!node.unit.empty()) {
            made.node = math::row({std::move(made.node), math::product(), math::text(unitText(QString::fromStdString(node.unit)), MathNode::Style::unit)});
            made.level = kProduct;
            made.longWord = true;
        }
        return made;
    }

    // In brackets unless it binds at least as strongly as its surroundings ask for.
    Written held(std::uint32_t index, int least, bool script) const {
        Written inside = write(index, script);
        if (inside.level >= least) return inside;
        return {math::fence(std::move(inside.node))};
    }

    static void append(std::vector<MathNode>& parts, MathNode node) {
        if (node.kind == MathNode::Kind::row)
            for (MathNode& part : node.parts) parts.push_back(std::move(part));
        else
            parts.push_back(std::move(node));
    }

    Written infix(const OutlineNode& node, int level, MathNode sign, int left, int right, bool script) const {
        Written a = held(node.operands[0], left, script);
        std::vector<MathNode> parts;
        append(parts, std::move(a.node));
        parts.push_back(std::move(sign));
        append(parts, held(node.operands[1], right, script).node);
        return {math::row(std::move(parts)), level, a.beginsWithDigit, a.longWord};
    }

    Written product(const OutlineNode& node, bool script) const {
        Written a = write(node.operands[0], script), b = held(node.operands[1], kPower, script);
        const bool minus = a.minus; // needs no brackets: the reader's -(m*g) is the same
        if (a.level < kProduct && !minus) a = {math::fence(std::move(a.node))};
        const bool dot = b.beginsWithDigit || a.longWord || b.longWord;
        std::vector<MathNode> parts;
        append(parts, std::move(a.node));
        parts.push_back(math::product(dot ? QStringLiteral("·") : QString()));
        append(parts, std::move(b.node));
        return {math::row(std::move(parts)), minus ? kSum : kProduct, a.beginsWithDigit, b.longWord, minus};
    }

    Written quotient(const OutlineNode& node, bool script) const {
        if (!script) return {math::fraction(write(node.operands[0], false).node, write(node.operands[1], false).node)};
        Written a = held(node.operands[0], kProduct, true);
        return {math::row({std::move(a.node), math::text(QStringLiteral("/")), held(node.operands[1], kPower, true).node}), kProduct,
                a.beginsWithDigit, a.longWord};
    }

    Written power(const OutlineNode& node, bool script) const {
        MathNode exponent = write(node.operands[1], true).node;
        const OutlineNode& base = outline_.nodes[node.operands[0]];
        // sin(x)^2 is sin² (x)
        if (base.kind == Kind::operation && base.operands.size() == 1 && isNamedFunction(base.op)) {
            const QString name = functionName(QString::fromStdString(base.text));
            Written made = called(math::above(math::text(name), std::move(exponent)), base, script);
            return made;
        }
        Written inside = held(node.operands[0], kWhole, script);
        // A root or a fraction in front of an exponent needs brackets although it looks closed.
        if (inside.node.kind == MathNode::Kind::fraction || inside.node.kind == MathNode::Kind::root ||
            (inside.node.kind == MathNode::Kind::script && !inside.node.parts[2].isEmptyRow()))
            inside = {math::fence(std::move(inside.node))};
        return {math::above(std::move(inside.node), std::move(exponent)), kPower, inside.beginsWithDigit, inside.longWord};
    }

    static bool isNamedFunction(Op op) {
        return formula::is_unary(op) && op != Op::negate && op != Op::logical_not && op != Op::sqrt && op != Op::cbrt &&
               op != Op::abs && op != Op::floor && op != Op::ceil;
    }

    Written operation(const OutlineNode& node, bool script) const {
        const auto inner = [&] { return write(node.operands[0], script).node; };
        switch (node.op) {
        case Op::add: return infix(node, kSum, math::sum(QStringLiteral("+")), kSum, kProduct, script);
        case Op::subtract: return infix(node, kSum, math::sum(QStringLiteral("−")), kSum, kProduct, script);
        case Op::multiply: return product(node, script);
        case Op::divide: return quotient(node, script);
        case Op::power: return power(node, script);
        case Op::negate: {
            std::vector<MathNode> parts{math::text(QStringLiteral("−"))};
            append(parts, held(node.operands[0], kProduct, script).node);
            return {math::row(std::move(parts)), kSum, false, false, true};
        }
        case Op::sqrt: return {math::root(inner())};
        case Op::cbrt: {
            MathNode root = math::root(inner());
            root.parts.push_back(math::text(QStringLiteral("3")));
            return {root};
        }
        case Op::abs: return {math::fence(inner(), QStringLiteral("||"))};
        case Op::floor: return {math::fence(inner(), QStringLiteral("⌊⌋"))};
        case Op::ceil: return {math::fence(inner(), QStringLiteral("⌈⌉"))};
        case Op::log10: return called(math::below(math::text(QStringLiteral("log")), math::text(QStringLiteral("10"))), node, script);
        case Op::mod: return infix(node, kProduct, math::relation(QStringLiteral("mod")), kPower, kPower, script);
        case Op::less:
        case Op::less_equal: {
            const QString sign = node.text == "<" ? QStringLiteral("<") : node.text == "<=" ? QStringLiteral("≤")
                               : node.text == ">" ? QStringLiteral(">") : QStringLiteral("≥");
            return infix(node, kComparison, math::relation(sign), kSum, kSum, script);
        }
        case Op::equal: return infix(node, kComparison, math::relation(QStringLiteral("=")), kSum, kSum, script);
        case Op::not_equal: return infix(node, kComparison, math::relation(QStringLiteral("≠")), kSum, kSum, script);
        case Op::logical_and: return infix(node, kAnd, math::relation(QObject::tr("and")), kAnd, kAnd, script);
        case Op::logical_or: return infix(node, kOr, math::relation(QObject::tr("or")), kOr, kOr, script);
        case Op::logical_not: return {math::row({math::text(QStringLiteral("¬")), held(node.operands[0], kPower, script).node}), kNot};
        default: return called(math::text(functionName(QString::fromStdString(node.text))), node, script);
        }
    }

    Written called(MathNode name, const OutlineNode& node, bool script) const {
        std::vector<MathNode> arguments;
        for (std::size_t i = 0; i < node.operands.size(); ++i) {
            if (i > 0) arguments.push_back(math::text(QStringLiteral(", ")));
            append(arguments, write(node.operands[i], script).node);
        }
        return {math::row({std::move(name), math::fence(math::row(std::move(arguments)))})};
    }

    MathNode cases(const OutlineNode& node) const {
        std::vector<MathNode> parts;
        const std::size_t n = node.operands.size();
        for (std::size_t i = 0; i + 1 < n; i += 2) {
            parts.push_back(write(node.operands[i + 1], false).node);
            parts.push_back(math::row({math::text(QObject::tr("if") + QLatin1Char(' ')), write(node.operands[i], false).node}));
        }
        parts.push_back(write(node.operands[n - 1], false).node);
        parts.push_back(math::text(QObject::tr("otherwise")));
        return math::fence(math::table(std::move(parts), 2), QStringLiteral("{ "));
    }

    const formula::Outline& outline_;
    const Notation& notation_;
};

// "[i+1]" behind a name: an index of its own.
MathNode indexed(const QString& part) {
    const qsizetype bracket = part.indexOf(QLatin1Char('['));
    if (bracket <= 0) return word(part);
    QString index = part.mid(bracket + 1);
    if (index.endsWith(QLatin1Char(']'))) index.chop(1);
    index = withoutSpaces(index).replace(QLatin1String("]["), QLatin1String(",")).replace(QLatin1Char('-'), QChar(0x2212));
    MathNode base = word(part.left(bracket));
    // An index that is there already gets a comma.
    if (base.kind == MathNode::Kind::script) {
        base.parts[1] = math::row({base.parts[1], math::text(QStringLiteral(",") + index)});
        return base;
    }
    return math::below(std::move(base), math::text(index));
}

} // namespace

MathNode notationOfName(const QString& name, const Notation& notation) {
    QString rest = name;
    std::vector<MathNode> parts;
    const qsizetype dot = name.lastIndexOf(QLatin1Char('.'));
    if (dot > 0) {
        const QString object = name.left(dot);
        rest = name.mid(dot + 1);
        if (object != notation.own) {
            parts.push_back(math::text(object + QLatin1Char('.'), MathNode::Style::unit));
        } else if (notation.single && rest.endsWith(QLatin1String("[0]"))) {
            rest.chop(3);
        }
    }
    if (rest.startsWith(QLatin1String("ydot")) && dot > 0)
        parts.push_back(math::dotted(indexed(QStringLiteral("y") + rest.mid(4)), 1));
    else
        parts.push_back(indexed(rest));
    return math::row(std::move(parts));
}

Result<MathNode> notationOf(const QString& text, const Notation& notation) {
    const std::string utf8 = text.toStdString();
    auto outline = formula::outline(utf8, notation.names);
    if (!outline) return Unexpected(std::move(outline.error()));
    // Long sums nest as deep as they are long.
    if (outline->nodes.size() > kMostNodes) return fail(ErrorKind::input, "the formula is too long to be drawn", "split it into named expressions");
    const Writer writer(*outline, notation);
    return writer.write(static_cast<std::uint32_t>(outline->nodes.size() - 1), false).node;
}

} // namespace saltus::ui
