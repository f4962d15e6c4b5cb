// SPDX-License-Identifier: GPL-3.0-or-later
// Semismooth Newton. First on the natural map, whose steps are those of the active set but with a line search; where
// that gets stuck, on a Fischer-Burmeister form of the same rows, whose merit function is smooth; then on the natural
// map again to end it. Steps that fail are taken again with a shifted diagonal of M. Sources: P. Alart, A. Curnier,
// Comput. Methods Appl. Mech. Eng. 92 (1991) 353-375 (friction rows); T. De Luca, F. Facchinei, C. Kanzow, Math.
// Program. 75 (1996) 407-439; L. Grippo, F. Lampariello, S. Lucidi, SIAM J. Numer. Anal. 23 (1986) 707-716 (line search
// that need not descend each time).
#include "core/solvers/mixed_workspace.h"

#include <array>

namespace saltus::solvers {

namespace {

enum class Form { natural, fischer_burmeister };

// A value and its derivatives with respect to z_i, w_i and z_normal
struct Derived {
    double value, z, w, n;
};

Derived fischer_burmeister(Derived a, Derived b) {
    const double r = std::hypot(a.value, b.value);
    const double p = r > 0.0 ? 1.0 - a.value / r : 1.0 - std::sqrt(0.5),
                 q = r > 0.0 ? 1.0 - b.value / r : 1.0 - std::sqrt(0.5);
    // a + b - r without cancellation where one is small against the other
    const double value =
        a.value > 0.0 && b.value > 0.0 ? 2.0 * a.value * b.value / (a.value + b.value + r) : a.value + b.value - r;
    return {value, p * a.z + q * b.z, p * a.w + q * b.w, p * a.n + q * b.n};
}

Derived row(Form form, const MixedRows& rows, std::size_t i, const double* z, double w, double d) {
    const Interval bounds = interval(rows, i, z);
    double slope = 0.0; // of the upper bound with the normal impulse
    if (rows.normal[i] >= 0 && z[rows.normal[i]] > 0.0) slope = rows.mu[i];
    const Derived from_lower{d * (z[i] - bounds.lower), d, 0.0, d * slope};
    const Derived to_upper{d * (bounds.upper - z[i]), -d, 0.0, d * slope};
    const Derived speed{w, 0.0, 1.0, 0.0};
    if (form == Form::natural) {
        if (w > from_lower.value) return from_lower;
        if (-w > to_upper.value) return {-to_upper.value, d, 0.0, -d * slope};
        return speed;
    }
    const auto negative = [](Derived x) { return Derived{-x.value, -x.z, -x.w, -x.n}; };
    Derived upper_part = speed; // = -fb(to_upper, -w)
    if (bounds.upper < HUGE_VAL) upper_part = negative(fischer_burmeister(to_upper, negative(speed)));
    return bounds.lower > -HUGE_VAL ? fischer_burmeister(from_lower, upper_part) : upper_part;
}

class Newton {
public:
    Newton(const MixedCall& call, MixedSolver::Workspace& work, MixedReport& report)
        : call_(call), work_(work), report_(report) {}

    // True when the tolerance is met.
    bool run(Form form, int most) {
        const std::size_t n = work_.size;
        std::array<double, 5> recent{};
        std::size_t recent_count = 0;
        double merit = evaluate(form, call_.z);
        // Fischer-Burmeister's is regularised in proportion to what is left, so that redundant contacts do no harm.
        double regularity = form == Form::natural ? 0.0 : 1e-2;
        int failures = 0, waiting = 0;
        double best = HUGE_VAL;
        for (int k = 0; k < most; ++k) {
            keep_best();
            if (report_.residual <= call_.tolerance) return true;
            // The map may grow for some steps; without a new best one for long it goes round in circles.
            waiting = merit < 0.9 * best ? 0 : waiting + 1;
            best = std::min(best, merit);
            if (waiting > (form == Form::natural ? 10 : 25)) return false;
            if (form != Form::natural && waiting > 0 &&
                waiting % 8 == 0) { // from the best point once more, without detours
                std::copy(work_.nearest.begin(), work_.nearest.end(), call_.z.begin());
                merit = evaluate(form, call_.z);
                recent_count = 0;
                regularity = 1e-2;
            }
            if (!std::isfinite(merit) || report_.iterations >= work_.settings.max_iterations) return false;
            ++report_.iterations;
            recent[recent_count++ % recent.size()] = merit;
            const double allowed = *std::max_element(
                recent.begin(), recent.begin() + static_cast<std::ptrdiff_t>(std::min(recent_count, recent.size())));

            std::copy(call_.z.begin(), call_.z.end(), work_.start.begin());
            double taken = 0.0;
            double shift =
                form == Form::natural ? regularity : regularity * std::min(0.1, std::sqrt(2.0 * merit)); // times |M_ii|
            for (int attempt = 0; attempt < 6; ++attempt) {
                for (std::size_t i = 0; i < n; ++i) {
                    work_.step[i] = -work_.map[i];
                    work_.shift[i] = shift * work_.unit[i];
                }
                if (work_.factor->factorize(call_.M, work_.weights, work_.shift)) {
                    work_.factor->solve(work_.step);
                    taken = search(form, merit, allowed);
                    if (taken > 0.0) break;
                    evaluate(form, work_.start); // weights again
                }
                shift = shift > 0.0 ? 10.0 * shift : 1e-8;
                if (shift > 10.0) break;
            }
            if (taken == 0.0) {
                std::copy(work_.start.begin(), work_.start.end(), call_.z.begin());
                evaluate(form, call_.z);
                // a few sweeps lead elsewhere
                if (++failures > 3 || !sweep()) return false;
                regularity = 0.0;
                recent_count = 0;
                merit = evaluate(form, call_.z);
                continue;
            }
            merit = evaluate(form, call_.z);
            if (form == Form::natural)
                regularity = taken > 0.4 ? (shift > 1e-9 ? 0.1 * shift : 0.0) : shift;
            else if (taken > 0.4)
                regularity *= 0.3;
        }
        keep_best();
        return report_.residual <= call_.tolerance;
    }

    void end_with_the_best() { std::copy(work_.nearest.begin(), work_.nearest.end(), call_.z.begin()); }

private:
    // Fills map, weights and call.w for z; half the square of the map. The residual is that of the natural map.
    double evaluate(Form form, std::span<const double> z) {
        double merit = 0.0, worst = 0.0;
        for (std::size_t i = 0; i < work_.size; ++i) {
            const double w = call_.M.row_times(i, z.data()) + call_.q[i];
            call_.w[i] = w;
            if (!call_.counts(i)) {
                work_.map[i] = 0.0;
                work_.weights[i] = {1.0, 0.0, 0.0};
                continue;
            }
            const Derived f = row(form, work_.rows, i, z.data(), w, work_.unit[i]);
            work_.map[i] = f.value;
            work_.weights[i] = {f.z, f.w, f.n};
            merit += 0.5 * f.value * f.value;
            worst = std::max(worst, natural(z[i], w, work_.unit[i], interval(work_.rows, i, z.data())));
        }
        residual_ = std::isfinite(merit) ? worst : HUGE_VAL;
        return merit;
    }

    // Largest step of 1, 1/2, 1/4, ... whose merit is allowed; 0 when there is none. call.z becomes the point.
    double search(Form form, double merit, double allowed) {
        for (double length = 1.0; length > 1e-4; length *= 0.5) {
            bool finite = true;
            for (std::size_t i = 0; i < work_.size; ++i) {
                call_.z[i] = work_.start[i] + length * work_.step[i];
                finite = finite && std::isfinite(call_.z[i]);
            }
            if (!finite) return 0.0;
            if (evaluate(form, call_.z) <= allowed - 1e-4 * length * merit) return length;
        }
        return 0.0;
    }

    void keep_best() {
        if (!(residual_ < report_.residual)) return;
        report_.residual = residual_;
        std::copy(call_.z.begin(), call_.z.end(), work_.nearest.begin());
    }

    bool sweep() {
        for (std::size_t i = 0; i < work_.size; ++i)
            if (call_.counts(i) && !(call_.M.diagonal(i) > 0.0)) return false;
        for (int k = 0; k < 10; ++k)
            for (std::size_t i = 0; i < work_.size; ++i) {
                if (!call_.counts(i)) continue;
                const double w = call_.M.row_times(i, call_.z.data()) + call_.q[i];
                const Interval bounds = interval(work_.rows, i, call_.z.data());
                call_.z[i] = std::min(std::max(call_.z[i] - w / call_.M.diagonal(i), bounds.lower), bounds.upper);
            }
        return true;
    }

    const MixedCall& call_;
    MixedSolver::Workspace& work_;
    MixedReport& report_;
    double residual_ = HUGE_VAL;
};

} // namespace

MixedReport solve_semismooth_newton(const MixedCall& call, MixedSolver::Workspace& work) {
    MixedReport report;
    report.method = MixedMethod::semismooth_newton;
    report.residual = HUGE_VAL;
    work.factor_is_current = false;           // of the active set
    for (const bool friction : {false, true}) // a start within the bounds
        for (std::size_t i = 0; i < work.size; ++i) {
            if ((work.rows.normal[i] >= 0) != friction || !call.counts(i)) continue;
            const Interval bounds = interval(work.rows, i, call.z.data());
            call.z[i] = std::isfinite(call.z[i]) ? std::min(std::max(call.z[i], bounds.lower), bounds.upper) : 0.0;
        }
    std::copy(call.z.begin(), call.z.end(), work.nearest.begin());
    Newton newton(call, work, report);
    const bool solved =
        newton.run(Form::natural, 60) || newton.run(Form::fischer_burmeister, 150) || newton.run(Form::natural, 60);
    newton.end_with_the_best();
    report.status = solved ? Status::solved : Status::stalled;
    return report;
}

} // namespace saltus::solvers
