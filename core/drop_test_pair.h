// SPDX-License-Identifier: GPL-3.0-or-later
// Two bodies of a scene on trial: one falls on the other, with their own shapes, masses and inertias, alone in the world.
// Newton's e is measured where they touch; two laws or two settings of the solver are compared over whole bounces.
#pragma once

#include "core/base/error.h"
#include "core/drop_test.h"
#include "core/model/model.h"
#include "core/simulation/rigid/world.h"

#include <span>
#include <string>
#include <vector>

namespace saltus {

// Who falls on whom, ready to be dropped: body 0 falls, body 1 is held.
struct DropPair {
    rigid::Input input;                        // at the moment of touch, at rest; no gravity
    std::string falls, held;                   // names of the bodies
    bool held_is_free = false;                 // in the scene the held one moves too
    rigid::Vector3 up = rigid::Vector3::UnitZ(); // against gravity
    rigid::Vector3 side = rigid::Vector3::UnitX(); // across it
    double gravity = 9.81;                     // m/s^2, the scene's where it has one
    double size = 1.0;                         // radius of the falling body about its centre of mass, m
    rigid::Law law;                            // what the scene says about the shapes that touch first
    std::uint32_t law_number = 0;              // simulation::BodyNames::law_of_pair of them
};

// a, b: "box", "box[3]". parameters: SI, the model's order. The free one falls, of two free ones the lighter; in the position that
// it has in the scene where it then lands on the other, else over the other's centre of mass. Errors: no such bodies, both fixed, no
// shapes that could meet.
Result<DropPair> drop_pair(const model::Model& model, std::span<const double> parameters, const std::string& a, const std::string& b);

// Thrown down at the speeds that falls from these heights give: e where they touch.
Result<std::vector<DropResult>> drop_test(const DropPair& pair, const rigid::Law& law, std::span<const double> heights);

// One of the two that are compared.
struct DropVariant {
    rigid::Law law;
    double step = 1e-3;  // s
    double theta = 0.5;
    rigid::Projection projection = rigid::Projection::combined;
    double tolerance = 1e-8; // of the one-step problem
};
struct DropFall {
    double height = 0.5;   // gap at the start, m
    double sideways = 0.0; // speed at the start, m/s
    double seconds = 0.0;  // 0: four falls from that height
};
struct DropRun {
    std::vector<double> time, height; // of the centre of mass over where it touches, by step
    int impacts = 0;                  // steps in which a contact that was open before has pressed
    double first_impact = 0.0;        // s; NaN without one
    double rebound = 0.0;             // greatest height after the first impact, m; NaN without one
    double penetration = 0.0;         // greatest of all steps, m
    double energy_start = 0.0, energy_end = 0.0; // over the state of touch at rest, J
    double slid = 0.0;                // sideways, after the first impact, m
    double worst_residual = 0.0;      // of the one-step problems
};
Result<DropRun> drop_run(const DropPair& pair, const DropVariant& variant, const DropFall& fall);

} // namespace saltus
