// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/lower_bodies.h"

#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/simulation/action_formulas.h"
#include "core/simulation/body_stepper.h"
#include "core/simulation/event_driven/event_bodies.h"
#include "core/simulation/lower.h"
#include "core/simulation/lowering.h"

#include <algorithm>
#include <optional>
#include <variant>

namespace saltus::simulation {

namespace {

// What the whole scene says of its systems: names, kinds of rows.
void take_parts(const model::Expanded& expanded, const Assembled& part, Draft& out) {
    std::copy(part.row_kind.begin(), part.row_kind.end(), out.row_kind.begin());
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
        const bool compliant = std::holds_alternative<model::LagrangianCompliantRelation>(source.relation);
        for (std::size_t i = 0; i < copy.rows; ++i) {
            out.row_kind[copy.offset + i] = compliant                     ? RowKind::position
                                            : equality                      ? RowKind::velocity
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
Errors add_events(const model::Model& model, model::ModelGraph& graph, const Scheme& scheme, std::span<const double> parameter_values,
                  const std::shared_ptr<BodyProgram>& program) {
    if (scheme.events->flow == FlowKind::implicit_alone)
        return {{ErrorKind::input, "the stiff flow needs the derivatives of all formulas, and forces of bodies and joints are none", "leave out \"flow\": \"stiff\", or use \"moreau-jean\"",
                 model::at(model.run.place, "run.integrator.flow")}};
    const auto formulas = action_formulas(model, graph);
    if (!formulas) return formulas.error();
    const auto part = BodyPart::create(program, {}, parameter_values); // a world to look at
    if (!part) return part.error();
    auto events = EventBodies::create(graph, *formulas, (*part)->world(), (*part)->names(), scheme, graph.drives().size(), graph.parameters().size());
    if (!events) return std::move(events.error());
    program->events = std::move(*events);
    return {};
}

// Settings of the scene that are formulas, by the order of WorldNumbers.
Errors lower_world(const model::Model& model, model::ModelGraph& graph, std::span<const double> parameter_values, Draft& out) {
    NumberPlaces& places = out.places;
    places.world = out.more(3);
    out.constants[places.world.first] = model::usual_projection_tolerance(model);
    const auto lower = [&](const model::Value& value, const char* name, std::size_t number) -> Errors {
        const Place place = model::at(value.place, name);
        auto parsed = graph.parse(value);
        if (!parsed) return {model::placed(parsed.error(), place)};
        const auto found = graph.evaluate(std::span(&*parsed, 1), parameter_values, std::span(&place, 1));
        if (!found) return found.error();
        out.number(graph.graph(), *parsed, places.world.first + number, place);
        return {};
    };
    Errors errors;
    if (model.world.projection_tolerance) errors = lower(*model.world.projection_tolerance, "world.projection_tolerance", 0);
    if (errors.empty()) errors = lower(model.world.sleep_speed, "world.sleep_speed", 1);
    if (errors.empty() && model.run.step_budget) errors = lower(*model.run.step_budget, "run.step_budget", 2);
    return errors;
}

} // namespace

Result<std::shared_ptr<const Structure>, Errors> lower_bodies(const model::Model& model, model::ModelGraph& graph, const Scheme& scheme,
                                                              const Assembled* equations, std::span<const double> parameter_values) {
    const model::Expanded& expanded = graph.expanded();
    Draft draft;
    draft.scheme = scheme;
    draft.open(expanded.positions, expanded.coordinates, equations ? expanded.states : 0, expanded.rows, graph.drives().size());
    lower_drives(model, graph, draft);
    if (Errors errors = lower_world(model, graph, parameter_values, draft); !errors.empty()) return Unexpected(std::move(errors));
    auto program = BodyProgram::create(model, graph, world_settings(model, scheme), equations);
    if (!program) return Unexpected(std::move(program.error()));
    if (scheme.events)
        if (Errors errors = add_events(model, graph, scheme, parameter_values, *program); !errors.empty()) return Unexpected(std::move(errors));
    draft.layout = layout_of(graph, equations, (*program)->events.get());
    draft.bodies = std::move(*program);
    draft.row_kind.assign(expanded.rows, RowKind::velocity);
    if (equations) {
        take_parts(expanded, *equations, draft);
        draft.equations = equations->structure;
    }
    take_relations(model, expanded, draft);
    draft.numbers.compile(graph.graph(), graph.parameters());
    return std::move(draft).done();
}

Result<std::unique_ptr<Assembled>, Errors> assemble_bodies(std::shared_ptr<const Structure> structure, std::span<const double> parameter_values,
                                                           const std::shared_ptr<const StartNumbers>& starts) {
    auto out = std::make_unique<Assembled>(std::move(structure));
    if (auto done = out->evaluate(parameter_values); !done) return Unexpected(Errors{done.error()});
    if (out->structure->equations) {
        auto equations = assemble(out->structure->equations, parameter_values, starts);
        if (!equations) return equations;
        out->equations = std::move(*equations);
    }
    const double* world_numbers = out->values.data() + out->structure->places.world.first;
    auto part = BodyPart::create(out->structure->bodies, {world_numbers[0], world_numbers[1], world_numbers[2]}, parameter_values, out->equations.get(), starts);
    if (!part) return Unexpected(std::move(part.error()));
    out->bodies = std::move(*part);
    const Assembled* systems = out->equations.get();
    const std::size_t of_systems = systems ? systems->layout.coordinates : 0;
    const rigid::World& world = out->bodies->world();
    SALTUS_DEMAND(world.q_count() + of_systems == out->layout.positions && world.v_count() + of_systems == out->layout.coordinates &&
                  world.joint_row_count() + (systems ? systems->layout.rows : 0) == out->layout.rows);
    world.initial(out->q0.data() + of_systems, out->v0.data() + of_systems);
    if (systems) {
        const auto copy = [](const auto& from, const auto& to) { std::copy(from.begin(), from.end(), to.begin()); };
        copy(systems->q0, out->q0);
        copy(systems->v0, out->v0);
        copy(systems->x0, out->x0);
        copy(systems->e, out->e);
    }
    return out;
}

} // namespace saltus::simulation
