// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drop_test_pair.h"

#include "core/authoring/place.h"
#include "core/authoring/stage.h"
#include "core/simulation/body_input.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus {

namespace {

using rigid::Vector3;

constexpr double kUsualGravity = 9.81; // m/s^2
constexpr double kLift = 0.02;         // of the size: the way to the first touch
constexpr double kStepsOfWay = 3.7;    // no divisor of anything: the impact lies inside a step
constexpr std::int64_t kMostSteps = 200'000;

Result<std::size_t> index_of(const std::vector<std::string>& names, const std::string& name) {
    for (const std::string& wanted : {name, name + "[0]"}) {
        const auto found = std::find(names.begin(), names.end(), wanted);
        if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    }
    return fail(ErrorKind::input, "there is no body '" + name + "'", "choose two bodies of the scene");
}

// The step's own state, moved on.
struct Walk {
    std::unique_ptr<rigid::World> world;
    std::vector<double> q, v;
    double t = 0.0;

    static Result<Walk> create(rigid::Input input) {
        auto made = rigid::World::create(std::move(input), nullptr);
        if (!made) return Unexpected(made.error().front());
        Walk walk;
        walk.world = std::move(*made);
        walk.q.resize(walk.world->q_count());
        walk.v.resize(walk.world->v_count());
        walk.world->initial(walk.q.data(), walk.v.data());
        walk.world->settle(0.0, walk.q.data(), walk.v.data());
        return walk;
    }
    Result<void> step() {
        const rigid::Report& report = world->compute(t, q.data(), v.data());
        if (report.failure != rigid::Report::Failure::none) return fail(ErrorKind::run, report.message, report.remedy, {});
        std::copy(world->next_q().begin(), world->next_q().end(), q.begin());
        std::copy(world->next_v().begin(), world->next_v().end(), v.begin());
        world->commit();
        t += world->input().settings.h;
        residual = std::max(residual, report.solver.residual);
        return {};
    }
    double residual = 0.0;
};

} // namespace

Result<DropPair> drop_pair(const model::Model& model, std::span<const double> parameters, const std::string& a, const std::string& b) {
    auto scene = simulation::body_scene(model, parameters);
    if (!scene) return Unexpected(scene.error().front());
    auto stage = authoring::Stage::create(model, parameters);
    if (!stage) return Unexpected(stage.error().front());
    const auto first = index_of(scene->names.bodies, a), second = index_of(scene->names.bodies, b);
    if (!first) return Unexpected(first.error());
    if (!second) return Unexpected(second.error());
    std::size_t falls = *first, held = *second;
    if (falls == held) return fail(ErrorKind::input, "a body cannot fall on itself", "choose two bodies");
    const auto& bodies = scene->input.bodies;
    if (bodies[falls].fixed && bodies[held].fixed)
        return fail(ErrorKind::input, "'" + a + "' and '" + b + "' are both fixed: neither can fall", "choose a body that moves");
    if (bodies[falls].fixed || (!bodies[held].fixed && bodies[held].mass < bodies[falls].mass)) std::swap(falls, held);

    const auto materialOf = [&](std::size_t body) -> std::optional<std::uint32_t> {
        for (const rigid::PartInput& part : scene->input.parts)
            if (part.body == body) return part.material;
        return std::nullopt;
    };
    DropPair pair;
    pair.falls = scene->names.bodies[falls];
    pair.held = scene->names.bodies[held];
    for (const std::size_t body : {falls, held})
        if (!materialOf(body))
            return fail(ErrorKind::input, "'" + scene->names.bodies[body] + "' has no shape that touches", "give it a shape, or choose another body");

    // Where it lands.
    const std::size_t on_stage = stage->find(pair.falls), held_on_stage = stage->find(pair.held);
    if (on_stage >= stage->bodies().size() || held_on_stage >= stage->bodies().size())
        return fail(ErrorKind::input, "the bodies are not in the scene", "choose two bodies of the scene");
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < stage->bodies().size(); ++i)
        if (i != held_on_stage) others.push_back(i);
    const authoring::StageBody& body = stage->bodies()[on_stage];
    authoring::Surroundings surroundings(*stage, others, authoring::cluster_of(body), false);
    const Vector3 down = stage->down();
    const double radius = std::max(surroundings.cluster().radius(), 1e-9);
    // Over all of the held body, but for grounds, which have no top.
    const auto from_above = [&](Vector3 over) {
        double highest = over.dot(-down);
        const authoring::StageBody& below = stage->bodies()[held_on_stage];
        for (const authoring::StagePart& part : below.parts)
            if (!authoring::is_ground(part.shape)) highest = std::max(highest, authoring::reach_along(part.shape, below.frame.then(part.in_frame), -down));
        over -= (highest + 2.0 * radius - over.dot(-down)) * down;
        return over;
    };
    const double far_away = 1e4 * radius + 1e3;
    authoring::Landing landing = surroundings.advance({from_above(body.frame.position), body.frame.rotation}, down, far_away);
    if (!landing.landed) {
        const Vector3 centre = stage->bodies()[held_on_stage].centre_in_world();
        const Vector3 shift = body.frame.rotation * body.centre;
        landing = surroundings.advance({from_above(Vector3(centre - shift)), body.frame.rotation}, down, far_away);
    }
    if (!landing.landed)
        return fail(ErrorKind::input, "'" + pair.falls + "' does not land on '" + pair.held + "'", "choose bodies whose shapes can meet");

    pair.held_is_free = !bodies[held].fixed;
    pair.up = -down;
    pair.side = stage->planar() ? Vector3(-pair.up.y(), pair.up.x(), 0.0)
                                : (std::abs(pair.up.x()) < 0.9 ? Vector3::UnitX() : Vector3::UnitY());
    pair.side = (pair.side - pair.side.dot(pair.up) * pair.up).normalized();
    if (stage->planar() && pair.side.x() < 0.0) pair.side = -pair.side;
    pair.gravity = scene->input.gravity.norm() > 0.0 ? scene->input.gravity.norm() : kUsualGravity;
    pair.size = radius;
    pair.input = rigid::Input{};
    pair.input.settings = scene->input.settings;
    pair.input.settings.planar = stage->planar();
    pair.input.gravity = Vector3::Zero();
    pair.input.materials = scene->input.materials;
    pair.input.laws = scene->input.laws;
    for (const std::size_t which : {falls, held}) {
        rigid::BodyInput one = bodies[which];
        one.velocity = one.spin = Vector3::Zero();
        one.fixed = which == held;
        if (which == falls) one.pose = {landing.pose.apply(body.centre), landing.pose.rotation};
        for (const rigid::PartInput& part : scene->input.parts) {
            if (part.body != which) continue;
            pair.input.parts.push_back(part);
            pair.input.parts.back().body = which == falls ? 0 : 1;
        }
        pair.input.bodies.push_back(std::move(one));
    }
    // Which law: of the shapes that touch there.
    std::size_t number = *materialOf(falls) * pair.input.materials + *materialOf(held);
    rigid::Input touching = pair.input;
    touching.bodies[0].velocity = -0.01 * pair.size * pair.up;
    touching.settings.h = 1e-3;
    if (auto walk = Walk::create(touching); walk && walk->step())
        for (const rigid::ContactState& contact : walk->world->contacts())
            if (contact.p[0] > 0.0) {
                number = contact.law;
                break;
            }
    pair.law = pair.input.laws[number];
    pair.law_number = static_cast<std::uint32_t>(number);
    return pair;
}

Result<std::vector<DropResult>> drop_test(const DropPair& pair, const rigid::Law& law, std::span<const double> heights) {
    std::vector<DropResult> results;
    const double lift = kLift * pair.size;
    for (const double height : heights) {
        const double speed = std::sqrt(2.0 * kUsualGravity * height);
        rigid::Input input = pair.input;
        std::fill(input.laws.begin(), input.laws.end(), law);
        input.bodies[0].pose.position += lift * pair.up;
        input.bodies[0].velocity = -speed * pair.up;
        input.settings.h = lift / speed / kStepsOfWay;
        input.settings.projection = rigid::Projection::none;
        auto walk = Walk::create(std::move(input));
        if (!walk) return Unexpected(walk.error());
        DropResult result{height, 0.0, 0.0};
        double most = 0.0;
        for (int step = 0; step < 100 && most == 0.0; ++step) {
            if (auto done = walk->step(); !done) return Unexpected(done.error());
            // Of several points the one that is pressed most.
            for (const rigid::ContactState& contact : walk->world->contacts())
                if (contact.p[0] > most) {
                    most = contact.p[0];
                    result.velocity_before = contact.before[0];
                    result.velocity_after = contact.after[0];
                }
        }
        if (most == 0.0) return fail(ErrorKind::run, "'" + pair.falls + "' did not hit '" + pair.held + "'", "choose bodies whose shapes can meet");
        results.push_back(result);
    }
    return results;
}

Result<DropRun> drop_run(const DropPair& pair, const DropVariant& variant, const DropFall& fall) {
    const double fall_time = std::sqrt(2.0 * std::max(fall.height, 1e-9) / pair.gravity);
    const double end = fall.seconds > 0.0 ? fall.seconds : 4.0 * fall_time;
    if (!(variant.step > 0.0) || !std::isfinite(variant.step)) return fail(ErrorKind::input, "the step is no positive time", "write for example 1 ms");
    if (end / variant.step > static_cast<double>(kMostSteps))
        return fail(ErrorKind::input, "these are too many steps", "choose a longer step, or a shorter time");
    rigid::Input input = pair.input;
    std::fill(input.laws.begin(), input.laws.end(), variant.law);
    input.settings.h = variant.step;
    input.settings.theta = variant.theta;
    input.settings.projection = variant.projection;
    input.settings.tolerance = variant.tolerance;
    input.gravity = -pair.gravity * pair.up;
    const Vector3 touch = input.bodies[0].pose.position;
    input.bodies[0].pose.position += fall.height * pair.up;
    input.bodies[0].velocity = fall.sideways * pair.side;
    auto walk = Walk::create(std::move(input));
    if (!walk) return Unexpected(walk.error());
    const auto position = [&] { return Vector3(walk->q[0], walk->q[1], pair.input.settings.planar ? 0.0 : walk->q[2]); };
    const double level = walk->world->input().bodies[0].mass * pair.gravity * pair.up.dot(touch);
    const auto energy = [&] {
        const rigid::Energy e = walk->world->energy(walk->q.data(), walk->v.data());
        return e.kinetic + e.potential - level;
    };
    DropRun run;
    run.first_impact = run.rebound = std::numeric_limits<double>::quiet_NaN();
    run.energy_start = energy();
    double slid_from = 0.0;
    bool pressed = false;
    const auto note = [&] {
        run.time.push_back(walk->t);
        run.height.push_back(pair.up.dot(position() - touch));
    };
    note();
    const auto steps = static_cast<std::int64_t>(std::ceil(end / variant.step));
    for (std::int64_t k = 0; k < steps; ++k) {
        if (auto done = walk->step(); !done) return Unexpected(done.error());
        note();
        bool presses = false;
        for (const rigid::ContactState& contact : walk->world->contacts()) {
            run.penetration = std::max(run.penetration, -contact.gap);
            presses = presses || contact.p[0] > 0.0;
        }
        if (presses && !pressed) ++run.impacts;
        if (presses && std::isnan(run.first_impact)) {
            run.first_impact = walk->t;
            slid_from = pair.side.dot(position());
            run.rebound = 0.0;
        }
        if (!std::isnan(run.first_impact)) run.rebound = std::max(run.rebound, run.height.back());
        pressed = presses;
    }
    run.energy_end = energy();
    if (!std::isnan(run.first_impact)) run.slid = pair.side.dot(position()) - slid_from;
    run.worst_residual = walk->residual;
    return run;
}

} // namespace saltus
