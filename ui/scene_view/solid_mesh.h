// SPDX-License-Identifier: GPL-3.0-or-later
// What the shapes of rigid bodies look like: triangles with normals, and for every vertex its distance to the edges that
// are drawn as fine lines. Lengths in m, in the shape's own frame. Knows no OpenGL.
#pragma once

#include "core/collision/shape.h"

#include <osg/BoundingBox>
#include <osg/Vec3f>
#include <osg/Vec4f>

#include <cstdint>
#include <optional>
#include <vector>

namespace saltus::ui::scene {

inline constexpr float kNoEdge = 1e6f; // m: no line anywhere near

struct SolidMesh {
    std::vector<osg::Vec3f> points, normals; // normals unit, outward
    std::vector<osg::Vec4f> edges;           // distance to up to four lines; linear over each triangle
    std::vector<std::uint32_t> triangles;    // counter-clockwise seen from outside
    std::vector<float> blocked;              // by point, light around that the mesh keeps from itself (ambient.h); empty: none
    osg::BoundingBox box;
    float reach = 0.0f; // greatest distance of a vertex from the origin
    float within = 0.0f; // m, of a ball about the origin that lies in it; 0: none is known
    bool filled = false; // all of `box` is in it
};

struct SolidDetail {
    int sides = 32;          // of a full turn
    double thickness = 0.1;  // m, of planar shapes: slabs between z = -thickness/2 and +thickness/2
    double groundSize = 0.0; // m, side of the piece of a half-space or half-plane that is shown; 0: nothing of it
    double groundStep = 0.25; // m between the lines on it
};

// Of the same kind and size; meshes: the same triangles.
bool sameShape(const collision::Shape& a, const collision::Shape& b);

// Half-spaces: a plate below z = 0; half-planes: a slab below y = 0. Empty for meshes without triangles.
SolidMesh solidMesh(const collision::Shape& shape, const SolidDetail& detail);

// Fraction of the way from `from` to `to` (the shape's frame) at which the ray enters the shape as it is drawn.
std::optional<double> rayHit(const SolidMesh& mesh, const collision::Vector3& from, const collision::Vector3& to);
std::optional<double> rayHit(const collision::Sphere& sphere, const collision::Vector3& from, const collision::Vector3& to);

} // namespace saltus::ui::scene
