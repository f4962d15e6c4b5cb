// SPDX-License-Identifier: GPL-3.0-or-later
// Active set of many rows: the same exchanges as for few, on a sparse factorisation.
// Source: Kostreva, "Block pivot methods for solving the complementarity problem", Linear Algebra Appl. 21 (1978)
// 207-215; Judice, Pires, "A block principal pivoting algorithm for large-scale strictly monotone LCPs", Comput. Oper.
// Res. 21 (1994).
#include "core/solvers/mixed_workspace.h"

namespace saltus::solvers {

namespace {
constexpr int kMixedPatience = 10; // exchanges of all wrong rows without progress before only the last one is exchanged
} // namespace

MixedReport solve_active_set(const MixedCall& call, MixedSolver::Workspace& work, int most_exchanges) {
    MixedReport report;
    report.method = MixedMethod::active_set;
    report.residual = HUGE_VAL;
    const MixedRows& rows = work.rows;
    const std::size_t n = work.size;
    const double round_off = 1e-3 * call.tolerance;
    most_exchanges = std::min(most_exchanges, 100 + static_cast<int>(n));
    const bool others_wait = work.settings.method == MixedMethod::automatic;
    std::size_t fewest = n + 1;
    // Friction's sets tend to go round in circles; Newton with a line search is quicker then.
    const int patience_at_first = others_wait && work.has_friction ? 2 : kMixedPatience;
    int patience = patience_at_first;
    labels_from(rows, call, call.z.data(), work.labels.data());
    bool cold = true; // nothing between its bounds that could be at one of them
    for (std::size_t i = 0; i < n && cold; ++i) cold = work.labels[i] != Label::free || is_equation(rows, i);
    for (bool first = true; report.iterations < most_exchanges; first = false) {
        ++report.iterations;
        if (!work.factor_is_current || work.factored_labels != work.labels) {
            for (std::size_t i = 0; i < n; ++i) {
                switch (work.labels[i]) {
                case Label::free:
                    work.weights[i] = {0.0, 1.0, 0.0};
                    break;
                case Label::zero:
                    work.weights[i] = {1.0, 0.0, 0.0};
                    break;
                case Label::lower:
                    work.weights[i] = {1.0, 0.0, rows.normal[i] < 0 ? 0.0 : rows.mu[i]};
                    break;
                case Label::upper:
                    work.weights[i] = {1.0, 0.0, rows.normal[i] < 0 ? 0.0 : -rows.mu[i]};
                    break;
                }
            }
            work.factor_is_current = work.factor->factorize(call.M, work.weights);
            if (!work.factor_is_current) {
                report.residual = mixed_residual(call, rows, work.unit.data());
                report.status = report.residual <= call.tolerance ? Status::solved : Status::singular;
                return report;
            }
            work.factored_labels = work.labels;
        }
        for (std::size_t i = 0; i < n; ++i) {
            const bool plain = rows.normal[i] < 0;
            switch (work.labels[i]) {
            case Label::free:
                call.z[i] = -call.q[i];
                break;
            case Label::zero:
                call.z[i] = 0.0;
                break;
            case Label::lower:
                call.z[i] = plain ? rows.lower[i] : 0.0;
                break;
            case Label::upper:
                call.z[i] = plain ? rows.upper[i] : 0.0;
                break;
            }
        }
        work.factor->solve(call.z);
        // Values at bounds exactly, and round-off outside of the interval cut off: normals before what rubs on them.
        for (const bool friction : {false, true}) {
            for (std::size_t i = 0; i < n; ++i) {
                if ((rows.normal[i] >= 0) != friction || !call.counts(i)) continue;
                const Interval bounds = interval(rows, i, call.z.data());
                double& z = call.z[i];
                switch (work.labels[i]) {
                case Label::lower:
                    z = friction ? -rows.mu[i] * call.z[rows.normal[i]] : bounds.lower;
                    break;
                case Label::upper:
                    z = friction ? rows.mu[i] * call.z[rows.normal[i]] : bounds.upper;
                    break;
                case Label::zero:
                    z = 0.0;
                    break;
                case Label::free:
                    if (z < bounds.lower && work.unit[i] * (bounds.lower - z) <= call.tolerance) z = bounds.lower;
                    if (z > bounds.upper && work.unit[i] * (z - bounds.upper) <= call.tolerance) z = bounds.upper;
                    break;
                }
            }
        }
        report.residual = mixed_residual(call, rows, work.unit.data());
        if (report.residual <= call.tolerance) {
            report.status = Status::solved;
            return report;
        }
        if (!std::isfinite(report.residual)) break;

        std::copy(work.labels.begin(), work.labels.end(), work.trial_labels.begin());
        const std::size_t wrong = exchange(rows, call, work.unit.data(), round_off, true, work.trial_labels.data());
        if (wrong == 0) break;
        bool all = true;
        if (wrong < fewest) {
            fewest = wrong;
            patience = patience_at_first;
        } else if (patience > 0) {
            --patience;
        } else if (others_wait) { // one at a time takes too long with many rows
            break;
        } else {
            all = false;
        }
        if (all) {
            work.labels.swap(work.trial_labels);
            // From nothing: all rows that would not open by themselves. A resting column starts right this way;
            // otherwise it would take one exchange a bead.
            for (std::size_t i = 0; i < n && first && cold; ++i)
                if (work.labels[i] == Label::lower && rows.normal[i] < 0 && call.w[i] <= round_off)
                    work.labels[i] = Label::free;
        } else {
            exchange(rows, call, work.unit.data(), round_off, false, work.labels.data());
        }
    }
    report.status = Status::stalled;
    return report;
}

} // namespace saltus::solvers
