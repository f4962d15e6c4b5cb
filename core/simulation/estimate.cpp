// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/estimate.h"

#include "core/model/names.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <vector>

namespace saltus::simulation {

namespace {

// Measured: bytes of an entry of the one-step problem with its pattern, its slots and the solver's factors; of the elimination
// of joints; of an iteration matrix.
constexpr double kOfRow = 64.0, kOfJointRow = 120.0, kOfSystem = 16.0;
constexpr double kSecondsAnEntry = 1e-8, kSecondsAnOperation = 3e-10;

// To two digits, and no more of them in the text.
double rounded(double x) {
    char text[32];
    const auto written = std::to_chars(std::begin(text), std::end(text), x, std::chars_format::scientific, 1);
    std::from_chars(text, written.ptr, x);
    return x;
}

class Sum {
public:
    // A block of n rows, dense.
    void add(double n, double bytes_an_entry, const std::string& what, const Place& place) {
        const double bytes = bytes_an_entry * n * n;
        out.bytes += bytes;
        out.seconds_a_step += kSecondsAnEntry * n * n + kSecondsAnOperation * n * n * n / 3.0;
        if (bytes <= most_) return;
        most_ = bytes;
        out.largest = what;
        out.place = place;
    }
    Estimate out;

private:
    double most_ = 0.0;
};

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
        sum.add(on_system[s], kOfRow, model::number_text(on_system[s]) + " rows on '" + system.name + '\'', place);
    }
    for (std::size_t b = 0; b < on_body.size(); ++b) {
        const model::Body& source = model.bodies[expanded.bodies[b].source];
        if (source.fixed) continue;
        sum.add(on_body[b], kOfJointRow, model::number_text(on_body[b]) + " rows of joints on '" + expanded.bodies[b].name + '\'',
                model::at(source.place, "bodies." + source.name));
    }
    return std::move(sum.out);
}

Result<void> within(const Estimate& estimate, double most_bytes) {
    if (estimate.bytes <= most_bytes) return {};
    const auto megabytes = [](double bytes) { return model::number_text(rounded(bytes * 1e-6)) + " MB"; };
    return fail(ErrorKind::input,
                "this run would take about " + megabytes(estimate.bytes) + " of memory and " + model::number_text(rounded(estimate.seconds_a_step)) +
                    " s a step, most of it for " + estimate.largest + "; the limit is " + megabytes(most_bytes),
                "join fewer rows to one system or body, or raise the limit", estimate.place);
}

} // namespace saltus::simulation
