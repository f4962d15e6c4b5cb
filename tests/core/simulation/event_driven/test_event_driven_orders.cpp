// SPDX-License-Identifier: GPL-3.0-or-later
// Errors of event-driven runs fall as their tolerance does: least-squares slopes over rtol = 1e-6 ... 1e-11, errors summed over the events and above
// round-off alone. What is known is a closed form, a quadrature, or digits from two independent integrations.
#include "tests/core/simulation/event_scenes.h"
#include "tests/reference/elliptic.h"

#include <QtTest>

#include <cmath>
#include <functional>
#include <numbers>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double g = 9.81;
constexpr double kRoundOff = 1e-13; // s, of an instant

using Misses = std::vector<double>;

double total(const Misses& errors) {
    double sum = 0;
    for (const double error : errors)
        if (std::abs(error) > kRoundOff) sum += std::abs(error);
    return sum;
}

// run(rtol): the errors.
void check_slope(const std::function<Misses(double)>& run) {
    double n = 0, x = 0, y = 0, xx = 0, xy = 0;
    bool exact = true; // at each tolerance: nothing to be seen of a slope
    QString told;
    for (int digits = 6; digits <= 11; ++digits) {
        const double rtol = std::pow(10.0, -digits);
        const Misses misses = run(rtol);
        const double error = total(misses);
        told += QString(" %1").arg(error, 0, 'g', 2);
        for (const double one : misses)
            if (digits == 10) QVERIFY2(std::abs(one) <= 1e-9, qPrintable(QString::number(one)));
        if (error <= 0) continue;
        exact = false;
        const double a = std::log10(rtol), b = std::log10(error);
        n += 1, x += a, y += b, xx += a * a, xy += a * b;
    }
    if (exact) return qInfo("round-off at each tolerance");
    const double slope = (n * xy - x * y) / (n * xx - x * x);
    qInfo("slope %.2f, errors%s", slope, qPrintable(told));
    QVERIFY2(n >= 4 && slope >= 0.7 && slope <= 1.4, qPrintable(QString("slope %1 of").arg(slope) + told));
}

Misses instants(const std::string& scene, EventKind kind, const std::vector<double>& known) {
    auto session = start(parse(scene));
    run_to(*session, known.back() + 0.05);
    const auto events = events_of(*session, kind);
    if (events.size() < known.size()) throw std::runtime_error("events are missing");
    Misses out;
    for (std::size_t k = 0; k < known.size(); ++k) out.push_back(events[k].time - known[k]);
    return out;
}

// Gauss and Legendre's rule of five points on 64 equal pieces of [0, 1].
double integral(const std::function<double(double)>& f) {
    constexpr double node[] = {0.0, 0.5384693101056830910363144, 0.9061798459386639927976269}, weight[] = {0.5688888888888888888888889, 0.4786286704993664680412915, 0.2369268850561890875142640};
    double sum = 0;
    for (int piece = 0; piece < 64; ++piece)
        for (int k = -2; k <= 2; ++k) {
            const double x = (piece + 0.5 + (k < 0 ? -0.5 : 0.5) * node[std::abs(k)]) / 64.0;
            sum += weight[std::abs(k)] * f(x) / 128.0;
        }
    return sum;
}

} // namespace

class TestEventDrivenOrders : public QObject {
    Q_OBJECT

private slots:
    // 3: the list of ten instants belongs to the motion that comes to the stop's side at 1.7689665447024814 with -0.62754014962904; started there
    void anImpactOscillator() {
        const std::vector<double> list = {3.477211156762199, 6.070190036315229, 8.756164423770769, 11.279545747914, 13.65526712113145, 16.23021280856944, 18.78600557655846, 21.25722588050469, 23.76274614927789, 26.29786368785842};
        // x'' + x'/10 + x = cos 5t/2 from rest: x = e^(-t/20) (a cos wt + b sin wt) + A cos 5t/2 + B sin 5t/2
        const double d = 5.25 * 5.25 + 0.0625, A = -5.25 / d, B = 0.25 / d, w = std::sqrt(1 - 0.0025), a = -A, b = (-2.5 * B + 0.05 * a) / w;
        const auto x = [&](double t) { return std::exp(-t / 20) * (a * std::cos(w * t) + b * std::sin(w * t)) + A * std::cos(2.5 * t) + B * std::sin(2.5 * t); };
        const auto v = [&](double t) {
            return std::exp(-t / 20) * ((w * b - a / 20) * std::cos(w * t) - (w * a + b / 20) * std::sin(w * t)) + 2.5 * (B * std::cos(2.5 * t) - A * std::sin(2.5 * t));
        };
        double from = 1.7689665447024814;
        for (int k = 0; k < 3; ++k) from -= x(from) / v(from);
        std::vector<double> known;
        for (const double t : list) known.push_back(t - from);
        check_slope([&](double rtol) {
            return instants(contact_scene("\"lagrangian-linear\", \"M\": [[1]], \"C\": [[0.1]], \"K\": [[1]], \"F\": [\"cos(2.5*(t + " + text(from) + "))\"], \"q\": [0], \"v\": [" + text(v(from)) + "]", "[[-1]]", 0.8, "400 s", rtol), EventKind::impact, known);
        });
        const Misses exact = instants(contact_scene("\"lagrangian-linear\", \"M\": [[1]], \"C\": [[0.1]], \"K\": [[1]], \"F\": [\"cos(2.5*(t + " + text(from) + "))\"], \"q\": [0], \"v\": [" + text(v(from)) + "]", "[[-1]]", 0.8, "400 s", 1e-12), EventKind::impact, known);
        for (const double error : exact) QVERIFY2(std::abs(error) <= 2e-12, qPrintable(QString::number(error))); // harmonic flights; the list has 13 digits in places
    }

    // 3: how a neighbour of the periodic orbit comes back; the map from one impact (instant, speed behind it) to the next, by central differences
    void anImpactOscillatorsMultipliers() {
        const double phase = 2.8949333422000323, speed = 0.63635819599946836, period = 2 * std::numbers::pi / 2.5;
        const auto next = [&](double t, double v) { // -> instant and speed behind the next impact
            auto session = start(parse(contact_scene("\"lagrangian-linear\", \"M\": [[1]], \"C\": [[0.1]], \"K\": [[1]], \"F\": [\"cos(2.5*t + " + text(phase + 2.5 * t) + ")\"], \"q\": [0], \"v\": [" + text(-v) + "]", "[[-1]]", 0.8, "3 s", 1e-13)));
            run_to(*session, 2.8);
            const auto hits = events_of(*session, EventKind::impact);
            return std::pair(t + hits.at(0).time - period, hits.at(0).after);
        };
        const double d = 2e-4, v = 0.8 * speed;
        const auto [t_late, v_late] = next(d, v);
        const auto [t_early, v_early] = next(-d, v);
        const auto [t_fast, v_fast] = next(0, v + d);
        const auto [t_slow, v_slow] = next(0, v - d);
        const double a = (t_late - t_early) / (2 * d), b = (t_fast - t_slow) / (2 * d), c = (v_late - v_early) / (2 * d), e = (v_fast - v_slow) / (2 * d);
        const double real = (a + e) / 2, product = a * e - b * c, imaginary = std::sqrt(product - real * real);
        QVERIFY2(std::abs(real + 0.1454346498) < 1e-6 && std::abs(imaginary - 0.6903767647) < 1e-6, qPrintable(QString("%1 +- %2 i").arg(real, 0, 'g', 12).arg(imaginary, 0, 'g', 12)));
    }

    // 4
    void theCamFollower() {
        const std::vector<double> known = {0.03115809179378234, 0.1041964371205957, 0.1811529014028217, 0.2615220687135161, 0.3406133477607022, 0.4195176971510312, 0.4956895330308155, 0.5496676877125799, 0.6000857484748, 0.6667448029105519};
        check_slope([&](double rtol) {
            model::Model model = driven(scene("cam-follower"), 20, 1e-2);
            model.run.rtol = rtol;
            auto session = start(model);
            run_to(*session, 0.67);
            const auto hits = events_of(*session, EventKind::impact);
            Misses out;
            for (std::size_t k = 0; k < known.size(); ++k) out.push_back(hits.at(k).time - known[k]);
            return out;
        });
    }

    // 8
    void dryFriction() {
        const std::vector<double> known = {5.3268216750276045, 6.7893596395684742, 11.327841160144816, 16.167969897776793, 21.455244620230881, 26.709395010200634};
        check_slope([&](double rtol) {
            return instants(scene_of(R"j("mass": {"kind": "lagrangian-linear", "M": [[1]], "K": [[1]], "F": ["cos(0.6*t)"], "q": [2], "v": [0]})j",
                                     R"j("c": {"between": ["mass"], "relation": {"kind": "lagrangian-linear", "H": [[1]]}, "law": {"kind": "relay", "lower": -0.5, "upper": 0.5}})j", "400 s", rtol), EventKind::switching, known);
        });
    }

    // 10: sin(angle/2) at the turning points falls by e, each flight lasts half a period
    void aPendulumAtAWall() {
        std::vector<double> known;
        double k = std::sin(0.5), t = quarter_period(k) / std::sqrt(g);
        for (int n = 0; n < 8; ++n) {
            known.push_back(t);
            k *= 0.7;
            t += 2 * quarter_period(k) / std::sqrt(g);
        }
        QVERIFY(std::abs(known[4] - 4.6016209811636241) < 1e-14);
        check_slope([&](double rtol) {
            return instants(contact_scene(R"j("lagrangian-nonlinear", "M": [[1]], "F": ["-9.81*sin(mass.q[0])"], "q": [1], "v": [0])j", "[[1]]", 0.7, "200 s", rtol), EventKind::impact, known);
        });
    }

    // 11: the published state at 1 s, and the revolution by quadrature of what the energy says
    void aSliderCrank() {
        const double r = 0.5, l = 1.2, J = 0.02, m = 0.5;
        const auto s_rate = [&](double phi) { return -r * std::sin(phi) - r * r * std::sin(phi) * std::cos(phi) / std::sqrt(l * l - r * r * std::sin(phi) * std::sin(phi)); };
        const double energy = J * 100;
        const double turn = 2 * std::numbers::pi * integral([&](double x) {
            const double rate = s_rate(2 * std::numbers::pi * x);
            return std::sqrt((J + m * rate * rate) / energy);
        });
        QVERIFY2(std::abs(turn - 1.2299424255427156) < 1e-14, qPrintable(QString::number(turn, 'g', 17)));
        check_slope([&](double rtol) {
            model::Model model = parse(scene_of(R"j("crank": {"kind": "lagrangian-nonlinear", "M": [[0.02, 0], [0, 0.5]], "q": [0, 1.7], "v": [10, 0]})j",
                R"j("rod": {"between": ["crank"], "relation": {"kind": "lagrangian-scleronomous", "h": ["((0.5*cos(crank.q[0]) - crank.q[1])^2 + (0.5*sin(crank.q[0]))^2 - 1.44)/2"]}, "law": {"kind": "equality"}})j", "200 s", rtol));
            model.run.step = turn / 8.0;
            auto turns = start(model);
            run_for(*turns, 8);
            model.run.step = 0.05;
            auto second = start(model);
            run_to(*second, 1);
            return Misses{(last(*turns, "crank.q[0]") - 2 * std::numbers::pi) / 10, last(*second, "crank.q[0]") - 5.1416974631829325, last(*second, "crank.v[0]") - 3.4741287346650786, last(*second, "crank.q[1]") - 1.3186679516261499};
        });
    }

    // 12: theta'' = -p^2 sin(alpha - theta) between impacts, energies by quadrature
    void aRockingBlock() {
        const double alpha = 0.2, p2 = 3 * g / 4, ratio = 1 - 1.5 * std::sin(alpha) * std::sin(alpha);
        std::vector<double> known;
        double amplitude = 0.1, t = 0;
        for (int n = 0; n < 8; ++n) {
            const double quarter = integral([&](double s) { return amplitude * s / std::sqrt(p2 * std::sin(alpha - amplitude * (1 - s * s / 2)) * std::sin(amplitude * s * s / 2)); });
            t += n == 0 ? quarter : 2 * quarter;
            known.push_back(t);
            if (n == 0) QVERIFY2(std::abs(quarter - 0.48608973195735394) < 1e-14, qPrintable(QString::number(quarter, 'g', 17)));
            // the speed falls by the ratio: cos(alpha - next) - cos(alpha) does by its square
            amplitude = alpha - std::acos(std::cos(alpha) + ratio * ratio * (std::cos(alpha - amplitude) - std::cos(alpha)));
        }
        QVERIFY2(std::abs(known[3] - 2.7491830954409104) < 1e-13, qPrintable(QString::number(known[3], 'g', 17)));
        check_slope([&](double rtol) {
            return instants(contact_scene("\"lagrangian-nonlinear\", \"M\": [[1]], \"F\": [\"-" + text(p2) + "*sin(0.2 - mass.q[0])\"], \"q\": [0.1], \"v\": [0]", "[[1]]", ratio, "200 s", rtol), EventKind::impact, known);
        });
    }
};

QTEST_APPLESS_MAIN(TestEventDrivenOrders)
#include "test_event_driven_orders.moc"
