// SPDX-License-Identifier: GPL-3.0-or-later
// Inside of LcpSolver: what its methods share. Each method is one file and one function.
#pragma once

#include "core/solvers/lcp.h"
#include "core/solvers/mixed.h"

#include <optional>

namespace saltus::solvers {

// Largest number of rows of the dense tableau (64 MB of doubles at 2 n^2).
inline constexpr std::size_t kLargestTableau = 2000;

struct LcpSolver::Workspace {
    LcpSettings settings;
    std::size_t size = 0;
    // active set
    std::optional<math::SparseLdlt> factor; // not made for an asymmetric pattern
    std::vector<unsigned char> free_set, factored_set, wrong;
    std::vector<double> trial, best;
    bool factor_is_current = false, symmetric = true, symmetry_is_known = false;
    std::optional<MixedSolver> newton; // made when first asked for
    // Lemke
    std::vector<double> tableau, ratio;
    std::vector<std::size_t> rows, basis;
};

// What a method is given. Rows with mask 0 have z = 0 already.
struct LcpCall {
    const math::SparseMatrix& M;
    std::span<const double> q;
    std::span<const unsigned char> mask;
    std::span<double> z;
    double tolerance; // absolute, unit of w
};

LcpReport solve_closed_form(const LcpCall& call);
LcpReport solve_pgs(const LcpCall& call, const LcpSettings& settings);
LcpReport solve_lemke(const LcpCall& call, LcpSolver::Workspace& work);
LcpReport solve_active_set(const LcpCall& call, LcpSolver::Workspace& work);
LcpReport solve_newton(const LcpCall& call, LcpSolver::Workspace& work);

} // namespace saltus::solvers
