// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bench/bare_cam_follower.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace saltus::bench {

CamMotion cam_motion(double t, double speed) noexcept {
    constexpr double pi = std::numbers::pi;
    constexpr double base = 0.40, k1 = 0.45, k2 = 0.40393320723821, rho1 = 0.85, rho3 = 0.15, top = 0.55393320723821;
    constexpr double beta2 = 1.050328174371336, beta3 = 1.22173047639603, axis = 0.3;
    const double turned = speed * t + pi / 2;
    double b = turned - 2 * pi * std::floor(turned / (2 * pi));
    double w = speed;
    if (b > pi) {
        b = 2 * pi - b;
        w = -speed;
    }
    if (b <= pi / 2) return {base - axis, 0.0, 0.0};
    if (b <= pi / 2 + beta2) {
        const double s = std::sin(b), c = std::cos(b), p = k1 * c / rho1, root = std::sqrt(1 - p * p);
        const double f = k1 * k1 / (rho1 * root), g = k1 * s * c;
        return {rho1 * root - k1 * s - axis, w * (f * s * c - k1 * c),
                w * w * (k1 * s + f * (c * c - s * s - g * g / (rho1 * rho1 * root * root)))};
    }
    if (b <= pi / 2 + beta3) {
        const double a = b + pi / 9, s = std::sin(a), c = std::cos(a), p = k2 * s / rho3, root = std::sqrt(1 - p * p);
        const double f = k2 * k2 / (rho3 * root), g = k2 * s * c;
        return {rho3 * root - k2 * c - axis, w * (k2 * s - f * s * c),
                w * w * (k2 * c + f * (s * s - c * c - g * g / (rho3 * rho3 * root * root)))};
    }
    return {top - axis, 0.0, 0.0};
}

void run_bare_cam_follower(BareColumns& columns, std::size_t steps, double h, double speed) noexcept {
    constexpr double m = 1.221, k = 1430.8, e = 0.8, theta = 0.5, gamma = 0.5;
    const double w = m + h * h * theta * theta * k, inverse = 1 / w;
    const auto force = [speed](double t) {
        const CamMotion cam = cam_motion(t, speed);
        return -(m * cam.acceleration + k * cam.c);
    };
    double q = 0.4, v = 0.4, f = force(0.0);
    columns.t[0] = 0.0;
    columns.q[0] = columns.y[0] = q;
    columns.v[0] = v;
    columns.lambda[0] = 0.0;
    for (std::size_t i = 1; i <= steps; ++i) {
        const double t = static_cast<double>(i) * h, next = force(t);
        double v1 = v + inverse * (h * (theta * next + (1 - theta) * f) - h * h * theta * k * v - h * k * q);
        double lambda = 0.0;
        if (q + gamma * h * v <= 0) {
            lambda = std::max(0.0, -(v1 + e * v) * w);
            v1 += inverse * lambda;
        }
        q += h * (theta * v1 + (1 - theta) * v);
        v = v1;
        f = next;
        columns.t[i] = t;
        columns.q[i] = columns.y[i] = q;
        columns.v[i] = v;
        columns.lambda[i] = lambda;
    }
}

} // namespace saltus::bench
