// SPDX-License-Identifier: GPL-3.0-or-later
// Joints for small worlds: given by a point and an axis in the world, at the start.
#pragma once

#include "core/collision/short_turn.h"
#include "core/simulation/rigid/joint_rows.h"
#include "tests/core/simulation/rigid/worlds.h"

#include <Eigen/Geometry>

#include <functional>

namespace saltus::testing {

// Frame in a body (or the world) of the world frame at `point` with its z along `axis`.
inline Pose local_frame(const Input& input, std::uint32_t body, const Vector3& point, const Vector3& axis) {
    const Pose world{point, collision::short_turn(Vector3::UnitZ(), axis)};
    if (body == kWorld) return world;
    const Pose& p = input.bodies[body].pose;
    const Eigen::Quaterniond back = p.rotation.conjugate();
    return {back * (world.position - p.position), back * world.rotation};
}

inline JointInput& join(Build& build, JointKind kind, std::uint32_t a, std::uint32_t b, const Vector3& point,
                        const Vector3& axis = Vector3::UnitZ()) {
    JointInput joint;
    joint.kind = kind;
    joint.body_a = a, joint.body_b = b;
    joint.frame_a = local_frame(build.input, a, point, axis);
    joint.frame_b = local_frame(build.input, b, point, axis);
    build.input.joints.push_back(joint);
    build.input.joint_names.push_back("joint " + std::to_string(build.input.joints.size()));
    return build.input.joints.back();
}

// The first coordinate of a joint, as of the last step.
inline const JointRow& coordinate_row(const Run& run, std::uint32_t joint) {
    for (const JointRow& row : run.world->joint_rows())
        if (row.joint == joint && row.coordinate) return row;
    throw std::runtime_error("the joint has no coordinate");
}

// A bar of 1 kg and 1 m on a hinge, from the horizontal; its moment about the hinge is 1/3 kg m^2. In the plane it falls by a coordinate that
// becomes negative, in space positive.
inline Build bar_on_hinge(const Settings& settings, const JointCoordinate& at, bool gravity = true) {
    Build build(settings);
    const bool planar = settings.planar;
    if (!gravity) build.gravity(Vector3::Zero());
    build.body("bar", 1.0, Matrix3(Matrix3::Identity() / 12.0), Vector3(0.5, 0.0, 0.0));
    join(build, JointKind::revolute, 0, kWorld, Vector3::Zero(), planar ? Vector3::UnitZ() : Vector3::UnitY()).coordinates = {at};
    return build;
}

// Drives from functions of time: position, rate, force.
class Drives : public Actions {
public:
    std::vector<std::function<DriveValue(double)>> all;
    void add_forces(double, const double*, const double*, double*) const override {}
    bool has_forces() const noexcept override { return false; }
    bool forces_depend_on_state() const noexcept override { return false; }
    void drives(double t, double* out) const override {
        for (std::size_t i = 0; i < all.size(); ++i) {
            const DriveValue v = all[i](t);
            out[3 * i] = v.position, out[3 * i + 1] = v.rate, out[3 * i + 2] = v.force;
        }
    }
};

inline Eigen::Quaterniond about(const Vector3& axis, double angle) {
    return Eigen::Quaterniond(Eigen::AngleAxisd(angle, axis.normalized()));
}

} // namespace saltus::testing
