// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flow/polynomial.h"

#include "core/base/check.h"
#include "core/flow/binomials.h"
#include "core/flow/pair.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::flow {

Polynomial from_monomial(std::span<const double> coefficients) noexcept {
    const int n = static_cast<int>(coefficients.size()) - 1;
    SALTUS_DEMAND(n >= 0 && n <= Polynomial::max_degree);
    Polynomial p;
    p.degree = n;
    for (int i = 0; i <= n; ++i) {
        double sum = 0.0;
        for (int j = 0; j <= i; ++j) sum += binomials.of[i][j] / binomials.of[n][j] * coefficients[static_cast<std::size_t>(j)];
        p.b[static_cast<std::size_t>(i)] = sum;
    }
    return p;
}

double value(const Polynomial& p, double theta) noexcept {
    const auto n = static_cast<std::size_t>(p.degree);
    if (n == 0) return p.b[0];
    const double rest = 1.0 - theta;
    double power = 1.0, sum = p.b[0] * rest;
    for (std::size_t i = 1; i < n; ++i) {
        power *= theta;
        sum = (sum + power * binomials.of[n][i] * p.b[i]) * rest;
    }
    return sum + power * theta * p.b[n];
}

Polynomial derivative(const Polynomial& p) noexcept {
    Polynomial d;
    d.degree = std::max(p.degree - 1, 0);
    for (std::size_t i = 0; i < static_cast<std::size_t>(p.degree); ++i) d.b[i] = p.degree * (p.b[i + 1] - p.b[i]);
    return d;
}

Polynomial divided(const Polynomial& p, int k) noexcept {
    SALTUS_DEMAND(k >= 0 && k <= p.degree);
    Polynomial q = p;
    for (; k > 0; --k) {
        const int n = q.degree;
        for (int j = 0; j < n; ++j) q.b[static_cast<std::size_t>(j)] = q.b[static_cast<std::size_t>(j) + 1] * n / (j + 1);
        q.b[static_cast<std::size_t>(n)] = 0.0;
        q.degree = n - 1;
    }
    return q;
}

Polynomial restricted(const Polynomial& p, double end) noexcept {
    if (end >= 1.0) return p;
    Polynomial left = p;
    const auto n = static_cast<std::size_t>(p.degree);
    const double rest = 1.0 - end;
    for (std::size_t round = 1; round <= n; ++round)
        for (std::size_t i = n; i >= round; --i) left.b[i] = rest * left.b[i - 1] + end * left.b[i];
    return left;
}

Polynomial negated(const Polynomial& p) noexcept {
    Polynomial q = p;
    for (double& b : q.b) b = -b;
    return q;
}

Extent extent(const Polynomial& p) noexcept {
    const auto n = static_cast<std::size_t>(p.degree);
    Pair low = {p.b[n], p.b[n]}, high = low, rest = high - high;
    for (std::size_t i = 0; i < n; i += 2) { // n - 1 and n where n is odd, else that one twice
        const Pair b = load_pair(&p.b[i]);
        low = b < low ? b : low;
        high = b > high ? b : high;
        rest += b - b; // no number where b is none
    }
    return {std::min(low[0], low[1]) + (rest[0] + rest[1]), std::max(high[0], high[1]) + (rest[0] + rest[1])};
}

double largest(const Polynomial& p) noexcept {
    const Extent all = extent(p);
    return std::max(all.high, -all.low);
}

int sign_variations(const Polynomial& p) noexcept {
    int count = 0;
    double last = 0.0;
    for (int i = 0; i <= p.degree; ++i) {
        const double b = p.b[static_cast<std::size_t>(i)];
        if (b == 0.0) continue;
        if ((b < 0.0) != (last < 0.0) && last != 0.0) ++count;
        last = b;
    }
    return count;
}

double evaluation_error(const Polynomial& p) noexcept {
    return (p.degree + 1) * std::numeric_limits<double>::epsilon() * largest(p);
}

} // namespace saltus::flow
