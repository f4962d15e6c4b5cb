// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/friction/local.h"

#include <algorithm>
#include <array>

namespace saltus::solvers::friction {

namespace {

// The discs of a contact: T, R, S, each with its first row, number of rows and coefficient.
struct Disc {
    int row = 0, rows = 0;
    double mu = 0.0;
};
struct Discs {
    std::array<Disc, 3> disc;
    int count = 0;
};

Discs discs_of(int size, double mu, double mu_rolling, double mu_spinning) noexcept {
    Discs out;
    out.disc[static_cast<std::size_t>(out.count++)] = {1, size == 2 ? 1 : 2, mu};
    if (size >= 5) out.disc[static_cast<std::size_t>(out.count++)] = {3, 2, mu_rolling};
    if (size == 6) out.disc[static_cast<std::size_t>(out.count++)] = {5, 1, mu_spinning};
    return out;
}

double norm(const double* z, const Disc& disc) noexcept {
    return disc.rows == 1 ? std::fabs(z[disc.row])
                          : std::sqrt(z[disc.row] * z[disc.row] + z[disc.row + 1] * z[disc.row + 1]);
}

void project(double* z, const Discs& discs) noexcept {
    // r_N = t minimises (t - z_N)^2 + sum max(0, |z_k| - mu_k t)^2: convex, piecewise quadratic
    const auto count = static_cast<std::size_t>(discs.count);
    std::array<double, 3> size{};
    double t = z[0], weight = 1.0, sum = z[0];
    for (std::size_t k = 0; k < count; ++k) size[k] = norm(z, discs.disc[k]);
    // a disc takes part while |z_k| > mu_k t; t grows with every disc taken, so at most `count` rounds
    std::array<bool, 3> in{};
    for (std::size_t round = 0; round < count; ++round) {
        // the one that binds first is the one with the largest |z_k|/mu_k
        std::size_t best = count;
        for (std::size_t k = 0; k < count; ++k)
            if (!in[k] && size[k] > discs.disc[k].mu * std::fmax(t, 0.0) &&
                (best == count || size[k] * discs.disc[best].mu > size[best] * discs.disc[k].mu))
                best = k;
        if (best == count) break;
        in[best] = true;
        weight += discs.disc[best].mu * discs.disc[best].mu;
        sum += discs.disc[best].mu * size[best];
        t = sum / weight;
    }
    t = std::fmax(t, 0.0);
    z[0] = t;
    for (std::size_t k = 0; k < count; ++k) {
        const double radius = discs.disc[k].mu * t;
        if (size[k] <= radius) continue;
        const double factor = size[k] > 0.0 ? radius / size[k] : 0.0;
        for (int i = 0; i < discs.disc[k].rows; ++i) z[discs.disc[k].row + i] *= factor;
    }
}

double map_of(int size, const double* u, const double* r, const Discs& discs, double rho) noexcept {
    std::array<double, 6> z{};
    double lift = 0.0;
    for (std::size_t k = 0; k < static_cast<std::size_t>(discs.count); ++k)
        lift += discs.disc[k].mu * norm(u, discs.disc[k]);
    z[0] = r[0] - rho * (u[0] + lift);
    for (int i = 1; i < size; ++i) z[static_cast<std::size_t>(i)] = r[i] - rho * u[i];
    project(z.data(), discs);
    double sum = 0.0;
    for (int i = 0; i < size; ++i) {
        const double d = (r[i] - z[static_cast<std::size_t>(i)]) / rho;
        sum += d * d;
    }
    return sum;
}

// Gaussian elimination with row exchanges, in place; false if a pivot is negligible.
bool solve_dense(int n, double (&a)[6][6], double (&x)[6]) noexcept {
    for (int k = 0; k < n; ++k) {
        int pivot = k;
        for (int i = k + 1; i < n; ++i)
            if (std::fabs(a[i][k]) > std::fabs(a[pivot][k])) pivot = i;
        if (!(std::fabs(a[pivot][k]) > 1e-300)) return false;
        if (pivot != k) {
            for (int j = 0; j < n; ++j) std::swap(a[k][j], a[pivot][j]);
            std::swap(x[k], x[pivot]);
        }
        for (int i = k + 1; i < n; ++i) {
            const double l = a[i][k] / a[k][k];
            if (l == 0.0) continue;
            for (int j = k + 1; j < n; ++j) a[i][j] -= l * a[k][j];
            x[i] -= l * x[k];
        }
    }
    for (int k = n; k-- > 0;) {
        for (int j = k + 1; j < n; ++j) x[k] -= a[k][j] * x[j];
        x[k] /= a[k][k];
    }
    return true;
}

struct Rolling {
    int size;
    const double* A;
    const double* b;
    Discs discs;
    double rho[6]; // per row: 1/A_NN; 2/tr of a disc's block
    double scale;  // |b|

    void velocity(const double* r, double* u) const noexcept {
        for (int i = 0; i < size; ++i) {
            double sum = b[i];
            for (int j = 0; j < size; ++j) sum += A[i * size + j] * r[j];
            u[i] = sum;
        }
    }
    // Alart and Curnier's function, in the unit of u: F_N = min(u_N, r_N/rho), F_D = (r_D - P_D(r_D - rho u_D))/rho.
    double function(const double* r, const double* u, double* F) const noexcept {
        const double z = r[0] - rho[0] * u[0];
        F[0] = (r[0] - std::fmax(0.0, z)) / rho[0];
        double sum = F[0] * F[0];
        for (int k = 0; k < discs.count; ++k) {
            const Disc& disc = discs.disc[static_cast<std::size_t>(k)];
            const double radius = disc.mu * std::fmax(0.0, z), p = rho[disc.row];
            double size_z = 0.0, y[2] = {};
            for (int i = 0; i < disc.rows; ++i) {
                y[i] = r[disc.row + i] - p * u[disc.row + i];
                size_z += y[i] * y[i];
            }
            size_z = std::sqrt(size_z);
            const double factor = size_z > radius ? radius / size_z : 1.0;
            for (int i = 0; i < disc.rows; ++i) {
                F[disc.row + i] = (r[disc.row + i] - factor * y[i]) / p;
                sum += F[disc.row + i] * F[disc.row + i];
            }
        }
        return sum;
    }
    // dF/dr
    void slope(const double* r, const double* u, double (&J)[6][6]) const noexcept {
        const double z = r[0] - rho[0] * u[0];
        for (int i = 0; i < size; ++i)
            for (int j = 0; j < size; ++j) J[i][j] = 0.0;
        const bool closed = z > 0.0;
        if (closed)
            for (int j = 0; j < size; ++j) J[0][j] = A[j];
        else
            J[0][0] = 1.0 / rho[0];
        for (int k = 0; k < discs.count; ++k) {
            const Disc& disc = discs.disc[static_cast<std::size_t>(k)];
            const double radius = disc.mu * std::fmax(0.0, z), p = rho[disc.row];
            double size_z = 0.0, y[2] = {};
            for (int i = 0; i < disc.rows; ++i) {
                y[i] = r[disc.row + i] - p * u[disc.row + i];
                size_z += y[i] * y[i];
            }
            size_z = std::sqrt(size_z);
            for (int i = 0; i < disc.rows; ++i) {
                const int row = disc.row + i;
                if (size_z <= radius && closed) { // sticks
                    for (int j = 0; j < size; ++j) J[row][j] = A[row * size + j];
                    continue;
                }
                J[row][row] = 1.0 / p;
                if (!closed || !(size_z > 0.0)) continue;
                // F = (r - radius y/|y|)/p
                for (int m = 0; m < disc.rows; ++m) {
                    const double turn = radius / size_z * ((i == m ? 1.0 : 0.0) - y[i] * y[m] / (size_z * size_z)) / p;
                    const int column = disc.row + m;
                    J[row][column] -= turn;
                    for (int j = 0; j < size; ++j) J[row][j] += turn * p * A[column * size + j];
                }
                const double grow = disc.mu * y[i] / (size_z * p);
                J[row][0] -= grow;
                for (int j = 0; j < size; ++j) J[row][j] += grow * rho[0] * A[j];
            }
        }
    }
    double residual(const double* r) const noexcept { // squared, in the unit of u, relative to |b|
        double u[6];
        velocity(r, u);
        return map_of(size, u, r, discs, rho[0]) / (scale * scale);
    }

    // r from the start given. True when the natural map is below the tolerance.
    bool newton(double* r, double tolerance) const noexcept {
        double u[6], F[6], trial[6], best[6];
        double best_error = HUGE_VAL;
        velocity(r, u);
        double value = function(r, u, F);
        for (int k = 0; k < 40; ++k) {
            const double error = residual(r);
            if (error < best_error) {
                best_error = error;
                std::copy(r, r + size, best);
            }
            if (error <= tolerance * tolerance) return true;
            double J[6][6], d[6];
            slope(r, u, J);
            double largest = 0.0;
            for (int i = 0; i < size; ++i) largest = std::fmax(largest, A[i * size + i]);
            const double shift = 1e-10 * largest * std::fmin(1.0, std::sqrt(value) / scale);
            for (int i = 0; i < size; ++i) {
                J[i][i] += shift;
                d[i] = -F[i];
            }
            if (!solve_dense(size, J, d)) break;
            double step = 1.0, next = HUGE_VAL;
            for (int halving = 0; halving < 12; ++halving, step *= 0.5) {
                for (int i = 0; i < size; ++i) trial[i] = r[i] + step * d[i];
                velocity(trial, u);
                next = function(trial, u, F);
                if (next <= (1.0 - 1e-4 * step) * value) break;
            }
            if (!(next < HUGE_VAL)) break;
            if (!(next < value) && k > 20) break;
            std::copy(trial, trial + size, r);
            value = next;
        }
        std::copy(best, best + size, r);
        return best_error <= tolerance * tolerance;
    }

    // The convex problem in the discs for a given r_N, by exact steps in each disc; returns u_N.
    double tangents(double normal, double* r) const noexcept {
        r[0] = normal;
        for (int sweep = 0; sweep < 400; ++sweep) {
            double change = 0.0, all = std::fabs(normal);
            for (int k = 0; k < discs.count; ++k) {
                const Disc& disc = discs.disc[static_cast<std::size_t>(k)];
                const double radius = disc.mu * normal;
                double c[2] = {}, t[3] = {};
                for (int i = 0; i < disc.rows; ++i) {
                    double sum = b[disc.row + i];
                    for (int j = 0; j < size; ++j)
                        if (j < disc.row || j >= disc.row + disc.rows) sum += A[(disc.row + i) * size + j] * r[j];
                    c[i] = -sum;
                }
                t[0] = A[disc.row * size + disc.row];
                if (disc.rows == 2) {
                    t[1] = A[disc.row * size + disc.row + 1];
                    t[2] = A[(disc.row + 1) * size + disc.row + 1];
                }
                double x[2];
                in_disc(disc.rows, t, c, radius, x);
                for (int i = 0; i < disc.rows; ++i) {
                    change = std::fmax(change, std::fabs(x[i] - r[disc.row + i]));
                    all = std::fmax(all, std::fabs(x[i]));
                    r[disc.row + i] = x[i];
                }
            }
            if (change <= 1e-15 * all) break;
        }
        double sum = b[0];
        for (int j = 0; j < size; ++j) sum += A[j] * r[j];
        return sum;
    }
    // min 1/2 x'T x - c'x in a disc: (T + alpha) x = c
    static void in_disc(int rows, const double* t, const double* c, double radius, double* x) noexcept {
        if (rows == 1) {
            const double free = t[0] > 0.0 ? c[0] / t[0] : (c[0] == 0.0 ? 0.0 : std::copysign(HUGE_VAL, c[0]));
            x[0] = std::fmax(-radius, std::fmin(radius, free));
            return;
        }
        const double trace = t[0] + t[2], size_c = std::sqrt(c[0] * c[0] + c[1] * c[1]);
        x[0] = x[1] = 0.0;
        if (!(radius > 0.0) || !(size_c > 0.0)) return;
        double alpha = 1e-15 * trace, low = 0.0, high = HUGE_VAL;
        for (int k = 0; k < 100; ++k) {
            const double d = (t[0] + alpha) * (t[2] + alpha) - t[1] * t[1];
            if (!(d > 0.0)) {
                alpha = alpha > 0.0 ? 10.0 * alpha : size_c / radius;
                continue;
            }
            x[0] = ((t[2] + alpha) * c[0] - t[1] * c[1]) / d;
            x[1] = ((t[0] + alpha) * c[1] - t[1] * c[0]) / d;
            const double s = std::sqrt(x[0] * x[0] + x[1] * x[1]);
            if (k == 0 && s <= radius) return;
            if (s > radius)
                low = alpha;
            else
                high = alpha;
            // Newton's step for 1/|x| = 1/radius: -d|x|/dalpha = x'(T + alpha)^-1 x/|x|
            const double y0 = ((t[2] + alpha) * x[0] - t[1] * x[1]) / d, y1 = ((t[0] + alpha) * x[1] - t[1] * x[0]) / d;
            double next = alpha + s * s * (s - radius) / (radius * (x[0] * y0 + x[1] * y1));
            if (!(next > low && next < high)) next = high == HUGE_VAL ? 4.0 * alpha : 0.5 * (low + high);
            if (std::fabs(next - alpha) <= 1e-15 * next || !(next > low && next < high)) break;
            alpha = next;
        }
        const double s = std::sqrt(x[0] * x[0] + x[1] * x[1]);
        if (s > radius) {
            x[0] *= radius / s;
            x[1] *= radius / s;
        }
    }
    // u_N as a function of r_N, from below to above zero.
    void bracket(double* r) const noexcept {
        double low = 0.0, high = -b[0] / A[0];
        double below = b[0], above = tangents(high, r);
        for (int k = 0; k < 200 && !(above > 0.0); ++k) {
            low = high;
            below = above;
            high *= 2.0;
            above = tangents(high, r);
        }
        for (int k = 0; k < 100 && above > 0.0; ++k) {
            double middle = k % 3 == 2 ? 0.5 * (low + high) : low - below * (high - low) / (above - below);
            if (!(middle > low && middle < high)) middle = 0.5 * (low + high);
            if (!(middle > low && middle < high)) break;
            const double value = tangents(middle, r);
            if (std::fabs(value) <= 1e-16 * scale) break;
            if (value > 0.0) {
                high = middle;
                above = value;
            } else {
                low = middle;
                below = value;
            }
        }
    }
};

} // namespace

void project(int size, double* z, double mu, double mu_rolling, double mu_spinning) noexcept {
    project(z, discs_of(size, mu, mu_rolling, mu_spinning));
}

double natural_map(int size, const double* u, const double* r, double mu, double mu_rolling, double mu_spinning,
                   double rho) noexcept {
    return map_of(size, u, r, discs_of(size, mu, mu_rolling, mu_spinning), rho);
}

bool solve_local_rolling(int size, const double* A, const double* b, double mu, double mu_rolling, double mu_spinning,
                         double* r, double& alpha) noexcept {
    if (!(b[0] < 0.0)) {
        std::fill(r, r + size, 0.0);
        return true;
    }
    constexpr double kTolerance = 1e-12;
    Rolling problem{size, A, b, discs_of(size, mu, mu_rolling, mu_spinning), {}, 0.0};
    for (int i = 0; i < size; ++i) problem.scale += b[i] * b[i];
    problem.scale = std::sqrt(problem.scale);
    problem.rho[0] = 1.0 / A[0];
    for (int k = 0; k < problem.discs.count; ++k) {
        const Disc& disc = problem.discs.disc[static_cast<std::size_t>(k)];
        double trace = 0.0;
        for (int i = 0; i < disc.rows; ++i) trace += A[(disc.row + i) * (size + 1)];
        for (int i = 0; i < disc.rows; ++i)
            problem.rho[disc.row + i] = trace > 0.0 ? disc.rows / trace : problem.rho[0];
    }
    double start[6];
    std::copy(r, r + size, start);
    alpha = 0.0; // not used by this method
    const bool warm = std::all_of(start, start + size, [](double x) { return std::isfinite(x); });
    if (warm && start[0] > 0.0 && problem.newton(r, kTolerance)) return true;
    std::fill(r, r + size, 0.0);
    r[0] = -b[0] / A[0];
    if (problem.newton(r, kTolerance)) return true;
    std::fill(r, r + size, 0.0);
    problem.bracket(r);
    double polished[6];
    std::copy(r, r + size, polished);
    if (problem.newton(polished, kTolerance)) {
        std::copy(polished, polished + size, r);
        return true;
    }
    if (problem.residual(polished) < problem.residual(r)) std::copy(polished, polished + size, r);
    return problem.residual(r) <= kTolerance * kTolerance;
}

} // namespace saltus::solvers::friction
