// SPDX-License-Identifier: GPL-3.0-or-later
// The ground: a floor that fades with distance, a grid on it, every fifth line stronger, the soft shadow.
#pragma once

#include <osg/BoundingBox>
#include <osg/Geometry>
#include <osg/Group>
#include <osg/Vec4>

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
    // It reaches as far as one sees: about what is looked at, from `distance`. Its lines stay where they are in the world.
    void lookAt(const osg::Vec3d& target, double distance);
    void coverShadow(const osg::BoundingBox& box); // the piece on which shadows fall, when bodies have moved on
    void setColors(const osg::Vec4& line, const osg::Vec4& strong, const osg::Vec4& floor, const osg::Vec4& shadow);
    void setSeenFrom(double z); // height of the eye: from below there is no floor
    bool isSeen() const { return shown_ && group_->getNodeMask() != 0u; }
    // Of floor and lines, all that says how they look from one place.
    struct Look {
        bool seen;
        double height, step;
        osg::Vec2d center;
        osg::Vec4 line, strong, floor;
        friend bool operator==(const Look&, const Look&) = default;
    };
    Look look() const;
    osg::BoundingBox bounds() const;

private:
    osg::ref_ptr<osg::Geometry> lines(bool strong) const;
    osg::ref_ptr<osg::Geometry> disc() const;
    void draw();
    osg::ref_ptr<osg::Geometry> shadowQuad_;
    osg::ref_ptr<osg::Group> group_ = new osg::Group;
    osg::ref_ptr<osg::StateSet> weak_ = new osg::StateSet, strong_ = new osg::StateSet, floor_ = new osg::StateSet;
    double height_ = 0.0, step_ = 0.25; // step_: of the lines that are drawn
    double ownStep_ = 0.25;             // as the scene's width asks for
    osg::Vec2d center_{0.0, 0.0}, home_{0.0, 0.0};
    bool shown_ = false;
};

} // namespace saltus::ui::scene
