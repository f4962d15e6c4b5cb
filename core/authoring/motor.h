// SPDX-License-Identifier: GPL-3.0-or-later
// A direct-current motor on a coordinate of a joint: a circuit of source, resistance, inductance and rotor, coupled both ways within
// the step. L i' = V - R i - k n w and M = k n i, with w the coordinate's rate and n turns of the motor for each turn (rad for each
// rad, on a slide for each metre) of the joint.
#pragma once

#include "core/authoring/drives.h"

#include <optional>
#include <string>

namespace saltus::authoring {

// As the scene says it: numbers, texts with units, names of parameters, formulas.
struct Motor {
    std::string circuit; // its name
    // Nothing where the circuit holds none or several of the kind: then it is changed in the circuit's own window.
    std::optional<model::Value> voltage, resistance, inductance;
    model::Value constant = 1.0, gear = 1.0;
    std::optional<model::Value> theta; // of the circuit; nothing: the run's
    friend bool operator==(const Motor&, const Motor&) = default;
};

// With parameters that tune it, such that the mechanism alone reaches 63 % of 24 rad/s (2.4 m/s on a slide) in 0.2 s. theta of the
// circuit is 1: a winding that is faster than the step follows. coordinate: nothing for the first that is free. Errors: undriven().
Result<DriveEdit> add_motor(const model::Model& model, std::string_view joint, std::optional<std::size_t> coordinate = {});

std::optional<Motor> motor_on(const model::Model& model, std::string_view joint, std::size_t coordinate);
// Errors: no motor is there, or what is wrong with a value.
Result<model::Edit> set_motor(const model::Model& model, std::string_view joint, std::size_t coordinate, const Motor& motor);

} // namespace saltus::authoring
