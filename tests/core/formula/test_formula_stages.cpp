// SPDX-License-Identifier: GPL-3.0-or-later
// Outputs in parts (core/formula/stages.h) against tapes of the same outputs, and against plain arithmetic.
#include "calculator.h"
#include "core/formula/stages.h"
#include "tests/counted_allocations.h"

#include <QtTest>

#include <bit>
#include <cmath>
#include <random>

using namespace saltus::formula;

namespace {

// As a step's equations: values, rows, slopes of values, slopes of rows. x, y are steady.
constexpr std::uint32_t kBehind[4] = {0, 1, 1, 7};

struct Parts {
    Calculator c;
    std::vector<Stages::Part> parts{4};
    std::vector<Tape> tapes;
    Stages stages;

    void compile() {
        for (std::size_t p = 0; p < parts.size(); ++p) {
            parts[p].behind = kBehind[p];
            tapes.push_back(Tape::compile(c.graph, parts[p].outputs, c.symbols));
        }
        stages = Stages::compile(c.graph, parts, c.symbols, {0, 2});
    }
    // Whether a part gives the bits of its tape.
    bool agrees(std::size_t part, const Calculator::Values& at, std::vector<double>& work) const {
        std::vector<double> out(parts[part].outputs.size()), wanted(out.size()), own(tapes[part].workspace_size());
        stages.evaluate(part, at.data(), out.data(), work.data());
        tapes[part].evaluate(at.data(), wanted.data(), own.data());
        for (std::size_t i = 0; i < out.size(); ++i)
            if (std::bit_cast<std::uint64_t>(out[i]) != std::bit_cast<std::uint64_t>(wanted[i])) return false;
        return true;
    }
};

} // namespace

class TestFormulaStages : public QObject {
    Q_OBJECT

private slots:
    // Random sums, products and sines over shared values, in every order in which the parts may be wanted.
    void partsHaveTheBitsOfTheirTapes_data() {
        QTest::addColumn<bool>("conditions");
        QTest::newRow("straight") << false;
        QTest::newRow("with conditions") << true;
    }
    void partsHaveTheBitsOfTheirTapes() {
        QFETCH(bool, conditions);
        std::mt19937 random(7);
        const auto pick = [&](std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random); };
        std::uniform_real_distribution<double> any(-2.0, 2.0);
        for (int trial = 0; trial < 200; ++trial) {
            Parts p;
            std::vector<std::string> pool{"x", "y", "z", "t", "1.5", "(x*y)", "sin(x + y)"};
            for (int i = 0; i < 40; ++i) {
                const std::string a = pool[pick(pool.size())], b = pool[pick(pool.size())];
                const char* const forms[] = {"+", "-", "*"};
                std::string made = "(" + a + forms[pick(3)] + b + ")";
                if (const auto kind = pick(4); kind == 0) made = "sin(" + a + ")*cos(" + b + ")";
                else if (kind == 1) made = "cos(" + a + ")";
                else if (conditions && kind == 2) made = "if(" + a + " < " + b + ", " + b + ", sin(" + a + "))";
                if (made.size() < 400) pool.push_back("(" + made + ")");
            }
            for (Stages::Part& part : p.parts)
                for (int k = 0; k < 3; ++k) part.outputs.push_back(p.c.graph.parse(pool[pick(pool.size())]).value());
            p.compile();
            std::vector<double> work(p.stages.workspace_size() + 1, std::nan(""));
            for (int parameters = 0; parameters < 3; ++parameters) {
                Calculator::Values at{any(random), any(random), any(random), any(random)};
                p.stages.prepare(at.data(), work.data());
                for (const auto& order : {std::vector<std::size_t>{0, 1, 2, 3}, {0, 2}, {0, 1}, {0, 1, 2, 3}, {0, 1, 2, 3, 2, 3}, {0, 2, 2}, {0, 1, 0, 1, 2}}) {
                    at[2] = any(random), at[3] = any(random);
                    for (const std::size_t part : order) QVERIFY2(p.agrees(part, at, work), qPrintable(QString("trial %1, part %2").arg(trial).arg(part)));
                }
            }
        }
    }

    // x y is computed when parameters change, and then no more.
    void whatIsSteadyIsComputedOnceOnly() {
        Parts p;
        p.parts[0].outputs = {p.c.graph.parse("(x*y)*z").value()};
        p.compile();
        std::vector<double> work(p.stages.workspace_size() + 1);
        Calculator::Values at{2.0, 3.0, 5.0, 0.0};
        double out = 0.0;
        p.stages.prepare(at.data(), work.data());
        p.stages.evaluate(0, at.data(), &out, work.data());
        QCOMPARE(out, 30.0);
        at[0] = 7.0; // not told
        p.stages.evaluate(0, at.data(), &out, work.data());
        QCOMPARE(out, 30.0);
        p.stages.prepare(at.data(), work.data());
        p.stages.evaluate(0, at.data(), &out, work.data());
        QCOMPARE(out, 105.0);
    }

    // A slope reads the sine that its value has left: it knows nothing of another z.
    void partsShareWhatBothNeed() {
        Parts p;
        p.parts[0].outputs = {p.c.graph.parse("sin(z)").value()};
        p.parts[2].outputs = {p.c.graph.parse("2*sin(z) + cos(z)").value()};
        p.compile();
        std::vector<double> work(p.stages.workspace_size() + 1);
        Calculator::Values at{0.0, 0.0, 0.5, 0.0};
        double out = 0.0;
        p.stages.prepare(at.data(), work.data());
        p.stages.evaluate(0, at.data(), &out, work.data());
        QCOMPARE(out, std::sin(0.5));
        at[2] = 0.9;
        p.stages.evaluate(2, at.data(), &out, work.data());
        QCOMPARE(out, 2.0 * std::sin(0.5) + std::cos(0.5));
    }

    void evaluationAllocatesNothing() {
        Parts p;
        p.parts[0].outputs = {p.c.graph.parse("sin(z)*x").value(), p.c.graph.parse("y").value()};
        p.parts[3].outputs = {p.c.graph.parse("cos(z)*x").value()};
        p.compile();
        std::vector<double> work(p.stages.workspace_size() + 1);
        const Calculator::Values at{1.0, 2.0, 3.0, 4.0};
        double out[2];
        const long before = saltus::testing::allocations;
        p.stages.prepare(at.data(), work.data());
        for (const std::size_t part : {0u, 1u, 2u, 3u}) p.stages.evaluate(part, at.data(), out, work.data());
        QCOMPARE(saltus::testing::allocations.load() - before, 0L);
        QCOMPARE(out[1], 2.0);
    }

    void whatIsNotFiniteIsExplained() {
        Parts p;
        p.parts[0].outputs = {p.c.graph.parse("x + z").value()};
        p.parts[3].outputs = {p.c.graph.parse("1/(z - 3)").value()};
        p.compile();
        const double in[] = {1, 1, 3, 1};
        const auto why = p.stages.explain(in);
        QVERIFY(why.has_value());
        QVERIFY2(why->message.find("division by zero") != std::string::npos, why->text().c_str());
        const double fine[] = {1, 1, 2, 1};
        QVERIFY(!p.stages.explain(fine));
    }
};

QTEST_APPLESS_MAIN(TestFormulaStages)
#include "test_formula_stages.moc"
