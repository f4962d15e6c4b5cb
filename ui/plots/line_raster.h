// SPDX-License-Identifier: GPL-3.0-or-later
// Smooth lines into a mask of coverage. QPainter strokes a self-crossing path of a few hundred steep segments in 25 ms;
// this takes less than one, and a translucent line does not darken where it crosses itself.
#pragma once

#include <QImage>
#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <span>
#include <vector>

class QColor;
class QPainter;

namespace saltus::ui {

class LineRaster {
public:
    // The area covered, in painter units, and device pixels a unit. Clears the mask.
    void begin(const QRectF& area, double pixelsPerUnit);
    // Painter units; NaN breaks. dash and gap in painter units, 0: solid.
    void line(std::span<const QPointF> points, double width, double dash = 0.0, double gap = 0.0);
    // A column of pixels between two heights, for curves denser than the pixels. x: column of device pixels.
    void column(int x, double top, double bottom, double width);
    int columns() const { return width_; }
    void paint(QPainter& painter, const QColor& color);

private:
    void segment(double x0, double y0, double x1, double y1, double reach);

    QRectF area_;
    double scale_ = 1.0;
    int width_ = 0, height_ = 0;
    int touchedTop_ = 0, touchedBottom_ = 0; // rows that are not blank
    std::vector<std::uint8_t> mask_;
    QImage image_;
};

} // namespace saltus::ui
