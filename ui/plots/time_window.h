// SPDX-License-Identifier: GPL-3.0-or-later
// The stretch of time that a stack of plots shows: it rolls with the run until the user pans.
#pragma once

#include "ui/look/ticks.h"

#include <algorithm>
#include <optional>

namespace saltus::ui {

struct TimeWindow {
    Range range{0.0, 1.0};
    double length = 1.0;        // while following
    double usualLength = 1.0;   // after a reset
    bool follow = true;
    std::optional<Range> fixed; // of the scene: shown until the user zooms, and again after a reset
    bool live = false;          // a run goes on
    std::optional<double> past; // s: the cursor shows this time, not the newest

    // The newest time is held a little inside the right edge, where its cursor can be seen and grabbed.
    void advance(double newest) {
        if (!follow) return;
        if (past) return show(*past);
        const double end = std::max(length, newest + 0.08 * length);
        range = {end - length, end};
    }
    void reset(double newest) {
        length = usualLength;
        follow = !fixed;
        range = fixed.value_or(Range{0.0, length});
        advance(newest);
    }
    void show(double time) { // the least move that brings a time into view
        if (range.contains(time)) return;
        const double span = range.span();
        const double begin = std::max(time - 0.5 * span, std::min(0.0, time));
        range = {begin, begin + span};
    }
};

} // namespace saltus::ui
