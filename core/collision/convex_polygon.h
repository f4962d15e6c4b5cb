// SPDX-License-Identifier: GPL-3.0-or-later
// The convex hull of points in the plane.
#pragma once

#include "core/base/error.h"
#include "core/collision/shape.h"

#include <span>

namespace saltus::collision {

// Counter-clockwise, without points on its edges. Errors: a point that is not finite, all of them on one line.
Result<Polygon> convex_polygon_of(std::span<const Eigen::Vector2d> points);

} // namespace saltus::collision
