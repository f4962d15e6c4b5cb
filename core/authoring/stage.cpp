// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/stage.h"

#include "core/authoring/value_text.h"
#include "core/model/edit.h"
#include "core/model/expand.h"
#include "core/model/model_graph.h"
#include "core/model/parameter_numbers.h"
#include "core/model/same_but_bodies.h"
#include "core/simulation/body_input.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

namespace saltus::authoring {

namespace {

struct FrameNumbers {
    std::array<double, 3> position{};
    std::array<double, 4> rotation{0.0, 0.0, 0.0, 1.0};
};

// Position and rotation of the bodies' frames: numbers as they stand, formulas through one graph.
Result<std::vector<FrameNumbers>, Errors> frames_of(const model::Model& model, const model::Expanded& expanded,
                                                    std::span<const double> parameters) {
    std::vector<FrameNumbers> frames(expanded.bodies.size());
    std::optional<model::ModelGraph> graph;
    std::vector<formula::Expr> expressions;
    std::vector<double*> targets;
    for (std::size_t b = 0; b < frames.size(); ++b) {
        const model::ExpandedBody& copy = expanded.bodies[b];
        const model::Body& body = model.bodies[copy.source];
        const auto take = [&](const model::Value& value, double& target) -> Result<void, Errors> {
            if (const double* number = std::get_if<double>(&value.source)) {
                target = *number;
                return {};
            }
            if (!graph) {
                auto made = model::ModelGraph::create(model, expanded);
                if (!made) return Unexpected(std::move(made).error());
                graph.emplace(std::move(made).value());
            }
            auto parsed = graph->parse(value, copy.constants);
            if (!parsed) return Unexpected(Errors{parsed.error()});
            expressions.push_back(*parsed);
            targets.push_back(&target);
            return {};
        };
        for (std::size_t i = 0; i < body.position.size() && i < 3; ++i)
            if (auto taken = take(body.position[i], frames[b].position[i]); !taken) return Unexpected(std::move(taken).error());
        for (std::size_t i = 0; i < body.rotation.size() && i < 4; ++i)
            if (auto taken = take(body.rotation[i], frames[b].rotation[i]); !taken) return Unexpected(std::move(taken).error());
    }
    if (!expressions.empty()) {
        auto values = graph->evaluate(expressions, parameters);
        if (!values) return Unexpected(std::move(values).error());
        for (std::size_t k = 0; k < targets.size(); ++k) *targets[k] = (*values)[k];
    }
    return frames;
}

Pose pose_of(const FrameNumbers& from) {
    Pose pose;
    pose.position = {from.position[0], from.position[1], from.position[2]};
    const Vector3 axis(from.rotation[1], from.rotation[2], from.rotation[3]);
    if (axis.squaredNorm() > 0.0) pose.rotation = Eigen::Quaterniond(Eigen::AngleAxisd(from.rotation[0], axis.normalized()));
    return pose;
}

bool repeats(const model::Model& model) {
    return std::any_of(model.bodies.begin(), model.bodies.end(), [](const model::Body& body) { return body.repeat.has_value(); });
}

// `room`: for a copy, whose memory serves the next body too.
bool only_moved(const model::Body& before, const model::Body& after, model::Body& room) {
    room = before;
    for (const auto& [of, from] : {std::pair(&room.position, &after.position), std::pair(&room.rotation, &after.rotation),
                                   std::pair(&room.velocity, &after.velocity), std::pair(&room.spin, &after.spin)}) {
        if (!std::all_of(of->begin(), of->end(), is_constant) || !std::all_of(from->begin(), from->end(), is_constant)) return false;
        *of = *from;
    }
    return room == after;
}

} // namespace

std::optional<std::vector<std::size_t>> only_moved(const model::Model& before, const model::Model& after) {
    if (!before.joints.empty() || before.bodies.size() != after.bodies.size() || !model::same_but_bodies(before, after) || repeats(before)) return std::nullopt;
    std::vector<std::size_t> list;
    model::Body room;
    for (std::size_t b = 0; b < before.bodies.size(); ++b) {
        if (before.bodies[b] == after.bodies[b]) continue;
        if (!only_moved(before.bodies[b], after.bodies[b], room)) return std::nullopt;
        list.push_back(b);
    }
    return list;
}

std::optional<std::vector<std::size_t>> only_moved(const model::Model& before, const model::Edit& edit) {
    if (!before.joints.empty() || repeats(before)) return std::nullopt;
    std::vector<std::size_t> list;
    model::Body room;
    for (const model::Change& change : edit) {
        const auto* replaced = std::get_if<model::Replace>(&change);
        const auto* next = replaced ? std::get_if<model::Body>(&replaced->item) : nullptr;
        if (!next || !only_moved(before.bodies[replaced->at], *next, room)) return std::nullopt;
        list.push_back(replaced->at);
    }
    return list;
}

void follow(rigid::Input& input, const model::Model& before, const model::Model& after, std::span<const std::size_t> moved) {
    for (const std::size_t b : moved) {
        rigid::BodyInput& body = input.bodies[b];
        const Pose was = constant_frame(before.bodies[b]), is = constant_frame(after.bodies[b]);
        const Vector3 centre = was.rotation.conjugate() * (body.pose.position - was.position);
        body.pose = {is.apply(centre), is.rotation};
        body.velocity = constant_vector(after.bodies[b].velocity);
        body.spin = constant_vector(after.bodies[b].spin);
        if (after.world.planar) body.spin = {0.0, 0.0, body.spin.x()};
    }
}

Vector3 constant_vector(const model::ValueVector& values) {
    Vector3 v = Vector3::Zero();
    for (std::size_t k = 0; k < values.size() && k < 3; ++k) v[static_cast<int>(k)] = constant(values[k]).value_or(0.0);
    return v;
}

Pose constant_frame(const model::Body& body) {
    FrameNumbers numbers;
    for (std::size_t k = 0; k < body.position.size() && k < 3; ++k) numbers.position[k] = constant(body.position[k]).value_or(0.0);
    for (std::size_t k = 0; k < body.rotation.size() && k < 4; ++k) numbers.rotation[k] = constant(body.rotation[k]).value_or(0.0);
    return pose_of(numbers);
}

void Stage::follow(const model::Model& after, std::span<const std::size_t> moved) {
    for (const std::size_t b : moved) {
        bodies_[b].frame = constant_frame(after.bodies[b]);
        bodies_[b].velocity = constant_vector(after.bodies[b].velocity);
        bodies_[b].spin = constant_vector(after.bodies[b].spin);
        if (planar_) bodies_[b].spin = {0.0, 0.0, bodies_[b].spin.x()};
    }
}

bool is_ground(const collision::Shape& shape) noexcept {
    return std::holds_alternative<collision::HalfSpace>(shape) || std::holds_alternative<collision::HalfPlane>(shape);
}

bool is_ground(const StageBody& body) noexcept {
    return !body.parts.empty() && std::all_of(body.parts.begin(), body.parts.end(), [](const StagePart& part) { return is_ground(part.shape); });
}

double reach_along(const collision::Shape& shape, const Pose& at, const Vector3& direction) {
    const Vector3 d = at.rotation.conjugate() * direction; // in the shape's frame
    struct Reach {
        const Vector3& d;
        double along_axis() const { return std::hypot(d.x(), d.y()); }
        double operator()(const collision::Sphere& s) const { return s.radius * d.norm(); }
        double operator()(const collision::Box& s) const { return s.half.dot(d.cwiseAbs()); }
        double operator()(const collision::Cylinder& s) const { return s.radius * along_axis() + s.half_height * std::abs(d.z()); }
        double operator()(const collision::Capsule& s) const { return s.radius * d.norm() + s.half_height * std::abs(d.z()); }
        double operator()(const collision::Cone& s) const {
            return std::max(0.75 * s.height * d.z(), s.radius * along_axis() - 0.25 * s.height * d.z());
        }
        double operator()(const collision::HalfSpace&) const { return 0.0; }
        double operator()(const collision::Hull& s) const { return of(*s.surface); }
        double operator()(const collision::Mesh& s) const { return of(*s.surface); }
        double operator()(const collision::Disc& s) const { return s.radius * along_axis(); }
        double operator()(const collision::Polygon& s) const {
            double most = -std::numeric_limits<double>::infinity();
            for (const auto& p : s.points) most = std::max(most, p.x() * d.x() + p.y() * d.y());
            return most;
        }
        double operator()(const collision::HalfPlane&) const { return 0.0; }
        double of(const collision::TriangleMesh& mesh) const {
            double most = -std::numeric_limits<double>::infinity();
            for (const Vector3& p : mesh.vertices) most = std::max(most, p.dot(d));
            return most;
        }
    };
    return at.position.dot(direction) + std::visit(Reach{d}, shape);
}

Result<Stage, Errors> Stage::create(const model::Model& model) {
    const auto values = model::parameter_numbers(model);
    if (!values) return Unexpected(Errors{values.error()});
    return create(model, *values);
}

Result<Stage, Errors> Stage::create(const model::Model& model, std::span<const double> parameters) {
    if (model.bodies.empty()) return create(model, parameters, simulation::BodyScene());
    auto scene = simulation::body_scene(model, parameters);
    if (!scene) return Unexpected(std::move(scene).error());
    return create(model, parameters, *scene);
}

Result<Stage, Errors> Stage::create(const model::Model& model, std::span<const double> parameters, const simulation::BodyScene& scene) {
    Stage stage;
    stage.planar_ = model.world.planar;
    stage.down_ = stage.planar_ ? -Vector3::UnitY() : -Vector3::UnitZ();
    if (model.bodies.empty()) return stage;
    auto expanded = model::expand(model, parameters);
    if (!expanded) return Unexpected(std::move(expanded).error());
    auto frames = frames_of(model, *expanded, parameters);
    if (!frames) return Unexpected(std::move(frames).error());
    if (const double g = scene.input.gravity.norm(); g > 0.0) stage.down_ = scene.input.gravity / g;
    stage.bodies_.resize(expanded->bodies.size());
    for (std::size_t b = 0; b < stage.bodies_.size(); ++b) {
        StageBody& body = stage.bodies_[b];
        const rigid::BodyInput& input = scene.input.bodies[b];
        body.name = expanded->bodies[b].name;
        body.source = expanded->bodies[b].source;
        body.fixed = input.fixed;
        body.touches = model.bodies[body.source].touches;
        body.frame = pose_of((*frames)[b]);
        body.centre = body.frame.rotation.conjugate() * (input.pose.position - body.frame.position);
        body.velocity = input.velocity;
        body.spin = input.spin;
        body.mass = input.mass;
    }
    for (const auto* parts : {&scene.input.parts, &scene.untouched})
        for (const rigid::PartInput& part : *parts) {
            StageBody& body = stage.bodies_[part.body];
            Pose in_frame = part.in_body;
            in_frame.position += body.centre;
            body.parts.push_back({part.shape, in_frame});
        }
    return stage;
}

std::size_t Stage::find(std::string_view name) const {
    for (std::size_t b = 0; b < bodies_.size(); ++b)
        if (bodies_[b].name == name) return b;
    const std::string first = std::string(name) + "[0]";
    for (std::size_t b = 0; b < bodies_.size(); ++b)
        if (bodies_[b].name == first) return b;
    return bodies_.size();
}

std::vector<std::size_t> Stage::copies(std::size_t source) const {
    const auto first = std::ranges::lower_bound(bodies_, source, {}, &StageBody::source); // in the model's order
    const auto end = std::ranges::upper_bound(first, bodies_.end(), source, {}, &StageBody::source);
    std::vector<std::size_t> list(static_cast<std::size_t>(end - first));
    std::iota(list.begin(), list.end(), static_cast<std::size_t>(first - bodies_.begin()));
    return list;
}

Extent Stage::extent(std::size_t body) const {
    const StageBody& of = bodies_[body];
    Extent box{of.frame.position, of.frame.position};
    bool any = false;
    for (const StagePart& part : of.parts) {
        if (is_ground(part.shape)) continue;
        const Pose at = of.frame.then(part.in_frame);
        Vector3 lower, upper;
        for (int k = 0; k < 3; ++k) {
            upper[k] = reach_along(part.shape, at, Vector3::Unit(k));
            lower[k] = -reach_along(part.shape, at, -Vector3::Unit(k));
        }
        box.lower = any ? box.lower.cwiseMin(lower).eval() : lower;
        box.upper = any ? box.upper.cwiseMax(upper).eval() : upper;
        any = true;
    }
    return box;
}

double Stage::typical_size() const {
    std::vector<double> sizes;
    for (std::size_t b = 0; b < bodies_.size(); ++b)
        if (!bodies_[b].fixed)
            if (const double size = extent(b).size().maxCoeff(); size > 0.0) sizes.push_back(size);
    if (sizes.empty()) return 1.0;
    const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return *middle;
}

} // namespace saltus::authoring
