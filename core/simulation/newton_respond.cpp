// SPDX-License-Identifier: GPL-3.0-or-later
// The derivative of a step by what it reads of bodies.
#include "core/simulation/newton_stepper.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr std::size_t kMostFreeRows = 256; // beyond, lambda is held as it is

} // namespace

// Of rows that hold an equation: the operator between them. False: there are none, or they depend on others and lambda is held.
bool NewtonStepper::free_rows() {
    const std::uint32_t m = static_cast<std::uint32_t>(model_.layout.rows);
    free_rows_.clear();
    for (std::uint32_t row = 0; row < m; ++row) {
        if (!mask_[row]) continue;
        const double lambda = next_.lambda[row];
        const bool friction = model_.row_kind[row] == RowKind::friction;
        const double limit = friction ? model_.mu[row] * next_.lambda[row - 1] : 0.0;
        const bool inside = friction                                       ? std::abs(lambda) < limit
                            : conserving_[row] || model_.row_kind[row] == RowKind::velocity ? true
                            : model_.row_kind[row] == RowKind::contact ? lambda > 0.0
                                                                       : lambda > model_.lower[row] && lambda < model_.upper[row];
        if (inside) free_rows_.push_back(row);
    }
    const std::size_t r = free_rows_.size();
    if (r == 0 || r > kMostFreeRows) return false;
    const math::SparseMatrix& operator_ = model_.delassus.matrix();
    free_operator_.resize(r * r);
    std::fill(free_operator_.begin(), free_operator_.end(), 0.0);
    for (std::size_t i = 0; i < r; ++i)
        for (std::size_t k = operator_.row_start(free_rows_[i]); k < operator_.row_start(free_rows_[i] + 1); ++k) {
            const auto at = std::lower_bound(free_rows_.begin(), free_rows_.end(), static_cast<std::uint32_t>(operator_.column(k)));
            if (at != free_rows_.end() && *at == operator_.column(k))
                free_operator_[i * r + static_cast<std::size_t>(at - free_rows_.begin())] = operator_.value(k);
        }
    return free_lu_.factorize(r, free_operator_);
}

// answer_ holds minus the changes of b; u: W^-1 of what changed, becomes all of it.
void NewtonStepper::answer(double* u, double* lambda) {
    const std::size_t r = free_rows_.size();
    for (std::size_t i = 0; i < r; ++i) answer_[i] -= out_weight_[free_rows_[i]] * model_.H.row_times(free_rows_[i], u);
    free_lu_.solve(answer_.data());
    for (std::size_t i = 0; i < r; ++i) lambda[free_rows_[i]] = answer_[i];
    std::fill(push_.begin(), push_.end(), 0.0);
    act(lambda, push_.data());
    model_.W.solve(push_.data());
    for (std::size_t i = 0; i < push_.size(); ++i) u[i] += push_[i];
}

// W du = h theta dF + (what dlambda gives), and of rows that hold an equation: out H du + D dlambda + db = 0.
void NewtonStepper::respond(double* du, double* dlambda) {
    const StateOutputs& outputs = model_.of_state;
    const std::size_t N = model_.layout.unknowns(), m = model_.layout.rows, count = model_.externals.size();
    std::fill_n(du, N * count, 0.0);
    std::fill_n(dlambda, m * count, 0.0);
    if (external_slopes_.empty()) return;
    outputs.external_slopes.evaluate(tape_in_.data(), external_slopes_.data(), external_work_.data());
    const bool moving = free_rows();
    for (std::size_t e = 0; e < count; ++e) {
        double* const of_u = du + N * e;
        for (std::size_t k = 0; k < outputs.external_F.size(); ++k) {
            const auto [unknown, external] = outputs.external_F[k];
            if (external == e) of_u[unknown] += model_.scheme.h * model_.theta[unknown] * external_slopes_[k];
        }
        model_.W.solve(of_u);
        if (!moving) continue;
        std::fill_n(answer_.begin(), free_rows_.size(), 0.0);
        for (std::size_t k = 0; k < outputs.external_b.size(); ++k) {
            if (outputs.external_b[k].external != e) continue;
            const auto at = std::lower_bound(free_rows_.begin(), free_rows_.end(), outputs.external_b[k].row);
            if (at != free_rows_.end() && *at == outputs.external_b[k].row)
                answer_[static_cast<std::size_t>(at - free_rows_.begin())] -= external_slopes_[outputs.external_F.size() + k];
        }
        answer(of_u, dlambda + m * e);
    }
}

void NewtonStepper::push(std::span<const std::uint32_t> unknowns, const double* p) noexcept {
    std::fill(pushed_.begin(), pushed_.end(), 0.0);
    for (std::size_t i = 0; i < unknowns.size() && p; ++i) pushed_[unknowns[i]] += p[i];
}

// answer_u_: percussions by unknown, becomes what velocities answer.
void NewtonStepper::answer_to_percussions(bool moving) {
    model_.W.solve(answer_u_.data());
    if (!moving) return;
    std::fill(answer_lambda_.begin(), answer_lambda_.end(), 0.0);
    std::fill_n(answer_.begin(), free_rows_.size(), 0.0);
    answer(answer_u_.data(), answer_lambda_.data());
}

void NewtonStepper::mobility(std::span<const std::uint32_t> unknowns, double* out) {
    const bool moving = free_rows();
    for (std::size_t i = 0; i < unknowns.size(); ++i) {
        std::fill(answer_u_.begin(), answer_u_.end(), 0.0);
        answer_u_[unknowns[i]] = 1.0;
        answer_to_percussions(moving);
        for (std::size_t k = 0; k < unknowns.size(); ++k) out[i * unknowns.size() + k] = answer_u_[unknowns[k]];
    }
}

void NewtonStepper::displace(std::span<const std::uint32_t> unknowns, const double* push) {
    std::fill(answer_u_.begin(), answer_u_.end(), 0.0);
    for (std::size_t i = 0; i < unknowns.size(); ++i) answer_u_[unknowns[i]] += push[i];
    answer_to_percussions(free_rows());
    next_.moved.resize(model_.layout.coordinates, 0.0);
    for (std::size_t i = 0; i < next_.moved.size(); ++i) {
        next_.q[i] += answer_u_[i];
        next_.moved[i] += answer_u_[i];
    }
    evaluate(next_.time, next_.q.data(), next_.u.data(), next_.lambda.data(), forces | relations);
    take_outputs();
}

void NewtonStepper::carry(bool carries) {
    if (!carries) return;
    next_.moved.reserve(model_.layout.coordinates);
    for (auto* array : {&pushed_, &answer_u_}) array->assign(model_.layout.unknowns(), 0.0);
    answer_lambda_.assign(model_.layout.rows, 0.0);
    answer_.assign(model_.layout.rows, 0.0);
    free_rows_.reserve(model_.layout.rows);
}

} // namespace saltus::simulation
