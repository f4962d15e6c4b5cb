// SPDX-License-Identifier: GPL-3.0-or-later
// P A = L U of a small dense matrix, partial pivoting; solves in place without allocation.
// Source: Golub, Van Loan, "Matrix Computations", 4th ed., algorithm 3.4.1.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace saltus::simulation {

class DenseLu {
public:
    // values: n x n, row-major. False when a pivot is not greater than 1e-14 of the largest entry, or not finite.
    bool factorize(std::size_t n, std::span<const double> values);
    void solve(double* x) const noexcept; // n entries
    std::size_t size() const noexcept { return size_; }
    double entry(std::size_t row, std::size_t column) const noexcept { return lu_[row * size_ + column]; } // of U; below the diagonal of L, whose diagonal is 1
    std::size_t swap_of(std::size_t row) const noexcept { return swap_[row]; } // with which a right-hand side's row changes its place, first to last

private:
    std::size_t size_ = 0;
    std::vector<double> lu_;
    std::vector<std::size_t> swap_;
};

} // namespace saltus::simulation
