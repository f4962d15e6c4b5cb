// SPDX-License-Identifier: GPL-3.0-or-later
// Units inside the formulas of a whole scene: what surely does not fit (core/formula/unit_check.h).
#pragma once

#include "core/base/error.h"
#include "core/formula/unit_check.h"
#include "core/model/model.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::model {

// The functions of a scene, as check_units() asks for them. The model must outlive it.
formula::FunctionOf functions_of(const Model& model);

// What is certain of a formula whatever its names stand for: units that are written out and do not fit each other, and the dimension of
// the whole by them and by the units of parameters.
class WrittenUnits {
public:
    explicit WrittenUnits(const Model& model);
    // own: names that mean something else there, as indices. A clash has its place, but for the object.
    formula::UnitCheck check(const Formula& formula, const std::vector<std::string>& own = {}) const;
    const std::map<std::string, formula::Dimension, std::less<>>& parameters() const noexcept { return parameters_; } // of those with a unit

private:
    std::map<std::string, formula::Dimension, std::less<>> parameters_;
};

// Of a signal of a body ("ball.q[0]"); "" for one that has none or is not known.
using UnitOf = std::function<std::string(std::string_view)>;

// What is an error: units that surely do not fit inside a formula, and values of another dimension than their field has. With
// the words of the window's fields.
Errors unit_errors(const Model& model);

// In the order of the model, with places. Of coordinates of systems of equations what the scene says (system_units.h).
Errors unit_remarks(const Model& model, const UnitOf& unit_of);

} // namespace saltus::model
