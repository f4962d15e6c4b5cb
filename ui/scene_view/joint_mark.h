// SPDX-License-Identifier: GPL-3.0-or-later
// A joint as the picture needs it: plain numbers.
#pragma once

#include "core/simulation/rigid/joint.h"

#include <algorithm>
#include <limits>
#include <string>

namespace saltus::ui::scene {

// What one sees between the two points of a distance joint.
enum class LinkKind : unsigned char {
    none,
    rod,    // keeps its length
    rope,   // is never longer than its length
    strut,  // is never shorter
    spring, // has a stiffness
    damper, // has a damping alone
};

struct JointMark {
    std::string name;
    rigid::JointKind kind = rigid::JointKind::ball;
    int body_a = -1, body_b = -1; // -1: the world
    collision::Pose frame_a, frame_b;
    bool driven = false;
    LinkKind link = LinkKind::none;
    double length = 0.0; // m, of the link; springs: at rest, 0 where they pull together; dampers: 0
    collision::Vector3 down = -collision::Vector3::UnitZ(); // unit, in the world: how slack ropes hang
};

// Kind and length of what joins the points of this joint.
inline LinkKind linkOf(const rigid::JointInput& joint, double& length) {
    length = joint.length;
    if (joint.kind != rigid::JointKind::distance) return LinkKind::none;
    if (joint.coordinates.empty()) return LinkKind::rod;
    const rigid::JointCoordinate& distance = joint.coordinates.front();
    length = distance.rest;
    if (distance.stiffness > 0.0) return LinkKind::spring;
    length = distance.upper;
    if (distance.upper < std::numeric_limits<double>::infinity()) return LinkKind::rope;
    length = std::max(distance.lower, 0.0);
    if (distance.lower > 0.0) return LinkKind::strut;
    return distance.damping > 0.0 || distance.friction > 0.0 || distance.drive != rigid::JointCoordinate::Drive::none ? LinkKind::damper : LinkKind::none;
}

} // namespace saltus::ui::scene
