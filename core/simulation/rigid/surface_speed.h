// SPDX-License-Identifier: GPL-3.0-or-later
// The speed at which something met a surface that it fell below within a step, and to which a projection brought it back: at the depth `below` it had u,
// of whose square 2 a below came after it passed the surface, with the acceleration a towards it. Rebounding with u it would win at every impact
// what the projection lifted it by, and never rest.
#pragma once

#include <cmath>

namespace saltus::rigid {

inline double surface_speed(double u, double below, double a) noexcept { // u < 0: it approaches
    return u < 0.0 && below > 0.0 && a > 0.0 ? -std::sqrt(std::fmax(0.0, u * u - 2.0 * a * below)) : u;
}

} // namespace saltus::rigid
