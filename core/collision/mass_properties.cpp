// SPDX-License-Identifier: GPL-3.0-or-later
// Source of the integrals over a polyhedron: D. Eberly, "Polyhedral Mass Properties (Revisited)", 2002: signed tetrahedra
// from one point, covariance of each by its corners.
#include "core/base/overloaded.h"
#include "core/collision/shape.h"

#include <cmath>
#include <numbers>

namespace saltus::collision {

namespace {

constexpr double pi = std::numbers::pi;

Matrix3 diagonal(double x, double y, double z) {
    return Vector3(x, y, z).asDiagonal();
}

// Inertia of a covariance (integral of x x^T): tr(C) 1 - C.
Matrix3 inertia_of(const Matrix3& covariance) {
    return covariance.trace() * Matrix3::Identity() - covariance;
}

MassProperties of_surface(const TriangleMesh& mesh) {
    MassProperties result;
    if (mesh.vertices.empty() || mesh.triangles.empty()) return result;
    Vector3 origin = Vector3::Zero(); // near the body: less cancellation
    for (const Vector3& v : mesh.vertices) origin += v;
    origin /= static_cast<double>(mesh.vertices.size());
    Vector3 moment = Vector3::Zero();
    Matrix3 covariance = Matrix3::Zero();
    for (const auto& triangle : mesh.triangles) {
        const Vector3 a = mesh.vertices[triangle[0]] - origin, b = mesh.vertices[triangle[1]] - origin, c = mesh.vertices[triangle[2]] - origin;
        const double six = a.dot(b.cross(c)); // six times the volume of the tetrahedron
        const Vector3 sum = a + b + c;
        result.volume += six / 6.0;
        moment += six / 24.0 * sum;
        covariance += six / 120.0 * (a * a.transpose() + b * b.transpose() + c * c.transpose() + sum * sum.transpose());
    }
    if (result.volume == 0.0) return result;
    const Vector3 centre = moment / result.volume;
    result.centre = origin + centre;
    result.inertia = inertia_of(covariance - result.volume * centre * centre.transpose());
    return result;
}

MassProperties of_polygon(const std::vector<Eigen::Vector2d>& points) {
    MassProperties result;
    if (points.empty()) return result;
    Eigen::Vector2d origin = Eigen::Vector2d::Zero(), moment = origin;
    for (const auto& p : points) origin += p;
    origin /= static_cast<double>(points.size());
    double second = 0.0; // of r^2 about the origin
    for (std::size_t k = 0; k < points.size(); ++k) {
        const Eigen::Vector2d a = points[k] - origin, b = points[(k + 1) % points.size()] - origin;
        const double twice = a.x() * b.y() - a.y() * b.x();
        result.volume += 0.5 * twice;
        moment += twice / 6.0 * (a + b);
        second += twice / 12.0 * (a.squaredNorm() + a.dot(b) + b.squaredNorm());
    }
    if (result.volume == 0.0) return result;
    const Eigen::Vector2d centre = moment / result.volume;
    result.centre = Vector3(origin.x() + centre.x(), origin.y() + centre.y(), 0.0);
    result.inertia(2, 2) = second - result.volume * centre.squaredNorm();
    return result;
}

} // namespace

bool is_planar(const Shape& shape) noexcept {
    return std::holds_alternative<Disc>(shape) || std::holds_alternative<Polygon>(shape) || std::holds_alternative<HalfPlane>(shape);
}

bool must_be_fixed(const Shape& shape) noexcept {
    return std::holds_alternative<HalfSpace>(shape) || std::holds_alternative<HalfPlane>(shape) || std::holds_alternative<Mesh>(shape);
}

MassProperties mass_properties(const Shape& shape) {
    return std::visit(Overloaded{
                          [](const Sphere& s) {
                              const double v = 4.0 / 3.0 * pi * s.radius * s.radius * s.radius, i = 0.4 * v * s.radius * s.radius;
                              return MassProperties{v, Vector3::Zero(), diagonal(i, i, i)};
                          },
                          [](const Box& s) {
                              const Vector3 square = s.half.cwiseProduct(s.half);
                              const double v = 8.0 * s.half.prod(), third = v / 3.0;
                              return MassProperties{v, Vector3::Zero(),
                                                    diagonal(third * (square.y() + square.z()), third * (square.z() + square.x()),
                                                             third * (square.x() + square.y()))};
                          },
                          [](const Cylinder& s) {
                              const double r2 = s.radius * s.radius, v = 2.0 * pi * r2 * s.half_height;
                              const double across = v * (0.25 * r2 + s.half_height * s.half_height / 3.0);
                              return MassProperties{v, Vector3::Zero(), diagonal(across, across, 0.5 * v * r2)};
                          },
                          [](const Capsule& s) { // a cylinder and two half balls, each 3/8 r beyond its end
                              const double r = s.radius, h = s.half_height, r2 = r * r;
                              const double cylinder = 2.0 * pi * r2 * h, ball = 4.0 / 3.0 * pi * r2 * r;
                              const double along = 0.5 * cylinder * r2 + 0.4 * ball * r2;
                              const double across = cylinder * (0.25 * r2 + h * h / 3.0) + ball * (0.4 * r2 + h * h + 0.75 * h * r);
                              return MassProperties{cylinder + ball, Vector3::Zero(), diagonal(across, across, along)};
                          },
                          [](const Cone& s) {
                              const double r2 = s.radius * s.radius, v = pi * r2 * s.height / 3.0;
                              const double across = v * (0.15 * r2 + 0.0375 * s.height * s.height);
                              return MassProperties{v, Vector3::Zero(), diagonal(across, across, 0.3 * v * r2)};
                          },
                          [](const Hull& s) { return of_surface(*s.surface); },
                          [](const Mesh& s) { return of_surface(*s.surface); },
                          [](const Disc& s) {
                              const double r2 = s.radius * s.radius, area = pi * r2;
                              return MassProperties{area, Vector3::Zero(), diagonal(0.0, 0.0, 0.5 * area * r2)};
                          },
                          [](const Polygon& s) { return of_polygon(s.points); },
                          [](const HalfSpace&) { return MassProperties{}; },
                          [](const HalfPlane&) { return MassProperties{}; },
                      },
                      shape);
}

MassProperties mass_properties(std::span<const Part> parts) {
    MassProperties result;
    Vector3 moment = Vector3::Zero();
    for (const Part& part : parts) {
        const MassProperties own = mass_properties(part.shape);
        result.volume += part.density * own.volume;
        moment += part.density * own.volume * part.pose.apply(own.centre);
    }
    if (result.volume == 0.0) return result;
    result.centre = moment / result.volume;
    for (const Part& part : parts) {
        const MassProperties own = mass_properties(part.shape);
        const Matrix3 turn = part.pose.rotation.toRotationMatrix();
        const Vector3 arm = part.pose.apply(own.centre) - result.centre;
        const double mass = part.density * own.volume;
        if (is_planar(part.shape)) result.inertia(2, 2) += part.density * own.inertia(2, 2) + mass * arm.head<2>().squaredNorm();
        else
            result.inertia += part.density * (turn * own.inertia * turn.transpose()) + mass * inertia_of(arm * arm.transpose());
    }
    return result;
}

} // namespace saltus::collision
