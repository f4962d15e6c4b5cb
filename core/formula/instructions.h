// SPDX-License-Identifier: GPL-3.0-or-later
// The instruction set of tapes. Every instruction leaves its result in a slot and in the accumulator; where the next one
// takes it from the accumulator, it need not wait for memory. Forms of operands: w a slot, a the accumulator, k the
// constant in the instruction.
#pragma once

#include "core/formula/operations.h"

#include <cstdint>

namespace saltus::formula {

// clang-format off
// X(operation, form of x, form of y, value)
#define SALTUS_ORDERED(X, op, value) \
    X(op, w, w, value) X(op, a, w, value) X(op, w, a, value) X(op, w, k, value) X(op, a, k, value) X(op, k, w, value) X(op, k, a, value)
#define SALTUS_SYMMETRIC(X, op, value) X(op, w, w, value) X(op, a, w, value) X(op, w, k, value) X(op, a, k, value)
#define SALTUS_RARE(X, op, value) X(op, w, w, value) X(op, w, k, value) X(op, k, w, value)
#define SALTUS_UNARY(X, op, value) X(op, w, n, value) X(op, a, n, value)

#define SALTUS_CODES(X) \
    SALTUS_SYMMETRIC(X, add, x + y) \
    SALTUS_ORDERED(X, subtract, x - y) \
    SALTUS_SYMMETRIC(X, multiply, x * y) X(multiply, a, a, x * y) \
    SALTUS_ORDERED(X, divide, x / y) \
    SALTUS_RARE(X, power, std::pow(x, y)) X(power, a, k, std::pow(x, y)) \
    SALTUS_ORDERED(X, mod, modulo(x, y)) \
    SALTUS_SYMMETRIC(X, min, least_of(x, y)) X(min, w, a, least_of(x, y)) X(min, k, w, least_of(x, y)) \
    SALTUS_SYMMETRIC(X, max, greatest_of(x, y)) X(max, w, a, greatest_of(x, y)) X(max, k, w, greatest_of(x, y)) \
    SALTUS_RARE(X, atan2, std::atan2(x, y)) \
    SALTUS_RARE(X, hypot, std::hypot(x, y)) \
    SALTUS_ORDERED(X, less, x < y ? 1.0 : 0.0) \
    SALTUS_ORDERED(X, less_equal, x <= y ? 1.0 : 0.0) \
    SALTUS_RARE(X, equal, x == y ? 1.0 : 0.0) \
    SALTUS_RARE(X, not_equal, x != y ? 1.0 : 0.0) \
    SALTUS_RARE(X, logical_and, x != 0.0 && y != 0.0 ? 1.0 : 0.0) \
    SALTUS_RARE(X, logical_or, x != 0.0 || y != 0.0 ? 1.0 : 0.0) \
    SALTUS_UNARY(X, logical_not, x == 0.0 ? 1.0 : 0.0) \
    SALTUS_UNARY(X, negate, -x) \
    SALTUS_UNARY(X, sin, std::sin(x)) SALTUS_UNARY(X, cos, std::cos(x)) SALTUS_UNARY(X, tan, std::tan(x)) \
    SALTUS_UNARY(X, asin, std::asin(x)) SALTUS_UNARY(X, acos, std::acos(x)) SALTUS_UNARY(X, atan, std::atan(x)) \
    SALTUS_UNARY(X, sinh, std::sinh(x)) SALTUS_UNARY(X, cosh, std::cosh(x)) SALTUS_UNARY(X, tanh, std::tanh(x)) \
    SALTUS_UNARY(X, asinh, std::asinh(x)) SALTUS_UNARY(X, acosh, std::acosh(x)) SALTUS_UNARY(X, atanh, std::atanh(x)) \
    SALTUS_UNARY(X, exp, std::exp(x)) SALTUS_UNARY(X, log, std::log(x)) SALTUS_UNARY(X, log10, std::log10(x)) \
    SALTUS_UNARY(X, sqrt, std::sqrt(x)) SALTUS_UNARY(X, cbrt, std::cbrt(x)) SALTUS_UNARY(X, abs, std::fabs(x)) \
    SALTUS_UNARY(X, sign, sign_of(x)) SALTUS_UNARY(X, floor, std::floor(x)) SALTUS_UNARY(X, ceil, std::ceil(x)) \
    SALTUS_UNARY(X, round, std::round(x)) \
    X(constant, k, n, x) /* a constant into a slot */ \
    X(symbol, w, n, x)   /* a slot copied */

// X(fusion, form of x, form of y, form of z, value): a product and a sum; slots in the order of the forms in x, y, z
#define SALTUS_FUSED_FORMS(X, fusion, value) \
    X(fusion, w, w, w, value) X(fusion, w, w, k, value) X(fusion, w, w, a, value) X(fusion, a, w, w, value) \
    X(fusion, a, w, k, value) X(fusion, a, a, w, value) X(fusion, a, a, k, value) X(fusion, w, k, w, value) \
    X(fusion, w, k, a, value) X(fusion, a, k, w, value)
#define SALTUS_FUSED(X) \
    SALTUS_FUSED_FORMS(X, plus, x * y + z) \
    SALTUS_FUSED_FORMS(X, minus, x * y - z) \
    SALTUS_FUSED_FORMS(X, from, z - x * y)

// X(operation, form of x, form of y, condition): on to the next instruction where it holds, else jump
#define SALTUS_BRANCHES(X) \
    SALTUS_ORDERED(X, less, x < y) \
    SALTUS_ORDERED(X, less_equal, x <= y) \
    X(equal, w, w, x == y) X(equal, w, k, x == y) \
    X(not_equal, w, w, x != y) X(not_equal, w, k, x != y) \
    X(constant, w, n, x != 0.0) X(constant, a, n, x != 0.0)
// clang-format on

enum class Code : std::uint16_t {
#define X(op, f, g, value) op##_##f##g,
    SALTUS_CODES(X)
#undef X
#define X(fusion, f, g, h, value) fusion##_##f##g##h,
        SALTUS_FUSED(X)
#undef X
#define X(op, f, g, value) branch_##op##_##f##g,
        SALTUS_BRANCHES(X)
#undef X
            sincos_w,
    sincos_a,
    select,
    jump,
    stop,
};

struct Instruction {
    Code code = Code::stop;
    std::uint32_t dst = 0;   // slot; of jumps: instructions to skip
    std::uint32_t x = 0, y = 0; // slots
    union {
        double k = 0.0;
        std::uint32_t z; // where three slots are read
    };
};

} // namespace saltus::formula
