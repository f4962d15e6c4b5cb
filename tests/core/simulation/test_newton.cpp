// SPDX-License-Identifier: GPL-3.0-or-later
// The Newton scheme: closed forms of friction, joints, relays and compliant contacts, invariants, and what happens when a
// step cannot be made.
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <algorithm>

using namespace saltus;
using namespace saltus::testing;

namespace {

// A block on an incline of angle `phi` (degrees), pressed on it by gravity; x along the slope (downwards), y off it.
model::Model block(double phi_degrees, double mu, double v0, double h) {
    const double phi = phi_degrees * std::numbers::pi / 180.0;
    char text[1200];
    std::snprintf(text, sizeof text, R"({ "saltus": 1, "title": "Block",
      "systems": { "block": { "kind": "lagrangian-linear", "M": [[2, 0], [0, 2]],
                              "F": [%.17g, %.17g], "q": [0, 0], "v": [%.17g, 0] } },
      "interactions": { "floor": { "between": ["block"],
          "relation": { "kind": "lagrangian-linear", "H": [[0, 1]], "T": [[1, 0]] },
          "law": { "kind": "newton-impact-friction", "e": 0, "mu": %.17g } } },
      "run": { "step": %.17g, "end": 1, "record": ["block.q[0]", "block.v[0]", "floor.lambda[0]", "floor.lambda[1]", "floor.ydot[1]"] } })",
                  2 * 9.81 * std::sin(phi), -2 * 9.81 * std::cos(phi), v0, mu, h);
    return parse(text);
}

// Largest violation of the unilateral and Coulomb laws of recorded rows, from y', lambda and e alone.
double law_violation(const Recording& recording, const std::string& contact, double mu) {
    const auto n = column(recording, contact + ".lambda[0]"), t = column(recording, contact + ".lambda[1]"),
               slide = column(recording, contact + ".ydot[1]");
    double worst = 0.0;
    for (std::size_t i = 1; i < n.size(); ++i) {
        worst = std::max(worst, -n[i]);
        worst = std::max(worst, std::abs(t[i]) - mu * n[i]);
        worst = std::max(worst, n[i] > 0.0 ? std::abs(t[i] * std::abs(slide[i]) + mu * n[i] * slide[i]) : 0.0); // against the motion
    }
    return worst;
}

} // namespace

class TestNewton : public QObject {
    Q_OBJECT

private slots:
    // Few unknowns and rows of one system go a way of their own. With a system that nothing joins beside it they go that of all others.
    void aSmallSystemStepsWithTheBitsOfAnyOther_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"relay-oscillator", "diode-bridge", "woodpecker"}) QTest::newRow(name) << name;
    }
    void aSmallSystemStepsWithTheBitsOfAnyOther() {
        QFETCH(QString, name);
        const model::Model alone = scene(name.toStdString());
        model::Model beside = alone;
        model::System idle;
        idle.name = "idle";
        idle.kind = model::FirstOrderLinear{{}, {{0.0}}, {}, {0.0}};
        beside.systems.push_back(idle);
        const auto one = start(alone), other = start(beside);
        QVERIFY(one->run_steps(5000) && other->run_steps(5000));
        QVERIFY(one->recording()->rows() == other->recording()->rows());
        std::size_t compared = 0;
        for (std::size_t k = 0; k < one->recording()->catalogue().size(); ++k) {
            const std::string signal = one->recording()->catalogue()[k].name;
            QVERIFY2(column(*one->recording(), signal) == column(*other->recording(), signal), signal.c_str());
            ++compared;
        }
        QVERIFY(compared > 3);
        QCOMPARE(one->recording()->impact_count(), other->recording()->impact_count());
        QCOMPARE(one->statistics().iterations, other->statistics().iterations);
        QCOMPARE(one->statistics().worst_residual, other->statistics().worst_residual);
        QCOMPARE(one->statistics().worst_equations.value(), other->statistics().worst_equations.value());
    }

    // N4: v0 = 2, mu = 0.3: stops at t = 0.6795786612300374 after 0.6795786612300374 m.
    void aSlidingBlockStopsWhereCoulombSays() {
        for (const double h : {1e-3, 1e-4}) {
            const auto session = start(block(0.0, 0.3, 2.0, h));
            run_to(*session, 1.0);
            const auto& recording = *session->recording();
            const auto v = column(recording, "block.v[0]"), q = column(recording, "block.q[0]"), t = column(recording, "t"),
                       friction = column(recording, "floor.lambda[1]");
            const std::size_t stop = static_cast<std::size_t>(
                std::find_if(v.begin(), v.end(), [](double value) { return std::abs(value) < 1e-12; }) - v.begin());
            QVERIFY(stop < v.size());
            QVERIFY(std::abs(t[stop] - 0.6795786612300374) <= h);
            QVERIFY(std::abs(q.back() - 0.6795786612300374) <= 2.0 * h * h + 1e-3 * h);
            QVERIFY(std::abs(friction.back()) < 1e-14); // at rest on level ground nothing pulls
            QVERIFY(law_violation(recording, "floor", 0.3) < 1e-12);
        }
    }

    // tan 20 degrees = 0.363970...: mu = 0.5 sticks, mu = 0.2 slides with a = 1.5115406840428585 m/s^2 (N4).
    void onAnInclineItSticksOrSlides() {
        const auto sticking = start(block(20.0, 0.5, 0.0, 1e-3));
        run_to(*sticking, 1.0);
        QVERIFY(std::abs(column(*sticking->recording(), "block.q[0]").back()) < 1e-14);
        const auto sliding = start(block(20.0, 0.2, 0.0, 1e-3));
        run_to(*sliding, 1.0);
        QVERIFY(std::abs(column(*sliding->recording(), "block.v[0]").back() - 1.5115406840428585) < 1e-11);
    }

    void stickingEndsAtTheFrictionAngle() {
        const double tangent = std::tan(20.0 * std::numbers::pi / 180.0);
        for (const double off : {-1e-6, 1e-6}) {
            const auto session = start(block(20.0, tangent + off, 0.0, 1e-3));
            run_to(*session, 1.0);
            const double v = column(*session->recording(), "block.v[0]").back();
            QCOMPARE(v > 1e-9, off < 0.0);
        }
    }

    // The work of friction and what is left of the motion: the balance closes in every step.
    void theEnergyBalanceClosesWithFriction() {
        for (const char* name : {"woodpecker", "impacting-stick", "slider-crank", "double-pendulum"}) {
            RunOptions options;
            options.record = std::vector<std::string>{"energy.kinetic", "energy.potential", "energy.total",  "energy.input",
                                                      "energy.damping", "energy.impact",    "energy.scheme"};
            const auto session = start(scene(name), options);
            run_for(*session, 2000);
            const auto& r = *session->recording();
            const auto total = column(r, "energy.total"), input = column(r, "energy.input"), damping = column(r, "energy.damping"),
                       impact = column(r, "energy.impact"), lost = column(r, "energy.scheme");
            double worst = 0.0, size = 0.0;
            for (std::size_t i = 0; i < total.size(); ++i) {
                worst = std::max(worst, std::abs(total[i] - total[0] - input[i] + damping[i] + impact[i] + lost[i]));
                size = std::max({size, std::abs(total[i]), std::abs(input[i])});
            }
            QVERIFY2(worst <= 1e-10 * size, qPrintable(QString("%1: %2 of %3").arg(name).arg(worst).arg(size)));
            // theta = 1/2, linear systems and linear gaps: the scheme itself loses nothing
            if (std::string(name) == "woodpecker")
                for (const double value : lost) QVERIFY2(std::abs(value) <= 1e-9 * size, name);
            // curved gaps at q_k: what percussions do along them differs from the relative velocities by O(h)
            if (std::string(name) == "impacting-stick") {
                qInfo("impacting-stick: the scheme's part is %.2e of %.2e", lost.back(), size);
                QVERIFY(lost.back() != 0.0);
                for (const double value : lost) QVERIFY2(std::abs(value) <= 1e-2 * size, name);
            }
        }
    }

    // m v' = -m g + lambda, 0 <= q + lambda / k _|_ lambda >= 0 from rest at q = 0: half a period of the spring, pressed
    // by the weight: q = -(g / w^2) (1 - cos w t) while it is down.
    void aCompliantFloorIsASpringThatCannotPull() {
        const auto model_at = [](double h) {
            auto model = parse(R"({ "saltus": 1, "title": "Compliant",
              "systems": { "ball": { "kind": "lagrangian-linear", "M": [[2]], "F": [0], "q": [0], "v": [-3] } },
              "interactions": { "floor": { "between": ["ball"],
                  "relation": { "kind": "lagrangian-compliant", "h": ["ball.q[0] + floor.lambda[0]/5000"] },
                  "law": { "kind": "complementarity" } } },
              "run": { "step": "0.1 ms", "end": 0.2 } })");
            model.run.step = h;
            return model;
        };
        const double w = std::sqrt(5000.0 / 2.0), contact = std::numbers::pi / w; // no weight: half a period exactly
        std::vector<double> errors;
        for (const double h : {1e-4, 5e-5, 2.5e-5}) {
            const auto session = start(model_at(h));
            run_to(*session, 0.2);
            const auto& r = *session->recording();
            const auto q = column(r, "ball.q[0]"), v = column(r, "ball.v[0]"), lambda = column(r, "floor.lambda[0]"), y = column(r, "floor.y[0]"),
                       t = column(r, "t");
            double worst = 0.0;
            for (std::size_t i = 0; i < t.size(); ++i) {
                QVERIFY(lambda[i] >= 0.0);
                QVERIFY(y[i] >= -1e-12);
                if (t[i] < contact) worst = std::max(worst, std::abs(q[i] + 3.0 / w * std::sin(w * t[i])));
            }
            errors.push_back(worst);
            QVERIFY(std::abs(v.back() - 3.0) < 600.0 * h);
        }
        qInfo("errors %.3e %.3e %.3e", errors[0], errors[1], errors[2]);
        QVERIFY(errors[0] / errors[1] > 3.8 && errors[1] / errors[2] > 3.8); // the usual form keeps energy: second order
    }

    // A pendulum as a point on a circle: the joint holds in velocity, its drift is of the scheme's order, two.
    void aJointKeepsThePointOnItsCircle() {
        const auto drift_at = [](double h) {
            auto model = parse(R"({ "saltus": 1, "title": "Point on a circle",
              "systems": { "point": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": [0, -9.81],
                                      "q": [1, 0], "v": [0, 0] } },
              "interactions": { "rod": { "between": ["point"],
                  "relation": { "kind": "lagrangian-scleronomous", "h": ["(point.q[0]^2 + point.q[1]^2 - 1)/2"] },
                  "law": { "kind": "equality" } } },
              "run": { "step": "1 ms", "end": 1 } })");
            model.run.step = h;
            RunOptions options;
            options.record = std::vector<std::string>{"rod.y[0]", "rod.ydot[0]"};
            const auto session = start(model, options);
            run_to(*session, 1.0);
            for (const double ydot : column(*session->recording(), "rod.ydot[0]")) if (std::abs(ydot) > 1e-9) return HUGE_VAL;
            double worst = 0.0;
            for (const double y : column(*session->recording(), "rod.y[0]")) worst = std::max(worst, std::abs(y));
            return worst;
        };
        const double coarse = drift_at(2e-3), fine = drift_at(1e-3);
        qInfo("drift %.2e, at half the step %.2e", coarse, fine);
        QVERIFY(fine < 1e-4);
        QVERIFY(coarse / fine > 3.6); // second order, the percussion along H in the middle of the step
    }

    // B6 once more, as a mass with dry friction of known size: -v in N_[-1, 1](force). Stop at q = 0.6821789367236466.
    void aRelayOnAVelocityIsDryFriction() {
        auto model = parse(R"({ "saltus": 1, "title": "Coulomb",
          "systems": { "mass": { "kind": "lagrangian-linear", "M": [[1]], "K": [[1]], "q": [12], "v": [6] } },
          "interactions": { "floor": { "between": ["mass"], "relation": { "kind": "lagrangian-linear", "H": [[1]] },
                                       "law": { "kind": "relay" } } },
          "run": { "step": 1e-3, "end": 30 } })");
        const auto session = start(model);
        run_to(*session, 30.0);
        const auto& r = *session->recording();
        QVERIFY(std::abs(column(r, "mass.q[0]").back() - 0.6821789367236466) < 2e-4);
        QVERIFY(std::abs(column(r, "floor.lambda[0]").back() - column(r, "mass.q[0]").back()) < 1e-12); // N: holds the spring
        for (const double force : column(r, "floor.lambda[0]")) QVERIFY(std::abs(force) <= 1.0 + 1e-12);
    }

    // A circuit and a ball in one scene: each goes as it goes alone.
    void systemsOfBothOrdersLiveInOneScene() {
        auto both = scene("bouncing-ball");
        const auto circuit = scene("circuit-rlcd");
        both.run.step = "0.01 ms";
        for (const auto& system : circuit.systems) both.systems.push_back(system);
        for (const auto& interaction : circuit.interactions) both.interactions.push_back(interaction);
        for (const auto& parameter : circuit.parameters) both.parameters.push_back(parameter);
        both.views = {};
        both.run.record = {"ball.q[0]", "ball.v[0]", circuit.systems[0].name + ".x[0]"};
        const auto together = start(both);
        run_for(*together, 400);
        RunOptions options;
        options.step = 1e-5;
        options.record = std::vector<std::string>{circuit.systems[0].name + ".x[0]"};
        const auto alone = start(circuit, options);
        run_for(*alone, 400);
        options.record = std::vector<std::string>{"ball.q[0]"};
        const auto ball = start(scene("bouncing-ball"), options);
        run_for(*ball, 400);
        const std::string x = circuit.systems[0].name + ".x[0]";
        const auto a = column(*together->recording(), x), b = column(*alone->recording(), x);
        const auto c = column(*together->recording(), "ball.q[0]"), d = column(*ball->recording(), "ball.q[0]");
        for (std::size_t i = 0; i < a.size(); ++i) QVERIFY(std::abs(a[i] - b[i]) <= 1e-11 * 10.0);
        for (std::size_t i = 0; i < c.size(); ++i) QVERIFY(std::abs(c[i] - d[i]) <= 1e-14);
    }

    // Two circuits joined by a diode are one circuit of two states.
    void aRelationBetweenTwoSystemsIsOneOfTheirSum() {
        const auto run = [](const std::string& systems, const std::string& between) {
            const auto session = start(parse(R"({ "saltus": 1, "title": "Joined", "systems": {)" + systems + R"(},
              "interactions": { "diode": { "between": [)" + between + R"(],
                  "relation": { "kind": "first-order-linear", "C": [[-1, 1]], "B": [[-1], [2]], "D": [[0.1]] }, "law": { "kind": "complementarity" } } },
              "run": { "step": 0.01, "end": 3, "record": ["diode.y[0]", "diode.lambda[0]"] } })"));
            run_to(*session, 3.0);
            return std::pair{column(*session->recording(), "diode.y[0]"), column(*session->recording(), "diode.lambda[0]")};
        };
        const auto two = run(R"("a": { "kind": "first-order-linear", "A": [[-1]], "b": ["sin(4*t) + 0"], "x": [1] },
                               "b": { "kind": "first-order-linear", "A": [[-2]], "x": [0] })", R"("a", "b")");
        const auto one = run(R"("s": { "kind": "first-order-linear", "A": [[-1, 0], [0, -2]], "b": ["sin(4*t) + 0", 0], "x": [1, 0] })", R"("s")");
        double carried = 0.0;
        for (std::size_t i = 0; i < two.first.size(); ++i) {
            QVERIFY(std::abs(two.first[i] - one.first[i]) < 1e-13);
            QVERIFY(std::abs(two.second[i] - one.second[i]) < 1e-13);
            QVERIFY(two.second[i] >= 0.0 && (i == 0 || two.first[i] * two.second[i] < 1e-13));
            carried = std::max(carried, two.second[i]);
        }
        QVERIFY(carried > 0.1); // it does conduct, and not always
        QVERIFY(std::count(two.second.begin() + 1, two.second.end(), 0.0) > 10);
    }

    // A relay that only watches (B = 0) reads its sign and leaves the diode beside it and the motion as they are.
    void aRowThatActsOnNothingChangesNothing() {
        const auto run = [](const std::string& more) {
            auto session = start(parse(R"({ "saltus": 1, "title": "Watched",
              "systems": { "s": { "kind": "first-order-linear", "A": [[-1, 0], [0, -2]], "b": ["2*sin(4*t) + 0", 0], "x": [1, 0] } },
              "interactions": { "diode": { "between": ["s"],
                  "relation": { "kind": "first-order-linear", "C": [[-1, 1]], "B": [[-1], [2]], "D": [[0.1]] }, "law": { "kind": "complementarity" } })" + more + R"(},
              "run": { "integrator": { "kind": "euler-moreau", "theta": 0.5, "gamma": 1 }, "step": 0.01, "end": 3 } })"));
            run_to(*session, 3.0);
            return session;
        };
        const auto without = run(""), watched = run(R"(, "watch": { "between": ["s"],
            "relation": { "kind": "first-order-linear", "C": [[1, 0]], "B": [[0], [0]] }, "law": { "kind": "relay", "lower": -1, "upper": 1 } })");
        for (const char* name : {"s.x[0]", "s.x[1]", "diode.lambda[0]"}) {
            const auto a = column(*watched->recording(), name), b = column(*without->recording(), name);
            QCOMPARE(a.size(), b.size());
            for (std::size_t i = 0; i < a.size(); ++i) QVERIFY(std::abs(a[i] - b[i]) < 1e-12);
        }
        const auto x = column(*watched->recording(), "s.x[0]"), y = column(*watched->recording(), "watch.y[0]"),
                   lambda = column(*watched->recording(), "watch.lambda[0]");
        int up = 0, down = 0;
        for (std::size_t i = 1; i < x.size(); ++i) {
            QVERIFY(std::abs(y[i] - x[i]) < 1e-14);
            if (std::abs(x[i]) < 1e-9) continue;
            QCOMPARE(lambda[i], x[i] > 0.0 ? -1.0 : 1.0);
            ++(lambda[i] > 0.0 ? up : down);
        }
        QVERIFY(up > 20 && down > 20);
    }

    // Seed 002: with the second rule a contact enters only while it closes.
    void aContactThatOpensMayBeLeftOut() {
        auto model = scene("bouncing-ball");
        const auto usual = start(model);
        model.run.activation = model::Activation::gap_and_velocity;
        const auto closing = start(model);
        run_to(*usual, 3.0);
        run_to(*closing, 3.0);
        QVERIFY(closing->statistics().solves < usual->statistics().solves);
        QCOMPARE(closing->recording()->impact_count(), usual->recording()->impact_count());
    }

    void everySceneReplaysItsBitsFromASnapshot_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"circuit-rlcd", "diode-bridge", "relay-oscillator", "gene-network", "filippov", "friction-oscillator",
                                 "bouncing-ball-inclined", "ball-on-moving-plane", "double-pendulum", "slider-crank", "woodpecker",
                                 "impacting-stick", "guitar-string", "compliant-floor"})
            QTest::addRow("%s", name) << name;
    }
    void everySceneReplaysItsBitsFromASnapshot() {
        QFETCH(QString, name);
        const auto session = start(scene(name.toStdString()));
        run_for(*session, 150);
        const Snapshot middle = session->snapshot();
        run_for(*session, 150);
        const auto first = session->state_hash();
        const auto back = session->restore(middle);
        QVERIFY(back.has_value());
        run_for(*session, 150);
        QCOMPARE(session->state_hash(), first);
        const auto other = start(scene(name.toStdString()));
        run_for(*other, 300);
        QCOMPARE(other->state_hash(), first);
    }

    void everySolverGivesTheSameWoodpecker_data() {
        QTest::addColumn<int>("solver");
        for (const auto& [solver, name] : {std::pair{model::SolverKind::active_set, "active set"},
                                           {model::SolverKind::semismooth_newton, "semismooth Newton"},
                                           {model::SolverKind::enumerative, "enumerative"},
                                           {model::SolverKind::lemke, "Lemke"}})
            QTest::addRow("%s", name) << static_cast<int>(solver);
    }
    void everySolverGivesTheSameWoodpecker() {
        QFETCH(int, solver);
        const auto reference = start(scene("woodpecker"));
        RunOptions options;
        options.solver = static_cast<model::SolverKind>(solver);
        const auto session = start(scene("woodpecker"), options);
        run_for(*reference, 6000);
        run_for(*session, 6000);
        QCOMPARE(session->statistics().missed_tolerance, std::int64_t{0});
        const auto a = column(*reference->recording(), reference->recording()->catalogue()[1].name),
                   b = column(*session->recording(), session->recording()->catalogue()[1].name);
        double worst = 0.0;
        for (std::size_t i = 0; i < a.size(); ++i) worst = std::max(worst, std::abs(a[i] - b[i]));
        QVERIFY2(worst < 1e-10, qPrintable(QString::number(worst)));
    }

    // Without rebound the pendulum rests on the wall, where all velocities are round-off: that is converged.
    void aNonlinearSystemAtRestIsNoFailure() {
        RunOptions options;
        options.set = {{"e", "0"}};
        const auto session = start(scene("simple-pendulum"), options);
        const auto done = session->run_until(4.0);
        QVERIFY2(done.has_value(), done ? "" : done.error().text().c_str());
    }

    // A rod of mass 2 and length 1 falls flat on two contacts with friction and lies there: all velocities are round-off, and
    // each contact carries half of the weight.
    void aRodThatFallsFlatLiesOnBothEnds_data() {
        QTest::addColumn<double>("h");
        QTest::addColumn<int>("solver");
        QTest::addColumn<double>("speed");
        QTest::addColumn<double>("tilt"); // at the start: the ends meet one after the other
        for (const double h : {1e-2, 1e-3, 1e-4})
            for (const auto solver : {model::SolverKind::automatic, model::SolverKind::active_set, model::SolverKind::semismooth_newton,
                                      model::SolverKind::enumerative, model::SolverKind::lemke, model::SolverKind::pgs})
                for (const auto& [speed, tilt] : {std::pair{0.0, 0.0}, {0.3, 0.0}, {0.0, 0.02}, {0.3, 0.02}}) {
                    // the tangents of both ends are one row twice: alone, the active set calls that singular while they slide
                    if (solver == model::SolverKind::active_set && speed > 0.0) continue;
                    QTest::addRow("h = %g, solver %d, sliding at %g, tilt %g", h, static_cast<int>(solver), speed, tilt)
                        << h << static_cast<int>(solver) << speed << tilt;
                }
    }
    void aRodThatFallsFlatLiesOnBothEnds() {
        QFETCH(double, h);
        QFETCH(int, solver);
        QFETCH(double, speed);
        QFETCH(double, tilt);
        auto model = parse(R"j({ "saltus": 1, "title": "Rod",
          "systems": { "rod": { "kind": "lagrangian-nonlinear", "M": [[2, 0, 0], [0, 2, 0], [0, 0, "2/12"]], "F": [0, "-2*9.81", 0],
                                "q": [0, 0.05, 0], "v": [0, 0, 0] } },
          "interactions": { "ends": { "between": ["rod"],
              "relation": { "kind": "lagrangian-scleronomous", "h": ["rod.q[1] - 0.5*sin(rod.q[2])", "rod.q[1] + 0.5*sin(rod.q[2])"],
                            "tangent": ["rod.v[0] + 0.5*sin(rod.q[2])*rod.v[2]", "rod.v[0] - 0.5*sin(rod.q[2])*rod.v[2]"] },
              "law": { "kind": "newton-impact-friction", "e": 0, "mu": 0.4 } } },
          "run": { "step": 0.01, "end": 1, "record": ["rod.v[0]", "rod.v[1]", "rod.v[2]", "ends.lambda[0]", "ends.lambda[2]"] } })j");
        model.run.step = h;
        model.run.solver = static_cast<model::SolverKind>(solver);
        auto& rod = std::get<model::LagrangianNonlinear>(model.systems[0].kind);
        rod.v[0] = speed;
        rod.q[2] = tilt;
        const auto session = start(model);
        const auto done = session->run_until(0.4);
        QVERIFY2(done.has_value(), done ? "" : done.error().text().c_str());
        const auto& r = *session->recording();
        for (const char* name : {"rod.v[0]", "rod.v[1]", "rod.v[2]"}) QVERIFY(std::abs(column(r, name).back()) < 1e-9);
        QVERIFY(std::abs(column(r, "ends.lambda[0]").back() + column(r, "ends.lambda[2]").back() - 2 * 9.81 * h) < 1e-8 * h + 1e-11);
        QVERIFY(*session->statistics().worst_equations < 1e-9);
    }

    // Forces that cancel within their formula: a mass that comes to rest on a hardening spring under its weight.
    void atRestInEquilibriumForcesMayCancel() {
        auto model = parse(R"j({ "saltus": 1, "title": "Hanging",
          "systems": { "m": { "kind": "lagrangian-nonlinear", "M": [["1 + 0.1*m.q[0]^2"]], "F": ["-9.81 - 300*m.q[0] - 5e4*m.q[0]^3 - 40*m.v[0]"],
                              "q": [0], "v": [0] } },
          "run": { "step": "2 ms", "end": 4, "record": ["m.q[0]", "m.v[0]"] } })j");
        const auto session = start(model);
        const auto done = session->run_until(4.0);
        QVERIFY2(done.has_value(), done ? "" : done.error().text().c_str());
        const double q = column(*session->recording(), "m.q[0]").back();
        QVERIFY(std::abs(9.81 + 300 * q + 5e4 * q * q * q) < 1e-12);
        QVERIFY(std::abs(column(*session->recording(), "m.v[0]").back()) < 1e-14);
    }

    // h = q cos(w t): the slope of the gap is a number at each time, but its rate hangs on q. The joint holds at the end.
    void aRateThatHangsOnThePositionIsTakenThere() {
        const auto session = start(parse(R"j({ "saltus": 1, "title": "Turning",
          "systems": { "m": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": [0, -9.81], "q": [1, 0], "v": [0, 6] } },
          "interactions": { "slot": { "between": ["m"], "relation": { "kind": "lagrangian-rheonomous", "h": ["m.q[1]*cos(6*t) - m.q[0]*sin(6*t)"] },
                                      "law": { "kind": "equality" } } },
          "run": { "step": "5 ms", "end": 1, "record": ["slot.ydot[0]"] } })j"));
        run_to(*session, 1.0);
        const auto rate = column(*session->recording(), "slot.ydot[0]");
        for (std::size_t i = 1; i < rate.size(); ++i) QVERIFY2(std::abs(rate[i]) < 1e-8, qPrintable(QString::number(rate[i])));
    }

    // --- what cannot work -------------------------------------------------------------------------------------------

    void anLcpWithoutSolutionStopsTheRunAtTheLastGoodState() {
        // y = x + e(t), lambda has no way to push y up once x is down: B < 0
        auto model = parse(R"({ "saltus": 1, "title": "No solution",
          "systems": { "s": { "kind": "first-order-linear", "A": [[0]], "b": [-1], "x": [0.5] } },
          "interactions": { "wall": { "between": ["s"],
              "relation": { "kind": "first-order-linear", "C": [[1]], "B": [[-1]] }, "law": { "kind": "complementarity" } } },
          "run": { "step": 0.01, "end": 2 } })");
        const auto session = start(model);
        const auto done = session->run_until(2.0);
        QVERIFY(!done);
        QVERIFY2(done.error().text().find("'wall' has no solution") != std::string::npos, done.error().text().c_str());
        QVERIFY(!done.error().remedy.empty());
        QVERIFY(std::abs(session->time() - 0.5) < 0.02);
        const auto& r = *session->recording();
        QCOMPARE(r.value(0, r.rows() - 1), session->time()); // the last good state is recorded and can be scrubbed to
        QVERIFY(column(r, "s.x[0]").back() >= -1e-12);
    }

    void aProblemThatItsSolverLeavesUnsolvedEndsTheRun() {
        RunOptions options;
        options.solver = model::SolverKind::pgs;
        auto model = scene("diode-bridge"); // PGS cannot do rows without a diagonal
        model.run.max_iterations = 20;
        const auto session = start(model, options);
        const auto done = session->run_until(1e-3);
        QVERIFY(!done);
        QVERIFY2(done.error().text().find("was not solved (projected Gauss-Seidel") != std::string::npos, done.error().text().c_str());
        QVERIFY(done.error().remedy.find("another solver") != std::string::npos);
    }

    void aNewtonLoopThatDoesNotConvergeSaysWhereAndWhatToDo() {
        auto model = parse(R"({ "saltus": 1, "title": "Stiff",
          "systems": { "s": { "kind": "first-order-nonlinear", "f": ["-1e6*(s.x[0]^3 - cos(40*t)) + 0"], "x": [1] } },
          "run": { "integrator": { "kind": "euler-moreau", "theta": 1, "newton": { "max_iterations": 3 } }, "step": 0.05, "end": 2 } })");
        const auto session = start(model);
        const auto done = session->run_until(2.0);
        QVERIFY(!done);
        QVERIFY2(done.error().text().find("Newton's iteration did not converge in 3 passes: the residual of 's'") != std::string::npos,
                 done.error().text().c_str());
        QVERIFY(done.error().remedy.find("smaller step") != std::string::npos);
    }

    // The slider-crank without its projection, run on behind its end: what it advises is what helps.
    void aStepThatIsLinearisedOnceAdvisesMorePasses() {
        model::Model model = scene("slider-crank");
        model.run.projection = model::ProjectionKind::none;
        model.run.newton_iterations = 1;
        const auto once = start(model);
        const auto failed = once->run_until(2.0);
        QVERIFY(!failed);
        QVERIFY2(failed.error().remedy.find("allow more passes (integrator.newton.max_iterations), or use a smaller step") != std::string::npos,
                 failed.error().text().c_str());
        model.run.newton_iterations = 50;
        QVERIFY(start(model)->run_until(2.0).has_value());
        model.run.newton_iterations = 1;
        model.run.step = "0.02 ms";
        QVERIFY(start(model)->run_until(2.0).has_value());
    }

    void aStepThatIsTooLargeForAnExplicitSchemeIsNoticed() {
        auto model = parse(R"({ "saltus": 1, "title": "Explosion",
          "systems": { "s": { "kind": "first-order-nonlinear", "f": ["-s.x[0]^3"], "x": [10] } },
          "run": { "integrator": { "kind": "euler-moreau", "theta": 0 }, "step": 0.5, "end": 20 } })");
        const auto session = start(model);
        const auto done = session->run_until(20.0);
        QVERIFY(!done);
        QVERIFY2(done.error().text().find("smaller step") != std::string::npos, done.error().text().c_str());
        for (const double x : column(*session->recording(), "s.x[0]")) QVERIFY(std::isfinite(x));
    }

    void aMassMatrixThatBecomesSingularIsNamed() {
        auto model = parse(R"({ "saltus": 1, "title": "Singular",
          "systems": { "arm": { "kind": "lagrangian-nonlinear", "M": [["1 - arm.q[0]"]], "F": [0], "q": [0], "v": [1] } },
          "run": { "integrator": { "kind": "moreau-jean", "theta": 0.5 }, "step": 0.125, "end": 2 } })");
        const auto session = start(model);
        const auto done = session->run_until(2.0);
        QVERIFY(!done);
        QVERIFY2(done.error().text().find("'arm'") != std::string::npos, done.error().text().c_str());
        QVERIFY(session->time() < 1.1);
    }

    void relativeDegreesThatCannotWorkAreRefused() {
        const auto chain = [](const std::string& C, const std::string& B, const std::string& law) {
            std::string text = R"({ "saltus": 1, "title": "Chain",
              "systems": { "s": { "kind": "first-order-linear", "A": [[0, 1], [0, 0]], "x": [1, 0] } },
              "interactions": { "wall": { "between": ["s"], "relation": { "kind": "first-order-linear", "C": $C, "B": $B },
                                          "law": { "kind": "$L" } } },
              "run": { "step": 0.01, "end": 1 } })";
            for (const auto& [mark, value] : {std::pair{"$C", C}, {"$B", B}, {"$L", law}}) text.replace(text.find(mark), 2, value);
            return text;
        };
        const auto contact = Session::create(parse(chain("[[1, 0]]", "[[0], [1]]", "complementarity")));
        QVERIFY(!contact);
        QVERIFY2(text_of(contact.error()).find("relative degree 2") != std::string::npos, text_of(contact.error()).c_str());
        QVERIFY(Session::create(parse(chain("[[0, 1]]", "[[1], [0]]", "relay"))).has_value()); // it watches
        const auto cut = Session::create(parse(chain("[[0, 1]]", "[[1], [0]]", "complementarity")));
        QVERIFY(!cut);
        QVERIFY2(text_of(cut.error()).find("no lambda ever reaches y") != std::string::npos, text_of(cut.error()).c_str());
        QVERIFY(Session::create(parse(chain("[[1, 0]]", "[[0], [1]]", "relay"))).has_value());
        const auto held = Session::create(parse(chain("[[1, 0]]", "[[0], [1]]", "equality")));
        QVERIFY(held.has_value());
        const auto notices = (*held)->recording()->notices(); // its degree, and that it does not hold at the start
        QCOMPARE(notices.size(), std::size_t{2});
        QVERIFY(notices[0].message.find("relative degree 2") != std::string::npos);
        QVERIFY2(notices[1].message.find("is 1 at the start, not 0") != std::string::npos, notices[1].message.c_str());
    }

    // A diode and a switch in a loop with a mass that changes with q: lambda reaches y as if they stood alone.
    void aMassByFormulaHidesNoLambda() {
        for (const char* law : {"complementarity", "relay", "equality"}) {
            std::string text = R"({ "saltus": 1, "title": "Loop",
              "systems": { "c": { "kind": "first-order-nonlinear", "f": ["-3*c.x[0] + n.v[0]"], "x": [0] },
                           "n": { "kind": "lagrangian-nonlinear", "M": [["1 + 0.1*n.q[0]^2"]], "F": ["-5*n.q[0] + 2*c.x[0]"], "q": [0.3], "v": [0] } },
              "interactions": { "r": { "between": ["c"], "relation": { "kind": "first-order-linear", "C": [[1]], "B": [[0.5]] }, "law": { "kind": "$L" } } },
              "run": { "step": "1 ms", "end": 1 } })";
            text.replace(text.find("$L"), 2, law);
            const auto session = Session::create(parse(text));
            QVERIFY2(session.has_value(), session ? "" : text_of(session.error()).c_str());
            QVERIFY2((*session)->recording()->notices().empty(), law);
            run_to(**session, 1.0);
        }
    }

    // lambda reaches y through a position: current a pushes m, whose place fills b: four integrations.
    void aPathThroughAPositionIsFound() {
        const auto loop = [](const char* law) {
            std::string text = R"({ "saltus": 1, "title": "Servo",
              "systems": { "a": { "kind": "first-order-linear", "A": [[-1]], "x": [0] },
                           "m": { "kind": "lagrangian-nonlinear", "M": [["2"]], "F": ["a.x[0] - 3*m.v[0]"], "q": [0], "v": [0] },
                           "b": { "kind": "first-order-nonlinear", "f": ["m.q[0] - b.x[0]"], "x": [0.1] } },
              "interactions": { "r": { "between": ["a", "b"], "relation": { "kind": "first-order-nonlinear", "h": ["b.x[0]"], "g": ["r.lambda[0]", "0"] }, "law": { "kind": "$L" } } },
              "run": { "step": "1 ms", "end": 1 } })";
            text.replace(text.find("$L"), 2, law);
            return Session::create(parse(text));
        };
        const auto relay = loop("relay");
        QVERIFY2(relay.has_value(), relay ? "" : text_of(relay.error()).c_str());
        QVERIFY((*relay)->recording()->notices().empty());
        const auto diode = loop("complementarity");
        QVERIFY(!diode);
        QVERIFY2(text_of(diode.error()).find("relative degree 4") != std::string::npos, text_of(diode.error()).c_str());
    }

    void aRowThatMovesNothingIsRefused() {
        const auto session = Session::create(parse(R"({ "saltus": 1, "title": "Dead",
          "systems": { "p": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "q": [0, 0], "v": [0, 0] } },
          "interactions": { "floor": { "between": ["p"], "relation": { "kind": "lagrangian-linear", "H": [[0, 0]], "T": [[1, 0]] },
                                       "law": { "kind": "newton-impact-friction", "mu": 0.1 } } },
          "run": { "step": 0.01, "end": 1 } })"));
        QVERIFY(!session);
        QVERIFY2(text_of(session.error()).find("moves no system") != std::string::npos, text_of(session.error()).c_str());
    }
};

QTEST_GUILESS_MAIN(TestNewton)
#include "test_newton.moc"
