// SPDX-License-Identifier: GPL-3.0-or-later
// Exact derivatives, forward through the nodes in ascending order; what was differentiated once is remembered.
// The rules, with those at joints: README.md.
#include "core/formula/graph_impl.h"

#include <functional>
#include <initializer_list>
#include <numbers>
#include <optional>

namespace saltus::formula {

namespace {

bool is_flat(Op op) noexcept {
    return op == Op::sign || op == Op::floor || op == Op::ceil || op == Op::round;
}

NodeId whole(Nodes& n, const Slope& slope) {
    return n.multiply(slope.coefficient, slope.factor);
}

// One factor for several derivatives; a zero goes with any.
NodeId common_factor(Nodes& n, std::initializer_list<Slope*> slopes) {
    std::optional<NodeId> factor;
    bool same = true;
    for (const Slope* slope : slopes) {
        if (slope->coefficient == Nodes::kZero) continue;
        same = same && (!factor || *factor == slope->factor);
        factor = slope->factor;
    }
    if (!same) factor = Nodes::kOne;
    for (Slope* slope : slopes)
        if (!same) slope->coefficient = whole(n, *slope);
    return factor.value_or(Nodes::kOne);
}

// The derivative of f(a) for any function but the linear ones, df = f'(a): what is inside becomes the factor.
Slope outer(Nodes& n, NodeId df, Slope da) {
    if (da.coefficient == Nodes::kZero) return {};
    if (da.factor == Nodes::kOne && !n.is_constant(da.coefficient)) return {df, da.coefficient};
    return {n.multiply(df, da.coefficient), da.factor};
}

// f'(a) of a function of one argument; id is f(a).
NodeId outer_derivative(Nodes& n, Op op, NodeId id, NodeId a) {
    const auto square = [&](NodeId x) { return n.multiply(x, x); };
    const auto of = [&](Op f, NodeId x) { return n.make(f, x); };
    const auto one_over = [&](NodeId x) { return n.divide(Nodes::kOne, x); };
    switch (op) {
    case Op::sin:
        return of(Op::cos, a);
    case Op::cos:
        return n.negate(of(Op::sin, a));
    case Op::tan:
        return n.add(Nodes::kOne, square(id));
    case Op::asin:
        return one_over(of(Op::sqrt, n.subtract(Nodes::kOne, square(a))));
    case Op::acos:
        return n.negate(one_over(of(Op::sqrt, n.subtract(Nodes::kOne, square(a)))));
    case Op::atan:
        return one_over(n.add(Nodes::kOne, square(a)));
    case Op::sinh:
        return of(Op::cosh, a);
    case Op::cosh:
        return of(Op::sinh, a);
    case Op::tanh:
        return n.subtract(Nodes::kOne, square(id));
    case Op::asinh:
        return one_over(of(Op::sqrt, n.add(square(a), Nodes::kOne)));
    case Op::acosh:
        return one_over(n.multiply(of(Op::sqrt, n.subtract(a, Nodes::kOne)), of(Op::sqrt, n.add(a, Nodes::kOne))));
    case Op::atanh:
        return one_over(n.subtract(Nodes::kOne, square(a)));
    case Op::exp:
        return id;
    case Op::log:
        return one_over(a);
    case Op::log10:
        return one_over(n.multiply(n.constant(std::numbers::ln10), a));
    case Op::cbrt:
        return one_over(n.multiply(n.constant(3.0), square(id)));
    case Op::abs:
        return of(Op::sign, a);
    default:
        return Nodes::kZero;
    }
}

// d(node) from the derivatives da, db, dc of its operands.
Slope chain_rule(Nodes& n, NodeId id, Slope da, Slope db, Slope dc) {
    const Node node = n[id];
    const NodeId a = node.a, b = node.b;
    const auto square = [&](NodeId x) { return n.multiply(x, x); };
    if (node.op == Op::negate) return {n.negate(da.coefficient), da.factor};
    if (node.op == Op::sqrt) { // da/(2 sqrt a), without a quotient of its own
        const Slope half = outer(n, n.constant(0.5), da);
        return {n.divide(half.coefficient, id), half.factor};
    }
    if (is_unary(node.op)) return outer(n, outer_derivative(n, node.op, id, a), da);

    const NodeId factor = common_factor(n, {&da, &db, &dc});
    const NodeId x = da.coefficient, y = db.coefficient;
    switch (node.op) {
    case Op::add:
        return {n.add(x, y), factor};
    case Op::subtract:
        return {n.subtract(x, y), factor};
    case Op::multiply:
        return {n.add(n.multiply(x, b), n.multiply(a, y)), factor};
    case Op::divide:
        if (y == Nodes::kZero) return {n.divide(x, b), factor};
        return {n.divide(n.subtract(x, n.multiply(id, y)), b), factor}; // (a/b)' = (a' - (a/b) b')/b
    case Op::power: {
        NodeId sum = Nodes::kZero;
        if (x != Nodes::kZero) sum = n.multiply(n.multiply(b, n.make(Op::power, a, n.subtract(b, Nodes::kOne))), x);
        if (y != Nodes::kZero) sum = n.add(sum, n.multiply(n.multiply(id, n.make(Op::log, a)), y));
        return {sum, factor};
    }
    case Op::atan2: // of a = y and b = x in the usual letters
        return {n.divide(n.subtract(n.multiply(b, x), n.multiply(a, y)), n.add(square(b), square(a))), factor};
    case Op::hypot:
        return {n.divide(n.add(n.multiply(a, x), n.multiply(b, y)), id), factor};
    case Op::min:
        return {n.select(n.make(Op::less_equal, a, b), x, y), factor};
    case Op::max:
        return {n.select(n.make(Op::less_equal, b, a), x, y), factor};
    case Op::mod: // a - b floor(a/b), floor's derivative 0
        if (y == Nodes::kZero) return {x, factor};
        return {n.subtract(x, n.multiply(n.make(Op::floor, n.divide(a, b)), y)), factor};
    case Op::select:
        return {n.select(a, y, dc.coefficient), factor};
    default:
        return {}; // steps and conditions
    }
}

// Walks what is below root and not in `known`, operands first, and fills it. leaf(id) gives a derivative of a symbol;
// skip(id) is true where the derivative is zero at sight.
Result<NodeId> differentiate(Graph::Impl& impl, NodeId root, Slopes& known,
                             const std::function<bool(const Node&)>& zero,
                             const std::function<Result<NodeId>(const Node&)>& leaf) {
    Nodes& n = impl.nodes;
    const Origin before = n.origin();
    std::vector<NodeId> open{root};
    const auto derivative_of = [&](NodeId id) { return zero(n[id]) ? Slope{} : known.at(id); };
    Result<NodeId> outcome = Nodes::kZero;
    while (!open.empty()) {
        const NodeId id = open.back();
        const Node node = n[id];
        if (zero(node) || known.contains(id)) {
            open.pop_back();
            continue;
        }
        if (node.op == Op::symbol) {
            auto derivative = leaf(node);
            if (!derivative) {
                outcome = Unexpected(derivative.error());
                break;
            }
            known.emplace(id, Slope{*derivative, Nodes::kOne});
            open.pop_back();
            continue;
        }
        if (is_condition(node.op) || is_flat(node.op)) {
            known.emplace(id, Slope{});
            open.pop_back();
            continue;
        }
        bool ready = true;
        const int count = operand_count(node.op);
        for (int i = node.op == Op::select ? 1 : 0; i < count; ++i) {
            const NodeId operand = node.operand(i);
            if (!zero(n[operand]) && !known.contains(operand)) {
                open.push_back(operand);
                ready = false;
            }
        }
        if (!ready) continue;
        open.pop_back();
        n.set_origin(node.origin); // an error in the derivative points at what was differentiated
        const Slope da = node.op == Op::select ? Slope{} : derivative_of(node.a);
        const Slope db = count > 1 ? derivative_of(node.b) : Slope{};
        const Slope dc = count > 2 ? derivative_of(node.c) : Slope{};
        known.emplace(id, chain_rule(n, id, da, db, dc));
        if (impl.too_large()) {
            outcome = Unexpected(too_large_error());
            break;
        }
    }
    n.set_origin(before);
    if (!outcome) return outcome;
    return whole(n, derivative_of(root));
}

} // namespace

Result<NodeId> Graph::Impl::slope(NodeId root, std::uint32_t symbol) {
    const std::uint64_t bit = Nodes::symbol_bit(symbol);
    return differentiate(
        *this, root, slopes[symbol], [bit](const Node& node) { return (node.symbols & bit) == 0; },
        [symbol](const Node& node) -> Result<NodeId> { return node.a == symbol ? Nodes::kOne : Nodes::kZero; });
}

Result<NodeId> Graph::Impl::rate(NodeId root) {
    const auto moving = static_cast<std::uint8_t>(kind_bit(SymbolKind::time) | kind_bit(SymbolKind::state));
    return differentiate(
        *this, root, rates, [moving](const Node& node) { return (node.kinds & moving) == 0; },
        [this](const Node& node) -> Result<NodeId> {
            const SymbolEntry& symbol = symbols[node.a];
            if (symbol.kind == SymbolKind::time) return Nodes::kOne;
            if (symbol.rate) return *symbol.rate;
            return fail(ErrorKind::input, "the time derivative of '" + symbol.name + "' is not known to formulas",
                        "use dt() of positions, drives and t only");
        });
}

Result<NodeId> Graph::Impl::substitute(NodeId root, std::uint32_t symbol, NodeId value) {
    const std::uint64_t bit = Nodes::symbol_bit(symbol);
    std::unordered_map<NodeId, NodeId> made;
    const auto of = [&](NodeId id) { return (nodes[id].symbols & bit) == 0 ? id : made.at(id); };
    for (const NodeId id : nodes.below({root})) {
        const Node node = nodes[id];
        if ((node.symbols & bit) == 0) continue;
        if (node.op == Op::symbol) {
            made.emplace(id, node.a == symbol ? value : id);
            continue;
        }
        const int count = operand_count(node.op);
        made.emplace(id, nodes.remake(node, of(node.a), count > 1 ? of(node.b) : 0, count > 2 ? of(node.c) : 0));
        if (too_large()) return Unexpected(too_large_error());
    }
    return of(root);
}

} // namespace saltus::formula
