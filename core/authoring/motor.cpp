// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/motor.h"

#include "core/authoring/drive_text.h"
#include "core/authoring/made_parts.h"
#include "core/model/free_name.h"
#include "core/model/names.h"

#include <algorithm>
#include <cmath>

namespace saltus::authoring {

using namespace drive_text;
using model::Circuit;
using model::CircuitElement;
using model::CircuitElementKind;

namespace {

constexpr double kSpinUp = 0.2;                         // s, of the mechanism alone
constexpr double kTurningSpeed = 24.0, kSlideSpeed = 2.4; // rad/s, m/s: without load

CircuitElement element(std::string name, CircuitElementKind kind, std::vector<std::string> nodes, model::Value value = 0.0) {
    CircuitElement made;
    made.name = std::move(name);
    made.kind = kind;
    made.nodes = std::move(nodes);
    made.value = std::move(value);
    return made;
}

// "k" or "k*n": moment by current and voltage by rate.
std::string coupling(const Motor& motor) {
    const std::string k = factor(motor.constant);
    return motor.gear == model::Value(1.0) ? k : k + '*' + factor(motor.gear);
}

// The rotor: the source whose voltage is the coupling times the rate.
const CircuitElement* rotor_of(const Circuit& circuit, const std::vector<std::string>& coupled, const std::string& rate) {
    for (const CircuitElement& e : circuit.elements) {
        if (e.kind != CircuitElementKind::voltage_source) continue;
        auto parts = factors(e.value.formula());
        if (parts.size() < 2 || parts.back() != rate) continue;
        parts.pop_back();
        if (parts == coupled) return &e;
    }
    return nullptr;
}

// The only element of its kind besides the rotor, else null.
template <class C>
auto only(C& circuit, CircuitElementKind kind, std::string_view rotor) -> decltype(&circuit.elements.front()) {
    decltype(&circuit.elements.front()) found = nullptr;
    for (auto& e : circuit.elements) {
        if (e.kind != kind || e.name == rotor) continue;
        if (found) return nullptr;
        found = &e;
    }
    return found;
}

struct Found {
    std::size_t circuit = 0;
    std::string rotor;
    std::string current; // "motor.x[0]"
    std::vector<std::string> coupled;
};

std::optional<Found> find(const model::Model& model, const DrivenCoordinate& on) {
    auto parts = factors(force_on(model, on));
    if (parts.size() < 2) return std::nullopt;
    Found found;
    found.current = parts.back();
    parts.pop_back();
    found.coupled = parts;
    const std::string name = found.current.substr(0, found.current.find_first_of(".["));
    for (std::size_t i = 0; i < model.circuits.size(); ++i) {
        if (model.circuits[i].name != name) continue;
        const CircuitElement* rotor = rotor_of(model.circuits[i], found.coupled, on.rate);
        if (!rotor) return std::nullopt;
        found.circuit = i;
        found.rotor = rotor->name;
        return found;
    }
    return std::nullopt;
}

} // namespace

Result<DriveEdit> add_motor(const model::Model& model, std::string_view joint, std::optional<std::size_t> coordinate) {
    const auto on = undriven(model, joint, coordinate);
    if (!on) return Unexpected(on.error());
    model::Model next = model;
    model::TakenNames names(model);
    const std::string name = names.take("motor"), V = names.take(name + "_V"), R = names.take(name + "_R"), L = names.take(name + "_L"), k = names.take(name + "_k"),
                      n = names.take(name + "_n");
    // J w' = k (V - k w)/R: the speed V/k with the time constant J R/k^2, whatever the mechanism weighs.
    const double constant = round_two(std::sqrt(driven_inertia(model, *on) * 1.0 / kSpinUp));
    const char* const moment = on->angle ? "N m/A" : "N/A";
    const double voltage = round_two((on->angle ? kTurningSpeed : kSlideSpeed) * constant);
    const double most_voltage = std::max(48.0, round_two(4.0 * voltage));
    next.parameters.push_back(tuned(V, with_unit(voltage, "V"), {with_unit(-most_voltage, "V"), with_unit(most_voltage, "V")}, "Voltage", "Of the source that feeds the motor."));
    next.parameters.push_back(tuned(R, "1 Ohm", {"0.01 Ohm", "100 Ohm"}, "Resistance R", "Of the winding."));
    next.parameters.push_back(tuned(L, "1 mH", {"0.01 mH", "100 mH"}, "Inductance L", "Of the winding. L/R is the time that the current takes to follow the speed."));
    next.parameters.push_back(tuned(k, with_unit(constant, moment), {with_unit(0.0, moment), with_unit(std::max(5.0, round_two(10.0 * constant)), moment)}, "Motor constant k",
                                    on->angle ? "Moment by current, N m/A, and voltage by speed, V s/rad." : "Force by current, N/A, and voltage by speed, V s/m."));
    next.parameters.push_back(tuned(n, 1.0, {0.1, 100.0}, "Gear ratio n", on->angle ? "Turns of the motor for each turn of the joint." : "Path of the motor for each metre of the joint."));
    next.parameters.back().pinned = false;
    Circuit circuit;
    circuit.name = name;
    circuit.label = name == "motor" ? "Motor" : "Motor " + name.substr(5);
    circuit.theta = 1.0;
    const auto free = [&](std::string wanted) { // voltages and currents of all circuits have names of their own
        std::string made = wanted;
        for (int i = 2; names.has("v_" + made) || names.has("i_" + made); ++i) made = wanted + std::to_string(i);
        return made;
    };
    const std::string coupled = k + '*' + n;
    circuit.elements = {element(free("Source"), CircuitElementKind::voltage_source, {"in", "ground"}, model::Formula(V)),
                        element(free("Resistance"), CircuitElementKind::resistor, {"in", "a"}, model::Formula(R)),
                        element(free("Winding"), CircuitElementKind::inductor, {"a", "b"}, model::Formula(L)),
                        element(free("Rotor"), CircuitElementKind::voltage_source, {"b", "ground"}, model::Formula(coupled + '*' + on->rate)),
                        element(free("Ground"), CircuitElementKind::ground, {"ground"})};
    next.circuits.push_back(std::move(circuit));
    set_force(next, *on, coupled + '*' + model::element(name + ".x", 0)); // its only state: the current
    make_parts(next); // what is wrong elsewhere stays as it is
    return DriveEdit{model::difference(model, next), name};
}

std::optional<Motor> motor_on(const model::Model& model, std::string_view joint, std::size_t coordinate) {
    const auto on = coordinate_of(model, joint, coordinate);
    const auto found = on ? find(model, *on) : std::nullopt;
    if (!found) return std::nullopt;
    const Circuit& circuit = model.circuits[found->circuit];
    Motor motor;
    motor.circuit = circuit.name;
    const auto value = [&](CircuitElementKind kind) -> std::optional<model::Value> {
        const CircuitElement* e = only(circuit, kind, found->rotor);
        return e ? std::optional(e->value) : std::nullopt;
    };
    motor.voltage = value(CircuitElementKind::voltage_source);
    motor.resistance = value(CircuitElementKind::resistor);
    motor.inductance = value(CircuitElementKind::inductor);
    motor.constant = value_of(unwrapped(found->coupled.front()));
    std::string gear;
    for (std::size_t i = 1; i < found->coupled.size(); ++i) gear += (gear.empty() ? "" : "*") + found->coupled[i];
    motor.gear = gear.empty() ? model::Value(1.0) : value_of(unwrapped(gear));
    motor.theta = circuit.theta;
    return motor;
}

Result<model::Edit> set_motor(const model::Model& model, std::string_view joint, std::size_t coordinate, const Motor& motor) {
    const auto on = coordinate_of(model, joint, coordinate);
    if (!on) return Unexpected(on.error());
    const auto found = find(model, *on);
    if (!found) return fail(ErrorKind::input, "no motor drives '" + std::string(joint) + '\'', "put one on it first");
    model::Model next = model;
    Circuit& circuit = next.circuits[found->circuit];
    const auto give = [&](CircuitElementKind kind, const std::optional<model::Value>& value) {
        if (CircuitElement* e = only(circuit, kind, found->rotor); e && value) e->value = *value;
    };
    give(CircuitElementKind::voltage_source, motor.voltage);
    give(CircuitElementKind::resistor, motor.resistance);
    give(CircuitElementKind::inductor, motor.inductance);
    circuit.theta = motor.theta;
    const std::string coupled = coupling(motor);
    for (CircuitElement& e : circuit.elements)
        if (e.name == found->rotor) e.value = model::Formula(coupled + '*' + on->rate);
    set_force(next, *on, coupled + '*' + found->current);
    if (const Errors wrong = make_parts(next); !wrong.empty()) return Unexpected(wrong.front());
    drop_unused(next, circuit.name);
    return checked(model, next);
}

} // namespace saltus::authoring
