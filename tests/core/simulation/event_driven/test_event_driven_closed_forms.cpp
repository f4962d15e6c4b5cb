// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes whose events are known in closed form, or by the roots of what a flight is in closed form: chains of impacts, dry friction with two limits, relays,
// bodies. Each lists all its events of the kinds that it is about.
#include "tests/core/simulation/event_driven/body_scenes.h"
#include "tests/core/simulation/event_driven/near.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <numbers>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double g = 9.81;
constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

struct Known {
    EventKind kind;
    double t, before = kUnknown;
};

// Of the session's events those of the kinds that are known, in order; all until the last that is known.
void compare(const Session& session, const std::vector<Known>& known, double tolerance) {
    std::size_t k = 0;
    for (const RunEvent& event : session.recording()->events()) {
        if (k == known.size()) break;
        if (std::none_of(known.begin(), known.end(), [&](const Known& one) { return one.kind == event.kind; })) continue;
        QVERIFY2(event.kind == known[k].kind, qPrintable(QString("event %1 at %2 s is of another kind").arg(k).arg(event.time)));
        near(event.time, known[k].t, tolerance);
        if (known[k].before == known[k].before) near(event.before, known[k].before, 10 * tolerance * (1 + std::abs(known[k].before)));
        ++k;
    }
    QCOMPARE(k, known.size());
}
std::string linear(const std::string& M, const std::string& q, const std::string& v, const std::string& F) {
    return "\"m\": {\"kind\": \"lagrangian-linear\", \"M\": " + M + ", \"q\": " + q + ", \"v\": " + v + ", \"F\": " + F + "}";
}
std::string nonlinear(const std::string& M, const std::string& q, const std::string& v, const std::string& F) {
    return "\"m\": {\"kind\": \"lagrangian-nonlinear\", \"M\": " + M + ", \"q\": " + q + ", \"v\": " + v + ", \"F\": " + F + "}";
}
std::string contact(const std::string& name, const std::string& H, const std::string& b, double e) {
    return "\"" + name + "\": {\"between\": [\"m\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": " + H + ", \"b\": " + b + "}, \"law\": {\"kind\": \"newton-impact\", \"e\": " + text(e) + "}}";
}
std::string gap(const std::string& name, const std::string& h, double e) {
    return "\"" + name + "\": {\"between\": [\"m\"], \"relation\": {\"kind\": \"lagrangian-rheonomous\", \"h\": [\"" + h + "\"]}, \"law\": {\"kind\": \"newton-impact\", \"e\": " + text(e) + "}}";
}
std::unique_ptr<Session> ran(const std::string& systems, const std::string& interactions, double end, const std::string& more = "") {
    auto session = start(parse(scene_of(systems, interactions, text(end) + " s", 1e-10, more)));
    run_to(*session, end);
    return session;
}
// The first root of f behind `from`.
double next_zero(const std::function<double(double)>& f, double from, double step = 1e-3) {
    double a = from + step;
    while ((f(a) > 0) == (f(a + step) > 0)) a += step;
    return zero_between(f, a, a + step);
}

// Of "m" along x, at most so much; of its floor, y = 0.
std::string guide_friction(const std::string& name, double most) {
    return "\"" + name + "\": {\"between\": [\"m\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": [[1, 0]]}, \"law\": {\"kind\": \"relay\", \"lower\": " + text(-most) + ", \"upper\": " + text(most) + "}}";
}
std::string floor_friction(double mu) {
    return "\"ground\": {\"between\": [\"m\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": [[0, 1]], \"T\": [[1, 0]]}, \"law\": {\"kind\": \"newton-impact-friction\", \"e\": 0, \"mu\": " + text(mu) + "}}";
}
constexpr auto kHit = EventKind::impact;

} // namespace

class TestEventDrivenClosedForms : public QObject {
    Q_OBJECT

private slots:
    void twoBallsInAUprightTube() {
        const double e = 0.9, m1 = 1, m2 = 3;
        const auto session = ran(linear("[[1, 0], [0, 3]]", "[0.4, 1.1]", "[0, 0]", "[\"-9.81\", \"-3*9.81\"]"), contact("floor", "[[1, 0]]", "[0]", e) + ", " + contact("pair", "[[-1, 1]]", "[0]", e), 2.5);
        std::vector<Known> known;
        double t = 0, y1 = 0.4, y2 = 1.1, v1 = 0, v2 = 0;
        for (;;) {
            const double floor = (v1 + std::sqrt(v1 * v1 + 2 * g * y1)) / g, pair = v1 > v2 ? (y2 - y1) / (v1 - v2) : 1e300, s = std::min(floor, pair);
            t += s;
            if (t > 2.5) break;
            y1 += v1 * s - 0.5 * g * s * s, y2 += v2 * s - 0.5 * g * s * s, v1 -= g * s, v2 -= g * s;
            if (s == floor) {
                known.push_back({kHit, t, v1});
                v1 *= -e, y1 = 0;
            } else {
                known.push_back({kHit, t, v2 - v1});
                const double p = (1 + e) * m1 * m2 / (m1 + m2) * (v1 - v2);
                v1 -= p / m1, v2 += p / m2, y2 = y1;
            }
        }
        QVERIFY(known.size() > 8);
        compare(*session, known, 1e-10);
    }

    // A ball of 2 kg takes two of half a kilogram with air drag along; where they turn back they leave it, and touch each other on with no force that could
    // hold or part them (the program ended there: a gap that leaves by no power of time that its parabola has).
    void twoBallsThatTouchLeaveAThird() {
        const double C = 0.2, v0 = 0.2, M = 3;
        const auto session = ran(R"j("a": {"kind": "lagrangian-linear", "M": [[2]], "q": [0.3], "v": [0.3], "F": [-19.62]},
            "b": {"kind": "lagrangian-linear", "M": [[0.5]], "C": [[0.2]], "q": [0.4], "v": [0], "F": [-4.905]},
            "c": {"kind": "lagrangian-linear", "M": [[0.5]], "C": [[0.2]], "q": [0.5], "v": [0], "F": [-4.905]})j",
                                 contact_between("first", "a", "b", -0.1, 0) + ", " + contact_between("second", "b", "c", -0.1, 0.8), 1.5);
        const double leaves = M / (2 * C) * std::log(1 + 2 * C * v0 / (M * g)), t = 1.5 - leaves;
        compare(*session, {{kHit, 0, -0.3}, {kHit, 0, 0}, {EventKind::release, leaves}, {EventKind::release, leaves}}, 1e-10);
        for (const char* name : {"b.v[0]", "c.v[0]"}) near(last(*session, name), -0.5 * g / C * (1 - std::exp(-C / 0.5 * t)), 1e-9);
        near(last(*session, "a.v[0]"), -g * t, 1e-9);
        near(last(*session, "c.q[0]") - last(*session, "b.q[0]"), 0.1, 1e-11);
    }

    // A block whose floor and guide rub at once moves as with one friction of their sum, whoever carries how much: it ended with "switches without end" where
    // neither could hold it alone. So do two relays.
    void frictionsBesideEachOtherAreOneOfTheirSum_data() {
        QTest::addColumn<QString>("force");
        QTest::addColumn<double>("v");
        for (const char* const force : {"1.2", "-1.2", "0.5", "1.65", "1.2*sin(5*t)", "2*sin(3*t)", "1.2 - 2*t", "1.5*cos(2*t)"})
            for (const double v : {0.0, 0.5, -0.3}) QTest::addRow("%s, v %g", force, v) << QString(force) << v;
    }
    void frictionsBesideEachOtherAreOneOfTheirSum() {
        QFETCH(QString, force);
        QFETCH(double, v);
        const auto moves = [&](const std::string& frictions) {
            return ran(linear("[[1, 0], [0, 1]]", "[0, 0]", "[" + text(v) + ", 0]", "[\"" + force.toStdString() + "\", -9.81]"), frictions, 4);
        };
        const double sum = 0.981 + 0.7;
        const auto one = moves(guide_friction("a", sum));
        std::vector<double> instants;
        for (const RunEvent& event : events_of(*one, EventKind::switching)) instants.push_back(event.time);
        for (const std::string& frictions : {floor_friction(0.1) + ", " + guide_friction("a", 0.7), guide_friction("a", 0.7) + ", " + floor_friction(0.1),
                                             guide_friction("a", 0.7) + ", " + guide_friction("b", 0.981)}) {
            const auto session = moves(frictions);
            near(last(*session, "t"), 4, 1e-12);
            near(last(*session, "m.v[0]"), last(*one, "m.v[0]"), 1e-9);
            near(last(*session, "m.q[0]"), last(*one, "m.q[0]"), 1e-9);
            std::vector<double> found;
            for (const RunEvent& event : events_of(*session, EventKind::switching))
                if (found.empty() || event.time - found.back() > 1e-9) found.push_back(event.time);
            QCOMPARE(found.size(), instants.size());
            for (std::size_t k = 0; k < found.size(); ++k) near(found[k], instants[k], 1e-9);
        }
    }

    // A floor that is accelerated upwards: the ball's flights are those of a larger g, and it rests on it in the end.
    void accumulationOnAFloorThatAccelerates() {
        const auto session = ran(linear("[[2]]", "[0.8]", "[0]", "[\"-2*9.81\"]"), gap("c", "m.q[0] - 1.25*t^2", 0.6), 3);
        const double G = g + 2.5, first = std::sqrt(1.6 / G);
        std::vector<Known> known{{kHit, first, -G * first}};
        for (int k = 1; k < 14; ++k) known.push_back({kHit, first * (1 + 2 * 0.6 * (1 - std::pow(0.6, k)) / 0.4), -G * first * std::pow(0.6, k)});
        compare(*session, known, 1e-11);
        compare(*session, {{EventKind::accumulation, first * 4}}, 1e-10);
        near(last(*session, "c.force[0]"), 2 * G, 1e-9);
    }

    // Two masses on a rope over a pulley, the heavier one above a floor, all plastic: the floor and the rope strike in turn, each pair of flights a third of
    // the one before.
    void aRopeAndAFloorStrikeInTurn_data() {
        QTest::addColumn<QString>("zeno");
        QTest::newRow("jumped over") << "";
        QTest::newRow("handed over") << ", \"zeno\": \"time-stepping\"";
    }
    void aRopeAndAFloorStrikeInTurn() {
        QFETCH(QString, zeno);
        const auto session = ran(linear("[[2, 0], [0, 1]]", "[0.5, 0]", "[0, 0]", "[\"-2*9.81\", \"-9.81\"]"), contact("rope", "[[1, 1]]", "[-0.5]", 0) + ", " + contact("floor", "[[1, 0]]", "[0]", 0), 3, zeno.toStdString());
        double t = std::sqrt(3 / g), u = g * t / 3;
        std::vector<Known> known{{kHit, t, -u}};
        for (int k = 0; k < 4; ++k) {
            known.push_back({kHit, t += 2 * u / g, -u});
            u /= 3;
            known.push_back({kHit, t += 6 * u / g, -u});
        }
        compare(*session, known, 1e-10);
        near(last(*session, "floor.force[0]"), g, 1e-9);
        near(last(*session, "rope.force[0]"), g, 1e-9);
    }

    // Elastic between two walls that swing.
    void aBallBetweenTwoWallsThatSwing() {
        const auto session = ran(linear("[[1]]", "[0.5]", "[0.7]", "[0]"), gap("left", "m.q[0] - 0.1*sin(3*t)", 1) + ", " + gap("right", "1 + 0.1*cos(2*t) - m.q[0]", 1), 8);
        std::vector<Known> known;
        double x = 0.5, v = 0.7, t = 0;
        for (;;) {
            const auto left = [&](double s) { return x + v * (s - t) - 0.1 * std::sin(3 * s); };
            const auto right = [&](double s) { return 1 + 0.1 * std::cos(2 * s) - x - v * (s - t); };
            double to = t + 1e-7;
            while (left(to + 1e-3) > 0 && right(to + 1e-3) > 0) to += 1e-3;
            const bool at_left = left(to + 1e-3) <= 0;
            const double hit = at_left ? zero_between(left, to, to + 1e-3) : zero_between(right, to, to + 1e-3);
            if (hit > 8) break;
            const double u = at_left ? v - 0.3 * std::cos(3 * hit) : -0.2 * std::sin(2 * hit) - v;
            x += v * (hit - t), t = hit, v += at_left ? -2 * u : 2 * u;
            known.push_back({kHit, t, u});
        }
        QVERIFY(known.size() > 5);
        compare(*session, known, 1e-10);
    }

    // A block on a slope, pushed up and down: its two limits differ, it sticks, turns, and creeps.
    void aBlockOnASlopeHasTwoLimits() {
        const auto session = ran(nonlinear("[[1, 0], [0, 1]]", "[0, 0]", "[0, 0]", "[\"9*sin(2*t) - 9.81*sin(0.3)\", \"-9.81*cos(0.3)\"]"),
                                 R"j("s": {"between": ["m"], "relation": {"kind": "lagrangian-linear", "H": [[0, 1]], "T": [[1, 0]]}, "law": {"kind": "newton-impact-friction", "e": 0, "mu": 0.4}})j", 10);
        const double up = g * std::sin(0.3) + 0.4 * g * std::cos(0.3), down = g * std::sin(0.3) - 0.4 * g * std::cos(0.3);
        const auto push = [](double t) { return 9 * std::sin(2 * t); };
        std::vector<Known> known;
        double t = next_zero([&](double s) { return push(s) - up; }, 0);
        for (bool upwards = true; t < 10;) {
            if (known.empty() || known.back().kind == EventKind::stick) known.push_back({EventKind::slip, t});
            const double limit = upwards ? up : down, from = t;
            const auto speed = [&](double s) { return -4.5 * (std::cos(2 * s) - std::cos(2 * from)) - limit * (s - from); };
            t = next_zero(speed, t, 5e-3);
            if (push(t) > up || push(t) < down) {
                known.push_back({EventKind::reversal, t});
                upwards = push(t) > up;
                continue;
            }
            known.push_back({EventKind::stick, t});
            double to = t;
            while (push(to) > down && push(to) < up) to += 1e-3;
            upwards = push(to) >= up;
            t = zero_between([&](double s) { return push(s) - (upwards ? up : down); }, to - 1e-3, to);
        }
        while (!known.empty() && known.back().t > 10) known.pop_back();
        QVERIFY(known.size() > 8);
        compare(*session, known, 1e-10);
    }

    // On a belt at 0.7 m/s behind a spring: caught, carried to where the spring pulls it off, and then let alone: it touches the belt's speed once a period.
    void aBeltCatchesABlock() {
        const auto session = ran(nonlinear("[[1, 0], [0, 1]]", "[1.3, 0]", "[0, 0]", "[\"-4*m.q[0]\", -10]"),
                                 R"j("belt": {"between": ["m"], "relation": {"kind": "lagrangian-rheonomous", "h": ["m.q[1]"], "tangent": ["m.v[0] - 0.7"]}, "law": {"kind": "newton-impact-friction", "e": 0, "mu": 0.2}})j", 5);
        const double caught = 0.5 * (std::numbers::pi + std::asin(0.7 / 1.6)), at = 0.5 + 0.8 * std::cos(2 * caught);
        compare(*session, {{EventKind::stick, caught}, {EventKind::slip, caught + (0.5 - at) / 0.7}}, 1e-10);
    }

    // A bar on four legs in a row, turned by a moment that grows: all but the last leave at one instant.
    void threeOfFourLegsLeaveTogether() {
        const auto session = ran(linear("[[1, 0], [0, 0.5]]", "[0, 0]", "[0, 0]", "[\"-10\", \"3*t\"]"), contact("legs", "[[1, -1], [1, -0.3], [1, 0.4], [1, 1]]", "[0, 0, 0, 0]", 0), 4);
        const auto released = events_of(*session, EventKind::release);
        QCOMPARE(released.size(), std::size_t(3));
        for (const RunEvent& event : released) near(event.time, 10.0 / 3, 1e-12);
        near(last(*session, "m.q[1]"), 0.5 * std::pow(4 - 10.0 / 3, 3) / 1.5, 1e-11); // J + m 1^2
    }

    // Filippov: reached at 1 s, slides while the relay can hold it, leaves at 2.5 s.
    void aSlidingModeEndsWhereTheRelayCannotHold() {
        const auto session = ran(R"j("m": {"kind": "first-order-linear", "A": [[0]], "b": ["0.5*t - 0.25"], "x": [1]})j",
                                 R"j("r": {"between": ["m"], "relation": {"kind": "first-order-linear", "C": [[1]], "B": [[1]]}, "law": {"kind": "relay", "lower": -1, "upper": 1}})j", 4);
        compare(*session, {{EventKind::switching, 1}, {EventKind::switching, 2.5}}, 1e-11);
        near(last(*session, "m.x[0]"), 0.25 * 1.5 * 1.5, 1e-11);
    }
    // Two relays that act on each other: sliding on the first, then at rest on both.
    void twoRelaysSlideIntoTheirCorner() {
        const auto session = ran(R"j("m": {"kind": "first-order-linear", "A": [[0, 0], [0, 0]], "x": [1, 3]})j",
                                 R"j("r": {"between": ["m"], "relation": {"kind": "first-order-linear", "C": [[1, 0], [0, 1]], "B": [[1, 0.5], [-0.25, 2]]}, "law": {"kind": "relay", "lower": -1, "upper": 1}})j", 4);
        compare(*session, {{EventKind::switching, 2.0 / 3}, {EventKind::switching, 2.0 / 3 + (3 - 1.75 * 2 / 3) / 2.125}}, 1e-12);
        near(last(*session, "m.x[0]"), 0, 1e-14);
        near(last(*session, "m.x[1]"), 0, 1e-14);
    }
    // x'' = lambda, -1 above and 2 below.
    void anUnevenRelaySwings() {
        const auto session = ran(R"j("m": {"kind": "first-order-linear", "A": [[0, 1], [0, 0]], "x": [0.7, 0]})j",
                                 R"j("r": {"between": ["m"], "relation": {"kind": "first-order-linear", "C": [[1, 0]], "B": [[0], [1]]}, "law": {"kind": "relay", "lower": -1, "upper": 2}})j", 15);
        const double v = std::sqrt(1.4);
        std::vector<Known> known;
        for (double t = v; t < 15; t += known.size() % 2 == 1 ? v : 2 * v) known.push_back({EventKind::switching, t});
        compare(*session, known, 1e-10);
    }

    // x' = -round(x): 3, 2, 1, and at rest on the edge of 0.
    void aQuantisedFeedbackRestsOnItsEdge() {
        const auto session = ran(R"j("m": {"kind": "first-order-nonlinear", "f": ["-round(m.x[0])"], "x": [3.2]})j", "", 4);
        compare(*session, {{EventKind::switching, 0.7 / 3}, {EventKind::switching, 0.7 / 3 + 0.5}, {EventKind::switching, 0.7 / 3 + 1.5}}, 1e-12);
        near(last(*session, "m.x[0]"), 0.5, 1e-12);
    }
    // Conditions within conditions: 3 below zero, above it -1 upwards and -2 downwards.
    void conditionsWithinConditions() {
        const auto session = ran(nonlinear("[[1]]", "[1]", "[0]", "[\"if(m.q[0] > 0, if(m.v[0] > 0, -1, -2), 3)\"]"), "", 12);
        std::vector<Known> known{{EventKind::switching, 1}};
        double t = 1, v = 2;
        while (t < 12) {
            known.push_back({EventKind::switching, t += 2 * v / 3});
            known.push_back({EventKind::switching, t += v});
            known.push_back({EventKind::switching, t += v / 2 * std::numbers::sqrt2});
            v *= std::numbers::sqrt2;
        }
        while (known.back().t > 12) known.pop_back();
        compare(*session, known, 1e-10);
    }
    // A force that takes a step each 50 ms, as the samples do, and a ball that bounces between.
    void aForceInStepsAsLongAsTheSamples() {
        const auto session = ran(nonlinear("[[1]]", "[1]", "[0]", "[\"-9.81 + 0.5*floor(t/0.05)\"]"), contact("c", "[[1]]", "[0]", 0.6), 0.9);
        std::vector<Known> known;
        double x = 1, v = 0, t = 0;
        for (int k = 0; t < 0.9;) {
            const double a = -g + 0.5 * k, left = (k + 1) * 0.05 - t, root = v * v - 2 * a * x, s = root >= 0 ? (-v - std::sqrt(root)) / a : 1e300;
            if (s > 1e-12 && s <= left) {
                t += s, v += a * s, x = 0;
                known.push_back({kHit, t, v});
                v *= -0.6;
            } else {
                x += v * left + 0.5 * a * left * left, v += a * left, t = ++k * 0.05;
            }
        }
        QVERIFY(!known.empty());
        compare(*session, known, 1e-11);
    }

    // ----- bodies

    // A disc that spins falls on a rough floor: each impact slips until its point of contact rests, or sticks at once.
    void aSpinningDiscBounces() {
        auto session = start(bodies_by_events(kPlane + R"j(, "contacts": {"c": {"e": 0.8, "mu": 0.2}}, "bodies": {)j" + kGround +
                                                  R"j(, "ball": {"mass": 1, "inertia": [0.004], "position": [0, 1], "velocity": [1, 0], "spin": [40], "shapes": [{"kind": "disc", "radius": 0.1}]}})j", "2.4 s"));
        run_to(*session, 2.4);
        std::vector<Known> known;
        double t = 0, h = 0.9, vy = 0, vx = 1, spin = 40;
        for (;;) {
            const double lasts = (vy + std::sqrt(vy * vy + 2 * g * h)) / g;
            if ((t += lasts) > 2.4) break;
            vy -= g * lasts, h = 0;
            known.push_back({kHit, t, vy});
            const double normal = -1.8 * vy, stick = -(vx + 0.1 * spin) / (1 + 0.01 / 0.004), along = std::clamp(stick, -0.2 * normal, 0.2 * normal);
            vx += along, spin += 0.1 * along / 0.004, vy *= -0.8;
        }
        QVERIFY(known.size() > 3);
        compare(*session, known, 1e-11);
        near(last(*session, "ball.v[0]"), vx, 1e-11);
        near(last(*session, "ball.v[2]"), spin, 1e-10);
    }

    void twoSpheresMeetAskew() {
        auto session = start(bodies_by_events(R"j("world": {"gravity": [0, 0, 0]}, "contacts": {"c": {"e": 0.7}}, "bodies": {
            "a": {"mass": 1, "position": [-1, 0.05, 0], "velocity": [1, 0, 0], "shapes": [{"kind": "sphere", "radius": 0.1}]},
            "b": {"mass": 3, "position": [0, 0, 0.02], "shapes": [{"kind": "sphere", "radius": 0.1}]}})j", "2 s"));
        run_to(*session, 2);
        const double apart = std::sqrt(0.04 - 0.05 * 0.05 - 0.02 * 0.02), u = -apart / 0.2, p = -1.7 * u / (1 + 1.0 / 3);
        compare(*session, {{kHit, 1 - apart, u}}, 1e-12);
        near(last(*session, "a.v[0]"), 1 - p * apart / 0.2, 1e-12);
        near(last(*session, "a.v[1]"), p * 0.05 / 0.2, 1e-12);
        near(last(*session, "b.v[2]"), p * 0.02 / 0.2 / 3, 1e-12);
    }

    // A flywheel with drag and a dry bearing: comes to rest at an instant by an arcus tangens, and is broken loose by a moment that grows.
    void aFlywheelStopsAndIsBrokenLoose() {
        model::Model model = bodies_by_events(R"j("world": {"planar": true, "gravity": [0, 0]}, "bodies": {"f": {"mass": 1, "inertia": [0.5], "position": [0, 0], "spin": [10], "moment": ["max(t - 5, 0)*0.5 - 0.1*f.v[2]*abs(f.v[2])"]}},
            "joints": {"h": {"kind": "revolute", "between": ["f"], "point": [0, 0], "coordinates": [{"friction": 1.5}]}})j", "8.2 s");
        auto session = start(model);
        run_to(*session, 8.2);
        std::vector<double> of_joint;
        for (const RunEvent& event : events_of(*session, EventKind::switching))
            if (event.mode != EventMode::none) of_joint.push_back(event.time);
        QCOMPARE(of_joint.size(), std::size_t(2));
        near(of_joint[0], 0.5 / std::sqrt(0.15) * std::atan(10 * std::sqrt(0.1 / 1.5)), 1e-10);
        near(of_joint[1], 8, 1e-10);
        // w' = s - 0.2 w^2, s from 0 on: a series, w = s^2/2 - s^5/100 + ...
        near(last(*session, "f.v[2]"), 0.02 - std::pow(0.2, 5) / 100, 1e-9);
    }

    // A slider on a spring between two limits of its joint.
    void aSliderBetweenTwoLimits() {
        auto session = start(bodies_by_events(R"j("world": {"planar": true, "gravity": [0, 0]}, "bodies": {"s": {"mass": 2, "inertia": [1], "position": [0, 0], "velocity": [1, 0]}},
            "joints": {"j": {"kind": "prismatic", "between": ["s"], "point": [0, 0], "axis": [1, 0], "coordinates": [{"stiffness": 8, "limits": [-0.3, 0.2], "e": 0.8}]}})j", "5 s"));
        run_to(*session, 5);
        std::vector<Known> known;
        double x = 0, v = 1, t = 0;
        for (;;) {
            const double limit = v > 0 ? 0.2 : -0.3;
            if (std::hypot(x, v / 2) < std::abs(limit)) break;
            const auto until = [&](double s) { return x * std::cos(2 * s) + v / 2 * std::sin(2 * s) - limit; };
            const double lasts = next_zero(until, 1e-6, 1e-4);
            v = -2 * x * std::sin(2 * lasts) + v * std::cos(2 * lasts), x = limit;
            if ((t += lasts) > 5) break;
            known.push_back({kHit, t, -std::abs(v)});
            v *= -0.8;
        }
        QVERIFY(known.size() > 3);
        compare(*session, known, 1e-9);
    }

    // A mass that falls to zero is named, with its system, state and instant: the steps became too small, or it went on below zero.
    void aMassThatVanishesIsNamed_data() {
        QTest::addColumn<QString>("M");
        QTest::addColumn<QString>("F");
        QTest::addRow("straight through zero") << "m.q[0]" << "0";
        QTest::addRow("pulled to zero") << "m.q[0]" << "-1";
    }
    void aMassThatVanishesIsNamed() {
        QFETCH(QString, M);
        QFETCH(QString, F);
        auto session = start(parse(scene_of(nonlinear("[[\"" + M.toStdString() + "\"]]", "[0.995]", "[-1]", "[\"" + F.toStdString() + "\"]"), "", "2 s", 1e-10)));
        const auto done = session->run_until(2);
        QVERIFY(!done);
        const std::string said = done.error().text();
        QVERIFY2(said.find("M(q) of 'm'") != std::string::npos && said.find("q = ") != std::string::npos && said.find("systems.m") != std::string::npos, said.c_str());
    }

    // Painleve's rod: where sliding has no acceleration the run ends with the remedy, or goes over to time steps if it may.
    void slidingWithoutAcceleration() {
        const auto rod = [](const std::string& zeno) {
            return Session::create(parse(scene_of(nonlinear("[[1, 0, 0], [0, 1, 0], [0, 0, 0.3333333333333333]]", "[0, \"sin(0.9)\", 0.9]", "[-2, 0, 0]", "[0, -9.81, 0]"),
                                        R"j("tip": {"between": ["m"], "relation": {"kind": "lagrangian-scleronomous", "h": ["m.q[1] - sin(m.q[2])"], "tangent": ["m.v[0] + sin(m.q[2])*m.v[2]"]},
                                        "law": {"kind": "newton-impact-friction", "e": 0, "mu": 1.8}})j", "1 s", 1e-10, zeno)));
        };
        const auto refused = rod("");
        QVERIFY(!refused);
        const std::string said = text_of(refused.error());
        QVERIFY2(said.find("Painlev") != std::string::npos && said.find("\"zeno\": \"time-stepping\"") != std::string::npos, said.c_str());
        auto created = rod(", \"zeno\": \"time-stepping\"");
        QVERIFY(created.has_value());
        const auto& passes = *created;
        run_to(*passes, 1);
        QCOMPARE(events_of(*passes, EventKind::handover).size(), std::size_t(2)); // there and back
        near(last(*passes, "m.v[0]"), 0.6865, 5e-3);                              // moreau-jean with steps of 1 ms and less
    }

    // A ball that leaves the floor while another one strikes it: events take the floor into the impact, time steps do not. The run says so.
    void anImpactBesideAContactThatParts() {
        const auto session = ran(linear("[[1, 0], [0, 1]]", "[0, 0]", "[1, -3]", "[-9.81, -9.81]"), contact("floor", "[[1, 0]]", "[0]", 0.5) + ", " + contact("pair", "[[-1, 1]]", "[0]", 0.5), 0.1);
        int times = 0;
        for (const Notice& notice : session->recording()->notices()) times += notice.message.find("'floor' touches and parts with 1 m/s") != std::string::npos;
        QCOMPARE(times, 1);
    }

    // Two that fall touching each other are pulled apart, or pressed, by a billionth of their weights: they part, or press. They were held together by a force
    // that pulls, or the run ended ("switches without end"), below 2e-9 of their weights (boxes that fall beside each other and turn).
    void whatFallsTogetherParts_data() {
        QTest::addColumn<double>("pull");
        for (const double pull : {1e-7, 1e-8, 5e-9, 5e-10, 0.0, -5e-9, -1e-7}) QTest::addRow("%g", pull) << pull;
    }
    void whatFallsTogetherParts() {
        QFETCH(double, pull);
        const auto session = ran(linear("[[1, 0], [0, 1]]", "[0, 0]", "[0, 0]", "[-9.81, " + text(-g + pull) + "]"), contact("c", "[[-1, 1]]", "[0]", 0), 2);
        const auto t = column(*session->recording(), "t"), y = column(*session->recording(), "c.y[0]"), force = column(*session->recording(), "c.force[0]");
        near(t.back(), 2, 1e-12);
        for (std::size_t i = 0; i < t.size(); ++i) {
            near(y[i], std::max(0.0, (g + (-g + pull)) * t[i] * t[i] / 2), 1e-13);
            near(force[i], std::max(0.0, -(g + (-g + pull)) / 2), 1e-14);
        }
    }
};

QTEST_APPLESS_MAIN(TestEventDrivenClosedForms)
#include "test_event_driven_closed_forms.moc"
