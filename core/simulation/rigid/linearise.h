// SPDX-License-Identifier: GPL-3.0-or-later
// Newton's step for one block, by Alart and Curnier's function: with z = p - rho u,
//   F = p - P(z),  P_N = max(0, z_N),  P_T = z_T onto the disc of radius mu P_N,
// dp follows from the change of velocity du by  (1 - Z + delta) dp = -F - rho Z du,  Z = dP/dz, that is
//   dp = -f - E du.
// delta > 0 leaves a little to give where the percussions of a stack are not determined; it changes the way to the
// solution, not the solution. Source: P. Alart, A. Curnier, Comput. Methods Appl. Mech. Eng. 92 (1991).
#pragma once

#include "core/simulation/rigid/contact_blocks.h"

#include <cmath>

namespace saltus::rigid {

// E: rows x rows, row-major.
inline void linearise(const NormalBlock& block, const double* u, const double* p, double delta, double* E, double* f) noexcept {
    const double rho = block.inverse;
    if (p[0] - rho * u[0] > 0.0) {
        E[0] = rho / delta;
        f[0] = E[0] * u[0];
    } else {
        E[0] = 0.0;
        f[0] = p[0];
    }
}

inline void linearise(const RowBlock& block, const double* u, const double* p, double delta, double* E, double* f) noexcept {
    const double rho = block.head.rho;
    const double full = u[0] + block.compliance * p[0];
    const double z = p[0] - rho * full;
    if (z > block.lower && z < block.upper) {
        E[0] = rho / (delta + rho * block.compliance);
        f[0] = E[0] * full;
    } else {
        E[0] = 0.0;
        f[0] = p[0] - std::fmax(block.lower, std::fmin(block.upper, z));
    }
}

// Discs behind a normal row: adds the rows of one disc. normal_p = P_N; the normal row of E and f is set.
inline void linearise_disc(int stride, int row, int rows, double mu, double normal_p, double rho, const double* u,
                           const double* p, double delta, double* E, double* f) noexcept {
    const double z1 = p[row] - rho * u[row], z2 = rows == 2 ? p[row + 1] - rho * u[row + 1] : 0.0;
    const double size = std::sqrt(z1 * z1 + z2 * z2), radius = mu * normal_p;
    if (size <= radius) {
        for (int i = row; i < row + rows; ++i) {
            E[i * stride + i] = rho / delta;
            f[i] = rho / delta * u[i];
        }
        return;
    }
    const double t1 = z1 / size, t2 = z2 / size, kappa = radius / size;
    // along t: (1 + delta) dp_t = -F_t + mu (dp_N - rho du_N),  across: (1 - kappa + delta) dp_s = -F_s - rho kappa du_s
    const double along = 1.0 / (1.0 + delta), across = 1.0 / (1.0 - kappa + delta);
    const double F1 = p[row] - radius * t1, F2 = rows == 2 ? p[row + 1] - radius * t2 : 0.0;
    const double Ft = F1 * t1 + F2 * t2, Fs = -F1 * t2 + F2 * t1;
    const double ft = along * Ft + mu * f[0], fs = across * Fs;
    const double Ess = rho * kappa * across;
    f[row] = ft * t1 - fs * t2;
    E[row * stride] = mu * E[0] * t1;
    E[row * stride + row] = Ess * t2 * t2;
    if (rows == 2) {
        f[row + 1] = ft * t2 + fs * t1;
        E[(row + 1) * stride] = mu * E[0] * t2;
        E[row * stride + row + 1] = E[(row + 1) * stride + row] = -Ess * t1 * t2;
        E[(row + 1) * stride + row + 1] = Ess * t1 * t1;
    }
}

template <class Block>
void linearise(const Block& block, const double* u, const double* p, double delta, double* E, double* f) noexcept {
    constexpr int n = Block::kRows;
    const double rho = block.head.rho;
    for (int i = 0; i < n * n; ++i) E[i] = 0.0;
    const double z = p[0] - rho * u[0];
    if (!(z > 0.0)) {
        for (int i = 0; i < n; ++i) f[i] = p[i];
        return;
    }
    E[0] = rho / delta;
    f[0] = E[0] * u[0];
    if constexpr (n == 2) linearise_disc(n, 1, 1, block.mu, z, rho, u, p, delta, E, f);
    if constexpr (n == 3) linearise_disc(n, 1, 2, block.local.mu, z, rho, u, p, delta, E, f);
    if constexpr (n == 6) {
        linearise_disc(n, 1, 2, block.mu, z, rho, u, p, delta, E, f);
        linearise_disc(n, 3, 2, block.mu_rolling, z, rho, u, p, delta, E, f);
        linearise_disc(n, 5, 1, block.mu_spinning, z, rho, u, p, delta, E, f);
    }
}

} // namespace saltus::rigid
