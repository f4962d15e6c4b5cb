// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/names.h"
#include "core/base/going_on.h"
#include "core/simulation/lowering.h"

#include <cmath>
#include <numeric>
#include <variant>

namespace saltus::simulation {

using formula::Symbol;
using formula::SymbolKind;
using model::element;

void Lowering::lower_interactions() {
    const model::Expanded& expanded = names_.expanded();
    for (std::size_t i = 0; i < expanded.interactions.size(); ++i) {
        ask_to_go_on();
        const Joint& copy = expanded.interactions[i];
        if (copy.of_bodies()) break; // the last ones: rows of the bodies' world
        const model::Interaction& source = model_.interactions[copy.source];
        const std::string object = "interactions." + source.name;
        InteractionBlock block{copy.name, copy.offset, copy.rows, {}, copy.first_order, copy.friction, model::at(source.place, object)};
        for (const std::size_t s : copy.systems) block.systems.push_back(static_cast<std::uint32_t>(block_of_[s]));
        out_.interactions.push_back(std::move(block));
        for (std::size_t r = 0; r < copy.rows; ++r) {
            out_.interaction_of_row.push_back(static_cast<std::uint32_t>(i));
            out_.component_of_row.push_back(static_cast<std::uint32_t>(r));
            out_.blocking.push_back(r < source.blocking.size() && source.blocking[r]);
        }
        std::visit([&](const auto& kind) { relation(kind, copy, object + ".relation"); }, source.relation);
        std::visit([&](const auto& kind) { law(kind, copy, object + ".law"); }, source.law);
        for (std::size_t row = copy.offset; out_.newton && !copy.first_order && row < copy.offset + copy.rows; ++row)
            if (H_[row].empty() && errors_.empty())
                report("row " + std::to_string(row - copy.offset) + " of interaction '" + copy.name + "' moves no system: H is zero there",
                       "write a relation that depends on a coordinate", model::at(source.place, object));
        if (!errors_.empty()) return;
    }
}

std::vector<std::size_t> Lowering::columns_of(const Joint& copy) const {
    std::vector<std::size_t> columns;
    for (const std::size_t s : copy.systems)
        for (std::size_t i = 0; i < names_.expanded().systems[s].size; ++i) columns.push_back(first_unknown_[s] + i);
    return columns;
}

// --- Lagrangian -------------------------------------------------------------------------------------------------------

void Lowering::relation(const model::LagrangianLinearRelation& kind, const Joint& copy, const std::string& object) {
    const std::vector<std::size_t> columns = columns_of(copy);
    const std::size_t stride = copy.friction ? 2 : 1;
    const auto take = [&](const model::ValueVector& values, const std::string& name, std::size_t i, std::vector<Entry>& row) {
        if (kind.column_index.empty()) {
            for (std::size_t j = 0; j < values.size(); ++j)
                entry(values[j], copy.constants, element(object + name, i, j), columns[j], row);
            return;
        }
        model::Constants constants = copy.constants; // one formula for every column
        constants.emplace_back(kind.column_index, 0.0);
        for (std::size_t j = 0; j < columns.size() && errors_.empty(); ++j) {
            constants.back().second = static_cast<double>(j);
            entry(values.front(), constants, element(object + name, i, 0), columns[j], row);
        }
    };
    for (std::size_t i = 0; i < kind.H.size(); ++i) {
        const std::size_t row = copy.offset + stride * i;
        take(kind.H[i], ".H", i, H_[row]);
        if (i < kind.b.size()) number(kind.b[i], copy.constants, element(object + ".b", i), &out_.b[row]);
        if (copy.friction) take(kind.T[i], ".T", i, H_[row + 1]);
    }
}

void Lowering::relation(const model::LagrangianRheonomousRelation& kind, const Joint& copy, const std::string& object) {
    const std::size_t stride = copy.friction ? 2 : 1;
    for (std::size_t i = 0; i < kind.h.size(); ++i) {
        const std::size_t row = copy.offset + stride * i;
        if (out_.newton) gap(kind.h[i], copy, row, element(object + ".h", i));
        else affine_gap(kind.h[i], copy, row, element(object + ".h", i));
        if (copy.friction) tangent(kind.tangent[i], copy, row + 1, element(object + ".tangent", i));
    }
}

// What never changes in time is a case of what may.
void Lowering::relation(const model::LagrangianScleronomousRelation& kind, const Joint& copy, const std::string& object) {
    relation(model::LagrangianRheonomousRelation{kind.h, kind.tangent}, copy, object);
}

// h(q, t) = H q + b(t) for the linear scheme: b(t) is h(0, t), and its rate.
void Lowering::affine_gap(const model::Formula& h, const Joint& copy, std::size_t row, const std::string& object) {
    const Place place = model::at(h.place, object);
    const auto gap = parse(h, copy.constants, place);
    if (!gap) return;
    const auto rate = accept(graph_.total_time_derivative(*gap), place);
    if (!rate) return;
    for (const std::size_t column : columns_of(copy)) {
        const auto slope = accept(graph_.derivative(*gap, names_.q()[column]), place);
        if (!slope) return;
        if (graph_.constant_value(*slope) == 0.0) continue;
        H_[row].push_back({column, *slope, place});
    }
    gaps_.push_back(*gap);
    gap_rates_.push_back(*rate);
    out_.in_time.row.push_back(static_cast<std::uint32_t>(row));
}

// h(q, t) for the Newton scheme: y, H = dh/dq and, where t takes part, the whole relative velocity.
void Lowering::gap(const model::Formula& h, const Joint& copy, std::size_t row, const std::string& object) {
    const Place place = model::at(h.place, object);
    const auto y = parse(h, copy.constants, place);
    if (!y) return;
    for (const std::size_t s : copy.systems) {
        const Copy& system = names_.expanded().systems[s];
        std::vector<std::size_t> columns(system.size);
        std::iota(columns.begin(), columns.end(), first_unknown_[s]);
        slopes(*y, symbols_of(names_.q(), system.offset, system.size), columns, 1.0, place, H_[row]);
    }
    formula::Conditions pieces;
    const formula::Expr all[] = {*y};
    pieces.add(graph_, all);
    for (std::size_t k = 0; k < pieces.size() && out_.interactions.back().corner.empty(); ++k)
        if (graph_.depends_on(pieces[k].residual, SymbolKind::state)) out_.interactions.back().corner = pieces[k].text;
    state_.gap.push_back(*y);
    out_.of_state.gap.push_back(static_cast<std::uint32_t>(row));
    out_.gap_by_formula[row] = 1;
    out_.of_state.moving[row] = graph_.depends_on(*y, SymbolKind::time);
    bool constant = !out_.of_state.moving[row]; // H v is all and stays right when q moves on
    for (const Entry& entry : H_[row]) constant = constant && nature(entry.expr) == Nature::number;
    if (constant) return;
    const auto rate = accept(graph_.total_time_derivative(*y, symbols_of(names_.lambda(), copy.offset, copy.rows)), place);
    if (!rate) return;
    take_rate(*rate, copy, row);
}

// The relative velocity of a row by its formula. Where it depends on q, H v + ... at a predicted q is not yet it.
void Lowering::take_rate(Expr rate, const Joint& copy, std::size_t row) {
    state_.rate.push_back(rate);
    out_.of_state.rate.push_back(static_cast<std::uint32_t>(row));
    for (const std::size_t s : copy.systems) {
        const Copy& system = names_.expanded().systems[s];
        for (const Symbol q : symbols_of(names_.q(), system.offset, system.size))
            out_.of_state.moves_with_state = out_.of_state.moves_with_state || graph_.depends_on(rate, q);
    }
    if (!out_.of_state.moving[row]) return;
    Expr drift = rate;
    for (const Entry& entry : H_[row]) // coordinates of a system have the number of their velocity
        drift = graph_.subtract(drift, graph_.multiply(entry.expr, graph_.symbol(names_.v()[entry.column])));
    state_.drift.push_back(drift);
    out_.of_state.drift.push_back(static_cast<std::uint32_t>(row));
}

// u_T(q, v, t), affine in v: H = du_T/dv.
void Lowering::tangent(const model::Formula& u, const Joint& copy, std::size_t row, const std::string& object) {
    const Place place = model::at(u.place, object);
    const auto sliding = parse(u, copy.constants, place);
    if (!sliding) return;
    for (const std::size_t s : copy.systems) {
        const Copy& system = names_.expanded().systems[s];
        std::vector<std::size_t> columns(system.size);
        std::iota(columns.begin(), columns.end(), first_unknown_[s]);
        slopes(*sliding, symbols_of(names_.v(), system.offset, system.size), columns, 1.0, place, H_[row]);
    }
    out_.of_state.moving[row] = has_part_without_v(*sliding, copy);
    take_rate(*sliding, copy, row);
}

// Whether u_T(q, 0, t) is anything but 0: a belt that runs. Looked at where nothing is special.
bool Lowering::has_part_without_v(Expr u, const Joint& copy) {
    if (graph_.depends_on(u, SymbolKind::time)) return true;
    std::vector<Symbol> inputs;
    std::vector<double> values;
    for (const Symbol parameter : names_.parameters()) {
        inputs.push_back(parameter);
        values.push_back(0.731 + 0.117 * static_cast<double>(values.size()));
    }
    for (const std::size_t s : copy.systems)
        for (std::size_t i = 0; i < names_.expanded().systems[s].size; ++i) {
            inputs.push_back(names_.q()[names_.expanded().systems[s].offset + i]);
            values.push_back(0.377 + 0.211 * static_cast<double>(values.size()));
            inputs.push_back(names_.v()[names_.expanded().systems[s].offset + i]);
            values.push_back(0.0);
        }
    const formula::Tape tape = formula::Tape::compile(graph_, std::span(&u, 1), inputs);
    std::vector<double> work(tape.workspace_size());
    double out = 0.0;
    tape.evaluate(values.data(), &out, work.data());
    return out != 0.0;
}

void Lowering::relation(const model::LagrangianCompliantRelation& kind, const Joint& copy, const std::string& object) {
    const auto lambda = symbols_of(names_.lambda(), copy.offset, copy.rows);
    std::vector<std::size_t> rows(copy.rows);
    std::iota(rows.begin(), rows.end(), copy.offset);
    for (std::size_t i = 0; i < kind.h.size() && errors_.empty(); ++i) {
        const Place place = model::at(kind.h[i].place, element(object + ".h", i));
        gap(kind.h[i], copy, copy.offset + i, element(object + ".h", i));
        if (const auto y = parse(kind.h[i], copy.constants, place))
            slopes(*y, lambda, rows, 1.0, place, D_[copy.offset + i]);
    }
}

// --- first order ------------------------------------------------------------------------------------------------------

void Lowering::relation(const model::FirstOrderLinearRelation& kind, const Joint& copy, const std::string& object) {
    const std::vector<std::size_t> columns = columns_of(copy);
    const auto take = [&](const model::Value& value, std::string name, std::size_t column, std::vector<Entry>& row) {
        const Place place = model::at(value.place, std::move(name));
        const auto expr = parse(value, copy.constants, place);
        if (!expr || graph_.constant_value(*expr) == 0.0) return;
        if (nature(*expr) == Nature::of_state)
            report("a matrix of a linear relation must not use states or signals", "write the relation as \"first-order-nonlinear\"",
                   place);
        row.push_back({column, *expr, place});
    };
    for (std::size_t i = 0; i < copy.rows; ++i) {
        const std::size_t row = copy.offset + i;
        for (std::size_t j = 0; j < kind.C[i].size(); ++j)
            take(kind.C[i][j], element(object + ".C", i, j), columns[j], H_[row]);
        for (std::size_t j = 0; j < columns.size(); ++j)
            take(kind.B[j][i], element(object + ".B", j, i), columns[j], B_[row]);
        if (!kind.D.empty())
            for (std::size_t j = 0; j < copy.rows; ++j)
                take(kind.D[i][j], element(object + ".D", i, j), copy.offset + j, D_[row]);
        if (i >= kind.e.size()) continue;
        const Place place = model::at(kind.e[i].place, element(object + ".e", i));
        const auto e = parse(kind.e[i], copy.constants, place);
        if (!e) return;
        if (nature(*e) == Nature::number) {
            later_.push_back({*e, &out_.b[row], place});
        } else if (nature(*e) == Nature::in_time) {
            state_.b.push_back(*e);
            out_.of_state.b.push_back(static_cast<std::uint32_t>(row));
        } else if (model_.interactions[copy.source].circuit.empty()) {
            report("e of a linear relation must not use states or signals", "write the relation as \"first-order-nonlinear\"", place);
        } else {
            output_of_states(*e, row, place);
        }
    }
}

// Row of a circuit whose sources read states: y = C x + D lambda + e as one formula, with slopes by the states of all systems.
void Lowering::output_of_states(Expr e, std::size_t row, const Place& place) {
    Expr y = e;
    for (const Entry& entry : H_[row]) y = graph_.add(y, graph_.multiply(entry.expr, graph_.symbol(names_.x()[entry.column - n_])));
    for (const Entry& entry : D_[row]) y = graph_.add(y, graph_.multiply(entry.expr, graph_.symbol(names_.lambda()[entry.column])));
    H_[row].clear();
    for (const Copy& system : names_.expanded().systems) {
        std::vector<std::size_t> columns(system.size);
        std::iota(columns.begin(), columns.end(), (system.first_order ? n_ : 0) + system.offset);
        slopes(y, symbols_of(system.first_order ? names_.x() : names_.v(), system.offset, system.size), columns, 1.0, place, H_[row]);
    }
    state_.gap.push_back(y);
    out_.of_state.gap.push_back(static_cast<std::uint32_t>(row));
    out_.gap_by_formula[row] = 1;
}

// y = h(x, lambda, t) with C = dh/dx, D = dh/dlambda; r = g(x, lambda, t) with B = dg/dlambda and R = dg/dx, whose entries
// between systems make one block of the iteration matrix of them.
void Lowering::relation(const model::FirstOrderNonlinearRelation& kind, const Joint& copy, const std::string& object) {
    const std::vector<std::size_t> columns = columns_of(copy);
    const auto lambda = symbols_of(names_.lambda(), copy.offset, copy.rows);
    std::vector<std::size_t> rows(copy.rows);
    std::iota(rows.begin(), rows.end(), copy.offset);
    std::vector<Symbol> x; // of all systems joined, as `columns`
    for (const std::size_t s : copy.systems) {
        const Copy& system = names_.expanded().systems[s];
        const auto own = symbols_of(names_.x(), system.offset, system.size);
        x.insert(x.end(), own.begin(), own.end());
    }
    for (std::size_t i = 0; i < copy.rows; ++i) {
        const std::size_t row = copy.offset + i;
        const Place place = model::at(kind.h[i].place, element(object + ".h", i));
        const auto y = parse(kind.h[i], copy.constants, place);
        if (!y) return;
        slopes(*y, x, columns, 1.0, place, H_[row]);
        slopes(*y, lambda, rows, 1.0, place, D_[row]);
        state_.gap.push_back(*y);
        out_.of_state.gap.push_back(static_cast<std::uint32_t>(row));
        out_.gap_by_formula[row] = 1;
    }
    for (std::size_t j = 0; j < columns.size(); ++j) {
        const Place place = model::at(kind.g[j].place, element(object + ".g", j));
        const auto g = parse(kind.g[j], copy.constants, place);
        if (!g) return;
        if (graph_.constant_value(*g) == 0.0) continue;
        state_.r.push_back(*g);
        out_.of_state.r.push_back(static_cast<std::uint32_t>(columns[j]));
        slopes(*g, x, columns, 1.0, place, R_[columns[j]]);
        for (std::size_t r = 0; r < copy.rows; ++r) { // B is stored by rows of lambda
            std::vector<Entry> slope;
            slopes(*g, lambda.subspan(r, 1), std::span(&columns[j], 1), 1.0, place, slope);
            for (Entry& entry : slope) B_[copy.offset + r].push_back(std::move(entry));
        }
    }
    out_.of_state.nonlinear_r = true;
    for (std::size_t r = 0; r < copy.rows; ++r) out_.r_by_formula[copy.offset + r] = 1;
}

// --- laws -------------------------------------------------------------------------------------------------------------

// Kind and bounds of all rows: of first-order and compliant relations y against lambda, of the others the given kind.
void Lowering::bounds(const Joint& copy, RowKind lagrangian, double lower, double upper) {
    const bool compliant =
        std::holds_alternative<model::LagrangianCompliantRelation>(model_.interactions[copy.source].relation);
    for (std::size_t row = copy.offset; row < copy.offset + copy.rows; ++row) {
        out_.row_kind[row] = copy.first_order ? RowKind::first_order : compliant ? RowKind::position : lagrangian;
        out_.lower[row] = lower;
        out_.upper[row] = upper;
    }
}

void Lowering::law(const model::ComplementarityLaw&, const Joint& copy, const std::string&) {
    bounds(copy, RowKind::contact, 0.0, HUGE_VAL); // e = 0
}

void Lowering::law(const model::NewtonImpactLaw& kind, const Joint& copy, const std::string& object) {
    bounds(copy, RowKind::contact, 0.0, HUGE_VAL);
    for (std::size_t i = 0; i < copy.rows; ++i) number(kind.e, copy.constants, object + ".e", &out_.e[copy.offset + i], model::kRestitution);
}

void Lowering::law(const model::EqualityLaw&, const Joint& copy, const std::string&) {
    bounds(copy, RowKind::velocity, -HUGE_VAL, HUGE_VAL);
}

void Lowering::law(const model::RelayLaw& kind, const Joint& copy, const std::string& object) {
    bounds(copy, RowKind::relay, 0.0, 0.0);
    for (std::size_t i = 0; i < copy.rows; ++i) {
        number(kind.lower.of(i), copy.constants, object + ".lower", &out_.lower[copy.offset + i]);
        number(kind.upper.of(i), copy.constants, object + ".upper", &out_.upper[copy.offset + i]);
    }
}

void Lowering::law(const model::NewtonImpactFrictionLaw& kind, const Joint& copy, const std::string& object) {
    bounds(copy, RowKind::contact, 0.0, HUGE_VAL);
    for (std::size_t i = 0; i < copy.rows; i += 2) {
        out_.row_kind[copy.offset + i + 1] = RowKind::friction;
        number(kind.e, copy.constants, object + ".e", &out_.e[copy.offset + i], model::kRestitution);
        number(kind.e_T, copy.constants, object + ".e_T", &out_.e[copy.offset + i + 1], model::kTangentialRestitution);
        number(kind.mu, copy.constants, object + ".mu", &out_.mu[copy.offset + i + 1], model::kFriction);
    }
}

} // namespace saltus::simulation
