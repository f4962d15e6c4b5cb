// SPDX-License-Identifier: GPL-3.0-or-later
// The thread that owns the Session. It takes commands from a queue between slices of a few milliseconds, and gives back
// events in order and the newest Frame (latest wins). Its mutex is held only to move entries in and out of the queues,
// never while stepping. Knows no Qt.
#pragma once

#include "core/session.h"
#include "ui/run/checkpoints.h"
#include "ui/run/dense_part.h"
#include "ui/run/recording_limits.h"
#include "ui/run/run_history.h"
#include "ui/run/run_line.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

namespace saltus::ui {

namespace command {
// keep: the run there is one of an older version of the scene; it rests, and comes back when that version is loaded again.
// bundle: the run is made again as it tells; the model is its scene.
// program: where another run has compiled this scene, but for values of parameters, which are then all among `parameters`.
struct Load {
    std::shared_ptr<const model::Model> model;
    ParameterValues parameters;
    bool keep = false;
    std::shared_ptr<const io::Bundle> bundle = nullptr;
    std::shared_ptr<const Program> program = nullptr;
};
struct Unload {};
struct Play {};
struct Pause {};
struct Step { std::int64_t count = 1; };
struct StepBack {};
struct Rebuild { ParameterValues parameters; bool run = false; bool keepPresent = false; };
struct GoTo { double time = 0.0; };
struct SetSpeed { double factor = 1.0; };
struct SetLimits { RecordingLimits limits; };
struct SetParameter { std::string name; double value = 0.0; };
struct SetPull { std::optional<rigid::Pull> pull; }; // of a hand; nothing: it lets go
struct ChooseLine { LineId line = 1; }; // its end becomes the state, the present line stays beside it
struct TellHistory {}; // of the present line
// Of an event-driven run: a stretch of it, s, with so many samples (dense_part.h). The run stays where it is.
struct ShowDensely { double begin = 0.0, end = 0.0; std::int64_t samples = 1; };
struct Quit {};
} // namespace command
using Command = std::variant<command::Load, command::Unload, command::Play, command::Pause, command::Step, command::StepBack,
                             command::Rebuild, command::GoTo, command::SetSpeed, command::SetLimits, command::SetParameter, command::SetPull, command::ChooseLine,
                             command::TellHistory, command::ShowDensely, command::Quit>;

namespace event {
// run: counts the runs; one that came back has its old number. resting: those that may come back.
struct Loaded {
    std::shared_ptr<const Recording> recording;
    std::shared_ptr<const Frame> frame;
    double end = 0.0, step = 0.0;
    std::string solver;
    std::uint64_t run = 0;
    std::vector<std::uint64_t> resting;
    Errors unit_remarks;
    std::shared_ptr<const Program> program;
};
struct State { bool running = false; };
// Another recording is the run's own, of the new `line`; the one before was left at `left`.
struct Branched { std::shared_ptr<const Recording> recording, previous; double left = 0.0; LineId line = 1; };
struct LineChosen { std::shared_ptr<const Recording> recording; LineId line = 1; };
// Of the lines besides the present one; `dropped`: those that went for want of memory, since the last time.
struct LinesKept { std::size_t bytes = 0; std::vector<LineId> dropped; };
// made: by the user now, in the present line; else it came back with a state of the past.
struct ParameterChanged { std::string name; double value = 0.0; bool made = false; };
struct ParameterRefused { std::string name; double refused = 0.0, kept = 0.0; Error error; }; // the run goes on with the one kept
struct Pulled {}; // a hand began to pull
struct History { std::shared_ptr<const RunHistory> history; };
struct Replayed { ReplayReport report; };
struct ShownDensely { std::shared_ptr<const Recording> of; std::shared_ptr<const DensePart> part; }; // of: the run's own
struct AtEnd { double time = 0.0; }; // it paused there as the scene asks for
// `stops`: the run is at its last good state. `empty`: there is no session.
struct Failed { Errors errors; bool stops = false; bool empty = false; };
} // namespace event
using EventKind = std::variant<event::Loaded, event::State, event::Branched, event::LineChosen, event::LinesKept, event::ParameterChanged,
                               event::ParameterRefused, event::Pulled, event::AtEnd, event::History, event::Replayed, event::ShownDensely, event::Failed>;
struct Event {
    std::uint64_t after = 0; // number of the last command carried out before it
    EventKind kind;
};

class RunWorker {
public:
    RunWorker();
    ~RunWorker(); // cancels, then waits

    // Any of these: the GUI's thread; none waits for a step.
    std::uint64_t send(Command command); // its number, counted from 1
    std::vector<Event> takeEvents();
    std::shared_ptr<const Frame> takeFrame(); // null when there is no newer one
    double measuredSpeed() const noexcept { return measured_.load(std::memory_order_relaxed); }
    std::uint64_t done() const noexcept { return done_.load(std::memory_order_acquire); } // last command carried out
    bool isBusy() const noexcept; // commands or events wait, or it plays
    void setMostMemory(double bytes) noexcept { mostMemory_.store(bytes); } // of a run that is made from now on, by its estimate
    std::string making() const; // what of a run is being made; "": none is
    void stopMaking();          // at the next moment at which that is possible

private:
    using Clock = std::chrono::steady_clock;

    // A line that is not the present one: as it stood at its end.
    struct Shelved {
        LineId id;
        std::shared_ptr<Recording> recording;
        Snapshot tip;
        std::int64_t tipStep;
        Checkpoints checkpoints;
        std::size_t bytes() const;
    };

    // A run of another version of the scene, whole, with its lines.
    struct Resting {
        std::uint64_t run;
        model::Model model;
        std::unique_ptr<Session> session;
        std::shared_ptr<Recording> main;
        Checkpoints checkpoints;
        std::vector<Shelved> shelf;
        LineId line, lastLine;
        std::vector<double> start;
        std::size_t bytes() const;
    };

    void loop();
    void stopForWantOfMemory();
    bool obeyAll(); // false: quit
    void obey(command::Load&);
    void obey(command::Unload&);
    void obey(command::Play&);
    void obey(command::Pause&);
    void obey(command::Step&);
    void obey(command::StepBack&);
    void obey(command::Rebuild&);
    void obey(command::GoTo&);
    void obey(command::SetSpeed&);
    void obey(command::SetLimits&);
    void obey(command::SetParameter&);
    void obey(command::SetPull&);
    void obey(command::ChooseLine&);
    void obey(command::TellHistory&);
    void obey(command::ShowDensely&); // run_worker_dense.cpp
    bool computeDensely(double begin, double end, std::int64_t samples, std::shared_ptr<const Recording>& out);
    void obey(command::Quit&) {}

    RunOptions usualOptions();
    Result<std::unique_ptr<Session>, Errors> build(const std::shared_ptr<const Program>& program, const ParameterValues& values); // null: of model_
    Result<std::unique_ptr<Session>, Errors> build(const io::Bundle& bundle);
    std::shared_ptr<const Program> program() const; // the session's, where it is of model_ as it is; else null
    std::shared_ptr<const Program> compiled_;       // of the last session: an edit of values alone need not compile again
    struct Making { // while a run is made; nothing is at its end
        RunWorker& worker;
        ~Making();
    };
    bool goesOn(std::string_view what); // the making of a run
    void replay(const io::Bundle& bundle);    // of the fresh run, with pictures on the way
    void adopt(std::unique_ptr<Session> session); // a fresh run
    void dropSession();
    void layToRest();                         // the run there is, where something was computed
    bool wake(const model::Model& model);     // the one of this version, if it rests
    void tellLoaded();
    void playSlice();
    void waitForCommands(Clock::duration most);
    bool interrupted(bool byPause); // a command waits that makes the present work pointless
    bool advance(std::int64_t steps, bool byPause); // in slices; false: failed or interrupted
    // What was done along the present line: the session's own list, while it stands in the past that of the line's end.
    const std::vector<RunChange>& changes() const noexcept { return away_ ? tip_.changes : session_->changes(); }
    bool replayTo(std::int64_t step, const std::vector<RunChange>& changes, bool byPause = false); // from applied_ on
    static std::optional<rigid::Pull> handAfter(std::span<const RunChange> made); // what the hand does then
    std::optional<rigid::Pull> hand() const { return handAfter(session_->changes()); }
    void letGo();                               // before computing anew: nobody holds what was pulled then
    void goToStep(std::int64_t step);
    void returnToTip();
    void beginBranch();
    void shelve(LineId id, std::shared_ptr<Recording> recording);
    void keepLinesSmall();
    void makeRoomOnDisk(); // the oldest line goes before the present one is thinned
    std::size_t diskBudget() const;
    void keepCheckpoint();
    void keepCheckpointNow();
    void stopPlaying();
    void fail(Error error);
    void tell(EventKind kind);
    void publish();                 // replaces what waits in the mailbox
    void offer();                   // of a motion: the newest frame, or later
    void tellParameters(const std::vector<double>& before);
    void measure(Clock::time_point now);
    void startClock();

    // --- shared -----------------------------------------------------------------------------------------------------
    mutable std::mutex mutex_; // guards commands_, events_, cancellable_, sent_, making_, stopMaking_
    std::condition_variable wake_;
    std::deque<std::pair<std::uint64_t, Command>> commands_;
    std::vector<Event> events_;
    Session* cancellable_ = nullptr;
    std::string making_;
    bool stopMaking_ = false;
    std::uint64_t sent_ = 0;
    std::atomic<double> mostMemory_{RunOptions().most_memory};
    std::atomic<bool> pending_{false}; // commands_ is not empty
    std::atomic<std::uint64_t> done_{0};
    std::atomic<std::shared_ptr<const Frame>*> mailbox_{nullptr};
    std::atomic<double> measured_{0.0};
    std::atomic<bool> playing_{false}; // written by the worker only

    // --- the worker's own -------------------------------------------------------------------------------------------
    std::unique_ptr<Session> session_;
    model::Model model_;
    std::shared_ptr<Recording> main_; // the run's own; the session writes elsewhere while it replays the past
    std::vector<double> start_;       // parameters when the run began, SI
    std::size_t applied_ = 0;         // how many of changes() are in force in the session
    Checkpoints checkpoints_;
    bool away_ = false;               // the session stands before main_'s last step
    Snapshot tip_;                    // main_'s last step, while away
    std::int64_t tipStep_ = 0;
    std::vector<Shelved> shelf_;      // the other lines, oldest first
    LineId line_ = 1, lastLine_ = 1;  // the present one; the newest
    std::vector<Resting> resting_;    // oldest first
    std::uint64_t run_ = 0, lastRun_ = 0;
    std::uint64_t current_ = 0;       // number of the last command
    std::int64_t pauseAt_ = 0;        // playing stops when this step is reached; 0: nowhere
    double speed_ = 1.0;
    std::weak_ptr<const Recording> leaving_; // of the line that went last, for want of room on the disk
    Clock::time_point leftAt_;
    RecordingLimits limits_;
    Clock::time_point wallAnchor_{};
    double simAnchor_ = 0.0;
    double stepsPerSecond_ = 0.0;     // of computing; 0: not known yet
    std::int64_t lastSlice_ = 1;
    double sinceCheckpoint_ = 0.0;    // s of computing
    Clock::time_point published_{};
    bool owes_ = false;               // a frame newer than the one in the mailbox
    std::deque<std::pair<Clock::time_point, double>> passed_; // wall, simulated: the last half second
    std::thread thread_;
};

} // namespace saltus::ui
