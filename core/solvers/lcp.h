// SPDX-License-Identifier: GPL-3.0-or-later
// The linear complementarity problem  w = M z + q,  0 <= w _|_ z >= 0.
// In mechanics: M is the Delassus operator (1/kg), z the percussions (N s), w and q relative velocities (m/s).
// Problem + Settings + Workspace + Report: the workspace lives in LcpSolver, sized once for a sparsity pattern.
#pragma once

#include "core/math/sparse_ldlt.h"
#include "core/math/sparse_matrix.h"
#include "core/solvers/status.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace saltus::solvers {

enum class LcpMethod {
    automatic,   // closed form for one row, else active set, then Lemke, semismooth Newton, PGS
    closed_form, // one row: z = max(0, -q/M)
    lemke,       // complementary pivoting, lexicographic ratio test, dense tableau
    pgs,         // projected Gauss-Seidel
    active_set,  // block principal pivoting on a sparse factorisation, warm-started; symmetric M
    semismooth_newton, // on the natural map and on Fischer-Burmeister's, line search, regularised (mixed.h)
};

std::string_view name(LcpMethod method) noexcept;

struct LcpSettings {
    LcpMethod method = LcpMethod::automatic;
    double tolerance = 1e-12;   // on the residual, relative to max(1, |q|_inf) of the rows in the mask
    int max_iterations = 10000; // pivots (Lemke), sweeps (PGS), exchanges (active set), Newton steps
    double relaxation = 1.0;    // PGS: in (0, 2)
};

struct LcpReport {
    Status status = Status::not_run;
    LcpMethod method = LcpMethod::automatic; // the one that gave the answer
    int iterations = 0;                      // of that method
    double residual = 0.0;                   // natural map |min(D z, w)|_inf, D = diag(M), recomputed, unit of w
    int fallbacks = 0;                       // methods tried before in vain
};

// The same measure for every method: w = M z + q is formed anew; rows outside the mask do not count.
double lcp_residual(const math::SparseMatrix& M, std::span<const double> q, std::span<const unsigned char> mask,
                    std::span<const double> z) noexcept;

class LcpSolver {
public:
    LcpSolver(const math::SparseMatrix& pattern, LcpSettings settings);
    ~LcpSolver();
    LcpSolver(LcpSolver&&) noexcept;
    LcpSolver& operator=(LcpSolver&&) noexcept;

    const LcpSettings& settings() const noexcept;
    // Must be called when the values of M have changed since the last solve.
    void matrix_changed() noexcept;

    // Rows with mask 0 are left out: z = 0 and w is whatever M z + q gives there. z is the warm start on entry and the
    // answer on exit (also when status is not solved: the best found). No allocation, but by Lemke and semismooth Newton on
    // their first use. Infeasible: infeasibility.h gives the proof.
    LcpReport solve(const math::SparseMatrix& M, std::span<const double> q, std::span<const unsigned char> mask,
                    std::span<double> z, std::span<double> w);

    struct Workspace; // core/solvers/lcp_workspace.h

private:
    std::unique_ptr<Workspace> work_;
};

} // namespace saltus::solvers
