// SPDX-License-Identifier: GPL-3.0-or-later
// Operations that <cmath> lacks or that formulas define otherwise; shared by folding and the tape, so that both agree.
#pragma once

#include <cmath>

namespace saltus::formula {

inline double sign_of(double a) noexcept {
    return a > 0.0 ? 1.0 : a < 0.0 ? -1.0 : a;
} // nan stays nan

// nan in, nan out: an error does not vanish in a minimum.
inline double least_of(double a, double b) noexcept {
    return a <= b ? a : b < a ? b : a + b;
}
inline double greatest_of(double a, double b) noexcept {
    return a >= b ? a : b > a ? b : a + b;
}

// In [0, b) for b > 0, up to rounding.
inline double modulo(double a, double b) noexcept {
    return a - b * std::floor(a / b);
}

} // namespace saltus::formula
