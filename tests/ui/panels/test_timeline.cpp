// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline: its lane of impacts, its transport, its rows of old futures.
#include "tests/ui/panels/bench.h"
#include "ui/panels/impact_card.h"
#include "ui/panels/timeline_branches.h"
#include "ui/panels/timeline_lane.h"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QListView>
#include <QPushButton>
#include <QToolButton>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;

class TestTimeline : public QObject {
    Q_OBJECT
private slots:
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

    // Hundreds of accumulations were one black line of signs on a wall of bands.
    void manyAccumulationsStandBesideEachOther() {
        Bench b;
        QVERIFY(b.open("slider-crank.saltus"));
        QVERIFY(b.runTo(5.0));
        TimelineLane* lane = b.timeline->lane();
        QTRY_VERIFY(lane->accumulationsSeen().bands.size() > 20);
        const auto seen = lane->accumulationsSeen();
        const double wide = QFontMetricsF(b.theme.font(TextSize::small)).horizontalAdvance(QStringLiteral("∞"));
        QVERIFY(seen.signs.size() > 10);
        for (std::size_t k = 1; k < seen.signs.size(); ++k) QVERIFY2(seen.signs[k] - seen.signs[k - 1] >= wide, qPrintable(QString::number(seen.signs[k] - seen.signs[k - 1])));
        for (std::size_t k = 1; k < seen.bands.size(); ++k) QVERIFY(std::floor(lane->xOf(seen.bands[k].begin)) > std::floor(lane->xOf(seen.bands[k - 1].end)));
        lane->setView(0.0, 0.2);
        const auto few = lane->accumulationsSeen();
        QVERIFY2(few.signs.size() >= 4 && few.bands.size() >= 3, qPrintable(QStringLiteral("%1 %2").arg(few.signs.size()).arg(few.bands.size()))); // few: each has its own
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
};
QTEST_MAIN(TestTimeline)
#include "test_timeline.moc"
