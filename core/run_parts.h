// SPDX-License-Identifier: GPL-3.0-or-later
// Private to program, run and session: what every run is made of, with a recording or without.
#pragma once

#include "core/simulation/assembled.h"
#include "core/simulation/event_driven/driven_stepper.h"
#include "core/simulation/state.h"
#include "core/simulation/stepper.h"
#include "core/solvers/lcp.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace saltus {

// Settings of the solvers of a program.
struct Solvers {
    solvers::LcpSettings lcp;     // of MoreauJean
    solvers::MixedSettings mixed; // of the others
    double end = 0.0;             // s, of the scene: steps of event-driven runs are a part of it
};

struct RunParts {
    std::unique_ptr<simulation::Assembled> assembled;
    std::unique_ptr<simulation::Stepper> stepper;
    simulation::DrivenStepper* driven = nullptr; // the stepper, of an event-driven run
    simulation::State state;

    // books: whether an event-driven run keeps energies.
    void make_stepper(const Solvers& solvers, bool books);

    struct Findings {
        Errors errors;                       // no start comes of it
        std::vector<std::string> velocities, // remarks, in the order in which they are told: of velocities that were stopped,
            equalities, gaps;
    };
    // The initial state from the numbers in `assembled` and these parameters: positions repaired, velocities made consistent, settled.
    // own: they are those that its bodies were made with, and judged.
    Findings begin(std::span<const double> parameter_values, bool own = true);
    // As Session::state_hash().
    std::uint64_t hash() const; // asks for memory where there are bodies
};

} // namespace saltus
