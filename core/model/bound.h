// SPDX-License-Identifier: GPL-3.0-or-later
// What a number of a scene may be, and how a number beyond is told: one of the scene's own, and one that a parameter gives a run.
#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <optional>

namespace saltus::model {

enum class Bound : std::uint8_t {
    none,
    positive,
    not_negative,
    unit_interval,
    restitution, // [0, 1]
    tangential,  // [-1, 1]: a restitution of the sliding velocity
    friction,    // not negative
};

struct Bounded {
    Bound bound = Bound::none;
    const char* what = ""; // "the radius"; a key alone for intervals: "e"
};

// Of an interaction's law.
inline constexpr Bounded kRestitution{Bound::restitution, "e"}, kTangentialRestitution{Bound::tangential, "e_T"}, kFriction{Bound::friction, "mu"};

std::optional<Error> beyond(Bounded bounded, double value, const Place& place);

Error without_rotation_axis(const Place& place);
Error without_axis(const Place& place);
Error without_ratio(const Place& place);
std::optional<Error> reversed_limits(double lower, double upper, const Place& place);

} // namespace saltus::model
