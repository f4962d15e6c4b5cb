// SPDX-License-Identifier: GPL-3.0-or-later
// Islands with rows: answers are judged by the laws alone, written out again here.
#include "core/simulation/rigid/joint_solver.h"
#include "tests/counted_allocations.h"

#include <Eigen/Geometry>

#include <QtTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <new>
#include <numeric>
#include <random>

using saltus::testing::allocations;
using namespace saltus::rigid;

namespace {

struct Dice {
    std::mt19937_64 engine;
    explicit Dice(std::uint64_t seed) : engine(seed) {}
    double operator()(double low, double high) {
        return low + (high - low) * (static_cast<double>(engine() >> 11) * 0x1p-53);
    }
    Vector3 vector(double size) { return {(*this)(-size, size), (*this)(-size, size), (*this)(-size, size)}; }
    Vector6 row() {
        Vector6 x;
        x << vector(1.0), vector(1.0);
        return x;
    }
};

struct Case {
    std::vector<InverseMass> mass;
    std::vector<double> v_free, v;
    std::vector<Row> rows;
    std::vector<ContactBlock> contacts;
    OneStepSettings settings;

    explicit Case(std::size_t bodies) : mass(bodies), v_free(6 * bodies, 0.0), v(6 * bodies, 0.0) {
        for (InverseMass& m : mass) {
            m.linear = Vector3::Ones();
            m.angular = 10.0 * Matrix3::Identity();
        }
    }
    OneStepProblem problem() {
        OneStepProblem p;
        p.mass = mass, p.v_free = v_free, p.rows = rows, p.contacts = contacts, p.v = v;
        return p;
    }
    JointOutcome solve(JointSolver& solver) {
        std::vector<std::uint32_t> bodies(mass.size()), r(rows.size()), c(contacts.size());
        std::iota(bodies.begin(), bodies.end(), 0u);
        std::iota(r.begin(), r.end(), 0u);
        std::iota(c.begin(), c.end(), 0u);
        return solver.solve(problem(), bodies, r, c, settings);
    }
    // v from p by the equations of motion, p as they are
    std::vector<double> velocities() const {
        std::vector<double> out = v_free;
        auto push = [&](std::uint32_t body, const Vector6& J, double p) {
            if (body == kWorld) return;
            for (int k = 0; k < 3; ++k) out[6 * body + static_cast<std::size_t>(k)] += mass[body].linear[k] * J[k] * p;
            const Vector3 w = mass[body].angular * J.tail<3>() * p;
            for (int k = 0; k < 3; ++k) out[6 * body + 3 + static_cast<std::size_t>(k)] += w[k];
        };
        for (const Row& r : rows) push(r.body_a, r.Ja, r.p), push(r.body_b, r.Jb, r.p);
        for (const ContactBlock& c : contacts)
            for (int i = 0; i < 3; ++i) {
                Vector6 Ja, Jb;
                Ja << c.frame.row(i).transpose(), c.angular_a.row(i).transpose();
                Jb << -c.frame.row(i).transpose(), c.angular_b.row(i).transpose();
                push(c.body_a, Ja, c.p[i]), push(c.body_b, Jb, c.p[i]);
            }
        return out;
    }
    static double along(const std::vector<double>& v, std::uint32_t body, const Vector6& J) {
        double s = 0.0;
        for (int k = 0; body != kWorld && k < 6; ++k) s += J[k] * v[6 * body + static_cast<std::size_t>(k)];
        return s;
    }
    // Largest breach of any law, m/s or N s.
    double breach() const {
        const std::vector<double> w = velocities();
        double worst = 0.0;
        for (std::size_t i = 0; i < w.size(); ++i) worst = std::fmax(worst, std::fabs(w[i] - v[i]));
        for (const Row& r : rows) {
            const double u = along(w, r.body_a, r.Ja) + along(w, r.body_b, r.Jb) - r.target + r.compliance * r.p;
            if (r.law == RowLaw::equality) worst = std::fmax(worst, std::fabs(u));
            if (r.law == RowLaw::unilateral)
                worst = std::fmax(worst, std::fmax(std::fmax(-u, -r.p), std::fmin(std::fabs(u), std::fabs(r.p))));
            if (r.law == RowLaw::box) {
                worst = std::fmax(worst, std::fmax(r.lower - r.p, r.p - r.upper));
                if (u > 0.0) worst = std::fmax(worst, std::fmin(u, r.p - r.lower));
                if (u < 0.0) worst = std::fmax(worst, std::fmin(-u, r.upper - r.p));
            }
        }
        for (const ContactBlock& c : contacts) {
            Vector3 u;
            for (int i = 0; i < 3; ++i) {
                Vector6 Ja, Jb;
                Ja << c.frame.row(i).transpose(), c.angular_a.row(i).transpose();
                Jb << -c.frame.row(i).transpose(), c.angular_b.row(i).transpose();
                u[i] = along(w, c.body_a, Ja) + along(w, c.body_b, Jb) + c.bias[i];
            }
            worst = std::fmax(worst, std::fmax(std::fmax(-u[0], -c.p[0]), std::fmin(std::fabs(u[0]), c.p[0])));
            const double pt = std::hypot(c.p[1], c.p[2]), ut = std::hypot(u[1], u[2]);
            worst = std::fmax(worst, pt - c.mu * c.p[0]);
            worst = std::fmax(worst, std::fmin(ut, std::fabs(c.mu * c.p[0] - pt)));       // slips at the bound
            worst = std::fmax(worst, std::fabs(u[1] * c.p[1] + u[2] * c.p[2] + pt * ut)); // against the sliding
        }
        return worst;
    }
};

ContactBlock contact(Dice& dice, std::uint32_t a, std::uint32_t b, double mu) {
    ContactBlock c;
    c.body_a = a, c.body_b = b;
    const Vector3 n = dice.vector(1.0).normalized();
    c.frame.row(0) = n.transpose();
    c.frame.row(1) = n.unitOrthogonal().transpose();
    c.frame.row(2) = n.cross(n.unitOrthogonal()).transpose();
    const Vector3 arm = dice.vector(0.5), arm_b = dice.vector(0.5);
    for (int i = 0; i < 3; ++i) {
        const Vector3 d = c.frame.row(i).transpose();
        c.angular_a.row(i) = arm.cross(d).transpose();
        if (b != kWorld) c.angular_b.row(i) = (arm_b.cross(-d)).transpose();
    }
    c.mu = mu;
    return c;
}

// A chain of balls: links of length 1 along x, held at one end.
Case chain(std::size_t links) {
    Case c(links);
    for (std::size_t b = 0; b < links; ++b) c.v_free[6 * b + 2] = -0.1 - 1e-3 * static_cast<double>(b % 7);
    for (std::uint32_t b = 0; b < links; ++b)
        for (int k = 0; k < 3; ++k) {
            Row r;
            r.body_a = b;
            r.Ja << Vector3::Unit(k), Vector3(-0.5, 0, 0).cross(Vector3::Unit(k));
            if (b > 0) {
                r.body_b = b - 1;
                r.Jb << -Vector3::Unit(k), -Vector3(0.5, 0, 0).cross(Vector3::Unit(k));
            }
            c.rows.push_back(r);
        }
    return c;
}

} // namespace

class TestJointSolver : public QObject {
    Q_OBJECT
private slots:
    void random_mechanisms_obey_every_law() {
        double worst = 0.0;
        int sweeps = 0;
        for (std::uint64_t seed = 1; seed <= 120; ++seed) {
            Dice dice(seed);
            const std::size_t n = 2 + seed % 4;
            Case c(n);
            for (double& x : c.v_free) x = dice(-1.0, 1.0);
            const auto body = [&] { return static_cast<std::uint32_t>(dice(0.0, static_cast<double>(n) - 1e-9)); };
            const auto other = [&](std::uint32_t a) {
                const std::uint32_t b = body();
                return b == a ? kWorld : b;
            };
            const auto row = [&](RowLaw law) {
                Row r;
                r.body_a = body(), r.body_b = other(r.body_a);
                r.Ja = dice.row();
                if (r.body_b != kWorld) r.Jb = dice.row();
                r.law = law;
                r.target = dice(-0.3, 0.3);
                r.lower = -dice(0.0, 0.1), r.upper = dice(0.0, 0.1);
                return r;
            };
            for (std::size_t i = 0; i < 2 * n; ++i) c.rows.push_back(row(RowLaw::equality));
            c.rows.back().compliance = 0.5;
            for (int i = 0; i < 3; ++i) c.rows.push_back(row(i == 0 ? RowLaw::box : RowLaw::unilateral));
            for (int i = 0; i < 3; ++i) {
                const std::uint32_t a = body();
                c.contacts.push_back(contact(dice, a, other(a), i == 0 ? 0.0 : 0.4));
                c.contacts.back().bias[0] = dice(-0.1, 0.1);
            }
            c.settings.tolerance = 1e-10;
            JointSolver solver;
            const JointOutcome out = c.solve(solver);
            QVERIFY2(out.solved, qPrintable(QString("seed %1: %2").arg(seed).arg(std::sqrt(out.map / out.free))));
            QVERIFY(!out.contradiction);
            sweeps = std::max(sweeps, out.iterations);
            worst = std::fmax(worst, c.breach());
        }
        qInfo("largest breach %.1e, most iterations %d", worst, sweeps);
        QVERIFY(worst < 1e-9);
    }
    void equal_rows_share_alike() {
        Case c(1);
        c.v_free = {1.0, 2.0, 3.0, 0, 0, 0};
        for (int k = 0; k < 4; ++k) { // x three times, once with the opposite sign; y once
            Row r;
            r.body_a = 0;
            r.Ja[k == 3 ? 1 : 0] = k == 2 ? -1.0 : 1.0;
            c.rows.push_back(r);
        }
        JointSolver solver;
        const JointOutcome out = c.solve(solver);
        QVERIFY(out.solved && !out.contradiction);
        QVERIFY(std::fabs(c.rows[0].p + 1.0 / 3.0) < 1e-6);
        QVERIFY(std::fabs(c.rows[1].p + 1.0 / 3.0) < 1e-6);
        QVERIFY(std::fabs(c.rows[2].p - 1.0 / 3.0) < 1e-6);
        QVERIFY(std::fabs(c.rows[3].p + 2.0) < 1e-12);
        QVERIFY(c.breach() < 1e-13);
    }
    void contradicting_rows_are_named() {
        Case c(2);
        for (int k = 0; k < 5; ++k) {
            Row r;
            r.body_a = static_cast<std::uint32_t>(k % 2);
            r.Ja[k == 4 ? 0 : k] = 1.0; // rows 0 and 4 both hold x of body 0
            r.target = k == 4 ? 0.5 : 0.0;
            c.rows.push_back(r);
        }
        JointSolver solver;
        const JointOutcome out = c.solve(solver);
        QVERIFY(out.contradiction);
        QVERIFY(!out.solved);
        QVERIFY(out.contradicting == 0 || out.contradicting == 4);
        QVERIFY(std::fabs(c.v[0] - 0.25) < 1e-9); // halfway, not somewhere far away
    }
    void a_heavy_load_on_light_links_is_held() {
        for (const double load : {1e3, 1e6, 1e9}) {
            Case c = chain(12);
            c.mass.back().linear /= load;
            c.mass.back().angular /= load;
            JointSolver solver;
            const JointOutcome out = c.solve(solver);
            QVERIFY2(out.solved, qPrintable(QString::number(load)));
            const std::vector<double> w = c.velocities();
            for (const Row& r : c.rows)
                QVERIFY(std::fabs(Case::along(w, r.body_a, r.Ja) + Case::along(w, r.body_b, r.Jb)) < 1e-8);
        }
    }
    void chains_cost_in_proportion_to_their_links() {
        double time[2] = {};
        const std::size_t links[2] = {250, 1000};
        for (int i = 0; i < 2; ++i) {
            Case c = chain(links[i]);
            c.settings.tolerance = 1e-10;
            JointSolver solver;
            JointOutcome out = c.solve(solver);
            QVERIFY(out.solved);
            QVERIFY(c.breach() < 1e-10);
            time[i] = std::numeric_limits<double>::infinity();
            for (int k = 0; k < 5; ++k) {
                const auto begin = std::chrono::steady_clock::now();
                out = c.solve(solver);
                time[i] =
                    std::fmin(time[i], std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
            }
        }
        qInfo("%.3f ms for 250 links, %.3f ms for 1000", 1e3 * time[0], 1e3 * time[1]);
        QVERIFY(time[1] < 12.0 * time[0]); // 4 if the machine were quiet; 64 if it were cubic
    }
    void contacts_of_a_long_chain_are_solved() {
        Dice dice(3);
        Case c = chain(60);
        for (std::uint32_t b = 0; b < 60; ++b) {
            for (int side = 0; side < 2; ++side) {
                ContactBlock k;
                k.body_a = b;
                k.frame << 0, 0, 1, 1, 0, 0, 0, 1, 0;
                const Vector3 arm(side == 0 ? -0.4 : 0.4, 0.0, -0.1);
                for (int i = 0; i < 3; ++i)
                    k.angular_a.row(i) = arm.cross(Vector3(k.frame.row(i).transpose())).transpose();
                k.mu = 0.5;
                c.contacts.push_back(k);
            }
        }
        for (double& x : c.v_free) x += 0.05 * dice(-1.0, 1.0);
        c.settings.max_iterations = 20000;
        c.settings.tolerance = 1e-8;
        JointSolver solver;
        const JointOutcome out = c.solve(solver);
        qInfo("%d sweeps", out.iterations);
        QVERIFY(out.solved);
        QVERIFY(c.breach() < 1e-7);
    }
    void joints_that_leave_no_mobility_leave_contacts_alone() {
        Case c(1);
        for (int k = 0; k < 6; ++k) {
            Row r;
            r.body_a = 0;
            r.Ja[k] = 1.0;
            c.rows.push_back(r);
        }
        Row motor; // pushes against the fixed joint
        motor.body_a = 0;
        motor.Ja[0] = 1.0;
        motor.law = RowLaw::box;
        motor.lower = -0.2, motor.upper = 0.2, motor.target = 1.0;
        c.rows.push_back(motor);
        Dice dice(5);
        c.contacts.push_back(contact(dice, 0, kWorld, 0.5));
        for (double& x : c.v_free) x = -0.1;
        JointSolver solver;
        const JointOutcome out = c.solve(solver);
        QVERIFY(out.solved);
        QVERIFY(std::fabs(c.rows[6].p - 0.2) < 1e-15);
        for (const double x : c.v) QVERIFY(std::fabs(x) < 1e-12);
    }
    void springs_from_soft_to_stiff() {
        for (double compliance = 1e-12; compliance < 1e13; compliance *= 1e3) {
            Case c(2);
            c.v_free[0] = 1.0;
            Row r;
            r.body_a = 0, r.body_b = 1;
            r.Ja[0] = 1.0, r.Jb[0] = -1.0;
            r.compliance = compliance;
            c.rows.push_back(r);
            JointSolver solver;
            QVERIFY(c.solve(solver).solved);
            QVERIFY(std::fabs(c.rows[0].p * (2.0 + compliance) + 1.0) < 1e-12);
        }
    }
    void a_second_solve_allocates_nothing() {
        for (const std::size_t links : {std::size_t{4}, std::size_t{100}}) {
            Case c = chain(links);
            Dice dice(9);
            c.contacts.push_back(contact(dice, static_cast<std::uint32_t>(links - 1), kWorld, 0.3));
            c.contacts.back().bias[0] = -0.5;
            std::vector<std::uint32_t> bodies(c.mass.size()), rows(c.rows.size()), contacts{0};
            std::iota(bodies.begin(), bodies.end(), 0u);
            std::iota(rows.begin(), rows.end(), 0u);
            JointSolver solver;
            solver.solve(c.problem(), bodies, rows, contacts, c.settings);
            const long before = allocations;
            const JointOutcome out = solver.solve(c.problem(), bodies, rows, contacts, c.settings);
            QCOMPARE(allocations - before, 0L);
            QVERIFY(out.solved);
        }
    }
};

QTEST_APPLESS_MAIN(TestJointSolver)
#include "test_joint_solver.moc"
