// SPDX-License-Identifier: GPL-3.0-or-later
// Dense dictionary of  s = A x + b + z0 (rows that may take the covering variable z0): basic variables as affine
// functions of the nonbasic ones,  basic_r = right_r - sum_j T_rj nonbasic_j. Variables: x_i = i, s_i = N + i, z0 = 2
// N.
#pragma once

#include "core/solvers/canonical.h"

#include <vector>

namespace saltus::solvers {

// So many pivots take a few seconds: each touches the whole dictionary.
inline int most_pivots_in_seconds(std::size_t size) noexcept {
    return static_cast<int>(std::min(1e6, 200.0 + 2e9 / (1.0 + static_cast<double>(size) * static_cast<double>(size))));
}

class Dictionary {
public:
    explicit Dictionary(const Canonical& problem);

    std::size_t size() const noexcept { return n_; }
    std::size_t columns() const noexcept { return n_ + 1; }
    std::size_t z0() const noexcept { return 2 * n_; }
    std::size_t complement(std::size_t variable) const noexcept {
        return variable < n_ ? variable + n_ : variable - n_;
    }
    double cell(std::size_t row, std::size_t column) const noexcept { return cells_[row * columns() + column]; }
    double right(std::size_t row) const noexcept { return right_[row]; }
    std::size_t basic(std::size_t row) const noexcept { return basic_[row]; }
    std::size_t nonbasic(std::size_t column) const noexcept { return nonbasic_[column]; }
    bool is_basic(std::size_t variable) const noexcept { return in_basis_[variable] != 0; }
    std::size_t place(std::size_t variable) const noexcept { return place_[variable]; } // its row or column

    bool is_equation(std::size_t variable) const noexcept { // x or s of an equation
        return variable != z0() && equation_[variable < n_ ? variable : variable - n_] != 0;
    }
    // Rows whose basic variable must not become negative: all but the x of equations, and the s of equations that
    // stayed.
    bool is_signed(std::size_t row) const noexcept { return !is_equation(basic_[row]); }

    void pivot(std::size_t row, std::size_t column);

    // Makes all x of equations basic and all their s nonbasic, if need be together with complementary pairs, so that
    // the basis stays complementary. `keep_pairs` false: any column may serve (linear feasibility only). Gives the
    // number of equations that could not be worked in.
    std::size_t work_in_equations(bool keep_pairs);
    // The covering column: one in every signed row.
    void cover();
    // Values of x; nonbasic variables are 0.
    void read(std::span<double> x) const noexcept;

    // Lexicographic minimum ratio over the signed rows: right-hand sides first, then the columns of the variables that
    // were basic at cover(). Ties are broken in favour of z0. size() when no entry is positive.
    std::size_t leaving_row(std::size_t column) const noexcept;
    std::size_t most_negative_row() const noexcept; // size() when there is none

private:
    bool is_less(std::size_t r, std::size_t s, std::size_t column) const noexcept;

    std::size_t n_ = 0;
    std::vector<double> cells_, right_;
    std::vector<std::size_t> basic_, nonbasic_, place_, first_basis_;
    std::vector<unsigned char> in_basis_, equation_;
};

} // namespace saltus::solvers
