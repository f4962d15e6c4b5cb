// SPDX-License-Identifier: GPL-3.0-or-later
// Impacts: Newton's law on every pair of shapes, simultaneous impacts, projection.
#include "tests/core/simulation/rigid/worlds.h"

#include <QtTest>

#include <array>

using namespace saltus;
using namespace saltus::testing;
namespace c = saltus::collision;

namespace {

std::shared_ptr<const c::TriangleMesh> octahedron(double size) {
    auto mesh = std::make_shared<c::TriangleMesh>();
    mesh->vertices = {{size, 0, 0}, {-size, 0, 0}, {0, size, 0}, {0, -size, 0}, {0, 0, size}, {0, 0, -size}};
    mesh->triangles = {{0, 2, 4}, {2, 1, 4}, {1, 3, 4}, {3, 0, 4}, {2, 0, 5}, {1, 2, 5}, {3, 1, 5}, {0, 3, 5}};
    return mesh;
}

struct Named {
    const char* name;
    c::Shape shape;
};
const std::vector<Named>& in_space() {
    static const std::vector<Named> shapes{{"sphere", c::Sphere{0.4}},
                                           {"box", c::Box{Vector3(0.4, 0.3, 0.5)}},
                                           {"cylinder", c::Cylinder{0.3, 0.4}},
                                           {"capsule", c::Capsule{0.25, 0.3}},
                                           {"cone", c::Cone{0.4, 0.8}},
                                           {"hull", c::Hull{octahedron(0.5)}}};
    return shapes;
}
const std::vector<Named>& in_the_plane() {
    static const std::vector<Named> shapes{{"disc", c::Disc{0.4}},
                                           {"polygon", c::Polygon{{{-0.4, -0.3}, {0.5, -0.2}, {0.3, 0.4}, {-0.3, 0.3}}}}};
    return shapes;
}

Law restitution(double e) {
    return {.e = e, .mu = 0.0, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0};
}
Settings exact(double h) {
    Settings s = plain(h);
    s.tolerance = 1e-13;
    s.max_iterations = 100000;
    return s;
}

// Every contact that pressed left with -e times the speed it came with.
void check_law(const Run& run, double e, int& impacts) {
    for (const ContactState& contact : run.world->contacts()) {
        if (!(contact.p[0] > 0.0)) continue;
        if (contact.before[0] < -1e-3) ++impacts;
        const double wanted = -e * contact.before[0];
        QVERIFY2(std::fabs(contact.after[0] - wanted) < 1e-10 * std::fmax(1.0, std::fabs(contact.before[0])),
                 qPrintable(QString("%1 after %2").arg(contact.after[0]).arg(contact.before[0])));
    }
}

} // namespace

class TestWorldContact : public QObject {
    Q_OBJECT

private slots:
    void everyPairLeavesWithTheRatioE_data() {
        QTest::addColumn<int>("a");
        QTest::addColumn<int>("b"); // -1: half-space, -2: mesh
        QTest::addColumn<bool>("planar");
        for (int a = 0; a < static_cast<int>(in_space().size()); ++a)
            for (int b = -2; b <= a; ++b)
                QTest::addRow("%s on %s", in_space()[static_cast<std::size_t>(a)].name,
                              b == -2 ? "mesh" : (b == -1 ? "half-space" : in_space()[static_cast<std::size_t>(b)].name))
                    << a << b << false;
        for (int a = 0; a < 2; ++a)
            for (int b = -1; b <= a; ++b)
                QTest::addRow("%s on %s", in_the_plane()[static_cast<std::size_t>(a)].name,
                              b == -1 ? "half-plane" : in_the_plane()[static_cast<std::size_t>(b)].name)
                    << a << b << true;
    }
    void everyPairLeavesWithTheRatioE() {
        QFETCH(int, a);
        QFETCH(int, b);
        QFETCH(bool, planar);
        const auto& shapes = planar ? in_the_plane() : in_space();
        const Vector3 up = planar ? Vector3(Vector3::UnitY()) : Vector3(Vector3::UnitZ());
        for (const double e : {0.0, 0.3, 0.7, 1.0}) {
            Settings s = exact(1e-3);
            s.planar = planar;
            Build build(s);
            build.gravity(Vector3::Zero()).law(restitution(e));
            const Eigen::Quaterniond turn =
                planar ? Eigen::Quaterniond(Eigen::AngleAxisd(0.4, Vector3::UnitZ()))
                       : Eigen::Quaterniond(Eigen::AngleAxisd(0.7, Vector3(1.0, 2.0, 0.5).normalized()));
            build.body("falling", 1.3, shapes[static_cast<std::size_t>(a)].shape, 1.5 * up + Vector3(0.05, 0.0, 0.0), turn);
            build[0].velocity = -3.0 * up;
            if (b == -1) {
                build.ground(up);
            } else if (b == -2) {
                build.body("mesh", 1.0, Matrix3(Matrix3::Identity()), Vector3::Zero());
                build[1].fixed = true;
                build.part(1, c::Mesh{octahedron(0.6)});
            } else {
                build.body("other", 0.8, shapes[static_cast<std::size_t>(b)].shape, Vector3::Zero());
            }
            Run run(build);
            int impacts = 0;
            for (int i = 0; i < 700; ++i) {
                run.step();
                QVERIFY(run.last);
                check_law(run, e, impacts);
                if (QTest::currentTestFailed()) return;
            }
            QVERIFY2(impacts > 0, qPrintable(QString("e = %1: nothing met").arg(e)));
        }
    }

    void reboundHeightTendsToESquared_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("e");
        const char* names[] = {"sphere on half-space", "box on half-space", "sphere on box", "cylinder on half-space", "box on box",
                               "disc on half-plane"};
        for (int kind = 0; kind < 6; ++kind)
            for (const double e : {0.0, 0.3, 0.7, 1.0}) QTest::addRow("%s, e = %g", names[kind], e) << kind << e;
    }
    // Drop height 1 m: the error of the ratio of heights is of first order in h.
    void reboundHeightTendsToESquared() {
        QFETCH(int, kind);
        QFETCH(double, e);
        const auto ratio = [&](double h) {
            Settings s = exact(h);
            s.planar = kind == 5;
            Build build(s);
            build.law(restitution(e));
            const Vector3 up = s.planar ? Vector3(Vector3::UnitY()) : Vector3(Vector3::UnitZ());
            const c::Shape falling = kind == 5                ? c::Shape(c::Disc{0.5})
                                     : kind == 0 || kind == 2 ? c::Shape(c::Sphere{0.5})
                                     : kind == 3              ? c::Shape(c::Cylinder{0.5, 0.5})
                                                              : c::Shape(c::Box{Vector3(0.5, 0.5, 0.5)});
            build.body("falling", 1.0, falling, 1.5 * up);
            if (kind == 2 || kind == 4) {
                build.body("floor", 1.0, Matrix3(Matrix3::Identity()), -1.0 * up);
                build[1].fixed = true;
                build.part(1, c::Box{Vector3(1.0, 1.0, 1.0)});
            } else {
                build.ground(up);
            }
            Run run(build);
            double highest = -1.0;
            bool risen = false;
            const int axis = s.planar ? 1 : 2;
            const double until = std::sqrt(2.0 / 9.81) * (1.0 + 1.9 * e);
            while (run.time() < until) {
                run.step();
                risen = risen || run.velocity(0)[axis] >= 0.0;
                if (risen) highest = std::fmax(highest, run.position(0)[axis] - 0.5);
            }
            return std::fmax(0.0, highest);
        };
        for (const double h : {2e-3, 1e-3, 5e-4})
            QVERIFY2(std::fabs(ratio(h) - e * e) < 5.0 * h,
                     qPrintable(QString("%1 at h = %2").arg(ratio(h)).arg(h)));
    }

    void theCradleIsSolvedAsOne_data() {
        QTest::addColumn<int>("n");
        QTest::newRow("3") << 3;
        QTest::newRow("5") << 5;
    }
    void theCradleIsSolvedAsOne() {
        QFETCH(int, n);
        Build build(exact(1e-3));
        build.gravity(Vector3::Zero()).law(restitution(1.0));
        for (int i = 0; i < n; ++i) build.body("ball" + std::to_string(i), 1.0, c::Sphere{0.5}, Vector3(i, 0.0, 0.0));
        build[0].velocity = Vector3(1.0, 0.0, 0.0);
        Run run(build);
        const double energy = run.energy();
        run.step();
        // all balls but the first leave together
        const double others = 2.0 / n;
        for (int i = 0; i < n; ++i)
            QVERIFY(std::fabs(run.velocity(static_cast<std::uint32_t>(i))[0] - (i == 0 ? others - 1.0 : others)) < 1e-10);
        QVERIFY(std::fabs(run.energy() - energy) < 1e-10);
    }
    void aBoxOnTwoOrFourCornersGainsNothing() {
        for (const double tilt : {0.0, 0.3}) {
            Build build(exact(1e-3));
            build.law(restitution(1.0));
            // turned about y: two corners of an edge meet the ground
            build.body("box", 1.0, c::Box{Vector3(0.5, 0.4, 0.3)}, Vector3(0.0, 0.0, 1.0),
                       Eigen::Quaterniond(Eigen::AngleAxisd(tilt, Vector3::UnitY())));
            build.ground();
            Run run(build);
            const double energy = run.energy();
            for (int i = 0; i < 3000; ++i) {
                const Report& report = run.step();
                QVERIFY(run.last);
                QVERIFY2(run.energy() < energy + 1e-9, qPrintable(QString("step %1").arg(i)));
                QCOMPARE(report.gain, 0.0);
            }
        }
    }
    // Newton's law with friction can add energy: case H4, the stick in the plane.
    void theStickOfCaseH4GainsAndIsNamed() {
        Settings s = exact(1e-4);
        s.planar = true;
        Build build(s);
        build.gravity(Vector3(0.0, -10.0, 0.0)).law({.e = 1.0, .mu = 0.01, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0});
        Matrix3 inertia = Matrix3::Zero();
        inertia(2, 2) = 1.0 / 12.0;
        // the rod's axis is the body's y, its lower end meets the ground
        build.body("rod", 1.0, inertia, Vector3(0.5 * std::sin(kPi / 4), 0.5 * std::cos(kPi / 4) + 0.01, 0.0),
                   Eigen::Quaterniond(Eigen::AngleAxisd(kPi / 4, Vector3::UnitZ())));
        build.part(0, c::Disc{1e-9}, {Vector3(0.0, -0.5, 0.0), Eigen::Quaterniond::Identity()});
        build[0].velocity = Vector3(-0.5, 0.1, 0.0);
        build[0].spin = Vector3(0.0, 0.0, 0.1);
        build.ground(Vector3::UnitY());
        Run run(build);
        double gained = 0.0;
        for (int i = 0; i < 700; ++i) {
            const Report& report = run.step();
            QVERIFY(run.last);
            if (report.gain == 0.0) continue;
            QVERIFY(gained == 0.0);
            gained = report.gain;
            QVERIFY(report.gain_contact < run.world->contacts().size());
            QVERIFY(report.work_friction > 0.0);
            QVERIFY(std::fabs(report.work_friction - 7.07e-4) < 1e-6);
        }
        QVERIFY(gained > 5e-4);
    }
    void theDiscsOfCaseH1() {
        Settings s = plain(5e-3);
        s.planar = true;
        Build build(s);
        build.law({.e = 0.9, .mu = 0.1, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0});
        Matrix3 inertia = Matrix3::Zero();
        inertia(2, 2) = 0.4 * 0.25;
        build.body("lower", 1.0, inertia, Vector3(0.0, 1.0, 0.0));
        build.part(0, c::Disc{0.5});
        build.body("upper", 1.0, inertia, Vector3(0.0, 2.1, 0.0));
        build.part(1, c::Disc{0.5});
        build.ground(Vector3::UnitY());
        Run run(build);
        const struct {
            int step;
            double y, v, upper;
        } rows[] = {{1, 0.999877375, -0.04905, 2.099877375},
                    {222, 0.6996931280020894, -0.4929266927716898, 1.75746016136274},
                    {444, 0.5006563092829844, -1.171535385537128, 1.517156871868238},
                    {667, 0.5040119262042992, 0.1335163857904129, 1.504208264185185}};
        for (const auto& row : rows) {
            run.steps(row.step - run.count);
            QVERIFY(std::fabs(run.position(0)[1] - row.y) < 1e-12);
            QVERIFY(std::fabs(run.velocity(0)[1] - row.v) < 1e-12);
            QVERIFY(std::fabs(run.position(1)[1] - row.upper) < 1e-12);
        }
    }
    // Falls from 10 m, e = 0.8: first impact at sqrt(2 * 9.5/g), rest after nine times that.
    void theBoxOfCaseI4() {
        for (const bool projected : {false, true}) {
            Settings s = plain(5e-3);
            if (projected) s.projection = Projection::combined;
            Build build(s);
            build.law(restitution(0.8));
            build.body("box", 1.0, c::Box{Vector3(0.5, 0.5, 0.5)}, Vector3(0.0, 0.0, 10.0));
            build.ground();
            Run run(build);
            while (run.v[2] <= 0.0 && run.time() < 3.0) run.step();
            QVERIFY(std::fabs(run.time() - 1.391692) < 2 * s.h);
            QVERIFY(std::fabs(run.v[2] - 0.8 * 13.65247) < 0.05);
            run.steps(std::lround(13.0 / s.h) - run.count);
            QVERIFY(std::fabs(run.v[2]) < 1e-6);
            // what is left of the last small flight, above the ground where positions are projected
            QVERIFY2(std::fabs(run.q[2] - 0.5) < (projected ? 0.5 * 9.81 * s.h * s.h : 1e-3),
                     qPrintable(QString::number(run.q[2] - 0.5)));
            QVERIFY(!projected || run.q[2] > 0.5 - 1.1e-8);
            double percussion = 0.0;
            for (const ContactState& contact : run.world->contacts()) percussion += contact.p[0];
            QVERIFY(std::fabs(percussion - 9.81 * s.h) < 1e-6);
        }
    }
    // Housner: at the change of the corner omega falls by 1 - 1.5 sin^2 alpha; quarter periods are those of the inverted
    // pendulum p = sqrt(3 g/(4 R)).
    void theRockingBlockOfCaseN8() {
        const double alpha = 0.2, radius = 1.0, tilt = 0.1, g = 9.81;
        Settings s = exact(2e-4);
        s.planar = true;
        s.projection = Projection::combined;
        Build build(s);
        build.law({.e = 0.0, .mu = 10.0, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0});
        const double x = radius * std::sin(alpha), y = radius * std::cos(alpha);
        // tilted about its right lower corner, which touches the ground at 0
        build.body("block", 1.0, c::Polygon{{{-x, -y}, {x, -y}, {x, y}, {-x, y}}},
                   Vector3(-radius * std::sin(alpha - tilt), radius * std::cos(alpha - tilt), 0.0),
                   Eigen::Quaterniond(Eigen::AngleAxisd(-tilt, Vector3::UnitZ())));
        build.ground(Vector3::UnitY());
        Run run(build);
        double before = 0.0, after = 0.0, quarter = 0.0;
        for (int i = 0; i < 20000 && after == 0.0; ++i) {
            const double omega = run.v[2], angle = run.q[2];
            run.step();
            QVERIFY(run.last);
            if (angle < 0.0 && run.q[2] >= -1e-6 && before == 0.0) {
                before = omega;
                quarter = run.time();
            }
            if (before != 0.0 && run.q[2] > 5e-4) after = run.v[2];
        }
        QVERIFY2(std::fabs(after / before - (1.0 - 1.5 * std::sin(alpha) * std::sin(alpha))) < 5e-3,
                 qPrintable(QString("%1, %2").arg(before).arg(after)));
        // omega of the exact pendulum by its energy
        const double exact_omega = std::sqrt(2.0 * 0.75 * g / radius * (std::cos(alpha - tilt) - std::cos(alpha)));
        QVERIFY(std::fabs(before - exact_omega) < 2e-3 * exact_omega);
        // Housner's period is linearised
        QVERIFY(std::fabs(4.0 * quarter - 1.942078349652562) < 0.03);
    }
    // A blow that leaves a spin turns the box a little, the next one more: what the solver leaves of an impact grows from blow to blow.
    void aBoxKeepsItsEnergyOverAThousandRebounds_data() {
        QTest::addColumn<double>("tolerance");
        QTest::addColumn<int>("sweeps");
        QTest::newRow("exact") << 1e-8 << 0;
        QTest::newRow("balanced") << 1e-4 << 0;
        QTest::newRow("quick") << 1e-3 << 6;
    }
    void aBoxKeepsItsEnergyOverAThousandRebounds() {
        QFETCH(double, tolerance);
        QFETCH(int, sweeps);
        Settings s;
        s.tolerance = s.projection_tolerance = tolerance;
        s.sweeps = sweeps;
        s.projection = tolerance > 1e-8 ? Projection::direct : Projection::combined;
        Build build(s);
        build.law({.e = 1.0, .mu = 0.5, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0});
        build.body("box", 1.0, c::Box{}, Vector3(0.0, 0.0, 1.503));
        build.ground();
        Run run(build);
        const double start = run.energy();
        int rebounds = 0;
        while (rebounds < 1000 && run.count < 200'000) {
            const bool down = run.velocity(0)[2] < 0.0;
            run.step();
            QVERIFY(run.last);
            rebounds += down && run.velocity(0)[2] > 0.0 ? 1 : 0;
        }
        QCOMPARE(rebounds, 1000);
        QVERIFY2(std::fabs(run.energy() / start - 1.0) < 1e-5, qPrintable(QString::number(run.energy() / start - 1.0)));
        const double* v = run.velocity(0);
        QVERIFY2(std::hypot(v[3], v[4], v[5]) < 1e-4, qPrintable(QString::number(std::hypot(v[3], v[4], v[5]))));
    }

    void projectionBoundsPenetration_data() {
        QTest::addColumn<bool>("combined");
        QTest::newRow("direct") << false;
        QTest::newRow("combined") << true;
    }
    void projectionBoundsPenetration() {
        QFETCH(bool, combined);
        Settings s;
        s.h = 5e-3;
        s.projection = combined ? Projection::combined : Projection::direct;
        Build build(s);
        build.law({.e = 0.3, .mu = 0.5, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0});
        for (int i = 0; i < 6; ++i)
            build.body("box" + std::to_string(i), 1.0 + i, c::Box{Vector3(0.5, 0.4, 0.3)},
                       Vector3(0.13 * (i % 3), 0.07 * (i % 2), 0.6 + 1.3 * i),
                       Eigen::Quaterniond(Eigen::AngleAxisd(0.2 * i, Vector3(1.0, 0.3 * i, 0.5).normalized())));
        build.ground();
        Run run(build);
        int missed = 0, moved = 0;
        for (int i = 0; i < 800; ++i) {
            const Report& report = run.step();
            QVERIFY2(run.last, report.message.c_str());
            missed += report.violation > s.projection_tolerance ? 1 : 0;
            moved += report.projection_iterations > 0 ? 1 : 0;
            for (std::uint32_t b = 0; b < 6; ++b) QVERIFY(std::fabs(run.rotation(b).norm() - 1.0) < 1e-14);
        }
        QVERIFY(moved > 0);
        QVERIFY2(missed == 0, qPrintable(QString("%1 of 800 steps").arg(missed)));
    }
};

QTEST_GUILESS_MAIN(TestWorldContact)
#include "test_world_contact.moc"
