// SPDX-License-Identifier: GPL-3.0-or-later
// One island. Where the percussions of the last step tell little (something landed) the loads are first carried down the
// pile (load_path.h). Nonlinear Gauss-Seidel on the bodies' velocities (every block in turn is solved exactly with the
// others held) is fast where few bodies stand on each other; where its rate says that Newton's steps on all blocks together are
// cheaper, they alternate with a few sweeps, and an interior-point method takes over where those do not get ahead; what is
// left unsolved of small islands goes to the methods for assembled problems. The answer is judged by the natural map alone, recomputed from the percussions.
#pragma once

#include "core/base/worker_pool.h"
#include "core/math/anderson.h"
#include "core/simulation/rigid/assembled_island.h"
#include "core/simulation/rigid/block_system.h"
#include "core/simulation/rigid/body_matrix.h"
#include "core/simulation/rigid/interior_point.h"
#include "core/simulation/rigid/load_path.h"
#include "core/simulation/rigid/velocity_sums.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace saltus::rigid {

struct IslandOutcome : VelocitySums {
    bool solved = false;
    int iterations = 0;   // sweeps and Newton's steps
    double cost = 0.0;    // see OneStepReport
    double map = 0.0;     // sum of squares of the natural map
    double energy = 0.0;  // sum of those times rho
    double largest = 0.0; // largest square of the natural map of a block
    std::uint32_t worst = 0;
    bool worst_is_row = false;
};

class ContactSolver {
public:
    void resize(const BlockSystem& system, const Islands& islands, int threads); // before the islands of a step are solved
    // Called by every thread of a team with the same arguments; an island without colours by one thread only, whose
    // number is `worker`. The blocks of the island are loaded. The outcome is the same in every thread and for any
    // number of them. rebounds: some contact of the island has a velocity to leave with.
    IslandOutcome solve(const Team& team, int worker, const Islands& islands, const Island& island,
                        BlockSystem& system, const OneStepSettings& settings, bool rebounds);

private:
    struct Run;
    std::vector<double> change_;                        // by unit
    std::vector<double> best_p_;                        // as the system's p
    std::vector<double> centre_;                        // as the system's p
    std::vector<BodyVelocity> dw_, trial_;              // by body
    struct Room { // of one island at a time
        BodyMatrix matrix;
        LoadPath path;
        AssembledIsland assembled;
        math::Anderson anderson;
        std::vector<double> from, to; // w of the island's bodies where a sweep began and ended
    };
    std::vector<std::unique_ptr<Room>> rooms_; // by worker
    InteriorPoint interior_;
};

} // namespace saltus::rigid
