// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/signals.h"

#include "core/base/going_on.h"
#include "core/formula/units.h"
#include "core/model/names.h"
#include "core/model/system_units.h"
#include "core/model/typed_value.h"
#include "core/model/unit_remarks.h"
#include "core/model/validate.h"
#include "core/simulation/event_driven/guard_signals.h"
#include "core/simulation/observer.h"
#include "core/simulation/shape_text.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

Quantity quantity_of(const std::string& word) {
    if (word == "position") return Quantity::position;
    if (word == "velocity") return Quantity::velocity;
    if (word == "impulse") return Quantity::impulse;
    if (word == "friction") return Quantity::friction;
    if (word == "loss") return Quantity::loss;
    if (word == "parameter") return Quantity::parameter;
    if (word == "section") return Quantity::section;
    return Quantity::none;
}

// SI, as values are recorded: "rad/s" of "358 rpm".
std::string unit_of(const model::Parameter& parameter) {
    if (parameter.value.is_number()) return {};
    const auto constant = formula::parse_constant(parameter.value.formula());
    if (!constant) return {};
    return constant->unit && constant->unit->to_si == 1.0 ? constant->unit->symbol : constant->dimension.text();
}

// SI units of the states of systems, where the scene says them.
class StateUnits {
public:
    explicit StateUnits(const model::Model& model)
        : written_(model), units_(model, [this](std::string_view name) { return of_parameter(name); }, model::functions_of(model)) {}
    StateUnits(const StateUnits&) = delete;
    StateUnits& operator=(const StateUnits&) = delete;

    // otherwise: where it does not. What has no dimension is an angle.
    std::string of(const std::string& name, const char* otherwise) const {
        const auto known = units_.of_state(name);
        if (!known) return otherwise;
        static constexpr formula::Dimension rate{{0, 0, -1, 0, 0, 0, 0}};
        return known->is_none() ? "rad" : *known == rate ? "rad/s" : model::unit_text(*known);
    }
    std::string of_percussion(const std::string& position, const char* otherwise) const { // an energy by a velocity
        static constexpr formula::Dimension action{{1, 2, -1, 0, 0, 0, 0}}, length{{0, 1, 0, 0, 0, 0, 0}};
        const auto known = units_.of_state(position);
        const auto own = known ? formula::product(action, *known, -1) : std::nullopt;
        if (!own) return otherwise;
        return *known == length ? "N s" : known->is_none() ? "N m s" : model::unit_text(*own);
    }

private:
    std::optional<formula::Dimension> of_parameter(std::string_view name) const {
        const auto found = written_.parameters().find(name);
        return found == written_.parameters().end() ? std::nullopt : std::optional(found->second);
    }
    model::WrittenUnits written_;
    model::SystemUnits units_;
};

const std::string& or_name(const std::string& label, const std::string& name) {
    return label.empty() ? name : label;
}

} // namespace

void Signals::add(Channel channel, Source source) {
    ask_to_go_on();
    catalogue_.add(std::move(channel));
    sources_.push_back(std::move(source));
}

// "wall.force[0]": a force is unknown in steps with an impact (reactions.h).
void Signals::add_reaction(const std::string& object, const std::string& index, const std::string& shown, bool percussion, bool angular,
                           std::size_t number) {
    const std::string name = object + (percussion ? ".percussion" : ".force") + index;
    const char* const unit = percussion ? (angular ? "N m s" : "N s") : (angular ? "N m" : "N");
    Source source{number, {}, false};
    source.reaction = true;
    add({name, shown.empty() ? name : shown, unit, Quantity::impulse, object}, std::move(source));
}

Signals::Source Signals::formula_source(const model::ModelGraph& graph, formula::Expr expr) const {
    Source source{0, expr, false};
    for (const formula::Symbol symbol : graph.energy()) source.energy = source.energy || graph.graph().depends_on(expr, symbol);
    for (const auto* symbols : {&graph.forces(), &graph.percussions()})
        for (const formula::Symbol symbol : *symbols)
            source.reaction = source.reaction || (!(symbol == graph.nothing()) && graph.graph().depends_on(expr, symbol));
    return source;
}

void Signals::add_bodies(const model::ModelGraph& graph, const Layout& layout) {
    using model::element;
    const model::Expanded& expanded = graph.expanded();
    const bool planar = expanded.body_q == 3;
    const auto q_unit = [&](std::size_t i) { return planar ? (i < 2 ? "m" : "rad") : (i < 3 ? "m" : ""); };
    const auto v_unit = [&](std::size_t i) { return i < (planar ? 2u : 3u) ? "m/s" : "rad/s"; };
    // What the numbers are: a unit quaternion, real part first; velocities along the world's axes, spins about the body's own.
    static constexpr const char* q_space[] = {"x", "y", "z", "rotation w", "rotation x", "rotation y", "rotation z"};
    static constexpr const char* v_space[] = {"velocity x", "velocity y", "velocity z", "spin x", "spin y", "spin z"};
    static constexpr const char *q_plane[] = {"x", "y", "angle"}, *v_plane[] = {"velocity x", "velocity y", "spin"};
    catalogue_.reserve(catalogue_.size() + expanded.bodies.size() * (expanded.body_q + expanded.body_v + 3));
    for (std::size_t b = 0; b < expanded.bodies.size(); ++b) {
        const model::ExpandedBody& body = expanded.bodies[b];
        for (std::size_t i = 0; i < expanded.body_q; ++i) {
            const std::string name = element(body.name + ".q", i);
            add({name, body.name + ' ' + (planar ? q_plane[i] : q_space[i]), q_unit(i), Quantity::position, body.name}, {layout.q + body.q + i, {}, false});
        }
        for (std::size_t i = 0; i < expanded.body_v; ++i) {
            const std::string name = element(body.name + ".v", i);
            add({name, body.name + ' ' + (planar ? v_plane[i] : v_space[i]), v_unit(i), Quantity::velocity, body.name}, {layout.v + body.v + i, {}, false});
        }
        add({body.name + ".impulse", body.name + " normal impulse", "N s", Quantity::impulse, body.name},
            {layout.observed + model::kContactCount + b, {}, false});
    }
    for (const model::ExpandedJoint& joint : expanded.joints)
        for (std::size_t i = 0; i < joint.rows; ++i) { // displacements and angles, forces and moments: no unit for all
            const std::string y = element(joint.name + ".y", i), ydot = element(joint.name + ".ydot", i),
                              lambda = element(joint.name + ".lambda", i);
            const std::size_t row = joint.offset + i;
            add({y, y, "", Quantity::position, joint.name}, {layout.y + row, {}, false});
            add({ydot, ydot, "", Quantity::velocity, joint.name}, {layout.ydot + row, {}, false});
            add({lambda, lambda, "", Quantity::impulse, joint.name}, {layout.lambda + row, {}, false});
            const bool angular = model::is_angle_row(model_.joints[joint.source], planar, i);
            const std::string index = element({}, i);
            add_reaction(joint.name, index, {}, false, angular, layout.row_force + row);
            add_reaction(joint.name, index, {}, true, angular, layout.row_percussion + row);
        }
    static constexpr struct {
        const char *label, *unit;
        Quantity quantity;
    } contacts[] = {{"contact points", "", Quantity::none},     {"closed contact points", "", Quantity::none},
                    {"normal impulse", "N s", Quantity::impulse}, {"friction impulse", "N s", Quantity::friction},
                    {"smallest gap", "m", Quantity::position},  {"contact residual", "", Quantity::none}};
    static_assert(std::size(contacts) == model::kContactCount);
    for (std::size_t i = 0; i < model::kContactCount; ++i)
        add({model::kContactNames[i], contacts[i].label, contacts[i].unit, contacts[i].quantity, "contacts"},
            {layout.observed + i, {}, false});
    for (const bool percussion : {false, true}) {
        const std::size_t first = (percussion ? layout.row_percussion : layout.row_force) + expanded.rows;
        add_reaction("contacts", {}, percussion ? "normal percussion" : "normal force", percussion, false, first);
        for (std::size_t b = 0; b < expanded.bodies.size(); ++b)
            add_reaction(expanded.bodies[b].name, {}, expanded.bodies[b].name + (percussion ? " normal percussion" : " normal force"), percussion, false, first + 1 + b);
    }
}

// What the equations of motion are made of: F of coordinates, gamma of gaps.
void Signals::add_terms(const model::ModelGraph& graph) {
    using model::element;
    const model::Expanded& expanded = graph.expanded();
    for (std::size_t s = 0; s < expanded.systems.size(); ++s) {
        const model::ExpandedSystem& copy = expanded.systems[s];
        const bool linear = !std::holds_alternative<model::LagrangianNonlinear>(model_.systems[copy.source].kind);
        for (std::size_t i = 0; i < model::force_count(model_, copy); ++i) {
            const std::string name = element(copy.name + ".F", i);
            add({name, name, linear ? "N" : "", Quantity::none, copy.name}, {0, {}, false, model::EquationTerm{model::EquationTerm::Kind::force, s, i}});
        }
    }
    for (std::size_t k = 0; k < expanded.interactions.size(); ++k) {
        const model::ExpandedInteraction& copy = expanded.interactions[k];
        for (std::size_t i = 0; i < model::bias_count(model_, copy); ++i) {
            const std::size_t row = model::bias_row(copy, i);
            const std::string name = element(copy.name + ".gamma", row);
            add({name, name, "m/s^2", Quantity::none, copy.name}, {0, {}, false, model::EquationTerm{model::EquationTerm::Kind::bias, k, row}});
        }
    }
}

Result<void> Signals::make_formula(Source& source, model::ModelGraph& graph) const {
    if (!source.term || source.formula) return {};
    auto expr = model::expression_of(*source.term, model_, graph);
    if (!expr) return Unexpected(expr.error());
    source.formula = *expr;
    return {};
}

// States and what acts on them.
void Signals::add_systems(const Assembled& assembled) {
    using model::element;
    const Layout& layout = assembled.layout;
    // what acts is kept of systems alone; states stand behind the velocities of bodies
    const std::size_t of_bodies = assembled.equations ? layout.coordinates - assembled.equations->layout.coordinates : 0;
    const StateUnits units(model_);
    for (const SystemBlock& system : assembled.systems) {
        const auto each = [&](const char* what, std::size_t first, Quantity quantity, const auto& unit) {
            for (std::size_t i = 0; i < system.size; ++i) {
                const std::string name = element(system.name + what, i);
                add({name, name, unit(name, i), quantity, system.name}, {first + system.offset + i, {}, false});
            }
        };
        const auto of_state = [&](const char* otherwise) { return [&units, otherwise](const std::string& name, std::size_t) { return units.of(name, otherwise); }; };
        if (system.first_order) {
            each(".x", layout.v, Quantity::position, of_state(""));
            each(".r", layout.acting - of_bodies, Quantity::impulse, [](const std::string&, std::size_t) { return std::string(); });
            continue;
        }
        // Where the scene does not say it, coordinates of a nonlinear system are angles as often as lengths: no unit is better than a wrong one.
        each(".q", layout.q, Quantity::position, of_state(system.linear ? "m" : ""));
        each(".v", layout.v, Quantity::velocity, of_state(system.linear ? "m/s" : ""));
        each(".p", layout.acting, Quantity::impulse,
             [&](const std::string&, std::size_t i) { return units.of_percussion(element(system.name + ".q", i), system.linear ? "N s" : ""); });
    }
}

void Signals::add_interactions(const Assembled& assembled) {
    using model::element;
    const Layout& layout = assembled.layout;
    // One contact needs no name before "gap".
    const bool alone = assembled.is_one_contact();
    for (const InteractionBlock& block : assembled.interactions)
        for (std::size_t i = 0; i < block.size; ++i) {
            const RowKind kind = assembled.row_kind[block.offset + i];
            const bool friction = kind == RowKind::friction;
            const std::size_t shown = block.friction ? i / 2 : i; // number of the contact
            const bool single = block.size == (block.friction ? 2u : 1u);
            const std::string before = alone ? "" : (single ? block.name : element(block.name, shown)) + ' ';
            const std::size_t row = block.offset + i;
            const std::string y = element(block.name + ".y", i), ydot = element(block.name + ".ydot", i),
                              lambda = element(block.name + ".lambda", i);
            if (kind == RowKind::first_order) {
                add({y, y, "", Quantity::velocity, block.name}, {layout.y + row, {}, false});
                add({lambda, lambda, "", Quantity::impulse, block.name}, {layout.lambda + row, {}, false});
                continue;
            }
            const bool force = kind == RowKind::relay || kind == RowKind::position;
            if (!friction) add({y, before + "gap", "m", Quantity::position, block.name}, {layout.y + row, {}, false});
            add({ydot, before + (friction ? "sliding velocity" : "relative velocity"), "m/s", Quantity::velocity, block.name},
                {layout.ydot + row, {}, false});
            add({lambda, before + (friction ? "friction impulse" : force ? "force" : block.friction ? "normal impulse" : "impulse"),
                 force ? "N" : "N s", friction ? Quantity::friction : Quantity::impulse, block.name},
                {layout.lambda + row, {}, false});
            const std::string what = friction ? "friction " : block.friction ? "normal " : "", index = element({}, i);
            add_reaction(block.name, index, before + what + "force", false, false, layout.row_force + row);
            add_reaction(block.name, index, before + what + "percussion", true, false, layout.row_percussion + row);
        }
}

Signals::Signals(const model::Model& model, const model::ModelGraph& graph, const Assembled& assembled) : model_(model) {
    const Layout& layout = assembled.layout;
    add({"t", "t", "s", Quantity::time, ""}, {layout.time, {}, false});
    if (assembled.bodies) add_bodies(graph, layout);
    add_systems(assembled);
    add_interactions(assembled);
    add_terms(graph);
    event_driven_ = assembled.scheme.events.has_value();
    for (GuardSignal& guard : guard_signals(assembled)) {
        if (find(guard.channel.name)) continue;
        Source source{guard.number, {}, false};
        source.guard = true;
        add(std::move(guard.channel), std::move(source));
    }
    for (std::size_t d = 0; d < model.drives.size(); ++d) {
        const model::Drive& drive = model.drives[d];
        add({drive.name, or_name(drive.label, drive.name), "rad", Quantity::parameter, drive.name},
            {0, graph.drives()[d].angle, false});
    }
    for (std::size_t i = 0; i < model.parameters.size(); ++i) {
        const model::Parameter& parameter = model.parameters[i];
        add({parameter.name, or_name(parameter.label, parameter.name), unit_of(parameter), Quantity::parameter, parameter.name},
            {layout.parameters + i, {}, false});
    }
    for (std::size_t i = 0; i < model.expressions.size(); ++i) {
        const model::Expression& expression = model.expressions[i];
        add({expression.name, or_name(expression.label, expression.name), expression.unit,
             quantity_of(expression.quantity), expression.name},
            formula_source(graph, graph.expressions()[i]));
    }
    if (!assembled.bodies && std::all_of(assembled.systems.begin(), assembled.systems.end(), [](const SystemBlock& system) { return system.first_order; })) return;
    const char* const labels[] = {"kinetic energy", "potential energy", "total energy", "input work",
                                  "damping loss",   "impact loss",      "scheme loss",  "projection loss"};
    static_assert(std::size(labels) == model::kEnergyCount);
    for (std::size_t i = 0; i < model::kEnergyCount; ++i)
        add({model::kEnergyNames[i], labels[i], "J", i < 4 ? Quantity::energy : Quantity::loss, "energy"},
            {layout.energy + i, {}, true});
}

std::optional<std::size_t> Signals::find(std::string_view name) const {
    return catalogue_.find(name);
}

Result<void> Signals::add_formula(model::ModelGraph& graph, const std::string& text) {
    if (find(text)) return {};
    Place place;
    place.object = text;
    for (const std::string& word : words_of(text)) { // names of terms are no names of the graph until one is asked for
        const auto known = find(word);
        if (!known || !sources_[*known].term || sources_[*known].formula) continue;
        if (graph.parse(word)) continue; // an expression of the scene has asked for it
        if (auto made = make_formula(sources_[*known], graph); !made) return made;
        if (auto named = graph.graph().add_definition(word, *sources_[*known].formula); !named) return named;
    }
    const auto expr = graph.parse(text);
    if (!expr) {
        if (!is_formula(text)) return {};
        Error error = expr.error();
        error.place = place;
        return Unexpected(std::move(error));
    }
    add({text, text, "", Quantity::none, text}, formula_source(graph, *expr));
    return {};
}

std::vector<std::string> Signals::guards() const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < catalogue_.size(); ++i)
        if (sources_[i].guard) names.push_back(catalogue_[i].name);
    return names;
}

std::vector<std::string> Signals::usual() const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < catalogue_.size(); ++i) {
        if (sources_[i].guard) continue;
        const auto& name = catalogue_[i].name;
        const auto has = [&](const char* part) { return name.find(part) != std::string::npos; };
        if (event_driven_ && has(".lambda[") && (catalogue_[i].unit == "N s" || catalogue_[i].unit == "N m s")) { // what it is there has a name of its own
            std::string percussion = name;
            percussion.replace(percussion.find(".lambda["), 8, ".percussion[");
            names.push_back(find(percussion) ? percussion : name);
            continue;
        }
        if (has(".q[") || has(".v[") || has(".x[") || has(".y[") || has(".lambda[") || (event_driven_ && has(".force["))) names.push_back(name);
    }
    return names;
}

Result<std::vector<std::size_t>> Signals::choose(std::span<const std::string> names, model::ModelGraph& graph) {
    std::vector<std::size_t> chosen{0};
    std::vector<unsigned char> taken(catalogue_.size(), 0);
    taken[0] = 1;
    for (const std::string& name : names) {
        const auto found = find(name);
        if (!found && !event_driven_ && model::is_guard_signal(name)) {
            Place place;
            place.object = name;
            return fail(ErrorKind::input, "'" + name + "' is a guard, which event-driven runs alone have", "choose the integrator \"event-driven\", or leave it out", place);
        }
        if (!found) {
            std::vector<std::string> known;
            for (std::size_t i = 0; i < catalogue_.size() && i < 2000; ++i) known.push_back(catalogue_[i].name);
            for (std::size_t i = 2000; i < catalogue_.size(); ++i)
                if (sources_[i].formula || sources_[i].energy) known.push_back(catalogue_[i].name);
            const std::string near = model::nearest_name(name, known);
            std::string some;
            for (std::size_t i = 0; i < known.size() && i < 8; ++i) some += (i ? ", " : "") + known[i];
            Place place;
            place.object = name;
            return fail(ErrorKind::input, "there is no signal named '" + name + "'",
                        near.empty() ? "signals are " + some + (known.size() > 8 ? ", ..." : "")
                                     : "did you mean '" + near + "'?",
                        place);
        }
        if (taken[*found]) continue;
        if (auto made = make_formula(sources_[*found], graph); !made) return Unexpected(made.error());
        taken[*found] = 1;
        chosen.push_back(*found);
    }
    return chosen;
}

RowWriter::RowWriter(const Signals& signals, const model::ModelGraph& graph, const Layout& layout,
                     std::span<const std::size_t> chosen) {
    forces_ = layout.row_force;
    force_count_ = layout.reaction_count;
    std::vector<formula::Expr> outputs;
    const auto catalogue = std::make_shared<Catalogue>();
    catalogue_ = catalogue;
    for (const std::size_t index : chosen) {
        const auto column = static_cast<std::uint32_t>(catalogue->size());
        catalogue->add(signals.catalogue_[index]);
        const Signals::Source& source = signals.sources_[index];
        needs_energy_ = needs_energy_ || source.energy;
        needs_reactions_ = needs_reactions_ || source.reaction;
        needs_guards_ = needs_guards_ || source.guard;
        if (source.formula) {
            of_reactions_.push_back(source.reaction);
            outputs.push_back(*source.formula);
            formula_columns_.push_back(column);
        } else {
            direct_.push_back({column, static_cast<std::uint32_t>(source.number)});
        }
    }
    if (outputs.empty()) return;
    std::vector<formula::Symbol> inputs = graph.time_inputs(); // the order of Layout
    for (const auto* part : {&graph.q(), &graph.v(), &graph.x(), &graph.y(), &graph.ydot(), &graph.lambda(), &graph.energy(), &graph.acting(), &graph.forces(), &graph.percussions(), &graph.observed()})
        inputs.insert(inputs.end(), part->begin(), part->end());
    SALTUS_DEMAND(inputs.size() == layout.formula_inputs());
    tape_ = formula::Tape::compile(graph.graph(), outputs, inputs);
    out_.assign(outputs.size(), 0.0);
    told_.assign(outputs.size(), 0);
    workspace_.assign(tape_.workspace_size(), 0.0);
}

void RowWriter::write(const State& state, double* row) noexcept {
    const double* numbers = state.numbers.data();
    for (const Direct& direct : direct_) row[direct.column] = numbers[direct.number];
    if (formula_columns_.empty()) return;
    tape_.evaluate(numbers, out_.data(), workspace_.data());
    double bad = 0.0;
    for (std::size_t i = 0; i < out_.size(); ++i) {
        row[formula_columns_[i]] = out_[i];
        bad += out_[i] - out_[i];
    }
    defect_ = !(bad == 0.0);
}

bool RowWriter::is_struck(const State& state) const noexcept {
    const auto first = state.numbers.begin() + static_cast<std::ptrdiff_t>(forces_);
    return std::any_of(first, first + static_cast<std::ptrdiff_t>(force_count_), [](double force) { return std::isnan(force); });
}

std::optional<std::size_t> RowWriter::fresh_defect(const State& state, std::string& reason) {
    if (!defect_) return std::nullopt;
    for (std::size_t i = 0; i < out_.size(); ++i) {
        if (std::isfinite(out_[i]) || told_[i] || (of_reactions_[i] && is_struck(state))) continue;
        told_[i] = 1;
        if (const auto why = tape_.explain(state.numbers.data())) reason = why->message;
        return formula_columns_[i];
    }
    return std::nullopt;
}

} // namespace saltus::simulation
