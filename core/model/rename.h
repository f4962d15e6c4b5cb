// SPDX-License-Identifier: GPL-3.0-or-later
// A new name for a part, everywhere it is used; and what uses a part.
#pragma once

#include "core/model/edit.h"

#include <string>
#include <string_view>
#include <vector>

namespace saltus::model {

// Formulas, `between`, records, plots, shapes, the trail, comments' paths follow. Errors: no name, a name that is taken or
// reserved, a part without a name.
Result<Edit> rename(const Model& model, Location at, std::string_view new_name);

// The parts whose formulas or references use the name of the part at `at`, itself left out.
std::vector<Location> users(const Model& model, Location at);

} // namespace saltus::model
