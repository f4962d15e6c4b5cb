// SPDX-License-Identifier: GPL-3.0-or-later
// Contacts of any two convex shapes: the common normal first, then the features that face each other along it.
#pragma once

#include "core/collision/feature.h"

namespace saltus::collision {

// How far two cores are apart along the direction in which they are farthest apart (below 0: smallest translation that
// parts them). Exact to round-off where the nearest features are flat, to about 1e-14 of the size else.
struct Separation {
    bool beyond = true; // of the limit: nothing else is set
    double distance = 0.0;
    Vector3 normal = Vector3::UnitZ(); // unit, from b to a
    Vector3 on_a, on_b;                // nearest points of the cores, on_a - on_b = distance * normal
};
Separation separate(const Placed& a, const Placed& b, double limit, Workspace& room);

// Distance of the cores along a unit direction; for any of them a lower bound of the separation.
double distance_along(const Placed& a, const Placed& b, const Vector3& direction) noexcept;

void convex_pair(const Placed& a, const Placed& b, Workspace& room, const Sink& sink);
// The same once the separation is known.
void convex_contacts(const Placed& a, const Placed& b, const Separation& apart, Workspace& room, const Sink& sink);

} // namespace saltus::collision
