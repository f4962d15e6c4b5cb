// SPDX-License-Identifier: GPL-3.0-or-later
// The light that comes from all around, as nine numbers a colour: real spherical harmonics up to degree 2 hold the irradiance of
// a diffuse surface to a few per cent (R. Ramamoorthi, P. Hanrahan, An efficient representation for irradiance environment maps,
// SIGGRAPH 2001). World axes, Z up.
#pragma once

#include <osg/Matrixd>
#include <osg/Vec3d>

#include <array>
#include <functional>

namespace saltus::ui::scene {

using Radiance = std::function<osg::Vec3d(const osg::Vec3d& direction)>; // red, green, blue; direction: unit, towards the light
using Harmonics = std::array<osg::Vec3d, 9>;                             // L00, L1-1, L10, L11, L2-2, L2-1, L20, L21, L22

// A studio: bright above, a softer horizon, what the floor sends back, a window at the right.
Radiance studio(bool dark);

Harmonics projected(const Radiance& radiance);
// M of one colour (0 red, 1 green, 2 blue): a white matte surface with the unit normal n sends (n, 1) M (n, 1)^T to the eye.
osg::Matrixd reflected(const Harmonics& light, int colour);

} // namespace saltus::ui::scene
