// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/energy.h"

#include "core/model/model_graph.h"
#include "core/simulation/body_stepper.h"
#include "core/simulation/mixed_actions.h"
#include "core/simulation/mixed_stepper.h"

#include <algorithm>

namespace saltus::simulation {

EnergyBook::EnergyBook(Assembled& model) : model_(model), circuits_(model) {
    for (auto* array : {&v_theta_, &v_step_, &q_step_, &q_theta_}) array->assign(model.layout.coordinates, 0.0);
    if (model.equations) {
        of_equations_ = std::make_unique<EnergyBook>(*model.equations);
        equation_state_ = std::make_unique<EquationState>(model);
    }
    if (!model.newton || model.bodies) return;
    const StateOutputs& outputs = model.of_state;
    for (std::uint32_t row = 0; row < model.layout.rows; ++row) {
        if (!model.stores(row)) continue;
        const std::uint32_t first = model.D.start[row], last = model.D.start[row + 1];
        const auto changes = [&](std::uint32_t entry) {
            return std::find(outputs.stored_D.begin(), outputs.stored_D.end(), entry) != outputs.stored_D.end();
        };
        bool constant = true;
        for (std::uint32_t entry = first; entry < last; ++entry) constant = constant && !changes(entry);
        const bool alone = last - first == 1 && model.D.column[first] == row;
        (!constant ? curved_rows_ : alone ? spring_rows_ : coupled_rows_).push_back(row);
    }
    tape_in_.assign(outputs.compliance.input_count(), 0.0);
    tape_out_.assign(outputs.stored_D.size(), 0.0);
    tape_work_.assign(outputs.compliance.workspace_size(), 0.0);
}

EnergyBook::~EnergyBook() = default;

// The one place where works enter the books of a run.
void EnergyBook::add_step(State& state, const NextState& next) noexcept {
    double* energy = state.numbers.data() + model_.layout.energy;
    Works books{energy[input], energy[damping], energy[impact], energy[scheme], energy[projection]};
    if (model_.bodies) add_bodies(state, next, books);
    else if (model_.newton) add_newton(state, next, 0.0, books);
    else if (model_.scheme.method == Method::modal) add_modal(state, next, books);
    else add_linear(state, next, books);
    energy[input] = books.input;
    energy[damping] = books.damping;
    energy[impact] = books.impact;
    energy[scheme] = books.scheme;
    energy[projection] = books.projection;
}

void EnergyBook::add_linear(const State& state, const NextState& next, Works& books) noexcept {
    const Layout& layout = model_.layout;
    const std::size_t n = layout.coordinates;
    const double h = model_.scheme.h, theta = model_.scheme.theta;
    const double* x = state.numbers.data();
    const double *q = x + layout.q, *v = x + layout.v;

    double work = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
        v_theta_[i] = theta * next.u[i] + (1.0 - theta) * v[i];
        v_step_[i] = next.u[i] - v[i];
        q_step_[i] = h * v_theta_[i];
        work += v_theta_[i] * next.impulse[i];
    }
    if (!model_.C.empty()) books.damping += h * model_.C.quadratic(v_theta_.data(), v_theta_.data());
    if (theta != 0.5)
        books.scheme += (theta - 0.5) * (model_.M.quadratic(v_step_.data(), v_step_.data()) +
                                         model_.K.quadratic(q_step_.data(), q_step_.data()));
    for (std::size_t row = 0; row < layout.rows; ++row) {
        const double lambda = next.lambda[row];
        if (lambda == 0.0) continue;
        const double before = x[layout.ydot + row], moving_before = x[layout.dhdt + row];
        books.impact -= contact_work(before, next.ydot[row], lambda);
        work -= contact_work(moving_before, next.dhdt[row], lambda);
        if (theta != 0.5) books.scheme -= (theta - 0.5) * lambda * model_.H.row_times(row, v_step_.data()); // forces are booked with v_theta
    }
    if (!model_.K_is_symmetric) work += unsymmetric_work(0, n, q);
    books.input += work;
}

// Of -K q, the part that no potential gives: the stored part of dq.K q_theta, minus all of it.
double EnergyBook::unsymmetric_work(std::size_t begin, std::size_t end, const double* q) noexcept {
    for (std::size_t i = begin; i < end; ++i) q_theta_[i] = q[i] + model_.scheme.theta * q_step_[i];
    double work = 0.0;
    for (std::size_t i = begin; i < end; ++i)
        for (std::uint32_t k = model_.K.start[i]; k < model_.K.start[i + 1]; ++k) {
            const std::uint32_t j = model_.K.column[k];
            work += 0.5 * model_.K.value[k] * (q_theta_[i] * q_step_[j] - q_step_[i] * q_theta_[j]);
        }
    return work;
}

double EnergyBook::stored_by_relations(const double* lambda) const noexcept {
    double energy = 0.0;
    const rigid::World& world = model_.bodies->world();
    const auto rows = world.joint_rows();
    const double* const own = lambda + model_.layout.rows - rows.size();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (const rigid::JointInput& joint = world.joints()[rows[i].joint]; joint.formula && !joint.coordinates.empty())
            energy += 0.5 * joint.coordinates.front().compliance * own[i] * own[i];
    return energy;
}

// Bodies and the systems beside them, of which each has its own scheme.
void EnergyBook::add_bodies(const State& state, const NextState& next, Works& books) noexcept {
    const Layout& layout = model_.layout;
    const double* x = state.numbers.data();
    const rigid::World& world = model_.bodies->world();
    const rigid::Report& report = *model_.bodies->report;
    const std::size_t own = layout.coordinates - world.v_count(); // coordinates of systems stand before those of bodies
    const rigid::Energy before = world.energy(x + layout.q + own, x + layout.v + own),
                        after = world.energy(world.next_q().data(), world.next_v().data());
    const double in = report.work_forces + report.work_drives, damped = -report.work_joints,
                 lost = -(report.work_normal + report.work_friction + report.work_limits);
    books.input += in;
    books.damping += damped;
    books.impact += lost;
    books.scheme += in - damped - lost - report.work_carried - (after.kinetic + after.potential - before.kinetic - before.potential) -
                    (stored_by_relations(next.lambda.data()) - stored_by_relations(x + layout.lambda));
    books.projection -= report.work_projection;
    if (!of_equations_) return;

    EnergyBook& systems = *of_equations_;
    State& part = equation_state_->part;
    const MixedActions& actions = *model_.bodies->mixed_actions();
    const std::size_t row = layout.rows - world.joint_rows().size();
    actions.read_externals({x[layout.time], x + layout.q + own, x + layout.v + own, x + layout.y + row, x + layout.ydot + row}, systems.circuits_.externals(false));
    actions.read_externals({next.time, next.q.data() + own, next.u.data() + own, next.y.data() + row, next.ydot.data() + row}, systems.circuits_.externals(true));
    equation_state_->take(state);
    systems.momentary(part);
    systems.add_newton(part, *next.equations, report.work_carried, books);
}

// Of forces without a potential along the displacement of a projection. v_theta_, q_theta_: of the step.
double EnergyBook::projection_work(const NextState& next) noexcept {
    double work = 0.0;
    const double h = model_.scheme.h;
    for (std::size_t i = 0; i < next.moved.size(); ++i) work += next.moved[i] * next.impulse[i] / h;
    for (const SystemBlock& system : model_.systems) {
        if (system.first_order || !system.linear) continue;
        for (std::size_t i = system.offset; i < system.offset + system.size; ++i)
            work += next.moved[i] * (model_.C.row_times(i, v_theta_.data()) + model_.K.row_times(i, q_theta_.data()));
    }
    return work;
}

// What the change of M over the step gives to the kinetic energy beyond M (u+ - u): u+ (M+ - M_theta) u+ / 2 + u (M_theta - M) u / 2.
// Of the step as it is before a projection; q_theta_ and q_step_ are those of the step.
double EnergyBook::mass_work(const State& state, const NextState& next) noexcept {
    const std::size_t n = model_.layout.coordinates;
    const double* x = state.numbers.data();
    const double *q = x + model_.layout.q, *v = x + model_.layout.v;
    const auto kinetic_of = [&](const double* u) { return 0.5 * model_.M.quadratic(u, u, n); };
    model_.evaluate_mass(x, q);
    double work = -kinetic_of(v);
    model_.evaluate_mass(x, q_theta_.data());
    work += kinetic_of(v) - kinetic_of(next.u.data());
    for (std::size_t i = 0; i < n; ++i) q_theta_[i] = q[i] + q_step_[i];
    model_.evaluate_mass(x, q_theta_.data());
    return work + kinetic_of(next.u.data());
}

// carried: what percussions of relations with bodies did on the systems, J.
void EnergyBook::add_newton(State& state, const NextState& next, double carried, Works& books) noexcept {
    const Layout& layout = model_.layout;
    const std::size_t n = layout.coordinates;
    const double h = model_.scheme.h, theta = model_.scheme.theta;
    double* x = state.numbers.data();
    const double* energy = x + layout.energy;
    const double *q = x + layout.q, *v = x + layout.v;
    double work = 0.0, damped = 0.0, lost = 0.0, along = 0.0, projected = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
        v_theta_[i] = theta * next.u[i] + (1.0 - theta) * v[i];
        const double moved = next.moved.empty() ? 0.0 : next.moved[i]; // by a projection, behind the step
        q_theta_[i] = theta * (next.q[i] - moved) + (1.0 - theta) * q[i];
        q_step_[i] = next.q[i] - moved - q[i];
        work += v_theta_[i] * next.impulse[i];
    }
    if (!next.moved.empty()) along = projection_work(next);
    for (const SystemBlock& system : model_.systems) { // their impulse holds -C v - K q as well
        if (system.first_order || !system.linear) continue;
        for (std::size_t i = system.offset; i < system.offset + system.size; ++i) {
            const double by_C = h * v_theta_[i] * model_.C.row_times(i, v_theta_.data());
            work += by_C + h * v_theta_[i] * model_.K.row_times(i, q_theta_.data());
            damped += by_C;
        }
        if (!model_.K_is_symmetric) work += unsymmetric_work(system.offset, system.offset + system.size, q);
    }
    for (std::size_t row = 0; row < layout.rows; ++row) {
        const double percussion = next.percussion[row];
        const RowKind kind = model_.row_kind[row];
        if (percussion == 0.0 || kind == RowKind::first_order) continue;
        // a force goes with the displacement of the step, h v_theta, a percussion with the mean of both velocities
        const bool force = kind == RowKind::relay || kind == RowKind::position;
        const double weight = force ? theta : 0.5;
        const double relative = weight * next.ydot[row] + (1.0 - weight) * x[layout.ydot + row];
        work -= (weight * next.dhdt[row] + (1.0 - weight) * x[layout.dhdt + row]) * percussion;
        if (kind == RowKind::relay) damped -= relative * percussion;
        else if (kind != RowKind::position || !model_.stores(row)) lost -= relative * percussion;
    }
    if (!model_.of_state.M.empty()) work += mass_work(state, next);
    const CircuitWorks circuits = circuits_.over_step(state, next);
    work += circuits.supplied;
    damped += circuits.dissipated;
    const double before = energy[total];
    if (!next.moved.empty()) { // without what compliant relations keep
        work += along;
        for (std::size_t i = 0; i < n; ++i) q_theta_[i] = next.q[i] - next.moved[i];
        set_momentary(state, q_theta_.data(), next.u.data(), next.y.data(), next.lambda.data());
        projected = along + energy[total];
    }
    set_momentary(state, next.q.data(), next.u.data(), next.y.data(), next.lambda.data());
    if (!next.moved.empty()) books.projection += projected - energy[total];
    books.input += work;
    books.damping += damped;
    books.impact += lost;
    books.scheme += before + work + carried - damped - lost - energy[total];
}

void EnergyBook::add_modal(const State& state, const NextState& next, Works& books) noexcept {
    const Layout& layout = model_.layout;
    const double h = model_.scheme.h;
    const double* x = state.numbers.data();
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
    books.input += work;
    books.damping += damped;
    books.impact += lost;
}

void EnergyBook::set_momentary(State& state, const double* q, const double* v, const double* y, const double* lambda) noexcept {
    const std::size_t n = model_.layout.coordinates;
    double* energy = state.numbers.data() + model_.layout.energy;
    if (model_.bodies) {
        const std::size_t own = n - model_.bodies->world().v_count();
        const rigid::Energy now = model_.bodies->world().energy(q + own, v + own);
        energy[kinetic] = now.kinetic;
        energy[potential] = now.potential + stored_by_relations(lambda);
        if (of_equations_) {
            State& part = equation_state_->part;
            equation_state_->take(state);
            of_equations_->momentary(part);
            energy[kinetic] += part.numbers[model_.equations->layout.energy + kinetic];
            energy[potential] += part.numbers[model_.equations->layout.energy + potential];
        }
        energy[total] = energy[kinetic] + energy[potential];
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
            energy[potential] += stored(state.numbers.data(), q, v, y, lambda);
            const CircuitBook::Stored in_circuits = circuits_.stored(v + n);
            energy[kinetic] += in_circuits.magnetic;
            energy[potential] += in_circuits.electric;
        }
    }
    energy[total] = energy[kinetic] + energy[potential];
}

// What compliant relations keep, with h = g(q, t) + D lambda: min(0, g)^2 / (2 D) of a row by itself, lambda.D lambda / 2
// of rows that share D, and where D depends on lambda (or the state) the integral of s lambda.D(s lambda) lambda over s
// from 0 to 1: with s = t^6 a polynomial for all powers of lambda that are multiples of 1/6 (Hertz: 2/3), exact with ten
// points of Gauss.
double EnergyBook::stored(const double* x, const double* q, const double* u, const double* y, const double* lambda) noexcept {
    double energy = 0.0;
    for (const std::uint32_t row : spring_rows_) {
        const double D = model_.D.value[model_.D.start[row]], gap = y[row] - D * lambda[row];
        if (D > 0.0 && (gap < 0.0 || model_.lower[row] < 0.0)) energy += 0.5 * gap * gap / D;
    }
    for (const std::uint32_t row : coupled_rows_) energy += 0.5 * lambda[row] * model_.D.row_times(row, lambda);
    const bool pressed = std::any_of(curved_rows_.begin(), curved_rows_.end(), [&](std::uint32_t row) { return lambda[row] != 0.0; });
    if (!pressed) return energy;
    const Layout& layout = model_.layout;
    double* in = std::copy_n(x, layout.time_inputs(), tape_in_.data());
    in = std::copy_n(q, layout.coordinates, in);
    in = std::copy_n(u, layout.unknowns(), in);
    constexpr double node[] = {0.1488743389816312, 0.4333953941292472, 0.6794095682990244, 0.8650633666889845, 0.9739065285171717},
                     weight[] = {0.2955242247147529, 0.2692667193099963, 0.2190863625159820, 0.1494513491505806, 0.0666713443086881};
    for (int i = 0; i < 10; ++i) {
        const double t = 0.5 + (i % 2 == 0 ? 0.5 : -0.5) * node[i / 2], s = t * t * t * t * t * t;
        for (std::size_t row = 0; row < layout.rows; ++row) in[row] = s * lambda[row];
        model_.of_state.compliance.evaluate(tape_in_.data(), tape_out_.data(), tape_work_.data());
        for (std::size_t k = 0; k < tape_out_.size(); ++k) model_.D.value[model_.of_state.stored_D[k]] = tape_out_[k];
        double sum = 0.0;
        for (const std::uint32_t row : curved_rows_) sum += lambda[row] * model_.D.row_times(row, lambda);
        energy += 0.5 * weight[i / 2] * 6.0 * t * t * t * t * t * s * sum;
    }
    return energy;
}

void EnergyBook::momentary(State& state) noexcept {
    const Layout& layout = model_.layout;
    const double* x = state.numbers.data();
    set_momentary(state, x + layout.q, x + layout.v, x + layout.y, x + layout.lambda);
}

double contact_work(double before, double after, double percussion) noexcept {
    return (0.5 * after + 0.5 * before) * percussion;
}

} // namespace saltus::simulation
