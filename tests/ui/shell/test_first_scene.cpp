// SPDX-License-Identifier: GPL-3.0-or-later
// The first scene of one's own, by hand: a body over ground bounces by a law and is plotted unasked, a circuit is drawn beside its
// plots, the run that an edit ended stays in sight, and a banner that has no room opens its list.
#include "core/model/remarks.h"
#include "core/model/validate.h"
#include "core/simulation/recording.h"
#include "tests/ui/shell/window_hand.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/making/circuit_editor.h"
#include "ui/making/circuit_view.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/palette_panel.h"
#include "ui/panels/property_row.h"
#include "ui/panels/timeline_bar.h"
#include "ui/plots/plot_area.h"
#include "ui/plots/plot_canvas.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/shell/error_page.h"
#include "ui/shell/problem_list.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;
using model::Key;
using model::Owner;
using saltus::testing::WindowHand;

class TestFirstScene : public QObject {
    Q_OBJECT

    testing::TestWindow window_;
    std::unique_ptr<WindowHand> hand_;

    Document& document() { return window_->document(); }
    Workbench& bench() { return window_->workbench(); }
    RunController& run() { return window_->run(); }
    double now() { return run().frame() ? run().frame()->time : 0.0; }
    bool drop(authoring::NewShape shape) { return hand_->dragIn(shape, bench().sceneView().rect().center()); }
    void begin() {
        window_->activateWindow();
        document().close();
        hand_->key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(window_->page(), MainWindow::Page::workbench);
    }
    bool runTo(double time) {
        bench().focusView();
        hand_->key(Qt::Key_Space);
        const bool done = QTest::qWaitFor([&] { return now() >= time; }, 60000);
        hand_->key(Qt::Key_Space);
        QTest::qWait(250);
        return done && run().state() == RunState::paused;
    }
    void picture(const char* name) {
        QTest::qWait(150);
        const QString to = qEnvironmentVariable("SALTUS_PICTURES");
        if (!to.isEmpty()) window_->grab().save(to + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png"));
    }

private slots:
    void initTestCase() {
        QVERIFY(window_.show());
        hand_ = std::make_unique<WindowHand>(*window_);
    }
    void cleanupTestCase() { window_.reset(); }

    void aBallOverGroundHasALawAndPlotsWithoutBeingAsked() {
        begin();
        QVERIFY(drop(authoring::NewShape::ground));
        QVERIFY(drop(authoring::NewShape::sphere));
        const model::Model& scene = document().model();
        QCOMPARE(scene.bodies.size(), std::size_t{2});
        QCOMPARE(scene.contacts.size(), std::size_t{1});
        QVERIFY(model::remarks(scene).empty());
        QTRY_VERIFY_WITH_TIMEOUT(run().canRun(), 20000);
        QCOMPARE(bench().plots().plotNames().size(), 3);
        // Lifted, it falls and bounces by that law: e = 0.5.
        PropertyRow* row = bench().inspector().row({Owner::part, Key::position});
        QVERIFY(row && row->field(2));
        QLineEdit* height = row->field(2)->edit();
        hand_->doubleClick(height, height->rect().center());
        height->selectAll();
        hand_->type(height, QStringLiteral("2 m"));
        hand_->key(height, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(run().canRun(), 20000);
        QVERIFY(runTo(1.2));
        const auto recording = run().recording();
        QVERIFY(recording->impact_count() >= 1);
        const Impact impact = recording->impact(0);
        QVERIFY2(std::abs(impact.velocity_after + 0.5 * impact.velocity_before) < 1e-9, qPrintable(QString("%1 -> %2").arg(impact.velocity_before).arg(impact.velocity_after)));
        picture("first-scene");
        window_->resize(1200, 700);
        picture("first-scene-small");
        window_->resize(1600, 1000);
    }

    void oneUndoTakesTheBodyWithItsCompanyBack() {
        begin();
        QVERIFY(drop(authoring::NewShape::ground));
        const model::Model before = document().model();
        QVERIFY(drop(authoring::NewShape::box));
        QVERIFY(!document().model().views.plots.empty());
        bench().focusView();
        hand_->key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().model() == before);
        hand_->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!document().model().views.plots.empty());
    }

    void aRunThatAnEditEndedStaysFaintlyBelowTheNewOne() {
        begin();
        QVERIFY(drop(authoring::NewShape::ground));
        QVERIFY(drop(authoring::NewShape::box));
        QTRY_VERIFY_WITH_TIMEOUT(run().canRun(), 20000);
        QVERIFY(runTo(0.6));
        const auto first = run().recording();
        QVERIFY(!run().before());
        // The law's e, by the inspector: the run begins anew.
        PropertyRow* row = bench().inspector().row({Owner::part, Key::velocity});
        QVERIFY(row && row->field(0));
        QLineEdit* speed = row->field(0)->edit();
        hand_->doubleClick(speed, speed->rect().center());
        speed->selectAll();
        hand_->type(speed, QStringLiteral("2 m/s"));
        hand_->key(speed, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(run().canRun() && run().recording() != first, 20000);
        QCOMPARE(run().before(), first);
        QVERIFY(runTo(0.4));
        bool any = false;
        for (PlotCanvas* canvas : bench().plots().findChildren<PlotCanvas*>()) any = any || canvas->content().hasEarlier();
        QVERIFY(any);
        picture("run-before");
        // Undo brings it back itself; then nothing is drawn below it but what was tried meanwhile.
        bench().focusView();
        hand_->key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(run().recording(), first, 20000);
        QVERIFY(run().before() != first);
    }

    // Every law of the list makes a run of its own; the one that was there at first does not go for that.
    void arrowsThroughTheLawsDoNotLoseTheRun() {
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        document().close();
        QVERIFY(window_->openFile(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/bouncing-ball.saltus")));
        QTRY_VERIFY_WITH_TIMEOUT(ready.count() > 0 && run().canRun(), 20000);
        QVERIFY(runTo(1.0));
        const auto first = run().recording();
        const std::size_t rows = first->rows();
        bench().inspector().select(QString::fromStdString(document().model().interactions[0].name));
        QComboBox* law = nullptr;
        QTRY_VERIFY([&] {
            for (QComboBox* box : bench().inspector().findChildren<QComboBox*>())
                if (box->isVisible() && box->count() > 3) law = box;
            return law != nullptr;
        }());
        int changes = 0;
        for (int i = 0; i < 5; ++i) {
            const int before = document().undoStack().index();
            law = nullptr;
            for (QComboBox* box : bench().inspector().findChildren<QComboBox*>())
                if (box->isVisible() && box->count() > 3) law = box;
            if (!law) break;
            law->setFocus(Qt::TabFocusReason);
            hand_->key(law, Qt::Key_Down);
            QTest::qWait(400);
            if (document().undoStack().index() > before) ++changes;
            if (run().canRun()) { // something is computed of it
                bench().focusView();
                hand_->key(Qt::Key_Right);
                QTest::qWait(200);
            }
        }
        QVERIFY(changes >= 1);
        bench().focusView();
        while (document().undoStack().canUndo()) hand_->key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(run().canRun() && run().recording(), 20000);
        QTRY_VERIFY2_WITH_TIMEOUT(run().recording() == first && first->rows() >= rows, "the run that was there at first", 20000);
    }

    // Typed, Enter, Space, E: whoever runs the scene from a field means the run with the next key, not the field.
    void theKeyboardLeavesAFieldForTheRun() {
        begin();
        QVERIFY(drop(authoring::NewShape::ground));
        QVERIFY(drop(authoring::NewShape::sphere));
        QTRY_VERIFY_WITH_TIMEOUT(run().canRun(), 20000);
        bench().inspector().select(QString::fromStdString(document().model().contacts[0].name));
        PropertyRow* row = nullptr;
        QTRY_VERIFY((row = bench().inspector().row(model::PropertyId{Owner::part, Key::mu})) != nullptr);
        QLineEdit* field = row->field(0)->edit();
        hand_->click(field);
        field->selectAll();
        hand_->type(field, QStringLiteral("0.123456789"));
        hand_->key(field, Qt::Key_Return);
        QVERIFY(field->hasFocus());
        QCOMPARE(field->selectedText(), QStringLiteral("0.123456789"));
        QCOMPARE(field->cursorPosition(), 0); // a narrow field shows how its text begins
        hand_->key(Qt::Key_Space);
        QTRY_COMPARE(run().state(), RunState::running);
        hand_->key(Qt::Key_E);
        QCOMPARE(field->text(), QStringLiteral("0.123456789"));
        hand_->key(Qt::Key_Space);
        QTRY_COMPARE(run().state(), RunState::paused);
    }

    void aCircuitIsDrawnBesideItsPlots() {
        begin();
        QVERIFY(!bench().circuitView().isVisible());
        hand_->key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        auto* editor = window_->findChild<CircuitEditor*>();
        QVERIFY(editor && QTest::qWaitForWindowActive(editor));
        for (const char* line : {"V 10*sin(2*pi*50*t) a gnd", "D a b", "C 100uF b gnd", "R 1k b gnd"}) {
            hand_->type(editor->line(), QString::fromUtf8(line));
            hand_->key(editor->line(), Qt::Key_Return);
        }
        hand_->click(WindowHand::button(editor, QStringLiteral("OK")));
        QTRY_VERIFY_WITH_TIMEOUT(run().canRun(), 20000);
        // Its own pace: the empty scene's second a second would be past its periods before anyone looks.
        const double end = [&] { const auto told = model::end_time(document().model().run); return told ? *told : 0.0; }();
        QVERIFY(end > 0.0 && end < 1.0);
        QCOMPARE(run().wantedSpeed(), usualSpeed(end));
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        QTRY_VERIFY(bench().circuitView().isVisible());
        QVERIFY(bench().plots().isVisible());
        QTRY_VERIFY(bench().circuitView().width() >= 240 && bench().plots().width() > bench().circuitView().width());
        QVERIFY(runTo(0.03));
        QTRY_VERIFY(!bench().circuitView().drawing().readings().empty());
        // At a quarter of the period the source is at its 10 V and the diode has conducted; at three quarters it blocks.
        const auto at = [&](double time) {
            window_->cursor().scrub(time);
            bench().tick(); // as the timer does, however busy the machine is
            return bench().circuitView().drawing().readings();
        };
        const auto high = at(0.005), low = at(0.015);
        const auto& elements = document().model().circuits[0].elements;
        for (std::size_t i = 0; i < elements.size(); ++i) {
            if (elements[i].kind == model::CircuitElementKind::voltage_source) {
                QVERIFY2(high[i].voltage.startsWith(QStringLiteral("10")), qPrintable(high[i].voltage));
                QVERIFY2(low[i].voltage.contains(QStringLiteral("10")) && !low[i].voltage.startsWith(QStringLiteral("10")), qPrintable(low[i].voltage));
            }
            if (elements[i].kind == model::CircuitElementKind::diode) {
                QVERIFY(at(0.003)[i].state == CircuitReading::State::conducts);
                QVERIFY(low[i].state == CircuitReading::State::blocks);
            }
        }
        picture("circuit-beside");
        window_->resize(1200, 700);
        picture("circuit-beside-small");
        window_->resize(1600, 1000);
        // Its editor, from there.
        QTest::mouseDClick(&bench().circuitView().drawing(), Qt::LeftButton, {}, QPoint(20, 20));
        QTRY_VERIFY(window_->findChild<CircuitEditor*>());
        window_->findChild<CircuitEditor*>()->close();
        window_->activateWindow();
        // A scene without a circuit has none, nor its pace.
        begin();
        QVERIFY(!bench().circuitView().isVisible());
        QVERIFY(drop(authoring::NewShape::sphere));
        QTRY_VERIFY_WITH_TIMEOUT(run().canRun(), 20000);
        QCOMPARE(run().wantedSpeed(), 1.0);
    }

    void aBannerWithoutRoomOpensTheWholeList() {
        begin();
        Errors problems;
        for (int i = 1; i <= 9; ++i)
            problems.push_back({ErrorKind::input, "the mass of 'box" + std::to_string(i) + "' is not positive", "write a mass above 0", {{}, 0, 0, "bodies.box" + std::to_string(i) + ".mass"}});
        bench().banner().present(QStringLiteral("It cannot run yet: 9 things to mend"), problems);
        auto* more = bench().banner().findChild<QPushButton*>(QStringLiteral("moreProblems"));
        QVERIFY(more && more->isVisible());
        QCOMPARE(more->text(), QStringLiteral("and 5 more"));
        picture("banner-more");
        hand_->click(more);
        ProblemList* list = nullptr;
        QTRY_VERIFY((list = window_->findChild<ProblemList*>()) != nullptr);
        QCOMPARE(list->list().count(), 9);
        QSignalSpy asked(&bench().banner(), &Banner::objectRequested);
        const QRect row = list->list().visualItemRect(list->list().item(6));
        list->list().scrollToItem(list->list().item(6));
        hand_->click(list->list().viewport(), list->list().visualItemRect(list->list().item(6)).center());
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked[0][0].toString(), QStringLiteral("box7"));
        QVERIFY(row.isValid());
        const QString to = qEnvironmentVariable("SALTUS_PICTURES");
        if (!to.isEmpty()) list->grab().save(to + QStringLiteral("/problem-list.png"));
        // Another message makes it old.
        bench().banner().present(QStringLiteral("Something else"), QString());
        QTRY_VERIFY(!window_->findChild<ProblemList*>());
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestFirstScene test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_first_scene.moc"
