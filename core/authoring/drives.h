// SPDX-License-Identifier: GPL-3.0-or-later
// What drives a joint, each as an Edit that adds it with the parameters that tune it: a direct-current motor as a circuit, a
// controller as equations of its own. Both act on the joint's first coordinate and answer to its rate within the step.
#pragma once

#include "core/base/error.h"
#include "core/model/edit.h"

#include <string>
#include <string_view>

namespace saltus::authoring {

struct DriveEdit {
    model::Edit edit;
    std::string name; // of the circuit, or of the system
};

// A source V, a resistance R, an inductance L and a rotor of the constant k: moment k i, counter-voltage k times the rate. theta of the
// circuit is 1: a winding that is faster than the step follows. Errors: no such joint, one without a coordinate, a repeated one, one
// that is driven already, each with a remedy.
Result<DriveEdit> add_motor(const model::Model& model, std::string_view joint);

// P, I and D about a set value of the coordinate: force or moment P e + I integral of e - D rate. The integral is a state of a system of
// its own. Errors: as add_motor.
Result<DriveEdit> add_controller(const model::Model& model, std::string_view joint);

// Whether either can act on it.
bool can_drive(const model::Model& model, std::string_view joint);

} // namespace saltus::authoring
