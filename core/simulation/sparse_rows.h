// SPDX-License-Identifier: GPL-3.0-or-later
// A rectangular matrix by compressed rows: its pattern is laid out once and shared by all runs of a program, its values stand in
// the numbers of one run and change with parameters, time and state.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace saltus::simulation {

struct SparsePattern {
    std::vector<std::uint32_t> start{0}; // row i: entries start[i] ... start[i+1] - 1, columns ascending
    std::vector<std::uint32_t> column;

    std::size_t rows() const noexcept { return start.size() - 1; }
    bool empty() const noexcept { return column.empty(); }
    void add(std::size_t column_index) { column.push_back(static_cast<std::uint32_t>(column_index)); }
    void end_row() { start.push_back(static_cast<std::uint32_t>(column.size())); }
    std::size_t row_of(std::uint32_t entry) const {
        return static_cast<std::size_t>(std::upper_bound(start.begin(), start.end(), entry) - start.begin()) - 1;
    }
};

// A view: neither pattern nor values are its own.
struct SparseRows {
    static constexpr std::uint32_t kNoRows[1] = {0};
    std::span<const std::uint32_t> start = kNoRows; // as of the pattern
    std::span<const std::uint32_t> column;
    std::span<double> value;

    SparseRows() = default;
    SparseRows(const SparsePattern& pattern, std::span<double> values) : start(pattern.start), column(pattern.column), value(values) {}

    std::size_t rows() const noexcept { return start.size() - 1; }
    bool empty() const noexcept { return column.empty(); }

    [[gnu::always_inline]] inline double row_times(std::size_t row, const double* x) const noexcept {
        double sum = 0.0;
        std::uint32_t k = start[row];
        const std::uint32_t last = start[row + 1];
        if (last - k >= 16) { // a point of a string sees hundreds of modes: four sums do not wait for each other
            double a = 0.0, b = 0.0, c = 0.0, d = 0.0;
            for (; k + 4 <= last; k += 4) {
                a += value[k] * x[column[k]];
                b += value[k + 1] * x[column[k + 1]];
                c += value[k + 2] * x[column[k + 2]];
                d += value[k + 3] * x[column[k + 3]];
            }
            sum = (a + b) + (c + d);
        }
        for (; k < last; ++k) sum += value[k] * x[column[k]];
        return sum;
    }
    // out += A^T x
    void add_transposed(const double* x, double* out) const noexcept {
        for (std::size_t row = 0; row < rows(); ++row) {
            const double factor = x[row];
            if (factor == 0.0) continue;
            for (std::uint32_t k = start[row], last = start[row + 1]; k < last; ++k)
                out[column[k]] += factor * value[k];
        }
    }
    // x^T A y
    double quadratic(const double* x, const double* y) const noexcept { return quadratic(x, y, rows()); }
    // The same over the first `count` rows.
    double quadratic(const double* x, const double* y, std::size_t count) const noexcept {
        double sum = 0.0;
        for (std::size_t row = 0; row < count; ++row) sum += x[row] * row_times(row, y);
        return sum;
    }
};

} // namespace saltus::simulation
