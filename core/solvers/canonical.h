// SPDX-License-Identifier: GPL-3.0-or-later
// The mixed problem written with two kinds of rows only, for pivoting methods and for proofs of infeasibility:
//   s = A x + b;   complementarity rows 0 <= s _|_ x >= 0,   equations s = 0 with x free.
// z = origin + T x. Bounds on both sides take a second row (u - l - x _|_ v), friction three (z_t = p - m; p, m and the
// bound lambda on the sliding speed): D. E. Stewart, J. C. Trinkle, Int. J. Numer. Meth. Engng 39 (1996) 2673-2691.
// Rows and columns are scaled by positive numbers to entries of size one, which changes no sign.
#pragma once

#include "core/solvers/mixed_workspace.h"

#include <vector>

namespace saltus::solvers {

struct Canonical {
    std::size_t size = 0;
    std::vector<double> A, b;                    // scaled: A[i][j] = r_i A0[i][j] c_j, b[i] = r_i b0[i] / size_of_b
    std::vector<double> row_scale, column_scale; // r, c
    double b_scale = 1.0;                        // size_of_b
    std::vector<unsigned char> is_equation;

    // z_i = origin_i + sign_i x[first_i] - x[second_i]; kNone: no such term
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    std::vector<double> origin, sign;
    std::vector<std::size_t> first, second;

    // Number of rows that it would take.
    static std::size_t size_of(const MixedCall& call, const MixedRows& rows) noexcept;
    Canonical(const MixedCall& call, const MixedRows& rows);
    // z of a (scaled) x
    void read(std::span<const double> x, std::span<double> z) const noexcept;
};

} // namespace saltus::solvers
