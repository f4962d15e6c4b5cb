// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/lcp_workspace.h"

#include <algorithm>
#include <cmath>

namespace saltus::solvers {

LcpReport solve_closed_form(const LcpCall& call) {
    LcpReport report;
    report.method = LcpMethod::closed_form;
    const double pivot = call.M.size() == 1 ? call.M.diagonal(0) : 0.0;
    if (!(pivot > 0.0)) {
        report.status = Status::unsuitable;
        report.residual = HUGE_VAL;
        return report;
    }
    if (call.mask[0]) call.z[0] = std::max(0.0, -call.q[0] / pivot);
    report.iterations = 1;
    report.residual = lcp_residual(call.M, call.q, call.mask, call.z);
    report.status = report.residual <= call.tolerance ? Status::solved : Status::stalled;
    return report;
}

} // namespace saltus::solvers
