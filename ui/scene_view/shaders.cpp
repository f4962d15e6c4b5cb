// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/shaders.h"

#include <osg/Shader>

#include <string>

namespace saltus::ui::scene {

namespace {

const char* const kVersion = "#version 150 compatibility\n";

// One source, several programs (defines of the state set, see shaders.h): what a pass does not need is not there at all, for the
// processor that draws without a graphics card goes through both branches of every question.
const char* const kDefines = "#pragma import_defines (FINE, DEPTHS, OUTLINE, MANY)\n";

// Eye space throughout: the key light, the nine numbers of the light around and the shadow matrix come in eye space, once a frame.
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
uniform sampler2DShadow shadowDepth;
uniform float shadowTexel; // of the map's width
#endif

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
#ifdef MANY
    float lit = textureLod(shadowDepth, vec3(at.xy, z), 0.0);
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

// What a surface hands from its vertices to its pixels. Plain: the light is worked out by vertex, but for the shadow.
const char* const kSurfaceVertex = R"(
uniform mat4 shadowMatrix;
uniform float shadowStep; // m
#if defined(DEPTHS) || defined(OUTLINE)
void surface(vec3 p, vec3 n, float hidden) {}
#else
out vec3 shadowAt;
#ifdef FINE
out vec3 normal, eye;
out float blocked;
#else
out vec3 around; // light from all sides
out float facing; // cosine to the key light
#endif
void surface(vec3 p, vec3 n, float hidden) { // in the eye's space
    n = normalize(n);
    // A step along the normal keeps a face out of its own shadow.
    shadowAt = (shadowMatrix * vec4(p + n * shadowStep, 1.0)).xyz;
#ifdef FINE
    normal = n;
    eye = p;
    blocked = hidden;
#else
    around = skyAt(n) * (1.0 - hidden);
    facing = dot(n, keyDirection);
#endif
}
#endif
)";

const char* const kSurfaceFragment = R"(
#if defined(DEPTHS)
vec4 surfaceSeen(vec3 color, float gloss) { return vec4(0.0); } // the depth is all
#elif defined(OUTLINE)
vec4 surfaceSeen(vec3 color, float gloss) { return accentColor; }
#else
in vec3 shadowAt;
#ifdef FINE
in vec3 normal, eye;
in float blocked;
vec4 surfaceSeen(vec3 color, float gloss) {
    vec3 n = normalize(normal);
    vec3 away = orthographic ? vec3(0.0, 0.0, -1.0) : eye;
    if (dot(n, away) > 0.0) n = -n;
    return vec4(shaded(color, n, eye, shadowAt, blocked, gloss), 1.0);
}
#else
in vec3 around;
in float facing;
vec4 surfaceSeen(vec3 color, float gloss) {
    float key = max(gl_FrontFacing ? facing : -facing, 0.0) * litAt(shadowAt, vec3(0.0));
    return vec4(color * (around + keyColor * key), 1.0);
}
#endif
#endif
)";

const char* const kBodyVertex = R"(
void main() {
    vec4 p = gl_ModelViewMatrix * gl_Vertex;
    surface(p.xyz, gl_NormalMatrix * gl_Normal, gl_MultiTexCoord1.x);
    gl_Position = gl_ProjectionMatrix * p;
}
)";

const char* const kBodyFragment = R"(
uniform vec3 bodyColor;
uniform float bodyGloss;
void main() { gl_FragColor = surfaceSeen(bodyColor, bodyGloss); }
)";

// Bodies of many shapes in one array: colour and the distance to fine lines for every vertex.
const char* const kSolidVertex = R"(
uniform float pixel;
out vec4 tint, edge; // tint: the last number is the gloss
out float lined;     // lines of faces that are only a few pixels wide fade away
void main() {
    vec4 p = gl_ModelViewMatrix * gl_Vertex;
    surface(p.xyz, gl_NormalMatrix * gl_Normal, gl_MultiTexCoord1.x);
    tint = gl_Color;
    edge = gl_MultiTexCoord0;
    vec2 far = max(edge.xy * step(edge.xy, vec2(1e5)), edge.zw * step(edge.zw, vec2(1e5)));
    lined = clamp(max(far.x, far.y) / (orthographic ? pixel : pixel * max(-p.z, 1e-6)) / 8.0 - 0.6, 0.0, 1.0);
    gl_Position = gl_ProjectionMatrix * p;
}
)";

const char* const kSolidFragment = R"(
uniform vec4 edgeColor;
in vec4 tint, edge;
in float lined;
void main() {
#if defined(DEPTHS) || defined(OUTLINE)
    gl_FragColor = surfaceSeen(vec3(0.0), 0.0);
#else
    vec2 near = min(edge.xy, edge.zw);
    float d = min(near.x, near.y);
    // Half of a line lies on either face.
    float line = clamp(1.35 - d / max(fwidth(d), 1e-12), 0.0, 1.0) * lined;
    gl_FragColor = surfaceSeen(mix(tint.rgb, edgeColor.rgb, edgeColor.a * line), tint.a);
#endif
}
)";

// Marks of contacts and joints keep their size on the screen: lengths in pixels, unless the last number says metres.
const char* const kMarkHead = R"(
uniform bool orthographic;
uniform float pixel, markScale;
float sizeAt(vec3 eye) { return (orthographic ? pixel : pixel * max(-eye.z, 1e-6)) * markScale; } // m of a pixel
// A mark on a surface is not cut by it: its depth is that of a point nearer to the eye by `reach` metres.
vec4 placedMark(vec3 at, float reach) {
    vec4 clip = gl_ProjectionMatrix * vec4(at, 1.0);
    vec3 nearer = orthographic ? at + vec3(0.0, 0.0, reach) : at * max(1.0 - reach / max(length(at), 1e-6), 0.05);
    vec4 other = gl_ProjectionMatrix * vec4(nearer, 1.0);
    clip.z = other.z / other.w * clip.w;
    return clip;
}
)";

// gl_Vertex: foot, width in pixels; texture coordinate 0: the arrow as a vector, 1 where it is in metres;
// 1: where on its outline: part (0 foot, 1 neck, 2 tip), side, 1 with a head.
const char* const kArrowVertex = R"(
out vec4 tint;
void main() {
    tint = gl_Color;
    vec3 foot = (gl_ModelViewMatrix * vec4(gl_Vertex.xyz, 1.0)).xyz;
    float size = sizeAt(foot);
    vec3 along = gl_NormalMatrix * gl_MultiTexCoord0.xyz * (gl_MultiTexCoord0.w > 0.5 ? 1.0 : size);
    float length_ = max(length(along), 1e-12), width = gl_Vertex.w * size;
    vec3 towards = orthographic ? vec3(0.0, 0.0, 1.0) : -normalize(foot);
    vec3 across = cross(along / length_, towards);
    float seen = length(across);
    across = seen > 1e-4 ? across / seen : vec3(1.0, 0.0, 0.0);
    float head = gl_MultiTexCoord1.z > 0.5 ? min(4.2 * width, 0.6 * length_) : 0.0;
    float t = gl_MultiTexCoord1.x < 0.5 ? 0.0 : gl_MultiTexCoord1.x < 1.5 ? length_ - head : length_;
    vec3 at = foot + along / length_ * t + across * gl_MultiTexCoord1.y * width;
    gl_Position = placedMark(at, 3.0 * size);
}
)";
const char* const kMarkFragment = R"(
uniform float opacity;
in vec4 tint;
void main() { gl_FragColor = vec4(tint.rgb, tint.a * opacity); }
)";

// gl_Vertex: centre, radius in pixels; texture coordinate 0: corner, 1 for a ring.
const char* const kDotVertex = R"(
out vec4 tint;
out vec3 corner;
out float reach;
void main() {
    tint = gl_Color;
    corner = gl_MultiTexCoord0.xyz;
    vec4 p = gl_ModelViewMatrix * vec4(gl_Vertex.xyz, 1.0);
    reach = gl_Vertex.w + 1.0;
    float size = sizeAt(p.xyz);
    p.xy += corner.xy * reach * size;
    gl_Position = placedMark(p.xyz, reach * size);
}
)";
const char* const kDotFragment = R"(
uniform float opacity;
uniform vec3 rimColor;
in vec4 tint;
in vec3 corner;
in float reach;
void main() {
    float r = length(corner.xy) * reach;
    float inside = clamp(reach - 0.5 - r, 0.0, 1.0);
    if (inside <= 0.0) discard;
    float rim = clamp(r - (reach - 2.6), 0.0, 1.0);
    vec3 color = corner.z > 0.5 ? tint.rgb : mix(tint.rgb, rimColor, rim);
    float alpha = corner.z > 0.5 ? rim : 1.0;
    gl_FragColor = vec4(color, alpha * inside * tint.a * opacity);
}
)";

// gl_Vertex: tip of the cone, height in pixels; texture coordinate 0: axis, friction coefficient; 1: place on the rim
// (cos, sin), 1 on the rim, 1 where the cone is flat (a planar world: its second direction is the world's Y axis).
const char* const kConeVertex = R"(
out vec4 tint;
void main() {
    tint = gl_Color;
    vec3 axis = gl_MultiTexCoord0.xyz;
    vec3 first = normalize(cross(axis, gl_MultiTexCoord1.w > 0.5 ? vec3(0.0, 1.0, 0.0) : abs(axis.z) < 0.9 ? vec3(0.0, 0.0, 1.0) : vec3(1.0, 0.0, 0.0)));
    vec3 second = gl_MultiTexCoord1.w > 0.5 ? vec3(0.0) : cross(axis, first);
    vec3 tip = (gl_ModelViewMatrix * vec4(gl_Vertex.xyz, 1.0)).xyz;
    float height = gl_Vertex.w * sizeAt(tip);
    vec3 offset = (axis + gl_MultiTexCoord0.w * (first * gl_MultiTexCoord1.x + second * gl_MultiTexCoord1.y)) * gl_MultiTexCoord1.z;
    gl_Position = gl_ProjectionMatrix * vec4(tip + gl_NormalMatrix * offset * height, 1.0);
}
)";

const char* const kCoilVertex = R"(
uniform vec4 coilShape; // radius, wire radius, length, turns
void main() {
    float s = gl_Vertex.x, around = gl_Vertex.y;
    float angle = 6.28318530718 * coilShape.w * s - 1.2;
    // The last turn at each end lies flat, as in a ground spring.
    float span = max(coilShape.z - 2.0 * coilShape.y, 0.0);
    float flat_end = 0.8 / coilShape.w;
    float t = clamp((s - flat_end) / (1.0 - 2.0 * flat_end), 0.0, 1.0);
    float ends = min(2.0 * coilShape.y, span * 0.2);
    float z = coilShape.y + ends * min(s / flat_end, 1.0) * 0.5 + (span - ends) * t
            + ends * clamp((s - 1.0 + flat_end) / flat_end, 0.0, 1.0) * 0.5;
    vec3 outward = vec3(cos(angle), sin(angle), 0.0);
    vec3 n = outward * cos(around) + vec3(0.0, 0.0, 1.0) * sin(around);
    vec3 at = outward * coilShape.x + vec3(0.0, 0.0, z) + n * coilShape.y;
    vec4 p = gl_ModelViewMatrix * vec4(at, 1.0);
    surface(p.xyz, gl_NormalMatrix * n, 0.0);
    gl_Position = gl_ProjectionMatrix * p;
}
)";

// Balls. Many of them while they move: flat discs that are lit as balls; what the depth tells first is then not shaded.
const char* const kFlattened = R"(
#if defined(MANY) && !defined(FINE)
#define FLATTENED
#endif
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
flat out vec3 matte, front, lightward, shadowFront;
flat out float pixels; // of the radius
out vec3 around, shadowAt;
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
    matte = bodyColor * gl_Color.rgb;
#ifndef DEPTHS
    around = skyAt(normalize(gl_MultiTexCoord0.x * u + gl_MultiTexCoord0.y * v));
    front = skyAt(towards);
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
flat in vec3 matte, front, lightward, shadowFront;
flat in float pixels;
in vec3 around, shadowAt;
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
    vec3 color = matte * (mix(around, front, z) + keyColor * key);
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

const char* const kFlatVertex = R"(
out vec4 tint;
void main() {
    tint = gl_Color;
    gl_Position = gl_ModelViewProjectionMatrix * gl_Vertex;
}
)";
const char* const kFlatFragment = R"(
uniform vec4 accentColor, flatColor;
in vec4 tint;
void main() {
#ifdef OUTLINE
    gl_FragColor = accentColor;
#else
    gl_FragColor = flatColor * tint;
#endif
}
)";

const char* const kGroundVertex = R"(
uniform mat4 shadowMatrix;
out vec3 shadowAt;
flat out vec3 up;
void main() {
    vec4 p = gl_ModelViewMatrix * gl_Vertex;
    shadowAt = (shadowMatrix * p).xyz;
    up = gl_NormalMatrix * vec3(0.0, 0.0, 1.0);
    gl_Position = gl_ProjectionMatrix * p;
}
)";
const char* const kGroundFragment = R"(
uniform vec4 shadowTint; // colour, opacity
in vec3 shadowAt;
flat in vec3 up;
void main() {
    float dark = 1.0 - litAt(shadowAt, up);
    gl_FragColor = vec4(shadowTint.rgb, shadowTint.a * dark);
}
)";

const char* const kSkyVertex = R"(
out float height;
void main() {
    height = gl_Vertex.y;
    gl_Position = vec4(gl_Vertex.xy * 2.0 - 1.0, 1.0, 1.0);
}
)";
const char* const kSkyFragment = R"(
uniform vec3 skyTop, skyBottom;
in float height;
void main() {
    // A little noise, less than a level: no bands in a slow gradient.
    float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
    gl_FragColor = vec4(mix(skyBottom, skyTop, height) + noise / 255.0, 1.0);
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

// Of a surface with corners and normals.
osg::ref_ptr<osg::Program> surfaceProgram(const char* name, const char* vertex, const char* fragment) {
    return program(name, std::string(kLight) + kSurfaceVertex + vertex, std::string(kLight) + kSurfaceFragment + fragment);
}

} // namespace

osg::ref_ptr<osg::Program> bodyProgram() { return surfaceProgram("body", kBodyVertex, kBodyFragment); }
osg::ref_ptr<osg::Program> solidProgram() { return surfaceProgram("solid", kSolidVertex, kSolidFragment); }
osg::ref_ptr<osg::Program> arrowProgram() { return program("arrow", std::string(kMarkHead) + kArrowVertex, kMarkFragment); }
osg::ref_ptr<osg::Program> dotProgram() { return program("dot", std::string(kMarkHead) + kDotVertex, kDotFragment); }
osg::ref_ptr<osg::Program> coneProgram() { return program("cone", std::string(kMarkHead) + kConeVertex, kMarkFragment); }
osg::ref_ptr<osg::Program> coilProgram() { return surfaceProgram("coil", kCoilVertex, kBodyFragment); }
osg::ref_ptr<osg::Program> sphereProgram() {
    return program("sphere", std::string(kFlattened) + kLight + kSphereVertex, std::string(kFlattened) + kLight + kSphereFragment);
}
osg::ref_ptr<osg::Program> flatProgram() { return program("flat", kFlatVertex, kFlatFragment); }
osg::ref_ptr<osg::Program> groundProgram() { return program("ground", kGroundVertex, std::string(kLight) + kGroundFragment); }
osg::ref_ptr<osg::Program> skyProgram() { return program("sky", kSkyVertex, kSkyFragment); }

} // namespace saltus::ui::scene
