// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/friction/newton.h"

namespace saltus::solvers::friction {

namespace {

template <int D>
void zero(double* block) noexcept {
    for (int e = 0; e < D * D; ++e) block[e] = 0.0;
}
template <int D>
void identity(double* block) noexcept {
    zero<D>(block);
#pragma GCC unroll 8
    for (int a = 0; a < D; ++a) block[(D + 1) * a] = 1.0;
}

// One disc of Alart and Curnier's form: rows [row, row + rows).
template <int D>
void disc_function(int row, int rows, double mu, double z, const double* r, const double* u, double* F) noexcept {
    double y[2] = {}, s = 0.0;
    for (int a = 0; a < rows; ++a) {
        y[a] = r[row + a] - u[row + a];
        s += y[a] * y[a];
    }
    s = std::sqrt(s);
    const double radius = mu * std::fmax(0.0, z), factor = s > radius ? radius / s : 1.0;
    for (int a = 0; a < rows; ++a) F[row + a] = r[row + a] - factor * y[a];
}
template <int D>
void disc_slope(int row, int rows, double mu, double z, const double* r, const double* u, double* A,
                double* B) noexcept {
    double y[2] = {}, s = 0.0;
    for (int a = 0; a < rows; ++a) {
        y[a] = r[row + a] - u[row + a];
        s += y[a] * y[a];
    }
    s = std::sqrt(s);
    const double radius = mu * std::fmax(0.0, z);
    if (s <= radius) {
        for (int a = 0; a < rows; ++a) B[(D + 1) * (row + a)] = 1.0;
        return;
    }
    for (int a = 0; a < rows; ++a) {
        for (int b = 0; b < rows; ++b) {
            const double turn = radius / s * ((a == b ? 1.0 : 0.0) - y[a] * y[b] / (s * s));
            A[D * (row + a) + row + b] = (a == b ? 1.0 : 0.0) - turn;
            B[D * (row + a) + row + b] = turn;
        }
        A[D * (row + a)] = -mu * y[a] / s;
        B[D * (row + a)] = mu * y[a] / s;
    }
}

// d u~/d u from the right: X <- X (1 + mu N t^T)
template <int D>
void times_lift(double* X, const double* u, double mu) noexcept {
    double s = 0.0;
#pragma GCC unroll 8
    for (int a = 1; a < D; ++a) s += u[a] * u[a];
    s = std::sqrt(s);
    if (!(s > 0.0)) return;
#pragma GCC unroll 8
    for (int a = 0; a < D; ++a)
#pragma GCC unroll 8
        for (int b = 1; b < D; ++b) X[D * a + b] += X[D * a] * mu * u[b] / s;
}

// z = (x o x + y o y + 2 e^2)^1/2 of the cone |x_T| <= x_0
template <int D>
void cone_root(const double* x, const double* y, double smoothing, double* z) noexcept {
    double w[D] = {};
#pragma GCC unroll 8
    for (int a = 0; a < D; ++a) w[0] += x[a] * x[a] + y[a] * y[a];
    w[0] += 2.0 * smoothing * smoothing;
    double s = 0.0;
#pragma GCC unroll 8
    for (int a = 1; a < D; ++a) {
        w[a] = 2.0 * (x[0] * x[a] + y[0] * y[a]);
        s += w[a] * w[a];
    }
    s = std::sqrt(s);
    const double p = std::sqrt(w[0] + s), m = std::sqrt(std::fmax(0.0, w[0] - s));
    z[0] = 0.5 * (p + m);
    // (p - m)/2 = s/(p + m), without cancellation
#pragma GCC unroll 8
    for (int a = 1; a < D; ++a) z[a] = p + m > 0.0 ? w[a] / (p + m) : 0.0;
}

template <int D>
struct Law {
    Form form;
    double smoothing = 0.0;

    // Without friction the cone of Fischer and Burmeister's form is flat, and says nothing of the normal.
    bool plain(double mu) const noexcept {
        return form == Form::alart_curnier || (form == Form::fischer_burmeister && mu < 1e-6);
    }
    void function(const double* r, const double* u, double mu, double mu_rolling, double* F) const noexcept {
        if (form == Form::natural_map) {
            natural<D>(u, r, mu, mu_rolling, 1.0, F);
        } else if (plain(mu)) {
            const double z = r[0] - u[0];
            F[0] = r[0] - std::fmax(0.0, z);
            disc_function<D>(1, D == 2 ? 1 : 2, mu, z, r, u, F);
            if constexpr (D == 5) disc_function<D>(3, 2, mu_rolling, z, r, u, F);
        } else {
            double x[D], y[D], z[D];
            pair(r, u, mu, x, y);
            cone_root<D>(x, y, smoothing, z);
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a) F[a] = x[a] + y[a] - z[a];
        }
    }
    static void pair(const double* r, const double* u, double mu, double* x, double* y) noexcept {
        x[0] = mu * r[0];
        y[0] = u[0] + lift<D>(u, mu, 0.0);
#pragma GCC unroll 8
        for (int a = 1; a < D; ++a) {
            x[a] = r[a];
            y[a] = mu * u[a];
        }
    }
    // True: the contact takes no part, A = 1 and B = 0.
    bool slope(const double* r, const double* u, double mu, double mu_rolling, double* A, double* B) const noexcept {
        zero<D>(A);
        zero<D>(B);
        if (plain(mu)) {
            const double z = r[0] - u[0];
            if (!(z > 0.0)) {
                identity<D>(A);
                return true;
            }
            B[0] = 1.0;
            disc_slope<D>(1, D == 2 ? 1 : 2, mu, z, r, u, A, B);
            if constexpr (D == 5) disc_slope<D>(3, 2, mu_rolling, z, r, u, A, B);
            return false;
        }
        if (form == Form::natural_map) {
            if constexpr (D != 5) {
                double z[D];
                z[0] = r[0] - u[0] - lift<D>(u, mu, 0.0);
                double s = 0.0;
#pragma GCC unroll 8
                for (int a = 1; a < D; ++a) {
                    z[a] = r[a] - u[a];
                    s += z[a] * z[a];
                }
                s = std::sqrt(s);
                if (mu * s <= -z[0]) {
                    identity<D>(A);
                    return true;
                }
                if (s <= mu * z[0]) {
                    identity<D>(B);
                } else { // B: slope of the projection on the surface
                    const double t = (z[0] + mu * s) / (1.0 + mu * mu);
                    const double c = 1.0 / (1.0 + mu * mu), radius = mu * t;
                    B[0] = c;
#pragma GCC unroll 8
                    for (int a = 1; a < D; ++a) {
                        const double e = z[a] / s;
                        B[a] = B[D * a] = c * mu * e;
#pragma GCC unroll 8
                        for (int b = 1; b < D; ++b) {
                            const double f = z[b] / s;
                            B[D * a + b] = radius / s * ((a == b ? 1.0 : 0.0) - e * f) + c * mu * mu * e * f;
                        }
                    }
                }
                for (int e = 0; e < D * D; ++e) A[e] = -B[e];
#pragma GCC unroll 8
                for (int a = 0; a < D; ++a) A[(D + 1) * a] += 1.0;
                times_lift<D>(B, u, mu);
            }
            return false;
        }
        if constexpr (D != 5) {
            double x[D], y[D], z[D];
            pair(r, u, mu, x, y);
            cone_root<D>(x, y, smoothing, z);
            // 1/L_z, L_z = (z_0 z^T; z z_0), times L_x and L_y
            double s = 0.0;
#pragma GCC unroll 8
            for (int a = 1; a < D; ++a) s += z[a] * z[a];
            const double det = std::fmax(z[0] * z[0] - s, 1e-30 * z[0] * z[0]);
            if (!(z[0] > 0.0)) {
                identity<D>(A);
                identity<D>(B);
                return false;
            }
            double inverse[D * D];
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a)
#pragma GCC unroll 8
                for (int b = 0; b < D; ++b) {
                    if (a == 0 || b == 0)
                        inverse[D * a + b] = (a == b ? z[0] : -z[a + b]) / det;
                    else
                        inverse[D * a + b] = ((a == b ? det : 0.0) + z[a] * z[b]) / (z[0] * det);
                }
            const auto fill = [&](const double* v, double* out) { // 1 - L_z^-1 L_v
#pragma GCC unroll 8
                for (int a = 0; a < D; ++a)
#pragma GCC unroll 8
                    for (int b = 0; b < D; ++b) {
                        double sum = 0.0;
#pragma GCC unroll 8
                        for (int c = 0; c < D; ++c)
                            sum += inverse[D * a + c] * (c == b ? v[0] : c == 0 ? v[b] : b == 0 ? v[c] : 0.0);
                        out[D * a + b] = (a == b ? 1.0 : 0.0) - sum;
                    }
            };
            fill(x, A);
            fill(y, B);
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a) {
                A[D * a] *= mu;
#pragma GCC unroll 8
                for (int b = 1; b < D; ++b) B[D * a + b] *= mu;
            }
            times_lift<D>(B, u, mu);
        }
        return false;
    }
};

} // namespace

template <int D>
NewtonOutcome newton(const Scaled<D>& scaled, NewtonRoom<D>& room, const NewtonPlan& plan) noexcept {
    const Part<D>& part = scaled.part;
    const std::uint32_t n = part.n;
    const std::size_t size = std::size_t{n} * D;
    Law<D> law{plan.form};
    NewtonOutcome out;
    double *r = room.r.data(), *u = room.u.data(), *F = room.F.data(), *d = room.step.data(),
           *trial = room.trial.data();

    const auto merit = [&](const double* at, double* into_u, double* into_F) {
        scaled.velocities(at, into_u);
        double sum = 0.0;
        for (std::uint32_t i = 0; i < n; ++i) {
            double* Fi = into_F + std::size_t{D} * i;
            law.function(at + std::size_t{D} * i, into_u + std::size_t{D} * i, part.mu[i], part.rolling(i), Fi);
#pragma GCC unroll 8
            for (int a = 0; a < D; ++a) sum += Fi[a] * Fi[a];
        }
        return std::sqrt(sum);
    };

    const bool smooth = plan.form == Form::fischer_burmeister;
    double value = merit(r, u, F);
    if (smooth) {
        law.smoothing = 0.1 * value / std::sqrt(static_cast<double>(size));
        value = merit(r, u, F);
    }
    double best = HUGE_VAL, level = HUGE_VAL, shift = 1e-2;
    int since = 0;
    // The search may go up to here: from a warm start, too, the way leads over residuals of the order of |q'|.
    std::array<double, 4> last{};
    last.fill(std::fmax(value, 1.0));
    for (;; ++out.steps) {
        const Errors2 errors = scaled.errors_at(r, u);
        const double worst = errors.worst();
        if (errors.scaled <= scaled.target && errors.unit > scaled.target) {
            // good velocities, impulses not quite in their cones: there, without a step
            for (std::uint32_t i = 0; i < n; ++i) {
                double* ri = trial + std::size_t{D} * i;
                std::copy(r + std::size_t{D} * i, r + std::size_t{D} * (i + 1), ri);
                project_cone<D>(ri, part.mu[i], part.rolling(i));
            }
            scaled.velocities(trial, d);
            const Errors2 inside = scaled.errors_at(trial, d);
            if (inside.worst() <= scaled.target) {
                out.errors = inside;
                out.solved = true;
                std::copy(trial, trial + size, r);
                return out;
            }
        }
        if (worst < best) {
            best = worst;
            out.errors = errors;
            std::copy(r, r + size, room.best.data());
        }
        if (worst <= scaled.target) {
            out.solved = true;
            break;
        }
        if (worst < 0.5 * level) { // squares: 0.7 of the error
            level = worst;
            since = 0;
        } else if (++since > plan.patience) {
            break;
        }
        if (out.steps >= plan.max_steps || !(value < HUGE_VAL)) break;

        for (std::uint32_t i = 0; i < n; ++i)
            room.passive[i] = law.slope(r + std::size_t{D} * i, u + std::size_t{D} * i, part.mu[i], part.rolling(i),
                                        room.A.data() + std::size_t{D * D} * i, room.B.data() + std::size_t{D * D} * i);
        bool stepped = false;
        double step = 1.0;
        const double before = *std::max_element(last.begin(), last.end());
        for (int tries = 0; tries < 4 && !stepped; ++tries) {
            if (!room.lu->factorize(part, room.A.data(), room.B.data(), shift * std::fmin(0.1, value),
                                    room.passive.data())) {
                shift = std::fmax(shift, std::fmin(1e2, 10.0 * shift));
                continue;
            }
            for (std::size_t i = 0; i < size; ++i) d[i] = -F[i];
            room.lu->solve(part, room.B.data(), room.passive.data(), d);
            step = 1.0;
            for (int halving = 0; halving < 10; ++halving, step *= 0.5) {
                for (std::size_t i = 0; i < size; ++i) trial[i] = r[i] + step * d[i];
                const double next = merit(trial, u, F);
                if (next <= (1.0 - 1e-4 * step) * before) {
                    value = next;
                    stepped = true;
                    break;
                }
            }
            if (!stepped) {
                shift = std::fmax(shift, std::fmin(1e2, 10.0 * std::fmax(shift, 1e-8)));
                value = merit(r, u, F);
            }
        }
        if (!stepped) break;
        std::copy(trial, trial + size, r);
        if (step > 0.4) shift = std::fmax(1e-12, 0.3 * shift);
        if (smooth) {
            const double smoothing = std::fmin(law.smoothing, 0.1 * value / std::sqrt(static_cast<double>(size)));
            if (smoothing < law.smoothing) {
                law.smoothing = smoothing;
                value = merit(r, u, F);
            }
        }
        last[static_cast<std::size_t>(out.steps) % last.size()] = value;
    }
    std::copy(room.best.begin(), room.best.begin() + static_cast<std::ptrdiff_t>(size), r);
    return out;
}

template NewtonOutcome newton<2>(const Scaled<2>&, NewtonRoom<2>&, const NewtonPlan&) noexcept;
template NewtonOutcome newton<3>(const Scaled<3>&, NewtonRoom<3>&, const NewtonPlan&) noexcept;
template NewtonOutcome newton<5>(const Scaled<5>&, NewtonRoom<5>&, const NewtonPlan&) noexcept;

} // namespace saltus::solvers::friction
