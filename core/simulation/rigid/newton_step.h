// SPDX-License-Identifier: GPL-3.0-or-later
// Newton's step on all blocks of an island at once, in the bodies' velocities: with dp = -f - E G dw of every block
// (linearise.h) and dw = G^T dp,
//   (1 + sum of G^T E G) dw = -sum of G^T f,
// six unknowns a body, however many contacts there are.
#pragma once

#include "core/simulation/rigid/block_system.h"
#include "core/simulation/rigid/body_matrix.h"

#include <cstdint>
#include <vector>

namespace saltus::rigid {

// Adds the blocks of the units to the matrix and the right-hand side; the system's w must be that of its p. Units that
// share a body not at the same time.
void newton_assemble(BlockSystem& system, const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end,
                     double delta, BodyMatrix& matrix, std::vector<BodyVelocity>& right) noexcept;
// p <- p + dp; the system's w is still that of the old p.
void newton_advance(BlockSystem& system, const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end,
                    double delta, const std::vector<BodyVelocity>& dw) noexcept;

} // namespace saltus::rigid
