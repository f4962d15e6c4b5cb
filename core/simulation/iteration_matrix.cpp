// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/iteration_matrix.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace saltus::simulation {

namespace {

constexpr std::size_t kLargestDense = 32; // below, a dense LU is faster than any sparse bookkeeping

} // namespace

void IterationMatrix::set_structure(std::span<const std::size_t> sizes, std::span<const SparseRows* const> matrices) {
    std::vector<std::size_t> offsets(sizes.size() + 1, 0), joined_to(sizes.size());
    for (std::size_t s = 0; s < sizes.size(); ++s) offsets[s + 1] = offsets[s] + sizes[s];
    std::iota(joined_to.begin(), joined_to.end(), std::size_t{0});
    const auto first_of = [&](std::size_t s) { // the first system of its block
        while (joined_to[s] != s) s = joined_to[s] = joined_to[joined_to[s]];
        return s;
    };
    for (const SparseRows* matrix : matrices)
        for (std::size_t s = 0; s < sizes.size(); ++s)
            for (std::size_t i = offsets[s]; i < offsets[s + 1] && i < matrix->rows(); ++i)
                for (std::uint32_t k = matrix->start[i]; k < matrix->start[i + 1]; ++k) {
                    if (matrix->column[k] >= offsets[s] && matrix->column[k] < offsets[s + 1]) continue;
                    const auto after = std::upper_bound(offsets.begin(), offsets.end(), std::size_t{matrix->column[k]});
                    const std::size_t a = first_of(s), b = first_of(static_cast<std::size_t>(after - offsets.begin()) - 1);
                    joined_to[std::max(a, b)] = std::min(a, b);
                }

    blocks_.clear();
    is_diagonal_ = true;
    block_of_.assign(offsets.back(), 0);
    local_.assign(offsets.back(), 0);
    std::vector<std::size_t> block_of_system(sizes.size(), 0);
    for (std::size_t s = 0; s < sizes.size(); ++s) {
        const std::size_t first = first_of(s);
        if (first == s) {
            block_of_system[s] = blocks_.size();
            Block fresh;
            fresh.system = s;
            fresh.offset = offsets[s];
            blocks_.push_back(std::move(fresh));
        }
        const std::size_t b = block_of_system[s] = block_of_system[first];
        Block& block = blocks_[b];
        if (block.unknowns.empty() && offsets[s] != block.offset + block.size)
            for (std::size_t i = 0; i < block.size; ++i) block.unknowns.push_back(static_cast<std::uint32_t>(block.offset + i));
        const bool scattered = offsets[s] != block.offset + block.size || !block.unknowns.empty();
        for (std::size_t i = offsets[s]; i < offsets[s + 1]; ++i) {
            block_of_[i] = static_cast<std::uint32_t>(b);
            local_[i] = static_cast<std::uint32_t>(block.size++);
            if (scattered) block.unknowns.push_back(static_cast<std::uint32_t>(i));
        }
    }
    std::size_t largest_scattered = 0;
    for (Block& block : blocks_) {
        std::vector<math::Triplet> triplets;
        for (const SparseRows* matrix : matrices)
            for (std::size_t i = 0; i < block.size && at(block, i) < matrix->rows(); ++i)
                for (std::uint32_t k = matrix->start[at(block, i)]; k < matrix->start[at(block, i) + 1]; ++k) {
                    const std::size_t j = local_[matrix->column[k]];
                    if (i != j) triplets.push_back({i, j, 0.0});
                }
        if (!block.unknowns.empty()) largest_scattered = std::max(largest_scattered, block.size);
        if (triplets.empty()) continue;
        block.kind = Kind::dense; // factorize() decides by the values
        if (block.size <= kLargestDense) {
            block.values.assign(block.size * block.size, 0.0);
        } else {
            block.matrix = math::SparseMatrix::from_triplets(block.size, triplets);
            block.all.assign(block.size, 1);
        }
        is_diagonal_ = false;
    }
    inverse_.assign(offsets.back(), 0.0);
    scratch_.assign(largest_scattered, 0.0);
}

bool IterationMatrix::factorize_dense(Block& block, std::span<const Term> terms) {
    std::fill(block.values.begin(), block.values.end(), 0.0);
    for (const Term& term : terms) {
        const SparseRows& part = *term.matrix;
        for (std::size_t i = 0; i < block.size && at(block, i) < part.rows(); ++i)
            for (std::uint32_t k = part.start[at(block, i)]; k < part.start[at(block, i) + 1]; ++k)
                block.values[i * block.size + local_[part.column[k]]] += term.of(at(block, i)) * part.value[k];
    }
    return block.lu.factorize(block.size, block.values);
}

bool IterationMatrix::factorize_large(Block& block, std::span<const Term> terms) {
    block.matrix.set_zero();
    for (const Term& term : terms) {
        const SparseRows& part = *term.matrix;
        for (std::size_t i = 0; i < block.size && at(block, i) < part.rows(); ++i)
            for (std::uint32_t k = part.start[at(block, i)]; k < part.start[at(block, i) + 1]; ++k)
                block.matrix.value(block.matrix.entry(i, local_[part.column[k]])) += term.of(at(block, i)) * part.value[k];
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
    for (Block& block : blocks_) {
        if (block.kind != Kind::diagonal) {
            const bool done = block.size <= kLargestDense ? factorize_dense(block, terms) : factorize_large(block, terms);
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
    for (std::size_t s = 0; s < blocks_.size(); ++s)
        for (std::size_t i = blocks_[s].offset; i < blocks_[s].offset + blocks_[s].size; ++i) {
            if (diagonal[i] == 0.0 || !std::isfinite(diagonal[i])) return s;
            inverse_[i] = 1.0 / diagonal[i];
        }
    return std::nullopt;
}

void IterationMatrix::solve_block(std::size_t index, double* x) const noexcept {
    const Block& block = blocks_[index];
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
    for (std::size_t b = 0; b < blocks_.size(); ++b) {
        const Block& block = blocks_[b];
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
