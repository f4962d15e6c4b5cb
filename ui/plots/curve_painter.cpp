// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curve_painter.h"

#include "ui/plots/clip.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::ui {

void CurvePainter::drawPath(QPainter& painter, const QRectF& clip, std::span<const QPointF> points, const QPen& pen) {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    forEachPiece(points, clip, piece_, [&](const QPolygonF& piece) { painter.drawPolyline(piece); });
}

void CurvePainter::drawTimeCurve(QPainter& painter, const View& view, std::span<const QPointF> points,
                                 const QPen& pen) {
    const QRectF& rect = view.rect;
    mapped_.clear();
    mapped_.reserve(points.size());
    double travel = 0.0;
    for (const QPointF& p : points) {
        const QPointF q = view.to(p.x(), p.y());
        if (!mapped_.empty()) {
            const double y0 = std::clamp(mapped_.back().y(), rect.top(), rect.bottom());
            const double dy = std::abs(std::clamp(q.y(), rect.top(), rect.bottom()) - y0);
            if (dy == dy) travel += dy;
        }
        mapped_.push_back(q);
    }
    const double pixel = std::max(1.0 / view.pixelsPerUnit, pen.widthF() * 0.5);
    if (travel < 25.0 * rect.width()) {
        drawPath(painter, rect.adjusted(0, -pen.widthF(), 0, pen.widthF()), mapped_, pen);
        return;
    }
    // The band between least and greatest value of each pixel column.
    const auto count = static_cast<std::size_t>(rect.width() / pixel) + 2;
    constexpr double none = std::numeric_limits<double>::infinity();
    columns_.assign(count, {none, -none});
    const auto include = [&](double x, double y) {
        const double k = std::floor((x - rect.left()) / pixel);
        if (!(k >= 0.0 && k < static_cast<double>(count)) || y != y) return;
        auto& [low, high] = columns_[static_cast<std::size_t>(k)];
        low = std::min(low, y);
        high = std::max(high, y);
    };
    for (std::size_t i = 0; i < mapped_.size(); ++i) {
        include(mapped_[i].x(), mapped_[i].y());
        if (i > 0 && mapped_[i].y() == mapped_[i].y()) include(mapped_[i].x(), mapped_[i - 1].y()); // no gaps
    }
    const double half = 0.5 * pen.widthF();
    const auto fit = [&](double y) { return std::clamp(y, rect.top(), rect.bottom()); };
    painter.setPen(Qt::NoPen);
    painter.setBrush(pen.color());
    for (std::size_t k = 0; k < count;) {
        if (columns_[k].first > columns_[k].second) {
            ++k;
            continue;
        }
        std::size_t end = k;
        while (end < count && columns_[end].first <= columns_[end].second) ++end;
        piece_.clear();
        const auto x = [&](std::size_t i) {
            return std::min(rect.left() + static_cast<double>(i) * pixel, rect.right());
        };
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
