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

void selected(osg::DrawElementsUInt& quads, std::size_t at, unsigned ball) {
    for (unsigned i = 0; i < 4; ++i) quads[4 * at + i] = 4 * ball + i;
}

} // namespace

SphereCloud::SphereCloud()
    : geode_(new osg::Geode), geometry_(new osg::Geometry), casting_(new osg::Geometry), centers_(new osg::Vec4Array), corners_(new osg::Vec3Array),
      rotations_(new osg::Vec4Array), tints_(new osg::Vec4ubArray), quads_(new osg::DrawElementsUInt(GL_QUADS)), castQuads_(new osg::DrawElementsUInt(GL_QUADS)) {
    tints_->setNormalize(true);
    osg::ref_ptr<osg::StateSet> state = new osg::StateSet;
    state->setAttributeAndModes(sphereProgram());
    state->addUniform(new osg::Uniform(osg::Uniform::FLOAT_VEC3, "bodyColor"));
    for (osg::Geometry* one : {geometry_.get(), casting_.get()}) {
        one->setUseVertexBufferObjects(true);
        one->setUseDisplayList(false);
        one->setDataVariance(osg::Object::DYNAMIC);
        one->setVertexArray(centers_);
        one->setTexCoordArray(0, corners_);
        one->setTexCoordArray(1, rotations_);
        one->setColorArray(tints_, osg::Array::BIND_PER_VERTEX);
        one->addPrimitiveSet(one == geometry_ ? quads_ : castQuads_);
        one->setComputeBoundingBoxCallback(new osg::Drawable::ComputeBoundingBoxCallback); // radii are not points
        one->setStateSet(state);
        one->setNodeMask(one == geometry_ ? kDrawn : kCasts);
        geode_->addDrawable(one);
    }
    geode_->setNodeMask(0u);
}

void SphereCloud::clear() {
    centers_->clear();
    corners_->clear();
    rotations_->clear();
    tints_->clear();
    quads_->clear();
    castQuads_->clear();
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
    for (osg::DrawElementsUInt* quads : {quads_.get(), castQuads_.get()}) { // all of them, whatever was hidden
        const std::size_t there = quads->size() == 4 * index ? index : 0;
        quads->resize(4 * (index + 1));
        for (std::size_t k = there; k <= index; ++k) selected(*quads, k, static_cast<unsigned>(k));
        quads->dirty();
    }
    corners_->dirty();
    rotations_->dirty();
    tints_->dirty();
    return index;
}

void SphereCloud::setRotation(std::size_t index, const osg::Vec4& quaternion) {
    for (std::size_t k = 0; k < 4; ++k) (*rotations_)[4 * index + k] = quaternion;
    turned_ = true;
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
    tellTurns();
    osg::StateSet* state = geometry_->getStateSet();
    if (isMany()) state->setDefine(kManyDefine);
    else state->removeDefine(kManyDefine);
}

void SphereCloud::setFine(bool on) {
    fine_ = on;
    tellTurns();
}

void SphereCloud::tellTurns() {
    if (!turned_ || (!fine_ && isMany())) return;
    turned_ = false;
    rotations_->dirty();
}

bool SphereCloud::isMany() const { return centers_->size() >= 4 * HiddenParts::kMany; }

void SphereCloud::cover(HiddenParts& hidden) const {
    for (std::size_t k = 0; k < centers_->size(); k += 4) {
        const osg::Vec4f& c = (*centers_)[k];
        hidden.cover({c.x(), c.y(), c.z()}, c.w());
    }
}

void SphereCloud::show(const HiddenParts& hidden) {
    if (!isMany()) return;
    nearness_.clear();
    for (std::size_t k = 0; k < centers_->size(); k += 4) {
        const osg::Vec4f& c = (*centers_)[k];
        const osg::Vec3f at(c.x(), c.y(), c.z());
        if ((*corners_)[k].z() > 0.5f || !hidden.hides(at, c.w())) nearness_.emplace_back(hidden.depth(at), static_cast<unsigned>(k / 4)); // what is chosen has a rim
    }
    std::sort(nearness_.begin(), nearness_.end());
    quads_->resize(4 * nearness_.size());
    for (std::size_t at = 0; at < nearness_.size(); ++at) selected(*quads_, at, nearness_[at].second);
    quads_->dirty();
}

void SphereCloud::cast(const HiddenParts& hidden) {
    if (!isMany()) return;
    castQuads_->resize(centers_->size());
    std::size_t count = 0;
    for (std::size_t k = 0; k < centers_->size(); k += 4) {
        const osg::Vec4f& c = (*centers_)[k];
        if (!hidden.hides({c.x(), c.y(), c.z()}, c.w())) selected(*castQuads_, count++, static_cast<unsigned>(k / 4));
    }
    castQuads_->resize(4 * count);
    castQuads_->dirty();
}

void SphereCloud::setColor(const osg::Vec3& color) { geometry_->getStateSet()->getUniform("bodyColor")->set(color); }

void SphereCloud::setMultisampled(bool on) {
    geometry_->getStateSet()->setMode(GL_SAMPLE_ALPHA_TO_COVERAGE, on ? osg::StateAttribute::ON : osg::StateAttribute::OFF);
}

} // namespace saltus::ui::scene
