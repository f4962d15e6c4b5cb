// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/model: does lambda reach y soon enough for the law?
#pragma once

#include "core/model/model_graph.h"

#include <optional>
#include <span>

namespace saltus::model::checks {

// The relative degree of a row is the order of the first derivative of y on which a lambda acts: 0 with D, 1 with C M^-1 B,
// 2 with C M^-1 A M^-1 B, ... (notes on the assembly of the one-step problem, 2.1.3). Complementarity of first-order rows
// works up to 1: beyond it lambda would have to be an impulse. Equality works when a lambda acts at all. Relays bound
// lambda, and work with any. A compliant gap needs lambda in it.
// `interaction` must be without other faults.
std::optional<Error> relative_degree_fault(const Interaction& interaction, const ExpandedInteraction& copy, const Model& model, ModelGraph& graph,
                                           std::span<const double> parameters);

} // namespace saltus::model::checks
