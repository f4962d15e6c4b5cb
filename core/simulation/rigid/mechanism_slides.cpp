// SPDX-License-Identifier: GPL-3.0-or-later
// Lines n . d along axes n of body b, d from its point to that of body a (mechanism.h). Over a step
//   y+ - y = mean n . (d+ - d) + (n+ - n) . mean d
// exactly: a percussion p along the line is p (mean n) at both points, and p (mean d) at the end of the axis n on body b, each with the moment
// of its mean arm (arm_moment.h). It keeps the momentum in space. How that changes with the bodies' motion, for Newton's method, is taken
// at the middle, which half of the end's motion moves: with f the sum of p n
//   force f on a, -f on b;  moments arm_a x f on a, -arm_b x f + f x d on b;  f turns with b.
// A distance: |d+| - |d| = n . (d+ - d) exactly, with n = (d+ + d)/(|d+| + |d|); f turns with d.
// Without it Newton's method is a fixed point that contracts with h^2 T/(m l). What percussions of angles do changes little and is left out.
#include "core/simulation/rigid/free_motion.h"
#include "core/simulation/rigid/world_impl.h"

#include <numbers>

namespace saltus::rigid {

namespace {

// Along which a line that is no angle pushes a.
Vector3 axis_of(const JointInput& joint, const JointLine& line) {
    return joint.body_a != kWorld ? Vector3(line.Ja.head<3>()) : Vector3(-line.Jb.head<3>());
}

} // namespace

void World::Impl::slide_line(const Mechanism& m, const Mechanism::HeldJoint& held, Mechanism::HeldRow& row) {
    const JointInput& joint = joint_inputs[held.joint];
    const auto way = [&](const std::vector<Pose>& poses) -> Vector3 {
        return Mechanism::pose_of(joint.body_a, poses).apply(joint.frame_a.position) - Mechanism::pose_of(joint.body_b, poses).apply(joint.frame_b.position);
    };
    const Vector3 from = way(pose0), to = way(pose1), d = 0.5 * (from + to), start = axis_of(joint, here[held.joint].line[row.line]);
    Vector3 n = 0.5 * (start + axis_of(joint, ends[held.joint].line[row.line]));
    if (joint.kind == JointKind::distance) {
        const double lengths = from.norm() + to.norm();
        if (lengths > 0.0) n = (from + to) / lengths;
    }
    Vector6 turning[2] = {Vector6::Zero(), Vector6::Zero()};
    const int angle = here[held.joint].equality; // of a screw: its last line is a displacement less the lead times this
    if (joint.kind == JointKind::screw && row.line + 1 == angle) {
        turn_line(m, held, row, angle, ends[held.joint].line[angle].y - here[held.joint].line[angle].y);
        const double lead = joint.pitch / (2.0 * std::numbers::pi);
        turning[0] = -lead * row.Da, turning[1] = -lead * row.Db;
    }
    for (int k = 0; k < 2; ++k) {
        Vector6& D = k == 0 ? row.Da : row.Db;
        D.setZero();
        if (held.side[k].body == Mechanism::kNone) continue;
        const Mechanism::Body& own = m.bodies[held.side[k].body];
        const Matrix3 back = pose0[own.body].rotation.conjugate().toRotationMatrix();
        const Vector3 push = (k == 0 ? 1.0 : -1.0) * n;
        const Vector3& r = k == 0 ? joint.frame_a.position : joint.frame_b.position;
        Vector3 moment = values(arm_moment(own.now, triple(r), triple(back * push)));
        if (k == 1 && joint.kind != JointKind::distance) moment += values(arm_moment(own.now, triple(back * start), triple(back * d)));
        D << push, moment;
        D += turning[k];
    }
}

void World::Impl::evaluate_stiffness(Mechanism& m, Mechanism::Stiffness& stiff) const {
    const Mechanism::HeldJoint& held = m.plan->joints[stiff.joint];
    const JointInput& joint = joint_inputs[held.joint];
    const Pose* const pose[2] = {&Mechanism::pose_of(joint.body_a, middle), &Mechanism::pose_of(joint.body_b, middle)};
    const Matrix3 turned[2] = {pose[0]->rotation.toRotationMatrix(), pose[1]->rotation.toRotationMatrix()};
    const Vector3 arm[2] = {turned[0] * joint.frame_a.position, turned[1] * joint.frame_b.position};
    const Vector3 d = pose[0]->position + arm[0] - pose[1]->position - arm[1];
    Vector3 f = Vector3::Zero();
    const auto end = stiff.joint + 1 < m.plan->joints.size() && m.plan->joints[stiff.joint + 1].boxes ? m.plan->joints[stiff.joint + 1].row_end : held.row_end;
    for (std::uint32_t i = held.row_begin; i < end; ++i) {
        const JointLine& line = directions[held.joint].line[m.rows[i].line];
        if (line.angle) continue;
        f += m.rows[i].p * axis_of(joint, line);
    }
    // by displacements and turns (axes of the world) of a and b, of the force on a and of both moments
    using Slope = Eigen::Matrix<double, 3, 12>;
    const Matrix3 push = cross_matrix(f);
    const bool distance = joint.kind == JointKind::distance;
    Slope force = Slope::Zero(), moment[2] = {Slope::Zero(), Slope::Zero()}, between = Slope::Zero();
    between.middleCols<3>(0).setIdentity();
    between.middleCols<3>(3) = -cross_matrix(arm[0]);
    between.middleCols<3>(6) = -Matrix3::Identity();
    between.middleCols<3>(9) = cross_matrix(arm[1]);
    const double square = d.squaredNorm();
    if (!distance)
        force.middleCols<3>(9) = -push;
    else if (square > 0.0)
        force = f.dot(d) / square * (between - d * (d.transpose() * between) / square);
    for (int k = 0; k < 2; ++k) {
        const double sign = k == 0 ? 1.0 : -1.0;
        moment[k] = sign * (cross_matrix(arm[k]) * force);
        moment[k].middleCols<3>(6 * k + 3) += sign * (push * cross_matrix(arm[k]));
    }
    Vector3 total[2] = {arm[0].cross(f), -arm[1].cross(f)};
    if (!distance) {
        moment[1] += push * between - cross_matrix(d) * force;
        total[1] += f.cross(d);
    }
    const double half = 0.5 * settings.theta * settings.h;
    for (int k = 0; k < 2; ++k) {
        if (held.side[k].body == Mechanism::kNone) continue;
        moment[k].middleCols<3>(6 * k + 3) += cross_matrix(total[k]); // in axes that turn with the body
        stiff.slope.middleRows<3>(6 * k) = (k == 0 ? -1.0 : 1.0) * force;
        stiff.slope.middleRows<3>(6 * k + 3) = -turned[k].transpose() * moment[k];
    }
    for (int k = 0; k < 2; ++k) {
        if (held.side[k].body == Mechanism::kNone) continue;
        stiff.slope.middleCols<3>(6 * k) *= half;
        const Eigen::Matrix<double, 12, 3> by_turn = stiff.slope.middleCols<3>(6 * k + 3);
        stiff.slope.middleCols<3>(6 * k + 3) = by_turn * (0.5 * turned[k] * m.bodies[held.side[k].body].increment);
    }
}

} // namespace saltus::rigid
