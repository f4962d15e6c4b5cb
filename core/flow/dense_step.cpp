// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flow/dense_step.h"

#include "core/base/check.h"
#include "core/flow/binomials.h"
#include "core/flow/pair.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace saltus::flow {

namespace {

// basis function k = theta^theta_power(k) (1 - theta)^rest_power(k): 0 0, 1 0, 1 1, 2 1, 2 2, ...
constexpr int theta_power(std::size_t k) noexcept { return static_cast<int>(k + 1) / 2; }
constexpr int rest_power(std::size_t k) noexcept { return static_cast<int>(k) / 2; }

template <std::size_t N> struct Conversion { // of N coefficients
    double to[N][N] = {}; // [coefficient of the step][new coefficient]
};

template <std::size_t N> constexpr Conversion<N> make_bernstein() {
    constexpr int degree = static_cast<int>(N) - 1;
    Conversion<N> m;
    for (std::size_t k = 0; k < N; ++k)
        for (int i = theta_power(k); i <= degree - rest_power(k); ++i)
            m.to[k][i] = binomials.of[degree - theta_power(k) - rest_power(k)][i - theta_power(k)] / binomials.of[degree][i];
    return m;
}

constexpr Conversion<DenseStep::coefficients> make_monomial() { // of any degree
    Conversion<DenseStep::coefficients> m;
    for (std::size_t k = 0; k < DenseStep::coefficients; ++k)
        for (int j = 0; j <= rest_power(k); ++j) m.to[k][theta_power(k) + j] = (j % 2 == 0 ? 1.0 : -1.0) * binomials.of[rest_power(k)][j];
    return m;
}

template <std::size_t N> constexpr Conversion<N> bernstein_from = make_bernstein<N>();
constexpr Conversion<DenseStep::coefficients> monomial_from = make_monomial();

constexpr std::size_t few = DenseStep::low + 1, all = DenseStep::high + 1; // coefficients

template <std::size_t N> void to_bernstein(const double* c, double* out) noexcept {
    Pair sum[N / 2] = {};
    const auto add_function = [&]<std::size_t k>() { // all else of it is zero
        constexpr std::size_t first = static_cast<std::size_t>(theta_power(k)) / 2, last = (N - 1 - static_cast<std::size_t>(rest_power(k))) / 2;
#pragma GCC unroll 8
        for (std::size_t i = first; i <= last; ++i) sum[i] += load_pair(bernstein_from<N>.to[k] + 2 * i) * c[k];
    };
    [&]<std::size_t... behind>(std::index_sequence<behind...>) { (add_function.template operator()<N - 1 - behind>(), ...); }(std::make_index_sequence<N>()); // the small ones first
    std::memcpy(out, sum, sizeof sum);
}

template <std::size_t N> void add(double weight, const double* c, std::array<double, N>& sum) noexcept {
    if (weight == 0.0) return;
    for (std::size_t k = 0; k < N; ++k) sum[k] += weight * c[k];
}

// A parabola is told as one: its roots are found with less.
template <std::size_t N> bool is_parabola(const double* c) noexcept {
    double rest = 0.0;
    for (std::size_t k = 3; k < N; ++k) rest = c[k] != 0.0 ? 1.0 : rest;
    return rest == 0.0;
}

template <std::size_t N> Polynomial of_sum(const double* sum) noexcept {
    Polynomial p;
    if (is_parabola<N>(sum)) {
        p.degree = 2;
        p.b[0] = sum[0], p.b[1] = sum[0] + 0.5 * (sum[1] + sum[2]), p.b[2] = sum[0] + sum[1];
        return p;
    }
    p.degree = static_cast<int>(N) - 1;
    to_bernstein<N>(sum, p.b.data());
    return p;
}

// p, dp and d2p/2 with respect to theta, up to the order asked for: Horner's scheme by the factors theta and 1 - theta in turns.
template <std::size_t N, int Order>
std::array<double, 3> horner(const double* c, double theta) noexcept {
    const double factor[2] = {theta, 1.0 - theta}, slope[2] = {1.0, -1.0};
    double p = c[N - 1], d = 0.0, e = 0.0;
    for (std::size_t k = N - 1; k-- > 0;) {
        const double f = factor[k % 2], s = slope[k % 2]; // c[k] + f * (rest): f = theta for even k
        if constexpr (Order > 1) e = e * f + d * s;
        if constexpr (Order > 0) d = d * f + p * s;
        p = p * f + c[k];
    }
    return {p, d, e};
}

template <int Order>
std::array<double, 3> horner(int degree, const double* c, double theta) noexcept {
    return degree == DenseStep::low ? horner<few, Order>(c, theta) : horner<all, Order>(c, theta);
}

// Of two components at once, each as value() does it.
template <std::size_t N> Pair horner_pair(const double* a, const double* b, double theta) noexcept {
    const double factor[2] = {theta, 1.0 - theta};
    Pair p = {a[N - 1], b[N - 1]};
#pragma GCC unroll 16
    for (std::size_t behind = 1; behind < N; ++behind) {
        const std::size_t k = N - 1 - behind;
        p = p * factor[k % 2] + Pair{a[k], b[k]};
    }
    return p;
}

} // namespace

double DenseStep::value(int i, double theta) const noexcept {
    return horner<0>(degree_, component(i).data(), theta)[0];
}

double DenseStep::derivative(int i, double theta) const noexcept {
    return horner<1>(degree_, component(i).data(), theta)[1] / h_;
}

double DenseStep::second_derivative(int i, double theta) const noexcept {
    return 2.0 * horner<2>(degree_, component(i).data(), theta)[2] / (h_ * h_);
}

void DenseStep::values(double theta, std::span<double> y) const noexcept {
    SALTUS_ASSERT(y.size() == static_cast<std::size_t>(size_));
    int i = 0;
    for (; i + 1 < size_; i += 2) {
        const double *const a = component(i).data(), *const b = component(i + 1).data();
        const Pair p = degree_ == low ? horner_pair<few>(a, b, theta) : horner_pair<all>(a, b, theta);
        y[static_cast<std::size_t>(i)] = p[0], y[static_cast<std::size_t>(i) + 1] = p[1];
    }
    if (i < size_) y[static_cast<std::size_t>(i)] = value(i, theta);
}

void DenseStep::derivatives(double theta, std::span<double> dydt) const noexcept {
    SALTUS_ASSERT(dydt.size() == static_cast<std::size_t>(size_));
    for (int i = 0; i < size_; ++i) dydt[static_cast<std::size_t>(i)] = derivative(i, theta);
}

Polynomial DenseStep::bernstein(int i) const noexcept {
    return degree_ == low ? of_sum<few>(component(i).data()) : of_sum<all>(component(i).data());
}

namespace {

template <std::size_t N>
Polynomial weighted_sum(const DenseStep& step, std::span<const double> weights, double constant) noexcept {
    std::array<double, N> sum{constant};
    for (std::size_t i = 0; i < weights.size(); ++i) add(weights[i], step.component(static_cast<int>(i)).data(), sum);
    return of_sum<N>(sum.data());
}

template <std::size_t N>
Polynomial weighted_sum(const DenseStep& step, std::span<const std::uint32_t> components, std::span<const double> weights, std::size_t first, double factor, double constant) noexcept {
    std::array<double, N> sum{constant};
    for (std::size_t k = 0; k < components.size(); ++k) add(factor * weights[k], step.component(static_cast<int>(first + components[k])).data(), sum);
    return of_sum<N>(sum.data());
}

} // namespace

Polynomial DenseStep::bernstein(std::span<const double> weights, double constant) const noexcept {
    SALTUS_ASSERT(weights.size() <= static_cast<std::size_t>(size_));
    return degree_ == low ? weighted_sum<few>(*this, weights, constant) : weighted_sum<all>(*this, weights, constant);
}

Polynomial DenseStep::bernstein(std::span<const std::uint32_t> components, std::span<const double> weights, std::size_t first, double factor,
                                double constant) const noexcept {
    return degree_ == low ? weighted_sum<few>(*this, components, weights, first, factor, constant)
                          : weighted_sum<all>(*this, components, weights, first, factor, constant);
}

std::array<double, DenseStep::coefficients> DenseStep::monomial(int i) const noexcept {
    std::array<double, coefficients> out{};
    const std::span<const double, coefficients> c = component(i);
    for (std::size_t k = static_cast<std::size_t>(degree_) + 1; k-- > 0;) // the small ones first
        for (std::size_t j = 0; j <= k; ++j) out[j] += monomial_from.to[k][j] * c[k];
    return out;
}

} // namespace saltus::flow
