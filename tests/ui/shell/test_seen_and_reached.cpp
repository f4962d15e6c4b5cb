// SPDX-License-Identifier: GPL-3.0-or-later
// What is selected or made is seen at once, and the mouse reaches what is seen.
#include "tests/ui/shell/window_hand.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/making/cam_editor.h"
#include "ui/panels/impact_card.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/timeline_bar.h"
#include "ui/panels/timeline_lane.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/body_marks.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_graph.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/key_sheet.h"
#include "ui/shell/main_window.h"
#include "ui/shell/top_bar.h"
#include "ui/shell/workbench.h"

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
