// SPDX-License-Identifier: GPL-3.0-or-later
// The guided tours in the real window, walked to their ends: shown by the card's own hand, and done by the user.
#include "tests/ui/shell/same_motion.h"
#include "tests/ui/shell/window_hand.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/making/circuit_editor.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/palette_panel.h"
#include "ui/panels/property_row.h"
#include "ui/run/run_controller.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/gallery.h"
#include "ui/shell/main_window.h"
#include "ui/shell/tour_card.h"
#include "ui/shell/tour_guide.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;

class TestTours : public QObject {
    Q_OBJECT

    Theme theme_;
    std::unique_ptr<MainWindow> window_;

    TourGuide& guide() { return window_->tours(); }
    Document& document() { return window_->document(); }

    // "Show me" on every step, Next where there is nothing to do; the pictures go where SALTUS_PICTURES says.
    bool walk(const QString& name) {
        const QString folder = qEnvironmentVariable("SALTUS_PICTURES");
        guide().hand().setPace(0.0);
        for (int i = 0; i < 40 && guide().isActive(); ++i) {
            const int step = guide().step();
            QTest::qWait(150);
            if (!folder.isEmpty()) guide().card()->window()->grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, name).arg(step, 2, 10, QLatin1Char('0')));
            if (guide().step() != step) continue;
            TourCard* card = guide().card();
            if (!card || !card->isVisible()) return false;
            if (guide().stepDone() || !card->show()->isVisible()) {
                QTest::mouseClick(card->next(), Qt::LeftButton);
                continue;
            }
            QTest::mouseClick(card->show(), Qt::LeftButton);
            if (!QTest::qWaitFor([&] { return !guide().isActive() || guide().step() != step; }, 30000)) {
                qWarning("step %d (%s) was not done", step, qPrintable(card->content().title));
                return false;
            }
        }
        return !guide().isActive();
    }

private slots:
    void initTestCase() {
        theme_.apply();
        WindowOptions options;
        options.keepState = false;
        window_ = std::make_unique<MainWindow>(theme_, options);
        window_->resize(1600, 1000);
        window_->show();
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void cleanupTestCase() { window_.reset(); }

    void theBoxTourStartsInTheGalleryAndEndsWithTheShippedBox() {
        auto* row = window_->gallery().findChild<QPushButton*>(QStringLiteral("tour.box"));
        QVERIFY(row && row->isVisible());
        QTest::mouseClick(row, Qt::LeftButton);
        QVERIFY(guide().isActive());
        QVERIFY(walk(QStringLiteral("box")));
        const model::Model made = document().model();
        QCOMPARE(int(made.bodies.size()), 2);
        const std::string box = made.bodies[1].name;
        for (int i = 2; i < 7; ++i) {
            const double most = testing::differenceFromShipped(made, "bouncing-box", box + ".q[" + std::to_string(i) + "]", "box.q[" + std::to_string(i) + "]", 3.0);
            QVERIFY2(most < 1e-9, qPrintable(QString("q[%1] differs by %2").arg(i).arg(most)));
        }
    }

    void theCamTourStartsByCtrlKAndEndsWithACamFollower() {
        QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(window_->palette().isVisible());
        QTest::keyClicks(&window_->palette().field(), "Tour: a cam");
        QTest::keyClick(&window_->palette().field(), Qt::Key_Return);
        QVERIFY(guide().isActive());
        document().undoStack().clear();
        QVERIFY(walk(QStringLiteral("cam")));
        model::Model made = document().model();
        QCOMPARE(window_->workbench().tab(), ViewTab::analysis);
        QVERIFY(!made.parameters.empty());
        // The tour turned one slider; with its value back the motion is the shipped one's.
        document().undoStack().undo();
        for (const char* name : {"follower.q[0]", "follower.v[0]"}) {
            const double most = testing::differenceFromShipped(document().model(), "cam-follower", name, name, 5.0);
            QVERIFY2(most < 1e-9, qPrintable(QString("%1 differs by %2").arg(name).arg(most)));
        }
        window_->workbench().setTab(ViewTab::scene);
    }

    void theCircuitTourStartsInTheHelpMenuAndEndsWithTheBridge() {
        window_->actions().action("tour.circuit")->trigger();
        QVERIFY(guide().isActive());
        QVERIFY(walk(QStringLiteral("circuit")));
        const model::Model made = document().model();
        QCOMPARE(int(made.circuits.size()), 1);
        for (const auto& [ours, theirs] : {std::pair{"v_C1", "v"}, std::pair{"v_R1", "v_load"}}) {
            const double most = testing::differenceFromShipped(made, "diode-bridge", ours, theirs, 5e-3);
            QVERIFY2(most < 1e-9, qPrintable(QString("%1 differs by %2").arg(ours).arg(most)));
        }
    }

    void aTourWaitsForWhatTheUserDoesHimself() {
        window_->closeScene();
        window_->actions().action("tour.box")->trigger();
        QCOMPARE(guide().step(), 0);
        QTest::qWait(1500);
        QCOMPARE(guide().step(), 0); // nobody did anything
        QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(guide().step(), 1, 5000);
        QVERIFY(testing::WindowHand(*window_).dragIn(authoring::NewShape::ground, window_->workbench().sceneView().rect().center()));
        QTRY_COMPARE_WITH_TIMEOUT(guide().step(), 2, 5000);
        // Back stays where it was asked to be, although that step is done.
        QTest::mouseClick(guide().card()->back(), Qt::LeftButton);
        QCOMPARE(guide().step(), 1);
        QTest::qWait(1500);
        QCOMPARE(guide().step(), 1);
        QVERIFY(guide().stepDone());
        // Next leaves a step out.
        QTest::mouseClick(guide().card()->next(), Qt::LeftButton);
        QTest::mouseClick(guide().card()->next(), Qt::LeftButton);
        QCOMPARE(guide().step(), 3);
    }

    void whatWasDoneBeforeStaysUntilItIsRead() {
        guide().stop();
        window_->closeScene();
        window_->actions().action("file.new")->trigger();
        window_->actions().action("tour.box")->trigger();
        QTRY_VERIFY(guide().stepDone());
        QTest::qWait(1500);
        QCOMPARE(guide().step(), 0); // "Begin an empty scene" and how, 55 characters
        QTRY_COMPARE_WITH_TIMEOUT(guide().step(), 1, 5000);
    }

    void theCardDoesNotGoFromUnderTheHandThatReachesForNext() {
        QTest::mouseMove(guide().card()->next());
        QTRY_VERIFY(guide().card()->next()->underMouse());
        QVERIFY(testing::WindowHand(*window_).dragIn(authoring::NewShape::ground, window_->workbench().sceneView().rect().center()));
        QTest::mouseMove(guide().card()->next());
        QTRY_VERIFY(guide().stepDone());
        QTest::qWait(1500);
        QCOMPARE(guide().step(), 1);
        QTest::mouseMove(&window_->workbench().sceneView(), QPoint(5, 5));
        QTRY_COMPARE_WITH_TIMEOUT(guide().step(), 2, 1000);
    }

    void theArrowStrikesNoFieldOut() {
        QVERIFY(testing::WindowHand(*window_).dragIn(authoring::NewShape::box, window_->workbench().sceneView().rect().center()));
        QTRY_COMPARE_WITH_TIMEOUT(guide().step(), 3, 5000); // the height, third of three fields in a row
        PropertyRow* position = window_->workbench().inspector().row(model::PropertyId{model::Owner::part, model::Key::position});
        QVERIFY(position && position->field(2));
        auto* mark = window_->findChild<TourMark*>();
        QVERIFY(mark);
        const auto place = [&](QWidget* widget) { return QRect(widget->mapTo(window_.get(), QPoint(0, 0)), widget->size()); };
        QTRY_VERIFY(mark->mask().intersects(place(position->field(2)->edit()).adjusted(-5, -5, 5, 5)));
        for (std::size_t i = 0; i < 2; ++i) QVERIFY(!mark->mask().intersects(place(position->field(i)->edit())));
    }

    void theRowOfAFoldedBranchIsSoughtWhereItCanBeOpened() {
        for (int i = 0; i < 3; ++i) guide().next(); // to the law of contact, in a branch of the outline that begins folded
        QCOMPARE(guide().card()->content().title, QStringLiteral("Say what happens when they touch"));
        QTreeView* tree = window_->workbench().outline().tree();
        const auto branch = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, QStringLiteral("Materials"), 1, Qt::MatchExactly | Qt::MatchRecursive);
        QCOMPARE(branch.size(), 1);
        tree->collapse(branch.front());
        auto* mark = window_->findChild<TourMark*>();
        QTest::qWait(300);
        const QRect row(tree->viewport()->mapTo(window_.get(), tree->visualRect(branch.front()).topLeft()), tree->visualRect(branch.front()).size());
        QVERIFY(!mark->mask().intersects(row.adjusted(2, 2, -20, -2))); // around it, the arrow's head at its end
        QVERIFY(mark->mask().intersects(row.adjusted(-5, -5, 5, 5)));
        QVERIFY(!mark->mask().intersects(row.translated(0, 3 * row.height())));
        guide().stop();
        window_->actions().action("tour.box")->trigger();
    }

    void escLeavesItAndTheSceneStays() {
        QVERIFY(guide().isActive());
        window_->workbench().focusView();
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : window_.get(), Qt::Key_Escape);
        QVERIFY(!guide().isActive());
        QCOMPARE(int(document().model().bodies.size()), 2);
    }

    void theCardLiesInTheWindowAndNeverOnWhatItPointsAt() {
        for (const QSize size : {QSize(1600, 1000), QSize(1200, 700)}) {
            window_->closeScene();
            window_->resize(size);
            QTest::qWait(50);
            window_->actions().action("tour.circuit")->trigger();
            window_->actions().action("file.new")->trigger();
            QTRY_COMPARE_WITH_TIMEOUT(guide().step(), 1, 5000);
            window_->actions().action("scene.circuit")->trigger();
            QTRY_COMPARE_WITH_TIMEOUT(guide().step(), 2, 5000);
            auto* editor = window_->findChild<CircuitEditor*>();
            QVERIFY(editor);
            QTRY_COMPARE(guide().card()->window(), editor);
            const QRect field(editor->line()->mapTo(editor, QPoint(0, 0)), editor->line()->size());
            QVERIFY(!guide().card()->geometry().intersects(field));
            QVERIFY(editor->rect().contains(guide().card()->geometry()));
            // The dialog goes: the card comes back to the window.
            editor->reject();
            QTRY_COMPARE(guide().card()->window(), window_.get());
            QVERIFY(window_->rect().contains(guide().card()->geometry()));
            guide().stop();
        }
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestTours test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_tours.moc"
