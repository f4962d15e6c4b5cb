// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/place.h"

#include "core/collision/detector.h"
#include "core/collision/short_turn.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace saltus::authoring {

namespace {

constexpr int kMostSteps = 400;      // of the way to the first touch; curved sides that graze need many
constexpr double kTouching = 1e-14;  // of the size: nearer than numbers tell
constexpr double kAlong = 1e-9;      // sine of the angle at which a surface counts as parallel to the way

// Outward normal of a triangle surface where `p` lies; off: how far from its plane and outside of the triangle.
Vector3 triangle_normal(const collision::TriangleMesh& mesh, const Vector3& p, double& off) {
    Vector3 best = Vector3::UnitZ();
    off = std::numeric_limits<double>::infinity();
    for (const auto& t : mesh.triangles) {
        const Vector3 &a = mesh.vertices[t[0]], &b = mesh.vertices[t[1]], &c = mesh.vertices[t[2]];
        const Vector3 cross = (b - a).cross(c - a);
        const double area = cross.norm();
        if (!(area > 0.0)) continue;
        const Vector3 n = cross / area;
        double outside = 0.0;
        for (const auto& [u, v] : {std::pair(a, b), std::pair(b, c), std::pair(c, a)})
            outside = std::max(outside, -((v - u).cross(p - u)).dot(n) / std::max((v - u).norm(), 1e-300));
        const double distance = std::abs((p - a).dot(n)) + outside;
        if (distance >= off) continue;
        off = distance;
        best = n;
    }
    return best;
}

struct NormalAt {
    const Vector3& p;
    double& off;
    Vector3 ball(const Vector3& d, double radius) const {
        const double r = d.norm();
        off = std::abs(r - radius);
        return r > 0.0 ? Vector3(d / r) : Vector3(Vector3::UnitZ());
    }
    Vector3 operator()(const collision::Sphere& s) const { return ball(p, s.radius); }
    Vector3 operator()(const collision::Disc& s) const { return ball({p.x(), p.y(), 0.0}, s.radius); }
    Vector3 operator()(const collision::Box& s) const {
        int axis = 0;
        const Vector3 out = p.cwiseAbs() - s.half;
        out.maxCoeff(&axis);
        off = std::abs(out[axis]);
        return (p[axis] < 0.0 ? -1.0 : 1.0) * Vector3::Unit(axis);
    }
    Vector3 operator()(const collision::Cylinder& s) const {
        const double r = std::hypot(p.x(), p.y()), side = r - s.radius, cap = std::abs(p.z()) - s.half_height;
        off = std::min(std::abs(side), std::abs(cap));
        if (side > cap && r > 0.0) return {p.x() / r, p.y() / r, 0.0};
        return (p.z() < 0.0 ? -1.0 : 1.0) * Vector3::UnitZ();
    }
    Vector3 operator()(const collision::Capsule& s) const {
        return ball(p - std::clamp(p.z(), -s.half_height, s.half_height) * Vector3::UnitZ(), s.radius);
    }
    Vector3 operator()(const collision::Cone& s) const {
        const double r = std::hypot(p.x(), p.y()), slope = std::hypot(s.radius, s.height);
        const double base = -0.25 * s.height - p.z();
        const double side = ((r - s.radius) * s.height + (p.z() + 0.25 * s.height) * s.radius) / slope;
        off = std::min(std::abs(base), std::abs(side));
        if (base > side || !(r > 0.0)) return base > side ? Vector3(-Vector3::UnitZ()) : Vector3(Vector3::UnitZ());
        return {p.x() / r * s.height / slope, p.y() / r * s.height / slope, s.radius / slope};
    }
    Vector3 operator()(const collision::HalfSpace&) const {
        off = std::abs(p.z());
        return Vector3::UnitZ();
    }
    Vector3 operator()(const collision::Hull& s) const { return triangle_normal(*s.surface, p, off); }
    Vector3 operator()(const collision::Mesh& s) const { return triangle_normal(*s.surface, p, off); }
    Vector3 operator()(const collision::Polygon& s) const {
        Vector3 best = Vector3::UnitY();
        double largest = -std::numeric_limits<double>::infinity();
        for (std::size_t k = 0; k < s.points.size(); ++k) {
            const Eigen::Vector2d a = s.points[k], along = (s.points[(k + 1) % s.points.size()] - a).normalized();
            const double out = (p.x() - a.x()) * along.y() - (p.y() - a.y()) * along.x();
            if (out <= largest) continue;
            largest = out;
            best = {along.y(), -along.x(), 0.0};
        }
        off = std::abs(largest);
        return best;
    }
    Vector3 operator()(const collision::HalfPlane&) const {
        off = std::abs(p.y());
        return Vector3::UnitY();
    }
};

Vector3 normal_of(const collision::Shape& shape, const Vector3& p, double& off) { return std::visit(NormalAt{p, off}, shape); }

} // namespace

double Cluster::reach_along(const Pose& at, const Vector3& direction) const {
    double most = -std::numeric_limits<double>::infinity();
    for (const StagePart& part : parts) most = std::max(most, authoring::reach_along(part.shape, at.then(part.in_frame), direction));
    return parts.empty() ? at.position.dot(direction) : most;
}

double Cluster::radius() const {
    double most = 0.0;
    for (const StagePart& part : parts) {
        // The box about the part, in its own frame.
        Vector3 corner;
        for (int k = 0; k < 3; ++k)
            corner[k] = std::max(authoring::reach_along(part.shape, {}, Vector3::Unit(k)), authoring::reach_along(part.shape, {}, -Vector3::Unit(k)));
        most = std::max(most, part.in_frame.position.norm() + corner.norm());
    }
    return most;
}

Cluster cluster_of(const StageBody& body) {
    Cluster cluster;
    for (const StagePart& part : body.parts)
        if (!is_ground(part.shape)) cluster.parts.push_back(part);
    return cluster;
}

Cluster cluster_of(const Stage& stage, std::span<const std::size_t> bodies, const Pose& frame) {
    Cluster cluster;
    const Eigen::Quaterniond back = frame.rotation.conjugate();
    for (const std::size_t b : bodies)
        for (const StagePart& part : stage.bodies()[b].parts) {
            if (is_ground(part.shape)) continue;
            const Pose at = stage.bodies()[b].frame.then(part.in_frame);
            cluster.parts.push_back({part.shape, Pose{back * (at.position - frame.position), back * at.rotation}});
        }
    return cluster;
}

struct Surroundings::Impl {
    collision::Detector detector;
    Cluster cluster;
    Vector3 down;
    bool planar;
    std::vector<Pose> poses;       // [0]: the cluster
    std::vector<double> reach;
    std::vector<std::string> names; // by body of the detector
    double radius = 0.0, highest = 0.0; // highest: largest height (against down) of what stands there

    explicit Impl(bool flat) : detector(flat), planar(flat) {}

    std::span<const collision::Contact> detect(const Pose& at, double look) {
        poses[0] = at;
        reach[0] = look;
        return detector.detect(poses, reach);
    }
};

Surroundings::Surroundings(const Stage& stage, std::span<const std::size_t> moving, Cluster cluster, bool floor)
    : impl_(std::make_unique<Impl>(stage.planar())) {
    Impl& d = *impl_;
    d.cluster = std::move(cluster);
    d.down = stage.down();
    d.radius = d.cluster.radius();
    d.poses.emplace_back();
    d.names.emplace_back();
    // Shapes of the cluster come first: contacts name them as a, and their normals look towards it.
    for (const StagePart& part : d.cluster.parts)
        if (!collision::must_be_fixed(part.shape)) d.detector.add_shape(0, part.shape, part.in_frame, false);
    d.highest = -std::numeric_limits<double>::infinity();
    std::vector<bool> left(stage.bodies().size(), false);
    for (const std::size_t b : moving) left[b] = true;
    for (std::size_t b = 0; b < stage.bodies().size(); ++b) {
        const StageBody& body = stage.bodies()[b];
        if (left[b] || !body.touches) continue;
        const auto number = static_cast<std::uint32_t>(d.poses.size());
        d.poses.push_back(body.frame);
        d.names.push_back(body.name);
        for (const StagePart& part : body.parts) {
            // All are fixed here: they are not looked at among themselves.
            d.detector.add_shape(number, part.shape, part.in_frame, true);
            d.highest = std::max(d.highest, is_ground(part.shape) ? -body.frame.then(part.in_frame).position.dot(d.down)
                                                                  : reach_along(part.shape, body.frame.then(part.in_frame), -d.down));
        }
    }
    if (floor) {
        const auto number = static_cast<std::uint32_t>(d.poses.size());
        const Vector3 up = d.planar ? Vector3::UnitY() : Vector3::UnitZ();
        d.poses.push_back({Vector3::Zero(), collision::short_turn(up, -d.down)});
        d.names.emplace_back();
        if (d.planar) d.detector.add_shape(number, collision::HalfPlane{}, {}, true);
        else d.detector.add_shape(number, collision::HalfSpace{}, {}, true);
        d.highest = std::max(d.highest, 0.0);
    }
    d.reach.assign(d.poses.size(), 0.0);
}

Surroundings::~Surroundings() = default;
Surroundings::Surroundings(Surroundings&&) noexcept = default;
Surroundings& Surroundings::operator=(Surroundings&&) noexcept = default;

const Cluster& Surroundings::cluster() const { return impl_->cluster; }

// Conservative advancement: along a contact's normal the gap shrinks by the way times the cosine, no faster, so the
// cluster may go gap / cosine without meeting that shape; repeated, it comes to the first touch from outside. Normals of
// curved sides over edges are known to some digits only, so a step may end a trifle inside: half of it is taken back then.
Landing Surroundings::advance(const Pose& from, const Vector3& direction, double longest) {
    Impl& d = *impl_;
    Landing result;
    result.pose = from;
    if (d.cluster.empty()) return result;
    const double size = std::max(d.radius, 1e-12);
    double clear = 0.0; // way at which nothing overlapped
    for (int step = 0; step < kMostSteps && result.way < longest; ++step) {
        const double look = std::min(longest - result.way, 2.0 * size), told = kTouching * (size + result.pose.position.norm());
        double way = look, deepest = 0.0;
        const collision::Contact* nearest = nullptr;
        for (const collision::Contact& contact : d.detect(result.pose, look)) {
            if (contact.body_a != 0) continue;
            const double closing = -contact.normal.dot(direction);
            if (closing <= kAlong) continue;
            deepest = std::min(deepest, contact.gap);
            const double free = std::max(contact.gap, 0.0) / closing;
            if (free >= way) continue;
            way = free;
            nearest = &contact;
        }
        if (deepest < -10.0 * told && result.way - clear > told) way = 0.5 * (clear - result.way);
        else clear = result.way;
        result.way += way;
        result.pose.position += way * direction;
        if (!nearest) continue;
        result.landed = std::abs(way) <= told || step + 1 == kMostSteps;
        if (!result.landed) continue;
        result.on = d.names[nearest->body_b];
        result.normal = nearest->normal;
        break;
    }
    return result;
}

Landing Surroundings::rest_over(const Vector3& point, const Eigen::Quaterniond& rotation) {
    Impl& d = *impl_;
    const double height = d.cluster.reach_along({Vector3::Zero(), rotation}, d.down), room = 0.02 * d.radius;
    Pose start{point - (height + room) * d.down, rotation};
    // Where something overlaps there, the cluster comes from above all of it.
    if (!overlaps(start).empty()) {
        const double up = d.highest + height + d.radius + start.position.dot(d.down);
        start.position -= std::max(up, 0.0) * d.down;
    }
    const double farthest = -start.position.dot(d.down) + std::abs(d.highest) + 4.0 * d.radius;
    return advance(start, d.down, std::max(farthest, 100.0 * d.radius));
}

Landing Surroundings::rest_on(const Vector3& point, const Vector3& normal, const Vector3& up) {
    Impl& d = *impl_;
    const Eigen::Quaterniond rotation = collision::short_turn(up, normal);
    const double height = d.cluster.reach_along({Vector3::Zero(), rotation}, -normal);
    const Pose start{point + (height + 0.5 * d.radius) * normal, rotation};
    Landing landing = advance(start, -normal, d.radius);
    if (!landing.landed) landing.pose.position = point + height * normal;
    return landing;
}

std::optional<double> Surroundings::gap(const Pose& at, double reach) {
    std::optional<double> smallest;
    for (const collision::Contact& contact : impl_->detect(at, reach))
        if (contact.body_a == 0 && (!smallest || contact.gap < *smallest)) smallest = contact.gap;
    return smallest;
}

std::vector<std::string> Surroundings::overlaps(const Pose& at, double depth) {
    std::vector<std::string> names;
    std::vector<bool> told(impl_->names.size(), false);
    for (const collision::Contact& contact : impl_->detect(at, 0.0)) {
        if (contact.body_a != 0 || contact.gap >= -depth || told[contact.body_b]) continue;
        told[contact.body_b] = true;
        names.push_back(impl_->names[contact.body_b]);
    }
    return names;
}

std::optional<Vector3> face_normal(const StageBody& body, const Vector3& point) {
    std::optional<Vector3> best;
    double least = std::numeric_limits<double>::infinity();
    for (const StagePart& part : body.parts) {
        const Pose at = body.frame.then(part.in_frame);
        double off = 0.0;
        const Vector3 normal = normal_of(part.shape, at.rotation.conjugate() * (point - at.position), off);
        if (off >= least) continue;
        least = off;
        best = at.rotation * normal;
    }
    return best;
}

double on_grid(double x, double step) { return step > 0.0 ? std::round(x / step) * step : x; }

Vector3 on_grid(const Vector3& point, double step, const Vector3& down, bool planar) {
    Vector3 snapped = point;
    for (int k = 0; k < (planar ? 2 : 3); ++k)
        if (std::abs(down[k]) < 0.5) snapped[k] = on_grid(point[k], step);
    return snapped;
}

} // namespace saltus::authoring
