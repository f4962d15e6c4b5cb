// SPDX-License-Identifier: GPL-3.0-or-later
// Projected Gauss-Seidel (successive over-relaxation with the factor `relaxation`), row by row; friction rows are cut
// to what the normal impulse of the moment allows. Source: Cottle, Pang, Stone, "The Linear Complementarity Problem",
// section 5.3.
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
    // As one of several methods it may take some seconds, not minutes.
    int most_sweeps = work.settings.max_iterations;
    if (work.settings.method == MixedMethod::automatic)
        most_sweeps = std::min(most_sweeps, 100 + static_cast<int>(200'000'000 / (1 + call.M.entry_count())));
    while (true) {
        report.residual = mixed_residual(call, work.rows, work.unit.data());
        if (report.residual <= call.tolerance) {
            report.status = Status::solved;
            return report;
        }
        if (report.iterations >= most_sweeps || !std::isfinite(report.residual)) {
            report.status = Status::stalled;
            return report;
        }
        for (std::size_t i = 0; i < work.size; ++i) {
            if (!call.counts(i)) continue;
            const double w = call.M.row_times(i, call.z.data()) + call.q[i];
            const Interval bounds = interval(work.rows, i, call.z.data());
            call.z[i] = std::min(std::max(call.z[i] - work.settings.relaxation * w / call.M.diagonal(i), bounds.lower),
                                 bounds.upper);
        }
        ++report.iterations;
    }
}

} // namespace saltus::solvers
