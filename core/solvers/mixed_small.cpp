// SPDX-License-Identifier: GPL-3.0-or-later
// Active set of few rows. The case that matters takes no branch that is not needed: labels from z, the cached factors,
// one product for w, and the residual decides. Everything else may cost more.
#include "core/solvers/mixed_workspace.h"

#include <utility>

namespace saltus::solvers {

namespace {
constexpr int kSmallPatience = 6; // exchanges of all wrong rows without progress before only the last one is exchanged
constexpr int kMostRefinements = 4;
constexpr double kRegularisation = 1e-7; // of the diagonal, where an active set is singular and contradicts itself

// w = M z + q, M by columns; Rows = 0: their number is n
template <std::size_t Rows>
void product(const double* M, std::size_t n, const double* q, const double* z, double* w) noexcept {
    const std::size_t rows = Rows > 0 ? Rows : n;
    double sum[Rows > 0 ? Rows : kMostSmallRows];
    for (std::size_t i = 0; i < rows; ++i) sum[i] = q[i];
    for (std::size_t j = 0; j < rows; ++j)
        for (std::size_t i = 0; i < rows; ++i) sum[i] += M[j * rows + i] * z[j];
    for (std::size_t i = 0; i < rows; ++i) w[i] = sum[i];
}

} // namespace

void SmallActiveSet::prepare(const MixedRows& rows) {
    n_ = rows.size();
    has_friction_ = false;
    for (std::size_t i = 0; i < n_; ++i) {
        lower_[i] = rows.lower[i];
        upper_[i] = rows.upper[i];
        normal_[i] = rows.normal[i];
        mu_[i] = rows.mu[i];
        has_friction_ = has_friction_ || rows.normal[i] >= 0;
    }
    is_factored_ = false;
}

void SmallActiveSet::copy(const math::SparseMatrix& M) noexcept {
    if (M.entry_count() < n_ * n_) std::fill(matrix_, matrix_ + n_ * n_, 0.0);
    for (std::size_t i = 0; i < n_; ++i) {
        for (std::size_t k = M.row_start(i); k < M.row_start(i + 1); ++k) matrix_[M.column(k) * n_ + i] = M.value(k);
        unit_[i] = unit_of_row(matrix_[i * n_ + i]);
    }
    matrix_is_current_ = true;
    is_factored_ = false;
}

SmallActiveSet::Key SmallActiveSet::key_of(const MixedCall& call, const double* z) const noexcept {
    constexpr double kNearly = 1.0 - 1e-12; // a sliding row's z = mu z_n, up to round-off
    Key key = 0;
    if (!has_friction_ && call.mask.empty()) {
        for (std::size_t i = 0; i < n_; ++i) {
            const Key label = z[i] <= lower_[i] ? 1u : z[i] >= upper_[i] ? 2u : 0u;
            key |= label << (2 * i);
        }
        return key;
    }
    for (std::size_t i = 0; i < n_; ++i) {
        Key label = 0;
        if (!call.counts(i)) {
            label = 3;
        } else if (normal_[i] < 0) {
            label = z[i] <= lower_[i] ? 1u : z[i] >= upper_[i] ? 2u : 0u;
        } else {
            const auto normal = static_cast<std::size_t>(normal_[i]);
            const double reach = mu_[i] * z[normal]; // masked normals have z = 0
            label = !(reach > 0.0) ? 3u : z[i] >= kNearly * reach ? 2u : z[i] <= -kNearly * reach ? 1u : 0u;
        }
        key |= label << (2 * i);
    }
    return key;
}

void SmallActiveSet::factorize(Key key, double regularisation) noexcept {
    key_ = key;
    is_factored_ = regularisation == 0.0;
    free_count_ = fixed_count_ = slide_count_ = 0;
    std::size_t place[kMostSmallRows];
    for (std::size_t i = 0; i < n_; ++i) {
        place[i] = n_;
        if ((key >> (2 * i) & 3u) == 0) {
            place[i] = free_count_;
            free_[free_count_++] = i;
        }
    }
    const std::size_t k = free_count_;
    for (std::size_t a = 0; a < k; ++a)
        for (std::size_t b = 0; b < k; ++b) lu_[a * k + b] = matrix_[free_[b] * n_ + free_[a]];
    // constants first: slides on a constant normal are constants
    for (std::size_t i = 0; i < n_; ++i) {
        const auto label = static_cast<Label>(key >> (2 * i) & 3u);
        if (label == Label::free) continue;
        if (normal_[i] < 0 || label == Label::zero) {
            const double value = label == Label::lower ? lower_[i] : label == Label::upper ? upper_[i] : 0.0;
            fixed_[fixed_count_++] = {i, value};
            continue;
        }
        const auto normal = static_cast<std::size_t>(normal_[i]);
        const double factor = label == Label::upper ? mu_[i] : -mu_[i];
        if (place[normal] < n_) {
            slide_[slide_count_++] = {i, normal, factor};
            for (std::size_t a = 0; a < k; ++a) lu_[a * k + place[normal]] += factor * matrix_[i * n_ + free_[a]];
        } else {
            const auto of_normal = static_cast<Label>(key >> (2 * normal) & 3u);
            const double value = of_normal == Label::lower   ? lower_[normal]
                                 : of_normal == Label::upper ? upper_[normal]
                                                             : 0.0;
            fixed_[fixed_count_++] = {i, factor * std::max(0.0, value)};
        }
    }
    constant_count_ = static_cast<std::size_t>(
        std::partition(fixed_, fixed_ + fixed_count_, [](const Constant& c) { return c.value != 0.0; }) - fixed_);
    if (regularisation > 0.0)
        for (std::size_t a = 0; a < k; ++a) lu_[a * k + a] += regularisation * unit_[free_[a]];
    double scale[kMostSmallRows];
    std::size_t order[kMostSmallRows];
    echelon_ = factorize_echelon(lu_, k, order, pivot_column_, scale);
    for (std::size_t r = 0; r < k; ++r) pivot_row_[r] = free_[order[r]];
}

void SmallActiveSet::substitute(const double* q, double* z) const noexcept {
    const std::size_t k = free_count_;
    double x[kMostSmallRows];
    for (std::size_t r = 0; r < k; ++r) x[r] = -q[pivot_row_[r]];
    for (std::size_t c = 0; c < constant_count_; ++c)
        for (std::size_t r = 0; r < k; ++r) x[r] -= matrix_[fixed_[c].row * n_ + pivot_row_[r]] * fixed_[c].value;
    if (echelon_.regular) [[likely]] {
        solve_regular(lu_, k, x);
    } else {
        double right[kMostSmallRows];
        std::copy(x, x + k, right);
        for (std::size_t r = 0; r < k; ++r) x[r] = z[free_[r]];
        solve_echelon(lu_, k, echelon_, pivot_column_, right, x);
    }
    for (std::size_t r = 0; r < k; ++r) z[free_[r]] = x[r];
    for (std::size_t c = 0; c < fixed_count_; ++c) z[fixed_[c].row] = fixed_[c].value;
}

double SmallActiveSet::finish(const MixedCall& call) const noexcept {
    double* z = call.z.data();
    // Round-off outside of the interval is cut off; what is more than the tolerance stays for the exchange to see.
    const auto cut = [&](std::size_t i, double lower, double upper) {
        if (z[i] < lower && unit_[i] * (lower - z[i]) <= call.tolerance) z[i] = lower;
        if (z[i] > upper && unit_[i] * (z[i] - upper) <= call.tolerance) z[i] = upper;
    };
    if (!has_friction_) {
        for (std::size_t a = 0; a < free_count_; ++a) cut(free_[a], lower_[free_[a]], upper_[free_[a]]);
    } else {
        for (std::size_t a = 0; a < free_count_; ++a)
            if (normal_[free_[a]] < 0) cut(free_[a], lower_[free_[a]], upper_[free_[a]]);
        for (std::size_t s = 0; s < slide_count_; ++s) z[slide_[s].row] = slide_[s].factor * z[slide_[s].normal];
        for (std::size_t a = 0; a < free_count_; ++a) {
            const std::size_t i = free_[a];
            if (normal_[i] < 0) continue;
            const double reach = mu_[i] * std::max(0.0, z[normal_[i]]);
            cut(i, -reach, reach);
        }
    }
    switch (n_) { // with the loops unrolled
    case 2:
        product<2>(matrix_, n_, call.q.data(), z, call.w.data());
        break;
    case 3:
        product<3>(matrix_, n_, call.q.data(), z, call.w.data());
        break;
    case 4:
        product<4>(matrix_, n_, call.q.data(), z, call.w.data());
        break;
    case 6:
        product<6>(matrix_, n_, call.q.data(), z, call.w.data());
        break;
    case 8:
        product<8>(matrix_, n_, call.q.data(), z, call.w.data());
        break;
    default:
        product<0>(matrix_, n_, call.q.data(), z, call.w.data());
        break;
    }
    double worst = 0.0, sum = 0.0; // the sum shows infinities and NaN, which max() would hide
    const double* w = call.w.data();
    if (!has_friction_ && call.mask.empty()) {
        for (std::size_t i = 0; i < n_; ++i) {
            sum += w[i] + z[i];
            worst = std::max(worst, natural(z[i], w[i], unit_[i], {lower_[i], upper_[i]}));
        }
    } else {
        for (std::size_t i = 0; i < n_; ++i) {
            if (!call.counts(i)) continue;
            Interval bounds{lower_[i], upper_[i]};
            if (normal_[i] >= 0) {
                const double reach = mu_[i] * std::max(0.0, z[normal_[i]]);
                bounds = {-reach, reach};
            }
            sum += w[i] + z[i];
            worst = std::max(worst, natural(z[i], w[i], unit_[i], bounds));
        }
    }
    return std::isfinite(sum) ? worst : HUGE_VAL;
}

void SmallActiveSet::solve(const MixedRows& rows, const MixedCall& call, int most_exchanges, bool alone,
                           MixedReport& report) noexcept {
    if (!matrix_is_current_) copy(call.M);
    report.method = MixedMethod::active_set;
    report.iterations = 1;
    const Key key = key_of(call, call.z.data());
    if (!is_factored_ || key != key_) factorize(key, 0.0);
    substitute(call.q.data(), call.z.data());
    report.residual = finish(call);
    report.status = Status::solved;
    if (!(report.residual <= call.tolerance)) exchange_until_solved(rows, call, most_exchanges, alone, key, report);
}

// Of a singular set whose shares suit its bounds only regularised: what the regularisation leaves in w is taken out by the same factors, as long as that helps. Source:
// the proximal point iteration, Rockafellar, SIAM J. Control Optim. 14 (1976) 877-898.
bool SmallActiveSet::refine(const MixedCall& call, double& residual) const noexcept {
    if (!echelon_.regular) return false;
    double kept[kMostSmallRows];
    for (int pass = 0; pass < kMostRefinements && residual > call.tolerance; ++pass) {
        std::copy_n(call.z.begin(), n_, kept);
        double x[kMostSmallRows];
        for (std::size_t r = 0; r < free_count_; ++r) x[r] = -call.w[pivot_row_[r]];
        solve_regular(lu_, free_count_, x);
        for (std::size_t r = 0; r < free_count_; ++r) call.z[free_[r]] += x[r];
        for (std::size_t s = 0; s < slide_count_; ++s) call.z[slide_[s].row] = slide_[s].factor * call.z[slide_[s].normal];
        const double before = std::exchange(residual, finish(call));
        if (residual < 0.5 * before) continue;
        std::copy_n(kept, n_, call.z.begin()); // the set contradicts itself: it would go there without end
        residual = finish(call);
        break;
    }
    return residual <= call.tolerance;
}

void SmallActiveSet::exchange_until_solved(const MixedRows& rows, const MixedCall& call, int most_exchanges, bool alone, Key key,
                                           MixedReport& report) noexcept {
    std::size_t fewest = n_ + 1;
    int patience = kSmallPatience;
    bool was_singular = false;
    const double round_off = 1e-3 * call.tolerance;
    Label labels[kMostSmallRows];
    while (true) {
        const bool regularised = !echelon_.regular && report.residual > call.tolerance;
        if (regularised) {
            // The set contradicts itself; a slightly regular one tells which rows it should lose.
            was_singular = true;
            factorize(key, kRegularisation);
            substitute(call.q.data(), call.z.data());
            report.residual = finish(call);
        }
        if (report.residual <= call.tolerance) {
            report.status = Status::solved;
            return;
        }
        if (report.iterations >= most_exchanges || !std::isfinite(report.residual)) break;
        for (std::size_t i = 0; i < n_; ++i) labels[i] = static_cast<Label>(key >> (2 * i) & 3u);
        bool all = true;
        // a count of the wrong rows, without changing anything yet
        Label trial[kMostSmallRows];
        std::copy(labels, labels + n_, trial);
        const std::size_t wrong = exchange(rows, call, unit_, round_off, true, trial);
        if (wrong == 0 && regularised && alone && refine(call, report.residual)) {
            report.status = Status::solved;
            return;
        }
        if (wrong == 0) break;
        if (wrong < fewest) {
            fewest = wrong;
            patience = kSmallPatience;
        } else if (patience > 0) {
            --patience;
        } else {
            all = false;
        }
        if (all)
            std::copy(trial, trial + n_, labels);
        else
            exchange(rows, call, unit_, round_off, false, labels);
        Key next = 0;
        for (std::size_t i = 0; i < n_; ++i) next |= static_cast<Key>(labels[i]) << (2 * i);
        key = next;
        ++report.iterations;
        factorize(key, 0.0);
        substitute(call.q.data(), call.z.data());
        report.residual = finish(call);
    }
    is_factored_ = false;
    report.status = was_singular ? Status::singular : Status::stalled;
}

} // namespace saltus::solvers
