// SPDX-License-Identifier: GPL-3.0-or-later
// What comes along with the first body that moves, without being asked for: a law for whatever touches, plots, and a step and an
// end of the run that suit it.
#pragma once

#include "core/model/edit.h"

namespace saltus::authoring {

// Appends to the edit that adds `body` to the model, which it is made for. What the scene has of these already stays; a fixed body brings nothing.
void accompany(const model::Model& model, const model::Body& body, model::Edit& edit);

// The time in which what falls from rest passes an eighth of this length (m): what the steps of its run are measured by. Infinite
// without gravity.
double fall_time(const model::World& world, double length);

} // namespace saltus::authoring
