// SPDX-License-Identifier: GPL-3.0-or-later
// What a model compiles to, once: structure, tapes, patterns, settings of its scheme and solver. It never changes and is shared by
// any number of runs and sessions on any number of threads. What differs between them are Numbers, parameters and initial states in one array.
// Of rigid bodies formulas, names and meshes are shared; a run's world, contacts and solvers are its own.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saltus {

class Program;

// What may differ from the scene's own run settings.
struct ProgramOptions {
    std::vector<std::pair<std::string, std::string>> set; // parameter = text; a bare number is in the parameter's unit
    std::optional<double> step;                           // h, s
    std::optional<double> end;                            // s
    std::optional<model::SolverKind> solver;
    double most_memory = 2e9; // bytes of matrices and operators, by an estimate before they are made; more is refused
    // Called while a program is made, with what is being done; false: no further (refused as cancelled).
    std::function<bool(std::string_view)> progress;
    // Of a model that may differ in values of parameters and initial values alone: then nothing that it has compiled is compiled again. Any other is no help.
    std::shared_ptr<const Program> like;
};

// Parameters (the model's order), then q, v and x at the start, all SI: by Program::place().
struct Numbers {
    std::vector<double> values;
};

class Program : public std::enable_shared_from_this<Program> {
public:
    // Errors: everything wrong with the model or the options, each with place and remedy.
    static Result<std::shared_ptr<const Program>, Errors> compile(const model::Model& model, const ProgramOptions& options = {});
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    const Numbers& numbers() const noexcept; // as compiled
    // With these parameters and the initial states that the scene gives them. Errors: a wrong count, a value that is not finite or out
    // of its range, a count that is not the compiled one (it decides the structure), a formula that is not finite there.
    Result<Numbers> numbers(std::span<const double> parameters) const;
    // Of a parameter, or of an initial state by the name of its signal: "rpm", "follower.q[0]".
    std::optional<std::size_t> place(std::string_view name) const;

    double step_size() const noexcept; // h, s
    double end_time() const noexcept;  // s
    const model::Model& model() const noexcept;

    struct Impl; // program_impl.h
    const Impl& impl() const noexcept { return *impl_; }

private:
    Program();
    std::unique_ptr<Impl> impl_;
    friend struct Compilation;
};

} // namespace saltus
