// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind an option on a command line: numbers with units, times, name=value. Errors name the option.
#pragma once

#include "core/base/error.h"

#include <string>
#include <utility>

namespace saltus {

inline Place option_place(const std::string& option) { return Place{{}, 0, 0, option}; }

// A finite number, possibly with a unit, which must then fit to `unit`; SI.
Result<double> parse_number(const std::string& text, const std::string& unit, const std::string& option);
// "0.001" or "1 ms": a time greater than zero, in s.
Result<double> parse_seconds(const std::string& text, const std::string& option);
// Of --set: "rpm=660", "rpm = 660 rpm": a name and its text, without the blanks around them.
Result<std::pair<std::string, std::string>> parse_setting(const std::string& text);

} // namespace saltus
