// SPDX-License-Identifier: GPL-3.0-or-later
// One contact with friction: u = A r + b, unilateral contact and Coulomb's law, solved exactly. No allocation, no
// state. Rows: N, T1, T2 (space), N, T (plane), N, T1, T2, R1, R2 (rolling) and S behind them (spinning). A is
// row-major, positive semidefinite, A_NN > 0; in space it need not be quite symmetric (matrices from files seldom are).
// The law, in de Saxce's form: with u~ = u + (mu |u_T| + mu_R |u_R| + mu_S |u_S|) N,
//   K* contains u~ _|_ r in K = { |r_T| <= mu r_N, |r_R| <= mu_R r_N, |r_S| <= mu_S r_N }.
// In space with slip parameter alpha >= 0 (u_T = -alpha r_T) everything is a function of alpha: with A, b divided by
// A_NN, w = A_NT, h = A_TN, T = A_TT - h w^T, n = -b_N, c = h b_N - b_T,
//   r_T = (T + alpha)^-1 c = (v + alpha c)/D,  r_N = g/D,  v = adj(T) c,  D = alpha^2 + alpha tr T + det T,
//   g = n alpha^2 + (n tr T - w.c) alpha + n det T - w.v,
// and slip is |v + alpha c| = mu g(alpha): the quartic formulation in one parameter. (mu g/|v + alpha c| is linear in
// alpha where T is isotropic, so Newton's method works on that.)
// Sources: G. De Saxce, Z.-Q. Feng, "The bipotential method", Math. Comput. Modelling 28 (1998); O. Bonnefon,
// G. Daviet, "Quartic formulation of Coulomb 3D frictional contact", INRIA RT-0400 (2011).
#pragma once

#include <cmath>

namespace saltus::solvers::friction {

enum class Mode : unsigned char { open, stick, slip };

// What a contact in space needs of A and mu; made once for a matrix.
struct LocalSpace {
    double inverse = 0.0;                                         // 1/A_NN
    double w1 = 0.0, w2 = 0.0;                                    // A_NT/A_NN
    double h1 = 0.0, h2 = 0.0;                                    // A_TN/A_NN
    double t11 = 0.0, t12 = 0.0, t21 = 0.0, t22 = 0.0;            // T
    double trace = 0.0, determinant = 0.0, per_determinant = 0.0; // of T
    double mu = 0.0;

    static LocalSpace from(const double* A, double mu) noexcept {
        LocalSpace f;
        f.inverse = 1.0 / A[0];
        f.w1 = A[1] * f.inverse;
        f.w2 = A[2] * f.inverse;
        f.h1 = A[3] * f.inverse;
        f.h2 = A[6] * f.inverse;
        f.t11 = std::fmax(0.0, A[4] * f.inverse - f.h1 * f.w1);
        f.t12 = A[5] * f.inverse - f.h1 * f.w2;
        f.t21 = A[7] * f.inverse - f.h2 * f.w1;
        f.t22 = std::fmax(0.0, A[8] * f.inverse - f.h2 * f.w2);
        f.mu = mu;
        f.complete();
        return f;
    }
    // A singular T holds round-off in place of its small eigenvalue, of either sign: it gets 1e-12 of the larger one.
    void complete() noexcept {
        trace = t11 + t22;
        determinant = t11 * t22 - t12 * t21;
        per_determinant = 1.0 / determinant;
        if (determinant > 1e-13 * trace * trace) return;
        const double scale = std::fmax(trace, 1e-14 * (w1 * w1 + w2 * w2)); // T of pure round-off
        const double shift = 1e-12 * scale + std::fmax(0.0, -determinant / (scale > 0.0 ? scale : 1.0));
        t11 += shift;
        t22 += shift;
        trace = t11 + t22;
        determinant = std::fmax(0.0, t11 * t22 - t12 * t21);
        per_determinant = 1.0 / determinant;
    }
};

// r: the solution on exit. alpha: in the unit of A, start of the slip parameter on entry (0: none), updated.
// accuracy: of the slip parameter's last step, relative; what is left is its square.
inline Mode solve_local(const LocalSpace& f, const double* b, double* r, double& alpha,
                        double accuracy = 1e-8) noexcept {
    const double n = -b[0] * f.inverse;
    if (!(n > 0.0)) {
        r[0] = r[1] = r[2] = 0.0;
        return Mode::open;
    }
    const double mu = f.mu;
    if (!(mu > 0.0)) {
        r[0] = n;
        r[1] = r[2] = 0.0;
        return Mode::slip;
    }
    const double c1 = -(b[1] * f.inverse + f.h1 * n), c2 = -(b[2] * f.inverse + f.h2 * n);
    const double v1 = f.t22 * c1 - f.t12 * c2, v2 = f.t11 * c2 - f.t21 * c1;
    const double g1 = n * f.trace - (f.w1 * c1 + f.w2 * c2);
    const double g0 = n * f.determinant - (f.w1 * v1 + f.w2 * v2);
    const double vv = v1 * v1 + v2 * v2;
    if (g0 >= 0.0 && vv <= mu * mu * g0 * g0) {
        if (f.determinant > 0.0) {
            r[1] = v1 * f.per_determinant;
            r[2] = v2 * f.per_determinant;
            r[0] = n - (f.w1 * r[1] + f.w2 * r[2]);
            return Mode::stick;
        }
        if (c1 == 0.0 && c2 == 0.0) { // nothing pushes along the tangents, and nothing would resist
            r[0] = n;
            r[1] = r[2] = 0.0;
            return Mode::stick;
        }
    }
    const double vc = v1 * c1 + v2 * c2, cc = c1 * c1 + c2 * c2;
    double x = alpha * f.inverse;
    if (!(x > 0.0)) {
        x = std::sqrt(cc) / (mu * n) - 0.5 * f.trace;
        if (!(x > 0.0)) x = 1e-3 * f.trace;
        if (!(x > 0.0)) x = 1.0;
    }
    double low = 0.0, high = HUGE_VAL;
    for (int k = 0; k < 200; ++k) {
        const double q = vv + x * (2.0 * vc + x * cc);
        const double s = std::sqrt(q > 0.0 ? q : 0.0);
        const double g = g0 + x * (g1 + x * n);
        const double phi = s - mu * g;
        if (phi > 0.0)
            low = x;
        else
            high = x;
        // Newton's step for mu g/s = 1
        const double slope = mu * ((g1 + 2.0 * x * n) * q - g * (vc + x * cc));
        double next = slope > 0.0 ? x + phi * q / slope : -1.0;
        if (!(next > low && next < high)) {
            if (next == x || phi == 0.0) break;
            if (high == HUGE_VAL)
                next = 4.0 * x;
            else
                next = low > 0.0 ? (high > 16.0 * low ? std::sqrt(low) * std::sqrt(high) : 0.5 * (low + high))
                                 : 0.0625 * high;
            if (!(next > low && next < high)) break; // the bracket is closed
        }
        const double step = std::fabs(next - x);
        x = next;
        if (step <= accuracy * x) break;
    }
    const double d = 1.0 / (f.determinant + x * (f.trace + x));
    double r1 = (v1 + x * c1) * d, r2 = (v2 + x * c2) * d;
    const double rn = n - (f.w1 * r1 + f.w2 * r2);
    if (!(rn >= 0.0 && rn <= 1e15 * n)) { // T = 0 and A_NN < mu |A_NT|: no solution exists; at least nothing penetrates
        r[0] = n;
        r[1] = r[2] = 0.0;
        return Mode::slip;
    }
    r[0] = rn;
    r[1] = r1;
    r[2] = r2;
    alpha = x / f.inverse;
    return Mode::slip;
}

// One contact, u = A r + b (rows N, T1, T2; A 3x3).
inline Mode solve_local(const double* A, const double* b, double mu, double* r, double& alpha) noexcept {
    return solve_local(LocalSpace::from(A, mu), b, r, alpha);
}

// Planar: rows N, T; A 2x2.
inline Mode solve_local_planar(const double* A, const double* b, double mu, double* r) noexcept {
    const double inverse = 1.0 / A[0];
    const double n = -b[0] * inverse;
    if (!(n > 0.0)) {
        r[0] = r[1] = 0.0;
        return Mode::open;
    }
    const double w = A[1] * inverse;
    const double raw = A[3] * inverse;
    double t = raw - w * w;
    if (!(t > 1e-13 * raw)) t = 1e-12 * raw; // round-off in place of a singular T
    const double c = -(b[1] * inverse + w * n);
    const double size = std::fabs(c);
    const double phi = size - mu * (n * t - w * c);
    if (phi <= 0.0) {
        r[1] = t > 0.0 ? c / t : 0.0;
        r[0] = n - w * r[1];
        if (r[0] >= 0.0) return Mode::stick;
        r[0] = n; // c != 0 and nothing resists: no solution exists
        r[1] = 0.0;
        return Mode::slip;
    }
    // r_T = c/(t + alpha) with |r_T| = mu r_N: mu (n (t + alpha) - w c) = |c|
    const double d = size + mu * w * c;
    if (mu > 0.0 && d > 0.0) {
        r[1] = mu * n * c / d;
        r[0] = n - w * r[1];
    } else {
        r[0] = n;
        r[1] = 0.0;
    }
    return Mode::slip;
}

// Rolling and spinning: rows N, T1, T2, R1, R2[, S]; size 5 or 6. r: start on entry, solution on exit. Semismooth
// Newton, then a bracket in r_N with a convex problem in the discs; to 1e-12 of |b|, false where it did not get there.
// alpha is a start value kept from call to call (0 at first).
bool solve_local_rolling(int size, const double* A, const double* b, double mu, double mu_rolling, double mu_spinning,
                         double* r, double& alpha) noexcept;

// z onto K, in place. size 2, 3, 5 or 6.
void project(int size, double* z, double mu, double mu_rolling, double mu_spinning) noexcept;

// Residual of one contact by the natural map: squared norm of (r - P(r - rho u~))/rho. size 2, 3, 5 or 6.
double natural_map(int size, const double* u, const double* r, double mu, double mu_rolling, double mu_spinning,
                   double rho) noexcept;

} // namespace saltus::solvers::friction
