// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/shader_source.h"

#include <osg/Shader>

namespace saltus::ui::scene {

namespace {

const char* const kVersion = "#version 150 compatibility\n";

// One source, several programs (defines of the state set, see shaders.h): what a pass does not need is not there at all, for the
// processor that draws without a graphics card goes through both branches of every question.
const char* const kDefines = "#extension GL_ARB_texture_gather : enable\n#pragma import_defines (FINE, DEPTHS, OUTLINE, MANY, CROWDED)\n";

} // namespace

const char* const kLight = R"(
uniform bool orthographic;
uniform vec3 keyDirection; // towards the light
uniform vec3 keyColor;
uniform mat4 skyRed, skyGreen, skyBlue;
uniform vec4 accentColor;
#ifdef FINE
uniform sampler2D shadowMap;
uniform mat3 shadowNormal; // of the eye's space, into that of the map
uniform vec2 lightWidth;   // of the map, for a unit of depth: how fast a shadow's edge grows soft with the distance of what casts it
#else
#ifdef CROWDED
uniform sampler2D shadowDepth;
#else
uniform sampler2DShadow shadowDepth;
#endif
#endif
uniform float shadowTexel; // of the map's width, where it is the plain one

#ifdef FINE
vec2 spread(int i, int count) { // evenly over a disc
    float r = sqrt((float(i) + 0.5) / float(count)), a = 2.39996323 * float(i);
    return r * vec2(cos(a), sin(a));
}
// How far what casts the shadow stands away says how soft its edge is (R. Fernando, Percentage-closer soft shadows, 2005).
float litAt(vec3 at, vec3 n) {
    vec2 inside = min(at.xy, 1.0 - at.xy);
    float known = clamp(min(inside.x, inside.y) * 24.0, 0.0, 1.0);
    // The surface itself, seen from the light, is a plane.
    vec3 m = shadowNormal * n;
    vec2 slope = clamp(-m.xy / (abs(m.z) > 1e-4 ? m.z : 1e-4), vec2(-8.0), vec2(8.0));
    float here = min(at.z, 1.0);
    const int kSearched = 12, kTaken = 32;
    vec2 reach = min(lightWidth * here, vec2(0.03)) + 0.0008;
    float sum = 0.0, found = 0.0;
    for (int i = 0; i < kSearched; ++i) {
        vec2 by = spread(i, kSearched) * reach;
        float seen = textureLod(shadowMap, at.xy + by, 0.0).r;
        float before = step(seen, here + dot(by, slope) - 0.0008);
        sum += before * seen;
        found += before;
    }
    float away = here - sum / max(found, 1.0);
    vec2 soft = clamp(lightWidth * away, vec2(0.0009), reach);
    float dark = 0.0;
    for (int i = 0; i < kTaken; ++i) {
        vec2 by = spread(i, kTaken) * soft;
        dark += step(textureLod(shadowMap, at.xy + by, 0.0).r, here + dot(by, slope) - 0.0008);
    }
    return mix(1.0, 1.0 - dark / float(kTaken), known * step(0.5, found));
}
#else
float litAt(vec3 at, vec3 n) { // 1: in the key light, 0: in the shadow
    // Towards the border of the map the shadow fades: it is never cut.
    vec2 inside = min(at.xy, 1.0 - at.xy);
    float known = clamp(min(inside.x, inside.y) * 24.0, 0.0, 1.0);
    float z = min(at.z, 1.0);
#if defined(CROWDED)
    // A compared look is four texels, for a processor most of what a picture of a crowd costs: here a look is one.
    vec2 place = clamp(at.xy, 0.0, 0.9999) / shadowTexel;
#if defined(GROUND)
    // A tent over three by three.
    vec2 f = fract(place), low = 0.5 * (1.0 - f) * (1.0 - f), high = 0.5 * f * f, middle = 1.0 - low - high;
    ivec2 first = ivec2(place) - 1, last = ivec2(1.0 / shadowTexel - 0.5);
    vec3 rows[3];
    for (int j = 0; j < 3; ++j)
        for (int i = 0; i < 3; ++i) rows[j][i] = step(z, texelFetch(shadowDepth, clamp(first + ivec2(i, j), ivec2(0), last), 0).r);
    vec3 across = vec3(low.x, middle.x, high.x);
    float lit = low.y * dot(rows[0], across) + middle.y * dot(rows[1], across) + high.y * dot(rows[2], across);
#elif defined(SMALL)
    float lit = step(z, texelFetch(shadowDepth, ivec2(place), 0).r);
#else
    // The mean of the four about it.
    vec2 f = fract(place - 0.5);
#ifdef GL_ARB_texture_gather
    vec4 four = step(vec4(z), textureGather(shadowDepth, at.xy));
#else
    ivec2 first = ivec2(place - 0.5);
    vec4 four = step(vec4(z), vec4(texelFetch(shadowDepth, first + ivec2(0, 1), 0).r, texelFetch(shadowDepth, first + 1, 0).r,
                                   texelFetch(shadowDepth, first + ivec2(1, 0), 0).r, texelFetch(shadowDepth, first, 0).r));
#endif
    float lit = mix(mix(four.w, four.z, f.x), mix(four.x, four.y, f.x), f.y);
#endif
#else
    // Four looks about it, each a weighted mean of four texels: a thin wire's shadow is a grey band, not a row of torn patches.
    float lit = 0.25 * (textureLod(shadowDepth, vec3(at.xy + shadowTexel * vec2(0.5, 1.25), z), 0.0) + textureLod(shadowDepth, vec3(at.xy + shadowTexel * vec2(-1.25, 0.5), z), 0.0)
                      + textureLod(shadowDepth, vec3(at.xy + shadowTexel * vec2(-0.5, -1.25), z), 0.0) + textureLod(shadowDepth, vec3(at.xy + shadowTexel * vec2(1.25, -0.5), z), 0.0));
#endif
    return mix(1.0, lit, known);
}
#endif
vec3 skyAt(vec3 n) {
    vec4 v = vec4(n, 1.0);
    return max(vec3(dot(v, skyRed * v), dot(v, skyGreen * v), dot(v, skyBlue * v)), 0.0);
}
// blocked: share of the light around that the part's own shape keeps away; gloss: 0 matte to 1.
vec3 shaded(vec3 color, vec3 n, vec3 eye, vec3 shadowAt, float blocked, float gloss) {
    float key = max(dot(n, keyDirection), 0.0) * litAt(shadowAt, n);
    vec3 sent = color * (skyAt(n) * (1.0 - blocked) + keyColor * key);
#ifdef FINE
    vec3 towards = orthographic ? vec3(0.0, 0.0, 1.0) : -normalize(eye);
    float facing = max(dot(n, towards), 0.0);
    float rim = 1.0 - facing;
    rim *= rim;
    rim *= rim;
    float spot = pow(max(dot(n, normalize(keyDirection + towards)), 0.0), 44.0);
    sent += gloss * (0.55 * spot * key * keyColor + (0.05 + 0.40 * rim) * (1.0 - blocked) * skyAt(reflect(-towards, n)));
#endif
    return sent;
}
)";

osg::ref_ptr<osg::Program> program(const char* name, const std::string& vertex, const std::string& fragment) {
    osg::ref_ptr<osg::Program> result = new osg::Program;
    result->setName(name);
    const std::string head = std::string(kVersion) + kDefines;
    result->addShader(new osg::Shader(osg::Shader::VERTEX, head + vertex));
    result->addShader(new osg::Shader(osg::Shader::FRAGMENT, head + fragment));
    return result;
}

} // namespace saltus::ui::scene
