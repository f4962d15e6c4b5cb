// SPDX-License-Identifier: GPL-3.0-or-later
// Finds chatter: impacts of one contact whose intervals shrink geometrically towards an accumulation point. A time-stepping
// scheme cuts the tail off once the intervals reach its step, so the band ends there.
#pragma once

#include "core/simulation/events.h"

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace saltus::ui {

struct Accumulation {
    double begin = 0.0, end = 0.0; // first impact of the sequence, estimated accumulation point, s
    int impacts = 0;
};

class AccumulationFinder {
public:
    explicit AccumulationFinder(double step = 0.0) : step_(step) {}
    void add(const Impact& impact); // in the order of time
    const std::vector<Accumulation>& found() const noexcept { return found_; }

private:
    struct Chain {
        double first = 0.0, last = 0.0, firstInterval = 0.0, interval = 0.0;
        int count = 0;
        std::ptrdiff_t entry = -1; // in found_
    };
    double step_;
    std::unordered_map<std::uint64_t, Chain> chains_; // by interaction and component
    std::vector<Accumulation> found_;
};

} // namespace saltus::ui
