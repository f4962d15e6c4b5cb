// SPDX-License-Identifier: GPL-3.0-or-later
// What of two shapes can touch, as fixed pairs of features whose distance is a smooth function of the poses: the guards of an event-driven run.
// Spheres, discs, ends of capsules and corners are points with a radius; they meet planes and each other. Which feature of a polygon or a box a point
// faces changes where it passes a corner or an edge: that is an event of its own (cells).
#pragma once

#include "core/base/error.h"
#include "core/simulation/rigid/world.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace saltus::simulation {

// A point of body a, with a radius, and a plane, a point or a convex outline (in the plane) of body b. Lengths in m; a, b, normal, corners in the axes
// of their bodies, from their centres
// of mass.
struct ContactFeature {
    enum class Kind : unsigned char { plane, point, outline } kind = Kind::plane;
    std::uint32_t body_a = 0, body_b = 0, part_a = 0, part_b = 0;
    std::uint32_t law = 0; // index in rigid::Input::laws
    rigid::Vector3 a = rigid::Vector3::Zero(), b = rigid::Vector3::Zero(), normal = rigid::Vector3::UnitZ();
    double radius_a = 0.0, radius_b = 0.0;
    std::vector<rigid::Vector3> corners; // of an outline, counter-clockwise
    std::vector<rigid::Vector3> beside;  // of a's outline, if the point is one of its corners: those before and behind it, in a's axes
    std::uint32_t number = 0; // among the features of its two shapes
    double size = 0.0;        // of the numbers that the gap is made of, m
};

// At one state of both bodies. Rates are geometric: of the normal, and of the point where they touch or would touch.
struct FeatureState {
    double gap = 0.0; // m
    rigid::Vector3 normal = rigid::Vector3::UnitZ(), normal_rate = rigid::Vector3::Zero(); // from b to a
    rigid::Vector3 point = rigid::Vector3::Zero(), point_rate = rigid::Vector3::Zero();    // on a's surface
};

struct MovingPose { // world axes
    collision::Pose pose;
    rigid::Vector3 velocity = rigid::Vector3::Zero(), spin = rigid::Vector3::Zero();
};

// cell: of an outline, which of its sides and corners the point faces: 2k the side from corner k to the next, 2k + 1 the corner at its end; whole
// turns do not count.
FeatureState feature_state(const ContactFeature& feature, const MovingPose& a, const MovingPose& b, double cell) noexcept;
// Where along the outline the point stands: from `cell` at the beginning of that side or corner to cell + 1 at its end, smooth beyond both.
double outline_place(const ContactFeature& feature, const collision::Pose& a, const collision::Pose& b, double cell) noexcept;
// The side or corner nearest to the point, in the turn that is nearest to `cell`; ahead: s, with the present velocities.
double nearest_cell(const ContactFeature& feature, const MovingPose& a, const MovingPose& b, double cell, double ahead = 0.0) noexcept;
// A corner faces a corner: they cannot touch, for their distance has no normal there. The gap is then that from the plane across the corner's two
// sides; where it vanishes the one passes the other, on to a side, and nowhere else.
bool faces_sharply(const ContactFeature& feature, double cell) noexcept;

// The most features that two bodies' shapes may have in one scene: every event looks at all of them.
inline constexpr std::size_t kMostFeatures = 64;

// Of all shapes that can meet. Errors name shapes whose contact has no such form, and friction that no finite number of modes describes.
Errors find_contact_features(const rigid::Input& input, std::vector<ContactFeature>& out);

} // namespace saltus::simulation
