// SPDX-License-Identifier: GPL-3.0-or-later
// Relations that move systems of equations along with bodies. The systems take their own step under the percussions p of the last
// pass; how their velocities would answer to others, u+ = u + S (p' - p), is a part of the rows, by nodes (carriers.h). A projection of
// positions moves them by the same S, which is that of the last pass.
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

namespace {

std::span<const std::uint32_t> carriers_of(const JointInput& joint) noexcept {
    return joint.formula ? joint.formula->carriers() : std::span<const std::uint32_t>();
}

} // namespace

void World::Impl::size_carriers() {
    const auto group_of = actions ? actions->carrier_groups() : std::span<const std::uint32_t>();
    carriers = group_of.size();
    nodes = 0;
    carrier_groups.clear();
    for (std::uint32_t i = 0; i < carriers; ++i) {
        if (group_of[i] >= carrier_groups.size()) carrier_groups.resize(group_of[i] + 1);
        carrier_groups[group_of[i]].carriers.push_back(i);
    }
    for (CarrierGroup& group : carrier_groups) {
        const std::size_t n = group.carriers.size();
        group.node = static_cast<std::uint32_t>(count() + nodes);
        nodes += group.nodes();
        group.root.assign(n * n, 0.0);
        group.vectors.assign(n * n, 0.0);
    }
    for (auto* numbers : {&carrier_q0, &carrier_v0, &carrier_q1, &carrier_v1, &carrier_q, &carrier_v, &carrier_p, &carrier_p_last, &carrier_push})
        numbers->assign(carriers, 0.0);
    carrier_mobility.assign(carriers * carriers, 0.0);
    carrier_J.assign(joint_inputs.size(), {});
    for (std::size_t j = 0; j < joint_inputs.size(); ++j) carrier_J[j].assign(carriers_of(joint_inputs[j]).size(), 0.0);
    carry_formulas();
}

void World::Impl::carry_formulas() {
    for (const JointInput& joint : joint_inputs)
        if (joint.formula) joint.formula->carry(carrier_q.data(), carrier_v.data());
}

void World::Impl::place_carriers(double fraction) {
    for (std::size_t i = 0; i < carriers; ++i) {
        carrier_q[i] = carrier_q0[i] + fraction * (carrier_q1[i] - carrier_q0[i]);
        carrier_v[i] = carrier_v0[i] + fraction * (carrier_v1[i] - carrier_v0[i]);
    }
}

void World::Impl::start_carriers() {
    if (carriers == 0) return;
    actions->carrier_state(false, carrier_q0.data(), carrier_v0.data());
    carrier_q1 = carrier_q0;
    carrier_v1 = carrier_v0;
    std::fill(carrier_p.begin(), carrier_p.end(), 0.0);
    place_carriers(0.0);
}

void World::Impl::keep_carrier_slopes() {
    for (std::size_t j = 0; j < joint_inputs.size(); ++j) {
        const auto by_carriers = carrier_J[j].empty() ? std::span<const double>() : joint_inputs[j].formula->carrier_slopes();
        std::copy(by_carriers.begin(), by_carriers.end(), carrier_J[j].begin());
    }
}

void World::Impl::add_carriers() {
    actions->carrier_mobility(carrier_mobility.data());
    for (CarrierGroup& group : carrier_groups) {
        const std::size_t n = group.carriers.size();
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j) // what is not symmetric is left to the outer loop
                group.root[i * n + j] = 0.5 * (carrier_mobility[group.carriers[i] * carriers + group.carriers[j]] + carrier_mobility[group.carriers[j] * carriers + group.carriers[i]]);
        eigenvectors(n, group.root.data(), group.vectors.data());
        for (std::size_t k = 0; k < n; ++k) {
            const double size = std::sqrt(std::fmax(0.0, group.root[k * n + k]));
            for (std::size_t i = 0; i < n; ++i) group.vectors[i * n + k] *= size;
        }
        std::swap(group.root, group.vectors);
    }
    for (std::size_t r = 0; r < sources.size(); ++r) {
        const std::uint32_t joint = sources[r].joint;
        const auto numbers = carriers_of(joint_inputs[joint]);
        if (numbers.empty()) continue;
        rigid::add_carriers(carrier_groups, numbers, carrier_J[joint].data(), sources[r].sign, carrier_p.data(), rows[r], sides);
    }
}

void World::Impl::take_carried() {
    carrier_p_last = carrier_p;
    std::fill(carrier_p.begin(), carrier_p.end(), 0.0);
    std::fill(v1.begin() + static_cast<std::ptrdiff_t>(6 * count()), v1.end(), 0.0); // nodes have no velocity but in the problem
    for (std::size_t r = 0; r < sources.size(); ++r) {
        const auto numbers = carriers_of(joint_inputs[sources[r].joint]);
        for (std::size_t i = 0; i < numbers.size(); ++i) carrier_p[numbers[i]] += sources[r].sign * rows[r].p * carrier_J[sources[r].joint][i];
    }
}

// What the projector moved: the systems have it as their position at the end of the step.
void World::Impl::take_carried_displacement() {
    if (std::all_of(carrier_push.begin(), carrier_push.end(), [](double push) { return push == 0.0; })) return;
    actions->displace_carriers(carrier_push.data());
    actions->carrier_state(true, carrier_q1.data(), carrier_v1.data());
}

double World::Impl::carried_change() const {
    double largest = 0.0;
    for (std::size_t i = 0; i < carriers; ++i) {
        double change = 0.0;
        for (std::size_t j = 0; j < carriers; ++j) change += carrier_mobility[i * carriers + j] * (carrier_p[j] - carrier_p_last[j]);
        largest = std::fmax(largest, std::fabs(change));
    }
    return largest;
}

double World::Impl::carried_scale() const {
    double largest = 0.0;
    for (const auto* speeds : {&carrier_v0, &carrier_v1})
        for (const double speed : *speeds) largest = std::fmax(largest, std::fabs(speed));
    return largest;
}

} // namespace saltus::rigid
