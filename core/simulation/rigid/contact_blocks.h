// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of rows that one sweep of Gauss-Seidel visits, by size. A body's velocity counts in units in which its mass is
// one: v = v_free + L w with M^-1 = L L^T, so that for a block between two bodies with G = J L
//   u = u_free + G_a w_a + G_b w_b,   w_a += G_a^T dp,   w_b += G_b^T dp,   A = G_a G_a^T + G_b G_b^T
// and one set of numbers serves both ways.
#pragma once

#include "core/simulation/rigid/one_step_problem.h"
#include "core/solvers/friction/local.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace saltus::rigid {

// Two doubles at a time: the order of operations is written down here, so every compiler gives the same bits.
using Pair = double __attribute__((vector_size(16)));

struct alignas(16) BodyVelocity { // w of a body; padded to a cache line
    double w[8] = {};
};

// One body's side of a row: 3 pairs.
struct alignas(16) HalfRow {
    double g[6] = {};
};

inline Pair load(const double* x) noexcept { return *reinterpret_cast<const Pair*>(x); }
inline void store(double* x, Pair value) noexcept { *reinterpret_cast<Pair*>(x) = value; }

// w of the two bodies of a unit, in registers while its blocks are visited. One == true: b does not move.
template <bool One>
struct Velocities {
    Pair a0, a1, a2, b0, b1, b2;

    void read(const double* a, const double* b) noexcept {
        a0 = load(a), a1 = load(a + 2), a2 = load(a + 4);
        if constexpr (!One) b0 = load(b), b1 = load(b + 2), b2 = load(b + 4);
    }
    void write(double* a, double* b) const noexcept {
        store(a, a0), store(a + 2, a1), store(a + 4, a2);
        if constexpr (!One) store(b, b0), store(b + 2, b1), store(b + 4, b2);
    }
    double row(const HalfRow& ga, const HalfRow& gb) const noexcept {
        Pair sum = load(ga.g) * a0 + load(ga.g + 2) * a1 + load(ga.g + 4) * a2;
        if constexpr (!One) sum = sum + (load(gb.g) * b0 + load(gb.g + 2) * b1 + load(gb.g + 4) * b2);
        return sum[0] + sum[1];
    }
    void add(const HalfRow& ga, const HalfRow& gb, double dp) noexcept {
        const Pair d = {dp, dp};
        a0 = a0 + load(ga.g) * d, a1 = a1 + load(ga.g + 2) * d, a2 = a2 + load(ga.g + 4) * d;
        if constexpr (!One) b0 = b0 + load(gb.g) * d, b1 = b1 + load(gb.g + 2) * d, b2 = b2 + load(gb.g + 4) * d;
    }
};

struct BlockHead {
    double rho = 0.0;            // rows of the whole block / trace of its Delassus block
    std::uint32_t source = 0;    // number of the contact or row in the problem
};

// Every kind has: rows(), ga, gb, free (u_free + bias), solve(u, p, accuracy): the exact local solution in place of p given
// u at p (of slip parameters the last step to this share of them, what is left is its square), and map(u, p): square of the natural map.

// A contact without friction: the normal row alone. `rest`: squares of the free velocity along the other rows.
struct alignas(16) NormalBlock {
    static constexpr int kRows = 1;
    HalfRow ga[1], gb[1];
    double free[1] = {};
    double inverse = 0.0; // 1/A
    BlockHead head;

    void solve(const double* u, double* p, double) noexcept {
        const double next = p[0] - u[0] * inverse;
        p[0] = next > 0.0 ? next : 0.0; // fmax() is a call
    }
    double map(const double* u, const double* p) const noexcept {
        const double d = std::fmin(p[0] / head.rho, u[0]);
        return d * d;
    }
};

struct alignas(16) PlanarBlock {
    static constexpr int kRows = 2;
    HalfRow ga[2], gb[2];
    double free[2] = {};
    double A[4] = {};
    double mu = 0.0;
    BlockHead head;

    void solve(const double* u, double* p, double) noexcept {
        const double b[2] = {u[0] - (A[0] * p[0] + A[1] * p[1]), u[1] - (A[2] * p[0] + A[3] * p[1])};
        solvers::friction::solve_local_planar(A, b, mu, p);
    }
    double map(const double* u, const double* p) const noexcept {
        // the point of the cone nearest to z = p - rho u~; the same bits as solvers::friction::natural_map()
        const double rho = head.rho;
        const double z0 = p[0] - rho * (u[0] + mu * std::fabs(u[1])), z1 = p[1] - rho * u[1], size = std::fabs(z1);
        double y0 = z0 > 0.0 ? z0 : 0.0, y1 = z1;
        if (size > mu * y0) {
            const double nearest = (z0 + mu * size) / (1.0 + mu * mu);
            y0 = nearest > 0.0 ? nearest : 0.0;
        }
        if (size > mu * y0) y1 *= mu * y0 / size;
        const double d0 = (p[0] - y0) / rho, d1 = (p[1] - y1) / rho;
        return d0 * d0 + d1 * d1;
    }
};

struct alignas(16) SpaceBlock {
    static constexpr int kRows = 3;
    HalfRow ga[3], gb[3];
    double free[3] = {};
    double A[6] = {}; // NN, N1, N2, 11, 12, 22
    solvers::friction::LocalSpace local;
    double alpha = 0.0;
    BlockHead head;

    void solve(const double* u, double* p, double accuracy) noexcept {
        const double b[3] = {u[0] - (A[0] * p[0] + A[1] * p[1] + A[2] * p[2]),
                             u[1] - (A[1] * p[0] + A[3] * p[1] + A[4] * p[2]),
                             u[2] - (A[2] * p[0] + A[4] * p[1] + A[5] * p[2])};
        solvers::friction::solve_local(local, b, p, alpha, accuracy);
    }
    double map(const double* u, const double* p) const noexcept {
        // the point of the cone nearest to z = p - rho u~, by regions
        const double mu = local.mu, rho = head.rho;
        const double lift = mu * std::sqrt(u[1] * u[1] + u[2] * u[2]);
        const double z0 = p[0] - rho * (u[0] + lift), z1 = p[1] - rho * u[1], z2 = p[2] - rho * u[2];
        const double size = std::sqrt(z1 * z1 + z2 * z2);
        double y0 = z0, y1 = z1, y2 = z2;
        if (size > mu * z0) {
            const double nearest = (z0 + mu * size) / (1.0 + mu * mu);
            y0 = nearest > 0.0 ? nearest : 0.0;
            const double factor = size > 0.0 ? mu * y0 / size : 0.0;
            y1 = factor * z1;
            y2 = factor * z2;
        }
        const double d0 = p[0] - y0, d1 = p[1] - y1, d2 = p[2] - y2;
        return (d0 * d0 + d1 * d1 + d2 * d2) / (rho * rho);
    }
};

struct alignas(16) RollingBlock {
    static constexpr int kRows = 6;
    HalfRow ga[6], gb[6]; // rows beyond `size` are zero
    double free[6] = {};
    double A[36] = {}; // size x size
    double mu = 0.0, mu_rolling = 0.0, mu_spinning = 0.0, alpha = 0.0;
    BlockHead head;
    int size = 5;

    void solve(const double* u, double* p, double) noexcept {
        double b[6] = {};
        for (int i = 0; i < size; ++i) {
            b[i] = u[i];
            for (int j = 0; j < size; ++j) b[i] -= A[i * size + j] * p[j];
        }
        solvers::friction::solve_local_rolling(size, A, b, mu, mu_rolling, mu_spinning, p, alpha);
    }
    double map(const double* u, const double* p) const noexcept {
        return solvers::friction::natural_map(size, u, p, mu, mu_rolling, mu_spinning, head.rho);
    }
};

// A row of a joint; free holds u_free - target. The effective compliance stands in A as well.
struct alignas(16) RowBlock {
    static constexpr int kRows = 1;
    HalfRow ga[1], gb[1];
    double free[1] = {};
    double inverse = 0.0; // 1/(A + compliance)
    double compliance = 0.0, lower = 0.0, upper = 0.0;
    BlockHead head; // rho = 1/(A + compliance)

    // u: without the compliance
    void solve(const double* u, double* p, double) noexcept {
        p[0] = std::fmax(lower, std::fmin(upper, p[0] - (u[0] + compliance * p[0]) * inverse));
    }
    double map(const double* u, const double* p) const noexcept {
        const double z = p[0] - head.rho * (u[0] + compliance * p[0]);
        const double d = (p[0] - std::fmax(lower, std::fmin(upper, z))) / head.rho;
        return d * d;
    }
};

} // namespace saltus::rigid
