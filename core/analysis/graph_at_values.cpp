// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/graph_at_values.h"

#include "core/model/parameter_numbers.h"

namespace saltus {

Result<GraphAtValues> graph_at_values(const model::Model& model) {
    auto parameters = model::parameter_numbers(model);
    if (!parameters) return Unexpected(parameters.error());
    auto graph = model::ModelGraph::create(model, *parameters);
    if (!graph) return Unexpected(graph.error().front());
    return GraphAtValues{std::move(*graph), std::move(*parameters)};
}

} // namespace saltus
