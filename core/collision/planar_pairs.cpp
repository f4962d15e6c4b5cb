// SPDX-License-Identifier: GPL-3.0-or-later
// Discs, polygons and half-planes in the plane z = 0.
#include "core/collision/pairs.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::collision {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// Turned about z alone, so that nothing has a part along it.
Vector3 turned(const Matrix3& r, const Vector3& x) { return {r(0, 0) * x[0] + r(0, 1) * x[1], r(1, 0) * x[0] + r(1, 1) * x[1], 0.0}; }
Vector3 turned_back(const Matrix3& r, const Vector3& x) { return {r(0, 0) * x[0] + r(1, 0) * x[1], r(0, 1) * x[0] + r(1, 1) * x[1], 0.0}; }
double flat_dot(const Vector3& x, const Vector3& y) { return x[0] * y[0] + x[1] * y[1]; }
Vector3 in_world(const Placed& polygon, std::size_t corner) { return turned(polygon.rotation, polygon.shape->corner[corner]) + polygon.position; }

std::size_t farthest(const Placed& polygon, const Vector3& direction) {
    const Vector3 local = turned_back(polygon.rotation, direction);
    const std::vector<Vector3>& corner = polygon.shape->corner;
    std::size_t best = 0;
    double top = -infinity;
    for (std::size_t k = 0; k < corner.size(); ++k)
        if (const double height = flat_dot(local, corner[k]); height > top) top = height, best = k;
    return best;
}

std::size_t after(const Placed& polygon, std::size_t k) {
    return k + 1 == polygon.shape->corner.size() ? 0 : k + 1;
}

// What faces `direction`: a side when its normal is within 8 degrees, else a corner.
struct Front {
    std::size_t count = 0;
    std::size_t index[2] = {0, 0};
    Vector3 point[2];
};
Front front_towards(const Placed& polygon, const Vector3& direction) {
    const Prepared& shape = *polygon.shape;
    const std::size_t corner = farthest(polygon, direction);
    const std::size_t before = corner == 0 ? shape.corner.size() - 1 : corner - 1;
    const Vector3 local = turned_back(polygon.rotation, direction);
    const double next_cosine = flat_dot(shape.side[corner], local), last_cosine = flat_dot(shape.side[before], local);
    Front front;
    if (std::max(next_cosine, last_cosine) > nearly_facing.face_cosine) {
        front.index[0] = next_cosine >= last_cosine ? corner : before;
        front.index[1] = after(polygon, front.index[0]);
        front.count = 2;
    } else {
        front.index[0] = corner, front.count = 1;
    }
    for (std::size_t k = 0; k < front.count; ++k) front.point[k] = in_world(polygon, front.index[k]);
    return front;
}

struct Apart {
    double distance = -infinity;
    Vector3 normal = Vector3::UnitY(); // from b to a
    bool corners = false;              // nearest: two corners
};

// Largest distance over the sides of `sided`, or the first above `reach`; sign: +1 when `sided` is b.
void consider_sides(const Placed& sided, const Placed& other, double sign, double tie, double reach, Apart& apart) {
    for (std::size_t k = 0; k < sided.shape->side.size(); ++k) {
        const Vector3 normal = turned(sided.rotation, sided.shape->side[k]);
        const Vector3 nearest = in_world(other, farthest(other, -normal));
        const double distance = flat_dot(normal, nearest - in_world(sided, k));
        if (distance > apart.distance + (apart.distance > -infinity ? tie : 0.0)) {
            apart.distance = distance, apart.normal = sign * normal;
            if (distance > reach) return;
        }
    }
}

void polygon_polygon(const Placed& a, const Placed& b, const Sink& sink) {
    const double scale = scale_of(a, b);
    Apart apart;
    consider_sides(a, b, -1.0, 1e-10 * scale, sink.reach, apart);
    if (apart.distance > sink.reach) return;
    consider_sides(b, a, 1.0, 1e-10 * scale, sink.reach, apart);
    if (apart.distance > sink.reach) return;
    Vector3 corner_a = Vector3::Zero(), corner_b = Vector3::Zero();
    std::size_t index_a = 0, index_b = 0;
    if (apart.distance > 0.0) {
        // Apart, the nearest features are a side and a corner (found above) or two corners (farther than any side says).
        double nearest = infinity;
        for (std::size_t i = 0; i < a.shape->corner.size(); ++i)
            for (std::size_t j = 0; j < b.shape->corner.size(); ++j) {
                const Vector3 p = a.to_world(a.shape->corner[i]), q = b.to_world(b.shape->corner[j]);
                if (const double square = (p - q).squaredNorm(); square < nearest) nearest = square, index_a = i, index_b = j, corner_a = p, corner_b = q;
            }
        nearest = std::sqrt(nearest);
        const Vector3 direction = (corner_a - corner_b) / nearest;
        const double along = direction.dot(a.to_world(a.shape->corner[farthest(a, -direction)]) - b.to_world(b.shape->corner[farthest(b, direction)]));
        if (along > apart.distance + 1e-10 * scale) {
            if (along > sink.reach) return;
            apart = {along, direction, true};
        }
    }
    const Front front_a = front_towards(a, -apart.normal), front_b = front_towards(b, apart.normal);
    const auto put = [&](const Vector3& on_a, const Vector3& on_b, Meeting meeting, std::size_t ia, std::size_t ib) {
        const double gap = apart.normal.dot(on_a - on_b);
        sink.add(on_a, on_b, apart.normal, gap, contact_id(meeting, ia, ib), standing_of(meeting), true);
        return gap;
    };
    double smallest = infinity;
    if (front_a.count == 2 && front_b.count == 2) { // the ends of what the sides share along the tangent
        const Vector3 tangent = apart.normal.cross(Vector3::UnitZ());
        const double a0 = tangent.dot(front_a.point[0]), a1 = tangent.dot(front_a.point[1]);
        const double b0 = tangent.dot(front_b.point[0]), b1 = tangent.dot(front_b.point[1]);
        const std::size_t a_low = a0 < a1 ? 0 : 1, b_low = b0 < b1 ? 0 : 1;
        const double eps = 1e-6 * scale;
        const auto at = [&](double x, bool of_a, std::size_t end) {
            const double ta = (x - a0) / (a1 - a0), tb = (x - b0) / (b1 - b0);
            const Vector3 on_a = of_a ? front_a.point[end] : Vector3(front_a.point[0] + ta * (front_a.point[1] - front_a.point[0]));
            const Vector3 on_b = of_a ? Vector3(front_b.point[0] + tb * (front_b.point[1] - front_b.point[0])) : front_b.point[end];
            smallest = std::min(smallest, put(on_a, on_b, of_a ? Meeting::vertex_a : Meeting::vertex_b, of_a ? front_a.index[end] : 0,
                                              of_a ? 0 : front_b.index[end]));
        };
        const double a_from = std::min(a0, a1), a_to = std::max(a0, a1), b_from = std::min(b0, b1), b_to = std::max(b0, b1);
        const bool low_of_b = b_from >= a_from - eps, high_of_b = b_to <= a_to + eps;
        const double low = low_of_b ? b_from : a_from, high = high_of_b ? b_to : a_to;
        if (high - low > eps) {
            at(low, !low_of_b, low_of_b ? b_low : a_low);
            at(high, !high_of_b, high_of_b ? 1 - b_low : 1 - a_low);
        }
    }
    if (smallest <= apart.distance + 1e-9 * scale) return;
    if (apart.corners) {
        put(corner_a, corner_b, Meeting::edges, index_a, index_b);
    } else if (front_a.count == 1) {
        put(front_a.point[0], front_a.point[0] - apart.distance * apart.normal, Meeting::vertex_a, front_a.index[0], 0);
    } else if (front_b.count == 1) {
        put(front_b.point[0] + apart.distance * apart.normal, front_b.point[0], Meeting::vertex_b, 0, front_b.index[0]);
    } else { // two sides that share nothing along the tangent: the lowest corner
        const std::size_t end = apart.normal.dot(front_a.point[0] - front_a.point[1]) < 0.0 ? 0 : 1;
        put(front_a.point[end], front_a.point[end] - apart.distance * apart.normal, Meeting::vertex_a, front_a.index[end], 0);
    }
}

void disc_polygon(const Placed& disc, const Placed& polygon, const Sink& sink) {
    const Vector3 local = polygon.to_local(disc.position);
    const auto& corner = polygon.shape->corner;
    double deepest = -infinity;
    std::size_t side = 0;
    for (std::size_t k = 0; k < corner.size(); ++k)
        if (const double distance = polygon.shape->side[k].dot(local - corner[k]); distance > deepest) deepest = distance, side = k;
    Vector3 normal = polygon.shape->side[side], on = local - deepest * normal;
    double distance = deepest;
    if (deepest > 0.0) { // outside: the nearest of side and corners
        const Vector3 &p = corner[side], &q = corner[after(polygon, side)];
        const double along = (local - p).dot(q - p), length = (q - p).squaredNorm();
        if (along < 0.0 || along > length) {
            // beyond its end: the corner, or the side behind it (obtuse corners)
            double best = infinity;
            for (std::size_t k = 0; k < corner.size(); ++k) {
                const Vector3 d = corner[after(polygon, k)] - corner[k];
                const double t = std::clamp((local - corner[k]).dot(d) / d.squaredNorm(), 0.0, 1.0);
                const Vector3 point = corner[k] + t * d;
                if (const double square = (local - point).squaredNorm(); square < best) best = square, on = point;
            }
            distance = std::sqrt(best);
            if (distance > 0.0) normal = (local - on) / distance;
        }
    }
    const Vector3 direction = polygon.rotation * normal;
    sink.add(disc.position - disc.shape->radius * direction, polygon.to_world(on), direction, distance - disc.shape->radius,
             contact_id(Meeting::closest, 0, 0));
}

} // namespace

void planar_pair(const Placed& a, const Placed& b, const Sink& sink) {
    if (b.shape->kind == Kind::half_plane) {
        const Vector3 normal = b.rotation.col(1);
        const auto put = [&](const Vector3& point, std::uint64_t id) {
            const double gap = normal.dot(point - b.position);
            sink.add(point, point - gap * normal, normal, gap, id);
        };
        if (a.shape->kind == Kind::disc) return put(a.position - a.shape->radius * normal, contact_id(Meeting::closest, 0, 0));
        for (std::size_t k = 0; k < a.shape->corner.size(); ++k) put(a.to_world(a.shape->corner[k]), contact_id(Meeting::vertex_a, k, 0));
        return;
    }
    if (a.shape->kind == Kind::disc && b.shape->kind == Kind::polygon) return disc_polygon(a, b, sink);
    if (a.shape->kind == Kind::polygon && b.shape->kind == Kind::polygon) return polygon_polygon(a, b, sink);
}

} // namespace saltus::collision
