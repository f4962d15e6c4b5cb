// SPDX-License-Identifier: GPL-3.0-or-later
// Circuits whose currents die below what the tolerance tells from zero: they go on to the end of the run, as their closed forms do, and who asks is told that
// they switch no more.
#include "tests/core/simulation/event_driven/circuit_scenes.h"
#include "tests/core/simulation/event_driven/near.h"

#include <algorithm>
#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

std::string charged(const std::string& name, const std::string& kind, const std::string& a, const std::string& b, double value, double initial) {
    return "\"" + name + "\": {\"kind\": \"" + kind + "\", \"nodes\": [\"" + a + "\", \"" + b + "\"], \"value\": " + text(value) + ", \"initial\": " + text(initial) + "}";
}

int times_told(const Session& session, const char* words) {
    int times = 0;
    for (const Notice& notice : session.recording()->notices()) times += notice.message.find(words) != std::string::npos;
    return times;
}

constexpr double L = 0.01, C = 1e-6;

// A coil, a capacitor and a resistor in a row: voltage v and current i, i flowing into the capacitor. L i' = -R i - v, C v' = i.
struct Ring {
    double R, v0, i0;
    double v(double t) const {
        const double a = 0.5 * R / L, w2 = 1 / (L * C) - a * a, slope = i0 / C + a * v0;
        if (w2 > 0) return std::exp(-a * t) * (v0 * std::cos(std::sqrt(w2) * t) + slope * std::sin(std::sqrt(w2) * t) / std::sqrt(w2));
        const double k = std::sqrt(-w2); // of both ways to die the slower one is kept exact
        const double p = 0.5 * (v0 + slope / k), q = 0.5 * (v0 - slope / k);
        return p * std::exp(-(1 / (L * C)) / (a + k) * t) + q * std::exp(-(a + k) * t);
    }
    double i(double t) const {
        const double a = 0.5 * R / L, w2 = 1 / (L * C) - a * a, slope = -(v0 + R * i0) / L + a * i0;
        if (w2 > 0) return std::exp(-a * t) * (i0 * std::cos(std::sqrt(w2) * t) + slope * std::sin(std::sqrt(w2) * t) / std::sqrt(w2));
        const double k = std::sqrt(-w2);
        const double p = 0.5 * (i0 + slope / k), q = 0.5 * (i0 - slope / k);
        return p * std::exp(-(1 / (L * C)) / (a + k) * t) + q * std::exp(-(a + k) * t);
    }
};

// The current of a coil charges a capacitor and takes the charge back; then a diode beside it conducts for good.
std::string coil_beside_a_diode(double R, const std::string& node = "gnd", const std::string& n = "") {
    return charged("L" + n, "inductor", "a" + n, "b" + n, L, 1) + "," + element("C" + n, "capacitor", "b" + n, node, text(C)) + "," + element("R" + n, "resistor", "a" + n, node, text(R)) + "," +
           element("D" + n, "diode", node, "b" + n);
}

} // namespace

class TestEventDrivenDying : public QObject {
    Q_OBJECT
private slots:
    void aCurrentDiesBesideADiode_data() {
        QTest::addColumn<double>("R");
        QTest::newRow("slowly") << 2.0;
        QTest::newRow("quickly") << 20.0;
        QTest::newRow("more quickly") << 60.0;
    }
    void aCurrentDiesBesideADiode() {
        QFETCH(double, R);
        const auto session = run_circuit(coil_beside_a_diode(R), 1e-4, 0.1);
        const Ring ring{R, 0, 1};
        const double turn = zero_between([&](double t) { return ring.v(t); }, 2e-4, 4e-4), left = ring.i(turn);
        const auto t = column(*session->recording(), "t"), i = column(*session->recording(), "c.x[0]"), v = column(*session->recording(), "c.x[1]");
        QCOMPARE(t.back(), 0.1);
        for (std::size_t k = 0; k < t.size(); ++k) {
            near(i[k], t[k] < turn ? ring.i(t[k]) : left * std::exp(-(t[k] - turn) * R / L), 1e-9);
            near(v[k], t[k] < turn ? ring.v(t[k]) : 0.0, t[k] < turn ? 2e-7 : 1e-10);
        }
        const auto at = instants(*session);
        QCOMPARE(at.size(), std::size_t(1));
        near(at[0], turn, 1e-12);
    }

    // Told once: the current would have to be known better for what a diode does with it.
    void itIsTold() {
        const auto session = run_circuit(coil_beside_a_diode(20), 1e-4, 0.1);
        QCOMPARE(times_told(*session, "nearer to zero than the tolerance"), 1);
    }
    void nothingIsToldWhereNothingDies() {
        const auto session = run_circuit(element("V", "voltage-source", "s", "b", "\"10*sin(100*pi*t)\"") + "," + element("RS", "resistor", "s", "a", "0.5") + "," + bridge("0.7") + "," +
                                             element("C", "capacitor", "p", "gnd", "0.001") + "," + element("R", "resistor", "p", "gnd", "100"),
                                         1e-3, 0.1);
        QCOMPARE(times_told(*session, "nearer to zero than the tolerance"), 0);
    }

    // A bridge before a resistor is that resistor: it switches at each zero of the current, as long as there is one to speak of.
    void aRingDiesThroughABridge_data() {
        QTest::addColumn<double>("R");
        QTest::newRow("rings on") << 2.0;
        QTest::newRow("rings out") << 20.0;
        QTest::newRow("rings out quickly") << 60.0;
        QTest::newRow("as quickly as can be, nearly") << 199.0;
        QTest::newRow("creeps") << 2000.0;
    }
    void aRingDiesThroughABridge() {
        QFETCH(double, R);
        const auto session = run_circuit(charged("C", "capacitor", "a", "n", C, 10) + "," + element("L", "inductor", "n", "b", text(L)) + "," + bridge() + "," + element("R", "resistor", "p", "gnd", text(R)), 1e-5, 0.03);
        const Ring ring{R, 10, 0};
        const auto t = column(*session->recording(), "t"), v = column(*session->recording(), "c.x[0]"), i = column(*session->recording(), "c.x[1]");
        QCOMPARE(t.back(), 0.03);
        for (std::size_t k = 0; k < t.size(); ++k) {
            near(v[k], ring.v(t[k]), 5e-8);
            near(std::abs(i[k]), std::abs(ring.i(t[k])), 5e-9);
        }
        const double a = 0.5 * R / L, w = std::sqrt(std::max(1 / (L * C) - a * a, 0.0)), pi = std::acos(-1.0);
        std::size_t told = 0;
        for (const double one : instants(*session)) {
            ++told;
            near(one, static_cast<double>(told) * pi / w, 1e-13 + 1e-12 / std::exp(-a * one));
        }
        for (std::size_t k = 1; w > 0 && static_cast<double>(k) * pi / w < 0.03; ++k)
            if (10 * std::exp(-a * static_cast<double>(k) * pi / w) > 1e-6) QVERIFY2(k <= told, qPrintable(QString("zero %1 of the current is missing").arg(k)));
    }

    // Behind one diode with another one to go on through: v never comes back, what is left in the coil dies in the resistor.
    void aChargeIsGivenOnce_data() {
        QTest::addColumn<double>("R");
        QTest::newRow("underdamped") << 20.0;
        QTest::newRow("critical") << 200.0;
        QTest::newRow("overdamped") << 400.0;
    }
    void aChargeIsGivenOnce() {
        QFETCH(double, R);
        const auto session = run_circuit(charged("C", "capacitor", "a", "gnd", C, 10) + "," + element("D", "diode", "a", "b") + "," + element("F", "diode", "gnd", "b") + "," + element("L", "inductor", "b", "o", text(L)) +
                                             "," + element("R", "resistor", "o", "gnd", text(R)),
                                         1e-5, 0.03);
        const auto t = column(*session->recording(), "t"), v = column(*session->recording(), "c.x[0]"), i = column(*session->recording(), "c.x[1]");
        const bool rings = R < 200;
        const Ring ring{R == 200 ? 200 * (1 - 1e-12) : R, 10, 0}; // i flows out of this one
        const double turn = rings ? zero_between([&](double at) { return ring.v(at); }, 1e-4, 3e-4) : 1.0, left = rings ? -ring.i(turn) : 0.0;
        QCOMPARE(t.back(), 0.03);
        for (std::size_t k = 0; k < t.size(); ++k) {
            near(v[k], t[k] < turn ? ring.v(t[k]) : 0.0, 3e-8);
            near(i[k], t[k] < turn ? -ring.i(t[k]) : left * std::exp(-(t[k] - turn) * R / L), 3e-8);
        }
    }

    // Two pulses charge a capacitor through a diode; before, between and behind them nothing is left but 1e-100 V. The diode wakes up each time.
    void aSourceComesBack() {
        const double Rl = 100, Cl = 1e-4, width = 0.02;
        const auto session = run_circuit(element("V", "voltage-source", "s", "gnd", "\"10*exp(-((t - 0.5)/0.02)^2) + 6*exp(-((t - 2.5)/0.02)^2)\"") + "," + element("D", "diode", "s", "o") + "," +
                                             element("C", "capacitor", "o", "gnd", text(Cl)) + "," + element("R", "resistor", "o", "gnd", text(Rl)),
                                         1e-3, 4.0);
        const auto t = column(*session->recording(), "t"), v = column(*session->recording(), "c.x[0]");
        QCOMPARE(t.back(), 4.0);
        const double off = 0.5 * width * width / (Rl * Cl); // behind the pulse's top: there it falls as quickly as the charge
        for (std::size_t k = 0; k < t.size(); ++k) {
            const bool second = t[k] > 1.5;
            const double from_top = t[k] - (second ? 2.5 : 0.5), top = second ? 6 : 10;
            const double pulse = from_top < off ? top * std::exp(-from_top * from_top / (width * width)) : top * std::exp(-off * off / (width * width) - (from_top - off) / (Rl * Cl));
            near(v[k], pulse, 2e-9);
        }
        const auto at = instants(*session);
        for (const double top : {0.5, 2.5}) QVERIFY(std::any_of(at.begin(), at.end(), [&](double one) { return std::abs(one - top - off) < 1e-9; }));
    }

    // What has died does not disturb what lives beside it in the same scene, nor is it disturbed.
    void aDeadCircuitBesideALivingOne() {
        const std::string living = element("V", "voltage-source", "s", "w", "\"10*sin(200*pi*t)\"") + "," + element("RS", "resistor", "s", "x", "0.5") + "," + element("E1", "diode", "x", "p", "0.7") + "," +
                                   element("E2", "diode", "w", "p", "0.7") + "," + element("E3", "diode", "gnd", "x", "0.7") + "," + element("E4", "diode", "gnd", "w", "0.7") + "," +
                                   element("CL", "capacitor", "p", "gnd", "0.001") + "," + element("RL", "resistor", "p", "gnd", "100");
        const auto alone = run_circuit(living, 1e-4, 0.2);
        const auto beside = run_circuit(living + "," + coil_beside_a_diode(20, "gnd", "7"), 1e-4, 0.2);
        const auto at = column(*alone->recording(), "t"), v = column(*alone->recording(), "c.x[0]"), other_at = column(*beside->recording(), "t"), other_v = column(*beside->recording(), "c.x[0]");
        QVERIFY(instants(*alone).size() > 50);
        QCOMPARE(other_at.back(), 0.2);
        std::size_t k = 0, compared = 0;
        for (std::size_t other = 0; other < other_at.size(); ++other) { // what switches at no current is a choice among answers, and may differ
            while (k + 1 < at.size() && at[k] < other_at[other]) ++k;
            if (at[k] != other_at[other]) continue;
            ++compared;
            near(other_v[other], v[k], 2e-8);
        }
        QVERIFY(compared > 1900);
    }

    // On top of 5 V the same: what is left is fainter than rounding of the rest lets it be.
    void aRingDiesOnTopOfAVoltage() {
        const double R = 20;
        const auto session = run_circuit(element("V", "voltage-source", "z", "gnd", "5") + "," + element("RV", "resistor", "z", "gnd", "50") + "," + coil_beside_a_diode(R, "z"), 1e-4, 0.1);
        const Ring ring{R, 0, 1};
        const double turn = zero_between([&](double t) { return ring.v(t); }, 2e-4, 4e-4), left = ring.i(turn);
        const auto t = column(*session->recording(), "t"), i = column(*session->recording(), "c.x[0]");
        QCOMPARE(t.back(), 0.1);
        for (std::size_t k = 0; k < t.size(); ++k) near(i[k], t[k] < turn ? ring.i(t[k]) : left * std::exp(-(t[k] - turn) * R / L), 1e-9);
        QCOMPARE(instants(*session).size(), std::size_t(1));
    }

    // A diode beside a coil takes over while the current is far from dead: the voltage that turns is known to thousands of its units.
    void aDiodeTakesOverFromACoil() {
        const double R = 2000;
        const auto session = run_circuit(element("V", "voltage-source", "s", "gnd", "5") + "," + charged("L", "inductor", "s", "b", L, 1) + "," + element("C", "capacitor", "b", "q", text(C)) + "," +
                                             element("R", "resistor", "q", "gnd", text(R)) + "," + element("D", "diode", "s", "b"),
                                         1e-5, 0.02);
        const auto t = column(*session->recording(), "t"), i = column(*session->recording(), "c.x[0]"), v = column(*session->recording(), "c.x[1]");
        // L i' = 5 - v - R i until that is zero; then the source charges through the diode, and the coil keeps its current.
        const Ring ring{R, -5, 1};
        const double turn = zero_between([&](double at) { return ring.v(at) + R * ring.i(at); }, 5e-5, 2e-4);
        const double charge = 5 + ring.v(turn);
        for (std::size_t k = 0; k < t.size(); ++k) {
            near(i[k], ring.i(std::min(t[k], turn)), 1e-9);
            near(v[k], t[k] < turn ? 5 + ring.v(t[k]) : 5 + (charge - 5) * std::exp(-(t[k] - turn) / (R * C)), 1e-8);
        }
        QCOMPARE(instants(*session).size(), std::size_t(1));
        near(instants(*session)[0], turn, 1e-8);
    }
};

QTEST_APPLESS_MAIN(TestEventDrivenDying)
#include "test_event_driven_dying.moc"
