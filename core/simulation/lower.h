// SPDX-License-Identifier: GPL-3.0-or-later
// Model -> Structure, and Assembled of it: the only place that visits the kinds of systems, relations and laws.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/model/model_graph.h"
#include "core/simulation/assembled.h"

#include <memory>
#include <span>

namespace saltus::simulation {

// graph: of this model. The result is evaluated at parameter_values (SI). Errors: formulas that do not fit their place,
// and what Assembled::evaluate() finds.
Result<std::unique_ptr<Assembled>, Errors> lower(const model::Model& model, model::ModelGraph& graph,
                                                 const Scheme& scheme, std::span<const double> parameter_values);

// What a run of its own computes with, at other parameters: nothing of the model is read again. starts: in place of the structure's own, or null.
Result<std::unique_ptr<Assembled>, Errors> assemble(std::shared_ptr<const Structure> structure, std::span<const double> parameter_values,
                                                    const std::shared_ptr<const StartNumbers>& starts = nullptr);

} // namespace saltus::simulation
