// SPDX-License-Identifier: GPL-3.0-or-later
// What a designer should know of a cam that runs all the same.
#include "core/authoring/cam_profile.h"

#include "core/authoring/constants.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace saltus::authoring {

namespace {

using std::numbers::pi;

std::string at(double angle) { return short_text(std::round(angle * 180 / pi * 1e4) / 1e4) + "°"; }
std::string millimetres(double metres) { return short_text(std::round(metres * 1e8) / 1e5) + " mm"; }

// Angles where something jumps, and the largest jump.
struct Jumps {
    std::string places;
    double largest = 0.0, angle = 0.0;
    int count = 0;
    void add(double where, double size) {
        if (++count <= 8) places += (places.empty() ? "" : ", ") + at(where);
        else if (count == 9) places += ", ...";
        if (size <= largest) return;
        largest = size;
        angle = where;
    }
};

} // namespace

std::vector<CamRemark> Cam::remarks() const {
    std::vector<CamRemark> out;
    const CamExtremes extremes = this->extremes();
    if (const auto& sharpest = extremes.smallest_radius; sharpest && sharpest->value < 0.0) {
        const bool flat = follower_ == model::CamFollower::flat;
        out.push_back({CamRemarkKind::undercut, sharpest->angle,
                       flat ? "no convex cam gives this motion to a flat face: at " + at(sharpest->angle) + " the radius of curvature would be " + millimetres(sharpest->value)
                            : "the cam is undercut: at " + at(sharpest->angle) + " the path of the roller has a radius of " + millimetres(sharpest->value + roller_) +
                                  ", less than the roller's " + millimetres(roller_),
                       flat ? "take a larger base circle, a smaller lift or more angle for it" : "take a smaller roller, a larger base circle or more angle for the lift"});
    }
    constexpr double usual = 30 * pi / 180; // for translating followers; Norton, ch. 7
    if (extremes.pressure_angle.value > usual)
        out.push_back({CamRemarkKind::pressure_angle, extremes.pressure_angle.angle,
                       "the pressure angle reaches " + at(extremes.pressure_angle.value) + " at " + at(extremes.pressure_angle.angle) + ", more than the usual 30°",
                       "take a larger base circle, an offset or more angle for the lift"});

    const double speed = std::max(extremes.velocity.value, 1e-300), acceleration = std::max(extremes.acceleration.value, 1e-300);
    Jumps knocks, jolts;
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        const Piece& piece = pieces_[i];
        const Piece& next = pieces_[(i + 1) % pieces_.size()];
        const CamSample before = sample(piece, piece.end), after = sample(next, next.begin);
        if (std::abs(after.c1 - before.c1) > 1e-6 * speed) knocks.add(next.begin, std::abs(after.c1 - before.c1));
        else if (std::abs(after.c2 - before.c2) > 1e-6 * acceleration) jolts.add(next.begin, std::abs(after.c2 - before.c2));
    }
    if (knocks.count > 0)
        out.push_back({CamRemarkKind::velocity_jump, knocks.angle, "the velocity jumps at " + knocks.places + ": a knock at every turn", "begin and end with a law of zero velocity"});
    if (jolts.count > 0)
        out.push_back({CamRemarkKind::acceleration_jump, jolts.angle,
                       "the acceleration jumps at " + jolts.places + ": the jerk is infinite there; the largest jump is " + short_text(jolts.largest) + " m/rad² at " + at(jolts.angle),
                       "laws whose acceleration begins and ends at 0 are 3-4-5, 4-5-6-7, cycloidal and modified trapezoid"});
    if (stretches_.empty()) {
        double lowest = base_, where = 0.0;
        for (int i = 0; i < 3600; ++i) {
            const double angle = 2 * pi * i / 3600, c = sample(angle).c;
            if (c < lowest) {
                lowest = c;
                where = angle;
            }
        }
        if (lowest < base_ * (1 - 1e-6))
            out.push_back({CamRemarkKind::below_base, where, "the spline dips " + millimetres(base_ - lowest) + " below the base circle at " + at(where),
                           "add a handle there, or raise the ones beside it"});
    }
    return out;
}

} // namespace saltus::authoring
