// SPDX-License-Identifier: GPL-3.0-or-later
// Private to circuits: the graph of a netlist, what is wrong with it, and its normal tree.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace saltus::authoring {

// Branches are the elements but grounds, in their order.
struct Network {
    std::vector<const model::CircuitElement*> branches;
    std::vector<std::size_t> from, to; // nodes by number; 0 is the ground
    std::vector<bool> in_tree;
    // path[link][branch]: +1, -1, 0: v(link) = sum of path * v(branch) over the tree; i(branch) = - sum of path * i(link)
    // over the links. Empty rows for branches of the tree.
    std::vector<std::vector<int>> path;
};

// `object` is the path of the circuit in the scene. Errors: all that is found.
Result<Network, Errors> network(const model::Circuit& circuit, const std::string& object);

} // namespace saltus::authoring
