// SPDX-License-Identifier: GPL-3.0-or-later
// Mechanisms whose motion is known: trajectories of the field's reference, closed forms.
#include "tests/core/simulation/rigid/joined_worlds.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

const Matrix3 kBeam = Vector3(0.1, 1.0, 1.0).asDiagonal(); // length 1, mass 1
const double kHalf = 0.5 / std::sqrt(2.0);

double turn_about_y(const Run& run, std::uint32_t body) { // of a body that turns about y alone
    const Eigen::Quaterniond q = run.rotation(body);
    return 2.0 * std::atan2(q.y(), q.w());
}

Build one_beam(const Settings& settings) {
    Build build(settings);
    build.body("beam", 1.0, kBeam, Vector3(kHalf, 0.0, -kHalf), about(Vector3::UnitY(), 0.25 * kPi));
    join(build, JointKind::ball, 0, kWorld, Vector3::Zero());
    return build;
}

Build three_beams(const Settings& settings, bool floor) {
    Build build = one_beam(settings);
    const double r = 1.0 / std::sqrt(2.0);
    build.body("second", 1.0, kBeam, Vector3(r - kHalf, 0.0, -r - kHalf), about(Vector3::UnitY(), -0.25 * kPi));
    build.body("third", 1.0, kBeam, Vector3(0.0, 0.0, -2.0 * r - 0.5), about(Vector3::UnitY(), 0.5 * kPi));
    join(build, JointKind::ball, 0, 1, Vector3(r, 0.0, -r));
    join(build, JointKind::ball, 1, 2, Vector3(0.0, 0.0, -2.0 * r));
    join(build, JointKind::prismatic, 2, kWorld, Vector3(0.0, 0.0, -2.0 * r - 0.5), -Vector3::UnitZ());
    if (floor) {
        const double radius = 0.01; // the gap is z + 2.3 at the third beam's centre
        build.part(2, collision::Sphere{radius});
        build.ground(Vector3::UnitZ(), Vector3(0.0, 0.0, -2.3 - radius));
        build.law({0.9, 0.0, 0.0, 0.0, 0.0});
    }
    return build;
}

struct Row3 {
    int row;
    double x, z, q0, q2;
};

// K(k) by the arithmetic-geometric mean
double elliptic_k(double k) {
    double a = 1.0, b = std::sqrt(1.0 - k * k);
    for (int i = 0; i < 30; ++i) {
        const double next = 0.5 * (a + b);
        b = std::sqrt(a * b);
        a = next;
    }
    return 0.5 * kPi / a;
}

} // namespace

class TestJointCases : public QObject {
    Q_OBJECT
private slots:
    void caseJ1BeamOnAKnee() {
        const Row3 table[] = {{0, 0.3534552837885111, -0.3536514837881964, 0.9238264322834023, 0.382811602507709},
                              {1, 0.3532590294277035, -0.3538475204520195, 0.923720207982233, 0.3830678495583598},
                              {111, -0.2013198790089403, -0.4576792508813486, 0.5465163466121001, 0.8374484359563653},
                              {222, -0.1646382886399264, -0.4721167481254021, 0.5791042290035414, 0.8152535139146678},
                              {333, 0.3342966686631197, -0.3718141055560921, 0.9133984202777117, 0.4070667338830094},
                              {444, -0.2123148824845991, -0.4526835352852586, 0.5363628569414485, 0.8439874914319567},
                              {554, -0.1306808974473251, -0.4826204445053368, 0.6077162989806851, 0.7941542041399883},
                              {665, 0.3136693439024928, -0.3893732582442376, 0.9020362238900426, 0.4316603419242877},
                              {776, -0.221650614744999, -0.4481863443625617, 0.5275882700778253, 0.8495002161720077},
                              {887, -0.08474157485103949, -0.4927665331831253, 0.6444054807172681, 0.7646839715997364},
                              {998, 0.2884944926237465, -0.4083759488089886, 0.8879721277382558, 0.4598972715291915}};
        for (const int passes : {1, 20}) {
            Settings s;
            s.h = 1e-2, s.theta = 1.0, s.newton_iterations = passes;
            Run run(one_beam(s));
            double stretch = 0.0, angle = 0.0;
            for (int k = 0; k < 999; ++k) {
                run.steps(1);
                const double* x = run.position(0);
                stretch = std::fmax(stretch, std::fabs(std::hypot(x[0], x[1], x[2]) - 0.5));
                for (const Row3& row : table)
                    if (row.row == k)
                        angle = std::fmax(angle, std::fabs(turn_about_y(run, 0) - 2.0 * std::atan2(row.q2, row.q0)));
            }
            qInfo("%d passes: |X| - 0.5 %.1e, angle %.1e", passes, stretch, angle);
            QVERIFY(stretch < 1e-7);
            if (passes == 1) QVERIFY(angle < 1e-3); // the reference's scheme: one pass, directions at the predicted end
        }
    }
    void caseJ2ThreeBeamsOnTheFloor() {
        const double table[][6] = {
            {0, 0.3533750269569101, -0.3537317542296374, 0.3829164635170533, -1.061195262688912, -1.91492701691855},
            {1, 0.353017825320377, -0.3540882357759191, 0.3833826023139469, -1.062264707327757, -1.916352943103677},
            {111, 0.2800755477165919, -0.4109605034957336, 0.4673775839393036, -1.232881510487202, -2.143842013982936},
            {222, 0.2235173297500327, -0.442460852625702, 0.5235680247769696, -1.327382557877107, -2.269843410502813},
            {333, 0.2405100233410454, -0.4318041067423083, 0.5063772804861185, -1.295412320226925, -2.227216426969234},
            {444, 0.2437304743945561, -0.4290940600665226, 0.5028157838941625, -1.287282180199567, -2.21637624026609},
            {555, 0.2203329628175394, -0.4410252406326357, 0.525348215658489, -1.323075721897907, -2.264100962530542},
            {666, 0.2033407253424902, -0.4488742829609401, 0.541179997512435, -1.346622848882819, -2.295497131843762},
            {777, 0.2030912706343881, -0.4489343349459719, 0.5413910900364524, -1.346803004837915, -2.295737339783889},
            {888, 0.2007988325449885, -0.4499790181596968, 0.5435074201759159, -1.349937054479089, -2.299916072638789},
            {999, 0.2006627569503149, -0.4500409185458367, 0.5436328931658806, -1.350122755637511, -2.30016367418335}};
        for (const int passes : {1, 20}) {
            Settings s = plain(1e-2);
            s.theta = 1.0, s.newton_iterations = passes;
            Run run(three_beams(s, true));
            double drift = 0.0, difference = 0.0;
            for (int k = 0; k < 1000; ++k) {
                run.steps(1);
                const double* x = run.position(0);
                drift = std::fmax(drift, std::fabs(std::hypot(x[0], x[1], x[2]) - 0.5));
                for (const auto& row : table)
                    if (static_cast<int>(row[0]) == k)
                        for (const double d :
                             {x[0] - row[1], x[2] - row[2], run.position(1)[2] - row[4], run.position(2)[2] - row[5]})
                            difference = std::fmax(difference, std::fabs(d));
            }
            const double resting = run.position(2)[2];
            qInfo("%d passes: drift %.1e, table %.1e, resting at z = %.6f", passes, drift, difference, resting);
            QVERIFY(drift < 1e-2);
            QVERIFY(std::fabs(resting + 2.3) < 1e-3);
            if (passes == 1) QVERIFY(difference < 1e-8); // over all bounces
        }
    }
    void caseJ5FallAlongASlide() {
        Settings s;
        s.h = 1e-3, s.theta = 1.0;
        Build build(s);
        const double half = 36.0 * kPi / 180.0;
        build.body("slider", 1.0, Matrix3::Identity(), Vector3(1.0, 1.0, 1.0),
                   about(Vector3(3.0, 2.0, 1.0), 2.0 * half));
        join(build, JointKind::prismatic, 0, kWorld, Vector3(1.0, 1.0, 1.0));
        Run run(build);
        double worst = 0.0;
        const Eigen::Quaterniond start = run.rotation(0);
        for (int k = 1; k <= 2000; ++k) {
            run.steps(1);
            const double* x = run.position(0);
            const double z = 1.0 - 9.81e-6 * 0.5 * k * (k + 1.0);
            for (const double d :
                 {x[0] - 1.0, x[1] - 1.0, x[2] - z, (run.rotation(0).coeffs() - start.coeffs()).norm()})
                worst = std::fmax(worst, std::fabs(d));
        }
        qInfo("%.1e", worst);
        QVERIFY(worst < 1e-11);
    }
    void caseJ6PrescribedSpin() {
        const auto rate = [](double t) { return DriveValue{0.0, std::cos(0.5 * kPi * t), 0.0}; };
        const double q2[][2] = {{0, 0.3872974585509278},   {1, 0.3919001023638602},   {111, 0.646048354165227},
                                {222, 0.2718820829669628}, {333, 0.1172244734197788}, {444, 0.5636694898346851},
                                {555, 0.5573303385593091}, {666, 0.1122351433594505}, {777, 0.2808982093925305},
                                {888, 0.6474186132790544}, {999, 0.378059270421349}};
        for (const double theta : {0.5, 1.0}) {
            Settings s;
            s.h = 1e-2, s.theta = theta;
            if (theta == 1.0) s.newton_iterations = 1, s.projection = Projection::none; // as the reference
            Build build = three_beams(s, false);
            JointInput& twist = join(build, JointKind::twist, 0, kWorld, Vector3::Zero());
            twist.component = 4;
            // a motion that the joints allow, at the prescribed rate: the second beam turns back, the third falls
            build[0].spin.y() = 1.0, build[1].spin.y() = -1.0;
            build[0].velocity = Vector3(-kHalf, 0.0, -kHalf);
            build[1].velocity = Vector3(-kHalf, 0.0, -3.0 * kHalf);
            build[2].velocity = Vector3(0.0, 0.0, -4.0 * kHalf);
            Drives drives;
            drives.all = {rate};
            Run run(build, &drives);
            double closed = 0.0, table = 0.0, violation = 0.0;
            for (int k = 0; k < 1000; ++k) {
                const Report& report = run.step();
                QVERIFY(run.last);
                violation = std::fmax(violation, report.violation);
                const double angle = turn_about_y(run, 0);
                const double t = run.time();
                closed = std::fmax(closed, std::fabs(angle - 0.25 * kPi - 2.0 / kPi * std::sin(0.5 * kPi * t)));
                for (const auto& row : q2)
                    if (static_cast<int>(row[0]) == k)
                        table = std::fmax(table, std::fabs(angle - 2.0 * std::asin(row[1])));
            }
            qInfo("theta %.1f: closed form %.1e, table %.1e, violation %.1e", theta, closed, table, violation);
            if (theta == 1.0) {
                QVERIFY(table < 1e-7);
                QVERIFY(violation < 1e-1);
            } else {
                QVERIFY(closed < 1e-3);
                QVERIFY(violation <= s.projection_tolerance);
            }
        }
    }
    void pendulumsKeepTheirPeriod_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("ball") << static_cast<int>(JointKind::ball);
        QTest::newRow("revolute") << static_cast<int>(JointKind::revolute);
    }
    void pendulumsKeepTheirPeriod() {
        QFETCH(int, kind);
        const double amplitude = 2.0, length = 0.7, I = 0.05;
        const double omega = std::sqrt(9.81 * length / (length * length + I));
        const double period = 4.0 * elliptic_k(std::sin(0.5 * amplitude)) / omega;
        double error[2];
        for (int level = 0; level < 2; ++level) {
            Settings s;
            s.h = level == 0 ? 2e-3 : 1e-3;
            Build build(s);
            build.body("bob", 1.0, Matrix3(Vector3(0.02, I, 0.06).asDiagonal()),
                       length * Vector3(std::sin(amplitude), 0.0, -std::cos(amplitude)));
            join(build, static_cast<JointKind>(kind), 0, kWorld, Vector3::Zero(), Vector3::UnitY());
            Run run(build);
            const double energy = run.energy(), energy_scale = 9.81 * length;
            double drift = 0.0;
            int crossings = 0;
            error[level] = 0.0;
            while (crossings < 6) { // through the lowest point
                const double x = run.position(0)[0];
                run.steps(1);
                drift = std::fmax(drift, std::fabs(run.energy() - energy));
                const double next = run.position(0)[0];
                if (x * next < 0.0 && run.position(0)[2] < 0.0) {
                    const double t = run.time() - s.h * next / (next - x);
                    error[level] = std::fabs(t - (0.25 + 0.5 * crossings) * period);
                    ++crossings;
                }
            }
            qInfo("h = %g: period %.9f, error %.2e after %.2f s, energy %.1e", s.h, period, error[level], run.time(),
                  drift);
            QVERIFY(drift < 5e-4 * energy_scale);
        }
        QVERIFY(error[1] < 2e-5);
        QVERIFY(error[1] < 0.35 * error[0]); // second order
    }
    void heavyTopPrecesses() {
        Settings s;
        s.h = 1e-3;
        Build build(s);
        const double mass = 2.0, length = 20.0 / (mass * 9.81), across = 5.0 - mass * length * length;
        const Eigen::Quaterniond tilted = about(Vector3::UnitX(), 0.3);
        build.body("top", mass, Matrix3(Vector3(across, across, 1.0).asDiagonal()), tilted * Vector3(0.0, 0.0, length),
                   tilted);
        build[0].spin = Vector3(0.0, 0.0, 50.0);
        join(build, JointKind::ball, 0, kWorld, Vector3::Zero());
        Run run(build);
        const double energy = run.energy();
        double turned = 0.0, tilt_low = 1.0, tilt_high = 0.0, drift = 0.0, error = 0.0;
        Vector3 axis = tilted * Vector3::UnitZ();
        for (int k = 1; k <= 10000; ++k) {
            run.steps(1);
            const Vector3 next = run.rotation(0) * Vector3::UnitZ();
            turned += std::atan2(axis.x() * next.y() - axis.y() * next.x(), axis.x() * next.x() + axis.y() * next.y());
            axis = next;
            tilt_low = std::fmin(tilt_low, std::acos(next.z()));
            tilt_high = std::fmax(tilt_high, std::acos(next.z()));
            drift = std::fmax(drift, std::fabs(run.energy() / energy - 1.0));
            if (k == 1000) error = std::fmax(error, std::fabs(turned - 0.4075167988525));
            if (k == 5000) error = std::fmax(error, std::fabs(turned - 2.0446959070375));
            if (k == 10000) error = std::fmax(error, std::fabs(turned - 4.1996398174712));
        }
        qInfo("precession %.2e, tilt %.6f to %.6f, energy %.1e", error, tilt_low, tilt_high, drift);
        QVERIFY(drift < 1e-6);
        QVERIFY(std::fabs(tilt_low - 0.3) < 1e-5 && std::fabs(tilt_high - 0.32673371464492273) < 1e-5);
        QVERIFY(error < 3e-4);
    }
};

QTEST_APPLESS_MAIN(TestJointCases)
#include "test_joint_cases.moc"
