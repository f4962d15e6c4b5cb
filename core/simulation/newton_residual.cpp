// SPDX-License-Identifier: GPL-3.0-or-later
// The residual of all equations of a step, formed again from its result.
#include "core/simulation/newton_stepper.h"

#include "core/simulation/newton_parts.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

// The largest multiplier of a row between finite bounds; of others 0.
double NewtonStepper::range_of(std::size_t row) const noexcept {
    const RowKind kind = model_.row_kind[row];
    if (!mask_[row] || (kind != RowKind::relay && kind != RowKind::first_order)) return 0.0;
    const double range = std::max(std::abs(model_.lower[row]), std::abs(model_.upper[row]));
    return std::isfinite(range) ? range : 0.0;
}

// What such rows can give each unknown.
void NewtonStepper::find_reach() noexcept {
    if (lists_.bounded.empty()) return; // all 0 for ever
    std::fill(reach_.begin(), reach_.end(), 0.0);
    for (const std::uint32_t row : lists_.bounded) {
        const double range = range_of(row);
        if (range == 0.0) continue;
        const SparseRows& by = model_.row_kind[row] == RowKind::first_order ? model_.B : acting();
        for (std::uint32_t k = by.start[row]; k < by.start[row + 1]; ++k) reach_[by.column[k]] += std::abs(in_weight_[row] * by.value[k]) * range;
    }
}

// The iterate with its lambda, just evaluated, satisfies R = 0 and has the outputs that the linearised problem promised.
// Each residual is measured by the terms of its equation, which are velocities before and after, h force / M and impulses.
// At rest all of a row may vanish but round-off of what moves beside it, or of multipliers that stay within bounds (two relays that hold a state at 0
// are known to the last digits of their range, not of themselves): that much is no residual.
bool NewtonStepper::converged(const State& state) {
    const Layout& layout = model_.layout;
    const Scheme& scheme = model_.scheme;
    const std::size_t n = layout.coordinates, N = layout.unknowns();
    const double h = scheme.h, tolerance = std::max(scheme.newton_tolerance, kRoundOff);
    const double* x = state.numbers.data();
    const double *u_k = x + layout.v, *F_k = x + layout.force, *r_k = F_k + N;
    const double* u = next_.u.data();
    const double r_weight = full_ ? h : h * scheme.gamma_r;
    if (!affine_) { // where they acted has moved with the iterate
        std::fill(next_.acting.begin(), next_.acting.end(), 0.0);
        act(next_.lambda.data(), next_.acting.data());
    }
    const double* const p = next_.acting.data();
    if (model_.of_state.nonlinear_r)
        for (std::size_t i = n; i < N; ++i) next_.acting[i] = r_weight * r_[i - n];
    for (std::size_t i = 0; i < N; ++i) {
        const double theta = model_.theta[i];
        double force = full_ && i >= n ? F_[i] : theta * F_[i] + (1.0 - theta) * F_k[i];
        if (!full_ && i >= n && scheme.gamma_r != 1.0) force += (1.0 - scheme.gamma_r) * r_k[i - n];
        rhs_[i] = h * force;
        mid_[i] = u[i] - u_k[i];
    }
    for (std::size_t i = 0; i < pushed_.size(); ++i) rhs_[i] += pushed_[i];
    worst_ = equations_ = 0.0;
    guilty_row_ = false;
    for (std::size_t s = 0; s < model_.systems.size(); ++s) {
        const SystemBlock& system = model_.systems[s];
        const std::size_t first = system.offset, last = system.offset + system.size;
        double residual = 0.0, scale = 0.0;
        speed_[s] = 0.0;
        for (std::size_t i = first; i < last; ++i) {
            push_[i] = std::abs(model_.M.row_times(i, mid_.data()) - rhs_[i] - p[i]); // no push any more: its residual
            residual = std::max(residual, push_[i]);
            const double speed = std::max(std::abs(u[i]), std::abs(u_k[i]));
            scale = std::max({scale, own_mass(i) * speed, std::abs(rhs_[i]), std::abs(p[i])});
            speed_[s] = std::max({speed_[s], speed, std::abs(free_[i])});
        }
        // Against a part of the terms it is round-off already: all of them need not be formed.
        double relative = ratio(residual, scale), shown = relative;
        if (residual > kRoundOff * scale) {
            double beyond = 0.0, inside = 0.0;
            find_reach();
            const auto of_positions = [&](std::size_t i) { // whose terms cancel, q+ = q + h u
                double sum = 0.0;
                for (std::uint32_t k = model_.K.start[i]; k < model_.K.start[i + 1]; ++k) {
                    const std::uint32_t column = model_.K.column[k];
                    sum += std::abs(model_.K.value[k]) * (std::abs(next_.q[column]) + h * (std::abs(u[column]) + std::abs(u_k[column])));
                }
                return sum;
            };
            for (std::size_t i = first; i < last; ++i) {
                // forces may cancel within their formula, at the rest position of a spring for example
                const double terms = h * (magnitude(model_.C, i, u) + (i < n ? of_positions(i) : 0.0)) +
                                     r_weight * magnitude(model_.R, i, u) + reach_[i];
                beyond = std::max(beyond, push_[i] - kRoundOff * terms);
                scale = std::max({scale, magnitude(model_.M, i, u), magnitude(model_.M, i, u_k)});
                inside = std::max(inside, terms);
            }
            relative = ratio(beyond, scale);
            shown = ratio(residual, scale + inside);
        }
        equations_ = std::max(equations_, shown);
        if (!(relative <= worst_)) {
            worst_ = relative;
            guilty_ = s;
        }
    }
    add_residuals_of_rows(u_k);
    return worst_ <= tolerance;
}

// Of rows whose outputs are not those that the linearised problem promised.
void NewtonStepper::add_residuals_of_rows(const double* u_k) noexcept {
    const double* const u = next_.u.data();
    const math::SparseMatrix& operator_ = model_.delassus.matrix();
    for (std::size_t row = 0; row < model_.layout.rows; ++row) {
        if (!mask_[row]) continue;
        const double off = std::abs(output(row) - w_[row]);
        if (off == 0.0) continue;
        const double promised = std::abs(w_[row]) + std::abs(constant_[row]);
        if (off <= kRoundOff * promised) { // as above
            equations_ = std::max(equations_, ratio(off, promised));
            worst_ = std::max(worst_, ratio(off, promised));
            continue;
        }
        const bool position = model_.row_kind[row] == RowKind::position;
        double size = std::abs(w_[row]) + std::abs(constant_[row]) + std::abs(e_ydot_[row]) + (position ? std::abs(y_[row]) : 0.0);
        for (std::size_t k = operator_.row_start(row); k < operator_.row_start(row + 1); ++k)
            size += std::abs(operator_.value(k) * next_.lambda[operator_.column(k)]);
        double beside = 0.0; // of the velocities of the systems, and of what rows between bounds can give
        for (std::size_t k = operator_.row_start(row); !lists_.bounded.empty() && k < operator_.row_start(row + 1); ++k) beside += std::abs(operator_.value(k)) * range_of(operator_.column(k));
        for (std::uint32_t k = model_.H.start[row]; k < model_.H.start[row + 1]; ++k) {
            const std::uint32_t column = model_.H.column[k];
            size += out_weight_[row] * std::abs(model_.H.value[k]) * (std::abs(u[column]) + std::abs(u_k[column]));
            beside += out_weight_[row] * std::abs(model_.H.value[k]) * speed_[lists_.system_of[column]];
        }
        if (position) { // y = H q + D lambda + the rest
            const double by_q = magnitude(model_.H, row, next_.q.data()), by_lambda = magnitude(model_.D, row, next_.lambda.data());
            const double rest = y_[row] - model_.H.row_times(row, next_.q.data()) - model_.D.row_times(row, next_.lambda.data());
            beside += by_q + by_lambda + std::abs(rest);
        }
        const double relative = ratio(std::max(0.0, off - kRoundOff * beside), size);
        equations_ = std::max(equations_, ratio(off, size + beside));
        if (!(relative <= worst_)) {
            worst_ = relative;
            guilty_ = row;
            guilty_row_ = true;
        }
    }
}

} // namespace saltus::simulation
