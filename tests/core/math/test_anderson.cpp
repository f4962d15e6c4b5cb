// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/anderson.h"

#include <QtTest>

#include <array>
#include <cmath>

using saltus::math::Anderson;

namespace {

// x <- A x + b with a slow way (0.99): Anderson's method is GMRES there (Walker and Ni 2011), done after about as many steps as there are dimensions.
constexpr std::size_t kSize = 4;
using Point = std::array<double, kSize>;
constexpr double kA[kSize][kSize] = {{0.99, 0.3, 0.0, -0.1}, {0.0, 0.9, 0.2, 0.0}, {0.0, 0.0, -0.5, 0.4}, {0.0, 0.0, 0.0, 0.7}};
constexpr Point kFixed = {3.0, -1.0, 0.25, 2.0};

Point mapped(const Point& x) {
    Point g = kFixed;
    for (std::size_t i = 0; i < kSize; ++i)
        for (std::size_t j = 0; j < kSize; ++j) g[i] += kA[i][j] * (x[j] - kFixed[j]);
    return g;
}
double distance(const Point& x) {
    double sum = 0.0;
    for (std::size_t i = 0; i < kSize; ++i) sum += (x[i] - kFixed[i]) * (x[i] - kFixed[i]);
    return std::sqrt(sum);
}

} // namespace

class TestAnderson : public QObject {
    Q_OBJECT
private slots:
    void aLinearMapIsSolvedInItsDimensions_data() {
        QTest::addColumn<bool>("weighted");
        QTest::newRow("all alike") << false;
        QTest::newRow("weighted") << true;
    }
    void aLinearMapIsSolvedInItsDimensions() {
        QFETCH(bool, weighted);
        const Point weight = {1.0, 4.0, 0.25, 9.0};
        Anderson anderson;
        anderson.reserve(kSize, 2);
        anderson.start(kSize, weighted ? weight.data() : nullptr, 2);
        Point x = {};
        for (std::size_t k = 0; k < kSize + 2; ++k) { // one more: in the fourth it all but stands still
            Point g = mapped(x);
            std::array<double, 2> follow = {2.0 * g[0] - g[3] + 1.0, g[1]}; // linear in G(x): stay so
            QCOMPARE(anderson.extrapolate(x.data(), g.data(), follow.data()), k > 0);
            QVERIFY(std::abs(follow[0] - (2.0 * g[0] - g[3] + 1.0)) < 1e-9 && std::abs(follow[1] - g[1]) < 1e-9);
            x = g;
        }
        QVERIFY2(distance(x) < 1e-6, qPrintable(QString::number(distance(x))));
        Point plain = {};
        for (std::size_t k = 0; k < kSize + 2; ++k) plain = mapped(plain);
        QVERIFY2(distance(plain) > 0.5, qPrintable(QString::number(distance(plain)))); // what the map alone leaves after as many
    }

    void whatWasIsForgotten() {
        Anderson anderson;
        anderson.reserve(kSize);
        for (int run = 0; run < 2; ++run) {
            anderson.start(kSize, nullptr);
            Point x = {1.0, 2.0, 3.0, 4.0}, g = mapped(x);
            const Point before = g;
            QVERIFY(!anderson.extrapolate(x.data(), g.data()));
            QVERIFY(g == before);
            x = g;
            g = mapped(x);
            QVERIFY(anderson.extrapolate(x.data(), g.data()));
        }
    }
};

QTEST_APPLESS_MAIN(TestAnderson)
#include "test_anderson.moc"
