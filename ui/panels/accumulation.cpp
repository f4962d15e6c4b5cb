// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/accumulation.h"

#include <algorithm>

namespace saltus::ui {

namespace {
constexpr int kFewest = 6;        // impacts in a row
constexpr double kShrunk = 0.15;  // the last interval, as a part of the first
constexpr double kFinest = 8.0;   // the last interval at most, in steps: a true accumulation does not stop halfway
constexpr double kShorter = 0.97; // each interval, as a part of the one before
} // namespace

void AccumulationFinder::add(const Impact& impact) {
    Chain& c = chains_[(std::uint64_t{impact.interaction} << 32) | impact.component];
    const double interval = impact.time - c.last;
    // Near the end intervals are whole numbers of steps: allow for that rounding, which may even lengthen one by a step.
    const double rounding = c.interval < 20 * step_ ? 1.3 * step_ : 0.01 * step_;
    const bool goesOn = c.count >= 2 && interval <= kShorter * c.interval + rounding;
    if (c.count == 1) {
        c.firstInterval = c.interval = interval;
        c.count = 2;
    } else if (goesOn) {
        c.interval = interval;
        ++c.count;
    } else {
        // The impact before and this one may begin another sequence.
        const double last = c.last;
        const bool hasLast = c.count > 0;
        c = {};
        c.first = hasLast ? last : impact.time;
        c.count = hasLast ? 2 : 1;
        c.firstInterval = c.interval = hasLast ? interval : 0.0;
    }
    c.last = impact.time;
    if (c.count < kFewest || c.interval > kShrunk * c.firstInterval || c.interval > kFinest * step_) return;
    // What a geometric sequence of the mean ratio still has to go.
    const double ratio = std::min(0.95, std::max(0.05, 1.0 - (c.firstInterval - c.interval) /
                                                              std::max(c.last - c.first, 1e-300)));
    const double end = c.last + (c.interval > 3 * step_ ? c.interval * ratio / (1.0 - ratio) : 0.0);
    if (c.entry < 0) {
        c.entry = static_cast<std::ptrdiff_t>(found_.size());
        found_.push_back({});
    }
    found_[static_cast<std::size_t>(c.entry)] = {c.first, end, c.count};
}

} // namespace saltus::ui
