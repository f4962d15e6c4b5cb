// SPDX-License-Identifier: GPL-3.0-or-later
// What is selected or made is seen at once, and the mouse reaches what is seen.
#include "tests/ui/shell/window_hand.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/making/cam_editor.h"
#include "ui/language/text.h"
#include "ui/panels/found_fields.h"
#include "ui/panels/impact_card.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/property_row.h"
#include "ui/panels/timeline_bar.h"
#include "ui/panels/timeline_lane.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/body_marks.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_graph.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/key_sheet.h"
#include "ui/shell/main_window.h"
#include "ui/shell/top_bar.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QLineEdit>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QWindow>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace saltus;
using namespace saltus::ui;

class TestSeenAndReached : public QObject {
    Q_OBJECT
    testing::TestWindow window_;
    std::unique_ptr<testing::WindowHand> hand_;

    Document& document() { return window_->document(); }
    Workbench& bench() { return window_->workbench(); }
    SceneView& view() { return bench().sceneView(); }
    scene::BodyMarks& marks() { return view().canvas()->graph().marks(); }

private slots:
    void initTestCase() {
        QVERIFY(window_.show());
        hand_ = std::make_unique<testing::WindowHand>(*window_);
    }
    void cleanupTestCase() { window_.reset(); }

    void aJointThatIsSelectedIsShown() {
        QVERIFY(window_.open("slider-crank-3d"));
        QCOMPARE(marks().arrowCount() + marks().pointCount(), std::size_t(0)); // J is off
        const auto& joints = document().model().joints;
        const auto hinge = std::find_if(joints.begin(), joints.end(), [](const model::Joint& j) { return j.kind == model::JointKind::revolute; });
        QVERIFY(hinge != joints.end());
        QTreeView* tree = bench().outline().tree();
        const auto clickRow = [&](const QModelIndex& row) { QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(row).center()); };
        bench().outline().select(QString::fromStdString(hinge->name));
        const QPersistentModelIndex row = tree->currentIndex();
        clickRow(tree->model()->index(0, 0));
        clickRow(row);
        QTRY_VERIFY(marks().arrowCount() > 0);
        clickRow(tree->model()->index(0, 0));
        QTRY_COMPARE(marks().arrowCount() + marks().pointCount(), std::size_t(0));
    }

    // Ctrl+K knows every field of the scene's settings and of what is selected, by its label and by its name in files.
    void ctrlKLeadsToAnyFieldOfTheInspector() {
        QVERIFY(window_.open("bouncing-box"));
        const model::Model& m = document().model();
        for (const model::Target& target : {model::Target(model::Setting::world), model::Target(model::Setting::run)}) {
            const auto fields = fieldsOf(m, target);
            QVERIFY(fields.size() > 3);
            for (const FoundField& field : fields) {
                bench().inspector().select({});
                window_->setFocus();
                bench().inspector().showField(field.path);
                QVERIFY2(bench().inspector().isAncestorOf(QApplication::focusWidget()), qPrintable(field.path));
            }
        }
        const auto open = [&](const char* typed) {
            QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
            auto* palette = window_->findChild<CommandPalette*>();
            QTest::keyClicks(&palette->field(), QString::fromLatin1(typed));
            QTest::keyClick(&palette->field(), Qt::Key_Return);
            return qobject_cast<QLineEdit*>(QApplication::focusWidget());
        };
        bench().outline().select(QStringLiteral("box"));
        QLineEdit* const theta = open("theta");
        QVERIFY(theta && bench().inspector().isAncestorOf(theta));
        QVERIFY(bench().inspector().selection().isEmpty()); // it is the scene's
        QCOMPARE(theta, bench().inspector().row({model::Owner::integrator, model::Key::theta})->field(0)->edit());
        const QString body = text(m.bodies.back().name);
        bench().outline().select(body);
        bench().inspector().select(body);
        QLineEdit* const position = open("position");
        QVERIFY(position && bench().inspector().isAncestorOf(position));
        QCOMPARE(bench().inspector().selection(), body);
        QCOMPARE(position, bench().inspector().row({model::Owner::part, model::Key::position})->field(0)->edit());
    }

    // The card's tail and shadow lie over the lane: the cursor that stands there is dragged all the same.
    void theTimelineIsDraggedUnderTheImpactCard() {
        QVERIFY(window_.open("cam-follower"));
        window_->run().setWantedSpeed(1.0);
        window_->run().play();
        QTRY_VERIFY_WITH_TIMEOUT(window_->cursor().time() >= 0.8, 60000);
        window_->run().pause();
        QTRY_COMPARE(window_->run().state(), RunState::paused);
        QTest::qWait(300); // the steps on the way are still made
        hand_->key(Qt::Key_E, Qt::ShiftModifier);
        ImpactCard* card = bench().timeline().card();
        QVERIFY(card && card->isVisible());
        TimelineLane* lane = bench().timeline().lane();
        const double from = window_->cursor().time();
        const auto at = [&](double time) { return lane->mapTo(window_.get(), QPoint(int(lane->xOf(time)), TimelineLane::kLaneTop + 2)); };
        QVERIFY(card->geometry().contains(at(from)));
        QWindow* window = window_->windowHandle(); // as the display gives it: to what lies on top
        QTest::mousePress(window, Qt::LeftButton, {}, at(from));
        for (int i = 1; i <= 4; ++i) {
            QTest::mouseMove(window, at(from - 0.1 * i));
            QTest::qWait(30);
        }
        QTest::mouseRelease(window, Qt::LeftButton, {}, at(from - 0.4));
        QTest::qWait(100);
        const double pixel = 1.0 / (lane->xOf(from + 1.0) - lane->xOf(from)); // s
        QVERIFY2(std::abs(window_->cursor().time() - (from - 0.4)) < 2.0 * pixel, qPrintable(QString("%1, %2 a pixel").arg(window_->cursor().time() - from).arg(pixel)));
    }

    // Menus, search, the scene's name and the buttons beside each other, however small the window and large its texts are.
    void nothingInTheTopBarLiesOnAnother() {
        QVERIFY(window_.open("cam-follower"));
        auto* bar = window_->findChild<TopBar*>();
        QVERIFY(bar);
        for (const double scale : {1.0, 1.5, 2.0})
            for (const int width : {800, 1000, 1600}) {
                window_.theme().setFontScale(scale);
                window_->resize(width, 700);
                QTest::qWait(60);
                const auto parts = bar->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
                for (const QWidget* a : parts)
                    for (const QWidget* b : parts) {
                        if (a == b || a->isHidden() || b->isHidden()) continue;
                        QVERIFY2(!a->geometry().intersects(b->geometry()), qPrintable(QString("%1 and %2 at %3, %4").arg(a->metaObject()->className(), b->metaObject()->className()).arg(width).arg(scale)));
                    }
                QVERIFY(window_->findChild<QWidget*>(QStringLiteral("exportButton"))->geometry().right() <= bar->width());
            }
        window_.theme().setFontScale(1.0);
        window_->resize(1600, 1000);
    }

    // No tab of the view is cut in the smallest window: buttons, which stand in the menu too, give way.
    void everyTabOfTheViewIsWhole() {
        QVERIFY(window_.open("bouncing-box"));
        QTabBar* tabs = nullptr;
        for (QTabBar* one : window_->findChildren<QTabBar*>())
            if (one->accessibleName() == QStringLiteral("View in the middle")) tabs = one;
        QVERIFY(tabs);
        for (const int width : {800, 1000, 1600}) {
            window_->resize(width, 700);
            QTest::qWait(80);
            QVERIFY2(tabs->width() >= tabs->sizeHint().width(), qPrintable(QString("%1: %2 of %3").arg(width).arg(tabs->width()).arg(tabs->sizeHint().width())));
            int buttons = 0;
            for (const QToolButton* button : tabs->parentWidget()->findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly)) {
                if (button->isHidden()) continue;
                ++buttons;
                QVERIFY(!button->geometry().intersects(tabs->geometry()) && button->geometry().right() < tabs->parentWidget()->width());
            }
            QVERIFY(width < 1600 || buttons == 5);
        }
        window_->resize(1600, 1000);
    }

    // The search field gives way to its icon before the scene's name loses its middle.
    void theScenesNameIsWholeWhereItCanBe() {
        QVERIFY(window_.open("cam-follower-rheonomous"));
        auto* bar = window_->findChild<TopBar*>();
        for (const int width : {1000, 1200, 1600}) {
            window_->resize(width, 700);
            QTest::qWait(60);
            QStringList texts;
            for (const QLabel* label : bar->findChildren<QLabel*>()) texts << label->text();
            QVERIFY2(texts.contains(QStringLiteral("cam-follower-rheonomous.saltus")), qPrintable(texts.join(QLatin1Char('|')) + QString::number(width)));
        }
        window_->resize(1600, 1000);
    }

    // All keys on one sheet: in a small window or with large texts rows come closer until they would touch, then one scrolls.
    void noKeyLiesOnAnother() {
        auto* sheet = window_->findChild<KeySheet*>();
        QVERIFY(sheet);
        for (const double scale : {1.0, 2.0})
            for (const QSize size : {QSize(800, 600), QSize(1000, 700), QSize(1600, 1000)}) {
                window_.theme().setFontScale(scale);
                window_->resize(size);
                QTest::qWait(60);
                sheet->toggle();
                QVERIFY2(sheet->pitch() >= QFontMetrics(window_.theme().font(TextSize::normal)).height(), qPrintable(QString("%1 at %2, %3").arg(sheet->pitch()).arg(size.width()).arg(scale)));
                const QImage before = sheet->grab().toImage();
                hand_->key(sheet, Qt::Key_Down);
                QCOMPARE(sheet->isVisible(), sheet->hiddenRows() > 0); // else any key goes back
                if (sheet->isVisible()) {
                    QVERIFY(sheet->grab().toImage() != before);
                    hand_->key(sheet, Qt::Key_Escape);
                }
                QVERIFY(!sheet->isVisible());
            }
        window_.theme().setFontScale(1.0);
        window_->resize(1600, 1000);
    }

    // A cam has no picture before its run is there: then it is framed as Home frames it.
    void whatIsMadeInAnEmptySceneIsFramed() {
        document().close();
        hand_->key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(window_->page(), MainWindow::Page::workbench);
        QTest::qWait(300);
        hand_->key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        auto* editor = window_->findChild<CamEditor*>();
        QVERIFY(editor && editor->isVisible());
        QVERIFY(hand_->click(testing::WindowHand::button(editor, QStringLiteral("OK"))));
        QTRY_COMPARE(int(document().model().drives.size()), 1);
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().canRun() && view().canvas()->graph().bounds().valid(), 20000);
        QTest::qWait(1000); // the camera turns there
        const auto stand = view().canvas()->camera().stand();
        bench().focusView();
        hand_->key(Qt::Key_Home);
        QTest::qWait(1000);
        const auto home = view().canvas()->camera().stand();
        QVERIFY2(std::abs(stand.distance - home.distance) < 0.02 * home.distance, qPrintable(QString("%1 of %2").arg(stand.distance).arg(home.distance)));
        QVERIFY((stand.target - home.target).length() < 0.02 * home.distance);
        document().undoStack().setClean();
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestSeenAndReached test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_seen_and_reached.moc"
