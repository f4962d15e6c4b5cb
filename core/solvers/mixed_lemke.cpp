// SPDX-License-Identifier: GPL-3.0-or-later
// Lemke's complementary pivoting on the canonical form: equations are pivoted in first (with complementary pairs where
// their own block is singular), then the covering variable z0 enters and must be driven out. The lexicographic ratio
// test excludes cycling. Source: Cottle, Pang, Stone, "The Linear Complementarity Problem", algorithms 4.4.5 and
// section 4.9.
#include "core/solvers/dictionary.h"

namespace saltus::solvers {

namespace {

// Values that pivoting leaves next to a bound are put on it, then one solve on that active set takes the round-off
// away.
void polish(const MixedCall& call, MixedSolver::Workspace& work, MixedReport& report) {
    const MixedRows& rows = work.rows;
    for (const bool friction : {false, true})
        for (std::size_t i = 0; i < work.size; ++i) {
            if ((rows.normal[i] >= 0) != friction || !call.counts(i)) continue;
            const Interval bounds = interval(rows, i, call.z.data());
            const double near = 1e-9 * std::max(1.0, friction ? 0.0 : std::abs(call.z[i]));
            const double reach = friction ? 1e-9 * bounds.upper : near;
            if (call.z[i] - bounds.lower <= reach && std::isfinite(bounds.lower) &&
                (friction || call.z[i] <= bounds.lower))
                call.z[i] = bounds.lower;
            else if (bounds.upper - call.z[i] <= reach && std::isfinite(bounds.upper))
                call.z[i] = bounds.upper;
        }
    report.residual = mixed_residual(call, rows, work.unit.data());
    std::copy(call.z.begin(), call.z.end(), work.trial.begin());
    MixedReport polished;
    constexpr int kPolishing = 4;
    if (work.size <= kMostSmallRows)
        work.small.solve(rows, call, kPolishing, false, polished);
    else
        polished = solve_active_set(call, work, kPolishing);
    polished.residual = mixed_residual(call, rows, work.unit.data());
    if (polished.residual < report.residual)
        report.residual = polished.residual;
    else
        std::copy(work.trial.begin(), work.trial.end(), call.z.begin());
}

} // namespace

MixedReport solve_lemke(const MixedCall& call, MixedSolver::Workspace& work, int most_pivots) {
    MixedReport report;
    report.method = MixedMethod::lemke;
    report.residual = HUGE_VAL;
    if (Canonical::size_of(call, work.rows) > kMostPivotingRows) {
        report.status = Status::too_large;
        return report;
    }
    const Canonical problem(call, work.rows);
    // As one of several methods it may take some seconds, not minutes.
    if (work.settings.method == MixedMethod::automatic)
        most_pivots = std::min(most_pivots, most_pivots_in_seconds(problem.size));
    Dictionary dictionary(problem);
    std::vector<double> x(problem.size);
    const auto finish = [&](Status otherwise) {
        dictionary.read(x);
        problem.read(x, call.z);
        polish(call, work, report);
        report.status = report.residual <= call.tolerance ? Status::solved : otherwise;
        return report;
    };
    const std::size_t left = dictionary.work_in_equations(true);
    dictionary.cover();
    std::size_t row = dictionary.most_negative_row();
    if (row == dictionary.size()) return finish(left > 0 ? Status::singular : Status::stalled);

    std::size_t column = dictionary.place(dictionary.z0());
    while (report.iterations < most_pivots) {
        ++report.iterations;
        const std::size_t leaving = dictionary.basic(row);
        dictionary.pivot(row, column);
        if (leaving == dictionary.z0()) return finish(left > 0 ? Status::singular : Status::stalled);
        column = dictionary.place(dictionary.complement(leaving));
        row = dictionary.leaving_row(column);
        if (row == dictionary.size()) return finish(Status::ray);
    }
    return finish(Status::stalled);
}

} // namespace saltus::solvers
