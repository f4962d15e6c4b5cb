// SPDX-License-Identifier: GPL-3.0-or-later
// The exact Jacobian of a smooth motion, for implicit flows. M u' = F + r + B' lambda and H u' + bias = 0 (or y = 0) are differentiated with u' and
// lambda held: what is left is solved with the matrices that gave u' and lambda.
#include "core/model/names.h"
#include "core/simulation/event_driven/event_outputs.h"
#include "core/simulation/lowering.h"

#include <algorithm>
#include <string>

namespace saltus::simulation {

using formula::Symbol;
using formula::SymbolKind;

void Lowering::compile_event_slopes(formula::Conditions& conditions, const std::vector<Expr>& bias, std::span<const Symbol> inputs) {
    EventOutputs& out = *out_.of_events;
    const EventScheme& scheme = *out_.scheme.events;
    if (scheme.flow == FlowKind::explicit_alone || (scheme.flow == FlowKind::as_needed && n_ + N_ > EventOutputs::kMostByItself)) return;
    const auto give_up = [&](std::string why) {
        out.without_slopes = std::move(why);
        out.force_slopes.clear(), out.row_slopes.clear();
        if (scheme.flow == FlowKind::implicit_alone)
            report("the stiff flow needs the derivatives of all formulas, and " + out.without_slopes, "leave out \"flow\": \"stiff\"", model::at(model_.run.place, "run.integrator.flow"));
    };
    const auto make = [&](const char* what, std::size_t count, std::vector<Symbol>& symbols) {
        for (std::size_t i = 0; i < count; ++i) {
            auto symbol = graph_.add_symbol(model::element(what, i), SymbolKind::state); // of no system: no system has such states
            if (!symbol) return give_up("there is a name too many: " + symbol.error().message), false;
            symbols.push_back(*symbol);
        }
        return true;
    };
    std::vector<Symbol> rates, multipliers;
    if (!make("here.rate", N_, rates) || !make("here.multiplier", m_, multipliers)) return;
    const Expr zero = graph_.constant(0.0);
    std::vector<Expr> force(N_, zero), row(m_, zero);
    const auto add = [&](std::vector<Expr>& sum, std::size_t at, Expr what, Expr factor) { sum[at] = graph_.add(sum[at], graph_.multiply(what, factor)); };
    const StateOutputs& from = out_.of_state;
    const Expr one = graph_.constant(1.0), minus = graph_.constant(-1.0);
    for (std::size_t k = 0; k < state_.force.size(); ++k) add(force, from.force[k], state_.force[k], one);
    for (std::size_t k = 0; k < state_.r.size(); ++k) add(force, from.r[k], state_.r[k], one);
    for (std::size_t k = 0; k < state_.M.size(); ++k)
        add(force, out_.M.row_of(from.M[k]), graph_.multiply(state_.M[k], minus), graph_.symbol(rates[out_.M.column[from.M[k]]]));
    for (std::size_t k = 0; k < state_.H.size(); ++k) {
        const std::size_t of = out_.H.row_of(from.H[k]), column = out_.H.column[from.H[k]];
        if (out_.row_kind[of] != RowKind::first_order) add(force, column, state_.H[k], graph_.symbol(multipliers[of]));
        if (!out.direct[of]) add(row, of, state_.H[k], graph_.symbol(rates[column]));
    }
    for (std::size_t k = 0; k < state_.B.size(); ++k)
        add(force, out_.B.column[from.B[k]], state_.B[k], graph_.symbol(multipliers[out_.B.row_of(from.B[k])]));
    for (std::size_t k = 0; k < state_.D.size(); ++k)
        if (const std::size_t of = out_.D.row_of(from.D[k]); out.direct[of]) add(row, of, state_.D[k], graph_.symbol(multipliers[out_.D.column[from.D[k]]]));
    for (std::size_t of = 0; of < m_; ++of)
        if (!out.direct[of]) row[of] = graph_.add(row[of], bias[of]);
    for (std::size_t k = 0; k < state_.gap.size(); ++k)
        if (out.direct[from.gap[k]]) row[from.gap[k]] = graph_.add(row[from.gap[k]], state_.gap[k]);

    std::vector<Symbol> by(names_.q().begin(), names_.q().end());
    for (const auto* part : {&names_.v(), &names_.x()}) by.insert(by.end(), part->begin(), part->end());
    std::vector<Expr> slopes;
    const auto differentiate = [&](const std::vector<Expr>& sums, std::vector<EventOutputs::Slope>& where) {
        for (std::uint32_t of = 0; of < sums.size(); ++of)
            for (const Symbol symbol : graph_.symbols_of(sums[of])) {
                const auto component = std::find(by.begin(), by.end(), symbol);
                if (component == by.end()) continue;
                const auto slope = graph_.derivative(sums[of], symbol);
                if (!slope) return give_up(slope.error().message), false;
                if (graph_.constant_value(*slope) == 0.0) continue;
                slopes.push_back(*slope);
                where.push_back({of, static_cast<std::uint32_t>(component - by.begin())});
            }
        return true;
    };
    if (!differentiate(force, out.force_slopes) || !differentiate(row, out.row_slopes)) return;
    const std::size_t known = conditions.size();
    conditions.add(graph_, slopes);
    if (conditions.size() != known) return give_up("those of '" + conditions[known].text + "' change where the formula itself does not");
    std::vector<Symbol> all(inputs.begin(), inputs.end());
    all.insert(all.end(), rates.begin(), rates.end());
    all.insert(all.end(), multipliers.begin(), multipliers.end());
    out.slopes = conditions.freeze(graph_, slopes, all);
    out.without_slopes.clear();
}

} // namespace saltus::simulation
