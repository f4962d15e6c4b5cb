// SPDX-License-Identifier: GPL-3.0-or-later
// Mathematical notation as a tree: what stands over, under and beside what. No measures, no fonts.
#pragma once

#include <QString>

#include <vector>

namespace saltus::ui {

struct MathNode {
    enum class Kind {
        row,      // parts side by side
        text,     // `text` in `style`
        fraction, // parts: numerator, denominator
        script,   // parts: base, below, above; an empty row where there is none
        root,     // parts: radicand, and perhaps the index
        fence,    // parts: inside; `text` holds the left and the right delimiter, one character each ("{ " for cases)
        table,    // parts row by row, `columns` of them
        accent,   // parts: base; `dots` over it
    };
    enum class Style {
        symbol,   // italic: quantities
        word,     // upright: functions, long names, numbers
        unit,     // upright and grey, as is what only says whose a quantity is
        relation, // = < and: space on both sides; long formulas break before it
        sum,      // + -: the same
        product,  // a thin space or a dot
    };
    Kind kind = Kind::row;
    Style style = Style::word;
    int columns = 1, dots = 0;
    QString text;
    std::vector<MathNode> parts;

    bool isEmptyRow() const { return kind == Kind::row && parts.empty(); }
    friend bool operator==(const MathNode&, const MathNode&) = default;
};

namespace math {
MathNode row(std::vector<MathNode> parts);
MathNode text(const QString& text, MathNode::Style style = MathNode::Style::word);
MathNode symbol(const QString& text);
MathNode relation(const QString& sign);
MathNode sum(const QString& sign);
MathNode product(const QString& sign = {}); // without a sign: a thin space
MathNode fraction(MathNode numerator, MathNode denominator);
MathNode below(MathNode base, MathNode index);
MathNode above(MathNode base, MathNode exponent);
MathNode root(MathNode radicand);
MathNode fence(MathNode inside, const QString& delimiters = QStringLiteral("()"));
MathNode table(std::vector<MathNode> parts, int columns);
MathNode matrix(std::vector<MathNode> parts, int columns); // a table in brackets
MathNode dotted(MathNode base, int dots);
} // namespace math

// The same in LaTeX: for the clipboard, and what the tests compare.
QString toLatex(const MathNode& node);

} // namespace saltus::ui
