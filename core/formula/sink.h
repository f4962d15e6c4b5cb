// SPDX-License-Identifier: GPL-3.0-or-later
// Copies expressions for a tape and moves sums and products into the branches of conditions where that folds constants:
// k*(if(p, 0.4, g) - 0.3) becomes if(p, 0.1*k, k*(g - 0.3)). What is executed on one way does not grow by that.
#pragma once

#include "core/formula/nodes.h"

#include <cstddef>
#include <utility>

namespace saltus::formula {

class Sinker {
public:
    // `most` nodes: beyond it nothing is moved any more.
    Sinker(Nodes& nodes, std::size_t most) : nodes_(nodes), most_(most) {}

    NodeId make(const Node& node, NodeId a, NodeId b, NodeId c);

private:
    bool worth(NodeId select) const;
    NodeId into(Op op, NodeId select, NodeId other, bool select_first);

    Nodes& nodes_;
    std::size_t most_;
};

} // namespace saltus::formula
