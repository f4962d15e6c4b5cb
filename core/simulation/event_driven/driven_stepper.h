// SPDX-License-Identifier: GPL-3.0-or-later
// What a run asks of an event-driven integrator besides what every scheme gives: it stops at samples and at events, and tells what happened.
#pragma once

#include "core/base/cancel.h"
#include "core/simulation/events.h"
#include "core/simulation/stepper.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace saltus::rigid {
struct ContactState;
}

namespace saltus::simulation {

class DrivenStepper : public Stepper {
public:
    // compute() goes to the next sample, or to the next event if that is first: StepReport::event. After it found an event: the state just before
    // it; commit() gives that behind it.
    virtual void commit_before(State& state) const noexcept = 0;
    // A sample beside the grid: the next compute() ends at t (s) if that comes before the grid's next sample and no event is first. It changes nothing
    // of what follows. Where time steps go on (hand-over) there is none.
    virtual void set_next_sample(double t) noexcept = 0;
    // From now on states hold what guards watch (guard_signals.h): someone records it. They are no part of a state's hash.
    virtual void keep_guards() noexcept = 0;
    // compute() fails as cancelled before the right side of the motion is evaluated more often in all.
    virtual void limit_evaluations(std::int64_t most) noexcept = 0;
    // compute() fails as cancelled when the token is raised; explain() then says so, and parameters_changed() goes on from the state. null: never.
    virtual void ask(const CancelToken* token) noexcept = 0;
    virtual std::span<const RunEvent> events() const noexcept = 0;
    virtual std::span<const Impact> impacts() const noexcept = 0; // without step and row
    struct Span { // a contact, as the recording numbers them
        std::uint32_t interaction, component;
        bool closed; // else opened
    };
    virtual std::span<const Span> spans() const noexcept = 0;
    virtual bool has_news() const noexcept = 0; // some of these, on the way to a sample too
    virtual std::vector<std::string> take_notices() = 0;
    // Contact points of bodies that press, or have just been struck (active), at the state that was handed over last: percussions of the impact, else
    // those of the forces over the grid's step.
    virtual void contact_points(std::vector<rigid::ContactState>& out) const;
};

} // namespace saltus::simulation
