// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of many bodies in the real window: what is drawn of them is made once, and each may be stopped, by a click, as long as it is
// waited for. The scene, the list of undo and what is selected are then as they were.
#include "core/base/going_on.h"
#include "core/io/scene_file.h"
#include "core/simulation/body_input.h"
#include "tests/ui/many_boxes.h"
#include "tests/ui/shell/window_hand.h"
#include "ui/document/recovery.h"
#include "ui/look/gl_format.h"
#include "ui/look/wait_bar.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/property_row.h"
#include "ui/run/run_controller.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/array_dialog.h"

#include <QFile>
#include <QMenu>
#include <QProgressDialog>
#include <QPushButton>
#include <QThread>
#include <QTimer>
#include <QUndoView>

#include <atomic>

using namespace saltus;
using namespace saltus::ui;

class TestManyBodies : public QObject {
    Q_OBJECT
    static constexpr int kBodies = 1500; // and the ground
    testing::TestWindow window_;
    int bars_ = 0; // of the edit

    Document& document() { return window_->document(); }
    SceneView& view() { return window_->workbench().sceneView(); }
    void act(const char* id) { window_->actions().action(QLatin1String(id))->trigger(); }

    // Every wait shows its bar at once, and the work does not begin before the bar was seen, however fast it is. The hand clicks Stop on
    // the bar of this number, 0: on none.
    void stop(int at) {
        bars_ = 0;
        document().setWait([this, at](const QString& what, std::function<void()> work) {
            const bool stopped = ++bars_ == at;
            const auto seen = std::make_shared<std::atomic<bool>>(false);
            QTimer hand;
            connect(&hand, &QTimer::timeout, this, [&hand, stopped, seen] {
                auto* bar = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
                auto* button = bar ? bar->findChild<QPushButton*>() : nullptr;
                if (!button || !button->isVisible()) return;
                hand.stop();
                if (stopped) QTest::mouseClick(button, Qt::LeftButton);
                else *seen = true;
            });
            hand.start(0);
            return waitFor(window_.get(), what, [seen, work = std::move(work)] {
                for (int k = 0; k < 10000 && !*seen; ++k) {
                    ask_to_go_on();
                    QThread::msleep(1);
                }
                work();
            }, 0);
        });
    }

private slots:
    void initTestCase() {
        QVERIFY(window_.show());
        const QString file = window_.file(QStringLiteral("many.saltus"));
        model::Model model = testing::many_boxes(kBodies);
        model.title = "Many boxes";
        QVERIFY(io::write_scene(model, file.toStdString()).has_value());
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        QVERIFY(window_->openFile(file));
        QVERIFY(QTest::qWaitFor([&] { return ready.count() > 0; }, 60000));
    }
    void cleanupTestCase() {
        document().undoStack().setClean();
        window_.reset();
    }

    void everyEditOfManyCanBeStopped_data() {
        constexpr int once = kBodies + 1, twice = 2 * once;
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<int>("bodies"); // afterwards
        QTest::addColumn<int>("bars");   // of the copies, or of what goes; of what is drawn then
        QTest::addColumn<bool>("runs");  // waited for: what stands in each other has a run that takes long to make
        const auto row = [](const char* name, const char* action, int bodies, int bars, bool runs = true) { QTest::newRow(name) << QByteArray(action) << bodies << bars << (runs && bodies > 0); };
        row("duplicate", "edit.duplicate", twice, 2);
        row("undo", "edit.undo", once, 1);
        row("redo", "edit.redo", twice, 1);
        row("undo again", "edit.undo", once, 1);
        row("copy", "edit.copy", once, 1);
        row("paste", "edit.paste", twice, 2);
        row("undo of it", "edit.undo", once, 1);
        row("mirror", "edit.mirrorX", twice, 2, false); // onto themselves
        row("undo of the mirror", "edit.undo", once, 1);
        row("align", "edit.alignCentreX", once, 1, false); // only moved: nothing is made anew
        row("undo of the line", "edit.undo", once, 0);
        row("distribute", "edit.alignSpreadZ", once, 1, false);
        row("undo of the gaps", "edit.undo", once, 0);
        row("drop down", "edit.dropDown", once, 1);
        row("delete", "edit.delete", 0, 2);
        row("undo of the end", "edit.undo", once, 1);
    }
    void everyEditOfManyCanBeStopped() {
        QFETCH(const QByteArray, action);
        QFETCH(const int, bodies);
        QFETCH(const int, bars);
        QFETCH(const bool, runs);
        act("edit.selectAll");
        QVERIFY(document().bodies({}).has_value()); // known already: no bar is for those
        const model::Model before = document().model();
        const int index = document().undoStack().index(), count = document().undoStack().count();
        const QStringList selection = view().selection();
        for (int at = 1; at <= bars; ++at) {
            stop(at);
            act(action.constData());
            QCOMPARE(bars_, at); // nothing goes on after it
            QVERIFY(document().model() == before);
            QCOMPARE(document().undoStack().index(), index);
            QCOMPARE(document().undoStack().count(), count);
            QCOMPARE(view().selection(), selection);
            QVERIFY(!QApplication::activeModalWidget());
        }
        stop(0);
        std::shared_ptr<const simulation::BodyScene> drawn; // by the first who asks
        const auto taken = connect(&document(), &Document::modelChanged, this, [&] {
            if (const auto made = document().bodies({})) drawn = *made;
        });
        act(action.constData());
        disconnect(taken);
        QCOMPARE(bars_, bars);
        QCOMPARE(static_cast<int>(document().model().bodies.size()), bodies);
        QCOMPARE(static_cast<int>(view().bodyPoses().size()), bodies);
        QVERIFY(!QApplication::activeModalWidget());
        // What the panels put off comes: all of them are about the same parts.
        const auto names = [](const QStringList& list) { return QSet<QString>(list.begin(), list.end()); };
        QTRY_COMPARE_WITH_TIMEOUT(names(window_->workbench().outline().selections()), names(view().selection()), 20000);
        QTRY_VERIFY(!document().slices().waits(&window_->workbench().inspector()));
        QCOMPARE(names(window_->workbench().inspector().selections()), names(view().selection()));
        // The view, the inspector and the editor asked too: it was made once.
        if (drawn) QVERIFY(drawn == *document().bodies({}));
        if (runs) QTRY_VERIFY_WITH_TIMEOUT(window_->run().canRun(), 120000);
    }

    // One property of all that are selected is one edit; given up, the fields show the scene again.
    void onePropertyOfManyIsOneEdit() {
        const model::Model before = document().model();
        model::Edit edit;
        for (std::size_t b = 1; b < before.bodies.size(); ++b) {
            model::Body body = before.bodies[b];
            body.mass = "2 kg";
            edit.push_back(model::Replace{b, body});
        }
        const int index = document().undoStack().index();
        QSignalSpy changed(&document(), &Document::modelChanged);
        stop(1);
        QVERIFY(!document().edit(edit, QStringLiteral("Mass")));
        QVERIFY(document().model() == before);
        QCOMPARE(changed.count(), 1);
        stop(0);
        QVERIFY(document().edit(edit, QStringLiteral("Mass")));
        QCOMPARE(document().undoStack().index(), index + 1);
        QCOMPARE((*document().bodies({}))->input.bodies[5].mass, 2.0);
        act("edit.undo");
        QVERIFY(document().model() == before);
    }

    // The steps of an array are found before it is asked for.
    void theFirstShiftOfAnArrayCanBeStopped() {
        act("edit.selectAll");
        QVERIFY(document().bodies({}).has_value());
        stop(1);
        act("edit.array");
        QCOMPARE(bars_, 1);
        QVERIFY(!window_->findChild<ArrayDialog*>());
        stop(0);
        act("edit.array");
        QCOMPARE(bars_, 1);
        auto* dialog = window_->findChild<ArrayDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(dialog->wish().step.x() > 0.0);
        dialog->reject();
    }

    // A name may stand in any formula, so all of them are looked through. Given up, whoever shows the part shows it by its old name.
    void aRenameAmongManyCanBeStopped() {
        const model::Model before = document().model();
        OutlinePanel& outline = window_->workbench().outline();
        view().select(QStringLiteral("box7"));
        outline.select(QStringLiteral("box7"));
        for (int at = 1; at <= 2; ++at) {
            stop(at);
            outline.rename(QStringLiteral("box7"), QStringLiteral("another"));
            QCOMPARE(bars_, at);
            QVERIFY(document().model() == before);
            QCOMPARE(outline.selection(), QStringLiteral("box7"));
            QCOMPARE(view().selection(), QStringList{QStringLiteral("box7")});
        }
        stop(0);
        outline.rename(QStringLiteral("box7"), QStringLiteral("another"));
        QCOMPARE(bars_, 2);
        QCOMPARE(document().model().bodies[8].name, std::string("another"));
        QCOMPARE(outline.selection(), QStringLiteral("another"));
        QCOMPARE(view().selection(), QStringList{QStringLiteral("another")});
        act("edit.undo");
        QVERIFY(document().model() == before);
    }

    // The same by a field of the inspector, for all that are selected.
    void aFieldOfManyCanBeStopped() {
        act("edit.selectAll");
        const model::Model before = document().model();
        const auto commit = [&] {
            PropertyRow* mass = window_->workbench().inspector().row({model::Owner::part, model::Key::mass});
            if (mass) emit mass->committed(0, QStringLiteral("3 kg"));
            return mass != nullptr;
        };
        for (int at = 1; at <= 2; ++at) {
            stop(at);
            QVERIFY(commit());
            QCOMPARE(bars_, at);
            QVERIFY(document().model() == before);
        }
        stop(0);
        QVERIFY(commit());
        QCOMPARE(bars_, 2);
        QCOMPARE((*document().bodies({}))->input.bodies[5].mass, 3.0);
        act("edit.undo");
        QVERIFY(document().model() == before);
    }

    // What was dragged goes where the hand left it, or back. Given up, the view shows it where it was.
    void theEndOfADragOfManyCanBeStopped() {
        act("edit.selectAll");
        QVERIFY(document().bodies({}).has_value());
        const model::Model before = document().model();
        scene::SceneCanvas* const canvas = view().canvas();
        QTest::qWait(200); // shown
        const auto poses = view().bodyPoses();
        QPoint at;
        const auto takes = [&](const collision::Pose& pose) {
            const osg::Vec2d seen = canvas->camera().toScreen(canvas->graph().bodies().markPoint(pose.position));
            at = QPoint(static_cast<int>(seen.x()), static_cast<int>(seen.y()));
            scene::Hit hit;
            canvas->underCursor(at, &hit);
            return canvas->rect().contains(at + QPoint(60, 0)) && hit.body > 0; // 0: the ground
        };
        QVERIFY(std::any_of(poses.begin(), poses.end(), takes));
        const auto drag = [&] {
            QTest::mousePress(canvas, Qt::LeftButton, Qt::ControlModifier, at);
            QTest::mouseMove(canvas, at + QPoint(10, 0));
            QTest::mouseMove(canvas, at + QPoint(60, 0));
            QTest::mouseRelease(canvas, Qt::LeftButton, Qt::ControlModifier, at + QPoint(60, 0));
        };
        stop(1);
        drag();
        QCOMPARE(bars_, 1);
        QVERIFY(document().model() == before);
        QVERIFY(!window_->workbench().editor().isDragging());
        QVERIFY(std::equal(poses.begin(), poses.end(), view().bodyPoses().begin(), [](const auto& a, const auto& b) { return a.position == b.position; }));
        stop(0);
        drag();
        QCOMPARE(bars_, 1); // what only moves is not made anew
        QVERIFY(!(document().model() == before));
        QVERIFY(view().bodyPoses()[9].position != poses[9].position);
        act("edit.undo");
        QVERIFY(document().model() == before);
    }

    // Out of the palette: what comes with the first body that falls looks through the whole scene.
    void placingAmongManyCanBeStopped() {
        view().select({});
        QVERIFY(document().bodies({}).has_value());
        const model::Model before = document().model();
        const authoring::NewPart box = authoring::NewShape::box;
        for (int at = 1; at <= 2; ++at) {
            stop(at);
            QVERIFY(!window_->workbench().editor().placeAtCentre(box));
            QCOMPARE(bars_, at); // of what comes with it; of what is drawn then
            QVERIFY(document().model() == before);
            QVERIFY(!window_->workbench().editor().armed());
        }
        stop(0);
        QVERIFY(window_->workbench().editor().placeAtCentre(box));
        QCOMPARE(bars_, 2);
        QCOMPARE(document().model().bodies.size(), before.bodies.size() + 1);
        QCOMPARE(view().selection(), QStringList{QString::fromStdString(document().model().bodies.back().name)});
        act("edit.undo");
        QVERIFY(document().model() == before);
    }

    // A click in the list of undo goes back by several steps: one wait, whose Stop can be reached beside the list.
    void severalStepsOfTheListCanBeStopped() {
        stop(0);
        const model::Model before = document().model();
        const int index = document().undoStack().index();
        for (const char* name : {"one", "two"}) {
            model::Body body = before.bodies[8];
            body.name = name;
            QVERIFY(document().edit({model::Insert{9, body}}, QString::fromLatin1(name)));
        }
        const model::Model after = document().model();
        auto* list = window_->findChild<QUndoView*>();
        auto* menu = list ? qobject_cast<QMenu*>(list->parentWidget()) : nullptr;
        QVERIFY(menu);
        const auto click = [&](int row) {
            menu->popup(window_->mapToGlobal(QPoint(300, 60)));
            const QModelIndex at = list->model()->index(row, 0);
            list->scrollTo(at);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(at).center());
            menu->close();
        };
        stop(1);
        click(index);
        QCOMPARE(bars_, 1);
        QVERIFY(document().model() == after);
        QCOMPARE(document().undoStack().index(), index + 2);
        QCOMPARE(list->currentIndex().row(), index + 2);
        stop(0);
        click(index);
        QCOMPARE(bars_, 1);
        QVERIFY(document().model() == before);
        QCOMPARE(document().undoStack().index(), index);
        QCOMPARE(list->currentIndex().row(), index);
        QCOMPARE(static_cast<int>(view().bodyPoses().size()), kBodies + 1);
    }

    // What is drawn is made before the scene is there: given up, the one that is open stays.
    void anOpeningOfManyCanBeStopped() {
        const QString file = window_.file(QStringLiteral("others.saltus"));
        constexpr int others = 1200;
        QVERIFY(io::write_scene(testing::many_boxes(others), file.toStdString()).has_value());
        document().undoStack().setClean();
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().canRun() && !view().showsEdited(), 60000); // what the edits before told is told
        const model::Model before = document().model();
        const QString path = document().filePath();
        const Errors told = window_->lastErrors();
        stop(1);
        window_->openFile(file);
        QCOMPARE(bars_, 1);
        QVERIFY(document().model() == before);
        QCOMPARE(document().filePath(), path);
        QCOMPARE(window_->lastErrors().size(), told.size()); // of the edits before
        QCOMPARE(window_->page(), MainWindow::Page::workbench);
        stop(0);
        std::shared_ptr<const simulation::BodyScene> drawn;
        const auto taken = connect(&document(), &Document::opened, this, [&] {
            if (const auto made = document().bodies({})) drawn = *made;
        });
        QVERIFY(window_->openFile(file));
        disconnect(taken);
        QCOMPARE(bars_, 1);
        QTRY_COMPARE_WITH_TIMEOUT(static_cast<int>(view().bodyPoses().size()), others + 1, 60000); // with its run
        QVERIFY(drawn && drawn == *document().bodies({}));
    }

    // So is what was kept when the program ended.
    void aRecoveryOfManyCanBeStopped() {
        const QString folder = window_.file(QStringLiteral("kept"));
        Document lost;
        lost.openRecovered(testing::many_boxes(1100), {});
        Recovery keeper(lost, folder);
        model::Body body = lost.model().bodies[8];
        body.name = "another";
        lost.edit({model::Insert{9, body}}, QStringLiteral("Insert"));
        QTRY_VERIFY_WITH_TIMEOUT(keeper.isCurrent() && QFile::exists(keeper.entry()), 20000);
        Recovery::Left left;
        left.entry = keeper.entry();
        left.name = QStringLiteral("Lost");
        document().undoStack().setClean();
        const model::Model before = document().model();
        stop(1);
        QVERIFY(!window_->recover(left));
        QCOMPARE(bars_, 1);
        QVERIFY(document().model() == before);
        QCOMPARE(window_->page(), MainWindow::Page::workbench);
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    TestManyBodies test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_many_bodies.moc"
