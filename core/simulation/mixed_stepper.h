// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies and systems of equations in one step. Unknowns are the velocities of both at its end; forces of either part may
// read the other's states there. The outer loop is the world's: at an iterate of its velocities the systems take their own
// whole step (NewtonStepper, with all its laws), answer with forces and with the slopes of these, and the world solves
// contacts, limits and joints with that response condensed into its one-step problem (rigid/coupling.h). The loop ends when
// the velocities stay; forces and the systems' step are then formed once more at the result, and the residual of all
// equations is that of these.
// So both parts keep their solvers, stiff loops are stable at the mechanism's step, and diodes and relays switch within the
// systems' own problem. What is not symmetric, or drives, converges by the loop itself.
#pragma once

#include "core/simulation/body_stepper.h"
#include "core/simulation/newton_stepper.h"

#include <vector>

namespace saltus::simulation {

// Copies between a state of the whole scene and one of its systems alone.
class EquationState {
public:
    explicit EquationState(const Assembled& model);
    void take(const State& whole);     // into `part`
    void give(State& whole) const;     // out of `part`, but for t, drives, parameters and energies

    State part;

private:
    struct Range {
        std::size_t whole, part, count;
    };
    std::vector<Range> given_, shared_;
};

class MixedStepper final : public BodyStepper {
public:
    MixedStepper(Assembled& model, const solvers::MixedSettings& settings);

    void parameters_changed(const State& state) override;
    std::string start(State& state) override;
    bool settle(State& state) override;
    StepReport compute(const State& state) override;
    void commit(State& state) const noexcept override;
    Error explain(const State& state) const override;
    std::string solver_text() const override;

    NewtonStepper& equations() noexcept { return equations_; }

private:
    void read_bodies(const State& state); // externals at the state

    NewtonStepper equations_;
    MixedActions& actions_;
    mutable EquationState part_state_;
    bool bad_equations_ = false;
};

// Of scenes with bodies: work(model, stepper, state) of their systems alone, in a state of their own.
template <class Work>
auto of_equations(Assembled& model, Stepper& stepper, State& state, const Work& work) {
    auto& mixed = dynamic_cast<MixedStepper&>(stepper);
    mixed.parameters_changed(state);
    EquationState own(model);
    own.take(state);
    auto result = work(*model.equations, mixed.equations(), own.part);
    own.give(state);
    return result;
}

// The same after a change: work(model, stepper, state, the state before it).
template <class Work>
auto of_changed_equations(Assembled& model, Stepper& stepper, State& state, const State& before, const Work& work) {
    EquationState own_before(model);
    own_before.take(before);
    return of_equations(model, stepper, state, [&](Assembled& part, Stepper& by, State& at) { return work(part, by, at, own_before.part); });
}

} // namespace saltus::simulation
