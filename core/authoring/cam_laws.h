// SPDX-License-Identifier: GPL-3.0-or-later
// Private to cams: the pieces of each law.
#pragma once

#include "core/authoring/cam_profile.h"

#include <vector>

namespace saltus::authoring {

// A rise of `lift` from `low` over [begin, end]; of falls the mirror image. Not for arcs.
void add_law(model::CamLaw law, double low, double lift, double begin, double end, bool fall, std::vector<Cam::Piece>& pieces);

// The arcs between a circle of radius `low` and one of radius `high`, `angle` apart, both circles about the axis.
struct Arcs {
    double high = 0.0, flank = 0.0, crown = 0.0;
    double joint = 0.0; // angle behind the lower circle at which the follower leaves the flank
};
// The third of the crown's, the flank's and the upper circle's radius, from the two others; then `joint` for the follower. Each gives
// false when there are no such arcs.
bool complete_crown(double low, double angle, Arcs& arcs);
bool complete_flank(double low, double angle, Arcs& arcs);
bool complete_high(double low, double angle, Arcs& arcs);
bool join_arcs(double low, double angle, model::CamFollower follower, double roller, Arcs& arcs);
void add_arcs(const Arcs& arcs, double low, double begin, double end, bool fall, model::CamFollower follower, double roller,
              std::vector<Cam::Piece>& pieces);

// The periodic cubic spline through (angles[i], values[i]), n >= 3, angles rising within [0, 2 pi).
void add_spline(const std::vector<double>& angles, const std::vector<double>& values, std::vector<Cam::Piece>& pieces);

} // namespace saltus::authoring
