// SPDX-License-Identifier: GPL-3.0-or-later
// The scheme's own discrete energy balance, exact but for round-off. With x_theta = theta x+ + (1 - theta) x:
//   dE = h v_theta.F_theta - h v_theta.C v_theta + U_theta.lambda - (dh/dt)_theta.lambda - (theta - 1/2)(dv.M dv + dq.K
//   dq), E = v.M v / 2 + q.K q / 2,  U_theta = H v_theta + (dh/dt)_theta.
// input takes the work of forces and -(dh/dt)_theta.lambda, that of moving constraints; impact the loss
// -U_theta.lambda. A K that is not symmetric stores only by its symmetric part; the rest of its work is counted as
// input.
#pragma once

#include "core/simulation/assembled.h"
#include "core/simulation/moreau_jean.h"
#include "core/simulation/state.h"

#include <vector>

namespace saltus::simulation {

// Order of model::kEnergyNames.
enum EnergyIndex : std::size_t { kinetic, potential, total, input, damping, impact, scheme };

class EnergyBook {
public:
    explicit EnergyBook(const Assembled& model);
    // After compute(), before commit(): adds the step's work to the cumulative entries of the state.
    void add_step(State& state, const MoreauJean::Next& next) noexcept;
    // kinetic, potential, total of q and v.
    void momentary(State& state) const noexcept;

private:
    const Assembled& model_;
    std::vector<double> v_theta_, v_step_, q_step_, q_theta_;
};

// Change of energy by one row of a contact in the step, J.
double contact_work(double theta, double before, double after, double lambda) noexcept;

} // namespace saltus::simulation
