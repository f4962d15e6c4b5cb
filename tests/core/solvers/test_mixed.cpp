// SPDX-License-Identifier: GPL-3.0-or-later
// Solutions are checked by what the problem asks of them (mixed_problems.h), not by what the solver reports.
#include "core/solvers/infeasibility.h"
#include "mixed_problems.h"
#include "tests/counted_allocations.h"

#include <QtTest>

#include <cstdlib>
#include <new>

using saltus::testing::allocations;
using namespace mixed_problems;
using saltus::solvers::name;
using saltus::solvers::Status;

namespace {

constexpr MixedMethod kGeneral[] = {MixedMethod::automatic, MixedMethod::active_set, MixedMethod::semismooth_newton,
                                    MixedMethod::pgs,       MixedMethod::lemke,      MixedMethod::enumerative};

QByteArray words(const char* what, unsigned seed, const Answer& answer, double violation) {
    return QByteArray(what) + " seed " + QByteArray::number(seed) + ": " + name(answer.report.status).data() + " by " +
           name(answer.report.method).data() + ", violation " + QByteArray::number(violation) + ", residual " +
           QByteArray::number(answer.report.residual);
}

} // namespace

class TestMixed : public QObject {
    Q_OBJECT

    // automatic must solve it; no method may call solved what is not
    static void check(const char* what, unsigned seed, const Problem& p, bool all_methods) {
        for (const MixedMethod method : kGeneral) {
            if (method != MixedMethod::automatic && !all_methods) continue;
            MixedSettings settings = by(method);
            settings.tolerance = 1e-11;
            const Answer answer = solve(p, settings);
            const double v = violation(p, answer.z) / scale(p);
            if (method == MixedMethod::automatic || answer.report.status == Status::solved)
                QVERIFY2(answer.report.status == Status::solved && v < 1e-10, words(what, seed, answer, v));
        }
    }

private slots:
    void positiveDefiniteProblemsOfEveryKindAreSolved() {
        for (unsigned seed = 0; seed < 300; ++seed) {
            Problem p = random_positive(1 + seed % 40, seed);
            std::mt19937 random(seed);
            for (std::size_t i = 0; i < p.n; ++i) {
                switch (random() % 5) {
                case 0:
                    p.rows.add(-kInfinity, kInfinity);
                    break;
                case 1:
                    p.rows.add(-0.1, 0.2);
                    break;
                case 2:
                    p.rows.add(-kInfinity, 0.05);
                    break;
                case 3:
                    p.rows.add(0.1, 0.1);
                    break;
                default:
                    p.rows.add(0.0, kInfinity);
                    break;
                }
            }
            check("positive", seed, p, p.n <= 10);
        }
    }

    void everyMethodFindsTheOnlySolutionOfAPositiveDefiniteProblem() {
        for (unsigned seed = 0; seed < 100; ++seed) {
            Problem p = random_positive(1 + seed % 9, seed, 1.0);
            for (std::size_t i = 0; i < p.n; ++i)
                i % 3 == 0   ? p.rows.add(-0.1, 0.1)
                : i % 3 == 1 ? p.rows.add(0.0, kInfinity)
                             : p.rows.add(-kInfinity, kInfinity);
            const Answer reference = solve(p);
            for (const MixedMethod method : kGeneral) {
                const Answer answer = solve(p, by(method));
                if (method == MixedMethod::pgs && answer.report.status != Status::solved)
                    continue; // skew parts may not converge
                QVERIFY2(answer.report.status == Status::solved, words("all", seed, answer, 0.0));
                for (std::size_t i = 0; i < p.n; ++i)
                    QVERIFY2(std::abs(answer.z[i] - reference.z[i]) < 1e-9, words("all", seed, answer, 0.0));
            }
        }
    }

    void degenerateProblemsAreSolved() { // z = w = 0 in many rows
        for (unsigned seed = 0; seed < 200; ++seed) {
            Problem p = random_positive(2 + seed % 30, seed);
            std::mt19937 random(seed);
            std::vector<double> z(p.n);
            for (auto& x : z) x = random() % 3 == 0 ? 1.0 : 0.0;
            for (std::size_t i = 0; i < p.n; ++i) {
                p.q[i] = z[i] > 0.0 || random() % 2 ? 0.0 : 0.5;
                for (std::size_t j = 0; j < p.n; ++j) p.q[i] -= p.M[i * p.n + j] * z[j];
            }
            for (std::size_t i = 0; i < p.n; ++i) p.rows.add(0.0, kInfinity);
            check("degenerate", seed, p, p.n <= 10);
        }
    }

    void problemsThatPivotingCyclesOrTakesLongOnAreSolved() {
        // all three rows are exchanged round and round (Murty, "Linear Complementarity, Linear and Nonlinear
        // Programming", chapter 4)
        Problem cycle{3, {1, 2, 0, 0, 1, 2, 2, 0, 1}, {-1, -1, -1}, {}};
        add_rows(cycle, 3, 0.0, kInfinity);
        check("cycle", 0, cycle, true);
        // 2^n pivots for Lemke's and Murty's methods (same book, chapter 6)
        for (const std::size_t n : {4u, 8u, 12u, 30u}) {
            Problem p;
            add_rows(p, n, 0.0, kInfinity);
            p.M.assign(n * n, 0.0);
            p.q.assign(n, 0.0);
            for (std::size_t i = 0; i < n; ++i) {
                for (std::size_t j = 0; j < i; ++j) p.M[i * n + j] = 2.0;
                p.M[i * n + i] = 1.0;
                p.q[i] = -std::ldexp(1.0, static_cast<int>(n)) + std::ldexp(1.0, static_cast<int>(n - 1 - i));
            }
            check("exponential", static_cast<unsigned>(n), p, n <= 12);
            p.q.assign(n, -1.0);
            check("exponential, ones", static_cast<unsigned>(n), p, n <= 12);
        }
    }

    void semidefiniteProblemsWithManySolutionsAreSolved() {
        for (unsigned seed = 0; seed < 200; ++seed) {
            const std::size_t n = 2 + seed % 20, rank = 1 + n / 2;
            std::mt19937 random(seed);
            std::uniform_real_distribution<double> uniform(-1.0, 1.0);
            std::vector<double> a(n * rank), b(rank);
            for (auto& x : a) x = uniform(random);
            for (auto& x : b) x = uniform(random);
            Problem p;
            add_rows(p, n, 0.0, kInfinity);
            p.M.assign(n * n, 0.0);
            p.q.assign(n, 0.0);
            for (std::size_t i = 0; i < n; ++i)
                for (std::size_t k = 0; k < rank; ++k) {
                    p.q[i] += a[i * rank + k] * b[k];
                    for (std::size_t j = 0; j < n; ++j) p.M[i * n + j] += a[i * rank + k] * a[j * rank + k];
                }
            check("semidefinite", seed, p, n <= 10);
        }
    }

    void equationsWithASingularBlockAreWorkedIn() {
        // [0 B; -B^T A]: the block of the equations is zero, the whole is regular
        for (unsigned seed = 0; seed < 100; ++seed) {
            const std::size_t equations = 1 + seed % 5, n = 2 * equations + 1 + seed % 7;
            Problem p = random_positive(n, seed, 0.5, 0.0);
            std::mt19937 random(seed + 1000);
            std::uniform_real_distribution<double> uniform(-1.0, 1.0);
            for (std::size_t i = 0; i < equations; ++i)
                for (std::size_t j = 0; j < n; ++j) {
                    const double b = j < equations ? 0.0 : uniform(random);
                    p.M[i * n + j] = b;
                    p.M[j * n + i] = -b;
                }
            // a solution is built in
            std::vector<double> z(n);
            for (auto& x : z) x = uniform(random);
            for (std::size_t i = 0; i < n; ++i) {
                if (i < equations)
                    p.rows.add(-kInfinity, kInfinity);
                else
                    p.rows.add(0.0, kInfinity);
                if (i >= equations) z[i] = std::max(0.0, z[i]);
            }
            for (std::size_t i = 0; i < n; ++i) {
                p.q[i] = i >= equations && z[i] == 0.0 ? 0.3 : 0.0;
                for (std::size_t j = 0; j < n; ++j) p.q[i] -= p.M[i * n + j] * z[j];
            }
            check("saddle", seed, p, false);
            const Answer lemke = solve(p, by(MixedMethod::lemke));
            QVERIFY2(lemke.report.status == Status::solved && violation(p, lemke.z) < 1e-10 * scale(p),
                     words("saddle", seed, lemke, violation(p, lemke.z)));
        }
    }

    // The woodpecker's sleeve while it lifts off: open, although the tangential row alone would want an impulse.
    void everyMethodLeavesAContactOpenThatOnlySlides() {
        Problem p;
        p.n = 2;
        p.M = {1092.4252756193684, 1035.4984476052525, 1035.4984476052525, 1448.9551787476444};
        p.q = {0.00028425294430400747, 0.30229968023779386};
        p.rows.add(0.0, kInfinity);
        p.rows.add_friction(0, 0.3);
        for (const MixedMethod method :
             {MixedMethod::closed_form, MixedMethod::active_set, MixedMethod::semismooth_newton, MixedMethod::pgs,
              MixedMethod::lemke, MixedMethod::enumerative}) {
            const Answer answer = solve(p, by(method));
            QVERIFY2(answer.report.status == Status::solved, std::string(name(method)).c_str());
            QVERIFY2(violation(p, answer.z) < 1e-12, std::string(name(method)).c_str());
        }
    }

    void frictionIsSolved() {
        for (unsigned seed = 0; seed < 80; ++seed) {
            for (const double mu : {0.0, 0.1, 0.5, 1.0, 3.0, 20.0}) {
                const std::size_t contacts = 1 + seed % 20;
                const Problem p = random_friction(contacts, 3 * contacts, mu, seed);
                check("friction", seed, p, contacts <= 4);
            }
        }
    }

    void frictionOfRedundantContactsIsSolved() { // more components than degrees of freedom: impulses are not unique
        for (unsigned seed = 0; seed < 100; ++seed) {
            for (const double mu : {0.1, 0.5, 1.0}) {
                const std::size_t contacts = 2 + seed % 10;
                check("redundant", seed, random_friction(contacts, contacts + 1, mu, seed), contacts <= 4);
            }
        }
    }

    void bilateralJointsWithContactsAreSolved() {
        for (unsigned seed = 0; seed < 100; ++seed) {
            Problem p = random_friction(1 + seed % 6, 20, 0.4, seed);
            for (std::size_t i = 0; i < p.n; i += 4)
                p.rows.lower[i] = -kInfinity; // every other normal row is a joint that rubs on nothing
            for (std::size_t i = 0; i + 1 < p.n; i += 4) {
                p.rows.normal[i + 1] = -1;
                p.rows.lower[i + 1] = -0.05;
                p.rows.upper[i + 1] = 0.05;
            }
            check("joints", seed, p, p.n <= 6);
        }
    }

    void closedFormsAreThoseOfTheGeneralMethods() {
        for (unsigned seed = 0; seed < 500; ++seed) {
            const Problem p = random_friction(1, 3, 0.7, seed);
            const Answer closed = solve(p, by(MixedMethod::closed_form)), general = solve(p);
            QVERIFY2(closed.report.status == Status::solved && violation(p, closed.z) < 1e-12,
                     words("contact", seed, closed, violation(p, closed.z)));
            QVERIFY(std::abs(closed.z[0] - general.z[0]) < 1e-10 && std::abs(closed.z[1] - general.z[1]) < 1e-10);
        }
        Problem relay{1, {2.0}, {-0.5}, {}};
        relay.rows.add(-1.0, 1.0);
        QCOMPARE(solve(relay).z[0], 0.25);
        relay.q = {-5.0};
        QCOMPARE(solve(relay).z[0], 1.0);
        QCOMPARE(solve(relay).w[0], -3.0);
        QCOMPARE(solve(relay).report.method, MixedMethod::closed_form);
    }

    void infeasibleProblemsAreProvenAndNeverCalledSolved() {
        for (unsigned seed = 0; seed < 200; ++seed) {
            // y >= 0 with M^T y <= 0 and q.y < 0 is built in
            const std::size_t n = 1 + seed % 12;
            std::mt19937 random(seed);
            std::uniform_real_distribution<double> uniform(-1.0, 1.0);
            Problem p;
            add_rows(p, n, 0.0, kInfinity);
            p.M.assign(n * n, 0.0);
            p.q.assign(n, 0.0);
            std::vector<double> y(n);
            for (auto& x : y) x = random() % 2 ? std::abs(uniform(random)) : 0.0;
            y[n - 1] = 1.0;
            double sum = 0.0;
            for (std::size_t i = 0; i + 1 < n; ++i) {
                p.q[i] = uniform(random);
                sum += y[i] * p.q[i];
                for (std::size_t j = 0; j < n; ++j) p.M[i * n + j] = uniform(random);
            }
            p.q[n - 1] = -0.1 - sum;
            for (std::size_t j = 0; j < n; ++j) {
                double column = random() % 2 ? std::abs(uniform(random)) : 0.0;
                for (std::size_t i = 0; i + 1 < n; ++i) column += y[i] * p.M[i * n + j];
                p.M[(n - 1) * n + j] = -column;
            }
            for (const MixedMethod method : kGeneral) {
                const Answer answer = solve(p, by(method));
                QVERIFY2(answer.report.status != Status::solved,
                         words("infeasible", seed, answer, violation(p, answer.z)));
                if (method == MixedMethod::automatic)
                    QVERIFY2(answer.report.status == Status::infeasible, words("infeasible", seed, answer, 0.0));
            }
            const auto proof = saltus::solvers::prove_infeasible(SparseMatrix::from_dense(n, p.M), p.q, p.rows, {});
            QVERIFY(proof && proof->y.size() == n);
            double gap = 0.0;
            for (std::size_t i = 0; i < n; ++i) {
                QVERIFY(proof->y[i] >= 0.0);
                gap -= proof->y[i] * p.q[i];
            }
            QVERIFY(gap > 1e-6);
            for (std::size_t j = 0; j < n; ++j) {
                double column = 0.0;
                for (std::size_t i = 0; i < n; ++i) column += proof->y[i] * p.M[i * n + j];
                QVERIFY2(column < 1e-12, qPrintable(QString::number(column)));
            }
        }
    }

    void contradictingEquationsAreInfeasible() {
        Problem p{3, {1, 1, 0, 2, 2, 0, 0, 0, 1}, {-1, -3, -1}, {}}; // z0 + z1 = 1, 2 z0 + 2 z1 = 3
        p.rows.add(-kInfinity, kInfinity);
        p.rows.add(-kInfinity, kInfinity);
        p.rows.add(0.0, kInfinity);
        QCOMPARE(solve(p).report.status, Status::infeasible);
        p.q = {-1, -2, -1}; // the same twice
        const Answer answer = solve(p);
        QCOMPARE(answer.report.status, Status::solved);
        QVERIFY(violation(p, answer.z) < 1e-12);
    }

    void aRayIsNoProof() {
        // w = -z + 1 at both ends: Lemke's start is a solution; with q < 0 there is none, and that is proven
        Problem p{1, {-1.0}, {1.0}, {}};
        p.rows.add(0.0, kInfinity);
        QCOMPARE(solve(p).report.status, Status::solved);
        p.q = {-1.0};
        QCOMPARE(solve(p, by(MixedMethod::lemke)).report.status, Status::ray);
        QCOMPARE(solve(p).report.status, Status::infeasible);
        // feasible (z = (1, 1) gives w = (0, 0) >= 0 only with z.w = 0 unreachable): no solution, but no proof of this
        // kind
        Problem feasible{2, {0, 1, 0, 0}, {-1, 0}, {}};
        add_rows(feasible, 2, 0.0, kInfinity);
        const Answer answer = solve(feasible);
        QCOMPARE(answer.report.status, Status::solved); // z = (0, 1)
        QVERIFY(violation(feasible, answer.z) < 1e-12);
        Problem none{2, {0, -1, 1, 0}, {1, -1}, {}}; // skew: 0 <= z1 <= 1, z0 >= 1: z = (1, 1)
        add_rows(none, 2, 0.0, kInfinity);
        const Answer skew = solve(none);
        QCOMPARE(skew.report.status, Status::solved);
        QVERIFY(std::abs(skew.z[0] - 1.0) < 1e-12 && std::abs(skew.z[1] - 1.0) < 1e-12);
    }

    void aRightWarmStartTakesOneExchangeForFewRowsAndForMany() {
        for (const std::size_t contacts : {3u, 40u}) {
            Problem p = random_friction(contacts, 3 * contacts, 0.3, 7);
            const Answer cold = solve(p, by(MixedMethod::automatic));
            QCOMPARE(cold.report.status, Status::solved);
            for (auto& q : p.q) q *= 1.0 + 1e-9; // the next step is a little different
            const Answer warm = solve(p, by(MixedMethod::automatic), cold.z);
            QCOMPARE(warm.report.status, Status::solved);
            QCOMPARE(warm.report.method, MixedMethod::active_set);
            QCOMPARE(warm.report.iterations, 1);
        }
    }

    void changedMatricesBoundsAndMasksAreSeen() {
        for (const std::size_t n : {2u, 30u}) {
            Problem p;
            add_rows(p, n, -1.0, 1.0);
            p.M.assign(n * n, 0.0);
            for (std::size_t i = 0; i < n; ++i) p.M[i * n + i] = 2.0;
            p.q.assign(n, -1.0);
            auto M = SparseMatrix::from_dense(n, p.M);
            MixedSolver solver(M, p.rows, {});
            std::vector<double> z(n, 0.0), w(n);
            const auto now = [&](std::vector<unsigned char> mask = {}) {
                QCOMPARE(solver.solve(M, p.q, mask, z, w).status, Status::solved);
            };
            now();
            QCOMPARE(z[0], 0.5);
            for (std::size_t i = 0; i < n; ++i) M.value(M.diagonal_entry(i)) = 4.0;
            solver.matrix_changed();
            now();
            QCOMPARE(z[1], 0.25);
            MixedRows rows;
            for (std::size_t i = 0; i < n; ++i) rows.add(-0.125, 0.125);
            solver.set_rows(rows);
            now();
            QCOMPARE(z[1], 0.125);
            QCOMPARE(w[1], -0.5);
            std::vector<unsigned char> mask(n, 1);
            mask[0] = 0;
            now(mask);
            QCOMPARE(z[0], 0.0);
            QCOMPARE(w[0], -1.0); // told, not enforced
            QCOMPARE(z[1], 0.125);
            mask.assign(n, 0);
            now(mask);
            QCOMPARE(z[1], 0.0);
        }
    }

    void frictionUnderAMaskedNormalDoesNothing() {
        Problem p = random_friction(2, 6, 0.5, 1);
        const auto M = SparseMatrix::from_dense(p.n, p.M);
        for (const MixedMethod method : kGeneral) {
            MixedSolver solver(M, p.rows, by(method));
            std::vector<double> z(4, 1.0), w(4);
            QCOMPARE(solver.solve(M, std::vector<double>{-1, 5, -1, 0.1}, std::vector<unsigned char>{0, 1, 1, 1}, z, w)
                         .status,
                     Status::solved);
            QCOMPARE(z[0], 0.0);
            QCOMPARE(z[1], 0.0);
            QVERIFY(z[2] > 0.0);
        }
    }

    void nonsenseIsInvalid() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        for (const MixedMethod method : kGeneral) {
            for (const double bad : {nan, kInfinity}) {
                Problem p{2, {2, 1, 1, 2}, {bad, -1}, {}};
                add_rows(p, 2, 0.0, kInfinity);
                QCOMPARE(solve(p, by(method)).report.status, Status::invalid);
                p.q = {-1, -1};
                p.M[1] = bad;
                QCOMPARE(solve(p, by(method)).report.status, Status::invalid);
            }
            Problem crossed{1, {1}, {1}, {}};
            crossed.rows.add(1.0, -1.0);
            QCOMPARE(solve(crossed, by(method)).report.status, Status::invalid);
            Problem negative{2, {1, 0, 0, 1}, {1, 1}, {}};
            negative.rows.add(0.0, kInfinity);
            negative.rows.add_friction(0, -0.1);
            QCOMPARE(solve(negative, by(method)).report.status, Status::invalid);
            Problem circular{2, {1, 0, 0, 1}, {1, 1}, {}};
            circular.rows.add_friction(1, 0.1);
            circular.rows.add_friction(0, 0.1);
            QCOMPARE(solve(circular, by(method)).report.status, Status::invalid);
        }
    }

    void anEmptyProblemIsSolved() {
        for (const MixedMethod method :
             {MixedMethod::automatic, MixedMethod::lemke, MixedMethod::semismooth_newton, MixedMethod::pgs})
            QCOMPARE(solve(Problem{}, by(method)).report.status, Status::solved);
    }

    void stepsDoNotAllocate() {
        for (const std::size_t contacts : {1u, 4u, 40u}) {
            const Problem p = random_friction(contacts, 3 * contacts, 0.3, 11);
            auto M = SparseMatrix::from_dense(p.n, p.M);
            MixedSolver solver(M, p.rows, {});
            std::vector<double> z(p.n, 0.0), w(p.n), q = p.q;
            std::mt19937 random(3);
            std::uniform_real_distribution<double> uniform(-0.5, 0.5);
            for (int step = 0; step < 200; ++step) {
                for (auto& x : q) x += uniform(random); // contacts open, stick and slide
                M.value(0) *= 1.0001;
                solver.matrix_changed();
                const long before = allocations;
                const auto report = solver.solve(M, q, {}, z, w);
                // the sparse factors grow to their size in the first steps; Lemke allocates
                if (step > 100 && report.fallbacks == 0) QCOMPARE(allocations.load(), before);
                QCOMPARE(report.status, Status::solved);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestMixed)
#include "test_mixed.moc"
