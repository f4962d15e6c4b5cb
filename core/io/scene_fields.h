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
