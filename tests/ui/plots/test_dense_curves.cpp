// SPDX-License-Identifier: GPL-3.0-or-later
// Curves of event-driven runs at any zoom: what is drawn, vertex by vertex, against the closed form of a bouncing ball.
#include "core/io/scene_file.h"
#include "ui/look/theme.h"
#include "ui/plots/dense_curves.h"
#include "ui/plots/plot_area.h"
#include "ui/plots/plot_canvas.h"
#include "ui/plots/plot_content.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTest>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;

namespace {

constexpr double g = 9.81;
const double kHit = std::sqrt(2 / g); // falls from 1 m, e = 1/2
constexpr double kHalf = 25e-6;       // the zoom: 50 us of samples 50 ms apart

double height(double t) {
    double begin = -kHit, flight = 2 * kHit;
    while (t > begin + flight) begin += flight, flight *= 0.5;
    return 0.5 * g * (t - begin) * (begin + flight - t);
}

model::Model ball(const char* integrator = "event-driven") {
    auto model = io::parse_scene(R"j({"saltus": 1, "title": "Ball", "systems": {"mass": {"kind": "lagrangian-linear", "M": [[1]], "F": [-9.81], "q": [1], "v": [0]}},
        "interactions": {"c": {"between": ["mass"], "relation": {"kind": "lagrangian-linear", "H": [[1]]}, "law": {"kind": "newton-impact", "e": 0.5}}},
        "run": {"integrator": {"kind": ")j" + std::string(integrator) + R"j("}, "step": "50 ms", "end": "2 s"},
        "views": {"plots": {"height": {"kind": "time", "signals": ["mass.q[0]", "mass.v[0]"]}}}})j", "ball.saltus");
    if (!model) qFatal("%s", model.error().front().text().c_str());
    model->views.plots[0].t_range = std::pair{kHit - kHalf, kHit + kHalf};
    return std::move(*model);
}

// The vertices of the curves, in painter units.
std::vector<QPointF> drawn(PlotContent& content, const View& view, const Shown& shown = {}) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(view.rect.size().toSize());
    QPainter painter(&generator);
    content.draw(painter, view, PlotStyle::paper(), shown);
    painter.end();
    std::vector<QPointF> points;
    static const QRegularExpression polyline(QStringLiteral("<polyline[^>]*points=\"([^\"]*)\"")), number(QStringLiteral("([-0-9.e+]+),([-0-9.e+]+)"));
    for (auto pieces = polyline.globalMatch(QString::fromUtf8(bytes)); pieces.hasNext();)
        for (auto pairs = number.globalMatch(pieces.next().captured(1)); pairs.hasNext();) {
            const auto pair = pairs.next();
            points.emplace_back(pair.captured(1).toDouble(), pair.captured(2).toDouble());
        }
    return points;
}

// Largest distance of the polyline from the curve, in painter units.
double distance(const std::vector<QPointF>& points, const View& view) {
    double worst = 0.0;
    const auto off = [&](const QPointF& p) { worst = std::max(worst, std::abs(p.y() - view.toY(height(view.fromX(p.x()))))); };
    for (std::size_t k = 0; k < points.size(); ++k) {
        off(points[k]);
        if (k + 1 < points.size()) off(0.5 * (points[k] + points[k + 1]));
    }
    return worst;
}

} // namespace

class TestDenseCurves : public QObject {
    Q_OBJECT

    Theme theme_;
    RunController run_;
    TimeCursor cursor_;
    PlotArea area_{theme_, run_, cursor_};

    bool runs(const model::Model& model, double until) {
        run_.load(model);
        if (!QTest::qWaitFor([&] { return run_.poll(), run_.canRun(); }, 20000)) return false;
        area_.setModel(model);
        area_.resize(1000, 400);
        area_.show();
        run_.stepForward(static_cast<int>(std::llround(until / run_.stepSize())));
        return QTest::qWaitFor([&] { return run_.poll(), run_.frame() && run_.frame()->time > until - 1e-9; }, 20000);
    }

private slots:
    void aZoomOfAThousandDrawsTheParabolaAndItsCorner() {
        const model::Model model = ball();
        QVERIFY(runs(model, 1.5));
        QVERIFY(QTest::qWaitFor([&] { return run_.poll(), area_.tick(), !run_.dense().empty(); }, 20000));
        model::Plot plot = model.views.plots[0];
        const auto bound = [&]() -> std::unique_ptr<PlotContent> {
            auto content = makeContent(model, plot);
            if (!content || !(*content)->bind(run_.recording())) return nullptr;
            (*content)->takeAll();
            return std::move(*content);
        };
        const auto both = bound();
        std::get<model::TimePlot>(plot.kind).channels = {"mass.q[0]"};
        const auto made = bound();
        QVERIFY(both && made);
        View view;
        view.rect = QRectF(0, 0, 1000, 400);
        view.x = {kHit - kHalf, kHit + kHalf};
        view.y = {0.0, height(kHit - kHalf)};
        view.paper = true;
        // the same picture from the samples alone is far off: the test can fail
        const double coarse = distance(drawn(*made, view), view);
        QVERIFY2(coarse > 10.0 || std::isnan(coarse), qPrintable(QString::number(coarse)));
        made->setDense(run_.dense(), {});
        both->setDense(run_.dense(), {});
        const auto points = drawn(*made, view);
        QVERIFY(points.size() > 900);
        const double close = distance(points, view);
        qInfo("largest distance of the polyline at a zoom of 1000: %.2g of a pixel; from the samples alone %.3g pixels", close, coarse);
        QVERIFY2(close < 0.05, qPrintable(QString::number(close)));
        const auto bounds = both->bounds(view.x, {});
        QVERIFY(bounds && bounds->y.begin < -4.4 && bounds->y.end > 2.2); // with the jump of the velocity
        const auto hover = both->hover(view, PlotStyle::paper(), {}, view.to(kHit - 0.5 * kHalf, 0.0));
        QVERIFY(hover && std::abs(hover->time - (kHit - 0.5 * kHalf)) < 1e-7);
    }

    // (q, v) of the ball: between impacts v^2/2 + g q stays. A thousandth of the axes around the top of its second flight.
    void aPhasePortraitLookedAtCloselyIsNoPolygon() {
        model::Model model = ball();
        const double top = 0.25; // m: e^2 of 1 m
        model.views.plots[0].kind = model::PhasePlot{"mass.q[0]", "mass.v[0]"};
        model.views.plots[0].t_range.reset();
        model.views.plots[0].x_range = std::pair{top - 2e-4, top + 5e-5};
        model.views.plots[0].y_range = std::pair{-0.07, 0.07};
        QVERIFY(runs(model, 1.5));
        area_.resize(1000, 700);
        cursor_.follow();
        cursor_.advance(1.5);
        const auto makePlot = [&]() -> std::unique_ptr<PlotContent> {
            auto content = makeContent(model, model.views.plots[0]);
            if (!content || !(*content)->bind(run_.recording())) return nullptr;
            (*content)->takeAll();
            return std::move(*content);
        };
        const auto made = makePlot();
        QVERIFY(made);
        View view;
        view.rect = QRectF(0, 0, 1000, 400);
        view.x = {top - 2e-4, top + 5e-5}, view.y = {-0.07, 0.07};
        view.paper = true;
        Shown shown;
        shown.cursor = 1.5;
        const auto off = [&](const std::vector<QPointF>& points) { // from the parabola, in painter units
            double worst = 0.0;
            int inside = 0;
            const auto look = [&](const QPointF& p) {
                if (!view.rect.contains(p)) return;
                ++inside;
                const double v = view.fromY(p.y());
                const double slope = v / g * (view.rect.width() / view.x.span()) / (view.rect.height() / view.y.span()); // of x by y
                worst = std::max(worst, std::abs(p.x() - view.toX(top - v * v / (2 * g))) / std::hypot(1.0, slope));
            };
            for (std::size_t k = 0; k + 1 < points.size(); ++k) look(points[k]), look(0.5 * (points[k] + points[k + 1]));
            return inside > 50 ? worst : HUGE_VAL;
        };
        QVERIFY(off(drawn(*made, view, shown)) > 10.0); // from the samples alone
        QVERIFY(QTest::qWaitFor([&] { // it looks as closely as it needs to, and then asks for nothing more
            run_.poll(), area_.tick();
            made->setDense(run_.dense(), {});
            return !run_.dense().empty() && made->sparse(view, shown).empty();
        }, 20000));
        const double close = off(drawn(*made, view, shown));
        qInfo("largest distance of the portrait from its parabola: %.2g of a pixel, with %d stretches", close, static_cast<int>(run_.dense().size()));
        QVERIFY2(close < 0.5, qPrintable(QString::number(close))); // thinned to a quarter of a pixel along each axis
    }

    // Energies too: hundreds of vertices where the samples had one, at levels that the closed form has.
    void energiesAreDrawnFromTheSameStretches() {
        model::Model model = ball();
        model.views.plots[0].kind = model::EnergyPlot{};
        QVERIFY(runs(model, 1.5));
        QVERIFY(QTest::qWaitFor([&] { return run_.poll(), area_.tick(), !run_.dense().empty(); }, 20000));
        auto content = makeContent(model, model.views.plots[0]);
        QVERIFY(content && (*content)->bind(run_.recording()));
        (*content)->takeAll();
        View view;
        view.rect = QRectF(0, 0, 1000, 400);
        view.x = {kHit - kHalf, kHit + kHalf}, view.y = {-20.0, 20.0};
        view.paper = true;
        const auto inside = [&] {
            const auto points = drawn(**content, view);
            return std::count_if(points.begin(), points.end(), [&](const QPointF& p) { return p.x() > 1.0 && p.x() < 999.0; });
        };
        QVERIFY(inside() < 50);
        (*content)->setDense(run_.dense(), {});
        QVERIFY(inside() > 1000);
        const auto bounds = (*content)->bounds(view.x, {});
        QVERIFY(bounds && bounds->y.end > 0.99 * g && bounds->y.end < 1.1 * g); // what it has before the impact: g times 1 m
    }

    // The run stays where it is and goes on as if nothing had been asked.
    void lookingCloselyLeavesTheRunAlone() {
        QVERIFY(runs(ball(), 1.0));
        const auto recording = run_.recording();
        const std::size_t rows = recording->rows();
        run_.askDense(0.2, 0.3, 500);
        QVERIFY(QTest::qWaitFor([&] {
            run_.poll();
            return std::any_of(run_.dense().begin(), run_.dense().end(), [](const auto& part) { return part->covers(0.2, 0.3); });
        }, 20000));
        QCOMPARE(run_.recording(), recording);
        QCOMPARE(recording->rows(), rows);
        const DensePart& part = *run_.dense().back();
        double worst = 0.0;
        const std::size_t q = *part.recording->catalogue().find("mass.q[0]");
        std::size_t inside = 0;
        for (std::size_t k = 0; k < part.recording->rows(); ++k) {
            const double t = part.recording->value(0, k);
            inside += t >= 0.2 && t <= 0.3 ? 1 : 0;
            worst = std::max(worst, std::abs(part.recording->value(q, k) - height(t)));
        }
        QVERIFY(inside >= 501);
        QVERIFY2(worst < 1e-13, qPrintable(QString::number(worst)));
        run_.stepForward(10);
        QVERIFY(QTest::qWaitFor([&] { return run_.poll(), run_.frame()->time > 1.5 - 1e-9; }, 20000));
        QVERIFY(std::abs(recording->value(q, recording->rows() - 1)) < 1e-13); // at rest
    }

    void timeSteppingIsNotAsked() {
        QVERIFY(runs(ball("moreau-jean"), 1.0));
        for (int k = 0; k < 5; ++k) area_.tick(), run_.poll(), QTest::qWait(10);
        QVERIFY(run_.dense().empty());
    }

    void theSameIsAskedForOnce() {
        QVERIFY(runs(ball(), 1.0));
        DenseCurves curves;
        int asked = 0;
        double begin = 0.0, end = 0.0;
        const auto look = [&](double from, double to) {
            curves.look(run_.recording(), {}, {from, to}, 800, [&](double b, double e, std::int64_t) { ++asked, begin = b, end = e; });
        };
        look(0.40, 0.42), look(0.40, 0.42), look(0.401, 0.421);
        QCOMPARE(asked, 1);
        QVERIFY(begin < 0.4 && end > 0.42);
        look(0.405, 0.406); // closer
        QCOMPARE(asked, 2);
        look(1.2, 1.3); // nothing is there yet
        QCOMPARE(asked, 2);
    }
};

QTEST_MAIN(TestDenseCurves)
#include "test_dense_curves.moc"
