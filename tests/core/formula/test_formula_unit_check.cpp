// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/going_on.h"
#include "core/formula/unit_check.h"

#include <QtTest>

#include <cstdlib>
#include <map>

using namespace saltus;
using formula::Dimension;

namespace {

formula::UnitCheck check(const QString& text) {
    static const std::map<std::string, std::string, std::less<>> units{{"m", "kg"}, {"k", "N/m"}, {"c", "N s/m"}, {"x", "m"}, {"v", "m/s"}, {"g", "m/s^2"}, {"t", "s"}, {"w", "1/s"}, {"F", "N"}, {"box.v[0]", "m/s"}};
    return formula::check_units(text.toStdString(), [](std::string_view name) -> std::optional<Dimension> {
        const auto found = units.find(name);
        if (found == units.end()) return std::nullopt;
        return formula::parse_unit(found->second)->dimension;
    }, [](std::string_view name) -> std::optional<formula::FunctionText> {
        if (name == "f") return formula::FunctionText{{"a"}, "unknown*a"};
        if (name == "lift") return formula::FunctionText{{"b"}, "piecewise(b < pi, 20 mm*sin(b), 0)"};
        if (name == "spring") return formula::FunctionText{{"s"}, "k*s"};
        if (name == "wrong") return formula::FunctionText{{"s"}, "s + 3 kg"};
        if (name == "twice") return formula::FunctionText{{"s"}, "2*wrong(s)"};
        if (name[0] == 'd' && name.size() > 1) { // d18(s): of ten times d17(s), and so on
            const int n = std::atoi(std::string(name.substr(1)).c_str());
            std::string body = "s";
            for (int k = 0; n > 0 && k < 10; ++k) body = (k > 0 ? body + " + d" : "d") + std::to_string(n - 1) + "(s)";
            return formula::FunctionText{{"s"}, body};
        }
        if (name[0] == 'e' && name.size() > 1) { // the same with another unit each time
            const int n = std::atoi(std::string(name.substr(1)).c_str());
            std::string body = "s";
            for (const char* factor : {"m", "x", "t", "1/m", "1/x", "1/t"})
                if (n > 0) body += "*e" + std::to_string(n - 1) + "(s*" + factor + ")";
            return formula::FunctionText{{"s"}, body};
        }
        if (name == "self") return formula::FunctionText{{"s"}, "self(s) + 1 m"};
        return std::nullopt;
    });
}

} // namespace

class FormulaUnitCheckTest : public QObject {
    Q_OBJECT
private slots:
    // Functions that use others ten times, which use others ten times: 10^18 ways down, of which each body is one.
    void aBodyIsLookedAtOnceForWhatItIsGiven() {
        int asked = 0;
        const GoesOn counts = [&] { return ++asked < 100000; };
        const StopQuestion question(counts);
        const auto result = check("d18(x) + t");
        QVERIFY(result.clash);
        QCOMPARE(QString::fromStdString(result.clash->message), QStringLiteral("'+' joins m and s"));
        QVERIFY2(asked <= 20, std::to_string(asked).c_str());
        const auto both = check("d3(x) + d3(t)"); // what is given tells them apart
        QVERIFY(both.clash);
        QCOMPARE(QString::fromStdString(both.clash->message), QStringLiteral("'+' joins m and s"));
        asked = 0;
        const auto many = check("e18(x) + t");
        QVERIFY(!many.clash && !many.dimension); // too many for anything to be certain
        QVERIFY2(asked <= 2100, std::to_string(asked).c_str());
    }

    void tellsWhatDoesNotFit_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("sum") << "m + k" << "'+' joins kg and kg/s^2";
        QTest::newRow("product in a sum") << "m*g - k*v" << "'-' joins kg m/s^2 and kg m/s^3";
        QTest::newRow("pure numbers hide nothing") << "m*v^2/2 + F" << "'+' joins kg m^2/s^2 and kg m/s^2";
        QTest::newRow("comparison") << "piecewise(x < t, 1, 2)" << "'<' compares m with s";
        QTest::newRow("sine") << "F*sin(t)" << "'sin' needs a plain number or an angle, not a value in s";
        QTest::newRow("exponent") << "2^x" << "the exponent has the unit m";
        QTest::newRow("root") << "sqrt(x)" << "sqrt of a value in m has no unit";
        QTest::newRow("rate") << "dt(x) + x" << "'+' joins m/s and m";
        QTest::newRow("units of numbers") << "F + 3 mm" << "'+' joins kg m/s^2 and m";
        QTest::newRow("signals") << "c*box.v[0] + k" << "'+' joins kg m/s^2 and kg/s^2";
        QTest::newRow("a function's value") << "lift(w*t) + t" << "'+' joins m and s";
        QTest::newRow("a function's body with its argument") << "spring(x) + x" << "'+' joins kg m/s^2 and m";
        QTest::newRow("inside a function") << "wrong(x)" << "in wrong: '+' joins m and kg";
        QTest::newRow("inside a function's function") << "twice(x)" << "in twice: in wrong: '+' joins m and kg";
        QTest::newRow("an argument") << "lift(x)" << "in lift: 'sin' needs a plain number or an angle, not a value in m";
        QTest::newRow("least") << "min(F, 2 kg)" << "'min' joins kg m/s^2 and kg";
    }
    void tellsWhatDoesNotFit() {
        QFETCH(QString, text);
        QFETCH(QString, message);
        const auto result = check(text);
        QVERIFY2(result.clash.has_value(), qPrintable(text));
        QCOMPARE(QString::fromStdString(result.clash->message), message);
        QVERIFY(!result.clash->remedy.empty() && !result.dimension);
    }

    void staysSilentWhereAUnitMayHide_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("unit"); // of the whole; "?": not certain
        QTest::newRow("a spring") << "-k*x - c*v" << "N";
        QTest::newRow("a weight") << "m*g" << "N";
        QTest::newRow("energy") << "m*v^2/2 + k*x^2/2" << "J";
        QTest::newRow("swinging") << "F*sin(2*pi*w*t)" << "N";
        QTest::newRow("a rate without a unit") << "F*cos(3*t)" << "N";
        QTest::newRow("a number stands for its SI unit") << "F + 3" << "N";
        QTest::newRow("9.81 may be an acceleration") << "9.81*m + F" << "?";
        QTest::newRow("functions of the scene") << "f(t)*k + F" << "?";
        QTest::newRow("unknown names") << "q*k + F" << "?";
        QTest::newRow("cases") << "piecewise(t < 1 s, F, 2*F)" << "N";
        QTest::newRow("second rate") << "m*dt(dt(x))" << "N";
        QTest::newRow("root") << "sqrt(k/m)" << "1/s";
        QTest::newRow("limits") << "clamp(x, 0, 3 mm)" << "m";
        QTest::newRow("a function that calls itself") << "self(x) + t" << "?";
        QTest::newRow("no formula") << "m +" << "?";
        QTest::newRow("nothing") << "" << "?";
    }
    void staysSilentWhereAUnitMayHide() {
        QFETCH(QString, text);
        QFETCH(QString, unit);
        const auto result = check(text);
        QVERIFY2(!result.clash, result.clash ? result.clash->message.c_str() : "");
        if (unit == "?") QVERIFY(!result.dimension);
        else {
            QVERIFY(result.dimension.has_value());
            QCOMPARE(result.dimension->text(), formula::parse_unit(unit.toStdString())->dimension.text());
        }
    }
};

QTEST_APPLESS_MAIN(FormulaUnitCheckTest)
#include "test_formula_unit_check.moc"
