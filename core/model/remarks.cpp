// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/remarks.h"

#include "core/base/going_on.h"
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
constexpr std::string_view kOfTimeStepping = "it is of time stepping, and this run is event-driven";

class Remarks {
public:
    explicit Remarks(const Model& model) : model_(model) {}

    Errors all(double step, double end) {
        hertz();
        if (model_.bodies.empty()) without_bodies();
        else with_bodies();
        circuits();
        functions();
        expressions();
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
        for (const Joint& j : model_.joints) {
            if (j.kind == JointKind::twist && j.component >= (model_.world.planar ? 2 : 3)) hertz(j.rate, "joints." + j.name + ".rate");
            for (std::size_t i = 0; i < j.coordinates.size(); ++i)
                if (j.coordinates[i].drive == DriveKind::velocity && is_angle(j.kind, i))
                    hertz(j.coordinates[i].value, element("joints." + j.name + ".coordinates", i) + ".value");
        }
    }
    static std::optional<std::string> unit_of_text(const std::string& text) {
        const auto constant = formula::parse_constant(text);
        if (!constant || !constant->unit) return std::nullopt;
        return constant->unit->symbol;
    }

    // It stands in the file, or an edit made it other than usual.
    static bool stands(const Value& value, const Value& usual) { return value.place.line > 0 || !(value == usual); }
    template <class T>
    static bool stands(const WrittenKeys& written, std::string_view key, const T& value, const T& usual) {
        return written.has(key) || !(value == usual);
    }
    void idle_value(const std::string& object, const Value& value, const Value& usual, std::string_view because, std::string_view remedy = "take it out") {
        if (stands(value, usual)) idle(object, because, remedy, value.place);
    }

    // What the world and the run say of how time steps move bodies.
    void steps_of_bodies(std::string_view because) {
        const World& w = model_.world;
        const World usual;
        const auto key = [&](const char* name, const auto& now, const auto& then) {
            if (stands(w.written, name, now, then)) idle(std::string("world.") + name, because);
        };
        key("gyroscopic", w.gyroscopic, usual.gyroscopic);
        key("projection", w.projection, usual.projection);
        if (w.projection_tolerance) idle("world.projection_tolerance", because, "take it out", w.projection_tolerance->place);
        key("projection_iterations", w.projection_iterations, usual.projection_iterations);
        key("landing", w.landing, usual.landing);
        key("joint_scheme", w.joint_scheme, usual.joint_scheme);
        sleepers(because);
        if (model_.run.accuracy != Accuracy::exact) idle("run.accuracy", because);
        if (model_.run.step_budget) idle("run.step_budget", because, "take it out", model_.run.step_budget->place);
        key("threads", w.threads, usual.threads);
    }

    void sleepers(std::string_view because) {
        if (stands(model_.world.written, "sleeping", model_.world.sleeping, World().sleeping)) idle("world.sleeping", because);
        idle_value("world.sleep_speed", model_.world.sleep_speed, World().sleep_speed, because);
    }
    // An event-driven run that goes over to time steps where impacts accumulate: what is said of these counts.
    bool may_step() const { return integrator_of(model_) == IntegratorKind::event_driven && model_.run.zeno == Zeno::time_stepping; }

    void without_bodies() {
        const World& w = model_.world;
        constexpr std::string_view because = "it is of rigid bodies, and this scene has none";
        if (stands(w.written, "planar", w.planar, World().planar)) idle("world.planar", because);
        if (!w.gravity.empty()) idle("world.gravity", because, "write the weight into the systems' forces", w.gravity.front().place);
        else if (w.written.has("gravity")) idle("world.gravity", because);
        steps_of_bodies(because);
        for (const Material& m : model_.materials) idle("materials." + m.name, because, "take it out", m.place);
        for (const ContactLaw& c : model_.contacts) idle("contacts." + c.name, because, "write a law for an interaction", c.place);
    }

    void with_bodies() {
        if (integrator_of(model_) == IntegratorKind::event_driven && !may_step()) steps_of_bodies(kOfTimeStepping);
        else world();
        if (may_step()) sleepers("an event-driven run lets nobody sleep");
        materials();
        for (const Body& b : model_.bodies) body(b);
        for (const Joint& j : model_.joints) joint(j);
    }

    void world() {
        const World& w = model_.world;
        const World usual;
        if (w.planar && stands(w.written, "gyroscopic", w.gyroscopic, usual.gyroscopic)) idle("world.gyroscopic", "in the plane there are no gyroscopic moments");
        if (projection_of(model_) != ProjectionKind::combined || sweeps_of(model_) > 0)
            if (stands(w.written, "landing", w.landing, usual.landing)) idle("world.landing", "only the combined projection leaves gaps that press");
        if (!w.sleeping && !may_step()) idle_value("world.sleep_speed", w.sleep_speed, usual.sleep_speed, "nothing sleeps in this scene", "take it out, or write \"sleeping\": true");
        if (w.projection == ProjectionKind::none) {
            constexpr std::string_view because = "the projection is \"none\"";
            if (w.projection_tolerance) idle("world.projection_tolerance", because, "take it out", w.projection_tolerance->place);
            if (stands(w.written, "projection_iterations", w.projection_iterations, usual.projection_iterations)) idle("world.projection_iterations", because);
        }
        if (model_.joints.empty() && stands(w.written, "joint_scheme", w.joint_scheme, usual.joint_scheme)) idle("world.joint_scheme", "the scene has no joints");
    }

    void materials() {
        std::set<std::string_view> used;
        for (const Body& b : model_.bodies) {
            used.insert(b.material);
            for (const BodyShape& s : b.shapes) used.insert(std::visit([](const auto& kind) { return std::string_view(kind.where.material); }, s));
        }
        for (const Material& m : model_.materials)
            if (!used.count(m.name)) idle("materials." + m.name, "no body is made of it", "name it as material of a body or shape", m.place);
        for (const ContactLaw& c : model_.contacts) {
            if (c.mu == Value(0.0)) idle_value("contacts." + c.name + ".e_T", c.e_T, ContactLaw().e_T, "without friction nothing holds the sliding velocity", "add \"mu\", or take it out");
            for (const std::string& name : c.between)
                if (!used.count(name)) {
                    idle("contacts." + c.name, "no body is made of '" + name + '\'', "name it as material of a body or shape", c.place);
                    break;
                }
        }
    }

    void body(const Body& b) {
        ask_to_go_on();
        const std::string object = "bodies." + b.name;
        if (b.shapes.empty() && !b.material.empty()) idle(object + ".material", "the body has no shapes");
        if (!b.passes.empty() && (b.shapes.empty() || !b.touches)) idle(object + ".passes", b.shapes.empty() ? "the body has no shapes" : "the body touches nothing");
        if (!b.fixed) return;
        constexpr std::string_view because = "the body is fixed";
        if (b.mass) idle(object + ".mass", because, "take it out", b.mass->place);
        if (!b.inertia.empty()) idle(object + ".inertia", because, "take it out", b.inertia.front().place);
        if (!b.centre.empty()) idle(object + ".centre", because, "take it out", b.centre.front().place);
    }

    void joint(const Joint& j) {
        ask_to_go_on();
        const std::string object = "joints." + j.name;
        const Joint usual;
        if (j.between.size() < 2 && stands(j.written, "collide", j.collide, usual.collide)) idle(object + ".collide", "the world has no shapes that the body could touch");
        const std::string because = "a " + std::string(word_of(j.kind)) + " joint has none";
        if (j.kind == JointKind::fixed && !j.point.empty()) idle(object + ".point", "two bodies that are fixed to each other are so at every point", "take it out", j.point.front().place);
        if (j.kind != JointKind::distance && j.length) idle(object + ".length", because, "take it out", j.length->place);
        if (j.kind != JointKind::gear) idle_value(object + ".ratio", j.ratio, usual.ratio, because);
        if (j.kind != JointKind::screw) idle_value(object + ".pitch", j.pitch, usual.pitch, because);
        else if (j.pitch == usual.pitch) add(j.pitch.place, object + ".pitch", "the pitch is 0: this screw does not advance", "give metres a turn, or choose a revolute joint");
        if (j.kind != JointKind::twist && stands(j.written, "component", j.component, usual.component)) idle(object + ".component", because);
        if (j.kind != JointKind::twist) idle_value(object + ".rate", j.rate, usual.rate, because);
        const JointCoordinate plain;
        for (std::size_t i = 0; i < j.coordinates.size(); ++i) {
            const JointCoordinate& c = j.coordinates[i];
            const std::string of = element(object + ".coordinates", i);
            if (c.limits.empty()) idle_value(of + ".e", c.e, plain.e, "the coordinate has no limits", "add \"limits\", or take it out");
            if (c.stiffness == Value(0.0)) idle_value(of + ".rest", c.rest, plain.rest, "the coordinate has no spring", "add \"stiffness\", or take it out");
            if (c.drive == DriveKind::none) idle_value(of + ".value", c.value, plain.value, "the coordinate has no drive", "add \"drive\", or take it out");
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
                if (e.kind == Kind::ground || e.kind == Kind::relay) idle_value(object + ".value", e.value, usual.value, because);
                if (!state) idle_value(object + ".initial", e.initial, usual.initial, because);
                if (e.kind == Kind::relay) {
                    if (e.control.empty() && stands(e.written, "control_by", e.control_by, usual.control_by))
                        idle(object + ".control_by", "the relay has no control", "add \"control\", or take it out");
                    continue;
                }
                idle_value(object + ".lower", e.lower, usual.lower, because);
                idle_value(object + ".upper", e.upper, usual.upper, because);
                if (!e.control.empty()) idle(object + ".control", because);
                if (stands(e.written, "control_by", e.control_by, usual.control_by)) idle(object + ".control_by", because);
            }
    }

    void functions() {
        for (const Function& f : model_.functions) {
            if (!f.profile) continue;
            const std::string object = "functions." + f.signature + ".profile";
            const CamProfile& p = *f.profile;
            if (p.follower != CamFollower::roller)
                idle_value(object + ".roller", p.roller, CamProfile().roller, "the follower is no roller", "write \"follower\": \"roller\", or take it out");
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

    // It is a label of the number as it is.
    void expressions() {
        for (const Expression& e : model_.expressions) {
            if (e.unit.empty() || !e.circuit.empty()) continue;
            const auto unit = formula::parse_unit(e.unit);
            if (unit && unit->to_si != 1.0)
                add(e.place, "expressions." + e.name + ".unit", "'" + e.unit + "' is written beside a number that is in SI", "write its SI unit, unless the formula itself gives the number in " + e.unit);
        }
    }

    void times(double step, double end) {
        const double steps = end / step;
        if (steps < 1.5)
            add(model_.run.end.place, "run.end", "the run ends after one step: its end, " + number_text(end) + " s, is no further than its step",
                "write a step that is a small part of the run");
        else if (steps > kManySteps)
            many(model_.run.step.place, "run.step", step, end);
        const auto longest = longest_step(model_.run);
        if (longest && integrator_of(model_) == IntegratorKind::event_driven && end / *longest > kManySteps) many(model_.run.max_step->place, "run.integrator.max_step", *longest, end);
    }
    void many(const Place& place, const std::string& object, double step, double end) {
        add(place, object, "the run has " + number_text(end / step) + " steps of " + number_text(step) + " s: at a microsecond each they take " + duration(1e-6 * end / step),
            "check the unit of the step, or let the run end earlier");
    }
    static std::string duration(double seconds) {
        const auto rounded = [](double x) { return number_text(x < 10.0 ? std::round(10.0 * x) / 10.0 : std::round(x)); };
        if (seconds < 2.0 * 86400.0) return rounded(seconds / 3600.0) + " h";
        if (seconds < 2.0 * 365.25 * 86400.0) return rounded(seconds / 86400.0) + " days";
        return rounded(seconds / (365.25 * 86400.0)) + " years";
    }

    void integrator() {
        const Run& run = model_.run;
        const Run usual;
        const auto key = [&](const std::string& name, bool differs, std::string_view because) {
            if (run.written.has(name) || differs) idle("run." + name, because);
        };
        const IntegratorKind kind = integrator_of(model_);
        if (kind == IntegratorKind::modal) key("integrator.theta", run.theta != usual.theta, "the modal scheme is exact between impacts and has no theta");
        if (kind != IntegratorKind::modal && kind != IntegratorKind::event_driven && !(run.theta >= 0.5))
            add({}, "run.integrator.theta", "theta below one half is not stable: what swings undamped gains energy in every step, and what dies much faster than a step lasts grows", "take 1/2, or up to 1 for damping");
        const Rows rows = rows_of(model_);
        if (kind == IntegratorKind::event_driven) {
            if (!may_step()) {
                for (const char* name : {"integrator.theta", "integrator.gamma", "integrator.activation"}) key(name, false, kOfTimeStepping);
                thetas();
                for (const char* name : {"integrator.newton.tolerance", "integrator.newton.max_iterations"}) key(name, false, "an event-driven run has no iteration of Newton's that it would steer");
            }
        } else {
            for (const char* name : {"integrator.rtol", "integrator.atol", "integrator.max_step", "integrator.flow", "integrator.zeno", "integrator.impact"}) key(name, false, "it is of the event-driven integrator alone");
        }
        if (kind == IntegratorKind::moreau_jean || kind == IntegratorKind::modal) {
            constexpr std::string_view because = "the scene has no contacts that open and close";
            if (!rows.contacts) {
                key("integrator.gamma", run.gamma.has_value(), because);
                key("integrator.activation", run.activation != usual.activation, because);
            }
        } else if (kind != IntegratorKind::event_driven) {
            if (model_.interactions.empty()) key("integrator.gamma", run.gamma.has_value(), "the scene has no interactions");
            key("integrator.activation", false, "it is a rule for contacts, and this integrator has none"); // else refused
            if (kind == IntegratorKind::euler_moreau && run.gamma && *run.gamma < 1.0 && !model_.interactions.empty())
                add({}, "run.integrator.gamma", "gamma below 1 counts r at the start of each step too, and before the first step r is 0: what a law needs there is missed by a part of a step, and the lambda of an equality of states alone alternates from step to step",
                    "take gamma 1, or \"full-theta-gamma\", which is of second order at theta = gamma = 1/2");
        }
        const bool forms = kind == IntegratorKind::moreau_jean && (model_.bodies.empty() || !model_.systems.empty());
        if (!forms || (!rows.curved && !rows.equalities))
            key("integrator.percussion", forms && run.percussion != usual.percussion, "no relation of this scene is curved, and none is an equality");
        if (!forms || !rows.compliant) key("integrator.compliance", forms && run.compliance != usual.compliance, "no relation of this scene is compliant");
        const bool projects = run.projection == ProjectionKind::direct || run.projection == ProjectionKind::combined;
        if (!forms || (!rows.contacts && !rows.equalities))
            key("integrator.projection", forms && projects, "the scene has no contacts that open and close, and no equalities");
        if (!projects) key("integrator.projection_tolerance", run.projection_tolerance != usual.projection_tolerance, "nothing is projected");
        if (rows.none) {
            constexpr std::string_view because = "there is nothing to solve: the scene has no interactions";
            key("solver.kind", run.solver != usual.solver, because);
            key("solver.tolerance", run.tolerance.has_value(), because);
            key("solver.max_iterations", run.max_iterations != usual.max_iterations, because);
        }
    }
    // theta of single systems and circuits.
    void thetas() {
        const auto of = [&](const std::string& object, const std::optional<Value>& theta) {
            if (theta) idle(object + ".theta", kOfTimeStepping, "take it out", theta->place);
        };
        for (const System& s : model_.systems) {
            if (!s.circuit.empty()) continue;
            if (const auto* linear = std::get_if<FirstOrderLinear>(&s.kind)) of("systems." + s.name, linear->theta);
            if (const auto* other = std::get_if<FirstOrderNonlinear>(&s.kind)) of("systems." + s.name, other->theta);
        }
        for (const Circuit& c : model_.circuits) of("circuits." + c.name, c.theta);
    }
    // What a scene has for its scheme and solver to do.
    struct Rows {
        bool none = true, contacts = false, curved = false, equalities = false, compliant = false;
    };
    static Rows rows_of(const Model& model) {
        Rows rows;
        if (!model.bodies.empty()) rows.none = false, rows.contacts = true; // bodies may meet
        for (const Interaction& i : model.interactions) {
            ask_to_go_on();
            rows.none = false;
            const bool first_order = is_first_order(i.relation), compliant = std::holds_alternative<LagrangianCompliantRelation>(i.relation);
            rows.compliant = rows.compliant || compliant;
            const bool equality = std::holds_alternative<EqualityLaw>(i.law), relay = std::holds_alternative<RelayLaw>(i.law);
            rows.contacts = rows.contacts || !(first_order || compliant || equality || relay);
            rows.equalities = rows.equalities || (equality && !first_order);
            rows.curved = rows.curved || (!first_order && !std::holds_alternative<LagrangianLinearRelation>(i.relation));
        }
        return rows;
    }

    void shapes() {
        for (std::size_t i = 0; i < model_.views.shapes.size(); ++i) {
            const Shape& s = model_.views.shapes[i];
            const std::string object = element("views.shapes", i);
            if (s.kind == ShapeKind::cam) continue;
            idle_value(object + ".profile", s.profile, Shape().profile, "only a cam has a profile");
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
