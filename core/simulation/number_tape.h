// SPDX-License-Identifier: GPL-3.0-or-later
// All numbers of a lowered model that come from formulas over parameters, computed together by one tape: again, and
// without looking at the model, whenever a parameter is changed. Constant once compiled; what it writes to is the caller's.
#pragma once

#include "core/base/error.h"
#include "core/formula/formula.h"
#include "core/model/bound.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace saltus::simulation {

class NumberTape {
public:
    // The value goes to numbers[target] of assign(). A constant is handed back instead: nothing computes it again.
    std::optional<double> add(const formula::Graph& graph, formula::Expr expr, std::size_t target, Place place, model::Bounded bounded = {});
    void compile(const formula::Graph& graph, std::span<const formula::Symbol> parameters);

    // work: grows once. Errors: a value that is not finite or beyond its bound, with its place and cause; numbers keep their old
    // values then.
    Result<void> assign(std::span<const double> parameter_values, double* numbers, std::vector<double>& work) const;

private:
    struct Target {
        std::size_t number;
        std::uint32_t output;
    };
    struct Check {
        std::uint32_t output;
        model::Bounded bounded;
        Place place;
    };
    std::vector<Target> targets_;
    std::vector<Check> checks_;
    std::optional<Error> wrong_; // a constant
    std::vector<formula::Expr> outputs_;
    std::vector<Place> places_;
    std::unordered_map<std::uint32_t, std::uint32_t> output_of_; // by expression
    formula::Tape tape_;
};

} // namespace saltus::simulation
