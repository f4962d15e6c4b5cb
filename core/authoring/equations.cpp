// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/equations.h"

#include "core/model/expand.h"
#include "core/model/free_name.h"
#include "core/model/run_times.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace saltus::authoring {

namespace {

using model::Model;

// A plot beside those that are there.
void add_plot(const Model& model, const std::string& name, std::string title, model::PlotKind kind, model::Edit& edit) {
    model::Plot plot;
    plot.name = model::first_free(name, [&](std::string_view one) {
        return std::any_of(model.views.plots.begin(), model.views.plots.end(), [&](const model::Plot& p) { return p.name == one; });
    });
    plot.title = std::move(title);
    plot.kind = std::move(kind);
    int rows = 0;
    for (const model::Plot& p : model.views.plots)
        if (p.column == 0) rows = std::max(rows, p.row + 1);
    plot.column = rows < 3 ? 0 : 1;
    plot.row = rows;
    if (rows >= 3) {
        plot.row = 0;
        for (const model::Plot& p : model.views.plots)
            if (p.column == 1) plot.row = std::max(plot.row, p.row + 1);
    }
    edit.push_back(model::Insert{model.views.plots.size(), std::move(plot)});
}

// The run suits what was put in, where nobody has chosen its step.
void suit_run(const Model& model, const model::OwnTimes& times, model::Edit& edit) {
    model::Run run = model.run;
    model::suit_beside(run, times, model::shortest_time(model));
    if (!(run == model.run)) edit.push_back(model::Set{std::move(run)});
}

EquationEdit mechanical(const Model& model) {
    model::TakenNames taken(model);
    EquationEdit out{{}, taken.take("mass")};
    model::LagrangianLinear kind;
    kind.M = {{"1 kg"}};
    kind.C = {{0.2}}; // N s/m: a text would be refused in a scene that calls something m
    kind.K = {{40.0}};
    kind.F = {0.0};
    kind.q = {"0.1 m"};
    kind.v = {0.0};
    model::System system;
    system.name = out.name;
    system.kind = std::move(kind);
    out.edit.push_back(model::Insert{model.systems.size(), std::move(system)});
    model::Shape shape;
    shape.kind = model::ShapeKind::sphere;
    shape.name = out.name;
    shape.object = out.name;
    shape.position = {model::Value(0.15 * static_cast<double>(model.systems.size())), 0.0, model::Value(out.name + ".q[0]")};
    shape.size = {0.05};
    out.edit.push_back(model::Insert{model.views.shapes.size(), std::move(shape)});
    add_plot(model, out.name, "Position of " + out.name, model::TimePlot{{out.name + ".q[0]"}}, out.edit);
    model::OwnTimes times;
    times.shortest = times.longest = 1.0 / std::sqrt(40.0); // sqrt(m/k)
    suit_run(model, times, out.edit);
    return out;
}

EquationEdit first_order(const Model& model) {
    model::TakenNames taken(model);
    EquationEdit out{{}, taken.take("states")};
    const std::string x = out.name + ".x";
    model::FirstOrderNonlinear kind;
    kind.f = {x + "[1]", "-" + x + "[0] - 0.2*" + x + "[1]"};
    kind.x = {1.0, 0.0};
    model::System system;
    system.name = out.name;
    system.kind = std::move(kind);
    out.edit.push_back(model::Insert{model.systems.size(), std::move(system)});
    add_plot(model, out.name, "States of " + out.name, model::TimePlot{{x + "[0]", x + "[1]"}}, out.edit);
    model::OwnTimes times;
    times.shortest = times.longest = 1.0; // of the swing
    suit_run(model, times, out.edit);
    return out;
}

EquationEdit function(const Model& model) {
    model::TakenNames taken(model);
    EquationEdit out{{}, taken.take("wave")};
    model::Expression made;
    made.name = out.name;
    made.formula = "sin(2*pi*t)";
    // What a circuit is made into stands behind the model's own.
    const auto own = std::find_if(model.expressions.begin(), model.expressions.end(), [](const model::Expression& e) { return !e.circuit.empty(); });
    out.edit.push_back(model::Insert{static_cast<std::size_t>(own - model.expressions.begin()), std::move(made)});
    add_plot(model, out.name, "Function " + out.name, model::TimePlot{{out.name}}, out.edit);
    return out;
}

// The number of states of a first-order system.
std::size_t states_of(const model::System& system) {
    if (const auto* linear = std::get_if<model::FirstOrderLinear>(&system.kind)) return linear->x.size();
    if (const auto* general = std::get_if<model::FirstOrderNonlinear>(&system.kind)) return general->x.size();
    return 0;
}

bool takes_laws(const model::System& system) { return system.circuit.empty() && !system.repeat; }

EquationEdit interaction(const Model& model, std::string_view selected) {
    const model::System* on = nullptr;
    for (const model::System& system : model.systems)
        if (takes_laws(system) && (!on || on->name != selected)) on = &system;
    model::TakenNames taken(model);
    const bool first = model::is_first_order(on->kind);
    EquationEdit out{{}, taken.take(first ? "bound" : "wall")};
    model::Interaction made;
    made.name = out.name;
    made.between = {on->name};
    if (first) {
        const std::size_t n = states_of(*on);
        model::FirstOrderLinearRelation relation;
        relation.C = {model::ValueVector(n, 0.0)};
        relation.C[0][0] = 1.0;
        relation.B.assign(n, {0.0});
        relation.B[0][0] = 1.0;
        made.relation = std::move(relation);
        made.law = model::ComplementarityLaw{};
    } else {
        made.relation = model::LagrangianScleronomousRelation{{model::Value(on->name + ".q[0] + 0.05")}, {}};
        made.law = model::NewtonImpactLaw{0.8};
    }
    const auto own = std::find_if(model.interactions.begin(), model.interactions.end(), [](const model::Interaction& i) { return !i.circuit.empty(); });
    out.edit.push_back(model::Insert{static_cast<std::size_t>(own - model.interactions.begin()), std::move(made)});
    add_plot(model, out.name, first ? "Lambda of " + out.name : "Impulses of " + out.name,
             first ? model::PlotKind(model::TimePlot{{out.name + ".lambda[0]"}}) : model::PlotKind(model::StemPlot{out.name}), out.edit);
    return out;
}

} // namespace

NoEquation why_not(const Model& model, NewEquation kind) {
    const bool bodies = !model.bodies.empty();
    switch (kind) {
    case NewEquation::mechanical:
    case NewEquation::first_order:
        break;
    case NewEquation::function:
        if (!bodies && model.systems.empty()) return {"nothing is in the scene yet that moves", "first put in a system or a body"};
        break;
    case NewEquation::interaction:
        if (bodies && model.systems.empty()) return {"there is no system yet that it could act on: bodies meet by contact laws and joints", "first put in a system, or take those from the groups above"};
        if (std::none_of(model.systems.begin(), model.systems.end(), takes_laws)) return {"there is no system yet that it could act on", "first put in a system"};
        break;
    }
    return {};
}

Result<EquationEdit> add_equation(const Model& model, NewEquation kind, std::string_view selected) {
    if (NoEquation no = why_not(model, kind); !no.message.empty()) return fail(ErrorKind::input, std::move(no.message), std::move(no.remedy));
    switch (kind) {
    case NewEquation::mechanical: return mechanical(model);
    case NewEquation::first_order: return first_order(model);
    case NewEquation::function: return function(model);
    case NewEquation::interaction: break;
    }
    return interaction(model, selected);
}

} // namespace saltus::authoring
