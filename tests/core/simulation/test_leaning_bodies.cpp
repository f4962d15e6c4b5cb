// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies that lean on something while they turn press on it in every step until they let go. Held against Lagrange's equation.
#include "tests/core/simulation/mixed_scenes.h"

#include <QtTest>

#include <array>
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

struct Hill {
    QString unlike; // the first step whose force is not the exact one
    double energy_missed = 0.0; // J, at half the way
    std::size_t impacts = 0;
};

// A ball of 0.2 m on a hill of 1 m, or one of 0.6 m on a corner or an edge (up to 44 degrees), 10 degrees from its top.
Hill roll_down(const QString& shape, const QString& hill, double mu, const QString& accuracy, double h) {
    const bool planar = hill == "disc" || hill == "corner", sharp = hill == "corner" || hill == "edge";
    const double r = sharp ? 0.6 : 0.2, L = sharp ? r : 1.0 + r, farthest = sharp ? 44.0 * std::numbers::pi / 180.0 : 2.0;
    const double a0 = 10.0 * std::numbers::pi / 180.0, k = mu > 0.0 ? (planar ? 0.5 : 0.4) : 0.0;
    const std::string below = hill == "disc"       ? "{ 'kind': 'disc', 'radius': 1 }"
                              : hill == "corner"   ? "{ 'kind': 'box', 'size': [1, 1], 'rotation': ['45 deg'], 'position': [0, '-sqrt(0.5)'] }"
                              : hill == "edge"     ? "{ 'kind': 'box', 'size': [1, 4, 1], 'rotation': ['45 deg', 0, 1, 0], 'position': [0, 0, '-sqrt(0.5)'] }"
                              : hill == "sphere"   ? "{ 'kind': 'sphere', 'radius': 1 }"
                              : hill == "cylinder" ? "{ 'kind': 'cylinder', 'radius': 1, 'length': 6, 'rotation': ['90 deg', 1, 0, 0] }"
                                                   : "{ 'kind': 'capsule', 'radius': 1, 'length': 6, 'rotation': ['90 deg', " + std::string(hill == "cap" ? "0, 1, 0" : "1, 0, 0") + "]" +
                                                         (hill == "cap" ? ", 'position': [-3, 0, 0]" : "") + " }";
    const std::string rolling = "{ 'kind': '" + (planar ? "disc" : shape == "ball" ? "sphere" : shape.toStdString()) + "', 'radius': " + text(r) + (shape == "ball" ? "" : ", 'length': 0.5, 'rotation': ['90 deg', 1, 0, 0]") + " }";
    const std::string J = text((planar ? 0.5 : 0.4) * r * r), x = text(L * std::sin(a0)), z = text(L * std::cos(a0));
    const auto model = parse(json("{ 'saltus': 1, " + std::string(planar ? "'world': { 'planar': true }, " : "") + "'contacts': { 'default': { 'mu': " + text(mu) + ", 'e': 0 } }, 'bodies': { 'hill': { 'fixed': true, 'shapes': [" + below +
                                  "] }, 'ball': { 'mass': 1, 'inertia': [" + (planar ? J : J + ", " + J + ", " + J) + "], 'position': [" + x + (planar ? ", " : ", 0, ") + z + "], 'shapes': [" + rolling + "] } }, 'run': { 'step': " + text(h) + ", 'end': 1.1, 'accuracy': '" + accuracy.toStdString() + "' } }"));
    const std::string up = planar ? "1" : "2";
    RunOptions options;
    options.record = {"ball.q[0]", "ball.q[" + up + "]", "ball.v[0]", "ball.v[" + up + "]"};
    const auto session = start(model, options);
    run_to(*session, 1.1);
    const Recording& recording = *session->recording();
    const auto qx = column(recording, "ball.q[0]"), qz = column(recording, "ball.q[" + up + "]"), vx = column(recording, "ball.v[0]"), vz = column(recording, "ball.v[" + up + "]");
    Hill out;
    std::size_t flies = 1;
    for (std::size_t i = 0; i + 1 < qx.size(); ++i) {
        const double a = std::atan2(0.5 * (qx[i] + qx[i + 1]), 0.5 * (qz[i] + qz[i + 1])), s = std::sin(a), c = std::cos(a);
        const double rate = (0.5 * (vx[i] + vx[i + 1]) * c - 0.5 * (vz[i] + vz[i + 1]) * s) / L, exact = kG * c - L * rate * rate;
        const double force = (vx[i + 1] - vx[i]) / h * s + (kG + (vz[i + 1] - vz[i]) / h) * c;
        if (exact < 0.05 || a > farthest) break;
        flies = i;
        if (out.unlike.isEmpty() && !(std::abs(force - exact) < 0.02)) out.unlike = QString("at %1 s: %2 N, exact %3 N").arg(h * static_cast<double>(i + 1)).arg(force).arg(exact);
    }
    const std::size_t half = static_cast<std::size_t>((sharp ? 0.4 : 0.6) / h + 0.5);
    const double a = std::atan2(qx[half], qz[half]), v2 = vx[half] * vx[half] + vz[half] * vz[half];
    out.energy_missed = 0.5 * (1.0 + k) * v2 - kG * L * (std::cos(a0) - std::cos(a));
    if (out.unlike.isEmpty() && static_cast<double>(flies) * h < (sharp ? 0.5 : 0.7)) out.unlike = QString("flies off at %1 s").arg(static_cast<double>(flies) * h);
    out.impacts = recording.impact_count();
    return out;
}

template <class Rate>
std::array<double, 2> integrated(const Rate& rate, std::array<double, 2> y, double t) { // by the classical method
    const int steps = 1000;
    const double h = t / steps;
    for (int i = 0; i < steps; ++i) {
        const auto plus = [&](const std::array<double, 2>& k, double by) { return std::array{y[0] + by * k[0], y[1] + by * k[1]}; };
        const double at = i * h;
        const auto k1 = rate(at, y), k2 = rate(at + 0.5 * h, plus(k1, 0.5 * h)), k3 = rate(at + 0.5 * h, plus(k2, 0.5 * h)), k4 = rate(at + h, plus(k3, h));
        for (std::size_t j = 0; j < 2; ++j) y[j] += h / 6.0 * (k1[j] + 2.0 * k2[j] + 2.0 * k3[j] + k4[j]);
    }
    return y;
}

// A plank of 1 kg, 10 cm thick, rocks without slip on a log of 1 m, its middle above the log's at a = 0: J = I + b^2 + R^2 a^2, J a'' = -R^2 a a'^2 - g (R a cos a - b sin a).
constexpr double kLog = 1.0, kPlank = 0.05;
std::array<double, 2> rocking(double t) { // a, a' from rest at 0.3
    const auto rate = [](double, const std::array<double, 2>& y) {
        return std::array{y[1], -(kLog * kLog * y[0] * y[1] * y[1] + kG * (kLog * y[0] * std::cos(y[0]) - kPlank * std::sin(y[0]))) / (kInertia + kPlank * kPlank + kLog * kLog * y[0] * y[0])};
    };
    return integrated(rate, {0.3, 0.0}, t);
}
double plank_x(double a) { return (kLog + kPlank) * std::sin(a) - kLog * a * std::cos(a); }
double plank_up(double a) { return (kLog + kPlank) * std::cos(a) + kLog * a * std::sin(a); }

// 0.2 m high; cylinders and capsules lie across the slope.
std::string sliding_shape(const std::string& name, bool planar) {
    if (name == "ball") return planar ? "{ 'kind': 'disc', 'radius': 0.1 }" : "{ 'kind': 'sphere', 'radius': 0.1 }";
    if (name == "box") return planar ? "{ 'kind': 'box', 'size': [0.4, 0.2] }" : "{ 'kind': 'box', 'size': [0.4, 0.3, 0.2] }";
    if (name == "hull")
        return planar ? "{ 'kind': 'hull', 'points': [[-0.2, -0.1], [0.2, -0.1], [0, 0.2]] }"
                      : "{ 'kind': 'hull', 'points': [[-0.2, -0.2, -0.1], [0.2, -0.2, -0.1], [0.2, 0.2, -0.1], [-0.2, 0.2, -0.1], [0, 0, 0.3]] }";
    if (name == "capsule") return "{ 'kind': 'capsule', 'radius': 0.1, 'length': 0.5, 'rotation': ['90 deg', 1, 0, 0] }";
    if (name == "standing cylinder") return "{ 'kind': 'cylinder', 'radius': 0.15, 'length': 0.2 }";
    return "{ 'kind': 'cylinder', 'radius': 0.1, 'length': 0.3, 'rotation': ['90 deg', " + std::string(name == "cylinder" ? "1, 0, 0" : "0, 1, 0") + "] }";
}

// A ball of 0.1 m slides on a plate of 0.1 m that a drive tilts by 0.3 sin 2t about its middle: along the plate s'' = s a'^2 + d a'' - g sin a.
constexpr double kAbove = 0.15;
double tilt(double t, int order) { return order == 0 ? 0.3 * std::sin(2.0 * t) : order == 1 ? 0.6 * std::cos(2.0 * t) : -1.2 * std::sin(2.0 * t); }
std::array<double, 2> along_plate(double t) { // s, s'
    const auto rate = [](double at, const std::array<double, 2>& y) { return std::array{y[1], y[0] * tilt(at, 1) * tilt(at, 1) + kAbove * tilt(at, 2) - kG * std::sin(tilt(at, 0))}; };
    return integrated(rate, {0.5, kAbove * tilt(0.0, 1)}, t);
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

    void whatSlidesOnAPlateThatTiltsIsWhereItBelongsToTheSecondOrder_data() {
        QTest::addColumn<QString>("shape");
        QTest::addColumn<bool>("rod");   // in place of the plate
        QTest::addColumn<bool>("first"); // in the scene, before the plate
        QTest::addColumn<bool>("planar");
        QTest::addColumn<QString>("accuracy");
        for (const char* const accuracy : {"exact", "balanced", "quick"})
            for (const bool planar : {true, false})
                for (const char* const shape : {"ball", "box", "hull", "cylinder", "cylinder along", "standing cylinder", "capsule"})
                    for (const bool first : {false, true}) {
                        if (planar && QString(shape) != "ball" && QString(shape) != "box" && QString(shape) != "hull") continue;
                        QTest::addRow("a %s in the %s%s, %s", shape, planar ? "plane" : "space", first ? ", before the plate" : "", accuracy) << QString(shape) << false << first << planar << QString(accuracy);
                        if (!planar && (QString(shape) == "ball" || QString(shape) == "capsule" || QString(shape) == "cylinder"))
                            QTest::addRow("a %s on a rod%s, %s", shape, first ? ", before it" : "", accuracy) << QString(shape) << true << first << planar << QString(accuracy);
                    }
    }
    void whatSlidesOnAPlateThatTiltsIsWhereItBelongsToTheSecondOrder() {
        QFETCH(QString, shape);
        QFETCH(bool, rod);
        QFETCH(bool, first);
        QFETCH(bool, planar);
        QFETCH(QString, accuracy);
        const std::string zero = planar ? "" : "0, ";
        const bool turns = shape == "box" || shape == "hull" || shape == "cylinder along" || shape == "standing cylinder"; // with the plate; what is round across does not
        double missed[2];
        for (const int part : {1, 2}) {
            const double h = 4e-3 / part;
            const std::string up = planar ? "1" : "2", spin = planar ? "0.6" : "0, -0.6, 0";
            const std::string plate = "'plate': { 'mass': 5, 'inertia': [" + std::string(planar ? "5" : "5, 5, 5") + "], 'position': [0, " + zero + "0], 'spin': [" + spin + "], 'shapes': [" +
                                      (rod ? std::string("{ 'kind': 'cylinder', 'radius': 0.05, 'length': 6, 'rotation': ['90 deg', 0, 1, 0] }") : "{ 'kind': 'box', 'size': [6, " + std::string(planar ? "" : "2, ") + "0.1] }") + "] }";
            const std::string ball = "'ball': { 'mass': 1, 'inertia': [" + std::string(planar ? "0.004" : "0.004, 0.004, 0.004") + "], 'position': [0.5, " + zero + text(kAbove) + "], 'velocity': [0, " + zero + text(0.5 * tilt(0.0, 1)) + "], 'spin': [" +
                                     (turns ? spin : planar ? "0" : "0, 0, 0") + "], 'shapes': [" + sliding_shape(shape.toStdString(), planar) + "] }";
            const auto model = parse(json("{ 'saltus': 1, " + std::string(planar ? "'world': { 'planar': true }, " : "") + "'contacts': { 'default': { 'mu': 0, 'e': 0 } }, 'bodies': { " + (first ? ball + ", " + plate : plate + ", " + ball) +
                                          " }, 'joints': { 'p': { 'kind': 'revolute', 'between': ['plate'], 'point': [0, " + zero + "0], " + (planar ? "" : "'axis': [0, -1, 0], ") +
                                          "'coordinates': [{ 'drive': 'position', 'value': '0.3*sin(2*t)' }] } }, 'run': { 'step': " + text(h) + ", 'end': 1.2, 'accuracy': '" + accuracy.toStdString() + "' } }"));
            RunOptions options;
            options.record = {"ball.q[0]", "ball.q[" + up + "]", "ball.v[0]", "ball.v[" + up + "]"};
            const auto session = start(model, options);
            run_to(*session, 1.2);
            const Recording& run = *session->recording();
            QCOMPARE(run.impact_count(), std::size_t{0});
            const auto x = column(run, "ball.q[0]"), z = column(run, "ball.q[" + up + "]"), vx = column(run, "ball.v[0]"), vz = column(run, "ball.v[" + up + "]");
            for (std::size_t i = 1; i + 1 < x.size(); i += 20) {
                const double t = h * (static_cast<double>(i) + 0.5), a = tilt(t, 0);
                const auto [s, ds] = along_plate(t);
                const double exact = 2.0 * ds * tilt(t, 1) + s * tilt(t, 2) - kAbove * tilt(t, 1) * tilt(t, 1) + kG * std::cos(a);
                const double force = -(vx[i + 1] - vx[i]) / h * std::sin(a) + (kG + (vz[i + 1] - vz[i]) / h) * std::cos(a);
                QVERIFY2(std::abs(force - exact) < 0.02, qPrintable(QString("at %1 s: %2 N, exact %3 N").arg(t).arg(force).arg(exact)));
            }
            const double a = tilt(1.2, 0);
            const auto [s, ds] = along_plate(1.2);
            missed[part - 1] = std::hypot(x.back() - (s * std::cos(a) - kAbove * std::sin(a)), z.back() - (s * std::sin(a) + kAbove * std::cos(a)));
        }
        QVERIFY2(missed[0] < 3e-5 && missed[1] < 0.35 * missed[0], qPrintable(QString("%1 and %2 m off").arg(missed[0]).arg(missed[1])));
    }

    void aPlankRocksOnALogToTheSecondOrder_data() {
        QTest::addColumn<QString>("plank");
        QTest::addColumn<QString>("log");
        QTest::addColumn<QString>("accuracy");
        for (const char* const accuracy : {"exact", "balanced", "quick"})
            for (const char* const plank : {"box", "hull", "cylinder", "capsule"})
                for (const char* const log : {"disc", "sphere", "cylinder", "capsule"}) {
                    if (QString(log) == "disc" && QString(plank) != "box") continue;
                    QTest::addRow("a %s on a %s, %s", plank, log, accuracy) << QString(plank) << QString(log) << QString(accuracy);
                }
    }
    void aPlankRocksOnALogToTheSecondOrder() {
        QFETCH(QString, plank);
        QFETCH(QString, log);
        QFETCH(QString, accuracy);
        const bool planar = log == "disc";
        const std::string zero = planar ? "" : "0, ";
        const std::string shape = planar               ? "{ 'kind': 'box', 'size': [3, 0.1] }"
                                  : plank == "box"     ? "{ 'kind': 'box', 'size': [3, 0.2, 0.1] }"
                                  : plank == "hull"    ? "{ 'kind': 'hull', 'points': [[-1.5, -0.1, -0.05], [1.5, -0.1, -0.05], [1.5, 0.1, -0.05], [-1.5, 0.1, -0.05], [-1.5, 0, 0.1], [1.5, 0, 0.1]] }"
                                                       : "{ 'kind': '" + plank.toStdString() + "', 'radius': 0.05, 'length': 3, 'rotation': ['90 deg', 0, 1, 0] }";
        const std::string below = planar || log == "sphere" ? "{ 'kind': '" + log.toStdString() + "', 'radius': 1 }" : "{ 'kind': '" + log.toStdString() + "', 'radius': 1, 'length': 4, 'rotation': ['90 deg', 1, 0, 0] }";
        double missed[2];
        for (const int part : {1, 2}) {
            const double h = 4e-3 / part;
            const std::string up = planar ? "1" : "2";
            const auto model = parse(json("{ 'saltus': 1, " + std::string(planar ? "'world': { 'planar': true }, " : "") + "'contacts': { 'default': { 'mu': 2, 'e': 0 } }, 'bodies': { 'log': { 'fixed': true, 'shapes': [" + below +
                                          "] }, 'plank': { 'mass': 1, 'inertia': [" + (planar ? "'1/3'" : "'1/3', '1/3', '1/3'") + "], 'position': [" + text(plank_x(0.3)) + ", " + zero + text(plank_up(0.3)) + "], 'rotation': [" +
                                          (planar ? "-0.3" : "0.3, 0, 1, 0") + "], 'shapes': [" + shape + "] } }, 'run': { 'step': " + text(h) + ", 'end': 1.2, 'accuracy': '" + accuracy.toStdString() + "' } }"));
            RunOptions options;
            options.record = {"plank.q[0]", "plank.q[" + up + "]", "plank.v[0]", "plank.v[" + up + "]"};
            const auto session = start(model, options);
            run_to(*session, 1.2);
            const Recording& run = *session->recording();
            QCOMPARE(run.impact_count(), std::size_t{0});
            const auto x = column(run, "plank.q[0]"), z = column(run, "plank.q[" + up + "]"), vz = column(run, "plank.v[" + up + "]");
            for (std::size_t i = 1; i + 1 < x.size(); ++i) {
                const double t = h * static_cast<double>(i), e = 1e-3;
                const double exact = kG + (plank_up(rocking(t + h * 0.5 + e)[0]) - 2.0 * plank_up(rocking(t + 0.5 * h)[0]) + plank_up(rocking(t + 0.5 * h - e)[0])) / (e * e);
                const double force = kG + (vz[i + 1] - vz[i]) / h;
                QVERIFY2(std::abs(force - exact) < 0.05, qPrintable(QString("at %1 s: %2 N, exact %3 N").arg(t).arg(force).arg(exact)));
                if (i > 4) i += 6; // all of them would take the reference long
            }
            const double a = rocking(1.2)[0];
            missed[part - 1] = std::hypot(x.back() - plank_x(a), z.back() - plank_up(a));
        }
        QVERIFY2(missed[0] < 3e-4 && missed[1] < 0.35 * missed[0], qPrintable(QString("%1 and %2 m off").arg(missed[0]).arg(missed[1])));
    }
    void aBallThatRollsOrSlidesDownARoundHillPressesUntilItFliesOff_data() {
        QTest::addColumn<QString>("hill");
        QTest::addColumn<double>("mu");
        QTest::addColumn<QString>("accuracy");
        QTest::addColumn<QString>("shape");
        for (const char* const hill : {"disc", "sphere", "cylinder", "capsule", "cap", "corner", "edge"})
            for (const double mu : {0.0, 0.9})
                for (const char* const accuracy : {"exact", "balanced", "quick"})
                    for (const char* const shape : {"ball", "cylinder", "capsule"})
                        if (const QString on(hill); QString(shape) == "ball" || on == "cylinder" || on == "capsule" || on == "edge") QTest::addRow("a %s on a %s, mu = %g, %s", shape, hill, mu, accuracy) << on << mu << QString(accuracy) << QString(shape);
    }
    // N = m (g cos a - L a'^2) at the angle a from the top, and g L (1 + k) a'^2/2 = g (cos a0 - cos a) with k of the ball that rolls.
    void aBallThatRollsOrSlidesDownARoundHillPressesUntilItFliesOff() {
        QFETCH(QString, hill);
        QFETCH(double, mu);
        QFETCH(QString, accuracy);
        QFETCH(QString, shape);
        double missed[2];
        for (const int part : {1, 2}) {
            const double h = 4e-3 / part;
            const Hill run = roll_down(shape, hill, mu, accuracy, h);
            QVERIFY2(run.unlike.isEmpty(), qPrintable(run.unlike));
            QCOMPARE(run.impacts, std::size_t{0});
            missed[part - 1] = std::abs(run.energy_missed);
        }
        QVERIFY2(missed[1] < 1e-4 && (missed[1] < 0.35 * missed[0] || missed[1] < 2e-6), qPrintable(QString("energy off by %1 and %2 J").arg(missed[0]).arg(missed[1])));
    }
};

QTEST_GUILESS_MAIN(TestLeaningBodies)
#include "test_leaning_bodies.moc"
