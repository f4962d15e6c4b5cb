// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/drive.h"

#include "app/cli/progress.h"
#include "app/cli/terminal.h"
#include "core/base/want_of_memory.h"
#include "core/replay.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <new>

namespace saltus::cli {

int RunEnd::status() const {
    if (error) return status_of(*error);
    return interrupted ? kInterrupted : kDone;
}

double steps_left(const Session& session) {
    const double h = session.step_size();
    return std::max(0.0, std::ceil((session.end_time() - 0.5 * h - session.time()) / h));
}

Result<void> reaches(const Session& session, std::span<const RunChange> changes) {
    if (changes.empty() || static_cast<double>(changes.back().step) <= steps_left(session)) return {};
    return fail(ErrorKind::input, "the run ends after " + number(steps_left(session)) + " steps, before the change at step " + std::to_string(changes.back().step),
                "give a later --until, or an earlier step", Place{{}, 0, 0, "--change"});
}

namespace {

// In slices where someone wants to see how far it is.
void go_to_end(Session& session, RunEnd& end, std::int64_t stride, const std::function<void()>& look, std::span<const RunChange> changes) {
    Progress progress("running");
    const auto settle = [&](const Result<Outcome>& outcome) { // false: the run is over
        if (!outcome) {
            end.interrupted = outcome.error().kind == ErrorKind::cancelled;
            if (!end.interrupted) end.error = outcome.error();
            return false;
        }
        end.interrupted = *outcome == Outcome::cancelled;
        return !end.interrupted;
    };
    std::size_t made = 0;
    if (!progress.visible() && !look && changes.empty()) {
        settle(session.run_until(session.end_time()));
        return;
    }
    const double begin = session.time();
    const std::string detail = " of " + seconds(session.end_time());
    std::int64_t slice = 1000;
    for (double left = steps_left(session); left > 0.0; left = steps_left(session)) {
        const auto most = static_cast<std::int64_t>(std::min(left, 1e15));
        const std::int64_t count = std::min(look ? stride : slice, most);
        const auto start = std::chrono::steady_clock::now();
        if (!settle(run_with_changes(session, changes, made, session.step_number() + count))) break;
        if (look && count == stride) look();
        const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        if (took < 0.02 && slice < (std::int64_t{1} << 40)) slice *= 2; // fifty looks at the clock a second
        if (took > 0.1 && slice > 1) slice /= 2;
        progress.show((session.time() - begin) / (session.end_time() - begin), seconds(session.time()) + detail);
    }
}

} // namespace

RunEnd drive(Session& session, Interrupts& interrupts, std::int64_t stride, const std::function<void()>& look, std::span<const RunChange> changes) {
    MemoryReserve reserve;
    const Interrupts::Guard guard(interrupts, [&session] { session.cancel(); });
    RunEnd end;
    try {
        go_to_end(session, end, stride, look, changes);
    } catch (const std::bad_alloc&) { // what was computed is written
        reserve.release();
        end.error = want_of_memory("there is no memory left to go on");
    }
    return end;
}

} // namespace saltus::cli
