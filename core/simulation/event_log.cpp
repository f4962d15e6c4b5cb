// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/event_log.h"

#include "core/model/names.h"
#include "core/simulation/event_driven/body_event_stepper.h"
#include "core/simulation/energy.h"
#include "core/simulation/equalities.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::simulation {

namespace {

// work: of all contacts in the step, as energy.impact books it; beyond: more than forces can have given at them, J.
std::string gain_text(double work, double beyond, double time) {
    return "contacts added " + rounded_text(work, 6) + " J at t = " + time_text(time) + " s, " + rounded_text(beyond, 6) + " J of it more than forces explain";
}

} // namespace

EventLog::EventLog(const Assembled& model) : model_(model) {
    for (std::size_t row = 0; row < model.layout.rows; ++row)
        if (model.row_kind[row] == RowKind::contact) contacts_.push_back(static_cast<std::uint32_t>(row));
    if (model.bodies) {
        bodies_.emplace(*model.bodies);
        first_of_world_ = model.layout.rows - model.bodies->world().joint_row_count();
        first_interaction_ = static_cast<std::uint32_t>(model.bodies->names().interactions().size());
    }
    // Room for a quiet run; a step in which more contacts close at once makes more.
    const std::size_t some = std::min<std::size_t>(model.layout.rows, 4096);
    impacts_.reserve(some);
    closed_.reserve(some);
    opened_.reserve(some);
    notices_.reserve(4);
}

void EventLog::look(const State& state, const NextState& next, const StepReport& report) {
    closed_since_ = closed_until_ = state.numbers[model_.layout.time];
    if (bodies_) look_at_bodies(state, next, report);
    look_at_rows(state, next, report);
    forget_pressed();
    if (!bodies_) tell_missed(next, state, report, {});
    tell_unprojected(next, state, report);
}

// What touches without a speed and begins to press closes no gap: its first impulse is that of a force, at the start of a run and later. Where something
// else strikes in that step it may be of the impact, as a ball is that touches the one that is hit.
void EventLog::forget_pressed() {
    // Rounding of a velocity that is given; of bodies also what is foretold of arms and normals, a ten thousandth of what a step of falling gives.
    const double slow = 1e-12 + (bodies_ ? 1e-3 * model_.scheme.h : 0.0); // m/s
    if (std::none_of(impacts_.begin(), impacts_.end(), [&](const Impact& impact) { return impact.velocity_before < -slow; })) impacts_.clear();
}

void EventLog::look_at_rows(const State& state, const NextState& next, const StepReport& report) {
    if (contacts_.empty()) return;
    const Layout& layout = model_.layout;
    const double* x = state.numbers.data();
    for (const std::uint32_t row : contacts_) {
        const bool was = x[layout.lambda + row] > 0.0, is = next.lambda[row] > 0.0;
        if (was == is) continue;
        const Key key = key_of(row);
        if (was) {
            opened_.push_back(key);
            continue;
        }
        closed_.push_back(key);
        Impact impact;
        impact.time = next.time;
        impact.step = state.step + 1;
        impact.interaction = key.interaction;
        impact.component = key.component;
        impact.velocity_before = x[layout.ydot + row];
        impact.velocity_after = next.ydot[row];
        impact.impulse = next.lambda[row];
        impact.energy = work_of(state, next, row);
        impact.residual = report.residual;
        if (row >= first_of_world_) {
            const rigid::World& world = model_.bodies->world();
            const rigid::JointInput& joint = world.joints()[world.joint_rows()[row - first_of_world_].joint];
            impact.body_a = joint.body_a;
            impact.body_b = joint.body_b;
        }
        impacts_.push_back(impact);
    }
    if (report.impulse && memory.gain_noticed == 0) look_for_gain(state, next, report);
}

void EventLog::take(const DrivenStepper& stepper, const State& state) {
    closed_since_ = closed_until_ = stepper.next().time;
    for (const DrivenStepper::Span& span : stepper.spans()) (span.closed ? closed_ : opened_).push_back({span.interaction, span.component});
    for (Impact impact : stepper.impacts()) {
        impact.step = state.step + 1;
        impacts_.push_back(impact);
    }
    happened_.assign(stepper.events().begin(), stepper.events().end());
    for (RunEvent& event : happened_)
        if (event.interaction == kNoRow && event.object.empty()) event.object = model_.of_events->conditions[std::exchange(event.component, 0)].condition.text;
}

void EventLog::begin(const State& state) {
    if (!model_.scheme.events) return;
    closed_since_ = closed_until_ = state.numbers[model_.layout.time];
    for (const std::uint32_t row : contacts_)
        if (!bodies_ && EventStepper::is_closed(model_.layout, state, row)) closed_.push_back({model_.interaction_of_row[row], model_.component_of_row[row]});
    if (!bodies_) return;
    for (const DrivenStepper::Span& span : BodyEventStepper::closed(model_, state)) closed_.push_back({span.interaction, span.component});
}

void EventLog::tell_missed(const NextState& next, const State& state, const StepReport& report, const std::string& where) {
    if (report.missed && memory.missing == 0) {
        const std::string step = std::to_string(state.step + 1), residual = rounded_text(report.residual);
        if (model_.layout.states > 0) // outputs have units of their own
            notices_.push_back({NoticeKind::solver_missed_tolerance, next.time, state.step + 1,
                                "the one-step problem of step " + step + " was solved to " + residual +
                                    " only, more than the tolerance; raise max_iterations or choose another solver"});
        else
            notices_.push_back({NoticeKind::solver_missed_tolerance, next.time, state.step + 1,
                                "the contact problem of step " + step + " was solved to " + residual + " m/s only" + where +
                                    ", more than the tolerance; raise max_iterations or " +
                                    (bodies_ ? "take a smaller step" : "choose another solver")});
    }
    memory.missing = report.missed ? 1 : 0;
}

void EventLog::tell_unprojected(const NextState& next, const State& state, const StepReport& report) {
    if (report.unprojected && memory.unprojected == 0)
        notices_.push_back({NoticeKind::solver_missed_tolerance, next.time, state.step + 1,
                            "the projection of step " + std::to_string(state.step + 1) + " leaves " + row_name(model_, report.off_row) + " at " +
                                rounded_text(report.off) + ", more than the tolerance" + dependence_text(model_) +
                                "; take a smaller step, or look for relations that contradict each other"});
    memory.unprojected = report.unprojected ? 1 : 0;
}

// One word for steps in a row, and no more than the timeline can show; the statistics count them all.
void EventLog::tell_parts(const NextState& next, const State& state, int parts) {
    constexpr int kMostTold = 200;
    const bool again = last_cut_step_ == state.step;
    last_cut_step_ = state.step + 1;
    if (again || told_cuts_ >= kMostTold) return;
    ++told_cuts_;
    const std::string last = told_cuts_ == kMostTold ? "; further ones are counted only" : "";
    notices_.push_back({NoticeKind::information, next.time, state.step + 1,
                        "step " + std::to_string(state.step + 1) + " did not converge as a whole and was made in " + std::to_string(parts) +
                            " parts" + last});
}

void EventLog::look_at_bodies(const State& state, const NextState& next, const StepReport& report) {
    bodies_->look();
    for (const BodyEvents::Pair& pair : bodies_->opened()) opened_.push_back({pair.law, pair.component});
    for (const BodyEvents::Pair& pair : bodies_->closed()) closed_.push_back({pair.law, pair.component});
    for (Impact impact : bodies_->impacts()) {
        impact.time = next.time;
        impact.step = state.step + 1;
        impact.residual = report.residual;
        impacts_.push_back(impact);
    }
    const rigid::Report& world = *model_.bodies->report;
    if (report.parts > 1) tell_parts(next, state, report.parts);
    if (world.gain > 0.0 && memory.gain_noticed == 0) {
        memory.gain_noticed = 1;
        notices_.push_back({NoticeKind::energy_gain, next.time, state.step + 1,
                            gain_text(world.work_normal + world.work_landing + world.work_friction, world.gain, next.time) +
                                "; most between " + bodies_->name_of_contact(world.gain_contact) +
                                ": Newton's law with friction, or with unequal e, can do that; the list of impacts shows further ones"});
    }
    if (world.budget_spent && report.missed) {
        if (memory.missing == 0)
            notices_.push_back({NoticeKind::solver_missed_tolerance, next.time, state.step + 1,
                                "step " + std::to_string(state.step + 1) + " spent its budget: contacts are met to " + rounded_text(report.residual) +
                                    " m/s, positions to " + rounded_text(world.violation) + " m; raise run.step_budget or choose a quicker accuracy"});
        memory.missing = 1;
    } else if (world.newton_left > 0.0 && world.solver.solved) {
        if (memory.missing == 0)
            notices_.push_back({NoticeKind::solver_missed_tolerance, next.time, state.step + 1,
                                "the equations of step " + std::to_string(state.step + 1) + " did not settle: the last pass changed a velocity by " +
                                    rounded_text(world.newton_left) + " of its size; take a smaller step"});
        memory.missing = 1;
    } else if (!world.solver.solved || !world.projection_missed) {
        const bool at_contact = report.missed && world.solver.worst_contact < model_.bodies->world().contacts().size();
        tell_missed(next, state, report, at_contact ? " (worst between " + bodies_->name_of_contact(world.solver.worst_contact) + ')' : std::string());
    } else {
        if (memory.missing == 0)
            notices_.push_back({NoticeKind::solver_missed_tolerance, next.time, state.step + 1,
                                "positions of step " + std::to_string(state.step + 1) + " violate joints or contacts by " +
                                    rounded_text(world.violation) + " m, more than the tolerance; raise projection_iterations or take a smaller step"});
        memory.missing = 1;
    }
}

void EventLog::save(std::vector<std::int64_t>& out) const {
    if (bodies_) bodies_->save(out);
}

bool EventLog::restore(std::span<const std::int64_t> numbers) {
    return bodies_ ? bodies_->restore(numbers) : numbers.empty();
}

// Change of energy by one contact in the step, friction included, J.
double EventLog::work_of(const State& state, const NextState& next, std::size_t row) const noexcept {
    const double* before = state.numbers.data() + model_.layout.ydot;
    double work = contact_work(before[row], next.ydot[row], next.lambda[row]);
    if (row + 1 < model_.layout.rows && model_.row_kind[row + 1] == RowKind::friction)
        work += contact_work(before[row + 1], next.ydot[row + 1], next.lambda[row + 1]);
    return work;
}

// For one e <= 1 and an exact solution, all contacts of a step together give at most (1 - e) / (1 + e) / 2 of what the
// forces did at them within the step, which is O(h): more than all of it is worth a word (e > 1, very unequal e).
void EventLog::look_for_gain(const State& state, const NextState& next, const StepReport& report) {
    const Layout& layout = model_.layout;
    const Delassus& delassus = model_.equations ? model_.equations->delassus : model_.delassus;
    double work = 0.0, scale = 0.0;
    std::size_t most = 0;
    double most_work = 0.0;
    for (const std::uint32_t row : contacts_) {
        const double lambda = next.lambda[row];
        if (!(lambda > 0.0) || row >= first_of_world_) continue;
        const double before = state.numbers[layout.ydot + row], after = next.ydot[row];
        const double of_row = work_of(state, next, row);
        work += of_row;
        scale += lambda * (std::abs(before) + std::abs(after) + lambda * delassus.matrix().diagonal(row));
        if (of_row > most_work) {
            most_work = of_row;
            most = row;
        }
    }
    if (work <= std::abs(report.pressing) + 1e-9 * scale) return;
    memory.gain_noticed = 1;
    notices_.push_back({NoticeKind::energy_gain, next.time, state.step + 1,
                        gain_text(work, work - std::abs(report.pressing), next.time) + "; most at '" + model_.interactions[model_.interaction_of_row[most]].name + "' (e = " +
                            model::number_text(model_.e[most]) + "); the list of impacts shows further ones"});
}

void EventLog::hand_on(Recording& recording) {
    const auto row = static_cast<std::int64_t>(recording.rows()); // the next one to be appended
    for (const Key opened : opened_) recording.extend_contact(opened.interaction, opened.component, closed_until_, false);
    for (const Key closed : closed_) recording.open_contact(closed.interaction, closed.component, closed_since_);
    for (Impact& impact : impacts_) {
        impact.row = row;
        recording.add_impact(impact);
    }
    for (RunEvent& event : happened_) {
        event.row = row - 1;
        recording.add_event(std::move(event));
    }
    happened_.clear();
    if (!told_left_out_ && (!impacts_.empty() || !closed_.empty()) && recording.events_left_out() > 0) {
        told_left_out_ = true;
        notices_.push_back({NoticeKind::information, closed_since_, row,
                            "the recording is full of impacts and contact spans: later ones are counted, not kept"});
    }
    memory.impacts += static_cast<std::int64_t>(impacts_.size());
    memory.notices += static_cast<std::int64_t>(notices_.size());
    for (Notice& notice : notices_) recording.add_notice(std::move(notice));
    impacts_.clear();
    closed_.clear();
    opened_.clear();
    notices_.clear();
}

void EventLog::extend(Recording& recording, const State& state) const {
    const Layout& layout = model_.layout;
    if (bodies_ && model_.scheme.events)
        for (const DrivenStepper::Span& span : BodyEventStepper::closed(model_, state))
            recording.extend_contact(span.interaction, span.component, state.numbers[layout.time], true);
    if (bodies_)
        for (const BodyEvents::Pair& pair : bodies_->now())
            recording.extend_contact(pair.law, pair.component, state.numbers[layout.time], true);
    for (const std::uint32_t row : contacts_)
        if (model_.scheme.events ? EventStepper::is_closed(layout, state, row) : state.numbers[layout.lambda + row] > 0.0)
            recording.extend_contact(key_of(row).interaction, key_of(row).component, state.numbers[layout.time], true);
}

} // namespace saltus::simulation
