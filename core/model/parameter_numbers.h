// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a model's parameters as plain numbers: SI, the model's order.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <vector>

namespace saltus::model {

Result<std::vector<double>> parameter_numbers(const Model& model); // errors: as of parameter_values()

} // namespace saltus::model
