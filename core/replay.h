// SPDX-License-Identifier: GPL-3.0-or-later
// Runs that are made again: from a reproduction bundle, with the changes that were made while it ran, and compared with it.
#pragma once

#include "core/io/bundle.h"
#include "core/session.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace saltus {

// What a session of the bundle is created with. Errors: of its scene, of its settings.
struct Replayable {
    model::Model model;
    RunOptions options;
};
// goes_on: as io::parse_scene(); who stops it leaves no mesh of the bundle behind.
Result<Replayable, Errors> replayable(const io::Bundle& bundle, const GoesOn& goes_on = {});

// The mesh files that the model's bodies stand for, for a bundle of it. Errors: one cannot be read.
Result<std::vector<std::pair<std::string, std::string>>> files_of(const model::Model& model);

// Makes the change now, between two steps.
Result<void> make_change(Session& session, const RunChange& change);

// A change as a command line says it, and back, bit by bit: "120:rpm=660", "300:pull=crate 0,0,0.1 1,2,3 10" (point of the body and target, m;
// rad/s, 10 when left out), "350:pull=" (the hand lets go). Errors: no step, no such parameter or body, no numbers.
std::string change_text(const model::Model& model, const RunChange& change);
Result<RunChange> parse_change(const model::Model& model, const std::string& text);
// Of several, each at its step. Errors: of one of them.
Result<std::vector<RunChange>> parse_changes(const model::Model& model, const std::vector<std::string>& texts);

// Until `step` steps are made; `made` counts the changes that were, each at its step, those at `step` too.
Result<Outcome> run_with_changes(Session& session, std::span<const RunChange> changes, std::size_t& made, std::int64_t step);

// Called with the number of steps made, now and then.
using Progress = std::function<void(std::int64_t)>;

// A fresh session runs `steps` steps with the bundle's changes; digests, stride, steps and hash of the bundle become its.
Result<Outcome> write_digests(Session& session, io::Bundle& bundle, std::int64_t steps, const Progress& progress = {});

// How far a run is the bundle's.
struct Comparison {
    std::int64_t same = -1; // the last step whose state is known to be the same; -1: not even the first state
    std::optional<std::int64_t> different; // the first that is known to differ
    bool cancelled = false;
    std::optional<Error> error; // the run failed; it differs there
    bool identical() const { return !different && !cancelled; }
};
// Whether the state after `step` steps is the bundle's, as far as it tells.
bool agrees(const io::Bundle& bundle, std::int64_t step, std::uint64_t state_hash) noexcept;
// A fresh session runs as the bundle did and is compared at each digest.
Comparison compare(Session& session, const io::Bundle& bundle, const Progress& progress = {});

} // namespace saltus
