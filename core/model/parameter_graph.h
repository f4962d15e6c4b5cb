// SPDX-License-Identifier: GPL-3.0-or-later
// A formula graph that knows a model's parameters, functions and expressions and nothing that moves: for values outside of a run.
#pragma once

#include "core/formula/formula.h"
#include "core/model/model.h"

#include <optional>
#include <vector>

namespace saltus::model {

struct ParameterGraph {
    formula::Graph graph;
    std::vector<formula::Symbol> parameters; // the model's order

    // Nothing where a name is none. A text that reads more than parameters does not parse.
    static std::optional<ParameterGraph> create(const Model& model);
};

} // namespace saltus::model
