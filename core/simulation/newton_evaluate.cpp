// SPDX-License-Identifier: GPL-3.0-or-later
// Values and slopes of a step's equations at an iterate.
#include "core/simulation/newton_stepper.h"

#include "core/simulation/copy_few.h"
#include "core/simulation/defect.h"

#include <algorithm>

namespace saltus::simulation {

// The inputs of the tapes.
void NewtonStepper::load(double time, const double* q, const double* u, const double* lambda, double* in) const noexcept {
    const Layout& layout = model_.layout;
    in[0] = time;
    in += layout.time_inputs();
    copy_few(q, layout.coordinates, in);
    copy_few(u, layout.unknowns(), in += layout.coordinates);
    copy_few(lambda, layout.rows, in + layout.unknowns());
}

void NewtonStepper::evaluate(double time, const double* q, const double* u, const double* lambda, unsigned parts) {
    const Layout& layout = model_.layout;
    const StateOutputs& outputs = model_.of_state;
    const std::size_t m = layout.rows;
    if (!values_.empty() || !slopes_.empty()) {
        load(time, q, u, lambda, tape_in_.data());
        const bool of_rows = (parts & relations) != 0;
        if (!(parts & keep_values)) outputs.evaluate_values(of_rows, tape_in_.data(), values_.data(), stage_work_.data());
        if (parts & slopes) outputs.evaluate_slopes(of_rows, tape_in_.data(), slopes_.data(), stage_work_.data());
    }
    if (parts & slopes) { // C and K come first
        const std::size_t of_forces = outputs.C.size() + outputs.K.size();
        const std::size_t last = parts & relations ? lists_.slope_places.size() : of_forces;
        double* const numbers = model_.values.data();
        const double* const given = slopes_.data();
        const std::uint32_t* const place = lists_.slope_places.data();
        for (std::size_t k = parts & forces ? 0 : of_forces; k < last; ++k) numbers[place[k]] = given[k];
    }
    if (parts & keep_values) return;
    const double* const given_force = values_.data();
    const double* const given_gap = given_force + outputs.force.size();
    const double* const given_rate = given_gap + outputs.gap.size();
    const double* const given_drift = given_rate + outputs.rate.size();
    const double* const given_b = given_drift + outputs.drift.size();
    const double* const given_r = given_b + outputs.b.size();
    if (parts & forces) {
        for (const std::uint32_t i : lists_.linear) F_[i] = model_.constant_force[i]; // of all others parameters_changed() has set it
        for (std::size_t k = 0; k < outputs.force.size(); ++k) F_[outputs.force[k]] = given_force[k];
        for (const std::uint32_t i : lists_.linear) F_[i] -= model_.C.row_times(i, u) + model_.K.row_times(i, q);
    }
    if (!(parts & relations)) return;
    for (std::size_t k = 0; k < outputs.b.size(); ++k) model_.b[outputs.b[k]] = given_b[k];

    if (!r_.empty()) {
        std::fill(r_.begin(), r_.end(), 0.0);
        double* r = r_.data() - layout.coordinates; // by unknown
        for (std::size_t row = 0; row < m; ++row)
            if (!model_.r_by_formula[row])
                for (std::uint32_t k = model_.B.start[row]; k < model_.B.start[row + 1]; ++k)
                    r[model_.B.column[k]] += model_.B.value[k] * lambda[row];
        for (std::size_t k = 0; k < outputs.r.size(); ++k) r[outputs.r[k]] += given_r[k];
    }
    const SparseRows& H = model_.H;
    for (const std::uint32_t row : lists_.by_H) {
        switch (model_.row_kind[row]) {
        case RowKind::first_order:
            y_[row] = H.row_times(row, u) + model_.D.row_times(row, lambda) + model_.b[row];
            break;
        case RowKind::friction:
            ydot_[row] = H.row_times(row, u);
            break;
        default:
            if (!lists_.rate_is_given[row]) ydot_[row] = H.row_times(row, u);
            if (!model_.gap_by_formula[row]) y_[row] = H.row_times(row, q) + model_.b[row];
        }
    }
    double *const y = y_.data(), *const ydot = ydot_.data();
    const std::uint32_t *const of_gap = outputs.gap.data(), *const of_rate = outputs.rate.data();
    for (std::size_t k = 0, count = outputs.gap.size(); k < count; ++k) y[of_gap[k]] = given_gap[k];
    for (std::size_t k = 0, count = outputs.rate.size(); k < count; ++k) ydot[of_rate[k]] = given_rate[k];
    for (std::size_t k = 0, count = outputs.drift.size(); k < count; ++k) dhdt_[outputs.drift[k]] = given_drift[k];
}

void NewtonStepper::evaluate_iterate(const State& state, unsigned level) {
    const Layout& layout = model_.layout;
    const Scheme& scheme = model_.scheme;
    const double* x = state.numbers.data();
    const bool linearised_once = scheme.newton_iterations == 1;
    if (!model_.of_state.M.empty() && !(level & keep_values) && (level & slopes || !linearised_once)) {
        const double weight = linearised_once ? 1.0 : scheme.theta;
        for (std::size_t i = 0; i < layout.coordinates; ++i)
            mass_q_[i] = x[layout.q + i] + weight * (next_.q[i] - x[layout.q + i]);
        model_.evaluate_mass(x, mass_q_.data());
    }
    if (!full_) {
        evaluate(next_.time, next_.q.data(), next_.u.data(), next_.lambda.data(), level);
        if (level & relations && !(level & keep_values)) direct(state);
        return;
    }
    const double *u_k = x + layout.v, time = x[layout.time];
    const auto at = [&](double weight, unsigned parts) {
        for (std::size_t i = 0; i < mid_.size(); ++i) mid_[i] = weight * next_.u[i] + (1.0 - weight) * u_k[i];
        evaluate(time + weight * scheme.h, next_.q.data(), mid_.data(), next_.lambda.data(), parts);
    };
    if (scheme.theta == scheme.gamma_r) {
        at(scheme.theta, level);
    } else { // the values that are at hand are those of the second point
        level &= ~unsigned(keep_values);
        at(scheme.theta, level & ~unsigned(relations));
        at(scheme.gamma_r, level & ~unsigned(forces));
    }
}

bool NewtonStepper::is_finite(bool with_slopes) const noexcept {
    double bad = 0.0;
    for (const auto* array : {&values_, &F_, &y_, &ydot_, &next_.u, &next_.q}) bad += defect(*array);
    if (with_slopes) {
        bad += defect(slopes_);
        if (!model_.of_state.M.empty()) bad += defect(model_.M.value);
    }
    return bad == 0.0;
}

} // namespace saltus::simulation
