// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/sphere_cloud.h"

#include "ui/scene_view/color_bytes.h"
#include "ui/scene_view/scene_graph.h"
#include "ui/scene_view/shaders.h"

#include <algorithm>
#include <cmath>

#ifndef GL_SAMPLE_ALPHA_TO_COVERAGE
#define GL_SAMPLE_ALPHA_TO_COVERAGE 0x809E
#endif

namespace saltus::ui::scene {

namespace {

constexpr std::size_t kMany = 300;
constexpr int kFresh = 12; // changes of place until the order is made anew

} // namespace

SphereCloud::SphereCloud()
    : geode_(new osg::Geode), geometry_(new osg::Geometry), centers_(new osg::Vec4Array), corners_(new osg::Vec3Array),
      rotations_(new osg::Vec4Array), tints_(new osg::Vec4ubArray), quads_(new osg::DrawElementsUInt(GL_QUADS)) {
    geometry_->setUseVertexBufferObjects(true);
    geometry_->setUseDisplayList(false);
    geometry_->setDataVariance(osg::Object::DYNAMIC);
    geometry_->setVertexArray(centers_);
    geometry_->setTexCoordArray(0, corners_);
    geometry_->setTexCoordArray(1, rotations_);
    tints_->setNormalize(true);
    geometry_->setColorArray(tints_, osg::Array::BIND_PER_VERTEX);
    geometry_->addPrimitiveSet(quads_);
    geometry_->setComputeBoundingBoxCallback(new osg::Drawable::ComputeBoundingBoxCallback); // radii are not points
    osg::StateSet* state = geometry_->getOrCreateStateSet();
    state->setAttributeAndModes(sphereProgram());
    state->addUniform(new osg::Uniform(osg::Uniform::FLOAT_VEC3, "bodyColor"));
    geode_->addDrawable(geometry_);
    geode_->setNodeMask(0u);
}

void SphereCloud::clear() {
    centers_->clear();
    corners_->clear();
    rotations_->clear();
    tints_->clear();
    quads_->clear();
    sinceOrdered_ = 0;
    ordered_ = {};
    commit();
}

std::size_t SphereCloud::add() {
    const std::size_t index = centers_->size() / 4;
    for (const auto& [x, y] : {std::pair{-1.0f, -1.0f}, {1.0f, -1.0f}, {1.0f, 1.0f}, {-1.0f, 1.0f}}) {
        centers_->push_back(osg::Vec4());
        corners_->push_back(osg::Vec3(x, y, 0.0f));
        rotations_->push_back(osg::Vec4());
        tints_->push_back(bytes(osg::Vec3(1.0f, 1.0f, 1.0f), 0.3f));
    }
    for (unsigned k = 0; k < 4; ++k) quads_->push_back(static_cast<unsigned>(4 * index) + k);
    quads_->dirty();
    ordered_ = {};
    corners_->dirty();
    rotations_->dirty();
    tints_->dirty();
    return index;
}

void SphereCloud::setRotation(std::size_t index, const osg::Vec4& quaternion) {
    for (std::size_t k = 0; k < 4; ++k) (*rotations_)[4 * index + k] = quaternion;
    rotations_->dirty();
}

void SphereCloud::setTint(std::size_t index, const osg::Vec3& color, float gloss) {
    const osg::Vec4ub tint = bytes(color, gloss);
    for (std::size_t k = 0; k < 4; ++k) (*tints_)[4 * index + k] = tint;
    tints_->dirty();
}

void SphereCloud::set(std::size_t index, const osg::Vec3d& center, double radius) {
    const osg::Vec4 value(osg::Vec3(center), static_cast<float>(radius));
    for (std::size_t k = 0; k < 4; ++k) (*centers_)[4 * index + k] = value;
}

void SphereCloud::setSelected(std::size_t index, bool on) {
    for (std::size_t k = 0; k < 4; ++k) (*corners_)[4 * index + k].z() = on ? 1.0f : 0.0f;
    corners_->dirty();
}

void SphereCloud::commit() {
    geode_->setNodeMask(centers_->empty() ? 0u : kDrawn | kCasts); // picked by ray and radius, not by these quads
    centers_->dirty();
    ++sinceOrdered_;
    osg::StateSet* state = geometry_->getStateSet();
    if (centers_->size() >= 4 * kMany) state->setDefine(kManyDefine);
    else state->removeDefine(kManyDefine);
}

void SphereCloud::order(const osg::Vec3d& back) {
    const std::size_t count = centers_->size() / 4;
    if (count < kMany || ((back - ordered_).length() < 0.02 && sinceOrdered_ < kFresh)) return;
    ordered_ = back;
    sinceOrdered_ = 0;
    const osg::Vec3f along(back);
    nearness_.resize(count);
    for (std::size_t k = 0; k < count; ++k) {
        const osg::Vec4f& c = (*centers_)[4 * k];
        nearness_[k] = {-(c.x() * along.x() + c.y() * along.y() + c.z() * along.z()), static_cast<unsigned>(k)};
    }
    std::sort(nearness_.begin(), nearness_.end());
    std::size_t at = 0;
    for (const auto& [near, k] : nearness_)
        for (unsigned i = 0; i < 4; ++i) (*quads_)[at++] = 4 * k + i;
    quads_->dirty();
}

void SphereCloud::setColor(const osg::Vec3& color) { geometry_->getStateSet()->getUniform("bodyColor")->set(color); }

void SphereCloud::setMultisampled(bool on) {
    geometry_->getStateSet()->setMode(GL_SAMPLE_ALPHA_TO_COVERAGE, on ? osg::StateAttribute::ON : osg::StateAttribute::OFF);
}

} // namespace saltus::ui::scene
