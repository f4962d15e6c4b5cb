// SPDX-License-Identifier: GPL-3.0-or-later
// Building by hand with real mouse and keys: palette to view, handles with typed values, undo back to the same file.
// With SALTUS_PICTURES=FOLDER the pictures are kept there, to be looked at.
#include "core/authoring/place.h"
#include "core/io/scene_file.h"
#include "core/model/validate.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/panels/palette_panel.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/body_marks.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/scene_view/scene_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QDropEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QUrl>
#include <QtTest>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;
using authoring::NewEffect;
using authoring::NewJoint;
using authoring::NewPart;
using authoring::NewShape;
using collision::Vector3;

namespace {

// The window as the shell connects it, without the run.
struct Bench {
    Theme theme;
    Document document;
    RunController run;
    TimeCursor cursor;
    QWidget window;
    PalettePanel* palette = nullptr;
    SceneView* view = nullptr;
    std::unique_ptr<SceneEditor> editor;

    Bench() {
        if (qEnvironmentVariable("SALTUS_THEME") == QLatin1String("light")) theme.setKind(ThemeKind::light);
        theme.apply();
        auto* row = new QHBoxLayout(&window);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(0);
        palette = new PalettePanel(theme, document, &window);
        palette->setFixedWidth(260);
        view = new SceneView(theme, run, cursor, &window);
        row->addWidget(palette);
        row->addWidget(view, 1);
        editor = std::make_unique<SceneEditor>(theme, *view, document, run, cursor);
        SceneEditor* e = editor.get();
        QObject::connect(palette, &PalettePanel::armRequested, e, &SceneEditor::arm);
        QObject::connect(palette, &PalettePanel::disarmRequested, e, &SceneEditor::cancelPart);
        QObject::connect(palette, &PalettePanel::placeRequested, e, &SceneEditor::placeAtCentre);
        QObject::connect(palette, &PalettePanel::dragged, e, &SceneEditor::dragPart);
        QObject::connect(palette, &PalettePanel::dropped, e, &SceneEditor::dropPart);
        QObject::connect(palette, &PalettePanel::dragCancelled, e, &SceneEditor::cancelPart);
        QObject::connect(e, &SceneEditor::armedChanged, palette, [this, e] { palette->setArmed(e->armed()); });
        window.resize(qEnvironmentVariableIsSet("SALTUS_LARGE") ? QSize(1600, 1000) : QSize(1200, 700));
    }
    bool open(const model::Model& model = {}) {
        document.openModel(model, {});
        window.show();
        if (!QTest::qWaitForWindowExposed(&window)) return false;
        if (!view->showEdited(document.model())) return false;
        QTest::qWait(150);
        return view->canvas() != nullptr;
    }
    scene::SceneCanvas* canvas() { return view->canvas(); }
    QPoint at(const Vector3& world) {
        const osg::Vec2d p = canvas()->camera().toScreen(canvas()->graph().bodies().frame().point(world));
        return {static_cast<int>(std::lround(p.x())), static_cast<int>(std::lround(p.y()))};
    }
    std::string text() const { return io::scene_text(document.model()); }
    Vector3 position(const char* name) {
        const auto stage = authoring::Stage::create(document.model());
        return stage->bodies()[stage->find(name)].frame.position;
    }
};

void move(QWidget* widget, const QPoint& to, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButtons buttons = Qt::LeftButton) {
    QMouseEvent event(QEvent::MouseMove, to, widget->mapToGlobal(to), Qt::NoButton, buttons, modifiers);
    QApplication::sendEvent(widget, &event);
    QTest::qWait(12);
}

void drag(QWidget* widget, const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers = {}) {
    QTest::mousePress(widget, Qt::LeftButton, modifiers, from);
    for (int k = 1; k <= 5; ++k) move(widget, from + (to - from) * k / 5, modifiers);
    QTest::mouseRelease(widget, Qt::LeftButton, modifiers, to);
    QTest::qWait(20);
}

} // namespace

class TestSceneEditor : public QObject {
    Q_OBJECT

    static model::Model stacked() { // ground, a box on it
        model::Model model;
        model::apply(model, *authoring::add_body(model, authoring::new_body(model, NewShape::ground, 1.0)));
        model::Body box = authoring::new_body(model, NewShape::box, 1.0);
        authoring::stand(box, {{0.0, 0.0, 0.5}, Eigen::Quaterniond::Identity()}, false);
        model::apply(model, *authoring::add_body(model, std::move(box)));
        return model;
    }

    static void keep(Bench& bench, const QString& name) {
        QTest::qWait(250);
        const QString folder = qEnvironmentVariable("SALTUS_PICTURES");
        if (folder.isEmpty()) return;
        QVERIFY(bench.window.grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png")));
    }

private slots:
    void initTestCase() { qRegisterMetaType<model::Effects>(); }

    void aDragFromThePaletteLandsOnWhatLiesBelow() {
        Bench bench;
        QVERIFY(bench.open(stacked()));
        const std::string before = bench.text();
        QToolButton* box = bench.palette->button(NewShape::box);
        QVERIFY(box);
        QTest::mousePress(box, Qt::LeftButton, {}, box->rect().center());
        const QPoint over = bench.canvas()->mapToGlobal(bench.at({0.1, 0.0, 1.0}));
        move(box, box->rect().center() + QPoint(30, 30));
        QVERIFY(!bench.canvas()->graph().hasGhost()); // not over the view yet
        move(box, box->mapFromGlobal(over));
        QVERIFY(bench.canvas()->graph().hasGhost());
        keep(bench, "palette-drag");
        QTest::mouseRelease(box, Qt::LeftButton, {}, box->mapFromGlobal(over));
        QCOMPARE(bench.document.model().bodies.size(), std::size_t(3));
        QVERIFY(!bench.canvas()->graph().hasGhost());
        QCOMPARE(bench.view->selection(), QStringList{"box2"});
        QVERIFY(std::abs(bench.position("box2").z() - 1.5) < 1e-9);
        QVERIFY(model::validate(bench.document.model()).empty());
        QCOMPARE(bench.document.undoStack().undoText(), QString("Add box2"));
        bench.document.undoStack().undo();
        QCOMPARE(bench.text(), before);
    }

    void escapeGivesADragUp() {
        Bench bench;
        QVERIFY(bench.open(stacked()));
        QToolButton* ball = bench.palette->button(NewShape::sphere);
        QTest::mousePress(ball, Qt::LeftButton, {}, ball->rect().center());
        move(ball, ball->mapFromGlobal(bench.canvas()->mapToGlobal(bench.at({0.0, 0.0, 1.0}))));
        QVERIFY(bench.canvas()->graph().hasGhost());
        QTest::keyClick(ball, Qt::Key_Escape);
        QVERIFY(!bench.canvas()->graph().hasGhost());
        QTest::mouseRelease(ball, Qt::LeftButton);
        QCOMPARE(bench.document.model().bodies.size(), std::size_t(2));
    }

    void aClickInThePaletteAndOneInTheSceneDoTheSame() {
        Bench bench;
        QVERIFY(bench.open(stacked()));
        QToolButton* cone = bench.palette->button(NewShape::cone);
        QTest::mouseClick(cone, Qt::LeftButton);
        QVERIFY(cone->isChecked());
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at({1.5, -0.5, 0.0}));
        QCOMPARE(bench.document.model().bodies.size(), std::size_t(3));
        QVERIFY(!cone->isChecked());
        QVERIFY(std::abs(bench.position("cone").z() - 0.25) < 1e-9); // its origin is a quarter of its height above the base
    }

    void theKeyboardPlacesAtTheCentre() {
        Bench bench;
        QVERIFY(bench.open());
        QVERIFY(!bench.palette->button(NewJoint::hinge)->isEnabled()); // nothing there yet that it could hold
        QToolButton* ball = bench.palette->button(NewShape::sphere);
        ball->setFocus();
        QTest::keyClick(ball, Qt::Key_Right);
        QWidget* next = bench.window.focusWidget();
        QVERIFY(next && next != ball);
        QTest::keyClick(bench.palette->button(NewShape::box), Qt::Key_Return);
        QCOMPARE(bench.document.model().bodies.size(), std::size_t(1));
        QVERIFY(std::abs(bench.position("box").z() - 0.5) < 1e-9); // on the floor
        QVERIFY(bench.palette->button(NewJoint::hinge)->isEnabled());
        QTest::keyClicks(bench.palette->search(), "circle");
        QVERIFY(!bench.palette->button(NewShape::box));
        bench.palette->search()->clear();
        // Ground under it.
        QTest::keyClick(bench.palette->button(NewShape::ground), Qt::Key_Return);
        QVERIFY(model::validate(bench.document.model()).empty());
        keep(bench, "keyboard");
    }

    void aHandleMovesByATypedValue() {
        Bench bench;
        QVERIFY(bench.open(stacked()));
        const std::string before = bench.text();
        bench.view->select("box");
        bench.editor->setTool(EditTool::move);
        QTest::qWait(30);
        keep(bench, "handles-move");
        QTest::keyClick(bench.canvas(), Qt::Key_X);
        auto* field = bench.view->findChild<QLineEdit*>("gizmoField");
        QVERIFY(field && field->isVisible());
        QTest::keyClicks(field, "25 cm");
        keep(bench, "handles-typed");
        // It shows already where it will be; the document is as it was.
        QVERIFY(std::abs(bench.canvas()->graph().bodies().pose(1).position.x() - 0.25) < 1e-12);
        QCOMPARE(bench.text(), before);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(bench.position("box").x(), 0.25);
        QCOMPARE(bench.document.undoStack().count(), 1);
        bench.document.undoStack().undo();
        QCOMPARE(bench.text(), before);
        // Esc takes it back before it is one.
        QTest::keyClick(bench.canvas(), Qt::Key_Z);
        QTest::keyClicks(field, "3");
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible());
        QCOMPARE(bench.canvas()->graph().bodies().pose(1).position.z(), 0.5);
        QCOMPARE(bench.text(), before);
    }

    void aDragOfAHandleIsOneStepOfUndo() {
        Bench bench;
        QVERIFY(bench.open(stacked()));
        const std::string before = bench.text();
        bench.view->select("box");
        bench.editor->setTool(EditTool::move);
        QTest::qWait(30);
        const double px = bench.canvas()->camera().pixelSize(bench.canvas()->graph().bodies().frame().point({0.0, 0.0, 0.5}));
        const QPoint from = bench.at({0.0, 0.0, 0.5 + 60.0 * px}), to = from - QPoint(0, 50);
        drag(bench.canvas(), from, to);
        QCOMPARE(bench.document.undoStack().count(), 1);
        const Vector3 now = bench.position("box");
        QCOMPARE(now.x(), 0.0);
        QVERIFY2(std::abs(now.z() - (0.5 + 50.0 * px)) < 12.0 * px, qPrintable(QString("%1 against %2").arg(now.z()).arg(0.5 + 50.0 * px)));
        bench.document.undoStack().undo();
        QCOMPARE(bench.text(), before);
        // Turning by steps, a field with an angle while it goes.
        bench.editor->setTool(EditTool::turn);
        QTest::qWait(30);
        keep(bench, "handles-turn");
        QTest::keyClick(bench.canvas(), Qt::Key_Z);
        auto* field = bench.view->findChild<QLineEdit*>("gizmoField");
        QTest::keyClicks(field, "30");
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(std::abs(Eigen::AngleAxisd(authoring::Stage::create(bench.document.model())->bodies()[1].frame.rotation).angle() - std::acos(-1.0) / 6.0) < 1e-12);
        bench.document.undoStack().undo();
        QCOMPARE(bench.text(), before);
        bench.editor->setTool(EditTool::scale);
        QTest::qWait(30);
        QTest::keyClick(bench.canvas(), Qt::Key_Y);
        QTest::keyClicks(field, "2");
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(*std::get_if<double>(&std::get<model::BoxShape>(bench.document.model().bodies[1].shapes[0]).size[1].source), 2.0);
        bench.document.undoStack().undo();
        QCOMPARE(bench.text(), before);
    }

    void controlDragSlidesABodyOverTheGround() {
        Bench bench;
        QVERIFY(bench.open(stacked()));
        const QPoint from = bench.at({0.0, -0.5, 0.5});
        drag(bench.canvas(), from, from + QPoint(120, 0), Qt::ControlModifier);
        const Vector3 now = bench.position("box");
        QCOMPARE(now.z(), 0.5);
        QVERIFY2(now.x() > 0.05, qPrintable(QString::number(now.x())));
        QCOMPARE(bench.document.undoStack().count(), 1);
    }

    void theArrowOfVelocityIsDragged() {
        Bench bench;
        QVERIFY(bench.open(stacked()));
        bench.view->select("box");
        bench.editor->setTool(EditTool::move);
        QTest::qWait(30);
        // At rest its tip stands 40 px away, between x and z.
        const double px = bench.canvas()->camera().pixelSize(bench.canvas()->graph().bodies().frame().point({0.0, 0.0, 0.5}));
        const QPoint from = bench.at({28.3 * px, 0.0, 0.5 + 28.3 * px});
        drag(bench.canvas(), from, from + QPoint(70, -40));
        const auto& velocity = bench.document.model().bodies[1].velocity;
        QCOMPARE(velocity.size(), std::size_t(3));
        QVERIFY(*std::get_if<double>(&velocity[2].source) > 0.1 && *std::get_if<double>(&velocity[0].source) > 0.1);
        keep(bench, "velocity");
    }

    void severalAreChosenAndMovedTogether() {
        Bench bench;
        model::Model model = stacked();
        model::Body other = authoring::new_body(model, NewShape::sphere, 1.0);
        authoring::stand(other, {{1.6, 0.0, 0.5}, Eigen::Quaterniond::Identity()}, false);
        model::apply(model, *authoring::add_body(model, std::move(other)));
        QVERIFY(bench.open(model));
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at({0.0, -0.5, 0.5}));
        QCOMPARE(bench.view->selection(), QStringList{"box"});
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, Qt::ControlModifier, bench.at({1.6, 0.0, 0.5}));
        QCOMPARE(bench.view->selection(), (QStringList{"box", "ball"}));
        keep(bench, "several");
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, Qt::ControlModifier, bench.at({1.6, 0.0, 0.5}));
        QCOMPARE(bench.view->selection(), QStringList{"box"});
        // A box drawn with Shift.
        drag(bench.canvas(), bench.at({0.0, 0.0, 0.5}) - QPoint(250, 200), bench.at({1.6, 0.0, 0.5}) + QPoint(150, 150), Qt::ShiftModifier);
        QCOMPARE(bench.view->selection().size(), 2);
        bench.editor->setTool(EditTool::move);
        QTest::qWait(30);
        QTest::keyClick(bench.canvas(), Qt::Key_Y);
        auto* field = bench.view->findChild<QLineEdit*>("gizmoField");
        QTest::keyClicks(field, "1");
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(bench.position("box").y(), 1.0);
        QCOMPARE(bench.position("ball").y(), 1.0);
        QCOMPARE(bench.document.undoStack().count(), 1);
        // Locked ones stay.
        bench.editor->setLocked({"ball"});
        QTest::keyClick(bench.canvas(), Qt::Key_Y);
        QTest::keyClicks(field, "-1");
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(bench.position("box").y(), 0.0);
        QCOMPARE(bench.position("ball").y(), 1.0);
    }

    void hiddenBodiesAreNotHit() {
        Bench bench;
        QVERIFY(bench.open(stacked()));
        bench.view->setHidden({"box"});
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at({0.0, -0.5, 0.5}));
        QVERIFY(bench.view->selection().isEmpty());
        bench.view->setHidden({});
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at({0.0, -0.5, 0.5}));
        QCOMPARE(bench.view->selection(), QStringList{"box"});
    }

    void jointsHoldWhatIsUnderTheCursor() {
        Bench bench;
        model::Model model = stacked();
        model::Body other = authoring::new_body(model, NewShape::sphere, 1.0);
        authoring::stand(other, {{1.6, 0.0, 0.5}, Eigen::Quaterniond::Identity()}, false);
        model::apply(model, *authoring::add_body(model, std::move(other)));
        QVERIFY(bench.open(model));
        bench.view->select("ball");
        bench.editor->arm(NewJoint::spring);
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at({0.0, -0.5, 0.5}));
        QCOMPARE(bench.document.model().joints.size(), std::size_t(1));
        QCOMPARE(bench.document.model().joints[0].between, (std::vector<std::string>{"box", "ball"}));
        QVERIFY(model::validate(bench.document.model()).empty());
        bench.view->select({});
        bench.editor->arm(NewJoint::hinge);
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at({0.0, -0.5, 0.5}));
        QCOMPARE(bench.document.model().joints[1].between, (std::vector<std::string>{"box"}));
        bench.view->setSelection({"ball"});
        bench.editor->arm(NewEffect::contact_law);
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at({0.0, -0.5, 0.5}));
        QCOMPARE(bench.document.model().contacts.size(), std::size_t(1));
        QVERIFY(model::validate(bench.document.model()).empty());
    }

    // Rods, ropes and springs have two ends: the second click, or the end of a drag, says where the other one is.
    void whatHasTwoEndsIsClickedAtBoth() {
        Bench bench;
        model::Model model = stacked(); // a box of 1 m with its middle at (0, 0, 0.5)
        model::Body other = authoring::new_body(model, NewShape::box, 1.0);
        authoring::stand(other, {{2.0, 0.0, 0.5}, Eigen::Quaterniond::Identity()}, false);
        model::apply(model, *authoring::add_body(model, std::move(other)));
        QVERIFY(bench.open(model));
        const auto& joints = [&]() -> const std::vector<model::Joint>& { return bench.document.model().joints; };
        const auto arm = [&](NewJoint kind) {
            bench.view->select({});
            bench.editor->arm(kind);
        };
        const Vector3 edge(0.0, -0.5, 1.0), corner(1.5, -0.5, 1.0);
        arm(NewJoint::rod);
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at(edge) + QPoint(2, 3));
        QVERIFY(joints().empty() && bench.editor->armed());
        // Its own body again is no other end: it waits on.
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at({0.2, -0.5, 0.4}));
        QVERIFY(joints().empty() && bench.editor->armed());
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at(corner) + QPoint(3, 3));
        QCOMPARE(joints().size(), std::size_t(1));
        QVERIFY(!bench.editor->armed());
        QCOMPARE(joints()[0].between, (std::vector<std::string>{"box", "box2"}));
        QCOMPARE((authoring::constant_vector(joints()[0].point) - edge).norm(), 0.0);
        QCOMPARE((authoring::constant_vector(joints()[0].point_b) - corner).norm(), 0.0);
        QVERIFY(model::validate(bench.document.model()).empty());
        // In the air: upright above the first end, whatever is seen behind.
        const Vector3 air(0.0, -0.5, 1.8);
        arm(NewJoint::rope);
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at(edge) + QPoint(2, 3));
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at(air));
        QCOMPARE(joints().size(), std::size_t(2));
        QCOMPARE(joints()[1].between, (std::vector<std::string>{"box"}));
        QVERIFY((authoring::constant_vector(joints()[1].point_b) - air).norm() < 0.05);
        QCOMPARE(authoring::constant_vector(joints()[1].point_b).y(), -0.5);
        // Drawn from one to the other.
        arm(NewJoint::spring);
        QTest::mousePress(bench.canvas(), Qt::LeftButton, {}, bench.at(corner) + QPoint(3, 3));
        QTest::mouseMove(bench.canvas(), bench.at({1.0, -0.5, 1.0}));
        QTest::mouseRelease(bench.canvas(), Qt::LeftButton, {}, bench.at(edge) + QPoint(2, 3));
        QCOMPARE(joints().size(), std::size_t(3));
        QCOMPARE(joints()[2].between, (std::vector<std::string>{"box2", "box"}));
        QCOMPARE((authoring::constant_vector(joints()[2].point_b) - edge).norm(), 0.0);
        // A corner is within reach from beside the body, too.
        arm(NewJoint::rod);
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at({0.5, -0.5, 1.0}) + QPoint(-3, -4));
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at(corner) + QPoint(-4, -4));
        QCOMPARE(joints().size(), std::size_t(4));
        QCOMPARE(joints()[3].between, (std::vector<std::string>{"box", "box2"}));
        QCOMPARE((authoring::constant_vector(joints()[3].point_b) - corner).norm(), 0.0);
        bench.document.undoStack().undo();
        // Beside every body it waits too, and so does a hinge.
        arm(NewJoint::hinge);
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, QPoint(5, bench.canvas()->height() - 5));
        QVERIFY(bench.editor->armed() && joints().size() == 3);
        // Esc forgets the first end.
        arm(NewJoint::rod);
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at(edge) + QPoint(2, 3));
        bench.editor->cancel();
        QVERIFY(!bench.editor->armed());
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at(corner) + QPoint(3, 3));
        QCOMPARE(joints().size(), std::size_t(3));
    }

    // A hinge stands where one clicked; near a corner, an edge, the middle of a face or of the body it stands just there.
    void aHingeLandsWhereOneClicks() {
        Bench bench;
        QVERIFY(bench.open(stacked())); // a box of 1 m with its middle at (0, 0, 0.5)
        const auto hingeAt = [&](const Vector3& where, QPoint off) {
            bench.view->select({});
            bench.editor->arm(NewJoint::hinge);
            QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at(where) + off);
            const auto& joints = bench.document.model().joints;
            if (joints.empty()) return Vector3(Vector3::Constant(1e9));
            return Vector3(authoring::constant_vector(joints.back().point));
        };
        const auto pixel = [&](const Vector3& p) { return bench.canvas()->camera().pixelSize(bench.canvas()->graph().bodies().frame().point(p)); };
        // In the middle of nowhere of the front face: there, to a pixel or two.
        const Vector3 nowhere(0.21, -0.5, 0.71);
        QVERIFY((hingeAt(nowhere, {0, 0}) - nowhere).norm() < 4.0 * pixel(nowhere));
        // Twelve pixels beside the middle of the front face it is not pulled into it.
        const Vector3 face(0.0, -0.5, 0.5);
        QVERIFY((hingeAt(face, {13, 0}) - face).norm() > 6.0 * pixel(face));
        QCOMPARE((hingeAt(face, {3, 2}) - face).norm(), 0.0);
        // The end of the edge, seen from the front, a little inside.
        const Vector3 corner(0.5, -0.5, 1.0);
        QCOMPARE((hingeAt(corner, {-4, 4}) - corner).norm(), 0.0);
        const Vector3 edge(0.0, -0.5, 1.0);
        QCOMPARE((hingeAt(edge, {2, 4}) - edge).norm(), 0.0);
    }

    // A pendulum that is turned stays on its hinge.
    void whatHangsOnAHingeTurnsAboutIt() {
        Bench bench;
        QVERIFY(bench.open(stacked())); // a box of 1 m with its middle at (0, 0, 0.5)
        bench.editor->arm(NewJoint::hinge);
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at({0.0, -0.5, 1.0}) + QPoint(2, 4));
        QCOMPARE((authoring::constant_vector(bench.document.model().joints.back().point) - Vector3(0.0, -0.5, 1.0)).norm(), 0.0);
        bench.view->select("box");
        bench.view->setFocus(); // chosen elsewhere, in the outline
        bench.editor->setTool(EditTool::turn);
        QCOMPARE(bench.view->window()->focusWidget(), static_cast<QWidget*>(bench.canvas()));
        QTest::qWait(30);
        QTest::keyClick(bench.canvas(), Qt::Key_Y);
        auto* field = bench.view->findChild<QLineEdit*>("gizmoField");
        QTest::keyClicks(field, "90");
        QTest::keyClick(field, Qt::Key_Return);
        // Its middle was half a metre under the hinge; a quarter of a turn about y brings it beside.
        QVERIFY2((bench.position("box") - Vector3(-0.5, 0.0, 1.0)).norm() < 1e-12, qPrintable(QString("%1 %2 %3").arg(bench.position("box").x()).arg(bench.position("box").y()).arg(bench.position("box").z())));
        QCOMPARE((authoring::constant_vector(bench.document.model().joints.back().point) - Vector3(0.0, -0.5, 1.0)).norm(), 0.0);
    }

    // A joint of what is selected is seen without asking for all of them.
    void theJointsOfWhatIsSelectedAreShown() {
        Bench bench;
        QVERIFY(bench.open(stacked()));
        bench.editor->arm(NewJoint::hinge);
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at({0.2, -0.5, 0.7}));
        QCOMPARE(bench.document.model().joints.size(), std::size_t(1));
        bench.view->select({});
        QCOMPARE(bench.canvas()->graph().marks().arrowCount(), std::size_t(0));
        bench.view->select("box");
        QVERIFY(bench.canvas()->graph().marks().arrowCount() > 0);
        bench.view->select({});
        QCOMPARE(bench.canvas()->graph().marks().arrowCount(), std::size_t(0));
    }

    void aBodyIsDroppedOnWhatLiesBelow() {
        Bench bench;
        model::Model model = stacked();
        model.bodies[1].position[2] = 2.25;
        QVERIFY(bench.open(model));
        bench.view->select("box");
        bench.editor->dropDown();
        QVERIFY(std::abs(bench.position("box").z() - 0.5) < 1e-12);
    }

    void aMeshIsDroppedIntoASavedScene() {
        Bench bench;
        QVERIFY(bench.open(stacked()));
        QTemporaryDir folder, elsewhere;
        const QString mesh = elsewhere.filePath("wedge.obj");
        QFile file(mesh);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n");
        file.close();
        QSignalSpy refused(bench.editor.get(), &SceneEditor::refused);
        const auto drop = [&](const QPoint& at) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(mesh)});
            QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(bench.view, &enter);
            if (!enter.isAccepted()) return false;
            QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(bench.view, &event);
            QTest::qWait(30);
            return true;
        };
        QVERIFY(drop(bench.at({0.0, 0.0, 1.0})));
        QCOMPARE(refused.count(), 1); // not saved yet: there is no place for the mesh
        QVERIFY(!refused[0][1].toString().isEmpty());
        QVERIFY(bench.document.save(folder.filePath("scene.saltus")));
        QVERIFY(drop(bench.at({0.0, 0.0, 1.0})));
        QCOMPARE(bench.document.model().bodies.size(), std::size_t(3));
        QVERIFY(QFile::exists(folder.filePath("wedge.obj")));
        QCOMPARE(std::get<model::MeshShape>(bench.document.model().bodies[2].shapes[0]).file, std::string("wedge.obj"));
        QVERIFY(std::abs(bench.position("wedge").z() - 1.0) < 1e-9); // its lowest point is its origin
    }

    // From the palette: the file first, then it is placed by clicks as every other part is.
    void aMeshOfThePaletteIsPlacedByAClick() {
        Bench bench;
        QVERIFY(bench.open(stacked()));
        QVERIFY(bench.palette->button(PaletteDialog::mesh)->isEnabled());
        QTemporaryDir folder;
        QFile out(folder.filePath("wedge.obj"));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n");
        out.close();
        QVERIFY(bench.document.save(folder.filePath("scene.saltus")));
        for (const bool fixed : {false, true}) {
            const std::string before = bench.text();
            QVERIFY(bench.editor->armMesh(out.fileName(), fixed));
            move(bench.canvas(), bench.at({1.4, 0.0, 0.0}), {}, Qt::NoButton);
            QVERIFY(bench.canvas()->graph().hasGhost()); // one sees what it will be
            QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at({1.4, 0.0, 0.0}));
            QTRY_COMPARE(bench.document.model().bodies.size(), std::size_t(3));
            QCOMPARE(bench.document.model().bodies[2].fixed, fixed);
            const double z = bench.position("wedge").z(); // its lowest point is its origin; what is fixed stands on the floor that is seen
            QVERIFY2(std::abs(z) < (fixed ? 0.02 : 1e-9), qPrintable(QString::number(z)));
            QVERIFY(!bench.editor->armed() && !bench.canvas()->graph().hasGhost());
            bench.document.undoStack().undo();
            QCOMPARE(bench.text(), before);
        }
        QVERIFY(bench.editor->armMesh(out.fileName(), false));
        bench.editor->cancelPart();
        QTest::mouseClick(bench.canvas(), Qt::LeftButton, {}, bench.at({1.4, 0.0, 0.0}));
        QCOMPARE(bench.document.model().bodies.size(), std::size_t(2));
    }

    void aPlanarSceneIsBuiltInItsPlane() {
        Bench bench;
        QVERIFY(bench.open());
        QTest::keyClick(bench.palette->button(NewShape::disc), Qt::Key_Return);
        QVERIFY(bench.document.model().world.planar);
        QVERIFY(bench.palette->button(NewShape::sphere) && !bench.palette->button(NewShape::sphere)->isEnabled()); // it stays where it is, grey
        QVERIFY(std::abs(bench.position("disc").y() - 0.5) < 1e-9 || bench.document.model().bodies[0].name == "disc");
        bench.document.undoStack().undo();
        QVERIFY(!bench.document.model().world.planar);
        bench.document.undoStack().redo();
        QTest::keyClick(bench.palette->button(NewShape::ground), Qt::Key_Return);
        QVERIFY(model::validate(bench.document.model()).empty());
        bench.view->select(QString::fromStdString(bench.document.model().bodies[0].name));
        bench.editor->setTool(EditTool::move);
        QTest::qWait(30);
        QTest::keyClick(bench.canvas(), Qt::Key_Y);
        auto* field = bench.view->findChild<QLineEdit*>("gizmoField");
        QTest::keyClicks(field, "0.5");
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(std::abs(authoring::Stage::create(bench.document.model())->bodies()[0].frame.position.y() - 1.0) < 1e-9);
        keep(bench, "planar");
    }
};

int main(int argc, char** argv) {
    saltus::ui::useGlFormat();
    QApplication app(argc, argv);
    TestSceneEditor test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_scene_editor.moc"
