// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas over recorded signals, for views: positions of shapes, labels. Evaluated on the reader's side from one row.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/simulation/catalogue.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace saltus {

class Observer {
public:
    // Formulas may use every channel of the catalogue by name, parameters, functions, and `free_variable` if not empty
    // (then evaluate_at() gives its value).
    static Result<Observer> create(const model::Model& model, const Catalogue& catalogue,
                                   std::span<const model::Formula> formulas, const std::string& free_variable = {});

    std::size_t size() const noexcept;
    // row: catalogue.size() values; parameters: SI, the model's order; out: size(). Not thread-safe (own workspace).
    void evaluate(std::span<const double> row, std::span<const double> parameters, std::span<double> out,
                  double free_value = 0.0) const;

    Observer(Observer&&) noexcept;
    Observer& operator=(Observer&&) noexcept;
    ~Observer();

private:
    Observer();
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

// Of what is no signal: "u - " is a formula that is none, "folower.q[0]" a misspelt name; names have letters, digits, dots and brackets alone.
bool is_formula(std::string_view text) noexcept;

// Copies of repeated shapes: "bead" with repeat i < n gives n shapes whose formulas have i replaced by numbers.
Result<std::vector<model::Shape>> expand_shapes(const model::Model& model, std::span<const double> parameters);

} // namespace saltus
