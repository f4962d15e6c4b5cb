// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/contact_frames.h"

#include <cmath>
#include <cstring>

namespace saltus::rigid {

namespace {

Eigen::Map<const Vector3> linear(const double* v, std::uint32_t body) noexcept {
    return Eigen::Map<const Vector3>(v + 6 * std::size_t{body});
}
Eigen::Map<const Vector3> angular(const double* v, std::uint32_t body) noexcept {
    return Eigen::Map<const Vector3>(v + 6 * std::size_t{body} + 3);
}

} // namespace

Matrix3 contact_frame(const Vector3& normal, bool planar) noexcept {
    Matrix3 frame;
    frame.row(0) = normal.transpose();
    if (planar) {
        frame.row(1) << -normal.y(), normal.x(), 0.0;
        frame.row(2) << 0.0, 0.0, 1.0;
        return frame;
    }
    const Vector3 size = normal.cwiseAbs();
    // the world axis that the normal is furthest from; ties go to the first
    const int axis = size.x() <= size.y() ? (size.x() <= size.z() ? 0 : 2) : (size.y() <= size.z() ? 1 : 2);
    Vector3 t1 = -normal[axis] * normal;
    t1[axis] += 1.0;
    t1 /= t1.norm();
    frame.row(1) = t1.transpose();
    frame.row(2) = normal.cross(t1).transpose();
    return frame;
}

void PairAxes::take(const collision::Pose* a, const collision::Pose* b) noexcept {
    if (a != pose_a && a) turn_a = a->rotation.toRotationMatrix();
    if (b != pose_b && b) turn_b = b->rotation.toRotationMatrix();
    pose_a = a, pose_b = b;
}

const Matrix3& PairAxes::frame_of(const Vector3& n, bool planar) noexcept {
    if (std::memcmp(n.data(), normal.data(), sizeof(double) * 3) == 0 && frame(0, 0) == n.x()) return frame; // with the signs of zeros
    normal = n;
    frame = contact_frame(n, planar);
    return frame;
}

void place_contact(ContactBlock& block, const Vector3& point, const Vector3& normal, std::uint32_t body_a, std::uint32_t body_b, bool planar,
                   PairAxes& axes) noexcept {
    block.body_a = axes.pose_a ? body_a : kWorld;
    block.body_b = axes.pose_b ? body_b : kWorld;
    block.planar = planar;
    block.frame = axes.frame_of(normal, planar);
    block.angular_a.setZero();
    block.angular_b.setZero();
    if (planar) { // only turns about z, and N and T1 alone have a moment
        const Matrix3& f = block.frame;
        const auto turn = [&](const collision::Pose* pose, const Vector3& shift, double sign, Matrix3& to) {
            if (!pose) return;
            const double x = point.x() - pose->position.x() + shift.x(), y = point.y() - pose->position.y() + shift.y();
            to(0, 2) = sign * (x * f(0, 1) - y * f(0, 0));
            to(1, 2) = sign * (x * f(1, 1) - y * f(1, 0));
        };
        turn(axes.pose_a, axes.shift_a, 1.0, block.angular_a);
        turn(axes.pose_b, axes.shift_b, -1.0, block.angular_b);
        return;
    }
    // e . (R w x r) = (r x e) . R w
    if (axes.pose_a) {
        const Vector3 r = point - axes.pose_a->position + axes.shift_a;
        for (int i = 0; i < 3; ++i)
            block.angular_a.row(i) = r.cross(block.frame.row(i).transpose()).transpose() * axes.turn_a;
    }
    if (axes.pose_b) {
        const Vector3 r = point - axes.pose_b->position + axes.shift_b;
        for (int i = 0; i < 3; ++i)
            block.angular_b.row(i) = -(r.cross(block.frame.row(i).transpose()).transpose() * axes.turn_b);
    }
}

void place_contact(ContactBlock& block, const Vector3& point, const Vector3& normal, std::uint32_t body_a,
                   const collision::Pose* pose_a, std::uint32_t body_b, const collision::Pose* pose_b,
                   bool planar) noexcept {
    PairAxes axes;
    axes.take(pose_a, pose_b);
    place_contact(block, point, normal, body_a, body_b, planar, axes);
}

void place_spin(ContactBlock& block, const collision::Pose* pose_a, const collision::Pose* pose_b) noexcept {
    block.spin_a.setZero();
    block.spin_b.setZero();
    if (pose_a) block.spin_a = block.frame * pose_a->rotation.toRotationMatrix();
    if (pose_b) block.spin_b = -(block.frame * pose_b->rotation.toRotationMatrix());
}

Vector3 relative_velocity(const ContactBlock& block, const double* v) noexcept {
    Vector3 u = Vector3::Zero();
    if (block.planar) {
        const double* const a = block.body_a != kWorld ? v + 6 * std::size_t{block.body_a} : nullptr;
        const double* const b = block.body_b != kWorld ? v + 6 * std::size_t{block.body_b} : nullptr;
        for (int i = 0; i < 2; ++i) {
            const double x = block.frame(i, 0), y = block.frame(i, 1);
            if (a) u[i] = (x * a[0] + y * a[1]) + block.angular_a(i, 2) * a[5];
            if (b) u[i] += block.angular_b(i, 2) * b[5] - (x * b[0] + y * b[1]);
        }
        return u;
    }
    if (block.body_a != kWorld)
        u += block.frame * linear(v, block.body_a) + block.angular_a * angular(v, block.body_a);
    if (block.body_b != kWorld)
        u += block.angular_b * angular(v, block.body_b) - block.frame * linear(v, block.body_b);
    return u;
}

Vector3 relative_spin(const ContactBlock& block, const double* v) noexcept {
    Vector3 u = Vector3::Zero();
    if (block.body_a != kWorld) u += block.spin_a * angular(v, block.body_a);
    if (block.body_b != kWorld) u += block.spin_b * angular(v, block.body_b);
    return u;
}

} // namespace saltus::rigid
