// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/feature.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace saltus::collision {

namespace {

constexpr double far = std::numeric_limits<double>::infinity();
constexpr std::size_t no_side = std::numeric_limits<std::size_t>::max();
// Corners this close to a side, relative to the scale, count as on it: features that coincide (equal boxes stacked) keep
// one set of ids while they tremble.
constexpr double coincidence = 1e-6;

// Eight points of a circle, fixed in the body: first number, centre, radius; seen from `outside` counter-clockwise.
void cap_feature(const Placed& placed, double z, double radius, bool up, Feature& feature) {
    static const double diagonal = std::sqrt(0.5);
    static const std::array<std::array<double, 2>, 8> circle = {
        {{1, 0}, {diagonal, diagonal}, {0, 1}, {-diagonal, diagonal}, {-1, 0}, {-diagonal, -diagonal}, {0, -1}, {diagonal, -diagonal}}};
    for (unsigned k = 0; k < 8; ++k) {
        const unsigned i = up ? k : (8 - k) % 8;
        const std::uint32_t number = (up ? 0U : 8U) + i;
        const std::uint32_t edge = (up ? 0U : 8U) + (up ? i : (i + 7) % 8);
        feature.add(placed.to_world(Vector3(radius * circle[i][0], radius * circle[i][1], z)), number, edge);
    }
    feature.normal = up ? placed.axis() : Vector3(-placed.axis());
}

void polytope_feature(const Placed& placed, const Vector3& direction, const Facing& facing, Feature& feature) {
    const Polytope& body = *placed.shape->polytope;
    const Vector3 local = placed.rotation.transpose() * direction;
    const std::uint32_t corner = body.support(local);
    std::uint32_t best_face = 0;
    double best = -2.0;
    for (const std::uint32_t f : body.faces_of(corner)) {
        const double cosine = body.faces[f].normal.dot(local);
        if (cosine > best) best = cosine, best_face = f;
    }
    if (best > facing.face_cosine) return face_feature(placed, best_face, feature);
    std::uint32_t best_edge = 0;
    double flattest = facing.edge_cosine;
    for (const std::uint32_t f : body.faces_of(corner))
        for (std::uint32_t k = 0; k < body.faces[f].count; ++k) {
            const std::uint32_t number = body.face_edge[body.faces[f].first + k];
            const auto& edge = body.edges[number];
            if (edge.v0 != corner && edge.v1 != corner) continue;
            const Vector3 along = body.vertices[edge.v1] - body.vertices[edge.v0];
            const double cosine = std::abs(along.dot(local)) / along.norm();
            if (cosine < flattest) flattest = cosine, best_edge = number;
        }
    if (flattest < facing.edge_cosine) {
        const auto& edge = body.edges[best_edge];
        feature.add(placed.to_world(body.vertices[edge.v0]), edge.v0, best_edge);
        feature.add(placed.to_world(body.vertices[edge.v1]), edge.v1, best_edge);
    } else {
        feature.add(placed.to_world(body.vertices[corner]), corner, 0);
    }
}

void cylinder_feature(const Placed& placed, const Vector3& direction, const Facing& facing, Feature& feature) {
    const Prepared& shape = *placed.shape;
    const Vector3 axis = placed.axis();
    const double cosine = direction.dot(axis);
    if (std::abs(cosine) > facing.face_cosine) return cap_feature(placed, cosine > 0.0 ? shape.high : shape.low, shape.radius, cosine > 0.0, feature);
    const Vector3 outwards = (direction - cosine * axis).normalized() * shape.radius;
    if (std::abs(cosine) < facing.edge_cosine) {
        feature.add(placed.position + shape.low * axis + outwards, 0, 0);
        feature.add(placed.position + shape.high * axis + outwards, 1, 0);
        feature.core_shift = -outwards;
    } else {
        feature.add(placed.position + (cosine > 0.0 ? shape.high : shape.low) * axis + outwards, cosine > 0.0 ? 1 : 0, 0);
    }
}

void cone_feature(const Placed& placed, const Vector3& direction, const Facing& facing, Feature& feature) {
    const Prepared& shape = *placed.shape;
    const Vector3 axis = placed.axis();
    const double cosine = direction.dot(axis);
    if (-cosine > facing.face_cosine) return cap_feature(placed, shape.low, shape.radius, false, feature);
    const Vector3 tip = placed.position + shape.high * axis;
    const Vector3 aside = direction - cosine * axis;
    const double sine = aside.norm();
    if (!(sine > 0.0)) return feature.add(tip, 1, 0);
    const Vector3 rim = placed.position + shape.low * axis + aside * (shape.radius / sine);
    const Vector3 slant = (tip - rim).normalized();
    if (std::abs(slant.dot(direction)) < facing.edge_cosine) feature.add(rim, 0, 0), feature.add(tip, 1, 0);
    else if (slant.dot(direction) > 0.0) feature.add(tip, 1, 0);
    else feature.add(rim, 0, 0);
}

// Projection along the common normal to the plane (first, second), heights along the normal.
struct Frame {
    Vector3 origin, first, second, normal;
    Frame(const Vector3& at, const Vector3& n) : origin(at), normal(n) {
        const Vector3 helper = std::abs(n.x()) < 0.6 ? Vector3::UnitX() : Vector3::UnitY();
        first = n.cross(helper).normalized();
        second = n.cross(first);
    }
};

// Height of a polygon's plane above the frame's origin at (x, y).
struct Plane {
    double height, slope_x, slope_y;
    Plane(const Feature& polygon, const Frame& frame) {
        const double steep = polygon.normal.dot(frame.normal);
        height = polygon.normal.dot(polygon.point[0] - frame.origin) / steep;
        slope_x = -polygon.normal.dot(frame.first) / steep;
        slope_y = -polygon.normal.dot(frame.second) / steep;
    }
    double at(double x, double y) const { return height + slope_x * x + slope_y * y; }
};

// Distance of (x, y) from side k of the clipper, inside positive. `turn`: +1 counter-clockwise, -1 clockwise.
struct Side {
    double px, py, nx, ny;
    Side(const Workspace& room, std::size_t k, double turn) {
        const std::size_t next = k + 1 == room.clipper_x.size() ? 0 : k + 1;
        px = room.clipper_x[k], py = room.clipper_y[k];
        const double dx = room.clipper_x[next] - px, dy = room.clipper_y[next] - py;
        const double length = std::sqrt(dx * dx + dy * dy);
        const double factor = length > 0.0 ? turn / length : 0.0;
        nx = -dy * factor, ny = dx * factor;
    }
    double distance(double x, double y) const { return (x - px) * nx + (y - py) * ny; }
};

void load_clipper(const Feature& polygon, const Frame& frame, Workspace& room) {
    room.clipper_x.clear(), room.clipper_y.clear();
    for (const Vector3& p : polygon.point) {
        room.clipper_x.push_back((p - frame.origin).dot(frame.first));
        room.clipper_y.push_back((p - frame.origin).dot(frame.second));
    }
}

// b (polygon) clipped by a (polygon): room.corners. Sutherland and Hodgman's way, with labels.
void clip_polygon(const Feature& a, const Feature& b, const Frame& frame, double eps, Workspace& room) {
    load_clipper(a, frame, room);
    room.corners.clear();
    for (std::size_t k = 0; k < b.point.size(); ++k) {
        const Vector3 p = b.point[k] - frame.origin;
        room.corners.push_back({p.dot(frame.first), p.dot(frame.second), 0.0, Meeting::vertex_b, 0, b.vertex[k], static_cast<std::uint32_t>(k), false});
    }
    const std::size_t sides = a.point.size();
    for (std::size_t i = 0; i < sides && !room.corners.empty(); ++i) {
        const Side side(room, i, -1.0); // a faces down: clockwise in this frame
        double lowest = far;
        for (auto& corner : room.corners) corner.side = side.distance(corner.x, corner.y), lowest = std::min(lowest, corner.side);
        if (lowest >= -eps) continue;
        room.clipped.clear();
        const std::size_t count = room.corners.size();
        const auto crossing = [&](const Workspace::Corner& from, const Workspace::Corner& to) {
            const double t = from.side / (from.side - to.side);
            Workspace::Corner corner = from;
            corner.x += t * (to.x - from.x), corner.y += t * (to.y - from.y);
            if (from.of_clipper) { // the corner between two sides of a
                const bool previous = from.edge + 1 == i;
                const std::size_t at = previous ? i : (from.edge == 0 && i + 1 == sides ? 0 : std::max<std::size_t>(i, from.edge));
                corner.meeting = Meeting::vertex_a, corner.a = a.vertex[at], corner.b = 0;
            } else {
                corner.meeting = Meeting::edges, corner.a = a.edge[i], corner.b = b.edge[from.edge];
            }
            return corner;
        };
        for (std::size_t k = 0; k < count; ++k) {
            const auto& here = room.corners[k];
            const auto& next = room.corners[k + 1 == count ? 0 : k + 1];
            const bool next_out = next.side < -eps;
            if (here.side >= -eps) {
                room.clipped.push_back(here);
                if (!next_out) continue;
                if (here.side > eps) room.clipped.push_back(crossing(here, next));
                room.clipped.back().edge = static_cast<std::uint32_t>(i);
                room.clipped.back().of_clipper = true;
            } else if (next.side > eps) {
                room.clipped.push_back(crossing(here, next));
            }
        }
        std::swap(room.corners, room.clipped);
    }
}

double polygon_polygon(const Feature& a, const Feature& b, const Vector3& normal, double scale, Workspace& room, const Sink& sink) {
    const Frame frame(b.point[0], normal);
    clip_polygon(a, b, frame, coincidence * scale, room);
    const Plane above(a, frame), below(b, frame);
    const bool on_side = is_normal_of(a, normal) || is_normal_of(b, normal);
    double smallest = far, last_x = far, last_y = far;
    for (const auto& corner : room.corners) {
        if (std::abs(corner.x - last_x) + std::abs(corner.y - last_y) <= 1e-9 * scale) continue; // two sides meet here
        last_x = corner.x, last_y = corner.y;
        const double low = below.at(corner.x, corner.y), gap = above.at(corner.x, corner.y) - low;
        smallest = std::min(smallest, gap);
        if (gap > sink.reach) continue;
        const Vector3 on_b = frame.origin + corner.x * frame.first + corner.y * frame.second + low * normal;
        sink.add(on_b + gap * normal, on_b, normal, gap, contact_id(corner.meeting, corner.a, corner.b),
                 corner.meeting == Meeting::vertex_b ? Standing::b_on_a : Standing::a_on_b, on_side); // where edges cross both sides turn alike
    }
    return smallest;
}

// A segment over or under a polygon. a_is_segment tells who is who; normal from b to a.
double segment_polygon(const Feature& segment, const Feature& polygon, bool a_is_segment, const Vector3& normal, double scale, Workspace& room,
                       const Sink& sink) {
    const Frame frame(polygon.point[0], normal);
    const bool on_side = is_normal_of(polygon, normal);
    const Standing stands = a_is_segment ? Standing::a_on_b : Standing::b_on_a;
    const double eps = coincidence * scale;
    load_clipper(polygon, frame, room);
    const Vector3 p = segment.point[0] - frame.origin, q = segment.point[1] - frame.origin;
    const double px = p.dot(frame.first), py = p.dot(frame.second), qx = q.dot(frame.first), qy = q.dot(frame.second);
    double from = 0.0, to = 1.0;
    std::size_t from_side = no_side, to_side = no_side;
    for (std::size_t i = 0; i < polygon.point.size(); ++i) {
        const Side side(room, i, a_is_segment ? 1.0 : -1.0);
        const double dp = side.distance(px, py), dq = side.distance(qx, qy);
        if (dp < -eps && dq < -eps) return far;
        if (dp < -eps && dq > eps) {
            const double t = dp / (dp - dq);
            if (t > from) from = t, from_side = i;
        } else if (dq < -eps && dp > eps) {
            const double t = dp / (dp - dq);
            if (t < to) to = t, to_side = i;
        } else if (dp < -eps) {
            from = 1.0, from_side = no_side;
        } else if (dq < -eps) {
            to = 0.0, to_side = no_side;
        }
    }
    const double length = std::hypot(qx - px, qy - py);
    const bool at_corner = from_side != no_side && to_side != no_side && std::abs(to - from) * length <= eps;
    if (from > to && !at_corner) return far;
    const Plane plane(polygon, frame);
    double smallest = far;
    if (at_corner) { // the segment passes by a corner of the polygon
        const std::size_t sides = polygon.point.size();
        const std::size_t corner = (from_side + 1) % sides == to_side ? to_side : from_side;
        const double t = std::clamp(0.5 * (from + to), 0.0, 1.0);
        const Vector3 on_polygon = polygon.point[corner];
        const double z = p.dot(normal) + t * (q - p).dot(normal);
        const double signed_height = (z - normal.dot(on_polygon - frame.origin)) * (a_is_segment ? 1.0 : -1.0), gap = signed_height - segment.radius;
        if (a_is_segment) sink.add(on_polygon + gap * normal, on_polygon, normal, gap, contact_id(Meeting::vertex_b, 0, polygon.vertex[corner]), stands, on_side);
        else sink.add(on_polygon, on_polygon - gap * normal, normal, gap, contact_id(Meeting::vertex_a, polygon.vertex[corner], 0), stands, on_side);
        return gap;
    }
    const auto put = [&](double t, std::size_t side, std::size_t end) {
        const Vector3 on_segment = segment.point[0] + t * (segment.point[1] - segment.point[0]);
        const double z = p.dot(normal) + t * (q - p).dot(normal), x = px + t * (qx - px), y = py + t * (qy - py);
        const double signed_height = (z - plane.at(x, y)) * (a_is_segment ? 1.0 : -1.0);
        const double gap = signed_height - segment.radius;
        smallest = std::min(smallest, gap);
        const bool at_end = side == no_side;
        if (!at_end) { // through a corner of the polygon: the corner is what counts, whichever of its sides was met
            const std::size_t next = side + 1 == polygon.point.size() ? 0 : side + 1;
            for (const std::size_t corner : {side, next}) {
                if (std::abs(room.clipper_x[corner] - x) + std::abs(room.clipper_y[corner] - y) > eps) continue;
                if (a_is_segment) sink.add(on_segment - segment.radius * normal, on_segment - signed_height * normal, normal, gap, contact_id(Meeting::vertex_b, 0, polygon.vertex[corner]), stands, on_side);
                else sink.add(on_segment + signed_height * normal, on_segment + segment.radius * normal, normal, gap, contact_id(Meeting::vertex_a, polygon.vertex[corner], 0), stands, on_side);
                return;
            }
        }
        const std::uint32_t of_segment = at_end ? segment.vertex[end] : segment.edge[0];
        const std::uint32_t of_polygon = at_end ? 0 : polygon.edge[side];
        if (a_is_segment)
            sink.add(on_segment - segment.radius * normal, on_segment - signed_height * normal, normal, gap,
                     contact_id(at_end ? Meeting::vertex_a : Meeting::edges, of_segment, of_polygon), stands, on_side);
        else
            sink.add(on_segment + signed_height * normal, on_segment + segment.radius * normal, normal, gap,
                     contact_id(at_end ? Meeting::vertex_b : Meeting::edges, of_polygon, of_segment), stands, on_side);
    };
    put(from, from_side, from > 0.5 ? 1 : 0);
    if ((to - from) * length > eps) put(to, to_side, to > 0.5 ? 1 : 0);
    return smallest;
}

// Two segments: side by side they give the two ends of what they share; crossing, nothing here (the closest points do).
double segment_segment(const Feature& a, const Feature& b, const Vector3& normal, double scale, const Sink& sink) {
    // Cylinders side by side: measured between the axes, so that a small angle between them is exact.
    const bool round = a.core_shift.squaredNorm() > 0.0 || b.core_shift.squaredNorm() > 0.0 || a.radius > 0.0 || b.radius > 0.0;
    const double radius_a = a.radius + a.core_shift.norm(), radius_b = b.radius + b.core_shift.norm();
    const Vector3 a0 = a.point[0] + a.core_shift, a1 = a.point[1] + a.core_shift;
    const Vector3 b0 = b.point[0] + b.core_shift, b1 = b.point[1] + b.core_shift;
    Vector3 along = a1 - a0;
    const Vector3 other = b1 - b0;
    along.normalize();
    const double length_b = other.norm();
    const double sine = along.cross(other).norm() / length_b;
    if (sine > (round ? 1e-3 : 1e-2)) return far;
    // Parameters along a; b may run the other way.
    const double ta1 = (a1 - a0).dot(along), tb0 = (b0 - a0).dot(along), tb1 = (b1 - a0).dot(along);
    const double eps = coincidence * scale;
    const bool forward = tb0 < tb1;
    const double b_low = forward ? tb0 : tb1, b_high = forward ? tb1 : tb0;
    const bool low_is_a = b_low <= eps, high_is_a = b_high >= ta1 - eps;
    const double low = low_is_a ? 0.0 : b_low, high = high_is_a ? ta1 : b_high;
    if (high - low < eps) return far;
    double smallest = far;
    const auto put = [&](double t, bool vertex_of_a, std::size_t end) {
        const Vector3 core_a = a0 + t * along;
        const double u = std::clamp((t - tb0) / (tb1 - tb0), 0.0, 1.0);
        const Vector3 core_b = b0 + u * other;
        Vector3 n = normal;
        double distance = (core_a - core_b).dot(normal);
        if (round) { // each end has its own normal
            Vector3 apart = core_a - core_b;
            apart -= along * along.dot(apart);
            const double norm = apart.norm();
            if (norm > 0.0 && apart.dot(normal) > 0.0) n = apart / norm, distance = norm;
        }
        const double gap = distance - radius_a - radius_b;
        smallest = std::min(smallest, gap);
        sink.add(core_a - radius_a * n, core_b + radius_b * n, n, gap,
                 vertex_of_a ? contact_id(Meeting::vertex_a, a.vertex[end], 0) : contact_id(Meeting::vertex_b, 0, b.vertex[end]), vertex_of_a ? Standing::a_on_b : Standing::b_on_a);
    };
    put(low, low_is_a, low_is_a ? 0 : (forward ? 0 : 1));
    put(high, high_is_a, high_is_a ? 1 : (forward ? 1 : 0));
    return smallest;
}

} // namespace

void face_feature(const Placed& placed, std::uint32_t face, Feature& feature) {
    const Polytope& body = *placed.shape->polytope;
    const Polytope::Face& polygon = body.faces[face];
    for (std::uint32_t k = polygon.first; k < polygon.first + polygon.count; ++k)
        feature.add(placed.to_world(body.vertices[body.face_vertex[k]]), body.face_vertex[k], body.face_edge[k]);
    feature.normal = placed.rotation * polygon.normal;
}

void feature_towards(const Placed& placed, const Vector3& direction, Feature& feature, const Facing& facing) {
    feature.clear();
    switch (placed.shape->kind) {
    case Kind::box:
    case Kind::hull: return polytope_feature(placed, direction, facing, feature);
    case Kind::cylinder: return cylinder_feature(placed, direction, facing, feature);
    case Kind::cone: return cone_feature(placed, direction, facing, feature);
    case Kind::capsule: {
        feature.radius = placed.shape->radius;
        const double cosine = direction.dot(placed.axis());
        const Vector3 low = placed.to_world({0.0, 0.0, placed.shape->low}), high = placed.to_world({0.0, 0.0, placed.shape->high});
        if (cosine < facing.edge_cosine) feature.add(low, 0, 0);
        if (cosine > -facing.edge_cosine) feature.add(high, 1, 0);
        return;
    }
    case Kind::sphere:
        feature.radius = placed.shape->radius;
        return feature.add(placed.position, 0, 0);
    case Kind::triangle:
        for (unsigned k = 0; k < 3; ++k)
            feature.add(placed.to_world(placed.triangle->corner[k]), placed.triangle->vertex[k], placed.triangle->edge[k]);
        feature.normal = placed.rotation * placed.triangle->normal;
        return;
    default: return;
    }
}

double feature_contacts(const Feature& a, const Feature& b, const Vector3& normal, double scale, Workspace& room, const Sink& sink) {
    const std::size_t na = a.point.size(), nb = b.point.size();
    if (na > 2 && nb > 2) return polygon_polygon(a, b, normal, scale, room, sink);
    if (na == 2 && nb > 2) return segment_polygon(a, b, true, normal, scale, room, sink);
    if (na > 2 && nb == 2) return segment_polygon(b, a, false, normal, scale, room, sink);
    if (na == 2 && nb == 2) return segment_segment(a, b, normal, scale, sink);
    return far;
}

} // namespace saltus::collision
