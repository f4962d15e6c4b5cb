// SPDX-License-Identifier: GPL-3.0-or-later
// Polynomials over 0 <= theta <= 1 by their Bernstein coefficients: where these have one sign, the polynomial has it too, which is a
// proof without a search. Plain values of fixed size; nothing here asks the heap.
// Source: R. T. Farouki, The Bernstein polynomial basis: a centennial retrospective, CAGD 29 (2012).
#pragma once

#include <array>
#include <span>

namespace saltus::flow {

struct Polynomial {
    static constexpr int max_degree = 15;
    int degree = 0;
    std::array<double, max_degree + 1> b{}; // p(theta) = sum b[i] C(degree, i) theta^i (1 - theta)^(degree - i)
};

Polynomial from_monomial(std::span<const double> coefficients) noexcept; // of 1, theta, theta^2, ...; at most max_degree + 1 of them

double value(const Polynomial& p, double theta) noexcept;
Polynomial derivative(const Polynomial& p) noexcept; // of a constant: zero

// p / theta^k, for a polynomial that is known to have a root of order k at theta = 0: what round-off left of the first k coefficients
// is dropped. 0 <= k <= degree.
Polynomial divided(const Polynomial& p, int k) noexcept;
// The same polynomial over 0 ... end, stretched to 0 ... 1 (de Casteljau). 0 < end <= 1.
Polynomial restricted(const Polynomial& p, double end) noexcept;
Polynomial negated(const Polynomial& p) noexcept;

struct Extent {
    double low, high;
};
Extent extent(const Polynomial& p) noexcept;           // of b, which bounds p; NaN if a coefficient is not finite
double largest(const Polynomial& p) noexcept;          // max |b|, as extent()
int sign_variations(const Polynomial& p) noexcept;     // Descartes: at least as many as roots in 0 < theta < 1, and of their parity
double evaluation_error(const Polynomial& p) noexcept; // a bound of the round-off of value()

} // namespace saltus::flow
