// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/formula.h"
#include "core/formula/instructions.h"
#include "core/formula/nodes.h"
#include "core/formula/schedule.h"

#include <memory>
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
    std::vector<Instruction> code;    // ends with stop
    std::vector<Input> inputs, cells; // of a frozen tape: workspace[slot] = cells[index]
    std::vector<Output> outputs;
    std::vector<std::uint32_t> output_slots; // of outputs, where none of them is a constant; else empty
    std::size_t input_count = 0, slots = 0;

    // For explain() alone.
    Nodes nodes;
    std::vector<NodeId> roots;
    std::vector<std::pair<NodeId, std::uint32_t>> symbols;      // node, index in `in`
    std::vector<std::string> names;                             // of symbols
    std::vector<std::pair<NodeId, std::uint32_t>> cell_symbols; // of a frozen tape: node, index in `cells`
    std::vector<Place> places;                                  // of nodes' origins
};

// What a tape is compiled from: a store of its own (the graph goes on growing, and explain() needs the nodes later)
// with products sunk into branches. `origins` is filled by own node: the graph's node that it stands for, kNoNode where
// sinking made it.
inline constexpr NodeId kNoNode = ~NodeId{0};
void copy_for_tape(const Graph::Impl& graph, std::span<const Expr> outputs, std::span<const Symbol> inputs,
                   Tape::Impl& tape, std::vector<NodeId>* origins = nullptr,
                   std::vector<std::uint32_t>* graph_places = nullptr);

// Nodes, roots and symbols of a tape -> its instructions.
void finish_tape(Tape::Impl& tape, TapeForm form);

// Steps -> instructions with slots.
void encode(const Schedule& schedule, Tape::Impl& tape);
// The same by stages, whose instructions read each other's slots; outputs: how many, by stage but the first. What a stage hands to others keeps its
// slot for good. Gives the slots of all.
std::size_t encode_in_stages(const Schedule& schedule, Tape::Impl& whole, std::span<const std::size_t> outputs,
                             std::span<const std::shared_ptr<Tape::Impl>> stages);

// Why an output is not finite; cells: null but for frozen tapes.
std::optional<Error> explain_tape(const Tape::Impl& tape, const double* in, const double* cells);

} // namespace saltus::formula
