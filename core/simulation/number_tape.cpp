// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/number_tape.h"

#include "core/model/names.h"

#include <cmath>

namespace saltus::simulation {

void NumberTape::add(const formula::Graph& graph, formula::Expr expr, double* target, Place place) {
    if (const auto constant = graph.constant_value(expr)) {
        *target = *constant;
        return;
    }
    const auto [entry, fresh] = output_of_.emplace(expr.id, static_cast<std::uint32_t>(outputs_.size()));
    if (fresh) {
        outputs_.push_back(expr);
        places_.push_back(std::move(place));
    }
    targets_.push_back({target, entry->second});
}

void NumberTape::compile(const formula::Graph& graph, std::span<const formula::Symbol> parameters) {
    tape_ = formula::Tape::compile(graph, outputs_, parameters);
    out_.assign(outputs_.size(), 0.0);
    workspace_.assign(tape_.workspace_size(), 0.0);
    output_of_.clear();
}

Result<void> NumberTape::assign(std::span<const double> parameter_values) {
    if (outputs_.empty()) return {};
    tape_.evaluate(parameter_values.data(), out_.data(), workspace_.data());
    for (std::size_t i = 0; i < out_.size(); ++i) {
        if (std::isfinite(out_[i])) continue;
        const auto why = tape_.explain(parameter_values.data());
        return fail(ErrorKind::input,
                    "the value is " + model::number_text(out_[i]) + (why ? ": " + why->message : std::string()),
                    "change the formula or the parameters in it", places_[i]);
    }
    for (const Target& target : targets_) *target.number = out_[target.output];
    return {};
}

} // namespace saltus::simulation
