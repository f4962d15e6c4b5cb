// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/newton_small.h"

#include "core/math/lanes.h"
#include "core/simulation/defect.h"
#include "core/simulation/newton_parts.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

// N: room for unknowns, filled up with zeros.
template <std::size_t N>
class NewtonStepper::SmallOf final : public Small {
public:
    explicit SmallOf(const NewtonStepper& stepper);
    void numbers_changed() noexcept override { is_current_ = false; }
    bool solve_velocities(NewtonStepper& s, const State& state, bool active, StepReport& report) override;

private:
    using Unknowns = math::Lanes<N>;
    struct Columns {
        Unknowns column[N];
    };
    struct Place { // of an entry of M, C or K that changes: in the model's numbers, here
        std::uint32_t from, to;
    };
    enum Matrix : std::size_t { M = 0, C = N * N, K = 2 * N * N };

    void take_numbers(const Assembled& model) noexcept;
    void copy(const Assembled& model, const std::vector<Place>& places) noexcept {
        for (const Place& place : places) entry_[place.to] = model.values[place.from];
    }
    [[gnu::always_inline]] Columns columns(Matrix matrix) const noexcept {
        Columns out;
#pragma GCC unroll 4
        for (std::size_t j = 0; j < N; ++j) out.column[j] = Unknowns::load(entry_ + matrix + j * N, N);
        return out;
    }
    bool factorize(NewtonStepper& s, const Unknowns& theta) noexcept;
    struct Ends { // of the step
        Unknowns u_k, u, F_k, F, theta, rest, free, q, acting;
    };
    double measure(NewtonStepper& s, const Ends& ends) noexcept;

    std::size_t n_ = 0;
    bool is_current_ = false;
    double entry_[3 * N * N]; // M, C, K by columns
    std::vector<Place> mass_, slopes_;
};

template <std::size_t N>
NewtonStepper::SmallOf<N>::SmallOf(const NewtonStepper& s) : n_(s.model_.layout.coordinates) {
    const Structure& of = *s.model_.structure;
    const auto list = [](const SparsePattern& pattern, const std::vector<std::uint32_t>& changing, NumberPlaces::Range place, Matrix matrix,
                         std::vector<Place>& to) {
        for (const std::uint32_t entry : changing)
            to.push_back({static_cast<std::uint32_t>(place.first + entry), static_cast<std::uint32_t>(matrix + pattern.column[entry] * N + pattern.row_of(entry))});
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
            for (std::uint32_t k = from->start[i]; k < from->start[i + 1]; ++k) entry_[matrix + from->column[k] * N + i] = from->value[k];
    is_current_ = true;
}

// W = M + h theta C + h^2 theta^2 K. False: it is singular, or a mass is not positive.
template <std::size_t N>
[[gnu::always_inline]] inline bool NewtonStepper::SmallOf<N>::factorize(NewtonStepper& s, const Unknowns& theta) noexcept {
    for (std::size_t i = 0; i < n_ && !mass_.empty(); ++i)
        if (!(entry_[M + i * N + i] > 0.0)) return false;
    if (s.W_is_current_ && !s.W_changes()) return true;
    const double h = s.model_.scheme.h;
    const Columns masses = columns(M), damping = columns(C), stiffness = columns(K);
    const Unknowns of_C = h * theta, of_K = (h * h * s.model_.scheme.theta) * theta, zero = Unknowns::all(0.0);
    double W[N * N]; // by rows of n
#pragma GCC unroll 4
    for (std::size_t j = 0; j < N; ++j) {
        if (j == n_) break;
        const Unknowns column = ((zero + masses.column[j]) + of_C * damping.column[j]) + of_K * stiffness.column[j];
#pragma GCC unroll 4
        for (std::size_t i = 0; i < N; ++i) {
            if (i == n_) break;
            W[i * n_ + j] = column[i];
        }
    }
    if (s.model_.W.is_diagonal()) {
        double diagonal[N];
        for (std::size_t i = 0; i < n_; ++i) diagonal[i] = W[i * n_ + i];
        if (s.model_.W.set_diagonal(std::span(diagonal, n_))) return false;
    } else if (!s.model_.W.factorize(std::span<const double>(W, n_ * n_))) {
        return false;
    }
    s.W_is_current_ = true;
    s.operator_is_current_ = false;
    return true;
}

// What converged() makes of the equations of one system.
template <std::size_t N>
[[gnu::always_inline]] inline double NewtonStepper::SmallOf<N>::measure(NewtonStepper& s, const Ends& e) noexcept {
    const double h = s.model_.scheme.h;
    const Columns masses = columns(M);
    Unknowns own_mass;
#pragma GCC unroll 4
    for (std::size_t i = 0; i < N; ++i) own_mass.set(i, entry_[M + i * N + i]);
    const Unknowns right = h * (e.theta * e.F + e.rest * e.F_k), off = abs((product(masses.column, e.u - e.u_k, n_) - right) - e.acting);
    const Unknowns size = abs(e.u), size_k = abs(e.u_k), speed = max(size, size_k);
    s.speed_[0] = largest(max(speed, abs(e.free)));
    const double residual = largest(off);
    double scale = largest(max(max(abs(own_mass) * speed, abs(right)), abs(e.acting)));
    double relative = ratio(residual, scale), shown = relative;
    if (residual > kRoundOff * scale) {
        const auto magnitude = [this](const Columns& matrix, const Unknowns& x) __attribute__((always_inline)) {
            Unknowns sum = Unknowns::all(0.0);
#pragma GCC unroll 4
            for (std::size_t j = 0; j < N; ++j) {
                if (j == n_) break;
                sum = sum + abs(x[j] * matrix.column[j]);
            }
            return sum;
        };
        Columns stiffness = columns(K);
#pragma GCC unroll 4
        for (Unknowns& column : stiffness.column) column = abs(column);
        const Unknowns reached = abs(e.q) + h * (size + size_k); // q+ = q + h u, whose terms cancel
        Unknowns terms = h * (magnitude(columns(C), e.u) + product(stiffness.column, reached, n_));
        if (!s.lists_.bounded.empty()) {
            s.find_reach();
            terms = terms + Unknowns::load(s.reach_.data(), n_);
        }
        const double beyond = std::max(0.0, largest(off - kRoundOff * terms));
        scale = std::max(scale, largest(max(magnitude(masses, e.u), magnitude(masses, e.u_k))));
        relative = ratio(beyond, scale);
        shown = ratio(residual, scale + largest(terms));
    }
    s.equations_ = shown;
    return relative;
}

template <std::size_t N>
bool NewtonStepper::SmallOf<N>::solve_velocities(NewtonStepper& s, const State& state, bool active, StepReport& report) {
    if (!s.pushed_.empty()) return false;
    Assembled& model = s.model_;
    const Layout& layout = model.layout;
    const Scheme& scheme = model.scheme;
    NextState& next = s.next_;
    const std::size_t n = n_, m = layout.rows;
    const double h = scheme.h, tolerance = std::max(scheme.newton_tolerance, kRoundOff);
    const double* const x = state.numbers.data();
    const Unknowns q_k = Unknowns::load(x + layout.q, n), zero = Unknowns::all(0.0);
    Ends e;
    e.u_k = e.u = Unknowns::load(x + layout.v, n), e.F_k = Unknowns::load(x + layout.force, n);
    e.theta = Unknowns::load(model.theta.data(), n), e.rest = Unknowns::all(1.0) - e.theta;
    e.u.store(next.u.data(), n);
    (q_k + h * e.u_k).store(next.q.data(), n); // the position that goes with u_k
    double* const lambda = next.lambda.data();
    const unsigned char* const mask = s.mask_.data();
    if (active)
        for (std::size_t row = 0; row < m; ++row) lambda[row] = mask[row] ? x[layout.lambda + row] : 0.0;
    else std::fill_n(lambda, m, 0.0);
    s.evaluate_iterate(state, active ? all : forces | slopes);
    if (!is_current_) take_numbers(model);
    copy(model, mass_);
    copy(model, slopes_);
    e.F = Unknowns::load(s.F_.data(), n);
    const std::span<const double> given = s.slopes_;
    double bad = defect(active ? given : given.first(slopes_.size())) + sum(e.F - e.F); // C and K come first
    for (const Place& place : mass_) bad += defect(entry_[place.to]);
    if (active) bad += defect(s.y_) + defect(s.ydot_);
    if (bad != 0.0) return false;

    const DenseLu* const factors = model.W.dense();
    const auto solve = [&](const Unknowns& right) __attribute__((always_inline)) {
        double numbers[N];
        right.store(numbers, N);
        if (factors) factors->solve(numbers);
        else model.W.solve(numbers);
        return Unknowns::load(numbers, n);
    };
    for (int pass = 1;; ++pass) {
        if (!factorize(s, e.theta)) return false;
        e.free = solve(h * (e.theta * e.F + e.rest * e.F_k) - product(columns(M).column, e.u - e.u_k, n)) + e.u;
        e.acting = zero;
        const Unknowns before = e.u;
        e.u = e.free;
        if (active) {
            s.form_operator();
            double moved[N], acting[N] = {};
            (e.free - before).store(moved, N);
            const math::SparseMatrix& operator_ = model.delassus.matrix();
            for (std::size_t row = 0; row < m; ++row) {
                if (!mask[row]) continue;
                if (!(operator_.diagonal(row) > 0.0)) return false; // such rows may take no part
                s.constant_[row] = s.output(row) + s.out_weight_[row] * model.H.row_times(row, moved);
            }
            s.solve_ = s.solver_.solve(operator_, s.constant_, s.mask_, next.lambda, s.w_);
            if (s.solve_.status != solvers::Status::solved) return false;
            for (std::size_t row = 0; row < m; ++row) lambda[row] += 0.0; // no -0 in tables
            report.contact = true;
            report.iterations += s.solve_.iterations;
            report.residual = s.solve_.residual;
            s.act(lambda, acting);
            e.acting = Unknowns::load(acting, n);
            e.u = e.free + solve(e.acting);
        }
        e.q = q_k + h * (scheme.theta * e.u + (1.0 - scheme.theta) * e.u_k);
        e.u.store(next.u.data(), n);
        e.q.store(next.q.data(), n);
        e.free.store(s.free_.data(), n);
        s.evaluate_iterate(state, forces | relations);
        copy(model, mass_);
        e.F = Unknowns::load(s.F_.data(), n);
        if (sum(e.F - e.F) + sum(e.u - e.u) + sum(e.q - e.q) + defect(s.y_) + defect(s.ydot_) != 0.0) return false;
        if (s.directed_ && active) { // where they acted has moved with the iterate
            double acting[N] = {};
            s.act(lambda, acting);
            e.acting = Unknowns::load(acting, n);
        }
        s.guilty_row_ = false;
        s.worst_ = measure(s, e);
        if (active) s.add_residuals_of_rows(x + layout.v);
        if (s.worst_ <= tolerance || scheme.newton_iterations == 1) break; // one linearised step is measured, not asked
        if (pass == scheme.newton_iterations) return false;
        s.evaluate_iterate(state, (active ? all : forces | slopes) | keep_values);
        copy(model, slopes_);
    }
    report.equations = s.equations_;
    e.acting.store(next.acting.data(), n);
    (h * (scheme.theta * e.F + (1.0 - scheme.theta) * e.F_k)).store(next.impulse.data(), n);
    return true;
}

std::unique_ptr<NewtonStepper::Small> NewtonStepper::small_of(const NewtonStepper& s) {
    const Assembled& model = s.model_;
    const std::size_t n = model.layout.coordinates;
    if (s.affine_ || s.full_ || s.relations_at_start_ || model.layout.states > 0 || model.systems.size() != 1 || !model.externals.empty() || !model.D.empty())
        return nullptr;
    for (std::size_t row = 0; row < model.layout.rows; ++row)
        if (model.row_kind[row] == RowKind::position) return nullptr;
    if (n == 0 || n > 4) return nullptr;
    return n <= 2 ? std::unique_ptr<Small>(std::make_unique<SmallOf<2>>(s)) : std::make_unique<SmallOf<4>>(s);
}

} // namespace saltus::simulation
