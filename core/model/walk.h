// SPDX-License-Identifier: GPL-3.0-or-later
// Visits every field of a part with its id.
#pragma once

#include "core/model/fields.h"
#include "core/model/properties.h"

#include <string>
#include <variant>
#include <vector>

namespace saltus::model {

namespace walk_detail {

template <class Kind, class Object, class Visit>
void all(Object& object, Owner owner, std::size_t item, Visit& visit) {
    each_property<Kind>([&](const auto& field) {
        visit(PropertyId{owner, field.key, static_cast<std::uint16_t>(item)}, field.info, field.required, object.*field.member);
    });
}
template <class Variant, class Visit>
void kinds(Variant& variant, Owner owner, std::size_t item, Visit& visit) {
    std::visit([&](auto& kind) { all<std::remove_cvref_t<decltype(kind)>>(kind, owner, item, visit); }, variant);
}
template <class Part, class Visit>
void repeat(Part& part, Visit& visit) {
    if (part.repeat) all<Repeat>(*part.repeat, Owner::repeat, 0, visit);
}
inline constexpr FieldInfo kShapeKind{.label = "Kind", .help = "The form of the shape", .topic = Topic::shape};

} // namespace walk_detail

// visit(PropertyId, const FieldInfo&, bool required, T& value) for each field. Part: an alternative of Item or Single, const
// or not; plots and circuits have none.
template <class Part, class Visit>
void walk(Part& part, Visit visit) {
    using P = std::remove_const_t<Part>;
    using namespace walk_detail;
    if constexpr (std::is_same_v<P, Run>) {
        all<Run>(part, Owner::part, 0, visit);
        all<IntegratorOfRun>(part, Owner::integrator, 0, visit);
        all<NewtonOfRun>(part, Owner::newton, 0, visit);
        all<SolverOfRun>(part, Owner::solver, 0, visit);
    } else if constexpr (requires { Fields<P>::fields; }) {
        all<P>(part, Owner::part, 0, visit);
    }
    if constexpr (std::is_same_v<P, System>) kinds(part.kind, Owner::part, 0, visit);
    if constexpr (std::is_same_v<P, Interaction>) {
        kinds(part.relation, Owner::relation, 0, visit);
        kinds(part.law, Owner::law, 0, visit);
    }
    if constexpr (std::is_same_v<P, Body>)
        for (std::size_t i = 0; i < part.shapes.size(); ++i) {
            visit(PropertyId{Owner::shape, Key::kind, static_cast<std::uint16_t>(i)}, kShapeKind, true, part.shapes[i]);
            kinds(part.shapes[i], Owner::shape, i, visit);
            std::visit([&](auto& shape) { all<ShapePlace>(shape.where, Owner::shape, i, visit); }, part.shapes[i]);
        }
    if constexpr (std::is_same_v<P, Joint>)
        for (std::size_t i = 0; i < part.coordinates.size(); ++i)
            all<JointCoordinate>(part.coordinates[i], Owner::coordinate, i, visit);
    if constexpr (requires { part.repeat; }) repeat(part, visit);
}

// Names that only the part's own formulas know: numbers of copies, coordinates and columns, arguments of a function.
template <class Part>
std::vector<std::string> local_names(const Part& part) {
    std::vector<std::string> names;
    if constexpr (requires { part.repeat; })
        if (part.repeat) names.push_back(part.repeat->index);
    if constexpr (std::is_same_v<Part, Function>) {
        const std::string& head = part.signature;
        for (std::size_t at = head.find('('); at != std::string::npos; at = head.find(',', at + 1)) {
            const std::size_t end = head.find_first_of(",)", at + 1);
            if (end == std::string::npos) break;
            const std::size_t from = head.find_first_not_of(' ', at + 1), to = head.find_last_not_of(' ', end - 1);
            if (from <= to) names.push_back(head.substr(from, to - from + 1));
        }
    }
    if constexpr (std::is_same_v<Part, Shape>)
        if (!part.profile_variable.empty()) names.push_back(part.profile_variable);
    if constexpr (std::is_same_v<Part, Interaction>)
        if (const auto* linear = std::get_if<LagrangianLinearRelation>(&part.relation); linear && !linear->column_index.empty())
            names.push_back(linear->column_index);
    if constexpr (std::is_same_v<Part, System>)
        if (const auto* diagonal = std::get_if<LagrangianDiagonal>(&part.kind)) names.push_back(diagonal->index);
    return names;
}

} // namespace saltus::model
