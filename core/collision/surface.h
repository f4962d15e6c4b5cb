// SPDX-License-Identifier: GPL-3.0-or-later
// What a triangle surface must be to become a body, and convex hulls of points.
#pragma once

#include "core/base/error.h"
#include "core/collision/shape.h"

#include <span>
#include <string>
#include <vector>

namespace saltus::collision {

// Any mesh that can be collided with: numbers finite, corners that exist, no triangle without area (height below 1e-9 of the
// mesh's size). Triangles and vertices are named by their number, from 0.
Result<void> check_triangles(const TriangleMesh& mesh);

// A surface that encloses a volume, normals outwards: check_triangles(), and each edge shared by two triangles that run along
// it in opposite directions, and a volume above 0. What mass_properties() of a mesh or hull needs.
Result<void> check_surface(const TriangleMesh& mesh);

// check_surface(), and no vertex beyond the plane of any triangle by more than 1e-6 of the size: what Hull needs.
Result<void> check_convex(const TriangleMesh& mesh);

// The convex hull, with outward normals. Errors: fewer than four points, a number that is not finite, all points in one
// plane, line or place (within 1e-9 of their extent). Source: C. B. Barber, D. P. Dobkin, H. Huhdanpaa, "The Quickhull
// algorithm for convex hulls", ACM TOMS 22 (1996).
Result<Hull> convex_hull_of(std::span<const Vector3> points);

// A body out of any closed or open mesh as convex parts: the hull of each connected piece. A hollow piece is filled: cut it
// into convex pieces before (most modelling programs can). Errors as convex_hull_of(), with the piece named.
Result<std::vector<Hull>> decompose_convex(const TriangleMesh& mesh);

// Convex, corners counter-clockwise, at least three, area above 0, no two corners in one place.
Result<void> check_polygon(const Polygon& polygon);

// Sizes of every shape: finite and above 0; polygons, hulls and meshes by the checks above.
Result<void> check_shape(const Shape& shape);

} // namespace saltus::collision
