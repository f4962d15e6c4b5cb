// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/convex_pair.h"

#include "core/collision/gjk.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace saltus::collision {

namespace {

// The best of the directions in which two overlapping shapes may be parted soonest.
struct Best {
    const Placed &a, &b;
    double distance = -std::numeric_limits<double>::infinity();
    Vector3 normal = Vector3::UnitZ();

    void consider(const Vector3& direction) {
        const double found = distance_along(a, b, direction);
        if (found > distance) distance = found, normal = direction;
    }
    void consider_both(const Vector3& direction) {
        if (!(direction.squaredNorm() > 1e-24)) return;
        const Vector3 unit = direction.normalized();
        consider(unit), consider(-unit);
    }
};

// Outward normals of `of` that may part it from the other; sign: +1 when `of` is b.
void consider_faces(const Placed& of, const Placed& other, double sign, Best& best) {
    const Vector3 axis = of.axis();
    const Vector3 aside = inner_point(other) - of.position - axis * axis.dot(inner_point(other) - of.position);
    switch (of.shape->kind) {
    case Kind::box:
    case Kind::hull:
        for (const auto& face : of.shape->polytope->faces) best.consider(sign * (of.rotation * face.normal));
        break;
    case Kind::triangle: best.consider(sign * (of.rotation * of.triangle->normal)), best.consider(-sign * (of.rotation * of.triangle->normal)); break;
    case Kind::cylinder:
        best.consider_both(axis), best.consider_both(aside);
        break;
    case Kind::capsule: best.consider_both(aside); break;
    case Kind::cone:
        best.consider_both(axis);
        if (aside.squaredNorm() > 0.0) {
            const double height = of.shape->high - of.shape->low;
            best.consider(sign * (aside.normalized() * height + axis * of.shape->radius).normalized());
        }
        break;
    default: break;
    }
}

struct Directions {
    const Vector3* first = nullptr;
    std::size_t count = 0;
};
Directions edge_directions(const Placed& placed, std::array<Vector3, 3>& room) {
    switch (placed.shape->kind) {
    case Kind::box:
    case Kind::hull: return {placed.shape->polytope->edge_directions.data(), placed.shape->polytope->edge_directions.size()};
    case Kind::triangle:
        for (unsigned k = 0; k < 3; ++k) room[k] = (placed.triangle->corner[(k + 1) % 3] - placed.triangle->corner[k]).normalized();
        return {room.data(), 3};
    case Kind::cylinder:
    case Kind::capsule:
    case Kind::cone: room[0] = Vector3::UnitZ(); return {room.data(), 1};
    default: return {};
    }
}

void consider_edges(Best& best) {
    std::array<Vector3, 3> room_a, room_b;
    const Directions of_a = edge_directions(best.a, room_a), of_b = edge_directions(best.b, room_b);
    if (of_a.count * of_b.count > 400) return; // round hulls: the search that follows finds them
    for (std::size_t i = 0; i < of_a.count; ++i) {
        const Vector3 first = best.a.rotation * of_a.first[i];
        for (std::size_t j = 0; j < of_b.count; ++j) {
            const Vector3 cross = first.cross(best.b.rotation * of_b.first[j]);
            if (cross.squaredNorm() > 1e-12) best.consider_both(cross);
        }
    }
}

} // namespace

double distance_along(const Placed& a, const Placed& b, const Vector3& direction) noexcept {
    return direction.dot(core_support(a, -direction) - core_support(b, direction));
}

Separation separate(const Placed& a, const Placed& b, double limit) {
    Separation result;
    const double scale = scale_of(a, b);
    const double room = 1e-2 * scale; // between shapes that are moved apart
    Vector3 start = inner_point(a) - inner_point(b);
    if (!(start.squaredNorm() > 0.0)) start = Vector3::UnitZ();
    Distance nearest = core_distance(a, b, Vector3::Zero(), start, std::max(limit, room), scale);
    if (nearest.status == Distance::Status::beyond) return result;

    Best best{a, b};
    if (nearest.status == Distance::Status::apart) {
        if (nearest.distance > limit) return result;
        best.normal = nearest.normal, best.distance = nearest.distance;
        if (nearest.distance > 0.1 * room) {
            result = {false, nearest.distance, nearest.normal, nearest.on_a, nearest.on_b};
            return result;
        }
        best.distance = distance_along(a, b, nearest.normal);
    } else {
        best.consider_both(start);
        consider_faces(a, b, -1.0, best);
        consider_faces(b, a, 1.0, best);
        consider_edges(best);
    }
    // Nearly touching or overlapping: points this near tell no direction. So a is moved off along the best direction known,
    // the nearest points are found there, and their direction is taken where it parts the two more. Moving off little keeps
    // that direction near the true one; each round comes nearer by the ratio of the move to the curvature.
    for (int round = 0; round < 16; ++round) {
        const Vector3 shift = (std::max(0.0, -best.distance) + room) * best.normal;
        const Distance moved = core_distance(a, b, shift, best.normal, std::numeric_limits<double>::infinity(), scale);
        if (moved.status != Distance::Status::apart) break;
        nearest = moved;
        const double found = distance_along(a, b, moved.normal);
        if (!(found > best.distance)) break;
        const double gain = found - best.distance;
        best.distance = found, best.normal = moved.normal;
        if (gain <= 1e-16 * scale) break;
    }
    if (best.distance > limit) return result;
    if (nearest.status == Distance::Status::overlap) nearest.on_a = core_support(a, -best.normal);
    result = {false, best.distance, best.normal, nearest.on_a, nearest.on_a - best.distance * best.normal};
    return result;
}

void convex_contacts(const Placed& a, const Placed& b, const Separation& apart, Workspace& room, const Sink& sink) {
    const double scale = scale_of(a, b);
    const double radius_a = core_radius(a), radius_b = core_radius(b);
    const double gap = apart.distance - radius_a - radius_b;
    feature_towards(a, -apart.normal, room.feature_a);
    feature_towards(b, apart.normal, room.feature_b);
    const double smallest = feature_contacts(room.feature_a, room.feature_b, apart.normal, scale, room, sink);
    if (smallest <= gap + 1e-9 * scale) return;
    const bool single = room.feature_a.point.size() == 1 || room.feature_b.point.size() == 1;
    std::uint64_t id = contact_id(Meeting::closest, 0, 0);
    if (single && room.feature_a.point.size() == 1 && room.feature_b.point.size() != 1) id = contact_id(Meeting::vertex_a, room.feature_a.vertex[0], 0);
    else if (single && room.feature_b.point.size() == 1) id = contact_id(Meeting::vertex_b, 0, room.feature_b.vertex[0]);
    else if (room.feature_a.point.size() == 2 && room.feature_b.point.size() == 2)
        id = contact_id(Meeting::edges, room.feature_a.edge[0], room.feature_b.edge[0]);
    sink.add(apart.on_a - radius_a * apart.normal, apart.on_b + radius_b * apart.normal, apart.normal, gap, id);
}

void convex_pair(const Placed& a, const Placed& b, Workspace& room, const Sink& sink) {
    const Separation apart = separate(a, b, sink.reach + core_radius(a) + core_radius(b));
    if (!apart.beyond) convex_contacts(a, b, apart, room, sink);
}

} // namespace saltus::collision
