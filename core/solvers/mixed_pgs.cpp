// SPDX-License-Identifier: GPL-3.0-or-later
// Projected Gauss-Seidel (successive over-relaxation with the factor `relaxation`), row by row; friction rows are cut to
// what the normal impulse of the moment allows.
// Source: Cottle, Pang, Stone, "The Linear Complementarity Problem", section 5.3.
#include "core/solvers/mixed_workspace.h"

namespace saltus::solvers {

MixedReport solve_pgs(const MixedCall& call, MixedSolver::Workspace& work) noexcept {
    MixedReport report;
    report.method = MixedMethod::pgs;
    report.residual = HUGE_VAL;
    for (std::size_t i = 0; i < work.size; ++i) {
        if (call.counts(i) && !(call.M.diagonal(i) > 0.0)) {
            report.status = Status::unsuitable;
            return report;
        }
    }
    while (true) {
        report.residual = mixed_residual(call, work.rows, work.unit.data());
        if (report.residual <= call.tolerance) {
            report.status = Status::solved;
            return report;
        }
        if (report.iterations >= work.settings.max_iterations || !std::isfinite(report.residual)) {
            report.status = Status::stalled;
            return report;
        }
        for (std::size_t i = 0; i < work.size; ++i) {
            if (!call.counts(i)) continue;
            const double w = call.M.row_times(i, call.z.data()) + call.q[i];
            const Interval bounds = interval(work.rows, i, call.z.data());
            call.z[i] = std::min(std::max(call.z[i] - work.settings.relaxation * w / call.M.diagonal(i), bounds.lower), bounds.upper);
        }
        ++report.iterations;
    }
}

} // namespace saltus::solvers
