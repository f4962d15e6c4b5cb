// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/friction/engine.h"

#include <algorithm>
#include <numeric>

namespace saltus::solvers::friction {

namespace {

constexpr std::size_t at(std::uint32_t contact, int D) noexcept {
    return std::size_t{contact} * static_cast<std::size_t>(D);
}

} // namespace

template <int D>
void Engine<D>::forget_pattern() noexcept {
    start_seen_.clear();
    column_seen_.clear();
    for (BlockLu<D>& one : lu_) one.forget();
}

template <int D>
void Engine<D>::find_islands(const FrictionProblem& problem) {
    const auto& M = problem.M;
    const auto n = static_cast<std::uint32_t>(problem.contacts());
    if (start_seen_ == M.start && column_seen_ == M.column) return;
    start_seen_ = M.start;
    column_seen_ = M.column;
    // each contact points to one of its island, the first in the end
    place_.resize(n);
    std::iota(place_.begin(), place_.end(), 0u);
    const auto root = [&](std::uint32_t i) {
        while (place_[i] != i) i = place_[i] = place_[place_[i]];
        return i;
    };
    for (std::uint32_t i = 0; i < n; ++i)
        for (std::uint32_t k = M.start[i]; k < M.start[i + 1]; ++k) {
            const std::uint32_t a = root(i), b = root(M.column[k]);
            if (a != b) place_[std::max(a, b)] = std::min(a, b);
        }
    // islands in the order of their first contacts, contacts in theirs
    islands_.clear();
    order_.assign(n, 0);
    for (std::uint32_t i = 0; i < n; ++i) {
        const std::uint32_t head = root(i);
        if (head == i) {
            order_[i] = static_cast<std::uint32_t>(islands_.size()); // for now: the island's number
            islands_.push_back({});
        }
        place_[i] = head;
        ++islands_[order_[head]].n;
    }
    std::uint32_t sum = 0;
    for (Island& island : islands_) {
        island.first = sum;
        sum += island.n;
        island.n = 0;
    }
    for (std::uint32_t i = 0; i < n; ++i) {
        Island& island = islands_[order_[place_[i]]];
        slip_.resize(n);
        slip_[i] = static_cast<double>(island.first + island.n++); // place_ is still needed
    }
    for (std::uint32_t i = 0; i < n; ++i) place_[i] = static_cast<std::uint32_t>(slip_[i]);
    for (std::uint32_t i = 0; i < n; ++i) order_[place_[i]] = i;

    start_.resize(n + 1);
    column_.resize(M.column.size());
    block_from_.resize(M.column.size());
    std::uint32_t to = 0;
    for (const Island& island : islands_)
        for (std::uint32_t p = island.first; p < island.first + island.n; ++p) {
            start_[p] = to;
            const std::uint32_t i = order_[p];
            const std::uint32_t diagonal = to++;
            for (std::uint32_t k = M.start[i]; k < M.start[i + 1]; ++k) {
                const std::uint32_t here = M.column[k] == i ? diagonal : to++;
                column_[here] = place_[M.column[k]] - island.first;
                block_from_[here] = k;
            }
        }
    start_[n] = to;
}

template <int D>
void Engine<D>::fill(const FrictionProblem& problem, std::span<const double> r) {
    const auto n = static_cast<std::uint32_t>(problem.contacts());
    constexpr std::size_t kBlock = std::size_t{D} * D;
    value_.resize(column_.size() * kBlock);
    for (std::size_t k = 0; k < column_.size(); ++k) {
        const double* from = problem.M.value.data() + block_from_[k] * kBlock;
        std::copy(from, from + kBlock, value_.data() + k * kBlock);
    }
    q_.resize(at(n, D));
    r_.resize(at(n, D));
    mu_.resize(n);
    if (D == 5) mu_rolling_.resize(n);
    rho_.resize(n);
    slip_.assign(n, 0.0);
    if (D == 3) local_.resize(n);
    double sum = 0.0;
    for (std::uint32_t p = 0; p < n; ++p) {
        const std::uint32_t i = order_[p];
        for (std::size_t a = 0; a < D; ++a) {
            q_[at(p, D) + a] = problem.q[at(i, D) + a];
            const double start = r[at(i, D) + a];
            r_[at(p, D) + a] = std::isfinite(start) ? start : 0.0;
            sum += q_[at(p, D) + a] * q_[at(p, D) + a];
        }
        mu_[p] = problem.mu[i];
        if (D == 5) mu_rolling_[p] = problem.mu_rolling[i];
        const double* A = value_.data() + start_[p] * kBlock;
        double trace = 0.0;
        for (std::size_t a = 0; a < D; ++a) trace += A[(D + 1) * a];
        rho_[p] = D / trace;
        if constexpr (D == 3) local_[p] = LocalSpace::from(A, mu_[p]);
    }
    size_q_ = sum > 0.0 ? std::sqrt(sum) : 1.0;
}

template <int D>
Part<D> Engine<D>::part(const Island& island) const noexcept {
    Part<D> out;
    out.n = island.n;
    out.start = start_.data() + island.first;
    out.column = column_.data();
    out.value = value_.data();
    out.q = q_.data() + at(island.first, D);
    out.mu = mu_.data() + island.first;
    out.mu_rolling = D == 5 ? mu_rolling_.data() + island.first : nullptr;
    out.rho = rho_.data() + island.first;
    return out;
}

template <int D>
bool Engine<D>::out_of_time() const noexcept {
    if (settings_->cancel && settings_->cancel->cancelled()) return true;
    return settings_->time_budget > 0.0 && std::chrono::steady_clock::now() > deadline_;
}

template <int D>
void Engine<D>::single(Island& island) {
    const Part<D> p = part(island);
    double* r = r_.data() + at(island.first, D);
    island.method = FrictionMethod::nsgs;
    while (!island.solved && island.iterations < 3) { // the slip parameter comes a step nearer each time
        sweep<D>(p, D == 3 ? local_.data() + island.first : nullptr, r, slip_.data() + island.first, 1.0);
        ++island.iterations;
        island.errors = errors(p, r);
        island.solved = island.errors.worst() <= island.target;
    }
}

template <int D>
bool Engine<D>::gauss_seidel(Island& island, const FrictionSettings& settings, LocalSolver local, bool accelerated,
                             int most, bool may_leave) {
    const Part<D> p = part(island);
    const std::size_t size = at(island.n, D);
    double* r = r_.data() + at(island.first, D);
    double* slip = slip_.data() + island.first;
    const LocalSpace* space = D == 3 ? local_.data() + island.first : nullptr;
    double* before = before_.data();
    island.method = accelerated                        ? FrictionMethod::anderson
                    : local == LocalSolver::projection ? FrictionMethod::nsgs_projection
                                                       : FrictionMethod::nsgs;
    if (accelerated) {
        for (std::uint32_t i = 0; i < island.n; ++i)
            for (std::size_t a = 0; a < D; ++a) weight_[at(i, D) + a] = 1.0 / p.rho[i];
        anderson_.start(size, weight_.data());
    }
    double best = HUGE_VAL; // error of before_'s twin best_
    double ratio = 0.25;    // of the error to the change, in squares, as seen last
    double last = HUGE_VAL, lowest = HUGE_VAL;
    std::array<double, 8> past{};
    double cost_sweep = 0.0, cost_newton = 0.0;
    int since_checked = 0;
    for (int k = 1; k <= most; ++k) {
        const bool extrapolates = accelerated && k >= 3;
        if (extrapolates) std::copy(r, r + size, before);
        const double change = local == LocalSolver::exact ? sweep<D>(p, space, r, slip, settings.relaxation)
                                                          : sweep_by_projection<D>(p, r, slip);
        ++island.iterations;
        ++since_checked;
        if (history_) history_->push_back(std::sqrt(change) / size_q_);
        const bool looks_solved = change * ratio <= island.target || change == 0.0;
        if (looks_solved || since_checked >= 64 || k == most) {
            since_checked = 0;
            const Errors2 now = errors(p, r);
            if (change > 0.0) ratio = std::fmin(4.0, std::fmax(1e-6, 0.7 * now.worst() / change));
            if (now.worst() < best) {
                best = now.worst();
                island.errors = now;
                std::copy(r, r + size, best_.data());
            }
            if (now.worst() <= island.target) {
                island.errors = now;
                return island.solved = true;
            }
            if (change == 0.0) break; // a fixed point, to the last bit
            if (out_of_time()) break;
        }
        if (!(change < HUGE_VAL)) {
            std::fill(r, r + size, 0.0);
            anderson_.start(size, weight_.data());
            continue;
        }
        if (may_leave) {
            const auto slot = static_cast<std::size_t>(k) % past.size();
            const double earlier = past[slot];
            past[slot] = change;
            if (k >= 12 && k % 4 == 0) {
                // sweeps to come, at the rate of the last eight
                const double decades = std::log10(std::fmax(1e-300, change * ratio) / island.target);
                const double gained = std::log10(earlier / change);
                const double to_come = gained > 0.0 ? 8.0 * decades / gained : HUGE_VAL;
                if (to_come > 8.0) {
                    if (cost_newton == 0.0) {
                        prepare(island);
                        // measured: nanoseconds of a sweep and of a Newton step
                        const double blocks = p.start[p.n] - p.start[0];
                        cost_sweep = 5.0 * blocks + 60.0 * p.n;
                        cost_newton = 4.0 * static_cast<double>(room_.lu->updates()) +
                                      15.0 * static_cast<double>(room_.lu->fill()) + 12.0 * blocks + 120.0 * p.n;
                    }
                    // a dozen Newton steps, more of them in large islands; the forecast counts when a part of their
                    // price has been paid, and a bad one sooner
                    const double steps = 12.0 + 0.01 * p.n, price = steps * cost_newton;
                    const double paid = k * cost_sweep, open = to_come * cost_sweep;
                    if (open > price && paid > (open > 4.0 * price ? 8.0 * cost_newton : 0.7 * price)) return false;
                }
            }
        }
        if (extrapolates) {
            if (change > 4.0 * last) anderson_.start(size, weight_.data());
            anderson_.extrapolate(before, r);
        }
        last = change;
        lowest = std::fmin(lowest, change);
    }
    if (best < HUGE_VAL) std::copy(best_.data(), best_.data() + size, r);
    return false;
}

template <int D>
void Engine<D>::prepare(const Island& island) {
    if (prepared_ == island.first) return;
    prepared_ = island.first;
    scaled_.take(part(island));
    room_.reserve(island.n);
    const auto number = static_cast<std::size_t>(&island - islands_.data());
    if (lu_.size() < islands_.size()) lu_.resize(islands_.size());
    room_.lu = &lu_[number];
    room_.lu->analyse(scaled_.part);
}

template <int D>
void Engine<D>::take(Island& island, const NewtonOutcome& outcome) {
    island.iterations += outcome.steps;
    const double worst = outcome.errors.worst();
    if (outcome.steps >= 0 && worst < HUGE_VAL) {
        // errors of the island as it stands: what the method hands back is never worse than what it was given
        scaled_.leave(room_.r.data(), r_.data() + at(island.first, D));
        const Errors2 now = errors(part(island), r_.data() + at(island.first, D));
        island.errors = now;
    }
    island.solved = island.errors.worst() <= island.target;
}

template <int D>
bool Engine<D>::run_newton(Island& island, Form form, int most, int patience) {
    prepare(island);
    scaled_.target = 0.9 * island.target;
    scaled_.enter(r_.data() + at(island.first, D), room_.r.data());
    take(island, newton<D>(scaled_, room_, {form, most, patience}));
    return island.solved;
}

template <int D>
bool Engine<D>::run_interior(Island& island, double regularisation, int most, bool from_start) {
    if constexpr (D != 5) {
        prepare(island);
        scaled_.target = 0.9 * island.target;
        scaled_.enter(r_.data() + at(island.first, D), room_.r.data());
        InteriorPlan plan;
        plan.max_steps = most;
        plan.regularisation = regularisation;
        plan.from_start = from_start;
        take(island, interior_point<D>(scaled_, room_, plan));
        return island.solved;
    } else {
        (void)island, (void)regularisation, (void)most, (void)from_start;
        return false;
    }
}

template <int D>
bool Engine<D>::run_admm(Island& island, int most) {
    prepare(island);
    scaled_.target = 0.9 * island.target;
    scaled_.enter(r_.data() + at(island.first, D), room_.r.data());
    take(island, admm<D>(scaled_, room_, most));
    return island.solved;
}

template <int D>
bool Engine<D>::run_proximal(Island& island, const ProximalPlan& plan) {
    prepare(island);
    scaled_.target = 0.9 * island.target;
    scaled_.enter(r_.data() + at(island.first, D), room_.r.data());
    take(island, proximal<D>(scaled_, shifted_, room_, plan));
    return island.solved;
}

template <int D>
bool Engine<D>::polish(Island& island) {
    if (run_newton(island, Form::alart_curnier, 20, 6)) return true;
    return D != 5 && run_newton(island, Form::natural_map, 20, 6);
}

template <int D>
bool Engine<D>::hard(Island& island) {
    const std::size_t size = at(island.n, D);
    double* r = r_.data() + at(island.first, D);
    start_r_.assign(r, r + size);
    kept_.assign(r, r + size);
    double kept = HUGE_VAL;
    Errors2 kept_errors;
    FrictionMethod kept_method = island.method;
    const auto keep = [&](FrictionMethod method) {
        if (island.errors.worst() < kept) {
            kept = island.errors.worst();
            kept_errors = island.errors;
            kept_.assign(r, r + size);
            kept_method = method;
        }
        if (island.solved)
            island.method = method;
        else
            ++island.fallbacks;
        return island.solved;
    };
    const auto from_zero = [&] { std::fill(r, r + size, 0.0); };
    const auto from_best = [&] { std::copy(kept_.begin(), kept_.end(), r); };

    run_newton(island, Form::alart_curnier, 30, 6);
    if (keep(FrictionMethod::alart_curnier)) return true;
    from_zero();
    run_proximal(island, {40, 6, false});
    if (keep(FrictionMethod::proximal)) return true;
    if (D != 5) { // mass ratios and many redundant contacts: nearly singular for Newton's methods, hardly for this
        from_zero();
        run_proximal(island, {40, 12, true});
        if (keep(FrictionMethod::proximal)) return true;
    }
    from_zero();
    run_newton(island, Form::alart_curnier, 50, 8);
    if (keep(FrictionMethod::alart_curnier)) return true;
    if (D != 5) {
        from_zero();
        run_newton(island, Form::fischer_burmeister, 60, 12);
        if (keep(FrictionMethod::fischer_burmeister)) return true;
        for (const double regularisation : {0.0, 1.0, 30.0}) {
            run_interior(island, regularisation, 80, false);
            if (keep(FrictionMethod::interior_point)) return true;
            polish(island);
            if (keep(FrictionMethod::interior_point)) return true;
            if (out_of_time()) break;
        }
    }
    if (!out_of_time()) {
        from_best();
        run_proximal(island, {60, 60, false});
        if (keep(FrictionMethod::proximal)) return true;
    }
    if (!out_of_time()) {
        std::copy(start_r_.begin(), start_r_.end(), r);
        FrictionSettings plain;
        gauss_seidel(island, plain, LocalSolver::exact, true, 3000, false);
        if (keep(FrictionMethod::anderson)) return true;
    }
    if (!out_of_time()) { // several local solutions, and sweeps that circle among them
        std::copy(start_r_.begin(), start_r_.end(), r);
        FrictionSettings damped;
        damped.relaxation = 0.75;
        gauss_seidel(island, damped, LocalSolver::exact, false, 3000, false);
        if (keep(FrictionMethod::nsgs)) return true;
    }
    if (!out_of_time()) {
        from_best();
        run_admm(island, 2000);
        if (keep(FrictionMethod::admm)) return true;
        polish(island);
        if (keep(FrictionMethod::admm)) return true;
    }
    from_best();
    island.errors = kept_errors;
    island.method = kept_method;
    return false;
}

template <int D>
FrictionReport Engine<D>::solve(const FrictionProblem& problem, const FrictionSettings& settings, std::span<double> r,
                                std::span<double> u) {
    settings_ = &settings;
    if (settings.time_budget > 0.0)
        deadline_ = std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                                           std::chrono::duration<double>(settings.time_budget));
    FrictionReport report;
    const auto opens = [](const double* q, std::uint32_t contacts) { // then r = 0 is the answer
        for (std::uint32_t i = 0; i < contacts; ++i)
            if (q[at(i, D)] < 0.0) return false;
        return true;
    };
    if (opens(problem.q.data(), static_cast<std::uint32_t>(problem.contacts()))) {
        std::fill(r.begin(), r.end(), 0.0);
        std::copy(problem.q.begin(), problem.q.end(), u.begin());
        report.method = settings.method == FrictionMethod::automatic ? FrictionMethod::nsgs : settings.method;
        report.status = Status::solved;
        return report;
    }
    find_islands(problem);
    fill(problem, r);
    prepared_ = 0xffffffffu;
    const auto n = static_cast<std::uint32_t>(problem.contacts());
    std::uint32_t largest = 0;
    for (const Island& island : islands_) largest = std::max(largest, island.n);
    if (before_.size() < at(largest, D)) {
        before_.resize(at(largest, D));
        best_.resize(at(largest, D));
        weight_.resize(at(largest, D));
        anderson_.reserve(at(largest, D));
    }
    const double total = settings.tolerance * settings.tolerance * size_q_ * size_q_;
    hard_.clear();
    double spent_unit = 0.0, spent_scaled = 0.0;
    for (std::uint32_t k = 0; k < islands_.size(); ++k) {
        Island& island = islands_[k];
        island.iterations = island.fallbacks = 0;
        island.solved = false;
        island.method = settings.method;
        island.target = 0.8 * total * island.n / n;
        if (settings.history && island.n == largest && !history_) history_ = &report.history;
        if (opens(q_.data() + at(island.first, D), island.n)) {
            std::fill_n(r_.data() + at(island.first, D), at(island.n, D), 0.0);
            island.errors = {};
            island.solved = true;
        } else if (island.n == 1) {
            single(island);
        } else {
            switch (settings.method) {
            case FrictionMethod::nsgs:
            case FrictionMethod::nsgs_projection:
            case FrictionMethod::anderson:
                gauss_seidel(island, settings,
                             settings.method == FrictionMethod::nsgs_projection ? LocalSolver::projection
                                                                                : LocalSolver::exact,
                             settings.method == FrictionMethod::anderson,
                             settings.max_iterations > 0 ? settings.max_iterations : 10000, false);
                break;
            case FrictionMethod::alart_curnier:
                run_newton(island, Form::alart_curnier, settings.max_iterations > 0 ? settings.max_iterations : 200,
                           50);
                break;
            case FrictionMethod::fischer_burmeister:
                run_newton(island, Form::fischer_burmeister,
                           settings.max_iterations > 0 ? settings.max_iterations : 200, 50);
                break;
            case FrictionMethod::interior_point:
                if (!run_interior(island, 0.0, settings.max_iterations > 0 ? settings.max_iterations : 100, false))
                    polish(island);
                break;
            case FrictionMethod::admm:
                run_admm(island, settings.max_iterations > 0 ? settings.max_iterations : 10000);
                break;
            case FrictionMethod::proximal:
                run_proximal(island, {settings.max_iterations > 0 ? settings.max_iterations : 100, 100, false});
                break;
            case FrictionMethod::automatic:
                gauss_seidel(island, settings, LocalSolver::exact, true, 1000, true);
                break;
            }
        }
        history_ = nullptr;
        if (island.solved) {
            spent_unit += island.errors.unit;
            spent_scaled += island.errors.scaled;
        } else {
            hard_.push_back(k);
        }
    }
    if (settings.method == FrictionMethod::automatic && !hard_.empty()) {
        std::uint32_t contacts = 0;
        for (const std::uint32_t k : hard_) contacts += islands_[k].n;
        const double left = 0.9 * (total - std::fmax(spent_unit, spent_scaled));
        for (const std::uint32_t k : hard_) {
            Island& island = islands_[k];
            island.target = left * island.n / contacts;
            if (island.n > 1) hard(island);
        }
    }
    for (std::uint32_t p = 0; p < n; ++p)
        for (std::size_t a = 0; a < D; ++a) r[at(order_[p], D) + a] = r_[at(p, D) + a];
    const FrictionResiduals residuals = friction_residuals(problem, r, u);
    report.residual = residuals.unit;
    report.residual_scaled = residuals.scaled;
    report.islands = islands_.size();
    const Island* hardest = nullptr;
    for (const Island& island : islands_) {
        report.iterations = std::max(report.iterations, island.iterations);
        report.fallbacks += island.fallbacks;
        if (!hardest || island.iterations > hardest->iterations) hardest = &island;
    }
    report.method = hardest ? hardest->method : settings.method;
    report.status = report.worst() <= settings.tolerance ? Status::solved : Status::stalled;
    return report;
}

template class Engine<2>;
template class Engine<3>;
template class Engine<5>;

} // namespace saltus::solvers::friction
