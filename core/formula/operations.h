// SPDX-License-Identifier: GPL-3.0-or-later
// The operations of expressions: what they are called in formulas and what they compute.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace saltus::formula {

enum class Op : std::uint8_t {
    // leaves
    constant,
    symbol,
    // arithmetic
    add,
    subtract,
    multiply,
    divide,
    power,
    // one argument
    negate,
    sin,
    cos,
    tan,
    asin,
    acos,
    atan,
    sinh,
    cosh,
    tanh,
    asinh,
    acosh,
    atanh,
    exp,
    log,
    log10,
    sqrt,
    cbrt,
    abs,
    sign,
    floor,
    ceil,
    round,
    // two arguments
    atan2,
    hypot,
    min,
    max,
    mod,
    // conditions: 1 or 0; a > b is less(b, a)
    less,
    less_equal,
    equal,
    not_equal,
    logical_and,
    logical_or,
    logical_not,
    // a != 0 ? b : c
    select,
};

inline constexpr int kOpCount = static_cast<int>(Op::select) + 1;

constexpr bool is_leaf(Op op) noexcept {
    return op <= Op::symbol;
}
constexpr bool is_unary(Op op) noexcept {
    return (op >= Op::negate && op <= Op::round) || op == Op::logical_not;
}
constexpr bool is_condition(Op op) noexcept {
    return op >= Op::less && op <= Op::logical_not;
}
constexpr bool is_commutative(Op op) noexcept {
    return op == Op::add || op == Op::multiply || op == Op::equal || op == Op::not_equal || op == Op::logical_and ||
           op == Op::logical_or;
}
constexpr int operand_count(Op op) noexcept {
    return is_leaf(op) ? 0 : is_unary(op) ? 1 : op == Op::select ? 3 : 2;
}

// The value of every operation but leaves and select. b is ignored by those with one argument.
double apply(Op op, double a, double b) noexcept;

// What formulas may call besides if, piecewise, dt and diff.
struct FunctionInfo {
    std::string_view name;
    Op op;
    int least, most; // number of arguments; most < 0: any
    bool clamp = false;
};
std::span<const FunctionInfo> built_in_functions() noexcept;
const FunctionInfo* find_built_in(std::string_view name) noexcept;

// "sin", "min", "+": for messages and text().
std::string_view op_name(Op op) noexcept;

} // namespace saltus::formula
