// SPDX-License-Identifier: GPL-3.0-or-later
// Joints in motion: loops that close, ratios, limits, friction, springs, drives, contradictions.
#include "core/collision/short_turn.h"
#include "tests/core/simulation/rigid/joined_worlds.h"

#include <QtTest>

#include <algorithm>
#include <chrono>
#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

const Vector3 kX = Vector3::UnitX(), kY = Vector3::UnitY(), kZ = Vector3::UnitZ();

std::uint32_t bar(Build& build, const std::string& name, const Vector3& from, const Vector3& to) {
    const Vector3 d = to - from;
    const double l = d.norm(), m = l;
    const Eigen::Quaterniond q = collision::short_turn(kX, d);
    return build.body(name, m, Matrix3(Vector3(0.01 * m * l * l, m * l * l / 12.0, m * l * l / 12.0).asDiagonal()),
                      0.5 * (from + to), q);
}

// Crank 0.3, coupler 1, rocker 0.6, ground 0.9; revolute joints about y: three rows too many in space.
Build four_bar(const Settings& settings) {
    Build build(settings);
    const Vector3 A(0, 0, 0), B(0, 0, 0.3), D(0.9, 0, 0);
    // C: distance 1 of B, 0.6 of D
    const Vector3 e = (D - B).normalized(), n = Vector3(-e.z(), 0, e.x());
    const double l = (D - B).norm(), x = (1.0 - 0.36 + l * l) / (2.0 * l), y = std::sqrt(1.0 - x * x);
    const Vector3 C = B + x * e + y * n;
    bar(build, "crank", A, B);
    bar(build, "coupler", B, C);
    bar(build, "rocker", C, D);
    join(build, JointKind::revolute, 0, kWorld, A, kY);
    join(build, JointKind::revolute, 1, 0, B, kY);
    join(build, JointKind::revolute, 2, 1, C, kY);
    join(build, JointKind::revolute, 2, kWorld, D, kY);
    return build;
}

double coordinate(const Run& run, std::uint32_t joint, int which = 0) {
    int seen = 0;
    for (const JointRow& row : run.world->joint_rows())
        if (row.joint == joint && row.coordinate && seen++ == which) return row.y;
    return std::nan("");
}
double coordinate_percussion(const Run& run, std::uint32_t joint) {
    for (const JointRow& row : run.world->joint_rows())
        if (row.joint == joint && row.coordinate) return row.p;
    return std::nan("");
}

// A block of 1 kg on a slide along x.
Build slider(const Settings& settings, const JointCoordinate& c) {
    Build build(settings);
    build.body("block", 1.0, Matrix3::Identity(), Vector3::Zero());
    join(build, JointKind::prismatic, 0, kWorld, Vector3::Zero(), kX).coordinates = {c};
    return build;
}

} // namespace

class TestJointMechanisms : public QObject {
    Q_OBJECT
private slots:
    void aFourBarStaysClosed() {
        Settings s;
        s.h = 1e-3;
        Build build = four_bar(s);
        build.input.joints[0].coordinates.resize(1);
        build.input.joints[0].coordinates[0].drive = JointCoordinate::Drive::position;
        Drives drives;
        drives.all = {[](double t) { // starts at rest
            const double w = 2.0 * kPi;
            return DriveValue{w * t - std::sin(w * t), w * (1.0 - std::cos(w * t)), 0.0};
        }};
        Run run(build, &drives);
        double violation = 0.0, follow = 0.0, side = 0.0;
        const auto begin = std::chrono::steady_clock::now();
        for (int k = 0; k < 20000; ++k) {
            const Report& report = run.step();
            QVERIFY2(run.last, report.message.c_str());
            QVERIFY(report.solver.solved);
            violation = std::fmax(violation, report.violation);
            follow = std::fmax(follow, std::fabs(coordinate(run, 0) - drives.all[0](run.time()).position));
            for (std::uint32_t b = 0; b < 3; ++b) side = std::fmax(side, std::fabs(run.position(b)[1]));
        }
        const double us = 1e6 * std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() / 2e4;
        qInfo("violation %.1e m, drive missed by %.1e rad, off the plane %.1e m, %.1f us a step", violation, follow,
              side, us);
        QVERIFY(violation <= s.projection_tolerance);
        QVERIFY(follow < 1e-6);
        QVERIFY(side < 1e-6);
    }
    void redundantKneesInAPlaneShareTheLoad() {
        // a door on three hinges in line: 15 rows for 5 freedoms
        Settings s;
        s.h = 1e-3;
        Build build(s);
        build.gravity(-9.81 * kZ);
        build.body("door", 10.0, Matrix3(Vector3(2.0, 3.0, 1.2).asDiagonal()), Vector3(0.5, 0, 0));
        for (const double z : {-0.8, 0.0, 0.8}) join(build, JointKind::revolute, 0, kWorld, Vector3(0, 0, z), kZ);
        build[0].spin = Vector3(0, 0, 1.0), build[0].velocity = Vector3(0, 0.5, 0);
        Run run(build);
        double weight = 0.0;
        for (int k = 0; k < 1000; ++k) {
            const Report& report = run.step();
            QVERIFY(run.last && report.solver.solved);
            weight = 0.0;
            for (const JointRow& row : run.world->joint_rows()) QVERIFY(std::fabs(row.p) < 1.0);
            for (const JointRow& row : run.world->joint_rows())
                if (!row.coordinate && &row - run.world->joint_rows().data() == 2) weight = row.p; // z of the first
        }
        qInfo("weight share %.3e off, spin %.3e off", weight - 10.0 * 9.81 * s.h / 3.0, run.velocity(0)[5] - 1.0);
        QVERIFY(std::fabs(weight - 10.0 * 9.81 * s.h / 3.0) < 1e-6); // each carries a third
        QVERIFY(std::fabs(run.velocity(0)[5] - 1.0) < 1e-6);         // nothing brakes but (h w)^2/6
    }
    void aChainOf1000LinksStays() {
        Settings s;
        s.h = 2e-3;
        Build build(s);
        const int links = 1000;
        for (int i = 0; i < links; ++i)
            bar(build, "link " + std::to_string(i), Vector3(0.05 * i, 0, 0), Vector3(0.05 * (i + 1), 0, 0));
        join(build, JointKind::ball, 0, kWorld, Vector3::Zero());
        for (int i = 1; i < links; ++i)
            join(build, JointKind::ball, static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(i - 1),
                 Vector3(0.05 * i, 0, 0));
        Run run(build);
        const double energy = run.energy();
        double violation = 0.0;
        const auto begin = std::chrono::steady_clock::now();
        for (int k = 0; k < 25; ++k) {
            const Report& report = run.step();
            QVERIFY2(run.last, report.message.c_str());
            violation = std::fmax(violation, report.violation);
        }
        const double ms = 1e3 * std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() / 25;
        qInfo("%d passes, %d projections", run.world->compute(0.05, run.q.data(), run.v.data()).newton_iterations,
              run.world->compute(0.05, run.q.data(), run.v.data()).projection_iterations);
        qInfo("%.1f ms a step, violation %.1e m, energy %.1e J", ms, violation, run.energy() - energy);
        QVERIFY(violation <= s.projection_tolerance);
    }
    void gearsTurnByTheirRatioAndScrewsMoveByTheirPitch() {
        Settings s;
        s.h = 1e-3;
        Build build(s);
        build.gravity(Vector3::Zero());
        build.body("wheel", 1.0, Matrix3(Vector3(1.0, 1.0, 0.5).asDiagonal()), Vector3::Zero());
        build.body("pinion", 0.2, Matrix3(Vector3(0.1, 0.1, 0.02).asDiagonal()), Vector3(1, 0, 0));
        build.body("nut", 0.3, Matrix3(Vector3(0.1, 0.1, 0.1).asDiagonal()), Vector3(0, 3, 0));
        join(build, JointKind::revolute, 0, kWorld, Vector3::Zero()).coordinates.resize(1);
        join(build, JointKind::revolute, 1, kWorld, Vector3(1, 0, 0));
        join(build, JointKind::gear, 0, 1, Vector3::Zero()).ratio = 4.0; // outside: they turn against each other
        join(build, JointKind::screw, 2, kWorld, Vector3(0, 3, 0), kY).pitch = 0.05;
        join(build, JointKind::gear, 1, 2, Vector3(1, 0, 0)).frame_b =
            local_frame(build.input, 2, Vector3(0, 3, 0), kY);
        build.input.joints[0].coordinates[0].drive = JointCoordinate::Drive::position;
        Drives drives;
        drives.all = {[](double t) { return DriveValue{5.0 * t * t, 10.0 * t, 0.0}; }};
        Run run(build, &drives);
        double worst = 0.0;
        for (int k = 0; k < 3000; ++k) {
            run.steps(1);
            const double angle = 5.0 * run.time() * run.time();
            for (const double d :
                 {coordinate(run, 0) - angle, coordinate(run, 1) + 4.0 * angle, coordinate(run, 3) - 4.0 * angle,
                  run.position(2)[1] - 3.0 - 0.05 * 4.0 * angle / (2.0 * kPi)})
                worst = std::fmax(worst, std::fabs(d));
        }
        qInfo("%.1f turns of the pinion, worst %.1e", -coordinate(run, 1) / (2.0 * kPi), worst);
        QVERIFY(worst < 1e-7); // the projection's tolerance, by the ratios
        QVERIFY(coordinate(run, 1) < -20.0 * 2.0 * kPi);
    }
    void limitsReboundWithTheirRestitution() {
        for (const double e : {0.0, 0.3, 0.7, 1.0}) {
            Settings s;
            s.h = 1e-3;
            JointCoordinate c;
            c.lower = -0.5, c.upper = 0.7, c.e = e;
            Build build = slider(s, c);
            build.gravity(Vector3::Zero());
            build[0].velocity = Vector3(1.0, 0, 0);
            Run run(build);
            double expected = 1.0;
            int hits = 0;
            for (int k = 0; k < 6000; ++k) {
                const double before = run.velocity(0)[0];
                run.steps(1);
                const double after = run.velocity(0)[0];
                if (after != before) {
                    QVERIFY(std::fabs(after + e * before) < 1e-12);
                    expected *= -e;
                    ++hits;
                }
                QVERIFY(coordinate(run, 0) < 0.7 + 1e-3 && coordinate(run, 0) > -0.5 - 1e-3);
            }
            QVERIFY(hits > 0);
            QVERIFY(std::fabs(run.velocity(0)[0] - expected) < 1e-12);
        }
    }
    void aHangingDoorRestsAtItsLimit() {
        Settings s;
        s.h = 2e-3;
        Build build(s);
        bar(build, "bar", Vector3::Zero(), kX);
        JointInput& hinge = join(build, JointKind::revolute, 0, kWorld, Vector3::Zero(), kY);
        hinge.coordinates.resize(1);
        hinge.coordinates[0].upper = 0.6; // turning about +y lowers the bar
        hinge.coordinates[0].e = 0.4;
        Run run(build);
        run.steps(3000);
        QVERIFY(std::fabs(coordinate(run, 0) - 0.6) < 9.81 * s.h * s.h);
        QVERIFY(std::fabs(run.velocity(0)[4]) < 1e-9);
        QVERIFY(std::fabs(coordinate_percussion(run, 0) + 9.81 * 0.5 * std::cos(0.6) * s.h) < 1e-6); // holds its weight
    }
    void frictionSticksAndSlipsAtItsBound() {
        for (const double part : {1.0 - 1e-6, 1.0 + 1e-6}) { // of the weight that pulls along the slide
            Settings s;
            s.h = 1e-2;
            JointCoordinate c;
            c.friction = 3.0;
            Build build = slider(s, c);
            build.gravity(Vector3(3.0 * part, 0, -9.0));
            Run run(build);
            run.steps(100);
            const double speed = run.velocity(0)[0];
            if (part < 1.0)
                QVERIFY(std::fabs(speed) < 1e-13);
            else
                QVERIFY(std::fabs(speed - 3e-6 * run.time()) < 1e-11);
        }
        // stopping distance v^2 m / (2 F)
        Settings s;
        s.h = 1e-4;
        JointCoordinate c;
        c.friction = 2.0;
        Build build = slider(s, c);
        build[0].velocity = Vector3(1.5, 0, 0);
        Run run(build);
        run.steps(10000);
        QVERIFY(std::fabs(coordinate(run, 0) - 1.5 * 1.5 / 4.0) < 1e-4);
        QVERIFY(std::fabs(run.velocity(0)[0]) < 1e-13);
    }
    void springsSwingAtTheirFrequencyWithoutLoss() {
        Settings s;
        s.h = 1e-3;
        JointCoordinate c;
        c.stiffness = 400.0, c.rest = 0.1;
        Build build = slider(s, c);
        Run run(build);
        const double energy = run.energy();
        double drift = 0.0, error = 0.0;
        for (int k = 0; k < 10000; ++k) {
            run.steps(1);
            drift = std::fmax(drift, std::fabs(run.energy() / energy - 1.0));
            error = std::fmax(error, std::fabs(coordinate(run, 0) - 0.1 * (1.0 - std::cos(20.0 * run.time()))));
        }
        qInfo("energy %.1e, position %.1e", drift, error);
        QVERIFY(drift < 1e-10);
        QVERIFY(error < 0.1 * 20.0 * 10.0 * (0.02 * 0.02 / 12.0) * 1.1); // (h omega)^2/12 of the phase
    }
    void dampersAndStiffSpringsAreStable() {
        Settings s;
        s.h = 1e-2;
        JointCoordinate c;
        c.stiffness = 1e12, c.damping = 1e7, c.rest = 0.0;
        Build build = slider(s, c);
        build[0].velocity = Vector3(1.0, 0, 0);
        Run run(build);
        run.steps(200);
        QVERIFY(std::fabs(coordinate(run, 0)) < 1e-2);
        c.stiffness = 0.0, c.damping = 2.0;
        Build damped = slider(s, c);
        damped[0].velocity = Vector3(1.0, 0, 0);
        Run other(damped);
        other.steps(100);
        const double factor = (1.0 - 0.01) / (1.0 + 0.01); // of the trapezoidal rule, c h / 2m = 0.01
        QVERIFY(std::fabs(other.velocity(0)[0] - std::pow(factor, 100)) < 1e-12);
    }
    void drivesFollowToRoundOff() {
        for (const Projection projection : {Projection::none, Projection::combined}) {
            Settings s;
            s.h = 1e-3, s.projection = projection;
            JointCoordinate c;
            c.drive = JointCoordinate::Drive::position;
            Drives drives;
            drives.all = {[](double t) {
                return DriveValue{0.1 * std::sin(3.0 * t) - 0.3 * t, 0.3 * std::cos(3.0 * t) - 0.3, 0.0};
            }};
            Run run(slider(s, c), &drives);
            double position = 0.0, rate = 0.0;
            for (int k = 0; k < 5000; ++k) {
                run.steps(1);
                const DriveValue wanted = drives.all[0](run.time());
                position = std::fmax(position, std::fabs(coordinate(run, 0) - wanted.position));
                rate = std::fmax(rate, std::fabs(run.velocity(0)[0] - wanted.rate));
            }
            qInfo("position %.1e, rate %.1e", position, rate);
            QVERIFY(position < 1e-9);
            QVERIFY(rate < 1e-6);
        }
    }
    void motorsGiveNoMoreThanTheirLargestForce() {
        Settings s;
        s.h = 1e-3;
        JointCoordinate c;
        c.drive = JointCoordinate::Drive::velocity;
        c.largest = 4.0;
        Drives drives;
        drives.all = {[](double) { return DriveValue{0.0, 2.0, 0.0}; }};
        Run run(slider(s, c), &drives);
        run.steps(400);
        QVERIFY(std::fabs(run.velocity(0)[0] - 1.6) < 1e-12);
        QVERIFY(std::fabs(coordinate_percussion(run, 0) - 4e-3) < 1e-15);
        run.steps(400);
        QVERIFY(std::fabs(run.velocity(0)[0] - 2.0) < 1e-12);
    }
    void forcesOfDrivesAccelerate() {
        Settings s;
        s.h = 1e-3;
        JointCoordinate c;
        c.drive = JointCoordinate::Drive::force;
        Drives drives;
        drives.all = {[](double) { return DriveValue{0.0, 0.0, 2.5}; }};
        Run run(slider(s, c), &drives);
        run.steps(1000);
        QVERIFY(std::fabs(run.velocity(0)[0] - 2.5) < 1e-12);
        QVERIFY(std::fabs(coordinate(run, 0) - 1.25) < 1e-12);
    }
    // A bead that 3 N push outwards, along a slide that turns with its hub, or by a strut: no moment, and the push's work is its energy.
    void forcesAlongAnAxisThatTurnsAreOfSecondOrder_data() {
        QTest::addColumn<bool>("strut");
        QTest::newRow("a slide on a hub") << false;
        QTest::newRow("a strut") << true;
    }
    void forcesAlongAnAxisThatTurnsAreOfSecondOrder() {
        QFETCH(bool, strut);
        std::vector<double> momenta, energies;
        for (const double h : {4e-3, 2e-3, 1e-3}) {
            Settings s;
            s.h = h;
            JointCoordinate push;
            push.drive = JointCoordinate::Drive::force;
            Build build(s);
            build.gravity(Vector3::Zero());
            build.body("bead", 0.6, Matrix3(0.01 * Matrix3::Identity()), Vector3(0.3, 0, 0));
            build[0].spin = Vector3(0, 0, 2), build[0].velocity = Vector3(0, 0.6, 0);
            if (strut) {
                JointInput& joint = join(build, JointKind::distance, 0, kWorld, Vector3(0.3, 0, 0));
                joint.frame_b.position = Vector3::Zero();
                joint.coordinates = {push};
            } else {
                build.body("hub", 1.0, Matrix3(0.1 * Matrix3::Identity()), Vector3::Zero());
                build[1].spin = Vector3(0, 0, 2);
                join(build, JointKind::revolute, 1, kWorld, Vector3::Zero());
                join(build, JointKind::prismatic, 0, 1, Vector3(0.3, 0, 0), kX).coordinates = {push};
            }
            Drives drives;
            drives.all = {[](double) { return DriveValue{0.0, 0.0, 3.0}; }};
            Run run(build, &drives);
            const auto momentum_and_energy = [&] {
                const Vector3 x(run.position(0)[0], run.position(0)[1], 0.0), v(run.velocity(0)[0], run.velocity(0)[1], 0.0);
                const double own = run.velocity(0)[5], hub = strut ? 0.0 : run.velocity(1)[5];
                return std::pair(0.6 * x.cross(v).z() + 0.01 * own + 0.1 * hub,
                                 0.5 * (0.6 * v.squaredNorm() + 0.01 * own * own + 0.1 * hub * hub) - 3.0 * x.norm());
            };
            const auto [L, E] = momentum_and_energy();
            run.steps(static_cast<int>(std::lround(0.4 / h)));
            const auto [L1, E1] = momentum_and_energy();
            momenta.push_back(std::fabs(L1 - L)), energies.push_back(std::fabs(E1 - E));
        }
        for (const std::vector<double>& errors : {momenta, energies})
            for (std::size_t i = 1; i < errors.size(); ++i)
                QVERIFY2(errors[i] < 1e-12 || std::log2(errors[i - 1] / errors[i]) > 1.9, qPrintable(QString("%1 %2").arg(errors[i - 1]).arg(errors[i])));
    }
    void ropesGoSlackAndTight() {
        Settings s;
        s.h = 1e-3;
        Build build(s);
        build.body("ball", 1.0, Matrix3(0.01 * Matrix3::Identity()), Vector3(0.5, 0, 0));
        JointInput& rope = join(build, JointKind::distance, 0, kWorld, Vector3(0.5, 0, 0));
        rope.frame_b.position = Vector3::Zero();
        rope.coordinates.resize(1);
        rope.coordinates[0].upper = 1.0;
        Run run(build);
        double farthest = 0.0;
        for (int k = 0; k < 4000; ++k) {
            run.steps(1);
            farthest = std::fmax(farthest, std::hypot(run.position(0)[0], run.position(0)[1], run.position(0)[2]));
        }
        QVERIFY(farthest < 1.0 + 1e-7);
        QVERIFY(farthest > 1.0 - 1e-7);
    }
    void planarMechanismsRunToo() {
        Settings s;
        s.h = 1e-3, s.planar = true;
        Build build(s);
        // slider-crank: x = r cos a + sqrt(l^2 - r^2 sin^2 a)
        const double r = 0.3, l = 0.8;
        const auto rod = [&](const char* name, double from, double to) {
            const double d = to - from;
            return build.body(name, 1.0, Matrix3(d * d / 12.0 * Matrix3::Identity()), Vector3(0.5 * (from + to), 0, 0));
        };
        rod("crank", 0.0, r);
        rod("rod", r, r + l);
        build.body("slider", 1.0, Matrix3::Identity(), Vector3(r + l, 0, 0));
        join(build, JointKind::revolute, 0, kWorld, Vector3::Zero()).coordinates.resize(1);
        join(build, JointKind::revolute, 1, 0, Vector3(r, 0, 0));
        join(build, JointKind::ball, 2, 1, Vector3(r + l, 0, 0));
        join(build, JointKind::prismatic, 2, kWorld, Vector3(r + l, 0, 0), kX);
        build.input.joints[0].coordinates[0].drive = JointCoordinate::Drive::position;
        Drives drives;
        drives.all = {[](double t) { return DriveValue{t * t * t, 3.0 * t * t, 0.0}; }};
        Run run(build, &drives);
        double worst = 0.0;
        for (int k = 0; k < 3000; ++k) {
            run.steps(1);
            const double a = std::pow(run.time(), 3.0), sine = r * std::sin(a);
            worst = std::fmax(worst, std::fabs(run.position(2)[0] - r * std::cos(a) - std::sqrt(l * l - sine * sine)));
        }
        qInfo("%.1e", worst);
        QVERIFY(worst < 1e-7);
    }
    void contradictingJointsAreNamed() {
        {
            Build build;
            build.body("plate", 1.0, Matrix3::Identity(), Vector3::Zero());
            join(build, JointKind::ball, 0, kWorld, Vector3::Zero());
            join(build, JointKind::ball, 0, kWorld, Vector3(1, 0, 0)).frame_b.position.x() = 1.005;
            const auto made = World::create(build.input, nullptr);
            QVERIFY(!made);
            const QString text = QString::fromStdString(made.error()[0].text());
            qInfo() << text;
            QVERIFY(text.contains("joint 1") && text.contains("joint 2") && text.contains("contradict"));
        }
        {
            Build build;
            build.body("plate", 1.0, Matrix3::Identity(), Vector3::Zero());
            join(build, JointKind::ball, 0, kWorld, Vector3::Zero()).frame_b.position.x() = 0.7;
            const auto made = World::create(build.input, nullptr);
            QVERIFY(!made);
            const QString text = QString::fromStdString(made.error()[0].text());
            qInfo() << text;
            QVERIFY(text.contains("joint 1") && text.contains("0.7 m apart"));
        }
        {
            Settings s;
            JointCoordinate c;
            c.drive = JointCoordinate::Drive::velocity;
            Build build = slider(s, c);
            JointInput twin = build.input.joints[0];
            build.input.joints.push_back(twin);
            build.input.joint_names.push_back("twin");
            Drives drives;
            drives.all = {[](double) {
                              return DriveValue{0.0, 1.0, 0.0};
                          },
                          [](double) {
                              return DriveValue{0.0, 2.0, 0.0};
                          }};
            const auto made = World::create(build.input, &drives);
            QVERIFY(!made);
            const QString text = QString::fromStdString(made.error()[0].text());
            qInfo() << text;
            QVERIFY(text.contains("joint 1") && text.contains("twin"));
        }
        {
            JointCoordinate c;
            c.lower = 0.2, c.upper = -0.1;
            const auto made = World::create(slider({}, c).input, nullptr);
            QVERIFY(!made);
            qInfo() << QString::fromStdString(made.error()[0].text());
            c.lower = 0.2, c.upper = 0.5;
            const auto outside = World::create(slider({}, c).input, nullptr);
            QVERIFY(!outside);
            qInfo() << QString::fromStdString(outside.error()[0].text());
        }
    }
    void drivesThatBeginToContradictStopTheRun() {
        Settings s;
        JointCoordinate c;
        c.drive = JointCoordinate::Drive::velocity;
        Build build = slider(s, c);
        build.input.joints.push_back(build.input.joints[0]);
        build.input.joint_names.push_back("twin");
        Drives drives;
        drives.all = {[](double t) {
                          return DriveValue{0.0, t, 0.0};
                      },
                      [](double t) {
                          return DriveValue{0.0, t > 0.1 ? 1.0 : t, 0.0};
                      }};
        Run run(build, &drives);
        while (run.last && run.count < 100) run.step();
        QVERIFY(!run.last);
        QVERIFY(run.time() > 0.08 && run.time() < 0.12);
    }
};

QTEST_APPLESS_MAIN(TestJointMechanisms)
#include "test_joint_mechanisms.moc"
