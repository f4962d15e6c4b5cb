// SPDX-License-Identifier: GPL-3.0-or-later
// Spheres (discs) and capsules among themselves, a sphere with a box, cylinder, cone: closed forms.
#include "core/collision/convex_pair.h"
#include "core/collision/pairs.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace saltus::collision {

namespace {

struct Segment {
    Vector3 middle, along; // along: unit
    double half = 0.0;
};

Segment core_of(const Placed& placed) {
    if (placed.shape->kind != Kind::capsule) return {placed.position, placed.axis(), 0.0};
    return {placed.position, placed.axis(), placed.shape->high};
}

// Nearest points of two segments, by their parameters. Source: C. Ericson, "Real-Time Collision Detection", 5.1.9.
void nearest_points(const Segment& a, const Segment& b, double& s, double& t) {
    const Vector3 between = b.middle - a.middle;
    const double pa = between.dot(a.along), pb = between.dot(b.along), cosine = a.along.dot(b.along);
    const double square = a.along.cross(b.along).squaredNorm();
    if (a.half == 0.0) {
        s = 0.0, t = std::clamp(-pb, -b.half, b.half);
        return;
    }
    if (b.half == 0.0) {
        t = 0.0, s = std::clamp(pa, -a.half, a.half);
        return;
    }
    if (square > 1e-14) s = std::clamp((pa - cosine * pb) / square, -a.half, a.half);
    else { // parallel: the middle of what they share
        const double low = std::max(-a.half, pa - b.half), high = std::min(a.half, pa + b.half);
        s = std::clamp(0.5 * (low + high), -a.half, a.half);
    }
    t = std::clamp(s * cosine - pb, -b.half, b.half);
    s = std::clamp(t * cosine + pa, -a.half, a.half);
}

Vector3 across(const Vector3& direction) {
    const Vector3 helper = std::abs(direction.x()) < 0.6 ? Vector3::UnitX() : Vector3::UnitY();
    return direction.cross(helper).normalized();
}

// The sphere's centre in a half plane of a body of revolution: nearest boundary point, outward normal, signed distance.
struct Profile {
    double r = 0.0, z = 0.0, nr = 0.0, nz = 0.0, distance = 0.0;
};

Profile cylinder_profile(const Prepared& shape, double r, double z) {
    const double out_r = r - shape.radius, out_z = std::abs(z) - shape.high, sign = z < 0.0 ? -1.0 : 1.0;
    if (out_r <= 0.0 && out_z <= 0.0) { // inside: the nearer of side and cap
        if (out_r > out_z) return {shape.radius, z, 1.0, 0.0, out_r};
        return {r, sign * shape.high, 0.0, sign, out_z};
    }
    if (out_r <= 0.0) return {r, sign * shape.high, 0.0, sign, out_z};
    if (out_z <= 0.0) return {shape.radius, z, 1.0, 0.0, out_r};
    const double distance = std::hypot(out_r, out_z);
    return {shape.radius, sign * shape.high, out_r / distance, sign * out_z / distance, distance};
}

Profile cone_profile(const Prepared& shape, double r, double z) {
    const double height = shape.high - shape.low, slant = std::hypot(height, shape.radius);
    const double ur = -shape.radius / slant, uz = height / slant; // from the rim to the tip
    const double nr = uz, nz = -ur;
    const double along = (r - shape.radius) * ur + (z - shape.low) * uz, above = (r - shape.radius) * nr + (z - shape.low) * nz;
    const double below = shape.low - z;
    const auto to_point = [&](double pr, double pz) {
        const double distance = std::hypot(r - pr, z - pz);
        return Profile{pr, pz, (r - pr) / distance, (z - pz) / distance, distance};
    };
    const Profile on_side{shape.radius + along * ur, shape.low + along * uz, nr, nz, above};
    const Profile on_base{r, shape.low, 0.0, -1.0, below};
    if (above <= 0.0 && below <= 0.0) return above > below ? on_side : on_base;
    if (above > 0.0 && along >= 0.0 && along <= slant) return on_side;
    if (above > 0.0 && along > slant) return to_point(0.0, shape.high);
    if (r <= shape.radius) return on_base;
    return to_point(shape.radius, shape.low);
}

} // namespace

void round_round(const Placed& a, const Placed& b, Workspace& room, const Sink& sink) {
    const Segment core_a = core_of(a), core_b = core_of(b);
    double s = 0.0, t = 0.0;
    nearest_points(core_a, core_b, s, t);
    Separation apart;
    apart.beyond = false;
    apart.on_a = core_a.middle + s * core_a.along, apart.on_b = core_b.middle + t * core_b.along;
    const Vector3 between = apart.on_a - apart.on_b;
    apart.distance = between.norm();
    if (apart.distance - core_radius(a) - core_radius(b) > sink.reach) return;
    const double scale = scale_of(a, b);
    if (apart.distance > 1e-12 * scale) {
        apart.normal = between / apart.distance;
    } else { // centres or axes meet: any direction across
        const bool lines = core_a.half > 0.0 && core_b.half > 0.0;
        const Vector3 cross = core_a.along.cross(core_b.along);
        if (a.shape->kind == Kind::disc) apart.normal = Vector3::UnitY();
        else if (lines && cross.squaredNorm() > 1e-12) apart.normal = cross.normalized();
        else if (core_a.half > 0.0) apart.normal = across(core_a.along);
        else if (core_b.half > 0.0) apart.normal = across(core_b.along);
        apart.distance = 0.0;
    }
    if (core_a.half > 0.0 && core_b.half > 0.0) return convex_contacts(a, b, apart, room, sink);
    sink.add(apart.on_a - core_radius(a) * apart.normal, apart.on_b + core_radius(b) * apart.normal, apart.normal,
             apart.distance - core_radius(a) - core_radius(b), contact_id(Meeting::closest, 0, 0));
}

void sphere_convex(const Placed& sphere, const Placed& other, Workspace& room, const Sink& sink) {
    const double radius = sphere.shape->radius;
    const Vector3 local = other.to_local(sphere.position);
    Vector3 on = local, normal = Vector3::Zero();
    double distance = 0.0;
    switch (other.shape->kind) {
    case Kind::box: {
        const Vector3& half = other.shape->half;
        const Vector3 out = local.cwiseAbs() - half;
        int axis = 0;
        const double deepest = out.maxCoeff(&axis);
        if (deepest <= 0.0) {
            distance = deepest;
            normal[axis] = local[axis] < 0.0 ? -1.0 : 1.0;
            on[axis] = normal[axis] * half[axis];
        } else {
            on = local.cwiseMax(-half).cwiseMin(half);
            distance = (local - on).norm();
            // One side alone: the exact normal, whatever the distance.
            if ((out.array() > 0.0).count() == 1) normal[axis] = local[axis] < 0.0 ? -1.0 : 1.0;
            else normal = (local - on) / distance;
        }
        break;
    }
    case Kind::cylinder:
    case Kind::cone: {
        const double r = std::hypot(local.x(), local.y());
        const Profile profile = other.shape->kind == Kind::cylinder ? cylinder_profile(*other.shape, r, local.z()) : cone_profile(*other.shape, r, local.z());
        const double cosine = r > 0.0 ? local.x() / r : 1.0, sine = r > 0.0 ? local.y() / r : 0.0;
        on = Vector3(profile.r * cosine, profile.r * sine, profile.z);
        normal = Vector3(profile.nr * cosine, profile.nr * sine, profile.nz);
        distance = profile.distance;
        break;
    }
    default: return convex_pair(sphere, other, room, sink);
    }
    const Vector3 direction = other.rotation * normal;
    sink.add(sphere.position - radius * direction, other.to_world(on), direction, distance - radius, contact_id(Meeting::closest, 0, 0));
}

void convex_half_space(const Placed& a, const Placed& half_space, Workspace& room, const Sink& sink) {
    const Vector3 normal = half_space.axis();
    const double level = normal.dot(half_space.position);
    const auto put = [&](const Vector3& point, std::uint64_t id) {
        const double gap = normal.dot(point) - level;
        sink.add(point, point - gap * normal, normal, gap, id);
        return gap;
    };
    switch (a.shape->kind) {
    case Kind::sphere: put(a.position - a.shape->radius * normal, contact_id(Meeting::closest, 0, 0)); return;
    case Kind::capsule:
        put(a.to_world({0.0, 0.0, a.shape->low}) - a.shape->radius * normal, contact_id(Meeting::vertex_a, 0, 0));
        put(a.to_world({0.0, 0.0, a.shape->high}) - a.shape->radius * normal, contact_id(Meeting::vertex_a, 1, 0));
        return;
    case Kind::box:
    case Kind::hull: {
        const auto& vertices = a.shape->polytope->vertices;
        const Vector3 local = a.rotation.transpose() * normal; // heights are of the body's frame: one product a corner
        const double base = normal.dot(a.position) - level;
        for (std::uint32_t k = 0; k < vertices.size(); ++k)
            if (base + local.dot(vertices[k]) <= sink.reach) put(a.to_world(vertices[k]), contact_id(Meeting::vertex_a, k, 0));
        return;
    }
    case Kind::cylinder:
    case Kind::cone: {
        Feature& feature = room.feature_a;
        feature_towards(a, -normal, feature);
        double lowest = sink.reach;
        for (std::size_t k = 0; k < feature.point.size(); ++k)
            lowest = std::min(lowest, put(feature.point[k], contact_id(Meeting::vertex_a, feature.vertex[k], 0)));
        const Vector3 bottom = core_support(a, -normal);
        if (normal.dot(bottom) - level < lowest - 1e-9 * a.shape->size) put(bottom, contact_id(Meeting::closest, 0, 0));
        return;
    }
    default: return;
    }
}

} // namespace saltus::collision
