// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/canonical.h"

namespace saltus::solvers {

namespace {

enum class Kind { absent, equation, from_lower, from_upper, box, friction };

Kind kind_of(const MixedCall& call, const MixedRows& rows, std::size_t i) noexcept {
    if (!call.counts(i)) return Kind::absent;
    if (rows.normal[i] >= 0)
        return rows.mu[i] > 0.0 && call.counts(static_cast<std::size_t>(rows.normal[i])) ? Kind::friction
                                                                                         : Kind::absent;
    if (is_equation(rows, i)) return Kind::equation;
    if (rows.upper[i] == HUGE_VAL) return Kind::from_lower;
    if (rows.lower[i] == -HUGE_VAL) return Kind::from_upper;
    return rows.lower[i] < rows.upper[i] ? Kind::box : Kind::absent;
}

std::size_t rows_of(Kind kind) noexcept {
    switch (kind) {
    case Kind::absent:
        return 0;
    case Kind::box:
        return 2;
    case Kind::friction:
        return 3;
    default:
        return 1;
    }
}

} // namespace

std::size_t Canonical::size_of(const MixedCall& call, const MixedRows& rows) noexcept {
    std::size_t size = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) size += rows_of(kind_of(call, rows, i));
    return size;
}

Canonical::Canonical(const MixedCall& call, const MixedRows& rows) {
    const std::size_t n = rows.size();
    origin.assign(n, 0.0);
    sign.assign(n, 1.0);
    first.assign(n, kNone);
    second.assign(n, kNone);
    for (std::size_t i = 0; i < n; ++i) {
        const Kind kind = kind_of(call, rows, i);
        if (kind == Kind::absent) {
            if (call.counts(i) && rows.normal[i] < 0) origin[i] = rows.lower[i]; // fixed: lower = upper
            continue;
        }
        first[i] = size;
        if (kind == Kind::from_lower || kind == Kind::box) origin[i] = rows.lower[i];
        if (kind == Kind::from_upper) {
            origin[i] = rows.upper[i];
            sign[i] = -1.0;
        }
        if (kind == Kind::friction) second[i] = size + 1;
        size += rows_of(kind);
    }
    A.assign(size * size, 0.0);
    b.assign(size, 0.0);
    is_equation.assign(size, 0);
    for (std::size_t i = 0; i < n; ++i) {
        const Kind kind = kind_of(call, rows, i);
        if (kind == Kind::absent) continue;
        const std::size_t at = first[i];
        is_equation[at] = kind == Kind::equation;
        const auto put = [&](std::size_t row, double factor) { // factor * w_i
            b[row] += factor * (call.M.row_times(i, origin.data()) + call.q[i]);
            for (std::size_t k = call.M.row_start(i); k < call.M.row_start(i + 1); ++k) {
                const std::size_t j = call.M.column(k);
                if (first[j] != kNone) A[row * size + first[j]] += factor * sign[j] * call.M.value(k);
                if (second[j] != kNone) A[row * size + second[j]] -= factor * call.M.value(k);
            }
        };
        put(at, sign[i]);
        if (kind == Kind::box) {
            A[at * size + at + 1] += 1.0;
            A[(at + 1) * size + at] -= 1.0;
            b[at + 1] = rows.upper[i] - rows.lower[i];
        }
        if (kind == Kind::friction) {
            put(at + 1, -1.0);
            const std::size_t lambda = at + 2;
            A[at * size + lambda] += 1.0;
            A[(at + 1) * size + lambda] += 1.0;
            const auto normal = static_cast<std::size_t>(rows.normal[i]);
            b[lambda] = rows.mu[i] * origin[normal];
            if (first[normal] != kNone) A[lambda * size + first[normal]] += rows.mu[i] * sign[normal];
            A[lambda * size + at] -= 1.0;
            A[lambda * size + at + 1] -= 1.0;
        }
    }

    // Source: D. Ruiz, "A scaling algorithm to equilibrate both rows and columns norms in matrices", RAL-TR-2001-034.
    // Powers of two, so that scaling rounds nothing.
    row_scale.assign(size, 1.0);
    column_scale.assign(size, 1.0);
    std::vector<double> row_size(size), column_size(size);
    const auto near_power = [](double x) {
        return x > 0.0 && std::isfinite(x) ? std::exp2(std::round(-0.5 * std::log2(x))) : 1.0;
    };
    for (int pass = 0; pass < 8; ++pass) {
        std::fill(row_size.begin(), row_size.end(), 0.0);
        std::fill(column_size.begin(), column_size.end(), 0.0);
        for (std::size_t i = 0; i < size; ++i)
            for (std::size_t j = 0; j < size; ++j) {
                row_size[i] = std::max(row_size[i], std::abs(A[i * size + j]));
                column_size[j] = std::max(column_size[j], std::abs(A[i * size + j]));
            }
        for (std::size_t i = 0; i < size; ++i) {
            row_size[i] = near_power(row_size[i]);
            column_size[i] = near_power(column_size[i]);
            row_scale[i] *= row_size[i];
            column_scale[i] *= column_size[i];
        }
        for (std::size_t i = 0; i < size; ++i)
            for (std::size_t j = 0; j < size; ++j) A[i * size + j] *= row_size[i] * column_size[j];
    }
    double largest = 0.0;
    for (std::size_t i = 0; i < size; ++i) {
        b[i] *= row_scale[i];
        largest = std::max(largest, std::abs(b[i]));
    }
    if (largest > 0.0) b_scale = std::exp2(std::round(std::log2(largest)));
    for (double& x : b) x /= b_scale;
}

void Canonical::read(std::span<const double> x, std::span<double> z) const noexcept {
    for (std::size_t i = 0; i < z.size(); ++i) {
        z[i] = origin[i];
        if (first[i] != kNone) z[i] += sign[i] * x[first[i]] * column_scale[first[i]] * b_scale;
        if (second[i] != kNone) z[i] -= x[second[i]] * column_scale[second[i]] * b_scale;
    }
}

} // namespace saltus::solvers
