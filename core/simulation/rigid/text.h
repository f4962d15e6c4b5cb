// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in the messages of rigid worlds.
#pragma once

#include <cstdio>
#include <string>

namespace saltus::rigid {

inline std::string text(double value, int digits = 4) {
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.*g", digits, value);
    return buffer;
}

} // namespace saltus::rigid
