// SPDX-License-Identifier: GPL-3.0-or-later
// The reference cam (cases.md, part 3) written by hand: a judge of the tape's values and of its speed.
#pragma once

#include <cmath>
#include <numbers>

namespace cam {

constexpr double kBase = 0.40, k1 = 0.45, k2 = 0.40393320723821, r1 = 0.85, r2 = 0.55393320723821, r3 = 0.15;
constexpr double kLift = 1.050328174371336, kTop = 1.22173047639603;

struct Motion {
    double h, rate, acceleration; // m, m/s, m/s^2
};

// Height h of the profile at the angle of the drive plus its offset, turning at w rad/s. `pi` as the author rounded it.
inline Motion at(double angle, double w, double pi = std::numbers::pi) noexcept {
    double b = angle - 2.0 * pi * std::floor(angle / (2.0 * pi));
    double turn = w;
    if (b > pi) {
        b = 2.0 * pi - b;
        turn = -w;
    }
    if (b <= pi / 2.0) return {kBase, 0.0, 0.0};
    if (b <= pi / 2.0 + kLift) {
        const double s = std::sin(b), c = std::cos(b);
        const double root = std::sqrt(1.0 - (k1 * c / r1) * (k1 * c / r1));
        const double bend = k1 * s * c;
        return {-k1 * s + r1 * root, turn * (-k1 * c + k1 * k1 * s * c / (r1 * root)),
                turn * turn *
                    (k1 * s + k1 * k1 / (r1 * root) * (c * c - s * s - bend * bend / (r1 * r1 * root * root)))};
    }
    if (b <= pi / 2.0 + kTop) {
        const double a = b + pi / 9.0, s = std::sin(a), c = std::cos(a);
        const double root = std::sqrt(1.0 - (k2 * s / r3) * (k2 * s / r3));
        const double bend = k2 * s * c;
        return {-k2 * c + r3 * root, turn * (k2 * s - k2 * k2 * s * c / (r3 * root)),
                turn * turn *
                    (k2 * c + k2 * k2 / (r3 * root) * (s * s - c * c - bend * bend / (r3 * r3 * root * root)))};
    }
    return {r2, 0.0, 0.0};
}

// f = -(m c'' + k c), c = h - 0.3: only what it needs.
inline double force(double angle, double w, double m, double k) noexcept {
    constexpr double pi = std::numbers::pi;
    double b = angle - 2.0 * pi * std::floor(angle / (2.0 * pi));
    if (b > pi) b = 2.0 * pi - b;
    if (b <= pi / 2.0) return -(k * (kBase - 0.3));
    if (b <= pi / 2.0 + kLift) {
        const double s = std::sin(b), c = std::cos(b);
        const double q = k1 * c / r1, square = 1.0 - q * q, root = std::sqrt(square), bend = k1 * s * c / r1;
        const double h = r1 * root - k1 * s;
        const double second = w * w * (k1 * s + k1 * k1 / (r1 * root) * (c * c - s * s - bend * bend / square));
        return -(m * second + k * (h - 0.3));
    }
    if (b <= pi / 2.0 + kTop) {
        const double a = b + pi / 9.0, s = std::sin(a), c = std::cos(a);
        const double q = k2 * s / r3, square = 1.0 - q * q, root = std::sqrt(square), bend = k2 * s * c / r3;
        const double h = r3 * root - k2 * c;
        const double second = w * w * (k2 * c + k2 * k2 / (r3 * root) * (s * s - c * c - bend * bend / square));
        return -(m * second + k * (h - 0.3));
    }
    return -(k * (r2 - 0.3));
}

// The same as a scene writes it. PI is pi or a parameter.
inline constexpr const char* kFunctions[][2] = {
    {"nose(b)", "0.85*sqrt(1 - (0.45*cos(b)/0.85)^2) - 0.45*sin(b)"},
    {"crown(b)", "0.15*sqrt(1 - (0.40393320723821*sin(b + PI/9)/0.15)^2) - 0.40393320723821*cos(b + PI/9)"},
    {"lift(b)",
     "piecewise(b <= PI/2, 0.40, b <= PI/2 + 1.050328174371336, nose(b), b <= PI/2 + 1.22173047639603, crown(b), "
     "0.55393320723821)"},
    {"fold(b)", "piecewise(b > PI, 2*PI - b, b)"},
    {"cam(b)", "lift(fold(mod(b, 2*PI)))"},
};

} // namespace cam
