// SPDX-License-Identifier: GPL-3.0-or-later
// Private to NewtonStepper: steps of few unknowns and rows of one system whose slopes never change, as those of circuits with a few
// diodes, of a relay, of small mechanisms with linear relations. The operations of solve_velocities(), converged() and finish() in their
// order, so the same bits, on dense columns of fixed size. What is out of the ordinary is left to them: a number that is not finite, a problem
// that is not solved, a residual that is more than round-off of its largest terms.
#pragma once

#include "core/simulation/newton_stepper.h"

namespace saltus::simulation {

class NewtonStepper::Affine {
public:
    virtual ~Affine() = default;
    void numbers_changed() noexcept { is_current_ = false; }
    // The rest of compute() behind activate(). False: nothing is done, the step is to be made by the general way.
    virtual bool step(NewtonStepper& stepper, const State& state, bool active, StepReport& report) = 0;

protected:
    bool is_current_ = false;
};

} // namespace saltus::simulation
