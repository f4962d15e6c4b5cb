// SPDX-License-Identifier: GPL-3.0-or-later
// L U of the matrices that the mixed problem leads to:  diag(alpha) + diag(beta) M + gamma_i e_i e_normal(i)^T,
// row by row: beta = 1 alone is a free row, alpha = 1 alone a fixed one, alpha = 1, gamma = -+mu a sliding one;
// semismooth Newton mixes them. Columns are ordered once for the whole pattern (approximate minimum degree), pivots
// chosen among the rows with a preference for the diagonal. Memory grows to what a factorisation needs and is kept.
// Source: J. R. Gilbert, T. Peierls, "Sparse partial pivoting in time proportional to arithmetic operations",
// SIAM J. Sci. Stat. Comput. 9 (1988); T. A. Davis, "Direct Methods for Sparse Linear Systems", SIAM 2006, chapter 6.
#pragma once

#include "core/math/sparse_matrix.h"
#include "core/solvers/mixed.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace saltus::solvers {

struct RowWeights {
    double alpha, beta, gamma;
};

// Where the entries stand, and the order of the columns.
struct FactorPattern {
    std::uint32_t size = 0;
    std::vector<std::uint32_t> start, row, entry; // columns of the matrix: row, entry of M (none: not in M's pattern)
    std::vector<std::uint32_t> normal;            // by row
    std::vector<std::uint32_t> order;             // column of the matrix that is factored k-th
};

class SparseFactor {
public:
    explicit SparseFactor(std::shared_ptr<const FactorPattern> pattern);

    // False when no usable pivot was left in some column. `shift` (n values or empty) is added to M's diagonal.
    bool factorize(const math::SparseMatrix& M, std::span<const RowWeights> weights,
                   std::span<const double> shift = {});
    // x: right-hand side on entry, solution on exit.
    void solve(std::span<double> x) noexcept;

    static constexpr std::uint32_t kNone = 0xffffffffu;

private:
    std::uint32_t reach(std::uint32_t column) noexcept;

    std::shared_ptr<const FactorPattern> pattern_;
    std::uint32_t n_ = 0;
    std::span<const std::uint32_t> start_, row_, entry_, normal_, order_; // of the pattern
    std::vector<double> value_, scale_;
    std::vector<std::uint32_t> pivot_of_; // row -> place in the order, kNone while not chosen
    std::vector<std::uint32_t> pivot_row_;
    std::vector<std::uint32_t> lower_start_, lower_row_, upper_start_, upper_row_;
    std::vector<double> lower_, upper_, diagonal_;
    std::vector<double> x_;
    std::vector<std::uint32_t> stack_, position_, found_;
    std::vector<std::uint32_t> mark_;
    std::uint32_t stamp_ = 0;
};

} // namespace saltus::solvers
