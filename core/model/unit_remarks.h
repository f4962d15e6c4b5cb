// SPDX-License-Identifier: GPL-3.0-or-later
// Units inside the formulas of a whole scene: what surely does not fit (core/formula/unit_check.h).
#pragma once

#include "core/base/error.h"
#include "core/formula/unit_check.h"
#include "core/model/model.h"

#include <functional>
#include <string>
#include <string_view>

namespace saltus::model {

// The functions of a scene, as check_units() asks for them. The model must outlive it.
formula::FunctionOf functions_of(const Model& model);

// Of a signal of a body ("ball.q[0]"); "" for one that has none or is not known.
using UnitOf = std::function<std::string(std::string_view)>;

// What is an error: units that surely do not fit inside a formula, and values of another dimension than their field has. With
// the words of the window's fields.
Errors unit_errors(const Model& model);

// In the order of the model, with places. Coordinates of systems of equations have no unit that is certain.
Errors unit_remarks(const Model& model, const UnitOf& unit_of);

} // namespace saltus::model
