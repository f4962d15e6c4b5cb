// SPDX-License-Identifier: GPL-3.0-or-later
// Motion of one free rigid body over a step: spin with the gyroscopic term, orientation. Chapter 9 of seed 004.
// Spins in body axes (rad/s), moments and percussions in body axes.
#pragma once

#include "core/simulation/rigid/one_step_problem.h"

#include <Eigen/Geometry>

namespace saltus::rigid {

// The percussion that stands for the gyroscopic term over a step with mean spin w and percussions T of all moments, so that
//   I (w1 - w0) = T - G,   G = h w x I w - (sqrt(1 + |h w/2|^2) - 1) T_perpendicular(w).
// With the orientation turned by C = cayley(h w), w = (w0 + w1)/2, this is I w1 = C^T I w0 + C_half^T T: the momentum in space
// changes by exactly T in axes of the middle orientation, and without T it is kept, like the energy. G does no work
// over w. (The plain midpoint rule turns T by the half angle too, but shrinks it by the cosine.)
Vector3 gyroscopic_percussion(const Matrix3& inertia, const Vector3& w, const Vector3& T, double h) noexcept;

// The new spin w1 of that equation with the mean spin theta w1 + (1 - theta) w0, by Newton's method to round-off, starting
// at `w1`. False: no convergence (the body turns by more than about 2 rad in a step).
bool midpoint_spin(const Matrix3& inertia, const Vector3& w0, const Vector3& T, double h, double theta,
                   Vector3& w1) noexcept;

inline Vector3 gyroscopic_moment(const Matrix3& inertia, const Vector3& w) noexcept {
    return w.cross(inertia * w);
}

// Rotation with tan(angle/2) = |turn|/2 about `turn` (Cayley), and by |turn| (exponential). Unit to round-off.
Eigen::Quaterniond cayley(const Vector3& turn) noexcept;
Eigen::Quaterniond exponential(const Vector3& turn) noexcept;

} // namespace saltus::rigid
