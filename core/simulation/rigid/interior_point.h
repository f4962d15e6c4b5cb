// SPDX-License-Identifier: GPL-3.0-or-later
// Interior-point method for an island of contacts (interior_blocks.h), in the bodies' velocities: the same matrix of 6 x 6
// blocks as newton_step.h. Slower than Newton's steps from a good start, but it needs no start. Rows and rolling contacts
// are not for it.
#pragma once

#include "core/simulation/rigid/block_system.h"
#include "core/simulation/rigid/body_matrix.h"

#include <cstdint>
#include <vector>

namespace saltus::rigid {

class InteriorPoint {
public:
    void resize(const BlockSystem& system, const Islands& islands);
    static bool takes(const BlockSystem& system, const Island& island) noexcept;

    // The parts of an iteration, for ranges of units; those marked * not at the same time for units that share a body.
    // unit_velocity: unit of velocities (m/s) of the island. The system's w must be that of its p.
    void start(BlockSystem& system, std::uint32_t unit_begin, std::uint32_t unit_end, double unit_velocity) noexcept;
    // * Matrix, and right-hand side of the step towards complementarity zero.
    void assemble(BlockSystem& system, const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end,
                  double unit_velocity, BodyMatrix& matrix, std::vector<BodyVelocity>& right) noexcept;
    // * Right-hand side of the step towards `target`, with the second-order term of the last step times `second`.
    void correct(BlockSystem& system, const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end,
                 double unit_velocity, double target, double second, std::vector<BodyVelocity>& right) noexcept;
    // The blocks' step from that of the bodies towards what the last right-hand side was made for, into steps[unit].
    void step(BlockSystem& system, const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end,
              double unit_velocity, const std::vector<BodyVelocity>& dw) noexcept;
    void advance(BlockSystem& system, std::uint32_t unit_begin, std::uint32_t unit_end, double unit_velocity,
                 double size) noexcept;

    struct Step {
        double size = 0.0;                           // largest that stays inside
        double gap0 = 0.0, gap1 = 0.0, gap2 = 0.0;   // sum of x . y after a step s: gap0 + s gap1 + s^2 gap2
        std::uint32_t count = 0;
    };
    std::vector<Step> steps; // by unit

private:
    std::vector<double> r_, v_, dr_, dv_; // in the units of interior_blocks.h, as the system's p
    std::vector<double> kept_;            // what assemble() found of each block
};

} // namespace saltus::rigid
