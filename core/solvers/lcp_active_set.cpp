// SPDX-License-Identifier: GPL-3.0-or-later
// Block principal pivoting: guess which z are free (positive), solve for them, exchange all that have the wrong sign; when that
// does not make progress, exchange only the last one (Murty's rule), which ends for every P-matrix.
// Source: Kostreva, "Block pivot methods for solving the complementarity problem", Linear Algebra Appl. 21 (1978) 207-215;
// Judice, Pires, "A block principal pivoting algorithm for large-scale strictly monotone LCPs", Comput. Oper. Res. 21 (1994).
#include "core/solvers/lcp_workspace.h"

#include <algorithm>
#include <cmath>

namespace saltus::solvers {

namespace {

constexpr int kPatience = 10; // block exchanges without progress before Murty's rule takes over

bool is_symmetric(const math::SparseMatrix& M) {
    double largest = 0.0;
    for (std::size_t i = 0; i < M.size(); ++i) largest = std::max(largest, std::abs(M.diagonal(i)));
    return M.asymmetry() <= 1e-14 * largest;
}

} // namespace

LcpReport solve_active_set(const LcpCall& call, LcpSolver::Workspace& work) {
    LcpReport report;
    report.method = LcpMethod::active_set;
    report.residual = HUGE_VAL;
    if (!work.symmetry_is_known) {
        work.symmetric = work.factor.has_value() && is_symmetric(call.M);
        work.symmetry_is_known = true;
    }
    if (!work.symmetric) {
        report.status = Status::unsuitable;
        return report;
    }

    const std::size_t n = call.M.size();
    std::size_t fewest = n + 1;
    int patience = kPatience;
    const double round_off = 1e-3 * call.tolerance;
    bool warm = false;
    for (std::size_t i = 0; i < n; ++i) {
        work.free_set[i] = call.mask[i] && call.z[i] > 0.0;
        warm = warm || work.free_set[i];
    }
    // Without a warm start: all rows that would not open by themselves. A resting column starts right this way; from the
    // empty set it would take one exchange a bead.
    for (std::size_t i = 0; i < n && !warm; ++i) work.free_set[i] = call.mask[i] && call.q[i] <= round_off;

    while (report.iterations < work.settings.max_iterations) {
        ++report.iterations;
        if (!work.factor_is_current || work.factored_set != work.free_set) {
            work.factor_is_current = work.factor->factorize(call.M, work.free_set);
            if (!work.factor_is_current) {
                report.status = Status::singular;
                report.residual = lcp_residual(call.M, call.q, call.mask, call.z);
                return report;
            }
            work.factored_set = work.free_set;
        }
        for (std::size_t i = 0; i < n; ++i) work.trial[i] = work.free_set[i] ? -call.q[i] : 0.0;
        work.factor->solve(work.trial);

        // wrong signs beyond round-off
        const auto is_wrong = [&](std::size_t i) {
            if (!call.mask[i]) return false;
            if (work.free_set[i]) return call.M.diagonal(i) * work.trial[i] < -round_off;
            return call.M.row_times(i, work.trial.data()) + call.q[i] < -round_off;
        };
        std::size_t wrong = 0, last_wrong = n;
        for (std::size_t i = 0; i < n; ++i) {
            work.wrong[i] = is_wrong(i);
            if (work.wrong[i]) {
                ++wrong;
                last_wrong = i;
            }
        }
        if (wrong == 0) {
            for (std::size_t i = 0; i < n; ++i) call.z[i] = std::max(0.0, work.trial[i]);
            report.residual = lcp_residual(call.M, call.q, call.mask, call.z);
            report.status = report.residual <= call.tolerance ? Status::solved : Status::stalled;
            return report;
        }
        bool exchange_all = true;
        if (wrong < fewest) {
            fewest = wrong;
            patience = kPatience;
        } else if (patience > 0) {
            --patience;
        } else {
            exchange_all = false;
        }
        for (std::size_t i = 0; i < n; ++i) {
            if (work.wrong[i] && (exchange_all || i == last_wrong)) work.free_set[i] ^= 1;
        }
    }
    for (std::size_t i = 0; i < n; ++i) call.z[i] = std::max(0.0, work.trial[i]);
    report.residual = lcp_residual(call.M, call.q, call.mask, call.z);
    report.status = Status::stalled;
    return report;
}

} // namespace saltus::solvers
