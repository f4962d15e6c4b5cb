// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/lower_bodies.h"

#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/simulation/body_stepper.h"

namespace saltus::simulation {

Errors lower_bodies(const model::Model& model, model::ModelGraph& graph, Assembled& out, std::span<const double> parameter_values) {
    const model::Expanded& expanded = graph.expanded();
    lower_drives(model, graph, out);
    double projection_tolerance = 0.0;
    const Place place = model::at(model.world.projection_tolerance.place, "world.projection_tolerance");
    auto tolerance = graph.parse(model.world.projection_tolerance);
    if (!tolerance) return {model::placed(tolerance.error(), place)};
    const auto value = graph.evaluate(std::span(&*tolerance, 1), parameter_values, std::span(&place, 1));
    if (!value) return value.error();
    projection_tolerance = value->front();

    auto part = BodyPart::create(model, graph, world_settings(model, out.scheme, projection_tolerance), parameter_values);
    if (!part) return std::move(part.error());
    out.bodies = std::move(*part);
    const rigid::World& world = out.bodies->world();
    SALTUS_DEMAND(world.q_count() == expanded.positions && world.v_count() == expanded.coordinates &&
                  world.joint_row_count() == expanded.rows);

    Counts counts;
    counts.positions = expanded.positions;
    counts.coordinates = expanded.coordinates;
    counts.rows = expanded.rows;
    counts.drives = graph.drives().size();
    counts.parameters = graph.parameters().size();
    counts.energies = model::kEnergyCount;
    counts.observed = graph.observed().size();
    out.layout = Layout(counts);
    out.row_kind.assign(expanded.rows, RowKind::velocity);
    out.q0.resize(expanded.positions);
    out.v0.resize(expanded.coordinates);
    world.initial(out.q0.data(), out.v0.data());
    out.numbers.compile(graph.graph(), graph.parameters());
    if (auto done = out.evaluate(parameter_values); !done) return {done.error()};
    return {};
}

} // namespace saltus::simulation
