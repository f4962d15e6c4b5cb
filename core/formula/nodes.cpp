// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/nodes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <unordered_set>

namespace saltus::formula {

namespace {
constexpr NodeId kEmpty = ~NodeId{0};

std::uint64_t mix(std::uint64_t x) noexcept { // finaliser of splitmix64
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}
} // namespace

Nodes::Nodes() : table_(256, kEmpty) {
    constant(0.0);
    constant(1.0);
}

std::uint64_t Nodes::hash_of(const Node& node) const noexcept {
    NodeId a = node.a, b = node.b;
    if (is_commutative(node.op) && b < a) std::swap(a, b);
    std::uint64_t h = mix(static_cast<std::uint64_t>(node.op) + 0x9E3779B97F4A7C15ULL * (a + 1));
    h = mix(h ^ ((static_cast<std::uint64_t>(b) << 32) | node.c));
    return node.op == Op::constant ? mix(h ^ std::bit_cast<std::uint64_t>(node.value)) : h;
}

bool Nodes::same(const Node& x, const Node& y) const noexcept {
    if (x.op != y.op) return false;
    if (x.op == Op::constant) return std::bit_cast<std::uint64_t>(x.value) == std::bit_cast<std::uint64_t>(y.value);
    if (x.a == y.a && x.b == y.b && x.c == y.c) return true;
    return is_commutative(x.op) && x.a == y.b && x.b == y.a;
}

void Nodes::grow() {
    std::vector<NodeId> table(table_.size() * 2, kEmpty);
    const std::size_t mask = table.size() - 1;
    for (NodeId id = 0; id < nodes_.size(); ++id) {
        std::size_t slot = hash_of(nodes_[id]) & mask;
        while (table[slot] != kEmpty) slot = (slot + 1) & mask;
        table[slot] = id;
    }
    table_ = std::move(table);
}

NodeId Nodes::find_or_add(Op op, NodeId a, NodeId b, NodeId c, double value) {
    Node node;
    node.op = op;
    node.a = a;
    node.b = b;
    node.c = c;
    node.value = value;
    const std::size_t mask = table_.size() - 1;
    std::size_t slot = hash_of(node) & mask;
    for (; table_[slot] != kEmpty; slot = (slot + 1) & mask)
        if (same(nodes_[table_[slot]], node)) return table_[slot];
    for (int i = 0; i < operand_count(op); ++i) {
        node.kinds |= nodes_[node.operand(i)].kinds;
        node.symbols |= nodes_[node.operand(i)].symbols;
    }
    node.origin = origin_;
    const auto id = static_cast<NodeId>(nodes_.size());
    nodes_.push_back(node);
    table_[slot] = id;
    if (nodes_.size() * 2 > table_.size()) grow();
    return id;
}

NodeId Nodes::constant(double value) {
    return find_or_add(Op::constant, 0, 0, 0, value == 0.0 ? 0.0 : value);
}

NodeId Nodes::symbol(std::uint32_t index, std::uint8_t kind_bit) {
    const NodeId id = find_or_add(Op::symbol, index, 0, 0, 0.0);
    nodes_[id].kinds = kind_bit;
    nodes_[id].symbols = symbol_bit(index);
    return id;
}

std::vector<NodeId> Nodes::below(const std::vector<NodeId>& roots) const {
    std::vector<NodeId> found, open(roots);
    std::unordered_set<NodeId> seen;
    while (!open.empty()) {
        const NodeId id = open.back();
        open.pop_back();
        if (!seen.insert(id).second) continue;
        found.push_back(id);
        const Node& node = nodes_[id];
        for (int i = 0; i < operand_count(node.op); ++i) open.push_back(node.operand(i));
    }
    std::sort(found.begin(), found.end());
    return found;
}

bool Nodes::depends_on(NodeId root, std::uint32_t symbol) const {
    const std::uint64_t bit = symbol_bit(symbol);
    if ((nodes_[root].symbols & bit) == 0) return false;
    // Most expressions are small: walked without memory or memory of what was seen.
    constexpr std::size_t kSmall = 32;
    std::array<NodeId, kSmall> few{root};
    std::size_t count = 1;
    for (std::size_t steps = 0; count > 0 && steps < 4 * kSmall; ++steps) {
        const Node& node = nodes_[few[--count]];
        if (node.op == Op::symbol && node.a == symbol) return true;
        if (count + 3 > kSmall) break;
        for (int i = 0; i < operand_count(node.op); ++i)
            if ((nodes_[node.operand(i)].symbols & bit) != 0) few[count++] = node.operand(i);
        if (count == 0) return false;
    }
    std::vector<NodeId> open{root};
    std::unordered_set<NodeId> seen;
    while (!open.empty()) {
        const Node& node = nodes_[open.back()];
        open.pop_back();
        if (node.op == Op::symbol && node.a == symbol) return true;
        for (int i = 0; i < operand_count(node.op); ++i) {
            const NodeId operand = node.operand(i);
            if ((nodes_[operand].symbols & bit) != 0 && seen.insert(operand).second) open.push_back(operand);
        }
    }
    return false;
}

} // namespace saltus::formula
