// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which signals are listed for people.
#pragma once

#include "core/model/model.h"
#include "core/simulation/catalogue.h"

#include <cstddef>
#include <vector>

namespace saltus::ui {

// Columns of the catalogue: time first, what moves in its own order, and last the states of bodies that are fixed.
std::vector<std::size_t> listedColumns(const Catalogue& catalogue, const model::Model& model);

} // namespace saltus::ui
