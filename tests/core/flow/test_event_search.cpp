// SPDX-License-Identifier: GPL-3.0-or-later
// The first event of a step and those that happen with it.
#include "core/flow/event_search.h"
#include "tests/counted_allocations.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace saltus;
using flow::Guard;
using flow::RootKind;
using flow::Watch;

namespace {

Guard guard(std::initializer_list<double> monomial, Watch watch = Watch::falling, int departing = 0) {
    return {flow::from_monomial(std::vector<double>(monomial)), watch, departing};
}

} // namespace

class TestEventSearch : public QObject {
    Q_OBJECT

private slots:
    void theEarliestOfAllGuardsWins() {
        flow::EventSearch search(8);
        const std::vector<Guard> guards = {guard({0.9, -1}), guard({1, 0.5}), guard({0.25, -1}), guard({-0.1, 1}), guard({0.6, -1})};
        const auto first = search.first(guards, 10.0, 12.0);
        QCOMPARE(first.hits.size(), std::size_t(1));
        QCOMPARE(first.hits[0].guard, 2); // the fourth rises through zero before: not watched
        QVERIFY(std::abs(first.theta - 0.25) < 1e-15 && std::abs(first.t - 10.5) < 1e-14);
        std::vector<Guard> rising = guards;
        rising[3].watch = Watch::both;
        QCOMPARE(search.first(rising, 10.0, 12.0).hits[0].guard, 3);
    }

    void oneInstantIsOneSet() {
        flow::EventSearch search(8);
        // the same root by different arithmetic, one 1e-12 later, and one at the end
        const double r = 0.7;
        const std::vector<Guard> guards = {guard({1, -1}), guard({r * r, 0, -1}), guard({r + 1e-12, -1}), guard({r * r * r, 0, 0, -1}), guard({-r / 3, 1.0 / 3}, Watch::rising)};
        const auto first = search.first(guards, 0.0, 0.01);
        QCOMPARE(first.hits.size(), std::size_t(3));
        QCOMPARE(first.hits[0].guard, 1);
        QCOMPARE(first.hits[1].guard, 3);
        QCOMPARE(first.hits[2].guard, 4);
        // every guard of the set has crossed at the set's instant
        for (const auto& hit : first.hits) {
            const double g = flow::value(guards[static_cast<std::size_t>(hit.guard)].polynomial, first.theta);
            QVERIFY(hit.guard == 4 ? g >= -1e-16 : g <= 1e-16);
        }
        // late in a run, times are coarser: 1e-12 of a step of 0.01 at t = 1000 is below an ulp
        QCOMPARE(search.first(guards, 1000.0, 1000.01).hits.size(), std::size_t(4));
    }

    // A gap that neither moves nor accelerates leaves by the third power of time; on a parabola that is nothing, and no event.
    void aGapThatLeavesByMoreThanItsPolynomialHasIsNone() {
        flow::EventSearch search(2);
        QVERIFY(search.first(std::vector<Guard>{guard({1e-18, -1e-17, -1e-17}, Watch::falling, 3)}, 0.0, 1.0).hits.empty());
    }

    void aDepartingRowIsNotItsOwnNextEvent() {
        flow::EventSearch search(2);
        Guard bounce = guard({0, 1, -4}, Watch::falling, 1); // up, and down at 1/4
        bounce.polynomial.b[0] = -3e-18;                     // what projection left
        const auto first = search.first({&bounce, 1}, 0.0, 1.0);
        QCOMPARE(first.hits.size(), std::size_t(1));
        QVERIFY(std::abs(first.theta - 0.25) < 1e-15);
    }

    void nothingHappensAndAZeroGuardIsTold() {
        flow::EventSearch search(2);
        const std::vector<Guard> guards = {guard({1, 1}), guard({0, 0})};
        const auto first = search.first(guards, 0.0, 1.0);
        QVERIFY(first.hits.empty());
        QCOMPARE(first.flat, 1);
        QCOMPARE(search.first({guards.data(), 1}, 0.0, 1.0).flat, -1);
    }

    void aRootAtTheEndOfAStepIsTheEndsOwnNumber() {
        flow::EventSearch search(1);
        const Guard g = guard({1, -1});
        const double t1 = 0.1 + 0.7;
        QVERIFY(search.first({&g, 1}, 0.1, t1).t == t1);
    }

    void aCurvedGuardOfDegreeSevenIsInterpolatedExactly() {
        std::mt19937 random(1);
        std::uniform_real_distribution<double> number(-1, 1);
        for (int trial = 0; trial < 200; ++trial) {
            std::vector<double> c(8);
            for (double& x : c) x = number(random);
            const flow::Polynomial p = flow::from_monomial(c);
            const flow::Sampled s = flow::sampled([&](double x) { return flow::value(p, x); });
            QVERIFY2(s.disagreement < 1e-14, qPrintable(QString::number(s.disagreement)));
            for (double x = 0; x <= 1; x += 0.0625) QVERIFY(std::abs(flow::value(s.polynomial, x) - flow::value(p, x)) < 1e-13);
        }
    }

    void theDisagreementBoundsTheErrorOfInterpolation() {
        for (double rate : {0.5, 1.0, 2.0, 4.0, 8.0}) {
            const auto g = [rate](double x) { return std::cos(rate * x + 0.3); };
            const flow::Sampled s = flow::sampled(g);
            double worst = 0;
            for (double x = 0; x <= 1; x += 1.0 / 512) worst = std::max(worst, std::abs(flow::value(s.polynomial, x) - g(x)));
            QVERIFY2(worst <= 2 * s.disagreement + 2e-15, qPrintable(QString("%1: %2 > %3").arg(rate).arg(worst).arg(s.disagreement)));
        }
        const flow::Sampled hole = flow::sampled([](double x) { return std::sqrt(0.9 - x); });
        QVERIFY(hole.disagreement != hole.disagreement && hole.not_a_number > 0.9);
    }

    void noSearchAsksTheHeap() {
        flow::EventSearch search(5);
        const std::vector<Guard> guards = {guard({0.9, -1}), guard({1, 0.5}), guard({0.25, -1}), guard({-0.1, 1}), guard({0.6, -1})};
        const long before = testing::allocations;
        double sum = 0;
        for (int i = 0; i < 100; ++i) sum += search.first(guards, 0.0, 1.0).theta;
        QCOMPARE(testing::allocations - before, 0L);
        QVERIFY(sum > 0);
    }
};

QTEST_APPLESS_MAIN(TestEventSearch)
#include "test_event_search.moc"
