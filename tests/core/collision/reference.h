// SPDX-License-Identifier: GPL-3.0-or-later
// Independent answers for the tests of collision: slow, plain ways that share nothing with the code under test.
#pragma once

#include "core/collision/detector.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

namespace saltus::collision::testing {

struct Random {
    std::mt19937_64 engine;
    explicit Random(std::uint64_t seed) : engine(seed) {}
    double between(double low, double high) { return low + (high - low) * static_cast<double>(engine() >> 11U) * 0x1p-53; }
    Vector3 vector(double size) { return {between(-size, size), between(-size, size), between(-size, size)}; }
    Vector3 direction() {
        for (;;)
            if (const Vector3 v = vector(1.0); v.norm() > 0.1 && v.norm() < 1.0) return v.normalized();
    }
    Eigen::Quaterniond turn() {
        for (;;) {
            const Eigen::Quaterniond q(between(-1, 1), between(-1, 1), between(-1, 1), between(-1, 1));
            if (q.norm() > 0.1 && q.norm() < 1.0) return q.normalized();
        }
    }
    Eigen::Quaterniond planar_turn() { return Eigen::Quaterniond(Eigen::AngleAxisd(between(-3.2, 3.2), Vector3::UnitZ())); }
};

inline Pose at(const Vector3& position, const Eigen::Quaterniond& rotation = Eigen::Quaterniond::Identity()) {
    return {position, rotation};
}
inline Eigen::Quaterniond about(const Vector3& axis, double angle) {
    return Eigen::Quaterniond(Eigen::AngleAxisd(angle, axis.normalized()));
}

// A convex polyhedron by corners and triangles: a box.
inline TriangleMesh box_surface(const Vector3& half) {
    TriangleMesh mesh;
    for (unsigned i = 0; i < 8; ++i)
        mesh.vertices.push_back({(i & 1U) ? half.x() : -half.x(), (i & 2U) ? half.y() : -half.y(), (i & 4U) ? half.z() : -half.z()});
    mesh.triangles = {{0, 4, 6}, {0, 6, 2}, {1, 3, 7}, {1, 7, 5}, {0, 1, 5}, {0, 5, 4}, {2, 6, 7}, {2, 7, 3}, {0, 2, 3}, {0, 3, 1}, {4, 5, 7}, {4, 7, 6}};
    return mesh;
}

inline TriangleMesh moved(TriangleMesh mesh, const Pose& pose) {
    for (Vector3& v : mesh.vertices) v = pose.apply(v);
    return mesh;
}

inline double point_segment(const Vector3& p, const Vector3& a, const Vector3& b) {
    const double t = std::clamp((p - a).dot(b - a) / (b - a).squaredNorm(), 0.0, 1.0);
    return (p - a - t * (b - a)).norm();
}

inline double point_triangle(const Vector3& p, const Vector3& a, const Vector3& b, const Vector3& c) {
    const Vector3 n = (b - a).cross(c - a);
    const Vector3 foot = p - n * (n.dot(p - a) / n.squaredNorm());
    if (n.dot((b - a).cross(foot - a)) >= 0 && n.dot((c - b).cross(foot - b)) >= 0 && n.dot((a - c).cross(foot - c)) >= 0) return (p - foot).norm();
    return std::min({point_segment(p, a, b), point_segment(p, b, c), point_segment(p, c, a)});
}

inline double segment_segment(const Vector3& p, const Vector3& q, const Vector3& r, const Vector3& s) {
    double best = std::min({point_segment(p, r, s), point_segment(q, r, s), point_segment(r, p, q), point_segment(s, p, q)});
    const Vector3 u = q - p, v = s - r, n = u.cross(v);
    if (n.squaredNorm() > 1e-20) {
        const double a = (r - p).cross(v).dot(n) / n.squaredNorm(), b = (r - p).cross(u).dot(n) / n.squaredNorm();
        if (a > 0 && a < 1 && b > 0 && b < 1) best = std::min(best, std::abs((r - p).dot(n)) / n.norm());
    }
    return best;
}

// Distance of two polyhedra that do not overlap: every pair of features.
inline double polyhedra_apart(const TriangleMesh& a, const TriangleMesh& b) {
    double best = std::numeric_limits<double>::infinity();
    for (const auto& t : a.triangles)
        for (const Vector3& p : b.vertices) best = std::min(best, point_triangle(p, a.vertices[t[0]], a.vertices[t[1]], a.vertices[t[2]]));
    for (const auto& t : b.triangles)
        for (const Vector3& p : a.vertices) best = std::min(best, point_triangle(p, b.vertices[t[0]], b.vertices[t[1]], b.vertices[t[2]]));
    for (const auto& t : a.triangles)
        for (unsigned i = 0; i < 3; ++i)
            for (const auto& u : b.triangles)
                for (unsigned j = 0; j < 3; ++j)
                    best = std::min(best, segment_segment(a.vertices[t[i]], a.vertices[t[(i + 1) % 3]], b.vertices[u[j]], b.vertices[u[(j + 1) % 3]]));
    return best;
}

// The most that any of the directions that count parts two polyhedra: normals of faces, crossed edges. What overlaps is parted
// soonest along one of these.
inline double parted_by_axes(const TriangleMesh& a, const TriangleMesh& b) {
    double best = -std::numeric_limits<double>::infinity();
    const auto consider = [&](Vector3 n) { // from b to a
        if (!(n.squaredNorm() > 1e-16)) return;
        n.normalize();
        double low = std::numeric_limits<double>::infinity(), high = -low;
        for (const Vector3& v : a.vertices) low = std::min(low, n.dot(v));
        for (const Vector3& v : b.vertices) high = std::max(high, n.dot(v));
        best = std::max(best, low - high);
    };
    for (const auto& t : b.triangles) consider((b.vertices[t[1]] - b.vertices[t[0]]).cross(b.vertices[t[2]] - b.vertices[t[0]]));
    for (const auto& t : a.triangles) consider((a.vertices[t[2]] - a.vertices[t[0]]).cross(a.vertices[t[1]] - a.vertices[t[0]]));
    for (const auto& t : a.triangles)
        for (unsigned i = 0; i < 3; ++i)
            for (const auto& u : b.triangles)
                for (unsigned j = 0; j < 3; ++j) {
                    const Vector3 n = (a.vertices[t[(i + 1) % 3]] - a.vertices[t[i]]).cross(b.vertices[u[(j + 1) % 3]] - b.vertices[u[j]]);
                    consider(n), consider(-n);
                }
    return best;
}

// Farthest point of a shape along a direction, straight from its definition.
inline double height(const Shape& shape, const Pose& pose, const Vector3& direction) {
    const Vector3 d = pose.rotation.conjugate() * direction;
    const double base = direction.dot(pose.position), aside = std::hypot(d.x(), d.y());
    if (std::holds_alternative<HalfSpace>(shape)) return 0.0;
    if (const auto* s = std::get_if<Sphere>(&shape)) return base + s->radius;
    if (const auto* s = std::get_if<Disc>(&shape)) return base + s->radius;
    if (const auto* s = std::get_if<Box>(&shape)) return base + s->half.dot(d.cwiseAbs());
    if (const auto* s = std::get_if<Cylinder>(&shape)) return base + s->radius * aside + s->half_height * std::abs(d.z());
    if (const auto* s = std::get_if<Capsule>(&shape)) return base + s->radius + s->half_height * std::abs(d.z());
    if (const auto* s = std::get_if<Cone>(&shape)) return base + std::max(0.75 * s->height * d.z(), s->radius * aside - 0.25 * s->height * d.z());
    double top = -std::numeric_limits<double>::infinity();
    if (const auto* s = std::get_if<Hull>(&shape))
        for (const Vector3& v : s->surface->vertices) top = std::max(top, v.dot(d));
    if (const auto* s = std::get_if<Polygon>(&shape))
        for (const auto& v : s->points) top = std::max(top, v.x() * d.x() + v.y() * d.y());
    return base + top;
}

// Whether a point lies in a shape, give or take eps, straight from its definition.
inline bool contains(const Shape& shape, const Pose& pose, const Vector3& world, double eps) {
    const Vector3 p = pose.rotation.conjugate() * (world - pose.position);
    const double aside = std::hypot(p.x(), p.y());
    if (const auto* s = std::get_if<Sphere>(&shape)) return p.norm() <= s->radius + eps;
    if (const auto* s = std::get_if<Disc>(&shape)) return p.norm() <= s->radius + eps;
    if (const auto* s = std::get_if<Box>(&shape)) return (p.cwiseAbs() - s->half).maxCoeff() <= eps;
    if (const auto* s = std::get_if<Cylinder>(&shape)) return aside <= s->radius + eps && std::abs(p.z()) <= s->half_height + eps;
    if (const auto* s = std::get_if<Capsule>(&shape))
        return (p - Vector3(0, 0, std::clamp(p.z(), -s->half_height, s->half_height))).norm() <= s->radius + eps;
    if (const auto* s = std::get_if<Cone>(&shape))
        return p.z() >= -0.25 * s->height - eps && aside <= s->radius * (0.75 * s->height - p.z()) / s->height + eps * (1.0 + s->radius / s->height);
    if (const auto* s = std::get_if<Hull>(&shape)) {
        for (const auto& t : s->surface->triangles) {
            const auto& v = s->surface->vertices;
            if ((v[t[1]] - v[t[0]]).cross(v[t[2]] - v[t[0]]).normalized().dot(p - v[t[0]]) > eps) return false;
        }
        return true;
    }
    if (const auto* s = std::get_if<Polygon>(&shape)) {
        for (std::size_t k = 0; k < s->points.size(); ++k) {
            const Eigen::Vector2d a = s->points[k], along = (s->points[(k + 1) % s->points.size()] - a).normalized();
            if (along.y() * (p.x() - a.x()) - along.x() * (p.y() - a.y()) > eps) return false;
        }
        return std::abs(p.z()) <= eps;
    }
    return false;
}

// How far apart along a direction (from b to a): its maximum over all directions is the distance, or minus the depth.
inline double apart_along(const Shape& a, const Pose& pa, const Shape& b, const Pose& pb, const Vector3& n) {
    return -height(a, pa, -n) - height(b, pb, n);
}

// That maximum by a net of directions, refined around the best ones with shrinking steps.
inline double apart_by_search(const Shape& a, const Pose& pa, const Shape& b, const Pose& pb, Vector3* where = nullptr) {
    struct Found {
        double value;
        Vector3 n;
    };
    std::vector<Found> net;
    constexpr int count = 1000;
    for (int k = 0; k < count; ++k) { // Fibonacci's net
        const double z = 1.0 - 2.0 * (k + 0.5) / count, phi = k * 2.399963229728653, r = std::sqrt(1.0 - z * z);
        const Vector3 n(r * std::cos(phi), r * std::sin(phi), z);
        net.push_back({apart_along(a, pa, b, pb, n), n});
    }
    std::sort(net.begin(), net.end(), [](const Found& x, const Found& y) { return x.value > y.value; });
    Found best = net[0];
    for (std::size_t k = 0; k < 6; ++k) {
        Found here = net[k];
        for (double step = 0.05; step > 1e-8;) {
            const Vector3 u = here.n.cross(std::abs(here.n.x()) < 0.6 ? Vector3::UnitX() : Vector3::UnitY()).normalized(), v = here.n.cross(u);
            bool better = false;
            for (int m = 0; m < 16; ++m) {
                const double angle = m * 0.39269908169872414;
                const Vector3 n = (here.n + step * (std::cos(angle) * u + std::sin(angle) * v)).normalized();
                if (const double value = apart_along(a, pa, b, pb, n); value > here.value) here = {value, n}, better = true;
            }
            if (!better) step *= 0.6;
        }
        if (here.value > best.value) best = here;
    }
    if (where) *where = best.n;
    return best.value;
}

// The contacts of two shapes alone.
class Two {
public:
    Two(const Shape& a, const Shape& b, bool fixed_b = false) : detector_(is_planar(a)) {
        detector_.add_shape(0, a, {}, must_be_fixed(a));
        detector_.add_shape(1, b, {}, fixed_b || must_be_fixed(b));
    }
    std::span<const Contact> at(const Pose& a, const Pose& b, double reach) {
        const std::array<Pose, 2> poses{a, b};
        const std::array<double, 2> reaches{0.5 * reach, 0.5 * reach};
        return detector_.detect(poses, reaches);
    }
    static double smallest(std::span<const Contact> contacts) {
        double gap = std::numeric_limits<double>::infinity();
        for (const Contact& c : contacts) gap = std::min(gap, c.gap);
        return gap;
    }

private:
    Detector detector_;
};

} // namespace saltus::collision::testing
