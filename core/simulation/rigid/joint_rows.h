// SPDX-License-Identifier: GPL-3.0-or-later
// Joints as numbers: violations y and coordinates with their exact Jacobians at a configuration, and the rows of one
// step made of them. Lengths m, angles rad. Twists as in one_step_problem.h: dy/dt = Ja . v_a + Jb . v_b.
//
// Orientation errors are rotation vectors: the logarithm of the relative rotation (fixed, prismatic), of its swing part
// (revolute, cylindrical, screw, planar). They grow monotonically up to 180 degrees of violation and are regular below.
// Coordinates that are angles are the twist part of the relative rotation about the axis and count turns (JointMemory).
//
// Rows of a step with J taken at the fraction s of the step (1/2: the middle; 1: its end): what must hold is a rate at
// the end, J(q+) v+ = r+, and J(q+) is reached by J_s + (1-s)/s (J_s - J_k), hence
//   J_s v+ = r+ - (1-s)/s (J_s - J_k) v_k,
// or, in an iteration that knows q+ and v+ nearly (JointEnd), J_s v+ = r+ - (J(q+) - J_s) v+: then the joint holds at
// the end exactly, which fast spin asks for (J turns with the body by much more than its axis moves).
// With s = 1/2 the mean of both velocities is tangent to the joint at the middle: second order, no work of joints but
// that of violations at v_k, which are forgotten after one step instead of changing sign from step to step.
//
// Springs and dampers by theta: with u* = theta u+ + (1-theta) u_k, p = -h (k (y_k + h theta u* - rest) + c u*). At
// theta = 1/2 the work of p is exactly what the spring k (y - rest)^2/2 takes up and the damper dissipates.
//
// Sources: J. C. Simo, N. Tarnow, K. K. Wong, "Exact energy-momentum conserving algorithms", CMAME 100 (1992);
// F. Bullo, R. M. Murray, "Proportional derivative (PD) control on the Euclidean group" (logarithms on SO(3)), 1995.
#pragma once

#include "core/base/error.h"
#include "core/simulation/rigid/joint.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace saltus::rigid {

// Part of the committed state: angles of the last configuration, all their turns counted (of a gear, and of a relation in the
// plane: of a and b).
struct JointMemory {
    double angle[2] = {0.0, 0.0};
};

// World rotations of the joint frames at the start: what gears count from.
struct JointStart {
    Eigen::Quaterniond frame_a = Eigen::Quaterniond::Identity(), frame_b = Eigen::Quaterniond::Identity();
};

struct JointLine {
    double y = 0.0;
    Vector6 Ja = Vector6::Zero(), Jb = Vector6::Zero();
    bool angle = false; // y is in rad
    double drift = 0.0; // dy/dt at rest, of what moves by itself: a relation that reads t, or systems that carry it
    double carried = 0.0; // of it: by the systems
    double rate(const double* va, const double* vb) const noexcept { return moved(drift, va, vb); } // nullptr: world
    double along(const double* va, const double* vb) const noexcept { return moved(0.0, va, vb); }  // without drift

private:
    double moved(double u, const double* va, const double* vb) const noexcept {
        for (int i = 0; va != nullptr && i < 6; ++i) u += Ja[i] * va[i];
        for (int i = 0; vb != nullptr && i < 6; ++i) u += Jb[i] * vb[i];
        return u;
    }
};

// y of a relation, and all that JointLine says of it, by a formula. For one thread at a time.
class LineFormula {
public:
    virtual ~LineFormula() = default;
    virtual std::shared_ptr<const LineFormula> copy() const = 0; // for a run of its own
    // poses: of a, b and the further bodies; those of kWorld are not read. angles: of planar bodies, all turns counted. more: directions
    // of the further bodies.
    virtual void evaluate(double t, std::span<const Pose* const> poses, const double* angles, JointLine& out, Vector6* more) const = 0;
    // d/dt of the rate (JointLine::rate) at the last evaluate() while twists keep, by an exact second derivative; twists: of a, b and the further bodies,
    // six numbers each, null: it rests. Made for event-driven runs alone, else 0.
    virtual double rate_change(std::span<const double* const> twists) const { return (void)twists, 0.0; }
    // t, drives' anchors, parameters of a state (the first numbers of Layout): what it reads besides bodies.
    virtual void set_numbers(const double* numbers) const noexcept = 0;
    // Coordinates of systems of equations that it reads and acts on, as numbers of Actions::carrier_count().
    virtual std::span<const std::uint32_t> carriers() const noexcept { return {}; }
    // Where evaluate() finds their coordinates and velocities, by those numbers; for as long as it is called.
    virtual void carry(const double* q, const double* v) const noexcept { (void)q, (void)v; }
    // Derivatives of the last evaluate() by them, in the order of carriers().
    virtual std::span<const double> carrier_slopes() const noexcept { return {}; }
};

inline constexpr int kMostJointLines = 8;

struct JointLines {
    int equality = 0, coordinates = 0;
    JointLine line[kMostJointLines]; // equality rows first, then coordinates
    JointMemory memory;              // the angles here: commit it with the configuration
    Vector6* more = nullptr;         // directions of a relation's further bodies: a place that the lines' owner gives
    const JointLine& coordinate(int i) const noexcept { return line[equality + i]; }
};

// Where all bodies are: what relations with further bodies read. angles: of planar bodies, not far from there.
struct Everybody {
    const Pose* poses = nullptr;
    const double* angles = nullptr;
};

// Poses are those of the centres of mass; of kWorld any (ignored: frame_b is in the world then).
JointStart joint_start(const JointInput& joint, const Pose& a, const Pose& b);
// memory: of the last committed configuration ({} at the start). t: what relations read.
void evaluate(const JointInput& joint, const JointStart& start, const Pose& a, const Pose& b, bool planar,
              const JointMemory& memory, JointLines& out, double t = 0.0, const Everybody* all = nullptr) noexcept;

// q turned by the rotation vector (body axes): q exp(rotation).
Eigen::Quaterniond turned(const Eigen::Quaterniond& q, const Vector3& rotation) noexcept;

// Where each joint's numbers stand. Rows: equality, then coordinates (JointRow of world.h). Slots: a place for every
// row that a joint can give to a one-step problem (warm starts). Drives: as Actions::drives counts them.
struct JointLayout {
    std::vector<std::uint32_t> first_row, first_slot; // joints + 1
    std::vector<std::uint32_t> drive;                 // 2 a joint, by coordinate (twist: the first); kWorld: no drive
    std::size_t rows() const noexcept { return first_row.empty() ? 0 : first_row.back(); }
    std::size_t slot_count() const noexcept { return first_slot.empty() ? 0 : first_slot.back(); }
    std::uint32_t limit_slot(std::uint32_t joint, int equality, int coordinate, bool upper) const noexcept; // of its row, for the percussion
    std::size_t drives = 0;
};
JointLayout joint_layout(std::span<const JointInput> joints, bool planar);

struct DriveValue { // layout of Actions::drives: 3 numbers a drive
    double position = 0.0, rate = 0.0, force = 0.0;
};

enum class JointRowRole : unsigned char { equality, drive, lower, upper, spring, friction };

struct JointRowSource { // who made a row of the one-step problem
    std::uint32_t joint = 0;
    std::uint8_t line = 0; // of JointLines
    JointRowRole role = JointRowRole::equality;
    double sign = 1.0;      // the row's J is sign times the line's (upper limits: -1)
    std::uint32_t slot = 0; // of JointLayout
    double rate = 0.0;      // J v_k of the row, and what drifts: p does the work p (theta u+ + (1-theta) rate) in the step
};

struct JointStep {
    double h = 0.0, theta = 0.5, gamma = 0.5;
    double fraction = 0.5; // s above: where in the step `directions` were taken; above 0
    bool closing = false;  // limits act only where they are approached
    std::span<const unsigned char> pressed; // by slot of JointLayout: limits that a projection of this step pressed take part; may be empty
};

// The last iterate of the end of the step, where there is one: lines at q+ and twists v+ (nullptr: world).
struct JointEnd {
    const JointLines* lines = nullptr;
    const double *va = nullptr, *vb = nullptr;
};

// What further bodies of a relation add to its rate: along directions at the start, where J is taken, at the end; with twists at
// t_k and at the end.
struct FurtherRates {
    double here = 0.0, along = 0.0, along_end = 0.0, end = 0.0;
};

// Appends the rows of joint number j. here: at (t_k, q_k); directions: where J is taken (may be `here` itself when
// fraction is 1 and directions are those of q_k). va, vb: twists at t_k (nullptr: world). now, next: drives at t_k and
// t_k + h; a position drive asks for its rate at t_k + h less its error at t_k over h.
// warm: percussions by slot (may be empty).
void append_rows(const JointInput& joint, std::uint32_t j, const JointLayout& layout, const JointLines& here,
                 const JointLines& directions, const double* va, const double* vb, std::span<const DriveValue> now,
                 std::span<const DriveValue> next, const JointStep& step, std::span<const double> warm,
                 std::vector<Row>& rows, std::vector<JointRowSource>& sources, const JointEnd* end = nullptr, const FurtherRates* further = nullptr);

// Generalised force of the joint's force drives: adds J^T F, force in world axes, moment in body axes (N, N m), 6
// numbers each (nullptr: world). Returns F . u for the power with the twists given (may be nullptr).
double add_drive_forces(const JointInput& joint, std::uint32_t j, const JointLayout& layout, const JointLines& lines,
                        std::span<const DriveValue> now, const double* va, const double* vb, double* force_a,
                        double* force_b) noexcept;

double spring_energy(const JointInput& joint, const JointLines& lines) noexcept; // J

// A hand on a body: three rows of a critically damped spring from the body's point to the target, its stiffness
// frequency^2 times the mass that the point shows (three over the trace of its mobility). point: body axes, target:
// world.
void append_pull(std::uint32_t body, const InverseMass& mass, const Pose& pose, const Vector3& point,
                 const Vector3& target, double frequency, const double* v, const JointStep& step,
                 std::vector<Row>& rows);

// What is wrong with joints as numbers, at the poses of the start: missing or same bodies, frames that are no frames,
// limits upside down, negative numbers, kinds that a planar world has not, start positions that violate a joint or
// limit more than projection mends (the joint is named with its violation), joints that contradict each other (velocity
// rows without a common solution, drives included). masses: by body. drives: values at the start. places, names: by
// joint, may be empty. off_start: what projection has to mend, in words; empty if nothing.
Errors check_joints(std::span<const JointInput> joints, std::span<const Pose> poses,
                    std::span<const InverseMass> masses, bool planar, double tolerance,
                    std::span<const DriveValue> drives, std::span<const std::string> names,
                    std::span<const Place> places, std::string& off_start);

} // namespace saltus::rigid
