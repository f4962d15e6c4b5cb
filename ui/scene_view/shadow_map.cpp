// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/shadow_map.h"

#include "ui/scene_view/scene_graph.h"
#include "ui/scene_view/shaders.h"

#include <osg/Scissor>

#include <algorithm>
#include <cmath>

namespace saltus::ui::scene {

namespace {

constexpr int kPlainSide = 768, kFewSide = 512, kFineSide = 1536; // texels
constexpr double kLightSize = 0.055;              // width of the light over its distance: a window more than a lamp

} // namespace

ShadowMap::Map::Map(int wanted, bool compared) : side(wanted), depths(new osg::Texture2D), camera(new osg::Camera) {
    depths->setTextureSize(side, side);
    depths->setInternalFormat(GL_DEPTH_COMPONENT24);
    depths->setSourceFormat(GL_DEPTH_COMPONENT);
    depths->setSourceType(GL_UNSIGNED_INT);
    const auto filter = compared ? osg::Texture::LINEAR : osg::Texture::NEAREST;
    depths->setFilter(osg::Texture::MIN_FILTER, filter);
    depths->setFilter(osg::Texture::MAG_FILTER, filter);
    depths->setWrap(osg::Texture::WRAP_S, osg::Texture::CLAMP_TO_EDGE);
    depths->setWrap(osg::Texture::WRAP_T, osg::Texture::CLAMP_TO_EDGE);
    depths->setShadowComparison(compared);
    depths->setShadowCompareFunc(osg::Texture::LEQUAL);

    camera->setReferenceFrame(osg::Transform::ABSOLUTE_RF);
    camera->setRenderOrder(osg::Camera::PRE_RENDER);
    camera->setRenderTargetImplementation(osg::Camera::FRAME_BUFFER_OBJECT);
    camera->attach(osg::Camera::DEPTH_BUFFER, depths);
    camera->setDrawBuffer(GL_NONE);
    camera->setReadBuffer(GL_NONE);
    camera->setViewport(0, 0, side, side);
    camera->setComputeNearFarMode(osg::CullSettings::DO_NOT_COMPUTE_NEAR_FAR);
    camera->setCullingMode(osg::CullSettings::NO_CULLING);
    camera->setImplicitBufferAttachmentMask(0, 0);
    camera->setClearMask(GL_DEPTH_BUFFER_BIT);
    camera->setCullMask(kCasts);
    camera->setNodeMask(0u);
    osg::StateSet* state = camera->getOrCreateStateSet();
    state->setDefine(kDepthsDefine, osg::StateAttribute::ON | osg::StateAttribute::OVERRIDE);
    state->setMode(GL_BLEND, osg::StateAttribute::OFF | osg::StateAttribute::OVERRIDE);
    state->setAttributeAndModes(new osg::Scissor(0, 0, side, side)); // the picture may be cut to what differs
}

ShadowMap::ShadowMap() : plain_(kPlainSide, true), few_(kFewSide, true), fine_(kFineSide, false) {
    for (const Map* map : {&plain_, &few_, &fine_}) group_->addChild(map->camera);
    cover(osg::BoundingBox(-1, -1, -1, 1, 1, 1), -1.0);
}

// As in the drawings.
osg::Vec3d ShadowMap::light() {
    osg::Vec3d towards(-0.45, -0.65, 0.9);
    towards.normalize();
    return towards;
}

double ShadowMap::texel() const { return std::max(wide_, high_) / used().side; }
osg::Vec2d ShadowMap::lightWidth() const { return {0.5 * kLightSize * deep_ / wide_, 0.5 * kLightSize * deep_ / high_}; }

void ShadowMap::setFine(bool on) {
    if (isFine_ == on) return;
    done();
    isFine_ = on;
    request();
}

void ShadowMap::setFew(bool on) {
    if (isFew_ == on) return;
    if (!isFine_) done();
    isFew_ = on;
    if (!isFine_) request();
}

void ShadowMap::setCompared(bool on) {
    for (const Map* map : {&plain_, &few_}) {
        if (map->depths->getShadowComparison() == on) continue;
        map->depths->setShadowComparison(on);
        const auto filter = on ? osg::Texture::LINEAR : osg::Texture::NEAREST;
        map->depths->setFilter(osg::Texture::MIN_FILTER, filter);
        map->depths->setFilter(osg::Texture::MAG_FILTER, filter); // both of them are told anew
    }
}

void ShadowMap::request() { used().camera->setNodeMask(~0u); }
void ShadowMap::done() { used().camera->setNodeMask(0u); }

osg::Node* ShadowMap::node(osg::Node* casters) {
    for (const Map* map : {&plain_, &few_, &fine_}) map->camera->addChild(casters);
    return group_;
}

void ShadowMap::cover(const osg::BoundingBox& box, double ground) {
    osg::BoundingBox wide = box.valid() ? box : osg::BoundingBox(-1, -1, -1, 1, 1, 1);
    const osg::Vec3 room = (wide.corner(7) - wide.corner(0)) * 0.06f + osg::Vec3(0.01f, 0.01f, 0.01f);
    wide.expandBy(wide.corner(0) - room);
    wide.expandBy(wide.corner(7) + room);
    covered_ = wide;
    const osg::Vec3d light = ShadowMap::light(), center = osg::Vec3d(wide.center());
    const osg::Matrixd view = osg::Matrixd::lookAt(center + light, center, osg::Vec3d(0.0, 0.0, 1.0));
    osg::BoundingBoxd seen;
    for (unsigned k = 0; k < 8; ++k) {
        seen.expandBy(osg::Vec3d(wide.corner(k)) * view);
        // The ground below each corner receives the shadow: it must lie inside the depth range.
        const osg::Vec3d corner(wide.corner(k));
        const double fall = std::max(corner.z() - ground, 0.0) / light.z();
        const osg::Vec3d foot = (corner - light * fall) * view;
        seen.expandBy(osg::Vec3d(seen.xMin(), seen.yMin(), foot.z()));
    }
    const osg::Matrixd projection =
        osg::Matrixd::ortho(seen.xMin(), seen.xMax(), seen.yMin(), seen.yMax(), -seen.zMax() - 0.01, -seen.zMin() + 0.01);
    for (osg::Camera* camera : {plain_.camera.get(), few_.camera.get(), fine_.camera.get()}) {
        camera->setViewMatrix(view);
        camera->setProjectionMatrix(projection);
    }
    wide_ = seen.xMax() - seen.xMin();
    high_ = seen.yMax() - seen.yMin();
    deep_ = seen.zMax() - seen.zMin() + 0.02;
    matrix_ = view * projection * osg::Matrixd::translate(1.0, 1.0, 1.0) * osg::Matrixd::scale(0.5, 0.5, 0.5);
}

bool ShadowMap::covers(const osg::BoundingBox& box) const {
    return !box.valid() || (covered_.contains(box.corner(0)) && covered_.contains(box.corner(7)));
}

} // namespace saltus::ui::scene
