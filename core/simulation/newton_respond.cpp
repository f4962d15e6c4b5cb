// SPDX-License-Identifier: GPL-3.0-or-later
// The derivative of a step by what it reads of bodies.
#include "core/simulation/newton_stepper.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr std::size_t kMostFreeRows = 256; // beyond, lambda is held as it is

} // namespace

// W du = h theta dF + (what dlambda gives), and of rows that hold an equation: out H du + D dlambda + db = 0.
void NewtonStepper::respond(double* du, double* dlambda) {
    const StateOutputs& outputs = model_.of_state;
    const std::size_t N = model_.layout.unknowns(), m = model_.layout.rows, count = model_.externals.size();
    std::fill_n(du, N * count, 0.0);
    std::fill_n(dlambda, m * count, 0.0);
    if (external_slopes_.empty()) return;
    outputs.external_slopes.evaluate(tape_in_.data(), external_slopes_.data(), tape_work_.data());

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
    bool moving = r > 0 && r <= kMostFreeRows;
    if (moving) {
        const math::SparseMatrix& operator_ = model_.delassus.matrix();
        free_operator_.resize(r * r);
        std::fill(free_operator_.begin(), free_operator_.end(), 0.0);
        for (std::size_t i = 0; i < r; ++i)
            for (std::size_t k = operator_.row_start(free_rows_[i]); k < operator_.row_start(free_rows_[i] + 1); ++k) {
                const auto at = std::lower_bound(free_rows_.begin(), free_rows_.end(), static_cast<std::uint32_t>(operator_.column(k)));
                if (at != free_rows_.end() && *at == operator_.column(k))
                    free_operator_[i * r + static_cast<std::size_t>(at - free_rows_.begin())] = operator_.value(k);
            }
        moving = free_lu_.factorize(r, free_operator_); // rows that depend on others: lambda is held
    }
    for (std::size_t e = 0; e < count; ++e) {
        double* const of_u = du + N * e;
        double* const of_lambda = dlambda + m * e;
        for (std::size_t k = 0; k < outputs.external_F.size(); ++k) {
            const auto [unknown, external] = outputs.external_F[k];
            if (external == e) of_u[unknown] += model_.scheme.h * model_.theta[unknown] * external_slopes_[k];
        }
        model_.W.solve(of_u);
        if (!moving) continue;
        for (std::size_t i = 0; i < r; ++i) answer_[i] = -out_weight_[free_rows_[i]] * model_.H.row_times(free_rows_[i], of_u);
        for (std::size_t k = 0; k < outputs.external_b.size(); ++k) {
            if (outputs.external_b[k].external != e) continue;
            const auto at = std::lower_bound(free_rows_.begin(), free_rows_.end(), outputs.external_b[k].row);
            if (at != free_rows_.end() && *at == outputs.external_b[k].row)
                answer_[static_cast<std::size_t>(at - free_rows_.begin())] -= external_slopes_[outputs.external_F.size() + k];
        }
        free_lu_.solve(answer_.data());
        for (std::size_t i = 0; i < r; ++i) of_lambda[free_rows_[i]] = answer_[i];
        std::fill(push_.begin(), push_.end(), 0.0);
        act(of_lambda, push_.data());
        model_.W.solve(push_.data());
        for (std::size_t i = 0; i < N; ++i) of_u[i] += push_[i];
    }
}

} // namespace saltus::simulation
