// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of a model that are made from others: bodies of functions from the profiles of cams; systems, interactions and
// expressions from circuits. A scene file holds what they are made from; everything else sees the parts alone.
#pragma once

#include "core/base/error.h"
#include "core/model/edit.h"

namespace saltus::authoring {

// Makes all of them anew; the parts of circuits stand behind the model's own, circuit by circuit. Errors: of the profiles
// and circuits from which nothing can be made. Those functions keep their bodies, those circuits have no parts.
// Call it on a copy after every change of a profile, a circuit, or what their values name; model::difference gives the Edit.
Errors make_parts(model::Model& model);

// The edit with what follows from it: parts of circuits that it changes are made anew, and a function that is written by hand
// is no longer made from its profile.
model::Edit completed(const model::Model& model, model::Edit edit);

// Whether a part was made by make_parts. Editors show such parts but leave changes to the circuit's.
inline bool is_made(const model::Function& function) { return function.profile.has_value(); }
inline bool is_made(const model::System& system) { return !system.circuit.empty(); }
inline bool is_made(const model::Interaction& interaction) { return !interaction.circuit.empty(); }
inline bool is_made(const model::Expression& expression) { return !expression.circuit.empty(); }

// Whether the file may hold the source instead of the parts: they are what make_parts would make, or nothing can be made. False
// when somebody changed a part by hand: then the parts count, and the source is left out.
bool stands_for(const model::Function& function);                       // its profile for its body; false without one
bool stands_for(const model::Model& model, const model::Circuit& circuit); // the circuit for its parts

} // namespace saltus::authoring
