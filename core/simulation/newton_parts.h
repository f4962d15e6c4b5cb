// SPDX-License-Identifier: GPL-3.0-or-later
// Private to the steppers of systems: what they measure residuals by, and which contacts rest.
#pragma once

#include "core/simulation/sparse_rows.h"
#include "core/simulation/state.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace saltus::simulation {

inline constexpr double kRoundOff = 32.0 * std::numeric_limits<double>::epsilon();

// The sum of the sizes of the terms of a row.
inline double magnitude(const SparseRows& matrix, std::size_t row, const double* x) noexcept {
    double sum = 0.0;
    for (std::uint32_t k = matrix.start[row]; k < matrix.start[row + 1]; ++k) sum += std::abs(matrix.value[k] * x[matrix.column[k]]);
    return sum;
}

// Where a state keeps, by row, what surface_speed.h is about (Layout::force).
inline std::size_t kept_gaps(const Layout& layout) noexcept { return layout.force + layout.unknowns() + layout.states; }

// Of the two ends of a step.
inline double larger_weight(double theta) noexcept { return theta > 0.5 ? theta : 1.0 - theta; }

// A contact that pressed in the step before and did not take part in this one, since round-off or the scheme's error (on curved and moving surfaces
// h^3 a step) had left its gap open by a trifle: it fell, and would strike in the next step and carry twice its force there. A rebound is none: it
// leaves with a speed. So it is with one that only touched (touches()): balls in a row are struck together, and what begins to be pushed does not strike.
inline bool falls_from_rest(double rate_before, double gap, double rate) noexcept {
    constexpr double kAtRest = 1e-3; // of the speed of that fall
    return gap < 0.0 && std::abs(rate_before) <= -kAtRest * rate;
}

// What round-off lifts (0.1 + 0.2 above 0.3) touches. `terms` of its gap.
inline bool touches(double gap, double terms) noexcept {
    constexpr double kRoundOffOfGaps = 1e-12, kLeast = 1e-15; // m
    return gap <= kRoundOffOfGaps * terms + kLeast;
}

// 0 / 0 = 0: an equation without terms holds.
inline double ratio(double residual, double size) noexcept { return residual == 0.0 ? 0.0 : residual / size; }

} // namespace saltus::simulation
