// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/formula_use.h"

#include "core/model/names.h"

#include <algorithm>
#include <cmath>

namespace saltus::model::checks {

using formula::Expr;
using formula::Symbol;
using formula::SymbolKind;

SymbolRoles::SymbolRoles(const ModelGraph& graph) : known_(graph.graph().symbol_count()) {
    const auto all = [&](const std::vector<Symbol>& symbols, Role role) {
        for (std::size_t i = 0; i < symbols.size(); ++i)
            known_[symbols[i].index] = {role, static_cast<std::uint32_t>(i)};
    };
    all(graph.parameters(), Role::parameter);
    all(graph.q(), Role::q);
    all(graph.v(), Role::v);
    all(graph.x(), Role::x);
    all(graph.y(), Role::y);
    all(graph.ydot(), Role::ydot);
    all(graph.lambda(), Role::lambda);
    all(graph.energy(), Role::energy);
    for (const auto* symbols : {&graph.acting(), &graph.forces(), &graph.percussions(), &graph.observed()}) all(*symbols, Role::energy); // signals, as energies are
    for (std::size_t d = 0; d < graph.drives().size(); ++d) {
        known_[graph.drives()[d].anchor_time.index] = {Role::anchor_time, static_cast<std::uint32_t>(d)};
        known_[graph.drives()[d].anchor_angle.index] = {Role::anchor_angle, static_cast<std::uint32_t>(d)};
    }
    known_[graph.time().index] = {Role::time, 0};
    known_[graph.nothing().index] = {Role::nothing, 0}; // stands among y and ydot too
}

bool FormulaUses::uses(Expr expr, Role role) const {
    if (!graph_.graph().depends_on(expr, SymbolKind::state)) return false;
    const auto symbols = graph_.graph().symbols_of(expr);
    return std::any_of(symbols.begin(), symbols.end(), [&](Symbol symbol) { return roles_.of(symbol).role == role; });
}

bool FormulaUses::belongs(const SymbolRoles::Known& known, const FormulaUse& use) const {
    if (known.role == Role::lambda)
        return known.index >= use.lambda->offset && known.index < use.lambda->offset + use.lambda->rows;
    const Expanded& expanded = graph_.expanded();
    const bool position = known.role == Role::q;
    if (position || known.role == Role::v)
        for (const std::size_t b : use.joined_bodies) {
            const std::size_t first = position ? expanded.bodies[b].q : expanded.bodies[b].v;
            if (known.index >= first && known.index < first + (position ? expanded.body_q : expanded.body_v)) return true;
        }
    return std::any_of(use.systems.begin(), use.systems.end(), [&](std::size_t s) {
        const ExpandedSystem& system = graph_.expanded().systems[s];
        return system.first_order == (known.role == Role::x) && known.index >= system.offset &&
               known.index < system.offset + system.size;
    });
}

// What a force reads without being joined to it.
bool FormulaUses::stands_beside(const SymbolRoles::Known& known, const FormulaUse& use) const {
    const Expanded& expanded = graph_.expanded();
    switch (known.role) {
    case Role::q:
    case Role::v:
        return use.beside || (use.bodies && known.index >= expanded.system_coordinates);
    case Role::x:
        return use.beside;
    case Role::y:
    case Role::ydot:
        return (use.beside || use.bodies) && known.index >= expanded.interaction_rows;
    default:
        return false;
    }
}

bool FormulaUses::obeys(Expr expr, const Place& place, const FormulaUse& use) {
    const formula::Graph& graph = graph_.graph();
    if (!graph.depends_on(expr, SymbolKind::state) && (use.time || !graph.depends_on(expr, SymbolKind::time)))
        return true;
    for (const Symbol symbol : graph.symbols_of(expr)) {
        const auto known = roles_.of(symbol);
        const std::string name = "'" + graph.symbol_name(symbol) + "'";
        const auto refuse = [&](const std::string& message, const std::string& remedy) {
            findings_.add(place, message, remedy);
            return false;
        };
        bool allowed = true;
        if (stands_beside(known, use)) continue;
        switch (known.role) {
        case Role::other:
        case Role::parameter:
        case Role::anchor_time:
        case Role::anchor_angle:
            continue;
        case Role::time:
            if (use.time) continue;
            return refuse(use.what + " may not depend on t or a drive", use.remedy);
        case Role::nothing:
            return refuse(name + " is not known", "take it out");
        case Role::y:
        case Role::ydot:
        case Role::energy:
            return refuse(use.what + " may not depend on the signal " + name, use.remedy);
        case Role::lambda:
            if (!use.lambda) return refuse(use.what + " may not depend on the signal " + name, use.remedy);
            if (!belongs(known, use))
                return refuse(use.what + " may not use " + name + ", which belongs to another interaction", use.remedy);
            continue;
        case Role::q:
            allowed = use.q;
            break;
        case Role::v:
            allowed = use.v;
            break;
        case Role::x:
            allowed = use.x;
            break;
        }
        if (!allowed)
            return refuse(use.what + " may not depend on " + (known.role == Role::v ? "the velocity " : "") + name,
                          use.remedy);
        if (belongs(known, use)) continue;
        if (use.joined)
            return use.joined_bodies.empty() ? refuse(use.what + " uses " + name + ", whose system is not joined", "add the system to \"between\"")
                                             : refuse(use.what + " uses " + name + ", which belongs to no body that is joined",
                                                      "name its body in \"between\"");
        return refuse(use.what + " may not use " + name + " of another system", use.remedy);
    }
    return true;
}

void ConstantValues::take(const Value& value, std::string object, const Constants& constants, std::vector<Expr>& exprs,
                          std::vector<Place>& places) {
    const Place place = at(value.place, std::move(object));
    auto expr = graph_.parse(value, constants);
    if (!expr) {
        findings_.add(expr.error(), place);
        return;
    }
    exprs.push_back(*expr);
    places.push_back(place);
}

std::optional<std::vector<double>> ConstantValues::finish(const std::vector<Expr>& exprs,
                                                          const std::vector<Place>& places, std::size_t wanted) {
    auto values = graph_.evaluate(exprs, parameters_, places);
    if (!values) {
        findings_.add(std::move(values.error()));
        return std::nullopt;
    }
    if (values->size() != wanted) return std::nullopt;
    return std::move(*values);
}

std::optional<std::vector<double>> ConstantValues::evaluate(const ValueVector& values, const std::string& object,
                                                            const Constants& constants) {
    std::vector<Expr> exprs;
    std::vector<Place> places;
    for (std::size_t i = 0; i < values.size(); ++i) take(values[i], element(object, i), constants, exprs, places);
    return finish(exprs, places, values.size());
}

std::optional<std::vector<double>> ConstantValues::evaluate(const ValueMatrix& values, const std::string& object,
                                                            const Constants& constants) {
    std::vector<Expr> exprs;
    std::vector<Place> places;
    std::size_t wanted = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        for (std::size_t j = 0; j < values[i].size(); ++j, ++wanted)
            take(values[i][j], element(object, i, j), constants, exprs, places);
    return finish(exprs, places, wanted);
}

std::optional<double> ConstantValues::evaluate(const Value& value, const std::string& object,
                                               const Constants& constants, bool may_be_infinite) {
    std::vector<Expr> exprs;
    std::vector<Place> places;
    take(value, object, constants, exprs, places);
    if (exprs.empty()) return std::nullopt;
    if (const auto number = graph_.graph().constant_value(exprs.front());
        may_be_infinite && number && std::isinf(*number))
        return number;
    const auto values = finish(exprs, places, 1);
    return values ? std::optional(values->front()) : std::nullopt;
}

std::optional<std::vector<double>> ConstantValues::family(const Value& value, const std::string& object,
                                                          const Constants& constants, const std::string& index,
                                                          std::span<const std::size_t> members) {
    std::vector<Expr> exprs;
    Constants with_index = constants;
    with_index.emplace_back(index, 0.0);
    const Place place = at(value.place, object);
    for (const std::size_t k : members) {
        with_index.back().second = static_cast<double>(k);
        auto expr = graph_.parse(value, with_index);
        if (!expr) {
            findings_.add(expr.error(), place);
            return std::nullopt;
        }
        exprs.push_back(*expr);
    }
    auto values = graph_.evaluate(exprs, parameters_, std::vector<Place>(exprs.size(), place));
    if (!values) {
        findings_.add(values.error().front(), place);
        return std::nullopt;
    }
    return std::move(*values);
}

void ConstantValues::finite(Expr expr, const Place& place) {
    finish({expr}, {place}, 1);
}

InitialValues::InitialValues(const Model& model, ModelGraph& graph, std::span<const double> parameters)
    : model_(model), graph_(graph), parameters_(parameters), roles_(graph) {
    const Expanded& expanded = graph.expanded();
    of_coordinate_.assign(std::max(expanded.positions, expanded.coordinates), expanded.systems.size()); // of bodies: none

    of_state_.resize(expanded.states);
    for (std::size_t s = 0; s < expanded.systems.size(); ++s) {
        const ExpandedSystem& system = expanded.systems[s];
        const auto first =
            (system.first_order ? of_state_ : of_coordinate_).begin() + static_cast<std::ptrdiff_t>(system.offset);
        std::fill(first, first + static_cast<std::ptrdiff_t>(system.size), s);
    }
    for (const DriveSymbols& drive : graph.drives()) {
        const auto value = graph.evaluate(std::span(&drive.start, 1), parameters);
        start_.push_back(value ? std::optional(value->front()) : std::nullopt);
    }
}

std::optional<double> InitialValues::state(std::size_t system, bool velocity, std::size_t i) {
    const ExpandedSystem& copy = graph_.expanded().systems[system];
    Constants constants = copy.constants;
    struct Initial {
        bool velocity;
        std::size_t i;
        Constants& constants;
        const Value* of(const ValueVector& values) const { return i < values.size() ? &values[i] : nullptr; }
        const Value* operator()(const LagrangianLinear& s) const { return of(velocity ? s.v : s.q); }
        const Value* operator()(const LagrangianDiagonal& s) const {
            constants.emplace_back(s.index, static_cast<double>(i));
            return velocity ? &s.v : &s.q;
        }
        const Value* operator()(const LagrangianNonlinear& s) const { return of(velocity ? s.v : s.q); }
        const Value* operator()(const FirstOrderLinear& s) const { return of(s.x); }
        const Value* operator()(const FirstOrderNonlinear& s) const { return of(s.x); }
    };
    const Value* value = std::visit(Initial{velocity, i, constants}, model_.systems[copy.source].kind);
    if (!value) return std::nullopt;
    const auto expr = graph_.parse(*value, constants);
    if (!expr) return std::nullopt;
    const auto numbers = graph_.evaluate(std::span(&*expr, 1), parameters_);
    return numbers ? std::optional(numbers->front()) : std::nullopt;
}

std::optional<double> InitialValues::value_of(Symbol symbol) {
    const auto known = roles_.of(symbol);
    const Expanded& expanded = graph_.expanded();
    switch (known.role) {
    case Role::parameter:
        return parameters_[known.index];
    case Role::anchor_angle:
        return start_[known.index];
    case Role::q:
    case Role::v: {
        const std::size_t s = of_coordinate_[known.index];
        if (s == expanded.systems.size()) return std::nullopt;
        return state(s, known.role == Role::v, known.index - expanded.systems[s].offset);
    }
    case Role::x: {
        const std::size_t s = of_state_[known.index];
        return state(s, false, known.index - expanded.systems[s].offset);
    }
    default:
        return 0.0;
    }
}

std::optional<std::vector<double>> InitialValues::evaluate(std::span<const Expr> exprs) {
    std::vector<Symbol> inputs;
    for (const Expr expr : exprs)
        for (const Symbol symbol : graph_.graph().symbols_of(expr)) inputs.push_back(symbol);
    std::sort(inputs.begin(), inputs.end(), [](Symbol a, Symbol b) { return a.index < b.index; });
    inputs.erase(std::unique(inputs.begin(), inputs.end()), inputs.end());
    std::vector<double> in;
    for (const Symbol symbol : inputs) {
        const auto value = value_of(symbol);
        if (!value) return std::nullopt;
        in.push_back(*value);
    }
    const formula::Tape tape = formula::Tape::compile(graph_.graph(), exprs, inputs);
    std::vector<double> out(exprs.size()), workspace(tape.workspace_size());
    tape.evaluate(in.data(), out.data(), workspace.data());
    return out;
}

} // namespace saltus::model::checks
