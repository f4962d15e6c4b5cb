// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/model: what a formula depends on, what it may depend on, and its value now.
#pragma once

#include "core/model/checks.h"
#include "core/model/model_graph.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace saltus::model::checks {

enum class Role : std::uint8_t {
    other,
    parameter,
    anchor_time,
    anchor_angle,
    time,
    q,
    v,
    x,
    y,
    ydot,
    lambda,
    energy,
    nothing
};

// What each symbol of a graph stands for; index: global coordinate, state or row, or the number of the parameter or
// drive.
class SymbolRoles {
public:
    struct Known {
        Role role = Role::other;
        std::uint32_t index = 0;
    };
    explicit SymbolRoles(const ModelGraph& graph);
    Known of(formula::Symbol symbol) const noexcept {
        return symbol.index < known_.size() ? known_[symbol.index] : Known{};
    }

private:
    std::vector<Known> known_;
};

// t, drives and parameters are allowed unless said otherwise; states and lambda only of these.
struct FormulaUse {
    std::string what;   // "a gap"
    std::string remedy; // when it uses what it may not
    bool time = true;
    bool q = false, v = false, x = false;
    std::span<const std::size_t> systems;        // whose states, indices in Expanded::systems
    std::span<const std::size_t> joined_bodies;  // whose q and v, indices in Expanded::bodies
    bool joined = false;                         // they are the systems or bodies that an interaction joins
    const ExpandedInteraction* lambda = nullptr; // whose lambda
    bool beside = false; // besides: states of all other systems, and as below
    bool bodies = false; // besides: q and v of bodies, y and y' of joints
};

class FormulaUses {
public:
    FormulaUses(const ModelGraph& graph, Findings& findings) : graph_(graph), findings_(findings), roles_(graph) {}

    // False, and one finding, when the expression uses something else.
    bool obeys(formula::Expr expr, const Place& place, const FormulaUse& use);
    bool uses_coordinate(formula::Expr expr) const { return uses(expr, Role::q); }
    bool uses_velocity(formula::Expr expr) const { return uses(expr, Role::v); }
    bool uses_lambda(formula::Expr expr) const { return uses(expr, Role::lambda); }
    bool is_coordinate(formula::Symbol symbol) const noexcept { return roles_.of(symbol).role == Role::q; }
    bool is_velocity(formula::Symbol symbol) const noexcept { return roles_.of(symbol).role == Role::v; }

private:
    bool uses(formula::Expr expr, Role role) const;
    bool belongs(const SymbolRoles::Known& known, const FormulaUse& use) const;
    bool stands_beside(const SymbolRoles::Known& known, const FormulaUse& use) const;

    const ModelGraph& graph_;
    Findings& findings_;
    SymbolRoles roles_;
};

// Values over parameters, each with its place; what is wrong is found, and nothing returned.
class ConstantValues {
public:
    ConstantValues(ModelGraph& graph, std::span<const double> parameters, Findings& findings)
        : graph_(graph), parameters_(parameters), findings_(findings) {}

    std::optional<std::vector<double>> evaluate(const ValueVector& values, const std::string& object,
                                                const Constants& constants);
    std::optional<std::vector<double>> evaluate(const ValueMatrix& values, const std::string& object,
                                                const Constants& constants); // row-major
    std::optional<double> evaluate(const Value& value, const std::string& object, const Constants& constants,
                                   bool may_be_infinite = false);
    // One formula for the members k of a family, `index` being the name of k in it; only the first fault is told.
    std::optional<std::vector<double>> family(const Value& value, const std::string& object, const Constants& constants,
                                              const std::string& index, std::span<const std::size_t> members);
    void finite(formula::Expr expr, const Place& place);

private:
    void take(const Value& value, std::string object, const Constants& constants, std::vector<formula::Expr>& exprs,
              std::vector<Place>& places);
    std::optional<std::vector<double>> finish(const std::vector<formula::Expr>& exprs, const std::vector<Place>& places,
                                              std::size_t wanted);

    ModelGraph& graph_;
    std::span<const double> parameters_;
    Findings& findings_;
};

// Expressions at the start of a run: t = 0, initial states, lambda = 0.
class InitialValues {
public:
    InitialValues(const Model& model, ModelGraph& graph, std::span<const double> parameters);

    // Nothing when an initial value cannot be computed (which is a finding elsewhere). The values may be infinite or
    // nan.
    std::optional<std::vector<double>> evaluate(std::span<const formula::Expr> exprs);

private:
    std::optional<double> value_of(formula::Symbol symbol);
    std::optional<double> state(std::size_t system, bool velocity, std::size_t i);

    const Model& model_;
    ModelGraph& graph_;
    std::span<const double> parameters_;
    SymbolRoles roles_;
    std::vector<std::size_t> of_coordinate_, of_state_; // systems by global coordinate and state
    std::vector<std::optional<double>> start_;          // by drive
};

} // namespace saltus::model::checks
