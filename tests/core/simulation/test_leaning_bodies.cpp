// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies that lean on something while they turn press on it in every step until they let go. Held against Lagrange's equation.
#include "tests/core/simulation/mixed_scenes.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double kG = 9.81, kHalf = 1.0, kThick = 0.01, kInertia = 1.0 / 3.0; // of a board of 1 kg, 2 m long and 2 cm thick

struct Pressing {
    double wall, floor; // N
};

// The board slides down between wall and floor at the angle a from the upright: x = l sin a + b cos a, y = l cos a + b sin a.
Pressing pressing(double a, double w) {
    const double dx = kHalf * std::cos(a) - kThick * std::sin(a), dy = kThick * std::cos(a) - kHalf * std::sin(a);
    const double ddx = -kHalf * std::sin(a) - kThick * std::cos(a), ddy = -kHalf * std::cos(a) - kThick * std::sin(a);
    const double rate = (-kG * dy - (dx * ddx + dy * ddy) * w * w) / (kInertia + dx * dx + dy * dy);
    return {dx * rate + ddx * w * w, kG + dy * rate + ddy * w * w};
}

} // namespace

class TestLeaningBodies : public QObject {
    Q_OBJECT

private slots:
    void aBoardThatSlidesDownAWallPressesUntilItLetsGo_data() {
        QTest::addColumn<QString>("accuracy");
        QTest::addColumn<double>("h");
        for (const char* const accuracy : {"exact", "balanced", "quick"})
            for (const double h : {1e-3, 2e-3, 5e-3}) QTest::addRow("%s, %g s", accuracy, h) << QString(accuracy) << h;
    }
    void aBoardThatSlidesDownAWallPressesUntilItLetsGo() {
        QFETCH(QString, accuracy);
        QFETCH(double, h);
        const double a0 = 20.0 * std::numbers::pi / 180.0;
        auto model = parse(json("{ 'saltus': 1, 'world': { 'planar': true }, 'contacts': { 'default': { 'mu': 0, 'e': 0 } }, 'bodies': {"
                                " 'ground': { 'fixed': true, 'shapes': [{ 'kind': 'half-space' }] },"
                                " 'wall': { 'fixed': true, 'rotation': ['-90 deg'], 'shapes': [{ 'kind': 'half-space' }] },"
                                " 'board': { 'mass': 1, 'inertia': ['1/3'], 'position': [" + text(kHalf * std::sin(a0) + kThick * std::cos(a0)) + ", " + text(kHalf * std::cos(a0) + kThick * std::sin(a0)) +
                                "], 'rotation': ['20 deg'], 'shapes': [{ 'kind': 'box', 'size': [0.02, 2] }] } }, 'run': { 'step': " + text(h) + ", 'end': 0.6, 'accuracy': '" + accuracy.toStdString() + "' } }"));
        RunOptions options;
        options.record = {"board.q[2]", "board.v[0]", "board.v[1]", "board.v[2]"};
        const auto session = start(model, options);
        run_to(*session, 0.6);
        const Recording& run = *session->recording();
        const auto a = column(run, "board.q[2]"), vx = column(run, "board.v[0]"), vy = column(run, "board.v[1]"), w = column(run, "board.v[2]");
        int steps = 0;
        for (std::size_t k = 0; k + 1 < a.size(); ++k) {
            const Pressing exact = pressing(0.5 * (a[k] + a[k + 1]), 0.5 * (w[k] + w[k + 1]));
            if (exact.wall < 0.05) break; // about to let go
            const double wall = (vx[k + 1] - vx[k]) / h, floor = kG + (vy[k + 1] - vy[k]) / h;
            QVERIFY2(std::abs(wall - exact.wall) < 0.02 && std::abs(floor - exact.floor) < 0.02,
                     qPrintable(QString("step %1: wall %2 N (exact %3), floor %4 N (exact %5)").arg(k + 1).arg(wall).arg(exact.wall).arg(floor).arg(exact.floor)));
            ++steps;
        }
        QVERIFY(steps * h > 0.55);
        QCOMPARE(run.impact_count(), std::size_t{0});
    }
};

QTEST_GUILESS_MAIN(TestLeaningBodies)
#include "test_leaning_bodies.moc"
