// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/drives.h"

#include "core/authoring/controller.h"
#include "core/authoring/drive_text.h"
#include "core/authoring/made_parts.h"
#include "core/authoring/motor.h"
#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/model/remove.h"
#include "core/model/replace_name.h"
#include "core/model/texts.h"
#include "core/model/parameter_numbers.h"
#include "core/simulation/body_input.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace saltus::authoring {

using namespace drive_text;

namespace {

std::string in_quotes(std::string_view name) { return '\'' + std::string(name) + '\''; }

std::vector<double> values_of(const model::Model& model) {
    return model::parameter_numbers(model).value_or(std::vector<double>());
}

// A part that exists all the same when these go: nothing but the drive's own parts may use them.
Result<void> unused_elsewhere(const model::Model& without, const std::vector<std::string>& gone) {
    for (const std::string& name : gone) {
        const model::NameReplacer replacer(without, name, name + '_');
        std::string user;
        model::each_part(without, [&](const auto& part) {
            model::each_text(part, [&](model::TextUse use, const std::string& text) {
                if (use != model::TextUse::formula || !replacer.uses(text)) return;
                if constexpr (requires { part.name; }) user = part.name;
                else user = "the scene";
            });
        });
        if (!user.empty()) return fail(ErrorKind::input, in_quotes(user) + " uses " + in_quotes(name) + " of the drive", "change " + user + " first");
    }
    return {};
}

} // namespace

Result<DrivenCoordinate> coordinate_of(const model::Model& model, std::string_view name, std::size_t coordinate) {
    const auto found = std::find_if(model.joints.begin(), model.joints.end(), [&](const model::Joint& j) { return j.name == name; });
    if (found == model.joints.end()) return fail(ErrorKind::input, in_quotes(name) + " is no joint", "select a hinge or a slide", {});
    const Place place = model::at(found->place, "joints." + found->name);
    if (found->repeat) return fail(ErrorKind::input, in_quotes(name) + " is repeated, and a drive acts on one joint", "select a joint that stands alone", place);
    if (model::joint_coordinates(*found) <= coordinate)
        return fail(ErrorKind::input, in_quotes(name) + " leaves no coordinate that a drive could act on", "select a hinge, a slide or a cylindrical joint", place);
    const std::size_t row = model::joint_equalities(*found, model.world.planar) + coordinate;
    return DrivenCoordinate{static_cast<std::size_t>(found - model.joints.begin()), coordinate, model::is_angle_row(*found, model.world.planar, row),
                            model::element(found->name + ".y", row), model::element(found->name + ".ydot", row)};
}

Result<DrivenCoordinate> undriven(const model::Model& model, std::string_view joint, std::optional<std::size_t> coordinate) {
    for (std::size_t c = coordinate.value_or(0);; ++c) {
        auto on = coordinate_of(model, joint, c);
        if (!on) {
            if (coordinate || c == 0) return on;
            break;
        }
        const auto& given = model.joints[on->joint].coordinates;
        if (c >= given.size() || given[c].drive == model::DriveKind::none) return on;
        if (coordinate) break;
    }
    return fail(ErrorKind::input, in_quotes(joint) + " is driven already", "take its drive out first", model::at(Place{}, "joints." + std::string(joint)));
}

bool can_drive(const model::Model& model, std::string_view joint) { return undriven(model, joint).has_value(); }

// The inertia of each side as if its other joints were locked (the diagonal of the mass matrix in joint coordinates), then both in
// series: what a moment between two free bodies moves.
double driven_inertia(const model::Model& model, const DrivenCoordinate& on) {
    const std::vector<double> values = values_of(model);
    const auto scene = values.size() == model.parameters.size() ? simulation::body_scene(model, values) : Result<simulation::BodyScene, Errors>(Unexpected(Errors{}));
    const auto expanded = scene ? model::expand(model, values) : Result<model::Expanded, Errors>(Unexpected(Errors{}));
    if (!expanded) return 1.0;
    const auto& joints = scene->input.joints;
    const auto& bodies = scene->input.bodies;
    const auto at = std::find_if(expanded->joints.begin(), expanded->joints.end(), [&](const auto& j) { return j.name == model.joints[on.joint].name; });
    const auto self = static_cast<std::size_t>(at - expanded->joints.begin());
    if (self >= joints.size() || joints[self].body_a >= bodies.size()) return 1.0;
    const auto moves = [&](std::uint32_t body) { return body < bodies.size() && !bodies[body].fixed; };
    const auto frame = bodies[joints[self].body_a].pose.then(joints[self].frame_a);
    const rigid::Vector3 axis = frame.rotation * rigid::Vector3::UnitZ();
    const auto inertia_of = [&](std::uint32_t body) {
        const rigid::BodyInput& b = bodies[body];
        if (!on.angle) return b.mass;
        const rigid::Vector3 across = axis.cross(b.pose.position - frame.position), own = b.pose.rotation.inverse() * axis;
        return own.dot(b.inertia * own) + b.mass * across.squaredNorm();
    };
    struct Side {
        double held = HUGE_VAL, alone = HUGE_VAL; // with all that hangs on it; the body itself
        bool stands = true, meets = false;        // joined to the world; to the other side, past this joint
    };
    const auto side = [&](std::uint32_t first, std::uint32_t other) {
        Side out;
        if (!moves(first)) return out;
        out.held = 0.0, out.alone = inertia_of(first), out.stands = false;
        std::set<std::uint32_t> reached{first};
        for (std::vector<std::uint32_t> open{first}; !open.empty();) {
            const std::uint32_t here = open.back();
            open.pop_back();
            out.held += inertia_of(here);
            for (std::size_t j = 0; j < joints.size(); ++j) {
                if (j == self || (joints[j].body_a != here && joints[j].body_b != here)) continue;
                const std::uint32_t next = joints[j].body_a == here ? joints[j].body_b : joints[j].body_a;
                out.stands = out.stands || !moves(next);
                out.meets = out.meets || next == other;
                if (moves(next) && reached.insert(next).second) open.push_back(next);
            }
        }
        return out;
    };
    const Side a = side(joints[self].body_a, joints[self].body_b), b = side(joints[self].body_b, joints[self].body_a);
    const bool closed = (a.stands && b.stands) || a.meets || b.meets; // locked, nothing would move
    const auto taken = [&](const Side& one) { return closed ? one.alone : one.stands ? HUGE_VAL : one.held; };
    const double both = 1.0 / taken(a) + 1.0 / taken(b);
    return both > 0.0 && std::isfinite(1.0 / both) ? 1.0 / both : 1.0;
}

std::optional<DrivenBy> drive_on(const model::Model& model, std::string_view joint, std::size_t coordinate) {
    if (const auto motor = motor_on(model, joint, coordinate)) return DrivenBy{std::string(joint), coordinate, motor->circuit};
    if (const auto controller = controller_on(model, joint, coordinate)) return DrivenBy{std::string(joint), coordinate, controller->name};
    return std::nullopt;
}

std::optional<DrivenBy> driven_by(const model::Model& model, std::string_view part) {
    for (const model::Joint& joint : model.joints)
        for (std::size_t c = 0; c < joint.coordinates.size(); ++c) {
            const auto on = drive_on(model, joint.name, c);
            if (on && (part == on->drive || part == on->drive + "_order" || part == on->drive + "_measured")) return on;
        }
    return std::nullopt;
}

Result<model::Edit> remove_drive(const model::Model& model, std::string_view joint, std::size_t coordinate) {
    const auto on = coordinate_of(model, joint, coordinate);
    if (!on) return Unexpected(on.error());
    const auto by = drive_on(model, joint, coordinate);
    if (!by) return fail(ErrorKind::input, "neither a motor nor a controller drives " + in_quotes(joint), "take its drive out in the inspector");
    model::Model next = model;
    set_force(next, *on, {});
    std::vector<std::string> gone{by->drive, by->drive + "_order"};
    std::erase_if(next.circuits, [&](const model::Circuit& c) { return c.name == by->drive; });
    std::erase_if(next.systems, [&](const model::System& s) { return s.circuit.empty() && s.name == by->drive; });
    std::erase_if(next.expressions, [&](const model::Expression& e) { return e.name == by->drive + "_order" || e.name == by->drive + "_measured"; });
    make_parts(next);
    if (drive_text::expression(model, by->drive + "_measured")) gone.push_back(by->drive + "_measured");
    if (const auto free = unused_elsewhere(next, gone); !free) return Unexpected(free.error());
    drop_unused(next, by->drive);
    // What was drawn of it is drawn no more.
    for (model::Plot& plot : next.views.plots)
        if (auto* curves = std::get_if<model::TimePlot>(&plot.kind))
            std::erase_if(curves->channels, [&](const std::string& c) { return std::find(gone.begin(), gone.end(), c.substr(0, c.find_first_of(".["))) != gone.end(); });
    std::erase_if(next.run.record, [&](const std::string& c) { return std::find(gone.begin(), gone.end(), c.substr(0, c.find_first_of(".["))) != gone.end(); });
    return checked(model, next);
}

std::vector<model::Location> parameters_left_over(const model::Model& model, const std::vector<model::Location>& going) {
    std::set<std::string> drives;
    for (const model::Joint& joint : model.joints)
        for (std::size_t c = 0; c < joint.coordinates.size(); ++c)
            if (const auto on = drive_on(model, joint.name, c)) drives.insert(on->drive);
    if (drives.empty()) return {};
    model::Model after = model;
    auto removal = model::remove_parts(model, going);
    if (!removal) return {};
    model::apply(after, completed(model, removal->edit));
    std::set<std::string> left;
    for (const std::string& drive : drives)
        if (!drive_text::system(after, drive) && !drive_text::expression(after, drive + "_order")) {
            model::Model without = after;
            drop_unused(without, drive);
            for (const model::Parameter& p : after.parameters)
                if (!drive_text::parameter(without, p.name)) left.insert(p.name);
        }
    std::vector<model::Location> out;
    for (std::size_t i = 0; i < model.parameters.size(); ++i)
        if (left.count(model.parameters[i].name) > 0) out.push_back({model::Part::parameter, i});
    return out;
}

namespace {

// Where parts of one model stand in another: those of the same kind and name; of several the first.
std::vector<model::Location> moved(const model::Model& from, const model::Model& to, const std::vector<model::Location>& parts) {
    std::array<std::unordered_map<std::string_view, std::size_t>, model::kParts> places;
    std::array<bool, model::kParts> known{};
    std::vector<model::Location> out;
    for (const model::Location& at : parts) {
        const auto p = static_cast<std::size_t>(at.part);
        if (!std::exchange(known[p], true))
            for (std::size_t i = 0; i < model::count(to, at.part); ++i) places[p].try_emplace(model::name_at(to, at.part, i), i);
        if (const auto found = places[p].find(model::name_at(from, at.part, at.at)); found != places[p].end()) out.push_back({at.part, found->second});
    }
    return out;
}

} // namespace

Result<model::Removal> remove_chosen(const model::Model& model, std::span<const model::Location> parts) {
    std::set<std::string> joints; // that go, with their drives
    for (const model::Location& at : parts)
        if (at.part == model::Part::joint) joints.insert(model.joints[at.at].name);
    model::Model next = model;
    std::vector<model::Location> others;
    for (const model::Location& at : parts) {
        const bool may = at.part == model::Part::system || at.part == model::Part::expression || at.part == model::Part::circuit;
        const auto by = may ? driven_by(model, model::name_at(model, at.part, at.at)) : std::nullopt;
        if (!by) {
            others.push_back(at);
        } else if (joints.count(by->joint) == 0 && drive_on(next, by->joint, by->coordinate)) { // not gone with another part of it
            auto freed = remove_drive(next, by->joint, by->coordinate);
            if (!freed) return Unexpected(std::move(freed.error()));
            model::apply(next, completed(next, std::move(*freed)));
        }
    }
    // The others stand elsewhere now, by the same names.
    std::vector<model::Location> going = moved(model, next, others);
    const std::vector<model::Location> left = parameters_left_over(next, going);
    going.insert(going.end(), left.begin(), left.end());
    auto removal = model::remove_parts(next, going);
    if (!removal) return removal;
    removal->also.insert(removal->also.end(), left.begin(), left.end()); // told with what else goes
    if (others.size() == parts.size()) return removal;
    model::Removal out;
    out.also = moved(next, model, removal->also);
    model::apply(next, completed(next, std::move(removal->edit)));
    out.edit = model::difference(model, next);
    return out;
}

} // namespace saltus::authoring
