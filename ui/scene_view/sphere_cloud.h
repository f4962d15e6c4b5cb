// SPDX-License-Identifier: GPL-3.0-or-later
// All spheres of a scene in one drawable: a quad each, the ball is found by ray in the fragment shader. Round at every
// size, and 10,000 of them cost 40,000 vertices.
#pragma once

#include "ui/scene_view/hidden_parts.h"

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
    bool isMany() const;
    void cover(HiddenParts& hidden) const;
    // Of many, those alone that are not hidden; for the picture the nearest first: what they hide in part is then not shaded.
    void show(const HiddenParts& hidden);
    void cast(const HiddenParts& hidden); // into the shadow map, as the light sees them
    std::size_t shown() const { return quads_->size() / 4; }
    std::size_t cast() const { return castQuads_->size() / 4; }
    void setColor(const osg::Vec3& color);
    void setFine(bool on); // else many show no marks: how they are turned is not told to OpenGL
    void setMultisampled(bool on); // smooth rims by coverage; else cut at half a pixel

private:
    void tellTurns();
    osg::ref_ptr<osg::Geode> geode_;
    osg::ref_ptr<osg::Geometry> geometry_, casting_; // two selections of one set of corners
    osg::ref_ptr<osg::Vec4Array> centers_;
    osg::ref_ptr<osg::Vec3Array> corners_;
    osg::ref_ptr<osg::Vec4Array> rotations_;
    osg::ref_ptr<osg::Vec4ubArray> tints_;
    osg::ref_ptr<osg::DrawElementsUInt> quads_, castQuads_;
    std::vector<std::pair<float, unsigned>> nearness_;
    bool fine_ = true, turned_ = false;
};

} // namespace saltus::ui::scene
