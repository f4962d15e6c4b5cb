// SPDX-License-Identifier: GPL-3.0-or-later
// Time steps of rigid bodies where an event-driven run of them is handed over: the scene's own world steps (body_stepper.h), and what its contacts, limits and
// joints do is told by the rows of EventBodies. What the world keeps from step to step is part of a snapshot as in any run of bodies.
#pragma once

#include "core/simulation/body_stepper.h"
#include "core/simulation/energy.h"
#include "core/simulation/event_driven/body_motion.h"
#include "core/simulation/event_driven/time_steps.h"

#include <optional>
#include <vector>

namespace saltus::simulation {

class BodyTimeSteps final : public TimeSteps {
public:
    // scene: with bodies and their EventBodies; motion: of these, it counts the turns of joints. Both outlive it.
    BodyTimeSteps(Assembled& scene, BodyMotion& motion, bool books);

    void forget() noexcept override { part_.world().forget_steps(); }
    bool begin(State& state) override;
    bool compute(State& state) override;
    const NextState& next() const noexcept override { return next_; }
    void commit(State& state) override;
    Error explain(const State&) const override { return steps_.explain(scene_state_); }

private:
    void take_contact(const rigid::ContactState& contact, double* before);
    void take_limit(const rigid::LimitState& limit, double* before);
    void take_joints();
    std::size_t row_of(const rigid::ContactState& contact) const; // of the point that touches; rows().size(): none

    Assembled& scene_;
    BodyPart& part_;
    EventBodies& bodies_;
    BodyMotion& motion_;
    BodyStepper steps_;
    std::optional<EnergyBook> books_;
    State scene_state_;
    NextState next_; // of the rows of EventBodies
    std::vector<double> of_limits_; // percussions by row of joints
};

} // namespace saltus::simulation
