// SPDX-License-Identifier: GPL-3.0-or-later
// The past of a run: states that come back, what was done on the way, and lines that part from each other.
#include "ui/run/run_worker.h"

#include "core/replay.h"

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

constexpr auto kReadersLetGo = std::chrono::seconds(1);
constexpr std::size_t kShelvedCheckpoints = 64; // of a line that rests: a longer replay when someone looks into its past

} // namespace

// --- back and forth -------------------------------------------------------------------------------------------------

void RunWorker::keepCheckpointNow() {
    sinceCheckpoint_ = 0.0;
    if (session_->step_number() > checkpoints_.lastStep())
        checkpoints_.add({session_->snapshot(), session_->step_number(), changes().size()});
}

void RunWorker::keepCheckpoint() {
    sinceCheckpoint_ = 0.0;
    if (!away_) keepCheckpointNow();
}

void RunWorker::obey(command::StepBack&) {
    if (!session_) return;
    stopPlaying();
    if (session_->step_number() > 0) goToStep(session_->step_number() - 1);
    publish();
    tell(event::State{false});
}

void RunWorker::obey(command::GoTo& c) {
    if (!session_) return;
    stopPlaying();
    const std::int64_t last = away_ ? tipStep_ : session_->step_number();
    const double step = std::round(c.time / session_->step_size());
    goToStep(std::isfinite(step) ? static_cast<std::int64_t>(std::clamp(step, 0.0, static_cast<double>(last))) : last);
    publish();
    tell(event::State{false});
}

void RunWorker::goToStep(std::int64_t step) {
    if (step == session_->step_number()) return;
    const std::vector<double> before = session_->parameters();
    if (away_ && step >= tipStep_) {
        returnToTip();
    } else {
        if (!away_) {
            tip_ = session_->snapshot();
            tipStep_ = session_->step_number();
        }
        const Checkpoint& from = checkpoints_.before(step);
        const bool onTheWay = away_ && session_->step_number() < step && session_->step_number() >= from.step;
        if (!onTheWay) {
            const std::size_t rows = main_->rows() ? main_->row_at(from.snapshot.time()) + 1 : 0;
            if (auto done = session_->restore(from.snapshot, main_->branch(rows)); !done) {
                fail(std::move(done.error()));
                return;
            }
            applied_ = from.changes;
            // The hand may have moved on in the step of the checkpoint.
            if (auto done = session_->set_pull(handAfter(std::span(tip_.changes).first(applied_))); !done) {
                fail(std::move(done.error()));
                return;
            }
        }
        away_ = true;
        if (!replayTo(step, tip_.changes)) return;
    }
    tellParameters(before);
}

bool RunWorker::replayTo(std::int64_t step, const std::vector<RunChange>& changes, bool byPause) {
    for (;;) { // changes come back at the steps where they were made
        for (; applied_ < changes.size() && changes[applied_].step == session_->step_number(); ++applied_)
            if (auto done = make_change(*session_, changes[applied_]); !done) {
                fail(std::move(done.error()));
                return false;
            }
        if (session_->step_number() >= step) return true;
        const std::int64_t until = applied_ < changes.size() ? std::min(step, changes[applied_].step) : step;
        if (!advance(until - session_->step_number(), byPause)) return false;
    }
}

void RunWorker::returnToTip() {
    if (auto done = session_->restore(tip_, main_); !done) {
        fail(std::move(done.error()));
        return;
    }
    away_ = false;
    applied_ = changes().size();
}

// --- hands on bodies ------------------------------------------------------------------------------------------------

std::optional<rigid::Pull> RunWorker::handAfter(std::span<const RunChange> made) {
    const auto last = std::find_if(made.rbegin(), made.rend(), [](const RunChange& change) { return change.name.empty(); });
    return last == made.rend() ? std::nullopt : last->pull;
}

void RunWorker::letGo() {
    if (!hand()) return;
    command::SetPull none;
    obey(none);
}

void RunWorker::obey(command::SetPull& c) {
    if (!session_) return;
    {   // a drag sends many: only the newest is worth doing
        const std::lock_guard lock(mutex_);
        if (c.pull && !commands_.empty() && std::holds_alternative<command::SetPull>(commands_.front().second)) return;
    }
    const bool held = hand().has_value();
    if (!c.pull && !held) return;
    if (away_) beginBranch();
    if (auto done = session_->set_pull(c.pull); !done) {
        tell(event::Failed{{std::move(done.error())}, false, false});
        return;
    }
    if (c.pull && !held) tell(event::Pulled{});
    applied_ = changes().size();
}

void RunWorker::beginBranch() {
    const std::int64_t step = session_->step_number();
    const std::shared_ptr<Recording> left = main_;
    shelve(line_, left);
    main_ = std::const_pointer_cast<Recording>(session_->recording());
    checkpoints_.forgetAfter(step);
    away_ = false; // from here on the line is the session's own list
    line_ = ++lastLine_;
    tell(event::Branched{main_, left, session_->time(), line_});
    keepLinesSmall();
}

// --- lines ----------------------------------------------------------------------------------------------------------

std::size_t RunWorker::Shelved::bytes() const {
    return recording->memory_bytes() + checkpoints.bytes() + tip.numbers.capacity() * sizeof(double) + tip.integers.capacity() * sizeof(std::int64_t);
}

void RunWorker::shelve(LineId id, std::shared_ptr<Recording> recording) {
    Shelved shelved{id, std::move(recording), away_ ? tip_ : session_->snapshot(), away_ ? tipStep_ : session_->step_number(), checkpoints_};
    shelved.checkpoints.keepAtMost(kShelvedCheckpoints);
    const auto after = std::find_if(shelf_.begin(), shelf_.end(), [id](const Shelved& s) { return s.id > id; });
    shelf_.insert(after, std::move(shelved));
}

void RunWorker::keepLinesSmall() {
    event::LinesKept kept;
    for (const Shelved& s : shelf_) kept.bytes += s.bytes();
    while (kept.bytes > kLinesBudget && !shelf_.empty()) {
        kept.bytes -= shelf_.front().bytes();
        kept.dropped.push_back(shelf_.front().id);
        shelf_.erase(shelf_.begin());
    }
    tell(std::move(kept));
}

std::size_t RunWorker::diskBudget() const {
    return limits_.disk ? *limits_.disk : usual_disk_budget();
}

// All lines write into one file. What a line held is given back when its last reader lets go: that is waited for.
void RunWorker::makeRoomOnDisk() {
    if (shelf_.empty() || main_->file_bytes() <= diskBudget() / 4 * 3) return;
    const auto now = Clock::now();
    if (!leaving_.expired() && now - leftAt_ < kReadersLetGo) return;
    event::LinesKept kept;
    kept.dropped.push_back(shelf_.front().id);
    leaving_ = shelf_.front().recording;
    leftAt_ = now;
    shelf_.erase(shelf_.begin());
    for (const Shelved& s : shelf_) kept.bytes += s.bytes();
    tell(std::move(kept));
}

void RunWorker::obey(command::ChooseLine& c) {
    if (!session_ || c.line == line_) return;
    const auto wanted = std::find_if(shelf_.begin(), shelf_.end(), [&](const Shelved& s) { return s.id == c.line; });
    if (wanted == shelf_.end()) return; // dropped meanwhile
    stopPlaying();
    const std::vector<double> before = session_->parameters();
    Shelved next = std::move(*wanted);
    shelf_.erase(wanted);
    shelve(line_, main_);
    if (auto done = session_->restore(next.tip, next.recording); !done) {
        fail(std::move(done.error()));
        return;
    }
    main_ = std::move(next.recording);
    checkpoints_ = std::move(next.checkpoints);
    away_ = false;
    applied_ = changes().size();
    line_ = next.id;
    tell(event::LineChosen{main_, line_});
    keepLinesSmall();
    tellParameters(before);
    publish();
    tell(event::State{false});
}

void RunWorker::tellParameters(const std::vector<double>& before) {
    const std::vector<double> now = session_->parameters();
    for (std::size_t i = 0; i < now.size(); ++i)
        if (now[i] != before[i]) tell(event::ParameterChanged{model_.parameters[i].name, now[i], false});
}

void RunWorker::obey(command::SetParameter& c) {
    if (!session_) return;
    {   // a drag sends many: only the newest is worth doing
        const std::lock_guard lock(mutex_);
        if (!commands_.empty())
            if (const auto* later = std::get_if<command::SetParameter>(&commands_.front().second))
                if (later->name == c.name) return;
    }
    const std::vector<double> present = session_->parameters();
    for (std::size_t i = 0; i < present.size(); ++i)
        if (model_.parameters[i].name == c.name && present[i] == c.value) return; // nothing changes: no branch, no event
    if (away_) beginBranch();
    keepCheckpointNow(); // before the change: a replay makes it again, and so records it
    if (auto done = session_->set_parameter(c.name, c.value); !done) {
        const auto known = std::ranges::find(model_.parameters, c.name, &model::Parameter::name);
        if (known == model_.parameters.end()) tell(event::Failed{{std::move(done.error())}, false, false});
        else tell(event::ParameterRefused{c.name, c.value, present[static_cast<std::size_t>(known - model_.parameters.begin())], std::move(done.error())});
        return;
    }
    applied_ = changes().size();
    tell(event::ParameterChanged{c.name, c.value, true});
    if (!playing_) publish();
}

} // namespace saltus::ui
