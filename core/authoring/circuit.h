// SPDX-License-Identifier: GPL-3.0-or-later
// Circuits: from a netlist to a linear complementarity system
//     x' = A x + B lambda + b(t),   y = C x + D lambda + e(t),   0 <= y _|_ lambda >= 0
// by a normal tree (sources, capacitors, resistors, diodes in this order) and symbolic elimination of the resistors, so that
// the entries stay formulas of the elements' values. Sources may read states: b and e are formulas of them then, which lowering takes as one with A x and C x + D lambda. States: voltages of capacitors, currents of inductors. A diode in the tree
// has its reverse voltage as lambda and its current as y, a diode outside it the other way round: the matrix D is passive
// (D + D^T >= 0) for any circuit. Sources: Chua, Lin, Linear and Nonlinear Circuits (normal tree); Siconos Developer's Notes (2011), chapter 2.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <string>
#include <vector>

namespace saltus::authoring {

// What a circuit named "circuit" becomes.
struct CircuitParts {
    model::System system; // "circuit", first-order-linear. A circuit without a state has one that stays 0
    // "circuit_diodes": one complementarity for all diodes, in their order. Of each relay K: "circuit_K", a relay law; if relays
    // and diodes act on each other directly, relays too are rows of the one complementarity (two each).
    std::vector<model::Interaction> interactions;
    std::vector<model::Expression> expressions; // "v_R1", "i_R1", ... of every element but grounds
};

// All parts carry the circuit's name in their `circuit`. Errors: every one of form, each with the element's place and a
// remedy: nodes that hang, no ground, short circuits, loops of sources and capacitors, cut sets of sources and inductors, ...
Result<CircuitParts, Errors> circuit_parts(const model::Circuit& circuit);

// The same and what the values say within the model: names that are not known, values that are not positive, capacitors and
// inductors that change with time.
Errors validate(const model::Model& model, const model::Circuit& circuit);

// The letter with which the elements of a kind are usually numbered: R1, C1, L1, V1, I1, D1, K1, GND1.
const char* usual_name(model::CircuitElementKind kind);
// "R1", "R2", ...: the first that no element has and that leaves v_NAME and i_NAME free in the model.
std::string free_element_name(const model::Model& model, const model::Circuit& circuit, model::CircuitElementKind kind);

} // namespace saltus::authoring
