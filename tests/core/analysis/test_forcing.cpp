// SPDX-License-Identifier: GPL-3.0-or-later
// Against periods that are plain from the formulas.
#include "core/analysis/forcing.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace saltus;

namespace {

model::Model oscillator(const char* force) {
    model::Model m;
    model::Parameter omega;
    omega.name = "omega";
    omega.value = "4 rad/s";
    m.parameters = {omega};
    model::LagrangianLinear kind;
    kind.M = {{1.0}};
    kind.F = {model::Value(force)};
    kind.q = kind.v = {0.0};
    model::System system;
    system.name = "mass";
    system.kind = kind;
    m.systems = {system};
    return m;
}

void compareOne(const model::Model& m, const char* phase, double seconds) {
    const auto found = forcings_of(m);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(found[0].phase), QString::fromLatin1(phase));
    QVERIFY2(std::abs(found[0].seconds / seconds - 1.0) < 1e-14, qPrintable(QString::number(found[0].seconds, 'g', 17)));
}

} // namespace

class TestForcing : public QObject {
    Q_OBJECT
private slots:
    void aDriveIsAPhaseWithTheTurnAsPeriod() {
        model::Model m = oscillator("0");
        m.drives = {{"angle", "660 rpm", 0.0, {}, {}}};
        compareOne(m, "angle", 60.0 / 660.0);
        QVERIFY(forcings_of(m)[0].period == "2*pi");
    }

    void aSineOfTimeIsReadOffTheFormula() {
        compareOne(oscillator("3*sin(2*pi*50*t)"), "t", 0.02);
        compareOne(oscillator("cos (omega*t + 0.3)*2"), "t", 2.0 * std::numbers::pi / 4.0);
        compareOne(oscillator("cos(-omega*t)"), "t", 2.0 * std::numbers::pi / 4.0);
        compareOne(oscillator("mod(t, 0.25) - 0.1"), "t", 0.25);
    }

    void thePeriodFollowsTheParametersOfItsFormula() {
        const auto found = forcings_of(oscillator("sin(omega*t)"));
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY2(found[0].period.find("omega") != std::string::npos, found[0].period.c_str());
        QVERIFY(forcings_of(oscillator("sin(2*pi*50*t)"))[0].period == "0.02");
    }

    void throughExpressionsAndFunctionsToo() {
        model::Model m = oscillator("push*2");
        model::Expression e;
        e.name = "push";
        e.formula = "sin(slow(t))";
        m.expressions = {e};
        model::Function f;
        f.signature = "slow(x)";
        f.body = "x*omega/2";
        m.functions = {f};
        compareOne(m, "t", std::numbers::pi);
    }

    void aSourceOfACircuitToo() {
        model::Model m;
        model::Circuit c;
        c.name = "circuit";
        model::CircuitElement v;
        v.name = "V1";
        v.kind = model::CircuitElementKind::voltage_source;
        v.value = "10*sin(2*pi*50*t)";
        c.elements = {v};
        m.circuits = {c};
        compareOne(m, "t", 0.02);
    }

    void whatIsNotPeriodicInTimeIsNone() {
        for (const char* force : {"0", "-sin(mass.q[0])", "sin(t^2)", "asin(0.5)", "1/t", "sin(", "sin(2)"}) QVERIFY2(forcings_of(oscillator(force)).empty(), force);
    }

    void theLongestOfSeveralComesFirstAndEqualOnesOnce() {
        const auto found = forcings_of(oscillator("sin(10*t) + cos(2*t) + 3*sin(2*t)"));
        QCOMPARE(found.size(), std::size_t{2});
        QVERIFY(found[0].seconds > found[1].seconds);
    }
};

QTEST_APPLESS_MAIN(TestForcing)
#include "test_forcing.moc"
