// SPDX-License-Identifier: GPL-3.0-or-later
// The shapes of a scene: how they are built, how they look.
#include "ui/scene_view/scene_graph_impl.h"

#include "ui/scene_view/mesh.h"

#include <osg/Depth>
#include <osg/LineWidth>
#include <osg/MatrixTransform>

#include <algorithm>
#include <limits>
#include <numbers>
#include <utility>

namespace saltus::ui::scene {

using model::ShapeKind;

namespace {

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

} // namespace

osg::ref_ptr<osg::Geode> SceneGraph::Impl::lit(const osg::ref_ptr<osg::Geometry>& geometry) {
    geometry->getOrCreateStateSet()->setAttributeAndModes(body);
    geometry->getOrCreateStateSet()->setMode(GL_CULL_FACE, osg::StateAttribute::ON); // closed, wound outwards
    return geode(geometry, kDrawn | kCasts | kPickable);
}

osg::ref_ptr<osg::Geode> SceneGraph::Impl::fineLines(const osg::ref_ptr<osg::Geometry>& geometry) {
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

// Lines along a rod that is a few pixels thick would be all that one sees of it: they fade away, as those of bodies do (shaders.cpp).
void SceneGraph::Impl::fadeLines(const SceneCamera& camera) {
    for (std::size_t k = 0; k < parts.size(); ++k) {
        if (!parts[k].lines) continue;
        const auto& size = poses[k].size;
        const double width = std::max(std::min(size[0], size[1]), std::min(std::max(size[0], size[1]), size[2])); // of its broader faces
        const double seen = std::clamp(width / camera.pixelSize(vec(poses[k].position)) / 8.0 - 0.6, 0.0, 1.0);
        osg::Vec4 color = palette.edge;
        color.a() *= static_cast<float>(seen / perPixel);
        parts[k].lines->getDrawable(0)->getOrCreateStateSet()->getUniform("flatColor")->set(color);
        parts[k].lines->setNodeMask(seen > 0.0 ? kDrawn : 0u);
    }
}

void SceneGraph::Impl::buildCam(Part& part, const ShapeSpec& spec) {
    part.tint = Tint::cam;
    part.second = new osg::MatrixTransform;
    part.place->addChild(part.second);
    dressCam(part, spec.profile);
}

void SceneGraph::Impl::dressCam(Part& part, const std::vector<double>& profile) {
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

void SceneGraph::Impl::showTurn(Part& part, const ShapeSpec& spec, int direction) {
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

void SceneGraph::Impl::buildFollower(Part& part, const ShapeSpec& spec, const ShapePose& pose) {
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

void SceneGraph::Impl::buildSpring(Part& part) {
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

void SceneGraph::Impl::buildGuide(Part& part, const ShapeSpec& spec, const ShapePose& pose) {
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

void SceneGraph::Impl::buildPart(std::size_t k) {
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
        part.lines = fineLines(boxEdges(low, high));
        part.place->addChild(part.lines);
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

void SceneGraph::Impl::applyTint(std::size_t k) {
    Part& part = parts[k];
    if (!part.place) return;
    osg::StateSet* state = part.place->getOrCreateStateSet();
    if (part.tint != Tint::none) setColor(state, "bodyColor", colourOf(part.tint));
    if (part.plate) setColor(part.plate->getOrCreateStateSet(), "bodyColor", palette.plate);
    if (part.arrows) part.arrows->getOrCreateStateSet()->getUniform("flatColor")->set(palette.drive);
}

osg::Vec3 SceneGraph::Impl::colourOf(Tint tint) const {
    switch (tint) {
    case Tint::cam: return palette.cam;
    case Tint::moving: return palette.moving;
    case Tint::fixed: return palette.fixed;
    case Tint::spring: return palette.spring;
    case Tint::none: break;
    }
    return palette.fixed;
}

std::vector<Surface> SceneGraph::Impl::surfaces(bool triangles) const {
    std::vector<Surface> out;
    for (std::size_t k = 0; k < specs.size(); ++k) {
        if (isHidden(k)) continue;
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

void SceneGraph::hideShapes(std::span<const unsigned char> hidden) {
    Impl& d = *impl_;
    std::vector<unsigned char> wanted(hidden.begin(), hidden.end());
    wanted.resize(d.specs.size(), 0);
    std::vector<unsigned char> before = std::exchange(d.hiddenShapes, wanted);
    before.resize(d.specs.size(), 0);
    if (before == wanted) return;
    for (std::size_t k = 0; k < d.specs.size(); ++k) {
        if (before[k] == wanted[k]) continue;
        d.placePart(k);
        if (d.parts[k].place) d.parts[k].place->setNodeMask(wanted[k] ? 0u : kDrawn | kCasts | kPickable);
    }
    d.spheres.commit();
    d.settle();
    d.follow();
}

bool SceneGraph::isHiddenShape(std::size_t shape) const { return impl_->isHidden(shape); }

} // namespace saltus::ui::scene
