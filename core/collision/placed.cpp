// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/placed.h"

#include "core/base/overloaded.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::collision {

namespace {

void set_bounds(Prepared& shape, const Vector3& lower, const Vector3& upper) {
    shape.lower = lower, shape.upper = upper;
}

} // namespace

Prepared prepare(const Shape& shape) {
    Prepared result;
    constexpr double infinity = std::numeric_limits<double>::infinity();
    std::visit(Overloaded{
                   [&](const Sphere& s) {
                       result.kind = Kind::sphere, result.radius = s.radius, result.size = 2.0 * s.radius;
                       set_bounds(result, Vector3::Constant(-s.radius), Vector3::Constant(s.radius));
                   },
                   [&](const Box& s) {
                       result.kind = Kind::box, result.half = s.half, result.size = 2.0 * s.half.minCoeff();
                       result.polytope = std::make_shared<Polytope>(box_polytope(s.half));
                       set_bounds(result, -s.half, s.half);
                   },
                   [&](const Cylinder& s) {
                       result.kind = Kind::cylinder, result.radius = s.radius, result.low = -s.half_height, result.high = s.half_height;
                       result.size = 2.0 * std::min(s.radius, s.half_height);
                       set_bounds(result, {-s.radius, -s.radius, -s.half_height}, {s.radius, s.radius, s.half_height});
                   },
                   [&](const Capsule& s) {
                       result.kind = Kind::capsule, result.radius = s.radius, result.low = -s.half_height, result.high = s.half_height;
                       result.size = 2.0 * s.radius;
                       const double end = s.half_height + s.radius;
                       set_bounds(result, {-s.radius, -s.radius, -end}, {s.radius, s.radius, end});
                   },
                   [&](const Cone& s) {
                       result.kind = Kind::cone, result.radius = s.radius, result.low = -0.25 * s.height, result.high = 0.75 * s.height;
                       result.size = std::min(s.radius, s.height);
                       set_bounds(result, {-s.radius, -s.radius, result.low}, {s.radius, s.radius, result.high});
                   },
                   [&](const HalfSpace&) {
                       result.kind = Kind::half_space, result.size = infinity;
                       set_bounds(result, Vector3::Constant(-infinity), Vector3::Constant(infinity));
                   },
                   [&](const Hull& s) {
                       result.kind = Kind::hull;
                       result.polytope = std::make_shared<Polytope>(hull_polytope(*s.surface));
                       result.size = result.polytope->size;
                       result.lower = result.upper = result.polytope->vertices[0];
                       for (const Vector3& v : result.polytope->vertices) result.lower = result.lower.cwiseMin(v), result.upper = result.upper.cwiseMax(v);
                   },
                   [&](const Mesh& s) {
                       result.kind = Kind::mesh, result.size = infinity;
                       result.triangles = std::make_shared<TriangleTree>(*s.surface);
                       set_bounds(result, result.triangles->lower(), result.triangles->upper());
                   },
                   [&](const Disc& s) {
                       result.kind = Kind::disc, result.radius = s.radius, result.size = 2.0 * s.radius;
                       set_bounds(result, {-s.radius, -s.radius, 0.0}, {s.radius, s.radius, 0.0});
                   },
                   [&](const Polygon& s) {
                       result.kind = Kind::polygon, result.size = infinity;
                       const std::size_t count = s.points.size();
                       result.lower = Vector3(infinity, infinity, 0.0), result.upper = -result.lower;
                       for (std::size_t k = 0; k < count; ++k) {
                           const Eigen::Vector2d& p = s.points[k];
                           const Eigen::Vector2d along = s.points[(k + 1) % count] - p;
                           result.corner.push_back({p.x(), p.y(), 0.0});
                           result.side.push_back(Vector3(along.y(), -along.x(), 0.0).normalized());
                       }
                       for (std::size_t k = 0; k < count; ++k) {
                           double width = 0.0;
                           for (const Vector3& p : result.corner) width = std::max(width, result.side[k].dot(result.corner[k] - p));
                           result.size = std::min(result.size, width);
                           result.lower = result.lower.cwiseMin(result.corner[k]), result.upper = result.upper.cwiseMax(result.corner[k]);
                       }
                   },
                   [&](const HalfPlane&) {
                       result.kind = Kind::half_plane, result.size = infinity;
                       set_bounds(result, {-infinity, -infinity, 0.0}, {infinity, infinity, 0.0});
                   },
               },
               shape);
    return result;
}

Bounds bounds_of(const Placed& placed) {
    const Prepared& shape = *placed.shape;
    if (shape.kind == Kind::sphere || shape.kind == Kind::disc) {
        const Vector3 reach(shape.radius, shape.radius, shape.kind == Kind::disc ? 0.0 : shape.radius);
        return {placed.position - reach, placed.position + reach};
    }
    const Vector3 half = 0.5 * (shape.upper - shape.lower);
    const Vector3 middle = placed.to_world(0.5 * (shape.upper + shape.lower));
    const Vector3 reach = placed.rotation.cwiseAbs() * half;
    return {middle - reach, middle + reach};
}

double core_radius(const Placed& placed) noexcept {
    const Kind kind = placed.shape->kind;
    return kind == Kind::sphere || kind == Kind::capsule || kind == Kind::disc ? placed.shape->radius : 0.0;
}

Vector3 core_support(const Placed& placed, const Vector3& direction, std::uint32_t& hint) noexcept {
    const Prepared& shape = *placed.shape;
    if (shape.kind == Kind::sphere) return placed.position;
    const Vector3 local = placed.rotation.transpose() * direction;
    Vector3 point = Vector3::Zero();
    switch (shape.kind) {
    case Kind::box:
        for (int k = 0; k < 3; ++k) point[k] = local[k] >= 0.0 ? shape.half[k] : -shape.half[k];
        break;
    case Kind::hull:
        hint = shape.polytope->support(local, hint);
        point = shape.polytope->vertices[hint];
        break;
    case Kind::capsule: point.z() = local.z() >= 0.0 ? shape.high : shape.low; break;
    case Kind::cylinder:
    case Kind::cone: {
        const double aside = std::hypot(local.x(), local.y());
        if (shape.kind == Kind::cylinder) {
            point.z() = local.z() >= 0.0 ? shape.high : shape.low;
        } else { // the tip, where it lies farther than the rim
            const bool tip = local.z() * (shape.high - shape.low) > aside * shape.radius;
            point.z() = tip ? shape.high : shape.low;
            if (tip) break;
        }
        if (aside > 0.0) point.x() = local.x() * (shape.radius / aside), point.y() = local.y() * (shape.radius / aside);
        break;
    }
    case Kind::triangle: {
        double top = -std::numeric_limits<double>::infinity();
        for (const Vector3& corner : placed.triangle->corner)
            if (const double height = corner.dot(local); height > top) top = height, point = corner;
        break;
    }
    default: break;
    }
    return placed.to_world(point);
}

Vector3 inner_point(const Placed& placed) noexcept {
    if (placed.shape->kind == Kind::hull) return placed.to_world(placed.shape->polytope->centre);
    if (placed.shape->kind == Kind::triangle)
        return placed.to_world((placed.triangle->corner[0] + placed.triangle->corner[1] + placed.triangle->corner[2]) / 3.0);
    return placed.position;
}

double scale_of(const Placed& a, const Placed& b) noexcept {
    return std::min(a.shape->size, b.shape->size);
}

} // namespace saltus::collision
