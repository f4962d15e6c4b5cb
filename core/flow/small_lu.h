// SPDX-License-Identifier: GPL-3.0-or-later
// L U = P A of a small dense matrix, real or complex, with room of its own: factorising and solving ask nothing of the heap.
#pragma once

#include "core/base/going_on.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <utility>
#include <vector>

namespace saltus::flow {

inline constexpr std::size_t asking = 200; // rows, from where on a column is work enough to ask whether to go on

template <class T>
class SmallLu {
public:
    explicit SmallLu(int n) : n_(static_cast<std::size_t>(n)), a_(n_ * n_), row_(n_) {}

    T& operator()(int i, int j) noexcept { return at(static_cast<std::size_t>(i), static_cast<std::size_t>(j)); }

    // Of what was written into it. False: singular, or not finite.
    bool factorise() {
        for (std::size_t k = 0; k < n_; ++k) {
            if (n_ > asking) ask_to_go_on();
            std::size_t pivot = k;
            for (std::size_t i = k + 1; i < n_; ++i)
                if (std::abs(at(i, k)) > std::abs(at(pivot, k))) pivot = i;
            row_[k] = pivot;
            const double size = std::abs(at(pivot, k));
            if (!(size > 0.0) || !std::isfinite(size)) return false;
            if (pivot != k) std::swap_ranges(&a_[k * n_], &a_[k * n_] + n_, &a_[pivot * n_]);
            const T inverse = T(1.0) / at(k, k);
            for (std::size_t i = k + 1; i < n_; ++i) {
                const T factor = at(i, k) *= inverse;
                if (factor == T(0.0)) continue;
                for (std::size_t j = k + 1; j < n_; ++j) at(i, j) -= factor * at(k, j);
            }
        }
        return true;
    }
    // b := A^-1 b
    void solve(T* b) const noexcept {
        for (std::size_t k = 0; k < n_; ++k) {
            std::swap(b[k], b[row_[k]]);
            for (std::size_t i = k + 1; i < n_; ++i) b[i] -= at(i, k) * b[k];
        }
        for (std::size_t i = n_; i-- > 0;) {
            for (std::size_t j = i + 1; j < n_; ++j) b[i] -= at(i, j) * b[j];
            b[i] /= at(i, i);
        }
    }

private:
    T& at(std::size_t i, std::size_t j) noexcept { return a_[i * n_ + j]; }
    const T& at(std::size_t i, std::size_t j) const noexcept { return a_[i * n_ + j]; }

    std::size_t n_;
    std::vector<T> a_;
    std::vector<std::size_t> row_;
};

} // namespace saltus::flow
