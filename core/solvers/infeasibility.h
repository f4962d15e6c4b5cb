// SPDX-License-Identifier: GPL-3.0-or-later
// Proof that a mixed problem has no solution because its linear part has none: there is no z within its bounds with w
// >= 0 where z may only rest at its lower bound, w <= 0 where at its upper, w = 0 on equations. For complementarity
// problems with positive semidefinite M this is the only way to have no solution. The proof is a vector y, one number a
// row of the canonical form (canonical.h), which are the rows of the problem itself where it has no finite upper bounds
// and no friction: y >= 0 but on equations, A^T y <= 0 (= 0 on equations), b.y < 0. Source: Farkas' lemma; found as the
// dual values of phase one of the simplex method.
#pragma once

#include "core/solvers/mixed.h"

#include <optional>
#include <span>
#include <vector>

namespace saltus::solvers {

struct Certificate {
    std::vector<double> y; // largest entry 1
    double gap = 0.0;      // -b.y > 0
    double excess =
        0.0; // by which A^T y exceeds what it must not, with A and y scaled to entries of size one: round-off
};

// Nothing: the linear part has a solution, or the proof did not hold when it was checked, or the problem is too large.
std::optional<Certificate> prove_infeasible(const math::SparseMatrix& M, std::span<const double> q,
                                            const MixedRows& rows, std::span<const unsigned char> mask);

} // namespace saltus::solvers
