// SPDX-License-Identifier: GPL-3.0-or-later
// Why a circuit has no solution: sources, ideal diodes and relays bound voltages whatever flows, u(from) - u(to) <= b. Such bounds can be met if and only if no closed
// way along them has a negative sum (differences of potentials; R. Bellman, Quart. Appl. Math. 16 (1958) 87-90): along one that has, a source drives diodes
// forward with nothing that would limit the current.
#pragma once

#include "core/base/error.h"
#include "core/simulation/assembled.h"

#include <optional>

namespace saltus::simulation {

// in: as CircuitOutputs::tape reads them, at the time of the failure, that is told; ahead, s: where it is looked for, what begins to conduct there has not yet.
std::optional<Error> shorted_loop(const CircuitOutputs& circuits, const double* in, double ahead);

} // namespace saltus::simulation
