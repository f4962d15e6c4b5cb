// SPDX-License-Identifier: GPL-3.0-or-later
// All numbers of a lowered model that come from formulas over parameters, computed together by one tape: again, and
// without looking at the model, whenever a parameter is changed.
#pragma once

#include "core/base/error.h"
#include "core/formula/formula.h"

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace saltus::simulation {

class NumberTape {
public:
    // `target` gets the value; it must stay where it is.
    void add(const formula::Graph& graph, formula::Expr expr, double* target, Place place);
    void compile(const formula::Graph& graph, std::span<const formula::Symbol> parameters);

    // Errors: a value that is not finite, with its place and cause; targets keep their old values then.
    Result<void> assign(std::span<const double> parameter_values);
    bool depends_on_parameters() const noexcept { return !targets_.empty(); }

private:
    struct Target {
        double* number;
        std::uint32_t output;
    };
    std::vector<Target> targets_;
    std::vector<formula::Expr> outputs_;
    std::vector<Place> places_;
    std::unordered_map<std::uint32_t, std::uint32_t> output_of_; // by expression
    formula::Tape tape_;
    std::vector<double> out_, workspace_;
};

} // namespace saltus::simulation
