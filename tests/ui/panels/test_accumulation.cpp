// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/accumulation.h"

#include <QTest>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;

class TestAccumulation : public QObject {
    Q_OBJECT
    static Impact at(double time, std::uint32_t interaction = 0) {
        Impact i;
        i.time = time;
        i.interaction = interaction;
        i.impulse = 1.0;
        return i;
    }
private slots:
    // A ball dropped from 1 m: impacts at t1 (1 + 2 e + 2 e² + ...), accumulation at t1 (1 + e)/(1 - e).
    void aBouncingBallAccumulatesOnce_data() {
        QTest::addColumn<double>("e");
        for (const double e : {0.3, 0.5, 0.8, 0.9}) QTest::addRow("e = %g", e) << e;
    }
    void aBouncingBallAccumulatesOnce() {
        QFETCH(double, e);
        const double h = 1e-4, t1 = std::sqrt(2.0 / 9.81), limit = t1 * (1 + e) / (1 - e);
        AccumulationFinder finder(h);
        double t = t1, flight = 2 * t1 * e, last = -1.0;
        for (int k = 0; k < 400; ++k) {
            const double seen = std::ceil(t / h) * h; // the scheme sees an impact at the end of its step
            if (seen > last) finder.add(at(seen));
            last = seen;
            t += flight;
            flight *= e;
            if (flight < h) break;
        }
        QCOMPARE(finder.found().size(), std::size_t{1});
        QVERIFY(std::abs(finder.found().front().end - limit) < 0.01 * limit);
        QVERIFY(std::abs(finder.found().front().begin - t1) < 2 * h);
    }
    void periodicImpactsAreNoAccumulation() {
        AccumulationFinder finder(1e-4);
        for (int k = 0; k < 1000; ++k) finder.add(at(0.1 * k));
        for (int k = 0; k < 1000; ++k) finder.add(at(200 + 0.1 * k + 0.03 * (k % 3)));
        QVERIFY(finder.found().empty());
        double t = 1000.0, d = 0.08; // shrinks for a while, then the cam throws it up again
        for (int k = 0; k < 9; ++k, t += d, d *= 0.75) finder.add(at(t));
        finder.add(at(t + 0.1));
        QVERIFY(finder.found().empty());
    }
    void contactsAreToldApart() {
        AccumulationFinder finder(1e-6);
        double t = 0.0, d = 0.5;
        for (int k = 0; k < 40; ++k) {
            finder.add(at(t, 0));
            finder.add(at(t + 0.3 * d, 1));
            t += d;
            d *= 0.7;
        }
        QCOMPARE(finder.found().size(), std::size_t{2});
    }
};
QTEST_GUILESS_MAIN(TestAccumulation)
#include "test_accumulation.moc"
