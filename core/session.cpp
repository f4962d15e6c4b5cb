// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session.h"

#include "core/model/names.h"
#include "core/session_impl.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus {

Result<void> Session::Impl::record_row(bool before_edge) {
    if (writer->needs_energy()) energies->momentary(state);
    if (before_edge) {
        double& t = state.numbers[0];
        const double here = t;
        t -= 64.0 * std::numeric_limits<double>::epsilon() * std::abs(t);
        writer->write(state, row.data());
        t = row[0] = here;
        return recording->append(row.data());
    }
    if (double* const place = writer->all_direct() ? recording->place_in_block() : nullptr) {
        writer->write_direct(state, place, recording->stride());
        recording->take_place();
        return {};
    }
    writer->write(state, row.data());
    auto done = recording->append(row.data());
    if (writer->defect()) tell_defects();
    return done;
}

void Session::Impl::tell_defects() {
    std::string reason;
    while (const auto column = writer->fresh_defect(state, reason)) {
        events->add_notice({NoticeKind::information, state.numbers[0], state.step,
                            "signal '" + writer->catalogue()[*column].name +
                                "' is not a number at t = " + time_text(state.numbers[0]) + " s" +
                                (reason.empty() ? "" : ": " + reason)});
        reason.clear();
    }
    if (events->has_news()) events->hand_on(*recording);
}

void Session::Impl::count_solve(const StepReport& report) {
    if (statistics.worst_equations) statistics.worst_equations = std::max(*statistics.worst_equations, report.equations);
    if (statistics.worst_equalities) statistics.worst_equalities = std::max(*statistics.worst_equalities, report.equalities);
    if (report.asleep >= 0) statistics.asleep = report.asleep;
    statistics.stiff = statistics.stiff || report.stiff;
    statistics.cut_steps += report.parts > 1 ? 1 : 0;
    if (!report.contact) return;
    ++statistics.solves;
    statistics.iterations += report.iterations;
    statistics.worst_iterations = std::max(statistics.worst_iterations, report.iterations);
    statistics.worst_residual = std::max(statistics.worst_residual, report.residual);
    statistics.missed_tolerance += report.missed ? 1 : 0;
}

bool Session::Impl::quiet_step() noexcept {
    if (last.contact || energy_on || reactions || !writer->all_direct()) return false;
    const bool due = record_every == 1 || (state.step + 1) % record_every == 0;
    double* const place = due ? recording->place_in_block() : nullptr;
    if (due && place == nullptr) return false;
    if (!stepper->quiet_step(state, last.equations)) return false;
    if (due) {
        writer->write_direct(state, place, recording->stride());
        recording->take_place();
    }
    ++statistics.steps;
    if (statistics.worst_equations && *statistics.worst_equations < last.equations) statistics.worst_equations = last.equations;
    return true;
}

Result<void> Session::Impl::step() {
    if (driven) return advance();
    const bool was_closed = last.impulse;
    StepReport report;
    if (!compute(*stepper, report)) return Unexpected(stopped());
    if (report.failure != StepReport::Failure::none) return refuse();
    if (report.impulse || was_closed || report.missed || report.parts > 1 || report.unprojected || events->memory.unprojected != 0) {
        events->look(state, stepper->next(), report);
        if (assembled->bodies) keep_impacts();
    }
    // Nothing from here to the end of the step asks for memory, so that a state is whole or is the one before.
    count_solve(report);
    if (energy_on) energies->add_step(state, stepper->next());
    if (reactions) reactions->add_step(state, stepper->next(), events->fresh_impacts());
    events->memory.missing = report.missed ? 1 : 0;
    stepper->commit(state);
    last = report;
    ++statistics.steps;
    const bool due = record_every == 1 || state.step % record_every == 0;
    if (events->has_news()) events->hand_on(*recording);
    if (due) return record_row();
    return {};
}

bool Session::Impl::compute(simulation::Stepper& by, StepReport& report) {
    struct Within {
        explicit Within(bool& inside) : flag(inside) { flag = true; }
        ~Within() { flag = false; }
        Within(const Within&) = delete;
        Within& operator=(const Within&) = delete;
        bool& flag;
    };
    try {
        const Within within(computing);
        report = by.compute(state);
        return true;
    } catch (const Stopped&) {
        by.parameters_changed(state); // what it had come to is made again
        return false;
    }
}

Result<void> Session::Impl::refuse() {
    Error error = stepper->explain(state);
    if (state.step % record_every != 0 &&
        (recording->rows() == 0 || recording->value(0, recording->rows() - 1) < state.numbers[0]))
        if (auto done = record_row(); !done) return done;
    events->extend(*recording, state);
    return Unexpected(std::move(error));
}

Error Session::Impl::no_memory() {
    return want_of_memory("there is no memory left for the next step");
}

Session::Session() : impl_(std::make_unique<Impl>()) {}
Session::~Session() = default;

Result<void> Session::step() {
    const Stopwatch watch(impl_->statistics.wall_seconds);
    return impl_->within_memory([this] { return impl_->step(); });
}

Result<Outcome> Session::run_until(double t) {
    if (std::isnan(t)) return fail(ErrorKind::input, "the time to run to is not a number", "give a time in s");
    const double h = step_size();
    if (impl_->driven) // an event is no step: it ends at a sample
        return impl_->within_memory([&] { return impl_->run([this, t, h] { return static_cast<double>(impl_->state.step) * h >= t - 0.5 * h; }); });
    return impl_->within_memory([&] { return impl_->run([this, t, h] { return impl_->state.numbers[0] >= t - 0.5 * h; }); });
}

Result<Outcome> Session::run_steps(std::int64_t count) {
    const std::int64_t last = impl_->state.step + std::max<std::int64_t>(count, 0);
    return impl_->within_memory([&] { return impl_->run([this, last] { return impl_->state.step >= last; }); });
}

double Session::time() const noexcept {
    return impl_->state.numbers[0];
}
double Session::step_size() const noexcept {
    return impl_->assembled->scheme.h;
}
double Session::end_time() const noexcept {
    return impl_->program().end;
}
std::int64_t Session::step_number() const noexcept {
    return impl_->state.step;
}

Result<void> Session::set_pull(const std::optional<rigid::Pull>& pull) {
    const auto& part = impl_->assembled->bodies;
    if (pull && (!part || pull->body >= part->world().input().bodies.size()))
        return fail(ErrorKind::input, "there is no such body to pull", "pull a body of this scene");
    if (pull && part->world().input().bodies[pull->body].fixed)
        return fail(ErrorKind::input, "'" + part->names().bodies[pull->body] + "' is fixed and cannot be pulled", "pull a body that moves");
    if (!part) return {};
    if (pull && impl_->driven) return fail(ErrorKind::input, "an event-driven run takes no hand on a body yet", "pull under \"moreau-jean\"");
    part->world().set_pull(pull);
    auto& changes = impl_->changes;
    const std::int64_t step = impl_->state.step;
    const auto hand = std::find_if(changes.rbegin(), changes.rend(), [](const RunChange& change) { return change.name.empty(); });
    if (pull == (hand == changes.rend() ? std::nullopt : hand->pull)) return {}; // as it is already
    impl_->told_changes.reset();
    if (!changes.empty() && changes.back().name.empty() && changes.back().step == step) changes.back().pull = pull; // no step knew the one before
    else changes.push_back({step, {}, 0.0, pull});
    return {};
}
const std::vector<RunChange>& Session::changes() const noexcept {
    return impl_->changes;
}

std::shared_ptr<const Recording> Session::recording() const noexcept {
    return impl_->recording;
}
const Catalogue& Session::catalogue() const noexcept {
    return impl_->plan->signals.catalogue();
}
const Statistics& Session::statistics() const noexcept {
    return impl_->statistics;
}
const Errors& Session::unit_remarks() const noexcept {
    return impl_->plan->unit_remarks;
}
const model::Model& Session::model() const noexcept {
    return impl_->model();
}
const std::shared_ptr<const Program>& Session::program() const noexcept {
    return impl_->compiled;
}
void Session::cancel() noexcept {
    impl_->token.cancel();
}
void Session::clear_cancel() noexcept {
    impl_->token.reset();
}

} // namespace saltus
