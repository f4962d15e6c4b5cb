// SPDX-License-Identifier: GPL-3.0-or-later
// Event-driven runs beside the same scheme written by hand, and beside our own time stepping.
#include "core/bench/bare_ball.h"
#include "core/bench/bare_stops.h"
#include "core/bench/bench.h"
#include "core/bench/bench_scenes.h"
#include "core/bench/timing.h"
#include "core/io/scene_file.h"
#include "core/session.h"

#include <functional>
#include <memory>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

namespace saltus::bench {

namespace {

constexpr double kTolerance = 1e-10;

model::Model by_events(model::Model model, double end) {
    const model::Run usual;
    model.run.integrator = model::IntegratorKind::event_driven;
    model.run.theta = usual.theta, model.run.gamma = usual.gamma, model.run.activation = usual.activation;
    model.run.rtol = kTolerance, model.run.atol = kTolerance;
    model.run.step = 1.0, model.run.end = end;
    return model;
}

struct Timed {
    double microseconds = 0.0; // of the whole run, the median
    std::int64_t impacts = 0;
};

// Sessions are made outside of what is timed.
Result<Timed> timed(const model::Model& model, const RunOptions& options, double end, int in_one = 1) {
    std::vector<double> times;
    Timed out;
    for (int i = 0; i < kRepetitions; ++i) {
        std::vector<std::unique_ptr<Session>> sessions;
        for (int k = 0; k < in_one; ++k) {
            auto session = Session::create(model, options);
            if (!session) return Unexpected(first(session.error()));
            sessions.push_back(std::move(*session));
        }
        const double start = cpu_microseconds();
        for (const auto& session : sessions)
            if (auto done = session->run_until(end); !done) return Unexpected(done.error());
        times.push_back((cpu_microseconds() - start) / in_one);
        out.impacts = static_cast<std::int64_t>(sessions.front()->recording()->impact_count());
    }
    out.microseconds = median(times);
    return out;
}

// The chain of BareStops as a scene.
std::string stops_scene(const BareStops& stops) {
    const auto number = [](double x) { return std::to_string(x); };
    std::string M, K, F, v, interactions;
    for (int i = 0; i < BareStops::kMasses; ++i) {
        const std::string comma = i ? ", " : "";
        std::string springs, row; // row: of the unit matrix
        for (int j = 0; j < BareStops::kMasses; ++j) {
            const std::string between = j ? ", " : "";
            row += between + (i == j ? "1" : "0");
            springs += between + number(i == j ? (i + 1 < BareStops::kMasses ? 2.0 : 1.0) * stops.stiffness : i == j + 1 || j == i + 1 ? -stops.stiffness : 0.0);
        }
        M += comma + "[" + row + "]", K += comma + "[" + springs + "]";
        F += comma + "\"" + number(stops.push + stops.push_more * i) + "*sin(" + number(stops.pace + stops.pace_more * i) + "*t)\"";
        v += comma + number(stops.speed * (i % 3 - 1));
        interactions += comma + "\"stop" + std::to_string(i) + "\": {\"between\": [\"chain\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": [[" + row + "]], \"b\": [" +
                        number(stops.room) + "]}, \"law\": {\"kind\": \"newton-impact\", \"e\": " + number(stops.restitution) + "}}";
    }
    const std::string none = "0, 0, 0, 0, 0, 0, 0, 0, 0, 0";
    return R"({"saltus": 1, "title": "Stops", "systems": {"chain": {"kind": "lagrangian-linear", "M": [)" + M + "], \"K\": [" + K + "], \"F\": [" + F + "], \"q\": [" + none +
           "], \"v\": [" + v + "]}}, \"interactions\": {" + interactions + R"(}, "run": {"record": ["chain.q[0]"]}})";
}

constexpr int kInOne = 20; // one short run alone is hardly longer than the clock's step, and finds the processor's caches full of how it was made

Timed by_hand(const std::function<void(BareEvents&)>& run) {
    std::vector<double> times;
    BareEvents events;
    for (int i = 0; i < kRepetitions; ++i) {
        const double start = cpu_microseconds();
        for (int k = 0; k < kInOne; ++k) {
            events.impacts.clear();
            run(events);
        }
        times.push_back((cpu_microseconds() - start) / kInOne);
    }
    return {median(times), static_cast<std::int64_t>(events.impacts.size())};
}

Row row_of(std::string name, const Timed& ours, const Timed& hand) {
    Row row;
    row.name = std::move(name);
    row.steps = ours.impacts;
    row.microseconds = ours.microseconds / static_cast<double>(ours.impacts);
    row.bare_microseconds = hand.microseconds / static_cast<double>(hand.impacts);
    row.ratio = row.microseconds / row.bare_microseconds;
    row.note = "steps are impacts; wanted: at most 3 times the bare loop";
    return row;
}

} // namespace

Result<std::vector<Row>> cam_follower_events() {
    constexpr double end = 20.0;
    const auto scene = io::parse_scene(kCamFollower, "cam-follower.saltus");
    if (!scene) return Unexpected(first(scene.error()));
    std::vector<Row> rows;
    const model::Model driven = by_events(*scene, end);
    for (const int rpm : {358, 660, 700}) {
        RunOptions options;
        options.set = {{"rpm", std::to_string(rpm) + " rpm"}};
        const auto ours = timed(driven, options, end);
        if (!ours) return Unexpected(ours.error());
        const double speed = rpm * std::numbers::pi / 30.0;
        const Timed hand = by_hand([&](BareEvents& events) { run_bare_cam_events(events, end, speed, kTolerance); });
        rows.push_back(row_of("cam-follower " + std::to_string(rpm) + " by events", *ours, hand));
        if (rpm != 358) continue;
        options.step = 1e-4;
        const auto stepped = timed(*scene, options, end);
        if (!stepped) return Unexpected(stepped.error());
        Row beside = rows.back();
        beside.name += ", time stepping";
        beside.bare_microseconds = stepped->microseconds / static_cast<double>(ours->impacts);
        beside.ratio = beside.microseconds / beside.bare_microseconds;
        beside.note = "by hand: our own time stepping at h = 1e-4 instead; wanted: at most 0.5";
        rows.push_back(beside);
    }
    return rows;
}

Result<std::vector<Row>> ball_events() {
    constexpr double end = 8.5;
    const auto scene = io::parse_scene(kBouncingBall, "bouncing-ball.saltus");
    if (!scene) return Unexpected(first(scene.error()));
    model::Model driven = by_events(*scene, end);
    driven.run.step = 0.5;
    const auto ours = timed(driven, {}, end, kInOne);
    if (!ours) return Unexpected(ours.error());
    const Timed hand = by_hand([&](BareEvents& events) { run_bare_ball_events(events, end, {}, kTolerance); });
    return std::vector<Row>{row_of("ball by events", *ours, hand)};
}

Result<std::vector<Row>> stop_events() {
    constexpr double end = 20.0;
    const BareStops stops;
    const auto scene = io::parse_scene(stops_scene(stops), "stops.saltus");
    if (!scene) return Unexpected(first(scene.error()));
    const auto ours = timed(by_events(*scene, end), {}, end);
    if (!ours) return Unexpected(ours.error());
    const Timed hand = by_hand([&](BareEvents& events) { run_bare_stop_events(events, end, stops, kTolerance); });
    return std::vector<Row>{row_of("ten masses before ten stops by events", *ours, hand)};
}

} // namespace saltus::bench
