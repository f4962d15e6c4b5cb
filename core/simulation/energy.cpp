// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/energy.h"

#include "core/simulation/body_stepper.h"

namespace saltus::simulation {

EnergyBook::EnergyBook(Assembled& model) : model_(model) {
    for (auto* array : {&v_theta_, &v_step_, &q_step_, &q_theta_}) array->assign(model.layout.coordinates, 0.0);
}

void EnergyBook::add_step(State& state, const NextState& next) noexcept {
    if (model_.bodies) return add_body_step(state);
    if (model_.newton) return add_newton_step(state, next);
    if (model_.scheme.method == Method::modal) return add_modal_step(state, next);
    const Layout& layout = model_.layout;
    const std::size_t n = layout.coordinates;
    const double h = model_.scheme.h, theta = model_.scheme.theta;
    double* x = state.numbers.data();
    double* energy = x + layout.energy;
    const double *q = x + layout.q, *v = x + layout.v;

    double work = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
        v_theta_[i] = theta * next.u[i] + (1.0 - theta) * v[i];
        v_step_[i] = next.u[i] - v[i];
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

void EnergyBook::add_body_step(State& state) noexcept {
    const Layout& layout = model_.layout;
    double* x = state.numbers.data();
    double* energy = x + layout.energy;
    const rigid::World& world = model_.bodies->world();
    const rigid::Report& report = *model_.bodies->report;
    const rigid::Energy before = world.energy(x + layout.q, x + layout.v),
                        after = world.energy(world.next_q().data(), world.next_v().data());
    const double in = report.work_forces + report.work_drives, damped = -report.work_joints,
                 lost = -(report.work_normal + report.work_friction + report.work_limits);
    energy[input] += in;
    energy[damping] += damped;
    energy[impact] += lost;
    energy[scheme] += in - damped - lost - (after.kinetic + after.potential - before.kinetic - before.potential);
}

void EnergyBook::add_newton_step(State& state, const NextState& next) noexcept {
    const Layout& layout = model_.layout;
    const std::size_t n = layout.coordinates;
    const double h = model_.scheme.h, theta = model_.scheme.theta;
    double* x = state.numbers.data();
    double* energy = x + layout.energy;
    const double *q = x + layout.q, *v = x + layout.v;
    double work = 0.0, damped = 0.0, lost = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
        v_theta_[i] = theta * next.u[i] + (1.0 - theta) * v[i];
        q_theta_[i] = theta * next.q[i] + (1.0 - theta) * q[i];
        work += v_theta_[i] * next.impulse[i];
    }
    for (const SystemBlock& system : model_.systems) { // their impulse holds -C v - K q as well
        if (system.first_order || !system.linear) continue;
        for (std::size_t i = system.offset; i < system.offset + system.size; ++i) {
            const double by_C = h * v_theta_[i] * model_.C.row_times(i, v_theta_.data());
            work += by_C + h * v_theta_[i] * model_.K.row_times(i, q_theta_.data());
            damped += by_C;
        }
    }
    for (std::size_t row = 0; row < layout.rows; ++row) {
        const RowKind kind = model_.row_kind[row];
        const double impulse = kind == RowKind::relay || kind == RowKind::position ? h * next.lambda[row] : next.lambda[row];
        if (impulse == 0.0 || kind == RowKind::first_order) continue;
        const double moving = theta * next.dhdt[row] + (1.0 - theta) * x[layout.dhdt + row];
        const double relative = model_.H.row_times(row, v_theta_.data()) + moving;
        lost -= relative * impulse;
        work -= moving * impulse;
    }
    const double before = energy[total];
    set_momentary(state, next.q.data(), next.u.data());
    energy[input] += work;
    energy[damping] += damped;
    energy[impact] += lost;
    energy[scheme] += before + work - damped - lost - energy[total];
}

void EnergyBook::add_modal_step(State& state, const NextState& next) noexcept {
    const Layout& layout = model_.layout;
    const double h = model_.scheme.h;
    double* x = state.numbers.data();
    double* energy = x + layout.energy;
    const double* v = x + layout.v;
    double work = 0.0, damped = 0.0, lost = 0.0;
    for (std::size_t i = 0; i < layout.coordinates; ++i) {
        v_theta_[i] = 0.5 * (next.u[i] + v[i]);
        work += v_theta_[i] * next.impulse[i];
        damped += h * model_.modal_damping[i] * v_theta_[i] * v_theta_[i];
    }
    for (std::size_t row = 0; row < layout.rows; ++row) {
        const double lambda = next.lambda[row];
        if (lambda == 0.0) continue;
        const double moving = 0.5 * (next.dhdt[row] + x[layout.dhdt + row]);
        lost -= (model_.H.row_times(row, v_theta_.data()) + moving) * lambda;
        work -= moving * lambda;
    }
    energy[input] += work;
    energy[damping] += damped;
    energy[impact] += lost;
}

void EnergyBook::set_momentary(State& state, const double* q, const double* v) noexcept {
    const std::size_t n = model_.layout.coordinates;
    double* energy = state.numbers.data() + model_.layout.energy;
    if (model_.bodies) {
        const rigid::Energy now = model_.bodies->world().energy(q, v);
        energy[kinetic] = now.kinetic;
        energy[potential] = now.potential;
        energy[total] = now.kinetic + now.potential;
        return;
    }
    model_.evaluate_mass(state.numbers.data(), q);
    if (model_.scheme.method == Method::modal) {
        energy[kinetic] = 0.0;
        for (std::size_t i = 0; i < n; ++i) {
            energy[kinetic] += 0.5 * model_.modal_mass[i] * v[i] * v[i];
            q_theta_[i] = q[i] - 0.5 * model_.scheme.h * v[i];
        }
        energy[potential] = 0.5 * model_.K.quadratic(q_theta_.data(), q_theta_.data(), n);
    } else {
        energy[kinetic] = 0.5 * model_.M.quadratic(v, v, n);
        energy[potential] = 0.0;
        if (!model_.newton) {
            if (!model_.K.empty()) energy[potential] = 0.5 * model_.K.quadratic(q, q, n);
        } else {
            for (const SystemBlock& system : model_.systems)
                for (std::size_t i = system.offset; i < system.offset + system.size && system.linear && !system.first_order; ++i)
                    energy[potential] += 0.5 * q[i] * model_.K.row_times(i, q);
        }
    }
    energy[total] = energy[kinetic] + energy[potential];
}

void EnergyBook::momentary(State& state) noexcept {
    set_momentary(state, state.numbers.data() + model_.layout.q, state.numbers.data() + model_.layout.v);
}

double contact_work(double theta, double before, double after, double lambda) noexcept {
    return (theta * after + (1.0 - theta) * before) * lambda;
}

} // namespace saltus::simulation
