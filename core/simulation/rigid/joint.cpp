// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/joint.h"

namespace saltus::rigid {

int equality_rows(JointKind kind, bool planar_world) noexcept {
    switch (kind) {
    case JointKind::fixed:
        return planar_world ? 3 : 6;
    case JointKind::revolute:
        return planar_world ? 2 : 5;
    case JointKind::ball:
        return planar_world ? 2 : 3;
    case JointKind::prismatic:
        return planar_world ? 2 : 5;
    case JointKind::cylindrical:
        return 4;
    case JointKind::distance:
        return 1;
    case JointKind::gear:
        return 1;
    case JointKind::screw:
        return 5;
    case JointKind::planar:
        return planar_world ? 1 : 3;
    case JointKind::twist:
    case JointKind::relation:
        return 1;
    }
    return 0;
}

int coordinate_count(JointKind kind, bool) noexcept {
    switch (kind) {
    case JointKind::revolute:
    case JointKind::prismatic:
    case JointKind::screw:
    case JointKind::distance:
    case JointKind::relation:
        return 1;
    case JointKind::cylindrical:
        return 2;
    case JointKind::fixed:
    case JointKind::ball:
    case JointKind::gear:
    case JointKind::planar:
    case JointKind::twist:
        return 0;
    }
    return 0;
}

static bool is_free_or_held(JointKind kind) noexcept { // one line, held unless it has a coordinate
    return kind == JointKind::distance || kind == JointKind::relation;
}

int equality_rows(const JointInput& joint, bool planar_world) noexcept {
    if (is_free_or_held(joint.kind) && !joint.coordinates.empty()) return 0;
    return equality_rows(joint.kind, planar_world);
}

int coordinate_count(const JointInput& joint, bool planar_world) noexcept {
    if (is_free_or_held(joint.kind) && joint.coordinates.empty()) return 0;
    return coordinate_count(joint.kind, planar_world);
}

const JointCoordinate& coordinate_of(const JointInput& joint, int coordinate) noexcept {
    static const JointCoordinate free;
    const auto i = static_cast<std::size_t>(coordinate);
    return i < joint.coordinates.size() ? joint.coordinates[i] : free;
}

std::string joint_text(JointKind kind, const std::string& name) {
    return (kind == JointKind::relation ? "interaction '" : "joint '") + name + "'";
}

} // namespace saltus::rigid
