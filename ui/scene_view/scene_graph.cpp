// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/scene_graph.h"

#include "ui/scene_view/ambient.h"
#include "ui/scene_view/body_marks.h"
#include "ui/scene_view/contact_shade.h"
#include "ui/scene_view/environment.h"
#include "ui/scene_view/ground_grid.h"
#include "ui/scene_view/mesh.h"
#include "ui/scene_view/shaders.h"
#include "ui/scene_view/shadow_map.h"
#include "ui/scene_view/sphere_cloud.h"

#include <osg/BlendFunc>
#include <osg/ColorMask>
#include <osg/CullFace>
#include <osg/Depth>
#include <osg/LineWidth>
#include <osg/MatrixTransform>
#include <osg/Multisample>
#include <osg/PolygonMode>
#include <osg/PolygonOffset>
#include <osg/Stencil>
#include <osgUtil/IntersectionVisitor>
#include <osgUtil/LineSegmentIntersector>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace saltus::ui::scene {

namespace {

using model::ShapeKind;

const osg::Vec3d kKey(-0.45, -0.65, 0.9); // towards the light, as in the drawings
constexpr int kCoilTurns = 10;

osg::Vec3d vec(const Point& p) { return {p[0], p[1], p[2]}; }
osg::Vec3d unit(osg::Vec3d v) {
    v.normalize();
    return v;
}

osg::ref_ptr<osg::Geode> geode(const osg::ref_ptr<osg::Geometry>& geometry, unsigned mask) {
    osg::ref_ptr<osg::Geode> node = new osg::Geode;
    node->addDrawable(geometry);
    node->setNodeMask(mask);
    return node;
}

osg::ref_ptr<osg::Stencil> stencil(osg::Stencil::Function function, osg::Stencil::Operation onPass) {
    osg::ref_ptr<osg::Stencil> result = new osg::Stencil;
    result->setFunction(function, 1, ~0u);
    result->setOperation(osg::Stencil::KEEP, onPass, onPass); // depth is not asked
    return result;
}

void setColor(osg::StateSet* state, const char* name, const osg::Vec3& color) {
    state->getOrCreateUniform(name, osg::Uniform::FLOAT_VEC3)->set(color);
}

} // namespace

struct SceneGraph::Impl {
    enum class Tint { none, cam, moving, fixed, spring };
    struct Part {
        osg::ref_ptr<osg::MatrixTransform> place;  // null for spheres and grounds
        osg::ref_ptr<osg::MatrixTransform> second; // cam: what turns; follower: the stem
        osg::ref_ptr<osg::Uniform> coil;
        mutable double coilLength = 0.0;           // m, of the coil that surfaces() handed out last; 0: none yet
        osg::ref_ptr<osg::Group> arrows;           // cam: turn arrows, front and back
        osg::ref_ptr<osg::Geode> plate;            // guide: the base plate
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
    ContactShade contact;
    std::vector<Occluder> occluders;
    bool contactStale = true;
    osg::BoundingBox motion; // of what moves, so far
    Harmonics light{};
    std::optional<bool> lightOf; // of which studio it is
    ShadowMap shadow;
    BodyScene rigid;
    BodyScene ghost;
    BodyMarks marks;
    std::vector<int> selectedBodies;
    bool floor = false;
    Palette palette;
    std::vector<ShapeSpec> specs;
    std::vector<ShapePose> poses;
    std::vector<Part> parts;
    int selected = -1;
    osg::BoundingBox start; // of all bodies, as they were built
    bool hasGround = false;

    Impl() {
        osg::StateSet* state = root->getOrCreateStateSet();
        state->setMode(GL_LIGHTING, osg::StateAttribute::OFF);
        state->setMode(GL_CULL_FACE, osg::StateAttribute::OFF);
        state->addUniform(new osg::Uniform("shadowMap", 0));
        state->addUniform(new osg::Uniform("shadowDepth", 2));
        state->addUniform(new osg::Uniform("shadowStep", 0.01f));
        state->setTextureAttributeAndModes(0, shadow.fine());
        state->setTextureAttributeAndModes(2, shadow.plain());
        state->setDefine(kFineDefine);
        state->addUniform(new osg::Uniform("orthographic", false));
        state->addUniform(new osg::Uniform("pixel", 0.001f));
        state->addUniform(new osg::Uniform(osg::Uniform::FLOAT_MAT4, "shadowMatrix"));
        for (const char* name : {"keyDirection", "keyColor", "skyTop", "skyBottom"}) state->addUniform(new osg::Uniform(osg::Uniform::FLOAT_VEC3, name));
        for (const char* name : {"skyRed", "skyGreen", "skyBlue"}) state->addUniform(new osg::Uniform(osg::Uniform::FLOAT_MAT4, name));
        state->addUniform(new osg::Uniform(osg::Uniform::FLOAT_MAT3, "shadowNormal"));
        state->addUniform(new osg::Uniform(osg::Uniform::FLOAT_VEC2, "lightWidth"));
        state->addUniform(new osg::Uniform("bodyGloss", 0.3f));
        state->addUniform(new osg::Uniform(osg::Uniform::FLOAT_VEC4, "accentColor"));
        state->addUniform(new osg::Uniform(osg::Uniform::FLOAT_VEC4, "edgeColor"));

        root->addChild(shadow.node(bodies));
        root->addChild(sky());
        root->addChild(ground.node());
        root->addChild(contact.node());
        contact.node()->getOrCreateStateSet()->setMode(GL_BLEND, osg::StateAttribute::ON);
        contact.node()->getOrCreateStateSet()->setAttributeAndModes(new osg::Depth(osg::Depth::ALWAYS, 0.0, 1.0, false), osg::StateAttribute::OFF);
        bodies->setNodeMask(kDrawn | kCasts | kPickable);
        bodies->getOrCreateStateSet()->setAttributeAndModes(new osg::PolygonOffset(1.0f, 1.0f)); // fine lines lie on faces
        bodies->addChild(spheres.node());
        bodies->addChild(rigid.node());
        bodies->addChild(ghost.node());
        root->addChild(bodies);
        makeTrail();
        makeOutline();
        root->addChild(marks.node());
    }

    osg::ref_ptr<osg::Node> sky() {
        osg::ref_ptr<osg::Geometry> quad =
            quadrilateral(osg::Vec3(0, 0, 0), osg::Vec3(1, 0, 0), osg::Vec3(1, 1, 0), osg::Vec3(0, 1, 0));
        osg::StateSet* state = quad->getOrCreateStateSet();
        state->setAttributeAndModes(skyProgram());
        state->setAttributeAndModes(new osg::Depth(osg::Depth::ALWAYS, 0.0, 1.0, false), osg::StateAttribute::OFF);
        state->setRenderBinDetails(-20, "RenderBin");
        return geode(quad, kBackdrop);
    }

    void makeTrail() {
        trail = new osg::Geometry;
        trail->setUseVertexBufferObjects(true);
        trail->setUseDisplayList(false);
        trail->setDataVariance(osg::Object::DYNAMIC);
        trail->setVertexArray(trailPoints);
        trail->setColorArray(trailColors, osg::Array::BIND_PER_VERTEX);
        trail->addPrimitiveSet(trailStrips);
        osg::StateSet* state = trail->getOrCreateStateSet();
        state->setAttributeAndModes(flat);
        state->setAttributeAndModes(new osg::LineWidth(2.0f));
        state->setMode(GL_LINE_SMOOTH, osg::StateAttribute::ON);
        state->setMode(GL_BLEND, osg::StateAttribute::ON);
        state->setAttributeAndModes(new osg::Depth(osg::Depth::LEQUAL, 0.0, 1.0, false));
        state->setRenderBinDetails(5, "RenderBin");
        state->addUniform(new osg::Uniform(osg::Uniform::FLOAT_VEC4, "flatColor"));
        trailNode = geode(trail, 0u);
        root->addChild(trailNode);
    }

    // The silhouette is stencilled out, then the edges are drawn thick outside it: 2 px whatever the shape.
    void makeOutline() {
        const auto prepare = [this](osg::Group& group, int bin) {
            osg::StateSet* state = group.getOrCreateStateSet();
            state->setMode(GL_DEPTH_TEST, osg::StateAttribute::OFF | osg::StateAttribute::OVERRIDE);
            state->setAttributeAndModes(new osg::Depth(osg::Depth::ALWAYS, 0.0, 1.0, false),
                                        osg::StateAttribute::OFF | osg::StateAttribute::OVERRIDE);
            state->setDefine(kOutlineDefine);
            state->setRenderBinDetails(bin, "RenderBin");
            group.setNodeMask(kDrawn);
            root->addChild(&group);
            return state;
        };
        osg::StateSet* fill = prepare(*outlineFill, 20);
        fill->setAttributeAndModes(new osg::ColorMask(false, false, false, false), osg::StateAttribute::ON | osg::StateAttribute::OVERRIDE);
        fill->setAttributeAndModes(stencil(osg::Stencil::ALWAYS, osg::Stencil::REPLACE));
        osg::StateSet* rim = prepare(*outlineRim, 21);
        rim->setAttributeAndModes(stencil(osg::Stencil::NOTEQUAL, osg::Stencil::KEEP));
        rim->setAttributeAndModes(new osg::PolygonMode(osg::PolygonMode::FRONT_AND_BACK, osg::PolygonMode::LINE),
                                  osg::StateAttribute::ON | osg::StateAttribute::OVERRIDE);
        rim->setAttributeAndModes(new osg::LineWidth(4.5f), osg::StateAttribute::ON | osg::StateAttribute::OVERRIDE);
        rim->setMode(GL_LINE_SMOOTH, osg::StateAttribute::OFF | osg::StateAttribute::OVERRIDE);
    }

    // --- parts -----------------------------------------------------------------------------------------------------

    osg::ref_ptr<osg::Geode> lit(const osg::ref_ptr<osg::Geometry>& geometry) {
        geometry->getOrCreateStateSet()->setAttributeAndModes(body);
        geometry->getOrCreateStateSet()->setMode(GL_CULL_FACE, osg::StateAttribute::ON); // closed, wound outwards
        return geode(geometry, kDrawn | kCasts | kPickable);
    }
    osg::ref_ptr<osg::Geode> fineLines(const osg::ref_ptr<osg::Geometry>& geometry) {
        osg::StateSet* state = geometry->getOrCreateStateSet();
        state->setAttributeAndModes(flat);
        state->setAttributeAndModes(new osg::LineWidth(1.25f));
        state->setMode(GL_LINE_SMOOTH, osg::StateAttribute::ON); // smooth where there is no multisampling
        state->setMode(GL_BLEND, osg::StateAttribute::ON);
        state->addUniform(new osg::Uniform("flatColor", palette.edge));
        state->setAttributeAndModes(new osg::Depth(osg::Depth::LEQUAL, 0.0, 1.0, false)); // faces are pushed back
        state->setRenderBinDetails(2, "RenderBin");
        setWhite(*geometry);
        geometry->setName("edges");
        return geode(geometry, kDrawn);
    }

    void buildCam(Part& part, const ShapeSpec& spec) {
        part.tint = Tint::cam;
        part.second = new osg::MatrixTransform;
        part.place->addChild(part.second);
        dressCam(part, spec.profile);
    }
    void dressCam(Part& part, const std::vector<double>& profile) {
        const CamPlate plate = camPlate(profile);
        part.largest = plate.largest;
        part.thickness = plate.thickness;
        part.second->removeChildren(0, part.second->getNumChildren());
        part.second->addChild(lit(plate.solid));
        part.second->addChild(fineLines(plate.edges));
        const float shaft = 0.155f * plate.smallest, half = plate.thickness / 2.0f, stub = half + 0.14f * plate.smallest;
        const float round = 0.02f * plate.smallest;
        const osg::Vec2 hub[] = {{0.0f, -stub}, {shaft - round, -stub}, {shaft, -stub + round}, {shaft, stub}};
        part.second->addChild(lit(turnedAboutY(hub)));
        if (part.arrows) part.place->removeChild(part.arrows);
        part.arrows = nullptr;
        part.turn = 2;
    }
    void showTurn(Part& part, const ShapeSpec& spec, int direction) {
        if (part.turn == direction) return;
        part.turn = direction;
        if (part.arrows) part.place->removeChild(part.arrows);
        part.arrows = nullptr;
        if (direction == 0) return;
        const auto smallest = static_cast<float>(*std::min_element(spec.profile.begin(), spec.profile.end()));
        constexpr float degree = std::numbers::pi_v<float> / 180.0f;
        const float from = 196.0f * degree, to = 312.0f * degree;
        osg::ref_ptr<osg::Geometry> arrow = direction > 0 ? arcArrow(0.80f * smallest, 0.042f * smallest, from, to)
                                                          : arcArrow(0.80f * smallest, 0.042f * smallest, to, from);
        setWhite(*arrow);
        osg::StateSet* state = arrow->getOrCreateStateSet();
        state->setAttributeAndModes(flat);
        part.arrows = new osg::Group;
        part.arrows->setNodeMask(kDrawn);
        part.arrows->getOrCreateStateSet()->addUniform(new osg::Uniform("flatColor", palette.drive));
        for (float side : {-1.0f, 1.0f}) {
            osg::ref_ptr<osg::MatrixTransform> lift = new osg::MatrixTransform(
                osg::Matrixd::translate(0.0, static_cast<double>(side * (part.thickness / 2.0f + 0.012f * smallest)), 0.0));
            lift->addChild(geode(arrow, kDrawn));
            part.arrows->addChild(lift);
        }
        part.place->addChild(part.arrows);
    }

    void buildFollower(Part& part, const ShapeSpec& spec, const ShapePose& pose) {
        part.tint = Tint::moving;
        // The spring that pushes it stands on the collar and names where the stem is guided.
        double collar = 0.17, guide = std::numeric_limits<double>::quiet_NaN();
        for (std::size_t k = 0; k < specs.size(); ++k)
            if (specs[k].kind == ShapeKind::spring && specs[k].object == spec.object) {
                collar = std::max(poses[k].position[2] - pose.position[2], 0.06);
                guide = poses[k].size[1] + 0.05;
            }
        const auto c = static_cast<float>(collar);
        part.collar = c;
        part.stemTop = static_cast<float>(guide);
        const float stem = 0.036f, disc = 0.10f, thick = 0.034f, round = 0.008f, tip = std::min(0.10f, 0.55f * c);
        // A slender knife edge: it meets the plate in one point.
        const osg::Vec2 outline[] = {{0.0015f, 0.0f}, {0.014f, 0.55f * tip}, {stem, tip}, {stem, c - thick},
                                     {disc - round, c - thick}, {disc, c - thick + round}, {disc, c - round},
                                     {disc - round, c}, {stem, c}};
        part.place->addChild(lit(turned(outline, 36)));
        part.second = new osg::MatrixTransform;
        const osg::Vec2 rod[] = {{stem, 0.0f}, {stem, 0.985f}, {stem * 0.8f, 1.0f}, {0.0f, 1.0f}};
        part.second->addChild(lit(turned(rod, 28)));
        part.place->addChild(part.second);
    }

    void buildSpring(Part& part) {
        part.tint = Tint::spring;
        osg::ref_ptr<osg::Geometry> wire = coil(kCoilTurns);
        wire->setInitialBound(osg::BoundingBox(-0.5f, -0.5f, 0.0f, 0.5f, 0.5f, 2.0f));
        wire->setComputeBoundingBoxCallback(new osg::Drawable::ComputeBoundingBoxCallback);
        wire->getOrCreateStateSet()->setAttributeAndModes(wound);
        wire->getOrCreateStateSet()->setMode(GL_CULL_FACE, osg::StateAttribute::ON);
        part.coil = new osg::Uniform("coilShape", osg::Vec4(0.06f, 0.01f, 1.0f, static_cast<float>(kCoilTurns)));
        part.place->getOrCreateStateSet()->addUniform(part.coil);
        part.place->addChild(geode(wire, kDrawn | kCasts));
        // What the pick sees of a spring: the tube around it.
        const osg::Vec2 tube[] = {{0.0f, 0.0f}, {1.0f, 0.0f}, {1.0f, 1.0f}, {0.0f, 1.0f}};
        part.second = new osg::MatrixTransform;
        part.second->addChild(geode(turned(tube, 16), kPickable));
        part.place->addChild(part.second);
    }

    // Base plate, column behind the cam, arm with the housing that guides the stem, bearing of the cam's shaft.
    void buildGuide(Part& part, const ShapeSpec& spec, const ShapePose& pose) {
        part.tint = Tint::fixed;
        osg::Vec3d foot = vec(pose.position);
        if (!spec.has_position) foot.z() = ground.height();
        double top = pose.size[0] > 0.0 ? foot.z() + pose.size[0] : foot.z() + 1.5, fixedEnd = top - 0.12;
        double springRadius = 0.09;
        osg::Vec3d axis = foot;
        const Part* cam = nullptr;
        for (std::size_t k = 0; k < specs.size(); ++k) {
            if (specs[k].kind == ShapeKind::spring) {
                fixedEnd = poses[k].size[1];
                springRadius = poses[k].size[0];
                if (!(pose.size[0] > 0.0)) top = fixedEnd + 0.11;
            }
            if (specs[k].kind == ShapeKind::cam && !cam) {
                cam = &parts[k];
                axis = vec(poses[k].position);
            }
        }
        const double reach = cam ? static_cast<double>(cam->largest) : 0.5;
        const double half = cam ? static_cast<double>(cam->thickness) / 2.0 : 0.08;
        const double plate = 0.055;
        const auto block = [&](double x0, double x1, double y0, double y1, double z0, double z1) {
            const osg::Vec3 low(static_cast<float>(x0), static_cast<float>(y0), static_cast<float>(z0));
            const osg::Vec3 high(static_cast<float>(x1), static_cast<float>(y1), static_cast<float>(z1));
            part.box.expandBy(low);
            part.box.expandBy(high);
            osg::ref_ptr<osg::Geode> solid = lit(box(low, high, 0.07f));
            solid->addDrawable(fineLines(boxEdges(low, high))->getDrawable(0));
            part.place->addChild(solid);
            return solid;
        };
        const double x = axis.x(), y = axis.y();
        part.plate = block(x - reach, x + reach, y - 0.62 * reach, y + 0.86 * reach, foot.z(), foot.z() + plate);
        const double behind = y + half + 0.06;                                    // front of the column
        block(x + 0.05, x + 0.19, behind + 0.12, behind + 0.26, foot.z() + plate, top); // column
        block(x - 0.02, x + 0.19, y + 0.02, behind + 0.12, fixedEnd + 0.015, top - 0.01); // arm
        const auto housing = static_cast<float>(springRadius * 0.92);
        const auto low = static_cast<float>(fixedEnd), high = static_cast<float>(top);
        const osg::Vec2 cap[] = {{0.0f, low}, {housing - 0.006f, low}, {housing, low + 0.006f}, {housing, high - 0.006f},
                                 {housing - 0.006f, high}, {0.0f, high}};
        osg::ref_ptr<osg::MatrixTransform> above = new osg::MatrixTransform(osg::Matrixd::translate(x, y, 0.0));
        above->addChild(lit(turned(cap, 36)));
        part.place->addChild(above);
        part.box.expandBy(osg::Vec3(static_cast<float>(x), static_cast<float>(y), high));
        if (!cam) return;
        const double bearing = 0.085;
        block(x - bearing, x + bearing, half + y + 0.05, behind + 0.121, foot.z() + plate, axis.z());
        const auto radius = static_cast<float>(bearing), front = static_cast<float>(half + 0.05), back = static_cast<float>(half + 0.181);
        const osg::Vec2 ring[] = {{0.0f, front}, {radius, front}, {radius, back}, {0.0f, back}};
        osg::ref_ptr<osg::MatrixTransform> shaft = new osg::MatrixTransform(osg::Matrixd::translate(axis));
        shaft->addChild(lit(turnedAboutY(ring)));
        part.place->addChild(shaft);
    }

    void buildPart(std::size_t k) {
        const ShapeSpec& spec = specs[k];
        Part& part = parts[k];
        if (spec.kind == ShapeKind::ground) return;
        if (spec.kind == ShapeKind::sphere) {
            part.sphere = spheres.add();
            part.tint = Tint::moving;
            return;
        }
        part.place = new osg::MatrixTransform;
        part.place->setNodeMask(kDrawn | kCasts | kPickable);
        switch (spec.kind) {
        case ShapeKind::cam: buildCam(part, spec); break;
        case ShapeKind::follower: buildFollower(part, spec, poses[k]); break;
        case ShapeKind::spring: buildSpring(part); break;
        case ShapeKind::guide: buildGuide(part, spec, poses[k]); break;
        case ShapeKind::box: {
            part.tint = spec.object.empty() ? Tint::fixed : Tint::moving;
            const osg::Vec3 low(-0.5f, -0.5f, -0.5f), high(0.5f, 0.5f, 0.5f);
            part.place->addChild(lit(box(low, high)));
            part.place->addChild(fineLines(boxEdges(low, high)));
            break;
        }
        case ShapeKind::cylinder: { // lies along Y, so that it rolls in the plane of the picture
            part.tint = spec.object.empty() ? Tint::fixed : Tint::moving;
            const osg::Vec2 outline[] = {{0.0f, -0.5f}, {0.97f, -0.5f}, {1.0f, -0.48f}, {1.0f, 0.48f}, {0.97f, 0.5f}, {0.0f, 0.5f}};
            part.place->addChild(lit(turnedAboutY(outline, 64)));
            break;
        }
        case ShapeKind::sphere:
        case ShapeKind::ground: break;
        }
        bodies->addChild(part.place);
        // Once for all: the coil has its shape from the shader, boxes and cylinders hide nothing of themselves.
        // A cam whose profile is dragged is not worked out again: what its hub and its holes hide is little.
        if (spec.kind == ShapeKind::guide || spec.kind == ShapeKind::follower || spec.kind == ShapeKind::cam) {
            placePart(k);
            bakeAmbient(*part.place, 0.22f);
        }
    }

    void applyTint(std::size_t k) {
        Part& part = parts[k];
        if (!part.place) return;
        osg::StateSet* state = part.place->getOrCreateStateSet();
        if (part.tint != Tint::none) setColor(state, "bodyColor", colourOf(part.tint));
        if (part.plate) setColor(part.plate->getOrCreateStateSet(), "bodyColor", palette.plate);
        if (part.arrows) part.arrows->getOrCreateStateSet()->getUniform("flatColor")->set(palette.drive);
    }

    struct EdgePainter : osg::NodeVisitor {
        explicit EdgePainter(const osg::Vec4& color) : osg::NodeVisitor(TRAVERSE_ALL_CHILDREN), color_(color) { setTraversalMask(~0u); }
        void apply(osg::Geometry& geometry) override {
            if (geometry.getName() == "edges") geometry.getOrCreateStateSet()->getUniform("flatColor")->set(color_);
        }
        osg::Vec4 color_;
    };

    // Lit solids below a part's place, those that move as one together.
    struct Solids : osg::NodeVisitor {
        Solids(std::size_t shape, const osg::Vec3& colour, const osg::Geode* plate, const osg::Vec3& plateColour, bool triangles, std::vector<Surface>& to)
            : osg::NodeVisitor(TRAVERSE_ALL_CHILDREN), shape_(shape), colour_(colour), plateColour_(plateColour), plate_(plate), triangles_(triangles), to_(to) {}
        void apply(osg::MatrixTransform& node) override {
            const osg::Matrixd before = place_;
            const std::size_t outer = piece_;
            place_ = node.getMatrix() * place_;
            piece_ = kNone;
            traverse(node);
            place_ = before;
            piece_ = outer;
        }
        void apply(osg::Geode& node) override {
            const bool plate = &node == plate_;
            for (unsigned i = 0; i < node.getNumDrawables(); ++i) {
                const osg::Geometry* geometry = node.getDrawable(i)->asGeometry();
                if (!geometry || !geometry->getNormalArray()) continue; // fine lines, arrows
                if (plate || piece_ == kNone) {
                    to_.push_back({shape_, {}, place_, plate ? plateColour_ : colour_});
                    if (!plate) piece_ = to_.size() - 1;
                }
                if (triangles_) addTriangles(*geometry, plate ? to_.back().triangles : to_[piece_].triangles);
            }
        }

    private:
        static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
        std::size_t shape_, piece_ = kNone;
        osg::Vec3 colour_, plateColour_;
        osg::Matrixd place_;
        const osg::Geode* plate_;
        bool triangles_;
        std::vector<Surface>& to_;
    };

    osg::Vec3 colourOf(Tint tint) const {
        switch (tint) {
        case Tint::cam: return palette.cam;
        case Tint::moving: return palette.moving;
        case Tint::fixed: return palette.fixed;
        case Tint::spring: return palette.spring;
        case Tint::none: break;
        }
        return palette.fixed;
    }

    std::vector<Surface> surfaces(bool triangles) const {
        std::vector<Surface> out;
        for (std::size_t k = 0; k < specs.size(); ++k) {
            const Part& part = parts[k];
            const ShapePose& pose = poses[k];
            const osg::Matrixd at = osg::Matrixd::translate(vec(pose.position));
            if (specs[k].kind == ShapeKind::sphere) {
                out.push_back({k, triangles ? ballTriangles() : Triangles{}, osg::Matrixd::scale(pose.size[0], pose.size[0], pose.size[0]) * at, palette.moving});
            } else if (specs[k].kind == ShapeKind::spring) { // the shader winds it anew for each length; here it is stretched
                const double length = lengthOf(pose), wire = wireOf(pose);
                if (triangles) part.coilLength = length;
                out.push_back({k, triangles ? coilTriangles(pose.size[0] - wire, wire, length, kCoilTurns) : Triangles{},
                               osg::Matrixd::scale(1.0, 1.0, part.coilLength > 0.0 ? length / part.coilLength : 1.0) * at, palette.spring});
            } else if (part.place) {
                Solids solids(k, colourOf(part.tint), part.plate.get(), palette.plate, triangles, out);
                part.place->accept(solids);
            }
        }
        return out;
    }

    // --- motion ----------------------------------------------------------------------------------------------------

    static double wireOf(const ShapePose& spring) { return std::clamp(spring.size[0] * 0.125, 0.001, 0.05); }
    static double lengthOf(const ShapePose& spring) { return std::max(spring.size[1] - spring.position[2], 2.0 * wireOf(spring) * kCoilTurns * 0.6); } // never through itself

    void placePart(std::size_t k) {
        Part& part = parts[k];
        const ShapePose& pose = poses[k];
        const osg::Vec3d at = vec(pose.position);
        const osg::Matrixd turn = osg::Matrixd::rotate(pose.angle, osg::Vec3d(0.0, -1.0, 0.0));
        const osg::Matrixd move = osg::Matrixd::translate(at);
        switch (specs[k].kind) {
        case ShapeKind::sphere: spheres.set(part.sphere, at, pose.size[0]); break;
        case ShapeKind::cam:
            part.place->setMatrix(move);
            part.second->setMatrix(turn);
            break;
        case ShapeKind::follower: {
            part.place->setMatrix(move);
            const double foot = static_cast<double>(part.collar);
            double stem = std::isnan(part.stemTop) ? 0.75 : static_cast<double>(part.stemTop) - at.z() - foot;
            stem = std::max(stem, 0.02);
            part.second->setMatrix(osg::Matrixd::scale(1.0, 1.0, stem) * osg::Matrixd::translate(0.0, 0.0, foot));
            break;
        }
        case ShapeKind::spring: {
            part.place->setMatrix(move);
            const double wire = wireOf(pose), length = lengthOf(pose);
            part.coil->set(osg::Vec4(static_cast<float>(pose.size[0] - wire), static_cast<float>(wire),
                                     static_cast<float>(length), static_cast<float>(kCoilTurns)));
            part.second->setMatrix(osg::Matrixd::scale(pose.size[0], pose.size[0], length));
            break;
        }
        case ShapeKind::box:
            part.place->setMatrix(osg::Matrixd::scale(pose.size[0], pose.size[1], pose.size[2]) * turn * move);
            break;
        case ShapeKind::cylinder:
            part.place->setMatrix(osg::Matrixd::scale(pose.size[0], pose.size[1], pose.size[0]) * turn * move);
            break;
        case ShapeKind::guide:
        case ShapeKind::ground: break; // scenery stays where it was built
        }
    }

    osg::BoundingBox boundsOf(std::size_t k) const { return boundsOf(k, poses[k]); }
    osg::BoundingBox boundsOf(std::size_t k, const ShapePose& pose) const {
        const Part& part = parts[k];
        const osg::Vec3d at = vec(pose.position);
        const auto around = [&](double x, double y, double low, double high) {
            return osg::BoundingBox(osg::Vec3(at + osg::Vec3d(-x, -y, low)), osg::Vec3(at + osg::Vec3d(x, y, high)));
        };
        switch (specs[k].kind) {
        case ShapeKind::sphere: return around(pose.size[0], pose.size[0], -pose.size[0], pose.size[0]);
        case ShapeKind::cam: {
            const auto r = static_cast<double>(part.largest);
            return around(r, static_cast<double>(part.thickness), -r, r);
        }
        case ShapeKind::follower: {
            const double top = std::isnan(part.stemTop) ? 0.75 + static_cast<double>(part.collar)
                                                        : std::max(static_cast<double>(part.stemTop) - at.z(), 0.2);
            return around(0.1, 0.1, 0.0, top);
        }
        case ShapeKind::spring: return around(pose.size[0], pose.size[0], 0.0, std::max(pose.size[1] - at.z(), 0.01));
        case ShapeKind::box: {
            const double x = std::hypot(pose.size[0], pose.size[2]) / 2.0;
            const bool level = pose.angle == 0.0;
            return level ? around(pose.size[0] / 2.0, pose.size[1] / 2.0, -pose.size[2] / 2.0, pose.size[2] / 2.0)
                         : around(x, pose.size[1] / 2.0, -x, x);
        }
        case ShapeKind::cylinder: return around(pose.size[0], pose.size[1] / 2.0, -pose.size[0], pose.size[0]);
        case ShapeKind::guide: return part.box;
        case ShapeKind::ground: break;
        }
        return {};
    }

    osg::BoundingBox bounds() const {
        osg::BoundingBox all;
        for (std::size_t k = 0; k < specs.size(); ++k) {
            const osg::BoundingBox one = boundsOf(k);
            if (one.valid() && std::isfinite(one.radius2())) all.expandBy(one);
        }
        all.expandBy(rigid.bounds());
        return all;
    }

    bool isSubject(std::size_t k) const {
        const ShapeKind kind = specs[k].kind;
        return kind == ShapeKind::cam || kind == ShapeKind::follower || kind == ShapeKind::spring || !specs[k].object.empty();
    }

    // Centre and half size of every body that moves; few that flew away from the many are left out.
    osg::BoundingBox movingBodies() const {
        struct One {
            osg::BoundingBox box;
            double away = 0.0;
        };
        std::vector<One> all;
        for (std::size_t b = 0; b < rigid.size(); ++b) {
            if (rigid.spec(b).fixed || rigid.isHidden(b)) continue;
            const osg::BoundingBox one = rigid.boundsOf(b);
            if (one.valid() && std::isfinite(one.radius2())) all.push_back({one, 0.0});
        }
        osg::BoundingBox sum;
        if (all.size() > 8) {
            osg::Vec3d middle;
            std::vector<double> of(all.size());
            const auto median = [&](std::size_t at) {
                std::nth_element(of.begin(), of.begin() + static_cast<std::ptrdiff_t>(at), of.end());
                return of[at];
            };
            for (int axis = 0; axis < 3; ++axis) {
                for (std::size_t k = 0; k < all.size(); ++k) of[k] = static_cast<double>(all[k].box.center()[axis]);
                middle[axis] = median(of.size() / 2);
            }
            for (std::size_t k = 0; k < all.size(); ++k) of[k] = all[k].away = (osg::Vec3d(all[k].box.center()) - middle).length();
            const double far = 3.0 * median(of.size() * 4 / 5) + 4.0 * rigid.typicalSize();
            for (const One& one : all)
                if (one.away <= far) sum.expandBy(one.box);
        } else {
            for (const One& one : all) sum.expandBy(one.box);
        }
        return sum;
    }

    osg::BoundingBox subject() const {
        osg::BoundingBox all;
        for (std::size_t k = 0; k < specs.size(); ++k) {
            if (!isSubject(k)) continue;
            const osg::BoundingBox one = boundsOf(k);
            if (one.valid() && std::isfinite(one.radius2())) all.expandBy(one);
        }
        all.expandBy(movingBodies());
        return all;
    }

    // What throws shadows: bodies that flew far away are left out, else the others' shadows would be coarse; what rolls on stays.
    osg::BoundingBox castBounds(const osg::BoundingBox& all) const {
        if (!start.valid() || rigid.isEmpty()) return all;
        osg::BoundingBox room = start;
        const osg::Vec3 air = osg::Vec3(1.0f, 1.0f, 1.0f) * start.radius();
        room.expandBy(start.corner(0) - air);
        room.expandBy(start.corner(7) + air);
        room = room.intersect(all);
        room.expandBy(subject());
        return room;
    }

    // What stands or nearly stands on the ground: the nearest ones first where there are too many.
    void shadeContacts() {
        contactStale = false;
        occluders.clear();
        if (!hasGround) return contact.clear();
        const double z = ground.height();
        const auto box = [](const osg::Vec3d& centre, const osg::Vec3d& u, const osg::Vec3d& v, const osg::Vec3d& w) { return Occluder{Occluder::Kind::box, centre, {u, v, w}}; };
        for (std::size_t k = 0; k < specs.size(); ++k) {
            const ShapePose& pose = poses[k];
            const osg::Vec3d at = vec(pose.position);
            const osg::Matrixd turn = osg::Matrixd::rotate(pose.angle, osg::Vec3d(0.0, -1.0, 0.0));
            const auto axis = [&](double x, double y, double z_) { return osg::Matrixd::transform3x3(osg::Vec3d(x, y, z_), turn); };
            switch (specs[k].kind) {
            case ShapeKind::sphere: occluders.push_back({Occluder::Kind::ball, at, {osg::Vec3d(pose.size[0], 0.0, 0.0)}}); break;
            case ShapeKind::box: occluders.push_back(box(at, axis(pose.size[0] / 2.0, 0, 0), axis(0, pose.size[1] / 2.0, 0), axis(0, 0, pose.size[2] / 2.0))); break;
            case ShapeKind::cylinder: // about Y
                occluders.push_back({Occluder::Kind::cylinder, at, {axis(0, 0, pose.size[0]), axis(pose.size[0], 0, 0), axis(0, pose.size[1] / 2.0, 0)}});
                break;
            case ShapeKind::guide:
                if (parts[k].plate) {
                    const osg::BoundingBox& plate = parts[k].plate->getBoundingBox();
                    const osg::Vec3d half = osg::Vec3d(plate.corner(7) - plate.corner(0)) / 2.0;
                    occluders.push_back(box(osg::Vec3d(plate.center()), {half.x(), 0, 0}, {0, half.y(), 0}, {0, 0, half.z()}));
                }
                break;
            default: break;
            }
        }
        for (std::size_t b = 0; b < rigid.size(); ++b) {
            if (rigid.isHidden(b)) continue;
            const collision::Pose at = rigid.frame().pose(rigid.pose(b));
            for (const BodyPart& part : rigid.spec(b).parts) addOccluder(part, at.then(part.in_body));
        }
        const auto low = [](const Occluder& o) {
            if (o.kind == Occluder::Kind::ball) return o.centre.z() - o.axes[0].x();
            return o.centre.z() - std::abs(o.axes[0].z()) - std::abs(o.axes[1].z()) - std::abs(o.axes[2].z());
        };
        const auto size = [](const Occluder& o) { return std::max({o.axes[0].length(), o.axes[1].length(), o.axes[2].length()}); };
        std::erase_if(occluders, [&](const Occluder& o) { return low(o) - z > 1.6 * size(o); });
        contact.update(occluders, z);
    }

    void addOccluder(const BodyPart& part, const collision::Pose& at) {
        const Eigen::Matrix3d r = at.rotation.toRotationMatrix();
        const auto column = [&](int k, double length) { return osg::Vec3d(r(0, k), r(1, k), r(2, k)) * length; };
        const auto place = [&](const collision::Vector3& p) {
            const collision::Vector3 q = at.apply(p);
            return osg::Vec3d(q.x(), q.y(), q.z());
        };
        const auto box = [&](const collision::Vector3& centre, const collision::Vector3& half) {
            occluders.push_back({Occluder::Kind::box, place(centre), {column(0, half.x()), column(1, half.y()), column(2, half.z())}});
        };
        const auto rod = [&](double radius, double half, double radiusOver = 1.0) {
            occluders.push_back({Occluder::Kind::cylinder, place(collision::Vector3::Zero()), {column(0, radius * radiusOver), column(1, radius * radiusOver), column(2, half)}});
        };
        const double slab = rigid.slabHalf();
        if (const auto* ball = std::get_if<collision::Sphere>(&part.shape)) occluders.push_back({Occluder::Kind::ball, place(collision::Vector3::Zero()), {osg::Vec3d(ball->radius, 0.0, 0.0)}});
        else if (const auto* cube = std::get_if<collision::Box>(&part.shape)) box(collision::Vector3::Zero(), cube->half);
        else if (const auto* cylinder = std::get_if<collision::Cylinder>(&part.shape)) rod(cylinder->radius, cylinder->half_height);
        else if (const auto* capsule = std::get_if<collision::Capsule>(&part.shape)) rod(capsule->radius, capsule->half_height + 0.6 * capsule->radius);
        else if (const auto* disc = std::get_if<collision::Disc>(&part.shape)) rod(disc->radius, slab);
        else if (const auto* polygon = std::get_if<collision::Polygon>(&part.shape)) {
            Eigen::AlignedBox2d wide;
            for (const auto& p : polygon->points) wide.extend(p);
            if (!wide.isEmpty()) box({wide.center().x(), wide.center().y(), 0.0}, {wide.sizes().x() / 2.0, wide.sizes().y() / 2.0, slab});
        } else if (const auto* hull = std::get_if<collision::Hull>(&part.shape); hull && hull->surface) {
            Eigen::AlignedBox3d wide;
            for (const auto& p : hull->surface->vertices) wide.extend(p);
            if (!wide.isEmpty()) box(wide.center(), 0.45 * wide.sizes()); // a hull fills most of its box
        }
    }

    void follow() { // after something moved
        contactStale = true;
        motion.expandBy(subject());
        const osg::BoundingBox now = castBounds(bounds());
        if (now.valid() && !shadow.covers(now)) {
            // Grow with the motion, so that the shadow's grain stays put; start anew when something flew far away.
            osg::BoundingBox all = shadow.covered();
            all.expandBy(now);
            const osg::BoundingBox wanted = all.radius() < 3.0f * now.radius() ? all : now;
            shadow.cover(wanted, ground.height());
            ground.coverShadow(wanted);
        }
        shadow.request();
    }

    // The ground and the light for what is there.
    void settle() {
        hasGround = floor || rigid.ground().has_value() ||
                    std::any_of(specs.begin(), specs.end(), [](const ShapeSpec& s) { return s.kind == ShapeKind::ground; });
        ground.setHeight(rigid.ground() ? *rigid.ground() : groundLevel());
        start = bounds();
        contactStale = true;
        motion = subject();
        osg::BoundingBox cast = start;
        if (cast.valid() && hasGround)
            cast.expandBy(osg::Vec3(cast.center().x(), cast.center().y(), static_cast<float>(ground.height())));
        ground.build(hasGround, start);
        shadow.cover(cast, ground.height());
        shadow.request();
    }

    void clearOutline() {
        outlineFill->removeChildren(0, outlineFill->getNumChildren());
        outlineRim->removeChildren(0, outlineRim->getNumChildren());
    }

    // Before the scenery is built: where is the ground?
    double groundLevel() const {
        double lowest = std::numeric_limits<double>::infinity();
        for (std::size_t k = 0; k < specs.size(); ++k) {
            if (specs[k].kind == ShapeKind::ground && specs[k].has_position) return poses[k].position[2];
            if (specs[k].kind == ShapeKind::cam && !specs[k].profile.empty())
                lowest = std::min(lowest, poses[k].position[2] - *std::max_element(specs[k].profile.begin(), specs[k].profile.end()) - 0.11);
        }
        return std::isfinite(lowest) ? lowest : 0.0; // below a turning cam, else where z = 0
    }

    osg::Node* outlined(int shape) {
        if (shape < 0 || static_cast<std::size_t>(shape) >= parts.size()) return nullptr;
        return parts[static_cast<std::size_t>(shape)].place.get();
    }
};

SceneGraph::SceneGraph() : impl_(std::make_unique<Impl>()) {}
SceneGraph::~SceneGraph() = default;

osg::Group* SceneGraph::root() { return impl_->root; }

void SceneGraph::clear() {
    build({}, {});
}

void SceneGraph::build(std::span<const ShapeSpec> shapes, std::span<const ShapePose> poses) {
    Impl& d = *impl_;
    select(-1);
    for (const Impl::Part& part : d.parts)
        if (part.place) d.bodies->removeChild(part.place);
    d.spheres.clear();
    d.specs.assign(shapes.begin(), shapes.end());
    d.poses.assign(poses.begin(), poses.end());
    d.parts.assign(shapes.size(), {});
    d.ground.setHeight(d.groundLevel());
    // Scenery last: it stands around the moving parts.
    for (const bool scenery : {false, true})
        for (std::size_t k = 0; k < d.specs.size(); ++k)
            if ((d.specs[k].kind == ShapeKind::guide) == scenery) d.buildPart(k);
    for (std::size_t k = 0; k < d.specs.size(); ++k) {
        d.placePart(k);
        d.applyTint(k);
    }
    d.spheres.commit();
    d.settle();
    setTrails({}, 0);
}

bool SceneGraph::place(std::span<const ShapePose> poses) {
    Impl& d = *impl_;
    bool moved = false, spheres = false;
    const std::size_t count = std::min(poses.size(), d.poses.size());
    for (std::size_t k = 0; k < count; ++k) {
        if (poses[k] == d.poses[k]) continue;
        bool finite = std::isfinite(poses[k].angle);
        for (double x : poses[k].position) finite = finite && std::isfinite(x);
        for (double x : poses[k].size) finite = finite && std::isfinite(x);
        if (!finite) continue; // a signal that was not computed: the shape stays where it was
        d.poses[k] = poses[k];
        d.placePart(k);
        moved = true;
        spheres = spheres || d.specs[k].kind == ShapeKind::sphere;
    }
    if (spheres) d.spheres.commit();
    if (moved) d.follow();
    return moved;
}

void SceneGraph::buildBodies(std::vector<BodySpec> bodies, std::vector<JointMark> joints, bool planar) {
    Impl& d = *impl_;
    selectBody(-1);
    d.rigid.build(std::move(bodies), planar);
    d.marks.clear();
    d.marks.setJoints(std::move(joints));
    d.settle();
}

bool SceneGraph::placeBodies(std::span<const collision::Pose> poses) {
    const bool moved = impl_->rigid.place(poses);
    if (moved) impl_->follow();
    return moved;
}

const BodyScene& SceneGraph::bodies() const { return impl_->rigid; }
BodyMarks& SceneGraph::marks() { return impl_->marks; }

void SceneGraph::setIslands(std::span<const std::uint32_t> islands, std::span<const unsigned char> asleep) {
    impl_->rigid.setIslands(islands, asleep);
}

void SceneGraph::setProfile(std::size_t shape, const std::vector<double>& profile) {
    Impl& d = *impl_;
    if (shape >= d.specs.size() || d.specs[shape].kind != ShapeKind::cam || d.specs[shape].profile == profile) return;
    d.specs[shape].profile = profile;
    d.dressCam(d.parts[shape], profile);
    d.shadow.request();
    setPalette(d.palette);
}

void SceneGraph::setTurn(std::size_t shape, int direction) {
    Impl& d = *impl_;
    if (shape < d.specs.size() && d.specs[shape].kind == ShapeKind::cam) d.showTurn(d.parts[shape], d.specs[shape], direction);
}

void SceneGraph::setPalette(const Palette& palette) {
    Impl& d = *impl_;
    d.palette = palette;
    osg::StateSet* state = d.root->getOrCreateStateSet();
    setColor(state, "skyTop", palette.skyTop);
    setColor(state, "skyBottom", palette.skyBottom);
    setColor(state, "keyColor", palette.keyColor);
    if (!d.lightOf || *d.lightOf != palette.dark) d.light = projected(studio(palette.dark));
    d.lightOf = palette.dark;
    state->getUniform("accentColor")->set(palette.accent);
    d.trail->getStateSet()->getUniform("flatColor")->set(palette.trail);
    d.ground.setColors(palette.grid, palette.gridStrong, palette.floor, palette.shadow);
    d.contact.setColor(osg::Vec3(palette.contact.x(), palette.contact.y(), palette.contact.z()), palette.contact.w());
    d.spheres.setColor(palette.moving);
    state->getUniform("edgeColor")->set(palette.edge);
    d.rigid.setPalette(palette);
    d.ghost.setPalette(palette);
    d.marks.setPalette(palette);
    for (std::size_t k = 0; k < d.parts.size(); ++k) d.applyTint(k);
    Impl::EdgePainter painter(palette.edge);
    d.bodies->accept(painter);
}

void SceneGraph::setMultisampled(bool on) {
    impl_->spheres.setMultisampled(on);
    impl_->rigid.setMultisampled(on);
    impl_->ghost.setMultisampled(on);
}

void SceneGraph::setFine(bool on) {
    Impl& d = *impl_;
    if (d.shadow.isFine() == on) return;
    d.shadow.setFine(on);
    d.contact.setCoarse(!on);
    d.contactStale = true;
    osg::StateSet* state = d.root->getOrCreateStateSet();
    if (on) state->setDefine(kFineDefine);
    else state->removeDefine(kFineDefine);
}

void SceneGraph::setCamera(const SceneCamera& camera) {
    Impl& d = *impl_;
    osg::StateSet* state = d.root->getOrCreateStateSet();
    const osg::Matrixd view = camera.view();
    state->getUniform("keyDirection")->set(osg::Vec3(osg::Matrixd::transform3x3(unit(kKey), view)));
    // A quadratic form of the normal, turned with the eye.
    osg::Matrixd turn = view, back;
    turn.setTrans(0.0, 0.0, 0.0);
    back = osg::Matrixd::inverse(turn);
    static constexpr const char* kSky[] = {"skyRed", "skyGreen", "skyBlue"};
    for (int colour = 0; colour < 3; ++colour) state->getUniform(kSky[colour])->set(osg::Matrixf(back * reflected(d.light, colour) * turn));
    d.ground.lookAt(camera.stand().target, camera.stand().distance);
    d.ground.setSeenFrom(camera.eye().z());
    if (d.contactStale) d.shadeContacts();
    if (!(camera.eye().z() > d.ground.height())) d.contact.node()->setNodeMask(0u);
    else if (d.contact.patchCount() > 0) d.contact.node()->setNodeMask(kBackdrop);
    state->getUniform("orthographic")->set(camera.orthographic());
    d.spheres.order(unit(camera.eye() - camera.stand().target));
    d.rigid.order(unit(camera.eye() - camera.stand().target));
    d.ghost.order(unit(camera.eye() - camera.stand().target));
    const osg::Vec3d ahead = camera.eye() + unit(camera.stand().target - camera.eye());
    state->getUniform("pixel")->set(static_cast<float>(camera.pixelSize(ahead)));
    state->getUniform("shadowStep")->set(static_cast<float>(1.2 * d.shadow.texel()));
    const osg::Matrixd toShadow = osg::Matrixd::inverse(view) * d.shadow.matrix(), normals = osg::Matrixd::inverse(toShadow); // rows: transposed
    state->getUniform("shadowMatrix")->set(osg::Matrixf(toShadow));
    osg::Matrix3 turned;
    for (int i = 0; i < 3; ++i)
        for (int k = 0; k < 3; ++k) turned(i, k) = static_cast<float>(normals(k, i));
    state->getUniform("shadowNormal")->set(turned);
    state->getUniform("lightWidth")->set(osg::Vec2(d.shadow.lightWidth()));
}

void SceneGraph::select(int shape) {
    Impl& d = *impl_;
    if (d.selected == shape) return;
    d.clearOutline();
    d.selectedBodies.clear();
    d.marks.setChosen({});
    if (d.selected >= 0 && static_cast<std::size_t>(d.selected) < d.specs.size() &&
        d.specs[static_cast<std::size_t>(d.selected)].kind == ShapeKind::sphere)
        d.spheres.setSelected(d.parts[static_cast<std::size_t>(d.selected)].sphere, false);
    d.selected = shape;
    if (osg::Node* node = d.outlined(shape)) {
        d.outlineFill->addChild(node);
        d.outlineRim->addChild(node);
    } else if (shape >= 0 && static_cast<std::size_t>(shape) < d.specs.size() &&
               d.specs[static_cast<std::size_t>(shape)].kind == ShapeKind::sphere) {
        d.spheres.setSelected(d.parts[static_cast<std::size_t>(shape)].sphere, true);
    }
}

int SceneGraph::selected() const { return impl_->selected; }

void SceneGraph::selectBody(int body) { selectBodies(body < 0 ? std::vector<int>{} : std::vector<int>{body}); }

void SceneGraph::selectBodies(std::vector<int> chosen) {
    Impl& d = *impl_;
    select(-1);
    if (d.selectedBodies == chosen) return;
    d.clearOutline();
    d.selectedBodies = std::move(chosen);
    d.marks.setChosen(d.selectedBodies);
    if (d.selectedBodies.empty()) return;
    if (const auto node = d.rigid.outline(d.selectedBodies)) {
        d.outlineFill->addChild(node);
        d.outlineRim->addChild(node);
    }
}

void SceneGraph::hideBodies(std::span<const unsigned char> hidden) {
    impl_->rigid.setHidden(hidden);
    impl_->follow();
}

void SceneGraph::setFloor(bool shown) {
    if (impl_->floor == shown) return;
    impl_->floor = shown;
    impl_->settle();
}

void SceneGraph::setGhost(const BodySpec& spec, bool planar) {
    Impl& d = *impl_;
    BodySpec tinted = spec; // not there yet: in the colour of what is being done
    const osg::Vec3 accent(d.palette.accent.x(), d.palette.accent.y(), d.palette.accent.z());
    for (BodyPart& part : tinted.parts) part.colour = d.palette.materials[0] * 0.6f + accent * 0.4f;
    d.ghost.build(tinted.parts.empty() ? std::vector<BodySpec>{} : std::vector<BodySpec>{std::move(tinted)}, planar);
    d.ghost.setPalette(d.palette);
    d.follow();
}

void SceneGraph::placeGhost(const collision::Pose& pose) {
    if (impl_->ghost.isEmpty() || !impl_->ghost.place(std::span(&pose, 1))) return;
    impl_->follow();
}

bool SceneGraph::hasGhost() const { return !impl_->ghost.isEmpty(); }

void SceneGraph::setTrails(std::span<const TrailPoint> points, std::size_t each) {
    Impl& d = *impl_;
    d.trailPoints->clear();
    d.trailColors->clear();
    for (const TrailPoint& point : points) {
        d.trailPoints->push_back(point.at);
        d.trailColors->push_back(osg::Vec4(1.0f, 1.0f, 1.0f, point.opacity));
    }
    const std::size_t lines = each == 0 ? 0 : points.size() / each;
    d.trailStrips->assign(lines, static_cast<GLsizei>(each));
    d.trailStrips->dirty();
    d.trailPoints->dirty();
    d.trailColors->dirty();
    d.trailNode->setNodeMask(each > 1 ? kDrawn : 0u);
}

void SceneGraph::drawn() { impl_->shadow.done(); }

Hit SceneGraph::pick(const osg::Vec3d& start, const osg::Vec3d& end) const {
    const Impl& d = *impl_;
    Hit best;
    double nearest = 2.0; // fraction of the ray
    osg::ref_ptr<osgUtil::LineSegmentIntersector> ray = new osgUtil::LineSegmentIntersector(start, end);
    ray->setIntersectionLimit(osgUtil::Intersector::LIMIT_NEAREST);
    osgUtil::IntersectionVisitor visitor(ray);
    visitor.setTraversalMask(kPickable);
    d.bodies->accept(visitor);
    if (ray->containsIntersections()) {
        const auto& hit = ray->getFirstIntersection();
        for (const osg::Node* node : hit.nodePath)
            for (std::size_t k = 0; k < d.parts.size(); ++k)
                if (d.parts[k].place == node) {
                    best.shape = static_cast<int>(k);
                    best.at = hit.getWorldIntersectPoint();
                    nearest = hit.ratio;
                }
    }
    const osg::Vec3d along = end - start;
    const double length = along.length();
    for (std::size_t k = 0; k < d.specs.size(); ++k) {
        if (d.specs[k].kind != ShapeKind::sphere) continue;
        const osg::Vec3d to = vec(d.poses[k].position) - start;
        const double b = (to * along) / length, r = d.poses[k].size[0];
        const double miss2 = to.length2() - b * b;
        if (miss2 > r * r) continue;
        const double t = (b - std::sqrt(r * r - miss2)) / length;
        if (t < 0.0 || t > 1.0 || t >= nearest) continue;
        nearest = t;
        best.shape = static_cast<int>(k);
        best.at = start + along * t;
    }
    if (const BodyHit hit = d.rigid.pick(start, end); hit.body >= 0 && hit.fraction < nearest) {
        best.shape = -1;
        best.body = hit.body;
        best.at = hit.at;
        best.local = hit.local;
    }
    return best;
}

osg::BoundingBox SceneGraph::bounds() const { return impl_->bounds(); }

osg::BoundingBox SceneGraph::subjectBounds() const {
    const osg::BoundingBox box = impl_->subject();
    return box.valid() ? box : impl_->bounds();
}

void SceneGraph::noteMotion(std::span<const ShapePose> poses, std::span<const collision::Pose> bodies) {
    Impl& d = *impl_;
    for (std::size_t k = 0; k < std::min(poses.size(), d.specs.size()); ++k) {
        if (!d.isSubject(k)) continue;
        const osg::BoundingBox one = d.boundsOf(k, poses[k]);
        if (one.valid() && std::isfinite(one.radius2())) d.motion.expandBy(one);
    }
    // Of many bodies some fly off: the picture of all of them is what was shown.
    if (d.rigid.size() > 16) return;
    for (std::size_t b = 0; b < std::min(bodies.size(), d.rigid.size()); ++b) {
        const osg::Vec3d at = d.rigid.frame().point(bodies[b].position);
        const double r = d.rigid.sizeOf(b);
        if (d.rigid.spec(b).fixed || !(r > 0.0) || !std::isfinite(at.length2())) continue;
        d.motion.expandBy(osg::BoundingBox(osg::Vec3(at - osg::Vec3d(r, r, r)), osg::Vec3(at + osg::Vec3d(r, r, r))));
    }
}

osg::BoundingBox SceneGraph::homeBounds() const {
    osg::BoundingBox box = impl_->motion;
    for (std::size_t k = 0; k < impl_->specs.size(); ++k) // scenery
        if (const osg::BoundingBox one = impl_->boundsOf(k); one.valid() && std::isfinite(one.radius2())) box.expandBy(one);
    for (std::size_t b = 0; b < impl_->rigid.size(); ++b)
        if (impl_->rigid.spec(b).fixed) box.expandBy(impl_->rigid.boundsOf(b));
    if (!box.valid()) box = impl_->bounds();
    if (box.valid() && impl_->hasGround)
        box.expandBy(osg::Vec3(box.center().x(), box.center().y(), static_cast<float>(impl_->ground.height())));
    // Where something is being built there is room for more.
    if (box.valid() && impl_->floor && impl_->rigid.size() <= 4) {
        const float air = 0.6f * box.radius();
        box.expandBy(osg::Vec3(box.xMin() - air, box.yMin() - 0.5f * air, box.zMin()));
        box.expandBy(osg::Vec3(box.xMax() + air, box.yMax() + 0.5f * air, box.zMax() + 0.5f * air));
    }
    return box;
}

osg::BoundingBox SceneGraph::visibleBounds() const {
    osg::BoundingBox box = impl_->bounds();
    if (impl_->hasGround) box.expandBy(impl_->ground.bounds());
    box.expandBy(impl_->ghost.bounds());
    return box;
}

std::optional<osg::BoundingBox> SceneGraph::drawnBounds() const {
    const Impl& d = *impl_;
    if (d.marks.isShown() || d.rigid.hasSlopes()) return std::nullopt;
    osg::BoundingBox box = impl_->bounds();
    box.expandBy(d.ghost.bounds());
    if (d.trailNode->getNodeMask() != 0u)
        for (const osg::Vec3& p : *d.trailPoints) box.expandBy(p);
    return box;
}

osg::BoundingBox SceneGraph::boundsOf(std::size_t shape) const {
    return shape < impl_->specs.size() ? impl_->boundsOf(shape) : osg::BoundingBox();
}

osg::BoundingBox SceneGraph::boundsOfBody(std::size_t body) const { return impl_->rigid.boundsOf(body); }

double SceneGraph::gridStep() const { return impl_->hasGround ? impl_->ground.step() : 0.0; }
double SceneGraph::groundHeight() const { return impl_->ground.height(); }

double SceneGraph::camRadius(std::size_t shape) const {
    return shape < impl_->parts.size() ? static_cast<double>(impl_->parts[shape].largest) : 0.0;
}

std::vector<Surface> SceneGraph::surfaces() const { return impl_->surfaces(true); }

std::vector<osg::Matrixd> SceneGraph::places() const {
    std::vector<osg::Matrixd> out;
    for (const Surface& piece : impl_->surfaces(false)) out.push_back(piece.place);
    return out;
}

} // namespace saltus::ui::scene
