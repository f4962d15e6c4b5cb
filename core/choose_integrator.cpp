// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/choose_integrator.h"

#include "core/model/expand.h"
#include "core/model/words.h"
#include "core/run_settings.h"
#include "core/session.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saltus {

namespace {

using model::IntegratorKind;

constexpr std::size_t kMostRows = 16;    // problems at events grow with their cube, guards with them
constexpr std::size_t kMostStates = 128; // a step solves for all of them twelve times
constexpr std::int64_t kSamples = 10000; // of the trial
constexpr std::int64_t kBodySamples = 2000; // of bodies, which take longer
constexpr std::int64_t kWindow = 1000;   // samples and events among which neither may be the rule

IntegratorKind time_stepping(const model::Model& model) {
    if (model::integrator_of(model) != IntegratorKind::event_driven) return model::integrator_of(model);
    model::Model usual = model;
    usual.run.integrator = IntegratorKind::automatic;
    return model::integrator_of(usual);
}

std::string refused(const Errors& errors) {
    return "by events it cannot run: " + errors.front().message;
}

// Why not by events, as far as the scene alone says it.
std::optional<std::string> too_large(const model::Model& model, const Session& session) {
    const std::size_t rows = session.statistics().rows;
    if (model.bodies.empty() && rows > kMostRows) // of bodies the contacts that meet count, and the run refuses too many
        return std::to_string(rows) + " rows of relations, and by events more than " + std::to_string(kMostRows) + " are slow";
    const auto ends_in_state = [](const Channel& channel) {
        return channel.name.find(".q[") != std::string::npos || channel.name.find(".v[") != std::string::npos || channel.name.find(".x[") != std::string::npos;
    };
    const auto& channels = session.catalogue().channels();
    const auto states = static_cast<std::size_t>(std::count_if(channels.begin(), channels.end(), ends_in_state));
    if (states > kMostStates) return std::to_string(states) + " positions and velocities, and by events more than " + std::to_string(kMostStates) + " are slow";
    return std::nullopt;
}

std::string rounded(double number) {
    char text[32];
    std::snprintf(text, sizeof text, "%.3g", number);
    return text;
}

IntegratorChoice after_trial(Session& session, IntegratorKind other) {
    const std::int64_t most = session.model().bodies.empty() ? kSamples : kBodySamples;
    const std::int64_t end = std::min<std::int64_t>(most, std::llround(session.end_time() / session.step_size()));
    std::size_t events = 0;
    std::int64_t at = 0;
    for (std::int64_t calls = 0; session.step_number() < end;) { // a call ends at a sample or at an event
        if (auto done = session.step(); !done) return {other, "by events the run fails: " + done.error().message};
        if (++calls % kWindow != 0 && session.step_number() < end) continue;
        const std::size_t before = std::exchange(events, session.recording()->events().size());
        const std::int64_t from = std::exchange(at, session.step_number());
        if (calls % kWindow == 0 && events - before > static_cast<std::size_t>(at - from))
            return {other, "by events there are more events than steps at t = " + rounded(session.time()) + " s, and time stepping takes many at once"};
    }
    const std::string span = rounded(session.time());
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

IntegratorChoice choose_integrator(const model::Model& model) {
    const IntegratorKind other = time_stepping(model);
    auto driven = with_integrator(model, IntegratorKind::event_driven);
    if (!driven) return {other, refused({driven.error()})};
    RunOptions options;
    options.record = std::vector<std::string>{"t"};
    auto session = Session::create(*driven, options);
    if (!session) return {other, refused(session.error())};
    if (auto why = too_large(model, **session)) return {other, *std::move(why)};
    return after_trial(**session, other);
}

} // namespace saltus
