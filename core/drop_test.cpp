// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drop_test.h"

#include "core/session.h"

#include <cmath>

namespace saltus {

namespace {

using namespace model;

constexpr double kGravity = 9.81;   // m/s^2
constexpr double kStepsOfFall = 97; // not a divisor of anything: the impact lies inside a step
constexpr double kRadius = 0.05;    // m

Model scene(const DropTest& test, double height) {
    Model m;
    const double fall = std::sqrt(2.0 * height / kGravity);
    m.run.step = fall / kStepsOfFall;
    m.run.end = 1.5 * fall;
    if (!test.bodies) {
        LagrangianLinear ball; // x along the floor where there is friction
        Interaction floor;
        floor.name = "floor";
        floor.between = {"ball"};
        floor.law = test.law;
        LagrangianLinearRelation relation;
        if (std::holds_alternative<NewtonImpactFrictionLaw>(test.law)) {
            ball.M = {{1.0, 0.0}, {0.0, 1.0}};
            ball.F = {-kGravity, 0.0};
            ball.q = {height, 0.0};
            ball.v = {0.0, 0.0};
            relation.H = {{1.0, 0.0}};
            relation.T = {{0.0, 1.0}};
        } else {
            ball.M = {{1.0}};
            ball.F = {-kGravity};
            ball.q = {height};
            ball.v = {0.0};
            relation.H = {{1.0}};
        }
        floor.relation = relation;
        System system;
        system.name = "ball";
        system.kind = ball;
        m.systems.push_back(system);
        m.interactions.push_back(floor);
        return m;
    }
    m.world.planar = test.planar;
    m.world.gravity = test.planar ? ValueVector{0.0, -kGravity} : ValueVector{0.0, 0.0, -kGravity};
    ContactLaw law;
    law.name = "law";
    if (const auto* newton = std::get_if<NewtonImpactLaw>(&test.law)) law.e = newton->e;
    if (const auto* friction = std::get_if<NewtonImpactFrictionLaw>(&test.law)) law.e = friction->e, law.mu = friction->mu, law.e_T = friction->e_T;
    law.mu_rolling = test.mu_rolling;
    law.mu_spinning = test.planar ? 0.0 : test.mu_spinning;
    m.contacts.push_back(law);
    Body ball, floor;
    ball.name = "ball";
    if (test.planar) {
        ball.shapes.emplace_back(DiscShape{{}, kRadius});
        ball.position = {0.0, height + kRadius};
    } else {
        ball.shapes.emplace_back(SphereShape{{}, kRadius});
        ball.position = {0.0, 0.0, height + kRadius};
    }
    floor.name = "floor";
    floor.fixed = true;
    floor.shapes.emplace_back(HalfSpaceShape{});
    m.bodies = {ball, floor};
    return m;
}

} // namespace

Result<std::vector<DropResult>> drop_test(const DropTest& test) {
    if (std::holds_alternative<EqualityLaw>(test.law) || std::holds_alternative<RelayLaw>(test.law))
        return fail(ErrorKind::input, "under this law nothing bounces", "choose a law of impact");
    std::vector<DropResult> results;
    for (const double height : test.heights) {
        auto session = Session::create(scene(test, height));
        if (!session) return Unexpected(session.error().front());
        Session& run = **session;
        const auto recording = run.recording();
        while (recording->impact_count() == 0 && run.time() < run.end_time())
            if (auto done = run.step(); !done) return Unexpected(done.error());
        if (recording->impact_count() == 0) return fail(ErrorKind::run, "nothing hit the floor", "", {});
        const Impact impact = recording->impact(0);
        results.push_back({height, impact.velocity_before, impact.velocity_after});
    }
    return results;
}

} // namespace saltus
