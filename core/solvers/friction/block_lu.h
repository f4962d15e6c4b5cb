// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/solvers/friction: L U of the matrices of Newton's methods, S = A + B (M + shift), with A and B block
// diagonal, blocks of D rows. Pivots are the diagonal blocks, in the order of approximate minimum degree of M's
// pattern; pattern, fill and where each update goes are found once. Blocks without part (S_i = (0 ... 1 ... 0), an open
// contact) are passed over: what is left is the system of the others. Source: T. A. Davis, "Direct Methods for Sparse
// Linear Systems", SIAM 2006, chapters 4, 6, 7.
#pragma once

#include "core/solvers/friction/part.h"

#include <vector>

namespace saltus::solvers::friction {

template <int D>
class BlockLu {
public:
    // The pattern of `part`; kept as long as it is the same.
    void analyse(const Part<D>& part);
    void forget() noexcept { n_ = 0; }
    // Multiply-adds of blocks in a factorisation with all contacts, and blocks of fill.
    std::size_t updates() const noexcept { return target_.size() * 2 + position_.size(); }
    std::size_t fill() const noexcept { return pattern_.size(); }

    // A, B: D * D numbers a contact. passive[i] != 0: A_i = 1, B_i = 0. False: a pivot block is singular.
    bool factorize(const Part<D>& part, const double* A, const double* B, double shift,
                   const unsigned char* passive) noexcept;
    // x: right-hand side on entry (of passive contacts: their solution), solution on exit.
    void solve(const Part<D>& part, const double* B, const unsigned char* passive, double* x) noexcept;

private:
    static constexpr std::size_t kBlock = std::size_t{D} * D;             // of A, B, M
    static constexpr std::size_t kRow = D == 3 ? 4 : D, kRoom = kRow * D; // of the factors: rows of four numbers
    bool eliminate() noexcept;
    std::uint32_t n_ = 0;
    std::vector<std::uint32_t> start_copy_, column_copy_;
    std::vector<std::uint32_t> order_, position_;        // contact factored k-th; when a contact is factored
    std::vector<std::uint32_t> pattern_start_, pattern_; // of column k below the diagonal, positions, ascending
    std::vector<std::uint32_t> target_start_,
        target_;                      // for a < b of pattern k: place of (p_a, p_b) in the blocks above
    std::vector<std::uint32_t> slot_; // of each block of M: 3 place + (0 diagonal, 1 above, 2 below)
    std::vector<double> diagonal_, inverse_, upper_, lower_, y_;
    std::vector<std::uint32_t> active_;  // of the pattern at hand
    std::vector<unsigned char> passive_; // by position
};

} // namespace saltus::solvers::friction
