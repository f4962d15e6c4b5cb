// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/graph_impl.h"
#include "core/formula/sink.h"
#include "core/formula/tape_impl.h"

#include <algorithm>
#include <unordered_map>

namespace saltus::formula {

Tape::Tape() : impl_(std::make_shared<const Impl>()) {}

void copy_for_tape(const Graph::Impl& graph, std::span<const Expr> outputs, std::span<const Symbol> inputs,
                   Tape::Impl& tape, std::vector<NodeId>* origins, std::vector<std::uint32_t>* graph_places) {
    const Nodes& source = graph.nodes;
    tape.input_count = inputs.size();
    std::vector<NodeId> roots;
    for (const Expr output : outputs) roots.push_back(output.id);
    std::unordered_map<NodeId, NodeId> own;
    std::unordered_map<std::uint32_t, NodeId> symbols;
    std::unordered_map<std::uint32_t, std::uint32_t> places;
    const std::vector<NodeId> needed = source.below(roots);
    Sinker sinker(tape.nodes, 3 * needed.size() + 1000);
    for (const NodeId id : needed) {
        const Node& node = source[id];
        const auto [place, fresh] =
            places.try_emplace(node.origin.place, static_cast<std::uint32_t>(tape.places.size()));
        if (fresh) {
            tape.places.push_back(graph.places[node.origin.place]);
            if (graph_places) graph_places->push_back(node.origin.place);
        }
        tape.nodes.set_origin({place->second, node.origin.column});
        NodeId made = 0;
        if (node.op == Op::constant)
            made = tape.nodes.constant(node.value);
        else if (node.op == Op::symbol)
            made = symbols[node.a] = tape.nodes.symbol(node.a, node.kinds);
        else
            made = sinker.make(node, own[node.a], operand_count(node.op) > 1 ? own[node.b] : 0,
                               operand_count(node.op) > 2 ? own[node.c] : 0);
        own[id] = made;
        if (!origins) continue;
        origins->resize(tape.nodes.size(), kNoNode);
        if ((*origins)[made] == kNoNode) (*origins)[made] = id;
    }
    for (const NodeId root : roots) tape.roots.push_back(own[root]);
    for (std::uint32_t i = 0; i < inputs.size(); ++i) {
        const auto found = symbols.find(inputs[i].index);
        if (found == symbols.end()) continue;
        tape.symbols.emplace_back(found->second, i);
        tape.names.push_back(graph.symbols[inputs[i].index].name);
    }
}

void finish_tape(Tape::Impl& tape, TapeForm form) {
    encode(schedule(tape.nodes, tape.roots, form == TapeForm::jumps), tape);
}

Tape Tape::compile(const Graph& graph, std::span<const Expr> outputs, std::span<const Symbol> inputs, TapeForm form) {
    auto made = std::make_shared<Impl>();
    copy_for_tape(*graph.impl_, outputs, inputs, *made);
    finish_tape(*made, form);
    Tape tape;
    tape.impl_ = std::move(made);
    return tape;
}

std::size_t Tape::input_count() const noexcept {
    return impl_->input_count;
}
std::size_t Tape::output_count() const noexcept {
    return impl_->outputs.size();
}
std::size_t Tape::workspace_size() const noexcept {
    return impl_->slots;
}
std::size_t Tape::instruction_count() const noexcept {
    return impl_->code.empty() ? 0 : impl_->code.size() - 1;
}
std::size_t Tape::jump_count() const noexcept {
    return static_cast<std::size_t>(
        std::count_if(impl_->code.begin(), impl_->code.end(), [](const Instruction& instruction) {
            switch (instruction.code) {
#define X(op, f, g, condition) case Code::branch_##op##_##f##g:
                SALTUS_BRANCHES(X)
#undef X
            case Code::jump:
                return true;
            default:
                return false;
            }
        }));
}

} // namespace saltus::formula
