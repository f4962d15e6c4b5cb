// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/operations.h"

#include "core/formula/values.h"

#include <array>
#include <cmath>

namespace saltus::formula {

double apply(Op op, double a, double b) noexcept {
    switch (op) {
    case Op::add:
        return a + b;
    case Op::subtract:
        return a - b;
    case Op::multiply:
        return a * b;
    case Op::divide:
        return a / b;
    case Op::power:
        return std::pow(a, b);
    case Op::negate:
        return -a;
    case Op::sin:
        return std::sin(a);
    case Op::cos:
        return std::cos(a);
    case Op::tan:
        return std::tan(a);
    case Op::asin:
        return std::asin(a);
    case Op::acos:
        return std::acos(a);
    case Op::atan:
        return std::atan(a);
    case Op::sinh:
        return std::sinh(a);
    case Op::cosh:
        return std::cosh(a);
    case Op::tanh:
        return std::tanh(a);
    case Op::asinh:
        return std::asinh(a);
    case Op::acosh:
        return std::acosh(a);
    case Op::atanh:
        return std::atanh(a);
    case Op::exp:
        return std::exp(a);
    case Op::log:
        return std::log(a);
    case Op::log10:
        return std::log10(a);
    case Op::sqrt:
        return std::sqrt(a);
    case Op::cbrt:
        return std::cbrt(a);
    case Op::abs:
        return std::fabs(a);
    case Op::sign:
        return sign_of(a);
    case Op::floor:
        return std::floor(a);
    case Op::ceil:
        return std::ceil(a);
    case Op::round:
        return std::round(a);
    case Op::atan2:
        return std::atan2(a, b);
    case Op::hypot:
        return std::hypot(a, b);
    case Op::min:
        return least_of(a, b);
    case Op::max:
        return greatest_of(a, b);
    case Op::mod:
        return modulo(a, b);
    case Op::less:
        return a < b ? 1.0 : 0.0;
    case Op::less_equal:
        return a <= b ? 1.0 : 0.0;
    case Op::equal:
        return a == b ? 1.0 : 0.0;
    case Op::not_equal:
        return a != b ? 1.0 : 0.0;
    case Op::logical_and:
        return a != 0.0 && b != 0.0 ? 1.0 : 0.0;
    case Op::logical_or:
        return a != 0.0 || b != 0.0 ? 1.0 : 0.0;
    case Op::logical_not:
        return a == 0.0 ? 1.0 : 0.0;
    case Op::constant:
    case Op::symbol:
    case Op::select:
        break;
    }
    return 0.0;
}

namespace {
constexpr std::array kBuiltIns{
    FunctionInfo{"sin", Op::sin, 1, 1},         FunctionInfo{"cos", Op::cos, 1, 1},
    FunctionInfo{"tan", Op::tan, 1, 1},         FunctionInfo{"asin", Op::asin, 1, 1},
    FunctionInfo{"acos", Op::acos, 1, 1},       FunctionInfo{"atan", Op::atan, 1, 1},
    FunctionInfo{"atan2", Op::atan2, 2, 2},     FunctionInfo{"sinh", Op::sinh, 1, 1},
    FunctionInfo{"cosh", Op::cosh, 1, 1},       FunctionInfo{"tanh", Op::tanh, 1, 1},
    FunctionInfo{"asinh", Op::asinh, 1, 1},     FunctionInfo{"acosh", Op::acosh, 1, 1},
    FunctionInfo{"atanh", Op::atanh, 1, 1},     FunctionInfo{"exp", Op::exp, 1, 1},
    FunctionInfo{"log", Op::log, 1, 1},         FunctionInfo{"log10", Op::log10, 1, 1},
    FunctionInfo{"sqrt", Op::sqrt, 1, 1},       FunctionInfo{"cbrt", Op::cbrt, 1, 1},
    FunctionInfo{"abs", Op::abs, 1, 1},         FunctionInfo{"sign", Op::sign, 1, 1},
    FunctionInfo{"floor", Op::floor, 1, 1},     FunctionInfo{"ceil", Op::ceil, 1, 1},
    FunctionInfo{"round", Op::round, 1, 1},     FunctionInfo{"min", Op::min, 1, -1},
    FunctionInfo{"max", Op::max, 1, -1},        FunctionInfo{"mod", Op::mod, 2, 2},
    FunctionInfo{"hypot", Op::hypot, 2, 2},     FunctionInfo{"pow", Op::power, 2, 2},
    FunctionInfo{"clamp", Op::min, 3, 3, true},
};
} // namespace

std::span<const FunctionInfo> built_in_functions() noexcept {
    return kBuiltIns;
}

const FunctionInfo* find_built_in(std::string_view name) noexcept {
    for (const FunctionInfo& function : kBuiltIns)
        if (function.name == name) return &function;
    return nullptr;
}

std::string_view op_name(Op op) noexcept {
    switch (op) {
    case Op::add:
        return "+";
    case Op::subtract:
    case Op::negate:
        return "-";
    case Op::multiply:
        return "*";
    case Op::divide:
        return "/";
    case Op::power:
        return "^";
    case Op::less:
        return "<";
    case Op::less_equal:
        return "<=";
    case Op::equal:
        return "==";
    case Op::not_equal:
        return "!=";
    case Op::logical_and:
        return "and";
    case Op::logical_or:
        return "or";
    case Op::logical_not:
        return "not";
    case Op::select:
        return "if";
    default:
        break;
    }
    for (const FunctionInfo& function : kBuiltIns)
        if (function.op == op && !function.clamp) return function.name;
    return "";
}

} // namespace saltus::formula
