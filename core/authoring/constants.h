// SPDX-License-Identifier: GPL-3.0-or-later
// Values that are numbers with or without a unit, and numbers for messages.
#pragma once

#include "core/base/error.h"
#include "core/formula/dimension.h"
#include "core/model/model.h"

#include <string>

namespace saltus::authoring {

formula::Dimension metre();
formula::Dimension radian();

// In SI. Errors: no number, parameters, another dimension than this (a plain number has any), not finite.
Result<double> constant(const model::Value& value, const formula::Dimension& dimension, const Place& place);

std::string short_text(double value); // six digits

} // namespace saltus::authoring
