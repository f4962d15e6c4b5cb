// SPDX-License-Identifier: GPL-3.0-or-later
// Strokes a thinned curve: as a line while it is a line, as a filled band where it is so dense that a stroke would cost
// milliseconds and look the same.
#pragma once

#include "ui/plots/plot_content.h"

#include <QPen>
#include <QPolygonF>

#include <span>
#include <vector>

namespace saltus::ui {

class CurvePainter {
public:
    // points: (x, y) data coordinates in the order of x; NaN breaks.
    void drawTimeCurve(QPainter& painter, const View& view, std::span<const QPointF> points, const QPen& pen);
    // Points already in painter units, any order.
    void drawPath(QPainter& painter, const QRectF& clip, std::span<const QPointF> points, const QPen& pen);

private:
    std::vector<QPointF> mapped_;
    std::vector<std::pair<double, double>> columns_;
    QPolygonF piece_;
};

} // namespace saltus::ui
