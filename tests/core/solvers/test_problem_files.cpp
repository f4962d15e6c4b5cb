// SPDX-License-Identifier: GPL-3.0-or-later
// Every solver on every problem file of tests/reference/solver: a table, and what it must show. Residuals are formed
// here. Known solutions: lcp_* from Cottle, Pang, Stone, "The Linear Complementarity Problem", and by enumeration of
// all bases; relays by hand.
#include "core/io/problem_file.h"
#include "core/solvers/infeasibility.h"
#include "core/solvers/lcp.h"
#include "mixed_problems.h"

#include <QtTest>

#include <cstdio>

using namespace saltus;
using namespace mixed_problems;
using solvers::Status;

namespace {

const QString kFolder = SALTUS_SOURCE_DIR "/tests/reference/solver/";
constexpr double kTolerance = 1e-10; // relative to the largest |q|, or to 1 where that is less

struct Case {
    const char* file;
    bool feasible = true;
    std::vector<double> solution = {}; // if it is known and the only one
};

const std::vector<Case>& cases() {
    static const std::vector<Case> all = {
        {"lcp_deudeu.dat", true, {4. / 3, 7. / 3}},
        {"lcp_deudeu_block.dat", true, {4. / 3, 7. / 3}},
        {"lcp_ortiz.dat", true, {2. / 3, 0, 1. / 3, 0}},
        {"lcp_ortiz_block.dat", true, {2. / 3, 0, 1. / 3, 0}},
        {"lcp_trivial.dat", true, {1, 1. / 2, 1. / 3, 1. / 4, 1. / 5, 1. / 6, 1. / 7, 1. / 8, 1. / 9}},
        {"lcp_trivial_block.dat", true, {1, 1. / 2, 1. / 3, 1. / 4, 1. / 5, 1. / 6, 1. / 7, 1. / 8, 1. / 9}},
        {"lcp_exp_murty.dat", true, {0, 0, 0, 0, 0, 1}},
        {"lcp_CPS_1.dat"},
        {"lcp_CPS_4.dat", true, {2, 2, 2, 92}},
        {"lcp_CPS_5.dat", true, {0, 1}},
        {"lcp_Pang_isolated_sol.dat", true, {1, 0, 0}},
        {"lcp_Pang_isolated_sol_perturbed.dat", false},
        {"lcp_inf_sol_perturbed.dat", true, {1, 0, 1e-4}},
        {"lcp_enum_fails.dat",
         true,
         {6.44988e-05, 3.7109e-06, 0, 8.01631e-05, 1.60326e-05, 5.21114e-05, 1.73101e-04, 1.72576e-05, 0}},
        {"lcp_mmc.dat"},
        {"deudeu_mlcp.dat", true, {1, 0}},
        {"m2n1_mlcp.dat"},
        {"RCD_mlcp.dat"},
        {"RLCD_mlcp.dat"},
        {"relay2_mlcp.dat"},
        {"relay3_mlcp.dat"},
        {"PD_mlcp.dat"},
        {"PDSym_mlcp.dat"},
        {"diodeBridge_mlcp.dat"},
        {"diodeBridge40_mlcp.dat"},
        {"BuckConverter_mlcp.dat"},
        {"BuckFirstStep_mlcp.dat"},
        {"Buck2_mlcp.dat"},
        {"relay_2x2.dat", true, {0.5, -0.5}},
        {"relay_simple2.dat", true, {1, 1}},
        {"step_1x1.dat", true, {0}},
        {"step_4x4.dat"},
        {"relay1.dat"},
        {"FC2D_SliderCrankLagrangian00000.dat"},
        {"FrictionContactProblem00031.dat"},
        {"FrictionContactProblem00071.dat"},
        {"FrictionContactProblem00237.dat"},
        {"FrictionContactProblem00374.dat"},
        {"FrictionContactProblem00394.dat"},
        {"fc2d_granularflowonwall_00667_00000.dat"},
    };
    return all;
}

io::Problem read(const QString& file) {
    auto problem = io::read_problem((kFolder + file).toStdString());
    if (!problem) qFatal("%s", problem.error().text().c_str());
    return std::move(*problem);
}

constexpr MixedMethod kMethods[] = {MixedMethod::automatic,         MixedMethod::closed_form, MixedMethod::active_set,
                                    MixedMethod::semismooth_newton, MixedMethod::pgs,         MixedMethod::lemke,
                                    MixedMethod::enumerative};

double largest(const std::vector<double>& values) {
    double most = 0.0;
    for (const double value : values) most = std::max(most, std::abs(value));
    return most;
}

} // namespace

class TestProblemFiles : public QObject {
    Q_OBJECT
private slots:
    void everySolverOnEveryProblem_data() {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < cases().size(); ++i) QTest::newRow(cases()[i].file) << static_cast<int>(i);
    }
    void everySolverOnEveryProblem() {
        QFETCH(int, number);
        const Case& one = cases()[static_cast<std::size_t>(number)];
        const io::Problem problem = read(one.file);
        const std::size_t n = problem.q.size();
        const double scale = std::max(1.0, largest(problem.q));
        if (number == 0)
            std::printf("%-40s %5s  %-24s %-24s %10s %12s\n", "problem", "rows", "solver", "status", "residual",
                        "time");
        for (const MixedMethod method : kMethods) {
            MixedSettings settings = by(method);
            settings.tolerance = kTolerance;
            // dense pivoting on two thousand rows takes seconds, and shows nothing that the smaller ones do not
            if (method == MixedMethod::lemke && n > 500) continue;
            MixedSolver solver(problem.M, problem.rows, settings);
            std::vector<double> z(n, 0.0), w(n);
            QElapsedTimer timer;
            timer.start();
            const MixedReport report = solver.solve(problem.M, problem.q, {}, z, w);
            const double microseconds = 1e-3 * static_cast<double>(timer.nsecsElapsed());
            const double residual = violation(problem.M, problem.q, problem.rows, z) / scale;
            const bool applies = report.status != Status::unsuitable && report.status != Status::too_large;
            std::string status(name(report.status));
            if (method == MixedMethod::automatic && report.status == Status::solved)
                status += " by " + std::string(name(report.method));
            if (applies)
                std::printf("%-40s %5zu  %-24s %-24s %10.1e %9.1f us\n", one.file, n, name(method).data(),
                            status.c_str(), residual, microseconds);
            else
                std::printf("%-40s %5zu  %-24s %-24s\n", one.file, n, name(method).data(), status.c_str());
            if (report.status == Status::solved) {
                QVERIFY2(one.feasible, name(method).data());
                QVERIFY2(residual <= kTolerance, name(method).data());
                for (std::size_t i = 0; i < one.solution.size(); ++i)
                    QVERIFY2(std::abs(z[i] - one.solution[i]) < 1e-8, name(method).data());
            }
            if (method == MixedMethod::automatic)
                QCOMPARE(report.status, one.feasible ? Status::solved : Status::infeasible);
        }
        std::fflush(stdout);
    }

    void theComplementaritySolverAgrees_data() { everySolverOnEveryProblem_data(); }
    void theComplementaritySolverAgrees() {
        using solvers::LcpMethod;
        QFETCH(int, number);
        const Case& one = cases()[static_cast<std::size_t>(number)];
        const io::Problem problem = read(one.file);
        if (problem.kind != io::ProblemKind::lcp) return;
        const double scale = std::max(1.0, largest(problem.q));
        for (const LcpMethod method : {LcpMethod::automatic, LcpMethod::closed_form, LcpMethod::active_set,
                                       LcpMethod::lemke, LcpMethod::semismooth_newton, LcpMethod::pgs}) {
            solvers::LcpSettings settings;
            settings.method = method;
            settings.tolerance = kTolerance;
            solvers::LcpSolver solver(problem.M, settings);
            std::vector<double> z(problem.q.size(), 0.0), w(problem.q.size());
            const auto report =
                solver.solve(problem.M, problem.q, std::vector<unsigned char>(problem.q.size(), 1), z, w);
            if (report.status == Status::solved) {
                QVERIFY2(one.feasible, name(method).data());
                QVERIFY2(violation(problem.M, problem.q, problem.rows, z) <= kTolerance * scale, name(method).data());
            }
            if (method == LcpMethod::automatic)
                QCOMPARE(report.status, one.feasible ? Status::solved : Status::infeasible);
        }
    }

    // Farkas: y >= 0 (any sign on equations), M^T y <= 0 (= 0 for the unknowns of equations), q.y < 0. Then for every z
    // that is allowed y.w = (M^T y).z + q.y < 0, but y.w >= 0 is asked for.
    void infeasibilityIsProvenByACertificate_data() {
        QTest::addColumn<QString>("file");
        for (const Case& one : cases())
            if (!one.feasible) QTest::newRow(one.file) << QString(one.file);
    }
    void infeasibilityIsProvenByACertificate() {
        QFETCH(QString, file);
        const io::Problem problem = read(file);
        const auto certificate = solvers::prove_infeasible(problem.M, problem.q, problem.rows, {});
        QVERIFY(certificate.has_value());
        const std::vector<double>& y = certificate->y;
        const std::size_t n = problem.q.size();
        QCOMPARE(y.size(), n);
        QCOMPARE(largest(y), 1.0);
        std::vector<double> column(n, 0.0), column_size(n, 0.0);
        double gap = 0.0;
        for (std::size_t i = 0; i < n; ++i) {
            const bool equation = std::isinf(problem.rows.lower[i]);
            QVERIFY(equation || y[i] >= 0.0);
            gap -= problem.q[i] * y[i];
            for (std::size_t k = problem.M.row_start(i); k < problem.M.row_start(i + 1); ++k) {
                column[problem.M.column(k)] += problem.M.value(k) * y[i];
                column_size[problem.M.column(k)] += std::abs(problem.M.value(k) * y[i]);
            }
        }
        QVERIFY(gap > 0.0);
        QVERIFY(std::abs(gap - certificate->gap) <= 1e-12 * gap);
        for (std::size_t j = 0; j < n; ++j) {
            const bool equation = std::isinf(problem.rows.lower[j]);
            const double round_off = 1e-14 * column_size[j];
            QVERIFY2(column[j] <= round_off, qPrintable(QString::number(column[j])));
            QVERIFY2(!equation || column[j] >= -round_off, qPrintable(QString::number(column[j])));
        }
    }

    void solvableProblemsAreNotProvenInfeasible() {
        for (const Case& one : cases()) {
            if (!one.feasible) continue;
            const io::Problem problem = read(one.file);
            if (problem.q.size() > 300) continue;
            QVERIFY2(!solvers::prove_infeasible(problem.M, problem.q, problem.rows, {}), one.file);
        }
    }

    // The two contacts of the slider: their normal impulses are not unique, but their sum and the sliding speed are.
    void theSliderCrankHasItsKnownImpulses() {
        const io::Problem problem = read("FC2D_SliderCrankLagrangian00000.dat");
        MixedSolver solver(problem.M, problem.rows, {});
        std::vector<double> r(4, 0.0), u(4);
        QCOMPARE(solver.solve(problem.M, problem.q, {}, r, u).status, Status::solved);
        QVERIFY(std::abs(r[0] + r[2] - 0.1110038162297) < 1e-9);
        QVERIFY(std::abs(u[1] + 8.546495812) < 1e-8); // both slide: two linear equations. M is symmetric to 1e-6 only
        QVERIFY(std::abs(u[3] + 8.546495812) < 1e-8);
        for (const std::size_t contact : {0u, 2u}) QVERIFY(std::abs(r[contact + 1] - 0.01 * r[contact]) < 1e-12);
    }

    // What the collection's own solver found follows some mixed problems: the unknowns of the equations but the first, then
    // z, then w of the complementarity rows, with six digits.
    void theSolutionThatFollowsAMixedProblemIsOne_data() {
        QTest::addColumn<int>("equations");
        QTest::addColumn<int>("complementarities");
        QTest::newRow("deudeu_mlcp.dat") << 1 << 1;
        QTest::newRow("m2n1_mlcp.dat") << 1 << 2;
        QTest::newRow("relay2_mlcp.dat") << 4 << 2;
        QTest::newRow("relay3_mlcp.dat") << 4 << 2;
        QTest::newRow("diodeBridge_mlcp.dat") << 3 << 4;
        QTest::newRow("BuckConverter_mlcp.dat") << 20 << 12;
    }
    void theSolutionThatFollowsAMixedProblemIsOne() {
        QFETCH(int, equations);
        QFETCH(int, complementarities);
        const QString name = QTest::currentDataTag();
        QFile file(kFolder + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> words = file.readAll().simplified().split(' ');
        const qsizetype first = words.size() - (equations - 1) - 2 * complementarities;
        std::vector<double> given;
        for (qsizetype i = first; i < words.size(); ++i) given.push_back(words[i].toDouble());
        const std::size_t e = static_cast<std::size_t>(equations), m = static_cast<std::size_t>(complementarities);
        const io::Problem problem = read(name);
        QCOMPARE(problem.q.size(), e + m);

        std::vector<double> z(e + m, 0.0), w(e + m);
        MixedSolver solver(problem.M, problem.rows, {});
        QCOMPARE(solver.solve(problem.M, problem.q, {}, z, w).status, Status::solved);
        // the first unknown is not written: it is taken from our solution
        for (std::size_t i = 1; i < e + m; ++i) z[i] = given[i - 1];
        for (std::size_t i = 0; i < e + m; ++i) {
            double sum = problem.q[i], size = 1.0;
            for (std::size_t k = problem.M.row_start(i); k < problem.M.row_start(i + 1); ++k) {
                sum += problem.M.value(k) * z[problem.M.column(k)];
                size = std::max(size, std::abs(problem.M.value(k)));
            }
            const double expected = i < e ? 0.0 : given[e - 1 + m + (i - e)];
            // six decimals of each unknown; 1.3333 of m2n1_mlcp stands for 4/3
            QVERIFY2(std::abs(sum - expected) < 1e-6 * size * static_cast<double>(e + m) + 3e-5 * std::abs(expected),
                     qPrintable(QString("row %1: %2, not %3").arg(i).arg(sum).arg(expected)));
        }
        for (std::size_t i = 0; i < m; ++i) {
            QVERIFY(given[e - 1 + i] >= 0.0 && given[e - 1 + m + i] >= 0.0);
            QCOMPARE(given[e - 1 + i] * given[e - 1 + m + i], 0.0);
        }
    }

    void bothFormsOfAFrictionProblemAreTheSame() {
        for (const char* file : {"FrictionContactProblem00031", "FrictionContactProblem00374"}) {
            const io::Problem a = read(QString(file) + ".dat"), b = read(QString(file) + ".dat.txt");
            QCOMPARE(a.kind, io::ProblemKind::friction2d);
            QCOMPARE(b.kind, io::ProblemKind::friction2d);
            QCOMPARE(a.q.size(), b.q.size());
            QCOMPARE(a.mu, b.mu);
            for (std::size_t i = 0; i < a.q.size(); ++i) {
                QCOMPARE(a.q[i], b.q[i]);
                for (std::size_t j = 0; j < a.q.size(); ++j) // blocks are printed with six digits
                    QVERIFY(std::abs(a.M.at(i, j) - b.M.at(i, j)) <= 1e-6 * std::max(1e-6, std::abs(b.M.at(i, j))));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestProblemFiles)
#include "test_problem_files.moc"
