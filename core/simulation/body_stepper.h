// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies behind the interface that every scheme has: a rigid::World with its formulas, numbers and layout.
#pragma once

#include "core/simulation/body_actions.h"
#include "core/simulation/body_input.h"
#include "core/simulation/stepper.h"

#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace saltus::simulation {

class EventBodies;
class MixedActions;
class StartNumbers;

struct WorldNumbers { // settings of the scene that are formulas over parameters
    double projection_tolerance = 1e-8, sleep_speed = 1e-4, budget = 0.0; // m, m/s, s (0: none)
};

struct BodyPlan { // all of a world that no step changes
    std::shared_ptr<const rigid::WorldPlan> world;
    std::vector<std::string> redundant; // joints, in words
};

// What runs of a scene with bodies share: formulas, names, meshes, and where their numbers are the same the plan of their worlds.
struct BodyProgram {
    // settings: without WorldNumbers. equations: of a scene that has systems too, lowered; else null.
    static Result<std::shared_ptr<BodyProgram>, Errors> create(const model::Model& model, model::ModelGraph& graph, const rigid::Settings& settings,
                                                                     const Assembled* equations = nullptr);
    BodyProgram();
    ~BodyProgram();
    rigid::Settings settings;
    std::shared_ptr<BodyInput> input;           // locks while it evaluates
    std::unique_ptr<const BodyActions> actions; // as at first: runs take copies
    bool mixed = false;                         // which are MixedActions
    std::unique_ptr<const EventBodies> events;  // the same, of event-driven runs

    // At these parameters; of a run with these actions. The last plan that was made serves again where all numbers that it goes by are the same.
    Result<std::shared_ptr<const BodyPlan>, Errors> plan_at(std::span<const double> parameter_values, const WorldNumbers& numbers, const Assembled* equations,
                                                            const StartNumbers* starts, const rigid::Actions& of_run) const;

private:
    struct Planned {
        std::vector<double> by;
        std::shared_ptr<const BodyPlan> plan;
    };
    mutable std::mutex planning_;
    mutable Planned last_;
};

// The part of Assembled that scenes with bodies have.
class BodyPart {
public:
    BodyPart();
    ~BodyPart();
    static Result<std::unique_ptr<BodyPart>, Errors> create(std::shared_ptr<const BodyProgram> program, const WorldNumbers& numbers,
                                                            std::span<const double> parameter_values, const Assembled* equations = nullptr,
                                                            std::shared_ptr<const StartNumbers> starts = nullptr);
    // New values of parameters. After an error the world is as before.
    Result<void> evaluate(std::span<const double> parameter_values);

    const rigid::Report* report = nullptr; // of the last step that was computed
    std::unique_ptr<EventBodies> events;   // of an event-driven run

    rigid::World& world() const noexcept { return *world_; }
    BodyActions& actions() const noexcept { return *actions_; }
    // t, drives' anchors, parameters of a state, and in scenes with systems the rest of it: what formulas read.
    void set_numbers(const double* numbers) noexcept;
    MixedActions* mixed_actions() const noexcept { return mixed_; } // null where nothing but bodies is read
    const BodyNames& names() const noexcept { return program_->input->names(); }
    std::vector<std::string> start_remarks() const; // of numbers that are possible but ask for trouble, redundant joints
    // Which law of the scene governs a contact: index in names().laws.
    std::uint32_t law_of(const rigid::ContactState& contact) const noexcept { return names().law_of_pair[contact.law]; }

private:
    std::vector<double> values_; // parameters that the world has
    std::shared_ptr<const BodyProgram> program_;
    std::shared_ptr<const StartNumbers> starts_; // null: the program's own
    std::shared_ptr<const BodyPlan> first_; // of the start: later ones have other numbers
    std::unique_ptr<BodyActions> actions_; // must outlive the world
    MixedActions* mixed_ = nullptr;        // the same
    std::unique_ptr<rigid::World> world_;
};

// Settings of the scheme and the scene, but for WorldNumbers.
rigid::Settings world_settings(const model::Model& model, const Scheme& scheme);

// Of the first body that has a number which is not finite, by the world's q and v.
Place place_of_not_finite(const rigid::World& world, const double* q, const double* v);

class BodyStepper : public Stepper {
public:
    explicit BodyStepper(Assembled& model);

    void parameters_changed(const State& state) override;
    bool settle(State& state) override;
    StepReport compute(const State& state) override;
    void commit(State& state) const noexcept override;
    Error explain(const State& state) const override;
    std::string solver_text() const override;

protected:
    void observe(double* observed) const noexcept;
    std::optional<Error> force_error(const State& state) const; // a force on a body that is no finite number

    Assembled& model_;
    BodyPart& part_;
    const std::size_t q_, v_, row_; // where bodies and joints begin, behind systems and interactions

private:
    void take_rows();
    std::optional<BodyActions::BadForce> bad_force(const State& state) const;

    bool bad_start_ = false;
};

} // namespace saltus::simulation
