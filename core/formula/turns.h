// SPDX-License-Identifier: GPL-3.0-or-later
// "11 Hz" typed for a speed in rpm means eleven turns a second. To dimensions an angle is a plain number, so that Hz, rad/s
// and 1/s are one and formulas take Hz as 1/s: 2*pi*f. Only where somebody types a value for a quantity whose own unit is an
// angle per time does the plain number stand for turns.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace saltus::formula {

// rpm, rev/s, rad/s, deg/min ...: of dimension 1/s, with an angle among its words. False for Hz, 1/s and what is no unit.
bool is_angle_per_time(std::string_view unit);

// Whether a unit has an angle among its words that changes its number, or is one: "mm/rev", "deg", "rad"; not "N m/rad", nor rpm or %.
bool has_angle(std::string_view unit);

// A text that is nothing but one number in Hz, kHz ...: "11 Hz".
bool is_plain_hertz(std::string_view text);

// "11 rev/s" for "11 Hz" typed where `unit` is the quantity's own; nothing when either is another.
std::optional<std::string> turns_typed_as_hertz(std::string_view text, std::string_view unit);

// "11 Hz = 660 rpm", for whoever typed it; "" where turns_typed_as_hertz() is nothing.
std::string turns_equation(std::string_view text, std::string_view unit);

} // namespace saltus::formula
