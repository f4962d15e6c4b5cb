// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/scene_graph_impl.h"

#include "ui/scene_view/environment.h"
#include "ui/scene_view/mesh.h"
#include "ui/scene_view/unit_vector.h"

#include <osg/ColorMask>
#include <osg/Depth>
#include <osg/LineWidth>
#include <osg/PolygonMode>
#include <osg/PolygonOffset>
#include <osg/Stencil>
#include <osgUtil/IntersectionVisitor>
#include <osgUtil/LineSegmentIntersector>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace saltus::ui::scene {

using model::ShapeKind;

namespace {

osg::ref_ptr<osg::Stencil> stencil(osg::Stencil::Function function, osg::Stencil::Operation onPass) {
    osg::ref_ptr<osg::Stencil> result = new osg::Stencil;
    result->setFunction(function, 1, ~0u);
    result->setOperation(osg::Stencil::KEEP, onPass, onPass); // depth is not asked
    return result;
}

} // namespace

osg::ref_ptr<osg::Geode> SceneGraph::Impl::geode(const osg::ref_ptr<osg::Geometry>& geometry, unsigned mask) {
    osg::ref_ptr<osg::Geode> node = new osg::Geode;
    node->addDrawable(geometry);
    node->setNodeMask(mask);
    return node;
}

SceneGraph::Impl::Impl() {
    osg::StateSet* state = root->getOrCreateStateSet();
    state->setMode(GL_LIGHTING, osg::StateAttribute::OFF);
    state->setMode(GL_CULL_FACE, osg::StateAttribute::OFF);
    state->addUniform(new osg::Uniform("shadowMap", 0));
    state->addUniform(new osg::Uniform("shadowDepth", 2));
    state->addUniform(new osg::Uniform("shadowStep", 0.01f));
    state->addUniform(new osg::Uniform("shadowTexel", static_cast<float>(shadow.plainTexel())));
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
    bodies->addChild(links.node());
    bodies->addChild(ghost.node());
    root->addChild(bodies);
    makeTrail();
    makeOutline();
    root->addChild(marks.node());
}

osg::ref_ptr<osg::Node> SceneGraph::Impl::sky() {
    osg::ref_ptr<osg::Geometry> quad =
        quadrilateral(osg::Vec3(0, 0, 0), osg::Vec3(1, 0, 0), osg::Vec3(1, 1, 0), osg::Vec3(0, 1, 0));
    osg::StateSet* state = quad->getOrCreateStateSet();
    state->setAttributeAndModes(skyProgram());
    state->setAttributeAndModes(new osg::Depth(osg::Depth::ALWAYS, 0.0, 1.0, false), osg::StateAttribute::OFF);
    state->setRenderBinDetails(-20, "RenderBin");
    return geode(quad, kBackdrop);
}

void SceneGraph::Impl::makeTrail() {
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

void SceneGraph::Impl::makeOutline() {
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

// A line is a pixel wide, however large that is on the screen: as much fainter.
void SceneGraph::Impl::colourGround() {
    const auto fainter = [this](osg::Vec4 color) {
        color.a() = static_cast<float>(color.a() / perPixel);
        return color;
    };
    ground.setColors(fainter(palette.grid), fainter(palette.gridStrong), palette.floor, palette.shadow);
}

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
    d.hiddenShapes.clear();
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
        const ShapeKind kind = d.specs[k].kind;
        const bool shades = kind == ShapeKind::sphere || kind == ShapeKind::box || kind == ShapeKind::cylinder; // as shadeContacts()
        d.touch(d.boundsOf(k), shades);
        d.poses[k] = poses[k];
        d.placePart(k);
        d.touch(d.boundsOf(k), shades);
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
    d.standAnew(std::move(joints));
}

void SceneGraph::takeBodies(BodyScene bodies, std::vector<JointMark> joints) {
    Impl& d = *impl_;
    selectBody(-1);
    d.bodies->replaceChild(d.rigid.node(), bodies.node());
    d.rigid = std::move(bodies);
    d.standAnew(std::move(joints));
}

BodyScene SceneGraph::newBodies() const {
    BodyScene bodies;
    bodies.setPalette(impl_->palette);
    bodies.setMultisampled(impl_->multisampled);
    bodies.setFine(impl_->shadow.isFine());
    return bodies;
}

const BodyScene& SceneGraph::bodies() const { return impl_->rigid; }
BodyMarks& SceneGraph::marks() { return impl_->marks; }
const BodyMarks& SceneGraph::marks() const { return impl_->marks; }
const Links& SceneGraph::links() const { return impl_->links; }

void SceneGraph::setIslands(std::span<const std::uint32_t> islands, std::span<const unsigned char> asleep) {
    if (impl_->rigid.setIslands(islands, asleep)) impl_->allTouched = true;
}

void SceneGraph::setProfile(std::size_t shape, const std::vector<double>& profile) {
    Impl& d = *impl_;
    if (shape >= d.specs.size() || d.specs[shape].kind != ShapeKind::cam || d.specs[shape].profile == profile) return;
    d.specs[shape].profile = profile;
    d.dressCam(d.parts[shape], profile);
    d.shadow.request();
    d.allTouched = true;
    setPalette(d.palette);
}

void SceneGraph::setTurn(std::size_t shape, int direction) {
    Impl& d = *impl_;
    if (shape < d.specs.size() && d.specs[shape].kind == ShapeKind::cam) {
        d.allTouched = d.allTouched || d.parts[shape].turn != direction;
        d.showTurn(d.parts[shape], d.specs[shape], direction);
    }
}

void SceneGraph::setPalette(const Palette& palette) {
    Impl& d = *impl_;
    d.palette = palette;
    d.allTouched = true;
    osg::StateSet* state = d.root->getOrCreateStateSet();
    Impl::setColor(state, "skyTop", palette.skyTop);
    Impl::setColor(state, "skyBottom", palette.skyBottom);
    Impl::setColor(state, "keyColor", palette.keyColor);
    if (!d.lightOf || *d.lightOf != palette.dark) d.light = projected(studio(palette.dark));
    d.lightOf = palette.dark;
    state->getUniform("accentColor")->set(palette.accent);
    d.trail->getStateSet()->getUniform("flatColor")->set(palette.trail);
    d.colourGround();
    d.contact.setColor(osg::Vec3(palette.contact.x(), palette.contact.y(), palette.contact.z()), palette.contact.w());
    d.spheres.setColor(palette.moving);
    state->getUniform("edgeColor")->set(palette.edge);
    d.rigid.setPalette(palette);
    d.ghost.setPalette(palette);
    d.marks.setPalette(palette);
    d.links.setPalette(palette);
    for (std::size_t k = 0; k < d.parts.size(); ++k) d.applyTint(k);
    Impl::EdgePainter painter(palette.edge);
    d.bodies->accept(painter);
}

void SceneGraph::setMultisampled(bool on) {
    impl_->multisampled = on;
    impl_->spheres.setMultisampled(on);
    impl_->rigid.setMultisampled(on);
    impl_->ghost.setMultisampled(on);
}

void SceneGraph::setFine(bool on) {
    Impl& d = *impl_;
    if (d.shadow.isFine() == on) return;
    d.shadow.setFine(on);
    d.spheres.setFine(on);
    d.rigid.setFine(on);
    d.ghost.setFine(on);
    d.contact.setCoarse(!on);
    d.contactStale = d.allTouched = true;
    osg::StateSet* state = d.root->getOrCreateStateSet();
    if (on) state->setDefine(kFineDefine);
    else state->removeDefine(kFineDefine);
}

void SceneGraph::setFewPixels(bool on) {
    Impl& d = *impl_;
    d.shadow.setFew(on);
    osg::StateSet* state = d.root->getOrCreateStateSet();
    if (state->getTextureAttribute(2, osg::StateAttribute::TEXTURE) == d.shadow.plain()) return;
    d.allTouched = true;
    state->setTextureAttributeAndModes(2, d.shadow.plain());
    state->getUniform("shadowTexel")->set(static_cast<float>(d.shadow.plainTexel()));
}

void SceneGraph::drawHiddenToo(bool on) {
    impl_->hidden.keepAll(on);
    impl_->shadow.request();
    impl_->allTouched = true;
}

void SceneGraph::setCamera(const SceneCamera& camera, double perPixel) {
    Impl& d = *impl_;
    if (std::exchange(d.perPixel, perPixel) != perPixel) d.colourGround();
    osg::StateSet* state = d.root->getOrCreateStateSet();
    const osg::Matrixd view = camera.view();
    state->getUniform("keyDirection")->set(osg::Vec3(osg::Matrixd::transform3x3(ShadowMap::light(), view)));
    // A quadratic form of the normal, turned with the eye.
    osg::Matrixd turn = view, back;
    turn.setTrans(0.0, 0.0, 0.0);
    back = osg::Matrixd::inverse(turn);
    static constexpr const char* kSky[] = {"skyRed", "skyGreen", "skyBlue"};
    for (int colour = 0; colour < 3; ++colour) state->getUniform(kSky[colour])->set(osg::Matrixf(back * reflected(d.light, colour) * turn));
    d.ground.lookAt(camera.stand().target, camera.stand().distance);
    d.ground.setSeenFrom(camera.eye().z());
    d.fadeLines(camera);
    state->getUniform("orthographic")->set(camera.orthographic());
    d.rigid.order(unit(camera.eye() - camera.stand().target));
    d.ghost.order(unit(camera.eye() - camera.stand().target));
    if (d.contactStale) d.shadeContacts();
    const bool crowded = d.isCrowded();
    d.marks.setScale(static_cast<float>(1.0 / perPixel));
    if (crowded) {
        d.leaveOut(camera);
    } else {
        d.contact.show(nullptr);
        d.marks.leaveOut(nullptr, camera);
    }
    if (!(camera.eye().z() > d.ground.height())) d.contact.node()->setNodeMask(0u);
    else if (d.contact.patchCount() > 0) d.contact.node()->setNodeMask(kShades);
    if (crowded) state->setDefine(kCrowdedDefine);
    else state->removeDefine(kCrowdedDefine);
    const osg::Vec3d ahead = camera.eye() + unit(camera.stand().target - camera.eye());
    state->getUniform("pixel")->set(static_cast<float>(perPixel * camera.pixelSize(ahead)));
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
    d.allTouched = true;
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
    d.allTouched = true;
    d.clearOutline();
    d.selectedBodies = std::move(chosen);
    d.marks.setChosen(d.selectedBodies);
    if (d.selectedBodies.empty()) return;
    if (const auto node = d.rigid.outline(d.selectedBodies)) {
        d.outlineFill->addChild(node);
        d.outlineRim->addChild(node);
    }
}

void SceneGraph::selectLinks(std::vector<std::size_t> chosen) {
    Impl& d = *impl_;
    const bool shown = d.linkOutline && d.outlineFill->containsNode(d.linkOutline);
    if (d.selectedLinks == chosen && shown == !chosen.empty()) return;
    d.allTouched = true;
    for (osg::Group* group : {d.outlineFill.get(), d.outlineRim.get()})
        if (d.linkOutline) group->removeChild(d.linkOutline);
    d.selectedLinks = std::move(chosen);
    if ((d.linkOutline = d.links.outline(d.selectedLinks)))
        for (osg::Group* group : {d.outlineFill.get(), d.outlineRim.get()}) group->addChild(d.linkOutline);
}

void SceneGraph::hideBodies(std::span<const unsigned char> hidden) {
    impl_->rigid.setHidden(hidden);
    impl_->allTouched = true;
    impl_->placeLinks();
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
    d.allTouched = true;
    d.follow();
}

void SceneGraph::placeGhost(const collision::Pose& pose) {
    if (impl_->ghost.isEmpty() || !impl_->ghost.place(std::span(&pose, 1))) return;
    impl_->allTouched = true;
    impl_->follow();
}

bool SceneGraph::hasGhost() const { return !impl_->ghost.isEmpty(); }

void SceneGraph::setTrails(std::span<const TrailPoint> points, std::size_t each) {
    Impl& d = *impl_;
    d.touchTrail();
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
    d.touchTrail();
}

void SceneGraph::drawn() {
    Impl& d = *impl_;
    d.touched.clear();
    d.allTouched = false;
}

std::optional<std::span<const osg::Vec3>> SceneGraph::changed() const {
    if (impl_->allTouched) return std::nullopt;
    return impl_->touched;
}

Hit SceneGraph::pick(const osg::Vec3d& start, const osg::Vec3d& end, const PickWidth* links) const {
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
        if (d.specs[k].kind != ShapeKind::sphere || d.isHidden(k)) continue;
        const osg::Vec3d to = Impl::vec(d.poses[k].position) - start;
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
        nearest = hit.fraction;
    }
    if (!links) return best;
    if (const LinkHit hit = d.links.pick(start, end, *links); hit.link >= 0 && hit.fraction < nearest)
        best = {.link = hit.link, .at = hit.at};
    return best;
}

Backdrop SceneGraph::backdrop() const { return {impl_->palette.skyTop, impl_->palette.skyBottom, impl_->ground.look()}; }
bool SceneGraph::hasShades() const { return impl_->ground.isSeen(); }

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
    box.expandBy(impl_->links.bounds()); // what hangs is seen with what it hangs on
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
    if (d.rigid.hasSlopes()) return std::nullopt;
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
