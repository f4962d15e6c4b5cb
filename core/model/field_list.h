// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/model: the fields of a part as a list. Who works with fields of all parts alike is compiled once for each type of
// value, not for each field of each part.
#pragma once

#include "core/model/properties.h"

#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace saltus::model {

template <bool Const, class... T>
using PointerTo = std::variant<std::conditional_t<Const, const T, T>*...>;

// Every type that a field of fields.h has.
template <bool Const>
using FieldPointer = PointerTo<Const, bool, int, double, std::optional<double>, std::string, std::vector<std::string>, Value, std::optional<Value>, ValueVector,
                               ValueMatrix, std::optional<std::pair<Value, Value>>, std::optional<Repeat>, std::vector<BodyShape>, std::vector<JointCoordinate>,
                               SystemKind, RelationKind, LawKind, BodyShape, JointKind, DriveKind, GyroscopicKind, ProjectionKind, JointScheme,
                               IntegratorKind, Accuracy, Activation, Percussion, Compliance, Flow, Zeno, ImpactRule, SolverKind, ShapeKind>;

template <bool Const>
struct ListedField {
    PropertyId id;
    const FieldInfo* info; // of a table that lives as long as the program
    bool required;
    FieldPointer<Const> value; // into the part: a change of its kind or of its number of blocks ends the list
};

// As walk() visits them. Part: an alternative of Item or Single, const or not.
template <class Part>
std::vector<ListedField<std::is_const_v<Part>>> fields_of(Part& part);

// The field of owner, key and item; null when there is none.
template <bool Const>
const ListedField<Const>* find_field(const std::vector<ListedField<Const>>& fields, PropertyId id) {
    for (const auto& field : fields)
        if (field.id.owner == id.owner && field.id.key == id.key && field.id.item == id.item) return &field;
    return nullptr;
}

} // namespace saltus::model
