// SPDX-License-Identifier: GPL-3.0-or-later
// Copy and paste of parts: a fragment is a model with the parts and all that they need, so that a scene file's text carries it
// from window to window (core/io writes and reads it).
#pragma once

#include "core/authoring/transform.h"
#include "core/base/error.h"
#include "core/model/edit.h"

#include <span>
#include <string>
#include <vector>

namespace saltus::authoring {

// Bodies and joints by name, with their materials, the laws between those, and the parameters, functions, drives and expressions
// that their formulas use. A joint whose other body is not copied is left out. The world (planar or not) goes with it.
model::Model fragment(const model::Model& model, std::span<const std::string> names);

struct Pasted {
    model::Edit edit;
    std::vector<std::string> made; // names of the new bodies and joints
};
// All parts of the fragment, moved by `shift`, under free names; references among them are kept. Materials, parameters, functions
// and the like that are the same in both are not doubled. Errors: a planar fragment in a spatial scene, bodies where there are equations.
Result<Pasted> paste(const model::Model& model, const model::Model& fragment, const Vector3& shift);

} // namespace saltus::authoring
