// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/first_body.h"

#include "core/authoring/create.h"
#include "core/authoring/stage.h"
#include "core/model/run_times.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace saltus::authoring {

namespace {

model::Plot plot(const char* name, std::string title, model::PlotKind kind, int column, int row) {
    model::Plot made;
    made.name = name;
    made.title = std::move(title);
    made.kind = std::move(kind);
    made.column = column;
    made.row = row;
    return made;
}

std::string signal(const model::Body& body, const char* state, int axis) { return body.name + '.' + state + '[' + std::to_string(axis) + ']'; }

} // namespace

double fall_time(const model::World& world, double length) {
    const double g = world.gravity.empty() ? 9.81 : constant_vector(world.gravity).norm();
    return g > 0.0 && std::isfinite(g) && length > 0.0 ? std::sqrt(length / (4.0 * g)) : std::numeric_limits<double>::infinity();
}

void accompany(const model::Model& model, const model::Body& body, model::Edit& edit) {
    if (body.fixed) return;
    model::Model after = model;
    model::apply(after, edit);
    if (after.contacts.empty()) {
        model::Edit law = add_law(after);
        edit.insert(edit.end(), law.begin(), law.end());
    }
    if (after.views.plots.empty()) {
        const bool planar = after.world.planar;
        const int up = planar ? 1 : 2;
        model::TimePlot velocity;
        for (int k = 0; k <= up; ++k) velocity.channels.push_back(signal(body, "v", k));
        // The height alone: where it was put down along the ground would only press it flat.
        edit.push_back(model::Insert{0, plot("position", "Height of " + body.name, model::TimePlot{{signal(body, "q", up)}}, 0, 0)});
        edit.push_back(model::Insert{1, plot("velocity", "Velocity of " + body.name, std::move(velocity), 0, 1)});
        edit.push_back(model::Insert{2, plot("energy", "Energy", model::EnergyPlot{}, 1, 0)});
    }
    const auto stage = Stage::create(after);
    if (!stage) return;
    // Largest edges of the smallest bodies: of this one, of those that were there.
    constexpr double kNone = std::numeric_limits<double>::infinity();
    double size = kNone, others = kNone;
    for (std::size_t b = 0; b < stage->bodies().size(); ++b) {
        const StageBody& one = stage->bodies()[b];
        if (const double edge = one.fixed ? 0.0 : stage->extent(b).size().maxCoeff(); edge > 0.0) {
            double& least = after.bodies[one.source].name == body.name ? size : others;
            least = std::min(least, edge);
        }
    }
    model::OwnTimes times;
    const double least = model::has_usual_times(after.run) ? std::min(size, others) : size;
    times.shortest = times.longest = fall_time(after.world, std::isfinite(least) ? least : 1.0);
    if (!std::isfinite(times.shortest)) return; // it drifts: nothing says how fast
    model::Run run = after.run;
    model::suit_beside(run, times, std::min(std::isfinite(others) ? fall_time(after.world, others) : kNone, model::shortest_time(model)));
    if (!(run == after.run)) edit.push_back(model::Set{std::move(run)});
}

} // namespace saltus::authoring
