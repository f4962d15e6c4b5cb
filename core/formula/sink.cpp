// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/sink.h"

#include <vector>

namespace saltus::formula {

namespace {
constexpr int kLongestChain = 16;
}

// A chain of conditions one of whose values is a constant.
bool Sinker::worth(NodeId select) const {
    bool constant = false;
    for (int length = 0; nodes_[select].op == Op::select; ++length) {
        if (length == kLongestChain || nodes_[nodes_[select].b].op == Op::select) return false;
        constant = constant || nodes_.is_constant(nodes_[select].b);
        select = nodes_[select].c;
    }
    return constant || nodes_.is_constant(select);
}

NodeId Sinker::into(Op op, NodeId select, NodeId other, bool select_first) {
    const auto with = [&](NodeId value) {
        if (op == Op::negate) return nodes_.negate(value);
        return select_first ? nodes_.make(op, value, other) : nodes_.make(op, other, value);
    };
    std::vector<std::pair<NodeId, NodeId>> chain; // condition, new value
    for (; nodes_[select].op == Op::select; select = nodes_[select].c) {
        const NodeId condition = nodes_[select].a, value = nodes_[select].b; // no reference: a new node may move all others
        chain.emplace_back(condition, with(value));
    }
    NodeId made = with(select);
    for (auto it = chain.rbegin(); it != chain.rend(); ++it) made = nodes_.select(it->first, it->second, made);
    return made;
}

NodeId Sinker::make(const Node& node, NodeId a, NodeId b, NodeId c) {
    const bool sinks = node.op == Op::add || node.op == Op::subtract || node.op == Op::multiply ||
                       node.op == Op::divide || node.op == Op::negate;
    if (sinks && nodes_.size() < most_) {
        const bool first = nodes_[a].op == Op::select, second = node.op != Op::negate && nodes_[b].op == Op::select;
        if (first && !second && worth(a)) return into(node.op, a, b, true);
        if (second && !first && worth(b)) return into(node.op, b, a, false);
    }
    return nodes_.remake(node, a, b, c);
}

} // namespace saltus::formula
