// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curve_painter.h"

#include "ui/plots/clip.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::ui {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
// A curve that goes up and down more often than this many times its width is drawn as a band.
constexpr double densest = 12.0;

} // namespace

Stroke besideStroke(const BesideRun& run, const QColor& own, double width, double px) {
    const bool dashed = run.look == BesideRun::Look::dashed;
    return {run.ink(own), width, dashed ? 6.0 * px : 0.0, dashed ? 4.0 * px : 0.0};
}

void CurvePainter::drawPath(QPainter& painter, const View& view, std::span<const QPointF> points, const Stroke& stroke) {
    const QRectF room = view.rect.adjusted(-stroke.width, -stroke.width, stroke.width, stroke.width);
    if (!view.paper) {
        raster_.begin(view.rect.adjusted(-2, -2, 2, 2), view.pixelsPerUnit);
        raster_.line(points, stroke.width, stroke.dash, stroke.gap);
        raster_.paint(painter, stroke.color);
        return;
    }
    QPen pen(stroke.color, stroke.width);
    pen.setJoinStyle(Qt::RoundJoin);
    pen.setCapStyle(Qt::FlatCap);
    if (stroke.dash > 0.0) pen.setDashPattern({stroke.dash / stroke.width, stroke.gap / stroke.width});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    forEachPiece(points, room, piece_, [&](const QPolygonF& piece) { painter.drawPolyline(piece); });
}

void CurvePainter::drawTimeCurve(QPainter& painter, const View& view, std::span<const QPointF> points,
                                 const Stroke& stroke) {
    const QRectF& rect = view.rect;
    mapped_.clear();
    mapped_.reserve(points.size());
    double travel = 0.0, before = 0.0;
    for (const QPointF& p : points) {
        const QPointF q = view.to(p.x(), p.y());
        const double y = std::clamp(q.y(), rect.top(), rect.bottom());
        if (!mapped_.empty() && y == y && before == before) travel += std::abs(y - before);
        before = y;
        mapped_.push_back(q);
    }
    const double pixel = view.paper ? std::max(1.0 / view.pixelsPerUnit, 0.5 * stroke.width) : 1.0 / view.pixelsPerUnit;
    if (travel < densest * rect.width()) {
        drawPath(painter, view, mapped_, stroke);
        return;
    }
    collectColumns(view, pixel, static_cast<std::size_t>(rect.width() / pixel) + 1);
    drawBand(painter, view, pixel, stroke);
}

// Least and greatest height of the mapped curve in each pixel column.
void CurvePainter::collectColumns(const View& view, double pixel, std::size_t count) {
    columns_.assign(count, {infinity, -infinity});
    const auto include = [&](double x, double y) {
        const double k = std::floor((x - view.rect.left()) / pixel);
        if (!(k >= 0.0 && k < static_cast<double>(count)) || y != y) return;
        auto& [low, high] = columns_[static_cast<std::size_t>(k)];
        low = std::min(low, y);
        high = std::max(high, y);
    };
    for (std::size_t i = 0; i < mapped_.size(); ++i) {
        include(mapped_[i].x(), mapped_[i].y());
        if (i == 0) continue;
        // Where a segment crosses from one column to the next both hold the crossing: no gaps.
        const QPointF a = mapped_[i - 1], b = mapped_[i];
        const double ka = std::floor((a.x() - view.rect.left()) / pixel), kb = std::floor((b.x() - view.rect.left()) / pixel);
        if (!(ka < kb) || !(kb - ka < 1e6)) continue;
        for (double k = std::max(ka, -1.0); k < std::min(kb, static_cast<double>(count)); k += 1.0) {
            const double x = view.rect.left() + (k + 1.0) * pixel;
            const double y = a.y() + (b.y() - a.y()) * (x - a.x()) / (b.x() - a.x());
            include(x - 0.5 * pixel, y);
            include(x + 0.5 * pixel, y);
        }
    }
}

void CurvePainter::drawBand(QPainter& painter, const View& view, double pixel, const Stroke& stroke) {
    const QRectF& rect = view.rect;
    const auto fit = [&](double y) { return std::clamp(y, rect.top(), rect.bottom()); };
    if (!view.paper) {
        raster_.begin(rect, view.pixelsPerUnit);
        for (std::size_t k = 0; k < columns_.size(); ++k)
            if (columns_[k].first <= columns_[k].second)
                raster_.column(static_cast<int>(k), fit(columns_[k].first), fit(columns_[k].second), stroke.width);
        raster_.paint(painter, stroke.color);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(stroke.color);
    const double half = 0.5 * stroke.width;
    const auto x = [&](std::size_t i) { return std::min(rect.left() + static_cast<double>(i) * pixel, rect.right()); };
    for (std::size_t k = 0; k < columns_.size();) {
        if (columns_[k].first > columns_[k].second) {
            ++k;
            continue;
        }
        std::size_t end = k;
        while (end < columns_.size() && columns_[end].first <= columns_[end].second) ++end;
        piece_.clear();
        for (std::size_t i = k; i < end; ++i) {
            const double y = fit(columns_[i].first - half);
            piece_ << QPointF(x(i), y) << QPointF(x(i + 1), y);
        }
        for (std::size_t i = end; i-- > k;) {
            const double y = fit(columns_[i].second + half);
            piece_ << QPointF(x(i + 1), y) << QPointF(x(i), y);
        }
        painter.drawPolygon(piece_);
        k = end;
    }
    piece_.clear();
}

} // namespace saltus::ui
