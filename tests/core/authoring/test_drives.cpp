// SPDX-License-Identifier: GPL-3.0-or-later
// Motors and controllers that are put on a joint, held against closed forms of what they do there.
#include "core/authoring/drives.h"
#include "core/authoring/made_parts.h"
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

const char* const kDisc = R"j({ "saltus": 1, "world": { "planar": true, "gravity": [0, 0] }, "bodies": { "disc": { "mass": 1, "inertia": [0.05],
    "shapes": [{ "kind": "disc", "radius": 0.2 }] }, "cart": { "mass": 2, "inertia": [0.1], "position": [2, 0], "shapes": [{ "kind": "disc", "radius": 0.2 }] } },
    "joints": { "hinge": { "kind": "revolute", "between": ["disc"], "point": [0, 0] }, "slide": { "kind": "prismatic", "between": ["cart"], "point": [2, 0], "axis": [1, 0] },
    "stop": { "kind": "revolute", "between": ["cart"], "point": [2, 0], "coordinates": [{ "drive": "velocity", "value": 0 }] },
    "weld": { "kind": "fixed", "between": ["disc", "cart"], "point": [1, 0] } },
    "run": { "step": 1e-3, "end": 2 } })j";

model::Model scene_with(std::initializer_list<const char*> without) {
    model::Model model = parse(kDisc);
    std::erase_if(model.joints, [&](const model::Joint& j) { return std::find(without.begin(), without.end(), j.name) != without.end(); });
    return model;
}

model::Model with(const model::Model& model, const authoring::DriveEdit& drive) {
    model::Model next = model;
    model::apply(next, authoring::completed(model, drive.edit));
    return next;
}

double last(const Session& session, const std::string& name) { return column(*session.recording(), name).back(); }

std::unique_ptr<Session> run(const model::Model& model, double end, std::vector<std::string> names) {
    RunOptions options;
    options.record = std::move(names);
    auto session = start(model, options);
    run_to(*session, end);
    return session;
}

} // namespace

class TestDrives : public QObject {
    Q_OBJECT

private slots:
    // J w' = k i, i = (V - k w)/R as L/R is short: w = V/k (1 - exp(-k^2 t/(J R)))
    void aMotorSpinsUpAsItsStepResponse() {
        const model::Model plain = scene_with({"weld", "slide", "stop"});
        const auto motor = authoring::add_motor(plain, "hinge");
        QVERIFY2(motor.has_value(), motor ? "" : motor.error().text().c_str());
        QCOMPARE(motor->name, std::string("motor"));
        const model::Model model = with(plain, *motor);
        const auto session = run(model, 0.3, {"hinge.ydot[2]", "motor.x[0]", "hinge.force[0]"});
        const double k = 0.5, expected = 12.0 / k * (1.0 - std::exp(-k * k * 0.3 / (0.05 * 1.0)));
        QVERIFY2(std::abs(last(*session, "hinge.ydot[2]") - expected) < 0.01 * expected, qPrintable(QString("%1 for %2").arg(last(*session, "hinge.ydot[2]")).arg(expected)));
        QVERIFY(std::abs(last(*session, "motor.x[0]") - (12.0 - k * expected)) < 0.1);
    }

    void aMotorPushesASlideTowardsItsSpeedWithoutLoad() {
        const model::Model plain = scene_with({"weld", "stop", "hinge"});
        const auto motor = authoring::add_motor(plain, "slide");
        QVERIFY(motor.has_value());
        const auto session = run(with(plain, *motor), 2.0, {"slide.ydot[2]"});
        QVERIFY2(std::abs(last(*session, "slide.ydot[2]") - 12.0 / 5.0) < 1e-3, qPrintable(QString::number(last(*session, "slide.ydot[2]"))));
    }

    // The poles of J s^3 + D s^2 + P s + I; at rest there is no error, whatever pushes.
    void aControllerBringsAJointToItsSetValue() {
        model::Model plain = scene_with({"weld", "slide", "stop"});
        plain.bodies[0].moment = {model::Formula(3.0)}; // a load that P alone would not hold
        const auto controller = authoring::add_controller(plain, "hinge");
        QVERIFY(controller.has_value());
        const auto session = run(with(plain, *controller), 20.0, {"hinge.y[2]", "controller.x[0]"});
        QVERIFY2(std::abs(last(*session, "hinge.y[2]") - std::numbers::pi / 6.0) < 1e-3, qPrintable(QString::number(last(*session, "hinge.y[2]"))));
        QVERIFY2(std::abs(10.0 * last(*session, "controller.x[0]") + 3.0) < 0.03, qPrintable(QString::number(last(*session, "controller.x[0]")))); // it holds the load
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
        QVERIFY(Session::create(with(model, *second)).has_value());
        model::apply(model, back);
        QVERIFY(model == plain);
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
