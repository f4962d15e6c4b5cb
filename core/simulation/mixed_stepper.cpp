// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/mixed_stepper.h"

#include "core/simulation/mixed_actions.h"

#include <algorithm>

namespace saltus::simulation {

EquationState::EquationState(const Assembled& model) {
    const Layout &whole = model.layout, &own = model.equations->layout;
    part.numbers.assign(own.size, 0.0);
    shared_ = {{0, 0, own.time_inputs()}};
    given_ = {{whole.q, own.q, own.positions},
              {whole.v, own.v, own.coordinates},
              {whole.x, own.x, own.states},
              {whole.y, own.y, own.rows},
              {whole.ydot, own.ydot, own.rows},
              {whole.lambda, own.lambda, own.rows},
              {whole.acting, own.acting, own.row_force - own.acting}, // forces and percussions by row are told of the whole scene
              {whole.force, own.force, own.force_count},
              {whole.dhdt, own.dhdt, own.rows}};
}

void EquationState::take(const State& whole) {
    part.step = whole.step;
    for (const auto* ranges : {&shared_, &given_})
        for (const Range& range : *ranges)
            std::copy_n(whole.numbers.data() + range.whole, range.count, part.numbers.data() + range.part);
}

void EquationState::give(State& whole) const {
    for (const Range& range : given_) std::copy_n(part.numbers.data() + range.part, range.count, whole.numbers.data() + range.whole);
}

MixedStepper::MixedStepper(Assembled& model, const solvers::MixedSettings& settings)
    : BodyStepper(model), equations_(*model.equations, settings), actions_(*part_.mixed_actions()), part_state_(model) {
    actions_.attach(&equations_, &part_state_.part);
    next_.acting.assign(equations_.next().acting.size(), 0.0);
    next_.percussion.assign(model.layout.rows, 0.0);
    next_.equations = &equations_.next();
}

void MixedStepper::read_bodies(const State& state) {
    const Layout& layout = model_.layout;
    const double* x = state.numbers.data();
    actions_.read_externals({x[layout.time], x + layout.q + q_, x + layout.v + v_, x + layout.y + row_, x + layout.ydot + row_},
                            equations_.externals());
}

void MixedStepper::parameters_changed(const State& state) {
    BodyStepper::parameters_changed(state);
    part_state_.take(state);
    read_bodies(state);
    equations_.parameters_changed(part_state_.part);
}

std::string MixedStepper::start(State& state) {
    if (!BodyStepper::settle(state)) return {}; // told by settle()
    part_state_.take(state);
    read_bodies(state);
    std::string remark = equations_.start(part_state_.part);
    part_state_.give(state);
    return remark;
}

bool MixedStepper::settle(State& state) {
    bad_equations_ = false;
    if (!BodyStepper::settle(state)) return false;
    part_state_.take(state);
    read_bodies(state);
    bad_equations_ = !equations_.settle(part_state_.part);
    if (bad_equations_) return false;
    part_state_.give(state);
    return true;
}

StepReport MixedStepper::compute(const State& state) {
    part_state_.take(state);
    StepReport out = BodyStepper::compute(state);
    bad_equations_ = part_.report->failure == rigid::Report::Failure::coupling;
    if (out.failure != StepReport::Failure::none) {
        if (bad_equations_) out.failure = actions_.equations_report().failure;
        return out;
    }
    const NextState& next = equations_.next();
    const Layout& layout = model_.layout;
    std::copy(next.q.begin(), next.q.end(), next_.q.begin());
    std::copy_n(next.u.begin(), v_, next_.u.begin());
    std::copy_n(next.u.begin() + static_cast<std::ptrdiff_t>(v_), layout.states, next_.u.begin() + static_cast<std::ptrdiff_t>(layout.coordinates));
    std::copy(next.y.begin(), next.y.end(), next_.y.begin());
    std::copy(next.ydot.begin(), next.ydot.end(), next_.ydot.begin());
    std::copy(next.lambda.begin(), next.lambda.end(), next_.lambda.begin());
    std::copy(next.dhdt.begin(), next.dhdt.end(), next_.dhdt.begin());
    std::copy(next.percussion.begin(), next.percussion.end(), next_.percussion.begin());
    std::copy(next.acting.begin(), next.acting.end(), next_.acting.begin());
    const StepReport& own = actions_.equations_report();
    out.contact = out.contact || own.contact;
    out.impulse = out.impulse || own.impulse;
    out.missed = out.missed || own.missed;
    out.iterations += own.iterations;
    out.residual = std::max(out.residual, own.residual);
    out.equations = std::max(out.equations, own.equations);
    out.equalities = std::max(out.equalities, own.equalities);
    out.pressing = own.pressing;
    return out;
}

void MixedStepper::commit(State& state) const noexcept {
    BodyStepper::commit(state);
    equations_.commit(part_state_.part);
    part_state_.give(state);
}

Error MixedStepper::explain(const State& state) const {
    if (!bad_equations_) return BodyStepper::explain(state);
    if (auto error = force_error(state)) return *error; // of which the equations have only read what came of it
    return equations_.explain(part_state_.part);
}

std::string MixedStepper::solver_text() const {
    const bool rows = model_.equations->layout.rows > 0;
    return BodyStepper::solver_text() + (rows ? "; systems: " + equations_.solver_text() : std::string());
}

} // namespace saltus::simulation
