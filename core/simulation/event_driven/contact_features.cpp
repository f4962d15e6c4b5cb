// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/event_driven/contact_features.h"

#include "core/model/names.h"
#include "core/model/validate.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <variant>

namespace saltus::simulation {

namespace {

using collision::Pose;
using collision::Shape;
using rigid::Vector3;

struct PointOfShape { // body axes
    Vector3 at;
    double radius;
};

// The points of a shape that meet a plane; none: it is no hull of points with radii.
std::vector<PointOfShape> points_of(const Shape& shape, const Pose& in_body) {
    std::vector<PointOfShape> out;
    const auto add = [&](const Vector3& local, double radius) { out.push_back({in_body.apply(local), radius}); };
    if (const auto* sphere = std::get_if<collision::Sphere>(&shape)) add(Vector3::Zero(), sphere->radius);
    else if (const auto* disc = std::get_if<collision::Disc>(&shape)) add(Vector3::Zero(), disc->radius);
    else if (const auto* capsule = std::get_if<collision::Capsule>(&shape))
        for (const double end : {-1.0, 1.0}) add(Vector3(0.0, 0.0, end * capsule->half_height), capsule->radius);
    else if (const auto* box = std::get_if<collision::Box>(&shape))
        for (int corner = 0; corner < 8; ++corner)
            add(Vector3(corner & 1 ? box->half.x() : -box->half.x(), corner & 2 ? box->half.y() : -box->half.y(), corner & 4 ? box->half.z() : -box->half.z()), 0.0);
    else if (const auto* polygon = std::get_if<collision::Polygon>(&shape))
        for (const Eigen::Vector2d& point : polygon->points) add(Vector3(point.x(), point.y(), 0.0), 0.0);
    else if (const auto* hull = std::get_if<collision::Hull>(&shape); hull && hull->surface)
        for (const Vector3& point : hull->surface->vertices) add(point, 0.0);
    return out;
}

const char* word_of(const Shape& shape) noexcept {
    static constexpr const char* kWords[] = {"sphere", "box", "cylinder", "capsule", "cone", "half-space", "hull", "mesh", "disc", "polygon", "half-plane"};
    static_assert(std::size(kWords) == std::variant_size_v<Shape>);
    return kWords[shape.index()];
}

bool is_plane(const Shape& shape) noexcept {
    return std::holds_alternative<collision::HalfSpace>(shape) || std::holds_alternative<collision::HalfPlane>(shape);
}

bool is_round(const Shape& shape) noexcept {
    return std::holds_alternative<collision::Sphere>(shape) || std::holds_alternative<collision::Disc>(shape);
}

constexpr double kOnCorner = 1e-12; // of the numbers that a gap is made of

class FeatureFinder {
public:
    FeatureFinder(const rigid::Input& input, std::vector<ContactFeature>& out) : input_(input), out_(out) {}

    Errors find() {
        if (input_.parts.size() > kMostParts) { // pairs grow with its square
            errors_.push_back({ErrorKind::input, "too many shapes of bodies: " + std::to_string(input_.parts.size()) + ", and by events " + std::to_string(kMostParts) + " is the most",
                               "use time stepping (\"moreau-jean\")", input_.bodies[input_.parts[kMostParts].body].place});
            return std::move(errors_);
        }
        for (const auto& [a, b] : input_.no_contact) apart_.insert(std::minmax(a, b));
        const Place* first_too_many = nullptr; // one of the bodies there
        for (std::uint32_t i = 0; i < input_.parts.size(); ++i)
            for (std::uint32_t j = i + 1; j < input_.parts.size(); ++j)
                if (can_meet(input_.parts[i].body, input_.parts[j].body)) {
                    pair(i, j);
                    if (first_too_many == nullptr && count_ > kMostFeatures) first_too_many = &place(i, j);
                }
        if (errors_.empty() && first_too_many != nullptr)
            errors_.push_back({ErrorKind::input, "too many contacts of bodies: " + std::to_string(count_) + " pairs of points and surfaces can meet here, and 64 is the most",
                               "use time stepping (\"moreau-jean\"), or write \"touches\": false for what never meets others", *first_too_many});
        return std::move(errors_);
    }

private:
    static constexpr std::size_t kMostParts = 1000;

    void keep(ContactFeature feature) {
        if (++count_ <= kMostFeatures) out_.push_back(std::move(feature));
    }
    bool can_meet(std::uint32_t a, std::uint32_t b) const {
        if (a == b || (input_.bodies[a].fixed && input_.bodies[b].fixed)) return false;
        return !apart_.contains(std::minmax(a, b));
    }
    std::string both(std::uint32_t i, std::uint32_t j) const {
        return "'" + input_.bodies[input_.parts[i].body].name + "' and '" + input_.bodies[input_.parts[j].body].name + "'";
    }
    const Place& place(std::uint32_t i, std::uint32_t j) const {
        const rigid::BodyInput &a = input_.bodies[input_.parts[i].body], &b = input_.bodies[input_.parts[j].body];
        return a.fixed ? b.place : a.place;
    }
    void refuse(std::string message, std::string remedy, const Place& at) {
        // One word for a kind of fault: a pile would fill the window with it.
        const bool told = std::any_of(errors_.begin(), errors_.end(), [&](const Error& error) { return error.place.object == at.object && error.remedy == remedy; });
        if (!told && errors_.size() < model::kMostErrors) errors_.push_back({ErrorKind::input, std::move(message), std::move(remedy), at});
    }

    void pair(std::uint32_t i, std::uint32_t j) {
        if (is_plane(input_.parts[i].shape)) std::swap(i, j); // the plane is b
        const rigid::PartInput &a = input_.parts[i], &b = input_.parts[j];
        const std::vector<PointOfShape> points = points_of(a.shape, a.in_body);
        const bool plane = is_plane(b.shape), points_meet = is_round(a.shape) && is_round(b.shape);
        const bool polygon_a = std::holds_alternative<collision::Polygon>(a.shape), polygon_b = std::holds_alternative<collision::Polygon>(b.shape);
        if ((polygon_a && (polygon_b || is_round(b.shape))) || (polygon_b && is_round(a.shape))) return outlines(i, j);
        if (points.empty() || (!plane && !points_meet)) {
            refuse("the contact of a " + std::string(word_of(a.shape)) + " with a " + word_of(b.shape) + ", of " + both(i, j) + ", has no event-driven form yet",
                   "use \"moreau-jean\", or let them pass through each other (\"passes\") if they never meet", place(i, j));
            return;
        }
        const auto law = static_cast<std::uint32_t>(a.material * input_.materials + b.material);
        if (!check_law(input_.laws[law], i, j)) return;
        std::uint32_t number = 0;
        for (const PointOfShape& point : points) {
            ContactFeature feature;
            feature.kind = plane ? ContactFeature::Kind::plane : ContactFeature::Kind::point;
            feature.body_a = a.body, feature.body_b = b.body, feature.part_a = i, feature.part_b = j, feature.law = law;
            feature.a = point.at, feature.radius_a = point.radius;
            feature.b = b.in_body.position;
            if (plane) feature.normal = b.in_body.rotation * (std::holds_alternative<collision::HalfPlane>(b.shape) ? Vector3::UnitY() : Vector3::UnitZ());
            else feature.radius_b = std::holds_alternative<collision::Disc>(b.shape) ? std::get<collision::Disc>(b.shape).radius : std::get<collision::Sphere>(b.shape).radius;
            feature.number = number++;
            feature.size = point.at.norm() + point.radius + feature.radius_b + (plane ? 0.0 : feature.b.norm());
            keep(std::move(feature));
        }
    }

    // Points of each against the outline of the other.
    void outlines(std::uint32_t i, std::uint32_t j) {
        std::uint32_t number = 0;
        for (const auto& [of, against] : {std::pair(i, j), std::pair(j, i)}) {
            const rigid::PartInput &a = input_.parts[of], &b = input_.parts[against];
            const auto* outline = std::get_if<collision::Polygon>(&b.shape);
            if (!outline) continue; // a disc
            const auto law = static_cast<std::uint32_t>(a.material * input_.materials + b.material);
            if (!check_law(input_.laws[law], i, j)) return;
            const std::vector<PointOfShape> points = points_of(a.shape, a.in_body);
            for (std::size_t k = 0; k < points.size(); ++k) {
                const PointOfShape& point = points[k];
                ContactFeature feature;
                feature.kind = ContactFeature::Kind::outline;
                if (points.size() > 2) feature.beside = {points[(k + points.size() - 1) % points.size()].at, points[(k + 1) % points.size()].at};
                feature.body_a = a.body, feature.body_b = b.body, feature.part_a = of, feature.part_b = against, feature.law = law;
                feature.a = point.at, feature.radius_a = point.radius;
                for (const Eigen::Vector2d& corner : outline->points) feature.corners.push_back(b.in_body.apply(Vector3(corner.x(), corner.y(), 0.0)));
                feature.number = number++;
                feature.size = point.at.norm() + point.radius + feature.corners.front().norm();
                keep(std::move(feature));
            }
        }
    }

    bool check_law(const rigid::Law& law, std::uint32_t i, std::uint32_t j) {
        if (law.mu_rolling > 0.0 || law.mu_spinning > 0.0) {
            refuse("the contact of " + both(i, j) + " resists rolling or spinning, which has no event-driven form yet", "use \"moreau-jean\"", place(i, j));
            return false;
        }
        if (law.mu > 0.0 && !input_.settings.planar) {
            refuse("event-driven integration needs friction in a plane; the contact of " + both(i, j) + " slides in two directions",
                   "use \"moreau-jean\", or a planar world", place(i, j));
            return false;
        }
        return true;
    }

    const rigid::Input& input_;
    std::vector<ContactFeature>& out_; // the first of them
    std::size_t count_ = 0;
    std::set<std::pair<std::uint32_t, std::uint32_t>> apart_; // bodies that never meet, the smaller number first
    Errors errors_;
};

// A point that is fixed in a body: its place, velocity, and acceleration at constant twist.
struct MovingPoint {
    Vector3 at, velocity;
};
MovingPoint point_of(const MovingPose& body, const Vector3& local) noexcept {
    const Vector3 arm = body.pose.rotation * local;
    return {body.pose.position + arm, body.velocity + body.spin.cross(arm)};
}

// Which side (2k) or corner (2k + 1).
std::size_t faced_part(const ContactFeature& feature, double cell) noexcept {
    const auto turn = static_cast<std::int64_t>(2 * feature.corners.size()), number = static_cast<std::int64_t>(cell) % turn;
    return static_cast<std::size_t>(number < 0 ? number + turn : number);
}
Vector3 side_of(const ContactFeature& feature, std::size_t k) noexcept {
    const std::size_t count = feature.corners.size();
    return (feature.corners[(k + 1) % count] - feature.corners[k % count]).normalized();
}

} // namespace

bool faces_sharply(const ContactFeature& feature, double cell) noexcept {
    return feature.kind == ContactFeature::Kind::outline && feature.radius_a == 0.0 && faced_part(feature, cell) % 2 == 1;
}

FeatureState feature_state(const ContactFeature& feature, const MovingPose& a, const MovingPose& b, double cell) noexcept {
    FeatureState out;
    const bool outline = feature.kind == ContactFeature::Kind::outline;
    const std::size_t faced = outline ? faced_part(feature, cell) : 0, corner = (faced + 1) / 2; // of a side its first, of a corner itself
    const MovingPoint p = point_of(a, feature.a), o = point_of(b, outline ? feature.corners[corner % feature.corners.size()] : feature.b);
    const Vector3 d = p.at - o.at, rate = p.velocity - o.velocity;
    const bool sharp = outline && faces_sharply(feature, cell);
    if (feature.kind == ContactFeature::Kind::plane || (outline && faced % 2 == 0) || sharp) {
        Vector3 side = outline ? side_of(feature, faced / 2) : Vector3::Zero();
        if (sharp) side = (side + side_of(feature, faced / 2 + 1)).normalized();
        out.normal = b.pose.rotation * (outline ? Vector3(side.y(), -side.x(), 0.0) : feature.normal);
        out.normal_rate = b.spin.cross(out.normal);
        out.gap = out.normal.dot(d) - feature.radius_a;
    } else {
        const double length = d.norm();
        out.normal = d / length;
        out.normal_rate = (rate - out.normal.dot(rate) * out.normal) / length;
        out.gap = length - feature.radius_a - feature.radius_b;
    }
    out.point = p.at - feature.radius_a * out.normal;
    out.point_rate = p.velocity - feature.radius_a * out.normal_rate;
    return out;
}

double outline_place(const ContactFeature& feature, const Pose& a, const Pose& b, double cell) noexcept {
    if (faces_sharply(feature, cell)) return cell + 0.5;
    const Vector3 p = b.rotation.conjugate() * (a.apply(feature.a) - b.position);
    const std::size_t faced = faced_part(feature, cell), k = faced / 2, count = feature.corners.size();
    const Vector3 &from = feature.corners[k], &to = feature.corners[(k + 1) % count];
    const Vector3 side = side_of(feature, k);
    if (faced % 2 == 0) return cell + side.dot(p - from) / (to - from).norm();
    const double behind = side.dot(p - to), before = -side_of(feature, k + 1).dot(p - to);
    return cell + behind / (behind + before);
}

double nearest_cell(const ContactFeature& feature, const MovingPose& a, const MovingPose& b, double cell, double ahead) noexcept {
    const MovingPoint of_a = point_of(a, feature.a);
    const Vector3 from_b = of_a.at - b.pose.position;
    const Vector3 p = b.pose.rotation.conjugate() * (from_b + ahead * (of_a.velocity - b.velocity - b.spin.cross(from_b)));
    const std::size_t count = feature.corners.size();
    double deepest = -HUGE_VAL, nearest = HUGE_VAL;
    std::size_t inside = 0, outside = 0;
    for (std::size_t k = 0; k < count; ++k) {
        const Vector3 &from = feature.corners[k], &to = feature.corners[(k + 1) % count];
        const Vector3 side = side_of(feature, k);
        if (const double gap = Vector3(side.y(), -side.x(), 0.0).dot(p - from); gap > deepest) deepest = gap, inside = 2 * k;
        const double along = side.dot(p - from), length = (to - from).norm();
        const double distance = (p - (from + std::clamp(along, 0.0, length) * side)).norm();
        if (distance < nearest) nearest = distance, outside = along < 0.0 ? (2 * k + 2 * count - 1) % (2 * count) : along > length ? 2 * k + 1 : 2 * k;
    }
    // A corner on a corner, as in a tower of equal boxes, is on two sides: it faces the one that all of its own outline is in front of.
    if (std::abs(deepest) <= kOnCorner * feature.size && !feature.beside.empty()) {
        double best = -HUGE_VAL;
        for (std::size_t k = 0; k < count; ++k) {
            const Vector3& from = feature.corners[k];
            const Vector3 side = side_of(feature, k), normal(side.y(), -side.x(), 0.0);
            const double along = side.dot(p - from), length = (feature.corners[(k + 1) % count] - from).norm(), margin = kOnCorner * feature.size;
            if (std::abs(normal.dot(p - from)) > margin || along < -margin || along > length + margin) continue;
            double in_front = HUGE_VAL;
            for (const Vector3& other : feature.beside) in_front = std::min(in_front, normal.dot(b.pose.rotation.conjugate() * (a.pose.apply(other) - b.pose.position) - from));
            if (in_front > best + margin) best = in_front, inside = outside = 2 * k;
        }
    }
    const double turn = 2.0 * static_cast<double>(count), found = static_cast<double>(deepest > 0.0 ? outside : inside);
    return found + turn * std::round((cell - found) / turn);
}

Errors find_contact_features(const rigid::Input& input, std::vector<ContactFeature>& out) {
    out.clear();
    return FeatureFinder(input, out).find();
}

} // namespace saltus::simulation
