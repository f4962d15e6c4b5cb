// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/body_iteration.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::rigid {

namespace {

double dot(const double* x, const double* y, std::size_t n) noexcept {
    Pair s0 = {}, s1 = {}, s2 = {};
    for (std::size_t i = 0; i < n; i += 6) {
        s0 = s0 + load(x + i) * load(y + i);
        s1 = s1 + load(x + i + 2) * load(y + i + 2);
        s2 = s2 + load(x + i + 4) * load(y + i + 4);
    }
    const Pair s = s0 + s1 + s2;
    return s[0] + s[1];
}
void add_times(double* y, double factor, const double* x, std::size_t n) noexcept {
    const Pair f = {factor, factor};
    for (std::size_t i = 0; i < n; i += 2) store(y + i, load(y + i) + f * load(x + i));
}

} // namespace

void BodyIteration::set_pattern(std::vector<std::uint32_t> start, std::vector<std::uint32_t> column,
                                std::vector<const Block66*> source) {
    start_ = std::move(start);
    column_ = std::move(column);
    source_ = std::move(source);
    const std::size_t rows = start_.size() - 1;
    size_ = 6 * rows;
    diagonal_.resize(rows);
    for (std::uint32_t r = 0; r < rows; ++r)
        for (std::uint32_t e = start_[r]; e < start_[r + 1]; ++e)
            if (column_[e] == r) diagonal_[r] = e;
    a_.resize(column_.size());
    factor_.resize(column_.size());
    map_.assign(rows, nullptr);
    basis_.resize((kMost + 1) * size_);
    work_.resize(2 * size_);
    hessenberg_.resize(std::size_t{kMost + 1} * (kMost + 4));
}

void BodyIteration::load() noexcept {
    for (std::size_t e = 0; e < column_.size(); ++e) factor_[e] = a_[e] = *source_[e];
    const auto rows = static_cast<std::uint32_t>(diagonal_.size());
    for (std::uint32_t r = 0; r < rows; ++r) {
        for (std::uint32_t e = start_[r]; e < start_[r + 1]; ++e) map_[column_[e]] = &factor_[e];
        for (std::uint32_t e = start_[r]; e < diagonal_[r]; ++e) {
            const std::uint32_t k = column_[e];
            multiply_right(factor_[e], factor_[diagonal_[k]]);
            for (std::uint32_t j = diagonal_[k] + 1; j < start_[k + 1]; ++j)
                if (Block66* const to = map_[column_[j]]) subtract_product(*to, factor_[e], factor_[j]);
        }
        invert(factor_[diagonal_[r]]);
        for (std::uint32_t e = start_[r]; e < start_[r + 1]; ++e) map_[column_[e]] = nullptr;
    }
}

void BodyIteration::precondition(const double* from, double* to) const noexcept {
    const std::size_t rows = diagonal_.size();
    for (std::size_t r = 0; r < rows; ++r) {
        double* y = to + 6 * r;
        std::copy_n(from + 6 * r, 6, y);
        for (std::uint32_t e = start_[r]; e < diagonal_[r]; ++e)
            subtract_times(y, factor_[e], to + std::size_t{6} * column_[e]);
    }
    for (std::size_t r = rows; r-- > 0;) {
        double* y = to + 6 * r;
        for (std::uint32_t e = diagonal_[r] + 1; e < start_[r + 1]; ++e)
            subtract_times(y, factor_[e], to + std::size_t{6} * column_[e]);
        double z[6] = {};
        subtract_times(z, factor_[diagonal_[r]], y);
        for (int i = 0; i < 6; ++i) y[i] = -z[i];
    }
}

void BodyIteration::multiply(const double* x, double* y) const noexcept {
    for (std::size_t r = 0; r < diagonal_.size(); ++r) {
        double z[6] = {};
        for (std::uint32_t e = start_[r]; e < start_[r + 1]; ++e)
            subtract_times(z, a_[e], x + std::size_t{6} * column_[e]);
        for (std::size_t i = 0; i < 6; ++i) y[6 * r + i] = -z[i];
    }
}

bool BodyIteration::solve(std::span<double> x, double tolerance) noexcept {
    double* const h = hessenberg_.data(); // column k: h[k * (kMost + 1) + i]
    double* const cosine = h + std::size_t{kMost} * (kMost + 1);
    double* const sine = cosine + kMost;
    double* const rest = sine + kMost; // kMost + 1
    double* const z = work_.data();
    double* const y = work_.data() + size_;
    const double start = std::sqrt(dot(x.data(), x.data(), size_));
    if (!(start > tolerance)) {
        std::fill(x.begin(), x.end(), 0.0);
        return true;
    }
    for (std::size_t i = 0; i < size_; ++i) basis(0)[i] = x[i] / start;
    rest[0] = start;
    int k = 0;
    for (; k < kMost; ++k) {
        double* const next = basis(k + 1);
        double* const column = h + k * (kMost + 1);
        precondition(basis(k), z);
        multiply(z, next);
        for (int i = 0; i <= k; ++i) {
            column[i] = dot(next, basis(i), size_);
            add_times(next, -column[i], basis(i), size_);
        }
        const double length = std::sqrt(dot(next, next, size_));
        if (!(length < 1e300)) return false;
        for (int i = 0; i < k; ++i) {
            const double a = column[i], b = column[i + 1];
            column[i] = cosine[i] * a + sine[i] * b;
            column[i + 1] = cosine[i] * b - sine[i] * a;
        }
        const double size = std::sqrt(column[k] * column[k] + length * length);
        if (!(size > 0.0)) return false;
        cosine[k] = column[k] / size;
        sine[k] = length / size;
        column[k] = size;
        rest[k + 1] = -sine[k] * rest[k];
        rest[k] *= cosine[k];
        if (std::fabs(rest[k + 1]) <= tolerance || length == 0.0) {
            ++k;
            break;
        }
        for (std::size_t i = 0; i < size_; ++i) next[i] /= length;
    }
    if (!(std::fabs(rest[k]) <= tolerance)) return false;
    for (int i = k; i-- > 0;) {
        for (int j = i + 1; j < k; ++j) rest[i] -= h[j * (kMost + 1) + i] * rest[j];
        rest[i] /= h[i * (kMost + 1) + i];
    }
    std::fill(y, y + size_, 0.0);
    for (int i = 0; i < k; ++i) add_times(y, rest[i], basis(i), size_);
    precondition(y, z);
    std::copy_n(z, size_, x.begin());
    return true;
}

} // namespace saltus::rigid
