// SPDX-License-Identifier: GPL-3.0-or-later
// The implicit method for stiff motion, held against closed forms and the reference solutions of published stiff problems.
#include "core/flow/radau5.h"
#include "tests/core/flow/frozen_pieces.h"
#include "tests/counted_allocations.h"

#include <QtTest>

#include <cmath>

using namespace saltus;
using flow::Cause;
using flow::Radau5;
using flow::Tolerances;
using testing::Vector;

namespace {

Tolerances tolerances(int n, double rtol, double atol) {
    return {rtol, Vector(static_cast<std::size_t>(n), atol)};
}

bool drive(flow::SmoothFlow& motion, double to) {
    while (motion.time() < to)
        if (!motion.step(to)) return false;
    return motion.time() == to;
}

// a pendulum with a rotating force: smooth, not stiff
void pendulum(double t, const double* y, double* d) {
    d[0] = y[1];
    d[1] = -std::sin(y[0]) - 0.1 * y[1] + 0.2 * std::cos(t);
}
void pendulum_jacobian(double, const double* y, double* j) {
    j[0] = 0, j[1] = 1, j[2] = -std::cos(y[0]), j[3] = -0.1;
}

double slope(const Vector& x, const Vector& y) {
    return std::log(y.back() / y.front()) / std::log(x.back() / x.front());
}

} // namespace

class TestRadau5 : public QObject {
    Q_OBJECT

private slots:
    void aPolynomialOfDegreeFiveIsExact() {
        auto f = [](double t, const double*, double* d) { d[0] = 5 * t * t * t * t - 3 * t * t + 1; };
        auto j = [](double, const double*, double* m) { m[0] = 0; };
        Tolerances loose = tolerances(1, 0, 1e3);
        loose.max_step = 0.7;
        Radau5 motion(1, loose, j);
        const double start[] = {0};
        QVERIFY(motion.start(f, 0, start));
        QVERIFY(drive(motion, 2.1));
        QVERIFY(std::abs(motion.state()[0] - (std::pow(2.1, 5) - std::pow(2.1, 3) + 2.1)) < 1e-13);
    }

    // y' = z y: the Pade approximation of exp z with numerator of degree 2 and denominator of degree 3, so order 5 and L-stable.
    void theStabilityFunctionIsPades() {
        for (double z : {0.3, -0.5, -3.0, -40.0, -1e4, -1e9, 2.5}) {
            auto f = [z](double, const double* y, double* d) { d[0] = z * y[0]; };
            auto j = [z](double, const double*, double* m) { m[0] = z; };
            Radau5 motion(1, tolerances(1, 0, 1e12), j);
            const double start[] = {1};
            QVERIFY(motion.start(f, 0, start));
            Vector memory(motion.memory_size());
            motion.save(memory);
            memory[0] = 1.0; // a step of 1
            motion.restore(memory);
            QVERIFY(motion.step(1.0));
            const double pade = (1 + 2 * z / 5 + z * z / 20) / (1 - 3 * z / 5 + 3 * z * z / 20 - z * z * z / 60);
            QVERIFY2(std::abs(motion.state()[0] - pade) < 1e-13 * std::max(1.0, std::abs(pade)), qPrintable(QString("%1: %2 for %3").arg(z).arg(motion.state()[0]).arg(pade)));
        }
    }

    void thePolynomialInsideAStepIsOfOrderThree() {
        auto f = [](double, const double* y, double* d) { d[0] = y[1], d[1] = -y[0]; };
        auto j = [](double, const double*, double* m) { m[0] = 0, m[1] = 1, m[2] = -1, m[3] = 0; };
        Vector h, end, inside;
        for (double length : {0.4, 0.2, 0.1}) {
            Tolerances t = tolerances(2, 0, 1e12);
            t.max_step = length;
            Radau5 motion(2, t, j);
            const double start[] = {1, 0};
            QVERIFY(motion.start(f, 0, start));
            Vector memory(motion.memory_size());
            motion.save(memory);
            memory[0] = length;
            motion.restore(memory);
            QVERIFY(motion.step(8 * length));
            double worst = 0;
            for (double theta = 0; theta <= 1; theta += 0.125) worst = std::max(worst, std::abs(motion.dense().value(0, theta) - std::cos(motion.dense().time(theta))));
            h.push_back(motion.time());
            inside.push_back(worst);
            end.push_back(std::abs(motion.state()[0] - std::cos(motion.time())));
        }
        QVERIFY2(slope(h, inside) > 3.7, qPrintable(QString::number(slope(h, inside))));
        QVERIFY2(slope(h, end) > 5.5, qPrintable(QString::number(slope(h, end)))); // of one step
    }

    // Van der Pol's equation, epsilon 1e-6: F. Mazzia, C. Magherini, Test Set for Initial Value Problem Solvers, Bari 2008.
    void vanDerPolsEquation() {
        constexpr double epsilon = 1e-6;
        auto f = [](double, const double* y, double* d) { d[0] = y[1], d[1] = ((1 - y[0] * y[0]) * y[1] - y[0]) / epsilon; };
        auto j = [](double, const double* y, double* m) { m[0] = 0, m[1] = 1, m[2] = (-2 * y[0] * y[1] - 1) / epsilon, m[3] = (1 - y[0] * y[0]) / epsilon; };
        double last = 1;
        for (double tolerance : {1e-5, 1e-7, 1e-9, 1e-11}) {
            Radau5 motion(2, tolerances(2, tolerance, tolerance), j);
            const double start[] = {2, 0};
            QVERIFY(motion.start(f, 0, start));
            QVERIFY(drive(motion, 2.0));
            const double error = std::max(std::abs(motion.state()[0] - 1.706167732170483), std::abs(motion.state()[1] + 0.8928097010247975));
            qInfo("%g: %lld steps, %lld rejected, %lld evaluations, error %.2g", tolerance, static_cast<long long>(motion.counts().steps),
                  static_cast<long long>(motion.counts().rejected), static_cast<long long>(motion.counts().evaluations), error);
            QVERIFY2(error < 30 * tolerance && error < last, qPrintable(QString::number(error)));
            QVERIFY(motion.counts().steps < 4000);
            last = error;
        }
    }

    void aFastDecayCostsNoSteps() {
        auto f = [](double t, const double* y, double* d) { d[0] = -1e8 * (y[0] - std::cos(t)); };
        auto j = [](double, const double*, double* m) { m[0] = -1e8; };
        Radau5 motion(1, tolerances(1, 1e-8, 1e-8), j);
        const double start[] = {2};
        QVERIFY(motion.start(f, 0, start));
        QVERIFY(drive(motion, 10));
        QVERIFY2(motion.counts().steps < 400, qPrintable(QString::number(motion.counts().steps)));
        QVERIFY(std::abs(motion.state()[0] - (std::cos(10) - 1e-8 * -std::sin(10) * -1)) < 1e-7);
        QVERIFY(!motion.stiff());
    }

    void anImpactOscillatorOnAStiffMount() {
        // x'' = -9.81 sin x at a wall, beside a mode of rate 1e6: case of the explicit tests, to the same digits
        auto f = [](double, const double* y, double* d) { d[0] = y[1], d[1] = -9.81 * std::sin(y[0]), d[2] = -1e6 * (y[2] - y[0]); };
        auto j = [](double, const double* y, double* m) {
            std::fill(m, m + 9, 0.0);
            m[1] = 1, m[3] = -9.81 * std::cos(y[0]), m[6] = 1e6, m[8] = -1e6;
        };
        Radau5 motion(3, tolerances(3, 1e-11, 1e-11), j);
        std::vector<testing::AffineGuard> guards{{{1.0}}};
        const auto seen = testing::run_pieces(motion, f, {1, 0, 1}, 0, 10, 5, guards, [](const testing::EventSeen&, Vector& y, std::vector<testing::AffineGuard>& rows) {
            y[0] = 0, y[1] *= -0.7, rows[0].departing = 1;
            return true;
        });
        const double times[] = {0.53478440013967221, 1.5680020344932016, 2.5853206763106078, 3.5952400156559682, 4.6016209811636241};
        QCOMPARE(seen.size(), std::size_t(6));
        for (std::size_t i = 0; i < 5; ++i) QVERIFY2(std::abs(seen[i].t - times[i]) < 1e-9, qPrintable(QString::number(seen[i].t - times[i])));
    }

    void failuresAreNamed() {
        auto f = [](double t, const double*, double* d) { d[0] = 1, d[1] = std::sqrt(1 - t); };
        auto j = [](double, const double*, double* m) { std::fill(m, m + 4, 0.0); };
        Radau5 motion(2, tolerances(2, 1e-8, 1e-8), j);
        const double start[] = {0, 0};
        QVERIFY(motion.start(f, 0, start));
        Result<void, flow::Failure> good;
        while ((good = motion.step(2.0))) QVERIFY(motion.time() < 1.0 + 1e-9);
        QVERIFY(good.error().cause == Cause::not_finite && good.error().component == 1);
        QVERIFY(std::abs(good.error().t - 1) < 1e-6 && motion.time() == good.error().t);
        QVERIFY(!motion.start(f, 3, start));
    }

    void theSameBitsAfterAStopAndNothingOfTheHeap() {
        auto f = pendulum;
        auto j = pendulum_jacobian;
        Radau5 one(2, tolerances(2, 1e-8, 1e-8), j), two(2, tolerances(2, 1e-8, 1e-8), j);
        const double start[] = {0.5, 0};
        QVERIFY(one.start(f, 0, start));
        for (int i = 0; i < 20; ++i) QVERIFY(one.step(1e9));
        Vector memory(one.memory_size());
        const long before = testing::allocations;
        one.save(memory);
        bool good = two.start(f, one.time(), one.state()).has_value();
        two.restore(memory);
        for (int i = 0; i < 40 && good; ++i) good = one.step(1e9) && two.step(1e9);
        good = good && one.redo(0.5 * (one.start_time() + one.time())) && two.redo(0.5 * (two.start_time() + two.time()));
        QCOMPARE(testing::allocations - before, 0L);
        QVERIFY(good);
        QVERIFY(one.time() == two.time() && one.state()[0] == two.state()[0] && one.state()[1] == two.state()[1]);
    }

    void aStepEndsExactlyWhereItIsTold() {
        auto f = pendulum;
        auto j = pendulum_jacobian;
        Radau5 motion(2, tolerances(2, 1e-8, 1e-8), j);
        const double start[] = {0.5, 0};
        QVERIFY(motion.start(f, 0, start));
        for (double to : {0.1, 0.1 + 1e-12, 3.3, 33.3}) QVERIFY(drive(motion, to));
        flow::ExplicitFlow exact(2, tolerances(2, 1e-13, 1e-13));
        QVERIFY(exact.start(f, 0, start));
        QVERIFY(drive(exact, 33.3));
        QVERIFY2(std::abs(motion.state()[0] - exact.state()[0]) < 1e-5, qPrintable(QString::number(motion.state()[0] - exact.state()[0])));
    }
};

QTEST_APPLESS_MAIN(TestRadau5)
#include "test_radau5.moc"
