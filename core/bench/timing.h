// SPDX-License-Identifier: GPL-3.0-or-later
// What the benchmarks share.
#pragma once

#include "core/base/error.h"

#include <algorithm>
#include <ctime>
#include <utility>
#include <vector>

namespace saltus::bench {

inline constexpr int kRepetitions = 15;

// Time of the processor, not of the wall: on a shared machine others would be measured too.
inline double cpu_microseconds() {
    return static_cast<double>(std::clock()) * (1e6 / static_cast<double>(CLOCKS_PER_SEC));
}

inline double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

inline Error first(Errors errors) {
    return errors.empty() ? Error{} : std::move(errors.front());
}

} // namespace saltus::bench
