// SPDX-License-Identifier: GPL-3.0-or-later
// A field's value as a parameter with a slider, and back.
#include "core/model/free_name.h"
#include "core/model/names.h"
#include "core/model/properties.h"
#include "core/model/property_context.h"
#include "core/model/rename.h"
#include "core/model/typed_value.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace saltus::model {

namespace {

std::string owner_name(const Model& model, const Target& target) {
    if (const auto* at = std::get_if<Location>(&target)) return std::string(name_at(model, at->part, at->at));
    return std::get<Setting>(target) == Setting::world ? "world" : "run";
}

std::optional<Property> property_of(const Model& model, const Target& target, PropertyId id) {
    for (Property& p : properties(model, target))
        if (p.id.owner == id.owner && p.id.key == id.key && p.id.item == id.item) return std::move(p);
    return std::nullopt;
}

// 1, 2 or 5 times a power of ten, not below |x|.
double round_up(double x) {
    const double power = std::pow(10.0, std::floor(std::log10(std::abs(x))));
    for (const double step : {1.0, 2.0, 5.0, 10.0})
        if (step * power >= std::abs(x) * (1.0 - 1e-12)) return std::copysign(step * power, x);
    return x;
}

// Where a slider of this number may go: inside the bounds, the number well inside it. All in the number's own unit.
std::pair<double, double> range_for(double number, double low, double high, bool above_low) {
    if (std::isfinite(low) && std::isfinite(high)) return {low, high};
    const double reach = number == 0.0 ? 1.0 : round_up(2.0 * std::abs(number));
    double least = std::isfinite(low) ? (above_low ? round_up(std::abs(number) / 10.0) : low) : number < 0.0 ? -reach : number == 0.0 ? -reach : 0.0;
    double most = std::isfinite(high) ? high : number < 0.0 && !std::isfinite(low) ? 0.0 : reach;
    if (least >= number) least = above_low ? number / 2.0 : std::min(least, number);
    return {least, std::max(most, number)};
}

} // namespace

Result<Edit, Refusal> pin(const Model& model, const Target& target, PropertyId id) {
    if (const Parameter* known = parameter_of(model, target, id)) { // a parameter already: its slider is shown
        Parameter pinned = *known;
        pinned.pinned = true;
        return Edit{Replace{static_cast<std::size_t>(known - model.parameters.data()), Item(std::move(pinned))}};
    }
    const auto property = property_of(model, target, id);
    const std::string text = property_text(model, target, id);
    if (!property || text.empty()) return Unexpected(refuse("there is no number to pin", "write one first"));
    if (std::holds_alternative<Setting>(target) && std::get<Setting>(target) == Setting::run)
        return Unexpected(refuse("settings of the run are no parameters", "change them here"));
    if (property->info.measure == Measure::count && property->id.owner != Owner::repeat && !(id.key == Key::size))
        return Unexpected(refuse("this count is no parameter", "change it here"));
    if (std::get_if<Location>(&target) && std::get<Location>(target).part == Part::parameter) return Unexpected(refuse("a parameter's value is a number already", "pin the parameter itself"));
    const TypedValues values(model);
    const auto now = values.quantity(text);
    if (!now || !std::isfinite(now->si)) return Unexpected(refuse("'" + text + "' is no number: it cannot be a slider", "pin one of the parameters in it"));

    std::string_view unit = property->unit;
    std::string entry_label;
    if (id.row >= 0 && static_cast<std::size_t>(id.row) < property->entries.size()) {
        entry_label = property->entries[static_cast<std::size_t>(id.row)];
        if (!property->units.empty()) unit = property->units[static_cast<std::size_t>(id.row)];
    } else if (id.row >= 0) {
        entry_label = std::to_string(id.row) + (id.column >= 0 ? "_" + std::to_string(id.column) : std::string());
    }
    const std::string owner = owner_name(model, target);
    Parameter made;
    made.name = free_name(model, owner + '_' + word_of(id.key) + (id.owner == Owner::shape || id.owner == Owner::coordinate ? std::to_string(id.item) : "") +
                                     (entry_label.empty() ? "" : '_' + entry_label));
    // In the unit that its author wrote, else in SI.
    const std::string symbol = now->unit ? now->unit->symbol : std::string(unit);
    const double to_si = now->unit ? now->unit->to_si : 1.0;
    const double number = now->unit ? now->si / to_si : now->si;
    made.value = now->unit ? Value(text) : symbol.empty() ? Value(number) : Value(number_text(number) + ' ' + symbol);
    const bool any_sign = property->info.entries == Entries::rotation || property->info.entries == Entries::inertia;
    const Bounds bounds = any_sign ? Bounds{} : property->info.bounds;
    const auto range = range_for(number, bounds.low / to_si, bounds.high / to_si, bounds.above_low);
    made.range = {Value(range.first), Value(range.second)};
    made.label = std::string(property->info.label) + (entry_label.empty() ? "" : ' ' + entry_label) + " of " + owner;
    made.help = property->info.help;
    made.pinned = true;
    made.integer = property->info.measure == Measure::count;
    if (made.integer) made.range = {Value(1.0), Value(std::max(2.0, round_up(2.0 * number)))};

    Model next = model;
    next.parameters.push_back(made);
    const Target one[] = {target};
    auto field = set_property(next, one, id, made.name);
    if (!field) return Unexpected(std::move(field.error()));
    Edit edit{Insert{model.parameters.size(), Item(std::move(made))}};
    for (Change& change : *field) edit.push_back(std::move(change));
    return edit;
}

Result<Edit, Refusal> unpin(const Model& model, const Target& target, PropertyId id) {
    const Parameter* parameter = parameter_of(model, target, id);
    if (!parameter) return Unexpected(refuse("no parameter stands here", ""));
    const auto index = static_cast<std::size_t>(parameter - model.parameters.data());
    Model next = model;
    const Target one[] = {target};
    auto field = set_property(model, one, id, parameter->value.formula());
    if (field) apply(next, *field);
    if (!field || field->empty() || !users(next, {Part::parameter, index}).empty()) {
        Parameter loose = *parameter;
        loose.pinned = false;
        return Edit{Replace{index, Item(std::move(loose))}};
    }
    field->push_back(Remove{Part::parameter, index});
    return std::move(*field);
}

} // namespace saltus::model
