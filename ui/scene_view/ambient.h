// SPDX-License-Identifier: GPL-3.0-or-later
// How much of the light around a part's own shape keeps away from its surface: worked out once by vertex, when a mesh is made.
#pragma once

#include <osg/Node>
#include <osg/Vec3f>

#include <cstdint>
#include <span>
#include <vector>

namespace saltus::ui::scene {

// By vertex, 0 (open) to 1: share of a cosine-weighted hemisphere about its normal in which a triangle lies within `reach` (m),
// near ones counting more (1 at the surface, 0 at `reach`). triangles: three indices each; either side hides.
std::vector<float> blockedLight(std::span<const osg::Vec3f> points, std::span<const osg::Vec3f> normals,
                                std::span<const std::uint32_t> triangles, float reach);

// Of all solids below `node` together, each with its place; written to their texture coordinate 1. reach: m.
void bakeAmbient(osg::Node& node, float reach);

} // namespace saltus::ui::scene
