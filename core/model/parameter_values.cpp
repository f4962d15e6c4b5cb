// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/formula.h"
#include "core/formula/turns.h"
#include "core/model/names.h"
#include "core/model/parameter_numbers.h"
#include "core/model/validate.h"

#include <charconv>
#include <cmath>
#include <limits>

namespace saltus::model {

namespace {

using formula::ConstantValue;
using formula::Dimension;
using formula::Unit;

bool is_plain_number(std::string_view text) {
    const auto first = text.find_first_not_of(" \t"), last = text.find_last_not_of(" \t");
    if (first == std::string_view::npos) return false;
    text = text.substr(first, last - first + 1);
    if (text.front() == '+') text.remove_prefix(1);
    double number = 0.0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    return end.ec == std::errc() && end.ptr == text.data() + text.size();
}

std::string dimension_text(const Dimension& dimension) { return dimension.is_none() ? "no unit" : "the unit " + dimension.text(); }

// What a parameter's number may be: a number in `unit`, or a text with a unit of the same dimension.
Result<double> read_in(const Value& value, const std::optional<Unit>& unit, const Dimension& dimension, const Place& place) {
    const auto finite = [&](double number) -> Result<double> {
        if (std::isfinite(number)) return number;
        return fail(ErrorKind::input, "the value is " + number_text(number), "write a finite number", place);
    };
    const double factor = unit ? unit->to_si : 1.0;
    if (const double* number = std::get_if<double>(&value.source)) return finite(*number * factor);
    const std::string& text = std::get<std::string>(value.source);
    auto constant = formula::parse_constant(text, place);
    if (!constant) return Unexpected(placed(constant.error(), place));
    if (constant->dimension == dimension) {
        // "660" of a speed in degrees is 660 degrees, but "2*pi" says what it is.
        const bool bare = unit && !constant->unit && dimension.is_none() && is_plain_number(text);
        return finite(bare ? constant->si * factor : constant->si);
    }
    if (constant->dimension.is_none() && !constant->unit) return finite(constant->si * factor);
    return fail(ErrorKind::input, "'" + text + "' has " + dimension_text(constant->dimension) + ", but " + dimension_text(dimension) + " is needed",
                unit ? "write it in " + unit->symbol : dimension.is_none() ? "leave the unit out" : "use a unit of " + dimension.text(), place);
}

std::string shown(double si, const std::optional<Unit>& unit) {
    if (!unit) return number_text(si);
    // The file's own digits come back: 358 rpm, not 357.99999999999994 rpm.
    const double number = si / unit->to_si;
    const double rounded = std::round(number * 1e9) / 1e9;
    return number_text(std::abs(rounded - number) <= 1e-12 * std::abs(number) ? rounded : number) + ' ' + unit->symbol;
}

struct Kind { // of a parameter's numbers
    std::optional<Unit> unit;
    Dimension dimension;
};

Result<void> check_allowed(const Parameter& parameter, double value, double lowest, double highest, const std::optional<Unit>& unit,
                           const Place& place) {
    if (value < lowest || value > highest)
        return fail(ErrorKind::input,
                    parameter.name + " = " + shown(value, unit) + " is outside its range, " + shown(lowest, unit) + " to " + shown(highest, unit),
                    "choose a value inside, or widen the range in the scene", place);
    if (parameter.integer && value != std::floor(value))
        return fail(ErrorKind::input, parameter.name + " = " + shown(value, unit) + " is not an integer", "write a whole number", place);
    return {};
}

Result<ParameterValue> parameter_value(const Parameter& parameter, Dimension* dimension_out = nullptr) {
    const std::string object = "parameters." + parameter.name;
    const double inf = std::numeric_limits<double>::infinity();
    ParameterValue out;
    out.lowest = -inf;
    out.highest = inf;
    const Place place = at(parameter.value.place, object + ".value");
    Dimension dimension;
    if (!parameter.value.is_number()) {
        auto constant = formula::parse_constant(std::get<std::string>(parameter.value.source), place);
        if (!constant) return Unexpected(placed(constant.error(), place));
        out.unit = constant->unit;
        dimension = constant->dimension;
    }
    if (dimension_out) *dimension_out = dimension;
    Value own = parameter.value;
    if (own.is_number()) out.unit.reset();
    auto value = read_in(own, out.unit, dimension, place);
    if (!value) return Unexpected(value.error());
    out.value = *value;
    if (parameter.range) {
        const Place low_place = at(parameter.range->first.place, object + ".range[0]");
        const Place high_place = at(parameter.range->second.place, object + ".range[1]");
        auto lowest = read_in(parameter.range->first, out.unit, dimension, low_place);
        if (!lowest) return Unexpected(lowest.error());
        auto highest = read_in(parameter.range->second, out.unit, dimension, high_place);
        if (!highest) return Unexpected(highest.error());
        if (!(*lowest < *highest))
            return fail(ErrorKind::input,
                        "the range of " + parameter.name + " goes from " + shown(*lowest, out.unit) + " to " + shown(*highest, out.unit),
                        "write the lower end first, and a higher one after it", low_place);
        out.lowest = *lowest;
        out.highest = *highest;
    }
    if (auto allowed = check_allowed(parameter, out.value, out.lowest, out.highest, out.unit, place); !allowed) return Unexpected(allowed.error());
    return out;
}

// run.step, run.end: times.
Result<double> positive_time(const Value& value, const char* object, const char* what) {
    const Place place = at(value.place, object);
    double time = 0.0;
    if (const double* number = std::get_if<double>(&value.source)) {
        time = *number;
    } else {
        const std::string& text = std::get<std::string>(value.source);
        auto constant = formula::parse_constant(text, place);
        if (!constant) return Unexpected(placed(constant.error(), place));
        static const Dimension second = formula::parse_unit("s").value().dimension;
        if (!(constant->dimension == second || (constant->dimension.is_none() && !constant->unit)))
            return fail(ErrorKind::input, std::string(what) + " is a time, but '" + text + "' has " + dimension_text(constant->dimension),
                        "write for example \"0.1 ms\"", place);
        time = constant->si;
    }
    if (!(time > 0.0) || !std::isfinite(time))
        return fail(ErrorKind::input, std::string(what) + " is " + number_text(time) + " s", "it must be a finite time above 0", place);
    return time;
}

} // namespace

Result<std::vector<ParameterValue>> parameter_values(const Model& model) {
    std::vector<ParameterValue> values;
    values.reserve(model.parameters.size());
    for (const Parameter& parameter : model.parameters) {
        auto value = parameter_value(parameter);
        if (!value) return Unexpected(value.error());
        values.push_back(std::move(*value));
    }
    return values;
}

Result<std::vector<double>> parameter_numbers(const Model& model) {
    const auto values = parameter_values(model);
    if (!values) return Unexpected(values.error());
    std::vector<double> numbers;
    numbers.reserve(values->size());
    for (const ParameterValue& value : *values) numbers.push_back(value.value);
    return numbers;
}

Result<double> parse_parameter(const Model& model, std::string_view name, std::string_view text) {
    for (const Parameter& parameter : model.parameters) {
        if (parameter.name != name) continue;
        Dimension dimension;
        auto own = parameter_value(parameter, &dimension);
        if (!own) return Unexpected(own.error());
        Place place;
        place.object = parameter.name;
        const auto turns = own->unit ? formula::turns_typed_as_hertz(text, own->unit->symbol) : std::nullopt;
        auto value = read_in(Value(turns.value_or(std::string(text))), own->unit, dimension, place);
        if (!value) return Unexpected(value.error());
        if (auto allowed = check_allowed(parameter, *value, own->lowest, own->highest, own->unit, place); !allowed)
            return Unexpected(allowed.error());
        return *value;
    }
    std::vector<std::string> names;
    for (const Parameter& parameter : model.parameters) names.push_back(parameter.name);
    const std::string near = nearest_name(name, names);
    std::string list;
    for (const std::string& known : names) list += (list.empty() ? "" : ", ") + known;
    return fail(ErrorKind::input, "there is no parameter named '" + std::string(name) + "'",
                !near.empty() ? "did you mean '" + near + "'?" : list.empty() ? "this scene has no parameters" : "the parameters are " + list);
}

Result<double> step_size(const Run& run) { return positive_time(run.step, "run.step", "the step"); }
Result<double> end_time(const Run& run) { return positive_time(run.end, "run.end", "the end"); }
Result<double> longest_step(const Run& run) {
    if (!run.max_step) return HUGE_VAL;
    return positive_time(*run.max_step, "run.integrator.max_step", "the longest step");
}

} // namespace saltus::model
