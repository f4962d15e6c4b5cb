// SPDX-License-Identifier: GPL-3.0-or-later
// Netlists for the tests of circuits.
#pragma once

#include "core/model/model.h"

#include <string>
#include <utility>
#include <vector>

namespace saltus::testing {

inline model::CircuitElement element(model::CircuitElementKind kind, const std::string& name, const std::string& from, const std::string& to,
                                     model::Value value = 0.0, model::Value initial = 0.0) {
    model::CircuitElement e;
    e.kind = kind;
    e.name = name;
    e.nodes = {from, to};
    e.value = std::move(value);
    e.initial = std::move(initial);
    return e;
}
inline model::CircuitElement ground(const std::string& node) {
    model::CircuitElement e;
    e.kind = model::CircuitElementKind::ground;
    e.name = "GND" + node;
    e.nodes = {node};
    return e;
}
inline model::CircuitElement relay(const std::string& name, const std::string& from, const std::string& to, model::Value lower, model::Value upper,
                                   const std::string& control = {}, model::CircuitQuantity by = model::CircuitQuantity::current) {
    model::CircuitElement e = element(model::CircuitElementKind::relay, name, from, to);
    e.lower = std::move(lower);
    e.upper = std::move(upper);
    e.control = control;
    e.control_by = by;
    return e;
}
inline model::Circuit circuit(std::vector<model::CircuitElement> elements) {
    model::Circuit c;
    c.name = "circuit";
    c.elements = std::move(elements);
    return c;
}

} // namespace saltus::testing
