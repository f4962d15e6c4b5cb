// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/newton_small.h"

#include "core/simulation/defect.h"
#include "core/simulation/newton_parts.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

template <std::size_t N>
class NewtonStepper::SmallOf final : public Small {
public:
    explicit SmallOf(const NewtonStepper& stepper);
    void numbers_changed() noexcept override { is_current_ = false; }
    bool solve_velocities(NewtonStepper& stepper, const State& state, bool active, StepReport& report) override;

private:
    struct Place { // of an entry of M, C or K that changes: in the model's numbers, here
        std::uint32_t from, to;
    };
    enum Matrix : std::size_t { M = 0, C = N * N, K = 2 * N * N };

    void take_numbers(const Assembled& model) noexcept;
    void take_slopes(const Assembled& model) noexcept { copy(model, slopes_); }
    void take_mass(const Assembled& model) noexcept { copy(model, mass_); }
    void copy(const Assembled& model, const std::vector<Place>& places) noexcept {
        for (const Place& place : places) entry_[place.to] = model.values[place.from];
    }
    double times(Matrix matrix, std::size_t row, const double* x) const noexcept;
    double magnitude(Matrix matrix, std::size_t row, const double* x) const noexcept;
    bool factorize(NewtonStepper& s, const double (&theta)[N]) noexcept;
    double measure(NewtonStepper& s, const double* u_k, const double* F_k) noexcept;

    bool is_current_ = false;
    double entry_[3 * N * N]; // M, C, K by rows
    std::vector<Place> mass_, slopes_;
};

template <std::size_t N>
NewtonStepper::SmallOf<N>::SmallOf(const NewtonStepper& s) {
    const Structure& of = *s.model_.structure;
    const auto list = [](const SparsePattern& pattern, const std::vector<std::uint32_t>& changing, NumberPlaces::Range place, Matrix matrix,
                         std::vector<Place>& to) {
        for (const std::uint32_t entry : changing)
            to.push_back({static_cast<std::uint32_t>(place.first + entry), static_cast<std::uint32_t>(matrix + pattern.row_of(entry) * N + pattern.column[entry])});
    };
    list(of.M, of.of_state.M, of.places.M, M, mass_);
    list(of.C, of.of_state.C, of.places.C, C, slopes_);
    list(of.K, of.of_state.K, of.places.K, K, slopes_);
}

template <std::size_t N>
void NewtonStepper::SmallOf<N>::take_numbers(const Assembled& model) noexcept {
    std::fill(std::begin(entry_), std::end(entry_), 0.0);
    const std::pair<const SparseRows*, Matrix> parts[] = {{&model.M, M}, {&model.C, C}, {&model.K, K}};
    for (const auto& [from, matrix] : parts)
        for (std::size_t i = 0; i < from->rows(); ++i)
            for (std::uint32_t k = from->start[i]; k < from->start[i + 1]; ++k) entry_[matrix + i * N + from->column[k]] = from->value[k];
    is_current_ = true;
}

template <std::size_t N>
[[gnu::always_inline]] inline double NewtonStepper::SmallOf<N>::times(Matrix matrix, std::size_t row, const double* x) const noexcept {
    double sum = 0.0;
#pragma GCC unroll 4
    for (std::size_t j = 0; j < N; ++j) sum += entry_[matrix + row * N + j] * x[j];
    return sum;
}

template <std::size_t N>
[[gnu::always_inline]] inline double NewtonStepper::SmallOf<N>::magnitude(Matrix matrix, std::size_t row, const double* x) const noexcept {
    double sum = 0.0;
#pragma GCC unroll 4
    for (std::size_t j = 0; j < N; ++j) sum += std::abs(entry_[matrix + row * N + j] * x[j]);
    return sum;
}

// W = M + h theta C + h^2 theta^2 K. False: it is singular, or a mass is not positive.
template <std::size_t N>
bool NewtonStepper::SmallOf<N>::factorize(NewtonStepper& s, const double (&theta)[N]) noexcept {
    for (std::size_t i = 0; i < N && !mass_.empty(); ++i)
        if (!(entry_[M + i * N + i] > 0.0)) return false;
    if (s.W_is_current_ && !s.W_changes()) return true;
    const double h = s.model_.scheme.h;
    double W[N * N];
#pragma GCC unroll 4
    for (std::size_t i = 0; i < N; ++i) {
        const double of_C = h * theta[i], of_K = h * h * s.model_.scheme.theta * theta[i];
#pragma GCC unroll 4
        for (std::size_t j = 0; j < N; ++j) W[i * N + j] = ((0.0 + entry_[M + i * N + j]) + of_C * entry_[C + i * N + j]) + of_K * entry_[K + i * N + j];
    }
    if (s.model_.W.is_diagonal()) {
        double diagonal[N];
#pragma GCC unroll 4
        for (std::size_t i = 0; i < N; ++i) diagonal[i] = W[i * N + i];
        if (s.model_.W.set_diagonal(diagonal)) return false;
    } else if (!s.model_.W.factorize(W)) {
        return false;
    }
    s.W_is_current_ = true;
    s.operator_is_current_ = false;
    return true;
}

// What converged() makes of the equations of one system.
template <std::size_t N>
double NewtonStepper::SmallOf<N>::measure(NewtonStepper& s, const double* u_k, const double* F_k) noexcept {
    const Assembled& model = s.model_;
    const double h = model.scheme.h;
    double u[N], right[N], moved[N], p[N], off[N];
#pragma GCC unroll 4
    for (std::size_t i = 0; i < N; ++i) {
        const double theta = model.theta[i];
        u[i] = s.next_.u[i], p[i] = s.next_.acting[i];
        right[i] = h * (theta * s.F_[i] + (1.0 - theta) * F_k[i]);
        moved[i] = u[i] - u_k[i];
    }
    double residual = 0.0, scale = 0.0, fastest = 0.0;
#pragma GCC unroll 4
    for (std::size_t i = 0; i < N; ++i) {
        off[i] = std::abs(times(M, i, moved) - right[i] - p[i]);
        residual = std::max(residual, off[i]);
        const double speed = std::max(std::abs(u[i]), std::abs(u_k[i]));
        scale = std::max({scale, std::abs(entry_[M + i * N + i]) * speed, std::abs(right[i]), std::abs(p[i])});
        fastest = std::max({fastest, speed, std::abs(s.free_[i])});
    }
    s.speed_[0] = fastest;
    double relative = ratio(residual, scale), shown = relative;
    if (residual > kRoundOff * scale) {
        double beyond = 0.0, inside = 0.0, reached[N]; // where positions may have gone, h u added
        s.find_reach();
#pragma GCC unroll 4
        for (std::size_t i = 0; i < N; ++i) reached[i] = std::abs(s.next_.q[i]) + h * (std::abs(u[i]) + std::abs(u_k[i]));
#pragma GCC unroll 4
        for (std::size_t i = 0; i < N; ++i) {
            double of_positions = 0.0;
#pragma GCC unroll 4
            for (std::size_t j = 0; j < N; ++j) of_positions += std::abs(entry_[K + i * N + j]) * reached[j];
            const double terms = h * (magnitude(C, i, u) + of_positions) + s.reach_[i];
            beyond = std::max(beyond, off[i] - kRoundOff * terms);
            scale = std::max({scale, magnitude(M, i, u), magnitude(M, i, u_k)});
            inside = std::max(inside, terms);
        }
        relative = ratio(beyond, scale);
        shown = ratio(residual, scale + inside);
    }
    s.equations_ = std::max(0.0, shown);
    return relative;
}

template <std::size_t N>
bool NewtonStepper::SmallOf<N>::solve_velocities(NewtonStepper& s, const State& state, bool active, StepReport& report) {
    if (!s.pushed_.empty()) return false;
    Assembled& model = s.model_;
    const Layout& layout = model.layout;
    const Scheme& scheme = model.scheme;
    NextState& next = s.next_;
    const std::size_t m = layout.rows;
    const double h = scheme.h, tolerance = std::max(scheme.newton_tolerance, kRoundOff);
    const double *const x = state.numbers.data(), *const q_k = x + layout.q, *const u_k = x + layout.v, *const F_k = x + layout.force;
    double theta[N], u[N], free[N];
#pragma GCC unroll 4
    for (std::size_t i = 0; i < N; ++i) {
        theta[i] = model.theta[i];
        u[i] = next.u[i] = u_k[i];
        next.q[i] = q_k[i] + h * u_k[i]; // the position that goes with u_k
    }
    for (std::size_t row = 0; row < m; ++row) next.lambda[row] = s.mask_[row] ? x[layout.lambda + row] : 0.0;
    const auto of_iterate = [&] { // 0 where it is finite
        double bad = defect(s.y_) + defect(s.ydot_);
#pragma GCC unroll 4
        for (std::size_t i = 0; i < N; ++i) bad += defect(s.F_[i]) + defect(next.q[i]) + defect(next.u[i]);
        return bad;
    };
    const auto of_masses = [&] {
        double bad = 0.0;
        for (const Place& place : mass_) bad += defect(entry_[place.to]);
        return bad;
    };
    s.evaluate_iterate(state, active ? all : forces | slopes);
    if (!is_current_) take_numbers(model);
    take_mass(model);
    take_slopes(model);
    if (defect(s.slopes_) + of_iterate() + of_masses() != 0.0) return false;

    const auto solve = [&model](double* right) { model.W.solve(right); };
    for (int pass = 1;; ++pass) {
        if (!factorize(s, theta)) return false;
        double moved[N];
#pragma GCC unroll 4
        for (std::size_t i = 0; i < N; ++i) moved[i] = u[i] - u_k[i];
#pragma GCC unroll 4
        for (std::size_t i = 0; i < N; ++i) free[i] = h * (theta[i] * s.F_[i] + (1.0 - theta[i]) * F_k[i]) - times(M, i, moved);
        solve(free);
#pragma GCC unroll 4
        for (std::size_t i = 0; i < N; ++i) s.free_[i] = free[i] += u[i];
        double acting[N] = {};
        if (active) {
            s.form_operator();
#pragma GCC unroll 4
            for (std::size_t i = 0; i < N; ++i) moved[i] = free[i] - u[i];
            const math::SparseMatrix& operator_ = model.delassus.matrix();
            for (std::size_t row = 0; row < m; ++row) {
                if (!s.mask_[row]) continue;
                if (!(operator_.diagonal(row) > 0.0)) return false; // such rows may take no part
                s.constant_[row] = s.output(row) + s.out_weight_[row] * model.H.row_times(row, moved);
            }
            s.solve_ = s.solver_.solve(operator_, s.constant_, s.mask_, next.lambda, s.w_);
            if (s.solve_.status != solvers::Status::solved) return false;
            for (double& lambda : next.lambda) lambda += 0.0; // no -0 in tables
            report.contact = true;
            report.iterations += s.solve_.iterations;
            report.residual = s.solve_.residual;
            s.act(next.lambda.data(), acting);
            double push[N];
            std::copy_n(acting, N, push);
            solve(push);
#pragma GCC unroll 4
            for (std::size_t i = 0; i < N; ++i) u[i] = free[i] + push[i];
        } else {
            std::copy_n(free, N, u);
        }
#pragma GCC unroll 4
        for (std::size_t i = 0; i < N; ++i) {
            next.u[i] = u[i];
            next.q[i] = q_k[i] + h * (scheme.theta * u[i] + (1.0 - scheme.theta) * u_k[i]);
            next.acting[i] = acting[i];
        }
        s.evaluate_iterate(state, forces | relations);
        take_mass(model);
        if (of_iterate() != 0.0) return false;
        if (s.directed_ && active) { // where they acted has moved with the iterate
            std::fill(std::begin(acting), std::end(acting), 0.0);
            s.act(next.lambda.data(), acting);
            std::copy_n(acting, N, next.acting.data());
        }
        s.guilty_row_ = false;
        s.worst_ = measure(s, u_k, F_k);
        if (active) s.add_residuals_of_rows(u_k);
        if (s.worst_ <= tolerance || scheme.newton_iterations == 1) break; // one linearised step is measured, not asked
        if (pass == scheme.newton_iterations) return false;
        s.evaluate_iterate(state, (active ? all : forces | slopes) | keep_values);
        take_slopes(model);
    }
    report.equations = s.equations_;
#pragma GCC unroll 4
    for (std::size_t i = 0; i < N; ++i) next.impulse[i] = h * (scheme.theta * s.F_[i] + (1.0 - scheme.theta) * F_k[i]);
    return true;
}

std::unique_ptr<NewtonStepper::Small> NewtonStepper::small_of(const NewtonStepper& s) {
    const Assembled& model = s.model_;
    const std::size_t n = model.layout.coordinates;
    if (s.affine_ || s.full_ || s.relations_at_start_ || model.layout.states > 0 || model.systems.size() != 1 || !model.externals.empty() || !model.D.empty())
        return nullptr;
    for (std::size_t row = 0; row < model.layout.rows; ++row)
        if (model.row_kind[row] == RowKind::position) return nullptr;
    switch (n) {
    case 1: return std::make_unique<SmallOf<1>>(s);
    case 2: return std::make_unique<SmallOf<2>>(s);
    case 3: return std::make_unique<SmallOf<3>>(s);
    case 4: return std::make_unique<SmallOf<4>>(s);
    default: return nullptr;
    }
}

} // namespace saltus::simulation
