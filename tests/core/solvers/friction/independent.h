// SPDX-License-Identifier: GPL-3.0-or-later
// What the solvers of friction are judged by, written apart from them: the law from its definition, projections by
// bisection, products entry by entry.
#pragma once

#include "core/solvers/friction/friction.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace saltus::testing {

// z onto { |z_T| <= mu z_N, |z_R| <= mu_R z_N, |z_S| <= mu_S z_N }: the distance is convex in t = z_N of the answer.
inline std::vector<double> onto_cone(std::vector<double> z, double mu, double mu_rolling, double mu_spinning) {
    struct Part {
        std::size_t first, count;
        double mu;
    };
    std::vector<Part> parts = {{1, z.size() == 2 ? std::size_t{1} : std::size_t{2}, mu}};
    if (z.size() >= 5) parts.push_back({3, 2, mu_rolling});
    if (z.size() == 6) parts.push_back({5, 1, mu_spinning});
    const auto length = [&](const Part& part) {
        double sum = 0.0;
        for (std::size_t i = 0; i < part.count; ++i) sum += z[part.first + i] * z[part.first + i];
        return std::sqrt(sum);
    };
    double high = std::fabs(z[0]);
    for (const Part& part : parts) high += part.mu * length(part);
    double low = 0.0;
    for (int k = 0; k < 200; ++k) {
        const double t = 0.5 * (low + high);
        double slope = t - z[0];
        for (const Part& part : parts) slope -= part.mu * std::max(0.0, length(part) - part.mu * t);
        (slope > 0.0 ? high : low) = t;
    }
    const double t = 0.5 * (low + high) < 1e-300 ? 0.0 : 0.5 * (low + high);
    std::vector<double> out = z;
    out[0] = t;
    for (const Part& part : parts) {
        const double size = length(part), factor = size > part.mu * t ? part.mu * t / size : 1.0;
        for (std::size_t i = 0; i < part.count; ++i) out[part.first + i] = factor * z[part.first + i];
    }
    return out;
}

struct Residuals {
    double unit = 0.0, scaled = 0.0;
};

inline Residuals residuals(const solvers::friction::FrictionProblem& problem, const std::vector<double>& r) {
    const auto d = static_cast<std::size_t>(problem.dimension);
    Residuals out;
    double size = 0.0;
    for (const double q : problem.q) size += q * q;
    for (std::size_t i = 0; i < problem.contacts(); ++i) {
        std::vector<double> u(problem.q.begin() + static_cast<std::ptrdiff_t>(d * i),
                              problem.q.begin() + static_cast<std::ptrdiff_t>(d * (i + 1)));
        double trace = 0.0;
        for (std::size_t k = problem.M.start[i]; k < problem.M.start[i + 1]; ++k)
            for (std::size_t a = 0; a < d; ++a) {
                for (std::size_t b = 0; b < d; ++b)
                    u[a] += problem.M.value[(k * d + a) * d + b] * r[d * problem.M.column[k] + b];
                if (problem.M.column[k] == i) trace += problem.M.value[(k * d + a) * d + a];
            }
        const double mu = problem.mu[i], mu_rolling = d == 5 ? problem.mu_rolling[i] : 0.0;
        u[0] += mu * (d == 2 ? std::fabs(u[1]) : std::hypot(u[1], u[2]));
        if (d == 5) u[0] += mu_rolling * std::hypot(u[3], u[4]);
        for (const bool scaled : {false, true}) {
            const double rho = scaled ? static_cast<double>(d) / trace : 1.0;
            std::vector<double> z(d);
            for (std::size_t a = 0; a < d; ++a) z[a] = r[d * i + a] - rho * u[a];
            z = onto_cone(z, mu, mu_rolling, 0.0);
            for (std::size_t a = 0; a < d; ++a) {
                const double one = (r[d * i + a] - z[a]) / rho;
                (scaled ? out.scaled : out.unit) += one * one;
            }
        }
    }
    const double by = size > 0.0 ? 1.0 / size : 1.0;
    out.unit = std::sqrt(out.unit * by);
    out.scaled = std::sqrt(out.scaled * by);
    return out;
}

} // namespace saltus::testing
