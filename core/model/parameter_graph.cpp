// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/parameter_graph.h"

namespace saltus::model {

std::optional<ParameterGraph> ParameterGraph::create(const Model& model) {
    ParameterGraph out;
    for (const Parameter& p : model.parameters) {
        const auto symbol = out.graph.add_symbol(p.name, formula::SymbolKind::parameter);
        if (!symbol) return std::nullopt;
        out.parameters.push_back(*symbol);
    }
    for (const Function& f : model.functions)
        if (!out.graph.add_function(f.signature, f.body.formula())) return std::nullopt;
    for (const Expression& e : model.expressions)
        if (!out.graph.add_definition(e.name, e.formula.formula())) return std::nullopt;
    return out;
}

} // namespace saltus::model
