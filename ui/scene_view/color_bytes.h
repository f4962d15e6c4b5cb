// SPDX-License-Identifier: GPL-3.0-or-later
// Colours of vertices: four bytes each, the fourth is the opacity of marks and the gloss of solids. Components 0..1, others are clamped.
#pragma once

#include <osg/Vec3>
#include <osg/Vec4>
#include <osg/Vec4ub>

#include <algorithm>
#include <cmath>

namespace saltus::ui::scene {

inline osg::Vec4ub bytes(const osg::Vec4& color) {
    const auto byte = [](float x) { return static_cast<unsigned char>(std::lround(255.0f * std::clamp(x, 0.0f, 1.0f))); };
    return {byte(color.x()), byte(color.y()), byte(color.z()), byte(color.w())};
}
inline osg::Vec4ub bytes(const osg::Vec3& color, float gloss = 1.0f) { return bytes(osg::Vec4(color, gloss)); }

} // namespace saltus::ui::scene
