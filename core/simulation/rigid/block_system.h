// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of a one-step problem in the order in which a sweep visits them, their percussions p and the bodies' w (see
// contact_blocks.h). p of a unit: its blocks by kind (normal, planar, space, rolling, row), one behind the other.
#pragma once

#include "core/simulation/rigid/contact_blocks.h"
#include "core/simulation/rigid/islands.h"

#include <cstdint>
#include <vector>

namespace saltus::rigid {

// Sums over the blocks of a unit.
struct BlockSums {
    double free = 0.0;    // of squares of the free velocity, all rows
    double meeting = 0.0; // of squares of the velocities that meet in it
    double map = 0.0;     // of squares of the natural map
    double largest = 0.0; // largest square of the natural map of a block
    std::uint32_t worst = 0;  // its number in the problem
    bool worst_is_row = false;
};

class BlockSystem {
public:
    // Sizes for all units of islands whose `taken` is not 0. Then load() for ranges of units, in any order.
    void resize(const OneStepProblem& problem, const Islands& islands, const std::vector<unsigned char>& taken);
    void load_bodies(const OneStepProblem& problem, const Islands& islands, const Island& island);
    void load(const OneStepProblem& problem, const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end);

    // One visit of every block of the units: returns sum of |dp|^2/rho^2, about the square of the natural map before.
    double sweep(const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end) noexcept;
    // w += G^T p
    void push(const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end) noexcept;
    // Natural map at p and w: sums[unit].
    void measure(const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end) noexcept;

    // Results into the problem.
    void save(const OneStepProblem& problem, const Islands& islands, std::uint32_t unit_begin,
              std::uint32_t unit_end) const noexcept;
    void save_bodies(const OneStepProblem& problem, const Islands& islands, const Island& island) const noexcept;

    std::uint32_t p_begin(std::uint32_t unit) const noexcept { return begin[unit].p; }

    struct Begin {
        std::uint32_t normal = 0, planar = 0, space = 0, rolling = 0, row = 0, p = 0;
    };
    std::vector<Begin> begin; // by unit, and one more
    std::vector<NormalBlock> normal;
    std::vector<PlanarBlock> planar;
    std::vector<SpaceBlock> space;
    std::vector<RollingBlock> rolling;
    std::vector<RowBlock> row;
    std::vector<double> p;
    std::vector<BodyVelocity> w;  // by body
    std::vector<BlockSums> sums;  // by unit

private:
    struct BodyFactor { // L: diagonal of the linear part, lower triangle of the angular part
        Vector3 linear = Vector3::Zero();
        Matrix3 angular = Matrix3::Zero();
    };
    template <class Visit>
    void each_block(std::uint32_t unit, Visit&& visit) noexcept;
    template <class Visit>
    void each_block(std::uint32_t unit, Visit&& visit) const noexcept;

    std::vector<BodyFactor> factor_; // by body
};

} // namespace saltus::rigid
