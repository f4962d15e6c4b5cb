// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/free_motion.h"

#include <Eigen/LU>

#include <cmath>

namespace saltus::rigid {

Turn turn_of(const Matrix3& inertia, const Vector3& w, double h) noexcept {
    const Vector3 momentum = inertia * w;
    const double trace = inertia.trace();
    const double second = 0.5 * (trace * trace - inertia.squaredNorm());
    const double determinant = inertia.determinant();
    const double speed2 = w.squaredNorm(), twice = w.dot(momentum);
    const double a = speed2 + (momentum.dot(inertia * momentum) - twice * second) / determinant;
    const double b = (twice * trace - 2.0 * momentum.squaredNorm()) / determinant;
    const double part = h * h / 12.0;
    Turn out;
    out.stretch = 1.0 + part * (a + speed2);
    out.turn = h * (out.stretch * w + part * b * momentum);
    return out;
}

Vector3 gyroscopic_percussion(const Matrix3& inertia, const Vector3& w, const Vector3& T, double h) noexcept {
    const Turn t = turn_of(inertia, w, h);
    const double square = t.turn.squaredNorm();
    const double factor = 0.25 / (1.0 + std::sqrt(1.0 + 0.25 * square)); // times |turn|^2: the square root less 1
    return h * t.stretch * gyroscopic_moment(inertia, w) - factor * (square * T - t.turn.dot(T) * t.turn);
}

bool midpoint_spin(const Matrix3& inertia, const Vector3& w, const Vector3& T, double h, double theta,
                   Vector3& w1) noexcept {
    constexpr int most = 40;
    double last = HUGE_VAL;
    for (int k = 0; k < most; ++k) {
        const Vector3 middle = theta * w1 + (1.0 - theta) * w;
        const Vector3 momentum = inertia * middle;
        const Vector3 residual = inertia * (w1 - w) + gyroscopic_percussion(inertia, middle, T, h) - T;
        // without the slopes of what is of higher order in h |w|
        const Matrix3 slope = inertia + (h * theta) * (cross_matrix(middle) * inertia - cross_matrix(momentum));
        const Vector3 step = slope.inverse() * residual;
        const double size = step.norm();
        if (!std::isfinite(size)) return false;
        w1 -= step;
        const double scale = w.norm() + w1.norm();
        if (size <= 2e-16 * scale) return true;
        if (size <= 1e-13 * scale && size >= 0.5 * last) return true; // round-off, it gets no smaller
        last = size;
    }
    return last <= 1e-13 * (w.norm() + w1.norm());
}

Eigen::Quaterniond cayley(const Vector3& turn) noexcept {
    const double x = 0.5 * turn.x(), y = 0.5 * turn.y(), z = 0.5 * turn.z();
    const double scale = 1.0 / std::sqrt(1.0 + (x * x + y * y + z * z));
    return {scale, scale * x, scale * y, scale * z};
}

Eigen::Quaterniond exponential(const Vector3& turn) noexcept {
    const double angle = turn.norm();
    // sin(a/2)/a, by its series where the quotient would lose digits
    const double factor = angle > 1e-4 ? std::sin(0.5 * angle) / angle : 0.5 - angle * angle / 48.0;
    return {std::cos(0.5 * angle), factor * turn.x(), factor * turn.y(), factor * turn.z()};
}

} // namespace saltus::rigid
