// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/analysis: a model's names with the values that its parameters have.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/model/model_graph.h"

#include <vector>

namespace saltus {

struct GraphAtValues {
    model::ModelGraph graph;
    std::vector<double> parameters; // SI, the model's order
};
// The first error, if there is any.
Result<GraphAtValues> graph_at_values(const model::Model& model);

} // namespace saltus
