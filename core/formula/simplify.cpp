// SPDX-License-Identifier: GPL-3.0-or-later
// What Nodes::make and Nodes::select do on the way to a node. Every rule is exact in floating point but for
// 0*x = 0, 0/x = 0, x - x = 0 (x finite) and the gathering of constants and squares, c1*(c2*x), (c1*x)/c2 and
// (x*y)*y = x*(y*y) (one rounding).
#include "core/formula/nodes.h"

#include <algorithm>
#include <cmath>

namespace saltus::formula {

namespace {
constexpr int kLongestMerge = 64;        // branches of a chain that through_select follows
constexpr int kMostMerges = 256;         // in all for one operation: two trees of conditions have 2^depth pairs
constexpr double kLargestProduct = 32.0; // x^n by multiplications up to this n

bool usable(double value) noexcept {
    return std::isfinite(value) && (value == 0.0 || std::fabs(value) > 1e-290);
}
bool is_power_of_two(double value) noexcept {
    int exponent = 0;
    return std::fabs(std::frexp(value, &exponent)) == 0.5 && std::abs(exponent) < 1000;
}
} // namespace

NodeId Nodes::make(Op op, NodeId a, NodeId b) {
    if (is_unary(op)) return make_unary(op, a);
    if (is_constant(a) && is_constant(b)) {
        const double value = apply(op, nodes_[a].value, nodes_[b].value);
        // inf is a number that users may write; but what makes it of finite numbers (1/0) stays, so as to be explained.
        const bool given = std::isinf(nodes_[a].value) || std::isinf(nodes_[b].value);
        if (std::isfinite(value) || (given && std::isinf(value))) return constant(value);
        return find_or_add(op, a, b, 0, 0.0);
    }
    if (const auto merged = through_select(op, a, b)) return *merged;
    switch (op) {
    case Op::add:
        return make_sum(a, b);
    case Op::subtract:
        return make_difference(a, b);
    case Op::multiply:
        return make_product(a, b);
    case Op::divide:
        return make_quotient(a, b);
    case Op::power:
        return make_power(a, b);
    case Op::min:
    case Op::max:
        if (a == b) return a;
        break;
    case Op::less:
    case Op::less_equal:
    case Op::equal:
    case Op::not_equal:
    case Op::logical_and:
    case Op::logical_or:
        return make_condition(op, a, b);
    default:
        break;
    }
    return find_or_add(op, a, b, 0, 0.0);
}

// if(c, a, b) op if(c, d, e) = if(c, a op d, b op e): one decision serves both. And branches of constants are folded.
std::optional<NodeId> Nodes::through_select(Op op, NodeId a, NodeId b) {
    const Node x = nodes_[a], y = nodes_[b];
    const auto of_constants = [&](const Node& node) {
        return node.op == Op::select && is_constant(node.b) && is_constant(node.c);
    };
    NodeId condition = 0, then_a = a, else_a = a, then_b = b, else_b = b;
    if (x.op == Op::select && y.op == Op::select && x.a == y.a) {
        condition = x.a;
        then_a = x.b, else_a = x.c, then_b = y.b, else_b = y.c;
    } else if (of_constants(x) && is_constant(b)) {
        condition = x.a;
        then_a = x.b, else_a = x.c;
    } else if (of_constants(y) && is_constant(a)) {
        condition = y.a;
        then_b = y.b, else_b = y.c;
    } else {
        return std::nullopt;
    }
    if (merging_ == 0) merges_ = 0;
    if (merging_ >= kLongestMerge || ++merges_ > kMostMerges) return std::nullopt;
    ++merging_;
    const NodeId then = make(op, then_a, then_b);
    const NodeId otherwise = make(op, else_a, else_b);
    const NodeId made = select(condition, then, otherwise);
    --merging_;
    return made;
}

NodeId Nodes::make_sum(NodeId a, NodeId b) {
    if (a == kZero) return b;
    if (b == kZero) return a;
    if (a == b) return multiply(constant(2.0), a);
    if (nodes_[b].op == Op::negate) return subtract(a, nodes_[b].a);
    if (nodes_[a].op == Op::negate) return subtract(b, nodes_[a].a);
    return find_or_add(Op::add, a, b, 0, 0.0);
}

NodeId Nodes::make_difference(NodeId a, NodeId b) {
    if (b == kZero) return a;
    if (a == kZero) return negate(b);
    if (a == b) return kZero;
    if (is_constant(b)) return add(a, constant(-nodes_[b].value));
    if (nodes_[b].op == Op::negate) return add(a, nodes_[b].a);
    if (nodes_[a].op == Op::negate) return negate(add(nodes_[a].a, b));
    return find_or_add(Op::subtract, a, b, 0, 0.0);
}

NodeId Nodes::make_product(NodeId a, NodeId b) {
    if (is_constant(b)) std::swap(a, b);
    if (is_constant(a)) {
        const double factor = nodes_[a].value;
        const Node other = nodes_[b];
        if (factor == 0.0) return kZero;
        if (factor == 1.0) return b;
        if (factor == -1.0) return negate(b);
        if (other.op == Op::negate) return multiply(constant(-factor), other.a);
        if (other.op == Op::multiply && is_constant(other.a)) {
            const double product = factor * nodes_[other.a].value;
            if (usable(product)) return multiply(constant(product), other.b);
        }
    } else if (nodes_[a].op == Op::multiply && nodes_[a].a != nodes_[a].b && (nodes_[a].a == b || nodes_[a].b == b)) {
        return multiply(nodes_[a].a == b ? nodes_[a].b : nodes_[a].a, multiply(b, b)); // (x y) y: squares are shared
    } else if (nodes_[b].op == Op::multiply && nodes_[b].a != nodes_[b].b && (nodes_[b].a == a || nodes_[b].b == a)) {
        return multiply(nodes_[b].a == a ? nodes_[b].b : nodes_[b].a, multiply(a, a));
    } else if (nodes_[a].op == Op::negate) {
        return nodes_[b].op == Op::negate ? multiply(nodes_[a].a, nodes_[b].a) : negate(multiply(nodes_[a].a, b));
    } else if (nodes_[b].op == Op::negate) {
        return negate(multiply(a, nodes_[b].a));
    }
    return find_or_add(Op::multiply, a, b, 0, 0.0);
}

NodeId Nodes::make_quotient(NodeId a, NodeId b) {
    const Node x = nodes_[a], y = nodes_[b];
    if (y.op == Op::constant && y.value != 0.0) {
        if (y.value == 1.0) return a;
        if (y.value == -1.0) return negate(a);
        if (x.op == Op::multiply && is_constant(x.a)) {
            const double factor = nodes_[x.a].value / y.value;
            if (usable(factor)) return multiply(constant(factor), x.b);
        }
        if (x.op == Op::negate) return divide(x.a, constant(-y.value));
        if (is_power_of_two(y.value)) return multiply(constant(1.0 / y.value), a);
    } else if (a == kZero && y.op != Op::constant) {
        return kZero;
    } else if (x.op == Op::negate) {
        return y.op == Op::negate ? divide(x.a, y.a) : negate(divide(x.a, b));
    } else if (y.op == Op::negate) {
        return negate(divide(a, y.a));
    }
    return find_or_add(Op::divide, a, b, 0, 0.0);
}

NodeId Nodes::make_power(NodeId a, NodeId b) {
    if (is_constant(b)) {
        const double exponent = nodes_[b].value;
        if (exponent == 0.0) return kOne;
        if (exponent == 0.5) return make(Op::sqrt, a);
        if (exponent == std::floor(exponent) && std::fabs(exponent) <= kLargestProduct) {
            NodeId result = kOne, square = a;
            for (auto n = static_cast<unsigned>(std::fabs(exponent)); n != 0; n >>= 1) {
                if (n & 1u) result = multiply(result, square);
                if (n > 1) square = multiply(square, square);
            }
            return exponent < 0.0 ? divide(kOne, result) : result;
        }
    }
    return find_or_add(Op::power, a, b, 0, 0.0);
}

NodeId Nodes::make_unary(Op op, NodeId a) {
    const Node x = nodes_[a];
    if (x.op == Op::constant) {
        const double value = apply(op, x.value, 0.0);
        if (std::isfinite(value) || (std::isinf(x.value) && std::isinf(value))) return constant(value);
        return find_or_add(op, a, 0, 0, 0.0);
    }
    if (x.op == Op::select && is_constant(x.b) && is_constant(x.c)) {
        const NodeId then = make_unary(op, x.b);
        const NodeId otherwise = make_unary(op, x.c);
        return select(x.a, then, otherwise);
    }
    switch (op) {
    case Op::negate:
        if (x.op == Op::negate) return x.a;
        if (x.op == Op::subtract) return subtract(x.b, x.a);
        if (x.op == Op::multiply && is_constant(x.a)) return multiply(constant(-nodes_[x.a].value), x.b);
        break;
    case Op::abs:
        if (x.op == Op::negate) return make_unary(op, x.a);
        if (x.op == Op::abs) return a;
        break;
    case Op::cos:
    case Op::cosh:
        if (x.op == Op::negate) return make_unary(op, x.a);
        break;
    case Op::sin:
    case Op::tan:
    case Op::asin:
    case Op::atan:
    case Op::sinh:
    case Op::tanh:
    case Op::sign:
        if (x.op == Op::negate) return negate(make_unary(op, x.a));
        break;
    case Op::logical_not:
        if (x.op == Op::logical_not && is_condition(nodes_[x.a].op)) return x.a;
        break;
    default:
        break;
    }
    return find_or_add(op, a, 0, 0, 0.0);
}

NodeId Nodes::make_condition(Op op, NodeId a, NodeId b) {
    if (op == Op::logical_and || op == Op::logical_or) {
        const bool is_and = op == Op::logical_and;
        if (is_constant(b)) std::swap(a, b);
        if (is_constant(a)) {
            const bool holds = nodes_[a].value != 0.0;
            if (holds != is_and) return is_and ? kZero : kOne;
            return is_condition(nodes_[b].op) ? b : make_condition(Op::not_equal, b, kZero);
        }
        if (a == b && is_condition(nodes_[a].op)) return a;
    }
    return find_or_add(op, a, b, 0, 0.0);
}

NodeId Nodes::select(NodeId condition, NodeId then, NodeId otherwise) {
    if (is_constant(condition)) return nodes_[condition].value != 0.0 ? then : otherwise;
    if (nodes_[condition].op == Op::logical_not) {
        condition = nodes_[condition].a;
        std::swap(then, otherwise);
    }
    // What a condition inside its own branch decides is known already.
    while (nodes_[then].op == Op::select && nodes_[then].a == condition) then = nodes_[then].b;
    while (nodes_[otherwise].op == Op::select && nodes_[otherwise].a == condition) otherwise = nodes_[otherwise].c;
    if (then == otherwise) return then;
    if (then == kOne && otherwise == kZero && is_condition(nodes_[condition].op)) return condition;
    return find_or_add(Op::select, condition, then, otherwise, 0.0);
}

} // namespace saltus::formula
