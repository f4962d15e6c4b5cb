// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/newton_affine.h"

#include "core/math/lanes.h"
#include "core/simulation/copy_few.h"
#include "core/simulation/defect.h"
#include "core/simulation/newton_parts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace saltus::simulation {

// FirstOrder: states and rows of first order alone; else coordinates, with rows of contacts, friction, velocities and relays.
template <std::size_t N, std::size_t M, bool FirstOrder>
class NewtonStepper::AffineOf final : public Affine {
public:
    bool step(NewtonStepper& s, const State& state, bool active, StepReport& report) override;

private:
    using Unknowns = math::Lanes<N>;
    using Rows = math::Lanes<M>;

    bool take_numbers(NewtonStepper& s);
    Unknowns solve(const Unknowns& right) const noexcept;

    std::size_t unknowns_ = 0, rows_ = 0;
    Unknowns C_[N], K_[N], M_[N]; // by column
    Rows H_[N], D_[M];            // by column
    Unknowns acts_[M];            // by row: what a multiplier of 1 does
    Unknowns theta_, rest_, own_mass_; // rest: 1 - theta
    Rows in_, out_;
    bool has_C_ = false, diagonal_ = false;
    Unknowns inverse_;              // of a diagonal W
    double lower_[N][N], upper_[N][N]; // else its factors, continued by those of 1
    std::size_t row_of_[N];         // of the right-hand side
};

template <std::size_t N, std::size_t M, bool FirstOrder>
bool NewtonStepper::AffineOf<N, M, FirstOrder>::take_numbers(NewtonStepper& s) {
    is_current_ = false;
    if (!s.form_iteration_matrix()) return false;
    s.form_operator();
    const Assembled& model = s.model_;
    unknowns_ = model.layout.unknowns(), rows_ = model.layout.rows;
    for (std::size_t row = 0; row < rows_; ++row)
        if ((model.row_kind[row] == RowKind::contact || model.row_kind[row] == RowKind::friction) && !(model.delassus.matrix().diagonal(row) > 0.0))
            return false; // such rows take no part
    const auto columns = [](const SparseRows& from, auto& to) {
        for (auto& column : to) column = std::remove_reference_t<decltype(column)>::all(0.0);
        for (std::size_t i = 0; i < from.rows(); ++i)
            for (std::uint32_t k = from.start[i]; k < from.start[i + 1]; ++k) to[from.column[k]].set(i, from.value[k]);
    };
    has_C_ = !model.C.empty();
    columns(model.C, C_);
    columns(model.K, K_);
    columns(model.M, M_);
    columns(model.H, H_);
    columns(model.D, D_);
    const SparseRows& acting = FirstOrder ? model.B : model.H;
    for (Unknowns& row : acts_) row = Unknowns::all(0.0);
    for (std::size_t row = 0; row < rows_; ++row)
        for (std::uint32_t k = acting.start[row]; k < acting.start[row + 1]; ++k) acts_[row].set(acting.column[k], acting.value[k]);
    theta_ = Unknowns::load(model.theta.data(), unknowns_);
    rest_ = Unknowns::all(1.0) - theta_;
    own_mass_ = Unknowns::all(0.0);
    for (std::size_t i = 0; i < unknowns_; ++i) own_mass_.set(i, s.own_mass(i));
    in_ = Rows::load(s.in_weight_.data(), rows_);
    out_ = Rows::load(s.out_weight_.data(), rows_);
    diagonal_ = model.W.is_diagonal();
    const DenseLu* const factors = model.W.dense();
    if (!diagonal_ && (factors == nullptr || factors->size() != unknowns_)) return false;
    inverse_ = diagonal_ ? Unknowns::load(model.W.inverse_diagonal(), unknowns_) : Unknowns::all(0.0);
    std::iota(std::begin(row_of_), std::end(row_of_), std::size_t{0});
    for (std::size_t i = 0; i < N; ++i)
        for (std::size_t j = 0; j < N; ++j) {
            const bool inside = factors != nullptr && i < unknowns_ && j < unknowns_;
            const double entry = inside ? factors->entry(i, j) : i == j ? 1.0 : 0.0;
            lower_[i][j] = j < i ? entry : 0.0;
            upper_[i][j] = j < i ? 0.0 : entry;
        }
    for (std::size_t i = 0; factors != nullptr && i < unknowns_; ++i) std::swap(row_of_[i], row_of_[factors->swap_of(i)]);
    return is_current_ = true;
}

template <std::size_t N, std::size_t M, bool FirstOrder>
[[gnu::always_inline]] inline auto NewtonStepper::AffineOf<N, M, FirstOrder>::solve(const Unknowns& right) const noexcept -> Unknowns {
    if (diagonal_) return right * inverse_;
    double given[N], x[N];
    right.store(given, N);
#pragma GCC unroll 8
    for (std::size_t i = 0; i < N; ++i) {
        double sum = given[row_of_[i]];
#pragma GCC unroll 8
        for (std::size_t j = 0; j < i; ++j) sum -= lower_[i][j] * x[j];
        x[i] = sum;
    }
#pragma GCC unroll 8
    for (std::size_t behind = 0; behind < N; ++behind) {
        const std::size_t i = N - 1 - behind;
        double sum = x[i];
#pragma GCC unroll 8
        for (std::size_t j = i + 1; j < N; ++j) sum -= upper_[i][j] * x[j];
        x[i] = sum / upper_[i][i];
    }
    return Unknowns::load(x, N);
}

template <std::size_t N, std::size_t M, bool FirstOrder>
bool NewtonStepper::AffineOf<N, M, FirstOrder>::step(NewtonStepper& s, const State& state, bool active, StepReport& report) {
    if (!s.pushed_.empty()) return false;
    if (!is_current_ && !take_numbers(s)) return false;
    Assembled& model = s.model_;
    const Layout& layout = model.layout;
    const Scheme& scheme = model.scheme;
    const StateOutputs& outputs = model.of_state;
    NextState& next = s.next_;
    const std::size_t n = unknowns_, m = rows_;
    const double h = scheme.h;
    const double* const x = state.numbers.data();
    const Unknowns zero = Unknowns::all(0.0);
    const Rows no_rows = Rows::all(0.0);

    // at u_k, and q_k + h v_k
    const Unknowns u_k = Unknowns::load(x + layout.v, n), F_k = Unknowns::load(x + layout.force, n);
    Unknowns r_k = zero, q_k = zero;
    if constexpr (FirstOrder) r_k = Unknowns::load(x + layout.force + n, n);
    else q_k = Unknowns::load(x + layout.q, n);
    for (std::size_t row = 0; row < m; ++row) next.lambda[row] = s.mask_[row] ? x[layout.lambda + row] : 0.0;
    if (!s.values_.empty()) { // of the end of the step alone: what they depend on is time
        s.load(next.time, x + layout.q, x + layout.v, next.lambda.data(), s.tape_in_.data());
        outputs.evaluate_values(true, s.tape_in_.data(), s.values_.data(), s.stage_work_.data());
        for (std::size_t k = 0; k < outputs.b.size(); ++k) model.b[outputs.b[k]] = s.values_[outputs.force.size() + k];
    }
    Unknowns given = Unknowns::load(model.constant_force.data(), n);
    if (!outputs.force.empty()) {
        double forces[N];
        given.store(forces, N);
        for (std::size_t k = 0; k < outputs.force.size(); ++k) forces[outputs.force[k]] = s.values_[k];
        given = Unknowns::load(forces, n);
    }
    const auto force_at = [&](const Unknowns& q, const Unknowns& u) {
        if constexpr (FirstOrder) return given - product(C_, u, n);
        else return has_C_ ? given - (product(C_, u, n) + product(K_, q, n)) : given - product(K_, q, n);
    };
    const Unknowns F_before = force_at(FirstOrder ? zero : q_k + h * u_k, u_k);
    const Rows b = Rows::load(model.b.data(), m), lambda_k = Rows::load(next.lambda.data(), m);

    Unknowns rhs = h * (theta_ * F_before + rest_ * F_k);
    if (FirstOrder && scheme.gamma_r != 1.0) rhs = rhs + (h * (1.0 - scheme.gamma_r)) * r_k;
    const Unknowns free = solve(rhs) + u_k;

    Unknowns u = free, acting = zero;
    Rows w = no_rows, constant = no_rows, lambda = no_rows;
    const Rows e_ydot = FirstOrder ? no_rows : Rows::load(s.e_ydot_.data(), m);
    if (active) {
        const Rows by_lambda = FirstOrder ? product(D_, lambda_k, m) : no_rows;
        const Rows output = FirstOrder ? (product(H_, u_k, n) + by_lambda) + b : product(H_, u_k, n) + e_ydot;
        constant = (output + out_ * product(H_, free - u_k, n)) - by_lambda;
        constant.store(s.constant_.data(), m); // of rows that take no part nobody reads it
        s.solve_ = s.solver_.solve(model.delassus.matrix(), s.constant_, s.mask_, next.lambda, s.w_);
        if (s.solve_.status != solvers::Status::solved) return false;
        lambda = Rows::load(next.lambda.data(), m) + no_rows; // no -0 in tables
        lambda.store(next.lambda.data(), m);
        w = Rows::load(s.w_.data(), m);
        const Rows impulse = in_ * lambda;
#pragma GCC unroll 8
        for (std::size_t row = 0; row < M; ++row) {
            if (row == m) break;
            acting = acting + impulse[row] * acts_[row];
        }
        u = free + solve(acting);
    }
    Unknowns q = zero;
    if constexpr (!FirstOrder) q = q_k + h * (scheme.theta * u + (1.0 - scheme.theta) * u_k);

    // at the end
    const Unknowns F = force_at(q, u);
    Unknowns r = zero;
    Rows y, ydot = no_rows;
    if constexpr (FirstOrder) {
#pragma GCC unroll 8
        for (std::size_t row = 0; row < M; ++row) {
            if (row == m) break;
            r = r + lambda[row] * acts_[row];
        }
        y = (product(H_, u, n) + product(D_, lambda, m)) + b;
    } else {
        ydot = product(H_, u, n);
        y = product(H_, q, n) + b;
    }
    if (!(sum(F - F) + sum(u - u) + sum(q - q) + (sum(y - y) + sum(ydot - ydot)) == 0.0)) return false;

    // its equations
    Unknowns force = theta_ * F + rest_ * F_k;
    const Unknowns impulse = h * force;
    if (FirstOrder && scheme.gamma_r != 1.0) force = force + (1.0 - scheme.gamma_r) * r_k;
    const Unknowns right = h * force, off = abs((product(M_, u - u_k, n) - right) - acting);
    const double residual = largest(off), scale = largest(max(max(own_mass_ * max(abs(u), abs(u_k)), abs(right)), abs(acting)));
    if (!(residual <= kRoundOff * scale)) return false;
    double equations = ratio(residual, scale);
    if (active) {
        const Rows missed = abs((FirstOrder ? y : ydot + e_ydot) - w), promised = abs(w) + abs(constant);
        for (std::size_t row = 0; row < m; ++row) {
            if (!s.mask_[row] || missed[row] == 0.0) continue;
            if (!(missed[row] <= kRoundOff * promised[row])) return false;
            equations = std::max(equations, missed[row] / promised[row]);
        }
    }

    report.contact = active;
    if (active) {
        report.iterations = s.solve_.iterations;
        report.residual = s.solve_.residual;
    }
    report.equations = equations;
    next.moved.clear();
    u.store(next.u.data(), n);
    F.store(s.F_.data(), n);
    (in_ * lambda).store(next.percussion.data(), m);
    if constexpr (FirstOrder) {
        r.store(next.acting.data(), n);
        r.store(s.r_.data(), n);
        y.store(next.y.data(), m);
    } else {
        acting.store(next.acting.data(), n);
        q.store(next.q.data(), n);
        impulse.store(next.impulse.data(), n);
        ydot.store(next.ydot.data(), m);
        y.store(next.y.data(), m);
        for (std::size_t row = 0; row < m; ++row) {
            const RowKind kind = model.row_kind[row];
            if (kind == RowKind::friction) next.y[row] = 0.0;
            if (!active || !s.mask_[row] || (kind != RowKind::friction && kind != RowKind::contact)) continue;
            report.impulse = report.impulse || (kind == RowKind::contact && next.lambda[row] > 0.0);
            report.pressing += next.lambda[row] * (s.constant_[row] - s.e_ydot_[row] - x[layout.ydot + row]);
        }
    }
    for (const std::uint32_t row : s.lists_.equality) report.equalities = std::max(report.equalities, std::abs(next.y[row]));
    return true;
}

namespace {

constexpr std::size_t kMostAffineUnknowns = 4, kMostAffineRows = 6;

} // namespace

std::unique_ptr<NewtonStepper::Affine> NewtonStepper::affine_of(const NewtonStepper& s) {
    const Assembled& model = s.model_;
    const StateOutputs& out = model.of_state;
    const std::size_t n = model.layout.unknowns(), m = model.layout.rows;
    const bool first_order = model.layout.states > 0;
    if (!s.affine_ || s.full_ || s.projector_ || s.directed_ || s.relations_at_start_ || !model.externals.empty() || model.systems.size() != 1 || !model.systems[0].linear || n == 0 ||
        n > kMostAffineUnknowns || m > kMostAffineRows || (first_order && model.layout.coordinates > 0))
        return nullptr;
    if (!out.C.empty() || !out.K.empty() || !out.H.empty() || !out.B.empty() || !out.D.empty() || !out.R.empty() || !out.M.empty() || !out.gap.empty() ||
        !out.rate.empty() || !out.r.empty() || out.nonlinear_r || !model.R.empty())
        return nullptr;
    for (std::size_t row = 0; row < m; ++row)
        if ((model.row_kind[row] == RowKind::first_order) != first_order || model.row_kind[row] == RowKind::position || s.conserving_[row])
            return nullptr;
    if (!first_order && !model.D.empty()) return nullptr;
    const auto with_rows = [&]<std::size_t N, bool FirstOrder>() -> std::unique_ptr<Affine> {
        if (m <= 2) return std::make_unique<AffineOf<N, 2, FirstOrder>>();
        if (m <= 4) return std::make_unique<AffineOf<N, 4, FirstOrder>>();
        return std::make_unique<AffineOf<N, 6, FirstOrder>>();
    };
    if (n <= 2) return first_order ? with_rows.template operator()<2, true>() : with_rows.template operator()<2, false>();
    return first_order ? with_rows.template operator()<4, true>() : with_rows.template operator()<4, false>();
}

} // namespace saltus::simulation
