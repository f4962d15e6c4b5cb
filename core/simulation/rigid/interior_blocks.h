// SPDX-License-Identifier: GPL-3.0-or-later
// One block in an interior-point method with De Saxce's term inside Newton's step. In units in which the block's Delassus
// block has size one, x = (mu r_N, r_T) and y = (u~_N, mu u~_T) lie inside the second-order cone; Nesterov and Todd's
// scaling W has W y = W^-1 x. Newton's step of  u~ = u + mu |u~_T| N,  x o y = target  is
//   dr = -f - E H dw,  E = mu P^-1 W^2 P^-1 S,  f = E rho_d - P^-1 W k,  du~ = S (H dw + rho_d),
// with P = diag(mu, 1, 1), S = 1 + mu N t^T, t = u~_T/|u~_T|, rho_d = u + mu |u~_T| N - u~ and k of the right-hand side.
// Sources: V. Acary, P. Armand, H. M. Nguyen, M. Shpakovych, "Second-order cone programming for frictional contact
// mechanics using interior point algorithm", Optim. Methods Softw. 38 (2023); L. Vandenberghe, "The CVXOPT linear and
// quadratic cone program solvers" (2010).
#pragma once

#include <cmath>

namespace saltus::rigid {

// N = 1: the half line; N = 2, 3: the second-order cone.
template <int N>
struct InteriorBlock {
    double mu = 0.0;
    double x[N], y[N];      // inside the cone
    double eta = 1.0, w[N]; // W = eta (w0, w1^T; w1, 1 + w1 w1^T/(1 + w0)), w0^2 - |w1|^2 = 1
    double lambda[N];       // W y = W^-1 x
    double t[N];            // t[0] unused
    double sliding = 0.0;     // |u~_T|

    static double determinant(const double* z) noexcept {
        if constexpr (N == 1)
            return z[0] * z[0];
        else {
            double tail = 0.0;
            for (int i = 1; i < N; ++i) tail += z[i] * z[i];
            const double root = std::sqrt(tail);
            const double gap = std::fmax(z[0] - root, 1e-16 * z[0]);
            return gap * (z[0] + root);
        }
    }

    void set(double friction, const double* r, const double* v) noexcept {
        mu = friction;
        if constexpr (N == 1) {
            x[0] = r[0];
            y[0] = v[0];
            eta = std::sqrt(x[0] / y[0]);
            w[0] = 1.0;
            lambda[0] = std::sqrt(x[0] * y[0]);
        } else {
            x[0] = mu * r[0];
            y[0] = v[0];
            sliding = 0.0;
            for (int i = 1; i < N; ++i) {
                x[i] = r[i];
                y[i] = mu * v[i];
                sliding += v[i] * v[i];
            }
            sliding = std::sqrt(sliding);
            for (int i = 1; i < N; ++i) t[i] = sliding > 0.0 ? v[i] / sliding : 0.0;
            const double dx = std::sqrt(determinant(x)), dy = std::sqrt(determinant(y));
            double product = 0.0;
            for (int i = 0; i < N; ++i) product += x[i] * y[i];
            const double gamma = std::sqrt(0.5 * (1.0 + product / (dx * dy)));
            w[0] = (x[0] / dx + y[0] / dy) / (2.0 * gamma);
            for (int i = 1; i < N; ++i) w[i] = (x[i] / dx - y[i] / dy) / (2.0 * gamma);
            eta = std::sqrt(dx / dy);
            scale(y, lambda);
        }
    }
    // out = W z
    void scale(const double* z, double* out) const noexcept {
        if constexpr (N == 1)
            out[0] = eta * z[0];
        else {
            double wz = 0.0;
            for (int i = 1; i < N; ++i) wz += w[i] * z[i];
            const double share = z[0] + wz / (1.0 + w[0]);
            out[0] = eta * (w[0] * z[0] + wz);
            for (int i = 1; i < N; ++i) out[i] = eta * (z[i] + w[i] * share);
        }
    }
    // out = W^-1 z
    void unscale(const double* z, double* out) const noexcept {
        if constexpr (N == 1)
            out[0] = z[0] / eta;
        else {
            double wz = 0.0;
            for (int i = 1; i < N; ++i) wz += w[i] * z[i];
            const double share = -z[0] + wz / (1.0 + w[0]);
            out[0] = (w[0] * z[0] - wz) / eta;
            for (int i = 1; i < N; ++i) out[i] = (z[i] + w[i] * share) / eta;
        }
    }
    // k of lambda o k = d
    void divide(const double* d, double* k) const noexcept {
        if constexpr (N == 1)
            k[0] = d[0] / lambda[0];
        else {
            const double det = determinant(lambda);
            double ld = 0.0;
            for (int i = 1; i < N; ++i) ld += lambda[i] * d[i];
            k[0] = (lambda[0] * d[0] - ld) / det;
            for (int i = 1; i < N; ++i) k[i] = (d[i] - lambda[i] * k[0]) / lambda[0];
        }
    }
    static void jordan(const double* a, const double* b, double* out) noexcept {
        double dot = 0.0;
        for (int i = 0; i < N; ++i) dot += a[i] * b[i];
        for (int i = 1; i < N; ++i) out[i] = a[0] * b[i] + b[0] * a[i];
        out[0] = dot;
    }
    double weight(int i) const noexcept { return N == 1 || i > 0 ? 1.0 : mu; }    // P
    double co_weight(int i) const noexcept { return N == 1 || i == 0 ? 1.0 : mu; } // mu P^-1

    // E (N x N)
    void matrix(double* E) const noexcept {
        if constexpr (N == 1) {
            E[0] = eta * eta;
        } else {
            // W^2 = eta^2 (2 w w^T - J)
            for (int i = 0; i < N; ++i)
                for (int j = 0; j < N; ++j) {
                    const double value = 2.0 * w[i] * w[j] + (i != j ? 0.0 : i == 0 ? -1.0 : 1.0);
                    E[i * N + j] = mu * eta * eta * value / (weight(i) * weight(j));
                }
            for (int i = 0; i < N; ++i) {
                const double first = E[i * N];
                for (int j = 1; j < N; ++j) E[i * N + j] += mu * first * t[j];
            }
        }
    }
    void gap(const double* u, const double* v, double* rho) const noexcept { // rho_d
        for (int i = 0; i < N; ++i) rho[i] = u[i] - v[i];
        if constexpr (N > 1) rho[0] += mu * sliding;
    }
    // du~ = S (du + rho)
    void lift(const double* du, const double* rho, double* dv) const noexcept {
        double along = 0.0;
        for (int i = 1; i < N; ++i) along += t[i] * (du[i] + rho[i]);
        for (int i = 0; i < N; ++i) dv[i] = du[i] + rho[i];
        if constexpr (N > 1) dv[0] += mu * along;
    }
    // Largest step, at most `limit`, that keeps z + a dz inside.
    static double step(const double* z, const double* dz, double limit) noexcept {
        if constexpr (N == 1) return dz[0] < 0.0 ? std::fmin(limit, -z[0] / dz[0]) : limit;
        else {
            double a = dz[0] * dz[0], b = z[0] * dz[0], c = determinant(z);
            for (int i = 1; i < N; ++i) {
                a -= dz[i] * dz[i];
                b -= z[i] * dz[i];
            }
            // c + 2 b s + a s^2 = 0, smallest positive root; and z0 + s dz0 >= 0
            double best = limit;
            if (dz[0] < 0.0) best = std::fmin(best, -z[0] / dz[0]);
            const double disc = b * b - a * c;
            if (disc >= 0.0) {
                const double root = std::sqrt(disc);
                const double q = -(b + (b >= 0.0 ? root : -root));
                const double s1 = a != 0.0 ? q / a : -1.0, s2 = q != 0.0 ? c / q : -1.0;
                if (s1 > 0.0) best = std::fmin(best, s1);
                if (s2 > 0.0) best = std::fmin(best, s2);
            }
            return best;
        }
    }
};

} // namespace saltus::rigid
