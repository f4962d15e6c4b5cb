// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/controller.h"

#include "core/authoring/drive_text.h"
#include "core/authoring/sensors.h"
#include "core/model/expand.h"
#include "core/model/free_name.h"
#include "core/model/names.h"

#include <algorithm>
#include <set>

namespace saltus::authoring {

using namespace drive_text;

namespace {

constexpr double kPole = 5.0; // 1/s
constexpr std::size_t kMostSensors = 12; // that a new state feedback begins with

// The texts that a controller is in the scene.
struct ControllerTexts {
    std::string order, force;
    std::vector<std::string> f; // of its system; empty: it has none
    friend bool operator==(const ControllerTexts&, const ControllerTexts&) = default;
};

std::string limited(const std::string& order, const std::optional<model::Value>& largest) {
    return largest ? "min(max(" + order + ", -" + factor(*largest) + "), " + factor(*largest) + ')' : order;
}

ControllerTexts texts_of(const model::Model& model, const Controller& c) {
    const std::string order = c.name + "_order", measured = c.name + "_measured";
    ControllerTexts out;
    out.force = limited(order, c.largest);
    if (c.kind == ControllerKind::formula) out.order = c.formula;
    for (const FeedbackTerm& term : c.terms) {
        if (c.kind != ControllerKind::state_feedback) break;
        out.order += (out.order.empty() ? "" : " + ") + factor(term.gain) + "*(" + factor(term.reference) + " - " + factor(term.sensor) + ')';
    }
    if (c.kind == ControllerKind::state_feedback && c.terms.empty()) out.order = "0";
    if (c.kind != ControllerKind::pid) return out;
    const std::string error = '(' + factor(c.set) + " - " + measured + ')', x = c.name + ".x";
    out.f = {factor(c.I) + '*' + error};
    if (c.largest) out.f.front() += " + (" + out.force + " - " + order + ")/" + factor(c.windup);
    std::string rate = rate_of(model, c.measured);
    if (c.filter) {
        const std::string slow = '(' + (rate.empty() ? measured : rate) + " - " + model::element(x, 1) + ")/" + factor(*c.filter);
        out.f.push_back(slow);
        rate = rate.empty() ? '(' + slow + ')' : model::element(x, 1);
    }
    out.order = factor(c.P) + '*' + error + " + " + model::element(x, 0);
    if (!rate.empty()) out.order += " - " + factor(c.D) + '*' + rate;
    return out;
}

// The factor before "*(set - m)", and the set value.
void read_error(const std::string& product, model::Value& gain, model::Value& set) {
    const auto parts = factors(product);
    if (parts.size() != 2) return;
    gain = value_of(unwrapped(parts[0]));
    const auto difference = terms(unwrapped(parts[1]));
    if (difference.size() == 2) set = value_of(unwrapped(difference[0].second));
}

std::string divisor(const std::string& text) {
    const auto at = text.rfind(")/");
    return at == std::string::npos ? std::string() : unwrapped(std::string_view(text).substr(at + 2));
}

bool read_pid(const model::Model& model, const std::string& order, Controller& c) {
    const model::System* system = drive_text::system(model, c.name);
    const model::Expression* measured = expression(model, c.name + "_measured");
    const auto* integral = system ? std::get_if<model::FirstOrderNonlinear>(&system->kind) : nullptr;
    if (!integral || !measured || integral->f.empty() || integral->f.size() > 2) return false;
    c.kind = ControllerKind::pid;
    c.measured = measured->formula.formula();
    const auto sum = terms(order), inside = terms(integral->f.front().formula());
    read_error(sum.front().second, c.P, c.set);
    read_error(inside.front().second, c.I, c.set);
    if (inside.size() > 1) c.windup = value_of(divisor(integral->f.front().formula()));
    if (sum.size() > 2)
        if (const auto parts = factors(sum[2].second); parts.size() > 1) c.D = value_of(unwrapped(parts.front()));
    if (integral->f.size() > 1) c.filter = value_of(divisor(integral->f[1].formula()));
    ControllerTexts there{order, limited(c.name + "_order", c.largest), {}};
    for (const model::Formula& f : integral->f) there.f.push_back(f.formula());
    return texts_of(model, c) == there;
}

bool read_feedback(const model::Model& model, const std::string& order, Controller& c) {
    c.kind = ControllerKind::state_feedback;
    c.terms.clear();
    for (const auto& [plus, text] : terms(order)) {
        const auto parts = factors(text);
        const auto difference = parts.size() == 2 ? terms(unwrapped(parts[1])) : std::vector<std::pair<bool, std::string>>();
        if (difference.size() == 2) c.terms.push_back({value_of(unwrapped(parts[0])), value_of(unwrapped(difference[0].second)), unwrapped(difference[1].second)});
    }
    return texts_of(model, c).order == order;
}

// A name with which "name_order" and "name_measured" are free too.
std::string free_controller(const model::Model& model) {
    const model::TakenNames names(model);
    return model::first_free("controller", [&](std::string_view name) {
        const std::string one(name);
        return names.has(one) || names.has(one + "_order") || names.has(one + "_measured");
    });
}

void put_pid(model::Model& next, model::TakenNames& names, const DrivenCoordinate& on, Controller& c) {
    const double J = driven_inertia(next, on), p = kPole;
    const std::string set = names.take(c.name + "_set"), P = names.take(c.name + "_P"), I = names.take(c.name + "_I"), D = names.take(c.name + "_D");
    const auto gain = [&](const std::string& name, double value, const char* label, const char* help) {
        next.parameters.push_back(tuned(name, round_two(value), {0.0, std::max(100.0, round_two(10.0 * value))}, label, help));
    };
    next.parameters.push_back(on.angle ? tuned(set, "30 deg", {"-180 deg", "180 deg"}, "Set value", "Where the controller brings the joint, from where it starts.")
                                       : tuned(set, "0.1 m", {"-1 m", "1 m"}, "Set value", "Where the controller brings the joint, from where it starts."));
    gain(P, 3.0 * J * p * p, "Gain P", on.angle ? "Moment by angle, N m/rad." : "Force by displacement, N/m.");
    gain(I, J * p * p * p, "Gain I", on.angle ? "Moment by the sum of the angle over time, N m/(rad s)." : "Force by the sum of the displacement over time, N/(m s).");
    gain(D, 3.0 * J * p, "Gain D", on.angle ? "Moment by speed, N m s/rad." : "Force by speed, N s/m.");
    c.set = model::Value(set), c.P = model::Value(P), c.I = model::Value(I), c.D = model::Value(D);
    c.measured = on.place;
}

FeedbackTerm new_term(model::Model& next, model::TakenNames& names, const DrivenCoordinate& on, const std::string& controller, const std::string& signal, double gain) {
    FeedbackTerm term;
    term.sensor = sensor_for(next, names, signal);
    const model::Expression* sensor = expression(next, term.sensor);
    const std::string parameter = names.take(controller + "_k_" + (sensor ? term.sensor : std::string("state")));
    const double most = gain > 0.0 ? 10.0 * gain : 100.0 * driven_inertia(next, on) * kPole;
    next.parameters.push_back(tuned(parameter, round_two(gain), {round_two(-most), round_two(most)}, "Gain of " + (sensor && !sensor->label.empty() ? sensor->label : term.sensor),
                                    std::string(on.angle ? "Moment" : "Force") + " by what it measures."));
    term.gain = model::Value(parameter);
    return term;
}

void put_feedback(model::Model& next, model::TakenNames& names, const DrivenCoordinate& on, Controller& c) {
    const double J = driven_inertia(next, on);
    c.terms = {new_term(next, names, on, c.name, on.place, J * kPole * kPole), new_term(next, names, on, c.name, on.rate, 2.0 * J * kPole)};
    for (const std::string& signal : signals_of_mechanism(next, on)) {
        if (c.terms.size() >= kMostSensors) break;
        c.terms.push_back(new_term(next, names, on, c.name, signal, 0.0));
    }
}

// Everything that the scene has of a controller but its parameters and sensors.
void put(model::Model& next, const DrivenCoordinate& on, const Controller& c) {
    const std::string order = c.name + "_order", measured = c.name + "_measured";
    const auto give = [&](const std::string& name, const std::string& formula, const std::string& unit, const std::string& label, const std::string& quantity) {
        const auto found = std::find_if(next.expressions.begin(), next.expressions.end(), [&](const model::Expression& e) { return e.name == name; });
        if (found != next.expressions.end()) {
            if (found->formula.formula() != formula) found->formula = model::Formula(formula), found->unit = unit;
            return;
        }
        model::Expression made;
        made.name = name;
        made.formula = model::Formula(formula);
        made.unit = unit;
        made.label = label;
        made.quantity = quantity;
        const auto end = std::find_if(next.expressions.begin(), next.expressions.end(), [](const model::Expression& e) { return !e.circuit.empty(); });
        next.expressions.insert(end, std::move(made));
    };
    const auto drop = [](auto& parts, const std::string& name) { std::erase_if(parts, [&](const auto& part) { return part.name == name; }); };
    const std::string number = c.name.substr(std::min(c.name.size(), std::string("controller").size()));
    if (c.kind == ControllerKind::pid) give(measured, c.measured, unit_of_signal(next, c.measured), "measured by controller" + (number.empty() ? "" : ' ' + number), "position");
    else drop(next.expressions, measured);
    const ControllerTexts texts = texts_of(next, c);
    give(order, texts.order, on.force_unit(), "order of controller" + (number.empty() ? "" : ' ' + number), "friction");
    set_force(next, on, texts.force);
    if (texts.f.empty()) return drop(next.systems, c.name);
    auto found = std::find_if(next.systems.begin(), next.systems.end(), [&](const model::System& s) { return s.name == c.name; });
    if (found == next.systems.end()) {
        model::System made;
        made.name = c.name;
        made.label = "Controller" + (number.empty() ? "" : ' ' + number);
        made.kind = model::FirstOrderNonlinear{};
        found = next.systems.insert(std::find_if(next.systems.begin(), next.systems.end(), [](const model::System& s) { return !s.circuit.empty(); }), std::move(made));
    }
    auto& system = std::get<model::FirstOrderNonlinear>(found->kind);
    system.f.clear();
    for (const std::string& f : texts.f) system.f.emplace_back(f);
    system.x.resize(texts.f.size(), 0.0);
    system.theta = c.filter ? std::optional<model::Value>(1.0) : std::nullopt; // a filter faster than the step follows
}

Controller begun(model::Model& next, const DrivenCoordinate& on, const std::string& name, ControllerKind kind) {
    model::TakenNames names(next);
    Controller c;
    c.name = name;
    c.kind = kind;
    if (kind == ControllerKind::pid) put_pid(next, names, on, c);
    if (kind == ControllerKind::state_feedback) put_feedback(next, names, on, c);
    if (kind == ControllerKind::formula) c.formula = '-' + model::number_text(round_two(2.0 * driven_inertia(next, on) * kPole)) + '*' + on.rate; // a damper
    return c;
}

Result<void> with_a_rate(const model::Model& model, const Controller& c) {
    if (c.kind != ControllerKind::pid || c.filter || c.D == model::Value(0.0) || !rate_of(model, c.measured).empty()) return {};
    return fail(ErrorKind::input, "D needs the rate of \"" + c.measured + "\", which is no signal of the scene", "give D a filter, \"10 ms\", or the gain 0", model::at(Place{}, c.name + "_measured"));
}

} // namespace

Result<DriveEdit> add_controller(const model::Model& model, std::string_view joint, std::optional<std::size_t> coordinate, ControllerKind kind) {
    const auto on = undriven(model, joint, coordinate);
    if (!on) return Unexpected(on.error());
    model::Model next = model;
    const std::string name = free_controller(model);
    const Controller made = begun(next, *on, name, kind);
    put(next, *on, made);
    return DriveEdit{model::difference(model, next), name};
}

std::optional<Controller> controller_on(const model::Model& model, std::string_view joint, std::size_t coordinate) {
    const auto on = coordinate_of(model, joint, coordinate);
    if (!on) return std::nullopt;
    const std::string force = force_on(model, *on);
    Controller c;
    std::string order = force;
    if (const auto least = arguments(force, "min"); least.size() == 2)
        if (const auto most = arguments(least[0], "max"); most.size() == 2) {
            order = most[0];
            c.largest = value_of(unwrapped(least[1]));
            if (limited(order, c.largest) != force) return std::nullopt;
        }
    constexpr std::string_view kOrder = "_order";
    const model::Expression* law = expression(model, order);
    if (!law || order.size() <= kOrder.size() || !order.ends_with(kOrder)) return std::nullopt;
    c.name = order.substr(0, order.size() - kOrder.size());
    const std::string text = law->formula.formula();
    for (auto* read : {&read_pid, &read_feedback}) {
        Controller one = c;
        if ((*read)(model, text, one)) return one;
    }
    c.kind = ControllerKind::formula;
    c.formula = text;
    return c;
}

Result<model::Edit> set_controller(const model::Model& model, std::string_view joint, std::size_t coordinate, const Controller& controller) {
    const auto on = coordinate_of(model, joint, coordinate);
    if (!on) return Unexpected(on.error());
    const auto now = controller_on(model, joint, coordinate);
    if (!now) return fail(ErrorKind::input, "no controller drives '" + std::string(joint) + '\'', "put one on it first");
    if (const auto rate = with_a_rate(model, controller); !rate) return Unexpected(rate.error());
    model::Model next = model;
    put(next, *on, controller);
    drop_unused(next, controller.name);
    return checked(model, next);
}

Result<model::Edit> change_kind(const model::Model& model, std::string_view joint, std::size_t coordinate, ControllerKind kind) {
    const auto on = coordinate_of(model, joint, coordinate);
    const auto now = on ? controller_on(model, joint, coordinate) : std::nullopt;
    if (!now) return fail(ErrorKind::input, "no controller drives '" + std::string(joint) + '\'', "put one on it first");
    if (now->kind == kind) return model::Edit{};
    model::Model next = model;
    Controller made;
    if (kind == ControllerKind::formula) {
        made = *now;
        made.kind = kind;
        // Multiplied out, so that it is no state feedback. The integral and the filter of a PID are no part of a formula: P and D are left.
        made.formula.clear();
        const auto add = [&](const model::Value& gain, const model::Value& reference, const std::string& sensor) {
            if (!(reference == model::Value(0.0))) made.formula += (made.formula.empty() ? "" : " + ") + factor(gain) + '*' + factor(reference);
            made.formula += (made.formula.empty() ? "-" : " - ") + factor(gain) + '*' + factor(sensor);
        };
        for (const FeedbackTerm& term : now->terms) add(term.gain, term.reference, term.sensor);
        if (now->kind == ControllerKind::pid) {
            add(now->P, now->set, now->measured);
            if (const std::string rate = rate_of(model, now->measured); !rate.empty()) add(now->D, 0.0, rate);
        }
        if (made.formula.empty()) made.formula = "0";
    } else {
        made = begun(next, *on, now->name, kind);
        made.largest = now->largest;
    }
    put(next, *on, made);
    drop_unused(next, made.name);
    return checked(model, next);
}

Result<model::Edit> add_term(const model::Model& model, std::string_view joint, std::size_t coordinate, const std::string& sensor) {
    const auto on = coordinate_of(model, joint, coordinate);
    auto now = on ? controller_on(model, joint, coordinate) : std::nullopt;
    if (!now || now->kind != ControllerKind::state_feedback) return fail(ErrorKind::input, "no state feedback drives '" + std::string(joint) + '\'', "choose it as the kind of the controller");
    if (trimmed(sensor).empty()) return fail(ErrorKind::input, "what it measures is missing", "write a signal, \"rod.q[2]\", or the name of an expression");
    model::Model next = model;
    model::TakenNames names(next);
    now->terms.push_back(new_term(next, names, *on, now->name, trimmed(sensor), 0.0));
    put(next, *on, *now);
    return checked(model, next);
}

} // namespace saltus::authoring
