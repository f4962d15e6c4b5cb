// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/sensors.h"

#include "core/authoring/controller.h"
#include "core/authoring/drive_text.h"
#include "core/model/expand.h"
#include "core/model/names.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace saltus::authoring {

using namespace drive_text;

namespace {

struct SignalText { // "pivot.y[2]"
    std::string part, column;
    std::size_t index = 0;
};

std::optional<SignalText> signal_of(const std::string& text) {
    const auto dot = text.find('.'), open = text.find('[');
    if (dot == std::string::npos || open == std::string::npos || open < dot || text.back() != ']') return std::nullopt;
    SignalText out{text.substr(0, dot), text.substr(dot + 1, open - dot - 1), 0};
    const char *first = text.data() + open + 1, *last = text.data() + text.size() - 1;
    const auto [end, error] = std::from_chars(first, last, out.index);
    if (error != std::errc() || end != last || !model::is_name(out.part)) return std::nullopt;
    return out;
}

template <class Part>
const Part* named_part(const std::vector<Part>& parts, const std::string& name) {
    const auto found = std::find_if(parts.begin(), parts.end(), [&](const Part& part) { return part.name == name; });
    return found == parts.end() ? nullptr : &*found;
}

} // namespace

std::string rate_of(const model::Model& model, const std::string& signal) {
    if (const model::Expression* e = expression(model, signal)) return rate_of(model, e->formula.formula());
    const auto s = signal_of(signal);
    if (!s) return {};
    if (s->column == "y" && named_part(model.joints, s->part)) return model::element(s->part + ".ydot", s->index);
    const bool body = named_part(model.bodies, s->part) && (model.world.planar || s->index < 3);
    const model::System* system = drive_text::system(model, s->part);
    const bool second = system && !model::is_first_order(system->kind);
    return s->column == "q" && (body || second) ? model::element(s->part + ".v", s->index) : std::string();
}

std::string unit_of_signal(const model::Model& model, const std::string& signal) {
    if (const model::Expression* e = expression(model, signal)) return e->unit;
    const auto s = signal_of(signal);
    if (!s) return {};
    if (const model::Joint* joint = named_part(model.joints, s->part)) {
        const bool angle = model::is_angle_row(*joint, model.world.planar, s->index);
        if (s->column == "y") return angle ? "rad" : "m";
        if (s->column == "ydot") return angle ? "rad/s" : "m/s";
    }
    if (named_part(model.bodies, s->part)) {
        const bool angle = model.world.planar ? s->index == 2 : s->index >= 3;
        if (s->column == "q" && (model.world.planar || !angle)) return angle ? "rad" : "m";
        if (s->column == "v") return angle ? "rad/s" : "m/s";
    }
    return {};
}

std::string sensor_for(model::Model& model, model::TakenNames& names, const std::string& signal) {
    if (expression(model, signal)) return signal;
    for (const model::Expression& e : model.expressions)
        if (e.formula.formula() == signal && e.circuit.empty() && !e.name.ends_with("_measured")) return e.name;
    const auto s = signal_of(signal);
    model::Expression made;
    made.unit = unit_of_signal(model, signal);
    made.formula = model::Formula(signal);
    const bool place = made.unit == "rad" || made.unit == "m";
    const char* const what = made.unit == "rad" ? "angle" : made.unit == "m" ? "place" : made.unit == "rad/s" ? "rate" : made.unit == "m/s" ? "speed" : "value";
    const std::string of = s ? s->part : "sensor";
    const model::Joint* joint = s ? named_part(model.joints, s->part) : nullptr;
    const model::Body* body = s ? named_part(model.bodies, s->part) : nullptr;
    // Bodies and cylindrical joints have several places and rates.
    const bool several = body ? made.unit[0] == 'm' : joint && model::joint_coordinates(*joint) > 1;
    made.name = names.take(of + '_' + what + (several ? std::to_string(s->index) : std::string()));
    const std::string& label = joint ? joint->label : body ? body->label : made.label;
    made.label = s ? std::string(what) + " of " + (label.empty() ? of : label) : std::string();
    made.quantity = place ? "position" : made.unit.empty() ? "" : "velocity";
    const auto end = std::find_if(model.expressions.begin(), model.expressions.end(), [](const model::Expression& e) { return !e.circuit.empty(); });
    return model.expressions.insert(end, std::move(made))->name;
}

std::vector<std::string> signals_of_mechanism(const model::Model& model, const DrivenCoordinate& on) {
    const auto fixed = [&](const std::string& name) {
        const model::Body* body = named_part(model.bodies, name);
        return !body || body->fixed;
    };
    std::set<std::string> reached;
    for (const std::string& name : model.joints[on.joint].between)
        if (!fixed(name)) reached.insert(name);
    for (std::size_t before = 0; before != reached.size();) {
        before = reached.size();
        for (const model::Joint& joint : model.joints)
            if (std::any_of(joint.between.begin(), joint.between.end(), [&](const std::string& name) { return reached.count(name) > 0; }))
                for (const std::string& name : joint.between)
                    if (!fixed(name)) reached.insert(name);
    }
    std::vector<std::string> signals;
    for (std::size_t j = 0; j < model.joints.size(); ++j) {
        const model::Joint& joint = model.joints[j];
        if (joint.repeat || !std::any_of(joint.between.begin(), joint.between.end(), [&](const std::string& name) { return reached.count(name) > 0; })) continue;
        for (std::size_t c = 0; c < model::joint_coordinates(joint); ++c) {
            if (j == on.joint && c == on.coordinate) continue;
            if (c < joint.coordinates.size() && (joint.coordinates[c].drive == model::DriveKind::position || joint.coordinates[c].drive == model::DriveKind::velocity)) continue; // prescribed
            const std::size_t row = model::joint_equalities(joint, model.world.planar) + c;
            signals.push_back(model::element(joint.name + ".y", row));
            signals.push_back(model::element(joint.name + ".ydot", row));
        }
    }
    return signals;
}

} // namespace saltus::authoring
