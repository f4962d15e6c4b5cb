// SPDX-License-Identifier: GPL-3.0-or-later
// The ground: a floor that fades with distance, a grid on it, every fifth line stronger, the soft shadow.
#pragma once

#include <osg/BoundingBox>
#include <osg/Geometry>
#include <osg/Group>

namespace saltus::ui::scene {

class GroundGrid {
public:
    GroundGrid();
    osg::Node* node() { return group_; }

    void setHeight(double z) { height_ = z; }
    double height() const { return height_; }
    double step() const { return step_; } // m between lines: 0.25, or a round multiple where the scene is wide
    // Around bodies in `box`.
    void build(bool shown, const osg::BoundingBox& box);
    void coverShadow(const osg::BoundingBox& box); // the piece on which shadows fall, when bodies have moved on
    void setColors(const osg::Vec4& line, const osg::Vec4& strong, const osg::Vec4& floor, const osg::Vec4& shadow);
    void setSeenFrom(double z); // height of the eye: from below there is no floor
    osg::BoundingBox bounds() const;

private:
    osg::ref_ptr<osg::Geometry> lines(bool strong) const;
    osg::ref_ptr<osg::Geometry> disc() const;
    osg::ref_ptr<osg::Geometry> shadowQuad_;
    osg::ref_ptr<osg::Group> group_ = new osg::Group;
    osg::ref_ptr<osg::StateSet> weak_ = new osg::StateSet, strong_ = new osg::StateSet, floor_ = new osg::StateSet;
    double height_ = 0.0, step_ = 0.25;
    osg::Vec2d center_{0.0, 0.0};
};

} // namespace saltus::ui::scene
