// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/body_stepper.h"

#include "core/model/expand.h"
#include "core/model/model_graph.h"
#include "core/model/names.h"
#include "core/simulation/event_driven/event_bodies.h"
#include "core/simulation/mixed_actions.h"
#include "core/simulation/redundant_joints.h"
#include "core/simulation/start_numbers.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace saltus::simulation {

rigid::Settings world_settings(const model::Model& model, const Scheme& scheme) {
    const model::World& world = model.world;
    rigid::Settings out;
    out.h = scheme.h;
    out.theta = scheme.theta;
    out.gamma = scheme.gamma;
    out.closing = scheme.closing;
    out.planar = world.planar;
    out.gyroscopic = world.gyroscopic == model::GyroscopicKind::implicit ? rigid::Gyroscopic::implicit : rigid::Gyroscopic::explicit_form;
    switch (model::projection_of(model)) {
    case model::ProjectionKind::none:
        out.projection = rigid::Projection::none;
        break;
    case model::ProjectionKind::direct:
        out.projection = rigid::Projection::direct;
        break;
    case model::ProjectionKind::automatic:
    case model::ProjectionKind::combined:
        out.projection = rigid::Projection::combined;
        break;
    }
    out.joints = world.joint_scheme == model::JointScheme::conserving ? rigid::Joints::conserving : rigid::Joints::middle;
    out.projection_iterations = world.projection_iterations;
    out.tolerance = model::tolerance_of(model);
    out.max_iterations = model.run.max_iterations;
    out.newton_tolerance = scheme.newton_tolerance;
    out.newton_iterations = scheme.newton_iterations;
    out.sweeps = model::sweeps_of(model);
    out.landing = world.landing;
    out.sleeping = world.sleeping && !scheme.events;
    out.threads = world.threads; // 0 is settled by the number of bodies
    return out;
}

BodyPart::BodyPart() = default;
BodyPart::~BodyPart() = default;
BodyProgram::BodyProgram() = default;
BodyProgram::~BodyProgram() = default;

Result<std::shared_ptr<BodyProgram>, Errors> BodyProgram::create(const model::Model& model, model::ModelGraph& graph,
                                                                  const rigid::Settings& settings, const Assembled* equations) {
    auto made = std::make_shared<BodyProgram>();
    made->settings = settings;
    auto input = BodyInput::create(model, graph);
    if (!input) return Unexpected(std::move(input.error()));
    made->input = std::move(*input);
    const auto formulas = action_formulas(model, graph);
    if (!formulas) return Unexpected(formulas.error());
    made->mixed = equations || formulas->answers;
    if (made->mixed) {
        auto actions = MixedActions::create(*formulas, model, graph, equations);
        if (!actions) return Unexpected(std::move(actions.error()));
        if (equations && !made->input->carriers().empty()) (*actions)->carry(made->input->carriers(), *equations);
        made->actions = std::move(*actions);
    } else {
        made->actions = BodyActions::create(*formulas, graph);
    }
    return made;
}

Result<std::shared_ptr<const BodyPlan>, Errors> BodyProgram::plan_at(std::span<const double> parameter_values, const WorldNumbers& numbers, const Assembled* equations,
                                                                     const StartNumbers* starts, const rigid::Actions& of_run) const {
    std::vector<double> by;
    if (auto done = input->numbers(parameter_values, by, starts); !done) return Unexpected(Errors{done.error()});
    by.insert(by.end(), {numbers.projection_tolerance, numbers.sleep_speed, numbers.budget});
    if (equations) // what drives and relations read of systems at the start
        for (const auto& start : {equations->q0, equations->v0}) by.insert(by.end(), start.begin(), start.end());
    Planned last;
    {
        const std::lock_guard lock(planning_);
        last = last_;
    }
    if (last.plan && last.by == by) return last.plan;
    auto evaluated = input->evaluate(parameter_values, nullptr, starts);
    if (!evaluated) return Unexpected(std::move(evaluated.error()));
    evaluated->settings = settings;
    evaluated->settings.projection_tolerance = numbers.projection_tolerance;
    evaluated->settings.budget = numbers.budget;
    evaluated->settings.sleep_speed = numbers.sleep_speed;
    // Few bodies are done before a second thread has woken up.
    if (settings.threads == 0)
        evaluated->settings.threads = evaluated->bodies.size() < 100 ? 1 : static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, 16u));
    auto world = rigid::make_plan(std::move(*evaluated), &of_run, last.plan ? last.plan->world.get() : nullptr);
    if (!world) return Unexpected(std::move(world.error()));
    std::vector<std::string> redundant = redundant_joints(rigid::input_of(**world));
    auto plan = std::make_shared<const BodyPlan>(BodyPlan{std::move(*world), std::move(redundant)});
    const std::lock_guard lock(planning_);
    last_ = {std::move(by), plan};
    return plan;
}

Result<std::unique_ptr<BodyPart>, Errors> BodyPart::create(std::shared_ptr<const BodyProgram> program, const WorldNumbers& numbers,
                                                           std::span<const double> parameter_values, const Assembled* equations,
                                                           std::shared_ptr<const StartNumbers> starts) {
    auto made = std::make_unique<BodyPart>();
    made->program_ = std::move(program);
    made->starts_ = std::move(starts);
    made->values_.assign(parameter_values.begin(), parameter_values.end());
    made->actions_ = made->program_->actions->copy();
    if (made->program_->mixed) made->mixed_ = static_cast<MixedActions*>(made->actions_.get());
    if (made->mixed_ && equations) made->mixed_->start_at(equations->q0, equations->v0);
    auto plan = made->program_->plan_at(parameter_values, numbers, equations, made->starts_.get(), *made->actions_);
    if (!plan) return Unexpected(std::move(plan.error()));
    made->first_ = std::move(*plan);
    made->world_ = std::make_unique<rigid::World>(made->first_->world, made->actions_.get());
    if (made->program_->events) {
        made->events = made->program_->events->copy();
        if (auto done = made->events->begin(made->world_->input()); !done) return Unexpected(Errors{done.error()});
    }
    return made;
}

Result<void> BodyPart::evaluate(std::span<const double> parameter_values) {
    if (std::equal(values_.begin(), values_.end(), parameter_values.begin(), parameter_values.end())) return {};
    auto numbers = program_->input->evaluate(parameter_values, nullptr, starts_.get());
    if (!numbers) return Unexpected(std::move(numbers.error().front()));
    numbers->settings = world_->input().settings;
    if (auto done = world_->update(std::move(*numbers)); !done) return Unexpected(std::move(done.error().front()));
    if (events)
        if (auto done = events->update(world_->input()); !done) return done;
    values_.assign(parameter_values.begin(), parameter_values.end());
    return {};
}

std::vector<std::string> BodyPart::start_remarks() const {
    std::vector<std::string> out = world_->warnings();
    out.insert(out.end(), first_->redundant.begin(), first_->redundant.end());
    return out;
}

void BodyPart::set_numbers(const double* numbers) noexcept {
    actions_->set_numbers(numbers);
    for (const rigid::JointInput& joint : world_->joints())
        if (joint.formula) joint.formula->set_numbers(numbers);
}

BodyStepper::BodyStepper(Assembled& model)
    : model_(model), part_(*model.bodies), q_(model.layout.positions - part_.world().q_count()),
      v_(model.layout.coordinates - part_.world().v_count()), row_(model.layout.rows - part_.world().joint_row_count()) {
    const Layout& layout = model.layout;
    next_.q.assign(layout.positions, 0.0);
    next_.u.assign(layout.unknowns(), 0.0);
    for (auto* rows : {&next_.y, &next_.ydot, &next_.lambda, &next_.dhdt}) rows->assign(layout.rows, 0.0);
}

void BodyStepper::parameters_changed(const State& state) {
    part_.set_numbers(state.numbers.data());
}

void BodyStepper::take_rows() {
    const auto rows = part_.world().joint_rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        next_.y[row_ + i] = rows[i].y;
        next_.ydot[row_ + i] = rows[i].ydot;
        const RowKind kind = model_.row_kind[row_ + i];
        next_.lambda[row_ + i] = kind == RowKind::relay ? rows[i].p / model_.scheme.h : kind == RowKind::position ? rows[i].force : rows[i].p;
    }
}

void BodyStepper::observe(double* observed) const noexcept {
    const std::size_t bodies = model_.layout.observed_count - model::kContactCount;
    std::fill_n(observed, model::kContactCount + bodies, 0.0);
    double gap = HUGE_VAL;
    double* of_body = observed + model::kContactCount;
    const auto add = [&](const rigid::ContactState& contact) {
        observed[0] += 1.0;
        if (!(contact.p[0] > 0.0)) return;
        observed[1] += 1.0;
        observed[2] += contact.p[0];
        observed[3] += std::hypot(contact.p[1], contact.p[2]);
        if (contact.body_a < bodies) of_body[contact.body_a] += contact.p[0];
        if (contact.body_b < bodies) of_body[contact.body_b] += contact.p[0];
    };
    for (const rigid::ContactState& contact : part_.world().contacts()) {
        gap = std::min(gap, contact.gap);
        add(contact);
    }
    for (const rigid::ContactState& contact : part_.world().resting_contacts()) add(contact);
    observed[4] = gap < HUGE_VAL ? gap : std::nan(""); // nothing near: no gap
    observed[5] = part_.report ? part_.report->solver.residual : 0.0;
}

Place place_of_not_finite(const rigid::World& world, const double* q, const double* v) {
    const std::vector<rigid::BodyInput>& bodies = world.input().bodies;
    const std::size_t places = bodies.empty() ? 0 : world.q_count() / bodies.size(), speeds = bodies.empty() ? 0 : world.v_count() / bodies.size();
    const auto finite = [](double value) { return std::isfinite(value); };
    for (std::size_t b = 0; b < bodies.size(); ++b)
        if (!std::all_of(q + places * b, q + places * (b + 1), finite) || !std::all_of(v + speeds * b, v + speeds * (b + 1), finite)) return bodies[b].place;
    return {};
}

bool BodyStepper::settle(State& state) {
    const Layout& layout = model_.layout;
    double* x = state.numbers.data();
    parameters_changed(state);
    bad_start_ = !part_.world().settle(x[layout.time], x + layout.q + q_, x + layout.v + v_);
    if (bad_start_) return false;
    take_rows();
    const auto first = static_cast<std::ptrdiff_t>(row_);
    std::copy(next_.y.begin() + first, next_.y.end(), x + layout.y + row_);
    std::copy(next_.ydot.begin() + first, next_.ydot.end(), x + layout.ydot + row_);
    for (std::size_t row = row_; row < layout.rows; ++row) // what is pressed at the start presses
        if (model_.row_kind[row] == RowKind::position) x[layout.lambda + row] = next_.lambda[row];
    if (state.step == 0) {
        std::fill_n(x + layout.observed, layout.observed_count, 0.0);
        x[layout.observed + 4] = std::nan("");
    }
    return true;
}

StepReport BodyStepper::compute(const State& state) {
    const Layout& layout = model_.layout;
    const double* x = state.numbers.data();
    rigid::World& world = part_.world();
    part_.set_numbers(x);
    part_.report = &world.compute(x[layout.time], x + layout.q + q_, x + layout.v + v_);
    StepReport out;
    bad_start_ = false;
    if (part_.report->failure != rigid::Report::Failure::none) {
        using Failure = rigid::Report::Failure;
        out.failure = part_.report->failure == Failure::not_finite  ? StepReport::Failure::not_finite
                      : part_.report->failure == Failure::newton    ? StepReport::Failure::newton
                                                               : StepReport::Failure::problem;
        return out;
    }
    next_.time = static_cast<double>(state.step + 1) * model_.scheme.h;
    std::copy(world.next_q().begin(), world.next_q().end(), next_.q.begin() + static_cast<std::ptrdiff_t>(q_));
    std::copy(world.next_v().begin(), world.next_v().end(), next_.u.begin() + static_cast<std::ptrdiff_t>(v_));
    take_rows();
    out.contact = part_.report->active_contacts > 0 || layout.rows > row_;
    out.impulse = part_.report->closed_contacts > 0 || part_.report->closed_limits > 0 || !world.resting_contacts().empty();
    out.missed = !part_.report->solver.solved || part_.report->projection_missed || part_.report->budget_spent || part_.report->newton_left > 0.0;
    out.parts = part_.report->parts;
    out.iterations = part_.report->solver.iterations;
    out.residual = part_.report->solver.largest_velocity_error;
    out.equations = part_.report->equations;
    if (world.input().settings.sleeping) out.asleep = static_cast<std::int64_t>(part_.report->asleep);
    for (const rigid::JointRow& row : world.joint_rows())
        if (!row.coordinate) out.equalities = std::max(out.equalities, std::abs(row.y));
    return out;
}

void BodyStepper::commit(State& state) const noexcept {
    commit_next(state, model_.layout);
    if (!part_.world().still()) observe(state.numbers.data() + model_.layout.observed);
    part_.world().commit();
}

// Where the motion stands, or where it goes from there within the step.
std::optional<BodyActions::BadForce> BodyStepper::bad_force(const State& state) const {
    const Layout& layout = model_.layout;
    const rigid::World& world = part_.world();
    const double* x = state.numbers.data();
    const double *q = x + layout.q + q_, *v = x + layout.v + v_;
    part_.set_numbers(x);
    if (auto bad = part_.actions().bad_force(x[layout.time], q, v)) return bad;
    std::vector<double> ahead(q, q + world.q_count());
    const std::size_t bodies = world.input().bodies.size(), places = bodies > 0 ? ahead.size() / bodies : 0, speeds = bodies > 0 ? world.v_count() / bodies : 0;
    for (std::size_t b = 0; b < bodies; ++b)
        for (std::size_t i = 0; i < 3; ++i) ahead[places * b + i] += model_.scheme.h * v[speeds * b + i]; // planar: the angle too
    return part_.actions().bad_force(x[layout.time] + model_.scheme.h, ahead.data(), v);
}

std::optional<Error> BodyStepper::force_error(const State& state) const {
    const auto bad = bad_force(state);
    if (!bad) return std::nullopt;
    const rigid::BodyInput& body = part_.world().input().bodies[bad->body];
    const bool placed = bad->why && (bad->why->place.line > 0 || !bad->why->place.object.empty());
    return Error{ErrorKind::run,
                 "at t = " + time_text(state.numbers[model_.layout.time]) + " s the force or moment on '" + body.name + "' is " + model::number_text(bad->value) +
                     (bad->why ? ": " + bad->why->message : std::string()),
                 bad->why && !bad->why->remedy.empty() ? bad->why->remedy : "change the formula so that it is finite there", placed ? bad->why->place : body.place};
}

Error BodyStepper::explain(const State& state) const {
    const std::string when = "at t = " + time_text(state.numbers[model_.layout.time]) + " s";
    if (bad_start_ || !part_.report)
        return {ErrorKind::run, "positions or velocities of bodies are not finite " + when, "look at the initial values and forces",
                place_of_not_finite(part_.world(), state.numbers.data() + model_.layout.q + q_, state.numbers.data() + model_.layout.v + v_)};
    if (part_.report->failure == rigid::Report::Failure::not_finite)
        if (auto error = force_error(state)) return *error;
    Place place;
    if (part_.report->object != rigid::kWorld) {
        const rigid::Input& input = part_.world().input();
        place = part_.report->of_joint ? input.joint_places[part_.report->object] : input.bodies[part_.report->object].place;
    }
    return {ErrorKind::run, part_.report->message + ' ' + when, part_.report->remedy, place};
}

std::string BodyStepper::solver_text() const {
    return model_.layout.rows > row_ ? "joints by elimination, contacts by Gauss-Seidel and Newton, island by island"
                                  : "contacts by Gauss-Seidel and Newton, island by island";
}

} // namespace saltus::simulation
