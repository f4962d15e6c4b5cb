// SPDX-License-Identifier: GPL-3.0-or-later
// What the guards of an event-driven run watch, as signals of their objects: where each stands in a State, under which name and unit. Gaps, forces
// and relative velocities of systems' rows are signals of every run; these are the others:
//   OBJECT.yddot[i]      normal acceleration of a gap, sliding acceleration of friction
//   OBJECT.reserve[i]    how far a force is from its bound: of friction mu lambda_N - |lambda_T|, of relays and first-order rows the distance of
//                        lambda to the nearer bound; negative nowhere
//   OBJECT.condition[k]  what decides a branch of a formula there, as a number that changes its sign (of floor, mod, ...: passes a whole number) with it
// and, of bodies, whose guards are those of features of shapes and of joints: A.B.y[i], .ydot[i], .force[i] beside these, of point i.
// Source of the quantities: F. Pfeiffer, Ch. Glocker, "Multibody Dynamics with Unilateral Contacts", Wiley 1996, chapter 6.
#pragma once

#include "core/simulation/assembled.h"
#include "core/simulation/catalogue.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace saltus::simulation {

struct GuardSignal {
    Channel channel;
    std::size_t number = 0; // in State::numbers
};
// Where State::numbers has what event steppers keep for them, and how much: none without events.
struct GuardNumbers {
    std::size_t first = 0, count = 0;
};
GuardNumbers guard_numbers(const Assembled& assembled);
// And the books of energy that follow a motion by events, kept only when wanted, ascending; counts of 0 where there are none.
std::array<GuardNumbers, 3> event_books(const Assembled& assembled);
// None without events.
std::vector<GuardSignal> guard_signals(const Assembled& assembled);

} // namespace saltus::simulation
