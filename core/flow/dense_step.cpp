// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flow/dense_step.h"

#include "core/base/check.h"
#include "core/flow/binomials.h"

#include <algorithm>

namespace saltus::flow {

namespace {

constexpr std::size_t basis_size = DenseStep::coefficients;
// basis function k = theta^theta_power[k] (1 - theta)^rest_power[k]
constexpr int theta_power[basis_size] = {0, 1, 1, 2, 2, 3, 3, 4};
constexpr int rest_power[basis_size] = {0, 0, 1, 1, 2, 2, 3, 3};

struct Conversion {
    double to[basis_size][basis_size] = {}; // [coefficient of the step][new coefficient]
};

constexpr Conversion make_bernstein() {
    Conversion m;
    for (std::size_t k = 0; k < basis_size; ++k)
        for (int i = theta_power[k]; i <= DenseStep::degree - rest_power[k]; ++i)
            m.to[k][i] = binomials.of[DenseStep::degree - theta_power[k] - rest_power[k]][i - theta_power[k]] / binomials.of[DenseStep::degree][i];
    return m;
}

constexpr Conversion make_monomial() {
    Conversion m;
    for (std::size_t k = 0; k < basis_size; ++k)
        for (int j = 0; j <= rest_power[k]; ++j) m.to[k][theta_power[k] + j] = (j % 2 == 0 ? 1.0 : -1.0) * binomials.of[rest_power[k]][j];
    return m;
}

constexpr Conversion bernstein_from = make_bernstein(), monomial_from = make_monomial();

void convert(const Conversion& m, std::span<const double, basis_size> c, double* out) noexcept {
    double sum[basis_size] = {};
    for (std::size_t k = basis_size; k-- > 0;) // the small ones first
        for (std::size_t i = 0; i < basis_size; ++i) sum[i] += m.to[k][i] * c[k]; // all at once
    std::copy(sum, sum + basis_size, out);
}

void add(double weight, std::span<const double, basis_size> c, std::array<double, basis_size>& sum) noexcept {
    if (weight == 0.0) return;
    for (std::size_t k = 0; k < basis_size; ++k) sum[k] += weight * c[k];
}

// A parabola is told as one: its roots are found with less.
bool is_parabola(std::span<const double, basis_size> c) noexcept {
    double rest = 0.0;
    for (std::size_t k = 3; k < basis_size; ++k) rest = c[k] != 0.0 ? 1.0 : rest;
    return rest == 0.0;
}

Polynomial of_sum(std::span<const double, basis_size> sum) noexcept {
    Polynomial p;
    if (is_parabola(sum)) {
        p.degree = 2;
        p.b[0] = sum[0], p.b[1] = sum[0] + 0.5 * (sum[1] + sum[2]), p.b[2] = sum[0] + sum[1];
        return p;
    }
    p.degree = DenseStep::degree;
    convert(bernstein_from, sum, p.b.data());
    return p;
}

// p, dp and d2p/2 with respect to theta, up to the order asked for: Horner's scheme by the factors theta and 1 - theta in turns.
template <int Order>
std::array<double, 3> horner(std::span<const double, basis_size> c, double theta) noexcept {
    const double factor[2] = {theta, 1.0 - theta}, slope[2] = {1.0, -1.0};
    double p = c[DenseStep::degree], d = 0.0, e = 0.0;
    for (std::size_t k = DenseStep::degree; k-- > 0;) {
        const double f = factor[k % 2], s = slope[k % 2]; // c[k] + f * (rest): f = theta for even k
        if constexpr (Order > 1) e = e * f + d * s;
        if constexpr (Order > 0) d = d * f + p * s;
        p = p * f + c[k];
    }
    return {p, d, e};
}

} // namespace

double DenseStep::value(int i, double theta) const noexcept {
    return horner<0>(component(i), theta)[0];
}

double DenseStep::derivative(int i, double theta) const noexcept {
    return horner<1>(component(i), theta)[1] / h_;
}

double DenseStep::second_derivative(int i, double theta) const noexcept {
    return 2.0 * horner<2>(component(i), theta)[2] / (h_ * h_);
}

void DenseStep::values(double theta, std::span<double> y) const noexcept {
    SALTUS_ASSERT(y.size() == static_cast<std::size_t>(size_));
    using Pair [[gnu::vector_size(16)]] = double; // two components at once, each as value() does it
    const double factor[2] = {theta, 1.0 - theta};
    int i = 0;
    for (; i + 1 < size_; i += 2) {
        const auto a = component(i), b = component(i + 1);
        Pair p = {a[degree], b[degree]};
#pragma GCC unroll 8
        for (std::size_t behind = 1; behind < basis_size; ++behind) {
            const std::size_t k = basis_size - 1 - behind;
            p = p * factor[k % 2] + Pair{a[k], b[k]};
        }
        y[static_cast<std::size_t>(i)] = p[0], y[static_cast<std::size_t>(i) + 1] = p[1];
    }
    if (i < size_) y[static_cast<std::size_t>(i)] = value(i, theta);
}

void DenseStep::derivatives(double theta, std::span<double> dydt) const noexcept {
    SALTUS_ASSERT(dydt.size() == static_cast<std::size_t>(size_));
    for (int i = 0; i < size_; ++i) dydt[static_cast<std::size_t>(i)] = derivative(i, theta);
}

Polynomial DenseStep::bernstein(int i) const noexcept {
    return of_sum(component(i));
}

Polynomial DenseStep::bernstein(std::span<const double> weights, double constant) const noexcept {
    SALTUS_ASSERT(weights.size() <= static_cast<std::size_t>(size_));
    std::array<double, coefficients> sum{constant};
    for (std::size_t i = 0; i < weights.size(); ++i) add(weights[i], component(static_cast<int>(i)), sum);
    return of_sum(sum);
}

Polynomial DenseStep::bernstein(std::span<const std::uint32_t> components, std::span<const double> weights, std::size_t first, double factor,
                                double constant) const noexcept {
    std::array<double, coefficients> sum{constant};
    for (std::size_t k = 0; k < components.size(); ++k) add(factor * weights[k], component(static_cast<int>(first + components[k])), sum);
    return of_sum(sum);
}

std::array<double, DenseStep::coefficients> DenseStep::monomial(int i) const noexcept {
    std::array<double, coefficients> out;
    convert(monomial_from, component(i), out.data());
    return out;
}

} // namespace saltus::flow
