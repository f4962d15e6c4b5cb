// SPDX-License-Identifier: GPL-3.0-or-later
// A stretch of an event-driven run computed again with samples between those of the grid (Session::run_densely): what the polynomials of its steps
// say, for curves that are looked at closely. Rows before the stretch are those of the run.
#pragma once

#include "core/simulation/recording.h"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace saltus::ui {

struct DensePart {
    std::shared_ptr<const Recording> recording; // null: none
    double begin = 0.0, end = 0.0;              // s
    std::int64_t samples = 0;                   // from begin to end
    bool covers(double from, double to) const { return recording && begin <= from && to <= end; }
};

// The newest last. As many as columns of plots that are looked at at once, not more: each may hold as much as a screen needs.
using DenseParts = std::vector<std::shared_ptr<const DensePart>>;
inline constexpr std::size_t kMostDenseParts = 6;
inline void keep(DenseParts& parts, std::shared_ptr<const DensePart> part) {
    parts.push_back(std::move(part));
    if (parts.size() > kMostDenseParts) parts.erase(parts.begin());
}

} // namespace saltus::ui
