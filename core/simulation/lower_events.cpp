// SPDX-License-Identifier: GPL-3.0-or-later
// The tapes of an event-driven run, and what of a scene it cannot take.
#include "core/model/names.h"
#include "core/simulation/event_driven/event_outputs.h"
#include "core/simulation/lowering.h"

#include <algorithm>

namespace saltus::simulation {

using formula::Symbol;
using formula::SymbolKind;

void Lowering::check_event_driven() {
    const auto name_of = [&](std::size_t row) -> const InteractionBlock& { return out_.interactions[out_.interaction_of_row[row]]; };
    std::size_t told = SIZE_MAX;
    for (std::size_t row = 0; row < m_; ++row) {
        const InteractionBlock& block = name_of(row);
        if (out_.row_kind[row] != RowKind::position || told == out_.interaction_of_row[row]) continue;
        told = out_.interaction_of_row[row];
        report("the compliant gap '" + block.name + "' has no event-driven form yet", "use \"moreau-jean\", or write the force as a formula: max(0, -k*gap)", block.place);
    }
    const auto uses_lambda = [&](Expr expr) {
        return std::any_of(names_.lambda().begin(), names_.lambda().end(), [&](Symbol symbol) { return graph_.depends_on(expr, symbol); });
    };
    for (std::size_t k = 0; k < state_.force.size(); ++k)
        if (uses_lambda(state_.force[k])) {
            const SystemBlock& system = out_.system_of(out_.of_state.force[k]);
            report("a force of '" + system.name + "' uses a multiplier, which an event-driven run knows only after the forces", "use \"moreau-jean\"", system.place);
            break;
        }
    for (const auto& [exprs, entries, matrix] : {std::tuple(&state_.D, &out_.of_state.D, &out_.D), std::tuple(&state_.B, &out_.of_state.B, &out_.B)})
        for (std::size_t k = 0; k < exprs->size(); ++k)
            if (const std::size_t row = matrix->row_of((*entries)[k]); out_.row_kind[row] != RowKind::position && uses_lambda((*exprs)[k])) {
                const InteractionBlock& block = name_of(row);
                report("the relation of '" + block.name + "' is not affine in lambda: it has no event-driven form yet", "use \"euler-moreau\"", block.place);
                return;
            }
}

// By row, where it is not zero for certain: y'' - H v' of Lagrangian rows, y' - H x' of first-order rows.
std::vector<Lowering::Expr> Lowering::row_biases() {
    const Expr zero = graph_.constant(0.0);
    std::vector<Expr> bias(m_, zero);
    std::vector<Symbol> held = names_.v();
    held.insert(held.end(), names_.x().begin(), names_.x().end());
    held.insert(held.end(), names_.lambda().begin(), names_.lambda().end());
    const auto change = [&](Expr expr, std::size_t row) {
        const auto rate = accept(graph_.total_time_derivative(expr, held), name_place(row));
        return rate ? *rate : zero;
    };
    for (std::size_t k = 0; k < state_.rate.size(); ++k) bias[out_.of_state.rate[k]] = change(state_.rate[k], out_.of_state.rate[k]);
    for (std::size_t k = 0; k < state_.gap.size(); ++k)
        if (const std::uint32_t row = out_.of_state.gap[k]; out_.row_kind[row] == RowKind::first_order) bias[row] = change(state_.gap[k], row);
    for (std::size_t k = 0; k < state_.b.size(); ++k) bias[out_.of_state.b[k]] = change(state_.b[k], out_.of_state.b[k]);
    for (std::size_t k = 0; k < state_.H.size(); ++k) { // C(t) x of linear first-order relations
        const std::size_t row = out_.H.row_of(out_.of_state.H[k]);
        if (out_.row_kind[row] != RowKind::first_order || out_.gap_by_formula[row]) continue;
        const Expr rate = change(state_.H[k], row);
        const std::size_t column = out_.H.column[out_.of_state.H[k]];
        bias[row] = graph_.add(bias[row], graph_.multiply(rate, graph_.symbol(names_.x()[column - n_])));
    }
    return bias;
}

// Whose they are, for their signals. Many: not worth the search.
void Lowering::name_conditions(formula::Conditions& conditions, const std::vector<Expr>& motion, const std::vector<Expr>& look) {
    constexpr std::size_t kMost = 64;
    EventOutputs& out = *out_.of_events;
    if (out.conditions.empty() || out.conditions.size() > kMost) return;
    const auto name = [&](const std::vector<formula::Conditions::Use>& uses, const std::string& owner) {
        for (const auto& use : uses)
            if (std::string& own = out.conditions[use.condition].owner; own.empty()) own = owner;
    };
    const auto of_motion = conditions.uses(graph_, motion), of_look = conditions.uses(graph_, look);
    for (std::size_t k = 0; k < out.force.size(); ++k) name(of_motion[k], out_.system_of(out.force[k]).name);
    const auto of_row = [&](std::size_t row) { return out_.interactions[out_.interaction_of_row[row]].name; };
    for (std::size_t k = 0; k < out.gap.size(); ++k) name(of_look[k], of_row(out.gap[k]));
    for (std::size_t k = 0; k < out.rate.size(); ++k) name(of_look[out.gap.size() + k], of_row(out.rate[k]));
}

void Lowering::compile_event_tapes() {
    check_event_driven();
    if (!errors_.empty()) return;
    out_.of_events = std::make_unique<EventOutputs>();
    EventOutputs& out = *out_.of_events;
    const StateOutputs& from = out_.of_state;
    std::vector<Expr> motion = state_.force;
    out.force = from.force;
    for (std::size_t k = 0; k < state_.C.size(); ++k)
        if (out_.system_of(out_.C.row_of(from.C[k])).linear) {
            motion.push_back(state_.C[k]);
            out.C.push_back(from.C[k]);
        }
    motion.insert(motion.end(), state_.M.begin(), state_.M.end());
    out.M = from.M;

    std::vector<Expr> bound = motion;
    const auto append = [&](const std::vector<Expr>& exprs, const std::vector<std::uint32_t>& where, std::vector<std::uint32_t>& list) {
        bound.insert(bound.end(), exprs.begin(), exprs.end());
        list.insert(list.end(), where.begin(), where.end());
    };
    append(state_.H, from.H, out.H);
    append(state_.B, from.B, out.B);
    append(state_.D, from.D, out.D);
    const std::vector<Expr> bias = row_biases();
    if (!errors_.empty()) return;
    for (std::uint32_t row = 0; row < m_; ++row)
        if (graph_.constant_value(bias[row]) != 0.0) append({bias[row]}, {row}, out.bias);
    for (std::size_t k = 0; k < state_.rate.size(); ++k)
        if (from.moving[from.rate[k]]) append({state_.rate[k]}, {from.rate[k]}, out.moving);
    std::vector<Expr> look;
    for (std::size_t k = 0; k < state_.gap.size(); ++k) {
        if (out_.row_kind[from.gap[k]] == RowKind::first_order) {
            append({state_.gap[k]}, {from.gap[k]}, out.output);
        } else {
            look.push_back(state_.gap[k]);
            out.gap.push_back(from.gap[k]);
        }
    }
    append(state_.b, from.b, out.b);
    append(state_.r, from.r, out.r);
    look.insert(look.end(), state_.rate.begin(), state_.rate.end());
    out.rate = from.rate;

    std::vector<Expr> mass_rate; // what changes the energy of masses that change
    std::vector<Symbol> steady = names_.v();
    steady.insert(steady.end(), names_.x().begin(), names_.x().end());
    steady.insert(steady.end(), names_.lambda().begin(), names_.lambda().end());
    for (std::size_t k = 0; k < state_.M.size(); ++k) {
        const SystemBlock& system = out_.system_of(out_.M.row_of(from.M[k]));
        const auto rate = accept(graph_.total_time_derivative(state_.M[k], steady), system.place);
        if (!rate) return;
        mass_rate.push_back(*rate);
    }

    std::vector<Symbol> inputs = names_.time_inputs();
    for (const auto* part : {&names_.q(), &names_.v(), &names_.x(), &names_.lambda()}) inputs.insert(inputs.end(), part->begin(), part->end());
    formula::Conditions conditions;
    std::vector<Expr> all = bound;
    all.insert(all.end(), look.begin(), look.end());
    all.insert(all.end(), mass_rate.begin(), mass_rate.end());
    all.insert(all.end(), state_.elements.begin(), state_.elements.end());
    out.list_conditions(graph_, conditions, all, inputs);
    name_conditions(conditions, motion, look);
    out.motion = conditions.freeze(graph_, motion, inputs);
    out.foreseen = conditions.foresee(graph_, motion, inputs, names_.time_inputs().size());
    out.bound = conditions.freeze(graph_, bound, inputs);
    out.look = conditions.freeze(graph_, look, inputs);
    out.mass_rate = conditions.freeze(graph_, mass_rate, inputs);
    out.elements = conditions.freeze(graph_, state_.elements, inputs);

    out.steady.assign(m_, 1);
    out.direct.assign(m_, 0);
    for (const std::uint32_t entry : from.H) out.steady[out_.H.row_of(entry)] = 0;
    for (const std::uint32_t row : from.b) out.steady[row] = 0;
    for (const auto* rows : {&from.gap, &from.rate})
        for (std::size_t k = 0; k < rows->size(); ++k) {
            const Expr expr = rows == &from.gap ? state_.gap[k] : state_.rate[k];
            if (graph_.depends_on(expr, SymbolKind::time)) out.steady[(*rows)[k]] = 0;
            if (out_.row_kind[(*rows)[k]] == RowKind::friction) // a sliding velocity may depend on where it is
                for (const Symbol q : names_.q())
                    if (graph_.depends_on(expr, q)) out.steady[(*rows)[k]] = 0;
        }
    for (std::size_t row = 0; row < m_; ++row) out.direct[row] = out_.D.start[row] < out_.D.start[row + 1];
    compile_event_slopes(conditions, bias, inputs);
    out.constant_operator = out.H.empty() && out.B.empty() && out.D.empty() && out.M.empty();
}

Place Lowering::name_place(std::size_t row) const {
    return out_.interactions[out_.interaction_of_row[row]].place;
}

} // namespace saltus::simulation
