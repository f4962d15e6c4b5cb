// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/circuit_labels.h"

#include <algorithm>

namespace saltus::ui {

std::optional<QRectF> LabelRoom::take(const std::vector<QRectF>& places) {
    std::optional<QRectF> best;
    std::ptrdiff_t fewest = 0;
    for (const QRectF& place : places) {
        if (!all_.contains(place)) continue;
        if (std::any_of(taken_.begin(), taken_.end(), [&](const QRectF& other) { return other.intersects(place); })) continue;
        const auto crossed = std::count_if(wires_.begin(), wires_.end(), [&](const QLineF& wire) {
            const QRectF thick = QRectF(wire.p1(), wire.p2()).normalized().adjusted(-0.5, -0.5, 0.5, 0.5);
            return thick.intersects(place);
        });
        if (best && crossed >= fewest) continue;
        best = place;
        fewest = crossed;
    }
    if (best) taken_.push_back(*best);
    return best;
}

std::vector<QRectF> labelPlaces(const QRectF& symbol, QSizeF size, bool stands, bool upwards) {
    constexpr double gap = 2.0;
    const QPointF middle = symbol.center();
    const double w = size.width(), h = size.height();
    const double above = symbol.top() - gap - h, below = symbol.bottom() + gap, left = symbol.left() - gap - w, right = symbol.right() + gap;
    std::vector<QRectF> out;
    const auto add = [&](double x, double y) { out.emplace_back(QPointF(x, y), size); };
    const auto beside = [&] {
        const double first = upwards ? middle.y() - h : middle.y(), second = upwards ? middle.y() : middle.y() - h;
        for (const double y : {first, middle.y() - 0.5 * h, second})
            for (const double x : {right, left}) add(x, y);
    };
    const auto over = [&] {
        for (const double x : {middle.x() - 0.5 * w, middle.x(), middle.x() - w})
            for (const double y : {upwards ? above : below, upwards ? below : above}) add(x, y);
    };
    if (stands) beside(), over();
    else over(), beside();
    return out;
}

} // namespace saltus::ui
