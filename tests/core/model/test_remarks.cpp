// SPDX-License-Identifier: GPL-3.0-or-later
// What is no error, but should be known: keys without effect, strange steps, Hz where turns are likely meant, units that do
// not fit.
#include "core/model/remarks.h"
#include "core/model/system_units.h"
#include "core/model/unit_remarks.h"
#include "core/model/validate.h"
#include "models.h"
#include "tests/processor_time.h"

#include <QTest>

#include <set>

using namespace saltus;
using namespace saltus::model;

namespace {

Model boxes() { // a box on a hinge, above a floor
    Model m;
    m.materials.push_back({"steel", "7800 kg/m^3", "", {}});
    ContactLaw law;
    law.name = "all";
    m.contacts.push_back(law);
    Body box;
    box.name = "box";
    box.material = "steel";
    BoxShape shape;
    shape.size = {0.1, 0.2, 0.3};
    box.shapes.emplace_back(shape);
    m.bodies.push_back(box);
    Body floor;
    floor.name = "floor";
    floor.fixed = true;
    floor.shapes.emplace_back(HalfSpaceShape{});
    m.bodies.push_back(floor);
    Joint hinge;
    hinge.name = "hinge";
    hinge.kind = JointKind::revolute;
    hinge.between = {"box"};
    hinge.axis = {0.0, 0.0, 1.0};
    hinge.coordinates.emplace_back();
    m.joints.push_back(hinge);
    m.run.step = "1 ms";
    m.run.end = "1 s";
    return m;
}

std::set<std::string> objects(const Errors& remarks) {
    std::set<std::string> found;
    for (const Error& one : remarks) found.insert(one.place.object);
    return found;
}

} // namespace

class TestRemarks : public QObject {
    Q_OBJECT
private slots:
    void aSceneWithoutIdleKeysHasNone() {
        QVERIFY(validate(boxes()).empty());
        QVERIFY(remarks(boxes()).empty());
        QVERIFY(remarks(test::ball()).empty());
        QVERIFY(remarks(test::circuit()).empty());
    }

    void everyKeyOfTheWorldIsIdleBesideSystems() {
        Model m = test::ball();
        m.world.planar = true;
        m.world.gravity = {0.0, -9.81};
        m.world.gyroscopic = GyroscopicKind::explicit_form;
        m.world.projection = ProjectionKind::none;
        m.world.projection_tolerance = "1e-6 m";
        m.world.projection_iterations = 7;
        m.world.landing = false;
        m.world.sleeping = true;
        m.world.sleep_speed = "1 mm/s";
        m.world.threads = 2;
        m.run.accuracy = Accuracy::quick;
        m.run.step_budget = Value("1 ms");
        m.materials.push_back({"steel", "7800 kg/m^3", "", {}});
        ContactLaw law;
        law.name = "all";
        m.contacts.push_back(law);
        QVERIFY(validate(m).empty());
        QCOMPARE(objects(remarks(m)), (std::set<std::string>{"world.planar", "world.gravity", "world.gyroscopic", "world.projection", "world.projection_tolerance",
                                                            "world.projection_iterations", "world.landing", "world.sleeping", "world.sleep_speed", "world.threads",
                                                            "run.accuracy", "run.step_budget", "materials.steel", "contacts.all"}));
        for (const Error& one : remarks(m)) QVERIFY(one.message.find("has no effect: it is of rigid bodies, and this scene has none") != std::string::npos && !one.remedy.empty());
    }

    // By events: what tells how time steps move bodies, and theta of single systems.
    void keysOfTimeSteppingAreIdleByEvents() {
        Model m = boxes();
        m.world.projection = ProjectionKind::direct;
        m.world.projection_tolerance = "1e-6 m";
        m.world.projection_iterations = 7;
        m.world.landing = false;
        m.world.joint_scheme = JointScheme::middle;
        m.world.gyroscopic = GyroscopicKind::explicit_form;
        m.world.sleeping = true;
        m.world.sleep_speed = "1 mm/s";
        m.world.threads = 2;
        m.run.accuracy = Accuracy::quick;
        m.run.step_budget = Value("1 ms");
        m.run.integrator = IntegratorKind::event_driven;
        QCOMPARE(objects(remarks(m)), (std::set<std::string>{"world.gyroscopic", "world.projection", "world.projection_tolerance", "world.projection_iterations", "world.landing",
                                                            "world.joint_scheme", "world.sleeping", "world.sleep_speed", "world.threads", "run.accuracy", "run.step_budget"}));
        for (const Error& one : remarks(m)) QVERIFY2(one.message.find("has no effect: it is of time stepping, and this run is event-driven") != std::string::npos, one.message.c_str());
        Model c = test::circuit();
        c.run.integrator = IntegratorKind::event_driven;
        QVERIFY(!objects(remarks(c)).count("systems." + c.systems[0].name + ".theta"));
        std::get<FirstOrderLinear>(c.systems[0].kind).theta = Value(1.0);
        QVERIFY(objects(remarks(c)).count("systems." + c.systems[0].name + ".theta"));
    }

    void whatNothingCanMeetIsTold() {
        Model m = boxes();
        ContactLaw law;
        law.name = "smooth";
        law.e_T = 0.5;
        m.contacts = {law};
        m.joints[0].collide = true; // of a body and the world
        QCOMPARE(objects(remarks(m)), (std::set<std::string>{"contacts.smooth.e_T", "joints.hinge.collide"}));
        m.contacts[0].mu = 0.3;
        m.joints[0].between = {"box", "floor"};
        QVERIFY(remarks(m).empty());
    }

    void idleKeysOfBodiesAndJointsAreTold() {
        Model m = boxes();
        m.world.projection = ProjectionKind::none;
        m.world.projection_iterations = 7;
        m.materials.push_back({"wood", "700 kg/m^3", "", {}});
        ContactLaw law;
        law.name = "wooden";
        law.between = {"wood", "steel"};
        m.contacts.push_back(law);
        m.bodies[1].mass = Value("3 kg");
        m.bodies[1].inertia = {1.0, 1.0, 1.0};
        Joint& hinge = m.joints[0];
        hinge.pitch = "1 mm";
        hinge.ratio = 2.0;
        hinge.length = Value("1 m");
        hinge.component = 1;
        hinge.rate = 2.0;
        hinge.coordinates[0].e = 0.5;
        hinge.coordinates[0].rest = "10 deg";
        QVERIFY(validate(m).empty());
        QCOMPARE(objects(remarks(m)),
                 (std::set<std::string>{"world.projection_iterations", "materials.wood", "contacts.wooden", "bodies.floor.mass", "bodies.floor.inertia", "joints.hinge.pitch",
                                        "joints.hinge.ratio", "joints.hinge.length", "joints.hinge.component", "joints.hinge.rate",
                                        "joints.hinge.coordinates[0].e", "joints.hinge.coordinates[0].rest"}));
        hinge.coordinates[0].limits = {"-1 rad", "1 rad"};
        hinge.coordinates[0].stiffness = 5.0;
        QVERIFY(!objects(remarks(m)).count("joints.hinge.coordinates[0].e"));
        QVERIFY(!objects(remarks(m)).count("joints.hinge.coordinates[0].rest"));
    }

    void hertzInAFileIsRemarkedWhereTurnsAreLikely() {
        Model m = boxes();
        m.bodies[0].spin = {0.0, 0.0, "2 Hz"};
        m.joints[0].coordinates[0].drive = DriveKind::velocity;
        m.joints[0].coordinates[0].value = "1 Hz";
        m.parameters.push_back({"speed", "3 Hz", {}, "", "", false, false, {}});
        m.parameters.push_back({"rpm", "60 rpm", std::pair<Value, Value>("1 Hz", "200 rpm"), "", "", false, false, {}});
        m.drives.push_back({"phi", "speed", 0.0, "", {}});
        m.drives.push_back({"psi", "2*pi*speed", 0.0, "", {}}); // says itself what it means
        Joint spinner;
        spinner.name = "spinner", spinner.kind = JointKind::twist, spinner.between = {"box"}, spinner.component = 5, spinner.rate = "4 Hz";
        m.joints.push_back(spinner);
        QCOMPARE(objects(remarks(m)), (std::set<std::string>{"bodies.box.spin[2]", "joints.hinge.coordinates[0].value", "joints.spinner.rate", "parameters.speed.value", "parameters.rpm.range[0]"}));
        QCOMPARE(remarks(m)[0].message, std::string("'1 Hz' is 1 rad/s here: in a file Hz is 1/s"));
        QCOMPARE(remarks(m)[0].remedy, std::string("write \"1 rev/s\" for turns, or \"1 rad/s\""));
    }

    void strangeStepsAreRemarked() {
        const Model m = test::ball();
        QVERIFY(remarks(m, 1e-3, 1.0).empty());
        QVERIFY(remarks(m, 1e-9, 0.9).empty());
        QCOMPARE(objects(remarks(m, 1.0, 1.0)), std::set<std::string>{"run.end"});
        QCOMPARE(objects(remarks(m, 1e-12, 1.0)), std::set<std::string>{"run.step"});
        Model by_events = m;
        by_events.run.integrator = IntegratorKind::event_driven;
        by_events.run.max_step = "1 ps";
        QCOMPARE(objects(remarks(by_events, 1e-3, 1.0)), std::set<std::string>{"run.integrator.max_step"});
        by_events.run.max_step = "1 ms";
        QVERIFY(remarks(by_events, 1e-3, 1.0).empty());
        QVERIFY2(remarks(m, 1e-12, 1.0)[0].message.ends_with("they take 12 days"), remarks(m, 1e-12, 1.0)[0].message.c_str());
    }

    // The unit of an expression is a label: 0.06 would be shown as 0.06 mm.
    void unitsThatAreNotSIBesideExpressionsAreTold() {
        Model m = test::ball();
        for (const char* unit : {"m", "", "rad", "N m/rad", "kg", "kg m^2/s^2"}) {
            m.expressions = {{"height", "ball.q[0]", unit, "", "", {}}};
            QVERIFY2(remarks(m).empty(), unit);
        }
        for (const char* unit : {"mm", "deg", "rpm", "%", "kN", "g", "min"}) {
            m.expressions = {{"height", "ball.q[0]", unit, "", "", {}}};
            QCOMPARE(objects(remarks(m)), std::set<std::string>{"expressions.height.unit"});
        }
        QCOMPARE(remarks(m)[0].message, std::string("'min' is written beside a number that is in SI"));
        QCOMPARE(remarks(m)[0].remedy, std::string("write its SI unit, unless the formula itself gives the number in min"));
    }

    // x' = -x + lambda, x = sin t: with gamma = 1/2 lambda alternates by 1 about cos t + sin t for ever.
    void aWeightOfRBeforeTheFirstStepIsTold() {
        Model m = test::circuit();
        QVERIFY(remarks(m).empty());
        m.run.gamma = 1.0;
        QVERIFY(remarks(m).empty());
        m.run.gamma = 0.5;
        QCOMPARE(objects(remarks(m)), std::set<std::string>{"run.integrator.gamma"});
        QVERIFY2(remarks(m)[0].message.starts_with("gamma below 1 counts r at the start of each step too"), remarks(m)[0].message.c_str());
        m.run.integrator = IntegratorKind::full_theta_gamma;
        QVERIFY(remarks(m).empty());
    }

    void aThetaBelowOneHalfIsTold() {
        Model m = test::circuit();
        m.run.theta = 0.5;
        QVERIFY(!objects(remarks(m)).count("run.integrator.theta"));
        m.run.theta = 0.4;
        QVERIFY(objects(remarks(m)).count("run.integrator.theta"));
    }

    void aScrewWithoutAPitchIsTold() {
        Model m = boxes();
        m.joints[0].kind = JointKind::screw;
        QCOMPARE(objects(remarks(m)), std::set<std::string>{"joints.hinge.pitch"});
        m.joints[0].pitch = "5 mm";
        QVERIFY(remarks(m).empty());
    }

    void unitsInsideFormulasAreLookedAt() {
        Model m = boxes();
        m.parameters.push_back({"c", "2 N s/m", {}, "", "", false, false, {}});
        m.functions.push_back({"drag(s)", "-c*s", ""});
        m.bodies[0].force = {"drag(box.v[0])", "drag(box.v[1]) + c", 0.0};
        m.expressions.push_back({"power", "drag(box.v[0])*box.v[0]", "W", "", "", {}});
        m.expressions.push_back({"wrong", "drag(box.v[0])", "W", "", "", {}});
        const auto unit_of = [](std::string_view name) { return name.starts_with("box.v[") ? std::string("m/s") : std::string(); };
        const Errors found = unit_remarks(m, unit_of);
        QCOMPARE(objects(found), (std::set<std::string>{"bodies.box.force[1]", "expressions.wrong"}));
        QCOMPARE(found[0].message, std::string("the formula amounts to kg m/s^2, and W is written beside it"));
        QCOMPARE(found[1].message, std::string("'+' joins kg m/s^2 and kg/s"));
    }

    void valuesOfOneSystemFitEachOther() {
        const auto found = [](const LagrangianLinear& kind) {
            Model m;
            m.parameters.push_back({"k", "100 N/m", {}, "", "", false, false, {}});
            m.systems.push_back({"a", {}, kind, "", {}});
            std::string out;
            for (const Error& one : unit_remarks(m, [](std::string_view) { return std::string(); })) out += one.place.object + ": " + one.message + '\n';
            return out;
        };
        const std::string mass = "systems.a.M[0][0]: '3 s' is a time; where q[0] is a length, M[0][0] needs a mass\n";
        QCOMPARE(found({{{"3 s"}}, {}, {}, {}, {"1 m"}, {0.0}}), mass);
        QCOMPARE(found({{{"3 s"}}, {}, {}, {}, {1.0}, {"1 m/s"}}), mass);
        QCOMPARE(found({{{"2 kg"}}, {{"3 N/m"}}, {{"k"}}, {"5 J"}, {"1 m"}, {"2 m"}}),
                 std::string("systems.a.v[0]: '2 m' is a length; where q[0] is a length, v[0] needs a speed\n"
                             "systems.a.C[0][0]: '3 N/m' is a stiffness; where q[0] is a length, C[0][0] needs a damping\n"
                             "systems.a.F[0]: '5 J' is a moment; where q[0] is a length, F[0] needs a force\n"));
        QCOMPARE(found({{{"2 kg"}}, {}, {{"2*k^2/k/(1 kg)*(1 m)"}}, {}, {1.0}, {0.0}}), std::string()); // 2 may have any unit
        QCOMPARE(found({{{"2 kg"}}, {}, {{"k/(1 kg)"}}, {}, {1.0}, {0.0}}),
                 std::string("systems.a.K[0][0]: 'k/(1 kg)' is a value in 1/s^2; where q[0] is a length, K[0][0] needs a stiffness\n"));
        // What fits: lengths, angles, both, charges, plain numbers, equations by unit of length.
        QCOMPARE(found({{{"2 kg"}}, {{"1 N s/m"}}, {{"k"}}, {"5 N"}, {"1 mm"}, {"2 mm/s"}}), std::string());
        QCOMPARE(found({{{"2 kg m^2"}}, {}, {{"3 N m"}}, {"5 N m"}, {"10 deg"}, {"60 rpm"}}), std::string());
        QCOMPARE(found({{{"2 kg", "1 kg m"}, {"1 kg m", "3 kg m^2"}}, {}, {}, {"5 N", "2 N m"}, {"1 m", "10 deg"}, {0.0, 0.0}}), std::string());
        QCOMPARE(found({{{"1 mH"}}, {{"3 Ohm"}}, {{"1/(2 uF)"}}, {"5 V"}, {"1 A s"}, {"1 A"}}), std::string());
        QCOMPARE(found({{{1.0}}, {}, {}, {"-9.81 m/s^2"}, {"1 m"}, {0.0}}), std::string());
        QCOMPARE(found({{{1.0}}, {}, {{"100 1/s^2"}}, {"-9.81 m/s^2"}, {"1 m"}, {0.0}}), std::string());
        const std::string force = "systems.a.F[0]: '-9.81 m/s^2' is an acceleration; where q[0] is a length, F[0] needs a force\n";
        QCOMPARE(found({{{"2 kg"}}, {}, {}, {"-9.81 m/s^2"}, {"1 m"}, {0.0}}), force);
        QCOMPARE(found({{{1.0}}, {}, {{"k"}}, {"-9.81 m/s^2"}, {"1 m"}, {0.0}}), force);
    }

    void formulasAndGapsOfSystemsHaveTheUnitsOfTheirStates() {
        Model m;
        m.parameters.push_back({"k", "100 N/m", {}, "", "", false, false, {}});
        m.parameters.push_back({"l", "1 m", {}, "", "", false, false, {}});
        LagrangianNonlinear swing;
        swing.M = {{"2 kg"}}, swing.F = {"-k*a.q[0] + k*a.v[0]"}, swing.q = {"1 m"}, swing.v = {0.0};
        m.systems.push_back({"a", {}, swing, "", {}});
        FirstOrderNonlinear decay;
        decay.f = {"-b.x[0]/(1 s) + b.x[0]*l"}, decay.x = {"5 V"};
        m.systems.push_back({"b", {}, decay, "", {}});
        m.interactions.push_back({"wall", {}, {"a"}, LagrangianLinearRelation{{{"3 s"}}, {}, {}, {}}, ComplementarityLaw{}, "", {}, {}});
        m.interactions.push_back({"floor", {}, {"a"}, LagrangianLinearRelation{{{"1 m/m"}}, {"2 s"}, {}, {}}, ComplementarityLaw{}, "", {}, {}});
        m.interactions.push_back({"good", {}, {"a"}, LagrangianScleronomousRelation{{"a.q[0] + l"}, {}}, ComplementarityLaw{}, "", {}, {}});
        m.interactions.push_back({"bad", {}, {"a"}, LagrangianScleronomousRelation{{"a.q[0]*k"}, {}}, ComplementarityLaw{}, "", {}, {}});
        const Errors found = unit_remarks(m, [](std::string_view) { return std::string(); });
        QCOMPARE(objects(found), (std::set<std::string>{"systems.a.F[0]", "systems.b.f[0]", "interactions.wall.relation.H[0][0]", "interactions.floor.relation.b[0]", "interactions.bad.relation.h[0]"}));
        QCOMPARE(found.size(), std::size_t{5});
    }

    // Of a coordinate that the scene gives a unit its states are certain in every formula; of others nothing is told.
    void statesHaveTheUnitsOfTheirSystems() {
        Model m;
        LagrangianNonlinear arm;
        arm.M = {{1.0}};
        arm.q = {"10 deg"};
        arm.v = {0.0};
        m.systems.push_back({"arm", {}, arm, "", {}});
        arm.q = {0.1};
        m.systems.push_back({"open", {}, arm, "", {}});
        m.parameters.push_back({"l", "1 m", {}, "", "", false, false, {}});
        m.expressions.push_back({"speed", "l*arm.v[0]", "m/s", "", "", {}});
        m.expressions.push_back({"wrong", "l*arm.v[0]", "m", "", "", {}});
        m.expressions.push_back({"clash", "arm.q[0] + l", "", "", "", {}});
        m.expressions.push_back({"unknown", "open.q[0] + l", "m", "", "", {}});
        const Errors found = unit_remarks(m, [](std::string_view) { return std::string(); });
        QCOMPARE(objects(found), (std::set<std::string>{"expressions.wrong", "expressions.clash"}));
    }

    void whatAnEntryMayBeFollowsFromItsRowAndItsCoordinate() {
        Model m;
        LagrangianLinear two;
        two.M = {{"2 kg", 0.0}, {0.0, 1.0}};
        two.K = {{1.0, 1.0}, {1.0, 1.0}};
        two.F = {0.0, 0.0};
        two.q = {"1 m", "10 deg"};
        two.v = {0.0, 0.0};
        m.systems.push_back({"two", {}, two, "", {}});
        LagrangianNonlinear pendulum; // divided by its mass
        pendulum.M = {{1.0}};
        pendulum.F_int = {0.0};
        pendulum.F = {"2 m/s^2"};
        pendulum.q = {"1 m"};
        pendulum.v = {0.0};
        m.systems.push_back({"bare", {}, pendulum, "", {}});
        pendulum.F = {0.0};
        m.systems.push_back({"plain", {}, pendulum, "", {}});
        pendulum.q = {1.0};
        m.systems.push_back({"open", {}, pendulum, "", {}});
        m.interactions.push_back({"wall", {}, {"two"}, LagrangianLinearRelation{{{1.0, 0.0}}, {0.0}, {}, {}}, ComplementarityLaw{}, "", {}, {}});
        const auto nothing = [](std::string_view) { return std::optional<formula::Dimension>(); };
        SystemUnits units(m, nothing, functions_of(m));
        const auto expected = [&](const char* object, const char* key) {
            std::string out;
            for (const auto& d : units.expected(object, key)) out += (out.empty() ? "" : ", ") + (d.is_none() ? std::string("1") : d.text());
            return out;
        };
        QCOMPARE(expected("two", "q[0]"), std::string("m"));
        QCOMPARE(expected("two", "v[1]"), std::string("1/s"));
        QCOMPARE(expected("two", "M[0][0]"), std::string("kg"));
        QCOMPARE(expected("two", "M[1][1]"), std::string("kg m^2, 1")); // or divided by it
        QCOMPARE(expected("two", "K[0][0]"), std::string("kg/s^2"));
        QCOMPARE(expected("two", "K[0][1]"), std::string("kg m/s^2"));
        QCOMPARE(expected("two", "F[0]"), std::string("kg m/s^2"));
        QCOMPARE(expected("plain", "F"), std::string("kg m/s^2, m/s^2")); // its only one
        QCOMPARE(expected("bare", "F_int[0]"), std::string("m/s^2")); // as the rest of its row
        QCOMPARE(expected("plain", "F_int[0]"), std::string("kg m/s^2, m/s^2"));
        QCOMPARE(expected("open", "F_int[0]"), std::string());
        QCOMPARE(expected("wall", "b[0]"), std::string("m, 1"));
        QCOMPARE(expected("nobody", "F[0]"), std::string());
        SystemUnits assumed(m, nothing, functions_of(m), [](std::string_view name) { return name == "open.q[0]" ? std::optional(formula::parse_unit("m")->dimension) : std::nullopt; });
        QCOMPARE(assumed.expected("open", "F_int[0]").front().text(), std::string("kg m/s^2"));
    }

    void unitsInsideDrivesAndCircuitsAreLookedAtToo() {
        Model m = boxes();
        m.parameters.push_back({"w", "10 rad/s", {}, "", "", false, false, {}});
        m.drives.push_back({"phi", "w + 1 m", 0.0, "", {}});
        Circuit circuit;
        circuit.name = "net";
        CircuitElement source;
        source.name = "V1", source.kind = CircuitElementKind::voltage_source, source.nodes = {"a", "g"}, source.value = "5*sin(3 m*t)";
        circuit.elements = {source};
        m.circuits.push_back(circuit);
        const Errors found = unit_remarks(m, [](std::string_view) { return std::string(); });
        QCOMPARE(objects(found), (std::set<std::string>{"drives.phi.rate", "circuits.net.elements.V1.value"}));
        QVERIFY2(unit_errors(m).empty(), unit_errors(m).empty() ? "" : unit_errors(m)[0].text().c_str()); // for certain only by the names
    }

    // To dimensions an angle is a plain number: 5 mm/rev would be 0.8 mm, 3 deg a length of 52 mm.
    void anglesWhereLengthsBelongAreErrors() {
        Model m = boxes();
        m.bodies[0].position = {"3 deg", 0.0, 1.0};
        m.joints[0].kind = JointKind::screw;
        m.joints[0].pitch = "5 mm/rev";
        m.joints[0].coordinates[0].limits = {"-200 deg", "3 rev"}; // of an angle
        m.joints[0].coordinates[0].stiffness = "2 N m/deg";
        m.joints[0].coordinates[0].drive = DriveKind::velocity;
        m.joints[0].coordinates[0].value = "30 deg/s";
        QCOMPARE(objects(unit_errors(m)), (std::set<std::string>{"bodies.box.position[0]", "joints.hinge.pitch"}));
        QCOMPARE(unit_errors(m)[1].message, std::string("'5 mm/rev' is a value by an angle; Pitch needs a length, m"));
        QCOMPARE(unit_errors(m)[1].remedy, std::string("leave the angle out of the unit"));
    }

    void levelsAndPeriodsOfPlotsAreOfTheirSignals() {
        Model m = boxes();
        m.drives.push_back({"phi", "1 rad/s", 0.0, "", {}});
        m.expressions.push_back({"height", "box.q[2]", "m", "", "", {}});
        m.expressions.push_back({"wild", "box.q[2]", "", "", "", {}});
        const auto plot = [&](const char* name, PlotKind kind) {
            Plot p;
            p.name = name, p.kind = std::move(kind);
            m.views.plots.push_back(p);
        };
        plot("good", PlanePlot{"height", "t", "height", "20 mm", 1});
        plot("plain", PlanePlot{"height", "t", "height", "2/3", 1});
        plot("unknown", PlanePlot{"wild", "t", "height", "2 s", 1});
        plot("level", PlanePlot{"height", "t", "height", "2 s", 1});
        plot("turns", StroboscopicPlot{"phi", "t", "height", "3*2*pi", "20 deg"});
        plot("flash", StroboscopicPlot{"phi", "t", "height", "1 m", "1 s"});
        const Errors found = unit_remarks(m, [](std::string_view name) { return name.starts_with("box.q") ? std::string("m") : std::string(); });
        QCOMPARE(objects(found), (std::set<std::string>{"views.plots.level.level", "views.plots.flash.period", "views.plots.flash.offset"}));
        QCOMPARE(found[0].message, std::string("'2 s' is a time, and 'height' is a length"));
    }

    // Each names the one before it: no list is gone through for each.
    void manyExpressionsTakeNoLongerThanTheyAre() {
        Model m = boxes();
        m.expressions.push_back({"x0", "t", "s", "", "", {}});
        for (int i = 1; i < 100'000; ++i) m.expressions.push_back({"x" + std::to_string(i), "x" + std::to_string(i - 1) + " + t", "s", "", "", {}});
        const double begin = testing::thread_seconds();
        QVERIFY(unit_remarks(m, [](std::string_view) { return std::string(); }).empty());
        QVERIFY2(testing::thread_seconds() - begin < 3.0, qPrintable(QString::number(testing::thread_seconds() - begin)));
    }
};

QTEST_APPLESS_MAIN(TestRemarks)
#include "test_remarks.moc"
