// SPDX-License-Identifier: GPL-3.0-or-later
// Energies of circuits: L i^2 / 2 of coils counts as kinetic, C v^2 / 2 of capacitors as potential, what sources give as input, what
// resistors, diodes and relays take as damping (a relay that another element switches is a source). Exact in every step: with means
// over the step by theta, of what lambda gives by the weights of r, voltages obey Kirchhoff's law of loops and currents that of nodes, so
// sum v i = 0 (B. D. H. Tellegen, Philips Res. Rep. 7 (1952) 259-269), and the elements that store take
//   h sum v i = x_theta . S (x+ - x) = dE + (theta - 1/2) (x+ - x) . S (x+ - x),   E = x . S x / 2,
// of which the last is what the scheme takes.
#pragma once

#include "core/simulation/assembled.h"
#include "core/simulation/state.h"
#include "core/simulation/stepper.h"

#include <span>
#include <vector>

namespace saltus::simulation {

struct CircuitWorks { // J, or W at an instant
    double supplied = 0.0, dissipated = 0.0;
};
// Of the elements' v and i, one behind the other.
CircuitWorks circuit_works(const CircuitOutputs& circuits, const double* v_and_i) noexcept;

class CircuitBook {
public:
    explicit CircuitBook(const Assembled& model);

    struct Stored {
        double magnetic = 0.0, electric = 0.0; // J
    };
    Stored stored(const double* x) const noexcept; // by state
    // Of the step from `state` to `next`. No allocation.
    CircuitWorks over_step(const State& state, const NextState& next) noexcept;
    // What formulas read of bodies at the start and at the end of the step, by Assembled::externals.
    std::span<double> externals(bool at_end) noexcept { return at_end ? at_end_ : at_start_; }

private:
    // Adds what the elements have there, by weights in which that of theta stands by element: by_theta theta + rest.
    void add(double time, const double* q, const double* u, const double* lambda, std::span<const double> externals, double by_theta, double rest) noexcept;

    const Assembled& model_;
    std::vector<double> at_start_, at_end_;
    std::vector<double> in_, out_, work_, mean_, mid_, nothing_;
};

} // namespace saltus::simulation
