// SPDX-License-Identifier: GPL-3.0-or-later
// How fast two runs of one scene part: of a chaotic motion the difference of a signal doubles in equal times, however small it begins.
#pragma once

#include "core/simulation/recording.h"

#include <optional>
#include <string>

namespace saltus::ui {

struct Divergence {
    double doubling = 0.0; // s: in which the difference doubles
    double until = 0.0;    // s: it then reaches a quarter of what the signal ranges over; points cannot be compared beyond
};
// From the largest |b - a| in each of 24 stretches of the time that both have, by least squares of its logarithm. Nothing where it does not grow
// by a factor of 64 at least, or grows as a power of time rather than exponentially: two regular motions of other frequencies.
std::optional<Divergence> divergence(const Recording& a, const Recording& b, const std::string& signal);

} // namespace saltus::ui
