// SPDX-License-Identifier: GPL-3.0-or-later
// Symbols of units and how unit expressions are read from tokens.
#pragma once

#include "core/base/error.h"
#include "core/formula/dimension.h"
#include "core/formula/lexer.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace saltus::formula {

// One symbol with or without an SI prefix: "rpm", "mm", "kN". Angles are dimensionless: rad = 1, deg, rev.
std::optional<Unit> find_unit(std::string_view symbol);

// What to say about a symbol that find_unit does not know.
Error unknown_unit(std::string_view symbol, const Place& place);

// Products of dimensions. Nothing when an exponent would leave [-100, 100].
std::optional<Dimension> product(const Dimension& a, const Dimension& b, int power_of_b);

// The n-th root; nothing when its exponents are not whole.
std::optional<Dimension> root(const Dimension& dimension, int n);
// "kg m/s^2", "a plain number"
std::string shown(const Dimension& dimension);

// "0.2 1/m": a unit of which the 1 is a part stands behind a number; before a name of the formula it is a missing operator.
bool begins_reciprocal(const Lexer& lexer, const std::function<bool(std::string_view)>& is_name);

// Reads a unit that follows a number, from the lexer's token on; the lexer then stands behind it.
// `is_name` tells which identifiers also mean something else in the formula. Nothing when no unit stands here.
Result<std::optional<Unit>> read_unit_after_number(Lexer& lexer, const Place& place,
                                                   const std::function<bool(std::string_view)>& is_name);

// `place` with the token's column added.
Place place_at(const Place& place, std::uint32_t column);

} // namespace saltus::formula
