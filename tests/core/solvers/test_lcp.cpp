// SPDX-License-Identifier: GPL-3.0-or-later
// Known solutions: Cottle, Pang, Stone, "The Linear Complementarity Problem", and small problems solved by enumeration.
#include "core/solvers/lcp.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <random>

using namespace saltus;
using solvers::LcpMethod;
using solvers::LcpReport;
using solvers::LcpSettings;
using solvers::LcpSolver;
using solvers::Status;

namespace {

struct Problem {
    std::size_t n;
    std::vector<double> M, q;
};

struct Answer {
    LcpReport report;
    std::vector<double> z, w;
};

Answer solve(const Problem& problem, LcpSettings settings, std::vector<double> start = {}) {
    const auto M = math::SparseMatrix::from_dense(problem.n, problem.M);
    LcpSolver solver(M, settings);
    Answer answer;
    answer.z = start.empty() ? std::vector<double>(problem.n, 0.0) : start;
    answer.w.resize(problem.n);
    answer.report = solver.solve(M, problem.q, std::vector<unsigned char>(problem.n, 1), answer.z, answer.w);
    return answer;
}

LcpSettings by(LcpMethod method) {
    LcpSettings settings;
    settings.method = method;
    return settings;
}

// M = A A^T + 0.1 I: symmetric positive definite, as Delassus operators of independent contacts are.
Problem random_delassus(std::size_t n, unsigned seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> uniform(-1.0, 1.0);
    std::vector<double> a(n * n);
    for (auto& x : a) x = uniform(random);
    Problem p{n, std::vector<double>(n * n), std::vector<double>(n)};
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) {
            for (std::size_t k = 0; k < n; ++k) p.M[i * n + j] += a[i * n + k] * a[j * n + k];
            if (i == j) p.M[i * n + j] += 0.1;
        }
    for (auto& x : p.q) x = uniform(random);
    return p;
}

// The only solution of an LCP with a P-matrix, by trying all 2^n sets of free variables (Gauss elimination).
std::vector<double> by_enumeration(const Problem& p) {
    for (unsigned set = 0; set < (1u << p.n); ++set) {
        std::vector<std::size_t> free;
        for (std::size_t i = 0; i < p.n; ++i)
            if (set >> i & 1u) free.push_back(i);
        const std::size_t m = free.size();
        std::vector<double> a(m * (m + 1));
        for (std::size_t r = 0; r < m; ++r) {
            for (std::size_t c = 0; c < m; ++c) a[r * (m + 1) + c] = p.M[free[r] * p.n + free[c]];
            a[r * (m + 1) + m] = -p.q[free[r]];
        }
        for (std::size_t k = 0; k < m; ++k)
            for (std::size_t r = 0; r < m; ++r) {
                if (r == k) continue;
                const double f = a[r * (m + 1) + k] / a[k * (m + 1) + k];
                for (std::size_t c = k; c <= m; ++c) a[r * (m + 1) + c] -= f * a[k * (m + 1) + c];
            }
        std::vector<double> z(p.n, 0.0);
        bool fits = true;
        for (std::size_t r = 0; r < m; ++r) {
            z[free[r]] = a[r * (m + 1) + m] / a[r * (m + 1) + r];
            fits = fits && z[free[r]] >= 0.0;
        }
        for (std::size_t i = 0; i < p.n && fits; ++i) {
            double w = p.q[i];
            for (std::size_t j = 0; j < p.n; ++j) w += p.M[i * p.n + j] * z[j];
            fits = (set >> i & 1u) || w >= -1e-13;
        }
        if (fits) return z;
    }
    return {};
}

} // namespace

class TestLcp : public QObject {
    Q_OBJECT
private slots:
    void publishedProblemsHaveTheirKnownSolutions_data() {
        QTest::addColumn<std::vector<double>>("M");
        QTest::addColumn<std::vector<double>>("q");
        QTest::addColumn<std::vector<double>>("z");
        QTest::addColumn<bool>("symmetric");
        using V = std::vector<double>;
        // 4-row P-matrix with the unique solution (2/3, 0, 1/3, 0)
        QTest::newRow("ortiz") << V{3, -1, 0, 0, 1, 2, 1, 0, 0, 1, 3, 1, -1, 1, -1, 2} << V{-2, 1, -1, 3} << V{2. / 3, 0, 1. / 3, 0} << false;
        QTest::newRow("deudeu") << V{2, 1, 1, 2} << V{-5, -6} << V{4. / 3, 7. / 3} << true;
        // Murty's example on which pivoting visits 2^n bases
        QTest::newRow("exponential, Murty") << V{1, 0, 0, 0, 2, 1, 0, 0, 2, 2, 1, 0, 2, 2, 2, 1} << V{-1, -1, -1, -1} << V{1, 0, 0, 0} << false;
    }
    void publishedProblemsHaveTheirKnownSolutions() {
        QFETCH(std::vector<double>, M);
        QFETCH(std::vector<double>, q);
        QFETCH(std::vector<double>, z);
        QFETCH(bool, symmetric);
        const Problem problem{q.size(), M, q};
        for (const LcpMethod method : {LcpMethod::automatic, LcpMethod::lemke, LcpMethod::pgs, LcpMethod::active_set}) {
            if (method == LcpMethod::active_set && !symmetric) continue;
            const Answer answer = solve(problem, by(method));
            QVERIFY2(answer.report.status == Status::solved, solvers::name(answer.report.status).data());
            for (std::size_t i = 0; i < z.size(); ++i) QVERIFY(std::abs(answer.z[i] - z[i]) < 1e-11);
        }
    }

    void everyMethodFindsTheEnumeratedSolution() {
        for (unsigned seed = 0; seed < 200; ++seed) {
            const Problem problem = random_delassus(1 + seed % 9, seed);
            const auto expected = by_enumeration(problem);
            QCOMPARE(expected.size(), problem.n);
            for (const LcpMethod method : {LcpMethod::automatic, LcpMethod::lemke, LcpMethod::pgs, LcpMethod::active_set}) {
                LcpSettings settings = by(method);
                settings.max_iterations = 1000000;
                const Answer answer = solve(problem, settings);
                QCOMPARE(answer.report.status, Status::solved);
                for (std::size_t i = 0; i < problem.n; ++i) QVERIFY(std::abs(answer.z[i] - expected[i]) < 1e-8);
            }
        }
    }

    void oneContactIsClosedForm() {
        const Answer closing = solve({1, {2.0}, {-3.0}}, {});
        QCOMPARE(closing.report.method, LcpMethod::closed_form);
        QCOMPARE(closing.z[0], 1.5);
        QCOMPARE(closing.w[0], 0.0);
        const Answer opening = solve({1, {2.0}, {3.0}}, {});
        QCOMPARE(opening.z[0], 0.0);
        QCOMPARE(opening.w[0], 3.0);
    }

    void rowsOutsideTheMaskStayOut() {
        const auto M = math::SparseMatrix::from_dense(3, std::vector<double>{2, -1, 0, -1, 2, -1, 0, -1, 2});
        LcpSolver solver(M, {});
        std::vector<double> z(3, 7.0), w(3);
        const auto report = solver.solve(M, std::vector<double>{-1, -5, -1}, std::vector<unsigned char>{1, 0, 1}, z, w);
        QCOMPARE(report.status, Status::solved);
        QCOMPARE(z, (std::vector<double>{0.5, 0.0, 0.5}));
        QCOMPARE(w[1], -6.0); // told, not enforced
    }

    void aGoodWarmStartTakesOneExchange() {
        const Problem problem = random_delassus(40, 5);
        const Answer cold = solve(problem, by(LcpMethod::active_set));
        const Answer warm = solve(problem, by(LcpMethod::active_set), cold.z);
        QCOMPARE(warm.report.iterations, 1);
        QVERIFY(cold.report.iterations > 1);
    }

    void aProblemWithoutSolutionEndsOnARayAndIsNeverCalledSolved() {
        // row -z_1 - 1 >= 0 cannot be met
        const Problem problem{3, {-1, 0, 0, 0, 1, 0, 0, 0, 1}, {-1, 1, 1}};
        QCOMPARE(solve(problem, by(LcpMethod::lemke)).report.status, Status::ray);
        QVERIFY(solve(problem, {}).report.status != Status::solved);
    }

    void redundantContactsAreSolvedThoughTheirImpulsesAreNotUnique() {
        // the same contact twice: M has rank one
        const Answer answer = solve({2, {1, 1, 1, 1}, {-1, -1}}, {});
        QCOMPARE(answer.report.status, Status::solved);
        QVERIFY(std::abs(answer.z[0] + answer.z[1] - 1.0) < 1e-12);
    }

    void aValueThatIsNotANumberIsNeverCalledSolved() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        for (const LcpMethod method : {LcpMethod::automatic, LcpMethod::lemke, LcpMethod::pgs, LcpMethod::active_set}) {
            QVERIFY(solve({2, {2, 1, 1, 2}, {nan, -1}}, by(method)).report.status != Status::solved);
        }
    }

    void aColumnOfTenThousandContactsIsSolvedSparsely() {
        const std::size_t n = 10000;
        std::vector<math::Triplet> triplets;
        for (std::size_t i = 0; i < n; ++i) {
            triplets.push_back({i, i, i == 0 ? 1.0 : 2.0});
            if (i > 0) {
                triplets.push_back({i, i - 1, -1.0});
                triplets.push_back({i - 1, i, -1.0});
            }
        }
        const auto M = math::SparseMatrix::from_triplets(n, triplets);
        // the floor carries all weights: z_i = (n - i) g h
        std::vector<double> q(n, 0.0), z(n, 0.0), w(n);
        q[0] = -9.81e-4;
        LcpSettings settings;
        settings.tolerance = 1e-9;
        LcpSolver solver(M, settings);
        const auto report = solver.solve(M, q, std::vector<unsigned char>(n, 1), z, w);
        QCOMPARE(report.status, Status::solved);
        QCOMPARE(report.method, LcpMethod::active_set);
        for (std::size_t i = 0; i < n; i += 999) QVERIFY(std::abs(z[i] / (static_cast<double>(n - i) * 9.81e-4) - 1.0) < 1e-6);
    }
};

QTEST_APPLESS_MAIN(TestLcp)
#include "test_lcp.moc"
