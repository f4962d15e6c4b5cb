// SPDX-License-Identifier: GPL-3.0-or-later
// The store of expressions: equal expressions have one node (hash-consing), operands always have smaller ids than what
// is made of them. So every walk is a loop over ids: no recursion, however deep an expression is.
#pragma once

#include "core/formula/operations.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace saltus::formula {

using NodeId = std::uint32_t;

// Where the text of a node stands: an index of Graph's places and a column in it.
struct Origin {
    std::uint32_t place = 0;
    std::uint32_t column = 0;
};

struct Node {
    Op op = Op::constant;
    std::uint8_t kinds = 0;     // bits of the SymbolKinds below
    NodeId a = 0, b = 0, c = 0; // operands; a symbol's index is in a
    double value = 0.0;         // of a constant
    std::uint64_t symbols = 0;  // Bloom filter of the symbols below: a missing bit proves independence
    Origin origin;

    NodeId operand(int i) const noexcept { return i == 0 ? a : i == 1 ? b : c; }
};

class Nodes {
public:
    Nodes();

    std::size_t size() const noexcept { return nodes_.size(); }
    const Node& operator[](NodeId id) const noexcept { return nodes_[id]; }

    // Where nodes that are made from now on come from.
    void set_origin(Origin origin) noexcept { origin_ = origin; }
    Origin origin() const noexcept { return origin_; }

    static constexpr NodeId kZero = 0, kOne = 1;
    NodeId constant(double value);
    NodeId symbol(std::uint32_t index, std::uint8_t kind_bit);

    // Any operation, simplified: constants folded where the result is finite (1/0 stays, so that it can be explained),
    // 0 and 1 dropped, signs gathered, conditions that are equal decided once. See simplify.cpp.
    NodeId make(Op op, NodeId a, NodeId b = 0);
    NodeId select(NodeId condition, NodeId then, NodeId otherwise);

    NodeId add(NodeId a, NodeId b) { return make(Op::add, a, b); }
    NodeId subtract(NodeId a, NodeId b) { return make(Op::subtract, a, b); }
    NodeId multiply(NodeId a, NodeId b) { return make(Op::multiply, a, b); }
    NodeId divide(NodeId a, NodeId b) { return make(Op::divide, a, b); }
    NodeId negate(NodeId a) { return make(Op::negate, a); }

    // The operation as it stands, nothing folded: for copies that have to compute the very same numbers.
    NodeId raw(Op op, NodeId a, NodeId b = 0, NodeId c = 0) { return find_or_add(op, a, b, c, 0.0); }

    // The same operation over other operands.
    NodeId remake(const Node& node, NodeId a, NodeId b, NodeId c) {
        return node.op == Op::select ? select(a, b, c) : make(node.op, a, b);
    }

    bool is_constant(NodeId id) const noexcept { return nodes_[id].op == Op::constant; }
    std::optional<double> value(NodeId id) const noexcept {
        return is_constant(id) ? std::optional(nodes_[id].value) : std::nullopt;
    }

    // The nodes that `roots` are made of, ascending: operands before what is made of them.
    std::vector<NodeId> below(const std::vector<NodeId>& roots) const;
    bool depends_on(NodeId root, std::uint32_t symbol) const;

    static constexpr std::uint64_t symbol_bit(std::uint32_t index) noexcept {
        return std::uint64_t{1} << ((index * 0x9E3779B97F4A7C15ULL) >> 58);
    }

private:
    NodeId find_or_add(Op op, NodeId a, NodeId b, NodeId c, double value);
    std::uint64_t hash_of(const Node& node) const noexcept;
    bool same(const Node& x, const Node& y) const noexcept;
    void grow();

    NodeId make_sum(NodeId a, NodeId b);
    NodeId make_difference(NodeId a, NodeId b);
    NodeId make_product(NodeId a, NodeId b);
    NodeId make_quotient(NodeId a, NodeId b);
    NodeId make_power(NodeId a, NodeId b);
    NodeId make_unary(Op op, NodeId a);
    NodeId make_condition(Op op, NodeId a, NodeId b);
    std::optional<NodeId> through_select(Op op, NodeId a, NodeId b);

    std::vector<Node> nodes_;
    std::vector<NodeId> table_; // open addressing; kEmpty
    Origin origin_;
    int merging_ = 0, merges_ = 0; // depth and number of merges in through_select
};

} // namespace saltus::formula
