// SPDX-License-Identifier: GPL-3.0-or-later
// What a newcomer does in the first hour, by mouse and keys: nothing of a closed scene stays, keys go where one expects, the
// views follow, the palette stays as it is, remarks end.
#include "core/model/edit.h"
#include "core/simulation/recording.h"
#include "tests/ui/shell/window_hand.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/panels/impact_card.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/palette_panel.h"
#include "ui/panels/panel_kit.h"
#include "ui/panels/parameter_slider.h"
#include "ui/panels/property_row.h"
#include "ui/panels/removal_dialog.h"
#include "ui/panels/timeline_bar.h"
#include "ui/panels/timeline_lane.h"
#include "ui/plots/plot_area.h"
#include "ui/plots/plot_canvas.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/body_marks.h"
#include "ui/scene_view/scene_canvas.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/scene_view/scene_graph.h"
#include "ui/scene_view/scene_overlay.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/main_window.h"
#include "ui/shell/status_line.h"
#include "ui/shell/error_page.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

using namespace saltus;
using namespace saltus::ui;

class TestFirstHour : public QObject {
    Q_OBJECT

    Theme theme_;
    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
    std::unique_ptr<testing::WindowHand> hand_;

    Document& document() { return window_->document(); }
    Workbench& bench() { return window_->workbench(); }
    SceneView& view() { return bench().sceneView(); }
    scene::BodyMarks& marks() { return view().canvas()->graph().marks(); }
    StatusLine& status() { return *window_->findChild<StatusLine*>(); }

    bool open(const char* scene) {
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        document().close();
        return window_->openFile(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/%1.saltus").arg(QLatin1String(scene))) &&
               QTest::qWaitFor([&] { return ready.count() > 0 && window_->run().canRun(); }, 20000);
    }
    void begin() {
        document().close();
        key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(window_->page(), MainWindow::Page::workbench);
    }
    bool playUntil(double time) {
        window_->run().setWantedSpeed(std::numeric_limits<double>::infinity());
        window_->run().play();
        const bool done = QTest::qWaitFor([&] { return window_->cursor().time() >= time; }, 60000);
        window_->run().pause();
        // Paused is said at once; the steps on the way are still made.
        for (std::size_t rows = 0, now = 1; rows != now;) {
            rows = window_->run().recording()->rows();
            QTest::qWait(150);
            now = window_->run().recording()->rows();
        }
        return done && QTest::qWaitFor([&] { return window_->run().state() == RunState::paused; }, 5000);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        if (!QApplication::focusWidget()) { // a dialog was closed, and there is no window manager
            window_->activateWindow();
            (void)QTest::qWaitForWindowActive(window_.get(), 2000);
        }
        hand_->key(key, modifiers);
    }
    static void mouse(QWidget* widget, QEvent::Type type, const QPoint& at, Qt::MouseButton button, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, widget->mapToGlobal(at), button, buttons, Qt::NoModifier);
        QApplication::sendEvent(widget, &event);
        QTest::qWait(15);
    }
    bool dragIn(const authoring::NewPart& part, const QPoint& inView) { return hand_->dragIn(part, inView); }
    std::map<QString, QRect> palettePlaces() {
        QTest::qWait(50);
        std::map<QString, QRect> places;
        for (QToolButton* button : bench().partPalette().findChildren<QToolButton*>())
            if (!button->accessibleDescription().isEmpty() && button->isVisibleTo(&bench().partPalette())) places[button->accessibleName()] = button->geometry();
        return places;
    }
    // But for what a picture that has just moved leaves out, and the edges of letters.
    static bool alike(const QImage& a, const QImage& b) {
        if (a.size() != b.size()) return false;
        qint64 other = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x) {
                const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
                other += std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))}) > 48 ? 1 : 0;
            }
        if (other > 0) qInfo("%lld of %lld pixels differ", static_cast<long long>(other), static_cast<long long>(a.width()) * a.height());
        return other < qint64(a.width()) * a.height() / 200;
    }
    // To be looked at.
    static void keep(QWidget* widget, const char* name) {
        const QString to = qEnvironmentVariable("SALTUS_TEST_PICTURES");
        if (to.isEmpty()) return;
        QTest::qWait(200);
        widget->grab().save(to + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png"));
    }
    std::int64_t step() { return std::int64_t(window_->run().frame()->step); }

private slots:
    void initTestCase() {
        QVERIFY(folder_.isValid());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
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

    void marksOfAClosedSceneAreGone() {
        // Twice: the first scene of a window is framed before its view has its size.
        QVERIFY(open("cam-follower"));
        QTest::qWait(200);
        key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(open("cam-follower"));
        QTest::qWait(200);
        const QImage clean = view().picture();
        QVERIFY(open("bouncing-box"));
        for (const Qt::Key mark : {Qt::Key_C, Qt::Key_N, Qt::Key_K}) key(mark);
        QVERIFY(playUntil(1.2));
        QTRY_VERIFY(marks().arrowCount() > 0 && marks().pointCount() > 0);
        key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(window_->page(), MainWindow::Page::gallery);
        QCOMPARE(marks().arrowCount() + marks().pointCount() + marks().coneCount(), std::size_t(0));
        QVERIFY(open("cam-follower"));
        QTest::qWait(200);
        QCOMPARE(marks().arrowCount() + marks().pointCount() + marks().coneCount(), std::size_t(0));
        QCOMPARE(window_->cursor().time(), 0.0);
        QVERIFY(alike(view().picture(), clean));
        // From one to the other at once, too.
        QVERIFY(open("bouncing-box"));
        QVERIFY(playUntil(1.2));
        QVERIFY(open("cam-follower"));
        QTest::qWait(200);
        QVERIFY(alike(view().picture(), clean));
        QVERIFY(open("bouncing-box"));
        for (const Qt::Key mark : {Qt::Key_C, Qt::Key_N, Qt::Key_K}) key(mark);
    }

    void jointsOfAClosedSceneAreGone() {
        QVERIFY(open("slider-crank-3d"));
        key(Qt::Key_J);
        QTRY_VERIFY(marks().arrowCount() > 0);
        key(Qt::Key_N, Qt::ControlModifier);
        QTest::qWait(100);
        QCOMPARE(marks().arrowCount() + marks().pointCount(), std::size_t(0));
        QVERIFY(open("slider-crank-3d"));
        QTRY_VERIFY(marks().arrowCount() > 0); // still wanted
        QVERIFY(open("cam-follower"));
        QCOMPARE(marks().arrowCount() + marks().pointCount(), std::size_t(0));
        QVERIFY(open("slider-crank-3d"));
        key(Qt::Key_J);
    }

    void cursorsOfAClosedSceneAreGone() {
        QVERIFY(open("bouncing-box"));
        QVERIFY(playUntil(0.5));
        key(Qt::Key_A, Qt::ShiftModifier);
        QVERIFY(window_->cursor().marker(TimeCursor::a));
        key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(!window_->cursor().marker(TimeCursor::a));
        QCOMPARE(window_->cursor().time(), 0.0);
        QVERIFY(!status().text().contains(QStringLiteral("0.5")));
    }

    void arrowsStepTheTimeAfterASliderWasDragged() {
        QVERIFY(open("cam-follower"));
        QVERIFY(playUntil(0.3));
        ParameterSlider* slider = nullptr;
        for (auto* s : window_->findChildren<ParameterSlider*>())
            if (s->isVisible() && s->info().name == "rpm") slider = s;
        QVERIFY(slider);
        const int y = slider->track().center().y(), from = int(slider->xOf(slider->value()));
        QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(from, y));
        for (int i = 1; i <= 4; ++i) QTest::mouseMove(slider, QPoint(from + 8 * i, y), 15);
        QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(from + 32, y));
        QTest::qWait(200);
        const double driven = slider->value();
        auto before = step();
        key(Qt::Key_Right);
        QTRY_COMPARE(step(), before + 1);
        key(Qt::Key_Left);
        QTRY_COMPARE(step(), before);
        QCOMPARE(slider->value(), driven);
        key(Qt::Key_Up); // this is the slider's
        QVERIFY(slider->value() > driven || QApplication::focusWidget() != slider);
        // A click in the outline.
        QTreeView* tree = bench().outline().tree();
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(tree->model()->index(0, 0)).center());
        QTest::qWait(100);
        before = step();
        key(Qt::Key_Right);
        QTRY_COMPARE(step(), before + 1);
        // In a text they move the text's own cursor.
        bench().outline().select(QStringLiteral("follower"));
        bench().inspector().select(QStringLiteral("follower"));
        QTest::qWait(100);
        QLineEdit* edit = nullptr;
        for (QLineEdit* e : bench().inspector().findChildren<QLineEdit*>())
            if (e->isVisible() && !e->text().isEmpty() && !e->isReadOnly()) edit = edit ? edit : e;
        QVERIFY(edit);
        QTest::mouseClick(edit, Qt::LeftButton);
        QVERIFY(edit->hasFocus());
        edit->setCursorPosition(0);
        before = step();
        key(Qt::Key_Right);
        QTest::qWait(100);
        QCOMPARE(edit->cursorPosition(), 1);
        QCOMPARE(step(), before);
        bench().focusView();
    }

    void spaceRunsAfterAPartCameFromThePalette() {
        begin();
        const QPoint middle = view().rect().center();
        // A click, and one where it shall be.
        QTest::mouseClick(bench().partPalette().button(authoring::NewShape::sphere), Qt::LeftButton);
        QVERIFY(bench().editor().armed());
        QTest::mouseClick(view().canvas(), Qt::LeftButton, {}, middle);
        QTRY_COMPARE(int(document().model().bodies.size()), 1);
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().canRun(), 20000);
        key(Qt::Key_Space);
        QTRY_COMPARE(window_->run().state(), RunState::running);
        QVERIFY(!bench().editor().armed());
        key(Qt::Key_Space);
        QTRY_COMPARE(window_->run().state(), RunState::paused);
        // A drag.
        key(Qt::Key_Backspace);
        QVERIFY(dragIn(authoring::NewShape::box, middle + QPoint(120, 0)));
        QTRY_COMPARE(int(document().model().bodies.size()), 2);
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().canRun(), 20000);
        key(Qt::Key_Space);
        QTRY_COMPARE(window_->run().state(), RunState::running);
        QVERIFY(!bench().editor().armed());
        key(Qt::Key_Space);
        QTRY_COMPARE(window_->run().state(), RunState::paused);
        // What needs no place, with the keyboard in a field before.
        begin();
        QTest::mouseClick(bench().partPalette().search(), Qt::LeftButton);
        QTest::mouseClick(bench().partPalette().button(authoring::NewEquation::mechanical), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().canRun(), 20000);
        key(Qt::Key_Space);
        QTRY_COMPARE(window_->run().state(), RunState::running);
        QCOMPARE(int(document().model().systems.size()), 1);
        key(Qt::Key_Space);
    }

    void keysBelongToTheViewWhenTheImpactCardIsClosed() {
        QVERIFY(open("cam-follower"));
        QVERIFY(playUntil(0.8));
        for (const bool byMouse : {true, false}) {
            key(Qt::Key_E, Qt::ShiftModifier);
            ImpactCard* card = bench().timeline().card();
            QVERIFY(card && card->isVisible());
            QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(card->width() / 2, card->height() / 2)); // to read it, or to copy
            if (byMouse) {
                QToolButton* close = nullptr;
                for (QToolButton* b : card->findChildren<QToolButton*>())
                    if (b->accessibleName().contains(QStringLiteral("Close"))) close = b;
                QVERIFY(close);
                QTest::mouseClick(close, Qt::LeftButton);
            } else {
                key(Qt::Key_Escape);
            }
            QTRY_VERIFY(!card->isVisible());
            QVERIFY2(view().isAncestorOf(QApplication::focusWidget()), QApplication::focusWidget() ? QApplication::focusWidget()->metaObject()->className() : "none");
            const std::size_t rows = window_->run().recording()->rows();
            key(Qt::Key_Down);
            QTest::qWait(200);
            QCOMPARE(document().undoStack().count(), 0);
            QCOMPARE(window_->run().recording()->rows(), rows);
        }
    }

    void aSlipOfAKeyDoesNotCostTheRun() {
        QVERIFY(open("cam-follower"));
        QVERIFY(playUntil(0.8));
        // A second line, from 0.4 s.
        window_->cursor().scrub(0.4);
        QVERIFY(playUntil(0.6));
        QTRY_COMPARE(int(window_->run().lines().size()), 2);
        const auto recording = window_->run().recording();
        const std::size_t rows = recording->rows();
        const double last = recording->value(1, rows - 1), stood = window_->run().frame()->time;
        // One arrow in the choice of the law makes another scene of it.
        bench().outline().select(QStringLiteral("contact"));
        bench().inspector().select(QStringLiteral("contact"));
        QTest::qWait(100);
        QComboBox* law = nullptr;
        for (QComboBox* box : bench().inspector().findChildren<QComboBox*>())
            if (box->isVisible() && box->accessibleName() == QStringLiteral("Law")) law = box;
        QVERIFY(law);
        law->setFocus();
        const model::Model before = document().model();
        key(Qt::Key_Down);
        QVERIFY(!(document().model() == before));
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().recording() != recording, 20000);
        QTest::qWait(300);
        bench().focusView();
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(document().model() == before);
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().recording() == recording, 20000);
        QCOMPARE(recording->rows(), rows);
        QCOMPARE(recording->value(1, rows - 1), last);
        QCOMPARE(int(window_->run().lines().size()), 2);
        QTRY_VERIFY(window_->run().canRun() && std::abs(window_->cursor().time() - stood) < 1e-9);
        // It goes on from there, and back into what was computed.
        QVERIFY(playUntil(0.9));
        QVERIFY(window_->run().recording() == recording);
        bench().focusView();
        const auto at = step();
        key(Qt::Key_Left);
        QTRY_COMPARE(step(), at - 1);
        key(Qt::Key_Up, Qt::AltModifier);
        key(Qt::Key_Down, Qt::AltModifier);
        QTRY_VERIFY(window_->run().recording() != recording); // the first line
        QTRY_VERIFY(window_->run().recording()->value(0, window_->run().recording()->rows() - 1) >= 0.8 - 1e-9);
    }

    void aRefusedParameterSaysWhyInFullAndIsMended() {
        QVERIFY(open("cam-follower"));
        ParameterSlider* slider = nullptr;
        for (auto* s : window_->findChildren<ParameterSlider*>())
            if (s->isVisible() && s->info().name == "rpm") slider = s;
        QVERIFY(slider);
        const auto type = [&](const char* text) {
            if (!slider->edit()->isVisible()) QTest::mouseDClick(slider, Qt::LeftButton, {}, QPoint(slider->width() - 30, 20));
            slider->edit()->selectAll();
            QTest::keyClicks(slider->edit(), QString::fromUtf8(text));
            QTest::keyClick(slider->edit(), Qt::Key_Return);
            QTest::qWait(50);
        };
        type("5000");
        QVERIFY2(!slider->reason().isEmpty(), "5000 rpm is out of range");
        QVERIFY2(slider->reason().contains(QString::fromStdString(slider->info().label)), qPrintable(slider->reason()));
        QVERIFY2(!slider->reason().startsWith(QStringLiteral("rpm =")), qPrintable(slider->reason()));
        keep(window_.get(), "parameter");
        QLabel* label = nullptr;
        for (QLabel* l : slider->findChildren<QLabel*>())
            if (l->isVisible() && l->text() == slider->reason()) label = l;
        QVERIFY(label);
        QVERIFY(label->heightForWidth(label->width()) <= label->height());
        QVERIFY(slider->rect().contains(label->geometry()));
        QPushButton* use = nullptr;
        for (QPushButton* b : slider->findChildren<QPushButton*>())
            if (b->isVisible() && b->accessibleName().startsWith(QStringLiteral("Use "))) use = b;
        QVERIFY(use);
        QVERIFY(slider->rect().contains(QRect(use->mapTo(slider, QPoint(0, 0)), use->size())));
        QTest::mouseClick(use, Qt::LeftButton);
        QTRY_VERIFY(slider->reason().isEmpty());
        QVERIFY(!slider->edit()->isVisible());
        QTRY_VERIFY(std::abs(slider->value() - slider->info().high) < 1e-9 * slider->info().high);
        QCOMPARE(slider->height(), ParameterSlider::kHeight);
        // A unit that does not fit: the number in the one that does. Esc keeps the old value.
        type("300 mm");
        QVERIFY(!slider->reason().isEmpty());
        QTest::keyClick(slider->edit(), Qt::Key_Return, Qt::AltModifier);
        QTRY_VERIFY(std::abs(slider->info().inUnit(slider->value()) - 300.0) < 1e-9);
        type("no number");
        QVERIFY(!slider->reason().isEmpty());
        QTest::keyClick(slider->edit(), Qt::Key_Escape);
        QTRY_VERIFY(slider->reason().isEmpty());
        QVERIFY(std::abs(slider->info().inUnit(slider->value()) - 300.0) < 1e-9);
    }

    void plotsFollowTheTimelineIntoThePast() {
        QVERIFY(open("cam-follower"));
        QVERIFY(playUntil(4.0));
        QTest::qWait(200);
        std::vector<PlotCanvas*> over;
        for (PlotCanvas* canvas : bench().plots().findChildren<PlotCanvas*>())
            if (canvas->isVisible() && canvas->content().timeAxis()) over.push_back(canvas);
        QVERIFY(!over.empty());
        for (PlotCanvas* canvas : over) QVERIFY(canvas->xRange().contains(window_->cursor().time()));
        TimelineLane* lane = bench().timeline().lane();
        const auto at = [&](double time) { return QPoint(int(lane->xOf(time)), 4); }; // above the ticks
        mouse(lane, QEvent::MouseButtonPress, at(window_->cursor().time()), Qt::LeftButton, Qt::LeftButton);
        for (const double time : {3.0, 2.0, 1.0, 0.5}) {
            mouse(lane, QEvent::MouseMove, at(time), Qt::NoButton, Qt::LeftButton);
            QTest::qWait(120); // ticks of the window pass
            for (PlotCanvas* canvas : over)
                QVERIFY2(canvas->xRange().contains(window_->cursor().time()), qPrintable(QString("%1 not in %2…%3").arg(window_->cursor().time()).arg(canvas->xRange().begin).arg(canvas->xRange().end)));
        }
        mouse(lane, QEvent::MouseButtonRelease, at(0.5), Qt::LeftButton, Qt::NoButton);
        QVERIFY(std::abs(window_->cursor().time() - 0.5) < 0.1);
        // A plot that is made now is there, too.
        const model::Views views = document().model().views;
        model::Views less = views;
        less.plots.pop_back();
        document().setViews(less, QStringLiteral("fewer plots"));
        QTest::qWait(200);
        for (PlotCanvas* canvas : bench().plots().findChildren<PlotCanvas*>())
            if (canvas->isVisible() && canvas->content().timeAxis()) {
                QVERIFY(canvas->xRange().contains(window_->cursor().time()));
                QVERIFY(canvas->xRange().span() > 0.0);
            }
        document().setViews(views, QStringLiteral("all plots"));
        // And back at the newest with End.
        bench().focusView();
        key(Qt::Key_End);
        QTest::qWait(200);
        QVERIFY(window_->cursor().time() > 3.9);
        for (PlotCanvas* canvas : bench().plots().findChildren<PlotCanvas*>())
            if (canvas->isVisible() && canvas->content().timeAxis()) QVERIFY(canvas->xRange().contains(window_->cursor().time()));
    }

    void thePaletteKeepsItsOrder() {
        begin();
        const auto places = palettePlaces();
        QVERIFY(places.size() > 20);
        QVERIFY(dragIn(authoring::NewShape::box, view().rect().center()));
        QTRY_COMPARE(int(document().model().bodies.size()), 1);
        QVERIFY(palettePlaces() == places);
        QToolButton* disc = bench().partPalette().button(authoring::NewShape::disc);
        QVERIFY(disc && !disc->isEnabled() && disc->toolTip().contains(QStringLiteral("planar")));
        QVERIFY(bench().partPalette().button(authoring::NewEquation::mechanical)->isEnabled()); // systems stand beside bodies
        begin();
        QTest::mouseClick(bench().partPalette().button(authoring::NewEquation::mechanical), Qt::LeftButton);
        QTRY_COMPARE(int(document().model().systems.size()), 1);
        QVERIFY(palettePlaces() == places);
        QVERIFY(bench().partPalette().button(authoring::NewShape::box)->isEnabled());
        QVERIFY(open("newtons-cradle"));
        QVERIFY(palettePlaces() == places);
    }

    void whatGoesWithADriveIsListedBeforeAndLeavesThePicture() {
        QVERIFY(open("cam-follower"));
        QVERIFY(playUntil(0.2));
        const model::Model whole = document().model();
        bench().outline().select(QStringLiteral("cam_angle"));
        bench().outline().tree()->setFocus();
        key(Qt::Key_Delete);
        auto* ask = window_->findChild<RemovalDialog*>();
        QVERIFY(ask && ask->isVisible());
        QVERIFY(document().model() == whole);
        auto* list = ask->findChild<QListWidget*>();
        QStringList rows;
        for (int i = 0; i < list->count(); ++i) rows << list->item(i)->text();
        QVERIFY2(rows.size() > 3 && rows.contains(QStringLiteral("Shape cam")) && rows.contains(QStringLiteral("Interaction contact")), qPrintable(rows.join(QStringLiteral("; "))));
        keep(ask, "removal");
        QTest::keyClick(ask, Qt::Key_Escape);
        QTRY_VERIFY(!window_->findChild<RemovalDialog*>());
        QVERIFY(document().model() == whole);
        window_->activateWindow();
        (void)QTest::qWaitForWindowActive(window_.get(), 2000);
        bench().outline().tree()->setFocus();
        key(Qt::Key_Delete);
        ask = window_->findChild<RemovalDialog*>();
        QVERIFY(ask);
        QTest::mouseClick(ask->findChild<QPushButton*>(QStringLiteral("removeAll")), Qt::LeftButton);
        QTRY_VERIFY(document().model().drives.empty());
        QTest::qWait(500);
        const auto& shapes = document().model().views.shapes;
        QVERIFY(std::none_of(shapes.begin(), shapes.end(), [](const model::Shape& s) { return s.name == "cam"; }));
        keep(window_.get(), "removed");
        if (shapes.empty()) QVERIFY(!view().canvas()->graph().bounds().valid());
        for (std::size_t k = 0; k < 8; ++k) QCOMPARE(view().canvas()->graph().camRadius(k), 0.0);
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(document().model() == whole);
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().canRun() && view().canvas()->graph().bounds().valid(), 20000);
        document().close();
    }

    void remarksInTheStatusBarEnd() {
        const QString remark = QStringLiteral("There is no ground yet");
        begin();
        QVERIFY(dragIn(authoring::NewShape::sphere, view().rect().center()));
        QTRY_VERIFY(status().text().contains(remark));
        begin();
        QTRY_VERIFY(!status().text().contains(remark));
        QVERIFY(dragIn(authoring::NewShape::sphere, view().rect().center()));
        QTRY_VERIFY(status().text().contains(remark));
        QTest::qWait(3000);
        QVERIFY(status().text().contains(remark)); // there is time to read it
        QTRY_VERIFY_WITH_TIMEOUT(!status().text().contains(remark), 9000);
        QVERIFY(dragIn(authoring::NewShape::sphere, view().rect().center() + QPoint(150, 0)));
        QTRY_VERIFY(status().text().contains(remark));
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!status().text().contains(remark));
        // Clicked instead of dragged in, it is told too, for as long.
        begin();
        QTest::mouseClick(bench().partPalette().button(authoring::NewShape::sphere), Qt::LeftButton);
        QTest::mouseClick(view().canvas(), Qt::LeftButton, {}, view().canvas()->rect().center());
        QTRY_VERIFY(status().text().contains(remark));
        QTest::qWait(3000);
        QVERIFY(status().text().contains(remark));
        // The grid that is drawn is no ground, and says so until there is one.
        const auto noted = [&] { return std::ranges::any_of(view().findChild<scene::SceneOverlay*>()->content().note, [](const auto& run) { return run.text.contains(QStringLiteral("no ground")); }); };
        QVERIFY(noted());
        QTest::mouseClick(bench().partPalette().button(authoring::NewShape::ground), Qt::LeftButton);
        QTest::mouseClick(view().canvas(), Qt::LeftButton, {}, view().canvas()->rect().center() + QPoint(200, 0));
        QTRY_VERIFY(!noted());
        begin();
        // What tells how to place an armed part stays as long as it is armed.
        QTest::mouseClick(bench().partPalette().button(authoring::NewShape::box), Qt::LeftButton);
        QTest::qWait(8600);
        QVERIFY(status().text().contains(QStringLiteral("Click where it shall be")));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!status().text().contains(QStringLiteral("Click where it shall be")));
    }

    void afterAllIsUndoneNothingIsLeft() {
        begin();
        QTest::qWait(200);
        const QImage empty = view().picture();
        QVERIFY(dragIn(authoring::NewShape::sphere, view().rect().center()));
        QTRY_COMPARE(int(document().model().bodies.size()), 1);
        QTRY_VERIFY_WITH_TIMEOUT(window_->run().canRun(), 20000);
        QVERIFY(playUntil(0.3));
        QVERIFY(!bench().inspector().selection().isEmpty());
        while (document().undoStack().canUndo()) key(Qt::Key_Z, Qt::ControlModifier);
        QTest::qWait(200);
        QVERIFY(document().isBlank());
        QCOMPARE(window_->cursor().time(), 0.0);
        QVERIFY(bench().inspector().selection().isEmpty());
        QVERIFY(bench().outline().selections().isEmpty());
        QVERIFY(view().selection().isEmpty());
        for (const QLabel* label : bench().inspector().findChildren<QLabel*>())
            QVERIFY2(!label->isVisible() || !label->text().contains(QStringLiteral("Nothing is known")), qPrintable(label->text()));
        QVERIFY(status().text().contains(QStringLiteral("Empty scene")));
        // A scene that cannot run has no time of the run before.
        document().close();
        QVERIFY(open("bouncing-box"));
        QVERIFY(playUntil(0.3));
        model::Model sunk = document().model();
        for (model::Body& body : sunk.bodies)
            if (!body.fixed) body.position[2] = -0.2;
        document().edit(model::difference(document().model(), sunk), QStringLiteral("Sink it"));
        QTRY_VERIFY_WITH_TIMEOUT(bench().banner().showsProblems(), 20000);
        QCOMPARE(window_->cursor().time(), 0.0);
        // Equations that go take their picture with them.
        document().close();
        QVERIFY(open("cam-follower"));
        QVERIFY(playUntil(0.3));
        model::Model none = document().model();
        none = model::Model{};
        document().edit(model::difference(document().model(), none), QStringLiteral("Remove all"));
        QTest::qWait(300);
        QVERIFY(document().isBlank());
        QCOMPARE(window_->cursor().time(), 0.0);
        QVERIFY(!view().canvas()->graph().bounds().valid());
        document().close();
        key(Qt::Key_N, Qt::ControlModifier);
        QTest::qWait(200);
        QVERIFY(alike(view().picture(), empty));
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestFirstHour test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_first_hour.moc"
