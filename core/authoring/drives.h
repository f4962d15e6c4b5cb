// SPDX-License-Identifier: GPL-3.0-or-later
// What drives a joint: where a drive can act, how heavy the mechanism is there, and a drive taken out again. motor.h and
// controller.h put one on.
#pragma once

#include "core/base/error.h"
#include "core/model/edit.h"
#include "core/model/remove.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::authoring {

struct DriveEdit {
    model::Edit edit;
    std::string name; // of the circuit, or of the controller
};

// One coordinate that a joint leaves free.
struct DrivenCoordinate {
    std::size_t joint = 0, coordinate = 0; // indices in the model's joints, in the joint's coordinates
    bool angle = true;
    std::string place, rate; // signals of it: "shaft.y[2]", "shaft.ydot[2]"; both are 0 at the start of a mechanism at rest
    const char* force_unit() const { return angle ? "N m" : "N"; }
    const char* place_unit() const { return angle ? "rad" : "m"; }
    const char* rate_unit() const { return angle ? "rad/s" : "m/s"; }
};

// Errors: no such joint, a repeated one, one without such a coordinate, each with a remedy.
Result<DrivenCoordinate> coordinate_of(const model::Model& model, std::string_view joint, std::size_t coordinate);
// The coordinate given, or the first one that nothing drives. Errors: as above, and what is driven already.
Result<DrivenCoordinate> undriven(const model::Model& model, std::string_view joint, std::optional<std::size_t> coordinate = {});
// Whether a motor or a controller can act on it.
bool can_drive(const model::Model& model, std::string_view joint);

// kg m^2 or kg: what a moment or force on the coordinate has to move while all other joints are held. In a closed chain the bodies
// that the joint joins alone. 1 where bodies have no numbers yet.
double driven_inertia(const model::Model& model, const DrivenCoordinate& on);

// A motor's circuit or a controller's parts by name ("motor", "controller", "controller_order"): the joint and coordinate that it
// acts on. Nothing: no drive has this name.
struct DrivenBy {
    std::string joint;
    std::size_t coordinate = 0;
    std::string drive; // its name
};
std::optional<DrivenBy> driven_by(const model::Model& model, std::string_view part);
// The drive on a coordinate: what driven_by says of its parts; nothing where a formula of one's own acts.
std::optional<DrivenBy> drive_on(const model::Model& model, std::string_view joint, std::size_t coordinate);

// The coordinate is left to itself; motor, controller and the parameters that served them alone go. Errors: nothing drives it, or
// something else in the scene uses what would go (named).
Result<model::Edit> remove_drive(const model::Model& model, std::string_view joint, std::size_t coordinate);

// Parameters named "drive_..." that served these alone: what goes with parts that are removed.
std::vector<model::Location> parameters_left_over(const model::Model& model, const std::vector<model::Location>& going);

// What a person chose to remove: model::remove_parts() with the parameters left over, but a part that stands for a drive leaves its joint
// free, by remove_drive(), unless the joint goes too. Errors: of both.
Result<model::Removal> remove_chosen(const model::Model& model, std::span<const model::Location> parts);

} // namespace saltus::authoring
