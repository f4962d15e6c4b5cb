// SPDX-License-Identifier: GPL-3.0-or-later
// W = M + h theta C + h^2 theta^2 K, factorised once: a division where W is diagonal, else each system by dense LU
// (small or asymmetric) or sparse L D L^T.
#pragma once

#include "core/math/sparse_ldlt.h"
#include "core/math/sparse_matrix.h"
#include "core/simulation/dense_lu.h"
#include "core/simulation/sparse_rows.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace saltus::simulation {

class IterationMatrix {
public:
    // sizes: coordinates of each system; the blocks follow each other. The patterns of M, C and K stay as they are.
    void set_structure(std::span<const std::size_t> sizes, const SparseRows& M, const SparseRows& C,
                       const SparseRows& K);
    // Index of the first system whose block of W is singular; nothing when all is well.
    std::optional<std::size_t> factorize(const SparseRows& M, const SparseRows& C, const SparseRows& K, double h,
                                         double theta);

    bool is_diagonal() const noexcept { return is_diagonal_; }
    const double* inverse_diagonal() const noexcept { return inverse_.data(); } // meaningful when is_diagonal()

    // x: all coordinates, right-hand side on entry, solution on exit.
    void solve(double* x) const noexcept;
    // The same for one system; x: its own coordinates.
    void solve_system(std::size_t system, double* x) const noexcept;

private:
    enum class Kind : unsigned char { diagonal, dense, sparse };
    struct Block {
        std::size_t offset = 0, size = 0;
        Kind kind = Kind::diagonal;
        math::SparseMatrix matrix;
        std::optional<math::SparseLdlt> ldlt;
        DenseLu lu;
        std::vector<unsigned char> all; // mask of the whole block
    };
    std::vector<Block> blocks_;
    std::vector<double> inverse_; // 1 / W_ii of diagonal blocks
    bool is_diagonal_ = true;
};

} // namespace saltus::simulation
