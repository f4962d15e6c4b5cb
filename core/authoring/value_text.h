// SPDX-License-Identifier: GPL-3.0-or-later
// Changing a value without destroying what the user wrote in it.
#pragma once

#include "core/model/model.h"

#include <optional>
#include <string>
#include <string_view>

namespace saltus::authoring {

// What is left of a computed number when the last digits that arithmetic made up are dropped: 13 significant digits.
double tidy(double x);

// A number, or a text without any name: "5 cm", "1/2 in", "2*pi". Formulas of parameters are none.
bool is_constant(const model::Value& value);
// Its value in SI; nothing for formulas.
std::optional<double> constant(const model::Value& value);

// The value plus `by` (SI), in `unit` where one has to be written ("m", "rad", "m/s"; "" for none):
//   a number              0.5        -> 0.75
//   a number with a unit  "5 cm"     -> "7.5 cm"
//   a formula             "height"   -> "height + 0.25 m", the next time "height + 0.5 m", and "height" again when it comes back
model::Value shifted(const model::Value& value, double by, std::string_view unit);

// The constant value times `factor` in the unit in which it stands; a formula becomes "factor*(formula)".
model::Value scaled(const model::Value& value, double factor);

} // namespace saltus::authoring
