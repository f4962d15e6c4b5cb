// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/simulation: the formulas of forces, moments and drives of a scene's bodies.
#pragma once

#include "core/base/error.h"
#include "core/formula/formula.h"
#include "core/model/model.h"
#include "core/model/model_graph.h"

#include <cstdint>
#include <vector>

namespace saltus::simulation {

struct ActionFormulas {
    std::vector<formula::Expr> forces;    // those that are not 0
    std::vector<std::uint32_t> force_of;  // 6 body + component of each
    std::vector<formula::Expr> drives;    // position, rate, force of each drive, in the order of rigid::Actions
    struct Drive {
        model::DriveKind kind = model::DriveKind::none;
        std::uint32_t joint = 0, coordinate = 0; // joint: as the world counts them
        Place place;
    };
    std::vector<Drive> drive;
    bool forces_of_state = false; // a force reads q, v or more
    bool answers = false;         // a force reads more than bodies' q and v, or a drive reads any state
};

// Errors: formulas that do not parse, a position drive whose rate is not known.
Result<ActionFormulas, Errors> action_formulas(const model::Model& model, model::ModelGraph& graph);

} // namespace saltus::simulation
