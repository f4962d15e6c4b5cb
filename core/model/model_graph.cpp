// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_graph.h"

#include "core/model/equation_terms.h"
#include "core/model/names.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace saltus::model {

namespace {

using formula::Expr;
using formula::Symbol;
using formula::SymbolKind;

// Collects errors, so that one look at a scene tells all that is wrong with it.
class Builder {
public:
    Builder(formula::Graph& graph, Errors& errors) : graph_(graph), errors_(errors) {}

    void report(Error error, const Place& place) {
        errors_.push_back(placed(std::move(error), place));
    }
    Symbol symbol(const std::string& name, SymbolKind kind, const Place& place, formula::Dimension dimension = {}) {
        auto added = graph_.add_symbol(name, kind, dimension);
        if (added) return *added;
        report(added.error(), place);
        return {};
    }
    bool well() const noexcept { return errors_.empty(); }
    void accept(const Result<void>& result, const Place& place) {
        if (!result) report(result.error(), place);
    }

private:
    formula::Graph& graph_;
    Errors& errors_;
};

// x' = v and, for the quaternion, Q' = Q (0, omega) / 2 with omega in body axes (Siconos Developer's Notes (2011), section 9.0.15).
void set_body_rates(formula::Graph& graph, const Symbol* q, const Symbol* v, bool planar) {
    for (std::size_t i = 0; i < 3; ++i) graph.set_rate(q[i], graph.symbol(v[i]));
    if (planar) return;
    static constexpr int factor[4][3] = {{1, 2, 3}, {0, 3, 2}, {3, 0, 1}, {2, 1, 0}};
    static constexpr double sign[4][3] = {{-0.5, -0.5, -0.5}, {0.5, -0.5, 0.5}, {0.5, 0.5, -0.5}, {-0.5, 0.5, 0.5}};
    for (std::size_t i = 0; i < 4; ++i) {
        Expr rate = graph.constant(0.0);
        for (std::size_t k = 0; k < 3; ++k)
            rate = graph.add(rate, graph.multiply(graph.constant(sign[i][k]),
                                                  graph.multiply(graph.symbol(q[3 + factor[i][k]]), graph.symbol(v[3 + k]))));
        graph.set_rate(q[3 + i], rate);
    }
}

// F and gamma are names where expressions or functions ask for them; there may be as many as coordinates, so no others are made. One may hang on another
// by an expression: each is made once what it needs is there.
void add_terms(const Model& model, ModelGraph& names, Builder& build) {
    std::vector<std::string> open;
    const auto look_through = [&](const std::string& text) {
        for (std::string& word : term_words(text))
            if (find_term(word, model, names.expanded()) && std::find(open.begin(), open.end(), word) == open.end()) open.push_back(std::move(word));
    };
    for (const Expression& expression : model.expressions) look_through(expression.formula.formula());
    for (const Function& function : model.functions) look_through(function.body.formula());
    std::vector<Error> why;
    for (bool progress = true; progress && !open.empty();) {
        progress = false;
        why.clear();
        for (std::size_t k = 0; k < open.size();) {
            const auto expr = expression_of(*find_term(open[k], model, names.expanded()), model, names);
            if (!expr) {
                why.push_back(expr.error());
                ++k;
                continue;
            }
            build.accept(names.graph().add_definition(open[k], *expr), {});
            open.erase(open.begin() + static_cast<std::ptrdiff_t>(k));
            progress = true;
        }
    }
    for (std::size_t k = 0; k < open.size(); ++k) {
        const bool circle = std::any_of(open.begin(), open.end(), [&](const std::string& other) { return why[k].message.starts_with('\'' + other + '\''); }); // it is not known yet
        if (circle) build.report({ErrorKind::input, "'" + open[k] + "' is made of itself", "take it out of the expressions that its own formula uses", {}}, why[k].place);
        else build.report(why[k], why[k].place);
        build.accept(names.graph().add_definition(open[k], names.graph().constant(0.0)), {}); // told once, not again by all that use it
    }
}

// Where an expression stands; of one that a circuit made, where its element does. written: somebody wrote its formula, as of a source.
Place place_of(const Model& model, const Expression& expression, bool& written) {
    written = expression.circuit.empty();
    if (written) return at(expression.formula.place, "expressions." + expression.name);
    for (const Circuit& circuit : model.circuits)
        for (const CircuitElement& e : circuit.elements) {
            if (circuit.name != expression.circuit || expression.name.size() < 3 || expression.name.compare(2, std::string::npos, e.name) != 0) continue;
            const std::string object = "circuits." + circuit.name + ".elements." + e.name;
            written = e.kind == (expression.name.front() == 'v' ? CircuitElementKind::voltage_source : CircuitElementKind::current_source);
            return written ? at(e.value.place.line > 0 ? e.value.place : e.place, object + ".value") : at(e.place, object);
        }
    return at(expression.place, "circuits." + expression.circuit);
}

formula::Dimension dimension_of(const Value& value) {
    if (value.is_number()) return {};
    auto constant = formula::parse_constant(std::get<std::string>(value.source));
    return constant ? constant->dimension : formula::Dimension{};
}

// Drives before expressions: their rates know parameters and functions alone.
DriveSymbols add_drive(const Drive& drive, ModelGraph& names, Builder& build) {
    formula::Graph& graph = names.graph();
    const std::string object = "drives." + drive.name;
    const Place place = at(drive.place, object);
    DriveSymbols symbols;
    symbols.anchor_time = build.symbol(drive.name + ".anchor_time", SymbolKind::parameter, place);
    symbols.anchor_angle = build.symbol(drive.name + ".anchor_angle", SymbolKind::parameter, place);
    const auto of_parameters = [&](const Value& value, const char* key) {
        const Place where = at(value.place, object + '.' + key);
        auto expr = names.parse(value);
        if (!expr) {
            build.report(expr.error(), where);
            return graph.constant(0.0);
        }
        if (graph.depends_on(*expr, SymbolKind::time) || graph.depends_on(*expr, SymbolKind::state)) {
            build.report({ErrorKind::input, std::string("the ") + key + " of a drive may use parameters only", "take out t and states", where}, where);
            return graph.constant(0.0);
        }
        return *expr;
    };
    symbols.rate = of_parameters(drive.rate, "rate");
    symbols.start = of_parameters(drive.start, "start");
    symbols.angle = graph.add(graph.symbol(symbols.anchor_angle),
                              graph.multiply(symbols.rate, graph.subtract(graph.symbol(names.time()), graph.symbol(symbols.anchor_time))));
    build.accept(graph.add_definition(drive.name, symbols.angle), place);
    return symbols;
}

// Whoever has names in a formula, with its place in the scene, in the order in which their numbers stand.
class Named {
public:
    Named(const Model& model, const Expanded& expanded) : model_(model), expanded_(expanded) {}

    Place of(const ExpandedSystem& system) const { return placed_at("systems.", model_.systems[system.source]); }
    Place of(const ExpandedBody& body) const { return placed_at("bodies.", model_.bodies[body.source]); }
    Place of(const ExpandedInteraction& interaction) const { return placed_at("interactions.", model_.interactions[interaction.source]); }
    Place of(const ExpandedJoint& joint) const { return placed_at("joints.", model_.joints[joint.source]); }

    template <class OfInteraction, class OfJoint>
    void each_of_rows(const OfInteraction& of_interaction, const OfJoint& of_joint) const { // of systems, joints, relations of bodies
        for (const ExpandedInteraction& interaction : expanded_.interactions)
            if (!interaction.of_bodies()) of_interaction(interaction);
        for (const ExpandedJoint& joint : expanded_.joints) of_joint(joint);
        for (const ExpandedInteraction& interaction : expanded_.interactions)
            if (interaction.of_bodies()) of_interaction(interaction);
    }

private:
    template <class Part>
    static Place placed_at(const char* list, const Part& part) {
        return at(part.place, list + part.name);
    }
    const Model& model_;
    const Expanded& expanded_;
};

// Gaps, velocities and forces of rows that have them.
struct RowSymbols {
    std::vector<Symbol>&y, &ydot, &lambda;
};
void add_rows(ModelGraph& names, const Named& named, RowSymbols rows, Builder& build) {
    formula::Graph& graph = names.graph();
    const auto add = [&](const auto& owner, std::size_t i, const Place& place, bool gap, bool velocity) {
        const auto row = [&](const char* what) { return build.symbol(element(owner.name + what, i), SymbolKind::state, place); };
        rows.y.push_back(gap ? row(".y") : names.nothing());
        rows.ydot.push_back(velocity ? row(".ydot") : names.nothing());
        rows.lambda.push_back(row(".lambda"));
        if (build.well() && gap && velocity) graph.set_rate(rows.y.back(), graph.symbol(rows.ydot.back()));
    };
    named.each_of_rows(
        [&](const ExpandedInteraction& interaction) {
            const Place place = named.of(interaction);
            for (std::size_t i = 0; i < interaction.rows; ++i) add(interaction, i, place, !(interaction.friction && i % 2 == 1), !interaction.first_order);
        },
        [&](const ExpandedJoint& joint) {
            const Place place = named.of(joint);
            for (std::size_t i = 0; i < joint.rows; ++i) add(joint, i, place, true, true);
        });
}

// "cam.force[0]", "contacts.force", "box.force", or percussions.
std::vector<Symbol> add_reactions(const ModelGraph& names, const Named& named, const std::string& what, Builder& build) {
    std::vector<Symbol> symbols;
    const auto add = [&](const auto& owner, bool none) {
        const Place place = named.of(owner);
        for (std::size_t i = 0; i < owner.rows; ++i) symbols.push_back(none ? names.nothing() : build.symbol(element(owner.name + what, i), SymbolKind::state, place));
    };
    named.each_of_rows([&](const ExpandedInteraction& interaction) { add(interaction, interaction.first_order); }, [&](const ExpandedJoint& joint) { add(joint, false); });
    const std::vector<ExpandedBody>& bodies = names.expanded().bodies;
    if (!bodies.empty()) symbols.push_back(build.symbol("contacts" + what, SymbolKind::state, {}));
    for (const ExpandedBody& body : bodies) symbols.push_back(build.symbol(body.name + what, SymbolKind::state, {}));
    return symbols;
}

// In the model's order, once all definitions are known.
std::vector<Expr> add_expressions(const Model& model, ModelGraph& names, Builder& build) {
    formula::Graph& graph = names.graph();
    std::unordered_map<std::string, Place> made_at; // of elements of circuits
    for (const Expression& expression : model.expressions) {
        bool written = false;
        const Place place = place_of(model, expression, written);
        build.accept(graph.add_definition(expression.name, expression.formula.formula(), written ? place : at({}, place.object)), place);
        if (!written) made_at.emplace(place.object, place);
    }
    add_terms(model, names, build);
    for (Error& error : graph.check()) {
        const auto element = made_at.find(error.place.object);
        build.report(std::move(error), element == made_at.end() ? Place{} : element->second);
    }
    std::vector<Expr> made;
    for (std::size_t i = 0; i < model.expressions.size() && build.well(); ++i) {
        auto expr = graph.parse(model.expressions[i].name, model.expressions[i].place);
        if (expr) made.push_back(*expr);
        else build.report(expr.error(), {});
    }
    return made;
}

} // namespace

Result<ModelGraph, Errors> ModelGraph::create(const Model& model, std::span<const double> parameter_values) {
    auto expanded = expand(model, parameter_values);
    if (!expanded) return Unexpected(std::move(expanded.error()));
    return create(model, std::move(*expanded));
}

Result<ModelGraph, Errors> ModelGraph::create(const Model& model, Expanded expanded) {
    ModelGraph made;
    Errors errors;
    made.expanded_ = std::move(expanded);
    formula::Graph& graph = made.graph_;
    Builder build(graph, errors);
    const Named named(model, made.expanded_);

    made.time_ = build.symbol("t", SymbolKind::time, {}, dimension_of(Value("1 s")));
    made.nothing_ = build.symbol("nothing.here", SymbolKind::state, {}); // no system can be named so that this is one of its states
    for (const Parameter& parameter : model.parameters)
        made.parameters_.push_back(build.symbol(parameter.name, SymbolKind::parameter, at(parameter.place, "parameters." + parameter.name),
                                                dimension_of(parameter.value)));
    for (const Function& function : model.functions) {
        const Place place = at(function.body.place, "functions." + function.signature);
        build.accept(graph.add_function(function.signature, function.body.formula(), place), place);
    }
    for (const Drive& drive : model.drives) made.drives_.push_back(add_drive(drive, made, build));

    made.q_.reserve(made.expanded_.positions);
    made.v_.reserve(made.expanded_.coordinates);
    const auto add = [&](std::vector<Symbol>& list, const std::string& name, std::size_t i, const Place& place) {
        list.push_back(build.symbol(element(name, i), SymbolKind::state, place));
    };
    for (const ExpandedSystem& system : made.expanded_.systems) {
        const Place place = named.of(system);
        for (std::size_t i = 0; i < system.size; ++i) {
            add(system.first_order ? made.x_ : made.q_, system.name + (system.first_order ? ".x" : ".q"), i, place);
            if (system.first_order) continue;
            add(made.v_, system.name + ".v", i, place);
            if (build.well()) graph.set_rate(made.q_.back(), graph.symbol(made.v_.back()));
        }
    }
    for (const ExpandedBody& body : made.expanded_.bodies) {
        const Place place = named.of(body);
        for (std::size_t i = 0; i < made.expanded_.body_q; ++i) add(made.q_, body.name + ".q", i, place);
        for (std::size_t i = 0; i < made.expanded_.body_v; ++i) add(made.v_, body.name + ".v", i, place);
        if (build.well()) set_body_rates(graph, made.q_.data() + body.q, made.v_.data() + body.v, made.expanded_.body_q == 3);
    }
    add_rows(made, named, {made.y_, made.ydot_, made.lambda_}, build);
    for (const bool first_order : {false, true})
        for (const ExpandedSystem& system : made.expanded_.systems) {
            if (system.first_order != first_order) continue;
            const Place place = named.of(system);
            for (std::size_t i = 0; i < system.size; ++i) add(made.acting_, system.name + (first_order ? ".r" : ".p"), i, place);
        }
    made.forces_ = add_reactions(made, named, ".force", build);
    made.percussions_ = add_reactions(made, named, ".percussion", build);
    for (const char* name : kEnergyNames) made.energy_.push_back(build.symbol(name, SymbolKind::state, {}));
    if (!made.expanded_.bodies.empty())
        for (const char* name : kContactNames) made.observed_.push_back(build.symbol(name, SymbolKind::state, {}));
    for (const ExpandedBody& body : made.expanded_.bodies) made.observed_.push_back(build.symbol(body.name + ".impulse", SymbolKind::state, {}));
    made.expressions_ = add_expressions(model, made, build);
    if (!errors.empty()) return Unexpected(std::move(errors));
    return made;
}

std::vector<Symbol> ModelGraph::time_inputs() const {
    std::vector<Symbol> inputs{time_};
    for (const DriveSymbols& drive : drives_) {
        inputs.push_back(drive.anchor_time);
        inputs.push_back(drive.anchor_angle);
    }
    inputs.insert(inputs.end(), parameters_.begin(), parameters_.end());
    return inputs;
}

Result<formula::Expr> ModelGraph::parse(const Formula& formula, std::span<const std::pair<std::string, double>> constants) {
    if (const double* number = std::get_if<double>(&formula.source)) return graph_.constant(*number);
    const std::string& text = std::get<std::string>(formula.source);
    bool indexed = false;
    for (const auto& constant : constants) indexed = indexed || mentions(text, constant.first);
    if (indexed) return graph_.parse(text, formula.place, constants);

    if (const auto found = parsed_.find(text); found != parsed_.end()) return found->second;
    auto expr = graph_.parse(text, formula.place);
    if (expr) parsed_.emplace(text, *expr);
    return expr;
}

Result<std::vector<double>, Errors> ModelGraph::evaluate(std::span<const formula::Expr> expressions,
                                                         std::span<const double> parameter_values,
                                                         std::span<const Place> places) const {
    SALTUS_DEMAND(parameter_values.size() == parameters_.size());
    const auto place_of = [&](std::size_t i) { return i < places.size() ? places[i] : Place{}; };
    Errors errors;
    std::vector<double> values(expressions.size());
    std::vector<Expr> open; // those that need a tape
    std::vector<std::size_t> index;
    for (std::size_t i = 0; i < expressions.size(); ++i) {
        if (const auto constant = graph_.constant_value(expressions[i])) {
            values[i] = *constant;
            if (!std::isfinite(*constant))
                errors.push_back({ErrorKind::input, "the value is " + number_text(*constant), "change the formula or the parameters in it", place_of(i)});
        } else if (graph_.depends_on(expressions[i], SymbolKind::time) || graph_.depends_on(expressions[i], SymbolKind::state)) {
            const std::string& of = place_of(i).object;
            const bool is_bound = of.find(".law.lower") != std::string::npos || of.find(".law.upper") != std::string::npos;
            errors.push_back({ErrorKind::input, "a value that must not change in time uses t, a drive or a state",
                              is_bound ? "let the bounds be numbers, -1 and 1, and multiply lambda by the formula where it acts: in g(x, lambda) of a first-order relation"
                                       : "use numbers and parameters only",
                              place_of(i)});
        } else {
            open.push_back(expressions[i]);
            index.push_back(i);
        }
    }
    if (!open.empty()) {
        std::vector<Symbol> inputs = parameters_;
        std::vector<double> in(parameter_values.begin(), parameter_values.end());
        for (const DriveSymbols& drive : drives_) {
            inputs.push_back(drive.anchor_time);
            inputs.push_back(drive.anchor_angle);
        }
        in.resize(inputs.size(), 0.0);
        const formula::Tape tape = formula::Tape::compile(graph_, open, inputs);
        std::vector<double> out(open.size()), workspace(tape.workspace_size());
        tape.evaluate(in.data(), out.data(), workspace.data());
        for (std::size_t k = 0; k < open.size(); ++k) {
            values[index[k]] = out[k];
            if (std::isfinite(out[k])) continue;
            const auto why = formula::Tape::compile(graph_, std::span(&open[k], 1), inputs).explain(in.data());
            errors.push_back({ErrorKind::input, "the value is " + number_text(out[k]) + (why ? ": " + why->message : std::string()),
                              "change the formula or the parameters in it", place_of(index[k])});
        }
    }
    if (!errors.empty()) return Unexpected(std::move(errors));
    return values;
}

} // namespace saltus::model
