// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/shadow_map.h"

#include "ui/scene_view/mesh.h"
#include "ui/scene_view/scene_graph.h"
#include "ui/scene_view/shaders.h"

#include <osg/Depth>
#include <osg/Geode>
#include <osg/Geometry>

#include <algorithm>
#include <cmath>

#ifndef GL_RG32F
#define GL_RG32F 0x8230
#endif
#ifndef GL_RG
#define GL_RG 0x8227
#endif

namespace saltus::ui::scene {

namespace {

constexpr int kPlainSide = 256, kFineSide = 640; // texels a side: drawn anew in every picture of a motion; of a picture that stands still

osg::ref_ptr<osg::Texture2D> target(int side) {
    osg::ref_ptr<osg::Texture2D> texture = new osg::Texture2D;
    texture->setTextureSize(side, side);
    texture->setInternalFormat(GL_RG32F);
    texture->setSourceFormat(GL_RG);
    texture->setSourceType(GL_FLOAT);
    texture->setFilter(osg::Texture::MIN_FILTER, osg::Texture::LINEAR);
    texture->setFilter(osg::Texture::MAG_FILTER, osg::Texture::LINEAR);
    texture->setWrap(osg::Texture::WRAP_S, osg::Texture::CLAMP_TO_BORDER);
    texture->setWrap(osg::Texture::WRAP_T, osg::Texture::CLAMP_TO_BORDER);
    texture->setBorderColor(osg::Vec4d(1.0, 1.0, 1.0, 1.0)); // nothing stands outside: light
    return texture;
}

osg::ref_ptr<osg::Camera> stage(int order, osg::Texture2D* texture) {
    osg::ref_ptr<osg::Camera> camera = new osg::Camera;
    camera->setReferenceFrame(osg::Transform::ABSOLUTE_RF);
    camera->setRenderOrder(osg::Camera::PRE_RENDER, order);
    camera->setRenderTargetImplementation(osg::Camera::FRAME_BUFFER_OBJECT);
    camera->attach(osg::Camera::COLOR_BUFFER, texture);
    camera->setViewport(0, 0, texture->getTextureWidth(), texture->getTextureHeight());
    camera->setComputeNearFarMode(osg::CullSettings::DO_NOT_COMPUTE_NEAR_FAR);
    camera->setCullingMode(osg::CullSettings::NO_CULLING);
    camera->setImplicitBufferAttachmentMask(osg::DisplaySettings::IMPLICIT_DEPTH_BUFFER_ATTACHMENT, 0);
    return camera;
}

// A camera that spreads `from` along one direction.
osg::ref_ptr<osg::Camera> spread(int order, osg::Texture2D* from, osg::Texture2D* to, const osg::Vec2& texel) {
    osg::ref_ptr<osg::Camera> camera = stage(order, to);
    osg::ref_ptr<osg::Geometry> quad =
        quadrilateral(osg::Vec3(0, 0, 0), osg::Vec3(1, 0, 0), osg::Vec3(1, 1, 0), osg::Vec3(0, 1, 0));
    osg::StateSet* state = quad->getOrCreateStateSet();
    state->setAttributeAndModes(blurProgram());
    state->setTextureAttributeAndModes(1, from);
    state->addUniform(new osg::Uniform("source", 1));
    state->addUniform(new osg::Uniform("texel", texel));
    state->setAttributeAndModes(new osg::Depth(osg::Depth::ALWAYS, 0.0, 1.0, false), osg::StateAttribute::OFF);
    osg::ref_ptr<osg::Geode> geode = new osg::Geode;
    geode->addDrawable(quad);
    camera->addChild(geode);
    camera->setClearMask(0);
    camera->setCullMask(~0u);
    return camera;
}

} // namespace

ShadowMap::Map::Map(int wanted, float softness) : side(wanted), raw(target(wanted)), half(target(wanted)), soft(target(wanted)), depth(stage(0, raw)) {
    depth->setClearColor(osg::Vec4(1.0f, 1.0f, 1.0f, 1.0f));
    depth->setClearMask(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    depth->setCullMask(kCasts);
    osg::StateSet* state = depth->getOrCreateStateSet();
    state->addUniform(new osg::Uniform("pass", static_cast<int>(Pass::shadow)), osg::StateAttribute::ON | osg::StateAttribute::OVERRIDE);
    state->setMode(GL_BLEND, osg::StateAttribute::OFF | osg::StateAttribute::OVERRIDE);
    const float texel = softness / static_cast<float>(side);
    group->addChild(depth);
    group->addChild(spread(1, raw, half, osg::Vec2(texel, 0.0f)));
    group->addChild(spread(2, half, soft, osg::Vec2(0.0f, texel)));
    group->setNodeMask(0u);
}

ShadowMap::ShadowMap() : plain_(kPlainSide, 1.0f), fine_(kFineSide, 1.6f) {
    group_->addChild(plain_.group);
    group_->addChild(fine_.group);
    cover(osg::BoundingBox(-1, -1, -1, 1, 1, 1), -1.0);
}

void ShadowMap::setFine(bool on) {
    if (isFine_ == on) return;
    isFine_ = on;
    request();
}

void ShadowMap::request() {
    fine_.group->setNodeMask(isFine_ ? ~0u : 0u);
    plain_.group->setNodeMask(isFine_ ? 0u : ~0u);
}

void ShadowMap::done() {
    fine_.group->setNodeMask(0u);
    plain_.group->setNodeMask(0u);
}

osg::Node* ShadowMap::node(osg::Node* casters) {
    plain_.depth->addChild(casters);
    fine_.depth->addChild(casters);
    return group_;
}

void ShadowMap::cover(const osg::BoundingBox& box, double ground) {
    osg::BoundingBox wide = box.valid() ? box : osg::BoundingBox(-1, -1, -1, 1, 1, 1);
    const osg::Vec3 room = (wide.corner(7) - wide.corner(0)) * 0.06f + osg::Vec3(0.01f, 0.01f, 0.01f);
    wide.expandBy(wide.corner(0) - room);
    wide.expandBy(wide.corner(7) + room);
    covered_ = wide;
    osg::Vec3d light(-0.45, -0.65, 0.9);
    light.normalize();
    const osg::Vec3d center = osg::Vec3d(wide.center());
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
    for (Map* map : {&plain_, &fine_}) {
        map->depth->setViewMatrix(view);
        map->depth->setProjectionMatrix(projection);
    }
    wide_ = std::max(seen.xMax() - seen.xMin(), seen.yMax() - seen.yMin());
    matrix_ = view * projection * osg::Matrixd::translate(1.0, 1.0, 1.0) * osg::Matrixd::scale(0.5, 0.5, 0.5);
}

bool ShadowMap::covers(const osg::BoundingBox& box) const {
    return !box.valid() || (covered_.contains(box.corner(0)) && covered_.contains(box.corner(7)));
}

} // namespace saltus::ui::scene
