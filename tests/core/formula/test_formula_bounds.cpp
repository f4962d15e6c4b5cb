// SPDX-License-Identifier: GPL-3.0-or-later
// Bounds hold the formula at every point within them, and come to it as the inputs' widths fall.
#include "core/formula/bounds.h"
#include "calculator.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace saltus::formula;

namespace {

struct Bounded {
    Calculator c;
    Conditions conditions;
    FrozenTape frozen;
    DecidingTape deciding;
    Bounds bounds;

    explicit Bounded(const char* text) {
        const Expr expr = c.graph.parse(text).value();
        frozen = conditions.freeze(c.graph, std::span(&expr, 1), c.symbols);
        deciding = conditions.decide(c.graph, std::span(&expr, 1), c.symbols);
        bounds = Bounds(frozen);
    }
    std::vector<double> cells(const Calculator::Values& at) const {
        std::vector<double> out(2 * conditions.size() + 1), work(deciding.workspace_size() + 1);
        deciding.evaluate(at.data(), nullptr, out.data(), work.data());
        for (double& cell : out)
            if (std::isnan(cell)) cell = 0.0;
        return out;
    }
    double value(const Calculator::Values& at, const std::vector<double>& cells) const {
        double out = 0.0;
        std::vector<double> work(frozen.workspace_size() + 1);
        frozen.evaluate(at.data(), cells.data(), &out, work.data());
        return out;
    }
    Range within(const std::array<Range, 4>& in, const std::vector<double>& cells) {
        Range out;
        bounds.evaluate(in.data(), cells.data(), &out);
        return out;
    }
};

const char* const kFormulas[] = {
    "x + y - 2*z", "x*y*z", "x/y", "x^2 - y^3 + z^4", "x^-2", "y^-3", "abs(x)^y", "(x^2 + 0.1)^z", "sin(3*x)*cos(5*y)", "tan(x)", "asin(x/5)", "acos(y/5)", "atan(x*y)", "sinh(x) + cosh(y) - tanh(z)",
    "asinh(x) + acosh(1 + y^2) + atanh(z/5)", "exp(-(x/0.1)^2)", "log(1 + x^2) - log10(0.5 + y^2)", "sqrt(x^2 + y^2) - cbrt(z)", "atan2(x, y)", "hypot(x, y) - 1", "min(x, y) + max(y, z)", "mod(x, 0.7)", "floor(2*x) + ceil(y) - round(z)",
    "if(x < y, x, -y)", "if(x < 0 and y > 0 or not (z == 0), sign(z), abs(y))", "piecewise(x < -1, 1, x < 1, x^2, 3)", "sin(t)^2 + cos(t)^2", "1e3*sin(1e3*t)", "x - x + y/y"};

} // namespace

class TestFormulaBounds : public QObject {
    Q_OBJECT

private slots:
    void aFormulaStaysWithinItsBounds_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : kFormulas) QTest::newRow(text) << text;
    }
    void aFormulaStaysWithinItsBounds() {
        QFETCH(QString, text);
        Bounded formula(qPrintable(text));
        std::mt19937 random(7);
        std::uniform_real_distribution<double> place(-3.0, 3.0), part(0.0, 1.0);
        for (int trial = 0; trial < 400; ++trial) {
            const double width = std::pow(10.0, -6.0 * part(random));
            std::array<Range, 4> in;
            Calculator::Values middle;
            for (std::size_t i = 0; i < 4; ++i) {
                const double low = place(random);
                in[i] = {low, low + width * part(random)};
                middle[i] = 0.5 * (in[i].low + in[i].high);
            }
            const auto cells = formula.cells(middle);
            const Range bounds = formula.within(in, cells);
            QVERIFY(bounds.low <= bounds.high);
            for (int point = 0; point < 50; ++point) {
                Calculator::Values at;
                for (std::size_t i = 0; i < 4; ++i) at[i] = std::clamp(in[i].low + (point < 16 ? double(point >> i & 1) : part(random)) * (in[i].high - in[i].low), in[i].low, in[i].high);
                const double value = formula.value(at, cells);
                QVERIFY2(bounds.low <= value && value <= bounds.high, qPrintable(QString("%1 not in [%2, %3]").arg(value, 0, 'g', 17).arg(bounds.low, 0, 'g', 17).arg(bounds.high, 0, 'g', 17)));
            }
        }
    }

    // Of a point: the value to its last digits; around one: ten times nearer where the inputs are ten times nearer.
    void boundsCloseInOnThePoint_data() { aFormulaStaysWithinItsBounds_data(); }
    void boundsCloseInOnThePoint() {
        QFETCH(QString, text);
        Bounded formula(qPrintable(text));
        const Calculator::Values at = {0.4, 1.3, -0.7, 2.1};
        const auto cells = formula.cells(at);
        const auto around = [&](double width) {
            std::array<Range, 4> in;
            for (std::size_t i = 0; i < 4; ++i) in[i] = {at[i] - width, at[i] + width};
            return formula.within(in, cells);
        };
        const double value = formula.value(at, cells);
        const Range point = around(0.0);
        QVERIFY2(point.low <= value && value <= point.high && point.high - point.low <= 1e-9 * (1.0 + std::abs(value)), qPrintable(QString("[%1, %2]").arg(point.low).arg(point.high)));
        const Range near = around(1e-4), nearer = around(1e-5);
        QVERIFY(nearer.high - nearer.low <= 0.11 * (near.high - near.low) + 1e-9 * (1.0 + std::abs(value)));
    }

    void aNarrowBumpIsSeenFromAfar() {
        Bounded formula("0.5 - exp(-((t - 3.3)/1e-6)^2)");
        const Range all = formula.within({Range{}, Range{}, Range{}, Range{0.0, 10.0}}, {0.0}), before = formula.within({Range{}, Range{}, Range{}, Range{0.0, 3.2}}, {0.0});
        QVERIFY(all.low <= -0.5 && before.low > 0.49);
    }

    void whatNeedNotBeANumberIsAnything() {
        for (const char* text : {"1/x", "log(x)", "sqrt(x)", "asin(4*x)", "x^-1", "tan(4*x)", "x^y"}) {
            Bounded formula(text);
            const Range out = formula.within({Range{-1.0, 1.0}, Range{0.5, 0.6}, Range{}, Range{}}, {0.0});
            QVERIFY2(std::isinf(out.low) && std::isinf(out.high), text);
        }
    }

    void whatIsReadIsTold() {
        Bounded formula("x*sin(t)");
        const auto reads = formula.bounds.reads();
        QCOMPARE(std::vector<std::uint32_t>(reads.begin(), reads.end()), (std::vector<std::uint32_t>{0, 3}));
    }
};

QTEST_APPLESS_MAIN(TestFormulaBounds)
#include "test_formula_bounds.moc"
