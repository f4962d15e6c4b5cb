// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies that stand in each other at the start.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <string>
#include <utility>
#include <vector>

namespace saltus::authoring {

// Names of the pairs that would touch within each other, by more than rounding: neither joined nor passing through each other.
// With the values that the model gives its parameters. Asks to go on. Errors: those of Stage::create.
Result<std::vector<std::pair<std::string, std::string>>, Errors> overlapping_bodies(const model::Model& model);

} // namespace saltus::authoring
