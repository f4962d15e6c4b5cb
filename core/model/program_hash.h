// SPDX-License-Identifier: GPL-3.0-or-later
// Whether two models are the same program: the same equations, bodies, laws and settings, by a hash. States of one go on in the other.
#pragma once

#include "core/model/model.h"

#include <cstdint>

namespace saltus::model {

// Of all that decides what a run computes but its scheme and the values of parameters, which states hold themselves: labels, texts,
// ranges, colours, views, what is recorded, when it ends and the number of threads do not count.
std::uint64_t program_hash(const Model& model);
// Of the integrator's, Newton's and the solver's keys but kinds, step, theta, gamma.
std::uint64_t settings_hash(const Run& run);

} // namespace saltus::model
