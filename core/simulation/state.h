// SPDX-License-Identifier: GPL-3.0-or-later
// All that decides the future of a run, at a step boundary. Hashed, copied, restored.
#pragma once

#include "core/simulation/layout.h"

#include <cstdint>
#include <vector>

namespace saltus::simulation {

struct State {
    std::vector<double> numbers; // by Layout
    std::int64_t step = 0;       // t = step * h
};

} // namespace saltus::simulation
