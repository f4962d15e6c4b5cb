// SPDX-License-Identifier: GPL-3.0-or-later
// How a scene is run.
#pragma once

#include "core/model/bodies.h"

#include <optional>
#include <string>
#include <vector>

namespace saltus::model {

enum class SolverKind { automatic, closed_form, lemke, pgs, active_set, semismooth_newton, enumerative };

// moreau_jean: Lagrangian systems; first-order ones in the same scene take Euler-Moreau with the same theta, r implicit.
// euler_moreau: first-order systems, gamma weighs r. full_theta_gamma: the same with f at x_theta, relation and law at
// x_gamma. modal: Lagrangian systems with diagonal M, C, K, exact between impacts (Bilbao).
// automatic: moreau_jean if there is a Lagrangian system, else euler_moreau.
// event_driven: smooth motion of high order between exactly located events (core/simulation/event_driven); systems of equations, or rigid bodies.
enum class IntegratorKind { automatic, moreau_jean, euler_moreau, full_theta_gamma, modal, event_driven };

// When a contact enters the step: `gap`: y(q_k) + gamma h y'(v_k) <= 0; `gap_and_velocity`: and y'(v_k) <= 0.
enum class Activation { gap, gap_and_velocity };

// Where percussions and forces of curved relations act, and how joints start. `middle`: along H(q_theta), the law at the end of
// the step with H(q+): second order at theta = 1/2; velocities that violate an equality at t = 0 are stopped by an impact
// there first. `end`: along H(q+), first order, velocities of the start as they are: what the field's reference does.
enum class Percussion : unsigned char { middle, end };

// Force of a compliant relation y = g(q, t) + D lambda with a number D. `conserving`: -dV/dg over the step, V the energy
// stored: no step gains or loses at theta = 1/2. `implicit`: at the end of the step, which loses. Other compliances: implicit.
enum class Compliance : unsigned char { conserving, implicit };

// How well contacts of rigid bodies are met, one choice for tolerance, projection and its tolerance, each of which a scene may
// still give by itself. exact: 1e-8, combined, 1e-8 m. balanced: 1e-4, direct, 1e-4 m. quick: at most
// six sweeps or 1e-3, direct with as many, 1 mm.
enum class Accuracy : unsigned char { exact, balanced, quick };

// What an event-driven run does where impacts accumulate: jumps to the rest behind them, goes over to time stepping, or counts them one by
// one up to a cap.
enum class Zeno : unsigned char { jump, time_stepping, count };

// The method of the smooth motion between two events: explicit, and implicit where the motion is stiff; or always that one.
enum class Flow : unsigned char { automatic, explicit_form, stiff };

// Several contacts that close at one instant: all by one complementarity problem, or one after the other until none approaches.
enum class ImpactRule : unsigned char { simultaneous, sequential };

struct Run {
    IntegratorKind integrator = IntegratorKind::automatic;
    double theta = 0.5;          // in [0, 1]; second order in smooth phases at 1/2
    // Moreau-Jean, modal: activation (usual: 1/2). Euler-Moreau, full theta-gamma: weight of r at t+ (usual: 1).
    std::optional<double> gamma;
    Activation activation = Activation::gap;
    Percussion percussion = Percussion::middle;     // Moreau-Jean
    Compliance compliance = Compliance::conserving; // Moreau-Jean
    double rtol = 1e-10;            // event-driven: of every component of the state, of its size
    std::optional<double> atol;     // event-driven: SI, in the unit of each component; nothing: rtol times one unit
    std::optional<Value> max_step;  // event-driven, s; nothing: as the tolerances allow
    Flow flow = Flow::automatic;    // event-driven
    Zeno zeno = Zeno::jump;         // event-driven
    ImpactRule impact = ImpactRule::simultaneous; // event-driven
    // Of systems of equations under Moreau-Jean; bodies have World::projection.
    ProjectionKind projection = ProjectionKind::automatic; // none
    double projection_tolerance = 1e-8; // largest |y| of an equality and penetration of a gap that it leaves, unit of the relation
    double newton_tolerance = 1e-10; // of the residual, relative to its largest term
    int newton_iterations = 50;      // 1: one linearised step, not checked
    Value step = "0.1 ms";      // h > 0
    Value end = "10 s";         // > 0
    SolverKind solver = SolverKind::automatic;
    std::optional<double> tolerance; // of the natural-map residual, relative to the scale of the problem; see tolerance_of()
    int max_iterations = 10000;
    std::vector<std::string> record; // signals; empty: all states, gaps and impulses
    Accuracy accuracy = Accuracy::exact; // of scenes with rigid bodies
    std::optional<Value> step_budget;    // s of work that contacts of rigid bodies may cost a step; nothing: any
    int record_every = 1;
    bool pause_at_end = false; // the workbench pauses there once; else it runs on behind it
    Origin place;
    WrittenKeys written = {};
    friend bool operator==(const Run&, const Run&) = default;
};

} // namespace saltus::model
