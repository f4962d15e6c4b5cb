// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/simulation: the work of lower(). Two targets: the linear scheme (systems with constant M, C, K, gaps
// H q + b(t), contacts alone) and the Newton scheme for all the rest.
#pragma once

#include "core/formula/conditions.h"
#include "core/model/model.h"
#include "core/model/model_graph.h"
#include "core/simulation/assembled.h"

#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace saltus::simulation {

// A Structure while it is made. Values that do not hang on parameters are written where they will stand, by name.
struct Draft : Structure {
    std::span<double> constant_force, theta, q0, v0, x0, drive_rate, drive_start, b, e, lower, upper, mu;

    // Makes room for all but the matrices, each 0.
    void open(std::size_t positions, std::size_t coordinates, std::size_t states, std::size_t rows, std::size_t drive_count);
    NumberPlaces::Range more(std::size_t count); // the same for further numbers
    std::size_t place_of(const double* number) const noexcept { return static_cast<std::size_t>(number - constants.data()); }
    // The number at this place is `expr`.
    void number(const formula::Graph& graph, formula::Expr expr, std::size_t place, Place where, model::Bounded bounded = {});
    std::shared_ptr<const Structure> done() &&;

private:
    void name_ranges();
};

class Lowering {
public:
    Lowering(const model::Model& model, model::ModelGraph& graph, Draft& out)
        : model_(model), names_(graph), graph_(graph.graph()), out_(out) {}

    Errors run();

private:
    using Expr = formula::Expr;
    enum class Nature { number, in_time, of_state };
    struct Entry { // of a matrix, before its array is laid out
        std::size_t column;
        Expr expr;
        Place place;
    };
    using Rows = std::vector<std::vector<Entry>>;
    struct Number {
        Expr expr;
        double* target;
        Place place;
        model::Bounded bounded = {};
    };
    using Copy = model::ExpandedSystem;
    using Joint = model::ExpandedInteraction;

    bool is_linear_contact_problem();
    bool has_constant_slopes(const std::vector<model::Formula>& h, const Joint& copy);

    // lower_systems.cpp; `at`: first unknown
    void lower_systems();
    void system(const model::LagrangianLinear& kind, const Copy& copy, std::size_t at, const std::string& object);
    void system(const model::LagrangianDiagonal& kind, const Copy& copy, std::size_t at, const std::string& object);
    void system(const model::LagrangianNonlinear& kind, const Copy& copy, std::size_t at, const std::string& object);
    void system(const model::FirstOrderLinear& kind, const Copy& copy, std::size_t at, const std::string& object);
    void system(const model::FirstOrderNonlinear& kind, const Copy& copy, std::size_t at, const std::string& object);
    void right_side(Expr f, const Copy& copy, std::size_t at, std::size_t i, const Place& place);
    void force_of_time(const model::Formula& force, const model::Constants& constants, std::string object, std::size_t unknown);
    void constant_mass(const model::ValueMatrix& M, const Copy& copy, std::size_t at, const std::string& object);

    void lower_circuits(); // lower_circuits.cpp; numbers go where they stand: when the arrays are laid out
    void bound_voltages(const model::Circuit& circuit, const Copy& copy, std::uint32_t& nodes);

    // lower_relations.cpp
    void lower_interactions();
    void relation(const model::LagrangianLinearRelation& kind, const Joint& copy, const std::string& object);
    void relation(const model::LagrangianRheonomousRelation& kind, const Joint& copy, const std::string& object);
    void relation(const model::LagrangianScleronomousRelation& kind, const Joint& copy, const std::string& object);
    void relation(const model::LagrangianCompliantRelation& kind, const Joint& copy, const std::string& object);
    void relation(const model::FirstOrderLinearRelation& kind, const Joint& copy, const std::string& object);
    void relation(const model::FirstOrderNonlinearRelation& kind, const Joint& copy, const std::string& object);
    void output_of_states(Expr e, std::size_t row, const Place& place);
    void affine_gap(const model::Formula& h, const Joint& copy, std::size_t row, const std::string& object);
    void gap(const model::Formula& h, const Joint& copy, std::size_t row, const std::string& object);
    void take_rate(Expr rate, const Joint& copy, std::size_t row);
    bool has_part_without_v(Expr u, const Joint& copy);
    void tangent(const model::Formula& u, const Joint& copy, std::size_t row, const std::string& object);
    void law(const model::ComplementarityLaw&, const Joint& copy, const std::string& object);
    void law(const model::NewtonImpactLaw& kind, const Joint& copy, const std::string& object);
    void law(const model::EqualityLaw&, const Joint& copy, const std::string& object);
    void law(const model::RelayLaw& kind, const Joint& copy, const std::string& object);
    void law(const model::NewtonImpactFrictionLaw& kind, const Joint& copy, const std::string& object);
    void bounds(const Joint& copy, RowKind lagrangian, double lower, double upper);
    std::vector<std::size_t> columns_of(const Joint& copy) const; // unknowns in the order of `between`

    // arrays
    static void sort(std::vector<Entry>& row);
    NumberPlaces::Range lay_out(Rows& rows, SparsePattern& matrix, std::size_t count, std::vector<std::uint32_t>* changing,
                                std::vector<Expr>* exprs);
    void lay_out_linear_scheme();
    void lay_out_operators();
    void find_externals();
    bool of_own_state(Expr expr) const; // of a state that is no external
    void slopes_by_others(Expr sum, const Copy& copy, std::size_t at, const Place& place);
    void compile_time_tape();
    void compile_state_tapes();
    void name_conditions(formula::Conditions& conditions, const std::vector<Expr>& motion, const std::vector<Expr>& look);
    void compile_event_tapes(); // lower_events.cpp
    void check_event_driven();
    void compile_event_slopes(formula::Conditions& conditions, const std::vector<Expr>& bias, std::span<const formula::Symbol> inputs); // lower_event_slopes.cpp
    std::vector<Expr> row_biases();
    Place name_place(std::size_t row) const; // of its interaction

    // formulas
    std::optional<Expr> parse(const model::Formula& formula, const model::Constants& constants, const Place& place);
    std::optional<Expr> accept(Result<Expr> expr, const Place& place);
    void report(std::string message, std::string remedy, const Place& place);
    Nature nature(Expr expr);
    std::optional<Expr> parse_number(const model::Value& value, const model::Constants& constants, const Place& place);
    void number(const model::Value& value, const model::Constants& constants, std::string object, double* target, model::Bounded bounded = {});
    void entry(const model::Value& value, const model::Constants& constants, std::string object, std::size_t column,
               std::vector<Entry>& row);
    // The derivative of `expr` by each symbol, as entries factor * derivative; zeros are left out.
    void slopes(Expr expr, std::span<const formula::Symbol> symbols, std::span<const std::size_t> columns, double factor,
                const Place& place, std::vector<Entry>& row);
    std::span<const formula::Symbol> symbols_of(const std::vector<formula::Symbol>& all, std::size_t offset, std::size_t size) const {
        return std::span(all).subspan(offset, size);
    }

    const model::Model& model_;
    model::ModelGraph& names_;
    formula::Graph& graph_;
    Draft& out_;
    Errors errors_;
    std::size_t n_ = 0, N_ = 0, m_ = 0; // coordinates, unknowns, rows
    std::vector<std::size_t> first_unknown_, block_of_; // by expanded system
    std::unordered_map<std::uint32_t, External> external_; // by index of its symbol
    std::unordered_map<std::uint32_t, Nature> natures_;
    Rows mass_, damping_, stiffness_, H_, B_, D_, R_;
    std::vector<Expr> forces_, gaps_, gap_rates_; // of TimeOutputs
    struct OfState {
        std::vector<Expr> force, gap, rate, drift, b, r, M, C, K, H, B, D, R;
        std::vector<Expr> elements; // of CircuitOutputs::tape
        std::vector<Expr> voltage_bounds; // of CircuitOutputs::bound_tape
    } state_; // of StateOutputs
    std::vector<Number> later_;
};

} // namespace saltus::simulation
