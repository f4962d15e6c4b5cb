// SPDX-License-Identifier: GPL-3.0-or-later
// One step of a linear motion as a polynomial of degree 15: b(t) is interpolated in sixteen instants (Chebyshev's extrema of the step) and the
// equations, integrated, are solved in Chebyshev coefficients: by bands where coordinates are not damped and know nothing of each other, else by
// repeated substitution. What is known of b is asked for at once, and one such step goes as far as five to ten of an explicit method of order 8.
// So that short pulses of b are seen about as well as by such a method, b is looked at between those instants too.
// Sources: L. N. Trefethen, Approximation Theory and Approximation Practice, SIAM 2013, chapters 3, 8 (decay of coefficients), 19 (integration);
// L. Greengard, SIAM J. Numer. Anal. 28 (1991) 1071 (bands of the integrated equation).
// Nothing is asked of the heap after construction.
#pragma once

#include "core/flow/dense_step.h"
#include "core/flow/linear_motion.h"

#include <cstddef>
#include <span>
#include <vector>

namespace saltus::flow {

class LinearSeries {
public:
    static constexpr std::size_t nodes = DenseStep::coefficients;
    static constexpr std::size_t most_coordinates = 16, most_followers = 4; // each substitution takes the square of the former
    static constexpr double farthest = 6.0; // of fastest() times length: beyond it substitution loses digits

    explicit LinearSeries(std::size_t size); // of the state
    static bool fits(const LinearMotion& motion, std::size_t size) noexcept {
        return motion.coordinates <= most_coordinates && size >= 2 * motion.coordinates && size - 2 * motion.coordinates <= most_followers;
    }

    // Where b is to be known, ascending, both ends among them; and between each two of them.
    static void instants(double t0, double t1, std::span<double, nodes> out) noexcept;
    static void instants_between(double t0, double t1, std::span<double, nodes - 1> out) noexcept;
    // To be filled before solve(): b at those instants, [coordinate][instant].
    double* accelerations() noexcept { return b_.data()->c; }
    double* accelerations_between() noexcept { return between_.data(); } // where b is not steady
    // h: length of the step, s; start: q and q' where it begins; end: room for them where it ends. False: no numbers, or too long a step.
    bool solve(const LinearMotion& motion, double h, const double* start, double* end) noexcept;
    // q and q' at one of the instants; of the last solve().
    void state_at(std::size_t instant, const double* start, double* state) const noexcept;
    // What follows the motion without acting on it (energies): its rates at the instants, then by how much it has changed over a step of length h.
    double* rates_of_follower(std::size_t follower) noexcept { return followers_[follower].c; }
    double follow(std::size_t follower, double h) noexcept;
    // What is left out of a component of the motion, as the last coefficients have it; in its unit.
    double left_out(std::size_t component) const noexcept;
    void write(const double* start, const double* end, DenseStep& dense) const noexcept; // all components, not the times

private:
    void substitute(const LinearMotion& motion, double half, const double* start) noexcept;

    struct alignas(16) Series {
        double c[nodes] = {}; // Chebyshev coefficients, the first one doubled
    };

    const Series& series_of(std::size_t component) const noexcept {
        return component < n_ ? q_[component] : component < 2 * n_ ? u_[component - n_] : followers_[component - 2 * n_];
    }

    std::size_t n_ = 0; // coordinates of the last motion
    std::vector<double> between_, missed_; // missed: by coordinate, what u may be off by, since b is not what goes through its values at the instants
    std::vector<Series> b_, u_, q_, rate_, followers_; // u, q, followers: what they have changed by since the start
};

} // namespace saltus::flow
