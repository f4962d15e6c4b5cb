// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of one coordinate with one contact: the operations of compute_general(), in their order, without its loops.
#include "core/simulation/defect.h"
#include "core/simulation/moreau_jean.h"
#include "core/simulation/newton_parts.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

inline double MoreauJean::impulse_of_forces(const double* x) const noexcept {
    const double h = model_.scheme.h, theta = model_.scheme.force_theta();
    double impulse = constant_impulse_[0];
    if (one_.forced) impulse += h * (theta * time_out_[0] + (1.0 - theta) * x[model_.layout.force]);
    return impulse;
}

// As residual(), by the sum of the terms of both ends: no branches.
inline double MoreauJean::residual_of_one(double q, double v, double q_next, double v_next, double impulse, double p) const noexcept {
    const double theta = model_.scheme.theta;
    const double by_C = one_.hC * (theta * v_next + (1.0 - theta) * v), by_K = one_.hK * (theta * q_next + (1.0 - theta) * q);
    const double off = std::abs((one_.M * v_next - one_.M * v) + by_C + by_K - impulse - p);
    return off / (one_.of_v * (std::abs(v_next) + std::abs(v)) + one_.of_q * (std::abs(q_next) + std::abs(q)) + std::abs(impulse) + std::abs(p) + one_.least);
}

StepReport MoreauJean::compute_single(const State& state) noexcept {
    const Layout& layout = model_.layout;
    const double h = model_.scheme.h, along = model_.scheme.position_theta();
    const double* x = state.numbers.data();
    const double q = x[layout.q], v = x[layout.v], y = x[layout.y], ydot = x[layout.ydot];
    StepReport report;

    next_.time = static_cast<double>(state.step + 1) * h;
    evaluate_at_step(state.step + 1);
    const double impulse = impulse_of_forces(x);
    const double free = v + one_.inverse * (impulse + one_.velocity_factor * v + one_.position_factor * q);

    const double H = one_.H, rate = b_rate_[0];
    double lambda = 0.0, v_next = free;
    bool takes_part = activation_of(model_.scheme).takes(y, ydot);
    if (!takes_part && keeps_rest_ && rigid::may_rest(x[layout.lambda], y, [&] { return std::abs(H * q); }))
        takes_part = rigid::falls_from_rest(ydot, H * (q + h * (along * free + (1.0 - along) * v)) + b_[0], H * free + rate);
    if (takes_part) {
        const double rebound = rebound_of(one_.e, ydot), constant = H * free + rate + rebound;
        lambda = constant < 0.0 ? -constant / one_.D : 0.0;
        report.contact = true;
        report.impulse = lambda > 0.0;
        report.residual = std::abs(std::min(one_.D * lambda, one_.D * lambda + constant));
        report.pressing = lambda * (constant - rebound - ydot);
        v_next = free + one_.inverse * (H * lambda);
    }
    const double q_next = q + h * (along * v_next + (1.0 - along) * v);
    next_.impulse[0] = impulse;
    next_.acting[0] = H * lambda;
    next_.q[0] = q_next;
    next_.u[0] = v_next;
    next_.y[0] = H * q_next + b_[0];
    next_.ydot[0] = H * v_next + rate;
    next_.dhdt[0] = rate;
    next_.lambda[0] = lambda;
    report.equations = modal_ ? residual(state) : residual_of_one(q, v, q_next, v_next, impulse, H * lambda);
    if (!(defect(q_next) + defect(v_next) + defect(next_.y[0]) + defect(next_.ydot[0]) == 0.0))
        report.failure = StepReport::Failure::not_finite;
    return report;
}

// compute_single() with lambda = 0, and commit().
bool MoreauJean::quiet_step(State& state, double& equations) noexcept {
    const Single& one = one_;
    if (!one.quiet) return false;
    const Layout& layout = model_.layout;
    const Scheme& scheme = model_.scheme;
    const double h = scheme.h, theta = scheme.theta;
    double* const x = state.numbers.data();
    const double q = x[layout.q], v = x[layout.v], ydot = x[layout.ydot];
    if (activation_of(scheme).takes(x[layout.y], ydot)) return false;
    if (x[layout.lambda] > 0.0) return false; // it may rest

    const double time = static_cast<double>(state.step + 1) * h;
    evaluate_at_step(state.step + 1);
    const double impulse = impulse_of_forces(x);
    const double v_next = v + one.inverse * (impulse + one.velocity_factor * v + one.position_factor * q);
    const double q_next = q + h * (theta * v_next + (1.0 - theta) * v);
    const double H = one.H, rate = b_rate_[0];
    const double y_next = H * q_next + b_[0], ydot_next = H * v_next + rate;
    if (!(defect(q_next) + defect(v_next) + defect(y_next) + defect(ydot_next) == 0.0)) return false;

    if (y_next < 0.0 && rigid::touches(x[layout.y], std::abs(H * q))) return false; // it may rest

    equations = residual_of_one(q, v, q_next, v_next, impulse, 0.0);
    ++state.step;
    x[layout.time] = time;
    x[layout.q] = q_next;
    x[layout.v] = v_next;
    x[layout.y] = y_next;
    x[layout.ydot] = ydot_next;
    x[layout.lambda] = 0.0;
    x[layout.acting] = H * 0.0;
    x[layout.dhdt] = rate;
    if (one.forced) x[layout.force] = time_out_[0];
    return true;
}

} // namespace saltus::simulation
