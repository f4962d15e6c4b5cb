// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies that slide on a slope along a curve, held against Coulomb's law integrated by the classical method of Runge and Kutta, with steps of a hundredth.
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <functional>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double kGravity = 9.81, kSlope = 0.5, kMu = 0.4, kRadius = 0.1, kInertia = 0.4 * kRadius * kRadius; // rad; of the ball of 1 kg
const double kDown = kGravity * std::sin(kSlope), kWeight = kGravity * std::cos(kSlope);

using State = std::array<double, 6>; // x, y, v_x, v_y, w_x, w_y
State operator+(const State& a, const State& b) {
    State sum;
    for (std::size_t i = 0; i < a.size(); ++i) sum[i] = a[i] + b[i];
    return sum;
}
State operator*(double f, const State& a) {
    State out;
    for (std::size_t i = 0; i < a.size(); ++i) out[i] = f * a[i];
    return out;
}
State after(const std::function<State(const State&)>& rate, State y, double time, int steps) {
    const double h = time / steps;
    for (int i = 0; i < steps; ++i) {
        const State a = rate(y), b = rate(y + 0.5 * h * a), c = rate(y + 0.5 * h * b), d = rate(y + h * c);
        y = y + h / 6.0 * (a + 2.0 * b + 2.0 * c + d);
    }
    return y;
}
State block(const State& y) {
    const double speed = std::hypot(y[2], y[3]), friction = kMu * kWeight;
    return {y[2], y[3], kDown - friction * y[2] / speed, -friction * y[3] / speed, 0.0, 0.0};
}
State ball(const State& y) { // its lowest point slides
    const double x = y[2] - y[5] * kRadius, z = y[3] + y[4] * kRadius, speed = std::hypot(x, z);
    const double f = -kMu * kWeight * x / speed, g = -kMu * kWeight * z / speed;
    return {y[2], y[3], kDown + f, g, kRadius * g / kInertia, -kRadius * f / kInertia};
}

struct Sliding {
    const char* name;
    const char* body; // its shape, inertia, place and motion
    State start;
    State (*rate)(const State&);
    double time;
};
const Sliding kSliding[] = {
    {"box", R"("inertia": [10, 10, 10], "position": [0, 0, 0.05], "velocity": [0, 2, 0], "shapes": [{ "kind": "box", "size": [0.3, 0.3, 0.1] }])", {0, 0, 0, 2, 0, 0}, block, 1.5},
    {"cylinder", R"("inertia": [10, 10, 10], "position": [0, 0, 0.05], "velocity": [0, 2, 0], "shapes": [{ "kind": "cylinder", "radius": 0.2, "length": 0.1 }])", {0, 0, 0, 2, 0, 0}, block, 1.5},
    {"ball", R"("inertia": [0.004, 0.004, 0.004], "position": [0, 0, 0.1], "velocity": [0, 1, 0], "spin": [0, 30, 0], "shapes": [{ "kind": "sphere", "radius": 0.1 }])", {0, 0, 0, 1, 0, 30}, ball, 0.2},
};

std::unique_ptr<Session> slide(const Sliding& what, const char* accuracy, double h) {
    return start(parse(QString(R"({ "saltus": 1, "contacts": { "default": { "e": 0, "mu": %1 } }, "world": { "gravity": [%2, 0, %3] },
        "bodies": { "b": { "mass": 1, %4 }, "floor": { "fixed": true, "shapes": [{ "kind": "half-space" }] } },
        "run": { "step": %5, "end": 2, "accuracy": "%6", "record": ["b.q[0]", "b.q[1]", "b.v[0]", "b.v[1]", "b.v[2]"] } })")
                            .arg(kMu).arg(kDown, 0, 'g', 17).arg(-kWeight, 0, 'g', 17).arg(what.body).arg(h).arg(accuracy).toStdString()));
}

} // namespace

class TestSlidingBodies : public QObject {
    Q_OBJECT

private slots:
    // Friction that acts along the velocity at the end of a step alone was of the first order: 1.5 mm off at 1 ms.
    void curvesAreOfTheSecondOrder_data() {
        QTest::addColumn<int>("number");
        for (int i = 0; i < 3; ++i) QTest::newRow(kSliding[i].name) << i;
    }
    void curvesAreOfTheSecondOrder() {
        QFETCH(int, number);
        const Sliding& what = kSliding[number];
        const State wanted = after(what.rate, what.start, what.time, 30000);
        std::array<double, 2> off{};
        for (std::size_t i = 0; i < 2; ++i) {
            const auto session = slide(what, "exact", i == 0 ? 4e-3 : 2e-3);
            run_to(*session, what.time);
            const auto& recording = *session->recording();
            off[i] = std::hypot(column(recording, "b.q[0]").back() - wanted[0], column(recording, "b.q[1]").back() - wanted[1]);
        }
        qInfo("%s: %.3g, %.3g m off", what.name, off[0], off[1]);
        QVERIFY2(off[0] > 3.3 * off[1] || off[0] < 1e-6, qPrintable(QString("%1 and %2 m").arg(off[0]).arg(off[1])));
        QVERIFY(off[0] < 2e-4);
    }

    // Friction is mu times the weight against the motion in every step, as well as the accuracy says, however short the step is. (Relative to its speed a block at 2 m/s was met the
    // worse the shorter it was: at balanced and 1 ms by 4 %, its direction by 0.1.)
    void frictionIsAsGoodAsTheAccuracy_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("accuracy");
        QTest::addColumn<double>("h");
        QTest::addColumn<double>("within");
        for (int i = 0; i < 3; ++i)
            for (const double h : {4e-3, 1e-3, 2e-4}) {
                QTest::addRow("%s, exact, %g", kSliding[i].name, h) << i << QString("exact") << h << 2e-4;
                QTest::addRow("%s, balanced, %g", kSliding[i].name, h) << i << QString("balanced") << h << 2e-3;
            }
    }
    void frictionIsAsGoodAsTheAccuracy() {
        QFETCH(int, number);
        QFETCH(QString, accuracy);
        QFETCH(double, h);
        QFETCH(double, within);
        const Sliding& what = kSliding[number];
        const auto session = slide(what, qPrintable(accuracy), h);
        run_to(*session, what.time / 3);
        const auto& recording = *session->recording();
        const auto vx = column(recording, "b.v[0]"), vy = column(recording, "b.v[1]"), vz = column(recording, "b.v[2]");
        double worst = 0.0;
        for (std::size_t k = 3; k < vx.size(); ++k) {
            const double f = (vx[k] - vx[k - 1]) / h - kDown, g = (vy[k] - vy[k - 1]) / h, n = (vz[k] - vz[k - 1]) / h + kWeight;
            worst = std::max({worst, std::abs(std::hypot(f, g) / (kMu * kWeight) - 1.0), std::abs(n / kWeight - 1.0)});
        }
        QVERIFY2(worst < within, qPrintable(QString("off by %1 of it").arg(worst)));
    }

    // A box that slides is struck from above, hard enough that friction stops it: it stops, and is not thrown back by what held its mean velocity.
    void whatIsStruckFromAboveStops_data() {
        QTest::addColumn<QString>("accuracy");
        for (const char* accuracy : {"exact", "balanced", "quick"}) QTest::newRow(accuracy) << QString(accuracy);
    }
    void whatIsStruckFromAboveStops() {
        QFETCH(QString, accuracy);
        const auto session = start(parse(QString(R"({ "saltus": 1, "contacts": { "default": { "e": 0, "mu": 0.4 } },
            "bodies": { "floor": { "fixed": true, "shapes": [{ "kind": "half-space" }] },
                        "box": { "mass": 1, "inertia": [0.02, 0.02, 0.02], "position": [0, 0, 0.1], "velocity": [1, 0.5, 0], "shapes": [{ "kind": "box", "size": [0.4, 0.4, 0.2] }] },
                        "ball": { "mass": 1, "inertia": [0.004, 0.004, 0.004], "position": [0.1, 0.05, 1.3], "velocity": [1, 0.5, -8], "shapes": [{ "kind": "sphere", "radius": 0.1 }] } },
            "run": { "step": "2 ms", "end": 1, "accuracy": "%1", "record": ["box.v[0]", "box.v[1]", "ball.v[2]"] } })").arg(accuracy).toStdString()));
        run_to(*session, 0.15);
        const auto x = column(*session->recording(), "box.v[0]"), y = column(*session->recording(), "box.v[1]"), fall = column(*session->recording(), "ball.v[2]");
        std::size_t k = 1;
        while (k < fall.size() && fall[k] < -8.0) ++k;
        QVERIFY(k < fall.size() && x[k - 1] > 0.5 && y[k - 1] > 0.2); // it slid until then
        QVERIFY2(std::abs(x[k]) < 1e-3 && std::abs(y[k]) < 1e-3, qPrintable(QString("%1 %2").arg(x[k]).arg(y[k])));
    }
};

QTEST_GUILESS_MAIN(TestSlidingBodies)
#include "test_sliding_bodies.moc"
