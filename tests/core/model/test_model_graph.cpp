// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_graph.h"
#include "models.h"
#include "tests/processor_time.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::model;
using formula::Expr;
using formula::Symbol;
using formula::Tape;

class TestModelGraph : public QObject {
    Q_OBJECT

    static std::string text(const Errors& errors) {
        std::string out;
        for (const Error& error : errors) out += error.text() + '\n';
        return out;
    }
    static ModelGraph made(const Model& model, std::vector<double> parameters) {
        auto expanded = expand(model, parameters);
        if (!expanded) qFatal("%s", text(expanded.error()).c_str());
        auto graph = ModelGraph::create(model, std::move(*expanded));
        if (!graph) qFatal("%s", text(graph.error()).c_str());
        return std::move(*graph);
    }
    static double value(const ModelGraph& graph, Expr expr, std::vector<Symbol> inputs, std::vector<double> in) {
        const Tape tape = Tape::compile(graph.graph(), std::span(&expr, 1), inputs);
        std::vector<double> workspace(tape.workspace_size());
        double out = 0.0;
        tape.evaluate(in.data(), &out, workspace.data());
        return out;
    }
    static Model turning() {
        Model model = test::ball();
        model.parameters.push_back({"rpm", "60 rpm", {}, "", "", false, false, {}});
        model.drives = {{"angle", "rpm", 0.5, "", {}}};
        model.expressions = {{"s", "sin(angle)", "", "", "", {}}, {"u", "ball.q[0] + s", "", "", "", {}}};
        return model;
    }

private slots:
    void formulasKnowParametersStatesAndSignals() {
        ModelGraph graph = made(test::ball(), {0.9});
        for (const char* formula : {"e", "t", "ball.q[0]", "ball.v[0]", "floor.y[0]", "floor.ydot[0]", "floor.lambda[0]", "energy.total"}) {
            auto expr = graph.parse(formula);
            QVERIFY2(expr.has_value(), formula);
        }
        QVERIFY(!graph.parse("ball.q[1]"));
        QCOMPARE(graph.graph().symbol_name(graph.q()[0]), std::string("ball.q[0]"));
        QCOMPARE(graph.graph().symbol_name(graph.lambda()[0]), std::string("floor.lambda[0]"));
    }

    void aDriveTurnsAtItsRateFromItsAnchor() {
        ModelGraph graph = made(turning(), {0.9, 2.0 * std::numbers::pi});
        const DriveSymbols& drive = graph.drives()[0];
        const std::vector<Symbol> inputs = {graph.time(), graph.parameters()[1], drive.anchor_time, drive.anchor_angle};
        QCOMPARE(value(graph, drive.angle, inputs, {3.0, 2.0, 1.0, 0.25}), 0.25 + 2.0 * 2.0);
        auto rate = graph.graph().total_time_derivative(drive.angle);
        QVERIFY(rate.has_value());
        QCOMPARE(value(graph, *rate, inputs, {3.0, 2.0, 1.0, 0.25}), 2.0);
        const auto start = graph.evaluate(std::span(&drive.start, 1), std::vector{0.9, 1.0});
        QVERIFY(start.has_value());
        QCOMPARE(start->front(), 0.5);
    }

    void timeDerivativesGoThroughDrivesExpressionsAndStates() {
        ModelGraph graph = made(turning(), {0.9, 1.0});
        auto u = graph.parse("dt(u)");
        QVERIFY2(u.has_value(), u ? "" : u.error().text().c_str());
        const DriveSymbols& drive = graph.drives()[0];
        const std::vector<Symbol> inputs = {graph.time(), graph.parameters()[1], drive.anchor_time, drive.anchor_angle, graph.q()[0], graph.v()[0]};
        QCOMPARE(value(graph, *u, inputs, {2.0, 3.0, 0.0, 0.5, 7.0, 11.0}), 11.0 + 3.0 * std::cos(0.5 + 6.0));
    }

    void aRepeatedBlockSeesItsIndex() {
        ModelGraph graph = made(test::beads(3), {0.9, 3.0});
        const auto& copy = graph.expanded().systems[2];
        auto expr = graph.parse("1 + 0.25*i", copy.constants);
        QVERIFY(expr.has_value());
        const auto values = graph.evaluate(std::span(&*expr, 1), std::vector{0.9, 3.0});
        QVERIFY(values.has_value());
        QCOMPARE(values->front(), 1.5);
        auto neighbour = graph.parse("bead[i-1].q[0]", copy.constants);
        QVERIFY2(neighbour.has_value(), neighbour ? "" : neighbour.error().text().c_str());
        QVERIFY(*neighbour == graph.graph().symbol(graph.q()[1]));
    }

    void aRateThatDependsOnTimeIsAnError() {
        Model model = turning();
        model.drives[0].rate = "rpm*t";
        auto expanded = expand(model, std::vector{0.9, 1.0});
        QVERIFY(expanded.has_value());
        const auto graph = ModelGraph::create(model, std::move(*expanded));
        QVERIFY(!graph);
        QVERIFY(text(graph.error()).find("the rate of a drive may use parameters only") != std::string::npos);
    }

    void aCycleOfExpressionsIsAnErrorThatNamesThem() {
        Model model = turning();
        model.expressions = {{"a", "b + 1", "", "", "", {}}, {"b", "2*a", "", "", "", {}}};
        auto expanded = expand(model, std::vector{0.9, 1.0});
        QVERIFY(expanded.has_value());
        const auto graph = ModelGraph::create(model, std::move(*expanded));
        QVERIFY(!graph);
        QVERIFY2(text(graph.error()).find('a') != std::string::npos, text(graph.error()).c_str());
    }

    void aDivisionByZeroInAParameterFormulaIsNamed() {
        ModelGraph graph = made(test::ball(), {0.0});
        auto expr = graph.parse("1/e");
        QVERIFY(expr.has_value());
        const auto values = graph.evaluate(std::span(&*expr, 1), std::vector{0.0});
        QVERIFY(!values);
        QVERIFY2(text(values.error()).find("division by zero") != std::string::npos, text(values.error()).c_str());
    }

    void tenThousandBeadsAreReadyInASecond() {
        const double begin = saltus::testing::thread_seconds();
        ModelGraph graph = made(test::beads(10'000), {0.9, 10'000.0});
        for (const auto& copy : graph.expanded().systems) {
            QVERIFY(graph.parse("1 + 0.25*i", copy.constants).has_value());
            QVERIFY(graph.parse("-9.81", copy.constants).has_value());
        }
        const double seconds = saltus::testing::thread_seconds() - begin;
        qInfo("10 000 beads: %.0f ms", 1e3 * seconds);
        QVERIFY2(seconds < 1.0, qPrintable(QString::number(seconds)));
    }
};

QTEST_GUILESS_MAIN(TestModelGraph)
#include "test_model_graph.moc"
