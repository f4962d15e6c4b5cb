// SPDX-License-Identifier: GPL-3.0-or-later
// What the user edits and what a scene file stores: plain values, no behaviour. Lowering (core/simulation) is the only
// place that visits the variants.
#pragma once

#include "core/base/error.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

// Keys that stand in the scene file, whatever their values, where values have no place of their own. As places, no part of the
// model's value.
struct WrittenKeys {
    std::vector<std::string> keys; // "projection", "newton.tolerance"
    bool has(std::string_view key) const { return std::find(keys.begin(), keys.end(), key) != keys.end(); }
    void forget(std::string_view key) { std::erase(keys, key); } // its value is now that of an edit
    friend bool operator==(const WrittenKeys&, const WrittenKeys&) noexcept { return true; }
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

// One value for every row of a relation, or one for each.
struct RowValues : ValueVector {
    RowValues(Value of_all) : ValueVector{std::move(of_all)} {}
    RowValues(double of_all) : RowValues(Value(of_all)) {}
    RowValues(const char* of_all) : RowValues(Value(of_all)) {}
    RowValues(ValueVector by_row) : ValueVector(std::move(by_row)) {}
    bool is_one() const noexcept { return size() == 1; }
    const Value& of(std::size_t row) const { return is_one() ? front() : (*this)[row]; }
};

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

// M v' + C v + K q = F(t) + p, q' = v. Sizes: M, C, K n x n (C, K may be empty: zero), F n (may be empty), q, v n.
struct LagrangianLinear {
    ValueMatrix M, C, K;
    std::vector<Formula> F; // of time, drives, expressions of time, parameters
    ValueVector q, v;       // initial values
    friend bool operator==(const LagrangianLinear&, const LagrangianLinear&) = default;
};

// m_k v_k' + c_k v_k + k_k q_k = F_k(t) + p_k for k = 0 ... size - 1: one formula each, in which `index` is the number of
// the coordinate ("k"). Strings and membranes by their modes: M = m, C = 2 m sigma_k, K = m omega_k^2.
struct LagrangianDiagonal {
    std::string index = "k";
    Value size = 1.0;            // may use integer parameters
    Value M = 1.0, C = 0.0, K = 0.0;
    Formula F = 0.0;             // of time, drives, expressions of time, parameters, index
    Value q = 0.0, v = 0.0;      // initial values
    friend bool operator==(const LagrangianDiagonal&, const LagrangianDiagonal&) = default;
};

// M(q) v' + F_gyr(q, v) + F_int(t, q, v) = F(t, q, v) + p, q' = v. Formulas use the system's own q and v, t, drives,
// parameters. F, F_int, F_gyr: n entries or empty (zero).
struct LagrangianNonlinear {
    ValueMatrix M; // n x n formulas of q, symmetric positive definite
    std::vector<Formula> F, F_int, F_gyr;
    ValueVector q, v; // initial values
    friend bool operator==(const LagrangianNonlinear&, const LagrangianNonlinear&) = default;
};

// M x' = A(t) x + b(t) + r. M constant (empty: identity), A n x n (empty: zero), b n (empty: zero).
struct FirstOrderLinear {
    ValueMatrix M, A; // entries of A: formulas of t, drives, parameters
    std::vector<Formula> b;
    ValueVector x; // initial values
    std::optional<Value> theta = {}; // of this system, in place of the run's
    friend bool operator==(const FirstOrderLinear&, const FirstOrderLinear&) = default;
};

// M x' = f(x, t) + r. M constant (empty: identity).
struct FirstOrderNonlinear {
    ValueMatrix M;
    std::vector<Formula> f; // of x, t, drives, parameters, and states beside it
    ValueVector x;          // initial values
    std::optional<Value> theta = {}; // as above
    friend bool operator==(const FirstOrderNonlinear&, const FirstOrderNonlinear&) = default;
};

using SystemKind =
    std::variant<LagrangianLinear, LagrangianDiagonal, LagrangianNonlinear, FirstOrderLinear, FirstOrderNonlinear>;

struct System {
    std::string name;
    std::optional<Repeat> repeat;
    SystemKind kind;
    std::string label;
    Origin place;
    std::string circuit = {}; // the circuit that it is made from, "" for none
    friend bool operator==(const System&, const System&) = default;
};

// Relations of Lagrangian systems give gaps y; with a law of friction each gap has a tangential direction too.

// y = H q + b, H m x (sum of the sizes of the systems joined); u_T = T v.
struct LagrangianLinearRelation {
    ValueMatrix H;
    ValueVector b; // empty: zero
    ValueMatrix T; // as H; needed by friction, else empty
    // Not empty: each row of H has one formula that holds for every column, with this name for the column's number:
    // the shape of mode k at a point of a string.
    std::string column_index;
    friend bool operator==(const LagrangianLinearRelation&, const LagrangianLinearRelation&) = default;
};

// y = h(q); H = dh/dq is derived. Formulas use the systems' names: "ball.q[0] + 0.1*ball.q[1]".
struct LagrangianScleronomousRelation {
    std::vector<Formula> h;
    std::vector<Formula> tangent; // u_T(q, v), linear in v, one for each gap; needed by friction, else empty
    friend bool operator==(const LagrangianScleronomousRelation&, const LagrangianScleronomousRelation&) = default;
};

// y = h(q, t); H = dh/dq and dh/dt are derived: "follower.q[0] - c".
struct LagrangianRheonomousRelation {
    std::vector<Formula> h;
    std::vector<Formula> tangent; // u_T(q, v, t), affine in v
    friend bool operator==(const LagrangianRheonomousRelation&, const LagrangianRheonomousRelation&) = default;
};

// y = h(q, lambda, t) at the level of positions, with the force lambda (N): "ball.q[0] + lambda/k", written with the
// interaction's name: "floor.lambda[0]". H = dh/dq acts on the systems, dh/dlambda is the compliance (m/N).
struct LagrangianCompliantRelation {
    std::vector<Formula> h;
    friend bool operator==(const LagrangianCompliantRelation&, const LagrangianCompliantRelation&) = default;
};

// y = C x + D lambda + e(t), r = B lambda. C m x n, B n x m with n the sum of the sizes of the systems joined, D m x m
// (empty: zero), e m (empty: zero). Entries: formulas of t, drives, parameters.
struct FirstOrderLinearRelation {
    ValueMatrix C, D, B;
    std::vector<Formula> e;
    friend bool operator==(const FirstOrderLinearRelation&, const FirstOrderLinearRelation&) = default;
};

// y = h(x, lambda, t), r = g(x, lambda, t): g one formula for each state of the systems joined. lambda by the
// interaction's name: "switches.lambda[0]".
struct FirstOrderNonlinearRelation {
    std::vector<Formula> h, g;
    friend bool operator==(const FirstOrderNonlinearRelation&, const FirstOrderNonlinearRelation&) = default;
};

using RelationKind =
    std::variant<LagrangianLinearRelation, LagrangianRheonomousRelation, LagrangianScleronomousRelation,
                 LagrangianCompliantRelation, FirstOrderLinearRelation, FirstOrderNonlinearRelation>;

// 0 <= y _|_ lambda >= 0. Of a Lagrangian relation (not a compliant one) it holds for the relative velocity of contacts
// that are closed: impact without rebound, Newton's law with e = 0.
struct ComplementarityLaw {
    friend bool operator==(const ComplementarityLaw&, const ComplementarityLaw&) = default;
};
// 0 <= U+ + e U- _|_ p >= 0
struct NewtonImpactLaw {
    Value e = 0.0;
    friend bool operator==(const NewtonImpactLaw&, const NewtonImpactLaw&) = default;
};
// y = 0; of a Lagrangian relation y' = 0 (joints, prescribed motion).
struct EqualityLaw {
    friend bool operator==(const EqualityLaw&, const EqualityLaw&) = default;
};
// -y in N_[lower, upper](lambda): relays, switches; for [-1, 1] lambda in -Sgn(y). Of a Lagrangian relation it holds
// between the relative velocity and the force (N): dry friction of known size.
struct RelayLaw {
    RowValues lower = -1.0, upper = 1.0;
    friend bool operator==(const RelayLaw&, const RelayLaw&) = default;
};
// Normal: Newton's impact law with e. Tangential: |p_T| <= mu p_N, -(u_T+ + e_T u_T-) in N_[-mu p_N, mu p_N](p_T).
struct NewtonImpactFrictionLaw {
    Value e = 0.0, mu = 0.0, e_T = 0.0;
    friend bool operator==(const NewtonImpactFrictionLaw&, const NewtonImpactFrictionLaw&) = default;
};

using LawKind = std::variant<ComplementarityLaw, NewtonImpactLaw, EqualityLaw, RelayLaw, NewtonImpactFrictionLaw>;

struct Interaction {
    std::string name;
    std::optional<Repeat> repeat;
    std::vector<std::string> between; // one or two system names; with repeat: "bead[i]", "bead[i+1]"
    RelationKind relation;
    LawKind law;
    std::string label;
    Origin place;
    Origins between_places; // where the names in `between` stand, may be empty
    std::string circuit = {}; // the circuit that it is made from, "" for none
    std::vector<bool> blocking = {}; // by row of a circuit: lambda is what its diode holds while it blocks, not its current
    const Place& place_of_between(std::size_t i) const noexcept { return i < between_places.list.size() ? between_places.list[i] : place; }
    friend bool operator==(const Interaction&, const Interaction&) = default;
};

// --- circuits --------------------------------------------------------------------------------------------------------
// A netlist. core/authoring makes a system of it, interactions and expressions, which carry the circuit's name and are
// ordinary parts of the model to everything else. A scene file holds the circuit alone.

enum class CircuitElementKind { ground, resistor, capacitor, inductor, voltage_source, current_source, diode, relay };
enum class CircuitQuantity { current, voltage };
// v = v(nodes[0]) - v(nodes[1]), and i flows from nodes[0] through the element to nodes[1].
struct CircuitElement {
    std::string name;
    CircuitElementKind kind = CircuitElementKind::resistor;
    std::vector<std::string> nodes; // two; of a ground one
    // Ohm, F, H: formulas of parameters (of a resistor also of t and drives); V or A of sources: formulas of t, drives,
    // parameters; diodes (anode first): forward voltage, V.
    Value value = 0.0;
    Value initial = 0.0; // of capacitors V, of inductors A
    // Of a relay, V: v = upper where its control is negative, lower where it is positive, between them where it is 0.
    // The control is the current or voltage of another element; without one it is -i: v in [lower, upper] opposes i.
    Value lower = -1.0, upper = 1.0;
    std::string control = {};
    CircuitQuantity control_by = CircuitQuantity::current;
    double x = 0.0, y = 0.0; // in the drawing, in units of its grid
    int rotation = 0;        // in the drawing, degrees: 0, 90, 180, 270
    Origin place;
    WrittenKeys written = {};
    friend bool operator==(const CircuitElement&, const CircuitElement&) = default;
};
struct Circuit {
    std::string name; // also that of its system
    std::vector<CircuitElement> elements;
    std::string label;
    Origin place;
    std::optional<Value> theta = {}; // of its system
    friend bool operator==(const Circuit&, const Circuit&) = default;
};

// --- rigid bodies ----------------------------------------------------------------------------------------------------
// Lengths are formulas of parameters (and of the index of a repeat). In planar worlds motion is in x and y, rotation
// about z; vectors then have two entries, rotations one.

// What all shapes have besides their own sizes.
struct ShapePlace {
    ValueVector position; // in the body's frame, m; empty: at its origin
    ValueVector rotation; // angle (rad), then the axis (planar: the angle alone); empty: none
    std::string material; // "": the body's
    bool touches = true;  // false: it is drawn, but gives no mass and meets nothing
    bool shown = true;    // false: it gives mass and meets others, but is not drawn
    friend bool operator==(const ShapePlace&, const ShapePlace&) = default;
};
struct SphereShape {
    ShapePlace where;
    Value radius = 0.5;
    friend bool operator==(const SphereShape&, const SphereShape&) = default;
};
struct BoxShape { // planar: a rectangle
    ShapePlace where;
    ValueVector size; // edges, m: 3, planar 2
    friend bool operator==(const BoxShape&, const BoxShape&) = default;
};
struct CylinderShape { // axis z
    ShapePlace where;
    Value radius = 0.5, length = 1.0;
    friend bool operator==(const CylinderShape&, const CylinderShape&) = default;
};
struct CapsuleShape { // axis z; length of the straight part
    ShapePlace where;
    Value radius = 0.25, length = 1.0;
    friend bool operator==(const CapsuleShape&, const CapsuleShape&) = default;
};
struct ConeShape { // axis z, tip upwards; its origin is its centre of mass, a quarter of the height above the base
    ShapePlace where;
    Value radius = 0.5, height = 1.0;
    friend bool operator==(const ConeShape&, const ConeShape&) = default;
};
struct HalfSpaceShape { // solid where z <= 0 (planar: y <= 0); of fixed bodies
    ShapePlace where;
    friend bool operator==(const HalfSpaceShape&, const HalfSpaceShape&) = default;
};
struct HullShape { // convex hull of points, or of the points of a mesh file
    ShapePlace where;
    ValueMatrix points; // rows of 3 (planar: 2), m
    std::string file;   // OBJ, STL or PLY, beside the scene
    Value scale = 1.0;  // metres a unit of the file
    friend bool operator==(const HullShape&, const HullShape&) = default;
};
struct MeshShape { // triangles of a file; of fixed bodies as they are, of others by convex parts
    ShapePlace where;
    std::string file;
    Value scale = 1.0;
    friend bool operator==(const MeshShape&, const MeshShape&) = default;
};
struct DiscShape { // planar
    ShapePlace where;
    Value radius = 0.5;
    friend bool operator==(const DiscShape&, const DiscShape&) = default;
};
using BodyShape = std::variant<SphereShape, BoxShape, CylinderShape, CapsuleShape, ConeShape, HalfSpaceShape, HullShape, MeshShape,
                               DiscShape>;

struct Material {
    std::string name;
    Value density = "1000 kg/m^3"; // planar: per area
    std::string colour;            // "#RRGGBB", "" for one of the theme
    Origin place;
    friend bool operator==(const Material&, const Material&) = default;
};

// What happens between two materials.
struct ContactLaw {
    std::string name;
    std::vector<std::string> between; // two materials; empty: every pair that has no law of its own
    Value e = 0.0, mu = 0.0, e_T = 0.0;
    Value mu_rolling = 0.0, mu_spinning = 0.0; // m: moment over normal force
    std::string label;
    Origin place;
    friend bool operator==(const ContactLaw&, const ContactLaw&) = default;
};

struct Body {
    std::string name;
    std::optional<Repeat> repeat;
    bool fixed = false;
    bool touches = true;    // false: its shapes give mass and are drawn, but meet nothing
    std::vector<BodyShape> shapes;
    std::string material;   // of its shapes; "": density 1000 kg/m^3, the default law
    std::optional<Value> mass; // kg; nothing: from shapes and density
    ValueVector inertia;    // about the centre of mass, body axes: Ixx, Iyy, Izz[, Ixy, Ixz, Iyz] (planar: one), kg m^2; empty: from shapes
    ValueVector centre;     // of mass, in the body's frame; empty: from shapes
    ValueVector position, rotation; // of the body's frame at the start
    ValueVector velocity;   // of the centre of mass, world axes, m/s
    ValueVector spin;       // angular velocity, body axes, rad/s (planar: one)
    std::vector<Formula> force, moment; // N, world axes, at the centre of mass; N m, body axes; of t, drives, q and v of bodies
    std::string label;
    Origin place;
    std::string group = {}; // bodies and joints of one group are chosen, moved and hidden as one; "": of none
    friend bool operator==(const Body&, const Body&) = default;
};

// What a joint leaves free may have limits, friction, a spring, a drive.
enum class DriveKind { none, position, velocity, force };
struct JointCoordinate {
    ValueVector limits;            // lowest, highest; empty: none
    Value e = 0.0;                 // at the limits
    Value friction = 0.0;          // largest, N or N m
    Value stiffness = 0.0, damping = 0.0, rest = 0.0;
    DriveKind drive = DriveKind::none;
    Formula value = 0.0;           // of the drive: m, m/s, N or rad, rad/s, N m; of t, drives, parameters
    std::optional<Value> largest;  // force or moment that a velocity drive can give; nothing: any
    friend bool operator==(const JointCoordinate&, const JointCoordinate&) = default;
};
enum class JointKind { fixed, revolute, ball, prismatic, cylindrical, distance, gear, screw, planar, twist };
struct Joint {
    std::string name;
    std::optional<Repeat> repeat;
    JointKind kind = JointKind::ball;
    std::vector<std::string> between;  // one body (to the world) or two
    ValueVector point;                 // world, at the start, m
    ValueVector point_b;               // distance: the other end
    ValueVector axis;                  // world, at the start
    std::optional<Value> length;       // distance; nothing: that of the start
    Value ratio = 1.0;                 // gear: angle_a ratio + angle_b stays
    Value pitch = 0.0;                 // screw: m a turn
    int component = 0;                 // twist: 0-2 velocity in world axes, 3-5 spin in body axes (planar: 0, 1, 2)
    Formula rate = 0.0;                // twist: its value
    std::vector<JointCoordinate> coordinates;
    bool collide = false;              // the two bodies may touch each other
    std::string label;
    Origin place;
    Origins between_places;
    std::string group = {}; // see Body
    WrittenKeys written = {};
    const Place& place_of_between(std::size_t i) const noexcept {
        return i < between_places.list.size() ? between_places.list[i] : place;
    }
    friend bool operator==(const Joint&, const Joint&) = default;
};

enum class GyroscopicKind { implicit, explicit_form };
enum class ProjectionKind { automatic, none, direct, combined };
// How joints act over a step where nothing but joints touches a mechanism: by a discrete gradient, so that they do no work and
// hold at its end, or along their directions in the middle of the step, as wherever contacts, limits or friction take part.
enum class JointScheme { conserving, middle };

// What holds for all bodies of a scene.
struct World {
    bool planar = false;
    ValueVector gravity; // m/s^2, world axes; empty: 9.81 m/s^2 downwards (-z, planar -y)
    GyroscopicKind gyroscopic = GyroscopicKind::implicit;
    ProjectionKind projection = ProjectionKind::automatic; // combined
    std::optional<Value> projection_tolerance; // m; nothing: that of the accuracy, 1e-8 m if exact
    int projection_iterations = 20;
    JointScheme joint_scheme = JointScheme::conserving;
    bool landing = true;            // pressing contacts close their gaps (combined projection); false: Newton's law alone
    bool sleeping = false;          // islands at rest stop being computed
    Value sleep_speed = "1e-4 m/s"; // what is slower for half a second rests
    int threads = 0;       // 0: as many as the machine has; the result is the same for any number
    Origin place;
    WrittenKeys written = {};
    friend bool operator==(const World&, const World&) = default;
};

enum class SolverKind { automatic, closed_form, lemke, pgs, active_set, semismooth_newton, enumerative };

// moreau_jean: Lagrangian systems; first-order ones in the same scene take Euler-Moreau with the same theta, r implicit.
// euler_moreau: first-order systems, gamma weighs r. full_theta_gamma: the same with f at x_theta, relation and law at
// x_gamma. modal: Lagrangian systems with diagonal M, C, K, exact between impacts (Bilbao).
// automatic: moreau_jean if there is a Lagrangian system, else euler_moreau.
// event_driven: smooth motion of high order between exactly located events (core/simulation/event_driven); systems of equations, or rigid bodies.
enum class IntegratorKind { automatic, moreau_jean, euler_moreau, full_theta_gamma, modal, event_driven };

// When a contact enters the step: `gap`: y(q_k) + gamma h y'(v_k) <= 0; `gap_and_velocity`: and y'(v_k) <= 0.
enum class Activation { gap, gap_and_velocity };

// Where percussions and forces of curved relations act, and how joints start. `middle`: along H(q_theta), the law at the end of
// the step with H(q+): second order at theta = 1/2; velocities that violate an equality at t = 0 are stopped by an impact
// there first. `end`: along H(q+), first order, velocities of the start as they are: what the field's reference does.
enum class Percussion : unsigned char { middle, end };

// Force of a compliant relation y = g(q, t) + D lambda with a number D. `conserving`: -dV/dg over the step, V the energy
// stored: no step gains or loses at theta = 1/2. `implicit`: at the end of the step, which loses. Other compliances: implicit.
enum class Compliance : unsigned char { conserving, implicit };

// How well contacts of rigid bodies are met, one choice for tolerance, projection and its tolerance, each of which a scene may
// still give by itself. exact: 1e-8, combined, 1e-8 m. balanced: 1e-4, direct, 1e-4 m. quick: at most
// six sweeps or 1e-3, direct with as many, 1 mm.
enum class Accuracy : unsigned char { exact, balanced, quick };

// What an event-driven run does where impacts accumulate: jumps to the rest behind them, goes over to time stepping, or counts them one by
// one up to a cap.
enum class Zeno : unsigned char { jump, time_stepping, count };

// The method of the smooth motion between two events: explicit, and implicit where the motion is stiff; or always that one.
enum class Flow : unsigned char { automatic, explicit_form, stiff };

// Several contacts that close at one instant: all by one complementarity problem, or one after the other until none approaches.
enum class ImpactRule : unsigned char { simultaneous, sequential };

struct Run {
    IntegratorKind integrator = IntegratorKind::automatic;
    double theta = 0.5;          // in [0, 1]; second order in smooth phases at 1/2
    // Moreau-Jean, modal: activation (usual: 1/2). Euler-Moreau, full theta-gamma: weight of r at t+ (usual: 1).
    std::optional<double> gamma;
    Activation activation = Activation::gap;
    Percussion percussion = Percussion::middle;     // Moreau-Jean
    Compliance compliance = Compliance::conserving; // Moreau-Jean
    double rtol = 1e-10;            // event-driven: of every component of the state, of its size
    std::optional<double> atol;     // event-driven: SI, in the unit of each component; nothing: rtol times one unit
    std::optional<Value> max_step;  // event-driven, s; nothing: as the tolerances allow
    Flow flow = Flow::automatic;    // event-driven
    Zeno zeno = Zeno::jump;         // event-driven
    ImpactRule impact = ImpactRule::simultaneous; // event-driven
    // Of systems of equations under Moreau-Jean; bodies have World::projection.
    ProjectionKind projection = ProjectionKind::automatic; // none
    double projection_tolerance = 1e-8; // largest |y| of an equality and penetration of a gap that it leaves, unit of the relation
    double newton_tolerance = 1e-10; // of the residual, relative to its largest term
    int newton_iterations = 50;      // 1: one linearised step, not checked
    Value step = "0.1 ms";      // h > 0
    Value end = "10 s";         // > 0
    SolverKind solver = SolverKind::automatic;
    std::optional<double> tolerance; // of the natural-map residual, relative to the scale of the problem; see tolerance_of()
    int max_iterations = 10000;
    std::vector<std::string> record; // signals; empty: all states, gaps and impulses
    Accuracy accuracy = Accuracy::exact; // of scenes with rigid bodies
    std::optional<Value> step_budget;    // s of work that contacts of rigid bodies may cost a step; nothing: any
    int record_every = 1;
    bool pause_at_end = false; // the workbench pauses there once; else it runs on behind it
    Origin place;
    WrittenKeys written = {};
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
// The set-valued graph of an interaction's law with the working point (y or U+ + e U-, lambda) moving on it.
struct LawPlot {
    std::string interaction;
    int component = 0; // row of the relation; with friction 0 is the normal, 1 the tangent of the first contact, ...
    friend bool operator==(const LawPlot&, const LawPlot&) = default;
};
struct EnergyPlot { friend bool operator==(const EnergyPlot&, const EnergyPlot&) = default; };

using PlotKind = std::variant<TimePlot, StemPlot, PhasePlot, StroboscopicPlot, ImpactPlot, PlanePlot, EnergyPlot, LawPlot>;

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
    World world;
    std::vector<Material> materials;
    std::vector<ContactLaw> contacts;
    std::vector<Body> bodies;
    std::vector<Joint> joints;
    Run run;
    Views views;
    std::vector<Comment> comments;
    std::vector<Circuit> circuits;
    friend bool operator==(const Model&, const Model&) = default;
};

} // namespace saltus::model
