// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/shaders.h"

#include <osg/Shader>

#include <string>

namespace saltus::ui::scene {

namespace {

const char* const kVersion = "#version 150 compatibility\n";

// Eye space throughout: the key light, the nine numbers of the light around and the shadow matrix come in eye space, once a frame.
const char* const kLight = R"(
uniform int pass;
uniform bool orthographic, fine;
uniform vec3 keyDirection; // towards the light
uniform vec3 keyColor;
uniform mat4 skyRed, skyGreen, skyBlue;
uniform vec4 accentColor;
uniform sampler2D shadowMap;

const float kWarp = 38.0; // exponential of the depth: what lies behind one shadow does not shine through another
float warped(float depth) { return exp(kWarp * (depth - 1.0)); }
vec4 depthSeen() {
    float w = warped(gl_FragCoord.z);
    return vec4(w, w * w, 0.0, 1.0);
}
float litAt(vec3 at) { // 1: in the key light, 0: in the shadow (Chebyshev's bound on the share of nearer occluders)
    vec2 moments = textureLod(shadowMap, at.xy, 0.0).rg;
    float here = warped(min(at.z, 1.0));
    float behind = here - moments.x;
    float variance = max(moments.y - moments.x * moments.x, 0.006 * here * here);
    float share = variance / (variance + behind * behind);
    float lit = behind <= 0.0 ? 1.0 : clamp((share - 0.10) / 0.90, 0.0, 1.0);
    // Towards the border of the map the shadow fades: it is never cut.
    vec2 inside = min(at.xy, 1.0 - at.xy);
    return mix(1.0, lit, clamp(min(inside.x, inside.y) * 24.0, 0.0, 1.0));
}
vec3 skyAt(vec3 n) {
    vec4 v = vec4(n, 1.0);
    return max(vec3(dot(v, skyRed * v), dot(v, skyGreen * v), dot(v, skyBlue * v)), 0.0);
}
// blocked: share of the light around that the part's own shape keeps away; gloss: 0 matte to 1.
vec3 shaded(vec3 color, vec3 n, vec3 eye, vec3 shadowAt, float blocked, float gloss) {
    float key = max(dot(n, keyDirection), 0.0);
    if (key > 0.0) key *= litAt(shadowAt); // faces that look away from the light ask no shadow
    vec3 sent = color * (skyAt(n) * (1.0 - blocked) + keyColor * key);
    if (fine && gloss > 0.0) {
        vec3 towards = orthographic ? vec3(0.0, 0.0, 1.0) : -normalize(eye);
        float facing = max(dot(n, towards), 0.0);
        float rim = 1.0 - facing;
        rim *= rim;
        rim *= rim;
        float spot = pow(max(dot(n, normalize(keyDirection + towards)), 0.0), 44.0);
        sent += gloss * (0.55 * spot * key * keyColor + (0.05 + 0.40 * rim) * (1.0 - blocked) * skyAt(reflect(-towards, n)));
    }
    return sent;
}
)";

const char* const kBodyVertex = R"(
uniform mat4 shadowMatrix;
uniform float shadowStep; // m
out vec3 normal, eye, shadowAt;
out float blocked;
void main() {
    vec4 p = gl_ModelViewMatrix * gl_Vertex;
    eye = p.xyz;
    normal = gl_NormalMatrix * gl_Normal;
    blocked = gl_MultiTexCoord1.x;
    // A step along the normal keeps a face out of its own shadow.
    shadowAt = (shadowMatrix * (p + vec4(normalize(normal) * shadowStep, 0.0))).xyz;
    gl_Position = gl_ProjectionMatrix * p;
}
)";

const char* const kBodyFragment = R"(
uniform vec3 bodyColor;
uniform float bodyGloss;
in vec3 normal, eye, shadowAt;
in float blocked;
void main() {
    if (pass == 1) {
        gl_FragColor = depthSeen();
    } else if (pass == 2) {
        gl_FragColor = accentColor;
    } else {
        vec3 n = normalize(normal);
        vec3 away = orthographic ? vec3(0.0, 0.0, -1.0) : eye;
        if (dot(n, away) > 0.0) n = -n;
        gl_FragColor = vec4(shaded(bodyColor, n, eye, shadowAt, blocked, bodyGloss), 1.0);
    }
}
)";

// Bodies of many shapes in one array: colour and the distance to fine lines for every vertex.
const char* const kSolidVertex = R"(
uniform mat4 shadowMatrix;
uniform float shadowStep; // m
out vec3 normal, eye, shadowAt;
out vec4 tint, edge; // tint: the last number is the gloss
out float blocked;
void main() {
    vec4 p = gl_ModelViewMatrix * gl_Vertex;
    eye = p.xyz;
    normal = gl_NormalMatrix * gl_Normal;
    tint = gl_Color;
    blocked = gl_MultiTexCoord1.x;
    edge = gl_MultiTexCoord0;
    shadowAt = (shadowMatrix * (p + vec4(normalize(normal) * shadowStep, 0.0))).xyz;
    gl_Position = gl_ProjectionMatrix * p;
}
)";

const char* const kSolidFragment = R"(
uniform vec4 edgeColor;
in vec3 normal, eye, shadowAt;
in vec4 tint, edge;
in float blocked;
void main() {
    if (pass == 1) {
        gl_FragColor = depthSeen();
    } else if (pass == 2) {
        gl_FragColor = accentColor;
    } else {
        vec3 n = normalize(normal);
        vec3 away = orthographic ? vec3(0.0, 0.0, -1.0) : eye;
        if (dot(n, away) > 0.0) n = -n;
        vec2 near = min(edge.xy, edge.zw);
        float d = min(near.x, near.y);
        // Half of a line lies on either face; lines of faces that are only a few pixels wide fade away.
        vec2 far = max(edge.xy * step(edge.xy, vec2(1e5)), edge.zw * step(edge.zw, vec2(1e5)));
        float w = max(fwidth(d), 1e-12);
        float line = d < 1e5 ? clamp(1.35 - d / w, 0.0, 1.0) * clamp(max(far.x, far.y) / w / 8.0 - 0.6, 0.0, 1.0) : 0.0;
        vec3 matte = mix(tint.rgb, edgeColor.rgb, edgeColor.a * line);
        gl_FragColor = vec4(shaded(matte, n, eye, shadowAt, blocked, tint.a), 1.0);
    }
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
uniform mat4 shadowMatrix;
uniform float shadowStep;
uniform vec4 coilShape; // radius, wire radius, length, turns
out vec3 normal, eye, shadowAt;
out float blocked;
void main() {
    blocked = 0.0;
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
    eye = p.xyz;
    normal = gl_NormalMatrix * n;
    shadowAt = (shadowMatrix * (p + vec4(normalize(normal) * shadowStep, 0.0))).xyz;
    gl_Position = gl_ProjectionMatrix * p;
}
)";

const char* const kSphereVertex = R"(
uniform int pass;
uniform bool orthographic;
uniform float pixel;          // m per pixel at 1 m from the eye; orthographic: everywhere
out vec3 eye, center;
out vec4 tint; // the last number is the gloss
out float radius, selected;
flat out mat3 toBody; // rows: the body's axes in eye space; 0: no marks
void main() {
    tint = gl_Color;
    vec4 q = gl_MultiTexCoord1;
    mat3 axes = mat3(0.0);
    if (dot(q, q) > 0.5)
        axes = mat3(1.0 - 2.0 * (q.y * q.y + q.z * q.z), 2.0 * (q.x * q.y + q.w * q.z), 2.0 * (q.x * q.z - q.w * q.y),
                    2.0 * (q.x * q.y - q.w * q.z), 1.0 - 2.0 * (q.x * q.x + q.z * q.z), 2.0 * (q.y * q.z + q.w * q.x),
                    2.0 * (q.x * q.z + q.w * q.y), 2.0 * (q.y * q.z - q.w * q.x), 1.0 - 2.0 * (q.x * q.x + q.y * q.y));
    toBody = transpose(gl_NormalMatrix * axes);
    center = (gl_ModelViewMatrix * vec4(gl_Vertex.xyz, 1.0)).xyz;
    bool parallel = orthographic || pass == 1;
    float d = length(center);
    float size = parallel ? pixel : pixel * d;
    radius = pass == 1 ? gl_Vertex.w : max(gl_Vertex.w, 0.6 * size); // never thinner than a pixel
    selected = gl_MultiTexCoord0.z;
    vec3 towards = parallel ? vec3(0.0, 0.0, 1.0) : -center / max(d, 1e-9);
    vec3 u = normalize(cross(abs(towards.y) < 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0), towards));
    vec3 v = cross(towards, u);
    float reach = parallel ? radius : radius * d / sqrt(max(d * d - radius * radius, 1e-12 * d * d));
    if (pass != 1) reach += (selected > 0.5 ? 3.5 : 1.0) * size;
    eye = center + reach * (gl_MultiTexCoord0.x * u + gl_MultiTexCoord0.y * v);
    gl_Position = gl_ProjectionMatrix * vec4(eye, 1.0);
}
)";

const char* const kSphereFragment = R"(
uniform vec3 bodyColor;
uniform mat4 shadowMatrix;
uniform float shadowStep;
uniform float pixel;
uniform vec4 edgeColor;
in vec3 eye, center;
in vec4 tint;
in float radius, selected;
flat in mat3 toBody;
void main() {
    bool parallel = orthographic || pass == 1;
    vec3 start = parallel ? vec3(eye.xy, 0.0) : vec3(0.0);
    vec3 along = parallel ? vec3(0.0, 0.0, -1.0) : normalize(eye);
    vec3 to = center - start;
    float nearest = dot(to, along);
    float miss = length(to - nearest * along);
    float size = parallel ? pixel : pixel * nearest;
    float inside = pass == 1 ? (miss < radius ? 1.0 : -1.0) : (radius - miss) / size; // in pixels
    float rim = selected > 0.5 && pass != 1 ? 2.5 : 0.0;
    float alpha = clamp(inside + rim + 0.5, 0.0, 1.0);
    if (alpha <= 0.0) discard;
    vec3 hit = start + along * (nearest - sqrt(max(radius * radius - miss * miss, 0.0)));
    vec4 clip = gl_ProjectionMatrix * vec4(hit, 1.0);
    gl_FragDepth = clamp(0.5 * clip.z / clip.w + 0.5, 0.0, 1.0);
    if (pass == 1) {
        float w = warped(gl_FragDepth);
        gl_FragColor = vec4(w, w * w, 0.0, 1.0);
    } else {
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
uniform int pass;
uniform vec4 accentColor, flatColor;
in vec4 tint;
void main() { gl_FragColor = pass == 2 ? accentColor : flatColor * tint; }
)";

const char* const kGroundVertex = R"(
uniform mat4 shadowMatrix;
out vec3 shadowAt;
void main() {
    vec4 p = gl_ModelViewMatrix * gl_Vertex;
    shadowAt = (shadowMatrix * p).xyz;
    gl_Position = gl_ProjectionMatrix * p;
}
)";
const char* const kGroundFragment = R"(
uniform vec4 shadowTint; // colour, opacity
in vec3 shadowAt;
void main() {
    float dark = 1.0 - litAt(shadowAt);
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

const char* const kBlurVertex = R"(
out vec2 at;
void main() {
    at = gl_Vertex.xy;
    gl_Position = vec4(gl_Vertex.xy * 2.0 - 1.0, 0.0, 1.0);
}
)";
const char* const kBlurFragment = R"(
uniform sampler2D source;
uniform vec2 texel; // along the direction of this pass
in vec2 at;
void main() {
    // A bell of nine texels with five linear taps.
    vec2 sum = 0.2270270 * texture(source, at).rg
             + 0.3162162 * (texture(source, at + 1.3846154 * texel).rg + texture(source, at - 1.3846154 * texel).rg)
             + 0.0702703 * (texture(source, at + 3.2307692 * texel).rg + texture(source, at - 3.2307692 * texel).rg);
    gl_FragColor = vec4(sum, 0.0, 1.0);
}
)";

osg::ref_ptr<osg::Program> program(const char* name, const std::string& vertex, const std::string& fragment) {
    osg::ref_ptr<osg::Program> result = new osg::Program;
    result->setName(name);
    result->addShader(new osg::Shader(osg::Shader::VERTEX, kVersion + vertex));
    result->addShader(new osg::Shader(osg::Shader::FRAGMENT, kVersion + fragment));
    return result;
}

} // namespace

osg::ref_ptr<osg::Program> bodyProgram() { return program("body", kBodyVertex, std::string(kLight) + kBodyFragment); }
osg::ref_ptr<osg::Program> solidProgram() { return program("solid", kSolidVertex, std::string(kLight) + kSolidFragment); }
osg::ref_ptr<osg::Program> arrowProgram() { return program("arrow", std::string(kMarkHead) + kArrowVertex, kMarkFragment); }
osg::ref_ptr<osg::Program> dotProgram() { return program("dot", std::string(kMarkHead) + kDotVertex, kDotFragment); }
osg::ref_ptr<osg::Program> coneProgram() { return program("cone", std::string(kMarkHead) + kConeVertex, kMarkFragment); }
osg::ref_ptr<osg::Program> coilProgram() { return program("coil", kCoilVertex, std::string(kLight) + kBodyFragment); }
osg::ref_ptr<osg::Program> sphereProgram() { return program("sphere", kSphereVertex, std::string(kLight) + kSphereFragment); }
osg::ref_ptr<osg::Program> flatProgram() { return program("flat", kFlatVertex, kFlatFragment); }
osg::ref_ptr<osg::Program> groundProgram() { return program("ground", kGroundVertex, std::string(kLight) + kGroundFragment); }
osg::ref_ptr<osg::Program> skyProgram() { return program("sky", kSkyVertex, kSkyFragment); }
osg::ref_ptr<osg::Program> blurProgram() { return program("blur", kBlurVertex, kBlurFragment); }

} // namespace saltus::ui::scene
