// SPDX-License-Identifier: GPL-3.0-or-later
// The discrete balance of energy closes to round-off, whatever the scheme's parameters; impacts take, never give.
#include "tests/core/simulation/coarse_cam.h"

#include <QtTest>

#include <algorithm>

using namespace saltus;
using namespace saltus::testing;

namespace {

RunOptions energies() {
    RunOptions options;
    options.record = std::vector<std::string>{"energy.kinetic", "energy.potential", "energy.total", "energy.input",
                                              "energy.damping", "energy.impact",    "energy.scheme"};
    return options;
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

} // namespace

class TestEnergy : public QObject {
    Q_OBJECT

private slots:
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
        model.run.theta = theta;
        const auto session = start(model, energies());
        run_to(*session, end);
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
