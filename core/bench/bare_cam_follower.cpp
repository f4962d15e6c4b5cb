// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bench/bare_cam_follower.h"

#include "core/bench/bare_dop853.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

namespace saltus::bench {

namespace {

constexpr double beta2 = 1.050328174371336, beta3 = 1.22173047639603;
constexpr double stiffness = 1430.8, mass = 1.221, restitution = 0.8;

} // namespace

CamMotion cam_branch(int branch, double b, double w) noexcept {
    constexpr double pi = std::numbers::pi;
    constexpr double base = 0.40, k1 = 0.45, k2 = 0.40393320723821, rho1 = 0.85, rho3 = 0.15, top = 0.55393320723821, axis = 0.3;
    if (branch == 0) return {base - axis, 0.0, 0.0};
    if (branch == 1) {
        const double s = std::sin(b), c = std::cos(b), p = k1 * c / rho1, root = std::sqrt(1 - p * p);
        const double f = k1 * k1 / (rho1 * root), g = k1 * s * c;
        return {rho1 * root - k1 * s - axis, w * (f * s * c - k1 * c),
                w * w * (k1 * s + f * (c * c - s * s - g * g / (rho1 * rho1 * root * root)))};
    }
    if (branch == 2) {
        const double a = b + pi / 9, s = std::sin(a), c = std::cos(a), p = k2 * s / rho3, root = std::sqrt(1 - p * p);
        const double f = k2 * k2 / (rho3 * root), g = k2 * s * c;
        return {rho3 * root - k2 * c - axis, w * (k2 * s - f * s * c),
                w * w * (k2 * c + f * (s * s - c * c - g * g / (rho3 * rho3 * root * root)))};
    }
    return {top - axis, 0.0, 0.0};
}

CamMotion cam_motion(double t, double speed) noexcept {
    constexpr double pi = std::numbers::pi;
    const double turned = speed * t + pi / 2;
    double b = turned - 2 * pi * std::floor(turned / (2 * pi));
    double w = speed;
    if (b > pi) {
        b = 2 * pi - b;
        w = -speed;
    }
    return cam_branch(b <= pi / 2 ? 0 : b <= pi / 2 + beta2 ? 1 : b <= pi / 2 + beta3 ? 2 : 3, b, w);
}

void run_bare_cam_follower(BareColumns& columns, std::size_t steps, double h, double speed) noexcept {
    constexpr double m = mass, k = stiffness, e = restitution, theta = 0.5, gamma = 0.5;
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

namespace {

// A stretch of the turn between two joints; angles are those of cam_motion before it folds them.
struct Stretch {
    double end;
    int branch;
};
constexpr double half_turn = std::numbers::pi;
constexpr Stretch stretches[] = {{half_turn / 2 + beta2, 1},     {half_turn / 2 + beta3, 2}, {3 * half_turn / 2 - beta3, 3},
                                 {3 * half_turn / 2 - beta2, 2}, {3 * half_turn / 2, 1},     {5 * half_turn / 2, 0}};

} // namespace

void run_bare_cam_events(BareEvents& events, double until, double speed, double tolerance) {
    BareDop853<2> flow;
    flow.tolerance = tolerance;
    std::size_t stretch = 0; // t = 0 is the joint at pi/2
    double turn = 0.0;
    const auto f = [&](double t, const double* y, double* d) {
        const double angle = speed * t + half_turn / 2 - 2 * half_turn * turn;
        const CamMotion cam = angle > half_turn ? cam_branch(stretches[stretch].branch, 2 * half_turn - angle, -speed) : cam_branch(stretches[stretch].branch, angle, speed);
        d[0] = y[1];
        d[1] = -(stiffness / mass) * (y[0] + cam.c) - cam.acceleration;
    };
    flow.start(f, 0.0, {0.4, 0.4}, 1e-3);
    bool skip = false;
    while (flow.t < until) {
        const double joint = (stretches[stretch].end - half_turn / 2 + 2 * half_turn * turn) / speed, most = std::min(joint, until);
        while (flow.t < most) {
            ++events.steps;
            const auto fall = step_to_fall(flow, f, most, skip);
            if (!fall) continue;
            const double after = -restitution * fall->v;
            events.impacts.push_back({flow.t + fall->late, fall->v, after});
            flow.start(f, flow.t + fall->late, {0.0, after}, fall->h);
            skip = true;
        }
        if (flow.t < joint) break;
        if (++stretch == std::size(stretches)) stretch = 0, turn += 1.0;
        flow.start(f, flow.t, flow.y, flow.h);
    }
}

} // namespace saltus::bench
