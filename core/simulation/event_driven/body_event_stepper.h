// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies by events: an EventStepper over the equations of EventBodies, whose state a state of the scene carries along. Here is only what goes
// from the one to the other: positions with unit quaternions, rows of joints, contacts by pairs of bodies.
#pragma once

#include "core/simulation/body_stepper.h"
#include "core/simulation/event_driven/body_time_steps.h"
#include "core/simulation/event_driven/event_stepper.h"

#include <memory>
#include <vector>

namespace saltus::simulation {

class BodyEventStepper final : public DrivenStepper {
public:
    // model.bodies->events is there. books, end: as of EventStepper.
    BodyEventStepper(Assembled& model, bool books, double end);

    void parameters_changed(const State& state) override;
    bool settle(State& state) override;
    void books_changed(State& state) noexcept override;
    StepReport compute(const State& state) override;
    void commit(State& state) const noexcept override;
    Error explain(const State& state) const override;
    std::string solver_text() const override;

    void commit_before(State& state) const noexcept override;
    void keep_guards() noexcept override { inner_->keep_guards(); }
    void set_next_sample(double t) noexcept override { inner_->set_next_sample(t); }
    void limit_evaluations(std::int64_t most) noexcept override { inner_->limit_evaluations(most); }
    void ask(const CancelToken* token) noexcept override { inner_->ask(token); }
    std::span<const RunEvent> events() const noexcept override { return {happened_.data(), told_}; }
    std::span<const Impact> impacts() const noexcept override { return impacts_; }
    std::span<const Span> spans() const noexcept override { return spans_; }
    // Pairs of bodies that are closed in a state of such a run.
    static std::vector<Span> closed(const Assembled& model, const State& state);
    bool has_news() const noexcept override { return told_ > 0 || !impacts_.empty() || !spans_.empty(); }
    std::vector<std::string> take_notices() override { return inner_->take_notices(); }
    void contact_points(std::vector<rigid::ContactState>& out) const override; // body_event_contacts.cpp

private:
    void take_numbers(const State& state); // time, drives, parameters
    void take_books(const double* x) noexcept;
    void hand_over(State& state) const;
    void add_springs(double* force) const;
    void show_contacts(double* x) const;
    double* own(State& state) const noexcept { return state.numbers.data() + model_.layout.force; }
    const double* own(const State& state) const noexcept { return state.numbers.data() + model_.layout.force; }
    void make_room();
    void tell();
    Place place_of_closed() const;
    bool is_closed(std::size_t row) const noexcept { return EventStepper::is_closed(bodies_.equations().layout, inner_state_, row); }

    Assembled& model_;
    BodyPart& part_;
    EventBodies& bodies_;
    BodyMotion* motion_ = nullptr; // of inner_
    std::unique_ptr<EventStepper> inner_;
    mutable State inner_state_; // that of the last state that was handed over
    const std::size_t count_, positions_, velocities_; // bodies; numbers of one
    bool books_;
    bool bad_start_ = false;
    std::size_t crowded_ = 0; // contacts that are too many
    std::vector<RunEvent> happened_; // the first told_ of them
    std::size_t told_ = 0;
    struct { // of the world, where time steps may go on: what a call that fails puts back
        std::vector<double> numbers;
        std::vector<std::int64_t> integers;
    } kept_;
    std::vector<int> closed_points_, closed_after_; // by pair
    std::vector<Impact> impacts_;
    std::vector<Span> spans_;
};

} // namespace saltus::simulation
