// SPDX-License-Identifier: GPL-3.0-or-later
// The scheme's own discrete energy balance, exact but for round-off. With x_theta = theta x+ + (1 - theta) x, x_m = (x + x+)/2:
//   dE = h v_theta.F_theta - h v_theta.C v_theta + U_m.lambda - (dh/dt)_m.lambda - scheme,  E = v.M v / 2 + q.K q / 2,
//   scheme = (theta - 1/2) (dv.M dv + dq.K dq - dv.H^T lambda) + (U_m - (dh/dt)_m - H v_m).lambda,
// U = H v + dh/dt at both ends of the step, lambda acting along H^T. What a percussion does to the kinetic energy is
// lambda.H v_m whatever theta is, since M (v+ - v) = ... + H^T lambda; lambda.U_m of it is the impact's, and the rest, nil
// where H stays, the scheme's.
// The books: input takes the work of forces and -(dh/dt)_m.lambda, that of moving constraints; impact the loss -U_m.lambda of
// contacts, friction included, and of joints where they stop a velocity; damping -h U_theta.lambda of relays, which are
// forces; scheme what the discretisation itself takes. A K that is not symmetric stores only by its symmetric part; the
// rest of its work is counted as input.
// Compliant relations store: with the gap g at lambda = 0 and V(g) their energy is potential; nothing of their work is
// impact but that of rows without compliance.
// What a projection of positions takes (gives, where it is negative) is a part of `scheme`, kept by itself too: `projection`. Forces that have
// no potential here, weights of systems of equations for one, work along its displacement as along any other.
// With the Newton scheme M may change with q and forces need no potential: then all work of such forces is input, and so is what
// the change of M gives, v.M' v / 2, which the forces F_gyr that belong to it take; the energies of linear systems are as above,
// and `scheme` is what the balance leaves.
// The modal scheme has the exact balance of its own E = v.M* v / 2 + p.K p / 2 with p = q - h v / 2, the middle of the last
// step, and M* = M W (1 + e + A) / 4 (modal.h): both parts are positive for any step. theta = 1/2 in all of the above.
// Rigid bodies: potential is that of gravity and of joints' springs, input the work of other forces and of drives, damping that
// of joints' friction and dampers, impact that of contacts, friction included, and of joints that stop a velocity (limits),
// scheme what the balance leaves. Beside systems of equations the books of both are added: what one part does to the other is
// input of each, by its own forces. Circuits: circuit_book.h; other first-order systems have no energy here.
#pragma once

#include "core/simulation/assembled.h"
#include "core/simulation/circuit_book.h"
#include "core/simulation/state.h"
#include "core/simulation/stepper.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace saltus::simulation {

// Order of model::kEnergyNames.
enum EnergyIndex : std::size_t { kinetic, potential, total, input, damping, impact, scheme, projection };

class EquationState;

class EnergyBook {
public:
    explicit EnergyBook(Assembled& model);
    ~EnergyBook();
    // After compute(), before commit(): adds the step's work to the cumulative entries of the state.
    void add_step(State& state, const NextState& next) noexcept;
    // kinetic, potential, total of q and v.
    void momentary(State& state) noexcept;

private:
    struct Works { // of the run so far, J
        double input = 0.0, damping = 0.0, impact = 0.0, scheme = 0.0, projection = 0.0;
    };
    // What the step adds, by scheme.
    void add_linear(const State& state, const NextState& next, Works& books) noexcept;
    void add_modal(const State& state, const NextState& next, Works& books) noexcept;
    void add_newton(State& state, const NextState& next, double carried, Works& books) noexcept; // leaves momentary energies of the end
    void add_bodies(const State& state, const NextState& next, Works& books) noexcept;
    double stored_by_relations(const double* lambda) const noexcept; // compliant ones of bodies, J
    double projection_work(const NextState& next) noexcept;
    double mass_work(const State& state, const NextState& next) noexcept;
    // y, lambda: of systems of equations
    void set_momentary(State& state, const double* q, const double* v, const double* y, const double* lambda) noexcept;
    double stored(const double* x, const double* q, const double* u, const double* y, const double* lambda) noexcept;
    double unsymmetric_work(std::size_t begin, std::size_t end, const double* q) noexcept;

    Assembled& model_; // M(q) is evaluated there
    CircuitBook circuits_;
    std::unique_ptr<EnergyBook> of_equations_; // of scenes with bodies and systems
    std::unique_ptr<EquationState> equation_state_;
    std::vector<double> v_theta_, v_step_, q_step_, q_theta_;
    std::vector<std::uint32_t> spring_rows_, coupled_rows_, curved_rows_; // compliant: D a number by itself, numbers, formulas
    std::vector<double> tape_in_, tape_out_, tape_work_;
};

// Change of kinetic energy by a percussion on a row whose relative velocity goes from `before` to `after`, J.
double contact_work(double before, double after, double percussion) noexcept;

} // namespace saltus::simulation
