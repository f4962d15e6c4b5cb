// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/bound.h"

#include "core/model/names.h"

#include <string>

namespace saltus::model {

std::optional<Error> beyond(Bounded bounded, double value, const Place& place) {
    const std::string what = bounded.what;
    const auto unless = [&](bool kept, std::string message, const char* remedy) {
        return kept ? std::nullopt : std::optional(Error{ErrorKind::input, std::move(message), remedy, place});
    };
    switch (bounded.bound) {
    case Bound::none:
        break;
    case Bound::positive:
        return unless(value > 0.0, what + " is " + number_text(value), "it must be above 0");
    case Bound::not_negative:
        return unless(value >= 0.0, what + " is " + number_text(value), "it must not be negative");
    case Bound::unit_interval:
        return unless(value >= 0.0 && value <= 1.0, what + " = " + number_text(value) + " is outside [0, 1]", "write a value from 0 to 1");
    case Bound::restitution:
        if (value > 1.0) return unless(false, what + " = " + number_text(value) + " would add energy at every impact", "a coefficient of restitution lies in [0, 1]");
        return unless(value >= 0.0, what + " = " + number_text(value) + " is negative", "a coefficient of restitution lies in [0, 1]");
    case Bound::tangential:
        return unless(value >= -1.0 && value <= 1.0, what + " = " + number_text(value) + " would add energy at every impact",
                      "a tangential coefficient of restitution lies in [-1, 1]");
    case Bound::friction:
        return unless(value >= 0.0, what + " = " + number_text(value) + " is negative", "a coefficient of friction is at least 0");
    }
    return std::nullopt;
}

Error without_rotation_axis(const Place& place) {
    return {ErrorKind::input, "the axis of the rotation has no length", "write [angle, x, y, z] with an axis, for example [\"30 deg\", 0, 0, 1]", place};
}

Error without_axis(const Place& place) { return {ErrorKind::input, "the axis has no length", "write a direction", place}; }

Error without_ratio(const Place& place) {
    return {ErrorKind::input, "the ratio is 0", "it must not be 0; below 0 the two turn the same way", place};
}

std::optional<Error> reversed_limits(double lower, double upper, const Place& place) {
    if (lower < upper) return std::nullopt;
    return Error{ErrorKind::input, "the limits go from " + number_text(lower) + " to " + number_text(upper), "write the lower one first", place};
}

} // namespace saltus::model
