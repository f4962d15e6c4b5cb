// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/drives.h"

#include "core/authoring/made_parts.h"
#include "core/model/expand.h"
#include "core/model/free_name.h"
#include "core/model/names.h"

#include <algorithm>
#include <optional>

namespace saltus::authoring {

namespace {

using model::CircuitElement;
using model::CircuitElementKind;

struct Driven { // a joint that can take a drive
    std::size_t at = 0;
    bool angle = true;        // of its first coordinate
    std::string place, rate;  // signals of it: "shaft.y[2]", "shaft.ydot[2]"
};

Result<Driven> driven(const model::Model& model, std::string_view name) {
    const auto found = std::find_if(model.joints.begin(), model.joints.end(), [&](const model::Joint& j) { return j.name == name; });
    const std::string quoted = '\'' + std::string(name) + '\'';
    if (found == model.joints.end()) return fail(ErrorKind::input, quoted + " is no joint", "select a hinge or a slide", {});
    const Place place = model::at(found->place, "joints." + found->name);
    if (found->repeat) return fail(ErrorKind::input, quoted + " is repeated, and a drive acts on one joint", "select a joint that stands alone", place);
    if (model::joint_coordinates(*found) == 0)
        return fail(ErrorKind::input, quoted + " leaves no coordinate that a drive could act on", "select a hinge, a slide or a cylindrical joint", place);
    if (!found->coordinates.empty() && found->coordinates.front().drive != model::DriveKind::none)
        return fail(ErrorKind::input, quoted + " is driven already", "take its drive out first", place);
    const std::size_t row = model::joint_equalities(*found, model.world.planar);
    return Driven{static_cast<std::size_t>(found - model.joints.begin()), model::is_angle_row(*found, model.world.planar, row),
                  model::element(found->name + ".y", row), model::element(found->name + ".ydot", row)};
}

model::Parameter parameter(std::string name, model::Value value, std::pair<model::Value, model::Value> range, std::string label, std::string help) {
    model::Parameter made;
    made.name = std::move(name);
    made.value = std::move(value);
    made.range = std::move(range);
    made.label = std::move(label);
    made.help = std::move(help);
    made.pinned = true;
    return made;
}

void drive(model::Model& next, const Driven& joint, std::string formula) {
    auto& coordinates = next.joints[joint.at].coordinates;
    if (coordinates.empty()) coordinates.emplace_back();
    coordinates.front().drive = model::DriveKind::force;
    coordinates.front().value = model::Formula(std::move(formula));
}

CircuitElement element(std::string name, CircuitElementKind kind, std::vector<std::string> nodes, model::Value value = 0.0) {
    CircuitElement made;
    made.name = std::move(name);
    made.kind = kind;
    made.nodes = std::move(nodes);
    made.value = std::move(value);
    return made;
}

} // namespace

Result<DriveEdit> add_motor(const model::Model& model, std::string_view joint) {
    const auto on = driven(model, joint);
    if (!on) return Unexpected(on.error());
    model::Model next = model;
    model::TakenNames names(model);
    const std::string name = names.take("motor"), V = names.take(name + "_V"), R = names.take(name + "_R"), L = names.take(name + "_L"), k = names.take(name + "_k");
    next.parameters.push_back(parameter(V, "12 V", {"-24 V", "24 V"}, "Voltage", "Of the source that feeds the motor."));
    next.parameters.push_back(parameter(R, "1 Ohm", {"0.1 Ohm", "10 Ohm"}, "Resistance R", "Of the winding."));
    next.parameters.push_back(parameter(L, "1 mH", {"0.01 mH", "100 mH"}, "Inductance L", "Of the winding. L/R is the time that the current takes to follow the speed."));
    next.parameters.push_back(on->angle ? parameter(k, 0.5, {0.01, 5.0}, "Motor constant k", "Moment by current, N m/A, and voltage by speed, V s/rad.")
                                        : parameter(k, 5.0, {0.1, 50.0}, "Motor constant k", "Force by current, N/A, and voltage by speed, V s/m."));
    model::Circuit circuit;
    circuit.name = name;
    circuit.label = "Motor";
    circuit.theta = 1.0;
    const auto free = [&](std::string wanted) { // voltages and currents of all circuits have names of their own
        std::string made = wanted;
        for (int i = 2; names.has("v_" + made) || names.has("i_" + made); ++i) made = wanted + std::to_string(i);
        return made;
    };
    circuit.elements = {element(free("Source"), CircuitElementKind::voltage_source, {"in", "ground"}, model::Formula(V)),
                        element(free("Resistance"), CircuitElementKind::resistor, {"in", "a"}, model::Formula(R)),
                        element(free("Winding"), CircuitElementKind::inductor, {"a", "b"}, model::Formula(L)),
                        element(free("Rotor"), CircuitElementKind::voltage_source, {"b", "ground"}, model::Formula(k + '*' + on->rate)),
                        element(free("Ground"), CircuitElementKind::ground, {"ground"})};
    next.circuits.push_back(std::move(circuit));
    drive(next, *on, k + '*' + model::element(name + ".x", 0)); // its only state: the current
    make_parts(next); // what is wrong elsewhere stays as it is
    return DriveEdit{model::difference(model, next), name};
}

Result<DriveEdit> add_controller(const model::Model& model, std::string_view joint) {
    const auto on = driven(model, joint);
    if (!on) return Unexpected(on.error());
    model::Model next = model;
    model::TakenNames names(model);
    const std::string name = names.take("controller"), set = names.take(name + "_set"), P = names.take(name + "_P"), I = names.take(name + "_I"), D = names.take(name + "_D");
    const char* const of = on->angle ? "Moment by angle, N m/rad." : "Force by displacement, N/m.";
    const char* const sums = on->angle ? "Moment by the sum of the angle over time, N m/(rad s)." : "Force by the sum of the displacement over time, N/(m s).";
    const char* const rates = on->angle ? "Moment by speed, N m s/rad." : "Force by speed, N s/m.";
    next.parameters.push_back(on->angle ? parameter(set, "30 deg", {"-180 deg", "180 deg"}, "Set value", "Where the controller brings the joint, from where it starts.")
                                        : parameter(set, "0.1 m", {"-1 m", "1 m"}, "Set value", "Where the controller brings the joint, from where it starts."));
    const double most = on->angle ? 1.0 : 10.0;
    next.parameters.push_back(parameter(P, 20.0 * most, {0.0, 200.0 * most}, "Gain P", of));
    next.parameters.push_back(parameter(I, 10.0 * most, {0.0, 100.0 * most}, "Gain I", sums));
    next.parameters.push_back(parameter(D, 4.0 * most, {0.0, 40.0 * most}, "Gain D", rates));
    model::FirstOrderNonlinear integral;
    integral.f = {model::Formula(set + " - " + on->place)};
    integral.x = {0.0};
    model::System system;
    system.name = name;
    system.label = "Controller";
    system.kind = std::move(integral);
    next.systems.push_back(std::move(system));
    drive(next, *on, P + "*(" + set + " - " + on->place + ") + " + I + '*' + model::element(name + ".x", 0) + " - " + D + '*' + on->rate);
    return DriveEdit{model::difference(model, next), name};
}

bool can_drive(const model::Model& model, std::string_view joint) { return driven(model, joint).has_value(); }

} // namespace saltus::authoring
