// SPDX-License-Identifier: GPL-3.0-or-later
// Both families of integrators on the gallery's scenes: what time stepping is off by falls with its step, at least nearly as its order says.
#include "core/run_settings.h"
#include "tests/core/simulation/event_scenes.h"

#include <QtTest>

using namespace saltus;
using namespace saltus::testing;

namespace {

// Sum over coordinates and states of the mean difference at the samples of the driven run.
double apart(const Recording& stepped, const Recording& driven) {
    const auto t = column(driven, "t");
    double sum = 0;
    for (std::size_t c = 0; c < driven.catalogue().size(); ++c) {
        const std::string& name = driven.catalogue()[c].name;
        if (name.find(".q[") == std::string::npos && name.find(".x[") == std::string::npos) continue;
        const auto theirs = stepped.catalogue().find(name);
        for (std::size_t k = 0; k < t.size(); ++k) {
            const std::size_t row = std::min(stepped.row_at(t[k]), stepped.rows() - 2);
            const double from = stepped.value(0, row), part = (t[k] - from) / (stepped.value(0, row + 1) - from);
            sum += std::abs(driven.value(c, k) - (1 - part) * stepped.value(*theirs, row) - part * stepped.value(*theirs, row + 1));
        }
    }
    return sum / static_cast<double>(t.size());
}

// The scene's angle is given to so many digits that an edge of the sleeve begins 0.88 um within the pole. Time stepping leaves it there, as no more than
// 1e-6 is off; an event-driven run, which has no contact that is nearly closed, begins on the pole, and tells so. Both here begin on it.
void start_on_the_pole(model::Model& scene) {
    std::get<model::LagrangianLinear>(scene.systems[0].kind).q[1] = -0.6 / 5.8; // (r_M - r_O)/h_M
}

} // namespace

class TestTwoFamilies : public QObject {
    Q_OBJECT

private slots:
    void timeSteppingApproachesTheEvents_data() {
        QTest::addColumn<double>("step"); // the longest
        QTest::addColumn<double>("end");
        const auto row = [](const char* name, double step, double end) { QTest::newRow(name) << step << end; };
        row("bouncing-ball", 4e-3, 3.2);
        row("bouncing-ball-inclined", 2e-3, 1.2);
        row("ball-on-moving-plane", 2e-3, 2.0);
        row("cam-follower", 2e-4, 0.4);
        row("cam-follower-rheonomous", 2e-4, 0.4);
        row("circuit-rlcd", 8e-6, 2e-3);
        row("diode-bridge", 8e-6, 2e-3);
        row("friction-oscillator", 1e-2, 10.0);
        row("impacting-stick", 1e-3, 0.5);
        row("relay-oscillator", 1e-2, 10.0);
        row("relay-pair", 1e-3, 0.5);
        row("simple-pendulum", 1e-3, 3.0);
        row("double-pendulum", 1e-3, 0.8);
        row("bead-column", 5e-4, 0.6);
        row("impacting-bar", 2e-6, 8e-4);
        row("slider-crank", 1e-4, 0.15);
        row("gear-rattle", 1e-3, 0.5);
        row("woodpecker", 2e-5, 0.1);
        row("filippov", 1e-5, 0.1);
        row("drill-string", 2e-3, 1.6);
    }
    void timeSteppingApproachesTheEvents() {
        QFETCH(double, step);
        QFETCH(double, end);
        model::Model scene = testing::scene(QTest::currentDataTag());
        if (scene.title == "Woodpecker toy") start_on_the_pole(scene);
        model::Model by_events = scene;
        RunOptions settings;
        settings.set = {{"run.integrator", "event-driven"}};
        QVERIFY(apply_settings(by_events, settings));
        by_events.run.record.clear();
        settings.step = step, settings.end = end;
        const auto events = start(by_events, settings);
        run_to(*events, end);
        std::vector<double> difference;
        for (int halvings = 0; halvings < 4; ++halvings) {
            double worst = 0; // of steps that meet the impacts in other places
            for (const double factor : {1.0, 0.93, 0.87, 0.79}) {
                RunOptions options;
                options.step = std::ldexp(factor * step, -halvings), options.end = end;
                model::Model stepped = scene;
                stepped.run.record.clear();
                const auto session = start(stepped, options);
                run_to(*session, end + *options.step);
                worst = std::max(worst, apart(*session->recording(), *events->recording()));
            }
            difference.push_back(worst);
        }
        double slope = 0; // least squares over four halvings
        for (int k = 0; k < 4; ++k) slope -= (k - 1.5) * std::log2(difference[static_cast<std::size_t>(k)]) / 5.0;
        qInfo("%g, %g, %g, %g: slope %.2f", difference[0], difference[1], difference[2], difference[3], slope);
        QVERIFY2(slope >= 0.8, qPrintable(QString::number(slope)));
    }
};

QTEST_APPLESS_MAIN(TestTwoFamilies)
#include "test_two_families.moc"
