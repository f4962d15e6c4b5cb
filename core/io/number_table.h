// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace saltus::io {

// Numbers that are no recording, such as the points of a map. Columns of one length, a name for each.
struct NumberTable {
    std::vector<std::string> header;
    std::vector<std::vector<double>> columns;
};

} // namespace saltus::io
