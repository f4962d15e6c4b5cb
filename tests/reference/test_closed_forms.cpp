// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes against closed forms and against what is known of their motions.
#include "tests/reference/elliptic.h"
#include "tests/reference/reference_run.h"

#include <QtTest>

#include <numbers>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double pi = std::numbers::pi;

RunOptions with_step(double h) {
    RunOptions options;
    options.step = h;
    return options;
}

double mean(const std::vector<double>& values) {
    double sum = 0.0;
    for (const double value : values) sum += value;
    return sum / static_cast<double>(values.size());
}

// An ideal bridge on a resistor always conducts: L C v'' + (L/R) v' + v = 0 (A2).
double bridge_voltage(double t) {
    const double w = std::sqrt(1e8 - 500.0 * 500.0);
    return std::exp(-500.0 * t) * (10.0 * std::cos(w * t) + (-1e4 + 5000.0) / w * std::sin(w * t));
}

struct Cycle {
    double period = 0.0, amplitude = 0.0;
};

// The last ten turns of the relay oscillator in 100 s.
Cycle limit_cycle(double h) {
    const auto c = record_to(scene("relay-oscillator"), {"t", "plant.x[0]"}, 100.0, with_step(h));
    const auto ups = crossings(c[0], c[1], 1);
    Cycle cycle;
    cycle.period = (ups.back() - ups[ups.size() - 11]) / 10.0;
    for (std::size_t i = 0; i < c[0].size(); ++i)
        if (c[0][i] > ups[ups.size() - 11]) cycle.amplitude = std::max(cycle.amplitude, std::abs(c[1][i]));
    return cycle;
}

} // namespace

class TestClosedForms : public QObject {
    Q_OBJECT

private slots:
    // --- circuits, relays ----------------------------------------------------------------------------------------
    void theDiodeBridgeRingsLikeALinearCircuit() {
        std::vector<double> worst;
        for (const double h : {2e-6, 1e-6, 5e-7}) {
            const auto c = record_to(scene("diode-bridge"), {"t", "v", "v_load"}, 5e-3, with_step(h));
            double error = 0.0, rectified = 0.0;
            for (std::size_t i = 1; i < c[0].size(); ++i) {
                error = std::max(error, std::abs(c[1][i] - bridge_voltage(c[0][i])));
                rectified = std::max(rectified, std::abs(c[2][i] - std::abs(c[1][i])));
            }
            qInfo("A2, h = %g: %.4g V from the closed form; load and |v| differ by %.2g V", h, error, rectified);
            worst.push_back(error);
            QVERIFY(rectified < 1e-9); // ideal diodes
        }
        QVERIFY(worst[1] <= 0.02);
        QVERIFY(worst[0] / worst[1] > 1.9 && worst[0] / worst[1] < 2.1);
        QVERIFY(worst[1] / worst[2] > 1.9 && worst[1] / worst[2] < 2.1);
    }

    void theThetaGammaSchemeBalancesTheEnergyOfTheCircuit() {
        const auto c = record_to(scene("reference/circuit-rlcd-theta-gamma"), {"stored", "diode.lambda[0]"}, 5.0);
        double lost = 0.0, worst = 0.0;
        for (std::size_t i = 0; i < c[0].size(); ++i) {
            lost += 0.05 * 10.0 * c[1][i] * c[1][i]; // h R lambda^2
            worst = std::max(worst, std::abs(c[0][i] + lost - (4.0 * pi * pi + 1.0) / 2.0));
        }
        qInfo("A5: stored and dissipated energy add up to %.3g J", worst);
        QVERIFY(lost > 20.0);
        QVERIFY(worst <= 1e-12);
    }

    void bothRelaysArriveAtZeroAndStay() {
        const auto c = record_to(scene("relay-pair"), {"t", "states.x[0]", "states.x[1]", "relays.lambda[0]"}, 1.0);
        double worst = 0.0, chatter = 0.0;
        for (std::size_t i = 0; i < c[0].size(); ++i) {
            const double exact = std::max(0.0, 1.0 - 2.0 * c[0][i]);
            worst = std::max({worst, std::abs(c[1][i] - exact), std::abs(c[2][i] + exact)});
            if (c[0][i] > 0.5005) chatter = std::max(chatter, std::abs(c[3][i]));
        }
        qInfo("B1: %.3g, chatter %.3g", worst, chatter);
        QVERIFY(worst <= 1e-12);
        QVERIFY(chatter <= 1e-12);
    }

    void theRelayOscillatorFindsItsLimitCycle() {
        // Tsypkin's method: half-period and amplitude.
        const double period = 2.0 * 1.830952333627056, amplitude = 0.2152596210014281;
        std::vector<double> errors;
        for (const double h : {1e-2, 5e-3, 2.5e-3}) {
            const Cycle cycle = limit_cycle(h);
            qInfo("B4, h = %g: period %.6f (exact %.6f), amplitude %.6f (exact %.6f)", h, cycle.period, period,
                  cycle.amplitude, amplitude);
            QVERIFY(std::abs(cycle.period / period - 1.0) < 0.02);
            errors.push_back(std::abs(cycle.amplitude / amplitude - 1.0));
        }
        QVERIFY(errors[0] < 0.02);
        QVERIFY(errors[2] < 0.4 * errors[0]); // 1/4 for exact first order
    }

    void theFrictionOscillatorTurnsAndStopsWhereItMust() {
        const auto c = record_to(scene("friction-oscillator"), {"t", "mass.x[0]", "mass.x[1]", "dry.lambda[0]"}, 30.0);
        // |q| at the turning points: the radius about (-+1, 0) shrinks by 2 each half turn.
        const double first = 13.317821063276;
        std::vector<double> turns;
        for (std::size_t i = 1; i < c[0].size() && turns.size() < 7; ++i)
            if (c[2][i - 1] * c[2][i] < 0.0) turns.push_back(std::abs(c[1][i]));
        QCOMPARE(turns.size(), std::size_t{7});
        for (std::size_t i = 0; i < turns.size(); ++i)
            QVERIFY(std::abs(turns[i] - (first - 2.0 * static_cast<double>(i))) < 2e-3);
        double stop = 0.0;
        for (std::size_t i = 1; i < c[0].size(); ++i)
            if (std::abs(c[2][i]) > 1e-9) stop = c[0][i];
        qInfo("B6: stops at q = %.9f (exact 0.682178937), t = %.4f (exact 22.4236)", c[1].back(), stop);
        QVERIFY(std::abs(c[1].back() - 0.6821789367236466) <= 2e-4);
        QVERIFY(std::abs(stop - 22.42355635069909) <= 0.02);
        QVERIFY(std::abs(c[3].back() - c[1].back()) < 1e-9); // it sticks: friction carries the spring
    }

    void theGeneNetworkSettlesOnItsThresholds() {
        const auto c = record_to(scene("gene-network"),
                                 {"genes.x[0]", "genes.x[1]", "switches.lambda[0]", "switches.lambda[1]",
                                  "switches.lambda[2]", "switches.lambda[3]"},
                                 3.0);
        const double exact[] = {8.0, 8.0, 1.0, 1.0, 0.1, 0.7};
        for (std::size_t i = 0; i < c.size(); ++i) QVERIFY(std::abs(c[i].back() - exact[i]) <= 1e-6);
    }

    // --- impacts -------------------------------------------------------------------------------------------------
    void theBouncingBallMeetsTheClosedForm() {
        const auto session = start(scene("bouncing-ball"));
        run_to(*session, 10.0);
        const auto recording = session->recording();
        const double exact[] = {0.4515236409857309, 1.2642661947600464, 1.9957344931569305,
                                2.654055961714126,  3.2465452834156023, 3.779785672946931};
        const double h = session->step_size();
        for (std::size_t i = 0; i < std::size(exact); ++i) {
            // Each bounce adds about one step to the error of the instant.
            QVERIFY(std::abs(recording->impact(i).time - exact[i]) <= 1.1 * h * static_cast<double>(i + 1));
        }
        const auto gap = column(*recording, "floor.y[0]");
        QVERIFY(std::abs(smallest(gap) + 7.4467e-3) < 1e-7); // deepest penetration of the reference
        QVERIFY(std::abs(column(*recording, "floor.lambda[0]").back() - 9.81 * h) < 1e-12); // at rest: m g h
    }

    void theBouncingBallComesToRestAtZenosTime() {
        const double exact = std::sqrt(2.0 / 9.81) * 1.9 / 0.1; // 8.578949 s
        for (const double h : {5e-3, 5e-4}) {
            const auto c = record_to(scene("bouncing-ball"), {"t", "ball.v[0]"}, 10.0, with_step(h));
            double rest = 0.0;
            for (std::size_t i = 0; i < c[0].size(); ++i)
                if (std::abs(c[1][i]) > 9.81 * h) rest = c[0][i];
            qInfo("E1, h = %g: at rest from %.4f s (exact %.4f s)", h, rest, exact);
            QVERIFY(std::abs(rest - exact) < 60.0 * h); // the last bounces are shorter than a step
        }
    }

    void thePlaneMovesAsPrescribed() {
        const auto c = record_to(scene("ball-on-moving-plane"), {"t", "plane.q[0]", "plane.v[0]"}, 10.0);
        for (std::size_t i = 1; i < c[0].size(); ++i) {
            QVERIFY(std::abs(c[2][i] - (2.0 + std::cos(pi * c[0][i] / 2.0))) < 1e-11);
            // It begins at rest: the first step lags by half a step at 3 m/s.
            QVERIFY(std::abs(c[1][i] - (2.0 * c[0][i] + 2.0 / pi * std::sin(pi * c[0][i] / 2.0) - 7.5e-3)) < 1e-5);
        }
    }

    void theBarStaysAtTheWallWhileTheWaveRuns() {
        const double speed = 5188.745216627708, force = 1270.8274784564583;
        const auto c = record_to(scene("impacting-bar"), {"t", "wall.lambda[0]"}, 1.5e-3);
        double first = -1.0, last = 0.0, sum = 0.0;
        for (std::size_t i = 0; i < c[0].size(); ++i)
            if (c[1][i] > 0.0) {
                if (first < 0.0) first = c[0][i];
                last = c[0][i];
                sum += c[1][i];
            }
        const double mean_force = sum / (last - first + 2e-6);
        qInfo("E12: contact from %.6g to %.6g s, mean force %.5g N (exact %.5g N), impulse %.6g N s", first, last,
              mean_force, force, sum);
        QVERIFY(std::abs(first - 5e-4) <= 5e-6);
        QVERIFY(std::abs(last - (5e-4 + 2.0 / speed)) <= 5e-6);
        QVERIFY(std::abs(mean_force / force - 1.0) <= 0.02);
        QVERIFY(std::abs(sum / 0.48984 - 1.0) <= 0.02);
    }

    void thePendulumStrikesAfterAQuarterOfItsPeriodAndKeepsTheExactPart() {
        const auto session = start(scene("simple-pendulum"));
        run_to(*session, 10.0);
        const auto recording = session->recording();
        const auto impacts = recording->impacts();
        QVERIFY(impacts.size() > 8);
        const double h = session->step_size(), w = std::sqrt(10.0);
        double when = quarter_period(std::sin(0.5)) / w; // T/4
        const auto angle = column(*recording, "arm.q[0]");
        for (std::size_t n = 0; n < 8; ++n) {
            QVERIFY(std::abs(impacts[n].velocity_after + 0.9 * impacts[n].velocity_before) < 1e-9);
            QVERIFY(std::abs(impacts[n].time - when) <= h * static_cast<double>(n + 1));
            const double amplitude =
                std::acos(1.0 - std::pow(0.81, static_cast<double>(n + 1)) * (1.0 - std::cos(1.0)));
            const auto from = static_cast<std::size_t>(impacts[n].row),
                       to = static_cast<std::size_t>(impacts[n + 1].row);
            const double reached = *std::max_element(angle.begin() + static_cast<std::ptrdiff_t>(from),
                                                     angle.begin() + static_cast<std::ptrdiff_t>(to));
            if (n == 0 || n == 7)
                qInfo("G2: impact %zu at %.6f s (exact %.6f s), then to %.6f rad (exact %.6f rad)", n + 1,
                      impacts[n].time, when, reached, amplitude);
            QVERIFY(std::abs(reached - amplitude) <= 1e-3);
            when += 2.0 * quarter_period(std::sin(amplitude / 2.0)) / w;
        }
    }

    void theWoodpeckerHasThePeriodAndTheDescentOfTheLiterature() {
        const auto c = record_to(scene("woodpecker"), {"t", "toy.q[0]", "toy.q[2]"}, 2.0);
        std::vector<double> lowest; // times of the bird's lowest angle, a cycle apart
        std::size_t at = 0;
        for (std::size_t i = 1; i + 1 < c[0].size(); ++i)
            if (c[2][i] < c[2][i - 1] && c[2][i] <= c[2][i + 1] && c[2][i] < -0.45) {
                if (!lowest.empty() && c[0][i] - lowest.back() < 0.05) continue;
                lowest.push_back(c[0][i]);
                at = i;
            }
        QVERIFY(lowest.size() > 8);
        const std::size_t cycles = 6;
        const double period = (lowest.back() - lowest[lowest.size() - 1 - cycles]) / static_cast<double>(cycles);
        const auto before = static_cast<std::size_t>(std::llround(lowest[lowest.size() - 1 - cycles] / 2e-5));
        const double descent = (c[1][before] - c[1][at]) / static_cast<double>(cycles);
        qInfo("H3: period %.5f s (measured of the reference 0.14606 s), descent %.5f m (0.01949 m)", period, descent);
        QVERIFY(std::abs(period / 0.14606 - 1.0) <= 0.01);
        QVERIFY(std::abs(descent / 0.01949 - 1.0) <= 0.02);
    }

    void theSliderMeetsItsGuideWhenItMust() {
        // Free motion of the mechanism, the same with a step a hundred times smaller.
        const auto first = [](double h) {
            auto model = scene("slider-crank");
            if (h < 1e-4) model.run.gamma = 0.5;
            const auto session = start(model, with_step(h));
            run_to(*session, 5e-3);
            return session->recording()->impact(0).time;
        };
        const double coarse = first(1e-4), fine = first(1e-6);
        qInfo("G4: first contact at %.6f s (h = 1e-4), %.6f s (h = 1e-6)", coarse, fine);
        QVERIFY(std::abs(coarse - fine) <= 1e-4);
    }

    void frictionStopsAndHoldsABlock() {
        // N4: v0^2/(2 mu g) and v0/(mu g); on a slope of 20 degrees tan(20 deg) = 0.364 divides holding from sliding.
        const double t_stop = 0.6795786612300374;
        const auto c =
            record_to(scene("reference/sliding-block"), {"t", "block.q[0]", "block.v[0]", "ground.lambda[1]"}, 1.0);
        double stop = 0.0;
        for (std::size_t i = 0; i < c[0].size(); ++i)
            if (std::abs(c[2][i]) > 1e-12) stop = c[0][i];
        qInfo("N4: stops at %.6f m after %.4f s (exact %.6f)", c[1].back(), stop, t_stop);
        QVERIFY(std::abs(c[1].back() - t_stop) <= 2e-3); // h v
        QVERIFY(std::abs(stop - t_stop) <= 1e-3);
        QVERIFY(std::abs(c[3].back()) < 1e-15); // at rest nothing pulls
        RunOptions slope;
        slope.set = {{"mu", "0.5"}, {"tilt", "20 deg"}, {"v0", "0 m/s"}};
        QVERIFY(std::abs(record_to(scene("reference/sliding-block"), {"block.q[0]"}, 1.0, slope)[0].back()) < 1e-12);
        slope.set[0].second = "0.2";
        const double a = 1.5115406840428585;
        QVERIFY(std::abs(record_to(scene("reference/sliding-block"), {"block.v[0]"}, 1.0, slope)[0].back() - a) <
                1e-12);
    }

    void newtonsLawSharesABlowAmongTouchingBalls() {
        // N6: all contacts solved at once, e = 1.
        const auto speeds = [](int n) {
            RunOptions options;
            options.set = {{"n", std::to_string(n)}};
            std::vector<std::string> formulas;
            for (int i = 0; i < n; ++i) formulas.push_back("ball[" + std::to_string(i) + "].v[0]");
            std::vector<double> last;
            for (const Column& column : record_to(scene("reference/touching-balls"), formulas, 0.1, options))
                last.push_back(column.back());
            return last;
        };
        const double three[] = {-1.0 / 3.0, 2.0 / 3.0, 2.0 / 3.0}, five[] = {-0.6, 0.4, 0.4, 0.4, 0.4};
        const auto a = speeds(3), b = speeds(5);
        for (std::size_t i = 0; i < 3; ++i) QVERIFY(std::abs(a[i] - three[i]) < 1e-12);
        for (std::size_t i = 0; i < 5; ++i) QVERIFY(std::abs(b[i] - five[i]) < 1e-12);
    }

    void frictionOnTheStickGivesEnergy() {
        auto model = scene("impacting-stick");
        const auto session = start(model);
        run_to(*session, 0.1);
        const auto recording = session->recording();
        QVERIFY(recording->impact_count() >= 1);
        const Impact impact = recording->impact(0);
        QVERIFY(std::abs(impact.time - 0.0604) < 1e-9);
        QVERIFY(std::abs(impact.velocity_before + 0.467432112) < 1e-8);
        QVERIFY(std::abs(impact.velocity_after - 0.467484655) < 1e-8); // by the direction at the end of the step
        const auto c = record_to(model,
                                 {"foot.ydot[0]", "foot.ydot[1]", "foot.lambda[0]", "foot.lambda[1]", "stick.v[2]",
                                  "stick.q[2]", "stick.v[0]"},
                                 0.1);
        const std::size_t row = 604;
        QVERIFY(std::abs(c[0][row] - 0.467484655) < 1e-8);
        QVERIFY(std::abs(c[1][row] + 0.0865933) < 1e-6);
        QVERIFY(std::abs(c[2][row] - 0.373883472) < 1e-8);
        QVERIFY(std::abs(c[3][row] - 0.01 * c[2][row]) < 1e-12);
        // Work of friction: mean of the sliding velocities before and after, by the direction at the beginning.
        const double phi = c[5][row - 1];
        const auto sliding = [&](std::size_t i) { return -c[6][i] - 0.5 * std::cos(phi) * c[4][i]; };
        const double work = (sliding(row - 1) + sliding(row)) / 2.0 * c[3][row];
        qInfo("H4: the tangential impulse works %.4g J", work);
        QVERIFY(std::abs(work - 7.07e-4) < 1e-6);
    }

    // --- compliance ----------------------------------------------------------------------------------------------
    void theCompliantFloorHoldsTheBallForTheExactTime() {
        const double k = 20e3, g = 9.81, drop = 0.5, w = std::sqrt(k), v0 = std::sqrt(2.0 * g * drop);
        const double exact = 2.0 / w * (pi - std::atan(v0 * w / g)), start_of_contact = std::sqrt(2.0 * drop / g);
        const double deepest = g / w / w + std::hypot(v0 / w, g / w / w);
        std::vector<double> errors;
        for (const double h : {2e-4, 1e-4, 5e-5, 2.5e-5}) {
            const auto c = record_to(scene("compliant-floor"),
                                     {"t", "ball.q[0]", "floor.lambda[0]", "contact_time", "total"}, 0.4, with_step(h));
            QVERIFY(std::abs(c[3].front() - exact) < 1e-12);
            const auto in = crossings(c[0], c[1], -1), out = crossings(c[0], c[1], 1);
            QVERIFY(in.size() == 1 && out.size() == 1);
            double gap = 0.0;
            for (std::size_t i = 0; i < c[0].size(); ++i)
                if (c[2][i] > 0.0) gap = std::max(gap, std::abs(c[1][i] + c[2][i] / k));
            qInfo("compliant floor, h = %g: contact at %.6f s (exact %.6f s) for %.6f s (exact %.6f s), %.6g m deep "
                  "(exact %.6g m), energy %.4g to %.4g J",
                  h, in[0], start_of_contact, out[0] - in[0], exact, -smallest(c[1]), deepest, smallest(c[4]),
                  largest(c[4]));
            QVERIFY(std::abs(in[0] - start_of_contact) <= h);
            QVERIFY(std::abs(out[0] - in[0] - exact) <= h);
            QVERIFY(std::abs(-smallest(c[1]) / deepest - 1.0) < 60.0 * h);
            errors.push_back(std::abs(out[0] - in[0] - exact));
        }
        QVERIFY(errors.back() < errors.front());
    }

    // --- strings -------------------------------------------------------------------------------------------------
    void theModalSchemeIsExactOnADampedMode() {
        // M1: closed form of q'' + 2 sigma q' + omega^2 q = 0.
        const double exact[][2] = {{0.001, 0.0008947647739684571},
                                   {0.005, -0.0009011421653089932},
                                   {0.01, 0.00034870183054633194},
                                   {0.05, 0.0005920055419568058},
                                   {0.1, -0.0002162904454751098}};
        for (const double h : {1e-5, 1e-3}) {
            const auto c = record_to(scene("reference/one-mode"), {"mode.q[0]"}, 0.1, with_step(h));
            double worst = 0.0;
            for (const auto& [t, q] : exact)
                worst = std::max(worst, std::abs(c[0][static_cast<std::size_t>(std::llround(t / h))] / q - 1.0));
            qInfo("M1, h = %g: largest relative difference %.3g", h, worst);
            QVERIFY(worst <= 1e-12);
        }
        const auto coarse = record_to(scene("reference/one-mode"), {"mode.q[0]"}, 0.1, with_step(5e-3));
        for (const auto& [t, q] : exact)
            if (t >= 0.005)
                QVERIFY(std::abs(coarse[0][static_cast<std::size_t>(std::llround(t / 5e-3))] / q - 1.0) <= 1e-12);
    }

    void theFreeStringIsExactInEveryMode() {
        auto model = scene("guitar-string");
        RunOptions options;
        options.set = {{"action", "5 mm"}, {"nut", "2 mm"}, {"pluck", "0.5 mm"}}; // nothing is touched
        const double L = 1.002, mu = 1.17e-3, T = 180.5, B = 1.78e-5, d = 0.43e-3, place = 0.8;
        const int modes[] = {1, 2, 7, 50, 199};
        std::vector<std::string> formulas{"t"};
        for (const int n : modes) formulas.push_back("string.q[" + std::to_string(n - 1) + "]");
        const auto c = record(model, formulas, 10000, options);
        for (std::size_t m = 0; m < std::size(modes); ++m) {
            const double n = modes[m], f = n / (2.0 * L) * std::sqrt(T / mu) * std::sqrt(1.0 + B * n * n),
                         w = 2.0 * pi * f;
            const double R = 2.0 * pi * 1.8e-5 + 2.0 * pi * d * std::sqrt(pi * 1.8e-5 * 1.2 * f),
                         EI = B * T * L * L / (pi * pi);
            const double loss = R / (2.0 * pi * mu * f) + 4.0 * pi * pi * mu * EI * 4.5e-3 * f * f / (T * T) + 2.03e-4,
                         sigma = pi * f * loss;
            const double q0 = 2.0 * 0.5e-3 * std::sin(n * pi * place) / (pi * pi * n * n * place * (1.0 - place)),
                         wd = std::sqrt(w * w - sigma * sigma);
            double worst = 0.0;
            for (std::size_t i = 0; i < c[0].size(); ++i) {
                const double t = c[0][i];
                const double exact = q0 * std::exp(-sigma * t) * (std::cos(wd * t) + sigma / wd * std::sin(wd * t));
                worst = std::max(worst, std::abs(c[m + 1][i] - exact));
            }
            qInfo("string, mode %g at %.1f Hz: %.3g of its amplitude", n, f, worst / std::abs(q0));
            QVERIFY(worst <= 1e-9 * std::abs(q0)); // 10,000 steps of round-off, each w h of them
        }
    }

    void theStringBuzzesOnTheFretsWithoutPassingThem() {
        std::vector<std::string> formulas{"energy.total + energy.damping + energy.impact", "energy.damping",
                                          "energy.impact"};
        for (int i = 0; i < 20; ++i) formulas.push_back("fret[" + std::to_string(i) + "].y[0]");
        for (int i = 0; i < 20; ++i) formulas.push_back("fret[" + std::to_string(i) + "].lambda[0]");
        const auto c = record_to(scene("guitar-string"), formulas, 0.05);
        double deepest = 0.0, impulse = 0.0, balance = 0.0;
        for (std::size_t i = 3; i < 23; ++i) {
            deepest = std::min(deepest, smallest(c[i]));
            impulse += mean(c[i + 20]);
        }
        for (const double sum : c[0]) balance = std::max(balance, std::abs(sum / c[0].front() - 1.0));
        qInfo(
            "string: %.3g mm into a fret at most; of %.4g J %.0f %% lost to damping, %.0f %% to frets, balance to %.2g",
            -1e3 * deepest, c[0].front(), 100.0 * c[1].back() / c[0].front(), 100.0 * c[2].back() / c[0].front(),
            balance);
        QVERIFY(impulse > 0.0);
        QVERIFY(deepest > -0.2e-3); // one step at 20 m/s
        QVERIFY(balance < 1e-10);
        for (std::size_t i = 1; i < c[0].size(); ++i) { // neither gives anything back, in no step
            QVERIFY(c[1][i] >= c[1][i - 1]);
            QVERIFY(c[2][i] >= c[2][i - 1] - 1e-15 * c[0].front());
        }
    }
};

QTEST_GUILESS_MAIN(TestClosedForms)
#include "test_closed_forms.moc"
