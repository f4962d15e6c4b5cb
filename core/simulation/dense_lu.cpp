// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/dense_lu.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::simulation {

bool DenseLu::factorize(std::size_t n, std::span<const double> values) {
    size_ = n;
    lu_.assign(values.begin(), values.end());
    swap_.resize(n);
    double largest = 0.0;
    for (const double value : lu_) largest = std::max(largest, std::abs(value));
    for (std::size_t k = 0; k < n; ++k) {
        std::size_t pivot = k;
        for (std::size_t i = k + 1; i < n; ++i)
            if (std::abs(lu_[i * n + k]) > std::abs(lu_[pivot * n + k])) pivot = i;
        swap_[k] = pivot;
        if (pivot != k) std::swap_ranges(&lu_[k * n], &lu_[k * n] + n, &lu_[pivot * n]);
        const double diagonal = lu_[k * n + k];
        if (!(std::abs(diagonal) > 1e-14 * largest) || !std::isfinite(diagonal)) return false;
        for (std::size_t i = k + 1; i < n; ++i) {
            const double factor = lu_[i * n + k] /= diagonal;
            if (factor == 0.0) continue;
            for (std::size_t j = k + 1; j < n; ++j) lu_[i * n + j] -= factor * lu_[k * n + j];
        }
    }
    return true;
}

void DenseLu::solve(double* x) const noexcept {
    const std::size_t n = size_;
    for (std::size_t k = 0; k < n; ++k)
        if (swap_[k] != k) std::swap(x[k], x[swap_[k]]);
    for (std::size_t i = 1; i < n; ++i) {
        double sum = x[i];
        for (std::size_t j = 0; j < i; ++j) sum -= lu_[i * n + j] * x[j];
        x[i] = sum;
    }
    for (std::size_t i = n; i-- > 0;) {
        double sum = x[i];
        for (std::size_t j = i + 1; j < n; ++j) sum -= lu_[i * n + j] * x[j];
        x[i] = sum / lu_[i * n + i];
    }
}

} // namespace saltus::simulation
