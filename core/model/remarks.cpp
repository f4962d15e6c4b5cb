// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/remarks.h"

#include "core/formula/formula.h"
#include "core/formula/turns.h"
#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/model/properties.h"
#include "core/model/validate.h"
#include "core/model/words.h"

#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace saltus::model {

namespace {

constexpr double kManySteps = 1e9; // 17 minutes at a microsecond each

class Remarks {
public:
    explicit Remarks(const Model& model) : model_(model) {}

    Errors all(double step, double end) {
        hertz();
        if (model_.bodies.empty()) without_bodies();
        else with_bodies();
        circuits();
        functions();
        times(step, end);
        integrator();
        shapes();
        return std::move(found_);
    }

private:
    void add(const Place& origin, std::string object, std::string message, std::string remedy) {
        found_.push_back({ErrorKind::input, std::move(message), std::move(remedy), at(origin, std::move(object))});
    }
    // A key that says nothing here; `because` begins after "has no effect: ".
    void idle(const std::string& object, std::string_view because, std::string_view remedy = "take it out", const Place& origin = {}) {
        add(origin, object, '"' + object.substr(object.rfind('.') + 1) + "\" has no effect: " + std::string(because), std::string(remedy));
    }

    // Hz typed in the window is turned into turns; in a file it keeps its meaning, 1/s.
    void hertz(const Value& value, const std::string& object) {
        if (value.is_number() || !formula::is_plain_hertz(value.formula())) return;
        const std::string radians = number_text(formula::parse_constant(value.formula())->si);
        add(value.place, object, '\'' + value.formula() + "' is " + radians + " rad/s here: in a file Hz is 1/s",
            "write \"" + radians + " rev/s\" for turns, or \"" + radians + " rad/s\"");
    }
    void hertz() {
        for (const Parameter& p : model_.parameters) {
            const auto own = p.value.is_number() ? std::nullopt : unit_of_text(p.value.formula());
            if (!own || !p.range || !formula::is_angle_per_time(*own)) continue;
            hertz(p.range->first, "parameters." + p.name + ".range[0]");
            hertz(p.range->second, "parameters." + p.name + ".range[1]");
        }
        for (const Drive& d : model_.drives) {
            hertz(d.rate, "drives." + d.name + ".rate");
            for (const Parameter& p : model_.parameters) // the rate itself, and nothing but it
                if (!d.rate.is_number() && d.rate.formula() == p.name) hertz(p.value, "parameters." + p.name + ".value");
        }
        for (const Body& b : model_.bodies)
            for (std::size_t i = 0; i < b.spin.size(); ++i) hertz(b.spin[i], element("bodies." + b.name + ".spin", i));
        for (const Joint& j : model_.joints)
            for (std::size_t i = 0; i < j.coordinates.size(); ++i)
                if (j.coordinates[i].drive == DriveKind::velocity && is_angle(j.kind, i))
                    hertz(j.coordinates[i].value, element("joints." + j.name + ".coordinates", i) + ".value");
    }
    static std::optional<std::string> unit_of_text(const std::string& text) {
        const auto constant = formula::parse_constant(text);
        if (!constant || !constant->unit) return std::nullopt;
        return constant->unit->symbol;
    }

    void without_bodies() {
        const World& w = model_.world;
        const World usual;
        constexpr std::string_view because = "it is of rigid bodies, and this scene has none";
        if (w.planar) idle("world.planar", because);
        if (!w.gravity.empty()) idle("world.gravity", because, "write the weight into the systems' forces", w.gravity.front().place);
        if (w.gyroscopic != usual.gyroscopic) idle("world.gyroscopic", because);
        if (w.projection != usual.projection) idle("world.projection", because);
        if (!(w.projection_tolerance == usual.projection_tolerance)) idle("world.projection_tolerance", because, "take it out", w.projection_tolerance.place);
        if (w.projection_iterations != usual.projection_iterations) idle("world.projection_iterations", because);
        if (w.sleeping) idle("world.sleeping", because);
        if (w.threads != usual.threads) idle("world.threads", because);
        for (const Material& m : model_.materials) idle("materials." + m.name, because, "take it out", m.place);
        for (const ContactLaw& c : model_.contacts) idle("contacts." + c.name, because, "write a law for an interaction", c.place);
    }

    void with_bodies() {
        const World& w = model_.world;
        const World usual;
        if (w.planar && w.gyroscopic != usual.gyroscopic) idle("world.gyroscopic", "in the plane there are no gyroscopic moments");
        if (w.projection == ProjectionKind::none) {
            if (!(w.projection_tolerance == usual.projection_tolerance))
                idle("world.projection_tolerance", "the projection is \"none\"", "take it out", w.projection_tolerance.place);
            if (w.projection_iterations != usual.projection_iterations) idle("world.projection_iterations", "the projection is \"none\"");
        }
        materials();
        for (const Body& b : model_.bodies) body(b);
        for (const Joint& j : model_.joints) joint(j);
    }

    void materials() {
        std::set<std::string_view> used;
        for (const Body& b : model_.bodies) {
            used.insert(b.material);
            for (const BodyShape& s : b.shapes) used.insert(std::visit([](const auto& kind) { return std::string_view(kind.where.material); }, s));
        }
        for (const Material& m : model_.materials)
            if (!used.count(m.name)) idle("materials." + m.name, "no body is made of it", "name it as material of a body or shape", m.place);
        for (const ContactLaw& c : model_.contacts)
            for (const std::string& name : c.between)
                if (!used.count(name)) {
                    idle("contacts." + c.name, "no body is made of '" + name + '\'', "name it as material of a body or shape", c.place);
                    break;
                }
    }

    void body(const Body& b) {
        const std::string object = "bodies." + b.name;
        if (!b.fixed) return;
        constexpr std::string_view because = "the body is fixed";
        if (b.mass) idle(object + ".mass", because, "take it out", b.mass->place);
        if (!b.inertia.empty()) idle(object + ".inertia", because, "take it out", b.inertia.front().place);
        if (!b.centre.empty()) idle(object + ".centre", because, "take it out", b.centre.front().place);
    }

    void joint(const Joint& j) {
        const std::string object = "joints." + j.name;
        const Joint usual;
        const std::string because = "a " + std::string(word_of(j.kind)) + " joint has none";
        if (j.kind == JointKind::fixed && !j.point.empty()) idle(object + ".point", "two bodies that are fixed to each other are so at every point", "take it out", j.point.front().place);
        if (j.kind != JointKind::distance && j.length) idle(object + ".length", because, "take it out", j.length->place);
        if (j.kind != JointKind::gear && !(j.ratio == usual.ratio)) idle(object + ".ratio", because, "take it out", j.ratio.place);
        if (j.kind != JointKind::screw && !(j.pitch == usual.pitch)) idle(object + ".pitch", because, "take it out", j.pitch.place);
        if (j.kind != JointKind::twist && j.component != usual.component) idle(object + ".component", because);
        if (j.kind != JointKind::twist && !(j.rate == usual.rate)) idle(object + ".rate", because, "take it out", j.rate.place);
        for (std::size_t i = 0; i < j.coordinates.size(); ++i) {
            const JointCoordinate& c = j.coordinates[i];
            const std::string of = element(object + ".coordinates", i);
            if (c.limits.empty() && !(c.e == Value(0.0))) idle(of + ".e", "the coordinate has no limits", "add \"limits\", or take it out", c.e.place);
            if (c.stiffness == Value(0.0) && !(c.rest == Value(0.0))) idle(of + ".rest", "the coordinate has no spring", "add \"stiffness\", or take it out", c.rest.place);
        }
    }

    void circuits() {
        for (const Circuit& circuit : model_.circuits)
            for (const CircuitElement& e : circuit.elements) {
                using Kind = CircuitElementKind;
                const std::string object = "circuits." + circuit.name + ".elements." + e.name;
                const CircuitElement usual;
                constexpr std::string_view because = "an element of this kind has none";
                const bool state = e.kind == Kind::capacitor || e.kind == Kind::inductor;
                if ((e.kind == Kind::ground || e.kind == Kind::relay) && !(e.value == usual.value)) idle(object + ".value", because, "take it out", e.value.place);
                if (!state && !(e.initial == usual.initial)) idle(object + ".initial", because, "take it out", e.initial.place);
                if (e.kind == Kind::relay) continue;
                if (!(e.lower == usual.lower)) idle(object + ".lower", because, "take it out", e.lower.place);
                if (!(e.upper == usual.upper)) idle(object + ".upper", because, "take it out", e.upper.place);
                if (!e.control.empty()) idle(object + ".control", because);
            }
    }

    void functions() {
        for (const Function& f : model_.functions) {
            if (!f.profile) continue;
            const std::string object = "functions." + f.signature + ".profile";
            const CamProfile& p = *f.profile;
            if (p.follower != CamFollower::roller && !(p.roller == Value(0.0)))
                idle(object + ".roller", "the follower is no roller", "write \"follower\": \"roller\", or take it out", p.roller.place);
            for (std::size_t i = 0; i < p.segments.size(); ++i) {
                const CamSegment& s = p.segments[i];
                const std::string of = element(object + ".segments", i);
                const bool arcs = s.motion != CamMotion::dwell && s.law == CamLaw::arcs;
                if (s.motion == CamMotion::dwell && s.lift) idle(of + ".lift", "a dwell has no lift", "take it out", s.lift->place);
                if (!arcs && s.flank) idle(of + ".flank", "it is of arcs", "write \"law\": \"arcs\", or take it out", s.flank->place);
                if (!arcs && s.crown) idle(of + ".crown", "it is of arcs", "write \"law\": \"arcs\", or take it out", s.crown->place);
            }
        }
    }

    void times(double step, double end) {
        const double steps = end / step;
        if (steps < 1.5)
            add(model_.run.end.place, "run.end", "the run ends after one step: its end, " + number_text(end) + " s, is no further than its step",
                "write a step that is a small part of the run");
        else if (steps > kManySteps)
            add(model_.run.step.place, "run.step", "the run has " + number_text(steps) + " steps of " + number_text(step) + " s: at a microsecond each they take " + duration(1e-6 * steps),
                "check the unit of the step, or let the run end earlier");
    }
    static std::string duration(double seconds) {
        const auto rounded = [](double x) { return number_text(x < 10.0 ? std::round(10.0 * x) / 10.0 : std::round(x)); };
        if (seconds < 2.0 * 86400.0) return rounded(seconds / 3600.0) + " h";
        if (seconds < 2.0 * 365.25 * 86400.0) return rounded(seconds / 86400.0) + " days";
        return rounded(seconds / (365.25 * 86400.0)) + " years";
    }

    void integrator() {
        const Run usual;
        if (integrator_of(model_) == IntegratorKind::modal && model_.run.theta != usual.theta)
            idle("run.integrator.theta", "the modal scheme is exact between impacts and has no theta");
    }

    void shapes() {
        for (std::size_t i = 0; i < model_.views.shapes.size(); ++i) {
            const Shape& s = model_.views.shapes[i];
            const std::string object = element("views.shapes", i);
            if (s.kind == ShapeKind::cam) continue;
            if (!(s.profile == Value(0.0))) idle(object + ".profile", "only a cam has a profile", "take it out", s.profile.place);
            if (!s.profile_variable.empty()) idle(object + ".profile_variable", "only a cam has a profile");
        }
    }

    const Model& model_;
    Errors found_;
};

} // namespace

Errors remarks(const Model& model, double step, double end) { return Remarks(model).all(step, end); }

Errors remarks(const Model& model) {
    const auto step = step_size(model.run), end = end_time(model.run);
    return remarks(model, step.value_or(1.0), end.value_or(10.0));
}

} // namespace saltus::model
