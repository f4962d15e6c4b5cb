// SPDX-License-Identifier: GPL-3.0-or-later
// The discrete balance of energy closes to round-off, whatever the scheme's parameters; impacts take, never give.
#include "tests/core/simulation/coarse_cam.h"

#include <QtTest>

#include <algorithm>
#include <memory>

using namespace saltus;
using namespace saltus::testing;

namespace {

RunOptions energies() {
    RunOptions options;
    options.record = std::vector<std::string>{"energy.kinetic", "energy.potential", "energy.total", "energy.input",
                                              "energy.damping", "energy.impact",    "energy.scheme"};
    return options;
}

// Until `end` at this theta.
std::unique_ptr<Session> ran(model::Model model, double theta, double end) {
    model.run.theta = theta;
    auto session = start(model, energies());
    run_to(*session, end);
    return session;
}

struct Balance {
    double open = 0.0;  // largest |total(t) - total(0) - input + damping + impact + scheme|, J
    double scale = 0.0; // largest of the parts
};

Balance balance(const Recording& recording) {
    const auto total = column(recording, "energy.total"), input = column(recording, "energy.input"),
               damping = column(recording, "energy.damping"), impact = column(recording, "energy.impact"),
               scheme = column(recording, "energy.scheme");
    Balance out;
    for (std::size_t i = 0; i < total.size(); ++i) {
        out.open = std::max(out.open, std::abs(total[i] - total[0] - input[i] + damping[i] + impact[i] + scheme[i]));
        for (const double part : {total[i], input[i], damping[i], impact[i], scheme[i]})
            out.scale = std::max(out.scale, std::abs(part));
    }
    return out;
}

void addThetas() {
    QTest::addColumn<double>("theta");
    for (const double theta : {0.5, 0.6, 0.75, 1.0}) QTest::addRow("theta = %g", theta) << theta;
}

} // namespace

class TestEnergy : public QObject {
    Q_OBJECT

private slots:
    // What the notice tells is what the book of impacts took in that step, bodies and systems alike; what forces explain of it is told beside.
    void theNoticeOfAGainTellsWhatTheBookHas_data() {
        QTest::addColumn<QString>("scene");
        QTest::newRow("a stick, by friction") << R"j("world": { "planar": true, "gravity": [0, -10] }, "contacts": { "usual": { "e": 1, "mu": 0.01 } },
          "bodies": { "ground": { "fixed": true, "shapes": [{ "kind": "half-space" }] },
            "rod": { "mass": 1, "inertia": ["1/12"], "position": ["0.5*sin(pi/4)", "0.5*cos(pi/4) + 0.01"], "rotation": ["pi/4"], "velocity": [-0.5, 0.1], "spin": [0.1],
                     "shapes": [{ "kind": "disc", "radius": 1e-6, "position": [0, -0.5] }, { "kind": "disc", "radius": 1e-6, "position": [0, 0.5] }] } },)j";
        QTest::newRow("two walls, by unequal e") << R"j("systems": { "p": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": [-10, 0], "q": [0, 0], "v": [-1, 1] } },
          "interactions": { "a": { "between": ["p"], "relation": { "kind": "lagrangian-linear", "H": [[1, 0]] }, "law": { "kind": "newton-impact", "e": 1 } },
                            "b": { "between": ["p"], "relation": { "kind": "lagrangian-linear", "H": [[-0.9, -0.44]], "b": [0.0088] }, "law": { "kind": "newton-impact", "e": 0 } } },)j";
    }
    void theNoticeOfAGainTellsWhatTheBookHas() {
        QFETCH(QString, scene);
        const auto session = start(parse(QString(R"j({ "saltus": 1, "title": "Gain", %1 "run": { "step": "0.1 ms", "end": 1, "record": ["energy.impact"] } })j").arg(scene).toStdString()));
        run_to(*session, 0.1);
        const auto& recording = *session->recording();
        const auto impact = column(recording, "energy.impact");
        int told = 0;
        for (const Notice& notice : recording.notices()) {
            if (notice.kind != NoticeKind::energy_gain) continue;
            ++told;
            double added = 0.0, time = 0.0, beyond = 0.0;
            QVERIFY2(std::sscanf(notice.message.c_str(), "contacts added %lf J at t = %lf s, %lf J of it more than forces explain", &added, &time, &beyond) == 3, notice.message.c_str());
            const auto step = static_cast<std::size_t>(notice.step);
            QVERIFY2(std::abs(added - (impact[step - 1] - impact[step])) <= 1e-5 * added && beyond > 0.0 && beyond <= added, notice.message.c_str());
        }
        QCOMPARE(told, 1);
    }

    void theBalanceOfEverySceneCloses_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("theta");
        QTest::addColumn<double>("end");
        for (const char* name : {"cam-follower", "cam-follower-rheonomous", "bouncing-ball", "bead-column"})
            for (const double theta : {0.5, 0.7, 1.0})
                QTest::addRow("%s, theta = %g", name, theta) << QString::fromLatin1(name) << theta << 2.0;
    }
    void theBalanceOfEverySceneCloses() {
        QFETCH(QString, name);
        QFETCH(double, theta);
        QFETCH(double, end);
        model::Model model = coarse_scene(name.toStdString());
        const auto session = ran(model, theta, end);
        const Balance found = balance(*session->recording());
        qInfo("open by %.3g J of %.3g J", found.open, found.scale);
        QVERIFY(found.open <= 1e-11 * found.scale);
    }

    void impactsTakeEnergy_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("rpm");
        QTest::newRow("358 rpm") << "cam-follower"
                                 << "358";
        QTest::newRow("660 rpm") << "cam-follower"
                                 << "660";
        QTest::newRow("absolute, 358 rpm") << "cam-follower-rheonomous"
                                           << "358";
        QTest::newRow("absolute, 660 rpm") << "cam-follower-rheonomous"
                                           << "660";
        QTest::newRow("ball") << "bouncing-ball"
                              << "";
        QTest::newRow("beads") << "bead-column"
                               << "";
    }
    // All contacts of a step together give no more than (1 - e)/(1 + e)/2 of what the forces did at them within that
    // step (energy_gain is noticed beyond): without forces nothing (next test), with them O(h).
    void impactsTakeEnergy() {
        QFETCH(QString, name);
        QFETCH(QString, rpm);
        for (const double factor : {1.0, 0.25}) {
            RunOptions options = energies();
            const model::Model model = coarse_scene(name.toStdString());
            if (!rpm.isEmpty()) options.set = {{"rpm", rpm.toStdString()}};
            const auto session = start(model, options);
            options.step = session->step_size() * factor;
            const auto finer = start(model, options);
            run_to(*finer, finer->end_time());
            QVERIFY(finer->recording()->impact_count() > 0);
            for (const Notice& notice : finer->recording()->notices())
                QVERIFY2(notice.kind != NoticeKind::energy_gain, notice.message.c_str());
            const auto loss = column(*finer->recording(), "energy.impact");
            double gain = 0.0, largest = 0.0;
            for (std::size_t i = 1; i < loss.size(); ++i) {
                gain += std::max(0.0, loss[i - 1] - loss[i]);
                largest = std::max(largest, loss[i] - loss[i - 1]);
            }
            qInfo("h = %g: %zu impacts, largest loss %.3g J, all gains together %.3g J of %.3g J lost",
                  finer->step_size(), finer->recording()->impact_count(), largest, gain, loss.back());
            QVERIFY(gain < 1e-6 * loss.back());
        }
    }

    void withoutForcesNoStepOfAnImpactingColumnGainsAnything() {
        model::Model model = scene("bead-column");
        RunOptions options = energies();
        options.set = {{"n", "30"}, {"gap", "0.001"}, {"e", "0.7"}};
        auto& bead = std::get<model::LagrangianLinear>(model.systems[0].kind);
        bead.F = {0.0};
        bead.v = {"-1 - 0.1*i"};
        const auto session = start(model, options);
        run_to(*session, 2.0);
        QVERIFY(session->recording()->impact_count() > 100);
        const auto loss = column(*session->recording(), "energy.impact");
        for (std::size_t i = 1; i < loss.size(); ++i) QVERIFY(loss[i] >= loss[i - 1] - 1e-14 * loss.back());
    }

    void aFreeOscillatorKeepsItsEnergyAtThetaOneHalf() {
        const auto session = start(oscillator(2.0, 0.0, 50.0, 0.0, 0.3, 1.0), energies());
        run_for(*session, 100000);
        const auto total = column(*session->recording(), "energy.total");
        const auto [low, high] = std::minmax_element(total.begin(), total.end());
        QVERIFY(*high - *low < 1e-11);
        QVERIFY(std::abs(total[0] - (0.5 * 50 * 0.09 + 1.0)) < 1e-14);
    }

    void anElasticImpactLosesNothing() {
        model::Model model = oscillator(1.0, 0.0, 0.0, "-9.81", 1.0, 0.0);
        add_wall(model, 1.0);
        const auto session = start(model, energies());
        run_to(*session, 5.0);
        QVERIFY(session->recording()->impact_count() > 3);
        QVERIFY(std::abs(column(*session->recording(), "energy.impact").back()) < 1e-12);
    }

    void anInelasticImpactLosesWhatNewtonSays() {
        // (1 - e^2) m v^2 / 2 at each impact, v before it.
        model::Model model = oscillator(2.0, 0.0, 0.0, "-19.62", 1.0, 0.0);
        add_wall(model, 0.6);
        model.run.step = 1e-5;
        const auto session = start(model, energies());
        run_to(*session, 0.6);
        const auto impacts = session->recording()->impacts();
        QCOMPARE(impacts.size(), std::size_t{1});
        const double v = std::sqrt(2 * 9.81);
        QVERIFY(std::abs(impacts[0].energy + 0.5 * 2.0 * v * v * (1 - 0.36)) < 1e-2);
        QVERIFY(std::abs(impacts[0].velocity_before + v) < 1e-3);
        QVERIFY(std::abs(impacts[0].impulse - 2.0 * v * 1.6) < 1e-2);
    }

    // Without forces all that an impact changes is its own: (1 - e^2) m v^2 / 2, for every theta and both schemes.
    void anImpactsLossIsTheSameForEveryTheta_data() {
        QTest::addColumn<double>("theta");
        QTest::addColumn<double>("e");
        QTest::addColumn<bool>("newton");
        for (const double theta : {0.5, 0.6, 0.75, 1.0})
            for (const double e : {0.0, 0.5, 0.9, 1.0})
                for (const bool newton : {false, true})
                    QTest::addRow("theta = %g, e = %g, %s", theta, e, newton ? "Newton" : "linear") << theta << e << newton;
    }
    void anImpactsLossIsTheSameForEveryTheta() {
        QFETCH(double, theta);
        QFETCH(double, e);
        QFETCH(bool, newton);
        model::Model model = oscillator(2.0, 0.0, 0.0, 0.0, 0.5, -3.0);
        add_wall(model, e);
        if (newton) model.run.solver = model::SolverKind::enumerative;
        const auto session = ran(model, theta, 0.5);
        const auto& recording = *session->recording();
        QCOMPARE(recording.impact_count(), std::size_t{1});
        const double loss = 0.5 * 2.0 * 9.0 * (1.0 - e * e);
        QVERIFY(std::abs(column(recording, "energy.total")[0] - column(recording, "energy.total").back() - loss) < 1e-12);
        QVERIFY2(std::abs(column(recording, "energy.impact").back() - loss) < 1e-12,
                 qPrintable(QString::number(column(recording, "energy.impact").back())));
        QVERIFY(std::abs(recording.impact(0).energy + loss) < 1e-12);
        for (const char* book : {"energy.input", "energy.damping", "energy.scheme"})
            QVERIFY2(std::abs(column(recording, book).back()) < 1e-12, book);
        for (const Notice& notice : recording.notices()) QVERIFY2(notice.kind != NoticeKind::energy_gain, notice.message.c_str());
    }

    // A wall that comes: (1 - e^2) m (v - w)^2 / 2 is lost, the rest of the change is the work of who moves it.
    void aMovingWallsWorkIsInput_data() { addThetas(); }
    void aMovingWallsWorkIsInput() {
        QFETCH(double, theta);
        const double m = 2.0, v = -3.0, w = 1.5, e = 0.5;
        for (const bool newton : {false, true}) {
            model::Model model = oscillator(m, 0.0, 0.0, 0.0, 1.0, v);
            add_wall(model, e);
            model.interactions[0].relation = model::LagrangianRheonomousRelation{{"mass.q[0] - 1.5*t"}, {}};
            if (newton) model.run.solver = model::SolverKind::enumerative;
            const auto session = ran(model, theta, 0.5);
            const auto& recording = *session->recording();
            const double after = w - e * (v - w), loss = 0.5 * m * (v - w) * (v - w) * (1 - e * e);
            QVERIFY(std::abs(column(recording, "energy.total").back() - 0.5 * m * after * after) < 1e-11);
            QVERIFY(std::abs(column(recording, "energy.impact").back() - loss) < 1e-11);
            QVERIFY(std::abs(column(recording, "energy.input").back() - (0.5 * m * (after * after - v * v) + loss)) < 1e-11);
            QVERIFY(std::abs(column(recording, "energy.scheme").back()) < 1e-11);
        }
    }

    // The same of a wall that is curved, where the ball flies far before it meets it: y = q_1 - q_0^2 / 2 - w t.
    void aMovingCurvedWallsWorkIsInput_data() { addThetas(); }
    void aMovingCurvedWallsWorkIsInput() {
        QFETCH(double, theta);
        const double w = 0.7, e = 0.6, before[] = {1.1, -2.0};
        double early = 0.0, late = 0.6; // of the impact
        for (int i = 0; i < 60; ++i) {
            const double t = 0.5 * (early + late), across = -0.6 + before[0] * t;
            (1.2 + before[1] * t - 0.5 * across * across - w * t > 0.0 ? early : late) = t;
        }
        const double slope = 0.6 - before[0] * early, square = 1.0 + slope * slope; // H = (slope, 1)
        const double rate = slope * before[0] + before[1] - w, lambda = -(1.0 + e) * rate * 2.0 / square;
        const double after[] = {before[0] + 0.5 * lambda * slope, before[1] + 0.5 * lambda};
        const double gain = after[0] * after[0] + after[1] * after[1] - before[0] * before[0] - before[1] * before[1];
        auto model = parse(R"({ "saltus": 1, "title": "Bowl",
          "systems": { "ball": { "kind": "lagrangian-linear", "M": [[2, 0], [0, 2]], "q": [-0.6, 1.2], "v": [1.1, -2] } },
          "interactions": { "bowl": { "between": ["ball"],
              "relation": { "kind": "lagrangian-rheonomous", "h": ["ball.q[1] - ball.q[0]^2/2 - 0.7*t"] }, "law": { "kind": "newton-impact", "e": 0.6 } } },
          "run": { "step": "0.1 ms", "end": 0.6 } })");
        const auto session = ran(model, theta, 0.6);
        const auto& recording = *session->recording();
        QCOMPARE(recording.impact_count(), std::size_t{1});
        const auto total = column(recording, "energy.total");
        QVERIFY(std::abs(total.back() - total[0] - gain) < 2e-3);
        const double given = column(recording, "energy.input").back();
        QVERIFY2(std::abs(given - w * lambda) < 2e-3, qPrintable(QString::number(given - w * lambda)));
        QVERIFY(std::abs(column(recording, "energy.impact").back() - (w * lambda - gain)) < 2e-3);
        const double left = column(recording, "energy.scheme").back();
        QVERIFY2(std::abs(left) < 2e-3, qPrintable(QString::number(left)));
    }

    // A belt that runs under a friction contact along a curve: what the belt does is input, whatever was passed in flight.
    void aRunningBeltsWorkIsInput_data() { addThetas(); }
    void aRunningBeltsWorkIsInput() {
        QFETCH(double, theta);
        auto model = parse(R"({ "saltus": 1, "title": "Belt",
          "systems": { "ball": { "kind": "lagrangian-linear", "M": [[2, 0], [0, 2]], "q": [-0.6, 1], "v": [1.1, -2] } },
          "interactions": { "belt": { "between": ["ball"],
              "relation": { "kind": "lagrangian-rheonomous", "h": ["ball.q[1]"], "tangent": ["(1 + ball.q[0])*ball.v[0] - 5"] },
              "law": { "kind": "newton-impact-friction", "e": 0.5, "mu": 0.2 } } },
          "run": { "step": "0.1 ms", "end": 0.6 } })");
        const auto session = ran(model, theta, 0.6);
        const auto& recording = *session->recording();
        QCOMPARE(recording.impact_count(), std::size_t{1});
        // p_N = 2 (2 + 1), it slips: p_T = 0.2 p_N along (1 + q_0) at q_0 = -0.05
        const double friction = 0.2 * 6.0;
        QVERIFY(std::abs(column(recording, "energy.input").back() - 5.0 * friction) < 2e-3);
        QVERIFY(std::abs(column(recording, "energy.scheme").back()) < 2e-3);
    }

    // Masses that change with q: F_gyr takes what their change gives, so that a double pendulum without weight has no input. Where no
    // force takes it, v.M' v / 2 is what somebody gives.
    void whatMassesThatChangeGiveIsInput_data() { addThetas(); }
    void whatMassesThatChangeGiveIsInput() {
        QFETCH(double, theta);
        auto model = parse(R"j({ "saltus": 1, "title": "Arm",
          "systems": { "arm": { "kind": "lagrangian-nonlinear",
              "M": [["2 + cos(arm.q[1])", "0.5 + 0.5*cos(arm.q[1])"], ["0.5 + 0.5*cos(arm.q[1])", "0.5"]],
              "F_gyr": ["-0.5*sin(arm.q[1])*(2*arm.v[0]*arm.v[1] + arm.v[1]^2)", "0.5*sin(arm.q[1])*arm.v[0]^2"], "q": [0.6, 0.4], "v": [-1.5, 0.3] } },
          "interactions": { "wall": { "between": ["arm"],
              "relation": { "kind": "lagrangian-scleronomous", "h": ["0.5*sin(arm.q[0]) + 0.5*sin(arm.q[0] + arm.q[1])"] }, "law": { "kind": "newton-impact", "e": 0.5 } } },
          "run": { "step": "0.1 ms", "end": 0.7 } })j");
        const auto session = ran(model, theta, 0.7);
        const auto& recording = *session->recording();
        QVERIFY(recording.impact_count() > 0);
        const Balance found = balance(recording);
        QVERIFY(found.open <= 1e-12 * found.scale);
        for (const char* book : {"energy.input", "energy.scheme"}) {
            const double left = column(recording, book).back();
            QVERIFY2(std::abs(left) < (theta == 0.5 ? 1e-4 : 2e-3), qPrintable(QString("%1: %2").arg(QLatin1String(book)).arg(left)));
        }
        auto growing = parse(R"({ "saltus": 1, "title": "Growing mass",
          "systems": { "mass": { "kind": "lagrangian-nonlinear", "M": [["1 + mass.q[0]^2"]], "q": [0.5], "v": [2] } }, "run": { "step": "1 ms", "end": 1 } })");
        const auto alone = ran(growing, theta, 1.0);
        const double given = 0.5 * 4.0 * (2.5 * 2.5 - 0.5 * 0.5); // v stays
        QVERIFY(std::abs(column(*alone->recording(), "energy.total").back() - 2.0 * (1.0 + 2.5 * 2.5)) < 1e-9);
        QVERIFY(std::abs(column(*alone->recording(), "energy.input").back() - given) < 1e-9);
        QVERIFY(std::abs(column(*alone->recording(), "energy.scheme").back()) < 1e-9);
    }

    // Friction in the impact: what the percussions take is all that changes.
    void anImpactWithFrictionTakesWhatIsMissing_data() { addThetas(); }
    void anImpactWithFrictionTakesWhatIsMissing() {
        QFETCH(double, theta);
        for (const double mu : {0.1, 2.0}) { // slides, sticks
            auto model = parse(R"({ "saltus": 1, "title": "Rod",
              "parameters": { "mu": { "value": 0.1 } },
              "systems": { "rod": { "kind": "lagrangian-linear", "M": [[2, 0, 0], [0, 2, 0], [0, 0, 0.3]],
                                    "q": [0, 0.1, 0], "v": [1, -3, 0.4] } },
              "interactions": { "floor": { "between": ["rod"],
                  "relation": { "kind": "lagrangian-linear", "H": [[0, 1, 0.3]], "T": [[1, 0, 0.5]] },
                  "law": { "kind": "newton-impact-friction", "e": 0.4, "mu": "mu" } } },
              "run": { "step": "1 ms", "end": 0.2 } })");
            model.run.theta = theta;
            RunOptions options = energies();
            options.set = {{"mu", std::to_string(mu)}};
            const auto session = start(model, options);
            run_to(*session, 0.2);
            const auto& recording = *session->recording();
            QCOMPARE(recording.impact_count(), std::size_t{1});
            const auto total = column(recording, "energy.total");
            QVERIFY(total.back() < total[0] - 1.0);
            QVERIFY(std::abs(column(recording, "energy.impact").back() - (total[0] - total.back())) < 1e-12);
            QVERIFY(std::abs(recording.impact(0).energy - (total.back() - total[0])) < 1e-12);
            QVERIFY(std::abs(column(recording, "energy.scheme").back()) < 1e-12);
        }
    }

    // A point on a circle: the rod turns and stops no velocity, so what is missing is the scheme's, none of it an impact's.
    void aRodTakesNothing_data() { addThetas(); }
    void aRodTakesNothing() {
        QFETCH(double, theta);
        auto model = parse(R"({ "saltus": 1, "title": "Point on a circle",
          "systems": { "point": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": [0, -9.81], "q": [1, 0], "v": [0, 0] } },
          "interactions": { "rod": { "between": ["point"],
              "relation": { "kind": "lagrangian-scleronomous", "h": ["(point.q[0]^2 + point.q[1]^2 - 1)/2"] },
              "law": { "kind": "equality" } } },
          "run": { "step": "1 ms", "end": 2 } })");
        const auto session = ran(model, theta, 2.0);
        const auto& recording = *session->recording();
        QCOMPARE(recording.impact_count(), std::size_t{0});
        for (const double loss : column(recording, "energy.impact")) QVERIFY2(std::abs(loss) < 1e-9, qPrintable(QString::number(loss)));
        const Balance found = balance(recording);
        QVERIFY(found.open <= 1e-12 * found.scale);
    }

    // Springs and floors with compliance keep what they take: k min(0, y)^2 / 2 is potential, nothing an impact's.
    void aCompliantFloorStores_data() {
        QTest::addColumn<double>("theta");
        QTest::addColumn<QString>("h");
        QTest::addColumn<QString>("law");
        QTest::addColumn<int>("kind");
        for (const double theta : {0.5, 0.6, 1.0}) {
            QTest::addRow("floor, theta = %g", theta) << theta << "ball.q[0] + floor.lambda[0]/5000" << "complementarity" << 0;
            QTest::addRow("spring, theta = %g", theta) << theta << "ball.q[0] + floor.lambda[0]/5000" << "equality" << 1;
            QTest::addRow("softening, theta = %g", theta) << theta << "ball.q[0] + floor.lambda[0]/5000 + (floor.lambda[0]/200)^3" << "complementarity" << 2;
            QTest::addRow("moving, theta = %g", theta) << theta << "ball.q[0] - 0.1*t + floor.lambda[0]/5000" << "complementarity" << 3;
        }
    }
    void aCompliantFloorStores() {
        QFETCH(double, theta);
        QFETCH(QString, h);
        QFETCH(QString, law);
        QFETCH(int, kind);
        auto model = parse(QString(R"({ "saltus": 1, "title": "Compliant",
          "systems": { "ball": { "kind": "lagrangian-linear", "M": [[2]], "F": [0], "q": [0.01], "v": [-3] } },
          "interactions": { "floor": { "between": ["ball"],
              "relation": { "kind": "lagrangian-compliant", "h": ["%1"] }, "law": { "kind": "%2" } } },
          "run": { "step": "0.1 ms", "end": 0.2 } })").arg(h, law).toStdString());
        model.run.theta = theta;
        RunOptions options = energies();
        for (const char* more : {"ball.q[0]", "floor.lambda[0]"}) options.record->push_back(more);
        const auto session = start(model, options);
        run_to(*session, 0.12);
        const auto& r = *session->recording();
        const auto q = column(r, "ball.q[0]"), t = column(r, "t"), V = column(r, "energy.potential"),
                   force = column(r, "floor.lambda[0]");
        double largest = 0.0;
        for (std::size_t i = 0; i < q.size(); ++i) {
            const double gap = q[i] - (kind == 3 ? 0.1 * t[i] : 0.0), y = kind == 1 ? gap : std::min(0.0, gap);
            const double F = force[i]; // kind 2: the integral of F d(F/5000 + (F/200)^3)
            const double expected = kind == 2 ? 0.5 * F * F / 5000.0 + 0.75 * std::pow(F, 4) / 8e6 : 0.5 * 5000.0 * y * y;
            largest = std::max(largest, expected);
            QVERIFY2(std::abs(V[i] - expected) < (kind == 2 ? 1e-6 : 1e-8), qPrintable(QString("%1 at %2: %3").arg(V[i]).arg(t[i]).arg(expected)));
        }
        QVERIFY(largest > 8.0); // nearly all of the 9 J
        for (const char* book : {"energy.impact", "energy.damping"}) QCOMPARE(column(r, book).back(), 0.0);
        if (kind != 3) {
            QCOMPARE(column(r, "energy.input").back(), 0.0);
        } else { // a floor that comes with 0.1 m/s sends it back with 0.2 m/s more
            QVERIFY(std::abs(column(r, "energy.input").back() - (3.2 * 3.2 - 9.0)) < 0.05);
        }
        const Balance found = balance(r);
        QVERIFY(found.open <= 1e-12 * found.scale);
    }

    // Dry friction as a relay is a force: what it takes is damping.
    void aRelaysWorkIsDamping() {
        const auto session = start(parse(R"({ "saltus": 1, "title": "Coulomb",
          "systems": { "mass": { "kind": "lagrangian-linear", "M": [[2]], "q": [0], "v": [3] } },
          "interactions": { "floor": { "between": ["mass"], "relation": { "kind": "lagrangian-linear", "H": [[1]] },
                                       "law": { "kind": "relay", "lower": -4, "upper": 4 } } },
          "run": { "step": 1e-3, "end": 2 } })"), energies());
        run_to(*session, 2.0);
        QVERIFY(std::abs(column(*session->recording(), "energy.damping").back() - 9.0) < 1e-9);
        QCOMPARE(column(*session->recording(), "energy.impact").back(), 0.0);
    }

    // A K that is not symmetric beside a contact with friction: Newton's scheme.
    void aFollowerForceIsInputInBothSchemes() {
        const auto input_of = [](bool newton) {
            auto model = parse(R"({ "saltus": 1, "title": "Rotor",
              "systems": { "rotor": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 2]], "K": [[10, 2], [-2, 10]],
                                      "q": [0.1, 0.2], "v": [1, -1] } },
              "interactions": { "far": { "between": ["rotor"], "relation": { "kind": "lagrangian-linear", "H": [[1, 0]], "b": [1000] },
                                         "law": { "kind": "newton-impact", "e": 0 } } },
              "run": { "step": "1 ms", "end": 1 } })");
            if (newton) model.run.solver = model::SolverKind::enumerative;
            const auto session = start(model, energies());
            run_to(*session, 1.0);
            for (const double value : column(*session->recording(), "energy.scheme"))
                if (std::abs(value) > 1e-11) return HUGE_VAL;
            return column(*session->recording(), "energy.input").back();
        };
        const double linear = input_of(false), newton = input_of(true);
        QVERIFY(std::abs(linear) > 1e-2);
        QVERIFY2(std::abs(linear - newton) < 1e-10, qPrintable(QString("%1, %2").arg(linear).arg(newton)));
    }

    // Bodies: the same loss for every theta, and no word about a gain that is none.
    void aBodysImpactLosesWhatNewtonSays_data() { addThetas(); }
    void aBodysImpactLosesWhatNewtonSays() {
        QFETCH(double, theta);
        for (const double e : {0.0, 0.5, 0.9}) {
            auto model = parse(R"({ "saltus": 1, "title": "Ball",
              "parameters": { "e": { "value": 0.5 } },
              "world": { "gravity": [0, 0, 0], "projection": "none" },
              "contacts": { "all": { "e": "e" } },
              "bodies": { "floor": { "fixed": true, "shapes": [{ "kind": "half-space" }] },
                          "ball": { "mass": 2, "shapes": [{ "kind": "sphere", "radius": 0.5 }], "position": [0, 0, 1], "velocity": [0, 0, -3] } },
              "run": { "step": "1 ms", "end": 0.5 } })");
            model.run.theta = theta;
            RunOptions options = energies();
            options.set = {{"e", std::to_string(e)}};
            const auto session = start(model, options);
            run_to(*session, 0.5);
            const auto& recording = *session->recording();
            QCOMPARE(recording.impact_count(), std::size_t{1});
            const double loss = 9.0 * (1.0 - e * e);
            QVERIFY2(std::abs(column(recording, "energy.impact").back() - loss) < 1e-9,
                     qPrintable(QString::number(column(recording, "energy.impact").back())));
            QVERIFY(std::abs(recording.impact(0).energy + loss) < 1e-9);
            QVERIFY(std::abs(column(recording, "energy.scheme").back()) < 1e-9);
            for (const Notice& notice : recording.notices()) QVERIFY2(notice.kind != NoticeKind::energy_gain, notice.message.c_str());
        }
    }

    // A slide that bounces between its limits: impacts as of contacts, nothing of it damping.
    void aLimitsImpactIsALoss_data() { addThetas(); }
    void aLimitsImpactIsALoss() {
        QFETCH(double, theta);
        auto model = parse(R"({ "saltus": 1, "title": "Slide",
          "world": { "gravity": [0, 0, 0], "projection": "none" },
          "bodies": { "slide": { "mass": 2, "shapes": [{ "kind": "sphere", "radius": 0.5 }], "velocity": [-3, 0, 0] } },
          "joints": { "rail": { "kind": "prismatic", "between": ["slide"], "axis": [1, 0, 0],
                                "coordinates": [{ "limits": [-0.1, 10], "e": 0.5 }] } },
          "run": { "step": "1 ms", "end": 0.2 } })");
        const auto session = ran(model, theta, 0.2);
        const auto& recording = *session->recording();
        QVERIFY(std::abs(column(recording, "energy.impact").back() - 9.0 * 0.75) < 1e-9);
        for (const char* book : {"energy.damping", "energy.scheme"}) QVERIFY2(std::abs(column(recording, book).back()) < 1e-9, book);
    }

    void dampingTakesTheWorkOfTheDamper() {
        const auto session = start(oscillator(1.0, 0.5, 20.0, 0.0, 1.0, 0.0), energies());
        run_to(*session, 100.0); // at rest
        QVERIFY(std::abs(column(*session->recording(), "energy.damping").back() - 10.0) < 1e-9);
    }

    void aForceThatFollowsNoPotentialIsInput() {
        // K not symmetric: a follower force; the balance closes all the same.
        model::LagrangianLinear kind;
        kind.M = {{1.0, 0.0}, {0.0, 2.0}};
        kind.C = {{0.1, 0.3}, {-0.3, 0.1}}; // gyroscopic part does no work
        kind.K = {{10.0, 2.0}, {-2.0, 10.0}};
        kind.q = {0.1, 0.2};
        kind.v = {1.0, -1.0};
        model::System system;
        system.name = "rotor";
        system.kind = kind;
        model::Model model;
        model.title = "Rotor";
        model.systems = {system};
        model.run.step = 1e-3;
        const auto session = start(model, energies());
        run_to(*session, 3.0);
        const Balance found = balance(*session->recording());
        QVERIFY(found.open < 1e-12 * std::max(1.0, found.scale));
    }

    void aSpringMadeStifferWhileBentIsWorkFromOutside() {
        model::Model model = oscillator(1.0, 0.0, "k", 0.0, 1.0, 0.0);
        model::Parameter k;
        k.name = "k";
        k.value = "10 N/m";
        model.parameters = {k};
        const auto session = start(model, energies());
        run_for(*session, 100);
        QVERIFY(session->set_parameter("k", 30.0).has_value());
        run_for(*session, 1000);
        const Balance found = balance(*session->recording());
        QVERIFY(found.open < 1e-12 * found.scale);
        QVERIFY(column(*session->recording(), "energy.input").back() > 9.0);
    }
};

QTEST_GUILESS_MAIN(TestEnergy)
#include "test_energy.moc"
