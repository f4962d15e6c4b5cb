// SPDX-License-Identifier: GPL-3.0-or-later
// L D L^T of a principal submatrix of a symmetric sparse matrix. The fill-reducing order (approximate minimum degree) and the
// elimination tree are found once for the whole pattern, so that any subset of rows is factorised without allocation.
// Source: up-looking factorisation by the elimination tree, T. A. Davis, "Direct Methods for Sparse Linear Systems",
// SIAM 2006, chapter 4.
#pragma once

#include "core/math/sparse_matrix.h"

#include <cstddef>
#include <span>
#include <vector>

namespace saltus::math {

class SparseLdlt {
public:
    explicit SparseLdlt(const SparseMatrix& pattern);

    // Factorises the rows and columns whose mask is not 0. False when a pivot is not greater than
    // `smallest_pivot` times its diagonal entry: the submatrix is (nearly) singular or indefinite. Asks to go on (base/going_on.h):
    // thousands of rows that fill take seconds; who is stopped may call it again.
    bool factorize(const SparseMatrix& matrix, std::span<const unsigned char> mask, double smallest_pivot = 1e-13);

    // x: right-hand side on entry, solution on exit, in the matrix's numbering; entries outside the mask become 0.
    void solve(std::span<double> x) const;

    std::size_t fill() const noexcept { return row_index_.size(); } // entries of L below the diagonal, whole pattern

private:
    std::size_t size_ = 0;
    std::vector<std::size_t> order_, position_;    // order_[new] = old, position_[old] = new
    std::vector<std::size_t> parent_;              // elimination tree; size_ for roots
    std::vector<std::size_t> column_start_;        // columns of L
    std::vector<std::size_t> row_index_, filled_;  // rows of the entries of L, how many of each column are set
    std::vector<double> lower_, diagonal_;
    std::vector<unsigned char> mask_;
    mutable std::vector<double> work_;
    std::vector<std::size_t> pattern_, stack_, visited_;
};

} // namespace saltus::math
