// SPDX-License-Identifier: GPL-3.0-or-later
// Which gaps take part in the problem of a step: the one rule of gaps of systems, of contacts of shapes and of limits of joints. What is foreseen to
// be closed at t + gamma h takes part (V. Acary, B. Brogliato, "Numerical Methods for Nonsmooth Dynamical Systems", Springer 2008, chapter 10), by
// `closing` only while it closes. Beside it each scheme has what its own contacts ask for: what pressed in the last step (limits,
// world_contacts.cpp), what rests and would fall for a step (gaps of systems: below).
#pragma once

#include <cmath>

namespace saltus::rigid {

struct Activation {
    double ahead = 0.0;   // gamma h, s
    bool closing = false; // u_N <= 0 too
    double closed = 0.0;  // m: what is nearer touches

    bool foresees(double gap, double rate) const noexcept { return gap + ahead * rate <= closed; }
    bool lets(double rate) const noexcept { return !(closing && rate > 0.0); }
    bool takes(double gap, double rate) const noexcept { return foresees(gap, rate) && lets(rate); }
};

// What round-off lifts (0.1 + 0.2 above 0.3) touches. `terms` of its gap.
inline bool touches(double gap, double terms) noexcept {
    constexpr double kRoundOffOfGaps = 1e-12, kLeast = 1e-15; // m
    return gap <= kRoundOffOfGaps * terms + kLeast;
}

// Whether a contact that does not take part may have rested: it pressed in the step before, or only touched: balls in a row are struck together, and
// what begins to be pushed does not strike. terms(): of its gap.
template <class Terms>
bool may_rest(double lambda, double gap, const Terms& terms) noexcept {
    return lambda > 0.0 || touches(gap, terms());
}

// A contact that may have rested and did not take part, since round-off or the scheme's error (on curved and moving surfaces h^3 a step) had left its
// gap open by a trifle: it fell, and would strike in the next step and carry twice its force there. So the step is made again with it. A rebound is
// none: it leaves with a speed.
inline bool falls_from_rest(double rate_before, double gap, double rate) noexcept {
    constexpr double kAtRest = 1e-3; // of the speed of that fall
    return gap < 0.0 && std::abs(rate_before) <= -kAtRest * rate;
}

} // namespace saltus::rigid
