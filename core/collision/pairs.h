// SPDX-License-Identifier: GPL-3.0-or-later
// The narrow phase: the contacts of one pair of placed shapes. Closed forms where they are short, else convex_pair().
#pragma once

#include "core/collision/feature.h"

namespace saltus::collision {

// Any two shapes that can meet; the sink's shapes and bodies are set, `swapped` is not.
void collide(const Placed& a, const Placed& b, Workspace& room, Sink sink);

void box_box(const Placed& a, const Placed& b, Workspace& room, const Sink& sink);
void round_round(const Placed& a, const Placed& b, Workspace& room, const Sink& sink); // spheres, discs, capsules
void sphere_convex(const Placed& sphere, const Placed& other, Workspace& room, const Sink& sink);
void convex_half_space(const Placed& a, const Placed& half_space, Workspace& room, const Sink& sink);
void convex_mesh(const Placed& a, const Placed& mesh, Workspace& room, const Sink& sink);
void planar_pair(const Placed& a, const Placed& b, const Sink& sink);

} // namespace saltus::collision
