// SPDX-License-Identifier: GPL-3.0-or-later
// Private to the session: what a run is made of. Its parts by subject: beginning (session_begin.cpp), steps (session.cpp),
// snapshots, parameters, frames.
#pragma once

#include "core/base/going_on.h"
#include "core/base/want_of_memory.h"
#include "core/model/drawn_values.h"
#include "core/record_plan.h"
#include "core/run_parts.h"
#include "core/session.h"
#include "core/simulation/body_stepper.h"
#include "core/simulation/energy.h"
#include "core/simulation/event_log.h"
#include "core/simulation/reactions.h"

#include <bit>
#include <chrono>
#include <new>

namespace saltus {

// Tells wall time of what happens in its scope.
class Stopwatch {
public:
    explicit Stopwatch(double& sum) : sum_(sum), start_(std::chrono::steady_clock::now()) {}
    ~Stopwatch() { sum_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;

private:
    double& sum_;
    std::chrono::steady_clock::time_point start_;
};

struct Session::Impl : RunParts {
    using Assembled = simulation::Assembled;
    using Layout = simulation::Layout;
    using State = simulation::State;
    using StepReport = simulation::StepReport;

    std::shared_ptr<const Program> compiled;
    std::shared_ptr<const RecordPlan> plan;
    int record_every = 1;
    std::optional<simulation::EnergyBook> energies;
    std::optional<simulation::EventLog> events;
    std::optional<simulation::RowWriter> writer;
    bool energy_on = false;
    std::optional<model::DrawnValues> drawn; // since the first change of a parameter
    std::optional<simulation::Reactions> reactions; // where they are recorded

    std::vector<RunChange> changes;
    mutable std::shared_ptr<const std::vector<RunChange>> told_changes; // what frames tell; null since the last change
    StepReport last;
    std::vector<double> row;
    mutable std::vector<double> frame_row;
    mutable std::vector<std::pair<std::int64_t, FrameContact>> impacts_since_frame; // of bodies, with their step; a frame takes them
    std::shared_ptr<Recording> recording;
    Statistics statistics;
    CancelToken token;
    bool computing = false; // within the one part of a step that may be left in its middle
    MemoryReserve reserve;
    bool exhausted = false; // memory ran out in a step: what that left half done is not gone on with

    const Program::Impl& program() const noexcept { return compiled->impl(); }
    const model::Model& model() const noexcept { return program().model; }
    const Layout& layout() const { return assembled->layout; }
    std::span<const double> parameter_values() const {
        return std::span(state.numbers).subspan(layout().parameters, layout().parameter_count);
    }

    static std::int64_t bits(double value) { return std::bit_cast<std::int64_t>(value); }

    // session_begin.cpp
    using Compiles = std::function<Result<Compilation, Errors>(const ProgramOptions&, MakingQuestion&)>;
    static Result<std::unique_ptr<Session>, Errors> create(const Compiles& compile, const RunOptions& options);
    static Result<std::unique_ptr<Session>, Errors> build(const Compiles& compile, const RunOptions& options);
    void begin_statistics();
    void tell_remarks(const Compilation& made, const RunParts::Findings& found, bool records_all);
    // What only the lowered model shows.
    std::vector<std::string> remarks(bool records_all) const;
    std::vector<std::string> row_names() const; // of what is recorded

    // session.cpp
    Result<void> record_row(bool before_edge = false); // of a formula of time, whose value there is that behind it
    void tell_defects();
    void count_solve(const StepReport& report);
    Result<void> step();
    // The stepper's step. False: the token was raised within it (one of thousands of joints in loops takes half a minute); the state is not touched,
    // and the next call begins the step anew.
    bool compute(simulation::Stepper& by, StepReport& report);
    static Error stopped() { return {ErrorKind::cancelled, "the run was stopped within a step", {}, {}}; }
    bool quiet_step() noexcept; // a step in which nothing happens that anyone must hear of, without a report of its own; false: step() is to be taken
    Result<void> advance(); // of an event-driven run: to the next sample or event (session_events.cpp)
    // The step failed: the state stays, is recorded if it was not, and the user is told.
    Result<void> refuse();
    template <class Goal>
    Result<Outcome> run(Goal reached) {
        const Stopwatch watch(statistics.wall_seconds);
        // Of who called too: a run within another piece of work stops with that.
        const StopQuestion::Asked outer = StopQuestion::in_force();
        const GoesOn goes_on = [this, outer] { return !computing || (!token.cancelled() && (outer.goes_on == nullptr || (*outer.goes_on)())); };
        const StopQuestion question(goes_on, outer.goes_on == nullptr ? AskedBy::any_thread : outer.by);
        Outcome outcome = Outcome::reached;
        while (!reached()) {
            if (token.cancelled()) {
                outcome = Outcome::cancelled;
                break;
            }
            if (quiet_step()) continue;
            auto done = step();
            if (!done && done.error().kind == ErrorKind::cancelled) {
                outcome = Outcome::cancelled;
                break;
            }
            if (!done) return Unexpected(std::move(done.error()));
        }
        events->extend(*recording, state);
        return outcome;
    }

    static Error no_memory();
    // Does `work`; when memory runs out in it, the run ends where it is, with the state recorded if there is room.
    template <class Work>
    auto within_memory(const Work& work) -> decltype(work()) {
        if (exhausted) return Unexpected(no_memory());
        try {
            return work();
        } catch (const std::bad_alloc&) {
            exhausted = true;
            reserve.release();
        }
        try {
            if (recording->rows() == 0 || recording->value(0, recording->rows() - 1) < state.numbers[0])
                if (auto recorded = record_row(); !recorded) return Unexpected(recorded.error());
            events->extend(*recording, state);
        } catch (const std::bad_alloc&) { // it ends with the row before
        }
        return Unexpected(no_memory());
    }

    // session_parameters.cpp
    Result<void> set_parameter(std::size_t index, double value);
    Result<void> check_drawing(std::size_t index, double value);

    // session_snapshot.cpp
    void take_over(const Snapshot& snapshot);
    std::optional<Error> refuse_foreign(const Snapshot& snapshot) const;

    // session_frame.cpp
    FrameContact frame_contact(const rigid::ContactState& from) const;
    // A bounce lasts one step, and frames are taken every thirtieth of a second: without this hardly one would be seen.
    void keep_impacts();
    void keep_struck(); // of an event-driven run
    void add_bodies(Frame& frame) const;
};

} // namespace saltus
