// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/run/controlled_runs.h"
#include "ui/run/parameter_info.h"

#include <QElapsedTimer>

#include <numbers>

using namespace saltus;
using namespace saltus::testing;
using namespace saltus::ui;

class TestRunController : public QObject {
    Q_OBJECT
private slots:
    void aModelIsLoadedPausedAtTheStart() {
        RunController run;
        QSignalSpy loaded(&run, &RunController::loaded);
        QCOMPARE(run.state(), RunState::empty);
        LOADS(run, scene("cam-follower.saltus"));
        QCOMPARE(loaded.count(), 1);
        QCOMPARE(run.state(), RunState::paused);
        QCOMPARE(run.frame()->time, 0.0);
        QCOMPARE(run.endTime(), 20.0);
        QVERIFY(run.stepSize() > 0.0);
        QVERIFY(!run.solver().isEmpty());
        QVERIFY(run.recording()->catalogue().find("contact.lambda[0]"));
    }

    void aRunFollowsTheWantedSpeed() {
        RunController run;
        LOADS(run, ball("-g"));
        run.setWantedSpeed(0.5);
        run.play();
        double speed = 0.0;
        const auto follows = [](double s) { return std::abs(s - 0.5) < 0.1; };
        for (int tries = 0; tries < 5 && !(follows(speed) && follows(run.measuredSpeed())); ++tries) { // a busy machine may hold a thread for a while
            QTRY_VERIFY((run.poll(), run.frame() != nullptr));
            const double from = run.frame()->time;
            QElapsedTimer clock;
            clock.start();
            while (clock.elapsed() < 1500) {
                QTest::qWait(16);
                run.poll();
            }
            speed = (run.frame()->time - from) / (static_cast<double>(clock.elapsed()) / 1000.0);
        }
        QVERIFY2(follows(speed), qPrintable(QString::number(speed)));
        QVERIFY2(follows(run.measuredSpeed()), qPrintable(QString::number(run.measuredSpeed())));
        run.pause();
        QCOMPARE(run.measuredSpeed(), 0.0);
    }

    // A window that looks seldom: what it finds was not computed when it last looked, but just now.
    void whatIsShownIsYoung() {
        RunController run;
        LOADS(run, ball("-g"));
        double best = 1.0;
        for (int tries = 0; tries < 5 && best > 0.06; ++tries) { // a busy machine may hold a thread for a while
            run.play();
            QTest::qWait(100);
            run.poll();
            QTest::qWait(300);
            run.poll();
            const double shown = run.frame()->time;
            run.pause();
            while (run.poll()) {}
            QTest::qWait(50);
            run.poll();
            best = std::min(best, run.frame()->time - shown);
        }
        QVERIFY2(best >= 0.0 && best <= 0.06, qPrintable(QString::number(best)));
    }

    void theStateIsShownAtOnceAndHolds() {
        RunController run;
        LOADS(run, ball("-g"));
        QSignalSpy states(&run, &RunController::stateChanged);
        run.play();
        QCOMPARE(run.state(), RunState::running);
        run.toggle();
        QCOMPARE(run.state(), RunState::paused);
        run.toggle();
        QTest::qWait(60);
        run.poll();
        QCOMPARE(run.state(), RunState::running);
        QCOMPARE(states.count(), 3); // the worker's own words change nothing
    }

    void theRunGoesOnPastTheScenesEnd() {
        RunController run;
        LOADS(run, ball("-g"));
        run.setWantedSpeed(kMax);
        RUNS_TO(run, 12.0);
        QVERIFY(run.frame()->time > run.endTime());
    }

    void aSceneThatAsksForItPausesAtItsEndOnce() {
        RunController run;
        model::Model m = ball("-g");
        m.run.end = 0.5;
        m.run.pause_at_end = true;
        LOADS(run, m);
        QSignalSpy ended(&run, &RunController::pausedAtEnd);
        run.setWantedSpeed(kMax);
        run.play();
        QTRY_COMPARE_WITH_TIMEOUT((run.poll(), ended.count()), 1, 20000);
        QCOMPARE(ended.front().front().toDouble(), 0.5);
        QTRY_COMPARE((run.poll(), run.state()), RunState::paused);
        QCOMPARE(run.frame()->time, 0.5);
        QCOMPARE(run.recording()->rows(), std::size_t{501});
        RUNS_TO(run, 2.0); // asked again, it goes on
        QCOMPARE(ended.count(), 1);
        run.reset();
        ARRIVES(run, 0.0);
        run.setWantedSpeed(2.0); // in its own time, too
        run.play();
        QTRY_COMPARE_WITH_TIMEOUT((run.poll(), ended.count()), 2, 20000);
        QCOMPARE(run.frame()->time, 0.5);
    }

    void aRunThatWouldTakeMoreMemoryThanIsAllowedIsRefusedWithTheLimit() {
        RunController run;
        QSignalSpy failed(&run, &RunController::failed);
        run.setMostMemory(1e3);
        run.load(wide(600));
        QTRY_COMPARE_WITH_TIMEOUT((run.poll(), failed.count()), 1, 20000);
        const auto errors = failed.front().front().value<Errors>();
        QVERIFY2(errors.front().message.find("the limit is") != std::string::npos, errors.front().text().c_str());
        QVERIFY(!run.canRun());
        run.setMostMemory(1e9);
        LOADS(run, wide(600));
    }

    // However fast it is made: it is tried again until it is caught at work.
    void theMakingOfARunIsToldAndCanBeStopped() {
        RunController run;
        const model::Model large = wide(600);
        for (int attempt = 0; attempt < 100; ++attempt) {
            QSignalSpy failed(&run, &RunController::failed), loaded(&run, &RunController::loaded);
            run.load(large);
            std::string seen;
            QElapsedTimer timer;
            timer.start();
            while (failed.isEmpty() && loaded.isEmpty() && timer.elapsed() < 20000) {
                if (const std::string now = run.making(); !now.empty()) {
                    seen = now;
                    run.stopMaking();
                }
                run.poll();
            }
            if (failed.isEmpty()) continue; // it was past the last place
            QVERIFY(!seen.empty());
            QVERIFY(failed.front().front().value<Errors>().front().kind == ErrorKind::cancelled);
            QVERIFY(!run.canRun() && run.making().empty());
            LOADS(run, ball("-g")); // and another one is made
            return;
        }
        QFAIL("never caught");
    }

    // Its scene is read again for it, which can be stopped as the rest.
    void theReadingOfABundlesSceneIsToldAndCanBeStopped() {
        RunController run;
        const model::Model large = wide(300);
        auto bundle = std::make_shared<io::Bundle>();
        bundle->scene_text = io::scene_text(large);
        bundle->scene_name = "wide.saltus";
        bundle->steps = 0;
        for (int attempt = 0; attempt < 100; ++attempt) {
            QSignalSpy failed(&run, &RunController::failed), loaded(&run, &RunController::loaded);
            run.loadBundle(std::make_shared<const model::Model>(large), bundle);
            QElapsedTimer timer;
            timer.start();
            while (failed.isEmpty() && loaded.isEmpty() && timer.elapsed() < 20000) {
                if (!run.making().empty()) run.stopMaking();
                run.poll();
            }
            if (failed.isEmpty()) continue;
            const auto errors = failed.front().front().value<Errors>();
            QVERIFY(errors.front().kind == ErrorKind::cancelled);
            if (errors.front().message.find("reading") == std::string::npos) continue; // it was past the reading
            QVERIFY(!run.canRun() && run.making().empty());
            LOADS(run, ball("-g"));
            return;
        }
        QFAIL("never caught");
    }

    void aRunThatIsBeingMadeGivesWayToTheNextOne() {
        RunController run;
        QSignalSpy failed(&run, &RunController::failed);
        run.load(wide(600));
        QTRY_VERIFY_WITH_TIMEOUT(!run.making().empty() || (run.poll(), run.canRun()), 20000);
        LOADS(run, ball("-g"));
        QCOMPARE(failed.count(), 0);
        QCOMPARE(run.recording()->interactions(), std::vector<std::string>{"floor"});
    }

    void aRunBeyondItsLimitsThinsItsOldestRowsAndGetsThereAgain() {
        RunController run;
        RecordingLimits limits;
        limits.memory = std::size_t{12} << 20;
        limits.disk = std::size_t{12} << 20;
        run.setLimits(limits);
        LOADS(run, ball("-g", 1e-4));
        run.setWantedSpeed(kMax);
        run.play();
        QTRY_VERIFY_WITH_TIMEOUT((run.poll(), run.recording()->thinned_rows() > 100000), 60000);
        run.pause();
        QTRY_COMPARE((run.poll(), run.state()), RunState::paused);
        const auto recording = run.recording();
        QVERIFY(recording->memory_bytes() <= limits.memory);
        QVERIFY(recording->spilled_bytes() <= *limits.disk);
        QVERIFY(recording->notice_count() >= 2); // told before and when
        QVERIFY(recording->impact_count() > 10);
        QVERIFY(!recording->kept(50001));
        // The state there is not what is left in the rows: it is computed again, as a fresh run computes it.
        run.goTo(5.0001);
        ARRIVES(run, 5.0001);
        RunController fresh;
        LOADS(fresh, ball("-g", 1e-4));
        fresh.stepForward(50001);
        ARRIVES(fresh, 5.0001);
        QVERIFY(same(run.frame()->values, fresh.frame()->values));
    }

    void stepsForwardAndBackShowTheSameBits() {
        RunController run;
        LOADS(run, scene("cam-follower.saltus"));
        run.setWantedSpeed(kMax);
        RUNS_TO(run, 0.8);
        const auto recording = run.recording();
        const double h = run.stepSize();
        const std::int64_t tip = run.frame()->step;
        const std::vector<double> atTip = run.frame()->values;
        for (int k = 1; k <= 30; ++k) {
            run.stepBack();
            ARRIVES(run, static_cast<double>(tip - k) * h);
            QVERIFY(same(run.frame()->values, row(*recording, static_cast<std::size_t>(tip - k))));
        }
        run.stepForward(30);
        ARRIVES(run, static_cast<double>(tip) * h);
        QVERIFY(same(run.frame()->values, atTip));
        QCOMPARE(run.recording().get(), recording.get()); // looking back is no branch
        QVERIFY(run.branches().empty());
        run.stepForward();
        ARRIVES(run, static_cast<double>(tip + 1) * h);
        QCOMPARE(run.recording().get(), recording.get());
        QCOMPARE(recording->rows(), static_cast<std::size_t>(tip + 2));
    }

    void anyTimeIsReachedAgainBitForBit() {
        RunController run;
        LOADS(run, scene("cam-follower.saltus"));
        run.setWantedSpeed(kMax);
        RUNS_TO(run, 2.0);
        const auto recording = run.recording();
        for (const double t : {1.5, 0.0123, 1.9, 0.0, 0.7, 0.7001}) {
            run.goTo(t);
            ARRIVES(run, t);
            const auto r = recording->row_at(run.frame()->time);
            QVERIFY(same(run.frame()->values, row(*recording, r)));
        }
        run.goTo(1e9); // no farther than it was computed
        ARRIVES(run, recording->value(0, recording->rows() - 1));
    }

    void liveChangesOfParametersAreReplayed() {
        RunController run;
        LOADS(run, scene("cam-follower.saltus"));
        const double h = run.stepSize();
        run.stepForward(5000);
        ARRIVES(run, 5000 * h);
        QSignalSpy changes(&run, &RunController::parameterChanged);
        const double fast = 660 * 2 * std::numbers::pi / 60;
        run.setParameter(QStringLiteral("rpm"), fast);
        QTRY_VERIFY((run.poll(), changes.count() == 1));
        run.stepForward(5000);
        ARRIVES(run, 10000 * h);
        run.setParameter(QStringLiteral("e"), 0.5);
        run.stepForward(5000);
        ARRIVES(run, 15000 * h);
        const auto recording = run.recording();
        const std::vector<double> tip = run.frame()->values;
        QCOMPARE(recording->parameter_changes().size(), std::size_t{2});
        for (const std::int64_t step : {14000, 5100, 4900, 5000, 10000, 12000}) {
            run.goTo(static_cast<double>(step) * h);
            ARRIVES(run, static_cast<double>(step) * h);
            QVERIFY(same(run.frame()->values, row(*recording, static_cast<std::size_t>(step))));
        }
        QCOMPARE(run.frame()->parameters[0], fast);
        run.goTo(1000 * h);
        ARRIVES(run, 1000 * h);
        QVERIFY(run.frame()->parameters[0] < 0.6 * fast); // the speed of that time
        run.goTo(1e9);
        ARRIVES(run, 15000 * h);
        QVERIFY(same(run.frame()->values, tip));
        QCOMPARE(recording->parameter_changes().size(), std::size_t{2});
    }

    void aHandLiftsABodyAndAReplayLiftsItAgain() {
        RunController run;
        const auto lone = io::parse_scene(R"({"saltus": 1, "title": "box",
            "bodies": {"floor": {"fixed": true, "shapes": [{"kind": "half-space"}]},
                       "box": {"position": [0, 0, 0.5], "shapes": [{"kind": "box", "size": [1, 1, 1]}]}},
            "run": {"step": "5 ms", "end": "5 s"}})", "box.saltus");
        QVERIFY(lone.has_value());
        LOADS(run, *lone);
        run.setWantedSpeed(kMax);
        RUNS_TO(run, 0.1);
        const auto height = run.recording()->catalogue().find("box.q[2]");
        QVERIFY(height.has_value());
        rigid::Pull pull;
        pull.body = 1;
        pull.target = {0.0, 0.0, 2.5};
        run.setWantedSpeed(5.0);
        run.play();
        run.setPull(pull);
        QTRY_VERIFY_WITH_TIMEOUT((run.poll(), run.frame()->values[*height] > 1.5), 30000);
        run.setPull(std::nullopt); // it falls again
        QTRY_VERIFY_WITH_TIMEOUT((run.poll(), run.frame()->values[*height] < 0.6), 30000);
        run.pause();
        QTRY_VERIFY((run.poll(), run.state() == RunState::paused));
        QTest::qWait(40);
        run.poll();
        const auto kept = run.recording();
        const std::size_t rows = kept->rows();
        std::size_t highest = 0;
        for (std::size_t k = 0; k < rows; ++k)
            if (kept->value(*height, k) > kept->value(*height, highest)) highest = k;
        const double top = kept->value(0, highest);
        run.goTo(top);
        ARRIVES(run, top);
        QVERIFY(same(run.frame()->values, row(*kept, highest)));
        // Played from there, nobody holds it.
        run.play();
        QTRY_VERIFY_WITH_TIMEOUT((run.poll(), run.frame()->time > top + 0.2), 30000);
        run.pause();
        QVERIFY(run.frame()->values[*height] < kept->value(*height, highest));
    }

    void wrongParametersAreToldAndTheRunGoesOn() {
        RunController run;
        LOADS(run, scene("cam-follower.saltus"));
        QSignalSpy failures(&run, &RunController::failed), refusals(&run, &RunController::parameterRefused);
        run.play();
        run.setParameter(QStringLiteral("e"), 0.25);
        run.setParameter(QStringLiteral("no_such"), 1.0);
        run.setParameter(QStringLiteral("e"), 7.0);
        QTRY_VERIFY((run.poll(), failures.count() == 1 && refusals.count() == 1));
        QCOMPARE(run.state(), RunState::running);
        const auto errors = failures.at(0).at(0).value<saltus::Errors>();
        QVERIFY(!errors.empty() && errors.front().message.find("no_such") != std::string::npos);
        QCOMPARE(refusals.at(0).at(0).toString(), QStringLiteral("e"));
        QCOMPARE(refusals.at(0).at(1).toDouble(), 7.0);
        QCOMPARE(refusals.at(0).at(2).toDouble(), 0.25); // it goes on with that
        QVERIFY(!refusals.at(0).at(3).value<saltus::Error>().message.empty());
    }

    void resetBeginsAnewWithTheParametersInForce() {
        RunController run;
        LOADS(run, scene("cam-follower.saltus"));
        run.setWantedSpeed(kMax);
        run.setParameter(QStringLiteral("e"), 0.25);
        RUNS_TO(run, 0.3);
        run.reset();
        ARRIVES(run, 0.0);
        QCOMPARE(run.state(), RunState::paused);
        QCOMPARE(run.frame()->parameters[1], 0.25);
        QCOMPARE(run.recording()->rows(), std::size_t{1});
        run.resetWithParameters({{QStringLiteral("e"), 0.6}}, true);
        QTRY_VERIFY((run.poll(), run.frame()->time > 0.01 && run.frame()->parameters[1] == 0.6));
        QCOMPARE(run.state(), RunState::running);
    }

    void aWrongResetLeavesTheRunThere() {
        RunController run;
        LOADS(run, scene("cam-follower.saltus"));
        run.setWantedSpeed(kMax);
        RUNS_TO(run, 0.2);
        const auto recording = run.recording();
        QSignalSpy failures(&run, &RunController::failed);
        run.resetWithParameters({{QStringLiteral("e"), -3.0}}, true);
        QTRY_VERIFY((run.poll(), failures.count() == 1));
        QCOMPARE(run.state(), RunState::paused);
        QCOMPARE(run.recording().get(), recording.get());
    }

    void aDivisionByZeroStopsAtTheLastGoodState() {
        RunController run;
        LOADS(run, ball("1/(3 - t) - g"));
        QSignalSpy failures(&run, &RunController::failed);
        run.setWantedSpeed(kMax);
        run.play();
        QTRY_VERIFY_WITH_TIMEOUT((run.poll(), run.state() == RunState::failed), 20000);
        QCOMPARE(failures.count(), 1);
        QVERIFY(run.error() && !run.error()->message.empty());
        QVERIFY(run.frame()->time <= 3.0 + 1e-9 && run.frame()->time > 2.9);
        for (const double v : run.frame()->values) QVERIFY(!std::isinf(v));
        run.goTo(1.0); // the run before it is still there
        ARRIVES(run, 1.0);
        QCOMPARE(run.state(), RunState::paused);
        QVERIFY(!run.error());
    }

    void aWrongModelIsRefusedWithReasons() {
        RunController run;
        QSignalSpy failures(&run, &RunController::failed);
        model::Model m = ball("no_such_name");
        run.load(m);
        QTRY_VERIFY((run.poll(), failures.count() == 1));
        QCOMPARE(run.state(), RunState::failed);
        QVERIFY(!run.canRun());
        run.play(); // nothing to run: no harm
        LOADS(run, ball("-g"));
        QCOMPARE(run.state(), RunState::paused);
    }

    void anotherModelReplacesAFastRun() {
        RunController run;
        LOADS(run, scene("cam-follower.saltus"));
        run.setWantedSpeed(kMax);
        run.play();
        qint64 least = 1000;
        for (int tries = 0; tries < 5 && least >= 500; ++tries) { // a busy machine may hold this thread for a while
            if (tries > 0) {
                LOADS(run, scene("cam-follower.saltus"));
                run.play();
            }
            QTest::qWait(30);
            QElapsedTimer clock;
            clock.start();
            run.load(ball("-g"));
            least = std::min(least, clock.elapsed());
        }
        QVERIFY2(least < 500, qPrintable(QString::number(least))); // does not wait
        QCOMPARE(run.state(), RunState::empty);
        QTRY_VERIFY((run.poll(), run.canRun()));
        QCOMPARE(run.frame()->time, 0.0);
        QVERIFY(run.recording()->catalogue().find("ball.q[0]"));
        run.unload();
        QCOMPARE(run.state(), RunState::empty);
        QVERIFY(!run.recording());
        run.poll();
        QVERIFY(!run.frame());
    }

    void itEndsWhileRunning() {
        QElapsedTimer clock;
        clock.start();
        for (int i = 0; i < 10; ++i) {
            RunController run;
            run.setWantedSpeed(kMax);
            run.load(scene("cam-follower.saltus"));
            run.play();
            QTest::qWait(i * 3);
            run.poll();
        }
        QVERIFY(clock.elapsed() < 20000);
    }

    void callsNeverWaitForAStep() {
        RunController run;
        LOADS(run, scene("cam-follower.saltus"));
        run.setWantedSpeed(kMax);
        run.play();
        QElapsedTimer clock;
        qint64 worst = 0;
        for (int i = 0; i < 200; ++i) {
            clock.start();
            run.poll();
            run.setParameter(QStringLiteral("e"), 0.5 + 0.001 * i);
            if (i % 50 == 49) run.goTo(0.01);
            if (i % 50 == 0) run.play();
            worst = std::max(worst, clock.nsecsElapsed());
            QTest::qWait(2);
        }
        qInfo("longest call: %.3f ms", static_cast<double>(worst) * 1e-6);
        QVERIFY(worst < 100'000'000); // a busy machine may take the processor away, a lock would show as more
    }

    void aFinishedRecordingIsReadOnly() {
        auto session = Session::create(ball("-g"), {});
        QVERIFY(session.has_value());
        QVERIFY((*session)->run_until(1.0).has_value());
        RunController run;
        run.loadRecording((*session)->recording());
        QCOMPARE(run.state(), RunState::paused);
        QVERIFY(!run.canRun());
        QVERIFY(std::abs(run.frame()->time - 1.0) < 1e-9);
        run.play();
        run.stepForward();
        QTest::qWait(30);
        run.poll();
        QCOMPARE(run.state(), RunState::paused);
        QVERIFY(run.recording());
    }

    void parametersKeepTheirOwnUnitExactly() {
        const auto infos = parameterInfos(scene("cam-follower.saltus"));
        QVERIFY(infos.has_value());
        const ParameterInfo& rpm = infos->front();
        QCOMPARE(QString::fromStdString(rpm.unit), QStringLiteral("rpm"));
        for (int n = 60; n <= 1000; ++n) {
            const double si = n * rpm.toSi;
            QCOMPARE(QString::fromStdString(rpm.exactText(si)), QString::number(n));
            QCOMPARE(std::get<std::string>(rpm.sceneValue(si).source), std::to_string(n) + " rpm");
        }
    }
};
QTEST_GUILESS_MAIN(TestRunController)
#include "test_run_controller.moc"
