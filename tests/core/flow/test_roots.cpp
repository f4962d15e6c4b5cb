// SPDX-License-Identifier: GPL-3.0-or-later
// No root is missed and none is made up: against polynomials multiplied out in integers and Sturm's count.
#include "core/flow/bracket.h"
#include "core/flow/roots.h"
#include "tests/core/flow/exact_polynomials.h"
#include "tests/counted_allocations.h"

#include <QtTest>

#include <cmath>
#include <map>
#include <random>

using namespace saltus;
using flow::Polynomial;
using flow::RootKind;
using testing::Scaled;

namespace {

Polynomial monomial(std::initializer_list<double> c) {
    return flow::from_monomial(std::vector<double>(c));
}

// value without rounding worth speaking of
long double exact(const Polynomial& p, long double x) {
    std::vector<long double> b(p.b.begin(), p.b.begin() + p.degree + 1);
    for (std::size_t round = b.size() - 1; round > 0; --round)
        for (std::size_t i = 0; i < round; ++i) b[i] = (1 - x) * b[i] + x * b[i + 1];
    return b[0];
}

struct Known {
    Scaled product;
    std::map<int, int> multiplicity; // of k/256
    int sign = 1;
};

// What p = sign * product must show; empty if double precision cannot tell (an extremum between two roots is lost in round-off).
bool can_tell(const Known& known, const Polynomial& p) {
    const double band = flow::evaluation_error(p);
    double last = -1;
    std::vector<double> places;
    for (const auto& [k, m] : known.multiplicity) places.push_back(k / 256.0);
    places.insert(places.begin(), 0.0);
    places.push_back(1.0);
    for (double at : places) {
        if (last >= 0 && at > last && at <= 1 && std::abs(exact(p, (last + at) / 2)) < 8 * band) return false;
        last = std::max(at, 0.0);
    }
    return true;
}

void check_known(const Known& known, int& told) {
    Polynomial p = known.product.rounded();
    if (known.sign < 0) p = flow::negated(p);
    if (!can_tell(known, p)) return;
    ++told;
    const flow::Roots found = flow::roots(p);
    std::vector<std::pair<int, int>> expected;
    for (const auto& [k, m] : known.multiplicity)
        if (k > 0 && k <= 256) expected.push_back({k, m});
    // touched at the very end, the end belongs to what follows: rounding decides
    if (!expected.empty() && expected.back().first == 256 && expected.back().second > 1) return;
    QString text;
    for (const auto& root : found) text += QString(" %1(%2)").arg(root.theta * 256).arg(static_cast<int>(root.kind));
    text += " for";
    for (auto [k, m] : expected) text += QString(" %1^%2").arg(k).arg(m);
    QVERIFY2(found.count == static_cast<int>(expected.size()), qPrintable(text));
    QVERIFY(!found.flat);
    for (int i = 0; i < found.count; ++i) {
        const auto [k, m] = expected[static_cast<std::size_t>(i)];
        const flow::Root& root = found.root[static_cast<std::size_t>(i)];
        const bool crossing = m % 2 == 1;
        QVERIFY2(crossing == (root.kind != RootKind::graze), qPrintable(text));
        if (crossing) {
            const double before = k / 256.0 - 1.0 / 1024;
            QVERIFY2((exact(p, before) > 0) == (root.kind == RootKind::falling), qPrintable(text));
            QVERIFY(root.kind == RootKind::falling ? flow::value(p, root.theta) <= 0 : flow::value(p, root.theta) >= 0);
        }
        // |p| ~ factor |x - r|^m
        long double factor = std::abs(exact(p, k / 256.0L + 1e-3L)) / std::pow(1e-3L, m);
        if (k == 256) factor = std::abs(exact(p, 1 - 1e-3L)) / std::pow(1e-3L, m);
        const double uncertain = std::pow(static_cast<double>(flow::evaluation_error(p) / factor), 1.0 / m);
        QVERIFY2(std::abs(root.theta - k / 256.0) <= 3 * uncertain + 1e-16, qPrintable(text + QString(": %1 off, %2 uncertain").arg(root.theta - k / 256.0).arg(uncertain)));
    }
}

} // namespace

class TestRoots : public QObject {
    Q_OBJECT

private slots:
    void formsOfOnePolynomialAgree() {
        const Polynomial p = monomial({0.5, -2, 1, 3, -1.5, 0.25, -1, 2});
        const Polynomial d = flow::derivative(p), half = flow::restricted(p, 0.375);
        for (double x = 0; x <= 1; x += 0.03125) {
            const double expected = 0.5 + x * (-2 + x * (1 + x * (3 + x * (-1.5 + x * (0.25 + x * (-1 + 2 * x))))));
            const double slope = -2 + x * (2 + x * (9 + x * (-6 + x * (1.25 + x * (-6 + 14 * x)))));
            QVERIFY(std::abs(flow::value(p, x) - expected) < 2e-15);
            QVERIFY(std::abs(flow::value(d, x) - slope) < 2e-14);
            QVERIFY(std::abs(flow::value(half, x) - flow::value(p, 0.375 * x)) < 2e-15);
        }
        QVERIFY(flow::value(p, 0.0) == p.b[0] && flow::value(p, 1.0) == p.b[7]);
    }

    void thousandsOfKnownRootsAreFoundInOrder() {
        std::mt19937 random(1);
        const auto pick = [&](int from, int to) { return std::uniform_int_distribution<int>(from, to)(random); };
        int told = 0;
        for (int trial = 0; trial < 20000; ++trial) {
            Known known;
            known.sign = pick(0, 1) ? 1 : -1;
            for (int left = pick(1, 7); left > 0;) {
                const int kind = pick(0, 9);
                if (kind == 0 && left >= 2) {
                    known.product.pair(pick(-64, 320), pick(8, 200));
                    left -= 2;
                } else if (kind == 1 && left >= 2) {
                    const int k = pick(1, 255);
                    known.product.root(k), known.product.root(k);
                    known.multiplicity[k] += 2;
                    left -= 2;
                } else {
                    const int k = kind == 2 ? 256 * pick(0, 1) : pick(-64, 320);
                    known.product.root(k);
                    ++known.multiplicity[k];
                    left -= 1;
                }
            }
            check_known(known, told);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY2(told > 15000, qPrintable(QString::number(told)));
    }

    void clustersAreTakenApartAsFarAsRoundOffAllows() {
        std::mt19937 random(2);
        const auto pick = [&](int from, int to) { return std::uniform_int_distribution<int>(from, to)(random); };
        int told = 0;
        for (int trial = 0; trial < 5000; ++trial) {
            Known known;
            const int centre = pick(10, 246);
            for (int left = pick(2, 5); left > 0; --left) {
                const int k = centre + pick(-3, 3);
                known.product.root(k);
                ++known.multiplicity[k];
            }
            check_known(known, told);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY2(told > 2000, qPrintable(QString::number(told)));
    }

    void theCountIsSturms() {
        std::mt19937 random(3);
        int with_roots = 0;
        for (int trial = 0; trial < 20000; ++trial) {
            const int degree = std::uniform_int_distribution<int>(1, 5)(random);
            std::vector<int> b;
            for (int i = 0; i <= degree; ++i) b.push_back(std::uniform_int_distribution<int>(-9, 9)(random));
            if (b[static_cast<std::size_t>(degree)] == 0 && b[static_cast<std::size_t>(degree) - 1] == 0) continue; // no count of Sturm's at a double end
            Polynomial p;
            p.degree = degree;
            std::copy(b.begin(), b.end(), p.b.begin());
            const flow::Roots found = flow::roots(p);
            const int expected = testing::sturm_count(b);
            with_roots += expected > 0;
            QString text;
            for (int x : b) text += QString(" %1").arg(x);
            for (const auto& root : found) text += QString(" at %1(%2)").arg(root.theta, 0, 'g', 17).arg(static_cast<int>(root.kind));
            QVERIFY2(found.count == expected, qPrintable(text + QString(" expected %1").arg(expected)));
            QVERIFY2(found.count <= flow::sign_variations(p) + 1, qPrintable(text));
        }
        QVERIFY(with_roots > 8000);
    }

    void oneSignOfTheCoefficientsIsAProof() {
        Polynomial p;
        p.degree = 7;
        p.b = {1, 0.5, 0.1, 0.2, 3, 1e-9, 2, 1};
        QCOMPARE(flow::sign_variations(p), 0);
        QCOMPARE(flow::roots(p).count, 0);
    }

    void aTouchedZeroIsAGrazeWithinTheToleranceAndNothingOrTwoRootsBeyond() {
        for (double offset : {-1e-7, -1e-11, -1e-13, 0.0, 1e-13, 1e-11, 1e-7}) {
            const double at = 0.4, steep = 3.0;
            const Polynomial p = monomial({steep * at * at + offset, -2 * steep * at, steep, 0, 0, 0, 0, 0});
            const flow::Roots loose = flow::roots(p, 1e-10), fine = flow::roots(p, 1e-12);
            if (std::abs(offset) < 1e-10) {
                QCOMPARE(loose.count, 1);
                QVERIFY(loose.root[0].kind == RootKind::graze && std::abs(loose.root[0].theta - at) < 1e-7);
                QVERIFY(loose.root[0].curvature > 5.9);
            } else if (offset > 0) QCOMPARE(loose.count, 0);
            else {
                QCOMPARE(loose.count, 2);
                QVERIFY(loose.root[0].kind == RootKind::falling && loose.root[1].kind == RootKind::rising);
                QVERIFY(std::abs(loose.root[1].theta - loose.root[0].theta - 2 * std::sqrt(-offset / steep)) < 1e-9);
            }
            QCOMPARE(fine.count, std::abs(offset) < 1e-12 ? 1 : offset > 0 ? 0 : 2);
            // the mirror image touches from below
            const flow::Roots mirrored = flow::roots(flow::negated(p), 1e-10);
            QCOMPARE(mirrored.count, loose.count);
            if (loose.count == 2) QVERIFY(mirrored.root[0].kind == RootKind::rising);
        }
    }

    void aGrazeAtTheEndOfTheStepIsOne() {
        // the minimum, 1e-13 below zero, lies just beyond the end
        const double at = 1.0 + 1e-9;
        const Polynomial p = monomial({at * at - 1e-13, -2 * at, 1});
        const flow::Roots found = flow::roots(p, 1e-12);
        QCOMPARE(found.count, 1);
        QVERIFY(found.root[0].kind == RootKind::graze);
    }

    void aRootAtTheEndCountsAndOneAtTheBeginningDoesNot() {
        const flow::Roots end = flow::roots(monomial({1, -1}));
        QCOMPARE(end.count, 1);
        QVERIFY(end.root[0].theta == 1.0 && end.root[0].kind == RootKind::falling);
        QCOMPARE(flow::roots(monomial({0, 1})).count, 0);
        QCOMPARE(flow::roots(monomial({0, -1})).count, 0);
        // from zero up, and down again
        const flow::Roots arc = flow::roots(monomial({0, 1, -2}));
        QCOMPARE(arc.count, 1);
        QVERIFY(arc.root[0].kind == RootKind::falling && std::abs(arc.root[0].theta - 0.5) < 2e-16);
        // a start however little above zero is above it
        const flow::Roots just = flow::roots(monomial({1e-300, -1}));
        QCOMPARE(just.count, 1);
        QVERIFY(just.root[0].kind == RootKind::falling && just.root[0].theta < 1e-15);
        const flow::Roots before_end = flow::roots(monomial({1, -1 - 1e-15}));
        QCOMPARE(before_end.count, 1);
    }

    void departingRootsAreDividedOut() {
        for (int order : {1, 2, 3})
            for (double next : {1e-9, 1e-5, 0.01, 0.5, 0.999}) {
                // theta^order (next - theta) (2 + theta): a bounce that ends after `next`
                std::vector<double> c(static_cast<std::size_t>(order) + 3, 0.0);
                c[static_cast<std::size_t>(order)] = 2 * next;
                c[static_cast<std::size_t>(order) + 1] = next - 2;
                c[static_cast<std::size_t>(order) + 2] = -1;
                Polynomial p = flow::from_monomial(c);
                for (int i = 0; i < order; ++i) p.b[static_cast<std::size_t>(i)] = (i % 2 ? 1 : -1) * 1e-17; // round-off of whatever sign
                const flow::Roots found = flow::roots(flow::divided(p, order));
                QCOMPARE(found.count, 1);
                QVERIFY(found.root[0].kind == RootKind::falling);
                QVERIFY(std::abs(found.root[0].theta - next) < 1e-15);
            }
    }

    void aPolynomialThatIsZeroIsToldToBeFlat() {
        QVERIFY(flow::roots(monomial({0, 0, 0})).flat);
        QVERIFY(flow::roots(monomial({1e-13, -1e-13, 1e-14}), 1e-12).flat);
        QVERIFY(!flow::roots(monomial({1e-13, -2e-13, 1e-14})).flat);
    }

    void theBracketEndsOnTheFarSide() {
        int most = 0;
        const auto check = [&](auto g, double near, double far, double tolerance) {
            int calls = 0;
            const auto found = flow::find_root([&](double x) { return ++calls, g(x); }, near, far, tolerance);
            QVERIFY(found.has_value());
            QVERIFY(found->g <= 0 && found->g == g(found->x));
            QVERIFY(g(found->before) > 0);
            QVERIFY(calls == found->evaluations && calls <= 64);
            const double ulp = std::abs(std::nextafter(found->x, found->before) - found->x);
            QVERIFY(found->g == 0.0 || std::abs(found->x - found->before) <= std::max({tolerance, 2 * ulp, std::abs(far - near) * 0x1p-59, 1.2e-16 * std::max(std::abs(near), std::abs(far))}));
            most = std::max(most, calls);
        };
        for (double tolerance : {0.0, 1e-9, 1e-3})
            for (double root : {0.1, 1.0 / 3, 0.5, 0.7499999, 1e-14, 1 - 1e-15}) {
                check([&](double x) { return root - x; }, 0.0, 1.0, tolerance);
                check([&](double x) { return x - root; }, 1.0, 0.0, tolerance);
                check([&](double x) { return std::cbrt(root - x); }, 0.0, 1.0, tolerance);
                check([&](double x) { return std::pow(root - x, 9); }, 0.0, 1.0, tolerance);
                check([&](double x) { return x < root ? 1e-300 : -1e300; }, 0.0, 1.0, tolerance);
                check([&](double x) { return x < root ? 1e300 : -1e-300; }, 0.0, 1.0, tolerance);
                check([&](double x) { return std::exp(-40 * x) - std::exp(-40 * root); }, 0.0, 1.0, tolerance);
                check([&](double x) { return std::sin(1e3 * (root - x)) * 1e-200; }, root - 3e-3, root + 1e-3, tolerance);
                check([&](double x) { return std::max(root - x, -0.0); }, 0.0, 1.0, tolerance); // zero from the root on
            }
        check([](double x) { return 1e12 + 0.3 - x; }, 1e12, 1e12 + 1, 0.0);
        check([](double x) { return -x; }, -1.0, 1.0, 0.0);
        check([](double x) { return -x * std::numeric_limits<double>::max(); }, -1.0, 1.0, 0.0);
        QVERIFY(most <= 64);
    }

    // A search that leaves its loop at an exact zero must not hand back the end that it came from.
    void anExactZeroMetOnTheWayIsTheAnswer() {
        for (int k = 1; k < 64; ++k) {
            const double root = k / 64.0;
            const auto line = flow::find_root([&](double x) { return root - x; }, 0.0, 1.0, 0.0);
            QVERIFY(line && line->x == root);
            const auto cubic = flow::find_root([&](double x) { return (root - x) * (1 + x * x); }, 0.0, 1.0, 0.0);
            QVERIFY(cubic && cubic->x == root);
        }
        const auto at_far = flow::find_root([](double x) { return 1 - x; }, 0.0, 1.0, 0.0);
        QVERIFY(at_far && at_far->x == 1.0 && at_far->evaluations == 2);
    }

    void smoothFunctionsNeedFewEvaluations() {
        int sum = 0;
        for (int i = 1; i < 100; ++i) {
            const auto found = flow::find_root([&](double x) { return std::cos(1.4 * x) - std::cos(0.014 * i); }, 0.0, 1.0, 0.0);
            QVERIFY(found.has_value());
            sum += found->evaluations;
        }
        QVERIFY2(sum < 99 * 16, qPrintable(QString::number(sum / 99.0)));
    }

    void whatIsNoBracketIsRefused() {
        using Cause = flow::BracketFailure::Cause;
        const auto none = flow::find_root([](double x) { return 1 + x; }, 0.0, 1.0, 0.0);
        QVERIFY(!none && none.error().cause == Cause::no_sign_change && none.error().x == 1.0);
        const auto begun = flow::find_root([](double x) { return -x; }, 0.0, 1.0, 0.0);
        QVERIFY(!begun && begun.error().cause == Cause::no_sign_change && begun.error().x == 0.0);
        const auto hole = flow::find_root([](double x) { return x > 0.4 && x < 0.6 ? std::nan("") : 0.5 - x; }, 0.0, 1.0, 0.0);
        QVERIFY(!hole && hole.error().cause == Cause::not_a_number && std::abs(hole.error().x - 0.5) < 0.1);
        const auto end = flow::find_root([](double x) { return std::sqrt(0.5 - x); }, 0.0, 1.0, 0.0);
        QVERIFY(!end && end.error().cause == Cause::not_a_number && end.error().x == 1.0);
    }

    void nothingAsksTheHeap() {
        const Polynomial p = monomial({0.5, -2, 1, 3, -1.5, 0.25, -1, 0.7});
        const long before = testing::allocations;
        int count = 0;
        for (int i = 0; i < 100; ++i) count += flow::roots(p).count + flow::roots(flow::divided(p, 2)).count;
        QCOMPARE(testing::allocations - before, 0L);
        QVERIFY(count > 0);
    }
};

QTEST_APPLESS_MAIN(TestRoots)
#include "test_roots.moc"
