// SPDX-License-Identifier: GPL-3.0-or-later
// Shadows of the key light: the depths that the light sees, drawn anew only when asked for. A fine map for pictures that stand still,
// whose shadows grow soft with the distance of what casts them, and a plain one for those of a motion, compared by the sampler itself;
// where a picture has fewer pixels it has fewer texels.
#pragma once

#include <osg/BoundingBox>
#include <osg/Camera>
#include <osg/Group>
#include <osg/Texture2D>
#include <osg/Vec2d>
#include <osg/Vec3d>

namespace saltus::ui::scene {

class ShadowMap {
public:
    ShadowMap();
    osg::Node* node(osg::Node* casters);
    osg::Texture2D* fine() { return fine_.depths; }
    osg::Texture2D* plain() { return chosen().depths; } // of few texels or not
    void setFine(bool on); // which of them is drawn
    void setFew(bool on);  // texels, of the plain one
    void setCompared(bool on); // the plain one
    bool isFine() const { return isFine_; }

    void cover(const osg::BoundingBox& box, double ground); // what throws shadows, with room to move
    bool covers(const osg::BoundingBox& box) const;
    const osg::BoundingBox& covered() const { return covered_; }
    static osg::Vec3d light();  // towards it, unit
    double plainTexel() const { return 1.0 / chosen().side; } // of the plain map, of its width
    double texel() const; // m
    double side() const { return used().side; } // texels
    osg::Matrixd matrix() const { return matrix_; } // world to texture space
    osg::Vec2d lightWidth() const;                  // of the map, for a unit of its depth
    void request();
    bool isRequested() const { return used().camera->getNodeMask() != 0u; }
    const osg::Matrixd& view() const { return plain_.camera->getViewMatrix(); } // of the light
    const osg::Matrixd& projection() const { return plain_.camera->getProjectionMatrix(); }
    void done();

private:
    struct Map {
        explicit Map(int side, bool compared);
        int side;
        osg::ref_ptr<osg::Texture2D> depths;
        osg::ref_ptr<osg::Camera> camera;
    };
    Map& chosen() { return isFew_ ? few_ : plain_; }
    const Map& chosen() const { return isFew_ ? few_ : plain_; }
    Map& used() { return isFine_ ? fine_ : chosen(); }
    const Map& used() const { return isFine_ ? fine_ : chosen(); }

    osg::ref_ptr<osg::Group> group_ = new osg::Group;
    Map plain_, few_, fine_;
    bool isFine_ = true, isFew_ = false;
    osg::Matrixd matrix_;
    osg::BoundingBox covered_;
    double wide_ = 2.0, high_ = 2.0, deep_ = 2.0; // m
};

} // namespace saltus::ui::scene
