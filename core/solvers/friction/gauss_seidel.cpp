// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/friction/gauss_seidel.h"

#include <algorithm>

namespace saltus::solvers::friction {

namespace {

// b of contact i: q and what the others send; the diagonal block, first in its row, is left out.
template <int D>
inline void others(const Part<D>& part, const double* r, std::uint32_t i, double* b) noexcept {
    double sum[D];
#pragma GCC unroll 8
    for (int a = 0; a < D; ++a) sum[a] = part.q[D * i + static_cast<std::uint32_t>(a)];
    for (std::uint32_t k = part.start[i] + 1; k < part.start[i + 1]; ++k)
        add_product<D>(part.value + std::size_t{D * D} * k, r + std::size_t{D} * part.column[k], sum);
#pragma GCC unroll 8
    for (int a = 0; a < D; ++a) b[a] = sum[a];
}

// Only the normal row of it.
template <int D>
inline double others_normal(const Part<D>& part, const double* r, std::uint32_t i) noexcept {
    double sum = part.q[D * i];
    for (std::uint32_t k = part.start[i] + 1; k < part.start[i + 1]; ++k) {
        const double* block = part.value + std::size_t{D * D} * k;
        const double* x = r + std::size_t{D} * part.column[k];
        double own = block[0] * x[0];
#pragma GCC unroll 8
        for (int b = 1; b < D; ++b) own += block[b] * x[b];
        sum += own;
    }
    return sum;
}

} // namespace

template <int D>
double sweep(const Part<D>& part, const LocalSpace* local, double* r, double* slip, double relaxation) noexcept {
    double change = 0.0;
    for (std::uint32_t i = 0; i < part.n; ++i) {
        double* ri = r + std::size_t{D} * i;
        // an open contact stays open if its normal row says so: a third of the work
        if (ri[0] == 0.0 && others_normal<D>(part, r, i) >= 0.0) {
            bool zero = true;
#pragma GCC unroll 8
            for (int a = 1; a < D; ++a) zero = zero && ri[a] == 0.0;
            if (zero) continue;
        }
        double b[D], x[D];
        others<D>(part, r, i, b);
        const double* A = part.value + std::size_t{D * D} * part.start[i];
        if constexpr (D == 3) {
            // the start is that of the last sweep: a step of 1e-3 leaves 1e-6, and less from sweep to sweep
            solve_local(local[i], b, x, slip[i], 1e-3);
        } else if constexpr (D == 2) {
            solve_local_planar(A, b, part.mu[i], x);
        } else {
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a) x[a] = ri[a];
            solve_local_rolling(D, A, b, part.mu[i], part.mu_rolling[i], 0.0, x, slip[i]);
        }
        double sum = 0.0;
#pragma GCC unroll 8
        for (int a = 0; a < D; ++a) {
            double d = x[a] - ri[a];
            sum += d * d;
            ri[a] += relaxation == 1.0 ? d : relaxation * d;
        }
        if (relaxation == 1.0)
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a) ri[a] = x[a];
        change += sum / (part.rho[i] * part.rho[i]);
    }
    return change;
}

template <int D>
double sweep_by_projection(const Part<D>& part, double* r, double* step) noexcept {
    double change = 0.0;
    for (std::uint32_t i = 0; i < part.n; ++i) {
        double* ri = r + std::size_t{D} * i;
        double b[D], x[D], u[D];
        others<D>(part, r, i, b);
        const double* A = part.value + std::size_t{D * D} * part.start[i];
#pragma GCC unroll 8
        for (int a = 0; a < D; ++a) x[a] = ri[a];
        double rho = step[i] > 0.0 ? step[i] : part.rho[i];
        const double mu = part.mu[i], mu_rolling = part.rolling(i);
        double size = 0.0;
#pragma GCC unroll 8
        for (int a = 0; a < D; ++a) size += b[a] * b[a];
        const auto evaluate = [&](const double* at, double* v) {
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a) v[a] = b[a];
            add_product<D>(A, at, v);
            v[0] += lift<D>(v, mu, mu_rolling);
        };
        evaluate(x, u);
        for (int k = 0; k < 50; ++k) {
            // Khobotov's rule: rho |u~(z) - u~(x)| <= L |z - x|
            double z[D], v[D], moved = 0.0, turned = 0.0;
            for (int tries = 0; tries < 20; ++tries) {
#pragma GCC unroll 8
                for (int a = 0; a < D; ++a) z[a] = x[a] - rho * u[a];
                project_cone<D>(z, mu, mu_rolling);
                evaluate(z, v);
                moved = turned = 0.0;
#pragma GCC unroll 8
                for (int a = 0; a < D; ++a) {
                    moved += (z[a] - x[a]) * (z[a] - x[a]);
                    turned += (v[a] - u[a]) * (v[a] - u[a]);
                }
                if (!(rho * rho * turned > 0.81 * moved)) break;
                rho *= 0.66;
            }
            if (rho * rho * turned < 0.09 * moved) rho *= 1.5;
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a) {
                x[a] = z[a];
                u[a] = v[a];
            }
            if (moved <= 1e-28 * rho * rho * size) break;
        }
        step[i] = rho;
        double sum = 0.0;
#pragma GCC unroll 8
        for (int a = 0; a < D; ++a) {
            sum += (x[a] - ri[a]) * (x[a] - ri[a]);
            ri[a] = x[a];
        }
        change += sum / (part.rho[i] * part.rho[i]);
    }
    return change;
}

template double sweep<2>(const Part<2>&, const LocalSpace*, double*, double*, double) noexcept;
template double sweep<3>(const Part<3>&, const LocalSpace*, double*, double*, double) noexcept;
template double sweep<5>(const Part<5>&, const LocalSpace*, double*, double*, double) noexcept;
template double sweep_by_projection<2>(const Part<2>&, double*, double*) noexcept;
template double sweep_by_projection<3>(const Part<3>&, double*, double*) noexcept;
template double sweep_by_projection<5>(const Part<5>&, double*, double*) noexcept;

} // namespace saltus::solvers::friction
