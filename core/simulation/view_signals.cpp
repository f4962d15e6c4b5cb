// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/view_signals.h"

#include "core/model/names.h"
#include "core/simulation/observer.h"
#include "core/simulation/shape_text.h"

#include <string_view>
#include <unordered_set>
#include <variant>

namespace saltus::simulation {

namespace {

constexpr std::size_t kFewGuards = 64;

class ViewCollector {
public:
    ViewCollector(const model::Model& model, const Signals& signals, std::vector<std::string>& names) : signals_(signals), names_(names) {
        for (const model::Parameter& parameter : model.parameters) parameters_.insert(parameter.name);
    }

    void name(const std::string& signal) {
        if (signals_.find(signal)) names_.push_back(signal);
    }
    void formula(const model::Formula& formula) {
        if (formula.is_number()) return;
        for (const std::string& word : words_of(std::get<std::string>(formula.source)))
            if (!parameters_.contains(word)) name(word); // an observer has the values of parameters
    }
    // All rows of an interaction; "" for every one, a repeated one by its base name.
    void contact(const std::string& interaction) {
        for (const Channel& channel : signals_.catalogue().channels()) {
            const bool of_contact = channel.name.size() > channel.object.size() + 2 &&
                                    (channel.name.compare(channel.object.size(), 3, ".y[") == 0 ||
                                     channel.name.compare(channel.object.size(), 6, ".ydot[") == 0 ||
                                     channel.name.compare(channel.object.size(), 8, ".lambda[") == 0);
            if (!of_contact) continue;
            if (interaction.empty() || channel.object == interaction || channel.object.starts_with(interaction + '['))
                names_.push_back(channel.name);
        }
    }

    void operator()(const model::TimePlot& plot) {
        for (const std::string& channel : plot.channels) name(channel);
    }
    void operator()(const model::StemPlot& plot) { contact(plot.interaction); }
    void operator()(const model::PhasePlot& plot) { several({plot.x, plot.y}); }
    void operator()(const model::StroboscopicPlot& plot) { several({plot.phase, plot.x, plot.y}); }
    void operator()(const model::ImpactPlot& plot) {
        several({plot.x, plot.y});
        contact(plot.interaction);
    }
    void operator()(const model::PlanePlot& plot) { several({plot.signal, plot.x, plot.y}); }
    void operator()(const model::EnergyPlot&) {}
    void operator()(const model::LawPlot& plot) { contact(plot.interaction); }

    void several(std::initializer_list<std::string> signals) {
        for (const std::string& signal : signals) name(signal);
    }

private:
    const Signals& signals_;
    std::vector<std::string>& names_;
    std::unordered_set<std::string> parameters_;
};

} // namespace

Result<std::vector<std::string>> view_signals(const model::Model& model, const Signals& signals,
                                              std::span<const double> parameters) {
    std::vector<std::string> names;
    ViewCollector collect(model, signals, names);
    for (const model::Plot& plot : model.views.plots) std::visit(collect, plot.kind);
    if (model.views.phase_space)
        collect.several({model.views.phase_space->x, model.views.phase_space->y, model.views.phase_space->z});
    collect.several({model.views.gap, model.views.speed});
    auto shapes = expand_shapes(model, parameters);
    if (!shapes) return Unexpected(shapes.error());
    for (const model::Shape& shape : *shapes) {
        for (const model::Formula& formula : shape.position) collect.formula(formula);
        for (const model::Formula& formula : shape.size) collect.formula(formula);
        collect.formula(shape.angle);
        collect.formula(shape.profile);
    }
    std::unordered_set<std::string_view> bodies;
    for (const model::Body& body : model.bodies) bodies.insert(body.name);
    for (const Channel& channel : signals.catalogue().channels()) { // poses: without them bodies would be drawn where they started
        const std::string_view name = channel.name, object = channel.object;
        if (name.starts_with(object) && name.substr(object.size()).starts_with(".q[") && bodies.contains(model::base_of(object))) names.push_back(channel.name);
    }
    const std::vector<std::string> guards = signals.guards();
    if (guards.size() <= kFewGuards) names.insert(names.end(), guards.begin(), guards.end()); // to be found where plots are made
    for (const Channel& channel : signals.catalogue().channels())
        if (channel.object == "energy" || channel.name.find(".ydot[") != std::string::npos)
            names.push_back(channel.name);
    return names;
}

} // namespace saltus::simulation
