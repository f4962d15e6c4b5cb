// SPDX-License-Identifier: GPL-3.0-or-later
// What a run will take, before anything of it is allocated: numbers of matrices and operators by the structure alone.
#pragma once

#include "core/base/error.h"
#include "core/model/expand.h"
#include "core/model/model.h"

#include <string>

namespace saltus::simulation {

struct Estimate {
    double bytes = 0.0;            // of what grows faster than the scene
    double seconds_a_step = 0.0;   // of its factorisation and use, once
    std::string largest;           // what most of it is for: "10000 rows on 'ball'"
    Place place;                   // of that
    bool by_events = false;        // time stepping would not need that
};

// Blocks of systems are dense (two matrices of n x n), rows on one system make a block of the one-step problem, rows of joints on one
// body a block of the elimination; by events all rows make one block, and so do all states of the stiff flow.
Estimate estimate(const model::Model& model, const model::Expanded& expanded);

// Nothing where it stays below `most_bytes`.
Result<void> within(const Estimate& estimate, double most_bytes);

} // namespace saltus::simulation
