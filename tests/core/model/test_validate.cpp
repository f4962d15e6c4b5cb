// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/mass_matrix.h"
#include "core/model/validate.h"
#include "models.h"

#include <QTest>

#include <ctime>
#include <functional>
#include <limits>
#include <numbers>

using namespace saltus;
using namespace saltus::model;

using Change = std::function<void(Model&)>;

class TestValidate : public QObject {
    Q_OBJECT

    static std::string text(const Errors& errors) {
        std::string out;
        for (const Error& error : errors) out += error.text() + '\n';
        return out;
    }
    static LagrangianLinear& linear(Model& model) { return std::get<LagrangianLinear>(model.systems[0].kind); }
    static FirstOrderLinear& circuit(Model& model) { return std::get<FirstOrderLinear>(model.systems[0].kind); }
    static FirstOrderNonlinear& cell(Model& model) { return std::get<FirstOrderNonlinear>(model.systems[0].kind); }
    static LagrangianNonlinear& rod(Model& model) { return std::get<LagrangianNonlinear>(model.systems[0].kind); }
    static LagrangianDiagonal& wire(Model& model) { return std::get<LagrangianDiagonal>(model.systems[0].kind); }
    template <class Relation>
    static Relation& relation(Model& model) { return std::get<Relation>(model.interactions[0].relation); }
    // A row about another model than the ball.
    static Change of(Model model, const Change& change) {
        return [model, change](Model& m) {
            m = model;
            change(m);
        };
    }

private slots:
    void goodModelsHaveNoErrors() {
        QCOMPARE(text(validate(test::ball())), std::string());
        QCOMPARE(text(validate(test::beads(10))), std::string());
        QCOMPARE(text(validate(test::circuit())), std::string());
        QCOMPARE(text(validate(test::switches())), std::string());
        QCOMPARE(text(validate(test::rod())), std::string());
        QCOMPARE(text(validate(test::string(5))), std::string());
        QCOMPARE(text(validate(test::cushion())), std::string());
    }

    void whatIsWrongIsNamedWithPlaceAndRemedy_data() {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, Change change, const char* expected) { QTest::newRow(name) << change << expected; };
        row("no systems", [](Model& m) { m.systems.clear(); m.interactions.clear(); }, "the scene has no systems and no bodies (systems)");
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
        row("endless by its longest step", [](Model& m) { m.run.integrator = IntegratorKind::event_driven; m.run.max_step = 1e-300; }, "steps would never end (run.integrator.max_step)");
        row("tolerance", [](Model& m) { m.run.tolerance = 0.0; }, "the tolerance is 0");
        row("iterations", [](Model& m) { m.run.max_iterations = 0; }, "max_iterations is 0");
        row("record every", [](Model& m) { m.run.record_every = 0; }, "record_every is 0");
        row("record unknown", [](Model& m) { m.run.record = {"ball.q[00]"}; }, "there is no signal named 'ball.q[00]' (run.record[0]); did you mean 'ball.q[0]'?");
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
        row("constant h", [](Model& m) { m.interactions[0].relation = LagrangianRheonomousRelation{{"t"}, {}}; }, "the gap does not depend on any coordinate");
        row("plot of nothing", [](Model& m) { m.views.plots = {{"p", "", PhasePlot{"ball.q[0]", "ball.w[0]"}, 0, 0, 0, {}, {}, {}, {}}}; }, "there is no signal named 'ball.w[0]' (views.plots.p.y)");
        row("stems of nothing", [](Model& m) { m.views.plots = {{"p", "", StemPlot{"flor"}, 0, 0, 0, {}, {}, {}, {}}}; }, "there is no interaction named 'flor' (views.plots.p.interaction); did you mean 'floor'?");
        row("plots twice", [](Model& m) { m.views.plots = {{"p", "", EnergyPlot{}, 0, 0, 0, {}, {}, {}, {}}, {"p", "", EnergyPlot{}, 0, 0, 0, {}, {}, {}, {}}}; }, "there are two plots named 'p'");
        row("period 0", [](Model& m) { m.views.plots = {{"p", "", StroboscopicPlot{"t", "t", "t", 0.0, 0.0}, 0, 0, 0, {}, {}, {}, {}}}; }, "the period is 0");
        row("trail of nothing", [](Model& m) { m.views.trail = "bal"; }, "there is no shape, system or body named 'bal' (views.trail); did you mean 'ball'?");
        row("trail of a copy of one", [](Model& m) { m.views.trail = "ball[0]"; }, "'ball' has no copies, so there is no 'ball[0]' (views.trail); write \"ball\"");
        row("section of nothing", [](Model& m) { m.views.phase_space = PhaseSpace{"t", "t", "t", {}, "apex", {}}; }, "there is no section named 'apex'");
        row("axis reversed", [](Model& m) { m.views.plots = {{"p", "", EnergyPlot{}, 0, 0, 0, std::pair(1.0, 0.0), {}, {}, {}}}; }, "the axis goes from 1 to 0 (views.plots.p.x_range)");

        // Which goes with which.
        row("impact on a circuit", of(test::circuit(), [](Model& m) { m.interactions[0].law = NewtonImpactLaw{0.5}; }),
            "the law \"newton-impact\" cannot go with the relation \"first-order-linear\" (interactions.diode.law.kind); use complementarity, equality or relay");
        row("friction of switches", of(test::switches(), [](Model& m) { m.interactions[0].law = NewtonImpactFrictionLaw{0.0, 0.1, 0.0}; }), "the law \"newton-impact-friction\" cannot go with the relation \"first-order-nonlinear\"");
        row("relay on a cushion", of(test::cushion(), [](Model& m) { m.interactions[0].law = RelayLaw{}; }), "the law \"relay\" cannot go with the relation \"lagrangian-compliant\" (interactions.floor.law.kind); use complementarity or equality");
        row("impact on a cushion", of(test::cushion(), [](Model& m) { m.interactions[0].law = NewtonImpactLaw{0.5}; }), "cannot go with the relation \"lagrangian-compliant\"");
        row("gap of a circuit", of(test::circuit(), [](Model& m) { m.interactions[0].relation = LagrangianScleronomousRelation{{"circuit.x[0]"}, {}}; }),
            "the relation \"lagrangian-scleronomous\" cannot join 'circuit', which is first-order-linear (interactions.diode.between[0])");
        row("diode on a ball", [](Model& m) { m.interactions[0].relation = FirstOrderLinearRelation{{{1.0}}, {}, {{1.0}}, {}}; m.interactions[0].law = ComplementarityLaw{}; },
            "the relation \"first-order-linear\" cannot join 'ball', which is lagrangian-linear");
        row("friction without tangent", of(test::rod(), [](Model& m) { relation<LagrangianScleronomousRelation>(m).tangent = {}; }), "friction needs the sliding velocity, but the relation has no \"tangent\" (interactions.tip.relation)");
        row("tangent without friction", of(test::rod(), [](Model& m) { m.interactions[0].law = NewtonImpactLaw{0.5}; }), "\"tangent\" is given, but the law has no friction (interactions.tip.relation.tangent)");
        row("friction without T", [](Model& m) { m.interactions[0].law = NewtonImpactFrictionLaw{0.5, 0.1, 0.0}; }, "friction needs the sliding velocity, but the relation has no \"T\"");
        row("T without friction", [](Model& m) { relation<LagrangianLinearRelation>(m).T = {{1.0}}; }, "\"T\" is given, but the law has no friction (interactions.floor.relation.T)");
        row("Euler of a ball", [](Model& m) { m.run.integrator = IntegratorKind::euler_moreau; }, "the integrator \"euler-moreau\" cannot move 'ball', which is lagrangian-linear (run.integrator.kind); use \"moreau-jean\"");
        row("theta-gamma of a ball", [](Model& m) { m.run.integrator = IntegratorKind::full_theta_gamma; }, "the integrator \"full-theta-gamma\" cannot move 'ball'");
        row("Moreau-Jean of a circuit", of(test::circuit(), [](Model& m) { m.run.integrator = IntegratorKind::moreau_jean; }), "the integrator \"moreau-jean\" needs a Lagrangian system, and all are of first order");
        row("modes of a rod", of(test::rod(), [](Model& m) { m.run.integrator = IntegratorKind::modal; }), "the integrator \"modal\" cannot move 'rod', which is lagrangian-nonlinear");
        row("modes that are none", [](Model& m) { linear(m) = {{{1.0, 0.0}, {0.0, 1.0}}, {}, {{1.0, -0.5}, {-0.5, 1.0}}, {}, {0.0, 0.0}, {0.0, 0.0}}; relation<LagrangianLinearRelation>(m).H = {{1.0, 0.0}}; m.run.integrator = IntegratorKind::modal; },
            "the modal integrator needs diagonal matrices, but K[0][1] = -0.5 (systems.ball.K[0][1])");
        row("a mode that grows", of(test::string(5), [](Model& m) { wire(m).C = "k - 2"; }), "the modal integrator needs modes that oscillate, but C = -2 for k = 0 (systems.wire.C)");

        row("modes with a joint", of(test::string(5), [](Model& m) { m.interactions[0].law = EqualityLaw{}; }), "the integrator \"modal\" takes contacts without friction, and no law \"equality\" (interactions.obstacle.law.kind)");
        row("modes on a cushion", [](Model& m) { m = test::cushion(); m.run.integrator = IntegratorKind::modal; }, "the integrator \"modal\" takes no compliant gaps (interactions.floor.relation.kind)");
        row("modes over a curve", of(test::string(5), [](Model& m) { m.interactions[0].relation = LagrangianScleronomousRelation{{"wire.q[0]^2 - 1"}, {}}; }),
            "the gap is not linear in 'wire.q[0]', and the modal integrator takes linear gaps alone (interactions.obstacle.relation.h[0])");

        // The integrator's numbers.
        row("gamma of r", of(test::circuit(), [](Model& m) { m.run.gamma = 1.5; }), "gamma = 1.5 is outside [0, 1]: it weighs the input r at the end of the step (run.integrator.gamma)");
        row("gamma 0 of r", of(test::circuit(), [](Model& m) { m.run.gamma = 0.0; }), "gamma = 0 leaves the law of the step's end without an input");
        row("activation of a circuit", of(test::circuit(), [](Model& m) { m.run.activation = Activation::gap_and_velocity; }), "activation is a rule for contacts, and this integrator has none (run.integrator.activation)");
        row("percussion of a circuit", of(test::circuit(), [](Model& m) { m.run.percussion = Percussion::end; }), "percussion is a choice for systems under Moreau-Jean, and this scene has none (run.integrator.percussion)");
        row("compliance of a circuit", of(test::circuit(), [](Model& m) { m.run.compliance = Compliance::implicit; }), "compliance is a choice for systems under Moreau-Jean, and this scene has none (run.integrator.compliance)");
        row("Newton's tolerance", [](Model& m) { m.run.newton_tolerance = 0.0; }, "the tolerance is 0 (run.integrator.newton.tolerance)");
        row("Newton's iterations", [](Model& m) { m.run.newton_iterations = 0; }, "max_iterations is 0 (run.integrator.newton.max_iterations)");

        // Sizes.
        row("A too large", of(test::circuit(), [](Model& m) { circuit(m).A = {{1.0}}; }), "A is 1 x 1, but the system has 2 states (systems.circuit.A); write a 2 x 2 matrix, or leave it out for none");
        row("b too short", of(test::circuit(), [](Model& m) { circuit(m).b = {1.0}; }), "b has 1 entry, but the system has 2 states (systems.circuit.b)");
        row("no states", of(test::circuit(), [](Model& m) { circuit(m).x = {}; }), "the system has no states (systems.circuit.x)");
        row("f too long", of(test::switches(), [](Model& m) { cell(m).f.push_back("1"); }), "x has 2 entries, but the system has 3 states (systems.cell.x)");
        row("M of x too large", of(test::switches(), [](Model& m) { cell(m).M = {{1.0}}; }), "M is 1 x 1, but the system has 2 states (systems.cell.M); write a 2 x 2 matrix, or leave it out for the identity");
        row("F_gyr too short", of(test::rod(), [](Model& m) { rod(m).F_gyr = {0.0}; }), "F_gyr has 1 entry, but the system has 2 coordinates (systems.rod.F_gyr)");
        row("C too wide", of(test::circuit(), [](Model& m) { relation<FirstOrderLinearRelation>(m).C = {{1.0, 0.0, 0.0}}; }), "C is 1 x 3, but the systems joined have 2 states (interactions.diode.relation.C)");
        row("B too short", of(test::circuit(), [](Model& m) { relation<FirstOrderLinearRelation>(m).B = {{1.0}}; }), "B has 1 row, but the systems joined have 2 states (interactions.diode.relation.B)");
        row("B too wide", of(test::circuit(), [](Model& m) { relation<FirstOrderLinearRelation>(m).B = {{1.0, 1.0}, {0.0, 0.0}}; }), "B has 2 columns, but C has 1 row (interactions.diode.relation.B)");
        row("D too large", of(test::circuit(), [](Model& m) { relation<FirstOrderLinearRelation>(m).D = {{1.0, 0.0}, {0.0, 1.0}}; }), "D is 2 x 2, but C has 1 row (interactions.diode.relation.D)");
        row("e too long", of(test::circuit(), [](Model& m) { relation<FirstOrderLinearRelation>(m).e = {1.0, 2.0}; }), "e has 2 entries, but C has 1 row (interactions.diode.relation.e)");
        row("g too short", of(test::switches(), [](Model& m) { relation<FirstOrderNonlinearRelation>(m).g = {"1"}; }), "g has 1 entry, but the systems joined have 2 states (interactions.genes.relation.g)");
        row("two tangents", of(test::rod(), [](Model& m) { relation<LagrangianScleronomousRelation>(m).tangent.push_back("rod.v[0]"); }), "tangent has 2 entries, but h has 1 (interactions.tip.relation.tangent)");
        row("T too wide", [](Model& m) { m.interactions[0].law = NewtonImpactFrictionLaw{0.0, 0.1, 0.0}; relation<LagrangianLinearRelation>(m).T = {{1.0, 0.0}}; }, "T is 1 x 2, but the systems joined have 1 coordinate (interactions.floor.relation.T)");
        row("T too long", [](Model& m) { m.interactions[0].law = NewtonImpactFrictionLaw{0.0, 0.1, 0.0}; relation<LagrangianLinearRelation>(m).T = {{1.0}, {1.0}}; }, "T has 2 rows, but H has 1 row (interactions.floor.relation.T)");
        row("H of modes too wide", of(test::string(5), [](Model& m) { relation<LagrangianLinearRelation>(m).H = {{1.0, 2.0}}; }), "with column_index a row of H has one formula, not 2 (interactions.obstacle.relation.H)");
        row("H of modes without index", of(test::string(5), [](Model& m) { relation<LagrangianLinearRelation>(m).column_index = ""; relation<LagrangianLinearRelation>(m).H = {{1.0}}; }), "H is 1 x 1, but the systems joined have 5 coordinates (interactions.obstacle.relation.H)");
        row("no modes", of(test::string(0), [](Model&) {}), "the number of coordinates is 0 (systems.wire.size); it must be an integer of at least 1");
        row("half a mode", of(test::string(5), [](Model& m) { wire(m).size = 2.5; }), "the number of coordinates is 2.5 (systems.wire.size)");
        row("a million modes", of(test::string(5), [](Model& m) { wire(m).size = 1e6; }), "the number of coordinates is 1e+06 (systems.wire.size); the most that a scene may have is 1e+05");
        row("too many in all", of(test::string(1e5), [](Model& m) { m.systems[0].repeat = Repeat{"i", 11.0}; m.interactions.clear(); }), "the scene has 1100000 coordinates and states and 0 rows (systems)");

        // Names that do not exist.
        row("row 7 of 2", of(test::switches(), [](Model& m) { relation<FirstOrderNonlinearRelation>(m).g[0] = "40*genes.lambda[7]"; }),
            "'genes.lambda[7]' is not known: genes has 2 rows, genes.lambda[0] and genes.lambda[1] (interactions.genes.relation.g[0]); did you mean 'genes.lambda[1]'?");
        row("state 2 of 2", of(test::switches(), [](Model& m) { cell(m).f[0] = "-cell.x[2]"; }),
            "'cell.x[2]' is not known: cell has 2 states, cell.x[0] and cell.x[1] (systems.cell.f[0]); did you mean 'cell.x[1]'?");
        row("q of a circuit", of(test::switches(), [](Model& m) { cell(m).f[0] = "-cell.q[1]"; }), "'cell.q[1]' is not known: 'cell' is a first-order system: its states are x (systems.cell.f[0]); did you mean 'cell.x[1]'?");
        row("x of a rod", of(test::rod(), [](Model& m) { rod(m).F[0] = "rod.x[0]"; }), "'rod' is a Lagrangian system: its coordinates are q, its velocities v (systems.rod.F[0]); did you mean 'rod.q[0]'?");
        row("ydot of a switch", of(test::switches(), [](Model& m) { m.expressions = {{"u", "genes.ydot[0]", "", "", "", {}}}; }), "the rows of first-order relations have no ydot (expressions.u); did you mean 'genes.y[0]'?");
        row("gap of a tangent", of(test::rod(), [](Model& m) { m.run.record = {"tip.y[1]"}; }), "there is no signal named 'tip.y[1]': row 1 of 'tip' is tangential and has no gap (run.record[0]); did you mean 'tip.ydot[1]'?");
        row("row 2 of friction", of(test::rod(), [](Model& m) { m.run.record = {"tip.lambda[2]"}; }), "there is no signal named 'tip.lambda[2]': tip has 2 rows, tip.lambda[0] and tip.lambda[1] (run.record[0]); did you mean 'tip.lambda[1]'?");
        row("lambda of a system", of(test::rod(), [](Model& m) { m.run.record = {"rod.lambda[0]"}; }), "'rod' is a system; y, ydot and lambda belong to interactions");
        row("q of an interaction", of(test::rod(), [](Model& m) { m.run.record = {"tip.q[0]"}; }), "'tip' is an interaction; states belong to systems");
        row("copy that is not there", [](Model& m) { m = test::beads(4); m.run.record = {"bead[4].q[0]"}; }, "there is no signal named 'bead[4].q[0]': there are 4 copies of 'bead' (run.record[0]); did you mean 'bead[3].q[0]'?");
        row("copy not named", [](Model& m) { m = test::beads(4); m.run.record = {"bead.q[0]"}; }, "'bead' is repeated, and its copy is not named (run.record[0]); did you mean 'bead[0].q[0]'?");
        row("copy of one", [](Model& m) { m.run.record = {"ball[0].q[0]"}; }, "'ball' is not repeated (run.record[0]); did you mean 'ball.q[0]'?");
        row("nothing", [](Model& m) { m.run.record = {"nothing.here"}; }, "there is no signal named 'nothing.here'");
        row("an expression of nothing", [](Model& m) { m.expressions = {{"u", "2*nothing.here", "", "", "", {}}}; }, "'nothing.here' is not known (expressions.u)");
        row("index with a taken name", of(test::string(5), [](Model& m) { m.parameters.push_back({"k", 1.0, {}, "", "", false, false, {}}); }), "the index 'k' is already the name of a parameter (systems.wire.index); choose another name for the index");
        row("column index with a taken name", of(test::string(5), [](Model& m) { relation<LagrangianLinearRelation>(m).column_index = "n"; }), "the index 'n' is already the name of a parameter (interactions.obstacle.relation.column_index)");
        row("two indices with one name", of(test::string(5), [](Model& m) { m.systems[0].repeat = Repeat{"k", 2.0}; m.interactions.clear(); }), "the index 'k' is already that of the repeat (systems.wire.index)");
        row("index that is no name", of(test::string(5), [](Model& m) { wire(m).index = "2k"; }), "'2k' is not a name for an index (systems.wire.index)");

        // What formulas may use.
        row("state in A", of(test::circuit(), [](Model& m) { circuit(m).A[0][1] = "circuit.x[0]"; }), "an entry of A may not depend on 'circuit.x[0]' (systems.circuit.A[0][1]); use t, drives and parameters");
        row("lambda in D", of(test::circuit(), [](Model& m) { relation<FirstOrderLinearRelation>(m).D = {{"diode.lambda[0]"}}; }), "an entry of D may not depend on the signal 'diode.lambda[0]' (interactions.diode.relation.D[0][0])");
        row("time in M of x", of(test::circuit(), [](Model& m) { circuit(m).M = {{"1 + t", 0.0}, {0.0, 1.0}}; }), "a value that must not change in time uses t, a drive or a state (systems.circuit.M[0][0])");
        row("M of x singular", of(test::circuit(), [](Model& m) { circuit(m).M = {{1.0, 2.0}, {2.0, 4.0}}; }), "M is singular: the equations do not determine x' (systems.circuit.M)");
        row("state in F of modes", of(test::string(5), [](Model& m) { wire(m).F = "-wire.v[0]"; }), "a force of a diagonal system may not depend on the velocity 'wire.v[0]' (systems.wire.F)");
        row("mass of a mode", of(test::string(5), [](Model& m) { wire(m).M = "3 - k"; }), "mass M = 0 for k = 3 is not positive (systems.wire.M); write a mass above 0");
        row("frequency of a mode", of(test::string(5), [](Model& m) { wire(m).K = "1/(k - 2)"; }), "(systems.wire.K)");
        row("shape of a mode", of(test::string(5), [](Model& m) { relation<LagrangianLinearRelation>(m).H = {{"1/(j - 4)"}}; }), "(interactions.obstacle.relation.H[0][0])");
        row("time in M of q", of(test::rod(), [](Model& m) { rod(m).M[0][0] = "1 + t^2"; }), "a mass may not depend on t or a drive (systems.rod.M[0][0])");
        row("velocity in M of q", of(test::rod(), [](Model& m) { rod(m).M[0][0] = "1 + rod.v[0]^2"; }), "a mass may not depend on the velocity 'rod.v[0]' (systems.rod.M[0][0])");
        row("M of q not positive", of(test::rod(), [](Model& m) { rod(m).M[0][0] = "0.5 - rod.q[0]"; }), "mass M[0][0] = -0.5 is not positive at the initial position (systems.rod.M[0][0])");
        row("M of q not symmetric", of(test::rod(), [](Model& m) { rod(m).M[0][1] = "0.1*rod.q[0]"; }), "M is not symmetric: M[1][0] = 0, M[0][1] = 0.1 at the initial position");
        row("M of q infinite", of(test::rod(), [](Model& m) { rod(m).M[0][0] = "1/(1 - rod.q[0])"; }), "mass M[0][0] is inf at the initial position (systems.rod.M[0][0])");
        row("time in F_gyr", of(test::rod(), [](Model& m) { rod(m).F_gyr[0] = "t*rod.v[0]"; }), "a gyroscopic force may not depend on t or a drive (systems.rod.F_gyr[0])");
        row("gap in F", of(test::rod(), [](Model& m) { rod(m).F[0] = "-tip.y[0]"; }), "a force may not depend on the signal 'tip.y[0]' (systems.rod.F[0])");
        row("another's state in F", of(test::rod(), [](Model& m) { m.systems.push_back(test::ball().systems[0]); rod(m).F_gyr[0] = "rod.v[0]*ball.q[0]"; }),
            "a gyroscopic force may not use 'ball.q[0]' of another system (systems.rod.F_gyr[0]); F_gyr is a formula of q and v");
        row("another's state in b", of(test::circuit(), [](Model& m) { m.systems.push_back(test::ball().systems[0]); circuit(m).b = {"ball.q[0]", 0.0}; }), "an entry of b may not depend on 'ball.q[0]' (systems.circuit.b[0])");
        row("time in a scleronomous gap", of(test::rod(), [](Model& m) { relation<LagrangianScleronomousRelation>(m).h[0] = "rod.q[0] - sin(t)"; }), "a scleronomous gap may not depend on t or a drive (interactions.tip.relation.h[0])");
        row("velocity in a scleronomous gap", of(test::rod(), [](Model& m) { relation<LagrangianScleronomousRelation>(m).h[0] = "rod.q[0] + rod.v[0]"; }), "a scleronomous gap may not depend on the velocity 'rod.v[0]'");
        row("stranger in a gap", of(test::rod(), [](Model& m) { m.systems.push_back(test::ball().systems[0]); relation<LagrangianScleronomousRelation>(m).h[0] = "rod.q[0] - ball.q[0]"; }),
            "a scleronomous gap uses 'ball.q[0]', whose system is not joined (interactions.tip.relation.h[0]); add the system to \"between\"");
        row("square of a velocity", of(test::rod(), [](Model& m) { relation<LagrangianScleronomousRelation>(m).tangent[0] = "rod.v[0]*rod.v[1]"; }), "the sliding velocity is not linear in 'rod.v[0]' (interactions.tip.relation.tangent[0])");
        row("tangent of positions", of(test::rod(), [](Model& m) { relation<LagrangianScleronomousRelation>(m).tangent[0] = "rod.q[0]"; }), "the sliding velocity does not depend on any velocity");
        row("belt that moves", of(test::rod(), [](Model& m) { relation<LagrangianScleronomousRelation>(m).tangent[0] = "rod.v[0] - 2"; }), "the sliding velocity is -2 where nothing moves (interactions.tip.relation.tangent[0]); for a moving surface use the relation \"lagrangian-rheonomous\"");
        row("velocity on a cushion", of(test::cushion(), [](Model& m) { relation<LagrangianCompliantRelation>(m).h[0] = "ball.v[0] + floor.lambda[0]"; }), "a gap may not depend on the velocity 'ball.v[0]'");
        row("another's lambda", of(test::cushion(), [](Model& m) {
                m.interactions.push_back(test::ball().interactions[0]);
                m.interactions[1].name = "roof";
                relation<LagrangianCompliantRelation>(m).h[0] = "ball.q[0] + roof.lambda[0]";
            }), "a gap may not use 'roof.lambda[0]', which belongs to another interaction (interactions.floor.relation.h[0])");
        row("gap in g", of(test::switches(), [](Model& m) { relation<FirstOrderNonlinearRelation>(m).g[0] = "genes.y[0]"; }), "g may not depend on the signal 'genes.y[0]' (interactions.genes.relation.g[0])");

        // Laws.
        row("negative mu", of(test::rod(), [](Model& m) { m.interactions[0].law = NewtonImpactFrictionLaw{0.5, -0.1, 0.0}; }), "mu = -0.1 is negative (interactions.tip.law.mu)");
        row("e of friction", of(test::rod(), [](Model& m) { m.interactions[0].law = NewtonImpactFrictionLaw{1.5, 0.1, 0.0}; }), "e = 1.5 would add energy at every impact (interactions.tip.law.e)");
        row("e_T", of(test::rod(), [](Model& m) { m.interactions[0].law = NewtonImpactFrictionLaw{0.5, 0.1, -1.5}; }), "e_T = -1.5 would add energy at every impact (interactions.tip.law.e_T)");
        row("relay reversed", of(test::switches(), [](Model& m) { m.interactions[0].law = RelayLaw{1.0, 0.0}; }), "lower = 1 is above upper = 0 (interactions.genes.law.lower)");
        row("relay that moves", of(test::switches(), [](Model& m) { m.interactions[0].law = RelayLaw{"-1 - t^2", 1.0}; }),
            "uses t, a drive or a state (interactions.genes.law.lower); let the bounds be numbers, -1 and 1, and multiply lambda by the formula where it acts: in g(x, lambda) of a first-order relation");
        row("relay at infinity", of(test::switches(), [](Model& m) { m.interactions[0].law = RelayLaw{"inf", "inf"}; }), "no finite lambda lies between inf and inf (interactions.genes.law.lower)");

        row("cushion without spring", of(test::cushion(), [](Model& m) { relation<LagrangianCompliantRelation>(m).h[0] = "ball.q[0]"; }), "the compliant gap does not depend on lambda: its relative degree is 2");

        // Plots of laws.
        row("law of nothing", [](Model& m) { m.views.plots = {{"p", "", LawPlot{"flor", 0}, 0, 0, 0, {}, {}, {}, {}}}; }, "there is no interaction named 'flor' (views.plots.p.interaction); did you mean 'floor'?");
        row("law of a row that is not there", of(test::rod(), [](Model& m) { m.views.plots = {{"p", "", LawPlot{"tip", 2}, 0, 0, 0, {}, {}, {}, {}}}; }), "component is 2, but 'tip' has 2 rows (views.plots.p.component); the first row is 0");
        row("law of all copies", [](Model& m) { m = test::beads(4); m.views.plots = {{"p", "", LawPlot{"contact", 0}, 0, 0, 0, {}, {}, {}, {}}}; }, "'contact' is repeated, and its copy is not named (views.plots.p.interaction); write for example \"contact[0]\"");
    }
    void whatIsWrongIsNamedWithPlaceAndRemedy() {
        QFETCH(Change, change);
        QFETCH(QString, expected);
        Model model = test::ball();
        change(model);
        const std::string errors = text(validate(model));
        QVERIFY2(errors.find(expected.toStdString()) != std::string::npos, errors.c_str());
    }

    void aDrawnSizeIsNotNegative() {
        Model model = test::ball();
        model.views.shapes.clear();
        const auto draw = [&](ShapeKind kind, ValueVector size) {
            Shape shape;
            shape.kind = kind, shape.size = std::move(size);
            model.views.shapes.push_back(shape);
        };
        draw(ShapeKind::sphere, {"-1 cm"});
        draw(ShapeKind::box, {1.0, "1 - 3", 1.0});
        draw(ShapeKind::spring, {0.1, -2.0});
        draw(ShapeKind::spring, {-0.1, -2.0});
        const Errors errors = validate(model);
        QCOMPARE(errors.size(), std::size_t{3});
        QCOMPARE(errors[0].text(), std::string("error: the size is -0.01 (views.shapes[0].size[0]); it is not negative"));
        QCOMPARE(errors[1].place.object, std::string("views.shapes[1].size[1]"));
        QCOMPARE(errors[2].place.object, std::string("views.shapes[3].size[0]"));
    }

    // By what parameters say as well as by a number, of each copy.
    void whatParametersMakeOfADrawingIsLookedAt() {
        Model model = test::ball();
        const std::size_t r = model.parameters.size();
        for (const auto& [name, value] : {std::pair<const char*, Value>("r", "-2 cm"), {"n", 4.0}, {"zero", 0.0}}) model.parameters.push_back({name, value, {}, "", "", false, name[0] == 'n', {}});
        model.expressions = {{"thin", "r/2", "m", "", "", {}}};
        model.views.shapes.clear();
        Shape shape;
        shape.size = {"r"};
        model.views.shapes.push_back(shape);
        shape.size = {"thin"};
        model.views.shapes.push_back(shape);
        shape.repeat = Repeat{"i", "n"};
        shape.size = {"1 + 18*i*r"}; // 1, 0.64, 0.28, -0.08
        model.views.shapes.push_back(shape);
        shape.repeat.reset();
        shape.size = {"ball.q[0] + r"}; // moves
        model.views.shapes.push_back(shape);
        shape.size = {"1/zero"};
        shape.position = {0.0, 0.0, "log(r)"};
        shape.angle = "1/zero";
        model.views.shapes.push_back(shape);
        const Errors errors = validate(model);
        QVERIFY2(errors.size() == 6, text(errors).c_str());
        QCOMPARE(errors[0].text(), std::string("error: the size is -0.02 (views.shapes[0].size[0]); it is not negative"));
        QCOMPARE(errors[1].text(), std::string("error: the size is -0.01 (views.shapes[1].size[0]); it is not negative"));
        QVERIFY2(errors[2].message.starts_with("the size is -0.08") && errors[2].message.ends_with(" for i = 3"), errors[2].message.c_str());
        QCOMPARE(errors[3].text(), std::string("error: the value is nan (views.shapes[4].position[2]); write a finite number or formula"));
        QCOMPARE(errors[4].place.object, std::string("views.shapes[4].size[0]"));
        QCOMPARE(errors[5].place.object, std::string("views.shapes[4].angle"));
        model.parameters[r].value = "2 cm";
        model.views.shapes.pop_back();
        QCOMPARE(text(validate(model)), std::string());
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

    // What looks odd and is right.
    void freedomsAreLeftToTheModeller() {
        Model model = test::ball();
        model.interactions[0].relation = LagrangianScleronomousRelation{{"ball.q[0]^2 - 0.25"}, {}}; // gaps need not be linear
        QCOMPARE(text(validate(model)), std::string());
        model = test::rod();
        model.interactions[0].relation = LagrangianRheonomousRelation{{"rod.q[0] - 0.1*sin(t)"}, {"rod.v[0] - 2"}}; // a belt
        QCOMPARE(text(validate(model)), std::string());
        model = test::switches();
        model.interactions[0].law = RelayLaw{"-inf", "inf"};
        QCOMPARE(text(validate(model)), std::string());
        // Relays of any relative degree: the oscillator of cases.md, B4, has 3.
        model = test::circuit();
        auto& linear = circuit(model);
        linear.A = {{0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}, {0.0, -3.0, -2.0}};
        linear.x = {0.0, 0.6752372371178297, 0.0};
        relation<FirstOrderLinearRelation>(model) = {{{1.0, 0.0, 0.0}}, {}, {{0.0}, {0.0}, {1.0}}, {}};
        model.interactions[0].law = RelayLaw{};
        QCOMPARE(text(validate(model)), std::string());
        // The diode bridge of cases.md, A2: D has zeros on its diagonal.
        linear.A = {{0.0, -1e6}, {1e2, 0.0}};
        linear.x = {10.0, 0.0};
        relation<FirstOrderLinearRelation>(model) = {{{0.0, 0.0}, {0.0, 0.0}, {-1.0, 0.0}, {1.0, 0.0}},
                                                     {{"1/R", "1/R", -1.0, 0.0}, {"1/R", "1/R", 0.0, -1.0}, {1.0, 0.0, 0.0, 0.0}, {0.0, 1.0, 0.0, 0.0}},
                                                     {{0.0, 0.0, -1e6, 1e6}, {0.0, 0.0, 0.0, 0.0}},
                                                     {}};
        model.interactions[0].law = ComplementarityLaw{};
        QCOMPARE(text(validate(model)), std::string());
        // First-order and Lagrangian systems in one scene.
        model.systems.push_back(test::ball().systems[0]);
        model.parameters.push_back(test::ball().parameters[0]);
        model.interactions.push_back(test::ball().interactions[0]);
        model.run.integrator = IntegratorKind::moreau_jean;
        QCOMPARE(text(validate(model)), std::string());
    }

    void manyCopiesOfFormulasAreCheckedInLinearTime() {
        const auto seconds = [](double n) { // of the processor, whatever else it does
            Model model = test::beads(n);
            model.interactions[1].relation = LagrangianScleronomousRelation{{"bead[i+1].q[0] - bead[i].q[0] - 0.2"}, {}};
            const std::clock_t begin = std::clock();
            const std::string errors = text(validate(model));
            if (!errors.empty()) qFatal("%s", errors.c_str());
            return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        };
        const double few = seconds(1500), many = seconds(12000);
        QVERIFY2(many < 24.0 * few + 0.05, qPrintable(QStringLiteral("%1 s, %2 s").arg(few).arg(many))); // 8 times as many, quadratic: 64
    }

    void everyCopyOfAFormulaIsLookedAt() {
        Model model = test::beads(5000);
        model.interactions[1].relation = LagrangianScleronomousRelation{{"bead[i+1].q[0] - bead[if(i == 4000, 0, i)].q[0] - 0.2"}, {}};
        const std::string errors = text(validate(model));
        QVERIFY2(errors.find("a scleronomous gap uses 'bead[0].q[0]', whose system is not joined") != std::string::npos, errors.c_str());
    }

    void matricesWithoutInverseAreFound() {
        QVERIFY(!is_singular(std::vector<double>{0, 2, 3, 0}, 2));
        QVERIFY(is_singular(std::vector<double>{1, 2, 2, 4}, 2));
        QVERIFY(is_singular(std::vector<double>{0.1, 0.3, 0.3, 0.9}, 2));
        QVERIFY(!is_singular(std::vector<double>{1e-12, 0, 0, 1e12}, 2));
        QVERIFY(!is_singular(std::vector<double>{1e-12, 1e12, 1e-12, -1e12}, 2));
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
        QVERIFY(std::abs(parse_parameter(model, "rpm", "11 Hz").value() - 660.0 * rpm) < 1e-12); // turns
        QCOMPARE(parse_parameter(model, "rpm", "2*pi*1.5 Hz").value(), 3.0 * std::numbers::pi); // 1/s, as in formulas
        QCOMPARE(parse_parameter(model, "rpm", "20 Hz").error().message, std::string("rpm = 1200 rpm is outside its range, 60 rpm to 1000 rpm"));
        model.parameters.push_back({"f", "50 Hz", {}, "", "", true, false, {}}); // a frequency
        QCOMPARE(parse_parameter(model, "f", "60 Hz").value(), 60.0);
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
