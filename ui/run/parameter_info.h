// SPDX-License-Identifier: GPL-3.0-or-later
// A model's parameters as people see them: each in the unit that its author wrote.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <string>
#include <vector>

namespace saltus::ui {

struct ParameterInfo {
    std::string name, label, help;
    std::string unit;   // as written: "rpm"; "" for plain numbers
    double toSi = 1.0;  // SI = number in the unit * toSi
    double value = 0.0; // SI, of the scene
    double low = 0.0, high = 0.0; // SI; -inf, inf without a range
    bool pinned = false, integer = false;

    bool hasRange() const;
    double inUnit(double si) const { return si / toSi; }
    // The shortest number in the parameter's unit that stands for exactly this SI value, without the unit.
    std::string exactText(double si) const;
    // What a scene file gets: "660 rpm", or a number.
    model::Value sceneValue(double si) const;
};

Result<std::vector<ParameterInfo>> parameterInfos(const model::Model& model);

} // namespace saltus::ui
