// SPDX-License-Identifier: GPL-3.0-or-later
// Cams by the motion that they give to their follower: exact derivatives of the laws, what the cam's surface is, and the
// formula that a scene runs with. Angles in rad, lengths in m; derivatives by the cam's angle.
// Sources: R. L. Norton, Cam Design and Manufacturing Handbook (laws, coefficients); Siconos Developer's Notes (2011), section 9 (the arcs).
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <array>
#include <cstddef>
#include <numbers>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::authoring {

inline constexpr double kTurn = 2 * std::numbers::pi;

// What a follower does at one angle. c is the base radius plus the lift, of every kind of follower.
struct CamSample {
    double c = 0.0, c1 = 0.0, c2 = 0.0, c3 = 0.0; // c, c', c'', c''' (m, m/rad, ...)
    double pressure_angle = 0.0;      // between the normal and the follower's line; 0 of a flat follower
    double eccentricity = 0.0;        // of a flat follower: from its line to the point of contact, c'; else 0
    double radius_of_curvature = 0.0; // of the cam's surface: > 0 convex, < 0 hollow, inf where straight
    bool undercut = false;            // no cam does this: it would have to cut into what other angles need
};

struct CamPoint {
    double x = 0.0, y = 0.0;
};

// A segment in numbers. c goes from `from` to `to` between the angles `begin` and `end`.
struct CamStretch {
    double begin = 0.0, end = 0.0, from = 0.0, to = 0.0;
    double flank = 0.0, crown = 0.0, joint = 0.0; // of arcs: the radii, and the angle at which one follows the other
};

// Largest values, and the angles where they are.
struct CamPeak {
    double value = 0.0, angle = 0.0;
};
struct CamExtremes {
    CamPeak velocity, acceleration, jerk; // of |c'|, |c''|, |c'''|
    CamPeak pressure_angle, eccentricity; // of their absolute values
    std::optional<CamPeak> smallest_radius; // the smallest convex radius of curvature of the cam's surface
};
// The same of one rise or fall, made dimensionless by its lift h and angle beta: |c'| beta/h, |c''| beta^2/h, |c'''| beta^3/h.
struct CamCoefficients {
    double velocity = 0.0, acceleration = 0.0, jerk = 0.0;
};

enum class CamRemarkKind { undercut, pressure_angle, velocity_jump, acceleration_jump, below_base };
struct CamRemark { // does not keep the cam from running
    CamRemarkKind kind = CamRemarkKind::undercut;
    double angle = 0.0; // where
    std::string message, remedy;
};

// A profile in numbers.
class Cam {
public:
    // Errors: all that is wrong, each with its place; `object` is the path of the profile in the scene.
    static Result<Cam, Errors> create(const model::CamProfile& profile, const std::string& object = "profile");

    // Any angle. At a joint the segment that the formula takes there: dwells hold at both of their ends.
    CamSample sample(double angle) const noexcept;

    double base_radius() const noexcept { return base_; }
    model::CamFollower follower() const noexcept { return follower_; }
    double roller() const noexcept { return roller_; }
    double offset() const noexcept { return offset_; }
    const std::vector<CamStretch>& stretches() const noexcept { return stretches_; } // one for each segment; none of handles
    std::vector<double> joints() const; // where one law follows another, rising, the first is 0

    // The cam's surface in its own frame, closed (the last point is not the first again): where the follower at cam angle b,
    // seen from the cam in the direction b, touches it. Each joint is among the points. Undercut parts cross themselves.
    std::vector<CamPoint> outline(std::size_t points = 720) const;
    // The path of the roller's centre or of the knife edge; of a flat follower the outline.
    std::vector<CamPoint> pitch_curve(std::size_t points = 720) const;

    CamExtremes extremes() const;
    CamCoefficients coefficients(std::size_t stretch) const; // of a rise or fall; of a dwell all 0
    std::vector<CamRemark> remarks() const;

    // c as a formula of `variable`, which the formula engine differentiates as often as wanted.
    std::string formula(std::string_view variable) const;

    // One law between two joints: with x = (angle - origin)/scale
    //   c = sum poly[k] x^k + sine sin(frequency x) + cosine cos(frequency x),
    // and for an arc of radius R whose centre is at the distance `centre` in the direction `direction`, with
    // a = angle - direction:  + centre cos(a) + sqrt(R^2 - centre^2 sin(a)^2).
    struct Piece {
        double begin = 0.0, end = 0.0;
        bool holds_at_end = true;
        double origin = 0.0, scale = 1.0;
        std::array<double, 8> poly{};
        double sine = 0.0, cosine = 0.0, frequency = 0.0;
        double radius = 0.0, centre = 0.0, direction = 0.0; // radius 0: no arc
    };

private:
    Cam() = default;
    const Piece& piece_at(double angle) const noexcept; // angle in [0, 2 pi)
    CamSample sample(const Piece& piece, double angle) const noexcept;
    CamPoint surface(const CamSample& sample, double angle, bool pitch) const noexcept;
    std::vector<CamPoint> curve(std::size_t points, bool pitch) const;
    template <class Measure>
    CamPeak peak(Measure measure, double begin, double end) const;

    double base_ = 0.0, roller_ = 0.0, offset_ = 0.0;
    model::CamFollower follower_ = model::CamFollower::knife;
    std::vector<Piece> pieces_;
    std::vector<CamStretch> stretches_;
};

// What is wrong with a profile; empty when Cam::create takes it.
Errors validate(const model::CamProfile& profile, const std::string& object = "profile");

// A function of the scene that is made from the profile: signature "cam(b)", the body Cam::formula.
Result<model::Function, Errors> cam_function(const model::CamProfile& profile, const std::string& signature,
                                             const std::string& help = {});
// The same under a name: one function of b.
Result<std::vector<model::Function>, Errors> to_functions(const model::CamProfile& profile, const std::string& name);
// Whether the body is what the profile makes. One that was changed by hand is not: it counts, the profile does not.
bool follows_profile(const model::Function& function);

// A whole cam to begin with: dwell 90 deg, rise 70 deg, dwell 40 deg, fall 70 deg, dwell 90 deg on a base circle of 0.4 m.
// Arcs are those of the cam-follower that Saltus ships, the other laws lift by 0.15 m.
model::CamProfile cam_preset(model::CamLaw law);
// Eight handles for a spline of about the same lift.
model::CamProfile cam_preset_spline();

} // namespace saltus::authoring
