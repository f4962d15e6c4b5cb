// SPDX-License-Identifier: GPL-3.0-or-later
// The mixed problem of one step: w = M z + q and, row by row, -w_i in N_[lower_i, upper_i](z_i). By its bounds a row is
//   an equation w_i = 0          (-inf, inf)
//   a complementarity row        [0, inf)
//   a relay                      [lower, upper]
//   planar friction              [-mu_i z_n, mu_i z_n] with n = normal[i] the row of its normal impulse (Coulomb in the
//                                plane; a fixed point in z, no optimisation problem).
// So LCP, MLCP, box problems (affine variational inequalities), relays and planar friction are one problem.
// Residual of every method, recomputed: max_i |z_i - P_[l_i(z), u_i(z)](z_i - rho_i w_i)| / rho_i with rho_i = 1 / |M_ii|
// (1 where M_ii = 0), which has the unit of w. For complementarity rows with M_ii > 0 it is |min(M_ii z_i, w_i)|, the
// residual of lcp.h.
// Sources: F. Facchinei, J.-S. Pang, "Finite-Dimensional Variational Inequalities and Complementarity Problems", Springer
// 2003, 1.5 (natural map), 7.2, 9.1; V. Acary, B. Brogliato, "Numerical Methods for Nonsmooth Dynamical Systems",
// Springer 2008, chapters 12, 13.
#pragma once

#include "core/math/sparse_matrix.h"
#include "core/solvers/status.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::solvers {

// The law of each row; does not change from step to step.
struct MixedRows {
    std::vector<double> lower, upper;   // -inf, inf allowed; of friction rows not used
    std::vector<std::int32_t> normal;   // row of the normal impulse; -1: no friction row
    std::vector<double> mu;             // of friction rows, >= 0
    std::size_t size() const noexcept { return lower.size(); }
    void reserve(std::size_t count) { lower.reserve(count), upper.reserve(count), normal.reserve(count), mu.reserve(count); }
    void add(double l, double u) { lower.push_back(l), upper.push_back(u), normal.push_back(-1), mu.push_back(0.0); }
    void add_friction(std::int32_t normal_row, double coefficient) {
        lower.push_back(0.0), upper.push_back(0.0), normal.push_back(normal_row), mu.push_back(coefficient);
    }
};

enum class MixedMethod {
    automatic,         // explained by MixedReport::method and fallbacks
    closed_form,       // one row, or one normal row with its friction row
    active_set,        // each row at lower, upper or free: warm-started by the last answer, exchanged until consistent
    semismooth_newton, // on the natural map, line search, regularised
    pgs,               // projected Gauss-Seidel / SOR
    lemke,             // complementary pivoting (lexicographic) after the bounds and equations are worked in
    enumerative,       // all cases, small problems only
};
std::string_view name(MixedMethod method) noexcept;

struct MixedSettings {
    MixedMethod method = MixedMethod::automatic;
    double tolerance = 1e-12;   // on the residual, relative to max(1, |q|_inf) of the rows in the mask
    int max_iterations = 10000; // exchanges, Newton steps, sweeps, pivots or cases
    double relaxation = 1.0;    // PGS, in (0, 2)
};

struct MixedReport {
    Status status = Status::not_run;
    MixedMethod method = MixedMethod::automatic; // the one that gave the answer
    int iterations = 0;
    double residual = 0.0; // unit of w
    int fallbacks = 0;     // methods tried before in vain
};

// The same measure for every method; rows outside the mask do not count (an empty mask: all rows count).
double mixed_residual(const math::SparseMatrix& M, std::span<const double> q, const MixedRows& rows,
                      std::span<const unsigned char> mask, std::span<const double> z) noexcept;

// How the factors of such a problem are found, by the pattern of M and the normal row of each (-1: none): once for any number of solvers.
struct FactorPattern;
std::shared_ptr<const FactorPattern> factor_pattern(const math::SparseMatrix& pattern, std::span<const std::int32_t> normals);

class MixedSolver {
public:
    // `rows` is copied.
    // factors: of this pattern and these rows; null: they are found here.
    MixedSolver(const math::SparseMatrix& pattern, const MixedRows& rows, MixedSettings settings, std::shared_ptr<const FactorPattern> factors = nullptr);
    ~MixedSolver();
    MixedSolver(MixedSolver&&) noexcept;
    MixedSolver& operator=(MixedSolver&&) noexcept;

    const MixedSettings& settings() const noexcept;
    void set_rows(const MixedRows& rows);  // new bounds or coefficients (parameters), the same size
    void matrix_changed() noexcept;        // must be called when the values of M have changed since the last solve

    // Rows with mask 0 are left out: z = 0 and w is whatever M z + q gives there. z is the warm start on entry and the
    // answer on exit (also when status is not solved: the best found). No allocation after the first solve, but for
    // lemke and enumerative when they are used for the first time.
    MixedReport solve(const math::SparseMatrix& M, std::span<const double> q, std::span<const unsigned char> mask,
                      std::span<double> z, std::span<double> w);

    struct Workspace;

private:
    std::unique_ptr<Workspace> work_;
};

} // namespace saltus::solvers
