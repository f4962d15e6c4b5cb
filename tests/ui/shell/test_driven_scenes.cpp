// SPDX-License-Identifier: GPL-3.0-or-later
// The two scenes with drives built from nothing in the real window by mouse and keys: bodies and joints from the palette, names in
// the outline, numbers in the inspector, the motor and the state feedback by the drive card. They move as the shipped scenes do.
#include "core/io/scene_file.h"
#include "tests/ui/shell/same_motion.h"
#include "tests/ui/shell/window_hand.h"
#include "ui/edits/run_edits.h"
#include "ui/look/gl_format.h"
#include "ui/panels/drive_card.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_model.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/property_row.h"
#include "ui/run/run_controller.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/shell/workbench.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QPointer>
#include <QTreeView>

#include <cmath>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>

using namespace saltus;
using namespace saltus::ui;
using model::Key;
using model::Owner;
using testing::WindowHand;

class TestDrivenScenes : public QObject {
    Q_OBJECT
    testing::TestWindow window_;
    std::unique_ptr<WindowHand> hand_;
    QString step_; // the last one, for messages

    Document& document() { return window_->document(); }
    Workbench& bench() { return window_->workbench(); }
    QTreeView* tree() { return bench().outline().tree(); }

    bool failed(const QString& what) {
        qWarning("%s: %s", qPrintable(step_), qPrintable(what));
        return false;
    }
    void begin() {
        window_->activateWindow();
        document().undoStack().setClean();
        document().close();
        hand_->key(window_.get(), Qt::Key_N, Qt::ControlModifier);
    }
    QModelIndex row(const QString& name, const QModelIndex& under = {}) {
        const auto* rows = tree()->model();
        for (int i = 0; i < rows->rowCount(under); ++i) {
            const QModelIndex at = rows->index(i, 0, under);
            if (at.data(OutlineModel::nameRole).toString() == name) return at;
            if (const QModelIndex inside = row(name, at); inside.isValid()) return inside;
        }
        return {};
    }
    bool choose(const QString& name) {
        const QModelIndex at = row(name);
        if (!at.isValid()) return failed(name + " is not in the outline");
        tree()->expand(at.parent());
        tree()->scrollTo(at);
        hand_->click(tree()->viewport(), tree()->visualRect(at).center());
        return bench().inspector().selection() == name ? true : failed(name + " is not chosen by its row: " + bench().inspector().selection());
    }
    void chooseNothing() { hand_->click(tree()->viewport(), QPoint(tree()->viewport()->width() / 2, tree()->viewport()->height() - 4)); }
    // What is chosen gets this name by F2 in its row, and stays chosen.
    bool call(const QString& name) {
        step_ = name;
        settle();
        const QString now = bench().inspector().selection();
        if (now == name) return true;
        if (!row(now).isValid()) return failed("nothing is chosen");
        tree()->setFocus();
        tree()->scrollTo(row(now));
        hand_->key(tree(), Qt::Key_F2);
        auto* edit = tree()->findChild<QLineEdit*>();
        if (!edit || !edit->isVisible())
            return failed(QString("F2 opens no field: selected %1, current %2, the keyboard is with %3, %4")
                              .arg(bench().outline().selections().join(','), tree()->currentIndex().data(OutlineModel::nameRole).toString(),
                                   QLatin1String(QApplication::focusWidget() ? QApplication::focusWidget()->metaObject()->className() : "nobody"),
                                   edit ? "a hidden one is there" : "none is there"));
        edit->selectAll();
        hand_->type(edit, name);
        hand_->key(edit, Qt::Key_Return);
        QTest::qWait(100);
        if (bench().inspector().selection() != name || bench().outline().selections() != QStringList{name} || !row(name).isValid())
            return failed("it is not chosen under its new name, but '" + bench().inspector().selection() + "'");
        return true;
    }
    bool type(QLineEdit* edit, const char* text) {
        if (!edit || !edit->isEnabled()) return false;
        edit->setFocus();
        edit->selectAll();
        hand_->type(edit, QString::fromUtf8(text));
        hand_->key(edit, Qt::Key_Return);
        return true;
    }
    bool set(model::PropertyId id, std::initializer_list<const char*> texts) {
        std::size_t field = 0;
        for (const char* text : texts) {
            PropertyRow* row = bench().inspector().row(id);
            if (!row || !row->field(field) || !type(row->field(field)->edit(), text)) return failed(QString("no field %1 of key %2").arg(field).arg(int(id.key)));
            row = bench().inspector().row(id);
            if (!row || row->field(field)->hasError()) return failed(QString("'%1' is refused for key %2").arg(QLatin1String(text)).arg(int(id.key)));
            ++field;
        }
        return true;
    }
    bool put(const authoring::NewPart& part, const QPoint& at) {
        const std::string before = io::scene_text(document().model());
        if (!hand_->dragIn(part, at) || io::scene_text(document().model()) == before) return failed("it cannot be put there");
        return true;
    }
    bool body(authoring::NewShape shape, const QPoint& at, const char* name, const char* mass, const char* inertia, std::initializer_list<const char*> position) {
        step_ = QLatin1String(name);
        return put(shape, at) && call(QLatin1String(name)) && set({Owner::part, Key::mass}, {mass}) && set({Owner::part, Key::inertia}, {inertia}) &&
               set({Owner::part, Key::position}, position);
    }
    // On the body, and on the one that is chosen; "": the world.
    bool joint(authoring::NewJoint kind, const char* on, const char* other, const char* name, std::initializer_list<const char*> point) {
        step_ = QLatin1String(name);
        if (!*other) chooseNothing();
        else if (!choose(QLatin1String(other))) return false;
        const QPoint at = hand_->bodyOnScreen(QLatin1String(on));
        if (!bench().sceneView().rect().contains(at)) return failed("its body is not in the picture");
        if (!put(kind, at) || !call(QLatin1String(name)) || !set({Owner::part, Key::point}, point)) return false;
        const auto& made = document().model().joints.back();
        const bool joins = made.between.size() == (*other ? 2u : 1u) && made.between[0] == on && (!*other || made.between[1] == other);
        return joins ? true : failed("it joins other bodies");
    }
    DriveCard* card() {
        for (DriveCard* one : bench().inspector().findChildren<DriveCard*>())
            if (one->joint() == bench().inspector().selection().toStdString()) return one;
        return nullptr;
    }
    // The run of the last edit is there, and the panels were made for it.
    void settle() {
        (void)QTest::qWaitFor([&] { return !window_->edits().awaitsRun(); }, 20000);
        QTest::qWait(100);
    }
    // By the keyboard: down to the entry.
    bool drive(DriveCard::Kind kind) {
        settle();
        if (!card()) return failed(QString("there is no drive card of %1 among %2").arg(bench().inspector().selection()).arg(bench().inspector().findChildren<DriveCard*>().size()));
        const QPointer<QComboBox> choice = card()->choice();
        const int steps = choice->findData(static_cast<int>(kind)) - choice->currentIndex();
        if (!hand_->click(choice)) return failed("its list cannot be clicked");
        const QPointer<QAbstractItemView> list = choice ? choice->view() : nullptr;
        if (!QTest::qWaitFor([&] { return list && list->isVisible(); }, 2000)) return failed("its list does not open");
        for (int i = 0; i < steps && list; ++i) hand_->key(list, Qt::Key_Down);
        if (!list) return failed("its list closed");
        QTest::keyClick(list.data(), Qt::Key_Return);
        settle();
        return card() && card()->kind() == kind ? true : failed("the drive is not taken");
    }
    bool setDrive(const char* label, const char* text, int nth = 0) {
        settle();
        ValueField* field = card() ? card()->field(QString::fromUtf8(label), nth) : nullptr;
        if (!field) return failed(QString("the card has no '%1'").arg(QString::fromUtf8(label)));
        if (!type(field->edit(), text)) return failed("its field takes no text");
        field = card() ? card()->field(QString::fromUtf8(label), nth) : nullptr;
        return field && !field->hasError() ? true : failed(QString("'%1' is refused for %2").arg(QLatin1String(text), QString::fromUtf8(label)));
    }
    bool setRun(const char* step, const char* end) {
        step_ = "run";
        chooseNothing();
        return set({Owner::part, Key::step}, {step}) && set({Owner::part, Key::end}, {end});
    }
    bool runs(double until) {
        if (!QTest::qWaitFor([&] { return window_->run().canRun(); }, 20000)) return failed("it cannot run");
        window_->run().setWantedSpeed(100.0);
        bench().focusView();
        hand_->key(window_.get(), Qt::Key_Space);
        const bool done = QTest::qWaitFor([&] { return window_->run().frame() && window_->run().frame()->time >= until; }, 60000);
        window_->run().pause();
        return done ? true : failed("it does not run so far");
    }
    void picture(const char* name) {
        const QString folder = qEnvironmentVariable("SALTUS_PICTURES");
        if (!folder.isEmpty()) window_->grab().save(folder + '/' + QLatin1String(name) + ".png");
    }
    void pictures(const char* name) {
        if (qEnvironmentVariableIsEmpty("SALTUS_PICTURES")) return;
        picture(name);
        window_->resize(1100, 700);
        QTest::qWait(300);
        picture((std::string(name) + "-small").c_str());
        window_.theme().setKind(ThemeKind::dark);
        QTest::qWait(300);
        picture((std::string(name) + "-small-dark").c_str());
        window_->resize(1600, 1000);
        QTest::qWait(300);
        picture((std::string(name) + "-dark").c_str());
        window_.theme().setKind(ThemeKind::light);
    }

private slots:
    void initTestCase() {
        QVERIFY(window_.show());
        hand_ = std::make_unique<WindowHand>(*window_);
    }
    void cleanupTestCase() {
        document().undoStack().setClean();
        window_.reset();
    }

    void aMotorTurnsACrank() {
        begin();
        const QPoint middle = bench().sceneView().rect().center();
        QVERIFY(body(authoring::NewShape::disc, middle, "crank", "1.5", "0.01 kg m^2", {"0", "0"}));
        QVERIFY(bool(document().model().world.planar));
        QVERIFY(set({Owner::shape, Key::radius}, {"0.03"}));
        QVERIFY(joint(authoring::NewJoint::hinge, "crank", "", "shaft", {"0", "0"}));
        QVERIFY(drive(DriveCard::Kind::motor));
        for (const auto& [label, text] : {std::pair("Voltage", "24 V"), std::pair("Resistance", "1 Ohm"), std::pair("Inductance", "2 mH"), std::pair("Constant k", "0.8"), std::pair("Gear ratio", "1")})
            QVERIFY(setDrive(label, text));
        pictures("motor");
        QVERIFY(body(authoring::NewShape::box, middle + QPoint(250, -150), "slider", "1", "0.002", {"0.4", "0"}));
        QVERIFY(set({Owner::shape, Key::size}, {"0.1", "0.08"}));
        window_->workbench().sceneView().home();
        QTest::qWait(600);
        QVERIFY(joint(authoring::NewJoint::slider, "slider", "", "guide", {"0.4", "0"}));
        QVERIFY(set({Owner::part, Key::axis}, {"1", "0"}));
        QVERIFY(body(authoring::NewShape::box, middle + QPoint(-200, -250), "rod", "0.4", "0.4*0.3^2/12", {"0.25", "0"}));
        QVERIFY(set({Owner::shape, Key::size}, {"0.3", "0.02"}));
        window_->workbench().sceneView().home();
        QTest::qWait(600);
        QVERIFY(joint(authoring::NewJoint::hinge, "rod", "crank", "crank_pin", {"0.1", "0"}));
        QVERIFY(joint(authoring::NewJoint::hinge, "slider", "rod", "slider_pin", {"0.4", "0"}));
        QVERIFY(setRun("0.5 ms", "3 s"));
        QVERIFY(runs(0.2));
        auto shipped = io::read_scene(SALTUS_SOURCE_DIR "/scenes/motor-crank.saltus");
        QVERIFY(shipped.has_value());
        for (model::Joint& j : shipped->joints)
            if (j.name == "guide") j.coordinates.clear(); // its friction
        for (const auto& [ours, theirs] : {std::pair("motor.x[0]", "motor.x[0]"), std::pair("shaft.ydot[2]", "shaft.ydot[2]"), std::pair("slider.q[0]", "slider.q[0]")}) {
            const double most = testing::difference(document().model(), *shipped, ours, theirs, 1.0);
            QVERIFY2(most < 1e-7, qPrintable(QString("%1 differs by %2").arg(ours).arg(most)));
        }
        // Out again by its row, and back.
        QVERIFY(choose(QStringLiteral("motor")));
        tree()->setFocus();
        hand_->key(tree(), Qt::Key_Delete);
        QVERIFY(document().model().circuits.empty() && document().model().joints.front().coordinates.empty());
        hand_->key(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().model().circuits.size(), std::size_t{1});
    }

    // The shipped scene has a lag in its drive and a ram that knocks the cart; here the order acts at once and the ram stays where it is.
    void aStateFeedbackBalancesARod() {
        begin();
        const QPoint middle = bench().sceneView().rect().center();
        QVERIFY(put(authoring::NewShape::disc, middle)); // the world becomes planar
        QVERIFY(call(QStringLiteral("rod")));
        QVERIFY(set({Owner::part, Key::mass}, {"0.2"}) && set({Owner::part, Key::inertia}, {"0.2*1^2/12"}));
        QVERIFY(set({Owner::shape, Key::radius}, {"0.05"}));
        QVERIFY(set({Owner::part, Key::position}, {"-0.5*sin(8 deg)", "0.5*cos(8 deg)"}) && set({Owner::part, Key::rotation}, {"8 deg"}));
        QVERIFY(body(authoring::NewShape::box, middle + QPoint(0, 250), "cart", "1", "0.02", {"0", "0"}));
        QVERIFY(set({Owner::shape, Key::size}, {"0.4", "0.14"}));
        window_->workbench().sceneView().home();
        QTest::qWait(600);
        QVERIFY(joint(authoring::NewJoint::slider, "cart", "", "rail", {"0", "0"}));
        QVERIFY(set({Owner::part, Key::axis}, {"1", "0"}));
        QVERIFY(joint(authoring::NewJoint::hinge, "rod", "cart", "pivot", {"0", "0"}));
        QVERIFY(choose(QStringLiteral("rail")));
        QVERIFY(drive(DriveCard::Kind::state_feedback));
        const std::pair<const char*, const char*> states[] = {{"cart.q[0]", "-5.94"}, {"cart.v[0]", "-7.18"}, {"rod.q[2]", "52.93"}, {"rod.v[2]", "13.28"}};
        for (int i = 0; i < 4; ++i) {
            step_ = QString("state %1").arg(i + 1);
            QVERIFY(setDrive(qPrintable(QString("State %1").arg(i + 1)), states[i].first));
            QVERIFY(setDrive("Gain", states[i].second, i));
            QVERIFY(setDrive("Set value", "0", i));
        }
        QVERIFY(setDrive("Largest", "40 N"));
        pictures("feedback");
        QVERIFY(setRun("2 ms", "20 s"));
        QVERIFY(runs(0.5));
        auto shipped = io::read_scene(SALTUS_SOURCE_DIR "/scenes/cart-pendulum.saltus");
        QVERIFY(shipped.has_value());
        for (model::Parameter& p : shipped->parameters)
            if (p.name == "blow") p.value = "0 m";
        for (model::Joint& j : shipped->joints)
            if (j.name == "rail") j.coordinates[0].value = "min(max(gain*(5.94*cart.q[0] + 7.18*cart.v[0] - 52.93*rod.q[2] - 13.28*rod.v[2]), -most), most)";
        for (const char* signal : {"cart.q[0]", "rod.q[2]", "rod.v[2]"}) {
            const double most = testing::difference(document().model(), *shipped, signal, signal, 3.0);
            QVERIFY2(most < 1e-7, qPrintable(QString("%1 differs by %2").arg(signal).arg(most)));
        }
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestDrivenScenes test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_driven_scenes.moc"
