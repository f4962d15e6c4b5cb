// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/dense_lu.h"

#include "core/base/going_on.h"

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <utility>

namespace saltus::simulation {

namespace {

constexpr std::size_t kAsking = 200; // rows, from where on a column is worth the question whether to go on

// n: a number, or for a handful of unknowns a constant, with which all loops are unrolled: the same operations in the same order.
template <class Size>
[[gnu::always_inline]] inline bool factorize_in_place(double* lu, std::size_t* swap, Size n) {
    double largest = 0.0;
    for (std::size_t i = 0; i < n * n; ++i) largest = std::max(largest, std::abs(lu[i]));
    for (std::size_t k = 0; k < n; ++k) {
        if (n > kAsking) ask_to_go_on();
        std::size_t pivot = k;
        for (std::size_t i = k + 1; i < n; ++i)
            if (std::abs(lu[i * n + k]) > std::abs(lu[pivot * n + k])) pivot = i;
        swap[k] = pivot;
        if (pivot != k)
            for (std::size_t j = 0; j < n; ++j) std::swap(lu[k * n + j], lu[pivot * n + j]);
        const double diagonal = lu[k * n + k];
        if (!(std::abs(diagonal) > 1e-14 * largest) || !std::isfinite(diagonal)) return false;
        for (std::size_t i = k + 1; i < n; ++i) {
            const double factor = lu[i * n + k] /= diagonal;
            if (factor == 0.0) continue;
            for (std::size_t j = k + 1; j < n; ++j) lu[i * n + j] -= factor * lu[k * n + j];
        }
    }
    return true;
}

template <class Size>
[[gnu::always_inline]] inline void solve_in_place(const double* lu, const std::size_t* swap, double* x, Size n) noexcept {
    for (std::size_t k = 0; k < n; ++k)
        if (swap[k] != k) std::swap(x[k], x[swap[k]]);
    for (std::size_t i = 1; i < n; ++i) {
        double sum = x[i];
        for (std::size_t j = 0; j < i; ++j) sum -= lu[i * n + j] * x[j];
        x[i] = sum;
    }
    for (std::size_t i = n; i-- > 0;) {
        double sum = x[i];
        for (std::size_t j = i + 1; j < n; ++j) sum -= lu[i * n + j] * x[j];
        x[i] = sum / lu[i * n + i];
    }
}

template <std::size_t N>
using Fixed = std::integral_constant<std::size_t, N>;

// Calls `work` with the size, a constant where it is small.
template <class Work>
[[gnu::always_inline]] inline auto with_size(std::size_t n, const Work& work) {
    switch (n) {
    case 2: return work(Fixed<2>());
    case 3: return work(Fixed<3>());
    case 4: return work(Fixed<4>());
    default: return work(n);
    }
}

} // namespace

bool DenseLu::factorize(std::size_t n, std::span<const double> values) {
    size_ = n;
    lu_.resize(values.size());
    swap_.resize(n);
    return with_size(n, [&](auto size) {
        double* const lu = lu_.data();
        for (std::size_t i = 0; i < size * size; ++i) lu[i] = values[i];
        return factorize_in_place(lu, swap_.data(), size);
    });
}

void DenseLu::solve(double* x) const noexcept {
    with_size(size_, [this, x](auto size) { solve_in_place(lu_.data(), swap_.data(), x, size); });
}

} // namespace saltus::simulation
