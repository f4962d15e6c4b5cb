// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/energy.h"

namespace saltus::simulation {

EnergyBook::EnergyBook(const Assembled& model) : model_(model) {
    for (auto* array : {&v_theta_, &v_step_, &q_step_, &q_theta_}) array->assign(model.layout.coordinates, 0.0);
}

void EnergyBook::add_step(State& state, const MoreauJean::Next& next) noexcept {
    const Layout& layout = model_.layout;
    const std::size_t n = layout.coordinates;
    const double h = model_.scheme.h, theta = model_.scheme.theta;
    double* x = state.numbers.data();
    double* energy = x + layout.energy;
    const double *q = x + layout.q, *v = x + layout.v;

    double work = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
        v_theta_[i] = theta * next.v[i] + (1.0 - theta) * v[i];
        v_step_[i] = next.v[i] - v[i];
        q_step_[i] = h * v_theta_[i];
        work += v_theta_[i] * next.impulse[i];
    }
    if (!model_.C.empty()) energy[damping] += h * model_.C.quadratic(v_theta_.data(), v_theta_.data());
    if (theta != 0.5)
        energy[scheme] += (theta - 0.5) * (model_.M.quadratic(v_step_.data(), v_step_.data()) +
                                           model_.K.quadratic(q_step_.data(), q_step_.data()));
    for (std::size_t row = 0; row < layout.rows; ++row) {
        const double lambda = next.lambda[row];
        if (lambda == 0.0) continue;
        const double moving = theta * next.dhdt[row] + (1.0 - theta) * x[layout.dhdt + row];
        const double relative = model_.H.row_times(row, v_theta_.data()) + moving;
        energy[impact] -= relative * lambda;
        work -= moving * lambda;
    }
    if (!model_.K_is_symmetric) { // the stored part of dq.K q_theta, minus all of it
        for (std::size_t i = 0; i < n; ++i) q_theta_[i] = q[i] + theta * q_step_[i];
        const double all = model_.K.quadratic(q_step_.data(), q_theta_.data());
        const double transposed = model_.K.quadratic(q_theta_.data(), q_step_.data());
        work += 0.5 * (transposed - all);
    }
    energy[input] += work;
}

void EnergyBook::momentary(State& state) const noexcept {
    const Layout& layout = model_.layout;
    double* x = state.numbers.data();
    double* energy = x + layout.energy;
    energy[kinetic] = 0.5 * model_.M.quadratic(x + layout.v, x + layout.v);
    energy[potential] = model_.K.empty() ? 0.0 : 0.5 * model_.K.quadratic(x + layout.q, x + layout.q);
    energy[total] = energy[kinetic] + energy[potential];
}

double contact_work(double theta, double before, double after, double lambda) noexcept {
    return (theta * after + (1.0 - theta) * before) * lambda;
}

} // namespace saltus::simulation
