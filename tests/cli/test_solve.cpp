// SPDX-License-Identifier: GPL-3.0-or-later
// `saltus-cli solve` as a user or a script meets it. The problems' known solutions:
// tests/core/solvers/test_problem_files.cpp.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace {

const QString kFolder = SALTUS_SOURCE_DIR "/tests/reference/solver/";

struct Ran {
    int status = -1;
    QByteArray out, err;
};

Ran solve(const QString& problem, const QStringList& more = {}) {
    QProcess process;
    process.start(SALTUS_CLI, QStringList{"solve", problem} + more);
    Ran ran;
    if (!process.waitForFinished(60000)) {
        process.kill();
        process.waitForFinished();
        return ran;
    }
    if (process.exitStatus() == QProcess::NormalExit) ran.status = process.exitCode();
    ran.out = process.readAllStandardOutput();
    ran.err = process.readAllStandardError();
    return ran;
}

QJsonObject object(const Ran& ran) {
    return QJsonDocument::fromJson(ran.out).object();
}

} // namespace

class TestSolve : public QObject {
    Q_OBJECT
private slots:
    void aProblemIsSolvedAndTold() {
        const Ran ran = solve(kFolder + "lcp_ortiz.dat");
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.out.startsWith("lcp with 4 rows\nstatus      solved\n"), ran.out);
        for (const char* word : {"\nsolver      automatic\n", "solved by: active set", "\niterations  ",
                                 "\nresidual    ", "\ntime        ", "0.6666666666666"})
            QVERIFY2(ran.out.contains(word), ran.out);
        QCOMPARE(ran.err, QByteArray());
    }

    void theResultIsJsonOnRequest() {
        for (const char* solver : {"automatic", "lemke", "pgs", "semismooth-newton", "active-set", "enumerative"}) {
            const Ran ran = solve(kFolder + "lcp_deudeu.dat", {"--json", "--solver", solver});
            QCOMPARE(ran.status, 0);
            const QJsonObject json = object(ran);
            QCOMPARE(json["status"].toString(), QString("solved"));
            QCOMPARE(json["asked"].toString(), QString(solver));
            if (QByteArray(solver) != "automatic") QCOMPARE(json["solver"].toString(), QString(solver));
            QVERIFY(json["iterations"].isDouble() && json["seconds"].toDouble() > 0.0);
            QVERIFY(json["residual"].isDouble() && json["residual"].toDouble() <= 1e-10);
            const QJsonArray solution = json["solution"].toArray();
            QCOMPARE(solution.size(), 2);
            QVERIFY(std::abs(solution[0].toDouble() - 4.0 / 3) < 1e-8 &&
                    std::abs(solution[1].toDouble() - 7.0 / 3) < 1e-8);
        }
    }

    void anInfeasibleProblemComesWithItsProof() {
        const QString file = kFolder + "lcp_Pang_isolated_sol_perturbed.dat";
        const Ran ran = solve(file, {"--json"});
        QCOMPARE(ran.status, 2);
        QCOMPARE(object(ran)["status"].toString(), QString("infeasible"));
        QCOMPARE(object(ran)["certificate"].toArray(), (QJsonArray{1.0, 0.0, 0.0})); // row 0: -z1 - z2 - 1e-4 >= 0
        QCOMPARE(object(solve(file, {"--json", "--solver", "lemke"}))["status"].toString(), QString("ray"));
    }

    void allSolversMakeATableOrAnArray() {
        const Ran table = solve(kFolder + "relay_2x2.dat", {"--solver", "all"});
        QCOMPARE(table.status, 0);
        QCOMPARE(table.out.count('\n'), 8);
        QVERIFY2(table.out.startsWith("solver             status"), table.out);
        QVERIFY2(table.out.contains("does not apply"), table.out); // closed form
        const Ran json = solve(kFolder + "relay_2x2.dat", {"--solver", "all", "--json"});
        const QJsonArray array = QJsonDocument::fromJson(json.out).array();
        QCOMPARE(array.size(), 7);
        for (const QJsonValue one : array)
            QCOMPARE(one[QString("status")].toString(),
                     QString(one[QString("asked")].toString() == "closed-form" ? "invalid" : "solved"));
    }

    void theHelpNamesEverySolver() {
        const QString folded = QString::fromUtf8(solve("--help").out).simplified();
        const QString refused = QString::fromUtf8(solve(kFolder + "relay1.dat", {"--solver", "none"}).err);
        const qsizetype from = refused.indexOf("choose one of ");
        QVERIFY2(from > 0, qPrintable(refused));
        const QStringList names = refused.mid(from + 14).simplified().split(", ");
        QVERIFY(names.size() > 12);
        for (const QString& name : names) QVERIFY2(folded.contains(QRegularExpression("\\b" + name + "\\b")), qPrintable(name));
    }

    void theToleranceIsKept() {
        const Ran rough = solve(kFolder + "lcp_mmc.dat", {"--solver", "pgs", "--tolerance", "1e-3", "--json"});
        const Ran fine = solve(kFolder + "lcp_mmc.dat", {"--solver", "pgs", "--tolerance", "1e-12", "--json"});
        QCOMPARE(rough.status, 0);
        QCOMPARE(fine.status, 0);
        QVERIFY(object(rough)["residual"].toDouble() > 1e-6);
        QVERIFY(object(fine)["residual"].toDouble() <= 1e-12);
        QVERIFY(object(rough)["iterations"].toInt() < object(fine)["iterations"].toInt());
    }

    void theSolutionDoesNotDependOnTheUnit() { // q a million times as large, and as small
        QTemporaryDir folder;
        for (const char* q : {"-5e6 -6e6", "-5e-6 -6e-6", "-5e-150 -6e-150"}) {
            QFile file(folder.filePath("p.dat"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray("2 0 2 2 2 2 2 1 1 2 ") + q);
            file.close();
            for (const char* solver : {"automatic", "pgs"}) {
                const QJsonObject json = object(solve(file.fileName(), {"--json", "--solver", solver}));
                QCOMPARE(json["status"].toString(), QString("solved"));
                const QJsonArray z = json["solution"].toArray();
                QVERIFY(std::abs(z[0].toDouble() / z[1].toDouble() - 4.0 / 7) < 1e-8);
            }
        }
    }

    void contactsWithFrictionAreSolved_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("rows");
        QTest::newRow("Rover11035.dat") << "friction3d" << 3;
        QTest::newRow("Capsules-i125-1213.hdf5") << "friction3d" << 858;
        QTest::newRow("FrictionContactProblem00031.dat") << "friction2d" << 22;
        QTest::newRow("RFC3D_sphere_1.dat") << "rolling" << 5;
        QTest::newRow("Chute-ndof-768-nc-4-3.hdf5") << "global friction" << 20;
        QTest::newRow("GFC3D_Example00.dat") << "global friction" << 3;
        QTest::newRow("GMP4.dat") << "generic mechanical" << 3;
        QTest::newRow("GMP0.dat") << "generic mechanical" << 6; // no friction in it: a mixed problem
    }
    void contactsWithFrictionAreSolved() {
        QFETCH(QString, kind);
        QFETCH(int, rows);
        const Ran ran = solve(kFolder + QTest::currentDataTag(), {"--json"});
        QVERIFY2(ran.status == 0, ran.err + ran.out.left(2000));
        const QJsonObject json = object(ran);
        QCOMPARE(json["kind"].toString(), kind);
        QCOMPARE(json["status"].toString(), QString("solved"));
        QVERIFY(json["residual"].toDouble() <= 1e-8 && json["residual_scaled"].toDouble() <= 1e-8);
        QCOMPARE(json["solution"].toArray().size(), rows);
    }

    void allSolversOfFrictionMakeATable() {
        const Ran table = solve(kFolder + "Rover1039.dat", {"--solver", "all", "--tolerance", "1e-4"});
        QCOMPARE(table.status, 0);
        QCOMPARE(table.out.count('\n'), 10);
        for (const char* one : {"\nautomatic ", "\nnsgs ", "\nnsgs-projection ", "\nanderson ", "\nalart-curnier ",
                                "\nfischer-burmeister ", "\ninterior-point ", "\nadmm ", "\nproximal "})
            QVERIFY2(table.out.contains(one), one);
        QVERIFY2(solve(kFolder + "RFC3D_sphere_1.dat", {"--solver", "all"}).out.contains("does not apply"), "");
    }

    void aSolverOfTheOtherKindSaysSo() {
        const Ran lemke = solve(kFolder + "Rover11035.dat", {"--json", "--solver", "lemke"});
        QCOMPARE(lemke.status, 2);
        QCOMPARE(object(lemke)["status"].toString(), QString("invalid"));
        QVERIFY2(lemke.err.contains("does not apply"), lemke.err);
        const Ran admm = solve(kFolder + "relay1.dat", {"--solver", "admm"});
        QCOMPARE(admm.status, 2);
        QVERIFY2(admm.err.contains("contacts with friction only"), admm.err);
    }

    void wrongInputIsToldWithItsPlaceAndRemedy() {
        const Ran rectangular = solve(kFolder + "Rectangular_mlcp.dat", {"--json"});
        QCOMPARE(rectangular.status, 1);
        QVERIFY2(rectangular.err.contains("Rectangular_mlcp.dat:13:36: error: the matrix has 3 rows and 2 columns"),
                 rectangular.err);
        QCOMPARE(object(rectangular)["status"].toString(), QString("invalid"));
        const Ran none = solve("/no/such/file");
        QCOMPARE(none.status, 1);
        QVERIFY(none.err.contains("/no/such/file"));
        const Ran solver = solve(kFolder + "relay1.dat", {"--solver", "magic"});
        QCOMPARE(solver.status, 1);
        QVERIFY2(solver.err.contains("choose one of automatic"), solver.err);
        QCOMPARE(solve(kFolder + "relay1.dat", {"--kind", "magic"}).status, 1);
        QCOMPARE(solve(kFolder + "relay1.dat", {"--tolerance", "0"}).status, 1);
        QCOMPARE(solve(kFolder + "relay1.dat", {"--tolerance", "x"}).status, 1);
        QCOMPARE(solve(kFolder + "relay1.dat", {"--kind", "mlcp"}).status, 1);
        QCOMPARE(solve(kFolder + "relay1.dat", {"--kind", "relay"}).status, 0);
    }
};

QTEST_APPLESS_MAIN(TestSolve)
#include "test_solve.moc"
