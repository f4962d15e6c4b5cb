// SPDX-License-Identifier: GPL-3.0-or-later
#include "calculator.h"

#include <QtTest>

#ifdef SALTUS_HAS_GINAC
#include <ginac/ginac.h>
#endif

#include <cmath>
#include <random>

using namespace saltus;
using namespace saltus::formula;

namespace {

// Smooth on the box of point(), in a spelling that GiNaC reads too.
const char* const kSmooth[] = {
    "x + y*x - 3*z",
    "x*y*z",
    "x/y",
    "(x + y)/(y*y + z*z)",
    "x^2 + y^3 - x^5*y",
    "x^(-3)",
    "y^x",
    "x^y",
    "(x*y)^(x + y)",
    "sin(x)",
    "cos(x*y)",
    "tan(x/2)",
    "asin(x*y/4)",
    "acos(x/2)",
    "atan(x*y)",
    "sinh(x)",
    "cosh(x*y)",
    "tanh(x - z)",
    "asinh(x*y)",
    "acosh(1 + x*y)",
    "atanh(x/2)",
    "exp(x*y)",
    "log(x + y)",
    "sqrt(x*y)",
    "sqrt(1 - (x*cos(y)/3)^2)",
    "sin(x)^2 + cos(x)^2",
    "exp(sin(x*y))/(1 + x^2)",
    "sin(cos(sin(x*y)))",
    "log(1 + exp(x))*atan(y)",
    "x*exp(-x^2/2)",
    "-(x - y)^3/(2 + sin(z))",
    "sqrt(x + sqrt(y + sqrt(x*y)))",
    "0.85*sqrt(1 - (0.45*cos(x)/0.85)^2) - 0.45*sin(x)",
};
// What only we have.
const char* const kOwn[] = {
    "cbrt(x*y)",
    "log10(x*y)",
    "atan2(x, y*y)",
    "hypot(x*y, y)",
    "abs(z*x)",
    "min(x*x, y + 2)",
    "max(x*x, y + 2, z)",
    "mod(7*x, 0.31)*y",
    "if(x > y, x*x, y*x)",
    "piecewise(x < 0.5, x^2, x < 1, sin(x), cos(x)*y)",
    "clamp(x*y, 0.2, 0.9)*x",
    "floor(3*x)*y",
    "sign(z)*x",
    "round(x)*y*x",
    "if(x > 1 and y > 1, x*y, x/y)",
    "pow(x, 2.5)*y",
    "f(x)*f(y*x)",
    "f'(x*y)*x",
    "mod(x*y, x)",
};

Calculator::Values point(std::mt19937& random) {
    std::uniform_real_distribution<double> positive(0.3, 1.6), any(-1.0, 1.0);
    return {positive(random), positive(random), any(random), positive(random)};
}

bool near_to(double a, double b, double tolerance) {
    return std::abs(a - b) <= tolerance * std::max({1.0, std::abs(a), std::abs(b)});
}

} // namespace

class TestFormulaDerivatives : public QObject {
    Q_OBJECT

private slots:
    void theyAgreeWithDifferences() {
        std::mt19937 random(7);
        Calculator c;
        QVERIFY(c.graph.add_function("f(u)", "sin(u)*u"));
        std::vector<std::string> formulas(std::begin(kSmooth), std::end(kSmooth));
        formulas.insert(formulas.end(), std::begin(kOwn), std::end(kOwn));
        for (const std::string& text : formulas) {
            const auto parsed = c.graph.parse(text);
            QVERIFY2(parsed.has_value(), text.c_str());
            for (const std::size_t by : {0u, 1u}) {
                const auto derivative = c.graph.derivative(*parsed, c.symbols[by]);
                QVERIFY2(derivative.has_value(), text.c_str());
                const Tape value = c.tape(*parsed), slope = c.tape(*derivative);
                std::vector<double> w1(value.workspace_size() + 1), w2(slope.workspace_size() + 1);
                int jumps = 0;
                for (int trial = 0; trial < 40; ++trial) {
                    const auto at = point(random);
                    const auto shifted = [&](double h) {
                        auto moved = at;
                        moved[by] += h;
                        double out = 0.0;
                        value.evaluate(moved.data(), &out, w1.data());
                        return out;
                    };
                    const double h = 1e-4; // fourth order: error 1e-13
                    const double expected =
                        (8 * (shifted(h) - shifted(-h)) - (shifted(2 * h) - shifted(-2 * h))) / (12 * h);
                    double got = 0.0;
                    slope.evaluate(at.data(), &got, w2.data());
                    if (!near_to(got, expected, 1e-8)) ++jumps; // a joint may lie between
                }
                QVERIFY2(jumps <= (text.find_first_of("<>") != text.npos || text.find("mod") == 0 ||
                                           text.find("floor") == 0 || text.find("round") == 0 || text.find("m") == 0 ||
                                           text.find("clamp") == 0
                                       ? 2
                                       : 0),
                         (text + " by " + c.graph.symbol_name(c.symbols[by]) + ": " + std::to_string(jumps)).c_str());
            }
        }
    }

    void theyAgreeWithGinac() {
#ifdef SALTUS_HAS_GINAC
        std::mt19937 random(11);
        Calculator c;
        GiNaC::symbol x("x"), y("y"), z("z");
        GiNaC::symtab table;
        table["x"] = x;
        table["y"] = y;
        table["z"] = z;
        GiNaC::parser reader(table);
        const GiNaC::symbol symbols[] = {x, y, z};
        for (const char* text : kSmooth) {
            const GiNaC::ex judge = reader(text);
            const auto parsed = c.graph.parse(text);
            QVERIFY2(parsed.has_value(), text);
            for (const std::size_t first : {0u, 1u, 2u}) {
                const auto once = c.graph.derivative(*parsed, c.symbols[first]);
                QVERIFY2(once.has_value(), text);
                for (const std::size_t second : {0u, 1u, 2u, 3u}) { // 3: only once
                    const auto twice = second == 3 ? once : c.graph.derivative(*once, c.symbols[second]);
                    QVERIFY2(twice.has_value(), text);
                    GiNaC::ex expected = judge.diff(symbols[first]);
                    if (second != 3) expected = expected.diff(symbols[second]);
                    for (int trial = 0; trial < 5; ++trial) {
                        const auto at = point(random);
                        GiNaC::exmap values;
                        for (std::size_t i = 0; i < 3; ++i) values[symbols[i]] = GiNaC::numeric(at[i]);
                        const GiNaC::ex number = expected.subs(values).evalf();
                        QVERIFY2(GiNaC::is_a<GiNaC::numeric>(number), text);
                        const double wanted = GiNaC::ex_to<GiNaC::numeric>(number).to_double();
                        const double got = c.value(*twice, at);
                        QVERIFY2(near_to(got, wanted, 1e-11),
                                 (std::string(text) + ": " + std::to_string(got) + " and " + std::to_string(wanted))
                                     .c_str());
                    }
                }
            }
        }
#else
        QSKIP("GiNaC is not installed");
#endif
    }

    void randomCompositionsAgreeWithGinac() {
#ifdef SALTUS_HAS_GINAC
        std::mt19937 random(2024);
        Calculator c;
        GiNaC::symbol x("x"), y("y");
        GiNaC::symtab table;
        table["x"] = x;
        table["y"] = y;
        GiNaC::parser reader(table);
        const std::function<std::string(int)> make = [&](int depth) -> std::string {
            const auto roll = std::uniform_int_distribution<int>(0, 11)(random);
            if (depth == 0) return roll < 5 ? "x" : roll < 10 ? "y" : "1.25";
            const std::string a = make(depth - 1);
            switch (roll) {
            case 0:
                return "sin(" + a + ")";
            case 1:
                return "cos(" + a + ")";
            case 2:
                return "exp(-(" + a + ")^2)";
            case 3:
                return "sqrt(2 + (" + a + ")^2)";
            case 4:
                return "atan(" + a + ")";
            case 5:
                return "(" + a + ")^3";
            case 6:
            case 7:
                return "(" + a + ") + (" + make(depth - 1) + ")";
            case 8:
                return "(" + a + ") - (" + make(depth - 1) + ")";
            case 9:
                return "(" + a + ")/(3 + sin(" + make(depth - 1) + "))";
            default:
                return "(" + a + ")*(" + make(depth - 1) + ")";
            }
        };
        for (int trial = 0; trial < 150; ++trial) {
            const std::string text = make(4);
            const auto parsed = c.graph.parse(text);
            QVERIFY2(parsed.has_value(), text.c_str());
            const auto once = c.graph.derivative(*parsed, c.symbols[0]).value();
            const auto twice = c.graph.derivative(once, c.symbols[1]).value();
            const GiNaC::ex judge = reader(text);
            const auto at = point(random);
            const GiNaC::exmap values{{x, GiNaC::numeric(at[0])}, { y, GiNaC::numeric(at[1]) }};
            const auto number = [&](const GiNaC::ex& e) {
                return GiNaC::ex_to<GiNaC::numeric>(e.subs(values).evalf()).to_double();
            };
            QVERIFY2(near_to(c.value(*parsed, at), number(judge), 1e-12), text.c_str());
            QVERIFY2(near_to(c.value(once, at), number(judge.diff(x)), 1e-10), text.c_str());
            QVERIFY2(near_to(c.value(twice, at), number(judge.diff(x).diff(y)), 1e-10), text.c_str());
        }
#else
        QSKIP("GiNaC is not installed");
#endif
    }

    void timeFlowsThroughStatesAndDefinitions() {
        Graph graph;
        const Symbol t = graph.add_symbol("t", SymbolKind::time).value(),
                     w = graph.add_symbol("w", SymbolKind::parameter).value();
        const Symbol q = graph.add_symbol("q", SymbolKind::state).value(),
                     v = graph.add_symbol("v", SymbolKind::state).value();
        graph.set_rate(q, graph.symbol(v));
        QVERIFY(graph.add_definition("angle", graph.multiply(graph.symbol(w), graph.symbol(t))));
        QVERIFY(graph.add_definition("c", "sin(angle)"));
        const Symbol inputs[] = {t, w, q, v};
        const double in[] = {0.3, 2.0, 1.5, -0.7};
        const auto value = [&](const char* text) {
            const Expr expr = graph.parse(text).value();
            const Tape tape = Tape::compile(graph, std::span(&expr, 1), inputs);
            std::vector<double> workspace(tape.workspace_size());
            double out = 0.0;
            tape.evaluate(in, &out, workspace.data());
            return out;
        };
        QCOMPARE(value("dt(c)"), 2.0 * std::cos(0.6));
        QCOMPARE(value("dt(dt(c))"), -4.0 * std::sin(0.6));
        QCOMPARE(value("dt(q^2*c)"), 2 * 1.5 * -0.7 * std::sin(0.6) + 1.5 * 1.5 * 2.0 * std::cos(0.6));
        QVERIFY(!graph.parse("dt(dt(q))")); // the rate of v is not known
        graph.set_rate(v, graph.parse("-w^2*q").value());
        QCOMPARE(value("dt(dt(q))"), -4.0 * 1.5);
        QCOMPARE(value("dt(w)"), 0.0);
    }

    void atJointsTheBranchThatHoldsCounts() {
        Calculator c;
        QCOMPARE(c("diff(if(x <= 1, 2*x, 5*x), x)", {1, 0, 0, 0}), 2.0);
        QCOMPARE(c("diff(if(x < 1, 2*x, 5*x), x)", {1, 0, 0, 0}), 5.0);
        QCOMPARE(c("diff(min(2*x, 5*x - 3), x)", {1, 0, 0, 0}), 2.0);
        QCOMPARE(c("diff(max(2*x, 5*x - 3), x)", {1, 0, 0, 0}), 2.0);
        QCOMPARE(c("diff(abs(x), x)", {0, 0, 0, 0}), 0.0);
        QCOMPARE(c("diff(mod(x, 2), x)", {2, 0, 0, 0}), 1.0);
        QCOMPARE(c("diff(floor(x) + sign(x) + round(x) + ceil(x), x)", {0.3, 0, 0, 0}), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestFormulaDerivatives)
#include "test_formula_derivatives.moc"
