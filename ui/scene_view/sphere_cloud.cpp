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

constexpr double kLargestSprite = 32.0; // pixels across: their shadows have one texel a pixel

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
    make(sprites_);
    make(castSprites_);
    geode_->setNodeMask(0u);
}

void SphereCloud::make(Sprites& sprites) {
    sprites.tints->setNormalize(true);
    osg::Geometry& one = *sprites.geometry;
    one.setUseVertexBufferObjects(true);
    one.setUseDisplayList(false);
    one.setDataVariance(osg::Object::DYNAMIC);
    one.setVertexArray(sprites.centers);
    one.setColorArray(sprites.tints, osg::Array::BIND_PER_VERTEX);
    one.addPrimitiveSet(sprites.points);
    one.setComputeBoundingBoxCallback(new osg::Drawable::ComputeBoundingBoxCallback);
    osg::StateSet* state = one.getOrCreateStateSet();
    state->setAttributeAndModes(spriteProgram());
    state->setMode(GL_POINT_SPRITE, osg::StateAttribute::ON);
    state->setMode(GL_VERTEX_PROGRAM_POINT_SIZE, osg::StateAttribute::ON);
    state->addUniform(geometry_->getStateSet()->getUniform("bodyColor"));
    one.setNodeMask(0u);
    geode_->addDrawable(&one);
}

void SphereCloud::clear() {
    centers_->clear();
    corners_->clear();
    rotations_->clear();
    tints_->clear();
    quads_->clear();
    castQuads_->clear();
    for (Sprites* sprites : {&sprites_, &castSprites_}) {
        sprites->geometry->setNodeMask(0u);
        sprites->points->setCount(0);
    }
    geometry_->setNodeMask(kDrawn);
    casting_->setNodeMask(kCasts);
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

void SphereCloud::tell(HiddenParts& hidden, HiddenParts::Owner owner) const {
    for (std::size_t k = 0; k < centers_->size(); k += 4) {
        const osg::Vec4f& c = (*centers_)[k];
        const float around = (*corners_)[k].z() > 0.5f ? 1e6f * c.w() : c.w(); // what is chosen has a rim: it is never left out
        hidden.tell(owner, static_cast<std::uint32_t>(k / 4), {c.x(), c.y(), c.z()}, c.w(), around);
    }
}

void SphereCloud::show(const HiddenParts& hidden, HiddenParts::Owner owner, double pixels) { choose(hidden, owner, pixels, sprites_, *quads_, *geometry_, kDrawn); }
void SphereCloud::cast(const HiddenParts& hidden, HiddenParts::Owner owner, double pixels) { choose(hidden, owner, pixels, castSprites_, *castQuads_, *casting_, kCasts); }

// OpenGL leaves a sprite out whose middle is beside the picture, and knows a largest size; what is chosen has a rim.
void SphereCloud::choose(const HiddenParts& hidden, HiddenParts::Owner owner, double pixels, Sprites& sprites, osg::DrawElementsUInt& quads, osg::Geometry& drawn, unsigned mask) {
    if (!isMany()) return;
    quads.clear();
    sprites.centers->clear();
    sprites.tints->clear();
    const bool asSprites = usesSprites();
    const auto largest = static_cast<float>(kLargestSprite / (2.0 * std::max(pixels, 1.0)));
    for (const HiddenParts::Part& part : hidden.found()) {
        if (part.owner != owner) continue;
        const std::size_t first = 4 * static_cast<std::size_t>(part.number);
        if (asSprites && !part.cut && part.reach < largest && (*corners_)[first].z() < 0.5f) {
            sprites.centers->push_back((*centers_)[first]);
            sprites.tints->push_back((*tints_)[first]);
        } else {
            for (unsigned i = 0; i < 4; ++i) quads.push_back(static_cast<unsigned>(first) + i);
        }
    }
    quads.dirty();
    drawn.setNodeMask(quads.empty() ? 0u : mask); // what is not drawn is not told to OpenGL
    sprites.points->setCount(static_cast<GLsizei>(sprites.centers->size()));
    sprites.centers->dirty();
    sprites.tints->dirty();
    sprites.geometry->setNodeMask(sprites.centers->empty() ? 0u : mask);
}

void SphereCloud::setColor(const osg::Vec3& color) { geometry_->getStateSet()->getUniform("bodyColor")->set(color); }

void SphereCloud::setMultisampled(bool on) {
    for (osg::Geometry* one : {geometry_.get(), sprites_.geometry.get()})
        one->getStateSet()->setMode(GL_SAMPLE_ALPHA_TO_COVERAGE, on ? osg::StateAttribute::ON : osg::StateAttribute::OFF);
}

} // namespace saltus::ui::scene
