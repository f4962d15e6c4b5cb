// SPDX-License-Identifier: GPL-3.0-or-later
// How fast errors shrink with the step: first order across impacts and switches, second order between them at
// theta = 1/2, first order there at other theta.
#include "tests/reference/elliptic.h"
#include "tests/reference/reference_run.h"

#include <QtTest>

#include <array>
#include <functional>

using namespace saltus;
using namespace saltus::testing;

namespace {

RunOptions with_step(double h) {
    RunOptions options;
    options.step = h;
    return options;
}

// Slope of log(error) over log(step), least squares.
double order(const std::vector<double>& steps, const std::vector<double>& errors) {
    double x = 0.0, y = 0.0, xx = 0.0, xy = 0.0;
    const double n = static_cast<double>(steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const double a = std::log(steps[i]), b = std::log(errors[i]);
        x += a;
        y += b;
        xx += a * a;
        xy += a * b;
    }
    return (n * xy - x * y) / (n * xx - x * x);
}

double tell(const char* what, const std::vector<double>& steps, const std::function<double(double)>& error) {
    std::vector<double> errors;
    QString text;
    for (const double h : steps) {
        errors.push_back(error(h));
        text += QStringLiteral("  %1: %2").arg(h, 0, 'g', 3).arg(errors.back(), 0, 'g', 3);
    }
    const double slope = order(steps, errors);
    qInfo("%s: order %.2f;%s", what, slope, qPrintable(text));
    return slope;
}

// Height of a ball that falls from 1 m, e = 0.9.
double ball_height(double t) {
    const double g = 9.81;
    double begin = 0.0, speed = 0.0, height = 1.0, end = std::sqrt(2.0 / g);
    while (t > end) {
        speed = begin == 0.0 && height == 1.0 ? 0.9 * std::sqrt(2.0 * g) : 0.9 * speed;
        begin = end;
        height = 0.0;
        end += 2.0 * speed / g;
    }
    const double s = t - begin;
    return height + speed * s - g * s * s / 2.0;
}

// Double pendulum of unit masses and lengths, g = 10: classical Runge-Kutta.
using State = std::array<double, 4>; // angles, rates
State double_pendulum_rate(const State& s) {
    const double c = std::cos(s[0] - s[1]), d = std::sin(s[0] - s[1]);
    const double f0 = -s[3] * s[3] * d - 20.0 * std::sin(s[0]), f1 = s[2] * s[2] * d - 10.0 * std::sin(s[1]);
    const double det = 2.0 - c * c;
    return {s[2], s[3], (f0 - c * f1) / det, (2.0 * f1 - c * f0) / det};
}
State double_pendulum(State s, double t, int steps) {
    const double h = t / steps;
    const auto moved = [](const State& a, const State& b, double f) {
        State r;
        for (std::size_t i = 0; i < 4; ++i) r[i] = a[i] + f * b[i];
        return r;
    };
    for (int i = 0; i < steps; ++i) {
        const State k1 = double_pendulum_rate(s), k2 = double_pendulum_rate(moved(s, k1, h / 2)),
                    k3 = double_pendulum_rate(moved(s, k2, h / 2)), k4 = double_pendulum_rate(moved(s, k3, h));
        for (std::size_t j = 0; j < 4; ++j) s[j] += h / 6.0 * (k1[j] + 2.0 * k2[j] + 2.0 * k3[j] + k4[j]);
    }
    return s;
}

model::Model with_theta(model::Model model, double theta) {
    model.run.theta = theta;
    return model;
}

} // namespace

class TestConvergence : public QObject {
    Q_OBJECT

private slots:
    void impactsAreOfFirstOrder() {
        // Mean over 3 s, four bounces: single instants scatter with the place of an impact in its step.
        const double slope = tell("bouncing ball", {8e-3, 4e-3, 2e-3, 1e-3, 5e-4, 2.5e-4, 1.25e-4}, [](double h) {
            const auto c = record_to(scene("bouncing-ball"), {"t", "ball.q[0]"}, 3.0, with_step(h));
            double sum = 0.0;
            for (std::size_t i = 0; i < c[0].size(); ++i) sum += std::abs(c[1][i] - ball_height(c[0][i]));
            return sum / static_cast<double>(c[0].size());
        });
        QVERIFY(slope > 0.8 && slope < 1.2);
    }

    void switchesAreOfFirstOrder() {
        const double slope = tell("friction oscillator", {4e-2, 2e-2, 1e-2, 5e-3, 2.5e-3}, [](double h) {
            // Exact within the first swing down: about (1, 0) with the radius of the first turning point.
            const double radius = std::hypot(13.0, 6.0), first = std::atan2(6.0, 13.0);
            const auto c = record_to(scene("friction-oscillator"), {"t", "mass.x[0]"}, 3.2, with_step(h));
            double sum = 0.0;
            for (std::size_t i = 0; i < c[0].size(); ++i) {
                const double t = c[0][i];
                const double exact =
                    t < first ? -1.0 + radius * std::cos(t - first) : 1.0 + (radius - 2.0) * std::cos(t - first);
                sum += std::abs(c[1][i] - exact);
            }
            return sum / static_cast<double>(c[0].size());
        });
        QVERIFY(slope > 0.8);
    }

    void aPendulumBetweenImpactsIsOfSecondOrder() {
        // Half a second, just before the wall.
        const auto error = [](double theta) {
            return [theta](double h) {
                const auto c = record_to(with_theta(scene("simple-pendulum"), theta), {"arm.q[0]"}, 0.5, with_step(h));
                return std::abs(c[0].back() - pendulum_angle(1.0, std::sqrt(10.0), 0.5));
            };
        };
        const double half = tell("pendulum, theta = 1/2", {1e-2, 5e-3, 2.5e-3, 1.25e-3}, error(0.5));
        QVERIFY(half > 1.9 && half < 2.1);
        const double one = tell("pendulum, theta = 1", {1e-2, 5e-3, 2.5e-3, 1.25e-3}, error(1.0));
        QVERIFY(one > 0.9 && one < 1.1);
    }

    // A mass matrix that moves: second order with Newton's method, first with one linearised step (as case G1 has it).
    void aDoublePendulumBetweenImpactsIsOfSecondOrder() {
        const State exact = double_pendulum({1.2, 0.9, 0.0, 0.0}, 0.4, 20000);
        for (const bool converged : {true, false}) {
            const double slope =
                tell(converged ? "double pendulum" : "double pendulum, one Newton step", {1e-2, 5e-3, 2.5e-3, 1.25e-3},
                     [&](double h) {
                         auto model = with_theta(scene("double-pendulum"), 0.5);
                         if (converged) model.run.newton_iterations = 50;
                         RunOptions options = with_step(h);
                         options.set = {{"start1", "1.2 rad"}, {"start2", "0.9 rad"}};
                         const auto c = record_to(
                             model, {"arm.q[0]", "arm.q[1]", "arm.v[0]", "arm.v[1]", "upper.lambda[0]"}, 0.4, options);
                         if (largest(c[4]) > 0.0) throw std::runtime_error("an impact came between");
                         double worst = 0.0;
                         for (std::size_t i = 0; i < 4; ++i) worst = std::max(worst, std::abs(c[i].back() - exact[i]));
                         return worst;
                     });
            QVERIFY(converged ? slope > 1.9 && slope < 2.1 : slope > 0.9);
        }
    }

    void aBlockedDiodeLeavesACircuitOfSecondOrder() {
        // From -10 V the diode blocks for a quarter of a period: v = -10 cos(w t).
        const double slope = tell("circuit", {1e-5, 5e-6, 2.5e-6, 1.25e-6}, [](double h) {
            RunOptions options = with_step(h);
            options.set = {{"v0", "-10 V"}};
            const auto c = record_to(scene("circuit-rlcd"), {"t", "v"}, 1e-4, options);
            double worst = 0.0;
            for (std::size_t i = 0; i < c[0].size(); ++i)
                worst = std::max(worst, std::abs(c[1][i] + 10.0 * std::cos(1e4 * c[0][i])));
            return worst;
        });
        QVERIFY(slope > 1.9 && slope < 2.1);
    }

    void theThetaGammaSchemeIsOfSecondOrderWhereNothingSwitches() {
        // The diode conducts from the start at charge -1: overdamped decay with the resistor, exact by eigenvalues.
        const double slope = tell("full theta-gamma, diode conducting", {1e-3, 5e-4, 2.5e-4}, [](double h) {
            auto model = scene("reference/circuit-rlcd-theta-gamma");
            std::get<model::FirstOrderLinear>(model.systems[0].kind).x = {-1.0, 0.0};
            const auto c = record_to(model, {"t", "circuit.x[0]"}, 0.1, with_step(h));
            // q' = -i - q/(R C), i' = q/C with 1/C = w^2, until the diode blocks (q > 0).
            const double w2 = 4.0 * std::numbers::pi * std::numbers::pi, s = w2 / 20.0, wd = std::sqrt(w2 - s * s);
            double worst = 0.0;
            for (std::size_t i = 0; i < c[0].size(); ++i) {
                const double t = c[0][i];
                const double exact = -std::exp(-s * t) * (std::cos(wd * t) - s / wd * std::sin(wd * t));
                worst = std::max(worst, std::abs(c[1][i] - exact));
            }
            return worst;
        });
        QVERIFY(slope > 1.9 && slope < 2.1);
    }
};

QTEST_GUILESS_MAIN(TestConvergence)
#include "test_convergence.moc"
