// SPDX-License-Identifier: GPL-3.0-or-later
// Projected Gauss-Seidel (successive over-relaxation with the factor `relaxation`).
// Source: Cottle, Pang, Stone, "The Linear Complementarity Problem", section 5.3.
#include "core/solvers/lcp_workspace.h"

#include <algorithm>
#include <cmath>

namespace saltus::solvers {

LcpReport solve_pgs(const LcpCall& call, const LcpSettings& settings) {
    LcpReport report;
    report.method = LcpMethod::pgs;
    for (std::size_t i = 0; i < call.M.size(); ++i) {
        if (call.mask[i] && !(call.M.diagonal(i) > 0.0)) {
            report.status = Status::unsuitable;
            report.residual = HUGE_VAL;
            return report;
        }
    }
    while (true) {
        report.residual = lcp_residual(call.M, call.q, call.mask, call.z);
        if (report.residual <= call.tolerance) {
            report.status = Status::solved;
            return report;
        }
        if (report.iterations >= settings.max_iterations || !std::isfinite(report.residual)) {
            report.status = Status::stalled;
            return report;
        }
        for (std::size_t i = 0; i < call.M.size(); ++i) {
            if (!call.mask[i]) continue;
            const double w = call.M.row_times(i, call.z.data()) + call.q[i];
            call.z[i] = std::max(0.0, call.z[i] - settings.relaxation * w / call.M.diagonal(i));
        }
        ++report.iterations;
    }
}

} // namespace saltus::solvers
