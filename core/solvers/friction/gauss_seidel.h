// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/solvers/friction: sweeps over the contacts of an island.
#pragma once

#include "core/solvers/friction/part.h"

namespace saltus::solvers::friction {

enum class LocalSolver { exact, projection };

// One sweep: every contact solved in turn, the others held. slip: slip parameter of each contact (rolling and planar:
// unused). step: step of each contact's projections. Returns the sum of |change of r_i|^2/rho_i^2.
template <int D>
double sweep(const Part<D>& part, const LocalSpace* local, double* r, double* slip, double relaxation) noexcept;
template <int D>
double sweep_by_projection(const Part<D>& part, double* r, double* step) noexcept;

} // namespace saltus::solvers::friction
