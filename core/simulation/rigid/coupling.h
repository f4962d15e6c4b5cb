// SPDX-License-Identifier: GPL-3.0-or-later
// How forces of bodies that answer to systems of equations enter the one-step problem. Such a force F(v+) is known at an
// iterate with its slope, condensed over the systems (the response of their own step to the bodies' velocities). In the
// channels along which forces act and velocities are read,
//   h theta F(v+) = h theta F(v) - A N (v+ - v) - ...,   A = -h theta (S + S^T) / 2,
// S the slope, N the channels' directions. The positive part of A is damping: each of its eigenvectors becomes a row
// u + p / a = u(v) of the one-step problem, so that it is met together with contacts and joints, whatever h a / m is; p
// vanishes as the iterates meet. The rest (what drives, and what is not symmetric) is left to the outer loop, whose iterates
// are mixed by Anderson's method: D. G. Anderson, J. ACM 12 (1965) 547-560; H. Walker, P. Ni, SIAM J. Numer. Anal. 49 (2011).
#pragma once

#include "core/simulation/rigid/one_step_problem.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace saltus::rigid {

// A direction of velocity of bodies: a component of a twist, or the rate of a joint's coordinate.
struct Channel {
    bool joint = false;
    std::uint32_t object = 0;    // body, or joint
    std::uint32_t component = 0; // 0 to 5 of a twist, or the number of the coordinate
};

// Channels that answer to each other.
struct Cluster {
    std::vector<std::uint32_t> channels; // ascending
    std::vector<std::uint32_t> slopes;   // entries of the pattern between them
    bool on_two_bodies = true;           // at most: then rows can hold all that is symmetric
    std::vector<double> damping, vectors; // work: A, its eigenvectors by columns; channels squared numbers each
};

// bodies_of: the moving bodies of a channel, two at most. pattern: entries (force channel, velocity channel).
std::vector<Cluster> clusters_of(std::size_t channels, std::span<const std::pair<std::uint32_t, std::uint32_t>> pattern,
                                 std::span<const std::pair<std::uint32_t, std::uint32_t>> bodies_of);

// Eigenvalues of a symmetric matrix (n squared numbers, overwritten: values on its diagonal) by Jacobi's rotations;
// vectors: by columns. For small n; allocates nothing.
void eigenvectors(std::size_t n, double* matrix, double* vectors) noexcept;

// Anderson's method on iterates x -> T(x) of one length; a few of the last ones are kept.
class AndersonMixing {
public:
    void resize(std::size_t size); // allocates
    void reset() noexcept { kept_ = 0, seen_ = false; }
    // The next iterate in place of T(x). weights: of each number in the least squares. False: left as it was.
    bool mix(const double* x, double* mapped, const double* weights) noexcept;

private:
    static constexpr int kKept = 5;
    std::size_t size_ = 0;
    int kept_ = 0, next_ = 0;
    bool seen_ = false;
    std::vector<double> mapped_[kKept], residual_[kKept]; // differences of successive ones
    std::vector<double> last_mapped_, last_residual_;
};

} // namespace saltus::rigid
