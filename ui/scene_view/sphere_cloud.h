// SPDX-License-Identifier: GPL-3.0-or-later
// All spheres of a scene in one drawable: a quad each, the ball is found by ray in the fragment shader. Round at every
// size, and 10,000 of them cost 40,000 vertices.
#pragma once

#include <osg/Geode>
#include <osg/Geometry>

#include <utility>
#include <vector>

namespace saltus::ui::scene {

class SphereCloud {
public:
    SphereCloud();
    osg::Node* node() { return geode_; }

    void clear();
    std::size_t add(); // index of the new sphere
    void set(std::size_t index, const osg::Vec3d& center, double radius);
    void setRotation(std::size_t index, const osg::Vec4& quaternion); // (x, y, z, w): fine lines that turn with it
    void setTint(std::size_t index, const osg::Vec3& color, float gloss); // times the common colour; gloss 0 matte to 1
    void setSelected(std::size_t index, bool on);
    void commit(); // after any number of set()
    void order(const osg::Vec3d& back); // of many, the nearest first, as seen against `back` (unit, towards the eye): what they hide is not shaded
    void setColor(const osg::Vec3& color);
    void setMultisampled(bool on); // smooth rims by coverage; else cut at half a pixel

private:
    osg::ref_ptr<osg::Geode> geode_;
    osg::ref_ptr<osg::Geometry> geometry_;
    osg::ref_ptr<osg::Vec4Array> centers_;
    osg::ref_ptr<osg::Vec3Array> corners_;
    osg::ref_ptr<osg::Vec4Array> rotations_;
    osg::ref_ptr<osg::Vec4ubArray> tints_;
    osg::ref_ptr<osg::DrawElementsUInt> quads_;
    std::vector<std::pair<float, unsigned>> nearness_;
    osg::Vec3d ordered_;
    int sinceOrdered_ = 0; // changes
};

} // namespace saltus::ui::scene
