// SPDX-License-Identifier: GPL-3.0-or-later
// All of a world that no step changes: its input, checked; mass properties, shapes made ready, joints' layout, mechanisms with the order in which
// they are eliminated. Made once, shared by any number of worlds on any number of threads. Private to world*.cpp and mechanism*.cpp.
#pragma once

#include "core/collision/detector.h"
#include "core/simulation/rigid/joint_rows.h"
#include "core/simulation/rigid/mechanism.h"
#include "core/simulation/rigid/world.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace saltus::rigid {

// Of a body, all that a step needs and that does not change.
struct BodyNumbers {
    bool fixed = false;
    bool isotropic = true; // all moments of inertia equal: no gyroscopic term
    double mass = 0.0;
    double radius = 0.0; // of a sphere about the centre of mass that holds all shapes, m; half-spaces do not count
    double size = 0.0;   // what its spin counts by as a speed, m: the radius, or the radius of gyration (of a body without shapes)
    Matrix3 inertia = Matrix3::Zero();
    InverseMass inverse;
};

struct WorldPlan {
    Input input; // of relations' formulas worlds take copies
    std::vector<BodyNumbers> bodies;
    std::vector<JointStart> joint_starts; // at the poses of the first plan: later ones have other numbers, not another start
    JointLayout layout;
    bool force_drives = false;
    bool gyroscopic_couples = false; // a moving body with unequal moments of inertia, implicit form
    bool rebounds = false;           // some law, limit or gap by formula has e > 0
    bool related = false;            // has relations
    std::shared_ptr<const collision::Shapes> shapes;
    std::vector<Mechanism::Plan> mechanisms; // by their first body
    std::vector<std::uint32_t> mechanism_of; // by body
    std::vector<std::string> warnings;       // of the start

    // few bodies are done before a thread has woken
    int detector_threads() const noexcept { return bodies.size() < 100 ? 1 : input.settings.threads; }
};

// world_plan.cpp: other numbers of the same structure while a run goes on: its start stays what it was.
Result<std::shared_ptr<const WorldPlan>, Errors> plan_anew(Input input, const WorldPlan& before);

// world_check.cpp
Errors check_input(const Input& input);
std::vector<BodyNumbers> body_numbers(const Input& input);
double bounding_radius(const collision::Shape& shape, const Pose& in_body) noexcept; // about the body's origin
double smallest_extent(const collision::Shape& shape) noexcept;                      // infinite of half-spaces, meshes

// world_start.cpp: what only the start can tell: joints that fit the poses, bodies that do not overlap, mass ratios of what touches.
// joints: the plan's, or a world's own, whose formulas are told where systems are.
Errors check_start(const WorldPlan& plan, std::span<const JointInput> joints, std::vector<Pose> poses, const Actions* actions, std::vector<std::string>& warnings);

// mechanism_build.cpp
void plan_mechanisms(WorldPlan& plan);

} // namespace saltus::rigid
