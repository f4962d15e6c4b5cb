// SPDX-License-Identifier: GPL-3.0-or-later
// What values of parameters make of the drawing of a scene.
#pragma once

#include "core/base/error.h"
#include "core/formula/formula.h"
#include "core/model/model.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace saltus::model {

class ModelGraph;

// A number of a shape that parameters alone decide.
struct DrawnNumber {
    formula::Expr expr;
    std::size_t formula = 0; // several copies of a shape may share one
    bool size = false;       // not negative
    Place place;
    std::string of_copy; // " for i = 3"
};

class DrawnValues {
public:
    // Of a model that validate() accepts. values: SI, the model's order; what is repeated stays repeated as often as they say.
    static Result<DrawnValues, Errors> create(const Model& model, std::span<const double> values);
    DrawnValues(const ModelGraph& graph, std::vector<DrawnNumber> numbers);

    // As validate() tells it of the scene's own values: sizes below 0, numbers that are not finite; of one formula the first copy.
    Errors errors(std::span<const double> values) const;

private:
    std::vector<DrawnNumber> numbers_;
    formula::Tape tape_;
};

Errors drawing_errors(const Model& model, std::span<const double> values);

} // namespace saltus::model
