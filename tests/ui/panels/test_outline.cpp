// SPDX-License-Identifier: GPL-3.0-or-later
// The outline by mouse and keys: several rows, new names, removal with what needs it, eye and lock, search.
#include "ui/panels/outline_panel.h"
#include "ui/panels/removal_dialog.h"

#include "core/authoring/controller.h"
#include "core/authoring/create.h"
#include "core/authoring/motor.h"
#include "core/model/edit.h"
#include "core/model/rename.h"
#include "core/model/validate.h"
#include "ui/document/document.h"
#include "ui/language/language.h"
#include "ui/look/theme.h"
#include "ui/panels/outline_delegate.h"
#include "ui/panels/outline_model.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include "tests/core/model/boxes.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QSignalSpy>
#include <QListWidget>
#include <QTest>
#include <QTreeView>

#include <functional>

using namespace saltus;
using namespace saltus::ui;

namespace {

struct Bench {
    Theme theme;
    Document document;
    RunController run;
    TimeCursor cursor;
    QWidget window;
    OutlinePanel* outline;

    Bench() {
        theme.apply();
        window.resize(260, 560);
        outline = new OutlinePanel(theme, document, run, cursor, &window);
        outline->setGeometry(0, 0, 260, 560);
        window.show();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window, 2000);
    }
    bool open(const char* name) { return document.open(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/%1.saltus").arg(QLatin1String(name))).has_value(); }
    QModelIndex index(const QString& name, const QModelIndex& parent = {}) const {
        const auto* model = outline->tree()->model();
        for (int i = 0; i < model->rowCount(parent); ++i) {
            const QModelIndex child = model->index(i, 0, parent);
            if (child.data(OutlineModel::nameRole).toString() == name) return child;
            if (const QModelIndex inside = index(name, child); inside.isValid()) return inside;
        }
        return {};
    }
    QRect row(const QString& name) const { return outline->tree()->visualRect(index(name)); }
    void click(const QString& name, Qt::KeyboardModifiers keys = {}) {
        QTest::mouseClick(outline->tree()->viewport(), Qt::LeftButton, keys, QPoint(row(name).left() + 30, row(name).center().y()));
    }
    void key(Qt::Key key) { QTest::keyClick(outline->tree(), key); }
    void type(const QString& text) {
        auto* editor = outline->tree()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
};

model::Model hinged(std::size_t n) {
    model::Model m = test::boxes(n);
    model::Joint hinge;
    hinge.name = "hinge";
    hinge.between = {"box0", "box1"};
    m.joints.push_back(hinge);
    return m;
}

} // namespace

class TestOutline : public QObject {
    Q_OBJECT

    // Every part of the scene's world, as the outline shows it (not the observers below it: they are called as formulas call them).
    static std::vector<QString> rows(Theme& theme, const model::Model& scene) {
        OutlineModel outline(theme, nullptr);
        outline.setModel(scene);
        std::vector<QString> out;
        const std::function<void(const QModelIndex&)> visit = [&](const QModelIndex& parent) {
            for (int i = 0; i < outline.rowCount(parent); ++i) {
                const QModelIndex row = outline.index(i, 0, parent);
                out.push_back(row.data(Qt::DisplayRole).toString());
                if (i < 3 || !out.back().contains(QLatin1Char('['))) visit(row); // not every copy
            }
        };
        visit(outline.index(0, 0, {}));
        return out;
    }

private slots:
    // What the palette puts in has the palette's icon.
    void jointsHaveTheIconsOfThePalette() {
        using authoring::NewJoint;
        Theme theme;
        theme.apply();
        const std::pair<NewJoint, const char*> kinds[] = {{NewJoint::hinge, "hinge"}, {NewJoint::slider, "slider"}, {NewJoint::ball, "ball-joint"}, {NewJoint::weld, "weld"}, {NewJoint::cylindrical, "sleeve"},
                                                          {NewJoint::rod, "rod"},     {NewJoint::spring, "spring"}, {NewJoint::rope, "rope"},       {NewJoint::motor, "drive"}};
        for (const auto& [kind, icon] : kinds) {
            model::Model scene = test::boxes(2);
            model::apply(scene, *authoring::add_joint(scene, kind, {"box0", "box1", {0, 0, 1}, {0, 0, 2}, {0, 0, 1}}));
            OutlineModel outline(theme, nullptr);
            outline.setModel(scene);
            const QString name = QString::fromStdString(scene.joints.back().name);
            QImage found;
            const std::function<void(const QModelIndex&)> visit = [&](const QModelIndex& parent) {
                for (int i = 0; i < outline.rowCount(parent); ++i) {
                    const QModelIndex row = outline.index(i, 0, parent);
                    if (row.data(OutlineModel::nameRole).toString() == name) found = row.data(Qt::DecorationRole).value<QPixmap>().toImage();
                    visit(row);
                }
            };
            visit({});
            QCOMPARE(found, theme.pixmap(QLatin1String(icon), 16, theme.colors().text, qApp->devicePixelRatio()).toImage());
        }
    }

    // Names without a label are words; formulas' names (with _ or a digit) stay. In no language does a shipped scene's outline speak another.
    void partsAreCalledInTheWindowsLanguage_data() {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QStringList>("same"); // in both languages
        QTest::newRow("German") << Language::german << QStringList{"Arm", "Block", "Bronze", "Diode", "Motor", "Material"};
        QTest::newRow("French") << Language::french << QStringList{"Bronze", "Circuit", "Diode", "Diodes", "Grain", "Guide", "Pivot", "Rail", "Table"};
    }
    void partsAreCalledInTheWindowsLanguage() {
        QFETCH(Language, language);
        QFETCH(QStringList, same);
        Theme theme;
        theme.apply();
        QStringList left;
        for (QDirIterator scene(QStringLiteral(SALTUS_SOURCE_DIR "/scenes"), {QStringLiteral("*.saltus")}); scene.hasNext();) {
            Document document;
            QVERIFY(document.open(scene.next()));
            const auto english = rows(theme, document.model());
            QVERIFY(speak(language));
            const auto said = rows(theme, document.model());
            QVERIFY(speak(Language::english));
            QCOMPARE(said.size(), english.size());
            for (std::size_t i = 0; i < said.size(); ++i) {
                static const QRegularExpression word(QStringLiteral("^[A-Za-z, ]{4,}$"));
                if (said[i] == english[i] && word.match(said[i]).hasMatch() && !same.contains(said[i])) left << said[i] + QStringLiteral(" (") + QFileInfo(scene.filePath()).baseName() + QLatin1Char(')');
            }
        }
        for (const QString& one : left) qWarning().noquote() << one;
        QVERIFY(left.isEmpty());
    }

    void aMotorStandsUnderTheJointThatItTurns() {
        Bench b;
        QVERIFY(b.open("motor-crank"));
        const QModelIndex motor = b.index(QStringLiteral("motor"));
        QVERIFY(motor.isValid());
        QCOMPARE(motor.parent().data(OutlineModel::nameRole).toString(), QStringLiteral("shaft"));
        QSignalSpy chosen(b.outline, &OutlinePanel::selected);
        b.outline->tree()->expandAll();
        b.click(QStringLiteral("motor"));
        QVERIFY(!chosen.isEmpty());
        QCOMPARE(chosen.last().first().toString(), QStringLiteral("motor"));
    }

    void severalRowsAreSelectedWithCtrlAndShift() {
        Bench b;
        b.document.openModel(hinged(6), {});
        QSignalSpy many(b.outline, &OutlinePanel::selectionChanged), one(b.outline, &OutlinePanel::selected);
        b.click(QStringLiteral("box1"));
        QCOMPARE(one.count(), 1);
        QCOMPARE(b.outline->selections(), QStringList{QStringLiteral("box1")});
        b.click(QStringLiteral("box4"), Qt::ControlModifier);
        QCOMPARE(b.outline->selections().size(), 2);
        b.click(QStringLiteral("box1"));
        b.click(QStringLiteral("box4"), Qt::ShiftModifier);
        QCOMPARE(b.outline->selections().size(), 4);
        QCOMPARE(many.last().first().toStringList().size(), 4);
    }

    void aRowIsRenamedInPlaceAndTheSceneFollows() {
        Bench b;
        QVERIFY(b.open("cam-follower"));
        QSignalSpy renamed(b.outline, &OutlinePanel::renamed);
        b.click(QStringLiteral("follower"));
        b.key(Qt::Key_F2);
        b.type(QStringLiteral("tappet"));
        QTRY_COMPARE(renamed.count(), 1);
        QCOMPARE(b.outline->selection(), QStringLiteral("tappet"));
        QVERIFY(b.index(QStringLiteral("tappet")).isValid());
        QVERIFY(model::validate(b.document.model()).empty());
        b.document.undoStack().undo();
        QVERIFY(b.index(QStringLiteral("follower")).isValid());
        // A name that cannot be says why and the row keeps its own.
        b.click(QStringLiteral("follower"));
        b.key(Qt::Key_F2);
        b.type(QStringLiteral("contact"));
        QTRY_VERIFY(!b.outline->note().isEmpty());
        QVERIFY(b.index(QStringLiteral("follower")).isValid());
    }

    void whatNeedsARemovedBodyGoesWithItAndIsNamed() {
        Bench b;
        b.document.openModel(hinged(4), {});
        b.click(QStringLiteral("box1"));
        b.key(Qt::Key_Delete);
        QCOMPARE(b.document.model().bodies.size(), std::size_t{4}); // what goes along is listed first
        auto* ask = b.outline->findChild<RemovalDialog*>();
        QVERIFY(ask && ask->isVisible());
        QCOMPARE(ask->findChild<QListWidget*>()->count(), 1);
        QVERIFY(ask->findChild<QListWidget*>()->item(0)->text().contains(QStringLiteral("hinge")));
        QTest::keyClick(ask, Qt::Key_Escape);
        QCOMPARE(b.document.model().bodies.size(), std::size_t{4});
        QTRY_VERIFY(!b.outline->findChild<RemovalDialog*>());
        b.key(Qt::Key_Delete);
        ask = b.outline->findChild<RemovalDialog*>();
        QVERIFY(ask);
        QTest::keyClick(ask, Qt::Key_Return);
        QCOMPARE(b.document.model().bodies.size(), std::size_t{3});
        QVERIFY(b.document.model().joints.empty());
        QVERIFY2(b.outline->note().contains(QStringLiteral("hinge")), qPrintable(b.outline->note()));
        QVERIFY(!b.index(QStringLiteral("hinge")).isValid());
        QVERIFY(b.outline->selections().isEmpty());
        b.document.undoStack().undo();
        QCOMPARE(b.document.model().bodies.size(), std::size_t{4});
        QVERIFY(b.index(QStringLiteral("box1")).isValid() && b.index(QStringLiteral("hinge")).isValid());
    }

    // It stands under its joint by the name of what it is made of.
    void aDriveIsRemovedByItsRow() {
        for (const bool motor : {true, false}) {
            Bench b;
            model::Model m = hinged(3);
            m.joints[0].kind = model::JointKind::revolute;
            b.document.openModel(m, {});
            auto made = motor ? authoring::add_motor(m, "hinge") : authoring::add_controller(m, "hinge");
            QVERIFY2(made.has_value(), made ? "" : made.error().text().c_str());
            b.document.edit(std::move(made->edit), QStringLiteral("drive"));
            QVERIFY(!(b.document.model() == m));
            const QString drive = QString::fromStdString(made->name);
            b.outline->tree()->expandAll();
            QVERIFY(b.index(drive).isValid());
            b.click(drive);
            b.key(Qt::Key_Delete);
            QVERIFY(b.document.model() == m);
            QVERIFY(!b.index(drive).isValid());
            b.document.undoStack().undo();
            QVERIFY(b.index(drive).isValid());
        }
    }

    // Another panel gives the name, as the inspector's field does.
    void whatIsRenamedElsewhereStaysChosen() {
        Bench b;
        b.document.openModel(hinged(4), {});
        b.click(QStringLiteral("box1"));
        const auto edit = model::rename(b.document.model(), {model::Part::body, 1}, "crate");
        QVERIFY(edit.has_value());
        b.outline->followRename(QStringLiteral("box1"), QStringLiteral("crate"));
        b.document.edit(*edit, QStringLiteral("crate"));
        QCOMPARE(b.outline->selections(), QStringList{QStringLiteral("crate")});
    }

    // Ctrl+V, Ctrl+D: what they make is chosen while Ctrl is still down.
    void whatTheProgramChoosesDoesNotDependOnKeysThatAreHeld() {
        Bench b;
        b.document.openModel(hinged(4), {});
        b.outline->select(QStringLiteral("box1"));
        for (const auto& [key, modifier] : {std::pair(Qt::Key_Control, Qt::ControlModifier), std::pair(Qt::Key_Shift, Qt::ShiftModifier)}) {
            QTest::keyPress(b.outline->tree(), key, modifier);
            for (const char* name : {"box2", "box2", "box0"}) {
                b.outline->select(QLatin1String(name));
                QCOMPARE(b.outline->selections(), QStringList{QLatin1String(name)});
            }
            QTest::keyRelease(b.outline->tree(), key);
        }
    }

    void aLockedBodyIsNotRemoved() {
        Bench b;
        b.document.openModel(hinged(3), {});
        b.click(QStringLiteral("box2"));
        b.key(Qt::Key_L);
        QVERIFY(b.outline->isLocked(QStringLiteral("box2")));
        b.key(Qt::Key_Delete);
        QCOMPARE(b.document.model().bodies.size(), std::size_t{3});
        QVERIFY(b.outline->note().contains(QStringLiteral("locked")));
        b.key(Qt::Key_L);
        b.key(Qt::Key_Delete);
        QCOMPARE(b.document.model().bodies.size(), std::size_t{2});
        // What would go with another part is kept by its lock too.
        b.click(QStringLiteral("hinge"));
        b.key(Qt::Key_L);
        b.click(QStringLiteral("box0"));
        b.key(Qt::Key_Delete);
        QCOMPARE(b.document.model().bodies.size(), std::size_t{2});
    }

    void theEyeHidesAndShows() {
        Bench b;
        b.document.openModel(hinged(3), {});
        QSignalSpy changed(b.outline, &OutlinePanel::hiddenChanged);
        const QRect row = b.row(QStringLiteral("box1"));
        QTest::mouseClick(b.outline->tree()->viewport(), Qt::LeftButton, {}, OutlineDelegate::eyeRect(row).center());
        QCOMPARE(changed.count(), 1);
        QVERIFY(b.outline->isHidden(QStringLiteral("box1")));
        QVERIFY(!b.outline->isHidden(QStringLiteral("box2")));
        QTest::mouseClick(b.outline->tree()->viewport(), Qt::LeftButton, {}, OutlineDelegate::eyeRect(row).center());
        QVERIFY(b.outline->hidden().isEmpty());
        // A joint has no picture of its own: no eye, and H does nothing there.
        QVERIFY(b.index(QStringLiteral("box1")).data(OutlineModel::canHideRole).toBool());
        QVERIFY(!b.index(QStringLiteral("hinge")).data(OutlineModel::canHideRole).toBool());
        QVERIFY(b.index(QStringLiteral("hinge")).data(OutlineModel::canLockRole).toBool());
        b.click(QStringLiteral("hinge"));
        b.key(Qt::Key_H);
        QVERIFY(b.outline->hidden().isEmpty());
        b.outline->selectAll({QStringLiteral("box0"), QStringLiteral("box2")});
        b.key(Qt::Key_H);
        QCOMPARE(b.outline->hidden().size(), 2);
        b.outline->rename(QStringLiteral("box2"), QStringLiteral("crate"));
        QVERIFY(b.outline->isHidden(QStringLiteral("crate")));
        b.document.undoStack().undo();
        b.document.openModel(hinged(1), {});
        QVERIFY(b.outline->hidden().isEmpty()); // of the session with that scene
    }

    // Shapes stand for equations, or for nothing that moves: they are hidden as bodies are.
    void shapesOfEquationsHaveEyes() {
        Bench b;
        QVERIFY(b.document.open(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/cam-follower.saltus")).has_value());
        QSignalSpy changed(b.outline, &OutlinePanel::hiddenChanged);
        int eyes = 0;
        for (const model::Shape& shape : b.document.model().views.shapes) {
            const QModelIndex row = b.index(QString::fromStdString(shape.name));
            if (!row.isValid()) continue;
            QVERIFY2(row.data(OutlineModel::canHideRole).toBool(), shape.name.c_str());
            ++eyes;
        }
        QVERIFY(eyes >= 3);
        QVERIFY(!b.index(QStringLiteral("contact")).data(OutlineModel::canHideRole).toBool());
        const QString system = QStringLiteral("follower"); // its row stands for its shape
        QVERIFY(b.index(system).data(OutlineModel::canHideRole).toBool());
        b.click(system);
        b.key(Qt::Key_H);
        QCOMPARE(changed.count(), 1);
        QVERIFY(b.outline->isHidden(system));
        b.key(Qt::Key_H);
        QVERIFY(!b.outline->isHidden(system));
    }

    void searchKeepsWhatFits() {
        Bench b;
        b.document.openModel(hinged(30), {});
        b.outline->search()->setText(QStringLiteral("hin"));
        QVERIFY(b.index(QStringLiteral("hinge")).isValid());
        QVERIFY(!b.index(QStringLiteral("box3")).isValid());
        b.outline->search()->clear();
        QVERIFY(b.index(QStringLiteral("box3")).isValid());
    }

    void twoThousandBodiesAreQuick() {
        Bench b;
        b.document.openModel(hinged(2000), {});
        QElapsedTimer clock;
        clock.start();
        b.click(QStringLiteral("box3"));
        const double click = 1e-6 * static_cast<double>(clock.nsecsElapsed());
        clock.start();
        b.key(Qt::Key_Delete);
        const double remove = 1e-6 * static_cast<double>(clock.nsecsElapsed());
        clock.start();
        b.outline->tree()->selectAll();
        const double all = 1e-6 * static_cast<double>(clock.nsecsElapsed());
        qInfo("a click %.1f ms, a removal %.1f ms, all selected %.1f ms", click, remove, all);
        QCOMPARE(b.document.model().bodies.size(), std::size_t{1999});
        QVERIFY(b.outline->selections().size() >= 1999);
    }

    void pictures() {
        const QString folder = qEnvironmentVariable("SALTUS_SHOTS");
        if (folder.isEmpty()) QSKIP("SALTUS_SHOTS is not set");
        for (const bool dark : {false, true}) {
            Bench b;
            b.theme.setKind(dark ? ThemeKind::dark : ThemeKind::light);
            b.document.openModel(hinged(6), {});
            b.click(QStringLiteral("box1"));
            b.click(QStringLiteral("box2"), Qt::ControlModifier);
            b.outline->setHidden({QStringLiteral("box4")}, true);
            b.outline->setLocked({QStringLiteral("box5")}, true);
            QTest::qWait(60);
            b.outline->grab().save(QStringLiteral("%1/outline-%2.png").arg(folder, dark ? "dark" : "light"));
            b.click(QStringLiteral("box0"));
            b.key(Qt::Key_Delete);
            QTest::qWait(60);
            b.outline->grab().save(QStringLiteral("%1/outline-removed-%2.png").arg(folder, dark ? "dark" : "light"));
        }
    }
};

QTEST_MAIN(TestOutline)
#include "test_outline.moc"
