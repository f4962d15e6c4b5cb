// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/lower_bodies.h"

#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/simulation/action_formulas.h"
#include "core/simulation/body_stepper.h"
#include "core/simulation/event_driven/event_bodies.h"

#include <algorithm>
#include <optional>

namespace saltus::simulation {

namespace {

// What the whole scene says of its systems: names, kinds of rows, initial values.
void take_parts(const model::Expanded& expanded, Assembled& out) {
    const Assembled& part = *out.equations;
    std::copy(part.q0.begin(), part.q0.end(), out.q0.begin());
    std::copy(part.v0.begin(), part.v0.end(), out.v0.begin());
    out.x0 = part.x0;
    std::copy(part.row_kind.begin(), part.row_kind.end(), out.row_kind.begin());
    out.systems = part.systems;
    for (SystemBlock& system : out.systems) // behind the bodies' velocities
        if (system.first_order) system.offset += expanded.coordinates - expanded.system_coordinates;
    out.interactions = part.interactions;
    out.interaction_of_row = part.interaction_of_row;
    out.component_of_row = part.component_of_row;
    out.e = part.e;
}

} // namespace

Errors lower_bodies(const model::Model& model, model::ModelGraph& graph, Assembled& out, std::span<const double> parameter_values) {
    const model::Expanded& expanded = graph.expanded();
    lower_drives(model, graph, out);
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
        if (auto errors = evaluate(*model.world.projection_tolerance, "world.projection_tolerance", numbers.projection_tolerance)) return *errors;
    if (auto errors = evaluate(model.world.sleep_speed, "world.sleep_speed", numbers.sleep_speed)) return *errors;
    if (model.run.step_budget)
        if (auto errors = evaluate(*model.run.step_budget, "run.step_budget", numbers.budget)) return *errors;

    auto part = BodyPart::create(model, graph, world_settings(model, out.scheme, numbers), parameter_values, out.equations.get());
    if (!part) return std::move(part.error());
    out.bodies = std::move(*part);
    const rigid::World& world = out.bodies->world();
    SALTUS_DEMAND(world.q_count() + expanded.system_coordinates == expanded.positions &&
                  world.v_count() + expanded.system_coordinates == expanded.coordinates &&
                  world.joint_row_count() + expanded.interaction_rows == expanded.rows);

    Counts counts;
    counts.positions = expanded.positions;
    counts.coordinates = expanded.coordinates;
    counts.rows = expanded.rows;
    counts.drives = graph.drives().size();
    counts.parameters = graph.parameters().size();
    counts.energies = model::kEnergyCount;
    counts.reactions = graph.forces().size();
    counts.observed = graph.observed().size();
    if (out.equations) {
        counts.states = expanded.states;
        counts.acting = graph.acting().size();
        counts.forces = out.equations->layout.force_count;
    }
    if (out.scheme.events) {
        if (model.run.zeno == model::Zeno::time_stepping)
            return {{ErrorKind::input, "an event-driven run of bodies cannot go over to time stepping yet", "write \"zeno\": \"jump\", or use \"moreau-jean\" from the start",
                     model::at(model.run.place, "run.integrator.zeno")}};
        const auto formulas = action_formulas(model, graph);
        if (!formulas) return formulas.error();
        auto events = EventBodies::create(graph, *formulas, world, out.bodies->names(), out.scheme, counts.drives, counts.parameters);
        if (!events) return std::move(events.error());
        out.bodies->events = std::move(*events);
        counts.forces = out.bodies->events->memory_size();
    }
    out.layout = Layout(counts);
    out.row_kind.assign(expanded.rows, RowKind::velocity);
    out.q0.resize(expanded.positions);
    out.v0.resize(expanded.coordinates);
    world.initial(out.q0.data() + expanded.system_coordinates, out.v0.data() + expanded.system_coordinates);
    if (out.equations) take_parts(expanded, out);
    out.numbers.compile(graph.graph(), graph.parameters());
    if (auto done = out.evaluate(parameter_values); !done) return {done.error()};
    return {};
}

} // namespace saltus::simulation
