// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/graph_at_values.h"

#include "core/model/expand.h"
#include "core/model/validate.h"

namespace saltus {

Result<GraphAtValues> graph_at_values(const model::Model& model) {
    const auto values = model::parameter_values(model);
    if (!values) return Unexpected(values.error());
    std::vector<double> parameters;
    for (const auto& value : *values) parameters.push_back(value.value);
    auto expanded = model::expand(model, parameters);
    if (!expanded) return Unexpected(expanded.error().front());
    auto graph = model::ModelGraph::create(model, std::move(*expanded));
    if (!graph) return Unexpected(graph.error().front());
    return GraphAtValues{std::move(*graph), std::move(parameters)};
}

} // namespace saltus
