// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies and systems of equations in one scene and one step.
#include "core/model/expand.h"
#include "core/model/model_graph.h"
#include "core/simulation/lower.h"
#include "core/simulation/mixed_actions.h"
#include "core/simulation/mixed_stepper.h"
#include "tests/core/simulation/mixed_scenes.h"

#include <QtTest>

#include <algorithm>
#include <complex>

using namespace saltus;
using namespace saltus::testing;

namespace {

std::unique_ptr<Session> run_whole(const model::Model& model) {
    auto session = start(model);
    if (const auto done = session->run_until(session->end_time()); !done) throw std::runtime_error(done.error().text());
    return session;
}

double last(const Session& session, const std::string& name) {
    const Recording& recording = *session.recording();
    return recording.value(*recording.catalogue().find(name), recording.rows() - 1);
}

double furthest(const std::vector<double>& a, const std::vector<double>& b) {
    double most = a.size() == b.size() ? 0.0 : HUGE_VAL;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) most = std::max(most, std::abs(a[i] - b[i]));
    return most;
}

std::string refusal(const model::Model& model) {
    const auto session = Session::create(model);
    return session ? std::string() : text_of(session.error());
}

// J w' = k i, L i' = V - R i - k w from rest: speed and current.
std::pair<double, double> step_response(const Motor& m, double t) {
    using Complex = std::complex<double>;
    const double a = m.R / m.L, b = m.k * m.k / (m.J * m.L);
    const Complex root = std::sqrt(Complex(a * a / 4.0 - b)), s1 = -a / 2.0 + root, s2 = -a / 2.0 - root;
    // i = c (e^s1t - e^s2t) with i'(0) = V/L; w = V/k - (R i + L i')/k
    const Complex c = m.V / m.L / (s1 - s2);
    const Complex i = c * (std::exp(s1 * t) - std::exp(s2 * t)), di = c * (s1 * std::exp(s1 * t) - s2 * std::exp(s2 * t));
    return {((m.V - m.R * i - m.L * di) / m.k).real(), i.real()};
}

} // namespace

class TestMixedScenes : public QObject {
    Q_OBJECT

private slots:
    // --- closed forms

    void aMotorWithAFlywheelFollowsItsStepResponseInSecondOrder() {
        double error[2];
        for (int k = 0; k < 2; ++k) {
            Motor m;
            m.h = 2e-3 / (1 << k);
            const auto session = run_whole(as_bodies(m));
            const auto [speed, current] = step_response(m, m.end);
            error[k] = std::hypot((last(*session, "rotor.v[2]") - speed) / speed, (last(*session, "winding.x[0]") - current) / current);
        }
        QVERIFY2(error[1] < 2e-5, qPrintable(QString::number(error[1])));
        QVERIFY2(error[0] / error[1] > 3.7 && error[0] / error[1] < 4.3, qPrintable(QString::number(error[0] / error[1])));
    }

    // The winding is fifty times faster than the step, and the back electromotive force far stronger than the rotor is heavy.
    void aMotorThatIsMuchFasterThanTheStepStaysQuasiStatic() {
        Motor m;
        m.h = 5e-3;
        m.L = m.R * m.h / 50.0;
        m.J = 1e-4; // J R / k^2 = 0.25 h
        m.weight = 0.3;
        m.circuit_theta = 1.0;
        m.end = 2.0;
        const auto session = run_whole(as_bodies(m));
        const auto current = column(*session->recording(), "winding.x[0]"), speed = column(*session->recording(), "rotor.v[2]");
        for (std::size_t step = 1; step < current.size(); ++step) {
            const double quasi_static = (m.V - m.k * speed[step]) / m.R;
            QVERIFY2(current[step] <= quasi_static + 0.01 * m.V / m.R, qPrintable(QString("step %1").arg(step)));
            if (step >= 3) QVERIFY2(std::abs(current[step] - quasi_static) <= 0.01 * m.V / m.R, qPrintable(QString("step %1").arg(step)));
        }
        // and the mechanism settles about the speed without load
        QVERIFY(std::abs(speed.back() - m.V / m.k) < 0.1 * m.V / m.k);
    }

    // --- twins

    void bodiesWithAJointAreTheTwinOfTwoSystems() {
        for (const bool diode : {false, true}) {
            Motor m;
            m.weight = 1.5;
            m.end = 0.5;
            m.diode = diode;
            const auto bodies = run_whole(as_bodies(m)), systems = run_whole(as_two_systems(m));
            const double off = std::max(furthest(column(*bodies->recording(), "rotor.v[2]"), column(*systems->recording(), "rotor.v[0]")),
                                        furthest(column(*bodies->recording(), "winding.x[0]"), column(*systems->recording(), "winding.x[0]")));
            QVERIFY2(off < 1e-10, qPrintable(QString::number(off)));
        }
    }

    void twoSystemsAreTheTwinOfOne() {
        Motor m;
        m.weight = 1.5;
        m.end = 0.5;
        const auto two = run_whole(as_two_systems(m)), one = run_whole(as_one_system(m));
        const double off = std::max(furthest(column(*two->recording(), "rotor.q[0]"), column(*one->recording(), "motor.x[0]")),
                                    furthest(column(*two->recording(), "winding.x[0]"), column(*one->recording(), "motor.x[2]")));
        QVERIFY2(off < 1e-10, qPrintable(QString::number(off)));
    }

    // --- books

    // With theta = 1/2 for both, J w^2/2 + L i^2/2 changes by what the source gives less the heat, to round-off.
    void currentAndSpeedExchangeEnergyWithoutLoss() {
        Motor m;
        const auto session = run_whole(as_bodies(m));
        const auto i = column(*session->recording(), "winding.x[0]"), w = column(*session->recording(), "rotor.v[2]");
        double largest = 0.0;
        for (std::size_t k = 1; k < i.size(); ++k) {
            const double mean = 0.5 * (i[k] + i[k - 1]);
            const double stored = 0.5 * m.J * (w[k] * w[k] - w[k - 1] * w[k - 1]) + 0.5 * m.L * (i[k] * i[k] - i[k - 1] * i[k - 1]);
            largest = std::max(largest, std::abs(stored - m.h * mean * (m.V - m.R * mean)));
        }
        QVERIFY2(largest < 1e-13, qPrintable(QString::number(largest)));
    }

    void theBooksOfEnergyCloseAndTheirSchemePartVanishes() {
        Motor m;
        m.weight = 1.5;
        model::Model model = as_bodies(m);
        model.run.record = {"energy.total", "energy.input", "energy.damping", "energy.impact", "energy.scheme", "energy.kinetic", "rotor.v[2]"};
        const auto session = run_whole(model);
        const double w = last(*session, "rotor.v[2]");
        QVERIFY(std::abs(last(*session, "energy.kinetic") - 0.5 * m.J * w * w) < 1e-14);
        const double closed = last(*session, "energy.total") - last(*session, "energy.input") + last(*session, "energy.damping") +
                              last(*session, "energy.impact") + last(*session, "energy.scheme");
        QVERIFY2(std::abs(closed) < 1e-12, qPrintable(QString::number(closed)));
        QVERIFY2(std::abs(last(*session, "energy.scheme")) < 1e-12, qPrintable(QString::number(last(*session, "energy.scheme"))));
    }

    void theResidualOfAllEquationsIsSmall() {
        Motor m;
        m.weight = 1.5;
        m.diode = true;
        const auto session = run_whole(as_bodies(m));
        QVERIFY(session->statistics().worst_equations.has_value());
        QVERIFY2(*session->statistics().worst_equations < 1e-9, qPrintable(QString::number(*session->statistics().worst_equations)));
    }

    // --- slopes

    // d(force)/d(velocity at the end) by formulas, by positions, by a quaternion, by a joint's angle and through systems whose
    // step answers (one of them with a diode), against differences of whole steps.
    void theSlopesAreDerivativesOfTheStep() {
        const model::Model model = parse(R"j({ "saltus": 2, "world": { "gravity": [0, 0, 0] },
            "systems": {
                "lag": { "kind": "first-order-nonlinear", "f": ["-20*lag.x[0] + 3*top.v[0]*top.q[4] + top.q[2]^2", "lag.x[0] - lag.x[1]^3"], "x": [0.3, 0.2], "theta": 0.8 },
                "mass": { "kind": "lagrangian-nonlinear", "M": [[0.7]], "F": ["-300*mass.q[0] + 5*hinge.ydot[5] + lag.x[1] + 4*hinge.y[5]"], "q": [0.1], "v": [0.5] },
                "coil": { "kind": "first-order-linear", "A": [[-40]], "b": ["6 + 2*hinge.ydot[5]"], "x": [0.1] } },
            "interactions": { "diode": { "between": ["coil"],
                "relation": { "kind": "first-order-linear", "C": [[1]], "D": [[0.3]], "B": [[5]], "e": ["-0.4 + 0.1*top.v[2]"] }, "law": { "kind": "complementarity" } } },
            "bodies": {
                "top": { "mass": 2, "inertia": [0.1, 0.2, 0.3], "position": [0.1, 0.2, 0.3], "rotation": [0.7, 1, 2, 3], "velocity": [0.4, -0.2, 0.3], "spin": [1, 2, -1],
                    "shapes": [{ "kind": "sphere", "radius": 0.1, "touches": false }],
                    "force": ["lag.x[0]*top.v[0]", "mass.q[0] - 2*top.v[1]^2 + diode.lambda[0]", "top.q[5]*lag.x[1]"], "moment": ["top.q[3]*top.q[6]", "-3*top.v[4]", "coil.x[0]*top.q[0]"] },
                "wheel": { "mass": 1, "inertia": [0.1, 0.1, 0.1], "position": [2, 0, 0], "spin": [0, 0, 0.6], "shapes": [{ "kind": "sphere", "radius": 0.1, "touches": false }] } },
            "joints": { "hinge": { "kind": "revolute", "between": ["wheel"], "point": [2, 0, 0], "axis": [0, 0, 1],
                "coordinates": [{ "drive": "force", "value": "coil.x[0]^2 - hinge.y[5]*mass.v[0]" }] } },
            "run": { "step": 0.01, "end": 1, "integrator": { "kind": "moreau-jean", "newton": { "tolerance": 1e-14 } } } })j");
        auto expanded = model::expand(model, {});
        QVERIFY(expanded);
        auto graph = model::ModelGraph::create(model, std::move(*expanded));
        QVERIFY(graph);
        simulation::Scheme scheme;
        scheme.h = 0.01;
        scheme.newton_tolerance = 1e-14;
        auto assembled = simulation::lower(model, *graph, scheme, {});
        QVERIFY2(assembled, qPrintable(QString::fromStdString(assembled ? std::string() : text_of(assembled.error()))));
        solvers::MixedSettings settings;
        simulation::MixedStepper stepper(**assembled, settings);
        simulation::State state;
        const simulation::Layout& layout = (*assembled)->layout;
        state.numbers.assign(layout.size, 0.0);
        std::copy((*assembled)->q0.begin(), (*assembled)->q0.end(), state.numbers.begin() + static_cast<std::ptrdiff_t>(layout.q));
        std::copy((*assembled)->v0.begin(), (*assembled)->v0.end(), state.numbers.begin() + static_cast<std::ptrdiff_t>(layout.v));
        std::copy((*assembled)->x0.begin(), (*assembled)->x0.end(), state.numbers.begin() + static_cast<std::ptrdiff_t>(layout.x));
        QVERIFY(stepper.settle(state));
        QVERIFY(stepper.compute(state).failure == simulation::StepReport::Failure::none);

        const simulation::MixedActions& actions = *(*assembled)->bodies->mixed_actions();
        const auto channels = actions.channels();
        const auto pattern = actions.slope_pattern();
        const std::size_t rows = (*assembled)->bodies->world().joint_row_count();
        std::vector<double> q(14), v(12), y(rows), ydot(rows);
        std::copy_n(state.numbers.data() + layout.q + 1, 14, q.begin());
        std::copy_n(state.numbers.data() + layout.v + 1, 12, v.begin());
        std::copy_n(state.numbers.data() + layout.y + 1, rows, y.begin());
        std::copy_n(state.numbers.data() + layout.ydot + 1, rows, ydot.begin());
        y[5] = 0.2;
        const double weight = scheme.h * scheme.theta;
        const auto force = [&](const rigid::Channel* moved, double by) { // along all channels, a velocity changed
            std::vector<double> q1 = q, v1 = v, y1 = y, ydot1 = ydot, out(12, 0.0), drives(3, 0.0), along;
            if (moved && moved->joint) {
                ydot1[5] += by;
                y1[5] += weight * by;
            } else if (moved) {
                const std::size_t b = moved->object, c = moved->component;
                v1[6 * b + c] += by;
                if (c < 3) {
                    q1[7 * b + c] += weight * by;
                } else {
                    double w[3] = {0.0, 0.0, 0.0};
                    w[c - 3] = 0.5 * weight * by;
                    const double* Q = q.data() + 7 * b + 3;
                    q1[7 * b + 3] += -Q[1] * w[0] - Q[2] * w[1] - Q[3] * w[2];
                    q1[7 * b + 4] += Q[0] * w[0] + Q[2] * w[2] - Q[3] * w[1];
                    q1[7 * b + 5] += Q[0] * w[1] - Q[1] * w[2] + Q[3] * w[0];
                    q1[7 * b + 6] += Q[0] * w[2] + Q[1] * w[1] - Q[2] * w[0];
                }
            }
            if (!actions.couple({scheme.h, q1.data(), v1.data(), y1.data(), ydot1.data()}, true, out.data(), drives.data())) throw std::runtime_error("no step");
            for (const rigid::Channel& channel : channels) along.push_back(channel.joint ? drives[2] : out[6 * channel.object + channel.component]);
            return along;
        };
        force(nullptr, 0.0);
        std::vector<double> slopes(pattern.size());
        actions.slopes(weight, slopes.data());
        std::size_t seen = 0;
        for (std::size_t c = 0; c < channels.size(); ++c) {
            constexpr double d = 1e-5;
            const auto up = force(&channels[c], d), down = force(&channels[c], -d);
            for (std::size_t r = 0; r < channels.size(); ++r) {
                const double measured = (up[r] - down[r]) / (2.0 * d);
                double formed = 0.0;
                for (std::size_t k = 0; k < pattern.size(); ++k)
                    if (pattern[k] == std::pair(static_cast<std::uint32_t>(r), static_cast<std::uint32_t>(c))) formed += slopes[k];
                QVERIFY2(std::abs(measured - formed) < 1e-7 * (1.0 + std::abs(measured)), qPrintable(QString("%1 %2: %3 %4").arg(r).arg(c).arg(measured).arg(formed)));
                seen += std::abs(measured) > 1e-6 ? 1 : 0;
            }
        }
        QVERIFY2(seen >= 12, qPrintable(QString::number(seen)));
    }

    // A feedback that is not symmetric and far stiffer than the step: its twin is one Lagrangian system with exact slopes.
    void anUnsymmetricStiffFeedbackConverges() {
        const std::string run = R"j("run": { "step": 0.01, "end": 1, "integrator": { "kind": "moreau-jean", "newton": { "tolerance": 1e-13 } } })j";
        const auto bodies = parse(R"j({ "saltus": 2, "world": { "planar": true, "gravity": [0, 0] },
            "systems": { "lag": { "kind": "first-order-linear", "A": [[-1000]], "b": ["1000*(40 - 900*(a.q[0] - b.q[0]) - 700*a.v[0] - 150*b.v[0])"], "x": [0], "theta": 0.5 } },
            "bodies": {
                "a": { "mass": 1, "inertia": [1], "position": [0, 0], "shapes": [{ "kind": "disc", "radius": 0.1, "touches": false }], "force": ["lag.x[0]", 0] },
                "b": { "mass": 2, "inertia": [1], "position": [0, 5], "shapes": [{ "kind": "disc", "radius": 0.1, "touches": false }], "force": ["-0.3*lag.x[0] - 8*b.q[0]", 0] } },)j" + run + "}");
        const auto systems = parse(R"j({ "saltus": 2,
            "systems": { "lag": { "kind": "first-order-nonlinear", "f": ["1000*(40 - 900*(m.q[0] - m.q[1]) - 700*m.v[0] - 150*m.v[1]) - 1000*lag.x[0]"], "x": [0] },
                "m": { "kind": "lagrangian-nonlinear", "M": [[1, 0], [0, 2]], "F": ["lag.x[0]", "-0.3*lag.x[0] - 8*m.q[1]"], "q": [0, 0], "v": [0, 0] } },)j" + run + "}");
        const auto one = run_whole(bodies), other = run_whole(systems);
        const double off = std::max(furthest(column(*one->recording(), "a.v[0]"), column(*other->recording(), "m.v[0]")),
                                    furthest(column(*one->recording(), "b.v[0]"), column(*other->recording(), "m.v[1]")));
        QVERIFY2(off < 1e-9, qPrintable(QString::number(off)));
    }

    // Forces of a body by a joint's coordinate, without any system.
    void aMomentMayReadAJoint() {
        const auto session = run_whole(parse(R"j({ "saltus": 2, "world": { "planar": true, "gravity": [0, 0] },
            "bodies": { "disc": { "mass": 1, "inertia": [0.5], "spin": [2], "shapes": [{ "kind": "disc", "radius": 0.1, "touches": false }], "moment": ["-18*axle.y[2]"] } },
            "joints": { "axle": { "kind": "revolute", "between": ["disc"], "point": [0, 0] } },
            "run": { "step": 1e-3, "end": 1 } })j"));
        // J a'' = -18 a: omega = 6 / s
        QVERIFY(std::abs(last(*session, "disc.q[2]") - std::sin(6.0) / 3.0) < 1e-5);
    }

    // --- bad input

    void whatCannotBeIsNamed_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("said");
        QTest::newRow("a joint's reaction") << "axle.ydot[2])/" << "axle.lambda[2])/" << "axle.lambda[2]";
        QTest::newRow("an unknown body") << "axle.ydot[2])/" << "axel.ydot[2])/" << "axel.ydot[2]";
        QTest::newRow("theta") << "\"theta\": 0.5, \"x\"" << "\"theta\": 1.5, \"x\"" << "theta = 1.5 is outside [0, 1] (systems.winding.theta)";
        QTest::newRow("a position drive by a state") << "\"drive\": \"force\"" << "\"drive\": \"position\"" << "known only after the step";
        QTest::newRow("a drive by a reaction") << "*winding.x[0]\" }]" << "*axle.lambda[0]\" }]" << "what a joint has to bear is known only after the step";
        QTest::newRow("a drive by an energy") << "*winding.x[0]\" }]" << "*energy.kinetic\" }]" << "a drive may not depend on the signal 'energy.kinetic'";
        QTest::newRow("an integrator") << "\"kind\": \"moreau-jean\"" << "\"kind\": \"euler-moreau\"" << "does not move rigid bodies";
    }
    void whatCannotBeIsNamed() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, said);
        QString text = QString::fromStdString(as_bodies_text(Motor{}));
        QVERIFY(text.contains(from));
        text.replace(from, to);
        const auto model = io::parse_scene(text.toStdString(), "test.saltus");
        const std::string told = model ? refusal(*model) : text_of(model.error());
        QVERIFY2(told.find(said.toStdString()) != std::string::npos, told.c_str());
    }

    // A force that answers to the velocity of the same step with the wrong sign, without end: no step has a solution that a loop finds.
    void aLoopWithoutSolutionIsRefusedWithAReason() {
        const auto session = start(parse(R"j({ "saltus": 2, "world": { "planar": true, "gravity": [0, 0] },
            "systems": { "x": { "kind": "first-order-linear", "A": [[-1]], "b": ["1"], "x": [0] } },
            "bodies": { "a": { "mass": 1, "inertia": [1], "velocity": [1, 0], "shapes": [{ "kind": "disc", "radius": 0.1, "touches": false }],
                "force": ["if(a.v[0] > 1, -4000, 3000) + x.x[0]", 0] } },
            "run": { "step": 0.01, "end": 1 } })j"));
        const auto done = session->run_steps(1);
        QVERIFY(!done);
        QVERIFY2(done.error().message.find("no common step") != std::string::npos, done.error().text().c_str());
        QVERIFY(!done.error().remedy.empty());
    }

    // From rest the step has no solution: forwards the state turns and nothing pushes, at rest it does. The loop closes in on the edge of sign(v), where
    // velocities settle and the equations do not hold.
    void aLoopThatSettlesOnAJumpIsRefused() {
        for (const double gain : {1.0, 1e3}) {
            const auto session = start(parse(json("{ 'saltus': 2, 'world': { 'planar': true, 'gravity': [0, -9.81] },"
                                                  "'systems': { 's': { 'kind': 'first-order-nonlinear', 'f': ['1 - 100*sign(b.v[0])'], 'x': [0.1] } },"
                                                  "'bodies': { 'b': { 'mass': 1, 'inertia': [1], 'force': ['" + text(gain) + "*sign(s.x[0])', 0] } }, 'run': { 'step': 0.01, 'end': 1 } }")));
            const auto done = session->run_steps(1);
            QVERIFY(!done);
            QVERIFY2(done.error().message.find("no common step") != std::string::npos, done.error().text().c_str());
            QVERIFY(!done.error().remedy.empty());
        }
    }

    void aRemarkTellsWhereOneHalfWouldRing() {
        const auto remarked = [](double theta) {
            Motor m;
            m.L = 1e-4;
            m.circuit_theta = theta;
            const auto session = start(as_bodies(m));
            for (const Notice& notice : session->recording()->notices())
                if (notice.message.find("'winding' settles within") != std::string::npos) return true;
            return false;
        };
        QVERIFY(remarked(0.5));
        QVERIFY(!remarked(1.0));
    }

    void aSceneIsWrittenWithTheVersionThatItNeeds() {
        const model::Model mixed = as_bodies(Motor{});
        const std::string text = io::scene_text(mixed);
        QVERIFY(text.find("\"saltus\": 2") != std::string::npos);
        QVERIFY(text.find("\"theta\": 0.5") != std::string::npos);
        const auto again = parse(text);
        QCOMPARE(io::scene_text(again), text);
        QVERIFY(io::scene_text(scene("bouncing-ball")).find("\"saltus\": 1") != std::string::npos);
        QVERIFY(io::scene_text(scene("slider-crank-3d")).find("\"saltus\": 1") != std::string::npos);
    }

    // The same fall as a body and as a system, side by side: impacts of both are told, with the same numbers, under their own names.
    void impactsOfBothPartsAreTold() {
        const auto session = run_whole(parse(R"j({ "saltus": 2,
            "systems": { "drop": { "kind": "lagrangian-linear", "M": [[2]], "F": [-19.62], "q": [0.5], "v": [0] } },
            "interactions": { "wall": { "between": ["drop"], "relation": { "kind": "lagrangian-linear", "H": [[1]] }, "law": { "kind": "newton-impact", "e": 0.6 } } },
            "world": { "gravity": [0, 0, -9.81], "projection": "none" }, "contacts": { "floor": { "e": 0.6 } },
            "bodies": { "ground": { "fixed": true, "shapes": [{ "kind": "half-space" }] },
                "ball": { "mass": 2, "inertia": [1, 1, 1], "position": [0, 0, 0.6], "shapes": [{ "kind": "sphere", "radius": 0.1 }] } },
            "run": { "step": 1e-3, "end": 1, "record": ["drop.q[0]", "ball.q[2]", "energy.impact", "energy.total"] } })j"));
        const Recording& recording = *session->recording();
        std::vector<Impact> of_bodies, of_systems;
        for (const Impact& impact : recording.impacts()) {
            const std::string& name = recording.interactions()[impact.interaction];
            QVERIFY2(name == "floor" || name == "wall", name.c_str());
            (name == "wall" ? of_systems : of_bodies).push_back(impact);
        }
        QCOMPARE(of_systems.size(), of_bodies.size());
        QVERIFY(of_systems.size() >= 2);
        double lost = 0.0;
        for (std::size_t k = 0; k < of_systems.size(); ++k) {
            QCOMPARE(of_systems[k].step, of_bodies[k].step);
            QVERIFY(std::abs(of_systems[k].impulse - of_bodies[k].impulse) < 1e-9);
            QVERIFY(std::abs(of_systems[k].energy - of_bodies[k].energy) < 1e-9);
            lost -= of_systems[k].energy + of_bodies[k].energy;
        }
        QVERIFY(std::abs(last(*session, "drop.q[0]") + 0.1 - last(*session, "ball.q[2]")) < 1e-9);
        QVERIFY2(std::abs(last(*session, "energy.impact") - lost) < 1e-9, qPrintable(QString::number(last(*session, "energy.impact") - lost)));
        // from the first fall: 2 g h, and e^2 of it each time
        QVERIFY(std::abs(of_systems[0].velocity_before + std::sqrt(2.0 * 9.81 * 0.5)) < 0.02);
    }

    // --- promises of every scene

    void aSnapshotGoesOnBitByBit() {
        Motor m;
        m.weight = 1.5;
        m.diode = true;
        const auto session = start(as_bodies(m));
        QVERIFY(session->run_steps(60));
        const Snapshot snapshot = session->snapshot();
        QVERIFY(session->run_steps(60));
        const auto hash = session->state_hash();
        QVERIFY(session->restore(snapshot));
        QVERIFY(session->run_steps(60));
        QCOMPARE(session->state_hash(), hash);
        const auto other = start(as_bodies(m));
        QVERIFY(other->restore(snapshot));
        QVERIFY(other->run_steps(60));
        QCOMPARE(other->state_hash(), hash);
    }
};

QTEST_GUILESS_MAIN(TestMixedScenes)
#include "test_mixed_scenes.moc"
