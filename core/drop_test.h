// SPDX-License-Identifier: GPL-3.0-or-later
// A law of impact on trial: something falls on something under this law, and what the impact did is read from the same
// recording that a scene's run makes.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <vector>

namespace saltus {

struct DropTest {
    model::LawKind law;   // of an interaction: Newton's law, with friction or not, complementarity; values must be numbers
    double mu_rolling = 0.0, mu_spinning = 0.0; // m; of rigid bodies
    bool bodies = false;  // a sphere on a half-space (planar: a disc), else a mass point on a floor
    bool planar = false;
    std::vector<double> heights = {0.01, 0.04, 0.16, 0.63, 2.5, 10.0}; // m
};

struct DropResult {
    double height = 0.0;                            // m
    double velocity_before = 0.0, velocity_after = 0.0; // m/s, of the first impact
    double e_squared() const noexcept { return (velocity_after / velocity_before) * (velocity_after / velocity_before); }
};

// One result a height. Errors: a law that does not bounce anything (equality, relay), values that no law can have.
Result<std::vector<DropResult>> drop_test(const DropTest& test);

} // namespace saltus
