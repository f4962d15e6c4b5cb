// SPDX-License-Identifier: GPL-3.0-or-later
// The first five minutes: what a newcomer does one after another in one window, by keys and mouse alone, with a count of actions
// for each. What is asked of the window is what it shows; nothing is called that a person could not touch.
#include "core/model/edit.h"
#include "core/simulation/recording.h"
#include "tests/ui/shell/window_hand.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/panels/impact_card.h"
#include "ui/panels/inspector_drop_test.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/palette_panel.h"
#include "ui/panels/parameter_slider.h"
#include "ui/panels/property_row.h"
#include "ui/panels/signals_panel.h"
#include "ui/panels/timeline_bar.h"
#include "ui/panels/timeline_lane.h"
#include "ui/plots/cloud_content.h"
#include "ui/plots/plot_area.h"
#include "ui/plots/plot_canvas.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/links.h"
#include "ui/scene_view/scene_graph.h"
#include "ui/scene_view/scene_overlay.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/gallery.h"
#include "ui/shell/key_badges.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace saltus;
using namespace saltus::ui;
using model::Key;
using model::Owner;
using saltus::testing::WindowHand;

class TestNewcomer : public QObject {
    Q_OBJECT

    testing::TestWindow window_;
    std::unique_ptr<WindowHand> hand_;

    Document& document() { return window_->document(); }
    Workbench& bench() { return window_->workbench(); }
    RunController& run() { return window_->run(); }
    double now() const { return window_->run().frame() ? window_->run().frame()->time : 0.0; }
    PropertyRow* row(Key key) { return bench().inspector().row({Owner::part, key}); }
    bool typeInto(Key key, std::size_t field, const QString& text) {
        PropertyRow* at = row(key);
        if (!at || !at->field(field)) return false;
        QLineEdit* edit = at->field(field)->edit();
        if (!hand_->doubleClick(edit, edit->rect().center())) return false;
        edit->selectAll();
        hand_->type(text);
        QTest::keyClick(edit, Qt::Key_Return); // the end of the same action
        QTest::qWait(80);
        return true;
    }
    // By Ctrl+K, its title and Enter, as from anywhere.
    bool openByName(const QString& title) {
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        document().undoStack().setClean(); // nothing is asked for
        hand_->key(Qt::Key_K, Qt::ControlModifier);
        hand_->type(title);
        hand_->key(Qt::Key_Return);
        return QTest::qWaitFor([&] { return ready.count() > 0; }, 20000) && run().canRun();
    }
    bool runTo(double time) {
        if (run().state() != RunState::running) hand_->key(Qt::Key_Space);
        const bool done = QTest::qWaitFor([&] { return now() >= time; }, 60000);
        hand_->key(Qt::Key_Space);
        if (!done || !QTest::qWaitFor([&] { return run().state() == RunState::paused; }, 5000)) return false;
        QTest::qWait(200); // the last state is shown
        return true;
    }
    static void tellCount(const char* what, int actions, int allowed) {
        qInfo("%s: %d actions (at most %d)", what, actions, allowed);
        QVERIFY2(actions <= allowed, qPrintable(QStringLiteral("%1: %2 actions").arg(QLatin1String(what)).arg(actions)));
    }

    // A place of the view where the mouse meets it.
    QPoint placeOf(const QString& name) {
        scene::SceneCanvas* canvas = bench().sceneView().canvas();
        for (int y = 8; y < canvas->height(); y += 8)
            for (int x = 8; x < canvas->width(); x += 8) {
                scene::Hit hit;
                canvas->underCursor(QPointF(x, y), &hit, true);
                const QString found = hit.body >= 0 ? bench().sceneView().bodyName(hit.body) : hit.link >= 0 ? QString::fromStdString(canvas->graph().links().joint(std::size_t(hit.link)).name) : QString();
                if (found == name) return {x, y};
            }
        return {-1, -1};
    }

private slots:
    void initTestCase() {
        QVERIFY(window_.show());
        hand_ = std::make_unique<WindowHand>(*window_);
    }
    void init() { hand_->startCounting(); }
    void cleanupTestCase() { window_.reset(); }

    void one_theGalleryIsFirstAndTheSearchOpensTheCam() {
        QCOMPARE(window_->page(), MainWindow::Page::gallery);
        QVERIFY(window_->gallery().shownCards().size() >= 12);
        QVERIFY(openByName(QStringLiteral("cam-follower")));
        QCOMPARE(window_->page(), MainWindow::Page::workbench);
        QCOMPARE(run().state(), RunState::paused);
        QVERIFY(bench().plots().isVisible() && !bench().plots().plotNames().isEmpty());
        tellCount("open a scene", hand_->actions(), 3);
    }

    void two_spaceRunsArrowsStepBackspaceGoesToTheStart() {
        QVERIFY(runTo(0.5));
        bench().focusView();
        const double stopped = now();
        hand_->key(Qt::Key_Right);
        QTRY_VERIFY(now() > stopped);
        hand_->key(Qt::Key_Left);
        QTRY_COMPARE(now(), stopped);
        const double speed = run().wantedSpeed();
        hand_->key(Qt::Key_Equal);
        QVERIFY(run().wantedSpeed() > speed);
        hand_->key(Qt::Key_Minus);
        QCOMPARE(run().wantedSpeed(), speed);
        QVERIFY(hand_->click(bench().timeline().playButton())); // the same on the screen
        QTRY_COMPARE(run().state(), RunState::running);
        QVERIFY(hand_->click(bench().timeline().playButton()));
        QTRY_COMPARE(run().state(), RunState::paused);
        hand_->key(Qt::Key_Backspace);
        QTRY_COMPARE(now(), 0.0);
        tellCount("run, step, speed, reset", hand_->actions(), 9);
    }

    void three_impactsStandOnTheTimelineAndPlayingFromThePastIsABranch() {
        QVERIFY(runTo(2.0));
        TimelineBar& timeline = bench().timeline();
        TimelineLane* lane = timeline.lane();
        QTRY_VERIFY(lane->impactCount() >= 3);
        const int y = TimelineLane::kLaneTop + TimelineLane::kLaneHeight / 2;
        const QPoint from(int(lane->xOf(1.9)), y), to(int(lane->xOf(0.2)), y);
        QVERIFY(hand_->drag(lane, from, lane, to));
        QVERIFY(std::abs(window_->cursor().time() - 0.2) < 0.1);
        hand_->key(Qt::Key_E);
        QTRY_VERIFY(timeline.card() && timeline.card()->isVisible());
        const Impact first = timeline.card()->impact();
        hand_->key(Qt::Key_E);
        QVERIFY(timeline.card()->impact().time > first.time);
        hand_->key(Qt::Key_E, Qt::ShiftModifier);
        QCOMPARE(timeline.card()->impact().time, first.time);
        QCOMPARE(window_->cursor().time(), first.time);
        const std::size_t lines = run().lines().size();
        hand_->key(Qt::Key_Escape);
        hand_->key(Qt::Key_Space); // from the past
        QTRY_COMPARE_WITH_TIMEOUT(run().lines().size(), lines + 1, 10000);
        hand_->key(Qt::Key_Space);
        QTRY_COMPARE(run().state(), RunState::paused);
        tellCount("scrub, next and previous impact, a branch", hand_->actions(), 9);
    }

    void four_aBodyIsPulledByTheMouse() {
        QVERIFY(openByName(QStringLiteral("bouncing box")));
        const QString box = QStringLiteral("box");
        SceneView& view = bench().sceneView();
        QTRY_VERIFY(view.bodyIndex(box) >= 0);
        hand_->startCounting();
        hand_->key(Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(now() > 3.0, 60000); // it lies
        const double x = view.bodyPoses()[std::size_t(view.bodyIndex(box))].position.x(), y = view.bodyPoses()[std::size_t(view.bodyIndex(box))].position.y();
        const QPoint at = hand_->bodyOnScreen(box);
        QVERIFY(view.canvas()->rect().contains(at));
        QVERIFY(hand_->drag(view.canvas(), at, view.canvas(), at + QPoint(120, -120), Qt::ControlModifier, 60));
        const auto& after = view.bodyPoses()[std::size_t(view.bodyIndex(box))].position;
        QVERIFY(std::hypot(after.x() - x, after.y() - y) > 0.02 || after.z() > 0.6);
        hand_->key(Qt::Key_Space);
        QTRY_COMPARE(run().state(), RunState::paused);
        tellCount("pull a body", hand_->actions(), 3);
    }

    void five_aBoxFromThePaletteStandsOnTheGroundAndUndoTakesItBack() {
        document().undoStack().setClean();
        hand_->key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(document().isOpen() && document().model().bodies.empty());
        QWidget* view = &bench().sceneView();
        for (const auto shape : {authoring::NewShape::ground, authoring::NewShape::box}) {
            QToolButton* from = bench().partPalette().button(shape);
            QTRY_VERIFY(from && from->isVisible());
            QVERIFY(hand_->drag(from, from->rect().center(), view, view->rect().center()));
        }
        QTRY_COMPARE(int(document().model().bodies.size()), 2);
        QTRY_VERIFY_WITH_TIMEOUT(run().canRun(), 20000);
        hand_->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(int(document().model().bodies.size()), 1);
        hand_->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(int(document().model().bodies.size()), 2);
        tellCount("build with ground and box, undo, redo", hand_->actions(), 5);
    }

    void six_aLawOfTwoBodiesIsWrittenTriedAndAWrongValueIsRefused() {
        QTRY_VERIFY_WITH_TIMEOUT(run().canRun(), 20000);
        SceneView& view = bench().sceneView();
        const QString box = QString::fromStdString(document().model().bodies[1].name);
        QTRY_VERIFY(view.bodyIndex(box) >= 0);
        QVERIFY(hand_->click(view.canvas(), hand_->bodyOnScreen(box)));
        QCOMPARE(view.selection(), QStringList{box});
        hand_->key(Qt::Key_A, Qt::ControlModifier); // the ground too
        QCOMPARE(int(view.selection().size()), 2);
        QCOMPARE(int(bench().inspector().selections().size()), 2);
        hand_->key(Qt::Key_L);
        QTRY_VERIFY(bench().inspector().dropTest());
        QVERIFY(!document().model().contacts.empty());
        QVERIFY(row(Key::e) && row(Key::mu));
        QVERIFY(typeInto(Key::e, 0, QStringLiteral("1.5"))); // no restitution
        QVERIFY(row(Key::e)->field(0)->hasError());
        QVERIFY(!row(Key::e)->fixes().empty());
        QVERIFY(typeInto(Key::e, 0, QStringLiteral("0.5")));
        QVERIFY(!row(Key::e)->field(0)->hasError());
        QTRY_VERIFY_WITH_TIMEOUT(run().canRun(), 20000);
        auto* trial = bench().inspector().dropTest()->findChild<QPushButton*>();
        QVERIFY(trial);
        QTRY_VERIFY(trial->isVisible() && trial->isEnabled());
        QVERIFY(hand_->click(trial));
        QTRY_VERIFY_WITH_TIMEOUT(!bench().inspector().dropTest()->results().empty(), 30000);
        QCOMPARE(bench().inspector().dropTest()->setValue(), 0.25);
        tellCount("contact law, wrong value, drop test", hand_->actions(), 9);
    }

    void seven_aPinMakesASlider() {
        const std::size_t before = document().model().parameters.size();
        QToolButton* pin = row(Key::e) ? row(Key::e)->pin() : nullptr;
        QVERIFY(pin);
        QTRY_VERIFY(pin->isVisible());
        QVERIFY(hand_->click(pin));
        QTRY_COMPARE(document().model().parameters.size(), before + 1);
        const auto sliderShown = [&] {
            for (auto* slider : window_->findChildren<ParameterSlider*>())
                if (slider->isVisible()) return true;
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(sliderShown(), 10000);
        tellCount("pin a parameter", hand_->actions(), 1);
    }

    void eight_twoSignalsBecomeAPhasePortrait() {
        QVERIFY(openByName(QStringLiteral("bouncing ball")));
        hand_->startCounting();
        QVERIFY(runTo(1.0));
        QListView* list = bench().signalsPanel().list();
        QVERIFY(list->isVisible());
        const int before = int(bench().plots().plotNames().size());
        QAbstractItemModel* rows = list->model();
        QVERIFY(rows->rowCount() >= 2);
        for (int i = 0; i < 2; ++i) {
            const QModelIndex at = rows->index(i, 0);
            list->scrollTo(at);
            QVERIFY(hand_->click(list->viewport(), list->visualRect(at).center(), i ? Qt::ControlModifier : Qt::NoModifier));
        }
        hand_->key(Qt::Key_Return);
        QTRY_COMPARE(int(bench().plots().plotNames().size()), before + 1);
        QVERIFY(std::holds_alternative<model::PhasePlot>(document().model().views.plots.back().kind)); // as the file says it
        tellCount("a phase portrait of two signals", hand_->actions(), 5);
    }

    void nine_oneTimeEverywhereAndTwoCursors() {
        TimelineLane* lane = bench().timeline().lane();
        const int y = TimelineLane::kLaneTop + TimelineLane::kLaneHeight / 2;
        QVERIFY(hand_->drag(lane, {int(lane->xOf(0.9)), y}, lane, {int(lane->xOf(0.3)), y}));
        hand_->key(Qt::Key_A, Qt::ShiftModifier);
        QVERIFY(hand_->drag(lane, {int(lane->xOf(0.3)), y}, lane, {int(lane->xOf(0.6)), y}));
        hand_->key(Qt::Key_B, Qt::ShiftModifier);
        QVERIFY(window_->cursor().marker(TimeCursor::a) && window_->cursor().marker(TimeCursor::b));
        QVERIFY(std::abs(*window_->cursor().marker(TimeCursor::b) - *window_->cursor().marker(TimeCursor::a) - 0.3) < 0.05);
        QTRY_VERIFY(std::abs(bench().sceneView().time() - window_->cursor().time()) <= run().stepSize()); // the picture is there too
        tellCount("two cursors", hand_->actions(), 4);
    }

    void ten_aSectionIsMadeAPointOfItShownAndARunBegunFromAnEmptyPlace() {
        QVERIFY(openByName(QStringLiteral("cam-follower")));
        hand_->startCounting();
        const std::size_t before = document().model().views.plots.size();
        hand_->key(Qt::Key_K, Qt::ControlModifier);
        hand_->type(QStringLiteral("strob"));
        hand_->key(Qt::Key_Return);
        QTRY_COMPARE(document().model().views.plots.size(), before + 1);
        const model::Plot made = document().model().views.plots.back();
        const auto* strobe = std::get_if<model::StroboscopicPlot>(&made.kind);
        QVERIFY(strobe && strobe->phase == "cam_angle" && strobe->period.formula() == "2*pi"); // of the drive
        hand_->key(Qt::Key_Escape); // its card
        QVERIFY(runTo(3.0));
        const auto canvas = [&] { return bench().plots().findChild<PlotCanvas*>(QStringLiteral("plot.") + QString::fromStdString(made.name)); };
        auto* const map = canvas(); // until the scene is edited: plots are made anew then
        QVERIFY(map && map->isVisible());
        auto& cloud = dynamic_cast<CloudContent&>(map->content());
        QTRY_VERIFY(cloud.pointCount() >= 15); // 358 rpm for 3 s
        QCOMPARE(cloud.settingCount(), std::size_t{1});
        const View view = map->view();
        QPoint point, empty;
        for (int y = int(view.rect.top()) + 4; y < int(view.rect.bottom()) - 4; y += 2)
            for (int x = int(view.rect.left()) + 4; x < int(view.rect.right()) - 4; x += 2) {
                const bool hit = cloud.hover(view, map->look(), map->shownState(), QPointF(x, y)).has_value();
                if (hit && point.isNull()) point = {x, y};
                if (!hit && empty.isNull() && view.fromX(x) > 0.02 && y > int(view.rect.center().y())) empty = {x, y};
            }
        QVERIFY(!point.isNull() && !empty.isNull());
        QVERIFY(hand_->click(map, point));
        const double turns = window_->cursor().time() * 358.0 / 60.0;
        QVERIFY2(std::abs(turns - std::round(turns)) < 1e-6, qPrintable(QString::number(turns))); // the state of that point, everywhere
        QTRY_VERIFY(std::abs(bench().sceneView().time() - window_->cursor().time()) <= run().stepSize());
        const auto recording = run().recording();
        QVERIFY(hand_->click(map, empty));
        QTRY_VERIFY_WITH_TIMEOUT(run().recording() && run().recording() != recording && run().recording()->rows() > 0, 10000);
        const Recording& begun = *run().recording();
        for (const auto& [signal, wanted] : {std::pair{strobe->x, view.fromX(empty.x())}, {strobe->y, view.fromY(empty.y())}}) {
            const auto column = begun.catalogue().find(signal);
            QVERIFY2(column && std::abs(begun.value(*column, 0) - wanted) < 1e-9, signal.c_str());
        }
        QTRY_COMPARE(dynamic_cast<CloudContent&>(canvas()->content()).settingCount(), std::size_t{2}); // in a colour of its own
        if (run().state() == RunState::running) hand_->key(Qt::Key_Space);
        QTRY_COMPARE(run().state(), RunState::paused);
        tellCount("a section, a state of it, a run from an empty place", hand_->actions(), 9);
    }

    void twelve_aFigureIsTakenAwayAndTheCommandCopied() {
        hand_->key(Qt::Key_E, Qt::ControlModifier);
        ExportDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = window_->findChild<ExportDialog*>()) != nullptr && dialog->isVisible());
        auto* file = dialog->findChild<QLineEdit*>(QStringLiteral("exportFile"));
        QVERIFY(file);
        const QString name = window_.file(QStringLiteral("figure.pdf"));
        file->selectAll();
        hand_->type(file, name);
        QVERIFY(hand_->click(WindowHand::button(dialog, QStringLiteral("Copy as command"))));
        QVERIFY(QApplication::clipboard()->text().startsWith(QLatin1String("saltus")));
        QVERIFY(hand_->click(dialog->findChild<QPushButton*>(QStringLiteral("exportNow"))));
        QTRY_VERIFY2_WITH_TIMEOUT(QFileInfo(name).size() > 1000, qPrintable(dialog->status()), 20000);
        hand_->key(dialog, Qt::Key_Escape);
        QTRY_VERIFY(window_->findChild<ExportDialog*>() == nullptr);
        hand_->key(Qt::Key_F1);
        QTRY_VERIFY(window_->findChild<KeyBadges*>() != nullptr);
        hand_->key(Qt::Key_Escape);
        tellCount("a figure, the command, the keys", hand_->actions(), 7);
    }

    // The second click of a pair, with Ctrl in the view, left outline and inspector with the first body, and L had no pair.
    void twoBodiesAreChosenByClicksInTheView() {
        QVERIFY(window_.open("slider-crank-3d"));
        QTest::qWait(300);
        QVERIFY(hand_->click(bench().sceneView().canvas(), placeOf(QStringLiteral("crank"))));
        QVERIFY(hand_->click(bench().sceneView().canvas(), placeOf(QStringLiteral("slider")), Qt::ControlModifier));
        const QStringList both{QStringLiteral("crank"), QStringLiteral("slider")};
        QCOMPARE(bench().sceneView().selection(), both);
        QCOMPARE(bench().inspector().selections(), both);
        QCOMPARE(bench().outline().selections(), both);
        const std::size_t laws = document().model().contacts.size();
        hand_->key(Qt::Key_L);
        QTRY_COMPARE(document().model().contacts.size(), laws + 1); // the pair's own law, to be changed
        QVERIFY(hand_->click(bench().sceneView().canvas(), placeOf(QStringLiteral("slider")), Qt::ControlModifier)); // and away again
        QCOMPARE(bench().inspector().selections(), QStringList{QStringLiteral("crank")});
        QCOMPARE(bench().outline().selections(), QStringList{QStringLiteral("crank")});
        document().undoStack().setClean();
    }

    // Rods, ropes and springs were drawn and not to be had: a click took what stood behind them.
    void aClickOnARodChoosesItsJoint() {
        const QString file = window_.file(QStringLiteral("rod.saltus"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(R"({ "saltus": 1, "bodies": { "ground": { "fixed": true, "shapes": [{ "kind": "half-space" }] },
            "bob": { "position": [0.6, 0, 1], "shapes": [{ "kind": "sphere", "radius": 0.15 }] }, "low": { "position": [-0.8, 0, 1], "shapes": [{ "kind": "box", "size": [0.2, 0.2, 0.2] }] } },
            "joints": { "rod": { "kind": "distance", "between": ["bob"], "point": [0.6, 0, 1], "point_b": [0, 0, 1.8] },
                        "spring": { "kind": "distance", "between": ["low"], "point": [-0.8, 0, 1.1], "point_b": [-0.8, 0, 1.8], "coordinates": [{ "stiffness": 500, "rest": 0.6 }] } } })");
        out.close();
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        document().undoStack().setClean();
        QVERIFY(window_->openFile(file));
        QVERIFY(QTest::qWaitFor([&] { return ready.count() > 0 && run().canRun(); }, 20000));
        QTest::qWait(300);
        for (const char* name : {"rod", "spring"}) {
            const QPoint at = placeOf(QLatin1String(name));
            QVERIFY2(at.x() >= 0, name);
            QTest::mouseMove(bench().sceneView().canvas(), at);
            const auto told = [&] {
                const auto& labels = bench().sceneView().findChild<scene::SceneOverlay*>()->content().labels;
                return std::any_of(labels.begin(), labels.end(), [&](const scene::Label& label) { return label.text.front().text == QLatin1String(name); });
            };
            QTRY_VERIFY2(told(), name); // hover tells
            QVERIFY(hand_->click(bench().sceneView().canvas(), at));
            QCOMPARE(bench().sceneView().selection(), QStringList{QLatin1String(name)});
            QCOMPARE(bench().inspector().selections(), QStringList{QLatin1String(name)});
            QCOMPARE(bench().outline().selections(), QStringList{QLatin1String(name)});
        }
        // What stands beneath the limits took half of their row.
        const QLabel* note = bench().inspector().findChild<QLabel*>(QStringLiteral("limits.note"));
        QTRY_VERIFY(note && note->isVisible());
        QTest::qWait(100);
        for (const PropertyRow* row : note->parentWidget()->findChildren<PropertyRow*>())
            if (row->isVisible()) QVERIFY2(row->height() >= row->sizeHint().height(), qPrintable(QStringLiteral("%1 %2").arg(row->height()).arg(row->sizeHint().height())));
        QVERIFY(hand_->click(bench().sceneView().canvas(), placeOf(QStringLiteral("bob"))));
        QCOMPARE(bench().sceneView().selection(), QStringList{QStringLiteral("bob")});
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestNewcomer test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_newcomer.moc"
