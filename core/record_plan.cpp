// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record_plan.h"

#include "core/model/remarks.h"
#include "core/model/unit_remarks.h"
#include "core/simulation/view_signals.h"

#include <algorithm>

namespace saltus {

RecordPlan::RecordPlan(const RunOptions& options, const model::Model& model, const model::ModelGraph& graph, const simulation::Assembled& assembled)
    : asked(options.record), views(options.record_views), signals(model, graph, assembled) {}

// Which signals are recorded.
Errors RecordPlan::choose(const model::Model& model, model::ModelGraph& graph, const simulation::Assembled& assembled, std::span<const double> values) {
    std::vector<std::string> names = asked ? *asked : model.run.record;
    if (!asked && names.empty()) names = signals.usual();
    // The same scene goes by time steps too, beside its event-driven run for one.
    if (!asked && !assembled.scheme.events)
        std::erase_if(names, [&](const std::string& name) {
            const bool without = model::is_guard_signal(name) && !signals.find(name);
            if (without) left_out.push_back("'" + name + "' is not recorded: it is a guard, which event-driven runs alone have");
            return without;
        });
    if (views) {
        auto more = simulation::view_signals(model, signals, values);
        if (!more) return {more.error()};
        names.insert(names.end(), more->begin(), more->end());
        for (const model::Expression& e : model.expressions) // voltages and currents, which its drawing shows
            if (!e.circuit.empty()) names.push_back(e.name);
    }
    if (asked)
        for (const std::string& name : *asked)
            if (auto added = signals.add_formula(graph, name); !added) return {added.error()};
    const auto chosen = signals.choose(names, graph);
    if (!chosen) return {chosen.error()};
    writer.emplace(signals, graph, assembled.layout, *chosen);
    return {};
}

void RecordPlan::look_at_units(const model::Model& model) {
    unit_remarks = model::unit_remarks(model, [this](std::string_view name) {
        const auto column = signals.find(name);
        return column ? signals.catalogue()[*column].unit : std::string();
    });
    if (unit_remarks.size() <= model::kMostErrors) return;
    const std::size_t more = unit_remarks.size() - model::kMostErrors;
    unit_remarks.resize(model::kMostErrors);
    unit_remarks.push_back({ErrorKind::input, "and " + std::to_string(more) + " more remarks on units", {}, {}});
}

Result<std::shared_ptr<const RecordPlan>, Errors> RecordPlan::of(Compilation& made, const RunOptions& options, MakingQuestion& question) {
    const Program::Impl& program = made.program->impl();
    {
        const std::lock_guard lock(program.plan_lock);
        if (program.plan && program.plan->asked == options.record && program.plan->views == options.record_views) return program.plan;
    }
    if (!made.graph) {
        question.now("reading formulas");
        auto graph = model::ModelGraph::create(program.model, program.parameters);
        if (!graph) return Unexpected(std::move(graph.error()));
        made.graph.emplace(std::move(*graph));
    }
    std::shared_ptr<RecordPlan> plan(new RecordPlan(options, program.model, *made.graph, *made.assembled));
    if (Errors errors = plan->choose(program.model, *made.graph, *made.assembled, made.parameters); !errors.empty()) return Unexpected(std::move(errors));
    question.now("looking at units");
    plan->look_at_units(program.model);
    plan->remarks = model::remarks(program.model, made.assembled->scheme.h, program.end);
    const std::lock_guard lock(program.plan_lock);
    program.plan = std::move(plan);
    return program.plan;
}

} // namespace saltus
