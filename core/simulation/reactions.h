// SPDX-License-Identifier: GPL-3.0-or-later
// What rows of second-order systems, joints and contacts of bodies do in a step, told apart: a force or a percussion. Time-stepping
// knows the impulse of a step alone. In a step without an impact that is h times a mean force, lambda / h; in one with an impact in
// the same island it holds a percussion and a force of unknown shares, of which the percussion is the larger by 1/h:
//   no impact in the island:  force = lambda / h (N; N m about axes), percussion = 0
//   an impact in the island:  force = NaN,                            percussion = lambda (N s; N m s)
// Impacts are those of the event log, and what stops velocities that joints of bodies forbid at t = 0 (starts.h); an island is what rows that act in the step join. Relays and compliant rows: force = lambda.
#pragma once

#include "core/simulation/assembled.h"
#include "core/simulation/events.h"
#include "core/simulation/state.h"
#include "core/simulation/stepper.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace saltus::simulation {

class Reactions {
public:
    explicit Reactions(const Assembled& model);
    // After compute(), before commit(): writes Layout::row_force and row_percussion of the step. impacts: of this step. No allocation.
    void add_step(State& state, const NextState& next, std::span<const Impact> impacts) noexcept;
    // The same of a state of an event-driven run, which knows forces between events and percussions at them.
    void take(State& state) const noexcept;
    // Whether the island of one of the rows, or of the bodies, had an impact in the last add_step().
    bool struck() const noexcept { return struck_; }

private:
    void strike_systems(const NextState& next, std::span<const Impact> impacts) noexcept;
    bool strike_bodies(const State& state, const NextState& next, std::span<const Impact> impacts) noexcept;
    void add_bodies(double* force, double* percussion) const noexcept;
    std::uint32_t root(std::uint32_t node) noexcept;
    bool is_hit(std::size_t row) const noexcept;
    bool is_struck(std::size_t row) noexcept;

    const Assembled& model_;
    bool struck_ = false, systems_struck_ = false;
    std::size_t of_systems_ = 0;             // rows of systems beside bodies
    std::vector<unsigned char> is_force_;    // by row: lambda is a force
    std::vector<std::uint32_t> node_[2];     // by row: the blocks of W (of bodies: the bodies) that it joins, or none
    std::vector<std::size_t> carried_;       // rows that join systems to bodies
    std::vector<std::uint32_t> parent_;      // by node
    std::vector<unsigned char> hit_;         // by root; of bodies by island
};

} // namespace saltus::simulation
