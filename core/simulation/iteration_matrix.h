// SPDX-License-Identifier: GPL-3.0-or-later
// A block diagonal matrix that is the weighted sum of some sparse ones: W = M + h theta C + h^2 theta^2 K - h gamma R of
// the schemes. A block is one system, or all the systems that an entry of one of the matrices joins (relations of which
// the input of one system depends on the states of another). A division where it is diagonal, else each block by dense LU
// (small or asymmetric) or sparse L D L^T. The blocks are found once and shared by all runs of a program; factors are a run's own.
#pragma once

#include "core/math/sparse_ldlt.h"
#include "core/math/sparse_matrix.h"
#include "core/simulation/dense_lu.h"
#include "core/simulation/sparse_rows.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace saltus::simulation {

class IterationMatrix {
public:
    struct Term {
        const SparseRows* matrix;
        double factor;
        const double* by_row = nullptr; // a further factor of each row
        double of(std::size_t row) const noexcept { return by_row ? factor * by_row[row] : factor; }
    };
    static constexpr std::size_t kDiagonal = ~std::size_t{0};
    struct Block {
        std::size_t system = 0, offset = 0, size = 0; // the first ones
        std::vector<std::uint32_t> unknowns; // ascending; empty when they follow each other from `offset`
        std::size_t factors = kDiagonal;     // index of its factors; of diagonal blocks none
        math::SparseMatrix pattern;          // of blocks that are large and not diagonal
        std::size_t at(std::size_t i) const noexcept { return unknowns.empty() ? offset + i : unknowns[i]; }
    };
    // Which unknowns make a block. Blocks in the order of their first systems; without entries between systems block and
    // system are the same.
    struct Blocks {
        // sizes: unknowns of each system; the systems follow each other. matrices: of all terms.
        static Blocks find(std::span<const std::size_t> sizes, std::span<const SparsePattern* const> matrices);
        std::vector<Block> blocks;
        std::vector<std::uint32_t> block_of, local; // by unknown; its place in its block
        std::size_t coupled = 0;                    // blocks that are not diagonal
        std::size_t largest_scattered = 0;
    };

    // blocks must live as long as this.
    explicit IterationMatrix(const Blocks& blocks);
    // Index of the first system whose block is singular; nothing when all is well. No allocation after the first time.
    std::optional<std::size_t> factorize(std::span<const Term> terms);
    // The same with a diagonal given by its entries; for structures that are diagonal.
    std::optional<std::size_t> set_diagonal(std::span<const double> diagonal);

    // The same for a structure of a single dense block (dense() is not null) with all of its entries, by rows. False: it is singular.
    bool factorize(std::span<const double> entries) { return factors_[0].lu.factorize(blocks_->blocks[0].size, entries); }

    bool is_diagonal() const noexcept { return factors_.empty(); }
    const double* inverse_diagonal() const noexcept { return inverse_.data(); } // meaningful when is_diagonal()

    // x: all unknowns, right-hand side on entry, solution on exit.
    void solve(double* x) const noexcept {
        if (!is_diagonal()) return solve_blocks(x);
        for (std::size_t i = 0; i < inverse_.size(); ++i) x[i] *= inverse_[i];
    }
    // The same for one block; x: its own unknowns.
    void solve_block(std::size_t block, double* x) const noexcept;

    // Of a single block that is not diagonal: its dense factors, or null where they are sparse.
    const DenseLu* dense() const noexcept { return factors_.size() == 1 && factors_[0].kind == Kind::dense ? &factors_[0].lu : nullptr; }

    std::size_t block_count() const noexcept { return blocks_->blocks.size(); }
    std::size_t block_of(std::size_t unknown) const noexcept { return blocks_->block_of[unknown]; }
    std::size_t local(std::size_t unknown) const noexcept { return blocks_->local[unknown]; }
    std::size_t block_size(std::size_t block) const noexcept { return blocks_->blocks[block].size; }
    std::size_t unknown(std::size_t block, std::size_t i) const noexcept { return blocks_->blocks[block].at(i); }

private:
    void solve_blocks(double* x) const noexcept;
    enum class Kind : unsigned char { dense, sparse };
    struct Factors { // of a block that is not diagonal
        Kind kind = Kind::dense; // factorize() decides by the values
        math::SparseMatrix matrix; // of blocks above kLargestDense
        std::optional<math::SparseLdlt> ldlt;
        DenseLu lu;
        std::vector<double> values;     // of dense blocks
        std::vector<unsigned char> all; // mask of the whole block
    };
    bool factorize_dense(const Block& block, Factors& factors, std::span<const Term> terms);
    bool factorize_large(const Block& block, Factors& factors, std::span<const Term> terms);

    const Blocks* blocks_;
    std::vector<Factors> factors_;
    mutable std::vector<double> scratch_; // of scattered blocks
    std::vector<double> inverse_;         // 1 / W_ii of diagonal blocks
};

} // namespace saltus::simulation
