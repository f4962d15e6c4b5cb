// SPDX-License-Identifier: GPL-3.0-or-later
// Moving, turning and scaling what a model holds, as Edits. Texts that the user wrote are kept: see value_text.h.
//
// What cannot be said without destroying a formula is refused with a reason: turning a body whose rotation is a formula about
// another axis, turning copies of a repeat (each would need its own numbers).
#pragma once

#include "core/authoring/stage.h"
#include "core/base/error.h"
#include "core/model/edit.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace saltus::authoring {

// x' = about + turn (x - about) + shift
struct Motion {
    Vector3 shift = Vector3::Zero();
    Eigen::Quaterniond turn = Eigen::Quaterniond::Identity();
    Vector3 about = Vector3::Zero();
    bool turns() const { return turn.vec().squaredNorm() > 0.0; }
    Vector3 apply(const Vector3& x) const { return about + turn * (x - about) + shift; }
    Pose apply(const Pose& pose) const { return {apply(pose.position), (turn * pose.rotation).normalized()}; }
};

// Bodies and joints of a model by index, each once, rising.
struct Targets {
    std::vector<std::size_t> bodies, joints;
    bool empty() const { return bodies.empty() && joints.empty(); }
};
// By name; "box[3]" stands for the block "box". Names of other things are left out.
Targets targets_of(const model::Model& model, std::span<const std::string> names);
// The same with the joints between two of the bodies: they go along.
Targets with_joints(const model::Model& model, Targets targets);
std::vector<std::string> names_of(const model::Model& model, const Targets& targets);
// All copies, as indices of the stage.
std::vector<std::size_t> on_stage(const Stage& stage, const Targets& targets);

// Joints between two moved bodies go along; a joint that holds one of them stays where it is.
Result<model::Edit> move(const model::Model& model, const Stage& stage, const Targets& targets, const Motion& motion);

// Sizes of the shapes times `factors` along the body's axes (x, y, z), about the body's origin. A radius takes the factor of
// an axis across; if several differ from 1, the largest change. Masses and inertias that are written stay.
Result<model::Edit> scale(const model::Model& model, const Targets& targets, const Vector3& factors);

// Of one body: velocity of the centre of mass (world axes, m/s), spin (body axes, rad/s; planar: z).
Result<model::Edit> set_velocity(const model::Model& model, std::size_t body, const Vector3& velocity);
Result<model::Edit> set_spin(const model::Model& model, std::size_t body, const Vector3& spin);

// One body moved: what move() and copies are made of. `at`: where it stands (the first copy of a repeat).
Result<model::Body> moved(const model::Body& body, const Pose& at, bool planar, const Motion& motion);
Result<model::Joint> moved(const model::Joint& joint, bool planar, const Motion& motion);

} // namespace saltus::authoring
