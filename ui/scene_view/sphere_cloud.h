// SPDX-License-Identifier: GPL-3.0-or-later
// All spheres of a scene in one drawable: a quad each, the ball is found by ray in the fragment shader. Round at every
// size, and 10,000 of them cost 40,000 vertices.
#pragma once

#include "ui/scene_view/hidden_parts.h"

#include <osg/Geode>
#include <osg/Geometry>


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
    void tell(HiddenParts& hidden, HiddenParts::Owner owner) const;
    // Of many, those alone that are not hidden, the nearest first: what they hide in part is then not shaded.
    // pixels: of the picture's width.
    void show(const HiddenParts& hidden, HiddenParts::Owner owner, double pixels);
    void cast(const HiddenParts& hidden, HiddenParts::Owner owner, double pixels); // into the shadow map, as the light sees them
    void setColor(const osg::Vec3& color);
    void setFine(bool on); // else many show no marks: how they are turned is not told to OpenGL
    void setMultisampled(bool on); // smooth rims by coverage; else cut at half a pixel

private:
    // Many balls that move, as sprites: a vertex for each, no others are told to OpenGL.
    struct Sprites {
        osg::ref_ptr<osg::Geometry> geometry = new osg::Geometry;
        osg::ref_ptr<osg::Vec4Array> centers = new osg::Vec4Array;
        osg::ref_ptr<osg::Vec4ubArray> tints = new osg::Vec4ubArray;
        osg::ref_ptr<osg::DrawArrays> points = new osg::DrawArrays(GL_POINTS, 0, 0);
    };
    void make(Sprites& sprites);
    void choose(const HiddenParts& hidden, HiddenParts::Owner owner, double pixels, Sprites& sprites, osg::DrawElementsUInt& quads, osg::Geometry& drawn, unsigned mask);
    bool usesSprites() const { return !fine_ && isMany(); }
    void tellTurns();
    osg::ref_ptr<osg::Geode> geode_;
    osg::ref_ptr<osg::Geometry> geometry_, casting_; // two selections of one set of corners
    osg::ref_ptr<osg::Vec4Array> centers_;
    osg::ref_ptr<osg::Vec3Array> corners_;
    osg::ref_ptr<osg::Vec4Array> rotations_;
    osg::ref_ptr<osg::Vec4ubArray> tints_;
    osg::ref_ptr<osg::DrawElementsUInt> quads_, castQuads_;
    Sprites sprites_, castSprites_;
    bool fine_ = true, turned_ = false;
};

} // namespace saltus::ui::scene
