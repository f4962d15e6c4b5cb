// SPDX-License-Identifier: GPL-3.0-or-later
// Convex hulls, and meshes by convex parts.
#pragma once

#include "core/base/error.h"
#include "core/collision/shape.h"

#include <span>
#include <vector>

namespace saltus::collision {

// Errors: fewer than four points (three in the plane), a point that is not finite, all of them in one plane (on one line).
Result<Hull> convex_hull_of(std::span<const Vector3> points);
// Counter-clockwise.
Result<Polygon> convex_polygon_of(std::span<const Eigen::Vector2d> points);

// The hulls of a mesh's connected parts, one each. Errors: a part that is flat.
Result<std::vector<Hull>> decompose_convex(const TriangleMesh& mesh);

} // namespace saltus::collision
