// SPDX-License-Identifier: GPL-3.0-or-later
// The time steps by which an event-driven run goes on where its impacts follow each other too fast (hand_over.cpp), as the rows of its equations see them.
#pragma once

#include "core/simulation/assembled.h"
#include "core/simulation/state.h"
#include "core/simulation/stepper.h"

#include <memory>

namespace saltus::simulation {

class TimeSteps {
public:
    virtual ~TimeSteps() = default;
    // What earlier steps have left does not count: another stretch begins.
    virtual void forget() noexcept = 0;
    // From this state of the equations on, in steps of their scheme's h. False: it is not finite.
    virtual bool begin(State& state) = 0;
    // The next step; false: explain() says why there is none. state: relative velocities of rows where the step begins are written there.
    virtual bool compute(State& state) = 0;
    virtual const NextState& next() const noexcept = 0;
    virtual void commit(State& state) = 0; // with its books
    virtual Error explain(const State& state) const = 0;
};

std::unique_ptr<TimeSteps> steps_of_equations(Assembled& model, bool books);

} // namespace saltus::simulation
