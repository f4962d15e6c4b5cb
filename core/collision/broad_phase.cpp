// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/broad_phase.h"

#include <algorithm>

namespace saltus::collision {

std::span<const BroadPhase::Pair> BroadPhase::overlapping(std::span<const Bounds> bounds, std::span<const Pair> more) {
    const std::size_t count = bounds.size();
    found_.assign(more.begin(), more.end()), pairs_.clear();
    if (count == 0) return pairs_;

    // The axis along which the middles spread most; changed only for a clear gain, so that the order stays nearly sorted.
    Vector3 sum = Vector3::Zero(), square = Vector3::Zero();
    for (const Bounds& b : bounds) {
        if (!(b.lower.x() < 1e299)) continue; // not bounded: out of the way
        const Vector3 middle = 0.5 * (b.lower + b.upper);
        sum += middle, square += middle.cwiseProduct(middle);
    }
    const Vector3 mean = sum / static_cast<double>(count);
    const Vector3 spread = square / static_cast<double>(count) - mean.cwiseProduct(mean);
    int widest = 0;
    spread.maxCoeff(&widest);
    const bool turned = spread[widest] > 2.0 * spread[axis_];
    if (turned) axis_ = widest;
    const int second = (axis_ + 1) % 3, third = (axis_ + 2) % 3;

    const bool grown = order_.size() != count;
    while (order_.size() < count) order_.push_back(static_cast<std::uint32_t>(order_.size()));
    const auto before = [&](std::uint32_t i, std::uint32_t j) {
        const double x = bounds[i].lower[axis_], y = bounds[j].lower[axis_];
        return x < y || (x == y && i < j);
    };
    if (turned || grown) {
        std::sort(order_.begin(), order_.end(), before);
    } else {
        for (std::size_t k = 1; k < count; ++k) { // nearly sorted: insertion
            const std::uint32_t moved = order_[k];
            std::size_t to = k;
            for (; to > 0 && before(moved, order_[to - 1]); --to) order_[to] = order_[to - 1];
            order_[to] = moved;
        }
    }
    entries_.resize(count);
    for (std::size_t k = 0; k < count; ++k) {
        const Bounds& b = bounds[order_[k]];
        entries_[k] = {b.lower[axis_], b.upper[axis_], b.lower[second], b.upper[second], b.lower[third], b.upper[third], order_[k]};
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Entry& e = entries_[i];
        if (!(e.low < 1e299)) break;
        for (std::size_t j = i + 1; j < count && entries_[j].low <= e.high; ++j) {
            const Entry& o = entries_[j];
            if (o.low1 > e.high1 || o.high1 < e.low1 || o.low2 > e.high2 || o.high2 < e.low2) continue;
            found_.emplace_back(std::min(e.shape, o.shape), std::max(e.shape, o.shape));
        }
    }
    // Sorted by counting over the first number, then each short run.
    start_.assign(count + 1, 0);
    for (const Pair& pair : found_) ++start_[pair.first + 1];
    for (std::size_t k = 0; k < count; ++k) start_[k + 1] += start_[k];
    pairs_.resize(found_.size());
    for (const Pair& pair : found_) pairs_[start_[pair.first]++] = pair;
    for (std::size_t k = 0, from = 0; k < count; ++k) {
        const std::size_t to = start_[k];
        std::sort(pairs_.begin() + static_cast<std::ptrdiff_t>(from), pairs_.begin() + static_cast<std::ptrdiff_t>(to));
        from = to;
    }
    return pairs_;
}

} // namespace saltus::collision
