// SPDX-License-Identifier: GPL-3.0-or-later
// Exact derivatives, forward through the nodes in ascending order; what was differentiated once is remembered.
// The rules, with those at joints: README.md.
#include "core/formula/graph_impl.h"

#include <cmath>
#include <functional>
#include <numbers>

namespace saltus::formula {

namespace {

bool is_flat(Op op) noexcept { return op == Op::sign || op == Op::floor || op == Op::ceil || op == Op::round; }

// d(node) from the derivatives da, db, dc of its operands. Zero operands' derivatives make zero terms by themselves.
NodeId chain_rule(Nodes& n, NodeId id, NodeId da, NodeId db, NodeId dc) {
    const Node node = n[id];
    const NodeId a = node.a, b = node.b;
    const auto square = [&](NodeId x) { return n.multiply(x, x); };
    const auto of = [&](Op op, NodeId x) { return n.make(op, x); };
    switch (node.op) {
    case Op::constant:
    case Op::symbol: return Nodes::kZero; // the caller knows better
    case Op::add: return n.add(da, db);
    case Op::subtract: return n.subtract(da, db);
    case Op::multiply: return n.add(n.multiply(da, b), n.multiply(a, db));
    case Op::divide:
        if (db == Nodes::kZero) return n.divide(da, b);
        return n.divide(n.subtract(da, n.multiply(id, db)), b); // (a/b)' = (a' - (a/b) b')/b
    case Op::power: {
        NodeId sum = Nodes::kZero;
        if (da != Nodes::kZero) sum = n.multiply(n.multiply(b, n.make(Op::power, a, n.subtract(b, Nodes::kOne))), da);
        if (db != Nodes::kZero) sum = n.add(sum, n.multiply(n.multiply(id, of(Op::log, a)), db));
        return sum;
    }
    case Op::negate: return n.negate(da);
    case Op::sin: return n.multiply(of(Op::cos, a), da);
    case Op::cos: return n.negate(n.multiply(of(Op::sin, a), da));
    case Op::tan: return n.multiply(n.add(Nodes::kOne, square(id)), da);
    case Op::asin: return n.divide(da, of(Op::sqrt, n.subtract(Nodes::kOne, square(a))));
    case Op::acos: return n.negate(n.divide(da, of(Op::sqrt, n.subtract(Nodes::kOne, square(a)))));
    case Op::atan: return n.divide(da, n.add(Nodes::kOne, square(a)));
    case Op::sinh: return n.multiply(of(Op::cosh, a), da);
    case Op::cosh: return n.multiply(of(Op::sinh, a), da);
    case Op::tanh: return n.multiply(n.subtract(Nodes::kOne, square(id)), da);
    case Op::asinh: return n.divide(da, of(Op::sqrt, n.add(square(a), Nodes::kOne)));
    case Op::acosh:
        return n.divide(da, n.multiply(of(Op::sqrt, n.subtract(a, Nodes::kOne)), of(Op::sqrt, n.add(a, Nodes::kOne))));
    case Op::atanh: return n.divide(da, n.subtract(Nodes::kOne, square(a)));
    case Op::exp: return n.multiply(id, da);
    case Op::log: return n.divide(da, a);
    case Op::log10: return n.divide(da, n.multiply(n.constant(std::numbers::ln10), a));
    case Op::sqrt: return n.divide(n.multiply(n.constant(0.5), da), id);
    case Op::cbrt: return n.divide(da, n.multiply(n.constant(3.0), square(id)));
    case Op::abs: return n.multiply(of(Op::sign, a), da);
    case Op::atan2: // a = y, b = x
        return n.divide(n.subtract(n.multiply(b, da), n.multiply(a, db)), n.add(square(b), square(a)));
    case Op::hypot: return n.divide(n.add(n.multiply(a, da), n.multiply(b, db)), id);
    case Op::min: return n.select(n.make(Op::less_equal, a, b), da, db);
    case Op::max: return n.select(n.make(Op::less_equal, b, a), da, db);
    case Op::mod: // a - b floor(a/b), floor's derivative 0
        if (db == Nodes::kZero) return da;
        return n.subtract(da, n.multiply(of(Op::floor, n.divide(a, b)), db));
    case Op::select: return n.select(a, db, dc);
    default: break; // steps and conditions: zero
    }
    return Nodes::kZero;
}

// Walks what is below root and not in `known`, operands first, and fills it. leaf(id) gives a derivative of a symbol;
// skip(id) is true where the derivative is zero at sight.
Result<NodeId> differentiate(Graph::Impl& impl, NodeId root, std::unordered_map<NodeId, NodeId>& known,
                             const std::function<bool(const Node&)>& zero, const std::function<Result<NodeId>(const Node&)>& leaf) {
    Nodes& n = impl.nodes;
    const Origin before = n.origin();
    std::vector<NodeId> open{root};
    const auto derivative_of = [&](NodeId id) { return zero(n[id]) ? Nodes::kZero : known.at(id); };
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
            known.emplace(id, *derivative);
            open.pop_back();
            continue;
        }
        if (is_condition(node.op) || is_flat(node.op)) {
            known.emplace(id, Nodes::kZero);
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
        const NodeId da = node.op == Op::select ? Nodes::kZero : derivative_of(node.a);
        const NodeId db = count > 1 ? derivative_of(node.b) : Nodes::kZero;
        const NodeId dc = count > 2 ? derivative_of(node.c) : Nodes::kZero;
        known.emplace(id, chain_rule(n, id, da, db, dc));
        if (impl.too_large()) {
            outcome = Unexpected(too_large_error());
            break;
        }
    }
    n.set_origin(before);
    if (!outcome) return outcome;
    return derivative_of(root);
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
