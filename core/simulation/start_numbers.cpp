// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/start_numbers.h"

#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/model/parameter_graph.h"
#include "core/simulation/assembled.h"

#include <algorithm>
#include <variant>

namespace saltus::simulation {

namespace {

// The copies of each block stand side by side.
template <class Copy>
std::span<const Copy> copies_of(const std::vector<Copy>& all, std::size_t source) {
    const auto first = std::lower_bound(all.begin(), all.end(), source, [](const Copy& copy, std::size_t s) { return copy.source < s; });
    const auto last = std::upper_bound(first, all.end(), source, [](std::size_t s, const Copy& copy) { return s < copy.source; });
    return {first, last};
}

} // namespace

void StartNumbers::Part::add(const formula::Graph& graph, formula::Expr expr, std::size_t target, const Place& place) {
    if (const auto constant = tape.add(graph, expr, target, place)) constants.emplace_back(target, *constant);
}

Result<void> StartNumbers::Part::assign(std::span<const double> parameter_values, double* values, std::vector<double>& work) const {
    for (const auto& [target, value] : constants) values[target] = value;
    return tape.assign(parameter_values, values, work);
}

std::shared_ptr<const StartNumbers> StartNumbers::create(const model::Model& model, std::span<const model::ChangedStart> changed, const Structure& structure,
                                                         std::span<const double> parameter_values) {
    auto names = model::ParameterGraph::create(model);
    const auto expanded = model::expand(model, parameter_values);
    if (!names || !expanded) return nullptr;
    const NumberPlaces& at = (structure.equations ? *structure.equations : structure).places;
    auto out = std::make_shared<StartNumbers>();
    for (const model::ChangedStart& start : changed) {
        const auto expr = names->graph.parse(start.value->formula());
        if (!expr) return nullptr;
        const Place place = model::at(start.value->place, start.object);
        if (start.of >= Of::position) {
            for (const model::ExpandedBody& copy : copies_of(expanded->bodies, start.source)) {
                out->bodies_.add(names->graph, *expr, out->targets_.size(), place);
                out->targets_.push_back({static_cast<std::uint32_t>(&copy - expanded->bodies.data()), static_cast<std::uint32_t>(start.component), start.of});
            }
            continue;
        }
        const std::size_t first = (start.of == Of::q ? at.q0 : start.of == Of::v ? at.v0 : at.x0).first;
        const bool all = std::holds_alternative<model::LagrangianDiagonal>(model.systems[start.source].kind);
        for (const model::ExpandedSystem& copy : copies_of(expanded->systems, start.source))
            for (std::size_t i = all ? 0 : start.component; i < (all ? copy.size : start.component + 1); ++i)
                out->systems_.add(names->graph, *expr, first + copy.offset + i, place);
    }
    for (Part* part : {&out->systems_, &out->bodies_}) part->tape.compile(names->graph, names->parameters);
    return out;
}

Result<void> StartNumbers::bodies(std::span<const double> parameter_values, std::vector<double>& values, std::vector<double>& work) const {
    values.assign(targets_.size(), 0.0);
    return bodies_.assign(parameter_values, values.data(), work);
}

Result<void> StartNumbers::append_bodies(std::span<const double> parameter_values, std::vector<double>& out) const {
    std::vector<double> values, work;
    auto done = bodies(parameter_values, values, work);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Target& to = targets_[i];
        out.insert(out.end(), {static_cast<double>(to.body), static_cast<double>(to.of), static_cast<double>(to.component), values[i]});
    }
    return done;
}

} // namespace saltus::simulation
