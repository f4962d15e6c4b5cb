// SPDX-License-Identifier: GPL-3.0-or-later
// Joints with friction and motors with a largest force where nothing but joints touches a mechanism. Held against what no scheme
// of ours gives: energy that never rises and its books, joints at the end of the step, equations of motion written by hand.
#include "tests/core/simulation/rigid/chains.h"

#include <QtTest>

#include <array>

using namespace saltus::testing;

namespace {

Settings with_step(double h) {
    Settings s;
    s.h = h;
    return s;
}

JointCoordinate rubbing(double friction) {
    JointCoordinate c;
    c.friction = friction;
    return c;
}

// Two bars of 1 kg and 0.2 m on hinges with friction, in a plane: angles below the horizontal and their rates, by the classical method of
// Runge and Kutta. Signs of the relative rates must not change.
struct TwoBars {
    double friction = 0.0;
    using State = std::array<double, 4>;
    State rates(const State& x) const {
        const double m = 1.0, l = 0.2, g = 9.81, I = m / 12.0 * (l * l + 0.0016);
        const double c = std::cos(x[0] - x[1]), s = std::sin(x[0] - x[1]);
        const double a = I + 0.25 * m * l * l + m * l * l, b = 0.5 * m * l * l * c, d = I + 0.25 * m * l * l;
        const double first = -friction * (x[2] > 0.0 ? 1.0 : -1.0), second = -friction * (x[3] - x[2] > 0.0 ? 1.0 : -1.0);
        const double f = 1.5 * m * g * l * std::cos(x[0]) - 0.5 * m * l * l * s * x[3] * x[3] + first - second;
        const double e = 0.5 * m * g * l * std::cos(x[1]) + 0.5 * m * l * l * s * x[2] * x[2] + second;
        const double determinant = a * d - b * b;
        return {x[2], x[3], (d * f - b * e) / determinant, (a * e - b * f) / determinant};
    }
    State after(double until, int steps, State x) const {
        const double h = until / steps;
        const auto moved = [](const State& from, double by, const State& along) {
            State y = from;
            for (std::size_t i = 0; i < 4; ++i) y[i] += by * along[i];
            return y;
        };
        for (int k = 0; k < steps; ++k) {
            const State k1 = rates(x), k2 = rates(moved(x, 0.5 * h, k1)), k3 = rates(moved(x, 0.5 * h, k2)), k4 = rates(moved(x, h, k3));
            for (std::size_t i = 0; i < 4; ++i) x[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
        }
        return x;
    }
};

double angle_below(const Run& run, std::uint32_t body) { // of a bar of a chain
    if (run.planar()) return -run.position(body)[2];
    const Eigen::Quaterniond q = run.rotation(body);
    return 2.0 * std::atan2(q.y(), q.w());
}
void turn(Build& build, double rate) { // downwards, rad/s
    const bool planar = build.input.settings.planar;
    build[0].spin = planar ? Vector3(0.0, 0.0, -rate) : Vector3(0.0, rate, 0.0);
    build[0].velocity = planar ? Vector3(0.0, -0.5 * rate, 0.0) : Vector3(0.0, 0.0, -0.5 * rate);
}
// Crank 0.3, coupler 1, rocker 0.6 and ground 0.9 m with 1 kg a metre on four hinges; in space the coupler is on ball joints, so that no row is
// one too many.
Build four_bar(const Settings& settings, const JointCoordinate& at) {
    Build build(settings);
    const bool planar = settings.planar;
    const auto place = [&](double x, double up) { return planar ? Vector3(x, up, 0.0) : Vector3(x, 0.0, up); };
    const double l = std::hypot(0.9, 0.3), along = (1.0 - 0.36 + l * l) / (2.0 * l), across = std::sqrt(1.0 - along * along);
    const Vector3 A = place(0.0, 0.0), B = place(0.0, 0.3), D = place(0.9, 0.0);
    const Vector3 C = place(along * 0.9 / l + across * 0.3 / l, 0.3 - along * 0.3 / l + across * 0.9 / l);
    const auto bar = [&](const std::string& name, const Vector3& from, const Vector3& to) {
        const double m = (to - from).norm(), I = m * m * m / 12.0;
        build.body(name, m, Matrix3(Vector3(planar ? I : 0.01 * I, I, I).asDiagonal()), 0.5 * (from + to), saltus::collision::short_turn(Vector3::UnitX(), to - from));
    };
    bar("crank", A, B), bar("coupler", B, C), bar("rocker", C, D);
    const Vector3 axis = planar ? Vector3::UnitZ() : Vector3::UnitY();
    join(build, JointKind::revolute, 0, kWorld, A, axis).coordinates = {at};
    join(build, planar ? JointKind::revolute : JointKind::ball, 1, 0, B, axis).coordinates.assign(planar ? 1 : 0, at);
    join(build, planar ? JointKind::revolute : JointKind::ball, 2, 1, C, axis).coordinates.assign(planar ? 1 : 0, at);
    join(build, JointKind::revolute, 2, kWorld, D, axis).coordinates = {at};
    return build;
}

double rate_below(const Run& run, std::uint32_t body) { return run.planar() ? -run.velocity(body)[2] : run.velocity(body)[4]; }

} // namespace

class TestJointFriction : public QObject {
    Q_OBJECT
private slots:
    void chainsLoseWhatFrictionTakes_data() {
        QTest::addColumn<bool>("planar");
        QTest::addColumn<double>("friction");
        for (const bool planar : {true, false})
            for (const double friction : {0.005, 0.05, 0.5}) QTest::addRow("%s, %g N m", planar ? "plane" : "space", friction) << planar << friction;
    }
    void chainsLoseWhatFrictionTakes() {
        QFETCH(bool, planar);
        QFETCH(double, friction);
        ChainOf c{12, 0.0, 0.0, 0.2, 1.0, planar};
        c.kind = JointKind::revolute;
        c.each = rubbing(friction);
        const ChainRun run = swing(c, with_step(5e-3), 4.0);
        qInfo("joint %.1e m, %.1e m/s; energy %+.1e %+.1e, friction %+.1e, at most %+.1e; books %.1e; %.2f passes, %ld of %ld steps cut", run.joint, run.rate,
              run.highest, run.lowest, run.friction, run.given, run.books, run.passes, run.cut, run.steps);
        QVERIFY2(run.finished, run.message.c_str());
        QVERIFY(run.joint <= 1e-6);
        QVERIFY(run.rate <= 1e-6);
        QVERIFY(run.highest <= 1e-6);
        QVERIFY(run.given <= 1e-12);
        QVERIFY(run.friction <= -0.01);
        QVERIFY(run.books <= 1e-9);
    }
    void slidingIsOfSecondOrder() {
        const double until = 0.1, spins[2] = {2.0, -1.0};
        for (const bool planar : {true, false}) {
            ChainOf c{2, 0.0, 0.0, 0.2, 1.0, planar};
            c.kind = JointKind::revolute;
            c.each = rubbing(0.05);
            const auto exact = TwoBars{0.05}.after(until, 4000, {0.0, 0.0, spins[0], spins[1]});
            double error[3];
            for (int i = 0; i < 3; ++i) {
                Build build = chain(c, with_step(5e-3 / (1 << i)));
                for (std::uint32_t b = 0; b < 2; ++b) {
                    const double fall = b == 0 ? 0.1 * spins[0] : 0.2 * spins[0] + 0.1 * spins[1];
                    build[b].velocity = planar ? Vector3(0.0, -fall, 0.0) : Vector3(0.0, 0.0, -fall);
                    build[b].spin = planar ? Vector3(0.0, 0.0, -spins[b]) : Vector3(0.0, spins[b], 0.0);
                }
                Run run(build);
                for (long k = 0; k < 20L << i; ++k) {
                    run.steps(1);
                    QVERIFY(rate_below(run, 0) > 0.0 && rate_below(run, 1) < rate_below(run, 0)); // as the reference takes it
                }
                error[i] = 0.0;
                for (std::uint32_t b = 0; b < 2; ++b) {
                    error[i] = std::fmax(error[i], std::fabs(angle_below(run, b) - exact[b]));
                    error[i] = std::fmax(error[i], 0.1 * std::fabs(rate_below(run, b) - exact[2 + b]));
                }
            }
            qInfo("%.2e %.2e %.2e", error[0], error[1], error[2]);
            QVERIFY(error[0] < 1e-3);
            for (int i = 0; i < 2; ++i) QVERIFY(error[i] / error[i + 1] > 3.6 && error[i] / error[i + 1] < 4.4);
        }
    }
    void whatSticksStaysWhereItIs() {
        for (const bool planar : {true, false}) {
            ChainOf c{6, 0.0, 0.0, 0.2, 1.0, planar};
            c.kind = JointKind::revolute;
            c.each = rubbing(36.0); // 35.3 N m at the first hinge
            Run run(chain(c, with_step(5e-3)));
            const std::vector<double> q = run.q;
            run.steps(400);
            double moved = 0.0, fastest = 0.0;
            for (std::size_t i = 0; i < q.size(); ++i) moved = std::fmax(moved, std::fabs(run.q[i] - q[i]));
            for (const double v : run.v) fastest = std::fmax(fastest, std::fabs(v));
            qInfo("moved %.1e, %.1e", moved, fastest);
            QVERIFY(moved <= 1e-13);
            QVERIFY(fastest <= 1e-13);
        }
    }
    void aHingeHoldsUpToItsBound() {
        // m g l/2 = 4.905 N m against a millionth more and less
        for (const bool planar : {true, false})
            for (const double part : {1.0 + 1e-6, 1.0 - 1e-6}) {
                Settings s = with_step(1e-2);
                s.planar = planar;
                Run run(bar_on_hinge(s, rubbing(4.905 * part)));
                run.steps(20);
                const double rate = rate_below(run, 0);
                QVERIFY(std::fabs(coordinate_row(run, 0).p) <= 4.905 * part * s.h * (1.0 + 1e-12));
                if (part > 1.0)
                    QVERIFY(std::fabs(rate) <= 1e-14);
                else
                    QVERIFY(std::fabs(rate - 3.0 * 4.905e-6 * run.time()) <= 1e-8);
            }
    }
    void whatRubsStopsAfterItsWay() {
        // I w^2/(2 F) = 0.375 rad after 0.5 s, then it stands; over whole steps and not
        for (const bool planar : {true, false})
            for (const double h : {5e-3, 4.7e-3, 1.3e-3}) {
                Settings s = with_step(h);
                s.planar = planar;
                Build build = bar_on_hinge(s, rubbing(1.0), false);
                turn(build, 1.5);
                Run run(build);
                const double energy = run.energy();
                double taken = 0.0;
                while (run.time() < 0.6) {
                    const Report& report = run.step();
                    QVERIFY2(run.last, report.message.c_str());
                    QVERIFY(report.work_joints <= 1e-15);
                    QVERIFY(std::fabs(coordinate_row(run, 0).p) <= h * (1.0 + 1e-12));
                    taken += report.work_joints;
                }
                QVERIFY(std::fabs(rate_below(run, 0)) <= 1e-13);
                QVERIFY(std::fabs(angle_below(run, 0) - 0.375) <= 3.0 * h * h);
                QVERIFY(std::fabs(taken + energy) <= 1e-9); // the rest is the scheme's, by closings
                const std::vector<double> q = run.q;
                run.steps(100);
                for (std::size_t i = 0; i < q.size(); ++i) QVERIFY(std::fabs(run.q[i] - q[i]) <= 1e-14);
            }
    }
    void loopsRubAndStick() {
        for (const bool planar : {true, false})
            for (const double friction : {0.005, 0.02, 20.0}) {
                Settings s = with_step(5e-3);
                s.planar = planar;
                Run run(four_bar(s, rubbing(friction)));
                const double energy = run.energy(), scale = 9.81;
                const std::vector<double> q = run.q;
                double sum = 0.0, highest = -HUGE_VAL, books = 0.0, joint = 0.0, rate = 0.0, largest = 0.0, given = -HUGE_VAL, passes = 0.0;
                long cut = 0;
                for (int k = 0; k < 600; ++k) {
                    const Report& report = run.step();
                    QVERIFY2(run.last, report.message.c_str());
                    sum += works(report);
                    cut += report.parts > 1 ? 1 : 0;
                    passes += report.newton_iterations;
                    given = std::fmax(given, report.work_joints);
                    highest = std::fmax(highest, (run.energy() - energy) / scale);
                    books = std::fmax(books, std::fabs(run.energy() - energy - sum) / scale);
                    for (const JointRow& row : run.world->joint_rows())
                        if (row.coordinate) {
                            largest = std::fmax(largest, std::fabs(row.p) / (friction * s.h));
                        } else {
                            joint = std::fmax(joint, std::fabs(row.y));
                            rate = std::fmax(rate, std::fabs(row.ydot));
                        }
                }
                double moved = 0.0;
                for (std::size_t i = 0; i < q.size(); ++i) moved = std::fmax(moved, std::fabs(run.q[i] - q[i]));
                qInfo("%s, %g N m: joint %.1e m, %.1e m/s; energy at most %+.1e, at the end %+.1e; books %.1e; friction at most %.1e; moved %.1e; %.2f passes, %ld cut",
                      planar ? "plane" : "space", friction, joint, rate, highest, (run.energy() - energy) / scale, books, given, moved, passes / 600.0, cut);
                QVERIFY(joint <= 1e-6 && rate <= 1e-6);
                QVERIFY(highest <= 1e-6);
                QVERIFY(books <= 1e-9);
                QVERIFY(given <= 1e-12);
                QVERIFY(largest <= 1.0 + 1e-9);
                QCOMPARE(moved <= 1e-9, friction > 10.0);
            }
    }
    void motorsHoldTheirSpeedWithinTheirLargestMoment() {
        // 8 N m against a bar of 4.905 N m: it is lifted, and driven on at 2 rad/s; what the motor gives is what the bar gains
        for (const bool planar : {true, false}) {
            Settings s = with_step(5e-3);
            s.planar = planar;
            JointCoordinate c;
            c.drive = JointCoordinate::Drive::velocity;
            c.largest = 8.0;
            Drives drives;
            drives.all = {[planar](double) { return DriveValue{0.0, planar ? 2.0 : -2.0, 0.0}; }}; // upwards
            Run run(bar_on_hinge(s, c), &drives);
            const double energy = run.energy();
            double given = 0.0, sum = 0.0, books = 0.0, steady = 0.0;
            for (int k = 0; k < 800; ++k) {
                const Report& report = run.step();
                QVERIFY2(run.last, report.message.c_str());
                given += report.work_drives, sum += works(report);
                books = std::fmax(books, std::fabs(run.energy() - energy - sum));
                QVERIFY(std::fabs(coordinate_row(run, 0).p) <= 8.0 * s.h * (1.0 + 1e-12));
                if (run.time() > 0.5) steady = std::fmax(steady, std::fabs(rate_below(run, 0) + 2.0));
                else if (k == 20) QVERIFY(std::fabs(coordinate_row(run, 0).p) >= 8.0 * s.h * (1.0 - 1e-12)); // still on its way
            }
            qInfo("rate %.1e off, books %.1e, motor %.1e", steady, books, run.energy() - energy - given);
            QVERIFY(steady <= 1e-9);
            QVERIFY(books <= 1e-9);
        }
    }
    void motorsGoWhereTheyShall() {
        // along a ramp of 3 rad in 2 s, which the motor can follow, and then it stays
        for (const bool planar : {true, false}) {
            Settings s = with_step(5e-3);
            s.planar = planar;
            JointCoordinate c;
            c.drive = JointCoordinate::Drive::position;
            c.largest = 12.0;
            const double up = planar ? 1.0 : -1.0;
            Drives drives;
            drives.all = {[up](double t) {
                const double x = std::fmin(t / 2.0, 1.0);
                return DriveValue{up * 3.0 * x * x * (3.0 - 2.0 * x), up * 9.0 * x * (1.0 - x), 0.0};
            }};
            Run run(bar_on_hinge(s, c), &drives);
            double off = 0.0;
            for (int k = 0; k < 600; ++k) {
                run.steps(1);
                QVERIFY(std::fabs(coordinate_row(run, 0).p) <= 12.0 * s.h * (1.0 + 1e-12));
                off = std::fmax(off, std::fabs(angle_below(run, 0) + std::fabs(drives.all[0](run.time()).position)));
            }
            qInfo("%.1e rad off, at the end %.1e rad/s", off, rate_below(run, 0));
            QVERIFY(off <= 1e-8);
            QVERIFY(std::fabs(rate_below(run, 0)) <= 1e-9);
        }
    }
    void aDriveWorksAgainstFriction() {
        // 0.3 N m at 2 rad/s over 1 s, of a bar without weight
        for (const bool planar : {true, false}) {
            Settings s = with_step(5e-3);
            s.planar = planar;
            JointCoordinate c = rubbing(0.3);
            c.drive = JointCoordinate::Drive::velocity;
            Drives drives;
            drives.all = {[](double) { return DriveValue{0.0, 2.0, 0.0}; }};
            Build build = bar_on_hinge(s, c, false);
            turn(build, planar ? -2.0 : 2.0);
            Run run(build, &drives);
            double rubbed = 0.0, driven = 0.0;
            for (int k = 0; k < 200; ++k) {
                const Report& report = run.step();
                QVERIFY2(run.last, report.message.c_str());
                rubbed += report.work_joints, driven += report.work_drives;
            }
            QVERIFY(std::fabs(rubbed + 0.6) <= 1e-9);
            QVERIFY(std::fabs(driven - 0.6) <= 1e-7); // closings, where drives let nothing be given back
            QVERIFY(std::fabs(coordinate_row(run, 0).p) <= 1e-9); // both together
        }
    }
};

QTEST_APPLESS_MAIN(TestJointFriction)
#include "test_joint_friction.moc"
