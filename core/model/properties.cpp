// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/properties.h"

#include "core/base/check.h"
#include "core/model/expand.h"
#include "core/model/field_list.h"
#include "core/model/names.h"
#include "core/model/property_choices.h"
#include "core/model/property_context.h"
#include "core/model/property_texts.h"
#include "core/model/rename.h"
#include "core/model/split.h"
#include "core/model/validate.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>

namespace saltus::model {

namespace {

// --- one part ------------------------------------------------------------------------------------------------------------

// visit(part) with the part of a target: const, or a copy that is to be changed.
template <class Visit>
void with_part(const Model& m, const Target& target, Visit visit) {
    if (const auto* setting = std::get_if<Setting>(&target)) {
        switch (*setting) {
        case Setting::heading: {
            const Heading heading{m.title, m.description};
            return visit(heading);
        }
        case Setting::world: return visit(m.world);
        case Setting::run: return visit(m.run);
        }
        return;
    }
    const Location at = std::get<Location>(target);
    const auto one = [&](const auto& list) {
        SALTUS_DEMAND(at.at < list.size());
        visit(list[at.at]);
    };
    switch (at.part) {
    case Part::parameter: return one(m.parameters);
    case Part::function: return one(m.functions);
    case Part::drive: return one(m.drives);
    case Part::expression: return one(m.expressions);
    case Part::system: return one(m.systems);
    case Part::interaction: return one(m.interactions);
    case Part::material: return one(m.materials);
    case Part::contact_law: return one(m.contacts);
    case Part::body: return one(m.bodies);
    case Part::joint: return one(m.joints);
    case Part::shape: return one(m.views.shapes);
    case Part::plot:
    case Part::circuit: return;
    }
}

// The edit that puts `part` in the target's place.
template <class P>
Change changed(const Target& target, P part) {
    if constexpr (std::is_same_v<P, Heading> || std::is_same_v<P, World> || std::is_same_v<P, Run>) return Set{Single(std::move(part))};
    else return Replace{std::get<Location>(target).at, Item(std::move(part))};
}

bool same_field(PropertyId a, PropertyId b) { return a.owner == b.owner && a.key == b.key && a.item == b.item; }

// --- descriptions ----------------------------------------------------------------------------------------------------

template <class T>
constexpr PropertyKind kind_of(const FieldInfo& info) {
    if constexpr (std::is_same_v<T, Value> || std::is_same_v<T, std::optional<Value>>) return info.use == Use::parameters ? PropertyKind::number : PropertyKind::formula;
    else if constexpr (std::is_same_v<T, double> || std::is_same_v<T, std::optional<double>> || std::is_same_v<T, int>) return PropertyKind::number;
    else if constexpr (std::is_same_v<T, bool>) return PropertyKind::flag;
    else if constexpr (std::is_same_v<T, ValueVector>) return PropertyKind::vector;
    else if constexpr (std::is_same_v<T, ValueMatrix>) return PropertyKind::matrix;
    else if constexpr (std::is_same_v<T, std::vector<std::string>>) return PropertyKind::names;
    else if constexpr (std::is_same_v<T, std::optional<std::pair<Value, Value>>>) return PropertyKind::range;
    else if constexpr (Choice<T>) return PropertyKind::choice;
    else if constexpr (std::is_same_v<T, std::string>) return info.role == TextRole::quantity ? PropertyKind::choice : PropertyKind::text;
    else return PropertyKind::blocks;
}

template <class T>
std::size_t rows_of(const T& value) {
    if constexpr (requires { value.size(); value.begin(); }) return value.size();
    else if constexpr (std::is_same_v<T, std::optional<Repeat>>) return value ? 1 : 0;
    else return 0;
}

PropertyKind kind_of(const ListedField<true>& field) {
    return std::visit([&]<class T>(const T*) { return kind_of<T>(*field.info); }, field.value);
}

bool same_value(const ListedField<true>& a, const ListedField<true>& b) {
    return std::visit(
        [&]<class T>(const T* value) {
            const T* const* other = std::get_if<const T*>(&b.value);
            return other && *value == **other;
        },
        a.value);
}

Property described(const ListedField<true>& field, const PropertyContext& context) {
    const FieldInfo& info = *field.info;
    Property p;
    p.id = field.id;
    p.kind = kind_of(field);
    p.info = info;
    p.unit = context.unit(field.id, info);
    p.required = field.required;
    p.usual = !field.required && context.is_usual(field.id);
    std::visit(
        [&]<class T>(const T* value) {
            p.rows = rows_of(*value);
            if constexpr (std::is_same_v<T, ValueMatrix>) p.columns = value->empty() ? 0 : value->front().size();
            if constexpr (Choice<T>) p.choices.assign(std::begin(ChoiceWords<T>::words), std::end(ChoiceWords<T>::words));
            if (info.role == TextRole::quantity) p.choices.assign(std::begin(kQuantityWords), std::end(kQuantityWords));
            if constexpr (std::is_same_v<T, std::string> || std::is_same_v<T, std::vector<std::string>>)
                if (p.choices.empty()) p.choices = context.candidates(info);
        },
        field.value);
    if (p.kind == PropertyKind::vector) {
        p.entries = context.entry_names(info, p.rows);
        if (info.entries == Entries::rotation && p.entries.size() == 4) p.units = {"rad", "", "", ""};
        p.rows = std::max(p.rows, p.entries.size());
    }
    return p;
}

} // namespace

std::string_view unit_of(Measure measure, bool planar, bool angular, DriveKind drive) noexcept {
    switch (measure) {
    case Measure::any:
    case Measure::pure:
    case Measure::count: return "";
    case Measure::length:
    case Measure::scale: return "m";
    case Measure::time: return "s";
    case Measure::angle: return "rad";
    case Measure::speed: return "m/s";
    case Measure::spin: return "rad/s";
    case Measure::acceleration: return "m/s^2";
    case Measure::mass: return "kg";
    case Measure::density: return planar ? "kg/m^2" : "kg/m^3";
    case Measure::inertia: return "kg m^2";
    case Measure::force: return "N";
    case Measure::moment: return "N m";
    case Measure::coordinate: return angular ? "rad" : "m";
    case Measure::coordinate_force: return angular ? "N m" : "N";
    case Measure::coordinate_stiffness: return angular ? "N m/rad" : "N/m";
    case Measure::coordinate_damping: return angular ? "N m s/rad" : "N s/m";
    case Measure::driven:
        switch (drive) {
        case DriveKind::none:
        case DriveKind::position: return angular ? "rad" : "m";
        case DriveKind::velocity: return angular ? "rad/s" : "m/s";
        case DriveKind::force: return angular ? "N m" : "N";
        }
    }
    return "";
}

bool is_angle(JointKind kind, std::size_t coordinate) noexcept {
    return kind == JointKind::revolute || kind == JointKind::screw || (kind == JointKind::cylindrical && coordinate == 1);
}

std::vector<Property> properties(const Model& model, const Target& target) {
    std::vector<Property> list;
    with_part(model, target, [&](const auto& part) {
        const PropertyContext context(model, part);
        const bool joint = std::is_same_v<std::remove_cvref_t<decltype(part)>, Joint>;
        for (const auto& field : fields_of(part)) {
            Property p = described(field, context);
            const bool of_bodies = p.id.owner == Owner::part && (p.id.key == Key::accuracy || p.id.key == Key::step_budget);
            if (of_bodies && p.usual && model.bodies.empty()) continue;
            if (!joint || !p.usual || context.applies(p.id)) list.push_back(std::move(p));
        }
    });
    std::stable_sort(list.begin(), list.end(), [](const Property& a, const Property& b) {
        const auto rank = [](const Property& p) { return p.id.key == Key::name && p.id.owner == Owner::part ? 0 : 1; };
        return rank(a) < rank(b);
    });
    return list;
}

std::vector<Property> shared_properties(const Model& model, std::span<const Target> targets) {
    if (targets.empty()) return {};
    std::vector<Property> list = properties(model, targets.front());
    std::vector<std::pair<PropertyId, PropertyKind>> there, before;
    for (std::size_t i = 1; i < targets.size() && !list.empty(); ++i) {
        // Alike parts follow each other in long lists: what they have is asked of the model, not built again.
        std::swap(there, before);
        there.clear();
        with_part(model, targets[i], [&](const auto& part) {
            for (const auto& field : fields_of(part)) there.emplace_back(field.id, kind_of(field));
        });
        if (there == before) continue;
        std::erase_if(list, [&](const Property& p) {
            return std::find(there.begin(), there.end(), std::pair(p.id, p.kind)) == there.end();
        });
    }
    if (targets.size() > 1)
        std::erase_if(list, [](const Property& p) { return (p.id.key == Key::name && p.id.owner == Owner::part) || p.id.key == Key::signature || p.kind == PropertyKind::blocks; });
    return list;
}

std::string property_text(const Model& model, const Target& target, PropertyId id) {
    std::string text;
    with_part(model, target, [&](const auto& part) {
        const auto fields = fields_of(part);
        if (const auto* field = find_field(fields, id)) text = text_of(*field, id);
    });
    return text;
}

std::vector<std::optional<std::string>> shared_texts(const Model& model, std::span<const Target> targets, std::span<const PropertyId> ids) {
    std::vector<std::optional<std::string>> texts(ids.size());
    // Fields in one order, so that a walk finds what is asked of each quickly.
    std::vector<std::size_t> order(ids.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto field = [](PropertyId id) { return std::tuple(id.owner, id.key, id.item); };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return field(ids[a]) < field(ids[b]); });
    std::vector<char> differs(ids.size(), 0);
    std::vector<ListedField<true>> before; // of the part before
    for (std::size_t t = 0; t < targets.size(); ++t) {
        if (!std::holds_alternative<Location>(targets[t])) before.clear(); // what is no part of a list may be gone
        with_part(model, targets[t], [&](const auto& part) {
            auto fields = fields_of(part);
            for (std::size_t f = 0; f < fields.size(); ++f) {
                const auto& listed = fields[f];
                if (f < before.size() && same_field(before[f].id, listed.id) && same_value(before[f], listed)) continue; // its text is known
                auto it = std::lower_bound(order.begin(), order.end(), listed.id, [&](std::size_t a, PropertyId b) { return field(ids[a]) < field(b); });
                for (; it != order.end() && same_field(ids[*it], listed.id); ++it) {
                    if (differs[*it]) continue;
                    std::string text = text_of(listed, ids[*it]);
                    if (t == 0) texts[*it] = std::move(text);
                    else if (texts[*it] != text) texts[*it].reset(), differs[*it] = 1;
                }
            }
            before = std::move(fields);
        });
    }
    return texts;
}

std::optional<double> property_value(const Model& model, const Target& target, PropertyId id) {
    const std::string text = property_text(model, target, id);
    if (text.empty()) return std::nullopt;
    const auto known = TypedValues(model).quantity(text);
    return known ? std::optional(known->si) : std::nullopt;
}

namespace {

std::string written_key(PropertyId id) {
    const std::string key = word_of(id.key);
    switch (id.owner) {
    case Owner::integrator: return "integrator." + key;
    case Owner::newton: return "integrator.newton." + key;
    case Owner::solver: return "solver." + key;
    default: return key;
    }
}

} // namespace

Result<Edit, Refusal> set_property(const Model& model, std::span<const Target> targets, PropertyId id, std::string_view text) {
    const bool is_name = id.owner == Owner::part && (id.key == Key::name || id.key == Key::signature);
    if (is_name && targets.size() == 1 && std::holds_alternative<Location>(targets.front())) {
        const Location at = std::get<Location>(targets.front());
        if (at.part != Part::function) {
            auto made = rename(model, at, trimmed(text));
            if (!made) return Unexpected(Refusal{made.error(), {}});
            return std::move(*made);
        }
    }
    Edit edit;
    const TypedValues values(model);
    for (const Target& target : targets) {
        std::optional<Refusal> wrong;
        with_part(model, target, [&](const auto& part) {
            auto made = part;
            const PropertyContext context(model, part, &values);
            const auto fields = fields_of(made);
            const auto* field = find_field(fields, id);
            if (!field) return;
            wrong = write(*field, context, id, text);
            if (!wrong) wrong = context.whole(made);
            if constexpr (requires { made.written; }) made.written.forget(written_key(id));
            if (!wrong && !(made == part)) edit.push_back(changed(target, std::move(made)));
        });
        if (wrong) return Unexpected(std::move(*wrong));
    }
    return edit;
}

Result<Edit, Refusal> add_block(const Model& model, const Target& target, PropertyId id) {
    Edit edit;
    with_part(model, target, [&](const auto& part) {
        auto made = part;
        const PropertyContext context(model, part);
        const auto fields = fields_of(made);
        if (const auto* field = find_field(fields, id)) add_to(*field, context);
        if (!(made == part)) edit.push_back(changed(target, std::move(made)));
    });
    if (edit.empty()) return Unexpected(refuse("nothing can be added here", ""));
    return edit;
}

Result<Edit, Refusal> remove_block(const Model& model, const Target& target, PropertyId id) {
    Edit edit;
    with_part(model, target, [&](const auto& part) {
        auto made = part;
        const auto fields = fields_of(made);
        const PropertyId blocks{id.owner, id.key, 0};
        if (const auto* field = find_field(fields, blocks)) remove_from(*field, id.item);
        if (!(made == part)) edit.push_back(changed(target, std::move(made)));
    });
    if (edit.empty()) return Unexpected(refuse("nothing can be removed here", ""));
    return edit;
}

const Parameter* parameter_of(const Model& model, const Target& target, PropertyId id) {
    const std::string text = property_text(model, target, id);
    const auto found = std::find_if(model.parameters.begin(), model.parameters.end(), [&](const Parameter& p) { return p.name == text; });
    return found == model.parameters.end() ? nullptr : &*found;
}

} // namespace saltus::model
