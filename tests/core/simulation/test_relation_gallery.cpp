// SPDX-License-Identifier: GPL-3.0-or-later
// The scenes whose bodies meet by formulas, held against closed forms, reduced equations and a twin without bodies.
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <array>
#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double kPi = std::numbers::pi;

std::unique_ptr<Session> run(const model::Model& model, double h, double end, std::vector<std::string> names, std::vector<std::pair<std::string, std::string>> set = {}) {
    RunOptions options;
    options.step = h;
    options.record = std::move(names);
    for (auto& [name, value] : set) options.set.emplace_back(name, value);
    auto session = start(model, options);
    run_to(*session, end);
    return session;
}

// Impacts of one interaction whose percussion counts; of a box that lands on its corners, the first.
std::vector<Impact> impacts(const Session& session, const std::string& name) {
    std::vector<Impact> out;
    for (const Impact& impact : session.recording()->impacts())
        if (session.recording()->interactions()[impact.interaction] == name && impact.impulse > 0.05 &&
            (out.empty() || impact.time > out.back().time + 0.01))
            out.push_back(impact);
    return out;
}

struct Clutch {
    double w1 = 0.0, w2 = 0.0, heat = 0.0; // rad/s; J
    double stuck = 0.0;                    // s
};

// Speeds of motor and load as two discs on one axis: the plate closes, both slip, stick, slip.
Clutch exact_clutch(double end) {
    constexpr double V = 48.0, R = 2.0, L = 0.02, k = 3.0, J1 = 0.6, J2 = 0.2, fan = 0.3, peak = 32.0, press = 200.0, mu = 0.4, r = 0.25, m = 20.0, period = 5.0, h = 1e-5;
    double x = 0.012, u = 0.0; // of the plate
    bool closed = false, sticks = false;
    std::array<double, 3> s{0.0, 0.0, 0.0}; // w1, w2, i
    Clutch out;
    const auto order = [](double t) { return std::fmod(t, period) < 0.2 * period ? -0.1 * press : press * std::fmin(1.0, (std::fmod(t, period) - 0.2 * period) / 0.5); };
    const auto load = [](double t, double w) { return -fan * w - peak * std::pow(std::fmax(0.0, std::sin(4.0 * kPi * t)), 2) * w / (1.0 + std::fabs(w)); };
    const auto steps = static_cast<long>(std::llround(end / h));
    for (long n = 0; n < steps; ++n) {
        const double t = static_cast<double>(n) * h, most = closed ? mu * r * std::fmax(order(t + 0.5 * h), 0.0) : 0.0;
        if (sticks) { // what must be carried
            const double rate = (k * s[2] + load(t, s[1])) / (J1 + J2);
            sticks = std::fabs(J2 * rate - load(t, s[1])) <= most;
        }
        const double side = s[0] > s[1] ? 1.0 : -1.0, before = s[0] - s[1];
        const auto rate = [&](double at, const std::array<double, 3>& y) {
            const double i = (V - R * y[2] - k * y[0]) / L;
            if (sticks) {
                const double both = (k * y[2] + load(at, y[1])) / (J1 + J2);
                return std::array<double, 3>{both, both, i};
            }
            return std::array<double, 3>{(k * y[2] - side * most) / J1, (load(at, y[1]) + side * most) / J2, i};
        };
        const auto along = [](std::array<double, 3> y, double f, const std::array<double, 3>& by) {
            for (std::size_t j = 0; j < 3; ++j) y[j] += f * by[j];
            return y;
        };
        const auto a = rate(t, s), b = rate(t + 0.5 * h, along(s, 0.5 * h, a)), c = rate(t + 0.5 * h, along(s, 0.5 * h, b)), d = rate(t + h, along(s, h, c));
        for (std::size_t j = 0; j < 3; ++j) s[j] += h / 6.0 * (a[j] + 2.0 * b[j] + 2.0 * c[j] + d[j]);
        if (!sticks) out.heat += most * h * 0.5 * std::fabs(before + s[0] - s[1]);
        else out.stuck += h;
        if (closed && !sticks && before * (s[0] - s[1]) < 0.0) {
            s[0] = s[1] = (J1 * s[0] + J2 * s[1]) / (J1 + J2);
            sticks = true;
        }
        if (!closed) { // an inelastic blow, with friction
            const double v = u - h * order(t + 0.5 * h) / m;
            x += 0.5 * h * (u + v);
            u = v;
            if (x > 0.012) x = 0.012, u = 0.0;
            if (x < 0.0) {
                const double blow = mu * r * m * -u, slip = s[0] - s[1], after = slip - blow * (1.0 / J1 + 1.0 / J2);
                s[0] -= blow / J1, s[1] += blow / J2;
                out.heat += blow * 0.5 * (slip + after);
                closed = true, x = 0.0, u = 0.0;
            }
        }
    }
    out.w1 = s[0], out.w2 = s[1];
    return out;
}

double bodies_strike(const model::Model& bell) { // when the clapper meets the bell first
    return impacts(*run(bell, 5e-4, 8.0, {"angle"}), "strike").at(0).time;
}

double last(const Session& session, const std::string& name) { return column(*session.recording(), name).back(); }

} // namespace

class TestRelationGallery : public QObject {
    Q_OBJECT

private slots:
    // Taut, slack while the light weight flies, taut again with a jerk, and so on with light/(heavy + light) of the speed.
    void theRopeGoesTautAndSlackAsItsClosedFormSays() {
        constexpr double h = 2.5e-4, g = 9.81, heavy = 2.0, light = 1.4, height = 1.2, ratio = light / (heavy + light), A = g * (heavy - light) / (heavy + light);
        const auto session = run(scene("rope-atwood"), h, 3.3, {"slack", "up", "tension", "energy.total", "energy.input", "energy.damping", "energy.impact", "energy.scheme"});
        const auto landings = impacts(*session, "bed"), jerks = impacts(*session, "rope");
        QVERIFY2(landings.size() >= 3 && jerks.size() >= 3, qPrintable(QString("%1 %2").arg(landings.size()).arg(jerks.size())));
        double t = std::sqrt(2.0 * height / A), v = A * t;
        for (std::size_t k = 0; k < 3; ++k) {
            const double late = 6.0 * h * static_cast<double>(k + 1);
            QVERIFY2(std::abs(landings[k].time - t) < late, qPrintable(QString("landing %1: %2 for %3").arg(k).arg(landings[k].time).arg(t)));
            t += 2.0 * v / g; // the light one flies
            QVERIFY2(std::abs(jerks[k].time - t) < late, qPrintable(QString("jerk %1: %2 for %3").arg(k).arg(jerks[k].time).arg(t)));
            v *= ratio;
            QVERIFY2(std::abs(jerks[k].impulse - heavy * v) < 0.01 * heavy * v + heavy * g * h, qPrintable(QString("%1 for %2").arg(jerks[k].impulse).arg(heavy * v)));
            t += 2.0 * v / A; // up and down again
        }
        // while it is taut: 2 m M g/(m + M); slack: 0
        const auto tension = column(*session->recording(), "tension"), slack = column(*session->recording(), "slack");
        QVERIFY(std::abs(tension[2000] - 2.0 * heavy * light * g / (heavy + light)) < 1e-6);
        const auto flies = static_cast<std::size_t>((std::sqrt(2.0 * height / A) + 0.2) / h);
        QCOMPARE(tension[flies], 0.0);
        const double v0 = A * std::sqrt(2.0 * height / A);
        QVERIFY2(std::abs(*std::max_element(slack.begin(), slack.end()) - v0 * v0 / (2.0 * g)) < 1e-3, qPrintable(QString::number(*std::max_element(slack.begin(), slack.end()))));
        QVERIFY(*std::min_element(slack.begin(), slack.end()) > -1e-6); // a rope does not stretch
        // half the light weight's fall is lost at the first landing's and jerk's impacts, and so on: nothing else is
        const double first = column(*session->recording(), "energy.total").front();
        QVERIFY(std::abs(last(*session, "energy.total") + last(*session, "energy.impact") + last(*session, "energy.damping") + last(*session, "energy.scheme") -
                         last(*session, "energy.input") - first) < 1e-9 * std::abs(first));
    }

    void theRopeWithRestitutionThrowsTheWeightsApart() {
        const auto session = run(scene("rope-atwood"), 2.5e-4, 1.8, {"slack"}, {{"e", "0.5"}});
        const auto jerk = impacts(*session, "rope").front();
        QVERIFY2(std::abs(jerk.velocity_after + 0.5 * jerk.velocity_before) < 1e-9, qPrintable(QString("%1 %2").arg(jerk.velocity_before).arg(jerk.velocity_after)));
        QVERIFY(jerk.energy < 0.0);
    }

    void theClutchSlipsAndSticksAsItsReducedEquations() {
        for (const double end : {1.5, 1.8, 2.6, 4.2}) {
            const Clutch exact = exact_clutch(end);
            const auto session = run(scene("clutch"), 5e-4, end, {"w1", "w2", "slip", "v_Resistance", "i_Resistance", "energy.damping", "energy.impact"});
            QVERIFY2(std::abs(last(*session, "w1") - exact.w1) < 0.03 && std::abs(last(*session, "w2") - exact.w2) < 0.03,
                     qPrintable(QString("t = %1: %2 for %3, %4 for %5").arg(end).arg(last(*session, "w1")).arg(exact.w1).arg(last(*session, "w2")).arg(exact.w2)));
            const auto volts = column(*session->recording(), "v_Resistance"), amperes = column(*session->recording(), "i_Resistance");
            double of_winding = 0.0; // its circuit is at theta = 1
            for (std::size_t k = 1; k < volts.size(); ++k) of_winding += 5e-4 * volts[k] * amperes[k];
            QVERIFY(std::abs(last(*session, "energy.damping") - of_winding) < 1e-9 * of_winding);
            double of_discs = last(*session, "energy.impact"); // friction of a contact, but for the blows with which the discs meet
            for (const Impact& blow : session->recording()->impacts()) of_discs += 0.5 * blow.impulse * (blow.velocity_before + blow.velocity_after);
            QVERIFY2(std::abs(of_discs - exact.heat) < 0.005 * exact.heat, qPrintable(QString("%1 for %2").arg(of_discs).arg(exact.heat)));
            const auto slip = column(*session->recording(), "slip");
            double stuck = 0.0;
            for (const double one : slip) stuck += std::abs(one) < 1e-9 ? 5e-4 : 0.0;
            QVERIFY2(std::abs(stuck - exact.stuck) < 0.02, qPrintable(QString("%1 for %2").arg(stuck).arg(exact.stuck)));
        }
    }

    // The loose gear alone, between two walls that move.
    void theGearsRattleAsASystemBetweenMovingWalls() {
        constexpr double h = 2e-4, end = 0.4;
        model::Model bodies = scene("gear-rattle");
        bodies.world.projection = model::ProjectionKind::none;
        bodies.run.tolerance = 1e-13;
        const auto by_bodies = run(bodies, h, end, {"loose.q[2]", "loose.v[2]"});
        model::Model twin = parse(R"j({ "saltus": 1, "systems": { "loose": { "kind": "lagrangian-linear", "M": [[0.01]], "F": [0.3], "q": [0], "v": ["-3*0.24/0.16"] } },
            "expressions": { "angle": { "formula": "3*t + 1.2*pi/180*sin(12*pi*t)" } },
            "interactions": { "flanks": { "between": ["loose"], "relation": { "kind": "lagrangian-rheonomous",
                "h": ["0.0045 - 0.24*angle - 0.16*loose.q[0]", "0.0045 + 0.24*angle + 0.16*loose.q[0]"] }, "law": { "kind": "newton-impact", "e": 0.6 } } },
            "run": { "integrator": { "kind": "moreau-jean", "theta": 0.5, "projection": "none" }, "step": 2e-4, "end": 1 } })j");
        const auto by_system = run(twin, h, end, {"loose.q[0]", "loose.v[0]"});
        const auto a = column(*by_bodies->recording(), "loose.q[2]"), b = column(*by_system->recording(), "loose.q[0]");
        QCOMPARE(a.size(), b.size());
        double away = 0.0;
        for (std::size_t k = 0; k < a.size(); ++k) away = std::max(away, std::abs(a[k] - b[k]));
        QVERIFY2(away < 1e-5, qPrintable(QString::number(away))); // the driver follows its drive to h^2
        QVERIFY2(by_bodies->recording()->impacts().size() >= 8, qPrintable(QString::number(by_bodies->recording()->impacts().size())));
        QCOMPARE(by_bodies->recording()->impacts().size(), by_system->recording()->impacts().size());
    }

    // The bit and the string's end as a system of two coordinates, the rock as a relay about the axis.
    void theDrillStringSticksSlipsAndBouncesAsASystem() {
        constexpr double end = 1.45;
        model::Model twin = parse(R"j({ "saltus": 1, "systems": { "bit": { "kind": "lagrangian-nonlinear", "M": [[2, 0], [0, 0.04]],
                "F": ["-2*9.81 - 200*(bit.q[0] - (9.81*2 - 8)/200) - 2*bit.v[0]",
                      "0.4*(4*t - bit.q[1]) + 0.01*(4 - bit.v[1]) + 0.8*bit.v[1]/(1 + abs(bit.v[1]))"], "q": [0, 0], "v": [0, 0] } },
            "interactions": { "rock": { "between": ["bit"], "relation": { "kind": "lagrangian-scleronomous", "h": ["bit.q[0] - 0.008*sin(3*bit.q[1])"] },
                    "law": { "kind": "newton-impact", "e": 0.2 } },
                "hole": { "between": ["bit"], "relation": { "kind": "lagrangian-linear", "H": [[0, 1]] }, "law": { "kind": "relay", "lower": -1.2, "upper": 1.2 } } },
            "run": { "integrator": { "kind": "moreau-jean", "theta": 0.5 }, "step": 1e-3, "end": 2 } })j");
        double away[2];
        for (int k = 0; k < 2; ++k) {
            const double h = 5e-4 / (1 << k);
            const auto bodies = run(scene("drill-string"), h, end, {"w", "twist", "height"}), system = run(twin, h, end, {"bit.q[0]", "bit.q[1]", "bit.v[1]"});
            away[k] = std::hypot(last(*bodies, "w") - last(*system, "bit.v[1]"), last(*bodies, "twist") - 4.0 * end + last(*system, "bit.q[1]"),
                                 1e2 * (last(*bodies, "height") - last(*system, "bit.q[0]")));
            QVERIFY(last(*bodies, "w") > 8.0); // it slips, at more than twice the speed of the table
        }
        QVERIFY2(away[1] < 0.01, qPrintable(QString("%1 %2").arg(away[0]).arg(away[1])));
        // and in the whole run: it sticks for seconds, and leaves the rock
        const auto session = run(scene("drill-string"), 1e-3, 12.0, {"w", "gap"});
        const auto w = column(*session->recording(), "w"), gap = column(*session->recording(), "gap");
        const auto stuck = std::count_if(w.begin(), w.end(), [](double x) { return std::abs(x) < 1e-9; });
        QVERIFY2(stuck > 3000 && stuck < 8000, qPrintable(QString::number(stuck)));
        QVERIFY(*std::max_element(gap.begin(), gap.end()) > 0.005);
        QVERIFY2(impacts(*session, "rock").size() > 8, qPrintable(QString::number(impacts(*session, "rock").size())));
    }

    // Bell and clapper as a double pendulum in angles between two unilateral gaps: the clapper's ball before the bell's straight sides.
    void theBellRingsAsADoublePendulumBetweenWalls() {
        const model::Model bodies = scene("bell"), twin = parse(R"j({ "saltus": 2,
            "expressions": { "a": { "formula": "pair.q[0]" }, "b": { "formula": "pair.q[1]" }, "u": { "formula": "pair.v[0]" }, "w": { "formula": "pair.v[1]" },
                "order": { "formula": "30*(1 - (a^2 + (u/4.2)^2)/(pi/3)^2)*u" },
                "x": { "formula": "0.36*sin(b - a)" }, "y": { "formula": "-0.06 - 0.36*cos(b - a)" } },
            "systems": { "pair": { "kind": "lagrangian-nonlinear",
                "M": [["5 + 60*0.09 + 5*0.06^2", "5*0.06*0.31*cos(a - b)"], ["5*0.06*0.31*cos(a - b)", "0.05 + 5*0.31^2"]],
                "F_int": ["(60*0.3 + 5*0.06)*9.81*sin(a)", "5*0.31*9.81*sin(b)"],
                "F_gyr": ["5*0.06*0.31*sin(a - b)*w^2", "-5*0.06*0.31*sin(a - b)*u^2"],
                "F": ["min(max(order, -60), 60) - 0.5*u + 0.02*(w - u)", "-0.02*(w - u)"], "q": ["pi/18", "pi/18"], "v": [0, 0] } },
            "interactions": { "sides": { "between": ["pair"], "relation": { "kind": "lagrangian-scleronomous",
                "h": ["(-0.4*(0.36*sin(pair.q[1] - pair.q[0]) - 0.17) - 0.08*(-0.06 - 0.36*cos(pair.q[1] - pair.q[0]) + 0.1))/sqrt(0.1664) - 0.065",
                      "(0.4*(0.36*sin(pair.q[1] - pair.q[0]) + 0.17) - 0.08*(-0.06 - 0.36*cos(pair.q[1] - pair.q[0]) + 0.1))/sqrt(0.1664) - 0.065"] },
                "law": { "kind": "newton-impact", "e": 0.4 } } },
            "run": { "integrator": { "kind": "moreau-jean", "theta": 0.5 }, "step": 1e-3, "end": 2 } })j");
        const double first = bodies_strike(bodies), end = first + 1.5; // two or three strikes
        double away[2];
        for (int k = 0; k < 2; ++k) {
            const double h = 2.5e-4 / (1 << k);
            const auto one = run(bodies, h, end, {"angle", "hang"}), other = run(twin, h, end, {"pair.q[0]", "pair.q[1]"});
            away[k] = std::hypot(last(*one, "angle") - last(*other, "pair.q[0]"), last(*one, "hang") - last(*other, "pair.q[1]"));
            const auto struck = impacts(*one, "strike"), by_twin = impacts(*other, "sides");
            QVERIFY2(struck.size() >= 2, qPrintable(QString::number(struck.size())));
            QCOMPARE(struck.size(), by_twin.size());
            for (std::size_t i = 0; i < struck.size(); ++i)
                QVERIFY2(std::abs(struck[i].impulse - by_twin[i].impulse) < 0.03 * struck[i].impulse, qPrintable(QString("%1 %2").arg(struck[i].impulse).arg(by_twin[i].impulse)));
        }
        QVERIFY2(away[1] < 0.01, qPrintable(QString("%1 %2").arg(away[0]).arg(away[1])));
    }

    void theBellRingsTwiceASwingAndASmallSwingIsSilent() {
        const auto rings = run(scene("bell"), 5e-4, 15.0, {"angle"});
        QVERIFY2(impacts(*rings, "strike").size() >= 12, qPrintable(QString::number(impacts(*rings, "strike").size())));
        const auto silent = run(scene("bell"), 5e-4, 15.0, {"angle"}, {{"swing", "20"}});
        QVERIFY2(impacts(*silent, "strike").empty(), qPrintable(QString::number(impacts(*silent, "strike").size())));
    }

    void theGearsStayTogetherWhereTheDragIsEnough() {
        // r1 swing (2 pi f)^2 = 7.14 m/s^2 at 6 Hz; r2 drag/J = 12.8 at 0.8 N m
        const auto session = run(scene("gear-rattle"), 2e-4, 2.0, {"way"}, {{"drag", "0.8"}, {"e", "0"}});
        const auto way = column(*session->recording(), "way");
        for (std::size_t k = way.size() / 2; k < way.size(); ++k) QVERIFY2(std::abs(way[k] - 0.0045) < 1e-6, qPrintable(QString::number(way[k])));
    }
};

QTEST_GUILESS_MAIN(TestRelationGallery)
#include "test_relation_gallery.moc"
