// SPDX-License-Identifier: GPL-3.0-or-later
// What the equations of motion are made of can be recorded: F, p and r of systems, gamma of gaps, parameters.
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <algorithm>
#include <utility>

using namespace saltus;
using namespace saltus::testing;

namespace {

RunOptions recording(std::vector<std::string> names) {
    RunOptions options;
    options.record = std::move(names);
    return options;
}

} // namespace

class TestEquationSignals : public QObject {
    Q_OBJECT

private slots:
    // M (v+ - v) = h (F + F+)/2 + p from the recorded columns alone: through impacts, by both steppers.
    void forceAndPercussionMakeTheChangeOfMomentum_data() {
        QTest::addColumn<int>("solver");
        QTest::newRow("linear") << static_cast<int>(model::SolverKind::automatic);
        QTest::newRow("newton") << static_cast<int>(model::SolverKind::semismooth_newton);
    }
    void forceAndPercussionMakeTheChangeOfMomentum() {
        QFETCH(int, solver);
        auto model = oscillator(2.0, 0.0, 0.0, "-2*9.81 + sin(30*t)", 0.3, 0.0);
        add_wall(model, 0.7);
        RunOptions options = recording({"mass.v[0]", "mass.F[0]", "mass.p[0]", "wall.lambda[0]"});
        options.solver = static_cast<model::SolverKind>(solver);
        const auto session = start(model, options);
        run_to(*session, 1.0);
        const auto& r = *session->recording();
        const auto t = column(r, "t"), v = column(r, "mass.v[0]"), F = column(r, "mass.F[0]"), p = column(r, "mass.p[0]"), lambda = column(r, "wall.lambda[0]");
        QVERIFY(r.impact_count() > 1);
        for (std::size_t k = 1; k < v.size(); ++k) {
            QVERIFY(std::abs(F[k] - (-2.0 * 9.81 + std::sin(30.0 * t[k]))) < 1e-14);
            QCOMPARE(p[k], lambda[k]);
            QVERIFY(std::abs(2.0 * (v[k] - v[k - 1]) - 0.5e-3 * (F[k] + F[k - 1]) - p[k]) < 1e-13);
        }
    }

    // x' = -x + r, y = x - 1 under a relay: r = 2 lambda.
    void inputsOfFirstOrderSystemsAreRecorded() {
        const auto session = start(parse(R"j({ "saltus": 1, "title": "Relay",
          "systems": { "s": { "kind": "first-order-linear", "A": [[-1]], "x": [3] } },
          "interactions": { "relay": { "between": ["s"], "relation": { "kind": "first-order-linear", "C": [[1]], "B": [[2]], "e": [-1] }, "law": { "kind": "relay" } } },
          "run": { "step": 0.01, "end": 3, "record": ["s.x[0]", "s.r[0]", "relay.lambda[0]"] } })j"));
        run_to(*session, 3.0);
        const auto r = column(*session->recording(), "s.r[0]"), lambda = column(*session->recording(), "relay.lambda[0]");
        bool acted = false;
        for (std::size_t k = 1; k < r.size(); ++k) {
            QCOMPARE(r[k], 2.0 * lambda[k]);
            acted = acted || r[k] != 0.0;
        }
        QVERIFY(acted);
    }

    // g = |q| - l(t), l = 1 + a sin(w t): g'' = n . q'' + gamma, gamma = (|v|^2 - (n . v)^2) / |q| + a w^2 sin(w t).
    void theBiasOfAGapIsItsSecondDerivativeWithoutAccelerations() {
        const auto session = start(parse(R"j({ "saltus": 1, "title": "Rod", "parameters": { "a": { "value": 0.05 } },
          "systems": { "p": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": [0, -9.81], "q": [1, 0], "v": [0, 0.2] } },
          "interactions": { "rod": { "between": ["p"], "relation": { "kind": "lagrangian-rheonomous", "h": ["sqrt(p.q[0]^2 + p.q[1]^2) - 1 - a*sin(3*t)"] },
              "law": { "kind": "equality" } } },
          "run": { "step": "1 ms", "end": 1, "record": ["p.q[0]", "p.q[1]", "p.v[0]", "p.v[1]", "rod.gamma[0]", "a"] } })j"));
        run_to(*session, 1.0);
        const auto& r = *session->recording();
        const auto t = column(r, "t"), x = column(r, "p.q[0]"), y = column(r, "p.q[1]"), u = column(r, "p.v[0]"), v = column(r, "p.v[1]"),
                   gamma = column(r, "rod.gamma[0]"), a = column(r, "a");
        for (std::size_t k = 0; k < t.size(); k += 50) {
            const double l = std::hypot(x[k], y[k]), n = (x[k] * u[k] + y[k] * v[k]) / l;
            const double expected = (u[k] * u[k] + v[k] * v[k] - n * n) / l + 0.05 * 9.0 * std::sin(3.0 * t[k]);
            QVERIFY2(std::abs(gamma[k] - expected) < 1e-12, qPrintable(QString::number(gamma[k] - expected)));
            QCOMPARE(a[k], 0.05);
        }
    }

    void formulasThatAreAskedForMayUseThem() {
        auto model = oscillator(2.0, 0.0, 5.0, "3*cos(t)", 0.3, 0.0);
        add_wall(model, 0.7);
        const auto session = start(model, recording({"mass.F[0]/2 - 5*mass.q[0]/2", "mass.p[0]/0.001"}));
        run_to(*session, 0.1);
        const auto acceleration = column(*session->recording(), "mass.F[0]/2 - 5*mass.q[0]/2");
        QCOMPARE(acceleration.front(), 1.5 - 0.75);
    }

    // In a scene's expressions, and expressions in forces. A pendulum let go from the side: what its rod carries is 3 m g cos(angle), and by F and gamma
    // n . F + m gamma + lambda = 0, since the gap's second derivative is nothing.
    void expressionsOfASceneMayUseThem() {
        const char* const text = R"j({ "saltus": 1, "title": "Rod", "parameters": { "m": { "value": 2 } },
          "expressions": { "weight": { "formula": "9.81*m" }, "along": { "formula": "p.F[0]*p.q[0] + p.F[1]*p.q[1]" }, "pull": { "formula": "-along - carried(m)" },
                           "double": { "formula": "2*pull + 0*p.p[0]" } },
          "functions": { "carried(m)": "m*rod.gamma[0]" },
          "systems": { "p": { "kind": "lagrangian-linear", "M": [["m", 0], [0, "m"]], "F": [0, "-weight"], "q": [1, 0], "v": [0, 0] } },
          "interactions": { "rod": { "between": ["p"], "relation": { "kind": "lagrangian-scleronomous", "h": ["sqrt(p.q[0]^2 + p.q[1]^2) - 1"] }, "law": { "kind": "equality" } } },
          "run": { "step": "1 ms", "end": 1, "record": ["p.q[1]", "pull", "double", "rod.gamma[0]"] } })j";
        for (const auto integrator : {model::IntegratorKind::moreau_jean, model::IntegratorKind::event_driven}) {
            auto model = parse(text);
            model.run.integrator = integrator;
            const auto session = start(model);
            run_to(*session, 1.0);
            const auto y = column(*session->recording(), "p.q[1]"), pull = column(*session->recording(), "pull"), twice = column(*session->recording(), "double");
            for (std::size_t k = 0; k < y.size(); ++k) {
                QVERIFY2(std::abs(pull[k] - 3.0 * 2.0 * 9.81 * y[k]) < 1e-3, qPrintable(QStringLiteral("%1 %2 %3").arg(k).arg(pull[k]).arg(3.0 * 2.0 * 9.81 * y[k])));
                QCOMPARE(twice[k], 2.0 * pull[k]);
            }
            QVERIFY(*std::min_element(y.begin(), y.end()) < -0.99);
        }
    }

    // A formula of the scene that asks for them may be asked for beside it.
    void theyCanBeRecordedBesideAnExpressionOfThem() {
        auto model = oscillator(2.0, 0.0, 5.0, "3*cos(t)", 0.3, 0.0);
        model::Expression pushed;
        pushed.name = "pushed";
        pushed.formula = "mass.F[0]/2";
        model.expressions.push_back(pushed);
        const auto session = start(model, recording({"pushed", "mass.F[0]", "mass.F[0] + pushed"}));
        QCOMPARE(column(*session->recording(), "mass.F[0] + pushed").front(), 4.5);
    }

    void aForceMadeOfItselfIsRefused() {
        for (const auto& [force, gap] : {std::pair("twice", "mass.q[0] + 1"), std::pair("1", "mass.q[0] + 1 + 0*bent")}) {
            const auto read = io::parse_scene(QStringLiteral(R"j({ "saltus": 1, "title": "Circle",
              "expressions": { "twice": { "formula": "2*mass.F[0]" }, "bent": { "formula": "wall.gamma[0]" } },
              "systems": { "mass": { "kind": "lagrangian-nonlinear", "M": [[1]], "F": ["%1"], "q": [0], "v": [0] } },
              "interactions": { "wall": { "between": ["mass"], "relation": { "kind": "lagrangian-scleronomous", "h": ["%2"] }, "law": { "kind": "newton-impact", "e": 0 } } },
              "run": { "step": 0.01, "end": 1 } })j").arg(QLatin1String(force), QLatin1String(gap)).toStdString(), "circle.saltus");
            QVERIFY(!read);
            QCOMPARE(read.error().size(), 1u);
            QVERIFY2(read.error().front().message.find("is made of itself") != std::string::npos, read.error().front().message.c_str());
            QVERIFY(read.error().front().place.line > 0);
        }
    }

    // Copies, diagonal systems with their index, and what has no such term.
    void eachCopyHasItsOwn() {
        const auto model = parse(R"j({ "saltus": 1, "title": "Copies",
          "systems": { "b": { "kind": "lagrangian-linear", "repeat": { "index": "i", "count": 3 }, "M": [[1]], "F": ["i*t"], "q": [1], "v": [0] },
                       "s": { "kind": "lagrangian-diagonal", "index": "k", "size": 2, "F": "10*k", "q": 0, "v": 0 } },
          "run": { "step": 0.1, "end": 1 } })j");
        const auto session = start(model, recording({"b[2].F[0]", "s.F[1]", "b[1].p[0]"}));
        run_to(*session, 1.0);
        QCOMPARE(column(*session->recording(), "b[2].F[0]").back(), 2.0);
        QCOMPARE(column(*session->recording(), "s.F[1]").back(), 10.0);
        for (const char* none : {"b[3].F[0]", "s.F[2]", "b[0].gamma[0]", "b[0].r[0]"}) QVERIFY2(!Session::create(model, recording({none})), none);
    }

    void theCamsAngleAtTheStartIsASignal() {
        for (const char* name : {"cam-follower", "cam-follower-rheonomous"}) {
            const auto session = start(scene(name), recording({"phi_0", "rpm"}));
            const auto first = [&](const char* signal) { return session->recording()->value(*session->recording()->catalogue().find(signal), 0); };
            QCOMPARE(first("phi_0"), 0.0);
            QVERIFY(std::abs(first("rpm") - 358.0 * std::numbers::pi / 30.0) < 1e-12);
        }
    }
};

QTEST_APPLESS_MAIN(TestEquationSignals)
#include "test_equation_signals.moc"
