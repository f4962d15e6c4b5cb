// SPDX-License-Identifier: GPL-3.0-or-later
// Linear motions by series, against closed forms; and that the explicit method takes them where it may, and only there.
#include "core/flow/dop853.h"
#include "core/flow/linear_series.h"
#include "tests/counted_allocations.h"

#include <QtTest>
#include <array>

#include <cmath>
#include <functional>
#include <vector>

using namespace saltus;
using flow::LinearMotion, flow::LinearSeries;

namespace {

// x'' + 2 d x' + w^2 x = a cos(s t): by its transient and its steady part
struct Driven {
    double d, w, a, s;
    double steady(double t, int order) const {
        const double p = w * w - s * s, q = 2 * d * s, scale = a / (p * p + q * q);
        return order == 0 ? scale * (p * std::cos(s * t) + q * std::sin(s * t)) : scale * s * (q * std::cos(s * t) - p * std::sin(s * t));
    }
    std::array<double, 2> at(double t0, double x0, double v0, double t) const {
        const double r = std::sqrt(w * w - d * d), x = x0 - steady(t0, 0), v = v0 - steady(t0, 1), tau = t - t0;
        const double c = std::cos(r * tau), k = std::sin(r * tau), fall = std::exp(-d * tau), b = (v + d * x) / r;
        return {fall * (x * c + b * k) + steady(t, 0), fall * ((b * r - d * x) * c - (x * r + d * b) * k) + steady(t, 1)};
    }
};

struct Side { // a right side that tells of itself that it is linear
    LinearMotion motion;
    std::function<double(double, std::size_t)> force;
    bool known = true;
    int asked = 0, followers = 0;
    void operator()(double t, const double* y, double* dydt) {
        ++asked;
        const std::size_t n = motion.coordinates;
        for (std::size_t i = 0; i < n; ++i) dydt[i] = y[n + i], dydt[n + i] = force(t, i);
        for (const auto& e : motion.entries) dydt[n + e.row] -= e.stiffness * y[e.column] + e.damping * y[n + e.column];
        for (int k = 0; k < followers; ++k) dydt[2 * n + static_cast<std::size_t>(k)] = y[n] * y[n];
    }
    const LinearMotion* linear_motion() { return &motion; }
    bool accelerations(std::span<const double> times, double* out) {
        for (std::size_t i = 0; i < motion.coordinates; ++i)
            for (std::size_t j = 0; j < times.size(); ++j) out[i * times.size() + j] = force(times[j], i);
        return known;
    }
};

flow::Tolerances tolerances(int n, double size) {
    flow::Tolerances t;
    t.relative = size;
    t.absolute.assign(static_cast<std::size_t>(n), size);
    return t;
}

} // namespace

class TestLinearSeries : public QObject {
    Q_OBJECT

private slots:
    void aDrivenOscillatorKeepsItsClosedForm_data() {
        QTest::addColumn<double>("damping");
        QTest::addColumn<double>("frequency");
        QTest::addColumn<double>("length");
        QTest::newRow("undamped") << 0.0 << 3.0 << 0.7;
        QTest::newRow("damped") << 0.8 << 3.0 << 0.7;
        QTest::newRow("without substitution") << 0.0 << 3.0 << 1.0; // 9 of 10
        QTest::newRow("just beyond") << 0.0 << 3.0 << 1.06;
        QTest::newRow("at its limit") << 0.0 << 3.0 << 2.0;
        QTest::newRow("slow") << 0.0 << 0.1 << 1.0;
        QTest::newRow("an instant") << 0.1 << 3.0 << 1e-7;
    }
    void aDrivenOscillatorKeepsItsClosedForm() {
        QFETCH(double, damping);
        QFETCH(double, frequency);
        QFETCH(double, length);
        const Driven motion{damping, frequency, 5.0, 2.2};
        const LinearMotion::Entry entry{0, 0, frequency * frequency, 2 * damping};
        const LinearMotion linear{1, {&entry, 1}, false, entry.stiffness, entry.damping};
        const double t0 = 1.3, start[] = {0.4, -1.1};
        LinearSeries series(2);
        std::array<double, LinearSeries::nodes> instants;
        LinearSeries::instants(t0, t0 + length, instants);
        QCOMPARE(instants.front(), t0);
        QCOMPARE(instants.back(), t0 + length);
        for (std::size_t j = 0; j < instants.size(); ++j) series.accelerations()[j] = 5.0 * std::cos(2.2 * instants[j]);
        std::array<double, LinearSeries::nodes - 1> between;
        LinearSeries::instants_between(t0, t0 + length, between);
        for (std::size_t j = 0; j < between.size(); ++j) {
            QVERIFY(between[j] > instants[j] && between[j] < instants[j + 1]);
            series.accelerations_between()[j] = 5.0 * std::cos(2.2 * between[j]);
        }
        double end[2];
        QVERIFY(series.solve(linear, length, start, end));
        flow::DenseStep dense(2);
        dense.begin(t0, t0 + length, flow::DenseStep::high);
        series.write(start, end, dense);
        const double allowed = length > 1.0 ? 3e-9 : 2e-14; // of what the coefficients leave out
        for (int k = 0; k <= 40; ++k) {
            const double theta = k / 40.0;
            const auto exact = motion.at(t0, start[0], start[1], t0 + theta * length);
            for (int i = 0; i < 2; ++i) QVERIFY2(std::abs(dense.value(i, theta) - exact[static_cast<std::size_t>(i)]) <= allowed * (1.0 + frequency), qPrintable(QString("%1 at %2: %3").arg(i).arg(theta).arg(dense.value(i, theta) - exact[static_cast<std::size_t>(i)])));
        }
        QCOMPARE(dense.value(0, 0.0), start[0]);
        QVERIFY(std::abs(dense.value(1, 1.0) - end[1]) <= 1e-15 * (1.0 + std::abs(end[1])));
        for (std::size_t j = 0; j < instants.size(); ++j) {
            double state[2];
            series.state_at(j, start, state);
            QVERIFY(std::abs(state[0] - dense.value(0, dense.theta(instants[j]))) < 1e-14);
        }
    }

    // Two that know nothing of each other, and one that falls away
    void coordinatesByThemselvesKeepTheirClosedForms() {
        const LinearMotion::Entry entries[] = {{0, 0, 9.0, 0.0}, {2, 2, -4.0, 0.0}};
        const LinearMotion linear{3, entries, true, 9.0, 0.0};
        LinearSeries series(6);
        for (std::size_t j = 0; j < LinearSeries::nodes; ++j) series.accelerations()[j] = 0.0, series.accelerations()[LinearSeries::nodes + j] = -2.0, series.accelerations()[2 * LinearSeries::nodes + j] = 0.0;
        const double start[] = {1.0, 0.5, 0.2, 0.0, 3.0, 0.4};
        double end[6];
        QVERIFY(series.solve(linear, 0.9, start, end));
        const double exact[] = {std::cos(2.7), 0.5 + 2.7 - 0.81, 0.2 * std::exp(1.8), -3.0 * std::sin(2.7), 3.0 - 1.8, 0.4 * std::exp(1.8)};
        for (int i = 0; i < 6; ++i) QVERIFY2(std::abs(end[i] - exact[i]) < 3e-14, qPrintable(QString("%1: %2").arg(i).arg(end[i] - exact[i])));
    }

    // Two masses between walls, in their two modes
    void coupledCoordinatesKeepTheirModes() {
        const LinearMotion::Entry entries[] = {{0, 0, 5.0, 0.0}, {1, 0, -1.0, 0.0}, {0, 1, -1.0, 0.0}, {1, 1, 5.0, 0.0}}; // modes of 4 and 6
        Side side{{2, entries, false, 6.0, 0.0}, [](double t, std::size_t i) { return i == 0 ? std::sin(t) : -std::sin(t); }};
        flow::Dop853 method(4, tolerances(4, 1e-12));
        const double start[] = {1.0, 0.0, 0.0, 0.0};
        QVERIFY(method.start(side, 0.0, start).has_value());
        while (method.time() < 10.0) QVERIFY(method.step(side, 10.0).has_value());
        // (x + y)'' = -4 (x + y); (x - y)'' = -6 (x - y) + 2 sin t
        const double sum = std::cos(2.0 * 10.0), r = std::sqrt(6.0);
        const double difference = std::cos(r * 10.0) - 0.4 / r * std::sin(r * 10.0) + 0.4 * std::sin(10.0);
        QVERIFY2(std::abs(method.state()[0] - 0.5 * (sum + difference)) < 1e-11, qPrintable(QString::number(method.state()[0] - 0.5 * (sum + difference))));
        QVERIFY2(std::abs(method.state()[1] - 0.5 * (sum - difference)) < 1e-11, qPrintable(QString::number(method.state()[1] - 0.5 * (sum - difference))));
    }

    void stepsAreLongerAndNoLessExact() {
        const Driven motion{0.05, 3.0, 5.0, 2.2};
        const LinearMotion::Entry entry{0, 0, 9.0, 0.1};
        Side linear{{1, {&entry, 1}, false, 9.0, 0.1}, [](double t, std::size_t) { return 5.0 * std::cos(2.2 * t); }};
        const auto plain = [&](double t, const double* y, double* dydt) { linear(t, y, dydt); };
        const double start[] = {0.4, -1.1};
        double missed[2];
        std::int64_t steps[2];
        for (const bool series : {false, true}) {
            flow::Dop853 method(2, tolerances(2, 1e-10));
            QVERIFY((series ? method.start(linear, 0.0, start) : method.start(plain, 0.0, start)).has_value());
            while (method.time() < 20.0) QVERIFY((series ? method.step(linear, 20.0) : method.step(plain, 20.0)).has_value());
            missed[series] = std::abs(method.state()[0] - motion.at(0.0, 0.4, -1.1, 20.0)[0]);
            steps[series] = method.counts().steps;
        }
        qInfo("steps %ld and %ld, errors %.1e and %.1e", static_cast<long>(steps[0]), static_cast<long>(steps[1]), missed[0], missed[1]);
        QVERIFY(3 * steps[1] < steps[0] && missed[1] <= missed[0]);
    }

    // A bell of 10 at 3.3 s, seen between the instants of long steps
    void shortPulsesAreNotPassedOver_data() {
        QTest::addColumn<double>("width");
        for (const double width : {0.3, 0.1, 0.05, 0.03}) QTest::newRow(qPrintable(QString::number(width))) << width;
    }
    void shortPulsesAreNotPassedOver() {
        QFETCH(double, width);
        const LinearMotion::Entry entry{0, 0, 4.0, 0.0};
        const auto bell = [width](double t) { return 10.0 * std::exp(-std::pow((t - 3.3) / width, 2)); };
        Side side{{1, {&entry, 1}, false, 4.0, 0.0}, [&](double t, std::size_t) { return bell(t); }};
        flow::Dop853 method(2, tolerances(2, 1e-10));
        const double start[] = {0.5, 0.0};
        QVERIFY(method.start(side, 0.0, start).has_value());
        while (method.time() < 10.0) QVERIFY(method.step(side, 10.0).has_value());
        // far from its ends the bell's Fourier integral is known
        const double exact = 0.5 * std::cos(20.0) + 10.0 * width * std::sqrt(std::acos(-1.0)) * std::exp(-width * width) * 0.5 * std::sin(2.0 * 6.7);
        QVERIFY2(std::abs(method.state()[0] - exact) < 1e-9, qPrintable(QString::number(method.state()[0] - exact)));
    }

    void whatFollowsIsIntegratedAlong() { // v^2 of a free oscillator of amplitude 1 and frequency 2
        const LinearMotion::Entry entry{0, 0, 4.0, 0.0};
        Side side{{1, {&entry, 1}, true, 4.0, 0.0}, [](double, std::size_t) { return 0.0; }};
        side.followers = 1;
        flow::Tolerances allowed = tolerances(3, 1e-10);
        allowed.absolute[2] = 1e280;
        flow::Dop853 method(3, allowed);
        const double start[] = {1.0, 0.0, 7.0};
        QVERIFY(method.start(side, 0.0, start).has_value());
        while (method.time() < 3.0) QVERIFY(method.step(side, 3.0).has_value());
        const double exact = 7.0 + 4.0 * (1.5 - std::sin(12.0) / 8.0);
        QVERIFY2(std::abs(method.state()[2] - exact) < 1e-9, qPrintable(QString::number(method.state()[2] - exact)));
        QVERIFY(std::abs(method.dense(side).value(2, 1.0) - method.state()[2]) < 1e-14);
    }

    void aStepCanBeMadeAgainToAnEarlierEnd() {
        const Driven motion{0.0, 3.0, 5.0, 2.2};
        const LinearMotion::Entry entry{0, 0, 9.0, 0.0};
        Side side{{1, {&entry, 1}, false, 9.0, 0.0}, [](double t, std::size_t) { return 5.0 * std::cos(2.2 * t); }};
        flow::Dop853 method(2, tolerances(2, 1e-12));
        const double start[] = {0.4, -1.1};
        QVERIFY(method.start(side, 0.0, start).has_value());
        for (int k = 0; k < 3; ++k) QVERIFY(method.step(side, 5.0).has_value());
        const double middle = 0.5 * (method.start_time() + method.time());
        QVERIFY(method.redo(side, middle).has_value());
        QCOMPARE(method.time(), middle);
        QCOMPARE(method.dense(side).end(), middle);
        QVERIFY(std::abs(method.state()[1] - motion.at(0.0, 0.4, -1.1, middle)[1]) < 1e-11);
    }

    void fastMotionsAreLeftToTheMethodSoThatStiffnessIsSeen() {
        const LinearMotion::Entry entry{0, 0, 1e6, 2e6}; // a damper that rules
        Side side{{1, {&entry, 1}, false, 1e6, 2e6}, [](double t, std::size_t) { return 1e6 * std::sin(t); }};
        flow::Dop853 method(2, tolerances(2, 1e-8));
        const double start[] = {0.0, 0.0};
        QVERIFY(method.start(side, 0.0, start).has_value());
        for (int k = 0; k < 400 && !method.stiff(); ++k) QVERIFY(method.step(side, 1.0).has_value());
        QVERIFY(method.stiff());
    }

    void whereForcesAreNotKnownTheStagesAskForThem() {
        const LinearMotion::Entry entry{0, 0, 9.0, 0.0};
        Side side{{1, {&entry, 1}, false, 9.0, 0.0}, [](double t, std::size_t) { return t < 0.5 ? 1.0 : std::nan(""); }, false};
        flow::Dop853 method(2, tolerances(2, 1e-10));
        const double start[] = {0.0, 0.0};
        QVERIFY(method.start(side, 0.0, start).has_value());
        QVERIFY(method.step(side, 0.4).has_value());
        QVERIFY(method.counts().evaluations >= 12);
        side.known = true;
        Result<void, flow::Failure> done;
        for (int k = 0; k < 300 && done; ++k) done = method.step(side, 1.0);
        QVERIFY(!done);
        QVERIFY(done.error().cause == flow::Cause::not_finite);
        QVERIFY(method.time() <= 0.5);
    }

    void motionsOfMoreCoordinatesThanFitAreLeftToTheMethod() {
        constexpr std::size_t n = LinearSeries::most_coordinates + 1;
        std::vector<LinearMotion::Entry> entries;
        for (std::uint32_t i = 0; i < n; ++i) entries.push_back({i, i, 4.0, 0.0});
        QVERIFY(!LinearSeries::fits({n, entries, true, 4.0, 0.0}, 2 * n));
        Side side{{n, entries, true, 4.0, 0.0}, [](double, std::size_t) { return 0.0; }};
        flow::Dop853 method(2 * n, tolerances(2 * n, 1e-10));
        std::vector<double> start(2 * n, 0.0);
        std::fill_n(start.begin(), n, 1.0);
        QVERIFY(method.start(side, 0.0, start).has_value());
        while (method.time() < 2.0) QVERIFY(method.step(side, 2.0).has_value());
        for (std::size_t i = 0; i < n; ++i) QVERIFY(std::abs(method.state()[i] - std::cos(4.0)) < 1e-9);
    }

    void noStepAsksTheHeap() {
        const LinearMotion::Entry entry{0, 0, 9.0, 0.1};
        Side side{{1, {&entry, 1}, false, 9.0, 0.1}, [](double t, std::size_t) { return std::cos(t); }};
        flow::Dop853 method(2, tolerances(2, 1e-10));
        const double start[] = {1.0, 0.0};
        const long before = testing::allocations;
        bool good = method.start(side, 0.0, start).has_value();
        double sum = 0;
        for (int i = 0; i < 100; ++i) good = good && method.step(side, 1e9), sum += method.dense(side).value(0, 0.5);
        QCOMPARE(testing::allocations - before, 0L);
        QVERIFY(good && std::isfinite(sum));
    }
};

QTEST_APPLESS_MAIN(TestLinearSeries)
#include "test_linear_series.moc"
