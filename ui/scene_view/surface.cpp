// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/surface.h"

#include <osg/TriangleIndexFunctor>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace saltus::ui::scene {

namespace {

struct CollectCorners {
    std::vector<std::uint32_t> corners;
    void operator()(unsigned a, unsigned b, unsigned c) {
        if (a != b && b != c && c != a) corners.insert(corners.end(), {a, b, c});
    }
};

// What is drawn from both sides may be wound either way.
void turnOutwards(Triangles& mesh, std::size_t from) {
    for (std::size_t k = from; k + 2 < mesh.corners.size(); k += 3) {
        std::uint32_t *a = &mesh.corners[k], *b = a + 1, *c = a + 2;
        const osg::Vec3f across = (mesh.points[*b] - mesh.points[*a]) ^ (mesh.points[*c] - mesh.points[*a]);
        if (across * (mesh.normals[*a] + mesh.normals[*b] + mesh.normals[*c]) < 0.0f) std::swap(*b, *c);
    }
}

} // namespace

void addTriangles(const osg::Geometry& geometry, Triangles& to) {
    const auto* points = dynamic_cast<const osg::Vec3Array*>(geometry.getVertexArray());
    const auto* normals = dynamic_cast<const osg::Vec3Array*>(geometry.getNormalArray());
    if (!points || !normals || normals->size() != points->size()) return;
    const auto first = static_cast<std::uint32_t>(to.points.size());
    const std::size_t corner = to.corners.size();
    to.points.insert(to.points.end(), points->begin(), points->end());
    to.normals.insert(to.normals.end(), normals->begin(), normals->end());
    osg::TriangleIndexFunctor<CollectCorners> collect;
    geometry.accept(collect);
    for (const std::uint32_t i : collect.corners) to.corners.push_back(first + i);
    turnOutwards(to, corner);
}

// As the shader of the picture winds it (shaders.cpp).
Triangles coilTriangles(double radius, double wire, double length, int turns) {
    Triangles out;
    const int along = turns * 20, around = 8;
    const double span = std::max(length - 2.0 * wire, 0.0), flat = 0.8 / turns, ends = std::min(2.0 * wire, 0.2 * span);
    const double turn = 2.0 * std::numbers::pi;
    for (int i = 0; i <= along; ++i)
        for (int k = 0; k < around; ++k) {
            const double s = static_cast<double>(i) / along, angle = turn * turns * s - 1.2, side = turn * k / around;
            const double t = std::clamp((s - flat) / (1.0 - 2.0 * flat), 0.0, 1.0);
            const double z = wire + 0.5 * ends * std::min(s / flat, 1.0) + (span - ends) * t + 0.5 * ends * std::clamp((s - 1.0 + flat) / flat, 0.0, 1.0);
            const osg::Vec3d outward(std::cos(angle), std::sin(angle), 0.0);
            const osg::Vec3d normal = outward * std::cos(side) + osg::Vec3d(0.0, 0.0, 1.0) * std::sin(side);
            out.points.push_back(osg::Vec3f(outward * radius + osg::Vec3d(0.0, 0.0, z) + normal * wire));
            out.normals.push_back(osg::Vec3f(normal));
        }
    const auto index = [&](int i, int k) { return static_cast<std::uint32_t>(i * around + k % around); };
    for (int i = 0; i < along; ++i)
        for (int k = 0; k < around; ++k)
            for (const std::uint32_t v : {index(i, k), index(i + 1, k), index(i + 1, k + 1), index(i, k), index(i + 1, k + 1), index(i, k + 1)}) out.corners.push_back(v);
    turnOutwards(out, 0);
    return out;
}

Triangles ballTriangles() {
    Triangles out;
    const int rings = 16, sides = 32;
    for (int i = 0; i <= rings; ++i)
        for (int k = 0; k <= sides; ++k) {
            const double up = std::numbers::pi * i / rings, round = 2.0 * std::numbers::pi * k / sides;
            out.points.emplace_back(std::sin(up) * std::cos(round), std::sin(up) * std::sin(round), std::cos(up));
        }
    out.normals = out.points;
    const auto index = [&](int i, int k) { return static_cast<std::uint32_t>(i * (sides + 1) + k); };
    for (int i = 0; i < rings; ++i)
        for (int k = 0; k < sides; ++k) {
            if (i > 0) out.corners.insert(out.corners.end(), {index(i, k), index(i + 1, k), index(i, k + 1)});
            if (i + 1 < rings) out.corners.insert(out.corners.end(), {index(i, k + 1), index(i + 1, k), index(i + 1, k + 1)});
        }
    turnOutwards(out, 0);
    return out;
}

} // namespace saltus::ui::scene
