// SPDX-License-Identifier: GPL-3.0-or-later
// What a controller measures, as named expressions: visible in the outline, in plots and in files.
#pragma once

#include "core/authoring/drives.h"
#include "core/model/free_name.h"

#include <string>
#include <vector>

namespace saltus::authoring {

// The name of the expression that is this signal or formula, made if there is none: "pivot_angle" for "pivot.y[2]". The name of an
// expression stays.
std::string sensor_for(model::Model& model, model::TakenNames& names, const std::string& signal);
// Coordinates and rates of the other joints of the mechanism that the joint belongs to: "pivot.y[2]", "pivot.ydot[2]", ...
std::vector<std::string> signals_of_mechanism(const model::Model& model, const DrivenCoordinate& on);

} // namespace saltus::authoring
