// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/broad_phase.h"

#include <algorithm>
#include <limits>

namespace saltus::collision {

namespace {
constexpr double unbounded = 1e299; // bounds from here on are none
}

std::span<const BroadPhase::Pair> BroadPhase::overlapping(std::span<const Bounds> bounds, std::span<const Pair> more) {
    const std::size_t count = bounds.size();
    found_.assign(more.begin(), more.end()), pairs_.clear();
    if (count == 0) return pairs_;

    // The axis along which the middles spread most; changed only for a clear gain, so that the order stays nearly sorted.
    Vector3 sum = Vector3::Zero(), square = Vector3::Zero();
    for (const Bounds& b : bounds) {
        if (!(b.lower.x() < unbounded)) continue;
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

    // Slabs across the second axis, about two shapes thick: a shape is entered in each slab that it meets, in the order of
    // the sweep, and a pair is found in the slab where the later of the two begins.
    extent_.clear();
    double bottom = std::numeric_limits<double>::infinity(), top = -bottom;
    for (const Bounds& b : bounds) {
        if (!(b.lower[axis_] < unbounded)) continue;
        extent_.push_back(b.upper[second] - b.lower[second]);
        bottom = std::min(bottom, b.lower[second]), top = std::max(top, b.upper[second]);
    }
    std::size_t slabs = 1;
    double per_length = 0.0;
    if (extent_.size() > 64) {
        const auto middle = extent_.begin() + static_cast<std::ptrdiff_t>(extent_.size() / 2);
        std::nth_element(extent_.begin(), middle, extent_.end());
        const double wanted = (top - bottom) / (2.0 * *middle);
        if (wanted > 1.0) slabs = static_cast<std::size_t>(std::min(wanted, 256.0)), per_length = static_cast<double>(slabs) / (top - bottom);
    }
    const auto slab_of = [&](double x) {
        return std::min(slabs - 1, static_cast<std::size_t>(std::max(0.0, (x - bottom) * per_length)));
    };
    slab_start_.assign(slabs + 2, 0);
    for (const Bounds& b : bounds)
        if (b.lower[axis_] < unbounded)
            for (std::size_t s = slab_of(b.lower[second]); s <= slab_of(b.upper[second]); ++s) ++slab_start_[s + 2];
    for (std::size_t s = 0; s + 1 < slab_start_.size(); ++s) slab_start_[s + 1] += slab_start_[s];
    entries_.resize(slab_start_.back());
    for (const std::uint32_t shape : order_) {
        const Bounds& b = bounds[shape];
        if (!(b.lower[axis_] < unbounded)) continue;
        const std::size_t first = slab_of(b.lower[second]), last = slab_of(b.upper[second]);
        for (std::size_t s = first; s <= last; ++s)
            entries_[slab_start_[s + 1]++] = {b.lower[axis_], b.upper[axis_], b.lower[second], b.upper[second], b.lower[third], b.upper[third], shape,
                                              static_cast<std::uint32_t>(first)};
    }
    for (std::size_t s = 0; s < slabs; ++s)
        for (std::size_t i = slab_start_[s]; i < slab_start_[s + 1]; ++i) {
            const Entry& e = entries_[i];
            for (std::size_t j = i + 1; j < slab_start_[s + 1] && entries_[j].low <= e.high; ++j) {
                const Entry& o = entries_[j];
                // one branch for all: which of them fails is anybody's guess
                const bool apart = (static_cast<int>(o.low1 > e.high1) | static_cast<int>(o.high1 < e.low1) | static_cast<int>(o.low2 > e.high2) |
                                    static_cast<int>(o.high2 < e.low2)) != 0;
                if (apart || std::max(e.slab, o.slab) != s) continue;
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
