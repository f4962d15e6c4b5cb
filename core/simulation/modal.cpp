// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/modal.h"

#include <cmath>

namespace saltus::simulation {

namespace {

// (1 - exp(-x)) / x
double decay_mean(double x) noexcept {
    return x == 0.0 ? 1.0 : -std::expm1(-x) / x;
}

// Integral of exp(sigma s) sin(w s)/w over [0, h], w^2 = omega^2 - sigma^2: q(-h) of a unit force from rest. cosine, sine: as below.
double pushed_back(double omega, double sigma, double h, double cosine, double sine) noexcept {
    if (omega * h < 1e-3 && sigma * h < 1e-3) { // what is left out is 1e-12 of it
        const double w2 = omega * omega - sigma * sigma;
        return h * h * (0.5 + h * (sigma / 3.0 + h * ((0.5 * sigma * sigma - w2 / 6.0) / 4.0 + h * sigma * (sigma * sigma - w2) / 30.0)));
    }
    if (sigma > omega) {
        const double rate = std::sqrt((sigma - omega) * (sigma + omega)), beta = sigma + rate, alpha = omega * (omega / beta);
        if (rate * h < 1e-4) return (h * std::exp(sigma * h) - std::expm1(sigma * h) / sigma) / sigma;
        return (std::expm1(beta * h) / beta - (alpha > 0.0 ? std::expm1(alpha * h) / alpha : h)) / (2.0 * rate);
    }
    return (1.0 - std::exp(sigma * h) * (cosine - sigma * sine)) / (omega * omega);
}

// exp(-36) is round-off of 1: the factors of such a mode hold nothing of where it was a step before, which grows beyond all numbers.
constexpr double kForgotten = 36.0;

} // namespace

ModalFactors modal_factors(double omega, double sigma, double h) noexcept {
    ModalFactors out;
    double plus = 4.0; // 1 + e + A
    if (sigma > omega) { // 1 + e -+ A = (1 -+ exp(-alpha h)) (1 -+ exp(-beta h)), alpha beta = omega^2, alpha + beta = 2 sigma
        const double beta = sigma + std::sqrt((sigma - omega) * (sigma + omega)), alpha = omega * (omega / beta);
        out.W = 1.0 / (decay_mean(alpha * h) * decay_mean(beta * h));
        plus = (1.0 + std::exp(-alpha * h)) * (1.0 + std::exp(-beta * h));
    } else if (omega * h > 1e-150) { // 1 + e - A = (1 - a)^2 + 4 a sin^2(angle / 2), a = exp(-sigma h)
        const double angle = std::sqrt((omega - sigma) * (omega + sigma)) * h;
        const double lost = -std::expm1(-sigma * h), half = std::sin(0.5 * angle), other = std::cos(0.5 * angle);
        out.W = omega * h * omega * h / (lost * lost + 4.0 * (1.0 - lost) * half * half);
        plus = lost * lost + 4.0 * (1.0 - lost) * other * other;
    }
    out.damping = out.W * -std::expm1(-2.0 * sigma * h) / h;
    out.mass = 0.25 * out.W * plus;
    return out;
}

double modal_start_velocity(double omega, double sigma, double h, double q, double v, double f) noexcept {
    double cosine = 1.0, sine = h; // cos(w h), sin(w h) / w
    if (sigma > omega) {
        const double rate = std::sqrt((sigma - omega) * (sigma + omega));
        if ((sigma + rate) * h > kForgotten) return v;
        cosine = std::cosh(rate * h);
        sine = std::sinh(rate * h) / rate;
    } else if (2.0 * sigma * h > kForgotten) {
        return v;
    } else if (omega > sigma) {
        const double rate = std::sqrt((omega - sigma) * (omega + sigma));
        cosine = std::cos(rate * h);
        sine = std::sin(rate * h) / rate;
    }
    double before = std::exp(sigma * h) * (cosine * q - sine * (v + sigma * q));
    if (f != 0.0) before += f * pushed_back(omega, sigma, h, cosine, sine);
    return (q - before) / h;
}

} // namespace saltus::simulation
