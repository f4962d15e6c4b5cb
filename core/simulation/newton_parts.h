// SPDX-License-Identifier: GPL-3.0-or-later
// Private to NewtonStepper: what its parts measure residuals by.
#pragma once

#include "core/simulation/sparse_rows.h"

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

// Of the two ends of a step.
inline double larger_weight(double theta) noexcept { return theta > 0.5 ? theta : 1.0 - theta; }

// 0 / 0 = 0: an equation without terms holds.
inline double ratio(double residual, double size) noexcept { return residual == 0.0 ? 0.0 : residual / size; }

} // namespace saltus::simulation
