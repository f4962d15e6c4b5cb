// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies that stand in each other at the start, and bodies that pass through each other.
#pragma once

#include "core/base/error.h"
#include "core/model/edit.h"
#include "core/model/model.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saltus::authoring {

// Names of the pairs that would touch within each other, by more than rounding: neither joined nor passing through each other.
// With the values that the model gives its parameters. Asks to go on. Errors: those of Stage::create, and
// more pairs than a world would take.
Result<std::vector<std::pair<std::string, std::string>>, Errors> overlapping_bodies(const model::Model& model);

// Lets two bodies ("box", "bead[2]") pass through each other, or touch again, as far as "passes" of the two decides; empty: nothing to
// change. Of a repeat all copies then do.
model::Edit let_pass(const model::Model& model, std::string_view a, std::string_view b, bool pass);

} // namespace saltus::authoring
