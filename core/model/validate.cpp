// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/validate.h"

#include "core/model/checks.h"
#include "core/model/expand.h"
#include "core/model/names.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace saltus::model {

namespace checks {

namespace {

// One name space for all that a formula or a signal can name.
class Names {
public:
    explicit Names(Findings& findings) : findings_(findings) {}

    void take(const std::string& name, const std::string& what, const Place& place) {
        if (!is_name(name)) {
            findings_.add(place, "'" + name + "' is not a name", "use letters, digits and _, beginning with a letter");
            return;
        }
        if (name == "t" || name == "energy") {
            findings_.add(place, std::string("the name '") + name + "' is taken by " + (name == "t" ? "the time" : "the energies"), "choose another name");
            return;
        }
        const auto [other, fresh] = taken_.emplace(name, what);
        if (!fresh) findings_.add(place, "the name '" + name + "' is already that of " + other->second, "choose another name");
    }

private:
    Findings& findings_;
    std::unordered_map<std::string, std::string> taken_;
};

void check_repeat(const std::optional<Repeat>& repeat, const std::string& object, const Place& place, Findings& findings) {
    if (repeat && !is_name(repeat->index))
        findings.add(at(place, object + ".repeat.index"), "'" + repeat->index + "' is not a name for an index", "write for example \"i\"");
}

} // namespace

void check_names(const Model& model, Findings& findings) {
    Names names(findings);
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
    for (const System& s : model.systems) {
        const Place place = at(s.place, "systems." + s.name);
        names.take(s.name, "a system", place);
        check_repeat(s.repeat, "systems." + s.name, place, findings);
    }
    for (const Interaction& i : model.interactions) {
        const Place place = at(i.place, "interactions." + i.name);
        names.take(i.name, "an interaction", place);
        check_repeat(i.repeat, "interactions." + i.name, place, findings);
    }
}

void check_run(const Run& run, Findings& findings) {
    const auto where = [](const char* key) { return at({}, std::string("run.") + key); };
    if (!(run.theta >= 0.0 && run.theta <= 1.0))
        findings.add(where("integrator.theta"), "theta = " + number_text(run.theta) + " is outside [0, 1]", "0.5 is the usual choice");
    if (run.gamma && !(*run.gamma >= 0.0 && *run.gamma <= 10.0))
        findings.add(where("integrator.gamma"), "gamma = " + number_text(*run.gamma) + " is outside [0, 10]", "0.5 is the usual choice");
    if (!(run.tolerance > 0.0 && run.tolerance < 1.0))
        findings.add(where("solver.tolerance"), "the tolerance is " + number_text(run.tolerance), "it must lie between 0 and 1; 1e-12 is usual");
    if (run.max_iterations < 1)
        findings.add(where("solver.max_iterations"), "max_iterations is " + std::to_string(run.max_iterations), "it must be at least 1");
    if (run.record_every < 1)
        findings.add(where("record_every"), "record_every is " + std::to_string(run.record_every), "it must be at least 1: every step");
    auto step = step_size(run);
    auto end = end_time(run);
    if (!step) findings.add(step.error(), where("step"));
    if (!end) findings.add(end.error(), where("end"));
    if (!step || !end) return;
    if (*end < *step)
        findings.add(at(run.end.place, "run.end"), "the end, " + number_text(*end) + " s, comes before the first step of " + number_text(*step) + " s",
                     "let the run last longer");
    else if (*end / *step > 1e15)
        findings.add(at(run.step.place, "run.step"), "a run of " + number_text(*end / *step) + " steps would never end", "use longer steps or a nearer end");
}

} // namespace checks

Errors validate(const Model& model) {
    Errors errors;
    checks::Findings findings(errors);
    checks::check_names(model, findings);
    bool ready = errors.empty(); // formulas make sense only when every name has one meaning

    std::vector<double> parameters;
    for (const Parameter& parameter : model.parameters) {
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
    checks::check_run(model.run, findings);
    checks::check_sizes(model, findings);
    if (model.systems.empty())
        findings.add(at({}, "systems"), "the scene has no systems", "add one, for example a \"lagrangian-linear\" ball");

    if (ready) {
        auto expanded = expand(model, parameters);
        if (!expanded) {
            findings.add(std::move(expanded.error()));
        } else if (auto graph = ModelGraph::create(model, std::move(*expanded)); !graph) {
            findings.add(std::move(graph.error()));
        } else {
            checks::check_dynamics(model, *graph, parameters, findings);
            checks::check_views(model, *graph, parameters, findings);
        }
    }

    constexpr std::size_t most = 100;
    if (errors.size() > most) {
        const std::size_t more = errors.size() - most;
        errors.resize(most);
        errors.push_back({ErrorKind::input, "and " + std::to_string(more) + " more errors", "mend the first ones, then check again", {}});
    }
    return errors;
}

} // namespace saltus::model
