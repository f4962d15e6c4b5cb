// SPDX-License-Identifier: GPL-3.0-or-later
// One row, or a normal row with its friction row: the few cases are tried in turn.
#include "core/solvers/mixed_workspace.h"

namespace saltus::solvers {

namespace {

// z of one row with M > 0 and the rest of w given
double one_row(double M, double q, Interval bounds) {
    return std::min(std::max(-q / M, bounds.lower), bounds.upper);
}

} // namespace

MixedReport solve_closed_form(const MixedCall& call, MixedSolver::Workspace& work) noexcept {
    MixedReport report;
    report.method = MixedMethod::closed_form;
    report.residual = HUGE_VAL;
    report.status = Status::unsuitable;
    const MixedRows& rows = work.rows;
    const auto accept = [&] {
        ++report.iterations;
        report.residual = mixed_residual(call, rows, work.unit.data());
        report.status = report.residual <= call.tolerance ? Status::solved : Status::stalled;
        return report.status == Status::solved;
    };
    if (work.size == 1) {
        const double pivot = call.M.diagonal(0);
        if (!call.counts(0)) {
            accept();
        } else if (pivot > 0.0 || (pivot != 0.0 && is_equation(rows, 0))) {
            call.z[0] = one_row(pivot, call.q[0], {rows.lower[0], rows.upper[0]});
            accept();
        }
        return report;
    }
    if (work.size != 2 || !work.has_friction) return report;
    const std::size_t t = rows.normal[0] >= 0 ? 0 : 1, n = 1 - t;
    const double nn = call.M.diagonal(n), nt = call.M.at(n, t), tn = call.M.at(t, n), tt = call.M.diagonal(t);
    if (!call.counts(n)) {
        call.z[t] = 0.0;
        accept();
        return report;
    }
    const auto attempt = [&](double normal, double tangent) {
        if (!std::isfinite(normal) || !std::isfinite(tangent)) return false;
        call.z[n] = std::min(std::max(normal, rows.lower[n]), rows.upper[n]);
        call.z[t] = call.counts(t) ? tangent : 0.0;
        const Interval reach = interval(rows, t, call.z.data());
        call.z[t] = std::min(std::max(call.z[t], reach.lower), reach.upper);
        return accept();
    };
    const double mu = call.counts(t) ? rows.mu[t] : 0.0;
    // resting at a bound, then sticking, then sliding either way
    for (const double bound : {rows.lower[n], rows.upper[n]})
        if (std::isfinite(bound) && attempt(bound, tt > 0.0 ? -(call.q[t] + tn * bound) / tt : 0.0)) return report;
    const double determinant = nn * tt - nt * tn;
    if (attempt((nt * call.q[t] - tt * call.q[n]) / determinant, (tn * call.q[n] - nn * call.q[t]) / determinant))
        return report;
    for (const double factor : {mu, -mu}) {
        const double normal = -call.q[n] / (nn + factor * nt);
        if (attempt(normal, factor * normal)) return report;
    }
    return report;
}

} // namespace saltus::solvers
