// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/mixed.h"

#include "core/solvers/canonical.h"
#include "core/solvers/infeasibility.h"
#include "core/solvers/mixed_workspace.h"

#include <array>
#include <cmath>

namespace saltus::solvers {

std::string_view name(MixedMethod method) noexcept {
    switch (method) {
    case MixedMethod::automatic:
        return "automatic";
    case MixedMethod::closed_form:
        return "closed form";
    case MixedMethod::active_set:
        return "active set";
    case MixedMethod::semismooth_newton:
        return "semismooth Newton";
    case MixedMethod::pgs:
        return "projected Gauss-Seidel";
    case MixedMethod::lemke:
        return "Lemke";
    case MixedMethod::enumerative:
        return "enumerative";
    }
    return "";
}

namespace {

bool are_valid(const MixedRows& rows) noexcept {
    const std::size_t n = rows.size();
    if (rows.upper.size() != n || rows.normal.size() != n || rows.mu.size() != n) return false;
    for (std::size_t i = 0; i < n; ++i) {
        const std::int32_t normal = rows.normal[i];
        if (normal < 0) {
            if (!(rows.lower[i] <= rows.upper[i]) || rows.lower[i] == HUGE_VAL || rows.upper[i] == -HUGE_VAL)
                return false;
        } else {
            const auto of = static_cast<std::size_t>(normal);
            if (of >= n || of == i || rows.normal[of] >= 0) return false; // friction rubs on a row that is none itself
            if (!(rows.mu[i] >= 0.0) || !std::isfinite(rows.mu[i])) return false;
        }
    }
    return true;
}

bool is_finite(const MixedCall& call) noexcept {
    for (std::size_t i = 0; i < call.q.size(); ++i) {
        if (!call.counts(i)) continue;
        if (!std::isfinite(call.q[i])) return false;
        for (std::size_t k = call.M.row_start(i); k < call.M.row_start(i + 1); ++k)
            if (!std::isfinite(call.M.value(k))) return false;
    }
    return true;
}

constexpr int kExchanges = 40; // of the active set, when other methods wait

// Few rows: pivoting is cheap and either ends or shows that nothing can. Many: Newton first, pivoting is dense.
std::array<MixedMethod, 5> order_of_methods(const MixedCall& call, const MixedSolver::Workspace& work) {
    constexpr std::size_t kFewPivotingRows = 150;
    using enum MixedMethod;
    if (Canonical::size_of(call, work.rows) <= kFewPivotingRows)
        return {active_set, lemke, semismooth_newton, pgs, enumerative};
    return {active_set, semismooth_newton, pgs, lemke, enumerative};
}

// All but the usual step: other methods, or those that `automatic` falls back on. A small problem's active set has had
// its turn (report).
void solve_otherwise(const MixedCall& call, MixedSolver::Workspace& work, MixedReport& report) {
    const MixedMethod method = work.settings.method;
    const std::size_t n = work.size;
    const bool is_small = n <= kMostSmallRows;
    const std::span<double> z = call.z;
    if (!work.matrix_is_current) {
        for (std::size_t i = 0; i < n; ++i) work.unit[i] = unit_of_row(call.M.diagonal(i));
        work.matrix_is_current = true;
    }
    const auto by = [&](MixedMethod one) {
        switch (one) {
        case MixedMethod::closed_form:
            return solve_closed_form(call, work);
        case MixedMethod::semismooth_newton:
            return solve_semismooth_newton(call, work);
        case MixedMethod::lemke:
            return solve_lemke(call, work, work.settings.max_iterations);
        case MixedMethod::pgs:
            return solve_pgs(call, work);
        case MixedMethod::enumerative:
            return solve_enumerative(call, work);
        default:
            return solve_active_set(call, work,
                                    method == MixedMethod::automatic ? kExchanges : work.settings.max_iterations);
        }
    };
    const auto finish = [&](MixedReport last) {
        if (last.status != Status::solved && !is_finite(call)) last.status = Status::invalid;
        last.residual = mixed_residual(call, work.rows, work.unit.data());
        return last;
    };
    if (method != MixedMethod::automatic) {
        if (!(is_small && method == MixedMethod::active_set)) report = by(method);
        report = finish(report);
        return;
    }

    // The best answer so far is kept: a later method may only improve on it.
    MixedReport best;
    best.residual = HUGE_VAL;
    int tried = 0;
    std::copy(z.begin(), z.end(), work.best.begin());
    if (is_small) // the active set has moved z away from its start
        std::fill(work.warm.begin(), work.warm.end(), 0.0);
    else
        std::copy(z.begin(), z.end(), work.warm.begin());
    for (const MixedMethod one : order_of_methods(call, work)) {
        if (!(is_small && one == MixedMethod::active_set)) {
            std::copy(work.warm.begin(), work.warm.end(), z.begin());
            report = by(one);
            report.residual = mixed_residual(call, work.rows, work.unit.data());
        }
        report.fallbacks = tried++;
        if (report.status == Status::solved) {
            report = finish(report);
            return;
        }
        if (!(report.status == Status::unsuitable || report.status == Status::too_large) &&
            (report.residual < best.residual || best.status == Status::not_run)) {
            best = report;
            std::copy(z.begin(), z.end(), work.best.begin());
        }
        // A ray asks whether there is a solution at all; so does the last method that failed.
        if (report.status == Status::ray || one == MixedMethod::enumerative) {
            if (is_finite(call) && prove_infeasible(call.M, call.q, work.rows, call.mask)) {
                best.status = Status::infeasible;
                std::copy(work.warm.begin(), work.warm.end(), work.best.begin());
                break;
            }
        }
    }
    std::copy(work.best.begin(), work.best.end(), z.begin());
    best.fallbacks = tried - 1;
    report = finish(best);
}

} // namespace

void labels_from(const MixedRows& rows, const MixedCall& call, const double* z, Label* labels) noexcept {
    constexpr double kNearly = 1.0 - 1e-12; // a sliding row's z = mu z_n, up to round-off
    for (std::size_t i = 0; i < rows.size(); ++i) {
        labels[i] = Label::free;
        if (!call.counts(i)) {
            labels[i] = Label::zero;
        } else if (rows.normal[i] < 0) {
            if (z[i] <= rows.lower[i])
                labels[i] = Label::lower;
            else if (z[i] >= rows.upper[i])
                labels[i] = Label::upper;
        } else {
            const auto normal = static_cast<std::size_t>(rows.normal[i]);
            const double reach = call.counts(normal) ? rows.mu[i] * z[normal] : 0.0;
            if (!(reach > 0.0))
                labels[i] = Label::zero;
            else if (z[i] >= kNearly * reach)
                labels[i] = Label::upper;
            else if (z[i] <= -kNearly * reach)
                labels[i] = Label::lower;
        }
    }
}

std::size_t exchange(const MixedRows& rows, const MixedCall& call, const double* unit, double round_off, bool all,
                     Label* labels) noexcept {
    const std::size_t n = rows.size();
    const auto wanted = [&](std::size_t i) {
        const Interval bounds = interval(rows, i, call.z.data());
        switch (labels[i]) {
        case Label::free:
            if (unit[i] * (bounds.lower - call.z[i]) > round_off) return Label::lower;
            if (unit[i] * (call.z[i] - bounds.upper) > round_off) return Label::upper;
            break;
        case Label::lower:
            if (call.w[i] < -round_off) return Label::free;
            break;
        case Label::upper:
            if (call.w[i] > round_off) return Label::free;
            break;
        case Label::zero:
            break;
        }
        return labels[i];
    };
    std::size_t wrong = 0, last = n;
    for (std::size_t i = 0; i < n; ++i) {
        if (!call.counts(i)) continue;
        const Label label = wanted(i);
        if (label == labels[i]) continue;
        ++wrong;
        last = i;
    }
    // from the end, so that `labels` of the rows to come are still those that z was found with
    for (std::size_t i = n; i-- > 0;)
        if (call.counts(i) && (all || i == last)) labels[i] = wanted(i);
    // friction follows its normal row: opened contacts rub on nothing, closed ones stick at first
    for (std::size_t i = 0; i < n; ++i) {
        if (rows.normal[i] < 0 || !call.counts(i)) continue;
        const auto normal = static_cast<std::size_t>(rows.normal[i]);
        bool carries = call.counts(normal) && rows.mu[i] > 0.0;
        if (carries) {
            switch (labels[normal]) {
            case Label::free:
                carries = call.z[normal] > 0.0 || !is_equation(rows, normal);
                break;
            case Label::lower:
                carries = rows.lower[normal] > 0.0;
                break;
            case Label::upper:
                carries = rows.upper[normal] > 0.0;
                break;
            case Label::zero:
                carries = false;
                break;
            }
        }
        const Label before = labels[i];
        if (!carries)
            labels[i] = Label::zero;
        else if (labels[i] == Label::zero) {
            labels[i] = Label::free;
            const double push = call.z[normal] > 0.0 ? call.z[normal] : -unit[normal] * call.w[normal];
            if (std::abs(unit[i] * call.w[i]) > rows.mu[i] * push) labels[i] = call.w[i] > 0.0 ? Label::lower : Label::upper;
        }
        if (labels[i] != before && wrong == 0) ++wrong;
    }
    return wrong;
}

double mixed_residual(const math::SparseMatrix& M, std::span<const double> q, const MixedRows& rows,
                      std::span<const unsigned char> mask, std::span<const double> z) noexcept {
    double worst = 0.0;
    for (std::size_t i = 0; i < M.size(); ++i) {
        if (!mask.empty() && !mask[i]) continue;
        const double w = M.row_times(i, z.data()) + q[i];
        if (!std::isfinite(w) || !std::isfinite(z[i])) return HUGE_VAL;
        worst = std::max(worst, natural(z[i], w, unit_of_row(M.diagonal(i)), interval(rows, i, z.data())));
    }
    return worst;
}

double mixed_residual(const MixedCall& call, const MixedRows& rows, const double* unit) noexcept {
    double worst = 0.0;
    bool finite = true;
    for (std::size_t i = 0; i < call.M.size(); ++i) {
        const double w = call.M.row_times(i, call.z.data()) + call.q[i];
        call.w[i] = w;
        if (!call.counts(i)) continue;
        finite = finite && std::isfinite(w) && std::isfinite(call.z[i]);
        worst = std::max(worst, natural(call.z[i], w, unit[i], interval(rows, i, call.z.data())));
    }
    return finite ? worst : HUGE_VAL;
}

MixedSolver::MixedSolver(const math::SparseMatrix& pattern, const MixedRows& rows, MixedSettings settings, std::shared_ptr<const FactorPattern> factors)
    : work_(std::make_unique<Workspace>()) {
    SALTUS_DEMAND(rows.size() == pattern.size());
    Workspace& work = *work_;
    work.settings = settings;
    work.size = pattern.size();
    work.unit.resize(work.size);
    for (auto* values :
         {&work.best, &work.warm, &work.trial, &work.map, &work.step, &work.start, &work.nearest, &work.shift})
        values->resize(work.size);
    work.labels.resize(work.size);
    work.factored_labels.resize(work.size);
    work.trial_labels.resize(work.size);
    work.weights.resize(work.size);
    set_rows(rows);
    if (!work.rows_are_valid) return;
    if (!factors) factors = factor_pattern(pattern, work.rows.normal);
    work.factor = std::make_unique<SparseFactor>(std::move(factors));
}

MixedSolver::~MixedSolver() = default;
MixedSolver::MixedSolver(MixedSolver&&) noexcept = default;
MixedSolver& MixedSolver::operator=(MixedSolver&&) noexcept = default;

const MixedSettings& MixedSolver::settings() const noexcept {
    return work_->settings;
}

void MixedSolver::set_rows(const MixedRows& rows) {
    Workspace& work = *work_;
    SALTUS_DEMAND(rows.size() == work.size);
    work.rows = rows;
    work.rows_are_valid = are_valid(work.rows);
    if (!work.rows_are_valid) return;
    work.has_friction = std::any_of(rows.normal.begin(), rows.normal.end(), [](std::int32_t i) { return i >= 0; });
    work.factor_is_current = false;
    if (work.size <= kMostSmallRows) work.small.prepare(work.rows);
}

void MixedSolver::matrix_changed() noexcept {
    work_->matrix_is_current = false;
    work_->factor_is_current = false;
    work_->small.matrix_changed();
}

MixedReport MixedSolver::solve(const math::SparseMatrix& M, std::span<const double> q,
                               std::span<const unsigned char> mask, std::span<double> z, std::span<double> w) {
    Workspace& work = *work_;
    SALTUS_ASSERT(M.size() == work.size && q.size() == work.size && z.size() == work.size && w.size() == work.size);
    SALTUS_ASSERT(mask.empty() || mask.size() == work.size);
    MixedReport report;
    if (!work.rows_are_valid) {
        report.status = Status::invalid;
        report.residual = HUGE_VAL;
        return report;
    }
    const std::size_t n = work.size;
    const MixedMethod method = work.settings.method;
    // One row: the shortest way, as a relay of its own or a single contact is the whole problem of many a step.
    if (n == 1 && method == MixedMethod::automatic && (mask.empty() || mask[0])) {
        const double pivot = M.diagonal(0);
        const double free = -q[0] / pivot;
        const Interval bounds{work.rows.lower[0], work.rows.upper[0]};
        z[0] = std::min(std::max(free, bounds.lower), bounds.upper);
        w[0] = pivot * z[0] + q[0];
        report.method = MixedMethod::closed_form;
        report.iterations = 1;
        report.residual = natural(z[0], w[0], pivot, bounds);
        if (pivot > 0.0 && std::isfinite(free) &&
            report.residual <= work.settings.tolerance * std::max(1.0, std::abs(q[0]))) {
            report.status = Status::solved;
            return report;
        }
        z[0] = 0.0;
    }
    double scale = 1.0;
    if (mask.empty()) {
        for (std::size_t i = 0; i < n; ++i) scale = std::max(scale, std::abs(q[i]));
    } else {
        bool all = true;
        for (std::size_t i = 0; i < n; ++i) {
            if (mask[i]) {
                scale = std::max(scale, std::abs(q[i]));
            } else {
                z[i] = 0.0;
                all = false;
            }
        }
        if (all) mask = {}; // shorter ways below
    }
    // with an infinite q nothing is a solution
    const MixedCall call{M, q, mask, z, w, scale < HUGE_VAL ? work.settings.tolerance * scale : -1.0};
    // The usual step: the last active set is still right.
    if (n <= kMostSmallRows && (method == MixedMethod::automatic || method == MixedMethod::active_set)) {
        work.small.solve(work.rows, call, method == MixedMethod::automatic ? kExchanges : work.settings.max_iterations,
                         method == MixedMethod::active_set, report);
        if (report.status == Status::solved) return report;
    }
    solve_otherwise(call, work, report);
    return report;
}

} // namespace saltus::solvers
