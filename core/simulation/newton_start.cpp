// SPDX-License-Identifier: GPL-3.0-or-later
// The impact before the first step.
#include "core/simulation/newton_stepper.h"

#include "core/model/names.h"
#include "core/simulation/newton_parts.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr double kWorthAWord = 1e-9; // of the terms of a relative velocity

} // namespace

// An impact that stops what violates equalities, v + M^-1 H(q)^T lambda. With percussions at the end of the step there is none: the first
// step ends with velocities that fit, and leaves (1 - theta) h of what did not in the positions.
std::string NewtonStepper::start(State& state) {
    const Layout& layout = model_.layout;
    const Scheme& scheme = model_.scheme;
    if (scheme.method != Method::moreau_jean) return {};
    double* x = state.numbers.data();
    parameters_changed(state);
    next_.lambda.assign(layout.rows, 0.0);
    double worst = 0.0;
    bool told = false;
    for (std::size_t row = 0; row < layout.rows; ++row) {
        mask_[row] = model_.row_kind[row] == RowKind::velocity;
        constant_[row] = ydot_[row];
        if (!mask_[row]) continue;
        const double size = magnitude(model_.H, row, x + layout.v) + std::abs(dhdt_[row]);
        if (!(std::abs(ydot_[row]) > kRoundOff * size) || std::abs(ydot_[row]) <= worst) continue;
        worst = std::abs(ydot_[row]);
        told = worst > kWorthAWord * size;
        guilty_ = row;
    }
    std::string remark;
    const std::string component = std::to_string(worst > 0.0 ? model_.component_of_row[guilty_] : 0);
    const std::string name = worst > 0.0 ? model_.interactions[model_.interaction_of_row[guilty_]].name : std::string();
    if (!scheme.percussion_in_middle) {
        const double left = (1.0 - scheme.theta) * scheme.h * worst;
        if (told && left > 0.0 && scheme.projection == Projection::none)
            remark = "the velocities at t = 0 violate row " + component + " of '" + name + "' by " + rounded_text(worst) + " m/s: the first step leaves " +
                     rounded_text(left) + " of that in y (run.integrator.percussion \"middle\" makes an impact first, projection \"direct\" brings y back)";
        worst = 0.0;
    }
    const IterationMatrix::Term mass[] = {{&model_.M, 1.0}};
    if (worst > 0.0 && std::isfinite(worst) && !model_.W.factorize(mass)) {
        const std::vector<double> ones(layout.rows, 1.0);
        model_.delassus.compute({&model_.H, &model_.B, &model_.D}, model_.W, {ones, ones}, mask_);
        solver_.matrix_changed();
        solve_ = solver_.solve(model_.delassus.matrix(), constant_, mask_, next_.lambda, w_);
        if (solve_.status == solvers::Status::solved) {
            std::fill(push_.begin(), push_.end(), 0.0);
            model_.H.add_transposed(next_.lambda.data(), push_.data());
            model_.W.solve(push_.data());
            double taken = 0.0;
            for (std::size_t row = 0; row < layout.rows; ++row)
                if (mask_[row]) taken -= 0.5 * next_.lambda[row] * ydot_[row];
            for (std::size_t i = 0; i < layout.coordinates; ++i) x[layout.v + i] += push_[i];
            if (told)
                remark = "the velocities at t = 0 violate row " + component + " of '" + name + "' by " + rounded_text(worst) +
                         " m/s: an impact before the first step stops them and takes " + rounded_text(taken) + " J";
        }
    }
    W_is_current_ = operator_is_current_ = false;
    std::fill(mask_.begin(), mask_.end(), static_cast<unsigned char>(1));
    std::fill(next_.lambda.begin(), next_.lambda.end(), 0.0);
    return remark;
}

} // namespace saltus::simulation
