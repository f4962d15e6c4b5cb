// SPDX-License-Identifier: GPL-3.0-or-later
// Private to NewtonStepper: Newton's loop of one system of few unknowns (mechanisms, pendulums), whatever its equations are. The operations of
// solve_velocities() and converged() in their order, so the same bits, on dense columns of a fixed number of unknowns; rows, their operator
// and their problem are the stepper's. What is out of the ordinary is left to it: a number that is not finite, a matrix that is singular, a
// problem that is not solved, a loop that does not converge.
#pragma once

#include "core/simulation/newton_stepper.h"

namespace saltus::simulation {

class NewtonStepper::Small {
public:
    virtual ~Small() = default;
    virtual void numbers_changed() noexcept = 0;
    // False: the step is to be made by the general way.
    virtual bool solve_velocities(NewtonStepper& stepper, const State& state, bool active, StepReport& report) = 0;
};

} // namespace saltus::simulation
