// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/problem_condense.h"
#include "core/io/problem_file.h"

#include <QtTest>

#include <QDirIterator>
#include <QRegularExpression>

#include <random>

using namespace saltus;
using io::parse_problem;
using io::ProblemKind;

namespace {

const QString kFolder = SALTUS_SOURCE_DIR "/tests/reference/solver/";

std::string text_of(const QString& file) {
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(file));
    return opened.readAll().toStdString();
}

const char* const kLcp = "2\n0 2 2 2 2\n2 1\n1 2\n-5 -6\n";

} // namespace

class TestProblemReader : public QObject {
    Q_OBJECT
private slots:
    void theKindIsRecognisedFromTheContent_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("rows");
        const auto row = [](const char* file, ProblemKind kind, int rows) {
            QTest::newRow(file) << static_cast<int>(kind) << rows;
        };
        row("lcp_deudeu.dat", ProblemKind::lcp, 2);
        row("lcp_deudeu_block.dat", ProblemKind::lcp, 2);
        row("lcp_CPS_1.dat", ProblemKind::lcp, 2); // with a remark behind
        row("lcp_mmc.dat", ProblemKind::lcp, 26);
        row("lcp_trivial_block.dat", ProblemKind::lcp, 9);
        row("deudeu_mlcp.dat", ProblemKind::mlcp, 2);
        row("diodeBridge40_mlcp.dat", ProblemKind::mlcp, 61);
        row("step_1x1.dat", ProblemKind::relay, 1);
        row("relay1.dat", ProblemKind::relay, 15);
        row("FC2D_SliderCrankLagrangian00000.dat", ProblemKind::friction2d, 4);
        row("FrictionContactProblem00031.dat", ProblemKind::friction2d, 22);
        row("FrictionContactProblem00031.dat.txt", ProblemKind::friction2d, 22);
        row("fc2d_granularflowonwall_00667_00000.dat", ProblemKind::friction2d, 1334);
        row("FC3D_Example1.dat", ProblemKind::friction3d, 9);
        row("FC3D_Example1_SBM.dat", ProblemKind::friction3d, 9);
        row("FrictionContact3D_1c.dat", ProblemKind::friction3d, 3);
        row("RFC3D_sphere_1.dat", ProblemKind::rolling, 5);
        row("GFC3D_Example00.dat", ProblemKind::global_friction, 3);
        row("GFC3D_Example1.dat", ProblemKind::global_friction, 3);
        row("gfc2d_granularflowonwall_00069_00350.dat", ProblemKind::global_friction, 138);
        row("Chute-ndof-768-nc-4-3.hdf5", ProblemKind::global_friction, 20);
        row("Capsules-i125-1213.hdf5", ProblemKind::friction3d, 858);
        row("GMP0.dat", ProblemKind::generic, 6);
        row("GMP4.dat", ProblemKind::generic, 3);
        row("GMP5.dat", ProblemKind::generic, 3); // six equations are eliminated
    }
    void theKindIsRecognisedFromTheContent() {
        QFETCH(int, kind);
        QFETCH(int, rows);
        const auto problem = io::read_problem((kFolder + QTest::currentDataTag()).toStdString());
        QVERIFY2(problem.has_value(), problem ? "" : problem.error().text().c_str());
        QCOMPARE(static_cast<int>(problem->kind), kind);
        QCOMPARE(static_cast<int>(problem->q.size()), rows);
        QCOMPARE(static_cast<int>(problem->M.size()), rows);
    }

    void blocksAreReadByColumns() {
        const auto dense = io::read_problem((kFolder + "FC3D_Example1.dat").toStdString());
        const auto blocks = io::read_problem((kFolder + "FC3D_Example1_SBM.dat").toStdString());
        QVERIFY(dense && blocks);
        QCOMPARE(dense->q, blocks->q);
        QCOMPARE(dense->mu, blocks->mu);
        for (std::size_t i = 0; i < 9; ++i)
            for (std::size_t j = 0; j < 9; ++j) QCOMPARE(dense->M.at(i, j), blocks->M.at(i, j));
        const auto block = io::parse_problem("2 1 2 2 1 1 1 2 2 2 1 0 1 0 0 11 21 12 22 -1 -2", "b");
        QVERIFY2(block.has_value(), block ? "" : block.error().text().c_str());
        QCOMPARE(block->M.at(0, 1), 12.0);
        QCOMPARE(block->M.at(1, 0), 21.0);
    }

    // The reader of the reference says M(0,1) = 2, M(1,0) = 0 of lcp_exp_murty; the two blocks of lcp_ortiz_block, which
    // are stored by columns as well, decide the same.
    void denseMatricesAreReadByColumns() {
        const auto example = parse_problem("2\n0 2 2\n2 2\n1 0\n5 1\n-2 -1\n", "guide"); // of docs/guide.md
        QVERIFY(example.has_value());
        QCOMPARE(example->M.at(0, 1), 5.0);
        QCOMPARE(example->M.at(1, 0), 0.0);
        const auto murty = io::read_problem((kFolder + "lcp_exp_murty.dat").toStdString());
        QVERIFY(murty.has_value());
        for (std::size_t i = 0; i < 6; ++i)
            for (std::size_t j = 0; j < 6; ++j) QCOMPARE(murty->M.at(i, j), i == j ? 1.0 : i < j ? 2.0 : 0.0);
        const auto ortiz = io::read_problem((kFolder + "lcp_ortiz.dat").toStdString());
        const auto blocks = io::read_problem((kFolder + "lcp_ortiz_block.dat").toStdString());
        QVERIFY(ortiz && blocks);
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t j = 0; j < 4; ++j) QCOMPARE(ortiz->M.at(i, j), blocks->M.at(i, j));
    }

    // 1e999 was read as 0: silently another problem.
    void numbersBeyondRangeAreInfiniteOrNothing() {
        const std::string head = "2\n0 2 2\n2 2\n1 0\n5 ", tail = "\n-2 -1\n";
        for (const char* large : {"1e999", "-1e999", "1e309", "0.001e400", "+2.5E400"}) {
            const auto problem = parse_problem(head + large + tail, "large");
            QVERIFY2(!problem, large);
            QVERIFY2(problem.error().text().find("large:5:3: error: \"" + std::string(large) + "\" is no value for an entry of the matrix; write a finite number") == 0, problem.error().text().c_str());
        }
        for (const char* small : {"1e-999", "-1e-400", "0.0000001e-330", "000000.1e-330"}) {
            const auto problem = parse_problem(head + small + tail, "small");
            QVERIFY2(problem && problem->M.at(1, 1) == 0.0, small);
        }
        const auto bounds = parse_problem("1\n0 1 1\n1 1\n1\n-2\n-1e999\n" + std::string(400, '9') + "\n", "bounds", ProblemKind::relay);
        QVERIFY2(bounds.has_value(), bounds ? "" : bounds.error().text().c_str());
        QCOMPARE(bounds->rows.lower[0], -HUGE_VAL);
        QCOMPARE(bounds->rows.upper[0], HUGE_VAL);
    }

    // Rectangular: H of a problem in the bodies' coordinates, whose twin is written in blocks.
    void rectangularMatricesAreReadByColumns() {
        const auto dense = io::read_problem((kFolder + "GFC3D_Example0.dat").toStdString());
        const auto blocks = io::read_problem((kFolder + "GFC3D_Example0_SBM.dat").toStdString());
        QVERIFY(dense && blocks);
        QCOMPARE(dense->q.size(), blocks->q.size());
        for (std::size_t i = 0; i < dense->q.size(); ++i) {
            QVERIFY(std::abs(dense->q[i] - blocks->q[i]) < 1e-14);
            for (std::size_t j = 0; j < dense->q.size(); ++j)
                QVERIFY(std::abs(dense->M.at(i, j) - blocks->M.at(i, j)) < 1e-14);
        }
    }

    // Every mixed problem of the collection is written twice, as a whole by columns and in parts by rows.
    void bothFormsOfAMixedProblemAreTheSame_data() {
        QTest::addColumn<QString>("file");
        QDirIterator files(kFolder, {"*_mlcp.dat"}, QDir::Files);
        while (files.hasNext()) {
            const QString file = files.next();
            if (!file.contains("Rectangular")) QTest::newRow(qPrintable(QFileInfo(file).fileName())) << file;
        }
    }
    void bothFormsOfAMixedProblemAreTheSame() {
        QFETCH(QString, file);
        const QStringList words = QString::fromStdString(text_of(file)).split(QRegularExpression("\\s+"));
        QCOMPARE(words.mid(0, 2), (QStringList{"1", "1"}));
        const auto whole = io::read_problem(file.toStdString());
        QVERIFY2(whole.has_value(), whole ? "" : whole.error().text().c_str());
        // "1 1 n m 0 n n+m 0 1", "0 n n n n" and n*n entries, q, and then the parts
        const qsizetype n = words[2].toInt() + words[3].toInt(), head = 9, parts_at = head + 5 + n * n + n;
        const QString text = "0 " + words.mid(1, head - 1).join(' ') + ' ' + words.mid(parts_at).join(' ');
        const auto parts = parse_problem(text.toStdString(), "parts");
        QVERIFY2(parts.has_value(), parts ? "" : parts.error().text().c_str());
        const auto close = [](double a, double b) { return std::abs(a - b) <= 1e-5 * std::abs(b); }; // printed digits
        const std::size_t rows = whole->q.size();
        for (std::size_t i = 0; i < rows; ++i) {
            QVERIFY(close(whole->q[i], parts->q[i]));
            for (std::size_t j = 0; j < rows; ++j) QVERIFY(close(whole->M.at(i, j), parts->M.at(i, j)));
        }
        QCOMPARE(whole->rows.lower, parts->rows.lower);
        QVERIFY(std::isinf(whole->rows.lower[0]) && whole->rows.lower[rows - 1] == 0.0);
    }

    void aKindCanBeGiven() {
        // as many numbers behind as bounds would be
        const std::string solved = std::string(kLcp) + "1.333 2.333 2 3";
        QCOMPARE(parse_problem(solved, "s")->kind, ProblemKind::relay);
        QCOMPARE(parse_problem(solved, "s", ProblemKind::lcp)->kind, ProblemKind::lcp);
        const auto wrong = parse_problem(text_of(kFolder + "FC3D_Example1.dat"), "f", ProblemKind::friction2d);
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().message, std::string("this is a problem of kind friction3d, not friction2d"));
        QVERIFY(!parse_problem(kLcp, "f", ProblemKind::mlcp));
    }

    void mistakesAreToldWithTheirPlace_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("empty") << QByteArray(" \n") << 0 << QByteArray("empty");
        QTest::newRow("no number") << QByteArray("2\n0 2 2 2 2\n2 1\n1 x\n-5 -6\n") << 4
                                   << QByteArray("\"x\" stands where an entry");
        QTest::newRow("no finite number")
            << QByteArray("2\n0 2 2 2 2\n2 1\n1 nan\n-5 -6\n") << 4 << QByteArray("\"nan\" is no value");
        QTest::newRow("too short") << QByteArray("2\n0 2 2 2 2\n2 1\n1 2\n-5\n") << 5
                                   << QByteArray("1 number is missing");
        QTest::newRow("sizes differ") << QByteArray("2\n0 2 2 2 3\n2 1\n1 2\n-5 -6\n") << 2
                                      << QByteArray("2 by 2, then 2 by 3");
        QTest::newRow("prose") << QByteArray("Dear reader,\nthis is no problem.") << 1
                               << QByteArray("none of the problems");
        QTest::newRow("HDF5") << QByteArray("\x89HDF\r\n\x1a\n") << 0 << QByteArray("HDF5");
        QTest::newRow("bounds crossed") << QByteArray("1 0 1 1 1 1 1 0.5 1 0") << 1
                                        << QByteArray("above its upper bound");
        QTest::newRow("negative friction")
            << QByteArray("2 1 0 2 2 2 2 1 0 0 1 -1 0 -0.5") << 1 << QByteArray("negative");
        QTest::newRow("huge") << QByteArray("9000000 0 9000000 9000000 9000000 9000000 1 2 3") << 1
                              << QByteArray("the file ends before");
    }
    void mistakesAreToldWithTheirPlace() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(QByteArray, message);
        const auto problem = parse_problem(text.toStdString(), "bad.dat");
        QVERIFY(!problem);
        QVERIFY2(QByteArray::fromStdString(problem.error().message).contains(message), problem.error().text().c_str());
        QVERIFY(!problem.error().remedy.empty());
        QCOMPARE(problem.error().place.line, line);
        QCOMPARE(problem.error().place.file, std::string("bad.dat"));
    }

    void aRectangularProblemIsRefused() {
        const auto problem = io::read_problem((kFolder + "Rectangular_mlcp.dat").toStdString());
        QVERIFY(!problem);
        QVERIFY2(problem.error().message.find("3 rows and 2 columns") != std::string::npos,
                 problem.error().text().c_str());
    }

    // 400 coordinates of which one has a mass: the factorisation asked for no room at all, again and again.
    void massesThatAreNotThereAreToldAtOnce() {
        io::GlobalFriction global;
        global.coordinates = 400, global.contacts = 1;
        global.M = {{0, 0, 1.0}};
        global.H = {{0, 0, 1.0}, {1, 1, 1.0}, {2, 2, 1.0}};
        global.q.assign(400, 0.0), global.b.assign(3, 0.0), global.mu = {0.5};
        const auto bodies = io::condense(global, "bodies.hdf5");
        QVERIFY(!bodies);
        QVERIFY2(bodies.error().text().find("singular") != std::string::npos && bodies.error().place.file == "bodies.hdf5", bodies.error().text().c_str());

        io::GenericMechanical generic;
        generic.rows = 403;
        generic.M = {{0, 0, 1.0}, {400, 400, 1.0}, {401, 401, 1.0}, {402, 402, 1.0}};
        generic.q.assign(403, 0.0);
        generic.begin = {0, 400, 403}, generic.law = {io::BlockLaw::equation, io::BlockLaw::friction}, generic.mu = {0.0, 0.5};
        const auto equations = io::condense(generic, "equations.hdf5");
        QVERIFY(!equations);
        QVERIFY2(equations.error().text().find("singular") != std::string::npos, equations.error().text().c_str());
    }

    void aMissingFileIsTold() { QVERIFY(!io::read_problem("/no/such/file.dat")); }

    // Cut, doubled, exchanged and scrambled files: an error or a problem whose parts fit, never anything else.
    void spoiltFilesDoNoHarm() {
        std::mt19937 random(1);
        const auto any = [&](std::size_t below) {
            return std::uniform_int_distribution<std::size_t>(0, below - 1)(random);
        };
        QDirIterator files(kFolder, {"*.dat", "*.txt"}, QDir::Files);
        int refused = 0, read = 0;
        while (files.hasNext()) {
            const std::string whole = text_of(files.next());
            if (whole.size() > 6000) continue;
            for (int trial = 0; trial < 150; ++trial) {
                std::string text = whole;
                for (std::size_t changes = 1 + any(3); changes > 0 && !text.empty(); --changes) {
                    const std::size_t at = any(text.size());
                    static const char* const words[] = {
                        "-1", "0", "1e400",   "inf", "nan", "99999999", "18446744073709551616",
                        "x",  ":", "CSparse", "2",   "\n\n"};
                    switch (any(5)) {
                    case 0:
                        text.resize(at);
                        break;
                    case 1:
                        text[at] = static_cast<char>(any(256));
                        break;
                    case 2:
                        text.insert(at, words[any(std::size(words))]);
                        break;
                    case 3:
                        text.erase(at, 1 + any(30));
                        break;
                    default:
                        text.insert(at, text.substr(any(text.size()), any(60)));
                        break;
                    }
                }
                const auto problem = any(2) ? parse_problem(text, "spoilt")
                                            : parse_problem(text, "spoilt", static_cast<ProblemKind>(any(6)));
                if (!problem) {
                    ++refused;
                    QVERIFY(!problem.error().message.empty());
                    continue;
                }
                ++read;
                QCOMPARE(problem->M.size(), problem->q.size());
                QVERIFY(problem->rows.size() == 0 || problem->rows.size() == problem->q.size());
                for (const double q : problem->q) QVERIFY(std::isfinite(q));
                if (problem->rows.size() == 0 || problem->q.size() > 30) continue;
                solvers::MixedSettings settings;
                settings.max_iterations = 200;
                solvers::MixedSolver solver(problem->M, problem->rows, settings);
                std::vector<double> z(problem->q.size(), 0.0), w(z);
                const auto report = solver.solve(problem->M, problem->q, {}, z, w);
                QVERIFY(report.status != solvers::Status::not_run && report.status != solvers::Status::invalid);
            }
        }
        QVERIFY(refused > 500);
        QVERIFY(read > 500);
    }
};

QTEST_APPLESS_MAIN(TestProblemReader)
#include "test_problem_reader.moc"
