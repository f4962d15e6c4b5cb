// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/contact_shade.h"

#include "ui/scene_view/hidden_parts.h"
#include "ui/scene_view/scene_graph.h"
#include "ui/scene_view/shaders.h"

#include <osg/Depth>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace saltus::ui::scene {

namespace {

constexpr int kPrismSides = 12;
const double kSameArea = std::sqrt(std::numbers::pi / (0.5 * kPrismSides * std::sin(2.0 * std::numbers::pi / kPrismSides))); // of the prism's corners, over the radius
constexpr std::size_t kMostPatches = 64; // patches; more bodies stand so close that their shadows do it
// Lines of a patch's grid outside of the footprint, in its reach; close where the shade falls steeply.
constexpr std::array<double, 7> kOutside = {0.015, 0.06, 0.14, 0.28, 0.48, 0.72, 1.0};
constexpr std::array<double, 3> kInside = {0.5, 0.86, 1.0}; // of the half footprint
constexpr std::size_t kPatchLines = 2 * (kInside.size() + kOutside.size()) + 1;
constexpr auto kAllLines = [] {
    std::array<std::size_t, kPatchLines> all{};
    for (std::size_t k = 0; k < kPatchLines; ++k) all[k] = k;
    return all;
}();
constexpr std::array<std::size_t, 8> kFewLines = {0, 3, 5, 8, 12, 15, 17, 20}; // of them, for pictures of a motion
std::span<const std::size_t> linesOf(bool coarse) {
    if (coarse) return kFewLines;
    return kAllLines;
}

// Of an angle of this cosine: it over its sine, to 1e-7, for less than what the arc costs. M. Abramowitz, I. A. Stegun, Handbook of
// Mathematical Functions, 1964, 4.4.46: acos over sqrt(1 - c).
double angleOverSine(double cosine) {
    const double c = std::min(std::abs(cosine), 1.0);
    const double acute = (1.5707963050 + c * (-0.2145988016 + c * (0.0889789874 + c * (-0.0501743046 + c * (0.0308918810 + c * (-0.0170881256 + c * (0.0066700901 - c * 0.0012624911))))))) / std::sqrt(1.0 + c);
    return cosine >= 0.0 ? acute : std::numbers::pi / std::sqrt(std::max(1.0 - c * c, 1e-24)) - acute;
}

constexpr double kLift = 1e-4;           // of its size, that what stands on the ground is held above it: a face in the ground's own plane hides nothing
constexpr std::size_t kMostCorners = 24; // of a prism; of more every second one, or fewer

double liftOf(const Occluder& o) { return kLift * std::max({o.axes[0].length(), o.axes[1].length(), o.axes[2].length()}); }

// A flat face with its corners counter-clockwise seen from outside: what it hides, 0 where it looks away.
template <std::size_t N>
double faceHides(const std::array<osg::Vec3d, N>& corners, std::size_t count, const osg::Vec3d& at, double lift, bool quick) {
    std::array<osg::Vec3d, N> to;
    for (std::size_t i = 0; i < count; ++i) {
        to[i] = corners[i] - at;
        to[i].z() = std::max(to[i].z(), lift); // what has sunk into the ground hides nothing more
    }
    if (((to[1] - to[0]) ^ (to[2] - to[0])) * to[0] >= 0.0) return 0.0;
    for (std::size_t i = 0; i < count; ++i) {
        const double length = to[i].normalize();
        if (length <= 0.0) return 0.0;
    }
    double sum = 0.0;
    for (std::size_t i = 0; i < count; ++i) {
        const osg::Vec3d& a = to[i];
        const osg::Vec3d& b = to[(i + 1) % count];
        if (quick) {
            sum += angleOverSine(a * b) * (a.x() * b.y() - a.y() * b.x());
            continue;
        }
        const osg::Vec3d across = a ^ b;
        const double sine = across.length();
        if (sine < 1e-12) continue;
        sum += std::atan2(sine, a * b) * across.z() / sine;
    }
    return std::max(-sum / (2.0 * std::numbers::pi), 0.0);
}

double boxHides(const Occluder& o, const osg::Vec3d& at, bool quick) {
    const double lift = liftOf(o);
    double sum = 0.0;
    for (std::size_t axis = 0; axis < 3; ++axis)
        for (const double side : {-1.0, 1.0}) {
            const osg::Vec3d middle = o.centre + o.axes[axis] * side, u = o.axes[(axis + 1) % 3], v = o.axes[(axis + 2) % 3] * side;
            sum += faceHides<4>({middle - u - v, middle + u - v, middle + u + v, middle - u + v}, 4, at, lift, quick);
        }
    return sum;
}

// `corner(i)`: of its outline, counter-clockwise seen against the third axis.
template <class Corner>
double prismHides(const Occluder& o, std::size_t count, const Corner& corner, const osg::Vec3d& at, bool quick) {
    const double lift = liftOf(o);
    std::array<osg::Vec3d, kMostCorners> low, high;
    for (std::size_t i = 0; i < count; ++i) {
        const osg::Vec3d rim = corner(i);
        high[i] = rim + o.axes[2];
        low[count - 1 - i] = rim - o.axes[2];
    }
    double sum = faceHides(low, count, at, lift, quick) + faceHides(high, count, at, lift, quick);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t next = (i + 1) % count;
        sum += faceHides<4>({low[count - 1 - i], low[count - 1 - next], high[next], high[i]}, 4, at, lift, quick);
    }
    return sum;
}

double prismHides(const Occluder& o, const osg::Vec3d& at, bool quick) {
    if (o.kind == Occluder::Kind::cylinder)
        return prismHides(o, kPrismSides, [&](std::size_t i) {
            const double a = 2.0 * std::numbers::pi * static_cast<double>(i) / kPrismSides;
            return o.centre + (o.axes[0] * std::cos(a) + o.axes[1] * std::sin(a)) * kSameArea;
        }, at, quick);
    const std::size_t count = std::min(o.outline.size(), kMostCorners);
    return count < 3 ? 0.0 : prismHides(o, count, [&](std::size_t i) {
        const osg::Vec2d& p = o.outline[i * o.outline.size() / count];
        return o.centre + o.axes[0] * p.x() + o.axes[1] * p.y();
    }, at, quick);
}

osg::ref_ptr<osg::DrawElementsUShort> patchTriangles(std::size_t lines) {
    osg::ref_ptr<osg::DrawElementsUShort> triangles = new osg::DrawElementsUShort(GL_TRIANGLES);
    for (std::size_t i = 0; i + 1 < lines; ++i)
        for (std::size_t k = 0; k + 1 < lines; ++k) {
            const auto a = static_cast<GLushort>(i * lines + k), b = static_cast<GLushort>(a + 1);
            const auto c = static_cast<GLushort>(a + lines), d = static_cast<GLushort>(c + 1);
            // The diagonal runs away from the middle: the shade's contours bend about it.
            if ((i < lines / 2) == (k < lines / 2))
                for (const GLushort v : {a, b, d, a, d, c}) triangles->push_back(v);
            else
                for (const GLushort v : {a, b, c, b, d, c}) triangles->push_back(v);
        }
    return triangles;
}

struct Footprint {
    osg::Vec3d along, across; // half axes on the ground
    double low = 0.0, high = 0.0, size = 0.0;
};

Footprint footprintOf(const Occluder& o) {
    Footprint f;
    if (o.kind == Occluder::Kind::ball) {
        const double r = o.axes[0].x();
        return {{0.7 * r, 0.0, 0.0}, {0.0, 0.7 * r, 0.0}, o.centre.z() - r, o.centre.z() + r, r};
    }
    // Along the most level of the long axes.
    double reach = 0.0, longest = -1.0;
    osg::Vec3d u(1.0, 0.0, 0.0);
    for (const osg::Vec3d& a : o.axes) {
        reach += std::abs(a.z());
        f.size = std::max(f.size, a.length());
        const osg::Vec3d level(a.x(), a.y(), 0.0);
        if (level.length() > longest && level.length() > 0.0) {
            longest = level.length();
            u = level / longest;
        }
    }
    const osg::Vec3d v(-u.y(), u.x(), 0.0);
    double half = 0.0, wide = 0.0;
    for (const osg::Vec3d& a : o.axes) {
        half += std::abs(a * u);
        wide += std::abs(a * v);
    }
    f.along = u * half;
    f.across = v * wide;
    f.low = o.centre.z() - reach;
    f.high = o.centre.z() + reach;
    return f;
}

double reachOf(const Footprint& f, double z) { return std::min(1.1 * (f.high - z), 2.2 * f.size); } // of the shade about it, m

// From the middle of a patch to its corners, m.
float widthOf(const Occluder& o, double z) {
    const Footprint f = footprintOf(o);
    const double reach = std::max(reachOf(f, z), 0.0);
    return static_cast<float>(std::hypot(f.along.length() + reach, f.across.length() + reach));
}

} // namespace

double hiddenSky(const Occluder& occluder, const osg::Vec3d& at, bool quick) {
    double hidden = 0.0;
    switch (occluder.kind) {
    case Occluder::Kind::ball: {
        const double r = occluder.axes[0].x();
        osg::Vec3d to = occluder.centre - at;
        to.z() = std::max(to.z(), r);
        hidden = r * r * to.z() / std::pow(to.length2(), 1.5);
        break;
    }
    case Occluder::Kind::box: hidden = boxHides(occluder, at, quick); break;
    case Occluder::Kind::cylinder:
    case Occluder::Kind::prism: hidden = prismHides(occluder, at, quick); break;
    }
    return std::clamp(hidden, 0.0, 1.0);
}

ContactShade::ContactShade() : triangles_{patchTriangles(kAllLines.size()), patchTriangles(kFewLines.size())} {
    node_->setNodeMask(0u);
    osg::StateSet* state = node_->getOrCreateStateSet();
    state->setAttributeAndModes(flatProgram());
    state->addUniform(new osg::Uniform("flatColor", osg::Vec4(0.0f, 0.0f, 0.0f, 0.5f)));
    state->setRenderBinDetails(-7, "RenderBin");
}

void ContactShade::setColor(const osg::Vec3& tint, float strength) {
    node_->getStateSet()->getUniform("flatColor")->set(osg::Vec4(tint, strength));
}

ContactShade::Patch ContactShade::make() const {
    Patch patch;
    patch.geometry = new osg::Geometry;
    patch.points = new osg::Vec3Array;
    patch.colors = new osg::Vec4Array;
    patch.geometry->setUseVertexBufferObjects(true);
    patch.geometry->setUseDisplayList(false);
    patch.geometry->setDataVariance(osg::Object::DYNAMIC);
    patch.geometry->setVertexArray(patch.points);
    patch.geometry->setColorArray(patch.colors, osg::Array::BIND_PER_VERTEX);
    patch.geometry->addPrimitiveSet(triangles_[coarse_ ? 1 : 0]);
    return patch;
}

bool ContactShade::draw(Patch& patch) const {
    const double z = z_;
    const std::span<const std::size_t> chosen = linesOf(coarse_);
    const Footprint f = footprintOf(patch.of);
    if (f.low - z > 1.6 * f.size || f.high <= z || f.size <= 0.0) return false;
    const double reach = reachOf(f, z);
    const auto lines = [&](double half) {
        std::array<double, kPatchLines> t{};
        std::size_t n = kPatchLines / 2;
        t[n] = 0.0;
        for (const double in : kInside) t[++n] = in * half;
        for (const double out : kOutside) t[++n] = half + out * reach;
        for (std::size_t k = 0; k < kPatchLines / 2; ++k) t[k] = -t[kPatchLines - 1 - k];
        return t;
    };
    const double a = f.along.length(), b = f.across.length();
    const auto s = lines(a), t = lines(b);
    const osg::Vec3d u = f.along / std::max(a, 1e-30), v = f.across / std::max(b, 1e-30);
    const osg::Vec3d middle(patch.of.centre.x(), patch.of.centre.y(), z);
    patch.points->clear();
    patch.colors->clear();
    for (const std::size_t i : chosen)
        for (const std::size_t k : chosen) {
            const osg::Vec3d at = middle + u * s[i] + v * t[k];
            const double far = std::hypot(std::max(std::abs(s[i]) - a, 0.0), std::max(std::abs(t[k]) - b, 0.0)) / reach;
            const double fade = std::clamp(1.0 - far, 0.0, 1.0); // ends without an edge
            const double hidden = fade > 0.0 ? hiddenSky(patch.of, at, coarse_) * std::min(1.0, 2.0 * fade) : 0.0;
            patch.points->push_back(osg::Vec3(at));
            patch.colors->push_back(osg::Vec4(1.0f, 1.0f, 1.0f, static_cast<float>(hidden)));
        }
    patch.points->dirty();
    patch.colors->dirty();
    patch.geometry->dirtyBound();
    return true;
}

void ContactShade::setCoarse(bool on) {
    if (coarse_ == on) return;
    coarse_ = on;
    for (Patch& patch : patches_) {
        patch.fresh = true;
        patch.geometry->setPrimitiveSet(0, triangles_[on ? 1 : 0]);
    }
}

void ContactShade::clear() {
    patches_.clear();
    node_->removeDrawables(0, node_->getNumDrawables());
    node_->setNodeMask(0u);
}

void ContactShade::update(std::span<const Occluder> occluders, double z) {
    const std::size_t count = std::min(occluders.size(), kMostPatches);
    if (z != z_)
        for (Patch& patch : patches_) patch.fresh = true;
    z_ = z;
    while (patches_.size() > count) {
        node_->removeDrawable(patches_.back().geometry);
        patches_.pop_back();
    }
    while (patches_.size() < count) {
        patches_.push_back(make());
        node_->addDrawable(patches_.back().geometry);
    }
    for (std::size_t k = 0; k < count; ++k) {
        Patch& patch = patches_[k];
        if (!patch.fresh && patch.of == occluders[k]) continue;
        patch.of = occluders[k];
        patch.fresh = true;
    }
    node_->setNodeMask(patches_.empty() ? 0u : kShades);
}

void ContactShade::show(const HiddenParts* hidden) {
    for (Patch& patch : patches_) {
        const osg::Vec3f foot(static_cast<float>(patch.of.centre.x()), static_cast<float>(patch.of.centre.y()), static_cast<float>(z_));
        if (hidden && hidden->hides(foot, widthOf(patch.of, z_))) {
            patch.geometry->setNodeMask(0u);
            continue;
        }
        if (patch.fresh) patch.low = draw(patch);
        patch.fresh = false;
        patch.geometry->setNodeMask(patch.low ? ~0u : 0u);
    }
}

} // namespace saltus::ui::scene
