// SPDX-License-Identifier: GPL-3.0-or-later
// Which conditions the outputs depend on, from the outputs down: a boolean for every node.
#include "core/formula/conditions_impl.h"

#include <limits>

namespace saltus::formula {

namespace {

class Decider {
public:
    Decider(const Sites& sites, std::size_t count, Tape::Impl& deciding)
        : sites_(sites), from_(sites.tape.nodes), tape_(deciding), to_(deciding.nodes), needed_(from_.size(), kNoNode),
          active_(count, Nodes::kZero) {}

    void run() {
        nodes_ = freeze_nodes(sites_, CellSource::decided, tape_);
        for (const NodeId root : sites_.tape.roots) need(root, Nodes::kOne);
        for (auto it = sites_.ids.rbegin(); it != sites_.ids.rend(); ++it) visit(*it);
        tape_.roots.clear();
        const NodeId nothing = to_.constant(std::numeric_limits<double>::quiet_NaN());
        for (std::uint32_t k = 0; k < active_.size(); ++k)
            tape_.roots.push_back(active_[k] == Nodes::kZero ? nothing
                                                             : to_.select(active_[k], nodes_.cell_of.at(k), nothing));
        tape_.roots.insert(tape_.roots.end(), active_.begin(), active_.end());
    }

private:
    // `id` is needed where `where` is 1, and by others elsewhere. They come before it: their ids are higher.
    void need(NodeId id, NodeId where) {
        needed_[id] = needed_[id] == kNoNode ? where : to_.make(Op::logical_or, needed_[id], where);
    }
    void activate(const Site* site, NodeId where) {
        if (!site) return;
        NodeId& active = active_[site->condition];
        active = active == Nodes::kZero ? where : to_.make(Op::logical_or, active, where);
    }

    void visit(NodeId id) {
        const Node& node = from_[id];
        const NodeId where = needed_[id];
        activate(sites_.switch_at(id), where);
        if (node.op == Op::select) {
            ask(node.a, where);
            need(node.b, both(where, holds(node.a)));
            need(node.c, both(where, fails(node.a)));
        } else if (node.op == Op::logical_and || node.op == Op::logical_or) {
            ask(node.a, where);
            ask(node.b, both(where, node.op == Op::logical_and ? holds(node.a) : fails(node.a)));
        } else if (node.op == Op::logical_not) {
            ask(node.a, where);
        } else {
            for (int i = 0; i < operand_count(node.op); ++i) need(node.operand(i), where);
        }
    }
    void ask(NodeId operand, NodeId where) {
        need(operand, where);
        activate(sites_.truth_of(operand), where);
    }
    NodeId both(NodeId a, NodeId b) { return to_.make(Op::logical_and, a, b); }
    NodeId holds(NodeId operand) {
        const Site* site = sites_.truth_of(operand);
        const NodeId value = site ? nodes_.cell_of.at(site->condition) : nodes_.made[operand];
        return is_condition(to_[value].op) ? value : to_.raw(Op::not_equal, value, Nodes::kZero);
    }
    NodeId fails(NodeId operand) { return to_.make(Op::logical_not, holds(operand)); }

    const Sites& sites_;
    const Nodes& from_;
    Tape::Impl& tape_;
    Nodes& to_;
    FrozenNodes nodes_;
    std::vector<NodeId> needed_; // by node
    std::vector<NodeId> active_; // by condition
};

} // namespace

void make_deciding(const Sites& sites, std::size_t count, Tape::Impl& deciding) {
    Decider(sites, count, deciding).run();
}

void DecidingTape::evaluate(const double* in, const double* given, double* out, double* workspace) const noexcept {
    for (const Tape::Impl::Input& cell : tape_.impl_->cells)
        workspace[cell.slot] = given ? given[cell.index] : std::numeric_limits<double>::quiet_NaN();
    tape_.evaluate(in, out, workspace);
}

} // namespace saltus::formula
