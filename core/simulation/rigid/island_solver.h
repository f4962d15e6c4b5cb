// SPDX-License-Identifier: GPL-3.0-or-later
// Solves a OneStepProblem island by island: contacts alone by block Gauss-Seidel on body velocities (contact_solver),
// islands with joints by elimination of their equality rows (joint_solver). Bitwise the same for any number of threads.
#pragma once

#include "core/simulation/rigid/one_step_problem.h"

#include <memory>

namespace saltus::rigid {

class IslandSolver {
public:
    IslandSolver();
    ~IslandSolver();
    IslandSolver(const IslandSolver&) = delete;
    IslandSolver& operator=(const IslandSolver&) = delete;

    // No allocation once sizes have settled. Never fails silently: report.solved tells.
    OneStepReport solve(const OneStepProblem& problem, const OneStepSettings& settings);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::rigid
