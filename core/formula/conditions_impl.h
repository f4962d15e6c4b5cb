// SPDX-License-Identifier: GPL-3.0-or-later
// Where the nodes of one tape hang on conditions, and what is made of them.
#pragma once

#include "core/formula/conditions.h"
#include "core/formula/graph_impl.h"
#include "core/formula/tape_impl.h"

#include <map>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace saltus::formula {

// A node that switches, or an operand whose truth is asked for.
inline constexpr std::uint32_t kNoCondition = ~std::uint32_t{0};
struct Site {
    std::uint32_t condition = kNoCondition;
    bool swapped = false; // the residual is b - a of the node's operands a, b, not a - b
};

// The nodes of one tape with their conditions.
struct Sites {
    Tape::Impl tape;            // nodes and roots; no code yet
    std::vector<NodeId> ids;    // below the roots, ascending
    std::vector<char> flat;     // by node: piecewise constant, changes with conditions alone
    std::vector<Site> switches; // by node
    std::vector<Site> truths;   // by operand

    const Site* switch_at(NodeId id) const { return switches[id].condition == kNoCondition ? nullptr : &switches[id]; }
    const Site* truth_of(NodeId id) const { return truths[id].condition == kNoCondition ? nullptr : &truths[id]; }
};

enum class Rounding : std::uint8_t { none, down, up, nearest };

struct Conditions::Impl {
    struct Entry {
        Condition condition;
        Rounding rounding = Rounding::none;
        NodeId first = 0, second = 0; // nodes of the graph: the residual's operands
        bool at_zero_known = false;
    };
    std::vector<Entry> entries;
    std::map<std::tuple<Rounding, NodeId, NodeId>, std::uint32_t> index;

    Sites find(Graph::Impl& graph, std::span<const Expr> outputs, std::span<const Symbol> inputs);
};

// The nodes of a tape over again, with cells for conditions.
struct FrozenNodes {
    std::vector<NodeId> made;                          // by node of the tape
    std::unordered_map<std::uint32_t, NodeId> cell_of; // by condition
};
enum class CellSource : std::uint8_t {
    given,   // a number that the caller gives
    decided, // that number unless it is nan; then what the values at the point say
};
// Everything of `frozen` but its code.
FrozenNodes freeze_nodes(const Sites& sites, CellSource source, Tape::Impl& frozen);

// A tape whose outputs are the cells of `count` conditions and then their activity; everything but its code.
void make_deciding(const Sites& sites, std::size_t count, Tape::Impl& deciding);

// See Conditions::uses.
std::vector<std::vector<Conditions::Use>> uses_of(const Sites& sites, std::size_t conditions);

} // namespace saltus::formula
