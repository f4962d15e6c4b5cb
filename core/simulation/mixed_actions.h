// SPDX-License-Identifier: GPL-3.0-or-later
// Forces, moments and drives of bodies that answer to more than bodies: to joints' coordinates and to systems of equations
// beside them. At an iterate of the end of a step the systems' own step is solved for the bodies' velocities there, so that a
// force at t+ reads states at t+; its slope by the bodies' velocities holds the response of that step (rigid/coupling.h).
#pragma once

#include "core/simulation/action_formulas.h"
#include "core/simulation/body_actions.h"
#include "core/simulation/newton_stepper.h"
#include "core/simulation/state.h"

#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace saltus::simulation {

class MixedActions final : public BodyActions {
public:
    // equations: lowered, of the same graph; null: none.
    static Result<std::unique_ptr<MixedActions>, Errors> create(const ActionFormulas& found, const model::Model& model, model::ModelGraph& graph,
                                                                const Assembled* equations);

    std::unique_ptr<BodyActions> copy() const override { return std::make_unique<MixedActions>(*this); } // attached to nothing else
    // The systems that are stepped along; `state`: of their own layout, at the start of each step.
    void attach(NewtonStepper* equations, const State* state) {
        equations_ = equations, equation_state_ = state;
        equations_->carry(!carriers_.empty());
    }
    // Numbers of a state of the whole scene: t, drives' anchors, parameters, q, v, x, y, y', lambda.
    void set_numbers(const double* numbers) noexcept override;
    const StepReport& equations_report() const noexcept { return report_; } // of the last step that was solved

    void add_forces(double t, const double* q, const double* v, double* out) const override;
    bool has_forces() const noexcept override { return true; }
    bool forces_depend_on_state() const noexcept override { return true; }
    void drives(double t, double* out) const override;
    bool couples() const noexcept override { return true; }
    bool couple(const rigid::Reading& reading, bool at_end, double* out, double* drives) const override;
    std::span<const rigid::Channel> channels() const noexcept override { return channels_; }
    std::span<const std::pair<std::uint32_t, std::uint32_t>> slope_pattern() const noexcept override { return pattern_; }
    void slopes(double weight, double* out) const override;

    // Coordinates of systems on which relations of bodies act, ascending, of systems lowered as `equations`; and where they are at the start.
    void carry(std::vector<std::uint32_t> coordinates, const Assembled& equations);
    void start_at(std::span<const double> q, std::span<const double> v) noexcept;
    std::span<const std::uint32_t> carrier_groups() const noexcept override { return carrier_groups_; }
    void carrier_state(bool at_end, double* q, double* v) const override;
    void carrier_mobility(double* out) const override;
    void displace_carriers(const double* push) const override;

    // The numbers that `externals` name, out of the bodies' q, v and joints' y, y'.
    void read_externals(const rigid::Reading& reading, std::span<double> out) const noexcept;

private:
    friend class MixedSlopes; // builds what slopes() goes through

    // How a number that formulas read moves with a velocity of bodies: by 1, by the weight of positions, or as a quaternion.
    struct Link {
        enum class Kind : unsigned char { velocity, position, quaternion } kind = Kind::velocity;
        std::uint32_t channel = 0;
        std::uint32_t number = 0; // of quaternions: input of the tapes that holds the other component
        double factor = 1.0;
    };
    double moved(const Link& link, double weight) const noexcept {
        switch (link.kind) {
        case Link::Kind::velocity: return link.factor;
        case Link::Kind::position: return weight * link.factor;
        case Link::Kind::quaternion: break;
        }
        return weight * link.factor * in_[link.number];
    }
    struct Direct { // of a force, by a number of bodies
        std::uint32_t slope = 0, entry = 0; // output of the tape of slopes, entry of the pattern
        Link link;
    };
    struct Through { // of a force, by a number of the systems that answers to an external
        std::uint32_t slope = 0, external = 0, number = 0; // number: of du, or of dlambda behind it
        bool position = false;                             // moves by the weight of positions
        std::vector<std::pair<std::uint32_t, Link>> links; // entries of the pattern
    };

    std::size_t own_q_ = 0, own_v_ = 0, states_ = 0, own_rows_ = 0, rows_ = 0; // own: of systems, interactions
    std::size_t body_q_count_ = 0, body_v_count_ = 0;
    std::size_t q_at_ = 0, v_at_ = 0, x_at_ = 0, y_at_ = 0, ydot_at_ = 0, lambda_at_ = 0; // in the inputs of the tapes
    std::vector<External> externals_;
    std::vector<std::uint32_t> carriers_, carrier_groups_; // coordinates, and what answers to each other
    std::vector<rigid::Channel> channels_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pattern_;
    std::vector<Direct> direct_;
    std::vector<Through> through_;
    formula::Tape slopes_;
    NewtonStepper* equations_ = nullptr;
    const State* equation_state_ = nullptr;
    mutable StepReport report_;
    mutable std::vector<double> slope_values_, du_, dlambda_;
};

} // namespace saltus::simulation
