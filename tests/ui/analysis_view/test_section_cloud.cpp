// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis_view/section_cloud.h"

#include "tests/core/recording/recording_maker.h"

#include <QtTest>

#include <cmath>
#include <functional>

using namespace saltus;
using namespace saltus::ui;
using namespace saltus::testing;

namespace {

using Spot = std::array<double, 3>;
constexpr std::array<Range, 3> kBox{Range{-1.0, 1.0}, Range{-1.0, 1.0}, Range{-1.0, 1.0}};

// Each row is a crossing of "s" with the values given there.
Section sectionOf(std::shared_ptr<Recording>& recording, std::size_t rows, const std::function<Spot(std::size_t)>& place) {
    recording = empty_recording({{"s", ""}, {"x", "m"}, {"y", "m"}, {"z", "m"}});
    for (std::size_t i = 0; i <= 2 * rows; ++i) {
        const Spot p = place(i / 2);
        const double row[] = {static_cast<double>(i), i % 2 ? 1.0 : -1.0, p[0], p[1], p[2]};
        if (!recording->append(row)) qFatal("no room");
    }
    auto made = Section::create(*recording, PlaneSection{"s", 0.0, 1}, {"x", "y", "z"});
    if (!made) qFatal("%s", made.error().text().c_str());
    made->update(*recording);
    return std::move(*made);
}

void takeAll(SectionCloud& cloud, const Section& section) {
    for (std::size_t i = 0; i <= section.points().size(); i += SectionCloud::kPointsACall) cloud.take(section);
}

} // namespace

class TestSectionCloud : public QObject {
    Q_OBJECT
private slots:
    void pointsApartAreAllThereInTheirOrder() {
        std::shared_ptr<Recording> recording;
        const Section section = sectionOf(recording, 500, [](std::size_t i) {
            return Spot{std::cos(0.01 * double(i)), std::sin(0.01 * double(i)), 0.0};
        });
        SectionCloud cloud;
        cloud.setBox(kBox);
        QVERIFY(cloud.take(section));
        QCOMPARE(cloud.places().size(), section.points().size());
        for (std::size_t i = 0; i < section.points().size(); ++i) {
            QCOMPARE(cloud.places()[i], section.points()[i].values);
            QCOMPARE(cloud.times()[i], section.points()[i].time);
        }
        QVERIFY(!cloud.take(section)); // nothing new
    }

    // A periodic motion comes to the same place each time: the picture must not grow with the hours of its run.
    void whatFallsOnTheSamePlaceIsDrawnOnce() {
        std::shared_ptr<Recording> recording;
        const Section section = sectionOf(recording, 300000, [](std::size_t i) { return Spot{0.3, i % 2 ? 0.2 : -0.2, 1e-5 * double(i % 7)}; });
        SectionCloud cloud;
        cloud.setBox(kBox);
        QVERIFY(cloud.take(section));
        QCOMPARE(cloud.places().size(), std::size_t{2});
        QVERIFY(!cloud.take(section));
        QVERIFY(!cloud.take(section));
        QVERIFY(!cloud.take(section));
        QCOMPARE(cloud.times().front(), section.points().front().time); // the first of them
    }

    void aMapThatFillsTheBoxStaysBounded() {
        std::shared_ptr<Recording> recording;
        const auto part = [](double x) { return 2.0 * (x - std::floor(x)) - 1.0; };
        const Section section = sectionOf(recording, 500000, [&](std::size_t i) { // evenly, as irrational multiples do
            return Spot{part(double(i) * std::sqrt(2.0)), part(double(i) * std::sqrt(3.0)), part(double(i) * std::sqrt(5.0))};
        });
        SectionCloud cloud;
        cloud.setBox(kBox);
        takeAll(cloud, section);
        QVERIFY(cloud.places().size() <= SectionCloud::kCapacity);
        QVERIFY2(cloud.places().size() > SectionCloud::kCapacity / 10, qPrintable(QString::number(cloud.places().size())));
        QCOMPARE(cloud.places().size(), cloud.times().size());
        for (std::size_t k = 0; k < 3; ++k) {
            double low = 1.0, high = -1.0;
            for (const Spot& place : cloud.places()) low = std::min(low, place[k]), high = std::max(high, place[k]);
            QVERIFY(low < -0.9 && high > 0.9);
        }
    }

    void anotherBoxPlacesAllPointsAnew() {
        std::shared_ptr<Recording> recording;
        const Section section = sectionOf(recording, 100, [](std::size_t i) { return Spot{1e-4 * double(i), 0.0, 0.0}; });
        SectionCloud cloud;
        cloud.setBox(kBox);
        cloud.take(section);
        const std::size_t far = cloud.places().size();
        QVERIFY(far < 20);
        QVERIFY(!cloud.setBox(kBox));
        QVERIFY(cloud.setBox({Range{0.0, 0.01}, Range{-1.0, 1.0}, Range{-1.0, 1.0}}));
        QVERIFY(cloud.take(section));
        QCOMPARE(cloud.places().size(), section.points().size()); // from near
    }

    void onThePlaneAWrappedPhaseIsWhatThePlaneSays() {
        std::shared_ptr<Recording> recording;
        const Section section = sectionOf(recording, 10, [](std::size_t i) { return Spot{0.1 * double(i), 0.0, i % 2 ? 3.1 : -3.1}; });
        SectionCloud cloud;
        cloud.setBox(kBox);
        cloud.setPlane(2, 0.25);
        QVERIFY(cloud.take(section));
        for (const Spot& place : cloud.places()) QCOMPARE(place[2], 0.25);
    }

    void notANumberIsNowhere() {
        std::shared_ptr<Recording> recording;
        const Section section = sectionOf(recording, 10, [](std::size_t i) { return Spot{0.1 * double(i), i == 4 ? std::nan("") : 0.0, 0.0}; });
        SectionCloud cloud;
        cloud.setBox(kBox);
        QVERIFY(cloud.take(section));
        QVERIFY(cloud.places().size() < section.points().size());
        for (const Spot& place : cloud.places()) QVERIFY(std::isfinite(place[1]));
    }
};

QTEST_APPLESS_MAIN(TestSectionCloud)
#include "test_section_cloud.moc"
