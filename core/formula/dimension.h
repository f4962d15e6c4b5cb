// SPDX-License-Identifier: GPL-3.0-or-later
// Physical dimensions and units of constants: "1.5 mm", "358 rpm", "1430.8 N/m".
#pragma once

#include "core/base/error.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace saltus::formula {

// Exponents of kg, m, s, A, K, mol, cd. Angles are dimensionless (rad = 1).
struct Dimension {
    std::array<std::int8_t, 7> exponents{};
    friend bool operator==(const Dimension&, const Dimension&) = default;
    bool is_none() const noexcept { return *this == Dimension{}; }
    std::string text() const; // "kg m/s^2", "" for none
};

struct Unit {
    std::string symbol;      // as written: "rpm", "N/m"
    Dimension dimension;
    double to_si = 1.0;      // value in SI = value in the unit * to_si
};

// Parses a unit expression such as "N/m", "kg*m^2", "rpm", "1/s". An unknown unit is an error that names the nearest
// known ones.
Result<Unit> parse_unit(std::string_view text);

// As it stands behind a number where names of a scene may be taken for a part of it: "[N/m]", "kg".
std::string unit_behind_number(std::string_view unit);

} // namespace saltus::formula
