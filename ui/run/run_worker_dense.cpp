// SPDX-License-Identifier: GPL-3.0-or-later
// A stretch of the past with more samples: from the checkpoint before it, into a recording of its own; then the run stands where it stood.
#include "ui/run/run_worker.h"

#include <algorithm>
#include <cmath>

namespace saltus::ui {

void RunWorker::obey(command::ShowDensely& c) {
    if (!session_ || model_.run.integrator != model::IntegratorKind::event_driven || checkpoints_.empty()) return;
    {   // zooming sends many: only the newest is worth doing
        const std::lock_guard lock(mutex_);
        for (const auto& entry : commands_)
            if (std::holds_alternative<command::ShowDensely>(entry.second)) return;
    }
    const double h = session_->step_size();
    const std::int64_t last = away_ ? tipStep_ : session_->step_number();
    const double end = std::min(c.end, static_cast<double>(last) * h), begin = std::max(c.begin, 0.0);
    if (!(begin < end) || c.samples < 1) return;

    const bool wasAway = away_;
    const Snapshot here = session_->snapshot();
    const auto recording = std::const_pointer_cast<Recording>(session_->recording());
    const std::size_t applied = applied_;
    if (!away_) {
        tip_ = here;
        tipStep_ = last;
        away_ = true; // no checkpoint is kept on the way
    }
    auto part = std::make_shared<DensePart>();
    if (computeDensely(begin, end, c.samples, part->recording)) {
        part->begin = begin, part->end = end, part->samples = c.samples;
        tell(event::ShownDensely{main_, std::move(part)});
    }
    if (!wasAway) returnToTip();
    else if (auto done = session_->restore(here, recording); !done) fail(std::move(done.error()));
    applied_ = applied;
}

bool RunWorker::computeDensely(double begin, double end, std::int64_t samples, std::shared_ptr<const Recording>& out) {
    const double h = session_->step_size();
    const std::int64_t first = static_cast<std::int64_t>(std::floor(begin / h));
    const Checkpoint& from = checkpoints_.before(first);
    auto dense = main_->branch(main_->rows() ? main_->row_at(from.snapshot.time()) + 1 : 0);
    if (auto done = session_->restore(from.snapshot, dense); !done) return false;
    applied_ = from.changes;
    const std::vector<RunChange>& all = tip_.changes;
    if (!replayTo(first, all, true)) return false;
    while (session_->time() < end) {
        if (!replayTo(session_->step_number(), all)) return false; // what was changed here
        const double until = applied_ < all.size() ? std::min(end, static_cast<double>(all[applied_].step) * h) : end;
        const double since = std::max(begin, session_->time());
        if (since >= until) { // up to a change before the stretch
            if (!replayTo(session_->step_number() + 1, all)) return false;
            continue;
        }
        const auto count = static_cast<std::int64_t>(std::ceil(static_cast<double>(samples) * (until - since) / (end - begin)));
        const auto done = session_->run_densely(since, until, std::max<std::int64_t>(count, 1));
        if (!done || *done == Outcome::cancelled) return false;
    }
    out = std::move(dense);
    return true;
}

} // namespace saltus::ui
