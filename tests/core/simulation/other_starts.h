// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes that begin elsewhere, and differ in nothing else.
#pragma once

#include "core/formula/formula.h"
#include "core/model/model.h"

#include <QString>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace saltus::testing {

// Beside what it was, of the same unit.
inline void shift(const model::Model& model, model::Value& value, double by) {
    const auto number = [](double x) { return QString::number(x, 'g', 17).toStdString(); };
    const auto parameter = std::find_if(model.parameters.begin(), model.parameters.end(), [&](const model::Parameter& p) { return value == model::Value(p.name); });
    const model::Value said = parameter == model.parameters.end() ? value : parameter->value;
    if (value.is_number()) value = std::get<double>(value.source) + by;
    else if (const auto constant = formula::parse_constant(said.formula()); constant && constant->unit) value = number(constant->si / constant->unit->to_si + by) + ' ' + constant->unit->symbol;
    else value = "(" + value.formula() + ") + (" + value.formula() + ')';
}

// Every initial value; velocities alone; places of bodies one by one; and a parameter beside.
inline std::vector<model::Model> with_other_starts(const model::Model& model) {
    const auto systems = [&model](model::Model& of, bool positions) {
        for (model::System& system : of.systems) {
            if (!system.circuit.empty()) continue; // its circuit says it
            std::visit(
                [&](auto& kind) {
                    if constexpr (requires { kind.x; }) {
                        for (model::Value& x : kind.x) shift(model, x, 1e-3);
                    } else if constexpr (requires { kind.index; }) {
                        if (kind.v.is_number()) shift(model, kind.v, 1e-3); // that of each coordinate may read its number
                    } else {
                        for (model::Value& v : kind.v) shift(model, v, 2e-3);
                        for (model::Value& q : kind.q)
                            if (positions && !system.repeat) shift(model, q, 1e-3); // copies' values may read their number
                    }
                },
                static_cast<decltype(model::SystemKind())::variant&>(system.kind));
        }
    };
    const auto circuits = [&model](model::Model& of) { // as an edit of the drawing makes them
        for (model::Circuit& circuit : of.circuits)
            for (model::System& system : of.systems) {
                if (system.circuit != circuit.name) continue;
                std::size_t state = 0;
                for (model::CircuitElement& element : circuit.elements) {
                    if (element.kind != model::CircuitElementKind::capacitor && element.kind != model::CircuitElementKind::inductor) continue;
                    shift(model, element.initial, 1e-3);
                    std::get<model::FirstOrderLinear>(system.kind).x.at(state++) = element.initial;
                }
            }
    };
    std::vector<model::Model> all;
    for (const bool positions : {false, true}) {
        model::Model other = model;
        systems(other, positions);
        circuits(other);
        for (model::Body& body : other.bodies) {
            if (body.fixed || body.repeat) continue; // copies' values may read their number
            for (model::Value& v : body.velocity) shift(model, v, 3e-3);
            for (model::Value& w : body.spin) shift(model, w, 4e-3);
        }
        if (!(other == model)) all.push_back(other);
        for (model::Parameter& parameter : other.parameters)
            if (positions && !parameter.integer && parameter.range) {
                shift(model, parameter.value, 1e-3);
                all.push_back(other);
                break;
            }
    }
    for (std::size_t b = 0; b < std::min<std::size_t>(model.bodies.size(), 4); ++b) {
        model::Model other = model;
        model::Body& body = other.bodies[b];
        if (body.repeat) continue;
        for (model::Value& x : body.position) shift(model, x, 1e-3);
        if (!body.rotation.empty()) shift(model, body.rotation[0], 1e-2);
        if (!(other == model)) all.push_back(other);
    }
    return all;
}

} // namespace saltus::testing
