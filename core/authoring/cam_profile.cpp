// SPDX-License-Identifier: GPL-3.0-or-later
// From what the user wrote to pieces of laws, with every error on the way.
#include "core/authoring/cam_profile.h"

#include "core/authoring/cam_laws.h"
#include "core/authoring/constants.h"
#include "core/model/names.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace saltus::authoring {

namespace {

using std::numbers::pi;
using namespace model;

constexpr std::size_t kMostSegments = 100, kMostHandles = 1000;
constexpr double kClose = 1e-9; // of a turn or a lift: what is written as 7 digits closes

std::string degrees(double angle) { return short_text(angle * 180 / pi) + "°"; }
std::string length(double metres) { return std::abs(metres) < 1.0 ? short_text(metres * 1e3) + " mm" : short_text(metres) + " m"; }

class ProfileBuilder {
public:
    ProfileBuilder(const CamProfile& profile, std::string object) : profile_(profile), object_(std::move(object)) {}

    Errors errors;
    double base = 0.0, roller = 0.0, offset = 0.0;
    std::vector<Cam::Piece> pieces;
    std::vector<CamStretch> stretches;

    void run() {
        base = positive(profile_.base_radius, metre(), "base_radius", "the radius of the base circle");
        follower();
        if (profile_.segments.empty() == profile_.handles.empty())
            return error({}, "", profile_.segments.empty() ? "the profile has neither segments nor handles" : "the profile has both segments and handles",
                         profile_.segments.empty() ? "add the segments of one turn, or three or more handles" : "remove one of them");
        if (errors.empty() && profile_.handles.empty()) segments();
        else if (errors.empty()) handles();
    }

private:
    void error(const Value& where, const std::string& key, std::string message, std::string remedy) {
        errors.push_back({ErrorKind::input, std::move(message), std::move(remedy), place(where, key)});
    }
    Place place(const Value& where, const std::string& key) const {
        Place place = where.place;
        place.object = key.empty() ? object_ : object_ + '.' + key;
        return place;
    }
    // nan after an error.
    double number(const Value& value, const formula::Dimension& dimension, const std::string& key) {
        auto found = constant(value, dimension, place(value, key));
        if (found) return *found;
        errors.push_back(std::move(found.error()));
        return std::nan("");
    }
    double positive(const Value& value, const formula::Dimension& dimension, const std::string& key, const std::string& what) {
        const double found = number(value, dimension, key);
        if (found <= 0.0) error(value, key, what + " is " + value.formula(), "it must be greater than 0");
        return found;
    }

    void follower() {
        roller = number(profile_.roller, metre(), "roller");
        offset = number(profile_.offset, metre(), "offset");
        if (profile_.follower == CamFollower::roller && roller <= 0.0)
            error(profile_.roller, "roller", "the roller has no radius", "write one, for example \"10 mm\", or take a knife edge");
        if (profile_.follower != CamFollower::roller && roller != 0.0)
            error(profile_.roller, "roller", "only a roller follower has a roller", "leave the radius out");
        if (profile_.follower == CamFollower::flat && offset != 0.0)
            error(profile_.offset, "offset", "the offset of a flat follower changes nothing", "leave it out");
        if (base > 0.0 && std::abs(offset) >= base + roller)
            error(profile_.offset, "offset", "the follower's line passes beside the base circle", "the offset must be smaller than " + length(base + roller));
    }

    void segments() {
        if (profile_.segments.size() > kMostSegments)
            return error({}, "segments", "there are " + std::to_string(profile_.segments.size()) + " segments", "the most are " + std::to_string(kMostSegments) + "; a table of handles may be longer");
        std::vector<double> angles;
        double sum = 0.0;
        for (std::size_t i = 0; i < profile_.segments.size(); ++i) {
            angles.push_back(positive(profile_.segments[i].angle, radian(), key(i, "angle"), "the angle of a segment"));
            sum += angles.back();
        }
        if (!errors.empty()) return;
        if (std::abs(sum - kTurn) > kClose * kTurn) {
            const bool more = sum > kTurn;
            return error({}, "segments", "the segments take " + degrees(sum) + ", but a turn has 360°",
                         (more ? "shorten one of them by " : "lengthen one of them by ") + degrees(std::abs(sum - kTurn)));
        }
        double begin = 0.0, lift = 0.0, highest = 0.0;
        for (std::size_t i = 0; i < angles.size(); ++i) {
            const double end = i + 1 == angles.size() ? kTurn : begin + angles[i];
            if (!segment(i, begin, end, lift)) return;
            highest = std::max(highest, lift);
            begin = end;
        }
        if (std::abs(lift) > kClose * highest)
            error({}, element("segments", angles.size() - 1),
                  "the last segment ends " + length(lift) + " above the base circle, where the turn begins",
                  "let the falls go as far as the rises; a fall without a lift ends on the base circle");
    }

    bool segment(std::size_t i, double begin, double end, double& lift) {
        const CamSegment& s = profile_.segments[i];
        CamStretch stretch{begin, end, base + lift, base + lift, 0.0, 0.0, 0.0};
        if (s.motion == CamMotion::dwell) {
            for (const auto& [value, name] : {Named{&s.lift, "lift"}, Named{&s.flank, "flank"}, Named{&s.crown, "crown"}})
                if (*value) return error(**value, key(i, name), "a dwell has no " + name, "leave it out, or make it a rise or a fall"), false;
            Cam::Piece piece;
            piece.begin = begin;
            piece.end = end;
            piece.poly[0] = base + lift;
            pieces.push_back(piece);
            if (pieces.size() > 1) pieces[pieces.size() - 2].holds_at_end = false; // the dwell does
        } else {
            const bool fall = s.motion == CamMotion::fall;
            double h = 0.0;
            const bool good = s.law == CamLaw::arcs ? arcs(i, end - begin, fall, lift, h, stretch) : plain(i, fall, lift, h);
            if (!good) return false;
            if (fall && h > lift * (1 + kClose))
                return error(s.lift ? *s.lift : s.angle, key(i, "lift"), "this fall of " + length(h) + " begins " + length(lift) + " above the base circle", "let it fall less, or the rise before it rise more"), false;
            const double low = fall ? base + lift - h : base + lift;
            stretch.to = fall ? low : low + h;
            if (s.law == CamLaw::arcs) {
                const Arcs made{low + h, stretch.flank, stretch.crown, fall ? end - stretch.joint : stretch.joint - begin};
                add_arcs(made, low, begin, end, fall, profile_.follower, roller, pieces);
            } else {
                add_law(s.law, low, h, begin, end, fall, pieces);
            }
            lift += fall ? -h : h;
        }
        stretches.push_back(stretch);
        return true;
    }

    struct Named {
        const std::optional<Value>* value;
        std::string name;
    };

    bool lift_of(std::size_t i, bool fall, double lift, double& h) {
        const CamSegment& s = profile_.segments[i];
        if (s.lift) {
            h = positive(*s.lift, metre(), key(i, "lift"), "the lift of a segment");
        } else if (fall && lift > 0.0) {
            h = lift;
        } else {
            error(s.angle, key(i, "lift"), fall ? "this fall begins on the base circle" : "this rise has no lift", fall ? "let a rise come before it" : "write one, for example \"20 mm\"");
        }
        return errors.empty();
    }

    bool plain(std::size_t i, bool fall, double lift, double& h) {
        const CamSegment& s = profile_.segments[i];
        for (const auto& [value, name] : {Named{&s.flank, "flank"}, Named{&s.crown, "crown"}})
            if (*value) error(**value, key(i, name), "only arcs have a radius \"" + name + "\"", "leave it out, or take the law \"arcs\"");
        return errors.empty() && lift_of(i, fall, lift, h);
    }

    bool arcs(std::size_t i, double angle, bool fall, double lift, double& h, CamStretch& stretch) {
        const CamSegment& s = profile_.segments[i];
        if (offset != 0.0)
            return error(profile_.offset, "offset", "arcs are for a follower whose line meets the axis", "set the offset to 0, or take another law"), false;
        if (angle >= pi) return error(s.angle, key(i, "angle"), "arcs cannot take half a turn or more", "make the segment shorter"), false;
        Arcs made;
        if (s.flank) made.flank = positive(*s.flank, metre(), key(i, "flank"), "the radius of the flank");
        if (s.crown) made.crown = positive(*s.crown, metre(), key(i, "crown"), "the radius of the crown");
        if (!errors.empty()) return false;
        if (!s.flank && !s.crown)
            return error(s.angle, key(i, "flank"), "arcs need the radius of the flank or of the crown", "write \"flank\" or \"crown\" with the lift, or both without it"), false;
        if (s.flank && s.crown && s.lift)
            return error(*s.lift, key(i, "lift"), "the lift follows from the radii of flank and crown", "leave out one of the three"), false;
        double low = base + lift;
        bool good = false;
        if (s.flank && s.crown && !fall) {
            good = complete_high(low, angle, made);
            h = made.high - low;
        } else if (s.flank && s.crown) { // the lower circle is sought: the lift that gives the crown
            good = fall_of(base + lift, angle, made, h);
            low = base + lift - h;
        } else {
            if (!lift_of(i, fall, lift, h)) return false;
            if (fall) low = base + lift - h;
            made.high = low + h;
            good = s.flank ? complete_crown(low, angle, made) : complete_flank(low, angle, made);
        }
        if (!good || !join_arcs(low, angle, profile_.follower, roller, made))
            return error(s.flank ? *s.flank : *s.crown, key(i, s.flank ? "flank" : "crown"),
                         "no two arcs with these sizes touch each other and both circles" +
                             (good ? " (flank " + length(made.flank) + ", crown " + length(made.crown) + ", lift " + length(made.high - low) + ')' : std::string()),
                         "take a larger flank, a smaller crown or another lift"),
                   false;
        stretch.flank = made.flank;
        stretch.crown = made.crown;
        stretch.joint = fall ? stretch.end - made.joint : stretch.begin + made.joint;
        return true;
    }

    // With p = high - crown and d = flank - crown, f = flank - low solves f^2 + 2 f p cos(angle) + p^2 = d^2.
    static bool fall_of(double high, double angle, Arcs& made, double& h) {
        made.high = high;
        const double p = high - made.crown, d = made.flank - made.crown, half = p * std::cos(angle), under = half * half - p * p + d * d;
        if (!(under >= 0.0)) return false;
        const double low = made.flank - (std::sqrt(under) - half);
        h = high - low;
        return low > 0.0;
    }

    void handles() {
        const ValueMatrix& rows = profile_.handles;
        if (rows.size() < 3 || rows.size() > kMostHandles)
            return error({}, "handles", "there are " + std::to_string(rows.size()) + (rows.size() == 1 ? " handle" : " handles"), rows.size() < 3 ? "a spline needs at least three" : "the most are " + std::to_string(kMostHandles));
        std::vector<double> angles, values;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const std::string row = element("handles", i);
            if (rows[i].size() != 2) {
                error(rows[i].empty() ? Value() : rows[i][0], row, "a handle has " + std::to_string(rows[i].size()) + " numbers", "write [angle, lift]");
                continue;
            }
            angles.push_back(number(rows[i][0], radian(), element(row, 0)));
            const double lift = number(rows[i][1], metre(), element(row, 1));
            values.push_back(base + lift);
            if (base + lift <= 0.0) error(rows[i][1], element(row, 1), "this handle lies on the other side of the axis", "its lift must be greater than -" + length(base));
            if (!errors.empty()) continue;
            if (angles[i] < 0.0 || angles[i] >= kTurn)
                error(rows[i][0], element(row, 0), "this handle stands at " + degrees(angles[i]), "one turn goes from 0° to 360°, which is 0° again");
            else if (i > 0 && angles[i] - angles[i - 1] < kClose * kTurn)
                error(rows[i][0], element(row, 0), "this handle stands at " + degrees(angles[i]) + ", the one before it at " + degrees(angles[i - 1]), "let the angles rise");
        }
        if (errors.empty()) add_spline(angles, values, pieces);
    }

    static std::string key(std::size_t i, const std::string& name) { return element("segments", i) + '.' + name; }

    const CamProfile& profile_;
    std::string object_;
};

} // namespace

Result<Cam, Errors> Cam::create(const CamProfile& profile, const std::string& object) {
    ProfileBuilder builder(profile, object);
    builder.run();
    if (!builder.errors.empty()) return Unexpected(std::move(builder.errors));
    Cam cam;
    cam.base_ = builder.base;
    cam.roller_ = builder.roller;
    cam.offset_ = builder.offset;
    cam.follower_ = profile.follower;
    cam.pieces_ = std::move(builder.pieces);
    cam.stretches_ = std::move(builder.stretches);
    return cam;
}

Errors validate(const CamProfile& profile, const std::string& object) {
    auto cam = Cam::create(profile, object);
    return cam ? Errors{} : std::move(cam.error());
}

CamProfile cam_preset(CamLaw law) {
    CamProfile profile;
    profile.base_radius = "0.4 m";
    CamSegment dwell, rise, fall, top;
    dwell.angle = "90 deg";
    top.angle = "40 deg";
    rise.motion = CamMotion::rise;
    fall.motion = CamMotion::fall;
    rise.law = fall.law = law;
    rise.angle = fall.angle = "70 deg";
    if (law == CamLaw::arcs) {
        rise.flank = fall.flank = Value("0.85 m");
        rise.crown = fall.crown = Value("0.15 m");
    } else {
        rise.lift = Value("0.15 m");
    }
    profile.segments = {dwell, rise, top, fall, dwell};
    return profile;
}

CamProfile cam_preset_spline() {
    CamProfile profile;
    profile.base_radius = "0.4 m";
    profile.handles = {{"0 deg", 0.0},           {"45 deg", "22 mm"},   {"90 deg", "75 mm"},  {"135 deg", "128 mm"},
                       {"180 deg", "150 mm"}, {"225 deg", "128 mm"}, {"270 deg", "75 mm"}, {"315 deg", "22 mm"}};
    return profile;
}

} // namespace saltus::authoring
