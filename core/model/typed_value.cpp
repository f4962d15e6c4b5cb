// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/typed_value.h"

#include "core/formula/outline.h"
#include "core/formula/turns.h"
#include "core/model/names.h"
#include "core/model/parameter_graph.h"
#include "core/model/split.h"
#include "core/model/validate.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace saltus::model {

namespace {

using formula::ConstantValue;
using formula::Dimension;
using formula::Unit;

std::optional<double> plain_number(std::string_view text) {
    if (!text.empty() && text.front() == '+') text.remove_prefix(1);
    double number = 0.0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || end.ec != std::errc() || end.ptr != text.data() + text.size()) return std::nullopt;
    const char first = text.front() == '-' && text.size() > 1 ? text[1] : text.front();
    if (!((first >= '0' && first <= '9') || first == '.')) return std::nullopt; // "inf" and "nan" are words
    return number;
}

bool is_pure(std::string_view unit) { return unit.empty(); }

// The dimension of a unit that we wrote ourselves.
Dimension dimension_of(std::string_view unit) {
    if (unit.empty()) return {};
    const auto parsed = formula::parse_unit(unit);
    return parsed ? parsed->dimension : Dimension{};
}

// The name or unit at this column (from 1) of a text.
std::string_view word_at(std::string_view text, int column) {
    std::size_t at = 0;
    for (int c = 1; c < column && at < text.size(); ++c) {
        ++at;
        while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0u) == 0x80u) ++at;
    }
    std::size_t end = at;
    const auto part = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || (static_cast<unsigned char>(c) & 0x80u) != 0;
    };
    while (end < text.size() && part(text[end])) ++end;
    return text.substr(at, end - at);
}

Refusal refusal(std::string message, std::string remedy, std::vector<std::string> instead = {}) {
    return {Error{ErrorKind::input, std::move(message), std::move(remedy), {}}, std::move(instead)};
}

// text: what was typed; "[N/m]" stays so.
std::string in_unit(double si, const std::optional<Unit>& unit, std::string_view text) {
    if (!unit) return number_text(si);
    return number_text(si / unit->to_si) + ' ' + (text.find('[') == std::string_view::npos ? unit->symbol : formula::unit_behind_number(unit->symbol));
}

} // namespace

namespace {

struct Quantity {
    std::string_view unit, word;
};

const Quantity* quantity_of(const Dimension& dimension) {
    static constexpr std::array kQuantities{Quantity{"m", "a length"},          Quantity{"s", "a time"},           Quantity{"kg", "a mass"},
                                       Quantity{"m/s", "a speed"},         Quantity{"m/s^2", "an acceleration"}, Quantity{"1/s", "a rate"},
                                       Quantity{"N", "a force"},           Quantity{"N m", "a moment"},       Quantity{"N/m", "a stiffness"},
                                       Quantity{"N s/m", "a damping"},     Quantity{"Pa", "a pressure"},      Quantity{"W", "a power"},
                                       Quantity{"kg/m^3", "a density"},    Quantity{"m^2", "an area"},        Quantity{"m^3", "a volume"},
                                       Quantity{"kg m^2", "a moment of inertia"}, Quantity{"V", "a voltage"}, Quantity{"A", "a current"}};
    for (const Quantity& q : kQuantities)
        if (dimension_of(q.unit) == dimension) return &q;
    return nullptr;
}

} // namespace

std::string quantity_word(const Dimension& dimension) {
    if (dimension.is_none()) return "a plain number";
    const Quantity* const known = quantity_of(dimension);
    return known ? std::string(known->word) : "a value in " + dimension.text();
}

std::string unit_text(const Dimension& dimension) {
    const Quantity* const known = quantity_of(dimension);
    return known ? std::string(known->unit) : dimension.text();
}

Error wrong_unit(std::string_view text, const Dimension& dimension, const std::string& what, std::string_view unit) {
    const std::string is = quantity_word(dimension), needed = quantity_word(dimension_of(unit)), typed_text(text), wanted(unit);
    return {ErrorKind::input,
            is_pure(unit) ? '\'' + typed_text + "' is " + is + "; " + what + " is a plain number"
                          : '\'' + typed_text + "' is " + is + "; " + what + " needs " + needed + ", " + wanted,
            "use another unit", {}};
}

std::optional<Error> misplaced_angle(std::string_view text, const std::string& what, std::string_view unit) {
    if (unit.find("rad") != std::string_view::npos || formula::has_angle(unit) || formula::is_angle_per_time(unit)) return std::nullopt;
    const auto value = formula::parse_constant(text);
    if (!value || !value->unit || !formula::has_angle(value->unit->symbol)) return std::nullopt;
    const bool alone = value->dimension.is_none();
    if (!alone && value->dimension != dimension_of(unit)) return std::nullopt;
    if (is_pure(unit)) return Error{ErrorKind::input, '\'' + std::string(text) + "' is an angle; " + what + " is a plain number", "use another unit", {}};
    const std::string needed = quantity_word(dimension_of(unit)), typed_text(text), wanted(unit), is = alone ? "an angle" : "a value by an angle";
    return Error{ErrorKind::input, '\'' + typed_text + "' is " + is + "; " + what + " needs " + needed + ", " + wanted, alone ? "use another unit" : "leave the angle out of the unit", {}};
}

TypedValues::TypedValues(const Model& model) : model_(model) {
    const auto values = parameter_values(model);
    for (std::size_t i = 0; values && i < values->size(); ++i) {
        const ParameterValue& v = (*values)[i];
        ConstantValue known{v.value, v.unit, {}};
        if (!model.parameters[i].value.is_number())
            if (const auto constant = formula::parse_constant(std::get<std::string>(model.parameters[i].value.source))) known.dimension = constant->dimension;
        parameters_.emplace(model.parameters[i].name, known);
    }
}

bool TypedValues::is_function(std::string_view name) const {
    return std::any_of(model_.functions.begin(), model_.functions.end(),
                       [&](const Function& f) { return std::string_view(f.signature).substr(0, f.signature.find('(')) == name; });
}

bool TypedValues::is_known(std::string_view name, const WantedValue& wanted) const {
    const std::string_view base = name.substr(0, name.find_first_of(".["));
    if (base == "pi" || base == "inf") return true;
    if (std::find(wanted.indices.begin(), wanted.indices.end(), base) != wanted.indices.end()) return true;
    const auto is = [&](const auto& part) { return part.name == base; };
    if (!wanted.constant && std::any_of(model_.parameters.begin(), model_.parameters.end(), is)) return true;
    if (!wanted.constant && std::any_of(model_.expressions.begin(), model_.expressions.end(), is)) return true; // of parameters, perhaps
    if (wanted.use == Use::parameters) return false;
    if (base == "t" || std::any_of(model_.drives.begin(), model_.drives.end(), is)) return true;
    if (base == "energy" || base == "contacts") return true;
    const auto in = [&](const auto& list) { return std::any_of(list.begin(), list.end(), is); };
    return wanted.use == Use::states && (in(model_.systems) || in(model_.interactions) || in(model_.bodies) || in(model_.joints));
}

Result<ConstantValue> TypedValues::compute(std::string_view text) const {
    return formula::parse_quantity(text, [this](std::string_view name) -> std::optional<ConstantValue> {
        const auto found = parameters_.find(std::string(name));
        if (found == parameters_.end()) return std::nullopt;
        return found->second;
    });
}

std::optional<ConstantValue> TypedValues::quantity(std::string_view text) const {
    if (auto made = compute(text)) return *made;
    // Functions of the scene: the graph computes them, without dimensions.
    std::vector<double> values;
    for (const Parameter& p : model_.parameters) {
        const auto known = parameters_.find(p.name);
        if (known == parameters_.end()) return std::nullopt;
        values.push_back(known->second.si);
    }
    auto names = ParameterGraph::create(model_);
    if (!names) return std::nullopt;
    const auto expr = names->graph.parse(text);
    if (!expr) return std::nullopt;
    const std::array outputs{*expr};
    const formula::Tape tape = formula::Tape::compile(names->graph, outputs, names->parameters);
    std::vector<double> workspace(tape.workspace_size());
    double out = 0.0;
    tape.evaluate(values.data(), &out, workspace.data());
    return ConstantValue{out, {}, {}};
}

Refusal TypedValues::misspelt(Error error, std::string_view text, const WantedValue& wanted) const {
    Refusal made{std::move(error), {}};
    const std::string_view word = word_at(text, made.error.place.column);
    if (word.empty()) return made;
    // A unit stands behind a number; anything else is a name.
    const auto before = text.substr(0, static_cast<std::size_t>(word.data() - text.data())).find_last_not_of(" \t");
    const bool behind_number = before != std::string_view::npos && ((text[before] >= '0' && text[before] <= '9') || text[before] == '.');
    std::string near;
    if (behind_number || made.error.message.find("unit") != std::string::npos) {
        near = formula::nearest_unit(word, dimension_of(wanted.unit));
    } else if (!is_known(word, wanted)) {
        std::vector<std::string> names;
        const auto add = [&](const auto& list) {
            for (const auto& part : list) names.push_back(part.name);
        };
        if (!wanted.constant) add(model_.parameters);
        if (wanted.use != Use::parameters) {
            names.emplace_back("t");
            add(model_.drives);
            add(model_.expressions);
        }
        if (wanted.use == Use::states) add(model_.systems), add(model_.interactions), add(model_.bodies), add(model_.joints);
        near = nearest_name(word, names);
    }
    if (near.empty() || near == word) return made;
    std::string better(text);
    better.replace(static_cast<std::size_t>(word.data() - text.data()), word.size(), near);
    made.instead.push_back(std::move(better));
    if (made.error.remedy.empty() || made.error.remedy.find("did you mean") != std::string::npos) made.error.remedy = "did you mean '" + near + "'?";
    return made;
}

// Whether the text is a formula of names that may stand there.
std::optional<Refusal> TypedValues::names(std::string_view text, const WantedValue& wanted) const {
    std::vector<std::pair<std::string, double>> constants;
    for (const std::string& index : wanted.indices) constants.emplace_back(index, 0.0);
    const formula::OutlineNames context{[&](std::string_view name) { return is_known(name, wanted); },
                                        [&](std::string_view name) { return is_function(name); }, constants};
    const auto outline = formula::outline(text, context);
    if (!outline) return misspelt(outline.error(), text, wanted);
    for (const formula::OutlineNode& node : outline->nodes) {
        using Kind = formula::OutlineNode::Kind;
        const std::string_view base = std::string_view(node.text).substr(0, node.text.find_first_of(".["));
        const bool unknown_name = node.kind == Kind::name && !is_known(node.text, wanted);
        const bool unknown_call = node.kind == Kind::call && !is_function(node.text) && node.text != "clamp";
        if (!unknown_name && !unknown_call) continue;
        Place place;
        place.column = static_cast<int>(node.column) + 1;
        std::string remedy;
        if (find(model_, base) && wanted.use != Use::states)
            remedy = wanted.constant ? "write a number; parameters have no place here"
                     : wanted.use == Use::parameters ? "use numbers, units and parameters"
                                                     : "use t, drives, expressions and parameters";
        else
            remedy = unknown_call ? "define it under functions" : "make it a parameter, or use one that exists";
        const bool exists = find(model_, base).has_value();
        return misspelt({ErrorKind::input, "'" + node.text + "' " + (exists ? "cannot be used here" : "is not known"), std::move(remedy), place}, text, wanted);
    }
    return std::nullopt;
}

std::optional<Refusal> TypedValues::number(double si, std::string_view text, const std::optional<Unit>& unit, const WantedValue& wanted) const {
    const Bounds& b = wanted.bounds;
    const std::string written = plain_number(text) || unit ? std::string(text) : std::string(text) + " = " + number_text(si);
    if (std::isnan(si) || (std::isinf(si) && !wanted.infinite)) return refusal(wanted.what + " is not finite: " + written, "write a finite number");
    const double inf = std::numeric_limits<double>::infinity();
    if (si < b.low || si > b.high || (b.above_low && si == b.low)) {
        const auto shown = [&](double limit) { return in_unit(limit, unit, text) + (unit || is_pure(wanted.unit) || limit == 0.0 ? "" : ' ' + std::string(wanted.unit)); };
        std::string wrong = b.high == inf ? (b.above_low ? wanted.what + " must be above " + shown(b.low) + ", not " + written
                                                         : wanted.what + " must be at least " + shown(b.low) + ", not " + written)
                            : b.low == -inf ? wanted.what + " must be at most " + shown(b.high) + ", not " + written
                                            : wanted.what + " must lie between " + shown(b.low) + " and " + shown(b.high) + ", not " + written;
        std::vector<std::string> instead;
        if (si > b.high) instead.push_back(in_unit(b.high, unit, text));
        else if (!b.above_low) instead.push_back(b.low == 0.0 ? "0" : in_unit(b.low, unit, text));
        else if (si < 0.0 && -si <= b.high) instead.push_back(in_unit(-si, unit, text));
        return refusal(std::move(wrong), instead.empty() ? "choose another value" : "write " + instead.front(), std::move(instead));
    }
    if (wanted.whole && si != std::floor(si))
        return refusal(wanted.what + " must be a whole number, not " + written, "write " + number_text(std::round(si)), {number_text(std::round(si))});
    return std::nullopt;
}

Result<Value, Refusal> TypedValues::read(std::string_view typed, const WantedValue& wanted) const {
    const std::string_view text = trimmed(typed);
    if (text.empty()) return Unexpected(refusal(wanted.what + " has no value", "write a number"));
    if (const auto turns = formula::turns_typed_as_hertz(text, wanted.unit)) {
        auto plain = read(*turns, wanted);
        if (plain || wanted.constant) return plain;
        const std::size_t space = turns->find(' '); // a scene may call something s
        return read(turns->substr(0, space + 1) + formula::unit_behind_number(turns->substr(space + 1)), wanted);
    }
    if (const auto plain = plain_number(text)) {
        if (auto wrong = number(*plain, text, {}, wanted)) return Unexpected(std::move(*wrong));
        return Value(*plain);
    }
    auto made = wanted.constant ? formula::parse_constant(text) : compute(text);
    if (made) {
        const Dimension dimension = dimension_of(wanted.unit);
        if (!wanted.any_unit && made->dimension != dimension && !made->dimension.is_none()) {
            std::vector<std::string> instead;
            if (made->unit) instead.push_back(number_text(made->si / made->unit->to_si) + (is_pure(wanted.unit) ? "" : ' ' + std::string(wanted.unit)));
            Error error = wrong_unit(text, made->dimension, wanted.what, wanted.unit);
            if (!instead.empty()) error.remedy = "write " + instead.front();
            return Unexpected(Refusal{std::move(error), std::move(instead)});
        }
        if (auto angle = wanted.any_unit ? std::nullopt : misplaced_angle(text, wanted.what, wanted.unit)) return Unexpected(Refusal{std::move(*angle), {}});
        if (auto wrong = number(made->si, text, made->unit, wanted)) return Unexpected(std::move(*wrong));
        return Value(std::string(text));
    }
    if (auto wrong = names(text, wanted)) return Unexpected(std::move(*wrong));
    // Names are in order. What is wrong is a unit, unless a name stands for more than a number.
    bool numbers = true, united = true;
    std::vector<std::pair<std::string, double>> constants;
    for (const std::string& index : wanted.indices) constants.emplace_back(index, 0.0);
    const formula::OutlineNames context{[&](std::string_view name) { return is_known(name, wanted); },
                                        [&](std::string_view name) { return is_function(name); }, constants};
    const auto outline = formula::outline(text, context);
    for (std::size_t i = 0; outline && i < outline->nodes.size(); ++i) {
        using Kind = formula::OutlineNode::Kind;
        const formula::OutlineNode& node = outline->nodes[i];
        if (node.kind == Kind::call || node.kind == Kind::rate || node.kind == Kind::slope) numbers = false;
        if (node.kind != Kind::name || node.text == "pi" || node.text == "inf") continue;
        const auto parameter = parameters_.find(node.text);
        if (parameter == parameters_.end()) numbers = false;
        else united = united && !parameter->second.dimension.is_none();
    }
    if (numbers && united) return Unexpected(misspelt(made.error(), text, wanted));
    if (wanted.use == Use::parameters && wanted.indices.empty())
        if (const auto value = quantity(text))
            if (auto wrong = number(value->si, text, {}, wanted)) return Unexpected(std::move(*wrong));
    return Value(std::string(text));
}

} // namespace saltus::model
