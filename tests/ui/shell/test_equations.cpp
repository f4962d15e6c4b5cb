// SPDX-License-Identifier: GPL-3.0-or-later
// The real window with scenes made of equations: plots instead of a picture, equations edited by keyboard alone, runs that
// fail, saving.
#include "core/io/scene_file.h"
#include "core/simulation/recording.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/panels/formula_edit.h"
#include "ui/panels/formula_panel.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/working_point.h"
#include "ui/plots/plot_area.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/error_page.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <cmath>
#include <functional>
#include <limits>
#include <memory>

using namespace saltus;
using namespace saltus::ui;

class TestEquations : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;
    Theme theme_;
    std::unique_ptr<MainWindow> window_;

    static QString scene(const char* name) { return QStringLiteral(SALTUS_SOURCE_DIR "/scenes/%1.saltus").arg(QLatin1String(name)); }
    QString write(const char* name, const QByteArray& text) {
        QFile file(folder_.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(text);
        return file.fileName();
    }
    bool open(const QString& file) {
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        window_->openFile(file);
        return QTest::qWaitFor([&] { return ready.count() > 0; }, 20000);
    }
    bool runUntil(double t) {
        window_->cursor().follow();
        window_->run().setWantedSpeed(std::numeric_limits<double>::infinity());
        window_->run().play();
        const bool there = QTest::qWaitFor([&] { return window_->run().frame() && window_->run().frame()->time >= t; }, 30000);
        window_->run().pause();
        QTest::qWait(150);
        return there;
    }
    QString bannerText() {
        QStringList all;
        for (const QLabel* label : window_->workbench().banner().findChildren<QLabel*>()) all << label->text();
        return all.join(QLatin1Char('\n'));
    }
    FormulaPanel& panel() { return window_->workbench().formulas(); }
    void type(FormulaEdit* edit, const QString& text) {
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    // Waits for the run that an edit starts.
    bool restarted(const std::function<void()>& action) {
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        action();
        return QTest::qWaitFor([&] { return ready.count() > 0; }, 20000);
    }

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
        window_->resize(1600, 1000);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        window_->activateWindow();
        QTest::qWait(100);
    }
    void cleanupTestCase() { window_.reset(); }

    void aCircuitShowsItsPlotsInsteadOfAPicture() {
        QVERIFY(open(scene("diode-bridge")));
        Workbench& w = window_->workbench();
        QVERIFY(w.bodiless());
        QVERIFY(!w.sceneView().isVisible());
        QVERIFY(w.plots().isVisible());
        QVERIFY2(w.plots().height() > 500, qPrintable(QString::number(w.plots().height())));
        QVERIFY(!w.banner().isVisible());
        QVERIFY(runUntil(1e-3));
        QVERIFY(!w.banner().isVisible());
        QCOMPARE(window_->run().recording()->impact_count(), std::size_t{0});
        QTest::keyClick(window_.get(), Qt::Key_E); // no impacts: nothing happens, nothing breaks
        QVERIFY(!window_->cursor().pickedImpact());
        // In the analysis they stand below, and come back.
        QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(w.plots().height() < 420 && w.plots().isVisible());
        QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(w.plots().height() > 500);
        QVERIFY(!w.sceneView().isVisible());
    }

    void theInspectorShowsTheLawOfADiodeWithItsPointOnTheGraph() {
        window_->workbench().outline().tree()->setFocus();
        window_->workbench().inspector().select(QStringLiteral("diodes"));
        InspectorPanel& inspector = window_->workbench().inspector();
        QTRY_VERIFY(inspector.workingPoint() && inspector.workingPoint()->data().known);
        const WorkingPointData& data = inspector.workingPoint()->data();
        QVERIFY(data.now);
        QVERIFY(data.graph.shape == LawGraph::Shape::corner);
        QVERIFY(data.graph.distance(data.now->at, data.ranges.y.span(), data.ranges.lambda.span()) < 1e-9);
        const auto recording = window_->run().recording();
        const std::size_t row = recording->row_at(window_->cursor().time());
        QCOMPARE(data.now->at.y(), recording->value(*recording->catalogue().find("diodes.lambda[0]"), row));
        QCOMPARE(data.now->at.x(), recording->value(*recording->catalogue().find("diodes.y[0]"), row));
        // Scrubbing moves it.
        window_->cursor().scrub(0.4e-3);
        const std::size_t earlier = recording->row_at(0.4e-3);
        QTRY_COMPARE(inspector.workingPoint()->data().now->at.x(), recording->value(*recording->catalogue().find("diodes.y[0]"), earlier));
        window_->cursor().follow();
    }

    void aBodyBringsThePictureBack() {
        QVERIFY(open(scene("cam-follower")));
        QVERIFY(!window_->workbench().bodiless());
        QTRY_VERIFY(window_->workbench().sceneView().isVisible());
        QTRY_VERIFY(window_->workbench().plots().height() < 420);
    }

    void equationsAreEditedByKeyboardAlone() {
        const QString file = write("pair.saltus", [] {
            QFile original(scene("relay-pair"));
            return original.open(QIODevice::ReadOnly) ? original.readAll() : QByteArray();
        }());
        QVERIFY(open(file));
        QVERIFY(runUntil(0.2));
        window_->workbench().focusView();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F9);
        QVERIFY(window_->workbench().equationsShown());
        QCOMPARE(panel().object(), QStringLiteral("states"));
        auto* first = qobject_cast<FormulaEdit*>(QApplication::focusWidget());
        QVERIFY(first);
        FormulaEdit* x = panel().edit(QStringLiteral("x"));
        for (int i = 0; i < 40 && QApplication::focusWidget() != x; ++i) QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), x);
        QTest::keyClicks(x, QStringLiteral("nobody, 1")); // Tab has selected the old text
        QTRY_VERIFY(panel().errorText(QStringLiteral("x")).contains(QStringLiteral("nobody")));
        QVERIFY(window_->run().recording()->rows() > 100);
        QTest::keyClick(x, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(x, QStringLiteral("0.5*start, 0.25"));
        QVERIFY(restarted([&] { QTest::keyClick(x, Qt::Key_Return); }));
        QCOMPARE(QApplication::focusWidget(), x); // the keyboard stays where it was
        QCOMPARE(window_->run().frame()->time, 0.0);
        const auto recording = window_->run().recording();
        QCOMPARE(recording->value(*recording->catalogue().find("states.x[0]"), 0), 0.5);
        QCOMPARE(recording->value(*recording->catalogue().find("states.x[1]"), 0), 0.25);
        QVERIFY(panel().status().contains(QStringLiteral("t = 0")));
        QVERIFY(window_->windowTitle().contains(QStringLiteral("•")));
        QVERIFY(restarted([&] { QTest::keyClick(x, Qt::Key_Z, Qt::ControlModifier); })); // nothing typed to undo: the scene's turn
        QVERIFY(!window_->document().isModified());
        QVERIFY(restarted([&] { window_->actions().action(QStringLiteral("edit.redo"))->trigger(); }));
        QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier); // its own file: no dialog
        QTRY_VERIFY(!window_->document().isModified());
        const auto saved = io::read_scene(file.toStdString());
        QVERIFY(saved);
        QVERIFY(std::get<model::FirstOrderLinear>(saved->systems[0].kind).x == (model::ValueVector{"0.5*start", 0.25}));
        QTest::keyClick(x, Qt::Key_F9);
        QVERIFY(!window_->workbench().equationsShown());
    }

    void aDoubleClickInTheOutlineOpensTheEquations() {
        QTreeView* tree = window_->workbench().outline().tree();
        window_->workbench().outline().select(QStringLiteral("relays"));
        const QRect where = tree->visualRect(tree->currentIndex());
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, where.center());
        QTest::mouseDClick(tree->viewport(), Qt::LeftButton, {}, where.center());
        QTRY_VERIFY(window_->workbench().equationsShown());
        QCOMPARE(panel().object(), QStringLiteral("relays"));
        QVERIFY(panel().edit(QStringLiteral("upper")));
    }

    void aStepThatFailsKeepsTheLastGoodState() {
        // x' = x^2 from 1 is infinite at t = 1: the step's equation loses its root before.
        QVERIFY(open(write("blow-up.saltus", R"({ "saltus": 1, "title": "Blow-up",
            "systems": { "growth": { "kind": "first-order-nonlinear", "f": ["growth.x[0]^2"], "x": [1] } },
            "run": { "step": "1 ms", "end": "2 s" },
            "views": { "plots": { "x": { "kind": "time", "signals": ["growth.x[0]"] } } } })")));
        window_->run().setWantedSpeed(std::numeric_limits<double>::infinity());
        window_->run().play();
        QTRY_COMPARE_WITH_TIMEOUT(window_->run().state(), RunState::failed, 20000);
        QTRY_VERIFY(window_->workbench().banner().isVisible());
        QVERIFY2(bannerText().contains(QStringLiteral("The run stopped")), qPrintable(bannerText()));
        QVERIFY2(bannerText().contains(QStringLiteral("Backspace")), qPrintable(bannerText()));
        const auto recording = window_->run().recording();
        QVERIFY(recording->rows() > 500);
        const double last = recording->value(1, recording->rows() - 1);
        QVERIFY(std::isfinite(last));
        QVERIFY(recording->value(0, recording->rows() - 1) < 1.1);
        window_->cursor().scrub(0.5);
        QTest::qWait(100);
        const std::size_t row = recording->row_at(0.5);
        const std::size_t column = *recording->catalogue().find("growth.x[0]");
        QVERIFY(std::abs(recording->value(column, row) - 2.0) < 1e-3); // 1/(1 - t)
        QVERIFY(restarted([&] { type(panel().edit(QStringLiteral("x")) ? panel().edit(QStringLiteral("x")) : (window_->workbench().editEquations(), panel().edit(QStringLiteral("x"))), QStringLiteral("-1"));
                                panel().apply(); }));
        QVERIFY(!window_->workbench().banner().isVisible());
        QVERIFY(runUntil(1.5)); // -1/(1 + t) lives for ever
    }

    void aRunThatRefusesTheEquationsGivesTheOldOnesBack() {
        // A mass matrix whose numbers validation need not know: singular at the start.
        window_->workbench().editEquations();
        const auto before = window_->document().model();
        FormulaEdit* m = panel().edit(QStringLiteral("M"));
        QVERIFY(m);
        type(m, QStringLiteral("0"));
        QTest::keyClick(m, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!panel().isValid(), 10000);
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().canRun(), 10000);
        QVERIFY(window_->document().model() == before);
        QCOMPARE(m->text(), QStringLiteral("0"));
        QCOMPARE(window_->page(), MainWindow::Page::workbench);
        QTest::keyClick(m, Qt::Key_Escape);
        QVERIFY(panel().isValid());
    }

    void itFitsASmallWindow() {
        window_->resize(1200, 700);
        QVERIFY(open(scene("diode-bridge")));
        window_->workbench().editEquations(QStringLiteral("diodes"));
        QTest::qWait(100);
        QVERIFY(panel().isVisible());
        for (const EquationLine& line : panel().sheet()->lines()) {
            const FormulaEdit* edit = panel().edit(line.name);
            QVERIFY(edit->mapTo(&panel(), QPoint(edit->width(), 0)).x() <= panel().width());
        }
        QVERIFY(window_->workbench().plots().width() > 400);
    }
};

int main(int argc, char** argv) {
    saltus::ui::useGlFormat();
    QApplication application(argc, argv);
    TestEquations test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_equations.moc"
