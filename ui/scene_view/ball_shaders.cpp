// SPDX-License-Identifier: GPL-3.0-or-later
// Balls: found by ray in pictures that stand still; in a motion discs that are lit as balls.
#include "ui/scene_view/shader_source.h"
#include "ui/scene_view/shaders.h"

namespace saltus::ui::scene {

namespace {

// Balls. Many of them while they move: flat discs that are lit as balls; what the depth tells first is then not shaded.
const char* const kFlattened = R"(
#if defined(MANY) && !defined(FINE)
#define FLATTENED
#endif
)";
// The light around over a ball, a quadratic form of the normal: from five directions, linear between them.
const char* const kSkyOver = R"(
void skyOver(vec3 u, vec3 v, vec3 towards, vec3 matte, out vec3 middle, out vec3 alongU, out vec3 alongV, out vec3 alongSight) {
    vec3 east = skyAt(u), west = skyAt(-u), north = skyAt(v), south = skyAt(-v), mean = 0.25 * (east + west + north + south);
    middle = matte * mean;
    alongU = 0.5 * matte * (east - west);
    alongV = 0.5 * matte * (north - south);
    alongSight = matte * (skyAt(towards) - mean);
}
)";

const char* const kSphereVertex = R"(
#ifdef DEPTHS
const bool kFromLight = true;
#else
const bool kFromLight = false;
#endif
uniform float pixel;          // m per pixel at 1 m from the eye; orthographic: everywhere
uniform float shadowStep;     // some texels of the shadow map, m
#ifdef FLATTENED
uniform mat4 shadowMatrix;
uniform vec3 bodyColor;
flat out vec3 sky, skyX, skyY, skyZ, keyed, lightward, shadowFront;
flat out float pixels; // of the radius
out vec3 shadowAt;
out vec2 corner;       // the rim is at 1
#else
out vec3 eye, center;
out vec4 tint; // the last number is the gloss
flat out mat3 toBody; // rows: the body's axes in eye space; 0: no marks
#endif
out float radius, selected;
void main() {
#ifdef FLATTENED
    vec3 center, eye;
#else
    tint = gl_Color;
    vec4 q = gl_MultiTexCoord1;
    mat3 axes = mat3(0.0);
    if (dot(q, q) > 0.5)
        axes = mat3(1.0 - 2.0 * (q.y * q.y + q.z * q.z), 2.0 * (q.x * q.y + q.w * q.z), 2.0 * (q.x * q.z - q.w * q.y),
                    2.0 * (q.x * q.y - q.w * q.z), 1.0 - 2.0 * (q.x * q.x + q.z * q.z), 2.0 * (q.y * q.z + q.w * q.x),
                    2.0 * (q.x * q.z + q.w * q.y), 2.0 * (q.y * q.z - q.w * q.x), 1.0 - 2.0 * (q.x * q.x + q.y * q.y));
    toBody = transpose(gl_NormalMatrix * axes);
#endif
    center = (gl_ModelViewMatrix * vec4(gl_Vertex.xyz, 1.0)).xyz;
    bool parallel = orthographic || kFromLight;
    float d = length(center);
    float size = parallel ? pixel : pixel * d;
    radius = kFromLight ? gl_Vertex.w : max(gl_Vertex.w, 0.6 * size); // never thinner than a pixel
    selected = gl_MultiTexCoord0.z;
    vec3 towards = parallel ? vec3(0.0, 0.0, 1.0) : -center / max(d, 1e-9);
    vec3 u = normalize(cross(abs(towards.y) < 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0), towards));
    vec3 v = cross(towards, u);
    float reach = parallel ? radius : radius * d / sqrt(max(d * d - radius * radius, 1e-12 * d * d));
    float rim = reach;
    if (!kFromLight) reach += (selected > 0.5 ? 3.5 : 1.0) * size;
    eye = center + reach * (gl_MultiTexCoord0.x * u + gl_MultiTexCoord0.y * v);
    gl_Position = gl_ProjectionMatrix * vec4(eye, 1.0);
    if (kFromLight && radius < 0.3 * shadowStep) gl_Position = vec4(2.0, 2.0, 2.0, 1.0); // between the texels
#ifdef FLATTENED
    corner = gl_MultiTexCoord0.xy * reach / rim;
    pixels = rim / size;
#ifndef DEPTHS
    skyOver(u, v, towards, bodyColor * gl_Color.rgb, sky, skyX, skyY, skyZ);
    keyed = bodyColor * gl_Color.rgb * keyColor;
    lightward = vec3(dot(keyDirection, u), dot(keyDirection, v), dot(keyDirection, towards));
    float lifted = radius + shadowStep;
    shadowAt = (shadowMatrix * vec4(center + lifted * (corner.x * u + corner.y * v), 1.0)).xyz;
    shadowFront = mat3(shadowMatrix) * towards * lifted;
#endif
#endif
}
)";

const char* const kSphereFragment = R"(
#ifdef FLATTENED
flat in vec3 sky, skyX, skyY, skyZ, keyed, lightward, shadowFront;
flat in float pixels;
in vec3 shadowAt;
in vec2 corner;
in float radius, selected;
#ifdef DEPTHS
void main() {
    if (dot(corner, corner) > 1.0) discard;
    gl_FragColor = vec4(0.0);
}
#else
void main() {
    float r = length(corner), inside = (1.0 - r) * pixels, rim = selected > 0.5 ? 2.5 : 0.0;
    float alpha = clamp(inside + rim + 0.5, 0.0, 1.0);
    if (alpha <= 0.0) discard;
    float z = sqrt(max(1.0 - r * r, 0.0));
    float key = max(dot(vec3(corner, z), lightward), 0.0) * litAt(shadowAt + z * shadowFront, vec3(0.0));
    vec3 color = sky + corner.x * skyX + corner.y * skyY + z * skyZ + keyed * key;
    if (rim > 0.0) color = mix(accentColor.rgb, color, clamp(inside + 0.5, 0.0, 1.0));
    gl_FragColor = vec4(color, alpha);
}
#endif
#else
uniform vec3 bodyColor;
uniform mat4 shadowMatrix;
uniform float shadowStep;
uniform float pixel;
uniform vec4 edgeColor;
in vec3 eye, center;
in vec4 tint;
in float radius, selected;
flat in mat3 toBody;
#ifdef DEPTHS
void main() {
    vec2 to = center.xy - eye.xy;
    float miss2 = dot(to, to);
    if (miss2 > radius * radius) discard;
    vec4 clip = gl_ProjectionMatrix * vec4(eye.xy, center.z + sqrt(max(radius * radius - miss2, 0.0)), 1.0);
    gl_FragDepth = clamp(0.5 * clip.z / clip.w + 0.5, 0.0, 1.0);
    gl_FragColor = vec4(0.0);
}
#else
void main() {
    vec3 start = orthographic ? vec3(eye.xy, 0.0) : vec3(0.0);
    vec3 along = orthographic ? vec3(0.0, 0.0, -1.0) : normalize(eye);
    vec3 to = center - start;
    float nearest = dot(to, along);
    float miss = length(to - nearest * along);
    float size = orthographic ? pixel : pixel * nearest;
    float inside = (radius - miss) / size; // in pixels
    float rim = selected > 0.5 ? 2.5 : 0.0;
    float alpha = clamp(inside + rim + 0.5, 0.0, 1.0);
    if (alpha <= 0.0) discard;
    vec3 hit = start + along * (nearest - sqrt(max(radius * radius - miss * miss, 0.0)));
    vec4 clip = gl_ProjectionMatrix * vec4(hit, 1.0);
    gl_FragDepth = clamp(0.5 * clip.z / clip.w + 0.5, 0.0, 1.0);
    vec3 n = normalize(hit - center);
    vec3 matte = bodyColor * tint.rgb;
    if (toBody[0] != vec3(0.0)) { // equator and a meridian: one sees it turn
        vec3 local = toBody * n;
        float from = local.x > 0.0 ? min(abs(local.z), abs(local.y)) : abs(local.z);
        float line = clamp(1.6 - from * radius / size, 0.0, 1.0) * clamp(radius / size / 6.0 - 1.0, 0.0, 1.0);
        matte = mix(matte, edgeColor.rgb, 0.8 * edgeColor.a * line);
    }
    vec3 color = shaded(matte, n, hit, (shadowMatrix * vec4(hit + n * shadowStep, 1.0)).xyz, 0.0, tint.a);
    if (rim > 0.0) color = mix(accentColor.rgb, color, clamp(inside + 0.5, 0.0, 1.0));
    gl_FragColor = vec4(color, alpha);
}
#endif
#endif
)";

const char* const kSpriteVertex = R"(
uniform mat4 shadowMatrix;
uniform float shadowStep; // some texels of the shadow map, m
uniform float pixel;
uniform vec3 bodyColor;
flat out vec4 toDisc; // from the sprite's place, by columns: the ball's rim is at 1
flat out float pixels; // of the radius
flat out vec3 sky, skyX, skyY, skyZ, keyed, lightward, lit, litX, litY, litZ;
void main() {
    vec3 center = (gl_ModelViewMatrix * vec4(gl_Vertex.xyz, 1.0)).xyz;
    float radius = gl_Vertex.w;
    gl_Position = gl_ProjectionMatrix * vec4(center, 1.0);
#ifdef DEPTHS
    vec2 wide = radius * vec2(gl_ProjectionMatrix[0][0], gl_ProjectionMatrix[1][1]) * (0.5 / shadowTexel);
    if (radius < 0.3 * shadowStep) gl_Position = vec4(2.0, 2.0, 2.0, 1.0); // between the texels
    float side = 2.0 * max(wide.x, wide.y);
    toDisc = vec4(side / wide.x, 0.0, 0.0, side / wide.y);
#else
    float d = length(center), size = orthographic ? pixel : pixel * d;
    radius = max(radius, 0.6 * size); // never thinner than a pixel
    vec3 towards = orthographic ? vec3(0.0, 0.0, 1.0) : -center / d;
    vec3 u = normalize(cross(abs(towards.y) < 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0), towards));
    vec3 v = cross(towards, u);
    // A tilted disc is an ellipse on the picture: its two radii as pixels.
    float reach = orthographic ? radius : radius * d / sqrt(max(d * d - radius * radius, 1e-12 * d * d));
    float scale = reach / (orthographic ? pixel : pixel * -center.z);
    vec2 tilt = orthographic ? vec2(0.0) : center.xy / -center.z;
    vec2 a = scale * (u.xy + tilt * u.z), b = scale * (v.xy + tilt * v.z);
    float side = 2.0 * max(length(vec2(a.x, b.x)), length(vec2(a.y, b.y))) + 1.5;
    toDisc = vec4(b.y, -a.y, -b.x, a.x) * (side / (a.x * b.y - b.x * a.y));
    pixels = reach / size;
    vec3 matte = bodyColor * gl_Color.rgb;
    skyOver(u, v, towards, matte, sky, skyX, skyY, skyZ);
    keyed = matte * keyColor;
    lightward = vec3(dot(keyDirection, u), dot(keyDirection, v), dot(keyDirection, towards));
    float lifted = radius + shadowStep;
    lit = (shadowMatrix * vec4(center, 1.0)).xyz;
    mat3 turn = lifted * mat3(shadowMatrix);
    litX = turn * u;
    litY = turn * v;
    litZ = turn * towards;
#endif
    gl_PointSize = side;
}
)";
const char* const kSpriteFragment = R"(
flat in vec4 toDisc;
flat in float pixels;
flat in vec3 sky, skyX, skyY, skyZ, keyed, lightward, lit, litX, litY, litZ;
void main() {
    vec2 at = mat2(toDisc.xy, toDisc.zw) * vec2(gl_PointCoord.x - 0.5, 0.5 - gl_PointCoord.y);
    float r2 = dot(at, at);
#ifdef DEPTHS
    if (r2 > 1.0) discard;
    gl_FragColor = vec4(0.0);
#else
    float alpha = clamp((1.0 - sqrt(r2)) * pixels + 0.5, 0.0, 1.0);
    if (alpha <= 0.0) discard;
    float z = sqrt(max(1.0 - r2, 0.0));
    vec3 n = vec3(at, z);
    float key = max(dot(n, lightward), 0.0) * litAt(lit + at.x * litX + at.y * litY + z * litZ, vec3(0.0));
    gl_FragColor = vec4(sky + at.x * skyX + at.y * skyY + z * skyZ + keyed * key, alpha);
#endif
}
)";

} // namespace

osg::ref_ptr<osg::Program> sphereProgram() {
    return program("sphere", std::string(kFlattened) + kLight + kSkyOver + kSphereVertex, std::string(kFlattened) + kLight + kSphereFragment);
}
osg::ref_ptr<osg::Program> spriteProgram() { return program("sprite", std::string(kLight) + kSkyOver + kSpriteVertex, "#define SMALL\n" + std::string(kLight) + kSpriteFragment); }

} // namespace saltus::ui::scene
