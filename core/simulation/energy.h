// SPDX-License-Identifier: GPL-3.0-or-later
// The scheme's own discrete energy balance, exact but for round-off. With x_theta = theta x+ + (1 - theta) x:
//   dE = h v_theta.F_theta - h v_theta.C v_theta + U_theta.lambda - (dh/dt)_theta.lambda - (theta - 1/2)(dv.M dv + dq.K
//   dq), E = v.M v / 2 + q.K q / 2,  U_theta = H v_theta + (dh/dt)_theta.
// With the Newton scheme M may change with q and forces need no potential: then all work of such forces is input, the
// energies of linear systems are as above, and `scheme` is what the balance leaves: the loss of the discretisation itself.
// The modal scheme has the exact balance of its own E = v.M* v / 2 + p.K p / 2 with p = q - h v / 2, the middle of the last
// step, and M* = M W (1 + e + A) / 4 (modal.h): both parts are positive for any step. theta = 1/2 in all of the above.
// Rigid bodies: potential is that of gravity and of joints' springs, input the work of other forces and of drives, damping that
// of joints' friction and dampers, impact that of contacts, friction included, scheme what the balance leaves.
// input takes the work of forces and -(dh/dt)_theta.lambda, that of moving constraints; impact the loss
// -U_theta.lambda. A K that is not symmetric stores only by its symmetric part; the rest of its work is counted as
// input.
#pragma once

#include "core/simulation/assembled.h"
#include "core/simulation/state.h"
#include "core/simulation/stepper.h"

#include <vector>

namespace saltus::simulation {

// Order of model::kEnergyNames.
enum EnergyIndex : std::size_t { kinetic, potential, total, input, damping, impact, scheme };

class EnergyBook {
public:
    explicit EnergyBook(Assembled& model);
    // After compute(), before commit(): adds the step's work to the cumulative entries of the state.
    void add_step(State& state, const NextState& next) noexcept;
    // kinetic, potential, total of q and v.
    void momentary(State& state) noexcept;

private:
    void add_body_step(State& state) noexcept;
    void add_newton_step(State& state, const NextState& next) noexcept;
    void add_modal_step(State& state, const NextState& next) noexcept;
    void set_momentary(State& state, const double* q, const double* v) noexcept;

    Assembled& model_; // M(q) is evaluated there
    std::vector<double> v_theta_, v_step_, q_step_, q_theta_;
};

// Change of energy by one row of a contact in the step, J.
double contact_work(double theta, double before, double after, double lambda) noexcept;

} // namespace saltus::simulation
