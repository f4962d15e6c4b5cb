// SPDX-License-Identifier: GPL-3.0-or-later
// Against motions whose crossings are known in closed form.
#include "core/analysis/sections.h"
#include "tests/core/recording/recording_maker.h"

#include <QtTest>

#include <cmath>
#include <numbers>
#include <optional>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double kTwoPi = 2.0 * std::numbers::pi;
constexpr double kRate = 5.0;  // rad/s
constexpr double kStep = 0.01; // s

// t, phase = rate t, wrapped phase, x = 3 t + 1 (a line: interpolation is exact), s = sin(t)
std::shared_ptr<Recording> line(std::size_t rows) {
    auto recording = empty_recording({{"phase", "rad"}, {"wrapped", "rad"}, {"x", "m"}, {"s", "m"}});
    for (std::size_t i = 0; i < rows; ++i) {
        const double t = kStep * static_cast<double>(i);
        const double row[] = {t, kRate * t, std::fmod(kRate * t, kTwoPi), 3.0 * t + 1.0, std::sin(t)};
        if (!recording->append(row)) return nullptr;
    }
    return recording;
}

Section section(const Recording& recording, SectionKind kind, std::vector<std::string> channels) {
    auto made = Section::create(recording, std::move(kind), std::move(channels));
    if (!made) qFatal("%s", made.error().text().c_str());
    return std::move(*made);
}

void comparePoint(const SectionPoint& point, double time, double x) {
    QVERIFY2(std::abs(point.time - time) < 1e-12, qPrintable(QString::number(point.time - time)));
    QVERIFY2(std::abs(point.values[0] - x) < 1e-11, qPrintable(QString::number(point.values[0] - x)));
}

} // namespace

class TestSections : public QObject {
    Q_OBJECT
private slots:
    void whatWasThinnedBeforeItWasSeenGivesNoPoints();
    void aStrobeFindsEachTurnOfAGrowingPhase();
    void aWrappedPhaseGivesTheSamePoints();
    void anOffsetMovesTheStrobe();
    void theWatchedSignalIsExactAtTheCrossing();
    void anImpactBetweenTheRowsGivesTheLaterRow();
    void aPlaneIsCrossedUpwardsDownwardsOrBoth();
    void aRowExactlyOnThePlaneCountsOnce();
    void aSignalAtRestPassesNoPlaneAgainAndAgain();
    void aChatterOfManyImpactsIsSeenWhole();
    void impactsOfOneInteractionAreTakenFromTheirRow();
    void newRowsAddPointsAndNothingIsFoundTwice();
    void aShorterRecordingStartsAgain();
    void notANumberIsNoCrossing();
    void smoothRowsGivePointsOfThePolynomial();
    void noPolynomialGoesThroughAnEventOrAChange();
    void whatIsNotRecordedIsAnErrorWithARemedy();
    void nonsenseIsAnError();
    void tenMillionRowsTakeAMoment();
    void aPlotsSectionHasItsNumbersEvaluated();
    void aPlotThatIsNoSectionIsAnError();
};

void TestSections::aStrobeFindsEachTurnOfAGrowingPhase() {
    const auto recording = line(1000);
    Section strobe = section(*recording, StroboscopicSection{"phase", kTwoPi, 0.0}, {"x"});
    QCOMPARE(strobe.update(*recording), std::size_t{7}); // 9.99 s * 5 rad/s / 2 pi = 7.95
    for (std::size_t k = 0; k < 7; ++k) {
        const double t = kTwoPi / kRate * static_cast<double>(k + 1);
        comparePoint(strobe.points()[k], t, 3.0 * t + 1.0);
        QCOMPARE(strobe.points()[k].row, static_cast<std::size_t>(std::ceil(t / kStep)));
    }
}

// Of a run by events: rows of sin t and cos t tell where they pass a level to many digits, those of a line between them to few. A wrapped phase too.
void TestSections::smoothRowsGivePointsOfThePolynomial() {
    auto recording = empty_recording({{"s", "m"}, {"c", "m"}, {"turned", "rad"}});
    for (std::size_t i = 0; i < 2000; ++i) {
        const double t = kStep * static_cast<double>(i), phase = 4.0 * t + std::sin(t), row[] = {t, std::sin(t), std::cos(t), std::fmod(phase, kTwoPi)};
        QVERIFY(bool(recording->append(row)));
    }
    const auto made = [&](SectionKind kind, Between between) {
        auto section = Section::create(*recording, std::move(kind), {"s", "c", "t"}, between);
        section->update(*recording);
        return section->points();
    };
    const auto smooth = made(PlaneSection{"s", 0.3, 0}, Between::smooth), lines = made(PlaneSection{"s", 0.3, 0}, Between::lines);
    QCOMPARE(smooth.size(), std::size_t{7});
    QCOMPARE(lines.size(), smooth.size());
    for (std::size_t k = 0; k < smooth.size(); ++k) {
        const double turns = static_cast<double>(k / 2), t = kTwoPi * turns + (k % 2 == 0 ? std::asin(0.3) : std::numbers::pi - std::asin(0.3));
        QVERIFY2(std::abs(smooth[k].time - t) < 1e-13, qPrintable(QString::number(smooth[k].time - t)));
        QVERIFY(std::abs(smooth[k].values[1] - std::cos(t)) < 1e-13 && smooth[k].values[0] == 0.3 && smooth[k].values[2] == smooth[k].time);
        QVERIFY(std::abs(lines[k].time - t) > 1e-7);
    }
    for (const SectionPoint& point : made(StroboscopicSection{"turned", kTwoPi, 1.0}, Between::smooth)) {
        const double off = std::remainder(4.0 * point.time + std::sin(point.time) - 1.0, kTwoPi);
        QVERIFY2(std::abs(off) < (point.row < 8 ? 1e-6 : 1e-12), qPrintable(QString("%1 at %2").arg(off).arg(point.time)));
    }
}

// |t - 1.003| has a corner at an event, or where a parameter changed: rows before it say nothing of what follows. A jump between two rows of one time has no
// point on a line.
void TestSections::noPolynomialGoesThroughAnEventOrAChange() {
    for (const bool event : {true, false}) {
        auto recording = empty_recording({{"x", "m"}});
        const auto append = [&](double t) {
            const double row[] = {t, t < 1.0 ? 2.0 : 3.0 - t};
            return bool(recording->append(row));
        };
        for (std::size_t i = 0; i < 100; ++i) QVERIFY(append(kStep * static_cast<double>(i)));
        if (event) {
            const double before[] = {1.0, 2.5};
            QVERIFY(bool(recording->append(before)));
        }
        QVERIFY(append(1.0));
        if (!event) recording->add_parameter_change({1.0, static_cast<std::int64_t>(recording->rows()), 0, 1.0});
        for (std::size_t i = 101; i < 200; ++i) QVERIFY(append(kStep * static_cast<double>(i)));
        auto section = Section::create(*recording, PlaneSection{"x", 1.973, 0}, {"x"}, Between::smooth);
        section->update(*recording);
        QCOMPARE(section->points().size(), std::size_t{1});
        QVERIFY2(std::abs(section->points()[0].time - 1.027) < 1e-13, qPrintable(QString::number(section->points()[0].time, 'g', 17)));
        auto jump = Section::create(*recording, PlaneSection{"x", 2.2, -1}, {"x"}, Between::smooth);
        jump->update(*recording);
        QCOMPARE(jump->points().size(), std::size_t(event ? 1 : 0));
        if (event) QVERIFY(jump->points()[0].time == 1.0 && jump->points()[0].values[0] == 2.0);
    }
}

void TestSections::aWrappedPhaseGivesTheSamePoints() {
    const auto recording = line(1000);
    Section grown = section(*recording, StroboscopicSection{"phase", kTwoPi, 1.0}, {"x"});
    Section wrapped = section(*recording, StroboscopicSection{"wrapped", kTwoPi, 1.0}, {"x"});
    QCOMPARE(grown.update(*recording), wrapped.update(*recording));
    for (std::size_t k = 0; k < grown.points().size(); ++k)
        comparePoint(wrapped.points()[k], grown.points()[k].time, grown.points()[k].values[0]);
    Section at_wrap = section(*recording, StroboscopicSection{"wrapped", kTwoPi, 0.0}, {"x"});
    QCOMPARE(at_wrap.update(*recording), std::size_t{7});
    comparePoint(at_wrap.points()[2], 3 * kTwoPi / kRate, 9 * kTwoPi / kRate + 1.0);
}

void TestSections::anOffsetMovesTheStrobe() {
    const auto recording = line(300);
    Section strobe = section(*recording, StroboscopicSection{"phase", kTwoPi, -5.0}, {"x"}); // -5 = 1.283 modulo 2 pi
    strobe.update(*recording);
    const double t = (kTwoPi - 5.0) / kRate;
    comparePoint(strobe.points().at(0), t, 3.0 * t + 1.0);
}

void TestSections::theWatchedSignalIsExactAtTheCrossing() {
    const auto recording = line(1000);
    Section strobe = section(*recording, StroboscopicSection{"wrapped", kTwoPi, 0.0}, {"wrapped", "phase"});
    strobe.update(*recording);
    for (const SectionPoint& point : strobe.points()) QVERIFY(std::abs(point.values[0]) < 1e-12); // not in mid-wrap
    QVERIFY(std::abs(strobe.points()[1].values[1] - 2 * kTwoPi) < 1e-12);
}

void TestSections::anImpactBetweenTheRowsGivesTheLaterRow() {
    const auto recording = line(1000);
    const double t = kTwoPi / kRate;
    const auto row = static_cast<std::size_t>(std::ceil(t / kStep));
    recording->add_impact(impact_at(t - 1e-4, static_cast<std::int64_t>(row)));
    Section strobe = section(*recording, StroboscopicSection{"phase", kTwoPi, 0.0}, {"x"});
    strobe.update(*recording);
    QCOMPARE(strobe.points()[0].values[0], recording->value(3, row));
    QCOMPARE(strobe.points()[0].time, recording->value(0, row));
    comparePoint(strobe.points()[1], 2 * t, 6 * t + 1.0); // the next one is interpolated again
}

void TestSections::aPlaneIsCrossedUpwardsDownwardsOrBoth() {
    const auto recording = line(1000); // sin t passes 0.5 upwards at pi/6, 13 pi/6; downwards at 5 pi/6, 17 pi/6
    const double pi = std::numbers::pi;
    const std::vector<std::pair<int, std::vector<double>>> cases = {
        {1, {pi / 6, 13 * pi / 6}},
        {-1, {5 * pi / 6, 17 * pi / 6}},
        {0, {pi / 6, 5 * pi / 6, 13 * pi / 6, 17 * pi / 6}}};
    for (const auto& [direction, times] : cases) {
        Section plane = section(*recording, PlaneSection{"s", 0.5, direction}, {"x", "s"});
        plane.update(*recording);
        QCOMPARE(plane.points().size(), times.size());
        for (std::size_t k = 0; k < times.size(); ++k) {
            QVERIFY(std::abs(plane.points()[k].time - times[k]) < 1e-5); // h^2 / 8 of curvature
            QCOMPARE(plane.points()[k].values[1], 0.5);
        }
    }
}

void TestSections::aRowExactlyOnThePlaneCountsOnce() {
    auto recording = empty_recording({{"x", "m"}});
    for (const double x : {-1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 2.0}) {
        const double row[] = {static_cast<double>(recording->rows()), x};
        QVERIFY(recording->append(row));
    }
    Section up = section(*recording, PlaneSection{"x", 0.0, 1}, {"x"});
    QCOMPARE(up.update(*recording), std::size_t{2});
    QCOMPARE(up.points()[0].row, std::size_t{1});
    QCOMPARE(up.points()[1].row, std::size_t{5});
    Section down = section(*recording, PlaneSection{"x", 0.0, -1}, {"x"});
    QCOMPARE(down.update(*recording), std::size_t{1});
    QCOMPARE(down.points()[0].row, std::size_t{3});
}

// A ball at rest has the speeds +-2.8e-17 m/s by turns: its map filled with a point every other row.
void TestSections::aSignalAtRestPassesNoPlaneAgainAndAgain() {
    auto recording = empty_recording({{"v", "m/s"}});
    const auto append = [&](double v) {
        const double row[] = {static_cast<double>(recording->rows()), v};
        QVERIFY(recording->append(row));
    };
    append(4.4);
    append(-4.4); // passes downwards
    for (int i = 0; i < 1000; ++i) append(i % 2 ? 2.8e-17 : -2.8e-17); // rises once, by round-off, and stays
    append(-1e-9);                                                     // falls, but it was not above since
    append(1e-9);
    append(-1e-9); // rises and falls, little, but not by round-off
    for (const auto& [direction, times] : std::vector<std::pair<int, std::size_t>>{{1, 2}, {-1, 2}, {0, 4}}) {
        Section plane = section(*recording, PlaneSection{"v", 0.0, direction}, {"v"});
        while (plane.rows_seen() < recording->rows()) plane.update(*recording, 7);
        QCOMPARE(plane.points().size(), times);
        Section at_once = section(*recording, PlaneSection{"v", 0.0, direction}, {"v"});
        QCOMPARE(at_once.update(*recording), times);
        at_once.clear();
        QCOMPARE(at_once.update(*recording), times);
    }
}

void TestSections::aChatterOfManyImpactsIsSeenWhole() {
    const std::size_t rows = 30000;
    auto recording = std::make_shared<Recording>(catalogue_of({{"x", "m"}}), std::vector<std::string>{"floor"},
                                                 std::vector<std::string>{}, std::vector<double>{});
    for (std::size_t i = 0; i < rows; ++i) {
        const double row[] = {static_cast<double>(i), i % 2 ? 1.0 : -1.0};
        if (i > 0) recording->add_impact(impact_at(static_cast<double>(i), static_cast<std::int64_t>(i), 0));
        QVERIFY(recording->append(row));
    }
    Section impacts = section(*recording, ImpactSection{"floor"}, {"x"});
    Section plane = section(*recording, PlaneSection{"x", 0.0, 0}, {"x"});
    while (impacts.rows_seen() < rows) impacts.update(*recording, 7777), plane.update(*recording, 7777);
    QCOMPARE(impacts.points().size(), rows - 1);
    QCOMPARE(plane.points().size(), rows - 1);
    for (std::size_t i = 0; i + 1 < rows; ++i) {
        QCOMPARE(impacts.points()[i].row, i + 1);
        QCOMPARE(plane.points()[i].time, static_cast<double>(i + 1)); // the impact's row, nothing in between
    }
}

void TestSections::impactsOfOneInteractionAreTakenFromTheirRow() {
    auto recording =
        std::make_shared<Recording>(catalogue_of({{"x", "m"}}), std::vector<std::string>{"wall[0]", "wall[1]", "floor"},
                                    std::vector<std::string>{}, std::vector<double>{});
    for (int i = 0; i < 10; ++i) {
        const double row[] = {i * 0.1, i * 1.0};
        QVERIFY(recording->append(row));
    }
    recording->add_impact(impact_at(0.15, 2, 0));
    recording->add_impact(impact_at(0.35, 4, 2));
    recording->add_impact(impact_at(0.55, 6, 1));
    recording->add_impact(impact_at(0.75, -1, 2)); // without a row: the first at or after its time
    recording->add_impact(impact_at(1.05, 11, 2)); // its row is not there yet
    const auto rows_of = [&](const std::string& interaction) {
        Section impacts = section(*recording, ImpactSection{interaction}, {"x"});
        impacts.update(*recording);
        QList<double> values;
        for (const auto& point : impacts.points()) values.append(point.values[0]);
        return values;
    };
    QCOMPARE(rows_of("floor"), (QList<double>{4.0, 8.0}));
    QCOMPARE(rows_of("wall[1]"), (QList<double>{6.0}));
    QCOMPARE(rows_of("wall"), (QList<double>{2.0, 6.0}));
    QCOMPARE(rows_of(""), (QList<double>{2.0, 4.0, 6.0, 8.0}));
}

void TestSections::newRowsAddPointsAndNothingIsFoundTwice() {
    const auto whole = line(3000);
    Section expected = section(*whole, StroboscopicSection{"wrapped", kTwoPi, 0.7}, {"x"});
    expected.update(*whole);

    auto growing = empty_recording({{"phase", "rad"}, {"wrapped", "rad"}, {"x", "m"}, {"s", "m"}});
    Section strobe = section(*growing, StroboscopicSection{"wrapped", kTwoPi, 0.7}, {"x"});
    std::size_t found = 0;
    std::vector<double> row(5);
    for (std::size_t i = 0; i < 3000; ++i) {
        for (std::size_t c = 0; c < 5; ++c) row[c] = whole->value(c, i);
        QVERIFY(growing->append(row.data()));
        if (i % 7 == 0 || i % 125 == 1) found += strobe.update(*growing);
    }
    found += strobe.update(*growing);
    QCOMPARE(strobe.update(*growing), std::size_t{0});
    QCOMPARE(found, expected.points().size());
    for (std::size_t k = 0; k < found; ++k) QCOMPARE(strobe.points()[k].time, expected.points()[k].time);
}

void TestSections::aShorterRecordingStartsAgain() {
    const auto first = line(1000), second = line(300);
    Section strobe = section(*first, StroboscopicSection{"phase", kTwoPi, 0.0}, {"x"});
    strobe.update(*first);
    strobe.update(*second);
    QCOMPARE(strobe.points().size(), std::size_t{2});
}

void TestSections::notANumberIsNoCrossing() {
    auto recording = empty_recording({{"x", "m"}});
    for (const double x : {-1.0, std::nan(""), 1.0, -1.0, 1.0}) {
        const double row[] = {static_cast<double>(recording->rows()), x};
        QVERIFY(recording->append(row));
    }
    Section plane = section(*recording, PlaneSection{"x", 0.0, 1}, {"x"});
    QCOMPARE(plane.update(*recording), std::size_t{1});
    Section strobe = section(*recording, StroboscopicSection{"x", 1.0, 0.5}, {"x"});
    strobe.update(*recording);
    for (const auto& point : strobe.points()) QVERIFY(std::isfinite(point.values[0]));
}

void TestSections::whatIsNotRecordedIsAnErrorWithARemedy() {
    const auto recording = line(10);
    auto phase = Section::create(*recording, StroboscopicSection{"phas", kTwoPi, 0.0}, {"x"});
    QVERIFY(!phase);
    QVERIFY2(phase.error().text().find("\"phas\"") != std::string::npos, phase.error().text().c_str());
    QVERIFY2(phase.error().remedy.find("did you mean \"phase\"") != std::string::npos, phase.error().text().c_str());
    auto wanted = Section::create(*recording, StroboscopicSection{"phase", kTwoPi, 0.0}, {"nothing"});
    QVERIFY(!wanted && wanted.error().remedy.find("record it") != std::string::npos);
    auto interaction = Section::create(*recording, ImpactSection{"contakt"}, {"x"});
    QVERIFY(!interaction && interaction.error().remedy.find("did you mean \"contact\"") != std::string::npos);
}

void TestSections::nonsenseIsAnError() {
    const auto recording = line(10);
    for (const double period : {0.0, -1.0, std::nan(""), double(INFINITY)})
        QVERIFY(!Section::create(*recording, StroboscopicSection{"phase", period, 0.0}, {}));
    QVERIFY(!Section::create(*recording, StroboscopicSection{"phase", 1.0, std::nan("")}, {}));
    QVERIFY(!Section::create(*recording, PlaneSection{"x", std::nan(""), 1}, {}));
    QVERIFY(!Section::create(*recording, PlaneSection{"x", 0.0, 2}, {}));
}

void TestSections::tenMillionRowsTakeAMoment() {
    auto recording = empty_recording({{"phase", "rad"}});
    const std::size_t rows = 10000000;
    for (std::size_t i = 0; i < rows; ++i) {
        const double row[] = {1e-4 * static_cast<double>(i), 37.0 * 1e-4 * static_cast<double>(i)};
        QVERIFY(recording->append(row));
    }
    Section strobe = section(*recording, StroboscopicSection{"phase", kTwoPi, 0.0}, {"phase"});
    QElapsedTimer timer;
    timer.start();
    strobe.update(*recording);
    qInfo("strobe over %zu rows: %lld ms, %zu points", rows, timer.elapsed(), strobe.points().size());
    QCOMPARE(strobe.points().size(), static_cast<std::size_t>(1000.0 * 37.0 / kTwoPi));
}

void TestSections::aPlotsSectionHasItsNumbersEvaluated() {
    model::Model scene;
    model::Parameter turns;
    turns.name = "turns";
    turns.value = 3.0;
    scene.parameters.push_back(turns);
    model::Plot plot;
    plot.name = "map";
    model::StroboscopicPlot strobe;
    strobe.phase = "phase";
    strobe.x = "x";
    strobe.y = "v";
    strobe.period = "2*pi*turns";
    strobe.offset = "90 deg";
    plot.kind = strobe;
    const auto found = section_of(scene, plot);
    QVERIFY2(found, found ? "" : found.error().text().c_str());
    const auto& kind = std::get<StroboscopicSection>(found->kind);
    QCOMPARE(kind.period, 3.0 * kTwoPi);
    QCOMPARE(kind.offset, std::numbers::pi / 2);
    QCOMPARE(found->y, std::string("v"));
    plot.kind = model::PlanePlot{"x", "x", "v", 0.25, -1};
    const auto plane = section_of(scene, plot);
    QVERIFY(plane);
    QCOMPARE(std::get<PlaneSection>(plane->kind).level, 0.25);
    QCOMPARE(std::get<PlaneSection>(plane->kind).direction, -1);
}

void TestSections::aPlotThatIsNoSectionIsAnError() {
    model::Plot plot;
    plot.name = "energy";
    plot.kind = model::EnergyPlot{};
    const auto found = section_of({}, plot);
    QVERIFY(!found && found.error().text().find("energy") != std::string::npos);
}

void TestSections::whatWasThinnedBeforeItWasSeenGivesNoPoints() {
    RecordingSettings settings;
    settings.memory_budget = std::size_t{8} << 20;
    settings.disk_budget = 0;
    settings.thins = true;
    auto recording = empty_recording({{"phase", "rad"}, {"x", "m"}}, settings);
    std::optional<Section> early;
    for (std::size_t i = 0; i < 1000000; ++i) {
        const double t = kStep * static_cast<double>(i);
        const double row[] = {t, kRate * t, 3.0 * t + 1.0};
        QVERIFY(recording->append(row));
        if (i % 1000 == 999) recording->add_impact(impact_at(t, static_cast<std::int64_t>(i)));
        if (i % 50000 != 0) continue;
        if (!early) early = section(*recording, StroboscopicSection{"phase", kTwoPi, 0.0}, {"x"});
        early->update(*recording);
    }
    QVERIFY(recording->thinned_rows() > 100000);
    early->update(*recording);
    QCOMPARE(early->points().size(), static_cast<std::size_t>(kRate * kStep * 999999 / kTwoPi)); // all that it saw in time
    const double begin = recording->value(0, recording->thinned_rows());
    auto late = section(*recording, StroboscopicSection{"phase", kTwoPi, 0.0}, {"x"});
    late.update(*recording);
    QVERIFY(!late.points().empty() && late.points().front().time >= begin - kStep);
    QCOMPARE(late.points().back().time, early->points().back().time);
    auto impacts = section(*recording, ImpactSection{}, {"x"});
    impacts.update(*recording);
    QVERIFY(!impacts.points().empty() && impacts.points().front().time >= begin);
}

QTEST_GUILESS_MAIN(TestSections)
#include "test_sections.moc"
