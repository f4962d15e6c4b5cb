// SPDX-License-Identifier: GPL-3.0-or-later
// Along what percussions act: H in the middle of the step, and the discrete gradients of rows that conserve energy.
#include "core/simulation/newton_stepper.h"

#include "core/simulation/newton_parts.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

// Conserving rows are equations for lambda. Without any compliance there is no energy to go by.
void NewtonStepper::take_rows() {
    solvers::MixedRows rows = model_.mixed_rows();
    for (const std::uint32_t row : lists_.springs) {
        conserving_[row] = compliance(row) > 0.0;
        out_weight_[row] = model_.scheme.h * model_.scheme.theta;
        if (!conserving_[row]) continue;
        rows.lower[row] = -HUGE_VAL;
        rows.upper[row] = HUGE_VAL;
    }
    solver_.set_rows(rows);
}

// min(0, g)^2 / 2 (of equalities g^2 / 2): its difference quotient, by cases.
rigid::MeanGap NewtonStepper::mean_gap(std::size_t row, double before, double after) const noexcept {
    return rigid::mean_gap(before, after, model_.lower[row] < 0.0);
}

// Along what percussions act between the state and the iterate.
void NewtonStepper::direct(const State& state) {
    if (!directed_) return;
    const Layout& layout = model_.layout;
    const double h = model_.scheme.h, theta = model_.scheme.theta;
    const double *x = state.numbers.data(), *q = x + layout.q, *u = x + layout.v;
    for (std::size_t i = 0; i < mass_q_.size(); ++i) mass_q_[i] = q[i] + theta * (next_.q[i] - q[i]);
    for (std::size_t i = 0; i < mid_.size(); ++i) mid_[i] = u[i] + theta * (next_.u[i] - u[i]);
    load(x[layout.time] + theta * h, mass_q_.data(), mid_.data(), next_.lambda.data(), directions_in_.data());
    model_.of_state.directions.evaluate(0, directions_in_.data(), directions_.data(), directions_work_.data());
    std::copy(model_.H.value.begin(), model_.H.value.end(), along_.value.begin()); // what does not change
    for (std::size_t k = 0; k < directions_.size(); ++k) along_.value[model_.of_state.H[k]] = directions_[k];
    // discrete gradients: along . (q+ - q) = g+ - g
    for (const std::uint32_t row : lists_.springs) {
        if (!conserving_[row] || !lists_.curved[row] || model_.of_state.moving[row]) continue;
        const double after = y_[row] - compliance(row) * next_.lambda[row];
        double off = after - gap_[row], size = std::abs(after) + std::abs(gap_[row]), square = 0.0;
        for (std::uint32_t k = along_.start[row]; k < along_.start[row + 1]; ++k) {
            const double moved = next_.q[along_.column[k]] - q[along_.column[k]];
            off -= along_.value[k] * moved;
            size += std::abs(along_.value[k] * moved);
            square += moved * moved;
        }
        if (std::abs(off) <= kRoundOff * size) continue;
        for (std::uint32_t k = along_.start[row]; k < along_.start[row + 1]; ++k)
            along_.value[k] += off / square * (next_.q[along_.column[k]] - q[along_.column[k]]);
    }
}

} // namespace saltus::simulation
