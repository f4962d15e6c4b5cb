// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/friction/splitting.h"

#include "core/solvers/friction/interior_point.h"

namespace saltus::solvers::friction {

template <int D>
NewtonOutcome admm(const Scaled<D>& scaled, NewtonRoom<D>& room, int max_steps) noexcept {
    const Part<D>& part = scaled.part;
    const std::uint32_t n = part.n;
    const std::size_t size = std::size_t{n} * D;
    double *z = room.more[0].data(), *y = room.more[1].data(), *w = room.step.data(), *u = room.u.data();
    double *A = room.A.data(), *B = room.B.data();
    std::fill(A, A + size * D, 0.0);
    std::fill(B, B + size * D, 0.0);
    for (std::uint32_t i = 0; i < n; ++i) {
        room.passive[i] = 0;
        for (std::size_t a = 0; a < D; ++a) B[std::size_t{D * D} * i + (D + 1) * a] = 1.0;
    }
    std::copy(room.r.data(), room.r.data() + size, z);
    for (std::uint32_t i = 0; i < n; ++i) project_cone<D>(z + std::size_t{D} * i, part.mu[i], part.rolling(i));
    scaled.velocities(z, u);
    double rho = 1.0;
    for (std::uint32_t i = 0; i < n; ++i) {
        double* ui = u + std::size_t{D} * i;
        ui[0] += lift<D>(ui, part.mu[i], part.rolling(i));
    }
    for (std::size_t e = 0; e < size; ++e) y[e] = -u[e] / rho;

    NewtonOutcome out;
    double best = HUGE_VAL;
    bool factorized = false;
    for (;; ++out.steps) {
        if (out.steps % 10 == 0) {
            scaled.velocities(z, u);
            const Errors2 errors = scaled.errors_at(z, u);
            if (errors.worst() < best) {
                best = errors.worst();
                out.errors = errors;
                std::copy(z, z + size, room.r.data());
            }
            if (best <= scaled.target) {
                out.solved = true;
                break;
            }
        }
        if (out.steps >= max_steps) break;
        if (!factorized) {
            if (!room.lu->factorize(part, A, B, rho, room.passive.data())) break;
            factorized = true;
        }
        for (std::uint32_t i = 0; i < n; ++i) {
            const double *zi = z + std::size_t{D} * i, *yi = y + std::size_t{D} * i;
            double *wi = w + std::size_t{D} * i, tangential[D] = {};
            for (int a = 0; a < D; ++a) {
                wi[a] = rho * (zi[a] - yi[a]) - part.q[std::size_t{D} * i + static_cast<std::size_t>(a)];
                tangential[a] = rho * yi[a];
            }
            wi[0] -= lift<D>(tangential, part.mu[i], part.rolling(i));
        }
        room.lu->solve(part, B, room.passive.data(), w);
        double primal = 0.0, dual = 0.0;
        for (std::uint32_t i = 0; i < n; ++i) {
            double *zi = z + std::size_t{D} * i, *yi = y + std::size_t{D} * i, *wi = w + std::size_t{D} * i;
            double before[D], ahead[D];
            for (int a = 0; a < D; ++a) {
                before[a] = zi[a];
                ahead[a] = 1.6 * wi[a] - 0.6 * zi[a]; // over-relaxed
                zi[a] = ahead[a] + yi[a];
            }
            project_cone<D>(zi, part.mu[i], part.rolling(i));
            for (int a = 0; a < D; ++a) {
                yi[a] += ahead[a] - zi[a];
                primal += (wi[a] - zi[a]) * (wi[a] - zi[a]);
                dual += (zi[a] - before[a]) * (zi[a] - before[a]);
            }
        }
        dual *= rho * rho;
        if (out.steps % 25 == 24) {
            double factor = 1.0;
            if (primal > 100.0 * dual) factor = 3.0;
            if (dual > 100.0 * primal) factor = 1.0 / 3.0;
            if (factor != 1.0) {
                rho *= factor;
                for (std::size_t e = 0; e < size; ++e) y[e] /= factor;
                factorized = false;
            }
        }
    }
    return out;
}

template <int D>
NewtonOutcome proximal(const Scaled<D>& scaled, Scaled<D>& shifted, NewtonRoom<D>& room, const ProximalPlan& plan) {
    const Part<D>& part = scaled.part;
    const std::uint32_t n = part.n;
    const std::size_t size = std::size_t{n} * D;
    shifted.value = scaled.value;
    shifted.q.resize(size);
    shifted.rho = scaled.rho;
    shifted.size = scaled.size;
    shifted.part = part;
    shifted.part.value = shifted.value.data();
    shifted.part.q = shifted.q.data();
    double *r = room.r.data(), *centre = room.more[8].data(), *u = room.more[9].data(); // the interior point has the others

    NewtonOutcome out;
    scaled.velocities(r, u);
    out.errors = scaled.errors_at(r, u);
    double alpha = 0.1;
    double level = out.errors.worst();
    int failures = 0; // of the inner problem since the error was last halved
    for (int outer = 0; outer < plan.most && failures < plan.patience; ++outer) {
        if (out.errors.worst() <= scaled.target) {
            out.solved = true;
            break;
        }
        std::copy(r, r + size, centre);
        for (std::uint32_t i = 0; i < n; ++i) {
            const std::size_t diagonal = std::size_t{part.start[i]} * D * D;
            for (std::size_t a = 0; a < D; ++a) {
                shifted.value[diagonal + (D + 1) * a] = scaled.value[diagonal + (D + 1) * a] + alpha;
                shifted.q[std::size_t{D} * i + a] =
                    part.q[std::size_t{D} * i + a] - alpha * centre[std::size_t{D} * i + a];
            }
        }
        shifted.target = 0.0025 * out.errors.worst();
        NewtonOutcome inner = newton<D>(shifted, room, {Form::alart_curnier, 40, 10});
        int steps = inner.steps;
        if (!inner.solved && D != 5) {
            std::copy(centre, centre + size, r);
            inner = newton<D>(shifted, room, {Form::fischer_burmeister, 60, 16});
            steps += inner.steps;
        }
        if constexpr (D != 5)
            if (!inner.solved && plan.interior) {
                std::copy(centre, centre + size, r);
                inner = interior_point<D>(shifted, room, {60, 0.0, 0.0, false});
                steps += inner.steps;
                if (!inner.solved) {
                    inner = newton<D>(shifted, room, {Form::alart_curnier, 20, 6});
                    steps += inner.steps;
                }
            }
        failures += inner.solved ? 0 : 1;
        out.steps += steps;
        scaled.velocities(r, u);
        const Errors2 now = scaled.errors_at(r, u);
        if (now.worst() < out.errors.worst()) {
            out.errors = now;
            if (now.worst() < 0.25 * level) { // squares: half the error
                level = now.worst();
                failures = 0;
            }
        } else {
            std::copy(centre, centre + size, r);
            if (inner.solved && alpha < 1e-12) break; // the exact problem, as far as numbers go
        }
        if (!inner.solved) {
            alpha *= 4.0;
            if (alpha > 1e6) break;
        } else {
            alpha *= steps <= 3 ? 0.1 : steps <= 8 ? 0.3 : 0.4;
        }
    }
    out.solved = out.errors.worst() <= scaled.target;
    return out;
}

template NewtonOutcome admm<2>(const Scaled<2>&, NewtonRoom<2>&, int) noexcept;
template NewtonOutcome admm<3>(const Scaled<3>&, NewtonRoom<3>&, int) noexcept;
template NewtonOutcome admm<5>(const Scaled<5>&, NewtonRoom<5>&, int) noexcept;
template NewtonOutcome proximal<2>(const Scaled<2>&, Scaled<2>&, NewtonRoom<2>&, const ProximalPlan&);
template NewtonOutcome proximal<3>(const Scaled<3>&, Scaled<3>&, NewtonRoom<3>&, const ProximalPlan&);
template NewtonOutcome proximal<5>(const Scaled<5>&, Scaled<5>&, NewtonRoom<5>&, const ProximalPlan&);

} // namespace saltus::solvers::friction
