// SPDX-License-Identifier: GPL-3.0-or-later
// One island that has rows (joints, limits, drives): equality rows are eliminated exactly, redundant ones recognised,
// what is left is a small dense problem of contacts, limits and boxes.
#pragma once

#include "core/simulation/rigid/one_step_problem.h"

#include <cstdint>
#include <memory>
#include <span>

namespace saltus::rigid {

class JointSolver {
public:
    JointSolver();
    ~JointSolver();
    JointSolver(const JointSolver&) = delete;
    JointSolver& operator=(const JointSolver&) = delete;

    // bodies, rows, contacts: numbers of those of `problem` that belong to the island. Writes p of rows and contacts
    // and problem.v of the bodies. Residuals of the report: sums of squares over the island only (the caller forms the
    // ratio).
    OneStepReport solve(const OneStepProblem& problem, std::span<const std::uint32_t> bodies,
                        std::span<const std::uint32_t> rows, std::span<const std::uint32_t> contacts,
                        const OneStepSettings& settings);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::rigid
