// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/formula/math_node.h"

#include <QHash>

namespace saltus::ui {

namespace math {

MathNode row(std::vector<MathNode> parts) {
    if (parts.size() == 1) return std::move(parts.front());
    MathNode node;
    node.parts = std::move(parts);
    return node;
}
MathNode text(const QString& text, MathNode::Style style) {
    MathNode node;
    node.kind = MathNode::Kind::text;
    node.style = style;
    node.text = text;
    return node;
}
MathNode symbol(const QString& name) { return text(name, MathNode::Style::symbol); }
MathNode relation(const QString& sign) { return text(sign, MathNode::Style::relation); }
MathNode sum(const QString& sign) { return text(sign, MathNode::Style::sum); }
MathNode product(const QString& sign) { return text(sign, MathNode::Style::product); }

namespace {
MathNode made(MathNode::Kind kind, std::vector<MathNode> parts) {
    MathNode node;
    node.kind = kind;
    node.parts = std::move(parts);
    return node;
}
} // namespace

MathNode fraction(MathNode numerator, MathNode denominator) {
    return made(MathNode::Kind::fraction, {std::move(numerator), std::move(denominator)});
}
// An index and an exponent of the same base stand over each other.
MathNode below(MathNode base, MathNode index) {
    if (base.kind == MathNode::Kind::script && base.parts[1].isEmptyRow()) {
        base.parts[1] = std::move(index);
        return base;
    }
    return made(MathNode::Kind::script, {std::move(base), std::move(index), MathNode()});
}
MathNode above(MathNode base, MathNode exponent) {
    if (base.kind == MathNode::Kind::script && base.parts[2].isEmptyRow()) {
        base.parts[2] = std::move(exponent);
        return base;
    }
    return made(MathNode::Kind::script, {std::move(base), MathNode(), std::move(exponent)});
}
MathNode root(MathNode radicand) { return made(MathNode::Kind::root, {std::move(radicand)}); }
MathNode fence(MathNode inside, const QString& delimiters) {
    MathNode node = made(MathNode::Kind::fence, {std::move(inside)});
    node.text = delimiters;
    return node;
}
MathNode table(std::vector<MathNode> parts, int columns) {
    MathNode node = made(MathNode::Kind::table, std::move(parts));
    node.columns = columns;
    return node;
}
MathNode matrix(std::vector<MathNode> parts, int columns) {
    return fence(table(std::move(parts), columns), QStringLiteral("[]"));
}
MathNode dotted(MathNode base, int dots) {
    if (base.kind == MathNode::Kind::script) { // the dots stand over the letter, not over its index
        base.parts[0] = dotted(std::move(base.parts[0]), dots);
        return base;
    }
    if (base.kind == MathNode::Kind::accent) {
        base.dots += dots;
        return base;
    }
    MathNode node = made(MathNode::Kind::accent, {std::move(base)});
    node.dots = dots;
    return node;
}

} // namespace math

namespace {

QString latexLetter(const QString& text) {
    static const QHash<QString, QString> names{
        {"α", "\\alpha"},   {"β", "\\beta"},   {"γ", "\\gamma"}, {"δ", "\\delta"},   {"ε", "\\varepsilon"}, {"ζ", "\\zeta"},
        {"η", "\\eta"},     {"θ", "\\theta"},  {"ι", "\\iota"},  {"κ", "\\kappa"},   {"λ", "\\lambda"},     {"μ", "\\mu"},
        {"ν", "\\nu"},      {"ξ", "\\xi"},     {"π", "\\pi"},    {"ρ", "\\rho"},     {"σ", "\\sigma"},      {"τ", "\\tau"},
        {"υ", "\\upsilon"}, {"φ", "\\varphi"}, {"χ", "\\chi"},   {"ψ", "\\psi"},     {"ω", "\\omega"},      {"Γ", "\\Gamma"},
        {"Δ", "\\Delta"},   {"Θ", "\\Theta"},  {"Λ", "\\Lambda"}, {"Ξ", "\\Xi"},     {"Π", "\\Pi"},         {"Σ", "\\Sigma"},
        {"Φ", "\\Phi"},     {"Ψ", "\\Psi"},    {"Ω", "\\Omega"}, {"∞", "\\infty"},   {"∂", "\\partial"},    {"−", "-"},
        {"≤", "\\leq"},     {"≥", "\\geq"},    {"≠", "\\neq"},   {"·", "\\cdot"},    {"⊥", "\\perp"},       {"∈", "\\in"},
        {"×", "\\times"},   {"¬", "\\neg"}};
    return names.value(text, text);
}

QString delimiter(QChar c) {
    switch (c.unicode()) {
    case u' ': return QStringLiteral(".");
    case u'{': return QStringLiteral("\\{");
    case u'⌊': return QStringLiteral("\\lfloor");
    case u'⌋': return QStringLiteral("\\rfloor");
    case u'⌈': return QStringLiteral("\\lceil");
    case u'⌉': return QStringLiteral("\\rceil");
    default: return c;
    }
}

QString latexText(const MathNode& node) {
    const QString letter = latexLetter(node.text);
    switch (node.style) {
    case MathNode::Style::symbol: return letter;
    case MathNode::Style::word: {
        QString plain = node.text;
        plain.replace(QChar(0x2212), QLatin1Char('-')).replace(QChar(0x2032), QLatin1Char('\''));
        const bool letters = !plain.isEmpty() && plain[0].isLetter() && letter == node.text;
        return letters ? QStringLiteral("\\mathrm{%1}").arg(plain) : letter == node.text ? plain : letter;
    }
    case MathNode::Style::unit: return QStringLiteral("\\mathrm{%1}").arg(node.text);
    case MathNode::Style::relation:
        return node.text[0].isLetter() ? QStringLiteral("\\ \\text{%1}\\ ").arg(node.text) : letter;
    case MathNode::Style::sum: return letter;
    case MathNode::Style::product: return node.text.isEmpty() ? QStringLiteral("\\,") : letter;
    }
    return letter;
}

} // namespace

QString toLatex(const MathNode& node) {
    const auto braced = [](const MathNode& n) { return QStringLiteral("{%1}").arg(toLatex(n)); };
    switch (node.kind) {
    case MathNode::Kind::text: return latexText(node);
    case MathNode::Kind::row: {
        QString text;
        for (const MathNode& part : node.parts) {
            if (!text.isEmpty()) text += QLatin1Char(' ');
            text += toLatex(part);
        }
        return text;
    }
    case MathNode::Kind::fraction: return QStringLiteral("\\frac") + braced(node.parts[0]) + braced(node.parts[1]);
    case MathNode::Kind::script: {
        QString text = node.parts[0].kind == MathNode::Kind::row ? braced(node.parts[0]) : toLatex(node.parts[0]);
        if (!node.parts[1].isEmptyRow()) text += QLatin1Char('_') + braced(node.parts[1]);
        if (!node.parts[2].isEmptyRow()) text += QLatin1Char('^') + braced(node.parts[2]);
        return text;
    }
    case MathNode::Kind::root:
        return (node.parts.size() > 1 ? QStringLiteral("\\sqrt[%1]").arg(toLatex(node.parts[1])) : QStringLiteral("\\sqrt")) +
               braced(node.parts[0]);
    case MathNode::Kind::fence:
        return QStringLiteral("\\left%1 %3 \\right%2").arg(delimiter(node.text[0]), delimiter(node.text[1]), toLatex(node.parts[0]));
    case MathNode::Kind::table: {
        QString text = QStringLiteral("\\begin{matrix} ");
        for (std::size_t i = 0; i < node.parts.size(); ++i) {
            if (i > 0) text += i % static_cast<std::size_t>(node.columns) == 0 ? QStringLiteral(" \\\\ ") : QStringLiteral(" & ");
            text += toLatex(node.parts[i]);
        }
        return text + QStringLiteral(" \\end{matrix}");
    }
    case MathNode::Kind::accent:
        return QStringLiteral("\\%1ot").arg(QString(node.dots, QLatin1Char('d'))) + braced(node.parts[0]);
    }
    return {};
}

} // namespace saltus::ui
