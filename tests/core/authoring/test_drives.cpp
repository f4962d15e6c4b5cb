// SPDX-License-Identifier: GPL-3.0-or-later
// Motors that are put on a joint, held against closed forms of what they do there; drives taken out again.
#include "core/authoring/drives.h"

#include "core/authoring/controller.h"
#include "core/authoring/motor.h"
#include "core/model/remove.h"
#include "tests/core/authoring/driven_joints.h"
#include "tests/processor_time.h"

#include <QtTest>

#include <cmath>

using namespace saltus;
using namespace saltus::testing;

class TestDrives : public QObject {
    Q_OBJECT

private slots:
    // J w' = k i, i = (V - k w)/R as L/R is short: w = V/k (1 - exp(-k^2 t/(J R)))
    void aMotorSpinsUpAsItsStepResponse() {
        const model::Model plain = scene_with({"weld", "slide", "stop"});
        const auto motor = authoring::add_motor(plain, "hinge");
        QVERIFY2(motor.has_value(), motor ? "" : motor.error().text().c_str());
        QCOMPARE(motor->name, std::string("motor"));
        const model::Model model = with(plain, motor->edit);
        const auto session = run(model, 0.3, {"hinge.ydot[2]", "motor.x[0]", "hinge.force[0]"});
        const double k = 0.5, expected = 12.0 / k * (1.0 - std::exp(-k * k * 0.3 / (0.05 * 1.0)));
        QVERIFY2(std::abs(last(*session, "hinge.ydot[2]") - expected) < 0.01 * expected, qPrintable(QString("%1 for %2").arg(last(*session, "hinge.ydot[2]")).arg(expected)));
        QVERIFY(std::abs(last(*session, "motor.x[0]") - (12.0 - k * expected)) < 0.1);
    }

    // A gear n: k n in place of k on both sides.
    void aGearMultipliesMomentAndCounterVoltage() {
        model::Model plain = scene_with({"weld", "slide", "stop"});
        model::Model model = with(plain, authoring::add_motor(plain, "hinge")->edit);
        set_parameter(model, "motor_n", 3.0);
        set_parameter(model, "motor_L", "0.01 mH");
        const auto session = run(model, 0.02, {"hinge.ydot[2]"});
        const double kn = 1.5, expected = 12.0 / kn * (1.0 - std::exp(-kn * kn * 0.02 / 0.05));
        QVERIFY2(std::abs(last(*session, "hinge.ydot[2]") - expected) < 0.02 * expected, qPrintable(QString("%1 for %2").arg(last(*session, "hinge.ydot[2]")).arg(expected)));
    }

    void aMotorPushesASlideTowardsItsSpeedWithoutLoad() {
        const model::Model plain = scene_with({"weld", "stop", "hinge"});
        const auto motor = authoring::add_motor(plain, "slide");
        QVERIFY(motor.has_value());
        const auto session = run(with(plain, motor->edit), 3.0, {"slide.ydot[2]"});
        QVERIFY2(std::abs(last(*session, "slide.ydot[2]") - 7.7 / 3.2) < 1e-3, qPrintable(QString::number(last(*session, "slide.ydot[2]")))); // V/k, for 2 kg
    }

    // Whatever the mechanism weighs: 63 % of 24 rad/s in 0.2 s.
    void aNewMotorSuitsTheMechanism() {
        for (const double J : {1e-4, 0.05, 30.0}) {
            model::Model plain = scene_with({"weld", "slide", "stop"});
            plain.bodies[0].inertia = {J};
            const auto session = run(with(plain, authoring::add_motor(plain, "hinge")->edit), 0.2, {"hinge.ydot[2]"});
            const double expected = 24.0 * (1.0 - std::exp(-1.0));
            QVERIFY2(std::abs(last(*session, "hinge.ydot[2]") - expected) < 0.06 * expected, qPrintable(QString("J = %1: %2").arg(J).arg(last(*session, "hinge.ydot[2]"))));
        }
    }

    // A rod of length l on a rod: I + m r^2 about the first hinge; two free bodies in series; a closed chain by its first body.
    void theInertiaIsThatOfWhatHangsOnTheJoint() {
        const auto inertia = [](const model::Model& m, const char* joint) { return authoring::driven_inertia(m, *authoring::coordinate_of(m, joint, 0)); };
        const model::Model two = parse(R"j({ "saltus": 1, "world": { "planar": true }, "bodies": {
            "a": { "mass": 3, "inertia": [0.2], "position": [1, 0], "shapes": [{ "kind": "disc", "radius": 0.1 }] },
            "b": { "mass": 2, "inertia": [0.1], "position": [2, 1], "shapes": [{ "kind": "disc", "radius": 0.1 }] } },
            "joints": { "first": { "kind": "revolute", "between": ["a"], "point": [0, 0] }, "second": { "kind": "revolute", "between": ["a", "b"], "point": [2, 0] } } })j");
        QCOMPARE(inertia(two, "first"), 0.2 + 3.0 * 1.0 + 0.1 + 2.0 * 5.0);
        const double of_a = 0.2 + 3.0, of_b = 0.1 + 2.0;
        QCOMPARE(inertia(two, "second"), of_b); // the other side stands on the world
        model::Model loose = two;
        loose.joints.erase(loose.joints.begin());
        QCOMPARE(inertia(loose, "second"), of_a * of_b / (of_a + of_b));
        QCOMPARE(inertia(scene("motor-crank"), "shaft"), 0.01); // of the crank: the slider is guided
    }

    void aCardReadsAndWritesTheShippedMotor() {
        const model::Model model = scene("motor-crank");
        const auto motor = authoring::motor_on(model, "shaft", 0);
        QVERIFY(motor.has_value());
        QCOMPARE(motor->circuit, std::string("motor"));
        QVERIFY(motor->voltage == model::Value("V") && motor->resistance == model::Value("R") && motor->inductance == model::Value("L"));
        QVERIFY(motor->constant == model::Value("k") && motor->gear == model::Value(1.0) && motor->theta == model::Value(1.0));
        QVERIFY(!authoring::motor_on(model, "guide", 0) && !authoring::motor_on(model, "nobody", 0));
        const auto same = authoring::set_motor(model, "shaft", 0, *motor);
        QVERIFY(same && same->empty());
        authoring::Motor other = *motor;
        other.voltage = "24*sin(10 rad/s*t)"; // an expression
        other.gear = "2 + 1";
        other.resistance = "500 mOhm";
        const auto edit = authoring::set_motor(model, "shaft", 0, other);
        QVERIFY2(edit.has_value(), edit ? "" : edit.error().text().c_str());
        const model::Model next = with(model, *edit);
        QVERIFY(authoring::motor_on(next, "shaft", 0) == other);
        QCOMPARE(next.joints[0].coordinates[0].value.formula(), std::string("k*(2 + 1)*motor.x[0]"));
        QVERIFY(Session::create(next).has_value());
    }

    void wrongValuesOfAMotorAreNamed() {
        const model::Model model = scene("motor-crank");
        authoring::Motor motor = *authoring::motor_on(model, "shaft", 0);
        motor.resistance = "0 Ohm*nobody";
        const auto wrong = authoring::set_motor(model, "shaft", 0, motor);
        QVERIFY(!wrong && wrong.error().message.find("nobody") != std::string::npos && !wrong.error().remedy.empty());
    }

    void aMotorTurnsTheSecondCoordinateOfACylindricalJoint() {
        model::Model plain = parse(R"j({ "saltus": 1, "world": { "gravity": [0, 0, 0] }, "bodies": { "rod": { "mass": 2, "inertia": [0.1, 0.1, 0.05],
            "shapes": [{ "kind": "sphere", "radius": 0.2 }] } }, "joints": { "hole": { "kind": "cylindrical", "between": ["rod"], "point": [0, 0, 0], "axis": [0, 0, 1] } },
            "run": { "step": 1e-3, "end": 2 } })j");
        const auto motor = authoring::add_motor(plain, "hole", 1);
        QVERIFY2(motor.has_value(), motor ? "" : motor.error().text().c_str());
        model::Model model = with(plain, motor->edit);
        QVERIFY(authoring::motor_on(model, "hole", 1) && !authoring::motor_on(model, "hole", 0));
        const auto second = authoring::add_motor(model, "hole"); // the first that is free
        QVERIFY(second.has_value());
        model = with(model, second->edit);
        QVERIFY(authoring::motor_on(model, "hole", 0) && !authoring::can_drive(model, "hole"));
        const auto session = run(model, 2.0, {"hole.ydot[4]", "hole.ydot[5]"});
        QVERIFY2(std::abs(last(*session, "hole.ydot[5]") - 24.0) < 0.01, qPrintable(QString::number(last(*session, "hole.ydot[5]")))); // 12 V/(0.5 V s)
        QVERIFY2(std::abs(last(*session, "hole.ydot[4]") - 7.7 / 3.2) < 1e-3, qPrintable(QString::number(last(*session, "hole.ydot[4]"))));
    }

    void oneUndoTakesAMotorBackAndASecondOneHasNamesOfItsOwn() {
        const model::Model plain = scene_with({"weld", "stop"});
        model::Model model = plain;
        const auto first = authoring::add_motor(model, "hinge");
        const model::Edit back = model::apply(model, authoring::completed(model, first->edit));
        QVERIFY(!(model == plain));
        const auto second = authoring::add_motor(model, "slide");
        QVERIFY(second.has_value());
        QCOMPARE(second->name, std::string("motor2"));
        QVERIFY(Session::create(with(model, second->edit)).has_value());
        model::apply(model, back);
        QVERIFY(model == plain);
    }

    void aDriveIsTakenOutWithWhatServedItAlone() {
        const model::Model plain = scene_with({"weld", "stop"});
        for (const bool motor : {true, false}) {
            const auto made = motor ? authoring::add_motor(plain, "hinge") : authoring::add_controller(plain, "hinge");
            const model::Model model = with(plain, made->edit);
            const auto back = authoring::remove_drive(model, "hinge", 0);
            QVERIFY2(back.has_value(), back ? "" : back.error().text().c_str());
            QVERIFY(with(model, *back) == plain);
            // Not while something else uses it.
            model::Model used = model;
            model::Expression e;
            e.name = "watched";
            e.formula = motor ? "2*motor.x[0]" : "2*controller_order";
            used.expressions.insert(used.expressions.begin(), e);
            const auto refused = authoring::remove_drive(used, "hinge", 0);
            QVERIFY(!refused && refused.error().message.find("watched") != std::string::npos && !refused.error().remedy.empty());
        }
        QVERIFY(!authoring::remove_drive(plain, "hinge", 0));
    }

    // A joint takes its drive along, and the parameters that nothing else needs then.
    void whatGoesWithAJointIsTold() {
        const model::Model plain = scene_with({"weld", "stop"});
        for (const bool motor : {true, false}) {
            const model::Model model = with(plain, (motor ? authoring::add_motor(plain, "hinge") : authoring::add_controller(plain, "hinge"))->edit);
            std::vector<model::Location> going{*model::find(model, "hinge")};
            const auto parameters = authoring::parameters_left_over(model, going);
            QStringList named;
            for (const model::Location& at : parameters) named << QString::fromStdString(model.parameters[at.at].name);
            QVERIFY2(parameters.size() == model.parameters.size(), qPrintable(named.join(' ')));
            going.insert(going.end(), parameters.begin(), parameters.end());
            const auto removal = model::remove_parts(model, going);
            QVERIFY(removal.has_value());
            const bool told = std::any_of(removal->also.begin(), removal->also.end(), [&](const model::Location& at) { return at.part == (motor ? model::Part::circuit : model::Part::system); });
            QVERIFY(told);
            model::Model without = plain;
            std::erase_if(without.joints, [](const model::Joint& j) { return j.name == "hinge"; });
            QVERIFY(with(model, removal->edit) == without);
        }
    }

    // Chosen to be removed by any of its parts, alone, with others, with its joint.
    void aDriveThatIsRemovedLeavesItsJointFree() {
        const model::Model plain = scene_with({"weld", "stop"});
        for (const bool motor : {true, false}) {
            const model::Model model = with(plain, (motor ? authoring::add_motor(plain, "hinge") : authoring::add_controller(plain, "hinge"))->edit);
            const auto at = [&](const char* name) { return *model::find(model, name); };
            const char* part = motor ? "motor" : "controller";
            for (const char* name : {part, motor ? "motor" : "controller_order"}) {
                const std::vector<model::Location> alone{at(name)};
                const auto removal = authoring::remove_chosen(model, alone);
                QVERIFY2(removal.has_value(), removal ? "" : removal.error().text().c_str());
                QVERIFY(with(model, removal->edit) == plain);
            }
            model::Model less = plain;
            std::erase_if(less.bodies, [](const model::Body& b) { return b.name == "cart"; });
            std::erase_if(less.joints, [](const model::Joint& j) { return j.name == "slide"; });
            const std::vector<model::Location> both{at(part), at("cart")};
            const auto two = authoring::remove_chosen(model, both);
            QVERIFY(two && with(model, two->edit) == less);
            QCOMPARE(two->also.size(), std::size_t{1});
            QCOMPARE(model::name_at(model, two->also[0].part, two->also[0].at), std::string_view("slide"));
            model::Model unhinged = plain;
            std::erase_if(unhinged.joints, [](const model::Joint& j) { return j.name == "hinge"; });
            const std::vector<model::Location> joint{at("hinge")};
            const auto gone = authoring::remove_chosen(model, joint);
            QVERIFY(gone && with(model, gone->edit) == unhinged);
        }
    }

    // All of 30,000 bodies go in the time of some looks through them, not in their number squared (16 s).
    void manyPartsAreRemovedAtOnce() {
        model::Model model;
        std::vector<std::string> names;
        for (int k = 0; k < 30000; ++k) {
            model::Body body;
            body.name = names.emplace_back("a body with a long name, number " + std::to_string(k));
            model.bodies.push_back(std::move(body));
        }
        const double begin = processor_seconds();
        const model::Locations locations(model);
        std::vector<model::Location> all;
        for (const std::string& name : names) all.push_back(*locations.find(name));
        const auto removal = authoring::remove_chosen(model, all);
        QVERIFY(removal.has_value());
        QVERIFY(with(model, removal->edit).bodies.empty());
        const double took = processor_seconds() - begin;
        QVERIFY(!locations.find("") && !locations.find("nobody"));
        QVERIFY2(took < 2.0, qPrintable(QString::number(took)));
    }

    void whatCannotBeDrivenIsNamed() {
        const model::Model model = parse(kDisc);
        QVERIFY(authoring::can_drive(model, "hinge") && authoring::can_drive(model, "slide"));
        for (const auto& [joint, said] : {std::pair("stop", "driven already"), std::pair("weld", "leaves no coordinate"), std::pair("nobody", "is no joint")}) {
            QVERIFY(!authoring::can_drive(model, joint));
            for (const bool motor : {true, false}) {
                const auto made = motor ? authoring::add_motor(model, joint) : authoring::add_controller(model, joint);
                QVERIFY(!made && made.error().message.find(said) != std::string::npos && !made.error().remedy.empty());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestDrives)
#include "test_drives.moc"
