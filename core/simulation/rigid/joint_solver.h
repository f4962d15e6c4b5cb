// SPDX-License-Identifier: GPL-3.0-or-later
// One island that has rows (joints, limits, drives). Equality rows are eliminated exactly, mechanism by mechanism:
//   A p_e = target - J_e v,  A = J_e M^-1 J_e^T + compliance,
// dense up to some 60 rows, else sparse (fill-reducing order: a chain of n links costs O(n)). Rows that depend on
// others are met by the proximal-point iteration (A + eps) dp = rest, which tends to the solution of least norm; what
// remains lies in the null space of A and tells a contradiction. Contacts, limits and boxes then see the mechanism's
// own mobility M_c^-1 = M^-1 - M^-1 J_e^T A^-1 J_e M^-1: few of them as a dense problem (Gauss-Seidel with exact local
// solutions, Newton's method on the natural map), many by Gauss-Seidel on velocities in which a mechanism moves as one (these
// come here only when contact_solver.h has missed them).
// Sources: F. Facchinei, J.-S. Pang, "Finite-Dimensional Variational Inequalities and Complementarity Problems" (2003),
// 12.3 (proximal point); P. Alart, A. Curnier, CMAME 92 (1991) (Newton's method for contact with friction).
#pragma once

#include "core/simulation/rigid/one_step_problem.h"
#include "core/simulation/rigid/velocity_sums.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace saltus::rigid {

// Sums over the island; the residual of OneStepReport is sqrt(map) / residual_scale().
struct JointOutcome : VelocitySums {
    bool solved = false;        // by the island's own residual
    bool contradiction = false; // equality rows that cannot all hold; `contradicting` is the worst
    std::uint32_t contradicting = 0;
    int iterations = 0;
    double map = 0.0;     // squares of the natural map
    double largest = 0.0; // largest square of the natural map of a block
    std::uint32_t worst = 0;
    bool worst_is_row = false;
};

class JointSolver {
public:
    // Rows of contacts, limits and boxes together: up to here they are one dense problem, above they are swept.
    static constexpr std::size_t kDenseRows = 240;
    static std::uint32_t rows_of(const ContactBlock& contact) noexcept; // of them

    JointSolver();
    ~JointSolver();
    JointSolver(const JointSolver&) = delete;
    JointSolver& operator=(const JointSolver&) = delete;

    // bodies, rows, contacts: numbers of those of `problem` that belong to the island. Writes p of rows and contacts
    // and problem.v of the bodies. One object per thread; the answer does not depend on what was solved before.
    JointOutcome solve(const OneStepProblem& problem, std::span<const std::uint32_t> bodies,
                       std::span<const std::uint32_t> rows, std::span<const std::uint32_t> contacts,
                       const OneStepSettings& settings);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::rigid
