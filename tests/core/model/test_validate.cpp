// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/mass_matrix.h"
#include "core/model/validate.h"
#include "models.h"

#include <QTest>

#include <functional>
#include <limits>
#include <numbers>

using namespace saltus;
using namespace saltus::model;

using Change = std::function<void(Model&)>;
Q_DECLARE_METATYPE(Change)

class TestValidate : public QObject {
    Q_OBJECT

    static std::string text(const Errors& errors) {
        std::string out;
        for (const Error& error : errors) out += error.text() + '\n';
        return out;
    }
    static LagrangianLinear& linear(Model& model) { return std::get<LagrangianLinear>(model.systems[0].kind); }

private slots:
    void goodModelsHaveNoErrors() {
        QCOMPARE(text(validate(test::ball())), std::string());
        QCOMPARE(text(validate(test::beads(10))), std::string());
    }

    void whatIsWrongIsNamedWithPlaceAndRemedy_data() {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, Change change, const char* expected) { QTest::newRow(name) << change << expected; };
        row("no systems", [](Model& m) { m.systems.clear(); m.interactions.clear(); }, "the scene has no systems (systems)");
        row("negative mass", [](Model& m) { linear(m).M = {{-1.0}}; }, "mass M[0][0] = -1 is not positive (systems.ball.M[0][0]); write a mass above 0");
        row("no mass", [](Model& m) { linear(m).M = {{0.0}}; }, "mass M[0][0] = 0 is not positive");
        row("empty mass matrix", [](Model& m) { linear(m).M = {}; }, "the mass matrix is empty (systems.ball.M)");
        row("M not square", [](Model& m) { linear(m).M = {{1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}}; }, "M is 2 x 3; a mass matrix is square (systems.ball.M)");
        row("K too large", [](Model& m) { linear(m).K = {{1.0, 0.0}, {0.0, 1.0}}; }, "K is 2 x 2, but the system has 1 coordinate (systems.ball.K)");
        row("ragged C", [](Model& m) { linear(m).C = {{1.0}, {1.0, 2.0}}; }, "row 1 has 2 entries, row 0 has 1 (systems.ball.C[1])");
        row("two forces", [](Model& m) { linear(m).F = {"1", "2"}; }, "F has 2 entries, but the system has 1 coordinate (systems.ball.F)");
        row("no velocity", [](Model& m) { linear(m).v = {}; }, "v has 0 entries, but the system has 1 coordinate (systems.ball.v)");
        row("H too wide", [](Model& m) { std::get<LagrangianLinearRelation>(m.interactions[0].relation).H = {{1.0, 2.0}}; }, "H is 1 x 2, but the systems joined have 1 coordinate (interactions.floor.relation.H)");
        row("b too long", [](Model& m) { std::get<LagrangianLinearRelation>(m.interactions[0].relation).b = {1.0, 2.0}; }, "b has 2 entries, but H has 1 row");
        row("e above 1", [](Model& m) { m.interactions[0].law = NewtonImpactLaw{1.2}; }, "e = 1.2 would add energy at every impact (interactions.floor.law.e); a coefficient of restitution lies in [0, 1]");
        row("negative e", [](Model& m) { m.interactions[0].law = NewtonImpactLaw{-0.1}; }, "e = -0.1 is negative");
        row("three systems", [](Model& m) { m.interactions[0].between = {"ball", "ball", "ball"}; }, "an interaction joins one or two systems, not 3");
        row("theta", [](Model& m) { m.run.theta = 1.5; }, "theta = 1.5 is outside [0, 1] (run.integrator.theta)");
        row("gamma", [](Model& m) { m.run.gamma = std::numeric_limits<double>::quiet_NaN(); }, "gamma = nan is outside [0, 10]");
        row("h = 0", [](Model& m) { m.run.step = 0.0; }, "the step is 0 s (run.step); it must be a finite time above 0");
        row("h < 0", [](Model& m) { m.run.step = "-1 ms"; }, "the step is -0.001 s");
        row("h a length", [](Model& m) { m.run.step = "5 cm"; }, "the step is a time, but '5 cm' has the unit m");
        row("no end", [](Model& m) { m.run.end = 0.0; }, "the end is 0 s");
        row("end before h", [](Model& m) { m.run.end = 1e-6; }, "comes before the first step");
        row("endless", [](Model& m) { m.run.step = 1e-15; m.run.end = 1e5; }, "would never end");
        row("tolerance", [](Model& m) { m.run.tolerance = 0.0; }, "the tolerance is 0");
        row("iterations", [](Model& m) { m.run.max_iterations = 0; }, "max_iterations is 0");
        row("record every", [](Model& m) { m.run.record_every = 0; }, "record_every is 0");
        row("record unknown", [](Model& m) { m.run.record = {"ball.q[00]"}; }, "there is no signal named 'ball.q[00]' (run.record[0]); did you mean 'ball.q[0]'?");
        row("record a parameter", [](Model& m) { m.run.record = {"e"}; }, "'e' is a parameter, not a signal");
        row("parameter outside", [](Model& m) { m.parameters[0].value = 2.0; }, "e = 2 is outside its range, 0 to 1 (parameters.e.value)");
        row("range reversed", [](Model& m) { m.parameters[0].range = {1.0, 0.0}; }, "the range of e goes from 1 to 0");
        row("integer parameter", [](Model& m) { m.parameters[0].integer = true; }, "e = 0.9 is not an integer");
        row("name twice", [](Model& m) { m.expressions = {{"ball", 1.0, "", "", "", {}}}; }, "the name 'ball' is already that of an expression (systems.ball)");
        row("name t", [](Model& m) { m.parameters[0].name = "t"; }, "the name 't' is taken by the time");
        row("no name", [](Model& m) { m.systems[0].name = "my ball"; }, "'my ball' is not a name");
        row("unknown in F", [](Model& m) { linear(m).F = {"-m*9.81"}; }, "(systems.ball.F[0])");
        row("state in F", [](Model& m) { linear(m).F = {"-3*ball.q[0]"}; }, "a force of a linear system may not depend on 'ball.q[0]' (systems.ball.F[0])");
        row("time in M", [](Model& m) { linear(m).M = {{"1 + t^2"}}; }, "a value that must not change in time uses t, a drive or a state (systems.ball.M[0][0])");
        row("division by zero in q", [](Model& m) { linear(m).q = {"1/(e - e)"}; }, "(systems.ball.q[0])");
        row("velocity in h", [](Model& m) { m.interactions[0].relation = LagrangianRheonomousRelation{{"ball.v[0]"}, {}}; }, "a gap may not depend on the velocity 'ball.v[0]'");
        row("signal in h", [](Model& m) { m.interactions[0].relation = LagrangianRheonomousRelation{{"ball.q[0] + floor.lambda[0]"}, {}}; }, "a gap may not depend on the signal 'floor.lambda[0]'");
        row("square in h", [](Model& m) { m.interactions[0].relation = LagrangianRheonomousRelation{{"ball.q[0]^2 - 1"}, {}}; }, "the gap is not linear in 'ball.q[0]' (interactions.floor.relation.h[0])");
        row("constant h", [](Model& m) { m.interactions[0].relation = LagrangianRheonomousRelation{{"t"}, {}}; }, "the gap does not depend on any coordinate");
        row("plot of nothing", [](Model& m) { m.views.plots = {{"p", "", PhasePlot{"ball.q[0]", "ball.w[0]"}, 0, 0, 0, {}, {}, {}, {}}}; }, "there is no signal named 'ball.w[0]' (views.plots.p.y)");
        row("stems of nothing", [](Model& m) { m.views.plots = {{"p", "", StemPlot{"flor"}, 0, 0, 0, {}, {}, {}, {}}}; }, "there is no interaction named 'flor' (views.plots.p.interaction); did you mean 'floor'?");
        row("plots twice", [](Model& m) { m.views.plots = {{"p", "", EnergyPlot{}, 0, 0, 0, {}, {}, {}, {}}, {"p", "", EnergyPlot{}, 0, 0, 0, {}, {}, {}, {}}}; }, "there are two plots named 'p'");
        row("period 0", [](Model& m) { m.views.plots = {{"p", "", StroboscopicPlot{"t", "t", "t", 0.0, 0.0}, 0, 0, 0, {}, {}, {}, {}}}; }, "the period is 0");
        row("trail of nothing", [](Model& m) { m.views.trail = "ball"; }, "there is no shape named 'ball' (views.trail)");
        row("section of nothing", [](Model& m) { m.views.phase_space = PhaseSpace{"t", "t", "t", {}, "apex", {}}; }, "there is no section named 'apex'");
        row("axis reversed", [](Model& m) { m.views.plots = {{"p", "", EnergyPlot{}, 0, 0, 0, std::pair(1.0, 0.0), {}, {}, {}}}; }, "the axis goes from 1 to 0 (views.plots.p.x_range)");
    }
    void whatIsWrongIsNamedWithPlaceAndRemedy() {
        QFETCH(Change, change);
        QFETCH(QString, expected);
        Model model = test::ball();
        change(model);
        const std::string errors = text(validate(model));
        QVERIFY2(errors.find(expected.toStdString()) != std::string::npos, errors.c_str());
    }

    void allErrorsComeAtOnce() {
        Model model = test::ball();
        model.run.step = 0.0;
        model.run.theta = 2.0;
        linear(model).M = {{-1.0}};
        model.run.record = {"nothing"};
        QCOMPARE(validate(model).size(), std::size_t{4});
    }

    void aThousandErrorsAreCutShort() {
        Model model = test::ball();
        model.run.record.assign(1000, "nothing");
        const Errors errors = validate(model);
        QCOMPARE(errors.size(), std::size_t{101});
        QCOMPARE(errors.back().message, std::string("and 900 more errors"));
    }

    void theCopyWithTheNegativeMassIsNamed() {
        Model model = test::beads(5);
        linear(model).M = {{"3 - i"}};
        const std::string errors = text(validate(model));
        QVERIFY2(errors.find("mass M[0][0] = 0 is not positive in bead[3]") != std::string::npos, errors.c_str());
    }

    void massMatricesAreJudgedByTheirNumbers() {
        const auto fault = [](std::vector<double> M, std::size_t n) {
            const auto found = mass_fault(M, n);
            return found ? found->message : std::string();
        };
        QCOMPARE(fault({2, -1, 0, -1, 2, -1, 0, -1, 2}, 3), std::string());
        QCOMPARE(fault({1e-9, 0, 0, 1e9}, 2), std::string());
        QCOMPARE(fault({1, 0.5, 0.4, 1}, 2), std::string("M is not symmetric: M[1][0] = 0.4, M[0][1] = 0.5"));
        QCOMPARE(fault({1, 1, 1, 1}, 2), std::string("M is singular: its leading 2 x 2 part has no inverse"));
        QCOMPARE(fault({1, 2, 2, 1}, 2), std::string("M is not positive definite: its leading 2 x 2 part has a negative direction"));
    }

    void aParameterIsReadInItsOwnUnit() {
        Model model = test::ball();
        model.parameters.push_back({"rpm", "358 rpm", std::pair<Value, Value>("60 rpm", 1000.0), "", "", true, false, {}});
        const double rpm = 2.0 * std::numbers::pi / 60.0;
        const auto values = parameter_values(model);
        QVERIFY(values.has_value());
        QCOMPARE(values->at(1).value, 358.0 * rpm);
        QCOMPARE(values->at(1).highest, 1000.0 * rpm);
        QCOMPARE(values->at(1).unit->symbol, std::string("rpm"));
        QCOMPARE(parse_parameter(model, "rpm", "660").value(), 660.0 * rpm);
        QCOMPARE(parse_parameter(model, "rpm", "660 rpm").value(), 660.0 * rpm);
        QCOMPARE(parse_parameter(model, "rpm", "10 Hz").value(), parse_parameter(model, "rpm", "10 Hz").value());
        QCOMPARE(parse_parameter(model, "rpm", "5000").error().message, std::string("rpm = 5000 rpm is outside its range, 60 rpm to 1000 rpm"));
        QVERIFY(parse_parameter(model, "rpm", "5 kg").error().message.find("'5 kg' has the unit kg") != std::string::npos);
        QCOMPARE(parse_parameter(model, "rmp", "5").error().remedy, std::string("did you mean 'rpm'?"));
        QVERIFY(!parse_parameter(model, "e", "0.5 m"));
        QVERIFY(!parse_parameter(model, "e", ""));
        QVERIFY(!parse_parameter(model, "e", "nan"));
    }

    void theNearestNameForgivesOneSlip() {
        const std::vector<std::string> names = {"follower", "contact", "M", "parameters"};
        QCOMPARE(nearest_name("folower", names), std::string("follower"));
        QCOMPARE(nearest_name("contcat", names), std::string("contact"));
        QCOMPARE(nearest_name("m", names), std::string("M"));
        QCOMPARE(nearest_name("parameter", names), std::string("parameters"));
        QCOMPARE(nearest_name("zebra", names), std::string());
    }
};

QTEST_GUILESS_MAIN(TestValidate)
#include "test_validate.moc"
