// SPDX-License-Identifier: GPL-3.0-or-later
// Private to checks: where formulas name the index of their copy.
#pragma once

#include "core/model/model.h"

#include <string>

namespace saltus::model::checks {

bool mentions_any(const Value& value, const std::string& index);

// Whether the copies of a repeated part are more than one copy under other names.
bool copies_differ(const System& system);
bool copies_differ(const Interaction& interaction);

} // namespace saltus::model::checks
