// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/formula.h"
#include "core/formula/turns.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::formula;

class TestFormulaUnits : public QObject {
    Q_OBJECT

private slots:
    void hertzTypedForAnAngularRateAreTurns() {
        for (const char* unit : {"rpm", "rad/s", "rev/s", "deg/s", "rev/min", "\u00b0/s", "mrad/s"}) QVERIFY2(is_angle_per_time(unit), unit);
        for (const char* unit : {"", "Hz", "1/s", "kHz", "m/s", "rad", "rad/s^2", "N s/rad", "%/s", "nonsense"}) QVERIFY2(!is_angle_per_time(unit), unit);
        QCOMPARE(turns_typed_as_hertz("11 Hz", "rpm").value_or(""), std::string("11 rev/s"));
        QCOMPARE(turns_typed_as_hertz(" 1.5 kHz ", "rad/s").value_or(""), std::string("1500 rev/s"));
        QCOMPARE(turns_typed_as_hertz("-20 mHz", "deg/s").value_or(""), std::string("-0.02 rev/s"));
        QCOMPARE(parse_constant(*turns_typed_as_hertz("11 Hz", "rpm"))->si, 22 * std::numbers::pi);
        // what is no plain number of Hz, or no angle per time, stays what it is: 2*pi*f
        for (const char* text : {"2*pi*1.5 Hz", "660", "660 rpm", "11 1/s", "11 rad/s", "11 Hz + 1 Hz", "f", ""})
            QVERIFY2(!turns_typed_as_hertz(text, "rpm"), text);
        for (const char* unit : {"Hz", "1/s", "m", ""}) QVERIFY2(!turns_typed_as_hertz("11 Hz", unit), unit);
        QCOMPARE(turns_equation("11 Hz", "rpm"), std::string("11 Hz = 660 rpm"));
        QCOMPARE(turns_equation("1 Hz", "deg/s"), std::string("1 Hz = 360 deg/s"));
        QCOMPARE(turns_equation("11 rad/s", "rpm"), std::string());
    }

    void anglesAreSeenInUnits() {
        for (const char* unit : {"deg", "rad", "rev", "mm/rev", "N/deg"}) QVERIFY2(has_angle(unit), unit);
        for (const char* unit : {"", "m", "%", "Hz", "rpm", "N m/rad", "kg m^2/rad"}) QVERIFY2(!has_angle(unit), unit); // a radian leaves the number as it is
    }

    void constantsAreReadInSi_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("si");
        QTest::addColumn<QString>("dimension");
        QTest::addColumn<QString>("unit");
        const auto row = [](const char* text, double si, const char* dimension, const char* unit = "") {
            QTest::newRow(text) << QString(text) << si << QString(dimension) << QString(unit);
        };
        const double pi = std::numbers::pi;
        row("358 rpm", 358 * 2 * pi / 60, "1/s", "rpm");
        row("1.5 mm", 1.5e-3, "m", "mm");
        row("1430.8 N/m", 1430.8, "kg/s^2", "N/m");
        row("0.4 m/s", 0.4, "m/s", "m/s");
        row("2*pi*1.5 Hz", 3 * pi, "1/s");
        row("1/2 in", 0.0127, "m", "in");
        row("-3/8 in", -0.009525, "m", "in");
        row("0.2 1/m", 0.2, "1/m", "1/m");
        row("0.2 1/mm", 200, "1/m", "1/mm");
        row("3 1/(m s)", 3, "1/(m s)", "1/(m s)");
        row("1/2 1/m", 0.5, "1/m", "1/m");
        row("-4 1/s^2 * 2 s", -8, "1/s");
        row("5 kg*m^2", 5, "kg m^2", "kg*m^2");
        row("5 kg m^2", 5, "kg m^2", "kg m^2");
        row("20 deg", pi / 9, "", "deg");
        row("2 rev", 4 * pi, "", "rev");
        row("3", 3, "");
        row("-40 kN", -40e3, "kg m/s^2", "kN");
        row("0.1 ms", 1e-4, "s", "ms");
        row("2 h + 3 min", 7380, "s");
        row("10 g", 0.01, "kg", "g");
        row("3 lb", 1.36077711, "kg", "lb");
        row("1 ft", 0.3048, "m", "ft");
        row("2 bar", 2e5, "kg/(m s^2)", "bar");
        row("5 mW", 5e-3, "kg m^2/s^3", "mW");
        row("4 kOhm", 4e3, "kg m^2/(s^3 A^2)", "kOhm");
        row("4 uF", 4e-6, "s^4 A^2/(kg m^2)", "uF");
        row("4 \u00b5H", 4e-6, "kg m^2/(s^2 A^2)", "\u00b5H");
        row("300 K", 300, "K", "K");
        row("9.81 m/s^2", 9.81, "m/s^2", "m/s^2");
        row("9.81 m/s\u00b2", 9.81, "m/s^2", "m/s\u00b2");
        row("50 %", 0.5, "", "%");
        row("4 J/(kg K)", 4, "m^2/(s^2 K)", "J/(kg K)");
        row("3 [N/m]", 3, "kg/s^2", "N/m");
        row("6 N / 2 m", 3, "kg/s^2");
        row("(2 m)^2", 4, "m^2");
        row("2 m^2", 2, "m^2", "m^2");
        row("sqrt(9 m^2)", 3, "m");
        row("sin(90 deg)", 1, "");
        row("0 + 3 m", 3, "m");
        row("max(1 m, 20 cm)", 1, "m");
        row("if(1 m < 2 m, 3 s, 4 s)", 3, "s");
    }
    void constantsAreReadInSi() {
        QFETCH(QString, text);
        QFETCH(double, si);
        QFETCH(QString, dimension);
        QFETCH(QString, unit);
        const auto value = parse_constant(text.toStdString());
        QVERIFY2(value.has_value(), value ? "" : value.error().text().c_str());
        QVERIFY2(std::abs(value->si - si) <= 4e-16 * std::abs(si), qPrintable(QString::number(value->si, 'g', 17)));
        QCOMPARE(QString::fromStdString(value->dimension.text()), dimension);
        QCOMPARE(QString::fromStdString(value->unit ? value->unit->symbol : std::string()), unit);
        if (value->unit) QVERIFY(value->unit->dimension == value->dimension);
    }

    void wrongConstantsAreExplained_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* text, int column, const char* message) {
            QTest::newRow(text) << QString(text) << column << QString(message);
        };
        row("3 m + 2 s", 5, "'+' joins m and s");
        row("1 + 2 mm", 3, "'+' joins a plain number and m");
        row("sin(2 m)", 1, "plain number or an angle");
        row("2^(1 m)", 2, "exponent has the unit m");
        row("sqrt(2 m)", 1, "no unit");
        row("3 parsec", 3, "not known");
        row("3 hz", 3, "not known");
        row("20 degC", 4, "offset");
        row("k*2", 1, "'k' is not a constant");
        row("dt(2)", 1, "no derivative");
        row("", 1, "empty");
    }
    void wrongConstantsAreExplained() {
        QFETCH(QString, text);
        QFETCH(int, column);
        QFETCH(QString, message);
        const auto value = parse_constant(text.toStdString(), Place{"f", 4, 10, "parameters.k"});
        QVERIFY(!value);
        QVERIFY2(QString::fromStdString(value.error().message).contains(message), value.error().text().c_str());
        QCOMPARE(value.error().place.column, 9 + column);
    }

    void unitsAreReadAlone() {
        QCOMPARE(parse_unit("N/m").value().to_si, 1.0);
        QCOMPARE(parse_unit(" kN*m ").value().to_si, 1e3);
        QCOMPARE(QString::fromStdString(parse_unit(" kN*m ").value().symbol), QString("kN*m"));
        QCOMPARE(parse_unit("1/s").value().dimension, parse_unit("Hz").value().dimension);
        QCOMPARE(parse_unit("kg m/s^2").value().dimension, parse_unit("N").value().dimension);
        for (const char* text : {"", "Nm/", "3 m", "m^", "m^1.5", "m^1000", "(m", "m + s", "m)"})
            QVERIFY2(!parse_unit(text), text);
        // What text() prints is read again.
        for (const char* text : {"N", "J/(kg K)", "Ohm", "F", "1/s", "m^2"}) {
            const Dimension dimension = parse_unit(text).value().dimension;
            QCOMPARE(parse_unit(dimension.text()).value().dimension, dimension);
        }
    }

    // "rpm", "m", "k" and "e" may be parameters too: behind a number a unit is meant, elsewhere the name.
    void aNameMayBeAUnitToo() {
        Graph graph;
        for (const char* name : {"rpm", "m", "k", "e"}) QVERIFY(graph.add_symbol(name, SymbolKind::parameter));
        const auto text = [&](const char* formula) {
            const auto parsed = graph.parse(formula);
            return QString::fromStdString(parsed ? graph.text(*parsed) : parsed.error().text());
        };
        QCOMPARE(text("rpm*2"), QString("2*rpm"));
        QCOMPARE(text("60 rpm"), QString::fromStdString(graph.text(graph.constant(60 * (2 * std::numbers::pi / 60)))));
        QCOMPARE(text("2 m"), QString("2"));
        QCOMPARE(text("6 N / m"), QString("6/m"));
        QVERIFY2(text("6 N/m").contains("unit and a name"), qPrintable(text("6 N/m")));
        QCOMPARE(text("6 [N/m]"), QString("6"));
        QCOMPARE(text("6 N/s"), QString("6"));
        QVERIFY(text("2 k").contains("operator is missing"));
        QCOMPARE(text("2*e"), QString("2*e"));
        QCOMPARE(text("3 s*k"), QString("3*k"));
    }
};

QTEST_APPLESS_MAIN(TestFormulaUnits)
#include "test_formula_units.moc"
