// SPDX-License-Identifier: GPL-3.0-or-later
// What drives a scene periodically, read off its formulas: the phase and period of a stroboscopic map, the window of a plot, the
// step of a run need not be asked for.
#pragma once

#include "core/model/model.h"

#include <string>
#include <vector>

namespace saltus {

struct Forcing {
    std::string phase;    // the signal that grows by a period a turn: a drive, or "t"
    std::string period;   // in the phase's unit, a formula of parameters: "2*pi", "2*pi/omega"
    double seconds = 0.0; // the same in time, at the parameters' values in the model; > 0, finite
    friend bool operator==(const Forcing&, const Forcing&) = default;
};

// Drives first, in the model's order; then sin, cos and mod of what grows evenly with t in any formula of the dynamics (not in
// views), longest period first, equal ones once. Empty: nothing periodic, or formulas that cannot be read.
std::vector<Forcing> forcings_of(const model::Model& model);

} // namespace saltus
