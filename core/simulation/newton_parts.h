// SPDX-License-Identifier: GPL-3.0-or-later
// Private to the steppers of systems: what they measure residuals by, and which gaps take part.
#pragma once

#include "core/simulation/assembled.h"
#include "core/simulation/rigid/activation.h"
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

// Of gaps of systems.
inline rigid::Activation activation_of(const Scheme& scheme, double closed = 0.0) noexcept { return {scheme.gamma * scheme.h, scheme.closing, closed}; }

// Of the two ends of a step.
inline double larger_weight(double theta) noexcept { return theta > 0.5 ? theta : 1.0 - theta; }

// 0 / 0 = 0: an equation without terms holds.
inline double ratio(double residual, double size) noexcept { return residual == 0.0 ? 0.0 : residual / size; }

} // namespace saltus::simulation
