// SPDX-License-Identifier: GPL-3.0-or-later
// A parsed formula in postfix order: what the parser makes and what expressions and constants are built from. No tree,
// so nothing recurses over it.
#pragma once

#include "core/base/error.h"
#include "core/formula/dimension.h"
#include "core/formula/formula.h"
#include "core/formula/operations.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saltus::formula {

struct Item {
    enum class Kind : std::uint8_t {
        number,    // value, unit
        name,      // names[name]
        operation, // op over `count` values (min and max: any number)
        clamp,     // three values
        piecewise, // c1 e1 c2 e2 ... otherwise: count values
        call,      // names[name] with `count` arguments and `primes` derivatives
        dt,        // one value
        diff,      // one value, by names[name], which stands at column `count`
    };
    Kind kind = Kind::number;
    Op op = Op::constant;
    bool swapped = false; // operands the other way round: a > b is less(b, a)
    std::uint8_t primes = 0;
    std::uint32_t count = 0;
    std::uint32_t name = 0;
    std::uint32_t column = 0; // characters into the text, from 0
    double value = 0.0;       // SI
    std::int32_t unit = -1;   // index of units
};

struct Program {
    std::vector<Item> items;
    std::vector<std::string> names;
    std::vector<Unit> units;
};

using Constants = std::span<const std::pair<std::string, double>>;

inline constexpr int kDeepestNesting = 200;
inline constexpr std::size_t kLargestFormula = 200'000;     // items of a text, nodes of an expression
inline constexpr std::size_t kLargestFunctions = 1'000'000; // nodes of all functions and definitions of a graph

struct ParseContext {
    Place place;                                   // where the text begins
    Constants constants;                           // names that stand for numbers
    std::function<bool(std::string_view)> is_name; // what units must not be taken for
    std::function<bool(std::string_view)> is_function;
};

Result<Program> parse_program(std::string_view text, const ParseContext& context);

// The number that a program without dt and calls of user functions stands for, with its dimension. Names are those that
// `value_of` knows.
struct Quantity {
    double value = 0.0;
    Dimension dimension;
};
Result<Quantity> evaluate_constant(const Program& program, std::size_t first_item, const Place& place,
                                   const QuantityOf& value_of = {});

// pi, inf
std::optional<double> named_constant(std::string_view name) noexcept;
// Words that cannot be names of a scene.
bool is_reserved(std::string_view name) noexcept;

// "'sin' takes 1 argument, not 2"
Error wrong_count(std::string_view name, std::size_t least, std::size_t most, std::size_t given, Place place);

} // namespace saltus::formula
