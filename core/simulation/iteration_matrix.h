// SPDX-License-Identifier: GPL-3.0-or-later
// A block diagonal matrix, one block a system, that is the weighted sum of some sparse ones: W = M + h theta C +
// h^2 theta^2 K of the schemes. A division where it is diagonal, else each system by dense LU (small or asymmetric) or
// sparse L D L^T.
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
    struct Term {
        const SparseRows* matrix;
        double factor;
    };
    // sizes: unknowns of each system; the blocks follow each other. The patterns of the matrices stay as they are.
    void set_structure(std::span<const std::size_t> sizes, std::span<const SparseRows* const> matrices);
    // Index of the first system whose block is singular; nothing when all is well. No allocation after the first time.
    std::optional<std::size_t> factorize(std::span<const Term> terms);
    // The same with a diagonal given by its entries; for structures that are diagonal.
    std::optional<std::size_t> set_diagonal(std::span<const double> diagonal);

    bool is_diagonal() const noexcept { return is_diagonal_; }
    const double* inverse_diagonal() const noexcept { return inverse_.data(); } // meaningful when is_diagonal()

    // x: all unknowns, right-hand side on entry, solution on exit.
    void solve(double* x) const noexcept;
    // The same for one system; x: its own unknowns.
    void solve_system(std::size_t system, double* x) const noexcept;

private:
    enum class Kind : unsigned char { diagonal, dense, sparse };
    struct Block {
        std::size_t offset = 0, size = 0;
        Kind kind = Kind::diagonal;
        math::SparseMatrix matrix; // of blocks above kLargestDense
        std::optional<math::SparseLdlt> ldlt;
        DenseLu lu;
        std::vector<double> values;     // of dense blocks
        std::vector<unsigned char> all; // mask of the whole block
    };
    bool factorize_dense(Block& block, std::span<const Term> terms);
    bool factorize_large(Block& block, std::span<const Term> terms);

    std::vector<Block> blocks_;
    std::vector<double> inverse_; // 1 / W_ii of diagonal blocks
    bool is_diagonal_ = true;
};

} // namespace saltus::simulation
