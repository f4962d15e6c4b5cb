// SPDX-License-Identifier: GPL-3.0-or-later
// The plot of a law: bounds that hold the graph, the point that hover finds, what is drawn where, the table behind it.
#include "ui/look/theme.h"
#include "ui/plots/law_content.h"
#include "ui/plots/plot_content.h"
#include "ui/plots/plot_style.h"

#include <QImage>
#include <QPainter>
#include <QtTest>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;

namespace {

model::Model relayScene() {
    model::Model m;
    m.systems = {{"plant", {}, model::FirstOrderLinear{{}, {}, {}, {0.0}}, {}, {}}};
    model::FirstOrderLinearRelation relation;
    relation.C = {{1.0}};
    relation.B = {{1.0}};
    m.interactions = {{"relay", {}, {"plant"}, relation, model::RelayLaw{-1.0, 1.0}, {}, {}, {}}};
    m.run.step = "10 ms";
    m.run.end = "2 s";
    model::Plot plot;
    plot.name = "law";
    plot.kind = model::LawPlot{"relay", 0};
    m.views.plots = {plot};
    return m;
}

std::shared_ptr<Recording> recording() {
    Catalogue c;
    c.add({"t", "t", "s", Quantity::time, ""});
    c.add({"relay.y[0]", "y", "V", Quantity::position, "relay"});
    c.add({"relay.lambda[0]", "λ", "V", Quantity::impulse, "relay"});
    auto made = std::make_shared<Recording>(std::move(c), std::vector<std::string>{"relay"}, std::vector<std::string>{}, std::vector<double>{});
    for (int i = 0; i < 200; ++i) {
        const double t = 0.01 * i, y = t < 1.0 ? std::cos(3.0 * t) : 0.0;
        const double row[] = {t, y, y > 0.0 ? -1.0 : y < 0.0 ? 1.0 : 0.25};
        (void)made->append(row);
    }
    return made;
}

} // namespace

class LawPlotTest : public QObject {
    Q_OBJECT
private slots:
    void followsTheRecording() {
        const auto m = relayScene();
        auto content = makeContent(m, m.views.plots[0]);
        QVERIFY(content);
        const auto rows = recording();
        QVERIFY((*content)->bind(rows));
        (*content)->takeAll();
        QVERIFY((*content)->hasData());
        QVERIFY(!(*content)->timeAxis());
        QCOMPARE(plainText((*content)->xLabel(0)), QStringLiteral("y V"));
        QCOMPARE(plainText((*content)->legend(PlotStyle::screen(Theme()), 0)[0].text), QStringLiteral("λ V"));
        Shown shown;
        const auto bounds = (*content)->bounds({}, shown);
        QVERIFY(bounds);
        QVERIFY(bounds->x.begin <= -0.99 && bounds->x.end >= 1.0);
        QVERIFY(bounds->y.begin < -1.0 && bounds->y.end > 1.0); // both treads are inside
        View view{QRectF(0, 0, 400, 300), {-1.5, 1.5}, {-1.5, 1.5}, 1.0, false};
        for (const double t : {0.2, 0.7, 1.5}) {
            shown.cursor = t;
            const std::size_t row = rows->row_at(t);
            const QPointF at = view.to(rows->value(1, row), rows->value(2, row));
            const auto hover = (*content)->hover(view, PlotStyle::screen(Theme()), shown, at);
            QVERIFY(hover);
            QCOMPARE(hover->time, rows->value(0, row));
            QCOMPARE(hover->marks[0].first, at);
        }
    }

    void drawsGraphAndPointOverEachOther() {
        const auto m = relayScene();
        auto content = makeContent(m, m.views.plots[0]);
        QVERIFY((*content)->bind(recording()));
        (*content)->takeAll();
        Theme theme;
        const PlotStyle style = PlotStyle::screen(theme);
        QImage image(400, 300, QImage::Format_ARGB32);
        image.fill(style.colors.plotCanvas);
        QPainter painter(&image);
        View view{QRectF(0, 0, 400, 300), {-1.5, 1.5}, {-1.5, 1.5}, 1.0, false};
        Shown shown;
        shown.cursor = 1.5; // on the jump
        (*content)->draw(painter, view, style, shown);
        (*content)->drawNow(painter, view, style, shown);
        painter.end();
        QCOMPARE(image.pixelColor(200, 125), style.colors.accent);                   // (0, 0.25)
        QCOMPARE(image.pixelColor(80, 50), style.color(Quantity::impulse));          // upper tread at y < 0
        QCOMPARE(image.pixelColor(320, 250), style.color(Quantity::impulse));        // lower tread at y > 0
        QVERIFY(image.pixelColor(320, 50) != style.color(Quantity::impulse));        // nothing above it
    }

    void theTableHoldsEveryPoint() {
        const auto m = relayScene();
        auto content = makeContent(m, m.views.plots[0]);
        QVERIFY((*content)->bind(recording()));
        (*content)->takeAll();
        const auto table = (*content)->table({});
        QCOMPARE(table.header.size(), std::size_t{3});
        QCOMPARE(table.columns[0].size(), std::size_t{200});
        QCOMPARE(table.columns[2][150], 0.25);
    }

    void aMissingInteractionOrSignalIsSaid() {
        auto m = relayScene();
        m.views.plots[0].kind = model::LawPlot{"relais", 0};
        const auto none = makeContent(m, m.views.plots[0]);
        QVERIFY(!none);
        QCOMPARE(none.error().place.object, std::string("views.plots.law"));
        QVERIFY(none.error().remedy.find("relay") != std::string::npos);
        m = relayScene();
        auto content = makeContent(m, m.views.plots[0]);
        Catalogue c;
        c.add({"t", "t", "s", Quantity::time, ""});
        auto empty = std::make_shared<Recording>(std::move(c), std::vector<std::string>{"relay"}, std::vector<std::string>{}, std::vector<double>{});
        const auto bound = (*content)->bind(empty);
        QVERIFY(!bound);
        QVERIFY(!(*content)->hasData());
        Shown shown;
        QImage image(10, 10, QImage::Format_ARGB32);
        QPainter painter(&image);
        (*content)->drawNow(painter, {QRectF(0, 0, 10, 10), {0, 1}, {0, 1}, 1.0, false}, PlotStyle::screen(Theme()), shown); // and nothing breaks
    }
};

QTEST_MAIN(LawPlotTest)
#include "test_law_plot.moc"
