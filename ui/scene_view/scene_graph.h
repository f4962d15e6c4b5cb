// SPDX-License-Identifier: GPL-3.0-or-later
// The shapes of a scene as an OSG graph: built from plain specifications, moved by plain numbers. Knows no Qt widgets,
// no formulas, no recording.
//
// The cam. The plate's radius is the profile itself, at the shape's position: the scene writes the distance from the
// axis to the contact point and puts the axis with "position" (the cam-follower: profile c + 0.3 at z = -0.3, which are
// the arcs of the reference cam). The plate turns counter-clockwise when seen from -Y, and the point straight above the
// axis has radius profile(angle): so a follower whose tip is at axis + profile touches the plate at every angle.
#pragma once

#include "ui/scene_view/body_scene.h"
#include "ui/scene_view/ground_grid.h"
#include "ui/scene_view/scene_camera.h"
#include "ui/scene_view/shape_pose.h"
#include "ui/scene_view/surface.h"

#include <osg/BoundingBox>
#include <osg/Group>
#include <osg/Vec4>
#include <osg/ref_ptr>

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace saltus::ui::scene {

// Node masks: what the picture, the shadow and the pick see.
// kBackdrop: sky, floor and lines, behind all else; kShades: what bodies shade of it, behind all that is kDrawn.
inline constexpr unsigned kDrawn = 1, kCasts = 2, kPickable = 4, kBackdrop = 8, kShadows = 16, kShades = 32; // kShadows: shadow maps alone

struct Palette {
    osg::Vec3 skyTop, skyBottom;
    osg::Vec3 cam, moving, fixed, plate, spring; // bodies
    osg::Vec4 edge;                              // fine lines on bodies
    osg::Vec4 grid, gridStrong;
    osg::Vec4 accent, drive, trail;
    std::array<osg::Vec3, 6> materials;          // of rigid bodies
    osg::Vec3 sleeping;                          // islands at rest, where islands are told apart
    float materialValue = 0.8f;                  // brightness of the islands' colours
    osg::Vec3 impulse, friction, stick, slip;    // physics
    osg::Vec3 mark, rim;                         // neutral marks, their rims
    std::array<osg::Vec3, 3> axes;               // of body frames
    osg::Vec4 shadow, contact; // colour, opacity: of cast shadows on the ground; where a body stands on it
    osg::Vec4 floor;           // colour, opacity in its middle
    osg::Vec3 keyColor;        // of the light that casts shadows
    bool dark = false;         // of two environments (environment.h)
};

struct TrailPoint {
    osg::Vec3 at;
    float opacity; // 0..1, falling with age
};

struct Hit {
    int shape = -1; // index, -1: nothing
    int body = -1;  // index of a rigid body, -1: none
    int link = -1;  // index of a rod, rope or spring (links()), -1: none
    osg::Vec3d at;
    collision::Vector3 local = collision::Vector3::Zero(); // on the body, in its frame
    bool isNothing() const { return shape < 0 && body < 0 && link < 0; }
};

// All that says how sky, floor and lines look to a camera: the same, they are the same pixels.
struct Backdrop {
    osg::Vec3 skyTop, skyBottom;
    GroundGrid::Look ground;
    friend bool operator==(const Backdrop&, const Backdrop&) = default;
};

class BodyMarks;
class Links;
struct PickWidth;
struct JointMark;

class SceneGraph {
public:
    SceneGraph();
    ~SceneGraph();

    osg::Group* root();

    void build(std::span<const ShapeSpec> shapes, std::span<const ShapePose> poses);
    void clear();
    bool place(std::span<const ShapePose> poses); // true when something moved
    void setProfile(std::size_t shape, const std::vector<double>& profile);
    // Turn arrow on a cam: +1, -1, 0 (hidden).
    void setTurn(std::size_t shape, int direction);

    // Rigid bodies beside the shapes; after build().
    void buildBodies(std::vector<BodySpec> bodies, std::vector<JointMark> joints, bool planar);
    // The same of bodies that are built already; newBodies() gives what they are built in.
    void takeBodies(BodyScene bodies, std::vector<JointMark> joints);
    BodyScene newBodies() const;
    // True when something moved; what would move less than `least`, m, stays where it is shown, until it has gone as far in all.
    bool placeBodies(std::span<const collision::Pose> poses, double least = 0.0);
    double unseen(const SceneCamera& camera) const; // m: a sixteenth of a pixel where bodies are nearest
    const BodyScene& bodies() const;
    BodyMarks& marks();
    const BodyMarks& marks() const;
    const Links& links() const; // rods, ropes, springs between bodies
    void setIslands(std::span<const std::uint32_t> islands, std::span<const unsigned char> asleep);

    void setPalette(const Palette& palette);
    void setMultisampled(bool on);
    void drawHiddenToo(bool on); // parts that others hide wholly: to compare
    void setFine(bool on); // fine shadows and gloss; plain ones cost little and are drawn in every picture of a motion
    void setFewPixels(bool on); // of a motion: what shadows it has are as coarse
    void setCamera(const SceneCamera& camera, double perPixel = 1.0); // perPixel: pixels of the screen to one that is drawn
    void select(int shape); // -1: none
    int selected() const;
    void selectBody(int body); // -1: none
    void selectBodies(std::vector<int> bodies);
    void selectLinks(std::vector<std::size_t> links); // after bodies and shapes: they stay outlined
    void hideBodies(std::span<const unsigned char> hidden); // by body, 1: hidden; empty: none
    void hideShapes(std::span<const unsigned char> hidden); // the same of shapes; build() shows all
    bool isHiddenShape(std::size_t shape) const;
    // A level grid where the scene has no ground of its own: what one builds on.
    void setFloor(bool shown);
    // A body that is not there yet; without parts: none. Its pose is that of its frame, in the world.
    void setGhost(const BodySpec& ghost, bool planar);
    void placeGhost(const collision::Pose& pose);
    bool hasGhost() const;
    // Lines one behind the other, of `each` points.
    void setTrails(std::span<const TrailPoint> points, std::size_t each);

    // Before setCamera(): true when the shadow map is to be drawn anew (kShadows). OpenGL works on it while the picture is made ready.
    bool prepareLight();
    void lightDrawn();
    // After a picture: what moves from here on is another one.
    void drawn();
    // Points about all that may look otherwise than in the picture before, with the shadows that it throws by plain light;
    // nothing: anything may.
    std::optional<std::span<const osg::Vec3>> changed() const;

    // After setCamera().
    Backdrop backdrop() const;
    bool hasShades() const; // there is a ground that bodies may shade

    // links: rods, ropes and springs too, within this width; null: what they hide is met.
    Hit pick(const osg::Vec3d& start, const osg::Vec3d& end, const PickWidth* links = nullptr) const;
    osg::BoundingBox bounds() const;         // of all bodies, as they stand; invalid when there are none
    osg::BoundingBox homeBounds() const;     // of the motion so far, down to the ground: what falls stays in the picture
    osg::BoundingBox subjectBounds() const;  // of what moves, without the few that flew far away; of all where nothing moves
    // The motion so far: what place() and placeBodies() showed, and what is told here. build() and buildBodies() forget it.
    void noteMotion(std::span<const ShapePose> poses, std::span<const collision::Pose> bodies);
    osg::BoundingBox visibleBounds() const;  // with ground, for near and far
    // Of all that is drawn before the backdrop, but for marks; nothing: it may be anywhere (slopes have no end).
    std::optional<osg::BoundingBox> drawnBounds() const;
    osg::BoundingBox boundsOf(std::size_t shape) const;
    osg::BoundingBox boundsOfBody(std::size_t body) const;
    double gridStep() const;                 // m; 0: no ground
    double groundHeight() const;
    // Where a cam's outline is seen from its axis, for labels: centre and radius.
    double camRadius(std::size_t shape) const; // 0: no cam
    // The solid pieces of the shapes as they stand (rigid bodies: bodies().eachPart()).
    std::vector<Surface> surfaces() const;
    std::vector<osg::Matrixd> places() const; // of the pieces handed out last, as they stand now

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::ui::scene
