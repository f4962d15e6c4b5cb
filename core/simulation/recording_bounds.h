// SPDX-License-Identifier: GPL-3.0-or-later
// Least and largest of a column's rows.
#pragma once

#include "core/simulation/recording.h"

#include <algorithm>
#include <cstddef>
#include <limits>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace saltus::detail {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr MinMax kNothing{kInfinity, -kInfinity};

// A comparison with NaN is false, so NaN never replaces a bound.
inline void include(MinMax& bounds, double value) noexcept {
    bounds.min = value < bounds.min ? value : bounds.min;
    bounds.max = value > bounds.max ? value : bounds.max;
}

inline void include(MinMax& bounds, const MinMax& other) noexcept {
    bounds.max = other.max > bounds.max ? other.max : bounds.max;
    bounds.min = other.min < bounds.min ? other.min : bounds.min;
}

// Four lanes: one chain of dependent comparisons would cost as much as the rest of an append.
inline MinMax bounds_of(const double* values, std::size_t count) noexcept {
    double low[4] = {kInfinity, kInfinity, kInfinity, kInfinity};
    double high[4] = {-kInfinity, -kInfinity, -kInfinity, -kInfinity};
    const std::size_t fours = count & ~std::size_t{3};
    std::size_t i = 0;
#ifdef __SSE2__ // minpd(a, b) is a < b ? a : b
    __m128d low0 = _mm_loadu_pd(low), low1 = low0, high0 = _mm_loadu_pd(high), high1 = high0;
    for (; i < fours; i += 4) {
        const __m128d a = _mm_loadu_pd(values + i), b = _mm_loadu_pd(values + i + 2);
        low0 = _mm_min_pd(a, low0), low1 = _mm_min_pd(b, low1);
        high0 = _mm_max_pd(a, high0), high1 = _mm_max_pd(b, high1);
    }
    _mm_storeu_pd(low, low0), _mm_storeu_pd(low + 2, low1);
    _mm_storeu_pd(high, high0), _mm_storeu_pd(high + 2, high1);
#else
    for (; i < fours; i += 4)
        for (std::size_t lane = 0; lane < 4; ++lane) {
            const double value = values[i + lane];
            low[lane] = value < low[lane] ? value : low[lane];
            high[lane] = value > high[lane] ? value : high[lane];
        }
#endif
    MinMax bounds{std::min(std::min(low[0], low[1]), std::min(low[2], low[3])),
                  std::max(std::max(high[0], high[1]), std::max(high[2], high[3]))};
    for (; i < count; ++i) include(bounds, values[i]);
    return bounds;
}

} // namespace saltus::detail
