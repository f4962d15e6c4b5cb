// SPDX-License-Identifier: GPL-3.0-or-later
// The scenes with bodies and systems, held against the same mechanisms in minimal coordinates, written out here and integrated
// by the classical Runge-Kutta method.
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <array>
#include <functional>

using namespace saltus;
using namespace saltus::testing;

namespace {

template <std::size_t N>
std::array<double, N> integrate(std::array<double, N> x, double end, int steps,
                                const std::function<std::array<double, N>(const std::array<double, N>&)>& rate) {
    const double h = end / steps;
    const auto along = [](const std::array<double, N>& at, double factor, const std::array<double, N>& by) {
        std::array<double, N> out;
        for (std::size_t i = 0; i < N; ++i) out[i] = at[i] + factor * by[i];
        return out;
    };
    for (int k = 0; k < steps; ++k) {
        const auto a = rate(x), b = rate(along(x, 0.5 * h, a)), c = rate(along(x, 0.5 * h, b)), d = rate(along(x, h, c));
        for (std::size_t i = 0; i < N; ++i) x[i] += h / 6.0 * (a[i] + 2.0 * b[i] + 2.0 * c[i] + d[i]);
    }
    return x;
}

// Angle and speed of the crank, current; without friction in the guide.
std::array<double, 3> motor_crank(double end) {
    constexpr double l1 = 0.1, l2 = 0.3, V = 24.0, R = 1.0, L = 2e-3, k = 0.8, g = 9.81;
    const auto inertia = [](double a) { // of the mechanism at the crank
        const double rise = l1 * std::sin(a), reach = std::sqrt(l2 * l2 - rise * rise);
        const double turn = -l1 * std::cos(a) / reach;               // of the rod, by angle of the crank
        const double slide = -l1 * std::sin(a) - rise * l1 * std::cos(a) / reach; // of the slider
        const double across = 0.5 * l1 * std::cos(a), along = -0.5 * l1 * std::sin(a) + 0.5 * slide; // of the rod's middle
        return 0.01 + 0.4 * (across * across + along * along) + 0.4 * l2 * l2 / 12.0 * turn * turn + slide * slide;
    };
    return integrate<3>({0.0, 0.0, 0.0}, end, 60000, [&](const std::array<double, 3>& x) {
        constexpr double d = 1e-5;
        const double change = (inertia(x[0] + d) - inertia(x[0] - d)) / (2.0 * d);
        const double weight = 0.4 * g * 0.5 * l1 * std::cos(x[0]);
        return std::array<double, 3>{x[1], (k * x[2] - weight - 0.5 * change * x[1] * x[1]) / inertia(x[0]), (V - R * x[2] - k * x[1]) / L};
    });
}

// Place and speed of the cart, tilt and its rate, force of the drive.
std::array<double, 5> cart_pendulum(double end) {
    constexpr double M = 1.0, m = 0.2, l = 0.5, I = 0.2 / 12.0, g = 9.81, tau = 0.02, most = 40.0;
    const double tilt = 8.0 * std::numbers::pi / 180.0;
    return integrate<5>({0.0, 0.0, tilt, 0.0, 0.0}, end, 40000, [&](const std::array<double, 5>& x) {
        const double order = 5.94 * x[0] + 7.18 * x[1] - 52.93 * x[2] - 13.28 * x[3] - 0.064 * x[4];
        const double a = M + m, b = -m * l * std::cos(x[2]), c = I + m * l * l;
        const double push = x[4] - m * l * std::sin(x[2]) * x[3] * x[3], fall = m * g * l * std::sin(x[2]), det = a * c - b * b;
        return std::array<double, 5>{x[1], (c * push - b * fall) / det, x[3], (a * fall - b * push) / det,
                                     (std::clamp(order, -most, most) - x[4]) / tau};
    });
}

std::unique_ptr<Session> run(const model::Model& model, double h, double end, RunOptions options = {}) {
    options.step = h;
    auto session = start(model, options);
    if (const auto done = session->run_until(end); !done) throw std::runtime_error(done.error().text());
    return session;
}

RunOptions shown() {
    RunOptions options;
    options.record = std::vector<std::string>{"place", "lean", "force"};
    return options;
}

double last(const Session& session, const std::string& name) {
    const Recording& recording = *session.recording();
    return recording.value(*recording.catalogue().find(name), recording.rows() - 1);
}

// theta = 1/2 for all: second order.
template <class Kind>
void set_middle(model::Model& model) {
    for (model::System& system : model.systems) std::get<Kind>(system.kind).theta = 0.5;
}

} // namespace

class TestMixedGallery : public QObject {
    Q_OBJECT

private slots:
    void theMotorAndCrankFollowTheirReducedEquationInSecondOrder() {
        constexpr double end = 0.3;
        model::Model model = scene("motor-crank");
        set_middle<model::FirstOrderLinear>(model);
        const auto exact = motor_crank(end);
        double error[2];
        for (int k = 0; k < 2; ++k) {
            RunOptions options;
            options.set = {{"load", "0"}};
            options.record = std::vector<std::string>{"shaft.y[2]", "shaft.ydot[2]", "i"};
            const auto session = run(model, 5e-4 / (1 << k), end, options);
            error[k] = std::hypot(last(*session, "shaft.y[2]") - exact[0], (last(*session, "shaft.ydot[2]") - exact[1]) / 30.0,
                                  (last(*session, "i") - exact[2]) / 20.0);
        }
        QVERIFY2(error[1] < 1e-3, qPrintable(QString::number(error[1])));
        QVERIFY2(error[0] / error[1] > 3.5 && error[0] / error[1] < 4.5, qPrintable(QString("%1 %2").arg(error[0]).arg(error[1])));
    }

    // As shipped: the friction of the guide takes its energy, the current stays below that at rest, books close.
    void theMotorAndCrankRunAtTheirSpeed() {
        model::Model model = scene("motor-crank");
        RunOptions options;
        options.record = std::vector<std::string>{"shaft.ydot[2]", "i", "energy.total", "energy.input", "energy.damping", "energy.impact", "energy.scheme"};
        const auto session = run(model, 5e-4, 3.0, options);
        const auto speed = column(*session->recording(), "shaft.ydot[2]"), current = column(*session->recording(), "i");
        double mean = 0.0, load = 0.0, work = 0.0;
        const double count = static_cast<double>(speed.size() - speed.size() / 2);
        for (std::size_t k = speed.size() / 2; k < speed.size(); ++k) mean += speed[k] / count, load += current[k] / count, work += 0.8 * current[k] * speed[k] / count;
        // k w = V - R i in the mean, and the moment k i gives what friction takes: 4 l1 20 N a turn
        QVERIFY2(std::abs(0.8 * mean - (24.0 - load)) < 0.05, qPrintable(QString::number(mean)));
        const double a_turn = work * 2.0 * std::numbers::pi / mean;
        QVERIFY2(std::abs(a_turn - 4.0 * 0.1 * 20.0) < 0.02 * 8.0, qPrintable(QString::number(a_turn)));
        const double closed = last(*session, "energy.total") - last(*session, "energy.input") + last(*session, "energy.damping") +
                              last(*session, "energy.impact") + last(*session, "energy.scheme");
        QVERIFY2(std::abs(closed) < 1e-9 * last(*session, "energy.input"), qPrintable(QString::number(closed)));
        QVERIFY(*session->statistics().worst_equations < 1e-7);
    }

    void theCartWithPendulumFollowsItsLagrangianEquationsInSecondOrder() {
        constexpr double end = 1.5;
        model::Model model = scene("cart-pendulum");
        set_middle<model::FirstOrderNonlinear>(model);
        model.world.projection_tolerance = 1e-12; // of joints: each step may be off by that much
        const auto exact = cart_pendulum(end);
        double error[2];
        for (int k = 0; k < 2; ++k) {
            const auto session = run(model, 2e-3 / (1 << k), end, shown());
            error[k] = std::hypot(last(*session, "place") - exact[0], last(*session, "lean") - exact[2], 0.1 * (last(*session, "force") - exact[4]));
        }
        QVERIFY2(error[1] < 1e-4, qPrintable(QString::number(error[1])));
        QVERIFY2(error[0] / error[1] > 3.4 && error[0] / error[1] < 4.6, qPrintable(QString("%1 %2").arg(error[0]).arg(error[1])));
    }

    void theRodStaysUpThroughTheKnocks() {
        const auto session = run(scene("cart-pendulum"), 2e-3, 20.0, shown());
        const auto lean = column(*session->recording(), "lean"), place = column(*session->recording(), "place");
        double most = 0.0, away = 0.0;
        for (std::size_t k = 0; k < lean.size(); ++k) most = std::max(most, std::abs(lean[k])), away = std::max(away, place[k]);
        QVERIFY2(session->recording()->impacts().size() >= 3, qPrintable(QString::number(session->recording()->impacts().size())));
        QVERIFY2(most < 0.6 && away > 0.05, qPrintable(QString("%1 %2").arg(most).arg(away)));
        QVERIFY(std::abs(lean.back()) < 0.1);
    }
};

QTEST_GUILESS_MAIN(TestMixedGallery)
#include "test_mixed_gallery.moc"
