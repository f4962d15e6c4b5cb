// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs of bounds that overlap: sweep and prune along the axis of greatest spread, in slabs across the next axis; the order
// of the sweep is kept between calls.
#pragma once

#include "core/collision/placed.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace saltus::collision {

class BroadPhase {
public:
    using Pair = std::pair<std::uint32_t, std::uint32_t>; // first < second

    // bounds: by shape, the same number at each call but for shapes that are new. Pairs come sorted, `more` among them.
    std::span<const Pair> overlapping(std::span<const Bounds> bounds, std::span<const Pair> more);

private:
    struct Entry {
        double low, high;              // along the sweep
        double low1, high1, low2, high2;
        std::uint32_t shape, slab; // slab: the first that it meets
    };
    int axis_ = 0;
    std::vector<std::uint32_t> order_;
    std::vector<Entry> entries_;
    std::vector<Pair> found_, pairs_;
    std::vector<std::uint32_t> start_;
    std::vector<std::size_t> slab_start_;
    std::vector<double> extent_;
};

} // namespace saltus::collision
