// SPDX-License-Identifier: GPL-3.0-or-later
// What the published figures of the cam-follower show, as numbers: event-driven runs (B) beside time stepping with the figures' steps (A).
#include "core/run_settings.h"
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <numbers>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double pi = std::numbers::pi, kRounding = 1.050328174371336; // rad: the impact map's axis begins there

double turn(double rpm) { return 60.0 / rpm; } // s

std::unique_ptr<Session> run(double rpm, double step, double end, bool by_events, double start = 0.4) {
    model::Model model = scene("figures/cam-follower-figures");
    RunOptions options;
    options.set = {{"rpm", std::to_string(rpm) + " rpm"}};
    if (by_events) options.set.push_back({"run.integrator", "event-driven"});
    if (const auto done = apply_settings(model, options); !done) throw std::runtime_error(done.error().text());
    std::get<model::LagrangianLinear>(model.systems[0].kind).q = {start};
    options.step = step, options.end = end;
    options.record = std::vector<std::string>{"u", "contact.y[0]", "contact.ydot[0]"};
    auto session = testing::start(model, options);
    run_to(*session, end);
    return session;
}

struct Peak {
    double t, value;
};
Peak highest(const Recording& recording, const std::string& signal, double begin, double end) {
    const auto t = column(recording, "t"), x = column(recording, signal);
    Peak out{0, -HUGE_VAL};
    for (std::size_t k = 0; k < t.size(); ++k)
        if (t[k] >= begin && t[k] <= end && x[k] > out.value) out = {t[k], x[k]};
    return out;
}

std::pair<double, double> range_of(const Recording& recording, const std::string& signal, double begin, double end) {
    const auto t = column(recording, "t"), x = column(recording, signal);
    double low = HUGE_VAL, high = -HUGE_VAL;
    for (std::size_t k = 0; k < t.size(); ++k)
        if (t[k] >= begin && t[k] <= end) low = std::min(low, x[k]), high = std::max(high, x[k]);
    return {low, high};
}

std::size_t impacts_between(const Recording& recording, double begin, double end) {
    std::size_t count = 0;
    for (std::size_t k = 0; k < recording.impact_count(); ++k) count += recording.impact(k).time > begin && recording.impact(k).time <= end ? 1 : 0;
    return count;
}

// Of points over a rectangle, 40 x 40.
using Histogram = std::array<double, 1600>;
Histogram histogram(const std::vector<std::array<double, 2>>& points, std::array<double, 4> axes) {
    Histogram out{};
    for (const auto& [x, y] : points) {
        const auto bin = [](double value, double low, double high) { return static_cast<std::size_t>(std::clamp(40 * (value - low) / (high - low), 0.0, 39.0)); };
        out[40 * bin(x, axes[0], axes[1]) + bin(y, axes[2], axes[3])] += 1.0 / static_cast<double>(points.size());
    }
    return out;
}
double distance(const Histogram& a, const Histogram& b) {
    double sum = 0;
    for (std::size_t k = 0; k < a.size(); ++k) sum += std::abs(a[k] - b[k]);
    return sum / 2;
}

// Phase on the published axis, speed behind the impact, m/s.
std::vector<std::array<double, 2>> impact_map(const Recording& recording, double rpm) {
    std::vector<std::array<double, 2>> out;
    for (std::size_t k = 0; k < recording.impact_count(); ++k) {
        const Impact hit = recording.impact(k);
        if (hit.time < 5) continue; // of its start
        const double angle = hit.time * 2 * pi / turn(rpm) - kRounding;
        out.push_back({angle - 2 * pi * std::floor(angle / (2 * pi)) + kRounding, hit.velocity_after});
    }
    return out;
}

std::vector<std::array<double, 2>> strobe(const Recording& recording) { // samples are a turn apart; two rows of one instant are an event's
    const auto t = column(recording, "t"), y = column(recording, "contact.y[0]"), v = column(recording, "contact.ydot[0]");
    std::vector<std::array<double, 2>> out;
    for (std::size_t k = 1; k + 1 < t.size(); ++k)
        if (t[k] > 5 && t[k] != t[k - 1] && t[k] != t[k + 1]) out.push_back({y[k], v[k]});
    return out;
}

std::array<double, 4> range(const std::vector<std::array<double, 2>>& points) {
    std::array<double, 4> out{HUGE_VAL, -HUGE_VAL, HUGE_VAL, -HUGE_VAL};
    for (const auto& [x, y] : points) out = {std::min(out[0], x), std::max(out[1], x), std::min(out[2], y), std::max(out[3], y)};
    return out;
}

} // namespace

class TestPublishedFigures : public QObject {
    Q_OBJECT

    // The picture lies in its published axes, which may be off by a twentieth.
    static void lies(std::pair<double, double> values, double low, double high) {
        const double slack = 0.05 * (high - low);
        QVERIFY2(values.first >= low - slack && values.second <= high + slack, qPrintable(QString("%1 to %2").arg(values.first).arg(values.second)));
    }

private slots:
    // 11.2a, 11.3a, b: the motion repeats every three turns, with peaks of 0.50 m; by events one closed curve with eight impacts, by steps a bundle
    void at358rpm() {
        const double three = 3 * turn(358);
        for (const bool by_events : {true, false}) {
            const auto session = run(358, by_events ? 1e-3 : 5e-5, 20.6, by_events);
            const Recording& recording = *session->recording();
            for (const double published : {18.83, 19.33, 19.84}) {
                const Peak peak = highest(recording, "u", published - 0.1, published + 0.1);
                QVERIFY2(std::abs(peak.t - published) < 0.012 && std::abs(peak.value - 0.5) < 0.005, qPrintable(QString("%1 m at %2 s").arg(peak.value).arg(peak.t)));
            }
            lies(range_of(recording, "u", 18.5, 20), 0.1, 0.5);
            lies(range_of(recording, "contact.y[0]", 18.5, 20), -0.05, 0.35);
            lies(range_of(recording, "contact.ydot[0]", 18.5, 20), -20, 15);
            std::vector<double> impacts;
            for (std::size_t k = 0; k < recording.impact_count(); ++k)
                if (recording.impact(k).time > 18.5) impacts.push_back(recording.impact(k).time);
            double worst = 0; // of its return after eight impacts
            for (std::size_t k = 0; k + 8 < impacts.size(); ++k) worst = std::max(worst, std::abs(impacts[k + 8] - impacts[k] - three));
            QVERIFY(impacts.size() > 16);
            if (by_events) QVERIFY2(worst < 1e-7, qPrintable(QString::number(worst)));
            else QVERIFY2(worst > 1e-4 && worst < 1e-2, qPrintable(QString::number(worst)));
            QCOMPARE(impacts_between(recording, 18.5, 18.5 + three), std::size_t{8});
        }
    }

    // 11.2b: both lines are one until the first impact, part at the lift behind it, and the first apex by events is the higher one
    void at660rpm() {
        const auto b = run(660, 1e-4, 2.2, true), a = run(660, 1e-4, 2.2, false);
        const auto tb = column(*b->recording(), "t"), ub = column(*b->recording(), "u"), ta = column(*a->recording(), "t"), ua = column(*a->recording(), "u");
        const double first = b->recording()->impact(0).time;
        QVERIFY(std::abs(first - a->recording()->impact(0).time) < 2e-3);
        std::size_t compared = 0;
        for (std::size_t k = 0, j = 0; k < tb.size() && tb[k] < first; ++k) {
            while (ta[j] < tb[k] - 1e-9) ++j;
            if (std::abs(ta[j] - tb[k]) > 1e-9) continue;
            QVERIFY2(std::abs(ub[k] - ua[j]) < 2e-2, qPrintable(QString::number(ub[k] - ua[j])));
            ++compared;
        }
        QVERIFY(compared > 300);
        const Peak by_events = highest(*b->recording(), "u", 0.1, 0.18), by_steps = highest(*a->recording(), "u", 0.1, 0.18);
        QVERIFY2(by_events.value > by_steps.value + 0.1, qPrintable(QString("%1 and %2").arg(by_events.value).arg(by_steps.value)));
        for (const auto* session : {&b, &a}) lies(range_of(*(*session)->recording(), "u", 0, 2.2), 0.1, 1.3);
    }

    // 11.2c, 11.3c, d: one impact a turn; by events always the same flight, by steps it beats
    void at700rpm() {
        for (const bool by_events : {true, false}) {
            const auto session = run(700, 1e-4, 10, by_events);
            const Recording& recording = *session->recording();
            QCOMPARE(impacts_between(recording, 8.5, 8.5 + 15 * turn(700)), std::size_t{15});
            double low = HUGE_VAL, high = -HUGE_VAL;
            for (int k = 0; k < 15; ++k) {
                const double top = highest(recording, "contact.y[0]", 8.5 + k * turn(700), 8.5 + (k + 1) * turn(700)).value;
                low = std::min(low, top), high = std::max(high, top);
            }
            if (by_events) QVERIFY2(high - low < 1e-4 && std::abs(high - 2.304) < 1e-3, qPrintable(QString("%1 to %2").arg(low).arg(high)));
            else QVERIFY2(high - low > 0.1, qPrintable(QString("%1 to %2").arg(low).arg(high)));
            lies(range_of(recording, "u", 9, 10), 0, 2.4);
            lies(range_of(recording, "contact.y[0]", 8.5, 10), 0, 2.5);
            lies(range_of(recording, "contact.ydot[0]", 8.5, 10), -150, 100);
        }
    }

    // 11.4a, c: chaos, whose statistics do not hang on the start
    void mapsAt660rpm() {
        const double end = 24'000 * turn(660);
        std::vector<Histogram> maps, strobes;
        for (const double start : {0.4, 0.35}) {
            const auto session = run(660, turn(660), end, true, start);
            const auto map = impact_map(*session->recording(), 660), points = strobe(*session->recording());
            QVERIFY(map.size() > 25'000 && points.size() > 12'000);
            const auto of_map = range(map), of_points = range(points);
            lies({of_map[0], of_map[1]}, 1, 8), lies({of_map[2], of_map[3]}, -10, 50);
            lies({of_points[0], of_points[1]}, 0, 0.35), lies({of_points[2], of_points[3]}, -50, 40);
            QVERIFY(of_map[3] > 38 && of_map[3] < 42); // m/s: the published folds end there
            QVERIFY(of_points[1] > 0.3 && of_points[2] < -44 && of_points[3] > 33);
            for (const auto& [phase, speed] : map) QVERIFY2(!(phase > 2.1 && phase < 2.7) && phase < 7.5, qPrintable(QString::number(phase))); // empty as published
            maps.push_back(histogram(map, {1, 8, -10, 50}));
            strobes.push_back(histogram(points, {0, 0.35, -50, 40}));
        }
        const double of_maps = distance(maps[0], maps[1]), of_strobes = distance(strobes[0], strobes[1]);
        qInfo("two starts: impact maps %.3f, stroboscopic maps %.3f apart", of_maps, of_strobes);
        QVERIFY(of_maps < 0.1 && of_strobes < 0.1);
    }
};

QTEST_APPLESS_MAIN(TestPublishedFigures)
#include "test_published_figures.moc"
