// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/simulation: lower() for scenes with rigid bodies.
#pragma once

#include "core/model/model.h"
#include "core/model/model_graph.h"
#include "core/simulation/assembled.h"

#include <span>

namespace saltus::simulation {

Errors lower_bodies(const model::Model& model, model::ModelGraph& graph, Assembled& out, std::span<const double> parameter_values);

// Rates and starts of drives, of every scene.
void lower_drives(const model::Model& model, const model::ModelGraph& graph, Assembled& out);

} // namespace saltus::simulation
