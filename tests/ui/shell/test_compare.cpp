// SPDX-License-Identifier: GPL-3.0-or-later
// In the real window, by keys and mouse: the table of events, the states of contacts, two runs beside each other, and a first
// scene that is framed as any later one.
#include "tests/ui/shell/window_hand.h"
#include "ui/look/gl_format.h"
#include "ui/panels/compare_bar.h"
#include "ui/panels/event_panel.h"
#include "ui/panels/mode_strip.h"
#include "ui/panels/timeline_bar.h"
#include "ui/plots/plot_area.h"
#include "ui/plots/plot_canvas.h"
#include "ui/run/run_controller.h"
#include "ui/run/second_run.h"
#include "ui/run/time_cursor.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/run_both_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

#include <cmath>
#include <limits>

using namespace saltus;
using namespace saltus::ui;

class TestCompare : public QObject {
    Q_OBJECT
    testing::TestWindow window_;
    std::unique_ptr<testing::WindowHand> hand_;

    Workbench& bench() { return window_->workbench(); }
    RunController& run() { return window_->run(); }
    bool runTo(double time) {
        run().setWantedSpeed(std::numeric_limits<double>::infinity());
        run().play();
        const bool done = QTest::qWaitFor([&] { return run().frame() && run().frame()->time >= time; }, 60000);
        run().pause();
        QTest::qWait(200);
        return done;
    }
    void picture(const char* name) {
        const QString to = qEnvironmentVariable("SALTUS_PICTURES");
        if (to.isEmpty()) return;
        QTest::qWait(200);
        for (const auto kind : {ThemeKind::dark, ThemeKind::light})
            for (const QSize& size : {QSize(1600, 1000), QSize(1100, 700)}) {
                window_.theme().setKind(kind);
                window_->resize(size);
                QTest::qWait(300);
                window_->grab().save(QStringLiteral("%1/%2-%3-%4.png").arg(to, QLatin1String(name), kind == ThemeKind::dark ? "dark" : "light").arg(size.width()));
            }
        window_.theme().setKind(ThemeKind::dark);
        window_->resize(1600, 1000);
    }

private slots:
    void initTestCase() {
        QVERIFY(window_.show());
        hand_ = std::make_unique<testing::WindowHand>(*window_);
    }
    void cleanupTestCase() { window_.reset(); }

    void theFirstSceneIsFramedAsItIsWhenItIsOpenedAgain() {
        QVERIFY(window_.open("bouncing-box"));
        QTest::qWait(300);
        const auto first = bench().sceneView().canvas()->camera().stand();
        QVERIFY(window_->closeScene());
        QVERIFY(window_.open("bouncing-box"));
        QTest::qWait(300);
        const auto again = bench().sceneView().canvas()->camera().stand();
        QVERIFY2(first.isNear(again), qPrintable(QStringLiteral("%1 m, then %2 m").arg(first.distance).arg(again.distance)));
    }

    void f10ShowsTheEventsAndArrowsGoThroughThem() {
        QVERIFY(window_.open("bouncing-ball"));
        QVERIFY(!bench().events().isVisible());
        bench().focusView();
        hand_->key(Qt::Key_F10);
        QVERIFY(bench().events().isVisible());
        QVERIFY(runTo(2.0));
        EventModel& model = bench().events().model();
        QTRY_VERIFY(model.rowCount() >= 3);
        QCOMPARE(model.index().total(), model.index().size());
        QTableView& table = bench().events().view();
        table.setFocus();
        table.selectRow(0);
        hand_->key(&table, Qt::Key_Down);
        QCOMPARE(table.currentIndex().row(), 1);
        QCOMPARE(window_->cursor().time(), model.index().time(1));
        QVERIFY(!window_->cursor().pickedImpact()); // its card would lie over the table
        hand_->click(table.viewport(), table.visualRect(model.index(0, EventModel::time)).center());
        QCOMPARE(window_->cursor().time(), model.index().time(0));
        picture("events");
        bench().events().filter().setText(QStringLiteral("graze"));
        QCOMPARE(model.rowCount(), 0);
        bench().events().filter().clear();
        QVERIFY(model.rowCount() >= 3);
        bench().focusView();
        hand_->key(Qt::Key_F10);
        QVERIFY(!bench().events().isVisible());
    }

    // Of a run by events of equations: thrown at 1 m/s it slips to a stop after 1/(mu g) = 0.51 s and sticks, until it is pushed by more than mu m g from 2 s on.
    void theStatesOfAContactByEvents() {
        const QString path = window_.file(QStringLiteral("slide.saltus"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"j({"saltus": 2, "title": "Slide", "systems": {"m": {"kind": "lagrangian-nonlinear", "M": [[1, 0], [0, 1]], "F": ["if(t < 2, 0, 4)", "-9.81"], "q": [0, 0.1], "v": [1, 0]}},
            "interactions": {"c": {"between": ["m"], "relation": {"kind": "lagrangian-linear", "H": [[0, 1]], "T": [[1, 0]]}, "law": {"kind": "newton-impact-friction", "e": 0, "mu": 0.2}}},
            "run": {"integrator": {"kind": "event-driven"}, "step": "10 ms", "end": "3 s"}})j");
        file.close();
        window_->document().undoStack().setClean();
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        QVERIFY(window_->openFile(path) && QTest::qWaitFor([&] { return ready.count() > 0; }, 20000));
        bench().focusView();
        hand_->key(Qt::Key_F7, Qt::ShiftModifier);
        QVERIFY(runTo(2.5));
        ModeStrip& strip = *bench().timeline().modes();
        window_->cursor().follow();
        QTRY_COMPARE(strip.contacts(), std::size_t(1));
        const double lands = std::sqrt(0.2 / 9.81), v = 1 - 0.2 * std::sqrt(2 * 9.81 * 0.1), stops = lands + v / (0.2 * 9.81);
        QTRY_COMPARE(strip.modeAt(0, 2.2), ModeStrip::Mode::slip);
        QCOMPARE(strip.modeAt(0, 0.5 * lands), ModeStrip::Mode::open);
        QCOMPARE(strip.modeAt(0, lands + 0.01), ModeStrip::Mode::slip);
        QCOMPARE(strip.modeAt(0, stops - 0.01), ModeStrip::Mode::slip);
        QCOMPARE(strip.modeAt(0, stops + 0.01), ModeStrip::Mode::stick);
        QCOMPARE(strip.modeAt(0, 1.99), ModeStrip::Mode::stick);
        hand_->key(Qt::Key_F7, Qt::ShiftModifier);
        QVERIFY(!strip.isVisible());
    }

    void shiftF7ShowsWhenAContactSticksAndSlips() {
        QVERIFY(window_.open("friction-oscillator"));
        bench().focusView();
        hand_->key(Qt::Key_F7, Qt::ShiftModifier);
        QVERIFY(runTo(3.0));
        ModeStrip& strip = *bench().timeline().modes();
        window_->cursor().follow();
        QTest::qWait(400);
        picture("modes");
        if (strip.contacts() > 0) {
            QVERIFY(strip.isVisible() && strip.height() > 0);
            bool known = false;
            for (double t = 0.1; t < 3.0; t += 0.05) known = known || strip.modeAt(0, t) != ModeStrip::Mode::unknown;
            QVERIFY(known);
            QCOMPARE(strip.modeAt(0, 1e9), ModeStrip::Mode::unknown);
        }
        bench().focusView();
        hand_->key(Qt::Key_F7, Qt::ShiftModifier);
        QVERIFY(!strip.isVisible());
    }

    void runBothByKeysDrawsBDashedAndTellsTheOrder() {
        QVERIFY(window_.open("simple-pendulum"));
        run().stepForward(200); // 0.1 s: it swings and has not reached the wall
        QTRY_VERIFY_WITH_TIMEOUT(run().frame() && run().frame()->step == 200, 60000);
        QCOMPARE(run().recording()->impact_count(), std::size_t{0});
        bench().focusView();
        hand_->key(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = window_->findChild<RunBothDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        if (const QString to = qEnvironmentVariable("SALTUS_PICTURES"); !to.isEmpty()) dialog->grab().save(to + QStringLiteral("/run-both-dialog.png"));
        QCOMPARE(dialog->value().text(), QStringLiteral("0.25 ms")); // half of A's, to the last digit
        QTest::keyClick(&dialog->value(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&dialog->value(), QStringLiteral("never"));
        QTest::keyClick(&dialog->value(), Qt::Key_Return);
        QVERIFY(dialog->isVisible() && !bench().second().active()); // refused, with the reason
        dialog->value().setText(QString::number(0.5 * run().stepSize(), 'g', 17));
        QTest::keyClick(&dialog->value(), Qt::Key_Return);
        SecondRun& second = bench().second();
        QVERIFY(second.active());
        QTRY_VERIFY_WITH_TIMEOUT(second.recording() && !second.behind(), 60000);
        QVERIFY(std::abs(second.step() - 0.5 * run().stepSize()) < 1e-15);
        QTest::qWait(200);
        int dashed = 0;
        for (PlotCanvas* canvas : bench().plots().findChildren<PlotCanvas*>()) dashed += canvas->content().beside().look == BesideRun::Look::dashed && canvas->content().beside().recording ? 1 : 0;
        QVERIFY2(dashed >= 2, qPrintable(QString::number(dashed)));
        QVERIFY(bench().plots().plotNames().contains(QStringLiteral("B - A")));
        QVERIFY(bench().sceneView().outlinesShown() >= 1);
        QVERIFY(bench().compareBar().isVisible() && !bench().compareBar().order());
        picture("run-both");
        hand_->key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(bench().compareBar().order().has_value(), 60000);
        QVERIFY2(std::abs(*bench().compareBar().order() - 2.0) < 0.3, qPrintable(bench().compareBar().text())); // theta = 1/2
        picture("run-both-order");
        window_->actions().action("run.endBoth")->trigger();
        QVERIFY(!second.active() && !bench().compareBar().isVisible());
        QVERIFY(!bench().plots().plotNames().contains(QStringLiteral("B - A")));
        QCOMPARE(bench().sceneView().outlinesShown(), std::size_t{0});
    }

    // B by events is the motion itself: halving is for A, whose distance from it tells the order.
    void halvingBesideARunByEventsHalvesA() {
        QVERIFY(window_.open("simple-pendulum"));
        const double h = run().stepSize();
        run().stepForward(200);
        QTRY_VERIFY_WITH_TIMEOUT(run().frame() && run().frame()->step == 200, 60000);
        const model::Model& scene = window_->document().model();
        model::PropertyId kind;
        for (const model::Property& p : model::properties(scene, model::Setting::run))
            if (p.id.key == model::Key::kind && p.id.owner == model::Owner::integrator) kind = p.id;
        const auto begun = bench().second().begin(scene, {"", kind, "event-driven", QStringLiteral("by events")});
        QVERIFY2(begun, begun ? "" : begun.error().text().c_str());
        QTRY_VERIFY_WITH_TIMEOUT(bench().second().recording() && !bench().second().behind(), 60000);
        QTest::qWait(200);
        picture("run-both-events");
        bench().compareBar().halve();
        QTRY_VERIFY_WITH_TIMEOUT(run().canRun() && std::abs(run().stepSize() - 0.5 * h) < 1e-12, 60000);
        QVERIFY(bench().second().active() && bench().second().model().run.integrator == model::IntegratorKind::event_driven);
        run().stepForward(400);
        QTRY_VERIFY_WITH_TIMEOUT(bench().compareBar().order().has_value(), 60000);
        QVERIFY2(std::abs(*bench().compareBar().order() - 2.0) < 0.3, qPrintable(bench().compareBar().text())); // theta = 1/2
        window_->document().undoStack().undo();
        bench().second().end();
    }

    void wherePartnersAreMissingIsFlaggedAndReachedByAKey() {
        QVERIFY(window_.open("bouncing-ball"));
        QVERIFY(runTo(2.0));
        const model::Model& scene = window_->document().model();
        const Variation softer{scene.interactions[0].name, {model::Owner::law, model::Key::e}, "0.3", QStringLiteral("e = 0.3")};
        bench().compareBar().setModel(window_->document().snapshot());
        QVERIFY(bench().second().begin(scene, softer));
        QTRY_VERIFY_WITH_TIMEOUT(bench().compareBar().match().first().has_value(), 60000);
        const Disagreement parting = *bench().compareBar().match().first();
        QCOMPARE(parting.order, std::size_t{2}); // the first impact is the same, the rebound is not
        QVERIFY(!bench().compareBar().partingText().isEmpty());
        // What has no room ends in dots, not in the middle of a letter.
        for (const int width : {1600, 1300, 1000}) {
            window_->resize(width, 1000);
            QTest::qWait(150);
            for (const QLabel* label : bench().compareBar().findChildren<QLabel*>())
                if (label->isVisible()) QVERIFY2(label->fontMetrics().horizontalAdvance(label->text()) <= label->width(), qPrintable(label->text()));
        }
        window_->resize(1600, 1000);
        QTRY_VERIFY(window_->actions().action("run.parting")->isEnabled());
        picture("parting");
        bench().focusView();
        hand_->key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window_->cursor().time(), parting.time);
        QVERIFY(window_->closeScene());
        QVERIFY(!bench().second().active());
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestCompare test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_compare.moc"
