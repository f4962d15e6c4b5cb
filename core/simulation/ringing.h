// SPDX-License-Identifier: GPL-3.0-or-later
// First-order systems that are much faster than the step: x+ = (1 - (1 - theta) z) / (1 + theta z) x with z = h / T changes its
// sign from step to step where (1 - theta) z > 1, and at theta = 1/2 hardly decays where z is large.
#pragma once

#include "core/simulation/assembled.h"

#include <string>
#include <vector>

namespace saltus::simulation {

// A remark for each that would ring; C and M as of the last evaluation.
std::vector<std::string> ringing(const Assembled& equations);

} // namespace saltus::simulation
