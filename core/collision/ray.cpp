// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/ray.h"

#include <algorithm>
#include <cmath>

namespace saltus::collision {

namespace {

// The part of the ray inside a convex shape, cut down bit by bit.
struct Range {
    double enter = 0.0, leave = 1.0;
    bool empty() const { return enter > leave; }
    // inside: value + slope t <= 0
    void cut(double value, double slope) {
        if (slope == 0.0) {
            if (value > 0.0) leave = -1.0;
        } else if (slope < 0.0) enter = std::max(enter, -value / slope);
        else leave = std::min(leave, -value / slope);
    }
    // inside: a t^2 + 2 b t + c <= 0, a >= 0
    void cut_square(double a, double b, double c) {
        if (!(a > 0.0)) return cut(c, 2.0 * b);
        const double root = b * b - a * c;
        if (root < 0.0) {
            leave = -1.0;
            return;
        }
        const double s = std::sqrt(root);
        enter = std::max(enter, (-b - s) / a), leave = std::min(leave, (-b + s) / a);
    }
};

Range of_ball(const Vector3& p, const Vector3& d, const Vector3& centre, double radius) {
    Range range;
    range.cut_square(d.squaredNorm(), d.dot(p - centre), (p - centre).squaredNorm() - radius * radius);
    return range;
}

Range of_cylinder(const Vector3& p, const Vector3& d, double radius, double low, double high) {
    Range range;
    range.cut_square(d.x() * d.x() + d.y() * d.y(), d.x() * p.x() + d.y() * p.y(), p.x() * p.x() + p.y() * p.y() - radius * radius);
    range.cut(p.z() - high, d.z()), range.cut(low - p.z(), -d.z());
    return range;
}

// Between base and tip the cone is r <= slope (tip - z): first roots of the quadratic that lie there, and the base.
Range of_cone(const Vector3& p, const Vector3& d, const Prepared& shape) {
    const double slope = shape.radius / (shape.high - shape.low), k = slope * slope, z = p.z() - shape.high;
    const double a = d.x() * d.x() + d.y() * d.y() - k * d.z() * d.z();
    const double b = d.x() * p.x() + d.y() * p.y() - k * d.z() * z;
    const double c = p.x() * p.x() + p.y() * p.y() - k * z * z;
    Range slab;
    slab.cut(p.z() - shape.high, d.z()), slab.cut(shape.low - p.z(), -d.z());
    if (slab.empty()) return slab;
    const auto inside = [&](double t) { return a * t * t + 2.0 * b * t + c <= 1e-12 * k; };
    double enter = 2.0, leave = -1.0;
    const auto take = [&](double t) {
        if (t >= slab.enter && t <= slab.leave) enter = std::min(enter, t), leave = std::max(leave, t);
    };
    if (inside(slab.enter)) take(slab.enter);
    if (inside(slab.leave)) take(slab.leave);
    const double root = b * b - a * c;
    if (root >= 0.0 && a != 0.0) take((-b - std::sqrt(root)) / a), take((-b + std::sqrt(root)) / a);
    else if (a == 0.0 && b != 0.0) take(-c / (2.0 * b));
    return {enter, leave};
}

// In the plane z = 0: a line across it hits at one point, a line in it as a convex region.
template <class Inside, class Cut>
Range of_planar(const Vector3& p, const Vector3& d, Inside&& inside, Cut&& cut) {
    if (d.z() != 0.0) {
        const double t = -p.z() / d.z();
        const Vector3 at = p + t * d;
        if (t >= 0.0 && t <= 1.0 && inside(at)) return {t, t};
        return {0.0, -1.0};
    }
    Range range;
    cut(range);
    return range;
}

} // namespace

bool cast_ray(const Placed& placed, const Vector3& from, const Vector3& to, double& best) {
    const Prepared& shape = *placed.shape;
    const Vector3 p = placed.to_local(from), d = placed.rotation.transpose() * (to - from);
    Range range;
    switch (shape.kind) {
    case Kind::sphere: range = of_ball(p, d, Vector3::Zero(), shape.radius); break;
    case Kind::box:
    case Kind::hull:
        for (const auto& face : shape.polytope->faces) range.cut(face.normal.dot(p) - face.offset, face.normal.dot(d));
        break;
    case Kind::cylinder: range = of_cylinder(p, d, shape.radius, shape.low, shape.high); break;
    case Kind::capsule: {
        range = of_cylinder(p, d, shape.radius, shape.low, shape.high);
        for (const double z : {shape.low, shape.high}) {
            const Range end = of_ball(p, d, {0.0, 0.0, z}, shape.radius);
            if (!end.empty() && (range.empty() || end.enter < range.enter)) range = end;
        }
        break;
    }
    case Kind::cone: range = of_cone(p, d, shape); break;
    case Kind::half_space: range.cut(p.z(), d.z()); break;
    case Kind::mesh: return shape.triangles->cast(p, p + d, best);
    case Kind::triangle: return false;
    case Kind::disc:
        range = of_planar(p, d, [&](const Vector3& at) { return at.head<2>().norm() <= shape.radius; },
                          [&](Range& r) { r.cut_square(d.squaredNorm(), d.dot(p), p.squaredNorm() - shape.radius * shape.radius); });
        break;
    case Kind::polygon:
        range = of_planar(
            p, d,
            [&](const Vector3& at) {
                for (std::size_t k = 0; k < shape.side.size(); ++k)
                    if (shape.side[k].dot(at - shape.corner[k]) > 0.0) return false;
                return true;
            },
            [&](Range& r) {
                for (std::size_t k = 0; k < shape.side.size(); ++k) r.cut(shape.side[k].dot(p - shape.corner[k]), shape.side[k].dot(d));
            });
        break;
    case Kind::half_plane:
        range = of_planar(p, d, [&](const Vector3& at) { return at.y() <= 0.0; }, [&](Range& r) { r.cut(p.y(), d.y()); });
        break;
    }
    if (range.empty() || range.enter > best) return false;
    best = range.enter;
    return true;
}

} // namespace saltus::collision
