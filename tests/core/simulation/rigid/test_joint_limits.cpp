// SPDX-License-Identifier: GPL-3.0-or-later
// Limits of joints, alone and with friction and motors, where nothing but joints touches a mechanism. Held against what no scheme of ours
// gives: energy that never rises and its books, limits and joints at the end of the step, Newton's rebound, closed forms.
#include "tests/core/simulation/rigid/chains.h"

#include <QtTest>

#include <random>

using namespace saltus::testing;

namespace {

Settings with_step(double h, bool planar) {
    Settings s;
    s.h = h;
    s.planar = planar;
    return s;
}

JointCoordinate between(double lower, double upper, double e) {
    JointCoordinate c;
    c.lower = lower, c.upper = upper, c.e = e;
    return c;
}

// Downwards, whatever the sign of the coordinate.
double fallen(const Run& run) { return std::fabs(coordinate_row(run, 0).y); }

// Two to eight bodies in a tree of joints of all kinds but gears, twists and relations, with springs, dampers, friction and limits, all by chance.
Build by_chance(unsigned seed) {
    std::mt19937 random(seed);
    const auto number = [&](double from, double to) { return std::uniform_real_distribution<double>(from, to)(random); };
    const auto one_of = [&](unsigned count) { return static_cast<unsigned>(random() % count); };
    const bool planar = one_of(2) == 0;
    Build build(with_step(5e-3, planar));
    const auto vector = [&](double size) { return Vector3(number(-size, size), number(-size, size), planar ? 0.0 : number(-size, size)); };
    const std::vector<JointKind> kinds = planar ? std::vector<JointKind>{JointKind::revolute, JointKind::prismatic, JointKind::planar, JointKind::distance, JointKind::fixed}
                                                : std::vector<JointKind>{JointKind::revolute, JointKind::ball, JointKind::prismatic, JointKind::cylindrical, JointKind::screw,
                                                                         JointKind::planar, JointKind::distance, JointKind::fixed};
    std::vector<Vector3> places;
    const unsigned bodies = 2 + one_of(7);
    for (unsigned b = 0; b < bodies; ++b) {
        const unsigned parent = one_of(b + 1); // b: the world
        const Vector3 from = parent == b ? vector(0.1) : Vector3(places[parent] + vector(0.3));
        places.push_back(from + vector(0.3));
        const double mass = std::pow(10.0, number(-1.0, 1.0)), inertia = mass * std::pow(number(0.1, 0.5), 2) / 12.0;
        const Eigen::Quaterniond turn = planar ? about(Vector3::UnitZ(), number(-3.0, 3.0)) : about(vector(1.0), number(-3.0, 3.0));
        build.body("body " + std::to_string(b), mass, Matrix3(inertia * Vector3(number(0.8, 1.2), number(0.8, 1.2), number(0.8, 1.2)).asDiagonal()), places.back(), turn);
        const JointKind kind = kinds[one_of(static_cast<unsigned>(kinds.size()))];
        const bool slides = kind == JointKind::prismatic || kind == JointKind::planar;
        JointInput& joint = join(build, kind, b, parent == b ? kWorld : parent, from, planar && !slides ? Vector3(Vector3::UnitZ()) : Vector3(vector(1.0).normalized()));
        joint.pitch = number(0.05, 0.5);
        if (kind == JointKind::distance) {
            const Vector3 other = from + vector(0.3);
            joint.frame_b = local_frame(build.input, joint.body_b, other, Vector3::UnitZ());
            joint.length = (from - other).norm();
        }
        const bool free = kind == JointKind::distance && one_of(2) == 0;
        const int coordinates = kind == JointKind::distance ? (free ? 1 : 0) : coordinate_count(kind, planar);
        for (int i = 0; i < coordinates; ++i) {
            JointCoordinate c;
            c.rest = kind == JointKind::distance ? joint.length : 0.0;
            if (free || one_of(3) == 0) c.stiffness = std::pow(10.0, number(0.0, 3.0));
            if (one_of(4) == 0) c.damping = std::pow(10.0, number(-2.0, 0.0));
            if (one_of(2) == 0) c.friction = std::pow(10.0, number(-2.0, 1.0));
            if (one_of(3) == 0) c.lower = c.rest - number(0.02, 0.5);
            if (one_of(3) == 0) c.upper = c.rest + number(0.02, 0.5);
            if (one_of(3) == 0) c.e = number(0.0, 1.0);
            joint.coordinates.push_back(c);
        }
    }
    return build;
}

} // namespace

class TestJointLimits : public QObject {
    Q_OBJECT
private slots:
    void chainsAtTheirLimitsNeverGainEnergy_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("planar");
        QTest::addColumn<double>("most");
        QTest::addColumn<double>("e");
        QTest::addColumn<double>("friction");
        const auto row = [](const char* name, JointKind kind, bool planar, double most, double e, double friction = 0.0) {
            QTest::addRow("%s, %s, %g, e = %g, friction %g", name, planar ? "plane" : "space", most, e, friction) << static_cast<int>(kind) << planar << most << e << friction;
        };
        for (const bool planar : {true, false}) {
            for (const double most : {0.3, 1.0})
                for (const double e : {0.0, 0.5, 1.0}) row("hinges", JointKind::revolute, planar, most, e);
            row("hinges", JointKind::revolute, planar, 0.3, 0.3, 0.05);
            row("slides", JointKind::prismatic, planar, 0.05, 0.0);
            row("slides", JointKind::prismatic, planar, 0.05, 0.8);
        }
        row("screws", JointKind::screw, false, 1.0, 0.5);
    }
    void chainsAtTheirLimitsNeverGainEnergy() {
        QFETCH(int, kind);
        QFETCH(bool, planar);
        QFETCH(double, most);
        QFETCH(double, e);
        QFETCH(double, friction);
        ChainOf c{12, 0.0, 0.0, 0.2, 1.0, planar};
        c.kind = static_cast<JointKind>(kind);
        c.alternating = c.kind != JointKind::revolute;
        c.each = between(-most, most, e);
        c.each.friction = friction;
        const ChainRun run = swing(c, with_step(5e-3, planar), 4.0);
        qInfo("joint %.1e m, %.1e m/s, beyond limits %.1e; energy %+.1e %+.1e; books %.1e; %.2f passes, %ld of %ld steps cut, %ld at limits", run.joint, run.rate, run.beyond,
              run.highest, run.lowest, run.books, run.passes, run.cut, run.steps, run.limited);
        QVERIFY2(run.finished, run.message.c_str());
        QVERIFY(run.limited > 20);
        QVERIFY(run.joint <= 1e-6);
        QVERIFY(run.rate <= 1e-6);
        QVERIFY(run.beyond <= 1e-12);
        QVERIFY(run.highest <= 1e-6);
        QVERIFY(run.books <= 1e-9);
        QVERIFY(run.passes <= 5.0);
    }
    void mechanismsMadeByChanceNeverGainEnergy() {
        // in the middle form every fifth gains more than that, every other has more than 1e-6 m/s across joints
        long limited = 0, rubbed = 0;
        for (unsigned seed = 0; seed < 60; ++seed) {
            const Build build = by_chance(seed);
            Run run(build);
            const double energy = run.energy();
            double scale = 0.0, sum = 0.0;
            for (const BodyInput& body : build.input.bodies) scale += body.mass * 9.81;
            for (int k = 0; k < 200; ++k) {
                const Report& report = run.step();
                QVERIFY2(run.last, qPrintable(QString("%1: %2").arg(seed).arg(QString::fromStdString(report.message))));
                sum += works(report);
                limited += report.closed_limits > 0 ? 1 : 0;
                rubbed += report.work_joints < 0.0 ? 1 : 0;
                QVERIFY2(run.energy() - energy <= 1e-6 * scale, qPrintable(QString("%1, step %2: %3 J").arg(seed).arg(k).arg(run.energy() - energy)));
                QVERIFY2(std::fabs(run.energy() - energy - sum) <= 1e-9 * scale, qPrintable(QString("%1, step %2: %3 J").arg(seed).arg(k).arg(run.energy() - energy - sum)));
                for (const JointRow& row : run.world->joint_rows())
                    if (!row.coordinate) QVERIFY2(std::fabs(row.y) <= 1e-6 && std::fabs(row.ydot) <= 1e-6, qPrintable(QString("%1, step %2: %3, %4").arg(seed).arg(k).arg(row.y).arg(row.ydot)));
            }
        }
        qInfo("%ld steps at limits, %ld with friction or dampers", limited, rubbed);
        QVERIFY(limited > 1000 && rubbed > 1000);
    }
    void aBarComesToRestOnItsStop() {
        for (const bool planar : {true, false})
            for (const double e : {0.0, 0.5}) {
                const Settings s = with_step(2e-3, planar);
                Run run(bar_on_hinge(s, between(-0.6, 0.6, e)));
                double before = 0.0;
                bool hit = false;
                for (int k = 0; k < 3000; ++k) {
                    run.steps(1);
                    for (const LimitState& limit : run.world->limits()) {
                        QVERIFY(limit.after >= -1e-12);
                        QVERIFY(limit.p >= 0.0);
                        if (hit || !(limit.before < -0.1)) continue;
                        hit = true;
                        before = limit.before;
                        QVERIFY(std::fabs(limit.after + e * limit.before) < 1e-5 * std::fabs(limit.before)); // Newton's law, at the limit itself, somewhere in the step
                        QVERIFY(limit.angular);
                    }
                }
                // I w^2/2 = m g l/2 sin(0.6)
                qInfo("hit at %.4f rad/s", before);
                QVERIFY(hit && std::fabs(before + std::sqrt(3.0 * 9.81 * std::sin(0.6))) < 3.0 * 9.81 * s.h);
                QVERIFY(std::fabs(fallen(run) - 0.6) < 1e-12);
                QVERIFY(std::fabs(std::fabs(coordinate_row(run, 0).p) - 4.905 * std::cos(0.6) * s.h) < 1e-9); // holds its weight
                for (const double v : run.v) QVERIFY(std::fabs(v) < 1e-9);
            }
    }
    void whatRubsRestsOnItsStopToo() {
        // friction and stop may hold the same: together they hold the weight
        for (const bool planar : {true, false}) {
            const Settings s = with_step(2e-3, planar);
            JointCoordinate c = between(-0.6, 0.6, 0.0);
            c.friction = 1.0;
            Run run(bar_on_hinge(s, c));
            run.steps(3000);
            QVERIFY(std::fabs(fallen(run) - 0.6) < 1e-9);
            QVERIFY(std::fabs(std::fabs(coordinate_row(run, 0).p) - 4.905 * std::cos(0.6) * s.h) < 1e-9);
            for (const double v : run.v) QVERIFY(std::fabs(v) < 1e-9);
        }
    }
    void motorsPushAgainstStops() {
        // 8 N m downwards: the stop bears weight and motor
        for (const bool planar : {true, false}) {
            const Settings s = with_step(2e-3, planar);
            JointCoordinate c = between(-0.6, 0.6, 0.0);
            c.drive = JointCoordinate::Drive::velocity;
            c.largest = 8.0;
            Drives drives;
            drives.all = {[planar](double) { return DriveValue{0.0, planar ? -1.5 : 1.5, 0.0}; }};
            Run run(bar_on_hinge(s, c), &drives);
            double driven = 0.0;
            for (int k = 0; k < 1000; ++k) {
                const Report& report = run.step();
                QVERIFY2(run.last, report.message.c_str());
                driven = report.work_drives;
            }
            QVERIFY(std::fabs(fallen(run) - 0.6) < 1e-9);
            QVERIFY(run.world->limits().size() == 1);
            QVERIFY(std::fabs(run.world->limits()[0].p - (8.0 + 4.905 * std::cos(0.6)) * s.h) < 1e-9);
            QVERIFY(std::fabs(driven) < 1e-9);
        }
    }
    void motorsWorkAgainstFriction_data() {
        QTest::addColumn<double>("largest");
        QTest::newRow("the motor is weaker") << 0.9;
        QTest::newRow("the motor is stronger") << 1.5;
    }
    void motorsWorkAgainstFriction() {
        // friction of 1 N m at the coordinate that the motor drives: nothing, or (M - F)/I up to the motor's rate of 0.4 rad/s
        QFETCH(double, largest);
        for (const bool planar : {true, false}) {
            const Settings s = with_step(5e-3, planar);
            JointCoordinate c;
            c.friction = 1.0;
            c.drive = JointCoordinate::Drive::velocity;
            c.largest = largest;
            Drives drives;
            drives.all = {[](double) { return DriveValue{0.0, 0.4, 0.0}; }};
            Run run(bar_on_hinge(s, c, false), &drives);
            double rubbed = 0.0, driven = 0.0;
            for (int k = 0; k < 200; ++k) {
                const Report& report = run.step();
                QVERIFY2(run.last, report.message.c_str());
                rubbed += report.work_joints, driven += report.work_drives;
                const double rate = coordinate_row(run, 0).ydot;
                const double wanted = largest < 1.0 ? 0.0 : std::fmin(0.4, (largest - 1.0) * 3.0 * run.time());
                QVERIFY2(std::fabs(rate - wanted) < 1e-6, qPrintable(QString("%1 at %2").arg(rate).arg(run.time())));
                QVERIFY(std::fabs(coordinate_row(run, 0).p) <= (largest - 1.0 > 0.0 ? largest - 1.0 : 1e-9) * s.h + 1e-12); // both together
            }
            const double turned = coordinate_row(run, 0).y;
            QVERIFY(std::fabs(rubbed + turned) < 1e-8);
            QVERIFY(std::fabs(driven - turned - 0.5 / 3.0 * coordinate_row(run, 0).ydot * coordinate_row(run, 0).ydot) < 1e-6);
        }
    }
};

QTEST_APPLESS_MAIN(TestJointLimits)
#include "test_joint_limits.moc"
