// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/sections.h"

#include "core/analysis/graph_at_values.h"

#include <array>

namespace saltus {

namespace {

// Values that may use the model's parameters, at their values in the model.
Result<std::vector<double>> evaluate(const model::Model& model, const std::vector<const model::Value*>& values) {
    bool all_numbers = true;
    std::vector<double> numbers;
    for (const model::Value* value : values) {
        all_numbers = all_numbers && value->is_number();
        if (all_numbers) numbers.push_back(std::get<double>(value->source));
    }
    if (all_numbers) return numbers;

    auto ready = graph_at_values(model);
    if (!ready) return Unexpected(ready.error());
    std::vector<formula::Expr> expressions;
    std::vector<Place> places;
    for (const model::Value* value : values) {
        auto expression = ready->graph.parse(*value);
        if (!expression) return Unexpected(expression.error());
        expressions.push_back(*expression);
        places.push_back(value->place);
    }
    auto evaluated = ready->graph.evaluate(expressions, ready->parameters, places);
    if (!evaluated) return Unexpected(evaluated.error().front());
    return std::move(*evaluated);
}

} // namespace

Between between_rows(const model::Model& model) { return model.run.integrator == model::IntegratorKind::event_driven ? Between::smooth : Between::lines; }

Result<PlotSection> section_of(const model::Model& model, const model::Plot& plot) {
    const Between between = between_rows(model);
    if (const auto* strobe = std::get_if<model::StroboscopicPlot>(&plot.kind)) {
        auto numbers = evaluate(model, {&strobe->period, &strobe->offset});
        if (!numbers) return Unexpected(numbers.error());
        return PlotSection{StroboscopicSection{strobe->phase, (*numbers)[0], (*numbers)[1]}, strobe->x, strobe->y, between};
    }
    if (const auto* impact = std::get_if<model::ImpactPlot>(&plot.kind))
        return PlotSection{ImpactSection{impact->interaction}, impact->x, impact->y, between};
    if (const auto* plane = std::get_if<model::PlanePlot>(&plot.kind)) {
        auto numbers = evaluate(model, {&plane->level});
        if (!numbers) return Unexpected(numbers.error());
        return PlotSection{PlaneSection{plane->signal, (*numbers)[0], plane->direction}, plane->x, plane->y, between};
    }
    Place place = plot.place;
    place.object = "views.plots." + plot.name;
    return fail(ErrorKind::input, "the plot \"" + plot.name + "\" is not a section",
                "name a plot of kind stroboscopic, impact-map or plane", std::move(place));
}

} // namespace saltus
