// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/formula.h"
#include "core/formula/instructions.h"
#include "core/formula/nodes.h"
#include "core/formula/schedule.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace saltus::formula {

struct Tape::Impl {
    struct Input {
        std::uint32_t slot, index; // workspace[slot] = in[index]
    };
    struct Output {
        std::uint32_t slot;
        bool constant;
        double value;
    };
    std::vector<Instruction> code; // ends with stop
    std::vector<Input> inputs;
    std::vector<Output> outputs;
    std::size_t input_count = 0, slots = 0;

    // For explain() alone.
    Nodes nodes;
    std::vector<NodeId> roots;
    std::vector<std::pair<NodeId, std::uint32_t>> symbols; // node, index in `in`
    std::vector<std::string> names;                        // of symbols
    std::vector<Place> places;                             // of nodes' origins
};

// Steps -> instructions with slots; `input_of` of a symbol's node.
void encode(const Nodes& nodes, const Schedule& schedule, std::span<const std::pair<NodeId, std::uint32_t>> inputs,
            Tape::Impl& tape);

} // namespace saltus::formula
