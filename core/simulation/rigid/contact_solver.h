// SPDX-License-Identifier: GPL-3.0-or-later
// One island by nonlinear Gauss-Seidel on its bodies' velocities: every block in turn is solved exactly with the others
// held. The answer is judged by the natural map alone, recomputed from the percussions.
#pragma once

#include "core/simulation/rigid/block_system.h"
#include "core/simulation/rigid/worker_pool.h"

#include <cstdint>
#include <vector>

namespace saltus::rigid {

struct IslandOutcome {
    bool solved = false;
    int iterations = 0;
    double map = 0.0;     // sum of squares of the natural map
    double free = 0.0;    // sum of squares of the free velocity
    double meeting = 0.0; // sum of squares of the velocities that meet
    double largest = 0.0; // largest square of the natural map of a block
    std::uint32_t worst = 0;
    bool worst_is_row = false;
};

// What a residual is divided by: the free velocity; where bodies meet with equal velocities, round-off of those.
double residual_scale(double free, double meeting) noexcept;

class ContactSolver {
public:
    // Called by every thread of a team with the same arguments; an island without colours by one thread only. The
    // blocks of the island are loaded. The outcome is the same in every thread and for any number of them.
    IslandOutcome solve(const Team& team, const Islands& islands, const Island& island, BlockSystem& system,
                        const OneStepSettings& settings);
    void resize(const Islands& islands); // before the islands of a step are solved

private:
    struct Run;
    std::vector<double> change_; // by unit
};

} // namespace saltus::rigid
