// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/iteration_matrix.h"

#include <array>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr std::size_t kLargestDense = 32; // below, a dense LU is faster than any sparse bookkeeping

} // namespace

void IterationMatrix::set_structure(std::span<const std::size_t> sizes, const SparseRows& M, const SparseRows& C,
                                    const SparseRows& K) {
    blocks_.clear();
    is_diagonal_ = true;
    std::size_t offset = 0;
    const std::array<const SparseRows*, 3> parts{&M, &C, &K};
    for (const std::size_t size : sizes) {
        Block block;
        block.offset = offset;
        block.size = size;
        std::vector<math::Triplet> triplets;
        for (const SparseRows* part : parts)
            for (std::size_t i = 0; i < size; ++i)
                for (std::uint32_t k = part->start[offset + i]; k < part->start[offset + i + 1]; ++k) {
                    const std::size_t j = part->column[k] - offset;
                    if (i != j) triplets.push_back({i, j, 0.0});
                }
        if (!triplets.empty()) {
            block.kind = Kind::dense; // factorize() decides by the values
            block.matrix = math::SparseMatrix::from_triplets(size, triplets);
            block.all.assign(size, 1);
            is_diagonal_ = false;
        }
        blocks_.push_back(std::move(block));
        offset += size;
    }
    inverse_.assign(offset, 0.0);
}

std::optional<std::size_t> IterationMatrix::factorize(const SparseRows& M, const SparseRows& C, const SparseRows& K,
                                                      double h, double theta) {
    const std::array<std::pair<const SparseRows*, double>, 3> parts{
        {{&M, 1.0}, {&C, h * theta}, {&K, h * h * theta * theta}}};
    for (std::size_t s = 0; s < blocks_.size(); ++s) {
        Block& block = blocks_[s];
        if (block.kind == Kind::diagonal) {
            for (std::size_t i = block.offset; i < block.offset + block.size; ++i) {
                double diagonal = 0.0;
                for (const auto& [part, factor] : parts)
                    for (std::uint32_t k = part->start[i]; k < part->start[i + 1]; ++k)
                        diagonal += factor * part->value[k];
                if (diagonal == 0.0 || !std::isfinite(diagonal)) return s;
                inverse_[i] = 1.0 / diagonal;
            }
            continue;
        }
        block.matrix.set_zero();
        for (const auto& [part, factor] : parts)
            for (std::size_t i = 0; i < block.size; ++i)
                for (std::uint32_t k = part->start[block.offset + i]; k < part->start[block.offset + i + 1]; ++k)
                    block.matrix.value(block.matrix.entry(i, part->column[k] - block.offset)) +=
                        factor * part->value[k];

        double largest = 0.0;
        for (std::size_t i = 0; i < block.size; ++i) largest = std::max(largest, std::abs(block.matrix.diagonal(i)));
        const bool symmetric = block.matrix.asymmetry() <= 1e-14 * largest;
        block.kind = Kind::dense;
        if (block.size > kLargestDense && symmetric) {
            if (!block.ldlt) block.ldlt.emplace(block.matrix);
            if (block.ldlt->factorize(block.matrix, block.all))
                block.kind = Kind::sparse; // else indefinite: LU can do it
        }
        if (block.kind == Kind::dense) {
            std::vector<double> values(block.size * block.size, 0.0);
            for (std::size_t i = 0; i < block.size; ++i)
                for (std::size_t k = block.matrix.row_start(i); k < block.matrix.row_start(i + 1); ++k)
                    values[i * block.size + block.matrix.column(k)] = block.matrix.value(k);
            if (!block.lu.factorize(block.size, values)) return s;
        }
    }
    return std::nullopt;
}

void IterationMatrix::solve_system(std::size_t system, double* x) const noexcept {
    const Block& block = blocks_[system];
    switch (block.kind) {
    case Kind::diagonal:
        for (std::size_t i = 0; i < block.size; ++i) x[i] *= inverse_[block.offset + i];
        break;
    case Kind::dense:
        block.lu.solve(x);
        break;
    case Kind::sparse:
        block.ldlt->solve(std::span(x, block.size));
        break;
    }
}

void IterationMatrix::solve(double* x) const noexcept {
    if (is_diagonal_) {
        for (std::size_t i = 0; i < inverse_.size(); ++i) x[i] *= inverse_[i];
        return;
    }
    for (std::size_t s = 0; s < blocks_.size(); ++s) solve_system(s, x + blocks_[s].offset);
}

} // namespace saltus::simulation
