// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/run_worker.h"

#include "core/base/want_of_memory.h"
#include "core/model/edit.h"
#include "core/model/validate.h"
#include "core/program.h"
#include "core/replay.h"
#include "ui/run/parameter_info.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>

namespace saltus::ui {

namespace {

using std::chrono::duration;
using std::chrono::duration_cast;

constexpr double kSlice = 0.004;           // s of computing between looks at the queue
constexpr double kFresh = 0.012;           // s: a frame older than that is replaced, a picture lasts 33 ms
constexpr double kPace = 0.004;            // s, how finely a slow run follows the clock
constexpr double kCatchUp = 0.1;           // s of wall time that a run may make up for; what is older is given up
constexpr double kCheckpointEvery = 0.008; // s of computing: the longest replay
constexpr double kMeasureOver = 0.5;       // s
constexpr std::size_t kMostResting = 3; // runs of older versions of the scene

} // namespace

RunWorker::RunWorker() : thread_([this] { loop(); }) {}

RunWorker::~RunWorker() {
    send(command::Quit{});
    thread_.join();
    delete mailbox_.exchange(nullptr);
}

std::uint64_t RunWorker::send(Command command) {
    std::uint64_t number = 0;
    {
        const std::lock_guard lock(mutex_);
        // A session that is given up anyway must not hold up what comes next.
        if (cancellable_ && (std::holds_alternative<command::Load>(command) ||
                             std::holds_alternative<command::Unload>(command) ||
                             std::holds_alternative<command::Quit>(command)))
            cancellable_->cancel();
        number = ++sent_;
        commands_.emplace_back(number, std::move(command));
        pending_.store(true, std::memory_order_release);
    }
    wake_.notify_one();
    return number;
}

std::vector<Event> RunWorker::takeEvents() {
    const std::lock_guard lock(mutex_);
    return std::exchange(events_, {});
}

std::shared_ptr<const Frame> RunWorker::takeFrame() {
    const std::unique_ptr<std::shared_ptr<const Frame>> box(mailbox_.exchange(nullptr, std::memory_order_acq_rel));
    return box ? std::move(*box) : nullptr;
}

bool RunWorker::isBusy() const noexcept {
    if (playing_.load(std::memory_order_relaxed)) return true;
    const std::lock_guard lock(mutex_);
    return done_.load(std::memory_order_relaxed) < sent_ || !events_.empty();
}

void RunWorker::tell(EventKind kind) {
    const std::lock_guard lock(mutex_);
    events_.push_back({current_, std::move(kind)});
}

void RunWorker::publish() {
    if (!session_) return;
    delete mailbox_.exchange(new std::shared_ptr<const Frame>(session_->frame()), std::memory_order_acq_rel);
    owes_ = false;
    published_ = Clock::now();
}

// A frame that nobody has looked at yet makes way for a newer one, so that what is shown is young. Not where steps come hardly more often
// than pictures: there the one that waits is shown first, and the newer one at the next picture, for which a late step has none.
void RunWorker::offer() {
    const bool dense = !std::isfinite(speed_) || session_->step_size() < speed_ * kFresh;
    owes_ = mailbox_.load(std::memory_order_relaxed) && !(dense && duration<double>(Clock::now() - published_).count() >= kFresh);
    if (!owes_) publish();
}

// --- the loop -------------------------------------------------------------------------------------------------------

void RunWorker::loop() {
    for (;;) {
        if (!playing_.load(std::memory_order_relaxed)) waitForCommands(std::chrono::hours(1));
        try {
            if (!obeyAll()) break;
            if (playing_.load(std::memory_order_relaxed)) playSlice();
        } catch (const std::bad_alloc&) {
            stopForWantOfMemory();
        }
    }
    resting_.clear();
    dropSession();
}

// The run stays where it is; the command that found no memory is done with.
void RunWorker::stopForWantOfMemory() {
    stopPlaying();
    resting_.clear();
    done_.store(std::max(done_.load(std::memory_order_relaxed), current_), std::memory_order_release);
    try {
        tell(event::State{false});
        tell(event::Failed{{want_of_memory()}, true, session_ == nullptr});
    } catch (const std::bad_alloc&) { // the next command that fails will tell
    }
}

void RunWorker::waitForCommands(Clock::duration most) {
    std::unique_lock lock(mutex_);
    wake_.wait_for(lock, most, [this] { return !commands_.empty(); });
}

bool RunWorker::obeyAll() {
    while (pending_.load(std::memory_order_acquire)) {
        Command next;
        {
            const std::lock_guard lock(mutex_);
            if (commands_.empty()) {
                pending_.store(false, std::memory_order_relaxed);
                break;
            }
            current_ = commands_.front().first;
            next = std::move(commands_.front().second);
            commands_.pop_front();
            if (commands_.empty()) pending_.store(false, std::memory_order_relaxed);
        }
        if (std::holds_alternative<command::Quit>(next)) return false;
        std::visit([this](auto& command) { obey(command); }, next);
        done_.store(current_, std::memory_order_release);
    }
    return true;
}

bool RunWorker::interrupted(bool byPause) {
    if (!pending_.load(std::memory_order_acquire)) return false;
    const std::lock_guard lock(mutex_);
    if (commands_.empty()) return false;
    const Command& next = commands_.front().second;
    if (std::holds_alternative<command::GoTo>(next) || (byPause && std::holds_alternative<command::Pause>(next))) return true;
    return std::any_of(commands_.begin(), commands_.end(), [](const auto& entry) {
        const Command& c = entry.second;
        return std::holds_alternative<command::Load>(c) || std::holds_alternative<command::Unload>(c) ||
               std::holds_alternative<command::Quit>(c) || std::holds_alternative<command::Rebuild>(c);
    });
}

// --- a run begins and ends ------------------------------------------------------------------------------------------

std::string RunWorker::making() const {
    const std::lock_guard lock(mutex_);
    return making_;
}

void RunWorker::stopMaking() {
    const std::lock_guard lock(mutex_);
    stopMaking_ = !making_.empty();
}

// Not when someone stopped it, nor when what comes next gives the run up anyway.
bool RunWorker::goesOn(std::string_view what) {
    const std::lock_guard lock(mutex_);
    making_ = what;
    return !stopMaking_ && std::none_of(commands_.begin(), commands_.end(), [](const auto& entry) {
        const Command& c = entry.second;
        return std::holds_alternative<command::Load>(c) || std::holds_alternative<command::Unload>(c) || std::holds_alternative<command::Quit>(c);
    });
}

RunWorker::Making::~Making() {
    const std::lock_guard lock(worker.mutex_);
    worker.making_.clear();
    worker.stopMaking_ = false;
}

RunOptions RunWorker::usualOptions() {
    RunOptions options;
    options.most_memory = mostMemory_.load();
    options.progress = [this](std::string_view what) { return goesOn(what); };
    options.record_views = true;
    options.recording.memory_budget = limits_.memory;
    options.recording.disk_budget = diskBudget();
    options.recording.thins = true; // a run in the window has no end: it must not fill the disk
    return options;
}

Result<std::unique_ptr<Session>, Errors> RunWorker::build(const io::Bundle& bundle) {
    const Making making{*this};
    auto made = replayable(bundle, [this] { return goesOn("checking the scene"); });
    if (!made) return Unexpected(std::move(made.error()));
    RunOptions options = usualOptions();
    options.set = made->options.set;
    options.step = made->options.step;
    options.end = made->options.end;
    options.solver = made->options.solver;
    return Session::create(made->model, options);
}

Result<std::unique_ptr<Session>, Errors> RunWorker::build(const std::shared_ptr<const Program>& program, const ParameterValues& values) {
    const Making making{*this};
    RunOptions options = usualOptions();
    if (!values.empty()) {
        const auto infos = parameterInfos(program ? program->model() : model_);
        if (!infos) return Unexpected<Errors>({infos.error()});
        for (const auto& [name, si] : values) {
            const auto info = std::find_if(infos->begin(), infos->end(), [&, &wanted = name](const auto& i) { return i.name == wanted; });
            // An unknown name goes on as it is: the session explains it.
            options.set.emplace_back(name, info == infos->end() ? std::to_string(si) : info->exactText(si));
        }
    }
    options.like = compiled_;
    return program ? Session::create(program, options) : Session::create(model_, options);
}

std::shared_ptr<const Program> RunWorker::program() const {
    return model::difference(session_->model(), model_).empty() ? session_->program() : nullptr;
}

void RunWorker::dropSession() {
    {
        const std::lock_guard lock(mutex_);
        cancellable_ = nullptr;
    }
    stopPlaying();
    session_.reset();
    main_.reset();
    applied_ = 0;
    checkpoints_.clear();
    shelf_.clear();
    line_ = lastLine_ = 1;
    away_ = false;
    delete mailbox_.exchange(nullptr);
}

void RunWorker::adopt(std::unique_ptr<Session> session) {
    dropSession();
    session_ = std::move(session);
    compiled_ = session_->program();
    {
        const std::lock_guard lock(mutex_);
        cancellable_ = session_.get();
    }
    // The session's own recording is a mutable one; only readers get it as const.
    main_ = std::const_pointer_cast<Recording>(session_->recording());
    start_ = session_->parameters();
    stepsPerSecond_ = 0.0;
    lastSlice_ = 1;
    pauseAt_ = model_.run.pause_at_end ? std::max<std::int64_t>(1, std::llround(session_->end_time() / session_->step_size())) : 0;
    keepCheckpointNow();
    run_ = ++lastRun_;
    tellLoaded();
}

void RunWorker::tellLoaded() {
    event::Loaded loaded{main_, session_->frame(), session_->end_time(), session_->step_size(), session_->statistics().solver, run_, {}, session_->unit_remarks(), program()};
    for (const Resting& r : resting_) loaded.resting.push_back(r.run);
    tell(std::move(loaded));
    publish(); // after it: no frame comes before its recording
}

std::size_t RunWorker::Resting::bytes() const {
    std::size_t all = main->memory_bytes() + checkpoints.bytes();
    for (const Shelved& s : shelf) all += s.bytes();
    return all;
}

void RunWorker::layToRest() {
    if (!session_) return;
    stopPlaying();
    session_->clear_cancel();
    if (away_) returnToTip();
    letGo();
    if (session_->step_number() == 0 && shelf_.empty()) return; // nothing that would be missed
    {
        const std::lock_guard lock(mutex_);
        cancellable_ = nullptr;
    }
    resting_.push_back({run_, std::move(model_), std::move(session_), std::move(main_), std::move(checkpoints_), std::move(shelf_), line_, lastLine_, std::move(start_)});
    std::size_t all = 0, file = 0;
    for (const Resting& r : resting_) {
        all += r.bytes();
        file += r.main->file_bytes();
    }
    const std::size_t disk = diskBudget() / 2; // the other half is for the run that comes
    // What was computed least is missed least: a key that goes through a list of laws does not lose the run that it began from.
    while (resting_.size() > kMostResting || ((all > kLinesBudget || file > disk) && resting_.size() > 1)) {
        const auto least = std::min_element(resting_.begin(), resting_.end() - 1, [](const Resting& a, const Resting& b) { return a.main->rows() < b.main->rows(); });
        all -= least->bytes();
        file -= least->main->file_bytes();
        resting_.erase(least);
    }
}

bool RunWorker::wake(const model::Model& model) {
    // What only looks different is the same run; sliders act on it below.
    const auto found = std::find_if(resting_.begin(), resting_.end(), [&](const Resting& r) {
        if (model::effects(r.model, model::difference(r.model, model)).dynamics || r.model.parameters.size() != model.parameters.size()) return false;
        for (std::size_t i = 0; i < model.parameters.size(); ++i)
            if (model.parameters[i].integer && model.parameters[i].value != r.model.parameters[i].value) return false;
        return true;
    });
    if (found == resting_.end()) return false;
    Resting r = std::move(*found);
    resting_.erase(found);
    run_ = r.run;
    session_ = std::move(r.session);
    {
        const std::lock_guard lock(mutex_);
        cancellable_ = session_.get();
    }
    model_ = model;
    main_ = std::move(r.main);
    applied_ = changes().size();
    checkpoints_ = std::move(r.checkpoints);
    shelf_ = std::move(r.shelf);
    line_ = r.line;
    lastLine_ = r.lastLine;
    start_ = std::move(r.start);
    pauseAt_ = model_.run.pause_at_end ? std::max<std::int64_t>(1, std::llround(session_->end_time() / session_->step_size())) : 0;
    main_->set_limits(limits_.memory, diskBudget()); // which may have changed meanwhile
    tellLoaded();
    const auto wanted = model::parameter_values(model_);
    const std::vector<double> present = session_->parameters();
    for (std::size_t i = 0; wanted && i < present.size(); ++i)
        if (!model_.parameters[i].integer && (*wanted)[i].value != present[i]) {
            command::SetParameter change{model_.parameters[i].name, (*wanted)[i].value};
            obey(change);
        }
    return true;
}

void RunWorker::obey(command::Load& c) {
    if (c.keep) {
        layToRest();
    } else { // another scene
        resting_.clear();
        compiled_.reset();
    }
    dropSession();
    {   // a newer load waits: building this one would be for nothing
        const std::lock_guard lock(mutex_);
        for (const auto& entry : commands_)
            if (std::holds_alternative<command::Load>(entry.second) || std::holds_alternative<command::Unload>(entry.second))
                return;
    }
    if (c.keep && wake(*c.model)) return;
    model_ = *c.model;
    auto session = c.bundle ? build(*c.bundle) : build(c.program, c.parameters);
    if (!session) {
        tell(event::Failed{session.error(), true, true});
        return;
    }
    adopt(std::move(*session));
    if (c.bundle) replay(*c.bundle);
}

// --- bundles --------------------------------------------------------------------------------------------------------

void RunWorker::replay(const io::Bundle& bundle) {
    applied_ = 0;
    tell(event::State{true});
    const std::vector<double> before = session_->parameters();
    ReplayReport report{bundle.steps, 0, bundle.steps > 0 ? 0 : -1, {}};
    for (std::int64_t next = 0;; next = std::min(next + bundle.stride, bundle.steps)) {
        const bool went = !interrupted(true) && replayTo(next, bundle.changes, true) && session_->step_number() == next;
        if (!went) break;
        // What differs once goes on: it can be looked at.
        if (!report.different && agrees(bundle, next, session_->state_hash())) report.same = next;
        else if (!report.different) report.different = next;
        if (!mailbox_.load(std::memory_order_relaxed)) publish();
        if (next >= bundle.steps) break;
    }
    report.done = session_->step_number();
    applied_ = changes().size();
    tellParameters(before);
    publish();
    tell(event::State{false});
    tell(event::Replayed{report});
}

void RunWorker::obey(command::TellHistory&) {
    if (!session_) return;
    auto history = std::make_shared<RunHistory>();
    history->scene = model_;
    for (std::size_t i = 0; i < start_.size(); ++i) history->start.emplace_back(model_.parameters[i].name, start_[i]);
    history->changes = changes();
    history->steps = away_ ? tipStep_ : session_->step_number();
    history->time = static_cast<double>(history->steps) * session_->step_size();
    if (!away_) history->hash = session_->state_hash();
    tell(event::History{std::move(history)});
}

void RunWorker::obey(command::Unload&) {
    resting_.clear();
    compiled_.reset();
    dropSession();
}

void RunWorker::obey(command::Rebuild& c) {
    if (!session_) return;
    stopPlaying();
    ParameterValues values;
    if (c.keepPresent) {
        const std::vector<double> present = session_->parameters();
        for (std::size_t i = 0; i < present.size(); ++i) values.emplace_back(model_.parameters[i].name, present[i]);
    } else {
        values = std::move(c.parameters);
    }
    auto session = build(program(), values);
    if (!session) { // the run that is there stays
        tell(event::State{false});
        tell(event::Failed{session.error(), false, false});
        return;
    }
    adopt(std::move(*session));
    if (c.run) {
        command::Play play;
        obey(play);
    } else {
        tell(event::State{false});
    }
}

// --- stepping -------------------------------------------------------------------------------------------------------

void RunWorker::obey(command::Play&) {
    if (!session_ || playing_) return;
    if (away_) beginBranch();
    letGo();
    playing_ = true;
    startClock();
    tell(event::State{true});
}

void RunWorker::obey(command::Pause&) {
    if (!session_) return;
    stopPlaying();
    publish();
    tell(event::State{false});
}

void RunWorker::stopPlaying() {
    playing_ = false;
    passed_.clear();
    measured_.store(0.0, std::memory_order_relaxed);
}

void RunWorker::startClock() {
    wallAnchor_ = Clock::now();
    simAnchor_ = session_->time();
    passed_.clear();
}

void RunWorker::obey(command::SetSpeed& c) {
    speed_ = c.factor;
    if (session_ && playing_) startClock();
}

void RunWorker::obey(command::SetLimits& c) {
    limits_ = c.limits;
    if (main_) main_->set_limits(limits_.memory, diskBudget());
}

void RunWorker::playSlice() {
    if (owes_ && !mailbox_.load(std::memory_order_relaxed)) publish();
    const auto now = Clock::now();
    const double h = session_->step_size();
    std::int64_t due = std::numeric_limits<std::int64_t>::max();
    if (std::isfinite(speed_)) {
        const double behind = simAnchor_ + duration<double>(now - wallAnchor_).count() * speed_ - session_->time();
        if (behind > kCatchUp * speed_ + h) { // too slow a machine, or asleep: go on from here
            wallAnchor_ = now - duration_cast<Clock::duration>(duration<double>(kCatchUp));
            simAnchor_ = session_->time();
        }
        due = static_cast<std::int64_t>(std::floor(behind / h + 1e-9));
        if (due <= 0) {
            measure(now);
            const double wait = std::max((h - behind) / speed_, kPace);
            waitForCommands(duration_cast<Clock::duration>(duration<double>(std::min(wait, 0.1))));
            return;
        }
    }
    const std::int64_t toEnd = pauseAt_ - session_->step_number(); // not above 0: it began there or behind it, and goes on
    if (toEnd > 0) due = std::min(due, toEnd);
    const std::int64_t affordable =
        stepsPerSecond_ > 0.0 ? static_cast<std::int64_t>(stepsPerSecond_ * kSlice) : std::int64_t{1};
    const std::int64_t count = std::clamp<std::int64_t>(std::min(due, affordable), 1, 2 * lastSlice_);
    if (!advance(count, true)) return;
    if (count == toEnd) {
        stopPlaying();
        publish();
        tell(event::State{false});
        tell(event::AtEnd{session_->time()});
        return;
    }
    measure(Clock::now());
    offer();
    if (std::isfinite(speed_) && count == due) // on time: rest until the next steps are worth a slice
        waitForCommands(duration_cast<Clock::duration>(duration<double>(kPace)));
}

bool RunWorker::advance(std::int64_t steps, bool byPause) {
    while (steps > 0) {
        const std::int64_t affordable =
            stepsPerSecond_ > 0.0 ? static_cast<std::int64_t>(stepsPerSecond_ * kSlice) : std::int64_t{1};
        const std::int64_t count = std::min(steps, std::clamp<std::int64_t>(affordable, 1, 2 * lastSlice_));
        const auto begin = Clock::now();
        auto outcome = session_->run_steps(count);
        const double took = std::max(duration<double>(Clock::now() - begin).count(), 1e-9);
        if (!outcome) {
            fail(std::move(outcome.error()));
            return false;
        }
        if (*outcome == Outcome::cancelled) {
            stopPlaying(); // what cancelled it waits in the queue
            return false;
        }
        const double rate = static_cast<double>(count) / took;
        stepsPerSecond_ = stepsPerSecond_ > 0.0 ? 0.5 * (stepsPerSecond_ + rate) : rate;
        lastSlice_ = count;
        sinceCheckpoint_ += took;
        if (sinceCheckpoint_ >= kCheckpointEvery) {
            keepCheckpoint();
            makeRoomOnDisk();
        }
        steps -= count;
        if (steps > 0 && interrupted(byPause)) return false;
    }
    return true;
}

void RunWorker::measure(Clock::time_point now) {
    passed_.emplace_back(now, session_->time());
    while (passed_.size() > 2 && duration<double>(now - passed_[1].first).count() >= kMeasureOver) passed_.pop_front();
    const double wall = duration<double>(now - passed_.front().first).count();
    if (wall > 0.05) measured_.store((session_->time() - passed_.front().second) / wall, std::memory_order_relaxed);
}

void RunWorker::fail(Error error) {
    stopPlaying();
    publish();
    tell(event::Failed{{std::move(error)}, true, false});
}

void RunWorker::obey(command::Step& c) {
    if (!session_) return;
    stopPlaying();
    std::int64_t left = c.count;
    if (away_) { // what was computed once is replayed, not computed anew
        const std::int64_t replayed = std::min(left, tipStep_ - session_->step_number());
        goToStep(session_->step_number() + replayed);
        left = away_ ? 0 : left - replayed;
    }
    if (left > 0 && !advance(left, true) && !interrupted(true)) return; // it failed and said so
    publish();
    tell(event::State{false});
}

} // namespace saltus::ui
