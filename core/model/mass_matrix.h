// SPDX-License-Identifier: GPL-3.0-or-later
// Is this a mass matrix? And has it an inverse?
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace saltus::model {

struct MassFault {
    std::size_t row = 0, column = 0; // the entry to look at
    std::string message, remedy;
};

// M: n x n, row-major. Nothing when M is symmetric and positive definite beyond round-off. Cholesky within the
// envelope of M (banded matrices cost their band).
std::optional<MassFault> mass_fault(std::span<const double> M, std::size_t n);

// A: n x n, row-major. True when A has no inverse beyond round-off, or n is 0. Gaussian elimination with partial
// pivoting, rows scaled.
bool is_singular(std::span<const double> A, std::size_t n);

} // namespace saltus::model
