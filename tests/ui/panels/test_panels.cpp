// SPDX-License-Identifier: GPL-3.0-or-later
// Outline, inspector, parameters and signals of one scene.
#include "tests/processor_time.h"
#include "tests/ui/panels/bench.h"
#include "ui/panels/parameter_slider.h"
#include "ui/panels/working_point.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QElapsedTimer>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;

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
        QTest::mouseClick(s, Qt::LeftButton, {}, QPoint(s->width() - 30, 20));
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

    // By what they are; their names stay what formulas and files know. A number that only rounding made is 0 at the scale of its kind.
    void signalsOfBodiesAreCalledByWhatTheyAre() {
        Bench b;
        QVERIFY(b.open("newtons-cradle.saltus"));
        QListView* list = b.signals_->list();
        QStringList shown;
        for (int row = 0; row < list->model()->rowCount(); ++row) shown << list->model()->index(row, 0).data().toString();
        for (const QString& text : shown) QVERIFY2(!text.contains(QStringLiteral(".q[")) && !text.contains(QStringLiteral(".v[")), qPrintable(text));
        const auto recording = b.run.recording();
        int angles = 0;
        for (const Channel& channel : recording->catalogue().channels())
            if (channel.label == channel.object + " angle" || channel.label == channel.object + " rotation y") ++angles;
        QVERIFY(angles > 0);
        QVERIFY(b.runTo(1.0));
        int rounded = 0;
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex at = list->model()->index(row, 0);
            const QString tip = at.data(Qt::ToolTipRole).toString(), value = at.data(Qt::UserRole).toString(); // "ball.q[0] = 1.2e-17 m" and what is drawn
            const double exact = std::abs(tip.section(QStringLiteral(" = "), 1).section(QLatin1Char(' '), 0, 0).replace(QChar(0x2212), QLatin1Char('-')).toDouble());
            if (!at.data().toString().startsWith(QStringLiteral("ball")) || exact == 0.0 || exact > 1e-14) continue;
            ++rounded;
            QCOMPARE(value, QStringLiteral("0"));
        }
        QVERIFY(rounded > 0);
        b.signals_->search()->setText(QStringLiteral(".q[1]")); // they are found by their names too
        QVERIFY(list->model()->rowCount() > 0);
        for (int row = 0; row < list->model()->rowCount(); ++row) QVERIFY(list->model()->index(row, 0).data().toString().endsWith(QStringLiteral(" y")));
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
