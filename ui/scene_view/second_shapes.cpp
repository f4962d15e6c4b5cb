// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/second_shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <variant>

namespace saltus::ui::scene {

namespace {

using collision::Vector3;
constexpr int kRound = 16;                 // corners of a circle
constexpr std::size_t kMostCorners = 200;  // of a mesh
constexpr std::size_t kMostOutlined = 400; // bodies

void ring(std::vector<Vector3>& out, double radius, double z) {
    for (int i = 0; i < kRound; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / kRound;
        out.emplace_back(radius * std::cos(angle), radius * std::sin(angle), z);
    }
}

void ball(std::vector<Vector3>& out, const Vector3& centre, double radius) {
    for (const double z : {-0.92, -0.7, -0.38, 0.0, 0.38, 0.7, 0.92}) {
        std::vector<Vector3> circle;
        ring(circle, radius * std::sqrt(1.0 - z * z), radius * z);
        for (const Vector3& p : circle) out.push_back(centre + p);
    }
    out.push_back(centre + Vector3(0.0, 0.0, radius));
    out.push_back(centre - Vector3(0.0, 0.0, radius));
}

void box(std::vector<Vector3>& out, const Vector3& half) {
    for (int k = 0; k < 8; ++k) out.emplace_back(k & 1 ? half.x() : -half.x(), k & 2 ? half.y() : -half.y(), k & 4 ? half.z() : -half.z());
}

struct Corners { // of a shape, in its frame
    std::vector<Vector3>& out;
    void operator()(const collision::Sphere& s) const { ball(out, Vector3::Zero(), s.radius); }
    void operator()(const collision::Box& s) const { box(out, s.half); }
    void operator()(const collision::Cylinder& s) const { ring(out, s.radius, s.half_height), ring(out, s.radius, -s.half_height); }
    void operator()(const collision::Capsule& s) const { ball(out, {0, 0, s.half_height}, s.radius), ball(out, {0, 0, -s.half_height}, s.radius); }
    void operator()(const collision::Cone& s) const {
        ring(out, s.radius, -s.height / 4.0);
        out.emplace_back(0.0, 0.0, 0.75 * s.height);
    }
    void operator()(const collision::Hull& s) const { surface(*s.surface); }
    void operator()(const collision::Mesh& s) const { surface(*s.surface); }
    void operator()(const collision::Disc& s) const { ring(out, s.radius, 0.0); }
    void operator()(const collision::Polygon& s) const {
        for (const auto& p : s.points) out.emplace_back(p.x(), p.y(), 0.0);
    }
    void operator()(const collision::HalfSpace&) const {}
    void operator()(const collision::HalfPlane&) const {}
    void surface(const collision::TriangleMesh& mesh) const {
        const std::size_t stride = std::max<std::size_t>(1, mesh.vertices.size() / kMostCorners);
        for (std::size_t i = 0; i < mesh.vertices.size(); i += stride) out.push_back(mesh.vertices[i]);
    }
};

// Of a shape of equations; about -Y: counter-clockwise when seen from -Y.
std::vector<Vector3> cornersOf(const ShapeSpec& spec, const ShapePose& pose) {
    std::vector<Vector3> local;
    switch (spec.kind) {
    case model::ShapeKind::sphere: ball(local, Vector3::Zero(), pose.size[0]); break;
    case model::ShapeKind::box: box(local, 0.5 * Vector3(pose.size[0], pose.size[1], pose.size[2])); break;
    case model::ShapeKind::cylinder: // its axis is Y
        for (const double y : {-0.5 * pose.size[1], 0.5 * pose.size[1]})
            for (int i = 0; i < kRound; ++i) {
                const double angle = 2.0 * std::numbers::pi * i / kRound;
                local.emplace_back(pose.size[0] * std::cos(angle), y, pose.size[0] * std::sin(angle));
            }
        break;
    case model::ShapeKind::follower: // its foot, which is what meets the cam
        box(local, Vector3(0.04, 0.04, 0.0));
        local.emplace_back(0.0, 0.0, std::max(pose.size[0], 0.5));
        break;
    case model::ShapeKind::cam:
    case model::ShapeKind::spring:
    case model::ShapeKind::ground:
    case model::ShapeKind::guide: return {};
    }
    const double c = std::cos(pose.angle), s = std::sin(pose.angle);
    const Vector3 at(pose.position[0], pose.position[1], pose.position[2]);
    for (Vector3& p : local) p = at + Vector3(c * p.x() - s * p.z(), p.y(), s * p.x() + c * p.z());
    return local;
}

double cross(const QPointF& o, const QPointF& a, const QPointF& b) { return (a.x() - o.x()) * (b.y() - o.y()) - (a.y() - o.y()) * (b.x() - o.x()); }

} // namespace

// Andrew's monotone chain.
QPolygonF outlineOf(std::vector<QPointF> points) {
    std::sort(points.begin(), points.end(), [](const QPointF& a, const QPointF& b) { return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y()); });
    points.erase(std::unique(points.begin(), points.end(), [](const QPointF& a, const QPointF& b) { return a.x() == b.x() && a.y() == b.y(); }), points.end());
    if (points.size() < 3) return QPolygonF(QList<QPointF>(points.begin(), points.end()));
    std::vector<QPointF> hull;
    for (int half = 0; half < 2; ++half) {
        const std::size_t begin = hull.size();
        for (const QPointF& p : points) {
            while (hull.size() >= begin + 2 && cross(hull[hull.size() - 2], hull.back(), p) <= 0.0) hull.pop_back();
            hull.push_back(p);
        }
        hull.pop_back(); // the other half begins with it
        std::reverse(points.begin(), points.end());
    }
    return QPolygonF(QList<QPointF>(hull.begin(), hull.end()));
}

void SecondShapes::clear() {
    recording_.reset();
    source_.reset();
    bodies_.reset();
    corners_.clear();
}

Result<void> SecondShapes::bind(const model::Model& model, std::shared_ptr<const Recording> recording) {
    clear();
    if (!recording || recording->rows() == 0) return {};
    const std::vector<double> parameters = recording->parameters_at(0);
    auto source = PoseSource::create(model, recording->catalogue(), parameters);
    if (!source) return Unexpected(std::move(source.error()));
    auto bodies = BodySource::create(model, recording->catalogue(), parameters);
    if (!bodies) return Unexpected(std::move(bodies.error()));
    source_.emplace(std::move(*source));
    bodies_.emplace(std::move(*bodies));
    poses_.assign(source_->shapes().size(), {});
    bodyPoses_.assign(bodies_->size(), {});
    for (const BodySpec& body : bodies_->bodies()) {
        corners_.emplace_back();
        if (body.fixed) continue;
        for (const BodyPart& part : body.parts) {
            std::vector<Vector3> local;
            std::visit(Corners{local}, part.shape);
            for (const Vector3& p : local) corners_.back().push_back(part.in_body.apply(p));
        }
    }
    recording_ = std::move(recording);
    row_.assign(recording_->catalogue().size(), 0.0);
    return {};
}

bool SecondShapes::show(double time) {
    if (!recording_ || recording_->rows() == 0) return false;
    const std::size_t newest = recording_->rows() - 1, row = recording_->row_at(time);
    // It is on its way there.
    const double last = recording_->value(0, newest), step = newest > 0 ? last - recording_->value(0, newest - 1) : 0.0;
    if (time > last + 2.0 * step && newest > 0) return false;
    for (std::size_t c = 0; c < row_.size(); ++c) row_[c] = recording_->value(c, row);
    source_->evaluate(row_, recording_->parameters_at(row), poses_);
    bodies_->poses(row_, bodyPoses_);
    return true;
}

void SecondShapes::collect(const Take& take) const {
    std::size_t outlined = 0;
    for (std::size_t b = 0; b < corners_.size() && b < bodyPoses_.size() && outlined < kMostOutlined; ++b) {
        if (corners_[b].empty()) continue;
        std::vector<Vector3> world;
        for (const Vector3& p : corners_[b]) world.push_back(bodyPoses_[b].apply(p));
        take(world, true);
        ++outlined;
    }
    for (std::size_t k = 0; k < poses_.size() && outlined < kMostOutlined; ++k) {
        if (source_->shapes()[k].object.empty()) continue; // scenery
        const std::vector<Vector3> corners = cornersOf(source_->shapes()[k], poses_[k]);
        if (corners.empty()) continue;
        take(corners, false);
        ++outlined;
    }
}

} // namespace saltus::ui::scene
