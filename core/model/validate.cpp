// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/validate.h"

#include "core/base/going_on.h"
#include "core/model/checks.h"
#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/model/run_times.h"
#include "core/model/unit_remarks.h"
#include "core/model/words.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace saltus::model {

namespace checks {

namespace {

constexpr std::size_t kLongestName = 200; // it stands in every message, column and file

// One name space for all that a formula or a signal can name.
class Names {
public:
    Names(bool bodies, Findings& findings) : bodies_(bodies), findings_(findings) {}

    void take(const std::string& name, const std::string& what, const Place& place) {
        ask_to_go_on();
        if (!is_name(name)) {
            findings_.add(place, "'" + name + "' is not a name", "use letters, digits and _, beginning with a letter");
            return;
        }
        if (name.size() > kLongestName) {
            findings_.add(place, "a name has " + std::to_string(name.size()) + " characters; the most is " + std::to_string(kLongestName), "shorten it, and say the rest in the label");
            return;
        }
        if (name == "t" || name == "energy" || (bodies_ && name == "contacts")) {
            findings_.add(place, std::string("the name '") + name + "' is taken by " + (name == "t" ? "the time" : name == "energy" ? "the energies" : "the signals of all contacts"), "choose another name");
            return;
        }
        const auto [other, fresh] = taken_.emplace(name, what);
        if (!fresh) findings_.add(place, "the name '" + name + "' is already that of " + other->second, "choose another name");
    }

    // An index holds in its block alone, and may not hide what formulas mean there. Asked when all names are taken.
    void index(const std::string& name, const std::string& object, const std::string& other_index = {}) {
        if (!is_name(name)) {
            findings_.add(at({}, object), "'" + name + "' is not a name for an index", "write for example \"i\"");
        } else if (const auto taken = taken_.find(name); taken != taken_.end() || name == "t") {
            findings_.add(at({}, object), "the index '" + name + "' is already the name of " + (name == "t" ? std::string("the time") : taken->second), "choose another name for the index");
        } else if (name == other_index) {
            findings_.add(at({}, object), "the index '" + name + "' is already that of the repeat", "choose another name for one of them");
        }
    }

private:
    bool bodies_;
    Findings& findings_;
    std::unordered_map<std::string, std::string> taken_;
};

} // namespace

void check_names(const Model& model, Findings& findings) {
    Names names(!model.bodies.empty(), findings);
    for (const Parameter& p : model.parameters) names.take(p.name, "a parameter", at(p.place, "parameters." + p.name));
    for (const Function& f : model.functions) {
        const Place place = at({}, "functions." + f.signature);
        const auto bracket = f.signature.find('(');
        if (bracket == std::string::npos || f.signature.back() != ')')
            findings.add(place, "'" + f.signature + "' is not the head of a function", "write for example \"cam(b)\"");
        else
            names.take(f.signature.substr(0, bracket), "a function", place);
    }
    for (const Drive& d : model.drives) names.take(d.name, "a drive", at(d.place, "drives." + d.name));
    static const std::vector<std::string> quantities = {"",     "none", "position",  "velocity", "impulse",
                                                        "friction", "loss", "parameter", "section"};
    for (const Expression& e : model.expressions) {
        names.take(e.name, "an expression", at(e.place, "expressions." + e.name));
        if (std::find(quantities.begin(), quantities.end(), e.quantity) == quantities.end()) {
            const std::string near = nearest_name(e.quantity, quantities);
            findings.add(at({}, "expressions." + e.name + ".quantity"), "'" + e.quantity + "' is not a quantity",
                         near.empty() ? "it is one of position, velocity, impulse, friction, loss, parameter, section, none" : "did you mean '" + near + "'?");
        }
        if (!e.unit.empty())
            if (auto unit = formula::parse_unit(e.unit); !unit) findings.add(unit.error(), at({}, "expressions." + e.name + ".unit"));
    }
    for (const System& s : model.systems) names.take(s.name, "a system", at(s.place, "systems." + s.name));
    for (const Interaction& i : model.interactions) names.take(i.name, "an interaction", at(i.place, "interactions." + i.name));

    for (const Body& b : model.bodies) names.take(b.name, "a body", at(b.place, "bodies." + b.name));
    for (const Joint& j : model.joints) names.take(j.name, "a joint", at(j.place, "joints." + j.name));
    for (const ContactLaw& c : model.contacts) names.take(c.name, "a contact law", at(c.place, "contacts." + c.name));

    for (const Body& b : model.bodies)
        if (b.repeat) names.index(b.repeat->index, "bodies." + b.name + ".repeat.index");
    for (const Joint& j : model.joints)
        if (j.repeat) names.index(j.repeat->index, "joints." + j.name + ".repeat.index");
    for (const System& s : model.systems) {
        if (s.repeat) names.index(s.repeat->index, "systems." + s.name + ".repeat.index");
        if (const auto* diagonal = std::get_if<LagrangianDiagonal>(&s.kind))
            names.index(diagonal->index, "systems." + s.name + ".index", s.repeat ? s.repeat->index : std::string());
    }
    for (const Interaction& i : model.interactions) {
        if (i.repeat) names.index(i.repeat->index, "interactions." + i.name + ".repeat.index");
        if (const auto* linear = std::get_if<LagrangianLinearRelation>(&i.relation); linear && !linear->column_index.empty())
            names.index(linear->column_index, "interactions." + i.name + ".relation.column_index", i.repeat ? i.repeat->index : std::string());
    }
}

namespace {

void check_event_driven(const Run& run, Findings& findings) {
    const auto where = [](const char* key) { return at({}, std::string("run.integrator.") + key); };
    const Run usual;
    if (!(run.rtol >= 1e-14 && run.rtol <= 1e-2))
        findings.add(where("rtol"), "rtol = " + number_text(run.rtol) + " is outside [1e-14, 0.01]", "1e-10 is the usual choice");
    if (run.atol && !(*run.atol > 0.0 && std::isfinite(*run.atol)))
        findings.add(where("atol"), "atol = " + number_text(*run.atol) + " is no tolerance", "it must be above 0; rtol is the usual choice");
    const auto none = [&](const char* key, bool differs) {
        if (differs) findings.add(where(key), '"' + std::string(key) + "\" is of time stepping, and this run is event-driven", "leave it out");
    };
    none("theta", run.theta != usual.theta), none("gamma", run.gamma.has_value());
    if (run.solver != SolverKind::automatic)
        findings.add(at({}, "run.solver.kind"), '"' + std::string(word_of(run.solver)) + "\" is a solver of time stepping's one-step problem", "leave it out: an event-driven run solves problems at events only");
}

void check_integrator(const Model& model, Findings& findings) {
    const Run& run = model.run;
    const auto where = [](const char* key) { return at({}, std::string("run.integrator.") + key); };
    const IntegratorKind kind = integrator_of(model);
    const bool contacts = kind == IntegratorKind::moreau_jean || kind == IntegratorKind::modal; // gamma and activation are of contacts
    if (!(run.theta >= 0.0 && run.theta <= 1.0))
        findings.add(where("theta"), "theta = " + number_text(run.theta) + " is outside [0, 1]", "0.5 is the usual choice");
    if (run.gamma && contacts && !(*run.gamma >= 0.0 && *run.gamma <= 10.0))
        findings.add(where("gamma"), "gamma = " + number_text(*run.gamma) + " is outside [0, 10]", "0.5 is the usual choice");
    const bool driven = kind == IntegratorKind::event_driven;
    if (run.gamma && !contacts && !driven && !(*run.gamma >= 0.0 && *run.gamma <= 1.0))
        findings.add(where("gamma"), "gamma = " + number_text(*run.gamma) + " is outside [0, 1]: it weighs the input r at the end of the step", "1 is the usual choice");
    if (run.gamma && !contacts && !driven && *run.gamma == 0.0 && !model.interactions.empty())
        findings.add(where("gamma"), "gamma = 0 leaves the law of the step's end without an input that could fulfil it", "write a gamma above 0; 1 is the usual choice");
    if (run.activation != Activation::gap && !contacts)
        findings.add(where("activation"), "activation is a rule for contacts, and this integrator has none", "leave it out");
    const bool forms = kind == IntegratorKind::moreau_jean && (model.bodies.empty() || !model.systems.empty());
    if (run.percussion != Percussion::middle && !forms)
        findings.add(where("percussion"), "percussion is a choice for systems under Moreau-Jean, and this scene has none", "leave it out");
    if (run.compliance != Compliance::conserving && !forms)
        findings.add(where("compliance"), "compliance is a choice for systems under Moreau-Jean, and this scene has none", "leave it out");
    if (kind == IntegratorKind::event_driven) {
        check_event_driven(run, findings);
    } else {
        const Run usual;
        const auto only = [&](const char* key, bool differs) {
            if (differs) findings.add(where(key), '"' + std::string(key) + "\" is of the event-driven integrator alone", "leave it out, or write \"kind\": \"event-driven\"");
        };
        only("rtol", run.rtol != usual.rtol), only("atol", run.atol.has_value()), only("max_step", run.max_step.has_value());
        only("flow", run.flow != usual.flow), only("zeno", run.zeno != usual.zeno), only("impact", run.impact != usual.impact);
    }
    if (run.projection != ProjectionKind::automatic && !forms)
        findings.add(where("projection"), "the projection of the integrator is a choice for systems under Moreau-Jean, and this scene has none",
                     model.bodies.empty() ? "leave it out" : "leave it out; bodies take \"projection\" of \"world\"");
    if (!(run.projection_tolerance > 0.0) || !std::isfinite(run.projection_tolerance))
        findings.add(where("projection_tolerance"), "projection_tolerance is " + number_text(run.projection_tolerance), "it must be a finite number above 0; 1e-8 is usual");
    if (!(run.newton_tolerance > 0.0 && run.newton_tolerance < 1.0))
        findings.add(where("newton.tolerance"), "the tolerance is " + number_text(run.newton_tolerance), "it must lie between 0 and 1; 1e-10 is usual");
    if (run.newton_iterations < 1)
        findings.add(where("newton.max_iterations"), "max_iterations is " + std::to_string(run.newton_iterations), "it must be at least 1");
}

} // namespace

void check_run(const Model& model, Findings& findings) {
    const Run& run = model.run;
    const auto where = [](const char* key) { return at({}, std::string("run.") + key); };
    check_integrator(model, findings);
    if (run.tolerance && !(*run.tolerance > 0.0 && *run.tolerance < 1.0))
        findings.add(where("solver.tolerance"), "the tolerance is " + number_text(*run.tolerance), "it must lie between 0 and 1; 1e-12 is usual");
    if (run.max_iterations < 1)
        findings.add(where("solver.max_iterations"), "max_iterations is " + std::to_string(run.max_iterations), "it must be at least 1");
    if (run.record_every < 1)
        findings.add(where("record_every"), "record_every is " + std::to_string(run.record_every), "it must be at least 1: every step");
    auto step = step_size(run);
    auto end = end_time(run);
    auto longest = longest_step(run);
    if (!longest) findings.add(longest.error(), where("integrator.max_step"));
    if (!step) findings.add(step.error(), where("step"));
    if (!end) findings.add(end.error(), where("end"));
    if (!step || !end) return;
    if (*end < *step)
        findings.add(at(run.end.place, "run.end"), "the end, " + number_text(*end) + " s, comes before the first step of " + number_text(*step) + " s",
                     "let the run last longer");
    else if (auto fault = without_end(*step, *end))
        findings.add(*fault, at(run.step.place, "run.step"));
    else if (fault = longest ? without_end(*longest, *end) : std::nullopt; fault)
        findings.add(*fault, at(run.max_step->place, "run.integrator.max_step"));
}

} // namespace checks

namespace {

// What formulas say, once every name has one meaning and every parameter a value.
void check_meaning(const Model& model, const std::vector<double>& parameters, checks::Findings& findings) {
    auto expanded = expand(model, parameters);
    if (!expanded) {
        findings.add(std::move(expanded.error()));
        return;
    }
    const std::size_t unknowns = expanded->positions + expanded->states;
    if (unknowns > checks::kMostUnknowns || expanded->rows > checks::kMostUnknowns) {
        findings.add(at({}, unknowns > checks::kMostUnknowns ? "systems" : "interactions"),
                     "the scene has " + std::to_string(unknowns) + " coordinates and states and " + std::to_string(expanded->rows) + " rows",
                     "the most of each is " + std::to_string(checks::kMostUnknowns));
        return;
    }
    auto graph = ModelGraph::create(model, std::move(*expanded));
    if (!graph) {
        if (const auto again = expand(model, parameters)) { // the first one is gone
            const NameAdvice advice(model, *again);
            findings.advise(&advice);
            findings.add(std::move(graph.error()));
            findings.advise(nullptr);
        }
        return;
    }
    const NameAdvice advice(model, graph->expanded());
    findings.advise(&advice);
    checks::check_dynamics(model, *graph, parameters, findings);
    checks::check_bodies(model, *graph, parameters, findings);
    checks::check_views(model, *graph, parameters, findings);
    findings.advise(nullptr);
}

} // namespace

Errors validate(const Model& model) {
    Errors errors;
    checks::Findings findings(errors);
    checks::check_names(model, findings);
    bool ready = errors.empty(); // formulas make sense only when every name has one meaning

    std::vector<double> parameters;
    for (const Parameter& parameter : model.parameters) {
        ask_to_go_on();
        Model alone;
        alone.parameters = {parameter};
        auto value = parameter_values(alone);
        if (value) {
            parameters.push_back(value->front().value);
        } else {
            findings.add(value.error(), at(parameter.place, "parameters." + parameter.name));
            ready = false;
        }
    }
    checks::check_run(model, findings);
    checks::check_sizes(model, findings);
    checks::check_pairing(model, findings);
    checks::check_body_sizes(model, findings);
    if (ready)
        for (Error& error : unit_errors(model)) findings.add(std::move(error));
    if (model.systems.empty() && model.bodies.empty())
        findings.add(at({}, "systems"), "the scene has no systems and no bodies", "add one, for example a \"lagrangian-linear\" ball");

    if (ready) check_meaning(model, parameters, findings);

    keep_readable(errors, findings.count() - errors.size());
    return errors;
}

void keep_readable(Errors& errors, std::size_t more) {
    if (errors.size() > kMostErrors) {
        more += errors.size() - kMostErrors;
        errors.resize(kMostErrors);
    }
    if (more > 0) errors.push_back({ErrorKind::input, "and " + std::to_string(more) + " more errors", "mend the first ones, then check again", {}});
}

} // namespace saltus::model
