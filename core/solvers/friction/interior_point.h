// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/solvers/friction: a primal-dual interior point method for the whole problem, De Saxce's term inside
// the Newton step (D = 2, 3). With x = (mu r_N, r_T), y = (u~_N, mu u~_T) in the cone |x_T| <= x_0, Nesterov and Todd's
// scaling W (W y = W^-1 x), t = u~_T/|u~_T|, G = 1 - mu N t^T, P = diag(mu, 1, 1):
//   (M + G B) dr = -(M r + q + mu |u~_T| N - u~) + G P W^-1 k/mu,  B = P W^-2 P/mu,  du~ = P (W^-1 k - W^-2 P dr)/mu,
// k from Mehrotra's predictor and corrector.
// Sources: Yu. Nesterov, M. Todd, SIAM J. Optim. 8 (1998); S. Mehrotra, SIAM J. Optim. 2 (1992); V. Acary, P. Armand,
// H. M. Nguyen, M. Shpakovych, "Second-order cone programming for frictional contact mechanics using interior point
// algorithm", Optim. Methods Softw. 39 (2024).
#pragma once

#include "core/solvers/friction/newton.h"

namespace saltus::solvers::friction {

struct InteriorPlan {
    int max_steps = 80;
    double regularisation = 0.0; // times min(1, sqrt(gap)), on the diagonal
    double target = 0.0;         // stop: squares of both errors at the projected point; 0: scaled.target
    bool from_start = false;     // begin near room.r instead of at r = u~ = N
};

// room.r: the answer, projected onto K (best found). Needs room.lu analysed.
template <int D>
NewtonOutcome interior_point(const Scaled<D>& scaled, NewtonRoom<D>& room, const InteriorPlan& plan) noexcept;

} // namespace saltus::solvers::friction
