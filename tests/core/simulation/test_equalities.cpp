// SPDX-License-Identifier: GPL-3.0-or-later
// Equalities at the start of a run: repaired to the nearest positions, refused where there are none, redundant rows named;
// and what a run reports of them.
#include "tests/core/simulation/runs.h"

#include "core/simulation/equalities.h"

#include <QtTest>

#include <algorithm>
#include <random>

using namespace saltus;
using namespace saltus::testing;

namespace {

// One mass at q = 1 with an equality h = 0 for each text, in the interactions a, b, ...
model::Model held(const std::vector<std::string>& gaps) {
    auto model = oscillator(2.0, 0.0, 0.0, 0.0, 1.0, 0.0);
    for (std::size_t i = 0; i < gaps.size(); ++i) {
        model::Interaction equality;
        equality.name = std::string(1, static_cast<char>('a' + i));
        equality.between = {"mass"};
        equality.relation = model::LagrangianRheonomousRelation{{gaps[i]}, {}};
        equality.law = model::EqualityLaw{};
        model.interactions.push_back(equality);
    }
    model.run.step = 0.01;
    return model;
}

const char* const kHinge = R"j({ "saltus": 1, "title": "Hinge",
  "bodies": { "bar": { "shapes": [{ "kind": "box", "size": [1, 0.1, 0.1] }], "position": ["0.5 m", 0, 0] } },
  "joints": { "hinge": { "kind": "revolute", "between": ["bar"], "point": [0, 0, 0], "axis": [0, 1, 0] } },
  "run": { "step": "5 ms", "end": 1, "record": ["hinge.y[0]", "hinge.y[1]", "hinge.y[2]", "hinge.y[3]", "hinge.y[4]"] } })j";

const char* const kHanging = R"j({ "saltus": 1, "title": "Rod", "parameters": { "a": { "value": "1 m" } },
  "bodies": { "ball": { "shapes": [{ "kind": "sphere", "radius": 0.1 }], "position": [0, 0, "-1 m"] } },
  "joints": { "rod": { "kind": "distance", "between": ["ball"], "point": [0, 0, "-1 m"], "point_b": [0, 0, 0], "length": "a" } },
  "run": { "step": "5 ms", "end": 1, "record": ["rod.y[0]", "ball.q[2]"] } })j";

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

class TestEqualities : public QObject {
    Q_OBJECT

private slots:
    void equalitiesThatContradictEachOtherAreRefusedByRowAndValue() {
        const auto session = Session::create(held({"mass.q[0]", "mass.q[0] + 5"}));
        QVERIFY(!session);
        const std::string text = text_of(session.error());
        QVERIFY2(says(text, "row 0 of 'b' contradicts row 0 of 'a': y is 6 at the start, and 5 where the others are 0"), text.c_str());
    }

    void movingOnesMustMoveInTheSameWay() {
        const auto session = Session::create(held({"mass.q[0] - 1 - t", "3*(mass.q[0] - 1 - 2*t)"}));
        QVERIFY(!session);
        QVERIFY2(says(text_of(session.error()), "row 0 of 'b' contradicts row 0 of 'a': where they hold at the start, its rate differs by -3"),
                 text_of(session.error()).c_str());
        QVERIFY(Session::create(held({"mass.q[0] - 1 - t", "3*(mass.q[0] - 1 - t)"})).has_value());
    }

    void whatNoPositionSatisfiesIsRefused() {
        const auto session = Session::create(held({"mass.q[0]^2 + 1"}));
        QVERIFY(!session);
        QVERIFY2(says(text_of(session.error()), "row 0 of 'a' is 2 at the start, not 0, and no positions near there"),
                 text_of(session.error()).c_str());
    }

    // Masses 1 and 3 that shall be 1 m apart and are not: the light one goes three times as far, the centre of mass stays.
    void theNearestPositionsAreTakenAndTold() {
        const auto session = start(parse(R"j({ "saltus": 1, "title": "Rod",
          "systems": { "a": { "kind": "lagrangian-linear", "M": [[1]], "q": [0], "v": [0] }, "b": { "kind": "lagrangian-linear", "M": [[3]], "q": [0], "v": [0] } },
          "interactions": { "rod": { "between": ["a", "b"], "relation": { "kind": "lagrangian-linear", "H": [[-1, 1]], "b": [-1] }, "law": { "kind": "equality" } } },
          "run": { "step": 0.01, "end": 1, "record": ["a.q[0]", "b.q[0]", "rod.y[0]"] } })j"));
        const auto& r = *session->recording();
        QVERIFY(std::abs(column(r, "a.q[0]").front() + 0.75) < 1e-14);
        QVERIFY(std::abs(column(r, "b.q[0]").front() - 0.25) < 1e-14);
        QCOMPARE(r.notices().size(), std::size_t{1});
        QVERIFY2(says(r.notices()[0].message, "row 0 of 'rod' is -1 at the start, not 0"), r.notices()[0].message.c_str());
        QVERIFY2(says(r.notices()[0].message, "a.q[0] goes from 0 to -0.75"), r.notices()[0].message.c_str());
        run_to(*session, 1.0);
        QVERIFY(std::abs(column(r, "rod.y[0]").back()) < 1e-14);
    }

    // A chain of three rods of length 1 from rough numbers: all rows, curved.
    void aChainIsPutTogetherFromRoughNumbers() {
        const auto session = start(parse(R"j({ "saltus": 1, "title": "Chain",
          "systems": { "p": { "kind": "lagrangian-linear", "M": [[1,0,0,0,0,0],[0,1,0,0,0,0],[0,0,2,0,0,0],[0,0,0,2,0,0],[0,0,0,0,1,0],[0,0,0,0,0,1]],
                              "F": [0, -9.81, 0, -19.62, 0, -9.81], "q": [0.9, 0.3, 1.9, 0.1, 3.2, 0], "v": [0, 0, 0, 0, 0, 0] } },
          "interactions": { "rod": { "between": ["p"], "relation": { "kind": "lagrangian-scleronomous", "h": [
              "p.q[0]^2 + p.q[1]^2 - 1", "(p.q[2] - p.q[0])^2 + (p.q[3] - p.q[1])^2 - 1", "(p.q[4] - p.q[2])^2 + (p.q[5] - p.q[3])^2 - 1"] },
              "law": { "kind": "equality" } } },
          "run": { "step": "1 ms", "end": 0.1, "record": ["rod.y[0]", "rod.y[1]", "rod.y[2]"] } })j"));
        for (const char* name : {"rod.y[0]", "rod.y[1]", "rod.y[2]"}) QVERIFY(std::abs(column(*session->recording(), name).front()) < 1e-14);
    }

    void aStartThatHoldsKeepsItsBits() {
        const auto session = start(parse(R"j({ "saltus": 1, "title": "Point on a circle",
          "systems": { "point": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": [0, -9.81], "q": ["cos(0.7)", "sin(0.7)"], "v": [0, 0] } },
          "interactions": { "rod": { "between": ["point"], "relation": { "kind": "lagrangian-scleronomous", "h": ["(point.q[0]^2 + point.q[1]^2 - 1)/2"] },
              "law": { "kind": "equality" } } },
          "run": { "step": "1 ms", "end": 1, "record": ["point.q[0]", "point.q[1]", "rod.y[0]"] } })j"));
        const auto& r = *session->recording();
        QCOMPARE(column(r, "point.q[0]").front(), std::cos(0.7));
        QCOMPARE(column(r, "point.q[1]").front(), std::sin(0.7));
        QVERIFY(r.notices().empty());
        // what the run reports is the largest violation that it recorded
        run_to(*session, 1.0);
        double worst = 0.0;
        for (const double y : column(r, "rod.y[0]")) worst = std::max(worst, std::abs(y));
        QCOMPARE(session->statistics().worst_equalities, std::optional(worst));
    }

    // The same equality twice: told, and the motion is that of one of them.
    void redundantRowsAreNamedAndDoNoHarm() {
        const auto session = start(held({"mass.q[0] - cos(3*t)", "2*(mass.q[0] - cos(3*t))"}));
        const auto& r = *session->recording();
        QCOMPARE(r.notices().size(), std::size_t{1});
        QVERIFY2(says(r.notices()[0].message, "row 0 of 'b' says at the start nothing that row 0 of 'a' does not say"),
                 r.notices()[0].message.c_str());
        const auto done = session->run_until(1.0);
        QVERIFY2(done.has_value(), done ? "" : done.error().text().c_str());
        const double speed = -3.0 * std::sin(3.0); // H v + dh/dt = 0 at the end of the step
        QVERIFY(std::abs(column(r, "mass.v[0]").back() - speed) < 1e-12);
    }

    // Far below what the pivots of H M^-1 H^T tell apart (they know the square), rows still differ, and it is said by how much.
    void rowsThatHardlyDifferAreNoRepeats() {
        for (const auto& [slope, sine] : {std::pair{"1e-5", "1e-05"}, {"1e-8", "1e-08"}, {"3e-10", "3e-10"}}) {
            const auto session = start(parse(R"j({ "saltus": 1, "title": "Two walls",
              "systems": { "p": { "kind": "lagrangian-linear", "M": [[2, 0], [0, 2]], "q": [0, 0], "v": [0, 0] } },
              "interactions": { "a": { "between": ["p"], "relation": { "kind": "lagrangian-linear", "H": [[1, 0]] }, "law": { "kind": "equality" } },
                                "b": { "between": ["p"], "relation": { "kind": "lagrangian-linear", "H": [[1, )j" + std::string(slope) + R"j(]] }, "law": { "kind": "equality" } } },
              "run": { "step": "1 ms", "end": 1 } })j"));
            const auto& r = *session->recording();
            QCOMPARE(r.notices().size(), std::size_t{1});
            QVERIFY2(says(r.notices()[0].message, "row 0 of 'b' says at the start nearly what row 0 of 'a' says (the sine between them is " + std::string(sine) + ")"), r.notices()[0].message.c_str());
        }
    }

    // A rod of length l, lengthened while it swings: the run goes on at the nearest positions, and says so.
    void equalitiesAreCheckedAgainWhenAParameterChanges() {
        const std::string rod = R"j({ "saltus": 1, "title": "Rod", "parameters": { "l": { "value": "1 m" }, "g": { "value": 9.81 } },
          "systems": { "p": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": [0, "-g"], "q": [1, 0], "v": [0, 0] } },
          "interactions": { "rod": { "between": ["p"], "relation": { "kind": "lagrangian-scleronomous", "h": ["sqrt(p.q[0]^2 + p.q[1]^2) - l"] },
              "law": { "kind": "equality" } } },
          "run": { "step": "1 ms", "end": 1, "record": ["p.q[0]", "p.q[1]", "rod.y[0]"] } })j";
        const auto session = start(parse(rod));
        run_to(*session, 0.5);
        QVERIFY(session->set_parameter("g", 5.0).has_value()); // what no equality uses moves nothing, drift or not
        QCOMPARE(session->recording()->notices().size(), std::size_t{0});
        QVERIFY(session->set_parameter("l", 1.25).has_value());
        QCOMPARE(session->recording()->notices().size(), std::size_t{1});
        const std::string told = session->recording()->notices()[0].message;
        QVERIFY2(says(told, "row 0 of 'rod' is -0.25") && says(told, "after the change") && says(told, "goes on at the nearest positions"), told.c_str());
        run_for(*session, 1);
        const double qx = column(*session->recording(), "p.q[0]").back(), qy = column(*session->recording(), "p.q[1]").back();
        QVERIFY(std::abs(std::hypot(qx, qy) - 1.25) < 1e-5); // h^2 v^2 / l of the step
    }

    void aChangeThatNoPositionSatisfiesIsRefusedAndUndone() {
        auto model = held({"mass.q[0]^2 - r"});
        model.parameters = {{"r", 1.0, {}, {}, {}, false, false, {}}};
        const auto session = start(model);
        run_to(*session, 0.1);
        const auto hash = session->state_hash();
        const auto refused = session->set_parameter("r", -2.0);
        QVERIFY(!refused);
        QVERIFY2(says(refused.error().text(), "no positions near there satisfy all equalities"), refused.error().text().c_str());
        QCOMPARE(session->state_hash(), hash);
        QCOMPARE(session->parameters().front(), 1.0);
    }

    // A hinge of a rigid body without projection drifts; what the run reports is the largest violation that it recorded.
    void jointsOfBodiesCountInTheResidualOfPositions() {
        auto model = parse(kHinge);
        model.world.projection = model::ProjectionKind::none;
        model.world.joint_scheme = model::JointScheme::middle; // the conserving joints leave round-off alone
        const auto session = start(model);
        run_to(*session, 0.2);
        double worst = 0.0;
        for (const char* name : {"hinge.y[0]", "hinge.y[1]", "hinge.y[2]", "hinge.y[3]", "hinge.y[4]"})
            for (const double y : column(*session->recording(), name)) worst = std::max(worst, std::abs(y));
        QVERIFY(session->statistics().worst_equalities.has_value());
        QCOMPARE(*session->statistics().worst_equalities, worst);
        QVERIFY(worst > 1e-12);
    }

    // A rod between a body and the world, made longer: with a projection it is told, without one it is refused.
    void joinedBodiesFollowAChangeOrItIsRefused() {
        for (const bool projected : {true, false}) {
            auto model = parse(kHanging);
            model.world.projection = projected ? model::ProjectionKind::combined : model::ProjectionKind::none;
            const auto session = start(model);
            run_to(*session, 0.1);
            const auto changed = session->set_parameter("a", 1.5);
            QCOMPARE(changed.has_value(), projected);
            if (!projected) {
                QVERIFY2(says(changed.error().text(), "joint 'rod' is off by -0.5 after the change"), changed.error().text().c_str());
                continue;
            }
            const std::string told = session->recording()->notices().back().message;
            QVERIFY2(says(told, "joint 'rod' is off by -0.5 after the change"), told.c_str());
            run_to(*session, 0.2);
            QVERIFY(std::abs(column(*session->recording(), "rod.y[0]").back()) < 1e-7);
        }
    }

    // A body that a relation joins to a coordinate of a system, which the change of the system's own equality moves: as a joint's change.
    void bodiesJoinedToMovedSystemsFollowOrItIsRefused() {
        for (const char* projection : {"combined", "none"}) {
            const bool projected = projection[0] == 'c';
            const auto session = start(parse(QString(R"j({ "saltus": 2, "title": "Moved", "parameters": { "a": { "value": 0 } }, "world": { "planar": true, "gravity": [0, 0], "projection": "%1" },
              "systems": { "p": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "q": [0, 0], "v": [0, 0] } }, "bodies": { "b": { "mass": 2, "inertia": [0.1] } },
              "interactions": { "own": { "between": ["p"], "relation": { "kind": "lagrangian-scleronomous", "h": ["p.q[0] - p.q[1] - a"] }, "law": { "kind": "equality" } },
                                "r": { "between": ["b", "p"], "relation": { "kind": "lagrangian-scleronomous", "h": ["b.q[1] - p.q[0]"] }, "law": { "kind": "equality" } } },
              "run": { "step": "1 ms", "end": 1, "record": ["r.y[0]"] } })j").arg(projection).toStdString()));
            run_for(*session, 5);
            const auto changed = session->set_parameter("a", 0.2);
            QCOMPARE(changed.has_value(), projected);
            if (!projected) {
                QVERIFY2(says(changed.error().text(), "interaction 'r' is off by -0.1 after the change"), changed.error().text().c_str());
                run_for(*session, 2); // as it was
            } else {
                QVERIFY(says(session->recording()->notices().back().message, "interaction 'r' is off by -0.1 after the change"));
                run_for(*session, 2);
            }
            QVERIFY(std::abs(column(*session->recording(), "r.y[0]").back()) < 1e-8);
        }
    }

    void aJumpOfFirstOrderStatesIsTold() {
        const auto session = start(parse(R"j({ "saltus": 1, "title": "Jump",
          "systems": { "s": { "kind": "first-order-linear", "A": [[-1]], "x": [3] } },
          "interactions": { "c": { "between": ["s"], "relation": { "kind": "first-order-linear", "C": [[2]], "B": [[1]] }, "law": { "kind": "equality" } } },
          "run": { "step": 0.01, "end": 1 } })j"));
        QCOMPARE(session->recording()->notices().size(), std::size_t{1});
        QVERIFY2(says(session->recording()->notices()[0].message, "row 0 of 'c' is 6 at the start, not 0"),
                 session->recording()->notices()[0].message.c_str());
    }

    // Equalities of states: one that others contradict is refused, one that only repeats others is named.
    void equalitiesOfStatesAreComparedToo() {
        const auto begin = [](const char* C, const char* e) {
            return Session::create(parse(std::string(R"j({ "saltus": 1, "title": "States",
              "systems": { "s": { "kind": "first-order-linear", "A": [[-1, 0, 0], [0, -2, 0], [0, 0, 0]], "x": [1, 0.5, 2] } },
              "interactions": { "a": { "between": ["s"], "relation": { "kind": "first-order-linear", "C": [[1, 0, 0], [0, 2, 0]], "B": [[1, 0], [0, 1], [0, 0]], "e": [-1, -1] },
                                       "law": { "kind": "equality" } },
                                "b": { "between": ["s"], "relation": { "kind": "first-order-linear", "C": [)j") + C + R"j(], "B": [[1], [0], [0]], "e": [)j" + e + R"j(] },
                                       "law": { "kind": "equality" } } },
              "run": { "step": 0.01, "end": 1 } })j"));
        };
        const auto against = begin("[3, 2, 0]", "-9"); // 3 + 1 where the others hold
        QVERIFY(!against);
        QVERIFY2(says(text_of(against.error()), "row 0 of 'b' contradicts row 0 of 'a', row 1 of 'a': y is -5 at the start, and -5 where the others are 0"), text_of(against.error()).c_str());
        const auto again = begin("[3, 2, 0]", "-4");
        QVERIFY(again.has_value());
        QCOMPARE((*again)->recording()->notices().size(), std::size_t{1});
        const std::string told = (*again)->recording()->notices()[0].message;
        QVERIFY2(says(told, "row 0 of 'b' says at the start nothing that row 0 of 'a', row 1 of 'a' does not say: its lambda is not unique"), told.c_str());
        const auto apart = begin("[1, 0, 1]", "-3");
        QVERIFY(apart.has_value() && (*apart)->recording()->notices().empty());
        // Slopes that change: at x = 3 they look like a contradiction, at 1 both hold.
        const auto curved = Session::create(parse(R"j({ "saltus": 1, "title": "Curved",
          "systems": { "s": { "kind": "first-order-linear", "A": [[-1]], "x": [3] } },
          "interactions": { "a": { "between": ["s"], "relation": { "kind": "first-order-nonlinear", "h": ["s.x[0] - 1", "s.x[0]^2 - 1"], "g": ["a.lambda[0] + a.lambda[1]"] },
                                   "law": { "kind": "equality" } } },
          "run": { "step": 0.01, "end": 1 } })j"));
        QVERIFY2(curved.has_value(), curved ? "" : text_of(curved.error()).c_str());
        QCOMPARE((*curved)->recording()->notices().size(), std::size_t{2});
        for (const auto& notice : (*curved)->recording()->notices()) QVERIFY2(says(notice.message, "the states jump there"), notice.message.c_str());
    }

    // A = G G^T with repeated and combined rows: the rank, solutions in the range, and which rows depend on which.
    void theRankOfASemidefiniteMatrixIsFound() {
        std::mt19937 random(7);
        std::normal_distribution<double> normal;
        for (int trial = 0; trial < 200; ++trial) {
            const std::size_t n = 12, columns = 20;
            std::vector<std::vector<double>> g(n, std::vector<double>(columns, 0.0));
            std::size_t dependent = 0;
            std::vector<bool> is_dependent(n, false);
            for (std::size_t i = 0; i < n; ++i) {
                if (i > 1 && random() % 3 == 0) { // a combination of two earlier ones
                    const std::size_t a = random() % i, b = random() % i;
                    for (std::size_t k = 0; k < columns; ++k) g[i][k] = 3.0 * g[a][k] - 0.5 * g[b][k];
                    is_dependent[i] = true;
                    ++dependent;
                } else {
                    for (std::size_t k = 0; k < columns; ++k) g[i][k] = random() % 2 == 0 || k == i ? normal(random) : 0.0;
                }
            }
            const auto product = [&](std::size_t i, std::size_t j) {
                double sum = 0.0;
                for (std::size_t k = 0; k < columns; ++k) sum += g[i][k] * g[j][k];
                return sum;
            };
            std::vector<simulation::SemidefiniteLdlt::Row> lower(n);
            for (std::uint32_t i = 0; i < n; ++i)
                for (std::uint32_t j = 0; j <= i; ++j) lower[i].push_back({j, product(i, j)});
            simulation::SemidefiniteLdlt ldlt;
            ldlt.factorize(lower);
            std::size_t found = 0;
            for (std::size_t i = 0; i < n; ++i) {
                QCOMPARE(ldlt.is_dependent(i), bool(is_dependent[i]));
                if (!is_dependent[i]) continue;
                ++found;
                std::vector<double> rest = g[i];
                for (const auto& [j, c] : ldlt.combination(i))
                    for (std::size_t k = 0; k < columns; ++k) rest[k] -= c * g[j][k];
                for (const double value : rest) QVERIFY(std::abs(value) < 1e-9);
            }
            QCOMPARE(found, dependent);
            std::vector<double> wanted(n), x(n, 0.0);
            for (std::size_t i = 0; i < n; ++i) wanted[i] = normal(random);
            for (std::size_t i = 0; i < n; ++i)
                for (std::size_t j = 0; j < n; ++j) x[i] += product(i, j) * wanted[j];
            const std::vector<double> right = x;
            ldlt.solve(x);
            for (std::size_t i = 0; i < n; ++i) {
                double sum = -right[i];
                for (std::size_t j = 0; j < n; ++j) sum += product(i, j) * x[j];
                QVERIFY(std::abs(sum) < 1e-8);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestEqualities)
#include "test_equalities.moc"
