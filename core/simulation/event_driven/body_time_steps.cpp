// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/event_driven/body_time_steps.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

using rigid::Vector3;
using Kind = BodyRow::Kind;

BodyTimeSteps::BodyTimeSteps(Assembled& scene, BodyMotion& motion, bool books)
    : scene_(scene), part_(*scene.bodies), bodies_(*scene.bodies->events), motion_(motion), steps_(scene) {
    if (books) books_.emplace(scene);
    scene_state_.numbers.assign(scene.layout.size, 0.0);
    const Layout& layout = bodies_.equations().layout;
    next_.q.assign(layout.coordinates, 0.0);
    next_.u.assign(layout.unknowns(), 0.0);
    for (auto* rows : {&next_.y, &next_.ydot, &next_.lambda}) rows->assign(layout.rows, 0.0);
    of_limits_.assign(scene.layout.rows, 0.0);
}

bool BodyTimeSteps::begin(State& state) {
    const Layout &outer = scene_.layout, &inner = bodies_.equations().layout;
    const double* z = state.numbers.data();
    double* x = scene_state_.numbers.data();
    scene_state_.step = 0;
    std::copy_n(z, outer.time_inputs(), x);
    const std::size_t count = part_.world().input().bodies.size(), places = bodies_.width(), speeds = bodies_.planar() ? 3 : 6;
    for (std::size_t b = 0; b < count; ++b) {
        std::copy_n(z + inner.q + places * b, places, x + outer.q + places * b);
        std::copy_n(z + inner.v + places * b, speeds, x + outer.v + speeds * b);
    }
    if (books_) std::copy_n(z + inner.energy, model::kEnergyCount, x + outer.energy);
    part_.world().set_step(bodies_.equations().scheme.h);
    steps_.parameters_changed(scene_state_);
    return std::all_of(x + outer.q, x + outer.q + outer.positions, [](double value) { return std::isfinite(value); });
}

bool BodyTimeSteps::compute(State& state) {
    const Layout &outer = scene_.layout, &inner = bodies_.equations().layout;
    const Scheme& scheme = bodies_.equations().scheme;
    if (steps_.compute(scene_state_).failure != StepReport::Failure::none) return false;
    const rigid::World& world = part_.world();
    const NextState& made = steps_.next();
    next_.time = scheme.begin + static_cast<double>(state.step + 1) * scheme.h;
    const std::size_t count = world.input().bodies.size(), places = bodies_.width(), speeds = bodies_.planar() ? 3 : 6;
    for (std::size_t b = 0; b < count; ++b) {
        std::copy_n(made.q.begin() + static_cast<std::ptrdiff_t>(places * b), places, next_.q.begin() + static_cast<std::ptrdiff_t>(places * b));
        std::copy_n(made.u.begin() + static_cast<std::ptrdiff_t>(speeds * b), speeds, next_.u.begin() + static_cast<std::ptrdiff_t>(places * b));
    }
    for (auto* rows : {&next_.y, &next_.ydot, &next_.lambda}) std::fill(rows->begin(), rows->end(), 0.0);
    double* before = state.numbers.data() + inner.ydot;
    std::fill_n(before, inner.rows, 0.0);
    std::fill_n(of_limits_.begin(), outer.rows, 0.0);
    for (const rigid::ContactState& contact : world.contacts())
        if (contact.p[0] > 0.0) take_contact(contact, before);
    for (const rigid::LimitState& limit : world.limits()) take_limit(limit, before);
    take_joints();
    return true;
}

std::size_t BodyTimeSteps::row_of(const rigid::ContactState& contact) const {
    const auto rows = bodies_.rows();
    const double* q = scene_state_.numbers.data() + scene_.layout.q;
    std::size_t nearest = rows.size();
    double least = HUGE_VAL;
    for (std::size_t k = 0; k < rows.size(); ++k) {
        if (rows[k].kind != Kind::contact) continue;
        const ContactFeature& feature = bodies_.features()[rows[k].of];
        if (std::minmax(feature.part_a, feature.part_b) != std::minmax(contact.shape_a, contact.shape_b)) continue;
        const MovingPose a = bodies_.place_of(q, feature.body_a), b = bodies_.place_of(q, feature.body_b);
        const FeatureState seen = feature_state(feature, a, b, rows[k].cell == rigid::kWorld ? 0.0 : nearest_cell(feature, a, b, 0.0));
        const double off = (seen.point - contact.point).norm() + std::abs(seen.gap); // corners of two shapes may stand on each other
        if (off < least) least = off, nearest = k;
    }
    return nearest;
}

// Directions of a contact and of its row may be opposite ones; a relative velocity, and what acts along it, turn with them.
void BodyTimeSteps::take_contact(const rigid::ContactState& contact, double* before) {
    const std::size_t k = row_of(contact);
    const auto rows = bodies_.rows();
    if (k == rows.size()) return;
    next_.lambda[k] += contact.p[0];
    next_.ydot[k] = contact.after[0], before[k] = contact.before[0];
    if (k + 1 == rows.size() || rows[k + 1].kind != Kind::sliding) return;
    const ContactFeature& feature = bodies_.features()[rows[k].of];
    const double* q = scene_state_.numbers.data() + scene_.layout.q;
    const MovingPose a = bodies_.place_of(q, feature.body_a), b = bodies_.place_of(q, feature.body_b);
    const Vector3 normal = feature_state(feature, a, b, rows[k].cell == rigid::kWorld ? 0.0 : nearest_cell(feature, a, b, 0.0)).normal;
    const bool turned = normal.dot(contact.normal) < 0.0, crossed = contact.tangent1.dot(Vector3(-normal.y(), normal.x(), 0.0)) < 0.0;
    const double sign = turned != crossed ? -1.0 : 1.0;
    next_.lambda[k + 1] += sign * contact.p[1];
    next_.ydot[k + 1] = sign * contact.after[1], before[k + 1] = sign * contact.before[1];
}

void BodyTimeSteps::take_limit(const rigid::LimitState& limit, double* before) {
    const auto rows = bodies_.rows();
    const rigid::JointInput& joint = part_.world().input().joints[limit.joint];
    const int line = rigid::equality_rows(joint, bodies_.planar()) + limit.coordinate;
    for (std::size_t k = 0; k < rows.size(); ++k) {
        if (rows[k].kind != Kind::limit || rows[k].of != limit.joint || rows[k].line != line || (rows[k].sign < 0.0) != limit.upper) continue;
        next_.lambda[k] = limit.p;
        next_.ydot[k] = limit.after, before[k] = limit.before;
        of_limits_[rows[k].joint_row] += rows[k].sign * limit.p;
    }
}

// Of a joint's row the world tells all at once what its drive, friction, spring and limits do: springs are no rows of events, and the first of the other rows
// has what is left.
void BodyTimeSteps::take_joints() {
    const rigid::World& world = part_.world();
    const auto rows = bodies_.rows();
    const auto of_joints = world.joint_rows();
    const double h = bodies_.equations().scheme.h;
    std::uint32_t taken = rigid::kWorld;
    for (std::size_t k = 0; k < rows.size(); ++k) {
        if (rows[k].joint_row == rigid::kWorld || rows[k].kind == Kind::limit || rows[k].joint_row == taken) continue;
        taken = rows[k].joint_row;
        const rigid::JointRow& row = of_joints[taken];
        const rigid::JointInput& joint = world.input().joints[row.joint];
        double left = row.p - of_limits_[taken];
        if (row.coordinate && joint.kind != rigid::JointKind::relation) {
            const rigid::JointCoordinate& c = rigid::coordinate_of(joint, rows[k].line - rigid::equality_rows(joint, bodies_.planar()));
            left += h * (c.stiffness * (row.y - c.rest) + c.damping * row.ydot);
        }
        next_.lambda[k] = rows[k].sign * left;
    }
}

void BodyTimeSteps::commit(State& state) {
    const Layout &outer = scene_.layout, &inner = bodies_.equations().layout;
    double *z = state.numbers.data(), *x = scene_state_.numbers.data();
    if (books_) {
        books_->add_step(scene_state_, steps_.next());
        std::copy_n(x + outer.energy + std::size_t{input}, 3, z + inner.energy + std::size_t{input});
    }
    steps_.commit(scene_state_);
    ++state.step;
    z[inner.time] = x[outer.time] = next_.time;
    std::copy(next_.q.begin(), next_.q.end(), z + inner.q);
    std::copy(next_.u.begin(), next_.u.end(), z + inner.v);
    std::copy(next_.ydot.begin(), next_.ydot.end(), z + inner.ydot);
    std::copy(next_.lambda.begin(), next_.lambda.end(), z + inner.lambda);
    motion_.begin_at(z + inner.q);
}

} // namespace saltus::simulation
