// SPDX-License-Identifier: GPL-3.0-or-later
// All real roots of a polynomial over 0 < theta <= 1, in order, none missed: no change of sign in the Bernstein coefficients is a proof that
// there is none; one change, that there is one; more of them are taken apart at the extrema, which are the roots of the derivative, found
// by the same rule. Between two extrema a polynomial is monotone, so that two roots however close are told apart from none, and from
// one that is only touched. No subdivision goes deep at a multiple root.
#pragma once

#include "core/flow/polynomial.h"

#include <array>

namespace saltus::flow {

enum class RootKind {
    falling, // from positive to not positive
    rising,  // from negative to not negative
    graze,   // an extremum within the tolerance of zero between equal signs: touched, or left again within the tolerance
};

struct Root {
    double theta = 0.0;     // falling: p(theta) <= 0 as evaluated; rising: >= 0; graze: the extremum
    RootKind kind = RootKind::falling;
    double slope = 0.0;     // dp/dtheta
    double curvature = 0.0; // second derivative
};

struct Roots {
    int count = 0;
    bool flat = false; // |p| is within the tolerance everywhere: every theta is a root, none is listed
    std::array<Root, Polynomial::max_degree> root;

    const Root* begin() const noexcept { return root.data(); }
    const Root* end() const noexcept { return root.data() + count; }
};

// theta = 0 itself is never a root: an event that was dealt with there. A start that is exactly zero takes the sign of what follows; one
// that is not counts with its sign, however small. theta = 1 is one. graze: |p| up to which an extremum counts as touching, in the unit
// of p, and never less than the round-off of p's evaluation. So does a crossing just before the
// end that would be left again within the tolerance (slope^2 <= 2 curvature graze). Coefficients must be finite.
Roots roots(const Polynomial& p, double graze = 0.0) noexcept;

} // namespace saltus::flow
