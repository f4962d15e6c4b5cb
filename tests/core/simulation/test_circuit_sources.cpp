// SPDX-License-Identifier: GPL-3.0-or-later
// Sources of circuits that read states: of controllers, of Lagrangian systems, of circuits. Against closed forms and the same model written as
// equations, by every scheme.
#include "tests/core/simulation/mixed_scenes.h"

#include <QtTest>

#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

struct Scheme {
    const char* kind;
    double theta, gamma;
};
const Scheme kSchemes[] = {{"euler-moreau", 0.5, 1.0}, {"euler-moreau", 0.6, 1.0}, {"euler-moreau", 1.0, 1.0}, {"full-theta-gamma", 0.5, 0.5}, {"event-driven", 0.5, 1.0}};

std::string scene(const std::string& parts, const Scheme& s, double h, double end) {
    const bool events = std::string(s.kind) == "event-driven";
    return json("{ 'saltus': 1, 'parameters': { 'K': { 'value': 3 } }, " + parts + ", 'run': { 'integrator': { 'kind': '" + s.kind + "'" +
                (events ? "" : ", 'theta': " + text(s.theta) + ", 'gamma': " + text(s.gamma) + ", 'newton': { 'tolerance': 1e-14 }") + " }, 'step': " + text(h) + ", 'end': " + text(end) +
                (events ? "" : ", 'solver': { 'tolerance': 1e-13 }") + " } }");
}
std::string net(const std::string& elements) { return "'circuits': { 'net': { 'elements': { " + elements + ", 'G': { 'kind': 'ground', 'nodes': ['0'] } } } }"; }

// An integrator drives a low pass through a source: R C v' = K x - v, x' = 1 - v.
const std::string kLoop = "'systems': { 'pid': { 'kind': 'first-order-nonlinear', 'x': [0], 'f': ['1 - v_C'] } }, " +
                          net("'V': { 'kind': 'voltage-source', 'nodes': ['a', '0'], 'value': 'u' }, 'R': { 'kind': 'resistor', 'nodes': ['a', 'b'], 'value': 2 }, "
                              "'C': { 'kind': 'capacitor', 'nodes': ['b', '0'], 'value': 0.25 }") +
                          ", 'expressions': { 'u': 'K*pid.x[0]' }";
double loop_at(double t) { // v'' + 2 v' + 6 v = 6
    return 1.0 - std::exp(-t) * (std::cos(std::sqrt(5.0) * t) + std::sin(std::sqrt(5.0) * t) / std::sqrt(5.0));
}

} // namespace

class TestCircuitSources : public QObject {
    Q_OBJECT

private slots:
    void aSourceClosesTheLoopOfAController() {
        const auto off = [](const Scheme& s, double h) {
            const auto session = run_recording(scene(kLoop, s, h, 2.0), {"net.x[0]", "v_V", "pid.x[0]"});
            const auto v = column(*session->recording(), "net.x[0]"), u = column(*session->recording(), "v_V"), x = column(*session->recording(), "pid.x[0]");
            double worst = 0.0;
            for (std::size_t k = 0; k < v.size(); ++k) {
                worst = std::max(worst, std::abs(v[k] - loop_at(h * static_cast<double>(k))));
                if (u[k] != 3.0 * x[k]) worst = HUGE_VAL;
            }
            return worst;
        };
        for (const Scheme& s : kSchemes) {
            if (std::string(s.kind) == "event-driven") {
                const double found = off(s, 0.01);
                QVERIFY2(found < 1e-9, qPrintable(QString::number(found)));
                continue;
            }
            const double coarse = off(s, 0.01), fine = off(s, 0.0025), order = std::log2(coarse / fine) / 2.0;
            QVERIFY2(std::abs(order - (s.theta == 0.5 ? 2.0 : 1.0)) < 0.1 && fine < 0.01, qPrintable(QString("%1 %2: %3").arg(s.kind).arg(s.theta).arg(order)));
        }
    }

    // The step is that of the equations to round-off, and a linear loop takes one pass: the slopes are exact.
    void aCircuitWithSourcesIsItsEquations_data() {
        QTest::addColumn<std::string>("circuit");
        QTest::addColumn<std::string>("equations");
        QTest::addColumn<QStringList>("pairs");
        const std::string pid = "'pid': { 'kind': 'first-order-nonlinear', 'x': [0.2], 'f': ['sin(5*t) - net.x[0]'] }";
        QTest::newRow("an integrator") << kLoop << std::string("'systems': { 'pid': { 'kind': 'first-order-linear', 'x': [0], 'A': [[0]], 'b': [1] }, 'all': { 'kind': 'first-order-linear', 'A': [[-2, '2*K'], [-1, 0]], 'b': [0, 1], 'x': [0, 0] } }")
                                       << QStringList{"net.x[0]", "all.x[0]", "pid.x[0]", "all.x[1]"};
        QTest::newRow("a diode behind the source") << "'systems': { " + pid + " }, " + net("'V': { 'kind': 'voltage-source', 'nodes': ['a', '0'], 'value': 'K*pid.x[0]' }, 'R': { 'kind': 'resistor', 'nodes': ['a', 'b'], 'value': 2 }, "
                                                                                           "'D': { 'kind': 'diode', 'nodes': ['b', 'c'], 'value': 0.1 }, 'C': { 'kind': 'capacitor', 'nodes': ['c', '0'], 'value': 0.25 }")
                                                   << std::string("'systems': { 'all': { 'kind': 'first-order-nonlinear', 'f': ['0*t', 'sin(5*t) - all.x[0]'], 'x': [0, 0.2] } }, "
                                                                  "'interactions': { 'd': { 'between': ['all'], 'relation': { 'kind': 'first-order-linear', 'C': [[1, '-K']], 'D': [[2]], 'B': [[4], [0]], 'e': [0.1] }, 'law': { 'kind': 'complementarity' } } }")
                                                   << QStringList{"net.x[0]", "all.x[0]", "pid.x[0]", "all.x[1]"};
        QTest::newRow("a source that reads its own circuit") << net("'V': { 'kind': 'voltage-source', 'nodes': ['a', '0'], 'value': '1 - K*i_L' }, 'R': { 'kind': 'resistor', 'nodes': ['a', 'b'], 'value': 2 }, "
                                                                    "'L': { 'kind': 'inductor', 'nodes': ['b', '0'], 'value': 0.5 }")
                                                             << std::string("'systems': { 'all': { 'kind': 'first-order-linear', 'A': [['-2*(2 + K)']], 'b': [2], 'x': [0] } }") << QStringList{"net.x[0]", "all.x[0]"};
    }
    void aCircuitWithSourcesIsItsEquations() {
        QFETCH(std::string, circuit);
        QFETCH(std::string, equations);
        QFETCH(QStringList, pairs);
        for (const Scheme& s : kSchemes) {
            std::vector<std::string> own, other;
            for (int i = 0; i < pairs.size(); i += 2) own.push_back(pairs[i].toStdString()), other.push_back(pairs[i + 1].toStdString());
            const auto made = run_recording(scene(circuit, s, 0.01, 2.0), own), written = run_recording(scene(equations, s, 0.01, 2.0), other);
            for (std::size_t i = 0; i < own.size(); ++i) {
                const auto a = column(*made->recording(), own[i]), b = column(*written->recording(), other[i]);
                QCOMPARE(a.size(), b.size());
                double off = 0.0;
                for (std::size_t k = 0; k < a.size(); ++k) off = std::max(off, std::abs(a[k] - b[k]));
                QVERIFY2(off < 1e-9, qPrintable(QString("%1 %2: %3").arg(s.kind).arg(s.theta).arg(off)));
            }
            if (std::string(s.kind) != "event-driven") QVERIFY(*made->statistics().worst_equations < 1e-11);
        }
    }

    // A motor whose back EMF is a source that reads the rotor's speed, whose moment is k i: without losses L i^2 + J w^2 = J w0^2, w = w0 cos(k t / sqrt(L J)).
    void aSourceReadsASpeed() {
        const std::string parts = "'systems': { 'rotor': { 'kind': 'lagrangian-nonlinear', 'M': [[0.5]], 'F': ['K*net.x[0]'], 'q': [0], 'v': [2] } }, " +
                                  net("'V': { 'kind': 'voltage-source', 'nodes': ['a', '0'], 'value': '-K*rotor.v[0]' }, 'L': { 'kind': 'inductor', 'nodes': ['a', '0'], 'value': 0.02 }");
        for (const char* kind : {"moreau-jean", "event-driven"}) {
            const double h = 2e-4;
            const auto session = run_recording(scene(parts, {kind, 0.5, 1.0}, h, 0.5), {"rotor.v[0]", "net.x[0]"});
            const auto w = column(*session->recording(), "rotor.v[0]"), i = column(*session->recording(), "net.x[0]");
            for (std::size_t k = 0; k < w.size(); ++k) {
                const double exact = 2.0 * std::cos(30.0 * h * static_cast<double>(k));
                QVERIFY2(std::abs(w[k] - exact) < (kind[0] == 'e' ? 1e-8 : 1e-4), qPrintable(QString::number(w[k] - exact)));
                QVERIFY(std::abs(0.02 * i[k] * i[k] + 0.5 * w[k] * w[k] - 2.0) < 1e-9);
            }
        }
    }

    // By what is written, not by the expressions that the circuit is made of, and once.
    void aSourceOfItselfIsToldWhereItIsWritten_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("gain");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("object");
        QTest::newRow("its own current") << "voltage-source" << "1 + 2*i_V" << "2" << 4 << "circuits.net.elements.V.value";
        QTest::newRow("its own voltage") << "current-source" << "sin(t) - v_V" << "2" << 3 << "circuits.net.elements.R"; // v_R -> v_V -> v_R
        QTest::newRow("by an expression") << "voltage-source" << "1 + gain" << "2*v_R" << 2 << "expressions.gain";
    }
    void aSourceOfItselfIsToldWhereItIsWritten() {
        QFETCH(QString, kind);
        QFETCH(QString, value);
        QFETCH(QString, gain);
        QFETCH(int, line);
        QFETCH(QString, object);
        const std::string text = json("{ 'saltus': 1,\n'expressions': { 'gain': '" + gain.toStdString() + "' },\n'circuits': { 'net': { 'elements': { 'R': { 'kind': 'resistor', 'nodes': ['a', 'b'], 'value': 2 }, 'V': { 'kind': '" +
                                      kind.toStdString() + "', 'nodes': ['a', '0'], 'value':\n'" + value.toStdString() + "' },\n'C': { 'kind': 'capacitor', 'nodes': ['b', '0'], 'value': 0.25 }, 'P': { 'kind': 'resistor', 'nodes': ['a', '0'], 'value': 5 }, " +
                                      "'G': { 'kind': 'ground', 'nodes': ['0'] } } } }, 'run': { 'step': 0.01, 'end': 1 } }");
        const auto model = io::parse_scene(text, "test.saltus");
        QVERIFY(!model);
        const std::string told = text_of(model.error());
        QVERIFY2(model.error().size() == 1 && told.find("is made of itself") != std::string::npos, told.c_str());
        QCOMPARE(model.error().front().place.line, line);
        QVERIFY2(model.error().front().place.object == object.toStdString(), told.c_str());
    }

    void whatIsNoSourceReadsNoState() {
        const auto model = io::parse_scene(scene("'systems': { 'pid': { 'kind': 'first-order-nonlinear', 'x': [1], 'f': ['-pid.x[0]'] } }, " +
                                                     net("'V': { 'kind': 'voltage-source', 'nodes': ['a', '0'], 'value': 1 }, 'R': { 'kind': 'resistor', 'nodes': ['a', 'b'], 'value': '2 + pid.x[0]^2' }, "
                                                         "'C': { 'kind': 'capacitor', 'nodes': ['b', '0'], 'value': 0.25 }"),
                                                 kSchemes[0], 0.01, 1.0),
                                           "test.saltus");
        QVERIFY(!model);
        QVERIFY2(text_of(model.error()).find("the resistance of R reads a state (circuits.net.elements.R.value); use t, drives and parameters; sources read states") != std::string::npos, text_of(model.error()).c_str());
    }
};

QTEST_GUILESS_MAIN(TestCircuitSources)
#include "test_circuit_sources.moc"
