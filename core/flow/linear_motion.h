// SPDX-License-Identifier: GPL-3.0-or-later
// A motion q'' = b(t) - D q' - S q with numbers in D and S: what linear systems do between two events whose forces hang on time alone. Its
// state is q, then q'.
#pragma once

#include <cmath>
#include <cstdint>
#include <span>

namespace saltus::flow {

struct LinearMotion {
    struct Entry {
        std::uint32_t row = 0, column = 0;
        double stiffness = 0.0, damping = 0.0; // of S and D: 1/s^2, 1/s
    };
    std::uint32_t coordinates = 0;
    std::span<const Entry> entries;
    bool steady = false; // b is numbers
    double stiffest = 0.0, most_damped = 0.0; // the largest row sums of |S| and |D|: 1/s^2, 1/s
    double fastest() const noexcept { return most_damped + std::sqrt(stiffest); } // a bound of the rates of the motion when it is left alone, 1/s
};

} // namespace saltus::flow
