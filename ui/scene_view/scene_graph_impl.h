// SPDX-License-Identifier: GPL-3.0-or-later
// Private to the scene graph: what it is made of. Its rooms: the graph and what is asked of it (scene_graph.cpp), shapes and their
// looks (scene_graph_shapes.cpp), where everything stands and how far it reaches (scene_graph_motion.cpp).
#pragma once

#include "ui/scene_view/scene_graph.h"

#include "ui/scene_view/ambient.h"
#include "ui/scene_view/body_marks.h"
#include "ui/scene_view/contact_shade.h"
#include "ui/scene_view/environment.h"
#include "ui/scene_view/ground_grid.h"
#include "ui/scene_view/hidden_parts.h"
#include "ui/scene_view/links.h"
#include "ui/scene_view/shaders.h"
#include "ui/scene_view/shadow_map.h"
#include "ui/scene_view/sphere_cloud.h"

#include <osg/Geode>
#include <osg/Geometry>
#include <osg/MatrixTransform>

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace saltus::ui::scene {

struct SceneGraph::Impl {
    enum class Tint { none, cam, moving, fixed, spring };
    struct Part {
        osg::ref_ptr<osg::MatrixTransform> place;  // null for spheres and grounds
        osg::ref_ptr<osg::MatrixTransform> second; // cam: what turns; follower: the stem
        osg::ref_ptr<osg::Uniform> coil;
        mutable double coilLength = 0.0;           // m, of the coil that surfaces() handed out last; 0: none yet
        osg::ref_ptr<osg::Group> arrows;           // cam: turn arrows, front and back
        osg::ref_ptr<osg::Geode> plate;            // guide: the base plate
        osg::ref_ptr<osg::Geode> lines;            // box: along its edges
        Tint tint = Tint::none;
        std::size_t sphere = 0; // index in the cloud
        float collar = 0.0f;    // follower: height of the collar's upper face above the tip
        float stemTop = 0.0f;   // follower: height of the stem's end in the world; NaN: stands on the tip
        float largest = 0.0f;   // cam
        float thickness = 0.0f;
        osg::BoundingBox box;   // guide: in the world
        int turn = 2;           // shown direction of the arrow; 2: not yet set
        bool shown = true;
    };

    osg::ref_ptr<osg::Group> root = new osg::Group;
    osg::ref_ptr<osg::Group> bodies = new osg::Group;
    osg::ref_ptr<osg::Group> outlineFill = new osg::Group, outlineRim = new osg::Group;
    osg::ref_ptr<osg::Geometry> trail;
    osg::ref_ptr<osg::Vec3Array> trailPoints = new osg::Vec3Array;
    osg::ref_ptr<osg::Vec4Array> trailColors = new osg::Vec4Array;
    osg::ref_ptr<osg::DrawArrayLengths> trailStrips = new osg::DrawArrayLengths(GL_LINE_STRIP, 0);
    osg::ref_ptr<osg::Geode> trailNode;
    osg::ref_ptr<osg::Program> body = bodyProgram(), wound = coilProgram(), flat = flatProgram();
    SphereCloud spheres;
    GroundGrid ground;
    HiddenParts hidden;
    static constexpr int kSeenColumns = 400, kLitColumns = 256; // of its grid: cells of a few pixels
    ContactShade contact;
    std::vector<Occluder> occluders;
    bool contactStale = true;
    double unlit = 0.0; // m, that bodies went since the shadow map was asked for
    osg::BoundingBox motion; // of what moves, so far
    Harmonics light{};
    std::optional<bool> lightOf; // of which studio it is
    ShadowMap shadow;
    BodyScene rigid;
    BodyScene ghost;
    BodyMarks marks;
    Links links;
    std::vector<int> selectedBodies;
    std::vector<std::size_t> selectedLinks;
    osg::ref_ptr<osg::Node> linkOutline;
    bool floor = false;
    Palette palette;
    double perPixel = 1.0; // pixels of the screen to one that is drawn
    std::vector<ShapeSpec> specs;
    std::vector<ShapePose> poses;
    std::vector<Part> parts;
    std::vector<unsigned char> hiddenShapes; // by shape; empty: none
    bool isHidden(std::size_t shape) const { return shape < hiddenShapes.size() && hiddenShapes[shape] != 0; }
    int selected = -1;
    osg::BoundingBox start; // of all bodies, as they were built
    std::vector<osg::Vec3> touched; // since the last picture: corners of what moved, before and after, and of its shadow
    bool allTouched = true;
    bool hasGround = false;
    bool multisampled = false;

    static constexpr int kCoilTurns = 10;
    static osg::Vec3d vec(const Point& p) { return {p[0], p[1], p[2]}; }
    static osg::ref_ptr<osg::Geode> geode(const osg::ref_ptr<osg::Geometry>& geometry, unsigned mask);
    static void setColor(osg::StateSet* state, const char* name, const osg::Vec3& color) {
        state->getOrCreateUniform(name, osg::Uniform::FLOAT_VEC3)->set(color);
    }
    struct EdgePainter : osg::NodeVisitor {
        explicit EdgePainter(const osg::Vec4& color) : osg::NodeVisitor(TRAVERSE_ALL_CHILDREN), color_(color) { setTraversalMask(~0u); }
        void apply(osg::Geometry& geometry) override {
            if (geometry.getName() == "edges") geometry.getOrCreateStateSet()->getUniform("flatColor")->set(color_);
        }
        osg::Vec4 color_;
    };

    Impl();
    osg::ref_ptr<osg::Node> sky();
    void makeTrail();
    void colourGround();
    void leaveOut(const SceneCamera& camera);
    bool isCrowded() const { return spheres.isMany() || rigid.isMany(); }
    void findHidden();
    // The silhouette is stencilled out, then the edges are drawn thick outside it: 2 px whatever the shape.
    void makeOutline();

    // scene_graph_shapes.cpp
    void fadeLines(const SceneCamera& camera);
    osg::ref_ptr<osg::Geode> lit(const osg::ref_ptr<osg::Geometry>& geometry);
    osg::ref_ptr<osg::Geode> fineLines(const osg::ref_ptr<osg::Geometry>& geometry);
    void buildCam(Part& part, const ShapeSpec& spec);
    void dressCam(Part& part, const std::vector<double>& profile);
    void showTurn(Part& part, const ShapeSpec& spec, int direction);
    void buildFollower(Part& part, const ShapeSpec& spec, const ShapePose& pose);
    void buildSpring(Part& part);
    // Base plate, column behind the cam, arm with the housing that guides the stem, bearing of the cam's shaft.
    void buildGuide(Part& part, const ShapeSpec& spec, const ShapePose& pose);
    void buildPart(std::size_t k);
    void applyTint(std::size_t k);
    osg::Vec3 colourOf(Tint tint) const;
    std::vector<Surface> surfaces(bool triangles) const;

    // scene_graph_motion.cpp
    static double wireOf(const ShapePose& spring) { return std::clamp(spring.size[0] * 0.125, 0.001, 0.05); }
    static double lengthOf(const ShapePose& spring) { return std::max(spring.size[1] - spring.position[2], 2.0 * wireOf(spring) * kCoilTurns * 0.6); } // never through itself
    void placePart(std::size_t k);
    osg::BoundingBox boundsOf(std::size_t k) const { return boundsOf(k, poses[k]); }
    osg::BoundingBox boundsOf(std::size_t k, const ShapePose& pose) const;
    osg::BoundingBox bounds() const;
    bool isSubject(std::size_t k) const;
    // Centre and half size of every body that moves; few that flew away from the many are left out.
    osg::BoundingBox movingBodies() const;
    osg::BoundingBox boundsOfMoving() const;
    mutable std::optional<osg::BoundingBox> moving; // movingBodies(), until something moves
    osg::BoundingBox subject() const;
    // What throws shadows: bodies that flew far away are left out, else the others' shadows would be coarse; what rolls on stays.
    osg::BoundingBox castBounds(const osg::BoundingBox& all) const;
    // What stands or nearly stands on the ground: the nearest ones first where there are too many.
    void shadeContacts();
    void addOccluder(const BodyPart& part, const collision::Pose& at);
    void follow(double way = std::numeric_limits<double>::infinity()); // m, how far the one that went farthest did
    static constexpr std::size_t kMostTouched = 64 * 24; // points: where more moves all of the picture is drawn
    void touch(const osg::BoundingBox& box, bool shades); // shades: the ground about its foot too
    void touchAllBodies(); // each shades the ground about its own foot alone
    void touchTrail();
    void placeLinks(); // where the bodies are
    void standAnew(std::vector<JointMark> joints); // other bodies are there
    void standOnGround();
    // The ground and the light for what is there.
    void settle();
    void clearOutline();
    // Before the scenery is built: where is the ground?
    double groundLevel() const;
    osg::Node* outlined(int shape);
};

} // namespace saltus::ui::scene
