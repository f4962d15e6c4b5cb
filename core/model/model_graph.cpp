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

formula::Dimension dimension_of(const Value& value) {
    if (value.is_number()) return {};
    auto constant = formula::parse_constant(std::get<std::string>(value.source));
    return constant ? constant->dimension : formula::Dimension{};
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

    made.time_ = build.symbol("t", SymbolKind::time, {}, dimension_of(Value("1 s")));
    made.nothing_ = build.symbol("nothing.here", SymbolKind::state, {}); // no system can be named so that this is one of its states
    for (const Parameter& parameter : model.parameters)
        made.parameters_.push_back(build.symbol(parameter.name, SymbolKind::parameter, at(parameter.place, "parameters." + parameter.name),
                                                dimension_of(parameter.value)));
    for (const Function& function : model.functions) {
        const Place place = at(function.body.place, "functions." + function.signature);
        build.accept(graph.add_function(function.signature, function.body.formula(), place), place);
    }

    // Drives before expressions: their rates know parameters and functions alone.
    for (const Drive& drive : model.drives) {
        const std::string object = "drives." + drive.name;
        const Place place = at(drive.place, object);
        DriveSymbols symbols;
        symbols.anchor_time = build.symbol(drive.name + ".anchor_time", SymbolKind::parameter, place);
        symbols.anchor_angle = build.symbol(drive.name + ".anchor_angle", SymbolKind::parameter, place);
        const auto of_parameters = [&](const Value& value, const char* key) {
            const Place where = at(value.place, object + '.' + key);
            auto expr = made.parse(value);
            if (!expr) {
                build.report(expr.error(), where);
                return graph.constant(0.0);
            }
            if (graph.depends_on(*expr, SymbolKind::time) || graph.depends_on(*expr, SymbolKind::state)) {
                build.report({ErrorKind::input, std::string("the ") + key + " of a drive may use parameters only", "take out t and states", where},
                             where);
                return graph.constant(0.0);
            }
            return *expr;
        };
        symbols.rate = of_parameters(drive.rate, "rate");
        symbols.start = of_parameters(drive.start, "start");
        symbols.angle = graph.add(graph.symbol(symbols.anchor_angle),
                                  graph.multiply(symbols.rate, graph.subtract(graph.symbol(made.time_), graph.symbol(symbols.anchor_time))));
        build.accept(graph.add_definition(drive.name, symbols.angle), place);
        made.drives_.push_back(symbols);
    }

    made.q_.reserve(made.expanded_.positions);
    made.v_.reserve(made.expanded_.coordinates);
    for (const ExpandedSystem& system : made.expanded_.systems) {
        const System& source = model.systems[system.source];
        const Place place = at(source.place, "systems." + source.name);
        if (system.first_order) {
            for (std::size_t i = 0; i < system.size; ++i)
                made.x_.push_back(build.symbol(element(system.name + ".x", i), SymbolKind::state, place));
            continue;
        }
        for (std::size_t i = 0; i < system.size; ++i) {
            made.q_.push_back(build.symbol(element(system.name + ".q", i), SymbolKind::state, place));
            made.v_.push_back(build.symbol(element(system.name + ".v", i), SymbolKind::state, place));
            if (errors.empty()) graph.set_rate(made.q_.back(), graph.symbol(made.v_.back()));
        }
    }
    for (const ExpandedBody& body : made.expanded_.bodies) {
        const Body& source = model.bodies[body.source];
        const Place place = at(source.place, "bodies." + source.name);
        for (std::size_t i = 0; i < made.expanded_.body_q; ++i)
            made.q_.push_back(build.symbol(element(body.name + ".q", i), SymbolKind::state, place));
        for (std::size_t i = 0; i < made.expanded_.body_v; ++i)
            made.v_.push_back(build.symbol(element(body.name + ".v", i), SymbolKind::state, place));
        if (errors.empty()) set_body_rates(graph, made.q_.data() + body.q, made.v_.data() + body.v, made.expanded_.body_q == 3);
    }
    const auto rows_of = [&](const ExpandedInteraction& interaction) {
        const Interaction& source = model.interactions[interaction.source];
        const Place place = at(source.place, "interactions." + source.name);
        for (std::size_t i = 0; i < interaction.rows; ++i) {
            const auto row = [&](const char* what) { return build.symbol(element(interaction.name + what, i), SymbolKind::state, place); };
            made.y_.push_back(interaction.friction && i % 2 == 1 ? made.nothing_ : row(".y"));
            made.ydot_.push_back(interaction.first_order ? made.nothing_ : row(".ydot"));
            made.lambda_.push_back(row(".lambda"));
            if (errors.empty() && !(made.y_.back() == made.nothing_) && !interaction.first_order)
                graph.set_rate(made.y_.back(), graph.symbol(made.ydot_.back()));
        }
    };
    for (const ExpandedInteraction& interaction : made.expanded_.interactions)
        if (!interaction.of_bodies()) rows_of(interaction);
    for (const ExpandedJoint& joint : made.expanded_.joints) {
        const Joint& source = model.joints[joint.source];
        const Place place = at(source.place, "joints." + source.name);
        for (std::size_t i = 0; i < joint.rows; ++i) {
            made.y_.push_back(build.symbol(element(joint.name + ".y", i), SymbolKind::state, place));
            made.ydot_.push_back(build.symbol(element(joint.name + ".ydot", i), SymbolKind::state, place));
            made.lambda_.push_back(build.symbol(element(joint.name + ".lambda", i), SymbolKind::state, place));
            if (errors.empty()) graph.set_rate(made.y_.back(), graph.symbol(made.ydot_.back()));
        }
    }
    for (const ExpandedInteraction& interaction : made.expanded_.interactions)
        if (interaction.of_bodies()) rows_of(interaction);
    for (const bool first_order : {false, true})
        for (const ExpandedSystem& system : made.expanded_.systems) {
            if (system.first_order != first_order) continue;
            const Place place = at(model.systems[system.source].place, "systems." + model.systems[system.source].name);
            for (std::size_t i = 0; i < system.size; ++i)
                made.acting_.push_back(build.symbol(element(system.name + (first_order ? ".r" : ".p"), i), SymbolKind::state, place));
        }
    for (const bool percussion : {false, true}) {
        auto& symbols = percussion ? made.percussions_ : made.forces_;
        const char* const what = percussion ? ".percussion" : ".force";
        const auto reactions_of = [&](const ExpandedInteraction& interaction) {
            const Place place = at(model.interactions[interaction.source].place, "interactions." + model.interactions[interaction.source].name);
            for (std::size_t i = 0; i < interaction.rows; ++i)
                symbols.push_back(interaction.first_order ? made.nothing_ : build.symbol(element(interaction.name + what, i), SymbolKind::state, place));
        };
        for (const ExpandedInteraction& interaction : made.expanded_.interactions)
            if (!interaction.of_bodies()) reactions_of(interaction);
        for (const ExpandedJoint& joint : made.expanded_.joints) {
            const Place place = at(model.joints[joint.source].place, "joints." + model.joints[joint.source].name);
            for (std::size_t i = 0; i < joint.rows; ++i) symbols.push_back(build.symbol(element(joint.name + what, i), SymbolKind::state, place));
        }
        for (const ExpandedInteraction& interaction : made.expanded_.interactions)
            if (interaction.of_bodies()) reactions_of(interaction);
        if (made.expanded_.bodies.empty()) continue;
        symbols.push_back(build.symbol(std::string("contacts") + what, SymbolKind::state, {}));
        for (const ExpandedBody& body : made.expanded_.bodies) symbols.push_back(build.symbol(body.name + what, SymbolKind::state, {}));
    }
    for (const char* name : kEnergyNames) made.energy_.push_back(build.symbol(name, SymbolKind::state, {}));

    if (!made.expanded_.bodies.empty())
        for (const char* name : kContactNames) made.observed_.push_back(build.symbol(name, SymbolKind::state, {}));
    for (const ExpandedBody& body : made.expanded_.bodies)
        made.observed_.push_back(build.symbol(body.name + ".impulse", SymbolKind::state, {}));

    for (const Expression& expression : model.expressions) {
        const Place place = at(expression.formula.place, "expressions." + expression.name);
        build.accept(graph.add_definition(expression.name, expression.formula.formula(), place), place);
    }
    add_terms(model, made, build);
    for (Error& error : graph.check()) build.report(std::move(error), {});
    if (!errors.empty()) return Unexpected(std::move(errors));

    for (const Expression& expression : model.expressions) {
        auto expr = graph.parse(expression.name, expression.place);
        if (!expr) return Unexpected(Errors{expr.error()});
        made.expressions_.push_back(*expr);
    }
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
