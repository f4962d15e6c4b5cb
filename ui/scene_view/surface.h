// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen of the shapes of a scene of equations, as plain triangles: for other programs. Lengths in m, Z up.
#pragma once

#include <osg/Geometry>
#include <osg/Matrixd>
#include <osg/Vec3>
#include <osg/Vec3f>

#include <cstdint>
#include <vector>

namespace saltus::ui::scene {

struct Triangles {
    std::vector<osg::Vec3f> points, normals; // as many; normals unit
    std::vector<std::uint32_t> corners;      // three a triangle, counter-clockwise seen from where the normals point
};

// A rigid piece of a shape.
struct Surface {
    std::size_t shape = 0;
    Triangles triangles; // in the piece's frame
    osg::Matrixd place;  // scaled along its own axes, then turned, then moved
    osg::Vec3 colour;
};

// Adds the triangles of `geometry`, each vertex with a normal; else nothing.
void addTriangles(const osg::Geometry& geometry, Triangles& to);

// A wire of this radius wound `turns` times about Z, its ends flat; radius: of the middle of the wire.
Triangles coilTriangles(double radius, double wire, double length, int turns);

Triangles ballTriangles(); // radius 1

} // namespace saltus::ui::scene
