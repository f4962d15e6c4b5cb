// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/delassus.h"

#include <algorithm>

namespace saltus::simulation {

namespace {

// The entries of a row that lie in one block. They follow each other: a row joins at most two systems.
std::pair<std::uint32_t, std::uint32_t> entries_in(const SparsePattern& matrix, std::size_t row, const IterationMatrix::Blocks& W, std::size_t block) {
    std::uint32_t first = matrix.start[row];
    while (first < matrix.start[row + 1] && W.block_of[matrix.column[first]] != block) ++first;
    std::uint32_t last = first;
    while (last < matrix.start[row + 1] && W.block_of[matrix.column[last]] == block) ++last;
    return {first, last};
}

} // namespace

Delassus::Coupling Delassus::Coupling::find(const Patterns& rows, const IterationMatrix::Blocks& W, std::span<const unsigned char> acts_by_B) {
    Coupling found;
    const std::size_t blocks = W.blocks.size(), m = rows.H->rows();
    std::vector<std::vector<Part>> touching(blocks);
    for (std::size_t row = 0; row < m; ++row) {
        const bool by_B = !acts_by_B.empty() && acts_by_B[row];
        const SparsePattern& input = by_B ? *rows.B : *rows.H;
        std::vector<std::size_t> touched;
        for (const SparsePattern* matrix : {rows.H, &input})
            for (std::uint32_t k = matrix->start[row]; k < matrix->start[row + 1]; ++k)
                touched.push_back(W.block_of[matrix->column[k]]);
        std::sort(touched.begin(), touched.end());
        touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
        for (const std::size_t b : touched) {
            const auto [first, last] = entries_in(*rows.H, row, W, b);
            const auto [in_first, in_last] = entries_in(input, row, W, b);
            touching[b].push_back({static_cast<std::uint32_t>(row), first, last, in_first, in_last, by_B});
        }
    }
    std::vector<math::Triplet> triplets;
    for (std::size_t block = 0; block < blocks; ++block) {
        if (touching[block].empty()) continue;
        for (const Part& a : touching[block])
            for (const Part& b : touching[block]) triplets.push_back({a.row, b.row, 0.0});
        const IterationMatrix::Block& of = W.blocks[block];
        found.groups.push_back({block, of.at(0), of.size, !of.unknowns.empty(), std::move(touching[block])});
        found.largest = std::max(found.largest, found.groups.back().size);
    }
    if (rows.D)
        for (std::size_t i = 0; i < rows.D->rows(); ++i)
            for (std::uint32_t k = rows.D->start[i]; k < rows.D->start[i + 1]; ++k) {
                triplets.push_back({i, rows.D->column[k], 0.0});
                triplets.push_back({rows.D->column[k], i, 0.0}); // solvers ask for a symmetric pattern
            }
    found.pattern = math::SparseMatrix::from_triplets(m, triplets);
    for (const Group& group : found.groups)
        for (const Part& b : group.parts)
            for (const Part& a : group.parts) found.entries.push_back(found.pattern.entry(a.row, b.row));
    if (rows.D)
        for (std::size_t i = 0; i < rows.D->rows(); ++i)
            for (std::uint32_t k = rows.D->start[i]; k < rows.D->start[i + 1]; ++k)
                found.direct_slots.push_back(found.pattern.entry(i, rows.D->column[k]));
    return found;
}

void Delassus::compute(const Rows& rows, const IterationMatrix& W, const Weights& weights,
                       std::span<const unsigned char> mask) noexcept {
    matrix_.set_zero();
    const SparseRows& H = *rows.H;
    const std::size_t* const entries = coupling_->entries.data();
    std::size_t slot = 0;
    for (const Coupling::Group& group : coupling_->groups)
        for (const Coupling::Part& b : group.parts) {
            const std::size_t* entry = entries + slot;
            slot += group.parts.size();
            if (b.in_first == b.in_last || (!mask.empty() && !mask[b.row])) continue;
            const SparseRows& input = b.by_B ? *rows.B : rows.along ? *rows.along : H;
            const double in = weights.in.empty() ? 1.0 : weights.in[b.row];
            std::fill_n(column_.begin(), group.size, 0.0);
            const auto place = [&](std::uint32_t unknown) { return group.scattered ? W.local(unknown) : unknown - group.offset; };
            for (std::uint32_t k = b.in_first; k < b.in_last; ++k)
                column_[place(input.column[k])] += in * input.value[k];
            W.solve_block(group.block, column_.data());
            for (const Coupling::Part& a : group.parts) {
                const std::size_t at = *entry++;
                if (!mask.empty() && !mask[a.row]) continue;
                double sum = 0.0;
                for (std::uint32_t k = a.first; k < a.last; ++k)
                    sum += H.value[k] * column_[place(H.column[k])];
                matrix_.value(at) += weights.out.empty() ? sum : weights.out[a.row] * sum;
            }
        }
    const std::vector<std::size_t>& direct = coupling_->direct_slots;
    for (std::size_t k = 0; k < direct.size(); ++k) matrix_.value(direct[k]) += rows.D->value[k];
}

std::optional<std::size_t> Delassus::dead_row() const noexcept {
    for (std::size_t row = 0; row < matrix_.size(); ++row)
        if (!(matrix_.diagonal(row) > 0.0)) return row;
    return std::nullopt;
}

} // namespace saltus::simulation
