// SPDX-License-Identifier: GPL-3.0-or-later
// Friction problems that piles make when they are hard: mass ratios up to 1e6, many redundant contacts, operators that are
// nearly singular, contacts of unlike scale. The same seed gives the same problem everywhere.
#pragma once

#include "core/solvers/friction/friction.h"
#include "tests/core/solvers/friction/perturbed.h"

#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace saltus::testing {

struct HardProblem {
    std::string name;
    solvers::friction::FrictionProblem problem;
};

// Free bodies by mass and inertia (a sphere's), contacts between them or with the ground: W = H M^-1 H^T, q = H v.
class PileProblem {
public:
    explicit PileProblem(std::uint64_t seed) : dice_(seed) {}

    std::size_t body(std::array<double, 3> at, double mass, double size) {
        bodies_.push_back({at, mass, 0.4 * mass * size * size, {}});
        for (double& v : bodies_.back().v) v = 0.05 * dice_.between(-1.0, 1.0);
        bodies_.back().v[2] -= 0.1; // the weight of a step
        return bodies_.size() - 1;
    }
    static constexpr std::size_t kGround = ~std::size_t{0};
    // From `below` to `above`; the normal points to `above`, tilted at random by up to `tilt`.
    void contact(std::size_t above, std::size_t below, std::array<double, 3> at, double mu, double tilt = 0.0) {
        const double a = tilt * dice_.between(-1.0, 1.0), b = tilt * dice_.between(-1.0, 1.0), c = dice_.between(0.0, 6.28);
        const std::array<double, 3> n = unit({std::sin(a), std::sin(b), 1.0});
        const std::array<double, 3> t = unit(cross(n, unit({std::cos(c), std::sin(c), 0.3})));
        contacts_.push_back({above, below, at, {n, t, cross(n, t)}, mu});
    }

    solvers::friction::FrictionProblem problem(double shift = 0.0) const {
        const std::size_t n = contacts_.size();
        std::vector<double> q(3 * n), mu;
        std::vector<math::Triplet> entries;
        std::vector<std::vector<std::size_t>> of_body(bodies_.size());
        std::vector<Rows> lines(3 * n);
        for (std::size_t line = 0; line < 3 * n; ++line) lines[line] = rows(line / 3, line % 3);
        for (std::size_t i = 0; i < n; ++i) {
            mu.push_back(contacts_[i].mu);
            for (const std::size_t body : {contacts_[i].above, contacts_[i].below})
                if (body != kGround) of_body[body].push_back(i);
            for (std::size_t a = 0; a < 3; ++a) {
                for (const auto& [body, row] : lines[3 * i + a])
                    for (std::size_t k = 0; k < 6; ++k) q[3 * i + a] += row[k] * bodies_[body].v[k];
                if (shift > 0.0) entries.push_back({3 * i + a, 3 * i + a, shift});
            }
        }
        for (std::size_t body = 0; body < bodies_.size(); ++body)
            for (const std::size_t i : of_body[body])
                for (const std::size_t j : of_body[body])
                    for (std::size_t a = 0; a < 3; ++a)
                        for (std::size_t b = 0; b < 3; ++b) entries.push_back({3 * i + a, 3 * j + b, product(body, lines[3 * i + a], lines[3 * j + b])});
        return solvers::friction::friction_problem(3, math::SparseMatrix::from_triplets(3 * n, entries), std::move(q), std::move(mu));
    }
    Dice& dice() { return dice_; }

private:
    using Vector = std::array<double, 3>;
    struct Body {
        Vector at;
        double mass, inertia;
        std::array<double, 6> v;
    };
    struct Contact {
        std::size_t above, below;
        Vector at;
        std::array<Vector, 3> frame;
        double mu;
    };
    static Vector cross(const Vector& a, const Vector& b) { return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]}; }
    static Vector unit(const Vector& a) {
        const double size = std::sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
        return {a[0] / size, a[1] / size, a[2] / size};
    }
    using Rows = std::vector<std::pair<std::size_t, std::array<double, 6>>>; // of one direction of a contact, by body
    Rows rows(std::size_t i, std::size_t a) const {
        Rows out;
        const Contact& c = contacts_[i];
        for (const auto& [body, sign] : {std::pair(c.above, 1.0), std::pair(c.below, -1.0)}) {
            if (body == kGround) continue;
            const Vector& d = c.frame[a];
            const Vector arm = {c.at[0] - bodies_[body].at[0], c.at[1] - bodies_[body].at[1], c.at[2] - bodies_[body].at[2]};
            const Vector turn = cross(arm, d);
            out.push_back({body, {sign * d[0], sign * d[1], sign * d[2], sign * turn[0], sign * turn[1], sign * turn[2]}});
        }
        return out;
    }
    double product(std::size_t body, const Rows& left, const Rows& right) const {
        const std::array<double, 6>*x = nullptr, *y = nullptr;
        for (const auto& one : left)
            if (one.first == body) x = &one.second;
        for (const auto& one : right)
            if (one.first == body) y = &one.second;
        double sum = 0.0;
        for (std::size_t k = 0; k < 6; ++k) sum += (*x)[k] * (*y)[k] / (k < 3 ? bodies_[body].mass : bodies_[body].inertia);
        return sum;
    }

    std::vector<Body> bodies_;
    std::vector<Contact> contacts_;
    Dice dice_;
};

// `levels` boxes on each other with `points` contacts an interface; masses rise (or fall) by `ratio` in all.
inline solvers::friction::FrictionProblem tower(std::uint64_t seed, std::size_t levels, std::size_t points, double ratio, double mu, double tilt, double shift = 0.0) {
    PileProblem pile(seed);
    std::size_t below = PileProblem::kGround;
    for (std::size_t k = 0; k < levels; ++k) {
        const double mass = std::pow(ratio, static_cast<double>(k) / static_cast<double>(std::max<std::size_t>(1, levels - 1)));
        const std::size_t body = pile.body({0.0, 0.0, static_cast<double>(k) + 0.5}, mass, 0.7);
        for (std::size_t p = 0; p < points; ++p) {
            const double side = p % 4 < 2 ? -0.5 : 0.5, across = p % 2 == 0 ? -0.5 : 0.5, in = p < 4 ? 1.0 : pile.dice().between(0.0, 1.0);
            pile.contact(body, below, {side * in, across, static_cast<double>(k)}, mu, tilt);
        }
        below = body;
    }
    return pile.problem(shift);
}

// Bodies thrown together in layers; every body touches three of those below. Masses of 1 to `ratio`.
inline solvers::friction::FrictionProblem heap(std::uint64_t seed, std::size_t layers, std::size_t wide, double ratio, double mu) {
    PileProblem pile(seed);
    std::vector<std::size_t> below;
    for (std::size_t k = 0; k < layers; ++k) {
        std::vector<std::size_t> here;
        for (std::size_t i = 0; i < wide; ++i) {
            const double mass = std::pow(ratio, pile.dice().between(0.0, 1.0));
            const std::array<double, 3> at = {static_cast<double>(i), 0.0, static_cast<double>(k)};
            here.push_back(pile.body(at, mass, 0.5));
            for (int c = 0; c < 4; ++c) {
                const std::size_t under = below.empty() ? PileProblem::kGround : below[pile.dice().below(below.size())];
                pile.contact(here.back(), under, {at[0] + pile.dice().between(-0.5, 0.5), pile.dice().between(-0.5, 0.5), at[2] - 0.5}, mu, 0.6);
            }
        }
        below = here;
    }
    return pile.problem();
}

// r of contact i in a unit of its own: K stays itself.
inline solvers::friction::FrictionProblem rescaled(solvers::friction::FrictionProblem problem, std::uint64_t seed, double most) {
    Dice dice(seed);
    std::vector<double> d(problem.contacts());
    for (double& one : d) one = std::pow(most, dice.between(-1.0, 1.0));
    const std::size_t D = static_cast<std::size_t>(problem.dimension);
    for (std::size_t i = 0; i < d.size(); ++i) {
        for (std::size_t a = 0; a < D; ++a) problem.q[D * i + a] *= d[i];
        for (std::size_t k = problem.M.start[i]; k < problem.M.start[i + 1]; ++k)
            for (std::size_t e = 0; e < D * D; ++e) problem.M.value[k * D * D + e] *= d[i] * d[problem.M.column[k]];
    }
    return problem;
}

inline std::vector<HardProblem> hard_problems(std::uint64_t seed) {
    std::vector<HardProblem> out;
    for (const double ratio : {1e-6, 1e-3, 1.0, 1e3, 1e6})
        for (const double mu : {0.3, 0.9}) out.push_back({"tower of 10, masses to " + std::to_string(ratio) + ", mu " + std::to_string(mu), tower(seed, 10, 4, ratio, mu, 0.0)});
    for (const std::size_t points : {40u, 100u})
        for (const double tilt : {0.0, 1e-6, 0.1}) out.push_back({"stack of 4, " + std::to_string(points) + " points a face, tilt " + std::to_string(tilt), tower(seed, 4, points, 1.0, 0.5, tilt)});
    out.push_back({"stack of 4, 40 points, masses to 1e4", tower(seed, 4, 40, 1e4, 0.5, 0.0)});
    out.push_back({"one box on 200 points", tower(seed, 1, 200, 1.0, 0.5, 0.0)});
    out.push_back({"one box on 200 points, tilt", tower(seed, 1, 200, 1.0, 0.5, 0.3)});
    out.push_back({"stack of 4, 40 points, shift 1e-10", tower(seed, 4, 40, 1.0, 0.5, 0.0, 1e-10)});
    for (const double ratio : {1.0, 1e3, 1e6})
        for (const double mu : {0.2, 0.7}) out.push_back({"heap of 60, masses to " + std::to_string(ratio) + ", mu " + std::to_string(mu), heap(seed, 6, 10, ratio, mu)});
    out.push_back({"heap of 200, masses to 1e3, mu 0.4", heap(seed, 20, 10, 1e3, 0.4)});
    out.push_back({"heap of 60, contacts rescaled by 1e3", rescaled(heap(seed, 6, 10, 1.0, 0.7), seed, 1e3)});
    out.push_back({"tower of 10, contacts rescaled by 1e3", rescaled(tower(seed, 10, 4, 1.0, 0.5, 0.0), seed, 1e3)});
    return out;
}

} // namespace saltus::testing
