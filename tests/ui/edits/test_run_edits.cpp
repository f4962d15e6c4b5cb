// SPDX-License-Identifier: GPL-3.0-or-later
// An edit of the scene becomes a run in one place: values between two steps, once each; counts and everything else as a new run,
// which undo takes back with all that it had.
#include "core/io/scene_file.h"
#include "core/model/edit.h"
#include "tests/ui/many_boxes.h"
#include "ui/document/document.h"
#include "ui/edits/run_edits.h"
#include "ui/run/run_controller.h"
#include "ui/run/run_history.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <functional>
#include <limits>
#include <numbers>

using namespace saltus;
using namespace saltus::ui;

namespace {

constexpr double kRpm = 2.0 * std::numbers::pi / 60.0;

struct Bench {
    Document document;
    RunController run;
    RunEdits edits{document, run};

    Bench() {
        QObject::connect(&run, &RunController::loaded, &edits, [this] { edits.settle(); });
        QObject::connect(&run, &RunController::failed, &edits, [this] { edits.settle(); });
        run.setWantedSpeed(std::numeric_limits<double>::infinity());
    }
    bool open(const char* name) {
        if (!document.open(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/%1.saltus").arg(QLatin1String(name)))) return false;
        edits.begin();
        return arrives();
    }
    bool arrives() {
        return QTest::qWaitFor([this] { run.poll(); return run.canRun() && !edits.awaitsRun(); }, 20000);
    }
    bool runTo(double t) {
        run.play();
        const bool there = QTest::qWaitFor([&] { run.poll(); return run.frame() && run.frame()->time >= t; }, 30000);
        run.pause();
        for (int quiet = 0; quiet < 5;) {
            QTest::qWait(40);
            quiet = run.poll() ? 0 : quiet + 1;
        }
        return there;
    }
    double inForce(std::size_t parameter) {
        run.poll();
        return run.frame() ? run.frame()->parameters[parameter] : std::numeric_limits<double>::quiet_NaN();
    }
    RunHistory history() {
        RunHistory told;
        bool there = false;
        const auto heard = QObject::connect(&run, &RunController::historyTold, &run, [&](const RunHistory& h) { told = h, there = true; });
        run.askHistory();
        if (!QTest::qWaitFor([&] { return there; }, 10000)) qWarning("no history came");
        QObject::disconnect(heard);
        return told;
    }
};

} // namespace

class TestRunEdits : public QObject {
    Q_OBJECT
private slots:
    void aValueActsOnTheRunOnce() {
        Bench b;
        QVERIFY(b.open("cam-follower"));
        QVERIFY(b.runTo(0.05));
        const auto recording = b.run.recording();
        QVERIFY(!b.edits.setParameter(QStringLiteral("rpm"), QStringLiteral("660")));
        QTRY_COMPARE(b.inForce(0), 660.0 * kRpm);
        QCOMPARE(b.run.recording(), recording); // the run goes on
        RunHistory told = b.history();
        QCOMPARE(told.changes.size(), std::size_t{1});
        b.document.undoStack().undo(); // acts as the hand did
        QTRY_COMPARE(b.inForce(0), 358.0 * kRpm);
        told = b.history();
        QCOMPARE(told.changes.size(), std::size_t{2});
        QCOMPARE(b.run.recording(), recording);
    }

    void typedTextsStandInTheSceneInItsUnit_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("stands");
        QTest::newRow("a bare number") << "660" << "660 rpm";
        QTest::newRow("with its unit") << "660 rpm" << "660 rpm";
        QTest::newRow("turns") << "11 Hz" << "11 rev/s";
        QTest::newRow("of another unit") << "11 rev/s" << "660 rpm";
    }
    void typedTextsStandInTheSceneInItsUnit() {
        QFETCH(QString, typed);
        QFETCH(QString, stands);
        Bench b;
        QVERIFY(b.open("cam-follower"));
        const auto wrong = b.edits.setParameter(QStringLiteral("rpm"), typed);
        QVERIFY2(!wrong, wrong ? wrong->error.text().c_str() : "");
        QCOMPARE(QString::fromStdString(b.document.model().parameters[0].value.formula()), stands);
        QTRY_VERIFY(std::abs(b.inForce(0) - 660.0 * kRpm) < 1e-9);
    }

    void whatIsRefusedChangesNothing() {
        Bench b;
        QVERIFY(b.open("cam-follower"));
        QVERIFY(b.edits.setParameter(QStringLiteral("rpm"), QStringLiteral("5 cm")).has_value());
        QVERIFY(b.edits.setParameter(QStringLiteral("e"), QStringLiteral("7")).has_value());
        QCOMPARE(b.document.undoStack().count(), 0);
        QVERIFY(b.history().changes.empty());
    }

    // Neither the drawing nor a shape that meets others takes it.
    void aValueThatTheSceneMayNotHaveLeavesTheRunAndTheSceneAsTheyWere_data() {
        QTest::addColumn<QByteArray>("parts");
        QTest::addColumn<QString>("place");
        QTest::newRow("drawn") << QByteArray(R"("views": { "shapes": [{ "kind": "sphere", "name": "dot", "size": ["r"] }] },)") << "views.shapes[0].size[0]";
        QTest::newRow("met") << QByteArray(R"("bodies": { "floor": { "fixed": true, "shapes": [{ "kind": "half-space" }] },
            "thing": { "mass": 1, "inertia": [1, 1, 1], "position": [0, 0, 1], "shapes": [{ "kind": "sphere", "radius": "r" }] } },)")
                              << "bodies.thing.shapes[0].radius";
    }
    void aValueThatTheSceneMayNotHaveLeavesTheRunAndTheSceneAsTheyWere() {
        QFETCH(QByteArray, parts);
        QFETCH(QString, place);
        QTemporaryDir folder;
        QFile file(folder.filePath("r.saltus"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({ "saltus": 1, "parameters": { "r": { "value": "20 cm" } },
            "systems": { "mass": { "kind": "lagrangian-linear", "M": [[1]], "K": [["r"]], "q": [1], "v": [0] } },)" + parts + R"("run": { "step": "1 ms", "end": 5 } })");
        file.close();
        Bench b;
        QVERIFY(b.document.open(file.fileName()));
        b.edits.begin();
        QVERIFY(b.arrives());
        QVERIFY(b.runTo(0.05));
        const auto recording = b.run.recording();
        QSignalSpy refused(&b.run, &RunController::parameterRefused), failed(&b.run, &RunController::failed);
        QVERIFY(!b.edits.setParameter(QStringLiteral("r"), QStringLiteral("-3 cm")));
        QTRY_COMPARE((b.run.poll(), refused.count()), 1);
        QCOMPARE(QString::fromStdString(refused[0][3].value<saltus::Error>().place.object), place);
        QVERIFY(!refused[0][3].value<saltus::Error>().remedy.empty());
        QCOMPARE(failed.count(), 0);
        QCOMPARE(b.document.model().parameters[0].value.formula(), std::string("20 cm"));
        QCOMPARE(b.inForce(0), 0.2);
        QVERIFY(b.history().changes.empty());
        QVERIFY(b.runTo(0.1));
        QCOMPARE(b.run.recording(), recording);
        QVERIFY(!b.edits.setParameter(QStringLiteral("r"), QStringLiteral("30 cm")));
        QTRY_COMPARE(b.inForce(0), 0.3);
        QCOMPARE(refused.count(), 1);
    }

    // Number of boxes: 60 in the scene.
    void undoOfACountBringsItsRunBack() {
        Bench b;
        QVERIFY(b.open("box-pile"));
        QVERIFY(b.runTo(0.02));
        const auto sixty = b.run.recording();
        const std::size_t columns = sixty->catalogue().size();
        const double end = sixty->value(0, sixty->rows() - 1);

        QVERIFY(!b.edits.setParameter(QStringLiteral("count"), QStringLiteral("8")));
        QVERIFY(b.arrives());
        QVERIFY(b.run.recording() != sixty);
        QVERIFY(b.run.recording()->catalogue().size() < columns / 4); // every box has as many signals as the others
        QCOMPARE(b.inForce(0), 8.0);
        QVERIFY(b.runTo(0.01));
        const auto eight = b.run.recording();

        b.document.undoStack().undo();
        QVERIFY(b.arrives());
        QCOMPARE(b.run.recording(), sixty); // as it was left
        QCOMPARE(sixty->value(0, sixty->rows() - 1), end);
        QCOMPARE(b.inForce(0), 60.0);
        QVERIFY(b.runTo(end + 0.005)); // and goes on

        b.document.undoStack().redo();
        QVERIFY(b.arrives());
        QCOMPARE(b.run.recording(), eight);
        QCOMPARE(b.inForce(0), 8.0);
    }

    void aCountAndAValueTakenBackTogetherAreOneRun() {
        Bench b;
        QVERIFY(b.open("box-pile"));
        QVERIFY(b.runTo(0.01));
        const auto sixty = b.run.recording();
        const double mu = b.inForce(1);
        QSignalSpy restarts(&b.edits, &RunEdits::restarting);
        b.document.undoStack().beginMacro(QStringLiteral("both"));
        b.edits.setParameter(QStringLiteral("count"), 8.0);
        b.edits.setParameter(QStringLiteral("mu"), 0.5 * mu);
        b.document.undoStack().endMacro();
        QVERIFY(b.arrives());
        QCOMPARE(restarts.count(), 1);
        QCOMPARE(b.inForce(0), 8.0);
        QCOMPARE(b.inForce(1), 0.5 * mu);
        b.document.undoStack().undo();
        QVERIFY(b.arrives());
        QCOMPARE(b.run.recording(), sixty);
        QTRY_COMPARE(b.inForce(1), mu);
        QCOMPARE(b.inForce(0), 60.0);
    }

    void theSameCountAgainKeepsTheRun() {
        Bench b;
        QVERIFY(b.open("box-pile"));
        const auto sixty = b.run.recording();
        QVERIFY(!b.edits.setParameter(QStringLiteral("count"), QStringLiteral("60")));
        QVERIFY(!b.edits.awaitsRun());
        QCOMPARE(b.run.recording(), sixty);
    }

    void aValueEditedWhileTheRunIsMadeReachesIt() {
        Bench b;
        QVERIFY(b.open("box-pile"));
        const double mu = b.inForce(1);
        b.edits.setParameter(QStringLiteral("count"), 30.0);
        QTRY_VERIFY(!b.edits.pending()); // asked for
        QVERIFY(!b.run.canRun());        // not there
        b.edits.setParameter(QStringLiteral("mu"), 0.5 * mu);
        QVERIFY(b.arrives());
        QTRY_COMPARE(b.inForce(1), 0.5 * mu);
        QCOMPARE(b.inForce(0), 30.0);
    }

    void aRunBegunAgainAtOnceHasTheNewCount() {
        Bench b;
        QVERIFY(b.open("box-pile"));
        QVERIFY(b.runTo(0.01));
        b.edits.setParameter(QStringLiteral("count"), 8.0);
        b.edits.startAgain({{QStringLiteral("count"), 8.0}, {QStringLiteral("mu"), b.inForce(1)}});
        QVERIFY(QTest::qWaitFor([&] { b.run.poll(); return b.run.canRun() && b.inForce(0) == 8.0; }, 20000));
        QTRY_VERIFY((b.run.poll(), b.run.frame()->time > 0.0)); // it runs
        b.run.pause();
        b.document.undoStack().undo();
        QVERIFY(b.arrives());
        QTRY_COMPARE(b.inForce(0), 60.0);
    }

    // An older line of the run has the value that it was left with; the scene has the new one. Typing the scene's own value there
    // is no edit, but it is a change of the run.
    void whatTheSceneSaysAlreadyIsToldToARunThatStandsElsewhere() {
        Bench b;
        QVERIFY(b.open("cam-follower"));
        QVERIFY(b.runTo(0.05));
        b.run.setParameter(QStringLiteral("rpm"), 400.0 * kRpm);
        QTRY_COMPARE(b.inForce(0), 400.0 * kRpm);
        b.edits.setParameter(QStringLiteral("rpm"), 358.0 * kRpm);
        QTRY_COMPARE(b.inForce(0), 358.0 * kRpm);
        QCOMPARE(b.document.undoStack().count(), 0);
    }

    // Taking back an edit of many bodies is waited for as undo is; given up, the scene and what is waited for stay as they were.
    void takingBackManyBodiesCanBeGivenUp() {
        Bench b;
        QVERIFY(b.document.openModel(saltus::testing::many_boxes(static_cast<int>(Document::kManyBodies)), {}));
        b.edits.begin();
        const model::Model before = b.document.model();
        model::Body more = before.bodies.back();
        more.name = "more";
        b.document.edit({model::Insert{before.bodies.size(), model::Item{more}}}, QStringLiteral("Insert"));
        const model::Model edited = b.document.model();
        int waits = 0;
        bool gives = true;
        b.document.setWait([&](const QString&, std::function<void()> work) {
            ++waits;
            if (gives) return false;
            work();
            return true;
        });
        QVERIFY(!b.edits.takeBack());
        QCOMPARE(waits, 1);
        QVERIFY(b.document.model() == edited && b.edits.awaitsRun());
        gives = false;
        QVERIFY(b.edits.takeBack());
        QCOMPARE(waits, 2);
        QVERIFY(b.document.model() == before);
    }

    void aSceneThatCouldNotRunIsTriedAgainWithTheNextValue() {
        Bench b;
        QVERIFY(b.open("cam-follower"));
        QSignalSpy failed(&b.run, &RunController::failed);
        model::Model next = b.document.model();
        std::get<model::LagrangianLinear>(next.systems[0].kind).M[0][0] = "m*(e - 0.8)"; // nothing, as e is 0.8
        b.document.edit(model::difference(b.document.model(), next), QStringLiteral("h"));
        QTRY_VERIFY_WITH_TIMEOUT((b.run.poll(), failed.count() > 0), 20000);
        QVERIFY(!b.run.canRun());
        b.edits.setParameter(QStringLiteral("e"), 0.9);
        QVERIFY2(b.arrives(), failed.last().first().value<Errors>().front().text().c_str());
        QCOMPARE(b.inForce(1), 0.9);
    }
};

QTEST_MAIN(TestRunEdits)
#include "test_run_edits.moc"
