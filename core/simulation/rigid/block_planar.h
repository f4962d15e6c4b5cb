// SPDX-License-Identifier: GPL-3.0-or-later
// The blocks of bodies that move in the plane alone, in the room of a Block66: three rows (x, y and the turn about z) of two
// pairs (x, y; nothing, turn), the pairs in which a HalfRow has what is not zero. Every number comes out with the bits that
// the 6 x 6 block gives, in a sixth of its operations.
#pragma once

#include "core/simulation/rigid/block66.h"

namespace saltus::rigid::planar {

inline constexpr int kNumber[3] = {0, 1, 5};  // of a row among the six of a body
inline constexpr int kColumn[3] = {0, 1, 3};  // of its number within a row of a block
inline constexpr int kRow = 4, kSize = 12;    // numbers of a row, of a block

inline void set_identity(Block66& block) noexcept {
    for (int r = 0; r < 3; ++r) block.a[kRow * r + kColumn[r]] = 1.0;
}

// c -= a b
inline void subtract_product(Block66& c, const Block66& a, const Block66& b) noexcept {
    for (int i = 0; i < 3; ++i) {
        double* ci = c.a + kRow * i;
        const double* ai = a.a + kRow * i;
        Pair c0 = load(ci), c1 = load(ci + 2);
        for (int k = 0; k < 3; ++k) {
            const Pair f = {ai[kColumn[k]], ai[kColumn[k]]};
            c0 = c0 - f * load(b.a + kRow * k);
            c1 = c1 - f * load(b.a + kRow * k + 2);
        }
        store(ci, c0), store(ci + 2, c1);
    }
}

// a <- a b
inline void multiply_right(Block66& a, const Block66& b) noexcept {
    for (int i = 0; i < 3; ++i) {
        double* ai = a.a + kRow * i;
        Pair c0 = {}, c1 = {};
        for (int k = 0; k < 3; ++k) {
            const Pair f = {ai[kColumn[k]], ai[kColumn[k]]};
            c0 = c0 + f * load(b.a + kRow * k);
            c1 = c1 + f * load(b.a + kRow * k + 2);
        }
        store(ai, c0), store(ai + 2, c1);
    }
}

// y -= a x, both with six numbers
inline void subtract_times(double* y, const Block66& a, const double* x) noexcept {
    const Pair x0 = load(x), x1 = load(x + 4);
    for (int i = 0; i < 3; ++i) {
        const Pair sum = load(a.a + kRow * i) * x0 + load(a.a + kRow * i + 2) * x1;
        y[kNumber[i]] -= sum[0] + sum[1];
    }
}

// a <- a^-1
inline void invert(Block66& block) noexcept {
    double a[9];
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) a[3 * i + j] = block.a[kRow * i + kColumn[j]];
    rigid::invert<3>(a);
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) block.a[kRow * i + kColumn[j]] = a[3 * i + j];
}

// In place, the nine numbers one behind the other.
inline void factor(Block66& block, unsigned char* swapped) noexcept {
    double a[9];
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) a[3 * i + j] = block.a[kRow * i + kColumn[j]];
    rigid::factor<3>(a, swapped);
    for (int i = 0; i < 9; ++i) block.a[i] = a[i];
}
// a <- a b^-1
inline void divide_right(Block66& a, const Block66& b, const unsigned char* swapped) noexcept {
    for (int i = 0; i < 3; ++i) {
        double x[3];
        for (int j = 0; j < 3; ++j) x[j] = a.a[kRow * i + kColumn[j]];
        rigid::divide_row<3>(b.a, swapped, x);
        for (int j = 0; j < 3; ++j) a.a[kRow * i + kColumn[j]] = x[j];
    }
}
// z = a^-1 y, both with six numbers
inline void divide(const Block66& a, const unsigned char* swapped, const double* y, double* z) noexcept {
    double x[3];
    for (int i = 0; i < 3; ++i) x[i] = y[kNumber[i]];
    rigid::divide<3>(a.a, swapped, x);
    for (int i = 0; i < 3; ++i) z[kNumber[i]] = x[i];
}

} // namespace saltus::rigid::planar
