// SPDX-License-Identifier: GPL-3.0-or-later
// Gaps by formula between rigid bodies, by events: against closed forms, published instants and the same motion as systems of equations.
#include "tests/core/simulation/event_driven/body_scenes.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double g = 9.81;

std::string body(const std::string& name, double mass, const std::string& position, const std::string& more = "") {
    return "\"" + name + "\": {\"mass\": " + text(mass) + ", \"inertia\": [0.2], \"position\": " + position + more + "}";
}
std::string gap(const std::string& name, const std::string& between, const std::string& relation, const std::string& law) {
    return "\"" + name + "\": {\"between\": [" + between + "], \"relation\": {" + relation + "}, \"law\": {" + law + "}}";
}
std::string scene(const std::string& bodies, const std::string& interactions, const std::string& more = "") {
    return kPlane + ", \"bodies\": {" + bodies + "}, \"interactions\": {" + interactions + "}" + more;
}
std::unique_ptr<Session> ran(const std::string& members, const std::string& end, double until, std::vector<std::string> record = {}) {
    model::Model model = bodies_by_events(members, end);
    model.run.record = std::move(record);
    auto session = start(model);
    run_to(*session, until);
    return session;
}
void near(double is, double wanted, double tolerance) {
    QVERIFY2(std::abs(is - wanted) <= tolerance, qPrintable(QString("%1 instead of %2: %3 off").arg(is, 0, 'g', 15).arg(wanted, 0, 'g', 15).arg(is - wanted)));
}

} // namespace

class TestEventDrivenRelations : public QObject {
    Q_OBJECT

private slots:
    // The ball on a table that shakes: its instants are known from a quadruple-precision computation.
    void aBodyOnATableThatShakes() {
        const auto session = ran(scene(body("ball", 2, "[0.3, 0.1]"), gap("table", "\"ball\"", R"j("kind": "lagrangian-rheonomous", "h": ["ball.q[1] - 0.01*sin(25*t)"])j", R"("kind": "newton-impact", "e": 0.8)")),
                                 "1.4 s", 1.4, {"ball.q[1]", "table.y[0]", "table.force[0]", "energy.scheme"});
        const auto hits = events_of(*session, EventKind::impact);
        const double known[] = {0.1462574063078284, 0.2825299057625931, 0.4604757722610160, 0.6611379971003992, 0.7454288214678775, 0.8945402894900167, 0.9517498087961708,
                                1.000333925490092,  1.067722839926898,  1.126050298965252,  1.15470459514714,   1.174180558979315,  1.188886500066823,  1.20050951255221,
                                1.209905831614883,  1.217588458572163,  1.223901806071705,  1.229097131780242,  1.233369072395747,  1.236874672904215};
        QVERIFY(hits.size() > std::size(known));
        for (std::size_t k = 0; k < std::size(known); ++k) near(hits[k].time, known[k], 6e-8);
        const auto rest = events_of(*session, EventKind::accumulation);
        QCOMPARE(rest.size(), std::size_t(1));
        near(rest[0].time, 1.2519495968896919, 1e-7);
        near(last(*session, "table.y[0]"), 0.0, 1e-12);
        near(last(*session, "table.force[0]"), 2 * (g - 0.01 * 625 * std::sin(25 * 1.4)), 1e-9); // y'' of the table
        QVERIFY2(imbalance(*session) < 1e-8, qPrintable(QString::number(imbalance(*session))));
    }

    void aRopeHoldsAndSlackens() {
        const std::string bodies = body("a", 3, "[0, 1]") + ", " + body("b", 2, "[1, 0.6]");
        const auto session = ran(scene(bodies, gap("rope", "\"a\", \"b\"", R"("kind": "lagrangian-scleronomous", "h": ["a.q[1] + b.q[1] - 1.6"])", R"("kind": "newton-impact", "e": 0)")), "0.5 s", 0.5,
                                 {"a.q[1]", "rope.force[0]", "rope.y[0]"});
        near(last(*session, "a.q[1]"), 1 - 0.5 * g / 5 * 0.25, 1e-12);
        near(last(*session, "rope.force[0]"), 2 * 3 * 2 * g / 5, 1e-10);
        // thrown up: slack until it falls into the rope again
        const std::string thrown = body("a", 3, "[0, 1]", ", \"velocity\": [0, 2]") + ", " + body("b", 2, "[1, 0.6]", ", \"velocity\": [0, 1]");
        const auto jerk = ran(scene(thrown, gap("rope", "\"a\", \"b\"", R"("kind": "lagrangian-scleronomous", "h": ["a.q[1] + b.q[1] - 1.6"])", R"("kind": "newton-impact", "e": 0.5)")), "1 s", 0.5);
        const auto hits = events_of(*jerk, EventKind::impact);
        QVERIFY(!hits.empty());
        near(hits[0].time, 3 / g, 1e-12);      // y = 3 t - g t^2
        near(hits[0].before, -3.0, 1e-11);
        near(hits[0].after, 1.5, 1e-11);
        near(hits[0].impulse, 4.5 / (1.0 / 3 + 1.0 / 2), 1e-11);
    }

    // Three bodies share a row.
    void aRowOfThreeBodies() {
        const std::string bodies = body("a", 1, "[0, 1]") + ", " + body("b", 2, "[1, -1]") + ", " + body("c", 4, "[2, 1]");
        const auto session = ran(scene(bodies, gap("pulley", "\"a\", \"b\", \"c\"", R"("kind": "lagrangian-scleronomous", "h": ["a.q[1] + 2*b.q[1] + c.q[1]"])", R"("kind": "equality")")), "0.4 s", 0.4,
                                 {"a.q[1]", "b.q[1]", "c.q[1]", "pulley.y[0]"});
        const double force = 4 * g / (1 + 4.0 / 2 + 1.0 / 4), half = 0.5 * 0.4 * 0.4;
        near(last(*session, "a.q[1]"), 1 + half * (force - g), 1e-12);
        near(last(*session, "b.q[1]"), -1 + half * (2 * force / 2 - g), 1e-12);
        near(last(*session, "c.q[1]"), 1 + half * (force / 4 - g), 1e-12);
        near(last(*session, "pulley.y[0]"), 0.0, 1e-12);
    }

    void frictionAlongAFormulaSlidesAndSticks() {
        const std::string bodies = body("belt", 4, "[0, 0]") + ", " + body("sled", 1, "[0, 0.1]", ", \"velocity\": [2, 0]");
        const auto session = ran(scene(bodies, gap("bed", "\"sled\", \"belt\"", R"("kind": "lagrangian-scleronomous", "h": ["sled.q[1] - belt.q[1] - 0.1"], "tangent": ["sled.v[0] - belt.v[0]"])",
                                                   R"("kind": "newton-impact-friction", "e": 0, "mu": 0.5)"),
                                       R"(, "joints": {"rail": {"kind": "prismatic", "between": ["belt"], "point": [0, 0], "axis": [1, 0]}})"),
                                 "1 s", 1, {"sled.v[0]", "bed.force[0]", "bed.force[1]", "energy.scheme"});
        const auto sticks = events_of(*session, EventKind::stick);
        QCOMPARE(sticks.size(), std::size_t(1));
        near(sticks[0].time, 2 / (0.5 * g * 1.25), 1e-12);
        near(last(*session, "sled.v[0]"), 0.4, 1e-12);
        near(last(*session, "bed.force[0]"), g, 1e-12);
        near(last(*session, "bed.force[1]"), 0.0, 1e-12);
        near(column(*session->recording(), "bed.force[1]")[1], -0.5 * g, 1e-12);
        QVERIFY2(imbalance(*session) < 1e-10, qPrintable(QString::number(imbalance(*session))));
    }
    void aRelayBetweenBodiesStopsThem() {
        const auto session = ran("\"world\": {\"planar\": true, \"gravity\": [0, 0]}, \"bodies\": {" + body("a", 1, "[0, 0]", ", \"velocity\": [2, 0]") + "}, \"interactions\": {" +
                                     gap("rub", "\"a\"", R"("kind": "lagrangian-scleronomous", "h": ["a.q[0]"])", R"("kind": "relay", "lower": -3, "upper": 3)") + "}",
                                 "1 s", 1, {"a.q[0]", "a.v[0]"});
        near(last(*session, "a.q[0]"), 2.0 / 3, 1e-12); // v^2 / (2 a)
        near(last(*session, "a.v[0]"), 0.0, 1e-12);
    }

    // In space: a bit that turns and bounces on the waves of a rock, beside the same by its two coordinates. The second derivative of the gap goes
    // through the quaternion.
    void wavesUnderABitThatTurns() {
        const std::string run = R"("run": {"integrator": {"kind": "event-driven", "rtol": 1e-11}, "step": "50 ms", "end": "2 s"}})";
        auto bodies = start(parse(R"j({"saltus": 1, "title": "Test", "world": {"gravity": [0, 0, -9.81]}, "bodies": {"bit": {"mass": 2, "inertia": [0.3, 0.3, 0.1], "position": [0, 0, 0.53], "spin": [0, 0, 3],
            "moment": [0, 0, "0.4 - 0.1*bit.v[5]"]}}, "joints": {"hole": {"kind": "cylindrical", "between": ["bit"], "point": [0, 0, 0], "axis": [0, 0, 1]}},
            "interactions": {"rock": {"between": ["bit"], "relation": {"kind": "lagrangian-scleronomous", "h": ["bit.q[2] - 0.5 - 0.02*sin(6*atan2(bit.q[6], bit.q[3]))"]},
            "law": {"kind": "newton-impact", "e": 0.5}}}, )j" + run));
        auto equations = start(parse(R"j({"saltus": 1, "title": "Test", "systems": {"bit": {"kind": "lagrangian-nonlinear", "M": [[2, 0], [0, 0.1]], "F": ["-2*9.81", "0.4 - 0.1*bit.v[1]"], "q": [0.53, 0],
            "v": [0, 3]}}, "interactions": {"rock": {"between": ["bit"], "relation": {"kind": "lagrangian-scleronomous", "h": ["bit.q[0] - 0.5 - 0.02*sin(3*bit.q[1])"]},
            "law": {"kind": "newton-impact", "e": 0.5}}}, )j" + run));
        run_to(*bodies, 2), run_to(*equations, 2);
        const auto a = bodies->recording()->events(), b = equations->recording()->events();
        QVERIFY(b.size() > 10);
        QCOMPARE(a.size(), b.size());
        for (std::size_t k = 0; k < b.size(); ++k) {
            QCOMPARE(static_cast<int>(a[k].kind), static_cast<int>(b[k].kind));
            near(a[k].time, b[k].time, 2e-8);
        }
        near(last(*bodies, "bit.q[2]"), last(*equations, "bit.q[0]"), 1e-8);
    }

    void whatIsMadeOfPiecesIsRefusedByName() {
        const auto session = Session::create(bodies_by_events(
            scene(body("ball", 2, "[0, 1]"), gap("steps", "\"ball\"", R"j("kind": "lagrangian-scleronomous", "h": ["max(ball.q[1], ball.q[1] - ball.q[0])"])j", R"("kind": "newton-impact", "e": 0.8)")), "1 s"));
        QVERIFY(!session);
        const std::string said = text_of(session.error());
        QVERIFY2(said.find("'steps' is made of pieces") != std::string::npos && said.find("moreau-jean") != std::string::npos, said.c_str());
    }

    void snapshotsAndBranchesGoOnWithTheSameBits() {
        const std::string members = scene(body("ball", 2, "[0.3, 0.1]"), gap("table", "\"ball\"", R"j("kind": "lagrangian-rheonomous", "h": ["ball.q[1] - 0.01*sin(25*t)"])j", R"("kind": "newton-impact", "e": 0.8)"));
        const model::Model model = bodies_by_events(members, "1.4 s");
        auto whole = start(model), first = start(model), second = start(model);
        run_to(*whole, 1.4);
        run_to(*first, 0.7);
        QVERIFY(second->restore(first->snapshot()).has_value());
        run_to(*second, 1.4);
        QCOMPARE(last(*second, "ball.q[1]"), last(*whole, "ball.q[1]"));
        QCOMPARE(last(*second, "ball.v[1]"), last(*whole, "ball.v[1]"));
    }
};

QTEST_APPLESS_MAIN(TestEventDrivenRelations)
#include "test_event_driven_relations.moc"
