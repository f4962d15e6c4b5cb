// SPDX-License-Identifier: GPL-3.0-or-later
// GLSL 1.50 (compatibility) programs of the scene: matte bodies, wound springs, ray-cast spheres, ground, sky.
#pragma once

#include <osg/Program>
#include <osg/ref_ptr>

namespace saltus::ui::scene {

// Defines of a state set (osg::StateSet::setDefine), for all programs below it:
inline constexpr const char* kFineDefine = "FINE";       // light by pixel, gloss, soft shadows; else light by vertex and plain shadows
inline constexpr const char* kDepthsDefine = "DEPTHS";   // a shadow map is drawn
inline constexpr const char* kManyDefine = "MANY";       // of balls: in a motion they are drawn as lit discs
inline constexpr const char* kCrowdedDefine = "CROWDED"; // many parts: plain shadows are read from a map whose texels are not compared
inline constexpr const char* kOutlineDefine = "OUTLINE"; // in the accent's colour

osg::ref_ptr<osg::Program> bodyProgram();
// Rigid bodies: colour per vertex, texture coordinate 0: distance (m) to up to four fine lines; uniforms vec4 edgeColor,
// mat4 skyRed, skyGreen, skyBlue (environment.h).
osg::ref_ptr<osg::Program> solidProgram();
// Marks with a size in pixels (what their vertices mean stands in shaders.cpp); uniforms float markScale, opacity, vec3
// rimColor.
osg::ref_ptr<osg::Program> arrowProgram();
osg::ref_ptr<osg::Program> dotProgram();
osg::ref_ptr<osg::Program> coneProgram();
osg::ref_ptr<osg::Program> coilProgram();   // uniform vec4 coilShape: radius, wire radius, length, turns
// vertex (centre, radius), colour times bodyColor, texture coordinate 0 (corner, 0/1 selected), 1: rotation (x, y, z, w)
// of a body with marks, or 0
osg::ref_ptr<osg::Program> sphereProgram();
// The same of many that move, a point for each: vertex (centre, radius), colour times bodyColor
osg::ref_ptr<osg::Program> spriteProgram();
osg::ref_ptr<osg::Program> flatProgram();   // lines and marks: uniform vec4 flatColor, times gl_Color
osg::ref_ptr<osg::Program> groundProgram(); // the shadow on the ground: uniform vec4 shadowTint (colour, opacity)
osg::ref_ptr<osg::Program> skyProgram();    // uniforms vec3 skyTop, skyBottom

} // namespace saltus::ui::scene
