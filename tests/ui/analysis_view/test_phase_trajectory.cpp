// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis_view/phase_trajectory.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::ui;

namespace {

constexpr double kTurn = 2.0 * std::numbers::pi;

Catalogue three_signals() {
    Catalogue catalogue;
    for (const char* name : {"t", "x", "y", "z"}) catalogue.add({name, name, "", Quantity::none, ""});
    return catalogue;
}

void append(Recording& recording, double t, double x, double y, double z) {
    const double row[] = {t, x, y, z};
    QVERIFY(recording.append(row));
}

} // namespace

class TestPhaseTrajectory : public QObject {
    Q_OBJECT
private slots:
    void aSlowMotionIsThinnedButKeepsItsExtremes() {
        Recording recording(three_signals(), {"contact"}, {}, {});
        const int rows = 20000;
        for (int i = 0; i < rows; ++i) {
            const double t = kTurn * i / rows;
            append(recording, t, std::cos(t), std::sin(t), 0.0);
        }
        PhaseTrajectory trajectory({1, 2, 3}, std::nullopt);
        QVERIFY(trajectory.update(recording));
        QVERIFY(trajectory.points().size() < 1200);
        QVERIFY(trajectory.points().size() > 200);
        double highest = -1.0;
        for (const PhasePoint& point : trajectory.points()) highest = std::max(highest, point.value[1]);
        QVERIFY(highest > 0.9999);
        QVERIFY(!trajectory.update(recording)); // nothing new
    }

    void bothSidesOfAnImpactAreKeptSoThatTheJumpIsUpright() {
        Recording recording(three_signals(), {"contact"}, {}, {});
        const int rows = 1000, hit = 637;
        for (int i = 0; i < rows; ++i) append(recording, i, 1e-6 * i, i < hit ? -3.0 : 2.4, 0.0);
        Impact impact;
        impact.row = hit;
        impact.time = hit;
        recording.add_impact(impact);
        PhaseTrajectory trajectory({1, 2, 3}, std::nullopt);
        trajectory.update(recording);
        bool before = false, after = false;
        for (const PhasePoint& point : trajectory.points()) {
            before = before || point.time == hit - 1;
            after = after || (point.time == hit && point.impact);
        }
        QVERIFY(before);
        QVERIFY(after);
    }

    void aPhaseIsShownAroundTheSectionAndCutWhereItWraps() {
        Recording recording(three_signals(), {}, {}, {});
        for (int i = 0; i < 3000; ++i) append(recording, 0.01 * i, 0.0, 1.0, std::fmod(0.01 * i, kTurn));
        PhaseTrajectory trajectory({1, 2, 3}, Wrap{kTurn, 0.0});
        trajectory.update(recording);
        int lines = 0;
        for (const PhasePoint& point : trajectory.points()) {
            QVERIFY(point.value[2] >= -kTurn / 2 - 1e-9 && point.value[2] < kTurn / 2 + 1e-9);
            lines += point.starts_line;
        }
        QCOMPARE(lines, 1 + 5); // 30 rad pass the far side of the box at pi, 3 pi, ... 9 pi
        QCOMPARE(trajectory.ranges()[2].min, -kTurn / 2);
    }

    void aGrowingRecordingAddsOnlyWhatIsNew() {
        Recording recording(three_signals(), {}, {}, {});
        PhaseTrajectory trajectory({1, 2, 3}, std::nullopt);
        std::size_t last = 0;
        for (int part = 0; part < 10; ++part) {
            for (int i = 0; i < 100; ++i) append(recording, part * 100 + i, part * 100 + i, 0.5 * i, 0.0);
            QVERIFY(trajectory.update(recording));
            QVERIFY(trajectory.points().size() > last);
            last = trajectory.points().size();
        }
        for (std::size_t i = 1; i < last; ++i) QVERIFY(trajectory.points()[i].time > trajectory.points()[i - 1].time);
    }

    // The rows on both sides of every impact are kept, and the view once took all of them before it dropped the oldest.
    void ofALongChatterTheNewestImpactsAreKept() {
        Recording recording(three_signals(), {"contact"}, {}, {});
        const std::size_t rows = 1000000;
        for (std::size_t i = 0; i < rows; ++i) {
            Impact impact;
            impact.row = static_cast<std::int64_t>(i);
            impact.time = static_cast<double>(i);
            recording.add_impact(impact);
            append(recording, impact.time, std::sin(0.1 * impact.time), i % 2 ? 1.0 : -1.0, 0.0);
        }
        PhaseTrajectory trajectory({1, 2, 3}, std::nullopt);
        QVERIFY(trajectory.update(recording));
        const auto& points = trajectory.points();
        QVERIFY(points.size() <= PhaseTrajectory::kCapacity);
        QVERIFY(points.capacity() < 10 * PhaseTrajectory::kCapacity);
        QVERIFY(points.front().starts_line);
        QVERIFY(points.back().impact);
        QCOMPARE(points.back().time, static_cast<double>(rows - 1));
        for (std::size_t i = 1; i < points.size(); ++i) QVERIFY(points[i].time >= points[i - 1].time);
        QVERIFY(trajectory.ranges()[0].max > 0.999); // of the whole recording
        QVERIFY(!trajectory.update(recording));
    }

    void notANumberBreaksTheLine() {
        Recording recording(three_signals(), {}, {}, {});
        append(recording, 0, 0, 0, 0);
        append(recording, 1, 1, 1, 0);
        append(recording, 2, std::nan(""), 1, 0);
        append(recording, 3, 3, 1, 0);
        PhaseTrajectory trajectory({1, 2, 3}, std::nullopt);
        trajectory.update(recording);
        QCOMPARE(trajectory.points().size(), std::size_t{3});
        QVERIFY(trajectory.points().back().starts_line);
    }
};

QTEST_APPLESS_MAIN(TestPhaseTrajectory)
#include "test_phase_trajectory.moc"
