// SPDX-License-Identifier: GPL-3.0-or-later
// One step of a time-stepping scheme, whichever it is: compute() finds the next state, commit() takes it over.
#pragma once

#include "core/base/error.h"
#include "core/simulation/assembled.h"
#include "core/simulation/state.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace saltus::simulation {

struct StepReport {
    enum class Failure : unsigned char {
        none,
        not_finite, // a number is not finite
        singular,   // the iteration matrix of a system is singular
        newton,     // Newton's iteration did not converge
        problem,    // the one-step problem has no solution, or no solver found one
    };
    Failure failure = Failure::none; // anything else: nothing may be committed, explain() says why
    bool contact = false;  // a one-step problem was solved
    bool impulse = false;  // at least one contact carries an impulse
    bool event = false;    // event-driven: it ends at an event, not at a sample; commit() makes no step of it
    bool edge = false;     // event-driven: where it ends a formula of time passes an edge, and what is shown of before it is from this side
    bool between = false;  // event-driven: it ends at a sample beside the grid (DrivenStepper::set_next_sample); nor of this
    bool missed = false;   // the solver's residual is above the tolerance
    int parts = 1;         // that the step was cut into, since as a whole it failed
    int iterations = 0;    // of the solver
    double residual = 0.0; // natural map, unit of the rows' outputs
    double equations = 0.0; // largest residual of the step's equations, relative to their terms
    double equalities = 0.0; // largest |y| of equalities (equalities.h) and joints of bodies after the step, unit of their relations
    std::int64_t asleep = -1; // bodies; -1: the scene lets none
    bool stiff = false;          // the motion is so, and its flow implicit
    bool unprojected = false;    // positions are off their relations by more than the projection's tolerance, most those of
    std::size_t off_row = 0;     // this row,
    double off = 0.0;            // by this, unit of its relation
    double pressing = 0.0; // lambda . (U_free - U_k) of contacts: what forces did at them within the step, J
};

// What compute() found, valid until the next one.
struct NextState {
    double time = 0.0;
    std::vector<double> q, u;            // by coordinate, by unknown
    std::vector<double> y, ydot, lambda; // by row
    std::vector<double> dhdt;            // by row, at t+
    std::vector<double> percussion;      // of NewtonStepper, by row: lambda, or h lambda where it is a force
    std::vector<double> acting;          // by unknown: the percussion p, N s; of first-order systems r. Empty for bodies
    const NextState* equations = nullptr; // of scenes with bodies and systems: of the systems alone
    std::vector<double> moved;           // by coordinate: what a projection of positions added to q. Empty without one
    std::vector<double> impulse;         // of the forces that no C or K gives, over the step, by coordinate, N s
};

class Stepper {
public:
    virtual ~Stepper() = default;

    // The numbers of the model may change (parameters), its structure may not; this tells.
    virtual void parameters_changed(const State& state) = 0;
    // Turns the given initial velocities into those of the scheme, where they differ.
    // What the user should know about that; "" if nothing.
    virtual std::string start(State&) { return {}; }
    // All that is kept in a state besides q, v, x: forces, gaps, relative velocities. False: one of them is not finite.
    virtual bool settle(State& state) = 0;
    // The books of energy in the state were written from outside: a parameter's change is work.
    virtual void books_changed(State&) noexcept {}
    // The step from `state` to next(). No allocation, state is not touched.
    virtual StepReport compute(const State& state) = 0;
    virtual void commit(State& state) const noexcept = 0;
    // compute() and commit() in one of a step in which no contact takes part, with the same bits but without next() and a report; `equations` is
    // StepReport's. False: this step is no such one, and the state is as it was. Most schemes have none: it is worth it where a step takes nanoseconds.
    virtual bool quiet_step(State&, double& /*equations*/) noexcept { return false; }

    const NextState& next() const noexcept { return next_; }
    // Why the last compute() or settle() failed.
    virtual Error explain(const State& state) const = 0;
    virtual std::string solver_text() const = 0;

protected:
    // What every scheme hands over; what it keeps for its next step comes on top.
    void commit_next(State& state, const Layout& layout) const noexcept;

    NextState next_;
};

} // namespace saltus::simulation
