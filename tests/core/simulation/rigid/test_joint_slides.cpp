// SPDX-License-Identifier: GPL-3.0-or-later
// Joints that slide (prismatic, cylindrical, screw, planar) where nothing but joints touches a mechanism. Held against what no scheme of ours
// gives: energy and its books, momentum, joints at the end of the step, equations of motion written by hand, closed forms.
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

JointCoordinate springy(double stiffness) {
    JointCoordinate c;
    c.stiffness = stiffness;
    return c;
}

// A rail of inertia I about a hinge at its centre of mass and a slider of mass m and inertia i on it, held by a spring at the distance r0:
// angle below the horizontal, distance and their rates, by the classical method of Runge and Kutta.
struct RailAndSlider {
    double I = 0.3, m = 1.0, i = 0.02, stiffness = 80.0, r0 = 0.5, g = 9.81;
    using State = std::array<double, 4>;
    State rates(const State& x) const {
        const double r = x[1];
        return {x[2], x[3], (m * g * r * std::cos(x[0]) - 2.0 * m * r * x[3] * x[2]) / (I + i + m * r * r),
                r * x[2] * x[2] + g * std::sin(x[0]) - stiffness / m * (r - r0)};
    }
    State after(double until, int steps) const {
        State x{0.0, r0, 0.0, 0.0};
        const double h = until / steps;
        const auto moved = [](const State& from, double by, const State& along) {
            State y = from;
            for (std::size_t k = 0; k < 4; ++k) y[k] += by * along[k];
            return y;
        };
        for (int n = 0; n < steps; ++n) {
            const State k1 = rates(x), k2 = rates(moved(x, 0.5 * h, k1)), k3 = rates(moved(x, 0.5 * h, k2)), k4 = rates(moved(x, h, k3));
            for (std::size_t k = 0; k < 4; ++k) x[k] += h / 6.0 * (k1[k] + 2.0 * k2[k] + 2.0 * k3[k] + k4[k]);
        }
        return x;
    }
};

Vector3 vector_at(const double* x) { return {x[0], x[1], x[2]}; }

} // namespace

class TestJointSlides : public QObject {
    Q_OBJECT
private slots:
    void chainsNeverGainEnergy_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("planar");
        QTest::addColumn<bool>("alternating");
        QTest::addColumn<double>("end");
        QTest::addColumn<double>("below");
        QTest::addColumn<double>("friction");
        const auto row = [](const char* name, JointKind kind, bool planar, bool alternating, double end = 0.0, double below = 0.0, double friction = 0.0) {
            QTest::addRow("%s, %s%s, %g kg at %g degrees, %g of friction", name, planar ? "plane" : "space", alternating ? ", and hinges" : "", end, below, friction)
                << static_cast<int>(kind) << planar << alternating << end << below << friction;
        };
        for (const bool planar : {true, false}) {
            row("prismatic", JointKind::prismatic, planar, true);
            row("prismatic", JointKind::prismatic, planar, true, 0.0, 0.0, 0.5);
            row("prismatic", JointKind::prismatic, planar, true, 1000.0);
            row("planar", JointKind::planar, planar, true);
        }
        row("prismatic", JointKind::prismatic, false, true, 1e4, 60.0);
        for (const bool alternating : {true, false}) {
            row("cylindrical", JointKind::cylindrical, false, alternating);
            row("cylindrical", JointKind::cylindrical, false, alternating, 0.0, 0.0, 0.5);
            row("screw", JointKind::screw, false, alternating);
            row("screw", JointKind::screw, false, alternating, 0.0, 0.0, 0.5);
        }
        for (const double end : {100.0, 1000.0, 1e4}) {
            row("cylindrical", JointKind::cylindrical, false, true, end, 60.0);
            row("screw", JointKind::screw, false, true, end, 60.0);
        }
    }
    void chainsNeverGainEnergy() {
        QFETCH(int, kind);
        QFETCH(bool, planar);
        QFETCH(bool, alternating);
        QFETCH(double, end);
        QFETCH(double, below);
        QFETCH(double, friction);
        ChainOf c{12, end, below, 0.2, 1.0, planar};
        c.kind = static_cast<JointKind>(kind);
        c.alternating = alternating;
        c.each = springy(friction > 0.0 ? 0.0 : end > 0.0 ? 50.0 * end : 500.0);
        c.each.friction = friction;
        const ChainRun run = swing(c, with_step(5e-3), 4.0);
        qInfo("joint %.1e m, %.1e m/s; energy %+.1e %+.1e, friction %+.1e; books %.1e, equations %.1e; %.2f passes, %ld of %ld steps cut", run.joint, run.rate, run.highest,
              run.lowest, run.friction, run.books, run.equations, run.passes, run.cut, run.steps);
        QVERIFY2(run.finished, run.message.c_str());
        QVERIFY(run.joint <= 1e-6);
        QVERIFY(run.rate <= 1e-6);
        QVERIFY(run.highest <= 1e-6);
        QVERIFY(run.books <= 1e-9);
        QVERIFY(run.equations <= 1e-7);
        QVERIFY(run.passes <= 5.0);
        if (friction > 0.0) QVERIFY(run.friction < -1e-3 && run.given <= 1e-9);
        if (friction == 0.0 && below == 60.0) QVERIFY(run.lowest >= -1e-6);
    }
    void aSliderOnARailIsOfSecondOrder() {
        const double until = 0.6;
        const RailAndSlider reference;
        const auto exact = reference.after(until, 6000);
        for (const bool planar : {true, false}) {
            double error[3];
            for (int level = 0; level < 3; ++level) {
                Settings s = with_step(5e-3 / (1 << level));
                s.planar = planar;
                Build build(s);
                build.body("rail", 2.0, Matrix3(Vector3(0.2, planar ? 0.2 : 0.3, planar ? 0.3 : 0.2).asDiagonal()), Vector3::Zero());
                build.body("slider", 1.0, Matrix3(Matrix3::Identity() * 0.02), Vector3(0.5, 0.0, 0.0));
                join(build, JointKind::revolute, 0, kWorld, Vector3::Zero(), planar ? Vector3::UnitZ() : Vector3::UnitY());
                join(build, JointKind::prismatic, 1, 0, Vector3(0.5, 0.0, 0.0), Vector3::UnitX()).coordinates = {springy(reference.stiffness)};
                Run run(build);
                run.steps(120L << level);
                const double* const x = run.position(1);
                const double down = planar ? -x[1] : -x[2];
                error[level] = std::hypot(x[0] - exact[1] * std::cos(exact[0]), down - exact[1] * std::sin(exact[0]));
            }
            qInfo("%.2e %.2e %.2e", error[0], error[1], error[2]);
            QVERIFY(error[0] < 5e-3);
            for (int level = 0; level < 2; ++level) QVERIFY(error[level] / error[level + 1] > 3.6 && error[level] / error[level + 1] < 4.4);
        }
    }
    void anElasticPendulumIsOfSecondOrder() {
        // a weight on a spring to the world: the rail weighs nothing. Distances with a coordinate
        const double until = 0.6;
        RailAndSlider reference;
        reference.I = reference.i = 0.0;
        const auto exact = reference.after(until, 6000);
        for (const bool planar : {true, false}) {
            double error[3];
            for (int level = 0; level < 3; ++level) {
                Settings s = with_step(5e-3 / (1 << level));
                s.planar = planar;
                Build build(s);
                build.body("weight", 1.0, Matrix3(Matrix3::Identity() * 0.02), Vector3(0.5, 0.0, 0.0));
                JointInput& joint = join(build, JointKind::distance, 0, kWorld, Vector3(0.5, 0.0, 0.0));
                joint.frame_b.position.setZero();
                joint.coordinates = {springy(reference.stiffness)};
                joint.coordinates[0].rest = reference.r0;
                Run run(build);
                const double energy = run.energy();
                double highest = -HUGE_VAL;
                for (long k = 0; k < 120L << level; ++k) {
                    run.steps(1);
                    highest = std::fmax(highest, run.energy() - energy);
                }
                const double* const x = run.position(0);
                const double down = planar ? -x[1] : -x[2];
                error[level] = std::hypot(x[0] - exact[1] * std::cos(exact[0]), down - exact[1] * std::sin(exact[0]));
                QVERIFY(highest <= 1e-11);
            }
            qInfo("%.2e %.2e %.2e", error[0], error[1], error[2]);
            QVERIFY(error[0] < 5e-3);
            for (int level = 0; level < 2; ++level) QVERIFY(error[level] / error[level + 1] > 3.6 && error[level] / error[level + 1] < 4.4);
        }
    }
    void rodsBetweenBarsNeverGainEnergy_data() {
        QTest::addColumn<bool>("planar");
        QTest::addColumn<bool>("springs");
        for (const bool planar : {true, false})
            for (const bool springs : {true, false}) QTest::addRow("%s, %s", planar ? "plane" : "space", springs ? "springs" : "rods") << planar << springs;
    }
    void rodsBetweenBarsNeverGainEnergy() {
        // bars of 0.2 m that rods, or springs, of 0.1 m without weight join, from the horizontal
        QFETCH(bool, planar);
        QFETCH(bool, springs);
        Settings s = with_step(5e-3);
        s.planar = planar;
        Build build(s);
        const std::uint32_t bars = 8;
        for (std::uint32_t b = 0; b < bars; ++b) {
            build.body("bar " + std::to_string(b), 1.0, Matrix3(Vector3(planar ? 0.0036 : 0.0006, 0.0036, 0.0036).asDiagonal()), Vector3(0.2 + 0.3 * b, 0.0, 0.0));
            JointInput& joint = join(build, JointKind::distance, b, b == 0 ? kWorld : b - 1, Vector3(0.1 + 0.3 * b, 0.0, 0.0));
            joint.frame_b.position = b == 0 ? Vector3(0.0, 0.0, 0.0) : Vector3(0.1, 0.0, 0.0);
            joint.length = 0.1;
            if (!springs) continue;
            joint.coordinates = {springy(3000.0)};
            joint.coordinates[0].rest = 0.1;
        }
        Run run(build);
        const double energy = run.energy(), scale = 9.81 * 0.3 * bars * bars / 2.0;
        double sum = 0.0, highest = -HUGE_VAL, books = 0.0, joint = 0.0, rate = 0.0, passes = 0.0;
        long cut = 0;
        for (int k = 0; k < 800; ++k) {
            const Report& report = run.step();
            QVERIFY2(run.last, report.message.c_str());
            sum += works(report);
            passes += report.newton_iterations;
            cut += report.parts > 1 ? 1 : 0;
            highest = std::fmax(highest, (run.energy() - energy) / scale);
            books = std::fmax(books, std::fabs(run.energy() - energy - sum) / scale);
            for (const JointRow& row : run.world->joint_rows())
                if (!row.coordinate) joint = std::fmax(joint, std::fabs(row.y)), rate = std::fmax(rate, std::fabs(row.ydot));
        }
        qInfo("joint %.1e m, %.1e m/s; energy %+.1e, at the end %+.1e, books %.1e; %.2f passes, %ld cut", joint, rate, highest, (run.energy() - energy) / scale, books, passes / 800.0,
              cut);
        QVERIFY(joint <= 1e-6 && rate <= 1e-6);
        QVERIFY(highest <= 1e-6);
        QVERIFY(books <= 1e-9);
        QVERIFY(passes / 800.0 <= 5.0);
    }
    void aNutFallsAlongItsScrew() {
        // along the vertical with its lead L: m z'' = -g m - p, i w' = p L/2pi, z' = w L/2pi
        const double lead = 0.3, inertia = 0.04, per_turn = lead / (2.0 * kPi);
        Settings s = with_step(5e-3);
        Build build(s);
        build.body("nut", 1.0, Matrix3(Vector3(0.05, 0.03, inertia).asDiagonal()), Vector3(0.1, 0.2, 0.0));
        join(build, JointKind::screw, 0, kWorld, Vector3(0.1, 0.2, 0.0)).pitch = lead;
        Run run(build);
        const double energy = run.energy();
        run.steps(400);
        const double fall = 9.81 / (1.0 + inertia / (per_turn * per_turn));
        qInfo("%.2e m off after %.2f m, energy %.1e", run.position(0)[2] + 0.5 * fall * 4.0, 0.5 * fall * 4.0, run.energy() - energy);
        QVERIFY(std::fabs(run.position(0)[2] + 0.5 * fall * 4.0) < 1e-6); // it turns by 0.22 rad a step at the end
        QVERIFY(std::fabs(run.energy() - energy) < 1e-9);
        QVERIFY(std::fabs(coordinate_row(run, 0).y - run.position(0)[2] / per_turn) < 1e-9);
    }
    void whatNothingHoldsKeepsItsMomentum_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("prismatic") << static_cast<int>(JointKind::prismatic);
        QTest::newRow("cylindrical") << static_cast<int>(JointKind::cylindrical);
        QTest::newRow("screw") << static_cast<int>(JointKind::screw);
        QTest::newRow("planar") << static_cast<int>(JointKind::planar);
        QTest::newRow("distance") << static_cast<int>(JointKind::distance);
    }
    void whatNothingHoldsKeepsItsMomentum() {
        QFETCH(int, kind);
        double error[2];
        for (int level = 0; level < 2; ++level) {
            Build build(with_step(5e-3 / (1 << level)));
            build.gravity(Vector3::Zero());
            build.body("one", 1.0, Matrix3(Vector3(0.02, 0.05, 0.04).asDiagonal()), Vector3(0.3, 0.0, 0.1));
            build.body("two", 2.0, Matrix3(Vector3(0.03, 0.04, 0.06).asDiagonal()), Vector3(-0.2, 0.1, 0.0));
            JointInput& joint = join(build, static_cast<JointKind>(kind), 0, 1, Vector3(0.05, 0.0, 0.0), Vector3(1.0, 0.5, -0.3).normalized());
            joint.pitch = 0.2;
            if (joint.kind == JointKind::distance) joint.frame_a.position += Vector3(0.3, 0.1, 0.0), joint.length = std::sqrt(0.1);
            joint.coordinates.assign(static_cast<std::size_t>(coordinate_count(joint.kind, false)), springy(20.0));
            const Vector3 spin(1.0, 2.0, -1.5); // as one
            for (std::uint32_t b = 0; b < 2; ++b) {
                build[b].spin = spin;
                build[b].velocity = Vector3(0.2, 0.0, -0.1) + spin.cross(build[b].pose.position);
            }
            Run run(build);
            const auto momenta = [&] {
                Vector6 sum = Vector6::Zero();
                for (std::uint32_t b = 0; b < 2; ++b) {
                    const BodyInput& body = build[b];
                    const Vector3 p = body.mass * vector_at(run.velocity(b));
                    sum.head<3>() += p;
                    sum.tail<3>() += vector_at(run.position(b)).cross(p) + run.rotation(b) * (body.inertia * vector_at(run.velocity(b) + 3));
                }
                return sum;
            };
            const Vector6 start = momenta();
            const double energy = run.energy();
            double linear = 0.0, angular = 0.0, highest = -HUGE_VAL;
            for (int k = 0; k < 400 << level; ++k) {
                run.steps(1);
                const Vector6 off = momenta() - start;
                linear = std::fmax(linear, off.head<3>().norm()), angular = std::fmax(angular, off.tail<3>().norm());
                highest = std::fmax(highest, run.energy() - energy);
            }
            qInfo("linear %.1e, angular %.1e of %.2f, energy at most %+.1e, at the end %+.1e", linear, angular, start.tail<3>().norm(), highest, run.energy() - energy);
            QVERIFY(linear <= 1e-12);
            QVERIFY(highest <= 1e-9);
            error[level] = angular;
        }
        // lines of orientations take their directions from the middle: of second order
        QVERIFY(error[0] < 1e-4);
        QVERIFY(error[1] < 0.3 * error[0] || error[1] < 1e-12);
    }
};

QTEST_APPLESS_MAIN(TestJointSlides)
#include "test_joint_slides.moc"
