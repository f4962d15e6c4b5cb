// SPDX-License-Identifier: GPL-3.0-or-later
// The cam-follower written by hand: the bare limit that the benchmark compares with, and an independent check.
#pragma once

#include <cstddef>
#include <vector>

namespace saltus::bench {

struct BareColumns {
    std::vector<double> t, q, v, y, lambda; // row 0: the initial state
};

// The cam of the reference (position c, dc/dt, d2c/dt2), branch by branch.
struct CamMotion {
    double c, rate, acceleration;
};
CamMotion cam_motion(double t, double speed) noexcept;
// The same with the branch given (0 base, 1 flank, 2 nose, 3 top), smooth beyond its ends; angle: rad, 0 ... pi, rate: its dangle/dt.
CamMotion cam_branch(int branch, double angle, double rate) noexcept;

// The event-driven scheme by hand: DOP853, the cam's joints hit exactly, bisection and secant on the step's polynomial, the last step done again.
struct BareImpact {
    double t, before, after; // s, m/s
};
struct BareEvents {
    std::vector<BareImpact> impacts;
    long steps = 0;
};
// From q = v = 0.4 to `until`; impacts are appended. tolerance: relative, and absolute in m and m/s.
void run_bare_cam_events(BareEvents& events, double until, double speed, double tolerance);

// Moreau-Jean, theta = gamma = 1/2, from q = v = 0.4; columns must hold steps + 1 numbers each. speed: rad/s.
void run_bare_cam_follower(BareColumns& columns, std::size_t steps, double h, double speed) noexcept;

} // namespace saltus::bench
