// SPDX-License-Identifier: GPL-3.0-or-later
// Square sparse matrix by compressed rows. The pattern is fixed when it is built and shared by all copies; values change without allocation.
// The only sparse matrix of Saltus.
#pragma once

#include "core/base/check.h"

#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace saltus::math {

struct Triplet {
    std::size_t row, column;
    double value;
};

class SparseMatrix {
public:
    SparseMatrix() = default;
    // Entries at the same place are added. Every diagonal entry is part of the pattern, zero if not given.
    static SparseMatrix from_triplets(std::size_t size, std::span<const Triplet> triplets);
    // Row-major dense values; zeros off the diagonal are left out.
    static SparseMatrix from_dense(std::size_t size, std::span<const double> values);

    std::size_t size() const noexcept { return pattern_ ? pattern_->diagonal.size() : 0; }
    std::size_t entry_count() const noexcept { return value_.size(); }

    // Row i holds the entries row_start(i) ... row_start(i+1) - 1, columns ascending.
    std::size_t row_start(std::size_t row) const noexcept { return row_start_[row]; }
    std::size_t column(std::size_t entry) const noexcept { return column_[entry]; }
    double value(std::size_t entry) const noexcept { return value_[entry]; }
    double& value(std::size_t entry) noexcept { return value_[entry]; }
    double diagonal(std::size_t row) const noexcept { return value_[diagonal_[row]]; }
    std::size_t diagonal_entry(std::size_t row) const noexcept { return diagonal_[row]; }
    // Number of the entry at (row, column); entry_count() when it is not in the pattern.
    std::size_t entry(std::size_t row, std::size_t column) const noexcept;
    double at(std::size_t row, std::size_t column) const noexcept;
    void set_zero() noexcept;

    // (M x)_row
    double row_times(std::size_t row, const double* x) const noexcept {
        double sum = 0.0;
        for (std::size_t k = row_start_[row], last = row_start_[row + 1]; k < last; ++k) sum += value_[k] * x[column_[k]];
        return sum;
    }

    // Largest |M_ij - M_ji|
    double asymmetry() const noexcept;

private:
    struct Pattern {
        std::vector<std::size_t> row_start, column, diagonal;
    };
    explicit SparseMatrix(std::shared_ptr<const Pattern> pattern, std::vector<double> values) noexcept
        : pattern_(std::move(pattern)), row_start_(pattern_->row_start.data()), column_(pattern_->column.data()), diagonal_(pattern_->diagonal.data()), value_(std::move(values)) {}

    std::shared_ptr<const Pattern> pattern_;
    const std::size_t *row_start_ = nullptr, *column_ = nullptr, *diagonal_ = nullptr; // of the pattern
    std::vector<double> value_;
};

} // namespace saltus::math
