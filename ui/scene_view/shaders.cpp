// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/shaders.h"

#include "ui/scene_view/shader_source.h"

#include <string>

namespace saltus::ui::scene {

namespace {

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
osg::ref_ptr<osg::Program> flatProgram() { return program("flat", kFlatVertex, kFlatFragment); }
osg::ref_ptr<osg::Program> groundProgram() { return program("ground", kGroundVertex, "#define GROUND\n" + std::string(kLight) + kGroundFragment); }
osg::ref_ptr<osg::Program> skyProgram() { return program("sky", kSkyVertex, kSkyFragment); }

} // namespace saltus::ui::scene
