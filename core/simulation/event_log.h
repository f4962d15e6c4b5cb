// SPDX-License-Identifier: GPL-3.0-or-later
// Impacts, contact spans and notices of a run. An impact is a closing: impulse 0 in the step before, an impulse in this
// one; a contact at rest or that slides along carries an impulse in each step and makes one span. What is at rest when the
// run begins has a span and no impact.
#pragma once

#include "core/simulation/assembled.h"
#include "core/simulation/body_events.h"
#include "core/simulation/recording.h"
#include "core/simulation/state.h"
#include "core/simulation/stepper.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace saltus::simulation {

class DrivenStepper;

class EventLog {
public:
    explicit EventLog(const Assembled& model);

    // After compute(), before commit().
    void look(const State& state, const NextState& next, const StepReport& report);
    // Of an event-driven run, after compute() found an event.
    void take(const DrivenStepper& stepper, const State& state);
    // Contacts that are closed when it begins.
    void begin(const State& state);
    // Hands on what look() found, before the row of this step is appended: who reads a row finds its events.
    void hand_on(Recording& recording);
    // Of the step that look() saw last, until hand_on().
    std::span<const Impact> fresh_impacts() const noexcept { return impacts_; }
    bool has_news() const noexcept {
        return !impacts_.empty() || !closed_.empty() || !opened_.empty() || !notices_.empty() || !happened_.empty();
    }
    // Spans that are still closed reach to the state's time.
    void extend(Recording& recording, const State& state) const;
    // Of bodies: the pairs that closed in the step that look() saw last.
    std::span<const BodyEvents::Pair> closed_pairs() const noexcept { return bodies_ ? bodies_->closed() : std::span<const BodyEvents::Pair>(); }
    // Of bodies: which pairs are closed, for snapshots.
    void save(std::vector<std::int64_t>& out) const;
    bool restore(std::span<const std::int64_t> numbers);
    void add_notice(Notice notice) { notices_.push_back(std::move(notice)); }

    // Bookkeeping that a snapshot holds.
    struct Memory {
        std::int64_t impacts = 0, notices = 0;
        std::int64_t missing = 0;      // 1: the step before missed its tolerance too
        std::int64_t gain_noticed = 0; // 1: the user knows
        std::int64_t unprojected = 0;  // 1: positions were off behind the step before, too
    };
    Memory memory;

private:
    struct Key { // of a contact in the recording
        std::uint32_t interaction, component;
    };
    Key key_of(std::uint32_t row) const noexcept { return {first_interaction_ + model_.interaction_of_row[row], model_.component_of_row[row]}; }
    void look_at_rows(const State& state, const NextState& next, const StepReport& report);
    void forget_pressed();
    void look_at_bodies(const State& state, const NextState& next, const StepReport& report);
    void tell_missed(const NextState& next, const State& state, const StepReport& report, const std::string& where);
    void tell_unprojected(const NextState& next, const State& state, const StepReport& report);
    void tell_parts(const NextState& next, const State& state, int parts);
    void look_for_gain(const State& state, const NextState& next, const StepReport& report);

    double work_of(const State& state, const NextState& next, std::size_t row) const noexcept;

    const Assembled& model_;
    std::uint32_t first_interaction_ = 0; // in the recording: behind those of bodies
    std::size_t first_of_world_ = ~std::size_t{0}; // row: from there on they are of the bodies' world
    std::vector<std::uint32_t> contacts_; // rows that open and close
    std::vector<Impact> impacts_;
    std::vector<RunEvent> happened_;
    std::vector<Key> closed_, opened_;
    std::optional<BodyEvents> bodies_;
    double closed_since_ = 0.0, closed_until_ = 0.0;
    std::vector<Notice> notices_;
    bool told_left_out_ = false;
    std::int64_t last_cut_step_ = -1; // number of the step that was cut last
    int told_cuts_ = 0;
};

} // namespace saltus::simulation
