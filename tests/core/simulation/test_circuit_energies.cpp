// SPDX-License-Identifier: GPL-3.0-or-later
// Energies of circuits: coils, capacitors, sources, resistors, diodes and relays in the books, against closed forms and against
// sums over the recorded voltages and currents; every balance closes to round-off.
#include "tests/core/simulation/mixed_scenes.h"

#include <QtTest>

#include <cmath>
#include <complex>

using namespace saltus;
using namespace saltus::testing;

namespace {

struct Scheme {
    const char* kind = "euler-moreau";
    double theta = 0.5, gamma = 1.0, h = 1e-4;
};

std::string circuit_scene(const std::string& elements, const Scheme& s, double end, const std::string& more = {}) {
    return json("{ 'saltus': 1, 'circuits': { 'net': { 'elements': { " + elements + ", 'G': { 'kind': 'ground', 'nodes': ['0'] } } } }, " + more + "'run': { 'integrator': { 'kind': '" + s.kind + "'" +
                (std::string(s.kind) == "event-driven" ? "" : ", 'theta': " + text(s.theta) + ", 'gamma': " + text(s.gamma) + ", 'newton': { 'tolerance': 1e-14 }") + " }, 'step': " + text(s.h) + ", 'end': " +
                text(end) + ", 'solver': { 'tolerance': 1e-13 } } }");
}
// V in series with R, L and C, which is charged to 1 V.
const char* const kSeries = "'V': { 'kind': 'voltage-source', 'nodes': ['a', '0'], 'value': 5 }, 'R': { 'kind': 'resistor', 'nodes': ['a', 'b'], 'value': 2 }, "
                            "'L': { 'kind': 'inductor', 'nodes': ['b', 'c'], 'value': 0.01, 'initial': 0.3 }, 'C': { 'kind': 'capacitor', 'nodes': ['c', '0'], 'value': 0.002, 'initial': 1 }";
// A bridge of elements that all have a part: two sources, of which one switches, diodes with and without a forward voltage, a relay that
// opposes its current and one that is switched, resistors of which one changes in time.
const char* const kAll = "'V': { 'kind': 'voltage-source', 'nodes': ['a', '0'], 'value': '8*sin(60*t)' }, 'I': { 'kind': 'current-source', 'nodes': ['0', 'd'], 'value': 'if(t < 0.02, 0.1, 0.3)' }, "
                         "'R1': { 'kind': 'resistor', 'nodes': ['a', 'b'], 'value': '2 + cos(40*t)' }, 'D1': { 'kind': 'diode', 'nodes': ['b', 'c'], 'value': 0.7 }, 'D2': { 'kind': 'diode', 'nodes': ['0', 'c'] }, "
                         "'L1': { 'kind': 'inductor', 'nodes': ['c', 'd'], 'value': 0.01 }, 'C1': { 'kind': 'capacitor', 'nodes': ['d', '0'], 'value': 0.001 }, 'R2': { 'kind': 'resistor', 'nodes': ['d', 'e'], 'value': 5 }, "
                         "'K1': { 'kind': 'relay', 'nodes': ['e', '0'], 'lower': -0.4, 'upper': 0.4 }, 'R3': { 'kind': 'resistor', 'nodes': ['d', 'f'], 'value': 9 }, "
                         "'K2': { 'kind': 'relay', 'nodes': ['f', '0'], 'lower': -1, 'upper': 2, 'control': 'L1' }";

// By events: one that does not begin on a switching surface.
const char* const kByEvents = "'V': { 'kind': 'voltage-source', 'nodes': ['a', '0'], 'value': '8*sin(60*t + 1)' }, 'I': { 'kind': 'current-source', 'nodes': ['0', 'd'], 'value': 'if(t < 0.02, 0.1, 0.3)' }, "
                              "'R1': { 'kind': 'resistor', 'nodes': ['a', 'b'], 'value': '2 + cos(40*t)' }, 'D1': { 'kind': 'diode', 'nodes': ['b', 'c'], 'value': 0.7 }, "
                              "'L1': { 'kind': 'inductor', 'nodes': ['c', 'd'], 'value': 0.01, 'initial': 0.5 }, 'R3': { 'kind': 'resistor', 'nodes': ['c', '0'], 'value': 30 }, "
                              "'C1': { 'kind': 'capacitor', 'nodes': ['d', '0'], 'value': 0.001 }, 'R2': { 'kind': 'resistor', 'nodes': ['d', '0'], 'value': 5 }";

std::unique_ptr<Session> run(const std::string& scene_text, std::vector<std::string> names) {
    for (const char* energy : {"energy.kinetic", "energy.potential", "energy.total", "energy.input", "energy.damping", "energy.impact", "energy.scheme", "energy.projection"}) names.emplace_back(energy);
    return run_recording(scene_text, std::move(names));
}
std::vector<double> of(const Session& session, const std::string& name) { return column(*session.recording(), name); }
double last(const Session& session, const std::string& name) { return of(session, name).back(); }

double open_books(const Session& session) {
    const auto total = of(session, "energy.total"), input = of(session, "energy.input"), damping = of(session, "energy.damping"), impact = of(session, "energy.impact"), scheme = of(session, "energy.scheme");
    double open = 0.0, scale = 0.0;
    for (std::size_t k = 0; k < total.size(); ++k) {
        open = std::max(open, std::abs(total[k] - total[0] - input[k] + damping[k] + impact[k] + scheme[k]));
        scale = std::max({scale, std::abs(total[k]), std::abs(input[k]), std::abs(damping[k])});
    }
    return open / scale;
}
bool close(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

} // namespace

class TestCircuitEnergies : public QObject {
    Q_OBJECT

private slots:
    // i = A e^(s t) + its conjugate: what is stored, lost and given, each in closed form, to the scheme's order.
    void aSeriesCircuitHasTheEnergiesOfItsClosedForm_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("theta");
        for (const char* kind : {"euler-moreau", "full-theta-gamma"})
            for (const double theta : {0.5, 0.6, 1.0}) QTest::addRow("%s, theta %g", kind, theta) << kind << theta;
        QTest::addRow("event-driven") << "event-driven" << 0.5;
    }
    void aSeriesCircuitHasTheEnergiesOfItsClosedForm() {
        QFETCH(QString, kind);
        QFETCH(double, theta);
        const std::string name = kind.toStdString();
        const double V = 5.0, R = 2.0, L = 0.01, C = 0.002, h = 1e-4;
        const auto session = run(circuit_scene(kSeries, {name.c_str(), theta, theta, h}, 0.05), {"net.x[0]", "net.x[1]"});
        const auto i = of(*session, "net.x[0]"), v = of(*session, "net.x[1]"), kinetic = of(*session, "energy.kinetic"), potential = of(*session, "energy.potential"), input = of(*session, "energy.input"),
                   damping = of(*session, "energy.damping"), scheme = of(*session, "energy.scheme");
        const bool event_driven = kind == "event-driven";
        double taken = 0.0;
        for (std::size_t k = 0; k < i.size(); ++k) {
            QVERIFY(close(kinetic[k], 0.5 * L * i[k] * i[k], 1e-16));
            QVERIFY(close(potential[k], 0.5 * C * v[k] * v[k], 1e-16));
            const double round_off = event_driven ? 1e-9 : 1e-14;
            QVERIFY2(close(input[k], V * C * (v[k] - v[0]), round_off), qPrintable(QString::number(input[k] - V * C * (v[k] - v[0])))); // the charge that went through the source
            if (k > 0) taken += (theta - 0.5) * (L * std::pow(i[k] - i[k - 1], 2) + C * std::pow(v[k] - v[k - 1], 2));
            QVERIFY2(close(scheme[k], event_driven ? 0.0 : taken, event_driven ? 1e-9 : 1e-14), qPrintable(QString("%1 %2").arg(scheme[k]).arg(taken)));
        }
        QVERIFY2(open_books(*session) < (event_driven ? 1e-9 : 1e-13), qPrintable(QString::number(open_books(*session))));
        if (theta != 0.5) return;
        // L i' = V - R i - v, C v' = i: v = V + a e^(s t) + conjugate, with v and i given at the start
        using Complex = std::complex<double>;
        const double alpha = R / (2.0 * L), omega = std::sqrt(1.0 / (L * C) - alpha * alpha);
        const Complex s(-alpha, omega);
        const double rate = 0.3 / C, part = 1.0 - V;                           // v'(0), v(0) - V
        const Complex a(0.5 * part, -0.5 * (rate + alpha * part) / omega);     // v - V = 2 Re a e^(s t)
        const double t = 0.05;
        const Complex now = a * std::exp(s * t);
        const double v_t = V + 2.0 * now.real(), i_t = 2.0 * C * (s * now).real();
        const auto lost_until = [&](double time) { // R int i^2, i = b e^(s t) + conjugate
            const Complex b = C * a * s;
            const auto primitive = [&](double at) { return (b * b * std::exp(2.0 * s * at) / s).real() + std::norm(b) * std::exp(-2.0 * alpha * at) / -alpha; };
            return R * (primitive(time) - primitive(0.0));
        };
        const double tolerance = event_driven ? 1e-9 : 2e-5;
        QVERIFY2(close(kinetic.back(), 0.5 * L * i_t * i_t, tolerance), qPrintable(QString::number(kinetic.back() - 0.5 * L * i_t * i_t)));
        QVERIFY2(close(potential.back(), 0.5 * C * v_t * v_t, tolerance), qPrintable(QString::number(potential.back() - 0.5 * C * v_t * v_t)));
        QVERIFY2(close(damping.back(), lost_until(t), tolerance), qPrintable(QString("%1 %2").arg(damping.back()).arg(lost_until(t))));
        QVERIFY2(lost_until(t) > 0.01, qPrintable(QString::number(lost_until(t))));
    }

    // Every element has its part; what the scheme takes is (theta - 1/2) of the squares of the changes, and nothing else.
    void theBooksOfEveryElementClose_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("theta");
        QTest::addColumn<double>("gamma");
        for (const double theta : {0.5, 0.6, 1.0})
            for (const double gamma : {0.5, 0.8, 1.0}) QTest::addRow("euler-moreau, theta %g, gamma %g", theta, gamma) << "euler-moreau" << theta << gamma;
        for (const double theta : {0.5, 0.6, 1.0}) QTest::addRow("full, theta %g", theta) << "full-theta-gamma" << theta << theta;
        QTest::addRow("event-driven") << "event-driven" << 0.5 << 1.0;
    }
    void theBooksOfEveryElementClose() {
        QFETCH(QString, kind);
        QFETCH(double, theta);
        QFETCH(double, gamma);
        const std::string name = kind.toStdString();
        const auto session = run(circuit_scene(name == "event-driven" ? kByEvents : kAll, {name.c_str(), theta, gamma, 1e-4}, 0.1), {"net.x[0]", "net.x[1]"});
        const auto i = of(*session, "net.x[0]"), v = of(*session, "net.x[1]"), scheme = of(*session, "energy.scheme"), damping = of(*session, "energy.damping");
        const bool event_driven = kind == "event-driven";
        QVERIFY2(open_books(*session) < (event_driven ? 1e-8 : 1e-12), qPrintable(QString::number(open_books(*session))));
        double taken = 0.0;
        for (std::size_t k = 1; k < i.size(); ++k) {
            if (!event_driven) taken += (theta - 0.5) * (0.01 * std::pow(i[k] - i[k - 1], 2) + 0.001 * std::pow(v[k] - v[k - 1], 2));
            QVERIFY2(close(scheme[k], taken, event_driven ? 1e-9 : 1e-13), qPrintable(QString("%1: %2 %3").arg(k).arg(scheme[k]).arg(taken)));
            QVERIFY2(damping[k] >= damping[k - 1] - 1e-12 || theta != 1.0, "resistors, diodes and a relay that opposes its current take");
        }
        QVERIFY(damping.back() > 0.1);
    }

    // What sources give and the others take, summed from the recorded voltages and currents of each element (theta = 1: at the end).
    void worksAreThoseOfTheElements() {
        std::vector<std::string> names;
        for (const char* element : {"V", "I", "R1", "D1", "D2", "R2", "K1", "R3", "K2"})
            for (const char* quantity : {"v_", "i_"}) names.push_back(quantity + std::string(element));
        const double h = 1e-4;
        const auto session = run(circuit_scene(kAll, {"euler-moreau", 1.0, 1.0, h}, 0.1), names);
        const auto works = [&](std::initializer_list<const char*> elements) {
            double sum = 0.0;
            for (const char* element : elements) {
                const auto v = of(*session, std::string("v_") + element), i = of(*session, std::string("i_") + element);
                for (std::size_t k = 1; k < v.size(); ++k) sum += h * v[k] * i[k];
            }
            return sum;
        };
        QVERIFY2(close(last(*session, "energy.input"), -works({"V", "I", "K2"}), 1e-12), qPrintable(QString("%1 %2").arg(last(*session, "energy.input")).arg(-works({"V", "I", "K2"}))));
        QVERIFY(close(last(*session, "energy.damping"), works({"R1", "D1", "D2", "R2", "K1", "R3"}), 1e-12));
        QVERIFY(works({"D1"}) > 1e-3); // its forward voltage
        QVERIFY2(std::abs(works({"D2"})) < 1e-15, "an ideal diode takes nothing");
        QVERIFY(works({"K1"}) > 1e-4);
        QCOMPARE(last(*session, "energy.impact"), 0.0);
    }

    // Coil, rotor and source of a motor: the source gives V times the charge, which the winding's loss, the coil and the rotor have.
    void aMotorsBooksReachFromTheSourceToTheRotor() {
        for (const double theta : {0.5, 1.0}) {
            const std::string scene = json("{ 'saltus': 2, 'world': { 'planar': true, 'gravity': [0, 0] }, 'circuits': { 'm': { 'theta': " + text(theta) +
                                           ", 'elements': { 'V': { 'kind': 'voltage-source', 'nodes': ['a', '0'], 'value': 12 }, 'R': { 'kind': 'resistor', 'nodes': ['a', 'b'], 'value': 2 }, 'L': { 'kind': 'inductor', 'nodes': "
                                           "['b', 'c'], 'value': 0.05 }, 'E': { 'kind': 'voltage-source', 'nodes': ['c', '0'], 'value': '0.4*axle.ydot[2]' }, 'G': { 'kind': 'ground', 'nodes': ['0'] } } } }, 'bodies': { 'rotor': { "
                                           "'mass': 1, 'inertia': [0.02], 'shapes': [{ 'kind': 'disc', 'radius': 0.1, 'touches': false }] } }, 'joints': { 'axle': { 'kind': 'revolute', 'between': ['rotor'], 'point': [0, 0], "
                                           "'coordinates': [{ 'drive': 'force', 'value': '0.4*m.x[0]' }] } }, 'run': { 'integrator': { 'kind': 'moreau-jean', 'newton': { 'tolerance': 1e-14 } }, 'step': 0.001, 'end': 0.5 } }");
            const auto session = run(scene, {"m.x[0]", "axle.ydot[2]"});
            const auto i = of(*session, "m.x[0]"), w = of(*session, "axle.ydot[2]"), scheme = of(*session, "energy.scheme"), total = of(*session, "energy.total"), input = of(*session, "energy.input"), damping = of(*session, "energy.damping");
            double charge = 0.0, heat = 0.0;
            for (std::size_t k = 1; k < i.size(); ++k) {
                const double mean = theta * i[k] + (1.0 - theta) * i[k - 1];
                charge += 1e-3 * mean;
                heat += 1e-3 * 2.0 * mean * mean;
                QVERIFY2(close(total[k], 0.5 * 0.05 * i[k] * i[k] + 0.5 * 0.02 * w[k] * w[k], 1e-12), qPrintable(QString::number(total[k])));
                QVERIFY2(close(damping[k], heat, 1e-11), qPrintable(QString("%1 %2").arg(damping[k]).arg(heat)));
                if (theta != 0.5) continue;
                QVERIFY2(close(input[k], 12.0 * charge, 1e-11), qPrintable(QString("%1 %2").arg(input[k]).arg(12.0 * charge))); // between both parts nothing is lost
                QVERIFY2(std::abs(scheme[k]) < 1e-12, qPrintable(QString::number(scheme[k])));
            }
            QVERIFY2(open_books(*session) < 1e-12, qPrintable(QString::number(open_books(*session))));
            QVERIFY(total.back() > 1.0 && heat > 1.0);
        }
    }

    // Energies do not ask for anything: a run that keeps none has the same bits, and a snapshot's books go on.
    void keepingThemChangesNoBit() {
        const model::Model model = parse(circuit_scene(kAll, {}, 0.1));
        RunOptions with;
        with.record = std::vector<std::string>{"energy.total", "energy.input", "energy.damping"};
        const auto plain = start(model), kept = start(model, with), halfway = start(model, with), resumed = start(model, with);
        for (const auto& session : {std::cref(plain), std::cref(kept)}) run_for(*session.get(), 1000);
        run_for(*halfway, 400);
        QVERIFY(resumed->restore(halfway->snapshot()));
        run_for(*resumed, 600);
        QCOMPARE(plain->state_hash(), kept->state_hash());
        for (const char* name : {"energy.total", "energy.input", "energy.damping"}) QCOMPARE(last(*resumed, name), last(*kept, name));
    }

    // Who acts on a circuit's states by hand makes equations of it: its elements are not all that moves energy.
    void aCircuitThatOthersActOnCountsAsEquations() {
        const auto session = run(circuit_scene(kSeries, {}, 0.01,
                                               "'interactions': { 'limit': { 'between': ['net'], 'relation': { 'kind': 'first-order-linear', 'C': [[-1, 0]], 'B': [[-1], [0]], 'e': [1] }, 'law': { 'kind': 'complementarity' } } }, "),
                                 {"net.x[0]"});
        QCOMPARE(last(*session, "energy.total"), 0.0);
        QCOMPARE(last(*session, "energy.damping"), 0.0);
    }
};

QTEST_GUILESS_MAIN(TestCircuitEnergies)
#include "test_circuit_energies.moc"
