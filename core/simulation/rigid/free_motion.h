// SPDX-License-Identifier: GPL-3.0-or-later
// Motion of one free rigid body over a step: spin with the gyroscopic term, orientation. Chapter 9 of Siconos Developer's Notes (2011).
// Spins in body axes (rad/s), moments and percussions in body axes.
#pragma once

#include "core/simulation/rigid/one_step_problem.h"

#include <Eigen/Geometry>

namespace saltus::rigid {

// How far a body turns in a step h with the mean spin w = (w0 + w1)/2 of a free motion, as the argument of cayley().
// Energy and momentum of a free body are kept by every turn in the plane of w and I w about which the momentum turns; in
// this plane the true turn lies too, and
//   turn = h ((1 + h^2 (A + |w|^2)/12) w + h^2 B/12 I w),
//   A = |w|^2 + (P.I P - 2T c2)/det I,  B = (2T tr I - 2|P|^2)/det I,  P = I w, 2T = w.P, c2: second invariant of I
// is it to fourth order (Magnus' series about the middle, Cayley and Hamilton's theorem for I). The plain midpoint rule,
// turn = h w, loses (h |w|)^2/12 of every angle.
// Source of the idea: R. I. McLachlan, A. Zanna, "The discrete Moser-Veselov algorithm for the
// free rigid body, revisited", Found. Comput. Math. 5 (2005).
struct Turn {
    double stretch = 1.0; // of h in front of w
    Vector3 turn = Vector3::Zero();
};
Turn turn_of(const Matrix3& inertia, const Vector3& w, double h) noexcept;

// The percussion that stands for the gyroscopic term over a step with mean spin w and percussions T of all moments, so that
//   I (w1 - w0) = T - G,   G = turn x I w - (sqrt(1 + |turn/2|^2) - 1) (T without its part along turn).
// With the orientation turned by C = cayley(turn) this is I w1 = C^T I w0 + C_half^T T: the momentum in space changes by
// exactly T in axes of the middle orientation; without T it is kept, like the energy.
Vector3 gyroscopic_percussion(const Matrix3& inertia, const Vector3& w, const Vector3& T, double h) noexcept;

// The new spin w1 of that equation with the mean spin theta w1 + (1 - theta) w0, by Newton's method to round-off, starting
// at `w1`. False: no convergence (the body turns by more than about 2 rad in a step).
bool midpoint_spin(const Matrix3& inertia, const Vector3& w0, const Vector3& T, double h, double theta,
                   Vector3& w1) noexcept;

inline Matrix3 cross_matrix(const Vector3& a) noexcept { // times b: a x b
    Matrix3 m;
    m << 0.0, -a.z(), a.y(), a.z(), 0.0, -a.x(), -a.y(), a.x(), 0.0;
    return m;
}

inline Vector3 gyroscopic_moment(const Matrix3& inertia, const Vector3& w) noexcept {
    return w.cross(inertia * w);
}

// Rotation with tan(angle/2) = |turn|/2 about `turn` (Cayley), and by |turn| (exponential). Unit to round-off.
Eigen::Quaterniond cayley(const Vector3& turn) noexcept;
Eigen::Quaterniond exponential(const Vector3& turn) noexcept;

} // namespace saltus::rigid
