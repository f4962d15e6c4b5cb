// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/sparse_factor.h"

#include "core/base/going_on.h"

#include <Eigen/OrderingMethods>
#include <Eigen/SparseCore>

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::solvers {

namespace {
constexpr double kDiagonalPreference = 0.1; // a diagonal pivot is taken if it is at least this part of the largest
constexpr double kLeastPivot = 1e-14;    // relative to the largest entry of the column
constexpr std::uint32_t kColumnsAQuestion = 32;
} // namespace

std::shared_ptr<const FactorPattern> factor_pattern(const math::SparseMatrix& pattern, std::span<const std::int32_t> normals) {
    constexpr std::uint32_t kNone = SparseFactor::kNone;
    auto made = std::make_shared<FactorPattern>();
    FactorPattern& of = *made;
    const std::uint32_t n = of.size = static_cast<std::uint32_t>(pattern.size());
    struct Place {
        std::uint32_t column, row, entry;
    };
    std::vector<Place> places;
    places.reserve(pattern.entry_count() + n);
    for (std::uint32_t i = 0; i < n; ++i) {
        for (std::size_t k = pattern.row_start(i); k < pattern.row_start(i + 1); ++k)
            places.push_back({static_cast<std::uint32_t>(pattern.column(k)), i, static_cast<std::uint32_t>(k)});
        const std::int32_t normal = normals[i];
        if (normal >= 0 && pattern.entry(i, static_cast<std::size_t>(normal)) == pattern.entry_count())
            places.push_back({static_cast<std::uint32_t>(normal), i, kNone});
    }
    std::sort(places.begin(), places.end(), [](const Place& a, const Place& b) {
        return a.column != b.column ? a.column < b.column : a.row < b.row;
    });
    of.start.assign(n + 1, 0);
    of.normal.resize(n);
    for (std::uint32_t i = 0; i < n; ++i)
        of.normal[i] = normals[i] < 0 ? kNone : static_cast<std::uint32_t>(normals[i]);
    for (const Place& place : places) {
        of.row.push_back(place.row);
        of.entry.push_back(place.entry);
        ++of.start[place.column + 1];
    }
    for (std::uint32_t i = 0; i < n; ++i) of.start[i + 1] += of.start[i];

    Eigen::SparseMatrix<double> structure(static_cast<Eigen::Index>(n), static_cast<Eigen::Index>(n));
    {
        std::vector<Eigen::Triplet<double>> triplets;
        triplets.reserve(2 * places.size());
        for (const Place& place : places) {
            triplets.emplace_back(static_cast<int>(place.row), static_cast<int>(place.column), 1.0);
            triplets.emplace_back(static_cast<int>(place.column), static_cast<int>(place.row), 1.0);
        }
        structure.setFromTriplets(triplets.begin(), triplets.end());
    }
    Eigen::PermutationMatrix<Eigen::Dynamic, Eigen::Dynamic, int> permutation(static_cast<Eigen::Index>(n));
    if (n > 0) {
        Eigen::AMDOrdering<int> amd;
        amd(structure, permutation);
    }
    of.order.resize(n);
    for (std::uint32_t i = 0; i < n; ++i)
        of.order[i] = static_cast<std::uint32_t>(permutation.indices()[static_cast<Eigen::Index>(i)]);
    return made;
}

SparseFactor::SparseFactor(std::shared_ptr<const FactorPattern> pattern)
    : pattern_(std::move(pattern)), n_(pattern_->size), start_(pattern_->start), row_(pattern_->row), entry_(pattern_->entry), normal_(pattern_->normal), order_(pattern_->order) {
    value_.resize(row_.size());
    scale_.resize(n_);
    pivot_of_.resize(n_);
    pivot_row_.resize(n_);
    lower_start_.resize(n_ + 1);
    upper_start_.resize(n_ + 1);
    diagonal_.resize(n_);
    x_.assign(n_, 0.0);
    stack_.resize(n_);
    position_.resize(n_);
    found_.resize(n_);
    mark_.assign(n_, 0);
    for (auto* indices : {&lower_row_, &upper_row_}) indices->reserve(4 * row_.size());
    for (auto* values : {&lower_, &upper_}) values->reserve(4 * row_.size());
}

// Rows that column's entries reach through the columns of L found so far, in topological order in found_[top ... n-1].
std::uint32_t SparseFactor::reach(std::uint32_t column) noexcept {
    std::uint32_t top = n_;
    for (std::uint32_t p = start_[column]; p < start_[column + 1]; ++p) {
        if (value_[p] == 0.0 || mark_[row_[p]] == stamp_) continue;
        std::uint32_t depth = 0;
        stack_[0] = row_[p];
        mark_[row_[p]] = stamp_;
        position_[0] = pivot_of_[row_[p]] == kNone ? 0 : lower_start_[pivot_of_[row_[p]]];
        while (true) {
            const std::uint32_t row = stack_[depth];
            const std::uint32_t place = pivot_of_[row];
            const std::uint32_t end = place == kNone ? 0 : lower_start_[place + 1];
            bool deeper = false;
            while (place != kNone && position_[depth] < end) {
                const std::uint32_t next = lower_row_[position_[depth]++];
                if (mark_[next] == stamp_) continue;
                mark_[next] = stamp_;
                ++depth;
                stack_[depth] = next;
                position_[depth] = pivot_of_[next] == kNone ? 0 : lower_start_[pivot_of_[next]];
                deeper = true;
                break;
            }
            if (deeper) continue;
            found_[--top] = row;
            if (depth == 0) break;
            --depth;
        }
    }
    return top;
}

bool SparseFactor::factorize(const math::SparseMatrix& M, std::span<const RowWeights> weights,
                             std::span<const double> shift) {
    std::fill(scale_.begin(), scale_.end(), 0.0);
    for (std::uint32_t c = 0; c < n_; ++c) {
        for (std::uint32_t p = start_[c]; p < start_[c + 1]; ++p) {
            const std::uint32_t i = row_[p];
            double m = entry_[p] == kNone ? 0.0 : M.value(entry_[p]);
            if (i == c && !shift.empty()) m += shift[i];
            double v = weights[i].beta * m;
            if (i == c) v += weights[i].alpha;
            if (c == normal_[i]) v += weights[i].gamma;
            value_[p] = v;
            scale_[i] = std::max(scale_[i], std::abs(v));
        }
    }
    for (double& s : scale_) {
        if (!(s > 0.0) || !std::isfinite(s)) return false;
        s = 1.0 / s;
    }
    std::fill(pivot_of_.begin(), pivot_of_.end(), kNone);
    lower_row_.clear();
    lower_.clear();
    upper_row_.clear();
    upper_.clear();
    for (std::uint32_t k = 0; k < n_; ++k) {
        if (k % kColumnsAQuestion == kColumnsAQuestion - 1) ask_to_go_on();
        const std::uint32_t column = order_[k];
        lower_start_[k] = static_cast<std::uint32_t>(lower_.size());
        upper_start_[k] = static_cast<std::uint32_t>(upper_.size());
        if (++stamp_ == 0) { // wrapped around: old marks would look new
            std::fill(mark_.begin(), mark_.end(), 0u);
            stamp_ = 1;
        }
        const std::uint32_t top = reach(column);
        for (std::uint32_t t = top; t < n_; ++t) x_[found_[t]] = 0.0;
        for (std::uint32_t p = start_[column]; p < start_[column + 1]; ++p)
            if (value_[p] != 0.0) x_[row_[p]] = value_[p] * scale_[row_[p]];
        double reference = 0.0, largest = 0.0;
        std::uint32_t pivot = kNone;
        for (std::uint32_t t = top; t < n_; ++t) {
            const std::uint32_t row = found_[t], place = pivot_of_[row];
            const double x = x_[row];
            reference = std::max(reference, std::abs(x));
            if (place == kNone) continue;
            upper_row_.push_back(place);
            upper_.push_back(x);
            if (x == 0.0) continue;
            for (std::uint32_t p = lower_start_[place]; p < lower_start_[place + 1]; ++p) {
                double& target = x_[lower_row_[p]];
                target -= lower_[p] * x;
            }
        }
        for (std::uint32_t t = top; t < n_; ++t) {
            const std::uint32_t row = found_[t];
            if (pivot_of_[row] != kNone) continue;
            const double size = std::abs(x_[row]);
            if (size > largest) {
                largest = size;
                pivot = row;
            }
        }
        if (pivot == kNone || !(largest > kLeastPivot * reference) || !std::isfinite(largest)) return false;
        if (mark_[column] == stamp_ && pivot_of_[column] == kNone &&
            std::abs(x_[column]) >= kDiagonalPreference * largest)
            pivot = column;
        pivot_of_[pivot] = k;
        pivot_row_[k] = pivot;
        diagonal_[k] = 1.0 / x_[pivot];
        for (std::uint32_t t = top; t < n_; ++t) {
            const std::uint32_t row = found_[t];
            if (pivot_of_[row] != kNone || x_[row] == 0.0) continue;
            lower_row_.push_back(row);
            lower_.push_back(x_[row] * diagonal_[k]);
        }
        lower_start_[k + 1] = static_cast<std::uint32_t>(lower_.size());
        upper_start_[k + 1] = static_cast<std::uint32_t>(upper_.size());
    }
    return true;
}

void SparseFactor::solve(std::span<double> x) noexcept {
    for (std::uint32_t i = 0; i < n_; ++i) x_[i] = x[i] * scale_[i];
    for (std::uint32_t k = 0; k < n_; ++k) {
        const double y = x_[pivot_row_[k]];
        if (y == 0.0) continue;
        for (std::uint32_t p = lower_start_[k]; p < lower_start_[k + 1]; ++p) x_[lower_row_[p]] -= lower_[p] * y;
    }
    for (std::uint32_t k = n_; k-- > 0;) {
        const double y = x_[pivot_row_[k]] * diagonal_[k];
        x[order_[k]] = y;
        if (y == 0.0) continue;
        for (std::uint32_t p = upper_start_[k]; p < upper_start_[k + 1]; ++p)
            x_[pivot_row_[upper_row_[p]]] -= upper_[p] * y;
    }
}

} // namespace saltus::solvers
