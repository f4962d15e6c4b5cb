// SPDX-License-Identifier: GPL-3.0-or-later
// Soft shadows of the key light: variance shadow map (depth and its square, so that it may be filtered), small and blurred once; drawn anew only when asked for.
#pragma once

#include <osg/BoundingBox>
#include <osg/Camera>
#include <osg/Group>
#include <osg/Texture2D>

namespace saltus::ui::scene {

class ShadowMap {
public:
    ShadowMap();
    osg::Node* node(osg::Node* casters);
    osg::Texture2D* texture() { return soft_; }

    void cover(const osg::BoundingBox& box, double ground); // what throws shadows, with room to move
    bool covers(const osg::BoundingBox& box) const;
    const osg::BoundingBox& covered() const { return covered_; }
    double texel() const { return texel_; } // m
    osg::Matrixd matrix() const { return matrix_; } // world to texture space
    void request() { group_->setNodeMask(~0u); }
    void done() { group_->setNodeMask(0u); }

private:
    osg::ref_ptr<osg::Group> group_ = new osg::Group;
    osg::ref_ptr<osg::Texture2D> raw_, soft_;
    osg::ref_ptr<osg::Camera> depth_, blur_;
    osg::Matrixd matrix_;
    osg::BoundingBox covered_;
    double texel_ = 0.01;
};

} // namespace saltus::ui::scene
