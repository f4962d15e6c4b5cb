// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/solvers/friction: an island in the scale that Newton's methods work in,
//   M'_ij = d_i M_ij d_j, d_i^2 = rho_i = D/tr M_ii, q' = d q/s with largest |q'| = 1, r = s d r',
// and the room that the methods share.
#pragma once

#include "core/solvers/friction/block_lu.h"

#include <algorithm>
#include <vector>

namespace saltus::solvers::friction {

template <int D>
struct Scaled {
    Part<D> part; // scaled; rho of it are 1
    const double* rho = nullptr;
    double size = 1.0;   // s
    double target = 0.0; // squares: what both errors of the unscaled island must not pass
    std::vector<std::uint32_t> start, column;
    std::vector<double> value, q, d, one;

    void take(const Part<D>& from) {
        const std::uint32_t n = from.n, first = from.start[0], blocks = from.start[n] - first;
        start.resize(n + 1);
        for (std::uint32_t i = 0; i <= n; ++i) start[i] = from.start[i] - first;
        column.assign(from.column + first, from.column + first + blocks);
        value.resize(std::size_t{blocks} * D * D);
        q.resize(std::size_t{n} * D);
        d.resize(n);
        one.assign(n, 1.0);
        for (std::uint32_t i = 0; i < n; ++i) d[i] = std::sqrt(from.rho[i]);
        size = 0.0;
        for (std::uint32_t i = 0; i < n; ++i) {
            for (std::uint32_t k = start[i]; k < start[i + 1]; ++k) {
                const double factor = d[i] * d[column[k]];
                for (std::size_t e = 0; e < D * D; ++e)
                    value[std::size_t{k} * D * D + e] = factor * from.value[std::size_t{k + first} * D * D + e];
            }
            for (std::size_t a = 0; a < D; ++a) {
                q[D * i + a] = d[i] * from.q[D * i + a];
                size = std::fmax(size, std::fabs(q[D * i + a]));
            }
        }
        if (!(size > 0.0)) size = 1.0;
        for (double& one_q : q) one_q /= size;
        rho = from.rho;
        part = {n, start.data(), column.data(), value.data(), q.data(), from.mu, from.mu_rolling, one.data()};
    }
    void enter(const double* r, double* scaled) const noexcept {
        for (std::uint32_t i = 0; i < part.n; ++i)
            for (std::size_t a = 0; a < D; ++a) scaled[D * i + a] = r[D * i + a] / (size * d[i]);
    }
    void leave(const double* scaled, double* r) const noexcept {
        for (std::uint32_t i = 0; i < part.n; ++i)
            for (std::size_t a = 0; a < D; ++a) r[D * i + a] = size * d[i] * scaled[D * i + a];
    }
    // Both errors of the unscaled island for a scaled r and its scaled velocities (without lift).
    Errors2 errors_at(const double* r, const double* u) const noexcept {
        Errors2 out;
        for (std::uint32_t i = 0; i < part.n; ++i) {
            const double *ri = r + std::size_t{D} * i, *ui = u + std::size_t{D} * i;
            out.scaled += natural<D>(ui, ri, part.mu[i], part.rolling(i), 1.0) / rho[i];
            // rho = 1 of the unscaled is 1/rho_i here
            out.unit += natural<D>(ui, ri, part.mu[i], part.rolling(i), 1.0 / rho[i]) * rho[i];
        }
        out.scaled *= size * size;
        out.unit *= size * size;
        return out;
    }
    void velocities(const double* r, double* u) const noexcept {
        for (std::uint32_t i = 0; i < part.n; ++i) velocity<D>(part, r, i, u + std::size_t{D} * i);
    }
};

// What Newton's methods of one island need; grows to the largest.
template <int D>
struct NewtonRoom {
    BlockLu<D>* lu = nullptr;                       // of the island at hand
    std::vector<double> A, B;                       // D * D a contact
    std::vector<double> r, u, F, step, trial, best; // D a contact
    std::vector<double> more[10];                   // interior point 0-7, ADMM, proximal 8-9
    std::vector<unsigned char> passive;
    void reserve(std::uint32_t n) {
        const std::size_t size = std::size_t{n} * D;
        for (auto* one : {&A, &B})
            if (one->size() < size * D) one->resize(size * D);
        for (auto* one : {&r, &u, &F, &step, &trial, &best})
            if (one->size() < size) one->resize(size);
        for (auto& one : more)
            if (one.size() < size) one.resize(size);
        if (passive.size() < n) passive.resize(n);
    }
};

} // namespace saltus::solvers::friction
