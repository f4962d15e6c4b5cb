// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the views: the index of a repeat replaced by its number, and the signals that a formula names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace saltus::simulation {

// "bead[i+1].q[0]" with i = 3 -> "bead[4].q[0]": a bracket whose content is then a number becomes that number.
std::string replace_index(std::string_view text, std::string_view index, std::size_t number);

// Words that may be signals: "u", "bead[3].q[0]", "energy.total"; names of functions too.
std::vector<std::string> words_of(std::string_view formula);

} // namespace saltus::simulation
