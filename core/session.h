// SPDX-License-Identifier: GPL-3.0-or-later
// The narrow door to the core. A Session owns one run: its State and Recording; what its model compiles to it may share with others. It belongs to one thread;
// cancel() alone may be called from another. Readers use the immutable Frames and the committed part of the Recording.
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/model/model.h"
#include "core/simulation/run_change.h"
#include "core/simulation/catalogue.h"
#include "core/simulation/frame.h"
#include "core/simulation/recording.h"
#include "core/simulation/rigid/pull.h"

#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saltus {

class Program; // core/program.h

// What may differ from the scene's own run settings.
struct RunOptions {
    std::vector<std::pair<std::string, std::string>> set; // parameter = text; a bare number is in the parameter's unit
    std::optional<double> step;                           // h, s
    std::optional<double> end;                            // s
    std::optional<std::vector<std::string>> record;       // signals, or formulas of them: "u - c"
    bool record_views = false;                            // also every signal that the scene's views use, and energies
    std::optional<int> record_every;
    std::optional<model::SolverKind> solver;
    RecordingSettings recording;
    double most_memory = 2e9; // bytes of matrices and operators, by an estimate before they are made; more is refused
    // Called while a session is made, with what is being done; false: no further (Session::create is then refused as cancelled).
    std::function<bool(std::string_view)> progress;
    std::shared_ptr<const Program> like; // as ProgramOptions::like
};

// State at a step boundary with all that decides the future: warm starts, drives' anchors, parameters, a hand that pulls, counters; and
// with what was done to the run until then. Opaque, comparable (bit by bit: what is no number is the same as itself), storable; restoring
// it replays the same bits. It says which program and scheme it is of, and which version of this form.
struct Snapshot {
    std::vector<double> numbers;
    std::vector<std::int64_t> integers;
    std::vector<RunChange> changes;
    double time() const noexcept { return numbers.empty() ? 0.0 : numbers[0]; }
    friend bool operator==(const Snapshot& a, const Snapshot& b) noexcept {
        return a.integers == b.integers && a.changes == b.changes && a.numbers.size() == b.numbers.size() &&
               (a.numbers.empty() || std::memcmp(a.numbers.data(), b.numbers.data(), a.numbers.size() * sizeof(double)) == 0);
    }
};

struct Statistics {
    std::int64_t steps = 0;
    double wall_seconds = 0.0;        // of the step loop alone
    std::int64_t solves = 0;          // one-step problems with at least one active contact
    std::int64_t iterations = 0;      // in all
    int worst_iterations = 0;
    double worst_residual = 0.0;      // of the one-step problems, in `residual_unit`
    std::string residual_unit;        // "m/s" of relative velocities, "m" of gaps; empty where rows measure other things, or several
    std::optional<double> worst_equations; // largest residual of the steps' own equations, formed again from the result, relative to
                                           // their terms
    std::optional<double> worst_equalities; // largest |y| of an equality of positions after a step, joints of bodies too, unit of its relation
    std::size_t rows = 0, contacts = 0;    // of interactions and joints; of them those that open and close
    std::int64_t missed_tolerance = 0;
    std::optional<std::int64_t> asleep; // bodies that slept in the last step, of scenes that let them
    bool stiff = false;               // the motion was so somewhere, and its flow implicit there (event-driven runs)
    std::int64_t cut_steps = 0;       // made in parts of h, since they failed as a whole
    std::string solver;               // the one in use, and why: "closed form (one contact)"
};

enum class Outcome { reached, cancelled };

class Session {
public:
    // Errors: everything wrong with the model or the options, each with place and remedy.
    static Result<std::unique_ptr<Session>, Errors> create(const model::Model& model, const RunOptions& options = {});
    // A run of what another session, or Program::compile(), has compiled already; it makes the same bits as one of the program's model. Other values,
    // other signals to be recorded cost no compiling; another step, end, solver or count does.
    static Result<std::unique_ptr<Session>, Errors> create(const std::shared_ptr<const Program>& program, const RunOptions& options = {});
    ~Session();

    // One step of size h. After an error the state is the last good one, and it is recorded.
    Result<void> step();
    // Steps until time() >= t - h/2 or cancel() is called.
    Result<Outcome> run_until(double t);
    Result<Outcome> run_steps(std::int64_t count);
    // Of an event-driven run: on to the first sample of the grid at or behind `end` (s), recording, beside the grid's samples and the events, count + 1
    // samples evenly from `begin` to `end`: what the polynomials of its steps say there. What follows has the same bits as without.
    Result<Outcome> run_densely(double begin, double end, std::int64_t count);

    double time() const noexcept;
    double step_size() const noexcept;
    double end_time() const noexcept;
    std::int64_t step_number() const noexcept;

    Snapshot snapshot() const;
    Result<void> restore(const Snapshot& snapshot);
    // The same, recording into `recording` (a branch of the old one that ends at the snapshot's time).
    Result<void> restore(const Snapshot& snapshot, std::shared_ptr<Recording> recording);
    std::uint64_t state_hash() const;

    // Live change between steps, SI value. Errors: unknown name, out of range, integer parameters (they rebuild a run).
    Result<void> set_parameter(std::string_view name, double value);
    std::vector<double> parameters() const; // SI, the model's order

    // A hand that pulls a body from the next step on; nothing: lets go. Errors: no such body, or it is fixed.
    Result<void> set_pull(const std::optional<rigid::Pull>& pull);
    // What was done to this run, in its order: set_parameter() with a new value, set_pull(). A restored snapshot brings its own.
    const std::vector<RunChange>& changes() const noexcept;

    std::shared_ptr<const Frame> frame() const;              // made now from the last step
    std::shared_ptr<const Recording> recording() const noexcept;
    const Catalogue& catalogue() const noexcept;               // all that can be recorded (the recording's is a subset)
    const Statistics& statistics() const noexcept;
    const std::shared_ptr<const Program>& program() const noexcept; // for the next session; any thread may have it
    const model::Model& model() const noexcept;
    // What is no error, but should be known: units of the scene that do not fit, with their places; the first ones, and how many there are
    // besides. The recording's notices tell the same.
    const Errors& unit_remarks() const noexcept;

    void cancel() noexcept;       // any thread
    void clear_cancel() noexcept; // before the next run

private:
    Session();
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus
