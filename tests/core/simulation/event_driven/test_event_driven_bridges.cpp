// SPDX-License-Identifier: GPL-3.0-or-later
// Circuits whose diodes take over from each other all at once, or overlap: bridges with coils behind and before them, with capacitors, three phases, a
// chopper whose current stops, a voltage multiplier. Against closed forms of the intervals between the instants, which are those of power electronics.
#include "tests/core/simulation/event_driven/circuit_scenes.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double pi = std::numbers::pi;
constexpr double kOmega = 100 * pi;

void near(double value, double known, double tolerance, const char* what) {
    QVERIFY2(std::abs(value - known) <= tolerance, qPrintable(QString("%1: %2, off by %3").arg(what).arg(value, 0, 'g', 17).arg(value - known)));
}

std::string load_of_coil(double resistance, double inductance) {
    return element("R", "resistor", "p", "q", text(resistance)) + "," + element("L", "inductor", "q", "gnd", text(inductance));
}

// L i' + R i = V sin(w t + phase), a time after i0 at t0.
double coil_current(double V, double R, double L, double w, double phase, double i0, double t0, double t) {
    const double Z = std::hypot(R, w * L), lag = std::atan2(w * L, R);
    const auto steady = [&](double at) { return V / Z * std::sin(w * at + phase - lag); };
    return steady(t) + (i0 - steady(t0)) * std::exp(-(t - t0) * R / L);
}

// 0 <= C x + e orthogonal to lambda >= 0, x' = B lambda.
std::string rows(const char* C, const char* B, const char* x, const std::string& first, const std::string& second) {
    return std::string(R"({"saltus": 1, "systems": {"s": {"kind": "first-order-linear", "x": )") + x +
           R"(}}, "interactions": {"c": {"between": ["s"], "law": {"kind": "complementarity"}, "relation": {"kind": "first-order-linear", "C": )" + C + ", \"B\": " + B + ", \"e\": [\"" + first +
           "\", \"" + second + "\"]}}}, \"run\": {\"integrator\": {\"kind\": \"event-driven\"}, \"step\": \"10 ms\", \"end\": \"1 s\"}}";
}

} // namespace

class TestEventDrivenBridges : public QObject {
    Q_OBJECT
private slots:
    // All four switch where the source passes zero, whatever the current: L i' + R i = |V|.
    void aBridgeFeedsACoil_data() {
        QTest::addColumn<double>("start");
        QTest::addColumn<double>("phase");
        QTest::newRow("from nothing, where the source is zero") << 0.0 << 0.0;
        QTest::newRow("with a current, where the source is zero") << 0.3 << 0.0;
        QTest::newRow("from nothing, where it is not") << 0.0 << 1.0;
        QTest::newRow("from nothing, where it is negative") << 0.0 << 4.0;
    }
    void aBridgeFeedsACoil() {
        QFETCH(double, start);
        QFETCH(double, phase);
        const double kEnd = 0.0951;
        const auto session = run_circuit(element("V", "voltage-source", "a", "b", "\"10*sin(100*pi*t + " + text(phase) + ")\"") + "," + bridge() + "," +
                                             element("R", "resistor", "p", "q", "10") +
                                             R"(, "L": {"kind": "inductor", "nodes": ["q", "gnd"], "value": 0.02, "initial": )" + text(start) + "}",
                                         20e-6, kEnd);
        const auto t = column(*session->recording(), "t"), i = column(*session->recording(), "c.x[0]");
        double known = start, from = 0;
        std::size_t at = 0;
        std::vector<double> passages;
        for (int k = 1; k < 40; ++k)
            if (const double zero = (k * pi - phase) / kOmega; zero > 1e-12 && zero < kEnd) passages.push_back(zero);
        QCOMPARE(instants(*session).size(), passages.size());
        for (std::size_t k = 0; k <= passages.size(); ++k) {
            const double to = k < passages.size() ? passages[k] : kEnd, middle = 0.5 * (from + to);
            const double sign = std::sin(kOmega * middle + phase) > 0 ? 1 : -1;
            for (; at < t.size() && t[at] <= to; ++at) near(i[at], coil_current(sign * 10, 10, 0.02, kOmega, phase, known, from, t[at]), 1e-9, "current");
            known = coil_current(sign * 10, 10, 0.02, kOmega, phase, known, from, to), from = to;
            if (k < passages.size()) near(instants(*session)[k], to, 1e-12, "instant");
        }
    }

    // Through an ideal diode a capacitor takes a source's voltage at once, at the start and where the source jumps: the current is an impulse then.
    void aCapacitorJumpsToASource() {
        const auto session = run_circuit(element("V", "voltage-source", "a", "gnd", "\"if(t < 0.5, 1, if(t < 0.8, 3, 2))\"") + "," + element("D", "diode", "a", "o") + "," +
                                             element("C", "capacitor", "o", "gnd", "1") + "," + element("R", "resistor", "o", "gnd", "1"),
                                         1e-2, 1.5);
        const auto t = column(*session->recording(), "t"), v = column(*session->recording(), "c.x[0]");
        for (std::size_t k = 0; k < t.size(); ++k) {
            if (k == 0 || (k + 1 < t.size() && t[k + 1] == t[k])) continue; // before a jump
            near(v[k], t[k] < 0.5 ? 1.0 : t[k] < 0.8 ? 3.0 : std::max(2.0, 3.0 * std::exp(-(t[k] - 0.8))), 1e-9, "voltage");
        }
        near(v.back(), 2.0, 1e-12, "at the end");
    }

    // Through two in a row as well, between which there is nothing: the impulse passes rows that have a current of their own in their voltage.
    void aCapacitorJumpsThroughTwoDiodes() {
        const auto session = run_circuit(element("V", "voltage-source", "s", "gnd", "\"if(t < 0.5, 5, if(t < 0.8, 9, 2))\"") + "," + element("D1", "diode", "s", "a", "0.7") + "," + element("D2", "diode", "a", "o", "0.7") +
                                             "," + element("B", "diode", "o", "a") + "," + element("RA", "resistor", "a", "gnd", "3e4") + "," + element("C", "capacitor", "o", "gnd", "1e-6") + "," +
                                             element("R", "resistor", "o", "gnd", "1e4"),
                                         1e-2, 1.5);
        const auto t = column(*session->recording(), "t"), v = column(*session->recording(), "c.x[0]");
        QCOMPARE(t.back(), 1.5);
        for (std::size_t k = 0; k < t.size(); ++k) {
            if (k == 0 || (k + 1 < t.size() && t[k + 1] == t[k])) continue; // before a jump
            // It discharges through both resistors, as B conducts, down to where D1 does, 2 - 0.7 V; then through its own alone down to where both do.
            const double meets = 0.8 + 7.5e-3 * std::log(7.6 / 1.3);
            near(v[k], t[k] < 0.5 ? 3.6 : t[k] < 0.8 ? 7.6 : t[k] < meets ? 7.6 * std::exp(-(t[k] - 0.8) / 7.5e-3) : std::max(0.6, 1.3 * std::exp(-(t[k] - meets) / 1e-2)), 1e-8, "voltage");
        }
    }

    // Two diodes and 30 kOhm between them: what a first step does to the capacitor is lost in the rounding of what the resistor would do ("switches without end"
    // at t = 0). It follows the source until that falls faster than its own load lets it, and then discharges.
    void aCapacitorBehindTwoDiodes_data() {
        QTest::addColumn<double>("C");
        for (const double C : {1e-6, 1e-4, 1e-3}) QTest::addRow("%g F", C) << C;
    }
    void aCapacitorBehindTwoDiodes() {
        QFETCH(double, C);
        const double R = 3e4, leaves = (pi - std::atan(kOmega * R * C)) / kOmega;
        const auto session = run_circuit(element("V", "voltage-source", "s", "gnd", "\"10*sin(100*pi*t)\"") + "," + element("D1", "diode", "s", "a") + "," + element("D2", "diode", "a", "o") + "," +
                                             element("RA", "resistor", "a", "gnd", text(R)) + "," + element("C", "capacitor", "o", "gnd", text(C)) + "," + element("RL", "resistor", "o", "gnd", text(R)),
                                         1e-3, 0.02);
        near(last(*session, "c.x[0]"), 10 * std::sin(kOmega * leaves) * std::exp(-(0.02 - leaves) / (R * C)), 1e-8, "capacitor");
    }

    // Which of them has how much is not known; together they have what one alone has.
    void parallelDiodesShareACurrent() {
        const std::string rest = element("V", "voltage-source", "s", "gnd", "\"10*sin(100*pi*t)\"") + "," + element("RS", "resistor", "s", "a", "2") + "," + element("C", "capacitor", "o", "gnd", "0.001") + "," +
                                 element("R", "resistor", "o", "gnd", "20") + "," + element("D", "diode", "a", "o");
        const auto one = run_circuit(rest, 1e-3, 0.1), three = run_circuit(rest + "," + element("D2", "diode", "a", "o") + "," + element("D3", "diode", "a", "o"), 1e-3, 0.1);
        QCOMPARE(instants(*three).size(), instants(*one).size());
        for (std::size_t k = 0; k < instants(*one).size(); ++k) near(instants(*three)[k], instants(*one)[k], 1e-9, "instant");
        near(last(*three, "c.x[0]"), last(*one, "c.x[0]"), 1e-9, "voltage");
    }

    // Two circuits that have nothing to do with each other: what is far from its corner in one does not hide what begins in the other.
    void oneCircuitDoesNotHideAnother() {
        const std::string rectifier = element("V", "voltage-source", "s", "b", "\"10*sin(200*pi*t)\"") + "," + element("RS", "resistor", "s", "a", "0.5") + "," + bridge("0.7") + "," +
                                      element("C", "capacitor", "p", "gnd", "0.001") + "," + element("R", "resistor", "p", "gnd", "100");
        const std::string other = element("W", "voltage-source", "w", "gnd", "\"300*cos(10*pi*t)\"") + "," + element("RW", "resistor", "w", "x", "10") + "," + element("CW", "capacitor", "x", "gnd", "1e-6") + "," +
                                  element("DW", "diode", "gnd", "x");
        const auto alone = run_circuit(rectifier, 1e-3, 0.08), beside = run_circuit(rectifier + "," + other, 1e-3, 0.08);
        near(last(*beside, "c.x[0]"), last(*alone, "c.x[0]"), 1e-8, "voltage");
        // 300 V cos through 10 ohm and 1 uF, until that is zero
        const double w = 10 * pi, tau = 1e-5, reach = 300 / (1 + w * w * tau * tau);
        const double turn = zero_between([&](double t) { return reach * (std::cos(w * t) + w * tau * std::sin(w * t)) - reach * std::exp(-t / tau); }, 0.03, 0.07);
        const auto at = instants(*beside);
        QVERIFY(std::any_of(at.begin(), at.end(), [&](double one) { return std::abs(one - turn) < 1e-10; }));
    }

    // A charged one shares its charge with another: (1 10 + 3 2) / 4 = 4 V on both, which a resistor takes.
    void capacitorsShareTheirCharge() {
        const auto session = run_circuit(R"("C1": {"kind": "capacitor", "nodes": ["a", "gnd"], "value": "1 mF", "initial": 10}, "C2": {"kind": "capacitor", "nodes": ["b", "gnd"], "value": "3 mF", "initial": 2},)" +
                                             element("D", "diode", "a", "b") + "," + element("R", "resistor", "b", "gnd", "100"),
                                         1e-3, 0.2);
        near(column(*session->recording(), "c.x[0]").back(), 4.0 * std::exp(-0.5), 1e-9, "the first");
        near(column(*session->recording(), "c.x[1]").back(), 4.0 * std::exp(-0.5), 1e-9, "the second");
    }

    // The whole state is moved by both rows: from (1, 1) the second one's output is -1 and pushes along (1, 1).
    void twoRowsMoveTheStateTogether() {
        const auto session = run_scene(rows("[[1, 0], [1, 1]]", "[[1, 1], [0, 1]]", "[1, 1]", "-1", "-if(t < 0.7, 1.5, 3)"), 1e-2, 1.0);
        near(column(*session->recording(), "s.x[0]").back(), 1.5, 1e-12, "x[0]");
        near(column(*session->recording(), "s.x[1]").back(), 1.5, 1e-12, "x[1]");
    }

    void aJumpThatNoImpulseMakesIsTold() {
        auto session = start(parse(rows("[[1], [-1]]", "[[1, -1]]", "[1]", "-if(t < 0.5, 0, 3)", "2")));
        const auto failed = session->run_steps(200);
        QVERIFY(!failed);
        QVERIFY2(failed.error().message.find("the state behind 'c[0]' would have to jump at t = 0.5 s") != std::string::npos, failed.error().message.c_str());
    }

    // A milliohm before it: for some hundred nanoseconds around each zero all four conduct and the source's current goes over, |V| < R i.
    void aBridgeBehindAResistorOverlaps() {
        const auto session = run_circuit(element("V", "voltage-source", "s", "b", "\"10*sin(100*pi*t)\"") + "," + element("RS", "resistor", "s", "a", "0.001") + "," + bridge() + "," +
                                             load_of_coil(10, 0.02),
                                         20e-6, 0.055);
        const auto at = instants(*session);
        const auto t = column(*session->recording(), "t"), i = column(*session->recording(), "c.x[0]");
        const auto current = [&](double when) { return i[static_cast<std::size_t>(std::lower_bound(t.begin(), t.end(), when) - t.begin())]; };
        for (int zero = 1; zero <= 5; ++zero) {
            const double passage = zero * 0.01;
            int near_it = 0;
            for (const double one : at) {
                if (std::abs(one - passage) > 1e-4) continue;
                ++near_it;
                if (std::abs(one - passage) > 1e-9) near(std::abs(10 * std::sin(kOmega * one)), 0.001 * current(one), 1e-9, "voltage over the resistor");
            }
            QVERIFY2(near_it == 2 || near_it == 3, qPrintable(QString::number(near_it))); // what is shared among four may turn over at the zero itself
        }
    }

    // A coil before it: while the current goes over, i1 + i2 = integral of V / Ls; before and behind it both coils are one.
    void aBridgeBehindACoilOverlaps() {
        const double Ls = 0.005, R = 5, L = 0.5;
        const auto session = run_circuit(element("V", "voltage-source", "s", "b", "\"100*sin(100*pi*t)\"") + "," + element("LS", "inductor", "s", "a", text(Ls)) + "," + bridge() + "," +
                                             load_of_coil(R, L),
                                         50e-6, 0.5);
        const auto& recording = *session->recording();
        const auto t = column(recording, "t"), source = column(recording, "c.x[0]"), load = column(recording, "c.x[1]");
        const auto at = instants(*session);
        int overlaps = 0;
        for (const double begin : at) {
            const auto begins = static_cast<std::size_t>(std::lower_bound(t.begin(), t.end(), begin) - t.begin());
            if (std::abs(std::abs(source[begins]) - load[begins]) > 1e-9) continue;
            std::size_t ends = begins;
            while (ends < t.size() && (t[ends] < begin + 1e-4 || std::abs(std::abs(source[ends]) - load[ends]) > 1e-9)) ++ends;
            if (ends == t.size() || source[ends] * source[begins] > 0) continue; // the end of an overlap
            ++overlaps;
            const double turned = 100 / (kOmega * Ls) * (std::cos(kOmega * t[begins]) - std::cos(kOmega * t[ends]));
            near(source[ends] - source[begins], turned, 1e-7, "current that goes over");
        }
        QVERIFY2(overlaps > 20, qPrintable(QString::number(overlaps)));
    }

    // Six pulses: sixty degrees of the largest line voltage each.
    void aBridgeOfThreePhasesHasSixPulses() {
        std::string elements;
        const char* phases[] = {"a", "b", "c"};
        for (int k = 0; k < 3; ++k) {
            const std::string n = phases[k];
            elements += element("V" + n, "voltage-source", n, "gnd", "\"325*sin(100*pi*t - " + text(2 * pi / 3 * k) + ")\"") + "," + element("U" + n, "diode", n, "p") + "," +
                        element("D" + n, "diode", "m", n) + ",";
        }
        const auto session = run_circuit(elements + element("R", "resistor", "p", "q", "20") + "," + element("L", "inductor", "q", "m", "0.05"), 20e-6, 0.1);
        const auto at = instants(*session);
        const auto t = column(*session->recording(), "t"), i = column(*session->recording(), "c.x[0]");
        QCOMPARE(at.size(), std::size_t(30));
        for (std::size_t k = 0; k < at.size(); ++k) near(at[k], (k + 0.5) / 300, 1e-12, "instant");
        double known = 0, from = 0;
        std::size_t sample = 0;
        const double line = 325 * std::sqrt(3.0);
        for (std::size_t k = 0; k <= at.size(); ++k) { // the line voltage is at its top in the middle of the pulse
            const double to = k < at.size() ? at[k] : 0.1, phase = pi / 2 - pi / 3 * static_cast<double>(k);
            for (; sample < t.size() && t[sample] <= to; ++sample) near(i[sample], coil_current(line, 20, 0.05, kOmega, phase, known, from, t[sample]), 1e-7, "current");
            known = coil_current(line, 20, 0.05, kOmega, phase, known, from, to), from = to;
        }
    }

    // Diodes of 0.7 V behind half an ohm charge a capacitor: on where |V| = 2*0.7 + v, off where the current has come to zero.
    void aBridgeChargesACapacitor() {
        const auto session = run_circuit(element("V", "voltage-source", "s", "b", "\"10*sin(100*pi*t)\"") + "," + element("RS", "resistor", "s", "a", "0.5") + "," + bridge("0.7") + "," +
                                             element("C", "capacitor", "p", "gnd", "0.001") + "," + element("R", "resistor", "p", "gnd", "100"),
                                         20e-6, 0.1);
        const auto t = column(*session->recording(), "t"), v = column(*session->recording(), "c.x[0]");
        // 1 mF v' = (|V| - 1.4 - v)/0.5 - v/100 while that current flows, else -v/100: by steps of a hundredth, of fourth order.
        const auto flows = [](double at, double x) { return std::max((std::abs(10 * std::sin(kOmega * at)) - 1.4 - x) / 0.5, 0.0); };
        const auto rate = [&](double at, double x) { return (flows(at, x) - x / 100) / 1e-3; };
        double x = 0, worst = 0;
        std::size_t sample = 0;
        const double h = 2e-7;
        for (long n = 0; n <= 500000; ++n) {
            const double now = static_cast<double>(n) * h;
            while (sample < t.size() && t[sample] <= now + 0.5 * h) {
                if (std::abs(t[sample] - now) < 1e-12) worst = std::max(worst, std::abs(v[sample] - x));
                ++sample;
            }
            const double k1 = rate(now, x), k2 = rate(now + h / 2, x + h / 2 * k1), k3 = rate(now + h / 2, x + h / 2 * k2), k4 = rate(now + h, x + h * k3);
            x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
        }
        QVERIFY2(worst < 1e-7, qPrintable(QString::number(worst)));
    }

    // A chopper whose current stops in each period: from 0 it rises while the switch is on, falls behind it, and rests. Its mean voltage is the textbook's
    // 2 / (1 + sqrt(1 + 4 K / D^2)) of the source's, K = 2 L / (R T), up to the ripple (R. Erickson, D. Maksimovic, Fundamentals of Power Electronics, chapter 5).
    void aChopperWhoseCurrentStops() {
        const double T = 1e-4, D = 0.4, L = 2e-4, R = 10;
        const auto session = run_circuit(element("V", "voltage-source", "s", "gnd", "\"if(mod(t, 1e-4) < 4e-5, 12, 0)\"") + "," + element("D1", "diode", "s", "x") + "," +
                                             element("DF", "diode", "gnd", "x") + "," + element("L", "inductor", "x", "o", text(L)) + "," + element("C", "capacitor", "o", "gnd", "0.001") + "," +
                                             element("R", "resistor", "o", "gnd", text(R)),
                                         1e-6, 0.1);
        const auto t = column(*session->recording(), "t"), i = column(*session->recording(), "c.x[0]"), v = column(*session->recording(), "c.x[1]");
        double mean = 0, lowest = 0;
        std::size_t rests = 0, count = 0;
        for (std::size_t k = 0; k < t.size(); ++k) {
            lowest = std::min(lowest, i[k]);
            if (t[k] < 0.08) continue;
            mean += v[k], ++count, rests += i[k] == 0 ? 1 : 0;
        }
        QVERIFY(lowest >= -1e-12);
        QVERIFY(rests > count / 10);
        const double K = 2 * L / (R * T);
        near(mean / static_cast<double>(count), 12 * 2 / (1 + std::sqrt(1 + 4 * K / (D * D))), 5e-3, "mean voltage");
    }

    // Two stages without a load come to four times the amplitude, and no diode ever has a negative current or a positive voltage.
    void aMultiplierMultiplies() {
        const auto session = run_circuit(element("V", "voltage-source", "a", "gnd", "\"10*sin(2000*pi*t)\"") + "," + element("C1", "capacitor", "a", "b", "1e-6") + "," +
                                             element("C2", "capacitor", "gnd", "c", "1e-6") + "," + element("C3", "capacitor", "b", "d", "1e-6") + "," + element("C4", "capacitor", "c", "e", "1e-6") +
                                             "," + element("D1", "diode", "gnd", "b") + "," + element("D2", "diode", "b", "c") + "," + element("D3", "diode", "c", "d") + "," +
                                             element("D4", "diode", "d", "e") + "," + element("RL", "resistor", "e", "gnd", "1e9"),
                                         10e-6, 0.05);
        const auto& recording = *session->recording();
        near(-last(*session, "c.x[1]") - last(*session, "c.x[3]"), 40, 0.05, "voltage");
        for (int row = 0; row < 4; ++row) {
            const auto y = column(recording, "c_diodes.y[" + std::to_string(row) + "]"), lambda = column(recording, "c_diodes.lambda[" + std::to_string(row) + "]");
            for (std::size_t k = 0; k < y.size(); ++k)
                QVERIFY2(y[k] >= -1e-9 && lambda[k] >= -1e-9 && std::min(y[k], lambda[k]) <= 1e-9, qPrintable(QString("row %1: %2, %3").arg(row).arg(y[k]).arg(lambda[k])));
        }
    }
    // The same without a load or a resistance: whole half-waves pass on charges that equal capacitances share evenly (u, w, x: C3, C4, C1; b: C2), exactly. The voltage
    // of a diode beside one that conducts is zero but for rounding, whose crossings are no events, and hide none.
    void aMultiplierWithoutALoadIsExact() {
        const auto session = run_circuit(element("V", "voltage-source", "s", "gnd", "\"5*sin(2000*pi*t)\"") + "," + element("C1", "capacitor", "s", "a", "1e-6") + "," +
                                             element("D1", "diode", "gnd", "a") + "," + element("D2", "diode", "a", "b") + "," + element("C2", "capacitor", "b", "gnd", "1e-6") + "," +
                                             element("C3", "capacitor", "a", "c", "1e-6") + "," + element("D3", "diode", "b", "c") + "," + element("D4", "diode", "c", "d") + "," +
                                             element("C4", "capacitor", "d", "b", "1e-6"),
                                         10e-6, 0.03);
        double x = 2.5, b = 2.5, u = 0, w = 0; // behind the first quarter
        for (int k = 0; k < 30; ++k) {
            // Falling: D3 takes a third for each of C1, C2, C3 until a is at zero, then D1 holds it there.
            if (const double takes_over = b + u + x, zero = x; takes_over >= zero) {
                const double part = std::min(1.5 * (b + u), takes_over + 5) / 3;
                b -= part, u -= part;
            }
            x = -5;
            if (k == 29) break;
            // Rising: D4 a quarter for each, until a has come to b, then D2 a half.
            double from = b + x;
            if (const double takes_over = b + w + u + x; takes_over <= from) {
                const double part = std::min(-2 * (w + u), 5 - takes_over) / 4;
                x += part, b += part, u += part, w += part;
                from = takes_over + 4 * part;
            }
            if (from < 5) x += (5 - from) / 2, b += (5 - from) / 2;
        }
        near(last(*session, "c.x[0]"), x, 1e-10, "C1");
        near(last(*session, "c.x[1]"), b, 1e-10, "C2");
        near(last(*session, "c.x[2]"), u, 1e-10, "C3");
        near(last(*session, "c.x[3]"), w, 1e-10, "C4");
        std::size_t troughs = 0;
        for (const RunEvent& event : events_of(*session, EventKind::switching))
            if (event.component == 0 && event.mode == EventMode::off) near(event.time, 1e-3 * (static_cast<double>(troughs++) + 0.75), 1e-11, "D1 ends");
        QCOMPARE(troughs, std::size_t{30});
    }

    // Two hundred ideal diodes beside each other share a current as they like: they are one, v = max(0, source) and the coil's i' = (v - R i)/L. It ended with
    // "no accelerations fit", and beside a coil it did not end.
    void manyDiodesBesideEachOtherAreOne() {
        std::string diodes;
        for (int i = 0; i < 200; ++i) diodes += "," + element("D" + std::to_string(i), "diode", "a", "o");
        const std::string source = element("V", "voltage-source", "a", "gnd", "\"10*sin(100*pi*t)\"") + "," + element("R", "resistor", "o", "gnd", "20");
        const auto plain = run_circuit(source + diodes, 1e-4, 0.03);
        const auto t = column(*plain->recording(), "t");
        std::vector<double> current(t.size(), 0.0);
        for (int k = 0; k < 200; ++k) {
            const auto one = column(*plain->recording(), "c_diodes.lambda[" + std::to_string(k) + "]"), blocked = column(*plain->recording(), "c_diodes.y[" + std::to_string(k) + "]");
            for (std::size_t i = 0; i < t.size(); ++i) {
                QVERIFY2(one[i] > -1e-12, qPrintable(QString::number(one[i])));
                current[i] += one[i];
                near(blocked[i], std::max(0.0, -10 * std::sin(100 * pi * t[i])), 1e-9, "blocked");
            }
        }
        for (std::size_t i = 0; i < t.size(); ++i) near(current[i], std::max(0.0, 10 * std::sin(100 * pi * t[i])) / 20, 1e-10, "current");
        near(t.back(), 0.03, 1e-12, "end");
        const auto coil = run_circuit(source + "," + element("L", "inductor", "o", "b", "0.01") + "," + element("RB", "resistor", "b", "gnd", "5") + diodes, 1e-4, 0.019);
        const auto times = column(*coil->recording(), "t"), i = column(*coil->recording(), "c.x[0]");
        // while they conduct; behind it the coil drives on through both resistors
        const double w = 100 * pi, R = 5, L = 0.01, Z2 = R * R + w * w * L * L;
        const auto driven = [&](double at) { return 10 * (R * std::sin(w * at) - w * L * std::cos(w * at) + w * L * std::exp(-R / L * at)) / Z2; };
        double off = 0.01; // where the current of the diodes ends: v/20 + i = 0
        for (int k = 0; k < 60; ++k) off -= (10 * std::sin(w * off) / 20 + driven(off)) / (10 * w * std::cos(w * off) / 20 + (10 * std::sin(w * off) - R * driven(off)) / L);
        for (std::size_t k = 0; k < times.size(); ++k)
            near(std::abs(i[k]), std::abs(times[k] < off ? driven(times[k]) : driven(off) * std::exp(-25 / L * (times[k] - off))), 1e-8, "i");
        near(instants(*coil).back(), off, 1e-9, "they end");
    }

    // Circuits whose diodes switch together as the source passes zero or a forward voltage, once in some ten times with a rounding on the other side: without storage the
    // source's current follows from its voltage alone. They ended with "no accelerations fit", "switches without end" or "gaps change too fast".
    void whatSwitchesTogetherGoesOn_data() {
        QTest::addColumn<QString>("elements");
        QTest::addColumn<double>("V");
        QTest::addColumn<double>("frequency");
        QTest::addColumn<double>("phase");
        QTest::addColumn<double>("knee");  // V, below which (where it is negative) the second conductance acts
        QTest::addColumn<double>("above"); // S, of the source's load
        QTest::addColumn<double>("below");
        QTest::addColumn<double>("more"); // S, above 0.7 V
        const auto row = [](const char* name, const std::string& elements, double V, double frequency, double phase, double knee, double above, double below, double more = 0.0) {
            QTest::newRow(name) << QString::fromStdString(elements) << V << frequency << phase << knee << above << below << more;
        };
        const auto R = [](const char* name, const char* a, const char* b, const char* value) { return "," + element(name, "resistor", a, b, value); };
        const auto D = [](const char* name, const char* a, const char* b, const char* forward = "") { return "," + element(name, "diode", a, b, forward); };
        row("two against each other", R("R2", "gnd", "n2", "10") + R("R3", "n2", "n3", "1000") + R("R4", "gnd", "n4", "1000") + R("R5", "gnd", "n5", "100") + R("X", "n4", "n3", "100") + D("D0", "n1", "n2") +
            D("D1", "n4", "gnd") + D("D2", "n2", "n1") + D("D3", "n4", "n5"), 5, 400, 0.3, 0, 0.1 + 1 / 1100.0, 0.1 + 1 / 2100.0);
        row("two in one loop", R("R2", "n1", "n2", "10") + R("R3", "n2", "n3", "100") + R("R4", "n3", "n4", "100") + R("R5", "n2", "n5", "100") + R("X", "n2", "n3", "100") + D("D1", "gnd", "n5", "0.7") +
            D("D2", "n4", "n1"), 5, 100, 0, -0.7, 0, 1 / 109.375);
        row("a ring of three beside a coil", R("R2", "n1", "n2", "10") + R("R3", "gnd", "n3", "10") + R("R4", "n1", "n4", "47") + R("X0", "gnd", "n3", "100") + R("X2", "n2", "n4", "100") +
            D("D0", "n3", "n2") + D("D1", "n2", "n4") + D("D2", "n4", "n3") + D("D3", "n1", "n3") + "," + element("L", "inductor", "n3", "n4", "0.001"), 5, 100, 0, 0, 0.11, 1 / (470 / 57.0 + 100 / 11.0));
        row("two beside each other at the foot of two with forward voltages", R("R2", "n1", "n2", "1000") + R("R3", "gnd", "n3", "100") + R("R4", "n1", "n4", "100") + R("X0", "n3", "gnd", "100") + D("D0", "n2", "n3") +
            D("D1", "n2", "n3") + D("D2", "n2", "gnd", "0.7") + D("D3", "n3", "gnd") + D("D4", "n4", "n2", "0.7"), 10, 400, 1.2, 0, 1e-3, 0, 1e-2);
    }
    void whatSwitchesTogetherGoesOn() {
        QFETCH(QString, elements);
        QFETCH(double, V);
        QFETCH(double, frequency);
        QFETCH(double, phase);
        QFETCH(double, knee);
        QFETCH(double, above);
        QFETCH(double, below);
        QFETCH(double, more);
        model::Model model = parse(R"({"saltus": 1, "title": "Circuit", "circuits": {"c": {"elements": {)" +
                                   element("V", "voltage-source", "n1", "gnd", "\"" + text(V) + "*sin(" + text(frequency) + "*2*pi*t + " + text(phase) + ")\"") + elements.toStdString() +
                                   R"(, "GND": {"kind": "ground", "nodes": ["gnd"]}}}}, "run": {"integrator": {"kind": "event-driven"}, "step": "0.1 ms", "end": "1 s", "record": ["i_V"]}})");
        auto session = start(model);
        run_to(*session, 0.3);
        const auto t = column(*session->recording(), "t"), i = column(*session->recording(), "i_V");
        for (std::size_t k = 0; k < t.size(); ++k) {
            const double v = V * std::sin(frequency * 2 * pi * t[k] + phase);
            near(i[k], -(v > 0 ? above * v + more * std::max(0.0, v - 0.7) : v < knee ? below * (v - knee) : 0), 1e-9, "i_V");
        }
    }

    // The capacitor has died when the source comes back, but for what rounding leaves of it: 10 ohm discharge, 20 ohm charge it.
    void aDeadCapacitorBehindTwoDiodes() {
        model::Model model = parse(R"({"saltus": 1, "title": "Circuit", "circuits": {"c": {"elements": {)" + element("V", "voltage-source", "n1", "gnd", "\"10*sin(400*2*pi*t + 1.2)\"") + "," +
                                   element("R2", "resistor", "gnd", "n2", "47") + "," + element("R3", "resistor", "gnd", "n3", "10") + "," + element("X0", "resistor", "gnd", "n2", "100") + "," +
                                   element("X1", "resistor", "n3", "n2", "100") + "," + element("R4", "resistor", "n2", "n4", "10") + "," + element("D0", "diode", "n4", "n2") + "," + element("D1", "diode", "n2", "n1") +
                                   "," + element("X2", "resistor", "n4", "m2", "10") + "," + element("Y2", "capacitor", "m2", "gnd", "1e-6") +
                                   R"(, "GND": {"kind": "ground", "nodes": ["gnd"]}}}}, "run": {"integrator": {"kind": "event-driven"}, "step": "0.1 ms", "end": "1 s"}})");
        model.run.record = {"v_Y2"};
        auto session = start(model);
        run_to(*session, 0.05);
        const auto t = column(*session->recording(), "t"), v = column(*session->recording(), "v_Y2");
        model.run.integrator = model::IntegratorKind::euler_moreau;
        model.run.theta = 1.0;
        model.run.step = 1e-6;
        auto steps = start(model);
        run_to(*steps, 0.05);
        const auto fine = column(*steps->recording(), "v_Y2");
        for (std::size_t k = 0; k < t.size(); ++k) near(v[k], fine[static_cast<std::size_t>(std::lround(t[k] / 1e-6))], 0.06, "v_Y2");
    }

    // A ring of three ideal diodes puts a coil across the source, whichever of them carries: i = V/(w L) (1 - cos w t). Once a period the current comes to zero and
    // begins again as t^2: what it is there lies below the tolerance, and decided which of them conduct ("switches without end" in the fifth period).
    void aCoilInARingOfDiodes() {
        model::Model model = parse(R"({"saltus": 1, "title": "Circuit", "circuits": {"c": {"elements": {)" + element("V", "voltage-source", "n1", "gnd", "\"10*sin(400*2*pi*t)\"") + "," +
                                   element("R2", "resistor", "n1", "n2", "47") + "," + element("R3", "resistor", "gnd", "n3", "47") + "," + element("D0", "diode", "n2", "n1") + "," + element("D1", "diode", "n2", "n3") +
                                   "," + element("D2", "diode", "n3", "n2") + "," + element("D3", "diode", "n1", "n3") + "," + element("X0", "resistor", "n3", "m0", "10") + "," +
                                   element("Y0", "capacitor", "m0", "gnd", "1e-6") + "," + element("X1", "inductor", "gnd", "n2", "0.01") +
                                   R"(, "GND": {"kind": "ground", "nodes": ["gnd"]}}}}, "run": {"integrator": {"kind": "event-driven"}, "step": "0.1 ms", "end": "1 s", "record": ["i_X1", "v_Y0"]}})");
        auto session = start(model);
        run_to(*session, 0.1);
        const auto t = column(*session->recording(), "t"), i = column(*session->recording(), "i_X1"), v = column(*session->recording(), "v_Y0");
        near(t.back(), 0.1, 1e-9, "t");
        const double w = 800 * pi, lag = std::atan(w * 1e-5), size = 10 / std::hypot(1.0, w * 1e-5);
        for (std::size_t k = 0; k < t.size(); ++k) {
            near(i[k], -10 / (w * 0.01) * (1 - std::cos(w * t[k])), 1e-8, "i_X1");
            near(v[k], size * (std::sin(w * t[k] - lag) + std::sin(lag) * std::exp(-t[k] / 1e-5)), 1e-8, "v_Y0");
        }
    }

    // What is decided by less than the tolerance leaves unknown, or by rounding alone, against time steps of the same circuits: two coils of which the diodes across them leave no
    // current ("switches without end" at the first reversal), and a diode in a loop beside one that conducts, whose current is rounding ("the gaps change too fast").
    void asByTimeSteps_data() {
        QTest::addColumn<QString>("elements");
        QTest::addColumn<QString>("signal");
        QTest::newRow("coils beside diodes") << QString::fromStdString(element("V", "voltage-source", "n1", "gnd", "\"10*sin(100*2*pi*t+1.2)\"") + "," + element("R2", "resistor", "n1", "n2", "1000") + "," +
                                            element("R3", "resistor", "gnd", "n3", "10") + "," + element("D0", "diode", "n1", "n3") + "," + element("D1", "diode", "gnd", "n2") + "," +
                                            element("D2", "diode", "n1", "n3") + "," + element("D4", "diode", "gnd", "n2", "0.7") + "," + element("X0", "inductor", "gnd", "n2", "0.01") + "," +
                                            element("X1", "inductor", "n2", "gnd", "0.001"))
                                             << "i_X1";
        QTest::newRow("a loop that carries nothing") << QString::fromStdString(element("V", "voltage-source", "n1", "gnd", "\"10*sin(400*2*pi*t+0.3)\"") + "," + element("R2", "resistor", "n1", "n2", "10") + "," +
                                            element("R3", "resistor", "gnd", "n3", "47") + "," + element("R4", "resistor", "n2", "n4", "10") + "," + element("R5", "resistor", "n3", "n5", "47") + "," +
                                            element("D0", "diode", "n3", "n4") + "," + element("D1", "diode", "n4", "gnd") + "," + element("D2", "diode", "n4", "n2") + "," +
                                            element("D3", "diode", "n2", "gnd") + "," + element("D4", "diode", "n3", "n2") + "," + element("X0", "inductor", "gnd", "n2", "0.001") + "," +
                                            element("X1", "inductor", "gnd", "n5", "0.001") + "," + element("X2", "resistor", "n3", "m2", "10") + "," + element("Y2", "capacitor", "m2", "n2", "1e-05"))
                                                     << "v_Y2";
    }
    void asByTimeSteps() {
        QFETCH(QString, elements);
        QFETCH(QString, signal);
        model::Model model = parse(R"({"saltus": 1, "title": "Circuit", "circuits": {"c": {"elements": {)" + elements.toStdString() +
                                   R"(, "GND": {"kind": "ground", "nodes": ["gnd"]}}}}, "run": {"integrator": {"kind": "event-driven"}, "step": "0.1 ms", "end": "1 s"}})");
        model.run.record = {signal.toStdString()};
        auto session = start(model);
        run_to(*session, 0.03);
        const auto t = column(*session->recording(), "t"), exact = column(*session->recording(), signal.toStdString());
        near(t.back(), 0.03, 1e-9, "t");
        model.run.integrator = model::IntegratorKind::euler_moreau;
        model.run.theta = 1.0;
        double before = HUGE_VAL;
        for (const double step : {4e-6, 1e-6}) {
            model.run.step = step;
            auto steps = start(model);
            run_to(*steps, 0.03);
            const auto coarse = column(*steps->recording(), signal.toStdString());
            double worst = 0;
            for (std::size_t k = 0; k < t.size(); ++k)
                if (const auto at = t[k] / step; std::abs(at - std::round(at)) < 1e-4) worst = std::max(worst, std::abs(exact[k] - coarse[static_cast<std::size_t>(std::lround(at))]));
            QVERIFY2(worst < std::max(0.3 * before, 1e-8) && worst < 2e-3, qPrintable(QString::number(worst)));
            before = worst;
        }
    }
};

QTEST_APPLESS_MAIN(TestEventDrivenBridges)
#include "test_event_driven_bridges.moc"
