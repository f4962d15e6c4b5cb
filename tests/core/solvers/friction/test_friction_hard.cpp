// SPDX-License-Identifier: GPL-3.0-or-later
// Piles with mass ratios up to 1e6, hundreds of redundant contacts, nearly singular operators, contacts in units of their own:
// each is solved to 1e-8 from nothing, from near its answer and from nonsense. Judged by residuals written apart.
#include "tests/core/solvers/friction/hard_problems.h"
#include "tests/core/solvers/friction/independent.h"
#include "tests/processor_time.h"

#include <QtTest>

using namespace saltus;
using namespace saltus::solvers::friction;
using namespace saltus::testing;

class TestFrictionHard : public QObject {
    Q_OBJECT

    // Made once: making them takes longer than solving most of them.
    static const std::vector<HardProblem>& problems(int seed) {
        static const std::vector<HardProblem> made[] = {hard_problems(1), hard_problems(2)};
        return made[seed - 1];
    }

private slots:
    void hardPilesAreSolvedFromAnyStart_data() {
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("which");
        for (const int seed : {1, 2})
            for (std::size_t k = 0; k < problems(seed).size(); ++k) QTest::addRow("seed %d, %s", seed, problems(seed)[k].name.c_str()) << seed << static_cast<int>(k);
    }
    void hardPilesAreSolvedFromAnyStart() {
        QFETCH(int, seed);
        QFETCH(int, which);
        const FrictionProblem& problem = problems(seed)[static_cast<std::size_t>(which)].problem;
        const std::size_t size = 3 * problem.contacts();
        FrictionSettings settings;
        FrictionWorkspace workspace;
        std::vector<double> r(size, 0.0), u(size);
        Dice dice(7);
        for (const char* from : {"nothing", "near the answer", "nonsense"}) {
            const double before = processor_seconds();
            const FrictionReport report = solve(problem, settings, workspace, r, u);
            const double took = processor_seconds() - before;
            QVERIFY2(took < 30.0, qPrintable(QStringLiteral("from %1: %2 s").arg(QLatin1String(from)).arg(took))); // the worst of them: 4 s on a busy machine
            const Residuals off = residuals(problem, r);
            QVERIFY2(report.status == solvers::Status::solved && off.unit <= 1.01e-8 && off.scaled <= 1.01e-8,
                     qPrintable(QStringLiteral("from %1: %2 and %3").arg(QLatin1String(from)).arg(off.unit).arg(off.scaled)));
            const bool next_is_near = from[0] == 'n' && from[1] == 'o' && from[2] == 't';
            for (double& one : r) one = next_is_near ? one * (1.0 + 0.01 * dice.between(-1.0, 1.0)) : 1e3 * dice.between(-1.0, 1.0) * (1.0 + std::fabs(one));
        }
    }
};

QTEST_APPLESS_MAIN(TestFrictionHard)
#include "test_friction_hard.moc"
