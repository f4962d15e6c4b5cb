// SPDX-License-Identifier: GPL-3.0-or-later
// The one-step problem with a share delta of every block's own compliance added about a centre c of percussions,
//   u + (delta / rho) (p - c) in place of u,
// has percussions that follow from the velocities alone: p = P(c - (rho / delta) u), with P of linearise.h. What is left
// is an equation in the bodies' velocities, w = G^T p(w), which Newton's method with a search along its steps solves
// where that on percussions and velocities together goes astray. With p as the next centre, and delta falling, this is the
// method of multipliers. Source: D. P. Bertsekas, "Constrained Optimization and Lagrange Multiplier Methods", Academic
// Press 1982.
#pragma once

#include "core/simulation/rigid/block_system.h"
#include "core/simulation/rigid/body_matrix.h"

#include <cstdint>
#include <vector>

namespace saltus::rigid {

// p(w) of the units into the system's p. `centre` is laid out as that.
void multiplier_project(BlockSystem& system, const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end,
                      double delta, const std::vector<double>& centre, const std::vector<BodyVelocity>& w) noexcept;
// Adds the units' part of 1 - d(G^T p)/dw to the matrix. Units that share a body not at the same time.
void multiplier_assemble(BlockSystem& system, const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end,
                       double delta, const std::vector<double>& centre, const std::vector<BodyVelocity>& w,
                       BodyMatrix& matrix) noexcept;

} // namespace saltus::rigid
