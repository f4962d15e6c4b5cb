// SPDX-License-Identifier: GPL-3.0-or-later
// Private to the scene file: which key is which field of each kind of system, relation and law, once for the reader,
// the writer and the table of keys.
#pragma once

#include "core/model/model.h"

#include <cstddef>
#include <string_view>
#include <tuple>
#include <variant>

namespace saltus::io {

// An optional field is left out of the file while it holds what a new Kind holds.
template <class Kind, class T>
struct SceneField {
    const char* key;
    T Kind::*member;
    bool required;
};

template <class Kind, class T>
constexpr SceneField<Kind, T> required(const char* key, T Kind::*member) {
    return {key, member, true};
}
template <class Kind, class T>
constexpr SceneField<Kind, T> optional(const char* key, T Kind::*member) {
    return {key, member, false};
}

// object: as in scene_keys.h and the schema. fields: in the order of the file.
template <class Kind>
struct SceneKind;

template <>
struct SceneKind<model::LagrangianLinear> {
    using K = model::LagrangianLinear;
    static constexpr std::string_view object = "system_lagrangian_linear";
    static constexpr auto fields = std::tuple(required("M", &K::M), optional("C", &K::C), optional("K", &K::K),
                                              optional("F", &K::F), required("q", &K::q), required("v", &K::v));
};
template <>
struct SceneKind<model::LagrangianDiagonal> {
    using K = model::LagrangianDiagonal;
    static constexpr std::string_view object = "system_lagrangian_diagonal";
    static constexpr auto fields =
        std::tuple(optional("index", &K::index), required("size", &K::size), optional("M", &K::M), optional("C", &K::C),
                   optional("K", &K::K), optional("F", &K::F), required("q", &K::q), required("v", &K::v));
};
template <>
struct SceneKind<model::LagrangianNonlinear> {
    using K = model::LagrangianNonlinear;
    static constexpr std::string_view object = "system_lagrangian_nonlinear";
    static constexpr auto fields = std::tuple(required("M", &K::M), optional("F", &K::F), optional("F_int", &K::F_int),
                                              optional("F_gyr", &K::F_gyr), required("q", &K::q), required("v", &K::v));
};
template <>
struct SceneKind<model::FirstOrderLinear> {
    using K = model::FirstOrderLinear;
    static constexpr std::string_view object = "system_first_order_linear";
    static constexpr auto fields =
        std::tuple(optional("M", &K::M), optional("A", &K::A), optional("b", &K::b), required("x", &K::x));
};
template <>
struct SceneKind<model::FirstOrderNonlinear> {
    using K = model::FirstOrderNonlinear;
    static constexpr std::string_view object = "system_first_order_nonlinear";
    static constexpr auto fields = std::tuple(optional("M", &K::M), required("f", &K::f), required("x", &K::x));
};

template <>
struct SceneKind<model::LagrangianLinearRelation> {
    using K = model::LagrangianLinearRelation;
    static constexpr std::string_view object = "relation_lagrangian_linear";
    static constexpr auto fields = std::tuple(optional("column_index", &K::column_index), required("H", &K::H),
                                              optional("b", &K::b), optional("T", &K::T));
};
template <>
struct SceneKind<model::LagrangianRheonomousRelation> {
    using K = model::LagrangianRheonomousRelation;
    static constexpr std::string_view object = "relation_lagrangian_rheonomous";
    static constexpr auto fields = std::tuple(required("h", &K::h), optional("tangent", &K::tangent));
};
template <>
struct SceneKind<model::LagrangianScleronomousRelation> {
    using K = model::LagrangianScleronomousRelation;
    static constexpr std::string_view object = "relation_lagrangian_scleronomous";
    static constexpr auto fields = std::tuple(required("h", &K::h), optional("tangent", &K::tangent));
};
template <>
struct SceneKind<model::LagrangianCompliantRelation> {
    using K = model::LagrangianCompliantRelation;
    static constexpr std::string_view object = "relation_lagrangian_compliant";
    static constexpr auto fields = std::tuple(required("h", &K::h));
};
template <>
struct SceneKind<model::FirstOrderLinearRelation> {
    using K = model::FirstOrderLinearRelation;
    static constexpr std::string_view object = "relation_first_order_linear";
    static constexpr auto fields =
        std::tuple(required("C", &K::C), optional("D", &K::D), required("B", &K::B), optional("e", &K::e));
};
template <>
struct SceneKind<model::FirstOrderNonlinearRelation> {
    using K = model::FirstOrderNonlinearRelation;
    static constexpr std::string_view object = "relation_first_order_nonlinear";
    static constexpr auto fields = std::tuple(required("h", &K::h), required("g", &K::g));
};

template <>
struct SceneKind<model::ComplementarityLaw> {
    static constexpr std::string_view object = "law_complementarity";
    static constexpr auto fields = std::tuple();
};
template <>
struct SceneKind<model::NewtonImpactLaw> {
    using K = model::NewtonImpactLaw;
    static constexpr std::string_view object = "law_newton_impact";
    static constexpr auto fields = std::tuple(required("e", &K::e));
};
template <>
struct SceneKind<model::EqualityLaw> {
    static constexpr std::string_view object = "law_equality";
    static constexpr auto fields = std::tuple();
};
template <>
struct SceneKind<model::RelayLaw> {
    using K = model::RelayLaw;
    static constexpr std::string_view object = "law_relay";
    static constexpr auto fields = std::tuple(optional("lower", &K::lower), optional("upper", &K::upper));
};
template <>
struct SceneKind<model::NewtonImpactFrictionLaw> {
    using K = model::NewtonImpactFrictionLaw;
    static constexpr std::string_view object = "law_newton_impact_friction";
    static constexpr auto fields = std::tuple(optional("e", &K::e), required("mu", &K::mu), optional("e_T", &K::e_T));
};

// What all shapes of bodies have in common is ShapePlace.
template <>
struct SceneKind<model::ShapePlace> {
    using K = model::ShapePlace;
    static constexpr auto fields =
        std::tuple(optional("position", &K::position), optional("rotation", &K::rotation), optional("material", &K::material));
};
template <>
struct SceneKind<model::SphereShape> {
    using K = model::SphereShape;
    static constexpr std::string_view object = "body_sphere";
    static constexpr auto fields = std::tuple(required("radius", &K::radius));
};
template <>
struct SceneKind<model::BoxShape> {
    using K = model::BoxShape;
    static constexpr std::string_view object = "body_box";
    static constexpr auto fields = std::tuple(required("size", &K::size));
};
template <>
struct SceneKind<model::CylinderShape> {
    using K = model::CylinderShape;
    static constexpr std::string_view object = "body_cylinder";
    static constexpr auto fields = std::tuple(required("radius", &K::radius), required("length", &K::length));
};
template <>
struct SceneKind<model::CapsuleShape> {
    using K = model::CapsuleShape;
    static constexpr std::string_view object = "body_capsule";
    static constexpr auto fields = std::tuple(required("radius", &K::radius), required("length", &K::length));
};
template <>
struct SceneKind<model::ConeShape> {
    using K = model::ConeShape;
    static constexpr std::string_view object = "body_cone";
    static constexpr auto fields = std::tuple(required("radius", &K::radius), required("height", &K::height));
};
template <>
struct SceneKind<model::HalfSpaceShape> {
    static constexpr std::string_view object = "body_half_space";
    static constexpr auto fields = std::tuple();
};
template <>
struct SceneKind<model::HullShape> {
    using K = model::HullShape;
    static constexpr std::string_view object = "body_hull";
    static constexpr auto fields =
        std::tuple(optional("points", &K::points), optional("file", &K::file), optional("scale", &K::scale));
};
template <>
struct SceneKind<model::MeshShape> {
    using K = model::MeshShape;
    static constexpr std::string_view object = "body_mesh";
    static constexpr auto fields = std::tuple(required("file", &K::file), optional("scale", &K::scale));
};
template <>
struct SceneKind<model::DiscShape> {
    using K = model::DiscShape;
    static constexpr std::string_view object = "body_disc";
    static constexpr auto fields = std::tuple(required("radius", &K::radius));
};

template <>
struct SceneKind<model::Material> {
    using K = model::Material;
    static constexpr std::string_view object = "material";
    static constexpr auto fields = std::tuple(optional("density", &K::density), optional("colour", &K::colour));
};
template <>
struct SceneKind<model::ContactLaw> {
    using K = model::ContactLaw;
    static constexpr std::string_view object = "contact_law";
    static constexpr auto fields =
        std::tuple(optional("between", &K::between), optional("e", &K::e), optional("mu", &K::mu), optional("e_T", &K::e_T),
                   optional("mu_rolling", &K::mu_rolling), optional("mu_spinning", &K::mu_spinning), optional("label", &K::label));
};
// Besides these: repeat, shapes.
template <>
struct SceneKind<model::Body> {
    using K = model::Body;
    static constexpr std::string_view object = "body";
    static constexpr auto fields = std::tuple(
        optional("label", &K::label), optional("fixed", &K::fixed), optional("touches", &K::touches), optional("material", &K::material), optional("mass", &K::mass),
        optional("inertia", &K::inertia), optional("centre", &K::centre), optional("position", &K::position),
        optional("rotation", &K::rotation), optional("velocity", &K::velocity), optional("spin", &K::spin),
        optional("force", &K::force), optional("moment", &K::moment));
};
// Besides these: kind, between, repeat, coordinates.
template <>
struct SceneKind<model::Joint> {
    using K = model::Joint;
    static constexpr std::string_view object = "joint";
    static constexpr auto fields =
        std::tuple(optional("label", &K::label), optional("point", &K::point), optional("point_b", &K::point_b),
                   optional("axis", &K::axis), optional("length", &K::length), optional("ratio", &K::ratio),
                   optional("pitch", &K::pitch), optional("component", &K::component), optional("rate", &K::rate),
                   optional("collide", &K::collide));
};
// Besides these: drive (its kind).
template <>
struct SceneKind<model::JointCoordinate> {
    using K = model::JointCoordinate;
    static constexpr std::string_view object = "joint_coordinate";
    static constexpr auto fields =
        std::tuple(optional("limits", &K::limits), optional("e", &K::e), optional("friction", &K::friction),
                   optional("stiffness", &K::stiffness), optional("damping", &K::damping), optional("rest", &K::rest),
                   optional("value", &K::value), optional("largest", &K::largest));
};
// Besides these: gyroscopic, projection (their kinds).
template <>
struct SceneKind<model::World> {
    using K = model::World;
    static constexpr std::string_view object = "world";
    static constexpr auto fields =
        std::tuple(optional("planar", &K::planar), optional("gravity", &K::gravity),
                   optional("projection_tolerance", &K::projection_tolerance),
                   optional("projection_iterations", &K::projection_iterations), optional("sleeping", &K::sleeping),
                   optional("threads", &K::threads));
};

// visit(field) for each field of the kind.
template <class Kind, class Visit>
void each_field(Visit visit) {
    std::apply([&](const auto&... field) { (visit(field), ...); }, SceneKind<Kind>::fields);
}

// visit.operator()<Kind>() for each kind of the variant, in its order.
template <class Variant, class Visit>
void each_kind(Visit visit) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (visit.template operator()<std::variant_alternative_t<I, Variant>>(), ...);
    }
    (std::make_index_sequence<std::variant_size_v<Variant>>());
}

} // namespace saltus::io
