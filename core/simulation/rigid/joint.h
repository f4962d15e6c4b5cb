// SPDX-License-Identifier: GPL-3.0-or-later
// Joints: what they hold fixed between two bodies (or a body and the world), as rows of positions and velocities.
#pragma once

#include "core/collision/shape.h"
#include "core/simulation/rigid/one_step_problem.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace saltus::rigid {

using collision::Pose;

enum class JointKind : unsigned char {
    fixed,       // 6 rows                         planar: 3
    revolute,    // 5 rows, one coordinate: angle  planar: 2 (the knee in the plane)
    ball,        // 3 rows (the knee in space)
    prismatic,   // 5 rows, one coordinate: displacement along the axis   planar: 2
    cylindrical, // 4 rows, two coordinates: displacement, angle
    distance,    // 1 row: distance of the two points = length; limits make a rope or a strut of it
    gear,   // 1 row: ratio of two angles: angle_a * ratio + angle_b = const, both against the world about their axes
    screw,  // 5 rows, one coordinate, the angle: displacement = pitch * angle / (2 pi)
    planar, // 3 rows: point stays in the plane normal to the axis, two displacements and one angle free
            // planar world: 1 row, the axis lies in the plane: a pin in a slot
    twist,  // prescribed motion of one component of body a's twist (0-2 world velocity, 3-5 body-axes spin): 1 row,
            // always driven
    relation, // 1 row: y = h(poses of both, t) by a LineFormula; with a coordinate: limits of y, or a friction along its rate
};

class LineFormula; // joint_rows.h

inline constexpr std::size_t kMostRelated = 8; // bodies of a relation

// Everything is a relative to b: y and coordinates grow when a moves along (turns about) +z of frame_b. In a planar
// world the axis of prismatic and planar joints lies in the plane, every angle is about the world's z; cylindrical,
// screw do not exist there. Gears count the angle of a body against the frame's rotation at the start.

// A coordinate that a joint leaves free may have limits, friction, a spring and a drive.
struct JointCoordinate {
    double lower = -std::numeric_limits<double>::infinity(),
           upper = std::numeric_limits<double>::infinity(); // m or rad
    double e = 0.0;                                         // restitution at the limits
    double friction = 0.0;                                  // largest friction force or moment, N or N m
    double stiffness = 0.0, damping = 0.0, rest = 0.0;      // spring: N/m or N m/rad; N s/m; m or rad
    enum class Drive : unsigned char {
        none,
        position,
        velocity,
        force
    } drive = Drive::none; // its value comes from Actions
    double largest =
        std::numeric_limits<double>::infinity(); // of a velocity or position drive: force it can give, N or N m
    double relay[2] = {0.0, 0.0}; // of a relation: bounds of a force against its rate, N or N m
    double mu = 0.0;              // of a relation: friction along its rate, by the percussion of the relation `normal`; e is then that of the rate
    std::uint32_t normal = kWorld; // joint with a lower limit
    // Of a relation, above 0: y + compliance lambda = 0 with a force lambda, one-sided 0 <= y + compliance lambda _|_ lambda >= 0. m/N.
    double compliance = 0.0;
    bool two_sided = false, implicit = false; // lambda by the energy stored over the step (mean_gap.h), or by the gap at its end
    double force_at(double y) const noexcept { return two_sided || y < 0.0 ? -y / compliance + 0.0 : 0.0; }
};

struct JointInput {
    JointKind kind = JointKind::ball;
    std::uint32_t body_a = kWorld, body_b = kWorld; // body_b = kWorld: to the world
    Pose frame_a, frame_b; // joint frame in each body (its z is the axis); at the start they coincide
    double length = 0.0, ratio = 1.0, pitch = 0.0; // distance, m; gear; screw, m a turn
    int component = 0;                             // twist
    std::vector<JointCoordinate>
        coordinates; // as many as the kind leaves (0, 1 or 2); planar kind and ball: none; distance: 1 if it
                     // has limits or a spring instead of the equality; relation: as distance; gear, twist: see kind
    std::shared_ptr<const LineFormula> formula; // of a relation
    std::vector<std::uint32_t> more;            // of a relation: further bodies that it joins, behind a and b
};

int equality_rows(JointKind kind, bool planar_world) noexcept;
int coordinate_count(JointKind kind, bool planar_world) noexcept; // that it may have; distance: 1

// Of one joint as it is: a distance with a coordinate has no equality row; coordinates that were not given have no
// limits, friction, springs or drives.
int equality_rows(const JointInput& joint, bool planar_world) noexcept;
int coordinate_count(const JointInput& joint, bool planar_world) noexcept;
const JointCoordinate& coordinate_of(const JointInput& joint, int coordinate) noexcept;

std::string joint_text(JointKind kind, const std::string& name); // "joint 'pin'", "interaction 'floor'"

} // namespace saltus::rigid
