// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/sparse_matrix.h"

#include <algorithm>
#include <cmath>

namespace saltus::math {

SparseMatrix SparseMatrix::from_triplets(std::size_t size, std::span<const Triplet> triplets) {
    std::vector<Triplet> entries(triplets.begin(), triplets.end());
    entries.reserve(entries.size() + size);
    for (std::size_t i = 0; i < size; ++i) entries.push_back({i, i, 0.0});
    // stable: sums of equal places are formed in the order given, so that the bits do not depend on the library's sort
    std::stable_sort(entries.begin(), entries.end(), [](const Triplet& a, const Triplet& b) {
        return a.row != b.row ? a.row < b.row : a.column < b.column;
    });

    auto pattern = std::make_shared<Pattern>();
    std::vector<double> values;
    pattern->row_start.assign(size + 1, 0);
    pattern->diagonal.assign(size, 0);
    for (std::size_t k = 0; k < entries.size();) {
        const auto [row, column, first] = entries[k];
        SALTUS_DEMAND(row < size && column < size);
        double sum = first;
        for (++k; k < entries.size() && entries[k].row == row && entries[k].column == column; ++k) sum += entries[k].value;
        if (row == column) pattern->diagonal[row] = pattern->column.size();
        pattern->column.push_back(column);
        values.push_back(sum);
        pattern->row_start[row + 1] = pattern->column.size();
    }
    return SparseMatrix(std::move(pattern), std::move(values));
}

SparseMatrix SparseMatrix::from_dense(std::size_t size, std::span<const double> values) {
    SALTUS_DEMAND(values.size() == size * size);
    std::vector<Triplet> triplets;
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t j = 0; j < size; ++j)
            if (values[i * size + j] != 0.0) triplets.push_back({i, j, values[i * size + j]});
    return from_triplets(size, triplets);
}

std::size_t SparseMatrix::entry(std::size_t row, std::size_t column) const noexcept {
    const std::size_t* const end = column_ + row_start_[row + 1];
    const std::size_t* const found = std::lower_bound(column_ + row_start_[row], end, column);
    return found != end && *found == column ? static_cast<std::size_t>(found - column_) : entry_count();
}

double SparseMatrix::at(std::size_t row, std::size_t column) const noexcept {
    const std::size_t k = entry(row, column);
    return k < value_.size() ? value_[k] : 0.0;
}

void SparseMatrix::set_zero() noexcept { std::fill(value_.begin(), value_.end(), 0.0); }

double SparseMatrix::asymmetry() const noexcept {
    double worst = 0.0;
    for (std::size_t i = 0; i < size(); ++i)
        for (std::size_t k = row_start_[i]; k < row_start_[i + 1]; ++k)
            worst = std::max(worst, std::abs(value_[k] - at(column_[k], i)));
    return worst;
}

} // namespace saltus::math
