// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/reactions.h"

#include "core/model/model_graph.h"
#include "core/simulation/body_stepper.h"
#include "core/simulation/rigid/joint_rows.h"
#include "core/simulation/starts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>

namespace saltus::simulation {

namespace {

constexpr std::uint32_t kNoNode = ~std::uint32_t{0};
constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

} // namespace

Reactions::Reactions(const Assembled& model) : model_(model) {
    const std::size_t m = model.layout.rows;
    is_force_.assign(m, 0);
    for (auto& nodes : node_) nodes.assign(m, kNoNode);
    if (model.bodies) {
        hit_.assign(model.bodies->world().input().bodies.size() + 1, 0);
        const rigid::World& world = model.bodies->world();
        const auto rows = world.joint_rows();
        of_systems_ = m - rows.size(); // theirs stand before those of joints
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const rigid::JointInput& joint = world.joints()[rows[row].joint];
            node_[0][of_systems_ + row] = joint.body_a;
            node_[1][of_systems_ + row] = joint.body_b;
            if (joint.formula && !joint.formula->carriers().empty()) carried_.push_back(of_systems_ + row);
        }
        for (std::size_t row = 0; row < m; ++row) is_force_[row] = model.row_kind[row] == RowKind::relay || model.row_kind[row] == RowKind::position;
        return;
    }
    for (std::size_t row = 0; row < m; ++row) {
        is_force_[row] = model.row_kind[row] == RowKind::relay || model.row_kind[row] == RowKind::position;
        const InteractionBlock& interaction = model.interactions[model.interaction_of_row[row]];
        for (std::size_t k = 0; k < interaction.systems.size() && k < 2; ++k)
            node_[k][row] = static_cast<std::uint32_t>(model.W.block_of(model.systems[interaction.systems[k]].offset));
    }
    parent_.assign(model.W.block_count(), 0);
    hit_.assign(model.W.block_count(), 0);
}

std::uint32_t Reactions::root(std::uint32_t node) noexcept {
    while (parent_[node] != node) {
        parent_[node] = parent_[parent_[node]];
        node = parent_[node];
    }
    return node;
}

// Blocks that rows join which act in the step are one island.
void Reactions::strike_systems(const NextState& next, std::span<const Impact> impacts) noexcept {
    std::iota(parent_.begin(), parent_.end(), 0u);
    std::fill(hit_.begin(), hit_.end(), static_cast<unsigned char>(0));
    for (std::size_t row = 0; row < node_[0].size(); ++row) {
        if (node_[1][row] == kNoNode || (next.lambda[row] == 0.0 && model_.row_kind[row] != RowKind::velocity)) continue;
        parent_[root(node_[1][row])] = root(node_[0][row]);
    }
    for (const Impact& impact : impacts) {
        const std::size_t row = model_.interactions[impact.interaction].offset + impact.component;
        for (const auto& nodes : node_)
            if (nodes[row] != kNoNode) hit_[root(nodes[row])] = 1;
    }
}

// Of a row of joints of bodies.
bool Reactions::is_hit(std::size_t row) const noexcept {
    const auto island = model_.bodies->world().island_of_body();
    return std::any_of(std::begin(node_), std::end(node_), [&](const std::vector<std::uint32_t>& nodes) {
        return nodes[row] < island.size() && island[nodes[row]] < hit_.size() && hit_[island[nodes[row]]];
    });
}

bool Reactions::strike_bodies(const State& state, const NextState& next, std::span<const Impact> impacts) noexcept {
    std::fill(hit_.begin(), hit_.end(), static_cast<unsigned char>(0));
    const rigid::World& world = model_.bodies->world();
    const auto island = world.island_of_body();
    const auto strike = [&](std::uint32_t body) {
        if (body < island.size() && island[body] < hit_.size()) hit_[island[body]] = 1;
    };
    systems_struck_ = false;
    for (const Impact& impact : impacts) {
        systems_struck_ = systems_struck_ || (impact.body_a == kNoBody && impact.body_b == kNoBody);
        strike(impact.body_a), strike(impact.body_b);
    }
    if (state.step == 0) {
        const ForbiddenVelocities forbidden(model_, state);
        for (std::size_t row = 0; row < world.joint_row_count(); ++row)
            if (forbidden.contain(row)) strike(node_[0][of_systems_ + row]), strike(node_[1][of_systems_ + row]);
    }
    const auto rows = world.joint_rows();
    for (std::size_t row = 0; row < rows.size() && model_.bodies->report->jumped; ++row)
        if (rows[row].jumped) strike(node_[0][of_systems_ + row]), strike(node_[1][of_systems_ + row]);
    const auto acts = [&](std::size_t row) { return next.lambda[row] != 0.0 || model_.row_kind[row] == RowKind::velocity; };
    for (const std::size_t row : carried_) systems_struck_ = systems_struck_ || (acts(row) && is_hit(row));
    for (const std::size_t row : carried_)
        if (systems_struck_ && acts(row)) strike(node_[0][row]), strike(node_[1][row]);
    return systems_struck_ || std::any_of(hit_.begin(), hit_.end(), [](unsigned char hit) { return hit != 0; });
}

bool Reactions::is_struck(std::size_t row) noexcept {
    if (model_.bodies) return row < of_systems_ ? systems_struck_ : is_hit(row); // systems beside bodies answer to each other within the step: one island
    return std::any_of(std::begin(node_), std::end(node_), [&](const std::vector<std::uint32_t>& nodes) { return nodes[row] != kNoNode && hit_[root(nodes[row])]; });
}

void Reactions::add_step(State& state, const NextState& next, std::span<const Impact> impacts) noexcept {
    const Layout& layout = model_.layout;
    const double h = model_.scheme.h;
    double *force = state.numbers.data() + layout.row_force, *percussion = state.numbers.data() + layout.row_percussion;
    struck_ = !impacts.empty() || (model_.bodies && (state.step == 0 || model_.bodies->report->jumped));
    if (struck_) {
        if (model_.bodies) struck_ = strike_bodies(state, next, impacts);
        else strike_systems(next, impacts);
    }
    for (std::size_t row = 0; row < layout.rows; ++row) {
        const double lambda = next.lambda[row];
        if (is_force_[row]) {
            force[row] = lambda;
        } else if (struck_ && is_struck(row)) {
            force[row] = kUnknown;
            percussion[row] = lambda;
        } else {
            force[row] = lambda / h;
            percussion[row] = 0.0;
        }
    }
    if (model_.bodies) add_bodies(force + layout.rows, percussion + layout.rows);
}

void Reactions::take(State& state) const noexcept {
    const Layout& layout = model_.layout;
    double* x = state.numbers.data();
    if (model_.bodies) { // rows of joints, then contacts: as they stand in Layout::force
        const std::size_t rows = layout.rows, contacts = layout.reaction_count - rows;
        const double* kept = x + layout.force;
        std::copy_n(kept, rows, x + layout.row_force);
        std::copy_n(kept + rows, rows, x + layout.row_percussion);
        std::copy_n(kept + 2 * rows, contacts, x + layout.row_force + rows);
        std::copy_n(kept + 2 * rows + contacts, contacts, x + layout.row_percussion + rows);
        return;
    }
    for (std::size_t row = 0; row < layout.rows; ++row) {
        x[layout.row_force + row] = is_force_[row] ? x[layout.lambda + row] : x[layout.force + row];
        x[layout.row_percussion + row] = is_force_[row] ? 0.0 : x[layout.lambda + row];
    }
}

// Normal impulses of all contacts, then by body.
void Reactions::add_bodies(double* force, double* percussion) const noexcept {
    const rigid::World& world = model_.bodies->world();
    const auto island = world.island_of_body();
    const std::size_t bodies = model_.layout.reaction_count - model_.layout.rows - 1;
    std::fill_n(force, bodies + 1, 0.0);
    std::fill_n(percussion, bodies + 1, 0.0);
    const auto hit = [&](std::uint32_t body) { return struck_ && body < island.size() && island[body] < hit_.size() && hit_[island[body]]; };
    const auto add = [&](const rigid::ContactState& contact) {
        const double p = contact.p[0];
        if (!(p > 0.0)) return;
        const bool now = hit(contact.body_a) || hit(contact.body_b);
        (now ? percussion : force)[0] += p;
        for (const std::uint32_t body : {contact.body_a, contact.body_b})
            if (body < bodies) (now ? percussion : force)[1 + body] += p;
    };
    for (const rigid::ContactState& contact : world.contacts()) add(contact);
    for (const rigid::ContactState& contact : world.resting_contacts()) add(contact);
    for (std::size_t i = 0; i <= bodies; ++i) force[i] /= model_.scheme.h;
    if (struck_) force[0] = kUnknown;
    for (std::uint32_t body = 0; body < bodies; ++body)
        if (hit(body)) force[1 + body] = kUnknown;
}

} // namespace saltus::simulation
