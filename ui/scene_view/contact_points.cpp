// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/contact_points.h"

#include "core/model/expand.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace saltus::ui::scene {

namespace {

// From the centre of a shape to its surface along a unit vector, m.
double toSurface(model::ShapeKind kind, const ShapePose& pose, const Point& along) {
    const double c = std::cos(pose.angle), s = std::sin(pose.angle);
    const Point d{std::abs(c * along[0] + s * along[2]), std::abs(along[1]), std::abs(c * along[2] - s * along[0])}; // in its own axes
    if (d == Point{}) return 0.0; // both centres in one place
    const auto until = [](double half, double part) { return part > 0.0 ? half / part : std::numeric_limits<double>::infinity(); };
    switch (kind) {
    case model::ShapeKind::box:
        return std::min({until(pose.size[0] / 2.0, d[0]), until(pose.size[1] / 2.0, d[1]), until(pose.size[2] / 2.0, d[2])});
    case model::ShapeKind::cylinder: return std::min(until(pose.size[0], std::hypot(d[0], d[2])), until(pose.size[1] / 2.0, d[1]));
    default: return pose.size[0];
    }
}

double lengthOf(const Point& p) { return std::sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]); }

// How far a shape extends sideways, m.
double sideways(model::ShapeKind kind, const ShapePose& pose) { return kind == model::ShapeKind::box ? pose.size[0] / 2.0 : pose.size[0]; }

} // namespace

Result<ContactPoints> ContactPoints::create(const model::Model& model, const Catalogue& catalogue,
                                            const std::vector<std::string>& interactions,
                                            const std::vector<ShapeSpec>& shapes, std::span<const double> parameters) {
    ContactPoints points;
    points.shapes_ = shapes;
    if (interactions.empty()) return points; // of bodies alone: their names are many
    const auto expanded = model::expand(model, parameters);
    if (!expanded) return Unexpected(expanded.error().front());
    std::unordered_map<std::string, int> bodies;
    for (std::size_t k = 0; k < shapes.size(); ++k)
        if (!shapes[k].object.empty() && shapes[k].kind != model::ShapeKind::spring)
            bodies.emplace(shapes[k].object, static_cast<int>(k));
    std::unordered_map<std::string, const model::ExpandedInteraction*> known;
    for (const model::ExpandedInteraction& i : expanded->interactions) known.emplace(i.name, &i);
    const auto channel = [&](const std::string& name) {
        const auto found = catalogue.find(name);
        return found ? static_cast<int>(*found) : -1;
    };
    for (const std::string& name : interactions) {
        Contact contact;
        contact.name = name;
        std::size_t rows = 1, stride = 1; // with friction every other component is a normal one
        if (const auto found = known.find(name); found != known.end()) {
            const model::ExpandedInteraction& interaction = *found->second;
            const model::Interaction& written = model.interactions[interaction.source];
            contact.label = written.label;
            rows = model::output_count(written.relation);
            stride = std::holds_alternative<model::NewtonImpactFrictionLaw>(written.law) ? 2 : 1;
            contact.touches = !model::is_first_order(written.relation) && !std::holds_alternative<model::EqualityLaw>(written.law) &&
                              !std::holds_alternative<model::RelayLaw>(written.law);
            const auto body = [&](std::size_t k) {
                if (k >= interaction.systems.size()) return -1;
                const auto shape = bodies.find(expanded->systems[interaction.systems[k]].name);
                return shape == bodies.end() ? -1 : shape->second;
            };
            contact.first = body(0);
            contact.second = body(1);
        }
        if (contact.label.empty()) contact.label = name;
        contact.gap = channel(name + ".y[0]");
        contact.impulse = channel(name + ".lambda[0]");
        for (std::size_t k = 0; k < rows; ++k) contact.impulses.push_back(channel(name + ".lambda[" + std::to_string(k * stride) + ']'));
        points.contacts_.push_back(std::move(contact));
    }
    std::vector<ContactDirections::Pushed> pushed;
    for (std::size_t k = 0; k < points.contacts_.size(); ++k) {
        const Contact& contact = points.contacts_[k];
        const auto found = known.find(contact.name);
        const int shape = contact.second >= 0 ? contact.second : contact.first;
        if (found == known.end() || contact.first < 0 || points.areBalls(contact)) continue;
        pushed.push_back({k, found->second, contact.second >= 0 ? std::size_t{1} : std::size_t{0}, shapes[static_cast<std::size_t>(shape)].name});
    }
    points.directions_ = ContactDirections::create(model, catalogue, *expanded, pushed, parameters);
    return points;
}

// Two balls push each other along the line of their centres.
bool ContactPoints::areBalls(const Contact& contact) const {
    const auto ball = [&](int shape) { return shape >= 0 && shapes_[static_cast<std::size_t>(shape)].kind == model::ShapeKind::sphere; };
    return ball(contact.first) && ball(contact.second);
}

std::optional<std::size_t> ContactPoints::find(const std::string& name) const {
    for (std::size_t k = 0; k < contacts_.size(); ++k)
        if (contacts_[k].name == name) return k;
    return std::nullopt;
}

std::optional<ContactPlace> ContactPoints::at(std::size_t interaction, std::span<const double> row, std::span<const double> parameters,
                                              std::span<const ShapePose> poses) const {
    if (interaction >= contacts_.size()) return std::nullopt;
    const Contact& contact = contacts_[interaction];
    if (contact.first < 0 || static_cast<std::size_t>(contact.first) >= poses.size()) return std::nullopt;
    const auto first = static_cast<std::size_t>(contact.first);
    const ShapePose& pose = poses[first];
    ContactPlace place;
    place.gap = contact.gap >= 0 ? row[static_cast<std::size_t>(contact.gap)] : std::numeric_limits<double>::quiet_NaN();
    place.closed = contact.impulse >= 0 && row[static_cast<std::size_t>(contact.impulse)] > 0.0;
    double slope = 1.0; // m of gap for a metre
    const auto pushed = directions_.at(interaction, row, parameters);
    if (pushed) {
        slope = lengthOf(*pushed);
        for (std::size_t k = 0; k < 3; ++k) place.direction[k] = (*pushed)[k] / slope;
    }
    if (contact.second >= 0) { // between two bodies: on the line of their centres
        const ShapePose& other = poses[static_cast<std::size_t>(contact.second)];
        Point along{};
        for (std::size_t k = 0; k < 3; ++k) along[k] = other.position[k] - pose.position[k];
        const double length = std::max(lengthOf(along), 1e-150);
        for (double& part : along) part /= length;
        const auto second = static_cast<std::size_t>(contact.second);
        const double a = toSurface(shapes_[first].kind, pose, along), b = toSurface(shapes_[second].kind, other, along);
        for (std::size_t k = 0; k < 3; ++k) {
            place.on_partner[k] = pose.position[k] + along[k] * a;
            place.on_body[k] = other.position[k] - along[k] * b;
        }
        if (!pushed && along != Point{}) place.direction = along;
        // arrows and dimensions stand beside the smaller one, and are seen before the larger: it is what is pushed
        const double ownWidth = sideways(shapes_[first].kind, pose), otherWidth = sideways(shapes_[second].kind, other);
        place.reach = std::min(ownWidth, otherWidth);
        if (ownWidth < otherWidth)
            for (double& part : place.direction) part = -part;
        return place;
    }
    place.on_body = pose.position;
    switch (const model::ShapeKind kind = shapes_[first].kind) {
    case model::ShapeKind::sphere:
    case model::ShapeKind::cylinder:
    case model::ShapeKind::box: {
        const double down = toSurface(kind, pose, place.direction);
        for (std::size_t k = 0; k < 3; ++k) place.on_body[k] -= place.direction[k] * down;
        place.reach = sideways(kind, pose);
        break;
    }
    default: place.reach = 0.10; break; // a follower touches with its tip; its collar is this wide
    }
    place.on_partner = place.on_body;
    if (std::isfinite(place.gap))
        for (std::size_t k = 0; k < 3; ++k) place.on_partner[k] -= place.direction[k] * place.gap / slope;
    return place;
}

std::size_t ContactPoints::touching() const {
    std::size_t count = 0;
    for (const Contact& contact : contacts_)
        if (contact.touches) count += contact.impulses.size();
    return count;
}

std::size_t ContactPoints::closed(std::span<const double> row) const {
    std::size_t count = 0;
    for (const Contact& contact : contacts_)
        if (contact.touches)
            count += static_cast<std::size_t>(std::count_if(contact.impulses.begin(), contact.impulses.end(), [&](int impulse) { return impulse >= 0 && row[static_cast<std::size_t>(impulse)] > 0.0; }));
    return count;
}

} // namespace saltus::ui::scene
