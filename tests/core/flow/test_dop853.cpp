// SPDX-License-Identifier: GPL-3.0-or-later
// The explicit method of order 8, held against the order conditions, closed forms and known orbits.
#include "core/flow/smooth_flow.h"
#include "tests/core/flow/tableau_of.h"
#include "tests/counted_allocations.h"

#include <QtTest>
#include <array>

#include <cmath>
#include <cstring>
#include <numbers>

using namespace saltus;
using flow::Cause;
using flow::Dop853;
using flow::Tolerances;

namespace {

using Vector = std::vector<double>;

Tolerances tolerances(int n, double rtol, double atol) {
    return {rtol, Vector(static_cast<std::size_t>(n), atol)};
}

// Steps of one length h, whatever the error.
Tolerances fixed_step(int n, double h) {
    Tolerances t = tolerances(n, 0.0, 1e300);
    t.max_step = h;
    return t;
}

template <class F>
void drive(Dop853& method, F&& f, double to) {
    while (method.time() < to) {
        const auto good = method.step(f, to);
        QVERIFY2(good.has_value(), qPrintable(QString("failed at %1").arg(method.time())));
    }
}

// Two bodies, eccentricity 0.3, period 2 pi, from the perihelion.
constexpr double eccentricity = 0.3;
void kepler(double, const double* y, double* f) {
    const double r = std::hypot(y[0], y[1]), r3 = r * r * r;
    f[0] = y[2];
    f[1] = y[3];
    f[2] = -y[0] / r3;
    f[3] = -y[1] / r3;
}
Vector kepler_start() {
    return {1 - eccentricity, 0, 0, std::sqrt((1 + eccentricity) / (1 - eccentricity))};
}
// from Kepler's equation
Vector kepler_position(double t) {
    double E = t;
    for (int i = 0; i < 60; ++i) E -= (E - eccentricity * std::sin(E) - t) / (1 - eccentricity * std::cos(E));
    return {std::cos(E) - eccentricity, std::sqrt(1 - eccentricity * eccentricity) * std::sin(E)};
}

double slope(const Vector& x, const Vector& y) {
    double mx = 0, my = 0, sxy = 0, sxx = 0;
    for (std::size_t i = 0; i < x.size(); ++i) mx += std::log(x[i]), my += std::log(y[i]);
    mx /= static_cast<double>(x.size()), my /= static_cast<double>(x.size());
    for (std::size_t i = 0; i < x.size(); ++i) {
        sxy += (std::log(x[i]) - mx) * (std::log(y[i]) - my);
        sxx += (std::log(x[i]) - mx) * (std::log(x[i]) - mx);
    }
    return sxy / sxx;
}

bool near(double a, double b, double part) { return std::abs(a - b) <= part * std::abs(b); }

struct Tableau {
    testing::Matrix A; // 16 stages; row 12 is b
    Vector c;
    std::vector<Vector> dense; // weights at theta = k/8
};

// One step of length 1 with each stage's slope alone set to 1.
Tableau tableau_as_run() {
    Tableau t{testing::Matrix(16, Vector(16)), Vector(16), std::vector<Vector>(9, Vector(16))};
    for (std::size_t on = 0; on < 16; ++on) {
        Dop853 method(1, fixed_step(1, 1.0));
        // the order of evaluations: the start and one to find the first step, then the stages 1 ... 15
        std::size_t call = 0;
        const auto f = [&](double time, const double* y, double* dydt) {
            const std::size_t stage = call == 0 ? 0 : call - 1;
            if (call != 1) {
                t.A[stage][on] = y[0];
                t.c[stage] = time;
            }
            dydt[0] = stage == on && call != 1 ? 1.0 : 0.0;
            ++call;
        };
        const double zero[] = {0.0};
        if (!method.start(f, 0.0, zero)) return {};
        flow::FlowMemory memory = method.memory();
        memory.step = 1.0;
        method.set_memory(memory);
        if (!method.step(f, 1.0)) return {};
        const flow::DenseStep& dense = method.dense(f);
        for (std::size_t k = 0; k < 9; ++k) t.dense[k][on] = dense.value(0, static_cast<double>(k) / 8.0);
    }
    return t;
}

} // namespace

class TestDop853 : public QObject {
    Q_OBJECT

private slots:
    void rowSumsAreTheNodes() {
        const Tableau t = tableau_as_run();
        QCOMPARE(t.A.size(), std::size_t(16));
        for (std::size_t i = 0; i < 16; ++i) {
            double sum = 0, size = 0;
            for (double a : t.A[i]) sum += a, size += std::abs(a);
            QVERIFY2(std::abs(sum - t.c[i]) <= 2e-16 * (1 + size), qPrintable(QString("stage %1: %2").arg(i).arg(sum - t.c[i])));
        }
    }

    void all200OrderConditionsHoldForTheNewState() {
        const Tableau t = tableau_as_run();
        const auto trees = testing::rooted_trees(8);
        QCOMPARE(trees.size(), std::size_t(200));
        const Vector phi = testing::elementary_weights(trees, t.A, t.A[12]);
        for (std::size_t i = 0; i < trees.size(); ++i)
            QVERIFY2(std::abs(phi[i] - 1 / trees[i].density) < 1e-13, qPrintable(QString("tree %1 of order %2: %3").arg(i).arg(trees[i].order).arg(phi[i] * trees[i].density - 1)));
        // and it is not of order 9: the quadrature of c^8 fails
        double ninth = 0;
        for (std::size_t i = 0; i < 16; ++i) ninth += t.A[12][i] * std::pow(t.c[i], 8);
        QVERIFY(std::abs(ninth - 1.0 / 9) > 1e-6);
    }

    void theContinuousExtensionIsOfOrderSevenEverywhere() {
        const Tableau t = tableau_as_run();
        const auto trees = testing::rooted_trees(7);
        QCOMPARE(trees.size(), std::size_t(85));
        for (std::size_t k = 0; k <= 8; ++k) {
            const double theta = static_cast<double>(k) / 8.0;
            const Vector phi = testing::elementary_weights(trees, t.A, t.dense[k]);
            for (std::size_t i = 0; i < trees.size(); ++i)
                QVERIFY2(std::abs(phi[i] - std::pow(theta, trees[i].order) / trees[i].density) < 2e-12,
                         qPrintable(QString("theta %1, tree %2: %3").arg(theta).arg(i).arg(phi[i])));
        }
    }

    void errorsFallWithTheEighthPowerOfTheStep() {
        Vector h, error, between;
        for (int steps : {40, 50, 60, 75, 90}) {
            const double length = 2 * std::numbers::pi / steps;
            Dop853 method(4, fixed_step(4, length));
            QVERIFY(method.start(kepler, 0.0, kepler_start()));
            flow::FlowMemory memory = method.memory();
            memory.step = length;
            method.set_memory(memory);
            double end = 0, inside = 0;
            for (int i = 0; i < steps; ++i) {
                QVERIFY(method.step(kepler, length * (i + 1)));
                const auto& dense = method.dense(kepler);
                for (double theta : {0.0, 0.13, 0.37, 0.5, 0.71, 0.93, 1.0}) {
                    const Vector exact = kepler_position(dense.time(theta));
                    const double e = std::hypot(dense.value(0, theta) - exact[0], dense.value(1, theta) - exact[1]);
                    (theta == 1.0 ? end : inside) = std::max(theta == 1.0 ? end : inside, e);
                }
            }
            h.push_back(length);
            error.push_back(end);
            between.push_back(inside);
        }
        const double at_steps = slope(h, error), inside = slope(h, between);
        QVERIFY2(at_steps > 7.5 && at_steps < 9.0, qPrintable(QString::number(at_steps)));
        QVERIFY2(inside > 6.5 && inside < 9.0, qPrintable(QString::number(inside)));
    }

    void theErrorFollowsTheTolerance() {
        Vector tolerance, error;
        for (double rtol = 1e-5; rtol > 0.5e-12; rtol *= 0.1) {
            Dop853 method(4, tolerances(4, rtol, rtol));
            QVERIFY(method.start(kepler, 0.0, kepler_start()));
            drive(method, kepler, 20.0);
            const Vector exact = kepler_position(20.0);
            tolerance.push_back(rtol);
            error.push_back(std::hypot(method.state()[0] - exact[0], method.state()[1] - exact[1]));
            QVERIFY2(error.back() < 200 * rtol, qPrintable(QString("%1: %2").arg(rtol).arg(error.back())));
            QVERIFY(method.counts().rejected * 3 < method.counts().steps + 6);
        }
        const double s = slope(tolerance, error);
        QVERIFY2(s > 0.7 && s < 1.4, qPrintable(QString::number(s)));
    }

    // R. F. Arenstorf's orbit in the restricted problem of three bodies; start and period as printed in Hairer, Norsett, Wanner I, II.0.
    void arenstorfsOrbitCloses() {
        constexpr double mu = 0.012277471, period = 17.0652165601579625588917206249;
        const auto f = [](double, const double* y, double* d) {
            const double a = y[0] + mu, b = y[0] - (1 - mu), r1 = std::pow(a * a + y[1] * y[1], 1.5), r2 = std::pow(b * b + y[1] * y[1], 1.5);
            d[0] = y[2];
            d[1] = y[3];
            d[2] = y[0] + 2 * y[3] - (1 - mu) * a / r1 - mu * b / r2;
            d[3] = y[1] - 2 * y[2] - (1 - mu) * y[1] / r1 - mu * y[1] / r2;
        };
        const Vector start = {0.994, 0, 0, -2.00158510637908252240537862224};
        Dop853 method(4, tolerances(4, 1e-13, 1e-13));
        QVERIFY(method.start(f, 0.0, start));
        drive(method, f, period);
        for (std::size_t i = 0; i < 2; ++i) QVERIFY2(std::abs(method.state()[i] - start[i]) < 1e-7, qPrintable(QString::number(method.state()[i] - start[i])));
    }

    void everyComponentKeepsItsOwnTolerance() {
        // two oscillators that know nothing of each other; the second may be wrong by 1e-3
        const auto f = [](double, const double* y, double* d) {
            d[0] = y[1], d[1] = -y[0];
            d[2] = 7 * y[3], d[3] = -7 * y[2];
        };
        Tolerances both = tolerances(4, 0.0, 1e-10), loose = both;
        loose.absolute[2] = loose.absolute[3] = 1e-3;
        Dop853 strict(4, both), lax(4, loose);
        const double start[] = {1, 0, 1, 0};
        QVERIFY(strict.start(f, 0.0, start));
        QVERIFY(lax.start(f, 0.0, start));
        drive(strict, f, 10.0);
        drive(lax, f, 10.0);
        QVERIFY(lax.counts().steps * 2 < strict.counts().steps);
        QVERIFY(std::abs(lax.state()[0] - std::cos(10.0)) < 1e-8);
        QVERIFY(std::abs(strict.state()[2] - std::cos(70.0)) < 1e-8);
        QVERIFY(std::abs(lax.state()[2] - std::cos(70.0)) < 0.1);
    }

    void aStepEndsExactlyWhereItIsToldAndTheNextOneIsNotShort() {
        const auto f = [](double, const double* y, double* d) { d[0] = y[1], d[1] = -y[0]; };
        const double start[] = {1, 0};
        Dop853 method(2, tolerances(2, 1e-9, 1e-9));
        QVERIFY(method.start(f, 0.0, start));
        for (int i = 0; i < 10; ++i) QVERIFY(method.step(f, 100.0));
        const double usual = method.proposed_step(), stop = method.time() + 1e-9;
        QVERIFY(usual > 0.1);
        QVERIFY(method.step(f, stop));
        QVERIFY(method.time() == stop);
        QVERIFY(method.proposed_step() == usual);
        // the next number there is
        const double next = std::nextafter(stop, 1e9);
        QVERIFY(method.step(f, next));
        QVERIFY(method.time() == next);
        QVERIFY(method.proposed_step() == usual);
        drive(method, f, 33.3);
        QVERIFY(method.time() == 33.3);
        QVERIFY(std::abs(method.state()[0] - std::cos(33.3)) < 1e-7);
    }

    void anEventKeepsTheStepLength() {
        const auto f = [](double, const double* y, double* d) { d[0] = y[1], d[1] = -y[0]; };
        const double start[] = {1, 0};
        Dop853 method(2, tolerances(2, 1e-9, 1e-9));
        QVERIFY(method.start(f, 0.0, start));
        for (int i = 0; i < 10; ++i) QVERIFY(method.step(f, 100.0));
        const double usual = method.proposed_step();
        const Vector turned = {method.state()[0], -method.state()[1]};
        QVERIFY(method.restart(f, method.time(), turned));
        QVERIFY(method.proposed_step() == usual);
        const auto before = method.counts();
        QVERIFY(method.step(f, 100.0));
        QVERIFY(method.counts().rejected == before.rejected);
        QVERIFY(method.time() - method.start_time() == usual || std::abs(method.time() - method.start_time() - usual) < 1e-14);
    }

    void aStepIsDoneAgainToAnEventInFullOrder() {
        const auto f = [](double, const double* y, double* d) { d[0] = y[1], d[1] = -y[0]; };
        const double start[] = {1, 0};
        Dop853 method(2, tolerances(2, 1e-8, 1e-8));
        QVERIFY(method.start(f, 0.0, start));
        for (int i = 0; i < 4; ++i) QVERIFY(method.step(f, 100.0));
        const double usual = method.proposed_step(), begun = method.start_time(), ended = method.time();
        const double end = begun + 0.4 * (ended - begun);
        const double by_extension = method.dense(f).value(0, 0.4);
        QVERIFY(method.redo(f, end));
        QVERIFY(method.time() == end && method.start_time() == begun && method.proposed_step() == usual);
        QVERIFY(std::abs(method.state()[0] - by_extension) < 1e-8);
        QVERIFY(std::abs(method.state()[0] - std::cos(end)) <= std::abs(by_extension - std::cos(end)));
        QVERIFY(std::abs(method.dense(f).value(0, 1.0) - method.state()[0]) < 1e-15);
        QVERIFY(std::abs(method.derivative()[1] + method.state()[0]) == 0.0);
    }

    void noStepIsLongerThanAllowed() {
        const auto f = [](double t, const double*, double* d) { d[0] = std::cos(t); };
        Tolerances t = tolerances(1, 1e-6, 1e-6);
        t.max_step = 0.03125;
        Dop853 method(1, t);
        const double start[] = {0};
        QVERIFY(method.start(f, 0.0, start));
        while (method.time() < 1.01) {
            QVERIFY(method.step(f, 1.01));
            QVERIFY(method.time() - method.start_time() <= 0.03125 * (1 + 1e-13));
        }
    }

    void aPoleIsReportedWithItsTimeAndItsComponent() {
        const auto f = [](double, const double* y, double* d) { d[0] = 1, d[1] = y[1] * y[1]; };
        const double start[] = {0, 1};
        Dop853 method(2, tolerances(2, 1e-9, 1e-9));
        QVERIFY(method.start(f, 0.0, start));
        Result<void, flow::Failure> good;
        while ((good = method.step(f, 2.0))) QVERIFY(method.time() < 1.0 + 1e-8);
        QVERIFY(good.error().cause == Cause::step_too_small || good.error().cause == Cause::not_finite);
        QCOMPARE(good.error().component, 1);
        QVERIFY(std::abs(good.error().t - 1.0) < 1e-6);
        QVERIFY(method.time() == good.error().t && std::isfinite(method.state()[1]));
    }

    void aNaNIsReportedWithItsComponent() {
        const auto f = [](double t, const double*, double* d) { d[0] = 1, d[1] = 1, d[2] = std::sqrt(1 - t); };
        const double start[] = {0, 0, 0};
        Dop853 method(3, tolerances(3, 1e-9, 1e-9));
        QVERIFY(method.start(f, 0.0, start));
        Result<void, flow::Failure> good;
        while ((good = method.step(f, 2.0))) QVERIFY(method.time() <= 1.0);
        QVERIFY(good.error().cause == Cause::not_finite && good.error().component == 2);
        QVERIFY(std::abs(good.error().t - 1.0) < 1e-6);
        // and at the start
        good = method.start(f, 2.0, start);
        QVERIFY(!good && good.error().cause == Cause::not_finite && good.error().component == 2);
    }

    void stiffnessIsSeenAndNothingElseIs() {
        Dop853 method(1, tolerances(1, 1e-6, 1e-6));
        const auto stiff = [](double t, const double* y, double* d) { d[0] = -1e5 * (y[0] - std::cos(t)); };
        const double start[] = {1};
        QVERIFY(method.start(stiff, 0.0, start));
        while (method.time() < 0.05) QVERIFY(method.step(stiff, 0.05));
        QVERIFY(method.stiff());
        QVERIFY(method.stiffness() > 3 && method.stiffness() < 12);
        Dop853 orbit(4, tolerances(4, 1e-10, 1e-10));
        QVERIFY(orbit.start(kepler, 0.0, kepler_start()));
        while (orbit.time() < 50.0) {
            QVERIFY(orbit.step(kepler, 50.0));
            QVERIFY(!orbit.stiff());
        }
    }

    // Critically damped: what has died below the tolerance tells no error, and a step may be as long as it likes but for stability. Between its ends the
    // motion is near zero too.
    void aMotionThatHasDiedStaysSmall() {
        constexpr double w = 1e4, tolerance = 1e-10;
        Dop853 method(2, tolerances(2, tolerance, tolerance));
        const auto damped = [](double, const double* y, double* d) { d[0] = y[1], d[1] = -2 * w * y[1] - w * w * y[0]; };
        const double start[] = {1, 0};
        QVERIFY(method.start(damped, 0.0, start));
        double farthest = 0.0;
        while (method.time() < 0.05) {
            QVERIFY(method.step(damped, 0.05));
            const flow::DenseStep dense = method.dense(damped);
            for (int k = 0; method.start_time() > 0.004 && k <= 20; ++k) {
                double y[2];
                dense.values(0.05 * k, y);
                farthest = std::max(farthest, std::abs(y[1]));
            }
        }
        QVERIFY2(farthest < 100 * tolerance, qPrintable(QString::number(farthest)));
    }

    void aStepKnowsItsDerivativesAndItsOtherForms() {
        Dop853 method(4, tolerances(4, 1e-9, 1e-9));
        QVERIFY(method.start(kepler, 0.0, kepler_start()));
        for (int i = 0; i < 5; ++i) QVERIFY(method.step(kepler, 100.0));
        const flow::DenseStep dense = method.dense(kepler);
        for (int c = 0; c < 4; ++c) {
            const flow::Polynomial p = dense.bernstein(c);
            const auto m = dense.monomial(c);
            const flow::Polynomial q = flow::from_monomial(m);
            for (double theta = 0; theta <= 1.0; theta += 0.0625) {
                const double y = dense.value(c, theta);
                QVERIFY(std::abs(flow::value(p, theta) - y) < 1e-15);
                QVERIFY(std::abs(flow::value(q, theta) - y) < 1e-14);
                const double e = 1e-4, h = dense.length();
                QVERIFY(std::abs((dense.value(c, theta + e) - dense.value(c, theta - e)) / (2 * e * h) - dense.derivative(c, theta)) < 1e-7);
                QVERIFY(std::abs((dense.derivative(c, theta + e) - dense.derivative(c, theta - e)) / (2 * e * h) - dense.second_derivative(c, theta)) < 1e-6);
            }
            const auto i = static_cast<std::size_t>(c);
            QVERIFY(dense.value(c, 0.0) == method.start_state()[i]);
            QVERIFY(std::abs(dense.value(c, 1.0) - method.state()[i]) <= 2.3e-16 * std::max(1.0, std::abs(method.state()[i])));
            QVERIFY(std::abs(dense.derivative(c, 1.0) - method.derivative()[i]) < 1e-13);
        }
        const double weights[] = {2.0, 0.0, -3.0};
        const flow::Polynomial gap = dense.bernstein(weights, 0.25);
        for (double theta : {0.0, 0.3, 1.0})
            QVERIFY(std::abs(flow::value(gap, theta) - (2 * dense.value(0, theta) - 3 * dense.value(2, theta) + 0.25)) < 1e-14);
        const std::uint32_t components[] = {0, 1};
        const double few[] = {2.0, -3.0}, of_all[] = {0.0, 0.0, -2.0, 3.0};
        QVERIFY(dense.bernstein(components, few, 2, -1.0, 0.25).b == dense.bernstein(of_all, 0.25).b);
        Vector whole(4);
        dense.values(0.375, whole);
        for (int c = 0; c < 4; ++c) QVERIFY(whole[static_cast<std::size_t>(c)] == dense.value(c, 0.375));
    }

    void theSameBitsByReferenceInlinedAndAfterAStop() {
        auto f = kepler;
        flow::ExplicitFlow one(4, tolerances(4, 1e-10, 1e-10)), two(4, tolerances(4, 1e-10, 1e-10));
        Dop853 inlined(4, tolerances(4, 1e-10, 1e-10));
        QVERIFY(one.start(f, 0.0, kepler_start()));
        QVERIFY(inlined.start([](double t, const double* y, double* d) { kepler(t, y, d); }, 0.0, kepler_start()));
        for (int i = 0; i < 20; ++i) QVERIFY(one.step(30.0) && inlined.step([](double t, const double* y, double* d) { kepler(t, y, d); }, 30.0));
        QVERIFY(std::equal(one.state().begin(), one.state().end(), inlined.state().begin()));
        const Vector saved(one.state().begin(), one.state().end());
        QVERIFY(two.start(f, one.time(), saved));
        Vector memory(one.memory_size());
        one.save(memory);
        two.restore(memory);
        for (int i = 0; i < 20; ++i) QVERIFY(one.step(30.0) && two.step(30.0));
        QVERIFY(one.time() == two.time());
        QVERIFY(std::equal(one.state().begin(), one.state().end(), two.state().begin()));
    }

    // In every step, tried ones too, and its extension: the instants are told, in the order in which they are asked for, before any is.
    void theInstantsOfAStepAreToldBeforehand() {
        struct {
            Vector told;
            std::size_t next = 0;
            bool stepping = false, all = true;
            void foresee(std::span<const double> times) { told.assign(times.begin(), times.end()), next = 0; }
            void operator()(double t, const double* y, double* f) {
                f[0] = y[1] + 40.0 * std::tanh(20.0 * std::sin(9.0 * t)); // sharp: some steps are refused
                f[1] = -y[0];
                if (!stepping) return;
                while (next < told.size() && told[next] != t) ++next;
                all = all && (next < told.size() || (!told.empty() && told[10] == t)); // the end is asked for twice
            }
        } f;
        Dop853 method(2, tolerances(2, 1e-9, 1e-9));
        const double start[] = {1.0, 0.0};
        QVERIFY(method.start(flow::RightSide(f), 0.0, start));
        const auto through = flow::RightSide(f);
        f.stepping = true;
        for (int i = 0; i < 100; ++i) {
            QVERIFY(method.step(through, 1e9));
            QCOMPARE(f.told.size(), std::size_t{14});
            QCOMPARE(f.told[10], method.time());
            static_cast<void>(method.dense(through));
        }
        QVERIFY(f.all);
        QVERIFY(method.counts().rejected > 0);
    }

    // What falls from 3 m with 2 m/s, and the power of its weight (2 kg): in one step each, and as the stages have it.
    void aParabolaIsFollowedWithoutStages() {
        struct Fall {
            std::array<double, 3> change = {};
            void operator()(double, const double* y, double* f) const { f[0] = y[1], f[1] = -9.81, f[2] = -2.0 * 9.81 * y[1]; }
            std::span<const double> constant_curvature(const double* f) {
                change = {f[1], 0.0, -2.0 * 9.81 * f[1]};
                return change;
            }
        } fall;
        const auto by_stages = [](double, const double* y, double* f) { f[0] = y[1], f[1] = -9.81, f[2] = -2.0 * 9.81 * y[1]; };
        const double start[] = {3.0, 2.0, 0.0};
        Dop853 method(3, tolerances(3, 1e-9, 1e-9)), staged(3, tolerances(3, 1e-9, 1e-9));
        const auto through = flow::RightSide(fall);
        QVERIFY(method.start(through, 1.0, start));
        QVERIFY(staged.start(by_stages, 1.0, start));
        const double learnt = method.proposed_step();
        const auto height = [](double t) { return 3.0 + (t - 1.0) * (2.0 - 0.5 * 9.81 * (t - 1.0)); };
        QVERIFY(method.step(through, 11.0));
        QCOMPARE(method.time(), 11.0);
        QVERIFY(near(method.state()[0], height(11.0), 1e-15));
        QVERIFY(near(method.state()[2], -2.0 * 9.81 * (height(11.0) - 3.0), 1e-14));
        QCOMPARE(method.counts().steps, 1);
        const flow::DenseStep& dense = method.dense(through);
        QCOMPARE(dense.bernstein(0).degree, 2);
        QVERIFY(near(dense.value(0, 0.3), height(4.0), 1e-14));
        QVERIFY(near(dense.derivative(0, 0.3), 2.0 - 3.0 * 9.81, 1e-14));
        QVERIFY(method.redo(through, 4.0));
        QVERIFY(near(method.state()[0], height(4.0), 1e-15));
        while (staged.time() < 4.0) QVERIFY(staged.step(by_stages, 4.0));
        for (std::size_t i = 0; i < 3; ++i) QVERIFY(near(method.state()[i], staged.state()[i], 1e-13));
        QCOMPARE(method.proposed_step(), learnt); // it belongs to motions that are none

        flow::Tolerances short_ones = tolerances(3, 1e-9, 1e-9);
        short_ones.max_step = 0.25;
        Dop853 held(3, short_ones);
        QVERIFY(held.start(through, 1.0, start));
        QVERIFY(held.step(through, 11.0));
        QCOMPARE(held.time(), 1.25);
        Dop853 far(3, tolerances(3, 1e-9, 1e-9));
        const double gentle[] = {0.0, 1e300, 0.0};
        QVERIFY(far.start(through, 0.0, gentle));
        const auto gone = far.step(through, 1e10);
        QVERIFY(!gone);
        QVERIFY(gone.error().cause == flow::Cause::not_finite);
        QCOMPARE(gone.error().component, 0);
    }

    void noStepAsksTheHeap() {
        Dop853 method(5, tolerances(5, 1e-9, 1e-9));
        const auto f = [](double, const double* y, double* d) {
            for (int i = 0; i < 5; ++i) d[i] = -y[(i + 1) % 5] + y[(i + 4) % 5];
        };
        const double start[] = {1, 0, 0, 0.5, 0};
        flow::DenseStep kept(5);
        const long before = testing::allocations;
        bool good = method.start(f, 0.0, start).has_value();
        double sum = 0;
        for (int i = 0; i < 200; ++i) {
            good = good && method.step(f, 1e9);
            kept = method.dense(f);
            sum += flow::value(kept.bernstein(1), 0.5) + method.dense(f).value(2, 0.25);
            if (i % 20 == 19) good = good && method.restart(f, method.time(), method.state());
        }
        QCOMPARE(testing::allocations - before, 0L);
        QVERIFY(good && std::isfinite(sum));
    }
};

QTEST_APPLESS_MAIN(TestDop853)
#include "test_dop853.moc"
