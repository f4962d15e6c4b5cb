// SPDX-License-Identifier: GPL-3.0-or-later
// Row echelon form of a small dense matrix, in place: L U with row exchanges by scaled partial pivoting, where columns
// without a usable pivot are passed over. Regular matrices give the usual factorisation; of singular ones a solution
// that leaves the passed-over unknowns as they are.
#pragma once

#include <cstddef>

namespace saltus::solvers {

inline constexpr double kSmallestPivot = 1e-13; // relative to the largest entry of its row and column

struct Echelon {
    std::size_t rank = 0;
    bool regular = true;
};

// a: n x n by rows, overwritten. order[r] = row of the matrix that is row r of the factors. column[r] = column of the
// r-th pivot (r where regular). scale: n values of work. The pivots are stored inverted.
Echelon factorize_echelon(double* a, std::size_t n, std::size_t* order, std::size_t* column, double* scale) noexcept;

// Regular matrices. x: right-hand side in the order of the factors on entry, solution on exit.
inline void solve_regular(const double* a, std::size_t n, double* x) noexcept {
    for (std::size_t r = 1; r < n; ++r) {
        double sum = x[r];
        for (std::size_t c = 0; c < r; ++c) sum -= a[r * n + c] * x[c];
        x[r] = sum;
    }
    for (std::size_t r = n; r-- > 0;) {
        double sum = x[r];
        for (std::size_t c = r + 1; c < n; ++c) sum -= a[r * n + c] * x[c];
        x[r] = sum * a[r * n + r];
    }
}

// Any matrix. right: right-hand side in the order of the factors, overwritten; x: the unknowns, those of columns
// without pivot stay as they are.
void solve_echelon(const double* a, std::size_t n, Echelon form, const std::size_t* column, double* right,
                   double* x) noexcept;

} // namespace saltus::solvers
