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
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saltus {

struct RecordPlan; // record_plan.h

// What programs of models that differ in values alone have in common.
struct Compiled {
    std::vector<std::string> initial_names, // of q, v, x, in their order
        interaction_names;
    ProgramOptions options; // without `set`, `progress` and `like`
    double end = 0.0;       // s
    Solvers solvers;
    std::shared_ptr<const simulation::Structure> structure;
    std::uint64_t settings = 0; // model/program_hash.h, with the solver in use
};

struct Program::Impl : Compiled {
    model::Model model;
    std::vector<model::ParameterValue> ranges; // unit and range by parameter
    std::vector<std::string> remarks;          // of relative degrees, as compiled
    std::vector<double> parameters;            // as compiled
    Numbers numbers;
    std::shared_ptr<const Program> base;                    // that was compiled, where this one has values of its own alone
    std::shared_ptr<const simulation::StartNumbers> starts; // those; null: the structure's own
    std::uint64_t hash = 0;

    Result<void> check_parameter(std::size_t index, double value) const;
    bool is_compiled_for(std::span<const double> values, const ProgramOptions& wanted) const; // else a run of them needs a program of its own
    // Of a session's last look: those that ask for the same share it.
    mutable std::mutex plan_lock;
    mutable std::shared_ptr<const RecordPlan> plan;
};

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

// A program with the values that a Session begins with, and what is left of its making.
struct Compilation {
    std::shared_ptr<const Program> program;
    std::vector<double> parameters;
    std::unique_ptr<simulation::Assembled> assembled;
    std::vector<std::string> remarks;      // of relative degrees
    std::optional<model::ModelGraph> graph; // where it was made

    static Result<Compilation, Errors> make(const model::Model& model, const ProgramOptions& options); // cancelled: not_begun()
    static Result<Compilation, Errors> make(const model::Model& model, const ProgramOptions& options, MakingQuestion& question); // or Stopped
    // Of a program that is there: compiled again only where another step, end, solver or count asks for it.
    static Result<Compilation, Errors> make(std::shared_ptr<const Program> program, const ProgramOptions& options, MakingQuestion& question);

private:
    // Of a model that differs in values alone from that of `like`; nothing where it does not, or where something is wrong with them, which is told elsewhere.
    static std::optional<Compilation> make_like(const Program& like, const model::Model& model, const ProgramOptions& options, MakingQuestion& question);
    void take_values(Program::Impl& made, const model::Model& model, std::vector<model::ParameterValue> ranges, std::vector<double> values);
    Errors judge_degrees(std::span<const double> values);
};

// A value that is no number, or out of the parameter's range.
Result<void> parameter_in_range(const model::Parameter& parameter, const model::ParameterValue& range, double value);
Place parameter_place(const model::Parameter& parameter);

Error not_begun();
Error no_memory_for_scene();
Unexpected<Errors> one(Error error);

} // namespace saltus
