// SPDX-License-Identifier: GPL-3.0-or-later
// In the real window: a robot is imported, equations come from the palette, bodies are grouped, and what is shown is exported.
#include "core/authoring/groups.h"
#include "core/model/validate.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/panels/drive_card.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_model.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/palette_panel.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/import_report.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workbench.h"

#include "tests/core/io/import/glb_reader.h"

#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;

class TestParts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QVERIFY(folder_.isValid());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
        QCoreApplication::setOrganizationName(QStringLiteral("SaltusTest"));
        qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
        theme_.apply();
        WindowOptions options;
        options.keepState = false;
        window_ = std::make_unique<MainWindow>(theme_, options);
        window_->resize(1200, 800);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    }
    void cleanupTestCase() { window_.reset(); }

    void aRobotBecomesASceneThatRunsAndWhatIsLeftOutIsListed() {
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        QVERIFY(window_->openFile(QStringLiteral(SALTUS_SOURCE_DIR "/tests/core/io/import/robot_description/machine.urdf")));
        QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, 20000);
        QCOMPARE(window_->document().model().bodies.size(), std::size_t{4});
        QVERIFY(window_->document().isModified() && window_->document().filePath().isEmpty());
        auto* report = window_->findChild<ImportReport*>();
        QVERIFY(report && report->isVisible());
        auto* list = report->findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItemCount(), 12);
        QCOMPARE(list->topLevelItem(11)->text(0), QStringLiteral("41"));
        QVERIFY(report->listText().contains(QStringLiteral("machine.urdf:38: 'c' does not follow 'a'; gears join")));
        save(report, "import");
        QTest::keyClick(report, Qt::Key_Escape);
        QTRY_VERIFY(!window_->findChild<ImportReport*>());
        play(0.05);
    }

    void aWrongRobotIsToldWithItsLine() {
        QFile file(folder_.filePath(QStringLiteral("wrong.urdf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<robot>\n<link name='a'/>\n<link name='a'/></robot>");
        file.close();
        QVERIFY(!window_->openFile(file.fileName()));
        QCOMPARE(window_->page(), MainWindow::Page::errors);
        QCOMPARE(window_->lastErrors().at(0).place.line, 3);
    }

    void equationsOfThePaletteRunAtOnce() {
        QVERIFY(window_->newScene());
        PalettePanel& palette = window_->workbench().partPalette();
        QVERIFY(!palette.button(authoring::NewEquation::interaction)->isEnabled());
        QVERIFY(!palette.button(authoring::NewEquation::function)->isEnabled());
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        auto* button = palette.button(authoring::NewEquation::mechanical);
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(ready.count() > 0, 20000);
        QCOMPARE(window_->document().model().systems.at(0).name, std::string("mass"));
        QCOMPARE(window_->document().undoStack().undoText(), QStringLiteral("Add mass"));
        QVERIFY(palette.button(authoring::NewPart(authoring::NewShape::box))->isEnabled()); // bodies may stand beside it
        auto* wall = palette.button(authoring::NewEquation::interaction);
        QVERIFY(wall->isEnabled());
        wall->setFocus();
        QTest::keyClick(wall, Qt::Key_Return);
        QTest::mouseClick(palette.button(authoring::NewEquation::function), Qt::LeftButton);
        QCOMPARE(window_->document().model().interactions.size(), std::size_t{1});
        QCOMPARE(window_->document().model().expressions.size(), std::size_t{1});
        QCOMPARE(window_->document().model().views.plots.size(), std::size_t{3});
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().canRun(), 20000);
        play(1.0);
        save(window_.get(), "equations");
        window_->document().undoStack().undo();
        window_->document().undoStack().undo();
        window_->document().undoStack().undo();
        QVERIFY(window_->document().isBlank());
    }

    // One key puts a motor on the joint that is selected, one undo takes it back; a joint that is driven is offered none.
    void aMotorIsPutOnTheSelectedJointByAKey() {
        open("cart-pendulum");
        Document& document = window_->document();
        const model::Model before = document.model();
        SceneView& view = window_->workbench().sceneView();
        view.setSelection({QStringLiteral("push")}); // a position drive moves it
        QTRY_VERIFY(!window_->actions().action(QStringLiteral("edit.motor"))->isEnabled());
        view.setSelection({QStringLiteral("pivot")});
        QTRY_VERIFY(window_->actions().action(QStringLiteral("edit.motor"))->isEnabled());
        trigger("edit.motor");
        QCOMPARE(document.model().circuits.size(), before.circuits.size() + 1);
        QVERIFY(model::validate(document.model()).empty());
        // Its card is in sight, below all that a joint has.
        const auto& cards = window_->workbench().inspector().drives();
        QTRY_VERIFY(!cards.empty() && cards.front()->visibleRegion().boundingRect().height() > 20);
        document.undoStack().undo();
        QVERIFY(document.model() == before);
    }

    // A joint without its bodies is nothing that could be pasted; cut it goes all the same.
    void aJointAloneIsCut() {
        open("four-bar-clearance");
        Document& document = window_->document();
        const std::size_t joints = document.model().joints.size();
        QVERIFY(joints > 0);
        window_->workbench().sceneView().setSelection({QString::fromStdString(document.model().joints[0].name)});
        trigger("edit.cut");
        QCOMPARE(document.model().joints.size(), joints - 1);
        document.undoStack().undo();
        QCOMPARE(document.model().joints.size(), joints);
    }

    void bodiesAreGroupedByKeysAndChosenByADoubleClickOrTheirRow() {
        open("bouncing-box");
        play(0.3);
        SceneView& view = window_->workbench().sceneView();
        Document& document = window_->document();
        const std::size_t rows = window_->run().recording()->rows();
        QStringList names;
        for (const model::Body& body : document.model().bodies) names << QString::fromStdString(body.name);
        QVERIFY(names.size() >= 2);
        view.setSelection(names);
        window_->workbench().focusView();
        trigger("edit.group");
        QCOMPARE(document.model().bodies[0].group, std::string("group"));
        QVERIFY(window_->run().recording()->rows() >= rows); // the run is still there
        // The outline has it as a row; a click on it chooses all of its parts.
        OutlinePanel& outline = window_->workbench().outline();
        const QModelIndex row = groupRow(outline, {});
        QVERIFY(row.isValid());
        QCOMPARE(outline.tree()->model()->rowCount(row), int(names.size()));
        view.setSelection({});
        outline.tree()->scrollTo(row);
        QTest::mouseClick(outline.tree()->viewport(), Qt::LeftButton, {}, outline.tree()->visualRect(row).center());
        QCOMPARE(QSet<QString>(view.selection().begin(), view.selection().end()), QSet<QString>(names.begin(), names.end()));
        QCOMPARE(outline.tree()->selectionModel()->selectedRows().size(), 1); // the row, not its parts
        QTest::keyClick(outline.tree(), Qt::Key_H);
        QVERIFY(outline.isHidden(names.first()) && outline.isHidden(names.last()));
        QTest::keyClick(outline.tree(), Qt::Key_H);
        QVERIFY(!outline.isHidden(names.first()));
        save(window_.get(), "group");
        outline.renameGroup(QStringLiteral("group"), QStringLiteral("all of it"));
        QCOMPARE(document.model().bodies[1].group, std::string("all of it"));
        // A click in the view chooses the body, a double click its group.
        QWidget* canvas = nullptr;
        for (QWidget* child : view.findChildren<QWidget*>())
            if (QByteArray(child->metaObject()->className()).endsWith("SceneCanvas")) canvas = child;
        if (canvas) { // there is OpenGL
            bool found = false;
            for (int y = 1; y < 24 && !found; ++y)
                for (int x = 4; x < 18 && !found; ++x) {
                    const QPoint at(canvas->width() * x / 24, canvas->height() * y / 24);
                    view.setSelection({});
                    QTest::mouseClick(canvas, Qt::LeftButton, {}, at);
                    if (view.selection().isEmpty()) continue;
                    QCOMPARE(view.selection().size(), 1);
                    QTest::mouseDClick(canvas, Qt::LeftButton, {}, at);
                    QCOMPARE(QSet<QString>(view.selection().begin(), view.selection().end()), QSet<QString>(names.begin(), names.end()));
                    found = true;
                }
            QVERIFY(found);
        }
        view.setSelection({names.last()});
        trigger("edit.ungroup");
        QVERIFY(document.model().bodies[0].group.empty());
        QVERIFY(!groupRow(outline, {}).isValid());
        document.undoStack().undo();
        QCOMPARE(document.model().bodies[0].group, std::string("all of it"));
    }

    void whatIsShownIsExportedAsMeshes() {
        open("bouncing-box");
        play(0.4);
        SceneView& view = window_->workbench().sceneView();
        auto scene = view.meshes(true);
        QVERIFY(scene.has_value());
        const test::Glb glb = test::read_glb(*io::gltf_bytes(*scene));
        QCOMPARE(glb.wrong, QString());
        QVERIFY(!glb.channels.empty());
        // Every vertex of the box, taken to the world by its node, lies on the box that the view shows.
        const auto& bodies = window_->document().model().bodies;
        int boxes = 0;
        for (std::size_t b = 0; b < bodies.size(); ++b) {
            if (bodies[b].shapes.size() != 1 || !std::holds_alternative<model::BoxShape>(bodies[b].shapes[0]) || bodies[b].repeat) continue;
            const int index = view.bodyIndex(QString::fromStdString(bodies[b].name));
            const collision::Pose pose = view.bodyPoses()[static_cast<std::size_t>(index)];
            for (const auto& node : glb.nodes) {
                if (node.name != QString::fromStdString(bodies[b].name)) continue;
                ++boxes;
                QVERIFY((node.translation - pose.position).norm() < 1e-6);
                QVERIFY(node.rotation.angularDistance(pose.rotation) < 1e-5);
                Eigen::Vector3d largest = Eigen::Vector3d::Zero();
                for (const Eigen::Vector3d& p : glb.meshes.at(static_cast<std::size_t>(node.mesh)).at(0).positions) {
                    const Eigen::Vector3d world = node.rotation * p + node.translation, local = pose.rotation.conjugate() * (world - pose.position);
                    largest = largest.cwiseMax(local.cwiseAbs());
                }
                const auto& size = std::get<model::BoxShape>(bodies[b].shapes[0]).size;
                for (int k = 0; k < 3; ++k)
                    if (const double* edge = std::get_if<double>(&size[static_cast<std::size_t>(k)].source)) QVERIFY2(std::abs(largest[k] - *edge / 2) < 1e-5, qPrintable(QString("%1 %2").arg(largest[k]).arg(*edge)));
            }
        }
        QVERIFY(boxes > 0);
        // The last picture of the animation is the newest state.
        const auto& way = glb.channels.front();
        QVERIFY(way.times.back() > 0.3);

        trigger("file.export");
        auto* dialog = window_->findChild<ExportDialog*>();
        QVERIFY(dialog);
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("exportWhat"));
        for (int i = 0; i < list->count(); ++i)
            if (list->item(i)->text() == QStringLiteral("Bodies as meshes")) list->setCurrentRow(i);
        const QString file = folder_.filePath(QStringLiteral("box.glb"));
        dialog->setFile(file);
        QVERIFY(dialog->command().contains(QStringLiteral("--meshes --motion --output")));
        save(dialog, "export");
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("exportNow")), Qt::LeftButton);
        QVERIFY2(QFile::exists(file), qPrintable(dialog->status()));
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        QCOMPARE(test::read_glb(in.readAll().toStdString()).wrong, QString());
        dialog->close();
    }

private:
    void open(const char* name) {
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        QVERIFY(window_->openFile(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/%1.saltus").arg(QLatin1String(name))));
        QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, 20000);
    }
    void play(double seconds) {
        const double until = window_->cursor().time() + seconds;
        window_->run().play();
        QTRY_VERIFY_WITH_TIMEOUT(window_->cursor().time() > until, 30000);
        window_->run().pause();
        QTRY_COMPARE_WITH_TIMEOUT(window_->run().state(), RunState::paused, 5000);
        QTest::qWait(50);
    }
    void trigger(const char* id) {
        QAction* action = window_->actions().action(QLatin1String(id));
        QVERIFY2(action->isEnabled(), id);
        action->trigger();
    }
    static QModelIndex groupRow(const OutlinePanel& outline, const QModelIndex& parent) {
        const auto* rows = outline.tree()->model();
        for (int i = 0; i < rows->rowCount(parent); ++i) {
            const QModelIndex child = rows->index(i, 0, parent);
            if (!child.data(OutlineModel::groupRole).toString().isEmpty()) return child;
            if (const QModelIndex inside = groupRow(outline, child); inside.isValid()) return inside;
        }
        return {};
    }
    // Pictures to look at, where a folder is named.
    static void save(QWidget* widget, const char* name) {
        const QString to = qEnvironmentVariable("SALTUS_TEST_PICTURES");
        if (to.isEmpty()) return;
        QTest::qWait(200);
        widget->grab().save(to + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png"));
    }

    QTemporaryDir folder_;
    Theme theme_;
    std::unique_ptr<MainWindow> window_;
};

int main(int argc, char** argv) {
    saltus::ui::useGlFormat();
    QApplication application(argc, argv);
    TestParts test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_parts.moc"
