// SPDX-License-Identifier: GPL-3.0-or-later
// The system of a BodyMatrix by iteration: GMRES, preconditioned from the right by an incomplete LU of 6 x 6 blocks
// without fill, in the order of the bodies. Its cost grows with the number of units, where that of the factorisation
// grows faster. Source: Y. Saad, "Iterative Methods for Sparse Linear Systems", 2nd ed., SIAM 2003
// (algorithms 6.9, 10.4).
#pragma once

#include "core/simulation/rigid/block66.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace saltus::rigid {

class BodyIteration {
public:
    static constexpr int kMost = 100; // iterations

    // Pattern by rows, columns ascending, the diagonal among them. The blocks are read by load() through `source`.
    void set_pattern(std::vector<std::uint32_t> start, std::vector<std::uint32_t> column,
                     std::vector<const Block66*> source);
    // Reads the blocks and forms the preconditioner.
    void load() noexcept;
    // x: right-hand side on entry, solution on exit, 6 numbers a row. Until |b - A x| <= tolerance; false: not reached,
    // x is as it was.
    bool solve(std::span<double> x, double tolerance) noexcept;

private:
    void precondition(const double* from, double* to) const noexcept;
    void multiply(const double* x, double* y) const noexcept;
    double* basis(int k) noexcept { return basis_.data() + static_cast<std::size_t>(k) * size_; }

    std::size_t size_ = 0; // numbers
    std::vector<std::uint32_t> start_, column_, diagonal_;
    std::vector<const Block66*> source_;
    std::vector<Block66> a_, factor_; // factor_: the diagonal's inverse on the diagonal
    std::vector<Block66*> map_;
    std::vector<double> basis_, work_, hessenberg_;
};

} // namespace saltus::rigid
