// SPDX-License-Identifier: GPL-3.0-or-later
// How the solver behaves: allocations, the same bits, input that is no problem, warm starts, islands.
#include "core/io/problem_file.h"
#include "independent.h"
#include "tests/counted_allocations.h"

#include <QtTest>

#include <atomic>
#include <cstdlib>
#include <limits>
#include <new>

using saltus::testing::allocations;
using namespace saltus;
using namespace solvers::friction;
using solvers::Status;

namespace {

FrictionProblem load(const char* file) {
    auto problem = io::read_problem(std::string(SALTUS_SOURCE_DIR "/tests/reference/solver/") + file);
    if (!problem) qFatal("%s", problem.error().text().c_str());
    return friction_problem(problem->dimension, problem->M, problem->q, problem->mu, problem->mu_rolling);
}

// A row of spheres on a plane, `count` contacts, each pushed against the next.
FrictionProblem chain(std::size_t count) {
    std::vector<math::Triplet> entries;
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t a = 0; a < 3; ++a) {
            entries.push_back({3 * i + a, 3 * i + a, 2.0});
            if (i + 1 < count) {
                entries.push_back({3 * i + a, 3 * i + 3 + a, -0.5});
                entries.push_back({3 * i + 3 + a, 3 * i + a, -0.5});
            }
        }
    std::vector<double> q;
    for (std::size_t i = 0; i < count; ++i) q.insert(q.end(), {-1.0, 0.3 + 0.1 * static_cast<double>(i % 3), 0.2});
    return friction_problem(3, math::SparseMatrix::from_triplets(3 * count, entries), q,
                            std::vector<double>(count, 0.4));
}

} // namespace

class TestFrictionSolver : public QObject {
    Q_OBJECT
private slots:
    void theSecondSolveOfAPatternAllocatesNothing() {
        for (const char* file :
             {"BoxesStack1-i100000-32.hdf5.dat.txt", "Capsules-i100-1090.dat.txt",
              "fclib_local_problem_test.hdf5.dat.txt", "FrictionContactProblem00237.dat", "rockfall_21_54029.dat"}) {
            const FrictionProblem problem = load(file);
            FrictionWorkspace workspace;
            FrictionSettings settings;
            std::vector<double> r(problem.q.size()), u(problem.q.size());
            solve(problem, settings, workspace, r, u);
            std::fill(r.begin(), r.end(), 0.0);
            const long before = allocations;
            const FrictionReport report = solve(problem, settings, workspace, r, u);
            QVERIFY2(allocations == before, qPrintable(QString("%1: %2").arg(file).arg(allocations - before)));
            QCOMPARE(report.status, Status::solved);
        }
    }

    void theSameProblemGivesTheSameBits() {
        const FrictionProblem problem = load("Capsules-i101-404.dat.txt");
        std::vector<double> first(problem.q.size()), u(problem.q.size());
        FrictionWorkspace workspace;
        solve(problem, {}, workspace, first, u);
        for (const bool fresh : {true, false}) {
            std::vector<double> r(problem.q.size());
            FrictionWorkspace other;
            if (!fresh) { // a workspace that has seen another problem
                const FrictionProblem rover = load("Rover1039.dat");
                std::vector<double> x(rover.q.size()), y(rover.q.size());
                solve(rover, {}, other, x, y);
            }
            solve(problem, {}, other, r, u);
            QVERIFY(r == first);
        }
    }

    void aWarmStartIsKept() {
        const FrictionProblem problem = chain(40);
        FrictionWorkspace workspace;
        FrictionSettings settings;
        std::vector<double> r(problem.q.size()), u(problem.q.size());
        const FrictionReport cold = solve(problem, settings, workspace, r, u);
        QCOMPARE(cold.status, Status::solved);
        settings.tolerance = 2e-8;
        const FrictionReport warm = solve(problem, settings, workspace, r, u);
        QCOMPARE(warm.status, Status::solved);
        QVERIFY2(warm.iterations <= 2 && cold.iterations > 4, qPrintable(QString::number(warm.iterations)));
    }

    void contactsThatDoNotTouchAreIslands() {
        FrictionProblem problem = chain(3);
        const std::size_t blocks = problem.M.column.size();
        for (int copy = 0; copy < 2; ++copy) { // three times the same, side by side
            const auto contacts = static_cast<std::uint32_t>(problem.contacts());
            for (std::size_t i = 0; i < 3; ++i) {
                const std::uint32_t length = problem.M.start[i + 1] - problem.M.start[i];
                problem.M.start.push_back(problem.M.start.back() + length);
            }
            for (std::size_t k = 0; k < blocks; ++k) {
                problem.M.column.push_back(problem.M.column[k] + contacts);
                for (std::size_t e = 0; e < 9; ++e) problem.M.value.push_back(problem.M.value[9 * k + e]);
            }
            for (std::size_t e = 0; e < 9; ++e) problem.q.push_back(problem.q[e]);
            for (std::size_t i = 0; i < 3; ++i) problem.mu.push_back(problem.mu[i]);
        }
        FrictionWorkspace workspace;
        std::vector<double> r(problem.q.size()), u(problem.q.size());
        const FrictionReport report = solve(problem, {}, workspace, r, u);
        QCOMPARE(report.islands, std::size_t{3});
        QCOMPARE(report.status, Status::solved);
        for (std::size_t e = 0; e < 9; ++e) QVERIFY(r[e] == r[e + 9] && r[e] == r[e + 18]);
    }

    void whatIsNoProblemIsToldSo() {
        const FrictionProblem good = chain(3);
        FrictionWorkspace workspace;
        std::vector<double> r(9), u(9);
        const auto status = [&](const FrictionProblem& problem) { return solve(problem, {}, workspace, r, u).status; };
        QCOMPARE(status(good), Status::solved);
        FrictionProblem bad = good;
        bad.q[4] = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(status(bad), Status::invalid);
        bad = good;
        bad.M.value[0] = 0.0; // no resistance along the normal
        QCOMPARE(status(bad), Status::invalid);
        bad = good;
        bad.mu[1] = -0.1;
        QCOMPARE(status(bad), Status::invalid);
        bad = good;
        bad.q.pop_back();
        QCOMPARE(status(bad), Status::invalid);
        bad = good;
        bad.dimension = 4;
        QCOMPARE(status(bad), Status::invalid);
        FrictionProblem none;
        none.M.start = {0};
        std::vector<double> empty;
        QCOMPARE(solve(none, {}, workspace, empty, empty).status, Status::solved);
    }

    void aContactWithoutFrictionCannotPull_data() {
        QTest::addColumn<int>("dimension");
        QTest::newRow("plane") << 2;
        QTest::newRow("space") << 3;
        QTest::newRow("rolling") << 5;
    }
    void aContactWithoutFrictionCannotPull() { // u = r + q on the normal, 0 along the tangents: r = -1 is off by 1
        QFETCH(int, dimension);
        const auto rows = static_cast<std::size_t>(dimension);
        std::vector<double> q(rows, 0.0), r(rows, 0.0), u(rows);
        q[0] = 1.0;
        const std::vector<math::Triplet> entries = {{0, 0, 1.0}};
        const FrictionProblem problem = friction_problem(dimension, math::SparseMatrix::from_triplets(rows, entries), q, {0.0},
                                                         dimension == 5 ? std::vector<double>{0.0} : std::vector<double>());
        r[0] = -1.0;
        const FrictionResiduals residuals = friction_residuals(problem, r, u);
        QVERIFY2(residuals.unit >= 1.0 && residuals.scaled > 0.1, qPrintable(QStringLiteral("%1 %2").arg(residuals.unit).arg(residuals.scaled)));
        FrictionWorkspace workspace;
        QCOMPARE(solve(problem, {}, workspace, r, u).status, Status::solved);
        QCOMPARE(r[0], 0.0);
    }

    void withoutFrictionItIsAComplementarityProblem() { // M = (2 1; 1 2) on the normals, q = (-5, -6): r = (4/3, 7/3)
        std::vector<math::Triplet> entries = {{0, 0, 2}, {0, 3, 1}, {3, 0, 1}, {3, 3, 2}};
        for (const std::size_t t : {1u, 2u, 4u, 5u}) entries.push_back({t, t, 1.0});
        const FrictionProblem problem =
            friction_problem(3, math::SparseMatrix::from_triplets(6, entries), {-5, 1, 2, -6, 0, 3}, {0.0, 0.0});
        for (int k = 0; k < kFrictionMethods; ++k) {
            FrictionSettings settings;
            settings.method = static_cast<FrictionMethod>(k);
            settings.tolerance = 1e-6;
            FrictionWorkspace workspace;
            std::vector<double> r(6), u(6);
            const FrictionReport report = solve(problem, settings, workspace, r, u);
            QVERIFY2(report.status == Status::solved, std::string(name(settings.method)).c_str());
            QVERIFY(std::fabs(r[0] - 4.0 / 3) < 1e-4 && std::fabs(r[3] - 7.0 / 3) < 1e-4 && std::fabs(r[1]) < 1e-4);
        }
    }
};

QTEST_APPLESS_MAIN(TestFrictionSolver)
#include "test_friction_solver.moc"
