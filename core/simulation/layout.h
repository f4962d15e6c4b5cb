// SPDX-License-Identifier: GPL-3.0-or-later
// Where each number of a State stands in its one flat array. The first part, up to `force`, is also what formulas of
// recorded signals read: t, drives' anchors, parameters, q, v, y, y', lambda, energies.
#pragma once

#include <cstddef>

namespace saltus::simulation {

struct Layout {
    std::size_t coordinates = 0, rows = 0, drives = 0, parameter_count = 0, force_count = 0;

    std::size_t time = 0;                    // s
    std::size_t anchors = 0;                 // by drive: anchor_time (s), anchor_angle (rad)
    std::size_t parameters = 0;              // SI
    std::size_t q = 0, v = 0;                // by coordinate
    std::size_t y = 0, ydot = 0, lambda = 0; // by row: gap, relative velocity, impulse of the last step
    std::size_t energy = 0;                  // model::kEnergyNames
    std::size_t force = 0;                   // time-dependent forces at t, kept for the next step
    std::size_t dhdt = 0;                    // by row: partial time derivative of the gap at t
    std::size_t size = 0;

    Layout() = default;
    Layout(std::size_t n, std::size_t m, std::size_t drive_count, std::size_t parameters_in, std::size_t energies,
           std::size_t forces)
        : coordinates(n), rows(m), drives(drive_count), parameter_count(parameters_in), force_count(forces) {
        anchors = 1;
        parameters = anchors + 2 * drives;
        q = parameters + parameter_count;
        v = q + n;
        y = v + n;
        ydot = y + m;
        lambda = ydot + m;
        energy = lambda + m;
        force = energy + energies;
        dhdt = force + forces;
        size = dhdt + m;
    }
    std::size_t formula_inputs() const noexcept { return force; }
    std::size_t time_inputs() const noexcept { return q; } // t, anchors, parameters: what forces depend on
};

} // namespace saltus::simulation
