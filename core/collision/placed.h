// SPDX-License-Identifier: GPL-3.0-or-later
// A shape made ready once (add_shape) and placed in the world at each detection. What the narrow phase works on.
#pragma once

#include "core/collision/polytope.h"
#include "core/collision/triangle_tree.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace saltus::collision {

// The order decides which of two shapes comes first in the table of pairs.
enum class Kind : unsigned char { sphere, box, cylinder, capsule, cone, hull, mesh, triangle, half_space, disc, polygon, half_plane };

struct Prepared {
    Kind kind = Kind::sphere;
    double radius = 0.0;
    double low = 0.0, high = 0.0; // ends along z of cylinders, capsules (of the axis) and cones (base, tip)
    Vector3 half = Vector3::Zero(); // box
    std::shared_ptr<const Polytope> polytope;    // box, hull
    std::shared_ptr<const TriangleTree> triangles; // mesh
    std::vector<Vector3> corner, side;           // polygon: corners, outward unit normals of side k (corner k to k + 1); z = 0
    Vector3 lower = Vector3::Zero(), upper = Vector3::Zero(); // bounds in the shape's frame
    double size = 1.0;                           // smallest extent, m
};

Prepared prepare(const Shape& shape);

struct Placed {
    const Prepared* shape = nullptr;
    Matrix3 rotation = Matrix3::Identity();
    Vector3 position = Vector3::Zero();
    const TriangleTree::Triangle* triangle = nullptr; // Kind::triangle: one of a mesh

    Vector3 to_world(const Vector3& local) const { return rotation * local + position; }
    Vector3 to_local(const Vector3& world) const { return rotation.transpose() * (world - position); }
    Vector3 axis() const { return rotation.col(2); }
};

inline bool is_round(const Placed& placed) noexcept { return placed.shape->kind == Kind::cylinder || placed.shape->kind == Kind::cone; }

struct Bounds {
    Vector3 lower = Vector3::Zero(), upper = Vector3::Zero();
};
Bounds bounds_of(const Placed& placed); // half-spaces have none: not to be asked

// Spheres and capsules are a point and a segment (the core) with a radius around; the core of other shapes is all of it.
double core_radius(const Placed& placed) noexcept;
// A point of a convex shape's core farthest along `direction` (any length), world frame. `hint`: where to begin in a
// large hull, updated.
Vector3 core_support(const Placed& placed, const Vector3& direction, std::uint32_t& hint) noexcept;
inline Vector3 core_support(const Placed& placed, const Vector3& direction) noexcept {
    std::uint32_t hint = 0;
    return core_support(placed, direction, hint);
}
Vector3 inner_point(const Placed& placed) noexcept; // of the core

// Smallest extent of the pair, m: what tolerances are relative to.
double scale_of(const Placed& a, const Placed& b) noexcept;

} // namespace saltus::collision
