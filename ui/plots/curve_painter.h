// SPDX-License-Identifier: GPL-3.0-or-later
// Strokes a thinned curve: by the line raster on the screen, as vectors on paper; as a band between its extremes where
// it is denser than the pixels.
#pragma once

#include "ui/plots/line_raster.h"
#include "ui/plots/plot_content.h"

#include <QPolygonF>

#include <span>
#include <vector>

namespace saltus::ui {

struct Stroke {
    QColor color;
    double width = 1.0; // painter units
    double dash = 0.0, gap = 0.0;
};

Stroke besideStroke(const BesideRun& run, const QColor& own, double width, double px);

class CurvePainter {
public:
    // points: (time, value) in the order of time; NaN breaks.
    void drawTimeCurve(QPainter& painter, const View& view, std::span<const QPointF> points, const Stroke& stroke);
    // Points already in painter units, any order.
    void drawPath(QPainter& painter, const View& view, std::span<const QPointF> points, const Stroke& stroke);

private:
    void collectColumns(const View& view, double pixel, std::size_t count);
    void drawBand(QPainter& painter, const View& view, double pixel, const Stroke& stroke);

    std::vector<QPointF> mapped_;
    std::vector<std::pair<double, double>> columns_;
    QPolygonF piece_;
    LineRaster raster_;
};

} // namespace saltus::ui
