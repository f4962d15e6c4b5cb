// SPDX-License-Identifier: GPL-3.0-or-later
// Mixed problems for tests, and what a solution must fulfil, formed here from the definition and not by the solvers.
#pragma once

#include "core/solvers/mixed.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace mixed_problems {

using saltus::math::SparseMatrix;
using saltus::solvers::MixedMethod;
using saltus::solvers::MixedReport;
using saltus::solvers::MixedRows;
using saltus::solvers::MixedSettings;
using saltus::solvers::MixedSolver;

inline constexpr double kInfinity = HUGE_VAL;

struct Problem {
    std::size_t n = 0;
    std::vector<double> M, q; // M dense by rows
    MixedRows rows;
};

// How far z is from solving the problem: for each row either z is inside of its interval and w = 0, or z is at an end
// and w has the sign that keeps it there. Unit of w; distances of z are multiplied by |M_ii|. 1e300 where z is not
// finite.
inline double violation(const SparseMatrix& M, const std::vector<double>& q, const MixedRows& rows,
                        const std::vector<double>& z) {
    double worst = 0.0;
    for (std::size_t i = 0; i < M.size(); ++i) {
        double w = q[i], d = 1.0;
        for (std::size_t k = M.row_start(i); k < M.row_start(i + 1); ++k) {
            w += M.value(k) * z[M.column(k)];
            if (M.column(k) == i && M.value(k) != 0.0) d = std::abs(M.value(k));
        }
        double lower = rows.lower[i], upper = rows.upper[i];
        if (rows.normal[i] >= 0) {
            upper = rows.mu[i] * std::max(0.0, z[static_cast<std::size_t>(rows.normal[i])]);
            lower = -upper;
        }
        if (!std::isfinite(w) || !std::isfinite(z[i])) return 1e300;
        const double outside = d * std::max({0.0, lower - z[i], z[i] - upper});
        // the cheapest of: w is nothing; z is at its lower end and w >= 0; z is at its upper end and w <= 0
        const double inside = std::abs(w);
        const double at_lower = std::max(d * std::abs(z[i] - lower), -w);
        const double at_upper = std::max(d * std::abs(upper - z[i]), w);
        worst = std::max({worst, outside, std::min({inside, at_lower, at_upper})});
    }
    return worst;
}
inline double violation(const Problem& p, const std::vector<double>& z) {
    return violation(SparseMatrix::from_dense(p.n, p.M), p.q, p.rows, z);
}

struct Answer {
    MixedReport report;
    std::vector<double> z, w;
};

inline Answer solve(const Problem& p, MixedSettings settings = {}, std::vector<double> start = {}) {
    const auto M = SparseMatrix::from_dense(p.n, p.M);
    MixedSolver solver(M, p.rows, settings);
    Answer answer;
    answer.z = start.empty() ? std::vector<double>(p.n, 0.0) : std::move(start);
    answer.w.resize(p.n);
    answer.report = solver.solve(M, p.q, {}, answer.z, answer.w);
    return answer;
}

inline MixedSettings by(MixedMethod method) {
    MixedSettings settings;
    settings.method = method;
    return settings;
}

inline double scale(const Problem& p) {
    double largest = 1.0;
    for (const double q : p.q) largest = std::max(largest, std::abs(q));
    return largest;
}

inline void add_rows(Problem& p, std::size_t n, double lower, double upper) {
    p.n = n;
    for (std::size_t i = 0; i < n; ++i) p.rows.add(lower, upper);
}

// A A^T + shift I + skew part: positive definite and not symmetric, hence a P-matrix.
inline Problem random_positive(std::size_t n, unsigned seed, double shift = 0.1, double skew = 0.5) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> uniform(-1.0, 1.0);
    std::vector<double> a(n * n);
    for (auto& x : a) x = uniform(random);
    Problem p;
    p.n = n;
    p.M.assign(n * n, 0.0);
    p.q.resize(n);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) {
            for (std::size_t k = 0; k < n; ++k) p.M[i * n + j] += a[i * n + k] * a[j * n + k];
            if (i == j) p.M[i * n + j] += shift;
        }
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const double s = skew * uniform(random);
            p.M[i * n + j] += s;
            p.M[j * n + i] -= s;
        }
    for (auto& x : p.q) x = uniform(random);
    return p;
}

// Contacts with planar friction of a body of `dof` coordinates with unit masses: M = H H^T, rows normal, tangent,
// normal, ... q leads into the obstacles. With 2 contacts > dof the impulses are not unique.
inline Problem random_friction(std::size_t contacts, std::size_t dof, double mu, unsigned seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> uniform(-1.0, 1.0);
    Problem p;
    p.n = 2 * contacts;
    std::vector<double> H(p.n * dof), v(dof);
    for (auto& x : H) x = uniform(random);
    for (auto& x : v) x = uniform(random);
    p.M.assign(p.n * p.n, 0.0);
    p.q.assign(p.n, 0.0);
    for (std::size_t i = 0; i < p.n; ++i)
        for (std::size_t k = 0; k < dof; ++k) {
            p.q[i] += H[i * dof + k] * v[k];
            for (std::size_t j = 0; j < p.n; ++j) p.M[i * p.n + j] += H[i * dof + k] * H[j * dof + k];
        }
    for (std::size_t c = 0; c < contacts; ++c) {
        p.rows.add(0.0, kInfinity);
        p.rows.add_friction(static_cast<std::int32_t>(2 * c), mu);
    }
    return p;
}

} // namespace mixed_problems
