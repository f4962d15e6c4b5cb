// SPDX-License-Identifier: GPL-3.0-or-later
// Soft shadows of the key light: variance shadow map of an exponentially warped depth and its square, so that it may be filtered
// (W. Donnelly, A. Lauritzen, Variance shadow maps, 2006; A. Lauritzen, M. McCool, Layered variance shadow maps, 2008), spread by
// a bell; drawn anew only when asked for. Two sizes: a plain one for pictures of a motion, a fine one for those that stand still.
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
    osg::Texture2D* texture() { return isFine_ ? fine_.soft : plain_.soft; }
    void setFine(bool on); // another texture()
    bool isFine() const { return isFine_; }

    void cover(const osg::BoundingBox& box, double ground); // what throws shadows, with room to move
    bool covers(const osg::BoundingBox& box) const;
    const osg::BoundingBox& covered() const { return covered_; }
    double texel() const { return wide_ / (isFine_ ? fine_ : plain_).side; } // m
    osg::Matrixd matrix() const { return matrix_; } // world to texture space
    void request();
    void done();

private:
    struct Map {
        Map(int side, float softness); // softness: of the bell's step, texels
        int side;
        osg::ref_ptr<osg::Group> group = new osg::Group;
        osg::ref_ptr<osg::Texture2D> raw, half, soft;
        osg::ref_ptr<osg::Camera> depth;
    };
    osg::ref_ptr<osg::Group> group_ = new osg::Group;
    Map plain_, fine_;
    bool isFine_ = true;
    osg::Matrixd matrix_;
    osg::BoundingBox covered_;
    double wide_ = 2.0; // m
};

} // namespace saltus::ui::scene
