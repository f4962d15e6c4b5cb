// SPDX-License-Identifier: GPL-3.0-or-later
// Where a property stands in its part, as Place::object has it behind the part's name.
#pragma once

#include "core/model/properties.h"

#include <string>

namespace saltus::model {

std::string property_path(PropertyId id); // ".mass", ".shapes[1].size[2]", ".law.e"

} // namespace saltus::model
