// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/model: what a field's meaning depends on besides the field: the world, the joint, the block around it.
#pragma once

#include "core/model/properties.h"
#include "core/model/typed_value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::model {

// What the user wrote cannot stand there; instead: what could.
Refusal refuse(std::string message, std::string remedy, std::vector<std::string> instead = {});

class PropertyContext {
public:
    // All must outlive it. values: made at the first need when none are given.
    template <class P>
    PropertyContext(const Model& model, const P& part, const TypedValues* values = nullptr)
        : model_(model), values_(values), part_(&part) {}

    const TypedValues& values() const;
    std::string_view unit(PropertyId id, const FieldInfo& info) const;
    WantedValue wanted(PropertyId id, const FieldInfo& info, std::size_t entry) const;
    // Entries that a vector has in this world; `now` where that is free.
    std::size_t entries(const FieldInfo& info, std::size_t now) const;
    std::vector<std::string_view> entry_names(const FieldInfo& info, std::size_t now) const;
    std::optional<Refusal> count(const FieldInfo& info, std::size_t entries, bool required) const;
    // Whether a text may stand in a field of this role.
    std::optional<Refusal> text(const FieldInfo& info, std::string_view text) const;
    std::vector<std::string> candidates(const FieldInfo& info) const;
    bool is_usual(PropertyId id) const;
    Value usual(PropertyId id) const;
    bool applies(PropertyId id) const; // to the kind of joint

    // Another kind with what both have in common.
    SystemKind other_kind(const SystemKind& from, std::size_t index) const;
    RelationKind other_kind(const RelationKind& from, std::size_t index) const;
    LawKind other_kind(const LawKind& from, std::size_t index) const;
    BodyShape other_kind(const BodyShape& from, std::size_t index) const;
    BodyShape new_shape() const;
    std::string free_index() const;

    // What goes beyond one field: limits the wrong way round, a parameter outside its range.
    std::optional<Refusal> whole(const Parameter& parameter) const;
    std::optional<Refusal> whole(const Interaction& interaction) const;
    std::optional<Refusal> whole(const Joint& joint) const;
    template <class Other>
    std::optional<Refusal> whole(const Other&) const { return std::nullopt; }

private:
    const Joint* joint() const;
    std::optional<Refusal> rising(const Value& low, const Value& high, const char* what) const;

    const Model& model_;
    const TypedValues* values_;
    mutable std::optional<TypedValues> own_;
    std::variant<const Parameter*, const Function*, const Drive*, const Expression*, const System*, const Interaction*, const Material*,
                 const ContactLaw*, const Body*, const Joint*, const Shape*, const Heading*, const World*, const Run*>
        part_;
};

} // namespace saltus::model
