// SPDX-License-Identifier: GPL-3.0-or-later
// The cut: operations whose operands are early (the first inputs, cells, numbers) are early; those of them that a late one or an output reads are
// kept, and stand in the late part as inputs. Nothing is folded, so both parts compute the numbers of the whole.
#include "core/formula/foreseen.h"

#include "core/formula/conditions_impl.h"
#include "core/formula/lanes.h"

#include <algorithm>

namespace saltus::formula {

namespace {

constexpr std::uint32_t kFirstKeptSymbol = 0xC0000000u; // beyond those of graphs and of cells

struct Cut {
    std::vector<char> early;  // by node
    std::vector<NodeId> kept; // ascending

    Cut(const Tape::Impl& whole, const std::vector<NodeId>& ids, std::size_t early_inputs) : early(whole.nodes.size(), 0) {
        for (const auto& [node, index] : whole.symbols) early[node] = index < early_inputs;
        for (const auto& [node, index] : whole.cell_symbols) early[node] = 1;
        std::vector<char> read(whole.nodes.size(), 0); // by who is late
        for (const NodeId id : ids) {
            const Node& node = whole.nodes[id];
            if (node.op == Op::symbol) continue;
            early[id] = 1;
            for (int i = 0; i < operand_count(node.op); ++i) early[id] = early[id] && early[node.operand(i)];
            for (int i = 0; i < operand_count(node.op) && !early[id]; ++i) read[node.operand(i)] = 1;
        }
        for (const NodeId root : whole.roots) read[root] = 1;
        for (const NodeId id : ids)
            if (const Op op = whole.nodes[id].op; early[id] && read[id] && op != Op::symbol && op != Op::constant) kept.push_back(id);
    }
};

std::shared_ptr<Tape::Impl> late_part(const Tape::Impl& whole, const std::vector<NodeId>& ids, const Cut& cut) {
    auto late = std::make_shared<Tape::Impl>();
    late->input_count = whole.input_count + cut.kept.size();
    late->places = whole.places;
    std::vector<NodeId> made(whole.nodes.size(), 0);
    std::uint32_t kept = 0;
    for (const NodeId id : ids) {
        const Node& node = whole.nodes[id];
        late->nodes.set_origin(node.origin);
        if (node.op == Op::constant) {
            made[id] = late->nodes.constant(node.value);
        } else if (node.op == Op::symbol) {
            made[id] = late->nodes.symbol(node.a, node.kinds);
        } else if (cut.early[id]) {
            if (kept == cut.kept.size() || cut.kept[kept] != id) continue; // nobody late reads it
            made[id] = late->nodes.symbol(kFirstKeptSymbol + kept, 0);
            late->symbols.emplace_back(made[id], static_cast<std::uint32_t>(whole.input_count) + kept++);
            late->names.emplace_back();
        } else {
            const auto at = [&](int i) { return i < operand_count(node.op) ? made[node.operand(i)] : Nodes::kZero; };
            made[id] = late->nodes.raw(node.op, at(0), at(1), at(2));
        }
    }
    for (std::size_t i = 0; i < whole.symbols.size(); ++i) {
        late->symbols.emplace_back(made[whole.symbols[i].first], whole.symbols[i].second);
        late->names.push_back(whole.names[i]);
    }
    for (const auto& [node, index] : whole.cell_symbols) late->cell_symbols.emplace_back(made[node], index);
    for (const NodeId root : whole.roots) late->roots.push_back(made[root]);
    return late;
}

} // namespace

ForeseenTape Conditions::foresee(Graph& graph, std::span<const Expr> outputs, std::span<const Symbol> inputs, std::size_t early_inputs) {
    const Sites sites = impl_->find(*graph.impl_, outputs, inputs);
    auto early = std::make_shared<Tape::Impl>();
    freeze_nodes(sites, CellSource::given, *early);
    const std::vector<NodeId> ids = early->nodes.below(early->roots);
    const Cut cut(*early, ids, early_inputs);
    ForeseenTape made;
    if (cut.kept.empty()) return made;
    auto late = late_part(*early, ids, cut);
    for (const NodeId root : early->roots) {
        const auto at = std::lower_bound(cut.kept.begin(), cut.kept.end(), root);
        if (at != cut.kept.end() && *at == root) made.outputs_kept_.push_back(static_cast<std::uint32_t>(at - cut.kept.begin()));
    }
    if (made.outputs_kept_.size() != early->roots.size()) made.outputs_kept_.clear();
    early->roots = cut.kept;
    finish_tape(*early, TapeForm::jumps);
    finish_tape(*late, TapeForm::jumps);
    made.early_.tape_.impl_ = std::move(early);
    made.late_.tape_.impl_ = std::move(late);
    return made;
}

std::size_t ForeseenTape::workspace_size() const noexcept {
    return std::max(kLanes * early_.workspace_size(), late_.workspace_size());
}

bool ForeseenTape::foresee(const double* first, const double* in, const double* cells, double* kept, double* workspace) const noexcept {
    return evaluate_lanes(*early_.tape_.impl_, first, in, cells, kept, workspace);
}

bool ForeseenTape::evaluate_all(const Tape& tape, const double* first, const double* in, double* out, double* workspace) noexcept {
    return evaluate_lanes(*tape.impl_, first, in, nullptr, out, workspace);
}

} // namespace saltus::formula
