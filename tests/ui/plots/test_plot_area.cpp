// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/plots/sample_run.h"
#include "ui/look/theme.h"
#include "ui/plots/energy_content.h"
#include "ui/plots/figure.h"
#include "ui/plots/plot_area.h"
#include "ui/plots/plot_canvas.h"
#include "ui/plots/plot_drop.h"
#include "ui/plots/quantity_text.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QApplication>
#include <QDropEvent>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;

namespace {

QByteArray contentOf(const QString& file) {
    QFile f(file);
    return f.open(QIODevice::ReadOnly) ? f.readAll() : QByteArray();
}

} // namespace

class TestPlotArea : public QObject {
    Q_OBJECT

    Theme theme_;
    std::unique_ptr<RunController> run_;
    std::unique_ptr<TimeCursor> cursor_;
    std::unique_ptr<PlotArea> area_;
    std::unique_ptr<sample::CamFollower> cam_;
    model::Model model_;
    QTemporaryDir folder_;

    PlotCanvas& plot(const char* name) { return *area_->findChild<PlotCanvas*>(QStringLiteral("plot.") + QLatin1String(name)); }
    void settle() {
        area_->tick();
        QApplication::processEvents();
        area_->tick();
        QApplication::processEvents();
    }
    void runUntil(double time) {
        cam_->until(time);
        cursor_->advance(cam_->time());
        settle();
    }
    QPoint at(PlotCanvas& canvas, double x, double y) { return canvas.view().to(x, y).toPoint(); }
    void open(const model::Model& model) {
        model_ = model;
        run_->loadRecording(cam_->recording());
        area_->setModel(model_);
        settle();
    }

    // Real drag events at a place of a plot; the edit that the area asks for becomes the model.
    void drop(const DraggedNames& names, const QPoint& at) {
        QMimeData data;
        setDragged(data, names);
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(area_.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(area_.get(), &move);
        QSignalSpy wanted(area_.get(), &PlotArea::viewsWanted);
        QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(area_.get(), &dropped);
        QCOMPARE(dropped.isAccepted(), move.isAccepted());
        QApplication::processEvents();
        if (wanted.isEmpty()) return;
        model_.views = wanted.front().at(0).value<model::Views>();
        area_->setModel(model_);
        settle();
    }
    QPoint in(PlotCanvas& canvas, double x, double y) { // fractions of its size
        return canvas.mapTo(area_.get(), QPoint(int(x * canvas.width()), int(y * canvas.height())));
    }

private slots:
    void initTestCase() { theme_.apply(); }
    void init() {
        run_ = std::make_unique<RunController>();
        cursor_ = std::make_unique<TimeCursor>();
        cam_ = std::make_unique<sample::CamFollower>(660.0);
        area_ = std::make_unique<PlotArea>(theme_, *run_, *cursor_);
        area_->resize(1300, 328);
        area_->show();
        open(sample::scene());
    }
    void cleanup() {
        area_.reset();
        run_.reset();
        cursor_.reset();
    }

    void columnsTakeTheWidthsOfTheDrawing() {
        QVERIFY(std::abs(plot("time").width() - 560) <= 2);
        QVERIFY(std::abs(plot("phase").width() - 360) <= 2);
        QVERIFY(std::abs(plot("stroboscopic").width() - 380) <= 2);
        QCOMPARE(area_->plotNames().size(), 6);
    }

    // "12 points" beside the tabs: whole, or not at all where there is no room.
    void whatIsCountedBesideTheTabsIsNeverCut() {
        runUntil(2.0);
        bool told = false, left = false;
        for (const int width : {1900, 1300, 1000, 800, 640, 500}) {
            area_->resize(width, 328);
            settle();
            for (const QLabel* label : area_->findChildren<QLabel*>()) {
                if (!label->isVisible()) continue;
                QVERIFY2(label->fontMetrics().horizontalAdvance(label->text()) <= label->width(), qPrintable(label->text()));
                told = told || label->text().contains(QLatin1String("points"));
                left = left || label->text().isEmpty();
            }
        }
        QVERIFY(told);
        QVERIFY(left);
    }

    // Beside a schematic in a small window: columns keep the width that a plot needs, and one scrolls to the last.
    void columnsThatDoNotFitAreScrolledTo() {
        runUntil(1.0);
        for (const int width : {300, 420, 1300}) {
            area_->resize(width, 430);
            settle();
            const char* names[] = {"time", "phase", "stroboscopic"};
            for (int i = 0; i < 3; ++i) {
                const PlotCanvas& one = plot(names[i]);
                QVERIFY2(one.width() >= 145, qPrintable(QString("%1 at %2: %3").arg(QLatin1String(names[i])).arg(width).arg(one.width())));
                if (i > 0) QVERIFY(plot(names[i - 1]).mapTo(area_.get(), QPoint(plot(names[i - 1]).width(), 0)).x() <= one.mapTo(area_.get(), QPoint()).x());
            }
            auto* scroll = area_->findChild<QScrollArea*>();
            QVERIFY(scroll);
            QCOMPARE(scroll->horizontalScrollBar()->maximum() > 0, width < 450);
            scroll->horizontalScrollBar()->setValue(scroll->horizontalScrollBar()->maximum());
            const PlotCanvas& last = plot("stroboscopic");
            QVERIFY(last.mapTo(area_.get(), QPoint(last.width(), 0)).x() <= width);
        }
    }

    // What the scheme takes is not called damping where nothing damps.
    void theEnergyPlotNamesWhatTakes() {
        const auto legend = [&](double damping, double scheme) {
            auto recording = std::make_shared<Recording>(cam_->recording()->catalogue(), std::vector<std::string>{}, std::vector<std::string>{}, std::vector<double>{});
            std::vector<double> row(recording->catalogue().size(), 0.0);
            const auto set = [&](const char* name, double value) {
                for (std::size_t k = 0; k < recording->catalogue().size(); ++k)
                    if (recording->catalogue()[k].name == name) row[k] = value;
            };
            for (const double t : {0.0, 1.0}) {
                set("t", t);
                set("energy.total", 10.0 - t * (damping + scheme));
                set("energy.kinetic", 10.0 - t * (damping + scheme));
                set("energy.damping", t * damping);
                set("energy.scheme", t * scheme);
                if (!recording->append(row.data())) return QStringLiteral("full");
            }
            EnergyContent energy(sample::scene().views.plots.back());
            if (!energy.bind(recording) || !energy.take()) return QStringLiteral("nothing");
            QStringList texts;
            for (const LegendItem& item : energy.legend(PlotStyle::screen(theme_), 0)) texts << plainText(item.text);
            return texts.join(QLatin1Char(','));
        };
        QVERIFY2(!legend(0.0, 0.0).contains(QStringLiteral("damping")), qPrintable(legend(0.0, 0.0)));
        QVERIFY2(legend(0.0, 0.5).contains(QStringLiteral("scheme")) && !legend(0.0, 0.5).contains(QStringLiteral("damping")), qPrintable(legend(0.0, 0.5)));
        QVERIFY2(legend(0.5, 0.5).contains(QStringLiteral("damping + scheme")), qPrintable(legend(0.5, 0.5)));
        QVERIFY2(!legend(0.5, 0.0).contains(QStringLiteral("scheme")), qPrintable(legend(0.5, 0.0)));
    }

    // The unit does not stick to the dots of a name that is cut.
    void aNameThatIsCutKeepsTheSpaceBeforeItsUnit() {
        const PlotStyle style = PlotStyle::screen(theme_);
        const TextRuns whole{{QStringLiteral("voltage before the bridge "), false, false}, {QStringLiteral("V"), false, true}};
        for (double width = widthOf(whole, style) - 1.0; width > 60.0; width -= 7.0) {
            const QString text = plainText(elided(whole, style, width));
            QVERIFY2(text.endsWith(QStringLiteral("… V")), qPrintable(text));
            QVERIFY(widthOf(elided(whole, style, width), style) <= width + 1.0);
        }
    }

    void aPlotWithoutDataSaysWhatToDo() {
        QVERIFY(!plot("time").message().isEmpty());
        runUntil(0.5);
        QVERIFY(plot("time").message().isEmpty());
    }

    void aSignalDroppedOntoATimePlotBecomesACurve() {
        runUntil(0.5);
        const std::size_t plots = model_.views.plots.size();
        drop({{QStringLiteral("follower.v[0]")}, {}}, in(plot("time"), 0.4, 0.4));
        QCOMPARE(model_.views.plots.size(), plots);
        QVERIFY(std::get<model::TimePlot>(model_.views.plots[0].kind).channels.back() == "follower.v[0]");
        const auto before = model_.views;
        drop({{QStringLiteral("follower.v[0]")}, {}}, in(plot("time"), 0.4, 0.4)); // it is there already
        QVERIFY(model_.views == before);
    }

    void droppedAtAnEdgeItIsAPlotOfItsOwnAndTwoTogetherAPhasePortrait() {
        runUntil(0.5);
        drop({{QStringLiteral("follower.q[0]")}, {}}, in(plot("time"), 0.95, 0.4));
        const model::Plot& single = model_.views.plots.back();
        QVERIFY(std::holds_alternative<model::TimePlot>(single.kind));
        QCOMPARE(single.column, 1);
        QCOMPARE(area_->plotNames().size(), 7);
        drop({{QStringLiteral("follower.q[0]"), QStringLiteral("follower.v[0]")}, {}}, in(plot(single.name.c_str()), 0.95, 0.4));
        const model::Plot& phase = model_.views.plots.back();
        QVERIFY((std::get<model::PhasePlot>(phase.kind) == model::PhasePlot{"follower.q[0]", "follower.v[0]"}));
        QCOMPARE(phase.column, 2);
    }

    void onTheAxisItIsDrawnAgainst() {
        runUntil(0.5);
        drop({{QStringLiteral("follower.q[0]")}, {}}, in(plot("phase"), 0.4, 0.99));
        for (const model::Plot& p : model_.views.plots)
            if (p.name == "phase") QVERIFY(std::get<model::PhasePlot>(p.kind).x == "follower.q[0]");
    }

    void aContactDroppedShowsItsImpulsesAndTheWorldItsEnergies() {
        runUntil(0.5);
        model_.interactions = {model::Interaction{"contact", {}, {}, {}, {}, {}, {}, {}}};
        area_->setModel(model_);
        settle();
        drop({{}, {QStringLiteral("contact")}}, in(plot("time"), 0.95, 0.4));
        QVERIFY(std::get<model::StemPlot>(model_.views.plots.back().kind).interaction == "contact");
        drop({{}, {kDraggedWorld}}, in(plot("time"), 0.95, 0.4));
        QVERIFY(std::holds_alternative<model::EnergyPlot>(model_.views.plots.back().kind));
        const auto before = model_.views;
        drop({{}, {QStringLiteral("nobody")}}, in(plot("time"), 0.95, 0.4));
        QVERIFY(model_.views == before);
    }

    // The scene that was being read is there: all plots are made anew under an open menu.
    void aPlotMayGoWhileItsMenuIsOpen() {
        PlotCanvas& canvas = *area_->findChild<PlotCanvas*>();
        QContextMenuEvent asked(QContextMenuEvent::Mouse, canvas.rect().center(), canvas.mapToGlobal(canvas.rect().center()));
        QApplication::sendEvent(&canvas, &asked);
        const QPointer<QMenu> menu = canvas.findChild<QMenu*>();
        QVERIFY(menu && menu->isVisible());
        area_->clear();
        QVERIFY(!menu);
    }

    void plotsAndCurvesAreRemoved() {
        const auto fewer = withoutPlot(model_.views, "phase");
        QVERIFY(fewer && fewer->plots.size() + 1 == model_.views.plots.size());
        QVERIFY(!withoutPlot(model_.views, "nobody"));
        const auto curve = withoutCurve(model_.views, "time", "u");
        QVERIFY(curve && std::get<model::TimePlot>(curve->plots[0].kind).channels == std::vector<std::string>{"c"});
        const auto last = withoutCurve(*curve, "time", "c");
        QVERIFY(last && last->plots.size() + 1 == curve->plots.size());
    }

    void shiftClicksSetAAndBWhichTellTheDifference() {
        runUntil(1.0);
        auto& time = plot("time");
        const View v = time.view();
        const auto y = int(v.rect.center().y());
        const QPoint first(int(v.rect.left() + 0.25 * v.rect.width()), y), second(int(v.rect.left() + 0.75 * v.rect.width()), y);
        QTest::mouseClick(&time, Qt::LeftButton, Qt::ShiftModifier, first);
        QVERIFY(cursor_->marker(TimeCursor::a) && !cursor_->marker(TimeCursor::b));
        QTest::mouseClick(&time, Qt::LeftButton, Qt::ShiftModifier, second);
        QVERIFY(cursor_->marker(TimeCursor::b));
        QVERIFY(std::abs(*cursor_->marker(TimeCursor::a) - v.fromX(first.x())) < 1e-9);
        const auto a = time.content().readings(time.look(), *cursor_->marker(TimeCursor::a));
        QCOMPARE(int(a.size()), 2);
        const Recording& recording = *cam_->recording();
        QCOMPARE(a[0].value, recording.value(*recording.catalogue().find("u"), recording.row_at(*cursor_->marker(TimeCursor::a))));
        // A line is dragged; the time shown stays.
        const double shownTime = cursor_->time();
        QTest::mousePress(&time, Qt::LeftButton, {}, first);
        QTest::mouseMove(&time, first + QPoint(20, 0));
        QTest::mouseMove(&time, first + QPoint(40, 0));
        QTest::mouseRelease(&time, Qt::LeftButton, {}, first + QPoint(40, 0));
        QVERIFY(std::abs(*cursor_->marker(TimeCursor::a) - v.fromX(first.x() + 40)) < 1e-9);
        QCOMPARE(cursor_->time(), shownTime);
    }

    void theTimeWindowFollowsTheRunUntilSomeonePans() {
        runUntil(3.0);
        auto& time = plot("time");
        const Range before = time.xRange();
        QVERIFY(before.contains(3.0) && before.begin > 0.5);
        runUntil(4.0);
        QVERIFY(time.xRange().contains(4.0));
        QCOMPARE(plot("impulses").xRange(), time.xRange()); // the stack shares its axis
        QTest::mousePress(&time, Qt::LeftButton, {}, QPoint(200, 90));
        QTest::mouseMove(&time, QPoint(240, 90));
        QTest::mouseMove(&time, QPoint(280, 90));
        QTest::mouseRelease(&time, Qt::LeftButton, {}, QPoint(280, 90));
        settle();
        const Range panned = time.xRange();
        QVERIFY(panned.begin < before.begin + 1.0);
        runUntil(5.0);
        QCOMPARE(time.xRange(), panned);
        QTest::mouseDClick(&time, Qt::LeftButton, {}, QPoint(200, 40));
        settle();
        QVERIFY(time.xRange().contains(5.0));
        QVERIFY(cursor_->following()); // a double click means the view, not the time
    }

    void aDragNearTheCursorScrubsAllPlots() {
        runUntil(3.0);
        auto& time = plot("time");
        QSignalSpy changed(cursor_.get(), &TimeCursor::changed);
        const QPoint start = at(time, 3.0, 0.6), end = at(time, 2.0, 0.6);
        QTest::mousePress(&time, Qt::LeftButton, {}, start);
        QTest::mouseMove(&time, (start + end) / 2);
        QTest::mouseMove(&time, end);
        QTest::mouseRelease(&time, Qt::LeftButton, {}, end);
        settle();
        QVERIFY(changed.count() >= 2);
        QVERIFY(!cursor_->following());
        QVERIFY(std::abs(cursor_->time() - 2.0) < 0.02);
        QCOMPARE(plot("phase").shownState().cursor, cursor_->time());
        QCOMPARE(plot("impulses").shownState().cursor, cursor_->time());
    }

    void aClickScrubsThere() {
        runUntil(3.0);
        auto& time = plot("time");
        QTest::mouseClick(&time, Qt::LeftButton, {}, at(time, 1.7, 0.9));
        QVERIFY(std::abs(cursor_->time() - 1.7) < 0.02);
    }

    void theWheelZoomsAboutThePointer() {
        runUntil(3.0);
        auto& time = plot("time");
        const double pinned = 2.2;
        const QPoint where = at(time, pinned, 0.5);
        const double span = time.xRange().span();
        for (int i = 0; i < 4; ++i) {
            QWheelEvent event(where, time.mapToGlobal(where), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(&time, &event);
            settle();
        }
        QVERIFY(std::abs(time.xRange().span() / span - std::pow(0.85, 4)) < 1e-9);
        QVERIFY(std::abs(time.view().toX(pinned) - where.x()) < 2.0);
        auto& phase = plot("phase");
        const Range y = phase.yRange();
        const QPoint middle = phase.view().rect.center().toPoint();
        QWheelEvent event(middle, phase.mapToGlobal(middle), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&phase, &event);
        settle();
        QVERIFY(std::abs(phase.yRange().span() / y.span() - 0.85) < 1e-9);
    }

    void zoomingForEverStaysSane() {
        runUntil(1.0);
        for (const char* name : {"time", "phase", "stroboscopic", "impulses"}) {
            auto& canvas = plot(name);
            const QPoint middle = canvas.view().rect.center().toPoint();
            for (const int notch : {120, -120})
                for (int i = 0; i < 400; ++i) {
                    QWheelEvent event(middle, canvas.mapToGlobal(middle), {}, QPoint(0, notch), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
                    QApplication::sendEvent(&canvas, &event);
                    if (i % 40 == 0) settle();
                }
            settle();
            QVERIFY(canvas.xRange().span() > 0.0 && std::isfinite(canvas.xRange().begin));
        }
    }

    void aClickOnAMapShowsThatState() {
        runUntil(3.0);
        auto& map = plot("stroboscopic");
        QSignalSpy asked(area_.get(), &PlotArea::stateRequested);
        const auto& table = map.content().table({QRectF(), {-10, 10}, {-1e3, 1e3}});
        QVERIFY(table.columns[0].size() > 20);
        const std::size_t i = 12;
        QTest::mouseClick(&map, Qt::LeftButton, {}, at(map, table.columns[1][i], table.columns[2][i]));
        QCOMPARE(asked.count(), 1);
        QVERIFY(std::abs(cursor_->time() - asked.first().first().toDouble()) < 1e-12);
        // The point nearest to the pixel may be a neighbour; its state is near the one aimed at.
        double least = 1e9;
        for (std::size_t k = 0; k < table.columns[0].size(); ++k)
            if (std::abs(table.columns[0][k] - cursor_->time()) < 1e-9)
                least = std::hypot((table.columns[1][k] - table.columns[1][i]) / 0.3, (table.columns[2][k] - table.columns[2][i]) / 100.0);
        QVERIFY(least < 0.03);
    }

    void aDoubleClickOnAStemGoesToItsImpact() {
        runUntil(3.0);
        auto& stems = plot("impulses");
        const auto impacts = cam_->recording()->impacts();
        std::size_t wanted = impacts.size() - 4;
        QSignalSpy asked(area_.get(), &PlotArea::stateRequested);
        const QPoint head = at(stems, impacts[wanted].time, impacts[wanted].impulse);
        QTest::mouseClick(&stems, Qt::LeftButton, {}, head);
        QCOMPARE(cursor_->pickedImpact(), std::optional<std::size_t>(wanted));
        QVERIFY(cursor_->following()); // one click: only its card
        QTest::mouseDClick(&stems, Qt::LeftButton, {}, head);
        QCOMPARE(cursor_->time(), impacts[wanted].time);
        QCOMPARE(asked.count(), 1);
    }

    void keysWorkWhenThePlotHasTheFocus() {
        runUntil(3.0);
        auto& time = plot("time");
        time.setFocus();
        area_->activateWindow();
        const Range before = time.xRange();
        QTest::keyClick(&time, Qt::Key_Left);
        settle();
        QVERIFY(time.xRange().begin < before.begin);
        QTest::keyClick(&time, Qt::Key_Plus);
        settle();
        QVERIFY(time.xRange().span() < before.span());
        QTest::keyClick(&time, Qt::Key_Home);
        settle();
        QVERIFY(std::abs(time.xRange().span() - before.span()) < 1e-9);
    }

    void nothingIsRepaintedWhenNothingChanged() {
        runUntil(2.0);
        settle();
        int count = 0;
        for (const char* name : {"time", "impulses", "phase", "stroboscopic"})
            connect(&plot(name), &QCustomPlot::afterReplot, area_.get(), [&count] { ++count; });
        for (int i = 0; i < 10; ++i) settle();
        QCOMPARE(count, 0);
        runUntil(2.1);
        QVERIFY(count >= 3);
    }

    void tabsShowThePlotBehind() {
        runUntil(1.0);
        QVERIFY(!plot("energy").isVisible());
        auto* tab = area_->findChild<QToolButton*>(QStringLiteral("tab.energy"));
        QVERIFY(tab != nullptr);
        QTest::mouseClick(tab, Qt::LeftButton);
        settle();
        QVERIFY(plot("energy").isVisible() && !plot("phase").isVisible());
        QVERIFY(plot("energy").xRange().contains(1.0));
    }

    void anotherThemeRepaints() {
        runUntil(1.0);
        const QColor dark = area_->grab().toImage().pixelColor(5, 300);
        theme_.setKind(ThemeKind::light);
        settle();
        const QColor light = area_->grab().toImage().pixelColor(5, 300);
        theme_.setKind(ThemeKind::dark);
        QVERIFY(light.lightness() > dark.lightness() + 100);
    }

    void figuresHaveTheirSizeInMillimetres() {
        runUntil(2.0);
        for (const QString& name : area_->plotNames()) {
            const QString base = folder_.filePath(name);
            for (const char* suffix : {".pdf", ".svg", ".png"}) {
                const auto written = area_->exportFigure(name, base + QLatin1String(suffix), 86.0);
                QVERIFY2(written, written ? "" : written.error().text().c_str());
            }
            const QByteArray pdf = contentOf(base + QStringLiteral(".pdf"));
            QVERIFY(pdf.startsWith("%PDF-"));
            const auto box = QRegularExpression(QStringLiteral("/MediaBox \\[\\s*0 0 ([0-9.]+) ([0-9.]+)")).match(QString::fromLatin1(pdf));
            QVERIFY(box.hasMatch());
            QVERIFY(std::abs(box.captured(1).toDouble() / 72.0 * 25.4 - 86.0) < 0.3);
            const QByteArray svg = contentOf(base + QStringLiteral(".svg"));
            QVERIFY(svg.contains("width=\"86mm\""));
            QVERIFY(QSvgRenderer(svg).isValid());
            const QImage png(base + QStringLiteral(".png"));
            QCOMPARE(png.width(), 2031); // 86 mm at 600 dpi
            QVERIFY(std::abs(png.dotsPerMeterX() - 23622) <= 1);
            QCOMPARE(png.pixelColor(3, 3), QColor(Qt::white));
        }
        QVERIFY(area_->exportFigure(QStringLiteral("time"), folder_.filePath(QStringLiteral("wide.png")), 178.0));
        QCOMPARE(QImage(folder_.filePath(QStringLiteral("wide.png"))).width(), 4205);
    }

    void figuresNeedNoWindowAndKeepTheirRanges() {
        cam_->until(2.0);
        model::Plot fixed = model_.views.plots[0];
        fixed.x_range = {1.0, 1.5};
        fixed.y_range = {0.0, 2.0};
        const QString file = folder_.filePath(QStringLiteral("fixed.svg"));
        const auto written = writeFigure(model_, fixed, *cam_->recording(), file);
        QVERIFY2(written, written ? "" : written.error().text().c_str());
        const QByteArray svg = contentOf(file);
        for (const char* label : {">1.0<", ">1.5<", ">0.0<", ">2.0<"}) {
            QByteArray compact = svg;
            compact.replace(" ", "").replace("\n", "");
            QVERIFY2(compact.contains(label), label);
        }
    }

    void wrongFilesAreRefusedInWords() {
        runUntil(1.0);
        const auto suffix = area_->exportFigure(QStringLiteral("time"), folder_.filePath(QStringLiteral("a.bmp")), 86.0);
        QVERIFY(!suffix);
        QVERIFY(suffix.error().remedy.find(".pdf") != std::string::npos);
        const auto place = area_->exportFigure(QStringLiteral("time"), folder_.filePath(QStringLiteral("no/such/folder/a.pdf")), 86.0);
        QVERIFY(!place);
        QVERIFY(place.error().kind == ErrorKind::io);
        QVERIFY(!place.error().message.empty());
        const auto name = area_->exportFigure(QStringLiteral("tmie"), folder_.filePath(QStringLiteral("a.pdf")), 86.0);
        QVERIFY(!name);
        QVERIFY(name.error().remedy.find("time") != std::string::npos);
        QVERIFY(!area_->exportFigure(QStringLiteral("time"), folder_.filePath(QStringLiteral("a.pdf")), 0.0));
        QVERIFY(!QFile::exists(folder_.filePath(QStringLiteral("a.pdf"))));
    }

    bool writeShown(const char* plotName, const QString& file) {
        const auto shown = area_->shownData(QLatin1String(plotName));
        return shown && writeShownData(*shown, file.toStdString());
    }
    void shownDataIsWhatThePlotShows() {
        runUntil(3.0);
        const QString file = folder_.filePath(QStringLiteral("time.csv"));
        QVERIFY(writeShown("time", file));
        const QList<QByteArray> lines = contentOf(file).trimmed().split('\n');
        QCOMPARE(lines.first(), QByteArray("t,u,c"));
        const Range shown = plot("time").xRange();
        for (const QByteArray& line : lines.mid(1)) QVERIFY(shown.contains(line.split(',').first().toDouble()));
        QVERIFY(std::abs(static_cast<double>(lines.size() - 1) - (3.0 - shown.begin) / 1e-4) <= 3.0);
        const QString stems = folder_.filePath(QStringLiteral("stems.csv"));
        QVERIFY(writeShown("impulses", stems));
        QVERIFY(contentOf(stems).startsWith("t,impact,impulse,"));
        const QString map = folder_.filePath(QStringLiteral("map.csv"));
        QVERIFY(writeShown("impact-map", map));
        QCOMPARE(static_cast<std::size_t>(contentOf(map).trimmed().count('\n')), cam_->recording()->impact_count());
    }

    void aPlotOfAnUnknownSignalSaysSoAndHurtsNoOther() {
        model::Model model = sample::scene();
        std::get<model::TimePlot>(model.views.plots[0].kind).channels.push_back("nobody.q[0]");
        open(model);
        runUntil(1.0);
        QVERIFY(plot("time").message().contains(QStringLiteral("nobody.q[0]")));
        QVERIFY(plot("impulses").message().isEmpty());
    }

    void oddArrangementsAreLaidOut() {
        model::Model model = sample::scene();
        for (model::Plot& p : model.views.plots) {
            p.column = 7;
            p.row = 3;
            p.tab = 0;
        }
        open(model);
        runUntil(0.5);
        QCOMPARE(area_->plotNames().size(), 6);
        area_->resize(120, 60);
        settle();
        area_->resize(3000, 2000);
        settle();
        model.views.plots.clear();
        open(model);
        QVERIFY(area_->plotNames().isEmpty());
        area_->tick();
    }
};

QTEST_MAIN(TestPlotArea)
#include "test_plot_area.moc"
