// SPDX-License-Identifier: GPL-3.0-or-later
// Which key is which field of each part, with its words, unit and range: once for the reader, the writer, the schema's
// keys and the inspector.
#pragma once

#include "core/model/edit.h"
#include "core/model/field.h"

namespace saltus::model {

namespace field_detail {
inline constexpr FieldInfo label{.label = "Label", .help = "Name shown instead of the one that formulas use"};
inline constexpr FieldInfo name{.label = "Name", .help = "What formulas and tables call it: letters, digits and _", .role = TextRole::name};
} // namespace field_detail

// --- parameters, functions, drives, expressions ----------------------------------------------------------------------

template <>
struct Fields<Parameter> {
    using P = Parameter;
    static constexpr std::string_view object = "parameter";
    static constexpr auto identity = optional(Key::name, &P::name, field_detail::name);
    static constexpr auto others = std::tuple(
        required(Key::value, &P::value, {.label = "Value", .help = "With its unit: 358 rpm"}),
        optional(Key::range, &P::range, {.label = "Range", .help = "Lowest and highest value; plain numbers are in the value's unit", .entries = Entries::limits}),
        optional(Key::label, &P::label, field_detail::label),
        optional(Key::help, &P::help, {.label = "Help", .help = "What it is, in one or two sentences"}),
        optional(Key::pinned, &P::pinned, {.label = "Pinned", .help = "A slider in the Parameters panel"}),
        optional(Key::integer, &P::integer, {.label = "Integer", .help = "A whole number, usable as the count of a repeat; changing it begins a new run"}));
    static constexpr auto fields = std::tuple();
};
template <>
struct Fields<Function> {
    using F = Function;
    static constexpr std::string_view object = "function";
    static constexpr auto identity = optional(Key::signature, &F::signature, {.label = "Head", .help = "Its name with its arguments: cam(b)", .role = TextRole::signature});
    static constexpr auto others = std::tuple(
        required(Key::formula, &F::body, {.label = "Formula", .help = "Its value, a formula of its arguments", .topic = Topic::equations, .use = Use::states}),
        optional(Key::help, &F::help, {.label = "Help", .help = "What it is, in one or two sentences"}));
    static constexpr auto fields = std::tuple();
};
template <>
struct Fields<Drive> {
    using D = Drive;
    static constexpr std::string_view object = "drive";
    static constexpr auto identity = optional(Key::name, &D::name, field_detail::name);
    static constexpr auto others = std::tuple(
        required(Key::rate, &D::rate, {.label = "Rate", .help = "How fast the angle turns; it stays continuous when the rate is changed", .measure = Measure::spin, .topic = Topic::drive}),
        optional(Key::start, &D::start, {.label = "Start", .help = "The angle at the start", .measure = Measure::angle, .topic = Topic::drive}),
        optional(Key::label, &D::label, field_detail::label));
    static constexpr auto fields = std::tuple();
};
template <>
struct Fields<Expression> {
    using E = Expression;
    static constexpr std::string_view object = "expression";
    static constexpr auto identity = optional(Key::name, &E::name, field_detail::name);
    static constexpr auto others = std::tuple(
        required(Key::formula, &E::formula, {.label = "Formula", .help = "Of time, drives, states, parameters and other expressions", .topic = Topic::equations, .use = Use::states}),
        optional(Key::unit, &E::unit, {.label = "Unit", .help = "SI unit shown behind its values", .role = TextRole::unit}),
        optional(Key::label, &E::label, field_detail::label),
        optional(Key::quantity, &E::quantity, {.label = "Quantity", .help = "What it measures: decides its colour in plots", .role = TextRole::quantity}));
    static constexpr auto fields = std::tuple();
};
template <>
struct Fields<Repeat> {
    using R = Repeat;
    static constexpr std::string_view object = "repeat";
    static constexpr auto others = std::tuple(
        required(Key::index, &R::index, {.label = "Index", .help = "Name of the copy's number in its formulas", .topic = Topic::repeat, .role = TextRole::index}),
        required(Key::count, &R::count, {.label = "Copies", .help = "How many copies the block stands for; may use integer parameters", .measure = Measure::count, .bounds = kNotNegative, .topic = Topic::repeat}));
    static constexpr auto fields = std::tuple();
};

// --- systems ---------------------------------------------------------------------------------------------------------

// Of all kinds.
template <>
struct Fields<System> {
    using S = System;
    static constexpr auto identity = optional(Key::name, &S::name, field_detail::name);
    static constexpr auto others = std::tuple(
        required(Key::kind, &S::kind, {.label = "Kind", .help = "The form of its equations"}),
        optional(Key::repeat, &S::repeat, {.label = "Copies", .help = "One block that stands for many", .topic = Topic::repeat}),
        optional(Key::label, &S::label, field_detail::label));
    static constexpr auto fields = std::tuple();
};
template <>
struct Fields<LagrangianLinear> {
    using K = LagrangianLinear;
    static constexpr std::string_view object = "system_lagrangian_linear";
    static constexpr auto fields = std::tuple(
        required(Key::M, &K::M, {.label = "Mass M", .help = "Mass matrix, n × n, symmetric, positive definite", .topic = Topic::equations}),
        optional(Key::C, &K::C, {.label = "Damping C", .help = "Damping matrix, n × n; none when empty", .topic = Topic::equations}),
        optional(Key::K, &K::K, {.label = "Stiffness K", .help = "Stiffness matrix, n × n; none when empty", .topic = Topic::equations}),
        optional(Key::F, &K::F, {.label = "Force F", .help = "One formula of t, drives and parameters for each coordinate; none when empty", .topic = Topic::equations, .use = Use::states}),
        required(Key::q, &K::q, {.label = "Position q", .help = "Position at the start", .topic = Topic::start}),
        required(Key::v, &K::v, {.label = "Velocity v", .help = "Velocity at the start", .topic = Topic::start}));
};
template <>
struct Fields<LagrangianDiagonal> {
    using K = LagrangianDiagonal;
    static constexpr std::string_view object = "system_lagrangian_diagonal";
    static constexpr auto fields = std::tuple(
        optional(Key::index, &K::index, {.label = "Index", .help = "Name of the number of the coordinate in the formulas below", .topic = Topic::equations, .role = TextRole::index}),
        required(Key::size, &K::size, {.label = "Coordinates", .help = "Number of coordinates; may use integer parameters", .measure = Measure::count, .bounds = kFromOne, .topic = Topic::equations}),
        optional(Key::M, &K::M, {.label = "Mass m", .help = "Mass of the coordinate with this index", .topic = Topic::equations}),
        optional(Key::C, &K::C, {.label = "Damping c", .help = "Damping of the coordinate with this index", .topic = Topic::equations}),
        optional(Key::K, &K::K, {.label = "Stiffness k", .help = "Stiffness of the coordinate with this index", .topic = Topic::equations}),
        optional(Key::F, &K::F, {.label = "Force F", .help = "Force on the coordinate with this index: a formula of t, drives and parameters", .topic = Topic::equations, .use = Use::states}),
        required(Key::q, &K::q, {.label = "Position q", .help = "Position at the start of the coordinate with this index", .topic = Topic::start}),
        required(Key::v, &K::v, {.label = "Velocity v", .help = "Velocity at the start of the coordinate with this index", .topic = Topic::start}));
};
template <>
struct Fields<LagrangianNonlinear> {
    using K = LagrangianNonlinear;
    static constexpr std::string_view object = "system_lagrangian_nonlinear";
    static constexpr auto fields = std::tuple(
        required(Key::M, &K::M, {.label = "Mass M", .help = "Mass matrix, n × n formulas of q, symmetric, positive definite", .topic = Topic::equations, .use = Use::states}),
        optional(Key::F, &K::F, {.label = "Force F", .help = "External force: one formula of t, q and v for each coordinate; none when empty", .topic = Topic::equations, .use = Use::states}),
        optional(Key::F_int, &K::F_int, {.label = "Internal F", .help = "Internal force: one formula of t, q and v for each coordinate; none when empty", .topic = Topic::equations, .use = Use::states}),
        optional(Key::F_gyr, &K::F_gyr, {.label = "Gyroscopic F", .help = "Gyroscopic force: one formula of q and v for each coordinate; none when empty", .topic = Topic::equations, .use = Use::states}),
        required(Key::q, &K::q, {.label = "Position q", .help = "Position at the start", .topic = Topic::start}),
        required(Key::v, &K::v, {.label = "Velocity v", .help = "Velocity at the start", .topic = Topic::start}));
};
template <>
struct Fields<FirstOrderLinear> {
    using K = FirstOrderLinear;
    static constexpr std::string_view object = "system_first_order_linear";
    static constexpr auto fields = std::tuple(
        optional(Key::M, &K::M, {.label = "M", .help = "n × n, constant; the identity when empty", .topic = Topic::equations}),
        optional(Key::A, &K::A, {.label = "A", .help = "n × n formulas of t, drives and parameters; none when empty", .topic = Topic::equations, .use = Use::time}),
        optional(Key::b, &K::b, {.label = "b", .help = "One formula of t, drives and parameters for each state; none when empty", .topic = Topic::equations, .use = Use::states}),
        optional(Key::theta, &K::theta, {.label = "θ", .help = "Of this system alone, in place of the run's: 1 where it is much faster than the step", .measure = Measure::pure, .bounds = kUnitInterval, .topic = Topic::equations}),
        required(Key::x, &K::x, {.label = "State x", .help = "State at the start", .topic = Topic::start}));
};
template <>
struct Fields<FirstOrderNonlinear> {
    using K = FirstOrderNonlinear;
    static constexpr std::string_view object = "system_first_order_nonlinear";
    static constexpr auto fields = std::tuple(
        optional(Key::M, &K::M, {.label = "M", .help = "n × n, constant; the identity when empty", .topic = Topic::equations}),
        required(Key::f, &K::f, {.label = "f", .help = "One formula of states, t, drives and parameters for each state", .topic = Topic::equations, .use = Use::states}),
        optional(Key::theta, &K::theta, {.label = "θ", .help = "Of this system alone, in place of the run's: 1 where it is much faster than the step", .measure = Measure::pure, .bounds = kUnitInterval, .topic = Topic::equations}),
        required(Key::x, &K::x, {.label = "State x", .help = "State at the start", .topic = Topic::start}));
};

// --- interactions ----------------------------------------------------------------------------------------------------

template <>
struct Fields<Interaction> {
    using I = Interaction;
    static constexpr std::string_view object = "interaction";
    static constexpr auto identity = optional(Key::name, &I::name, field_detail::name);
    static constexpr auto others = std::tuple(
        required(Key::between, &I::between, {.label = "Between", .help = "The systems or bodies that it joins", .role = TextRole::system}),
        optional(Key::repeat, &I::repeat, {.label = "Copies", .help = "One block that stands for many", .topic = Topic::repeat}),
        optional(Key::label, &I::label, field_detail::label),
        required(Key::relation, &I::relation, {.label = "Relation", .help = "How the gap or output follows from the states", .topic = Topic::relation}),
        required(Key::law, &I::law, {.label = "Law", .help = "What holds between the gap or output and the reaction", .topic = Topic::law}));
    static constexpr auto fields = std::tuple();
};
template <>
struct Fields<LagrangianLinearRelation> {
    using K = LagrangianLinearRelation;
    static constexpr std::string_view object = "relation_lagrangian_linear";
    static constexpr auto fields = std::tuple(
        optional(Key::column_index, &K::column_index, {.label = "Column index", .help = "When given, each row of H and T has one formula for every column, with this name for its number", .topic = Topic::relation, .role = TextRole::index}),
        required(Key::H, &K::H, {.label = "H", .help = "One row for each gap, one column for each coordinate of the systems joined", .topic = Topic::relation}),
        optional(Key::b, &K::b, {.label = "b", .help = "Gap where all coordinates are 0, one entry for each row; none when empty", .topic = Topic::relation}),
        optional(Key::T, &K::T, {.label = "T", .help = "As H: directions of sliding; needed by friction alone", .topic = Topic::relation}));
};
template <>
struct Fields<LagrangianRheonomousRelation> {
    using K = LagrangianRheonomousRelation;
    static constexpr std::string_view object = "relation_lagrangian_rheonomous";
    static constexpr auto fields = std::tuple(
        required(Key::h, &K::h, {.label = "Gap h", .help = "One formula of q and t for each gap: follower.q[0] - c", .topic = Topic::relation, .use = Use::states}),
        optional(Key::tangent, &K::tangent, {.label = "Sliding", .help = "Sliding velocities, one for each gap, affine in v; needed by friction alone", .topic = Topic::relation, .use = Use::states}));
};
template <>
struct Fields<LagrangianScleronomousRelation> {
    using K = LagrangianScleronomousRelation;
    static constexpr std::string_view object = "relation_lagrangian_scleronomous";
    static constexpr auto fields = std::tuple(
        required(Key::h, &K::h, {.label = "Gap h", .help = "One formula of q for each gap: l - hypot(ball.q[0], ball.q[1])", .topic = Topic::relation, .use = Use::states}),
        optional(Key::tangent, &K::tangent, {.label = "Sliding", .help = "Sliding velocities, one for each gap, linear in v; needed by friction alone", .topic = Topic::relation, .use = Use::states}));
};
template <>
struct Fields<LagrangianCompliantRelation> {
    using K = LagrangianCompliantRelation;
    static constexpr std::string_view object = "relation_lagrangian_compliant";
    static constexpr auto fields = std::tuple(
        required(Key::h, &K::h, {.label = "Gap h", .help = "One formula of q and lambda for each gap: ball.q[0] + floor.lambda[0]/k", .topic = Topic::relation, .use = Use::states}));
};
template <>
struct Fields<FirstOrderLinearRelation> {
    using K = FirstOrderLinearRelation;
    static constexpr std::string_view object = "relation_first_order_linear";
    static constexpr auto fields = std::tuple(
        required(Key::C, &K::C, {.label = "C", .help = "m × n, with n the states of all systems joined", .topic = Topic::relation, .use = Use::time}),
        optional(Key::D, &K::D, {.label = "D", .help = "m × m; none when empty", .topic = Topic::relation, .use = Use::time}),
        required(Key::B, &K::B, {.label = "B", .help = "n × m: how the reaction enters the states", .topic = Topic::relation, .use = Use::time}),
        optional(Key::e, &K::e, {.label = "e", .help = "One formula of t for each row; none when empty", .topic = Topic::relation, .use = Use::states}));
};
template <>
struct Fields<FirstOrderNonlinearRelation> {
    using K = FirstOrderNonlinearRelation;
    static constexpr std::string_view object = "relation_first_order_nonlinear";
    static constexpr auto fields = std::tuple(
        required(Key::h, &K::h, {.label = "Output h", .help = "Formulas of x, lambda and t: cell.x[0] - 4", .topic = Topic::relation, .use = Use::states}),
        required(Key::g, &K::g, {.label = "Input g", .help = "One formula for each state of the systems joined: 10*switch.lambda[0]", .topic = Topic::relation, .use = Use::states}));
};

template <>
struct Fields<ComplementarityLaw> {
    static constexpr std::string_view object = "law_complementarity";
    static constexpr auto fields = std::tuple();
};
template <>
struct Fields<NewtonImpactLaw> {
    using K = NewtonImpactLaw;
    static constexpr std::string_view object = "law_newton_impact";
    static constexpr auto fields = std::tuple(
        required(Key::e, &K::e, {.label = "e", .help = "Restitution: speed after an impact over speed before it, at every speed", .measure = Measure::pure, .bounds = kUnitInterval, .topic = Topic::law}));
};
template <>
struct Fields<EqualityLaw> {
    static constexpr std::string_view object = "law_equality";
    static constexpr auto fields = std::tuple();
};
template <>
struct Fields<RelayLaw> {
    using K = RelayLaw;
    static constexpr std::string_view object = "law_relay";
    static constexpr auto fields = std::tuple(
        optional(Key::lower, &K::lower, {.label = "Lower limit", .help = "Least value of lambda; -inf for none; one for all rows, or one for each", .topic = Topic::law, .entries = Entries::rows}),
        optional(Key::upper, &K::upper, {.label = "Upper limit", .help = "Greatest value of lambda; inf for none; one for all rows, or one for each", .topic = Topic::law, .entries = Entries::rows}));
};
template <>
struct Fields<NewtonImpactFrictionLaw> {
    using K = NewtonImpactFrictionLaw;
    static constexpr std::string_view object = "law_newton_impact_friction";
    static constexpr auto fields = std::tuple(
        optional(Key::e, &K::e, {.label = "e", .help = "Restitution: normal speed after an impact over that before it, at every speed", .measure = Measure::pure, .bounds = kUnitInterval, .topic = Topic::law}),
        required(Key::mu, &K::mu, {.label = "μ", .help = "Coulomb friction: largest tangential over normal impulse", .measure = Measure::pure, .bounds = kNotNegative, .topic = Topic::law}),
        optional(Key::e_T, &K::e_T, {.label = "eₜ", .help = "Restitution of the sliding velocity; usually 0", .measure = Measure::pure, .bounds = {-1.0, 1.0, false}, .topic = Topic::law}));
};

// --- rigid bodies ----------------------------------------------------------------------------------------------------

// What all shapes of bodies have in common.
template <>
struct Fields<ShapePlace> {
    using K = ShapePlace;
    static constexpr auto fields = std::tuple(
        optional(Key::position, &K::position, {.label = "Position", .help = "Of the shape in the body's frame; at its origin when empty", .measure = Measure::length, .topic = Topic::shape, .entries = Entries::axes}),
        optional(Key::rotation, &K::rotation, {.label = "Rotation", .help = "Of the shape in the body's frame: angle, then axis; planar the angle", .measure = Measure::angle, .topic = Topic::shape, .entries = Entries::rotation}),
        optional(Key::material, &K::material, {.label = "Material", .help = "Of this shape; that of the body when empty", .topic = Topic::shape, .role = TextRole::material}),
        optional(Key::touches, &K::touches, {.label = "Touches", .help = "Off: this shape is drawn, but gives no mass and meets nothing", .topic = Topic::shape}),
        optional(Key::shown, &K::shown, {.label = "Shown", .help = "Off: this shape gives mass and meets others, but is not drawn", .topic = Topic::shape}));
};
template <>
struct Fields<SphereShape> {
    using K = SphereShape;
    static constexpr std::string_view object = "body_sphere";
    static constexpr auto fields = std::tuple(
        required(Key::radius, &K::radius, {.label = "Radius", .help = "Radius of the sphere", .measure = Measure::length, .bounds = kPositive, .topic = Topic::shape}));
};
template <>
struct Fields<BoxShape> {
    using K = BoxShape;
    static constexpr std::string_view object = "body_box";
    static constexpr auto fields = std::tuple(
        required(Key::size, &K::size, {.label = "Size", .help = "Lengths of the edges", .measure = Measure::length, .bounds = kPositive, .topic = Topic::shape, .entries = Entries::axes}));
};
template <>
struct Fields<CylinderShape> {
    using K = CylinderShape;
    static constexpr std::string_view object = "body_cylinder";
    static constexpr auto fields = std::tuple(
        required(Key::radius, &K::radius, {.label = "Radius", .help = "Radius of the cylinder", .measure = Measure::length, .bounds = kPositive, .topic = Topic::shape}),
        required(Key::length, &K::length, {.label = "Length", .help = "Along its axis, z", .measure = Measure::length, .bounds = kPositive, .topic = Topic::shape}));
};
template <>
struct Fields<CapsuleShape> {
    using K = CapsuleShape;
    static constexpr std::string_view object = "body_capsule";
    static constexpr auto fields = std::tuple(
        required(Key::radius, &K::radius, {.label = "Radius", .help = "Radius of the round", .measure = Measure::length, .bounds = kPositive, .topic = Topic::shape}),
        required(Key::length, &K::length, {.label = "Length", .help = "Of the straight part, along z", .measure = Measure::length, .bounds = kPositive, .topic = Topic::shape}));
};
template <>
struct Fields<ConeShape> {
    using K = ConeShape;
    static constexpr std::string_view object = "body_cone";
    static constexpr auto fields = std::tuple(
        required(Key::radius, &K::radius, {.label = "Radius", .help = "Radius of the base", .measure = Measure::length, .bounds = kPositive, .topic = Topic::shape}),
        required(Key::height, &K::height, {.label = "Height", .help = "From the base to the tip, along z; the origin is a quarter above the base", .measure = Measure::length, .bounds = kPositive, .topic = Topic::shape}));
};
template <>
struct Fields<HalfSpaceShape> {
    static constexpr std::string_view object = "body_half_space";
    static constexpr auto fields = std::tuple();
};
template <>
struct Fields<HullShape> {
    using K = HullShape;
    static constexpr std::string_view object = "body_hull";
    static constexpr auto fields = std::tuple(
        optional(Key::points, &K::points, {.label = "Points", .help = "Rows x, y, z (planar x, y) whose convex hull is the shape", .measure = Measure::length, .topic = Topic::shape}),
        optional(Key::file, &K::file, {.label = "File", .help = "OBJ, STL or PLY beside the scene, instead of points", .topic = Topic::shape, .role = TextRole::file}),
        optional(Key::scale, &K::scale, {.label = "Scale", .help = "Metres for one unit of the file", .measure = Measure::scale, .bounds = kPositive, .topic = Topic::shape}));
};
template <>
struct Fields<MeshShape> {
    using K = MeshShape;
    static constexpr std::string_view object = "body_mesh";
    static constexpr auto fields = std::tuple(
        required(Key::file, &K::file, {.label = "File", .help = "OBJ, STL or PLY beside the scene", .topic = Topic::shape, .role = TextRole::file}),
        optional(Key::scale, &K::scale, {.label = "Scale", .help = "Metres for one unit of the file", .measure = Measure::scale, .bounds = kPositive, .topic = Topic::shape}));
};
template <>
struct Fields<DiscShape> {
    using K = DiscShape;
    static constexpr std::string_view object = "body_disc";
    static constexpr auto fields = std::tuple(
        required(Key::radius, &K::radius, {.label = "Radius", .help = "Radius of the disc", .measure = Measure::length, .bounds = kPositive, .topic = Topic::shape}));
};

template <>
struct Fields<Material> {
    using K = Material;
    static constexpr std::string_view object = "material";
    static constexpr auto identity = optional(Key::name, &K::name, field_detail::name);
    static constexpr auto fields = std::tuple(
        optional(Key::density, &K::density, {.label = "Density", .help = "Mass per volume, in the plane per area", .measure = Measure::density, .bounds = kPositive}),
        optional(Key::colour, &K::colour, {.label = "Colour", .help = "#RRGGBB; one of the theme when empty", .topic = Topic::look, .role = TextRole::colour}));
};
template <>
struct Fields<ContactLaw> {
    using K = ContactLaw;
    static constexpr std::string_view object = "contact_law";
    static constexpr auto identity = optional(Key::name, &K::name, field_detail::name);
    static constexpr auto fields = std::tuple(
        optional(Key::between, &K::between, {.label = "Between", .help = "Two materials; every pair without a law of its own when empty", .topic = Topic::law, .role = TextRole::material}),
        optional(Key::e, &K::e, {.label = "e", .help = "Restitution: normal speed after an impact over that before it, at every speed", .measure = Measure::pure, .bounds = kUnitInterval, .topic = Topic::law}),
        optional(Key::mu, &K::mu, {.label = "μ", .help = "Coulomb friction: largest tangential over normal impulse", .measure = Measure::pure, .bounds = kNotNegative, .topic = Topic::law}),
        optional(Key::e_T, &K::e_T, {.label = "eₜ", .help = "Restitution of the sliding velocity; usually 0", .measure = Measure::pure, .bounds = kUnitInterval, .topic = Topic::law}),
        optional(Key::mu_rolling, &K::mu_rolling, {.label = "Rolling μ", .help = "Largest rolling moment over the normal force", .measure = Measure::length, .bounds = kNotNegative, .topic = Topic::law}),
        optional(Key::mu_spinning, &K::mu_spinning, {.label = "Spinning μ", .help = "Largest moment about the normal over the normal force", .measure = Measure::length, .bounds = kNotNegative, .topic = Topic::law}),
        optional(Key::label, &K::label, field_detail::label));
};
template <>
struct Fields<Body> {
    using K = Body;
    static constexpr std::string_view object = "body";
    static constexpr auto identity = optional(Key::name, &K::name, field_detail::name);
    static constexpr auto others = std::tuple(
        optional(Key::repeat, &K::repeat, {.label = "Copies", .help = "One block that stands for many", .topic = Topic::repeat}),
        optional(Key::shapes, &K::shapes, {.label = "Shapes", .help = "Of what it consists; none for a body without contacts", .topic = Topic::shape}));
    static constexpr auto fields = std::tuple(
        optional(Key::label, &K::label, field_detail::label),
        optional(Key::group, &K::group, {.label = "Group", .help = "Bodies and joints of one group are chosen, moved and hidden as one"}),
        optional(Key::fixed, &K::fixed, {.label = "Fixed", .help = "It does not move"}),
        optional(Key::touches, &K::touches, {.label = "Touches", .help = "Off: its shapes give mass and are drawn, but meet nothing"}),
        optional(Key::passes, &K::passes, {.label = "Passes", .help = "Bodies that it passes through: there is no contact between them; bead: every copy, bead[2]: that one", .role = TextRole::body}),
        optional(Key::material, &K::material, {.label = "Material", .help = "Of its shapes; 1000 kg/m^3 and the general law when empty", .role = TextRole::material}),
        optional(Key::mass, &K::mass, {.label = "Mass", .help = "From shapes and density when empty", .measure = Measure::mass, .bounds = kPositive, .topic = Topic::mass}),
        optional(Key::inertia, &K::inertia, {.label = "Inertia", .help = "About the centre of mass, body axes: Ixx, Iyy, Izz, then Ixy, Ixz, Iyz if they are not 0 (planar: one); from shapes when empty", .measure = Measure::inertia, .topic = Topic::mass, .entries = Entries::inertia}),
        optional(Key::centre, &K::centre, {.label = "Centre", .help = "Of mass, in the body's frame; from shapes when empty", .measure = Measure::length, .topic = Topic::mass, .entries = Entries::axes}),
        optional(Key::position, &K::position, {.label = "Position", .help = "Of the body's frame at the start", .measure = Measure::length, .topic = Topic::start, .entries = Entries::axes}),
        optional(Key::rotation, &K::rotation, {.label = "Rotation", .help = "Of the body's frame at the start: angle, then axis; planar the angle", .measure = Measure::angle, .topic = Topic::start, .entries = Entries::rotation}),
        optional(Key::velocity, &K::velocity, {.label = "Velocity", .help = "Of the centre of mass at the start, world axes", .measure = Measure::speed, .topic = Topic::start, .entries = Entries::axes}),
        optional(Key::spin, &K::spin, {.label = "Spin", .help = "Angular velocity at the start, body axes", .measure = Measure::spin, .topic = Topic::start, .entries = Entries::about}),
        optional(Key::force, &K::force, {.label = "Force", .help = "At the centre of mass, world axes: formulas of t, drives, q and v of bodies", .measure = Measure::force, .topic = Topic::load, .use = Use::states, .entries = Entries::axes}),
        optional(Key::moment, &K::moment, {.label = "Moment", .help = "Body axes: formulas of t, drives, q and v of bodies", .measure = Measure::moment, .topic = Topic::load, .use = Use::states, .entries = Entries::about}));
};
template <>
struct Fields<Joint> {
    using K = Joint;
    static constexpr std::string_view object = "joint";
    static constexpr auto identity = optional(Key::name, &K::name, field_detail::name);
    static constexpr auto others = std::tuple(
        required(Key::kind, &K::kind, {.label = "Kind", .help = "What it holds and what it leaves free"}),
        required(Key::between, &K::between, {.label = "Between", .help = "One body (joined to the world) or two", .role = TextRole::body}),
        optional(Key::repeat, &K::repeat, {.label = "Copies", .help = "One block that stands for many", .topic = Topic::repeat}),
        optional(Key::coordinates, &K::coordinates, {.label = "Coordinates", .help = "What the joint leaves free, with limits, friction, springs and drives", .topic = Topic::joint}));
    static constexpr auto fields = std::tuple(
        optional(Key::label, &K::label, field_detail::label),
        optional(Key::group, &K::group, {.label = "Group", .help = "Bodies and joints of one group are chosen, moved and hidden as one"}),
        optional(Key::point, &K::point, {.label = "Point", .help = "Where it is, world axes, at the start", .measure = Measure::length, .topic = Topic::joint, .entries = Entries::axes}),
        optional(Key::point_b, &K::point_b, {.label = "Other end", .help = "World axes, at the start", .measure = Measure::length, .topic = Topic::joint, .entries = Entries::axes}),
        optional(Key::axis, &K::axis, {.label = "Axis", .help = "Its direction, world axes, at the start", .measure = Measure::pure, .topic = Topic::joint, .entries = Entries::axes}),
        optional(Key::length, &K::length, {.label = "Length", .help = "Distance that it keeps; that of the start when empty", .measure = Measure::length, .bounds = kPositive, .topic = Topic::joint}),
        optional(Key::ratio, &K::ratio, {.label = "Ratio", .help = "Angle of the first times ratio plus angle of the second stays", .measure = Measure::pure, .topic = Topic::joint}),
        optional(Key::pitch, &K::pitch, {.label = "Pitch", .help = "Advance a turn", .measure = Measure::length, .topic = Topic::joint}),
        optional(Key::component, &K::component, {.label = "Component", .help = "0 to 2: velocity in world axes, 3 to 5: spin in body axes (planar: 0, 1, 2)", .measure = Measure::count, .bounds = {0.0, 5.0, false}, .topic = Topic::joint}),
        optional(Key::rate, &K::rate, {.label = "Rate", .help = "Value that the component keeps: a formula of t, drives and parameters", .topic = Topic::joint, .use = Use::states}),
        optional(Key::collide, &K::collide, {.label = "Collide", .help = "The two bodies may touch each other", .topic = Topic::joint}));
};
template <>
struct Fields<JointCoordinate> {
    using K = JointCoordinate;
    static constexpr std::string_view object = "joint_coordinate";
    static constexpr auto others = std::tuple(
        optional(Key::drive, &K::drive, {.label = "Drive", .help = "What the value prescribes", .topic = Topic::drive}));
    static constexpr auto fields = std::tuple(
        optional(Key::limits, &K::limits, {.label = "Limits", .help = "Lowest and highest; none when empty", .measure = Measure::coordinate, .topic = Topic::limits, .entries = Entries::limits}),
        optional(Key::e, &K::e, {.label = "e", .help = "Restitution at the limits", .measure = Measure::pure, .bounds = kUnitInterval, .topic = Topic::limits}),
        optional(Key::friction, &K::friction, {.label = "Friction", .help = "Largest friction force or moment", .measure = Measure::coordinate_force, .bounds = kNotNegative, .topic = Topic::limits}),
        optional(Key::stiffness, &K::stiffness, {.label = "Stiffness", .help = "Of a spring along the coordinate", .measure = Measure::coordinate_stiffness, .bounds = kNotNegative, .topic = Topic::spring}),
        optional(Key::damping, &K::damping, {.label = "Damping", .help = "Of a damper along the coordinate", .measure = Measure::coordinate_damping, .bounds = kNotNegative, .topic = Topic::spring}),
        optional(Key::rest, &K::rest, {.label = "Rest", .help = "Where the spring is relaxed", .measure = Measure::coordinate, .topic = Topic::spring}),
        optional(Key::value, &K::value, {.label = "Value", .help = "Of the drive: a formula of t, drives and parameters", .measure = Measure::driven, .topic = Topic::drive, .use = Use::states}),
        optional(Key::largest, &K::largest, {.label = "Largest", .help = "Force or moment that a velocity drive can give; any when empty", .measure = Measure::coordinate_force, .bounds = kNotNegative, .topic = Topic::drive}));
};
template <>
struct Fields<World> {
    using K = World;
    static constexpr std::string_view object = "world";
    static constexpr auto others = std::tuple(
        optional(Key::gyroscopic, &K::gyroscopic, {.label = "Gyroscopic", .help = "Implicit midpoint rule, which keeps energy and momentum of a free body, or explicit", .topic = Topic::world}),
        optional(Key::projection, &K::projection, {.label = "Projection", .help = "How positions are brought back on the constraints after a step", .topic = Topic::projection}),
        optional(Key::joint_scheme, &K::joint_scheme, {.label = "Joints", .help = "Conserving: joints do no work and hold at the end of the step; or along their directions in its middle", .topic = Topic::world}));
    static constexpr auto fields = std::tuple(
        optional(Key::planar, &K::planar, {.label = "Planar", .help = "Motion in x and y, rotation about z; vectors have two entries, rotations one", .topic = Topic::world}),
        optional(Key::gravity, &K::gravity, {.label = "Gravity", .help = "World axes; 9.81 m/s^2 downwards when empty", .measure = Measure::acceleration, .topic = Topic::world, .entries = Entries::axes}),
        optional(Key::projection_tolerance, &K::projection_tolerance, {.label = "Tolerance", .help = "Largest violation of joints and contacts that the projection leaves; that of the accuracy when empty", .measure = Measure::length, .bounds = kPositive, .topic = Topic::projection}),
        optional(Key::projection_iterations, &K::projection_iterations, {.label = "Iterations", .help = "Most iterations of the projection a step", .measure = Measure::count, .bounds = {1.0, 10000.0, false}, .topic = Topic::projection}),
        optional(Key::landing, &K::landing, {.label = "Landing", .help = "Contacts that press over a gap close it instead of carrying their body there for ever", .topic = Topic::projection}),
        optional(Key::sleeping, &K::sleeping, {.label = "Sleeping", .help = "Islands at rest stop being computed", .topic = Topic::world}),
        optional(Key::sleep_speed, &K::sleep_speed, {.label = "Sleep speed", .help = "What is slower for half a second rests", .measure = Measure::speed, .bounds = kPositive, .topic = Topic::world}),
        optional(Key::threads, &K::threads, {.label = "Threads", .help = "0: as many as the machine has; the result is the same for any number", .measure = Measure::count, .bounds = {0.0, 256.0, false}, .topic = Topic::world}));
};

// --- the run: nested objects of the file, one struct of the model ------------------------------------------------------

template <>
struct Fields<Run> {
    using R = Run;
    static constexpr std::string_view object = "run";
    static constexpr auto others = std::tuple(
        optional(Key::step, &R::step, {.label = "Step h", .help = "Length of a time step", .measure = Measure::time, .bounds = kPositive, .topic = Topic::scheme}),
        optional(Key::end, &R::end, {.label = "End", .help = "A mark on the timeline; runs go on behind it", .measure = Measure::time, .bounds = kPositive, .topic = Topic::scheme}),
        optional(Key::accuracy, &R::accuracy, {.label = "Accuracy", .help = "How well contacts of bodies are met: exact, balanced, or quick with a few sweeps a step; single tolerances come before it", .topic = Topic::solver}),
        optional(Key::step_budget, &R::step_budget, {.label = "Step budget", .help = "Time of work that contacts of bodies may cost a step; a step that needs more is told as missed", .measure = Measure::time, .bounds = kPositive, .topic = Topic::solver}),
        optional(Key::pause_at_end, &R::pause_at_end, {.label = "Pause at end", .help = "The workbench pauses at the end; a scene that holds no further says so by this", .topic = Topic::scheme}),
        optional(Key::record, &R::record, {.label = "Signals", .help = "What is recorded; all states, gaps and impulses when empty", .topic = Topic::recording, .role = TextRole::signal}),
        optional(Key::record_every, &R::record_every, {.label = "Every", .help = "Steps between recorded rows", .measure = Measure::count, .bounds = kFromOne, .topic = Topic::recording}));
    static constexpr auto fields = std::tuple();
};
struct IntegratorOfRun {};
template <>
struct Fields<IntegratorOfRun> {
    using R = Run;
    static constexpr std::string_view object = "integrator";
    static constexpr auto others = std::tuple(
        required(Key::kind, &R::integrator, {.label = "Integrator", .help = "The one-step scheme; automatic takes what fits the systems", .topic = Topic::scheme}),
        optional(Key::theta, &R::theta, {.label = "θ", .help = "0.5: second order between impacts; 1: implicit", .measure = Measure::pure, .bounds = kUnitInterval, .topic = Topic::scheme}),
        optional(Key::gamma, &R::gamma, {.label = "γ", .help = "A contact is active when y + γ h y′ ≤ 0; of first-order schemes the weight of r at the end of the step", .measure = Measure::pure, .bounds = kUnitInterval, .topic = Topic::scheme}),
        optional(Key::activation, &R::activation, {.label = "Activation", .help = "When a contact enters the step: its gap is predicted closed, or also its velocity closes", .topic = Topic::scheme}),
        optional(Key::percussion, &R::percussion, {.label = "Percussion", .help = "Direction of percussions of curved relations: in the middle of the step (second order) or at its end (first order)", .topic = Topic::scheme}),
        optional(Key::compliance, &R::compliance, {.label = "Compliance", .help = "Force of a compliant contact: conserves energy in every step, or implicit at its end", .topic = Topic::scheme}),
        optional(Key::rtol, &R::rtol, {.label = "Relative tolerance", .help = "Of the event-driven integrator: error of a step, of the size of each component", .measure = Measure::pure, .bounds = kOpenUnitInterval, .topic = Topic::scheme}),
        optional(Key::atol, &R::atol, {.label = "Absolute tolerance", .help = "Of the event-driven integrator, SI; the relative one when empty", .measure = Measure::pure, .bounds = kPositive, .topic = Topic::scheme}),
        optional(Key::max_step, &R::max_step, {.label = "Longest step", .help = "Of the event-driven integrator between two events; as the tolerances allow when empty", .measure = Measure::time, .bounds = kPositive, .topic = Topic::scheme}),
        optional(Key::flow, &R::flow, {.label = "Smooth motion", .help = "Under the event-driven integrator: explicit of order 8, implicit of order 5 for stiff motion, or automatic: explicit until stability holds its steps short", .topic = Topic::scheme}),
        optional(Key::zeno, &R::zeno, {.label = "Accumulation", .help = "Of impacts under the event-driven integrator: jump to the rest behind them, go over to time stepping, or count them", .topic = Topic::scheme}),
        optional(Key::impact, &R::impact, {.label = "Impacts at once", .help = "Under the event-driven integrator: contacts that close together, by one problem or one after the other", .topic = Topic::scheme}),
        optional(Key::projection, &R::projection, {.label = "Projection", .help = "How positions of systems are brought back on equalities and out of penetrations after a step; automatic: not at all", .topic = Topic::scheme}),
        optional(Key::projection_tolerance, &R::projection_tolerance, {.label = "Projection tolerance", .help = "Largest violation that the projection leaves, in the unit of the relation", .measure = Measure::pure, .bounds = kPositive, .topic = Topic::scheme}));
    static constexpr auto fields = std::tuple();
};
struct NewtonOfRun {};
template <>
struct Fields<NewtonOfRun> {
    using R = Run;
    static constexpr std::string_view object = "newton";
    static constexpr auto others = std::tuple(
        optional(Key::tolerance, &R::newton_tolerance, {.label = "Newton tolerance", .help = "Of the residual, relative to its largest term", .measure = Measure::pure, .bounds = kOpenUnitInterval, .topic = Topic::solver}),
        optional(Key::max_iterations, &R::newton_iterations, {.label = "Newton most", .help = "Most iterations; 1: one linearised step, not checked", .measure = Measure::count, .bounds = kFromOne, .topic = Topic::solver}));
    static constexpr auto fields = std::tuple();
};
struct SolverOfRun {};
template <>
struct Fields<SolverOfRun> {
    using R = Run;
    static constexpr std::string_view object = "solver";
    static constexpr auto others = std::tuple(
        optional(Key::kind, &R::solver, {.label = "Solver", .help = "Of the one-step problem; automatic takes what fits it", .topic = Topic::solver}),
        optional(Key::tolerance, &R::tolerance, {.label = "Tolerance", .help = "Of the natural-map residual, relative; the usual one when empty", .measure = Measure::pure, .bounds = kOpenUnitInterval, .topic = Topic::solver}),
        optional(Key::max_iterations, &R::max_iterations, {.label = "Most", .help = "Most iterations a step", .measure = Measure::count, .bounds = kFromOne, .topic = Topic::solver}));
    static constexpr auto fields = std::tuple();
};

// --- what is drawn ---------------------------------------------------------------------------------------------------

template <>
struct Fields<Shape> {
    using S = Shape;
    static constexpr std::string_view object = "shape";
    static constexpr auto others = std::tuple(
        required(Key::kind, &S::kind, {.label = "Kind", .help = "What is drawn"}),
        optional(Key::name, &S::name, {.label = "Name", .help = "Shown in the outline; the trail uses it", .role = TextRole::name}),
        optional(Key::repeat, &S::repeat, {.label = "Copies", .help = "One block that stands for many", .topic = Topic::repeat}),
        optional(Key::object, &S::object, {.label = "Stands for", .help = "The system that it shows; scenery when empty", .role = TextRole::system}),
        optional(Key::position, &S::position, {.label = "Position", .help = "Formulas of signals, Z up; at the origin when empty", .measure = Measure::length, .topic = Topic::shape, .use = Use::states, .entries = Entries::position}),
        optional(Key::angle, &S::angle, {.label = "Angle", .help = "Rotation about the shape's axis; of cams the drive", .measure = Measure::angle, .topic = Topic::shape, .use = Use::states}),
        optional(Key::size, &S::size, {.label = "Size", .help = "Sphere: radius; box: x, y, z; cylinder: radius, length; spring: radius, z of the fixed end", .measure = Measure::length, .topic = Topic::shape, .use = Use::states}),
        optional(Key::profile, &S::profile, {.label = "Profile", .help = "Of a cam: distance from the axis to the contact", .measure = Measure::length, .topic = Topic::shape, .use = Use::states}),
        optional(Key::profile_variable, &S::profile_variable, {.label = "Variable", .help = "Name of the angle in the profile", .topic = Topic::shape, .role = TextRole::index}));
    static constexpr auto fields = std::tuple();
};
template <>
struct Fields<Heading> {
    using H = Heading;
    static constexpr auto others = std::tuple(
        optional(Key::title, &H::title, {.label = "Title", .help = "Shown in the gallery"}),
        optional(Key::description, &H::description, {.label = "Description", .help = "One line under the title"}));
    static constexpr auto fields = std::tuple();
};

} // namespace saltus::model
