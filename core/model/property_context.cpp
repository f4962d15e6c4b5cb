// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/property_context.h"

#include "core/model/expand.h"
#include "core/model/field_list.h"
#include "core/model/names.h"
#include "core/model/validate.h"
#include "core/model/walk.h"

#include <algorithm>
#include <cmath>

namespace saltus::model {

Refusal refuse(std::string message, std::string remedy, std::vector<std::string> instead) {
    return {Error{ErrorKind::input, std::move(message), std::move(remedy), {}}, std::move(instead)};
}

namespace {

// A new variant of the same kind.
template <class Variant>
Variant fresh(const Variant& like) {
    return std::visit([](const auto& kind) { return Variant(std::remove_cvref_t<decltype(kind)>{}); }, like);
}

// A new part of the same kinds, with as many shapes and coordinates.
template <class P>
P usual_part(const P& part) {
    P out{};
    if constexpr (std::is_same_v<P, System>) out.kind = fresh(part.kind);
    if constexpr (std::is_same_v<P, Interaction>) {
        out.relation = fresh(part.relation);
        out.law = fresh(part.law);
    }
    if constexpr (std::is_same_v<P, Body>)
        for (const BodyShape& shape : part.shapes) out.shapes.push_back(fresh(shape));
    if constexpr (std::is_same_v<P, Joint>) out.coordinates.resize(part.coordinates.size());
    if constexpr (requires { part.repeat; })
        if (part.repeat) out.repeat.emplace();
    return out;
}

bool same_value(const std::vector<ListedField<true>>& fields, const std::vector<ListedField<true>>& others, PropertyId id) {
    const auto* field = find_field(fields, id);
    const auto* other = find_field(others, id);
    return field && other &&
           std::visit(
               [&]<class T>(const T* value) {
                   const T* const* of = std::get_if<const T*>(&other->value);
                   return of && *value == **of;
               },
               field->value);
}

// What both kinds have under the same key goes over.
template <class Variant>
Variant with_common(const Variant& from, std::size_t index) {
    Variant out = from;
    std::size_t i = 0;
    each_kind<Variant>([&]<class Kind>() {
        if (i++ != index) return;
        Kind made{};
        each_field<Kind>([&](const auto& to) {
            using T = typename std::remove_cvref_t<decltype(to)>::Type;
            std::visit(
                [&](const auto& old) {
                    each_field<std::remove_cvref_t<decltype(old)>>([&](const auto& field) {
                        if constexpr (std::is_same_v<typename std::remove_cvref_t<decltype(field)>::Type, T>)
                            if (field.key == to.key) made.*to.member = old.*field.member;
                    });
                },
                from);
        });
        if constexpr (requires { made.where; }) std::visit([&](const auto& old) { made.where = old.where; }, from);
        out = std::move(made);
    });
    return out;
}

} // namespace

const TypedValues& PropertyContext::values() const {
    if (values_) return *values_;
    if (!own_) own_.emplace(model_);
    return *own_;
}

const Joint* PropertyContext::joint() const {
    const auto* joint = std::get_if<const Joint*>(&part_);
    return joint ? *joint : nullptr;
}

std::string_view PropertyContext::unit(PropertyId id, const FieldInfo& info) const {
    const Joint* j = joint();
    if (!j || id.owner != Owner::coordinate) return unit_of(info.measure, model_.world.planar);
    const DriveKind drive = id.item < j->coordinates.size() ? j->coordinates[id.item].drive : DriveKind::none;
    return unit_of(info.measure, model_.world.planar, is_angle(j->kind, id.item), drive);
}

WantedValue PropertyContext::wanted(PropertyId id, const FieldInfo& info, std::size_t entry) const {
    WantedValue out;
    out.what = info.label;
    out.unit = unit(id, info);
    out.any_unit = info.measure == Measure::any;
    out.whole = info.measure == Measure::count;
    out.bounds = info.bounds;
    out.use = info.use;
    out.indices = std::visit([](const auto* part) { return local_names(*part); }, part_);
    const auto names = entry_names(info, entry + 1);
    if (entry < names.size() && names.size() > 1) out.what += ' ' + std::string(names[entry]);
    if (info.entries == Entries::rotation && entry > 0) out.unit = "";
    if (info.entries == Entries::inertia && entry < 3) out.bounds = kPositive; // products of inertia have either sign
    if (info.measure == Measure::scale) out.any_unit = false;
    out.infinite = (id.owner == Owner::law && (id.key == Key::lower || id.key == Key::upper)) || id.key == Key::limits; // none
    const auto* parameter = std::get_if<const Parameter*>(&part_);
    out.constant = parameter != nullptr;
    // A parameter's value and range are of the unit that the value has now: "358 rpm".
    if (const auto* text = parameter ? std::get_if<std::string>(&(*parameter)->value.source) : nullptr; text && (id.key == Key::value || id.key == Key::range))
        if (const auto own = formula::parse_constant(*text); own && own->unit)
            if (const auto at = text->rfind(own->unit->symbol); at != std::string::npos) out.unit = std::string_view(*text).substr(at, own->unit->symbol.size());
    return out;
}

std::size_t PropertyContext::entries(const FieldInfo& info, std::size_t now) const {
    const bool planar = model_.world.planar;
    switch (info.entries) {
    case Entries::free:
    case Entries::rows: return now;
    case Entries::axes: return planar ? 2 : 3;
    case Entries::rotation: return planar ? 1 : 4;
    case Entries::about: return planar ? 1 : 3;
    case Entries::inertia: return planar ? 1 : now == 6 ? 6 : 3;
    case Entries::limits: return 2;
    case Entries::position: return 3;
    }
    return now;
}

std::vector<std::string_view> PropertyContext::entry_names(const FieldInfo& info, std::size_t now) const {
    std::vector<std::string_view> names;
    switch (info.entries) {
    case Entries::free:
    case Entries::rows: return {};
    case Entries::axes:
    case Entries::about:
    case Entries::position: names = {"x", "y", "z"}; break;
    case Entries::rotation: names = {"angle", "x", "y", "z"}; break;
    case Entries::inertia: names = {"xx", "yy", "zz", "xy", "xz", "yz"}; break;
    case Entries::limits: names = {"lowest", "highest"}; break;
    }
    names.resize(std::min(names.size(), entries(info, now)));
    if (names.size() == 1) names.front() = "";
    return names;
}

std::optional<Refusal> PropertyContext::count(const FieldInfo& info, std::size_t n, bool required) const {
    if (info.entries == Entries::free || info.entries == Entries::rows || (n == 0 && !required)) return std::nullopt;
    const std::size_t expected = entries(info, n);
    if (n == expected) return std::nullopt;
    std::string form;
    for (const std::string_view name : entry_names(info, n)) form += (form.empty() ? "" : ", ") + std::string(name.empty() ? "one" : name);
    return refuse(std::string(info.label) + " has " + std::to_string(n) + (n == 1 ? " entry" : " entries"), "write " + std::to_string(expected) + ": " + form);
}

std::vector<std::string> PropertyContext::candidates(const FieldInfo& info) const {
    std::vector<std::string> names;
    const auto add = [&](const auto& list) {
        for (const auto& part : list) names.push_back(part.name);
    };
    switch (info.role) {
    case TextRole::material: add(model_.materials); break;
    case TextRole::system: add(model_.systems); break;
    case TextRole::body: add(model_.bodies); break;
    default: break;
    }
    return names;
}

std::optional<Refusal> PropertyContext::text(const FieldInfo& info, std::string_view text) const {
    const auto among = [&](const char* what, const std::vector<std::string>& names) -> std::optional<Refusal> {
        const std::string_view base = base_of(text);
        if (text.empty() || std::find(names.begin(), names.end(), base) != names.end()) return std::nullopt;
        const std::string near = nearest_name(base, names);
        return refuse("there is no " + std::string(what) + " named '" + std::string(base) + "'", near.empty() ? "choose one from the list" : "did you mean '" + near + "'?",
                      near.empty() ? std::vector<std::string>{} : std::vector<std::string>{near});
    };
    switch (info.role) {
    case TextRole::material: return among("material", candidates(info));
    case TextRole::system: return among("system", candidates(info));
    case TextRole::body: return among("body", candidates(info));
    case TextRole::index:
        if (text.empty() || is_name(text)) return std::nullopt;
        return refuse('\'' + std::string(text) + "' is no name", "use letters, digits and _: i");
    case TextRole::unit:
        if (text.empty()) return std::nullopt;
        if (const auto unit = formula::parse_unit(text); !unit) {
            const std::string near = formula::nearest_unit(text);
            return Refusal{unit.error(), near.empty() ? std::vector<std::string>{} : std::vector<std::string>{near}};
        }
        return std::nullopt;
    case TextRole::colour: {
        const auto hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); };
        if (text.empty() || (text.size() == 7 && text[0] == '#' && std::all_of(text.begin() + 1, text.end(), hex))) return std::nullopt;
        std::vector<std::string> instead;
        if (text.size() == 6 && std::all_of(text.begin(), text.end(), hex)) instead.push_back('#' + std::string(text));
        return refuse('\'' + std::string(text) + "' is not a colour", instead.empty() ? "write for example #0072B2" : "write " + instead.front(), instead);
    }
    default: return std::nullopt;
    }
}

bool PropertyContext::is_usual(PropertyId id) const {
    return std::visit(
        [&](const auto* part) {
            const auto usual = usual_part(*part);
            return same_value(fields_of(*part), fields_of(usual), id);
        },
        part_);
}

Value PropertyContext::usual(PropertyId id) const {
    return std::visit(
        [&](const auto* part) {
            const auto usual = usual_part(*part);
            const auto fields = fields_of(usual);
            const auto* field = find_field(fields, id);
            const auto* const* value = field ? std::get_if<const Value*>(&field->value) : nullptr;
            if (value) return **value;
            const auto* const* rows = field ? std::get_if<const ValueVector*>(&field->value) : nullptr; // one for all
            return rows && !(*rows)->empty() ? (*rows)->front() : Value{};
        },
        part_);
}

// Fields of joints that their kind has no use for are not shown while they are usual.
bool PropertyContext::applies(PropertyId id) const {
    const Joint* j = joint();
    if (!j) return true;
    const JointKind kind = j->kind;
    const auto one_of = [&](std::initializer_list<JointKind> kinds) { return std::find(kinds.begin(), kinds.end(), kind) != kinds.end(); };
    if (id.owner == Owner::coordinate) {
        const DriveKind drive = id.item < j->coordinates.size() ? j->coordinates[id.item].drive : DriveKind::none;
        if (id.key == Key::value) return drive != DriveKind::none;
        if (id.key == Key::largest) return drive == DriveKind::velocity;
        return true;
    }
    switch (id.key) {
    case Key::point: return !one_of({JointKind::fixed, JointKind::gear, JointKind::twist});
    case Key::point_b:
    case Key::length: return kind == JointKind::distance;
    case Key::axis: return !one_of({JointKind::fixed, JointKind::ball, JointKind::distance, JointKind::twist}) && !(model_.world.planar && kind == JointKind::revolute);
    case Key::ratio: return kind == JointKind::gear;
    case Key::pitch: return kind == JointKind::screw;
    case Key::component:
    case Key::rate: return kind == JointKind::twist;
    case Key::coordinates: return kind == JointKind::distance || joint_coordinates(*j) > 0;
    default: return true;
    }
}

SystemKind PropertyContext::other_kind(const SystemKind& from, std::size_t index) const { return with_common(from, index); }
RelationKind PropertyContext::other_kind(const RelationKind& from, std::size_t index) const { return with_common(from, index); }
LawKind PropertyContext::other_kind(const LawKind& from, std::size_t index) const { return with_common(from, index); }
BodyShape PropertyContext::other_kind(const BodyShape& from, std::size_t index) const {
    BodyShape made = with_common(from, index);
    if (auto* box = std::get_if<BoxShape>(&made); box && box->size.empty()) box->size.assign(model_.world.planar ? 2 : 3, Value(1.0));
    if (auto* hull = std::get_if<HullShape>(&made); hull && hull->points.empty() && hull->file.empty()) // a tetrahedron, a triangle
        hull->points = model_.world.planar ? ValueMatrix{{0.0, 0.0}, {1.0, 0.0}, {0.0, 1.0}}
                                           : ValueMatrix{{0.0, 0.0, 0.0}, {1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}};
    return made;
}
BodyShape PropertyContext::new_shape() const {
    if (model_.world.planar) return DiscShape{};
    return SphereShape{};
}

std::string PropertyContext::free_index() const {
    for (const char* name : {"i", "j", "k", "n"})
        if (!find(model_, name)) return name;
    std::string name = "i1";
    for (int n = 2; find(model_, name); ++n) name = "i" + std::to_string(n);
    return name;
}

std::optional<Refusal> PropertyContext::rising(const Value& low, const Value& high, const char* what) const {
    const auto a = values().quantity(low.formula()), b = values().quantity(high.formula());
    if (!a || !b || a->si < b->si) return std::nullopt;
    if (a->si == b->si && std::string_view(what) == "limit") return std::nullopt; // of a relay: one value
    return refuse("the lower " + std::string(what) + ", " + low.formula() + ", is not below the upper one, " + high.formula(), "write the lower one first");
}

std::optional<Refusal> PropertyContext::whole(const Parameter& parameter) const {
    Model alone; // a parameter's value is a constant: the others do not matter
    alone.parameters.push_back(parameter);
    const auto values = parameter_values(alone);
    if (values) return std::nullopt;
    Refusal made{values.error(), {}};
    if (parameter.range) {
        Model free = alone;
        free.parameters.front().range.reset();
        const auto value = parameter_values(free);
        Model ends = alone;
        ends.parameters.front().value = parameter.range->first;
        const auto at_low = parameter_values(ends);
        if (value && at_low && value->front().value < at_low->front().lowest) made.instead.push_back(parameter.range->first.formula());
        else if (value && at_low && value->front().value > at_low->front().highest) made.instead.push_back(parameter.range->second.formula());
    }
    return made;
}
std::optional<Refusal> PropertyContext::whole(const Interaction& interaction) const {
    const auto* relay = std::get_if<RelayLaw>(&interaction.law);
    if (!relay) return std::nullopt;
    const std::size_t rows = output_count(interaction.relation);
    for (const RowValues* values : {&relay->lower, &relay->upper})
        if (!values->is_one() && values->size() != rows)
            return refuse("there are " + std::to_string(values->size()) + " limits for " + std::to_string(rows) + (rows == 1 ? " row" : " rows"),
                          "write one for all rows, or one for each");
    for (std::size_t row = 0; row < (relay->lower.is_one() && relay->upper.is_one() ? 1 : rows); ++row)
        if (auto wrong = rising(relay->lower.of(row), relay->upper.of(row), "limit")) return wrong;
    return std::nullopt;
}
std::optional<Refusal> PropertyContext::whole(const Joint& joint) const {
    for (const JointCoordinate& c : joint.coordinates)
        if (c.limits.size() == 2)
            if (auto wrong = rising(c.limits[0], c.limits[1], "limit of the coordinate")) return wrong;
    return std::nullopt;
}

} // namespace saltus::model
