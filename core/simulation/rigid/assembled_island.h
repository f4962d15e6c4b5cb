// SPDX-License-Identifier: GPL-3.0-or-later
// Contacts of an island as a problem of their own, u = W p + q with W assembled, for the methods of
// core/solvers/friction: the last resort of the contact solver.
#pragma once

#include "core/simulation/rigid/block_system.h"
#include "core/solvers/friction/friction.h"

#include <cstdint>
#include <vector>

namespace saltus::rigid {

class AssembledIsland {
public:
    // Islands of contacts alone, without spinning friction.
    static bool takes(const BlockSystem& system, const Island& island) noexcept;
    // p from where it is to an answer, to be judged by the caller. `tolerance`: of OneStepSettings. The answer does not
    // depend on what was solved before.
    void solve(BlockSystem& system, const Islands& islands, const Island& island, double tolerance);

private:
    struct Block {
        std::uint32_t a = kWorld, b = kWorld, rows = 0;
        const HalfRow *ga = nullptr, *gb = nullptr;
        std::size_t at = 0; // in the system's p
    };
    void collect(BlockSystem& system, const Islands& islands, const Island& island);
    void assemble();

    std::vector<Block> blocks_;
    std::vector<std::vector<std::uint32_t>> of_body_; // blocks by body of the problem
    std::vector<std::uint32_t> neighbours_;
    std::vector<double> r_, u_;
    solvers::friction::FrictionProblem problem_;
    solvers::friction::FrictionWorkspace workspace_;
};

} // namespace saltus::rigid
