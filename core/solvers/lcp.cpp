// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/lcp.h"

#include "core/solvers/infeasibility.h"
#include "core/solvers/lcp_workspace.h"

#include <algorithm>
#include <cmath>

namespace saltus::solvers {

std::string_view name(LcpMethod method) noexcept {
    switch (method) {
    case LcpMethod::automatic: return "automatic";
    case LcpMethod::closed_form: return "closed form";
    case LcpMethod::lemke: return "Lemke";
    case LcpMethod::pgs: return "projected Gauss-Seidel";
    case LcpMethod::active_set: return "active set";
    case LcpMethod::semismooth_newton: return "semismooth Newton";
    }
    return "";
}

double lcp_residual(const math::SparseMatrix& M, std::span<const double> q, std::span<const unsigned char> mask,
                    std::span<const double> z) noexcept {
    double worst = 0.0;
    for (std::size_t i = 0; i < M.size(); ++i) {
        if (!mask[i]) continue;
        const double w = M.row_times(i, z.data()) + q[i];
        if (!std::isfinite(w) || !std::isfinite(z[i])) return HUGE_VAL; // std::min would hide a NaN
        worst = std::max(worst, std::abs(std::min(M.diagonal(i) * z[i], w)));
    }
    return worst;
}

namespace {

bool is_infeasible(const math::SparseMatrix& M, std::span<const double> q, std::span<const unsigned char> mask) {
    MixedRows rows;
    for (std::size_t i = 0; i < M.size(); ++i) rows.add(0.0, HUGE_VAL);
    return prove_infeasible(M, q, rows, mask).has_value();
}

} // namespace

LcpSolver::LcpSolver(const math::SparseMatrix& pattern, LcpSettings settings) : work_(std::make_unique<Workspace>()) {
    work_->settings = settings;
    work_->size = pattern.size();
    bool symmetric_pattern = true;
    for (std::size_t i = 0; i < pattern.size() && symmetric_pattern; ++i)
        for (std::size_t k = pattern.row_start(i); k < pattern.row_start(i + 1); ++k)
            symmetric_pattern = symmetric_pattern && pattern.entry(pattern.column(k), i) < pattern.entry_count();
    if (symmetric_pattern) work_->factor.emplace(pattern);
    work_->free_set.resize(pattern.size());
    work_->factored_set.resize(pattern.size());
    work_->wrong.resize(pattern.size());
    work_->trial.resize(pattern.size());
    work_->best.resize(pattern.size());
}

LcpSolver::~LcpSolver() = default;
LcpSolver::LcpSolver(LcpSolver&&) noexcept = default;
LcpSolver& LcpSolver::operator=(LcpSolver&&) noexcept = default;

const LcpSettings& LcpSolver::settings() const noexcept { return work_->settings; }

void LcpSolver::matrix_changed() noexcept {
    work_->factor_is_current = false;
    work_->symmetry_is_known = false;
}

LcpReport LcpSolver::solve(const math::SparseMatrix& M, std::span<const double> q, std::span<const unsigned char> mask,
                           std::span<double> z, std::span<double> w) {
    Workspace& work = *work_;
    SALTUS_ASSERT(M.size() == work.size && q.size() == work.size && mask.size() == work.size);
    double scale = 1.0;
    for (std::size_t i = 0; i < work.size; ++i) {
        if (mask[i])
            scale = std::max(scale, std::abs(q[i]));
        else
            z[i] = 0.0;
    }
    // with an infinite q nothing is a solution
    const LcpCall call{M, q, mask, z, scale < HUGE_VAL ? work.settings.tolerance * scale : -1.0};

    const auto by = [&](LcpMethod method) {
        switch (method) {
        case LcpMethod::closed_form: return solve_closed_form(call);
        case LcpMethod::lemke: return solve_lemke(call, work);
        case LcpMethod::pgs: return solve_pgs(call, work.settings);
        case LcpMethod::semismooth_newton: return solve_newton(call, work);
        default: return solve_active_set(call, work);
        }
    };
    const auto finish = [&](LcpReport report) {
        for (std::size_t i = 0; i < work.size; ++i) w[i] = M.row_times(i, z.data()) + q[i];
        return report;
    };

    if (work.settings.method != LcpMethod::automatic) return finish(by(work.settings.method));
    if (work.size == 1) {
        const LcpReport report = solve_closed_form(call);
        if (report.status == Status::solved) return finish(report);
    }

    // The best answer so far is kept: a later method may only improve on it.
    LcpReport best;
    best.residual = HUGE_VAL;
    int tried = 0;
    for (const LcpMethod method : {LcpMethod::active_set, LcpMethod::lemke, LcpMethod::semismooth_newton, LcpMethod::pgs}) {
        LcpReport report = by(method);
        report.fallbacks = tried++;
        if (report.status == Status::solved) return finish(report);
        if (report.residual < best.residual) {
            best = report;
            std::copy(z.begin(), z.end(), work.best.begin());
        } else if (best.residual < HUGE_VAL) {
            std::copy(work.best.begin(), work.best.end(), z.begin());
        }
        if (report.status == Status::ray && is_infeasible(M, q, mask)) {
            best.status = Status::infeasible;
            break;
        }
    }
    best.fallbacks = tried - 1;
    return finish(best);
}

} // namespace saltus::solvers
