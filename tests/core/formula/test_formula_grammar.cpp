// SPDX-License-Identifier: GPL-3.0-or-later
#include "calculator.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::formula;

class TestFormulaGrammar : public QObject {
    Q_OBJECT

private slots:
    void formulasHaveTheirUsualValues_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        const auto row = [](const char* text, double value) { QTest::newRow(text) << QString(text) << value; };
        const double x = 0.7, y = 1.9, z = -0.4, pi = std::numbers::pi;
        row("1 + 2*3", 7);
        row("(1 + 2)*3", 9);
        row("7 - 3 - 2", 2);
        row("8/4/2", 1);
        row("2^3^2", 512);
        row("-x^2", -(x * x));
        row("2^-2", 0.25);
        row("2^-x^2", std::pow(2, -(x * x)));
        row("-2*-3", 6);
        row("--x", x);
        row("x*-y", -x * y);
        row("1e3 + .5 + 2.e-1", 1000.7);
        row("x^0.5", std::sqrt(x));
        row("x^-3", 1 / (x * x * x));
        row("pow(x, y)", std::pow(x, y));
        row("sin(x) + cos(x) + tan(x)", std::sin(x) + std::cos(x) + std::tan(x));
        row("asin(x) + acos(x) + atan(x)", std::asin(x) + std::acos(x) + std::atan(x));
        row("sinh(x) + cosh(x) + tanh(x)", std::sinh(x) + std::cosh(x) + std::tanh(x));
        row("asinh(x) + acosh(y) + atanh(x)", std::asinh(x) + std::acosh(y) + std::atanh(x));
        row("exp(x) + log(x) + log10(x)", std::exp(x) + std::log(x) + std::log10(x));
        row("sqrt(x) + cbrt(z)", std::sqrt(x) + std::cbrt(z));
        row("atan2(y, z) + hypot(x, y)", std::atan2(y, z) + std::hypot(x, y));
        row("abs(z) + sign(z) + sign(0)", 0.4 - 1);
        row("floor(z) + ceil(y) + round(x)", -1 + 2 + 1);
        row("min(x, y, z) + max(x, y, z)", z + y);
        row("clamp(y, 0, 1) + clamp(z, 0, 1) + clamp(x, 0, 1)", 1 + 0 + x);
        row("mod(-1, 3) + mod(7, 3)", 3);
        row("mod(z, 2*pi)", z + 2 * pi);
        row("x < y", 1);
        row("x > y or z < 0 and not (x >= 1)", 1);
        row("x > y || z < 0 && !(x >= 1)", 1);
        row("not x > y", 1);
        row("x == x and x != y", 1);
        row("if(x < y, 10, 20)", 10);
        row("if(x <= 0.7, 1, 2) + if(x < 0.7, 10, 20)", 21);
        row("piecewise(x < 0, 1, x < 1, 2, 3)", 2);
        row("piecewise(x < 0, 1, x < 0.5, 2, 3)", 3);
        row("double(x) + weighted(x, y)", 2 * x + 3 * x + 4 * y);
        row("cube'(x) + cube''(x) + cube'''(x)", 3 * x * x + 6 * x + 6);
        row("cube'(2*x)", 12 * x * x);
        row("half + quarter", x / 2 + x / 4);
        row("dt(t^3)", 3 * 0.25 * 0.25);
        row("dt(dt(sin(2*t)))", -4 * std::sin(0.5));
        row("diff(x^2*y, x)", 2 * x * y);
        row("x\u00b2 \u2212 3\u00b7y", x * x - 3 * y);
        row("x \u2264 y", 1);
        row("sin(\u03c0/2)", 1);
        row(" x\t+\ny ", x + y);
    }
    void formulasHaveTheirUsualValues() {
        QFETCH(QString, text);
        QFETCH(double, value);
        Calculator calculator;
        QVERIFY(calculator.graph.add_function("double(a)", "2*a"));
        QVERIFY(calculator.graph.add_function("weighted(a, b)", "3*a + 4*b"));
        QVERIFY(calculator.graph.add_function("cube(a)", "a^3"));
        QVERIFY(calculator.graph.add_definition("quarter", "half/2")); // of a later one
        QVERIFY(calculator.graph.add_definition("half", "x/2"));
        const auto parsed = calculator.graph.parse(text.toStdString());
        QVERIFY2(parsed.has_value(), parsed ? "" : parsed.error().text().c_str());
        const double got = calculator.value(*parsed, {0.7, 1.9, -0.4, 0.25});
        QVERIFY2(std::abs(got - value) <= 4e-15 * std::max(1.0, std::abs(value)),
                 qPrintable(QString::number(got, 'g', 17)));
    }

    void errorsTellTheColumnAndWhatWasExpected_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("remedy");
        const auto row = [](const char* text, int column, const char* message, const char* remedy = "") {
            QTest::newRow(text) << QString(text) << column << QString(message) << QString(remedy);
        };
        row("", 1, "empty");
        row("1 +", 4, "expected a value");
        row("1 + * 2", 5, "expected a value, but found '*'");
        row("(x + y", 7, "the '(' at column 1 is not closed");
        row("x + y)", 6, "no '(' before it");
        row("x y", 3, "expected an operator", "write *");
        row("2 x", 3, "operator is missing before 'x'", "write *");
        row("2 sin(x)", 3, "operator is missing before 'sin'", "write *");
        row("x + velocty", 5, "'velocty' is not known", "did you mean 'velocity'?");
        row("sine(x)", 1, "no function 'sine'", "did you mean 'sin'?");
        row("sin(x, y)", 1, "takes 1 argument, not 2");
        row("x + atan2(x)", 5, "takes 2 arguments, not 1");
        row("twice(x, y)", 1, "takes 1 argument, not 2");
        row("min()", 1, "at least 1 argument");
        row("piecewise(x < 1, 2)", 1, "at least 3");
        row("piecewise(x < 1, 2, x < 2, 3)", 1, "otherwise");
        row("x = 2", 3, "expected an operator", "==");
        row("x < y < 2", 7, "do not chain", "and");
        row("x(2)", 1, "'x' is not a function");
        row("sin + 1", 5, "expected '('");
        row("x % y", 3, "expected", "mod");
        row("3 rmp", 3, "unit 'rmp' is not known", "did you mean 'rpm'?");
        row("20 degC", 4, "offset", "kelvin");
        row("sin'(x)", 1, "own functions");
        row("both'(x, y)", 1, "one argument");
        row("1e999", 1, "too large");
        row("dt(velocity)", 1, "time derivative of 'velocity'");
        row("diff(x, 2)", 9, "name to differentiate by");
        row("x + #", 5, "found '#'");
    }
    void errorsTellTheColumnAndWhatWasExpected() {
        QFETCH(QString, text);
        QFETCH(int, column);
        QFETCH(QString, message);
        QFETCH(QString, remedy);
        Calculator calculator;
        QVERIFY(calculator.graph.add_symbol("velocity", SymbolKind::state));
        QVERIFY(calculator.graph.add_function("twice(a)", "2*a"));
        QVERIFY(calculator.graph.add_function("both(a, b)", "a + b"));
        const auto parsed =
            calculator.graph.parse(text.toStdString(), Place{"cam.saltus", 12, 30, "systems.follower.F[0]"});
        QVERIFY(!parsed);
        const Error& error = parsed.error();
        QVERIFY2(QString::fromStdString(error.message).contains(message.replace("column 1 ", "column 30 ")),
                 error.text().c_str());
        QVERIFY2(QString::fromStdString(error.remedy).contains(remedy), error.text().c_str());
        QCOMPARE(error.place.column, 29 + column);
        QCOMPARE(error.place.line, 12);
        QCOMPARE(QString::fromStdString(error.place.object), QString("systems.follower.F[0]"));
    }

    void anErrorInAFunctionPointsIntoItsBody() {
        Graph graph;
        QVERIFY(graph.add_function("f(a)", "a + q", Place{"s", 3, 20, "functions.f"}));
        const auto parsed = graph.parse("1 + f(2)", Place{"s", 9, 5, "other"});
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().place.line, 3);
        QCOMPARE(parsed.error().place.column, 24);
    }

    void circlesAreNamed() {
        Graph graph;
        QVERIFY(graph.add_definition("a", "1 + b"));
        QVERIFY(graph.add_definition("b", "f(2)"));
        QVERIFY(graph.add_function("f(x)", "x*a"));
        const auto parsed = graph.parse("b");
        QVERIFY(!parsed);
        QVERIFY2(QString::fromStdString(parsed.error().message).contains("a -> b -> f -> a"),
                 parsed.error().text().c_str());
        const Errors told = graph.check(); // one circle, one error
        QCOMPARE(told.size(), std::size_t{1});
        QCOMPARE(told.front().text(), parsed.error().text());
        Graph recursive;
        QVERIFY(recursive.add_function("g(n)", "if(n < 1, 1, n*g(n - 1))"));
        QVERIFY(QString::fromStdString(recursive.parse("g(5)").error().message).contains("g -> g"));
    }

    void checkTellsAllErrorsOnce() {
        Graph graph;
        QVERIFY(graph.add_function("f(a)", "a + q"));
        QVERIFY(graph.add_definition("u", "f(1) + f(2)"));
        QVERIFY(graph.add_definition("v", "1 +"));
        QVERIFY(graph.add_definition("w", "2"));
        QCOMPARE(graph.check().size(), std::size_t{2});
    }

    void namesMayHoldDotsAndIndices() {
        Graph graph;
        const Symbol q = graph.add_symbol("bead[4].q[0]", SymbolKind::state).value();
        QVERIFY(graph.add_symbol("follower.q[0]", SymbolKind::state));
        const std::pair<std::string, double> constants[] = {{"i", 3.0}};
        const auto parsed = graph.parse("2*bead[i+1].q[0] + i", {}, constants);
        QVERIFY2(parsed.has_value(), parsed ? "" : parsed.error().text().c_str());
        QCOMPARE(QString::fromStdString(graph.text(*parsed)), QString("2*bead[4].q[0] + 3"));
        QVERIFY(graph.depends_on(*parsed, q));
        QVERIFY(graph.symbols_of(*parsed) == std::vector<Symbol>{q});
        QVERIFY(graph.symbols_of(graph.parse("3*sin(2)").value()).empty());
        QVERIFY(graph.parse("follower.q[0]"));
        const auto outside = graph.parse("bead[i+2].q[0]", {}, constants);
        QVERIFY(!outside && QString::fromStdString(outside.error().message).contains("'bead[5].q[0]'"));
        QVERIFY(!graph.parse("bead[i+0.5].q[0]", {}, constants));
        QVERIFY(!graph.parse("bead[0-1].q[0]"));
        QVERIFY(!graph.parse("bead[j].q[0]"));
    }

    void takenAndImpossibleNamesAreRefused() {
        Graph graph;
        QVERIFY(graph.add_symbol("m", SymbolKind::parameter));
        QVERIFY(!graph.add_symbol("m", SymbolKind::parameter));
        QVERIFY(!graph.add_definition("m", "2"));
        for (const char* name : {"", "2a", "a b", "pi", "and", "a.", "a[", "a[x]", "a..b", "dt"})
            QVERIFY2(!graph.add_symbol(name, SymbolKind::state), name);
        for (const char* name : {"f", "f()", "f(a,)", "f(a,a)", "sin(a)", "f(2)", "(a)"})
            QVERIFY2(!graph.add_function(name, "1"), name);
    }

    void valuesAreFoldedAndZerosDropped() {
        Calculator c;
        const auto text = [&](const char* formula) {
            return QString::fromStdString(c.graph.text(c.graph.parse(formula).value()));
        };
        QCOMPARE(text("2*3 + x"), QString("6 + x"));
        QCOMPARE(text("0*sin(x) + 1*y"), QString("y"));
        QCOMPARE(text("x^2"), QString("x*x"));
        QCOMPARE(text("diff(x^3 + y, y)"), QString("1"));
        QCOMPARE(text("if(2 > 1, x, y)"), QString("x"));
        QCOMPARE(text("if(x > 1, y, y)"), QString("y"));
        QCOMPARE(text("if(x > 1, 2, 3) + if(x > 1, 10, 20)"), QString("if(1 < x, 12, 23)"));
        QVERIFY(c.graph.parse("x + y").value() == c.graph.parse("y + x").value());
        QCOMPARE(c.graph.constant_value(c.graph.parse("2^10").value()).value(), 1024.0);
        QVERIFY(!c.graph.constant_value(c.graph.parse("1/0").value()));
    }
};

QTEST_APPLESS_MAIN(TestFormulaGrammar)
#include "test_formula_grammar.moc"
