// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/mass_matrix.h"

#include "core/model/names.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace saltus::model {

std::optional<MassFault> mass_fault(std::span<const double> M, std::size_t n) {
    const auto name = [](std::size_t i, std::size_t j) { return element("M", i, j); };
    for (std::size_t i = 0; i < n; ++i)
        if (!(M[i * n + i] > 0.0))
            return MassFault{i, i, "mass " + name(i, i) + " = " + number_text(M[i * n + i]) + " is not positive", "write a mass above 0"};
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const double a = M[i * n + j], b = M[j * n + i];
            if (std::abs(a - b) > 1e-12 * std::max(std::abs(a), std::abs(b)))
                return MassFault{i, j, "M is not symmetric: " + name(i, j) + " = " + number_text(a) + ", " + name(j, i) + " = " + number_text(b),
                                 "write the same number in both places"};
        }

    // Scaled to a diagonal of ones, so that grams and tonnes may stand side by side.
    std::vector<double> scale(n), L(M.begin(), M.end());
    std::vector<std::size_t> first(n); // first column of the envelope of each row
    for (std::size_t i = 0; i < n; ++i) {
        scale[i] = 1.0 / std::sqrt(M[i * n + i]);
        first[i] = i;
        for (std::size_t j = 0; j < i; ++j)
            if (M[i * n + j] != 0.0) {
                first[i] = j;
                break;
            }
    }
    const double smallest = 4.0 * static_cast<double>(n) * std::numeric_limits<double>::epsilon();
    for (std::size_t i = 0; i < n; ++i) {
        double pivot = 1.0;
        for (std::size_t j = first[i]; j < i; ++j) {
            double sum = M[i * n + j] * scale[i] * scale[j];
            for (std::size_t k = std::max(first[i], first[j]); k < j; ++k) sum -= L[i * n + k] * L[j * n + k];
            L[i * n + j] = sum / L[j * n + j];
            pivot -= L[i * n + j] * L[i * n + j];
        }
        if (!(pivot > smallest)) {
            const bool singular = pivot > -smallest;
            return MassFault{i, i, std::string("M is ") + (singular ? "singular" : "not positive definite") + ": its leading " + std::to_string(i + 1) + " x " + std::to_string(i + 1) + " part has " + (singular ? "no inverse" : "a negative direction"),
                             singular ? "give every motion a mass" : "every motion must have positive kinetic energy"};
        }
        L[i * n + i] = std::sqrt(pivot);
    }
    return std::nullopt;
}

bool is_singular(std::span<const double> A, std::size_t n) {
    if (n == 0) return true;
    std::vector<double> U(A.begin(), A.end());
    for (std::size_t i = 0; i < n; ++i) { // rows in volts and in amperes weigh the same
        double largest = 0.0;
        for (std::size_t j = 0; j < n; ++j) largest = std::max(largest, std::abs(U[i * n + j]));
        if (!(largest > 0.0) || !std::isfinite(largest)) return true;
        for (std::size_t j = 0; j < n; ++j) U[i * n + j] /= largest;
    }
    // A column may be small as a whole (pico, mega): a pivot is compared with what its column was.
    std::vector<double> column(n, 0.0);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) column[j] = std::max(column[j], std::abs(U[i * n + j]));
    const double smallest = 4.0 * static_cast<double>(n) * std::numeric_limits<double>::epsilon();
    for (std::size_t k = 0; k < n; ++k) {
        std::size_t pivot = k;
        for (std::size_t i = k + 1; i < n; ++i)
            if (std::abs(U[i * n + k]) > std::abs(U[pivot * n + k])) pivot = i;
        if (!(std::abs(U[pivot * n + k]) > smallest * column[k])) return true;
        if (pivot != k) std::swap_ranges(&U[k * n], &U[k * n] + n, &U[pivot * n]);
        for (std::size_t i = k + 1; i < n; ++i) {
            const double factor = U[i * n + k] / U[k * n + k];
            if (factor == 0.0) continue;
            for (std::size_t j = k + 1; j < n; ++j) U[i * n + j] -= factor * U[k * n + j];
        }
    }
    return false;
}

} // namespace saltus::model
