// SPDX-License-Identifier: GPL-3.0-or-later
// Pascal's triangle, as far as the polynomials of this folder go.
#pragma once

#include "core/flow/polynomial.h"

namespace saltus::flow {

struct Binomials {
    static constexpr int most = Polynomial::max_degree;
    double of[most + 1][most + 1] = {}; // [n][k]
    constexpr Binomials() {
        for (int n = 0; n <= most; ++n) {
            of[n][0] = of[n][n] = 1.0;
            for (int k = 1; k < n; ++k) of[n][k] = of[n - 1][k - 1] + of[n - 1][k];
        }
    }
};
inline constexpr Binomials binomials;

} // namespace saltus::flow
