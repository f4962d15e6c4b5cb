// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene_file.h"
#include "core/session.h"
#include "ui/run/parameter_info.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>

using namespace saltus;
using namespace saltus::ui;

namespace {

constexpr double kMax = std::numeric_limits<double>::infinity();

model::Model scene(const char* name) {
    auto read = io::read_scene(std::string(SALTUS_SOURCE_DIR "/scenes/") + name);
    if (!read) qFatal("%s", read.error().front().text().c_str());
    if (std::string(name) == "cam-follower.saltus") read->run.step = "0.1 ms";
    return *read;
}

// A ball on a floor whose force is what the test asks for.
model::Model ball(const std::string& force, double h = 1e-3) {
    model::Model m;
    m.title = "ball";
    model::Parameter p;
    p.name = "g";
    p.value = 9.81;
    p.range = {{0.0, 100.0}};
    p.pinned = true;
    m.parameters.push_back(p);
    model::System s;
    s.name = "ball";
    s.kind = model::LagrangianLinear{{{1.0}}, {}, {}, {force}, {1.0}, {0.0}};
    m.systems.push_back(s);
    model::Interaction i;
    i.name = "floor";
    i.between = {"ball"};
    i.relation = model::LagrangianLinearRelation{{{1.0}}, {}, {}, {}};
    i.law = model::NewtonImpactLaw{0.8};
    m.interactions.push_back(i);
    m.run.step = h;
    m.run.end = 10.0;
    return m;
}

// Many balls in one system: it takes a moment to make.
model::Model wide(std::size_t n) {
    model::Model m = ball("-g");
    auto& system = std::get<model::LagrangianLinear>(m.systems[0].kind);
    system.M.assign(n, std::vector<model::Value>(n, model::Value(0.0)));
    for (std::size_t i = 0; i < n; ++i) system.M[i][i] = model::Value(1.0);
    system.F.assign(n, "-g");
    system.q.assign(n, model::Value(1.0));
    system.v.assign(n, model::Value(0.0));
    std::get<model::LagrangianLinearRelation>(m.interactions[0].relation).H.front().resize(n, model::Value(0.0));
    return m;
}

std::vector<double> row(const Recording& r, std::size_t index) {
    if (index >= r.rows()) qFatal("row %zu of %zu", index, r.rows());
    std::vector<double> values(r.catalogue().size());
    for (std::size_t c = 0; c < values.size(); ++c) values[c] = r.value(c, index);
    return values;
}

bool same(const std::vector<double>& a, const std::vector<double>& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0;
}

// Polls as the shell does until the run has come to rest at this time.
#define ARRIVES(run, t) \
    QTRY_VERIFY_WITH_TIMEOUT(((run).poll(), (run).frame() && std::abs((run).frame()->time - (t)) < 0.4 * (run).stepSize()), 20000)
#define LOADS(run, m)  \
    do {               \
        (run).load(m); \
        QTRY_VERIFY_WITH_TIMEOUT(((run).poll(), (run).canRun()), 20000); \
    } while (false)
#define RUNS_TO(run, t) \
    do {                \
        (run).play();   \
        QTRY_VERIFY_WITH_TIMEOUT(((run).poll(), (run).frame()->time >= (t)), 30000); \
        (run).pause();  \
        QTRY_VERIFY(((run).poll(), (run).state() == RunState::paused)); \
        /* shown as paused at once; the worker is when no newer state comes, which a loaded machine delays */ \
        for (int quiet = 0; quiet < 5;) { \
            QTest::qWait(40); \
            quiet = (run).poll() ? 0 : quiet + 1; \
        } \
    } while (false)

} // namespace

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
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 1500) {
            run.poll();
            QTest::qWait(16);
        }
        run.poll();
        const double wall = static_cast<double>(clock.elapsed()) / 1000.0;
        QVERIFY2(std::abs(run.frame()->time / wall - 0.5) < 0.1, qPrintable(QString::number(run.frame()->time / wall)));
        QVERIFY2(std::abs(run.measuredSpeed() - 0.5) < 0.1, qPrintable(QString::number(run.measuredSpeed())));
        run.pause();
        QCOMPARE(run.measuredSpeed(), 0.0);
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
        QSignalSpy failures(&run, &RunController::failed);
        run.play();
        run.setParameter(QStringLiteral("no_such"), 1.0);
        run.setParameter(QStringLiteral("e"), 7.0);
        QTRY_VERIFY((run.poll(), failures.count() == 2));
        QCOMPARE(run.state(), RunState::running);
        const auto errors = failures.at(1).at(0).value<saltus::Errors>();
        QVERIFY(!errors.empty() && !errors.front().message.empty());
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
        QTest::qWait(30);
        QElapsedTimer clock;
        clock.start();
        run.load(ball("-g"));
        QVERIFY(clock.elapsed() < 500); // does not wait
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
        run.loadRecording(ball("-g"), (*session)->recording());
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
