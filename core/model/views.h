// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn.
#pragma once

#include "core/base/compiled_once.h"
#include "core/model/definitions.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace saltus::model {

// All positions, angles and lengths are formulas over signals (SI units): "u", "bead[3].q[0]", "cam_angle".
enum class ShapeKind { sphere, box, cylinder, cam, follower, spring, ground, guide };
struct Shape {
    ShapeKind kind = ShapeKind::sphere;
    std::string name;            // shown in the outline; picks select it
    std::optional<Repeat> repeat;
    std::string object;          // the system it stands for, "" for scenery
    std::vector<Formula> position;  // x, y, z (m), Z up; empty: origin
    Formula angle;               // rotation about the shape's axis (rad); cams: the drive
    std::vector<Formula> size;   // sphere: radius; box: x, y, z; cylinder: radius, length; spring: radius, fixed-end z
    Formula profile;             // cam: distance from axis to contact point along +z as formula of `profile_angle`
    std::string profile_variable;// name of the free variable in `profile`
    friend bool operator==(const Shape&, const Shape&) = default;
};

struct TimePlot {
    std::vector<std::string> channels; // names of signals ("signals" is a keyword of Qt)
    friend bool operator==(const TimePlot&, const TimePlot&) = default;
};
struct StemPlot { std::string interaction; friend bool operator==(const StemPlot&, const StemPlot&) = default; };
struct PhasePlot { std::string x, y; friend bool operator==(const PhasePlot&, const PhasePlot&) = default; };
// Points taken when `phase` passes offset modulo period (interpolated between steps unless an impact lies between).
struct StroboscopicPlot {
    std::string phase, x, y;
    Value period = "2*pi", offset = 0.0;
    friend bool operator==(const StroboscopicPlot&, const StroboscopicPlot&) = default;
};
// One point an impact of the interaction, from the first recorded row after it.
struct ImpactPlot { std::string interaction, x, y; friend bool operator==(const ImpactPlot&, const ImpactPlot&) = default; };
// Points where `signal` passes `level` in `direction` (+1, -1, 0 both).
struct PlanePlot {
    std::string signal, x, y;
    Value level = 0.0;
    int direction = 1;
    friend bool operator==(const PlanePlot&, const PlanePlot&) = default;
};
// The set-valued graph of an interaction's law with the working point (y or U+ + e U-, lambda) moving on it.
struct LawPlot {
    std::string interaction;
    int component = 0; // row of the relation; with friction 0 is the normal, 1 the tangent of the first contact, ...
    friend bool operator==(const LawPlot&, const LawPlot&) = default;
};
struct EnergyPlot { friend bool operator==(const EnergyPlot&, const EnergyPlot&) = default; };

struct PlotKind : std::variant<TimePlot, StemPlot, PhasePlot, StroboscopicPlot, ImpactPlot, PlanePlot, EnergyPlot, LawPlot> {
    using variant::variant;
    SALTUS_COMPILED_ONCE(PlotKind);
};

struct Plot {
    std::string name;  // key: `--figure NAME`
    std::string title; // shown
    PlotKind kind;
    int column = 0, row = 0, tab = 0; // place in the plot area: columns left to right, rows stacked, tabs behind
    std::optional<std::pair<double, double>> x_range, y_range; // fixed axes (figures), SI
    std::optional<std::pair<double, double>> t_range;          // only what happened in this time is drawn, s
    Origin place;
    friend bool operator==(const Plot&, const Plot&) = default;
};

struct PhaseSpace { // the analysis view: trajectory in three signals with a section
    std::string x, y, z;
    std::optional<Value> z_period;   // z wraps at this period: the trajectory is cut there
    std::string section_plot;        // name of a stroboscopic or plane plot whose points are drawn on the plane
    Origin place;
    friend bool operator==(const PhaseSpace&, const PhaseSpace&) = default;
};

struct Views {
    std::vector<Shape> shapes;
    std::string trail; // what leaves trails: a shape, a system, a body; of a repeated one all copies, or one ("bead[0]"); "" for none
    std::vector<Plot> plots;
    std::optional<PhaseSpace> phase_space;
    std::string gap, speed; // signals named beside the contact in the scene view, "" for none
    friend bool operator==(const Views&, const Views&) = default;
};

} // namespace saltus::model
