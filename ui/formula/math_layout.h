// SPDX-License-Identifier: GPL-3.0-or-later
// Notation laid out with a font: every letter, rule and bracket at its place. Lengths in painter units, y down, the
// baseline of the whole at y = 0.
#pragma once

#include "ui/formula/math_node.h"

#include <QColor>
#include <QFont>
#include <QPainterPath>
#include <QPointF>
#include <QSizeF>

#include <vector>

class QPainter;

namespace saltus::ui {

struct MathMark {
    QPointF at; // baseline of the text, origin of the path
    QString text;
    QFont font;
    QPainterPath path; // stroked; empty for texts
    double stroke = 1.0;
    bool secondary = false;
};

struct MathLayout {
    double width = 0.0, ascent = 0.0, descent = 0.0;
    std::vector<MathMark> marks;

    double height() const { return ascent + descent; }
    void add(const MathLayout& inner, QPointF at);
    void paint(QPainter& painter, QPointF at, const QColor& ink, const QColor& secondary) const; // baseline, left end
};

MathLayout layOut(const MathNode& node, const QFont& font);

// One formula on as many lines as the width asks for: broken before + − and relations, continued a little further in;
// what cannot be broken is made smaller, down to `smallest` of the font's size.
struct MathBlock {
    std::vector<MathLayout> lines;
    std::vector<QPointF> at; // baselines, the block's top left corner at (0, 0)
    QSizeF size;
    double scale = 1.0;      // of the font
    void paint(QPainter& painter, QPointF topLeft, const QColor& ink, const QColor& secondary) const;
};
MathBlock layOutBlock(const MathNode& node, const QFont& font, double width, double smallest = 0.7);

} // namespace saltus::ui
