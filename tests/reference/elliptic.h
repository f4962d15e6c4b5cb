// SPDX-License-Identifier: GPL-3.0-or-later
// Jacobi's elliptic functions by the arithmetic-geometric mean (Abramowitz and Stegun, 16.4 and 17.6), for pendulums.
#pragma once

#include <array>
#include <cmath>
#include <numbers>

namespace saltus::testing {

struct Elliptic {
    double sn, cn, dn;
};

// K(k), 0 <= k < 1.
inline double quarter_period(double k) {
    double a = 1.0, b = std::sqrt(1.0 - k * k);
    while (std::abs(a - b) > 1e-15 * a) {
        const double next = (a + b) / 2.0;
        b = std::sqrt(a * b);
        a = next;
    }
    return std::numbers::pi / (2.0 * a);
}

inline Elliptic elliptic(double u, double k) {
    std::array<double, 12> a{}, c{};
    a[0] = 1.0;
    c[0] = k;
    double b = std::sqrt(1.0 - k * k), scale = 1.0;
    std::size_t n = 0;
    while (std::abs(c[n]) > 1e-16 && n + 1 < a.size()) {
        a[n + 1] = (a[n] + b) / 2.0;
        c[n + 1] = (a[n] - b) / 2.0;
        b = std::sqrt(a[n] * b);
        scale *= 2.0;
        ++n;
    }
    double phi = scale * a[n] * u;
    for (; n > 0; --n) phi = (phi + std::asin(c[n] / a[n] * std::sin(phi))) / 2.0;
    const double sn = std::sin(phi);
    return {sn, std::cos(phi), std::sqrt(1.0 - k * k * sn * sn)};
}

// Angle of a pendulum theta'' = -w^2 sin(theta) let go at rest from theta0, after t.
inline double pendulum_angle(double theta0, double w, double t) {
    const double k = std::sin(theta0 / 2.0);
    const Elliptic e = elliptic(w * t, k);
    return 2.0 * std::asin(k * e.cn / e.dn);
}

} // namespace saltus::testing
