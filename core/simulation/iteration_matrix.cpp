// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/iteration_matrix.h"

#include <cmath>

namespace saltus::simulation {

namespace {

constexpr std::size_t kLargestDense = 32; // below, a dense LU is faster than any sparse bookkeeping

} // namespace

void IterationMatrix::set_structure(std::span<const std::size_t> sizes, std::span<const SparseRows* const> matrices) {
    blocks_.clear();
    is_diagonal_ = true;
    std::size_t offset = 0;
    for (const std::size_t size : sizes) {
        Block block;
        block.offset = offset;
        block.size = size;
        std::vector<math::Triplet> triplets;
        for (const SparseRows* matrix : matrices)
            for (std::size_t i = 0; i < size && offset + i < matrix->rows(); ++i)
                for (std::uint32_t k = matrix->start[offset + i]; k < matrix->start[offset + i + 1]; ++k) {
                    const std::size_t j = matrix->column[k] - offset;
                    if (i != j) triplets.push_back({i, j, 0.0});
                }
        if (!triplets.empty()) {
            block.kind = Kind::dense; // factorize() decides by the values
            if (size <= kLargestDense) {
                block.values.assign(size * size, 0.0);
            } else {
                block.matrix = math::SparseMatrix::from_triplets(size, triplets);
                block.all.assign(size, 1);
            }
            is_diagonal_ = false;
        }
        blocks_.push_back(std::move(block));
        offset += size;
    }
    inverse_.assign(offset, 0.0);
}

bool IterationMatrix::factorize_dense(Block& block, std::span<const Term> terms) {
    std::fill(block.values.begin(), block.values.end(), 0.0);
    for (const Term& term : terms) {
        const SparseRows& part = *term.matrix;
        for (std::size_t i = 0; i < block.size && block.offset + i < part.rows(); ++i)
            for (std::uint32_t k = part.start[block.offset + i]; k < part.start[block.offset + i + 1]; ++k)
                block.values[i * block.size + (part.column[k] - block.offset)] += term.factor * part.value[k];
    }
    return block.lu.factorize(block.size, block.values);
}

bool IterationMatrix::factorize_large(Block& block, std::span<const Term> terms) {
    block.matrix.set_zero();
    for (const Term& term : terms) {
        const SparseRows& part = *term.matrix;
        for (std::size_t i = 0; i < block.size && block.offset + i < part.rows(); ++i)
            for (std::uint32_t k = part.start[block.offset + i]; k < part.start[block.offset + i + 1]; ++k)
                block.matrix.value(block.matrix.entry(i, part.column[k] - block.offset)) += term.factor * part.value[k];
    }
    double largest = 0.0;
    for (std::size_t i = 0; i < block.size; ++i) largest = std::max(largest, std::abs(block.matrix.diagonal(i)));
    if (block.matrix.asymmetry() <= 1e-14 * largest) {
        if (!block.ldlt) block.ldlt.emplace(block.matrix);
        block.kind = Kind::sparse;
        if (block.ldlt->factorize(block.matrix, block.all)) return true; // else indefinite: LU can do it
    }
    block.kind = Kind::dense;
    block.values.assign(block.size * block.size, 0.0);
    for (std::size_t i = 0; i < block.size; ++i)
        for (std::size_t k = block.matrix.row_start(i); k < block.matrix.row_start(i + 1); ++k)
            block.values[i * block.size + block.matrix.column(k)] = block.matrix.value(k);
    return block.lu.factorize(block.size, block.values);
}

std::optional<std::size_t> IterationMatrix::factorize(std::span<const Term> terms) {
    for (std::size_t s = 0; s < blocks_.size(); ++s) {
        Block& block = blocks_[s];
        if (block.kind != Kind::diagonal) {
            const bool done = block.size <= kLargestDense ? factorize_dense(block, terms) : factorize_large(block, terms);
            if (!done) return s;
            continue;
        }
        for (std::size_t i = block.offset; i < block.offset + block.size; ++i) {
            double diagonal = 0.0;
            for (const Term& term : terms) {
                if (i >= term.matrix->rows()) continue;
                for (std::uint32_t k = term.matrix->start[i]; k < term.matrix->start[i + 1]; ++k)
                    diagonal += term.factor * term.matrix->value[k];
            }
            if (diagonal == 0.0 || !std::isfinite(diagonal)) return s;
            inverse_[i] = 1.0 / diagonal;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> IterationMatrix::set_diagonal(std::span<const double> diagonal) {
    for (std::size_t s = 0; s < blocks_.size(); ++s)
        for (std::size_t i = blocks_[s].offset; i < blocks_[s].offset + blocks_[s].size; ++i) {
            if (diagonal[i] == 0.0 || !std::isfinite(diagonal[i])) return s;
            inverse_[i] = 1.0 / diagonal[i];
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
