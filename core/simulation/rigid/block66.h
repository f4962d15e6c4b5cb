// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of 6 x 6 numbers and what a factorisation does with them.
#pragma once

#include "core/simulation/rigid/contact_blocks.h"

#include <cmath>
#include <utility>

namespace saltus::rigid {

struct alignas(16) Block66 { // row-major
    double a[36];
};

// c -= a b
inline void subtract_product(Block66& c, const Block66& a, const Block66& b) noexcept {
    for (int i = 0; i < 6; ++i) {
        double* ci = c.a + 6 * i;
        const double* ai = a.a + 6 * i;
        Pair c0 = load(ci), c1 = load(ci + 2), c2 = load(ci + 4);
        for (int k = 0; k < 6; ++k) {
            const Pair f = {ai[k], ai[k]};
            const double* bk = b.a + 6 * k;
            c0 = c0 - f * load(bk);
            c1 = c1 - f * load(bk + 2);
            c2 = c2 - f * load(bk + 4);
        }
        store(ci, c0), store(ci + 2, c1), store(ci + 4, c2);
    }
}

// a <- a b
inline void multiply_right(Block66& a, const Block66& b) noexcept {
    for (int i = 0; i < 6; ++i) {
        double* ai = a.a + 6 * i;
        Pair c0 = {}, c1 = {}, c2 = {};
        for (int k = 0; k < 6; ++k) {
            const Pair f = {ai[k], ai[k]};
            const double* bk = b.a + 6 * k;
            c0 = c0 + f * load(bk);
            c1 = c1 + f * load(bk + 2);
            c2 = c2 + f * load(bk + 4);
        }
        store(ai, c0), store(ai + 2, c1), store(ai + 4, c2);
    }
}

// y -= a x
inline void subtract_times(double* y, const Block66& a, const double* x) noexcept {
    const Pair x0 = load(x), x1 = load(x + 2), x2 = load(x + 4);
    for (int i = 0; i < 6; ++i) {
        const double* ai = a.a + 6 * i;
        const Pair sum = load(ai) * x0 + load(ai + 2) * x1 + load(ai + 4) * x2;
        y[i] -= sum[0] + sum[1];
    }
}

// a <- a^-1, N x N by rows, by Gauss and Jordan with row exchanges.
template <int N>
inline void invert(double* a) noexcept {
    int swapped[N];
    for (int k = 0; k < N; ++k) {
        int pivot = k;
        for (int i = k + 1; i < N; ++i)
            if (std::fabs(a[N * i + k]) > std::fabs(a[N * pivot + k])) pivot = i;
        swapped[k] = pivot;
        if (pivot != k)
            for (int j = 0; j < N; ++j) std::swap(a[N * k + j], a[N * pivot + j]);
        const double inverse = 1.0 / a[N * k + k];
        a[N * k + k] = 1.0;
        for (int j = 0; j < N; ++j) a[N * k + j] *= inverse;
        for (int i = 0; i < N; ++i) {
            if (i == k) continue;
            const double factor = a[N * i + k];
            a[N * i + k] = 0.0;
            for (int j = 0; j < N; ++j) a[N * i + j] -= factor * a[N * k + j];
        }
    }
    for (int k = N; k-- > 0;)
        if (swapped[k] != k)
            for (int i = 0; i < N; ++i) std::swap(a[N * i + k], a[N * i + swapped[k]]);
}

inline void invert(Block66& block) noexcept { invert<6>(block.a); }

// P a = L U in place, N x N by rows; `swapped`: the row that k was exchanged with.
template <int N>
inline void factor(double* a, unsigned char* swapped) noexcept {
    for (int k = 0; k < N; ++k) {
        int pivot = k;
        for (int i = k + 1; i < N; ++i)
            if (std::fabs(a[N * i + k]) > std::fabs(a[N * pivot + k])) pivot = i;
        swapped[k] = static_cast<unsigned char>(pivot);
        if (pivot != k)
            for (int j = 0; j < N; ++j) std::swap(a[N * k + j], a[N * pivot + j]);
        const double inverse = 1.0 / a[N * k + k];
        for (int i = k + 1; i < N; ++i) {
            const double share = a[N * i + k] *= inverse;
            for (int j = k + 1; j < N; ++j) a[N * i + j] -= share * a[N * k + j];
        }
    }
}
// x <- a^-1 x by those factors
template <int N>
inline void divide(const double* a, const unsigned char* swapped, double* x) noexcept {
    for (int k = 0; k < N; ++k) std::swap(x[k], x[swapped[k]]);
    for (int k = 0; k < N; ++k)
        for (int i = k + 1; i < N; ++i) x[i] -= a[N * i + k] * x[k];
    for (int k = N; k-- > 0;) {
        for (int j = k + 1; j < N; ++j) x[k] -= a[N * k + j] * x[j];
        x[k] /= a[N * k + k];
    }
}
// x <- x a^-1, x a row
template <int N>
inline void divide_row(const double* a, const unsigned char* swapped, double* x) noexcept {
    for (int k = 0; k < N; ++k) {
        x[k] /= a[N * k + k];
        for (int j = k + 1; j < N; ++j) x[j] -= x[k] * a[N * k + j];
    }
    for (int k = N; k-- > 0;)
        for (int j = 0; j < k; ++j) x[j] -= x[k] * a[N * k + j];
    for (int k = N; k-- > 0;) std::swap(x[k], x[swapped[k]]);
}

} // namespace saltus::rigid
