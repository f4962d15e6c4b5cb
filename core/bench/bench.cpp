// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bench/bench.h"

#include "core/bench/bare_cam_follower.h"
#include "core/bench/bench_scenes.h"
#include "core/bench/timing.h"
#include "core/io/scene_file.h"
#include "core/model/validate.h"
#include "core/plain_run.h"
#include "core/session.h"

#include <algorithm>
#include <numbers>
#include <utility>
#include <variant>

namespace saltus::bench {

namespace {

// As many steps as the reference trajectory of each has.
struct Scene {
    const char* name;
    const char* text;
    std::int64_t steps;
};
constexpr Scene kScenes[] = {
    {"bouncing-ball", kBouncingBall, 2000},        {"diode-bridge", kDiodeBridge, 5000},
    {"relay-oscillator", kRelayOscillator, 10000}, {"woodpecker", kWoodpecker, 15000},
    {"slider-crank", kSliderCrank, 2000},
};

// Of which a run is made, again and again.
struct Start {
    const char *name, *text, *note;
};
constexpr Start kStarts[] = {
    {"cam-follower-start", kCamFollower, "a run is made of a compiled program, without a recording; wanted: at most 20 us"},
    {"slider-crank-start", kSliderCrank, "the same of equations with friction"},
    {"motor-crank-start", kMotorCrank, "the same of bodies in joints and a circuit"},
    {"box-pile-start", kBoxPile, "the same of bodies with contacts"},
};

Result<std::vector<Row>> cam(const char* name, const char* scene, const char* file) {
    constexpr std::int64_t steps = 50'000;
    constexpr double h = 1e-4;
    const auto model = io::parse_scene(scene, file);
    if (!model) return Unexpected(first(model.error()));
    const double speed = 358.0 * 2.0 * std::numbers::pi / 60.0;
    BareColumns bare;
    for (auto* column : {&bare.t, &bare.q, &bare.v, &bare.y, &bare.lambda}) column->assign(steps + 1, 0.0);
    std::vector<double> ours, by_hand;
    RunOptions options;
    options.step = h;
    for (int i = 0; i < kRepetitions; ++i) {
        auto session = Session::create(*model, options);
        if (!session) return Unexpected(first(session.error()));
        double start = cpu_microseconds();
        if (auto done = (*session)->run_steps(steps); !done) return Unexpected(done.error());
        ours.push_back((cpu_microseconds() - start) / static_cast<double>(steps));
        start = cpu_microseconds();
        run_bare_cam_follower(bare, steps, h, speed);
        by_hand.push_back((cpu_microseconds() - start) / static_cast<double>(steps));
    }
    Row row;
    row.name = name;
    row.steps = steps;
    row.microseconds = median(ours);
    row.bare_microseconds = median(by_hand);
    row.ratio = row.microseconds / row.bare_microseconds;
    row.note = "recording on; wanted: at most 0.12 us and 3 times the bare loop";
    return std::vector<Row>{row};
}

} // namespace

std::vector<std::string> names() {
    std::vector<std::string> all{"cam-follower", "cam-follower-rheonomous", "bead-column"};
    for (const Scene& one : kScenes) all.emplace_back(one.name);
    all.emplace_back("motor-crank");
    for (const Start& start : kStarts) all.emplace_back(start.name);
    for (const char* name : {"cam-follower-events", "ball-events", "stops-events"}) all.emplace_back(name);
    return all;
}

namespace {

Unexpected<Error> unknown(std::string_view name) {
    const std::string near = model::nearest_name(name, names());
    std::string all;
    for (const std::string& one : names()) all += (all.empty() ? "benchmarks are " : ", ") + one;
    return fail(ErrorKind::input, "there is no benchmark named '" + std::string(name) + "'",
                near.empty() ? all : "did you mean '" + near + "'?");
}

} // namespace

Result<std::vector<Row>> cam_follower() {
    return cam("cam-follower", kCamFollower, "cam-follower.saltus");
}

Result<std::vector<Row>> cam_follower_rheonomous() {
    return cam("cam-follower-rheonomous", kCamFollowerRheonomous, "cam-follower-rheonomous.saltus");
}

Result<std::vector<Row>> bead_column() {
    auto model = io::parse_scene(kBeadColumn, "bead-column.saltus");
    if (!model) return Unexpected(first(model.error()));
    // At rest: each bead on the next, pressed together a little, so that rounding does not part them.
    std::get<model::LagrangianLinear>(model->systems[0].kind).q[0] = "0.1 + 0.2*i - 1e-9*(i + 1)";
    std::vector<Row> rows;
    for (const int beads : {10, 100, 1000, 10000}) {
        RunOptions options;
        options.set = {{"n", std::to_string(beads)}, {"e", "0"}};
        options.record = std::vector<std::string>{"bead[0].q[0]", "floor.lambda[0]"};
        auto session = Session::create(*model, options);
        if (!session) return Unexpected(first(session.error()));
        const std::int64_t steps = std::max(200, 200'000 / beads);
        std::vector<double> times;
        if (auto done = (*session)->run_steps(10); !done) return Unexpected(done.error()); // caches warm
        for (int i = 0; i < 5; ++i) {
            const double start = cpu_microseconds();
            if (auto done = (*session)->run_steps(steps); !done) return Unexpected(done.error());
            times.push_back((cpu_microseconds() - start) / static_cast<double>(steps));
        }
        Row row;
        row.name = "bead-column " + std::to_string(beads);
        row.steps = steps;
        row.microseconds = median(times);
        const double a_bead = row.microseconds / beads;
        row.ratio = rows.empty() ? 1.0 : a_bead / (rows.front().microseconds / 10.0);
        row.note = std::to_string((*session)->frame()->closed) +
                   " contacts closed; ratio: cost a bead, to that of 10 beads; wanted: linear";
        rows.push_back(row);
    }
    return rows;
}

Result<std::vector<Row>> scene(std::string_view name) {
    const auto* found =
        std::find_if(std::begin(kScenes), std::end(kScenes), [name](const Scene& one) { return one.name == name; });
    if (found == std::end(kScenes)) return unknown(name);
    const auto model = io::parse_scene(found->text, std::string(name) + ".saltus");
    if (!model) return Unexpected(first(model.error()));
    std::vector<double> times;
    for (int i = 0; i < kRepetitions; ++i) {
        auto session = Session::create(*model);
        if (!session) return Unexpected(first(session.error()));
        const double start = cpu_microseconds();
        if (auto done = (*session)->run_steps(found->steps); !done) return Unexpected(done.error());
        times.push_back((cpu_microseconds() - start) / static_cast<double>(found->steps));
    }
    Row row;
    row.name = name;
    row.steps = found->steps;
    row.microseconds = median(times);
    row.note = "recording on; docs/benchmarks.md has it beside the reference implementation";
    return std::vector<Row>{row};
}

// The mechanism with its motor, and with a constant moment in the motor's place.
Result<std::vector<Row>> motor_crank() {
    auto model = io::parse_scene(kMotorCrank, "motor-crank.saltus");
    if (!model) return Unexpected(first(model.error()));
    model->views = {};
    model::Model alone = *model;
    alone.systems.clear();
    alone.interactions.clear();
    alone.circuits.clear();
    alone.expressions.clear();
    for (model::Joint& joint : alone.joints)
        for (model::JointCoordinate& coordinate : joint.coordinates)
            if (coordinate.drive == model::DriveKind::force) coordinate.value = 2.0;
    constexpr std::int64_t steps = 4000;
    RunOptions options;
    options.record = std::vector<std::string>{"shaft.ydot[2]"};
    std::vector<double> with, without;
    for (int i = 0; i < kRepetitions; ++i)
        for (const auto& [scene, times] : {std::pair(&*model, &with), std::pair(&alone, &without)}) {
            auto session = Session::create(*scene, options);
            if (!session) return Unexpected(first(session.error()));
            const double start = cpu_microseconds();
            if (auto done = (*session)->run_steps(steps); !done) return Unexpected(done.error());
            times->push_back((cpu_microseconds() - start) / static_cast<double>(steps));
        }
    Row row;
    row.name = "motor-crank";
    row.steps = steps;
    row.microseconds = median(with);
    row.bare_microseconds = median(without);
    row.ratio = row.microseconds / row.bare_microseconds;
    row.note = "bare: the mechanism alone; wanted: at most 1.5 times that";
    return std::vector<Row>{row};
}

namespace {

// Runs of one program, each made and let go.
Result<std::vector<Row>> start_of(const Start& start) {
    constexpr std::int64_t runs = 1000;
    const auto model = io::parse_scene(start.text, start.name);
    if (!model) return Unexpected(first(model.error()));
    const auto program = Program::compile(*model);
    if (!program) return Unexpected(first(program.error()));
    std::vector<double> times;
    for (int i = 0; i < kRepetitions; ++i) {
        const double begin = cpu_microseconds();
        for (std::int64_t k = 0; k < runs; ++k)
            if (auto run = PlainRun::create(*program); !run) return Unexpected(first(run.error()));
        times.push_back((cpu_microseconds() - begin) / static_cast<double>(runs));
    }
    Row row;
    row.name = start.name;
    row.steps = runs;
    row.microseconds = median(times);
    row.note = start.note;
    return std::vector<Row>{row};
}

} // namespace

Result<std::vector<Row>> run(std::string_view name) {
    for (const Start& start : kStarts)
        if (name == start.name) return start_of(start);
    if (name == "motor-crank") return motor_crank();
    if (name == "cam-follower-events") return cam_follower_events();
    if (name == "ball-events") return ball_events();
    if (name == "stops-events") return stop_events();
    if (name == "cam-follower") return cam_follower();
    if (name == "cam-follower-rheonomous") return cam_follower_rheonomous();
    if (name == "bead-column") return bead_column();
    return scene(name);
}

} // namespace saltus::bench
