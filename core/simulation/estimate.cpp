// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/estimate.h"

#include "core/model/names.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace saltus::simulation {

namespace {

// Measured: bytes of an entry of the one-step problem with its pattern, its slots and the solver's factors; of the elimination
// of joints; of an iteration matrix.
constexpr double kOfRow = 64.0, kOfJointRow = 120.0, kOfSystem = 16.0;
// By events: of the operator of all rows with the factors of two solvers; of the implicit flow's Jacobian, its powers and factors.
constexpr double kOfEventRow = 160.0, kOfImplicitFlow = 52.0;
constexpr double kSecondsAnEntry = 1e-8, kSecondsAnOperation = 3e-10;

std::string whole(double count) { return std::to_string(static_cast<long long>(count)); }

std::string size_text(double bytes) {
    return bytes < 1e10 ? rounded_text(bytes * 1e-6, 2) + " MB" : rounded_text(bytes * 1e-9, 2) + " GB";
}

class Sum {
public:
    // A block of n rows, dense.
    void add(double n, double bytes_an_entry, const std::string& what, const Place& place, bool by_events = false) {
        const double bytes = bytes_an_entry * n * n;
        out.bytes += bytes;
        out.seconds_a_step += kSecondsAnEntry * n * n + kSecondsAnOperation * n * n * n / 3.0;
        if (bytes <= most_) return;
        most_ = bytes;
        out.largest = what;
        out.place = place;
        out.by_events = by_events;
    }
    Estimate out;

private:
    double most_ = 0.0;
};

// What decides events sees all rows of equations together, whatever they touch, and the implicit flow all states.
void add_events(Sum& sum, const model::Model& model, const model::Expanded& expanded) {
    double rows = 0.0, states = 0.0;
    for (const model::ExpandedInteraction& interaction : expanded.interactions)
        if (!interaction.of_bodies()) rows += static_cast<double>(interaction.rows);
    for (const model::ExpandedSystem& system : expanded.systems)
        states += static_cast<double>(system.size) * (system.first_order ? 1.0 : 2.0);
    const Place place = model::at(model.run.place, "run.integrator");
    sum.add(rows, kOfEventRow, whole(rows) + " rows whose events are decided together", place, true);
    if (model.run.flow == model::Flow::stiff) sum.add(states, kOfImplicitFlow, whole(states) + " states of the stiff flow", place, true);
}

} // namespace

Estimate estimate(const model::Model& model, const model::Expanded& expanded) {
    Sum sum;
    std::vector<double> on_system(expanded.systems.size(), 0.0), on_body(expanded.bodies.size(), 0.0);
    for (const model::ExpandedInteraction& interaction : expanded.interactions)
        for (const std::size_t s : interaction.systems) on_system[s] += static_cast<double>(interaction.rows);
    for (const model::ExpandedJoint& joint : expanded.joints)
        for (const std::size_t b : joint.bodies) on_body[b] += static_cast<double>(joint.rows);
    for (std::size_t s = 0; s < on_system.size(); ++s) {
        const model::ExpandedSystem& system = expanded.systems[s];
        const model::System& source = model.systems[system.source];
        const Place place = model::at(source.place, "systems." + source.name);
        if (!std::holds_alternative<model::LagrangianDiagonal>(source.kind))
            sum.add(static_cast<double>(system.size), kOfSystem, std::to_string(system.size) + " coordinates of '" + system.name + '\'', place);
        sum.add(on_system[s], kOfRow, whole(on_system[s]) + " rows on '" + system.name + '\'', place);
    }
    for (std::size_t b = 0; b < on_body.size(); ++b) {
        const model::Body& source = model.bodies[expanded.bodies[b].source];
        if (source.fixed) continue;
        sum.add(on_body[b], kOfJointRow, whole(on_body[b]) + " rows of joints on '" + expanded.bodies[b].name + '\'',
                model::at(source.place, "bodies." + source.name));
    }
    if (model.run.integrator == model::IntegratorKind::event_driven) add_events(sum, model, expanded);
    return std::move(sum.out);
}

Result<void> within(const Estimate& estimate, double most_bytes) {
    if (estimate.bytes <= most_bytes) return {};
    return fail(ErrorKind::input,
                "this run would take about " + size_text(estimate.bytes) + " of memory and " + rounded_text(estimate.seconds_a_step, 2) +
                    " s a step, most of it for " + estimate.largest + "; the limit is " + size_text(most_bytes),
                estimate.by_events ? "use time stepping, or raise the limit" : "join fewer rows to one system or body, or raise the limit", estimate.place);
}

} // namespace saltus::simulation
