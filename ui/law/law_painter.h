// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a law's graph with its working point into a rectangle: the same on the screen, in the inspector and on paper.
#pragma once

#include "ui/law/law_signals.h"

#include <QColor>
#include <QRectF>

#include <vector>

class QPainter;

namespace saltus::ui {

struct LawInk {
    QColor curve, axis, ground, accent; // ground: behind the graph, around points
    double px = 1.0;                    // painter units a drawing pixel
    double width = 2.5;                 // of the graph, painter units
};

struct LawPicture {
    QRectF rect; // painter units; the ranges lie on it
    LawRanges ranges;
    LawGraph graph;
    std::vector<LawPoint> trail; // oldest first
    std::optional<LawPoint> now;

    QPointF to(QPointF value) const;
};

void drawLawAxes(QPainter& painter, const LawPicture& picture, const LawInk& ink); // the two lines through zero
void drawLaw(QPainter& painter, const LawPicture& picture, const LawInk& ink);     // graph, trail, working point

} // namespace saltus::ui
