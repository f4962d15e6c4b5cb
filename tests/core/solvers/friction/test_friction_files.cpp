// SPDX-License-Identifier: GPL-3.0-or-later
// Every friction file of tests/reference/solver by the automatic choice; both residuals formed here, apart from the
// solvers (independent.h).
#include "core/io/problem_file.h"
#include "independent.h"
#include "perturbed.h"

#include <QtTest>

#include <QDirIterator>

using namespace saltus;
using namespace solvers::friction;
using solvers::Status;

namespace {

const QString kFolder = SALTUS_SOURCE_DIR "/tests/reference/solver/";

QStringList friction_files() {
    QStringList out;
    QDirIterator files(kFolder, {"*.dat", "*.txt", "*.hdf5"}, QDir::Files);
    while (files.hasNext()) {
        const QString file = files.next();
        const auto problem = io::read_problem(file.toStdString());
        if (problem && problem->dimension != 0 && !problem->q.empty()) out << QFileInfo(file).fileName();
    }
    out.sort();
    return out;
}

FrictionProblem load(const QString& file) {
    auto problem = io::read_problem((kFolder + file).toStdString());
    if (!problem) qFatal("%s", problem.error().text().c_str());
    return friction_problem(problem->dimension, problem->M, problem->q, problem->mu, problem->mu_rolling);
}

FrictionReport run(const FrictionProblem& problem, FrictionMethod method, double tolerance, std::vector<double>& r) {
    FrictionSettings settings;
    settings.method = method;
    settings.tolerance = tolerance;
    FrictionWorkspace workspace;
    r.assign(problem.q.size(), 0.0);
    std::vector<double> u(problem.q.size());
    return solve(problem, settings, workspace, r, u);
}

} // namespace

class TestFrictionFiles : public QObject {
    Q_OBJECT
private slots:
    void theAutomaticChoiceSolvesEveryFile_data() {
        QTest::addColumn<double>("tolerance");
        const QStringList files = friction_files();
        QVERIFY(files.size() >= 60);
        for (const QString& file : files)
            for (const double tolerance : {1e-4, 1e-8})
                QTest::newRow(qPrintable(file + (tolerance > 1e-6 ? " 1e-4" : " 1e-8"))) << tolerance;
    }
    void theAutomaticChoiceSolvesEveryFile() {
        QFETCH(double, tolerance);
        const FrictionProblem problem = load(QString(QTest::currentDataTag()).section(' ', 0, 0));
        std::vector<double> r;
        const FrictionReport report = run(problem, FrictionMethod::automatic, tolerance, r);
        QCOMPARE(report.status, Status::solved);
        const testing::Residuals own = testing::residuals(problem, r);
        QVERIFY2(own.unit <= 1.05 * tolerance && own.scaled <= 1.05 * tolerance,
                 qPrintable(QString("%1 %2").arg(own.unit).arg(own.scaled)));
        QVERIFY(std::fabs(own.unit - report.residual) <= 0.05 * tolerance);
        QVERIFY(std::fabs(own.scaled - report.residual_scaled) <= 0.05 * tolerance);
    }

    void neighboursOfTheFilesAreSolved() { // bench_friction --perturb 200 is the long version
        int unsolved = 0, all = 0;
        QStringList which;
        for (const QString& file : friction_files()) {
            const FrictionProblem from = load(file);
            for (std::uint64_t seed = 0; seed < (from.contacts() > 150 ? 1u : 5u); ++seed) {
                const FrictionProblem problem = testing::perturbed(from, seed);
                std::vector<double> r;
                run(problem, FrictionMethod::automatic, 1e-4, r);
                const testing::Residuals own = testing::residuals(problem, r);
                ++all;
                if (own.unit > 1.001e-4 || own.scaled > 1.001e-4) {
                    ++unsolved;
                    which << file;
                }
            }
        }
        QVERIFY(all > 200);
        QVERIFY2(unsolved == 0, qPrintable(which.join(' ')));
    }

    void knownSolutionsAreFound() {
        std::vector<double> r;
        const auto near = [&](std::size_t i, double value) {
            return std::fabs(r[i] - value) <= 1e-8 * (1 + std::fabs(value));
        };
        run(load("FrictionContact3D_1c.dat"), FrictionMethod::automatic, 1e-10, r);
        QVERIFY(near(0, 0.0656956829) && near(1, -0.003678614907) && near(2, -0.005443070814));
        run(load("Rover11035.dat"), FrictionMethod::automatic, 1e-10, r);
        // W by columns, by a projected fixed point written apart; by rows it would be (3.855564926, 1.075079319, 2.475528448).
        QVERIFY(near(0, 3.855527686836) && near(1, 1.075035638847) && near(2, 2.475518998058));
        run(load("FC3D_Example1.dat"), FrictionMethod::automatic, 1e-10, r);
        for (std::size_t c = 0; c < 3; ++c)
            QVERIFY(near(3 * c, 1.0) && near(3 * c + 1, -0.1 / std::sqrt(10.0)) &&
                    near(3 * c + 2, -0.3 / std::sqrt(10.0)));
        run(load("GFC3D_Example00.dat"), FrictionMethod::automatic, 1e-10, r); // M = H = 1, q = -1: r_N = 1, sliding
        QVERIFY(near(0, 1.0) && near(1, 0.1 / std::sqrt(2.0)) && near(2, 0.1 / std::sqrt(2.0)));
        run(load("FC2D_SliderCrankLagrangian00000.dat"), FrictionMethod::automatic, 1e-10, r); // split is not unique
        QVERIFY(std::fabs(r[0] + r[2] - 0.05577941766 - 0.05522439857) < 1e-10); // by rows 1.6e-8 more
    }

    void twoFormsOfAFileAreOneProblem() {
        for (const auto& [one, other] : {std::pair{"Box_Stacks-i0122-82-5.hdf5", "Box_Stacks-i0122-82-5.hdf5.dat.txt"},
                                         {"GFC3D_TwoRods1.dat", "GFC3D_TwoRods1-condensed.dat"}}) {
            const FrictionProblem a = load(one), b = load(other);
            QCOMPARE(a.contacts(), b.contacts());
            std::vector<double> r, u(b.q.size());
            run(a, FrictionMethod::automatic, 1e-10, r);
            const testing::Residuals own = testing::residuals(b, r);
            QVERIFY2(own.unit < 1e-5 && own.scaled < 1e-5, qPrintable(QString("%1: %2").arg(one).arg(own.unit)));
        }
    }

    void everyMethodSolvesWhatIsEasy_data() {
        QTest::addColumn<int>("method");
        for (int k = 0; k < kFrictionMethods; ++k)
            QTest::newRow(std::string(name(static_cast<FrictionMethod>(k))).c_str()) << k;
    }
    void everyMethodSolvesWhatIsEasy() {
        QFETCH(int, method);
        for (const char* file : {"Rover1039.dat", "NESpheres_10_1.dat.txt", "Confeti-ex03-Fc3D-SBM.dat.txt",
                                 "FrictionContactProblem00071.dat", "rfc3d_sphere_from_grfc3d.dat"}) {
            const FrictionProblem problem = load(file);
            // alternating directions take De Saxce's term from the step before, and circle where a rolling contact
            // slides
            if (static_cast<FrictionMethod>(method) == FrictionMethod::admm && problem.dimension == 5) continue;
            std::vector<double> r;
            const FrictionReport report = run(problem, static_cast<FrictionMethod>(method), 1e-4, r);
            if (report.status == Status::unsuitable) {
                QCOMPARE(problem.dimension, 5);
                continue;
            }
            const testing::Residuals own = testing::residuals(problem, r);
            QVERIFY2(report.status == Status::solved && own.unit < 1.001e-4 && own.scaled < 1.001e-4,
                     qPrintable(QString("%1: %2 %3").arg(file).arg(own.unit).arg(own.scaled)));
        }
    }
};

QTEST_APPLESS_MAIN(TestFrictionFiles)
#include "test_friction_files.moc"
