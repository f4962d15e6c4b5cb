// SPDX-License-Identifier: GPL-3.0-or-later
// What conditions a formula has, their cells and residuals.
#include "calculator.h"
#include "tests/processor_time.h"
#include "ways.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <numbers>

using namespace saltus;
using namespace saltus::formula;
using Kind = Condition::Kind;
using AtZero = Condition::AtZero;

namespace {

struct Listed {
    Calculator c;
    Conditions conditions;
    std::vector<Expr> outputs;
    DecidingTape deciding;

    explicit Listed(std::initializer_list<const char*> formulas) {
        for (const char* text : formulas)
            outputs.push_back(c.graph.parse(text, Place{"cam.saltus", 8, 1, "expressions.c"}).value());
        conditions.add(c.graph, outputs);
        deciding = conditions.decide(c.graph, outputs, c.symbols);
    }
    std::vector<double> decide(const Calculator::Values& at) const {
        std::vector<double> out(2 * conditions.size()), workspace(deciding.workspace_size() + 1);
        deciding.evaluate(at.data(), nullptr, out.data(), workspace.data());
        return out;
    }
    double cell(const Calculator::Values& at, std::size_t k = 0) const { return decide(at)[k]; }
    bool active(const Calculator::Values& at, std::size_t k) const { return decide(at)[conditions.size() + k] == 1.0; }
    std::string active(const Calculator::Values& at) const {
        std::string found;
        for (std::size_t k = 0; k < conditions.size(); ++k)
            if (active(at, k)) found += (found.empty() ? "" : "; ") + conditions[k].text;
        return found;
    }
};

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

} // namespace

class TestFormulaConditions : public QObject {
    Q_OBJECT

private slots:
    void eachOperationThatSwitchesIsListed_data() {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<AtZero>("atZero");
        QTest::addColumn<QString>("residual");
        const auto row = [](const char* text, Kind kind, AtZero at_zero, const char* residual) {
            QTest::newRow(text) << kind << at_zero << QString(residual);
        };
        row("if(x < 1, y, z)", Kind::comparison, AtZero::above, "x - 1");
        row("if(x <= 1, y, z)", Kind::comparison, AtZero::below, "x - 1");
        row("if(x > 1, y, z)", Kind::comparison, AtZero::below, "x - 1");
        row("if(x >= 1, y, z)", Kind::comparison, AtZero::above, "x - 1");
        row("if(x < y, y, z)", Kind::comparison, AtZero::above, "x - y");
        row("if(y < x, y, z)", Kind::comparison, AtZero::above, "y - x");
        row("if(x == y, y, z)", Kind::comparison, AtZero::its_own, "x - y");
        row("if(x, y, z)", Kind::truth, AtZero::its_own, "x");
        row("if(not x, y, z)", Kind::truth, AtZero::its_own, "x");
        row("2 + (x < 0)", Kind::comparison, AtZero::above, "x");
        row("abs(x - 2)", Kind::abs, AtZero::its_own, "x - 2");
        row("sign(x*y)", Kind::sign, AtZero::its_own, "x*y");
        row("min(x, 3)", Kind::min, AtZero::below, "x - 3");
        row("max(x, y)", Kind::max, AtZero::above, "x - y");
        row("atan2(x, y)", Kind::atan2, AtZero::its_own, "x");
        row("floor(x*y)", Kind::floor, AtZero::its_own, "x*y");
        row("mod(x, 3)", Kind::mod, AtZero::its_own, "x/3");
        row("ceil(x)", Kind::ceil, AtZero::its_own, "x");
        row("round(x)", Kind::round, AtZero::its_own, "x");
    }
    void eachOperationThatSwitchesIsListed() {
        QFETCH(Kind, kind);
        QFETCH(AtZero, atZero);
        QFETCH(QString, residual);
        Listed listed{QTest::currentDataTag()};
        QCOMPARE(listed.conditions.size(), 1u);
        const Condition& condition = listed.conditions[0];
        QCOMPARE(condition.kind, kind);
        QCOMPARE(condition.at_zero, atZero);
        QCOMPARE(QString::fromStdString(listed.c.graph.text(condition.residual)), residual);
        QCOMPARE(condition.place.line, 8);
    }

    void smoothFormulasHaveNone() {
        Listed listed{"sin(x)*exp(y)/sqrt(z^2 + 1) + atan(x) + cbrt(y) + hypot(x, y) + x^y", "3", "t"};
        QCOMPARE(listed.conditions.size(), 0u);
        QVERIFY(listed.decide({1, 1, 1, 1}).empty());
    }

    void aConditionTellsItsTextAndPlace() {
        Listed listed{"1 + abs(x - y)", "if(x + 1 < y, 1, 2) + clamp(z, -1, 1)"};
        QCOMPARE(listed.conditions.size(), 4u);
        QCOMPARE(listed.conditions[0].text, std::string("abs(x - y)"));
        QCOMPARE(listed.conditions[0].place.column, 5);
        QCOMPARE(listed.conditions[1].text, std::string("x + 1 < y"));
        QCOMPARE(listed.conditions[1].place.column, 10);
        QCOMPARE(listed.conditions[2].text, std::string("max(z, -1)"));
        QCOMPARE(listed.conditions[3].text, std::string("min(max(z, -1), 1)"));
        std::string longest = "abs(0";
        for (int i = 0; i < 100; ++i) longest += " + sin(" + std::to_string(i) + "*x)";
        Listed large{(longest + ")").c_str()};
        QCOMPARE(large.conditions[0].text.size(), 80u);
    }

    void whatHasOneResidualIsOneCondition() {
        Listed listed{"abs(x - y)", "sign(x - y)", "if(x < y, 1, 2)", "if(y >= x, 1, 2)",
                      "min(x, y)",  "max(y, x)",   "if(x == y, 3, 4)"};
        // x - y as a number compared with 0 and x compared with y: two, since differences may be rounded elsewhere.
        QCOMPARE(listed.conditions.size(), 2u);
        Listed halves{"mod(x, y)", "floor(x/y)"};
        QCOMPARE(halves.conditions.size(), 1u);
    }

    void derivativesBringNoConditionsOfTheirOwn() {
        for (const char* text : {"abs(x*y)", "min(x, y)*max(x*x, y)", "if(x < y, x^2, y^3)", "mod(x*y, 3)",
                                 "atan2(x, y)", "sign(x)*floor(y)"}) {
            Listed listed{text};
            const std::size_t before = listed.conditions.size();
            std::vector<Expr> more{listed.c.graph.derivative(listed.outputs[0], listed.c.symbols[0]).value()};
            more.push_back(listed.c.graph.derivative(more[0], listed.c.symbols[1]).value());
            listed.conditions.add(listed.c.graph, more);
            QVERIFY2(listed.conditions.size() == before, text);
        }
    }

    void whatIsMadeOfConditionsIsNone() {
        Listed listed{"if(floor(x) == 2 or not (sign(y) > 0), 1, 2) + max(floor(x), sign(y)) + floor(sign(y)/2)"};
        QCOMPARE(listed.conditions.size(), 2u);
        QCOMPARE(listed.conditions[0].kind, Kind::floor);
        QCOMPARE(listed.conditions[1].kind, Kind::sign);
    }

    void cellsAreTheSignsAndTheWholeNumbers() {
        Listed listed{"if(x < 1, 1, 2)", "floor(y)", "ceil(y)", "round(y)", "mod(y, 0.25)"};
        const auto at = [&](double x, double y) {
            auto all = listed.decide({x, y, 0, 0});
            all.resize(listed.conditions.size());
            return all;
        };
        QCOMPARE(at(0.5, 2.5), (std::vector<double>{-1, 2, 3, 3, 10}));
        QCOMPARE(at(1, 2), (std::vector<double>{0, 2, 2, 2, 8}));
        QCOMPARE(at(7, -2.5), (std::vector<double>{1, -3, -2, -3, -10}));
        QVERIFY(std::isnan(listed.cell({kNan, 0, 0, 0})));
        QCOMPARE(listed.cell({std::numeric_limits<double>::infinity(), 0, 0, 0}), 1.0);
    }

    void infinitiesAreEqualToThemselves() {
        Listed listed{"if(x < y, 1, 2)"};
        constexpr double inf = std::numeric_limits<double>::infinity();
        QCOMPARE(listed.cell({inf, inf, 0, 0}), 0.0);
        QCOMPARE(listed.cell({-inf, inf, 0, 0}), -1.0);
        QCOMPARE(listed.cell({1e308, -1e308, 0, 0}), 1.0);
    }

    // Neighbours among the smallest numbers: their difference is one of them.
    void theSmallestDifferenceDecides() {
        Listed listed{"if(x < y, 1, 2)"};
        constexpr double least = std::numeric_limits<double>::denorm_min();
        QCOMPARE(listed.cell({0, least, 0, 0}), -1.0);
        QCOMPARE(listed.cell({2 * least, least, 0, 0}), 1.0);
        QCOMPARE(listed.cell({1.0, std::nextafter(1.0, 2.0), 0, 0}), -1.0);
    }

    void nestedConditionsAreActiveInTheirBranchAlone() {
        Listed listed{"if(x < 0, abs(y), if(y < 1, floor(z), 3))"};
        QCOMPARE(listed.active({-1, 0, 0, 0}), std::string("x < 0; abs(y)"));
        QCOMPARE(listed.active({1, 0, 0, 0}), std::string("x < 0; y < 1; floor(z)"));
        QCOMPARE(listed.active({1, 2, 0, 0}), std::string("x < 0; y < 1"));
        Listed pieces{"piecewise(x < 0, 1, x < 1, 2, x < 2, x, 4)"};
        QCOMPARE(pieces.active({-1, 0, 0, 0}), std::string("x < 0"));
        QCOMPARE(pieces.active({0.5, 0, 0, 0}), std::string("x < 0; x < 1"));
        QCOMPARE(pieces.active({5, 0, 0, 0}), std::string("x < 0; x < 1; x < 2"));
    }

    void andAndOrAskTheSecondOnlyWhereItCounts() {
        Listed both{"if(x < 0 and y < 0, 1, 2)"};
        QCOMPARE(both.active({-1, 5, 0, 0}), std::string("x < 0; y < 0"));
        QCOMPARE(both.active({1, -5, 0, 0}), std::string("x < 0"));
        Listed either{"if(x < 0 or y < 0, 1, 2)"};
        QCOMPARE(either.active({-1, 5, 0, 0}), std::string("x < 0"));
        QCOMPARE(either.active({1, -5, 0, 0}), std::string("x < 0; y < 0"));
    }

    void residualsKeepTheirConditionsActive() {
        Listed listed{"if(abs(x) < y, 1, 2)"};
        QCOMPARE(listed.conditions.size(), 2u);
        QCOMPARE(listed.active({1, 5, 0, 0}), std::string("abs(x); abs(x) < y"));
    }

    void theJointsOfAPiecewiseFunctionAreListed() {
        Listed listed{"piecewise(x*y < 1.5, 1, x*y <= 4, x, 7 > x*y, 2, max(x*y, x))"};
        QCOMPARE(listed.conditions.size(), 4u);
        const Expr quantity = listed.c.graph.parse("x*y").value();
        std::vector<double> joints;
        for (std::size_t k = 0; k < 3; ++k) {
            QVERIFY(listed.conditions[k].quantity == quantity);
            joints.push_back(listed.conditions[k].joint);
        }
        QCOMPARE(joints, (std::vector<double>{1.5, 4, 7}));
        QVERIFY(listed.conditions[3].quantity == listed.conditions[3].residual);
        QCOMPARE(listed.conditions[3].joint, 0.0);
    }

    void whatNoOutputNeedsIsNeverActive() {
        Listed listed{"abs(x)"};
        const Expr other = listed.c.graph.parse("abs(y)").value();
        listed.conditions.add(listed.c.graph, std::span(&other, 1));
        listed.deciding = listed.conditions.decide(listed.c.graph, listed.outputs, listed.c.symbols);
        QCOMPARE(listed.conditions.size(), 2u);
        QCOMPARE(listed.active({1, 1, 1, 1}), std::string("abs(x)"));
        QVERIFY(std::isnan(listed.cell({1, 1, 1, 1}, 1)));
    }

    void intervalsAreThoseOfTheOperations() {
        Listed listed{"x < 1", "floor(x)", "ceil(x)", "round(x)", "mod(x, 3)"};
        for (const double x :
             {-2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 7.0}) {
            const std::vector<double> cells = listed.decide({x, 0, 0, 0});
            const double residual[] = {x - 1, x, x, x, x / 3};
            for (std::size_t k = 0; k < 5; ++k) {
                const auto interval = listed.conditions[k].interval(cells[k]);
                const double r = residual[k];
                const bool inside = (r > interval.lower || (interval.with_lower && r == interval.lower)) &&
                                    (r < interval.upper || (interval.with_upper && r == interval.upper));
                QVERIFY2(inside, qPrintable(QString("%1: %2 in cell %3").arg(k).arg(r).arg(cells[k])));
            }
        }
    }

    // On an edge the motion decides: the cell of a point a moment later.
    void aMotionGoesOnInTheCellThatItEnters() {
        Listed listed{"sign(x)", "floor(x)", "ceil(x)", "round(x)"};
        for (const double x : {-1.5, -1.0, -0.5, 0.0, 0.25, 0.5, 1.0, 1.5, 2.0})
            for (const double rate : {-1.0, 0.0, 1.0})
                for (const double second : {-1.0, 1.0}) {
                    constexpr double moment = 1e-6;
                    const double later = x + rate * moment + 0.5 * second * moment * moment;
                    const std::vector<double> now = listed.decide({x, 0, 0, 0}), then = listed.decide({later, 0, 0, 0});
                    for (std::size_t k = 0; k < listed.conditions.size(); ++k)
                        QCOMPARE(listed.conditions[k].onward(now[k], x, rate, second), then[k]);
                }
        QCOMPARE(listed.conditions[0].onward(0.0, 0.0, 0.0, 0.0), 0.0);
        QCOMPARE(listed.conditions[0].onward(1.0, 1e-9, -3.0), 1.0);
    }

    // At x = 1 exactly, on the way down: the branch below becomes active, and its conditions get their cells.
    void aGivenCellDecidesWhatComesIntoPlay() {
        Listed listed{"if(x < 1, abs(y)*floor(x + 0.5), 2)"};
        QCOMPARE(listed.conditions.size(), 3u);
        std::vector<double> workspace(listed.deciding.workspace_size()), out(6);
        const double at[] = {1.0, -3.0, 0, 0};
        listed.deciding.evaluate(at, nullptr, out.data(), workspace.data());
        const auto number_of = [&](const char* text) {
            std::size_t k = 0;
            while (listed.conditions[k].text != text) ++k;
            return k;
        };
        const std::size_t x = number_of("x < 1"), y = number_of("abs(y)"), whole = number_of("floor(x + 0.5)");
        QCOMPARE(out[x], 0.0);
        QCOMPARE(out[3 + y] + out[3 + whole], 0.0);
        std::vector<double> given(3, kNan);
        given[x] = listed.conditions[x].onward(out[x], 0.0, -1.0);
        listed.deciding.evaluate(at, given.data(), out.data(), workspace.data());
        QCOMPARE(out[x], -1.0);
        QCOMPARE(out[y], -1.0);
        QCOMPARE(out[whole], 1.0);
        QCOMPARE(out[3 + y] + out[3 + whole], 2.0);
    }

    void residualsAreDifferentiatedLikeAnyOutput() {
        Graph graph;
        const Symbol t = graph.add_symbol("t", SymbolKind::time).value(),
                     q = graph.add_symbol("q", SymbolKind::state).value(),
                     v = graph.add_symbol("v", SymbolKind::state).value(),
                     a = graph.add_symbol("a", SymbolKind::state).value();
        graph.set_rate(q, graph.symbol(v));
        graph.set_rate(v, graph.symbol(a));
        const Expr force = graph.parse("max(0, q^2 - 0.1*sin(3*t))").value();
        Conditions conditions;
        conditions.add(graph, std::span(&force, 1));
        QCOMPARE(conditions.size(), 1u);
        const Expr rate = graph.total_time_derivative(conditions[0].residual).value();
        const Expr guards[] = {conditions[0].residual, rate, graph.total_time_derivative(rate).value()};
        const Symbol inputs[] = {t, q, v, a};
        const FrozenTape tape = conditions.freeze(graph, guards, inputs);
        const double in[] = {0.4, 1.5, -2.0, 0.7};
        const double cell = 1.0;
        double out[3];
        std::vector<double> workspace(tape.workspace_size() + 1);
        tape.evaluate(in, &cell, out, workspace.data());
        const auto near_to = [](double got, double wanted) { return std::abs(got - wanted) < 1e-14; };
        QVERIFY(near_to(out[0], 1.5 * 1.5 - 0.1 * std::sin(1.2)));
        QVERIFY(near_to(out[1], 2 * 1.5 * -2.0 - 0.3 * std::cos(1.2)));
        QVERIFY(near_to(out[2], 2 * 4.0 + 2 * 1.5 * 0.7 + 0.9 * std::sin(1.2)));
    }

    void outputsTellWhichConditionsTheyHangOn() {
        Listed listed{"abs(x) + 1", "sign(x)*y",       "if(x < 0, x, 2*x)", "if(abs(x) < y, 1, 2)",
                      "y",          "if(x < 0, 1, 2)", "sin(max(0, x)*y)"};
        // 0: the sign of x, 1: abs(x) < y
        QCOMPARE(listed.conditions.size(), 2u);
        const auto uses = listed.conditions.uses(listed.c.graph, listed.outputs);
        using Uses = std::vector<Conditions::Use>;
        QCOMPARE(uses[0], (Uses{{0, Crossing::kink}}));
        QCOMPARE(uses[1], (Uses{{0, Crossing::jump}}));
        QCOMPARE(uses[2], (Uses{{0, Crossing::open}}));
        QCOMPARE(uses[3], (Uses{{0, Crossing::smooth}, {1, Crossing::jump}}));
        QCOMPARE(uses[4], Uses{});
        QCOMPARE(uses[5], (Uses{{0, Crossing::jump}}));
        QCOMPARE(uses[6], (Uses{{0, Crossing::kink}}));
    }

    // The profile of a cam is continuous at its joints, and its acceleration is not: seen from both sides at the joint.
    void theJumpAtAnEdgeIsTheDifferenceOfTwoFrozenBranches() {
        Listed listed{"if(x <= 1, x^2, 2*x - 1)"};
        const Symbol x = listed.c.symbols[0];
        std::vector<Expr> outputs = listed.outputs;
        outputs.push_back(listed.c.graph.derivative(outputs[0], x).value());
        outputs.push_back(listed.c.graph.derivative(outputs[1], x).value());
        const FrozenTape tape = listed.conditions.freeze(listed.c.graph, outputs, listed.c.symbols);
        std::vector<double> workspace(tape.workspace_size() + 1);
        const double in[] = {1, 0, 0, 0};
        double below[3], above[3];
        for (const auto& [cell, out] : {std::pair{-1.0, below}, std::pair{1.0, above}})
            tape.evaluate(in, &cell, out, workspace.data());
        QCOMPARE(above[0] - below[0], 0.0);
        QCOMPARE(above[1] - below[1], 0.0);
        QCOMPARE(above[2] - below[2], -2.0);
    }

    // Roots and broken powers of what is cut off at 0 go on as 0 beyond the edge; what is negative by the scene's own branches has no value.
    void rootsOfWhatIsCutOffGoOnBeyondTheEdge() {
        const auto beyond = [](const char* text, double at, double inside) { // with the cells of `inside`
            Calculator c;
            Conditions conditions;
            static_cast<void>(c.graph.parse("sqrt(-x) + (-x)^1.5")); // so the roots stand before the conditions
            const Expr expr = c.graph.parse(text).value();
            const FrozenTape tape = conditions.freeze(c.graph, std::span(&expr, 1), c.symbols);
            std::vector<double> workspace(tape.workspace_size() + 1), cells(conditions.size());
            const double in[] = {at, 0, 0, 0}, there[] = {inside, 0, 0, 0};
            const DecidingTape decide = conditions.decide(c.graph, std::span(&expr, 1), c.symbols);
            std::vector<double> room(decide.workspace_size() + 1), found(2 * cells.size() + 1);
            std::fill(cells.begin(), cells.end(), std::nan(""));
            decide.evaluate(there, cells.data(), found.data(), room.data());
            for (std::size_t k = 0; k < cells.size(); ++k) cells[k] = std::isnan(found[k]) ? 1.0 : found[k];
            double out = 0;
            tape.evaluate(in, cells.data(), &out, workspace.data());
            return out;
        };
        for (const char* const text : {"max(0, -x)^1.5", "if(x < 0, (-x)^1.5, 0)", "piecewise(x > 0, 0, x > -9, (-x)^1.5, 7)", "((abs(x) - x)/2)^1.5", "max(0, -x)*sqrt(max(0, -x))",
                                       "if(x < 0, if(x > -9, (-x)^1.5, 7), 0)", "max(0, -x)*if(x < 0, sqrt(-x), 0)"}) {
            QCOMPARE(beyond(text, -4, -4), 8.0);
            QVERIFY2(beyond(text, 1e-3, -4) == 0.0, text);
        }
        for (const char* const text : {"sqrt(-x)", "sqrt(abs(x) - 2)", "if(x < 3, sqrt(-x), 0)", "max(0, y) + sqrt(-x)", "if(x < 3, sqrt(-x), sqrt(-x))"}) QVERIFY2(std::isnan(beyond(text, 1, -4)), text);
    }

    void hostileFormulasEnd() {
        const double begin = saltus::testing::processor_seconds();
        std::string sum = "0", deep = "x", also = "1";
        for (int i = 0; i < 5000; ++i)
            sum += " + max(x*y, " + std::to_string(i) + ")*floor(z*" + std::to_string(i) + ")";
        for (int i = 0; i < 150; ++i) deep = "abs(" + deep + " - " + std::to_string(i) + ")*sign(y)";
        for (int i = 0; i < 2000; ++i) also += " and x*y < " + std::to_string(i);
        for (const std::string& text : {sum, deep, "if(" + also + ", x, y)"}) {
            Calculator c;
            const auto expr = c.graph.parse(text);
            QVERIFY(expr.has_value());
            const Ways ways(c.graph, {*expr}, c.symbols);
            const double in[] = {0.3, -1.5, 2.25, 0};
            QVERIFY(ways.count > 100);
            QVERIFY2(ways.disagreement(in).empty(), ways.disagreement(in).c_str());
        }
        Calculator c; // two families on the same conditions: 2^50 pairs of branches
        QVERIFY(c.graph.add_definition("a0", "x") && c.graph.add_definition("b0", "y"));
        for (int i = 1; i <= 50; ++i) {
            const std::string n = std::to_string(i), p = std::to_string(i - 1), condition = "x > " + n;
            QVERIFY(c.graph.add_definition("a" + n, "if(" + condition + ", a" + p + ", b" + p + ")"));
            QVERIFY(c.graph.add_definition("b" + n, "if(" + condition + ", b" + p + ", a" + p + ")"));
        }
        const Ways ways(c.graph, {c.graph.parse("a50*b50 + a49").value()}, c.symbols);
        const double in[] = {10.5, 3, 0, 0};
        QCOMPARE(ways.count, 50u);
        QVERIFY2(ways.disagreement(in).empty(), ways.disagreement(in).c_str());
        const double took = saltus::testing::processor_seconds() - begin;
        QVERIFY2(took < 20.0, qPrintable(QString::number(took)));
    }

    void manyConditionsAreFoundAndDecidedSoon() {
        std::string text = "piecewise(";
        for (int i = 0; i < 3000; ++i) text += "x < " + std::to_string(i) + ", sin(x)*" + std::to_string(i) + ", ";
        Listed listed{(text + "0)").c_str()};
        QCOMPARE(listed.conditions.size(), 3000u);
        const auto decided = listed.decide({1500.5, 0, 0, 0});
        QCOMPARE(decided[1500], 1.0);
        QCOMPARE(decided[1501], -1.0);
        QVERIFY(std::isnan(decided[1502]));
        QCOMPARE(listed.conditions.uses(listed.c.graph, listed.outputs)[0].size(), 3000u);
    }
};

QTEST_APPLESS_MAIN(TestFormulaConditions)
#include "test_formula_conditions.moc"
