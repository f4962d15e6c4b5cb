// SPDX-License-Identifier: GPL-3.0-or-later
// Free motion: invariants of spin, orders, the ball of case I1, energies that balance, a watchdog.
#include "tests/core/simulation/rigid/worlds.h"

#include <QtTest>

using namespace saltus;
using namespace saltus::testing;

namespace {

Vector3 momentum(const Run& run, const Vector3& moments) {
    const double* w = run.velocity(0) + 3;
    return run.rotation(0) * Vector3(moments.x() * w[0], moments.y() * w[1], moments.z() * w[2]);
}

Build spinning(Settings settings, const Vector3& moments, const Vector3& spin) {
    Build build(settings);
    build.gravity(Vector3::Zero());
    build.body("body", 1.0, Matrix3(moments.asDiagonal()), Vector3::Zero());
    build[0].spin = spin;
    return build;
}

// Forces that depend on all there is: a spring to the origin, drag, a moment that changes with time.
class Mixed : public Actions {
public:
    explicit Mixed(bool planar) : planar_(planar) {}
    void add_forces(double t, const double* q, const double* v, double* out) const override {
        for (int i = 0; i < (planar_ ? 2 : 3); ++i) out[i] += -30.0 * q[i] - 0.5 * v[i];
        out[5] += std::sin(7.0 * t) - 0.1 * v[planar_ ? 2 : 5];
        if (!planar_) out[3] += std::cos(3.0 * t);
    }
    bool has_forces() const noexcept override { return true; }
    bool forces_depend_on_state() const noexcept override { return true; }
    void drives(double, double*) const override {}

private:
    bool planar_;
};

class Push : public Actions {
public:
    void add_forces(double t, const double*, const double*, double* out) const override {
        if (t > 0.05) out[0] = size;
    }
    bool has_forces() const noexcept override { return true; }
    bool forces_depend_on_state() const noexcept override { return false; }
    void drives(double, double*) const override {}
    double size = std::numeric_limits<double>::quiet_NaN();
};

} // namespace

class TestWorldFlight : public QObject {
    Q_OBJECT

private slots:
    void freeSpinKeepsEnergyAndMomentumOverAMillionSteps() {
        const Vector3 moments(1.0, 2.0, 2.5); // about the unstable axis, it tumbles
        Run run(spinning(plain(1e-2), moments, Vector3(1e-3, 2.0, 1e-3)));
        const double energy = run.energy();
        const Vector3 start = momentum(run, moments);
        double norm = 0.0;
        for (int i = 0; i < 1000000; ++i) {
            run.step();
            norm = std::fmax(norm, std::fabs(run.rotation(0).norm() - 1.0));
        }
        QVERIFY(std::fabs(run.energy() / energy - 1.0) < 1e-10);
        QVERIFY((momentum(run, moments) - start).norm() < 1e-10 * start.norm());
        QVERIFY(norm < 1e-14);
    }
    void spinIsOfFourthOrderOrOfFirstIfExplicit_data() {
        QTest::addColumn<bool>("implicit");
        QTest::newRow("implicit") << true;
        QTest::newRow("explicit") << false;
    }
    void spinIsOfFourthOrderOrOfFirstIfExplicit() {
        QFETCH(bool, implicit);
        const Vector3 moments(1.0, 2.0, 2.5), spin(0.3, 2.0, -0.5);
        const auto orientation = [&](double h, bool midpoint) {
            Settings s = plain(h);
            s.gyroscopic = midpoint ? Gyroscopic::implicit : Gyroscopic::explicit_form;
            Run run(spinning(s, moments, spin));
            run.steps(std::lround(2.0 / h));
            return run.rotation(0);
        };
        const Eigen::Quaterniond exact = orientation(1e-4, true);
        const double coarse = orientation(4e-3, implicit).angularDistance(exact);
        const double fine = orientation(2e-3, implicit).angularDistance(exact);
        const double order = std::log2(coarse / fine);
        QVERIFY2(std::fabs(order - (implicit ? 4.0 : 1.0)) < 0.2, qPrintable(QString::number(order)));
    }
    // A body of revolution turns about its momentum with L/I1 (Euler, Poinsot).
    void aSymmetricTopPrecessesAboutItsMomentum() {
        const Vector3 moments(2.0, 2.0, 1.0), spin(0.4, 0.0, 3.0);
        Run run(spinning(plain(1e-3), moments, spin));
        const Vector3 l = momentum(run, moments);
        run.steps(1000);
        const Eigen::Quaterniond turn(Eigen::AngleAxisd(l.norm() / 2.0 * 1.0, l.normalized()));
        const Vector3 axis = run.rotation(0) * Vector3::UnitZ();
        QVERIFY((axis - turn * Vector3::UnitZ()).norm() < 1e-6);
    }
    void aThrownBodyFollowsTheParabola() {
        Build build(plain(1e-2));
        build.body("stone", 2.0, collision::Box{Vector3(0.1, 0.2, 0.3)}, Vector3::Zero());
        build[0].velocity = Vector3(3.0, 0.0, 4.0);
        Run run(build);
        run.steps(100);
        QVERIFY(std::fabs(run.q[0] - 3.0) < 1e-12);
        QVERIFY(std::fabs(run.q[2] - (4.0 - 0.5 * 9.81)) < 1e-12); // exact: theta = 1/2, constant force
    }
    void theBallOfCaseI1() {
        Build build(plain(5e-3));
        build.gravity(Vector3(-9.81, 0.0, 0.0)).law({.e = 0.9, .mu = 0.6, .e_T = 0.9, .mu_rolling = 0.0, .mu_spinning = 0.0});
        build.body("ball", 1.0, Matrix3(Matrix3::Identity()), Vector3(1.0, 0.0, 0.0));
        build[0].velocity = Vector3(2.0, 0.0, 0.0);
        build.part(0, collision::Sphere{0.1});
        build.ground(Vector3::UnitX());
        const struct {
            int step;
            double x, v;
        } rows[] = {{1, 1.009877375, 1.95095},
                    {222, 0.9913756749999957, 0.03446999999999088},
                    {444, 0.4050534174999961, -2.856302999999998},
                    {667, 0.5707119406749954, -0.1249944299999919},
                    {889, 0.4097694684242461, 0.002250011700009963},
                    {1111, 0.112232339151842, -1.935652490522985},
                    {1333, 0.1802130119229064, 0.3585225459678597},
                    {1556, 0.1259401218269049, -0.272974295168572},
                    {1778, 0.1016579254560882, -0.02142557961992034},
                    {2000, 0.09995919043412481, -7.03745589580862e-10}};
        Run run(build);
        for (const auto& row : rows) {
            run.steps(row.step - run.count);
            QVERIFY2(std::fabs(run.q[0] - row.x) < 1e-9 && std::fabs(run.v[0] - row.v) < 1e-9,
                     qPrintable(QString("step %1").arg(row.step)));
        }
    }
    void energiesBalance_data() {
        QTest::addColumn<bool>("planar");
        QTest::addColumn<bool>("implicit");
        QTest::addColumn<double>("theta");
        QTest::addColumn<bool>("projected");
        for (const bool planar : {false, true})
            for (const bool implicit : {true, false})
                for (const double theta : {0.5, 0.75, 1.0})
                    for (const bool projected : {false, true})
                        QTest::addRow("%s, %s, theta %g%s", planar ? "plane" : "space", implicit ? "implicit" : "explicit", theta,
                                      projected ? ", projected" : "")
                            << planar << implicit << theta << projected;
    }
    // Two bodies that collide, rub and slide on the ground, pulled about by forces of the state.
    void energiesBalance() {
        QFETCH(bool, planar);
        QFETCH(bool, implicit);
        QFETCH(double, theta);
        QFETCH(bool, projected);
        Settings s = plain(2e-3);
        s.planar = planar;
        s.theta = theta;
        s.gyroscopic = implicit ? Gyroscopic::implicit : Gyroscopic::explicit_form;
        if (projected) s.projection = Projection::combined;
        Build build(s);
        build.law({.e = 0.5, .mu = 0.4, .e_T = 0.1, .mu_rolling = 0.01, .mu_spinning = planar ? 0.0 : 0.01});
        if (planar) {
            build.body("block", 2.0, collision::Polygon{{{-0.3, -0.2}, {0.3, -0.2}, {0.3, 0.2}, {-0.3, 0.2}}}, Vector3(0.0, 0.5, 0.0));
            build.body("disc", 1.0, collision::Disc{0.2}, Vector3(0.15, 1.2, 0.0));
            build.ground(Vector3::UnitY());
        } else {
            build.body("block", 2.0, collision::Box{Vector3(0.3, 0.2, 0.1)}, Vector3(0.0, 0.0, 0.5));
            build.body("ball", 1.0, collision::Sphere{0.2}, Vector3(0.15, 0.05, 1.2));
            build.ground();
        }
        build[0].spin = planar ? Vector3(0.0, 0.0, 2.0) : Vector3(3.0, 1.0, 2.0);
        build[0].velocity = Vector3(0.3, 0.1, 0.0);
        const Mixed forces(planar);
        Run run(build, &forces);
        double worst = 0.0, lost = 0.0;
        for (int i = 0; i < 400; ++i) {
            const double before = run.energy();
            const Report& report = run.step();
            QVERIFY2(run.last, report.message.c_str());
            worst = std::fmax(worst, std::fabs(run.energy() - before - works(report)));
            lost = std::fmin(lost, report.work_scheme);
            if (theta == 0.5 && (implicit || planar)) QVERIFY(std::fabs(report.work_scheme) < 1e-9);
        }
        QVERIFY2(worst < 1e-12, qPrintable(QString::number(worst)));
        if (theta > 0.5) QVERIFY(lost < -1e-6); // the scheme dissipates at impacts
    }
    void theWatchdogNamesTheBodyAndTheStateStays() {
        for (const double size : {std::numeric_limits<double>::quiet_NaN(), 1e300}) {
            Build build(plain(1e-2));
            build.body("victim", 1.0, collision::Sphere{0.5}, Vector3(0.0, 0.0, 5.0));
            Push push;
            push.size = size;
            Run run(build, &push);
            run.steps(5);
            const auto q = run.q;
            const Report& report = run.step();
            QVERIFY(!run.last);
            QVERIFY(report.failure == Report::Failure::not_finite);
            QCOMPARE(report.object, 0u);
            QVERIFY(report.message.find("victim") != std::string::npos);
            QVERIFY(!report.remedy.empty());
            QVERIFY(std::equal(q.begin(), q.end(), run.world->next_q().begin()));
        }
    }
    void aBodyThatTurnsTooFarInAStepIsNamed() {
        Run run(spinning(plain(0.5), Vector3(1.0, 2.0, 2.5), Vector3(300.0, 400.0, 500.0)));
        const Report& report = run.step();
        if (!run.last) {
            QVERIFY(report.failure == Report::Failure::newton);
            QVERIFY(report.message.find("body") != std::string::npos);
        }
    }
};

QTEST_GUILESS_MAIN(TestWorldFlight)
#include "test_world_flight.moc"
