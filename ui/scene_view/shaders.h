// SPDX-License-Identifier: GPL-3.0-or-later
// GLSL 1.50 (compatibility) programs of the scene: matte bodies, wound springs, ray-cast spheres, ground, sky.
#pragma once

#include <osg/Program>
#include <osg/ref_ptr>

namespace saltus::ui::scene {

enum class Pass { picture = 0, shadow = 1, outline = 2 }; // the uniform `pass`

osg::ref_ptr<osg::Program> bodyProgram();
osg::ref_ptr<osg::Program> coilProgram();   // uniform vec4 coilShape: radius, wire radius, length, turns
osg::ref_ptr<osg::Program> sphereProgram(); // vertex (centre, radius), texture coordinate (corner, 0/1 selected)
osg::ref_ptr<osg::Program> flatProgram();   // lines and marks: uniform vec4 flatColor, times gl_Color
osg::ref_ptr<osg::Program> groundProgram(); // the shadow on the ground: uniform float shadowOpacity
osg::ref_ptr<osg::Program> skyProgram();    // uniforms vec3 skyTop, skyBottom
osg::ref_ptr<osg::Program> blurProgram();   // sampler2D source, uniform vec2 texel

} // namespace saltus::ui::scene
