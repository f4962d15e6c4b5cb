// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas with abs, sign, max or piecewise of what rests, sticks or jumps: no side of their edge is that of rounding, and behind it they go on where
// the motion leads. Against closed forms.
#include "tests/core/simulation/event_driven/body_scenes.h"
#include "tests/core/simulation/event_driven/near.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double g = 9.81;

std::string one(const std::string& force, double q, double v) {
    return "\"mass\": {\"kind\": \"lagrangian-nonlinear\", \"q\": [" + text(q) + "], \"v\": [" + text(v) + "], \"M\": [[1]], \"F\": [\"" + force + "\"]}";
}
// A block of 1 kg on the ground, pushed down with 10 N.
std::string block(const std::string& force) {
    return "\"block\": {\"kind\": \"lagrangian-nonlinear\", \"q\": [0, 0], \"v\": [0, 0], \"M\": [[1, 0], [0, 1]], \"F\": [\"" + force + "\", -10]}";
}
const char* const kRough = R"("ground": {"between": ["block"], "relation": {"kind": "lagrangian-linear", "H": [[0, 1]], "T": [[1, 0]]}, "law": {"kind": "newton-impact-friction", "mu": 0.5}})";
std::size_t switches(const Session& session) {
    return events_of(session, EventKind::switching).size();
}

} // namespace

class TestEventDrivenEdges : public QObject {
    Q_OBJECT

private slots:
    // A formula of time that jumps has two values at its edge: the row before shows the one, the row behind the other, be there a sample too or not.
    void aRowBeforeAnEdgeOfTimeShowsWhatWasBefore() {
        for (const char* edge : {"0.5", "0.6"}) { // on the grid and between
            const auto session = run_scene(QString(R"j({"saltus": 1, "title": "Edge", "expressions": {"source": {"formula": "if(t < %1, 1, 3)"}, "drop": {"formula": "source - o.x[0]"}},
                "systems": {"o": {"kind": "first-order-linear", "A": [[-1]], "b": ["if(t < %1, 1, 3)"], "x": [0]}},
                "run": {"integrator": {"kind": "event-driven"}, "step": "0.25 s", "end": "1 s", "record": ["o.x[0]", "source", "drop"]}})j").arg(edge).toStdString(), 0.25, 1);
            const auto t = column(*session->recording(), "t"), x = column(*session->recording(), "o.x[0]"), source = column(*session->recording(), "source"), drop = column(*session->recording(), "drop");
            const double at = std::stod(edge);
            bool before = true;
            std::size_t here = 0;
            for (std::size_t row = 0; row < t.size(); ++row) {
                before = t[row] < at || (t[row] == at && here == 0);
                if (t[row] == at) ++here;
                QCOMPARE(source[row], before ? 1.0 : 3.0);
                QVERIFY(std::abs(drop[row] - (source[row] - x[row])) < 1e-13);
            }
            QVERIFY(here >= 2);
        }
    }
    // v = t^2 against v' = 2 t + t^4 - v |v|: neither a speed nor an acceleration at the start tells the side.
    void dragFromRestUnderAForceThatGrows() {
        const auto session = run_scene(scene_of(one("2*t + t^4 - mass.v[0]*abs(mass.v[0])", 0, 0), "", "2 s", 1e-10), 50e-3, 2);
        near(last(*session, "mass.v[0]"), 4.0, 4e-8);
        near(last(*session, "mass.q[0]"), 8.0 / 3.0, 3e-8);
        QCOMPARE(switches(*session), std::size_t(0));
    }

    // Nothing at all acts at first, and no edge in time tells when something does.
    void dragFromRestUnderAForceThatComesLate() {
        // v = 2 (t^2 - 1)^4 from 1 s on
        const auto session = run_scene(scene_of(one("16*t*max(t^2 - 1, 0)^3 + 4*max(t^2 - 1, 0)^8 - mass.v[0]*abs(mass.v[0])", 0, 0), "", "1.5 s", 1e-10), 50e-3, 1.5);
        near(last(*session, "mass.v[0]"), 2.0 * std::pow(1.25, 4), 2e-7);
    }

    // A block that sticks from the start: it slips at 0.5 s and is slowed by its drag from there on, v = (t - 0.5)^2.
    void dragOfABlockThatHasStuck() {
        const auto session = run_scene(scene_of(block("5 + 2*(t - 0.5) + (t - 0.5)^4 - block.v[0]*abs(block.v[0])"), kRough, "2 s", 1e-10), 50e-3, 2);
        const auto slips = events_of(*session, EventKind::slip);
        QCOMPARE(slips.size(), std::size_t(1));
        near(slips[0].time, 0.5, 1e-9);
        near(last(*session, "block.v[0]"), 2.25, 1e-8);
        near(last(*session, "block.q[0]"), 1.125, 1e-8);
        QCOMPARE(switches(*session), std::size_t(0)); // |v| has no event of its own while it sticks
    }

    // The same to the other side, and once more after it has come to rest.
    void dragOfABlockThatSticksAgain() {
        // pushed back and forth: it slides while |10 sin t| is above 5 or as long as it moves
        const std::string force = "-10*sin(t) - 0.4*block.v[0]*abs(block.v[0])";
        const auto formula = run_scene(scene_of(block(force), kRough, "14 s", 1e-10), 50e-3, 14);
        // without |v|: the drag's sign by the events, v < 0 first
        const auto slips = events_of(*formula, EventKind::slip), sticks = events_of(*formula, EventKind::stick);
        QVERIFY(slips.size() >= 4 && sticks.size() + 1 >= slips.size());
        near(slips[0].time, std::asin(0.5), 1e-9);
        for (std::size_t k = 1; k < slips.size(); ++k) near(std::abs(std::sin(slips[k].time)), 0.5, 1e-9);
        // half a period later the same again with the other sign
        for (std::size_t k = 1; k + 1 < sticks.size(); ++k) near(sticks[k + 1].time - sticks[k].time, std::acos(-1.0), 1e-8);
        QCOMPARE(switches(*formula), sticks.size()); // each time |v| comes to zero, and never between
        const auto v = column(*formula->recording(), "block.v[0]");
        const auto t = column(*formula->recording(), "t");
        for (std::size_t k = 0; k < t.size(); ++k)
            for (std::size_t j = 0; j + 1 < slips.size(); ++j)
                if (t[k] > sticks[j].time && t[k] < slips[j + 1].time) near(v[k], 0.0, 1e-12);
    }

    // Drag by v |v| against a ball that bounces: ln cosh and ln cos between impacts.
    void aBallThatBouncesInAir() {
        const double c = 0.3, e = 0.7, w = std::sqrt(g * c), limit = std::sqrt(g / c);
        const std::string stopped = "\"c\": {\"between\": [\"mass\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": [[1]]}, \"law\": {\"kind\": \"newton-impact\", \"e\": 0.7}}";
        const auto session = run_scene(scene_of(one("-9.81 - 0.3*mass.v[0]*abs(mass.v[0])", 1, 0), stopped, "1.9 s", 1e-10), 50e-3, 1.9);
        const auto impacts = events_of(*session, EventKind::impact);
        QVERIFY(impacts.size() >= 6);
        double h = 1.0, t = 0.0;
        for (std::size_t k = 0; k < 6; ++k) {
            const double fall = std::acosh(std::exp(c * h)) / w, v = limit * std::tanh(w * fall);
            t += fall;
            near(impacts[k].time, t, 1e-9);
            near(impacts[k].before, -v, 1e-8);
            const double u = e * v;
            t += std::atan(u / limit) / w;
            h = std::log(1.0 + u * u / (limit * limit)) / (2.0 * c);
        }
    }

    // Dry drag, 2 N against the motion: g + 2 upwards, g - 2 downwards. The side jumps with each impact and with each apex.
    void aBallThatBouncesAgainstDryDrag() {
        const std::string stopped = "\"c\": {\"between\": [\"mass\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": [[1]]}, \"law\": {\"kind\": \"newton-impact\", \"e\": 0.9}}";
        const auto session = run_scene(scene_of(one("-9.81 - 2*sign(mass.v[0])", 1, 0), stopped, "2.3 s", 1e-10), 50e-3, 2.3);
        const auto impacts = events_of(*session, EventKind::impact);
        QVERIFY(impacts.size() >= 4);
        double t = std::sqrt(2.0 / (g - 2.0)), v = std::sqrt(2.0 * (g - 2.0));
        for (std::size_t k = 0; k < 4; ++k) {
            near(impacts[k].time, t, 1e-11);
            near(impacts[k].before, -v, 1e-10);
            const double u = 0.9 * v, apex = u * u / (2.0 * (g + 2.0));
            t += u / (g + 2.0) + std::sqrt(2.0 * apex / (g - 2.0));
            v = std::sqrt(2.0 * apex * (g - 2.0));
        }
    }

    // floor(v / 0.5) jumps by many cells at an impact: 0.5 N for each against the motion.
    void anImpactPassesManySteps() {
        const std::string stopped = "\"c\": {\"between\": [\"mass\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": [[1]]}, \"law\": {\"kind\": \"newton-impact\", \"e\": 1}}";
        const auto session = run_scene(scene_of(one("-0.5*floor(mass.v[0]/0.5)", 1, -2.2), stopped, "4 s", 1e-10), 10e-3, 4);
        // before: v = -2.2 in the cell -5 ([-2.5, -2)): accelerated by 2.5 until -2, then by 2 until -1.5, by 1.5 until -1, ...
        double q = 1.0, v = -2.2, t = 0.0;
        for (int cell = -5;; ++cell) {
            const double a = -0.5 * cell, next = 0.5 * (cell + 1), by = (next - v) / a, way = 0.5 * (v + next) * by;
            if (q + way > 0.0) {
                q += way, v = next, t += by;
                continue;
            }
            const double at = (-v - std::sqrt(v * v - 2.0 * a * q)) / a;
            t += at, v += a * at;
            break;
        }
        const auto impacts = events_of(*session, EventKind::impact);
        QVERIFY(!impacts.empty());
        near(impacts[0].time, t, 1e-11);
        near(impacts[0].before, v, 1e-11);
        double u = -v, lasts = t; // upwards: slowed by 0.5 floor(u / 0.5)
        q = 0.0;
        for (int cell = static_cast<int>(std::floor(u / 0.5)); cell > 0; --cell) {
            const double a = 0.5 * cell, by = (u - 0.5 * cell) / a;
            lasts += by, q += 0.5 * (u + 0.5 * cell) * by, u = 0.5 * cell;
        }
        QVERIFY(lasts < 4); // then at 0.5 m/s for ever
        near(last(*session, "mass.v[0]"), u, 1e-10);
        near(last(*session, "mass.q[0]"), q + u * (4 - lasts), 1e-9);
    }

    // A spring on one side alone, max(q, 0), and a stop in its kink: it is let go at 1 s by a force that grows, with no acceleration.
    void aStopInAKinkLetsGo() {
        const std::string stopped = "\"c\": {\"between\": [\"mass\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": [[1]]}, \"law\": {\"kind\": \"newton-impact\", \"e\": 0}}";
        const auto session = run_scene(scene_of(one("t - 1 - 9*max(mass.q[0], 0)", 0, 0), stopped, "3 s", 1e-10), 50e-3, 3);
        const auto released = events_of(*session, EventKind::release);
        QCOMPARE(released.size(), std::size_t(1));
        near(released[0].time, 1.0, 1e-10);
        near(last(*session, "mass.q[0]"), (2.0 - std::sin(6.0) / 3.0) / 9.0, 1e-9);
        QCOMPARE(switches(*session), std::size_t(0));
    }

    // A spring, a kink or a sign that ends where the stop is: the ball is thrown back from the edge as it reaches it. Each instant in closed form: between impacts
    // x = -g/4 + A cos 2 t + B sin 2 t.
    void aSpringThatEndsAtItsStop_data() {
        QTest::addColumn<QString>("force");
        for (const char* force : {"max(mass.q[0], 0)", "abs(mass.q[0])", "if(mass.q[0] > 0, mass.q[0], 0)", "if(mass.q[0] < 0, -mass.q[0], mass.q[0])", "mass.q[0]*sign(mass.q[0])"}) QTest::newRow(force) << force;
    }
    void aSpringThatEndsAtItsStop() {
        QFETCH(QString, force);
        const std::string stopped = "\"c\": {\"between\": [\"mass\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": [[1]]}, \"law\": {\"kind\": \"newton-impact\", \"e\": 0.8}}";
        const auto session = run_scene(scene_of(one("-9.81 - 4*" + force.toStdString(), 0.5, 0), stopped, "1.6 s", 1e-10), 50e-3, 1.6);
        const auto impacts = events_of(*session, EventKind::impact);
        double t = 0.0, x = 0.5, v = 0.0;
        std::size_t known = 0;
        for (;; ++known) {
            const double a = x + g / 4, b = v / 2, lasts = 0.5 * (std::acos(g / 4 / std::hypot(a, b)) + std::atan2(b, a));
            t += lasts;
            if (t > 1.6) break;
            QVERIFY(known < impacts.size());
            v = -2 * a * std::sin(2 * lasts) + 2 * b * std::cos(2 * lasts);
            near(impacts[known].time, t, 1e-10);
            near(impacts[known].before, v, 1e-9);
            v *= -0.8, x = 0.0;
        }
        QCOMPARE(impacts.size(), known);
        QCOMPARE(switches(*session), std::size_t(0)); // the edge is reached, never passed
    }

    // A field across 2 w of the way, at 1 m/s, that takes 0.4 J: it is passed as it is, however little of a step that is.
    void aNarrowFieldIsNotPassedOver_data() {
        QTest::addColumn<QString>("inside");
        QTest::addColumn<double>("w");
        for (const double w : {1e-2, 1e-3, 1e-4, 1e-5}) {
            const QString width = QString::number(w, 'g', 17);
            QTest::addRow("one edge, %g", w) << "mass.q[0]^2 < " + width + "^2" << w;
            QTest::addRow("two edges, %g", w) << "mass.q[0] > -" + width + " and mass.q[0] < " + width << w;
        }
    }
    void aNarrowFieldIsNotPassedOver() {
        QFETCH(QString, inside);
        QFETCH(double, w);
        const auto session = run_scene(scene_of(one("if(" + inside.toStdString() + ", " + text(-0.2 / w) + ", 0)", -5.123, 1), "", "10 s", 1e-10), 10e-3, 10);
        QCOMPARE(switches(*session), std::size_t(2));
        near(last(*session, "mass.v[0]"), std::sqrt(0.2), 1e-9);
    }
    // The same in time: an impulse of 1 each time the phase passes.
    void aShortPushIsNotPassedOver() {
        for (const double w : {1e-2, 1e-3, 1e-4}) {
            const auto session = run_scene(scene_of(one("if(cos(t) > " + text(std::cos(w)) + ", " + text(0.5 / w) + ", 0)", 0, 0), "", "10 s", 1e-10), 10e-3, 10);
            near(last(*session, "mass.v[0]"), 1.5, 1e-6);
        }
    }

    // A plastic stop where a force of the kind sign(q) has its edge: at rest there it is nought.
    void aSignThatJumpsAtAPlasticStop() {
        const std::string stopped = "\"c\": {\"between\": [\"mass\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": [[1]]}, \"law\": {\"kind\": \"newton-impact\", \"e\": 0}}";
        const auto session = run_scene(scene_of(one("-9.81*sign(mass.q[0])", 0.5, 0), stopped, "1 s", 1e-10), 50e-3, 1);
        const auto impacts = events_of(*session, EventKind::impact);
        QCOMPARE(impacts.size(), std::size_t(1));
        near(impacts[0].time, std::sqrt(1 / g), 1e-12);
        near(last(*session, "mass.q[0]"), 0.0, 1e-15);
        near(last(*session, "c.force[0]"), 0.0, 1e-12);
    }

    // Friction and relays by sign or floor end where they would have to stick or to slide, at that instant, and say so.
    void whatSlidesAlongAnEdgeIsRefusedThere() {
        model::Model model = parse(scene_of(one("-mass.q[0] - 0.5*sign(mass.v[0])", 1.2, 0), "", "6 s", 1e-10)); // half a swing to -0.2, where the spring gives less than 0.5
        const auto session = start(model);
        std::string why;
        try {
            run_to(*session, 6);
        } catch (const std::exception& failed) {
            why = failed.what();
        }
        const std::string begin = "at t = 3.14159265";
        QVERIFY2(why.find(begin) != std::string::npos && why.find("switches without end") != std::string::npos, why.c_str());
    }

    // Two balls that come down at one instant at which a force jumps too: one event, of lines of one t.
    void whatHappensAtOneInstantIsOneEvent() {
        const double fall = std::sqrt(2 / g);
        const std::string at = text(fall);
        const std::string two = "\"pair\": {\"kind\": \"lagrangian-nonlinear\", \"q\": [1, 1], \"v\": [0, 0], \"M\": [[1, 0], [0, 3]], \"F\": [\"-9.81*if(t < " + at + ", 1, 2)\", \"-3*9.81*if(t < " + at + ", 1, 2)\"]}";
        const std::string floor = "\"floor\": {\"between\": [\"pair\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": [[1, 0], [0, 1]]}, \"law\": {\"kind\": \"newton-impact\", \"e\": 0.5}}";
        const auto session = run_scene(scene_of(two, floor, "0.7 s", 1e-10), 50e-3, 0.7);
        const auto events = session->recording()->events();
        QVERIFY(events.size() >= 5);
        for (std::size_t k = 0; k < 3; ++k) QVERIFY2(events[k].time == events[0].time, qPrintable(QString::number(events[k].time - events[0].time)));
        near(events[0].time, fall, 1e-13);
        QCOMPARE(events[0].kind, EventKind::breakpoint);
        near(events[3].time, fall + 2 * (g * fall / 2) / (2 * g), 1e-12); // with twice the weight
        QVERIFY(events[4].time == events[3].time);
    }

    // Gaps behind zero by the last digits of their numbers, whatever is left of them: closed.
    void aStartBehindTheLastDigit() {
        const std::string stopped = "\"c\": {\"between\": [\"mass\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": [[1]]}, \"law\": {\"kind\": \"newton-impact\", \"e\": 0.5}}";
        for (const double q : {-1e-17, -1e-15, -1e-14, -1e-13, -1e-12}) {
            const auto session = run_scene(scene_of(one("-9.81", q, 0), stopped, "0.2 s", 1e-10), 50e-3, 0.2);
            near(last(*session, "c.force[0]"), g, 1e-9);
            near(last(*session, "mass.q[0]"), 0, 1e-15);
        }
    }

    // Two blocks side by side that stick to each other by a dry joint, and drag between them.
    void dragBetweenTwoBlocksThatStick() {
        const std::string two = "\"pair\": {\"kind\": \"lagrangian-nonlinear\", \"q\": [0, 0, 0], \"v\": [1, 1, 0], \"M\": [[1, 0, 0], [0, 1, 0], [0, 0, 1]], "
                                "\"F\": [\"5 + 2*(t - 0.5) + (t - 0.5)^4 - (pair.v[0] - pair.v[1])*abs(pair.v[0] - pair.v[1])/2\", \"-5 - 2*(t - 0.5) - (t - 0.5)^4 + (pair.v[0] - pair.v[1])*abs(pair.v[0] - pair.v[1])/2\", -10]}";
        const std::string rubbing = R"("rub": {"between": ["pair"], "relation": {"kind": "lagrangian-linear", "H": [[0, 0, 1]], "T": [[1, -1, 0]]}, "law": {"kind": "newton-impact-friction", "mu": 0.5}})";
        const auto session = run_scene(scene_of(two, rubbing, "2 s", 1e-10), 50e-3, 2);
        const auto slips = events_of(*session, EventKind::slip);
        QCOMPARE(slips.size(), std::size_t(1));
        near(slips[0].time, 0.5, 1e-9);
        // s = v0 - v1: s' = 4 tau + 2 tau^4 - s |s|; v0 + v1 = 2. The reference: Riccati's equation by a series of small steps of order 4.
        double s = 0.0;
        const auto rate = [](double tau, double speed) { return 4.0 * tau + 2.0 * std::pow(tau, 4) - speed * speed; };
        const int steps = 20000;
        const double h = 1.5 / steps;
        for (int k = 0; k < steps; ++k) {
            const double tau = k * h, k1 = rate(tau, s), k2 = rate(tau + 0.5 * h, s + 0.5 * h * k1), k3 = rate(tau + 0.5 * h, s + 0.5 * h * k2), k4 = rate(tau + h, s + h * k3);
            s += h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
        }
        near(last(*session, "pair.v[0]"), 1.0 + 0.5 * s, 1e-8);
        near(last(*session, "pair.v[1]"), 1.0 - 0.5 * s, 1e-8);
        QCOMPARE(switches(*session), std::size_t(0));
    }

    // What stays on its edge is part of a state: a run restored anywhere goes on with the same bits.
    void aRestoredRunGoesOnWithTheSameBits_data() {
        QTest::addColumn<QString>("scene");
        const std::string stopped = "\"c\": {\"between\": [\"mass\"], \"relation\": {\"kind\": \"lagrangian-linear\", \"H\": [[1]]}, \"law\": {\"kind\": \"newton-impact\", \"e\": 0.7}}";
        QTest::newRow("from rest") << QString::fromStdString(scene_of(one("2*t + t^4 - mass.v[0]*abs(mass.v[0])", 0, 0), "", "2 s", 1e-10));
        QTest::newRow("sticks") << QString::fromStdString(scene_of(block("-10*sin(3*t) - 0.4*block.v[0]*abs(block.v[0])"), kRough, "2 s", 1e-10));
        QTest::newRow("in air") << QString::fromStdString(scene_of(one("-9.81 - 0.3*mass.v[0]*abs(mass.v[0])", 1, 0), stopped, "2 s", 1e-10));
        QTest::newRow("spring at a stop") << QString::fromStdString(scene_of(one("-9.81 - 4*max(mass.q[0], 0)", 0.5, 0), stopped, "2 s", 1e-10));
    }
    void aRestoredRunGoesOnWithTheSameBits() {
        QFETCH(QString, scene);
        model::Model model = parse(scene.toStdString());
        model.run.step = 7e-3;
        const auto whole = start(model);
        run_for(*whole, 280);
        for (const std::int64_t at : {1, 13, 40, 75, 120, 200}) QCOMPARE(restored_after(model, at, 280 - at)->state_hash(), whole->state_hash());
    }

    // The drill string: its bit sticks with |w| in its own moment, and a contact by formula opens and closes. First instants by an independent integration
    // of order 8 at 1e-13; before it slips everything is in closed form.
    void theDrillStringRunsToItsEnd() {
        model::Model model = driven(testing::scene("drill-string"), 12, 1e-2);
        model.run.record = {"rock.y[0]", "energy.scheme"};
        const auto session = start(model);
        run_to(*session, 12);
        QVERIFY(column(*session->recording(), "t").back() >= 12 - 1e-9);
        const auto hole = events_of(*session, EventKind::switching);
        QVERIFY(!hole.empty());
        near(hole[0].time, (1.2 + 3 * 0.008 * 8 - 0.01 * 4) / (0.4 * 4), 1e-9); // what the twist gives and the rock's slope
        const auto released = events_of(*session, EventKind::release);
        QVERIFY(!released.empty());
        near(released[0].time, 1.39983477072105, 1e-9);
        const auto impacts = events_of(*session, EventKind::impact);
        QVERIFY(impacts.size() > 3);
        near(impacts[0].time, 1.52577436220979, 1e-9);
        near(impacts[0].before, -0.453920973248819, 1e-8);
        near(impacts[0].impulse, 1.0859909764752806, 1e-8);
        near(impacts[2].time, 1.5430611558088365, 1e-9);
        std::size_t stuck = 0;
        for (std::size_t k = 0; k < hole.size(); ++k) stuck += hole[k].mode == EventMode::stick ? 1 : 0;
        QVERIFY2(stuck >= 5, qPrintable(QString::number(stuck)));
        QVERIFY2(imbalance(*session) < 1e-6, qPrintable(QString::number(imbalance(*session))));
    }

    // Hertz's law as one writes it: its power has no value on the other side of the edge at which the ball leaves. Contact of 2 (2/5) B(2/5, 1/2) d/v with the largest
    // depth d = (5 m v^2/(4 k))^(2/5), and the same speed back.
    void aBallOnHertzsFloor() {
        const double k = 1e6, depth = std::pow(5 / (4 * k), 0.4), lasts = 2 * 0.4 * std::tgamma(0.4) * std::tgamma(0.5) / std::tgamma(0.9) * depth;
        for (const char* const force : {"1e6*max(0, -mass.q[0])^1.5", "if(mass.q[0] < 0, 1e6*(-mass.q[0])^1.5, 0)", "1e6*((abs(mass.q[0]) - mass.q[0])/2)^1.5",
                                        "piecewise(mass.q[0] >= 0, 0, mass.q[0] > -1, 1e6*(-mass.q[0])^1.5, 0)"}) {
            auto session = start(parse(scene_of(one(force, 0.1, -1), "", "1 s", 1e-11)));
            run_to(*session, 1);
            const auto edges = events_of(*session, EventKind::switching);
            QCOMPARE(edges.size(), std::size_t(2));
            near(edges[0].time, 0.1, 1e-11);
            near(edges[1].time, 0.1 + lasts, 1e-9);
            near(last(*session, "mass.v[0]"), 1, 1e-8);
            near(last(*session, "mass.q[0]"), 1 - 0.1 - lasts, 1e-8);
        }
    }

    // Torricelli's tank, h' = -sqrt(h)/2 from 1: (1 - t/4)^2, empty at 4 s and from then on; and two that run into each other.
    void aTankRunsEmpty() {
        for (const char* const outflow : {"-0.5*sqrt(max(0, tank.x[0]))", "if(tank.x[0] > 0, -0.5*sqrt(tank.x[0]), 0)", "-0.5*sign(tank.x[0])*sqrt(abs(tank.x[0]))"}) {
            auto session = start(parse(scene_of(std::string("\"tank\": {\"kind\": \"first-order-nonlinear\", \"x\": [1], \"f\": [\"") + outflow + "\"]}", "", "6 s", 1e-10)));
            run_to(*session, 6);
            const auto t = column(*session->recording(), "t"), h = column(*session->recording(), "tank.x[0]");
            near(t.back(), 6, 1e-9);
            for (std::size_t i = 0; i < t.size(); ++i) near(h[i], t[i] < 4 ? (1 - t[i] / 4) * (1 - t[i] / 4) : 0, 1e-9);
        }
        auto session = start(parse(scene_of(R"j("tank": {"kind": "first-order-nonlinear", "x": [1, 0], "f": ["-0.5*sign(tank.x[0] - tank.x[1])*sqrt(abs(tank.x[0] - tank.x[1]))",
            "0.5*sign(tank.x[0] - tank.x[1])*sqrt(abs(tank.x[0] - tank.x[1]))"]})j", "", "3 s", 1e-10)));
        run_to(*session, 3);
        near(last(*session, "tank.x[0]"), 0.5, 1e-9);
    }
};

QTEST_APPLESS_MAIN(TestEventDrivenEdges)
#include "test_event_driven_edges.moc"
