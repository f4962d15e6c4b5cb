// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/solvers/friction: two methods for what Newton's cannot do directly.
//   admm      w = (M + rho)^-1 (rho (z - y) - q - s), z = P_K(w + y), y += w - z with s the lift of De Saxce's law,
//   taken
//             from the multiplier: u~ = -rho y. One factorisation as long as rho stays.
//   proximal  r_k+1 solves the problem with M + alpha, q - alpha r_k (always well posed) by Newton's methods; alpha
//   falls
//             while that is easy.
// Sources: S. Boyd, N. Parikh, E. Chu, B. Peleato, J. Eckstein, Found. Trends Mach. Learn. 3 (2011); R. T. Rockafellar,
// SIAM J. Control Optim. 14 (1976).
#pragma once

#include "core/solvers/friction/newton.h"

namespace saltus::solvers::friction {

// Both: room.r start on entry, best found on exit; room.lu analysed.
template <int D>
NewtonOutcome admm(const Scaled<D>& scaled, NewtonRoom<D>& room, int max_steps) noexcept;

struct ProximalPlan {
    int most = 40;         // regularised problems
    int patience = 6;      // so many of them may fail while the error is not halved
    bool interior = false; // the interior point solves what Newton's methods do not (D = 2, 3)
};
// `shifted` takes the regularised problems; its room grows to that of `scaled`.
template <int D>
NewtonOutcome proximal(const Scaled<D>& scaled, Scaled<D>& shifted, NewtonRoom<D>& room, const ProximalPlan& plan);

} // namespace saltus::solvers::friction
