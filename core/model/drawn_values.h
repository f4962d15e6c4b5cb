// SPDX-License-Identifier: GPL-3.0-or-later
// What values of parameters make of the drawing of a scene.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <span>

namespace saltus::model {

// As validate() tells it of the scene's own values: sizes below 0, numbers that are not finite. values: SI, the model's order.
Errors drawing_errors(const Model& model, std::span<const double> values);

} // namespace saltus::model
