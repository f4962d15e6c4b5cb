// SPDX-License-Identifier: GPL-3.0-or-later
// Every editable property of every part, and how a text that someone typed becomes an Edit of it.
#pragma once

#include "core/model/edit.h"
#include "core/model/field.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace saltus::model {

// What a model has once.
enum class Setting { heading, world, run };
using Target = std::variant<Location, Setting>;

// Which struct inside a part a field belongs to.
enum class Owner : std::uint8_t { part, repeat, relation, law, shape, coordinate, integrator, newton, solver };

struct PropertyId {
    Owner owner = Owner::part;
    Key key = Key::name;
    std::uint16_t item = 0;  // number of the shape or coordinate
    std::int16_t row = -1;   // entry of a vector, row of a matrix; -1: the whole
    std::int16_t column = -1;
    friend auto operator<=>(const PropertyId&, const PropertyId&) = default;
};
constexpr PropertyId entry(PropertyId id, std::size_t row) {
    id.row = static_cast<std::int16_t>(row);
    return id;
}
constexpr PropertyId entry(PropertyId id, std::size_t row, std::size_t column) {
    id = entry(id, row);
    id.column = static_cast<std::int16_t>(column);
    return id;
}

enum class PropertyKind : std::uint8_t {
    number,   // a value over parameters
    formula,  // of time and states too
    vector,   // of numbers or formulas
    matrix,
    choice,   // one of `choices`
    flag,     // "true", "false"
    text,
    names,    // a list of names: "ball, floor"
    range,    // two values
    blocks,   // shapes, coordinates, the repeat: made by add_block(), taken away by remove_block()
};

struct Property {
    PropertyId id;
    PropertyKind kind = PropertyKind::text;
    FieldInfo info;
    std::string_view unit;            // SI, of this world and this joint; "" for none
    bool required = false;            // false: an empty text takes it back to what is usual
    bool usual = false;               // it holds that now
    std::vector<std::string> choices; // of a choice all words; of a text or names, what is known: materials, systems ...
    std::vector<std::string_view> entries; // names of a vector's entries: "x", "y", "z"; empty: numbered
    std::vector<std::string_view> units;   // of the entries, where they differ; else empty
    std::size_t rows = 0, columns = 0;     // of vectors (columns 0) and matrices now; of blocks their number
};

// In the order in which they are shown. Properties that the part's kind has no use for (the pitch of a hinge) are left out
// while they are usual. Precondition here and below: targets exist.
std::vector<Property> properties(const Model& model, const Target& target);
// Those that all have, by id; kinds that differ leave their own out. Values are the first one's.
std::vector<Property> shared_properties(const Model& model, std::span<const Target> targets);

// As the user wrote it; "" for what is left out or does not exist.
std::string property_text(const Model& model, const Target& target, PropertyId id);
// The text that all targets share, for each id; nothing where they differ. Ids of entries too.
std::vector<std::optional<std::string>> shared_texts(const Model& model, std::span<const Target> targets, std::span<const PropertyId> ids);
// SI, of numbers that need no more than parameters.
std::optional<double> property_value(const Model& model, const Target& target, PropertyId id);

// Why a text is no value of a property, and texts that would be.
struct Refusal {
    Error error;
    std::vector<std::string> instead;
};

// The edit that gives all targets this text. Targets without the property are left alone. Names go through rename().
Result<Edit, Refusal> set_property(const Model& model, std::span<const Target> targets, PropertyId id, std::string_view text);

// One more shape (a copy of the last), coordinate, or the repeat of a block; and the one with number id.item taken away.
Result<Edit, Refusal> add_block(const Model& model, const Target& target, PropertyId id);
Result<Edit, Refusal> remove_block(const Model& model, const Target& target, PropertyId id);

// Makes a parameter with the value of this field, pinned as a slider, whose name stands in the field instead.
Result<Edit, Refusal> pin(const Model& model, const Target& target, PropertyId id);
// Takes it back: the parameter's value stands in the field again. A parameter that other fields use stays, unpinned.
Result<Edit, Refusal> unpin(const Model& model, const Target& target, PropertyId id);
// The parameter whose name is all that stands in the field, if so.
const Parameter* parameter_of(const Model& model, const Target& target, PropertyId id);

// SI unit of a measure. angular: of a joint's coordinate that is an angle.
std::string_view unit_of(Measure measure, bool planar, bool angular = false, DriveKind drive = DriveKind::none) noexcept;
bool is_angle(JointKind kind, std::size_t coordinate) noexcept;

} // namespace saltus::model
