// SPDX-License-Identifier: GPL-3.0-or-later
// Distance of the cores of two convex shapes, by Gilbert, Johnson and Keerthi's method on exact support points.
// Source: G. van den Bergen, "Collision Detection in Interactive 3D Environments", Morgan Kaufmann 2003, chapter 4.
#pragma once

#include "core/collision/placed.h"

namespace saltus::collision {

struct Distance {
    enum class Status : unsigned char { apart, overlap, beyond }; // beyond: farther than asked for
    Status status = Status::beyond;
    double distance = 0.0;
    Vector3 normal = Vector3::UnitZ(); // unit, from b to a; overlap: the last direction looked at, a guess
    Vector3 on_a, on_b;                // of the cores; a as it stands, not shifted
};

// shift: a is taken moved by it. start: where to look first, from b to a. Farther than `limit`: Status::beyond.
Distance core_distance(const Placed& a, const Placed& b, const Vector3& shift, const Vector3& start, double limit, double scale);

} // namespace saltus::collision
