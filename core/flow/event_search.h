// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several guards is the first to cross zero along a step, and which others do so at the same instant. Guards are polynomials over
// the step: affine ones exactly (DenseStep::bernstein), curved ones by interpolation at eight points with the disagreement at two
// more told.
#pragma once

#include "core/flow/dense_step.h"
#include "core/flow/polynomial.h"
#include "core/flow/roots.h"

#include <array>
#include <cmath>
#include <span>
#include <vector>

namespace saltus::flow {

// ----- a curved guard

struct Sampled {
    Polynomial polynomial;     // of degree 7, through g at eight points, both ends among them
    double disagreement = 0.0; // max |g - polynomial| at two more, where the interpolation is worst; NaN if g is NaN anywhere
    double not_a_number = -1.0; // theta where g is not finite; -1: it is everywhere
};

inline constexpr std::size_t sample_points = 10; // the last two are those of the check
// Chebyshev's extrema, both ends among them (rounded: the interpolation is exact for these numbers), then the two of the check: the first is where
// the error of interpolation is largest, the other where it is if that of the next order hides it there.
inline constexpr std::array<double, sample_points> sample_thetas = {0.0,       0.04951557, 0.1882551, 0.38873953, 0.61126047,
                                                                    0.8117449, 0.95048443, 1.0,       0.5,        0.285};

// From g at sample_thetas.
Sampled interpolated(std::span<const double, sample_points> values) noexcept;

template <class G>
Sampled sampled(G&& g) {
    std::array<double, sample_points> values;
    for (std::size_t i = 0; i < sample_points; ++i) {
        values[i] = g(sample_thetas[i]);
        if (!std::isfinite(values[i])) return {{}, values[i] - values[i], sample_thetas[i]};
    }
    return interpolated(values);
}

// ----- the search

enum class Watch {
    falling, // from above: gaps, forces of contact
    rising,
    both,
};

struct Guard {
    Polynomial polynomial;
    Watch watch = Watch::falling;
    int departing = 0;  // order of the root at the step's beginning, which is not an event: 1 after a bounce, 2 and 3 after a release
    double graze = 0.0; // |g| that counts as touching (roots.h), in the unit of g
};

struct Hit {
    int guard = 0; // index in the list
    Root root;
};

struct FirstEvents {
    double theta = 0.0; // where all guards of the set have crossed: the latest of their roots
    double t = 0.0;     // s
    std::span<const Hit> hits; // one for each guard of the set, in order of the list; empty: nothing happens in the step
    int flat = -1;      // a guard that is zero within its tolerance all along the step; -1: none
};

class EventSearch {
public:
    explicit EventSearch(int most_guards) { hits_.reserve(static_cast<std::size_t>(most_guards)); }
    std::size_t capacity() const noexcept { return hits_.capacity(); } // guards at most

    // Roots not further apart than 8 ulp(t) + 4 ulp(step length) are one instant. Grazes count as events of their guards. Valid until the next
    // search. No guard is passed over by a tolerance on its value.
    FirstEvents first(std::span<const Guard> guards, double t0, double t1);

private:
    std::vector<Hit> hits_;
};

} // namespace saltus::flow
