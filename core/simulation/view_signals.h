// SPDX-License-Identifier: GPL-3.0-or-later
// The signals that a scene's views need of a recording.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/simulation/signals.h"

#include <span>
#include <string>
#include <vector>

namespace saltus::simulation {

// Every signal named by plots, shapes, labels and the phase space, y, y' and impulse of every contact that a plot is
// about, every y', the energies, and the poses of bodies. parameters: SI. Names that are no signals are left to the checks of the views.
Result<std::vector<std::string>> view_signals(const model::Model& model, const Signals& signals,
                                              std::span<const double> parameters);

} // namespace saltus::simulation
