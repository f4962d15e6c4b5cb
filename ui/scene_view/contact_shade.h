// SPDX-License-Identifier: GPL-3.0-or-later
// The soft dark on the ground where something stands or nearly stands: how much of the sky a body hides from a point of the
// ground, in closed form. Worked out at the points of a small grid about each body, and only for bodies that moved.
#pragma once

#include <osg/Geode>
#include <osg/Geometry>
#include <osg/Vec3d>

#include <array>
#include <span>
#include <vector>

namespace saltus::ui::scene {

class HiddenParts;

// A ball, a box, a cylinder or a prism: its centre and half axes (a ball: its radius in axes[0].x(); cylinder and prism: axes[2] along it).
struct Occluder {
    enum class Kind { ball, box, cylinder, prism } kind = Kind::ball;
    osg::Vec3d centre;
    std::array<osg::Vec3d, 3> axes{};
    std::vector<osg::Vec2d> outline{}; // of a prism, in its first two half axes: convex, counter-clockwise seen against the third
    friend bool operator==(const Occluder&, const Occluder&) = default;
};

// Share of a cosine-weighted sky that the occluder hides from a point of level ground at `at` (form factor, 0..1). Exact for balls,
// boxes and prisms wholly above the ground; a cylinder is a prism of twelve sides. What stands on the ground hides all beneath it. Sources: J. H. Lambert, Photometria, 1760 (polygons);
// a sphere hides r^2 h / d^3 at height h and distance d (the solid angle form of the same integral).
// quick: to 1e-6, for less time.
double hiddenSky(const Occluder& occluder, const osg::Vec3d& at, bool quick = false);

class ContactShade {
public:
    ContactShade();
    osg::Node* node() { return node_; }
    void setColor(const osg::Vec3& tint, float strength); // strength: opacity where all of the sky is hidden
    void clear();
    // All that stands near the ground at height z, in an order that stays. What did not move since costs nothing.
    void update(std::span<const Occluder> occluders, double z);
    // After any number of update(): what is drawn. Of many parts, no patch that lies wholly behind what `hidden` knows.
    void show(const HiddenParts* hidden);
    std::size_t patchCount() const { return patches_.size(); }
    void setCoarse(bool on); // fewer lines, for pictures of a motion

private:
    struct Patch {
        Occluder of;
        osg::ref_ptr<osg::Geometry> geometry;
        osg::ref_ptr<osg::Vec3Array> points;
        osg::ref_ptr<osg::Vec4Array> colors;
        bool fresh = true, low = false; // to be worked out; near enough to the ground to be seen
    };
    Patch make() const;
    bool draw(Patch& patch) const; // false: too high to be seen

    osg::ref_ptr<osg::Geode> node_ = new osg::Geode;
    std::vector<Patch> patches_;
    double z_ = 0.0;
    std::array<osg::ref_ptr<osg::DrawElementsUShort>, 2> triangles_; // of all lines, of few
    bool coarse_ = false;
};

} // namespace saltus::ui::scene
