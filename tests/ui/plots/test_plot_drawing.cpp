// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/plots/sample_run.h"
#include "ui/look/theme.h"
#include "ui/plots/clip.h"
#include "ui/plots/cloud_content.h"
#include "ui/plots/decimate.h"
#include "ui/plots/energy_content.h"
#include "ui/plots/line_raster.h"
#include "ui/plots/phase_content.h"
#include "ui/plots/plot_frame.h"
#include "ui/plots/point_raster.h"
#include "ui/plots/quantity_text.h"
#include "ui/plots/series_content.h"
#include "ui/plots/stem_content.h"
#include "ui/look/ticks.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

using namespace saltus;
using namespace saltus::ui;

namespace {

std::shared_ptr<Recording> ramp(std::size_t rows, double (*value)(std::size_t)) {
    Catalogue c;
    c.add({"t", "t", "s", Quantity::time, ""});
    c.add({"x", "x", "m", Quantity::position, ""});
    auto r = std::make_shared<Recording>(c, std::vector<std::string>{}, std::vector<std::string>{}, std::vector<double>{});
    for (std::size_t i = 0; i < rows; ++i) {
        const std::array<double, 2> row{static_cast<double>(i) * 1e-3, value(i)};
        if (!r->append(row.data())) std::abort();
    }
    return r;
}

QImage drawn(PlotContent& content, View view, const PlotStyle& style, const Shown& shown) {
    QImage image(400, 300, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    content.draw(painter, view, style, shown);
    return image;
}

int pixelsOf(const QImage& image, const QRect& area) {
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (qGray(image.pixel(x, y)) > 30) ++count;
    return count;
}

const model::Plot& plotNamed(const model::Model& model, const char* name) {
    return *std::find_if(model.views.plots.begin(), model.views.plots.end(), [&](const auto& p) { return p.name == name; });
}

} // namespace

class TestPlotDrawing : public QObject {
    Q_OBJECT
private slots:
    void ticksAreRoundAndThreeToSix() {
        std::mt19937 random(3);
        std::uniform_real_distribution<double> exponent(-8.0, 8.0), mantissa(-1.0, 1.0);
        for (int i = 0; i < 2000; ++i) {
            const double scale = std::pow(10.0, exponent(random)), a = mantissa(random) * scale, b = mantissa(random) * scale;
            const Range nice = niceRange(std::min(a, b), std::max(a, b));
            const double slack = hairline * 1.01 * (std::max(a, b) - std::min(a, b));
            QVERIFY2(nice.begin <= std::min(a, b) + slack && nice.end >= std::max(a, b) - slack, "data outside the axis");
            const auto ticks = ticksIn(nice, tickStep(nice, 6));
            QVERIFY2(ticks.size() >= 3 && ticks.size() <= 6, qPrintable(QStringLiteral("%1 ticks on %2 ... %3").arg(ticks.size()).arg(nice.begin).arg(nice.end)));
        }
    }

    void labelsCarryTheDecimalsOfTheStepAndATrueMinus() {
        QCOMPARE(tickLabel(0.4, 0.4), QStringLiteral("0.4"));
        QCOMPARE(tickLabel(-25.0, 25.0), QStringLiteral("\u221225"));
        QCOMPARE(tickLabel(0.25, 0.25), QStringLiteral("0.25"));
        QCOMPARE(tickLabel(0.0, 0.5), QStringLiteral("0.0"));
        QCOMPARE(tickLabel(-1e-17, 0.1), QStringLiteral("0.0"));
        QCOMPARE(tickLabel(2.98756, 1e-5), QStringLiteral("2.98756"));
        QCOMPARE(tickLabel(3.2e-5, 1e-6, 1e-6), QStringLiteral("32"));
    }

    void anglesAreToldInPartsOfPi() {
        constexpr double pi = std::numbers::pi;
        const Range turn = niceRange(0.02, 6.2, 6, TickKind::turns);
        QVERIFY(std::abs(turn.begin) < 1e-12 && std::abs(turn.end - 2.0 * pi) < 1e-12);
        const double step = tickStep(turn, 6, TickKind::turns);
        QStringList labels;
        for (const double tick : ticksIn(turn, step)) labels << tickLabel(tick, step, 1.0, TickKind::turns);
        QCOMPARE(labels, (QStringList{QStringLiteral("0"), QStringLiteral("π/2"), QStringLiteral("π"), QStringLiteral("3π/2"), QStringLiteral("2π")}));
        QCOMPARE(tickLabel(-0.75 * pi, 0.25 * pi, 1.0, TickKind::turns), QStringLiteral("−3π/4"));
        for (double end = 1.0; end < 600.0; end *= 1.13) {
            const Range r = niceRange(-0.3 * end, end, 6, TickKind::turns);
            QVERIFY(r.begin <= -0.3 * end + 0.03 * end && r.end >= end - 0.03 * end);
            const auto n = ticksIn(r, tickStep(r, 6, fitting(TickKind::turns, r))).size();
            QVERIFY2(n >= 2 && n <= 6, qPrintable(QStringLiteral("%1 ticks to %2").arg(n).arg(end)));
        }
        QVERIFY(fitting(TickKind::turns, {0.0, 0.02}) == TickKind::decimal); // small swings stay numbers
    }

    void countsHaveWholeNumbersAndWhatStaysIsNoPictureOfItsLastDigits() {
        const Range counts = niceRange(2968.0, 2968.0, 6, TickKind::whole);
        QVERIFY(counts.begin == 2967.0 && counts.end == 2969.0);
        QCOMPARE(tickStep(counts, 6, TickKind::whole), 1.0);
        QCOMPARE(tickStep({2966.0, 2971.0}, 4, TickKind::whole), 2.0);
        const Range constant = apartFromRoundOff({2968.0 - 1e-12, 2968.0 + 1e-12}, 2968.0);
        const Range shown = niceRange(constant.begin, constant.end, 6);
        QVERIFY2(shown.span() > 10.0, qPrintable(QString::number(shown.span())));
        for (const double tick : ticksIn(shown, tickStep(shown, 6))) QVERIFY(tickLabel(tick, tickStep(shown, 6)).size() <= 4);
    }

    void fourCurvesOfOneQuantityHaveFourColours() {
        for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark})
            for (const Quantity quantity : {Quantity::position, Quantity::velocity, Quantity::none, Quantity::impulse}) {
                const Colors colors = Theme::colorsOf(kind);
                const auto made = curveColors(colors, std::vector<Quantity>(4, quantity));
                QVERIFY(made[0] == quantityColorOf(colors, quantity));
                for (std::size_t a = 0; a < made.size(); ++a) {
                    QVERIFY2(colorDistance(made[a], colors.plotCanvas) > 90.0, qPrintable(made[a].name()));
                    for (std::size_t b = a + 1; b < made.size(); ++b) QVERIFY2(colorDistance(made[a], made[b]) > 100.0, qPrintable(made[a].name() + made[b].name()));
                }
            }
    }

    void tinyAndHugeAxesGetAnSiPrefix() {
        QCOMPARE(axisExponent({0.0, 1.2}), 0);
        QCOMPARE(axisExponent({-50.0, 50.0}), 0);
        QCOMPARE(axisExponent({0.0, 3.2e-5}), -6);
        QCOMPARE(scaledUnit(QStringLiteral("m"), -6), QStringLiteral("µm"));
        QCOMPARE(scaledUnit(QStringLiteral("m^2"), -6), QStringLiteral("10⁻⁶\u00A0m^2"));
    }

    // "relative velocity m/s at cam angle = 0" in less room: never more than the room, never less than all without dots.
    void whatIsCutEndsInDots() {
        Theme theme;
        const PlotStyle style = PlotStyle::screen(theme);
        TextRuns runs{{QStringLiteral("relative velocity"), false, false}, {QStringLiteral(" m/s"), false, true}, {QStringLiteral(" at cam angle = "), false, false}, {QStringLiteral("0"), false, false}};
        const double all = widthOf(runs, style);
        for (double room = 90.0; room <= all + 1.0; room += 0.5) {
            const TextRuns cut = elided(runs, style, room);
            QString text;
            for (const TextRun& run : cut) text += run.text;
            QVERIFY2(widthOf(cut, style) <= room + 1.0, qPrintable(text));
            QVERIFY2(room >= all || text.contains(QChar(0x2026)), qPrintable(text));
        }
    }

    void oneLetterQuantitiesAreItalicAndUnitsUpright() {
        const TextRuns runs = quantityRuns(QStringLiteral("gap û"), QStringLiteral("N s"));
        QCOMPARE(runs.size(), std::size_t{3});
        QVERIFY(!runs[0].italic && runs[1].italic && !runs[2].italic && runs[2].secondary);
        QCOMPARE(plainText(runs), QStringLiteral("gap û N·s"));
    }

    void decimationKeepsEveryExtreme() {
        // Spikes of one row among a hundred thousand, at rows that no regular sampling hits.
        const auto r = ramp(100'003, [](std::size_t i) { return i == 31'337 ? 7.0 : i == 77'777 ? -5.0 : std::sin(1e-3 * static_cast<double>(i)); });
        TimeBins bins;
        std::vector<QPointF> points;
        std::vector<double> workspace;
        for (const int width : {50, 333, 800}) {
            binRows(*r, {0.0, 100.002}, width, bins);
            thin(*r, 1, bins, points, workspace);
            QVERIFY(points.size() <= static_cast<std::size_t>(5 * (width + 2)));
            const auto [low, high] = std::minmax_element(points.begin(), points.end(), [](auto a, auto b) { return a.y() < b.y(); });
            QCOMPARE(high->y(), 7.0);
            QCOMPARE(low->y(), -5.0);
            QVERIFY(std::abs(high->x() - 31.337) <= 100.0 / width);
            QVERIFY(std::is_sorted(points.begin(), points.end(), [](auto a, auto b) { return a.x() < b.x(); }));
        }
    }

    void fewRowsAreDrawnExactly() {
        const auto r = ramp(1000, [](std::size_t i) { return static_cast<double>(i % 7); });
        TimeBins bins;
        std::vector<QPointF> points;
        std::vector<double> workspace;
        binRows(*r, {0.1, 0.2}, 400, bins);
        thin(*r, 1, bins, points, workspace);
        QVERIFY(bins.exact);
        QVERIFY(points.front().x() <= 0.1 && points.back().x() >= 0.2); // a row more on either side: the line leaves the picture
        for (const QPointF& p : points) QCOMPARE(p.y(), static_cast<double>(std::llround(p.x() * 1e3) % 7));
    }

    void windowsBesideTheDataAndEmptyRecordingsHoldNothing() {
        const auto r = ramp(1000, [](std::size_t) { return 1.0; });
        const auto none = ramp(0, [](std::size_t) { return 1.0; });
        TimeBins bins;
        std::vector<QPointF> points;
        std::vector<double> workspace;
        for (const auto& [recording, range] : {std::pair{r, Range{5.0, 6.0}}, std::pair{r, Range{-3.0, -2.0}}, std::pair{none, Range{0.0, 1.0}}}) {
            binRows(*recording, range, 100, bins);
            thin(*recording, 1, bins, points, workspace);
            QVERIFY(points.empty());
            const MinMax e = extremes(*recording, 1, range);
            QVERIFY(e.min > e.max);
        }
    }

    void aGapOfNanBreaksTheLine() {
        const auto r = ramp(50'000, [](std::size_t i) { return i > 20'000 && i < 30'000 ? std::nan("") : 1.0; });
        TimeBins bins;
        std::vector<QPointF> points;
        std::vector<double> workspace;
        binRows(*r, {0.0, 50.0}, 200, bins);
        thin(*r, 1, bins, points, workspace);
        QVERIFY(std::any_of(points.begin(), points.end(), [](auto p) { return std::isnan(p.y()); }));
        QVERIFY(std::none_of(points.begin(), points.end(), [](auto p) { return p.x() > 21.0 && p.x() < 29.0 && !std::isnan(p.y()); }));
    }

    void linesAreCutAtTheRectangle() {
        QLineF line(-1e12, 5.0, 1e12, 5.0);
        QVERIFY(clipSegment(line, QRectF(0, 0, 10, 10)));
        QVERIFY(std::abs(line.x1()) < 1e-3 && std::abs(line.x2() - 10.0) < 1e-3);
        QLineF outside(20.0, 0.0, 30.0, 10.0);
        QVERIFY(!clipSegment(outside, QRectF(0, 0, 10, 10)));
    }

    void stemsStandAtTheImpacts() {
        sample::CamFollower cam(660.0);
        cam.until(2.0);
        const model::Model scene = sample::scene();
        const model::Plot& plot = plotNamed(scene, "impulses");
        StemContent stems(plot, std::get<model::StemPlot>(plot.kind));
        QVERIFY(stems.bind(cam.recording()));
        QVERIFY(stems.take());
        const auto impacts = cam.recording()->impacts();
        QVERIFY(impacts.size() > 10);
        QCOMPARE(stems.stems().size(), impacts.size());
        for (std::size_t i = 0; i < impacts.size(); ++i) {
            QCOMPARE(stems.stems()[i].time, impacts[i].time);
            QCOMPARE(stems.stems()[i].impulse, impacts[i].impulse);
            QCOMPARE(stems.stems()[i].impact, i);
        }
        QVERIFY(!stems.take()); // nothing new: nothing to draw
        cam.until(3.0);
        QVERIFY(stems.take());
        QCOMPARE(stems.stems().size(), cam.recording()->impact_count());
    }

    void sectionPointsAppearWhileTheRunGoesOn() {
        sample::CamFollower cam(660.0);
        const model::Model scene = sample::scene();
        auto made = makeContent(scene, plotNamed(scene, "stroboscopic"));
        QVERIFY(made);
        auto& cloud = dynamic_cast<CloudContent&>(**made);
        QVERIFY(cloud.bind(cam.recording()));
        cloud.take();
        QVERIFY(!cloud.hasData());
        std::size_t before = 0;
        for (int turn = 1; turn <= 5; ++turn) {
            cam.until(turn * 60.0 / 660.0 + 1e-3);
            cloud.take();
            QVERIFY(cloud.pointCount() > before);
            before = cloud.pointCount();
        }
        QVERIFY(before >= 5 && before <= 6); // one a turn
        QVERIFY(cloud.subtitle().endsWith(QStringLiteral("points")));
    }

    void aThinnedTrailStaysWithinAQuarterOfAPixel() {
        sample::CamFollower cam(660.0);
        cam.until(2.0);
        const model::Model scene = sample::scene();
        const model::Plot& plot = plotNamed(scene, "phase");
        PhaseContent phase(plot, std::get<model::PhasePlot>(plot.kind));
        phase.setTrail(10.0);
        QVERIFY(phase.bind(cam.recording()));
        phase.take();
        Theme theme;
        const PlotStyle style = PlotStyle::screen(theme);
        const View view{QRectF(20, 20, 360, 260), {0.0, 1.2}, {-50.0, 50.0}};
        Shown shown;
        shown.cursor = cam.time();
        const QImage thinned = drawn(phase, view, style, shown);
        QVERIFY2(phase.vertexCount() < cam.recording()->rows() / 8, qPrintable(QString::number(phase.vertexCount())));
        // Against every row drawn: no pixel differs by more than the shift of a quarter of a pixel explains.
        QImage every(400, 300, QImage::Format_ARGB32_Premultiplied);
        every.fill(Qt::black);
        {
            QPainter painter(&every);
            LineRaster raster;
            std::vector<QPointF> all;
            const auto& r = *cam.recording();
            for (std::size_t i = 0; i < r.rows(); ++i) all.push_back(view.to(r.value(3, i), r.value(4, i)));
            raster.begin(view.rect.adjusted(-2, -2, 2, 2), 1.0);
            raster.line(all, style.width(Quantity::velocity));
            raster.paint(painter, style.color(Quantity::velocity));
        }
        Shown whole = shown;
        whole.times = Range{0.0, 2.0}; // nothing faded
        const QImage same = drawn(phase, view, style, whole);
        int worst = 0;
        for (int y = 0; y < 300; ++y)
            for (int x = 0; x < 400; ++x) worst = std::max(worst, std::abs(qGreen(same.pixel(x, y)) - qGreen(every.pixel(x, y))));
        QVERIFY2(worst <= 70, qPrintable(QStringLiteral("green differs by %1 of 158").arg(worst)));
        QVERIFY(pixelsOf(thinned, QRect(20, 20, 360, 260)) > 1000);
    }

    void aTrailThatMovesOnEqualsOneDrawnAnew() {
        const model::Model scene = sample::scene();
        const model::Plot& plot = plotNamed(scene, "phase");
        Theme theme;
        const PlotStyle style = PlotStyle::screen(theme);
        const View view{QRectF(20, 20, 360, 260), {0.0, 1.2}, {-50.0, 50.0}};
        sample::CamFollower cam(660.0);
        PhaseContent moving(plot, std::get<model::PhasePlot>(plot.kind));
        moving.setTrail(0.7);
        QVERIFY(moving.bind(cam.recording()));
        Shown shown;
        for (int i = 1; i <= 40; ++i) {
            cam.until(0.05 * i);
            moving.take();
            shown.cursor = cam.time();
            drawn(moving, view, style, shown);
        }
        PhaseContent anew(plot, std::get<model::PhasePlot>(plot.kind));
        anew.setTrail(0.7);
        QVERIFY(anew.bind(cam.recording()));
        anew.take();
        const QImage a = drawn(moving, view, style, shown), b = drawn(anew, view, style, shown);
        int differ = 0;
        for (int y = 0; y < 300; ++y)
            for (int x = 0; x < 400; ++x) differ += std::abs(qGreen(a.pixel(x, y)) - qGreen(b.pixel(x, y))) > 70 ? 1 : 0;
        QVERIFY2(differ < 20, qPrintable(QString::number(differ)));
        QVERIFY(moving.vertexCount() < 5000);
    }

    // Held against the picture of that run alone: what is drawn of it beside another run lies where it lay.
    void anotherRunIsDrawnWhereItWouldBeAlone_data() {
        QTest::addColumn<QString>("plot");
        QTest::addColumn<bool>("dashed");
        for (const char* plot : {"time", "impulses", "phase", "energy"})
            for (const bool dashed : {false, true}) QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(plot, dashed ? "dashed" : "faint"))) << plot << dashed;
    }
    void anotherRunIsDrawnWhereItWouldBeAlone() {
        QFETCH(QString, plot);
        QFETCH(bool, dashed);
        sample::CamFollower old(660.0), fresh(358.0); // the new one has its first row alone
        old.until(2.0);
        const model::Model scene = sample::scene();
        const model::Plot& kind = plotNamed(scene, plot.toUtf8().constData());
        const PlotStyle style = PlotStyle::screen(Theme());
        Shown whole;
        whole.times = Range{0.0, 2.0};
        const auto picture = [&](bool beside) {
            auto content = makeContent(scene, kind);
            if (!content || !(*content)->bind(beside ? fresh.recording() : old.recording())) return QImage();
            if (beside) (*content)->setBeside({old.recording(), dashed ? BesideRun::Look::dashed : BesideRun::Look::faint, QStringLiteral("other")});
            (*content)->takeAll();
            const auto bounds = (*content)->bounds({0.0, 2.0}, whole);
            if (!bounds || !(*content)->hasData()) return QImage();
            const bool time = (*content)->timeAxis();
            return drawn(**content, {QRectF(20, 20, 360, 260), time ? Range{0.0, 2.0} : Range{-0.2, 1.2}, time ? Range{-2.0, 40.0} : Range{-50.0, 50.0}}, style, whole);
        };
        const QImage alone = picture(false), beside = picture(true);
        QVERIFY(!alone.isNull() && !beside.isNull());
        int both = 0, only = 0, lit = 0;
        for (int y = 0; y < 300; ++y)
            for (int x = 0; x < 400; ++x) {
                const bool a = qGray(alone.pixel(x, y)) > 4, b = qGray(beside.pixel(x, y)) > 30;
                lit += a ? 1 : 0;
                both += a && b ? 1 : 0;
                only += b && !a ? 1 : 0;
            }
        QVERIFY2(only == 0, qPrintable(QString::number(only)));
        QVERIFY2(both > 100 && (plot == QLatin1String("energy") || both > lit / 5), qPrintable(QStringLiteral("%1 of %2").arg(both).arg(lit)));
        auto content = makeContent(scene, kind);
        QVERIFY(content && (*content)->bind(fresh.recording()));
        QVERIFY(!(*content)->hasEarlier());
        (*content)->setBeside({old.recording(), BesideRun::Look::faint, QStringLiteral("other")});
        QVERIFY((*content)->hasEarlier());
        QVERIFY(!(*content)->takeBeside());
        old.until(2.1);
        QVERIFY((*content)->takeBeside() && !(*content)->takeBeside());
        (*content)->forgetEarlier();
        QVERIFY(!(*content)->hasEarlier());
    }

    void denseCloudsFollowTheLawOfOpacity() {
        PointRaster raster;
        const View view{QRectF(0, 0, 10, 10), {0.0, 10.0}, {0.0, 10.0}};
        std::vector<QPointF> points{{0.1, 9.9}};
        QCOMPARE(qAlpha(raster.dense(points, view, 2.0, Qt::white).pixel(0, 0)), 112); // 70 + 42 log2 2
        points.resize(3, points[0]);
        QCOMPARE(qAlpha(raster.dense(points, view, 2.0, Qt::white).pixel(0, 0)), 154); // 70 + 42 log2 4
        points.resize(500, points[0]);
        QCOMPARE(qAlpha(raster.dense(points, view, 2.0, Qt::white).pixel(0, 0)), 255);
        QCOMPARE(qAlpha(raster.dense(points, view, 2.0, Qt::white).pixel(1, 0)), 0);
        QCOMPARE(raster.dense(points, view, 2.0, Qt::white).size(), QSize(20, 20));
    }

    // 13,000 points of a motion of period 3: three specks that one did not see.
    void manyPointsInFewPlacesAreSeen() {
        PointRaster raster;
        const View view{QRectF(0, 0, 100, 100), {0.0, 10.0}, {0.0, 10.0}};
        std::vector<QPointF> points;
        for (std::size_t k = 0; k < densePoints + 4000; ++k) points.emplace_back(2.0 + 3.0 * static_cast<double>(k % 3), 5.0);
        raster.dense(points, view, 2.0, Qt::white);
        QCOMPARE(raster.places().size(), std::size_t(3));
        points.emplace_back(9.0, 1.0); // counted on
        const QImage once = raster.dense(points, view, 2.0, Qt::white);
        QCOMPARE(raster.places().size(), std::size_t(4));
        (void)raster.soft(raster.places(), view, 1.0, Qt::white, 3.0, 0.75);
        QCOMPARE(raster.dense(points, view, 2.0, Qt::white), once); // neither disturbs the other
    }

    void theEnergyBudgetCloses() {
        sample::CamFollower cam(660.0);
        cam.until(3.0);
        const model::Model scene = sample::scene();
        EnergyContent energy(plotNamed(scene, "energy"));
        QVERIFY(energy.bind(cam.recording()));
        energy.take();
        const std::size_t last = cam.recording()->rows() - 1;
        QVERIFY(std::abs(energy.imbalance(last)) < 1e-9);
        const auto bounds = energy.bounds({0.0, 3.0}, {});
        QVERIFY(bounds && bounds->y.begin <= 0.0 && bounds->y.end > 100.0);
    }

    // A ball at rest on the floor: +-2.8e-17 m/s, and a height that differs in its last digits.
    void automaticAxesDoNotZoomIntoRoundOff() {
        const auto recording = ramp(4000, [](std::size_t i) { return i < 1000 ? std::sin(0.01 * static_cast<double>(i)) : i % 2 ? 2.8e-17 : -2.8e-17; });
        const std::size_t column = 1;
        const Range rest = apartFromRoundOff({-2.8e-17, 2.8e-17}, largestEver(*recording, column));
        QVERIFY(std::abs(rest.span() - 0.1) < 1e-6 && std::abs(rest.begin + rest.end) < 1e-15); // nothing, on the scale of what was
        QCOMPARE(axisExponent(niceRange(rest.begin, rest.end, 6)), 0);                              // in m/s, not in nm/s
        for (const Range& told : {Range{-1e-8, 1e-8}, Range{-1.0, 1.0}, Range{0.3, 0.3 + 2e-9}})
            QCOMPARE(apartFromRoundOff(told, largestEver(*recording, column)), told);
        model::Plot plot;
        plot.name = "x";
        plot.kind = model::PhasePlot{"x", "x"};
        PhaseContent phase(plot, std::get<model::PhasePlot>(plot.kind));
        phase.setTrail(1.0);
        QVERIFY(phase.bind(recording));
        phase.take();
        Shown shown;
        shown.cursor = 3.9;
        const auto bounds = phase.bounds({}, shown);
        QVERIFY(bounds && bounds->x.span() > 0.9e-9 && bounds->y.span() > 0.9e-9);
        const auto empty = ramp(2, [](std::size_t) { return std::nan(""); });
        QCOMPARE(apartFromRoundOff({0.0, 0.0}, largestEver(*empty, column)), (Range{0.0, 0.0})); // nothing known
    }

    // A box that lies there: the last digits of its solver are no motion.
    void aVelocityThatMovesNothingIsALine() {
        const auto box = [](double q, double speed) {
            Catalogue c;
            c.add({"t", "t", "s", Quantity::time, ""});
            c.add({"box.q[2]", "z", "m", Quantity::position, ""});
            c.add({"box.v[2]", "v", "m/s", Quantity::velocity, ""});
            auto r = std::make_shared<Recording>(c, std::vector<std::string>{}, std::vector<std::string>{}, std::vector<double>{});
            for (std::size_t i = 0; i < 2000; ++i) {
                const std::array<double, 3> row{static_cast<double>(i) * 1e-3, q, i % 2 ? speed : -speed};
                if (!r->append(row.data())) std::abort();
            }
            return r;
        };
        const auto span = [](std::shared_ptr<Recording> recording) {
            model::Plot plot;
            plot.name = "v";
            SeriesContent series(plot, model::TimePlot{{"box.v[2]"}});
            if (!series.bind(std::move(recording))) return 0.0;
            series.take();
            const auto bounds = series.bounds({0.0, 2.0}, {});
            return bounds ? bounds->y.span() : 0.0;
        };
        QCOMPARE(span(box(0.5, 1e-10)), 2.0); // picometres a second of a box half a metre high
        QVERIFY(std::abs(span(box(0.5, 1e-5)) - 2e-5) < 1e-9); // a motion that one could see
        QVERIFY(std::abs(span(box(1e-9, 1e-10)) - 2e-10) < 1e-15); // of what is as small itself
    }

    void labelsOfALowPlotDoNotLieOnEachOther() {
        Theme theme;
        theme.apply();
        model::Plot plot;
        plot.name = "x";
        SeriesContent series(plot, model::TimePlot{{"x"}});
        QVERIFY(series.bind(ramp(100, [](std::size_t i) { return static_cast<double>(i); })));
        PlotFrame frame(series, PlotStyle::screen(theme));
        for (const Range& y : {Range{0.0, 50.0}, Range{-25.0, 25.0}, Range{0.2, 0.8}})
            for (int height = 20; height < 300; height += 7) {
                frame.setRanges({0.0, 1.0}, y);
                frame.setStack(false, false);
                frame.plan({300, height});
                QVector<double> ticks;
                frame.yAxis->ticker()->generate(QCPRange(y.begin, y.end), QLocale::c(), 'g', 6, ticks, nullptr, nullptr);
                int shown = 0;
                for (const double tick : ticks) shown += tick >= y.begin - 1e-12 && tick <= y.end + 1e-12 ? 1 : 0;
                const double room = frame.innerHeight({300, height}) * frame.look().px;
                QVERIFY2(shown <= 1 || room / (shown - 1) >= 14.0, qPrintable(QStringLiteral("%1 labels on %2 pixels").arg(shown).arg(room)));
            }
    }

    // Margins give way before the curves do, and not where there is room.
    void curvesOfALowPlotKeepHalfOfItAtTwiceTheText() {
        Theme theme;
        model::Plot plot;
        plot.name = "x";
        SeriesContent series(plot, model::TimePlot{{"x"}});
        for (const double scale : {1.0, 2.0}) {
            theme.setFontScale(scale);
            PlotFrame frame(series, PlotStyle::screen(theme));
            const auto room = [&](double height) { return frame.innerHeight(QSizeF(300.0, height * scale).toSize()); };
            QVERIFY2(room(100.0) >= 50.0, qPrintable(QString::number(room(100.0))));
            QCOMPARE(room(200.0), 200.0 - 32.0 - 38.0);
            for (double height = 80.0; height < 200.0; height += 5.0) QVERIFY2(room(height) >= 0.45 * height, qPrintable(QString::number(height)));
        }
        theme.setFontScale(1.0);
    }

    void aSignalThatWasNotRecordedIsNamedWithARemedy() {
        sample::CamFollower cam(358.0);
        model::Plot plot;
        plot.name = "wrong";
        const model::TimePlot kind{{"nobody.q[0]"}};
        SeriesContent series(plot, kind);
        const auto bound = series.bind(cam.recording());
        QVERIFY(!bound);
        QVERIFY(bound.error().message.find("nobody.q[0]") != std::string::npos);
        QVERIFY(bound.error().remedy.find("run.record") != std::string::npos);
        QVERIFY(!series.hasData());
        StemContent stems(plot, model::StemPlot{"nowhere"});
        QVERIFY(!stems.bind(cam.recording()));
    }
};

QTEST_MAIN(TestPlotDrawing)
#include "test_plot_drawing.moc"
