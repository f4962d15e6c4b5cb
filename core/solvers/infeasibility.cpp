// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/infeasibility.h"

#include "core/solvers/dictionary.h"

namespace saltus::solvers {

namespace {

constexpr double kRoundOff = 1e-10; // of A^T y, where the entries of y and A are at most one
constexpr double kFarthest = 1e6;   // a solution that the proof leaves room for would be this far away, scaled

// y in the units of the problem, checked against the problem as it was given; nothing if it proves nothing.
std::optional<Certificate> checked(const Canonical& problem, std::vector<double> y) {
    const std::size_t n = problem.size;
    double scaled = 0.0;
    for (const double value : y) scaled = std::max(scaled, std::abs(value));
    if (!(scaled > 0.0) || !std::isfinite(scaled)) return {};
    double gap = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
        y[i] /= scaled;
        if (std::abs(y[i]) < 1e-13 || (!problem.is_equation[i] && y[i] < 0.0)) y[i] = 0.0; // pivoting's round-off
        gap -= problem.b[i] * y[i];
    }
    Certificate certificate;
    for (std::size_t j = 0; j < n; ++j) {
        double sum = 0.0;
        for (std::size_t i = 0; i < n; ++i) sum += problem.A[i * n + j] * y[i];
        certificate.excess = std::max(certificate.excess, problem.is_equation[j] ? std::abs(sum) : sum);
    }
    if (!(gap > 0.0) || !(certificate.excess < kRoundOff) || !(gap > kFarthest * certificate.excess)) return {};
    double largest = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
        y[i] *= problem.row_scale[i];
        largest = std::max(largest, std::abs(y[i]));
    }
    if (!(largest > 0.0) || !std::isfinite(largest)) return {};
    for (double& value : y) value /= largest;
    certificate.y = std::move(y);
    certificate.gap = gap * problem.b_scale / largest;
    return certificate;
}

} // namespace

std::optional<Certificate> prove_infeasible(const math::SparseMatrix& M, std::span<const double> q,
                                            const MixedRows& rows, std::span<const unsigned char> mask) {
    const MixedCall call{M, q, mask, {}, {}, 0.0};
    if (Canonical::size_of(call, rows) > kMostPivotingRows) return {};
    const Canonical problem(call, rows);
    const std::size_t n = problem.size;
    Dictionary dictionary(problem);
    // Row r says basic_r + sum T_rj nonbasic_j = right_r; as a combination of the rows s - A x = b its multipliers are
    // the coefficients of s. `sign` turns it into one with b.y < 0.
    const auto multipliers = [&](std::size_t row, double sign) {
        std::vector<double> y(n, 0.0);
        for (std::size_t i = 0; i < n; ++i) {
            const std::size_t s = n + i;
            if (!dictionary.is_basic(s))
                y[i] = sign * dictionary.cell(row, dictionary.place(s));
            else if (dictionary.place(s) == row)
                y[i] = sign;
        }
        return y;
    };
    if (dictionary.work_in_equations(false) > 0) {
        for (std::size_t r = 0; r < n; ++r) // an equation that says 0 = something
            if (dictionary.basic(r) >= n && dictionary.is_equation(dictionary.basic(r)) &&
                std::abs(dictionary.right(r)) > 1e-9)
                if (auto certificate = checked(problem, multipliers(r, dictionary.right(r) > 0.0 ? -1.0 : 1.0)))
                    return certificate;
    }
    dictionary.cover();
    std::size_t row = dictionary.most_negative_row();
    if (row == n || dictionary.right(row) > -1e-10) return {};
    dictionary.pivot(row, dictionary.place(dictionary.z0()));

    // Minimise z0. First the steepest column, then the smallest number (Bland), which ends.
    const int most = std::min(static_cast<int>(50 * n + 1000), most_pivots_in_seconds(n)),
              steep = static_cast<int>(5 * n);
    for (int pivots = 0; pivots < most && dictionary.is_basic(dictionary.z0()); ++pivots) {
        const std::size_t at = dictionary.place(dictionary.z0());
        std::size_t column = n + 1;
        for (std::size_t j = 0; j < dictionary.columns(); ++j) {
            const std::size_t variable = dictionary.nonbasic(j);
            if (dictionary.is_equation(variable) || !(dictionary.cell(at, j) > 1e-10)) continue;
            if (column == n + 1 || (pivots < steep ? dictionary.cell(at, j) > dictionary.cell(at, column)
                                                   : variable < dictionary.nonbasic(column)))
                column = j;
        }
        if (column == n + 1) break; // least z0 > 0
        row = dictionary.leaving_row(column);
        if (row == n) return {};
        dictionary.pivot(row, column);
    }
    if (!dictionary.is_basic(dictionary.z0())) return {};
    const std::size_t at = dictionary.place(dictionary.z0());
    if (!(dictionary.right(at) > 1e-10)) return {};
    return checked(problem, multipliers(at, -1.0));
}

} // namespace saltus::solvers
