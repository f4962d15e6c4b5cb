// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions -> a list of steps in which every value is computed once, and only where it is needed: what one branch of
// a condition needs alone stands inside that branch, behind a forward jump.
#pragma once

#include "core/formula/nodes.h"

#include <cstdint>
#include <vector>

namespace saltus::formula {

// Registers of steps are ids of nodes; what shares a register (the value of a select and the results of its branches)
// has the id of one of them.
struct Operand {
    enum class Kind : std::uint8_t { none, constant, reg } kind = Kind::none;
    NodeId reg = 0;
    double value = 0.0;
};

struct Step {
    enum class Kind : std::uint8_t {
        compute, // dst = op(a, b)
        fused,   // dst = a*b + c, a*b - c or c - a*b, rounded twice as ever
        sincos,  // dst = sin a, dst2 = cos a
        move,    // dst = a
        select,  // dst = a != 0 ? b : c
        branch,  // to target unless op(a, b); op constant: unless a != 0
        jump,    // to target
    };
    Kind kind = Kind::compute;
    Op op = Op::constant;
    Operand a, b, c;
    enum class Fusion : std::uint8_t { plus, minus, from } fusion = Fusion::plus;
    NodeId dst = 0, dst2 = 0;
    std::uint32_t target = 0; // index of a step
};

struct Schedule {
    std::vector<Step> steps;
    std::vector<Operand> outputs;
    std::vector<unsigned char> stage;    // by node; empty: there is one
    std::vector<std::size_t> stage_ends; // by stage: the step behind its last one
};

// Without jumps, every select computes both of its branches.
Schedule schedule(const Nodes& nodes, const std::vector<NodeId>& roots, bool jumps = true);

// Of nodes without selects, all of one stage before the next; stage: by node, none lower than those of its operands.
Schedule schedule_in_stages(const Nodes& nodes, const std::vector<NodeId>& roots, std::vector<unsigned char> stage, std::size_t count);

} // namespace saltus::formula
