// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes built from nothing in the real window by mouse and keys alone, with their actions counted; saved, read again and run,
// they move as the scenes that Saltus ships.
#include "core/io/scene_file.h"
#include "tests/ui/shell/same_motion.h"
#include "tests/ui/shell/window_hand.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/making/cam_editor.h"
#include "ui/making/circuit_editor.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/palette_panel.h"
#include "ui/panels/property_row.h"
#include "ui/run/run_controller.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;
using model::Key;
using model::Owner;

class TestBuilding : public QObject {
    Q_OBJECT

    Theme theme_;
    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
    std::unique_ptr<testing::WindowHand> hand_; // counts: a click, a drag, a key, a field that is typed

    Document& document() { return window_->document(); }
    Workbench& bench() { return window_->workbench(); }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { hand_->key(window_.get(), key, modifiers); }
    bool dragIn(const authoring::NewPart& part, const QPoint& inView) { return hand_->dragIn(part, inView); }
    // Types into a field of the inspector.
    bool type(model::PropertyId id, std::size_t field, const char* text) {
        hand_->count();
        PropertyRow* row = bench().inspector().row(id);
        if (!row || !row->field(field)) return false;
        QLineEdit* edit = row->field(field)->edit();
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, QString::fromUtf8(text));
        QTest::keyClick(edit, Qt::Key_Return);
        QTest::qWait(60);
        return !row->field(field)->hasError();
    }
    static bool pressOk(QWidget* dialog) {
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text().remove(QLatin1Char('&')) == QLatin1String("OK") && button->isEnabled()) return QTest::mouseClick(button, Qt::LeftButton), true;
        return false;
    }
    void clickBelowTheOutline() {
        hand_->count();
        QWidget* rows = bench().outline().tree()->viewport();
        QTest::mouseClick(rows, Qt::LeftButton, {}, QPoint(rows->width() / 2, rows->height() - 4));
        QTest::qWait(60);
    }
    void begin() {
        hand_->startCounting();
        window_->activateWindow();
        document().close();
        key(Qt::Key_N, Qt::ControlModifier);
    }
    // Saved, opened again, and run in the window by the space bar.
    bool saveReopenAndRun(const QString& name, double until) {
        const QString file = folder_.filePath(name);
        if (!document().save(file)) return false;
        document().close();
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        if (!window_->openFile(file) || !QTest::qWaitFor([&] { return ready.count() > 0; }, 20000)) return false;
        window_->run().setWantedSpeed(100.0);
        QTest::keyClick(window_.get(), Qt::Key_Space);
        const bool done = QTest::qWaitFor([&] { return window_->run().frame() && window_->run().frame()->time >= until; }, 60000);
        window_->run().pause();
        return done;
    }
    // Of the file as it was saved.
    double difference(const char* file, const char* shipped, const std::string& ours, const std::string& theirs, double until) {
        const auto model = io::read_scene(folder_.filePath(QLatin1String(file)).toStdString());
        return model ? testing::differenceFromShipped(*model, shipped, ours, theirs, until) : std::nan("");
    }

private slots:
    void initTestCase() {
        QVERIFY(folder_.isValid());
        theme_.apply();
        WindowOptions options;
        options.keepState = false;
        window_ = std::make_unique<MainWindow>(theme_, options);
        hand_ = std::make_unique<testing::WindowHand>(*window_);
        window_->resize(1600, 1000);
        window_->show();
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void cleanupTestCase() { window_.reset(); }

    void aBoxWithFrictionInTwelveActions() {
        begin();
        const QPoint middle = bench().sceneView().rect().center();
        QVERIFY(dragIn(authoring::NewShape::ground, middle));
        QCOMPARE(int(document().model().bodies.size()), 1);
        QVERIFY(dragIn(authoring::NewShape::box, middle));
        QCOMPARE(int(document().model().bodies.size()), 2);
        const std::string box = document().model().bodies[1].name;
        QCOMPARE(bench().inspector().selection(), QString::fromStdString(box)); // chosen already
        QVERIFY(type({Owner::part, Key::position}, 2, "2 m"));
        QVERIFY(type({Owner::part, Key::rotation}, 0, "35 deg, 1, 1, 0"));
        QVERIFY(type({Owner::part, Key::velocity}, 0, "1 m/s"));
        // A law for the pair, chosen as soon as it is there.
        QVERIFY(dragIn(authoring::NewEffect::contact_law, middle));
        QCOMPARE(int(document().model().contacts.size()), 1);
        QCOMPARE(bench().inspector().selection(), QString::fromStdString(document().model().contacts[0].name));
        QVERIFY(type({Owner::part, Key::e}, 0, "0.5"));
        QVERIFY(type({Owner::part, Key::mu}, 0, "0.4"));
        clickBelowTheOutline(); // nothing chosen: the scene's own settings
        QVERIFY(bench().inspector().selection().isEmpty());
        QVERIFY(type({Owner::part, Key::step}, 0, "1 ms"));
        QVERIFY2(hand_->actions() <= 12, qPrintable(QString("%1 actions").arg(hand_->actions())));
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().canRun(), 20000);
        QVERIFY(saveReopenAndRun(QStringLiteral("box.saltus"), 1.0));
        for (int i = 2; i < 7; ++i) { // height and orientation; where it was dropped does not matter
            const std::string name = box + ".q[" + std::to_string(i) + "]", theirs = "box.q[" + std::to_string(i) + "]";
            const double most = difference("box.saltus", "bouncing-box", name, theirs, 3.0);
            QVERIFY2(most < 1e-9, qPrintable(QString("q[%1] differs by %2").arg(i).arg(most)));
        }
    }

    void aCamFollowerInTwentyFiveActions() {
        begin();
        key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        auto* editor = window_->findChild<CamEditor*>();
        QVERIFY(editor && editor->isVisible());
        auto* make = editor->findChild<QCheckBox*>();
        QVERIFY(make && make->isVisible());
        if (!make->isChecked()) {
            hand_->count();
            QTest::mouseClick(make, Qt::LeftButton, {}, QPoint(8, make->height() / 2));
        }
        QVERIFY(make->isChecked());
        hand_->count();
        QVERIFY(pressOk(editor));
        QVERIFY(!document().model().systems.empty());
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().canRun(), 20000);
        QVERIFY2(hand_->actions() <= 25, qPrintable(QString("%1 actions").arg(hand_->actions())));
        QVERIFY(saveReopenAndRun(QStringLiteral("cam.saltus"), 1.0));
        for (const char* name : {"follower.q[0]", "follower.v[0]"}) {
            const double most = difference("cam.saltus", "cam-follower", name, name, 5.0);
            QVERIFY2(most < 1e-9, qPrintable(QString("%1 differs by %2").arg(name).arg(most)));
        }
    }

    void aDiodeBridgeInTwentyFiveActions() {
        begin();
        key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        auto* editor = window_->findChild<CircuitEditor*>();
        QVERIFY(editor && editor->isVisible());
        QVERIFY(QTest::qWaitForWindowActive(editor));
        for (const char* line : {"C 1uF a b 10V", "L 10mH a b", "D a p", "D b p", "D m a", "D m b", "R 1k p m", "G m"}) {
            hand_->count(); // a field that is typed
            QTest::keyClicks(editor->line(), QString::fromUtf8(line));
            QTest::keyClick(editor->line(), Qt::Key_Return);
        }
        hand_->count();
        QVERIFY(pressOk(editor));
        QVERIFY(!document().model().circuits.empty());
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().canRun(), 20000);
        QVERIFY2(hand_->actions() <= 25, qPrintable(QString("%1 actions").arg(hand_->actions())));
        QVERIFY(saveReopenAndRun(QStringLiteral("bridge.saltus"), 2e-3));
        for (const auto& [ours, theirs] : {std::pair("v_C1", "v"), std::pair("i_L1", "i"), std::pair("v_R1", "v_load"), std::pair("i_R1", "i_load")}) {
            const double most = difference("bridge.saltus", "diode-bridge", ours, theirs, 5e-3);
            QVERIFY2(most < 1e-9, qPrintable(QString("%1 differs by %2").arg(ours).arg(most)));
        }
    }

    void everythingIsTakenBackByUndo() {
        begin();
        const std::string before = io::scene_text(document().model());
        const QPoint middle = bench().sceneView().rect().center();
        QVERIFY(dragIn(authoring::NewShape::ground, middle));
        QVERIFY(dragIn(authoring::NewShape::cylinder, middle));
        QVERIFY(dragIn(authoring::NewShape::sphere, middle));
        QCOMPARE(int(document().model().bodies.size()), 3);
        while (document().undoStack().canUndo()) key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(io::scene_text(document().model()) == before);
        while (document().undoStack().canRedo()) key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(int(document().model().bodies.size()), 3);
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestBuilding test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_building.moc"
