// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/sparse_ldlt.h"

#include "core/base/going_on.h"

#include <Eigen/OrderingMethods>
#include <Eigen/SparseCore>

#include <algorithm>

namespace saltus::math {

namespace {
constexpr std::size_t kColumnsAQuestion = 32;
} // namespace

SparseLdlt::SparseLdlt(const SparseMatrix& pattern) : size_(pattern.size()) {
    const auto n = static_cast<Eigen::Index>(size_);
    std::vector<Eigen::Triplet<double>> entries;
    for (std::size_t i = 0; i < size_; ++i)
        for (std::size_t k = pattern.row_start(i); k < pattern.row_start(i + 1); ++k)
            entries.emplace_back(static_cast<int>(i), static_cast<int>(pattern.column(k)), 1.0);
    Eigen::SparseMatrix<double> graph(n, n);
    graph.setFromTriplets(entries.begin(), entries.end());
    Eigen::PermutationMatrix<Eigen::Dynamic, Eigen::Dynamic, int> permutation(n);
    if (size_ > 0) {
        Eigen::AMDOrdering<int> ordering;
        ordering(graph, permutation);
    }
    order_.resize(size_);
    position_.resize(size_);
    for (std::size_t k = 0; k < size_; ++k) order_[k] = static_cast<std::size_t>(permutation.indices()[static_cast<Eigen::Index>(k)]);
    for (std::size_t k = 0; k < size_; ++k) position_[order_[k]] = k;

    parent_.assign(size_, size_);
    visited_.assign(size_, size_);
    std::vector<std::size_t> count(size_, 0);
    for (std::size_t k = 0; k < size_; ++k) {
        visited_[k] = k;
        const std::size_t row = order_[k];
        for (std::size_t e = pattern.row_start(row); e < pattern.row_start(row + 1); ++e)
            for (std::size_t i = position_[pattern.column(e)]; i < k && visited_[i] != k; i = parent_[i]) {
                if (parent_[i] == size_) parent_[i] = k;
                ++count[i];
                visited_[i] = k;
            }
    }
    column_start_.assign(size_ + 1, 0);
    for (std::size_t k = 0; k < size_; ++k) column_start_[k + 1] = column_start_[k] + count[k];
    row_index_.resize(column_start_[size_]);
    lower_.resize(row_index_.size());
    filled_.resize(size_);
    diagonal_.resize(size_);
    mask_.resize(size_);
    work_.assign(size_, 0.0);
    pattern_.resize(size_);
    stack_.resize(size_);
}

bool SparseLdlt::factorize(const SparseMatrix& matrix, std::span<const unsigned char> mask, double smallest_pivot) {
    SALTUS_ASSERT(matrix.size() == size_ && mask.size() == size_);
    for (std::size_t k = 0; k < size_; ++k) mask_[k] = mask[order_[k]];
    std::fill(visited_.begin(), visited_.end(), size_);
    std::fill(filled_.begin(), filled_.end(), std::size_t{0});
    for (std::size_t k = 0; k < size_; ++k) {
        if (k % kColumnsAQuestion == kColumnsAQuestion - 1) ask_to_go_on(); // between two rows `work_` is zero, as the next call needs it
        visited_[k] = k;
        if (!mask_[k]) {
            diagonal_[k] = 1.0; // an identity row: it takes part in nothing
            continue;
        }
        // row k of L: its pattern is found by climbing the tree from each entry; topological order on the stack
        std::size_t top = size_;
        double pivot = 0.0;
        const std::size_t row = order_[k];
        for (std::size_t e = matrix.row_start(row); e < matrix.row_start(row + 1); ++e) {
            std::size_t i = position_[matrix.column(e)];
            if (i > k || !mask_[i]) continue;
            if (i == k) {
                pivot = matrix.value(e);
                continue;
            }
            work_[i] += matrix.value(e);
            std::size_t length = 0;
            for (; i < k && visited_[i] != k; i = parent_[i]) {
                pattern_[length++] = i;
                visited_[i] = k;
            }
            while (length > 0) stack_[--top] = pattern_[--length];
        }
        const double scale = pivot;
        for (; top < size_; ++top) {
            const std::size_t i = stack_[top];
            const double value = work_[i];
            work_[i] = 0.0;
            const std::size_t first = column_start_[i], last = first + filled_[i];
            for (std::size_t p = first; p < last; ++p) work_[row_index_[p]] -= lower_[p] * value;
            const double factor = value / diagonal_[i];
            pivot -= factor * value;
            row_index_[last] = k;
            lower_[last] = factor;
            ++filled_[i];
        }
        if (!(pivot > smallest_pivot * scale)) {
            std::fill(work_.begin(), work_.end(), 0.0);
            return false;
        }
        diagonal_[k] = pivot;
    }
    return true;
}

void SparseLdlt::solve(std::span<double> x) const {
    for (std::size_t k = 0; k < size_; ++k) work_[k] = mask_[k] ? x[order_[k]] : 0.0;
    for (std::size_t k = 0; k < size_; ++k)
        for (std::size_t p = column_start_[k], last = p + filled_[k]; p < last; ++p) work_[row_index_[p]] -= lower_[p] * work_[k];
    for (std::size_t k = 0; k < size_; ++k) work_[k] /= diagonal_[k];
    for (std::size_t k = size_; k-- > 0;)
        for (std::size_t p = column_start_[k], last = p + filled_[k]; p < last; ++p) work_[k] -= lower_[p] * work_[row_index_[p]];
    for (std::size_t k = 0; k < size_; ++k) {
        x[order_[k]] = work_[k];
    }
    std::fill(work_.begin(), work_.end(), 0.0); // factorize() accumulates into it
}

} // namespace saltus::math
