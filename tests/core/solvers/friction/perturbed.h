// SPDX-License-Identifier: GPL-3.0-or-later
// Neighbours of a friction problem: q moved by 5 % within the range of M, every mu by up to 10 %, contacts in another
// order. The same seed gives the same problem everywhere.
#pragma once

#include "core/solvers/friction/friction.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>

namespace saltus::testing {

class Dice { // splitmix64
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    double between(double low, double high) { return low + (high - low) * static_cast<double>(next() >> 11) * 0x1p-53; }
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }

private:
    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ull);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
        return z ^ (z >> 31);
    }
    std::uint64_t state_;
};

inline solvers::friction::FrictionProblem perturbed(const solvers::friction::FrictionProblem& from,
                                                    std::uint64_t seed) {
    Dice dice(seed);
    const std::size_t n = from.contacts(), d = static_cast<std::size_t>(from.dimension), size = n * d;
    // q + M z with |M z| = 5 % of |q|
    std::vector<double> z(size), q = from.q, moved(size, 0.0);
    for (double& one : z) one = dice.between(-1.0, 1.0);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t k = from.M.start[i]; k < from.M.start[i + 1]; ++k)
            for (std::size_t a = 0; a < d; ++a)
                for (std::size_t b = 0; b < d; ++b)
                    moved[d * i + a] += from.M.value[(k * d + a) * d + b] * z[d * from.M.column[k] + b];
    double q2 = 0.0, m2 = 0.0;
    for (std::size_t e = 0; e < size; ++e) {
        q2 += q[e] * q[e];
        m2 += moved[e] * moved[e];
    }
    const double by = m2 > 0.0 ? 0.05 * std::sqrt(q2 / m2) : 0.0;
    for (std::size_t e = 0; e < size; ++e) q[e] += by * moved[e];

    std::vector<std::uint32_t> order(n), place(n);
    std::iota(order.begin(), order.end(), 0u);
    for (std::size_t i = n; i > 1; --i) std::swap(order[i - 1], order[dice.below(i)]);
    for (std::size_t p = 0; p < n; ++p) place[order[p]] = static_cast<std::uint32_t>(p);

    solvers::friction::FrictionProblem out;
    out.dimension = from.dimension;
    out.M.block = d;
    out.M.start.assign(1, 0);
    for (std::size_t p = 0; p < n; ++p) {
        const std::size_t i = order[p];
        std::vector<std::pair<std::uint32_t, std::size_t>> row;
        for (std::size_t k = from.M.start[i]; k < from.M.start[i + 1]; ++k)
            row.emplace_back(place[from.M.column[k]], k);
        std::sort(row.begin(), row.end());
        for (const auto& [column, k] : row) {
            out.M.column.push_back(column);
            out.M.value.insert(out.M.value.end(), from.M.value.begin() + static_cast<std::ptrdiff_t>(k * d * d),
                               from.M.value.begin() + static_cast<std::ptrdiff_t>((k + 1) * d * d));
        }
        out.M.start.push_back(static_cast<std::uint32_t>(out.M.column.size()));
        for (std::size_t a = 0; a < d; ++a) out.q.push_back(q[d * i + a]);
        out.mu.push_back(from.mu[i] * dice.between(0.9, 1.1));
        if (d == 5) out.mu_rolling.push_back(from.mu_rolling[i] * dice.between(0.9, 1.1));
    }
    return out;
}

} // namespace saltus::testing
