// SPDX-License-Identifier: GPL-3.0-or-later
// Motion of one free rigid body over a step: spin with the gyroscopic term, orientation. Chapter 9 of seed 004.
// Spins in body axes (rad/s), moments and percussions in body axes.
#pragma once

#include "core/simulation/rigid/one_step_problem.h"

#include <Eigen/Geometry>

namespace saltus::rigid {

// New spin w1 of  I (w1 - w) + h w_theta x I w_theta = percussion,  w_theta = theta w1 + (1 - theta) w, by Newton's method to
// round-off, starting at `w1`. With the orientation by cayley(h w_theta) and theta = 1/2 it keeps |R I w| in space and
// the energy of a free body exactly: (1 + h/2 [w_theta]) I w1 = (1 - h/2 [w_theta]) I w is the same rotation. False: no
// convergence (the body turns by more than about 2 rad in a step).
bool midpoint_spin(const Matrix3& inertia, const Vector3& w, const Vector3& percussion, double h, double theta,
                   Vector3& w1) noexcept;

inline Vector3 gyroscopic_moment(const Matrix3& inertia, const Vector3& w) noexcept {
    return w.cross(inertia * w);
}

// Rotation with tan(angle/2) = |turn|/2 about `turn` (Cayley), and by |turn| (exponential). Unit to round-off.
Eigen::Quaterniond cayley(const Vector3& turn) noexcept;
Eigen::Quaterniond exponential(const Vector3& turn) noexcept;

} // namespace saltus::rigid
