// SPDX-License-Identifier: GPL-3.0-or-later
// One formula, evaluated by jumps, by selection and with given branches.
#include "calculator.h"
#include "cam.h"
#include "tests/counted_allocations.h"
#include "ways.h"

#include <QtTest>

#include <atomic>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>
#include <numbers>
#include <random>
#include <sstream>
#include <thread>

using saltus::testing::allocations;
using namespace saltus;
using namespace saltus::formula;

namespace {

constexpr double kInf = std::numeric_limits<double>::infinity(), kNan = std::numeric_limits<double>::quiet_NaN();

// Frozen values of formulas in x, y, z, t at given cells.
struct Frozen {
    Calculator c;
    Conditions conditions;
    std::vector<Expr> outputs;
    FrozenTape tape;

    explicit Frozen(const char* text) {
        outputs.push_back(c.graph.parse(text).value());
        tape = conditions.freeze(c.graph, outputs, c.symbols);
    }
    // Its first and second derivative by x with it.
    Frozen& with_derivatives() {
        for (std::size_t i = 0; i < 2; ++i) outputs.push_back(c.graph.derivative(outputs.back(), c.symbols[0]).value());
        tape = conditions.freeze(c.graph, outputs, c.symbols);
        return *this;
    }
    double operator()(const Calculator::Values& at, std::vector<double> cells, std::size_t output = 0) const {
        std::vector<double> out(outputs.size()), workspace(tape.workspace_size() + 1, kNan);
        tape.evaluate(at.data(), cells.data(), out.data(), workspace.data());
        return out[output];
    }
};

// Everything between quotation marks in the scenes.
std::vector<std::string> texts_of_gallery() {
    std::vector<std::string> texts;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(SALTUS_SOURCE_DIR "/scenes")) {
        if (entry.path().extension() != ".saltus") continue;
        std::ifstream file(entry.path());
        std::stringstream all;
        all << file.rdbuf();
        std::string text = all.str();
        for (std::size_t open = text.find('"'); open != text.npos;) {
            const std::size_t close = text.find('"', open + 1);
            if (close == text.npos) break;
            texts.push_back(text.substr(open + 1, close - open - 1));
            open = text.find('"', close + 1);
        }
    }
    std::sort(texts.begin(), texts.end());
    texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
    return texts;
}

// Names that the text uses become symbols until it parses, or it is no formula.
std::optional<Expr> parsed_with_its_names(Graph& graph, const std::string& text) {
    const std::pair<std::string, double> constants[] = {{"i", 3.0}};
    for (int tries = 0; tries < 40; ++tries) {
        auto parsed = graph.parse(text, {}, constants);
        if (parsed) return *parsed;
        const std::string& message = parsed.error().message;
        const std::size_t open = message.find('\''), close = message.find('\'', open + 1);
        if (close == message.npos || message.find("is not known") == message.npos) return std::nullopt;
        if (!graph.add_symbol(message.substr(open + 1, close - open - 1), SymbolKind::state)) return std::nullopt;
    }
    return std::nullopt;
}

// A formula of any operations, deeper and deeper.
std::string random_formula(std::mt19937& random, int depth) {
    const auto pick = [&](int n) { return std::uniform_int_distribution<int>(0, n - 1)(random); };
    const auto inner = [&] { return random_formula(random, depth - 1); };
    const auto condition = [&]() -> std::string {
        static const char* const kSigns[] = {" < ", " <= ", " > ", " >= ", " == ", " != "};
        const std::string plain = "(" + inner() + kSigns[pick(6)] + inner() + ")";
        switch (pick(6)) {
        case 0:
            return "(" + plain + " and " + inner() + " < 1)";
        case 1:
            return "(" + plain + " or " + inner() + " > y)";
        case 2:
            return "not " + plain;
        case 3:
            return inner();
        default:
            return plain;
        }
    };
    if (depth <= 0) {
        static const char* const kLeaves[] = {"x", "y", "z", "t", "0", "1", "2.5", "-0.5", "x", "y"};
        return kLeaves[pick(10)];
    }
    switch (pick(20)) {
    case 0:
        return "(" + inner() + " + " + inner() + ")";
    case 1:
        return "(" + inner() + " - " + inner() + ")";
    case 2:
        return inner() + "*" + inner();
    case 3:
        return "(" + inner() + ")/(" + inner() + ")";
    case 4:
        return "sin(" + inner() + ")";
    case 5:
        return "sqrt(" + inner() + ")";
    case 6:
        return "abs(" + inner() + ")";
    case 7:
        return "sign(" + inner() + ")";
    case 8:
        return "min(" + inner() + ", " + inner() + ")";
    case 9:
        return "max(" + inner() + ", " + inner() + ", " + inner() + ")";
    case 10:
        return "mod(" + inner() + ", " + inner() + ")";
    case 11:
        return "floor(" + inner() + ")";
    case 12:
        return "ceil(" + inner() + ")";
    case 13:
        return "round(" + inner() + ")";
    case 14:
        return "atan2(" + inner() + ", " + inner() + ")";
    case 15:
        return "clamp(" + inner() + ", -1, 1)";
    case 16:
        return "piecewise(" + condition() + ", " + inner() + ", " + condition() + ", " + inner() + ", " + inner() + ")";
    case 17:
        return "2*(0.25*" + inner() + ")/3";
    default:
        return "if(" + condition() + ", " + inner() + ", " + inner() + ")";
    }
}

// Signed zeros, whole numbers, halves and extremes as well as anything.
double random_number(std::mt19937& random) {
    static const double kSpecial[] = {0.0, -0.0,   1.0,   -1.0,   0.5,  -0.5,  2.0,
                                      2.5, 1e-310, 1e300, -1e300, kInf, -kInf, kNan};
    if (std::uniform_int_distribution<int>(0, 3)(random) == 0)
        return kSpecial[std::uniform_int_distribution<std::size_t>(0, std::size(kSpecial) - 1)(random)];
    return std::uniform_real_distribution<double>(-3.0, 3.0)(random);
}

std::vector<Expr> with_derivatives(Graph& graph, Expr expr, const std::vector<Symbol>& symbols) {
    std::vector<Expr> outputs{expr};
    for (const Symbol symbol : symbols)
        if (auto slope = graph.derivative(expr, symbol)) {
            outputs.push_back(*slope);
            if (auto second = graph.derivative(*slope, symbols.front())) outputs.push_back(*second);
        }
    if (auto rate = graph.total_time_derivative(expr)) outputs.push_back(*rate);
    return outputs;
}

} // namespace

class TestFormulaBranches : public QObject {
    Q_OBJECT

private slots:
    void everyFormulaOfTheGalleryAgrees() {
        std::mt19937 random(3);
        int formulas = 0, with_conditions = 0, compared = 0;
        for (const std::string& text : texts_of_gallery()) {
            Graph graph;
            static_cast<void>(graph.add_symbol("t", SymbolKind::time));
            for (const auto& function : cam::kFunctions) {
                std::string body = function[1];
                for (std::size_t at; (at = body.find("PI")) != body.npos;) body.replace(at, 2, "pi");
                static_cast<void>(graph.add_function(function[0], body));
            }
            const auto expr = parsed_with_its_names(graph, text);
            if (!expr || graph.constant_value(*expr)) continue;
            const std::vector<Symbol> symbols = graph.symbols_of(*expr);
            for (const Symbol symbol : symbols) graph.set_rate(symbol, graph.constant(0.7));
            const Ways ways(graph, with_derivatives(graph, *expr, symbols), symbols);
            ++formulas;
            with_conditions += ways.count > 0;
            std::vector<double> in(symbols.size()), near(symbols.size());
            for (int point = 0; point < 60; ++point) {
                for (std::size_t i = 0; i < in.size(); ++i) {
                    in[i] = random_number(random);
                    near[i] = in[i] + 1e-3 * random_number(random);
                }
                std::string found = ways.disagreement(in.data());
                if (found.empty()) found = ways.disagreement(in.data(), near.data(), compared);
                QVERIFY2(found.empty(), (text + ": " + found).c_str());
            }
        }
        QVERIFY2(formulas > 200 && with_conditions >= 10 && compared > 10000,
                 qPrintable(QString("%1, %2, %3").arg(formulas).arg(with_conditions).arg(compared)));
    }

    void randomFormulasAgree() {
        std::mt19937 random(17);
        int conditions = 0, compared = 0;
        for (int trial = 0; trial < 3000; ++trial) {
            Calculator c;
            const std::string text = random_formula(random, 1 + trial % 5);
            const auto expr = c.graph.parse(text);
            QVERIFY2(expr.has_value(), text.c_str());
            const bool derivatives = trial % 3 == 0 && text.size() < 200;
            const Ways ways(c.graph,
                            derivatives ? with_derivatives(c.graph, *expr, {c.symbols[0], c.symbols[1]})
                                        : std::vector<Expr>{*expr},
                            c.symbols);
            conditions += static_cast<int>(ways.count);
            for (int point = 0; point < 30; ++point) {
                Calculator::Values in, near;
                for (std::size_t i = 0; i < in.size(); ++i) {
                    in[i] = random_number(random);
                    near[i] = in[i] + 0.1 * random_number(random);
                }
                std::string found = ways.disagreement(in.data());
                if (found.empty()) found = ways.disagreement(in.data(), near.data(), compared);
                QVERIFY2(found.empty(), (text + ": " + found +
                                         QString(" at %1 %2 %3 %4")
                                             .arg(in[0], 0, 'g', 17)
                                             .arg(in[1], 0, 'g', 17)
                                             .arg(in[2], 0, 'g', 17)
                                             .arg(in[3], 0, 'g', 17)
                                             .toStdString())
                                            .c_str());
            }
        }
        QVERIFY2(conditions > 10000 && compared > 10000, qPrintable(QString("%1, %2").arg(conditions).arg(compared)));
    }

    // Value, first and second derivative of each branch, beyond the switch.
    void aFrozenBranchGoesOnBeyondItsSwitch_data() {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("cell");
        QTest::addColumn<QList<double>>("wanted");
        const auto row = [](const char* text, double x, double cell, double value, double slope, double second) {
            QTest::addRow("%s at %g in %g", text, x, cell) << x << cell << QList<double>{value, slope, second};
        };
        row("abs(x)", -0.5, 1, -0.5, 1, 0);
        row("abs(x)", 0.5, -1, -0.5, -1, 0);
        row("abs(x)*x", -0.5, 1, 0.25, -1, 2);
        row("sign(x)*x^2", 0.5, -1, -0.25, -1, -2);
        row("max(0, x)^2", -0.5, 1, 0.25, -1, 2);
        row("min(x^2, 1)", 3, -1, 9, 6, 2);
        row("min(x^2, 1)", 0.5, 1, 1, 0, 0);
        row("if(x < 1, x^3, -x)", 2, -1, 8, 12, 12);
        row("if(x < 1, x^3, -x)", 0, 1, 0, -1, 0);
        row("if(x >= 1, x^3, -x)", 0.5, 1, 0.125, 0.75, 3);
        row("floor(x) + x^2", 2.5, 1, 7.25, 5, 2);
        row("mod(x, 2)^2", 2.5, 0, 6.25, 5, 2);
        row("ceil(x)*x", 2.5, 2, 5, 2, 0);
        row("round(x)*x", 2.75, 2, 5.5, 2, 0);
        row("if(x == 1, 2, x^2)", 1, 1, 1, 2, 2);
        row("if(x, x^2, 7)", 0, 1, 0, 0, 2);
        row("sqrt(abs(x))", 4, 1, 2, 0.25, -0.03125);
    }
    void aFrozenBranchGoesOnBeyondItsSwitch() {
        QFETCH(double, x);
        QFETCH(double, cell);
        QFETCH(QList<double>, wanted);
        const std::string text = QString(QTest::currentDataTag()).section(" at ", 0, 0).toStdString();
        Frozen frozen(text.c_str());
        QCOMPARE(frozen.conditions.size(), 1u);
        frozen.with_derivatives();
        QCOMPARE(frozen.conditions.size(), 1u);
        for (int i = 0; i < 3; ++i) {
            const double got = frozen({x, 0, 0, 0}, {cell}, static_cast<std::size_t>(i));
            QVERIFY2(std::abs(got - wanted[i]) <= 1e-15,
                     qPrintable(QString("%1: %2, not %3").arg(i).arg(got).arg(wanted[i])));
        }
    }

    // The derivatives of every frozen branch against differences of that branch, across its switch.
    void derivativesOfFrozenBranchesAreThoseOfTheBranch() {
        std::mt19937 random(8);
        int compared = 0;
        for (const char* text :
             {"abs(x - y)*sin(x)", "min(x*y, x^2)*max(x, sin(y))", "mod(x*y, 0.7)*x", "atan2(x - 0.2, y - 3)",
              "if(x < 0.3, x^3, cos(x))*abs(y*x)", "piecewise(x < 0, x, x < 0.4, x^2, exp(x))",
              "floor(3*x)*x^2 + round(x)*sin(x)", "if(abs(x) < 0.5 and y > 0, x^2, sin(x*y))",
              "clamp(x^3, -0.2, 0.2)*y", "sign(x)*sqrt(x^2 + 1) + ceil(y*x)*x"}) {
            Frozen frozen(text);
            frozen.with_derivatives();
            const DecidingTape deciding = frozen.conditions.decide(frozen.c.graph, frozen.outputs, frozen.c.symbols);
            std::vector<double> workspace(deciding.workspace_size() + 1), cells(2 * frozen.conditions.size());
            for (int point = 0; point < 100; ++point) {
                std::uniform_real_distribution<double> any(-1.0, 1.0);
                const double y = any(random), x = any(random), h = 1e-3;
                const double start[] = {any(random), y, 0, 0}; // cells of some other x
                deciding.evaluate(start, nullptr, cells.data(), workspace.data());
                const auto f = [&](double at, std::size_t i) { return frozen({at, y, 0, 0}, cells, i); };
                if (!std::isfinite(f(x - 2 * h, 0) + f(x + 2 * h, 0) + f(x, 2))) continue; // never active there
                for (std::size_t i = 0; i < 2; ++i) {
                    const double difference =
                        (8 * (f(x + h, i) - f(x - h, i)) - (f(x + 2 * h, i) - f(x - 2 * h, i))) / (12 * h);
                    QVERIFY2(std::abs(difference - f(x, i + 1)) < 2e-8,
                             qPrintable(QString("%1, derivative %2 at %3, %4: %5, not %6")
                                            .arg(text)
                                            .arg(i + 1)
                                            .arg(x)
                                            .arg(y)
                                            .arg(f(x, i + 1))
                                            .arg(difference)));
                    ++compared;
                }
            }
        }
        QVERIFY(compared > 1000);
    }

    // A wave's rate and its rate's rate, held in the branch of an earlier time.
    void totalTimeDerivativesStayInTheirBranch() {
        Graph graph;
        const Symbol t = graph.add_symbol("t", SymbolKind::time).value();
        std::vector<Expr> outputs{graph.parse("abs(sin(t))*min(t, 2)").value()};
        for (int i = 0; i < 2; ++i) outputs.push_back(graph.total_time_derivative(outputs.back()).value());
        Conditions conditions;
        const FrozenTape tape = conditions.freeze(graph, outputs, std::span(&t, 1));
        QCOMPARE(conditions.size(), 2u);
        std::vector<double> workspace(tape.workspace_size() + 1);
        const double at = 4.0, cells[] = {1.0, -1.0}; // sin(t) > 0, t < 2: the function sin(t)*t
        double out[3];
        tape.evaluate(&at, cells, out, workspace.data());
        QVERIFY(std::abs(out[0] - std::sin(at) * at) < 1e-14);
        QVERIFY(std::abs(out[1] - (std::cos(at) * at + std::sin(at))) < 1e-14);
        QVERIFY(std::abs(out[2] - (2 * std::cos(at) - std::sin(at) * at)) < 1e-14);
    }

    void anAngleGoesOnOverItsCut() {
        Frozen angle("atan2(x, y)");
        for (double a = 0.6 * std::numbers::pi; a < 1.45 * std::numbers::pi; a += 0.01) {
            QVERIFY(std::abs(angle({std::sin(a), std::cos(a), 0, 0}, {1.0}) - a) < 1e-14);
            QVERIFY(std::abs(angle({-std::sin(a), std::cos(a), 0, 0}, {-1.0}) + a) < 1e-14);
        }
    }

    void whatIsNotTakenDoesNotPolluteWhatIs() {
        for (const char* text :
             {"if(x > 0, sqrt(x), -1)", "if(x > 0, 1/x, 2)", "if(x > 0, log(x), x^2)", "min(x, if(x > 0, sqrt(x), 5))",
              "if(x > 0, log(x), 0)*3", "2*(if(x > 0, exp(1000*x), 4) - 1)"}) {
            Calculator c;
            const std::vector<Expr> outputs{c.graph.parse(text).value()};
            const Ways ways(c.graph, outputs, c.symbols);
            for (const double x : {-1.0, -0.0, 0.0, 0.25, 2.0}) {
                const double in[] = {x, 0, 0, 0};
                QVERIFY2(ways.disagreement(in).empty(), ways.disagreement(in).c_str());
                if (x < 0) QVERIFY2(std::isfinite(ways.values(ways.selecting, in)[0]), text);
            }
        }
    }

    void anErrorDoesNotVanishInAMinimum() {
        Frozen least("min(x, y)"), most("max(x, y)");
        QVERIFY(std::isnan(least({kNan, 1, 0, 0}, {kNan})));
        QVERIFY(std::isnan(most({1, kNan, 0, 0}, {kNan})));
    }

    void zerosKeepTheirSigns() {
        for (const char* text : {"abs(x)", "sign(x)", "floor(x)", "ceil(x)", "round(x)", "min(x, y)", "max(x, y)",
                                 "mod(x, 2)", "atan2(x, y)", "abs(x)*y", "min(x, 0)", "max(0, x)"}) {
            Calculator c;
            const Ways ways(c.graph, {c.graph.parse(text).value()}, c.symbols);
            for (const double x : {0.0, -0.0, 1.0, -1.0, -0.25})
                for (const double y : {0.0, -0.0, 1.0, -1.0}) {
                    const double in[] = {x, y, 0, 0};
                    const std::string found = ways.disagreement(in);
                    QVERIFY2(found.empty(), (text + (": " + found)).c_str());
                }
        }
    }

    // Two tapes over one list of conditions: the values and the slopes of a right side, with one array of cells.
    void severalTapesShareTheirCells() {
        Calculator c;
        Conditions conditions;
        const Expr first = c.graph.parse("if(x < 1, abs(y), 2)").value(),
                   second = c.graph.parse("max(0, z)*abs(y)").value();
        const FrozenTape one = conditions.freeze(c.graph, std::span(&first, 1), c.symbols),
                         two = conditions.freeze(c.graph, std::span(&second, 1), c.symbols);
        QCOMPARE(conditions.size(), 3u);
        const Expr both[] = {first, second};
        const DecidingTape deciding = conditions.decide(c.graph, both, c.symbols);
        std::vector<double> workspace(64), cells(6);
        const double in[] = {0.5, -2.0, 3.0, 0};
        double a = 0.0, b = 0.0;
        deciding.evaluate(in, nullptr, cells.data(), workspace.data());
        one.evaluate(in, cells.data(), &a, workspace.data());
        two.evaluate(in, cells.data(), &b, workspace.data());
        QCOMPARE(a, 2.0);
        QCOMPARE(b, 6.0);
    }

    void aFrozenValueThatIsNotFiniteIsExplained() {
        Calculator c;
        Conditions conditions;
        const Expr expr =
            c.graph.parse("1 + if(x < 5, sqrt(1 - x), 2)", Place{"cam.saltus", 8, 1, "expressions.c"}).value();
        const FrozenTape tape = conditions.freeze(c.graph, std::span(&expr, 1), c.symbols);
        const double in[] = {3, 0, 0, 0}, below = -1.0, above = 1.0, lost = kNan;
        const auto why = tape.explain(in, &below);
        QVERIFY(why && QString::fromStdString(why->message).contains("sqrt of a negative number (-2)"));
        QCOMPARE(why->place.column, 15);
        QVERIFY(!tape.explain(in, &above));
        const Expr least = c.graph.parse("sign(x)").value();
        const FrozenTape sign = conditions.freeze(c.graph, std::span(&least, 1), c.symbols);
        const double cells[] = {0.0, lost};
        QVERIFY(sign.explain(in, cells).has_value());
    }

    void noWayAllocates() {
        Calculator c;
        const Expr expr =
            c.graph.parse("piecewise(x < y, sin(x)*cos(x) + mod(y, 3), x > 2, atan2(x, y)^y, min(x, y, abs(z)))")
                .value();
        const Ways ways(c.graph, {expr}, c.symbols);
        std::vector<double> room(1000), cells(2 * ways.conditions.size());
        const double in[] = {0.5, 1.0, 2.0, 3.0};
        double out = 0.0;
        const long before = allocations;
        for (int i = 0; i < 100; ++i) {
            ways.deciding.evaluate(in, nullptr, cells.data(), room.data());
            ways.selecting.evaluate(in, &out, room.data());
            ways.frozen.evaluate(in, cells.data(), &out, room.data());
            ways.frozen_selecting.evaluate(in, cells.data(), &out, room.data());
        }
        QCOMPARE(allocations.load() - before, 0L);
    }

    void manyThreadsShareEveryTape() {
        Calculator c;
        const Ways ways(c.graph, {c.graph.parse("if(sin(x) > 0, cos(x)*abs(y), mod(x, 0.3)/z)").value()}, c.symbols);
        std::atomic<int> wrong{0};
        std::vector<std::thread> threads;
        for (int id = 0; id < 4; ++id)
            threads.emplace_back([&, id] {
                for (int i = 0; i < 2000; ++i) {
                    const double in[] = {id + 0.001 * i, 2.0, 3.0, 0.0};
                    if (!ways.disagreement(in).empty()) ++wrong;
                }
            });
        for (std::thread& thread : threads) thread.join();
        QCOMPARE(wrong.load(), 0);
    }

    void theCamRunsFrozenThroughARevolution() {
        Graph graph;
        const Symbol t = graph.add_symbol("t", SymbolKind::time).value();
        for (const auto& function : cam::kFunctions) {
            std::string body = function[1];
            for (std::size_t at; (at = body.find("PI")) != body.npos;) body.replace(at, 2, "pi");
            QVERIFY(graph.add_function(function[0], body));
        }
        std::vector<Expr> outputs{graph.parse("cam(37*t + pi/2) - 0.3").value()};
        for (int i = 0; i < 2; ++i) outputs.push_back(graph.total_time_derivative(outputs.back()).value());
        const Ways ways(graph, outputs, {t});
        QCOMPARE(ways.count, 5u); // the turn, the fold and three joints
        int active = 0, compared = 0;
        for (int i = 0; i < 5000; ++i) {
            const double at = i * 1e-4, later = at + 1e-4;
            std::string found = ways.disagreement(&at);
            if (found.empty()) found = ways.disagreement(&at, &later, compared);
            QVERIFY2(found.empty(), found.c_str());
            const auto cells = ways.decided(&at);
            for (std::size_t k = 0; k < ways.count; ++k) active += ways.active(cells, k);
        }
        QVERIFY(active > 5000 * 3 && active < 5000 * 5 && compared > 4900);
    }
};

QTEST_APPLESS_MAIN(TestFormulaBranches)
#include "test_formula_branches.moc"
