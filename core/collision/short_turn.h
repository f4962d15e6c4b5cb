// SPDX-License-Identifier: GPL-3.0-or-later
// The turn from one direction to another.
#pragma once

#include "core/collision/shape.h"

namespace saltus::collision {

// The rotation that brings `from` to `to` (not zero; their lengths do not matter) the short way. Half a turn has no short way: it is
// taken about z where both lie in the plane of x and y, else about a direction across `from`.
Eigen::Quaterniond short_turn(const Vector3& from, const Vector3& to);

} // namespace saltus::collision
