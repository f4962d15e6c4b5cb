// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/solvers/friction: one island of contacts as the methods see it, products and residuals.
#pragma once

#include "core/solvers/friction/local.h"

#include <array>
#include <cmath>
#include <cstdint>

namespace saltus::solvers::friction {

// D rows a contact. The diagonal block comes first in its row; columns count from the island's first contact.
template <int D>
struct Part {
    std::uint32_t n = 0;
    const std::uint32_t* start = nullptr; // n + 1, into column and value
    const std::uint32_t* column = nullptr;
    const double* value = nullptr; // D * D a block
    const double* q = nullptr;
    const double* mu = nullptr;
    const double* mu_rolling = nullptr; // D == 5
    const double* rho = nullptr;        // D/tr M_ii
    double rolling(std::uint32_t i) const noexcept { return D == 5 ? mu_rolling[i] : 0.0; }
};

template <int D>
inline void add_product(const double* block, const double* x, double* y) noexcept {
#pragma GCC unroll 8
    for (int a = 0; a < D; ++a) { // the block's own sum first: short chains of additions from block to block
        double sum = block[D * a] * x[0];
#pragma GCC unroll 8
        for (int b = 1; b < D; ++b) sum += block[D * a + b] * x[b];
        y[a] += sum;
    }
}

// u_i of contact i
template <int D>
inline void velocity(const Part<D>& part, const double* r, std::uint32_t i, double* u) noexcept {
#pragma GCC unroll 8
    for (int a = 0; a < D; ++a) u[a] = part.q[D * i + static_cast<std::uint32_t>(a)];
    for (std::uint32_t k = part.start[i]; k < part.start[i + 1]; ++k)
        add_product<D>(part.value + std::size_t{D * D} * k, r + std::size_t{D} * part.column[k], u);
}

// z onto K
template <int D>
inline void project_cone(double* z, double mu, double mu_rolling) noexcept {
    if constexpr (D == 5) {
        project(5, z, mu, mu_rolling, 0.0);
    } else {
        const double s = D == 2 ? std::fabs(z[1]) : std::sqrt(z[1] * z[1] + z[D - 1] * z[D - 1]);
        if (z[0] >= 0.0 && s <= mu * z[0]) return; // mu and s may be 0
        if (mu * s <= -z[0]) {
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a) z[a] = 0.0;
            return;
        }
        const double t = (z[0] + mu * s) / (1.0 + mu * mu);
        const double factor = mu * t / s;
        z[0] = t;
#pragma GCC unroll 8
        for (int a = 1; a < D; ++a) z[a] *= factor;
    }
}

template <int D>
inline double lift(const double* u, double mu, double mu_rolling) noexcept {
    if constexpr (D == 2) return mu * std::fabs(u[1]);
    double sum = mu * std::sqrt(u[1] * u[1] + u[2] * u[2]);
    if constexpr (D == 5) sum += mu_rolling * std::sqrt(u[3] * u[3] + u[4] * u[4]);
    return sum;
}

// Squared norm of r - P(r - rho u~); F, if there, takes the vector.
template <int D>
inline double natural(const double* u, const double* r, double mu, double mu_rolling, double rho,
                      double* F = nullptr) noexcept {
    double z[D];
    z[0] = r[0] - rho * (u[0] + lift<D>(u, mu, mu_rolling));
#pragma GCC unroll 8
    for (int a = 1; a < D; ++a) z[a] = r[a] - rho * u[a];
    project_cone<D>(z, mu, mu_rolling);
    double sum = 0.0;
#pragma GCC unroll 8
    for (int a = 0; a < D; ++a) {
        const double d = r[a] - z[a];
        if (F) F[a] = d;
        sum += d * d;
    }
    return sum;
}

// Sums of squares over a part, not yet divided by |q|.
struct Errors2 {
    double unit = 0.0, scaled = 0.0;
    double worst() const noexcept { return unit > scaled ? unit : scaled; }
};

template <int D>
Errors2 errors(const Part<D>& part, const double* r) noexcept {
    Errors2 out;
    for (std::uint32_t i = 0; i < part.n; ++i) {
        double u[D];
        velocity<D>(part, r, i, u);
        const double* ri = r + std::size_t{D} * i;
        const double rho = part.rho[i];
        out.unit += natural<D>(u, ri, part.mu[i], part.rolling(i), 1.0);
        out.scaled += natural<D>(u, ri, part.mu[i], part.rolling(i), rho) / (rho * rho);
    }
    return out;
}

} // namespace saltus::solvers::friction
