// SPDX-License-Identifier: GPL-3.0-or-later
// What formulas name: parameters, functions (of cams too), expressions, drives.
#pragma once

#include "core/model/value.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saltus::model {

struct Parameter {
    std::string name;
    Value value;                                    // "358 rpm": its unit is the one shown and the one of --set
    std::optional<std::pair<Value, Value>> range;   // lowest, highest
    std::string label;                              // shown name, e.g. "Drive speed"; empty: the name
    std::string help;
    bool pinned = false;                            // a slider in the Parameters panel
    bool integer = false;                           // counts (number of beads); changing it rebuilds the run
    Origin place;
    friend bool operator==(const Parameter&, const Parameter&) = default;
};

// A cam by the motion that it gives to its follower: what core/authoring makes a function of. Values are numbers, with or
// without units; they may not use parameters.
enum class CamMotion { dwell, rise, fall };
enum class CamLaw { arcs, polynomial_345, polynomial_4567, cycloidal, modified_trapezoid, harmonic };
struct CamSegment {
    CamMotion motion = CamMotion::dwell;
    CamLaw law = CamLaw::cycloidal;  // of rises and falls
    Value angle = 0.0;               // of the cam, rad, > 0
    std::optional<Value> lift = {};  // of rises and falls, m, > 0. A fall without one ends on the base circle
    // Of arcs: radius (m) of the arc beside the lower and beside the upper circle. Either one and the lift, or both.
    std::optional<Value> flank = {}, crown = {};
    friend bool operator==(const CamSegment&, const CamSegment&) = default;
};
enum class CamFollower { knife, roller, flat }; // all move along a line; the flat one has a face across it
struct CamProfile {
    Value base_radius = 0.02; // m
    CamFollower follower = CamFollower::knife;
    Value roller = 0.0; // radius of a roller, m
    Value offset = 0.0; // of the line on which a knife edge or a roller moves, from the axis, m; > 0: eases the rise
    std::vector<CamSegment> segments; // one turn, from angle 0
    // Instead of segments: rows [angle, lift] that a periodic cubic spline goes through, angles rising within one turn.
    ValueMatrix handles;
    friend bool operator==(const CamProfile&, const CamProfile&) = default;
};

struct Function {
    std::string signature; // "cam(b)"
    Formula body;
    std::string help;
    std::optional<CamProfile> profile = {}; // what the body is made from, if it is; a scene file holds it instead of the body
    friend bool operator==(const Function&, const Function&) = default;
};

// A named expression: usable in formulas, recordable as a signal, plottable. "u" = "follower.q[0] + c".
struct Expression {
    std::string name;
    Formula formula;
    std::string unit;     // SI unit shown, "" for none
    std::string label;    // shown name; empty: the name
    std::string quantity; // one of: position velocity impulse friction loss parameter section none -> colour
    Origin place;
    std::string circuit = {}; // the circuit that it is made from, "" for none (see Circuit)
    friend bool operator==(const Expression&, const Expression&) = default;
};

// An angle (or any phase) that turns at a rate and stays continuous when the rate is changed during a run:
// name = start + rate * (t - t0), with t0 and start re-anchored at each change. d(name)/dt = rate exactly.
struct Drive {
    std::string name;
    Value rate;  // rad/s; may use parameters only
    Value start; // rad
    std::string label;
    Origin place;
    friend bool operator==(const Drive&, const Drive&) = default;
};

// A block that stands for `count` copies; `index` is usable as a number in the block's formulas and names.
struct Repeat {
    std::string index; // "i"
    Value count;       // may use integer parameters
    friend bool operator==(const Repeat&, const Repeat&) = default;
};

} // namespace saltus::model
