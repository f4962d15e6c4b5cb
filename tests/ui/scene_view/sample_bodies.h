// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies made by hand, to draw and to measure: one of every shape, a pile of boxes, a planar scene.
#pragma once

#include "ui/scene_view/body_marks.h"
#include "ui/scene_view/body_scene.h"

#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace saltus::ui::scene {

struct SampleBodies {
    std::vector<BodySpec> bodies;
    std::vector<JointMark> joints;
    std::vector<FrameContact> contacts;
    bool planar = false;

    std::vector<collision::Pose> poses() const {
        std::vector<collision::Pose> all;
        for (const BodySpec& body : bodies) all.push_back(body.start);
        return all;
    }
    void add(std::string name, collision::Shape shape, const collision::Vector3& at,
             const Eigen::Quaterniond& turn = Eigen::Quaterniond::Identity(), bool fixed = false, std::uint32_t material = 0) {
        BodySpec body;
        body.name = std::move(name);
        body.parts.push_back({std::move(shape), {}, material, {}});
        body.fixed = fixed;
        body.start = {at, turn};
        bodies.push_back(std::move(body));
    }
    void push(std::uint32_t a, std::uint32_t b, const collision::Vector3& at, const collision::Vector3& normal,
              const collision::Vector3& percussion, double mu, unsigned char mode) {
        FrameContact c;
        c.body_a = a;
        c.body_b = b;
        for (int k = 0; k < 3; ++k) {
            c.point[k] = at[k];
            c.normal[k] = normal[k];
            c.percussion[k] = percussion[k];
        }
        c.mu = mu;
        c.mode = mode;
        c.id = contacts.size();
        contacts.push_back(c);
    }
};

inline Eigen::Quaterniond turn(double angle, const collision::Vector3& axis) { return Eigen::Quaterniond(Eigen::AngleAxisd(angle, axis.normalized())); }

// An octahedron stretched along z.
inline std::shared_ptr<const collision::TriangleMesh> crystal(double r, double h) {
    auto mesh = std::make_shared<collision::TriangleMesh>();
    mesh->vertices = {{r, 0, 0}, {0, r, 0}, {-r, 0, 0}, {0, -r, 0}, {0, 0, h}, {0, 0, -h}};
    mesh->triangles = {{0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}, {1, 0, 5}, {2, 1, 5}, {3, 2, 5}, {0, 3, 5}};
    return mesh;
}

// A torus about z: a mesh that is smooth and not convex.
inline std::shared_ptr<const collision::TriangleMesh> torus(double big, double small, std::uint32_t around, std::uint32_t across) {
    auto mesh = std::make_shared<collision::TriangleMesh>();
    constexpr double full = 2.0 * std::numbers::pi;
    for (std::uint32_t i = 0; i < around; ++i)
        for (std::uint32_t k = 0; k < across; ++k) {
            const double a = full * i / around, b = full * k / across, r = big + small * std::cos(b);
            mesh->vertices.emplace_back(r * std::cos(a), r * std::sin(a), small * std::sin(b));
        }
    const auto at = [&](std::uint32_t i, std::uint32_t k) { return (i % around) * across + k % across; };
    for (std::uint32_t i = 0; i < around; ++i)
        for (std::uint32_t k = 0; k < across; ++k) {
            mesh->triangles.push_back({at(i, k), at(i + 1, k), at(i + 1, k + 1)});
            mesh->triangles.push_back({at(i, k), at(i + 1, k + 1), at(i, k + 1)});
        }
    return mesh;
}

inline SampleBodies everyShape() {
    using namespace collision;
    SampleBodies s;
    s.add("ground", HalfSpace{}, {0, 0, 0}, Eigen::Quaterniond::Identity(), true);
    s.add("sphere", Sphere{0.25}, {-0.9, -0.2, 0.25}, turn(0.7, {1, 1, 0}), false, 1);
    s.add("box", Box{{0.25, 0.2, 0.15}}, {-0.2, -0.1, 0.15}, turn(0.5, {0, 0, 1}), false, 0);
    s.add("upper", Box{{0.16, 0.16, 0.16}}, {-0.2, -0.1, 0.46}, turn(-0.2, {0, 0, 1}), false, 3);
    s.add("cylinder", Cylinder{0.16, 0.3}, {0.5, 0.1, 0.3}, turn(0.3, {0, 0, 1}), false, 2);
    s.add("lying", Cylinder{0.2, 0.08}, {0.42, -0.55, 0.2}, turn(1.5708, {1, 0.4, 0}), false, 1);
    s.add("capsule", Capsule{0.1, 0.22}, {1.0, -0.2, 0.1}, turn(1.5708, {0.3, 1, 0}), false, 4);
    s.add("cone", Cone{0.2, 0.5}, {-0.5, 0.6, 0.125}, turn(0.3, {0, 0, 1}), false, 5);
    s.add("crystal", Hull{crystal(0.16, 0.26)}, {0.1, 0.75, 0.26}, turn(0.2, {0, 0, 1}), false, 3);
    s.add("ring", Mesh{torus(0.22, 0.08, 48, 20)}, {1.1, 0.6, 0.08}, turn(0, {0, 0, 1}), false, 0);
    s.push(2, 0, {-0.42, -0.35, 0}, {0, 0, 1}, {0.1, 0.05, 0.5}, 0.5, 1);
    s.push(2, 0, {0.02, 0.15, 0}, {0, 0, 1}, {0.25, 0.0, 0.5}, 0.5, 2);
    s.push(3, 2, {-0.05, -0.22, 0.3}, {0, 0, 1}, {0.0, 0.05, 0.25}, 0.6, 1);
    s.push(1, 0, {-0.9, -0.2, 0}, {0, 0, 1}, {0.0, 0.0, 1.2}, 0.4, 1);
    s.push(4, 0, {0.6, 0.0, 0}, {0, 0, 1}, {0.0, 0.0, 0.0}, 0.4, 0);
    s.joints.push_back({"knee", rigid::JointKind::revolute, 4, -1, {{0, 0, 0.3}, turn(1.5708, {1, 0, 0})}, {{0.5, 0.1, 0.6}, turn(1.5708, {1, 0, 0})}, false});
    s.joints.push_back({"ball", rigid::JointKind::ball, 1, -1, {{0, 0, 0.25}, {}}, {{-0.9, -0.2, 0.5}, {}}, false});
    s.joints.push_back({"slide", rigid::JointKind::prismatic, 6, -1, {{0, 0, 0}, {}}, {{1.0, -0.2, 0.1}, {}}, true});
    for (JointMark& j : s.joints)
        if (j.kind != rigid::JointKind::revolute) j.frame_a.rotation = j.frame_b.rotation = Eigen::Quaterniond::Identity();
    return s;
}

// Boxes of 0.1 m in layers, each a little turned.
inline SampleBodies boxPile(std::size_t count) {
    SampleBodies s;
    s.add("ground", collision::HalfSpace{}, {0, 0, 0}, Eigen::Quaterniond::Identity(), true);
    const auto side = static_cast<std::size_t>(std::max(2.0, std::ceil(std::cbrt(static_cast<double>(count) * 0.8))));
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t layer = i / (side * side), in = i % (side * side);
        const double x = (static_cast<double>(in % side) - 0.5 * static_cast<double>(side - 1)) * 0.115 + 0.02 * std::sin(7.0 * static_cast<double>(i));
        const double y = (static_cast<double>(in / side) - 0.5 * static_cast<double>(side - 1)) * 0.115 + 0.02 * std::cos(5.0 * static_cast<double>(i));
        s.add("box[" + std::to_string(i) + "]", collision::Box{{0.05, 0.05, 0.05}}, {x, y, 0.05 + 0.1 * static_cast<double>(layer)},
              turn(0.3 * std::sin(3.0 * static_cast<double>(i)), {0, 0, 1}), false, static_cast<std::uint32_t>(i % 3));
    }
    return s;
}

// Balls of 0.1 m in a heap, shaken loose.
inline SampleBodies ballHeap(std::size_t count) {
    SampleBodies s;
    s.add("ground", collision::HalfSpace{}, {0, 0, 0}, Eigen::Quaterniond::Identity(), true);
    const auto side = static_cast<std::size_t>(std::ceil(std::cbrt(static_cast<double>(count))));
    for (std::size_t i = 0; i < count; ++i) {
        const double k = static_cast<double>(i);
        const auto at = [&](std::size_t n) { return (static_cast<double>(n % side) - 0.5 * static_cast<double>(side - 1)) * 0.105; };
        s.add("bead[" + std::to_string(i) + "]", collision::Sphere{0.05},
              {at(i) + 0.02 * std::sin(7.0 * k), at(i / side) + 0.02 * std::cos(5.0 * k), 0.05 + 0.1 * static_cast<double>(i / (side * side)) + 0.01 * (1.0 + std::sin(3.0 * k))},
              Eigen::Quaterniond::Identity(), false, static_cast<std::uint32_t>(i % 3));
    }
    return s;
}

inline SampleBodies planarScene() {
    using namespace collision;
    SampleBodies s;
    s.planar = true;
    s.add("ground", HalfPlane{}, {0, 0, 0}, Eigen::Quaterniond::Identity(), true);
    s.add("ramp", HalfPlane{}, {0.9, 0, 0}, turn(0.5, {0, 0, 1}), true);
    const auto rectangle = [](double x, double y) { return Polygon{{{-x, -y}, {x, -y}, {x, y}, {-x, y}}}; };
    for (int row = 0; row < 5; ++row)
        for (int k = 0; k < 5 - row; ++k)
            s.add("brick[" + std::to_string(row * 5 + k) + "]", rectangle(0.1, 0.05), {-1.0 + 0.22 * k + 0.11 * row, 0.05 + 0.1 * row, 0}, turn(0, {0, 0, 1}),
                  false, static_cast<std::uint32_t>(row));
    s.add("disc", Disc{0.15}, {0.45, 0.15, 0}, turn(0.8, {0, 0, 1}), false, 1);
    Polygon hexagon;
    for (int k = 0; k < 6; ++k) hexagon.points.emplace_back(0.14 * std::cos(k * std::numbers::pi / 3), 0.14 * std::sin(k * std::numbers::pi / 3));
    s.add("hexagon", hexagon, {0.95, 0.4, 0}, turn(0.4, {0, 0, 1}), false, 3);
    s.push(1 + 1, 0, {-1.1, 0.0, 0}, {0, 1, 0}, {0.1, 0.6, 0}, 0.5, 1);
    s.push(1 + 16, 0, {0.45, 0.0, 0}, {0, 1, 0}, {0.2, 0.8, 0}, 0.25, 2);
    return s;
}

} // namespace saltus::ui::scene
