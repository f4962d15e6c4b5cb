// SPDX-License-Identifier: GPL-3.0-or-later
// A ball on the ground by the event-driven scheme written by hand: the bare limit that the benchmark compares with.
#pragma once

#include "core/bench/bare_cam_follower.h"

namespace saltus::bench {

struct BareBall {
    double gravity = 9.81, height = 1.0, restitution = 0.9; // m/s^2, m
};
// From rest at its height to `until`, s; impacts are appended. tolerance: relative, and absolute in m and m/s.
void run_bare_ball_events(BareEvents& events, double until, const BareBall& ball, double tolerance);

} // namespace saltus::bench
