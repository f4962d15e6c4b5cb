// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/ground_grid.h"

#include "ui/scene_view/mesh.h"
#include "ui/scene_view/scene_graph.h"
#include "ui/scene_view/shaders.h"

#include <osg/BlendFunc>
#include <osg/Depth>
#include <osg/Geode>
#include <osg/LineWidth>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace saltus::ui::scene {

namespace {
constexpr int kReach = 16; // lines to each side: 4 m at 0.25 m
constexpr int kPiece = 4;  // a line fades in pieces of this many steps
constexpr int kStrong = 5; // every fifth line
constexpr double kSeen = 0.5; // reach of the ground over the distance of the eye, at least
constexpr double kNice[] = {2.0, 2.5, 2.0}; // from one step to the next: 1, 2, 5, 10
}

GroundGrid::GroundGrid() {
    group_->setNodeMask(kBackdrop | kShades);
    osg::StateSet* state = group_->getOrCreateStateSet();
    state->setMode(GL_BLEND, osg::StateAttribute::ON);
    state->setAttributeAndModes(new osg::BlendFunc(osg::BlendFunc::SRC_ALPHA, osg::BlendFunc::ONE_MINUS_SRC_ALPHA));
    // Drawn before all bodies, below all of them: no depth needed, no lines that fight with the plate standing on them.
    state->setAttributeAndModes(new osg::Depth(osg::Depth::ALWAYS, 0.0, 1.0, false), osg::StateAttribute::OFF);
    state->addUniform(new osg::Uniform("shadowTint", osg::Vec4(0.0f, 0.0f, 0.0f, 0.5f)));
    const osg::ref_ptr<osg::Program> flat = flatProgram();
    for (const auto& lineState : {weak_, strong_}) {
        lineState->setAttributeAndModes(flat);
        lineState->setAttributeAndModes(new osg::LineWidth(1.0f));
        lineState->setMode(GL_LINE_SMOOTH, osg::StateAttribute::ON);
        lineState->addUniform(new osg::Uniform(osg::Uniform::FLOAT_VEC4, "flatColor"));
        lineState->setRenderBinDetails(-9, "RenderBin");
    }
    floor_->setAttributeAndModes(flat);
    floor_->addUniform(new osg::Uniform(osg::Uniform::FLOAT_VEC4, "flatColor"));
    floor_->setRenderBinDetails(-10, "RenderBin");
}

osg::ref_ptr<osg::Geometry> GroundGrid::lines(bool strong) const {
    osg::ref_ptr<osg::Vec3Array> points = new osg::Vec3Array;
    osg::ref_ptr<osg::Vec4Array> colors = new osg::Vec4Array;
    const auto add = [&](int i, int j) {
        const double r = std::hypot(i, j) / kReach;
        const double fade = std::clamp(1.0 - r, 0.0, 1.0);
        points->push_back(osg::Vec3(static_cast<float>(center_.x() + i * step_), static_cast<float>(center_.y() + j * step_),
                                    static_cast<float>(height_)));
        colors->push_back(osg::Vec4(1.0f, 1.0f, 1.0f, static_cast<float>(fade * (2.0 - fade) * fade)));
    };
    for (int line = -kReach; line <= kReach; ++line) {
        // Strong lines run through multiples of five steps of the world, not of this patch.
        const auto isStrong = [&](double origin) { return static_cast<long>(std::lround(origin / step_) + line) % kStrong == 0; };
        for (int k = -kReach; k < kReach; k += kPiece) {
            if (isStrong(center_.x()) == strong) {
                add(line, k);
                add(line, k + kPiece);
            }
            if (isStrong(center_.y()) == strong) {
                add(k, line);
                add(k + kPiece, line);
            }
        }
    }
    osg::ref_ptr<osg::Geometry> geometry = new osg::Geometry;
    geometry->setUseVertexBufferObjects(true);
    geometry->setUseDisplayList(false);
    geometry->setVertexArray(points);
    geometry->setColorArray(colors, osg::Array::BIND_PER_VERTEX);
    geometry->addPrimitiveSet(new osg::DrawArrays(GL_LINES, 0, static_cast<GLsizei>(points->size())));
    geometry->setStateSet(strong ? strong_ : weak_);
    return geometry;
}

// Full in the middle, gone where the grid ends.
osg::ref_ptr<osg::Geometry> GroundGrid::disc() const {
    constexpr int kRings = 10, kSides = 64;
    osg::ref_ptr<osg::Vec3Array> points = new osg::Vec3Array;
    osg::ref_ptr<osg::Vec4Array> colors = new osg::Vec4Array;
    osg::ref_ptr<osg::DrawElementsUShort> triangles = new osg::DrawElementsUShort(GL_TRIANGLES);
    for (int i = 0; i <= kRings; ++i)
        for (int k = 0; k < kSides; ++k) {
            const double r = static_cast<double>(i) / kRings, a = 2.0 * std::numbers::pi * k / kSides, reach = r * kReach * step_;
            points->push_back(osg::Vec3(static_cast<float>(center_.x() + reach * std::cos(a)), static_cast<float>(center_.y() + reach * std::sin(a)),
                                        static_cast<float>(height_)));
            const double fade = 1.0 - r * r * (3.0 - 2.0 * r);
            colors->push_back(osg::Vec4(1.0f, 1.0f, 1.0f, static_cast<float>(fade)));
        }
    for (int i = 0; i < kRings; ++i)
        for (int k = 0; k < kSides; ++k) {
            const auto at = [](int ring, int side) { return static_cast<GLushort>(ring * kSides + side % kSides); };
            for (const GLushort v : {at(i, k), at(i + 1, k), at(i + 1, k + 1), at(i, k), at(i + 1, k + 1), at(i, k + 1)}) triangles->push_back(v);
        }
    osg::ref_ptr<osg::Geometry> geometry = new osg::Geometry;
    geometry->setUseVertexBufferObjects(true);
    geometry->setUseDisplayList(false);
    geometry->setVertexArray(points);
    geometry->setColorArray(colors, osg::Array::BIND_PER_VERTEX);
    geometry->addPrimitiveSet(triangles);
    geometry->setStateSet(floor_);
    return geometry;
}

void GroundGrid::build(bool shown, const osg::BoundingBox& box) {
    ownStep_ = 0.25;
    center_ = {0.0, 0.0};
    if (box.valid()) {
        // What stands on the ground is at most a quarter of the grid wide; a tall column does not count.
        const auto width = static_cast<double>(std::max(box.xMax() - box.xMin(), box.yMax() - box.yMin()));
        for (int k = 0; width > 24.0 * ownStep_ && k < 60; ++k) ownStep_ *= kNice[k % 3];
        const int thin = width < 0.2 ? 1 : 0;
        for (double w = std::max(width, 1e-6); thin != 0 && w < 0.8 * ownStep_ && ownStep_ > 1e-5; ) ownStep_ /= 2.5; // small things
        center_ = {std::round(static_cast<double>(box.center().x()) / ownStep_) * ownStep_,
                   std::round(static_cast<double>(box.center().y()) / ownStep_) * ownStep_};
    }
    step_ = ownStep_;
    home_ = center_;
    shown_ = shown;
    shadowQuad_ = nullptr;
    if (shown) {
        shadowQuad_ = quadrilateral({}, {}, {}, {});
        shadowQuad_->setDataVariance(osg::Object::DYNAMIC);
        shadowQuad_->getOrCreateStateSet()->setAttributeAndModes(groundProgram());
        shadowQuad_->getOrCreateStateSet()->setRenderBinDetails(-8, "RenderBin");
        coverShadow(box);
    }
    draw();
}

void GroundGrid::draw() {
    group_->removeChildren(0, group_->getNumChildren());
    if (!shown_) return;
    osg::ref_ptr<osg::Geode> geode = new osg::Geode;
    geode->addDrawable(disc());
    geode->addDrawable(lines(false));
    geode->addDrawable(lines(true));
    geode->addDrawable(shadowQuad_);
    for (unsigned k = 0; k < geode->getNumDrawables(); ++k) geode->getDrawable(k)->setNodeMask(geode->getDrawable(k) == shadowQuad_ ? kShades : kBackdrop);
    group_->addChild(geode);
}

void GroundGrid::lookAt(const osg::Vec3d& target, double distance) {
    if (!shown_ || !std::isfinite(target.length2()) || !std::isfinite(distance)) return;
    double step = ownStep_;
    for (int k = 0; kReach * step < kSeen * distance && k < 60; ++k) step *= kNice[k % 3];
    const osg::Vec2d at(target.x(), target.y());
    // As the scene stands it lies about the scene; only what has gone far from there takes it along.
    const bool far = (at - home_).length() > 0.5 * kReach * step;
    const double coarse = kStrong * step;
    const osg::Vec2d wanted = far ? osg::Vec2d(std::round(at.x() / coarse) * coarse, std::round(at.y() / coarse) * coarse) : home_;
    const bool stays = far ? (center_ - at).length() <= 0.8 * coarse : center_ == home_;
    if (step == step_ && stays) return;
    step_ = step;
    center_ = wanted;
    draw();
}

void GroundGrid::coverShadow(const osg::BoundingBox& box) {
    if (!shadowQuad_) return;
    // The shadow falls behind and to the right of the bodies, the further the higher they are: the light comes from the
    // front left. Some room, for they move.
    const osg::BoundingBox from = box.valid() ? box : osg::BoundingBox(-1, -1, 0, 1, 1, 1);
    const auto z = static_cast<float>(height_);
    const float tall = std::max(1.3f * (from.zMax() - z), from.radius()), air = 0.25f * from.radius();
    const float x0 = from.xMin() - air, x1 = from.xMax() + air + 0.5f * tall, y0 = from.yMin() - air, y1 = from.yMax() + air + 0.73f * tall;
    auto& corners = static_cast<osg::Vec3Array&>(*shadowQuad_->getVertexArray());
    corners[0].set(x0, y0, z);
    corners[1].set(x1, y0, z);
    corners[2].set(x1, y1, z);
    corners[3].set(x0, y1, z);
    corners.dirty();
    shadowQuad_->dirtyBound();
}

void GroundGrid::setColors(const osg::Vec4& line, const osg::Vec4& strong, const osg::Vec4& floor, const osg::Vec4& shadow) {
    weak_->getUniform("flatColor")->set(line);
    strong_->getUniform("flatColor")->set(strong);
    floor_->getUniform("flatColor")->set(floor);
    group_->getStateSet()->getUniform("shadowTint")->set(shadow);
}

void GroundGrid::setSeenFrom(double z) { group_->setNodeMask(z > height_ ? kBackdrop | kShades : 0u); }

GroundGrid::Look GroundGrid::look() const {
    const auto color = [](const osg::StateSet& state) {
        osg::Vec4 value;
        state.getUniform("flatColor")->get(value);
        return value;
    };
    return {isSeen(), height_, step_, center_, color(*weak_), color(*strong_), color(*floor_)};
}

osg::BoundingBox GroundGrid::bounds() const {
    const double r = kReach * step_;
    return {osg::Vec3(static_cast<float>(center_.x() - r), static_cast<float>(center_.y() - r), static_cast<float>(height_)),
            osg::Vec3(static_cast<float>(center_.x() + r), static_cast<float>(center_.y() + r), static_cast<float>(height_))};
}

} // namespace saltus::ui::scene
