// SPDX-License-Identifier: GPL-3.0-or-later
// Frictions and relays that act on the same motion: who carries how much is not unique, what they do is. Against the same motion with one friction of their sum, and
// against closed forms.
#include "tests/core/simulation/event_driven/body_scenes.h"
#include "tests/core/simulation/event_driven/near.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double g = 9.81;

std::string point(const std::string& M, const std::string& q, const std::string& v, const std::string& F) {
    return R"j("m": {"kind": "lagrangian-nonlinear", "M": )j" + M + R"j(, "q": )j" + q + R"j(, "v": )j" + v + R"j(, "F": )j" + F + "}";
}
std::string relay(const std::string& name, const std::string& H, double most) {
    return "\"" + name + R"j(": {"between": ["m"], "relation": {"kind": "lagrangian-linear", "H": [)j" + H + R"j(]}, "law": {"kind": "relay", "lower": )j" + text(-most) + R"j(, "upper": )j" + text(most) + "}}";
}
std::string pressed(const std::string& name, const std::string& H, const std::string& T, double mu) {
    return "\"" + name + R"j(": {"between": ["m"], "relation": {"kind": "lagrangian-linear", "H": [)j" + H + R"j(], "T": [)j" + T + R"j(]}, "law": {"kind": "newton-impact-friction", "e": 0, "mu": )j" + text(mu) + "}}";
}
std::string curve(const std::string& h, const std::string& tangent, const std::string& law) {
    return R"j("floor": {"between": ["m"], "relation": {"kind": "lagrangian-rheonomous", "h": [")j" + h + "\"]" + (tangent.empty() ? "" : R"j(, "tangent": [")j" + tangent + "\"]") + R"j(}, "law": )j" + law + "}";
}
std::unique_ptr<Session> ran(const std::string& systems, const std::string& interactions, double end) {
    auto session = start(parse(scene_of(systems, interactions, text(end) + " s", 1e-10)));
    run_to(*session, end);
    return session;
}
std::string joined(const std::vector<std::string>& parts) {
    std::string all;
    for (const std::string& part : parts) all += (all.empty() ? "" : ", ") + part;
    return all;
}

} // namespace

class TestEventDrivenTogether : public QObject {
    Q_OBJECT

private slots:
    // Three to five of them on one coordinate, floors and relays, one of no friction among them: 18 of 60 such ended with "switches without end".
    void manyFrictionsAreOneOfTheirSum_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 48; ++seed) QTest::addRow("%d", seed) << seed;
    }
    void manyFrictionsAreOneOfTheirSum() {
        QFETCH(int, seed);
        std::mt19937 random(static_cast<unsigned>(seed));
        const auto between = [&](double a, double b) { return std::round(100 * (a + (b - a) * static_cast<double>(random() % 1000) / 999)) / 100; };
        const int count = 3 + seed % 3, floors = seed % 4 == 3 ? 0 : seed % 3;
        std::string M = "[[1.7", zeros, rows, F, q = "[0", v = "[" + text(between(-1, 1));
        for (int k = 0; k < floors; ++k) M += ", 0", q += ", 0", v += ", 0";
        M += "]";
        double sum = 0;
        std::vector<std::string> frictions;
        const auto unit = [&](int at) {
            std::string row = at == 0 ? "[1" : "[0";
            for (int k = 1; k <= floors; ++k) row += k == at ? ", 1" : ", 0";
            return row + "]";
        };
        const std::string forces[] = {"1.2", text(between(1, 5)) + "*sin(" + text(between(1, 6)) + "*t)", text(between(1, 5)) + "*cos(" + text(between(1, 6)) + "*t)", text(between(1, 4)) + " - 2*t"};
        F = "[\"" + forces[seed / 2 % 4] + "\"";
        for (int k = 1; k <= floors; ++k) {
            const double weight = between(2, 12), mu = seed % 5 == 0 && k == 1 ? 0 : between(0.05, 0.3);
            sum += mu * weight;
            frictions.push_back(pressed("f" + std::to_string(k), unit(k), unit(0), mu));
            M += ", " + unit(k), F += ", " + text(-weight);
        }
        for (int k = floors; k < count; ++k) {
            const double most = between(0.1, 1);
            sum += most;
            frictions.push_back(relay("r" + std::to_string(k), unit(0), most));
        }
        if (seed % 2) std::reverse(frictions.begin(), frictions.end());
        const auto session = ran(point(M + "]", q + "]", v + "]", F + "]"), joined(frictions), 4);
        const auto one = ran(point("[[1.7]]", "[0]", v.substr(0, v.find_first_of(",]")) + "]", "[\"" + forces[seed / 2 % 4] + "\"]"), relay("r", "[1]", sum), 4);
        near(last(*session, "t"), 4, 1e-12);
        near(last(*session, "m.v[0]"), last(*one, "m.v[0]"), 1e-8);
        near(last(*session, "m.q[0]"), last(*one, "m.q[0]"), 1e-8);
    }

    // One alone, that sticks where it has all but given what it can: 3e-9 of it are left, and soon gone. It ended there.
    void aRelayThatSticksAtItsBound() {
        const double k = 26.2, m = 1.19, most = 0.97;
        const auto session = start(parse(scene_of(R"j("m": {"kind": "lagrangian-linear", "M": [[1.19]], "K": [[26.2]], "q": [0], "v": [-0.56], "F": ["3.6 - 2*t"]})j", relay("r", "[1]", most), "4 s", 1e-10)));
        run_to(*session, 4);
        std::vector<double> turns; // x = (F +- most)/k + A cos w t + B sin w t between them
        const double w = std::sqrt(k / m);
        double t = 0, x = 0, v = -0.56;
        while (t < 4) {
            double side = v > 0 ? 1 : v < 0 ? -1 : 0;
            const double force = 3.6 - 2 * t - k * x;
            if (side == 0) { // at rest: until the rest of the force leaves the bounds
                if (force >= -most && force <= most) {
                    t += (force + most) / 2;
                    if (t >= 4) break;
                    v = -1e-300, side = -1;
                } else {
                    side = force > 0 ? 1 : -1;
                }
            }
            const double centre = (3.6 - 2 * t - side * most) / k, drift = -2 / k, A = x - centre, B = (v - drift) / w;
            const auto speed = [&](double s) { return drift - A * w * std::sin(w * s) + B * w * std::cos(w * s); };
            double s = 1e-9;
            while (t + s < 4 && side * speed(s) > 0) s += 1e-4;
            if (t + s >= 4) {
                s = 4 - t;
                x = centre + drift * s + A * std::cos(w * s) + B * std::sin(w * s), v = speed(s), t = 4;
                break;
            }
            s = s > 1e-4 ? zero_between(speed, s - 1e-4, s) : s;
            x = centre + drift * s + A * std::cos(w * s) + B * std::sin(w * s), v = 0, t += s;
            turns.push_back(t);
        }
        QVERIFY(turns.size() > 2);
        near(last(*session, "m.q[0]"), x, 1e-7);
    }

    // A friction of mu = 0 is none, beside a relay too: it ended where both turn.
    void noFrictionIsNone_data() {
        QTest::addColumn<QString>("h");
        QTest::addColumn<QString>("tangent");
        QTest::addColumn<QString>("force");
        QTest::addRow("bowl") << "m.q[1] - 0.79*m.q[0]^2" << "m.v[0] + 1.58*m.q[0]*m.v[1]" << "7.08 - 3.84*t";
        QTest::addRow("shallow bowl") << "m.q[1] - 0.34*m.q[0]^2" << "m.v[0] + 0.68*m.q[0]*m.v[1]" << "11.27*cos(5.88*t)";
        QTest::addRow("floor") << "m.q[1]" << "m.v[0]" << "6*sin(3*t)";
        QTest::addRow("moving floor") << "m.q[1] - 0.02*sin(4*t)" << "m.v[0]" << "6*sin(3*t)";
    }
    void noFrictionIsNone() {
        QFETCH(QString, h);
        QFETCH(QString, tangent);
        QFETCH(QString, force);
        const std::string mass = point("[[2, 0], [0, 2]]", "[0, 0]", "[0.1, 0.08]", "[\"" + force.toStdString() + "\", -19.62]"), guide = relay("r", "[1, 0]", 3.28);
        const auto rubs = ran(mass, curve(h.toStdString(), tangent.toStdString(), R"j({"kind": "newton-impact-friction", "e": 0, "mu": 0})j") + ", " + guide, 2);
        const auto smooth = ran(mass, curve(h.toStdString(), "", R"j({"kind": "newton-impact", "e": 0})j") + ", " + guide, 2);
        for (const char* name : {"m.q[0]", "m.q[1]", "m.v[0]", "m.v[1]"}) near(last(*rubs, name), last(*smooth, name), 1e-9);
        QVERIFY(events_of(*rubs, EventKind::switching).size() > 0);
    }

    // Down a slope against its friction and a relay that is level, pushed by k t: it goes where both have given all, and then by the rest. The relay presses it on.
    void aRelayOnASlope() {
        const double slope = 0.4, c = std::cos(slope), s = std::sin(slope), mu = 0.5, most = 3, k = 8, m = 2;
        const double begins = (most * c + mu * (m * g * c + most * s) - m * g * s) / (k * (c + mu * s)), lasts = 2 - begins;
        QVERIFY(begins > 0.1 && lasts > 0.5);
        const std::string law = R"j({"kind": "newton-impact-friction", "e": 0, "mu": 0.5})j";
        const auto session = ran(point("[[2, 0], [0, 2]]", "[0, 0]", "[0, 0]", R"j(["-8*t", -19.62])j"),
                                 curve("m.q[1]*" + text(c) + " - m.q[0]*" + text(s), "m.v[0]*" + text(c) + " + m.v[1]*" + text(s), law) + ", " + relay("r", "[1, 0]", most), 2);
        const auto slips = events_of(*session, EventKind::slip);
        QCOMPARE(slips.size(), std::size_t(1));
        near(slips[0].time, begins, 1e-11);
        const double along = k * (c + mu * s) * lasts * lasts * lasts / (6 * m);
        near(last(*session, "m.q[0]"), -along * c, 1e-10);
        near(last(*session, "m.q[1]"), -along * s, 1e-10);
        near(last(*session, "floor.force[0]"), m * g * c + most * s - 2 * k * s, 1e-9);
    }

    // The middle one of three boxes is pushed, or the second of four: what is above it goes along. mu m g is all that the box on top could ask for.
    void aTowerIsPushedInItsMiddle_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("pushed");
        QTest::addColumn<double>("mu");
        QTest::addColumn<double>("rate");
        QTest::addRow("3, 12 t") << 3 << 1 << 0.5 << 12.0;
        QTest::addRow("3, 0.3") << 3 << 1 << 0.3 << 8.0;
        QTest::addRow("4, -9 t") << 4 << 1 << 0.2 << -9.0;
        QTest::addRow("2") << 2 << 0 << 0.3 << 10.0;
    }
    void aTowerIsPushedInItsMiddle() {
        QFETCH(int, count);
        QFETCH(int, pushed);
        QFETCH(double, mu);
        QFETCH(double, rate);
        std::string bodies = kPlane + ", \"contacts\": {\"c\": {\"e\": 0, \"mu\": " + text(mu) + "}}, \"bodies\": {" + kGround;
        for (int k = 0; k < count; ++k)
            bodies += ", \"b" + std::to_string(k) + "\": {\"mass\": 1, \"inertia\": [0.01], \"position\": [0, " + text(0.1 + 0.2 * k) + "], \"force\": [\"" + (k == pushed ? text(rate) + "*t" : "0") +
                      "\", 0], \"shapes\": [{\"kind\": \"box\", \"size\": [0.4, 0.2]}]}";
        const auto session = start(bodies_by_events(bodies + "}", "1 s"));
        run_to(*session, 1);
        const double moves = count - pushed, begins = mu * moves * g / std::abs(rate), lasts = 1 - begins;
        QVERIFY(lasts > 0.05 && rate * lasts / moves < mu * g);
        const auto slips = events_of(*session, EventKind::slip);
        QVERIFY(!slips.empty());
        for (const RunEvent& slip : slips) near(slip.time, begins, 1e-11);
        for (int k = 0; k < count; ++k) {
            near(last(*session, "b" + std::to_string(k) + ".q[0]"), k < pushed ? 0 : rate * lasts * lasts * lasts / (6 * moves), 1e-10);
            near(last(*session, "b" + std::to_string(k) + ".q[2]"), 0, 1e-12);
        }
    }

    // What sticks to a floor that shakes turns with it, and the drag's |v| too, at the instant at which a relay turns: the drag changes nothing.
    void dragOfWhatSticksWhereARelayTurns() {
        const auto moves = [&](const std::string& drag) {
            const std::string law = R"j({"kind": "newton-impact-friction", "e": 0, "mu": 0.8})j";
            return ran(point("[[2.93, 0], [0, 2.93]]", "[-0.5, 0]", "[0, 0.1274]", "[\"-1" + drag + "\", -28.7433]"),
                       curve("m.q[1] - 0.104*(sin(3*m.q[0]) + sin(1.5)) - 0.026*sin(4.9*t)", "m.v[0] + 0.312*cos(3*m.q[0])*m.v[1]", law) + ", " + relay("r", "[0, 1]", 1.14), 2);
        };
        const auto with = moves(" - 0.3*m.v[0]*abs(m.v[0])"), without = moves("");
        QVERIFY(events_of(*without, EventKind::switching).size() > 2);
        near(last(*with, "t"), 2, 1e-12);
        for (const char* name : {"m.q[0]", "m.q[1]"}) near(last(*with, name), last(*without, name), 1e-3);
    }

    // A point in the corner of an incline and a wall at its foot, pushed to and fro by less than it takes to slide up: it stays, and what the two give it are forces that it
    // can have. One that had left the wall and was about to slide back onto it ended the run ("redundant"), its wall's friction being held besides.
    void aPointInACorner_data() {
        QTest::addColumn<double>("slope");
        QTest::addColumn<double>("mu");
        QTest::addColumn<double>("muOfWall");
        QTest::addColumn<double>("push");
        int number = 0;
        for (const double slope : {0.2, 0.8373, 1.2})
            for (const double mu : {0.1, 0.5})
                for (const double wall : {0.0, 0.3, 0.9})
                    for (const double part : {0.6, 0.97}) QTest::addRow("%d", number++) << slope << mu << wall << part;
    }
    void aPointInACorner() {
        QFETCH(double, slope);
        QFETCH(double, mu);
        QFETCH(double, muOfWall);
        QFETCH(double, push);
        const double m = 0.73, c = 1 / std::hypot(1.0, slope), s = slope * c, most = push * m * g * (s + mu * c) / (c - mu * s), w = 5.59; // slides up at push = 1
        if (!(most > 0)) return; // jammed by any push
        const std::string H = "[" + text(-s) + ", " + text(c) + "]", T = "[" + text(c) + ", " + text(s) + "]";
        const auto session = ran(point("[[" + text(m) + ", 0], [0, " + text(m) + "]]", "[0, 0]", "[0, 0]", "[\"" + text(most) + "*cos(" + text(w) + "*t)\", " + text(-m * g) + "]"),
                                 joined({pressed("floor", H, T, mu), pressed("wall", "[1, 0]", "[0, 1]", muOfWall)}), 3);
        const auto t = column(*session->recording(), "t"), x = column(*session->recording(), "m.q[0]"), y = column(*session->recording(), "m.q[1]");
        const auto N = column(*session->recording(), "floor.force[0]"), F = column(*session->recording(), "floor.force[1]"), W = column(*session->recording(), "wall.force[0]"), V = column(*session->recording(), "wall.force[1]");
        near(t.back(), 3, 1e-12);
        for (std::size_t i = 0; i < t.size(); ++i) {
            near(x[i], 0, 1e-9), near(y[i], 0, 1e-9);
            near(-s * N[i] + c * F[i] + W[i] + most * std::cos(w * t[i]), 0, 1e-9);
            near(c * N[i] + s * F[i] + V[i] - m * g, 0, 1e-9);
            QVERIFY(N[i] > -1e-9 && W[i] > -1e-9 && std::abs(F[i]) < mu * N[i] + 1e-9 && std::abs(V[i]) < muOfWall * W[i] + 1e-9);
        }
    }
    // A relay between a wall and what another relay does: at the instant at which that one lets go it took more than it can (it ended as "switches without end").
    void aRelayAtAWall() {
        const auto session = ran(point("[[1, 0], [0, 1]]", "[0, 0]", "[0, -1]", "[\"4.5 - 3.81*t\", 2]"),
                                 joined({relay("r", "[1, 0]", 3.31), relay("other", "[0, 1]", 1.5), R"j("wall": {"between": ["m"], "relation": {"kind": "lagrangian-linear", "H": [[-1, 0]]}, "law": {"kind": "newton-impact", "e": 0}})j"}), 2.5);
        const auto t = column(*session->recording(), "t"), x = column(*session->recording(), "m.q[0]"), W = column(*session->recording(), "wall.force[0]"), R = column(*session->recording(), "r.lambda[0]");
        const double leaves = (4.5 + 3.31) / 3.81; // when all that the relay can do holds the pull away from the wall no more
        for (std::size_t i = 0; i < t.size(); ++i) {
            const double push = 4.5 - 3.81 * t[i], since = std::max(0.0, t[i] - leaves);
            near(x[i], -3.81 * since * since * since / 6, 1e-9);
            if (t[i] < leaves - 1e-9) near(push + R[i] - W[i], 0, 1e-9);
            QVERIFY(W[i] > -1e-9 && std::abs(R[i]) < 3.31 + 1e-9);
        }
        near(t.back(), 2.5, 1e-12);
    }
    // Drag by v abs(v) where friction comes to rest: the formula's edge and the speed of friction vanish together (the speed was a rounding beyond zero: "switches without end").
    void dragEndsWhereFrictionDoes() {
        const double m = 1.96, mu = 0.3;
        const auto session = ran(point("[[" + text(m) + ", 0], [0, " + text(m) + "]]", "[0, 0]", "[1.5, 0]", "[\"-0.3*m.v[0]*abs(m.v[0])\", " + text(-m * g) + "]"),
                                 pressed("floor", "[0, 1]", "[1, 0]", mu), 1);
        // v' = -(a + b v^2): v = sqrt(a/b) tan(...), rest at atan(v0 sqrt(b/a))/sqrt(a b)
        const double a = mu * g, b = 0.3 / m, rest = std::atan(1.5 * std::sqrt(b / a)) / std::sqrt(a * b), far = std::log(1 + b * 1.5 * 1.5 / a) / (2 * b);
        near(column(*session->recording(), "m.q[0]").back(), far, 1e-10);
        const auto stuck = events_of(*session, EventKind::stick);
        QVERIFY(!stuck.empty());
        near(stuck.front().time, rest, 1e-10);
    }

    // An incline, relays and a second mass on a relay hold a point; nothing but their forces act on it where the second mass stops, and they balance each other: what drag
    // by v abs(v) sees of them then is rounding. It ended ("branches are not determined") where rounding grew evenly.
    void dragOfWhatManyForcesHold_data() {
        QTest::addColumn<double>("slope");
        QTest::addColumn<double>("way");
        QTest::addColumn<bool>("upright");
        for (const double slope : {0.31, -0.31})
            for (const double way : {1.0, -1.0})
                for (const bool upright : {false, true}) QTest::addRow("%g %g %d", slope, way, upright) << slope << way << upright;
    }
    void dragOfWhatManyForcesHold() {
        QFETCH(double, slope);
        QFETCH(double, way);
        QFETCH(bool, upright);
        const double m = 2.94, mu = 0.8, drag = 0.3, c = 1 / std::hypot(1.0, slope), s = slope * c;
        std::vector<std::string> rows = {pressed("floor", "[" + text(-s) + ", " + text(c) + ", 0]", "[" + text(c) + ", " + text(s) + ", 0]", mu), relay("x", "[1, 0, 0]", 3.34), relay("z", "[0, 0, 1]", 2.65),
                                         relay("r", "[1, 0, -1]", 2.84)};
        if (upright) rows.push_back(relay("y", "[0, 1, 0]", 0.5));
        const auto session = ran(point("[[2.94, 0, 0], [0, 2.94, 0], [0, 0, 0.5]]", "[0, 0, 0]", "[" + text(0.3 * way) + ", " + text(0.3 * way * slope) + ", " + text(1.2 * way) + "]",
                                       "[\"-0.3*m.v[0]*abs(m.v[0])\", " + text(-m * g) + ", 0]"),
                                 joined(rows), 2);
        // along the incline v' = -(a + b v^2); the second mass is the faster one, and pushes
        const double rises = s * way, weight = m * g + (upright ? std::copysign(0.5, rises) : 0.0);
        const double a = ((3.34 - 2.84) * (c - mu * rises) + weight * (rises + mu * c)) / m, b = drag * c * c * (c - mu * rises) / m, v = 0.3 / c;
        const double rests = std::atan(v * std::sqrt(b / a)) / std::sqrt(a * b), far = std::log(1 + b * v * v / a) / (2 * b);
        const double stops = 1.2 * 0.5 / (2.65 + 2.84);
        QVERIFY(rests < stops);
        near(last(*session, "t"), 2, 1e-12);
        near(last(*session, "m.q[0]"), way * far * c, 1e-10);
        near(last(*session, "m.q[1]"), way * far * s, 1e-10);
        near(last(*session, "m.q[2]"), way * 0.6 * stops, 1e-10);
        const auto stuck = events_of(*session, EventKind::stick);
        QVERIFY(!stuck.empty());
        near(stuck.front().time, rests, 1e-10);
    }

    // Relays along the normal of a floor that rubs: how much of the weight it carries is not unique, nor how hard it brakes. Whatever is chosen is to obey all laws and
    // to go on ("the floor switches without end").
    void relaysBesideWhatRubs_data() {
        QTest::addColumn<double>("from"); // the push: from + rate t
        QTest::addColumn<double>("rate");
        QTest::addColumn<double>("v");
        QTest::addColumn<double>("most");
        for (const auto& [from, rate] : {std::pair(0.6, 0.0), std::pair(0.6, 0.5), std::pair(3.0, -1.0), std::pair(-1.5, 2.0)})
            for (const double v : {0.0, 0.5, -0.5})
                for (const double most : {3.46, 2.0, 0.5}) QTest::addRow("%g %g %g %g", from, rate, v, most) << from << rate << v << most;
    }
    void relaysBesideWhatRubs() {
        QFETCH(double, from);
        QFETCH(double, rate);
        QFETCH(double, v);
        QFETCH(double, most);
        const double m = 0.66, mu = 0.2;
        const auto session = ran(point("[[0.66, 0], [0, 0.66]]", "[0, 0]", "[" + text(v) + ", 0]", "[\"" + text(from) + " + " + text(rate) + "*t\", " + text(-m * g) + "]"),
                                 joined({pressed("floor", "[0, 1]", "[1, 0]", mu), relay("a", "[0, 1]", most), relay("b", "[0, 1]", 3.35)}), 2);
        const auto of = [&](const char* name) { return column(*session->recording(), name); };
        const auto t = of("t"), y = of("m.q[1]"), speed = of("m.v[0]"), N = of("floor.force[0]"), F = of("floor.force[1]"), A = of("a.lambda[0]"), B = of("b.lambda[0]");
        near(t.back(), 2, 1e-12);
        int checked = 0;
        for (std::size_t i = 1; i < t.size(); ++i) {
            near(y[i], 0, 1e-12);
            near(N[i] + A[i] + B[i], m * g, 1e-9);
            QVERIFY(N[i] > -1e-9 && std::abs(F[i]) < mu * N[i] + 1e-9 && std::abs(A[i]) < most + 1e-9 && std::abs(B[i]) < 3.35 + 1e-9);
            if (std::abs(speed[i]) > 1e-6 && std::abs(speed[i - 1]) > 1e-6 && speed[i] * speed[i - 1] > 0 && std::abs(F[i] - F[i - 1]) < 1e-12) {
                near(F[i], -mu * N[i] * (speed[i] > 0 ? 1 : -1), 1e-9);
                near(m * (speed[i] - speed[i - 1]), (from + 0.5 * rate * (t[i] + t[i - 1]) + F[i]) * (t[i] - t[i - 1]), 1e-10);
                ++checked;
            } else if (std::abs(speed[i]) < 1e-12 && std::abs(speed[i - 1]) < 1e-12 && t[i] > t[i - 1]) {
                near(F[i], -from - rate * t[i], 1e-9);
                ++checked;
            }
        }
        QVERIFY(checked > static_cast<int>(t.size()) * 3 / 4);
    }
};

QTEST_APPLESS_MAIN(TestEventDrivenTogether)
#include "test_event_driven_together.moc"
