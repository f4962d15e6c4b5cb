// SPDX-License-Identifier: GPL-3.0-or-later
// From a detected contact to the block of the one-step problem: frame, arms, relative velocity.
#pragma once

#include "core/collision/detector.h"
#include "core/simulation/rigid/one_step_problem.h"

namespace saltus::rigid {

// Rows: the normal and two tangents that depend on the normal alone, continuously but on the planes where two components
// of it are equally small. Planar: t1 = (-n_y, n_x, 0), t2 = z.
Matrix3 contact_frame(const Vector3& normal, bool planar) noexcept;

// What contacts of the same two bodies share: axes of the bodies, and the frame of a normal that several have.
struct PairAxes {
    const collision::Pose *pose_a = nullptr, *pose_b = nullptr; // nullptr: it does not move
    Matrix3 turn_a = Matrix3::Identity(), turn_b = Matrix3::Identity();
    Vector3 shift_a = Vector3::Zero(), shift_b = Vector3::Zero(); // of the arms
    Vector3 normal = Vector3::Zero();
    Matrix3 frame = Matrix3::Zero();

    void take(const collision::Pose* a, const collision::Pose* b) noexcept; // of the next contact
    const Matrix3& frame_of(const Vector3& n, bool planar) noexcept;
};

// Frame and arms of a block at `point`; a body that does not move has pose nullptr and becomes kWorld.
void place_contact(ContactBlock& block, const Vector3& point, const Vector3& normal, std::uint32_t body_a,
                   const collision::Pose* pose_a, std::uint32_t body_b, const collision::Pose* pose_b,
                   bool planar) noexcept;
void place_contact(ContactBlock& block, const Vector3& point, const Vector3& normal, std::uint32_t body_a, std::uint32_t body_b, bool planar,
                   PairAxes& axes) noexcept; // `axes` of its bodies

// Its rows of rolling and spinning, at a placed block.
void place_spin(ContactBlock& block, const collision::Pose* pose_a, const collision::Pose* pose_b) noexcept;

// u = J v of a block: N, T1, T2; v: 6 numbers a body.
Vector3 relative_velocity(const ContactBlock& block, const double* v) noexcept;
// Relative angular velocity in the frame (N, T1, T2).
Vector3 relative_spin(const ContactBlock& block, const double* v) noexcept;

} // namespace saltus::rigid
