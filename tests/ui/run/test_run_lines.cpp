// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a run: what playing from the past leaves, keeps and takes out again.
#include "tests/ui/run/controlled_runs.h"
#include "ui/run/time_cursor.h"

using namespace saltus;
using namespace saltus::testing;
using namespace saltus::ui;

class TestRunLines : public QObject {
    Q_OBJECT
private slots:
    void playingFromThePastBeginsABranch() {
        RunController run;
        LOADS(run, scene("cam-follower.saltus"));
        run.setWantedSpeed(kMax);
        RUNS_TO(run, 1.0);
        const auto first = run.recording();
        const std::size_t rows = first->rows();
        run.goTo(0.5);
        ARRIVES(run, 0.5);
        QVERIFY(run.branches().empty());
        QSignalSpy changed(&run, &RunController::recordingChanged);
        run.setParameter(QStringLiteral("e"), 0.3); // another future
        RUNS_TO(run, 1.0);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(run.branches().size(), std::size_t{1});
        QCOMPARE(run.branches().front().get(), first.get());
        QVERIFY(std::abs(run.branchTimes().front() - 0.5) < 1e-9);
        QCOMPARE(first->rows(), rows); // nothing of it was touched
        const auto second = run.recording();
        const auto split = second->row_at(0.5);
        QVERIFY(same(row(*first, split), row(*second, split)));
        const auto later = second->row_at(1.0); // both have it; how far each ran on is chance
        QVERIFY(!same(row(*first, later), row(*second, later)));
    }

    void anOldFutureIsChosenAgainWithAllItsBitsAndGoesOn() {
        RunController run;
        LOADS(run, scene("cam-follower.saltus"));
        const double h = run.stepSize();
        run.stepForward(8000);
        ARRIVES(run, 8000 * h);
        const auto first = run.recording();
        const std::vector<double> end = run.frame()->values;
        run.goTo(5000 * h);
        ARRIVES(run, 5000 * h);
        run.setParameter(QStringLiteral("e"), 0.3);
        run.stepForward(2000);
        ARRIVES(run, 7000 * h);
        const auto second = run.recording();
        const std::vector<double> secondEnd = run.frame()->values;
        run.goTo(6000 * h);
        ARRIVES(run, 6000 * h);
        run.setParameter(QStringLiteral("e"), 0.6);
        run.stepForward(2000);
        ARRIVES(run, 8000 * h);
        // Three lines, named by moment and change.
        auto lines = run.lines();
        QCOMPARE(lines.size(), std::size_t{3});
        QVERIFY(lines[2].present && lines[2].parameter == "e" && lines[2].value == 0.6);
        QVERIFY(lines[1].parameter == "e" && lines[1].value == 0.3);
        QVERIFY(std::abs(lines[1].began - 5000 * h) < 1e-9 && std::abs(lines[2].began - 6000 * h) < 1e-9);
        QVERIFY(std::abs(lines[0].parts - 5000 * h) < 1e-9); // the third came from the second
        QVERIFY(std::abs(lines[1].parts - 6000 * h) < 1e-9);
        QVERIFY(run.linesBytes() > 0 && run.linesBytes() <= kLinesBudget);
        run.chooseLine(lines[0].id);
        ARRIVES(run, 8000 * h);
        QTRY_VERIFY((run.poll(), run.lines()[0].present));
        QCOMPARE(run.recording().get(), first.get());
        QVERIFY(same(run.frame()->values, end));
        QVERIFY(run.frame()->parameters != std::vector<double>{}); // e of the first run is back
        QVERIFY(std::abs(run.lines()[2].parts - 5000 * h) < 1e-9);
        // Its past is there, and it goes on as if nothing had been.
        run.goTo(4321 * h);
        ARRIVES(run, 4321 * h);
        QVERIFY(same(run.frame()->values, row(*first, 4321)));
        run.goTo(1e9);
        ARRIVES(run, 8000 * h);
        run.stepForward(500);
        ARRIVES(run, 8500 * h);
        RunController plain;
        LOADS(plain, scene("cam-follower.saltus"));
        plain.stepForward(8500);
        ARRIVES(plain, 8500 * h);
        QVERIFY(same(run.frame()->values, plain.frame()->values));
        // And the second one too.
        run.chooseLine(lines[1].id);
        ARRIVES(run, 7000 * h);
        QCOMPARE(run.recording().get(), second.get());
        QVERIFY(same(run.frame()->values, secondEnd));
        QCOMPARE(run.lines().size(), std::size_t{3});
    }

    void aSliderTurnedWhileThePastIsShownNamesTheLineThatIsPlayedThere() {
        RunController run;
        TimeCursor cursor;
        run.setCursor(&cursor);
        LOADS(run, scene("cam-follower.saltus"));
        const double h = run.stepSize();
        run.stepForward(5000);
        ARRIVES(run, 5000 * h);
        QTRY_VERIFY((run.poll(), cursor.following()));
        cursor.advance(5000 * h);
        cursor.scrub(2000 * h);
        QSignalSpy changed(&run, &RunController::parameterChanged);
        run.setParameter(QStringLiteral("e"), 0.4);
        run.setParameter(QStringLiteral("e"), 0.5);
        QCOMPARE(changed.count(), 2); // shown at once
        QVERIFY(run.branches().empty()); // nothing happened to the run
        run.stepForward(100);
        ARRIVES(run, 2100 * h);
        QTRY_COMPARE((run.poll(), run.lines().size()), std::size_t{2});
        QVERIFY(run.lines()[1].present && run.lines()[1].parameter == "e" && run.lines()[1].value == 0.5);
        QVERIFY(std::abs(run.lines()[1].began - 2000 * h) < 1e-9);
        QCOMPARE(run.frame()->parameters.size(), std::size_t(run.recording()->parameters_at(0).size()));
    }

    void aCursorInThePastIsWhereTheRunGoesOn() {
        RunController run;
        TimeCursor cursor;
        run.setCursor(&cursor);
        LOADS(run, scene("cam-follower.saltus"));
        run.setWantedSpeed(kMax);
        RUNS_TO(run, 1.0);
        cursor.scrub(0.25);
        run.stepForward();
        ARRIVES(run, 0.25 + run.stepSize());
        QTRY_VERIFY((run.poll(), cursor.following()));
        QVERIFY(std::abs(cursor.time() - 0.25 - run.stepSize()) < 1e-9);
        cursor.scrub(0.1);
        run.play();
        QTRY_COMPARE((run.poll(), run.branches().size()), std::size_t{1});
        QVERIFY(std::abs(run.branchTimes().front() - 0.1) < 1e-9);
    }
};

QTEST_GUILESS_MAIN(TestRunLines)
#include "test_run_lines.moc"
