// SPDX-License-Identifier: GPL-3.0-or-later
// Private to program, run and session.
#pragma once

#include "core/base/going_on.h"
#include "core/model/model_graph.h"
#include "core/model/validate.h"
#include "core/program.h"
#include "core/run_parts.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saltus {

struct Program::Impl {
    model::Model model;
    std::vector<model::ParameterValue> ranges; // unit and range by parameter
    std::vector<std::string> initial_names;    // of q, v, x, in their order
    std::vector<double> parameters;            // as compiled
    Numbers numbers;
    double end = 0.0; // s
    Solvers solvers;
    std::shared_ptr<const simulation::Structure> structure;
    std::uint64_t hash = 0, settings = 0;                   // model/program_hash.h, with the solver in use

    Result<void> check_parameter(std::size_t index, double value) const;
};

// A program and what is left of its making: a Session goes on with it.
// What is asked while a run is made, with what is being done: on this thread, by whatever calls ask_to_go_on(), and at each now().
class MakingQuestion {
public:
    explicit MakingQuestion(const std::function<bool(std::string_view)>& progress);
    MakingQuestion(const MakingQuestion&) = delete;
    MakingQuestion& operator=(const MakingQuestion&) = delete;
    void now(std::string_view what); // throws Stopped

private:
    bool asked();
    const std::function<bool(std::string_view)>& progress_;
    std::string what_;
    std::chrono::steady_clock::time_point asked_{};
    GoesOn asks_;
    std::optional<StopQuestion> question_;
};

struct Compilation {
    std::shared_ptr<const Program> program;
    std::optional<model::ModelGraph> graph;
    std::unique_ptr<simulation::Assembled> assembled;
    std::vector<std::string> remarks, // of relative degrees
        interaction_names;

    static Result<Compilation, Errors> make(const model::Model& model, const ProgramOptions& options); // cancelled: not_begun()
    static Result<Compilation, Errors> make(const model::Model& model, const ProgramOptions& options, MakingQuestion& question); // or Stopped
};

// A value that is no number, or out of the parameter's range.
Result<void> parameter_in_range(const model::Parameter& parameter, const model::ParameterValue& range, double value);
Place parameter_place(const model::Parameter& parameter);

Error not_begun();
Error no_memory_for_scene();
Unexpected<Errors> one(Error error);

} // namespace saltus
