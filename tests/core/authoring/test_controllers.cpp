// SPDX-License-Identifier: GPL-3.0-or-later
// Controllers that are put on a joint, held against closed forms and against linear motion integrated here.
#include "core/authoring/controller.h"

#include "core/authoring/motor.h"
#include "tests/core/authoring/driven_joints.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::testing;
using authoring::Controller;
using authoring::ControllerKind;

namespace {

model::Model controlled(const model::Model& plain, const char* joint, ControllerKind kind = ControllerKind::pid) { return with(plain, authoring::add_controller(plain, joint, {}, kind)->edit); }

model::Model changed(const model::Model& model, const char* joint, const std::function<void(Controller&)>& change) {
    Controller c = *authoring::controller_on(model, joint, 0);
    change(c);
    const auto edit = authoring::set_controller(model, joint, 0, c);
    if (!edit) throw std::runtime_error(edit.error().text());
    return with(model, *edit);
}

// A cart of 1 kg and a rod of 0.2 kg and 1 m upright on it.
const char* const kCart = R"j({ "saltus": 1, "world": { "planar": true, "gravity": [0, -9.81] }, "bodies": {
    "cart": { "mass": 1, "inertia": [0.02], "shapes": [{ "kind": "box", "size": [0.4, 0.1] }] },
    "rod": { "mass": 0.2, "inertia": ["0.2/12"], "position": ["-0.5*sin(1e-3)", "0.5*cos(1e-3)"], "rotation": [1e-3], "shapes": [{ "kind": "box", "size": [0.03, 1], "touches": false }] } },
    "joints": { "rail": { "kind": "prismatic", "between": ["cart"], "point": [0, 0], "axis": [1, 0] }, "pivot": { "kind": "revolute", "between": ["cart", "rod"], "point": [0, 0] } },
    "run": { "step": 1e-3, "end": 3 } })j";

} // namespace

class TestControllers : public QObject {
    Q_OBJECT

private slots:
    // J s^3 + D s^2 + P s + I = J (s + 5)^3: the error is e^-5t (1 + 5 t - 25 t^2).
    void aPidFollowsItsClosedForm() {
        model::Model model = controlled(scene_with({"weld", "slide", "stop"}), "hinge");
        for (const auto& [name, value] : {std::pair("controller_P", 75 * 0.05), std::pair("controller_I", 125 * 0.05), std::pair("controller_D", 15 * 0.05)}) {
            const auto* given = &model.parameters[0];
            for (const model::Parameter& p : model.parameters)
                if (p.name == name) given = &p;
            QVERIFY2(std::abs(std::get<double>(given->value.source) - value) < 0.06 * value, name); // what it came with, two digits of it
            set_parameter(model, name, value);
        }
        for (const double t : {0.1, 0.3, 0.8}) {
            const auto session = run(model, t, {"hinge.y[2]", "controller_order"});
            const double error = std::exp(-5.0 * t) * (1.0 + 5.0 * t - 25.0 * t * t), expected = std::numbers::pi / 6.0 * (1.0 - error);
            QVERIFY2(std::abs(last(*session, "hinge.y[2]") - expected) < 1e-3, qPrintable(QString("%1 s: %2 for %3").arg(t).arg(last(*session, "hinge.y[2]")).arg(expected)));
        }
    }

    // At rest there is no error, whatever pushes; the integral is what holds the load.
    void aControllerBringsAJointToItsSetValue() {
        model::Model plain = scene_with({"weld", "slide", "stop"});
        plain.bodies[0].moment = {model::Formula(3.0)}; // a load that P alone would not hold
        const auto session = run(controlled(plain, "hinge"), 10.0, {"hinge.y[2]", "controller.x[0]"});
        QVERIFY2(std::abs(last(*session, "hinge.y[2]") - std::numbers::pi / 6.0) < 1e-6, qPrintable(QString::number(last(*session, "hinge.y[2]"))));
        QVERIFY2(std::abs(last(*session, "controller.x[0]") + 3.0) < 1e-5, qPrintable(QString::number(last(*session, "controller.x[0]"))));
    }

    void everyKindIsReadAsItWasWritten() {
        const model::Model plain = scene_with({"weld", "stop"});
        for (const ControllerKind kind : {ControllerKind::pid, ControllerKind::state_feedback, ControllerKind::formula})
            for (const char* joint : {"hinge", "slide"}) {
                const model::Model model = controlled(plain, joint, kind);
                const auto c = authoring::controller_on(model, joint, 0);
                QVERIFY(c && c->kind == kind);
                QVERIFY(Session::create(model).has_value());
                const auto same = authoring::set_controller(model, joint, 0, *c);
                QVERIFY(same && same->empty());
                const auto read = io::parse_scene(io::scene_text(model), "again.saltus"); // and from its file
                QVERIFY(read && authoring::controller_on(*read, joint, 0) == c);
            }
    }

    void everySettingIsReadAsItWasWritten() {
        const model::Model plain = scene_with({"weld", "stop"});
        const model::Model model = controlled(plain, "hinge");
        Controller c = *authoring::controller_on(model, "hinge", 0);
        c.largest = "2 + 1";
        c.filter = "20 ms";
        c.set = "0.5*sin(2 rad/s*t) - 1";
        c.P = -3.5;
        c.windup = 0.25;
        for (const char* measured : {"hinge.y[2]", "disc.q[2]", "disc.q[2] + 0.01*sin(t)"}) {
            c.measured = measured;
            const auto edit = authoring::set_controller(model, "hinge", 0, c);
            QVERIFY2(edit.has_value(), edit ? "" : edit.error().text().c_str());
            const model::Model next = with(model, *edit);
            QVERIFY2(authoring::controller_on(next, "hinge", 0) == c, measured);
            QVERIFY(Session::create(next).has_value());
        }
        QVERIFY(std::none_of(plain.parameters.begin(), plain.parameters.end(), [](const auto& p) { return p.name == "controller_P"; })); // its parameter went with its use
    }

    // Measured otherwise, the same motion: the rate of disc.q[2] is disc.v[2].
    void aBodysAngleIsAsGoodAsTheJoints() {
        const model::Model model = controlled(scene_with({"weld", "slide", "stop"}), "hinge");
        const auto one = run(model, 0.4, {"hinge.y[2]"});
        const auto other = run(changed(model, "hinge", [](Controller& c) { c.measured = "disc.q[2]"; }), 0.4, {"hinge.y[2]"});
        QVERIFY(std::abs(last(*one, "hinge.y[2]") - last(*other, "hinge.y[2]")) < 1e-9);
    }

    void aShortFilterChangesLittleAndALongOneMuch() {
        const model::Model model = controlled(scene_with({"weld", "slide", "stop"}), "hinge");
        const auto at = [&](const char* filter) { return last(*run(changed(model, "hinge", [&](Controller& c) { c.filter = filter; }), 0.3, {"hinge.y[2]"}), "hinge.y[2]"); };
        const double without = last(*run(model, 0.3, {"hinge.y[2]"}), "hinge.y[2]");
        QVERIFY2(std::abs(at("1 ms") - without) < 3e-3, qPrintable(QString("%1 for %2").arg(at("1 ms")).arg(without)));
        QVERIFY(std::abs(at("10 us") - without) < 1e-3); // a hundredth of the step: stable
        QVERIFY(std::abs(at("200 ms") - without) > 0.02);
    }

    // The moment stays within its limit, and the integral does not wind up behind it.
    void aLimitHoldsWithoutWindingUp() {
        const model::Model model = changed(controlled(scene_with({"weld", "slide", "stop"}), "hinge"), "hinge", [](Controller& c) { c.largest = "0.2 N m"; });
        const auto overshoot = [&](const char* windup) {
            const auto session = run(changed(model, "hinge", [&](Controller& c) { c.windup = windup; }), 8.0, {"hinge.y[2]", "hinge.force[2]"});
            for (const double force : column(*session->recording(), "hinge.force[2]"))
                if (!(std::abs(force) <= 0.2 * (1.0 + 1e-9)) && !std::isnan(force)) return HUGE_VAL;
            const auto angle = column(*session->recording(), "hinge.y[2]");
            return *std::max_element(angle.begin(), angle.end()) * 6.0 / std::numbers::pi - 1.0;
        };
        const double with_it = overshoot("0.1 s"), without = overshoot("1e6 s");
        QVERIFY2(with_it < 0.7 * without, qPrintable(QString("%1 and %2").arg(with_it).arg(without)));
    }

    // The cart with the rod upright, near which it is linear: integrated here.
    void aStateFeedbackBalancesARodAsItsLinearForm() {
        model::Model model = controlled(parse(kCart), "rail", ControllerKind::state_feedback);
        Controller c = *authoring::controller_on(model, "rail", 0);
        QCOMPARE(int(c.terms.size()), 4); // the rod's angle and rate are offered
        QCOMPARE(c.terms[2].sensor, std::string("pivot_angle"));
        model = with(model, *authoring::add_term(model, "rail", 0, "rod.q[2]")); // in space, not from the start
        model = with(model, *authoring::add_term(model, "rail", 0, "rod.v[2]"));
        const std::array<double, 4> k{-5.94, -7.18, 52.93, 13.28};              // of place, speed, angle, rate: pole placement
        model = changed(model, "rail", [&](Controller& next) {
            QCOMPARE(int(next.terms.size()), 6);
            QCOMPARE(next.terms[4].sensor, std::string("rod_angle"));
            QCOMPARE(next.terms[5].sensor, std::string("rod_rate"));
            next.terms.erase(next.terms.begin() + 2, next.terms.begin() + 4);
            for (std::size_t i = 0; i < 4; ++i) next.terms[i].gain = k[i];
        });
        QVERIFY(model.parameters.empty()); // none is needed any more
        const auto session = run(model, 3.0, {"cart.q[0]", "rod.q[2]"});
        const double M = 1.0, m = 0.2, l = 0.5, I = 0.2 / 12.0 + m * l * l, g = 9.81, det = (M + m) * I - m * l * m * l;
        using State = std::array<double, 4>; // x, x', angle, angle'
        const auto rate = [&](const State& s) {
            const double u = -(k[0] * s[0] + k[1] * s[1] + k[2] * s[2] + k[3] * s[3]), f = m * g * l * s[2];
            return State{s[1], (I * u + m * l * f) / det, s[3], ((M + m) * f + m * l * u) / det};
        };
        State s{0.0, 0.0, 1e-3, 0.0};
        const double h = 1e-4;
        for (int i = 0; i < 30000; ++i) { // Heun
            const State a = rate(s);
            State end;
            for (std::size_t j = 0; j < 4; ++j) end[j] = s[j] + h * a[j];
            const State b = rate(end);
            for (std::size_t j = 0; j < 4; ++j) s[j] += 0.5 * h * (a[j] + b[j]);
        }
        QVERIFY2(std::abs(last(*session, "cart.q[0]") - s[0]) < 2e-6, qPrintable(QString("%1 for %2").arg(last(*session, "cart.q[0]")).arg(s[0])));
        QVERIFY2(std::abs(last(*session, "rod.q[2]") - s[2]) < 2e-6, qPrintable(QString("%1 for %2").arg(last(*session, "rod.q[2]")).arg(s[2])));
        QVERIFY(std::abs(s[2]) < 5e-4); // it comes back
    }

    void theShippedFeedbackIsShownAsTheFormulaThatItIs() {
        QVERIFY(!authoring::controller_on(scene("cart-pendulum"), "rail", 0)); // its force is a state of a drive with a lag: no controller of ours
    }

    void anotherKindKeepsTheLimitAndLeavesNothingBehind() {
        const model::Model plain = scene_with({"weld", "slide", "stop"});
        model::Model model = changed(controlled(plain, "hinge"), "hinge", [](Controller& c) { c.largest = 5.0; });
        for (const ControllerKind kind : {ControllerKind::state_feedback, ControllerKind::formula, ControllerKind::pid, ControllerKind::formula}) {
            const auto edit = authoring::change_kind(model, "hinge", 0, kind);
            QVERIFY2(edit.has_value(), edit ? "" : edit.error().text().c_str());
            model = with(model, *edit);
            const auto c = authoring::controller_on(model, "hinge", 0);
            QVERIFY(c && c->kind == kind && c->largest == model::Value(5.0));
            QVERIFY(Session::create(model).has_value());
            QCOMPARE(model.systems.size(), std::size_t(kind == ControllerKind::pid ? 1 : 0));
        }
        QVERIFY(with(model, *authoring::remove_drive(model, "hinge", 0)).joints == plain.joints);
    }

    void whatIsWrongWithAControllerIsNamed() {
        const model::Model model = controlled(scene_with({"weld", "slide", "stop"}), "hinge");
        const auto said = [&](const std::function<void(Controller&)>& change) {
            Controller c = *authoring::controller_on(model, "hinge", 0);
            change(c);
            const auto edit = authoring::set_controller(model, "hinge", 0, c);
            return edit ? std::string("nothing") : edit.error().message + " -> " + edit.error().remedy;
        };
        QVERIFY(said([](Controller& c) { c.measured = "disc.q[2] + 1"; }).find("filter") != std::string::npos); // its rate is no signal
        QVERIFY(said([](Controller& c) { c.measured = "nobody.q[0]", c.filter = "1 ms"; }).find("nobody") != std::string::npos);
        QVERIFY(said([](Controller& c) { c.P = "3*"; }) != "nothing");
        QVERIFY(!authoring::add_term(model, "hinge", 0, "disc.q[2]")); // a PID has no states
        QVERIFY(!authoring::change_kind(model, "nobody", 0, ControllerKind::pid));
    }
};

QTEST_GUILESS_MAIN(TestControllers)
#include "test_controllers.moc"
