// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/lower_bodies.h"

#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/simulation/action_formulas.h"
#include "core/simulation/body_stepper.h"
#include "core/simulation/event_driven/event_bodies.h"
#include "core/simulation/lowering.h"

#include <algorithm>
#include <optional>
#include <variant>

namespace saltus::simulation {

namespace {

// What the whole scene says of its systems: names, kinds of rows, initial values.
void take_parts(const model::Expanded& expanded, const Assembled& part, Draft& out) {
    const auto copy = [](const auto& from, auto& to) { std::copy(from.begin(), from.end(), to.begin()); };
    copy(part.q0, out.q0);
    copy(part.v0, out.v0);
    copy(part.x0, out.x0);
    copy(part.e, out.e);
    copy(part.row_kind, out.row_kind);
    out.systems = part.systems;
    for (SystemBlock& system : out.systems) // behind the bodies' velocities
        if (system.first_order) system.offset += expanded.coordinates - expanded.system_coordinates;
    out.interactions = part.interactions;
    out.interaction_of_row = part.interaction_of_row;
    out.component_of_row = part.component_of_row;
}

// Rows of interactions between bodies: their kinds and names, as systems have them.
void take_relations(const model::Model& model, const model::Expanded& expanded, Draft& out) {
    if (expanded.relation_rows == 0) return;
    out.interaction_of_row.resize(expanded.rows, 0); // of joints of no use
    out.component_of_row.resize(expanded.rows, 0);
    for (const model::ExpandedInteraction& copy : expanded.interactions) {
        if (!copy.of_bodies()) continue;
        const model::Interaction& source = model.interactions[copy.source];
        const bool equality = std::holds_alternative<model::EqualityLaw>(source.law), relay = std::holds_alternative<model::RelayLaw>(source.law);
        for (std::size_t i = 0; i < copy.rows; ++i) {
            out.row_kind[copy.offset + i] = equality                      ? RowKind::velocity
                                            : relay                       ? RowKind::relay
                                            : copy.friction && i % 2 == 1 ? RowKind::friction
                                                                          : RowKind::contact;
            out.interaction_of_row[copy.offset + i] = static_cast<std::uint32_t>(out.interactions.size());
            out.component_of_row[copy.offset + i] = static_cast<std::uint32_t>(i);
        }
        out.interactions.push_back({copy.name, copy.offset, copy.rows, {}, false, copy.friction, model::at(source.place, "interactions." + source.name)});
    }
}

Layout layout_of(const model::ModelGraph& graph, const Assembled* equations, const EventBodies* events) {
    const model::Expanded& expanded = graph.expanded();
    Counts counts;
    counts.positions = expanded.positions;
    counts.coordinates = expanded.coordinates;
    counts.rows = expanded.rows;
    counts.drives = graph.drives().size();
    counts.parameters = graph.parameters().size();
    counts.energies = model::kEnergyCount;
    counts.reactions = graph.forces().size();
    counts.observed = graph.observed().size();
    if (equations) {
        counts.states = expanded.states;
        counts.acting = graph.acting().size();
        counts.forces = equations->layout.force_count;
    }
    if (events) counts.forces = events->memory_size();
    return Layout(counts);
}

// What an event-driven run needs of the bodies.
Errors add_events(const model::Model& model, model::ModelGraph& graph, const Scheme& scheme, const Assembled* equations, BodyPart& part) {
    if (equations)
        return {{ErrorKind::input, "an event-driven run takes bodies or systems of equations, and this scene has both", "use \"moreau-jean\"",
                 model::at(model.run.place, "run.integrator")}};
    for (const model::ExpandedInteraction& copy : graph.expanded().interactions)
        if (copy.of_bodies())
            return {{ErrorKind::input, "an event-driven run takes no gap by formula between bodies, and '" + copy.name + "' is one", "use \"moreau-jean\"",
                     model::at(model.interactions[copy.source].place, "interactions." + model.interactions[copy.source].name)}};
    const auto formulas = action_formulas(model, graph);
    if (!formulas) return formulas.error();
    auto events = EventBodies::create(graph, *formulas, part.world(), part.names(), scheme, graph.drives().size(), graph.parameters().size());
    if (!events) return std::move(events.error());
    part.events = std::move(*events);
    return {};
}

// Settings of the scene that are formulas.
Result<WorldNumbers, Errors> world_numbers(const model::Model& model, model::ModelGraph& graph, std::span<const double> parameter_values) {
    WorldNumbers numbers{model::usual_projection_tolerance(model), 0.0, 0.0};
    const auto evaluate = [&](const model::Value& value, const char* name, double& to) -> std::optional<Errors> {
        const Place place = model::at(value.place, name);
        auto parsed = graph.parse(value);
        if (!parsed) return Errors{model::placed(parsed.error(), place)};
        const auto found = graph.evaluate(std::span(&*parsed, 1), parameter_values, std::span(&place, 1));
        if (!found) return found.error();
        to = found->front();
        return std::nullopt;
    };
    if (model.world.projection_tolerance)
        if (auto errors = evaluate(*model.world.projection_tolerance, "world.projection_tolerance", numbers.projection_tolerance)) return Unexpected(std::move(*errors));
    if (auto errors = evaluate(model.world.sleep_speed, "world.sleep_speed", numbers.sleep_speed)) return Unexpected(std::move(*errors));
    if (model.run.step_budget)
        if (auto errors = evaluate(*model.run.step_budget, "run.step_budget", numbers.budget)) return Unexpected(std::move(*errors));
    return numbers;
}

} // namespace

Result<std::unique_ptr<Assembled>, Errors> lower_bodies(const model::Model& model, model::ModelGraph& graph, const Scheme& scheme,
                                                        std::unique_ptr<Assembled> equations, std::span<const double> parameter_values) {
    const model::Expanded& expanded = graph.expanded();
    Draft draft;
    draft.scheme = scheme;
    draft.open(expanded.positions, expanded.coordinates, equations ? expanded.states : 0, expanded.rows, graph.drives().size());
    lower_drives(model, graph, draft);
    const auto numbers = world_numbers(model, graph, parameter_values);
    if (!numbers) return Unexpected(numbers.error());
    auto part = BodyPart::create(model, graph, world_settings(model, scheme, *numbers), parameter_values, equations.get());
    if (!part) return Unexpected(std::move(part.error()));
    const rigid::World& world = (*part)->world();
    SALTUS_DEMAND(world.q_count() + expanded.system_coordinates == expanded.positions &&
                  world.v_count() + expanded.system_coordinates == expanded.coordinates &&
                  world.joint_row_count() + expanded.interaction_rows == expanded.rows);
    if (scheme.events)
        if (Errors errors = add_events(model, graph, scheme, equations.get(), **part); !errors.empty()) return Unexpected(std::move(errors));
    draft.layout = layout_of(graph, equations.get(), (*part)->events.get());
    draft.row_kind.assign(expanded.rows, RowKind::velocity);
    world.initial(draft.q0.data() + expanded.system_coordinates, draft.v0.data() + expanded.system_coordinates);
    if (equations) take_parts(expanded, *equations, draft);
    take_relations(model, expanded, draft);
    draft.numbers.compile(graph.graph(), graph.parameters());

    auto out = std::make_unique<Assembled>(std::move(draft).done());
    out->bodies = std::move(*part);
    out->equations = std::move(equations);
    if (auto done = out->evaluate(parameter_values); !done) return Unexpected(Errors{done.error()});
    return out;
}

} // namespace saltus::simulation
