// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/friction/interior_point.h"

namespace saltus::solvers::friction {

namespace {

// Algebra of the cone |x_T| <= x_0.
template <int D>
double determinant(const double* x) noexcept {
    double s = 0.0;
#pragma GCC unroll 8
    for (int a = 1; a < D; ++a) s += x[a] * x[a];
    s = std::sqrt(s);
    return std::fmax((x[0] - s) * (x[0] + s), 1e-16 * x[0] * x[0]);
}
template <int D>
double dot(const double* x, const double* y) noexcept {
    double s = 0.0;
#pragma GCC unroll 8
    for (int a = 0; a < D; ++a) s += x[a] * y[a];
    return s;
}
template <int D>
void jordan(const double* x, const double* y, double* out) noexcept {
    double head = dot<D>(x, y);
#pragma GCC unroll 8
    for (int a = 1; a < D; ++a) out[a] = x[0] * y[a] + y[0] * x[a];
    out[0] = head;
}
// out with x o out = v
template <int D>
void divide(const double* x, const double* v, double* out) noexcept {
    const double det = determinant<D>(x);
    double s = 0.0;
#pragma GCC unroll 8
    for (int a = 1; a < D; ++a) s += x[a] * v[a];
    const double head = (x[0] * v[0] - s) / det;
#pragma GCC unroll 8
    for (int a = 1; a < D; ++a) out[a] = (v[a] - head * x[a]) / x[0];
    out[0] = head;
}
// Largest step <= 1 with x + step dx in the cone.
template <int D>
double step_in(const double* x, const double* dx) noexcept {
    // (x + s dx) on the surface: a s^2 + 2 b s + c = 0
    double a = dx[0] * dx[0], b = x[0] * dx[0];
    const double c = determinant<D>(x);
#pragma GCC unroll 8
    for (int i = 1; i < D; ++i) {
        a -= dx[i] * dx[i];
        b -= x[i] * dx[i];
    }
    double step = 1.0;
    if (dx[0] < 0.0) step = std::fmin(step, -x[0] / dx[0]);
    const double disc = b * b - a * c;
    if (disc > 0.0) {
        const double root = std::sqrt(disc);
        const double p = -(b + std::copysign(root, b));
        const double s1 = a != 0.0 ? p / a : HUGE_VAL, s2 = p != 0.0 ? c / p : HUGE_VAL;
        if (s1 > 0.0) step = std::fmin(step, s1);
        if (s2 > 0.0) step = std::fmin(step, s2);
    }
    return step;
}

// W = eta (w_0 w^T; w 1 + w w^T/(1 + w_0))
template <int D>
struct Scaling {
    double eta = 1.0, w[D] = {};
    void from(const double* x, const double* y) noexcept {
        const double dx = std::sqrt(determinant<D>(x)), dy = std::sqrt(determinant<D>(y));
        double both = 0.0;
#pragma GCC unroll 8
        for (int a = 0; a < D; ++a) both += x[a] / dx * (y[a] / dy);
        const double gamma = std::sqrt(0.5 * (1.0 + both));
        w[0] = (x[0] / dx + y[0] / dy) / (2.0 * gamma);
        double s = 0.0;
#pragma GCC unroll 8
        for (int a = 1; a < D; ++a) {
            w[a] = (x[a] / dx - y[a] / dy) / (2.0 * gamma);
            s += w[a] * w[a];
        }
        w[0] = std::sqrt(1.0 + s);
        eta = std::sqrt(dx / dy);
    }
    void times(const double* v, double* out, bool inverse) const noexcept {
        const double sign = inverse ? -1.0 : 1.0, factor = inverse ? 1.0 / eta : eta;
        double s = 0.0;
#pragma GCC unroll 8
        for (int a = 1; a < D; ++a) s += w[a] * v[a];
        const double along = sign * v[0] + s / (1.0 + w[0]);
#pragma GCC unroll 8
        for (int a = 1; a < D; ++a) out[a] = factor * (v[a] + along * w[a]);
        out[0] = factor * (w[0] * v[0] + sign * s);
    }
    // W^-2, symmetric
    void inverse_square(double* out) const noexcept {
        double v[D];
        v[0] = w[0];
#pragma GCC unroll 8
        for (int a = 1; a < D; ++a) v[a] = -w[a];
#pragma GCC unroll 8
        for (int a = 0; a < D; ++a)
#pragma GCC unroll 8
            for (int b = 0; b < D; ++b)
                out[D * a + b] = (2.0 * v[a] * v[b] - (a == b ? (a == 0 ? 1.0 : -1.0) : 0.0)) / (eta * eta);
    }
};

} // namespace

template <int D>
NewtonOutcome interior_point(const Scaled<D>& scaled, NewtonRoom<D>& room, const InteriorPlan& plan) noexcept {
    const Part<D>& part = scaled.part;
    const std::uint32_t n = part.n;
    const std::size_t size = std::size_t{n} * D;
    double *best = room.r.data(), *x = room.more[0].data(), *y = room.more[1].data(), *r = room.trial.data(),
           *defect = room.more[2].data(), *lambda = room.more[3].data(), *k = room.more[4].data(),
           *dx = room.more[5].data(), *dy = room.more[6].data(), *u = room.u.data(), *dr = room.step.data(),
           *corrector = room.more[7].data();
    double *A = room.A.data(), *B = room.B.data();
    std::fill(room.passive.begin(), room.passive.begin() + static_cast<std::ptrdiff_t>(n),
              static_cast<unsigned char>(0));
    const auto mu_of = [&](std::uint32_t i) { return std::fmax(part.mu[i], 1e-8); };
    for (std::uint32_t i = 0; i < n; ++i) {
        double* Bi = B + std::size_t{D * D} * i;
        for (int e = 0; e < D * D; ++e) Bi[e] = 0.0;
#pragma GCC unroll 8
        for (int a = 0; a < D; ++a) Bi[(D + 1) * a] = 1.0;
    }
    // r = u~ = N, or a point near the one given
    for (std::uint32_t i = 0; i < n; ++i) {
        double *xi = x + std::size_t{D} * i, *yi = y + std::size_t{D} * i;
#pragma GCC unroll 8
        for (int a = 0; a < D; ++a) xi[a] = yi[a] = 0.0;
        xi[0] = mu_of(i);
        yi[0] = 1.0;
    }
    if (plan.from_start) {
        scaled.velocities(best, u);
        const double floor = 1e-2;
        for (std::uint32_t i = 0; i < n; ++i) {
            double *xi = x + std::size_t{D} * i, *yi = y + std::size_t{D} * i;
            const double *ri = best + std::size_t{D} * i, *ui = u + std::size_t{D} * i, mu = mu_of(i);
            double sx = 0.0, sy = 0.0;
#pragma GCC unroll 8
            for (int a = 1; a < D; ++a) {
                xi[a] = ri[a];
                yi[a] = mu * ui[a];
                sx += xi[a] * xi[a];
                sy += yi[a] * yi[a];
            }
            sx = std::sqrt(sx);
            sy = std::sqrt(sy);
            xi[0] = std::fmax(mu * ri[0], sx) + mu * floor;
            yi[0] = std::fmax(ui[0] + sy, sy) + floor;
        }
    }
    NewtonOutcome out;
    const double target = plan.target > 0.0 ? plan.target : scaled.target;
    double best_error = HUGE_VAL;
    int since = 0;
    for (;; ++out.steps) {
        double gap = 0.0;
        for (std::uint32_t i = 0; i < n; ++i) {
            const double mu = mu_of(i);
            double* ri = r + std::size_t{D} * i;
            const double* xi = x + std::size_t{D} * i;
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a) ri[a] = xi[a];
            ri[0] /= mu;
            gap += dot<D>(xi, y + std::size_t{D} * i);
        }
        gap /= static_cast<double>(n);
        scaled.velocities(r, u);
        const Errors2 errors = scaled.errors_at(r, u);
        if (errors.worst() < 0.9 * best_error)
            since = 0;
        else
            ++since;
        if (errors.worst() < best_error) {
            best_error = errors.worst();
            out.errors = errors;
            std::copy(r, r + size, best);
        }
        if (best_error <= target) {
            out.solved = true;
            break;
        }
        if (out.steps >= plan.max_steps || since > 25 || !(gap > 1e-26) || !(gap < HUGE_VAL)) break;

        // the step's matrix
        for (std::uint32_t i = 0; i < n; ++i) {
            const std::size_t at = std::size_t{D} * i;
            const double mu = mu_of(i);
            const double *xi = x + at, *yi = y + at, *ui = u + at;
            double tangential = 0.0;
#pragma GCC unroll 8
            for (int a = 1; a < D; ++a) tangential += yi[a] * yi[a];
            tangential = std::sqrt(tangential); // mu |u~_T|
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a)
                defect[at + static_cast<std::size_t>(a)] = ui[a] - (a == 0 ? yi[0] : yi[a] / mu);
            defect[at] += tangential;
            Scaling<D> W;
            W.from(xi, yi);
            W.times(yi, lambda + at, false);
            double S[D * D];
            W.inverse_square(S);
            double* Ai = A + std::size_t{D * D} * i;
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a)
#pragma GCC unroll 8
                for (int b = 0; b < D; ++b)
                    Ai[D * a + b] = S[D * a + b] * (a == 0 ? mu : 1.0) * (b == 0 ? mu : 1.0) / mu;
            // G B: the normal row less mu t^T times the tangential rows
            if (tangential > 0.0)
#pragma GCC unroll 8
                for (int b = 0; b < D; ++b)
#pragma GCC unroll 8
                    for (int a = 1; a < D; ++a) Ai[b] -= mu * yi[a] / tangential * Ai[D * a + b];
        }
        const double shift = plan.regularisation * std::fmin(1.0, std::sqrt(gap));
        if (!room.lu->factorize(part, A, B, shift, room.passive.data())) break;

        const auto direction = [&] { // from k: dr, dx, dy (in x's and y's own unit)
            for (std::uint32_t i = 0; i < n; ++i) {
                const std::size_t at = std::size_t{D} * i;
                const double mu = mu_of(i);
                const double* yi = y + at;
                Scaling<D> W;
                W.from(x + at, yi);
                double v[D];
                W.times(k + at, v, true);
                v[0] *= mu;
                double tangential = 0.0;
#pragma GCC unroll 8
                for (int a = 1; a < D; ++a) tangential += yi[a] * yi[a];
                tangential = std::sqrt(tangential);
                if (tangential > 0.0)
#pragma GCC unroll 8
                    for (int a = 1; a < D; ++a) v[0] -= mu * yi[a] / tangential * v[a];
#pragma GCC unroll 8
                for (int a = 0; a < D; ++a)
                    dr[at + static_cast<std::size_t>(a)] = v[a] / mu - defect[at + static_cast<std::size_t>(a)];
            }
            room.lu->solve(part, B, room.passive.data(), dr);
            for (std::uint32_t i = 0; i < n; ++i) {
                const std::size_t at = std::size_t{D} * i;
                Scaling<D> W;
                W.from(x + at, y + at);
                double v[D];
#pragma GCC unroll 8
                for (int a = 0; a < D; ++a) dx[at + static_cast<std::size_t>(a)] = dr[at + static_cast<std::size_t>(a)];
                dx[at] *= mu_of(i);
                W.times(dx + at, v, true);
#pragma GCC unroll 8
                for (int a = 0; a < D; ++a) v[a] = k[at + static_cast<std::size_t>(a)] - v[a];
                W.times(v, dy + at, true);
            }
        };
        const auto longest = [&] {
            double step = 1.0;
            for (std::uint32_t i = 0; i < n; ++i) {
                const std::size_t at = std::size_t{D} * i;
                step = std::fmin(step, step_in<D>(x + at, dx + at));
                step = std::fmin(step, step_in<D>(y + at, dy + at));
            }
            return step;
        };
        const auto aim = [&](double sigma, bool corrected) {
            for (std::uint32_t i = 0; i < n; ++i) {
                const std::size_t at = std::size_t{D} * i;
                double v[D];
                jordan<D>(lambda + at, lambda + at, v);
#pragma GCC unroll 8
                for (int a = 0; a < D; ++a)
                    v[a] = (a == 0 ? sigma * gap : 0.0) - v[a] -
                           (corrected ? corrector[at + static_cast<std::size_t>(a)] : 0.0);
                divide<D>(lambda + at, v, k + at);
            }
        };
        aim(0.0, false);
        direction();
        double step = longest();
        double after = 0.0;
        for (std::uint32_t i = 0; i < n; ++i) {
            const std::size_t at = std::size_t{D} * i;
            double a_x[D], a_y[D];
#pragma GCC unroll 8
            for (std::size_t a = 0; a < D; ++a) {
                a_x[a] = x[at + a] + step * dx[at + a];
                a_y[a] = y[at + a] + step * dy[at + a];
            }
            after += dot<D>(a_x, a_y);
            Scaling<D> W;
            W.from(x + at, y + at);
            W.times(dx + at, a_x, true);
            W.times(dy + at, a_y, false);
            jordan<D>(a_x, a_y, corrector + at);
        }
        after /= static_cast<double>(n);
        const double ratio = std::fmax(0.0, after / gap);
        aim(std::fmax(0.1, std::fmin(1.0, ratio * ratio * ratio)), true);
        direction();
        step = 0.99 * longest();
        for (const double sigma : {0.3, 0.8}) {
            if (step >= 0.1) break;
            aim(sigma, false);
            direction();
            step = 0.99 * longest();
        }
        if (!(step > 1e-8)) break;
        for (std::size_t e = 0; e < size; ++e) {
            x[e] += step * dx[e];
            y[e] += step * dy[e];
        }
    }
    return out;
}

template NewtonOutcome interior_point<2>(const Scaled<2>&, NewtonRoom<2>&, const InteriorPlan&) noexcept;
template NewtonOutcome interior_point<3>(const Scaled<3>&, NewtonRoom<3>&, const InteriorPlan&) noexcept;

} // namespace saltus::solvers::friction
