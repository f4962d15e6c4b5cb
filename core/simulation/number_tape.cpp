// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/number_tape.h"

#include "core/model/names.h"

#include <cmath>

namespace saltus::simulation {

std::optional<double> NumberTape::add(const formula::Graph& graph, formula::Expr expr, std::size_t target, Place place, model::Bounded bounded) {
    if (const auto constant = graph.constant_value(expr)) {
        if (!wrong_) wrong_ = model::beyond(bounded, *constant, place);
        return constant;
    }
    const auto [entry, fresh] = output_of_.emplace(expr.id, static_cast<std::uint32_t>(outputs_.size()));
    if (bounded.bound != model::Bound::none) checks_.push_back({entry->second, bounded, place});
    if (fresh) {
        outputs_.push_back(expr);
        places_.push_back(std::move(place));
    }
    targets_.push_back({target, entry->second});
    return std::nullopt;
}

void NumberTape::compile(const formula::Graph& graph, std::span<const formula::Symbol> parameters) {
    tape_ = formula::Tape::compile(graph, outputs_, parameters);
    output_of_.clear();
}

Result<void> NumberTape::assign(std::span<const double> parameter_values, double* numbers, std::vector<double>& work) const {
    if (wrong_) return Unexpected(*wrong_);
    if (outputs_.empty()) return {};
    work.resize(outputs_.size() + tape_.workspace_size());
    double* const out = work.data();
    tape_.evaluate(parameter_values.data(), out, out + outputs_.size());
    for (std::size_t i = 0; i < outputs_.size(); ++i) {
        if (std::isfinite(out[i])) continue;
        const auto why = tape_.explain(parameter_values.data());
        return fail(ErrorKind::input,
                    "the value is " + model::number_text(out[i]) + (why ? ": " + why->message : std::string()),
                    "change the formula or the parameters in it", places_[i]);
    }
    for (const Check& check : checks_)
        if (auto wrong = model::beyond(check.bounded, out[check.output], check.place)) return Unexpected(std::move(*wrong));
    for (const Target& target : targets_) numbers[target.number] = out[target.output];
    return {};
}

} // namespace saltus::simulation
