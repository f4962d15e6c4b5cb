// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/delassus.h"

#include <algorithm>

namespace saltus::simulation {

void Delassus::set_structure(const SparseRows& H, std::span<const std::size_t> offsets) {
    const std::size_t systems = offsets.size() - 1;
    std::vector<std::vector<Part>> touching(systems);
    for (std::size_t row = 0; row < H.rows(); ++row) {
        for (std::uint32_t k = H.start[row]; k < H.start[row + 1];) {
            const auto after = std::upper_bound(offsets.begin(), offsets.end(), H.column[k]);
            const auto system = static_cast<std::size_t>(after - offsets.begin()) - 1;
            const std::uint32_t first = k;
            while (k < H.start[row + 1] && H.column[k] < offsets[system + 1]) ++k;
            touching[system].push_back({static_cast<std::uint32_t>(row), first, k});
        }
    }
    groups_.clear();
    slots_.clear();
    std::size_t largest = 0;
    std::vector<math::Triplet> triplets;
    for (std::size_t s = 0; s < systems; ++s) {
        if (touching[s].empty()) continue;
        for (const Part& a : touching[s])
            for (const Part& b : touching[s]) triplets.push_back({a.row, b.row, 0.0});
        groups_.push_back({s, offsets[s], offsets[s + 1] - offsets[s], std::move(touching[s])});
        largest = std::max(largest, groups_.back().size);
    }
    matrix_ = math::SparseMatrix::from_triplets(H.rows(), triplets);
    for (const Group& group : groups_)
        for (const Part& b : group.parts)
            for (const Part& a : group.parts) slots_.push_back(matrix_.entry(a.row, b.row));
    column_.assign(largest, 0.0);
}

std::optional<std::size_t> Delassus::compute(const SparseRows& H, const IterationMatrix& W) noexcept {
    matrix_.set_zero();
    std::size_t slot = 0;
    for (const Group& group : groups_)
        for (const Part& b : group.parts) {
            std::fill_n(column_.begin(), group.size, 0.0);
            for (std::uint32_t k = b.first; k < b.last; ++k) column_[H.column[k] - group.offset] = H.value[k];
            W.solve_system(group.system, column_.data());
            for (const Part& a : group.parts) {
                double sum = 0.0;
                for (std::uint32_t k = a.first; k < a.last; ++k)
                    sum += H.value[k] * column_[H.column[k] - group.offset];
                matrix_.value(slots_[slot++]) += sum;
            }
        }
    for (std::size_t row = 0; row < matrix_.size(); ++row)
        if (!(matrix_.diagonal(row) > 0.0)) return row;
    return std::nullopt;
}

} // namespace saltus::simulation
