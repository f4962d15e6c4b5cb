// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene_file.h"
#include "tests/processor_time.h"
#include "ui/document/document.h"
#include "ui/edits/run_edits.h"
#include "ui/look/theme.h"
#include "ui/panels/impact_card.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/parameter_slider.h"
#include "ui/panels/parameters_panel.h"
#include "ui/panels/signals_panel.h"
#include "ui/panels/timeline_bar.h"
#include "ui/panels/timeline_branches.h"
#include "ui/panels/timeline_lane.h"
#include "ui/panels/working_point.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>

#include <cmath>
#include <limits>
#include <numbers>

using namespace saltus;
using namespace saltus::ui;

// All panels around one document and run, in a window, ticked as the shell does.
struct Bench {
    Theme theme;
    Document document;
    RunController run;
    RunEdits edits{document, run};
    TimeCursor cursor;
    QWidget window;
    OutlinePanel* outline;
    SignalsPanel* signals_;
    InspectorPanel* inspector;
    ParametersPanel* parameters;
    TimelineBar* timeline;

    Bench() {
        theme.apply();
        window.resize(1600, 1000);
        outline = new OutlinePanel(theme, document, run, cursor, &window);
        signals_ = new SignalsPanel(theme, document, run, cursor, &window);
        inspector = new InspectorPanel(theme, edits, cursor, &window);
        parameters = new ParametersPanel(theme, edits, &window);
        timeline = new TimelineBar(theme, document, run, cursor, &window);
        outline->setGeometry(0, 40, 260, 300);
        signals_->setGeometry(0, 340, 260, 308);
        inspector->setGeometry(1300, 40, 300, 608);
        parameters->setGeometry(1300, 648, 300, 328);
        timeline->setGeometry(260, 576, 1040, 72);
        window.show();
        window.activateWindow();
        // A result that nobody needs: without a window manager the window may stay inactive.
        (void)QTest::qWaitForWindowActive(&window, 2000);
    }
    bool open(const char* name) {
        if (!document.open(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/%1").arg(QLatin1String(name)))) return false;
        run.load(document.model());
        const bool loaded = QTest::qWaitFor([this] { tick(); return run.canRun(); }, 20000);
        QTest::qWait(50); // new sliders get their places
        tick();
        return loaded;
    }
    void tick() {
        run.poll();
        if (const auto frame = run.frame()) cursor.advance(frame->time);
        outline->tick();
        signals_->tick();
        inspector->tick();
        parameters->tick();
        timeline->tick();
    }
    bool runTo(double t) {
        run.setWantedSpeed(std::numeric_limits<double>::infinity());
        run.play();
        const bool reached = QTest::qWaitFor([&] { tick(); return run.frame()->time >= t; }, 30000);
        run.pause();
        for (int i = 0; i < 20; ++i) {
            QTest::qWait(15);
            tick();
        }
        return reached;
    }
    double inForce(std::size_t i) { return run.frame()->parameters[i]; }
};

constexpr double kRpm = 2 * std::numbers::pi / 60;

class TestPanels : public QObject {
    Q_OBJECT
private slots:
    void shortScenesAreOpenedSlowly() {
        QCOMPARE(usualSpeed(20.0), 1.0);
        QCOMPARE(usualSpeed(1.0), 1.0);
        QCOMPARE(usualSpeed(0.1), 0.02);    // the string: 5 s to look at
        QCOMPARE(usualSpeed(0.005), 0.001); // circuits
        QCOMPARE(usualSpeed(1.5e-3), 2e-4); // the bar
        QCOMPARE(usualSpeed(1e-9), 1e-4);   // the slowest there is
    }

    void theOutlineListsTheScene() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        QTreeView* tree = b.outline->tree();
        const auto* m = tree->model();
        QCOMPARE(m->index(0, 0).data().toString(), QStringLiteral("World"));
        QStringList names;
        for (int i = 0; i < m->rowCount(m->index(0, 0)); ++i) names << m->index(i, 0, m->index(0, 0)).data().toString();
        QVERIFY2(names.contains(QStringLiteral("Contact Cam–Follower")), qPrintable(names.join(u',')));
        QSignalSpy selected(b.outline, &OutlinePanel::selected);
        b.outline->select(QStringLiteral("contact"));
        QCOMPARE(selected.count(), 0); // told by others: not told back
        QTest::keyClick(tree, Qt::Key_Up);
        QCOMPARE(selected.count(), 1);
        QCOMPARE(b.outline->selection(), QStringLiteral("spring"));
        b.outline->search()->setText(QStringLiteral("zzz"));
        QCOMPARE(m->rowCount(), 0);
        b.outline->search()->setText(QStringLiteral("contact"));
        QCOMPARE(m->rowCount(m->index(0, 0)), 1);
    }

    void tenThousandBeadsAreOneLine() {
        Bench b;
        model::Model m;
        model::System s;
        s.name = "bead";
        s.repeat = model::Repeat{"i", 10000.0};
        s.kind = model::LagrangianLinear{{{1.0}}, {}, {}, {}, {0.0}, {0.0}};
        m.systems.push_back(s);
        const double begin = saltus::testing::thread_seconds();
        b.document.openModel(m, {});
        QVERIFY(saltus::testing::thread_seconds() - begin < 2.0);
        const auto* tree = b.outline->tree()->model();
        const QModelIndex world = tree->index(0, 0), bead = tree->index(0, 0, world);
        QVERIFY(bead.data().toString().startsWith(QStringLiteral("Bead × 10")));
        QCOMPARE(tree->rowCount(bead), 10000);
        b.outline->select(QStringLiteral("bead[7777]"));
        QCOMPARE(b.outline->tree()->currentIndex().row(), 7777);
    }

    void aSliderDragActsOnTheRunAndIsOneUndo() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        b.run.play();
        ParameterSlider* s = b.parameters->slider(QStringLiteral("rpm"));
        QVERIFY(s);
        const int y = s->track().center().y();
        QTest::mousePress(s, Qt::LeftButton, {}, QPoint(int(s->xOf(s->value())), y));
        for (int k = 1; k <= 10; ++k) {
            const double x = s->xOf(358 * kRpm) + k * (s->xOf(660 * kRpm) - s->xOf(358 * kRpm)) / 10;
            QTest::mouseMove(s, QPoint(int(std::round(x)), y));
            b.tick();
        }
        QTest::mouseRelease(s, Qt::LeftButton, {}, QPoint(int(std::round(s->xOf(660 * kRpm))), y));
        QVERIFY2(std::abs(s->value() / kRpm - 660) < 8, qPrintable(QString::number(s->value() / kRpm)));
        QCOMPARE(b.document.undoStack().count(), 1);
        QTRY_VERIFY((b.tick(), b.inForce(0) == s->value()));
        b.document.undoStack().undo();
        QTRY_VERIFY((b.tick(), std::abs(b.inForce(0) - 358 * kRpm) < 1e-9));
        QTRY_VERIFY((b.tick(), std::abs(s->value() - 358 * kRpm) < 1e-9));
    }

    void aSliderObeysTheKeyboard() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        ParameterSlider* s = b.parameters->slider(QStringLiteral("e"));
        s->setFocus();
        QTest::keyClick(s, Qt::Key_Down);
        QVERIFY(std::abs(s->value() - 0.79) < 1e-12);
        QTest::keyClick(s, Qt::Key_Left); // steps the time
        QVERIFY(std::abs(s->value() - 0.79) < 1e-12);
        QTest::keyClick(s, Qt::Key_PageUp);
        QVERIFY(std::abs(s->value() - 0.89) < 1e-12);
        QTest::keyClick(s, Qt::Key_End);
        QCOMPARE(s->value(), 1.0);
        QTest::keyClick(s, Qt::Key_Home);
        QCOMPARE(s->value(), 0.0);
        QTRY_VERIFY((b.tick(), b.inForce(1) == 0.0));
    }

    void aValueIsTypedWithItsUnit() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        ParameterSlider* s = b.parameters->slider(QStringLiteral("rpm"));
        QTest::mouseDClick(s, Qt::LeftButton, {}, QPoint(s->width() - 30, 20));
        QVERIFY(s->edit()->isVisible());
        s->edit()->clear();
        QTest::keyClicks(s->edit(), QStringLiteral("5 cm"));
        QTest::keyClick(s->edit(), Qt::Key_Return);
        QVERIFY(s->edit()->isVisible()); // refused: stays, red
        QVERIFY(s->edit()->property("invalid").toBool());
        QVERIFY(!s->edit()->toolTip().isEmpty());
        QVERIFY(std::abs(s->value() - 358 * kRpm) < 1e-9);
        s->edit()->clear();
        QTest::keyClicks(s->edit(), QStringLiteral("660"));
        QTest::keyClick(s->edit(), Qt::Key_Return);
        QVERIFY(!s->edit()->isVisible());
        QTRY_VERIFY((b.tick(), std::abs(b.inForce(0) - 660 * kRpm) < 1e-9));
        QCOMPARE(b.document.model().parameters[0].value.formula(), std::string("660 rpm"));
    }

    void hertzTypedForASpeedAreTurns() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        ParameterSlider* s = b.parameters->slider(QStringLiteral("rpm"));
        s->startEditing();
        s->edit()->clear();
        QTest::keyClicks(s->edit(), QStringLiteral("11 Hz"));
        QCOMPARE(s->edit()->accessibleDescription(), QStringLiteral("11 Hz = 660 rpm"));
        QCOMPARE(QToolTip::text(), QStringLiteral("11 Hz = 660 rpm"));
        QTest::keyClick(s->edit(), Qt::Key_Return);
        QVERIFY(!s->edit()->isVisible());
        QTRY_VERIFY((b.tick(), std::abs(b.inForce(0) - 660 * kRpm) < 1e-9));
        QCOMPARE(b.document.model().parameters[0].value.formula(), std::string("11 rev/s")); // reads the same when reopened
        s->startEditing();
        s->edit()->clear();
        QTest::keyClicks(s->edit(), QStringLiteral("358 rpm"));
        QVERIFY(s->edit()->accessibleDescription().isEmpty());
        QTest::keyClick(s->edit(), Qt::Key_Return);
        QTRY_VERIFY((b.tick(), std::abs(b.inForce(0) - 358 * kRpm) < 1e-9));
    }

    void resetToFileAndRunAgain() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        QVERIFY(!b.parameters->resetToFile()->isEnabled());
        ParameterSlider* s = b.parameters->slider(QStringLiteral("e"));
        s->setFocus();
        QTest::keyClick(s, Qt::Key_Home);
        QVERIFY(b.runTo(0.2));
        QVERIFY(b.parameters->resetToFile()->isEnabled());
        QTest::mouseClick(b.parameters->resetAndRun(), Qt::LeftButton);
        QCOMPARE(b.run.state(), RunState::running);
        QTRY_VERIFY((b.tick(), b.run.recording()->rows() > 2 && b.inForce(1) == 0.0));
        b.run.pause();
        QTest::mouseClick(b.parameters->resetToFile(), Qt::LeftButton);
        QTRY_VERIFY((b.tick(), b.inForce(1) == 0.8));
        QVERIFY(!b.parameters->resetToFile()->isEnabled());
    }

    void aParameterIsPinnedAndUnpinned() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        QVERIFY(!b.parameters->slider(QStringLiteral("m")));
        b.inspector->select(QStringLiteral("follower"));
        b.document.setPinned(QStringLiteral("m"), true);
        QVERIFY(b.parameters->slider(QStringLiteral("m")));
        b.document.undoStack().undo();
        QVERIFY(!b.parameters->slider(QStringLiteral("m")));
    }

    void theInspectorShowsAndEditsTheLaw() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        b.inspector->select(QStringLiteral("contact"));
        ValueField* e = b.inspector->field(QStringLiteral("e"));
        QVERIFY(e);
        QCOMPARE(e->edit()->text(), QStringLiteral("0.8"));
        QVERIFY(b.runTo(1.0));
        QVERIFY(b.inspector->workingPoint()->data().known);
        QVERIFY(b.inspector->workingPoint()->data().ranges.lambda.end > 0.0);
        QVERIFY(!b.inspector->workingPoint()->data().trail.empty());
        bool found = false;
        for (const auto& r : b.inspector->readouts())
            if (r.label == QStringLiteral("e measured")) {
                found = true;
                QVERIFY2(std::abs(r.exact.toDouble() - 0.8) < 1e-9, qPrintable(r.exact));
            }
        QVERIFY(found);
        e->edit()->setFocus();
        e->edit()->selectAll();
        QTest::keyClicks(e->edit(), QStringLiteral("1.2"));
        QTest::keyClick(e->edit(), Qt::Key_Return);
        QVERIFY(e->hasError()); // out of its range; the run keeps its own
        QVERIFY(!e->reason().isEmpty());
        b.tick();
        QCOMPARE(b.inForce(1), 0.8);
        QCOMPARE(e->edit()->text(), QStringLiteral("1.2"));
        QTest::keyClick(e->edit(), Qt::Key_Escape);
        QVERIFY(!e->hasError());
        QCOMPARE(e->edit()->text(), QStringLiteral("0.8"));
        e->edit()->selectAll();
        QTest::keyClicks(e->edit(), QStringLiteral("0.25"));
        QTest::keyClick(e->edit(), Qt::Key_Return);
        QTRY_VERIFY((b.tick(), b.inForce(1) == 0.25));
        QCOMPARE(b.document.undoStack().count(), 1);
    }

    void theInspectorKnowsEveryKindOfObject() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        for (const char* name : {"", "contact", "follower", "cam_angle", "cam", "frame", "u", "stroboscopic", "no such thing"}) {
            b.inspector->select(QLatin1String(name));
            b.tick();
        }
        b.inspector->select(QStringLiteral("follower"));
        QVERIFY(b.inspector->field(QStringLiteral("m")));
        QVERIFY(b.inspector->field(QStringLiteral("k")));
        b.inspector->select(QStringLiteral("cam_angle"));
        QVERIFY(b.inspector->field(QStringLiteral("rpm")));
    }

    void aSignalIsCopiedWithAllDigits() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        QVERIFY(b.runTo(0.3));
        QListView* list = b.signals_->list();
        QVERIFY(list->model()->rowCount() > 4);
        b.signals_->search()->setText(QStringLiteral("follower.q"));
        QCOMPARE(list->model()->rowCount(), 1);
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_C, Qt::ControlModifier);
        const auto recording = b.run.recording();
        const double q = recording->value(*recording->catalogue().find("follower.q[0]"), recording->row_at(b.cursor.time()));
        QCOMPARE(QApplication::clipboard()->text().toDouble(), q);
    }

    void draggingTheTimelineScrubs() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        QVERIFY(b.runTo(2.0));
        TimelineLane* lane = b.timeline->lane();
        QTest::mousePress(lane, Qt::LeftButton, {}, QPoint(int(lane->xOf(1.0)), 35)); // below the ticks
        QVERIFY(!b.cursor.following());
        QTest::mouseMove(lane, QPoint(int(lane->xOf(0.5)), 35));
        QVERIFY(std::abs(b.cursor.time() - 0.5) < 0.02);
        QTest::mouseMove(lane, QPoint(lane->width() + 500, 35));
        QVERIFY(b.cursor.time() <= lane->lastTime());
        QTest::mouseRelease(lane, Qt::LeftButton, {}, QPoint(int(lane->xOf(0.5)), 35));
    }

    void impactsAreWalkedAndTheirCardIsShown() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        QVERIFY(b.runTo(1.5));
        const auto recording = b.run.recording();
        QVERIFY(recording->impact_count() > 4);
        b.cursor.scrub(0.0);
        b.timeline->nextImpact();
        QCOMPARE(b.cursor.pickedImpact(), std::optional<std::size_t>(0));
        QCOMPARE(b.cursor.time(), recording->impact(0).time);
        b.timeline->nextImpact();
        b.timeline->nextImpact();
        QCOMPARE(b.cursor.pickedImpact(), std::optional<std::size_t>(2));
        b.timeline->previousImpact();
        QCOMPARE(b.cursor.pickedImpact(), std::optional<std::size_t>(1));
        QVERIFY(b.timeline->card() && b.timeline->card()->isVisible());
        // It stands above the lane and does not cover the transport.
        const QRect card = b.timeline->card()->geometry();
        QVERIFY(card.bottom() - ImpactCard::kShadow <= b.timeline->lane()->mapTo(&b.window, QPoint(0, 4)).y());
        b.timeline->closeCard();
        QVERIFY(!b.timeline->card()->isVisible());
        TimelineLane* lane = b.timeline->lane();
        const std::size_t strong = *lane->impactAt(lane->xOf(recording->impact(3).time));
        QTest::mouseClick(lane, Qt::LeftButton, {}, QPoint(int(std::floor(lane->xOf(recording->impact(3).time))), 20));
        QCOMPARE(b.cursor.pickedImpact(), std::optional<std::size_t>(strong));
    }

    void aDoubleClickOnAnImpactGoesThereAndElsewhereShowsTheWholeRun() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        QVERIFY(b.runTo(1.5));
        const auto recording = b.run.recording();
        TimelineLane* lane = b.timeline->lane();
        const double time = recording->impact(3).time;
        const QPoint at(int(std::floor(lane->xOf(time))), 20);
        const std::size_t strong = *lane->impactAt(at.x());
        QTest::mouseDClick(lane, Qt::LeftButton, {}, at);
        QCOMPARE(b.cursor.pickedImpact(), std::optional<std::size_t>(strong));
        QVERIFY(!b.cursor.following());
        QCOMPARE(b.cursor.time(), recording->impact(strong).time);
        lane->setView(0.5, 0.9);
        QVERIFY(!lane->isFitted());
        QTest::mouseDClick(lane, Qt::LeftButton, {}, QPoint(lane->width() / 2, 35)); // below the ticks
        QVERIFY(lane->isFitted());
    }

    void theZoomEndsWithTheRun() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        QVERIFY(b.runTo(1.5));
        TimelineLane* lane = b.timeline->lane();
        lane->setView(1.0, 1.2);
        b.run.pause();
        b.run.reset();
        QTRY_VERIFY(b.run.recording() && b.run.recording()->rows() <= 1);
        b.tick();
        QVERIFY(lane->isFitted());
        QVERIFY(lane->viewBegin() == 0.0 && lane->viewEnd() >= 1.0); // not the 1.0 ... 1.2 s of before
    }

    void theLastSecondsAreFollowed() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        QVERIFY(b.runTo(1.5));
        TimelineLane* lane = b.timeline->lane();
        lane->followRecent(0.5);
        const double before = lane->viewEnd();
        QVERIFY(std::abs(lane->viewEnd() - lane->viewBegin() - 0.5) < 1e-9 && lane->viewEnd() > 1.5);
        b.run.play();
        QTRY_VERIFY_WITH_TIMEOUT((b.tick(), lane->viewEnd() > before + 0.2), 20000);
        QVERIFY(std::abs(lane->viewEnd() - lane->viewBegin() - 0.5) < 1e-9);
        b.run.pause();
    }

    // 3000 impacts in 1000 px: how many they are in each stretch, not a wall.
    void aCrowdOfImpactsIsAHill() {
        auto recording = std::make_shared<Recording>([] { Catalogue c; c.add({"t", "t", "s", Quantity::time, ""}); return c; }(), std::vector<std::string>{"contact"},
                                                     std::vector<std::string>{}, std::vector<double>{});
        std::size_t made = 0;
        for (int k = 0; k < 3000; ++k) {
            const double t = 0.01 * k;
            QVERIFY(recording->append(&t));
            for (int n = 0; n < (k < 1500 ? 1 : 3); ++n, ++made) { // three times as many in the second half
                Impact i;
                i.time = t;
                i.step = i.row = k;
                i.impulse = 1.0;
                recording->add_impact(i);
            }
        }
        Bench b;
        b.run.loadRecording(recording);
        b.tick();
        TimelineLane* lane = b.timeline->lane();
        const auto counts = lane->densities();
        QVERIFY(!counts.empty());
        std::size_t sum = 0;
        for (const std::size_t n : counts) sum += n;
        QCOMPARE(sum, made);
        const double filled = (lane->xOf(lane->lastTime()) - TimelineLane::kMargin) / TimelineLane::kBin;
        QVERIFY(counts[std::size_t(0.75 * filled)] > 2 * counts[std::size_t(0.25 * filled)]);
        // The lane shows the ground above the lower half of the hill.
        const QImage image = lane->grab().toImage();
        const double scale = image.devicePixelRatio();
        QVERIFY(image.pixelColor(int(lane->xOf(7.5) * scale), int((TimelineLane::kLaneTop + 1) * scale)) == Theme::colorsOf(b.theme.kind()).field);
        lane->setView(1.0, 1.5); // one by one again
        QVERIFY(lane->densities().empty());
    }

    void anOldFutureIsARowOfTheTimelineAndAClickBringsItBack() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        QVERIFY(b.runTo(1.0));
        TimelineBranches* rows = b.timeline->branches();
        QVERIFY(!rows->isVisible()); // one line: nothing to choose
        QCOMPARE(b.timeline->height(), 72);
        const auto first = b.run.recording();
        b.cursor.scrub(0.5);
        b.run.setParameter(QStringLiteral("e"), 0.3);
        QVERIFY(b.runTo(0.8));
        QTRY_VERIFY((b.tick(), rows->isVisible()));
        QCOMPARE(rows->lines().size(), std::size_t(2));
        QVERIFY(b.timeline->height() > 72);
        const RunLine newer = rows->lines()[0], older = rows->lines()[1];
        QVERIFY(newer.present && !older.present);
        QVERIFY2(rows->nameOf(newer).startsWith("from 0.5000 s: ") && rows->nameOf(newer).endsWith(" = 0.3"), qPrintable(rows->nameOf(newer)));
        QCOMPARE(rows->nameOf(older), QString("First run"));
        QVERIFY(rows->memoryText().startsWith("2 lines, ") && rows->memoryText().endsWith(" of 256 MB"));
        QTest::mouseClick(rows, Qt::LeftButton, {}, rows->rowRect(older.id).center());
        QTRY_COMPARE_WITH_TIMEOUT((b.tick(), b.run.recording().get()), first.get(), 5000);
        QVERIFY(b.cursor.following());
        QCOMPARE(rows->lines().size(), std::size_t(2)); // nothing went
        // By keys: up is the newer one.
        rows->setFocus();
        QTest::keyClick(rows, Qt::Key_Home);
        QTest::keyClick(rows, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT((b.tick(), rows->lines()[0].present), 5000);
        rows->chooseNeighbour(1);
        QTRY_VERIFY_WITH_TIMEOUT((b.tick(), rows->lines()[1].present), 5000);
    }

    void theWheelZoomsAboutThePointer() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        QVERIFY(b.runTo(2.0));
        TimelineLane* lane = b.timeline->lane();
        const double x = 300, before = lane->timeAt(x), width = lane->viewEnd() - lane->viewBegin();
        QWheelEvent zoom({x, 20}, lane->mapToGlobal(QPointF(x, 20)), {}, {0, 240}, {}, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(lane, &zoom);
        QVERIFY(lane->viewEnd() - lane->viewBegin() < width);
        QVERIFY(std::abs(lane->timeAt(x) - before) < 1e-9);
        int free = 100; // no tick here
        while (lane->impactAt(free)) ++free;
        QTest::mouseDClick(lane, Qt::LeftButton, {}, QPoint(free, 36));
        const double whole = lane->viewEnd() - lane->viewBegin();
        QVERIFY2(std::abs(whole - width) < 1e-9, qPrintable(QStringLiteral("%1 %2").arg(whole).arg(width)));
    }

    void theTransportRunsStepsAndResets() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        QTest::mouseClick(b.timeline->playButton(), Qt::LeftButton);
        QCOMPARE(b.run.state(), RunState::running);
        QTest::mouseClick(b.timeline->playButton(), Qt::LeftButton);
        QCOMPARE(b.run.state(), RunState::paused);
        b.run.setWantedSpeed(0.1);
        QCOMPARE(b.timeline->speedBox()->currentText(), QStringLiteral("0.10×"));
        b.run.setWantedSpeed(0.3); // by the keys: not one of the list
        QCOMPARE(b.timeline->speedBox()->currentIndex(), -1);
        QCOMPARE(b.timeline->speedBox()->placeholderText(), QStringLiteral("0.30×"));
    }

    void aHundredThousandImpactsAreDrawnInAFrame() {
        Catalogue catalogue;
        catalogue.add({"t", "t", "s", Quantity::time, ""});
        auto recording = std::make_shared<Recording>(catalogue, std::vector<std::string>{"contact"}, std::vector<std::string>{},
                                                     std::vector<double>{});
        for (int k = 0; k < 100'000; ++k) {
            const double t = 1e-3 * k;
            if (!recording->append(&t)) QFAIL("append");
            Impact i;
            i.time = t;
            i.step = i.row = k;
            i.impulse = 1 + std::sin(0.01 * k);
            recording->add_impact(i);
            recording->open_contact(0, 0, t);
            recording->extend_contact(0, 0, t, false);
        }
        Bench b;
        b.run.loadRecording(recording);
        QElapsedTimer clock;
        clock.start();
        b.tick();
        const double first = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
        double worst = 0.0;
        for (int k = 0; k < 20; ++k) {
            b.cursor.scrub(k);
            clock.start();
            b.timeline->lane()->grab();
            worst = std::max(worst, static_cast<double>(clock.nsecsElapsed()) * 1e-6);
        }
        qInfo("taking 100 000 impacts %.1f ms, a repaint %.2f ms at worst", first, worst);
        QVERIFY(worst < 60.0);
        QCOMPARE(b.timeline->lane()->impactCount(), std::size_t{100'000});
    }

    void whatTheLimitsThinnedIsHatchedInTheTimeline() {
        Catalogue catalogue;
        catalogue.add({"t", "t", "s", Quantity::time, ""});
        catalogue.add({"x", "x", "m", Quantity::position, ""});
        RecordingSettings settings;
        settings.memory_budget = std::size_t{8} << 20;
        settings.disk_budget = 0;
        settings.thins = true;
        auto recording = std::make_shared<Recording>(catalogue, std::vector<std::string>{"contact"}, std::vector<std::string>{},
                                                     std::vector<double>{}, settings);
        for (int k = 0; k < 1'000'000; ++k) {
            const double row[] = {1e-3 * k, 1.0};
            if (!recording->append(row)) QFAIL("append");
        }
        Bench b;
        b.run.loadRecording(recording);
        b.tick();
        TimelineLane* lane = b.timeline->lane();
        const double until = lane->thinnedUntil();
        QVERIFY(until > 300.0 && until < 950.0);
        QCOMPARE(until, recording->value(0, recording->thinned_rows()));
        const QImage shown = lane->grab().toImage();
        const double scale = shown.devicePixelRatio();
        const QRgb field = b.theme.colors().field.rgb();
        const auto marked = [&](double from, double to) { // share of pixels of the lane that are not the empty field
            int all = 0, some = 0;
            for (int x = int(lane->xOf(from) * scale) + 3; x < int(lane->xOf(to) * scale) - 3; ++x)
                for (int y = int((TimelineLane::kLaneTop + 2) * scale); y < int((TimelineLane::kLaneTop + 18) * scale); ++y, ++all)
                    some += shown.pixel(x, y) != field ? 1 : 0;
            return all > 0 ? double(some) / all : -1.0;
        };
        QVERIFY2(marked(10.0, until - 10.0) > 0.05, qPrintable(QString::number(marked(10.0, until - 10.0))));
        QVERIFY2(std::abs(marked(until + 10.0, 980.0)) < 0.01, qPrintable(QString::number(marked(until + 10.0, 980.0))));
        // Both warnings of it can be listed.
        QTRY_VERIFY((b.tick(), b.timeline->findChildren<QToolButton*>().size() > 0));
        bool listed = false;
        for (const QToolButton* button : b.timeline->findChildren<QToolButton*>()) listed = listed || button->text() == QStringLiteral("2 warnings");
        QVERIFY(listed);
    }

    void aTickIsCheapWhileTheRunIsFast() {
        Bench b;
        QVERIFY(b.open("cam-follower.saltus"));
        b.inspector->select(QStringLiteral("contact"));
        b.run.setParameter(QStringLiteral("rpm"), 660 * kRpm);
        b.run.setWantedSpeed(10.0);
        b.run.play();
        QElapsedTimer clock;
        double sum = 0.0, worst = 0.0;
        for (int k = 0; k < 60; ++k) {
            QTest::qWait(33);
            clock.start();
            b.tick();
            const double took = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
            sum += took;
            worst = std::max(worst, took);
        }
        qInfo("tick of all panels: %.2f ms on average, %.2f ms at worst, speed %.2f", sum / 60, worst, b.run.measuredSpeed());
        QVERIFY(worst < 100.0);
    }

    // Pictures to look at: SALTUS_SHOTS names a folder.
    void picturesOfAllPanels() {
        const QString folder = qEnvironmentVariable("SALTUS_SHOTS");
        if (folder.isEmpty()) QSKIP("SALTUS_SHOTS is not set");
        QDir().mkpath(folder);
        for (const ThemeKind kind : {ThemeKind::dark, ThemeKind::light}) {
            Bench b;
            b.theme.setKind(kind);
            const QString name = kind == ThemeKind::dark ? QStringLiteral("dark") : QStringLiteral("light");
            QVERIFY(b.open("cam-follower.saltus"));
            b.run.setParameter(QStringLiteral("rpm"), 660 * kRpm);
            QVERIFY(b.runTo(3.4));
            b.outline->select(QStringLiteral("contact"));
            b.inspector->select(QStringLiteral("contact"));
            b.tick();
            b.window.grab().save(QStringLiteral("%1/panels-%2.png").arg(folder, name));
            b.timeline->previousImpact();
            for (int i = 0; i < 6; ++i) b.timeline->previousImpact();
            b.inspector->select(QStringLiteral("follower"));
            b.tick();
            b.window.grab().save(QStringLiteral("%1/panels-card-%2.png").arg(folder, name));
            b.run.goTo(1.0);
            QTest::qWait(200);
            b.tick();
            b.run.setParameter(QStringLiteral("e"), 0.5);
            QVERIFY(b.runTo(2.0));
            b.timeline->closeCard();
            b.cursor.follow();
            b.inspector->select(QString());
            b.parameters->slider(QStringLiteral("k"))->setFocus();
            b.parameters->slider(QStringLiteral("e"))->startEditing();
            b.parameters->slider(QStringLiteral("e"))->edit()->setText(QStringLiteral("1.2"));
            QTest::keyClick(b.parameters->slider(QStringLiteral("e"))->edit(), Qt::Key_Return);
            b.tick();
            b.window.grab().save(QStringLiteral("%1/panels-scene-%2.png").arg(folder, name));
            b.inspector->select(QStringLiteral("contact"));
            ValueField* e = b.inspector->field(QStringLiteral("e"));
            e->edit()->setFocus();
            e->edit()->setText(QStringLiteral("5 cm"));
            e->edit()->setModified(true);
            QTest::keyClick(e->edit(), Qt::Key_Return);
            b.tick();
            QTest::qWait(20);
            b.inspector->grab().save(QStringLiteral("%1/inspector-error-%2.png").arg(folder, name));
            b.inspector->select(QStringLiteral("cam_angle"));
            b.tick();
            b.inspector->grab().save(QStringLiteral("%1/inspector-drive-%2.png").arg(folder, name));
        }
    }
};
QTEST_MAIN(TestPanels)
#include "test_panels.moc"
