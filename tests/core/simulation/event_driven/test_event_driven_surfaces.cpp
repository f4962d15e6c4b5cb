// SPDX-License-Identifier: GPL-3.0-or-later
// Surfaces with corners and surfaces whose speed jumps: what rests or slides on them is struck, thrown or left behind, by the laws of its contact.
// Against closed forms.
#include "tests/core/simulation/event_driven/body_scenes.h"
#include "tests/core/simulation/event_driven/near.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double g = 9.81;

void struck(const RunEvent& event, double t, double before, double after, double impulse) {
    QCOMPARE(event.kind, EventKind::impact);
    near(event.time, t, 1e-11);
    near(event.before, before, 1e-10);
    near(event.after, after, 1e-10);
    near(event.impulse, impulse, 1e-10);
}
// A point of 1 kg at (x, y) with speed v to the right, above a surface by its gap h, or a mass of 1 kg on a line.
std::string point(double x, double y, double v) {
    return "\"m\": {\"kind\": \"lagrangian-nonlinear\", \"M\": [[1, 0], [0, 1]], \"F\": [\"0\", \"-9.81\"], \"q\": [" + text(x) + ", " + text(y) + "], \"v\": [" + text(v) + ", 0]}";
}
std::string surface(const std::string& h, double e, const char* kind = "lagrangian-scleronomous") {
    return "\"c\": {\"between\": [\"m\"], \"relation\": {\"kind\": \"" + std::string(kind) + "\", \"h\": [\"" + h + "\"]}, \"law\": {\"kind\": \"newton-impact\", \"e\": " + text(e) + "}}";
}
std::unique_ptr<Session> ran(const std::string& systems, const std::string& interactions, double end) {
    model::Model model = parse(scene_of(systems, interactions, text(end) + " s", 1e-10));
    model.run.record = {"m.q[0]", "m.v[0]", "energy.scheme"};
    auto session = start(model);
    run_to(*session, end);
    return session;
}

} // namespace

class TestEventDrivenSurfaces : public QObject {
    Q_OBJECT

private slots:
    // Sliding at 2 m/s into a ramp of slope 1/2 it meets it with 1 m/s. Plastic, it goes on up the ramp, and is struck again where it comes down.
    void aRampStrikesWhatSlidesIntoIt() {
        const auto session = ran(point(0, 0, 2), surface("m.q[1] - 0.5*max(m.q[0] - 1, 0)", 0), 1.5);
        const auto impacts = events_of(*session, EventKind::impact);
        QCOMPARE(impacts.size(), std::size_t(2));
        struck(impacts[0], 0.5, -1, 0, 0.8); // p = 1/(1 + 1/4), v = (1.6, 0.8)
        const double along = std::hypot(1.6, 0.8), slows = g * 0.5 / std::sqrt(1.25);
        struck(impacts[1], 0.5 + 2 * along / slows, -0.8, 0, 0.8);
        near(last(*session, "m.v[0]"), -1.6, 1e-11);
        QVERIFY2(imbalance(*session) < 1e-9, qPrintable(QString::number(imbalance(*session))));
    }
    // With e = 1/2 it is thrown off the ramp and falls back onto it.
    void aRampThrowsWhatSlidesIntoIt() {
        const auto session = ran(point(0, 0, 2), surface("m.q[1] - 0.5*max(m.q[0] - 1, 0)", 0.5), 1);
        const auto impacts = events_of(*session, EventKind::impact);
        QVERIFY(impacts.size() > 3);
        struck(impacts[0], 0.5, -1, 0.5, 1.2);
        for (std::size_t k = 1; k < 4; ++k) struck(impacts[k], 0.5 + (2 - std::ldexp(1.0, 1 - static_cast<int>(k))) / g, -std::ldexp(1.0, -static_cast<int>(k)), std::ldexp(1.0, -1 - static_cast<int>(k)), 1.2 * std::ldexp(1.0, -static_cast<int>(k)));
        QVERIFY2(imbalance(*session) < 1e-9, qPrintable(QString::number(imbalance(*session))));
    }
    // An edge downwards pulls nothing: it flies until it meets the slope.
    void anEdgeDownwardsLetsGo() {
        const auto session = ran(point(0, 0, 2), surface("m.q[1] + 0.5*max(m.q[0] - 1, 0)", 0), 1);
        const auto released = events_of(*session, EventKind::release), impacts = events_of(*session, EventKind::impact);
        QCOMPARE(released.size(), std::size_t(1));
        QCOMPARE(impacts.size(), std::size_t(1));
        near(released[0].time, 0.5, 1e-12);
        struck(impacts[0], 0.5 + 2 / g, -1, 0, 0.8);
        QVERIFY2(imbalance(*session) < 1e-9, qPrintable(QString::number(imbalance(*session))));
    }

    // A bump of the floor, or of the time at which it rises, that is far narrower than a step and between all samples of it.
    void aNarrowBumpIsStruck_data() {
        QTest::addColumn<double>("w");
        for (const double w : {1e-1, 1e-2, 1e-3, 1e-4, 1e-5}) QTest::addRow("%g", w) << w;
    }
    void aNarrowBumpIsStruck() {
        QFETCH(double, w);
        const double reach = w * std::sqrt(std::log(2.0)); // where it is half as high, with the slope sqrt(log 2)/w
        const auto over = ran("\"m\": {\"kind\": \"lagrangian-nonlinear\", \"M\": [[1, 0], [0, 1]], \"q\": [-5, 0.5], \"v\": [1, 0]}", surface("m.q[1] - exp(-(m.q[0]/" + text(w) + ")^2)", 0.5), 10);
        const auto met = events_of(*over, EventKind::impact);
        QVERIFY(!met.empty());
        near(met[0].time, 5 - reach, 1e-11);
        near(met[0].before * w, -std::sqrt(std::log(2.0)), 1e-9);
        const auto below = ran("\"m\": {\"kind\": \"lagrangian-linear\", \"M\": [[1]], \"q\": [0.5], \"v\": [0]}", surface("m.q[0] - exp(-((t - 3.3)/" + text(w) + ")^2)", 0.5, "lagrangian-rheonomous"), 10);
        const auto thrown = events_of(*below, EventKind::impact);
        QCOMPARE(thrown.size(), std::size_t(1));
        near(thrown[0].time, 3.3 - reach, 1e-11);
        near(thrown[0].before * w, -std::sqrt(std::log(2.0)), 1e-9);
    }
    // The same of a formula's condition and of sliding: a push while exp(...) is above a half, a belt that catches up for so short a time.
    void aNarrowBumpSwitches() {
        for (const double w : {1e-2, 1e-4}) {
            const std::string bump = "exp(-((t - 3.3)/" + text(w) + ")^2)";
            const auto pushed = ran("\"m\": {\"kind\": \"lagrangian-nonlinear\", \"M\": [[1]], \"F\": [\"if(" + bump + " > 0.5, " + text(1 / w) + ", 0)\"], \"q\": [0], \"v\": [0]}", "", 10);
            near(last(*pushed, "m.v[0]"), 2 * std::sqrt(std::log(2.0)), 1e-8);
            const auto slid = ran(point(0, 0, 4), "\"belt\": {\"between\": [\"m\"], \"relation\": {\"kind\": \"lagrangian-rheonomous\", \"h\": [\"m.q[1]\"], \"tangent\": [\"m.v[0] - 9*" + bump +
                                                 "\"]}, \"law\": {\"kind\": \"newton-impact-friction\", \"e\": 0, \"mu\": 0.1}}", 3.5);
            const auto turns = events_of(*slid, EventKind::reversal);
            QCOMPARE(turns.size(), std::size_t(2));
            const double v = 4 - 0.1 * g * 3.3; // nearly, there
            near(turns[0].time, 3.3 - w * std::sqrt(std::log(9 / v)), 0.02 * w);
            near(turns[1].time, 3.3 + w * std::sqrt(std::log(9 / v)), 0.02 * w);
        }
    }

    // A floor that is a step lower from an instant or a place on: what lay on it falls there, and is not put down.
    void aStepDownIsFallenFrom_data() {
        QTest::addColumn<QString>("step");
        QTest::newRow("in time") << "if(t < 0.5, 0, 1)";
        QTest::newRow("in time, by a state") << "if(t^2 + 0*m.q[0] < 0.25, 0, 1)";
        QTest::newRow("in space") << "if(m.q[0] < 1, 0, 1)";
    }
    void aStepDownIsFallenFrom() {
        QFETCH(QString, step);
        const auto session = ran(point(0, 0, 2), surface("m.q[1] + 0.2*" + step.toStdString(), 0, "lagrangian-rheonomous"), 1);
        const auto released = events_of(*session, EventKind::release), impacts = events_of(*session, EventKind::impact);
        QCOMPARE(released.size(), std::size_t(1));
        QCOMPARE(impacts.size(), std::size_t(1));
        near(released[0].time, 0.5, 1e-12);
        struck(impacts[0], 0.5 + std::sqrt(0.4 / g), -std::sqrt(0.4 * g), 0, std::sqrt(0.4 * g));
        QVERIFY2(imbalance(*session) < 1e-9, qPrintable(QString::number(imbalance(*session))));
    }

    // A floor that starts at 1 m/s at once, upwards: an impact by its law; downwards: it leaves what stands on it.
    void aFloorThatStartsAtOnce_data() {
        QTest::addColumn<double>("e");
        QTest::newRow("plastic") << 0.0;
        QTest::newRow("e = 1/2") << 0.5;
        QTest::newRow("elastic") << 1.0;
    }
    void aFloorThatStartsAtOnce() {
        QFETCH(double, e);
        const std::string mass = "\"m\": {\"kind\": \"lagrangian-linear\", \"M\": [[1]], \"F\": [\"-9.81\"], \"q\": [0], \"v\": [0]}";
        const auto up = ran(mass, surface("m.q[0] - max(t - 1, 0)", e, "lagrangian-rheonomous"), 1.3);
        const auto struck_by = events_of(*up, EventKind::impact);
        QVERIFY(!struck_by.empty());
        struck(struck_by[0], 1, -1, e, 1 + e);
        if (e > 0) struck(struck_by[1], 1 + 2 * e / g, -e, e * e, e * (1 + e));
        else near(last(*up, "m.v[0]"), 1, 1e-12);
        QVERIFY2(imbalance(*up) < 1e-9, qPrintable(QString::number(imbalance(*up))));
        const auto down = ran(mass, surface("m.q[0] + max(t - 1, 0)", e, "lagrangian-rheonomous"), 1.3);
        const auto released = events_of(*down, EventKind::release), met = events_of(*down, EventKind::impact);
        QVERIFY(!released.empty() && !met.empty());
        near(released[0].time, 1, 1e-14);
        struck(met[0], 1 + 2 / g, -1, e, 1 + e);
    }

    // A belt that goes from 0.5 to 2 m/s at once: friction cannot jump after it. mu g = 2.943 m/s^2 brings the block along.
    void aBeltThatGoesFasterAtOnce() {
        const auto session = ran(point(0, 0, 0.5), R"j("belt": {"between": ["m"], "relation": {"kind": "lagrangian-rheonomous", "h": ["m.q[1]"], "tangent": ["m.v[0] - if(t < 1, 0.5, 2)"]},
            "law": {"kind": "newton-impact-friction", "e": 0, "mu": 0.3}})j", 2);
        const auto slips = events_of(*session, EventKind::slip), sticks = events_of(*session, EventKind::stick);
        QCOMPARE(slips.size(), std::size_t(1));
        QCOMPARE(sticks.size(), std::size_t(1));
        QCOMPARE(events_of(*session, EventKind::impact).size(), std::size_t(0));
        near(slips[0].time, 1, 1e-14);
        QCOMPARE(slips[0].mode, EventMode::slip_minus);
        near(sticks[0].time, 1 + 1.5 / (0.3 * g), 1e-12);
        near(last(*session, "m.v[0]"), 2, 1e-13);
        QVERIFY2(imbalance(*session) < 1e-9, qPrintable(QString::number(imbalance(*session))));
    }
    // The same as a relay of at most 3 N between the mass and a hand that moves.
    void aRelayBehindAHandThatGoesFasterAtOnce() {
        const auto session = ran("\"m\": {\"kind\": \"lagrangian-linear\", \"M\": [[1]], \"q\": [0], \"v\": [0.5]}",
                                 R"j("hand": {"between": ["m"], "relation": {"kind": "lagrangian-rheonomous", "h": ["m.q[0] - 0.5*t - 1.5*max(t - 1, 0)"]}, "law": {"kind": "relay", "lower": -3, "upper": 3}})j", 2);
        near(last(*session, "m.v[0]"), 2, 1e-12);
        near(last(*session, "m.q[0]"), 0.5 + 0.5 * (0.5 + 2) * 0.5 + 2 * 0.5, 1e-11); // half a second to catch up, 3 m/s^2
    }
    // An equality does jump: with the percussion that it takes.
    void anEqualityThatJumpsStrikes() {
        const auto session = ran("\"m\": {\"kind\": \"lagrangian-linear\", \"M\": [[2]], \"q\": [0], \"v\": [0]}",
                                 R"j("rod": {"between": ["m"], "relation": {"kind": "lagrangian-rheonomous", "h": ["m.q[0] - max(t - 1, 0)"]}, "law": {"kind": "equality"}})j", 2);
        const auto impacts = events_of(*session, EventKind::impact);
        QCOMPARE(impacts.size(), std::size_t(1));
        struck(impacts[0], 1, -1, 0, 2);
        near(last(*session, "m.q[0]"), 1, 1e-12);
        QVERIFY2(imbalance(*session) < 1e-9, qPrintable(QString::number(imbalance(*session))));
    }

    // A run that begins with an impact knows the edges in time that come later: a force that turns round at 1 s.
    void aRunThatBeginsWithAnImpactHitsEdgesInTime() {
        const auto session = ran("\"m\": {\"kind\": \"lagrangian-nonlinear\", \"M\": [[1]], \"F\": [\"if(t < 1, 1, -2)\"], \"q\": [0], \"v\": [-2]}", surface("m.q[0]", 0.5), 2);
        const auto impacts = events_of(*session, EventKind::impact), edges = events_of(*session, EventKind::breakpoint);
        QVERIFY(!impacts.empty());
        struck(impacts[0], 0, -2, 1, 3);
        QCOMPARE(edges.size(), std::size_t(1));
        QCOMPARE(edges[0].time, 1.0);
        near(last(*session, "m.v[0]"), 0, 1e-12); // 1 + 1 - 2
        near(last(*session, "m.q[0]"), 2.5, 1e-12);
    }
    // The drive of a joint that begins and goes faster at once, with the moment of momentum that it takes.
    void aDriveThatGoesFasterAtOnce() {
        const auto session = start(bodies_by_events(R"j("world": {"planar": true, "gravity": [0, 0]}, "bodies": {"wheel": {"mass": 2, "inertia": [0.5], "position": [0, 0]}},
            "joints": {"axle": {"kind": "revolute", "between": ["wheel"], "point": [0, 0], "coordinates": [{"drive": "velocity", "value": "if(t < 1, 1, 3)"}]}})j", "2 s"));
        run_to(*session, 2);
        const auto impacts = events_of(*session, EventKind::impact);
        QCOMPARE(impacts.size(), std::size_t(2));
        struck(impacts[0], 0, -1, 0, 0.5);
        struck(impacts[1], 1, -2, 0, 1);
        near(last(*session, "wheel.q[2]"), 4, 1e-12);
    }

    // Let go at the brim of a bowl, where nothing presses yet, it slides from there on ("switches without end" before), with mu or without. The angle by
    // steps of order 4 to where it turns.
    void aPointSlidesFromTheBrimOfABowl_data() {
        QTest::addColumn<double>("mu");
        for (const double mu : {0.0, 0.3, 0.7}) QTest::addRow("mu %g", mu) << mu;
    }
    void aPointSlidesFromTheBrimOfABowl() {
        QFETCH(double, mu);
        const auto session = ran("\"m\": {\"kind\": \"lagrangian-linear\", \"M\": [[1, 0], [0, 1]], \"F\": [0, -9.81], \"q\": [-1, 0], \"v\": [0, 0]}",
                                 R"j("c": {"between": ["m"], "relation": {"kind": "lagrangian-scleronomous", "h": ["1 - hypot(m.q[0], m.q[1])"],
                                    "tangent": ["(m.q[0]*m.v[1] - m.q[1]*m.v[0])/hypot(m.q[0], m.q[1])"]}, "law": {"kind": "newton-impact-friction", "e": 0, "mu": )j" + text(mu) + "}}", 0.9);
        const double h = 1e-4;
        double phi = -0.5 * std::numbers::pi, w = 0;
        const auto f = [&](double at, double speed) { return -g * std::sin(at) - mu * (g * std::cos(at) + speed * speed); };
        for (int k = 0; k < 9000; ++k) {
            const double a1 = f(phi, w), a2 = f(phi + 0.5 * h * w, w + 0.5 * h * a1), a3 = f(phi + 0.5 * h * w + 0.25 * h * h * a1, w + 0.5 * h * a2),
                         a4 = f(phi + h * w + 0.5 * h * h * a2, w + h * a3);
            phi += h * w + h * h / 6 * (a1 + a2 + a3);
            w += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
            if (w < 0) QFAIL("it turns");
        }
        near(last(*session, "m.q[0]"), std::sin(phi), 1e-9);
        near(last(*session, "m.v[0]"), std::cos(phi) * w, 1e-9);
        QCOMPARE(events_of(*session, EventKind::impact).size(), std::size_t(0));
        QCOMPARE(events_of(*session, EventKind::release).size(), std::size_t(0));
        QVERIFY2(imbalance(*session) < 1e-9, qPrintable(QString::number(imbalance(*session))));
    }

    // A block that a shaking table carries through a guide with dry friction, struck by the table at the start: friction turns where the table does, at
    // (k + 1/2) pi/w. One frequency in four ended with "switches without end": there nothing but the block's own vanishing speed told what no speed is.
    void dryFrictionOfWhatATableCarriesTurnsWithIt() {
        for (int w = 5; w < 42; ++w) {
            const auto session = ran("\"m\": {\"kind\": \"lagrangian-linear\", \"M\": [[1]], \"F\": [-9.81], \"q\": [0], \"v\": [0]}",
                                     surface("m.q[0] - 0.005*sin(" + text(w) + "*t)", 0, "lagrangian-rheonomous") +
                                         R"j(, "guide": {"between": ["m"], "relation": {"kind": "lagrangian-linear", "H": [[1]]}, "law": {"kind": "relay", "lower": -0.5, "upper": 0.5}})j", 3);
            near(last(*session, "t"), 3, 1e-12);
            const auto turns = events_of(*session, EventKind::switching);
            std::size_t k = 0;
            for (double t = 0.5 * std::numbers::pi / w; t < 3; t = (static_cast<double>(++k) + 0.5) * std::numbers::pi / w) {
                QVERIFY2(k < turns.size(), qPrintable(QString("w = %1: %2 turns").arg(w).arg(turns.size())));
                near(turns[k].time, t, 1e-11);
            }
            QCOMPARE(turns.size(), k);
        }
    }

    // What bounces until it rests on a curve, with drag v |v|: the end of the bounces may turn its speed, and the drag with it ("switches without end"). Its
    // drag is next to nothing there: beside drag 0 it slides and sticks within a millimetre of the same place.
    void aBallWithDragComesToRestOnACurve_data() {
        QTest::addColumn<double>("mu");
        QTest::addColumn<double>("from");
        for (const double mu : {0.3, 0.4, 0.8})
            for (const double from : {-0.4, -0.3}) QTest::addRow("mu %g, from %g", mu, from) << mu << from;
    }
    void aBallWithDragComesToRestOnACurve() {
        QFETCH(double, mu);
        QFETCH(double, from);
        const auto rests = [&](double drag) {
            return ran("\"m\": {\"kind\": \"lagrangian-nonlinear\", \"M\": [[1, 0], [0, 1]], \"F\": [\"-" + text(drag) + "*m.v[0]*abs(m.v[0])\", \"-9.81\"], \"q\": [" + text(from) + ", \"0.03*cos(6*(" +
                           text(from) + ")) + 0.07\"], \"v\": [0, 0]}",
                       R"j("c": {"between": ["m"], "relation": {"kind": "lagrangian-scleronomous", "h": ["m.q[1] - 0.03*cos(6*m.q[0]) + 0.03"], "tangent": ["m.v[0] + 0.1*m.v[1]"]},
                             "law": {"kind": "newton-impact-friction", "e": 0.3, "mu": )j" + text(mu) + "}}", 2);
        };
        const auto with = rests(0.3), without = rests(0);
        near(last(*with, "t"), 2, 1e-12);
        QCOMPARE(events_of(*with, EventKind::accumulation).size(), std::size_t(1));
        near(last(*with, "m.q[0]"), last(*without, "m.q[0]"), 1e-3);
        near(last(*with, "m.v[0]"), last(*without, "m.v[0]"), 1e-3);
        QVERIFY2(imbalance(*with) < 1e-8, qPrintable(QString::number(imbalance(*with))));
    }

    // A ball on the two slopes of a roof: instants by halves of each flight's polynomial.
    void aBallOnARoof() {
        const auto session = ran(point(-0.5, 0.9, 1), surface("m.q[1] - 0.2 + abs(m.q[0])", 0.5), 1.4);
        const auto impacts = events_of(*session, EventKind::impact);
        QVERIFY(impacts.size() > 3);
        double t = 0, x = -0.5, y = 0.9, vx = 1, vy = 0;
        for (std::size_t k = 0; k < 3; ++k) {
            const auto gap = [&](double s) { return y + vy * s - 0.5 * g * s * s - 0.2 + std::abs(x + vx * s); };
            double to = 1e-6;
            while (gap(to + 1e-3) > 0) to += 1e-3;
            const double lasts = zero_between(gap, to, to + 1e-3);
            t += lasts, x += vx * lasts, y += vy * lasts - 0.5 * g * lasts * lasts, vy -= g * lasts;
            const double side = x > 0 ? 1 : -1, u = side * vx + vy, p = -1.5 * u / 2;
            struck(impacts[k], t, u, -0.5 * u, p);
            vx += side * p, vy += p;
        }
    }
};

QTEST_APPLESS_MAIN(TestEventDrivenSurfaces)
#include "test_event_driven_surfaces.moc"
