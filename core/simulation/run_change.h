// SPDX-License-Identifier: GPL-3.0-or-later
// What someone did to a run while it ran. The list of a run's changes is part of it: snapshots hold it, bundles write it, a replay makes it
// again, and a command can say it.
#pragma once

#include "core/simulation/rigid/pull.h"

#include <cstdint>
#include <optional>
#include <string>

namespace saltus {

// When `step` steps were made: a parameter's new value, or a hand on a body.
struct RunChange {
    std::int64_t step = 0;
    std::string name;                // of the parameter; "": the hand
    double value = 0.0;              // of the parameter, SI
    std::optional<rigid::Pull> pull; // of the hand; nothing: it let go
    friend bool operator==(const RunChange&, const RunChange&) = default;
};

} // namespace saltus
