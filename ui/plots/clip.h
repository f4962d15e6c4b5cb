// SPDX-License-Identifier: GPL-3.0-or-later
// Clipping of geometry in floating point: SVG files of Qt 6.4 know no clip, and huge coordinates are slow to stroke.
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include <span>
#include <vector>

namespace saltus::ui {

// Cuts the segment to the rectangle; false when nothing of it is inside.
bool clipSegment(QLineF& line, const QRectF& rect);
// Pieces of a polyline inside the rectangle, handed to `draw` one after the other. NaN points break the line.
// `piece` is a workspace kept by the caller.
template <class Draw>
void forEachPiece(std::span<const QPointF> points, const QRectF& rect, QPolygonF& piece, Draw&& draw) {
    piece.clear();
    const auto flush = [&] {
        if (piece.size() > 1) draw(piece);
        piece.clear();
    };
    for (std::size_t i = 1; i < points.size(); ++i) {
        QLineF line(points[i - 1], points[i]);
        if (!(line.x1() == line.x1() && line.y1() == line.y1() && line.x2() == line.x2() && line.y2() == line.y2()) ||
            !clipSegment(line, rect)) {
            flush();
            continue;
        }
        if (piece.isEmpty() || piece.back() != line.p1()) {
            flush();
            piece.push_back(line.p1());
        }
        piece.push_back(line.p2());
    }
    flush();
}

} // namespace saltus::ui
