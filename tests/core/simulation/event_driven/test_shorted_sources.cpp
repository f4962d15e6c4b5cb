// SPDX-License-Identifier: GPL-3.0-or-later
// A source that drives ideal diodes forward with nothing else in the loop has no solution: both families end there and say which loop it is, in the words of the
// circuit. Instants: where the source's voltage is that of the loop's forward voltages.
#include "tests/core/simulation/event_driven/circuit_scenes.h"
#include "tests/core/simulation/event_driven/near.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::testing;

namespace {

model::Model circuit(const std::string& elements, bool events) {
    model::Model model = parse(R"({"saltus": 1, "title": "Circuit", "circuits": {"c": {"elements": {)" + elements + R"(, "GND": {"kind": "ground", "nodes": ["gnd"]}}}}, "run": {"integrator": {"kind": ")" +
                               (events ? "event-driven" : "euler-moreau") + R"("}, "step": "0.01 ms", "end": "50 ms"}})");
    if (!events) model.run.theta = 1.0;
    return model;
}

// How the run ends, and when; "": it does not.
std::string ending(const model::Model& model, double& t) {
    auto session = Session::create(model);
    t = 0.0;
    if (!session) return text_of(session.error());
    const auto done = (*session)->run_until(0.05);
    t = (*session)->time();
    return done ? std::string() : done.error().text();
}

} // namespace

class TestShortedSources : public QObject {
    Q_OBJECT
private slots:
    void theLoopIsNamed_data() {
        QTest::addColumn<QString>("elements");
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("loop");
        QTest::addColumn<double>("t");
        const auto row = [](const char* name, const std::string& elements, const char* source, const QStringList& loop, double t) {
            QTest::newRow(name) << QString::fromStdString(elements) << source << loop << t;
        };
        const std::string source = element("V", "voltage-source", "a", "gnd", "\"-5*sin(100*pi*t)\"") + ",";
        const std::string two = element("D1", "diode", "a", "b") + "," + element("D2", "diode", "b", "gnd") + "," + element("R", "resistor", "b", "gnd", "100");
        row("two diodes in a row", source + two, "V", {"D1", "D2"}, 0.01);
        row("at the start", element("V", "voltage-source", "a", "gnd", "\"5 + t\"") + "," + two, "V", {"D1", "D2"}, 0.0);
        row("with forward voltages", source + element("D1", "diode", "a", "b", "0.6") + "," + element("D2", "diode", "b", "gnd", "0.8") + "," + element("R", "resistor", "b", "gnd", "100"), "V", {"D1", "D2"},
            0.01 + std::asin(1.4 / 5) / (100 * std::numbers::pi));
        row("a bridge on its own source", source + element("D1", "diode", "a", "p") + "," + element("D2", "diode", "gnd", "p") + "," + element("D3", "diode", "n", "a") + "," + element("D4", "diode", "n", "gnd") + "," +
                element("S", "diode", "p", "n") + "," + element("R", "resistor", "p", "n", "50"), "V", {"S"}, 0.0);
        row("two sources", source + element("W", "voltage-source", "e", "gnd", "3") + "," + element("D1", "diode", "a", "b") + "," + element("D2", "diode", "b", "e") + "," +
                element("R", "resistor", "b", "gnd", "100"), "", {"D1", "D2"}, 0.01 + std::asin(3.0 / 5) / (100 * std::numbers::pi));
    }
    void theLoopIsNamed() {
        QFETCH(QString, elements);
        QFETCH(QString, source);
        QFETCH(QStringList, loop);
        QFETCH(double, t);
        for (const bool events : {true, false}) {
            double end = 0.0;
            const QString said = QString::fromStdString(ending(circuit(elements.toStdString(), events), end));
            QVERIFY2(said.contains("is shorted") && said.contains("put a resistor in series"), qPrintable(said));
            if (!source.isEmpty()) QVERIFY2(said.contains("the source " + source + " is shorted") && said.contains("circuits.c.elements." + source), qPrintable(said));
            for (const QString& one : loop) QVERIFY2(said.contains(one), qPrintable(said));
            QVERIFY2(std::abs(end - t) < 2.5e-5, qPrintable(QString::number(end)));
        }
    }

    // A resistor in the loop, and the same scene runs; what ends for another reason is not called a short.
    void aResistorMendsIt() {
        const std::string mended = element("V", "voltage-source", "a", "gnd", "\"-5*sin(100*pi*t)\"") + "," + element("R1", "resistor", "a", "c", "10") + "," + element("D1", "diode", "c", "b") + "," +
                                   element("D2", "diode", "b", "gnd") + "," + element("R", "resistor", "b", "gnd", "100");
        for (const bool events : {true, false}) {
            double end = 0.0;
            const std::string said = ending(circuit(mended, events), end);
            QVERIFY2(said.empty(), said.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestShortedSources)
#include "test_shorted_sources.moc"
