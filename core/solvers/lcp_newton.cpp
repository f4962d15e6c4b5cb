// SPDX-License-Identifier: GPL-3.0-or-later
// The complementarity problem as a mixed one.
#include "core/solvers/lcp_workspace.h"

#include <cmath>

namespace saltus::solvers {

LcpReport solve_newton(const LcpCall& call, LcpSolver::Workspace& work) {
    if (!work.newton) {
        MixedRows rows;
        for (std::size_t i = 0; i < work.size; ++i) rows.add(0.0, HUGE_VAL);
        MixedSettings settings;
        settings.method = MixedMethod::semismooth_newton;
        settings.tolerance = work.settings.tolerance;
        settings.max_iterations = work.settings.max_iterations;
        work.newton.emplace(call.M, std::move(rows), settings);
    }
    work.newton->matrix_changed();
    const MixedReport mixed = work.newton->solve(call.M, call.q, call.mask, call.z, work.trial);
    LcpReport report;
    report.method = LcpMethod::semismooth_newton;
    report.status = mixed.status;
    report.iterations = mixed.iterations;
    report.residual = lcp_residual(call.M, call.q, call.mask, call.z);
    return report;
}

} // namespace saltus::solvers
