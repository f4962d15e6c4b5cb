// SPDX-License-Identifier: GPL-3.0-or-later
// Where a segment enters a shape.
#pragma once

#include "core/collision/placed.h"

namespace saltus::collision {

// Fraction in [0, best] of the way from `from` to `to` (world) at which the shape is entered; best is updated on a hit. A
// segment that starts inside hits at 0 (meshes: at the first triangle).
bool cast_ray(const Placed& placed, const Vector3& from, const Vector3& to, double& best);

} // namespace saltus::collision
