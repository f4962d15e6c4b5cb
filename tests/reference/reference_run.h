// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of scene files for comparison: columns by formula, points between rows.
#pragma once

#include "tests/core/simulation/runs.h"
#include "tests/reference/reference_table.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::testing {

using Column = std::vector<double>;

// Runs `steps` steps of a model and gives every row of each formula, the initial state first.
inline std::vector<Column> record(model::Model model, const std::vector<std::string>& formulas, std::int64_t steps,
                                  RunOptions options = {}) {
    options.record = std::vector<std::string>{};
    options.record_every = 1;
    for (std::size_t i = 0; i < formulas.size(); ++i) {
        model::Expression expression;
        expression.name = "reference_column_" + std::to_string(i);
        expression.formula = formulas[i];
        options.record->push_back(expression.name);
        model.expressions.push_back(expression);
    }
    const auto session = start(model, options);
    run_for(*session, steps);
    std::vector<Column> columns;
    for (const std::string& name : *options.record) columns.push_back(column(*session->recording(), name));
    return columns;
}

// The same to a time.
inline std::vector<Column> record_to(const model::Model& model, const std::vector<std::string>& formulas, double t,
                                     const RunOptions& options = {}) {
    const double h = options.step ? *options.step : start(model)->step_size();
    return record(model, formulas, std::llround(t / h), options);
}

inline double largest(const Column& values) {
    return *std::max_element(values.begin(), values.end());
}
inline double smallest(const Column& values) {
    return *std::min_element(values.begin(), values.end());
}

// Times at which `values` passes zero upwards (direction 1), downwards (-1), linear between rows.
inline std::vector<double> crossings(const Column& t, const Column& values, int direction) {
    std::vector<double> times;
    for (std::size_t i = 1; i < values.size(); ++i) {
        const double a = direction * values[i - 1], b = direction * values[i];
        if (a < 0.0 && b >= 0.0) times.push_back(t[i - 1] + (t[i] - t[i - 1]) * (-a) / (b - a));
    }
    return times;
}

} // namespace saltus::testing
