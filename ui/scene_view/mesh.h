// SPDX-License-Identifier: GPL-3.0-or-later
// Meshes of the parts: smooth where a part is round, sharp at its edges. Lengths in m, Z up.
#pragma once

#include <osg/Geometry>
#include <osg/ref_ptr>

#include <span>
#include <vector>

namespace saltus::ui::scene {

// A part turned about the Z axis: outline of (radius, z) from bottom to top; edges between pieces stay sharp.
osg::ref_ptr<osg::Geometry> turned(std::span<const osg::Vec2> outline, int sides = 32);
// The same about the Y axis, for shafts and bearings: (radius, y).
osg::ref_ptr<osg::Geometry> turnedAboutY(std::span<const osg::Vec2> outline, int sides = 32);
// step > 0: faces in pieces of about this size, for what is told by vertex.
osg::ref_ptr<osg::Geometry> box(const osg::Vec3& low, const osg::Vec3& high, float step = 0.0f);
osg::ref_ptr<osg::Geometry> boxEdges(const osg::Vec3& low, const osg::Vec3& high);

// A cam: the plate between y = -thickness/2 and +thickness/2 whose surface, seen from -Y and turned by `angle`
// counter-clockwise, stands at radius[angle] straight above its axis; radii at 2 pi i / n.
struct CamPlate {
    osg::ref_ptr<osg::Geometry> solid; // plate with bevel and holes
    osg::ref_ptr<osg::Geometry> edges; // fine lines along the bevels and holes
    float thickness = 0.0f, smallest = 0.0f, largest = 0.0f;
};
CamPlate camPlate(std::span<const double> radius);

// Parameters (s in 0..1 along the coil, angle about the wire) as texture coordinates: the shader winds it, so that a
// spring of any length is the same mesh.
osg::ref_ptr<osg::Geometry> coil(int turns);

// A flat quadrilateral; no normals.
osg::ref_ptr<osg::Geometry> quadrilateral(const osg::Vec3& a, const osg::Vec3& b, const osg::Vec3& c, const osg::Vec3& d);
// The same colour for every vertex of `geometry` (white: what the shader's uniform says).
void setWhite(osg::Geometry& geometry);

// Flat arrow along an arc in the plane y = 0 about the origin, from angle a to b (rad, seen from -Y, 0 along +X).
osg::ref_ptr<osg::Geometry> arcArrow(float radius, float width, float a, float b);

} // namespace saltus::ui::scene
