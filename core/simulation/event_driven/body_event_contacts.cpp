// SPDX-License-Identifier: GPL-3.0-or-later
// What a viewer sees of the contacts of bodies in an event-driven run: points, directions, forces.
#include "core/simulation/event_driven/body_event_stepper.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

using Kind = BodyRow::Kind;

void DrivenStepper::contact_points(std::vector<rigid::ContactState>& out) const { out.clear(); }

namespace {

// An open gap that a viewer should see before it closes: soon, at its present speed, or so small that it looks closed.
bool is_near(double gap, double rate, double size) noexcept {
    constexpr double kSoon = 0.05, kSmall = 1e-3; // s; of the numbers that the gap is made of
    return gap <= std::max(-rate * kSoon, kSmall * size);
}

} // namespace

void BodyEventStepper::contact_points(std::vector<rigid::ContactState>& out) const {
    out.clear();
    const Layout& inner = bodies_.equations().layout;
    const double* z = inner_state_.numbers.data();
    const auto rows = bodies_.rows();
    const auto cells = motion_->cells();
    const double h = model_.scheme.h;
    for (std::size_t k = 0; k < rows.size(); ++k) {
        const bool struck = z[inner.lambda + k] > 0.0;
        if (rows[k].kind != Kind::contact) continue;
        const bool presses = struck || is_closed(k);
        if (!presses && !is_near(z[inner.y + k], z[inner.ydot + k], bodies_.features()[rows[k].of].size)) continue;
        const ContactFeature& feature = bodies_.features()[rows[k].of];
        const auto place = [&](std::uint32_t body) { return bodies_.place_of(z + inner.q, body); };
        const FeatureState seen = feature_state(feature, place(feature.body_a), place(feature.body_b), rows[k].cell == rigid::kWorld ? 0.0 : cells[rows[k].cell]);
        rigid::ContactState& made = out.emplace_back();
        made.body_a = feature.body_a, made.body_b = feature.body_b;
        made.shape_a = feature.part_a, made.shape_b = feature.part_b;
        made.law = feature.law;
        made.id = (std::uint64_t{feature.part_a} << 40) | (std::uint64_t{feature.part_b} << 16) | feature.number;
        made.point = seen.point;
        made.normal = seen.normal;
        made.tangent1 = bodies_.planar() ? rigid::Vector3(-seen.normal.y(), seen.normal.x(), 0.0) : rigid::Vector3(seen.normal.unitOrthogonal());
        made.tangent2 = seen.normal.cross(made.tangent1);
        made.gap = seen.gap;
        made.active = struck;
        const bool rubs = k + 1 < rows.size() && rows[k + 1].kind == Kind::sliding; // else without friction
        for (std::size_t i = 0; i < (rubs ? 2u : 1u); ++i) {
            made.p[i] = struck ? z[inner.lambda + k + i] : h * z[inner.force + k + i];
            made.before[i] = made.after[i] = z[inner.ydot + k + i];
        }
        for (const Impact& impact : inner_->impacts())
            if (struck && bodies_.equations().interactions[impact.interaction].offset + impact.component == k) made.before[0] = impact.velocity_before;
        const bool sticks = rubs && is_closed(k + 1) && z[inner.ydot + k + 1] == 0.0;
        made.mode = !presses ? rigid::ContactMode::open : sticks ? rigid::ContactMode::stick : rigid::ContactMode::slip;
    }
}

} // namespace saltus::simulation
