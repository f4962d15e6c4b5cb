// SPDX-License-Identifier: GPL-3.0-or-later
// A forced chain of ten masses, each before a stop, by the event-driven scheme written by hand: the bare limit of many guards.
#pragma once

#include "core/bench/bare_cam_follower.h"

namespace saltus::bench {

// Masses of 1 kg, q from the springs' rest, m; springs of `stiffness` to the ground and between neighbours; the i-th is pushed by
// (push + push_more i) sin((pace + pace_more i) t), begins at `speed` ((i mod 3) - 1), and meets its stop at q = -room.
struct BareStops {
    static constexpr int kMasses = 10;
    double stiffness = 100.0, push = 20.0, push_more = 3.0, pace = 5.0, pace_more = 0.7; // N/m, N, N, rad/s, rad/s
    double speed = 0.1, room = 0.1, restitution = 0.8;                                    // m/s, m
};
// From 0 to `until`, s; impacts are appended. tolerance: relative, and absolute in m and m/s.
void run_bare_stop_events(BareEvents& events, double until, const BareStops& stops, double tolerance);

} // namespace saltus::bench
