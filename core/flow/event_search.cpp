// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flow/event_search.h"

#include "core/base/check.h"
#include "core/flow/binomials.h"

#include <algorithm>
#include <limits>

namespace saltus::flow {

namespace {

constexpr std::size_t fitted = 8; // points that the polynomial goes through

struct Interpolation {
    double bernstein[fitted][fitted] = {}; // [coefficient][point]
};

// The inverse of the matrix of Bernstein polynomials at the points, by Gauss and Jordan in long double.
constexpr Interpolation make_interpolation() {
    constexpr int degree = static_cast<int>(fitted) - 1;
    long double m[fitted][2 * fitted] = {};
    for (std::size_t i = 0; i < fitted; ++i) {
        const long double s = sample_thetas[i], r = 1.0L - s;
        for (int j = 0; j <= degree; ++j) {
            long double power = binomials.of[degree][j];
            for (int k = 0; k < j; ++k) power *= s;
            for (int k = j; k < degree; ++k) power *= r;
            m[i][j] = power;
        }
        m[i][fitted + i] = 1.0L;
    }
    for (std::size_t column = 0; column < fitted; ++column) {
        std::size_t pivot = column;
        const auto size = [&](std::size_t row) { return m[row][column] < 0 ? -m[row][column] : m[row][column]; };
        for (std::size_t row = column; row < fitted; ++row)
            if (size(row) > size(pivot)) pivot = row;
        for (std::size_t j = 0; j < 2 * fitted; ++j) {
            const long double kept = m[pivot][j];
            m[pivot][j] = m[column][j];
            m[column][j] = kept;
        }
        const long double scale = 1.0L / m[column][column];
        for (std::size_t j = 0; j < 2 * fitted; ++j) m[column][j] *= scale;
        for (std::size_t row = 0; row < fitted; ++row) {
            if (row == column) continue;
            const long double factor = m[row][column];
            for (std::size_t j = 0; j < 2 * fitted; ++j) m[row][j] -= factor * m[column][j];
        }
    }
    Interpolation out;
    for (std::size_t i = 0; i < fitted; ++i)
        for (std::size_t j = 0; j < fitted; ++j) out.bernstein[i][j] = static_cast<double>(m[i][fitted + j]);
    return out;
}
constexpr Interpolation interpolation = make_interpolation();

double ulp_of(double x) noexcept {
    x = std::abs(x);
    return std::nextafter(x, std::numeric_limits<double>::infinity()) - x;
}

bool watched(Watch watch, RootKind kind) noexcept {
    return kind == RootKind::graze || watch == Watch::both || (watch == Watch::falling) == (kind == RootKind::falling);
}

} // namespace

Sampled interpolated(std::span<const double, sample_points> values) noexcept {
    Sampled out;
    out.polynomial.degree = static_cast<int>(fitted) - 1;
    for (std::size_t i = 0; i < fitted; ++i) {
        double sum = 0.0;
        for (std::size_t j = 0; j < fitted; ++j) sum += interpolation.bernstein[i][j] * values[j];
        out.polynomial.b[i] = sum;
    }
    out.polynomial.b[0] = values[0];
    out.polynomial.b[fitted - 1] = values[fitted - 1];
    for (std::size_t i = fitted; i < sample_points; ++i)
        out.disagreement = std::max(out.disagreement, std::abs(values[i] - value(out.polynomial, sample_thetas[i])));
    return out;
}

FirstEvents EventSearch::first(std::span<const Guard> guards, double t0, double t1) {
    SALTUS_ASSERT(guards.size() <= hits_.capacity());
    hits_.clear();
    FirstEvents out;
    const double h = t1 - t0, together = (8.0 * ulp_of(t1) + 4.0 * ulp_of(h)) / h;
    double earliest = 2.0;
    for (std::size_t i = 0; i < guards.size(); ++i) {
        const Guard& guard = guards[i];
        if (guard.departing > guard.polynomial.degree) continue; // it has left by nothing that this polynomial has: zero but for rounding
        const Roots found = roots(guard.departing > 0 ? divided(guard.polynomial, guard.departing) : guard.polynomial, guard.graze);
        if (found.flat && out.flat < 0) out.flat = static_cast<int>(i);
        for (const Root& root : found) {
            if (!watched(guard.watch, root.kind)) continue;
            if (root.theta <= earliest + together) hits_.push_back({static_cast<int>(i), root});
            earliest = std::min(earliest, root.theta);
            break;
        }
    }
    std::erase_if(hits_, [&](const Hit& hit) { return hit.root.theta > earliest + together; });
    for (const Hit& hit : hits_) out.theta = std::max(out.theta, hit.root.theta);
    out.t = out.theta >= 1.0 ? t1 : t0 + out.theta * h;
    out.hits = hits_;
    return out;
}

} // namespace saltus::flow
