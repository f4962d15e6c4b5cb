// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace saltus::simulation {

// Zero exactly when x is finite: NaN otherwise. Sums of it find one bad number in a long array without branches.
inline double defect(double x) noexcept { return x - x; }

inline double defect(std::span<const double> numbers) noexcept {
    using Pair [[gnu::vector_size(16), gnu::aligned(8), gnu::may_alias]] = double;
    const double* const x = numbers.data();
    Pair sum = {0.0, 0.0}, other = {0.0, 0.0}; // that do not wait for each other
    std::size_t i = 0;
    for (; i + 4 <= numbers.size(); i += 4) {
        const Pair a = *reinterpret_cast<const Pair*>(x + i), b = *reinterpret_cast<const Pair*>(x + i + 2);
        sum += a - a, other += b - b;
    }
    double rest = 0.0;
    for (; i < numbers.size(); ++i) rest += defect(x[i]);
    sum += other;
    return sum[0] + sum[1] + rest;
}

} // namespace saltus::simulation
