// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/choose_integrator.h"

#include "core/base/decimal.h"
#include "core/model/expand.h"
#include "core/model/parameter_numbers.h"
#include "core/model/words.h"
#include "core/program_impl.h"
#include "core/run_settings.h"
#include "core/simulation/event_driven/driven_stepper.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saltus {

namespace {

using model::IntegratorKind;

constexpr std::size_t kMostRows = 16;    // problems at events grow with their cube, guards with them
constexpr std::size_t kMostStates = 128; // a step solves for all of them twelve times
constexpr std::size_t kMostMade = 2048;  // states of a run that is made to be looked at
constexpr std::int64_t kSamples = 10000; // of the trial
constexpr std::int64_t kBodySamples = 2000; // of bodies, which take longer
constexpr double kEvaluations = 1.2e6, kFewest = 2e4; // of the motion: of all states together, and at least
constexpr std::int64_t kSlow = 100;      // samples: a trial that comes no further has a motion much faster than them
constexpr std::int64_t kWindow = 1000;   // samples and events among which neither may be the rule

IntegratorKind time_stepping(const model::Model& model) {
    if (model::integrator_of(model) != IntegratorKind::event_driven) return model::integrator_of(model);
    model::Model usual = model;
    usual.run.integrator = IntegratorKind::automatic;
    return model::integrator_of(usual);
}

// Of a layout, or of what a model is expanded to.
std::size_t states_of(const auto& numbers) { return numbers.positions + numbers.coordinates + numbers.states; }

std::string refused(const Errors& errors) {
    return "by events it cannot run: " + errors.front().message;
}

std::optional<std::string> too_many(std::size_t states) {
    if (states <= kMostStates) return std::nullopt;
    return std::to_string(states) + " positions and velocities, and by events more than " + std::to_string(kMostStates) + " are slow";
}

// Before anything is made of it, where making it would take long: smaller ones have better reasons.
std::optional<std::string> too_many(const model::Model& model) {
    const auto values = model::parameter_numbers(model);
    if (!values) return std::nullopt;
    const auto expanded = model::expand(model, *values);
    return expanded && states_of(*expanded) > kMostMade ? too_many(states_of(*expanded)) : std::nullopt;
}

// Why not by events, as far as the scene alone says it.
std::optional<std::string> too_large(const model::Model& model, const simulation::Layout& layout) {
    if (model.bodies.empty() && layout.rows > kMostRows) // of bodies the contacts that meet count, and the run refuses too many
        return std::to_string(layout.rows) + " rows of relations, and by events more than " + std::to_string(kMostRows) + " are slow";
    return too_many(states_of(layout));
}

std::string rounded(double number) {
    return decimal(number, 3);
}

// A run without a recording, whose motion is evaluated so often and not more.
IntegratorChoice after_trial(Compilation& compiled, IntegratorKind other, const std::function<bool()>& go_on) {
    const Program::Impl& program = compiled.program->impl();
    RunParts run;
    run.assembled = std::move(compiled.assembled);
    if (auto why = too_large(program.model, run.assembled->layout)) return {other, *std::move(why)};
    run.make_stepper(program.solvers, false);
    if (const RunParts::Findings found = run.begin(program.parameters); !found.errors.empty()) return {other, refused(found.errors)};
    run.driven->limit_evaluations(static_cast<std::int64_t>(std::max(kFewest, kEvaluations / (4.0 + static_cast<double>(states_of(run.assembled->layout))))));
    const double h = run.assembled->scheme.h;
    const std::int64_t most = program.model.bodies.empty() ? kSamples : kBodySamples, end = std::min<std::int64_t>(most, std::llround(program.end / h));
    std::size_t events = 0, before = 0;
    std::int64_t at = 0;
    bool stiff = false;
    for (std::int64_t calls = 0; run.state.step < end;) { // a call ends at a sample or at an event
        if (go_on && !go_on()) return {other, {}};
        const simulation::StepReport report = run.driven->compute(run.state);
        if (report.failure != simulation::StepReport::Failure::none) {
            const Error error = run.driven->explain(run.state);
            if (error.kind != ErrorKind::cancelled) return {other, "by events the run fails: " + error.message};
            if (run.state.step >= std::min(kSlow, end)) break;
            return {IntegratorKind::event_driven, "the motion is much faster than its samples: steps of " + rounded(h) + " s would not see it, and by events it takes long"};
        }
        run.driven->take_notices();
        if (report.event) run.driven->commit_before(run.state);
        if (report.event || run.driven->has_news()) events += run.driven->events().size();
        run.driven->commit(run.state);
        stiff = stiff || report.stiff;
        if (++calls % kWindow != 0) continue;
        const std::size_t fresh = events - std::exchange(before, events);
        const std::int64_t from = std::exchange(at, run.state.step);
        if (fresh > static_cast<std::size_t>(at - from))
            return {other, "by events there are more events than steps at t = " + rounded(run.state.numbers[0]) + " s, and time stepping takes many at once"};
    }
    const std::string span = rounded(run.state.numbers[0]);
    if (stiff) return {IntegratorKind::event_driven, std::to_string(events) + " events in the first " + span + " s, each met at its own instant; between them the motion is stiff, and its flow implicit"};
    if (events == 0) return {IntegratorKind::event_driven, "no event in the first " + span + " s: smooth motion is of order 8, and what comes later is met at its own instant"};
    if (events == 1) return {IntegratorKind::event_driven, "1 event in the first " + span + " s, met at its own instant, not at the end of a step"};
    return {IntegratorKind::event_driven, std::to_string(events) + " events in the first " + span + " s, each met at its own instant, not at the end of a step"};
}

} // namespace

Result<model::Model> with_integrator(const model::Model& model, IntegratorKind kind) {
    model::Model out = model;
    RunOptions options;
    options.set = {{"run.integrator", std::string(model::word_of(kind))}};
    if (auto told = apply_settings(out, options); !told) return Unexpected(told.error());
    return out;
}

IntegratorChoice choose_integrator(const model::Model& model, const std::function<bool()>& go_on) {
    const IntegratorKind other = time_stepping(model);
    if (auto why = too_many(model)) return {other, *std::move(why)};
    auto driven = with_integrator(model, IntegratorKind::event_driven);
    if (!driven) return {other, refused({driven.error()})};
    ProgramOptions options;
    if (go_on) options.progress = [&go_on](std::string_view) { return go_on(); };
    try {
        auto compiled = Compilation::make(*driven, options);
        if (!compiled) return {other, refused(compiled.error())};
        return after_trial(*compiled, other, go_on);
    } catch (const std::bad_alloc&) {
        return {other, refused({no_memory_for_scene()})};
    }
}

} // namespace saltus
