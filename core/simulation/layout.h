// SPDX-License-Identifier: GPL-3.0-or-later
// Where each number of a State stands in its one flat array. The first part, up to `force`, is also what formulas of
// recorded signals read: t, drives' anchors, parameters, q, v, x, y, y', lambda, energies, what acted on the unknowns,
// forces and percussions by row, what contacts of bodies show. v and x stand side by side: u = (v, x) is the unknown of a step.
#pragma once

#include <cstddef>

namespace saltus::simulation {

// How many of everything there is.
struct Counts {
    std::size_t positions = 0;   // numbers in q: coordinates of Lagrangian systems, position and quaternion of bodies
    std::size_t coordinates = 0; // numbers in v
    std::size_t states = 0;      // of first-order systems
    std::size_t rows = 0;        // of interactions
    std::size_t drives = 0, parameters = 0, energies = 0;
    std::size_t acting = 0;      // ModelGraph::acting()
    std::size_t reactions = 0;   // ModelGraph::forces()
    std::size_t observed = 0;    // ModelGraph::observed()
    std::size_t forces = 0;      // numbers kept for the next step: see Layout::force
};

struct Layout {
    std::size_t positions = 0, coordinates = 0, states = 0, rows = 0, drives = 0, parameter_count = 0, force_count = 0,
                reaction_count = 0, observed_count = 0;

    std::size_t time = 0;                    // s
    std::size_t anchors = 0;                 // by drive: anchor_time (s), anchor_angle (rad)
    std::size_t parameters = 0;              // SI
    std::size_t q = 0, v = 0;                // by position, by coordinate; systems of equations have as many of both
    std::size_t x = 0;                       // by state of first-order systems
    std::size_t y = 0, ydot = 0, lambda = 0; // by row: gap or output, relative velocity, impulse of the last step or input
    std::size_t energy = 0;                  // model::kEnergyNames
    std::size_t acting = 0;                  // by unknown, of systems: percussion p of the last step (N s), input r
    std::size_t row_force = 0, row_percussion = 0; // by row, of bodies then of all contacts and of each body's: reactions.h.
                                                   // Kept only when wanted, as works are; no part of a state's hash
    std::size_t observed = 0;                // model::kContactNames, then by body
    std::size_t force = 0; // what the next step needs of this one: of the linear scheme the time-dependent forces, of the
                           // Newton scheme F or f by unknown, then r by state, with direct projection then by row what surface_speed.h is about: below and a
    std::size_t dhdt = 0;  // by row: part of the relative velocity that v does not give, at t
    std::size_t size = 0;

    Layout() = default;
    explicit Layout(const Counts& n)
        : positions(n.positions), coordinates(n.coordinates), states(n.states), rows(n.rows), drives(n.drives), parameter_count(n.parameters),
          force_count(n.forces), reaction_count(n.reactions), observed_count(n.observed) {
        anchors = 1;
        parameters = anchors + 2 * drives;
        q = parameters + parameter_count;
        v = q + positions;
        x = v + coordinates;
        y = x + states;
        ydot = y + rows;
        lambda = ydot + rows;
        energy = lambda + rows;
        acting = energy + n.energies;
        row_force = acting + n.acting;
        row_percussion = row_force + n.reactions;
        observed = row_percussion + n.reactions;
        force = observed + n.observed;
        dhdt = force + force_count;
        size = dhdt + rows;
    }
    std::size_t unknowns() const noexcept { return coordinates + states; } // u = (v, x)
    std::size_t formula_inputs() const noexcept { return force; }
    std::size_t time_inputs() const noexcept { return q; } // t, anchors, parameters: what forces depend on
};

} // namespace saltus::simulation
