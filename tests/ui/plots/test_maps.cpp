// SPDX-License-Identifier: GPL-3.0-or-later
// Points of a map from other parameter values have another colour, fade and are told in the legend.
#include "core/simulation/recording.h"
#include "ui/look/theme.h"
#include "ui/plots/cloud_content.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::ui;

namespace {

constexpr double kTurn = 2.0 * std::numbers::pi;

model::Model scene() {
    model::Model m;
    model::Parameter rpm;
    rpm.name = "rpm";
    rpm.value = "358 rpm";
    rpm.label = "Drive speed";
    m.parameters = {rpm};
    model::Plot plot;
    plot.name = "map";
    plot.kind = model::StroboscopicPlot{"angle", "x", "y", "2*pi", 0.0};
    m.views.plots = {plot};
    return m;
}

// Ten turns a value but for a step at the start: the phase passes a multiple of 2 pi nine times with the first value, ten times with
// each other. x = the value in rpm / 1000 + from.
std::shared_ptr<Recording> recordingOf(const std::vector<double>& rpms, double from = 0.0) {
    Catalogue c;
    c.add({"t", "t", "s", Quantity::time, ""});
    c.add({"angle", "angle", "rad", Quantity::parameter, ""});
    c.add({"x", "x", "m", Quantity::position, ""});
    c.add({"y", "y", "m/s", Quantity::velocity, ""});
    const double toSi = kTurn / 60.0;
    auto r = std::make_shared<Recording>(c, std::vector<std::string>{}, std::vector<std::string>{"rpm"}, std::vector<double>{rpms[0] * toSi});
    double t = 0.0, angle = 0.1;
    for (std::size_t k = 0; k < rpms.size(); ++k) {
        if (k > 0) r->add_parameter_change({t, static_cast<std::int64_t>(r->rows()), 0, rpms[k] * toSi});
        for (int i = 0; i < 200; ++i) {
            const double row[] = {t, angle, rpms[k] / 1000.0 + from, std::sin(0.2 * i)};
            if (!r->append(row)) qFatal("row");
            t += 1e-3;
            angle += kTurn / 20.0;
        }
    }
    return r;
}

QStringList legendOf(const CloudContent& cloud, const PlotStyle& style) {
    QStringList texts;
    for (const LegendItem& item : cloud.legend(style, 0)) texts << plainText(item.text);
    return texts;
}

} // namespace

class TestMaps : public QObject {
    Q_OBJECT
    Theme theme_;
    model::Model model_ = scene();
    std::unique_ptr<PlotContent> content_;
    CloudContent& cloud() { return static_cast<CloudContent&>(*content_); }
    void bind(std::shared_ptr<const Recording> r) {
        QVERIFY(cloud().bind(std::move(r)));
        cloud().takeAll();
    }

private slots:
    void init() {
        auto made = makeContent(model_, model_.views.plots[0]);
        QVERIFY(made);
        content_ = std::move(*made);
    }

    void aValueHasItsColourAndOlderOnesFade() {
        bind(recordingOf({358, 660, 900}));
        const PlotStyle style = PlotStyle::screen(theme_);
        QCOMPARE(cloud().settingCount(), std::size_t{3});
        const QStringList legend = legendOf(cloud(), style);
        QCOMPARE(legend.mid(1), (QStringList{QStringLiteral("900 rpm"), QStringLiteral("660 rpm"), QStringLiteral("358 rpm")}));
        const auto items = cloud().legend(style, 0);
        QVERIFY(items[1].color.alphaF() > 0.99f);
        QVERIFY(items[2].color.alphaF() < items[1].color.alphaF() && items[3].color.alphaF() < items[2].color.alphaF());
        for (std::size_t a = 1; a < items.size(); ++a)
            for (std::size_t b = a + 1; b < items.size(); ++b) {
                const QColor p = items[a].color, q = items[b].color;
                QVERIFY(std::hypot(p.red() - q.red(), p.green() - q.green(), p.blue() - q.blue()) > 60.0);
            }
        // The picture has those colours: the present one strong at x = 0.9, the oldest weak at 0.358.
        QImage image(400, 300, QImage::Format_ARGB32_Premultiplied);
        image.fill(style.colors.plotCanvas);
        QPainter painter(&image);
        const View view{QRectF(0, 0, 400, 300), {0.0, 1.0}, {-1.2, 1.2}, 1.0, false};
        cloud().draw(painter, view, style, {});
        painter.end();
        const auto strongest = [&](double x) {
            int most = 0;
            const QColor ground = style.colors.plotCanvas;
            for (int y = 0; y < 300; ++y) {
                const QColor c = image.pixelColor(int(view.toX(x)), y);
                most = std::max(most, std::abs(c.red() - ground.red()) + std::abs(c.green() - ground.green()) + std::abs(c.blue() - ground.blue()));
            }
            return most;
        };
        QVERIFY(strongest(0.9) > 100);
        QVERIFY(strongest(0.358) > 20);
        QVERIFY(cloud().subtitle().startsWith(QStringLiteral("10 points")));
        QVERIFY(cloud().subtitle().contains(QStringLiteral("900 rpm")));
    }

    // Plots are made anew when a second run goes along, and bound anew to what was recorded.
    void thePointsKeepTheirColoursWhenTheyAreMadeAgain() {
        const PlotStyle style = PlotStyle::screen(theme_);
        const auto colours = [&] {
            QStringList names;
            for (const LegendItem& item : cloud().legend(style, 0)) names << item.color.name(QColor::HexArgb);
            return names;
        };
        const auto run = recordingOf({358, 660, 900});
        bind(run);
        const QStringList before = colours();
        bind(run);
        QCOMPARE(colours(), before);
        auto again = makeContent(model_, model_.views.plots[0]);
        static_cast<CloudContent&>(**again).inherit(cloud());
        content_ = std::move(*again);
        bind(run);
        QCOMPARE(colours(), before);
    }

    void aValueThatComesAgainGoesOnWithItsPoints() {
        bind(recordingOf({358, 660, 358}));
        QCOMPARE(cloud().settingCount(), std::size_t{2});
        QVERIFY2(cloud().subtitle().startsWith(QStringLiteral("19 points")), qPrintable(cloud().subtitle()));
    }

    void aDragThroughManyValuesKeepsTheLast() {
        std::vector<double> values;
        for (int i = 0; i < 40; ++i) values.push_back(300.0 + i);
        bind(recordingOf(values));
        QCOMPARE(cloud().settingCount(), CloudContent::kEarlier + 1);
        QCOMPARE(legendOf(cloud(), PlotStyle::screen(theme_))[1], QStringLiteral("339 rpm"));
    }

    void oneSettingNeedsNoName() {
        bind(recordingOf({358}));
        QVERIFY(!cloud().hasEarlier());
        QCOMPARE(legendOf(cloud(), PlotStyle::screen(theme_)).size(), 1);
        QCOMPARE(cloud().subtitle(), QStringLiteral("9 points"));
    }

    void aRunThatBeginsElsewhereKeepsTheOldPointsAndTheSameOneDoesNot() {
        bind(recordingOf({358}));
        bind(recordingOf({358}, 0.1));
        QCOMPARE(cloud().settingCount(), std::size_t{2});
        const auto bounds = cloud().bounds({}, {});
        QVERIFY(bounds && bounds->x.begin < 0.36 && bounds->x.end > 0.45);
        // Made anew for another arrangement of the views: it still knows.
        auto again = makeContent(model_, model_.views.plots[0]);
        static_cast<CloudContent&>(**again).inherit(cloud());
        content_ = std::move(*again);
        bind(recordingOf({358}, 0.1));
        QCOMPARE(cloud().settingCount(), std::size_t{2});
        bind(recordingOf({358}, 0.1));
        QCOMPARE(cloud().settingCount(), std::size_t{1});
    }

    void earlierOnesCanBeForgotten() {
        bind(recordingOf({358, 660}));
        cloud().forgetEarlier();
        QVERIFY(!cloud().hasEarlier());
        const View view{QRectF(0, 0, 400, 300), {0.0, 1.0}, {-1.2, 1.2}, 1.0, false};
        QVERIFY(!cloud().hover(view, PlotStyle::screen(theme_), {}, view.to(0.358, std::sin(0.2 * 19))));
    }
};

QTEST_MAIN(TestMaps)
#include "test_maps.moc"
