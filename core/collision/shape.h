// SPDX-License-Identifier: GPL-3.0-or-later
// Shapes of rigid bodies in their own frame. Lengths in metres. Axes of revolution are z; a planar shape lies in x, y.
#pragma once

#include <Eigen/Core>
#include <Eigen/Geometry>

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <variant>
#include <vector>

namespace saltus::collision {

using Vector3 = Eigen::Vector3d;
using Matrix3 = Eigen::Matrix3d;

// Rotation, then translation: x_world = rotation * x_local + position.
struct Pose {
    Vector3 position = Vector3::Zero();
    Eigen::Quaterniond rotation = Eigen::Quaterniond::Identity();
    Vector3 apply(const Vector3& local) const { return rotation * local + position; }
    Pose then(const Pose& child) const { return {apply(child.position), rotation * child.rotation}; }
};

struct Sphere {
    double radius = 0.5;
};
struct Box {
    Vector3 half = Vector3::Constant(0.5);
}; // half of each edge
struct Cylinder {
    double radius = 0.5, half_height = 0.5;
};
struct Capsule {
    double radius = 0.25, half_height = 0.5;
}; // of the straight part
struct Cone {
    double radius = 0.5, height = 1.0;
};                   // base at z = -height/4, tip at z = 3/4 height: origin = centre of mass
struct HalfSpace {}; // z <= 0 is solid, normal +z; fixed bodies only
struct TriangleMesh {
    std::vector<Vector3> vertices;
    std::vector<std::array<std::uint32_t, 3>> triangles; // counter-clockwise seen from outside
};
struct Hull {
    std::shared_ptr<const TriangleMesh> surface;
}; // convex, closed
struct Mesh {
    std::shared_ptr<const TriangleMesh> surface;
}; // any; fixed bodies only

// Planar worlds: motion in x, y, rotation about z.
struct Disc {
    double radius = 0.5;
};
struct Polygon {
    std::vector<Eigen::Vector2d> points;
};                   // convex, counter-clockwise
struct HalfPlane {}; // y <= 0 is solid; fixed bodies only

using Shape = std::variant<Sphere, Box, Cylinder, Capsule, Cone, HalfSpace, Hull, Mesh, Disc, Polygon, HalfPlane>;

bool is_planar(const Shape& shape) noexcept;
bool must_be_fixed(const Shape& shape) noexcept; // half-spaces and meshes

// Volume (m^3; of planar shapes area, m^2), centre of mass and inertia about it (at density 1; of planar shapes zz
// alone).
struct MassProperties {
    double volume = 0.0;
    Vector3 centre = Vector3::Zero();
    Matrix3 inertia = Matrix3::Zero();
};
// Of half-spaces all is zero. Of meshes and hulls by the divergence theorem.
MassProperties mass_properties(const Shape& shape);
// Shapes of one body, each with its pose and density: all by parallel axes, inertia about the common centre of mass.
struct Part {
    Shape shape;
    Pose pose;
    double density = 1000.0; // kg/m^3, planar kg/m^2
};
MassProperties mass_properties(std::span<const Part> parts); // `volume` is the mass here, inertia in kg m^2

} // namespace saltus::collision
