// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/lower.h"

#include "core/model/names.h"
#include "core/simulation/event_driven/event_outputs.h"
#include "core/simulation/lower_bodies.h"
#include "core/simulation/lowering.h"
#include "core/simulation/newton_rows.h"

#include <algorithm>
#include <numeric>
#include <variant>

namespace saltus::simulation {

using formula::Symbol;
using formula::SymbolKind;

// All systems linear and Lagrangian, all rows contacts without friction, all gaps affine in q.
bool Lowering::is_linear_contact_problem() {
    for (const model::System& system : model_.systems)
        if (!std::holds_alternative<model::LagrangianLinear>(system.kind) &&
            !std::holds_alternative<model::LagrangianDiagonal>(system.kind))
            return false;
    for (const model::Interaction& interaction : model_.interactions)
        if (!std::holds_alternative<model::ComplementarityLaw>(interaction.law) &&
            !std::holds_alternative<model::NewtonImpactLaw>(interaction.law))
            return false;
    std::size_t looked_at = model_.interactions.size(); // of copies the first speaks for all
    for (const Joint& copy : names_.expanded().interactions) {
        if (copy.source == looked_at) continue;
        looked_at = copy.source;
        const model::RelationKind& relation = model_.interactions[copy.source].relation;
        if (std::holds_alternative<model::LagrangianLinearRelation>(relation)) continue;
        if (const auto* moving = std::get_if<model::LagrangianRheonomousRelation>(&relation)) {
            if (!has_constant_slopes(moving->h, copy)) return false;
        } else if (const auto* fixed = std::get_if<model::LagrangianScleronomousRelation>(&relation)) {
            if (!has_constant_slopes(fixed->h, copy)) return false;
        } else {
            return false;
        }
    }
    return true;
}

// Formulas that are wrong are told later.
bool Lowering::has_constant_slopes(const std::vector<model::Formula>& h, const Joint& copy) {
    for (const model::Formula& formula : h) {
        const auto gap = names_.parse(formula, copy.constants);
        if (!gap) return true;
        for (const std::size_t s : copy.systems) {
            const Copy& system = names_.expanded().systems[s];
            for (std::size_t i = 0; i < system.size; ++i) {
                const auto slope = graph_.derivative(*gap, names_.q()[system.offset + i]);
                if (!slope || nature(*slope) != Nature::number) return false;
            }
        }
    }
    return true;
}

Errors Lowering::run() {
    const model::Expanded& expanded = names_.expanded();
    n_ = expanded.system_coordinates;
    N_ = n_ + expanded.states;
    m_ = expanded.interaction_rows;
    find_externals();
    out_.newton = (out_.scheme.newton && out_.scheme.method != Method::modal) || out_.scheme.events || !is_linear_contact_problem();
    if (out_.newton && out_.scheme.method == Method::modal) {
        report("the modal scheme takes contacts with linear gaps and without friction only",
               "choose \"moreau-jean\", or take out friction, joints and relays", model::at(model_.run.place, "run.integrator"));
        return std::move(errors_);
    }
    out_.open(n_, n_, expanded.states, m_, names_.drives().size());
    std::fill(out_.theta.begin(), out_.theta.end(), out_.scheme.theta);
    out_.gap_by_formula.assign(m_, 0);
    out_.r_by_formula.assign(m_, 0);
    out_.of_state.moving.assign(m_, 0);
    out_.row_kind.assign(m_, RowKind::contact);
    for (Rows* rows : {&mass_, &damping_, &stiffness_, &R_}) rows->resize(N_);
    for (Rows* rows : {&H_, &B_, &D_}) rows->resize(m_);

    lower_systems();
    if (!errors_.empty()) return std::move(errors_);
    lower_interactions();
    if (!errors_.empty()) return std::move(errors_);

    std::vector<std::size_t> later; // places: what makes room for more moves what is there
    for (const Number& number : later_) later.push_back(out_.place_of(number.target));
    StateOutputs& of_state = out_.of_state;
    const bool newton = out_.newton;
    NumberPlaces& at = out_.places;
    at.M = lay_out(mass_, out_.M, N_, newton ? &of_state.M : nullptr, &state_.M);
    at.C = lay_out(damping_, out_.C, N_, newton ? &of_state.C : nullptr, &state_.C);
    at.K = lay_out(stiffness_, out_.K, N_, newton ? &of_state.K : nullptr, &state_.K);
    at.H = lay_out(H_, out_.H, m_, newton ? &of_state.H : nullptr, &state_.H);
    if (newton) {
        at.B = lay_out(B_, out_.B, m_, &of_state.B, &state_.B);
        at.D = lay_out(D_, out_.D, m_, &of_state.D, &state_.D);
        at.R = lay_out(R_, out_.R, N_, &of_state.R, &state_.R);
    } else {
        lay_out_linear_scheme();
    }

    lower_drives(model_, names_, out_);
    for (std::size_t i = 0; i < later_.size(); ++i) out_.number(graph_, later_[i].expr, later[i], later_[i].place, later_[i].bounded);
    lower_circuits();
    out_.numbers.compile(graph_, names_.parameters());
    Counts counts;
    counts.positions = counts.coordinates = n_;
    counts.states = expanded.states;
    counts.rows = m_;
    counts.drives = names_.drives().size();
    counts.parameters = names_.parameters().size();
    counts.energies = model::kEnergyCount;
    counts.reactions = names_.forces().size();
    counts.acting = names_.acting().size();
    if (newton) {
        compile_state_tapes();
        counts.forces = N_ + expanded.states;
        if (out_.scheme.projection == Projection::direct && out_.scheme.percussion_in_middle) counts.forces += 2 * m_;
        if (out_.scheme.events) {
            compile_event_tapes();
            if (!errors_.empty()) return std::move(errors_);
            counts.forces = std::max(counts.forces, out_.of_events->memory_size(n_, N_, m_)); // time steps keep theirs there, when it is handed over
        }
    } else {
        compile_time_tape();
        counts.forces = out_.in_time.force.size();
    }
    if (!errors_.empty()) return std::move(errors_);

    out_.layout = Layout(counts);
    lay_out_operators();
    return std::move(errors_);
}

// --- arrays -----------------------------------------------------------------------------------------------------------

void Lowering::sort(std::vector<Entry>& row) {
    std::sort(row.begin(), row.end(), [](const Entry& a, const Entry& b) { return a.column < b.column; });
}

// changing, exprs: which entries are not numbers over parameters, and what they are; null: all are numbers.
NumberPlaces::Range Lowering::lay_out(Rows& rows, SparsePattern& matrix, std::size_t count, std::vector<std::uint32_t>* changing,
                                      std::vector<Expr>* exprs) {
    for (std::size_t i = 0; i < count; ++i) {
        sort(rows[i]);
        for (const Entry& entry : rows[i]) matrix.add(entry.column);
        matrix.end_row();
    }
    const NumberPlaces::Range range = out_.more(matrix.column.size());
    std::size_t k = 0;
    for (std::vector<Entry>& row : rows)
        for (Entry& entry : row) {
            if (changing && nature(entry.expr) != Nature::number) {
                changing->push_back(static_cast<std::uint32_t>(k));
                exprs->push_back(entry.expr);
                out_.of_state.moves_with_state =
                    out_.of_state.moves_with_state || nature(entry.expr) == Nature::of_state;
            } else {
                out_.number(graph_, entry.expr, range.first + k, std::move(entry.place));
            }
            ++k;
        }
    return range;
}

// What the step makes of v and q, see moreau_jean.h: C and K together, and K; of the modal scheme diagonals.
void Lowering::lay_out_linear_scheme() {
    const bool modal = out_.scheme.method == Method::modal;
    for (std::size_t i = 0; i < n_ && (modal || !out_.C.empty() || !out_.K.empty()); ++i) {
        std::vector<std::size_t> both;
        if (modal) both.push_back(i);
        else
            for (const SparsePattern* matrix : {&out_.C, &out_.K}) both.insert(both.end(), matrix->column.begin() + matrix->start[i], matrix->column.begin() + matrix->start[i + 1]);
        std::sort(both.begin(), both.end());
        both.erase(std::unique(both.begin(), both.end()), both.end());
        for (const std::size_t column : both) out_.velocity_part.add(column);
        out_.velocity_part.end_row();
    }
    if (modal) out_.position_part = out_.velocity_part;
    else if (out_.velocity_part.rows() > 0) out_.position_part = out_.K;
    NumberPlaces& at = out_.places;
    at.velocity_part = out_.more(out_.velocity_part.column.size());
    at.position_part = out_.more(out_.position_part.column.size());
    if (!modal) return;
    for (auto* range : {&at.modal_omega, &at.modal_sigma, &at.modal_mass, &at.modal_damping}) *range = out_.more(n_);
}

void Lowering::lay_out_operators() {
    std::vector<std::size_t> sizes;
    for (const SystemBlock& block : out_.systems) sizes.push_back(block.size);
    const SparsePattern* const matrices[] = {&out_.M, &out_.C, &out_.K, &out_.R};
    out_.W = IterationMatrix::Blocks::find(sizes, std::span(matrices, out_.newton ? 4 : 3));
    std::vector<unsigned char> by_B;
    for (const RowKind kind : out_.row_kind) by_B.push_back(kind == RowKind::first_order);
    if (out_.newton) out_.delassus = Delassus::Coupling::find({&out_.H, &out_.B, &out_.D}, out_.W, by_B);
    else out_.delassus = Delassus::Coupling::find({&out_.H, nullptr, nullptr}, out_.W);
}

void Lowering::compile_time_tape() {
    std::vector<Expr> outputs;
    for (const auto* part : {&forces_, &gaps_, &gap_rates_})
        outputs.insert(outputs.end(), part->begin(), part->end());
    std::vector<Symbol> inputs = names_.time_inputs();
    if (!gaps_.empty()) { // b(t) and db/dt are the gap and its rate where q = v = 0
        inputs.insert(inputs.end(), names_.q().begin(), names_.q().end());
        inputs.insert(inputs.end(), names_.v().begin(), names_.v().end());
    }
    out_.in_time.tape = formula::Tape::compile(graph_, outputs, inputs);
}

// Numbers of bodies and joints: to systems what changes in time.
void Lowering::find_externals() {
    const auto take = [&](const std::vector<Symbol>& symbols, std::size_t from, External::Kind kind) {
        for (std::size_t i = from; i < symbols.size(); ++i) external_.emplace(symbols[i].index, External{kind, static_cast<std::uint32_t>(i)});
    };
    take(names_.q(), n_, External::Kind::q);
    take(names_.v(), n_, External::Kind::v);
    take(names_.y(), m_, External::Kind::y);
    take(names_.ydot(), m_, External::Kind::ydot);
}

bool Lowering::of_own_state(Expr expr) const {
    if (!graph_.depends_on(expr, SymbolKind::state)) return false;
    if (external_.empty()) return true;
    for (const Symbol symbol : graph_.symbols_of(expr))
        if (!external_.contains(symbol.index) && graph_.depends_on(graph_.symbol(symbol), SymbolKind::state)) return true;
    return false;
}

void Lowering::compile_state_tapes() {
    const auto first = [](const std::vector<Symbol>& symbols, std::size_t count) { return std::span(symbols).first(count); };
    std::vector<Symbol> inputs = names_.time_inputs();
    const auto append = [&inputs](std::span<const Symbol> part) { inputs.insert(inputs.end(), part.begin(), part.end()); };
    append(first(names_.q(), n_));
    StateOutputs& out = out_.of_state;
    out.mass = formula::Tape::compile(graph_, state_.M, inputs);
    append(first(names_.v(), n_));
    append(names_.x());
    append(first(names_.lambda(), m_));
    std::vector<Expr> external_slopes;
    if (!external_.empty()) {
        std::vector<Symbol> read; // in the order in which they were added
        for (const auto* part : {&state_.force, &state_.b, &state_.gap, &state_.rate, &state_.r, &state_.elements, &state_.voltage_bounds})
            for (const Expr expr : *part)
                for (const Symbol symbol : graph_.symbols_of(expr))
                    if (external_.contains(symbol.index) && std::find(read.begin(), read.end(), symbol) == read.end()) read.push_back(symbol);
        std::sort(read.begin(), read.end(), [](Symbol a, Symbol b) { return a.index < b.index; });
        const auto slopes_of = [&](const std::vector<Expr>& exprs, const std::vector<std::uint32_t>& where, auto& list) {
            for (std::uint32_t e = 0; e < read.size(); ++e)
                for (std::size_t k = 0; k < exprs.size(); ++k) {
                    if (!graph_.depends_on(exprs[k], read[e])) continue;
                    const auto slope = accept(graph_.derivative(exprs[k], read[e]), {});
                    if (!slope || graph_.constant_value(*slope) == 0.0) continue;
                    list.push_back({where[k], e});
                    external_slopes.push_back(*slope);
                }
        };
        slopes_of(state_.force, out.force, out.external_F);
        slopes_of(state_.b, out.b, out.external_b);
        slopes_of(state_.gap, out.gap, out.external_b);
        for (const Symbol symbol : read) out_.externals.push_back(external_.at(symbol.index));
        append(read);
    }
    using Part = formula::Stages::Part;
    const auto joined = [](std::initializer_list<const std::vector<Expr>*> lists) {
        std::vector<Expr> outputs;
        for (const std::vector<Expr>* list : lists) outputs.insert(outputs.end(), list->begin(), list->end());
        return outputs;
    };
    const formula::Stages::Steady parameters{1, names_.time_inputs().size() - 1}; // with the anchors of drives
    const auto behind = [](auto... part) { return (0u | ... | (1u << part)); };
    const Part parts[] = {{joined({&state_.force}), 0},
                          {joined({&state_.gap, &state_.rate, &state_.drift, &state_.b, &state_.r}), behind(StateOutputs::of_forces)},
                          {joined({&state_.C, &state_.K}), behind(StateOutputs::of_forces)},
                          {joined({&state_.H, &state_.B, &state_.D, &state_.R}), behind(StateOutputs::of_forces, StateOutputs::of_rows, StateOutputs::slopes_of_forces)}};
    out.state = formula::Stages::compile(graph_, parts, inputs, parameters);
    const Part directions{joined({&state_.H}), 0};
    out.directions = formula::Stages::compile(graph_, std::span(&directions, 1), inputs, parameters);
    std::vector<Expr> compliances;
    for (std::size_t k = 0; k < out.D.size(); ++k) {
        if (!out_.stores(out_.D.row_of(out.D[k]))) continue;
        out.stored_D.push_back(out.D[k]);
        compliances.push_back(state_.D[k]);
    }
    out.compliance = formula::Tape::compile(graph_, compliances, inputs);
    out.external_slopes = formula::Tape::compile(graph_, external_slopes, inputs);
    out_.circuits.tape = formula::Tape::compile(graph_, state_.elements, inputs);
    out_.circuits.bound_tape = formula::Tape::compile(graph_, state_.voltage_bounds, inputs);
}

// --- formulas ---------------------------------------------------------------------------------------------------------

std::optional<Lowering::Expr> Lowering::parse(const model::Formula& formula, const model::Constants& constants,
                                              const Place& place) {
    return accept(names_.parse(formula, constants), place);
}

std::optional<Lowering::Expr> Lowering::accept(Result<Expr> expr, const Place& place) {
    if (expr) return *expr;
    Error error = std::move(expr.error());
    if (error.place.line == 0) error.place = place;
    errors_.push_back(std::move(error));
    return std::nullopt;
}

void Lowering::report(std::string message, std::string remedy, const Place& place) {
    errors_.push_back({ErrorKind::input, std::move(message), std::move(remedy), place});
}

Lowering::Nature Lowering::nature(Expr expr) {
    if (graph_.constant_value(expr)) return Nature::number;
    const auto [entry, fresh] = natures_.emplace(expr.id, Nature::number);
    if (fresh)
        entry->second = of_own_state(expr)                                                                    ? Nature::of_state
                        : graph_.depends_on(expr, SymbolKind::time) || graph_.depends_on(expr, SymbolKind::state) ? Nature::in_time
                                                                                                                  : Nature::number;
    return entry->second;
}

std::optional<Lowering::Expr> Lowering::parse_number(const model::Value& value, const model::Constants& constants,
                                                     const Place& place) {
    const auto expr = parse(value, constants, place);
    if (expr && nature(*expr) != Nature::number) {
        report("a value that must not change in time uses t, a drive or a state", "use numbers and parameters only", place);
        return std::nullopt;
    }
    return expr;
}

void Lowering::number(const model::Value& value, const model::Constants& constants, std::string object, double* target, model::Bounded bounded) {
    const Place place = model::at(value.place, std::move(object));
    if (const auto expr = parse_number(value, constants, place)) later_.push_back({*expr, target, place, bounded});
}

void Lowering::entry(const model::Value& value, const model::Constants& constants, std::string object, std::size_t column,
                     std::vector<Entry>& row) {
    const Place place = model::at(value.place, std::move(object));
    const auto expr = parse_number(value, constants, place);
    if (expr && graph_.constant_value(*expr) != 0.0) row.push_back({column, *expr, place});
}

void Lowering::slopes(Expr expr, std::span<const Symbol> symbols, std::span<const std::size_t> columns, double factor,
                      const Place& place, std::vector<Entry>& row) {
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        if (!graph_.depends_on(expr, symbols[i])) continue;
        const auto slope = accept(graph_.derivative(expr, symbols[i]), place);
        if (!slope) return;
        if (graph_.constant_value(*slope) == 0.0) continue;
        row.push_back({columns[i], factor == 1.0 ? *slope : graph_.multiply(graph_.constant(factor), *slope), place});
    }
}

void lower_drives(const model::Model& model, const model::ModelGraph& graph, Draft& out) {
    for (std::size_t d = 0; d < graph.drives().size(); ++d) {
        const Place place = model::at(model.drives[d].place, "drives." + model.drives[d].name);
        out.number(graph.graph(), graph.drives()[d].rate, out.places.drive_rate.first + d, place);
        out.number(graph.graph(), graph.drives()[d].start, out.places.drive_start.first + d, place);
    }
}

// --- the draft ----------------------------------------------------------------------------------------------------------

void Draft::open(std::size_t positions, std::size_t coordinates, std::size_t states, std::size_t rows, std::size_t drive_count) {
    const std::size_t unknowns = coordinates + states;
    const std::pair<NumberPlaces::Range*, std::size_t> ranges[] = {
        {&places.q0, positions}, {&places.v0, coordinates}, {&places.x0, states}, {&places.drive_rate, drive_count},
        {&places.drive_start, drive_count}, {&places.constant_force, unknowns}, {&places.theta, unknowns}, {&places.b, rows},
        {&places.e, rows}, {&places.lower, rows}, {&places.upper, rows}, {&places.mu, rows}};
    for (const auto& [range, count] : ranges) *range = places.take(count);
    constants.assign(places.size, 0.0);
    name_ranges();
}

NumberPlaces::Range Draft::more(std::size_t count) {
    const NumberPlaces::Range range = places.take(count);
    constants.resize(places.size, 0.0);
    name_ranges();
    return range;
}

void Draft::name_ranges() {
    const std::pair<std::span<double>*, NumberPlaces::Range> names[] = {
        {&q0, places.q0}, {&v0, places.v0}, {&x0, places.x0}, {&drive_rate, places.drive_rate},
        {&drive_start, places.drive_start}, {&constant_force, places.constant_force}, {&theta, places.theta}, {&b, places.b},
        {&e, places.e}, {&lower, places.lower}, {&upper, places.upper}, {&mu, places.mu}};
    for (const auto& [name, range] : names) *name = std::span(constants).subspan(range.first, range.count);
}

void Draft::number(const formula::Graph& graph, formula::Expr expr, std::size_t place, Place where, model::Bounded bounded) {
    if (const auto constant = numbers.add(graph, expr, place, std::move(where), bounded)) constants[place] = *constant;
}

std::shared_ptr<const Structure> Draft::done() && {
    if (newton) {
        newton_rows = std::make_shared<const NewtonRows>(*this);
        std::vector<std::int32_t> normals; // as Assembled::mixed_rows()
        for (std::size_t row = 0; row < row_kind.size(); ++row) normals.push_back(row_kind[row] == RowKind::friction ? static_cast<std::int32_t>(row) - 1 : -1);
        factors = solvers::factor_pattern(delassus.pattern, normals);
    }
    return std::make_shared<const Structure>(std::move(static_cast<Structure&>(*this)));
}

// --- the whole ----------------------------------------------------------------------------------------------------------

Result<std::unique_ptr<Assembled>, Errors> assemble(std::shared_ptr<const Structure> structure, std::span<const double> parameter_values,
                                                    const std::shared_ptr<const StartNumbers>& starts) {
    if (structure->bodies) return assemble_bodies(std::move(structure), parameter_values, starts);
    auto out = std::make_unique<Assembled>(std::move(structure), starts);
    if (auto done = out->evaluate(parameter_values); !done) return Unexpected(Errors{done.error()});
    return out;
}

Result<std::unique_ptr<Assembled>, Errors> lower(const model::Model& model, model::ModelGraph& graph,
                                                 const Scheme& scheme, std::span<const double> parameter_values) {
    std::unique_ptr<Assembled> equations;
    if (!model.bodies.empty() && !model.systems.empty() && scheme.events)
        return Unexpected(Errors{{ErrorKind::input, "an event-driven run takes bodies or systems of equations, and this scene has both", "use \"moreau-jean\"",
                                  model::at(model.run.place, "run.integrator")}});
    if (model.bodies.empty() || !model.systems.empty()) {
        Draft draft;
        draft.scheme = scheme;
        if (!model.bodies.empty()) draft.scheme.newton = true; // a model of their own, which reads the bodies
        if (Errors errors = Lowering(model, graph, draft).run(); !errors.empty()) return Unexpected(std::move(errors));
        auto made = assemble(std::move(draft).done(), parameter_values);
        if (!made || model.bodies.empty()) return made;
        equations = std::move(*made);
    }
    auto structure = lower_bodies(model, graph, scheme, equations.get(), parameter_values);
    if (!structure) return Unexpected(std::move(structure.error()));
    return assemble(std::move(*structure), parameter_values);
}

} // namespace saltus::simulation
