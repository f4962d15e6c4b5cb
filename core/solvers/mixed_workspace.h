// SPDX-License-Identifier: GPL-3.0-or-later
// Inside of MixedSolver: what its methods share. Each method is one file and one function.
#pragma once

#include "core/solvers/echelon.h"
#include "core/solvers/mixed.h"
#include "core/solvers/sparse_factor.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>

namespace saltus::solvers {

// What a method is given. Rows outside the mask have z = 0 already.
struct MixedCall {
    const math::SparseMatrix& M;
    std::span<const double> q;
    std::span<const unsigned char> mask; // empty: all rows
    std::span<double> z, w;
    double tolerance; // absolute, unit of w

    bool counts(std::size_t row) const noexcept { return mask.empty() || mask[row] != 0; }
};

// Where a row is. Friction rows: free sticks, lower and upper slide, zero has no normal impulse to rub with. Rows
// outside the mask are zero too.
enum class Label : unsigned char { free, lower, upper, zero };

struct Interval {
    double lower, upper;
};
// The interval of z_i as it is now; of friction rows it follows the normal impulse.
inline Interval interval(const MixedRows& rows, std::size_t i, const double* z) noexcept {
    if (rows.normal[i] < 0) return {rows.lower[i], rows.upper[i]};
    const double reach = rows.mu[i] * std::max(0.0, z[rows.normal[i]]);
    return {-reach, reach};
}
// The natural map of one row, unit of w: |z - P(z - w/d)| d = |w cut to [d (z - upper), d (z - lower)]|.
inline double natural(double z, double w, double d, Interval bounds) noexcept {
    return std::abs(std::min(std::max(w, d * (z - bounds.upper)), d * (z - bounds.lower)));
}
inline double unit_of_row(double diagonal) noexcept {
    return diagonal != 0.0 ? std::abs(diagonal) : 1.0;
}

inline bool is_equation(const MixedRows& rows, std::size_t i) noexcept {
    return rows.normal[i] < 0 && rows.lower[i] == -HUGE_VAL && rows.upper[i] == HUGE_VAL;
}

inline constexpr std::size_t kMostSmallRows = 24;      // dense and in fixed memory up to here
inline constexpr std::size_t kMostPivotingRows = 2000; // of the canonical form: a dense dictionary of 32 MB

// Labels as z says.
void labels_from(const MixedRows& rows, const MixedCall& call, const double* z, Label* labels) noexcept;
// Exchanges the labels that do not fit to z and w, all of them or only the last one; gives their number.
// `round_off`: violations (unit of w) that do not count.
std::size_t exchange(const MixedRows& rows, const MixedCall& call, const double* unit, double round_off, bool all,
                     Label* labels) noexcept;

// Active set of few rows: dense, fixed memory, factorisation kept as long as the set and the matrix stay.
class SmallActiveSet {
public:
    void prepare(const MixedRows& rows); // new bounds
    void matrix_changed() noexcept { matrix_is_current_ = false; }
    // alone: no other solver goes on from there, so what a singular set leaves open is shared out.
    void solve(const MixedRows& rows, const MixedCall& call, int most_exchanges, bool alone, MixedReport& report) noexcept;

private:
    using Key = std::uint64_t; // two bits a row
    void copy(const math::SparseMatrix& M) noexcept;
    Key key_of(const MixedCall& call, const double* z) const noexcept;
    void factorize(Key key, double regularisation) noexcept;
    void substitute(const double* q, double* z) const noexcept;
    double finish(const MixedCall& call) const noexcept; // cleans z, forms w, gives the residual
    bool refine(const MixedCall& call, double& residual) const noexcept;
    void exchange_until_solved(const MixedRows& rows, const MixedCall& call, int most_exchanges, bool alone, Key key,
                               MixedReport& report) noexcept;

    struct Constant {
        std::size_t row;
        double value;
    };
    struct Slide {
        std::size_t row, normal;
        double factor;
    };
    std::size_t n_ = 0, free_count_ = 0, fixed_count_ = 0, constant_count_ = 0, slide_count_ = 0;
    bool matrix_is_current_ = false, is_factored_ = false, has_friction_ = false;
    Key key_ = 0;
    double lower_[kMostSmallRows], upper_[kMostSmallRows], mu_[kMostSmallRows], unit_[kMostSmallRows];
    std::int32_t normal_[kMostSmallRows];
    double matrix_[kMostSmallRows * kMostSmallRows]; // by columns
    std::size_t free_[kMostSmallRows], pivot_row_[kMostSmallRows], pivot_column_[kMostSmallRows];
    Constant fixed_[kMostSmallRows]; // the first constant_count_ are not zero
    Slide slide_[kMostSmallRows];
    double lu_[kMostSmallRows * kMostSmallRows];
    Echelon echelon_;
};

struct MixedSolver::Workspace {
    MixedSettings settings;
    MixedRows rows;
    std::size_t size = 0;
    bool rows_are_valid = true, has_friction = false, matrix_is_current = false;
    std::vector<double> unit; // |M_ii|, 1 where that is 0
    SmallActiveSet small;
    std::vector<double> best, warm, trial;
    std::vector<Label> labels;
    // active set beyond kMostSmallRows
    std::unique_ptr<SparseFactor> factor;
    std::vector<Label> factored_labels, trial_labels;
    std::vector<RowWeights> weights;
    bool factor_is_current = false;
    // semismooth Newton
    std::vector<double> map, step, start, nearest, shift;
};

MixedReport solve_closed_form(const MixedCall& call, MixedSolver::Workspace& work) noexcept;
MixedReport solve_active_set(const MixedCall& call, MixedSolver::Workspace& work, int most_exchanges);
MixedReport solve_semismooth_newton(const MixedCall& call, MixedSolver::Workspace& work);
MixedReport solve_pgs(const MixedCall& call, MixedSolver::Workspace& work) noexcept;
MixedReport solve_lemke(const MixedCall& call, MixedSolver::Workspace& work, int most_pivots);
MixedReport solve_enumerative(const MixedCall& call, MixedSolver::Workspace& work);

// Forms w and the residual of the whole.
double mixed_residual(const MixedCall& call, const MixedRows& rows, const double* unit) noexcept;

} // namespace saltus::solvers
