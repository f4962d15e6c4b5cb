// SPDX-License-Identifier: GPL-3.0-or-later
// An accepted step as a polynomial of degree 7 or 15 in theta = (t - t0)/h, 0 <= theta <= 1, for every component of the state.
// Its coefficients belong to 1, s, s r, s^2 r, s^2 r^2, s^3 r^2, s^3 r^3, s^4 r^3, ... with s = theta, r = 1 - theta (Hairer, Norsett,
// Wanner I, II.6): the first two are the ends, so values near the ends lose nothing to round-off. Polynomials of lower degree (a
// collocation's) are held in the same form. Copying to one of the same size asks nothing of the heap.
#pragma once

#include "core/flow/polynomial.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace saltus::flow {

class DenseStep {
public:
    static constexpr int low = 7, high = 15; // degrees
    static constexpr std::size_t coefficients = high + 1;

    DenseStep() = default;
    explicit DenseStep(int size) : size_(size), c_(static_cast<std::size_t>(size) * coefficients) {}

    int size() const noexcept { return size_; }
    int degree() const noexcept { return degree_; } // of all components: low or high
    double start() const noexcept { return t0_; } // s
    double end() const noexcept { return t1_; }   // s
    double length() const noexcept { return h_; } // s
    // exact at both ends
    double time(double theta) const noexcept { return theta >= 1.0 ? t1_ : t0_ + theta * h_; }
    double theta(double t) const noexcept { return t >= t1_ ? 1.0 : (t - t0_) / h_; }

    double value(int component, double theta) const noexcept;      // theta = 0 and 1: the ends to the last bit but one
    double derivative(int component, double theta) const noexcept; // with respect to t
    double second_derivative(int component, double theta) const noexcept;
    void values(double theta, std::span<double> y) const noexcept;
    void derivatives(double theta, std::span<double> dydt) const noexcept;

    Polynomial bernstein(int component) const noexcept;
    // sum of weights[i] * y_i + constant: an affine gap along the step. weights: one a component, or fewer (the rest is zero).
    Polynomial bernstein(std::span<const double> weights, double constant) const noexcept;
    // The same where few weights are not zero: sum of factor * weights[k] * y_(first + components[k]) + constant.
    Polynomial bernstein(std::span<const std::uint32_t> components, std::span<const double> weights, std::size_t first, double factor, double constant) const noexcept;
    std::array<double, coefficients> monomial(int component) const noexcept; // of theta^0 ... theta^degree(); the rest is zero

    // To fill, to keep elsewhere, and to read back: so many numbers a component; those beyond the degree are not read.
    void begin(double t0, double t1, int degree = low) noexcept { t0_ = t0, t1_ = t1, h_ = t1 - t0, degree_ = degree; }
    std::span<double, coefficients> component(int i) noexcept { return std::span<double, coefficients>(&c_[index(i)], coefficients); }
    std::span<const double, coefficients> component(int i) const noexcept {
        return std::span<const double, coefficients>(&c_[index(i)], coefficients);
    }
    std::span<const double> numbers() const noexcept { return c_; }
    std::span<double> numbers() noexcept { return c_; }

private:
    static std::size_t index(int i) noexcept { return static_cast<std::size_t>(i) * coefficients; }

    int size_ = 0, degree_ = low;
    double t0_ = 0.0, t1_ = 0.0, h_ = 0.0;
    std::vector<double> c_;
};

} // namespace saltus::flow
