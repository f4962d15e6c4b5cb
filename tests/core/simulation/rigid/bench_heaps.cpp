// SPDX-License-Identifier: GPL-3.0-or-later
// Heaps of tumbled boxes, planar bricks, piles and a tower at the three accuracies of a scene: processor time of a step, and beside it how
// good the answer is: deepest overlap in the whole run and in the last second, fastest body of the last half second, contacts that
// press over a gap at the end. Not a test: prints figures.
//   bench_heaps [SCENE ...] [KEY=VALUE ...]   scenes: heapN, bricksN, pileN, towerN, thrownN, hopperN, beadsN, heavyK (10^K kg on 1 kg); keys: accuracy=exact|balanced|quick, steps=N,
//   tolerance=, depth=, projection=combined|direct|none, sweeps=, sleeping=, sleep_speed=, budget=, landing=, trace=, seed= (of heaps, bricks and piles)
#include "tests/core/simulation/rigid/piles.h"
#include "tests/processor_time.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

using namespace saltus;

namespace {

constexpr double kStep = 5e-3;

struct Noise { // -1 ... 1, the same everywhere
    std::mt19937 random;
    explicit Noise(unsigned seed) : random(seed) {}
    double operator()() { return 2.0 * (static_cast<double>(random()) / 4294967296.0) - 1.0; }
};

// Boxes turned at random, in columns: they tumble onto each other and spread.
rigid::Input heap(int count, unsigned seed) {
    test::Pile pile = test::pile_floor(kStep, 0.5, 6.0);
    Noise next(seed);
    const int side = std::max(2, static_cast<int>(std::lround(std::cbrt(0.72 * count))));
    for (int i = 0; i < count; ++i) {
        const int layer = i / (side * side), row = i / side % side, column = i % side;
        double q[4], size = 0.0;
        do {
            size = 0.0;
            for (double& x : q) x = next(), size += x * x;
        } while (size > 1.0 || size < 0.01);
        const double x = 1.8 * column + 0.02 * next(), y = 1.8 * row + 0.02 * next();
        test::add_pile_box(pile.input, {x, y, 1.0 + 1.8 * layer}, Eigen::Quaterniond(q[0], q[1], q[2], q[3]).normalized());
    }
    return pile.input;
}

// Ten to a layer, in the plane, every other layer shifted, a little turned.
rigid::Input bricks(int count, unsigned seed) {
    rigid::Input input;
    input.settings.h = kStep;
    input.settings.planar = true;
    input.gravity = {0.0, -9.81, 0.0};
    input.laws = {{.e = 0.0, .mu = 0.5, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0}};
    rigid::BodyInput floor;
    floor.name = "floor";
    floor.fixed = true;
    input.bodies.push_back(floor);
    rigid::PartInput ground;
    ground.shape = collision::HalfPlane{};
    input.parts.push_back(ground);
    Noise next(seed);
    for (int i = 0; i < count; ++i) {
        const int layer = i / 10;
        const double angle = 0.02 * next();
        rigid::BodyInput body;
        body.name = "brick " + std::to_string(i);
        body.inertia = rigid::Matrix3::Identity() / 6.0;
        body.pose = {{1.12 * (i % 10) + 0.3 * (layer % 2) + 0.02 * next(), 0.55 + 1.05 * layer, 0.0},
                     Eigen::Quaterniond(std::cos(0.5 * angle), 0.0, 0.0, std::sin(0.5 * angle))};
        rigid::PartInput part;
        part.body = static_cast<std::uint32_t>(input.bodies.size());
        part.shape = collision::Polygon{{{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}};
        input.bodies.push_back(body);
        input.parts.push_back(part);
    }
    return input;
}

rigid::Input tower(int count) {
    test::Pile pile = test::pile_floor(kStep, 0.5, 6.0);
    for (int i = 0; i < count; ++i) test::add_pile_box(pile.input, {i % 2 != 0 ? 0.02 : -0.02, 0.0, 0.5 + i}, Eigen::Quaterniond::Identity());
    return pile.input;
}

// Boxes thrown at each other from all sides, each with a spin.
rigid::Input thrown(int count) {
    test::Pile pile = test::pile_floor(kStep, 0.5, 6.0);
    Noise next(3);
    const int side = std::max(2, static_cast<int>(std::lround(std::cbrt(count))));
    const rigid::Vector3 middle(0.9 * (side - 1), 0.9 * (side - 1), 1.0 + 0.9 * (side - 1));
    for (int i = 0; i < count; ++i) {
        const rigid::Vector3 x(1.8 * (i % side), 1.8 * (i / side % side), 1.0 + 1.8 * (i / (side * side)));
        double q[4], size = 0.0;
        do {
            size = 0.0;
            for (double& r : q) r = next(), size += r * r;
        } while (size > 1.0 || size < 0.01);
        test::add_pile_box(pile.input, x, Eigen::Quaterniond(q[0], q[1], q[2], q[3]).normalized());
        rigid::BodyInput& body = pile.input.bodies.back();
        body.velocity = 1.5 * (middle - x) + 2.0 * rigid::Vector3(next(), next(), next());
        body.spin = 3.0 * rigid::Vector3(next(), next(), next());
    }
    return pile.input;
}

// Four walls at 45 degrees with a mouth of 1.2 by 1.2, and bricks above it.
rigid::Input hopper(int count) {
    test::Pile pile = test::pile_floor(kStep, 0.5, 6.0);
    pile.input.bodies.front().pose.position.z() = -8.0;
    Noise next(5);
    for (int k = 0; k < 4; ++k) {
        rigid::BodyInput wall;
        wall.name = "wall " + std::to_string(k);
        wall.fixed = true;
        const Eigen::Quaterniond about(Eigen::AngleAxisd(0.5 * M_PI * k, rigid::Vector3::UnitZ()));
        const Eigen::Quaterniond lean(Eigen::AngleAxisd(-0.25 * M_PI, rigid::Vector3::UnitY()));
        wall.pose.rotation = about * lean; // its z axis leans towards the middle
        wall.pose.position = about * (rigid::Vector3(0.6, 0.0, 0.0) + lean * rigid::Vector3(5.0, 0.0, -0.2));
        rigid::PartInput part;
        part.body = static_cast<std::uint32_t>(pile.input.bodies.size());
        part.shape = collision::Box{{5.0, 9.0, 0.2}};
        pile.input.bodies.push_back(wall);
        pile.input.parts.push_back(part);
        for (std::uint32_t other = 0; other < part.body; ++other) pile.input.no_contact.push_back({other, part.body});
    }
    const rigid::Vector3 half(0.2, 0.1, 0.06);
    const rigid::Matrix3 inertia = rigid::Vector3(half.y() * half.y() + half.z() * half.z(), half.x() * half.x() + half.z() * half.z(), half.x() * half.x() + half.y() * half.y()).asDiagonal();
    for (int i = 0; i < count; ++i) {
        const int layer = i / 49;
        double q[4], size = 0.0;
        do {
            size = 0.0;
            for (double& x : q) x = next(), size += x * x;
        } while (size > 1.0 || size < 0.01);
        rigid::BodyInput body;
        body.name = "brick " + std::to_string(i);
        body.inertia = inertia / 3.0;
        body.pose = {{0.5 * (i % 7 - 3), 0.5 * (i / 7 % 7 - 3), 3.5 + 0.5 * layer}, Eigen::Quaterniond(q[0], q[1], q[2], q[3]).normalized()};
        rigid::PartInput part;
        part.body = static_cast<std::uint32_t>(pile.input.bodies.size());
        part.shape = collision::Box{half};
        pile.input.bodies.push_back(body);
        pile.input.parts.push_back(part);
    }
    return pile.input;
}

// Balls of three sizes over a floor.
rigid::Input beads(int count) {
    test::Pile pile = test::pile_floor(kStep, 0.5, 6.0);
    Noise next(9);
    const int side = std::max(2, static_cast<int>(std::lround(std::cbrt(count))));
    for (int i = 0; i < count; ++i) {
        rigid::BodyInput body;
        body.name = "bead " + std::to_string(i);
        const double radius = 0.04 + 0.005 * (i % 3);
        body.mass = 4.0 / 3.0 * M_PI * radius * radius * radius * 2500.0;
        body.inertia = 0.4 * body.mass * radius * radius * rigid::Matrix3::Identity();
        body.pose.position = {0.102 * (i % side) + 0.001 * next(), 0.102 * (i / side % side) + 0.001 * next(), 0.06 + 0.102 * (i / (side * side))};
        rigid::PartInput part;
        part.body = static_cast<std::uint32_t>(pile.input.bodies.size());
        part.shape = collision::Sphere{radius};
        pile.input.bodies.push_back(body);
        pile.input.parts.push_back(part);
    }
    return pile.input;
}

// A box of 10^power kg on one of 1 kg on the floor.
rigid::Input heavy(int power) {
    test::Pile pile = test::pile_floor(kStep, 0.5, 6.0);
    test::add_pile_box(pile.input, {0.0, 0.0, 0.5}, Eigen::Quaterniond::Identity());
    test::add_pile_box(pile.input, {0.02, 0.01, 1.5}, Eigen::Quaterniond::Identity());
    rigid::BodyInput& top = pile.input.bodies.back();
    top.mass = std::pow(10.0, power);
    top.inertia *= top.mass;
    return pile.input;
}

using Keys = std::map<std::string, std::string>;

double number(const Keys& keys, const char* key, double usual) {
    const auto found = keys.find(key);
    return found == keys.end() ? usual : std::strtod(found->second.c_str(), nullptr);
}

// The numbers behind the accuracy of a scene, each of which a key may change.
void set(rigid::Settings& s, const std::string& accuracy, const Keys& keys) {
    const bool exact = accuracy == "exact", quick = accuracy == "quick";
    s.tolerance = number(keys, "tolerance", exact ? 1e-8 : quick ? 1e-3 : 1e-4);
    s.max_iterations = 10000;
    s.projection = exact ? rigid::Projection::combined : rigid::Projection::direct;
    s.projection_tolerance = number(keys, "depth", exact ? 1e-8 : quick ? 1e-3 : 1e-4);
    s.sweeps = static_cast<int>(number(keys, "sweeps", quick ? 6.0 : 0.0));
    s.sleeping = number(keys, "sleeping", 0.0) > 0.0;
    s.sleep_speed = number(keys, "sleep_speed", s.sleep_speed);
    s.budget = number(keys, "budget", 0.0);
    s.landing = number(keys, "landing", 1.0) > 0.0;
    if (const auto found = keys.find("projection"); found != keys.end())
        s.projection = found->second == "none"     ? rigid::Projection::none
                       : found->second == "direct" ? rigid::Projection::direct
                                                   : rigid::Projection::combined;
}

struct Quality {
    double deepest = 0.0, at_rest = 0.0, fastest = 0.0, widest = 0.0, books = 0.0;
    int missed = 0, depth_missed = 0, hovering = 0, asleep = 0;
};

void run(const std::string& name, rigid::Input input, const std::string& accuracy, const Keys& keys) {
    set(input.settings, accuracy, keys);
    const rigid::Settings s = input.settings;
    const double gravity = input.gravity.norm();
    const std::vector<rigid::BodyInput> bodies = input.bodies;
    auto created = rigid::World::create(std::move(input), nullptr);
    if (!created) return (void)std::fprintf(stderr, "%s: %s\n", name.c_str(), created.error().front().text().c_str());
    rigid::World& world = **created;
    std::vector<double> q(world.q_count()), v(world.v_count()), times;
    world.initial(q.data(), v.data());
    world.settle(0.0, q.data(), v.data());
    const int steps = static_cast<int>(number(keys, "steps", 1200)), second = static_cast<int>(std::lround(1.0 / s.h));
    Quality seen;
    rigid::Phases phases;
    double contacts = 0.0, iterations = 0.0, projections = 0.0, cost = 0.0;
    const std::size_t per_body = s.planar ? 3 : 6;
    for (int k = 0; k < steps; ++k) {
        const rigid::Energy before = world.energy(q.data(), v.data());
        const double start = testing::processor_seconds();
        const rigid::Report& report = world.compute(k * s.h, q.data(), v.data());
        double taken = testing::processor_seconds() - start;
        if (report.failure != rigid::Report::Failure::none) return (void)std::printf("%s: step %d: %s\n", name.c_str(), k, report.message.c_str());
        std::copy(world.next_q().begin(), world.next_q().end(), q.begin());
        std::copy(world.next_v().begin(), world.next_v().end(), v.begin());
        const double commit = testing::processor_seconds();
        world.commit();
        taken += testing::processor_seconds() - commit;
        times.push_back(taken);
        const rigid::Energy after = world.energy(q.data(), v.data());
        const double works = report.work_normal + report.work_landing + report.work_friction + report.work_projection + report.work_scheme;
        seen.books = std::max(seen.books, std::fabs(after.kinetic + after.potential - before.kinetic - before.potential - works) / (after.kinetic + std::fabs(after.potential)));
        seen.deepest = std::max(seen.deepest, report.violation);
        if (k >= steps - second) seen.at_rest = std::max(seen.at_rest, report.violation);
        seen.missed += !report.solver.solved;
        seen.depth_missed += report.projection_missed;
        seen.asleep = static_cast<int>(report.asleep);
        contacts += static_cast<double>(report.active_contacts);
        iterations += report.solver.iterations;
        projections += report.projection_iterations;
        cost += report.cost;
        const rigid::Phases& now = world.phases();
        phases.detect += now.detect, phases.prepare += now.prepare, phases.solve += now.solve, phases.project += now.project;
        double fastest = 0.0;
        if (k >= steps - second / 2 || number(keys, "trace", 0.0) > 0.0)
            for (std::size_t i = 0; i < v.size(); i += per_body) fastest = std::max(fastest, std::hypot(v[i], v[i + 1], s.planar ? 0.0 : v[i + 2]));
        if (k >= steps - second / 2) seen.fastest = std::max(seen.fastest, fastest);
        if (number(keys, "trace", 0.0) > 0.0 && k % static_cast<int>(number(keys, "trace", 0.0)) == 0)
            std::printf("  %5d %8.3f ms contacts %zu iterations %d projections %d residual %.1e violation %.1e fastest %.1e\n", k, 1e3 * taken, report.active_contacts,
                        report.solver.iterations, report.projection_iterations, report.solver.residual, report.violation, fastest);
    }
    for (const rigid::ContactState& c : world.contacts()) {
        double lighter = HUGE_VAL;
        for (const std::uint32_t b : {c.body_a, c.body_b})
            if (!bodies[b].fixed) lighter = std::min(lighter, bodies[b].mass);
        if (!(c.p[0] > 1e-6 * lighter * gravity * s.h) || c.gap <= s.projection_tolerance) continue;
        ++seen.hovering;
        seen.widest = std::max(seen.widest, c.gap);
    }
    const auto mean = [](std::vector<double>::const_iterator from, std::vector<double>::const_iterator to) {
        double sum = 0.0;
        for (auto i = from; i != to; ++i) sum += *i;
        return 1e3 * sum / static_cast<double>(to - from);
    };
    std::printf("%-9s %-9s %8.3f ms a step (last second %.3f, most %.1f)  deepest %.1e m, last second %.1e  fastest %.1e m/s  %d press over a gap, to %.1e m  "
                "missed %d + %d  books %.0e  asleep %d\n",
                name.c_str(), accuracy.c_str(), mean(times.begin(), times.end()), mean(times.end() - std::min(second, steps), times.end()),
                1e3 * *std::max_element(times.begin(), times.end()), seen.deepest, seen.at_rest, seen.fastest, seen.hovering, seen.widest, seen.missed,
                seen.depth_missed, seen.books, seen.asleep);
    std::printf("          contacts %.0f, iterations %.1f, projections %.2f a step; detect %.3f prepare %.3f solve %.3f project %.3f counted %.3f ms\n", contacts / steps,
                iterations / steps, projections / steps, 1e3 * phases.detect / steps, 1e3 * phases.prepare / steps, 1e3 * phases.solve / steps,
                1e3 * phases.project / steps, 1e3 * cost / steps);
}

void scene(const std::string& name, const Keys& keys) {
    const auto digit = std::find_if(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
    const std::string kind(name.begin(), digit);
    const int count = digit == name.end() ? 100 : std::atoi(std::string(digit, name.end()).c_str());
    for (const char* accuracy : {"exact", "balanced", "quick"}) {
        if (keys.contains("accuracy") && keys.at("accuracy") != accuracy) continue;
        rigid::Input input = kind == "heap" ? heap(count, static_cast<unsigned>(number(keys, "seed", 7.0))) : kind == "bricks" ? bricks(count, static_cast<unsigned>(number(keys, "seed", 1.0))) : kind == "tower" ? tower(count) : kind == "thrown" ? thrown(count) : kind == "hopper" ? hopper(count) : kind == "beads" ? beads(count) : kind == "heavy" ? heavy(count) : test::layered_pile(count, 0, static_cast<unsigned>(number(keys, "seed", 1.0))).input;
        run(name, std::move(input), accuracy, keys);
    }
}

} // namespace

int main(int argc, char** argv) {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    Keys keys;
    std::vector<std::string> names;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (const auto at = word.find('='); at != std::string::npos) keys[word.substr(0, at)] = word.substr(at + 1);
        else names.push_back(word);
    }
    if (names.empty()) names = {"heap100", "heap300", "bricks100", "pile100", "tower20"};
    for (const std::string& name : names) scene(name, keys);
}
