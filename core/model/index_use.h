// SPDX-License-Identifier: GPL-3.0-or-later
// Private to checks: where formulas name the index of their copy.
#pragma once

#include "core/model/expand.h"
#include "core/model/model.h"

#include <cstddef>
#include <string>
#include <vector>

namespace saltus::model::checks {

bool mentions_any(const Value& value, const std::string& index);

// Which members of a family of formulas with a running index are looked at: the first thousand and the last; the run evaluates all. Of
// a copy after the first, two: it differs in its own index, and that shows everywhere.
std::vector<std::size_t> samples(std::size_t members, const Constants& copy = {});

// Whether the copies of a repeated part are more than one copy under other names.
bool copies_differ(const System& system);
bool copies_differ(const Interaction& interaction);

} // namespace saltus::model::checks
