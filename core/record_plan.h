// SPDX-License-Identifier: GPL-3.0-or-later
// Private to program and session: what sessions of one program record alike, made once. Which signals there are, which are recorded, how
// they are written, and what the scene's author should know of them.
#pragma once

#include "core/base/error.h"
#include "core/program_impl.h"
#include "core/session.h"
#include "core/simulation/signals.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace saltus {

struct RecordPlan {
    std::optional<std::vector<std::string>> asked; // RunOptions::record
    bool views = false;                            // RunOptions::record_views
    simulation::Signals signals;
    std::optional<simulation::RowWriter> writer;   // each session has a copy
    Errors unit_remarks, remarks;                  // of the model
    std::vector<std::string> left_out;             // what of the scene's own list such a run has not

    // The program's own one if it was asked for the same. made: of it, or of another session's of the program.
    static Result<std::shared_ptr<const RecordPlan>, Errors> of(Compilation& made, const RunOptions& options, MakingQuestion& question);

private:
    RecordPlan(const RunOptions& options, const model::Model& model, const model::ModelGraph& graph, const simulation::Assembled& assembled);
    Errors choose(const model::Model& model, model::ModelGraph& graph, const simulation::Assembled& assembled, std::span<const double> values);
    void look_at_units(const model::Model& model);
};

} // namespace saltus
