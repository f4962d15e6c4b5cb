// SPDX-License-Identifier: GPL-3.0-or-later
// What is taken back in the real window takes the run along: numbers of boxes by the slider, by the command palette and by undo,
// names by the outline, with what is selected.
#include "core/simulation/recording.h"
#include "tests/ui/shell/window_hand.h"
#include "ui/look/gl_format.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/parameter_slider.h"
#include "ui/panels/parameters_panel.h"
#include "ui/panels/property_row.h"
#include "ui/run/run_controller.h"
#include "ui/shell/workbench.h"

#include <QLineEdit>
#include <QTreeView>

using namespace saltus;
using namespace saltus::ui;
using testing::WindowHand;

class TestUndo : public QObject {
    Q_OBJECT
    testing::TestWindow window_;
    std::unique_ptr<WindowHand> hand_;

    RunController& run() { return window_->run(); }
    Workbench& bench() { return window_->workbench(); }
    bool runTo(double t) {
        run().setWantedSpeed(1000.0);
        hand_->key(window_.get(), Qt::Key_Space);
        const bool done = QTest::qWaitFor([&] { return run().frame() && run().frame()->time >= t; }, 60000);
        hand_->key(window_.get(), Qt::Key_Space);
        if (!QTest::qWaitFor([&] { return run().state() == RunState::paused; }, 5000)) return false;
        QTest::qWait(200);
        return done;
    }
    bool shows(int boxes) {
        return QTest::qWaitFor([&] { return run().canRun() && run().frame() && run().frame()->parameters[0] == boxes; }, 20000);
    }
    void type(const QString& text) {
        ParameterSlider* slider = bench().parameters().slider(QStringLiteral("count"));
        QTest::mouseDClick(slider, Qt::LeftButton, {}, QPoint(slider->width() - 30, 20));
        QVERIFY(slider->edit()->isVisible());
        slider->edit()->selectAll();
        hand_->type(slider->edit(), text);
        hand_->key(slider->edit(), Qt::Key_Return);
    }

private slots:
    void initTestCase() {
        QVERIFY(window_.show());
        hand_ = std::make_unique<WindowHand>(*window_);
    }
    void cleanupTestCase() {
        window_->document().undoStack().setClean();
        window_.reset();
    }

    void aNumberOfBoxesIsTakenBackWithItsRun() {
        QVERIFY(window_.open("box-pile"));
        QVERIFY(runTo(0.02));
        const auto sixty = run().recording();
        const std::size_t rows = sixty->rows();
        type(QStringLiteral("8"));
        QVERIFY(shows(8));
        QTRY_COMPARE(int(bench().sceneView().bodyPoses().size() < 20), 1);
        QCOMPARE(bench().parameters().slider(QStringLiteral("count"))->value(), 8.0);
        QVERIFY(runTo(0.01));
        hand_->key(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shows(60));
        QCOMPARE(run().recording(), sixty); // all that was computed
        QVERIFY(sixty->rows() >= rows);
        QCOMPARE(bench().parameters().slider(QStringLiteral("count"))->value(), 60.0);
        QTRY_VERIFY(bench().sceneView().bodyPoses().size() >= 60);
        hand_->key(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(shows(8));
    }

    void theSliderAndThePaletteDoTheSame() {
        hand_->key(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shows(60));
        const auto sixty = run().recording();
        hand_->key(Qt::Key_K, Qt::ControlModifier);
        hand_->type(QStringLiteral("boxes"));
        hand_->key(Qt::Key_Return);
        hand_->type(QStringLiteral("12"));
        hand_->key(Qt::Key_Return);
        QVERIFY(shows(12));
        hand_->key(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shows(60));
        QCOMPARE(run().recording(), sixty); // lines and all: the palette's writer keeps them too
        ParameterSlider* slider = bench().parameters().slider(QStringLiteral("count"));
        const int y = slider->track().center().y();
        QVERIFY(hand_->drag(slider, QPoint(int(slider->xOf(60.0)), y), slider, QPoint(int(slider->xOf(60.0)) - 8, y)));
        QTRY_VERIFY(slider->value() < 60.0);
        const double fewer = slider->value();
        QVERIFY(shows(int(fewer)));
        hand_->key(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shows(60));
        QCOMPARE(run().recording(), sixty);
    }

    void whatGetsAnotherNameStaysSelectedEverywhere() {
        QVERIFY(window_.open("bouncing-box"));
        OutlinePanel& outline = bench().outline();
        outline.tree()->setFocus();
        const QModelIndex row = [&] {
            QModelIndex found;
            const auto* rows = outline.tree()->model();
            for (int i = 0; i < rows->rowCount(rows->index(0, 0)); ++i)
                if (const QModelIndex at = rows->index(i, 0, rows->index(0, 0)); at.data(Qt::DisplayRole).toString() == QLatin1String("Box")) found = at;
            return found;
        }();
        QVERIFY(row.isValid());
        QVERIFY(hand_->click(outline.tree()->viewport(), outline.tree()->visualRect(row).center()));
        QCOMPARE(bench().sceneView().selection(), QStringList{QStringLiteral("box")});
        hand_->key(outline.tree(), Qt::Key_F2);
        auto* name = outline.tree()->findChild<QLineEdit*>();
        QVERIFY(name);
        name->selectAll();
        hand_->type(name, QStringLiteral("crate"));
        hand_->key(name, Qt::Key_Return);
        const QStringList crate{QStringLiteral("crate")};
        const auto chosen = [&](const QStringList& one) {
            QTest::qWait(100); // what follows the edit later
            return outline.selections() == one && bench().sceneView().selection() == one && bench().inspector().selections() == one;
        };
        QVERIFY(chosen(crate));
        // By the inspector's field.
        PropertyRow* field = bench().inspector().row({model::Owner::part, model::Key::name});
        QVERIFY(field && field->field(0));
        field->field(0)->edit()->setFocus();
        field->field(0)->edit()->selectAll();
        hand_->type(field->field(0)->edit(), QStringLiteral("chest"));
        hand_->key(field->field(0)->edit(), Qt::Key_Return);
        QVERIFY(chosen({QStringLiteral("chest")}));
    }

    // With the keyboard still in the field whose value was taken; while someone types, the text is taken back.
    void aFieldThatKeepsTheKeyboardLetsUndoThrough() {
        QVERIFY(window_.open("bouncing-box"));
        bench().inspector().select(QStringLiteral("box"));
        PropertyRow* row = bench().inspector().row({model::Owner::part, model::Key::mass});
        QVERIFY(row && row->field(0));
        QLineEdit* edit = row->field(0)->edit();
        edit->setFocus();
        edit->selectAll();
        hand_->type(edit, QStringLiteral("2 kg"));
        hand_->key(edit, Qt::Key_Return);
        const auto mass = [&] {
            for (const model::Body& body : window_->document().model().bodies)
                if (body.name == "box") return body.mass ? body.mass->formula() : std::string();
            return std::string("?");
        };
        QTRY_COMPARE(mass(), std::string("2 kg"));
        QVERIFY(edit->hasFocus());
        hand_->key(edit, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(mass(), std::string());
        hand_->key(edit, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(mass(), std::string("2 kg"));
        edit->selectAll(); // as Enter leaves it
        QTRY_VERIFY(run().canRun());
        hand_->key(edit, Qt::Key_Space);
        QTRY_COMPARE(run().state(), RunState::running);
        QVERIFY(!edit->hasFocus()); // the run has the keyboard
        hand_->key(Qt::Key_Space);
        QTRY_COMPARE(run().state(), RunState::paused);
        QCOMPARE(edit->text(), QStringLiteral("2 kg"));
        edit->setFocus();
        edit->selectAll();
        hand_->type(edit, QStringLiteral("7"));
        hand_->key(edit, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(mass(), std::string("2 kg"));
        QVERIFY(edit->text() != QLatin1String("7"));
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestUndo test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_undo.moc"
