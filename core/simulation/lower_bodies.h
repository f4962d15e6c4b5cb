// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/simulation: lower() for scenes with rigid bodies.
#pragma once

#include "core/model/model.h"
#include "core/model/model_graph.h"
#include "core/simulation/assembled.h"

#include <memory>
#include <span>

namespace saltus::simulation {

struct Draft;

// equations: of the systems beside them, evaluated; null where there are none.
Result<std::shared_ptr<const Structure>, Errors> lower_bodies(const model::Model& model, model::ModelGraph& graph, const Scheme& scheme,
                                                              const Assembled* equations, std::span<const double> parameter_values);

// A run's own world and systems, at these parameters.
Result<std::unique_ptr<Assembled>, Errors> assemble_bodies(std::shared_ptr<const Structure> structure, std::span<const double> parameter_values,
                                                           const std::shared_ptr<const StartNumbers>& starts);

// Rates and starts of drives, of every scene.
void lower_drives(const model::Model& model, const model::ModelGraph& graph, Draft& out);

} // namespace saltus::simulation
