// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in messages.
#pragma once

#include <string>

namespace saltus {

// Shortest text that reads back as the same number.
std::string number_text(double value);
// What was measured or computed: to so many digits, and no more in the text.
std::string rounded_text(double value, int digits = 4);
inline std::string time_text(double seconds) { return rounded_text(seconds, 9); } // of a run: without the dust of adding steps

} // namespace saltus
