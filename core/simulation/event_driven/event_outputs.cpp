// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/event_driven/event_outputs.h"

namespace saltus::simulation {

void EventOutputs::list_conditions(formula::Graph& graph, formula::Conditions& known, std::span<const formula::Expr> all, std::span<const formula::Symbol> inputs) {
    std::vector<formula::Expr> residual, rate_of;
    known.add(graph, all);
    while (residual.size() < known.size()) {
        const formula::Condition& condition = known[residual.size()];
        Switch one{condition, Depends::of_state};
        formula::Expr slope = graph.constant(0.0);
        if (!graph.depends_on(condition.residual, formula::SymbolKind::state)) {
            one.depends = Depends::in_time;
            const auto first = graph.total_time_derivative(condition.residual);
            const auto second = first ? graph.total_time_derivative(*first) : first;
            if (second && graph.constant_value(*second) == 0.0) {
                one.depends = Depends::in_time_evenly;
                slope = *first;
            }
        }
        residual.push_back(condition.residual);
        rate_of.push_back(slope);
        conditions.push_back(std::move(one));
        const formula::Expr both[] = {residual.back(), rate_of.back()};
        known.add(graph, both);
    }
    residuals = known.freeze(graph, residual, inputs);
    rates = known.freeze(graph, rate_of, inputs);
    deciding = known.decide(graph, all, inputs);
}

} // namespace saltus::simulation
