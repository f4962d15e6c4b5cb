// SPDX-License-Identifier: GPL-3.0-or-later
// Every node has a stage: 0 where it hangs on steady inputs alone, else the last of those that have been when any part wants it. All stages
// are scheduled as one list of steps, cut where a stage ends, with slots that none takes from another.
#include "core/formula/stages.h"

#include "core/formula/tape_impl.h"

#include <algorithm>
#include <bit>
#include <map>

namespace saltus::formula {

namespace {

// Bit s + 1: stage s + 1, that of part s, has been; bit 0: what is steady.
using Been = std::uint32_t;

std::vector<unsigned char> stages_of(const Tape::Impl& whole, std::span<const Stages::Part> parts, Stages::Steady steady) {
    std::vector<Been> been(whole.nodes.size(), ~Been{0}); // when any part wants it
    std::size_t root = 0;
    for (std::size_t p = 0; p < parts.size(); ++p) {
        const Been at_part = 1u | parts[p].behind << 1 | Been{1} << (p + 1);
        for (std::size_t k = 0; k < parts[p].outputs.size(); ++k) been[whole.roots[root++]] &= at_part;
    }
    const std::vector<NodeId> ids = whole.nodes.below(whole.roots);
    for (auto id = ids.rbegin(); id != ids.rend(); ++id) // uses come before what they use
        for (int i = 0; i < operand_count(whole.nodes[*id].op); ++i) been[whole.nodes[*id].operand(i)] &= been[*id];

    // sin and cos of one argument are one call, made where both have been wanted
    std::map<NodeId, NodeId> of_argument;
    for (const NodeId id : ids) {
        const Node& node = whole.nodes[id];
        if (node.op != Op::sin && node.op != Op::cos) continue;
        const auto [found, fresh] = of_argument.try_emplace(node.a, id);
        if (!fresh) been[found->second] = been[id] &= been[found->second];
    }

    std::vector<unsigned char> stage(whole.nodes.size(), 0), is_steady(whole.nodes.size(), 0);
    for (const auto& [node, index] : whole.symbols) is_steady[node] = index - steady.first < steady.count;
    for (const NodeId id : ids) {
        const Node& node = whole.nodes[id];
        if (node.op != Op::symbol) {
            is_steady[id] = 1;
            for (int i = 0; i < operand_count(node.op); ++i) is_steady[id] = is_steady[id] && is_steady[node.operand(i)];
        }
        if (!is_steady[id]) stage[id] = static_cast<unsigned char>(std::bit_width(been[id]) - 1);
    }
    return stage;
}

} // namespace

Stages Stages::compile(const Graph& graph, std::span<const Part> parts, std::span<const Symbol> inputs, Steady steady) {
    std::vector<Expr> outputs;
    for (const Part& part : parts) outputs.insert(outputs.end(), part.outputs.begin(), part.outputs.end());
    auto whole = std::make_shared<Tape::Impl>();
    copy_for_tape(*graph.impl_, outputs, inputs, *whole);
    Stages made;
    const std::vector<NodeId> ids = whole->nodes.below(whole->roots);
    if (std::any_of(ids.begin(), ids.end(), [&](NodeId id) { return whole->nodes[id].op == Op::select; })) {
        for (const Part& part : parts) {
            made.parts_.push_back(Tape::compile(graph, part.outputs, inputs));
            made.workspace_ = std::max(made.workspace_, made.parts_.back().workspace_size());
        }
        made.whole_.impl_ = std::move(whole);
        return made;
    }
    std::vector<std::shared_ptr<Tape::Impl>> stages;
    for (std::size_t s = 0; s <= parts.size(); ++s) {
        stages.push_back(std::make_shared<Tape::Impl>());
        stages.back()->input_count = inputs.size();
    }
    const Schedule steps = schedule_in_stages(whole->nodes, whole->roots, stages_of(*whole, parts, steady), stages.size());
    std::vector<std::size_t> counts;
    for (const Part& part : parts) counts.push_back(part.outputs.size());
    made.workspace_ = encode_in_stages(steps, *whole, counts, stages);
    for (auto& stage : stages) {
        Tape tape;
        tape.impl_ = std::move(stage);
        (&stage == stages.data() ? made.steady_ : made.parts_.emplace_back()) = std::move(tape);
    }
    made.whole_.impl_ = std::move(whole);
    return made;
}

} // namespace saltus::formula
