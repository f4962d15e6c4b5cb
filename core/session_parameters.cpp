// SPDX-License-Identifier: GPL-3.0-or-later
// Live changes of parameters.
#include "core/model/drawn_values.h"
#include "core/model/validate.h"
#include "core/session_impl.h"
#include "core/simulation/starts.h"

#include <algorithm>
#include <cmath>

namespace saltus {

Place parameter_place(const model::Parameter& parameter) {
    Place place;
    place.object = "parameters." + parameter.name;
    return place;
}

Result<void> parameter_in_range(const model::Parameter& parameter, const model::ParameterValue& range, double value) {
    const std::string unit = range.unit ? ' ' + range.unit->symbol : std::string();
    const double factor = range.unit ? range.unit->to_si : 1.0;
    if (!std::isfinite(value))
        return fail(ErrorKind::input, "the new value of " + parameter.name + " is not a finite number", "give a number", parameter_place(parameter));
    // A slider at its end must not fail by a rounding of the unit.
    const double slack = 1e-12 * std::max(std::abs(range.lowest), std::abs(range.highest));
    const bool bounded = std::isfinite(slack);
    if (value < range.lowest - (bounded ? slack : 0.0) || value > range.highest + (bounded ? slack : 0.0))
        return fail(ErrorKind::input, parameter.name + " = " + model::number_text(value / factor) + unit + " is outside its range",
                    "choose a value from " + model::number_text(range.lowest / factor) + " to " + model::number_text(range.highest / factor) + unit,
                    parameter_place(parameter));
    return {};
}

Result<void> Session::set_parameter(std::string_view name, double value) {
    Impl& self = *impl_;
    const auto& parameters = self.model().parameters;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (parameters[i].name != name) continue;
        if (auto fits = parameter_in_range(parameters[i], self.program().ranges[i], value); !fits) return fits;
        if (parameters[i].integer)
            return fail(ErrorKind::input, parameters[i].name + " is a count: it cannot change while a run goes on",
                        "start the run again with the new value", parameter_place(parameters[i]));
        return self.set_parameter(i, value);
    }
    return Unexpected(model::parse_parameter(self.model(), name, "0").error()); // that there is none of this name, and which there are
}

Result<void> Session::Impl::set_parameter(std::size_t index, double value) {
    const Layout& at = layout();
    const State before = state;
    const std::vector<double> old_rates(assembled->drive_rate.begin(), assembled->drive_rate.end()),
        old_values(parameter_values().begin(), parameter_values().end());
    double* x = state.numbers.data();
    if (bits(x[at.parameters + index]) == bits(value)) return {};
    if (auto drawn_well = check_drawing(index, value); !drawn_well) return drawn_well;

    double energy_before = 0.0;
    if (energy_on) {
        energies->momentary(state);
        energy_before = x[at.energy + simulation::total];
    }
    const auto undo = [&](Error error) -> Result<void> {
        state = before;
        if (auto back = assembled->evaluate(old_values); !back) return back;
        stepper->parameters_changed(state);
        return Unexpected(std::move(error));
    };
    simulation::ChangedRelations relations(*assembled, *stepper, before);
    x[at.parameters + index] = value;
    if (auto done = assembled->evaluate(parameter_values()); !done) return undo(done.error());
    const double time = x[at.time];
    for (std::size_t d = 0; d < at.drives; ++d) {
        double& anchor_time = x[at.anchors + 2 * d];
        double& anchor_angle = x[at.anchors + 2 * d + 1];
        if (state.step == 0) {
            anchor_angle = assembled->drive_start[d];
        } else if (bits(old_rates[d]) != bits(assembled->drive_rate[d])) {
            anchor_angle += old_rates[d] * (time - anchor_time);
            anchor_time = time;
        }
    }
    if (!stepper->settle(state)) {
        Error error = stepper->explain(state);
        error.kind = ErrorKind::input;
        return undo(std::move(error));
    }
    simulation::EqualityFindings mended = relations.mend(state);
    if (!mended.errors.empty()) return undo(std::move(mended.errors.front()));
    for (std::string& remark : mended.remarks)
        events->add_notice({NoticeKind::information, time, state.step, std::move(remark)});
    if (events->has_news()) events->hand_on(*recording);
    if (energy_on) { // a spring made stiffer while it is bent: work from outside
        energies->momentary(state);
        x[at.energy + simulation::input] += x[at.energy + simulation::total] - energy_before;
        stepper->books_changed(state);
    }
    told_changes.reset();
    changes.push_back({state.step, model().parameters[index].name, value, std::nullopt});
    recording->add_parameter_change(
        {time, static_cast<std::int64_t>(recording->rows()), static_cast<std::uint32_t>(index), value});
    return {};
}

Result<void> Session::Impl::check_drawing(std::size_t index, double value) {
    if (model().views.shapes.empty()) return {};
    std::vector<double> values(parameter_values().begin(), parameter_values().end());
    if (!drawn) {
        auto made = model::DrawnValues::create(model(), values);
        if (!made) return Unexpected(std::move(made.error().front()));
        drawn = std::move(*made);
    }
    values[index] = value;
    if (Errors errors = drawn->errors(values); !errors.empty()) return Unexpected(std::move(errors.front()));
    return {};
}

std::vector<double> Session::parameters() const {
    const auto values = impl_->parameter_values();
    return {values.begin(), values.end()};
}

} // namespace saltus
