// SPDX-License-Identifier: GPL-3.0-or-later
// Time of the step loop alone, ours and the peer's in turn, recording included on both sides.
#pragma once

#include "tests/peers/cases.h"

namespace saltus::peers {

struct Spread {
    double least = 0.0, median = 0.0, most = 0.0;
};

struct Timing {
    Spread ours, peer; // us a step, processor time
    Spread ratio;      // peer / ours, pair by pair
    int repetitions = 0;
};

// Errors: the scene does not run.
Result<Timing> time_case(const Case& one, int repetitions);
Spread time_peer(const Case& one, int repetitions);         // us a step
Result<Spread> time_ours(const Case& one, int repetitions); // us a step

} // namespace saltus::peers
