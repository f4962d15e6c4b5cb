// SPDX-License-Identifier: GPL-3.0-or-later
// What the user edits and what a scene file stores: plain values, no behaviour. Lowering (core/simulation) is the only
// place that visits the variants.
#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace saltus::model {

// Where a part of a model stands in its scene file. No part of the model's value: all origins are equal.
struct Origin : Place {
    Origin() = default;
    Origin(Place where) : Place(std::move(where)) {}
    friend bool operator==(const Origin&, const Origin&) noexcept { return true; }
};
struct Origins {
    std::vector<Place> list;
    friend bool operator==(const Origins&, const Origins&) noexcept { return true; }
};

// A number, a text with a unit ("0.1 ms"), or a formula over parameters ("m/2"). Keeps what the user wrote.
struct Value {
    std::variant<double, std::string> source = 0.0;
    Origin place; // in the scene file; empty for values made by hand

    Value() = default;
    Value(double number) : source(number) {}
    Value(std::string text) : source(std::move(text)) {}
    Value(const char* text) : source(std::string(text)) {}
    bool is_number() const noexcept { return source.index() == 0; }
    // Formula text of the value: the text itself, or the number with 17 digits.
    std::string formula() const;
    friend bool operator==(const Value& a, const Value& b) { return a.source == b.source; }
};

// Formula text with the place where it stands.
using Formula = Value;

using ValueVector = std::vector<Value>;
using ValueMatrix = std::vector<ValueVector>; // row-major, rows of equal length

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

struct Function {
    std::string signature; // "cam(b)"
    Formula body;
    std::string help;
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

// M v' + C v + K q = F(t) + p, q' = v. Sizes: M, C, K n x n (C, K may be empty: zero), F n (may be empty), q, v n.
struct LagrangianLinear {
    ValueMatrix M, C, K;
    std::vector<Formula> F; // of time, drives, expressions of time, parameters
    ValueVector q, v;       // initial values
    friend bool operator==(const LagrangianLinear&, const LagrangianLinear&) = default;
};

using SystemKind = std::variant<LagrangianLinear>;

struct System {
    std::string name;
    std::optional<Repeat> repeat;
    SystemKind kind;
    std::string label;
    Origin place;
    friend bool operator==(const System&, const System&) = default;
};

// y = H q + b, H m x (sum of the sizes of the systems joined)
struct LagrangianLinearRelation {
    ValueMatrix H;
    ValueVector b; // empty: zero
    friend bool operator==(const LagrangianLinearRelation&, const LagrangianLinearRelation&) = default;
};

// y = h(q, t); H = dh/dq and dh/dt are derived. Formulas use the systems' names: "follower.q[0] - c".
// h must be affine in q (time-dependent coefficients allowed) for the linear systems of this version.
struct LagrangianRheonomousRelation {
    std::vector<Formula> h;
    friend bool operator==(const LagrangianRheonomousRelation&, const LagrangianRheonomousRelation&) = default;
};

using RelationKind = std::variant<LagrangianLinearRelation, LagrangianRheonomousRelation>;

// 0 <= y' (velocity) _|_ p >= 0 : impact without rebound (Newton with e = 0)
struct ComplementarityLaw {
    friend bool operator==(const ComplementarityLaw&, const ComplementarityLaw&) = default;
};
// 0 <= U+ + e U- _|_ p >= 0
struct NewtonImpactLaw {
    Value e = 0.0;
    friend bool operator==(const NewtonImpactLaw&, const NewtonImpactLaw&) = default;
};

using LawKind = std::variant<ComplementarityLaw, NewtonImpactLaw>;

struct Interaction {
    std::string name;
    std::optional<Repeat> repeat;
    std::vector<std::string> between; // one or two system names; with repeat: "bead[i]", "bead[i+1]"
    RelationKind relation;
    LawKind law;
    std::string label;
    Origin place;
    Origins between_places; // where the names in `between` stand, may be empty
    const Place& place_of_between(std::size_t i) const noexcept {
        return i < between_places.list.size() ? between_places.list[i] : place;
    }
    friend bool operator==(const Interaction&, const Interaction&) = default;
};

enum class SolverKind { automatic, closed_form, lemke, pgs, active_set };

struct Run {
    // Moreau-Jean
    double theta = 0.5;         // in [0, 1]; second order in smooth phases at 1/2
    double gamma = 0.5;         // activation: a contact is active iff y(q_k) + gamma h y'(v_k) <= 0
    Value step = "0.1 ms";      // h > 0
    Value end = "10 s";         // > 0
    SolverKind solver = SolverKind::automatic;
    double tolerance = 1e-12;   // of the natural-map residual, relative to the scale of the problem
    int max_iterations = 10000;
    std::vector<std::string> record; // signals; empty: all states, gaps and impulses
    int record_every = 1;
    Origin place;
    friend bool operator==(const Run&, const Run&) = default;
};

// --- what is drawn -------------------------------------------------------------------------------------------------

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
struct EnergyPlot { friend bool operator==(const EnergyPlot&, const EnergyPlot&) = default; };

using PlotKind = std::variant<TimePlot, StemPlot, PhasePlot, StroboscopicPlot, ImpactPlot, PlanePlot, EnergyPlot>;

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
    std::string trail; // name of the shape that leaves a trail, "" for none
    std::vector<Plot> plots;
    std::optional<PhaseSpace> phase_space;
    std::string gap, speed; // signals named beside the contact in the scene view, "" for none
    friend bool operator==(const Views&, const Views&) = default;
};

// A comment of the scene file, kept for the next save.
struct Comment {
    std::string path;               // of the part that it stands before: "systems.ball.M"
    std::vector<std::string> lines; // without // and /* */
    friend bool operator==(const Comment&, const Comment&) = default;
};

struct Model {
    std::string title;
    std::string description; // one line under the title in the gallery
    std::vector<Parameter> parameters;
    std::vector<Function> functions;
    std::vector<Drive> drives;
    std::vector<Expression> expressions;
    std::vector<System> systems;
    std::vector<Interaction> interactions;
    Run run;
    Views views;
    std::vector<Comment> comments;
    friend bool operator==(const Model&, const Model&) = default;
};

} // namespace saltus::model
