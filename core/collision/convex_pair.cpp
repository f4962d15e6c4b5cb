// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/convex_pair.h"

#include "core/collision/gjk.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace saltus::collision {

namespace {

// The best few of the directions in which two overlapping shapes may be parted soonest, no two of them near each other.
struct Best {
    const Placed &a, &b;
    struct Candidate {
        double distance = -std::numeric_limits<double>::infinity();
        Vector3 normal = Vector3::UnitZ();
    };
    std::array<Candidate, 4> candidate{}; // falling

    void consider(const Vector3& direction) { consider(direction, distance_along(a, b, direction)); }
    void consider(const Vector3& direction, double found) {
        if (!(found > candidate.back().distance)) return;
        std::size_t place = 0;
        while (candidate[place].distance >= found) {
            if (candidate[place].normal.dot(direction) > near) return;
            ++place;
        }
        std::size_t last = place; // a worse one near it gives way, else the worst
        while (last + 1 < candidate.size() && !(candidate[last].distance > -std::numeric_limits<double>::infinity() && candidate[last].normal.dot(direction) > near)) ++last;
        for (; last > place; --last) candidate[last] = candidate[last - 1];
        candidate[place] = {found, direction};
    }
    void consider_both(const Vector3& direction) {
        if (!(direction.squaredNorm() > 1e-24)) return;
        const Vector3 unit = direction.normalized();
        consider(unit), consider(-unit);
    }
    static constexpr double near = 0.98;
};

// Directions spread evenly over the sphere.
const std::array<Vector3, 64>& net_of_directions() {
    static const std::array<Vector3, 64> net = [] {
        std::array<Vector3, 64> result;
        for (std::size_t k = 0; k < result.size(); ++k) {
            const double z = 1.0 - (2.0 * static_cast<double>(k) + 1.0) / 64.0, angle = static_cast<double>(k) * 2.399963229728653;
            const double r = std::sqrt(1.0 - z * z);
            result[k] = Vector3(r * std::cos(angle), r * std::sin(angle), z);
        }
        return result;
    }();
    return net;
}

// Outward normals of `of` that may part it from the other; sign: +1 when `of` is b.
void consider_faces(const Placed& of, const Placed& other, double sign, Best& best) {
    const Vector3 axis = of.axis();
    std::uint32_t hint = 0;
    const Vector3 aside = inner_point(other) - of.position - axis * axis.dot(inner_point(other) - of.position);
    switch (of.shape->kind) {
    case Kind::box:
    case Kind::hull:
        for (const auto& face : of.shape->polytope->faces) { // its own side is known
            const Vector3 normal = of.rotation * face.normal;
            best.consider(sign * normal, normal.dot(core_support(other, -normal, hint) - of.position) - face.offset);
        }
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

// False: more pairs than `most`, which are not looked at.
bool consider_edges(Best& best, std::size_t most) {
    std::array<Vector3, 3> room_a, room_b;
    const Directions of_a = edge_directions(best.a, room_a), of_b = edge_directions(best.b, room_b);
    if (of_a.count * of_b.count > most) return false;
    for (std::size_t i = 0; i < of_a.count; ++i) {
        const Vector3 first = best.a.rotation * of_a.first[i];
        for (std::size_t j = 0; j < of_b.count; ++j) {
            const Vector3 cross = first.cross(best.b.rotation * of_b.first[j]);
            if (cross.squaredNorm() > 1e-12) best.consider_both(cross);
        }
    }
    return true;
}

// A way apart and the nearest points once a is moved off along it.
struct Way {
    double distance = -std::numeric_limits<double>::infinity();
    Vector3 normal = Vector3::UnitZ(), on_a = Vector3::Zero();
};

// Nearly touching or overlapping: points this near tell no direction. So a is moved off along the best direction known, the
// nearest points are found there, and their direction is taken where it parts the two more. Moving off little keeps that
// direction near the true one; each round comes nearer by the ratio of the move to the curvature.
Way improved(const Placed& a, const Placed& b, double distance, const Vector3& normal, double scale) {
    Way way{distance, normal, core_support(a, -normal)};
    for (int round = 0; round < 16; ++round) {
        const Vector3 shift = (std::max(0.0, -way.distance) + 1e-2 * scale) * way.normal;
        const Distance moved = core_distance(a, b, shift, way.normal, std::numeric_limits<double>::infinity(), scale);
        if (moved.status != Distance::Status::apart) break;
        way.on_a = moved.on_a;
        const double found = distance_along(a, b, moved.normal), gain = found - way.distance;
        if (!(gain > 0.0)) break;
        way.distance = found, way.normal = moved.normal;
        if (gain <= 1e-16 * scale) break;
    }
    return way;
}

// Turns `normal` until the two nearest points lie along it, among the directions that a free parameter or two leave open.
// Newton's method on the part of the difference of the support points across the normal, slopes by small turns.
Vector3 turned_along(const Placed& a, const Placed& b, Vector3 normal, const Vector3* edge) {
    constexpr double turn = 1e-6;
    const auto across = [&](const Vector3& n, const Vector3& tangent) { return tangent.dot(core_support(a, -n) - core_support(b, n)); };
    if (edge) { // perpendicular to the edge: one angle
        normal = (normal - *edge * edge->dot(normal)).normalized();
        for (int round = 0; round < 5; ++round) {
            const Vector3 side = normal.cross(*edge);
            const auto at = [&](double angle) {
                const double c = std::cos(angle), s = std::sin(angle);
                return across(c * normal + s * side, c * side - s * normal);
            };
            const double value = at(0.0), slope = (at(turn) - at(-turn)) / (2.0 * turn);
            if (!(slope < 0.0)) break; // no maximum here
            const double angle = std::clamp(-value / slope, -0.1, 0.1);
            normal = std::cos(angle) * normal + std::sin(angle) * side;
            if (std::abs(angle) < 1e-15) break;
        }
        return normal.normalized();
    }
    for (int round = 0; round < 5; ++round) {
        const Vector3 helper = std::abs(normal.x()) < 0.6 ? Vector3::UnitX() : Vector3::UnitY();
        const Vector3 u = normal.cross(helper).normalized(), v = normal.cross(u);
        const auto at = [&](double x, double y) {
            const Vector3 n = (normal + x * u + y * v).normalized();
            return Eigen::Vector2d(across(n, u - n * n.dot(u)), across(n, v - n * n.dot(v)));
        };
        const Eigen::Vector2d value = at(0.0, 0.0);
        Eigen::Matrix2d slope;
        slope.col(0) = (at(turn, 0.0) - at(-turn, 0.0)) / (2.0 * turn);
        slope.col(1) = (at(0.0, turn) - at(0.0, -turn)) / (2.0 * turn);
        const double determinant = slope(0, 0) * slope(1, 1) - slope(0, 1) * slope(1, 0);
        if (!(determinant > 0.0) || !(slope(0, 0) < 0.0)) break;
        const Eigen::Vector2d step(-(slope(1, 1) * value[0] - slope(0, 1) * value[1]) / determinant,
                                   -(slope(0, 0) * value[1] - slope(1, 0) * value[0]) / determinant);
        if (!(step.norm() < 0.1)) break;
        normal = (normal + step[0] * u + step[1] * v).normalized();
        if (step.norm() < 1e-15) break;
    }
    return normal;
}

// The normals along the slant of a cone are a circle about its axis: the one that suits what faces the slant. `sign`: +1
// when the outward normal is `normal`, -1 when it is the opposite. edge: of the other shape, if an edge faces it.
Vector3 turned_about(const Placed& cone, const Placed& a, const Placed& b, const Vector3& normal, double sign, const Vector3* edge) {
    const Vector3 axis = cone.axis();
    const double length = std::hypot(cone.shape->high - cone.shape->low, cone.shape->radius);
    const double cosine = (cone.shape->high - cone.shape->low) / length, sine = cone.shape->radius / length; // of the normal: aside, along
    Vector3 aside = sign * normal - axis * axis.dot(sign * normal);
    if (!(aside.squaredNorm() > 0.0)) return normal;
    aside.normalize();
    if (edge) {
        const Vector3 across = axis.cross(aside);
        const double x = edge->dot(aside), y = edge->dot(across), c = -sine / cosine * edge->dot(axis), r = std::hypot(x, y);
        if (!(std::abs(c) < r)) return normal;
        const double middle = std::atan2(y, x), half = std::acos(c / r);
        const double one = std::remainder(middle + half, 2.0 * std::numbers::pi), other = std::remainder(middle - half, 2.0 * std::numbers::pi);
        const double angle = std::abs(one) < std::abs(other) ? one : other;
        return sign * (cosine * (std::cos(angle) * aside + std::sin(angle) * across) + sine * axis);
    }
    constexpr double turn = 1e-6;
    for (int round = 0; round < 5; ++round) {
        const Vector3 across = axis.cross(aside);
        const auto at = [&](double angle) {
            const double c = std::cos(angle), s = std::sin(angle);
            const Vector3 n = sign * (cosine * (c * aside + s * across) + sine * axis), tangent = sign * (c * across - s * aside);
            return tangent.dot(core_support(a, -n) - core_support(b, n));
        };
        const double value = at(0.0), slope = (at(turn) - at(-turn)) / (2.0 * turn);
        if (!(slope < 0.0)) break;
        const double angle = std::clamp(-value / slope, -0.1, 0.1);
        aside = (std::cos(angle) * aside + std::sin(angle) * across).normalized();
        if (std::abs(angle) < 1e-15) break;
    }
    return sign * (cosine * aside + sine * axis);
}

// Round shapes: the search above ends with the distance right to round-off but the direction only to its square root. What
// faces what is known by then, and the direction follows from it.
void refine(const Placed& a, const Placed& b, double scale, Workspace& room, Separation& apart) {
    feature_towards(a, -apart.normal, room.feature_a, exactly_facing);
    feature_towards(b, apart.normal, room.feature_b, exactly_facing);
    const Feature &fa = room.feature_a, &fb = room.feature_b;
    const std::size_t na = fa.point.size(), nb = fb.point.size();
    apart.distance = distance_along(a, b, apart.normal); // from below, as those that it is compared with
    bool turned = false;
    const auto take = [&](const Vector3& normal) {
        const double distance = distance_along(a, b, normal);
        if (!((normal - apart.normal).squaredNorm() < 1e-4) || !(distance >= apart.distance - 1e-13 * scale)) return;
        apart.normal = normal, apart.distance = distance, turned = true;
    };
    const auto along = [](const Feature& f) { return Vector3((f.point[1] - f.point[0]).normalized()); };
    if (na > 2) {
        take(-fa.normal);
    } else if (nb > 2) {
        take(fb.normal);
    } else if (na == 2 && a.shape->kind == Kind::cone) {
        const Vector3 edge = nb == 2 ? along(fb) : Vector3(Vector3::Zero());
        take(turned_about(a, a, b, apart.normal, -1.0, nb == 2 ? &edge : nullptr));
    } else if (nb == 2 && b.shape->kind == Kind::cone) {
        const Vector3 edge = na == 2 ? along(fa) : Vector3(Vector3::Zero());
        take(turned_about(b, a, b, apart.normal, 1.0, na == 2 ? &edge : nullptr));
    } else if (na == 2 && nb == 2) {
        const Vector3 cross = along(fa).cross(along(fb));
        if (cross.squaredNorm() > 1e-8) take(cross.normalized() * (cross.dot(apart.normal) < 0.0 ? -1.0 : 1.0));
    } else if (na == 2 || nb == 2) {
        const Vector3 edge = along(na == 2 ? fa : fb);
        take(turned_along(a, b, apart.normal, &edge));
    }
    if (!turned) take(turned_along(a, b, apart.normal, nullptr));
    // A point that faces alone is the nearest one.
    const auto alone = [&](const Placed& placed, const Feature& f, const Vector3& near, const Vector3& direction, Vector3& point) {
        if (f.point.size() != 1) return false;
        point = core_support(placed, direction);
        return (point - near).norm() < 1e-2 * scale;
    };
    Vector3 point = Vector3::Zero();
    if (alone(a, fa, apart.on_a, -apart.normal, point)) apart.on_a = point, apart.on_b = point - apart.distance * apart.normal;
    else if (alone(b, fb, apart.on_b, apart.normal, point)) apart.on_b = point, apart.on_a = point + apart.distance * apart.normal;
    else if (na == 2 && nb == 2) { // two lines that cross
        const Vector3 u = fa.point[1] - fa.point[0], v = fb.point[1] - fb.point[0], between = fb.point[0] - fa.point[0];
        const Vector3 cross = u.cross(v);
        if (cross.squaredNorm() > 1e-8 * u.squaredNorm() * v.squaredNorm()) {
            const double s = std::clamp(between.cross(v).dot(cross) / cross.squaredNorm(), 0.0, 1.0);
            apart.on_a = fa.point[0] + s * u, apart.on_b = apart.on_a - apart.distance * apart.normal;
        }
    }
}

// The short way out, for shapes with few faces: the face from whose plane the other is farthest. Beyond the limit, all is
// said; and when the other's nearest point lies over the face itself, point and foot are the nearest points (of overlapping
// shapes: the shortest way out near here). False: it takes a search.
bool over_a_face(const Placed& a, const Placed& b, double limit, double scale, Separation& apart) {
    constexpr std::size_t few = 32;
    struct {
        double distance = -std::numeric_limits<double>::infinity(), sign = 0.0, cap = 0.0;
        Vector3 normal = Vector3::Zero(), point = Vector3::Zero();
        const Polytope::Face* face = nullptr;
        const Placed* of = nullptr;
    } best;
    const auto consider = [&](const Placed& of, const Placed& other, double sign, const Vector3& normal, double offset, double cap, const Polytope::Face* face) {
        const Vector3 point = core_support(other, -normal);
        const double distance = normal.dot(point - of.position) - offset;
        if (distance > best.distance) best = {distance, sign, cap, normal, point, face, &of};
    };
    for (const double sign : {1.0, -1.0}) {
        const Placed &of = sign > 0.0 ? b : a, &other = sign > 0.0 ? a : b;
        const Prepared& shape = *of.shape;
        switch (shape.kind) {
        case Kind::box:
        case Kind::hull:
            if (shape.polytope->faces.size() <= few)
                for (const auto& face : shape.polytope->faces) consider(of, other, sign, of.rotation * face.normal, face.offset, 0.0, &face);
            break;
        case Kind::cylinder: consider(of, other, sign, of.axis(), shape.high, shape.high, nullptr); [[fallthrough]];
        case Kind::cone: consider(of, other, sign, -of.axis(), -shape.low, shape.low, nullptr); break;
        case Kind::triangle: consider(of, other, sign, of.rotation * of.triangle->normal, of.triangle->normal.dot(of.triangle->corner[0]), 0.0, nullptr); break;
        default: break;
        }
    }
    if (!best.of) return false;
    if (best.distance > limit) {
        apart.beyond = true;
        return true;
    }
    if (best.distance < -1e-3 * scale) return false;
    const Vector3 local = best.of->to_local(best.point);
    const double eps = 1e-12 * scale;
    bool inside = true;
    const auto left_of = [&](const Vector3& from, const Vector3& to, const Vector3& normal) {
        return normal.cross(to - from).dot(local - from) >= -eps * (to - from).norm();
    };
    if (best.face) {
        const Polytope& body = *best.of->shape->polytope;
        for (std::uint32_t k = 0; k < best.face->count && inside; ++k)
            inside = left_of(body.vertices[body.face_vertex[best.face->first + k]], body.vertices[body.face_vertex[best.face->first + (k + 1) % best.face->count]],
                             best.face->normal);
    } else if (best.of->shape->kind == Kind::triangle) {
        for (unsigned k = 0; k < 3 && inside; ++k)
            inside = left_of(best.of->triangle->corner[k], best.of->triangle->corner[(k + 1) % 3], best.of->triangle->normal);
    } else {
        inside = std::hypot(local.x(), local.y()) <= best.of->shape->radius + eps;
    }
    if (!inside) return false;
    const Vector3 foot = best.point - best.distance * best.normal;
    apart = {false, best.distance, best.sign * best.normal, best.sign > 0.0 ? best.point : foot, best.sign > 0.0 ? foot : best.point};
    return true;
}

} // namespace

double distance_along(const Placed& a, const Placed& b, const Vector3& direction) noexcept {
    return direction.dot(core_support(a, -direction) - core_support(b, direction));
}

Separation separate(const Placed& a, const Placed& b, double limit, Workspace& workspace) {
    Separation result;
    const bool curved = is_round(a) || is_round(b);
    const double scale = scale_of(a, b);
    if (over_a_face(a, b, limit, scale, result)) return result;
    const double room = 1e-2 * scale; // between shapes that are moved apart
    Vector3 start = inner_point(a) - inner_point(b);
    if (!(start.squaredNorm() > 0.0)) start = Vector3::UnitZ();
    Distance nearest = core_distance(a, b, Vector3::Zero(), start, std::max(limit, room), scale);
    if (nearest.status == Distance::Status::beyond) return result;

    Way way;
    if (nearest.status == Distance::Status::apart) {
        if (nearest.distance > limit) return result;
        if (nearest.distance > 0.1 * room) {
            result = {false, nearest.distance, nearest.normal, nearest.on_a, nearest.on_b};
            if (curved) refine(a, b, scale, workspace, result);
            return result;
        }
    }
    // Shapes that overlap by little: the way found from the search's last direction is within that little of the shortest, which may lie across
    // another edge: then the gap would jump by as much. So the candidates are looked at, but for too many pairs of edges and for
    // triangles of a surface, which are not left sideways.
    way = improved(a, b, distance_along(a, b, nearest.normal), nearest.normal, scale);
    const bool deep = way.distance < -1e-3 * scale;
    if (deep || (way.distance < -1e-9 * scale && b.shape->kind != Kind::triangle)) {
        Best best{a, b, {}};
        best.consider_both(start);
        consider_faces(a, b, -1.0, best);
        consider_faces(b, a, 1.0, best);
        const bool all = consider_edges(best, deep ? 400 : 100) && !curved;
        if (const Way other = improved(a, b, best.candidate[0].distance, best.candidate[0].normal, scale); other.distance > way.distance) way = other;
        // Polyhedra: one of the candidates was the answer. Else another way may be shorter, by no more than this one is long.
        if (!all && way.distance < -1e-3 * scale) {
            for (const Vector3& direction : net_of_directions()) best.consider(direction);
            for (const auto& candidate : best.candidate) {
                const Way other = improved(a, b, candidate.distance, candidate.normal, scale);
                if (other.distance > way.distance) way = other;
            }
        }
    }
    if (way.distance > limit) return result;
    result = {false, way.distance, way.normal, way.on_a, way.on_a - way.distance * way.normal};
    if (curved) refine(a, b, scale, workspace, result);
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
    const auto on_side = [&](const Feature& point, const Feature& side) { return point.point.size() == 1 && side.point.size() > 2 && is_normal_of(side, apart.normal); };
    const bool on_b = on_side(room.feature_a, room.feature_b), on_a = on_side(room.feature_b, room.feature_a);
    std::uint64_t id = contact_id(Meeting::closest, 0, 0);
    if (single && room.feature_a.point.size() == 1 && room.feature_b.point.size() != 1) id = contact_id(Meeting::vertex_a, room.feature_a.vertex[0], 0);
    else if (single && room.feature_b.point.size() == 1) id = contact_id(Meeting::vertex_b, 0, room.feature_b.vertex[0]);
    else if (room.feature_a.point.size() == 2 && room.feature_b.point.size() == 2)
        id = contact_id(Meeting::edges, room.feature_a.edge[0], room.feature_b.edge[0]);
    sink.add(apart.on_a - radius_a * apart.normal, apart.on_b + radius_b * apart.normal, apart.normal, gap, id, on_b ? Standing::a_on_b : on_a ? Standing::b_on_a : Standing::neither, on_b || on_a);
}

void convex_pair(const Placed& a, const Placed& b, Workspace& room, const Sink& sink) {
    const Separation apart = separate(a, b, sink.reach + core_radius(a) + core_radius(b), room);
    if (!apart.beyond) convex_contacts(a, b, apart, room, sink);
}

} // namespace saltus::collision
