// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything stands, how far it reaches, what it shades and what hides it.
#include "ui/scene_view/scene_graph_impl.h"

#include "ui/scene_view/mesh.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::ui::scene {

using model::ShapeKind;

void SceneGraph::Impl::placePart(std::size_t k) {
    Part& part = parts[k];
    const ShapePose& pose = poses[k];
    const osg::Vec3d at = vec(pose.position);
    const osg::Matrixd turn = osg::Matrixd::rotate(pose.angle, osg::Vec3d(0.0, -1.0, 0.0));
    const osg::Matrixd move = osg::Matrixd::translate(at);
    switch (specs[k].kind) {
    case ShapeKind::sphere: spheres.set(part.sphere, at, isHidden(k) ? 0.0 : pose.size[0]); break;
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

osg::BoundingBox SceneGraph::Impl::boundsOf(std::size_t k, const ShapePose& pose) const {
    if (isHidden(k)) return {};
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

osg::BoundingBox SceneGraph::Impl::bounds() const {
    osg::BoundingBox all;
    for (std::size_t k = 0; k < specs.size(); ++k) {
        const osg::BoundingBox one = boundsOf(k);
        if (one.valid() && std::isfinite(one.radius2())) all.expandBy(one);
    }
    all.expandBy(rigid.bounds());
    all.expandBy(links.bounds());
    return all;
}

bool SceneGraph::Impl::isSubject(std::size_t k) const {
    const ShapeKind kind = specs[k].kind;
    return kind == ShapeKind::cam || kind == ShapeKind::follower || kind == ShapeKind::spring || !specs[k].object.empty();
}

osg::BoundingBox SceneGraph::Impl::movingBodies() const {
    if (!moving) moving = boundsOfMoving();
    return *moving;
}

osg::BoundingBox SceneGraph::Impl::boundsOfMoving() const {
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

osg::BoundingBox SceneGraph::Impl::subject() const {
    osg::BoundingBox all;
    for (std::size_t k = 0; k < specs.size(); ++k) {
        if (!isSubject(k)) continue;
        const osg::BoundingBox one = boundsOf(k);
        if (one.valid() && std::isfinite(one.radius2())) all.expandBy(one);
    }
    all.expandBy(movingBodies());
    return all;
}

osg::BoundingBox SceneGraph::Impl::castBounds(const osg::BoundingBox& all) const {
    if (!start.valid() || rigid.isEmpty()) return all;
    osg::BoundingBox room = start;
    const osg::Vec3 air = osg::Vec3(1.0f, 1.0f, 1.0f) * start.radius();
    room.expandBy(start.corner(0) - air);
    room.expandBy(start.corner(7) + air);
    room = room.intersect(all);
    room.expandBy(subject());
    return room;
}

void SceneGraph::Impl::shadeContacts() {
    contactStale = false;
    occluders.clear();
    if (!hasGround) return contact.clear();
    const double z = ground.height();
    const auto box = [](const osg::Vec3d& centre, const osg::Vec3d& u, const osg::Vec3d& v, const osg::Vec3d& w) { return Occluder{Occluder::Kind::box, centre, {u, v, w}}; };
    for (std::size_t k = 0; k < specs.size(); ++k) {
        if (isHidden(k)) continue;
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
        const osg::BoundingBox wide = rigid.boundsOf(b);
        if (wide.valid() && static_cast<double>(wide.zMin()) - z > 2.0 * static_cast<double>(wide.radius())) continue; // too high, as below
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

void SceneGraph::Impl::addOccluder(const BodyPart& part, const collision::Pose& at) {
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
        if (wide.isEmpty()) return;
        const Eigen::Vector2d half = (wide.sizes() / 2.0).cwiseMax(1e-12);
        Occluder prism{Occluder::Kind::prism, place({wide.center().x(), wide.center().y(), 0.0}), {column(0, half.x()), column(1, half.y()), column(2, slab)}};
        for (const auto& p : polygon->points) {
            const Eigen::Vector2d own = (p - wide.center()).cwiseQuotient(half);
            prism.outline.emplace_back(own.x(), own.y());
        }
        occluders.push_back(std::move(prism));
    } else if (const auto* hull = std::get_if<collision::Hull>(&part.shape); hull && hull->surface) {
        Eigen::AlignedBox3d wide;
        for (const auto& p : hull->surface->vertices) wide.extend(p);
        if (!wide.isEmpty()) box(wide.center(), 0.45 * wide.sizes()); // a hull fills most of its box
    }
}

// Shadows fall along the light as far as anything reaches down, and lie a few texels wider than what throws them; what nearly stands
// on the ground shades it about its foot (contact_shade.h).
void SceneGraph::Impl::touch(const osg::BoundingBox& box, bool shades) {
    if (allTouched || !box.valid()) return;
    if (!std::isfinite(box.radius2()) || touched.size() >= kMostTouched) {
        allTouched = true;
        return;
    }
    const auto air = static_cast<float>(3.0 * shadow.texel());
    const osg::Vec3 wide(air, air, air);
    osg::BoundingBox all = box;
    all.expandBy(box.corner(0) - wide);
    all.expandBy(box.corner(7) + wide);
    float bottom = start.valid() ? start.zMin() : all.zMin();
    if (hasGround) bottom = std::min(bottom, static_cast<float>(ground.height()));
    for (unsigned k = 0; k < 8; ++k) {
        const osg::Vec3 corner = all.corner(k);
        touched.push_back(corner);
        touched.push_back(corner - osg::Vec3(ShadowMap::light()) * static_cast<float>(std::max(corner.z() - bottom, 0.0f) / ShadowMap::light().z()));
    }
    if (!shades || !hasGround) return;
    const auto z = static_cast<float>(ground.height());
    if (box.zMax() <= z || box.zMin() - z > 1.6f * box.radius()) return;
    const float reach = std::min(1.1f * (box.zMax() - z), 2.2f * box.radius()) + 0.2f * box.radius();
    for (const float x : {box.xMin() - reach, box.xMax() + reach})
        for (const float y : {box.yMin() - reach, box.yMax() + reach}) touched.push_back({x, y, z});
}

void SceneGraph::Impl::touchAllBodies() {
    osg::BoundingBox box = rigid.bounds();
    double largest = 0.0;
    for (std::size_t b = 0; b < rigid.size(); ++b) largest = std::max(largest, rigid.sizeOf(b));
    const auto reach = static_cast<float>(2.4 * largest);
    if (box.valid() && hasGround && box.zMin() < static_cast<float>(ground.height()) + reach) {
        box.expandBy(box.corner(0) - osg::Vec3(reach, reach, 0.0f));
        box.expandBy(box.corner(7) + osg::Vec3(reach, reach, 0.0f));
    }
    touch(box, false);
}

void SceneGraph::Impl::touchTrail() {
    if (allTouched || trailNode->getNodeMask() == 0u) return;
    osg::BoundingBox box;
    for (const osg::Vec3& at : *trailPoints) box.expandBy(at);
    for (unsigned k = 0; box.valid() && k < 8; ++k) touched.push_back(box.corner(k));
}

void SceneGraph::Impl::placeLinks() {
    links.place(rigid, [this](const osg::BoundingBox& box) { touch(box, false); });
}

void SceneGraph::Impl::follow(double way) {
    contactStale = true;
    moving.reset();
    motion.expandBy(subject());
    const osg::BoundingBox now = castBounds(bounds());
    if (now.valid() && !shadow.covers(now)) {
        // Grow with the motion, so that the shadow's grain stays put; start anew when something flew far away.
        osg::BoundingBox all = shadow.covered();
        all.expandBy(now);
        const osg::BoundingBox wanted = all.radius() < 3.0f * now.radius() ? all : now;
        shadow.cover(wanted, ground.height());
        ground.coverShadow(wanted);
        allTouched = true; // another grain in every shadow
        way = std::numeric_limits<double>::infinity();
    }
    // In a motion, what went less than a quarter of a texel since the map was drawn throws the same shadow.
    unlit += way;
    if (!shadow.isFine() && unlit < 0.25 * shadow.texel()) return;
    unlit = 0.0;
    shadow.request();
}

bool SceneGraph::placeBodies(std::span<const collision::Pose> poses, double least) {
    Impl& d = *impl_;
    std::vector<std::size_t> moved;
    double farthest = 0.0;
    for (std::size_t b = 0; b < std::min(poses.size(), d.rigid.size()); ++b) {
        const double way = d.rigid.wayTo(b, poses[b]);
        if (!(way > least)) continue;
        moved.push_back(b);
        farthest = std::max(farthest, way);
    }
    if (moved.empty()) return false;
    const bool many = moved.size() > Impl::kMostTouched / 48; // of so many all that are there
    const auto touch = [&] {
        if (many) return d.touchAllBodies();
        for (const std::size_t b : moved) d.touch(d.rigid.boundsOf(b), true);
    };
    touch();
    d.rigid.place(moved, poses);
    touch();
    d.placeLinks();
    d.follow(farthest);
    return true;
}

double SceneGraph::unseen(const SceneCamera& camera) const {
    const osg::BoundingBox box = impl_->rigid.bounds();
    if (!box.valid()) return 0.0;
    double pixel = camera.pixelSize(osg::Vec3d(box.corner(0)));
    for (unsigned k = 1; k < 8; ++k) pixel = std::min(pixel, camera.pixelSize(osg::Vec3d(box.corner(k))));
    return pixel / 16.0;
}

void SceneGraph::Impl::findHidden() {
    spheres.tell(hidden, HiddenParts::Owner::shapes);
    rigid.tell(hidden);
    hidden.find();
}

// What is wholly hidden by others is not drawn: of the picture, as of the shadow map in prepareLight().
void SceneGraph::Impl::leaveOut(const SceneCamera& camera) {
    hidden.begin(camera.view(), camera.projection(), camera.width() / std::max(camera.height(), 1.0), kSeenColumns);
    findHidden();
    const double pixels = camera.width() / perPixel;
    spheres.show(hidden, HiddenParts::Owner::shapes, pixels);
    rigid.show(hidden, pixels);
    contact.show(hidden.keepsAll() ? nullptr : &hidden);
    marks.leaveOut(hidden.keepsAll() ? nullptr : &hidden, camera);
    if (!rigid.outlinesMany()) return;
    hidden.begin(camera.view(), camera.projection(), camera.width() / std::max(camera.height(), 1.0), kSeenColumns);
    rigid.tellOutlined(hidden);
    hidden.find();
    rigid.showOutlined(hidden);
}

bool SceneGraph::prepareLight() {
    Impl& d = *impl_;
    if (!d.shadow.isRequested()) return false;
    osg::StateSet* state = d.root->getOrCreateStateSet();
    state->getUniform("shadowStep")->set(static_cast<float>((d.shadow.isFine() ? 1.2 : 1.9) * d.shadow.texel())); // as far as one pixel looks
    d.shadow.setCompared(!d.isCrowded());
    if (!d.isCrowded()) return true;
    d.hidden.begin(d.shadow.view(), d.shadow.projection(), 1.0, Impl::kLitColumns);
    d.findHidden();
    d.spheres.cast(d.hidden, HiddenParts::Owner::shapes, d.shadow.side());
    d.rigid.cast(d.hidden, d.shadow.side());
    return true;
}

void SceneGraph::lightDrawn() { impl_->shadow.done(); }

void SceneGraph::Impl::standAnew(std::vector<JointMark> joints) {
    marks.clear();
    standOnGround();
    for (osg::Group* group : {outlineFill.get(), outlineRim.get()}) // of arrays that are written anew
        if (linkOutline) group->removeChild(linkOutline);
    linkOutline = nullptr;
    selectedLinks.clear();
    links.build(joints, rigid);
    marks.setJoints(std::move(joints));
    settle();
}

void SceneGraph::Impl::standOnGround() {
    hasGround = floor || rigid.ground().has_value() ||
                std::any_of(specs.begin(), specs.end(), [this](const ShapeSpec& s) { return s.kind == ShapeKind::ground && !isHidden(static_cast<std::size_t>(&s - specs.data())); });
    ground.setHeight(rigid.ground() ? *rigid.ground() : groundLevel());
    links.setGround(hasGround ? ground.height() : -std::numeric_limits<double>::infinity());
}

void SceneGraph::Impl::settle() {
    standOnGround();
    start = bounds();
    moving.reset();
    contactStale = allTouched = true;
    motion = subject();
    osg::BoundingBox cast = start;
    if (cast.valid() && hasGround)
        cast.expandBy(osg::Vec3(cast.center().x(), cast.center().y(), static_cast<float>(ground.height())));
    ground.build(hasGround, start);
    shadow.cover(cast, ground.height());
    shadow.request();
}

void SceneGraph::Impl::clearOutline() {
    outlineFill->removeChildren(0, outlineFill->getNumChildren());
    outlineRim->removeChildren(0, outlineRim->getNumChildren());
}

double SceneGraph::Impl::groundLevel() const {
    double lowest = std::numeric_limits<double>::infinity();
    for (std::size_t k = 0; k < specs.size(); ++k) {
        if (specs[k].kind == ShapeKind::ground && specs[k].has_position) return poses[k].position[2];
        if (specs[k].kind == ShapeKind::cam && !specs[k].profile.empty())
            lowest = std::min(lowest, poses[k].position[2] - *std::max_element(specs[k].profile.begin(), specs[k].profile.end()) - 0.11);
    }
    return std::isfinite(lowest) ? lowest : 0.0; // below a turning cam, else where z = 0
}

osg::Node* SceneGraph::Impl::outlined(int shape) {
    if (shape < 0 || static_cast<std::size_t>(shape) >= parts.size()) return nullptr;
    return parts[static_cast<std::size_t>(shape)].place.get();
}

} // namespace saltus::ui::scene
