// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/create.h"

#include "core/authoring/value_text.h"
#include "core/model/names.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <numbers>
#include <utility>
#include <vector>

namespace saltus::authoring {

namespace {

constexpr double kSpringRate = 2.0 * std::numbers::pi; // rad/s of what hangs on a new spring
constexpr double kSpringDamping = 0.05;                // of the critical one

model::ValueVector written(const Vector3& v, bool planar) {
    model::ValueVector values;
    for (int k = 0; k < (planar ? 2 : 3); ++k) values.emplace_back(tidy(v[k]));
    return values;
}

const char* word(NewShape shape) {
    switch (shape) {
    case NewShape::sphere: return "ball";
    case NewShape::box: return "box";
    case NewShape::cylinder: return "cylinder";
    case NewShape::capsule: return "capsule";
    case NewShape::cone: return "cone";
    case NewShape::wedge: return "wedge";
    case NewShape::disc: return "disc";
    case NewShape::polygon: return "polygon";
    case NewShape::ground: return "ground";
    case NewShape::hull_file: return "hull";
    case NewShape::mesh_file: return "mesh";
    }
    return "body";
}

model::ValueVector row(std::initializer_list<double> numbers) {
    model::ValueVector values;
    for (const double x : numbers) values.emplace_back(tidy(x));
    return values;
}

// Centred at its centre of mass, so that it turns where it is seen to.
model::HullShape wedge(double size) {
    const double x = 0.5 * size, h = 0.5 * size, y = 0.35 * size;
    model::HullShape hull;
    for (const double side : {-y, y}) {
        hull.points.push_back(row({-2.0 * x * 2.0 / 3.0, side, -h / 3.0}));
        hull.points.push_back(row({2.0 * x / 3.0, side, -h / 3.0}));
        hull.points.push_back(row({2.0 * x / 3.0, side, 2.0 * h / 3.0}));
    }
    return hull;
}

model::HullShape hexagon(double size) {
    model::HullShape hull;
    for (int k = 0; k < 6; ++k) {
        const double a = std::numbers::pi * k / 3.0;
        hull.points.push_back(row({0.5 * size * std::cos(a), 0.5 * size * std::sin(a)}));
    }
    return hull;
}

} // namespace

bool fits(NewShape shape, bool planar) noexcept {
    switch (shape) {
    case NewShape::box:
    case NewShape::ground: return true;
    case NewShape::disc:
    case NewShape::polygon: return planar;
    default: return !planar;
    }
}

model::Body new_body(const model::Model& model, NewShape shape, double size, const std::string& file, double unit) {
    model::Body body;
    TakenNames taken(model);
    const std::string stem = file.empty() ? std::string(word(shape)) : std::filesystem::path(file).stem().string();
    body.name = taken.take(stem.empty() ? word(shape) : stem);
    const bool planar = model.world.planar;
    switch (shape) {
    case NewShape::sphere: {
        model::SphereShape s;
        s.radius = tidy(0.5 * size);
        body.shapes.emplace_back(s);
        break;
    }
    case NewShape::disc: {
        model::DiscShape s;
        s.radius = tidy(0.5 * size);
        body.shapes.emplace_back(s);
        break;
    }
    case NewShape::box: {
        model::BoxShape s;
        for (int k = 0; k < (planar ? 2 : 3); ++k) s.size.emplace_back(size);
        body.shapes.emplace_back(s);
        break;
    }
    case NewShape::cylinder: {
        model::CylinderShape s;
        s.radius = tidy(0.4 * size);
        s.length = size;
        body.shapes.emplace_back(s);
        break;
    }
    case NewShape::capsule: {
        model::CapsuleShape s;
        s.radius = tidy(0.25 * size);
        s.length = tidy(0.5 * size);
        body.shapes.emplace_back(s);
        break;
    }
    case NewShape::cone: {
        model::ConeShape s;
        s.radius = tidy(0.5 * size);
        s.height = size;
        body.shapes.emplace_back(s);
        break;
    }
    case NewShape::wedge: body.shapes.emplace_back(wedge(size)); break;
    case NewShape::polygon: body.shapes.emplace_back(hexagon(size)); break;
    case NewShape::ground:
        body.shapes.emplace_back(model::HalfSpaceShape{});
        body.fixed = true;
        break;
    case NewShape::hull_file: {
        model::HullShape s;
        s.file = file;
        s.scale = unit;
        body.shapes.emplace_back(s);
        break;
    }
    case NewShape::mesh_file: {
        model::MeshShape s;
        s.file = file;
        s.scale = unit;
        body.shapes.emplace_back(s);
        body.fixed = true;
        break;
    }
    }
    return body;
}

namespace {

// Median over the moving bodies of the edge of a cube (a square) that is as large: a table four metres long wants no box of five metres on it.
double edge_of_alike(const Stage& stage) {
    std::vector<double> edges;
    for (std::size_t b = 0; b < stage.bodies().size(); ++b) {
        if (stage.bodies()[b].fixed) continue;
        double logs = 0.0;
        int sides = 0;
        const Vector3 size = stage.extent(b).size();
        for (int k = 0; k < 3; ++k)
            if (size[k] > 1e-9 * size.maxCoeff()) logs += std::log(size[k]), ++sides;
        if (sides > 0) edges.push_back(std::exp(logs / sides));
    }
    if (edges.empty()) return 1.0;
    const auto middle = edges.begin() + static_cast<std::ptrdiff_t>(edges.size() / 2);
    std::nth_element(edges.begin(), middle, edges.end());
    return *middle;
}

} // namespace

double sensible_size(const Stage& stage) {
    const double size = edge_of_alike(stage);
    if (!(size > 0.0) || !std::isfinite(size)) return 1.0;
    const double decade = std::pow(10.0, std::floor(std::log10(size)));
    double best = decade;
    for (const double step : {1.0, 2.0, 5.0, 10.0})
        if (std::abs(std::log(step * decade / size)) < std::abs(std::log(best / size))) best = step * decade;
    return tidy(best);
}

void stand(model::Body& body, const Pose& at, bool planar) {
    body.position = written(at.position, planar);
    body.rotation.clear();
    if (planar) {
        const double angle = 2.0 * std::atan2(at.rotation.z(), at.rotation.w());
        if (std::abs(angle) > 1e-14) body.rotation.emplace_back(tidy(angle));
        return;
    }
    const Eigen::AngleAxisd turn(at.rotation);
    if (std::abs(turn.angle()) < 1e-14) return;
    body.rotation.emplace_back(tidy(turn.angle()));
    for (int k = 0; k < 3; ++k) body.rotation.emplace_back(std::abs(turn.axis()[k]) < 1e-15 ? 0.0 : tidy(turn.axis()[k]));
}

Result<model::Edit> add_body(const model::Model& model, model::Body body) {
    return model::Edit{model::Insert{model.bodies.size(), std::move(body)}};
}

bool fits(NewJoint joint, bool planar) noexcept {
    return !planar || (joint != NewJoint::ball && joint != NewJoint::cylindrical);
}

Result<model::Edit> add_joint(const model::Model& model, NewJoint kind, const JointPlace& place) {
    if (place.body_a.empty())
        return fail(ErrorKind::input, "a joint needs a body", "click on the body that it shall hold");
    if (place.body_a == place.body_b)
        return fail(ErrorKind::input, "'" + place.body_a + "' cannot be joined to itself", "take another body, or the world");
    const bool planar = model.world.planar;
    TakenNames taken(model);
    model::Joint joint;
    joint.between = {place.body_a};
    if (!place.body_b.empty()) joint.between.push_back(place.body_b);
    if (kind != NewJoint::weld) joint.point = written(place.point, planar); // what is fixed is so at every point
    const bool two = kind == NewJoint::rod || kind == NewJoint::spring || kind == NewJoint::rope;
    if (two) {
        if (!((place.point_b - place.point).norm() > 0.0))
            return fail(ErrorKind::input, "both ends are in one place", "put the other end somewhere else");
        joint.kind = model::JointKind::distance;
        joint.point_b = written(place.point_b, planar);
    }
    const char* name = "joint";
    bool axis = false;
    switch (kind) {
    case NewJoint::hinge:
        joint.kind = model::JointKind::revolute;
        name = "hinge";
        axis = !planar;
        break;
    case NewJoint::motor: {
        joint.kind = model::JointKind::revolute;
        name = "motor";
        axis = !planar;
        model::JointCoordinate turning;
        turning.drive = model::DriveKind::velocity;
        turning.value = "60 rpm";
        joint.coordinates.push_back(turning);
        break;
    }
    case NewJoint::slider:
        joint.kind = model::JointKind::prismatic;
        name = "slider";
        axis = true;
        break;
    case NewJoint::cylindrical:
        joint.kind = model::JointKind::cylindrical;
        name = "sleeve";
        axis = true;
        break;
    case NewJoint::ball:
        joint.kind = model::JointKind::ball;
        name = "ball_joint";
        break;
    case NewJoint::weld:
        joint.kind = model::JointKind::fixed;
        name = "weld";
        break;
    case NewJoint::rod: name = "rod"; break;
    case NewJoint::rope: {
        name = "rope";
        // No longer than it is: free to be shorter.
        model::JointCoordinate length;
        const double reach = (place.point_b - place.point).norm();
        length.limits = {model::Value("-inf"), model::Value(tidy(reach))};
        joint.coordinates.push_back(length);
        joint.collide = true;
        break;
    }
    case NewJoint::spring: {
        name = "spring";
        model::JointCoordinate length;
        const double k = place.stiffness > 0.0 ? place.stiffness : place.mass * kSpringRate * kSpringRate;
        const double c = place.damping > 0.0 ? place.damping : 2.0 * kSpringDamping * std::sqrt(k * place.mass);
        const auto round = [](double x) { // two digits: a number to be changed
            const double unit = std::pow(10.0, std::floor(std::log10(std::max(x, 1e-300))) - 1.0);
            return tidy(std::round(x / unit) * unit);
        };
        length.stiffness = round(k); // N/m: a text would be refused in a scene that calls something m
        length.damping = round(c);
        joint.coordinates.push_back(length);
        joint.collide = true;
        break;
    }
    }
    if (axis) joint.axis = written(place.axis, planar);
    joint.name = taken.take(name);
    return model::Edit{model::Insert{model.joints.size(), std::move(joint)}};
}

namespace {

std::string new_material(model::Model& model, TakenNames& taken, std::string_view wanted) {
    model::Material material;
    material.name = taken.take(wanted);
    model.materials.push_back(material);
    return material.name;
}

model::ContactLaw usual_law() {
    model::ContactLaw law;
    law.e = 0.5;
    law.mu = 0.3;
    return law;
}

} // namespace

Result<LawEdit> law_between(const model::Model& model, std::size_t a, std::size_t b) {
    model::Model next = model;
    TakenNames taken(model);
    for (const std::size_t body : {a, b})
        if (next.bodies[body].material.empty()) next.bodies[body].material = new_material(next, taken, next.bodies[body].name + "_material");
    const std::string &first = next.bodies[a].material, &second = next.bodies[b].material;
    for (const model::ContactLaw& law : model.contacts)
        if (law.between.size() == 2 && ((law.between[0] == first && law.between[1] == second) || (law.between[0] == second && law.between[1] == first)))
            return LawEdit{{}, law.name};
    // What held until now is what the new law begins with.
    model::ContactLaw law = usual_law();
    for (const model::ContactLaw& usual : model.contacts)
        if (usual.between.empty()) law = usual;
    law.name = taken.take(without_number(first) == without_number(second) ? first + "_contact" : first + "_" + second);
    law.label.clear();
    law.place = {};
    law.between = {first, second};
    next.contacts.push_back(law);
    return LawEdit{model::difference(model, next), law.name};
}

model::Edit add_material(const model::Model& model, std::string* name) {
    TakenNames taken(model);
    model::Material material;
    material.name = taken.take("material");
    if (name) *name = material.name;
    return {model::Insert{model.materials.size(), std::move(material)}};
}

model::Edit add_law(const model::Model& model, std::string* name) {
    TakenNames taken(model);
    model::ContactLaw law = usual_law();
    law.name = taken.take("contact");
    if (name) *name = law.name;
    return {model::Insert{model.contacts.size(), std::move(law)}};
}

Result<model::Edit> add_force(const model::Model& model, std::size_t b, double size, const Vector3& direction) {
    model::Body body = model.bodies[b];
    if (body.fixed)
        return fail(ErrorKind::input, "'" + body.name + "' is fixed: no force moves it", "free it in the inspector, or take another body", body.place);
    if (!body.force.empty()) return model::Edit{};
    for (int k = 0; k < (model.world.planar ? 2 : 3); ++k) {
        const double along = tidy(size * direction[k]);
        body.force.emplace_back(model::number_text(along) + " N");
    }
    return model::Edit{model::Replace{b, std::move(body)}};
}

} // namespace saltus::authoring
