// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/echelon.h"

#include <algorithm>
#include <cmath>

namespace saltus::solvers {

Echelon factorize_echelon(double* a, std::size_t n, std::size_t* order, std::size_t* column, double* scale) noexcept {
    Echelon form;
    for (std::size_t i = 0; i < n; ++i) {
        double largest = 0.0;
        for (std::size_t j = 0; j < n; ++j) largest = std::max(largest, std::abs(a[i * n + j]));
        scale[i] = largest > 0.0 ? 1.0 / largest : 0.0;
        order[i] = i;
    }
    std::size_t r = 0;
    for (std::size_t c = 0; c < n; ++c) {
        // Largest entry of the column as it was given, rows scaled: what round-off in this column is measured against.
        // Rows above r hold U, whose entries are combinations of the given ones, so they count as well.
        double reference = 0.0, best = 0.0;
        std::size_t pivot = n;
        for (std::size_t i = 0; i < n; ++i) {
            const double size = std::abs(a[i * n + c]) * scale[i];
            reference = std::max(reference, size);
            if (i >= r && size > best) {
                best = size;
                pivot = i;
            }
        }
        if (pivot == n || !(best > kSmallestPivot * reference)) {
            form.regular = false;
            continue;
        }
        if (pivot != r) {
            for (std::size_t j = 0; j < n; ++j) std::swap(a[pivot * n + j], a[r * n + j]);
            std::swap(scale[pivot], scale[r]);
            std::swap(order[pivot], order[r]);
        }
        const double inverse = 1.0 / a[r * n + c];
        for (std::size_t i = r + 1; i < n; ++i) {
            const double factor = a[i * n + c] * inverse;
            a[i * n + c] = factor;
            if (factor == 0.0) continue;
            for (std::size_t j = c + 1; j < n; ++j) a[i * n + j] -= factor * a[r * n + j];
        }
        a[r * n + c] = inverse;
        column[r++] = c;
    }
    form.rank = r;
    return form;
}

void solve_echelon(const double* a, std::size_t n, Echelon form, const std::size_t* column, double* right,
                   double* x) noexcept {
    for (std::size_t r = 1; r < n; ++r)
        for (std::size_t k = 0; k < std::min(r, form.rank); ++k) right[r] -= a[r * n + column[k]] * right[k];
    for (std::size_t r = form.rank; r-- > 0;) {
        double sum = right[r];
        for (std::size_t c = column[r] + 1; c < n; ++c) sum -= a[r * n + c] * x[c];
        x[column[r]] = sum * a[r * n + column[r]];
    }
}

} // namespace saltus::solvers
