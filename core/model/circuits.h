// SPDX-License-Identifier: GPL-3.0-or-later
// Circuits: a netlist. core/authoring makes a system of it, interactions and expressions, which carry the circuit's name and are
// ordinary parts of the model to everything else. A scene file holds the circuit alone.
#pragma once

#include "core/model/value.h"

#include <optional>
#include <string>
#include <vector>

namespace saltus::model {

enum class CircuitElementKind { ground, resistor, capacitor, inductor, voltage_source, current_source, diode, relay };
enum class CircuitQuantity { current, voltage };
// v = v(nodes[0]) - v(nodes[1]), and i flows from nodes[0] through the element to nodes[1].
struct CircuitElement {
    std::string name;
    CircuitElementKind kind = CircuitElementKind::resistor;
    std::vector<std::string> nodes; // two; of a ground one
    // Ohm, F, H: formulas of parameters (of a resistor also of t and drives); V or A of sources: formulas of t, drives,
    // parameters; diodes (anode first): forward voltage, V.
    Value value = 0.0;
    Value initial = 0.0; // of capacitors V, of inductors A
    // Of a relay, V: v = upper where its control is negative, lower where it is positive, between them where it is 0.
    // The control is the current or voltage of another element; without one it is -i: v in [lower, upper] opposes i.
    Value lower = -1.0, upper = 1.0;
    std::string control = {};
    CircuitQuantity control_by = CircuitQuantity::current;
    double x = 0.0, y = 0.0; // in the drawing, in units of its grid
    int rotation = 0;        // in the drawing, degrees: 0, 90, 180, 270
    Origin place;
    WrittenKeys written = {};
    friend bool operator==(const CircuitElement&, const CircuitElement&) = default;
};
struct Circuit {
    std::string name; // also that of its system
    std::vector<CircuitElement> elements;
    std::string label;
    Origin place;
    std::optional<Value> theta = {}; // of its system
    friend bool operator==(const Circuit&, const Circuit&) = default;
};

} // namespace saltus::model
