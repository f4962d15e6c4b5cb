// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/body_scene.h"

#include "ui/scene_view/crowd.h"
#include "ui/scene_view/scene_graph.h"
#include "ui/scene_view/shaders.h"
#include "ui/scene_view/shape_reach.h"
#include "ui/scene_view/sphere_cloud.h"

#include <osg/Geode>
#include <osg/Geometry>
#include <osg/MatrixTransform>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <utility>

namespace saltus::ui::scene {

namespace {

using collision::Pose;
using collision::Shape;
using collision::Vector3;

constexpr std::size_t kLargeMesh = 1500; // vertices from which on a moving part has a node of its own

constexpr double kSlab = 0.7;            // thickness of planar bodies over their typical width: long bars are thin

const Eigen::Quaterniond kStanding(std::sqrt(0.5), std::sqrt(0.5), 0.0, 0.0); // a quarter turn about X: y becomes z

bool is_ground(const Shape& shape) {
    return std::holds_alternative<collision::HalfSpace>(shape) || std::holds_alternative<collision::HalfPlane>(shape);
}

bool isFinite(const Pose& pose) { return pose.position.allFinite() && pose.rotation.coeffs().allFinite(); }

bool equal(const Pose& a, const Pose& b) { return a.position == b.position && a.rotation.coeffs() == b.rotation.coeffs(); }

osg::Vec3f vec(const Vector3& p) { return {static_cast<float>(p.x()), static_cast<float>(p.y()), static_cast<float>(p.z())}; }

osg::Matrixd matrix(const Pose& pose) {
    osg::Matrixd m = osg::Matrixd::rotate(osg::Quat(pose.rotation.x(), pose.rotation.y(), pose.rotation.z(), pose.rotation.w()));
    m.setTrans(pose.position.x(), pose.position.y(), pose.position.z());
    return m;
}

// Alike bodies side by side are told apart by a little more or less light; the same at every start.
float shade(std::size_t body) {
    const auto hash = static_cast<std::uint32_t>(body + 1) * 2654435761u;
    return 1.0f + 0.07f * (static_cast<float>(hash >> 16) / 65535.0f - 0.5f);
}

osg::Vec3 hue(double turn, float saturation, float value) {
    const auto channel = [&](double shift) {
        const double k = std::fmod(turn * 6.0 + shift, 6.0);
        return value * (1.0f - saturation * static_cast<float>(std::clamp(std::min(k, 4.0 - k), 0.0, 1.0)));
    };
    return {channel(5.0), channel(3.0), channel(1.0)};
}

// A mesh with a node of its own; its arrays are shared by all that show it.
osg::ref_ptr<osg::Geometry> geometryOf(const SolidMesh& mesh) {
    return solidGeometry(new osg::Vec3Array(mesh.points.begin(), mesh.points.end()),
                         new osg::Vec3Array(mesh.normals.begin(), mesh.normals.end()),
                         new osg::Vec4Array(mesh.edges.begin(), mesh.edges.end()),
                         mesh.blocked.empty() ? nullptr : new osg::FloatArray(mesh.blocked.begin(), mesh.blocked.end()),
                         new osg::DrawElementsUInt(GL_TRIANGLES, mesh.triangles.begin(), mesh.triangles.end()));
}

} // namespace

Pose ViewFrame::pose(const Pose& body) const {
    if (!planar_) return body;
    return {Vector3(body.position.x(), -body.position.z(), body.position.y()), kStanding * body.rotation};
}

struct BodyScene::Impl {
    enum class Way { none, ball, crowd, node };
    struct Part {
        Way way = Way::none;
        std::uint32_t body = 0, mesh = 0;
        Pose in_body;
        std::size_t at = 0; // ball: index in the cloud; crowd: first vertex
        bool still = false; // crowd: of the fixed bodies
        double radius = 0.0;
        osg::ref_ptr<osg::MatrixTransform> place;
        osg::ref_ptr<osg::Vec4Array> color;
    };
    struct Mesh {
        SolidMesh solid;
        osg::ref_ptr<osg::Geometry> shown; // of parts with a node; arrays shared
    };

    osg::ref_ptr<osg::Group> root = new osg::Group;
    SphereCloud balls;
    Crowd moving, still;
    osg::ref_ptr<osg::Group> nodes = new osg::Group;
    ViewFrame frame;
    std::vector<BodySpec> bodies;
    std::vector<Pose> poses, shown; // as given; in the view
    std::vector<Mesh> meshes;
    std::vector<Part> parts;
    std::vector<std::size_t> firstPart; // of each body, and one more
    std::vector<double> sizes, arms; // m, about the origin: of all of it; of what moves where it turns, a ball's marks left out
    bool fine = true;
    std::vector<osg::BoundingBox> boxes; // as they stand
    mutable std::optional<osg::BoundingBox> around; // all of them, until one moves
    std::vector<std::uint32_t> islands;
    std::vector<unsigned char> asleep;
    std::vector<unsigned char> hidden;
    struct Silhouette { // of one part in the outline
        std::size_t body, part, at;
        const SolidMesh* mesh;
    };
    std::unique_ptr<Crowd> outline;
    std::vector<Silhouette> silhouettes; // by body, rising
    std::vector<std::unique_ptr<SolidMesh>> silhouetteBalls;
    std::vector<unsigned char> outlined; // by body
    Palette palette;
    bool bars = false; // planar bodies that are no discs
    double typical = 1.0, slab = 0.1; // m; slab: thickness of planar bodies
    std::optional<double> groundHeight;

    Impl() {
        root->getOrCreateStateSet()->setAttributeAndModes(solidProgram());
        // Seen from outside only; meshes that stand still may be open.
        moving.node()->getOrCreateStateSet()->setMode(GL_CULL_FACE, osg::StateAttribute::ON);
        root->addChild(moving.node());
        root->addChild(still.node());
        root->addChild(nodes);
        root->addChild(balls.node());
        balls.setColor(osg::Vec3(1.0f, 1.0f, 1.0f));
    }

    // --- building --------------------------------------------------------------------------------------------------

    // Shapes seen before share their mesh; only the last few are looked through, for bodies differ or repeat.
    std::uint32_t meshOf(const Shape& shape, const SolidDetail& detail, std::vector<const Shape*>& sources) {
        const std::size_t from = sources.size() > 64 ? sources.size() - 64 : 0;
        for (std::size_t k = from; k < sources.size(); ++k)
            if (sameShape(*sources[k], shape)) return static_cast<std::uint32_t>(k);
        sources.push_back(&shape);
        // Planar bodies lie in one plane: a hair thicker or thinner, no two faces fight for it. Pins stand out of their bars, and of
        // the discs before them.
        SolidDetail own = detail;
        own.thickness *= std::holds_alternative<collision::Disc>(shape) && bars ? 1.12 + 0.008 * static_cast<double>(std::min<std::size_t>(meshes.size(), 60)) : 1.0 - 0.02 * static_cast<double>(meshes.size() % 5);
        meshes.push_back({solidMesh(shape, own), nullptr});
        return static_cast<std::uint32_t>(meshes.size() - 1);
    }

    // Median over the moving bodies of the mean of their largest part's two half widths.
    double typicalWidth() {
        std::vector<double> widths;
        bars = false;
        for (std::size_t b = 0; b < bodies.size(); ++b) {
            double widest = 0.0;
            for (const BodyPart& part : bodies[b].parts) {
                if (const auto* disc = std::get_if<collision::Disc>(&part.shape)) widest = std::max(widest, disc->radius);
                if (const auto* polygon = std::get_if<collision::Polygon>(&part.shape)) {
                    bars = true;
                    Eigen::AlignedBox2d wide;
                    for (const auto& p : polygon->points) wide.extend(p);
                    if (!wide.isEmpty()) widest = std::max(widest, 0.5 * std::sqrt(wide.sizes().x() * wide.sizes().y()));
                }
            }
            if (!bodies[b].fixed && widest > 0.0) widths.push_back(widest);
        }
        if (widths.empty()) return typical;
        std::nth_element(widths.begin(), widths.begin() + static_cast<std::ptrdiff_t>(widths.size() / 2), widths.end());
        return widths[widths.size() / 2];
    }

    // A level half-space is what the grid stands for; the first one counts.
    std::optional<double> levelHeight(const BodySpec& body, const BodyPart& part) const {
        const Pose at = body.start.then(part.in_body);
        if (std::holds_alternative<collision::HalfSpace>(part.shape)) {
            if ((at.rotation * Vector3::UnitZ()).z() < 1.0 - 1e-9) return std::nullopt;
            return at.position.z();
        }
        if (std::holds_alternative<collision::HalfPlane>(part.shape)) {
            if ((at.rotation * Vector3::UnitY()).y() < 1.0 - 1e-9) return std::nullopt;
            return at.position.y();
        }
        return std::nullopt;
    }

    void build() {
        moving.clear();
        still.clear();
        balls.clear();
        nodes->removeChildren(0, nodes->getNumChildren());
        meshes.clear();
        parts.clear();
        firstPart.assign(1, 0);
        islands.clear();
        asleep.clear();
        hidden.clear();
        dropOutline();
        groundHeight.reset();

        sizes.assign(bodies.size(), 0.0);
        arms.assign(bodies.size(), 0.0);
        std::vector<double> ofMoving;
        std::size_t roundParts = 0;
        osg::BoundingBox box;
        poses.clear();
        for (std::size_t b = 0; b < bodies.size(); ++b) {
            poses.push_back(bodies[b].start);
            for (const BodyPart& part : bodies[b].parts) {
                sizes[b] = std::max(sizes[b], part.in_body.position.norm() + reachOf(part.shape));
                arms[b] = std::max(arms[b], part.in_body.position.norm() + (std::holds_alternative<collision::Sphere>(part.shape) ? 0.0 : reachOf(part.shape)));
                if (!std::holds_alternative<collision::Box>(part.shape) && !std::holds_alternative<collision::Sphere>(part.shape)) ++roundParts;
                if (!groundHeight && bodies[b].fixed) groundHeight = levelHeight(bodies[b], part);
            }
            if (!bodies[b].fixed && sizes[b] > 0.0) ofMoving.push_back(sizes[b]);
            if (sizes[b] > 0.0 && isFinite(bodies[b].start)) {
                const osg::Vec3 at(frame.point(bodies[b].start.position));
                const auto r = static_cast<float>(sizes[b]);
                box.expandBy(at - osg::Vec3(r, r, r));
                box.expandBy(at + osg::Vec3(r, r, r));
            }
        }
        std::sort(ofMoving.begin(), ofMoving.end());
        typical = ofMoving.empty() ? (box.valid() ? static_cast<double>(box.radius()) * 0.2 : 1.0) : ofMoving[ofMoving.size() / 2];
        shown.assign(bodies.size(), {});
        boxes.assign(bodies.size(), {});
        around.reset();

        SolidDetail detail;
        detail.sides = roundParts <= 6 ? 80 : roundParts <= 60 ? 48 : roundParts <= 400 ? 28 : 18;
        slab = kSlab * typicalWidth();
        detail.thickness = slab;
        detail.groundSize = box.valid() ? 2.6 * static_cast<double>(box.radius()) : 4.0;
        static constexpr double kNice[] = {2.0, 2.5, 2.0};
        for (int k = 0; detail.groundSize > 20.0 * detail.groundStep && k < 60; ++k) detail.groundStep *= kNice[k % 3];
        while (detail.groundSize < 8.0 * detail.groundStep && detail.groundStep > 1e-6) detail.groundStep /= 2.5;

        std::vector<const Shape*> sources;
        bool gridStands = false;
        for (std::size_t b = 0; b < bodies.size(); ++b) {
            for (const BodyPart& source : bodies[b].parts) {
                Part part;
                part.body = static_cast<std::uint32_t>(b);
                part.in_body = source.in_body;
                part.still = bodies[b].fixed;
                if (!gridStands && groundHeight && bodies[b].fixed && levelHeight(bodies[b], source)) {
                    gridStands = true; // nothing to draw
                } else if (const auto* ball = std::get_if<collision::Sphere>(&source.shape)) {
                    part.way = Way::ball;
                    part.radius = ball->radius;
                    part.at = balls.add();
                } else {
                    // Slopes are shown where the bodies are.
                    if (is_ground(source.shape) && box.valid()) {
                        const Pose at = bodies[b].start.then(source.in_body);
                        const Vector3 centre = frame.world(osg::Vec3d(box.center())) - at.position;
                        const Vector3 local = at.rotation.conjugate() * centre;
                        const bool plane = std::holds_alternative<collision::HalfPlane>(source.shape);
                        part.in_body.position += source.in_body.rotation * Vector3(local.x(), plane ? 0.0 : local.y(), 0.0);
                    }
                    part.mesh = meshOf(source.shape, detail, sources);
                    const SolidMesh& mesh = meshes[part.mesh].solid;
                    if (mesh.triangles.empty()) {
                        part.way = Way::none;
                    } else if (!part.still && mesh.points.size() > kLargeMesh) {
                        part.way = Way::node;
                        Mesh& shared = meshes[part.mesh];
                        if (!shared.shown) shared.shown = geometryOf(mesh);
                        osg::ref_ptr<osg::Geometry> own = new osg::Geometry(*shared.shown, osg::CopyOp::SHALLOW_COPY);
                        part.color = new osg::Vec4Array(1);
                        own->setColorArray(part.color, osg::Array::BIND_OVERALL);
                        osg::ref_ptr<osg::Geode> geode = new osg::Geode;
                        geode->addDrawable(own);
                        geode->setNodeMask(kDrawn | kCasts);
                        part.place = new osg::MatrixTransform;
                        part.place->setNodeMask(kDrawn | kCasts);
                        part.place->addChild(geode);
                        nodes->addChild(part.place);
                    } else {
                        part.way = Way::crowd;
                        part.at = (part.still ? still : moving).add(mesh, part.mesh);
                    }
                }
                parts.push_back(std::move(part));
            }
            firstPart.push_back(parts.size());
        }
        for (Crowd* crowd : {&moving, &still}) crowd->bind([this](std::uint32_t number) { return &meshes[number].solid; });
        nodes->setNodeMask(nodes->getNumChildren() > 0 ? kDrawn | kCasts : 0u);
        for (std::size_t b = 0; b < bodies.size(); ++b) {
            if (!isFinite(poses[b])) poses[b] = {};
            move(b);
            paint(b);
        }
        moving.commitAll();
        still.commitAll();
        balls.commit();
    }

    // --- motion ----------------------------------------------------------------------------------------------------

    void move(std::size_t b) {
        shown[b] = frame.pose(poses[b]);
        for (std::size_t k = firstPart[b]; k < firstPart[b + 1]; ++k) {
            Part& part = parts[k];
            if (part.way == Way::none) continue;
            if (isHidden(b)) {
                hide(part);
                continue;
            }
            const Pose at = shown[b].then(part.in_body);
            switch (part.way) {
            case Way::ball:
                balls.set(part.at, osg::Vec3d(at.position.x(), at.position.y(), at.position.z()), part.radius);
                balls.setRotation(part.at, osg::Vec4(static_cast<float>(at.rotation.x()), static_cast<float>(at.rotation.y()),
                                                     static_cast<float>(at.rotation.z()), static_cast<float>(at.rotation.w())));
                break;
            case Way::crowd: (part.still ? still : moving).set(part.at, meshes[part.mesh].solid, at); break;
            case Way::node:
                part.place->setMatrix(matrix(at));
                part.place->setNodeMask(kDrawn | kCasts);
                break;
            case Way::none: break;
            }
        }
        boxes[b] = boxOf(b);
        around.reset();
        if (b < outlined.size() && outlined[b] != 0) moveOutline(b);
    }

    void moveAll(std::span<const std::size_t> these) {
        bool ball = false;
        for (const std::size_t b : these) {
            move(b);
            for (std::size_t k = firstPart[b]; k < firstPart[b + 1] && !ball; ++k) ball = parts[k].way == Way::ball;
        }
        if (moving.moved()) moving.commit();
        if (still.moved()) still.commit();
        if (ball) balls.commit();
        if (outline && outline->moved()) outline->commit();
    }

    bool isHidden(std::size_t b) const { return b < hidden.size() && hidden[b] != 0; }

    void hide(Part& part) {
        if (part.way == Way::ball) balls.set(part.at, osg::Vec3d(), 0.0);
        else if (part.way == Way::crowd) (part.still ? still : moving).collapse(part.at, meshes[part.mesh].solid.points.size());
        else if (part.way == Way::node) part.place->setNodeMask(0u);
    }

    void moveOutline(std::size_t b) {
        auto it = std::lower_bound(silhouettes.begin(), silhouettes.end(), b, [](const Silhouette& s, std::size_t body) { return s.body < body; });
        for (; it != silhouettes.end() && it->body == b; ++it) {
            if (isHidden(b)) outline->collapse(it->at, it->mesh->points.size());
            else outline->set(it->at, *it->mesh, shown[b].then(parts[it->part].in_body));
        }
    }

    void dropOutline() {
        silhouettes.clear();
        silhouetteBalls.clear();
        outlined.clear();
        outline.reset();
    }

    // --- colours ---------------------------------------------------------------------------------------------------

    osg::Vec3 colorOf(std::size_t b, const BodyPart& part) const {
        if (!islands.empty() && !bodies[b].fixed && b < islands.size()) {
            // Neighbouring numbers get colours far apart. Who sleeps has none.
            if (b < asleep.size() && asleep[b] != 0) return (palette.sleeping);
            const double turn = std::fmod(0.61803398875 * static_cast<double>(islands[b]) + 0.08, 1.0);
            return hue(turn, 0.32f, palette.materialValue);
        }
        if (part.colour) return *part.colour;
        if (bodies[b].fixed) return palette.fixed;
        return palette.materials[part.material % palette.materials.size()] * shade(b);
    }

    void paint(std::size_t b) {
        for (std::size_t k = firstPart[b]; k < firstPart[b + 1]; ++k) {
            Part& part = parts[k];
            const BodyPart& source = bodies[b].parts[k - firstPart[b]];
            const osg::Vec3 color = colorOf(b, source);
            switch (part.way) {
            case Way::ball: balls.setTint(part.at, color, source.gloss); break;
            case Way::crowd: (part.still ? still : moving).paint(part.at, meshes[part.mesh].solid.points.size(), color, source.gloss); break;
            case Way::node:
                (*part.color)[0] = osg::Vec4(color, source.gloss);
                part.color->dirty();
                break;
            case Way::none: break;
            }
        }
    }

    osg::BoundingBox boxOf(std::size_t b) const {
        osg::BoundingBox box;
        if (isHidden(b)) return box;
        for (std::size_t k = firstPart[b]; k < firstPart[b + 1]; ++k) {
            const Part& part = parts[k];
            if (part.way == Way::none || is_ground(bodies[b].parts[k - firstPart[b]].shape)) continue;
            const Pose at = shown[b].then(part.in_body);
            if (part.way == Way::ball) {
                const auto r = static_cast<float>(part.radius);
                box.expandBy(vec(at.position) - osg::Vec3(r, r, r));
                box.expandBy(vec(at.position) + osg::Vec3(r, r, r));
                continue;
            }
            const osg::BoundingBox& local = meshes[part.mesh].solid.box;
            // The box of the turned box: each half width is the sum of the turned ones.
            const Vector3 middle(static_cast<double>(local.center().x()), static_cast<double>(local.center().y()), static_cast<double>(local.center().z()));
            const Vector3 half(static_cast<double>(local.xMax() - local.xMin()) / 2.0, static_cast<double>(local.yMax() - local.yMin()) / 2.0,
                               static_cast<double>(local.zMax() - local.zMin()) / 2.0);
            const Vector3 centre = at.apply(middle), reach = at.rotation.toRotationMatrix().cwiseAbs() * half;
            box.expandBy(vec(centre - reach));
            box.expandBy(vec(centre + reach));
        }
        return box;
    }
};

BodyScene::BodyScene() : impl_(std::make_unique<Impl>()) {}
BodyScene::~BodyScene() = default;
BodyScene::BodyScene(BodyScene&&) noexcept = default;
BodyScene& BodyScene::operator=(BodyScene&&) noexcept = default;

osg::Node* BodyScene::node() { return impl_->root; }

void BodyScene::build(std::vector<BodySpec> bodies, bool planar) {
    impl_->bodies = std::move(bodies);
    impl_->frame = ViewFrame(planar);
    impl_->build();
}

bool BodyScene::isEmpty() const { return impl_->bodies.empty(); }
std::size_t BodyScene::size() const { return impl_->bodies.size(); }
const BodySpec& BodyScene::spec(std::size_t body) const { return impl_->bodies[body]; }
const ViewFrame& BodyScene::frame() const { return impl_->frame; }
const Pose& BodyScene::pose(std::size_t body) const { return impl_->poses[body]; }

double BodyScene::wayTo(std::size_t body, const Pose& pose) const {
    const Pose& was = impl_->poses[body];
    if (equal(pose, was) || !isFinite(pose)) return 0.0;
    const double turn = std::min((pose.rotation.coeffs() - was.rotation.coeffs()).norm(), (pose.rotation.coeffs() + was.rotation.coeffs()).norm());
    const double way = (pose.position - was.position).norm() + 2.0 * turn * (!impl_->fine && impl_->balls.isMany() ? impl_->arms[body] : impl_->sizes[body]); // many show no marks in a motion
    return std::max(way, 1e-300); // it is another pose
}

bool BodyScene::place(std::span<const Pose> poses) {
    std::vector<std::size_t> all;
    for (std::size_t b = 0; b < std::min(poses.size(), impl_->poses.size()); ++b)
        if (wayTo(b, poses[b]) > 0.0) all.push_back(b);
    return place(all, poses);
}

bool BodyScene::place(std::span<const std::size_t> bodies, std::span<const Pose> poses) {
    for (const std::size_t b : bodies) impl_->poses[b] = poses[b];
    impl_->moveAll(bodies);
    return !bodies.empty();
}

void BodyScene::setHidden(std::span<const unsigned char> hidden) {
    Impl& d = *impl_;
    std::vector<unsigned char> before(d.bodies.size(), 0), after(d.bodies.size(), 0);
    std::copy_n(d.hidden.begin(), std::min(d.hidden.size(), before.size()), before.begin());
    std::copy_n(hidden.begin(), std::min(hidden.size(), after.size()), after.begin());
    d.hidden = after;
    std::vector<std::size_t> changed;
    for (std::size_t b = 0; b < d.bodies.size(); ++b)
        if (before[b] != after[b]) changed.push_back(b);
    d.moveAll(changed);
}

bool BodyScene::isHidden(std::size_t body) const { return impl_->isHidden(body); }

void BodyScene::eachPart(const std::function<void(const DrawnPart&)>& visit) const {
    const Impl& d = *impl_;
    SolidDetail detail; // of balls, which are drawn without triangles
    detail.sides = d.parts.size() > 400 ? 18 : 40;
    for (std::size_t b = 0; b < d.bodies.size(); ++b) {
        if (d.isHidden(b)) continue;
        for (std::size_t k = d.firstPart[b]; k < d.firstPart[b + 1]; ++k) {
            const Impl::Part& part = d.parts[k];
            const osg::Vec3 colour = d.colorOf(b, d.bodies[b].parts[k - d.firstPart[b]]);
            if (part.way == Impl::Way::ball) visit({b, solidMesh(collision::Sphere{part.radius}, detail), part.in_body, colour, 0, part.radius});
            else if (part.way != Impl::Way::none) visit({b, d.meshes[part.mesh].solid, part.in_body, colour, part.mesh, 0.0});
        }
    }
}

bool BodyScene::isMany() const { return impl_->balls.isMany() || impl_->moving.isMany(); }

void BodyScene::order(const osg::Vec3d& back) { impl_->moving.order(osg::Vec3f(back)); }

void BodyScene::tell(HiddenParts& hidden) const {
    impl_->balls.tell(hidden, HiddenParts::Owner::balls);
    impl_->moving.tell(hidden);
}

void BodyScene::show(const HiddenParts& hidden, double pixels) {
    impl_->balls.show(hidden, HiddenParts::Owner::balls, pixels);
    impl_->moving.show(hidden);
}

void BodyScene::cast(const HiddenParts& hidden, double pixels) {
    impl_->balls.cast(hidden, HiddenParts::Owner::balls, pixels);
    impl_->moving.cast(hidden);
}

void BodyScene::setPalette(const Palette& palette) {
    Impl& d = *impl_;
    d.palette = palette;
    d.root->getOrCreateStateSet()->getOrCreateUniform("edgeColor", osg::Uniform::FLOAT_VEC4)->set(palette.edge);
    for (std::size_t b = 0; b < d.bodies.size(); ++b) d.paint(b);
}

void BodyScene::setMultisampled(bool on) { impl_->balls.setMultisampled(on); }
void BodyScene::setFine(bool on) { impl_->balls.setFine(impl_->fine = on); }

bool BodyScene::setIslands(std::span<const std::uint32_t> islands, std::span<const unsigned char> asleep) {
    Impl& d = *impl_;
    if (std::equal(islands.begin(), islands.end(), d.islands.begin(), d.islands.end()) &&
        std::equal(asleep.begin(), asleep.end(), d.asleep.begin(), d.asleep.end()))
        return false;
    d.islands.assign(islands.begin(), islands.end());
    d.asleep.assign(asleep.begin(), asleep.end());
    for (std::size_t b = 0; b < d.bodies.size(); ++b) d.paint(b);
    return true;
}

BodyHit BodyScene::pick(const osg::Vec3d& start, const osg::Vec3d& end) const {
    const Impl& d = *impl_;
    BodyHit best;
    const Vector3 from(start.x(), start.y(), start.z()), to(end.x(), end.y(), end.z());
    const Vector3 along = to - from;
    for (std::size_t b = 0; b < d.bodies.size(); ++b) {
        if (d.isHidden(b)) continue;
        // First the ball about the body's origin.
        const Vector3 offset = d.shown[b].position - from;
        const double t = offset.dot(along) / along.squaredNorm(), reach = d.sizes[b] + d.typical; // slabs are a little thicker
        if (d.sizes[b] > 0.0 && (offset - t * along).squaredNorm() > reach * reach) continue;
        for (std::size_t k = d.firstPart[b]; k < d.firstPart[b + 1]; ++k) {
            const Impl::Part& part = d.parts[k];
            if (part.way == Impl::Way::none || is_ground(d.bodies[b].parts[k - d.firstPart[b]].shape)) continue;
            const Pose at = d.shown[b].then(part.in_body);
            const Eigen::Quaterniond back = at.rotation.conjugate();
            const Vector3 p = back * (from - at.position), q = back * (to - at.position);
            const auto hit = part.way == Impl::Way::ball ? rayHit(collision::Sphere{part.radius}, p, q)
                                                         : rayHit(d.meshes[part.mesh].solid, p, q);
            if (!hit || *hit >= best.fraction) continue;
            best.body = static_cast<int>(b);
            best.fraction = *hit;
            best.at = start + (end - start) * *hit;
            best.local = part.in_body.apply(p + *hit * (q - p));
        }
    }
    return best;
}

// What is drawn as a crowd is drawn once more, of the same vertices; the silhouettes of all others are one array.
osg::ref_ptr<osg::Node> BodyScene::outline(std::span<const int> bodies) {
    Impl& d = *impl_;
    d.dropOutline();
    d.outlined.assign(d.bodies.size(), 0);
    for (const int b : bodies)
        if (b >= 0 && static_cast<std::size_t>(b) < d.bodies.size()) d.outlined[static_cast<std::size_t>(b)] = 1;
    d.outline = std::make_unique<Crowd>();
    const auto ball_sides = bodies.size() > 40 ? 20 : 64;
    std::vector<std::pair<double, const SolidMesh*>> balls; // radii seen
    std::vector<std::size_t> ofMoving, ofStill;             // in the crowds
    for (std::size_t b = 0; b < d.bodies.size(); ++b) {
        if (d.outlined[b] == 0) continue;
        for (std::size_t k = d.firstPart[b]; k < d.firstPart[b + 1]; ++k) {
            const Impl::Part& part = d.parts[k];
            if (part.way == Impl::Way::none || is_ground(d.bodies[b].parts[k - d.firstPart[b]].shape)) continue;
            if (part.way == Impl::Way::crowd) {
                (part.still ? ofStill : ofMoving).push_back(part.at);
                continue;
            }
            const SolidMesh* mesh = part.way == Impl::Way::ball ? nullptr : &d.meshes[part.mesh].solid;
            if (part.way == Impl::Way::ball) {
                for (const auto& [radius, known] : balls)
                    if (radius == part.radius) mesh = known;
                if (!mesh) {
                    SolidDetail detail;
                    detail.sides = ball_sides;
                    d.silhouetteBalls.push_back(std::make_unique<SolidMesh>(solidMesh(collision::Sphere{part.radius}, detail)));
                    mesh = d.silhouetteBalls.back().get();
                    balls.emplace_back(part.radius, mesh);
                }
            }
            d.silhouettes.push_back({b, k, d.outline->add(*mesh, 0), mesh});
        }
    }
    osg::ref_ptr<osg::Geode> all = d.silhouettes.empty() ? new osg::Geode : d.outline->node();
    if (!ofMoving.empty()) all->addDrawable(d.moving.again(ofMoving));
    if (!ofStill.empty()) all->addDrawable(d.still.again(ofStill));
    if (d.silhouettes.empty() && ofMoving.empty() && ofStill.empty()) {
        d.dropOutline();
        return nullptr;
    }
    for (std::size_t b = 0; !d.silhouettes.empty() && b < d.bodies.size(); ++b)
        if (d.outlined[b] != 0) d.moveOutline(b);
    d.outline->commitAll();
    all->getOrCreateStateSet()->setAttributeAndModes(d.root->getStateSet()->getAttribute(osg::StateAttribute::PROGRAM));
    return all;
}

bool BodyScene::outlinesMany() const { return impl_->outline && impl_->moving.isManyAgain(); }
void BodyScene::tellOutlined(HiddenParts& hidden) const { impl_->moving.tellAgain(hidden); }
void BodyScene::showOutlined(const HiddenParts& hidden) { impl_->moving.showAgain(hidden); }

osg::BoundingBox BodyScene::boundsOf(std::size_t body) const {
    return body < impl_->boxes.size() ? impl_->boxes[body] : osg::BoundingBox();
}

osg::BoundingBox BodyScene::bounds() const {
    if (impl_->around) return *impl_->around;
    osg::BoundingBox all;
    for (const osg::BoundingBox& one : impl_->boxes)
        if (one.valid() && std::isfinite(one.radius2())) all.expandBy(one);
    return impl_->around.emplace(all);
}

double BodyScene::sizeOf(std::size_t body) const { return body < impl_->sizes.size() ? impl_->sizes[body] : 0.0; }
double BodyScene::slabHalf() const { return impl_->frame.planar() ? 0.5 * impl_->slab : 0.0; }
double BodyScene::typicalSize() const { return impl_->typical; }
bool BodyScene::hasSlopes() const {
    const Impl& d = *impl_;
    for (std::size_t b = 0; b < d.bodies.size(); ++b)
        for (std::size_t k = d.firstPart[b]; k < d.firstPart[b + 1]; ++k)
            if (d.parts[k].way != Impl::Way::none && is_ground(d.bodies[b].parts[k - d.firstPart[b]].shape)) return true;
    return false;
}
std::optional<double> BodyScene::ground() const { return impl_->groundHeight; }
std::size_t BodyScene::vertexCount() const { return impl_->moving.vertexCount() + impl_->still.vertexCount(); }

} // namespace saltus::ui::scene
