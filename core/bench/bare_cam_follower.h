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

// Moreau-Jean, theta = gamma = 1/2, from q = v = 0.4; columns must hold steps + 1 numbers each. speed: rad/s.
void run_bare_cam_follower(BareColumns& columns, std::size_t steps, double h, double speed) noexcept;

} // namespace saltus::bench
