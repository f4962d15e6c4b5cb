// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that can be wrong with a model before it runs. Used by the scene file reader, the editor and Session.
#pragma once

#include "core/base/error.h"
#include "core/formula/dimension.h"
#include "core/model/model.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::model {

// Every error, in the order of the file; empty when the model can run.
Errors validate(const Model& model);

inline constexpr std::size_t kMostErrors = 100; // that a person is asked to read
// The first ones, and how many there are besides: those beyond kMostErrors and `more`.
void keep_readable(Errors& errors, std::size_t more = 0);

// A parameter's evaluated value: SI, with the unit that its text shows ("358 rpm": rpm).
struct ParameterValue {
    double value = 0.0;             // SI
    std::optional<formula::Unit> unit;
    double lowest, highest;         // SI; -inf, inf without a range
};
Result<std::vector<ParameterValue>> parameter_values(const Model& model);
// run.step and run.end in s, with all checks. Errors: not a time, not positive, not finite.
Result<double> step_size(const Run& run);
Result<double> end_time(const Run& run);
Result<double> longest_step(const Run& run); // Run::max_step; infinite where there is none

// "660" (in the parameter's own unit) or "660 rpm" or "2*pi*11 Hz" to SI, checked against the range.
Result<double> parse_parameter(const Model& model, std::string_view name, std::string_view text);

// The nearest of `candidates` to a misspelt `name`, for "did you mean"; empty when none is near.
std::string nearest_name(std::string_view name, const std::vector<std::string>& candidates);

} // namespace saltus::model
