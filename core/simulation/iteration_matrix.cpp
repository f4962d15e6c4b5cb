// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/iteration_matrix.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace saltus::simulation {

namespace {

constexpr std::size_t kLargestDense = 32; // below, a dense LU is faster than any sparse bookkeeping

} // namespace

IterationMatrix::Blocks IterationMatrix::Blocks::find(std::span<const std::size_t> sizes, std::span<const SparsePattern* const> matrices) {
    Blocks found;
    std::vector<std::size_t> offsets(sizes.size() + 1, 0), joined_to(sizes.size());
    for (std::size_t s = 0; s < sizes.size(); ++s) offsets[s + 1] = offsets[s] + sizes[s];
    std::iota(joined_to.begin(), joined_to.end(), std::size_t{0});
    const auto first_of = [&](std::size_t s) { // the first system of its block
        while (joined_to[s] != s) s = joined_to[s] = joined_to[joined_to[s]];
        return s;
    };
    for (const SparsePattern* matrix : matrices)
        for (std::size_t s = 0; s < sizes.size(); ++s)
            for (std::size_t i = offsets[s]; i < offsets[s + 1] && i < matrix->rows(); ++i)
                for (std::uint32_t k = matrix->start[i]; k < matrix->start[i + 1]; ++k) {
                    if (matrix->column[k] >= offsets[s] && matrix->column[k] < offsets[s + 1]) continue;
                    const auto after = std::upper_bound(offsets.begin(), offsets.end(), std::size_t{matrix->column[k]});
                    const std::size_t a = first_of(s), b = first_of(static_cast<std::size_t>(after - offsets.begin()) - 1);
                    joined_to[std::max(a, b)] = std::min(a, b);
                }

    found.block_of.assign(offsets.back(), 0);
    found.local.assign(offsets.back(), 0);
    std::vector<std::size_t> block_of_system(sizes.size(), 0);
    for (std::size_t s = 0; s < sizes.size(); ++s) {
        const std::size_t first = first_of(s);
        if (first == s) {
            block_of_system[s] = found.blocks.size();
            Block fresh;
            fresh.system = s;
            fresh.offset = offsets[s];
            found.blocks.push_back(std::move(fresh));
        }
        const std::size_t b = block_of_system[s] = block_of_system[first];
        Block& block = found.blocks[b];
        if (block.unknowns.empty() && offsets[s] != block.offset + block.size)
            for (std::size_t i = 0; i < block.size; ++i) block.unknowns.push_back(static_cast<std::uint32_t>(block.offset + i));
        const bool scattered = offsets[s] != block.offset + block.size || !block.unknowns.empty();
        for (std::size_t i = offsets[s]; i < offsets[s + 1]; ++i) {
            found.block_of[i] = static_cast<std::uint32_t>(b);
            found.local[i] = static_cast<std::uint32_t>(block.size++);
            if (scattered) block.unknowns.push_back(static_cast<std::uint32_t>(i));
        }
    }
    for (Block& block : found.blocks) {
        std::vector<math::Triplet> triplets;
        for (const SparsePattern* matrix : matrices)
            for (std::size_t i = 0; i < block.size && block.at(i) < matrix->rows(); ++i)
                for (std::uint32_t k = matrix->start[block.at(i)]; k < matrix->start[block.at(i) + 1]; ++k) {
                    const std::size_t j = found.local[matrix->column[k]];
                    if (i != j) triplets.push_back({i, j, 0.0});
                }
        if (!block.unknowns.empty()) found.largest_scattered = std::max(found.largest_scattered, block.size);
        if (triplets.empty()) continue;
        block.factors = found.coupled++;
        if (block.size > kLargestDense) block.pattern = math::SparseMatrix::from_triplets(block.size, triplets);
    }
    return found;
}

IterationMatrix::IterationMatrix(const Blocks& blocks)
    : blocks_(&blocks), factors_(blocks.coupled), scratch_(blocks.largest_scattered, 0.0), inverse_(blocks.block_of.size(), 0.0) {
    for (const Block& block : blocks.blocks) {
        if (block.factors == kDiagonal) continue;
        Factors& own = factors_[block.factors];
        if (block.size <= kLargestDense) {
            own.values.assign(block.size * block.size, 0.0);
        } else {
            own.matrix = block.pattern;
            own.all.assign(block.size, 1);
        }
    }
}

bool IterationMatrix::factorize_dense(const Block& block, Factors& own, std::span<const Term> terms) {
    std::fill(own.values.begin(), own.values.end(), 0.0);
    for (const Term& term : terms) {
        const SparseRows& part = *term.matrix;
        if (part.empty()) continue;
        for (std::size_t i = 0; i < block.size; ++i) {
            const std::size_t row = block.at(i);
            if (row >= part.rows()) break;
            const double factor = term.of(row);
            double* const to = own.values.data() + i * block.size;
            for (std::uint32_t k = part.start[row], last = part.start[row + 1]; k < last; ++k) to[blocks_->local[part.column[k]]] += factor * part.value[k];
        }
    }
    return own.lu.factorize(block.size, own.values);
}

bool IterationMatrix::factorize_large(const Block& block, Factors& own, std::span<const Term> terms) {
    own.matrix.set_zero();
    for (const Term& term : terms) {
        const SparseRows& part = *term.matrix;
        for (std::size_t i = 0; i < block.size && block.at(i) < part.rows(); ++i)
            for (std::uint32_t k = part.start[block.at(i)]; k < part.start[block.at(i) + 1]; ++k)
                own.matrix.value(own.matrix.entry(i, blocks_->local[part.column[k]])) += term.of(block.at(i)) * part.value[k];
    }
    double largest = 0.0;
    for (std::size_t i = 0; i < block.size; ++i) largest = std::max(largest, std::abs(own.matrix.diagonal(i)));
    if (own.matrix.asymmetry() <= 1e-14 * largest) {
        if (!own.ldlt) own.ldlt.emplace(own.matrix);
        own.kind = Kind::sparse;
        if (own.ldlt->factorize(own.matrix, own.all)) return true; // else indefinite: LU can do it
    }
    own.kind = Kind::dense;
    own.values.assign(block.size * block.size, 0.0);
    for (std::size_t i = 0; i < block.size; ++i)
        for (std::size_t k = own.matrix.row_start(i); k < own.matrix.row_start(i + 1); ++k)
            own.values[i * block.size + own.matrix.column(k)] = own.matrix.value(k);
    return own.lu.factorize(block.size, own.values);
}

std::optional<std::size_t> IterationMatrix::factorize(std::span<const Term> terms) {
    for (const Block& block : blocks_->blocks) {
        if (block.factors != kDiagonal) {
            Factors& own = factors_[block.factors];
            const bool done = block.size <= kLargestDense ? factorize_dense(block, own, terms) : factorize_large(block, own, terms);
            if (!done) return block.system;
            continue;
        }
        for (std::size_t i = block.offset; i < block.offset + block.size; ++i) {
            double diagonal = 0.0;
            for (const Term& term : terms) {
                if (i >= term.matrix->rows()) continue;
                for (std::uint32_t k = term.matrix->start[i]; k < term.matrix->start[i + 1]; ++k)
                    diagonal += term.of(i) * term.matrix->value[k];
            }
            if (diagonal == 0.0 || !std::isfinite(diagonal)) return block.system;
            inverse_[i] = 1.0 / diagonal;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> IterationMatrix::set_diagonal(std::span<const double> diagonal) {
    const std::vector<Block>& blocks = blocks_->blocks;
    for (std::size_t s = 0; s < blocks.size(); ++s)
        for (std::size_t i = blocks[s].offset; i < blocks[s].offset + blocks[s].size; ++i) {
            if (diagonal[i] == 0.0 || !std::isfinite(diagonal[i])) return s;
            inverse_[i] = 1.0 / diagonal[i];
        }
    return std::nullopt;
}

void IterationMatrix::solve_block(std::size_t index, double* x) const noexcept {
    const Block& block = blocks_->blocks[index];
    if (block.factors == kDiagonal) {
        for (std::size_t i = 0; i < block.size; ++i) x[i] *= inverse_[block.offset + i];
        return;
    }
    const Factors& own = factors_[block.factors];
    if (own.kind == Kind::dense) own.lu.solve(x);
    else own.ldlt->solve(std::span(x, block.size));
}

void IterationMatrix::solve_blocks(double* x) const noexcept {
    for (std::size_t b = 0; b < blocks_->blocks.size(); ++b) {
        const Block& block = blocks_->blocks[b];
        if (block.unknowns.empty()) {
            solve_block(b, x + block.offset);
            continue;
        }
        for (std::size_t i = 0; i < block.size; ++i) scratch_[i] = x[block.unknowns[i]];
        solve_block(b, scratch_.data());
        for (std::size_t i = 0; i < block.size; ++i) x[block.unknowns[i]] = scratch_[i];
    }
}

} // namespace saltus::simulation
