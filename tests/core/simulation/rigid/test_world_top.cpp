// SPDX-License-Identifier: GPL-3.0-or-later
// Case N1: a heavy symmetric top on a ball joint, released without precession (Lagrange; quadrature of the exact motion).
#include "tests/core/simulation/rigid/worlds.h"

#include <QtTest>

using namespace saltus;
using namespace saltus::testing;

namespace {

// About the fixed point I = (5, 5, 1) and M g l = 20: M = 4, l = 1/2, g = 10.
struct Top {
    static constexpr double mass = 4.0, length = 0.5, gravity = 10.0, tilt = 0.3;
    static Build build(double h) {
        Settings s = plain(h);
        s.projection = Projection::combined;
        Build build(s);
        build.gravity(Vector3(0.0, 0.0, -gravity));
        const double about_centre = 5.0 - mass * length * length;
        const Eigen::Quaterniond lean(Eigen::AngleAxisd(tilt, Vector3::UnitX()));
        build.body("top", mass, Matrix3(Vector3(about_centre, about_centre, 1.0).asDiagonal()),
                   lean * Vector3(0.0, 0.0, length), lean);
        build[0].spin = Vector3(0.0, 0.0, 50.0);
        JointInput joint;
        joint.kind = JointKind::ball;
        joint.body_a = 0;
        joint.frame_a.position = Vector3(0.0, 0.0, -length);
        build.input.joints.push_back(joint);
        build.input.joint_names.push_back("pivot");
        return build;
    }
};

double precession(const Run& run) { // of the axis about z, from where it started: it leans towards -y
    const Vector3 axis = run.rotation(0) * Vector3::UnitZ();
    return std::atan2(axis.x(), -axis.y());
}
double lean(const Run& run) {
    return std::acos((run.rotation(0) * Vector3::UnitZ()).z());
}

} // namespace

class TestWorldTop : public QObject {
    Q_OBJECT

private slots:
    void theReleasedTopPrecessesAndNods() {
        Run run(Top::build(1e-3));
        const double energy = run.energy();
        double angle = 0.0, last = 0.0, drift = 0.0, least = 1.0, most = 0.0;
        const struct {
            int step;
            double angle;
        } rows[] = {{1000, 0.4075167988525}, {5000, 2.0446959070375}, {10000, 4.1996398174712}};
        for (const auto& row : rows) {
            while (run.count < row.step) {
                const Report& report = run.step();
                QVERIFY2(run.last, report.message.c_str());
                const double now = precession(run);
                angle += std::remainder(now - last, 2.0 * kPi);
                last = now;
                drift = std::fmax(drift, std::fabs(run.energy() - energy));
                least = std::fmin(least, lean(run));
                most = std::fmax(most, lean(run));
                QVERIFY(report.violation <= 1e-8);
            }
            QVERIFY2(std::fabs(angle - row.angle) < 1e-4,
                     qPrintable(QString("%1 at %2, off by %3").arg(angle, 0, 'g', 12).arg(run.time()).arg(angle - row.angle)));
        }
        QVERIFY2(drift < 1e-6 * energy, qPrintable(QString::number(drift)));
        QVERIFY2(least > 0.3 - 1e-5 && std::fabs(most - 0.32673371464492273) < 1e-4,
                 qPrintable(QString("%1 to %2").arg(least, 0, 'g', 10).arg(most, 0, 'g', 10)));
    }
    void ofSecondOrder() {
        double off[2];
        for (int i = 0; i < 2; ++i) {
            const double h = i == 0 ? 4e-3 : 2e-3;
            Run run(Top::build(h));
            run.steps(std::lround(1.0 / h));
            off[i] = std::fabs(precession(run) - 0.4075167988525);
        }
        QVERIFY2(std::log2(off[0] / off[1]) > 1.8, qPrintable(QString("%1, %2").arg(off[0]).arg(off[1])));
    }
};

QTEST_GUILESS_MAIN(TestWorldTop)
#include "test_world_top.moc"
