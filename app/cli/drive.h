// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a session to its end: with a progress bar, stopped by Ctrl-C, looking at the state now and then.
#pragma once

#include "app/cli/interrupts.h"
#include "core/session.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace saltus::cli {

struct RunEnd {
    bool interrupted = false;
    std::optional<Error> error; // the run failed; the recording ends with the last good state
    int status() const;
};

// Steps that are left to the session's end, as run_until() counts them.
double steps_left(const Session& session);

// Whether all changes are made before the session's end.
Result<void> reaches(const Session& session, std::span<const RunChange> changes);

// `look` (may be empty) is called after every `stride` steps. changes: made at their steps.
RunEnd drive(Session& session, Interrupts& interrupts, std::int64_t stride = 0, const std::function<void()>& look = {}, std::span<const RunChange> changes = {});

} // namespace saltus::cli
