// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/graph_impl.h"
#include "core/formula/sink.h"
#include "core/formula/tape_impl.h"

#include "core/base/check.h"

#include <unordered_map>

namespace saltus::formula {

Tape::Tape() : impl_(std::make_shared<const Impl>()) {}

Tape Tape::compile(const Graph& graph, std::span<const Expr> outputs, std::span<const Symbol> inputs) {
    auto made = std::make_shared<Impl>();
    const Nodes& source = graph.impl_->nodes;
    made->input_count = inputs.size();

    // A store of its own: the graph goes on growing, and explain() needs the nodes later.
    std::vector<NodeId> roots;
    for (const Expr output : outputs) roots.push_back(output.id);
    std::unordered_map<NodeId, NodeId> own;
    std::unordered_map<std::uint32_t, NodeId> symbols;
    std::unordered_map<std::uint32_t, std::uint32_t> places;
    const std::vector<NodeId> needed = source.below(roots);
    Sinker sinker(made->nodes, 3 * needed.size() + 1000);
    for (const NodeId id : needed) {
        const Node& node = source[id];
        const auto [place, fresh] =
            places.try_emplace(node.origin.place, static_cast<std::uint32_t>(made->places.size()));
        if (fresh) made->places.push_back(graph.impl_->places[node.origin.place]);
        made->nodes.set_origin({place->second, node.origin.column});
        if (node.op == Op::constant)
            own[id] = made->nodes.constant(node.value);
        else if (node.op == Op::symbol)
            own[id] = symbols[node.a] = made->nodes.symbol(node.a, node.kinds);
        else
            own[id] = sinker.make(node, own[node.a], operand_count(node.op) > 1 ? own[node.b] : 0,
                                  operand_count(node.op) > 2 ? own[node.c] : 0);
    }
    for (const NodeId root : roots) made->roots.push_back(own[root]);
    for (std::uint32_t i = 0; i < inputs.size(); ++i) {
        const auto found = symbols.find(inputs[i].index);
        if (found == symbols.end()) continue;
        made->symbols.emplace_back(found->second, i);
        made->names.push_back(graph.impl_->symbols[inputs[i].index].name);
    }
    encode(made->nodes, schedule(made->nodes, made->roots), made->symbols, *made);
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

} // namespace saltus::formula
