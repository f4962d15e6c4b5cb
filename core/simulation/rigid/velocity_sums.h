// SPDX-License-Identifier: GPL-3.0-or-later
// How large the velocities of a one-step problem are that its residual is measured by: sums of squares over blocks, islands, the whole of it.
#pragma once

namespace saltus::rigid {

struct VelocitySums {
    double free = 0.0;    // of the free velocity, less the target: all rows
    double stopped = 0.0; // of what percussions have to stop of it: rows, and normals that close
    double meeting = 0.0; // of the velocities that meet in it

    VelocitySums& operator+=(const VelocitySums& more) noexcept {
        free += more.free, stopped += more.stopped, meeting += more.meeting;
        return *this;
    }
};

// The free velocity; where bodies meet with equal velocities, round-off of those.
double velocity_unit(const VelocitySums& sums) noexcept;
// What a residual is divided by: the free velocity, but where things slide fast no more than ten times what percussions have to stop (relative to the speed of a
// sliding block its weight would be met the worse the shorter the step is). No residual has to be finer than 1e-7 of the free velocity for that.
double residual_scale(const VelocitySums& sums, double tolerance) noexcept;

} // namespace saltus::rigid
