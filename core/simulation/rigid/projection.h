// SPDX-License-Identifier: GPL-3.0-or-later
// Projection on the constraints (Siconos Developer's Notes (2011), chapter 10), joints, limits and contacts together: the smallest displacement
// d in the metric of the masses, min 1/2 d^T M d, with linearised joints y + J d = 0 and gaps g + J d >= 0, repeated
// (Newton) until no violation is larger than the tolerance. Systems of equations on which relations act move along, by their mobility. d are twists: positions move by d, orientations turn by the
// exponential map, so the constraint |q| = 1 holds exactly in every iterate. The linear problem is a one-step problem
// with v_free = 0 and no friction: the same IslandSolver solves it.
// Only islands with a violation above the tolerance move; gaps that are wide beside the largest violation join none.
// A joint's angles count by the body's radius of gyration. Gaps and limits are pushed to -tolerance/2, not to 0: what
// was closed stays closed (a contact at +1e-17 would be free to fall for a step).
#pragma once

#include "core/simulation/rigid/carriers.h"
#include "core/simulation/rigid/joint_rows.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace saltus::rigid {

// A gap that must not be negative, between points fixed in their bodies with a fixed normal.
struct GapPoint {
    std::uint32_t body_a = kWorld, body_b = kWorld;
    Vector3 point_a = Vector3::Zero(), point_b = Vector3::Zero(); // world, at the poses for which the gap was found
    Vector3 normal = Vector3::UnitZ();                            // unit, from b to a
    double gap = 0.0;                                             // m
    std::uint64_t pair = 0, id = 0; // of the shapes, and within the pair; what is found anew starts where it was if lists are sorted by them
};

// Finds gaps anew when bodies have moved; without one the gaps of the start are followed linearly.
class GapSource {
public:
    virtual ~GapSource() = default;
    // The same order as before is not asked for. Valid until the next call.
    virtual std::span<const GapPoint> gaps(std::span<const Pose> poses) = 0;
};

struct ProjectionProblem {
    bool planar = false;
    std::span<const InverseMass> mass; // by body, then by node of `carriers`
    std::span<Pose> poses;             // by body: entry and exit
    std::span<const JointInput> joints;
    std::span<const JointStart> starts;
    std::span<JointMemory> memory;       // of the joints at the last committed configuration; exit: at the poses found
    const JointLayout* layout = nullptr; // nullptr without joints
    std::span<const DriveValue> drives;  // at the time of the poses (position drives are held)
    std::span<const GapPoint> gaps;      // at the poses of entry
    GapSource* source = nullptr;         // may be nullptr
    double tolerance = 1e-8;             // m
    int max_iterations = 20;
    int threads = 1;
    double t = 0.0;       // of the poses: what relations read
    std::span<const double> angles; // by body, of planar ones not far from the poses: the same; where relations have further bodies
    std::span<const CarrierGroup> carriers; // systems that relations move along, by their mobility
    double* carrier_q = nullptr;            // by carrier, where relations find them: entry and exit
    double* carrier_push = nullptr;         // by carrier: multipliers that moved them are added; the displacement is mobility times that
    int sweeps = 0;       // above 0: of each linear problem, as OneStepSettings
    double budget = 0.0;  // above 0: as OneStepSettings, for all linear problems
    // Without joints: in so many iterations bodies that violate something move, and those up to two contacts from them. What that presses
    // into others is left to the iterations behind, and to the next step.
    int nearest_alone = 0;
    double enough = 0.0; // m, above the tolerance: no further iteration from there on
    // Off, without joints and a source: what the last iteration leaves is not looked at; `violation` of the report is then that before it.
    bool look_at_end = true;
};

struct ProjectionReport {
    bool done = true; // violation <= tolerance
    int iterations = 0;
    double cost = 0.0; // as OneStepReport
    double violation_before = 0.0, violation = 0.0; // largest, m
    bool worst_is_joint = false;
    std::uint32_t worst = 0;    // joint, or gap point
    bool contradiction = false; // joints that cannot all hold: `worst` is one of them
};

class Projector {
public:
    Projector();
    ~Projector();
    Projector(const Projector&) = delete;
    Projector& operator=(const Projector&) = delete;

    // No allocation once sizes have settled.
    ProjectionReport project(const ProjectionProblem& problem);

    // Of the last project(): sum of the displacements of every body (6 numbers; translations in world axes, rotations
    // in body axes), e.g. for the work of forces over it and for a planar body's angle.
    std::span<const double> displacement() const noexcept;
    // By gap point (of the last gaps seen): pressed by the projection in its last iteration that moved something.
    std::span<const unsigned char> pressed() const noexcept;
    // By slot of the layout, the same of limits of joints.
    std::span<const unsigned char> pressed_limits() const noexcept;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::rigid
