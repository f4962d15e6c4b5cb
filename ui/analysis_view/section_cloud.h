// SPDX-License-Identifier: GPL-3.0-or-later
// The section points that the analysis view draws. Of those that would fall onto the same place of the picture only the first is
// kept, so that a map of millions costs what one of some ten thousand does; it fills a piece at a time. Knows no graphics.
#pragma once

#include "core/analysis/sections.h"
#include "ui/look/ticks.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_set>
#include <vector>

namespace saltus::ui {

class SectionCloud {
public:
    static constexpr std::size_t kPointsACall = 100000; // looked at in one call
    static constexpr std::size_t kCapacity = 200000;    // points kept; cells are made coarser beyond it

    // The box that the picture shows; another one starts the cloud again, and gives true.
    bool setBox(const std::array<Range, 3>& box);
    // The section plane: signal `axis` of all points is this value; axis < 0: none. Starts again.
    void setPlane(int axis, double value);
    void clear();

    // Takes points found since the last call. True when there are new ones to draw.
    bool take(const Section& section);

    const std::vector<std::array<double, 3>>& places() const noexcept { return places_; } // in the signals
    const std::vector<double>& times() const noexcept { return times_; }                  // of the places

private:
    bool keep(const std::array<double, 3>& place);
    void coarsen();

    std::array<Range, 3> box_{};
    int axis_ = -1;
    double value_ = 0.0;
    int cells_ = kFinest; // along an edge of the box
    std::size_t next_ = 0;
    std::unordered_set<std::uint64_t> taken_;
    std::vector<std::array<double, 3>> places_;
    std::vector<double> times_;

    static constexpr int kFinest = 1024;
};

} // namespace saltus::ui
