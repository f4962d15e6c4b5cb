// SPDX-License-Identifier: GPL-3.0-or-later
// All cases, depth first: each row at lower, upper or free. Small problems only.
#include "core/base/going_on.h"
#include "core/solvers/mixed_workspace.h"

namespace saltus::solvers {

namespace {

constexpr double kMostCases = 4e6;
constexpr int kTriesAQuestion = 256;

} // namespace

MixedReport solve_enumerative(const MixedCall& call, MixedSolver::Workspace& work) {
    MixedReport report;
    report.method = MixedMethod::enumerative;
    report.residual = HUGE_VAL;
    const MixedRows& rows = work.rows;
    const std::size_t n = work.size;

    // Labels that a row can have; friction rows only where their normal row is not at zero.
    std::vector<std::vector<Label>> choices(n);
    std::vector<std::size_t> inner;
    double cases = 1.0;
    for (const bool friction : {false, true}) {
        for (std::size_t i = 0; i < n; ++i) {
            if ((rows.normal[i] >= 0) != friction) continue;
            if (!call.counts(i)) {
                choices[i] = {Label::zero};
            } else if (friction) {
                const bool rubs = call.counts(static_cast<std::size_t>(rows.normal[i])) && rows.mu[i] > 0.0;
                choices[i] = rubs ? std::vector{Label::free, Label::lower, Label::upper} : std::vector{Label::zero};
            } else {
                if (std::isfinite(rows.lower[i])) choices[i].push_back(Label::lower);
                if (rows.lower[i] < rows.upper[i]) choices[i].push_back(Label::free);
                if (std::isfinite(rows.upper[i]) && rows.lower[i] < rows.upper[i]) choices[i].push_back(Label::upper);
            }
            if (choices[i].size() > 1 || friction) inner.push_back(i); // normals come before what rubs on them
            cases *= static_cast<double>(choices[i].size());
        }
    }
    if (cases > kMostCases || n > 200) {
        report.status = Status::too_large;
        return report;
    }

    std::vector<double> a(n * n), x(n), right(n), scale(n), z(call.z.begin(), call.z.end());
    std::vector<std::size_t> order(n), column(n), free(n);
    std::vector<std::size_t> choice(inner.size(), 0);
    std::vector<Label> labels(n, Label::zero);
    for (std::size_t i = 0; i < n; ++i) labels[i] = choices[i].front();

    const auto attempt = [&] {
        std::size_t k = 0;
        for (std::size_t i = 0; i < n; ++i)
            if (labels[i] == Label::free) free[k++] = i;
        for (std::size_t i = 0; i < n; ++i) call.z[i] = 0.0;
        const auto constant = [&](std::size_t i) {
            return labels[i] == Label::lower ? rows.lower[i] : labels[i] == Label::upper ? rows.upper[i] : 0.0;
        };
        for (std::size_t i = 0; i < n; ++i)
            if (rows.normal[i] < 0 && labels[i] != Label::free) call.z[i] = constant(i);
        const auto slide = [&](std::size_t i) {
            return labels[i] == Label::upper ? rows.mu[i] : labels[i] == Label::lower ? -rows.mu[i] : 0.0;
        };
        for (std::size_t i = 0; i < n; ++i)
            if (rows.normal[i] >= 0 && labels[i] != Label::free) call.z[i] = slide(i) * call.z[rows.normal[i]];
        for (std::size_t r = 0; r < k; ++r) {
            x[r] = -(call.M.row_times(free[r], call.z.data()) + call.q[free[r]]);
            double* row = a.data() + r * k;
            std::size_t b = 0;
            std::fill(row, row + k, 0.0);
            for (std::size_t e = call.M.row_start(free[r]); e < call.M.row_start(free[r] + 1); ++e) {
                while (b < k && free[b] < call.M.column(e)) ++b;
                if (b < k && free[b] == call.M.column(e)) row[b] += call.M.value(e);
                const std::size_t c = call.M.column(e);
                if (rows.normal[c] < 0 || labels[c] == Label::free || labels[c] == Label::zero) continue;
                const auto normal = static_cast<std::size_t>(rows.normal[c]);
                if (labels[normal] != Label::free) continue;
                const auto at = static_cast<std::size_t>(
                    std::lower_bound(free.begin(), free.begin() + static_cast<std::ptrdiff_t>(k), normal) -
                    free.begin());
                row[at] += slide(c) * call.M.value(e);
            }
        }
        const Echelon form = factorize_echelon(a.data(), k, order.data(), column.data(), scale.data());
        for (std::size_t r = 0; r < k; ++r) right[r] = x[order[r]];
        std::fill(x.begin(), x.end(), 0.0);
        if (form.regular) {
            std::copy(right.begin(), right.begin() + static_cast<std::ptrdiff_t>(k), x.begin());
            solve_regular(a.data(), k, x.data());
        } else {
            solve_echelon(a.data(), k, form, column.data(), right.data(), x.data());
        }
        for (std::size_t r = 0; r < k; ++r) call.z[free[r]] = x[r];
        for (const bool friction : {false, true})
            for (std::size_t i = 0; i < n; ++i) {
                if ((rows.normal[i] >= 0) != friction) continue;
                const Interval bounds = interval(rows, i, call.z.data());
                if (friction && labels[i] != Label::free) call.z[i] = slide(i) * call.z[rows.normal[i]];
                if (work.unit[i] * std::max(bounds.lower - call.z[i], call.z[i] - bounds.upper) <= call.tolerance)
                    call.z[i] = std::min(std::max(call.z[i], bounds.lower), bounds.upper);
                else
                    return false;
            }
        const double residual = mixed_residual(call, rows, work.unit.data());
        if (residual < report.residual) {
            report.residual = residual;
            std::copy(call.z.begin(), call.z.end(), z.begin());
        }
        return residual <= call.tolerance;
    };

    const auto settle_friction = [&] { // rows that rub on nothing, and those that rub again
        for (std::size_t d = 0; d < inner.size(); ++d) {
            const std::size_t i = inner[d];
            if (rows.normal[i] < 0) continue;
            const auto normal = static_cast<std::size_t>(rows.normal[i]);
            const bool idle = labels[normal] == Label::lower && rows.lower[normal] <= 0.0;
            labels[i] = idle ? Label::zero : choices[i][choice[d]];
        }
    };
    settle_friction();
    while (true) {
        if (report.iterations >= work.settings.max_iterations && work.settings.method != MixedMethod::automatic) break;
        if (++report.iterations % kTriesAQuestion == 0) ask_to_go_on();
        if (attempt()) {
            report.status = Status::solved;
            return report;
        }
        // next case; friction under an open contact has only one
        std::size_t digit = inner.size();
        while (digit-- > 0) {
            const std::size_t i = inner[digit];
            const auto& open = choices[i];
            const bool idle = rows.normal[i] >= 0 && labels[static_cast<std::size_t>(rows.normal[i])] == Label::lower &&
                              rows.lower[static_cast<std::size_t>(rows.normal[i])] <= 0.0;
            if (!idle && ++choice[digit] < open.size()) {
                labels[i] = open[choice[digit]];
                break;
            }
            choice[digit] = 0;
            labels[i] = open.front();
        }
        settle_friction();
        if (digit == static_cast<std::size_t>(-1)) break;
    }
    std::copy(z.begin(), z.end(), call.z.begin());
    report.status = Status::stalled;
    return report;
}

} // namespace saltus::solvers
