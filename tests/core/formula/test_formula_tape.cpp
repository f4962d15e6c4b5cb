// SPDX-License-Identifier: GPL-3.0-or-later
#include "calculator.h"
#include "tests/counted_allocations.h"

#include <QtTest>

#include <atomic>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <limits>
#include <new>
#include <random>
#include <thread>

using saltus::testing::allocations;
using namespace saltus;
using namespace saltus::formula;

class TestFormulaTape : public QObject {
    Q_OBJECT

private slots:
    void evaluationAllocatesNothing() {
        Calculator c;
        const Expr expr =
            c.graph.parse("piecewise(x < y, sin(x)*cos(x) + mod(y, 3), x > 2, atan2(x, y)^y, min(x, y, z))").value();
        const Tape tape = c.tape(expr);
        std::vector<double> workspace(tape.workspace_size());
        const double in[] = {0.5, 1.0, 2.0, 3.0};
        double out = 0.0;
        const long before = allocations;
        for (int i = 0; i < 100; ++i) tape.evaluate(in, &out, workspace.data());
        QCOMPARE(allocations.load() - before, 0L);
    }

    // Random nests of conditions, shared values and products: the tape against a plain evaluation, node by node.
    void randomFormulasWithConditionsAgreeWithPlainEvaluation() {
        std::mt19937 random(99);
        const auto pick = [&](int n) { return std::uniform_int_distribution<int>(0, n - 1)(random); };
        for (int trial = 0; trial < 400; ++trial) {
            Calculator c;
            using F = std::function<double(const Calculator::Values&)>;
            struct Value {
                Expr expr;
                F f;
            };
            std::vector<Value> pool, conditions;
            for (std::size_t i = 0; i < 3; ++i)
                pool.push_back({c.graph.symbol(c.symbols[i]), [i](const Calculator::Values& v) { return v[i]; }});
            const auto text = [&](const std::string& formula) { return c.graph.parse(formula).value(); };
            int names = 0;
            const auto named = [&](Expr expr) { // expressions are joined by definitions: the public way
                const std::string name = "n" + std::to_string(names++);
                static_cast<void>(c.graph.add_definition(name, expr));
                return name;
            };
            pool.push_back({text("1.5"), [](const Calculator::Values&) { return 1.5; }});
            for (int i = 0; i < 60; ++i) {
                const Value a = pool[static_cast<std::size_t>(pick(static_cast<int>(pool.size())))];
                const Value b = pool[pool.size() - 1 -
                                     static_cast<std::size_t>(pick(std::min<int>(6, static_cast<int>(pool.size()))))];
                const std::string p = named(a.expr), q = named(b.expr);
                switch (pick(9)) {
                case 0:
                    pool.push_back({text(p + " + " + q), [a, b](const auto& v) { return a.f(v) + b.f(v); }});
                    break;
                case 1:
                    pool.push_back({text(p + " - " + q), [a, b](const auto& v) { return a.f(v) - b.f(v); }});
                    break;
                case 2:
                    pool.push_back(
                        {text("sin(" + p + ")*" + q), [a, b](const auto& v) { return std::sin(a.f(v)) * b.f(v); }});
                    break;
                case 3:
                    pool.push_back({text("cos(" + p + ") - 0.5*" + q),
                                    [a, b](const auto& v) { return std::cos(a.f(v)) - 0.5 * b.f(v); }});
                    break;
                case 4:
                    pool.push_back({text("atan(" + p + ")/(2 + cos(" + q + "))"),
                                    [a, b](const auto& v) { return std::atan(a.f(v)) / (2 + std::cos(b.f(v))); }});
                    break;
                case 5:
                    conditions.push_back(
                        {text(p + " < " + q), [a, b](const auto& v) { return a.f(v) < b.f(v) ? 1.0 : 0.0; }});
                    break;
                default: {
                    if (conditions.empty()) break;
                    const Value d = conditions[static_cast<std::size_t>(pick(static_cast<int>(conditions.size())))];
                    const std::string r = named(d.expr);
                    pool.push_back({text("if(" + r + ", " + p + ", " + q + ")"),
                                    [a, b, d](const auto& v) { return d.f(v) != 0.0 ? a.f(v) : b.f(v); }});
                }
                }
                if (pool.size() > 18) break; // the plain functions cost 2^n
            }
            std::vector<Expr> outputs;
            std::vector<F> expected;
            for (std::size_t i = pool.size() - 4; i < pool.size(); ++i) {
                outputs.push_back(pool[i].expr);
                expected.push_back(pool[i].f);
            }
            const Tape tape = Tape::compile(c.graph, outputs, c.symbols);
            std::vector<double> workspace(tape.workspace_size() + 1, std::numeric_limits<double>::quiet_NaN()),
                out(outputs.size());
            std::uniform_real_distribution<double> any(-2.0, 2.0);
            for (int point = 0; point < 20; ++point) {
                const Calculator::Values at{any(random), any(random), any(random), 0.0};
                tape.evaluate(at.data(), out.data(), workspace.data());
                for (std::size_t i = 0; i < out.size(); ++i) {
                    const double wanted = expected[i](at);
                    QVERIFY2(std::abs(out[i] - wanted) <= 1e-9 * std::max(1.0, std::abs(wanted)),
                             qPrintable(QString("trial %1: %2 and %3").arg(trial).arg(out[i]).arg(wanted)));
                }
            }
        }
    }

    void onlyTheActiveBranchIsComputed() {
        Calculator c;
        // The other branch would take some 1000 times as long; instructions are few all the same.
        QCOMPARE(c("if(x > 0, 1, 1/0)", {1, 0, 0, 0}), 1.0);
        QCOMPARE(c("if(x > 0, sqrt(x), -1)", {-1, 0, 0, 0}), -1.0);
        const Tape tape = c.tape(c.graph.parse("if(x > 0, sqrt(x), -1)").value());
        const double bad[] = {-1, 0, 0, 0};
        QVERIFY(!tape.explain(bad));
    }

    void sharedPartsAreComputedOnce() {
        Calculator c;
        const std::vector<Expr> outputs{c.graph.parse("sin(x*y) + 1").value(), c.graph.parse("sin(x*y)*2").value(),
                                        c.graph.parse("sin(y*x)").value()};
        QVERIFY(Tape::compile(c.graph, outputs, c.symbols).instruction_count() <= 4);
    }

    void outputsMayBeConstantsAndInputs() {
        Calculator c;
        const std::vector<Expr> outputs{c.graph.constant(2.5), c.graph.symbol(c.symbols[1]), c.graph.constant(2.5)};
        const Tape tape = Tape::compile(c.graph, outputs, c.symbols);
        const double in[] = {1, 7, 3, 4};
        double out[3];
        std::vector<double> workspace(tape.workspace_size() + 1);
        tape.evaluate(in, out, workspace.data());
        QCOMPARE(out[0], 2.5);
        QCOMPARE(out[1], 7.0);
        QCOMPARE(out[2], 2.5);
        Tape().evaluate(nullptr, nullptr, nullptr);
    }

    void manyThreadsShareOneTape() {
        Calculator c;
        const Expr expr = c.graph.parse("if(sin(x) > 0, cos(x)*y, sqrt(x)/z)").value();
        const Tape tape = c.tape(expr);
        std::atomic<int> wrong{0};
        std::vector<std::thread> threads;
        for (int id = 0; id < 4; ++id)
            threads.emplace_back([&, id] {
                std::vector<double> workspace(tape.workspace_size());
                for (int i = 0; i < 20000; ++i) {
                    const double x = id + 0.001 * i, in[] = {x, 2.0, 3.0, 0.0};
                    double out = 0.0;
                    tape.evaluate(in, &out, workspace.data());
                    if (out != (std::sin(x) > 0 ? std::cos(x) * 2.0 : std::sqrt(x) / 3.0)) ++wrong;
                }
            });
        for (std::thread& thread : threads) thread.join();
        QCOMPARE(wrong.load(), 0);
    }

    void whatIsNotFiniteIsExplained_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* text, int column, const char* message) {
            QTest::newRow(text) << QString(text) << column << QString(message);
        };
        row("2 + 1/(x - 3)", 6, "division by zero"); // x = 3
        row("sqrt(x - 3.25)", 1, "sqrt of a negative number (-0.25)");
        row("1 + log(3 - x)", 5, "log of zero");
        row("log10(-x)", 1, "log10 of a negative number (-3)");
        row("asin(x)", 1, "outside [-1, 1] (3)");
        row("acosh(x - 3)", 1, "below 1 (0)");
        row("exp(1000*x)", 1, "overflow in exp(3000)");
        row("(-x)^0.3", 5, "power of a negative number");
        row("9^9^9^9", 4, "overflow");
        row("mod(x, x - 3)", 1, "mod by zero");
        row("x*inf", 3, "infinite constant");
        row("if(x > 2, 1/(x - 3), 5)", 12, "division by zero");
    }
    void whatIsNotFiniteIsExplained() {
        QFETCH(QString, text);
        QFETCH(int, column);
        QFETCH(QString, message);
        Calculator c;
        const auto parsed = c.graph.parse(text.toStdString(), Place{"cam.saltus", 8, 1, "expressions.c"});
        QVERIFY2(parsed.has_value(), parsed ? "" : parsed.error().text().c_str());
        const double in[] = {3, 0, 0, 0};
        const auto why = c.tape(*parsed).explain(in);
        QVERIFY(why.has_value());
        QVERIFY2(QString::fromStdString(why->message).contains(message), why->text().c_str());
        QCOMPARE(why->place.line, 8);
        QCOMPARE(why->place.column, column);
    }
};

QTEST_APPLESS_MAIN(TestFormulaTape)
#include "test_formula_tape.moc"
