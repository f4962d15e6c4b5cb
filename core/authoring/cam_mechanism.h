// SPDX-License-Identifier: GPL-3.0-or-later
// A whole scene around a cam: a follower of one mass that a spring presses on it, with impacts between them.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

namespace saltus::authoring {

// The cam-follower that Saltus ships, with this cam: the function cam(b), its drive, the follower m v' = -k u - m c'' with
// the gap q and u = q + c, Newton's impact law, shapes and plots. u is measured from a plane above the cam's axis by three
// quarters of the base radius, where the spring is relaxed; the follower begins a base radius above the cam. With
// cam_preset(CamLaw::arcs) it is that scene. Errors: those of the profile.
Result<model::Model, Errors> cam_follower(const model::CamProfile& profile);

} // namespace saltus::authoring
